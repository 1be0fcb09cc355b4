import { sql } from 'kysely'
import type { PersonalDataSource } from '../core/personal-data-source.ts'
import type { Db, Tx } from '../db/schema.ts'

/** What somebody wrote stays for those who answered it, without their name; all else about them goes. */
export const forumData: readonly PersonalDataSource[] = [
  {
    name: 'discussions',
    tables: ['discussions', 'discussion_ranks'],
    give: (db, { uid }) =>
      db
        .selectFrom('discussions')
        .where('uid', '=', uid)
        .select(['did', 'title', 'description', 'rashi', 'nakshatra', 'mahadasha', 'state'])
        .select(['upvotes', 'downvotes', 'comment_count', 'created_at', 'edited_at'])
        .orderBy('created_at')
        .execute(),
    erase: async (tx, { uid }) => {
      // What nobody has seen goes with its author.
      await tx
        .updateTable('discussions')
        .set({ state: 'deleted', title: '', description: '', ...unsearchable })
        .where('uid', '=', uid)
        .where('state', '<>', 'shown')
        .execute()
      await tx
        .updateTable('discussions')
        .set({ uid: null, rashi: null, nakshatra: null, mahadasha: null })
        .where('uid', '=', uid)
        .execute()
    },
  },
  {
    name: 'comments',
    tables: ['comments'],
    give: (db, { uid }) =>
      db
        .selectFrom('comments')
        .where('uid', '=', uid)
        .select([
          'cid',
          'did',
          'reply_to',
          'comment',
          'state',
          'upvotes',
          'downvotes',
          'created_at',
        ])
        .orderBy('created_at')
        .execute(),
    erase: async (tx, { uid }) => {
      await tx
        .updateTable('comments')
        .set({ state: 'deleted', comment: '' })
        .where('uid', '=', uid)
        .where('state', '<>', 'shown')
        .execute()
      await tx.updateTable('comments').set({ uid: null }).where('uid', '=', uid).execute()
    },
  },
  {
    name: 'reports',
    tables: ['reports'],
    give: (db, { uid }) =>
      db
        .selectFrom('reports')
        .where('uid', '=', uid)
        .select(['item', 'reason', 'note', 'outcome', 'created_at', 'decided_at'])
        .orderBy('created_at')
        .execute(),
    erase: (tx, { uid }) => tx.deleteFrom('reports').where('uid', '=', uid).execute(),
  },
  {
    name: 'notifications',
    tables: ['notifications'],
    give: (db, { uid }) =>
      db
        .selectFrom('notifications')
        .where('uid', '=', uid)
        .select(['kind', 'did', 'count', 'created_at', 'seen_at'])
        .orderBy('created_at')
        .execute(),
    erase: async (tx, { uid }) => {
      await tx.deleteFrom('notifications').where('uid', '=', uid).execute()
      await sql`update notifications set details = '{}' where details ->> 'actor' = ${uid}`.execute(
        tx,
      )
    },
  },
  {
    name: 'points',
    tables: ['point_awards', 'point_days'],
    give: async (db, { uid }) => ({
      awards: await awardsOf(db, uid),
      days: await db
        .selectFrom('point_days')
        .where('uid', '=', uid)
        .select([sql<string>`day::text`.as('day'), 'earned'])
        .orderBy('day')
        .execute(),
    }),
    erase: async (tx, { uid }) => {
      // What authors got for a vote names its voter.
      await sql`update point_awards set cause = md5(cause) where cause like ${`%:upvote:${uid}:%`}
        and item in (select item from votes where uid = ${uid})`.execute(tx)
      await tx.deleteFrom('point_awards').where('uid', '=', uid).execute()
      await tx.deleteFrom('point_days').where('uid', '=', uid).execute()
    },
  },
  {
    name: 'votes',
    tables: ['votes'],
    give: (db, { uid }) =>
      db
        .selectFrom('votes')
        .where('uid', '=', uid)
        .select(['item', 'type', 'at'])
        .orderBy('at')
        .execute(),
    erase: (tx, { uid }) => eraseVotes(tx, uid),
  },
  {
    name: 'profile',
    tables: ['profiles', 'email_codes'],
    give: (db, { uid }) =>
      db
        .selectFrom('profiles')
        .where('uid', '=', uid)
        .select(['email', 'email_verified_at', 'bid', 'gender', 'avatar', 'is_private'])
        .select(['points_owed', 'created_at'])
        .executeTakeFirst(),
    erase: async (tx, { uid }) => {
      await tx.deleteFrom('email_codes').where('uid', '=', uid).execute()
      await tx.deleteFrom('profiles').where('uid', '=', uid).execute()
    },
  },
]

const unsearchable = { search: sql<string>`''::tsvector`, title_grams: [] as string[] }

function awardsOf(db: Db, uid: string) {
  return db
    .selectFrom('point_awards')
    .where('uid', '=', uid)
    .select(['item', 'amount', 'at', 'taken_back_at'])
    .orderBy('at')
    .execute()
}

/** Their votes, and what the items count of them. */
async function eraseVotes(tx: Tx, uid: string): Promise<void> {
  for (const [table, key, ofComment] of [
    ['discussions', 'did', false],
    ['comments', 'cid', true],
  ] as const)
    await sql`
      update ${sql.table(table)} as i set
        upvotes = i.upvotes - (v.type = 1)::int, downvotes = i.downvotes - (v.type = 0)::int
      from votes v where v.uid = ${uid} and v.of_comment = ${ofComment} and i.${sql.ref(key)} = v.item`.execute(
      tx,
    )
  await tx.deleteFrom('votes').where('uid', '=', uid).execute()
}
