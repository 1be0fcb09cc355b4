import { sql } from 'kysely'
import { istDay } from '../core/time/india-time.ts'
import type { Db } from '../db/schema.ts'
import type { ForecastCount, ForecastCounts } from '../db/stored-json.ts'
import { shareDifference, wilsonShare } from './intervals.ts'

/** Of fewer people no share is shown. */
export const fewestPeople = 30

interface CountRow {
  kind: 'whole' | 'topic' | 'family' | 'rule'
  name: string
  over: number
  answered: number
  partly: number
  people: number
  came: number
  pairs: number
  pair_named: number
  pair_unnamed: number
}

/**
 * Counts all forecasts by the rules of decision 094, as they stand on a day in India. A stretch counts when
 * it is over, and is answered by a `yes` at any time or by anything else after its end; `never-ask` is no
 * answer. In a share each person counts once, by the forecast that was told first.
 */
export async function countForecasts(db: Db, at: Date): Promise<ForecastCounts> {
  const today = istDay(at)
  const { rows } = await sql<CountRow>`
    with judged as materialized (
      select f.forecast_id, f.uid, f.told_at, f.topic, f.rule, f.rule_version,
        ${answerTo('n', sql`f.until_day`)} as said,
        case when f.unnamed_until < ${today}::date then ${answerTo('u', sql`f.unnamed_until`)} end
          as said_unnamed
      from forecasts f
      left join forecast_judgements n on n.forecast_id = f.forecast_id and n.stretch = 'named'
      left join forecast_judgements u on u.forecast_id = f.forecast_id and u.stretch = 'unnamed'
      where f.until_day < ${today}::date
    ), grouped as materialized (
      select judged.*, g.kind, g.name from judged cross join lateral (values
        ('whole', 'whole'), ('topic', topic), ('family', split_part(rule, '.', 1)),
        ('rule', rule || ' ' || rule_version)) g (kind, name)
    ), sums as (
      select kind, name, count(*)::int as over, count(said)::int as answered,
        (count(*) filter (where said = 'partly'))::int as partly
      from grouped group by kind, name
    ), people as (
      select kind, name, count(*)::int as people, (count(*) filter (where said = 'yes'))::int as came
      from (select distinct on (kind, name, uid) kind, name, said from grouped
        where said is not null order by kind, name, uid, told_at, forecast_id) first_told
      group by kind, name
    ), pairs as (
      select kind, name, count(*)::int as pairs,
        (count(*) filter (where said = 'yes'))::int as pair_named,
        (count(*) filter (where said_unnamed = 'yes'))::int as pair_unnamed
      from (select distinct on (kind, name, uid) kind, name, said, said_unnamed from grouped
        where said is not null and said_unnamed is not null
        order by kind, name, uid, told_at, forecast_id) first_told
      group by kind, name
    )
    select kind, name, over, answered, partly, coalesce(people, 0) as people,
      coalesce(came, 0) as came, coalesce(pairs, 0) as pairs,
      coalesce(pair_named, 0) as pair_named, coalesce(pair_unnamed, 0) as pair_unnamed
    from sums left join people using (kind, name) left join pairs using (kind, name)
    order by answered desc, name`.execute(db)
  const of = (kind: CountRow['kind']) => rows.filter((row) => row.kind === kind).map(countOf)
  return {
    whole: of('whole')[0] ?? { ...nothing, name: 'whole' },
    topics: of('topic'),
    families: of('family'),
    rules: of('rule'),
  }
}

const nothing = { over: 0, answered: 0, partly: 0, named: null, compared: null }

/** What somebody has said of a whole stretch; null where that is not known yet. */
function answerTo(table: 'n' | 'u', until: ReturnType<typeof sql>) {
  const judgement = sql.ref(`${table}.judgement`)
  const day = sql`(${sql.ref(`${table}.judged_at`)} at time zone 'Asia/Kolkata')::date`
  return sql`case when ${judgement} = 'yes'
    or (${judgement} in ('partly', 'no', 'not-yet') and ${day} > ${until}) then ${judgement} end`
}

function countOf({ name, over, answered, partly, ...row }: CountRow): ForecastCount {
  const isShown = row.people >= fewestPeople
  if (!isShown) return { name, over, answered, partly: 0, named: null, compared: null }
  const named = wilsonShare(row.came, row.people)
  if (row.pairs < fewestPeople) return { name, over, answered, partly, named, compared: null }
  const pair = {
    named: wilsonShare(row.pair_named, row.pairs),
    unnamed: wilsonShare(row.pair_unnamed, row.pairs),
  }
  const difference = shareDifference(pair.named, pair.unnamed)
  return { name, over, answered, partly, named, compared: { ...pair, difference } }
}

/** Counts today's forecasts and keeps the figures, in place of what was counted before on the same day. */
export async function keepForecastCounts(db: Db, at: Date): Promise<void> {
  const counts = JSON.stringify(await countForecasts(db, at))
  await db
    .insertInto('forecast_counts')
    .values({ day: istDay(at), counts, made_at: at })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ counts, made_at: at }))
    .execute()
}

/** The latest figures and the day in India of which they are; null before the first. */
export async function latestForecastCounts(
  db: Db,
): Promise<{ day: string; counts: ForecastCounts } | null> {
  const row = await db
    .selectFrom('forecast_counts')
    .select([sql<string>`day::text`.as('counted_on'), 'counts'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { day: row.counted_on, counts: row.counts } : null
}
