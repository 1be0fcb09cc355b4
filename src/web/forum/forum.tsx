import { discussionLists, type DiscussionList } from '../../contract/core/constants.ts'
import { forumWords as words } from '../../words/forum/forum.ts'
import { forumListTemplates, forumListWords } from '../../words/forum/forum-list.ts'
import { apiFor } from '../api/client.ts'
import { serverActionOr } from '../core/rejected.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { PlusIcon } from '../ui/icon/page-icons.tsx'
import { Column, Note } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { useNow } from '../ui/text/time-ago.tsx'
import type { Route } from './+types/forum.ts'
import { FirstAct } from './act/first-act.tsx'
import { forumAction, type ForumActionResult } from './act/forum-action.ts'
import { Refused } from './act/refused.tsx'
import { unreachable } from './act/unreachable.ts'
import { DiscussionEntry } from './items/discussion-entry.tsx'
import { LazyPointsProgress } from './list/lazy-points-progress.tsx'
import { LazySignPicker } from './list/lazy-sign-picker.tsx'
import { listAddress, type ListChoice } from './list/list-address.ts'
import { ListChoices } from './list/list-choices.tsx'
import { Search } from './list/search.tsx'
import { pageFromQuery } from '../core/page-from-query.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: forumListWords.title,
    description: forumListWords.description,
    linkPicture: 'forum',
    query: (args.loaderData?.page ?? 1) > 1 ? ['page'] : [],
    // What was searched for or narrowed down, and pages that hold nothing, are not for search engines.
    noindex:
      args.loaderData !== undefined &&
      (args.loaderData.query !== '' ||
        args.loaderData.isNarrowed ||
        !args.loaderData.discussions.length),
  })

/** A page of discussions: of all, of a narrower list, or of what a search found. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = pageFromQuery(url.searchParams)
  const query = (url.searchParams.get('query') ?? '').trim().slice(0, 100)
  const choice = choiceOf(url.searchParams)
  const result = await apiFor(context)('astrohub/search_discussions', {
    start: page,
    ...(query ? { query } : choice),
  })
  const isNarrowed = choice.list !== 'new' || Object.keys(choice).length > 1
  return {
    page,
    query,
    choice,
    isNarrowed,
    drawnAt: new Date().toISOString(),
    ...(result.ok ? { ...result.data, problem: null } : { ...emptyList, problem: result.message }),
  }
}

const emptyList = {
  discussions: [],
  page_count: 1,
  near: false,
  is_cut: false,
  my_rashi: null,
  tag_name: null,
  my_points: null,
}

/** What an address narrows the list to; what makes no sense in it narrows nothing. */
function choiceOf(params: URLSearchParams): ListChoice {
  const text = (name: string) => params.get(name) ?? ''
  const number = (name: string, count: number) =>
    /^\d{1,2}$/.test(text(name)) && Number(text(name)) < count ? Number(text(name)) : undefined
  const list = (discussionLists as readonly string[]).includes(text('list'))
    ? (text('list') as DiscussionList)
    : 'new'
  const language = text('lang') === 'hi' || text('lang') === 'en' ? text('lang') : undefined
  const [rashi, nakshatra] = [number('rashi', 12), number('nakshatra', 27)]
  const mahadasha = /^[a-z]{3,8}$/.test(text('mahadasha')) ? text('mahadasha') : undefined
  return {
    list,
    ...(language && { language: language as 'en' | 'hi' }),
    ...(rashi !== undefined && { rashi }),
    ...(nakshatra !== undefined && { nakshatra }),
    ...(mahadasha && { mahadasha }),
  }
}

export const action = forumAction

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverActionOr(serverAction, unreachable)
}

type ListData = Route.ComponentProps['loaderData']

export default function Forum({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay()
  const { query, choice, my_points: points } = loaderData
  return (
    <FirstAct>
      <Column className="max-w-text pt-4 pb-8 sm:px-4 sm:pt-8">
        <header className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <h1 className="flex w-full flex-wrap items-baseline gap-x-3">
            <span className="text-h2">{say(words.title)}</span>{' '}
            <span className="font-text text-fine font-normal text-soft sm:text-base">
              {say(forumListWords.subject)}
            </span>
          </h1>
          <Search key={query} query={query} />
          <ButtonLink to="/forum/create" prefetch="none" className="max-lg:hidden">
            {say(forumListWords.start)}
          </ButtonLink>
        </header>
        <ListChoices choice={choice} isSearch={query !== ''}>
          <PointsLine points={points} />
        </ListChoices>
        <Discussions data={loaderData} actionData={actionData} />
      </Column>
      {/* Stands over the list where there is no room for it in the header. */}
      <ButtonLink
        to="/forum/create"
        prefetch="none"
        className="fixed right-4 bottom-0 z-10 mb-4 shadow-sheet lg:hidden print:hidden"
      >
        <PlusIcon className="size-5" />
        {say(forumListWords.startShort)}
      </ButtonLink>
    </FirstAct>
  )
}

/** A member's way to the next free question; for others, how there is one. */
function PointsLine({ points }: { points: number | null }) {
  const say = useSay()
  if (points !== null) return <LazyPointsProgress points={points} />
  return (
    <LocalizedLink
      to="/forum/learn-more"
      className="inline-flex min-h-11 items-center text-fine text-action hover:underline"
    >
      {say(forumListWords.wantFree)}
    </LocalizedLink>
  )
}

/** Nothing in this list: the way to where there is something, and to begin it oneself. */
function Nothing({ data: { page, query, isNarrowed } }: { data: ListData }) {
  const say = useSay()
  const hasMore = query !== '' || isNarrowed || page > 1
  return (
    <div className="py-8">
      <p className="text-soft">{say(query ? forumListWords.noneSearch : forumListWords.none)}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        {hasMore && (
          <ButtonLink to="/forum" kind="quiet" prefetch="none">
            {say(forumListWords.allDiscussions)}
          </ButtonLink>
        )}
        <ButtonLink to="/forum/create" kind={hasMore ? 'plain' : 'primary'} prefetch="none">
          {say(forumListWords.start)}
        </ButtonLink>
      </p>
    </div>
  )
}

function Discussions({
  data,
  actionData,
}: {
  data: ListData
  actionData: ForumActionResult | undefined
}) {
  const { page, query, choice, discussions, page_count: pageCount, problem } = data
  const say = useSay()
  const now = useNow(data.drawnAt)
  const isSignWanted = choice.list === 'my-rashi' && data.my_rashi === null && !query
  const isLast = data.is_cut && page === pageCount
  return (
    <>
      {actionData && (
        <Note className="my-3">
          <Refused result={actionData} />
        </Note>
      )}
      {problem !== null && <Note className="my-3">{problem || say(words.wrong)}</Note>}
      {data.tag_name !== null && !query && (
        <p className="flex flex-wrap items-center gap-x-3 pb-2">
          <span>{say(forumListTemplates.tagged, data.tag_name)}</span>
          <LocalizedLink
            to="/forum?page=1"
            className="inline-flex min-h-11 items-center text-fine text-action hover:underline"
          >
            {say(forumListWords.showAll)}
          </LocalizedLink>
        </p>
      )}
      {data.near && <p className="pb-3 text-soft">{say(forumListWords.near)}</p>}
      {discussions.map((it) => (
        <DiscussionEntry key={it.did} discussion={it} now={now} />
      ))}
      {isSignWanted && <LazySignPicker />}
      {problem === null && !discussions.length && !isSignWanted && <Nothing data={data} />}
      {isLast && (
        <p className="border-t border-rule pt-4 text-soft">{say(forumListWords.listEnds)}</p>
      )}
      <Pager
        page={page}
        pageCount={pageCount}
        to={(number) =>
          query
            ? `/forum?${new URLSearchParams({ page: String(number), query })}`
            : listAddress(choice, number)
        }
      />
    </>
  )
}
