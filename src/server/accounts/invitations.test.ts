import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestUser } from '../testing/test-data.ts'
import { balances } from '../wallet/ledger.ts'
import { paidInvitationsPerMonth } from './sign-in.ts'
import { logIn, randomMobile } from './sign-in.testing.ts'

/** Signs up by somebody's link and gives what the inviter has afterwards, of Oracle questions. */
async function inviteOne(app: TestApp, inviter: { uid: string }): Promise<number> {
  const { invite_code } = await app.db
    .selectFrom('users')
    .where('uid', '=', inviter.uid)
    .select('invite_code')
    .executeTakeFirstOrThrow()
  await logIn(app, randomMobile(), { ref: invite_code })
  const own = await balances(app.db, inviter.uid)
  return own.filter(({ unit }) => unit === 'oracle').reduce((sum, one) => sum + one.balance, 0)
}

test('an invitation pays neither a banned inviter nor one who brings a crowd', async () => {
  const app = await openTestApp()
  const asha = await createTestUser(app)
  const before = await inviteOne(app, asha)
  expect(await inviteOne(app, asha)).toBe(before + 1)
  await app.db.updateTable('users').set({ is_ban: true }).where('uid', '=', asha.uid).execute()
  expect(await inviteOne(app, asha)).toBe(before + 1)
  await app.db.updateTable('users').set({ is_ban: false }).where('uid', '=', asha.uid).execute()
  expect(await inviteOne(app, asha)).toBe(before + 2)
  const crowd = Array.from({ length: paidInvitationsPerMonth }, (_, i) => ({
    uid: randomUUID(),
    mobile: `917${String(i).padStart(9, '0')}`,
    invite_code: `crowd-${i}`,
    invited_by: asha.uid,
  }))
  await app.db.insertInto('users').values(crowd).execute()
  expect(await inviteOne(app, asha)).toBe(before + 2)
  await app.close()
})
