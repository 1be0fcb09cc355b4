/** The floor: node:http and pg, the same statements, the rows as JSON; nothing else. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { readAddress } from '../../src/server/db/connection/address.ts'
import { clientClass, clientConfig } from '../../src/server/db/connection/client.ts'
import type { Statement } from './statements.ts'

const statements = JSON.parse(readFileSync(process.env.STATEMENTS ?? '', 'utf8')) as Record<
  string,
  Statement[]
>
// It keeps prepared what ours does, by the same rule.
const address = readAddress(process.env.DATABASE_URL ?? '')
const kind = { isPooled: false, statementTimeoutMs: 15_000, idleTimeoutMs: 30_000 }
const pool = new pg.Pool({
  ...clientConfig(address, kind),
  Client: clientClass(address, kind),
  max: 10,
})

const server = createServer((request, response) => {
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    const { start } = JSON.parse(Buffer.concat(pieces).toString()) as { start: number }
    void answer(request.headers.authorization ? 'member' : String(start)).then((body) => {
      response.setHeader('Content-Type', 'application/json; charset=utf-8')
      response.end(body)
    })
  })
})

async function answer(what: string): Promise<string> {
  const results: unknown[][] = []
  for (const statement of statements[what] ?? [])
    results.push((await pool.query(statement.text, statement.values)).rows)
  return JSON.stringify({ status: 'success', found: results })
}

server.listen(0, '127.0.0.1', () =>
  console.log(`listening at http://127.0.0.1:${(server.address() as AddressInfo).port}`),
)
