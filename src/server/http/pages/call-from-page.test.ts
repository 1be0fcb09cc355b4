import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiName } from '../../../contract/apis.ts'
import { identifyCaller, type Caller } from '../../core/caller.ts'
import { databaseFingerprint } from '../../testing/database-fingerprint.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestUser } from '../../testing/test-data.ts'
import { openTestChat, questionInput } from '../../chat/chat.testing.ts'
import { callFromPage } from './call-from-page.ts'

let app: TestApp
let caller: Caller
beforeAll(async () => {
  app = await openTestApp()
  const { jwt } = await createTestUser(app, { role: 'operator' })
  const request = { id: 'one', ip: '127.0.0.1', headers: { authorization: `Bearer ${jwt}` } }
  caller = await identifyCaller(app.server.context, request, false)
}, 60_000)
afterAll(() => app.close())

test('the view of a page runs reads alone: a write, a process and a stream are refused before they begin', async () => {
  const { context } = app.server
  const before = await databaseFingerprint(app.db)
  const changing = Object.values(context.endpoints).filter(({ kind }) => kind !== 'read')
  expect(new Set(changing.map(({ kind }) => kind))).toEqual(new Set(['write', 'process', 'stream']))
  for (const { name, onPageView } of changing)
    if (!onPageView)
      await expect(callFromPage(context, caller, true, name, {}), name).rejects.toThrow(
        'a page view must not',
      )
  expect(await databaseFingerprint(app.db)).toEqual(before)
  const asForm = callFromPage(context, caller, false, 'users/setLanguage', { language: 'Hindi' })
  expect(await asForm).toMatchObject({ status: 200, body: { status: 'success' } })
})

test('a form that is sent without a script waits for what streams, to its end', async () => {
  const { context } = app.server
  const chat = await openTestChat(app)
  const headers = { authorization: `Bearer ${chat.user.jwt}` }
  const asker = await identifyCaller(context, { id: 'two', ip: '127.0.0.1', headers }, false)
  const sent = await callFromPage(context, asker, false, 'chats/sendMessage', questionInput(chat))
  expect(sent).toMatchObject({ status: 200, body: { status: 'success', charged: true } })
})

test('what a page view may change is one thing: the log of whom an operator has looked at', async () => {
  const { context } = app.server
  const names = (Object.keys(context.endpoints) as ApiName[]).filter(
    (name) => context.endpoints[name].onPageView,
  )
  expect(names).toEqual(['admin/openUser', 'admin/getMisses'])
  const { uid } = await createTestUser(app)
  const before = await databaseFingerprint(app.db)
  const page = await callFromPage(context, caller, true, 'admin/openUser', { uid })
  expect(page).toMatchObject({ status: 200, body: { status: 'success', user: { uid } } })
  const { operator_acts, ...others } = await databaseFingerprint(app.db)
  expect({ ...others, operator_acts: before.operator_acts }).toEqual(before)
  expect(operator_acts).not.toBe(before.operator_acts)
})
