import { data } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { ratingReasons, type RatingReason } from '../../../contract/core/constants.ts'
import { apiFor, type CallApi } from '../../api/client.ts'
import { messageOf, type ApiData, type ApiMessage } from '../../api/result.ts'
import { serverActionOr } from '../../core/rejected.ts'
import { clearUnasked, leaveUnasked } from '../../core/unasked-question.ts'
import { formTextReader } from '../../ui/form/form-text.ts'

type Rated = ApiData<'chats/rateAnswer'>
type Missed = ApiData<'chats/reportMiss'>

/** What came of a form about a chat or an answer. */
export interface ChatActionResult extends ApiMessage {
  /** Of a rating: what the server found out and changed by it. */
  rated?: { rating: 1 | -1; about: RatingReason | null } & Pick<Rated, 'check' | 'standing'>
  /** Of an answer that was not what was asked. */
  missed?: Pick<Missed, 'refunded' | 'choices' | 'standing'>
  /** Of a shared answer: the path of its link. */
  path?: string
  /** Of a question that was not asked: its words, for the box. */
  question?: string
}

/**
 * What can be done with a chat that is kept, by a form: delete, rename, pin; ask in it, rate, share or give
 * back an answer, and choose what a question means. A question that could not be asked stays with the browser.
 */
export async function chatAction({ request, url, context }: ActionFunctionArgs) {
  const text = formTextReader(await request.formData())
  const result = await perform(apiFor(context), text)
  const status = result.status || 503
  if (text('intent') !== 'ask') return data(result, { status })
  const visit = { request, url, context }
  const question = text('message')
  const cookie = result.ok
    ? clearUnasked(visit)
    : leaveUnasked(visit, { question, asst_id: text('asst_id') })
  return data(result.ok ? result : { ...result, question }, {
    status,
    headers: { 'Set-Cookie': cookie },
  })
}

async function perform(call: CallApi, text: (name: string) => string): Promise<ChatActionResult> {
  const asst_id = text('asst_id')
  switch (text('intent')) {
    case 'delete':
      return messageOf(await call('chats/deleteChat', { asst_id }))
    case 'rename':
      return messageOf(await call('chats/rename', { asst_id, title: text('title') }))
    case 'pin': {
      const isPinned = text('pinned') === '1'
      return messageOf(await call('chats/pin', { asst_id, pinned: isPinned }))
    }
    case 'rate':
      return rate(call, text)
    case 'miss': {
      const result = await call('chats/reportMiss', { mid: text('mid') })
      if (!result.ok) return messageOf(result)
      const { refunded, choices, standing } = result.data
      return { ...messageOf(result), missed: { refunded, choices, standing } }
    }
    case 'ask':
    case 'mean':
      return messageOf(
        await call('chats/sendMessage', {
          ...{ asst_id, bid: text('bid'), message: text('message'), reopen: 1 },
          ...(text('meant') && { meant: text('meant') }),
          ...(text('person') && { person: text('person') }),
          astrologer: text('astrologer') === 'Astra' ? 'Astra' : 'Oracle',
        }),
      )
    case 'share': {
      const with_question = text('with_question') === 'on'
      const shared = await call('chats/share', { mid: text('mid'), with_question })
      return { ...messageOf(shared), ...(shared.ok && { path: shared.data.path }) }
    }
    default:
      return { ok: false, status: 422, message: '' }
  }
}

async function rate(call: CallApi, text: (name: string) => string): Promise<ChatActionResult> {
  const rating = text('rating') === '1' ? 1 : -1
  const about = ratingReasons.find((reason) => reason === text('about')) ?? null
  const reason = text('reason').trim()
  const result = await call('chats/rateAnswer', {
    mid: text('mid'),
    rating,
    ...(about && { about, ...(reason && { reason }) }),
  })
  if (!result.ok) return messageOf(result)
  const { check, standing } = result.data
  return { ...messageOf(result), rated: { rating, about, check, standing } }
}

/**
 * For `clientAction`: a server that can't be reached, or fails, is a result without a sentence, so
 * that the page stays as it is and says so. A redirect goes its way.
 */
export function orFailure<Result>(serverAction: () => Promise<Result>) {
  const failure: ApiMessage = { ok: false, status: 503, message: '' }
  return serverActionOr(serverAction, failure)
}
