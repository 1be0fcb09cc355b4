import { z } from 'zod'
import { emptyObject, defineApi, success } from './core/endpoint.ts'
import { chatTitleMaxLength } from './core/constants.ts'
import { id, instant, persona } from './core/common-schemas.ts'

/** The key of a shared answer: 128 random bits. */
export const shareId = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

const sharedAnswer = {
  share_id: shareId,
  /** Address of the public page, below the house's own. */
  path: z.string(),
  with_question: z.boolean(),
}

/** What one does with chats that were: name them, pin them, take them along, show an answer to others. */
export const chatManagement = {
  'chats/rename': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({
      asst_id: id,
      /** Empty: its last question is its name again. */
      title: z.string().trim().max(chatTitleMaxLength),
    }),
    output: success({ title: z.string().nullable() }),
  }),
  'chats/pin': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ asst_id: id, pinned: z.boolean() }),
    output: success({ pinned: z.boolean() }),
  }),
  'chats/export': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ asst_id: id, format: z.enum(['text', 'html']).default('text') }),
    output: success({
      file_name: z.string(),
      content_type: z.string(),
      content: z.string(),
    }),
  }),
  'chats/share': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ mid: id, with_question: z.boolean().default(false) }),
    output: success(sharedAnswer),
  }),
  'chats/unshare': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ share_id: shareId }),
    output: success({}),
  }),
  'chats/getShares': defineApi({
    method: 'POST',
    who: 'user',
    input: emptyObject,
    output: success({
      shares: z.array(
        z.object({
          ...sharedAnswer,
          astrologer: persona,
          question: z.string(),
          asst_id: id,
          created_at: instant,
        }),
      ),
    }),
  }),
  /** What everybody who has the link may read: nothing of who asked, when they were born or where. */
  'chats/getShared': defineApi({
    method: 'GET',
    who: 'anyone',
    input: z.object({ share_id: z.string().max(100) }),
    output: success({
      astrologer: persona,
      /** null unless the user chose to show it. */
      question: z.string().nullable(),
      answer: z.string(),
    }),
  }),
}
