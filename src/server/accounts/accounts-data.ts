import type { PersonalDataSource } from '../core/personal-data-source.ts'
import { freshInviteCode } from './sign-in.ts'

/** How a user signs in and whom they invited. */
export const sessionsData: readonly PersonalDataSource[] = [
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
    name: 'second_factor',
    tables: ['second_factors', 'recovery_codes'],
    give: (db, { uid }) =>
      db
        .selectFrom('second_factors')
        .where('uid', '=', uid)
        .select(['set_up_at', 'wrong_tries'])
        .executeTakeFirst(),
    erase: async (tx, { uid }) => {
      await tx.deleteFrom('recovery_codes').where('uid', '=', uid).execute()
      await tx.deleteFrom('second_factors').where('uid', '=', uid).execute()
    },
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
]

/** The account itself: erased last, since all else rests on it. */
export const accountData: PersonalDataSource = {
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
}
