import { inject } from 'vitest'
import type { AddressInfo } from 'node:net'
import { apiPath, type ApiReply, type ApiName, type WireInput } from '../../contract/apis.ts'
import { getMethodApis } from '../../contract/get-method-apis.ts'
import { recordSeparator } from '../../contract/core/constants.ts'
import { openServer, type ServerOptions, type Server } from '../app/app.ts'
import type { Db } from '../db/schema.ts'
import { readConfig, type Config } from '../core/settings/config.ts'
import type { Adapters } from '../adapters/adapters.ts'
import { chooseAdapters } from '../app/adapters.ts'
import { verifyLedger } from '../wallet/ledger.ts'
import { freshEmbedded, freshPostgres, type FreshDatabase } from './fresh-database.ts'
import { PlantedValues } from './planted-personal-data.ts'

export type DatabaseKind = 'embedded' | 'postgres'

const postgresUrl = inject('postgresUrl')
const mainDatabase: DatabaseKind = postgresUrl ? 'postgres' : 'embedded'

/**
 * The database that a rule is tested on, `describe.each(testDatabases)('… on %s', …)`: PostgreSQL, or
 * the embedded one where this machine has none.
 */
export const testDatabases: DatabaseKind[] = [mainDatabase]
/**
 * Both that this machine has: for the database itself, the ledger, holds, a copy from one to the other,
 * crashes, and the one walk over every row of the contract.
 */
export const bothDatabases: DatabaseKind[] = postgresUrl ? ['embedded', 'postgres'] : ['embedded']
/** For races, which only a real PostgreSQL shows: empty where there is none. */
export const raceDatabases: DatabaseKind[] = bothDatabases.filter((kind) => kind === 'postgres')

export interface TestReply<N extends ApiName = ApiName> {
  status: number
  body: ApiReply<N>
  headers: Record<string, string | string[] | undefined>
  /** Of a stream: what came before the separator. */
  text: string
}

export interface CallOptions {
  jwt?: string | undefined
  language?: 'en' | 'hi'
  headers?: Record<string, string>
}

export interface TestApp {
  server: Server
  db: Db
  /** Every line the server logged. */
  log: string[]
  /** Every personal value that was put in, none of which may stand in the log. */
  plantedValues: PlantedValues
  /** Moves the house's clock to this instant, or on by seconds. */
  setClock(at: Date): void
  passSeconds(seconds: number): void
  /** Asks by the wire path, as a client would, without a socket. */
  call<N extends ApiName>(
    name: N,
    input: WireInput<N>,
    options?: CallOptions,
  ): Promise<TestReply<N>>
  /** The same with any body at all, for nonsense. */
  callRaw(name: ApiName, input: unknown, options?: CallOptions): Promise<TestReply>
  /** Listens on a loopback port and gives its address. */
  listen(): Promise<string>
  /** Closes it, after proving that its ledger sums to zero and its log holds nothing personal (OPS-06). */
  close(): Promise<void>
}

export interface TestAppOptions {
  /** PostgreSQL where there is one, unless another is named. */
  on?: DatabaseKind
  poolSize?: number
  env?: Record<string, string>
  adapters?: Partial<Adapters>
  parts?: Partial<ServerOptions>
  /** Puts a pooler between the server and its PostgreSQL: gives the address of that. */
  through?: (databaseUrl: string) => Promise<string>
  /** Starts the clock here; else it is the real one until it is moved. */
  at?: Date
}

/** A whole server on its own database. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const fresh = await openTestDatabase(options)
  const log: string[] = []
  const plantedValues = new PlantedValues()
  const pooledUrl = options.through && (await options.through(fresh.url ?? ''))
  let offset = options.at ? options.at.getTime() - Date.now() : 0
  const config: Config = readConfig({
    DATA_DIR: fresh.dataDirectory,
    ...(fresh.url && { DATABASE_URL: pooledUrl ?? fresh.url }),
    ...(pooledUrl && { DATABASE_DIRECT_URL: fresh.url }),
    LOG_LEVEL: 'debug',
    PROOF_BITS: '1',
    ...options.env,
  })
  const server = await openServer(config, {
    ...(!pooledUrl && { database: fresh.database }),
    clock: () => new Date(Date.now() + offset),
    logStream: { write: (line) => void log.push(line) },
    ...options.parts,
    adapters: { ...(await chooseAdapters(config)), ...options.adapters },
  })
  const callRaw = async (
    name: ApiName,
    input: unknown,
    call: CallOptions = {},
  ): Promise<TestReply> => {
    const isGet = (getMethodApis as readonly string[]).includes(name)
    plantedValues.addFrom(input)
    const reply = await server.app.inject({
      method: isGet ? 'GET' : 'POST',
      url: isGet ? `${apiPath(name)}?${queryOf(input)}` : apiPath(name),
      ...(!isGet && { payload: JSON.stringify(input) ?? '' }),
      headers: {
        ...(!isGet && { 'content-type': 'application/json' }),
        'accept-language': call.language ?? 'en',
        ...(call.jwt && { authorization: `Bearer ${call.jwt}` }),
        ...call.headers,
      },
    })
    const [text = '', status] = reply.body.split(recordSeparator)
    const json = status ?? reply.body
    const body: unknown = json.startsWith('{') || json.startsWith('[') ? JSON.parse(json) : json
    plantedValues.addFrom(body, true)
    return {
      status: reply.statusCode,
      body: body as ApiReply<ApiName>,
      headers: reply.headers as TestReply['headers'],
      text: status === undefined ? '' : text,
    }
  }
  return {
    server,
    db: fresh.database.db,
    log,
    plantedValues,
    setClock(at) {
      offset = at.getTime() - Date.now()
    },
    passSeconds(seconds) {
      offset += seconds * 1000
    },
    callRaw,
    call: callRaw,
    async listen() {
      await server.app.listen({ host: '127.0.0.1', port: 0 })
      return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
    },
    async close() {
      await server.close()
      const proof = await verifyLedger(fresh.database.db)
      await fresh.drop()
      if (!proof.ok) throw new Error(`The ledger does not hold: ${proof.problems.join('; ')}`)
      const leaked = plantedValues.foundIn(log)
      if (leaked.length) throw new Error(`The log holds somebody's ${leaked.join(', ')}.`)
    },
  }
}

function queryOf(input: unknown): string {
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : []
  return String(new URLSearchParams(fields.map(([name, value]) => [name, String(value)])))
}

/** A database of its own, without a server: PostgreSQL where there is one, unless another is named. */
export async function openTestDatabase(
  options: Pick<TestAppOptions, 'on' | 'poolSize'> = {},
): Promise<FreshDatabase> {
  if ((options.on ?? mainDatabase) === 'embedded') return freshEmbedded()
  if (!postgresUrl) throw new Error('This test needs a real PostgreSQL.')
  return freshPostgres(postgresUrl, options.poolSize)
}
