import { celebrityWords as words, timeSources } from '../../words/kundli/celebrity.ts'
import { zodiacWords } from '../../words/horoscope/zodiac.ts'
import { apiFor } from '../api/client.ts'
import type { ApiData } from '../api/result.ts'
import { serverActionOr } from '../core/rejected.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, languageOf, useSay } from '../core/language.tsx'
import { toBirthFormValues } from '../ui/birth/birth-form-values.ts'
import type { BirthFormValues } from '../ui/birth/birth-form-values.ts'
import { Field, TextArea } from '../ui/form/field.tsx'
import { newIdempotencyKey } from '../ui/form/idempotency-field.tsx'
import { Column, Section } from '../ui/page.tsx'
import { ZodiacCarousel } from '../ui/zodiac-carousel.tsx'
import type { Route } from './+types/free-kundli-celeb.ts'
import { LazyBirthForm } from './lazy-birth-form.tsx'
import { birthFormAction, readBirthDraft } from './birth-form-action.ts'
import { unreachable } from './birth-form-state.ts'
import { personaFromUrl } from '../core/persona-from-url.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { ...words, query: ['type'] })

type Figures = ApiData<'birthdetails/celebrities'>

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const list = await apiFor(context)('birthdetails/celebrities', {})
  const figures: Figures = list.ok ? list.data : []
  const chosenFigure = figures.find(({ key }) => key === url.searchParams.get('who'))
  return {
    persona: personaFromUrl(url) ?? ('Oracle' as const),
    figures,
    start:
      readBirthDraft(request) ??
      (chosenFigure ? startOf(chosenFigure, languageOf(url.pathname)) : {}),
    taken: chosenFigure?.key ?? '',
    once: newIdempotencyKey(),
  }
}

/** Somebody of the shelf, as the form shows a birth. */
function startOf(figure: Figures[number], language: 'en' | 'hi'): BirthFormValues {
  const { bid: _, ...formValues } = toBirthFormValues({
    ...figure,
    bid: '',
    full_name: figure.name,
    tob: figure.tob ?? '',
    tob_sec: 0,
    tob_known: figure.tob !== null,
    marital_status: 'Single',
    language: language === 'hi' ? 'Hindi' : 'English',
  })
  return formValues
}

export async function action(args: Route.ActionArgs) {
  return birthFormAction(
    args,
    (url) => `/chatsceleb?type=${personaFromUrl(url) ?? 'Oracle'}&bid={bid}`,
  )
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverActionOr(serverAction, unreachable)
}

/** The birth form about somebody known to all; then the shelf, and the strip of signs. */
export default function FreeKundliCeleb({ loaderData, actionData }: Route.ComponentProps) {
  const { persona, figures, start, taken: figureKey, once } = loaderData
  const say = useSay()
  return (
    <>
      <Column className="py-8 sm:py-12">
        <h1 className="text-h2">{say(words.title)}</h1>
        <p className="mt-2 mb-6 text-soft">{say(words.lead)}</p>
        <div className="mb-5">
          <Field label={say(words.info)} hint={say(words.infoHint)}>
            {/* Without a name: it is nobody's but the reader's, and no form sends it. */}
            {(field) => <TextArea {...field} rows={2} maxLength={1000} />}
          </Field>
        </div>
        <LazyBirthForm
          key={figureKey}
          start={start}
          actionData={actionData}
          persona={persona}
          once={once}
        />
      </Column>
      <Section title={say(words.shelf)}>
        <p className="-mt-4 mb-4 max-w-text text-soft">{say(words.shelfLead)}</p>
        <ul className="grid gap-x-10 md:grid-cols-2">
          {figures.map((figure) => (
            <Figure key={figure.key} figure={figure} persona={persona} />
          ))}
        </ul>
      </Section>
      <Section title={say(zodiacWords.title)}>
        <ZodiacCarousel />
      </Section>
    </>
  )
}

function Figure({ figure, persona }: { figure: Figures[number]; persona: string }) {
  const say = useSay()
  const { key, name, known_for, dob, tob, pob, source } = figure
  return (
    <li className="border-t border-rule py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-h4 display">{name}</span>
        <span className="text-fine text-soft">{say(timeSources[source].short)}</span>
      </p>
      <p className="text-fine text-soft">{known_for}</p>
      <p className="mt-1 text-fine figures">
        {dob}
        {tob && `, ${tob}`} · {pob}
      </p>
      <LocalizedLink
        to={`/free-kundli-celeb?type=${persona}&who=${key}`}
        className="inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
      >
        {say(words.take)}
        <span className="sr-only">{`: ${name}`}</span>
      </LocalizedLink>
    </li>
  )
}
