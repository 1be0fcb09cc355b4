import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { adminPricesWords } from '../../words/admin/admin-prices.ts'
import { adminUsersWords } from '../../words/admin/admin-users.ts'
import { apiContext } from '../api/contexts.ts'
import { action as saveContent } from './content.tsx'
import { action as savePrice } from './prices.tsx'
import { action as decideRefund } from './refunds.tsx'
import { action as changeUser } from './user.tsx'
import { refusalOf } from './user-forms.tsx'

type PageAction = typeof saveContent | typeof savePrice | typeof decideRefund | typeof changeUser

/** Sends a form to a server that refuses it. */
function send<Action extends PageAction>(
  action: Action,
  fields: Record<string, string>,
  refusal: { status: number; errors?: { path: string }[] },
) {
  const context = new RouterContextProvider()
  const { status, errors } = refusal
  const body = { status: 'fail', message: 'Not now.', errors }
  context.set(apiContext, () => Promise.resolve({ status, body }))
  const url = new URL('/admin', 'http://drishti.test')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const args = { request, url, params: { uid: 'u1' }, context } as unknown as Parameters<Action>[0]
  return (action as (sent: Parameters<Action>[0]) => unknown)(args) as ReturnType<Action>
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
    expect(await send(savePrice, plan, { status: 422, errors })).toEqual({
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
    expect(await send(action, fields, { status: 429 })).toMatchObject({
      ok: false,
      message: 'Not now.',
      typed: fields,
    })
  })

  test('of a user shows the reason again, with what is wrong with it', async () => {
    const fields = { form: 'ban', is_ban: '1', reason: 'x' }
    const result = await send(changeUser, fields, { status: 422, errors: [{ path: 'reason' }] })
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
