import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '../db/schema.ts'
import type { DroppedSentence, ReadingLanguage } from '../reading/types/reading-types.ts'

const keptDays = 90
const mostOfOneAnswer = 5
const longest = 1_200

/** Keeps what was held back from an answer, of people who agreed to that alone. */
export async function keepDroppedSamples(
  tx: Tx,
  { uid, at, language }: { uid: string; at: Date; language: ReadingLanguage },
  dropped: readonly DroppedSentence[],
): Promise<void> {
  const samples = dropped.filter(({ text }) => text !== '').slice(0, mostOfOneAnswer)
  if (samples.length === 0) return
  const agreed = await tx
    .selectFrom('users')
    .where('uid', '=', uid)
    .where('shares_samples', '=', true)
    .select('uid')
    .executeTakeFirst()
  if (!agreed) return
  await tx
    .insertInto('dropped_samples')
    .values(
      samples.map(({ cause, text }) => ({
        ...{ sample_id: randomUUID(), uid, at, language, cause },
        text: text.slice(0, longest),
      })),
    )
    .execute()
}

/** The latest hundred, without whose they were. */
export function latestDroppedSamples(db: Db) {
  return db
    .selectFrom('dropped_samples')
    .innerJoin('users', 'users.uid', 'dropped_samples.uid')
    .where('users.shares_samples', '=', true)
    .select(['dropped_samples.at', 'dropped_samples.cause', 'dropped_samples.text'])
    .orderBy('dropped_samples.at', 'desc')
    .limit(100)
    .execute()
}

/** Consent, or its end: then what was kept goes too. */
export async function setSharesSamples(tx: Tx, uid: string, isOn: boolean): Promise<void> {
  await tx.updateTable('users').set({ shares_samples: isOn }).where('uid', '=', uid).execute()
  if (!isOn) await tx.deleteFrom('dropped_samples').where('uid', '=', uid).execute()
}

/** Deletes what is older than ninety days. @returns how many. */
export async function deleteOldSamples(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  const result = await db.deleteFrom('dropped_samples').where('at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
