import { adminUsersWords as words } from '../../../words/admin/admin-users.ts'
import { say, type Language } from '../../../words/say.ts'
import { messageOf, wrongFields, type ApiFailure } from '../../api/result.ts'
import type { PostedForm } from '../../core/form-action.ts'
import { formTextReader } from '../../ui/form/form-text.ts'
import { callAsOperator, refusedFields } from '../call-as-operator.ts'
import { formResult, type FormResult } from '../form-parts.tsx'

/** Its form is `ban`, `give`, or the id of a paid answer or a refund. */
export interface UserActionResult extends FormResult {
  /** The field that the message is about; null where it is about the whole. */
  wrong: 'reason' | 'amount' | null
}

const kinds = ['oracle', 'astra', 'daily', 'weekly', 'monthly', 'yearly'] as const
export const giftKinds = kinds

/** Does what one form of a user's page asks for. */
export async function changeUser(posted: PostedForm, uid: string) {
  const { call, form, language } = posted
  const text = formTextReader(form)
  const reason = text('reason')
  const formName = text('form')
  const result = await callAsOperator(posted, (options) => {
    if (formName === 'ban')
      return call('admin/setBan', { uid, reason, is_ban: text('is_ban') === '1' }, options)
    if (formName === 'give') {
      const gift = {
        ...{ uid, reason, key: text('key') },
        kind: kinds.find((kind) => kind === text('kind')) ?? 'oracle',
        amount: Number(text('amount') || Number.NaN),
      }
      return call('admin/giveQuestions', gift, options)
    }
    return call('admin/refundQuestion', { uid, reason, hold_id: formName }, options)
  })
  return userActionResult(result, form, language)
}

/** An answer as its form (`form` names it) shows it: which field is wrong, in one sentence. */
export function userActionResult(
  result: { ok: true; data: unknown } | ApiFailure,
  form: FormData,
  language: Language,
) {
  const { ok, status, message } = messageOf(result)
  const fields = result.ok ? [] : wrongFields(result)
  const wrong = fields.includes('reason') ? 'reason' : fields.includes('amount') ? 'amount' : null
  const sentence =
    wrong === 'reason' ? words.reasonWrong : wrong === 'amount' ? words.howManyWrong : null
  const shown: UserActionResult = {
    ...{ ok, wrong, form: formTextReader(form)('form'), ...refusedFields(result, form) },
    message: sentence ? say(sentence, language) : message,
  }
  return formResult(shown, status, language)
}
