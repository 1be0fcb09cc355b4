import { purposeNames } from '@drishti/jyotish/names'
import { dayMs } from '../../contract/core/constants.ts'
import type { ApiInput } from '../../contract/apis.ts'
import { reminderServerWords as words } from '../../words/reminders/reminders-server.ts'
import type { Language } from '../../words/say.ts'
import { HttpError, Refusal } from '../core/refusal.ts'
import type { Db, Tx } from '../db/schema.ts'
import { addReminders } from './reminder-queue.ts'

const mostMarked = 100
const furthestDays = 740
const longestMs = 3 * dayMs
/** So long before it begins it is told. */
const beforeMs = 3_600_000

/** Marks a muhurta, and puts its reminder in the queue: whether it is sent is seen when it is due. */
export async function markMuhurta(
  tx: Tx,
  { uid, timezone, at }: { uid: string; timezone: string; at: Date },
  { purpose, starts_at, ends_at, place }: ApiInput<'muhurtas/mark'>,
): Promise<string> {
  const [starts, ends] = [new Date(starts_at), new Date(ends_at)]
  const length = ends.getTime() - starts.getTime()
  const isAhead = ends > at && starts.getTime() - at.getTime() < furthestDays * dayMs
  if (!isAhead || length <= 0 || length > longestMs) throw new Refusal(words.badMuhurta)
  const { count } = await tx
    .selectFrom('marked_muhurtas')
    .where('uid', '=', uid)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= mostMarked) throw new Refusal(words.tooManyMuhurtas)
  const { muhurta_id } = await tx
    .insertInto('marked_muhurtas')
    .values({
      ...{ muhurta_id: crypto.randomUUID(), uid, purpose, place, timezone, marked_at: at },
      ...{ starts_at: starts, ends_at: ends },
    })
    .onConflict((conflict) =>
      conflict.columns(['uid', 'purpose', 'starts_at']).doUpdateSet({ ends_at: ends, place }),
    )
    .returning('muhurta_id')
    .executeTakeFirstOrThrow()
  const dueAt = new Date(starts.getTime() - beforeMs)
  const key = `${muhurta_id}:hour`
  if (dueAt > at) await addReminders(tx, [{ uid, kind: 'muhurta', key, dueAt, expiresAt: starts }])
  return muhurta_id
}

/** @throws HttpError 404 for one that is not theirs. */
export async function unmarkMuhurta(tx: Tx, uid: string, muhurtaId: string): Promise<void> {
  const gone = await tx
    .deleteFrom('marked_muhurtas')
    .where('uid', '=', uid)
    .where('muhurta_id', '=', muhurtaId)
    .returning('muhurta_id')
    .executeTakeFirst()
  if (!gone) throw new HttpError(404, words.noMuhurta)
  const keys = [`${muhurtaId}:hour`, `${muhurtaId}:day`]
  await tx
    .deleteFrom('reminders')
    .where('uid', '=', uid)
    .where('kind', '=', 'muhurta')
    .where('key', 'in', keys)
    .execute()
}

/** What somebody has marked and is not over, in the order of time. */
export function readMarkedMuhurtas(db: Db, uid: string, at: Date) {
  return db
    .selectFrom('marked_muhurtas')
    .where('uid', '=', uid)
    .where('ends_at', '>', at)
    .selectAll()
    .orderBy('starts_at')
    .execute()
}

/** "Marriage", "विवाह". */
export function purposeName(purpose: string, language: Language): string {
  return purposeNames[purpose as keyof typeof purposeNames]?.[language] ?? purpose
}
