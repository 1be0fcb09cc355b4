import { sql, type RawBuilder } from 'kysely'
import {
  discussionsPerPage as perPage,
  type DiscussionList,
} from '../../../contract/core/constants.ts'
import type { Language } from '../../../words/say.ts'
import type { Db } from '../../db/schema.ts'
import { pageOfAll, pagesOf, selectDetails, type DiscussionPage } from './read-discussions.ts'
import { mostOwn, readOwn } from './read-own.ts'
import type { DiscussionRow } from './show-item.ts'

/** Deeper than this no list but that of all goes: its last page says so. */
export const mostListed = 500
/** Of a tag so many of the newest are looked through for a language. */
const mostOfTag = 5_000

/** What a list is narrowed to. */
export interface DiscussionFilter {
  list: DiscussionList
  language?: Language | undefined
  rashi?: number | undefined
  nakshatra?: number | undefined
  mahadasha?: string | undefined
}

/**
 * A page of the list of all, or of what the filter leaves of it, with the reader's votes. The first page
 * of all begins for its reader with what is theirs and waits.
 */
export async function pageOfList(
  db: Db,
  filter: DiscussionFilter,
  page: number,
  reader: string | null,
): Promise<DiscussionPage> {
  if (!isNarrowed(filter)) {
    const ofAll = await pageOfAll(db, page)
    if (reader === null) return ofAll
    const dids = ofAll.rows.map(({ did }) => did)
    const { votes, points, has_waiting: hasWaiting } = await readOwn(db, reader, dids)
    const waiting = page === 1 && hasWaiting ? await ownWaiting(db, reader) : []
    const shown = ofAll.rows.map((row) => ({ ...row, my_vote: votes[row.did] ?? null }))
    return { ...ofAll, rows: [...waiting, ...shown], points }
  }
  const { rows: chosen } = await sql<{ did: string }>`${chosenOf(filter)}`.execute(db)
  const dids = chosen.slice(0, mostListed).map(({ did }) => did)
  const ofPage = dids.slice((page - 1) * perPage, page * perPage)
  const { rows } = ofPage.length
    ? await selectDetails(sql`select unnest(${ofPage}::uuid[]) as did`, reader).execute(db)
    : { rows: [] }
  rows.sort((a, b) => ofPage.indexOf(a.did) - ofPage.indexOf(b.did))
  return { rows, pageCount: pagesOf(dids.length), near: false, isCut: chosen.length > mostListed }
}

function isNarrowed({ list, ...narrow }: DiscussionFilter): boolean {
  return list !== 'new' || Object.values(narrow).some((wanted) => wanted !== undefined)
}

/** The dids of a narrowed list in its order, one more than it shows. */
function chosenOf(filter: DiscussionFilter): RawBuilder<unknown> {
  const { list, language } = filter
  const ofLanguage = language ? sql`language = ${language}` : sql`true`
  const limit = sql.lit(mostListed + 1)
  const tag = tagOf(filter)
  if (tag)
    // Whoever keeps their profile private shows no tags, and stands in no list of them.
    return sql`
      select did from (
        select did, place, language from discussion_ranks where ${tag}
        order by place desc limit ${sql.lit(mostOfTag)}
      ) as ranks
      where ${ofLanguage} and not exists (
        select from discussions d join profiles p on p.uid = d.uid
        where d.did = ranks.did and p.is_private)
      order by place desc limit ${limit}`
  if (list === 'top')
    return sql`select did from discussion_ranks where ${ofLanguage} order by heat desc limit ${limit}`
  const isOpen = list === 'unanswered' ? sql`not is_answered` : sql`true`
  return sql`
    select did from discussion_ranks where ${isOpen} and ${ofLanguage} order by place desc limit ${limit}`
}

function tagOf({ rashi, nakshatra, mahadasha }: DiscussionFilter): RawBuilder<unknown> | null {
  if (rashi !== undefined) return sql`rashi = ${rashi}::int`
  if (nakshatra !== undefined) return sql`nakshatra = ${nakshatra}::int`
  return mahadasha === undefined ? null : sql`mahadasha = ${mahadasha}`
}

/** What is the reader's own and others don't see yet, newest first. */
async function ownWaiting(db: Db, reader: string): Promise<DiscussionRow[]> {
  const didQuery = sql`
    select did from (
      select did, state from discussions where uid = ${reader}
      order by created_at desc limit ${sql.lit(mostOwn)}
    ) as own where state in ('waiting', 'hidden')`
  const { rows } = await selectDetails(didQuery, reader).execute(db)
  return rows.sort((a, b) => b.created_at.getTime() - a.created_at.getTime())
}
