import { expect, test } from 'vitest'
import { heldData } from '../../words/content/held-data.ts'
import { policies } from '../../words/content/policies.ts'
import { randomMobile, requestCode } from '../accounts/sign-in.testing.ts'
import { openTestApp } from '../testing/test-app.ts'
import { jobs } from './jobs/jobs.ts'
import { personalData } from './personal-data.ts'

/** What is only done at a deletion, and keeps nothing. */
const sources = personalData.filter(({ tables }) => tables.length > 0)
const named = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).sort()

test('the privacy policy names exactly what export and deletion know to be kept', () => {
  expect(Object.keys(heldData).sort()).toEqual(named(sources))
  const text = JSON.stringify(policies['privacy-policy'])
  for (const [name, { what }] of Object.entries(heldData)) {
    expect([name, text.includes(what.en)]).toEqual([name, true])
    expect([name, text.includes(what.hi)]).toEqual([name, true])
  }
})

test('it says of each whether it goes with the account, as deletion does', () => {
  const left = named(sources.filter(({ erase }) => !erase))
  expect(left.length).toBeGreaterThan(3)
  // Their persons go and their amounts stay: a link to the gateway, the hash of a recipient's number.
  const partly = ['payments', 'transfers']
  const expected = Object.keys(heldData).map((name) => {
    if (name === 'codes') return [name, 'ends']
    return [name, left.includes(name) || partly.includes(name) ? 'stays' : 'goes']
  })
  expect(Object.entries(heldData).map(([name, row]) => [name, row.afterDeletion])).toEqual(expected)
})

test('codes end by themselves within two days', async () => {
  const app = await openTestApp()
  await requestCode(app, randomMobile())
  app.passSeconds(2 * 86_400 + 3_600)
  for (const job of jobs.filter(({ name }) => /code/.test(name))) await job.run(app.server.context)
  expect(await app.db.selectFrom('codes').selectAll().execute()).toEqual([])
  await app.close()
})

test('what is given to export is what is named: every kind but those given with another', () => {
  const given = named(sources.filter(({ give }) => give))
  expect(given).toEqual(Object.keys(heldData).sort())
})
