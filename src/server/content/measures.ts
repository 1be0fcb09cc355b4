import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { formatNumber } from '../../words/say.ts'
import type { Language } from '../../words/say.ts'
import type { AppContext } from '../core/context.ts'
import type { Db } from '../db/schema.ts'
import type { ContentItem } from './content-items.ts'

/**
 * What can be measured in place of a sample, by the name of its item. null: there is nothing yet to
 * measure, and the sample stays.
 */
const measures: Record<string, (db: Db) => Promise<number | null>> = {
  /** Every answer and prediction that was completed: each settled one hold. */
  predictions: (db) => count(db, sql`select count(*) as n from holds where state = 'settled'`),
  users: (db) => count(db, sql`select count(*) as n from users where deleted_at is null`),
  chats: (db) => count(db, sql`select count(*) as n from chats`),
  /** Who ever put money into the wallet or had a plan. */
  recharged: (db) =>
    count(
      db,
      sql`select count(distinct owner) as n from entries
        where owner <> 'company' and unit in ('rupees', 'plan') and change > 0`,
    ),
  'rating-home': rating,
  'rating-plans': rating,
  'rating-landing': rating,
  'reviews-landing': (db) =>
    count(db, sql`select count(*) as n from messages where rating is not null`),
  // An answer is rated by a thumb: up is five stars, down is one.
  'stars-5': (db) => share(db, 1),
  'stars-4': (db) => share(db, 0),
  'stars-3': (db) => share(db, 0),
  'stars-2': (db) => share(db, 0),
  'stars-1': (db) => share(db, -1),
}

export function canBeMeasured(name: string): boolean {
  return Object.hasOwn(measures, name)
}

async function count(db: Db, statement: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await (statement as ReturnType<typeof sql<{ n: number }>>).execute(db)
  return Number(rows[0]?.n ?? 0)
}

/** The mean of all rated answers, one decimal: a thumb up is 5, one down is 1. */
async function rating(db: Db): Promise<number | null> {
  const up = await share(db, 1)
  return up === null ? null : Math.round(10 + 4 * (up / 100) * 10) / 10
}

/** Percent of the rated answers that got this thumb, whole. */
async function share(db: Db, thumb: number): Promise<number | null> {
  const { rows } = await sql<{ total: number; matching: number }>`
    select count(*) as total, count(*) filter (where rating = ${thumb}) as matching
    from messages where rating is not null`.execute(db)
  const { total = 0, matching = 0 } = rows[0] ?? {}
  return Number(total) === 0 ? null : Math.round((Number(matching) / Number(total)) * 100)
}

const freshMilliseconds = 60_000

declare module '../core/context.ts' {
  interface AppContext {
    measures: Measures
  }
}

/** The measured figures of items, each counted once a minute. */
export class Measures {
  readonly #cache: LRUCache<string, { figure: number | null }>

  constructor(db: Db) {
    this.#cache = new LRUCache({
      max: Object.keys(measures).length,
      ttl: freshMilliseconds,
      fetchMethod: async (measure) => ({ figure: await measures[measure]!(db) }),
    })
  }

  /** The figure of an item; null where nothing is measured, or nothing yet. */
  async figure(name: string): Promise<number | null> {
    return Object.hasOwn(measures, name) ? (await this.#cache.forceFetch(name)).figure : null
  }

  /** Counts anew at the next asking: a test, or an operator who wants to see. */
  clear(): void {
    this.#cache.clear()
  }
}

/** A figure as it is printed: the operator's text, or with its switch on the measured number; '' for a sample where none is shown. */
export async function formatFigure(
  { config, measures: figures }: Pick<AppContext, 'config' | 'measures'>,
  item: ContentItem<'figure'>,
  language: Language,
): Promise<{ text: string; sample: boolean }> {
  const live = item.live ? await figures.figure(item.name) : null
  if (live !== null) return { text: formatNumber(live), sample: false }
  if (item.sample && config.production) return { text: '', sample: false }
  return { text: item.value[language], sample: item.sample }
}

/** A rating, count or percentage as it is shown; null for a sample where none is shown. */
export async function measuredNumber(
  { config, measures: figures }: Pick<AppContext, 'config' | 'measures'>,
  item: ContentItem<'number'>,
): Promise<{ number: number | null; sample: boolean }> {
  const live = item.live ? await figures.figure(item.name) : null
  if (live !== null) return { number: live, sample: false }
  if (item.sample && config.production) return { number: null, sample: false }
  return { number: item.value.number, sample: item.sample }
}
