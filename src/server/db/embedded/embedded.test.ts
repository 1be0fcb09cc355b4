import { spawn } from 'node:child_process'
import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { completeMessages } from './wire.ts'
import { openDatabase } from '../database.ts'
import { sql } from 'kysely'

test('the directory belongs to one process, and to this account alone', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'drishti-embedded-'))
  const first = await openDatabase({ dataDirectory })
  expect(statSync(dataDirectory).mode & 0o777).toBe(0o700)
  await expect(openDatabase({ dataDirectory })).rejects.toThrow(/in use by another running server/)
  await first.close()
  const again = await openDatabase({ dataDirectory })
  await again.close()
})

test('the lock of a process that was killed is taken over, what it committed is there', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'drishti-embedded-'))
  const script = join(dataDirectory, 'hold.ts')
  const module = new URL('../database.ts', import.meta.url).href
  writeFileSync(
    script,
    `import { openDatabase } from ${JSON.stringify(module)}
     const { pool } = await openDatabase({ dataDirectory: ${JSON.stringify(join(dataDirectory, 'data'))} })
     await pool.query('create table kept (n int)')
     await pool.query('insert into kept values (7)')
     console.log('kept')
     setInterval(() => {}, 1000)`,
  )
  const holder = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((said) => holder.stdout.once('data', said))
  holder.kill('SIGKILL')
  await new Promise((gone) => holder.once('exit', gone))
  const next = await openDatabase({ dataDirectory: join(dataDirectory, 'data') })
  const { rows } = await sql<{ n: number }>`select n from kept`.execute(next.db)
  expect(rows).toEqual([{ n: 7 }])
  await next.close()
})

test('a transaction that was left open is not there for the next connection', async () => {
  const database = await openDatabase({
    dataDirectory: mkdtempSync(join(tmpdir(), 'drishti-embedded-')),
  })
  await database.pool.query('create table t (n int)')
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('insert into t values (1)')
  client.release(new Error('the connection is thrown away in the middle'))
  const { rows } = await database.pool.query('select count(*) as n from t')
  expect(rows).toEqual([{ n: 0 }])
  await database.close()
})

test('only whole messages are passed on', () => {
  const message = Buffer.from([0x51, 0, 0, 0, 6, 0x61, 0])
  expect(completeMessages(message)).toHaveLength(7)
  expect(completeMessages(Buffer.concat([message, message.subarray(0, 4)]))).toHaveLength(7)
  expect(completeMessages(message.subarray(0, 6))).toHaveLength(0)
  expect(completeMessages(Buffer.alloc(0))).toHaveLength(0)
})
