import { createHash, randomInt } from 'node:crypto'
import type { NumberCodePurpose } from '../../contract/accounts/accounts.ts'
import type { WireInput } from '../../contract/apis.ts'
import { solveProof } from '../../contract/core/proof-of-work.ts'
import { isSmsInbox } from '../adapters/sms/fake-sms.ts'
import type { CallOptions, TestReply, TestApp } from '../testing/test-app.ts'
import type { TestUser } from '../testing/test-data.ts'

/** A number of nobody in particular. */
export function randomMobile(): string {
  return `916${String(randomInt(1_000_000_000)).padStart(9, '0')}`
}

/** The codes that reached a number through the stand-in, newest first. */
export function sentCodesOf({ server }: TestApp, mobile: string): string[] {
  const { sms } = server.context.adapters
  if (!isSmsInbox(sms)) throw new Error('These tests read codes from the stand-in.')
  return sms
    .messages()
    .filter((message) => message.to === mobile)
    .map((message) => message.code)
}

export interface RequestedCode {
  mobile: string
  otp: string
  token: string
}

/** A proof of work for one more code to a number, worked out as a browser would. */
export async function workOutProof(
  app: Pick<TestApp, 'call'>,
  mobile: string,
  options: CallOptions = {},
): Promise<string> {
  const { body } = await app.call('sms/getChallenge', { mobile }, options)
  if (body.status !== 'success') throw new Error(body.message)
  return solveProof(body, (bytes) => createHash('sha256').update(bytes).digest())
}

/** Asks for a code, with a proof of work where one is wanted. */
export async function askForCode(
  app: TestApp,
  mobile: string,
  purpose: NumberCodePurpose = 'login',
  options: CallOptions = {},
): Promise<TestReply<'sms/getOTP'>> {
  const reply = await app.call('sms/getOTP', { mobile, purpose }, options)
  if (reply.status !== 428) return reply
  const proof = await workOutProof(app, mobile, options)
  return app.call('sms/getOTP', { mobile, purpose, proof }, options)
}

/** Asks for a code and reads it, ready to be sent back. */
export async function requestCode(
  app: TestApp,
  mobile: string,
  purpose: NumberCodePurpose = 'login',
  options: CallOptions = {},
): Promise<RequestedCode> {
  const { body } = await askForCode(app, mobile, purpose, options)
  if (body.status !== 'success') throw new Error(`No code was sent: ${JSON.stringify(body)}`)
  return { mobile, token: body.token, otp: sentCodesOf(app, mobile)[0] ?? '' }
}

/** The whole dance; fails loudly when it does not end in a session. */
export async function logIn(
  app: TestApp,
  mobile: string,
  overrides: Partial<WireInput<'sms/validateOTP'>> = {},
  options: CallOptions = {},
): Promise<{ jwt: string; reply: TestReply<'sms/validateOTP'> }> {
  const asked = await requestCode(app, mobile)
  const reply = await app.call('sms/validateOTP', { ...asked, ...overrides }, options)
  if (reply.body.status !== 'success') throw new Error(`Not logged in: ${reply.body.message}`)
  return { jwt: reply.body.jwt, reply }
}

/** Six digits that are certainly not these. */
export function wrongCode(otp: string): string {
  return String((Number(otp) + 1) % 1_000_000).padStart(6, '0')
}

/** Enters the code that the account's own number has just received: opens the change of the email. */
export async function confirmOwnNumber(app: TestApp, user: TestUser): Promise<void> {
  const purpose = 'email'
  const { body } = await app.call('users/requestCode', { purpose }, user)
  if (body.status !== 'success') throw new Error(body.message)
  const otp = sentCodesOf(app, user.mobile)[0] ?? ''
  const reply = await app.call('users/confirmCode', { purpose, token: body.token, otp }, user)
  if (reply.body.status !== 'success') throw new Error(reply.body.message)
}
