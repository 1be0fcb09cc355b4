import { Suspense, useEffect, useRef, useState } from 'react'
import { Form, data, useLocation, useNavigation } from 'react-router'
import type { MatchData } from '../../contract/kundli/match.ts'
import { matchingWords as words } from '../../words/matching/matching.ts'
import { apiFor } from '../api/client.ts'
import { serverActionOr } from '../core/rejected.ts'
import { pageMeta } from '../core/page-meta.ts'
import { languageOf, useSay } from '../core/language.tsx'
import { currentSession } from '../core/session.ts'
import { Button } from '../ui/form/button.tsx'
import { lazyOnVisible } from '../ui/lazy-on-visible.ts'
import { IdempotencyField, newIdempotencyKey } from '../ui/form/idempotency-field.tsx'
import { Column, Note, Page } from '../ui/page.tsx'
import type { Route } from './+types/kundli-matching.ts'
import { AskAstra } from './ask-astra.tsx'
import { focusProblem } from '../ui/birth/focus-problem.ts'
import { fieldPrefix, partnerRoles } from './couple.ts'
import type { Couple, MatchFormResult, PersonFormState } from './couple.ts'
import { MatchActions } from './match-actions.tsx'
import { matchAction, matchOf } from './match-action.ts'
import { unsavedCouple } from './unsaved-match.ts'
import type { PersonFieldsProps, SavedKundli } from './person-fields.tsx'

// The page's action answers the form by itself: the code of the fields and of the match comes after the
// page's own.
const PersonFields = import.meta.env.SSR
  ? (await import('./person-fields.tsx')).default
  : lazyOnVisible<PersonFieldsProps>(() => import('./person-fields.tsx'))
const MatchView = import.meta.env.SSR
  ? (await import('./match-view.tsx')).default
  : lazyOnVisible<{ match: MatchData }>(() => import('./match-view.tsx'))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.title,
    description: words.description,
    keywords: words.keywords,
    linkPicture: 'match',
  })

/**
 * One's saved kundlis to choose from; `bid` chooses one at once, on the side of its gender; `bride` and
 * `groom` together are a saved match, and `unsaved` one that this browser holds: these are drawn.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const call = apiFor(context)
  const session = await currentSession(context)
  const list = session && (await call('birthdetails/list', {}))
  const births = list?.ok ? list.data.births : []
  const wanted = births.find(({ bid }) => bid === url.searchParams.get('bid'))
  const initialPeople: Couple<PersonFormState> = {
    bride: { formValues: {} },
    groom: { formValues: {} },
  }
  if (wanted)
    initialPeople[wanted.gender === 'Female' ? 'bride' : 'groom'].formValues.bid = wanted.bid
  for (const role of partnerRoles) {
    const chosen = births.find(({ bid }) => bid === url.searchParams.get(role))
    if (chosen) initialPeople[role].formValues.bid = chosen.bid
  }
  const unsaved = url.searchParams.get('unsaved')
  const couple = unsaved ? unsavedCouple({ request, url, context }, unsaved) : null
  for (const role of partnerRoles) if (couple) initialPeople[role].formValues = couple[role]
  const { bride, groom } = initialPeople
  const isWhole = couple !== null || Boolean(bride.formValues.bid && groom.formValues.bid)
  const { match, refusal } = isWhole
    ? await matchOf(call, initialPeople, languageOf(url.pathname))
    : { match: null, refusal: null }
  const saved: SavedKundli[] = births.map(({ bid, full_name }) => ({ bid, name: full_name }))
  return data(
    {
      saved,
      chosen: initialPeople,
      savedMatch: match,
      refusal,
      isGone: unsaved !== null && couple === null,
      once: newIdempotencyKey(),
    },
    session || couple ? { headers: { 'Cache-Control': 'no-store' } } : undefined,
  )
}

export const action = matchAction

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverActionOr(serverAction, unreachable)
}

export default function KundliMatching({ loaderData, actionData: reply }: Route.ComponentProps) {
  const {
    saved: savedKundlis,
    chosen: initialPeople,
    savedMatch,
    refusal,
    isGone,
    once,
  } = loaderData
  const result = useLastResult(reply, savedMatch)
  const { state } = useNavigation()
  const say = useSay()
  const people = result?.people ?? initialPeople
  const match = result ? null : savedMatch
  const linkProblem = isGone ? say(words.gone) : refusal
  const formProblem = result ? result.problem : linkProblem
  const problem = isUnreachable(reply) ? say(words.failed) : formProblem
  const { form, matchRef } = useFocusOnResult(reply, savedMatch)
  return (
    <>
      <Page className="py-8 sm:py-12">
        <h1 className="text-h2">{say(words.heading)}</h1>
        <p className="mt-2 mb-6 text-soft">{say(words.lead)}</p>
        <Form id="couple" method="post" ref={form} noValidate preventScrollReset>
          <IdempotencyField value={once} />
          <div className="grid gap-10 md:grid-cols-2 md:max-lg:gap-8">
            <Suspense fallback={<div className="min-h-dvh" />}>
              {partnerRoles.map((role) => (
                <PersonFields
                  key={`${role}${JSON.stringify(people[role])}`}
                  role={role}
                  person={people[role]}
                  savedKundlis={savedKundlis}
                />
              ))}
            </Suspense>
          </div>
          {problem && (
            <div role="alert" tabIndex={-1} className="mt-6 outline-none">
              <Note>{problem}</Note>
            </div>
          )}
          <div className="mt-8 lg:mx-auto lg:max-w-column">
            <Button
              type="submit"
              wide
              kind={match ? 'quiet' : 'primary'}
              busy={state === 'submitting'}
              busyLabel={say(words.matching)}
            >
              {say(words.match)}
            </Button>
          </div>
        </Form>
      </Page>
      {match && (
        <Column className="pb-12">
          <div ref={matchRef} id="match" tabIndex={-1} className="scroll-mt-4 outline-none">
            <Suspense fallback={null}>
              <MatchView match={match} />
            </Suspense>
          </div>
          <MatchActions match={match} people={people} />
          <AskAstra match={match} people={people} />
        </Column>
      )}
    </>
  )
}

const unreachable = { unreachable: true } as const

type Reply = MatchFormResult | typeof unreachable | undefined

function isUnreachable(reply: Reply): reply is typeof unreachable {
  return reply !== undefined && 'unreachable' in reply
}

/** What the action last found: it stays where the server can't be reached, and with it what is typed. */
function useLastResult(reply: Reply, savedMatch: MatchData | null): MatchFormResult | undefined {
  const [result, setResult] = useState(isUnreachable(reply) ? undefined : reply)
  const [drawn, setDrawn] = useState(savedMatch)
  // A match that was led to stands in place of what was said before it.
  if (drawn !== savedMatch) {
    setDrawn(savedMatch)
    setResult(undefined)
  }
  if (reply && !isUnreachable(reply) && reply !== result) setResult(reply)
  return result
}

/** Brings what the action said before the eyes and the ears: the match, or the first thing to put right. */
function useFocusOnResult(reply: Reply, savedMatch: MatchData | null) {
  const form = useRef<HTMLFormElement>(null)
  const matchRef = useRef<HTMLDivElement>(null)
  const last = useRef(reply)
  const { key } = useLocation()
  const drawnAt = useRef(key)
  useEffect(() => {
    if (drawnAt.current === key) return
    drawnAt.current = key
    if (savedMatch) matchRef.current?.focus({ preventScroll: true })
  }, [key, savedMatch])
  useEffect(() => {
    if (last.current === reply) return
    last.current = reply
    if (!reply || !form.current) return
    const nobodys = { name: null, text: '' }
    if (isUnreachable(reply)) return focusProblem(form.current, nobodys)
    const role = partnerRoles.find((it) => reply.people[it].problem)
    const problem = role && reply.people[role].problem
    focusProblem(form.current, problem ?? nobodys, role && fieldPrefix(role))
  }, [reply])
  return { form, matchRef }
}
