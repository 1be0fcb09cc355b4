import { forumMessages as words, waitingMessage } from '../../words/forum/forum-server.ts'
import { say } from '../../words/say.ts'
import type { Endpoint } from '../core/endpoint.ts'
import { readEndpoint, writeEndpoint } from '../core/endpoint.ts'
import { HttpError } from '../core/refusal.ts'
import { lockItem } from './items/item.ts'
import { lockPoster } from './items/poster.ts'
import { findDiscussion, readComments } from './items/read-discussions.ts'
import { readerOf } from './items/reader.ts'
import { showComment } from './items/show-item.ts'
import { writeComment } from './items/write-comments.ts'
import { withdrawItem } from './items/write-items.ts'

type CommentApi = 'astrohub/get_comments' | 'astrohub/insert_comment' | 'astrohub/delete_comment'

/** What is said under a discussion. */
export const commentEndpoints: { [N in CommentApi]: Endpoint<N> } = {
  'astrohub/get_comments': readEndpoint(
    'astrohub/get_comments',
    async ({ db, user, caller }, { did, start }) => {
      if (!(await findDiscussion(db, did, readerOf(user)))) throw new HttpError(404, words.notFound)
      const { rows, pageCount } = await readComments(db, did, start, user?.uid ?? null)
      return {
        status: 'success',
        comments: rows.map((row) => showComment(row, caller.language)),
        page_count: pageCount,
        ...(!rows.length && { message: say(words.noComments, caller.language) }),
      }
    },
  ),

  'astrohub/insert_comment': writeEndpoint('astrohub/insert_comment', async (request, input) => {
    const poster = await lockPoster(request.tx, request.user, request.at)
    const { cid, holdReason } = await writeComment(request, poster, input)
    const sentence = holdReason ? waitingMessage(holdReason) : words.commented
    const message = say(sentence, request.caller.language)
    return { status: 'success', cid, state: holdReason ? 'waiting' : 'shown', message }
  }),

  'astrohub/delete_comment': writeEndpoint(
    'astrohub/delete_comment',
    async ({ tx, user, at, caller }, { cid }) => {
      const states = ['shown', 'waiting', 'hidden'] as const
      const item = await lockItem(tx, { cid }, states, user.uid)
      await withdrawItem(tx, item, 'deleted', at)
      return { status: 'success', message: say(words.commentDeleted, caller.language) }
    },
  ),
}
