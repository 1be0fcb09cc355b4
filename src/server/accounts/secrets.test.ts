import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { openServer, type Server } from '../app/app.ts'
import { ConfigError, readConfig } from '../core/settings/config.ts'
import { derivedKey } from '../core/keys/derived-key.ts'
import { mobileHash } from '../core/keyed-hash.ts'
import { openSmsInbox } from '../adapters/sms/fake-sms.ts'
import { chooseAdapters } from '../app/adapters.ts'
import type { FreshDatabase } from '../testing/fresh-database.ts'
import { openTestDatabase } from '../testing/test-app.ts'
import { createTestUser } from '../testing/test-data.ts'

const oldSecret = 'k3Jq8Zt1Wb6Xn0Rv5Ly7Hd2Pc9Mf4Gs-Ua'
const newSecret = 'q9X2m7Lw4Zt8Vb1Nc6Kd3Rf5Hg0JpYsE-T'

async function start(fresh: FreshDatabase, secret: string, env: object = {}): Promise<Server> {
  const config = readConfig({
    DATA_DIR: fresh.dataDirectory,
    JWT_SECRET: secret,
    LOG_LEVEL: 'warn',
    ...env,
  })
  return openServer(config, {
    database: fresh.database,
    adapters: { ...(await chooseAdapters(config)), sms: openSmsInbox() },
    logStream: { write: () => undefined },
  })
}
const isOpen = async ({ app }: Server, jwt: string) =>
  (
    await app.inject({
      url: '/apis/users/getInfo.php',
      headers: { authorization: `Bearer ${jwt}` },
    })
  ).statusCode === 200

describe('the secret of the server', () => {
  it('is rotated without logging anybody out or forgetting a number', async () => {
    const fresh = await openTestDatabase()
    const { db } = fresh.database
    const first = await start(fresh, oldSecret)
    const user = await createTestUser({ db, server: first })
    const hash = mobileHash(first.context.config, user.mobile)
    await first.close()

    const both = await start(fresh, `${newSecret},${oldSecret}`)
    expect(await isOpen(both, user.jwt)).toBe(true)
    expect(mobileHash(both.context.config, user.mobile)).toBe(hash)
    const later = await createTestUser({ db, server: both })
    await both.close()

    // The old one is gone for good: who has logged in since stays, and so does every hash.
    const alone = await start(fresh, newSecret)
    expect(await isOpen(alone, later.jwt)).toBe(true)
    expect(await isOpen(alone, user.jwt)).toBe(false)
    expect(mobileHash(alone.context.config, user.mobile)).toBe(hash)
    await alone.close()
    await fresh.drop()
  })

  it('signs with a key of its own for each use: none opens another’s door', async () => {
    const uses = ['session tokens', 'seal of the hash key', 'paper gateway'] as const
    const keys = uses.map((use) => derivedKey(oldSecret, use).toString('hex'))
    expect(new Set(keys).size).toBe(uses.length)
    const fresh = await openTestDatabase()
    const server = await start(fresh, oldSecret)
    const user = await createTestUser({ db: fresh.database.db, server })
    const token = (key: Uint8Array) =>
      new SignJWT({ uid: user.uid }).setProtectedHeader({ alg: 'HS256' }).setJti(user.sid).sign(key)
    for (const use of uses)
      expect([use, await isOpen(server, await token(derivedKey(oldSecret, use)))]).toEqual([
        use,
        use === 'session tokens',
      ])
    // Who logged in under an earlier release, which signed with the secret itself, stays.
    expect(await isOpen(server, await token(Buffer.from(oldSecret)))).toBe(true)
    expect(server.context.config.hashSecret).not.toContain(oldSecret)
    const stored = await fresh.database.db.selectFrom('secret_keys').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(server.context.config.hashSecret)
    await server.close()
    await fresh.drop()
  })

  it('of a database of an earlier release goes on hashing as it did', async () => {
    const fresh = await openTestDatabase()
    const { db } = fresh.database
    const config = readConfig({ DATA_DIR: fresh.dataDirectory, JWT_SECRET: oldSecret })
    const user = await createTestUser({ db, server: { context: { config } } as Server })
    const server = await start(fresh, `${newSecret},${oldSecret}`)
    expect(server.context.config.hashSecret).toBe(oldSecret)
    expect(await isOpen(server, user.jwt)).toBe(true)
    await server.close()
    await fresh.drop()
  })

  it('that opens nothing is said at a public address, and replaced elsewhere', async () => {
    const fresh = await openTestDatabase()
    await (await start(fresh, oldSecret)).close()
    const publicAddress = { PUBLIC_URL: 'https://drishti.example', ALLOW_STAND_INS: '1' }
    await expect(start(fresh, newSecret, publicAddress)).rejects.toThrow(ConfigError)
    await expect(start(fresh, newSecret, publicAddress)).rejects.toThrow(/\(new,old\)/)
    await (await start(fresh, newSecret)).close()
    await (await start(fresh, newSecret, publicAddress)).close()
    await fresh.drop()
  })
})
