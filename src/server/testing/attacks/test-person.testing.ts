import type { ApiName, WireInput } from '../../../contract/apis.ts'
import { testBirthDetails, createTestKundli, createTestUser, type TestUser } from '../test-data.ts'
import { keepTestForecast } from '../../forecasts/forecasts.testing.ts'
import type { TestApp } from '../test-app.ts'

/** Somebody with a kundli, a chat and a whole answer, and the words by which they would be known. */
export interface TestPerson {
  user: TestUser
  bid: string
  asstId: string
  mid: string
  memoryId: string
  forecastId: string
  muhurtaId: string
  shareId: string
  /** What nobody else may ever be shown. */
  secrets: string[]
}

export async function createTestPerson(app: TestApp, name: string): Promise<TestPerson> {
  const user = await createTestUser(app)
  const question = `Will ${name} of the lighthouse find better work?`
  const pob = `Nowhere ${name}`
  const bid = await createTestKundli(app, user, { full_name: `${name} Lighthouse`, pob })
  const chat = { bid, astrologer: 'Oracle' } as const
  const started = await app.call('chats/startChat', chat, user)
  if (started.body.status !== 'success') throw new Error(started.body.message)
  const { asst_id: asstId } = started.body
  const answerReply = await app.call(
    'chats/sendMessage',
    { ...chat, asst_id: asstId, message: question },
    user,
  )
  if (answerReply.body.status !== 'success') throw new Error(answerReply.body.message)
  const { mid } = answerReply.body as { mid: string }
  const memoryId = crypto.randomUUID()
  const at = new Date()
  const about = { about: 'work', kind: 'work', slots: '{}', own_words: `${name} sails` }
  await app.db
    .insertInto('memories')
    .values({ memory_id: memoryId, uid: user.uid, bid, ...about, said_at: at, updated_at: at })
    .execute()
  const { forecastId } = await keepTestForecast(app, { uid: user.uid, bid, topic: 'travel' })
  const now = app.server.context.clock().getTime()
  const marked = await app.call(
    'muhurtas/mark',
    {
      ...{ purpose: 'travel', place: `Port ${name}`, lat: 18.52, lng: 73.86 },
      starts_at: new Date(now + 86_400_000).toISOString(),
      ends_at: new Date(now + 90_000_000).toISOString(),
    },
    user,
  )
  if (marked.body.status !== 'success') throw new Error(marked.body.message)
  const shareReply = await app.call('chats/share', { mid }, user)
  if (shareReply.body.status !== 'success') throw new Error(shareReply.body.message)
  return {
    user,
    bid,
    asstId,
    mid,
    memoryId,
    forecastId,
    muhurtaId: marked.body.muhurta_id,
    shareId: shareReply.body.share_id,
    secrets: [name, user.mobile, user.mobile.slice(2), user.uid, user.sid, user.jwt],
  }
}

function handleOf({ uid }: TestUser): string {
  return `h${uid.slice(0, 8)}`
}

/** A valid request to every row about this person's things: a new row must say what it takes. */
export function requestsOf(person: TestPerson): {
  [N in ApiName]: WireInput<N>
} {
  const { user, bid, asstId, mid, memoryId, forecastId, muhurtaId, shareId } = person
  const code = { mobile: user.mobile, otp: '000000', token: 'x'.repeat(32) }
  const paymentProof = { razorpay_payment_id: 'pay_x', razorpay_signature: '0'.repeat(64) }
  const asking = { bid, asst_id: asstId, astrologer: 'Oracle' as const }
  return {
    'sms/getOTP': { mobile: user.mobile, purpose: 'delete' },
    'sms/validateOTP': code,
    'sms/getChallenge': { mobile: '919812345678' },
    'users/getInfo': {},
    'users/logout': {},
    'users/sessions': {},
    'users/endSession': { id: 'x'.repeat(22) },
    'users/setLanguage': { language: 'Hindi' },
    'users/requestCode': { purpose: 'email' },
    'users/confirmCode': { purpose: 'email', token: code.token, otp: code.otp },
    'users/deleteAccount': code,
    'users/exportData': {},
    'users/invite': { mobile: user.mobile },
    'users/claimAppReward': {},
    'users/getBalance': {},
    'users/getLedger': { page: 1 },
    'recharges/getPrices': {},
    'recharges/orderToken': { tier: 't49' },
    'recharges/createOrder': { tier: 't49', use_wheel_discount: true },
    'recharges/confirm': { razorpay_order_id: 'order_x', ...paymentProof },
    'recharges/getPayments': {},
    'recharges/requestRefund': { payment_id: mid, why: 'mistake' },
    'wheel/spin': {},
    'wheel/getPrize': {},
    'subscriptions/plans': {},
    'subscriptions/get_count': {},
    'subscriptions/get_subscription': {},
    'subscriptions/subscribe': {},
    'subscriptions/update_subscription': { razorpay_subscription_id: 'sub_x', ...paymentProof },
    'subscriptions/stop_renewal': {},
    'subscriptions/cancel_subscription': {},
    'astrohub/redeem_questions': { points: 100 },
    'astrohub/get_redeem_history': {},
    'astrohub/transfer_questions': { mobile: user.mobile, questions: 1 },
    'astrohub/get_transaction_history': {},
    'ai/getInfo': {},
    about: {},
    videos: {},
    'site/stats': {},
    'site/testimonials': {},
    'site/reviews': {},
    'site/links': {},
    'admin/getContent': {},
    'admin/setContent': {
      kind: 'figure',
      name: 'users',
      value: { en: '1 crore+', hi: '1 करोड़+' },
      sample: false,
    },
    'admin/setPersona': {
      name: 'Oracle',
      desc_en: 'Another description.',
      desc_hi: 'दूसरा परिचय।',
      price: 1,
    },
    'admin/setOffer': { name: 'sign-up', unit: 'oracle', amount: 100 },
    'admin/getActs': {},
    'admin/findUser': { who: user.mobile },
    'admin/getBans': {},
    'admin/openUser': { uid: user.uid },
    'admin/setBan': { uid: user.uid, is_ban: true, reason: 'Sells something in every post' },
    'admin/refundQuestion': { uid: user.uid, hold_id: mid, reason: 'It missed the question' },
    'admin/giveQuestions': {
      ...{ uid: user.uid, kind: 'oracle', amount: 2, key: asstId },
      reason: 'Answers were slow that day',
    },
    'admin/getRefunds': {},
    'admin/decideAnswer': { answer_id: mid, decision: 'decline', reason: 'It holds after all' },
    'admin/decideRefund': { refund_id: mid, decision: 'grant', reason: 'Paid by mistake' },
    'admin/getPrices': {},
    'admin/setPlan': {
      ...{ plan: 'monthly', name_en: 'Monthly', name_hi: 'मासिक', price: 299, old_price: 399 },
      ...{ questions: 400, bullets: [{ en: 'All of it', hi: 'सब कुछ' }], place: 1, active: true },
    },
    'admin/setTier': {
      ...{ tier: 't49', original_price: 60, price: 50, text_en: 'Ten', text_hi: 'दस' },
      ...{ place: 1, active: true },
    },
    'admin/getAnswers': { days: 7 },
    'admin/getJobs': {},
    'admin/getSecondFactor': {},
    'admin/setUpSecondFactor': {},
    'admin/confirmSecondFactor': { code: '000000' },
    'admin/enterSecondFactor': { code: '000000' },
    languages: {},
    'blog/posts': { page: 1, per_page: 3 },
    'blog/getCount': {},
    'blog/post': { slug: 'how-exact-must-a-birth-time-be' },
    'places/suggest': { input: 'delhi' },
    'places/locate': { place_id: 'id', description: 'Delhi', session: '12345678' },
    'predictions/getCounts': {},
    'predictions/family': {},
    'today/getDay': { bid },
    'today/getCity': {},
    'today/keepCity': { name: 'Pune', lat: 18.52, lng: 73.86 },
    'predictions/getKept': { bid, type: 'weekly' },
    'predictions/generate': { bid, type: 'weekly' },
    'horoscope/getHoroscope': { zodiac: 'Aries', when: 'Today' },
    'festivals/getCalendar': { slug: 'ekadashi-november-2026' },
    'panchang/getDay': { date: '2026-11-21' },
    'panchang/getMonth': { month: '2026-11' },
    'panchang/findMuhurta': { purpose: 'travel', from: '2026-11-21', to: '2026-11-25' },
    'birthdetails/celebrities': {},
    'birthdetails/add': testBirthDetails(),
    'birthdetails/update': { ...testBirthDetails({ full_name: 'Someone Else' }), bid },
    'birthdetails/list': {},
    'birthdetails/setRelation': { bid, relation: 'child' },
    'birthdetails/delete': { bid, with_chats: true },
    'birthdetails/chart': { bid },
    'birthdetails/kundli': { bid, facts: true },
    'birthdetails/drawing': { bid, varga: 'D9' },
    'birthdetails/dashas': { bid, dasha: '0' },
    'birthdetails/match': { bride: { bid }, groom: testBirthDetails() },
    'chats/startChat': { bid, astrologer: 'Oracle' },
    'chats/startChatCeleb': { bid, astrologer: 'Oracle' },
    'chats/previewAnswer': { question: 'When will I marry?', birth: testBirthDetails() },
    'chats/sendMessage': { ...asking, message: 'May I ask in this chat?' },
    'chats/resume': { mid },
    'chats/getChats': {},
    'chats/getChat': { asst_id: asstId },
    'chats/stopChat': { asst_id: asstId },
    'chats/stopAnswer': { mid },
    'chats/deleteChat': { asst_id: asstId },
    'astrohub/search_discussions': { uid: user.uid },
    'astrohub/discussion_addresses': { part: 0 },
    'astrohub/similar_discussions': { title: 'When will I marry?' },
    'astrohub/get_discussion': { did: asstId },
    'astrohub/insert_discussion': {
      title: 'When will I marry?',
      description: 'Shani is in my 7th.',
    },
    'astrohub/update_discussion': {
      did: asstId,
      title: 'Not mine',
      description: 'Not mine either',
    },
    'astrohub/delete_discussion': { did: asstId },
    'astrohub/insert_vote': { did: asstId, type: 1 },
    'astrohub/get_comments': { did: asstId },
    'astrohub/insert_comment': { did: asstId, comment: 'Venus is strong.' },
    'astrohub/delete_comment': { cid: asstId },
    'astrohub/report': { did: asstId, reason: 'spam' },
    'astrohub/get_user': {},
    'astrohub/insert_user': { email: 'a@mail.invalid', display_name: handleOf(user), bid },
    'astrohub/update_user': { email: 'b@mail.invalid', is_private: 1, avatar: 2 },
    'astrohub/send_email_code': {},
    'astrohub/verify_email': { otp: '000000' },
    'astrohub/getAvatars': {},
    'astrohub/get_notifications': {},
    'astrohub/get_notification_summary': {},
    'astrohub/mark_notification_seen': {},
    'admin/getReports': {},
    'admin/decideItem': { did: asstId, decision: 'show', ban: true },
    'chats/reportMiss': { mid },
    'admin/getMisses': {},
    'memory/shareSamples': { on: true },
    'chats/rateAnswer': { mid, rating: -1, about: 'wrong-fact' },
    'chats/rename': { asst_id: asstId, title: 'A name of mine' },
    'chats/pin': { asst_id: asstId, pinned: true },
    'chats/export': { asst_id: asstId },
    'chats/share': { mid, with_question: true },
    'chats/getShares': {},
    'chats/getShared': { share_id: shareId },
    'chats/unshare': { share_id: shareId },
    'forecasts/list': {},
    'forecasts/getDue': {},
    'forecasts/judge': { forecast_id: forecastId, place: 1, judgement: 'never-ask' },
    'forecasts/delete': { forecast_id: forecastId },
    'forecasts/getCounts': {},
    'admin/getForecastRules': {},
    'reminders/getSettings': {},
    'reminders/saveSettings': {
      ...{ kinds: ['morning', 'vrat'], vrats: ['ekadashi'], hour: '07:00', tells_more: false },
      ...{ quiet_from: '22:00', quiet_until: '06:00', most_a_day: 2 },
    },
    'reminders/addDevice': {
      endpoint: `https://push.drishti.example.com/${user.uid}`,
      ...{ p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    },
    'reminders/removeDevice': {},
    'reminders/sendMailCode': { email: 'c@mail.invalid' },
    'reminders/confirmMail': { otp: '000000' },
    'reminders/removeMail': {},
    'reminders/stop': { token: `${'0'.repeat(32)}.${'A'.repeat(43)}` },
    'muhurtas/mark': {
      ...{ purpose: 'travel', place: 'Pune', lat: 18.52, lng: 73.86 },
      starts_at: '2026-12-20T05:00:00Z',
      ends_at: '2026-12-20T06:00:00Z',
    },
    'muhurtas/list': {},
    'muhurtas/unmark': { muhurta_id: muhurtaId },
    'calendar/getFeed': {},
    'calendar/saveFeed': { parts: ['windows', 'muhurtas'] },
    'calendar/renewFeed': {},
    'calendar/endFeed': {},
    'memory/list': {},
    'memory/update': { memory_id: memoryId, text: 'I work as a nurse' },
    'memory/delete': { memory_id: memoryId },
    'memory/switch': { on: true },
  }
}

/** Everything the database holds that is this person's. */
export async function storedDataOf({ db }: TestApp, { user: { uid } }: TestPerson) {
  const [users, sessions, births, chats, messages, accounts, entries, holds, keys, invitations] =
    await Promise.all([
      db.selectFrom('users').where('uid', '=', uid).selectAll().execute(),
      db.selectFrom('sessions').where('uid', '=', uid).selectAll().orderBy('sid').execute(),
      db.selectFrom('births').where('uid', '=', uid).selectAll().orderBy('bid').execute(),
      db.selectFrom('chats').where('uid', '=', uid).selectAll().orderBy('asst_id').execute(),
      db.selectFrom('messages').where('uid', '=', uid).selectAll().orderBy('mid').execute(),
      db
        .selectFrom('ledger_accounts')
        .where('owner', '=', uid)
        .selectAll()
        .orderBy('unit')
        .execute(),
      db.selectFrom('entries').where('owner', '=', uid).selectAll().orderBy('entry_id').execute(),
      db.selectFrom('holds').where('uid', '=', uid).selectAll().orderBy('hold_id').execute(),
      db.selectFrom('idempotency_keys').where('scope', '=', uid).selectAll().execute(),
      db.selectFrom('invitations').where('uid', '=', uid).selectAll().execute(),
    ])
  const memories = db.selectFrom('memories').where('uid', '=', uid).selectAll()
  const shares = db.selectFrom('shared_answers').where('uid', '=', uid).selectAll()
  return {
    ...{ users, sessions, births, chats, messages, accounts, entries, holds, keys, invitations },
    memories: await memories.orderBy('memory_id').execute(),
    shares: await shares.orderBy('share_id').execute(),
  }
}
