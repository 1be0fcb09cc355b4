import { randomInt, timingSafeEqual } from 'node:crypto'
import { codeDigits, codeLifeSeconds, codeMaxAttempts } from '../../contract/core/constants.ts'
import { profileMessages, profileMessageTemplates } from '../../words/profile/profile-server.ts'
import type { LocalizedText } from '../../words/say.ts'
import { keyedHash } from '../core/keyed-hash.ts'
import type { Tx } from '../db/schema.ts'
import { MailFault } from '../adapters/mail/mail.ts'
import { takeFromBudget, type Budget } from '../core/budget.ts'
import type { Config } from '../core/settings/config.ts'
import type { AppContext } from '../core/context.ts'
import { takeRateLimits, type RateLimit } from '../core/rate-limit.ts'
import { HttpError } from '../core/refusal.ts'
import type { NotifyAccess } from '../notifications/notify.ts'

/** A code that is kept and is to be mailed. */
export interface EmailCode {
  to: string
  code: string
}

const hour = 3600

/** Of every code that is sent by mail. */
function mailBudget({ mailsPerHour }: Config): Budget {
  return { name: 'mails', maximum: mailsPerHour, seconds: hour }
}

/** One account's, to whatever addresses; and one address's, so that several accounts can't flood it. */
function mailLimits(config: Config, uid: string, email: string): RateLimit[] {
  const address = keyedHash(config, 'mail-to', email.trim().toLowerCase()).slice(0, 22)
  return [
    { key: `mail:${uid}`, maximum: 5, seconds: hour },
    { key: `mail-to:${address}`, maximum: 12, seconds: hour },
  ]
}

/**
 * Makes a code for an address; an earlier one is good no more.
 *
 * @throws HttpError 429 when this account, this address or the whole service has had its mails for now.
 */
export async function createEmailCode(
  tx: Tx,
  context: AppContext,
  { uid, email, at }: { uid: string; email: string; at: Date },
): Promise<EmailCode> {
  const full = await takeRateLimits(tx, mailLimits(context.config, uid, email), at)
  const retryAfterSeconds =
    full?.waitSeconds ?? (await takeFromBudget(context, tx, mailBudget(context.config), at))
  if (retryAfterSeconds)
    throw new HttpError(429, profileMessages.tooManyMails, { retryAfterSeconds })
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
  const row = {
    email,
    code_hash: hashOf(context, uid, email, code),
    tries: 0,
    expires_at: new Date(at.getTime() + codeLifeSeconds * 1000),
  }
  await tx
    .insertInto('email_codes')
    .values({ uid, ...row })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
    .execute()
  return { to: email, code }
}

/** Mails a code that has been kept. @returns whether the mail server took it. */
export async function mailEmailCode(
  { adapters, log }: AppContext,
  code: EmailCode,
  language: 'en' | 'hi',
): Promise<boolean> {
  try {
    await adapters.mail.sendCode({ ...code, language })
    return true
  } catch (error) {
    if (!(error instanceof MailFault)) throw error
    log.warn({ err: error }, 'a code could not be mailed')
    return false
  }
}

/** Where the code is, in words. */
export function emailCodeSentText({ adapters }: AppContext, really: LocalizedText): LocalizedText {
  const { inboxPath } = adapters.mail
  if (inboxPath === null) return really
  if (inboxPath === '') return profileMessages.noMail
  const { codeAtInbox } = profileMessageTemplates
  return { en: codeAtInbox.en(inboxPath), hi: codeAtInbox.hi(inboxPath) }
}

/**
 * Tries a code, and notes in the profile that the address is confirmed. A wrong try is counted, so the caller
 * must commit.
 *
 * @returns null when it was right and the address is the profile's, else the refusal.
 */
export async function tryEmailCode(
  act: Pick<NotifyAccess, 'context' | 'tx' | 'at'>,
  uid: string,
  code: string,
): Promise<LocalizedText | null> {
  const tried = await confirmEmail(act, uid, code)
  if ('refusal' in tried) return tried.refusal
  return tried.isOfProfile ? null : profileMessages.codeGone
}

/**
 * Tries a code. A wrong try is counted, so the caller must commit.
 *
 * @returns the address that it confirms, or the refusal.
 */
export async function confirmEmail(
  { context, tx, at }: Pick<NotifyAccess, 'context' | 'tx' | 'at'>,
  uid: string,
  code: string,
): Promise<{ email: string; isOfProfile: boolean } | { refusal: LocalizedText }> {
  const row = await tx
    .selectFrom('email_codes')
    .where('uid', '=', uid)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.expires_at <= at || row.tries >= codeMaxAttempts)
    return { refusal: profileMessages.codeGone }
  const [enteredHash, storedHash] = [hashOf(context, uid, row.email, code), row.code_hash].map(
    (it) => Buffer.from(it),
  ) as [Buffer, Buffer]
  if (enteredHash.length !== storedHash.length || !timingSafeEqual(enteredHash, storedHash)) {
    await tx
      .updateTable('email_codes')
      .set({ tries: row.tries + 1 })
      .where('uid', '=', uid)
      .execute()
    return { refusal: profileMessages.codeWrong }
  }
  await tx.deleteFrom('email_codes').where('uid', '=', uid).execute()
  const profile = await tx
    .updateTable('profiles')
    .set({ email_verified_at: at })
    .where('uid', '=', uid)
    .where('email', '=', row.email)
    .returning('uid')
    .executeTakeFirst()
  return { email: row.email, isOfProfile: profile !== undefined }
}

function hashOf({ config }: AppContext, uid: string, email: string, code: string): string {
  return keyedHash(config, 'email-code', uid, email, code)
}
