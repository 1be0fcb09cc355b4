/**
 * The embedded database's thread: PGlite behind PostgreSQL's wire protocol on a Unix socket, so that
 * the very same pg.Pool talks to it as to a server. A thread of its own, because PGlite in the main
 * one stops the event loop for as long as a statement runs.
 *
 * PGlite serves one session: this relay takes one connection at a time and queues the next.
 */
import { serveCopies } from './copy-embedded.ts'
import { createServer, type Socket } from 'node:net'
import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { CompiledModules } from './embedded.ts'
import { completeMessages } from './wire.ts'

const { directory, socketPath, ...modules } = workerData as CompiledModules & {
  directory: string
  socketPath: string
}
// For one process and its one session: what PostgreSQL takes for a server of many is memory that is never given back.
const settings = [
  'shared_buffers = 32MB',
  'wal_buffers = 1MB',
  'maintenance_work_mem = 16MB',
  'max_connections = 5',
]
const database = await PGlite.create(directory, { ...modules, postgresqlconf: settings })

const ready = Buffer.from([
  ...[0x52, 0, 0, 0, 8, 0, 0, 0, 0], // AuthenticationOk
  ...parameter('server_version', '17.5'),
  ...parameter('client_encoding', 'UTF8'),
  ...parameter('DateStyle', 'ISO, MDY'),
  ...parameter('integer_datetimes', 'on'),
  ...parameter('standard_conforming_strings', 'on'),
  ...[0x4b, 0, 0, 0, 12, 0, 0, 0, 1, 0, 0, 0, 1], // BackendKeyData
  ...[0x5a, 0, 0, 0, 5, 0x49], // ReadyForQuery, idle
])

function parameter(name: string, value: string): number[] {
  const text = Buffer.from(`${name}\0${value}\0`)
  return [0x53, 0, 0, 0, text.length + 4, ...text]
}

let turn: Promise<void> = Promise.resolve()

const server = createServer((socket) => {
  turn = turn.then(() => serve(socket)).catch(() => void socket.destroy())
})

/** One connection from its first byte to its end; leaves no transaction open behind it. */
async function serve(socket: Socket): Promise<void> {
  let pending: Buffer = Buffer.alloc(0)
  let hasStarted = false
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    pending = pending.length ? Buffer.concat([pending, chunk]) : chunk
    while (!hasStarted && pending.length >= 8) {
      const length = pending.readInt32BE(0)
      if (pending.length < length) break
      const code = pending.readInt32BE(4)
      pending = pending.subarray(length)
      if (code === 80877103) socket.write('N') // no TLS on a Unix socket
      else {
        hasStarted = true
        socket.write(ready)
      }
    }
    if (!hasStarted) continue
    const whole = completeMessages(pending)
    if (!whole.length) continue
    const terminates = endsWithTerminate(whole)
    const messages = terminates ? whole.subarray(0, whole.length - 5) : whole
    pending = pending.subarray(whole.length)
    if (messages.length) socket.write(await database.execProtocolRaw(messages))
    if (terminates) break
  }
  socket.end()
  // A session that vanished inside a transaction must not leave it to the next one. Said over the
  // protocol: PGlite's own exec waits for a transaction that it believes to be open.
  for (const statement of ['ROLLBACK', 'DISCARD ALL'])
    await database.execProtocolRaw(simpleQuery(statement))
}

function simpleQuery(statement: string): Buffer {
  const text = Buffer.from(`${statement}\0`)
  const message = Buffer.alloc(5 + text.length)
  message.write('Q')
  message.writeInt32BE(4 + text.length, 1)
  text.copy(message, 5)
  return message
}

function endsWithTerminate(messages: Buffer): boolean {
  const end = messages.length
  return end >= 5 && messages[end - 5] === 0x58 && messages.readInt32BE(end - 4) === 4
}

const copies = serveCopies(dirname(socketPath), directory)
server.listen(socketPath, () => parentPort?.postMessage('ready'))
parentPort?.on('message', (message) => {
  if (message !== 'close') return
  server.close()
  copies.close()
  void turn.then(() => database.close()).then(() => parentPort?.postMessage('closed'))
})
