import { afterAll, beforeAll, expect, test } from 'vitest'
import { MailFault } from '../adapters/mail/mail.ts'
import { confirmOwnNumber } from '../accounts/sign-in.testing.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestUser } from '../testing/test-data.ts'

let app: TestApp
let isAway = true
beforeAll(async () => {
  const sendCode = async () => {
    if (isAway) throw new MailFault('The mail server is away.')
  }
  app = await openTestApp({
    adapters: { mail: { inboxPath: null, sendCode, sendReminder: sendCode } },
  })
})
afterAll(() => app.close())

test('MAIL-01 a mail that was not sent is not called sent, and what was saved stays', async () => {
  const user = await createTestUser(app)
  const input = { email: 'someone@mail.invalid', display_name: 'mail.away' }
  const registered = await app.call('astrohub/insert_user', input, user)
  expect(registered.body).toMatchObject({ status: 'success' })
  expect(registered.body.message).toMatch(/^Saved, but the email/)
  await confirmOwnNumber(app, user)
  const changed = await app.call('astrohub/update_user', { email: 'b@mail.invalid' }, user)
  expect(changed.body.message).toMatch(/^Saved, but the email/)
  const again = await app.call('astrohub/send_email_code', {}, user)
  expect(again.body).toMatchObject({ status: 'fail' })
  isAway = false
  expect((await app.call('astrohub/send_email_code', {}, user)).body).toEqual({
    status: 'success',
    message: 'We sent a code to your email address.',
  })
})
