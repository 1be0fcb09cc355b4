import { randomUUID } from 'node:crypto'
import { transact } from '../db/db.server.ts'
import { post } from '../wallet/ledger.ts'
import { aKundli, aUser, type MadeUser } from '../testing/make.ts'
import type { Reply, TestHouse } from '../testing/house.ts'

export interface OpenChat {
  user: MadeUser
  bid: string
  asstId: string
}

/** A user who has just opened a chat with Oracle about a kundli of theirs. */
export async function aChat(
  house: TestHouse,
  more: { user?: MadeUser; language?: 'English' | 'Hindi'; offer?: string } = {},
): Promise<OpenChat> {
  const user = more.user ?? (await aUser(house, more.offer ? { offer: more.offer } : {}))
  const bid = await aKundli(house, user, { language: more.language ?? 'English' })
  return { user, bid, asstId: await start(house, user, bid) }
}

/** Opens (or takes up) the chat with Oracle about this kundli and gives its id. */
export async function start(house: TestHouse, user: MadeUser, bid: string): Promise<string> {
  const { body } = await house.ask('chats/startChat', { bid, astrologer: 'Oracle' }, user)
  if (body.status !== 'success') throw new Error(`No chat was started: ${body.message}`)
  return body.asst_id
}

/** Asks Oracle in this chat and waits for the end of the answer. */
export function send(
  house: TestHouse,
  { user, bid, asstId }: OpenChat,
  message = 'When will I find better work?',
  key?: string,
): Promise<Reply<'chats/sendMessage'>> {
  return house.ask(
    'chats/sendMessage',
    { bid, asst_id: asstId, astrologer: 'Oracle', message },
    { jwt: user.jwt, ...(key && { headers: { 'idempotency-key': key } }) },
  )
}

export async function questionsLeft(house: TestHouse, user: MadeUser): Promise<number> {
  const { body } = await house.ask('users/getBalance', {}, user)
  if (body.status !== 'success') throw new Error(body.message)
  return body.oracle_questions
}

/** Puts rupees into a user's wallet, as a recharge would. */
export async function fillWallet(house: TestHouse, uid: string, rupees: number): Promise<void> {
  await transact(house.db, (tx) =>
    post(
      tx,
      `${uid}:given:${randomUUID()}`,
      [
        { owner: 'house', kind: 'gateway', unit: 'rupees', change: -rupees * 100 },
        { owner: uid, kind: 'own', unit: 'rupees', change: rupees * 100 },
      ],
      { reason: 'operator' },
    ),
  )
}
