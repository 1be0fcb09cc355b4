import { randomBytes } from 'node:crypto'
import type { TestApp } from '../testing/test-app.ts'
import { createTestUser, type TestUser } from '../testing/test-data.ts'

export interface TestMember extends TestUser {
  name: string
}

/** What these need of a test app: another process's calls and database do as well. */
export type ForumAccess = Pick<TestApp, 'call' | 'db'>

/** A signed-in user with a handle. */
export async function createTestMember(
  app: TestApp,
  options: { bid?: string; role?: 'operator'; user?: TestUser } = {},
): Promise<TestMember> {
  const user = options.user ?? (await createTestUser(app, { role: options.role ?? 'user' }))
  return giveTestHandle(app, user, options)
}

/** Gives a user the handle that makes them a member. */
export async function giveTestHandle(
  app: ForumAccess,
  user: TestUser,
  options: { bid?: string } = {},
): Promise<TestMember> {
  const name = `m${randomBytes(5).toString('hex')}`
  const { body } = await app.call(
    'astrohub/insert_user',
    { email: `${name}@mail.invalid`, display_name: name, bid: options.bid ?? 0 },
    user,
  )
  if (body.status !== 'success') throw new Error(body.message)
  return { ...user, name }
}

/** What the filter holds back. */
export const waitingText = 'Please call me at 98765 43210.'

let count = 0

/** Starts a discussion and gives its did. */
export async function createTestDiscussion(
  app: ForumAccess,
  by: { jwt: string },
  overrides: { title?: string; description?: string } = {},
): Promise<string> {
  const discussionInput = {
    title: `When will it turn, number ${++count}?`,
    description: 'Saturn stands in my seventh house and I wonder.',
    ...overrides,
  }
  const { body } = await app.call('astrohub/insert_discussion', discussionInput, by)
  if (body.status !== 'success') throw new Error(body.message)
  return body.did
}

export async function createTestComment(
  app: TestApp,
  by: { jwt: string },
  did: string,
  comment = `Jupiter looks at it, be patient (${++count}).`,
): Promise<string> {
  const { body } = await app.call('astrohub/insert_comment', { did, comment }, by)
  if (body.status !== 'success') throw new Error(body.message)
  return body.cid
}

/** What somebody has of points, by the ledger. */
export async function pointsBalanceOf(app: TestApp, uid: string): Promise<number> {
  const row = await app.db
    .selectFrom('ledger_accounts')
    .where('owner', '=', uid)
    .where('unit', '=', 'points')
    .select('balance')
    .executeTakeFirst()
  return row?.balance ?? 0
}
