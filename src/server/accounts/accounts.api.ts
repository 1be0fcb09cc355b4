import { randomUUID } from 'node:crypto'
import { grantSeconds } from '../../contract/numbers.ts'
import { accountsWords as words, filled } from '../../words/accounts/accounts.ts'
import { say, type Sentence } from '../../words/say.ts'
import { transact } from '../db/database.ts'
import { read, write, type Act, type ReadAct } from '../core/endpoint.ts'
import type { Config } from '../core/config.ts'
import { busOf } from '../core/event-bus.ts'
import { SmsFault } from '../adapters/sms/sms.ts'
import { Refusal } from '../core/refusal.ts'
import { sessionCookieLine, type Visitor } from '../core/request-user.ts'
import { tellGateway } from '../subscription/leave.ts'
import { grant } from '../wallet/ledger.ts'
import { issueCode, spendCode, wasSpent, withdrawCode, type Spent } from './codes.ts'
import { endSessions } from './end-sessions.ts'
import { mobileHash } from '../core/keyed-hash.ts'
import { maskedMobile } from '../core/masked-mobile.ts'
import { erase, exportOf } from '../app/personal-data.ts'
import { sendingFrom, tryingFrom } from './send-limits.ts'
import { isFormer, signIn } from './sign-in.ts'

/**
 * The same is done, said and sent for every number, whatever is known of it: nobody learns here who
 * has an account. Only the number's owner, by the code, gets further. No `write`, because a
 * transaction that waited for the gateway would hold a connection for as long: the code is kept
 * first, then sent, and taken back when it could not be.
 */
const getOtp = read(
  'sms/getOTP',
  async (act, { mobile, purpose }) => {
    const { house, user, visitor } = act
    if (purpose === 'cancel' && !user) throw new Refusal(words.signInToCancel)
    const isAboutAccount = purpose !== 'login' && user !== null
    if (isAboutAccount && user.mobile !== mobile) throw new Refusal(words.notThisNumber)
    const request = { mobile, purpose, sid: isAboutAccount ? user.sid : null }
    const issued = await transact(act.db, (tx) => issueCode(tx, house.config, request, act.at))
    await send(act, mobile, issued)
    const { inboxPath } = house.outside.sms
    if (inboxPath) act.log.info(`A message waits at ${inboxPath}.`)
    const message = inboxPath
      ? filled(words.codeAtInbox, inboxPath)
      : filled(words.codeSent, `+${maskedMobile(mobile)}`)
    return {
      status: 'success',
      token: issued.token,
      resend_seconds: issued.resendSeconds,
      message: say(message, visitor.language),
    }
  },
  { limits: ({ house, visitor }) => [sendingFrom(house.config, visitor.address)] },
)

async function send(
  { house, visitor, db, log }: ReadAct<'sms/getOTP'>,
  mobile: string,
  { token, code }: { token: string; code: string },
): Promise<void> {
  const { language } = visitor
  const domain = new URL(originOf(house.config)).hostname
  try {
    await house.outside.sms.sendCode({ mobile, code, language, domain })
  } catch (error) {
    if (!(error instanceof SmsFault)) log.error({ err: error }, 'fault while sending a code')
    else log.warn({ err: error }, 'a code could not be sent')
    await transact(db, (tx) => withdrawCode(tx, house.config, token))
    throw new Refusal(words.notSent)
  }
}

const validateOtp = write(
  'sms/validateOTP',
  async (act, asks) => {
    const { house, tx, user, visitor, at } = act
    const sid = user?.sid ?? null
    const given = { token: asks.token, mobile: asks.mobile, code: asks.otp, sid }
    // A code about an account serves only the session that asked for it.
    const purposes = user ? (['login', 'delete', 'cancel'] as const) : (['login'] as const)
    const spent = await spendCode(tx, house.config, { ...given, purposes: [...purposes] }, at)
    if (spent.state !== 'right') return no(spent, visitor)
    if (spent.purpose !== 'login') {
      const until = new Date(at.getTime() + grantSeconds * 1000)
      const column = spent.purpose === 'delete' ? 'delete_grant_until' : 'cancel_grant_until'
      await tx
        .updateTable('sessions')
        .set({ [column]: until })
        .where('sid', '=', sid)
        .execute()
      return { ...yes(words.confirmed, visitor), jwt: '' }
    }
    const { mobile, device, ref, terms } = asks
    const language = visitor.language === 'hi' ? ('Hindi' as const) : ('English' as const)
    const person = { mobile, device, ref, terms, language, userAgent: visitor.userAgent }
    const jwt = await signIn(house, tx, person, at)
    act.afterCommit(() => setCookie(act, jwt))
    return { ...yes(words.loggedIn, visitor), jwt }
  },
  { limits: ({ house, visitor }) => [tryingFrom(house.config, visitor.address)] },
)

const getInfo = read('users/getInfo', async ({ user }) => ({
  status: 'success',
  uid: user.uid,
  mobile: maskedMobile(user.mobile),
  display_name: user.displayName,
  language: user.language,
  role: user.role,
  created_at: user.createdAt.toISOString(),
}))

const logout = write('users/logout', async (act, { everywhere }) => {
  const { uid, sid } = act.user
  await endSessions(act, uid, everywhere ? undefined : sid)
  act.afterCommit(() => setCookie(act, ''))
  return yes(words.loggedOut, act.visitor)
})

const sessions = read('users/sessions', async ({ db, user }) => {
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
      device: label || device,
      last_seen_at: last_seen_at.toISOString(),
      current: sid === user.sid,
    })),
  }
})

const setLanguage = write('users/setLanguage', async ({ tx, user, visitor }, { language }) => {
  await tx.updateTable('users').set({ language }).where('uid', '=', user.uid).execute()
  return yes(words.languageSet, visitor)
})

const deleteAccount = write(
  'users/deleteAccount',
  async (act, asks) => {
    const { house, tx, user, visitor, at } = act
    const given = { token: asks.token, mobile: asks.mobile, code: asks.otp }
    const sid = user?.sid ?? null
    const spent = await spendCode(tx, house.config, { ...given, sid, purposes: ['delete'] }, at)
    const isGranted =
      sid !== null &&
      (user?.deleteGrantUntil ?? at) > at &&
      (await wasSpent(tx, house.config, { ...given, sid, purpose: 'delete' }))
    if (spent.state !== 'right' && !isGranted) return no(spent, visitor)
    const erased = await erase(house, tx, asks.mobile, at)
    if (!erased) return { status: 'fail', message: say(words.noAccount, visitor.language) }
    act.afterCommit(() => busOf(house).publish(erased))
    if (!user || user.uid === erased) act.afterCommit(() => setCookie(act, ''))
    act.afterCommit(() => house.background(tellGateway(house)))
    return { ...yes(words.deleted, visitor), jwt: '' }
  },
  { limits: ({ house, visitor }) => [tryingFrom(house.config, visitor.address)] },
)

const exportData = read('users/exportData', ({ house, user, at }) => exportOf(house, user, at), {
  limits: ({ user }) => [{ key: `export:${user.uid}`, most: 10, seconds: 3600 }],
})

/** We write to nobody who did not ask: the link is the inviter's to send. */
const invite = write(
  'users/invite',
  async ({ house, tx, user, visitor, at }, { mobile }) => {
    if (mobile === user.mobile) throw new Refusal(words.inviteOwn)
    await tx
      .insertInto('invitations')
      .values({
        invitation_id: randomUUID(),
        uid: user.uid,
        mobile_hash: mobileHash(house.config, mobile),
        created_at: at,
      })
      .onConflict((conflict) => conflict.columns(['uid', 'mobile_hash']).doNothing())
      .execute()
    const { invite_code } = await tx
      .selectFrom('users')
      .select('invite_code')
      .where('uid', '=', user.uid)
      .executeTakeFirstOrThrow()
    return { ...yes(words.invited, visitor), link: `${originOf(house.config)}/?ref=${invite_code}` }
  },
  { limits: ({ user }) => [{ key: `invite:${user.uid}`, most: 30, seconds: 86_400 }] },
)

const claimAppReward = write('users/claimAppReward', async ({ house, tx, user, visitor, at }) => {
  if (user.device !== 'app') throw new Refusal(words.appOnly)
  if (await isFormer(house, tx, user.mobile)) throw new Refusal(words.appTaken)
  const first = await tx
    .updateTable('users')
    .set({ app_rewarded_at: at })
    .where('uid', '=', user.uid)
    .where('app_rewarded_at', 'is', null)
    .returning('uid')
    .executeTakeFirst()
  if (!first) throw new Refusal(words.appTaken)
  await grant(tx, user.uid, 'app', 'app', at)
  return yes(words.appGiven, visitor)
})

export const accountsEndpoints = {
  'sms/getOTP': getOtp,
  'sms/validateOTP': validateOtp,
  'users/getInfo': getInfo,
  'users/logout': logout,
  'users/sessions': sessions,
  'users/setLanguage': setLanguage,
  'users/deleteAccount': deleteAccount,
  'users/exportData': exportData,
  'users/invite': invite,
  'users/claimAppReward': claimAppReward,
}

function yes(sentence: Sentence, visitor: Visitor): { status: 'success'; message: string } {
  return { status: 'success', message: say(sentence, visitor.language) }
}

/** The refusal of a code is returned and not thrown: a counted try must be kept. */
function no(spent: Spent, visitor: Visitor): { status: 'fail'; message: string } {
  const left = spent.state === 'wrong' ? spent.triesLeft : null
  const sentence =
    left === null
      ? words.codeGone
      : left === 0
        ? words.lastWrongCode
        : filled(words.wrongCode, left)
  return { status: 'fail', message: say(sentence, visitor.language) }
}

function setCookie({ house, visitor }: Pick<Act, 'house' | 'visitor'>, token: string): void {
  visitor.cookies.push(sessionCookieLine(token, house.config.production))
}

/** Scheme and host that links to us are made with. */
function originOf(config: Config): string {
  return config.publicUrl ?? `http://${config.host}:${config.port}`
}
