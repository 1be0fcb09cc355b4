import type { DiscussionData } from '../../contract/forum.ts'
import { forumTemplates, forumWords as words } from '../../words/forum/forum.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { useSession } from '../core/session.ts'
import { detectLanguage } from '../ui/text/detect-language.ts'
import { DateTime } from '../ui/text/date-time.tsx'
import { Author } from './author.tsx'
import { LazyPostActions } from './lazy-post-actions.tsx'
import { Tags } from './tags.tsx'
import { Votes } from './votes.tsx'

export function discussionAddress({ slug, did }: { slug: string; did: string }): string {
  return `/forum/${slug}?did=${did}`
}

/** A discussion in a list: title of two lines, text of three, its latest comment of one. */
export function DiscussionEntry({ discussion }: { discussion: DiscussionData }) {
  const say = useSay()
  return (
    <article className="border-t border-rule py-5">
      <Author {...discussion}>
        <DateTime at={discussion.created_at} />
        {discussion.state !== 'shown' &&
          ` · ${say(discussion.state === 'waiting' ? words.waiting : words.hidden)}`}
      </Author>
      <Excerpt discussion={discussion} />
      <div className="mt-2">
        <Tags {...discussion} />
      </div>
      <LatestComment discussion={discussion} />
      <Actions discussion={discussion} />
    </article>
  )
}

interface EntryPart {
  discussion: DiscussionData
}

function Excerpt({ discussion }: EntryPart) {
  const { title, description } = discussion
  return (
    <>
      {/* Not in the display face: a Hindi title would fetch its 99 kB for an English page. */}
      <h2 className="mt-2 font-text text-h4 font-semibold">
        <LocalizedLink
          to={discussionAddress(discussion)}
          className="line-clamp-2 py-0.5 wrap-anywhere hover:text-action"
        >
          <bdi lang={detectLanguage(title)}>{title}</bdi>
        </LocalizedLink>
      </h2>
      <p dir="auto" lang={detectLanguage(description)} className="mt-1 line-clamp-3 wrap-anywhere">
        {description}
      </p>
    </>
  )
}

function LatestComment({ discussion }: EntryPart) {
  if (discussion.latest_comment === null) return null
  return (
    <p className="mt-2 border-l-3 border-rule pl-3 text-fine text-soft">
      <span className="line-clamp-1 wrap-anywhere">
        <bdi className="font-semibold">{discussion.latest_comment_display_name}</bdi>
        {': '}
        <bdi lang={detectLanguage(discussion.latest_comment)}>{discussion.latest_comment}</bdi>
      </span>
    </p>
  )
}

function Actions({ discussion }: EntryPart) {
  const say = useSay()
  const isOwn = useSession()?.uid === discussion.uid
  return (
    <div className="mt-1 -ml-2 flex flex-wrap items-center gap-x-3">
      <Votes
        item={{ did: discussion.did }}
        upvotes={discussion.upvotes}
        downvotes={discussion.downvotes}
        ownVote={discussion.my_vote}
      />
      <LocalizedLink
        to={`${discussionAddress(discussion)}#comments`}
        className="inline-flex min-h-11 items-center px-2 text-fine text-action hover:underline"
      >
        {say(forumTemplates.comments, discussion.comment_count)}
      </LocalizedLink>
      {isOwn && <LazyPostActions did={discussion.did} />}
    </div>
  )
}
