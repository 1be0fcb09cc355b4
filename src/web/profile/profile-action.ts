import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { codeDigits, pointsPerQuestion } from '../../contract/core/constants.ts'
import {
  profileWords as words,
  redeemedMessage,
  redeemMinimumTemplate,
} from '../../words/profile/profile.ts'
import { say } from '../../words/say.ts'
import { formTextReader } from '../ui/form/form-text.ts'
import { apiFor } from '../api/throwing.ts'
import { languageOf } from '../core/language.tsx'
import { latinDigits } from '../ui/code/code-boxes.ts'
import { apiResult, type ApiMessage } from '../api/throwing.ts'
import { readIdempotencyKey } from '../ui/form/idempotency-field.tsx'

export interface ProfileActionResult {
  intent: string
  ok: boolean
  message: string
  /** What is wrong with a field. */
  error?: string
  typedText?: string
}

/** What its owner does on their profile: each form says by `intent` which. */
export async function profileAction({
  request,
  url,
  context,
}: ActionFunctionArgs): Promise<ProfileActionResult | Response> {
  const ask = apiFor(context)
  const language = languageOf(url.pathname)
  const form = await request.formData()
  const sent = formTextReader(form)
  const text = (name: string) => sent(name).trim()
  const intent = text('intent')
  const done = ({ ok, status, message }: ApiMessage): ProfileActionResult => ({
    intent,
    ok,
    message: status === 422 || !message ? say(words.wrong, language) : message,
  })
  const wrong = (error: string, typedText: string): ProfileActionResult => ({
    intent,
    ok: false,
    message: '',
    error,
    typedText,
  })
  switch (intent) {
    case 'edit': {
      const email = text('email')
      if (!email) return wrong(say(words.emailRequired, language), email)
      if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email))
        return wrong(say(words.emailInvalid, language), email)
      return done(
        await apiResult(ask, 'astrohub/update_user', {
          email,
          bid: text('bid') || 0,
          is_private: form.get('is_private') === 'on' ? 1 : 0,
        }),
      )
    }
    case 'avatar':
      return done(await apiResult(ask, 'astrohub/update_user', { avatar: text('avatar') }))
    case 'send-code':
      return done(await apiResult(ask, 'astrohub/send_email_code', {}))
    case 'verify': {
      const otp = latinDigits(text('otp'))
      if (!/^\d+$/.test(otp) || otp.length !== codeDigits)
        return wrong(say(words.codeWrong, language), otp)
      return done(await apiResult(ask, 'astrohub/verify_email', { otp }))
    }
    case 'redeem': {
      const pointsText = text('points')
      if (!pointsText) return wrong(say(words.redeemRequired, language), pointsText)
      if (!/^\d{1,6}$/.test(pointsText) || Number(pointsText) < pointsPerQuestion)
        return wrong(say(redeemMinimumTemplate, language, pointsPerQuestion), pointsText)
      const result = await apiResult(
        ask,
        'astrohub/redeem_questions',
        { points: Number(pointsText) },
        readIdempotencyKey(form),
      )
      if (!result.answer) return { ...done(result), typedText: pointsText }
      const { questions_added } = result.answer
      const message = say(
        redeemedMessage,
        language,
        result.message.replace(/[.।]$/, ''),
        questions_added,
      )
      return { intent, ok: true, message }
    }
    default:
      return redirect(url.pathname)
  }
}
