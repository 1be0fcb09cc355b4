import { loginWords as words } from '../../words/accounts/accounts.ts'
import { say } from '../../words/say.ts'
import { rejected } from '../core/rejected.ts'
import type { PostedForm } from '../core/form-action.ts'
import { codeProblem, readCode, requestCode } from '../ui/code/request-code.ts'
import type { SentCode } from '../ui/code/request-code.ts'
import { formTextReader } from '../ui/form/form-text.ts'
import type { FormProblem } from '../ui/overlay/use-show-problem.ts'

/** Where a log-in has come to. */
export interface LoginFormState {
  /** The form that was sent. */
  step: 'mobile' | 'resend' | 'code' | 'back'
  /** As it was typed. */
  mobile: string
  /** The code that is awaited; null where the number is asked for. */
  sentCode: SentCode | null
  problem?: FormProblem
  /** The session is open: the call has set its cookie. */
  isIn?: true
}

/** How somebody came who now logs in: what only their browser or the address knows. */
export interface Arrival {
  device?: 'web' | 'app'
  /** Who invited them. */
  ref?: string | undefined
}

/** One step of a log-in: a code is sent, sent again, tried, or another number wanted. */
export async function handleLoginForm(posted: PostedForm, arrival: Arrival) {
  const { form, language } = posted
  const text = formTextReader(form)
  const mobile = text('mobile')
  const step = stepOf(form)
  const before: LoginFormState = { step, mobile, sentCode: null }
  if (step === 'back') return before
  if (!text('terms'))
    return rejected<LoginFormState>({
      ...before,
      problem: { as: 'text', text: say(words.termsNeeded, language) },
    })
  if (step === 'code') return tryCode(posted, arrival, before)
  const reply = await requestCode(posted, 'login')
  if ('sentCode' in reply)
    return { step, mobile: reply.sentCode.mobile, sentCode: reply.sentCode } as LoginFormState
  // The code that was sent first is still good.
  const earlier = step === 'resend' ? readCode(posted).sentCode : null
  return rejected<LoginFormState>(
    { ...before, sentCode: earlier, problem: reply.problem },
    reply.status,
  )
}

function stepOf(form: FormData): LoginFormState['step'] {
  const step = formTextReader(form)('step')
  return step === 'resend' || step === 'code' || step === 'back' ? step : 'mobile'
}

async function tryCode(posted: PostedForm, { device, ref }: Arrival, before: LoginFormState) {
  const read = readCode(posted)
  const { sentCode } = read
  if (!('code' in read))
    return rejected<LoginFormState>({ ...before, sentCode, problem: read.problem })
  const result = await posted.call('sms/validateOTP', {
    ...read.code,
    device,
    ref: ref?.slice(0, 40),
    terms: formTextReader(posted.form)('terms').slice(0, 20),
  })
  if (result.ok && result.data.jwt) return { ...before, sentCode, isIn: true as const }
  const problem: FormProblem = result.ok
    ? { as: 'alert', text: say(words.verifyNotOk, posted.language), isCode: true }
    : codeProblem(result, posted)
  return rejected<LoginFormState>({ ...before, sentCode, problem }, result.ok ? 200 : result.status)
}
