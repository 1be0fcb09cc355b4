import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { MissOutcome, StoredFrame } from '../../db/stored-json.ts'

/** How many answers missed their question, by what those were read as, the most first. */
export async function countMisses(db: Db) {
  const { rows } = await sql<{
    topic: string
    asks: string
    subject: string
    count: number
    confidence: number | null
  }>`
    select coalesce(frame ->> 'topic', '-') as topic, coalesce(frame ->> 'asks', '-') as asks,
      coalesce(frame ->> 'subject', '-') as subject, count(*)::int as count,
      avg((frame ->> 'confidence')::float8) as confidence
    from misses group by 1, 2, 3 order by 4 desc, 1, 2, 3 limit 200`.execute(db)
  return rows
}

/** Meanings that were chosen, by what the questions would have been read as: counts, no text. */
export async function countChosenMeanings(db: Db) {
  const { rows } = await sql<{ topic: string; meant: string; count: number }>`
    select coalesce(read_as ->> 'topic', '-') as topic, meant, count(*)::int as count
    from messages where meant is not null
    group by 1, 2 order by 3 desc, 1, 2 limit 200`.execute(db)
  return rows
}

/** A question that was sent in, because its answer was about something else. */
export interface MissedQuestion {
  reported_at: Date
  question: string
  frame: StoredFrame | null
  outcome: MissOutcome
  /** What they chose it to mean afterwards. */
  meant: string | null
}

/** The latest hundred, but for those of chats that were deleted since. */
export async function latestMisses(db: Db): Promise<MissedQuestion[]> {
  return db
    .selectFrom('misses')
    .innerJoin('messages as m', 'm.mid', 'misses.mid')
    .innerJoin('chats', 'chats.asst_id', 'm.asst_id')
    .where('chats.deleted_at', 'is', null)
    .select(['misses.reported_at', 'm.question', 'misses.frame', 'misses.outcome'])
    .select((e) =>
      e
        .selectFrom('messages as n')
        .whereRef('n.asst_id', '=', 'm.asst_id')
        .whereRef('n.question', '=', 'm.question')
        .whereRef('n.seq', '>', 'm.seq')
        .where('n.meant', 'is not', null)
        .orderBy('n.seq')
        .limit(1)
        .select('n.meant')
        .as('meant'),
    )
    .orderBy('misses.reported_at', 'desc')
    .limit(100)
    .execute()
}
