/** The whole server, as it runs in production but for the pages, with USERS users in a chat each. */
import type { AddressInfo } from 'node:net'
import { openServer } from '../../src/server/app/app.ts'
import { readConfig } from '../../src/server/core/settings/config.ts'
import { signSession } from '../../src/server/core/session-token.ts'
import { recordStatements } from '../../src/server/testing/record-statements.ts'
import { addChats } from './chats.ts'
import { tellCost } from './cost.ts'

const config = readConfig(process.env)
const server = await openServer(config)
const { db } = server.context.database

const chats = await addChats(db, Number(process.env.USERS ?? 1), (session) =>
  signSession(config.jwtSecret, session),
)
await server.app.listen({ host: '127.0.0.1', port: 0 })
const { port } = server.app.server.address() as AddressInfo
process.send?.({ address: `http://127.0.0.1:${port}`, chats })
tellCost(recordStatements(server.context.database.pool))
