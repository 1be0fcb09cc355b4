import { afterAll, beforeAll, expect, test } from 'vitest'
import { apis, type ApiName } from '../../../contract/apis.ts'
import type { ApiDefinition } from '../../../contract/core/endpoint.ts'
import { openServer } from '../../app/app.ts'
import { chooseAdapters } from '../../app/adapters.ts'
import { readConfig } from '../../core/settings/config.ts'
import { openTestApp, openTestDatabase, type TestApp } from '../../testing/test-app.ts'
import { createTestUser } from '../../testing/test-data.ts'
import { codeAt } from './totp.ts'
import { codeOf, enterCode, setUpFactor } from './second-factor.testing.ts'

const env = {
  PUBLIC_URL: 'https://drishti.example',
  JWT_SECRET: 'q8Zr2LxT5vNbK0wYcD7mHs4EoJ1uPf9G',
  ALLOW_STAND_INS: '1',
}

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ env })
})
afterAll(() => app.close())

const rows = Object.entries(apis) as [ApiName, ApiDefinition][]
const operatorRows = rows.filter(([, { who }]) => who === 'operator')

test('FACTOR-08 at a public address an operator without a second factor can do nothing but set it up', async () => {
  const operator = await createTestUser(app, { role: 'operator' })
  for (const [name, { factor }] of operatorRows) {
    if (factor === 'before') continue
    const { status, body } = await app.callRaw(name, {}, operator)
    expect([name, status, body]).toMatchObject([name, 403, { wants: 'second-factor-setup' }])
  }
  await setUpFactor(app, operator)
  expect((await app.call('admin/getBans', {}, operator)).status).toBe(200)
})

test('FACTOR-07 every call of an operator says whether it wants a fresh code', () => {
  const named = (wanted: string | undefined) =>
    operatorRows.filter(([, { factor }]) => factor === wanted).map(([name]) => name)
  expect(named('fresh').toSorted()).toEqual([
    'admin/decideAnswer',
    'admin/decideRefund',
    'admin/giveQuestions',
    'admin/refundQuestion',
    'admin/setOffer',
    'admin/setPersona',
    'admin/setPlan',
    'admin/setTier',
  ])
  // Looks, bans, words on pages and the queue: the code of the session is enough.
  expect(named(undefined).toSorted()).toEqual([
    'admin/decideItem',
    'admin/findUser',
    'admin/getActs',
    'admin/getAnswers',
    'admin/getBans',
    'admin/getContent',
    'admin/getForecastRules',
    'admin/getJobs',
    'admin/getMisses',
    'admin/getPrices',
    'admin/getRefunds',
    'admin/getReports',
    'admin/openUser',
    'admin/setBan',
    'admin/setContent',
  ])
})

test('FACTOR-09 set-up, success, refusal and want of a factor are events, without what was typed', async () => {
  const operator = await createTestUser(app, { role: 'operator' })
  const before = app.log.length
  await app.call('admin/getBans', {}, operator)
  const { key } = await setUpFactor(app, operator)
  await enterCode(app, operator, codeOf(app, key))
  app.passSeconds(30)
  const code = codeOf(app, key)
  await enterCode(app, operator, code)
  const lines = app.log.slice(before).filter((line) => line.includes('"log":"security"'))
  const events = lines.map((line) => JSON.parse(line) as { event: string })
  const names = events.map(({ event }) => event)
  expect(names).toEqual([
    'factor-wanted',
    'operator-act',
    'factor-set-up',
    'factor-refused',
    'factor-given',
  ])
  const text = lines.join('')
  for (const secret of [key, code, operator.mobile, operator.uid, operator.sid])
    expect(text).not.toContain(secret)
})

test('FACTOR-10 a factor outlives the rotation of the server’s secret', async () => {
  const fresh = await openTestDatabase()
  const { db } = fresh.database
  const [old, next] = ['k3Jq8Zt1Wb6Xn0Rv5Ly7Hd2Pc9Mf4Gs-Ua', 'q9X2m7Lw4Zt8Vb1Nc6Kd3Rf5Hg0JpYsE-T']
  const start = async (JWT_SECRET: string, clock?: () => Date) => {
    const config = readConfig({ DATA_DIR: fresh.dataDirectory, JWT_SECRET, LOG_LEVEL: 'warn' })
    const adapters = await chooseAdapters(config)
    return openServer(config, {
      database: fresh.database,
      adapters,
      logStream: { write: () => undefined },
      ...(clock && { clock }),
    })
  }
  const post = async (server: typeof first, jwt: string, call: string, body: object) =>
    (
      await server.app.inject({
        method: 'POST',
        url: `/apis/admin/${call}.php`,
        payload: body,
        headers: { authorization: `Bearer ${jwt}` },
      })
    ).json<{ status: string; key: string }>()
  const first = await start(old)
  const operator = await createTestUser({ db, server: first }, { role: 'operator' })
  const { key } = await post(first, operator.jwt, 'setUpSecondFactor', {})
  const code = codeAt(key, new Date())
  const confirmed = await post(first, operator.jwt, 'confirmSecondFactor', { code })
  expect(confirmed.status).toBe('success')
  await first.close()
  await (await start(`${next},${old}`)).close()
  const later = new Date(Date.now() + 300_000)
  const rotated = await start(next, () => later)
  const again = await createTestUser({ db, server: rotated }, { role: 'operator' })
  await db.updateTable('sessions').set({ uid: operator.uid }).where('sid', '=', again.sid).execute()
  const entry = await post(rotated, again.jwt, 'enterSecondFactor', { code: codeAt(key, later) })
  expect(entry.status).toBe('success')
  await rotated.close()
  await fresh.drop()
})
