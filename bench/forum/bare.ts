/** The floor: node:http and pg, the same statements, the rows as JSON; nothing else. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

const statements = JSON.parse(readFileSync(process.env.STATEMENTS ?? '', 'utf8')) as Record<
  string,
  { text: string; values: unknown[] }[]
>
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const server = createServer((request, response) => {
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    const { start } = JSON.parse(Buffer.concat(pieces).toString()) as { start: number }
    void answer(start).then((body) => {
      response.setHeader('Content-Type', 'application/json; charset=utf-8')
      response.end(body)
    })
  })
})

async function answer(page: number): Promise<string> {
  let rows: unknown[] = []
  for (const statement of statements[page] ?? []) ({ rows } = await pool.query(statement))
  return JSON.stringify({ status: 'success', discussions: rows })
}

server.listen(0, '127.0.0.1', () =>
  console.log(`listening at http://127.0.0.1:${(server.address() as AddressInfo).port}`),
)
