import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentValues } from '../../contract/core/content-items.ts'
import { createTestOperator } from '../accounts/second-factor/second-factor.testing.ts'
import { recordOperatorAct } from '../admin/operator-acts.ts'
import { askInTestChat, openTestChat } from '../chat/chat.testing.ts'
import { transact } from '../db/database.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestUser, type TestUser } from '../testing/test-data.ts'

/** A public address, let start with stand-ins. */
const publicAddress = {
  PUBLIC_URL: 'https://drishti.example',
  JWT_SECRET: 'q8Zr2LxT5vNbK0wYcD7mHs4EoJ1uPf9G',
  ALLOW_STAND_INS: '1',
}

describe.each(testDatabases)('the content of the pages on %s', (on) => {
  let at: TestApp
  let operator: TestUser
  beforeAll(async () => {
    at = await openTestApp({ on })
    operator = await createTestUser(at, { role: 'operator' })
  })
  afterAll(() => at.close())

  const stats = async (language: 'en' | 'hi' = 'en') =>
    (await at.call('site/stats', {}, { language })).body

  it('a place without a session has coordinates; one that is chosen in a session is located by id or name', async () => {
    const { body: found } = await at.call('places/suggest', { input: 'Banaras' })
    expect(found).toMatchObject({ predictions: [{ geometry: { location: { lat: 25.32 } } }] })
    const chosen = { place_id: 'unknown', session: '1-2-3456789' }
    const locate = async (description: string) =>
      (await at.call('places/locate', { ...chosen, description })).body
    expect(await locate('Varanasi, Uttar Pradesh')).toMatchObject({
      status: 'success',
      place: { timezone: 'Asia/Kolkata' },
    })
    expect(await locate('Qwxzjk')).toMatchObject({ status: 'fail' })
    for (const session of ['short', 'a'.repeat(37), 'with space 1'])
      expect((await at.callRaw('places/suggest', { input: 'delhi', session })).status).toBe(422)
  })

  it('is seeded with samples only, each in the form of its kind', async () => {
    const items = await at.server.context.contentItems.read()
    expect(items.every(({ sample, live }) => sample && !live)).toBe(true)
    for (const { name, kind, value } of items)
      expect([name, contentValues[kind].safeParse(value).success]).toEqual([name, true])
  })

  it('gives the figures of the specification, as samples, in either language', async () => {
    const commonFigures = { free_questions: 6, astrologers: 2, plans_rating: 4.7 }
    expect(await stats()).toMatchObject({
      ...commonFigures,
      predictions: '3M+',
      users: '250k+',
      chats: '2M+',
      recharged: '2 lakh+',
      samples: ['plans_rating', 'predictions', 'users', 'chats', 'recharged'],
    })
    expect(await stats('hi')).toMatchObject({ ...commonFigures, predictions: '30 लाख+' })
    const { body: reviews } = await at.call('site/reviews', {})
    expect(reviews).toMatchObject({
      rating: 4.3,
      count: 500,
      stars: [62, 28, 7, 1, 2],
      sample: true,
    })
    expect('reviews' in reviews && reviews.reviews).toHaveLength(7)
    const { body: voices } = await at.call('site/testimonials', {})
    expect('testimonials' in voices && voices.testimonials.map(({ rating }) => rating)).toEqual(
      Array.from({ length: 6 }, () => 4.6),
    )
  })

  it('shows what is measured where its switch is on, and the sample while nothing is', async () => {
    const set = (name: string, kind: 'figure' | 'number', value: object) =>
      at.callRaw('admin/setContent', { kind, name, value, sample: true, live: true }, operator)
    await set('users', 'figure', { en: '250k+', hi: '2.5 लाख+' })
    await set('rating-landing', 'number', { number: 4.3 })
    at.server.context.measures.clear()
    const { count } = await at.db
      .selectFrom('users')
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const shown = await stats()
    expect(shown).toMatchObject({ users: String(count), chats: '2M+' })
    expect('samples' in shown && shown.samples).not.toContain('users')
    // Nobody has rated an answer yet.
    expect((await at.call('site/reviews', {})).body).toMatchObject({ rating: 4.3, sample: true })
  })

  it('shows the mean and the shares of the rated answers once there are some', async () => {
    const chat = await openTestChat(at)
    for (const rating of [1, -1] as const) {
      const { body } = await askInTestChat(at, chat)
      const mid = 'mid' in body ? body.mid : ''
      await at.call('chats/rateAnswer', { mid, rating }, chat.user)
    }
    for (const name of ['rating-landing', 'stars-5', 'stars-1'])
      await at.callRaw(
        'admin/setContent',
        { kind: 'number', name, value: { number: 2 }, sample: true, live: true },
        operator,
      )
    at.server.context.measures.clear()
    const { body } = await at.call('site/reviews', {})
    expect(body).toMatchObject({ rating: 3, stars: [50, 28, 7, 1, 50] })
  })

  it('is changed by an operator alone, who is named in the log of acts with before and after', async () => {
    const user = await createTestUser(at)
    const offer = { name: 'sign-up', unit: 'oracle', amount: 4 }
    expect((await at.call('admin/setOffer', offer, user)).status).toBe(403)
    expect((await at.call('admin/setOffer', offer)).status).toBe(401)
    expect((await at.call('admin/setOffer', offer, operator)).body).toMatchObject({
      status: 'success',
    })
    expect((await at.call('ai/getInfo', {})).body).toMatchObject({ free_oracle_questions: 4 })
    expect(await stats()).toMatchObject({ free_questions: 7 })
    const { body } = await at.call('admin/getActs', {}, operator)
    if (body.status !== 'success') throw new Error(body.message)
    // Of what was done by a command only the place is known.
    await transact(at.db, (tx) =>
      recordOperatorAct(tx, { uid: null, act: 'operator/ban', at: new Date(Date.now() + 60_000) }),
    )
    for (const [language, by] of [
      ['en', 'at the server'],
      ['hi', 'सर्वर पर'],
    ] as const) {
      const { body: log } = await at.call('admin/getActs', {}, { ...operator, language })
      expect('acts' in log && log.acts[0]).toMatchObject({ by, act: 'operator/ban' })
    }
    expect(body.acts[0]).toMatchObject({
      by: `+91******${operator.mobile.slice(-4)}`,
      act: 'admin/setOffer',
      subject: 'sign-up oracle',
      detail: { before: { amount: 3 }, after: { amount: 4 } },
    })
  })

  it('takes a price in rupees and asks it of the next question', async () => {
    const persona = { name: 'Astra' as const, desc_en: 'Love and work.', desc_hi: 'प्रेम और काम।' }
    await at.call('admin/setPersona', { ...persona, price: 7.5 }, operator)
    expect((await at.call('ai/getInfo', {})).body).toMatchObject({
      astra_desc: 'Love and work.',
      astra_price: 7.5,
    })
    for (const price of [0, -1, 6.001, 1e9])
      expect((await at.call('admin/setPersona', { ...persona, price }, operator)).status).toBe(422)
  })

  it('WEB-01 WEB-05 keeps no link that is a script or hides another site', async () => {
    const change = (video: string) => ({
      kind: 'video',
      name: 'video-time-of-birth',
      value: { title: { en: 'T', hi: 'ट' }, video },
      sample: false,
    })
    for (const video of [
      'javascript:alert(1)',
      '//evil.example/',
      '/\\evil.example',
      'http://x.example',
      'data:text/html,x',
      '',
    ])
      expect((await at.callRaw('admin/setContent', change(video), operator)).status, video).toBe(
        422,
      )
    const good = change('https://videos.example/watch?v=abc')
    expect((await at.callRaw('admin/setContent', good, operator)).body).toMatchObject({
      status: 'success',
    })
    expect((await at.call('videos', {})).body).toContainEqual({
      video: 'https://videos.example/watch?v=abc',
      title: 'T',
    })
  })

  it('says no to what does not exist, and to a live switch where nothing can be measured', async () => {
    const figure = { kind: 'figure' as const, value: { en: '1', hi: '1' }, sample: true }
    for (const name of ['nothing', 'rating-home', '__proto__'])
      expect((await at.call('admin/setContent', { ...figure, name }, operator)).body).toMatchObject(
        {
          status: 'fail',
        },
      )
    const { body } = await at.callRaw(
      'admin/setContent',
      {
        kind: 'link',
        name: 'email',
        value: { title: { en: 'E', hi: 'ई' }, link: 'a@b.example' },
        sample: false,
        live: true,
      },
      operator,
    )
    expect(body).toMatchObject({ status: 'fail' })
  })

  it('shows no link that nobody has set, at no address', async () => {
    const { body } = await at.call('site/links', {})
    expect(body).toEqual({ email: '', store: '', whatsapp: '', social: [] })
  })

  it('shows the public no sample, and what an operator publishes at once', async () => {
    const open = await openTestApp({ on, env: publicAddress })
    const publisher = await createTestOperator(open)
    const figures = async () => (await open.call('site/stats', {})).body
    const hidden = { predictions: '', users: '', chats: '', recharged: '', plans_rating: null }
    expect(await figures()).toMatchObject({ ...hidden, samples: [], free_questions: 6 })
    expect((await open.call('site/testimonials', {})).body).toEqual({
      testimonials: [],
      sample: false,
    })
    const nothing = { rating: null, count: null, stars: [], reviews: [], sample: false }
    expect((await open.call('site/reviews', {})).body).toEqual(nothing)
    expect((await open.call('videos', {})).body).toEqual([])
    const change = (kind: string, name: string, value: object, more: object = {}) =>
      open.callRaw('admin/setContent', { kind, name, value, sample: false, ...more }, publisher)
    await change('figure', 'chats', { en: '1,200', hi: '1,200' })
    // The switch alone publishes nothing made up while nothing is measured.
    await change('number', 'rating-plans', { number: 5 }, { sample: true, live: true })
    await change('link', 'email', { title: { en: 'E', hi: 'ई' }, link: 'help@drishti.example' })
    expect(await figures()).toMatchObject({ ...hidden, chats: '1,200', samples: [] })
    expect((await open.call('site/links', {})).body).toMatchObject({
      email: 'help@drishti.example',
      whatsapp: '',
    })
    await open.close()
  })
})
