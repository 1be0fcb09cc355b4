import { randomBytes, randomUUID } from 'node:crypto'
import { migrate, openDatabase } from '../../src/server/db/database.ts'
import type { Server } from '../../src/server/app/app.ts'
import { createTestUser } from '../../src/server/testing/test-data.ts'

/** Somebody with a kundli and a chat that goes on about it. */
export interface Person {
  jwt: string
  bid: string
}

const answerCount = 12

/** Puts a person into a data directory whose server has not begun, and gives what it must be begun with. */
export async function addPerson(
  dataDirectory: string,
): Promise<{ person: Person; env: { JWT_SECRET: string } }> {
  const jwtSecret = randomBytes(36).toString('base64url')
  const { db, close } = await openDatabase({ dataDirectory })
  await migrate(db)
  const server = { context: { config: { jwtSecret } } } as Server
  const { uid, jwt } = await createTestUser({ db, server })
  const [bid, asst_id] = [randomUUID(), randomUUID()]
  await db
    .insertInto('births')
    .values({
      ...{ bid, uid, full_name: 'Asha Kalpanik', dob: '14/03/1991', tob: '06:45' },
      ...{ tob_known: true, tob_offset: null, pob: 'Pune, Maharashtra, India', lat: 18.52 },
      ...{ lng: 73.86, gender: 'Female', marital_status: 'Single', language: 'English' },
      ...{ timezone: 'Asia/Kolkata', offset_seconds: 19_800, day_from: null, day_to: null },
      born_at: new Date('1991-03-14T01:15:00Z'),
    })
    .execute()
  await db
    .insertInto('chats')
    .values({ asst_id, uid, bid, astrologer: 'Oracle', user_name: 'Asha', device: 'web' })
    .execute()
  const messages = Array.from({ length: answerCount }, (_, i) => ({
    mid: randomUUID(),
    ...{ asst_id, uid, seq: i + 1, language: 'en' as const, state: 'complete' as const },
    question: `What of month number ${i}?`,
    answer: 'Saturn is slow and the tenth house waits for him. '.repeat(15),
    outcome: 'answered',
  }))
  await db.insertInto('messages').values(messages).execute()
  await close()
  return { person: { jwt, bid }, env: { JWT_SECRET: jwtSecret } }
}

/** The pages that are theirs. */
export function pagesOf({ bid }: Person): { name: string; path: string }[] {
  return [
    { name: 'kundli, signed in', path: `/kundli?bid=${bid}` },
    { name: 'chat going on, signed in', path: `/chats?type=Oracle&bid=${bid}` },
    { name: 'forum list, signed in', path: '/forum?page=1' },
  ]
}
