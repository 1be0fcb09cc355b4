import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { signSession } from '../core/session-token.ts'
import { transact } from '../db/database.ts'
import { grantOffer } from '../wallet/ledger.ts'
import type { TestApp } from './test-app.ts'

export interface TestUser {
  uid: string
  mobile: string
  jwt: string
  sid: string
}

/** A signed-in user with the sign-up offer in the ledger, made without the code dance. */
export async function createTestUser(
  { db, server, plantedValues }: Pick<TestApp, 'db' | 'server'> & Partial<TestApp>,
  options: { role?: 'user' | 'operator'; offer?: string | null; device?: 'web' | 'app' } = {},
): Promise<TestUser> {
  const uid = randomUUID()
  const sid = randomUUID()
  const mobile = `916${String(randomInt(1_000_000_000)).padStart(9, '0')}`
  await transact(db, async (tx) => {
    const invite_code = createHmac('sha256', uid).update('invite').digest('hex').slice(0, 10)
    await tx
      .insertInto('users')
      .values({ uid, mobile, invite_code, role: options.role ?? 'user' })
      .execute()
    await tx
      .insertInto('sessions')
      .values({ sid, uid, device: options.device ?? 'web' })
      .execute()
    if (options.offer !== null) await grantOffer(tx, uid, options.offer ?? 'sign-up', 'sign-up')
  })
  const jwt = await signSession(server.context.config.jwtSecret, { sid, uid })
  plantedValues?.addFrom({ mobile, jwt })
  return { uid, mobile, jwt, sid }
}

/** Lets every session begin now: those of operators end after twelve hours of the clock. */
export async function renewTestSessions({
  db,
  server,
}: Pick<TestApp, 'db' | 'server'>): Promise<void> {
  await db.updateTable('sessions').set({ created_at: server.context.clock() }).execute()
}

/** Birth details of a person who does not exist; `more` replaces fields. */
export function testBirthDetails(overrides?: object) {
  return {
    full_name: 'Asha Test',
    dob: '14/03/1991',
    tob: '06:45',
    pob: 'Pune, Maharashtra, India',
    lat: 18.52,
    lng: 73.86,
    gender: 'Female' as const,
    marital_status: 'Single' as const,
    language: 'English' as const,
    ...overrides,
  }
}

/** Saves a kundli for the user by the call itself and gives its bid. */
export async function createTestKundli(
  app: TestApp,
  user: TestUser,
  more?: object,
): Promise<string> {
  const { body } = await app.call('birthdetails/add', testBirthDetails(more), { jwt: user.jwt })
  if (body.status !== 'success') throw new Error(`No kundli was saved: ${JSON.stringify(body)}`)
  return body.bid
}
