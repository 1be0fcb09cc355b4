import { redirect } from 'react-router'
import type { DiscussionData } from '../../contract/forum.ts'
import { forumWords as words } from '../../words/forum/forum.ts'
import { apiFor, type CallApi } from '../api/client.ts'
import { originContext } from '../api/contexts.ts'
import { serverActionOr } from '../core/rejected.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, inLanguage, languageOf, useSay } from '../core/language.tsx'
import { currentSession, useSession, type Session } from '../core/session.ts'
import { detectLanguage } from '../ui/text/detect-language.ts'
import { Column, Note } from '../ui/page.tsx'
import { BackIcon } from '../ui/icon/page-icons.tsx'
import { UserText } from '../ui/text/user-text.tsx'
import { TimeAgo, useNow } from '../ui/text/time-ago.tsx'
import type { Route } from './+types/discussion.ts'
import { AskOracle } from './ask-oracle.tsx'
import { FirstAct } from './act/first-act.tsx'
import { forumAction, type ForumActionResult } from './act/forum-action.ts'
import { LazyPostActions } from './act/lazy-post-actions.tsx'
import { LazyReportForm } from './act/lazy-report-form.tsx'
import { Refused } from './act/refused.tsx'
import { unreachable } from './act/unreachable.ts'
import { Votes } from './act/votes.tsx'
import { Author } from './items/author.tsx'
import { ShareLink } from './items/share-link.tsx'
import { Tags } from './items/tags.tsx'
import { LazyThread } from './thread/lazy-thread.tsx'
import { waitingWords } from './thread/waiting-words.ts'
import { pageFromQuery } from '../core/page-from-query.ts'
import { discussionStructuredData } from './discussion-structured-data.ts'

export const meta: Route.MetaFunction = (args) => {
  const { discussion, structuredData } = args.loaderData ?? {}
  const title = discussion?.title ?? words.title.en
  const text = (discussion?.description ?? '').replace(/\s+/g, ' ').slice(0, 160)
  return [
    ...pageMeta(args, {
      title: { en: title, hi: title },
      description: { en: text, hi: text },
      query: ['did', ...((args.loaderData?.page ?? 1) > 1 ? ['page'] : [])],
      noindex: discussion?.state !== 'shown',
      type: 'article',
      linkPicture: `forum/${discussion?.did}`,
    }),
    ...(structuredData ? [{ 'script:ld+json': structuredData }] : []),
  ]
}

/** The discussion by its id; any other name than its own in the address leads to that. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const call = apiFor(context)
  const did = url.searchParams.get('did') ?? ''
  const page = pageFromQuery(url.searchParams)
  const result = await call('astrohub/get_discussion', { did })
  if (!result.ok) throw new Response(result.message, { status: 404 })
  const { discussion } = result.data
  if (params.slug !== discussion.slug) {
    const rest = new URLSearchParams(url.searchParams)
    const to = `/forum/${discussion.slug}?${rest}`
    throw redirect(inLanguage(to, languageOf(url.pathname)), 301)
  }
  const comments = await call('astrohub/get_comments', { did, start: page })
  const origin = context.get(originContext) ?? url.origin
  return {
    // Why an item waits is put in words here: they would weigh on every first load.
    discussion: { ...discussion, waiting: waitingWords(discussion) },
    page,
    comments: comments.ok
      ? comments.data.comments.map((comment) => ({ ...comment, waiting: waitingWords(comment) }))
      : [],
    pageCount: comments.ok ? comments.data.page_count : 1,
    problem: comments.ok ? null : comments.message,
    bid: await defaultKundli(call, await currentSession(context)),
    isNew: url.searchParams.has('posted'),
    reply: url.searchParams.get('reply'),
    drawnAt: new Date().toISOString(),
    // Made here: in the browser its code would weigh on every first load.
    structuredData:
      discussion.state === 'shown'
        ? discussionStructuredData(discussion, comments.ok ? comments.data.comments : [], origin)
        : null,
  }
}

/** The kundli that Oracle would be asked about. */
async function defaultKundli(call: CallApi, session: Session | null): Promise<string | null> {
  if (!session) return null
  const profile = await call('astrohub/get_user', {})
  const bid = profile.ok && profile.data.default_birth_profile
  return bid && bid !== '0' ? bid : null
}

export const action = forumAction

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverActionOr(serverAction, unreachable)
}

type DiscussionPage = Route.ComponentProps['loaderData']

export default function Discussion({ loaderData: page, actionData }: Route.ComponentProps) {
  const now = useNow(page.drawnAt)
  return (
    <FirstAct>
      <Column className="max-w-text pt-4 sm:px-4 sm:pt-8">
        <BackToForum />
        <Messages page={page} actionData={actionData} />
        <Post discussion={page.discussion} bid={page.bid} now={now} />
        <LazyThread
          key={page.discussion.did}
          {...page}
          now={now}
          defaultComment={actionData?.intent === 'comment' ? actionData.typed?.comment : undefined}
        />
      </Column>
    </FirstAct>
  )
}

function BackToForum() {
  const say = useSay()
  return (
    <LocalizedLink
      to="/forum?page=1"
      className="-ml-1 inline-flex min-h-11 items-center gap-1 text-action hover:underline"
    >
      <BackIcon className="size-5" />
      {say(words.back)}
    </LocalizedLink>
  )
}

interface PagePart {
  page: DiscussionPage
  actionData: ForumActionResult | undefined
}

/** What came of a form, that a discussion was posted, and why it is not shown to everybody. */
function Messages({ page: { discussion, isNew }, actionData }: PagePart) {
  const say = useSay()
  const { state } = discussion
  const stateWords = {
    shown: null,
    waiting: discussion.waiting,
    hidden: words.hidden,
    removed: words.removedState,
  }[state]
  return (
    <>
      {actionData && (
        <Note className="my-3">
          <Refused result={actionData} />
        </Note>
      )}
      {isNew && state === 'shown' && (
        <Note className="my-3">
          <output>{say(words.posted)}</output>
        </Note>
      )}
      {stateWords && <Note className="my-3">{say(stateWords)}</Note>}
    </>
  )
}

function Post({
  discussion,
  bid,
  now,
}: {
  discussion: DiscussionData
  bid: string | null
  now: number
}) {
  const say = useSay()
  const session = useSession()
  const isOwn = session !== null && session.uid === discussion.uid
  return (
    <article>
      <h1 className="mt-2 font-text text-h3 font-semibold wrap-anywhere">
        <bdi lang={detectLanguage(discussion.title)}>{discussion.title}</bdi>
      </h1>
      <div className="mt-4">
        <Author {...discussion} pixels={44}>
          <TimeAgo at={discussion.created_at} now={now} />
          {discussion.edited_at && <span>{say(words.edited)}</span>}
        </Author>
      </div>
      <UserText text={discussion.description} className="mt-4 text-lead" />
      <div className="mt-4">
        <Tags discussion={discussion} />
      </div>
      <div className="mt-3 border-y border-rule py-1">
        <div className="-ml-2 flex flex-wrap items-center gap-x-3">
          {discussion.state === 'shown' && (
            <>
              <Votes
                item={{ did: discussion.did }}
                upvotes={discussion.upvotes}
                ownVote={discussion.my_vote}
              />
              <ShareLink discussion={discussion} />
            </>
          )}
          {isOwn && <LazyPostActions did={discussion.did} />}
          {!isOwn && <Report did={discussion.did} />}
        </div>
      </div>
      {!isOwn && <AskOracle did={discussion.did} bid={bid} />}
    </article>
  )
}

/** Opens the form of a report; a visitor is asked to log in as it is sent. */
function Report({ did }: { did: string }) {
  const say = useSay()
  return (
    <details className="group/report ml-auto open:w-full">
      <summary className="inline-flex min-h-11 items-center px-2 text-fine text-soft hover:underline">
        {say(words.report)}
      </summary>
      <div className="px-2 pb-4">
        <LazyReportForm item={{ did }} />
      </div>
    </details>
  )
}
