import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../core/settings/config.ts'
import type { Db } from '../db/schema.ts'
import { openSealedKey } from './sealed-key.ts'

/**
 * The key of all keyed hashes (mobiles, codes). It lies in the database, sealed with the server's secret,
 * so that a new secret forgets no number. A database of an earlier release goes on with the key that it had.
 *
 * @throws ConfigError at a public address where no secret of the list opens it.
 */
export function openHashKey(db: Db, config: Config, log: FastifyBaseLogger): Promise<string> {
  return openSealedKey(db, config, log, {
    name: 'hashes',
    use: 'seal of the hash key',
    says: 'the key of the hashes',
    make: async () => {
      const isInUse = await db.selectFrom('users').select('uid').limit(1).executeTakeFirst()
      return isInUse ? config.hashSecret : freshKey()
    },
    remake: freshKey,
  })
}

function freshKey(): string {
  return randomBytes(48).toString('base64url')
}
