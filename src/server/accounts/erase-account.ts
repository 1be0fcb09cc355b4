import type { AppContext } from '../core/context.ts'
import { mobileHash } from '../core/keyed-hash.ts'
import { maskedMobile } from '../core/masked-mobile.ts'
import type { Tx } from '../db/schema.ts'

/** One document with all of it. */
export async function exportAccount(
  context: AppContext,
  user: { uid: string; mobile: string },
  at: Date,
): Promise<Record<string, unknown>> {
  const { db } = context.database
  const person = { ...user, mobileHash: mobileHash(context.config, user.mobile) }
  const parts: [string, unknown][] = []
  // One after the other: the embedded database has a single connection.
  for (const { name, give } of context.personalData)
    if (give) parts.push([name, await give(db, person)])
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
export async function eraseAccount(
  context: AppContext,
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
  const person = { uid: user.uid, mobile, mobileHash: mobileHash(context.config, mobile) }
  for (const source of context.personalData) await source.erase?.(tx, person, at)
  await tx
    .insertInto('former_mobiles')
    .values({ mobile_hash: person.mobileHash, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return user.uid
}
