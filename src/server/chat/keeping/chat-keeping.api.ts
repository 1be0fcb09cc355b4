import { chatMessages, chatRefusals } from '../../../words/chat/chat.ts'
import { say } from '../../../words/say.ts'
import { readEndpoint, writeEndpoint } from '../../core/endpoint.ts'
import { HttpError } from '../../core/refusal.ts'
import { sharesPerDayPerUser } from '../session/chat-limits.ts'
import { exportChat } from './export-chat.ts'
import { getSharedAnswer, getShares, shareAnswer, unshareAnswer } from './share-answer.ts'
import { rateKeyOf } from '../../core/rate-limit.ts'

/** A visitor may open this many shared answers a minute: a family does, a list of guessed links does not. */
const viewsPerMinute = 60

export const chatKeepingEndpoints = {
  'chats/rename': writeEndpoint(
    'chats/rename',
    async ({ tx, user, caller }, { asst_id, title }) => {
      const chat = await tx
        .updateTable('chats')
        .set({ title: title.replace(/\s+/g, ' ') || null })
        .where('asst_id', '=', asst_id)
        .where('uid', '=', user.uid)
        .where('deleted_at', 'is', null)
        .returning('title')
        .executeTakeFirst()
      if (!chat) throw new HttpError(404, chatRefusals.noChat)
      const message = say(chatMessages.renamed, caller.language)
      return { status: 'success', title: chat.title, message }
    },
  ),

  'chats/pin': writeEndpoint(
    'chats/pin',
    async ({ tx, user, caller, at }, { asst_id, pinned: isPinned }) => {
      const chat = await tx
        .updateTable('chats')
        .set((e) => ({ pinned_at: isPinned ? e.fn.coalesce('pinned_at', e.val(at)) : null }))
        .where('asst_id', '=', asst_id)
        .where('uid', '=', user.uid)
        .where('deleted_at', 'is', null)
        .returning('asst_id')
        .executeTakeFirst()
      if (!chat) throw new HttpError(404, chatRefusals.noChat)
      const message = say(isPinned ? chatMessages.pinned : chatMessages.unpinned, caller.language)
      return { status: 'success', pinned: isPinned, message }
    },
  ),

  'chats/export': readEndpoint('chats/export', exportChat),
  'chats/share': writeEndpoint('chats/share', shareAnswer, {
    limits: ({ user }) => [
      { key: `share:${user.uid}`, maximum: sharesPerDayPerUser, seconds: 86_400 },
    ],
  }),
  'chats/unshare': writeEndpoint('chats/unshare', unshareAnswer),
  'chats/getShares': readEndpoint('chats/getShares', getShares),
  'chats/getShared': readEndpoint('chats/getShared', getSharedAnswer, {
    limits: ({ caller }) => [
      { key: `shared:${rateKeyOf(caller)}`, maximum: viewsPerMinute, seconds: 60 },
    ],
  }),
}
