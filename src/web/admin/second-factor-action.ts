import { redirect } from 'react-router'
import { loginWords } from '../../words/accounts/accounts.ts'
import { secondFactorWords as words } from '../../words/admin/second-factor.ts'
import { say } from '../../words/say.ts'
import type { ApiData, ApiFailure } from '../api/result.ts'
import type { PostedForm } from '../core/form-action.ts'
import { inLanguage } from '../core/language.tsx'
import { rejected } from '../core/rejected.ts'
import { sameSitePath } from '../core/same-site-path.ts'
import { formTextReader } from '../ui/form/form-text.ts'
import { callAsOperator, enterCode, refusedFields } from './call-as-operator.ts'
import type { FormResult } from './form-parts.tsx'

export interface SecondFactorState extends FormResult {
  form: 'begin' | 'confirm' | 'enter'
  /** What waits for its first code. */
  setUp?: ApiData<'admin/setUpSecondFactor'>
  /** Shown this once. */
  recoveryCodes?: string[]
}

/** Begins to set an authenticator app up, confirms it, or enters a code of it: `form` says which. */
export async function changeSecondFactor(posted: PostedForm) {
  const name = formTextReader(posted.form)('form')
  if (name === 'confirm') return confirm(posted)
  return name === 'begin' ? begin(posted) : enter(posted)
}

async function begin(posted: PostedForm) {
  const { call, form } = posted
  const result = await callAsOperator(posted, () => call('admin/setUpSecondFactor', {}))
  if (!result.ok) return refusal(posted, 'begin', result)
  const state: SecondFactorState = { form: 'begin', ok: true, message: '', typed: {} }
  return { ...state, ...refusedFields(result, form), setUp: result.data }
}

async function confirm(posted: PostedForm) {
  const { call, form } = posted
  const code = formTextReader(form)('code')
  const result = await callAsOperator(posted, () => call('admin/confirmSecondFactor', { code }))
  const state: SecondFactorState = { form: 'confirm', ok: true, message: '', typed: {} }
  if (result.ok) return { ...state, recoveryCodes: result.data.recovery_codes }
  // Begun again, it is the same secret: the picture stays.
  const again = await call('admin/setUpSecondFactor', {})
  return refusal(posted, 'confirm', result, again.ok ? again.data : undefined)
}

async function enter(posted: PostedForm) {
  const { call, form, language, url } = posted
  const result = await enterCode(call, form)
  if (!result.ok) return refusal(posted, 'enter', result)
  const fallback = inLanguage('/admin', language)
  throw redirect(sameSitePath(url.searchParams.get('next'), fallback))
}

function refusal(
  { form, language }: PostedForm,
  name: SecondFactorState['form'],
  result: ApiFailure,
  setUp?: ApiData<'admin/setUpSecondFactor'>,
) {
  const { status } = result
  const sentence = status === 422 ? words.codeMissing : status === 0 ? loginWords.broken : null
  const state: SecondFactorState = {
    ...{ form: name, ok: false, ...refusedFields(result, form) },
    message: sentence ? say(sentence, language) : result.message,
    ...(setUp && { setUp }),
  }
  return rejected(state, status)
}
