import type { FastifyBaseLogger } from 'fastify'
import { ConfigError, type Config } from '../core/settings/config.ts'
import { derivedKey, type KeyUse } from '../core/keys/derived-key.ts'
import { sealText, unsealText } from '../core/keys/sealed-text.ts'
import type { Db } from '../db/schema.ts'

/** A key that lies in the database, sealed with the server's secret: the same for all processes. */
export interface SealedKey {
  /** Its name in `secret_keys`. */
  name: string
  use: KeyUse
  /** As a log and a mistake name it: "The key of the hashes". */
  says: string
  /** Makes it, for a database that has none. */
  make: () => Promise<string> | string
  /** Makes another where no secret opens the one that is there. */
  remake: () => string
}

/**
 * Opens a key with whichever secret of the list fits, and seals it anew with the first.
 *
 * @throws ConfigError at a public address where no secret of the list opens it.
 */
export async function openSealedKey(
  db: Db,
  config: Config,
  log: FastifyBaseLogger,
  key: SealedKey,
): Promise<string> {
  const { name, use, says } = key
  const seal = (secret: string, text: string) => sealText(derivedKey(secret, use), text)
  const newest = config.jwtSecret
  const sealed = await readOrMake(db, key, (text) => seal(newest, text))
  for (const secret of [newest, ...config.formerJwtSecrets]) {
    const text = unsealText(derivedKey(secret, use), sealed)
    if (text === null) continue
    if (secret !== newest) await replace(db, name, sealed, seal(newest, text))
    return text
  }
  if (config.production)
    throw new ConfigError([
      `JWT_SECRET must hold the secret before it too (new,old): with this one alone ${says} in the database can not be opened.`,
    ])
  log.warn(`T${says.slice(1)} was sealed with another secret: a new one is made.`)
  const text = key.remake()
  await replace(db, name, sealed, seal(newest, text))
  return text
}

/** Of processes that start at once one makes it, and all read the same. */
async function readOrMake(
  db: Db,
  { name, says, make }: SealedKey,
  seal: (text: string) => string,
): Promise<string> {
  const read = () =>
    db.selectFrom('secret_keys').where('name', '=', name).select('sealed').executeTakeFirst()
  const before = await read()
  if (before) return before.sealed
  await db
    .insertInto('secret_keys')
    .values({ name, sealed: seal(await make()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await read()
  if (!row) throw new Error(`T${says.slice(1)} vanished while it was being made.`)
  return row.sealed
}

/** Another process may have sealed it anew meanwhile: that stays. */
async function replace(db: Db, name: string, before: string, after: string): Promise<void> {
  await db
    .updateTable('secret_keys')
    .set({ sealed: after })
    .where('name', '=', name)
    .where('sealed', '=', before)
    .execute()
}
