import type { TestApp, TestReply } from '../../testing/test-app.ts'
import { createTestUser, renewTestSessions, type TestUser } from '../../testing/test-data.ts'
import { codeAt } from './totp.ts'

export interface TestOperator extends TestUser {
  /** Of the authenticator app, in base32. */
  key: string
  recoveryCodes: string[]
}

/** The code that the operator's app shows, at the app's clock or so many seconds away from it. */
export function codeOf(app: TestApp, key: string, secondsOff = 0): string {
  return codeAt(key, new Date(app.server.context.clock().getTime() + secondsOff * 1000))
}

/** Lets the next code come: one is good once. */
export function awaitNextCode(app: TestApp): void {
  app.passSeconds(30)
}

/** An operator who has just set up an authenticator app; the code of this half minute is used. */
export async function createTestOperator(app: TestApp): Promise<TestOperator> {
  const user = await createTestUser(app, { role: 'operator' })
  await renewTestSessions(app)
  return { ...user, ...(await setUpFactor(app, user)) }
}

export async function setUpFactor(
  app: TestApp,
  { jwt }: Pick<TestUser, 'jwt'>,
): Promise<Pick<TestOperator, 'key' | 'recoveryCodes'>> {
  const { body: begun } = await app.call('admin/setUpSecondFactor', {}, { jwt })
  if (begun.status !== 'success') throw new Error(begun.message)
  const code = codeOf(app, begun.key)
  const { body } = await app.call('admin/confirmSecondFactor', { code }, { jwt })
  if (body.status !== 'success') throw new Error(body.message)
  return { key: begun.key, recoveryCodes: body.recovery_codes }
}

/** Enters a code in a session. */
export function enterCode(
  app: TestApp,
  { jwt }: Pick<TestUser, 'jwt'>,
  code: string,
): Promise<TestReply<'admin/enterSecondFactor'>> {
  return app.call('admin/enterSecondFactor', { code }, { jwt })
}
