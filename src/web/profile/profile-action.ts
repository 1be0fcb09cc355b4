import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { codeDigits, pointsPerQuestion } from '../../contract/core/constants.ts'
import {
  profileWords as words,
  redeemedMessage,
  redeemMinimumTemplate,
} from '../../words/profile/profile.ts'
import { say, type Language } from '../../words/say.ts'
import { formTextReader, typedFields, type TypedFields } from '../ui/form/form-text.ts'
import { apiFor, type CallApi } from '../api/throwing.ts'
import { languageOf } from '../core/language.tsx'
import { latinDigits } from '../../contract/core/plain-text.ts'
import { apiResult, type ApiMessage } from '../api/throwing.ts'
import { readIdempotencyKey } from '../ui/form/idempotency-field.tsx'

export interface ProfileActionResult {
  intent: string
  ok: boolean
  message: string
  /** What is wrong with a field. */
  error?: string
  /** What was typed, where it was refused: its form begins with that again. */
  typed?: TypedFields
}

/** What one form is done with. */
interface FormInput {
  ask: CallApi
  form: FormData
  text: (name: string) => string
  language: Language
}
type Outcome = Pick<ProfileActionResult, 'ok' | 'message' | 'error'>

/** What its owner does on their profile: each form says by `intent` which. */
export async function profileAction({
  request,
  url,
  context,
}: ActionFunctionArgs): Promise<ProfileActionResult | Response> {
  const form = await request.formData()
  const text = formTextReader(form)
  const intent = text('intent')
  if (!Object.hasOwn(acts, intent)) return redirect(url.pathname)
  const language = languageOf(url.pathname)
  const act = acts[intent as keyof typeof acts]
  const outcome = await act({ ask: apiFor(context), form, text, language })
  return { intent, ...outcome, ...(!outcome.ok && { typed: typedFields(form) }) }
}

const acts = {
  edit: editProfile,
  avatar: async ({ ask, text, language }: FormInput) =>
    outcomeOf(await apiResult(ask, 'astrohub/update_user', { avatar: text('avatar') }), language),
  'send-code': async ({ ask, language }: FormInput) =>
    outcomeOf(await apiResult(ask, 'astrohub/send_email_code', {}), language),
  verify: verifyEmail,
  redeem: redeemPoints,
}

function outcomeOf({ ok, status, message }: ApiMessage, language: Language): Outcome {
  return { ok, message: status === 422 || !message ? say(words.wrong, language) : message }
}

const fieldError = (sentence: string): Outcome => ({ ok: false, message: '', error: sentence })

async function editProfile({ ask, form, text, language }: FormInput): Promise<Outcome> {
  const email = text('email')
  if (!email) return fieldError(say(words.emailRequired, language))
  if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email))
    return fieldError(say(words.emailInvalid, language))
  const result = await apiResult(ask, 'astrohub/update_user', {
    email,
    bid: text('bid') || 0,
    is_private: form.has('is_private') ? 1 : 0,
  })
  return outcomeOf(result, language)
}

async function verifyEmail({ ask, text, language }: FormInput): Promise<Outcome> {
  const otp = latinDigits(text('otp'))
  if (!/^\d+$/.test(otp) || otp.length !== codeDigits)
    return fieldError(say(words.codeWrong, language))
  return outcomeOf(await apiResult(ask, 'astrohub/verify_email', { otp }), language)
}

async function redeemPoints({ ask, form, text, language }: FormInput): Promise<Outcome> {
  const pointsText = text('points')
  if (!pointsText) return fieldError(say(words.redeemRequired, language))
  if (!/^\d{1,6}$/.test(pointsText) || Number(pointsText) < pointsPerQuestion)
    return fieldError(say(redeemMinimumTemplate, language, pointsPerQuestion))
  const input = { points: Number(pointsText) }
  const key = readIdempotencyKey(form)
  const result = await apiResult(ask, 'astrohub/redeem_questions', input, key)
  if (!result.answer) return outcomeOf(result, language)
  const redeemed = result.message.replace(/[.।]$/, '')
  const message = say(redeemedMessage, language, redeemed, result.answer.questions_added)
  return { ok: true, message }
}
