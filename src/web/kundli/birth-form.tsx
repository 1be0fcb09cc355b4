import { useEffect, useRef } from 'react'
import type { Ref, RefObject } from 'react'
import { askPersona, birthFormWords as words } from '../../words/kundli/birth-form.ts'
import { useSay } from '../core/language.tsx'
import { useSession } from '../core/session.ts'
import { Button } from '../ui/form/button.tsx'
import { IdempotencyField } from '../ui/form/idempotency-field.tsx'
import { Note } from '../ui/page.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { Choices } from '../ui/birth/choices.tsx'
import { focusProblem } from '../ui/birth/focus-problem.ts'
import type { BirthFormValues } from '../ui/birth/birth-form-values.ts'
import { BirthFormFields } from './birth-form-fields.tsx'
import type { BirthFormResult, BirthFormState } from './birth-form-state.ts'
import { useBirthForm } from './use-birth-form.ts'

export interface BirthFormProps {
  start: BirthFormValues
  actionData?: BirthFormResult | undefined
  persona: 'Oracle' | 'Astra' | null
  /** Names this form, so that saving it twice saves one kundli. */
  once: string
  /** Where saving does not lead on: what then. */
  onSaved?: () => void
  /** A birth of one's own: what is typed stays in this tab until it is saved. */
  keepsTyped?: boolean
  /** What their own kundli is called, where another than this one is that. */
  ownName?: string | undefined
}

/**
 * The birth form. "See" leads to the kundli's own page without any login; "Save" keeps it and goes on to
 * what the person came for. The page's action does both, with the script or without.
 */
export default function BirthForm({
  start,
  actionData,
  persona,
  once,
  onSaved,
  keepsTyped = false,
  ownName,
}: BirthFormProps) {
  const say = useSay()
  const isHydrated = useHydrated()
  const isVisitor = useSession() === null
  const { Form, form, state, onSubmit, onChange, saveRef, busy } = useBirthForm(start, actionData, {
    onSaved,
    keepsTyped,
  })
  const { formValues, problem, choices } = state
  useFocusOnProblem(form, state)
  const { bid, tob_offset: offset } = formValues
  const saveLabel =
    persona && !bid ? say(askPersona, persona) : say(bid ? words.saveChanges : words.save)
  const save = (
    <SaveButton ref={saveRef} label={saveLabel} isMain={Boolean(bid)} busy={busy === 'save'} />
  )
  return (
    <Form method="post" ref={form} onSubmit={onSubmit} onChange={onChange} noValidate>
      <input type="hidden" name="bid" value={bid ?? ''} />
      <IdempotencyField value={once} />
      {isHydrated && <input type="hidden" name="scripted" value="1" />}
      {offset && !choices && <input type="hidden" name="tob_offset" value={offset} />}
      <BirthFormFields
        key={state.round}
        formValues={formValues}
        places={state.places}
        problem={problem}
        ownName={ownName}
      />
      {choices && (
        <Choices
          choices={choices}
          selectedValue={offset}
          alert={problem?.name === 'tob_offset' ? problem.text : undefined}
        />
      )}
      {problem?.name === null && <FormAlert text={problem.text} />}
      {/* A newcomer sees from the start where this leads; over a form inside a page nothing lies. */}
      <div className={`mt-3 py-2 ${isVisitor ? 'sticky bottom-0 z-10 bg-paper' : ''}`}>
        <Button
          type="submit"
          name="intent"
          value="see"
          wide
          kind={bid ? 'quiet' : 'primary'}
          busy={busy === 'see'}
          busyLabel={say(words.seeing)}
        >
          {say(words.see)}
        </Button>
      </div>
      <div className="mt-1">{save}</div>
    </Form>
  )
}

/** Brings the control that a new problem is about before the reader; one that came with the page is left alone. */
function useFocusOnProblem(
  form: RefObject<HTMLFormElement | null>,
  { problem }: BirthFormState,
): void {
  const last = useRef(problem)
  useEffect(() => {
    if (problem && problem !== last.current && form.current) focusProblem(form.current, problem)
    last.current = problem
  }, [form, problem])
}

/** What is wrong with no field alone. */
function FormAlert({ text }: { text: string }) {
  return (
    <div role="alert" tabIndex={-1} className="mt-5 outline-none">
      <Note>{text}</Note>
    </div>
  )
}

function SaveButton({
  ref,
  label,
  isMain,
  busy,
}: {
  ref: Ref<HTMLButtonElement>
  label: string
  isMain: boolean
  busy: boolean
}) {
  const say = useSay()
  return (
    <Button
      ref={ref}
      id="generate-kundali"
      type="submit"
      name="intent"
      value="save"
      wide
      kind={isMain ? 'primary' : 'quiet'}
      busy={busy}
      busyLabel={say(words.saving)}
    >
      {label}
    </Button>
  )
}
