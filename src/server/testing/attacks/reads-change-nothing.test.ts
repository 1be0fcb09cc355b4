import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renewTestSessions } from '../test-data.ts'
import { apis, type ApiName } from '../../../contract/apis.ts'
import { endpoints } from '../../app/endpoints.ts'
import { databaseFingerprint } from '../database-fingerprint.ts'
import { openTestApp, testDatabases, type TestApp } from '../test-app.ts'
import { activeRequestsOf, createActivePerson, type ActivePerson } from './active-person.testing.ts'

const reads = (Object.keys(endpoints) as ApiName[]).filter(
  (name) => endpoints[name].kind === 'read',
)

describe.each(testDatabases.slice(-1))('what is declared a read, on %s', (on) => {
  let app: TestApp
  let person: ActivePerson
  beforeAll(async () => {
    app = await openTestApp({ on })
    person = await createActivePerson(app, 'Ashalata')
    // Notices of what was just done are written behind their answers.
    await new Promise((later) => setTimeout(later, 500))
  }, 60_000)
  afterAll(() => app.close())

  describe.each([
    ['now', 0],
    ['a month later', 31 * 86_400],
  ])('%s', (_when, seconds) => {
    /** As the last call has left it: nothing comes between two reads. */
    let before: Record<string, string>
    beforeAll(async () => {
      app.passSeconds(seconds)
      await renewTestSessions(app)
      before = await databaseFingerprint(app.db)
    })
    afterAll(() => app.passSeconds(-seconds))

    test.each(reads)('%s answers, and changes no row', async (name) => {
      const input = activeRequestsOf(person)[name]
      const { user, operator } = person
      const callers = apis[name].who === 'operator' ? [operator] : [undefined, user]
      const replies = []
      for (const caller of callers) replies.push(await app.callRaw(name, input, caller))
      const after = await databaseFingerprint(app.db)
      const changedTables = Object.keys(after).filter((table) => after[table] !== before[table])
      before = after
      expect(changedTables).toEqual([])
      // A refusal would prove nothing.
      const { status, body } = replies.at(-1)!
      expect(status, JSON.stringify(body)).toBe(200)
      expect(body, JSON.stringify(body)).not.toMatchObject({ status: 'fail' })
    })
  })

  test('the fingerprint sees one changed value', async () => {
    const before = await databaseFingerprint(app.db)
    await app.db
      .updateTable('offers')
      .set((e) => ({ amount: e('amount', '+', 1) }))
      .where('name', '=', 'landing')
      .where('unit', '=', 'oracle')
      .execute()
    const { offers, ...rest } = await databaseFingerprint(app.db)
    expect(offers).not.toBe(before.offers)
    expect({ ...rest, offers: before.offers }).toEqual(before)
  })
})
