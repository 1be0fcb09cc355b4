import { countryCode } from '../../contract/core/constants.ts'
import { balanceWords as words } from '../../words/wallet/balance.ts'
import { say } from '../../words/say.ts'
import { rejected } from '../core/rejected.ts'
import type { PostedForm } from '../core/form-action.ts'
import { mobileDigits } from '../ui/code/mobile-digits.ts'
import { formTextReader } from '../ui/form/form-text.ts'
import { walletPriceIn } from './wallet-price.ts'
import { readIdempotencyKey } from '../ui/form/idempotency-field.tsx'

/** What a transfer has led to. */
export interface TransferState {
  /** As it was typed. */
  typed: { mobile: string; questions: string }
  /** What is wrong, by field. */
  problems?: { mobile?: string; questions?: string }
  /** The server's sentence, whether it was sent or refused. */
  message?: string
  isSent?: true
}

/** Sends Oracle questions to somebody else. */
export async function transferQuestions({ call, form, language }: PostedForm) {
  const text = formTextReader(form)
  const typed = { mobile: text('mobile'), questions: text('questions') }
  const mobile = mobileDigits(typed.mobile)
  const isCount = /^[1-9]\d{0,4}$/.test(typed.questions)
  if (!mobile || !isCount)
    return rejected<TransferState>({
      typed,
      problems: {
        ...(!mobile && { mobile: say(words.mobileWrong, language) }),
        ...(!isCount && { questions: say(words.countWrong, language) }),
      },
    })
  const result = await call(
    'astrohub/transfer_questions',
    {
      mobile: countryCode + mobile,
      questions: Number(typed.questions),
      ...walletPriceIn(form),
    },
    readIdempotencyKey(form),
  )
  if (result.ok) {
    const sent: TransferState = { typed, message: result.data.message ?? '', isSent: true }
    return sent
  }
  const wasSent = result.status === 422
  const message = wasSent
    ? say(words.sentBefore, language)
    : result.message || say(words.failed, language)
  const refused: TransferState = { typed, problems: { questions: message }, message }
  // Its first answer was lost, and now it says something else: what holds is shown beneath.
  return wasSent ? refused : rejected(refused, result.status)
}
