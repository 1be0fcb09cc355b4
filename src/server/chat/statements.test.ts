import { describe, expect, test } from 'vitest'
import { recordStatements } from '../testing/record-statements.ts'
import { openTestApp, testDatabases } from '../testing/test-app.ts'
import { createTestKundli } from '../testing/test-data.ts'
import { askInTestChat, openTestChat } from './chat.testing.ts'

describe.each(testDatabases)('the statements of an answer on %s', (on) => {
  test('are seven, from the session that asks to the answer that is settled and kept', async () => {
    const app = await openTestApp({ on })
    const { user, bid, asstId } = await openTestChat(app)
    const question = { bid, asst_id: asstId, astrologer: 'Oracle' } as const
    await askInTestChat(app, { user, bid, asstId })
    const statements = recordStatements(app.server.context.database.pool)
    const { body } = await app.call(
      'chats/sendMessage',
      { ...question, message: 'Will I grow rich in this life?' },
      { jwt: user.jwt, headers: { 'idempotency-key': 'a key of the browser' } },
    )
    expect(body).toMatchObject({ status: 'success', charged: true })
    // A process says every other second that it lives, whatever it writes.
    const ofAnswer = statements.filter((text) => !text.startsWith('insert into processes'))
    const list = ofAnswer.join('\n')
    // The session; the reply under the key; the chat and all that decides; the rates; the question with its hold and
    // what was found on the matter before; the budget of all, behind it; the answer, settled and kept.
    expect(ofAnswer.length, list).toBe(7)
    // What is one statement needs no transaction around it.
    expect(list).not.toMatch(/^(begin|commit)/m)
    expect(list).toMatch(/^select place_question\(/m)
    expect(ofAnswer.at(-1)).toMatch(/^with settled as/)
    await app.close()
  })

  test('are one more where another saved kundli is read: what was found before is looked up for that one', async () => {
    const app = await openTestApp({ on })
    const { user, bid, asstId } = await openTestChat(app)
    const daughter = await createTestKundli(app, user, { full_name: 'Meera Test' })
    await app.call('birthdetails/setRelation', { bid: daughter, relation: 'child' }, user)
    const statements = recordStatements(app.server.context.database.pool)
    const question = { bid, asst_id: asstId, astrologer: 'Oracle' } as const
    const { text } = await app.call(
      'chats/sendMessage',
      { ...question, message: 'When will my daughter find a job?' },
      { jwt: user.jwt, headers: { 'idempotency-key': 'a key of the browser' } },
    )
    expect(text).toContain('the kundli of your daughter, Meera.')
    const ofAnswer = statements.filter((one) => !one.startsWith('insert into processes'))
    expect(ofAnswer.length, ofAnswer.join('\n')).toBe(8)
    await app.close()
  })
})
