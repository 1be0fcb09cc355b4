import { sql } from 'kysely'
import { forumMessages as words, forumRetryTemplates } from '../../../words/forum/forum-server.ts'
import type { Tx } from '../../db/schema.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Session } from '../../core/caller.ts'

const daySeconds = 86_400
const hourSeconds = 3_600

export interface Poster {
  uid: string
  /** Not known well yet: bounds are tighter, and what they report weighs less. */
  isNew: boolean
  /** Something of theirs was removed in the last thirty days: what they post next waits to be looked at. */
  hasRemovedItem: boolean
}

/** What may be done how often, by who is new and who is not. */
const bounds = {
  discussions: { seconds: daySeconds, ofNew: 5, ofOthers: 20 },
  comments: { seconds: hourSeconds, ofNew: 20, ofOthers: 60 },
  votes: { seconds: hourSeconds, ofNew: 60, ofOthers: 300 },
} as const

/**
 * Lets somebody take part, one act of theirs at a time: whoever is banned is refused.
 *
 * @throws Refusal for the banned.
 */
export async function lockPoster(tx: Tx, user: Session, at: Date): Promise<Poster> {
  // Not the profile's row: votes of two people on each other's posts would wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`poster:${user.uid}`}, 0))`.execute(tx)
  // The session was read before the lock was there.
  const { rows } = await sql<{
    is_ban: boolean
    bad: boolean
    shown: boolean
    since: Date
  }>`
    select u.is_ban, coalesce(p.created_at, u.created_at) as since,
      exists (select from discussions d where d.uid = u.uid and state = 'shown')
        or exists (select from comments c where c.uid = u.uid and state = 'shown') as shown,
      exists (select from discussions d where d.uid = u.uid and state = 'removed' and created_at > ${new Date(at.getTime() - 30 * daySeconds * 1000)}) as bad
    from users u left join profiles p using (uid) where u.uid = ${user.uid}`.execute(tx)
  const [row] = rows
  if (!row || row.is_ban) throw new Refusal(words.banned)
  const isYoung = at.getTime() - row.since.getTime() < daySeconds * 1000
  return {
    uid: user.uid,
    isNew: isYoung || !row.shown,
    hasRemovedItem: row.bad,
  }
}

/**
 * Keeps what a poster does within the bounds of their level.
 *
 * @throws Refusal saying when it may be done again.
 */
export async function takePosterLimit(
  tx: Tx,
  poster: Poster,
  activity: keyof typeof bounds,
  at: Date,
): Promise<void> {
  const { seconds, ofNew, ofOthers } = bounds[activity]
  const limit = poster.isNew ? ofNew : ofOthers
  const since = new Date(at.getTime() - seconds * 1000)
  const times = { discussions: 'created_at', comments: 'created_at', votes: 'at' } as const
  const time = sql.ref(times[activity])
  const { rows } = await sql<{ time: Date }>`
    select ${time} as time from ${sql.table(activity)}
    where uid = ${poster.uid} and ${time} > ${since}
    order by ${time} desc offset ${limit - 1} limit 1`.execute(tx)
  const [oldest] = rows
  if (!oldest) return
  const wait = Math.ceil((oldest.time.getTime() - since.getTime()) / 1000)
  const sentence = forumRetryTemplates[activity]
  throw new Refusal({ en: sentence.en(limit, wait), hi: sentence.hi(limit, wait) })
}
