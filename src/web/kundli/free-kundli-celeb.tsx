import type { WireInput } from '../../contract/apis.ts'
import { celebrityWords as words } from '../../words/kundli/celebrity.ts'
import { kundliOf } from '../../words/kundli/kundli-of.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { serverActionOr } from '../core/rejected.ts'
import { pageMeta } from '../core/page-meta.ts'
import { languageOf, useLanguage, useSay } from '../core/language.tsx'
import { personaFromUrl } from '../core/persona-from-url.ts'
import { Field, TextArea } from '../ui/form/field.tsx'
import { newIdempotencyKey } from '../ui/form/idempotency-field.tsx'
import { Column, Page } from '../ui/page.tsx'
import type { Route } from './+types/free-kundli-celeb.ts'
import { askAboutCelebrity, birthOfCelebrity, celebritiesFor } from './ask-about-celebrity.ts'
import { birthFormAction, readBirthDraft } from './birth-form-action.ts'
import { unreachable } from './birth-form-state.ts'
import { LazyCelebrityChart } from './lazy-celebrity-chart.tsx'
import { CelebrityShelf } from './celebrity-shelf.tsx'
import { LazyBirthForm } from './lazy-birth-form.tsx'

export const meta: Route.MetaFunction = (args) => {
  const figure = args.loaderData?.person?.figure
  if (!figure)
    return pageMeta(args, {
      ...words,
      title: words.headTitle,
      linkPicture: 'kundli',
      mainPath: '/free-kundli-celeb',
    })
  const { names } = figure
  return pageMeta(args, {
    ...words,
    title: { en: kundliOf.en(names.en), hi: kundliOf.hi(names.hi) },
    query: ['who'],
    linkPicture: 'kundli',
  })
}

/** The shelf and the form; with `who` the chart of that person. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const figures = await celebritiesFor(context)
  const figure = figures.find(({ key }) => key === url.searchParams.get('who'))
  const persona = personaFromUrl(url) ?? ('Oracle' as const)
  const shared = { persona, query: url.searchParams.get('q') ?? '', once: newIdempotencyKey() }
  if (!figure) {
    const people = figures.map(({ key, kind, name, names, known_for, dob, died }) => ({
      ...{ key, kind, name, names, known_for },
      years: `${dob.slice(6)}–${died}`,
    }))
    return { ...shared, person: null, people, draft: readBirthDraft(request) }
  }
  const of = birthOfCelebrity(figure, languageOf(url.pathname))
  const input = { ...of, part: 'overview', figure: true } as WireInput<'birthdetails/kundli'>
  const { kundli } = requireData(await apiFor(context)('birthdetails/kundli', input))
  return { ...shared, person: { figure, of, kundli }, people: [], draft: null }
}

/** Asks about the person of the address, or does what the form is for. */
export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args
  const persona = personaFromUrl(url) ?? 'Oracle'
  const who = url.searchParams.get('who')
  if (who) {
    const figure = (await celebritiesFor(context)).find(({ key }) => key === who)
    const form = await request.formData()
    if (figure) return askAboutCelebrity(apiFor(context), figure, { url, form, persona })
    throw new Response(null, { status: 404 })
  }
  return birthFormAction(args, () => `/chatsceleb?type=${persona}&bid={bid}`, { figure: '1' })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverActionOr(serverAction, unreachable)
}

export default function FreeKundliCeleb({ loaderData, actionData }: Route.ComponentProps) {
  const { persona, query, once, person, people, draft } = loaderData
  const say = useSay()
  const language = useLanguage()
  const isFormResult = actionData && 'formValues' in actionData
  if (person)
    return (
      <LazyCelebrityChart
        // The drawing is kept from its first render on: in another language it is another one.
        key={`${person.figure.key} ${language}`}
        {...person}
        persona={persona}
        problem={
          actionData && 'needsLogin' in actionData && 'problem' in actionData && !isFormResult
            ? (actionData.problem as string)
            : undefined
        }
      />
    )
  return (
    <>
      <Page className="py-8 sm:py-12">
        <h1 className="text-h2">{say(words.title)}</h1>
        <p className="mt-2 mb-6 max-w-text text-soft">{say(words.lead)}</p>
        <CelebrityShelf people={people} persona={persona} query={query} />
      </Page>
      <Column className="pb-10">
        <details open={isFormResult || draft !== null || undefined}>
          <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 border-y border-rule py-2 text-h4 display">
            {say(words.somebodyElse)}
            <span aria-hidden="true" className="text-soft">
              +
            </span>
          </summary>
          <p className="my-4 text-soft">{say(words.somebodyElseLead)}</p>
          <div className="mb-5">
            <Field label={say(words.info)} hint={say(words.infoHint)}>
              {/* Without a name: it is nobody's but the reader's, and no form sends it. */}
              {(field) => <TextArea {...field} rows={2} maxLength={1000} />}
            </Field>
          </div>
          <LazyBirthForm
            start={draft ?? {}}
            actionData={isFormResult ? actionData : undefined}
            persona={persona}
            once={once}
          />
        </details>
      </Column>
    </>
  )
}
