import { randomBytes, randomUUID } from 'node:crypto'
import type { Tx } from '../db/schema.ts'
import type { AppContext } from '../core/context.ts'
import { notifyOfMoney } from '../notifications/money-notifications.ts'
import { signSession } from '../core/session-token.ts'
import { grantOffer } from '../wallet/ledger.ts'
import { claimTransfers } from '../wallet/transfers.ts'
import { deviceLabel } from './device-label.ts'
import { mobileHash } from '../core/keyed-hash.ts'

/** Invitations of one user that bring both a gift, in 30 days. */
export const paidInvitationsPerMonth = 50

export interface SignIn {
  mobile: string
  device: 'web' | 'app'
  /** An invite code; "landing" for someone who signs up from the landing page; or "landing." and a code. */
  ref: string | undefined
  /** The version of the terms that was ticked. */
  terms: string | undefined
  language: 'English' | 'Hindi'
  userAgent: string
}

/**
 * Opens a session for a number that has just been proved; the first time, makes the account and
 * gives what new users get.
 *
 * @returns the session's token, and whose it is.
 */
export async function signIn(
  context: AppContext,
  tx: Tx,
  person: SignIn,
  at: Date,
): Promise<{ jwt: string; uid: string }> {
  const uid = await findOrMake(context, tx, person, at)
  await claimTransfers(tx, uid, mobileHash(context.config, person.mobile), at)
  if (person.terms)
    await tx
      .updateTable('users')
      .set({ consent_version: person.terms, consent_at: at })
      .where('uid', '=', uid)
      .where((is) => is('consent_version', 'is distinct from', person.terms ?? null))
      .execute()
  const sid = randomUUID()
  await tx
    .insertInto('sessions')
    .values({
      sid,
      uid,
      device: person.device,
      label: deviceLabel(person.userAgent),
      created_at: at,
      last_seen_at: at,
    })
    .execute()
  return { jwt: await signSession(context.config.jwtSecret, { sid, uid }), uid }
}

async function findOrMake(context: AppContext, tx: Tx, person: SignIn, at: Date): Promise<string> {
  // Twice, for the case that the account is erased between the two statements.
  for (let round = 0; round < 2; round++) {
    const newUid = await make(tx, person, at)
    if (newUid) {
      await welcome(context, tx, newUid, person, at)
      return newUid
    }
    const user = await tx
      .selectFrom('users')
      .select('uid')
      .where('mobile', '=', person.mobile)
      .forShare()
      .executeTakeFirst()
    if (user) return user.uid
  }
  throw new Error('The account appeared and vanished again while it was being opened.')
}

/** Null when the number has an account already; of several callers at once exactly one makes it. */
async function make(tx: Tx, person: SignIn, at: Date): Promise<string | null> {
  const newUser = await tx
    .insertInto('users')
    .values({
      uid: randomUUID(),
      mobile: person.mobile,
      language: person.language,
      invite_code: freshInviteCode(),
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .returning('uid')
    .executeTakeFirst()
  return newUser?.uid ?? null
}

/** Cuts the last tie between an account and what it was known by in a link. */
export function freshInviteCode(): string {
  return randomBytes(8).toString('base64url').replace(/[-_]/g, 'x')
}

/** Gifts are for numbers that never had an account, so that deleting one is no way to new ones. */
async function welcome(
  context: AppContext,
  tx: Tx,
  uid: string,
  person: SignIn,
  at: Date,
): Promise<void> {
  if (await isFormer(context, tx, person.mobile)) return
  const [, landed, code] = /^(?:(landing)(?:\.|$))?(.*)$/.exec(person.ref ?? '') ?? []
  await grantOffer(tx, uid, landed ?? 'sign-up', 'sign-up', at)
  const inviter = code && (await inviterBy(tx, code, at))
  if (!inviter) return
  await tx.updateTable('users').set({ invited_by: inviter }).where('uid', '=', uid).execute()
  await grantOffer(tx, uid, 'invite', 'invited', at)
  await grantOffer(tx, inviter, 'invite', `invite:${uid}`, at)
  await notifyOfMoney(tx, { uid: inviter, kind: 'invite-gift' }, at)
}

/** Whether an account with this number was deleted once. */
export async function isFormer(context: AppContext, tx: Tx, mobile: string): Promise<boolean> {
  const formerMobile = await tx
    .selectFrom('former_mobiles')
    .select('mobile_hash')
    .where('mobile_hash', '=', mobileHash(context.config, mobile))
    .executeTakeFirst()
  return formerMobile !== undefined
}

/** Whose code it is, if an invitation by them brings something: they are not banned, and did not bring a crowd. */
async function inviterBy(tx: Tx, inviteCode: string, at: Date): Promise<string | undefined> {
  const inviter = await tx
    .selectFrom('users')
    .select('uid')
    .where('invite_code', '=', inviteCode)
    .where('deleted_at', 'is', null)
    .where('is_ban', '=', false)
    // Of two invited at once the second waits, so that the bound holds.
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!inviter) return undefined
  const { invited } = await tx
    .selectFrom('users')
    .select((e) => e.fn.countAll<number>().as('invited'))
    .where('invited_by', '=', inviter.uid)
    .where('created_at', '>', new Date(at.getTime() - 30 * 86_400_000))
    .executeTakeFirstOrThrow()
  return invited < paidInvitationsPerMonth ? inviter.uid : undefined
}
