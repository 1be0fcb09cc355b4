import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../db/schema.ts'
import { Refusal } from '../core/refusal.ts'
import { hold, settle, voidHold, voidStalest } from './holds.ts'
import { balances, findProblems, grant, post } from './ledger.ts'
import { give, testLedger, type TestLedger } from './ledger.testing.ts'

/**
 * Random commands on the real ledger and on a model of a few lines; both must agree on every reply
 * and on every balance. Each seed is one transaction that is taken back at its end, so that all
 * start from nothing.
 */
const seeds = Number(process.env.LEDGER_SEEDS ?? 150)
const people = 2
const heldPool = 6

type Account = 'gift oracle' | 'own oracle' | 'own plan' | 'own rupees'
/** In the ruled order of spending. */
const accounts = ['gift oracle', 'own plan', 'own oracle', 'own rupees'] as const

type Command =
  | { do: 'sign-up'; who: number }
  | { do: 'give'; who: number; account: Account; amount: number; cause: number }
  | { do: 'pass'; who: number; amount: number }
  | { do: 'ask'; who: number; hold: number }
  | { do: 'settle' | 'void'; hold: number }
  | { do: 'reap'; seconds: number }

const who = fc.nat(people - 1)
const heldNumber = fc.nat(heldPool - 1)
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('sign-up' as const), who }),
  fc.record({
    do: fc.constant('give' as const),
    who,
    account: fc.constantFrom(...accounts),
    amount: fc.constantFrom(1, 2, 599, 600, 1300),
    cause: fc.nat(4),
  }),
  fc.record({ do: fc.constant('pass' as const), who, amount: fc.integer({ min: 1, max: 4 }) }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('ask' as const), who, hold: heldNumber }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('settle', 'void'), hold: heldNumber }) },
  fc.record({ do: fc.constant('reap' as const), seconds: fc.constantFrom(10, 119, 150) }),
)

class Model {
  seconds = 0
  readonly balances: Record<Account, number>[] = Array.from({ length: people }, () => ({
    'gift oracle': 0,
    'own oracle': 0,
    'own plan': 0,
    'own rupees': 0,
  }))
  readonly causes = new Set<string>()
  readonly holds = new Map<
    number,
    { who: number; account: Account; amount: number; state: string; since: number }
  >()

  once(cause: string): boolean {
    return !this.causes.has(cause) && Boolean(this.causes.add(cause))
  }
  change(who: number, account: Account, by: number): void {
    const of = this.balances[who] as Record<Account, number>
    of[account] += by
  }

  /** What the ledger must reply to this command. */
  reply(it: Command): unknown {
    switch (it.do) {
      case 'sign-up': {
        const isNew = this.once(`${it.who} sign-up`)
        if (isNew) this.change(it.who, 'gift oracle', 3)
        return isNew
      }
      case 'give': {
        const isNew = this.once(`${it.who} ${it.cause}`)
        if (isNew) this.change(it.who, it.account, it.amount)
        return isNew
      }
      case 'pass': {
        if ((this.balances[it.who]?.['own oracle'] ?? 0) < it.amount) return 'refused'
        this.change(it.who, 'own oracle', -it.amount)
        this.change((it.who + 1) % people, 'own oracle', it.amount)
        return true
      }
      case 'ask':
        return this.ask(it.who, it.hold)
      case 'settle':
      case 'void': {
        const held = this.holds.get(it.hold)
        if (held?.state === 'held') this.end(held, it.do === 'void' ? 'voided' : 'settled')
        return held?.state
      }
      case 'reap': {
        this.seconds += it.seconds
        const stale = [...this.holds.values()].filter(
          (held) => held.state === 'held' && this.seconds - held.since > 120,
        )
        for (const held of stale) this.end(held, 'voided')
        return stale.length
      }
    }
  }

  private ask(who: number, number: number): unknown {
    const earlier = this.holds.get(number)
    if (earlier) return earlier.who === who ? earlier.account : 'taken'
    const account = accounts.find(
      (it) => (this.balances[who]?.[it] ?? 0) >= (it === 'own rupees' ? 600 : 1),
    )
    if (!account) return 'refused'
    const amount = account === 'own rupees' ? 600 : 1
    this.change(who, account, -amount)
    this.holds.set(number, { who, account, amount, state: 'held', since: this.seconds })
    return account
  }

  private end(held: { who: number; account: Account; amount: number; state: string }, to: string) {
    held.state = to
    if (to === 'voided') this.change(held.who, held.account, held.amount)
  }
}

const accountOf = {
  free: 'gift oracle',
  bought: 'own oracle',
  plan: 'own plan',
  wallet: 'own rupees',
}

class Real {
  readonly tx: Tx
  readonly uids: readonly string[]
  readonly holdIds = Array.from({ length: heldPool }, () => randomUUID())
  seconds = 0
  constructor(tx: Tx, uids: readonly string[]) {
    this.tx = tx
    this.uids = uids
  }

  uid(who: number): string {
    return this.uids[who % people] as string
  }
  at(): Date {
    return new Date(Date.UTC(2026, 0, 1) + this.seconds * 1000)
  }

  async reply(it: Command): Promise<unknown> {
    const { tx } = this
    switch (it.do) {
      case 'sign-up':
        return grant(tx, this.uid(it.who), 'sign-up', 'sign-up')
      case 'give': {
        const [kind, unit] = it.account.split(' ') as ['own', 'oracle']
        return give(tx, this.uid(it.who), kind, unit, it.amount, `given-${it.cause}`)
      }
      case 'pass':
        return post(
          tx,
          `${this.uid(it.who)}:pass-${randomUUID()}`,
          [
            { owner: this.uid(it.who), kind: 'own', unit: 'oracle', change: -it.amount },
            { owner: this.uid(it.who + 1), kind: 'own', unit: 'oracle', change: it.amount },
          ],
          { reason: 'operator' },
        )
      case 'ask': {
        const holdId = this.holdIds[it.hold] as string
        const asking = { uid: this.uid(it.who), persona: 'Oracle', cause: holdId, holdId } as const
        return accountOf[(await hold(tx, { ...asking, at: this.at() })).source]
      }
      case 'settle':
        return settle(tx, this.holdIds[it.hold] as string, this.at())
      case 'void':
        return voidHold(tx, this.holdIds[it.hold] as string, this.at())
      case 'reap': {
        this.seconds += it.seconds
        let count = 0
        while (await voidStalest(tx, this.at(), async () => undefined)) count++
        return count
      }
    }
  }

  /** The reply to a command that the model expects to fail, taken back. */
  async failure(it: Command): Promise<unknown> {
    await sql`savepoint before`.execute(this.tx)
    const failed = await this.reply(it).catch((error: Error & { code?: string }) => {
      if (error instanceof Refusal) return 'refused'
      if (error.code === '23505') return 'taken'
      return error.message === 'no result' ? undefined : error
    })
    await sql`rollback to savepoint before`.execute(this.tx)
    return failed
  }
}

let ledger: TestLedger
beforeAll(async () => {
  ledger = await testLedger()
})
afterAll(() => ledger.close())

/** Runs the commands on both, takes the real ones back, and says where the two did not agree. */
async function disagreements(
  commands: readonly Command[],
  uids: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  const tx = await ledger.db.startTransaction().execute()
  try {
    const model = new Model()
    const real = new Real(tx, uids)
    for (const it of commands) {
      const expected = model.reply(it)
      const fails = expected === 'refused' || expected === 'taken' || expected === undefined
      const replied = fails ? await real.failure(it) : await real.reply(it)
      // A hold of somebody else's asked for by one who has nothing is refused before it is found.
      const agrees = replied === expected || (expected === 'taken' && replied === 'refused')
      if (!agrees) return [`${JSON.stringify(it)}: ${String(replied)}, not ${String(expected)}`]
    }
    for (const [who, uid] of uids.entries()) {
      const accountsOf = await balances(tx, uid)
      for (const account of accounts) {
        const it = accountsOf.find(({ kind, unit }) => `${kind} ${unit}` === account)
        const [has, must] = [it?.balance ?? 0, model.balances[who]?.[account]]
        if (has !== must) found.push(`${who} has ${has} ${account}, not ${must}`)
      }
    }
    return [...found, ...(await findProblems(tx))]
  } finally {
    await tx.rollback().execute()
  }
}

test(`LED-09 ledger and model agree over ${seeds} runs of 30 random commands`, async () => {
  const uids = [await ledger.user(), await ledger.user()]
  const anyRun = fc.array(command, { minLength: 30, maxLength: 30 })
  const property = fc.asyncProperty(anyRun, async (commands) => {
    expect(await disagreements(commands, uids)).toEqual([])
  })
  const result = await fc.check(property, { numRuns: seeds })
  expect(result.failed ? fc.defaultReportMessage(result) : '').toBe('')
}, 600_000)
