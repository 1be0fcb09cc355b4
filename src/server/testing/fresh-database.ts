import { createHash, randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate, openDatabase, type Database } from '../db/database.ts'

export interface FreshDatabase {
  database: Database
  /** For a second process on the same data: exactly one of the two is set. */
  url: string | undefined
  dataDirectory: string
  drop(): Promise<void>
}

const migrations = new URL('../db/migrations/', import.meta.url)

/** Names the state of the migrations, so that a prepared database is never an old one. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(migrations, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts'))
    .sort())
    hash.update(readFileSync(new URL(file, migrations)))
  return hash.digest('hex').slice(0, 16)
}

/** An embedded database of its own: a copy of a migrated one that is made once. */
export async function freshEmbedded(): Promise<FreshDatabase> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'drishti-data-'))
  cpSync(await embeddedTemplate(), join(dataDirectory, 'db'), { recursive: true })
  const database = await openDatabase({ dataDirectory })
  return {
    database,
    url: undefined,
    dataDirectory,
    async drop() {
      await database.close()
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

async function embeddedTemplate(): Promise<string> {
  const cache = join(import.meta.dirname, '../../../node_modules/.cache/drishti')
  const template = join(cache, `embedded-${fingerprint()}`)
  if (existsSync(template)) return template
  mkdirSync(cache, { recursive: true })
  const making = mkdtempSync(join(cache, 'making-'))
  const database = await openDatabase({ dataDirectory: making })
  await migrate(database.db)
  await database.close()
  try {
    renameSync(join(making, 'db'), template)
  } catch (error) {
    // Another worker was first: its template is as good.
    if (!existsSync(template)) throw error
  }
  rmSync(making, { recursive: true, force: true })
  return template
}

/**
 * The address of a new database in the cluster at `clusterUrl`: a copy of a migrated one that is made once.
 */
export async function copyTemplate(clusterUrl: string): Promise<string> {
  const name = `house_${randomUUID().replaceAll('-', '')}`
  await administer(clusterUrl, async (cluster) => {
    // One at a time: a template is copied only while nobody is connected to it or copies it.
    await cluster.query('select pg_advisory_lock(1)')
    const template = await postgresTemplate(cluster, clusterUrl)
    await cluster.query(`create database ${name} template ${template}`)
  })
  return urlOf(clusterUrl, name)
}

/** A database of its own in the cluster at `clusterUrl`, opened. */
export async function freshPostgres(clusterUrl: string, poolSize = 10): Promise<FreshDatabase> {
  const url = await copyTemplate(clusterUrl)
  const dataDirectory = mkdtempSync(join(tmpdir(), 'drishti-data-'))
  const database = await openDatabase({ url, dataDirectory, poolSize })
  return {
    database,
    url,
    dataDirectory,
    async drop() {
      await database.close()
      await dropDatabase(clusterUrl, url)
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

/** Takes a database away, whoever is connected to it. */
export async function dropDatabase(clusterUrl: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await administer(clusterUrl, (cluster) =>
    cluster.query(`drop database if exists ${name} with (force)`),
  )
}

function urlOf(clusterUrl: string, name: string): string {
  return clusterUrl.replace(/\/postgres(\?|$)/, `/${name}$1`)
}

async function administer(
  clusterUrl: string,
  act: (cluster: pg.Client) => Promise<unknown>,
): Promise<void> {
  const cluster = new pg.Client(clusterUrl)
  await cluster.connect()
  try {
    await act(cluster)
  } finally {
    await cluster.end()
  }
}

async function postgresTemplate(cluster: pg.Client, clusterUrl: string): Promise<string> {
  const template = `template_${fingerprint()}`
  const { rowCount } = await cluster.query('select 1 from pg_database where datname = $1', [
    template,
  ])
  if (rowCount) return template
  // Left behind by a run that was killed half-way.
  await cluster.query(`drop database if exists making_${template}`)
  await cluster.query(`create database making_${template}`)
  const url = urlOf(clusterUrl, `making_${template}`)
  const database = await openDatabase({ url, dataDirectory: tmpdir() })
  await migrate(database.db)
  await database.close()
  await cluster.query(`alter database making_${template} rename to ${template}`)
  return template
}
