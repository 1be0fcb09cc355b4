import type { DiscussionData } from '../../../contract/forum.ts'
import { forumTemplates, forumWords as words } from '../../../words/forum/forum.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'
import { useSession } from '../../core/session.ts'
import { detectLanguage } from '../../ui/text/detect-language.ts'
import { TimeAgo } from '../../ui/text/time-ago.tsx'
import { LazyPostActions } from '../act/lazy-post-actions.tsx'
import { Votes } from '../act/votes.tsx'
import { Author } from './author.tsx'
import { discussionAddress } from './discussion-address.ts'
import { Tags } from './tags.tsx'

interface EntryPart {
  discussion: DiscussionData
}

/** A discussion in a list: title and text of two lines each, its tags, its latest comment of one. */
export function DiscussionEntry({ discussion, now }: EntryPart & { now: number }) {
  const say = useSay()
  const { state } = discussion
  return (
    <article className="border-t border-rule py-4">
      <Author {...discussion} pixels={28}>
        <TimeAgo at={discussion.created_at} now={now} />
      </Author>
      {state !== 'shown' && (
        <p className="mt-2 border-l-3 border-marigold pl-3 text-fine">
          {say(state === 'waiting' ? words.waiting : words.hidden)}
        </p>
      )}
      <Excerpt discussion={discussion} />
      <div className="mt-2">
        <Tags discussion={discussion} />
      </div>
      <LatestComment discussion={discussion} />
      <Actions discussion={discussion} />
    </article>
  )
}

function Excerpt({ discussion }: EntryPart) {
  const { title, description } = discussion
  return (
    <>
      {/* Not in the display face: a Hindi title would fetch its 35 kB for an English page. */}
      <h2 className="mt-1.5 font-text text-h4 font-semibold">
        <LocalizedLink
          to={discussionAddress(discussion)}
          className="line-clamp-2 py-0.5 wrap-anywhere hover:text-action"
        >
          <bdi lang={detectLanguage(title)}>{title}</bdi>
        </LocalizedLink>
      </h2>
      <p
        dir="auto"
        lang={detectLanguage(description)}
        className="mt-0.5 line-clamp-2 wrap-anywhere text-soft"
      >
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
  const count = discussion.comment_count
  return (
    <div className="mt-1 -ml-2 flex flex-wrap items-center gap-x-3">
      {discussion.state === 'shown' && (
        <>
          <Votes
            item={{ did: discussion.did }}
            upvotes={discussion.upvotes}
            ownVote={discussion.my_vote}
          />
          <LocalizedLink
            to={`${discussionAddress(discussion)}#comments`}
            className="inline-flex min-h-11 items-center px-2 text-fine text-action hover:underline"
          >
            {count > 0 ? say(forumTemplates.comments, count) : say(words.answerFirst)}
          </LocalizedLink>
        </>
      )}
      {isOwn && <LazyPostActions did={discussion.did} />}
    </div>
  )
}
