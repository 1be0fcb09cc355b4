import { z } from 'zod'
import { AddressError, readAddress } from '../../db/connection/address.ts'
import { modelVariables } from './model-variables.ts'
import { wholeNumber } from './number-variables.ts'

/** Of an address the slashes at the end are left out. */
function address(...protocols: string[]) {
  const begins = protocols.map((protocol) => `${protocol}//`).join(' or ')
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
      error: `must be an address that begins with ${begins}.`,
    })
    .transform((text) => text.replace(/\/+$/, ''))
}
const webAddress = address('http:', 'https:')

const databaseAddress = z.string().superRefine((text, context) => {
  try {
    readAddress(text)
  } catch (error) {
    if (!(error instanceof AddressError)) throw error
    context.addIssue({ code: 'custom', message: error.message })
  }
})

/** Bytes as base64url, as the keys of Web Push are written. */
function vapidKey(bytes: number) {
  return z
    .string()
    .refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes, {
      error: `must be a key of ${bytes} bytes in base64url, as \`web-push generate-vapid-keys\` writes it.`,
    })
}

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

/**
 * What is believed of X-Forwarded-*: nothing (false), the entries that the nearest so many proxies have
 * added, or those that proxies at these addresses have added. null for what is none of these.
 */
function trustedProxies(text: string): false | number | string[] | null {
  if (text === 'false' || text === '0') return false
  if (/^\d+$/.test(text)) return Number(text) <= 10 ? Number(text) : null
  const networks = text.split(',').map((part) => part.trim())
  return networks.every(isNetwork) ? networks : null
}

/** An address, or one with a prefix; a prefix of 0 would be everybody. */
function isNetwork(text: string): boolean {
  return network.safeParse(text).success && !text.endsWith('/0')
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** What is wrong with a secret; null for a good one. */
function weakness(secret: string): string | null {
  if (secret.length < 32) return 'must have at least 32 characters.'
  if (new Set(secret).size < 10 || /secret|password|changeme|example/i.test(secret))
    return 'looks like a placeholder: use 32 or more random characters.'
  return null
}

/** The newest first: while one is being replaced, the new one, a comma, the old one. */
function secretsOf(text: string): [string, ...string[]] {
  const [newest = '', ...others] = text.split(',').map((secret) => secret.trim())
  return [newest, ...others]
}

/**
 * Every environment variable that is read, trimmed and never empty. The message of a mistake is what
 * follows the variable's name in its sentence.
 */
export const environment = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('localhost'),
    PUBLIC_URL: webAddress.optional(),
    DATA_DIR: z.string().default('./.data'),
    DATABASE_URL: databaseAddress.optional(),
    DATABASE_DIRECT_URL: databaseAddress.optional(),
    JWT_SECRET: z
      .string()
      .refine((text) => secretsOf(text).every((secret) => weakness(secret) === null), {
        error: ({ input }) =>
          secretsOf(String(input))
            .map(weakness)
            .find((sentence) => sentence !== null),
      })
      .transform(secretsOf)
      .optional(),
    ALLOW_STAND_INS: z.enum(['true', 'false', '1', '0'], { error: 'must be 1 or 0.' }).default('0'),
    TRUST_PROXY: z
      .string()
      .refine((text) => trustedProxies(text) !== null, {
        error: ({ input }) =>
          input === 'true'
            ? 'must be the number of proxies before this server (1 to 10) or their addresses, not "true": with that, whoever asks could name any address as their own.'
            : 'must be the number of proxies before this server (1 to 10), or their addresses with commas between (10.0.0.0/8, ::1).',
      })
      .transform((text) => trustedProxies(text) ?? false)
      .default(false),
    WORKERS: z
      .union([z.literal('auto'), wholeNumber(1, 256)], {
        error: 'must be auto or a whole number from 1 to 256.',
      })
      .default(1),
    DRAIN_SECONDS: wholeNumber(0, 60).default(0),
    ENDING_SECONDS: wholeNumber(0, 60).default(20),
    LOG_LEVEL: z
      .enum(logLevels, { error: `must be one of ${logLevels.join(', ')}.` })
      .default('info'),
    SECURITY_LOG: z.string().optional(),
    METRICS_PORT: wholeNumber(0, 65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
    SMS_PER_HOUR: wholeNumber(1, 1_000_000).default(1000),
    PROOF_BITS: wholeNumber(1, 20).default(13),
    MAP_CALLS_PER_DAY: wholeNumber(1, 10_000_000).default(20_000),
    MAILS_PER_HOUR: wholeNumber(1, 1_000_000).default(500),
    MSG91_AUTH_KEY: z.string().optional(),
    MSG91_TEMPLATE_ID: z.string().optional(),
    MSG91_BASE_URL: webAddress.default('https://control.msg91.com'),
    SMTP_URL: address('smtp:', 'smtps:').optional(),
    MAIL_FROM: z.string().optional(),
    VAPID_PUBLIC_KEY: vapidKey(65).optional(),
    VAPID_PRIVATE_KEY: vapidKey(32).optional(),
    VAPID_SUBJECT: z
      .string()
      .refine((text) => /^(?:https:\/\/|mailto:)\S+$/.test(text), {
        error: 'must begin with mailto: or https://.',
      })
      .optional(),
    MODEL_BASE_URL: webAddress.optional(),
    ...modelVariables,
    GOOGLE_MAPS_KEY: z.string().optional(),
    GOOGLE_MAPS_BASE_URL: webAddress.default('https://maps.googleapis.com'),
    BLOG_URL: webAddress.optional(),
    RAZORPAY_KEY_ID: z.string().optional(),
    RAZORPAY_KEY_SECRET: z.string().optional(),
    RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
    RAZORPAY_BASE_URL: webAddress.default('https://api.razorpay.com'),
    SELLER_NAME: z.string().default('Drishti'),
    SELLER_GSTIN: z
      .string()
      .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, {
        error: 'must be a GSTIN: 15 characters, such as 22AAAAA0000A1Z5.',
      })
      .optional(),
    SELLER_ADDRESS: z.string().optional(),
  })
  // Said together with the mistakes of single variables: the operator mends all in one go.
  .superRefine(refuseBadCombinations, { when: () => true })

export type Settings = z.output<typeof environment>

/** Settings that only mean something together. */
const groups = [
  ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
  ['MODEL_BASE_URL', 'MODEL_NAME'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
] as const

/** Whether keys and questions that are sent there can be read on the way: http to another machine outside. */
function isOpenToRead(baseUrl: string | undefined): boolean {
  if (!baseUrl?.startsWith('http:')) return false
  const { hostname } = new URL(baseUrl)
  const isNear = /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/.test(hostname)
  return hostname.includes('.') && !isNear
}

/** What no public address may be without, and what would happen. */
const neededInPublic = [
  [groups[0], 'without them nobody can get a code. ALLOW_STAND_INS=1 starts without them.'],
  [groups[4], 'without them no money can be taken. ALLOW_STAND_INS=1 starts without them.'],
] as const

/** Where keys and questions are sent. */
const withKeys = [
  'MSG91_BASE_URL',
  'MODEL_BASE_URL',
  'GOOGLE_MAPS_BASE_URL',
  'RAZORPAY_BASE_URL',
] as const

function refuseBadCombinations(settings: Partial<Settings>, context: z.RefinementCtx): void {
  const wrong = (path: string[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  for (const group of groups) {
    const present = group.filter((name) => settings[name] !== undefined)
    const missing = group.filter((name) => settings[name] === undefined)
    if (present.length && missing.length)
      wrong(missing, `must be set too, because ${present.join(', ')} is.`)
  }
  const { PUBLIC_URL, DATABASE_URL, JWT_SECRET, PORT, METRICS_PORT } = settings
  if (PUBLIC_URL?.startsWith('https:') && DATABASE_URL && !JWT_SECRET)
    wrong(
      ['JWT_SECRET'],
      'must be set when PUBLIC_URL is https and DATABASE_URL is set: 32 random characters or more.',
    )
  if (PUBLIC_URL?.startsWith('https:') && !['true', '1'].includes(settings.ALLOW_STAND_INS ?? '0'))
    for (const [needed, what] of neededInPublic)
      if (needed.every((name) => settings[name] === undefined))
        wrong([...needed], `must be set when PUBLIC_URL is https: ${what}`)
  if (PUBLIC_URL?.startsWith('https:')) {
    for (const name of withKeys)
      if (isOpenToRead(settings[name]))
        wrong([name], 'must begin with https:// (or name a machine of the same private network).')
    if (settings.SMTP_URL?.includes('insecure='))
      wrong(['SMTP_URL'], 'must not switch the check of the certificate off.')
  }
  if (settings.TRUST_PROXY && !PUBLIC_URL)
    wrong(
      ['PUBLIC_URL'],
      'must be set too, because TRUST_PROXY is: links are made with it, not with what a proxy passes on.',
    )
  if (Number(settings.WORKERS) > 1 && !DATABASE_URL)
    wrong(
      ['WORKERS'],
      'must be 1 or auto without DATABASE_URL: the embedded database has one process.',
    )
  if (settings.DATABASE_DIRECT_URL && !DATABASE_URL)
    wrong(['DATABASE_URL'], 'must be set too, because DATABASE_DIRECT_URL is.')
  if (METRICS_PORT && METRICS_PORT === PORT)
    wrong(['METRICS_PORT'], 'must be another port than PORT.')
}
