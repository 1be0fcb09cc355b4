import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { environment, type Settings } from './environment.ts'
import { modelConfigOf, type ModelConfig } from './model-config.ts'

/** Everything the operator can set, checked once at start. */
export interface Config {
  port: number
  host: string
  publicUrl: string | null
  /** Behind TLS at a public address: secrets must be the operator's own, cookies are Secure. */
  production: boolean
  dataDirectory: string
  databaseUrl: string | undefined
  /** PostgreSQL itself, where `databaseUrl` is a pooler's address: for what needs a session of its own. */
  databaseDirectUrl: string | undefined
  /** Signs sessions and seals keys. */
  jwtSecret: string
  /** Those before it, still believed while it replaces them. */
  formerJwtSecrets: readonly string[]
  /** Keys the hashes of mobiles and codes; openServer puts the one in its place that the database holds. */
  hashSecret: string
  /** Whose X-Forwarded-* is believed: nobody's, that of the nearest so many proxies, or of these networks. */
  trustProxy: false | number | string[]
  smsPerHour: number
  mailsPerHour: number
  mapCallsPerDay: number
  /** Zero bits that a proof of work begins with at its cheapest; at its dearest three more. */
  proofBits: number
  msg91: { authKey: string; templateId: string; baseUrl: string } | null
  mail: { url: string; from: string } | null
  /** The operator's own key pair for Web Push; null where one is made. */
  vapid: { publicKey: string; privateKey: string; subject: string } | null
  model: ModelConfig | null
  google: { key: string; baseUrl: string } | null
  /** A WordPress site. */
  blog: { baseUrl: string } | null
  razorpay: { keyId: string; keySecret: string; webhookSecrets: string[]; baseUrl: string } | null
  /** Who sells, as it stands on invoices; without a GSTIN they are receipts. */
  seller: { name: string; gstin: string | null; address: string | null }
  /** Where the server's own numbers can be read; nowhere unless a port is set. */
  metrics: { port: number; host: string } | null
  /** Where traces are sent, by OTLP over HTTP; nowhere unless it is set. */
  tracesEndpoint: string | null
  /** How many processes serve: more than one on PostgreSQL alone. */
  workers: number
  /** How long /readyz says no before the port is closed. */
  drainSeconds: number
  /** How long answers may still be written here after that; then others go on with them. */
  endingSeconds: number
  logLevel: string
  /** The file that security events are written to; null for standard output. */
  securityLog: string | null
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
  const present = Object.entries(env).flatMap(([name, text]) =>
    text?.trim() ? [[name, text.trim()] as const] : [],
  )
  const { data: settings, error } = environment.safeParse(Object.fromEntries(present))
  if (error)
    throw new ConfigError(error.issues.map(({ path, message }) => `${path.join(', ')} ${message}`))
  // With a secret of the operator's own nothing need be written: the directory may be read-only.
  const secrets = settings.JWT_SECRET ? { jwt: '', hash: '' } : readSecrets(settings.DATA_DIR)
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL ?? null,
    production: settings.PUBLIC_URL?.startsWith('https:') ?? false,
    dataDirectory: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    jwtSecret: settings.JWT_SECRET?.[0] ?? secrets.jwt,
    formerJwtSecrets: settings.JWT_SECRET?.slice(1) ?? [],
    // Of databases of earlier releases, whose hashes were keyed with the secret itself.
    hashSecret: settings.JWT_SECRET?.at(-1) ?? secrets.hash,
    trustProxy: settings.TRUST_PROXY,
    smsPerHour: settings.SMS_PER_HOUR,
    mailsPerHour: settings.MAILS_PER_HOUR,
    mapCallsPerDay: settings.MAP_CALLS_PER_DAY,
    proofBits: settings.PROOF_BITS,
    ...servicesOf(settings),
    seller: {
      name: settings.SELLER_NAME,
      gstin: settings.SELLER_GSTIN ?? null,
      address: settings.SELLER_ADDRESS ?? null,
    },
    metrics:
      settings.METRICS_PORT === undefined
        ? null
        : { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
    tracesEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    workers: workersOf(settings),
    drainSeconds: settings.DRAIN_SECONDS,
    endingSeconds: settings.ENDING_SECONDS,
    logLevel: settings.LOG_LEVEL,
    securityLog: settings.SECURITY_LOG ?? null,
  }
}

/**
 * One for each core, where codes go out by SMS: those of the stand-in lie in the memory of one process.
 */
function workersOf({ WORKERS, DATABASE_URL, MSG91_AUTH_KEY }: Settings): number {
  if (WORKERS !== 'auto') return WORKERS
  return DATABASE_URL && MSG91_AUTH_KEY ? availableParallelism() : 1
}

/** The services of others that are used; null for each that is not set. */
function servicesOf(
  settings: Settings,
): Pick<Config, 'msg91' | 'mail' | 'vapid' | 'model' | 'google' | 'blog' | 'razorpay'> {
  const { MSG91_AUTH_KEY, MSG91_TEMPLATE_ID, SMTP_URL, MAIL_FROM } = settings
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = settings
  const { GOOGLE_MAPS_KEY, BLOG_URL } = settings
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = settings
  return {
    msg91:
      MSG91_AUTH_KEY && MSG91_TEMPLATE_ID
        ? {
            authKey: MSG91_AUTH_KEY,
            templateId: MSG91_TEMPLATE_ID,
            baseUrl: settings.MSG91_BASE_URL,
          }
        : null,
    mail: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : null,
    vapid:
      VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY && VAPID_SUBJECT
        ? {
            publicKey: VAPID_PUBLIC_KEY,
            privateKey: VAPID_PRIVATE_KEY,
            subject: VAPID_SUBJECT,
          }
        : null,
    model: modelConfigOf(settings),
    google: GOOGLE_MAPS_KEY
      ? { key: GOOGLE_MAPS_KEY, baseUrl: settings.GOOGLE_MAPS_BASE_URL }
      : null,
    blog: BLOG_URL ? { baseUrl: BLOG_URL } : null,
    razorpay:
      RAZORPAY_KEY_ID && RAZORPAY_KEY_SECRET && RAZORPAY_WEBHOOK_SECRET
        ? {
            keyId: RAZORPAY_KEY_ID,
            keySecret: RAZORPAY_KEY_SECRET,
            // While one is being replaced: the new one, a comma, the old one.
            webhookSecrets: RAZORPAY_WEBHOOK_SECRET.split(',')
              .map((one) => one.trim())
              .filter(Boolean),
            baseUrl: settings.RAZORPAY_BASE_URL,
          }
        : null,
  }
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
