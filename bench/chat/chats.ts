import { randomUUID } from 'node:crypto'
import { transact } from '../../src/server/db/database.ts'
import type { Db } from '../../src/server/db/schema.ts'
import { grantOffer } from '../../src/server/wallet/ledger.ts'
import { birthOfBench } from './speech.ts'

/** A signed-in person with a chat that they may ask in. */
export interface BenchChat {
  jwt: string
  bid: string
  asst_id: string
}

/** Makes people with ten free questions, a kundli and a chat about it each. */
export async function addChats(
  db: Db,
  count: number,
  sign: (session: { sid: string; uid: string }) => Promise<string>,
): Promise<BenchChat[]> {
  const chats: BenchChat[] = []
  while (chats.length < count)
    chats.push(...(await Promise.all(Array.from({ length: 8 }, () => addChat(db, sign)))))
  return chats
}

async function addChat(db: Db, sign: Parameters<typeof addChats>[2]): Promise<BenchChat> {
  const [uid, sid, bid, asst_id] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, '0')
  await transact(db, async (tx) => {
    await tx
      .insertInto('users')
      .values({ uid, mobile: `916${digits}`, invite_code: uid })
      .execute()
    await tx.insertInto('sessions').values({ sid, uid, device: 'web' }).execute()
    await grantOffer(tx, uid, 'landing', `${uid}:bench`)
    await tx
      .insertInto('births')
      .values({
        ...{ bid, uid, dob: '14/03/1991', tob: '06:45', tob_known: true, offset_seconds: 19_800 },
        ...birthOfBench,
      })
      .execute()
    await tx
      .insertInto('chats')
      .values({ asst_id, uid, bid, astrologer: 'Oracle', user_name: 'Bench Person', device: 'web' })
      .execute()
  })
  return { jwt: await sign({ sid, uid }), bid, asst_id }
}
