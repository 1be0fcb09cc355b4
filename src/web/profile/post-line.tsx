import type { DiscussionShown } from '../../contract/forum.ts'
import { forumCounts, forumWords } from '../../words/forum/forum.ts'
import { number } from '../../words/say.ts'
import { A, useSay } from '../core/language.tsx'
import { languageWritten } from '../ui/text/language-written.ts'
import { ThumbDown, ThumbUp } from '../ui/icon/page-symbols.tsx'
import { When } from '../ui/text/date-time.tsx'

/** One of somebody's discussions, in a list of theirs. */
export function PostLine({
  discussion,
  heading: Heading = 'h3',
}: {
  discussion: DiscussionShown
  heading?: 'h2' | 'h3'
}) {
  const say = useSay()
  return (
    <li className="border-t border-rule py-4">
      <Heading className="font-text text-h4 font-semibold">
        <A
          to={`/forum/${discussion.slug}?did=${discussion.did}`}
          className="line-clamp-2 py-0.5 wrap-anywhere hover:text-action"
        >
          <bdi lang={languageWritten(discussion.title)}>{discussion.title}</bdi>
        </A>
      </Heading>
      <p
        dir="auto"
        lang={languageWritten(discussion.description)}
        className="mt-1 line-clamp-3 wrap-anywhere"
      >
        {discussion.description}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-fine text-soft">
        <When at={discussion.created_at} />
        <span className="inline-flex items-center gap-1">
          <ThumbUp className="size-4" />
          <span className="sr-only">{say(forumWords.upvote)}</span>
          {number(discussion.upvotes)}
        </span>
        <span className="inline-flex items-center gap-1">
          <ThumbDown className="size-4" />
          <span className="sr-only">{say(forumWords.downvote)}</span>
          {number(discussion.downvotes)}
        </span>
        <span>{say(forumCounts.comments, discussion.comment_count)}</span>
      </p>
      {discussion.state !== 'shown' && (
        <p className="mt-1 text-fine text-soft">
          {say(discussion.state === 'waiting' ? forumWords.waiting : forumWords.hidden)}
        </p>
      )}
    </li>
  )
}
