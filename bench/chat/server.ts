/** The whole server, as it runs in production but for the pages, with USERS users in a chat each. */
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { openServer } from '../../src/server/app/app.ts'
import { transact } from '../../src/server/db/database.ts'
import { readConfig } from '../../src/server/core/settings/config.ts'
import { signSession } from '../../src/server/core/session-token.ts'
import { grantOffer } from '../../src/server/wallet/ledger.ts'
import { recordStatements } from '../../src/server/testing/record-statements.ts'
import { birthOfBench } from './speech.ts'
import { tellCost } from './cost.ts'

const config = readConfig(process.env)
const server = await openServer(config)
const { db } = server.context.database

/** A user with ten free questions, a kundli and a chat about it. */
async function aChat() {
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
        ...{
          bid,
          uid,
          dob: '14/03/1991',
          tob: '06:45',
          tob_known: true,
        },
        ...birthOfBench,
        offset_seconds: 19_800,
      })
      .execute()
    await tx
      .insertInto('chats')
      .values({ asst_id, uid, bid, astrologer: 'Oracle', user_name: 'Bench Person', device: 'web' })
      .execute()
  })
  return { jwt: await signSession(config.jwtSecret, { sid, uid }), bid, asst_id }
}

const chats: Awaited<ReturnType<typeof aChat>>[] = []
while (chats.length < Number(process.env.USERS ?? 1))
  chats.push(...(await Promise.all(Array.from({ length: 8 }, aChat))))
await server.app.listen({ host: '127.0.0.1', port: 0 })
const { port } = server.app.server.address() as AddressInfo
process.send?.({ address: `http://127.0.0.1:${port}`, chats })
tellCost(recordStatements(server.context.database.pool))
