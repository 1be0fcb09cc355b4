import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { adminPricesWords } from '../../words/admin/admin-prices.ts'
import { adminUsersWords } from '../../words/admin/admin-users.ts'
import { apiContext } from '../api/contexts.ts'
import { action as saveContent } from './content.tsx'
import { action as savePrice } from './prices.tsx'
import { action as decideRefund } from './refunds.tsx'
import { action as changeUser } from './users/user.tsx'
import type { UserActionResult } from './users/user-action.ts'
import { refusalOf } from './users/user-forms.tsx'

type ActionArgs = Parameters<typeof saveContent>[0] &
  Parameters<typeof savePrice>[0] &
  Parameters<typeof decideRefund>[0] &
  Parameters<typeof changeUser>[0]

/** Sends a form to a server that refuses it. @returns what its page is shown with, and the status. */
async function send(
  action: (args: ActionArgs) => Promise<unknown>,
  fields: Record<string, string>,
  refusal: { status: number; errors?: { path: string }[]; wants?: string },
) {
  const context = new RouterContextProvider()
  const { status, errors, wants } = refusal
  const body = { status: 'fail', message: 'Not now.', errors, wants }
  context.set(apiContext, () => Promise.resolve({ status, body }))
  const url = new URL('/admin', 'http://drishti.test')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const args = {
    request,
    url,
    params: { uid: 'u1' },
    context,
  } as unknown as ActionArgs
  const reply = await action(args)
  return reply as { data: UserActionResult; init: { status: number } }
}

describe('a form of the operator that is refused', () => {
  const plan = {
    intent: 'plan',
    name: 'monthly',
    price: '0',
    name_en: 'Moon',
    bullets_en: 'a\r\nb',
  }

  test('comes back with what was typed and the sentence about its field', async () => {
    const errors = [{ path: 'price' }]
    const { data: state, init } = await send(savePrice, plan, { status: 422, errors })
    // By this status the router loads nothing anew.
    expect(init.status).toBe(422)
    expect(state).toEqual({
      ok: false,
      form: 'plan monthly',
      message: adminPricesWords.priceWrong.en,
      typed: plan,
    })
  })

  test.each([
    ['prices', savePrice, plan],
    ['content', saveContent, { name: 'users', kind: 'number', 'value.number:number': '7' }],
    ['refunds', decideRefund, { form: 'r1', reason: 'Used up', decision: 'decline' }],
    ['users', changeUser, { form: 'give', amount: '2', reason: 'Late answers', kind: 'astra' }],
  ])('of %s says why it was refused as a whole, and loses nothing', async (_, action, fields) => {
    const { data: state, init } = await send(action, fields, { status: 429 })
    expect(init.status).toBe(429)
    expect(state).toMatchObject({
      ok: false,
      message: 'Not now.',
      typed: fields,
    })
  })

  test.each([
    ['prices', savePrice, plan],
    ['content', saveContent, { name: 'users', kind: 'number', 'value.number:number': '7' }],
    ['refunds', decideRefund, { form: 'r1', reason: 'Used up', decision: 'decline' }],
    ['users', changeUser, { form: 'give', amount: '2', reason: 'Late answers', kind: 'astra' }],
  ])(
    'of %s for want of a code asks for it, under one name for both sends',
    async (_, action, fields) => {
      const refusal = { status: 403, wants: 'second-factor' }
      const first = await send(action, fields, refusal)
      expect(first.data).toMatchObject({ wantsFactor: true, typed: fields })
      expect(first.data).not.toHaveProperty('factorError')
      const { once } = first.data.typed
      expect(once).toMatch(/^[\da-f-]{36}$/)
      const again = { ...fields, once: String(once), second_factor: '000000' }
      const { data: second } = await send(action, again, { status: 200 })
      expect(second).toMatchObject({ wantsFactor: true, factorError: 'Not now.' })
      expect(second.typed).toEqual({ ...fields, once })
    },
  )

  test('of a user shows the reason again, with what is wrong with it', async () => {
    const fields = { form: 'ban', is_ban: '1', reason: 'x' }
    const refusal = { status: 422, errors: [{ path: 'reason' }] }
    const { data: result } = await send(changeUser, fields, refusal)
    expect(refusalOf(result, 'ban')).toMatchObject({
      open: true,
      reason: { defaultValue: 'x', error: adminUsersWords.reasonWrong.en },
    })
    expect(refusalOf(result, 'give')).toMatchObject({
      open: false,
      reason: { defaultValue: undefined, error: undefined },
    })
  })
})
