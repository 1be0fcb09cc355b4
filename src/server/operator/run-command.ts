import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setBan } from '../accounts/ban.ts'
import { resetSecondFactor } from '../accounts/second-factor/set-up.ts'
import { maskedMobile } from '../core/masked-mobile.ts'
import { AddressError } from '../db/connection/address.ts'
import { migrate, openDatabase, transact, type Database } from '../db/database.ts'
import type { Db, Tx } from '../db/schema.ts'
import { ConfigError, readConfig, type Config } from '../core/settings/config.ts'
import { newMetrics } from '../core/metrics.ts'
import { Refusal } from '../core/refusal.ts'
import { openSecurityLog, type SecurityEventName } from '../core/log/security-log.ts'
import { ledgerFingerprint } from '../wallet/proof/ledger-proofs.ts'
import { giveOffer } from '../wallet/give-questions.ts'
import { verifyLedger, type Unit } from '../wallet/ledger.ts'
import { decideRefund, refundsInReview } from '../payments/refund-decisions.ts'
import { log, uidOf, Undone } from './act-at-server.ts'
import { copyDatabase } from './copy-database.ts'
import { printAnswerCosts } from './print-costs.ts'
import { readCommand, usage, UsageError, type Command } from './commands.ts'

/** Where the command line writes to. */
export interface Terminal {
  out(line: string): void
  error(line: string): void
}

/**
 * Does one command of the operator's on the database that the server is configured for.
 *
 * @param commandLine what stands behind `npm run operator --`.
 * @returns the exit code.
 */
export async function runOperatorCommand(
  commandLine: readonly string[],
  env: Record<string, string | undefined>,
  terminal: Terminal,
): Promise<number> {
  if (commandLine.some((word) => word === '--help' || word === '-h' || word === 'help')) {
    terminal.out(usage)
    return 0
  }
  try {
    const command = readCommand(commandLine)
    const config = readConfig(env)
    const database = await open(config)
    try {
      terminal.out(await carryOut(command, database.db, env))
      recordEvent(config, command)
    } finally {
      await database.close()
    }
    return 0
  } catch (error) {
    const { message, exitCode } = explain(error)
    terminal.error(message)
    return exitCode
  }
}

/** Nobody waits behind a command: it takes as long as the data make it. */
const patient = { statementTimeoutMillis: 0 }

async function open(config: Config): Promise<Database> {
  const { dataDirectory } = config
  const url = config.databaseDirectUrl ?? config.databaseUrl
  if (!url && !existsSync(join(dataDirectory, 'db')))
    throw new Undone(`There is no database in ${dataDirectory} yet: start the server once.`, 3)
  try {
    return await openDatabase({ url, dataDirectory, poolSize: 1, ...patient })
  } catch (error) {
    if (!/in use by another/.test((error as Error).message)) throw error
    throw new Undone(
      'The server is running, and only one process can use the embedded database: stop the server, run this again, then start it.',
      3,
    )
  }
}

const events: { [N in Command['name']]?: SecurityEventName } = {
  grant: 'money-moved',
  refund: 'money-moved',
  role: 'role-changed',
  ban: 'ban-changed',
  'reset-factor': 'factor-reset',
}

/** Without a file for security events, the log of acts alone holds what is done here. */
function recordEvent(config: Config, { name }: Command): void {
  const event = events[name]
  if (!event || config.securityLog === null) return
  openSecurityLog({
    config,
    metrics: newMetrics(),
    fallback: () => undefined,
    clock: () => new Date(),
    onError: (error) => {
      throw error
    },
  }).record({ event, detail: { call: `operator/${name}` } })
}

async function carryOut(
  command: Command,
  db: Db,
  env: Record<string, string | undefined>,
): Promise<string> {
  switch (command.name) {
    case 'grant':
      return transact(db, (tx) => giveTo(tx, command))
    case 'role':
      return transact(db, (tx) => giveRole(tx, command))
    case 'ban':
      return transact(db, (tx) => ban(tx, command))
    case 'reset-factor':
      return transact(db, (tx) => resetFactor(tx, command))
    case 'refunds':
      return listRefunds(db)
    case 'refund':
      return transact(db, (tx) => decide(tx, command))
    case 'costs':
      return printAnswerCosts(db, command.days, new Date())
    case 'verify-ledger': {
      const { ok, problems, postings, entries } = await verifyLedger(db)
      if (!ok) throw new Undone(['The ledger does not hold:', ...problems].join('\n'))
      return `The ledger holds: ${postings} postings, ${entries} entries.\nFingerprint ${await ledgerFingerprint(db)}`
    }
    case 'copy':
      return copy(db, env.COPY_TO_DATABASE_URL)
  }
}

async function copy(from: Db, url: string | undefined): Promise<string> {
  if (!url) throw new Undone('Set COPY_TO_DATABASE_URL to the address of an empty PostgreSQL.', 2)
  const target = await openDatabase({ url, dataDirectory: '', poolSize: 1, ...patient })
  try {
    await migrate(target.db)
    const rows = await copyDatabase(from, target.db)
    return `Copied ${rows} rows.\nFingerprint ${await ledgerFingerprint(target.db)}`
  } finally {
    await target.close()
  }
}

async function decide(
  tx: Tx,
  { refundId, isGranted, reason }: { refundId: string; isGranted: boolean; reason: string },
): Promise<string> {
  const decision = { refundId, isGranted, reason, by: null, at: new Date() }
  if (!(await decideRefund(tx, decision)))
    throw new Undone('No refund with this id waits for a decision.')
  await log(tx, 'refund', refundId, { decision: isGranted ? 'granted' : 'declined', reason })
  return isGranted
    ? 'Granted: the server sends the money back within a minute.'
    : 'Declined: what was set aside is back in the wallet.'
}

async function listRefunds(db: Db): Promise<string> {
  const waiting = await refundsInReview(db)
  const lines = waiting.map(
    ({ refund_id, amount_paise, paid_paise, why, requested_at, gateway_payment_id }) =>
      `${refund_id}  ₹${amount_paise / 100} of ₹${paid_paise / 100}  ${why}  asked ${requested_at.toISOString().slice(0, 10)}  ${gateway_payment_id}`,
  )
  return lines.length ? lines.join('\n') : 'No refund waits for a decision.'
}

async function giveTo(
  tx: Tx,
  { mobile, unit, amount }: { mobile: string; unit: Unit; amount: number },
): Promise<string> {
  const uid = await uidOf(tx, mobile)
  await giveOffer(tx, { uid, unit, amount, key: randomUUID(), at: new Date() }, 'operator')
  await log(tx, 'grant', uid, { unit, amount })
  const what = unit === 'rupees' ? `₹${amount / 100}` : `${amount} ${unit}`
  return `Gave ${what} to ${maskedMobile(mobile)}.`
}

async function giveRole(
  tx: Tx,
  { mobile, role }: { mobile: string; role: 'user' | 'operator' },
): Promise<string> {
  const uid = await uidOf(tx, mobile)
  await tx.updateTable('users').set({ role }).where('uid', '=', uid).execute()
  await log(tx, 'role', uid, { role })
  return `${maskedMobile(mobile)} now has the role ${role}.`
}

async function ban(
  tx: Tx,
  { mobile, isBan, reason }: { mobile: string; isBan: boolean; reason: string },
): Promise<string> {
  const uid = await uidOf(tx, mobile)
  await setBan(tx, { uid, isBan, reason, at: new Date() })
  await log(tx, 'ban', uid, { is_ban: isBan, reason })
  return isBan
    ? `${maskedMobile(mobile)} is banned, and signed out everywhere.`
    : `The ban of ${maskedMobile(mobile)} is lifted.`
}

async function resetFactor(
  tx: Tx,
  { mobile, reason }: { mobile: string; reason: string },
): Promise<string> {
  const uid = await uidOf(tx, mobile)
  if (!(await resetSecondFactor(tx, uid, new Date())))
    throw new Undone('This user has no second factor.')
  await log(tx, 'reset-factor', uid, { reason })
  return `The second factor of ${maskedMobile(mobile)} is reset, and they are logged out everywhere.`
}

function explain(error: unknown): { message: string; exitCode: number } {
  if (error instanceof UsageError) return { message: `${error.message}\n\n${usage}`, exitCode: 2 }
  if (error instanceof ConfigError) return { message: error.sentences.join('\n'), exitCode: 2 }
  if (error instanceof Undone) return error
  if (error instanceof AddressError)
    return { message: `COPY_TO_DATABASE_URL ${error.message}`, exitCode: 2 }
  if (error instanceof Refusal) return { message: error.words.en, exitCode: 1 }
  const { code = '', message } = error as Error & { code?: string }
  if (/^(42P01|42883|42703)$/.test(code))
    return {
      message: 'The database is not in the form of this release yet: start the server once.',
      exitCode: 3,
    }
  if (/^(E[A-Z]{3,}|28|3D|08|57P)/.test(code) || /timeout|terminated/.test(message))
    return {
      message: `The database at DATABASE_URL can't be opened (${code || 'no answer'}). Check that it runs and that the address is right.`,
      exitCode: 3,
    }
  return { message: `It failed: ${message}`, exitCode: 1 }
}
