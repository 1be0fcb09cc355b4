import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { transact } from '../../db/database.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { demoDiscussions, demoMembers } from './demo.fixture.ts'
import { searchColumnsOf } from '../items/search-discussions.ts'
import { nextPlace, recountComments } from '../items/write-items.ts'

/** The same name always gives the same id: seeding twice puts nothing twice. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(`demo:${name}`).digest('hex')
  // Version 8 (of our own making) and the variant that a UUID must say.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}

const minute = 60_000

/** A small lively AstroHub of invented people, up to this instant. */
export async function seedDemo(db: Db, at: Date): Promise<void> {
  await transact(db, async (tx) => {
    for (const [i, { name, gender }] of demoMembers.entries()) await addMember(tx, name, gender, i)
    for (const [i, it] of demoDiscussions.entries()) await addDiscussion(tx, it, i, at)
  })
}

async function addMember(tx: Tx, name: string, gender: 'Male' | 'Female', i: number) {
  const uid = idOf(name)
  await tx
    .insertInto('users')
    .values({ uid, display_name: name, invite_code: `demo-${uid}` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .insertInto('profiles')
    .values({
      uid,
      email: `${name.toLowerCase()}@mail.invalid`,
      email_verified_at: null,
      bid: null,
      gender,
      avatar: ((i * 5) % 12) + 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function addDiscussion(
  tx: Tx,
  discussion: (typeof demoDiscussions)[number],
  i: number,
  at: Date,
): Promise<void> {
  const did = idOf(discussion.title)
  const createdAt = new Date(at.getTime() - (demoDiscussions.length - i) * 197 * minute)
  const newDiscussion = await tx
    .insertInto('discussions')
    .values({
      did,
      uid: idOf(discussion.by),
      title: discussion.title,
      description: discussion.description,
      rashi: discussion.rashi ?? null,
      nakshatra: discussion.nakshatra ?? null,
      mahadasha: discussion.mahadasha ?? null,
      state: 'shown',
      place: nextPlace,
      created_at: createdAt,
      edited_at: null,
      latest_cid: null,
      ...searchColumnsOf(discussion.title, discussion.description),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('did')
    .executeTakeFirst()
  if (!newDiscussion) return
  for (const [n, [by, comment]] of discussion.comments.entries())
    await tx
      .insertInto('comments')
      .values({
        cid: idOf(`${discussion.title} ${n}`),
        did,
        uid: idOf(by),
        comment,
        state: 'shown',
        created_at: new Date(createdAt.getTime() + (n + 1) * 23 * minute),
      })
      .execute()
  await recountComments(tx, did)
  const voters = demoMembers.filter(({ name }) => name !== discussion.by).slice(0, (i * 5) % 9)
  for (const { name } of voters)
    await tx
      .insertInto('votes')
      .values({ uid: idOf(name), item: did, of_comment: false, type: 1 })
      .execute()
  await sql`update discussions set upvotes = ${voters.length} where did = ${did}`.execute(tx)
}
