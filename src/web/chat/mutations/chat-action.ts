import { data } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import type { ApiReply } from '../../../contract/apis.ts'
import { ratingReasons, type RatingReason } from '../../../contract/core/constants.ts'
import { apiFor, type CallApi } from '../../api/throwing.ts'
import { apiResult, type ApiMessage } from '../../api/throwing.ts'
import { formTextReader } from '../../ui/form/form-text.ts'

type Rated = Extract<ApiReply<'chats/rateAnswer'>, { status: 'success' }>

/** What came of a form about a chat or an answer. */
export interface ChatActionResult extends ApiMessage {
  /** Of a rating: what the server found out and changed by it. */
  rated?: { rating: 1 | -1; about: RatingReason | null } & Pick<Rated, 'check' | 'standing'>
  /** Of a shared answer: the path of its link. */
  path?: string
}

/** What can be done with a chat that is kept, by a form: delete, rename, pin; rate or share an answer. */
export async function chatAction({ request, context }: ActionFunctionArgs) {
  const text = formTextReader(await request.formData())
  const result = await perform(apiFor(context), text)
  return data(result, { status: result.status })
}

async function perform(ask: CallApi, text: (name: string) => string): Promise<ChatActionResult> {
  const asst_id = text('asst_id')
  switch (text('intent')) {
    case 'delete':
      return messageOf(await apiResult(ask, 'chats/deleteChat', { asst_id }))
    case 'rename':
      return messageOf(await apiResult(ask, 'chats/rename', { asst_id, title: text('title') }))
    case 'pin': {
      const isPinned = text('pinned') === '1'
      return messageOf(await apiResult(ask, 'chats/pin', { asst_id, pinned: isPinned }))
    }
    case 'rate':
      return rate(ask, text)
    case 'share': {
      const with_question = text('with_question') === 'on'
      const shared = await apiResult(ask, 'chats/share', { mid: text('mid'), with_question })
      return { ...messageOf(shared), ...(shared.answer && { path: shared.answer.path }) }
    }
    default:
      return { ok: false, status: 422, message: '' }
  }
}

async function rate(ask: CallApi, text: (name: string) => string): Promise<ChatActionResult> {
  const rating = text('rating') === '1' ? 1 : -1
  const about = ratingReasons.find((reason) => reason === text('about')) ?? null
  const reason = text('reason').trim()
  const result = await apiResult(ask, 'chats/rateAnswer', {
    mid: text('mid'),
    rating,
    ...(about && { about, ...(reason && { reason }) }),
  })
  const { answer } = result
  if (!answer) return messageOf(result)
  const { check, standing } = answer
  return { ...messageOf(result), rated: { rating, about, check, standing } }
}

function messageOf({ ok: isOk, status, message }: ApiMessage): ApiMessage {
  return { ok: isOk, status, message }
}

/**
 * For `clientAction`: a server that can't be reached, or fails, is a result without a sentence, so
 * that the page stays as it is and says so. A redirect goes its way.
 */
export async function orFailure<Result>(serverAction: () => Promise<Result>) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const failure: ApiMessage = { ok: false, status: 503, message: '' }
    // By its status the router knows that nothing has to be loaded again.
    return data(failure, { status: failure.status })
  }
}
