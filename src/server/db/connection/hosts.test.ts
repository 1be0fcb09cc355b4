import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { isDatabaseGone } from '../../http/error-response.ts'
import { startSeparatePostgres, type RestartablePostgres } from '../../testing/postgres.ts'
import { openDatabase } from '../database.ts'
import { sessionClient } from './client.ts'

const socketOf = (url: string) => new URL(url).searchParams.get('host') ?? ''

describe.skipIf(!inject('postgresUrl'))('an address of several machines', () => {
  const clusters: RestartablePostgres[] = []
  beforeAll(() => {
    for (const cluster of [startSeparatePostgres(), startSeparatePostgres()])
      if (cluster) clusters.push(cluster)
  }, 60_000)
  afterAll(() => clusters.forEach((cluster) => cluster.stop()))

  const nobody = mkdtempSync(join(tmpdir(), 'drishti-nobody-'))
  const urlOf = (parameters: string) =>
    `postgres://drishti@localhost/postgres?connect_timeout=2&host=${[nobody, ...clusters.map(({ url }) => socketOf(url))].join(',')}&${parameters}`
  const open = (parameters: string, poolSize = 3) =>
    openDatabase({ url: urlOf(parameters), dataDirectory: '', poolSize })
  const setReadOnly = async (url: string, isReadOnly: boolean) => {
    const client = sessionClient(url)
    await client.connect()
    await client.query(`alter system set default_transaction_read_only = ${isReadOnly}`)
    await client.query('select pg_reload_conf()')
    await expect
      .poll(async () => (await client.query('show default_transaction_read_only')).rows[0])
      .toEqual({ default_transaction_read_only: isReadOnly ? 'on' : 'off' })
    await client.end()
  }
  const directoryOf = async ({ db }: Awaited<ReturnType<typeof open>>) => {
    const { rows } = await sql<{ directory: string }>`
      select current_setting('unix_socket_directories') as directory`.execute(db)
    return rows[0]?.directory
  }

  test('is gone through in its order, and one that is not there is passed over', async () => {
    const database = await open('')
    const all = await Promise.all(Array.from({ length: 3 }, () => directoryOf(database)))
    expect(new Set(all)).toEqual(new Set([socketOf(clusters[0]?.url ?? '')]))
    await database.close()
  })

  test('leads to the one that takes writes, and to another after it has died', async () => {
    const [first, second] = clusters
    if (!first || !second) throw new Error('Two databases are needed.')
    await setReadOnly(first.url, true)
    const database = await open('target_session_attrs=read-write')
    expect(await directoryOf(database)).toBe(socketOf(second.url))
    await setReadOnly(first.url, false)
    second.halt()
    // The connection that stood to it says so once, as any lost one does.
    await directoryOf(database).catch(() => undefined)
    await expect
      .poll(() => directoryOf(database).catch(() => null), { timeout: 5_000 })
      .toBe(socketOf(first.url))
    await setReadOnly(first.url, true)
    const fresh = await open('target_session_attrs=read-write')
    const error = await directoryOf(fresh).catch((failure: unknown) => failure)
    expect(isDatabaseGone(error)).toBe(true)
    const listener = sessionClient(urlOf(''))
    await listener.connect()
    await listener.query('listen anything')
    await listener.end()
    await Promise.all([database.close(), fresh.close()])
  }, 30_000)
})
