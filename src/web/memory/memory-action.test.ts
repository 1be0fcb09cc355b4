import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext } from '../api/contexts.ts'
import type { Route } from './+types/memory.ts'
import { action } from './memory.tsx'

/** Sends one of the page's forms to a server that refuses with `status`. */
async function send(fields: Record<string, string>, status: number) {
  const context = new RouterContextProvider()
  const body = { status: 'fail', message: 'Not now.' }
  context.set(apiContext, () => Promise.resolve({ status, body }))
  const url = new URL('/memory', 'http://drishti.test')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  return action({ request, url, params: {}, context } as unknown as Route.ActionArgs)
}

test.each([422, 429, 503])(
  'a change that is refused with %i comes back to its form with the sentence and what was typed',
  async (status) => {
    const fields = { act: 'update', memory_id: 'm1', text: 'Sails at dawn' }
    expect(await send(fields, status)).toMatchObject({
      data: { memory_id: 'm1', typed: 'Sails at dawn', message: 'Not now.' },
      // By this status the router loads nothing anew.
      init: { status },
    })
  },
)

test('a switch that is refused says so on the page', async () => {
  const refused = await send({ act: 'off' }, 429)
  expect(refused).toMatchObject({ data: { memory_id: null, message: 'Not now.' } })
})

test('what is gone already leads back to the list', async () => {
  const sending = send({ act: 'delete', memory_id: 'm1' }, 404)
  await expect(sending).rejects.toMatchObject({ status: 302 })
})
