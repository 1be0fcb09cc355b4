import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { CodePurpose } from '../../../contract/accounts/accounts.ts'
import {
  codeDigits,
  codeLifeSeconds,
  resendSeconds,
  sendsPerHourPerMobile,
} from '../../../contract/core/constants.ts'
import { accountsWords as words, fillSentence } from '../../../words/accounts/accounts.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { takeFromBudget } from '../../core/budget.ts'
import type { Config } from '../../core/settings/config.ts'
import type { AppContext } from '../../core/context.ts'
import { takeRateLimits } from '../../core/rate-limit.ts'
import { HttpError, Refusal } from '../../core/refusal.ts'
import { mobileHash } from '../../core/keyed-hash.ts'
import { codeHash, tokenHash } from './code-hash.ts'
import { makeChallenge, takeProof } from './proof-of-work.ts'
import type { Requester } from './requester.ts'
import {
  bitsForCode,
  priceLimits,
  smsBudget,
  smsShare,
  strangersCodesPerDay,
  strangersCodesPerHour,
} from './send-limits.ts'

const hourMilliseconds = 3_600_000

export interface IssuedCode {
  token: string
  code: string
  /** When the next may be asked for. */
  resendSeconds: number
}

/** What a code is asked for with. */
export interface CodeRequest {
  mobile: string
  purpose: CodePurpose
  /** The session that alone may use it, for purposes that are about the account it is in. */
  sid: string | null
  requester: Requester
  /** What their browser has worked out, where that was wanted. */
  proof: string | undefined
}

/**
 * Makes a code and keeps its hash. Asked for twice at once, the number's requests wait for each
 * other, so the limits hold over processes and restarts. docs/log-in-defence.md says who is held back when.
 *
 * @throws Refusal while the wait after the requester's last code runs; HttpError 428 where a proof of work
 *   is wanted, 429 beyond the limits of the requester, of strangers to this number, or of the service.
 */
export async function issueCode(
  tx: Tx,
  context: AppContext,
  request: CodeRequest,
  at: Date,
): Promise<IssuedCode> {
  const { config } = context
  const { mobile, requester } = request
  const hash = mobileHash(config, mobile)
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(tx)
  const nextWaitSeconds = await holdBack(tx, hash, requester, at)
  if (!requester.isKnown) await holdStrangersBack(tx, context, hash, request, at)
  const share = smsShare(requester, await hasAccount(tx, mobile))
  const retryAfterSeconds = await takeFromBudget(context, tx, smsBudget(config), at, share)
  if (retryAfterSeconds) throw new HttpError(429, words.manyCodes, { retryAfterSeconds })
  const token = randomBytes(24).toString('base64url')
  const code = freshCode()
  await tx
    .insertInto('codes')
    .values({
      token_hash: tokenHash(config, token),
      mobile_hash: hash,
      purpose: request.purpose,
      sid: request.sid,
      requester: requester.key,
      is_known: requester.isKnown,
      code_hash: codeHash(config, token, code),
      created_at: at,
      expires_at: new Date(at.getTime() + codeLifeSeconds * 1000),
      used_at: null,
    })
    .execute()
  return { token, code, resendSeconds: nextWaitSeconds }
}

/** Together strangers may have so many codes sent to a number, and pay for each after the first unused one. */
async function holdStrangersBack(
  tx: Tx,
  { config }: AppContext,
  hash: string,
  { mobile, requester, proof }: CodeRequest,
  at: Date,
): Promise<void> {
  const sent = await codesByStrangers(tx, hash, at)
  const full =
    sent.lastHour.length >= strangersCodesPerHour
      ? secondsUntil((sent.lastHour[0]?.getTime() ?? 0) + hourMilliseconds, at)
      : sent.lastDay.length >= strangersCodesPerDay
        ? secondsUntil((sent.lastDay[0]?.getTime() ?? 0) + 24 * hourMilliseconds, at)
        : 0
  if (full > 0)
    throw new HttpError(429, fillSentence(words.tooManyCodes, Math.ceil(full / 60)), {
      retryAfterSeconds: full,
    })
  const bits = await bitsForCode({ db: tx, config }, requester, mobile, sent.unused, at)
  const of = { mobileHash: hash, requester: requester.key }
  const isPaid =
    bits === 0 ||
    (proof !== undefined && (await takeProof(tx, config, of, { text: proof, bits }, at)))
  if (!isPaid) throw new HttpError(428, words.proofWanted)
  await takeRateLimits(tx, priceLimits(requester, mobile), at)
}

/** How many zero bits this requester's next code to a number takes, and for what the proof is good. */
export async function proofForCode(
  db: Db,
  config: Config,
  { mobile, requester }: { mobile: string; requester: Requester },
  at: Date,
): Promise<{ bits: number; challenge: string }> {
  const hash = mobileHash(config, mobile)
  const { unused } = await codesByStrangers(db, hash, at)
  const bits =
    (await bitsForCode({ db, config }, requester, mobile, unused, at)) || config.proofBits
  const of = { mobileHash: hash, requester: requester.key }
  return { bits, challenge: makeChallenge(config, of, bits, at) }
}

/** The codes to a number that strangers have asked for, oldest first; the unused are of the last hour. */
async function codesByStrangers(db: Db, hash: string, at: Date) {
  const codes = await db
    .selectFrom('codes')
    .select(['created_at', 'used_at'])
    .where('mobile_hash', '=', hash)
    .where('is_known', '=', false)
    .where('created_at', '>', new Date(at.getTime() - 24 * hourMilliseconds))
    .orderBy('created_at')
    .execute()
  const hourAgo = at.getTime() - hourMilliseconds
  const recent = codes.filter(({ created_at }) => created_at.getTime() > hourAgo)
  return {
    lastDay: codes.map(({ created_at }) => created_at),
    lastHour: recent.map(({ created_at }) => created_at),
    unused: recent.length - 1 - recent.findLastIndex(({ used_at }) => used_at !== null),
  }
}

async function hasAccount(tx: Tx, mobile: string): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .where('mobile', '=', mobile)
    .select('uid')
    .executeTakeFirst()
  return user !== undefined
}

/** Takes back a code that never reached its number: it counts for no limit of that number. */
export async function withdrawCode(tx: Tx, config: Config, token: string): Promise<void> {
  await tx.deleteFrom('codes').where('token_hash', '=', tokenHash(config, token)).execute()
}

/** Six digits, each of the million equally likely. */
export function freshCode(): string {
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
}

/**
 * Sees whether this requester may have another code for the number now.
 *
 * @returns how long the one after it will have to wait, seconds.
 */
async function holdBack(tx: Tx, hash: string, requester: Requester, at: Date): Promise<number> {
  const sentCodes = await tx
    .selectFrom('codes')
    .select(['created_at', 'used_at'])
    .where('mobile_hash', '=', hash)
    .where('requester', '=', requester.key)
    .where('created_at', '>', new Date(at.getTime() - hourMilliseconds))
    .orderBy('created_at')
    .execute()
  const freeSeconds = (earlier: { created_at: Date } | undefined) =>
    earlier ? secondsUntil(earlier.created_at.getTime() + hourMilliseconds, at) : 0
  if (sentCodes.length >= sendsPerHourPerMobile) {
    const retryAfterSeconds = freeSeconds(sentCodes.at(-sendsPerHourPerMobile))
    const minutes = Math.ceil(retryAfterSeconds / 60)
    throw new HttpError(429, fillSentence(words.tooManyCodes, minutes), { retryAfterSeconds })
  }
  // A code that was used ends the row of resends: the next sign-in starts afresh.
  const unusedCodes = sentCodes.slice(
    sentCodes.findLastIndex((earlier) => earlier.used_at !== null) + 1,
  )
  const last = unusedCodes.at(-1)
  if (last) {
    const wait = secondsUntil(
      last.created_at.getTime() + waitSeconds(unusedCodes.length) * 1000,
      at,
    )
    if (wait > 0) throw new Refusal(fillSentence(words.waitForCode, wait))
  }
  const isLastOfHour = sentCodes.length + 1 === sendsPerHourPerMobile
  return Math.max(waitSeconds(unusedCodes.length + 1), isLastOfHour ? freeSeconds(sentCodes[0]) : 0)
}

function secondsUntil(milliseconds: number, at: Date): number {
  return Math.ceil((milliseconds - at.getTime()) / 1000)
}

function waitSeconds(sends: number): number {
  return resendSeconds[Math.min(sends, resendSeconds.length) - 1] ?? 0
}
