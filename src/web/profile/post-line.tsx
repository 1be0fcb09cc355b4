import type { DiscussionData } from '../../contract/forum.ts'
import { forumTemplates, forumWords } from '../../words/forum/forum.ts'
import { formatNumber } from '../../words/say.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { detectLanguage } from '../ui/text/detect-language.ts'
import { ThumbDownIcon, ThumbUpIcon } from '../ui/icon/page-icons.tsx'
import { DateTime } from '../ui/text/date-time.tsx'

/** One of somebody's discussions, in a list of theirs. */
export function PostLine({
  discussion,
  heading: Heading = 'h3',
}: {
  discussion: DiscussionData
  heading?: 'h2' | 'h3'
}) {
  const say = useSay()
  return (
    <li className="border-t border-rule py-4">
      <Heading className="font-text text-h4 font-semibold">
        <LocalizedLink
          to={`/forum/${discussion.slug}?did=${discussion.did}`}
          className="line-clamp-2 py-0.5 wrap-anywhere hover:text-action"
        >
          <bdi lang={detectLanguage(discussion.title)}>{discussion.title}</bdi>
        </LocalizedLink>
      </Heading>
      <p
        dir="auto"
        lang={detectLanguage(discussion.description)}
        className="mt-1 line-clamp-3 wrap-anywhere"
      >
        {discussion.description}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-fine text-soft">
        <DateTime at={discussion.created_at} />
        <span className="inline-flex items-center gap-1">
          <ThumbUpIcon className="size-4" />
          <span className="sr-only">{say(forumWords.upvote)}</span>
          {formatNumber(discussion.upvotes)}
        </span>
        <span className="inline-flex items-center gap-1">
          <ThumbDownIcon className="size-4" />
          <span className="sr-only">{say(forumWords.downvote)}</span>
          {formatNumber(discussion.downvotes)}
        </span>
        <span>{say(forumTemplates.comments, discussion.comment_count)}</span>
      </p>
      {discussion.state !== 'shown' && (
        <p className="mt-1 text-fine text-soft">
          {say(discussion.state === 'waiting' ? forumWords.waiting : forumWords.hidden)}
        </p>
      )}
    </li>
  )
}
