import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ApiName, WireInput } from '../../contract/apis.ts'
import { signSession } from '../core/session-token.ts'
import type { Db } from '../db/schema.ts'
import { chatNumber, chatsOf, idOf, isAsking, type idKinds } from './seed/distribution.ts'

/** Somebody of the seed who acts, and what they act on. */
export interface SeededPerson {
  uid: string
  jwt: string
  /** Their kundli and their newest chat about it. */
  bid: string
  asstId: string
  /** A discussion of somebody's. */
  did: string
  /** A number of their own, to make texts differ. */
  number: number
}

/** What a call's rows are found by: the user's id, the discussion's, both, or neither (the same for everybody). */
export type ShardKey = 'user' | 'discussion' | 'both' | 'everybody'

/** A call that is made so often that its statements must not grow with the tables. */
export interface HotAct {
  name: string
  key: ShardKey
  /** What it asks, made anew for each person. */
  call: (person: SeededPerson) => ApiCall
  /** The call of a visitor, without a session. */
  isVisitors?: true
}

type ApiCall = { [N in ApiName]: readonly [N, WireInput<N>] }[ApiName]

/** Common and rare, in both scripts: the same search twice within a second is one. */
const searchedFor = ['marriage', 'rahu', 'विवाह', 'sade sati', 'zephyrine', 'career']

const question = ({ bid, asstId, number }: SeededPerson) =>
  [
    'chats/sendMessage',
    {
      ...{ bid, asst_id: asstId, astrologer: 'Oracle' as const, anew: 1, reopen: 1 },
      message: `When will I find better work, asked for the ${number}th time?`,
    },
  ] as const

/** All of them; each statement that they send is measured (`npm run bench size`) and planned (hot-acts.test.ts). */
export const hotActs: readonly HotAct[] = [
  { name: 'who am I', key: 'user', call: () => ['users/getInfo', {}] },
  { name: 'what is left', key: 'user', call: () => ['users/getBalance', {}] },
  { name: 'the wallet’s history', key: 'user', call: () => ['users/getLedger', {}] },
  { name: 'the kundlis', key: 'user', call: () => ['birthdetails/list', {}] },
  { name: 'the chats', key: 'user', call: () => ['chats/getChats', {}] },
  {
    ...{ name: 'a search of the chats', key: 'user' },
    call: () => ['chats/getChats', { query: 'better work' }],
  },
  { name: 'a chat', key: 'user', call: ({ asstId }) => ['chats/getChat', { asst_id: asstId }] },
  {
    ...{ name: 'a chat begun', key: 'user' },
    call: ({ bid }) => ['chats/startChat', { bid, astrologer: 'Oracle' }],
  },
  { name: 'a question', key: 'user', call: question },
  { name: 'what is remembered', key: 'user', call: () => ['memory/list', {}] },
  { name: 'the forecasts', key: 'user', call: () => ['forecasts/list', {}] },
  { name: 'the forecasts that are due', key: 'user', call: () => ['forecasts/getDue', {}] },
  { name: 'the bell', key: 'user', call: () => ['astrohub/get_notification_summary', {}] },
  {
    name: 'the notifications',
    key: 'both',
    call: () => ['astrohub/get_notifications', { page: 1 }],
  },
  {
    ...{ name: 'the notifications seen', key: 'user' },
    call: () => ['astrohub/mark_notification_seen', {}],
  },
  {
    name: 'the transfers',
    key: 'user',
    call: () => ['astrohub/get_transaction_history', { page: 1 }],
  },
  { name: 'the payments', key: 'user', call: () => ['recharges/getPayments', { page: 1 }] },
  {
    ...{ name: 'a transfer', key: 'both' },
    call: ({ number }) => [
      'astrohub/transfer_questions',
      { mobile: `917${String(number).padStart(9, '0')}`, questions: 1 },
    ],
  },
  { name: 'the list, first page', key: 'both', call: () => ['astrohub/search_discussions', {}] },
  {
    ...{ name: 'the list, a page far behind', key: 'both' },
    call: ({ number }) => ['astrohub/search_discussions', { start: 100 + (number % 200) }],
  },
  {
    ...{ name: 'the list by heat', key: 'both' },
    call: () => ['astrohub/search_discussions', { list: 'top' }],
  },
  {
    ...{ name: 'the list of a sign', key: 'both' },
    call: ({ number }) => ['astrohub/search_discussions', { rashi: number % 12 }],
  },
  {
    ...{ name: 'a search of the forum', key: 'both' },
    call: ({ number }) => [
      'astrohub/search_discussions',
      { query: `${searchedFor[number % searchedFor.length]} ${number % 9}` },
    ],
  },
  {
    ...{ name: 'a discussion, a visitor’s', key: 'both', isVisitors: true },
    call: ({ did }) => ['astrohub/get_discussion', { did }],
  },
  { name: 'a discussion', key: 'both', call: ({ did }) => ['astrohub/get_discussion', { did }] },
  { name: 'its comments', key: 'both', call: ({ did }) => ['astrohub/get_comments', { did }] },
  {
    ...{ name: 'a vote', key: 'both' },
    call: ({ did, number }) => ['astrohub/insert_vote', { did, type: (number % 2) as 0 | 1 }],
  },
  {
    ...{ name: 'a comment', key: 'both' },
    call: ({ did }) => [
      'astrohub/insert_comment',
      { did, comment: `Look at the lord of that house first ${randomUUID()}.` },
    ],
  },
  {
    ...{ name: 'a profile', key: 'both' },
    call: ({ uid }) => ['astrohub/get_user', { uid }],
  },
  // Last: it takes away what the others need.
  {
    ...{ name: 'a kundli deleted', key: 'user' },
    call: ({ bid }) => ['birthdetails/delete', { bid }],
  },
]

/**
 * People of a seeded database who can act, each with discussions that they have not written themselves.
 *
 * @param from number of the first among those who ask; the same numbers are the same people.
 */
export async function readSeededPeople(
  db: Db,
  jwtSecret: string,
  { from, count, users }: { from: number; count: number; users: number },
): Promise<SeededPerson[]> {
  const { rows } = await sql<{ did: string }>`
    select did from discussions where state = 'shown' order by place desc limit ${count}`.execute(
    db,
  )
  const people: SeededPerson[] = []
  // A prime step: from all over the tables.
  for (let step = from; people.length < count; step++) {
    const user = (step * 7919) % users
    if (!isAsking(user)) continue
    const id = (kind: keyof typeof idKinds, number = user) => idOf(kind, number)
    people.push({
      uid: id('user'),
      jwt: await signSession(jwtSecret, { sid: id('session'), uid: id('user') }),
      bid: id('birth'),
      asstId: id('chat', chatNumber(user, chatsOf(user) - 1)),
      did: rows[people.length % rows.length]?.did ?? '',
      number: step,
    })
  }
  return people
}
