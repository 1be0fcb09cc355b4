import { recordOperatorAct } from '../admin/operator-acts.ts'
import type { Tx } from '../db/schema.ts'
import type { Command } from './commands.ts'

/** What was asked for can't be done; `exitCode` as the usage lists them. */
export class Undone extends Error {
  readonly exitCode: number
  constructor(message: string, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Every command that changes something stands in the log of acts, in the transaction of its change. */
export function log(
  tx: Tx,
  act: Command['name'],
  subject: string,
  detail: Record<string, unknown>,
): Promise<void> {
  return recordOperatorAct(tx, {
    uid: null,
    act: `operator/${act}`,
    subject,
    detail,
    at: new Date(),
  })
}

/** Whose number it is, held until the transaction ends. */
export async function uidOf(tx: Tx, mobile: string): Promise<string> {
  const user = await tx
    .selectFrom('users')
    .where('mobile', '=', mobile)
    .where('deleted_at', 'is', null)
    .select('uid')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (user) return user.uid
  throw new Undone('No user has this mobile number. They must have signed in once.')
}
