import { accountsWords as words, fillSentence } from '../../../words/accounts/accounts.ts'
import { say, type LocalizedText } from '../../../words/say.ts'
import { SmsFault } from '../../adapters/sms/sms.ts'
import type { Caller } from '../../core/caller.ts'
import type { Config } from '../../core/settings/config.ts'
import type { ReadContext, WriteContext } from '../../core/endpoint.ts'
import { maskedMobile } from '../../core/masked-mobile.ts'
import { Refusal } from '../../core/refusal.ts'
import { transact } from '../../db/database.ts'
import { type CodeResult } from './check-code.ts'
import { withdrawCode, type IssuedCode } from './issue-code.ts'

type SendContext = Pick<
  ReadContext<'sms/getOTP' | 'users/requestCode'>,
  'context' | 'caller' | 'db' | 'log'
>

/** Sends a code that is kept. @throws Refusal where it could not be sent; it is then taken back (decision 004). */
export async function sendCode(
  { context, caller, db, log }: SendContext,
  mobile: string,
  { token, code }: { token: string; code: string },
): Promise<void> {
  const { language } = caller
  const domain = new URL(originOf(context.config)).hostname
  try {
    await context.adapters.sms.sendCode({ mobile, code, language, domain })
  } catch (error) {
    if (!(error instanceof SmsFault)) log.error({ err: error }, 'fault while sending a code')
    else log.warn({ err: error }, 'a code could not be sent')
    await transact(db, (tx) => withdrawCode(tx, context.config, token))
    throw new Refusal(words.notSent)
  }
}

/** What is answered where a code is on its way: where it went, and when the next may be asked for. */
export function codeSent(
  { context, caller, log }: SendContext,
  mobile: string,
  { token, resendSeconds }: IssuedCode,
): { status: 'success'; token: string; resend_seconds: number; message: string } {
  const { inboxPath } = context.adapters.sms
  if (inboxPath) log.info(`A message waits at ${inboxPath}.`)
  const sentence = inboxPath
    ? fillSentence(words.codeAtInbox, inboxPath)
    : fillSentence(words.codeSent, `+${maskedMobile(mobile)}`)
  const message = say(sentence, caller.language)
  return { status: 'success', token, resend_seconds: resendSeconds, message }
}

/** A success with its sentence. */
export function yes(
  sentence: LocalizedText,
  caller: Caller,
): { status: 'success'; message: string } {
  return { status: 'success', message: say(sentence, caller.language) }
}

/** The refusal of a code is returned and not thrown: a counted try must be kept. */
export function no(
  {
    context,
    caller,
    afterCommit,
  }: Pick<WriteContext<'sms/validateOTP'>, 'context' | 'caller' | 'afterCommit'>,
  result: CodeResult,
): { status: 'fail'; message: string } {
  afterCommit(() =>
    context.securityLog.record({ event: 'code-refused', caller, detail: { state: result.state } }),
  )
  const left = result.state === 'wrong' ? result.triesLeft : null
  const sentence =
    left === null
      ? words.codeGone
      : left === 0
        ? words.lastWrongCode
        : fillSentence(words.wrongCode, left)
  return { status: 'fail', message: say(sentence, caller.language) }
}

/** Scheme and host that links to us are made with. */
export function originOf(config: Config): string {
  return config.publicUrl ?? `http://${config.host}:${config.port}`
}
