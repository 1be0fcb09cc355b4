import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminPricesMessages as words } from '../../words/admin/admin-prices.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestUser, type TestUser } from '../testing/test-data.ts'

describe.each(testDatabases)('plans and recharges that operators change, on %s', (on) => {
  let app: TestApp
  let operator: TestUser
  let asha: TestUser
  beforeAll(async () => {
    app = await openTestApp({ on })
    operator = await createTestUser(app, { role: 'operator' })
    asha = await createTestUser(app)
  })
  afterAll(() => app.close())

  const prices = async () => {
    const { body } = await app.call('admin/getPrices', {}, operator)
    if (body.status !== 'success') throw new Error(body.message)
    return body
  }
  const planNow = async () => {
    const [plan] = (await prices()).plans
    if (!plan) throw new Error('There is no plan.')
    return plan
  }
  const tierNow = async (name: string) => {
    const tier = (await prices()).tiers.find((one) => one.tier === name)
    if (!tier) throw new Error(`There is no ${name}.`)
    return tier
  }
  const setPlan = async (more: object, as = operator) =>
    app.call('admin/setPlan', { ...(await planNow()), ...more }, as)
  const setTier = async (name: string, more: object) =>
    app.call('admin/setTier', { ...(await tierNow(name)), ...more }, operator)
  const acts = (act: string) =>
    app.db.selectFrom('operator_acts').where('act', '=', act).select(['uid', 'detail']).execute()

  test('AZ-01 prices are the operator’s alone to read and to change', async () => {
    const [plan, tier] = [await planNow(), await tierNow('t49')]
    for (const as of [undefined, asha])
      for (const [name, input] of [
        ['admin/getPrices', {}],
        ['admin/setPlan', { ...plan, price: 1 }],
        ['admin/setTier', { ...tier, price: 1 }],
        ['admin/getAnswers', {}],
        ['admin/getJobs', {}],
      ] as const)
        expect((await app.callRaw(name, input, as)).status, name).toBe(as ? 403 : 401)
    expect(await planNow()).toEqual(plan)
    expect(await tierNow('t49')).toEqual(tier)
  })

  test('a plan’s new price is for who subscribes from then on; who has begun keeps the old one', async () => {
    const early = await app.call('subscriptions/subscribe', {}, asha)
    expect(early.body).toMatchObject({ amount: 199 })
    const { body } = await setPlan({ price: 249.5, questions: 400 })
    expect(body).toMatchObject({ status: 'success', message: words.planSaved.en })
    const ravi = await createTestUser(app)
    expect((await app.call('subscriptions/subscribe', {}, ravi)).body).toMatchObject({
      amount: 249.5,
    })
    const subscriptions = await app.db
      .selectFrom('subscriptions')
      .where('uid', 'in', [asha.uid, ravi.uid])
      .select(['price_paise', 'questions'])
      .orderBy('price_paise')
      .execute()
    expect(subscriptions).toEqual([
      { price_paise: 19900, questions: 500 },
      { price_paise: 24950, questions: 400 },
    ])
    // Each price is a plan of its own at the gateway, which can't change one.
    const known = await app.db.selectFrom('gateway_plans').select('price_paise').execute()
    expect(known.map((one) => one.price_paise).toSorted((a, b) => a - b)).toEqual([19900, 24950])
    const { body: offered } = await app.call('subscriptions/plans', {})
    expect(offered).toMatchObject([{ price: 249.5 }])
    expect(await acts('admin/setPlan')).toMatchObject([
      {
        uid: operator.uid,
        detail: {
          before: { price_paise: 19900, questions: 500 },
          after: { price_paise: 24950, questions: 400 },
        },
      },
    ])
  })

  test('a recharge’s new price is for orders from then on; one switched off can’t be ordered', async () => {
    const ravi = await createTestUser(app)
    const before = await app.call('recharges/createOrder', { tier: 't99' }, ravi)
    expect(before.body).toMatchObject({ amount: 99 })
    expect((await setTier('t99', { price: 89, original_price: 99 })).body).toMatchObject({
      message: words.tierSaved.en,
    })
    expect((await app.call('recharges/createOrder', { tier: 't99' }, ravi)).body).toMatchObject({
      ...{ amount: 89, credit: 89 },
    })
    const order = await app.db
      .selectFrom('orders')
      .where('uid', '=', ravi.uid)
      .select('amount_paise')
      .orderBy('created_at')
      .execute()
    expect(order.map((one) => one.amount_paise)).toEqual([9900, 8900])
    await setTier('t99', { active: false, place: 9 })
    expect((await app.call('recharges/createOrder', { tier: 't99' }, ravi)).body.status).toBe(
      'fail',
    )
    const { body } = await app.call('recharges/getPrices', {})
    expect(JSON.stringify(body)).not.toContain('t99')
    expect((await prices()).tiers.at(-1)).toMatchObject({ tier: 't99', active: false })
  })

  test('a price before the discount that is below the price is refused, and so is the last on sale', async () => {
    const plan = await planNow()
    expect((await setPlan({ old_price: plan.price - 1 })).body.message).toBe(words.oldBelowPrice.en)
    expect((await setPlan({ active: false })).body.message).toBe(words.lastPlan.en)
    expect((await setPlan({ plan: 'weekly' })).body.message).toBe(words.noPlan.en)
    expect((await setTier('t49', { original_price: 48.99 })).body.message).toBe(
      words.oldBelowPrice.en,
    )
    expect((await setTier('t49', { tier: 't1' })).body.message).toBe(words.noTier.en)
    const off = await Promise.all(
      ['t49', 't99', 't199', 't499'].map((name) => setTier(name, { active: false })),
    )
    const { tiers } = await prices()
    expect(tiers.filter(({ active }) => active)).toHaveLength(1)
    expect(off.some(({ body }) => body.message === words.lastTier.en)).toBe(true)
    expect(await planNow()).toEqual(plan)
    for (const tier of tiers) await app.call('admin/setTier', { ...tier, active: true }, operator)
  })

  test('nonsense changes nothing, and the answer names the field', async () => {
    const [plan, tier] = [await planNow(), await tierNow('t49')]
    for (const [wrong, field] of [
      [{ price: 0 }, 'price'],
      [{ price: -5 }, 'price'],
      [{ price: 1.001 }, 'price'],
      [{ price: 100_001 }, 'price'],
      [{ price: '199' }, 'price'],
      [{ price: null }, 'price'],
      [{ questions: 0 }, 'questions'],
      [{ questions: 1.5 }, 'questions'],
      [{ place: 0 }, 'place'],
      [{ name_hi: ' ' }, 'name_hi'],
      [{ bullets: [] }, 'bullets'],
      [{ bullets: [{ en: 'Only English', hi: '' }] }, 'bullets.0.hi'],
      [{ active: 'yes' }, 'active'],
    ] as const) {
      const { status, body } = await app.callRaw('admin/setPlan', { ...plan, ...wrong }, operator)
      expect([status, (body as { errors?: { path: string }[] }).errors?.[0]?.path]).toEqual([
        422,
        field,
      ])
    }
    const mass = { ...tier, credit_paise: 1, price_paise: 1, tier_id: 'x', uid: operator.uid }
    expect((await app.callRaw('admin/setTier', mass, operator)).status).toBe(200)
    expect(await planNow()).toEqual(plan)
    expect(await tierNow('t49')).toEqual(tier)
  })

  test('failed answers are counted by day, whose and cause, and no question is among them', async () => {
    const asstId = crypto.randomUUID()
    const at = app.server.context.clock()
    await app.db
      .insertInto('chats')
      .values({ asst_id: asstId, uid: asha.uid, astrologer: 'Astra', user_name: '', device: 'web' })
      .execute()
    const messageRow = (seq: number, overrides: object) => ({
      ...{ mid: crypto.randomUUID(), asst_id: asstId, uid: asha.uid, seq, language: 'en' },
      ...{ question: 'Shall I sail?', state: 'failed' as const, outcome: 'failed', asked_at: at },
      ...overrides,
    })
    const long = new Date(at.getTime() - 40 * 86_400_000)
    await app.db
      .insertInto('messages')
      .values([
        messageRow(1, {}),
        messageRow(2, { answered_at: at }),
        messageRow(3, { asked_at: long }),
      ])
      .execute()
    const { body } = await app.call('admin/getAnswers', { days: 7 }, operator)
    expect(body).toMatchObject({
      failed: [
        { of: 'Astra', cause: 'broke-off', count: 1 },
        { of: 'Astra', cause: 'unpaid', count: 1 },
      ],
      latest: [{ of: 'Astra' }, { of: 'Astra' }],
      costs: [],
    })
    expect(JSON.stringify(body)).not.toMatch(/sail|Shall/)
    const more = await app.call('admin/getAnswers', { days: 90 }, operator)
    expect(more.body.status === 'success' && more.body.latest).toHaveLength(3)
    for (const days of [0, 91, 1.5, 'week'])
      expect((await app.callRaw('admin/getAnswers', { days }, operator)).status, String(days)).toBe(
        422,
      )
  })
})
