import { randomUUID } from 'node:crypto'
import type { Tx } from '../db/schema.ts'

export interface OperatorAct {
  /** The operator; null for whoever sits at the server's command line. */
  uid: string | null
  /** What was done, as the name of its call ("admin/setOffer") or command ("operator/ban"). */
  act: string
  /** What it was done to: an opaque id or a name of ours, never a mobile, a person's name or words. */
  subject?: string
  /** Before and after, or the reason. Nothing personal. */
  detail?: Record<string, unknown>
  at: Date
}

/** Writes an operator's act into the audit log, in the transaction of the act itself. */
export async function recordOperatorAct(
  tx: Tx,
  { uid, act, subject = '', detail = {}, at }: OperatorAct,
): Promise<void> {
  await tx
    .insertInto('operator_acts')
    .values({ act_id: randomUUID(), uid, act, subject, detail: JSON.stringify(detail), at })
    .execute()
}
