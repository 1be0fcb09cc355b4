import { sql, type RawBuilder } from 'kysely'
import { discussionsPerPage } from '../../../contract/core/constants.ts'
import type { Db } from '../../db/schema.ts'
import type { CommentRow, DiscussionRow } from './show-item.ts'

const perPage = discussionsPerPage
export const commentsPerPage = 50
/** Places in a run of discussion_runs. */
const runLength = 512
/** Runs in a group of discussion_run_groups. */
const runsOfGroup = 64

export interface DiscussionPage {
  rows: DiscussionRow[]
  pageCount: number
  /** Found only after allowing for a slip in a word. */
  near: boolean
  /** There are more than this list has pages for. */
  isCut?: boolean
  /** What its reader has of points, where that was read on the way. */
  points?: number
}

/** What a list of discussions shows, of the dids that `chosen` selects with their place. */
export function selectDetails<Row extends DiscussionRow = DiscussionRow>(
  didQuery: RawBuilder<unknown>,
  reader: string | null,
  extraColumns = sql``,
): RawBuilder<Row> {
  return sql<Row>`
    select d.did, d.uid, d.title, d.description, d.state, d.hold_reason, d.created_at, d.edited_at, d.upvotes,
      d.downvotes, d.comment_count, d.rashi, d.nakshatra, d.mahadasha,
      u.display_name, p.gender, p.avatar, p.is_private,
      ${reader === null ? sql`null::int` : sql`(select v.type from votes v where v.uid = ${reader} and v.item = d.did)`} as my_vote,
      c.comment as latest_comment, c.uid as latest_uid, cu.display_name as latest_display_name,
      cp.gender as latest_gender, cp.avatar as latest_avatar ${extraColumns}
    from (${didQuery}) as chosen
    join discussions d using (did)
    left join users u on u.uid = d.uid left join profiles p on p.uid = d.uid
    left join comments c on c.cid = d.latest_cid
    left join users cu on cu.uid = c.uid left join profiles cp on cp.uid = c.uid
    order by d.place desc nulls first, d.created_at desc`
}

const totalOfAll = sql`(select coalesce(sum(shown), 0)::int from discussion_run_groups)`

// No `*` with a space before it: such a statement is not kept prepared, and planning this join takes
// longer than running it. Nor a limit by parameter, which the planner would take for a tenth of all.
const firstPage = selectDetails<DiscussionRow & { total: number }>(
  sql`select did from discussions where state = 'shown' order by place desc limit ${sql.lit(perPage)}`,
  null,
  sql`, ${totalOfAll} as total`,
)

function pageAfter(skipped: number): RawBuilder<DiscussionRow & { total: number }> {
  return sql`
    with sums as materialized (
      select run_group, shown, sum(shown) over (order by run_group desc)::int as upto
      from discussion_run_groups
    ), beginning_group as materialized (
      select run_group, upto - shown as before
      from sums where upto > ${skipped}::int order by run_group desc limit 1
    ), runs as materialized (
      select run, shown,
        (select before from beginning_group) + sum(shown) over (order by run desc)::int as upto
      from discussion_runs
      where run >= (select run_group from beginning_group)*${sql.lit(runsOfGroup)}
        and run < (select run_group + 1 from beginning_group)*${sql.lit(runsOfGroup)}
    ), beginning as materialized (
      select (run + 1)*${sql.lit(runLength)} as below, upto - shown as before
      from runs where upto > ${skipped}::int order by run desc limit 1
    )
    ${selectDetails(
      sql`
        select did from discussions
        where state = 'shown' and place <= (
          select place from discussions
          where state = 'shown' and place < (select below from beginning)
          order by place desc offset ${skipped}::int - (select before from beginning) limit 1
        )
        order by place desc limit ${sql.lit(perPage)}`,
      null,
      sql`, (select max(upto) from sums) as total`,
    )}`
}

/**
 * A page of all discussions, newest first, without anybody's votes. The run in which a page begins is
 * found by the counts of groups of runs and of the runs of one group, so that page 5000 costs what page 2
 * does; the first needs none of them.
 */
export async function pageOfAll(db: Db, page: number): Promise<DiscussionPage> {
  const pageQuery = page === 1 ? firstPage : pageAfter((page - 1) * perPage)
  const { rows } = await pageQuery.execute(db)
  if (rows[0]) return { rows, pageCount: pagesOf(rows[0].total), near: false }
  const { rows: counted } = await sql<{ total: number }>`select ${totalOfAll} as total`.execute(db)
  return { rows: [], pageCount: pagesOf(counted[0]?.total ?? 0), near: false }
}

/** A page of one author's discussions; their own also as they wait or are hidden. */
export async function pageOfAuthor(
  db: Db,
  uid: string,
  page: number,
  reader: string | null,
): Promise<DiscussionPage> {
  const states =
    uid === reader ? sql`state in ('shown', 'waiting', 'hidden')` : sql`state = 'shown'`
  const { rows: countRows } = await sql<{ count: number }>`
    select count(*) as count from discussions where uid = ${uid} and ${states}`.execute(db)
  const order = uid === reader ? sql`created_at desc` : sql`place desc`
  const didQuery = sql`
    select did from discussions where uid = ${uid} and ${states}
    order by ${order} offset ${(page - 1) * perPage} limit ${perPage}`
  const { rows } = await selectDetails(didQuery, reader).execute(db)
  if (uid === reader) rows.sort((a, b) => b.created_at.getTime() - a.created_at.getTime())
  return { rows, pageCount: pagesOf(countRows[0]?.count ?? 0), near: false }
}

/** How many pages so many discussions are. */
export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / perPage))
}

/** One discussion, if this reader may see it: everybody what is shown, its author and operators the rest. */
export async function findDiscussion(
  db: Db,
  did: string,
  reader: { uid: string; isOperator: boolean } | null,
): Promise<DiscussionRow | undefined> {
  const visibility = reader?.isOperator
    ? sql`state in ('shown', 'waiting', 'hidden', 'removed')`
    : sql`(state = 'shown' or (uid = ${reader?.uid ?? null}::uuid and state in ('waiting', 'hidden')))`
  const chosen = sql`select did from discussions where did = ${did} and ${visibility}`
  const { rows } = await sql<DiscussionRow>`${selectDetails(chosen, reader?.uid ?? null)}`.execute(
    db,
  )
  return rows[0]
}

/** The order of a discussion's comments: oldest first, each with the replies in its thread. */
const inThreads = sql`coalesce(c.root_seq, c.seq), c.seq`

/** A page of a discussion's comments; the reader's own also as they wait. */
export async function readComments(
  db: Db,
  did: string,
  page: number,
  reader: string | null,
): Promise<{ rows: CommentRow[]; pageCount: number }> {
  const mayRead = sql`c.did = ${did} and (c.state = 'shown' or (c.uid = ${reader}::uuid and c.state in ('waiting', 'hidden')))`
  const { rows } = await sql<CommentRow>`
    select c.cid, c.uid, c.comment, c.reply_to, c.state, c.hold_reason, c.created_at, c.upvotes, c.downvotes,
      u.display_name, p.gender, p.avatar, a.cid as answered_cid, au.display_name as answered_display_name,
      ${reader === null ? sql`null::int` : sql`(select v.type from votes v where v.uid = ${reader} and v.item = c.cid)`} as my_vote
    from (select cid, seq, root_seq, reply_to, uid, comment, state, hold_reason, created_at, upvotes, downvotes
          from comments c where ${mayRead} order by ${inThreads}
          offset ${(page - 1) * commentsPerPage} limit ${commentsPerPage}) as c
    left join users u on u.uid = c.uid left join profiles p on p.uid = c.uid
    left join comments a on a.cid = c.reply_to and a.state = 'shown' left join users au on au.uid = a.uid
    order by ${inThreads}`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count from comments c where ${mayRead}`.execute(db)
  return { rows, pageCount: Math.max(1, Math.ceil((counted[0]?.count ?? 0) / commentsPerPage)) }
}
