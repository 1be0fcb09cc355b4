import type { DiscussionShown } from '../../contract/forum.ts'
import { forumCounts, forumWords as words } from '../../words/forum/forum.ts'
import { A, useSay } from '../core/language.tsx'
import { useSession } from '../core/session.ts'
import { languageWritten } from '../ui/text/language-written.ts'
import { When } from '../ui/text/date-time.tsx'
import { Author } from './author.tsx'
import { DeletePost } from './delete-post.tsx'
import { Tags } from './tags.tsx'
import { Votes } from './votes.tsx'

export function addressOf({ slug, did }: { slug: string; did: string }): string {
  return `/forum/${slug}?did=${did}`
}

/** A discussion in a list: title of two lines, text of three, its latest comment of one. */
export function DiscussionEntry({ discussion }: { discussion: DiscussionShown }) {
  const say = useSay()
  const session = useSession()
  return (
    <article className="border-t border-rule py-5">
      <Author {...discussion}>
        <When at={discussion.created_at} />
        {discussion.state !== 'shown' &&
          ` · ${say(discussion.state === 'waiting' ? words.waiting : words.hidden)}`}
      </Author>
      {/* Not in the display face: a Hindi title would fetch its 99 kB for an English page. */}
      <h2 className="mt-2 font-text text-h4 font-semibold">
        <A
          to={addressOf(discussion)}
          className="line-clamp-2 py-0.5 wrap-anywhere hover:text-action"
        >
          <bdi lang={languageWritten(discussion.title)}>{discussion.title}</bdi>
        </A>
      </h2>
      <p
        dir="auto"
        lang={languageWritten(discussion.description)}
        className="mt-1 line-clamp-3 wrap-anywhere"
      >
        {discussion.description}
      </p>
      <div className="mt-2">
        <Tags {...discussion} />
      </div>
      {discussion.latest_comment !== null && (
        <p className="mt-2 border-l-3 border-rule pl-3 text-fine text-soft">
          <span className="line-clamp-1 wrap-anywhere">
            <bdi className="font-semibold">{discussion.latest_comment_display_name}</bdi>
            {': '}
            <bdi lang={languageWritten(discussion.latest_comment)}>{discussion.latest_comment}</bdi>
          </span>
        </p>
      )}
      <div className="mt-1 -ml-2 flex flex-wrap items-center gap-x-3">
        <Votes
          item={{ did: discussion.did }}
          upvotes={discussion.upvotes}
          downvotes={discussion.downvotes}
          ownVote={discussion.my_vote}
        />
        <A
          to={`${addressOf(discussion)}#comments`}
          className="inline-flex min-h-11 items-center px-2 text-fine text-action hover:underline"
        >
          {say(forumCounts.comments, discussion.comment_count)}
        </A>
        {session && session.uid === discussion.uid && (
          <>
            <A
              to={`/forum/edit-post/${discussion.did}`}
              prefetch="none"
              className="inline-flex min-h-11 items-center px-2 text-fine text-action hover:underline"
            >
              {say(words.editPost)}
            </A>
            <DeletePost did={discussion.did} />
          </>
        )}
      </div>
    </article>
  )
}
