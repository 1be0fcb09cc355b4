import { Form, data, redirect, redirectDocument } from 'react-router'
import type { WireInput } from '../../contract/apis.ts'
import { isId } from '../../contract/core/plain-text.ts'
import { kundliPartOf } from '../../contract/kundli/kundli-parts.ts'
import { chartWords } from '../../words/kundli/chart.ts'
import { kundliPageWords as words } from '../../words/kundli/kundli-page.ts'
import { say as sayIn } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { inLanguage, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { rejected, serverActionOr } from '../core/rejected.ts'
import { currentSession, wayToLogin } from '../core/session.ts'
import { saveSessionText } from '../core/session-text.ts'
import { ButtonLink } from '../ui/form/button.tsx'
import { Column, Page } from '../ui/page.tsx'
import { scriptedField } from './scripted-field.ts'
import type { Route } from './+types/kundli.ts'
import { KundliBar } from './kundli-bar.tsx'
import { KundliHeader } from './kundli-header.tsx'
import { chatAddressTemplate, personaFromUrl } from '../core/persona-from-url.ts'
import { unsavedBirth } from '../ui/birth/unsaved-births.ts'
import { KundliTabs } from './view/kundli-tabs.tsx'
import { KundliView } from './view/kundli-view.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.title,
    description: words.description,
    linkPicture: 'kundli',
    noindex: true,
  })

/**
 * One's own saved kundli (`bid`), or one that this browser was given and nobody saved (`unsaved`): one
 * `part` of it, a division drawn (`varga`) and a dasha unfolded (`dasha`) where asked for.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = url
  const bid = searchParams.get('bid') ?? ''
  const unsaved = searchParams.get('unsaved') ?? ''
  const part = kundliPartOf(searchParams.get('part'))
  const persona = personaFromUrl(url) ?? 'Oracle'
  const session = await currentSession(context)
  // What names it, for the links to its other parts.
  const figure = !bid && searchParams.has('figure')
  const unsavedQuery = { unsaved, ...(figure && { figure: '1' }), type: persona }
  const address = `/kundli?${new URLSearchParams(bid ? { bid } : unsavedQuery)}`
  const gone = { of: null, part, persona, address, figure, kundli: null }
  const to = (path: string) => redirect(inLanguage(path, languageOf(pathname)))
  if (!isId(bid) && !isId(unsaved)) throw to(session ? '/create-kundli' : '/free-kundli')
  if (isId(bid) && !session) throw wayToLogin(url)
  const of = isId(bid) ? { bid } : unsavedBirth({ request, url, context }, unsaved)
  if (!of) return data(gone, { status: 404 })
  const input = {
    ...of,
    part,
    varga: searchParams.get('varga') ?? undefined,
    dasha: searchParams.get('dasha') ?? undefined,
    facts: searchParams.has('facts'),
    figure,
  } as WireInput<'birthdetails/kundli'>
  const result = await apiFor(context)('birthdetails/kundli', input)
  if (!result.ok && [404, 422].includes(result.status)) return data(gone, { status: 404 })
  if (!result.ok && result.status === 200) return data(gone)
  return data({ of, part, persona, address, figure, kundli: requireData(result).kundli })
}

/** Saves a kundli that is only this browser's, and goes on to the chat about it. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const language = languageOf(url.pathname)
  const isScripted = (await request.formData()).has(scriptedField)
  const key = url.searchParams.get('unsaved') ?? ''
  const birth = unsavedBirth({ request, url, context }, key)
  if (!birth) return rejected({ problem: sayIn(words.gone, language), needsLogin: false }, 404)
  const result = await apiFor(context)('birthdetails/add', birth, { idempotencyKey: key })
  if (result.ok) {
    const chat = chatAddressTemplate(personaFromUrl(url) ?? 'Oracle', url)
    // A whole load where someone has just signed in: the header must know them.
    return redirectDocument(inLanguage(chat.replace('{bid}', result.data.bid), language))
  }
  if (result.status === 401 && isScripted) return rejected({ problem: '', needsLogin: true }, 401)
  if (result.status === 401) {
    const login = new URLSearchParams({ next: url.pathname + url.search })
    return redirect(inLanguage(`/login?${login}`, language))
  }
  const problem = result.message || sayIn(words.failedToSave, language)
  return rejected({ problem, needsLogin: false }, result.status)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverActionOr(serverAction, { problem: null, needsLogin: false })
}

export default function Kundli({ loaderData, actionData }: Route.ComponentProps) {
  const { of, part, persona, address, figure, kundli } = loaderData
  const say = useSay()
  const language = useLanguage()
  if (!kundli || !of)
    return (
      <Column className="py-12">
        <h1 className="text-h2">{say(words.gone)}</h1>
        <p className="mt-2 mb-6 text-soft">{say(words.goneMore)}</p>
        <ButtonLink to="/free-kundli">{say(words.makeAnew)}</ButtonLink>
      </Column>
    )
  const bid = 'bid' in of ? of.bid : null
  return (
    <>
      <Page className="pt-2 pb-10">
        <section aria-label={say(chartWords.heading)}>
          <KundliHeader kundli={kundli} bid={bid} persona={persona} figure={figure} />
          <KundliTabs part={part} timeKnown={kundli.time_known} address={address} figure={figure} />
          <Form method="get" preventScrollReset>
            {[...new URLSearchParams(address.split('?')[1])].map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {part !== 'overview' && <input type="hidden" name="part" value={part} />}
            <KundliView
              key={`${address} ${language}`}
              kundli={kundli}
              of={of}
              part={part}
              askPath={bid && `/chats?type=${persona}&bid=${bid}`}
              previewPath={bid || figure ? null : inLanguage('/ask', language)}
              onAsk={(question) => bid && saveSessionText(`draft:${persona}:${bid}`, question)}
            />
          </Form>
          {bid && part === 'overview' && (
            <ButtonLink
              kind="plain"
              className="mt-3 px-0!"
              to={`/kundli-matching?bid=${bid}`}
              prefetch="none"
            >
              {say(words.match)}
            </ButtonLink>
          )}
        </section>
      </Page>
      <KundliBar
        bid={bid}
        persona={persona}
        figure={figure}
        kundli={kundli}
        address={address}
        problem={actionData?.problem}
      />
    </>
  )
}
