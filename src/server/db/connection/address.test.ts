import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAddress } from './address.ts'

const directory = mkdtempSync(join(tmpdir(), 'drishti-address-'))
const pem = join(directory, 'ca.pem')
writeFileSync(pem, 'a certificate')

const read = (rest: string) => readAddress(`postgres://${rest}`)
const hostsOf = (rest: string) =>
  read(rest).hosts.map(({ host, port }) => `${host ?? '-'}:${port ?? '-'}`)
const tlsOf = (parameters: string) => read(`db/drishti?${parameters}`).client.ssl
const mistakeOf = (rest: string) => {
  try {
    read(rest)
  } catch (error) {
    return (error as Error).message
  }
  return null
}

test('one machine, several, and sockets are named as with libpq', () => {
  expect(hostsOf('db/drishti')).toEqual(['db:-'])
  expect(hostsOf('')).toEqual(['-:-'])
  expect(hostsOf('u:p@db1:5433,db2,[::1]:6000/drishti')).toEqual(['db1:5433', 'db2:-', '::1:6000'])
  expect(hostsOf('%2Fvar%2Frun/drishti')).toEqual(['/var/run:-'])
  expect(hostsOf('localhost:1/x?host=/run/a,/run/b&port=5432')).toEqual([
    '/run/a:5432',
    '/run/b:5432',
  ])
})

test('names and passwords may hold any character', () => {
  const { client } = read('a%40b:p%3Aq%2F@db/d%20e?application_name=drishti')
  expect(client).toMatchObject({
    ...{ user: 'a@b', password: 'p:q/', database: 'd e', application_name: 'drishti' },
  })
  // As it was read before: the last @ ends the password.
  expect(read('u:p@q@db/d').client.password).toBe('p@q')
})

test('what is asked of a host, and for how long it is tried', () => {
  expect(read('a,b/d?target_session_attrs=read-write&connect_timeout=4')).toMatchObject({
    ...{ isWritableWanted: true, connectTimeoutMs: 4_000 },
  })
  expect(read('a,b/d')).toMatchObject({ isWritableWanted: false, connectTimeoutMs: undefined })
})

test('TLS means what it means with libpq', () => {
  expect(tlsOf('')).toBeUndefined()
  expect(tlsOf('sslmode=disable')).toBe(false)
  expect(tlsOf('sslmode=require')).toEqual({ rejectUnauthorized: false })
  expect(tlsOf('sslmode=verify-full')).toEqual({ rejectUnauthorized: true })
  expect(tlsOf('sslrootcert=system')).toEqual({ rejectUnauthorized: true })
  const authority = { rejectUnauthorized: true, ca: 'a certificate' }
  expect(tlsOf(`sslmode=verify-full&sslrootcert=${pem}`)).toEqual(authority)
  const anyName = { ...authority, checkServerIdentity: expect.any(Function) as unknown }
  expect(tlsOf(`sslmode=verify-ca&sslrootcert=${pem}`)).toEqual(anyName)
  expect(tlsOf(`sslmode=require&sslrootcert=${pem}`)).toEqual(anyName)
  expect(tlsOf(`sslmode=require&sslcert=${pem}&sslkey=${pem}`)).toEqual({
    ...{ rejectUnauthorized: false, cert: 'a certificate', key: 'a certificate' },
  })
})

test('what pg has no way for is refused in a sentence that says what to do', () => {
  expect(mistakeOf('db/d?sslmode=prefer')).toMatch(/^must have a sslmode of disable, require,/)
  expect(mistakeOf('db/d?sslmode=verify-ca')).toMatch(/^must have sslrootcert, a file,/)
  expect(mistakeOf(`db/d?sslmode=verify-full&sslrootcert=${pem}.none`)).toBe(
    'must name a file that can be read as sslrootcert (ENOENT).',
  )
  expect(mistakeOf('db/d?sslcrl=/x')).toBe(
    'must not have "sslcrl": `pg` reads no list of revoked certificates.',
  )
  expect(mistakeOf('db/d?pool=3')).toBe('must not have "pool": no such parameter is known.')
  expect(mistakeOf('db/d?target_session_attrs=standby')).toMatch(/: the service writes\.$/)
  expect(mistakeOf('db/d?channel_binding=require')).toMatch(/can not insist/)
  expect(mistakeOf('a,,b/d')).toMatch(/between its commas/)
  expect(mistakeOf('a:70000/d')).toBe('must have ports from 1 to 65535.')
  expect(mistakeOf('a:x/d')).toMatch(/^must have its hosts as host:port/)
  expect(mistakeOf('u:50%@db/d')).toMatch(/written as %25/)
  expect(mistakeOf('db/d?connect_timeout=soon')).toMatch(/whole seconds/)
  for (const sentence of [mistakeOf('db/d?pool=3'), mistakeOf('a,,b/d')])
    expect(sentence).toMatch(/^must .*\.$/)
})
