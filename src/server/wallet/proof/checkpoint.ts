import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { Checkpoint } from './ledger-proofs.ts'

/** What is known of the ledger. */
export interface LedgerState {
  /** null before the first whole proof that found nothing. */
  checkpoint: Checkpoint | null
  provenAt: Date | null
  wholeProvenAt: Date | null
  /** What the last whole proof and the last since then found wrong. */
  problems: number
  operatorsToldAt: Date | null
}

/** Reads what the last proofs left, whichever process made them. */
export async function readCheckpoint(db: Db): Promise<LedgerState> {
  const row = await db.selectFrom('ledger_checkpoint').selectAll().executeTakeFirst()
  const entryId = row?.entry_id ?? null
  return {
    checkpoint: row && entryId !== null ? { entryId, aside: row.aside } : null,
    provenAt: row?.proven_at ?? null,
    wholeProvenAt: row?.whole_proven_at ?? null,
    problems: row ? row.problems + row.whole_problems : 0,
    operatorsToldAt: row?.operators_told_at ?? null,
  }
}

export interface MadeProof {
  isWhole: boolean
  problems: readonly string[]
  /** Where the next may begin; null leaves it where it was. */
  next: Checkpoint | null
  at: Date
}

/** Keeps what a proof has found. A whole one says it of all that is new too. */
export async function storeProof(
  db: Db,
  { isWhole, problems, next, at }: MadeProof,
): Promise<void> {
  const changes = {
    proven_at: at,
    problems: isWhole ? 0 : problems.length,
    ...(isWhole && { whole_proven_at: at, whole_problems: problems.length }),
    ...(next && {
      entry_id: next.entryId,
      aside: sql<string>`${JSON.stringify(next.aside)}::jsonb`,
    }),
  }
  await db
    .insertInto('ledger_checkpoint')
    .values(changes)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(changes))
    .execute()
}
