import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { ConfigError, type Config } from '../core/settings/config.ts'
import { derivedKey } from '../core/keys/derived-key.ts'
import { sealText, unsealText } from '../core/keys/sealed-text.ts'
import type { Db } from '../db/schema.ts'

const name = 'hashes'

/**
 * The key of all keyed hashes (mobiles, codes). It lies in the database, sealed with the server's secret,
 * so that a new secret forgets no number: it is opened with whichever secret of the list fits, and
 * sealed anew with the first. A database of an earlier release goes on with the key that it had.
 *
 * @throws ConfigError at a public address where no secret of the list opens it.
 */
export async function openHashKey(db: Db, config: Config, log: FastifyBaseLogger): Promise<string> {
  const sealed = await readOrMake(db, config)
  const newest = config.jwtSecret
  for (const secret of [newest, ...config.formerJwtSecrets]) {
    const key = unseal(secret, sealed)
    if (key === null) continue
    if (secret !== newest) await replace(db, sealed, seal(newest, key))
    return key
  }
  if (config.production)
    throw new ConfigError([
      'JWT_SECRET must hold the secret before it too (new,old): with this one alone the key of the hashes in the database can not be opened.',
    ])
  log.warn('The key of the hashes was sealed with another secret: a new one is made.')
  const key = freshKey()
  await replace(db, sealed, seal(newest, key))
  return key
}

/** Of processes that start at once one makes it, and all read the same. */
async function readOrMake(db: Db, config: Config): Promise<string> {
  const read = () =>
    db.selectFrom('secret_keys').where('name', '=', name).select('sealed').executeTakeFirst()
  const before = await read()
  if (before) return before.sealed
  const isInUse = await db.selectFrom('users').select('uid').limit(1).executeTakeFirst()
  const key = isInUse ? config.hashSecret : freshKey()
  await db
    .insertInto('secret_keys')
    .values({ name, sealed: seal(config.jwtSecret, key) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await read()
  if (!row) throw new Error('The key of the hashes vanished while it was being made.')
  return row.sealed
}

/** Another process may have sealed it anew meanwhile: that stays. */
async function replace(db: Db, before: string, after: string): Promise<void> {
  await db
    .updateTable('secret_keys')
    .set({ sealed: after })
    .where('name', '=', name)
    .where('sealed', '=', before)
    .execute()
}

function freshKey(): string {
  return randomBytes(48).toString('base64url')
}

function seal(secret: string, key: string): string {
  return sealText(derivedKey(secret, 'seal of the hash key'), key)
}

/** @returns null where it was sealed with another secret. */
function unseal(secret: string, sealed: string): string | null {
  return unsealText(derivedKey(secret, 'seal of the hash key'), sealed)
}
