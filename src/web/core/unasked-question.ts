import { questionMaxLength } from '../../contract/core/constants.ts'
import { isId } from '../../contract/core/plain-text.ts'
import type { CallApi } from '../api/client.ts'
import { href } from './href.ts'
import { clearShelf, leaveOnShelf, shelfOf, type ShelfItem, type Visit } from './sealed-shelf.ts'
import type { WaitingQuestion } from './waiting-question.ts'

const cookieName = 'unasked'

/** A question that was sent by a form, without the script, and refused; and its chat. */
export interface UnaskedQuestion {
  question: string
  asst_id: string
}

/** Leaves it with the browser for a day. @returns the cookie's header. */
export function leaveUnasked(visit: Visit, { question, asst_id }: UnaskedQuestion): string {
  const text = question.trim().slice(0, questionMaxLength)
  if (!text || !isId(asst_id)) return clearUnasked(visit)
  return leaveOnShelf<UnaskedQuestion & ShelfItem>(visit, cookieName, { question: text, asst_id })
    .cookie
}

/** Forgets all of them: one was asked. @returns the cookie's header. */
export function clearUnasked(visit: Visit): string {
  return clearShelf(visit, cookieName)
}

/**
 * The last question that this browser could not ask; null where there is none, where its chat is not the
 * reader's, and where it has been asked since.
 */
export async function unaskedQuestion(
  visit: Visit,
  call: CallApi,
): Promise<(UnaskedQuestion & WaitingQuestion) | null> {
  const [last] = shelfOf<UnaskedQuestion & ShelfItem>(visit, cookieName)
  if (!last) return null
  const { question, asst_id } = last
  const chat = await call('chats/getChat', { asst_id })
  const isAsked = !chat.ok || chat.data.chats.some(({ message }) => message === question)
  return isAsked ? null : { question, asst_id, path: href('/chats', { chat: asst_id }) }
}
