import { useCallback, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import type { ChartShown } from '../../contract/kundli.ts'
import { askPersona, birthForm as words, chartWords } from '../../words/birth-form.ts'
import { inLanguage, useLanguage, useSay } from '../language.tsx'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/page.tsx'
import { BirthFields } from './birth-fields.tsx'
import { ChartView } from './chart-view.tsx'
import type { PlaceFound } from './place-search.tsx'
import type { Typed } from './typed.ts'
import { useBirthForm } from './use-birth-form.ts'

/** What the page's action found, where the form was sent without the script. */
export interface Acted {
  typed: Typed
  problem?: string
  chart?: ChartShown
  places?: PlaceFound[]
}

/**
 * The birth form and, under it, the kundli. "See" computes and draws it without any login; "Save"
 * keeps it and goes on to what the person came for. Sent as a plain form it does the same by the
 * page's action.
 */
export function BirthForm({
  start,
  acted,
  afterSave,
  persona,
}: {
  start: Typed
  acted?: Acted
  /** Where to go with the saved kundli: absolute path without language, "{bid}" in it. */
  afterSave: string | null
  persona: 'Oracle' | 'Astra' | null
}) {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const chartRef = useRef<HTMLDivElement>(null)
  const saveRef = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState<{ typed: Typed; round: number }>({
    typed: acted?.typed ?? start,
    round: 0,
  })
  const [seen, setSeen] = useState<{ chart: ChartShown; name: string } | null>(
    acted?.chart ? { chart: acted.chart, name: acted.typed.full_name ?? '' } : null,
  )
  const onCorrected = useCallback(
    (corrected: Typed) => setTyped(({ round }) => ({ typed: corrected, round: round + 1 })),
    [],
  )
  const acts = useBirthForm(onCorrected)

  const see = async () => {
    if (!form.current) return
    const name = String(new FormData(form.current).get('full_name') ?? '')
    const chart = await acts.see(form.current)
    if (!chart) return
    setSeen({ chart, name })
    requestAnimationFrame(() => chartRef.current?.scrollIntoView({ block: 'start' }))
  }
  const save = async () => {
    if (!form.current) return
    const bid = await acts.save(form.current, () => saveRef.current?.click())
    if (!bid) return
    // A whole load where someone has just signed in: the header must know them.
    if (afterSave) window.location.assign(inLanguage(afterSave.replace('{bid}', bid), language))
    else await navigate(0)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    void (pressed?.value === 'save' ? save() : see())
  }
  const bid = typed.typed.bid
  const saveLabel =
    persona && !bid ? say(askPersona, persona) : say(bid ? words.saveChanges : words.save)

  return (
    <Form method="post" ref={form} onSubmit={onSubmit} noValidate>
      <input type="hidden" name="bid" value={bid ?? ''} />
      {acted?.problem && (
        <div role="alert" className="mb-5">
          <Note>{acted.problem}</Note>
        </div>
      )}
      <BirthFields key={typed.round} typed={typed.typed} places={acted?.places} />
      {acts.choices && (
        <fieldset className="mt-5">
          <legend className="mb-1 text-fine font-semibold">{say(words.whichTime)}</legend>
          {acts.choices.map((choice) => (
            <label key={choice.value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name={choice.field}
                value={choice.value}
                className="size-5"
                onChange={() => acts.choose(choice.value)}
              />
              {choice.label}
            </label>
          ))}
        </fieldset>
      )}
      <div className="mt-6 grid gap-3">
        <Button
          type="submit"
          name="intent"
          value="see"
          wide
          kind={seen || bid ? 'quiet' : 'primary'}
          busy={acts.busy === 'see'}
          busyLabel={say(words.seeing)}
        >
          {say(words.see)}
        </Button>
        {!seen && (
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
      {seen && (
        <div ref={chartRef} className="mt-10 scroll-mt-4 border-t border-rule pt-8">
          <ChartView
            chart={seen.chart}
            title={seen.name ? say(chartWords.of, seen.name) : say(words.freeTitle)}
          />
          <div className="sticky bottom-0 mt-6 border-t border-rule bg-paper py-3">
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
        </div>
      )}
    </Form>
  )
}
