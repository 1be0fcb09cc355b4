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
export function DiscussionEntry({ it }: { it: DiscussionShown }) {
  const say = useSay()
  const session = useSession()
  return (
    <article className="border-t border-rule py-5">
      <Author {...it}>
        <When at={it.created_at} />
        {it.state !== 'shown' && ` · ${say(it.state === 'waiting' ? words.waiting : words.hidden)}`}
      </Author>
      {/* Not in the display face: a Hindi title would fetch its 99 kB for an English page. */}
      <h2 className="mt-2 font-text text-h4 font-semibold">
        <A to={addressOf(it)} className="line-clamp-2 py-0.5 wrap-anywhere hover:text-action">
          <bdi lang={languageWritten(it.title)}>{it.title}</bdi>
        </A>
      </h2>
      <p
        dir="auto"
        lang={languageWritten(it.description)}
        className="mt-1 line-clamp-3 wrap-anywhere"
      >
        {it.description}
      </p>
      <div className="mt-2">
        <Tags {...it} />
      </div>
      {it.latest_comment !== null && (
        <p className="mt-2 border-l-3 border-rule pl-3 text-fine text-soft">
          <span className="line-clamp-1 wrap-anywhere">
            <bdi className="font-semibold">{it.latest_comment_display_name}</bdi>
            {': '}
            <bdi lang={languageWritten(it.latest_comment)}>{it.latest_comment}</bdi>
          </span>
        </p>
      )}
      <div className="mt-1 -ml-2 flex flex-wrap items-center gap-x-3">
        <Votes
          item={{ did: it.did }}
          upvotes={it.upvotes}
          downvotes={it.downvotes}
          mine={it.my_vote}
        />
        <A
          to={`${addressOf(it)}#comments`}
          className="inline-flex min-h-11 items-center px-2 text-fine text-action hover:underline"
        >
          {say(forumCounts.comments, it.comment_count)}
        </A>
        {session && session.uid === it.uid && (
          <>
            <A
              to={`/forum/edit-post/${it.did}`}
              prefetch="none"
              className="inline-flex min-h-11 items-center px-2 text-fine text-action hover:underline"
            >
              {say(words.editPost)}
            </A>
            <DeletePost did={it.did} />
          </>
        )}
      </div>
    </article>
  )
}
