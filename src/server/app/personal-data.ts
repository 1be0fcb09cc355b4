import { sql } from 'kysely'
import { chatData } from '../chat/keeping/chat-data.ts'
import type { Tx } from '../db/schema.ts'
import { forumData } from '../forum/forum-data.ts'
import type { House } from '../core/context.ts'
import { endPlans } from '../subscription/leave.ts'
import { moneyData } from '../wallet/money-data.ts'
import type { Held } from '../core/personal-data-source.ts'
import { maskedMobile } from '../core/masked-mobile.ts'
import { mobileHash } from '../core/keyed-hash.ts'
import { freshInviteCode } from '../accounts/sign-in.ts'

/** Everything that is held on a user. A room with a new table adds its row; erased from top to bottom. */
export const personalData: readonly Held[] = [
  ...forumData,
  ...chatData,
  {
    name: 'operator_acts',
    tables: ['operator_acts'],
    // Kept: a log of who changed what is worth nothing if it can be wiped by whom it is about.
    give: (db, { uid }) =>
      db
        .selectFrom('operator_acts')
        .where('uid', '=', uid)
        .select(['act', 'subject', 'at'])
        .orderBy('at')
        .execute(),
    // But why something was done to them was written in an operator's own words, which may name them.
    erase: (tx, { uid }) =>
      sql`update operator_acts set detail = detail - 'reason' where detail ? 'reason'
        and (subject = ${uid} or subject in (select refund_id::text from refunds where uid = ${uid}))`.execute(
        tx,
      ),
  },
  {
    name: 'verdicts',
    tables: ['verdicts'],
    give: (db, { uid }) =>
      db
        .selectFrom('verdicts')
        .where('uid', '=', uid)
        .select(['bid', 'matter', 'verdict', 'at'])
        .orderBy('at')
        .execute(),
    erase: (tx, { uid }) => tx.deleteFrom('verdicts').where('uid', '=', uid).execute(),
  },
  {
    name: 'predictions',
    tables: ['predictions'],
    give: (db, { uid }) =>
      db
        .selectFrom('predictions')
        .where('uid', '=', uid)
        .select(['pid', 'bid', 'kind', 'language', 'from_day', 'until_day', 'text', 'facts'])
        .select(['state', 'charged', 'asked_at', 'written_at'])
        .orderBy('asked_at')
        .execute(),
    erase: (tx, { uid }) => tx.deleteFrom('predictions').where('uid', '=', uid).execute(),
  },
  {
    name: 'kundlis',
    tables: ['births'],
    give: (db, { uid }) =>
      db.selectFrom('births').where('uid', '=', uid).selectAll().orderBy('created_at').execute(),
    erase: (tx, { uid }) => tx.deleteFrom('births').where('uid', '=', uid).execute(),
  },
  {
    name: 'sessions',
    tables: ['sessions'],
    give: (db, { uid }) =>
      db
        .selectFrom('sessions')
        .where('uid', '=', uid)
        .select(['device', 'label', 'created_at', 'last_seen_at', 'revoked_at'])
        .orderBy('created_at')
        .execute(),
    erase: (tx, { uid }) => tx.deleteFrom('sessions').where('uid', '=', uid).execute(),
  },
  {
    name: 'codes',
    tables: ['codes'],
    // Hashes alone, swept within two days; until then the number's limits rest on them.
    give: (db, person) =>
      db
        .selectFrom('codes')
        .where('mobile_hash', '=', person.mobileHash)
        .select(['purpose', 'created_at', 'used_at'])
        .orderBy('created_at')
        .execute(),
  },
  {
    name: 'invitations',
    tables: ['invitations'],
    // The friends' numbers are kept as hashes only, and are theirs.
    give: (db, { uid }) =>
      db
        .selectFrom('invitations')
        .where('uid', '=', uid)
        .select('created_at')
        .orderBy('created_at')
        .execute(),
    erase: (tx, { uid }) => tx.deleteFrom('invitations').where('uid', '=', uid).execute(),
  },
  {
    name: 'repeated_requests',
    tables: ['idempotency_keys'],
    give: (db, { uid }) =>
      db
        .selectFrom('idempotency_keys')
        .where('scope', '=', uid)
        .select(['call', 'reply', 'created_at'])
        .execute(),
    erase: (tx, { uid }) => tx.deleteFrom('idempotency_keys').where('scope', '=', uid).execute(),
  },
  {
    name: 'balances',
    tables: ['ledger_accounts'],
    give: (db, { uid }) =>
      db
        .selectFrom('ledger_accounts')
        .where('owner', '=', uid)
        .select(['kind', 'unit', 'balance'])
        .execute(),
  },
  {
    name: 'ledger',
    tables: ['entries', 'postings', 'holds'],
    give: async (db, { uid }) => ({
      entries: await db
        .selectFrom('entries')
        .innerJoin('postings', 'postings.posting_id', 'entries.posting_id')
        .where('owner', '=', uid)
        .select(['entries.at', 'kind', 'unit', 'change', 'balance_after', 'reason', 'reference'])
        .orderBy('entries.at')
        .execute(),
      holds: await db
        .selectFrom('holds')
        .where('uid', '=', uid)
        .select(['kind', 'unit', 'amount', 'state', 'created_at', 'ended_at'])
        .orderBy('created_at')
        .execute(),
    }),
  },
  ...moneyData,
  {
    name: 'account',
    tables: ['users'],
    give: (db, { uid }) =>
      db
        .selectFrom('users')
        .where('uid', '=', uid)
        .select(['uid', 'mobile', 'display_name', 'language', 'role', 'is_ban', 'invite_code'])
        .select(['consent_version', 'consent_at', 'app_rewarded_at', 'remembers'])
        .select(['created_at', 'banned_at', 'ban_reason'])
        .executeTakeFirst(),
    erase: (tx, { uid }, at) =>
      tx
        .updateTable('users')
        .set({
          mobile: null,
          display_name: null,
          role: 'user',
          invite_code: freshInviteCode(),
          invited_by: null,
          ban_reason: null,
          deleted_at: at,
        })
        .where('uid', '=', uid)
        .execute(),
  },
]

/** One document with all of it. */
export async function exportOf(
  house: House,
  user: { uid: string; mobile: string },
  at: Date,
): Promise<Record<string, unknown>> {
  const { db } = house.database
  const person = { ...user, mobileHash: mobileHash(house.config, user.mobile) }
  const parts: [string, unknown][] = []
  // One after the other: the embedded database has a single connection.
  for (const held of personalData) parts.push([held.name, await held.give(db, person)])
  return {
    status: 'success',
    about: maskedMobile(user.mobile),
    exported_at: at.toISOString(),
    ...Object.fromEntries(parts.toReversed()),
  }
}

/**
 * Erases the account of a number, all but its amounts, and remembers the number's hash.
 *
 * @returns whose it was, or null when the number has none.
 */
export async function erase(
  house: House,
  tx: Tx,
  mobile: string,
  at: Date,
): Promise<string | null> {
  // The lock makes a sign-in at the same moment wait, or be waited for.
  const user = await tx
    .selectFrom('users')
    .select('uid')
    .where('mobile', '=', mobile)
    .forUpdate()
    .executeTakeFirst()
  if (!user) return null
  const person = { uid: user.uid, mobile, mobileHash: mobileHash(house.config, mobile) }
  // First of all: nobody who has left is charged again.
  await endPlans(tx, user.uid, at)
  for (const held of personalData) await held.erase?.(tx, person, at)
  await tx
    .insertInto('former_mobiles')
    .values({ mobile_hash: person.mobileHash, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return user.uid
}
