import { expect } from 'vitest'
import type { Db } from '../../db/schema.ts'
import { testBirthDetails, type TestUser } from '../test-data.ts'
import type { ServerProcess } from '../server-process.ts'
import { verifyLedger } from '../../wallet/ledger.ts'

/** What one user has been told was done, and what they know only to have asked for. */
export interface LoadRecord {
  user: TestUser
  kundlis: Map<string, string>
  requestedNames: Set<string>
  answers: Map<string, string>
}

/** Saves kundlis and asks questions until the server is gone. */
export async function runLoad(server: ServerProcess, record: LoadRecord): Promise<void> {
  for (let i = 0; ; i++) {
    const name = `Person ${record.user.uid.slice(0, 8)} ${i}`
    record.requestedNames.add(name)
    const reply = await server.call(
      'birthdetails/add',
      testBirthDetails({ full_name: name }),
      record.user,
      name,
    )
    if (reply.status === 0) return
    if (reply.output?.status !== 'success') continue
    const bid = String(reply.output.bid)
    record.kundlis.set(name, bid)
    if (i > 2) continue
    const chat = await server.call('chats/startChat', { bid, astrologer: 'Oracle' }, record.user)
    if (chat.status === 0) return
    const question = {
      bid,
      asst_id: chat.output?.asst_id,
      astrologer: 'Oracle',
      message: 'When will I find better work?',
    }
    const answer = await server.call('chats/sendMessage', question, record.user, `ask ${name}`)
    if (answer.status === 0) return
    if (answer.output?.charged === true) record.answers.set(String(answer.output.mid), bid)
  }
}

/** Compares with what the server now says: every acknowledged write is there, and once. */
export async function compareWithServer(server: ServerProcess, record: LoadRecord): Promise<void> {
  // A repeat of what was asked, acknowledged or not, is the same thing and not another.
  for (const name of record.requestedNames) {
    const again = await server.call(
      'birthdetails/add',
      testBirthDetails({ full_name: name }),
      record.user,
      name,
    )
    expect(again.output?.status, JSON.stringify(again)).toBe('success')
    const first = record.kundlis.get(name)
    if (first) expect(again.output?.bid).toBe(first)
  }
  const list = await server.call('birthdetails/list', {}, record.user)
  const births = (list.output?.births ?? []) as { full_name: string }[]
  const names = births.map((birth) => birth.full_name)
  expect(names.toSorted()).toEqual([...record.requestedNames].toSorted())
}

/** Proves by the tables: the ledger holds, and what each user was told is there, paid once. */
export async function verifyTables(db: Db, all: readonly LoadRecord[]): Promise<void> {
  expect(await verifyLedger(db)).toMatchObject({ ok: true })
  for (const { user, answers } of all) {
    const own = db.selectFrom('messages').where('uid', '=', user.uid)
    const rows = await own.select(['mid', 'state', 'charged', 'answer']).execute()
    const paidRows = rows.filter((row) => row.charged)
    const paidIds = paidRows.map((row) => row.mid)
    for (const mid of answers.keys()) expect(paidIds, 'an answer that was paid for').toContain(mid)
    for (const row of paidRows)
      expect([row.state, row.answer.length > 50]).toEqual(['complete', true])
    const holds = await db.selectFrom('holds').where('uid', '=', user.uid).select('state').execute()
    const count = (state: string) => holds.filter((hold) => hold.state === state).length
    expect(count('settled')).toBe(paidRows.length)
    const { left } = await db
      .selectFrom('ledger_accounts')
      .where('owner', '=', user.uid)
      .where('unit', '=', 'oracle')
      .select((e) => e.fn.sum<string>('balance').as('left'))
      .executeTakeFirstOrThrow()
    expect(Number(left) + count('held') + paidRows.length, 'questions').toBe(3)
  }
}
