import { loginWords } from '../../words/accounts/accounts.ts'
import { ownPlanWords as words } from '../../words/subscription/own-plan.ts'
import { say } from '../../words/say.ts'
import type { ApiFailure } from '../api/result.ts'
import { rejected } from '../core/rejected.ts'
import type { PostedForm } from '../core/form-action.ts'
import { codeProblem, readCode, requestCode } from '../ui/code/request-code.ts'
import type { SentCode } from '../ui/code/request-code.ts'
import { formTextReader } from '../ui/form/form-text.ts'
import type { FormProblem } from '../ui/overlay/use-show-problem.ts'

/** Sure? · one's number · its code · the last word. */
export type CancelStep = 1 | 2 | 3 | 4

/** Where the ways out have come to. */
export interface CancelState {
  /** The step to show; null once it is over, and for the stop of the renewal, which has but one. */
  step: CancelStep | null
  /** As it was typed. */
  mobile?: string
  sentCode?: SentCode
  problem?: FormProblem
  /** The renewal is stopped, or the plan is cancelled: what is to be said of it. */
  done?: string
}

/** One step of the ways out: the renewal is stopped, or the plan cancelled in four. */
export async function cancelPlan(posted: PostedForm) {
  switch (formTextReader(posted.form)('step')) {
    case 'stop':
      return stopRenewal(posted)
    case 'sure':
      return stateOf({ step: 2 })
    case 'number':
      return sendCode(posted)
    case 'code':
      return tryCode(posted)
    case 'final':
      return cancelNow(posted)
    default:
      return stateOf({ step: 1 })
  }
}

/** A state, and not one of many shapes: what an action gives is one type. */
const stateOf = (state: CancelState): CancelState => state

async function stopRenewal({ call, language }: PostedForm) {
  const result = await call('subscriptions/stop_renewal', {})
  if (result.ok)
    return stateOf({ step: null, done: result.data.message ?? say(words.stopped, language) })
  const text = result.status === 200 ? result.message : say(words.notCancelled, language)
  return rejected<CancelState>({ step: null, problem: { as: 'toast', text } }, result.status)
}

async function sendCode(posted: PostedForm) {
  const mobile = formTextReader(posted.form)('mobile')
  const reply = await requestCode(posted, 'cancel')
  if ('sentCode' in reply) return stateOf({ step: 3, mobile, sentCode: reply.sentCode })
  return rejected<CancelState>({ step: 2, mobile, problem: reply.problem }, reply.status)
}

async function tryCode(posted: PostedForm) {
  const read = readCode(posted)
  // Without what the form brings along there is nothing to try: the number is asked for again.
  if (!read.sentCode && 'problem' in read)
    return rejected<CancelState>({ step: 2, problem: { ...read.problem, as: 'text' } })
  const sentCode = read.sentCode as SentCode
  if (!('code' in read)) return rejected<CancelState>({ step: 3, sentCode, problem: read.problem })
  const result = await posted.call('sms/validateOTP', { ...read.code, device: 'web' })
  if (result.ok) return stateOf({ step: 4, sentCode })
  const problem = codeProblem(result, posted, words.notVerified)
  // As specified: beside the boxes by a rule, in a toast too by anything else.
  const as = result.status === 200 ? 'text' : 'toast'
  return rejected<CancelState>({ step: 3, sentCode, problem: { ...problem, as } }, result.status)
}

async function cancelNow({ call, language }: PostedForm) {
  const result = await call('subscriptions/cancel_subscription', {})
  if (result.ok) return stateOf({ step: null, done: result.data.message ?? '' })
  const text = say(sentenceOf(result), language)
  return rejected<CancelState>({ step: 4, problem: { as: 'toast', text } }, result.status)
}

function sentenceOf({ status, message }: ApiFailure) {
  if (status === 0) return loginWords.broken
  return status === 200 && message ? { en: message, hi: message } : words.notCancelled
}
