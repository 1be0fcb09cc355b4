import { forumListWords } from '../../words/forum/forum-list.ts'
import { pagerWords } from '../../words/ui/pager.ts'
import { profileWords as words } from '../../words/profile/profile.ts'
import { apiFor } from '../api/client.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { currentSession, wayToLogin } from '../core/session.ts'
import { ButtonLink } from '../ui/form/button.tsx'
import { Column } from '../ui/page.tsx'
import { BackIcon } from '../ui/icon/page-icons.tsx'
import type { Route } from './+types/activities.ts'
import { PostLine } from './post-line.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.activities, description: words.description, noindex: true })

/** A page of what somebody has started; one's own where no uid is given. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const uid = url.searchParams.get('uid') ?? (await currentSession(context))?.uid
  if (!uid) throw wayToLogin(url)
  const given = Number(url.searchParams.get('page') ?? 1)
  const page = Number.isInteger(given) && given >= 1 && given <= 1_000_000 ? given : 1
  const result = await apiFor(context)('astrohub/search_discussions', {
    uid,
    start: page,
  })
  return {
    uid,
    page,
    posts: result.ok ? result.data.discussions : [],
    pageCount: result.ok ? result.data.page_count : 1,
    problem: result.ok ? null : result.message,
  }
}

export default function Activities({ loaderData }: Route.ComponentProps) {
  const { uid, page, posts, pageCount, problem } = loaderData
  const say = useSay()
  const to = (number: number) => `/profile/activities?uid=${uid}&page=${number}`
  return (
    <Column className="max-w-text py-8 sm:px-4 sm:py-12">
      <LocalizedLink
        to={`/profile?uid=${uid}`}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-action hover:underline"
      >
        <BackIcon className="size-5" />
        {say(words.title)}
      </LocalizedLink>
      <h1 className="mt-2 mb-4 text-h2">{say(words.activities)}</h1>
      {problem !== null && <p className="text-soft">{problem || say(words.wrong)}</p>}
      {problem === null && !posts.length && (
        <>
          <p className="text-soft">{say(words.noPosts)}</p>
          <ButtonLink to="/forum?page=1" className="mt-5 self-start">
            {say(words.toForum)}
          </ButtonLink>
        </>
      )}
      <ul>
        {posts.map((it) => (
          <PostLine key={it.did} discussion={it} heading="h2" />
        ))}
      </ul>
      <nav aria-label={say(pagerWords.pages)} className="mt-6 flex justify-between gap-3">
        {page > 1 ? (
          <ButtonLink kind="quiet" to={to(page - 1)} prefetch="none">
            {say(forumListWords.previous)}
          </ButtonLink>
        ) : (
          <span />
        )}
        {page < pageCount && (
          <ButtonLink kind="quiet" to={to(page + 1)} prefetch="none">
            {say(forumListWords.next)}
          </ButtonLink>
        )}
      </nav>
    </Column>
  )
}
