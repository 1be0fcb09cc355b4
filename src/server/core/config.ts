import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

/** Everything the operator can set, checked once at start. */
export interface Config {
  port: number
  host: string
  publicUrl: string | null
  /** Behind TLS at a public address: secrets must be the operator's own, cookies are Secure. */
  production: boolean
  dataDirectory: string
  databaseUrl: string | undefined
  jwtSecret: string
  /** Keys the hashes of mobiles and codes. */
  hashSecret: string
  trustProxy: boolean
  smsPerHour: number
  msg91: { authKey: string; templateId: string; baseUrl: string } | null
  mail: { url: string; from: string } | null
  model: {
    baseUrl: string
    apiKey: string
    modelName: string
    /** How long a reader waits for its first sentence before the composer takes over. */
    firstSentenceMs: number
    /** Rupees for a million tokens. */
    inputRupees: number
    outputRupees: number
  } | null
  google: { key: string; baseUrl: string } | null
  /** A WordPress site. */
  blog: { baseUrl: string } | null
  razorpay: { keyId: string; keySecret: string; webhookSecrets: string[]; baseUrl: string } | null
  /** Who sells, as it stands on invoices; without a GSTIN they are receipts. */
  seller: { name: string; gstin: string | null; address: string | null }
  /** Where the server's own numbers can be read; nowhere unless a port is set. */
  metrics: { port: number; host: string } | null
  logLevel: string
}

/** Wrong settings: one clear sentence for each. */
export class ConfigError extends Error {
  readonly sentences: string[]
  constructor(sentences: string[]) {
    super(sentences.join('\n'))
    this.name = 'ConfigError'
    this.sentences = sentences
  }
}

type Env = Record<string, string | undefined>

/**
 * Reads the configuration. An empty variable counts as unset.
 *
 * @throws ConfigError naming every mistake at once.
 */
export function readConfig(env: Env): Config {
  const wrong: string[] = []
  const text = (name: string) => env[name]?.trim() || undefined
  const whole = (name: string, fallback: number, least: number, maximum: number) => {
    const setting = text(name)
    if (setting === undefined) return fallback
    const value = Number(setting)
    if (Number.isInteger(value) && value >= least && value <= maximum) return value
    wrong.push(`${name} must be a whole number from ${least} to ${maximum}; it is "${setting}".`)
    return fallback
  }
  const rupees = (name: string) => {
    const setting = text(name)
    if (setting === undefined) return 0
    if (/^\d{1,5}(\.\d{1,2})?$/.test(setting)) return Number(setting)
    wrong.push(`${name} must be rupees from 0 to 99999.99; it is "${setting}".`)
    return 0
  }
  const address = (name: string, protocols: string[]) => {
    const setting = text(name)
    if (setting === undefined) return undefined
    if (URL.canParse(setting) && protocols.includes(new URL(setting).protocol))
      return setting.replace(/\/+$/, '')
    wrong.push(
      `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    )
    return undefined
  }
  const together = (names: string[]) => {
    const set = names.filter(text)
    if (set.length && set.length < names.length)
      wrong.push(
        `${names.filter((n) => !text(n)).join(', ')} must be set too, because ${set.join(', ')} is.`,
      )
    return set.length === names.length
  }

  const publicUrl = address('PUBLIC_URL', ['http:', 'https:']) ?? null
  const production = publicUrl?.startsWith('https:') ?? false
  const databaseUrl = text('DATABASE_URL')
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    wrong.push('DATABASE_URL must begin with postgres:// or postgresql://.')
  const trust = text('TRUST_PROXY') ?? 'false'
  if (!['true', 'false', '1', '0'].includes(trust)) wrong.push('TRUST_PROXY must be true or false.')
  const secretProblem = weakness(text('JWT_SECRET'))
  if (secretProblem) wrong.push(secretProblem)
  if (production && databaseUrl && !text('JWT_SECRET'))
    wrong.push(
      'JWT_SECRET must be set when PUBLIC_URL is https and DATABASE_URL is set: 32 random characters or more.',
    )
  const hasSms = together(['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID'])
  const hasMail = together(['SMTP_URL', 'MAIL_FROM'])
  const smtpUrl = address('SMTP_URL', ['smtp:', 'smtps:'])
  const blogUrl = address('BLOG_URL', ['http:', 'https:'])
  const hasModel = together(['MODEL_BASE_URL', 'MODEL_NAME'])
  const hasRazorpay = together([
    'RAZORPAY_KEY_ID',
    'RAZORPAY_KEY_SECRET',
    'RAZORPAY_WEBHOOK_SECRET',
  ])
  const gstin = text('SELLER_GSTIN') ?? null
  if (gstin && !/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(gstin))
    wrong.push('SELLER_GSTIN must be a GSTIN: 15 characters, such as 22AAAAA0000A1Z5.')

  const config: Omit<Config, 'jwtSecret' | 'hashSecret'> = {
    port: whole('PORT', 3000, 0, 65_535),
    host: text('HOST') ?? 'localhost',
    publicUrl,
    production,
    dataDirectory: text('DATA_DIR') ?? './.data',
    databaseUrl,
    trustProxy: trust === 'true' || trust === '1',
    smsPerHour: whole('SMS_PER_HOUR', 1000, 1, 1_000_000),
    msg91: hasSms
      ? {
          authKey: text('MSG91_AUTH_KEY') as string,
          templateId: text('MSG91_TEMPLATE_ID') as string,
          baseUrl: address('MSG91_BASE_URL', ['http:', 'https:']) ?? 'https://control.msg91.com',
        }
      : null,
    mail: hasMail && smtpUrl ? { url: smtpUrl, from: text('MAIL_FROM') as string } : null,
    model: hasModel
      ? {
          baseUrl: address('MODEL_BASE_URL', ['http:', 'https:']) ?? '',
          apiKey: text('MODEL_API_KEY') ?? '',
          modelName: text('MODEL_NAME') as string,
          firstSentenceMs: whole('MODEL_FIRST_SENTENCE_MS', 6_000, 500, 20_000),
          inputRupees: rupees('MODEL_INPUT_RUPEES_PER_MILLION'),
          outputRupees: rupees('MODEL_OUTPUT_RUPEES_PER_MILLION'),
        }
      : null,
    google: text('GOOGLE_MAPS_KEY')
      ? {
          key: text('GOOGLE_MAPS_KEY') as string,
          baseUrl:
            address('GOOGLE_MAPS_BASE_URL', ['http:', 'https:']) ?? 'https://maps.googleapis.com',
        }
      : null,
    blog: blogUrl ? { baseUrl: blogUrl } : null,
    razorpay: hasRazorpay
      ? {
          keyId: text('RAZORPAY_KEY_ID') as string,
          keySecret: text('RAZORPAY_KEY_SECRET') as string,
          // While one is being replaced: the new one, a comma, the old one.
          webhookSecrets: (text('RAZORPAY_WEBHOOK_SECRET') as string)
            .split(',')
            .map((it) => it.trim())
            .filter(Boolean),
          baseUrl: address('RAZORPAY_BASE_URL', ['http:', 'https:']) ?? 'https://api.razorpay.com',
        }
      : null,
    seller: {
      name: text('SELLER_NAME') ?? 'Drishti',
      gstin,
      address: text('SELLER_ADDRESS') ?? null,
    },
    metrics: text('METRICS_PORT')
      ? { port: whole('METRICS_PORT', 9464, 0, 65_535), host: text('METRICS_HOST') ?? '127.0.0.1' }
      : null,
    logLevel: text('LOG_LEVEL') ?? 'info',
  }
  if (config.metrics?.port && config.metrics.port === config.port)
    wrong.push('METRICS_PORT must be another port than PORT.')
  if (!['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].includes(config.logLevel))
    wrong.push('LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.')
  if (wrong.length) throw new ConfigError(wrong)
  const secrets = readSecrets(config.dataDirectory)
  return {
    ...config,
    jwtSecret: text('JWT_SECRET') ?? secrets.jwt,
    // Follows the given secret, so that every process on one database hashes alike.
    hashSecret: text('JWT_SECRET') ?? secrets.hash,
  }
}

function weakness(secret: string | undefined): string | null {
  if (secret === undefined) return null
  if (secret.length < 32) return 'JWT_SECRET must have at least 32 characters.'
  if (new Set(secret).size < 10 || /secret|password|changeme|example/i.test(secret))
    return 'JWT_SECRET looks like a placeholder: use 32 or more random characters.'
  return null
}

/** The secrets made at first start, readable by this account alone. */
function readSecrets(dataDirectory: string): { jwt: string; hash: string } {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  const path = join(dataDirectory, 'secrets.json')
  const fresh = {
    jwt: randomBytes(48).toString('base64url'),
    hash: randomBytes(48).toString('base64url'),
  }
  try {
    // 'wx': of two processes that start at once one writes and both read the same.
    writeFileSync(path, JSON.stringify(fresh), { mode: 0o600, flag: 'wx' })
    return fresh
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return JSON.parse(readFileSync(path, 'utf8')) as { jwt: string; hash: string }
  }
}
