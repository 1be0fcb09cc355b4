import type { CommentData, DiscussionData } from '../../contract/forum.ts'

/** What search engines are told of a discussion: a schema.org DiscussionForumPosting. */
export function discussionStructuredData(
  discussion: DiscussionData,
  comments: readonly CommentData[],
  origin: string,
): Record<string, string | number | object> {
  const url = `${origin}/forum/${discussion.slug}?did=${discussion.did}`
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    '@id': url,
    url,
    headline: discussion.title,
    text: discussion.description,
    datePublished: discussion.created_at,
    ...(discussion.edited_at && { dateModified: discussion.edited_at }),
    author: personOf(discussion, origin),
    interactionStatistic: [
      counterOf('LikeAction', discussion.upvotes),
      counterOf('DislikeAction', discussion.downvotes),
      counterOf('CommentAction', discussion.comment_count),
    ],
    comment: comments
      .filter(({ state }) => state === 'shown')
      .map((comment) => ({
        '@type': 'Comment',
        text: comment.comment,
        datePublished: comment.created_at,
        author: personOf(comment, origin),
        interactionStatistic: counterOf('LikeAction', comment.upvotes),
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

function counterOf(kind: string, count: number) {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${kind}`,
    userInteractionCount: count,
  }
}
