import { accountPageWords as words } from '../../words/accounts/account-page.ts'
import { say } from '../../words/say.ts'
import { rejected } from '../core/rejected.ts'
import type { PostedForm } from '../core/form-action.ts'
import { codeProblem, readCode, requestCode } from '../ui/code/request-code.ts'
import type { SentCode } from '../ui/code/request-code.ts'
import { formTextReader } from '../ui/form/form-text.ts'
import type { FormProblem } from '../ui/overlay/use-show-problem.ts'

/** Where leaving for good has come to. */
export interface DeletionState {
  /** As it was typed. */
  mobile: string
  /** The code that is awaited; null where the number is asked for. */
  sentCode: SentCode | null
  problem?: FormProblem
  /** The account is gone: what is to be said of it. */
  farewell?: string
}

/** Sends a code to the number; then, with the code, deletes the account. */
export async function deleteAccount(posted: PostedForm) {
  const { form, language, call } = posted
  const text = formTextReader(form)
  const mobile = text('mobile')
  if (text('step') !== 'code') {
    const reply = await requestCode(posted, 'delete')
    if ('sentCode' in reply) return { mobile, sentCode: reply.sentCode } as DeletionState
    return rejected<DeletionState>({ mobile, sentCode: null, problem: reply.problem }, reply.status)
  }
  const read = readCode(posted)
  const { sentCode } = read
  if (!('code' in read)) return rejected<DeletionState>({ mobile, sentCode, problem: read.problem })
  const result = await call('users/deleteAccount', read.code)
  if (result.ok)
    return { mobile, sentCode, farewell: result.data.message ?? say(words.deleted, language) }
  const problem = codeProblem(result, posted)
  return rejected<DeletionState>({ mobile, sentCode, problem }, result.status)
}
