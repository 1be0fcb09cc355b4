import { adminUsersMessages as words } from '../../words/admin/admin-users.ts'
import type { Tx } from '../db/schema.ts'
import { Refusal } from '../core/refusal.ts'

/**
 * Bans somebody, which ends their sessions, or lifts the ban, which does not bring them back. Nobody bans
 * an operator, themselves included: the role is taken first, at the server.
 *
 * @throws Refusal where there is no such user, it is an operator, or it is so already.
 */
export async function setBan(
  tx: Tx,
  { uid, isBan, reason, at }: { uid: string; isBan: boolean; reason: string; at: Date },
): Promise<void> {
  const updatedUser = await tx
    .updateTable('users')
    .set(
      isBan
        ? { is_ban: true, banned_at: at, ban_reason: reason }
        : { is_ban: false, banned_at: null, ban_reason: null },
    )
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .where('role', '=', 'user')
    .where('is_ban', '=', !isBan)
    .returning('uid')
    .executeTakeFirst()
  if (!updatedUser) throw await whyNot(tx, uid, isBan)
  if (isBan)
    await tx
      .updateTable('sessions')
      .set({ revoked_at: at })
      .where('uid', '=', uid)
      .where('revoked_at', 'is', null)
      .execute()
}

async function whyNot(tx: Tx, uid: string, isBan: boolean): Promise<Refusal> {
  const user = await tx
    .selectFrom('users')
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .select('role')
    .executeTakeFirst()
  if (!user) return new Refusal(words.noUser)
  if (user.role === 'operator') return new Refusal(words.isOperator)
  return new Refusal(isBan ? words.bannedBefore : words.notBanned)
}

/** Whether a user is banned; their row is held, so that a ban waits until the transaction ends. */
export async function isBanned(tx: Tx, uid: string): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .where('uid', '=', uid)
    .select('is_ban')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user?.is_ban === true
}
