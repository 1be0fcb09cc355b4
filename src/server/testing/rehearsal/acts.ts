import { createHash, randomInt, randomUUID } from 'node:crypto'
import { solveProof } from '../../../contract/core/proof-of-work.ts'
import { callOnce, isRefused, persist, type Refusal, type Reply } from './attempts.ts'
import { question, type Outside } from './outside.ts'
import type { Crowd, Person } from './people.ts'

export const actKinds = ['ask', 'transfer', 'vote', 'comment', 'recharge', 'log-in'] as const
export type ActKind = (typeof actKinds)[number]

/** How often one person may do it in a case: five transfers a day, a vote on each of three discussions. */
export const mostEach: Record<ActKind, number> = {
  ...{ ask: 20, transfer: 5, vote: 3, comment: 20, recharge: 20, 'log-in': Infinity },
}

/** Something that somebody did, and what they were told. */
export interface Act {
  kind: ActKind
  /** By what it is found again in the database. */
  mark: Readonly<Record<string, string>>
  began: number
  refusals: Refusal[]
  /** When they were told that it was done; null: they never were. */
  acknowledged: number | null
  /** Why it may not be done: none of the rehearsal's acts should hear that. */
  declined?: string
  /** A question that could not be answered, and was not charged. */
  isGivenBack?: true
}

/** Who acts where. */
export interface Stage extends Crowd {
  address: string
  outside: Outside
}

/** Behind each question, so that it is found again: a number, for letters might be read as words. */
let questionCount = 1

type Outcome = { reply: Reply | null; mark: Act['mark'] }

/** Does the `turn`th act of a kind, and goes on until it is done or the deadline is over. */
export async function act(
  stage: Stage,
  kind: ActKind,
  turn: number,
  deadline: () => number,
): Promise<Act> {
  const done: Act = { kind, mark: {}, began: performance.now(), refusals: [], acknowledged: null }
  const tryOn = (tryOnce: () => Promise<Reply>) => persist(done.refusals, deadline, tryOnce)
  const person = stage.people[turn % stage.people.length] as Person
  const round = Math.floor(turn / stage.people.length)
  const { reply, mark } = await actOf[kind]({ stage, person, turn, round, tryOn })
  // Of a question it is told whether it was charged.
  const { charged } = reply?.output ?? {}
  done.mark = typeof charged === 'boolean' ? { ...mark, charged: String(charged) } : mark
  if (reply?.status === 200 && reply.output?.status === 'success')
    done.acknowledged = performance.now()
  else if (reply?.output?.state === 'failed') done.isGivenBack = true
  else if (reply) done.declined = `${reply.status} ${JSON.stringify(reply.output)?.slice(0, 200)}`
  return done
}

interface Turn {
  stage: Stage
  person: Person
  turn: number
  /** How often everybody had a turn before. */
  round: number
  tryOn(tryOnce: () => Promise<Reply>): Promise<Reply | null>
}

/** A call with an Idempotency-Key, the same at each try. */
async function callWithKey(
  { stage, person, tryOn }: Turn,
  name: string,
  input: object,
  mark: Act['mark'],
): Promise<Outcome> {
  const call = { name, input, jwt: person.jwt, key: randomUUID() }
  return {
    reply: await tryOn(() => callOnce(stage.address, call)),
    mark: { ...mark, uid: person.uid },
  }
}

const actOf: Record<ActKind, (turn: Turn) => Promise<Outcome>> = {
  ask: (turn) => {
    const { bid, chatId: asst_id } = turn.person
    const message = `${question} (${questionCount++})`
    const input = { bid, asst_id, astrologer: 'Oracle', message, anew: 1 }
    return callWithKey(turn, 'chats/sendMessage', input, { message })
  },
  transfer: (turn) => {
    const { people } = turn.stage
    // Nobody gives to the same person twice.
    const other = people[(turn.turn + 1 + turn.round) % people.length] as Person
    const input = { mobile: other.mobile, questions: 1 }
    return callWithKey(turn, 'astrohub/transfer_questions', input, { to: other.uid })
  },
  vote: (turn) => {
    const did = turn.stage.discussions[turn.round] ?? ''
    return callWithKey(turn, 'astrohub/insert_vote', { did, type: 1 }, { did })
  },
  comment: (turn) => {
    const comment = `Saturn teaches me patience, as I learnt on day ${randomUUID()}.`
    const did = turn.stage.discussions[0] ?? ''
    return callWithKey(turn, 'astrohub/insert_comment', { did, comment }, { comment })
  },
  recharge: rechargeByWebhook,
  'log-in': logIn,
}

/** An order, its payment at the gateway, and the gateway's word on it, sent twice as gateways do. */
async function rechargeByWebhook(turn: Turn): Promise<Outcome> {
  const { stage, person, tryOn } = turn
  const { gateway } = stage.outside
  const input = { tier: 't99' }
  const call = { name: 'recharges/createOrder', input, jwt: person.jwt, key: randomUUID() }
  const reply = await tryOn(async () => asRefused(await callOnce(stage.address, call), 'fail'))
  const order = reply?.output?.order_id
  if (typeof order !== 'string') return { reply, mark: { uid: person.uid } }
  const payment = gateway.pay(order)
  const { body, id } = gateway.event('payment.captured', { payment }, new Date())
  const send = () => sendWebhook(stage.address, body, id, gateway.signWebhook(body))
  const told = await tryOn(send)
  if (told) await tryOn(send)
  return { reply: told, mark: { uid: person.uid, payment: payment.id } }
}

async function sendWebhook(
  address: string,
  body: string,
  id: string,
  signature: string,
): Promise<Reply> {
  try {
    const response = await fetch(`${address}/webhooks/razorpay`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': id,
      },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    return { status: response.status, output: (await response.json()) as Reply['output'] }
  } catch {
    return { status: 0, output: null }
  }
}

/** A code by SMS and a session with it. Each try asks for a new code, with a proof where one is wanted. */
async function logIn({ stage, tryOn }: Turn): Promise<Outcome> {
  const { address, outside } = stage
  const mobile = `917${String(randomInt(1_000_000_000)).padStart(9, '0')}`
  const reply = await tryOn(async () => {
    const sent = await requestCode(address, mobile)
    const token = sent.output?.token
    const otp = outside.codes.get(mobile)
    if (isRefused(sent) || typeof token !== 'string') return asRefused(sent, sent.output?.status)
    return callOnce(address, { name: 'sms/validateOTP', input: { mobile, token, otp } })
  })
  const jwt = reply?.output?.jwt
  return { reply, mark: { mobile, ...(typeof jwt === 'string' && { jwt }) } }
}

/**
 * That no code could be sent, none again so soon, or no order made, is told with 200: what is meant is "not now".
 *
 * @param status of the object of such a reply.
 */
function asRefused(reply: Reply, status: unknown): Reply {
  return reply.status === 200 && reply.output?.status === status ? { ...reply, status: 429 } : reply
}

async function requestCode(address: string, mobile: string): Promise<Reply> {
  const ask = (proof?: string) =>
    callOnce(address, { name: 'sms/getOTP', input: { mobile, ...(proof && { proof }) } })
  const reply = await ask()
  if (reply.status !== 428) return reply
  const { output } = await callOnce(address, { name: 'sms/getChallenge', input: { mobile } })
  if (output?.status !== 'success') return { status: 0, output: null }
  const challenge = output as unknown as Parameters<typeof solveProof>[0]
  return ask(solveProof(challenge, (bytes) => createHash('sha256').update(bytes).digest()))
}
