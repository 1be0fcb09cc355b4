import { redirect } from 'react-router'
import { codeDigits, pointsPerQuestion } from '../../contract/core/constants.ts'
import {
  profileWords as words,
  redeemedMessage,
  redeemMinimumTemplate,
} from '../../words/profile/profile.ts'
import { say, type Language } from '../../words/say.ts'
import { formTextReader, typedFields, type TypedFields } from '../ui/form/form-text.ts'
import type { CallApi } from '../api/client.ts'
import type { PostedForm } from '../core/form-action.ts'
import { rejected } from '../core/rejected.ts'
import { latinDigits } from '../../contract/core/plain-text.ts'
import { messageOf, type ApiFailure } from '../api/result.ts'
import { readIdempotencyKey } from '../ui/form/idempotency-field.tsx'

export interface ProfileActionResult {
  intent: string
  ok: boolean
  message: string
  /** What is wrong with a field. */
  error?: string
  /** What was typed, where it was refused: its form begins with that again. */
  typed?: TypedFields
  /** A code was sent to the account's own number, which the form wants before it is done. */
  sentCode?: { token: string; message: string }
}

/** What one form is done with. */
interface FormInput {
  call: CallApi
  form: FormData
  text: (name: string) => string
  language: Language
}
type Outcome = Omit<ProfileActionResult, 'intent' | 'typed'> & { status: number }

/** What its owner does on their profile: each form says by `intent` which. */
export async function changeProfile({ call, form, language, url }: PostedForm) {
  const text = formTextReader(form)
  const intent = text('intent')
  if (!Object.hasOwn(acts, intent)) throw redirect(url.pathname)
  const act = acts[intent as keyof typeof acts]
  const { status, ...outcome } = await act({ call, form, text, language })
  const result: ProfileActionResult = { intent, ...outcome }
  return outcome.ok ? result : rejected({ ...result, typed: typedFields(form) }, status)
}

const acts = {
  edit: editProfile,
  avatar: async ({ call, text, language }: FormInput) =>
    outcomeOf(await call('astrohub/update_user', { avatar: text('avatar') }), language),
  'send-code': async ({ call, language }: FormInput) =>
    outcomeOf(await call('astrohub/send_email_code', {}), language),
  verify: verifyEmail,
  redeem: redeemPoints,
}

function outcomeOf(result: { ok: true; data: unknown } | ApiFailure, language: Language): Outcome {
  const { ok, status, message } = messageOf(result)
  const sentence = status === 422 || !message ? say(words.wrong, language) : message
  return { ok, status, message: sentence }
}

const fieldError = (sentence: string): Outcome => ({
  ok: false,
  status: 422,
  message: '',
  error: sentence,
})

async function editProfile(input: FormInput): Promise<Outcome> {
  const { call, form, text, language } = input
  const email = text('email')
  // Who has none yet may leave it so.
  const mayBeEmpty = form.has('without_email')
  if (!email && !mayBeEmpty) return fieldError(say(words.emailRequired, language))
  if (email && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email))
    return fieldError(say(words.emailInvalid, language))
  if (form.has('resend')) return sendOwnCode(input)
  const refusal = form.has('token') ? await confirmOwnCode(input) : null
  if (refusal) return refusal
  const result = await call('astrohub/update_user', {
    ...(email && { email }),
    bid: text('bid') || 0,
    is_private: form.has('is_private') ? 1 : 0,
  })
  if (!result.ok && result.wants === 'email-code') return sendOwnCode(input)
  return outcomeOf(result, language)
}

/** Has a code sent to the account's own number: a new email wants one. */
async function sendOwnCode({ call, text, language }: FormInput): Promise<Outcome> {
  const result = await call('users/requestCode', { purpose: 'email' })
  if (result.ok) {
    const { token, message = '' } = result.data
    return { ok: false, status: 422, message: '', sentCode: { token, message } }
  }
  const token = text('token')
  const outcome = outcomeOf(result, language)
  // The code that was sent before is still good.
  return token
    ? { ...outcome, message: '', error: outcome.message, sentCode: { token, message: '' } }
    : outcome
}

/** Enters that code. @returns null when it was right. */
async function confirmOwnCode({ call, text, language }: FormInput): Promise<Outcome | null> {
  const [token, otp] = [text('token'), latinDigits(text('otp'))]
  const sentCode = { token, message: '' }
  if (!/^\d+$/.test(otp) || otp.length !== codeDigits)
    return { ...fieldError(say(words.codeWrong, language)), sentCode }
  const result = await call('users/confirmCode', { purpose: 'email', token, otp })
  if (result.ok) return null
  const { status, message } = outcomeOf(result, language)
  return { ok: false, status, message: '', error: message, sentCode }
}

async function verifyEmail({ call, text, language }: FormInput): Promise<Outcome> {
  const otp = latinDigits(text('otp'))
  if (!/^\d+$/.test(otp) || otp.length !== codeDigits)
    return fieldError(say(words.codeWrong, language))
  return outcomeOf(await call('astrohub/verify_email', { otp }), language)
}

async function redeemPoints({ call, form, text, language }: FormInput): Promise<Outcome> {
  const pointsText = text('points')
  if (!pointsText) return fieldError(say(words.redeemRequired, language))
  if (!/^\d{1,6}$/.test(pointsText) || Number(pointsText) < pointsPerQuestion)
    return fieldError(say(redeemMinimumTemplate, language, pointsPerQuestion))
  const input = { points: Number(pointsText) }
  const key = readIdempotencyKey(form)
  const result = await call('astrohub/redeem_questions', input, key)
  if (!result.ok) return outcomeOf(result, language)
  const redeemed = messageOf(result).message.replace(/[.।]$/, '')
  const message = say(redeemedMessage, language, redeemed, result.data.questions_added)
  return { ok: true, status: 200, message }
}
