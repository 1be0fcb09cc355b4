import { Suspense } from 'react'
import { Await, useLocation } from 'react-router'
import {
  astrologerPages,
  landingTemplates,
  landingWords as words,
} from '../../words/content/landing.ts'
import { siteWords } from '../../words/app/site.ts'
import { apiFor } from '../api/client.ts'
import type { ApiData } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, useSay, withoutLanguage } from '../core/language.tsx'
import { Column } from '../ui/page.tsx'
import { AstraIcon, OracleIcon } from '../ui/icon/persona-icons.tsx'
import type { Route } from './+types/astrologer.ts'
import { ChatButton } from './chat-button.tsx'

type Info = ApiData<'ai/getInfo'>
type InfoResult = { info: Info } | { message: string }

const personaAt = (pathname: string) =>
  withoutLanguage(pathname).startsWith('/astra') ? ('Astra' as const) : ('Oracle' as const)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, astrologerPages[personaAt(args.location.pathname)])

export async function loader({ context }: Route.LoaderArgs): Promise<{ result: InfoResult }> {
  const result = await apiFor(context)('ai/getInfo', {})
  if (result.ok) return { result: { info: result.data } }
  return { result: { message: result.status === 200 ? result.message : '' } }
}

/** On the way here from another page, the page stands at once and what it loads comes into it. */
export function clientLoader({ serverLoader }: { serverLoader: () => Promise<unknown> }): {
  result: Promise<InfoResult>
} {
  const result = serverLoader().then(
    (it) => (it as { result: InfoResult }).result,
    () => ({ message: '' }),
  )
  return { result }
}

/** The page of one astrologer: what it is for, its price, what is free, and the way to ask. */
export default function Astrologer({ loaderData }: Route.ComponentProps) {
  const { result } = loaderData
  const say = useSay()
  const persona = personaAt(useLocation().pathname)
  const page = astrologerPages[persona]
  const Symbol = persona === 'Oracle' ? OracleIcon : AstraIcon
  return (
    <Column className="py-10 sm:py-14">
      <Symbol className="size-24" />
      <h1 className="mt-4 text-balance">{say(page.title)}</h1>
      <p className="mt-3 text-lead text-soft">{say(page.lead)}</p>
      <Suspense fallback={<Waiting />}>
        <Await resolve={result}>
          {(it) =>
            'info' in it ? <Offer {...{ persona }} info={it.info} /> : <FailureNote {...it} />
          }
        </Await>
      </Suspense>
      <h2 className="mt-10 mb-2 text-h3">{say(words.ask)}</h2>
      <ul>
        {page.questions.map((question) => (
          <li key={question.en} className="border-t border-rule py-2.5">
            {say(question)}
          </li>
        ))}
      </ul>
      <LocalizedLink
        to="/ai-astrologer"
        className="mt-4 inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
      >
        {say(words.both)}
      </LocalizedLink>
      <p className="mt-6 text-fine text-soft">{say(siteWords.labelLine)}</p>
    </Column>
  )
}

function Waiting() {
  const say = useSay()
  return <output className="flex min-h-44 items-center text-soft">{say(words.loading)}</output>
}

function FailureNote({ message }: { message: string }) {
  const say = useSay()
  return (
    <p role="alert" className="flex min-h-44 items-center text-sindoor">
      {say(landingTemplates.error, message || say(words.notOk))}
    </p>
  )
}

function Offer({ persona, info }: { persona: 'Oracle' | 'Astra'; info: Info }) {
  const say = useSay()
  const of =
    persona === 'Oracle'
      ? { desc: info.oracle_desc, price: info.oracle_price, free: info.free_oracle_questions }
      : { desc: info.astra_desc, price: info.astra_price, free: info.free_astra_questions }
  return (
    <div className="mt-6 flex min-h-38 flex-col">
      <p>{of.desc}</p>
      <p className="mt-2 mb-4 flex flex-wrap gap-x-4 figures">
        <span>{say(landingTemplates.perQuestion, of.price)}</span>
        <span className="text-soft">{say(landingTemplates.free, of.free)}</span>
      </p>
      <ChatButton persona={persona} wide />
    </div>
  )
}
