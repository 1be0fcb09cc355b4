import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** One of the machines that an address names; what is left out is for `pg` to fill in. */
export interface DatabaseHost {
  host: string | undefined
  port: number | undefined
}

/** An address of PostgreSQL as libpq writes it, taken apart for `pg`. */
export interface DatabaseAddress {
  /** In the order in which they are tried; one or more. */
  hosts: readonly DatabaseHost[]
  /** Whether only a host will do that takes writes. */
  isWritableWanted: boolean
  /** How long one host is tried for; undefined where the address does not say. */
  connectTimeoutMs: number | undefined
  /** The rest: user, password, database, TLS and the like. */
  client: pg.ClientConfig
}

/** What is wrong with an address; the message is what follows the setting's name in its sentence. */
export class AddressError extends Error {}

const form =
  /^postgres(?:ql)?:\/\/(?:(?<login>[^/?#]*)@)?(?<hosts>[^/?#]*)(?:\/(?<database>[^?#]*))?(?:\?(?<parameters>[^#]*))?$/

/** What libpq knows and `pg` has no way for, with what to do instead. */
const refusedParameters: Record<string, string> = {
  hostaddr: 'write the number as the host',
  passfile: 'write the password into the address',
  service: 'write the address out',
  sslcrl: '`pg` reads no list of revoked certificates',
  sslcrldir: '`pg` reads no list of revoked certificates',
  sslpassword: 'use a key that is not encrypted',
  requirepeer: '`pg` does not ask who owns a socket',
  requiressl: 'write sslmode=require',
  gssencmode: '`pg` has no GSSAPI',
  krbsrvname: '`pg` has no GSSAPI',
  replication: 'this is not a standby',
}

/**
 * Reads `postgres://user:password@host1:5432,host2/database?sslmode=verify-full&…`, files of certificates
 * included.
 *
 * @throws AddressError
 */
export function readAddress(url: string): DatabaseAddress {
  const parts = form.exec(url)?.groups
  if (!parts) throw new AddressError('must begin with postgres:// or postgresql://.')
  const parameters = new URLSearchParams(parts.parameters)
  const [user, password] = splitOnce(parts.login ?? '', ':').map(decode)
  const address: DatabaseAddress = {
    hosts: readHosts(parts.hosts ?? '', parameters),
    isWritableWanted: readTarget(parameters),
    connectTimeoutMs: readSeconds(parameters),
    client: {
      user: take(parameters, 'user') ?? (user || undefined),
      password: take(parameters, 'password') ?? (password || undefined),
      database: take(parameters, 'dbname') ?? (decode(parts.database ?? '') || undefined),
      application_name: take(parameters, 'application_name'),
      fallback_application_name: take(parameters, 'fallback_application_name'),
      client_encoding: take(parameters, 'client_encoding'),
      options: take(parameters, 'options'),
      keepAlive: take(parameters, 'keepalives') !== '0',
      enableChannelBinding: readChannelBinding(parameters),
      sslnegotiation: oneOf(parameters, 'sslnegotiation', ['postgres', 'direct'] as const),
      ssl: readTls(parameters),
    },
  }
  for (const name of parameters.keys())
    throw new AddressError(
      `must not have "${name}": ${refusedParameters[name] ?? 'no such parameter is known'}.`,
    )
  return address
}

/** Takes a parameter away from those that wait to be read. */
function take(parameters: URLSearchParams, name: string): string | undefined {
  const value = parameters.getAll(name).at(-1)
  parameters.delete(name)
  return value || undefined
}

function oneOf<T extends string>(
  parameters: URLSearchParams,
  name: string,
  values: readonly T[],
  why = '',
): T | undefined {
  const value = take(parameters, name)
  if (value === undefined) return undefined
  const known = values.find((each) => each === value)
  if (known === undefined)
    throw new AddressError(`must have a ${name} of ${values.join(', ')}${why && `: ${why}`}.`)
  return known
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new AddressError('must have every % of a name or password written as %25.')
  }
}

/** What stands behind `host=` and `port=` takes the place of what stands before the name of the database. */
function readHosts(written: string, parameters: URLSearchParams): DatabaseHost[] {
  const authority = written.split(',').map((each) => {
    const [, bracketed, plain, port] = /^(?:\[([^\]]*)\]|([^:]*))(?::(\d*))?$/.exec(each) ?? []
    if (bracketed === undefined && plain === undefined)
      throw new AddressError('must have its hosts as host:port, with commas between.')
    return { name: decode(bracketed ?? plain ?? ''), port: port ?? '' }
  })
  const names = take(parameters, 'host')?.split(',') ?? authority.map(({ name }) => name)
  const ports = take(parameters, 'port')?.split(',') ?? authority.map(({ port }) => port)
  if (names.length > 1 && names.includes(''))
    throw new AddressError('must have a name between its commas for every host.')
  const hosts = names.map((name, place) => ({
    host: name || undefined,
    port: readPort((ports.length === 1 ? ports[0] : ports[place]) ?? ''),
  }))
  if (take(parameters, 'load_balance_hosts') === 'random') hosts.sort(() => Math.random() - 0.5)
  return hosts
}

function readPort(text: string): number | undefined {
  if (!text) return undefined
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new AddressError('must have ports from 1 to 65535.')
  return port
}

function readTarget(parameters: URLSearchParams): boolean {
  const known = ['any', 'read-write', 'primary'] as const
  const target = oneOf(parameters, 'target_session_attrs', known, 'the service writes')
  return target !== undefined && target !== 'any'
}

function readSeconds(parameters: URLSearchParams): number | undefined {
  const text = take(parameters, 'connect_timeout')
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text)) throw new AddressError('must have a connect_timeout of whole seconds.')
  return Number(text) * 1000 || undefined
}

function readChannelBinding(given: URLSearchParams): boolean {
  const why = '`pg` uses it where it is offered, and can not insist on it'
  return oneOf(given, 'channel_binding', ['disable', 'prefer'] as const, why) === 'prefer'
}

const sslModes = ['disable', 'require', 'verify-ca', 'verify-full', 'no-verify'] as const

/** @returns undefined where nothing is said, which is without TLS (or as PGSSLMODE has it). */
function readTls(parameters: URLSearchParams): pg.ClientConfig['ssl'] {
  const isJdbcStyle = ['true', '1'].includes(take(parameters, 'ssl') ?? '')
  take(parameters, 'uselibpqcompat')
  const root = take(parameters, 'sslrootcert')
  const minVersion = oneOf(parameters, 'ssl_min_protocol_version', ['TLSv1.2', 'TLSv1.3'] as const)
  const cert = readPem(parameters, 'sslcert')
  const key = readPem(parameters, 'sslkey')
  const why = '`pg` speaks TLS or does not, and makes no second attempt the other way'
  const mode = oneOf(parameters, 'sslmode', sslModes, why)
  if (mode === 'disable') return false
  if (!mode && !isJdbcStyle && !root && !cert) return undefined
  if (mode === 'verify-ca' && (!root || root === 'system'))
    throw new AddressError('must have sslrootcert, a file, beside sslmode=verify-ca.')
  // As with libpq: somebody who names an authority wants to be sure of it.
  const isChecked =
    mode?.startsWith('verify') === true || (root !== undefined && mode !== 'no-verify')
  const isNameChecked = mode === 'verify-full' || root === 'system'
  return {
    rejectUnauthorized: isChecked,
    ...(root && root !== 'system' && { ca: readFile('sslrootcert', root) }),
    ...(isChecked && !isNameChecked && { checkServerIdentity: () => undefined }),
    ...(cert && { cert }),
    ...(key && { key }),
    ...(minVersion && { minVersion }),
  }
}

function readPem(given: URLSearchParams, name: string): string | undefined {
  const path = take(given, name)
  return path && readFile(name, path)
}

function readFile(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new AddressError(`must name a file that can be read as ${name} (${code}).`)
  }
}
