import { Suspense, useCallback, useRef, useState } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import { Form } from 'react-router'
import type { KundliPageData } from '../../contract/kundli/kundli-page.ts'
import { askPersona, birthFormWords as words } from '../../words/kundli/birth-form.ts'
import { inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { lazyOnVisible } from '../ui/lazy-on-visible.ts'
import { Note } from '../ui/page.tsx'
import { toastAfterReload } from '../ui/overlay/toast.ts'
import { BirthFields } from './birth-fields.tsx'
import type { ChoiceOption } from '../ui/birth/validate-birth-form.ts'
import { Choices } from '../ui/birth/choices.tsx'
import type { PlaceSuggestion } from '../ui/birth/place-search.tsx'
import { momentFieldNames } from '../ui/birth/birth-form-values.ts'
import type { BirthInput, BirthFormValues } from '../ui/birth/birth-form-values.ts'
import { useBirthForm } from './use-birth-form.ts'
import type { DrawnKundli } from './use-birth-form.ts'
import type { KundliViewProps } from './view/kundli-view.tsx'

// Fetched while the kundli is being computed.
const fetchView = async () => ({ default: (await import('./view/kundli-view.tsx')).KundliView })
const KundliView = import.meta.env.SSR
  ? (await fetchView()).default
  : lazyOnVisible<KundliViewProps>(fetchView)

/** What the page's action found, where the form was sent without the script. */
export interface BirthFormResult {
  formValues: BirthFormValues
  problem?: string
  choices?: ChoiceOption[]
  kundli?: KundliPageData
  /** What was sent for that kundli. */
  sentBirth?: BirthInput
  places?: PlaceSuggestion[]
}

export interface BirthFormProps {
  start: BirthFormValues
  actionData?: BirthFormResult
  /** Where to go with the saved kundli: absolute path without language, "{bid}" in it. */
  afterSave: string | null
  persona: 'Oracle' | 'Astra' | null
}

/**
 * The birth form and, under it, the kundli. "See" computes and draws it without any login; "Save"
 * keeps it and goes on to what the person came for. Sent as a plain form it does the same by the
 * page's action.
 */
export default function BirthForm({ start, actionData, afterSave, persona }: BirthFormProps) {
  const say = useSay()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const chartRef = useRef<HTMLDivElement>(null)
  const saveRef = useRef<HTMLButtonElement>(null)
  const [draft, setTyped] = useState<{ formValues: BirthFormValues; round: number }>({
    formValues: actionData?.formValues ?? start,
    round: 0,
  })
  const [drawnKundli, setSeen] = useState<DrawnKundli | null>(
    actionData?.kundli && actionData.sentBirth
      ? { kundli: actionData.kundli, sentBirth: actionData.sentBirth }
      : null,
  )
  // Another kundli is another page: nothing of the last one stays unfolded.
  const [round, setRound] = useState(0)
  const onCorrected = useCallback(
    (corrected: BirthFormValues) =>
      setTyped(({ round }) => ({ formValues: corrected, round: round + 1 })),
    [],
  )
  const acts = useBirthForm(actionData?.choices, onCorrected)
  const [offset, setOffset] = useState(draft.formValues.tob_offset)

  const see = async () => {
    if (!form.current) return
    // The view is waited for, so that the focus lands on a whole kundli; without it, it comes by itself.
    const [found] = await Promise.all([acts.see(form.current), fetchView().catch(() => null)])
    if (!found) return
    setSeen(found)
    setRound((round) => round + 1)
    requestAnimationFrame(() => {
      chartRef.current?.focus({ preventScroll: true })
      chartRef.current?.scrollIntoView({ block: 'start' })
    })
  }
  const save = async () => {
    if (!form.current) return
    const savedBirth = await acts.save(form.current, () => saveRef.current?.click())
    if (!savedBirth) return
    // A whole load where someone has just signed in: the header must know them.
    if (afterSave)
      return window.location.assign(
        inLanguage(afterSave.replace('{bid}', savedBirth.bid), language),
      )
    if (savedBirth.message) toastAfterReload(savedBirth.message)
    window.location.reload()
  }
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (!momentFieldNames.has((target as unknown as HTMLInputElement).name)) return
    acts.forgetChoices()
    setOffset(undefined)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    void (pressed?.value === 'save' ? save() : see())
  }
  const bid = draft.formValues.bid
  const saveLabel =
    persona && !bid ? say(askPersona, persona) : say(bid ? words.saveChanges : words.save)

  return (
    <Form method="post" ref={form} onSubmit={onSubmit} onChange={onChange} noValidate>
      <input type="hidden" name="bid" value={bid ?? ''} />
      {offset && !acts.choices && <input type="hidden" name="tob_offset" value={offset} />}
      {actionData?.problem && (
        <div role="alert" className="mb-5">
          <Note>{actionData.problem}</Note>
        </div>
      )}
      <BirthFields key={draft.round} formValues={draft.formValues} places={actionData?.places} />
      {acts.choices && <Choices choices={acts.choices} selectedValue={offset} />}
      <div className="mt-6 grid gap-3">
        <Button
          type="submit"
          name="intent"
          value="see"
          wide
          kind={drawnKundli || bid ? 'quiet' : 'primary'}
          busy={acts.busy === 'see'}
          busyLabel={say(words.seeing)}
        >
          {say(words.see)}
        </Button>
        {!drawnKundli && (
          <Button
            ref={saveRef}
            id="generate-kundali"
            type="submit"
            name="intent"
            value="save"
            wide
            kind={bid ? 'primary' : 'quiet'}
            busy={acts.busy === 'save'}
            busyLabel={say(words.saving)}
          >
            {saveLabel}
          </Button>
        )}
      </div>
      {drawnKundli && (
        <div
          ref={chartRef}
          tabIndex={-1}
          className="mt-10 flex scroll-mt-4 flex-col border-t border-rule pt-8 outline-none"
        >
          {/* Seen last and always, but reached first: a kundli holds a hundred stops for a keyboard. */}
          <div className="sticky bottom-0 z-10 order-last mt-6 border-t border-rule bg-paper py-3">
            <Button
              ref={saveRef}
              id="generate-kundali"
              type="submit"
              name="intent"
              value="save"
              wide
              busy={acts.busy === 'save'}
              busyLabel={say(words.saving)}
            >
              {saveLabel}
            </Button>
          </div>
          <div className="min-w-0 [&_:is(a,button,summary,select)]:scroll-mb-24">
            <Suspense fallback={null}>
              <KundliView key={round} kundli={drawnKundli.kundli} of={drawnKundli.sentBirth} />
            </Suspense>
          </div>
        </div>
      )}
    </Form>
  )
}
