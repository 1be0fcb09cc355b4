import { parseArgs, type ParseArgsConfig } from 'node:util'
import {
  mobile as mobileShape,
  operatorReason as reasonShape,
} from '../../contract/core/common-schemas.ts'
import type { Unit } from '../wallet/ledger.ts'

export type Command =
  | { name: 'grant'; mobile: string; unit: Unit; amount: number }
  | { name: 'role'; mobile: string; role: 'user' | 'operator' }
  | { name: 'ban'; mobile: string; isBan: boolean; reason: string }
  | { name: 'reset-factor'; mobile: string; reason: string }
  | { name: 'refunds' }
  | { name: 'refund'; refundId: string; isGranted: boolean; reason: string }
  | { name: 'costs'; days: number }
  | { name: 'verify-ledger' }
  | { name: 'copy' }

/** The command line is not one of ours; the message says what is wrong with it. */
export class UsageError extends Error {}

export const usage = `Usage: npm run operator -- <command>

  grant --mobile 91XXXXXXXXXX --kind oracle --questions 5
                        gives questions or predictions
                        (kinds: oracle, astra, plan, daily, weekly, monthly, yearly)
  grant --mobile 91XXXXXXXXXX --rupees 49.50
                        puts money into the wallet
  role --mobile 91XXXXXXXXXX --role operator
                        makes an operator of a user; --role user undoes it
  ban --mobile 91XXXXXXXXXX [--off] --reason "WHY"
                        bans a user and ends their sessions; --off lifts the ban
                        (an operator's role must be taken away first)
  reset-factor --mobile 91XXXXXXXXXX --reason "WHY"
                        takes an operator's authenticator app and recovery codes away and
                        ends their sessions: they log in and set up another
  refunds               lists the refunds that wait for a decision
  refund --id ID --grant | --decline --reason "WHY"
                        decides one: the money goes back, or what was set aside does
  costs [--days 30]     what the answers of the last days took: tokens, rupees, waiting
  verify-ledger         proves that every account is what its entries make it, and gives the
                        ledger's fingerprint: the same after a restore or a copy
  copy                  copies everything into the empty PostgreSQL that COPY_TO_DATABASE_URL names
                        (from the embedded database, say), with the server stopped

A reason is 5 to 200 characters and stands in the log of acts: nothing personal.

Exit codes: 0 done; 1 not done (no such user, or the ledger does not hold); 2 wrong usage or
configuration; 3 the database can't be opened. It reads the server's own configuration
(DATABASE_URL, DATA_DIR, .env).
`

const grantable = ['oracle', 'astra', 'plan', 'daily', 'weekly', 'monthly', 'yearly'] as const
const mostQuestions = 10_000
const mostPaise = 10_000_000

/**
 * Reads what was typed after `npm run operator --`.
 *
 * @throws UsageError with one sentence.
 */
export function readCommand(typed: readonly string[]): Command {
  const [name, ...commandArguments] = typed
  switch (name) {
    case 'grant':
      return readGrant(commandArguments)
    case 'role': {
      const { mobile, role } = options(commandArguments, { mobile: text, role: text })
      if (role !== 'user' && role !== 'operator')
        throw new UsageError('--role must be user or operator.')
      return { name, mobile: readMobile(mobile), role }
    }
    case 'ban': {
      const { mobile, off, reason } = options(commandArguments, {
        mobile: text,
        off: yesNo,
        reason: text,
      })
      return {
        ...{ name, mobile: readMobile(mobile), isBan: off !== true },
        reason: readReason(reason),
      }
    }
    case 'reset-factor': {
      const { mobile, reason } = options(commandArguments, { mobile: text, reason: text })
      return { name, mobile: readMobile(mobile), reason: readReason(reason) }
    }
    case 'refunds':
      options(commandArguments, {})
      return { name }
    case 'refund':
      return readRefund(commandArguments)
    case 'costs': {
      const { days } = options(commandArguments, { days: text })
      if (days !== undefined && !/^[1-9]\d{0,2}$/.test(String(days)))
        throw new UsageError('--days must be a whole number from 1 to 999.')
      return { name, days: Number(days ?? 30) }
    }
    case 'copy':
    case 'verify-ledger':
      options(commandArguments, {})
      return { name }
    default:
      throw new UsageError(name ? 'There is no such command.' : 'Which command?')
  }
}

function readGrant(rest: string[]): Command {
  const { mobile, kind, questions, rupees } = options(rest, {
    mobile: text,
    kind: text,
    questions: text,
    rupees: text,
  })
  const name = 'grant'
  if (rupees !== undefined) {
    if (kind !== undefined || questions !== undefined)
      throw new UsageError('Give either --rupees, or --kind and --questions.')
    return { name, mobile: readMobile(mobile), unit: 'rupees', amount: readPaise(rupees) }
  }
  const unit = grantable.find((it) => it === kind)
  if (!unit) throw new UsageError(`--kind must be one of ${grantable.join(', ')}.`)
  const amount = /^\d{1,5}$/.test(String(questions)) ? Number(questions) : 0
  if (amount < 1 || amount > mostQuestions)
    throw new UsageError(`--questions must be a whole number from 1 to ${mostQuestions}.`)
  return { name, mobile: readMobile(mobile), unit, amount }
}

function readRefund(rest: string[]): Command {
  const { id, grant, decline, reason } = options(rest, {
    ...{ id: text, grant: yesNo, decline: yesNo, reason: text },
  })
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(String(id)))
    throw new UsageError('--id must be the id of a refund, as `refunds` lists them.')
  if (Boolean(grant) === Boolean(decline)) throw new UsageError('Give either --grant or --decline.')
  return {
    ...{ name: 'refund', refundId: String(id), isGranted: grant === true },
    reason: readReason(reason),
  }
}

const text = { type: 'string' } as const
const yesNo = { type: 'boolean' } as const

function options<O extends NonNullable<ParseArgsConfig['options']>>(rest: string[], allowed: O) {
  try {
    return parseArgs({ args: rest, options: allowed, strict: true }).values
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}.`)
  }
}

function readMobile(typed: unknown): string {
  const read = mobileShape.safeParse(typed)
  if (read.success) return read.data
  throw new UsageError('--mobile must be 91 and ten digits, the first 6 to 9.')
}

function readReason(typed: unknown): string {
  const read = reasonShape.safeParse(typed)
  if (read.success) return read.data
  throw new UsageError('--reason must be 5 to 200 characters.')
}

function readPaise(typed: unknown): number {
  const [, whole = '0', part = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(String(typed)) ?? []
  const paise = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  if (paise >= 1 && paise <= mostPaise) return paise
  throw new UsageError('--rupees must be from 0.01 to 100000, with at most two decimals.')
}
