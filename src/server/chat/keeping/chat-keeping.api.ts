import { chatNews, chatRefusals } from '../../../words/chat/chat.ts'
import { say } from '../../../words/say.ts'
import { read, write } from '../../core/endpoint.ts'
import { HttpError } from '../../core/refusal.ts'
import { exportChat } from './export-chat.ts'
import { getShared, getShares, shareAnswer, unshareAnswer } from './share-answer.ts'

/** A visitor may open this many shared answers a minute: a family does, a list of guessed links does not. */
const viewsPerMinute = 60

export const chatKeepingEndpoints = {
  'chats/rename': write('chats/rename', async ({ tx, user, caller }, { asst_id, title }) => {
    const chat = await tx
      .updateTable('chats')
      .set({ title: title.replace(/\s+/g, ' ') || null })
      .where('asst_id', '=', asst_id)
      .where('uid', '=', user.uid)
      .where('deleted_at', 'is', null)
      .returning('title')
      .executeTakeFirst()
    if (!chat) throw new HttpError(404, chatRefusals.noChat)
    const message = say(chatNews.renamed, caller.language)
    return { status: 'success', title: chat.title, message }
  }),

  'chats/pin': write(
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
      const message = say(isPinned ? chatNews.pinned : chatNews.unpinned, caller.language)
      return { status: 'success', pinned: isPinned, message }
    },
  ),

  'chats/export': read('chats/export', exportChat),
  'chats/share': write('chats/share', shareAnswer),
  'chats/unshare': write('chats/unshare', unshareAnswer),
  'chats/getShares': read('chats/getShares', getShares),
  'chats/getShared': read('chats/getShared', getShared, {
    limits: ({ caller }) => [
      { key: `shared:${caller.address}`, maximum: viewsPerMinute, seconds: 60 },
    ],
  }),
}
