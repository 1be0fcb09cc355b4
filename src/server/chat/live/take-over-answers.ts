import { sql } from 'kysely'
import type { AppContext } from '../../core/context.ts'
import {
  isOfDeadProcess,
  longestAgoSeconds,
  mostTakeovers,
} from '../../core/process/process-lease.ts'
import type { Db } from '../../db/schema.ts'
import { memoriesForAnswer } from '../../memory/memory.ts'
import { isFrameTopic } from '../../reading/meanings.ts'
import { recordHeartbeat } from '../../wallet/holds.ts'
import { showEarlierAnswer } from '../similarity/earlier-answer.ts'
import { chartedColumns, numberedHistoryOf } from '../session/reading-input.ts'
import { savedBirthsOf } from '../session/saved-births.ts'
import type { PlacedQuestion } from './placed-question.ts'
import { writeAnswer } from './write-answer.ts'

/** So many a process takes over at a time: the others have their share. */
const mostAtOnce = 10

/**
 * Goes on with answers whose process has died: takes each over under a lease of its own, so that whoever
 * wrote it before can neither keep it nor give it back should it wake up, and writes it to its end.
 *
 * @returns how many.
 */
export async function takeOverAnswers(context: AppContext): Promise<number> {
  const { database, processLease, clock, log } = context
  // One process has the embedded database: at its start it gives back what the last one held.
  if (database.embedded) return 0
  const mids = await takeOver(context)
  if (mids.length === 0) return 0
  for (const question of await questionsOf(database.db, mids)) {
    log.warn({ mid: question.mid, processId: processLease.processId }, 'an answer was taken over')
    const live = context.liveAnswers.begin(question)
    context.background(writeAnswer(context, live, question))
  }
  // Answers are shorter than the life of a hold, but for one that was begun anew.
  await recordHeartbeat(database.db, mids, clock())
  return mids.length
}

async function takeOver({ database, processLease, clock }: AppContext): Promise<string[]> {
  const { db } = database
  const since = new Date(clock().getTime() - longestAgoSeconds * 1000)
  const dead = db
    .selectFrom('messages')
    // In the statement itself: a value would hide the index of what is open from a prepared plan.
    .where(sql<boolean>`state = 'writing'`)
    .where(isOfDeadProcess('messages.process_id'))
    .where('asked_at', '>', since)
    .where('takeovers', '<', mostTakeovers)
    .select('mid')
    .orderBy('asked_at')
    .limit(mostAtOnce)
    .forUpdate()
    .skipLocked()
  // Nothing is taken by a process that the others think dead.
  if ((await dead.executeTakeFirst()) === undefined) return []
  await processLease.renew()
  const taken = await db
    .with('dead', () => dead)
    .updateTable('messages')
    .set((e) => ({
      process_id: processLease.processId,
      lease: sql<string>`gen_random_uuid()`,
      takeovers: e('takeovers', '+', 1),
    }))
    .where('mid', 'in', (q) => q.selectFrom('dead').select('dead.mid'))
    .returning('messages.mid')
    .execute()
  return taken.map(({ mid }) => mid)
}

/** The questions as they were placed, with what of their answers stands. Of a chat that has gone there is none. */
async function questionsOf(db: Db, mids: readonly string[]): Promise<PlacedQuestion[]> {
  const rows = await db
    .selectFrom('messages as m')
    .innerJoin('chats as c', 'c.asst_id', 'm.asst_id')
    .innerJoin('births', (on) =>
      on.onRef('births.bid', '=', 'c.bid').onRef('births.uid', '=', 'm.uid'),
    )
    .leftJoin('messages as e', 'e.mid', 'm.earlier_mid')
    .leftJoin('chats as ec', 'ec.asst_id', 'e.asst_id')
    .where('m.mid', 'in', mids)
    .where('m.state', '=', 'writing')
    .select(['m.mid', 'm.asst_id', 'm.uid', 'm.seq', 'm.question', 'm.hold_id'])
    .select([
      'm.lease',
      'm.answer',
      'm.meant',
      'm.person',
      'm.asked_at',
      'm.language as answer_language',
    ])
    .select(['c.astrologer', 'c.paid_until', 'c.about_public', 'births.bid', ...chartedColumns])
    .select(['e.mid as earlier_mid', 'e.asst_id as earlier_asst_id'])
    .select(['e.asked_at as earlier_asked_at', 'ec.astrologer as earlier_astrologer'])
    .execute()
  return Promise.all(
    rows.map(async (row): Promise<PlacedQuestion> => {
      const { mid, uid, bid, seq, question, astrologer, asst_id: asstId, asked_at: at } = row
      return {
        ...{ mid, uid, bid, seq, question, astrologer, asstId, at },
        lease: row.lease ?? '',
        keptText: row.answer,
        holdId: row.hold_id,
        language: row.answer_language === 'hi' ? 'hi' : 'en',
        birth: row,
        savedBirths: await savedBirthsOf(db, uid),
        paidUntil: row.paid_until,
        earlier: showEarlierAnswer(row, true) ?? null,
        meant: row.meant && isFrameTopic(row.meant) ? row.meant : null,
        person: row.person,
        history: await numberedHistoryOf(db, { uid, asstId }, seq),
        memories: await memoriesForAnswer(db, uid, bid),
        recalled: null,
      }
    }),
  )
}
