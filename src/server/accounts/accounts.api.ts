import { randomUUID } from 'node:crypto'
import { proofParts } from '../../contract/core/proof-of-work.ts'
import { rateKeyOf } from '../core/rate-limit.ts'
import { grantSeconds } from '../../contract/core/constants.ts'
import { accountsWords as words } from '../../words/accounts/accounts.ts'
import { say } from '../../words/say.ts'
import { transact } from '../db/database.ts'
import {
  processEndpoint,
  readEndpoint,
  writeEndpoint,
  type RequestContext,
} from '../core/endpoint.ts'
import type { Config } from '../core/settings/config.ts'
import { HttpError, Refusal } from '../core/refusal.ts'
import { sessionCookieLines } from '../core/caller.ts'
import { sendEndsToGateway } from '../subscription/cancel-subscription.ts'
import { grantOffer } from '../wallet/ledger.ts'
import { codeSent, no, originOf, sendCode, yes } from './codes/code-replies.ts'
import { spendCode, wasCodeAccepted } from './codes/check-code.ts'
import { issueCode, proofForCode } from './codes/issue-code.ts'
import { endSessions } from './end-sessions.ts'
import { keyedHash, mobileHash } from '../core/keyed-hash.ts'
import { maskedMobile } from '../core/masked-mobile.ts'
import { eraseAccount, exportAccount } from './erase-account.ts'
import { deviceCookieLine } from './device-cookie.ts'
import { requesterOf } from './codes/requester.ts'
import { isFormer, signIn } from './sign-in.ts'

/**
 * The same is done, said and sent for every number, whatever is known of it: nobody learns here who
 * has an account. Only the number's owner, by the code, gets further. The code is kept first, then sent,
 * and taken back when it could not be (decision 004).
 */
const getOtp = processEndpoint('sms/getOTP', async (request, { mobile, purpose, proof }) => {
  const { context, user, caller } = request
  if (purpose === 'cancel' && !user) throw new Refusal(words.signInToCancel)
  const isAboutAccount = purpose !== 'login' && user !== null
  if (isAboutAccount && user.mobile !== mobile) throw new Refusal(words.notThisNumber)
  const sid = isAboutAccount ? user.sid : null
  const requester = requesterOf(context.config, caller, mobile, sid)
  const codeRequest = { mobile, purpose, sid, requester, proof }
  const issuedCode = await transact(request.db, (tx) =>
    issueCode(tx, context, codeRequest, request.at),
  )
  await sendCode(request, mobile, issuedCode)
  return codeSent(request, mobile, issuedCode)
})

/** A sum for a stranger's browser to work out before one more code is sent to a number. */
const getChallenge = readEndpoint(
  'sms/getChallenge',
  async ({ context, db, caller, at }, { mobile }) => {
    const requester = requesterOf(context.config, caller, mobile, null)
    const proof = await proofForCode(db, context.config, { mobile, requester }, at)
    return { status: 'success', ...proof, parts: proofParts }
  },
  {
    limits: ({ caller }) => [{ key: `challenge:${rateKeyOf(caller)}`, maximum: 240, seconds: 60 }],
  },
)

const validateOtp = writeEndpoint('sms/validateOTP', async (request, input) => {
  const { context, tx, user, caller, at } = request
  const sid = user?.sid ?? null
  const codeInput = { token: input.token, mobile: input.mobile, code: input.otp, sid }
  // A code about an account serves only the session that asked for it.
  const purposes = user ? (['login', 'delete', 'cancel'] as const) : (['login'] as const)
  const codeResult = await spendCode(
    tx,
    context.config,
    { ...codeInput, purposes: [...purposes] },
    at,
  )
  if (codeResult.state !== 'right') return no(request, codeResult)
  if (codeResult.purpose !== 'login') {
    const until = new Date(at.getTime() + grantSeconds * 1000)
    const column = codeResult.purpose === 'delete' ? 'delete_grant_until' : 'cancel_grant_until'
    await tx
      .updateTable('sessions')
      .set({ [column]: until })
      .where('sid', '=', sid)
      .where('uid', '=', user?.uid ?? '')
      .execute()
    return { ...yes(words.confirmed, caller), jwt: '' }
  }
  const { mobile, device, ref, terms } = input
  const language = caller.language === 'hi' ? ('Hindi' as const) : ('English' as const)
  const person = { mobile, device, ref, terms, language, userAgent: caller.userAgent }
  const { jwt, uid } = await signIn(context, tx, person, at)
  request.afterCommit(() => {
    setCookie(request, jwt)
    caller.cookies.push(deviceCookieLine(context.config, caller.deviceCookie, mobile))
  })
  request.afterCommit(() =>
    context.securityLog.record({ event: 'log-in', uid, caller, detail: { device } }),
  )
  return { ...yes(words.loggedIn, caller), jwt }
})

const getInfo = readEndpoint('users/getInfo', async ({ user }) => ({
  status: 'success',
  uid: user.uid,
  mobile: maskedMobile(user.mobile),
  display_name: user.displayName,
  language: user.language,
  role: user.role,
  factor: user.factor,
  created_at: user.createdAt.toISOString(),
}))

const logout = writeEndpoint('users/logout', async (request, { everywhere }) => {
  const { uid, sid } = request.user
  await endSessions(request, uid, everywhere ? undefined : sid)
  request.afterCommit(() => setCookie(request, ''))
  if (everywhere)
    request.afterCommit(() =>
      request.context.securityLog.record({
        event: 'log-out-everywhere',
        uid,
        caller: request.caller,
      }),
    )
  return yes(words.loggedOut, request.caller)
})

/** Ends one of the caller's own sessions, as the list names it. */
const endSession = writeEndpoint('users/endSession', async (request, { id }) => {
  const { context, tx, user, caller } = request
  const own = await tx
    .selectFrom('sessions')
    .select('sid')
    .where('uid', '=', user.uid)
    .where('revoked_at', 'is', null)
    .execute()
  const session = own.find(({ sid }) => listedId(context.config, sid) === id)
  if (!session) throw new HttpError(404, words.noSession)
  await endSessions(request, user.uid, session.sid)
  if (session.sid === user.sid) request.afterCommit(() => setCookie(request, ''))
  return yes(words.sessionEnded, caller)
})

/** What the list calls a session by: nothing that a token holds. */
function listedId(config: Config, sid: string): string {
  return keyedHash(config, 'listed session', sid).slice(0, 22)
}

const sessions = readEndpoint('users/sessions', async ({ context, db, user }) => {
  const live = await db
    .selectFrom('sessions')
    .select(['sid', 'device', 'label', 'last_seen_at'])
    .where('uid', '=', user.uid)
    .where('revoked_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute()
  return {
    status: 'success',
    sessions: live.map(({ sid, device, label, last_seen_at }) => ({
      id: listedId(context.config, sid),
      device: label || device,
      last_seen_at: last_seen_at.toISOString(),
      current: sid === user.sid,
    })),
  }
})

const setLanguage = writeEndpoint(
  'users/setLanguage',
  async ({ tx, user, caller }, { language }) => {
    await tx.updateTable('users').set({ language }).where('uid', '=', user.uid).execute()
    return yes(words.languageSet, caller)
  },
)

const deleteAccount = writeEndpoint('users/deleteAccount', async (request, input) => {
  const { context, tx, user, caller, at } = request
  const codeInput = { token: input.token, mobile: input.mobile, code: input.otp }
  const sid = user?.sid ?? null
  const codeResult = await spendCode(
    tx,
    context.config,
    { ...codeInput, sid, purposes: ['delete'] },
    at,
  )
  const isGranted =
    sid !== null &&
    (user?.deleteGrantUntil ?? at) > at &&
    (await wasCodeAccepted(tx, context.config, { ...codeInput, sid, purpose: 'delete' }))
  if (codeResult.state !== 'right' && !isGranted) return no(request, codeResult)
  const erasedUid = await eraseAccount(context, tx, input.mobile, at)
  if (!erasedUid) return { status: 'fail', message: say(words.noAccount, caller.language) }
  request.afterCommit(() => context.eventBus.publish(erasedUid))
  request.afterCommit(() =>
    context.securityLog.record({ event: 'account-deleted', uid: erasedUid, caller }),
  )
  if (!user || user.uid === erasedUid) request.afterCommit(() => setCookie(request, ''))
  request.afterCommit(() => context.background(sendEndsToGateway(context)))
  return { ...yes(words.deleted, caller), jwt: '' }
})

const exportData = readEndpoint(
  'users/exportData',
  ({ context, user, at }) => exportAccount(context, user, at),
  {
    limits: ({ user }) => [{ key: `export:${user.uid}`, maximum: 10, seconds: 3600 }],
  },
)

/** We write to nobody who did not ask: the link is the inviter's to send. */
const invite = writeEndpoint(
  'users/invite',
  async ({ context, tx, user, caller, at }, { mobile }) => {
    if (mobile === user.mobile) throw new Refusal(words.inviteOwn)
    await tx
      .insertInto('invitations')
      .values({
        invitation_id: randomUUID(),
        uid: user.uid,
        mobile_hash: mobileHash(context.config, mobile),
        created_at: at,
      })
      .onConflict((conflict) => conflict.columns(['uid', 'mobile_hash']).doNothing())
      .execute()
    const { invite_code } = await tx
      .selectFrom('users')
      .select('invite_code')
      .where('uid', '=', user.uid)
      .executeTakeFirstOrThrow()
    return {
      ...yes(words.invited, caller),
      link: `${originOf(context.config)}/?ref=${invite_code}`,
    }
  },
  { limits: ({ user }) => [{ key: `invite:${user.uid}`, maximum: 30, seconds: 86_400 }] },
)

const claimAppReward = writeEndpoint(
  'users/claimAppReward',
  async ({ context, tx, user, caller, at }) => {
    if (user.device !== 'app') throw new Refusal(words.appOnly)
    if (await isFormer(context, tx, user.mobile)) throw new Refusal(words.appTaken)
    const first = await tx
      .updateTable('users')
      .set({ app_rewarded_at: at })
      .where('uid', '=', user.uid)
      .where('app_rewarded_at', 'is', null)
      .returning('uid')
      .executeTakeFirst()
    if (!first) throw new Refusal(words.appTaken)
    await grantOffer(tx, user.uid, 'app', 'app', at)
    return yes(words.appGiven, caller)
  },
)

export const accountsEndpoints = {
  'sms/getOTP': getOtp,
  'sms/getChallenge': getChallenge,
  'sms/validateOTP': validateOtp,
  'users/getInfo': getInfo,
  'users/logout': logout,
  'users/sessions': sessions,
  'users/endSession': endSession,
  'users/setLanguage': setLanguage,
  'users/deleteAccount': deleteAccount,
  'users/exportData': exportData,
  'users/invite': invite,
  'users/claimAppReward': claimAppReward,
}

function setCookie(
  { context, caller }: Pick<RequestContext, 'context' | 'caller'>,
  token: string,
): void {
  caller.cookies.push(...sessionCookieLines(token, context.config.production))
}
