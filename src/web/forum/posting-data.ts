import type { CommentShown, DiscussionShown } from '../../contract/forum.ts'

/** What search engines are told of a discussion: a schema.org DiscussionForumPosting. */
export function postingOf(
  it: DiscussionShown,
  comments: readonly CommentShown[],
  origin: string,
): Record<string, string | number | object> {
  const url = `${origin}/forum/${it.slug}?did=${it.did}`
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    '@id': url,
    url,
    headline: it.title,
    text: it.description,
    datePublished: it.created_at,
    ...(it.edited_at && { dateModified: it.edited_at }),
    author: personOf(it, origin),
    interactionStatistic: [
      counted('LikeAction', it.upvotes),
      counted('DislikeAction', it.downvotes),
      counted('CommentAction', it.comment_count),
    ],
    comment: comments
      .filter(({ state }) => state === 'shown')
      .map((comment) => ({
        '@type': 'Comment',
        text: comment.comment,
        datePublished: comment.created_at,
        author: personOf(comment, origin),
        interactionStatistic: counted('LikeAction', comment.upvotes),
      })),
  }
}

function personOf({ uid, display_name }: { uid: string; display_name: string }, origin: string) {
  return {
    '@type': 'Person',
    name: display_name,
    ...(uid && { url: `${origin}/profile?uid=${uid}` }),
  }
}

function counted(kind: string, count: number) {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${kind}`,
    userInteractionCount: count,
  }
}
