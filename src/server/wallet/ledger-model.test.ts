import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../db/schema.ts'
import { Refusal } from '../core/refusal.ts'
import { hold, settle, voidHold, voidStalest } from './holds.ts'
import { balances, grantOffer, post } from './ledger.ts'
import { findProblems } from './proof/ledger-proofs.ts'
import { giveTestOffer, testLedger, type TestLedger } from './ledger.testing.ts'

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
  | { do: 'sign-up'; person: number }
  | { do: 'give'; person: number; account: Account; amount: number; cause: number }
  | { do: 'pass'; person: number; amount: number }
  | { do: 'ask'; person: number; hold: number }
  | { do: 'settle' | 'void'; hold: number }
  | { do: 'reap'; seconds: number }

const anyPerson = fc.nat(people - 1)
const heldNumber = fc.nat(heldPool - 1)
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('sign-up' as const), person: anyPerson }),
  fc.record({
    do: fc.constant('give' as const),
    person: anyPerson,
    account: fc.constantFrom(...accounts),
    amount: fc.constantFrom(1, 2, 599, 600, 1300),
    cause: fc.nat(4),
  }),
  fc.record({
    do: fc.constant('pass' as const),
    person: anyPerson,
    amount: fc.integer({ min: 1, max: 4 }),
  }),
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('ask' as const), person: anyPerson, hold: heldNumber }),
  },
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
    { person: number; account: Account; amount: number; state: string; since: number }
  >()

  once(cause: string): boolean {
    return !this.causes.has(cause) && Boolean(this.causes.add(cause))
  }
  change(person: number, account: Account, by: number): void {
    const of = this.balances[person] as Record<Account, number>
    of[account] += by
  }

  /** What the ledger must reply to this command. */
  reply(step: Command): unknown {
    switch (step.do) {
      case 'sign-up': {
        const isNew = this.once(`${step.person} sign-up`)
        if (isNew) this.change(step.person, 'gift oracle', 3)
        return isNew
      }
      case 'give': {
        const isNew = this.once(`${step.person} ${step.cause}`)
        if (isNew) this.change(step.person, step.account, step.amount)
        return isNew
      }
      case 'pass': {
        if ((this.balances[step.person]?.['own oracle'] ?? 0) < step.amount) return 'refused'
        this.change(step.person, 'own oracle', -step.amount)
        this.change((step.person + 1) % people, 'own oracle', step.amount)
        return true
      }
      case 'ask':
        return this.ask(step.person, step.hold)
      case 'settle':
      case 'void': {
        const held = this.holds.get(step.hold)
        if (held?.state === 'held') this.end(held, step.do === 'void' ? 'voided' : 'settled')
        return held?.state
      }
      case 'reap': {
        this.seconds += step.seconds
        const stale = [...this.holds.values()].filter(
          (held) => held.state === 'held' && this.seconds - held.since > 120,
        )
        for (const held of stale) this.end(held, 'voided')
        return stale.length
      }
    }
  }

  private ask(person: number, number: number): unknown {
    const earlier = this.holds.get(number)
    if (earlier) return earlier.person === person ? earlier.account : 'taken'
    const account = accounts.find(
      (it) => (this.balances[person]?.[it] ?? 0) >= (it === 'own rupees' ? 600 : 1),
    )
    if (!account) return 'refused'
    const amount = account === 'own rupees' ? 600 : 1
    this.change(person, account, -amount)
    this.holds.set(number, { person, account, amount, state: 'held', since: this.seconds })
    return account
  }

  private end(
    openHold: { person: number; account: Account; amount: number; state: string },
    to: string,
  ) {
    openHold.state = to
    if (to === 'voided') this.change(openHold.person, openHold.account, openHold.amount)
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

  uid(person: number): string {
    return this.uids[person % people] as string
  }
  at(): Date {
    return new Date(Date.UTC(2026, 0, 1) + this.seconds * 1000)
  }

  async reply(step: Command): Promise<unknown> {
    const { tx } = this
    switch (step.do) {
      case 'sign-up':
        return grantOffer(tx, this.uid(step.person), 'sign-up', 'sign-up')
      case 'give': {
        const [kind, unit] = step.account.split(' ') as ['own', 'oracle']
        return giveTestOffer(
          tx,
          this.uid(step.person),
          kind,
          unit,
          step.amount,
          `given-${step.cause}`,
        )
      }
      case 'pass':
        return post(
          tx,
          `${this.uid(step.person)}:pass-${randomUUID()}`,
          [
            { owner: this.uid(step.person), kind: 'own', unit: 'oracle', change: -step.amount },
            { owner: this.uid(step.person + 1), kind: 'own', unit: 'oracle', change: step.amount },
          ],
          { reason: 'operator' },
        )
      case 'ask': {
        const holdId = this.holdIds[step.hold] as string
        const asking = {
          uid: this.uid(step.person),
          persona: 'Oracle',
          cause: holdId,
          holdId,
        } as const
        return accountOf[(await hold(tx, { ...asking, at: this.at() })).source]
      }
      case 'settle':
        return settle(tx, this.holdIds[step.hold] as string, this.at())
      case 'void':
        return voidHold(tx, this.holdIds[step.hold] as string, this.at())
      case 'reap': {
        this.seconds += step.seconds
        let count = 0
        while (await voidStalest(tx, this.at(), async () => undefined)) count++
        return count
      }
    }
  }

  /** The reply to a command that the model expects to fail, taken back. */
  async failure(step: Command): Promise<unknown> {
    await sql`savepoint before`.execute(this.tx)
    const outcome = await this.reply(step).catch((error: Error & { code?: string }) => {
      if (error instanceof Refusal) return 'refused'
      if (error.code === '23505') return 'taken'
      return error.message === 'no result' ? undefined : error
    })
    await sql`rollback to savepoint before`.execute(this.tx)
    return outcome
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
  const problems: string[] = []
  const tx = await ledger.db.startTransaction().execute()
  try {
    const model = new Model()
    const real = new Real(tx, uids)
    for (const step of commands) {
      const expectedReply = model.reply(step)
      const fails =
        expectedReply === 'refused' || expectedReply === 'taken' || expectedReply === undefined
      const actualReply = fails ? await real.failure(step) : await real.reply(step)
      // A hold of somebody else's asked for by one who has nothing is refused before it is found.
      const agrees =
        actualReply === expectedReply || (expectedReply === 'taken' && actualReply === 'refused')
      if (!agrees)
        return [`${JSON.stringify(step)}: ${String(actualReply)}, not ${String(expectedReply)}`]
    }
    for (const [person, uid] of uids.entries()) {
      const accountsOf = await balances(tx, uid)
      for (const account of accounts) {
        const it = accountsOf.find(({ kind, unit }) => `${kind} ${unit}` === account)
        const [has, must] = [it?.balance ?? 0, model.balances[person]?.[account]]
        if (has !== must) problems.push(`${person} has ${has} ${account}, not ${must}`)
      }
    }
    return [...problems, ...(await findProblems(tx))]
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
