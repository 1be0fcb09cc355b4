import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { environment } from './environment.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'drishti-config-'))

function mistakes(env: Record<string, string>): string[] {
  try {
    readConfig({ DATA_DIR, ...env })
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences
    throw error
  }
  return []
}

test('nothing needs to be set', () => {
  const config = readConfig({ DATA_DIR })
  expect(config).toMatchObject({
    port: 3000,
    production: false,
    msg91: null,
    model: null,
    google: null,
  })
  expect(readConfig({ DATA_DIR }).jwtSecret).toBe(config.jwtSecret)
})

test('the secrets of the first start are readable by this account alone', () => {
  readConfig({ DATA_DIR })
  expect(statSync(join(DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(DATA_DIR, 'secrets.json'), 'utf8').length).toBeGreaterThan(100)
})

test('.env.example names every setting that is read, and no other', () => {
  const named = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name]) => name,
  )
  const read = Object.keys(environment.shape).filter((name) => name !== 'NODE_ENV')
  expect(named.toSorted()).toEqual(read.toSorted())
})

test('every mistake gets its own sentence, and all are said at once', () => {
  const problems = mistakes({
    PORT: 'many',
    PUBLIC_URL: 'drishti.example',
    DATABASE_URL: 'mysql://x',
    TRUST_PROXY: 'perhaps',
    MSG91_AUTH_KEY: 'key-only',
    LOG_LEVEL: 'loud',
  })
  expect(problems).toHaveLength(6)
  for (const sentence of problems) expect(sentence).toMatch(/^[A-Z0-9_, ]+ (must|looks)\b.*\.$/)
})

test('OPS-08 weak and placeholder secrets are refused, and production needs one of its own', () => {
  expect(mistakes({ JWT_SECRET: 'short' })).toHaveLength(1)
  expect(mistakes({ JWT_SECRET: 'a'.repeat(40) })).toHaveLength(1)
  expect(mistakes({ JWT_SECRET: 'my-very-secret-password-1234567890' })).toHaveLength(1)
  const production = {
    PUBLIC_URL: 'https://drishti.example',
    DATABASE_URL: 'postgres://db/drishti',
    ALLOW_STAND_INS: '1',
  }
  expect(mistakes(production)).toHaveLength(1)
  expect(mistakes({ ...production, JWT_SECRET: 'q9X2m7Lw4Zt8Vb1Nc6Kd3Rf5Hg0JpYsE' })).toEqual([])
})

test('at a public address no key and no question is sent in clear', () => {
  const plain = {
    PUBLIC_URL: 'https://drishti.example',
    JWT_SECRET: 'q9X2m7Lw4Zt8Vb1Nc6Kd3Rf5Hg0JpYsE',
    ALLOW_STAND_INS: '1',
  }
  const model = (address: string) =>
    mistakes({ ...plain, MODEL_NAME: 'any', MODEL_BASE_URL: address })
  const near = [
    'https://model.example',
    'http://127.0.0.1:8000',
    'http://model:8000',
    'http://10.1.2.3',
  ]
  for (const address of near) expect([address, ...model(address)]).toEqual([address])
  for (const far of ['http://model.example/v1', 'http://203.0.113.4', 'http://10.evil.example'])
    expect(model(far)).toEqual([expect.stringMatching(/^MODEL_BASE_URL must begin with https/)])
  const mail = { MAIL_FROM: 'a@b.example', SMTP_URL: 'smtps://mail.example?insecure=1' }
  expect(mistakes({ ...plain, ...mail })).toEqual([expect.stringMatching(/^SMTP_URL must not/)])
})

test('a proxy is trusted by count or address, never by a bare yes, and only with a public address', () => {
  const proxied = (TRUST_PROXY: string) => ({ TRUST_PROXY, PUBLIC_URL: 'http://drishti.example' })
  const trusted = (text: string) => readConfig({ DATA_DIR, ...proxied(text) }).trustProxy
  expect([trusted('0'), trusted('false'), trusted('')]).toEqual([false, false, false])
  expect([trusted('1'), trusted('2')]).toEqual([1, 2])
  expect(trusted('10.0.0.0/8, ::1,192.0.2.7')).toEqual(['10.0.0.0/8', '::1', '192.0.2.7'])
  for (const wrong of [
    'yes',
    '11',
    '-1',
    '1.5',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0/8',
    ',',
  ])
    expect(mistakes(proxied(wrong)), wrong).toEqual([expect.stringMatching(/^TRUST_PROXY must be/)])
  expect(mistakes(proxied('true'))).toEqual([
    expect.stringMatching(/not "true": with that, whoever/),
  ])
  expect(mistakes({ TRUST_PROXY: '1' })).toEqual([
    expect.stringMatching(/^PUBLIC_URL must be set too/),
  ])
})

test('a public address is not served by stand-ins unless that is said', () => {
  const secret = { JWT_SECRET: 'q9X2m7Lw4Zt8Vb1Nc6Kd3Rf5Hg0JpYsE' }
  const env = { PUBLIC_URL: 'https://drishti.example', ...secret }
  expect(mistakes(env)).toEqual([
    'MSG91_AUTH_KEY, MSG91_TEMPLATE_ID must be set when PUBLIC_URL is https: without them nobody can get a code. ALLOW_STAND_INS=1 starts without them.',
    'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET must be set when PUBLIC_URL is https: without them no money can be taken. ALLOW_STAND_INS=1 starts without them.',
  ])
  expect(mistakes({ ...env, ALLOW_STAND_INS: '0' })).toHaveLength(2)
  expect(mistakes({ ...env, ALLOW_STAND_INS: '1' })).toEqual([])
  const sms = { MSG91_AUTH_KEY: 'key', MSG91_TEMPLATE_ID: 'template' }
  expect(mistakes({ ...env, ...sms })).toHaveLength(1)
  // A misspelt name among others is a half-set group.
  const razorpay = {
    RAZORPAY_KEY_ID: 'id',
    RAZORPAY_KEY_SECRET: 'x',
    RAZORPAY_WEBHOOK_SECRETS: 'y',
  }
  expect(mistakes({ ...env, ...sms, ...razorpay })).toEqual([
    'RAZORPAY_WEBHOOK_SECRET must be set too, because RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET is.',
  ])
  const { RAZORPAY_WEBHOOK_SECRETS: webhook, ...keys } = razorpay
  expect(mistakes({ ...env, ...sms, ...keys, RAZORPAY_WEBHOOK_SECRET: webhook })).toEqual([])
  expect(mistakes({ ...secret, PUBLIC_URL: 'http://drishti.example' })).toEqual([])
})

test('a mistake in one variable hides none in how others go together, and unused ones are checked too', () => {
  expect(
    mistakes({ JWT_SECRET: 'short', MODEL_NAME: 'any', MSG91_BASE_URL: 'msg91', PORT: '0' }),
  ).toEqual([
    'JWT_SECRET must have at least 32 characters.',
    'MSG91_BASE_URL must be an address that begins with http:// or https://.',
    'MODEL_BASE_URL must be set too, because MODEL_NAME is.',
  ])
})

test('workers are as many as is said, and one where a process can not share its data', () => {
  const workersOf = (env: Record<string, string>) => readConfig({ DATA_DIR, ...env }).workers
  const DATABASE_URL = 'postgres://db/drishti'
  const sms = { MSG91_AUTH_KEY: 'key', MSG91_TEMPLATE_ID: 'template' }
  expect(workersOf({})).toBe(1)
  expect(workersOf({ WORKERS: '3', DATABASE_URL })).toBe(3)
  expect(workersOf({ WORKERS: 'auto' })).toBe(1)
  // The codes of the stand-in lie in the memory of one process.
  expect(workersOf({ WORKERS: 'auto', DATABASE_URL })).toBe(1)
  expect(workersOf({ WORKERS: 'auto', DATABASE_URL, ...sms })).toBe(availableParallelism())
  expect(mistakes({ WORKERS: '2' })).toEqual([expect.stringMatching(/^WORKERS must be 1 or auto/)])
  for (const WORKERS of ['0', 'many', '1.5'])
    expect(mistakes({ WORKERS, DATABASE_URL })).toEqual([
      'WORKERS must be auto or a whole number from 1 to 256.',
    ])
})

test('the direct address of a database goes with the other', () => {
  const DATABASE_DIRECT_URL = 'postgres://db/drishti'
  expect(mistakes({ DATABASE_DIRECT_URL })).toEqual([
    'DATABASE_URL must be set too, because DATABASE_DIRECT_URL is.',
  ])
  expect(mistakes({ DATABASE_DIRECT_URL, DATABASE_URL: 'postgres://db/x?sslcrl=y' })).toEqual([
    'DATABASE_URL must not have "sslcrl": `pg` reads no list of revoked certificates.',
  ])
})
