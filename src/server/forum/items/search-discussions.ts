import { sql, type RawBuilder } from 'kysely'
import { discussionsPerPage as perPage } from '../../../contract/core/constants.ts'
import { forumMessages as words } from '../../../words/forum/forum-server.ts'
import { limitConcurrency, TooManyWaiting } from '../../core/concurrency/concurrency.ts'
import { HttpError } from '../../core/refusal.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { pagesOf, selectDetails, type DiscussionPage } from './read-discussions.ts'
import { halves, searchWords, significantSearchWords, trigramsOf } from './search-words.ts'

/** Deeper than this nobody reads on in what a search has found. */
const mostShown = 300
/** So many matches are read from the index and put in order; of what is commoner the newest are looked through. */
const mostMatches = 3_000
/** How many of the newest discussions are looked through for a common word. */
const mostNewest = 20_000
/** Of a word that the planner takes for commoner the index is not read at all. */
const leastCommon = 30_000
/** The beginning of a word is searched for from this length on: shorter ones begin thousands of words. */
const leastPrefix = 3
/** A search that takes longer is given up; the slowest takes a twentieth of it. */
const patienceMilliseconds = 1_500

/** Runs a search when it is its turn, on the share of the pool that searches have. */
export type SearchTurns = <T>(db: Db, search: (tx: Tx) => Promise<T>) => Promise<T>

declare module '../../core/context.ts' {
  interface AppContext {
    searchInTurn: SearchTurns
  }
}

/**
 * Three searches at a time, each of bounded length, so that whoever searches holds up other searches at
 * most. In their transaction the planner has no way but the indexes: with the word's frequency guessed, it
 * would rather walk over every discussion for a word that nobody used.
 *
 * @returns runs a search; throws HttpError 503 where it takes too long, or too many wait.
 */
export function createSearchTurns(): SearchTurns {
  const inTurn = limitConcurrency(3, 30)
  return async (db, search) => {
    try {
      return await inTurn(() =>
        db.transaction().execute(async (tx) => {
          await sql`select set_config('statement_timeout', ${String(patienceMilliseconds)}, true),
            set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`.execute(tx)
          return search(tx)
        }),
      )
    } catch (error) {
      const isTooSlow = (error as { code?: string }).code === '57014'
      if (!isTooSlow && !(error instanceof TooManyWaiting)) throw error
      throw new HttpError(503, words.searchBusy, { retryAfterSeconds: 2 })
    }
  }
}

/** A page of what holds every word, the last one as the beginning of a word; else of what nearly does. */
export async function pageOfSearch(
  tx: Tx,
  query: string,
  page: number,
  reader: string | null,
): Promise<DiscussionPage> {
  const queryWords = significantSearchWords(query).slice(0, 8)
  const none: DiscussionPage = { rows: [], pageCount: 1, near: false }
  if (!queryWords.length) return none
  const exact = sql`search @@ to_tsquery('simple', ${buildPrefixQuery(queryWords)})`
  const found = await pageWhere(tx, exact, page, reader)
  if (found.rows.length || page > 1) return found
  const allowing = queryWords.map(nearly)
  if (allowing.every((it) => it === null)) return none
  const near = sql.join(
    allowing.map((it, i) => it ?? sql`search @@ to_tsquery('simple', ${queryWords[i]})`),
    sql` and `,
  )
  const guessed = await pageWhere(tx, near, 1, reader)
  return { ...guessed, near: guessed.rows.length > 0 }
}

function buildPrefixQuery(queryWords: readonly string[]): string {
  const last = queryWords.length - 1
  return queryWords
    .map((word, i) => (i === last && word.length >= leastPrefix ? `${word}:*` : word))
    .join(' & ')
}

function nearly(word: string): RawBuilder<unknown> | null {
  const parts = halves(word)
  if (!parts) return null
  return sql`(title_grams @> ${parts[0]}::text[] or title_grams @> ${parts[1]}::text[])`
}

interface Match {
  did: string
  place: number
}

/**
 * The newest shown discussions that fulfil a condition with an index of its own, newest first: all of
 * them where there are few, else as many as the newest discussions hold.
 */
async function findMatches(
  tx: Tx,
  condition: RawBuilder<unknown>,
  mostWanted: number,
): Promise<Match[]> {
  const isCommon = (await estimateMatches(tx, condition)) > leastCommon
  const newest = isCommon ? await matchesAmongNewest(tx, condition, mostWanted) : null
  if (newest?.length === mostWanted) return newest
  // Index first, order after. The state is said so that no index of it is known: what is left is the
  // condition's own.
  const { rows } = await sql<Match & { count: number }>`
    with found as materialized (
      select did, place from discussions where ${condition} and state || '' = 'shown'
      limit ${sql.lit(mostMatches + 1)}
    )
    select did, place, (select count(*)::int from found) as count
    from found order by place desc limit ${sql.lit(mostWanted)}`.execute(tx)
  if ((rows[0]?.count ?? 0) <= mostMatches) return rows
  const ofNewest = newest ?? (await matchesAmongNewest(tx, condition, mostWanted))
  return ofNewest.length ? ofNewest : rows
}

/** The planner's guess, from the commonest words that it keeps: good enough to tell which way is short. */
async function estimateMatches(tx: Tx, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select did from discussions where ${condition}`.execute(tx)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

async function matchesAmongNewest(
  tx: Tx,
  condition: RawBuilder<unknown>,
  mostWanted: number,
): Promise<Match[]> {
  const { rows } = await sql<Match>`
    select did, place from (
      select did, place, search, title_grams from discussions where state = 'shown'
      order by place desc limit ${sql.lit(mostNewest)}
    ) as newest where ${condition} limit ${sql.lit(mostWanted)}`.execute(tx)
  return rows
}

async function pageWhere(
  tx: Tx,
  condition: RawBuilder<unknown>,
  page: number,
  reader: string | null,
): Promise<DiscussionPage> {
  const matches = await findMatches(tx, condition, mostShown)
  const pageCount = pagesOf(matches.length)
  const dids = matches.slice((page - 1) * perPage, page * perPage).map(({ did }) => did)
  if (!dids.length) return { rows: [], pageCount, near: false }
  const didQuery = sql`select unnest(${dids}::uuid[]) as did`
  const { rows } = await selectDetails(didQuery, reader).execute(tx)
  return { rows, pageCount, near: false }
}

export interface SimilarDiscussion {
  did: string
  title: string
  created_at: Date
  comment_count: number
}

/** Up to five discussions that share most of the words that tell most in a title being typed. */
export async function similarDiscussions(tx: Tx, title: string): Promise<SimilarDiscussion[]> {
  const titleWords = significantSearchWords(title)
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length)
    .slice(0, 6)
  if (!titleWords.length) return []
  const wordQuery = sql`to_tsquery('simple', ${titleWords.join(' | ')})`
  // Of very many, the newest are weighed: what is common tells little anyway.
  const matches = await findMatches(tx, sql`search @@ ${wordQuery}`, 1_000)
  const { rows } = await sql<SimilarDiscussion>`
    select did, title, created_at, comment_count from discussions
    where did = any(${matches.map(({ did }) => did)}::uuid[])
    order by ts_rank(search, ${wordQuery}) desc, place desc limit 5`.execute(tx)
  return rows
}

/** What the search knows a discussion by: its columns `search` and `title_grams`. */
export function searchColumnsOf(title: string, description: string) {
  const titleWords = searchWords(title)
  return {
    search: sql<string>`setweight(to_tsvector('simple', ${titleWords.join(' ')}), 'A')
      || to_tsvector('simple', ${searchWords(description).join(' ')})`,
    title_grams: trigramsOf(titleWords),
  }
}
