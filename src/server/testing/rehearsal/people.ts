import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openDatabase, transact } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'
import type { Server } from '../../app/app.ts'
import { post } from '../../wallet/ledger.ts'
import { PlantedValues } from '../planted-personal-data.ts'
import { createTestUser, testBirthDetails, type TestUser } from '../test-data.ts'
import { callOnce } from './attempts.ts'
import { secret } from './site.ts'

/** Somebody who has an account, a kundli, a chat and questions to ask and to give. */
export interface Person extends TestUser {
  bid: string
  chatId: string
}

/** Those who act in one case, and what they vote on and comment. */
export interface Crowd {
  people: readonly Person[]
  discussions: readonly string[]
}

/** Looks into the service's database, past the servers. */
export async function look<T>(directUrl: string, work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url: directUrl, dataDirectory: '', poolSize: 4 })
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

const questionsEach = 60

/** Makes people in the database, and their kundlis and chats by the calls. */
export async function makeCrowd(directUrl: string, address: string, count: number): Promise<Crowd> {
  const server = { context: { config: { jwtSecret: secret } } } as Server
  const { users, discussions } = await look(directUrl, async (db) => {
    const made: TestUser[] = []
    // One more than act: the author of what is voted on.
    while (made.length <= count) {
      const user = await createTestUser({ db, server, plantedValues: new PlantedValues() })
      const display_name = `h-${user.uid.slice(0, 8)}`
      await db.updateTable('users').set({ display_name }).where('uid', '=', user.uid).execute()
      await transact(db, (tx) => giveQuestions(tx, user.uid))
      made.push(user)
    }
    const dids = [randomUUID(), randomUUID(), randomUUID()]
    for (const did of dids)
      await sql`insert into discussions (did, uid, title, description, state, place, search, title_grams)
        values (${did}, ${made[0]?.uid}, 'When?', 'And why?', 'shown', nextval('discussion_places'), '', '{}')`.execute(
        db,
      )
    return { users: made, discussions: dids }
  })
  const people = await Promise.all(
    users.slice(1).map(async (user): Promise<Person> => {
      const bid = await createdId(address, 'birthdetails/add', testBirthDetails(), user, 'bid')
      const chat = { bid, astrologer: 'Oracle' }
      const chatId = await createdId(address, 'chats/startChat', chat, user, 'asst_id')
      return { ...user, bid, chatId }
    }),
  )
  return { people, discussions }
}

function giveQuestions(tx: Parameters<typeof post>[0], uid: string): Promise<boolean> {
  const entries = [
    { owner: 'company', kind: 'offers', unit: 'oracle', change: -questionsEach },
    { owner: uid, kind: 'own', unit: 'oracle', change: questionsEach },
  ] as const
  return post(tx, `${uid}:rehearsal`, [...entries], { reason: 'operator' })
}

async function createdId(
  address: string,
  name: string,
  input: object,
  user: TestUser,
  field: string,
): Promise<string> {
  const { output, status } = await callOnce(address, { name, input, jwt: user.jwt })
  const id = output?.[field]
  if (typeof id !== 'string') throw new Error(`${name} gave ${status} ${JSON.stringify(output)}`)
  return id
}
