import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import type { Db } from '../db/schema.ts'
import { freshEmbedded, freshPostgres, type FreshDatabase } from '../testing/fresh-database.ts'
import { balances } from '../wallet/ledger.ts'
import { runOperatorCommand } from './run-command.ts'

const url = inject('postgresUrl')
/** Each command opens the database anew, which takes the embedded one seconds: it gets a test below. */
const kinds = url ? (['postgres'] as const) : (['embedded'] as const)
const mobile = '916000000001'

interface CommandResult {
  exitCode: number
  out: string
  error: string
}

async function type(words: string, env: Record<string, string>): Promise<CommandResult> {
  const output = { out: '', error: '' }
  const exitCode = await runOperatorCommand(words.split(' ').filter(Boolean), env, {
    out: (line) => void (output.out += `${line}\n`),
    error: (line) => void (output.error += `${line}\n`),
  })
  return { exitCode, ...output }
}

/** Two refunds of money that was never kept, which wait for a decision. */
async function refundsInReviewOf(db: Db, uid: string): Promise<string[]> {
  const ids = [randomUUID(), randomUUID()]
  for (const id of ids) {
    const own = { uid, amount_paise: 4900 }
    await db
      .insertInto('orders')
      .values({ ...own, order_id: id, tier: 't49', credit_paise: 4900, gateway: 'paper' })
      .execute()
    await db
      .insertInto('payments')
      .values({
        ...own,
        ...{ payment_id: id, order_id: id, subscription_id: null },
        ...{ gateway_payment_id: `pay_${id}`, credit_paise: 0 },
        ...{ state: 'returned', at: new Date() },
      })
      .execute()
    await db
      .insertInto('refunds')
      .values({
        ...own,
        ...{ refund_id: id, payment_id: id, kind: 'requested', why: 'mistake' },
        ...{ state: 'review', requested_at: new Date(), gateway_refund_id: null, aside_paise: 0 },
        ...{ next_try_at: null, decided_at: null, done_at: null },
      })
      .execute()
  }
  return ids
}

describe.each(kinds)('the operator on %s', (kind) => {
  let fresh: FreshDatabase
  let uid: string
  let env: Record<string, string>

  /** Looks into the database while no command has it: the embedded one has one user at a time. */
  async function look<T>(read: (db: Db) => Promise<T>): Promise<T> {
    const database = await openDatabase({ url: fresh.url, dataDirectory: fresh.dataDirectory })
    try {
      return await read(database.db)
    } finally {
      await database.close()
    }
  }

  const user = () =>
    look((db) =>
      db
        .selectFrom('users')
        .innerJoin('sessions', 'sessions.uid', 'users.uid')
        .where('users.uid', '=', uid)
        .select(['role', 'is_ban', 'revoked_at'])
        .executeTakeFirstOrThrow(),
    )
  /** Behind the ledger's back. */
  const setBalance = (balance: number) =>
    look((db) =>
      db
        .updateTable('ledger_accounts')
        .set({ balance })
        .where('owner', '=', uid)
        .where('unit', '=', 'oracle')
        .execute(),
    )

  beforeAll(async () => {
    fresh = kind === 'embedded' ? await freshEmbedded() : await freshPostgres(url as string)
    env = { DATA_DIR: fresh.dataDirectory, ...(fresh.url && { DATABASE_URL: fresh.url }) }
    const { db } = fresh.database
    uid = randomUUID()
    await db.insertInto('users').values({ uid, mobile, invite_code: 'a' }).execute()
    await db.insertInto('sessions').values({ sid: randomUUID(), uid, device: 'web' }).execute()
    if (kind === 'embedded') await fresh.database.close()
  })
  afterAll(async () => {
    if (kind === 'embedded') rmSync(fresh.dataDirectory, { recursive: true, force: true })
    else await fresh.drop()
  })

  test('gives questions that are a gift, and says to whom without the whole number', async () => {
    const said = await type(`grant --mobile ${mobile} --kind oracle --questions 5`, env)
    expect(said).toEqual({ exitCode: 0, out: 'Gave 5 oracle to 91******0001.\n', error: '' })
    expect(await look((db) => balances(db, uid))).toEqual([
      { kind: 'gift', unit: 'oracle', balance: 5 },
    ])
  })

  test('puts rupees into the wallet to the paisa, however the number is spelt', async () => {
    const said = await type('grant --mobile +91-60000-00001 --rupees 49.5', env)
    expect(said).toMatchObject({ exitCode: 0, out: 'Gave ₹49.5 to 91******0001.\n' })
    expect(await look((db) => balances(db, uid))).toContainEqual({
      kind: 'own',
      unit: 'rupees',
      balance: 4950,
    })
  })

  test('tells what the answers of each day took', async () => {
    expect((await type('costs', env)).out).toBe('No answer was written in that time.\n')
    const answeredAt = new Date(Date.now() - 60_000)
    await look(async (db) => {
      const asstId = randomUUID()
      await db
        .insertInto('chats')
        .values({ asst_id: asstId, uid, astrologer: 'Oracle', user_name: '', device: 'web' })
        .execute()
      await db
        .insertInto('messages')
        .values(
          [1, 2].map((seq) => ({
            mid: randomUUID(),
            asst_id: asstId,
            uid,
            seq,
            question: 'How will this week be?',
            language: 'en',
            state: 'complete' as const,
            answered_at: answeredAt,
            written_by: 'model' as const,
            prompt_tokens: 1_000,
            answer_tokens: 200,
            tokens_estimated: seq === 2,
            cost_microrupees: 25_000,
            first_sentence_ms: 400 * seq,
            whole_ms: 2_000,
          })),
        )
        .execute()
    })
    const { exitCode, out } = await type('costs --days 2', env)
    expect(exitCode).toBe(0)
    expect(out).toMatch(/^\d{4}-\d\d-\d\d  2  2  2000  400  0\.0500  0\.0250  600, 780  2000$/m)
    expect(out).toContain(
      'takes 1000 tokens in and 200 out: 0.0250 rupees on the average, 0.0250 at 95 of 100 (within',
    )
    expect(out).toContain('The tokens of 1 answers are estimates.')
    expect((await type('costs --days 0', env)).exitCode).toBe(2)
  })

  test('makes an operator of a user, and a user of an operator', async () => {
    for (const role of ['operator', 'user'] as const) {
      expect((await type(`role --mobile ${mobile} --role ${role}`, env)).exitCode).toBe(0)
      expect(await user()).toMatchObject({ role })
    }
  })

  test('bans, which ends the sessions, and lifts the ban, which does not bring them back', async () => {
    expect(await user()).toMatchObject({ is_ban: false, revoked_at: null })
    expect((await type(`ban --mobile ${mobile} --reason spam-spam`, env)).exitCode).toBe(0)
    expect(await user()).toMatchObject({ is_ban: true, revoked_at: expect.any(Date) as Date })
    expect(
      (await type(`ban --mobile ${mobile} --off --reason it-was-a-mistake`, env)).exitCode,
    ).toBe(0)
    expect(await user()).toMatchObject({ is_ban: false, revoked_at: expect.any(Date) as Date })
  })

  test.each(['grant --kind astra --questions 1', 'role --role operator', 'ban --reason spam-spam'])(
    'changes nothing for a number that nobody has: %s',
    async (words) => {
      const said = await type(`${words} --mobile 916000000002`, env)
      expect(said).toMatchObject({ exitCode: 1, out: '' })
      expect(said.error).toMatch(/^No user has this mobile number/)
    },
  )

  test('FACTOR-11 resets a second factor and ends the sessions of whose it is', async () => {
    const reset = `reset-factor --mobile ${mobile} --reason phone-was-stolen`
    expect(await type(reset, env)).toMatchObject({
      exitCode: 1,
      error: 'This user has no second factor.\n',
    })
    const sid = randomUUID()
    const acts = await look(async (db) => {
      await db.insertInto('sessions').values({ sid, uid, device: 'web' }).execute()
      await db.insertInto('second_factors').values({ uid, sealed: 'x' }).execute()
      await db.insertInto('recovery_codes').values({ uid, code_hash: 'x', used_at: null }).execute()
      return db.selectFrom('operator_acts').select('act_id').execute()
    })
    expect(await type(reset, env)).toMatchObject({ exitCode: 0 })
    await look(async (db) => {
      expect(await db.selectFrom('second_factors').selectAll().execute()).toEqual([])
      const sessions = db
        .selectFrom('sessions')
        .where('uid', '=', uid)
        .where('revoked_at', 'is', null)
      expect(await sessions.select('sid').execute()).toEqual([])
      const known = acts.map(({ act_id }) => act_id)
      const added = db.selectFrom('operator_acts').where('act_id', 'not in', known)
      expect(await added.select(['uid', 'act', 'subject', 'detail']).execute()).toEqual([
        {
          ...{ uid: null, act: 'operator/reset-factor', subject: uid },
          detail: { reason: 'phone-was-stolen' },
        },
      ])
    })
  })

  test('every command that changes something is in the log of acts, and none that did not', async () => {
    const acts = () =>
      look((db) =>
        db
          .selectFrom('operator_acts')
          .select(['uid', 'act', 'subject', 'detail'])
          .orderBy('at')
          .execute(),
      )
    const before = (await acts()).length
    const [grantedRefundId, declinedRefundId] = await look((db) => refundsInReviewOf(db, uid))
    for (const words of [
      `grant --mobile ${mobile} --kind astra --questions 2`,
      `role --mobile ${mobile} --role user`,
      `ban --mobile ${mobile} --reason spam-spam`,
      `ban --mobile ${mobile} --off --reason it-was-a-mistake`,
      `role --mobile ${mobile} --role operator`,
      'refunds',
      `refund --id ${grantedRefundId} --grant --reason paid-by-mistake`,
      `refund --id ${declinedRefundId} --decline --reason all-used-up`,
      'costs',
    ])
      expect((await type(words, env)).exitCode, words).toBe(0)
    // Decided already, or nobody's; or an operator's, whose role must be taken first.
    for (const words of [
      `refund --id ${grantedRefundId} --decline --reason once-more`,
      `refund --id ${randomUUID()} --grant --reason once-more`,
      `ban --mobile ${mobile} --reason spam-spam`,
      'grant --mobile 916000000002 --rupees 5',
    ])
      expect((await type(words, env)).exitCode, words).toBe(1)
    const at = { uid: null, subject: uid }
    expect((await acts()).slice(before)).toEqual([
      { ...at, act: 'operator/grant', detail: { unit: 'astra', amount: 2 } },
      { ...at, act: 'operator/role', detail: { role: 'user' } },
      { ...at, act: 'operator/ban', detail: { is_ban: true, reason: 'spam-spam' } },
      { ...at, act: 'operator/ban', detail: { is_ban: false, reason: 'it-was-a-mistake' } },
      { ...at, act: 'operator/role', detail: { role: 'operator' } },
      {
        ...{ uid: null, act: 'operator/refund', subject: grantedRefundId },
        detail: { decision: 'granted', reason: 'paid-by-mistake' },
      },
      {
        ...{ uid: null, act: 'operator/refund', subject: declinedRefundId },
        detail: { decision: 'declined', reason: 'all-used-up' },
      },
    ])
    expect(JSON.stringify(await acts())).not.toContain(mobile.slice(2))
    await type(`role --mobile ${mobile} --role user`, env)
  })

  test('proves the ledger, and fails when it does not hold', async () => {
    const holds = await type('verify-ledger', env)
    expect(holds).toMatchObject({ exitCode: 0, error: '' })
    expect(holds.out).toMatch(
      /^The ledger holds: \d+ postings, \d+ entries\.\nFingerprint [\da-f]{32}\n$/,
    )
    await setBalance(6)
    const result = await type('verify-ledger', env)
    await setBalance(5)
    expect(result).toMatchObject({ exitCode: 1, out: '' })
    expect(result.error).toMatch(/does not hold:\na balance is not the sum of its entries/)
  })
})

test('the operator works on the embedded database, once the server has stopped', async () => {
  const { database, dataDirectory } = await freshEmbedded()
  const uid = randomUUID()
  await database.db.insertInto('users').values({ uid, mobile, invite_code: 'a' }).execute()
  const env = { DATA_DIR: dataDirectory }
  const grant = `grant --mobile ${mobile} --kind astra --questions 2`
  const running = await type(grant, env)
  expect(running).toMatchObject({ exitCode: 3, out: '' })
  expect(running.error).toMatch(/^The server is running, .* stop the server/)
  await database.close()
  expect(await type(grant, env)).toMatchObject({ exitCode: 0, error: '' })
  expect((await type('verify-ledger', env)).out).toMatch(
    /^The ledger holds: 1 postings, 2 entries\.\n/,
  )
  rmSync(dataDirectory, { recursive: true, force: true })
})

describe('the operator’s command line', () => {
  const directory = mkdtempSync(join(tmpdir(), 'drishti-data-'))
  afterAll(() => rmSync(directory, { recursive: true, force: true }))
  const env = { DATA_DIR: directory }

  test.each([
    ['', /^Which command/],
    ['fly', /no such command/],
    ['grant', /--kind/],
    [`grant --mobile ${mobile} --kind gold --questions 1`, /--kind/],
    [`grant --mobile ${mobile} --kind rupees --questions 1`, /--kind/],
    [`grant --mobile ${mobile} --kind oracle`, /--questions/],
    [`grant --mobile ${mobile} --kind oracle --questions 0`, /--questions/],
    [`grant --mobile ${mobile} --kind oracle --questions -1`, /--questions/],
    [`grant --mobile ${mobile} --kind oracle --questions 0.5`, /--questions/],
    [`grant --mobile ${mobile} --kind oracle --questions 0x10`, /--questions/],
    [`grant --mobile ${mobile} --kind oracle --questions 1e3`, /--questions/],
    [`grant --mobile ${mobile} --kind oracle --questions ٣`, /--questions/],
    [`grant --mobile ${mobile} --kind oracle --questions 10001`, /--questions/],
    [`grant --mobile ${mobile} --rupees 0`, /--rupees/],
    [`grant --mobile ${mobile} --rupees 1.005`, /--rupees/],
    [`grant --mobile ${mobile} --rupees 1e3`, /--rupees/],
    [`grant --mobile ${mobile} --rupees 100000.01`, /--rupees/],
    [`grant --mobile ${mobile} --rupees 5 --kind oracle --questions 1`, /either/],
    ['grant --mobile 12345 --kind oracle --questions 1', /--mobile/],
    [`role --mobile ${mobile} --role god`, /--role/],
    [`ban --mobile ${mobile} --of`, /--of/],
    ['ban', /--mobile/],
    [`ban --mobile ${mobile}`, /--reason/],
    [`reset-factor --mobile ${mobile}`, /--reason/],
    [`ban --mobile ${mobile} --off --reason no`, /--reason/],
    ['verify-ledger now', /now/],
  ])('is refused with its usage: %s', async (words, sentence) => {
    const result = await type(words, env)
    expect(result).toMatchObject({ exitCode: 2, out: '' })
    expect(result.error).toMatch(sentence)
    expect(result.error).toContain('Usage: npm run operator')
  })

  test('prints its usage when asked', async () => {
    expect(await type('grant --help', env)).toMatchObject({ exitCode: 0, error: '' })
  })

  test('makes no database where there is none', async () => {
    const said = await type('verify-ledger', env)
    expect(said.exitCode).toBe(3)
    expect(said.error).toMatch(/no database .* yet: start the server once/)
  })

  test('says that a database does not answer, and no word of its address or password', async () => {
    const away = 'postgres://drishti:hidden-word@127.0.0.1:1/drishti'
    const result = await type('verify-ledger', { ...env, DATABASE_URL: away })
    expect(result.exitCode).toBe(3)
    expect(result.error).toMatch(/can't be opened \(ECONNREFUSED\)/)
    expect(result.error + result.out).not.toMatch(/hidden-word|127\.0\.0\.1/)
  })

  test('says what is wrong with the configuration', async () => {
    const said = await type('verify-ledger', { ...env, DATABASE_URL: 'mysql://x' })
    expect(said.exitCode).toBe(2)
    expect(said.error).toMatch(/DATABASE_URL must begin with postgres/)
  })
})
