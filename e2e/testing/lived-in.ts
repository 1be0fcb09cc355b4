import { setTimeout } from 'node:timers/promises'
import { apiPath, type ApiReply, type ApiName, type WireInput } from '../../src/contract/apis.ts'
import { recordSeparator } from '../../src/contract/core/constants.ts'
import { getMethodApis } from '../../src/contract/get-method-apis.ts'
import { demoDiscussions, demoMembers } from '../../src/server/forum/seed/demo.fixture.ts'
import { seedDemo } from '../../src/server/forum/seed/seed-demo.ts'
import { createTestUser, type TestUser } from '../../src/server/testing/test-data.ts'
import type { Server } from '../../src/server/app/app.ts'
import type { Db } from '../../src/server/db/schema.ts'
import { freshDatabase, startServerOn, type RunningServer } from './server.ts'
import { birth } from './signed-in.ts'
import { askOut, postInWaiting } from './waiting-world.ts'

/** Names of things that are written so in Hindi too. */
export const latinNames =
  'AI AM PM OTP PDF SMS GST UPI UTC JSON WhatsApp Google Pay PhonePe Paytm BHIM ELP MPP'.split(' ')

/** Of this one server, which nobody else reaches. */
const secret = 'w3Kq9ZtY6xVb2NmD8rLs5HcJ1pGu7Fae'

const discussions: [title: string, description: string][] = [
  [
    'Which remedy would you try first?',
    'There are so many of them, and I would like to begin with one.',
  ],
  ['क्या ज्योतिष में विश्वास करना चाहिए?', 'मेरे परिवार में सब मानते हैं। आप क्या कहेंगे?'],
  [
    'Do you look at the navamsa for marriage?',
    'Some say that it counts more than the birth chart does.',
  ],
  [
    'When will Saturn let go of me? It has stood in my seventh app for longer than I can remember',
    'It stands in my seventh app, and has stood there long enough. What do you make of it?\n\nI have read about it at https://example.com/a/very/long/address/that/does/not/want/to/break/anywhere and am none the wiser.',
  ],
]
const replies = [
  'Thank you, that helps.',
  'Jupiter is with it, as it happens.',
  'मैं धैर्य रखूँगी।',
  'So I wait.',
]
/** Points are earned at what others wrote: a discussion of the friend's, and what is said to it. */
const friendsDiscussion = {
  title: 'How do you keep a Thursday?',
  description: 'My grandmother did, and I would like to begin with something small.',
}
const answersToFriend = [
  'A lamp in the morning is enough to begin with.',
  'We read ten good pages and eat simply that day.',
  'मेरे घर में पीले फूल रखे जाते हैं।',
  'Call your grandmother first, she will tell you more than we can.',
]
const comments = ['Look at its lord first, then at Jupiter.', 'धैर्य रखिए, समय बदलता है।']

/** Somebody by their session, who makes calls past the browser. */
export interface Caller {
  user: TestUser
  ask<N extends ApiName>(
    name: N,
    input: WireInput<N>,
  ): Promise<Exclude<ApiReply<N>, { status: 'fail' }>>
}

export interface LivedIn {
  server: RunningServer
  /** Has done all there is to do. */
  resident: TestUser
  /** Has logged in and done nothing. */
  newcomer: TestUser
  /** Was asked back in one chat, and has no question left in another. */
  asker: TestUser
  operator: TestUser
  /** Of the resident's things, and the asker's two chats, as addresses of pages name them. */
  things: {
    bid: string
    groom: string
    chat: string
    did: string
    slug: string
    share: string
    waiting: { did: string; slug: string }
    askedBack: string
    spent: string
  }
  /** By their ids: who has all there is, nothing, a ban. */
  people: { resident: string; newcomer: string; bannedUser: string }
  /** What people typed, which stands as it was typed in either language. */
  typedTexts: string[]
}

/** A server in which people have lived for a while: what its pages look like when they are not empty. */
export async function livedIn(env: Record<string, string> = {}): Promise<LivedIn> {
  const fresh = await freshDatabase()
  const { db } = fresh.database
  await seedDemo(db, new Date())
  const app = { db, server: { context: { config: { jwtSecret: secret } } } as Server }
  const resident = await createTestUser(app)
  const newcomer = await createTestUser(app)
  const asker = await createTestUser(app)
  const friend = await createTestUser(app)
  const operator = await createTestUser(app, { role: 'operator' })
  const bannedUser = await createTestUser(app)
  await failedAnswersOf(db, friend.uid)
  const server = await startServerOn(fresh, { JWT_SECRET: secret, ...env })
  const typedTexts = [
    'Longyearbyen',
    ...demoMembers.map(({ name }) => name),
    ...demoDiscussions.flatMap(({ title, description }) => [title, description]),
  ]
  const caller = (user: TestUser): Caller => ({
    user,
    ask: (name, input) => call(server.url, user, name, input) as Promise<never>,
  })
  const things = await live(caller(resident), server.url, typedTexts)
  await meet(caller(resident), caller(friend), caller(operator), { things, typedTexts })
  Object.assign(things, await askOut(caller(asker), typedTexts))
  await postInWaiting(caller(asker), { things, typedTexts })
  const people = { resident: resident.uid, newcomer: newcomer.uid, bannedUser: bannedUser.uid }
  await operate(caller(operator), caller(friend), { people, server, typedTexts })
  return { server, resident, newcomer, asker, operator, things, people, typedTexts }
}

/** What an operator does: an offer, a ban, a refund of one of two, a gift. */
async function operate(
  { ask }: Caller,
  friend: Caller,
  { people, server, typedTexts }: Pick<LivedIn, 'people' | 'server' | 'typedTexts'>,
): Promise<void> {
  const reason = 'Sells remedies in every post'
  typedTexts.push(reason)
  await ask('admin/setOffer', { name: 'sign-up', unit: 'oracle', amount: 3 })
  await ask('admin/setBan', { uid: people.bannedUser, is_ban: true, reason })
  await recharge(friend, server.url, ['t49'])
  const { waiting } = await ask('admin/getRefunds', {})
  const friendRefund = waiting.find(({ uid }) => uid === friend.user.uid)
  const why = 'Paid twice by mistake'
  typedTexts.push(why)
  if (friendRefund)
    await ask('admin/decideRefund', {
      ...{ refund_id: friendRefund.refund_id, decision: 'decline', reason: why },
    })
  const { questions } = await ask('admin/openUser', { uid: people.resident })
  const [, second] = questions
  if (second)
    await ask('admin/refundQuestion', {
      ...{ uid: people.resident, hold_id: second.hold_id, reason: why },
    })
}

/** Answers and a prediction that failed, as no call can make them on purpose. */
async function failedAnswersOf(db: Db, uid: string): Promise<void> {
  const asstId = crypto.randomUUID()
  const chat = { asst_id: asstId, uid, user_name: '', device: 'web' }
  await db
    .insertInto('chats')
    .values({ ...chat, astrologer: 'Astra', deleted_at: new Date() })
    .execute()
  const failedMessage = { asst_id: asstId, uid, question: 'Will it rain?', language: 'en' }
  await db
    .insertInto('messages')
    .values(
      [1, 2, 3].map((seq) => ({
        ...{ ...failedMessage, mid: crypto.randomUUID(), seq, state: 'failed' as const },
        ...{ outcome: 'failed', answered_at: seq === 1 ? null : new Date() },
      })),
    )
    .execute()
}

async function call(url: string, user: TestUser, name: ApiName, input: object): Promise<unknown> {
  const isGet = (getMethodApis as readonly string[]).includes(name)
  const reply = await fetch(url + apiPath(name), {
    method: isGet ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${user.jwt}` },
    ...(!isGet && { body: JSON.stringify(input) }),
  })
  const text = await reply.text()
  const answer = JSON.parse(text.slice(text.lastIndexOf(recordSeparator) + 1)) as object
  if ('status' in answer && answer.status === 'fail')
    throw new Error(`${name}: ${(answer as { message?: string }).message ?? text}`)
  return answer
}

type KnownWorld = Pick<LivedIn, 'things' | 'typedTexts'>
type Things = LivedIn['things']

/** What comes later stands empty till then. */
const emptyThings = {
  ...{ did: '', slug: '', askedBack: '', spent: '' },
  waiting: { did: '', slug: '' },
}

async function live(caller: Caller, url: string, typedTexts: string[]): Promise<Things> {
  const { ask } = caller
  const names = [
    'Asha Kalpanik',
    'श्रीमती ज्योत्स्ना क्षीरसागर-वैद्यनाथन',
    'Lakshminarayan Venkata Subrahmanyam',
  ]
  typedTexts.push(...names, 'वाराणसी, उत्तर प्रदेश, भारत', 'Pune, Maharashtra, India', 'Pune')
  const [first, second, third] = names as [string, string, string]
  const { bid } = await ask('birthdetails/add', birth({ full_name: first }))
  await ask(
    'birthdetails/add',
    birth({
      full_name: second,
      dob: '01/01/1962',
      gender: 'Female',
      pob: 'वाराणसी, उत्तर प्रदेश, भारत',
    }),
  )
  const { bid: groom } = await ask(
    'birthdetails/add',
    // On this day the Moon keeps its nakshatra, so that there is a match without the hour.
    birth({ full_name: third, dob: '07/01/1991', tob: '', tob_known: false, gender: 'Male' }),
  )
  const chat = await ask('chats/startChat', { bid, astrologer: 'Oracle' })
  const questions = [
    'I work as a nurse. When will I find better work?',
    'शादी कब होगी?',
    'Will my health be good next year?',
  ]
  typedTexts.push(...questions)
  const mids: string[] = []
  for (const message of questions) {
    const answer = await ask('chats/sendMessage', {
      bid,
      asst_id: chat.asst_id,
      astrologer: 'Oracle',
      message,
    })
    mids.push(answer.mid)
  }
  await ask('chats/pin', { asst_id: chat.asst_id, pinned: true })
  await ask('chats/rateAnswer', { mid: mids[0] ?? '', rating: 1 })
  const sharedAnswer = await ask('chats/share', { mid: mids[0] ?? '', with_question: true })
  await ask('chats/share', { mid: mids[1] ?? '', with_question: false })
  const astraChat = await ask('chats/startChat', { bid, astrologer: 'Astra' })
  typedTexts.push('Shall I move to another town?')
  await ask('chats/sendMessage', {
    bid,
    asst_id: astraChat.asst_id,
    astrologer: 'Astra',
    message: 'Shall I move to another town?',
  })
  await pay(caller, url)
  for (const type of ['daily', 'weekly'] as const)
    for (const language of ['English', 'Hindi'] as const)
      await ask('predictions/generate', { bid, type, language })
  await ask('users/invite', { mobile: '916000012345' })
  return { ...emptyThings, bid, groom, chat: chat.asst_id, share: sharedAnswer.share_id }
}

/** A recharge, a failed one, a plan, a spin, a transfer. */
async function pay(caller: Caller, url: string): Promise<void> {
  const { ask } = caller
  await recharge(caller, url, ['t499', 't49'])
  const { subscription_id } = await ask('subscriptions/subscribe', {})
  await checkout(caller, url, subscription_id)
  await ask('wheel/spin', {})
}

async function checkout({ user }: Caller, url: string, id: string): Promise<void> {
  const reply = await fetch(`${url}/dev/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${user.jwt}` },
    body: JSON.stringify({ id, outcome: 'success' }),
  })
  if (!reply.ok) throw new Error(`The checkout answered ${reply.status}.`)
}

/** Recharges, and asks for a refund of the smallest. */
async function recharge(caller: Caller, url: string, tiers: string[]): Promise<void> {
  const { ask } = caller
  for (const tier of tiers) {
    const { order_id } = await ask('recharges/createOrder', { tier })
    await checkout(caller, url, order_id)
  }
  const payment_id = await smallPaymentOf(caller)
  await ask('recharges/requestRefund', { payment_id, why: 'mistake' })
}

/** What was paid stands there once the gateway's webhook has been worked through, which the checkout does not wait for. */
async function smallPaymentOf({ ask }: Caller): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const { payments } = await ask('recharges/getPayments', {})
    const small = payments.find(({ refundable, amount }) => refundable && amount < 100)
    if (small) return small.payment_id
    await setTimeout(50)
  }
  throw new Error('The payment did not come.')
}

/** What the resident discusses, what a friend says to it, and what it earns. */
async function meet(
  resident: Caller,
  friend: Caller,
  operator: Caller,
  world: KnownWorld,
): Promise<void> {
  const { things, typedTexts } = world
  const { ask } = resident
  typedTexts.push('asha.kalpanik', 'ravi.mitra', 'asha@mail.invalid')
  const handle = { display_name: 'asha.kalpanik', email: 'asha@mail.invalid', bid: things.bid }
  await ask('astrohub/insert_user', handle)
  const his = { display_name: 'ravi.mitra', email: 'ravi@mail.invalid', bid: null }
  await friend.ask('astrohub/insert_user', his)
  for (const [title, description] of discussions) {
    // What search engines are told of it is its beginning.
    const beginning = description.replace(/\s+/g, ' ').slice(0, 160)
    typedTexts.push(title, description, beginning)
    const { did, slug, state } = await ask('astrohub/insert_discussion', { title, description })
    if (state === 'waiting') await operator.ask('admin/decideItem', { did, decision: 'show' })
    Object.assign(things, { did, slug })
  }
  const { did } = things
  for (const comment of comments) {
    typedTexts.push(comment)
    const { cid, state } = await friend.ask('astrohub/insert_comment', { did, comment })
    if (state === 'waiting') await operator.ask('admin/decideItem', { cid, decision: 'show' })
  }
  await friend.ask('astrohub/insert_vote', { did, type: 1 })
  await friend.ask('astrohub/report', { did, reason: 'offTopic', note: comments[0] })
  for (const comment of replies) {
    typedTexts.push(comment)
    await ask('astrohub/insert_comment', { did, comment })
  }
  typedTexts.push(friendsDiscussion.title, friendsDiscussion.description, ...answersToFriend)
  const theirs = await friend.ask('astrohub/insert_discussion', friendsDiscussion)
  for (const comment of answersToFriend)
    await ask('astrohub/insert_comment', { did: theirs.did, comment })
  await ask('astrohub/redeem_questions', { points: 100 })
  await ask('astrohub/transfer_questions', { mobile: friend.user.mobile, questions: 1 })
}
