import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { returnQuestionOfAnswer } from '../chat/live/return-question.ts'
import { Refusal } from '../core/refusal.ts'
import { transact } from '../db/database.ts'
import type { Tx } from '../db/schema.ts'
import { giveOffer } from '../wallet/give-questions.ts'
import { hold, settle, voidHold } from '../wallet/holds.ts'
import { ledgerDatabases, testLedger, type TestLedger } from '../wallet/ledger.testing.ts'
import { refund } from '../wallet/refund-question.ts'
import { closePeriod, openPeriod } from './periods.ts'

const seeds = Number(process.env.LEDGER_SEEDS ?? 60)
const monthQuestions = 3
const questionCount = 6
const ways = ['void', 'refund', 'give-back'] as const

type Step =
  | { do: 'open' }
  | { do: 'close' }
  | { do: 'gift'; amount: number }
  | { do: 'ask' | 'settle' | (typeof ways)[number]; question: number }
const anyQuestion = fc.nat(questionCount - 1)
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('open' as const) }),
  fc.record({ do: fc.constant('close' as const) }),
  fc.record({ do: fc.constant('gift' as const), amount: fc.integer({ min: 1, max: 4 }) }),
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('ask', 'settle', ...ways), question: anyQuestion }),
  },
)

/** What a person may spend: the questions of the month that runs, and never one of another month. */
class Model {
  month = 0
  isOpen = false
  left = 0
  readonly asked = new Map<number, { month: number; state: 'held' | 'settled' | 'over' }>()

  take(step: Step): void {
    if (step.do === 'open') Object.assign(this, this.opened())
    else if (step.do === 'close') Object.assign(this, { isOpen: false, left: 0 })
    else if (step.do === 'gift') this.left += this.isOpen ? step.amount : 0
    else this.takeQuestion(step.do, step.question)
  }
  private opened() {
    return { month: this.month + 1, isOpen: true, left: monthQuestions }
  }
  private takeQuestion(act: 'ask' | 'settle' | (typeof ways)[number], question: number): void {
    const asked = this.asked.get(question)
    if (act === 'ask') {
      if (asked || this.left === 0) return
      this.left--
      this.asked.set(question, { month: this.month, state: 'held' })
    } else if (act === 'settle') {
      if (asked?.state === 'held') asked.state = 'settled'
    } else if (asked?.state === (act === 'void' ? 'held' : 'settled')) {
      if (this.isOpen && asked.month === this.month) this.left++
      else if (act !== 'void') return
      asked.state = 'over'
    }
  }
}

describe.each(ledgerDatabases)('questions of a plan that come back, on %s', (on) => {
  let ledger: TestLedger
  beforeAll(async () => {
    ledger = await testLedger(on)
  })
  afterAll(() => ledger.close())

  async function subscribe(tx: Tx, uid: string): Promise<string> {
    const subscription_id = randomUUID()
    const at = new Date()
    await tx
      .insertInto('subscriptions')
      .values({
        ...{ subscription_id, uid, plan: 'monthly', price_paise: 19_900, questions: 500 },
        ...{ gateway: 'paper', gateway_subscription_id: null, state: 'active', state_at: at },
        ...{ tell: null, confirmed_at: null, cancelled_at: null, cancelled_by: null },
        ...{ created_at: at, next_check_at: null },
      })
      .execute()
    return subscription_id
  }
  async function addMonth(tx: Tx, uid: string, subscription_id: string) {
    const payment_id = randomUUID()
    const at = new Date()
    await tx
      .insertInto('payments')
      .values({
        ...{ payment_id, gateway_payment_id: payment_id, uid, order_id: null, subscription_id },
        ...{ amount_paise: 100, state: 'returned', at },
      })
      .execute()
    const month = { payment_id, uid, questions: monthQuestions }
    const end_at = new Date(at.getTime() + 86_400_000)
    await tx
      .insertInto('plan_periods')
      .values({ ...month, subscription_id, start_at: at, end_at, unused: null })
      .execute()
    return month
  }

  test(
    'RET-01 go to the month they came from, or nowhere that can be spent',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 30 }), async (steps) => {
          const uid = await ledger.user()
          const subscriptionId = await transact(ledger.db, (tx) => subscribe(tx, uid))
          const model = new Model()
          const holdIds = Array.from({ length: questionCount }, () => randomUUID())
          let month: Awaited<ReturnType<typeof addMonth>> | null = null
          const act = async (tx: Tx, one: Step): Promise<unknown> => {
            if (one.do === 'open') {
              month = await addMonth(tx, uid, subscriptionId)
              return openPeriod(tx, month, new Date())
            }
            if (one.do === 'close') return month && closePeriod(tx, month, new Date())
            if (one.do === 'gift') {
              const gift = { uid, unit: 'plan' as const, amount: one.amount, key: randomUUID() }
              return giveOffer(tx, { ...gift, at: new Date() }, 'operator')
            }
            const holdId = holdIds[one.question] ?? ''
            const isHeld = model.asked.has(one.question)
            if (one.do === 'ask')
              return isHeld || hold(tx, { uid, persona: 'Astra', cause: holdId, holdId })
            if (!isHeld) return null
            if (one.do === 'settle') return settle(tx, holdId)
            if (one.do === 'void') return voidHold(tx, holdId)
            if (one.do === 'refund') return refund(tx, { uid, holdId })
            return returnQuestionOfAnswer(tx, { uid, holdId, at: new Date() })
          }
          for (const one of steps) {
            await transact(ledger.db, (tx) => act(tx, one)).catch((error: unknown) => {
              if (!(error instanceof Refusal)) throw error
            })
            model.take(one)
            expect(await ledger.balance(uid, 'own plan'), JSON.stringify(one)).toBe(model.left)
          }
        }),
        { numRuns: seeds },
      )
    },
  )

  test('RET-02 of a month that never began all are unused, and the one that runs keeps its own', async () => {
    const uid = await ledger.user()
    const [first, second] = await transact(ledger.db, async (tx) => {
      const subscriptionId = await subscribe(tx, uid)
      const months = [
        await addMonth(tx, uid, subscriptionId),
        await addMonth(tx, uid, subscriptionId),
      ] as const
      await openPeriod(tx, months[0], new Date())
      return months
    })
    const unusedOf = async ({ payment_id }: { payment_id: string }) =>
      ledger.db
        .selectFrom('plan_periods')
        .where('payment_id', '=', payment_id)
        .select('unused')
        .executeTakeFirst()
    await transact(ledger.db, (tx) => closePeriod(tx, second, new Date()))
    expect(await ledger.balance(uid, 'own plan')).toBe(monthQuestions)
    expect(await unusedOf(second)).toEqual({ unused: monthQuestions })
    await transact(ledger.db, (tx) => closePeriod(tx, first, new Date()))
    expect(await unusedOf(first)).toEqual({ unused: monthQuestions })
    expect(await ledger.balance(uid, 'own plan')).toBe(0)
  })

  test('RET-03 a month that is opened twice is open once', async () => {
    const uid = await ledger.user()
    const month = await transact(ledger.db, async (tx) =>
      addMonth(tx, uid, await subscribe(tx, uid)),
    )
    for (let times = 0; times < 2; times++)
      await transact(ledger.db, (tx) => openPeriod(tx, month, new Date()))
    expect(await ledger.balance(uid, 'own plan')).toBe(monthQuestions)
  })
})
