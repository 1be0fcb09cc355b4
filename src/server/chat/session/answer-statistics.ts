import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { answerTimeoutMilliseconds } from './chat-limits.ts'

/** What the answers and predictions of one day in India took. */
export interface DayOfAnswers {
  day: string
  answers: number
  by_model: number
  /** Answers for which a model was asked, whoever wrote them in the end. */
  asked_model: number
  tokens_in: number
  tokens_out: number
  /** Answers whose tokens are an estimate. */
  estimates: number
  /** Millionths of a rupee. */
  microrupees: number
  /** Milliseconds to the first sentence: median and 95th percentile; null where nobody waited. */
  first_half: number | null
  first_most: number | null
  whole_most: number | null
}

const dayMilliseconds = 86_400_000

/** Answers and predictions with what they took, of a time. */
const writings = (since: Date) => sql`(
  select 'chat' as kind, answered_at as at, written_by, prompt_tokens, answer_tokens, tokens_estimated,
    cost_microrupees, first_sentence_ms, whole_ms, dropped
  from messages where written_by is not null and answered_at > ${since}
  union all
  select 'prediction', written_at, written_by, prompt_tokens, answer_tokens, tokens_estimated,
    cost_microrupees, first_sentence_ms, whole_ms, dropped
  from predictions where written_by is not null and written_at > ${since})`

/** How many of a model's sentences were not shown, by what they stood in and why, the most first. */
export interface DroppedCount {
  kind: 'chat' | 'prediction'
  cause: string
  sentences: number
  /** In so many answers or predictions. */
  texts: number
}

/** A model's sentences of the last days that were not shown, and the texts that a model wrote. */
export async function droppedSentences(
  db: Db,
  days: number,
  now: Date,
): Promise<{ causes: DroppedCount[]; texts: number }> {
  const since = new Date(now.getTime() - days * dayMilliseconds)
  const causes = await sql<DroppedCount>`
    select kind, cause, sum(count::int)::int as sentences, count(*)::int as texts
    from ${writings(since)} as w, jsonb_each_text(coalesce(dropped, '{}'::jsonb)) as d (cause, count)
    group by 1, 2 order by 3 desc, 1, 2`.execute(db)
  const all = await sql<{ texts: number }>`
    select count(*)::int as texts from ${writings(since)} as w
    where prompt_tokens > 0`.execute(db)
  return { causes: causes.rows, texts: all.rows[0]!.texts }
}

/** What the answers of the last days took, each day of India that had any, the newest first. */
export async function dailyAnswerCosts(db: Db, days: number, now: Date): Promise<DayOfAnswers[]> {
  const since = new Date(now.getTime() - days * dayMilliseconds)
  const { rows } = await sql<DayOfAnswers>`
    select to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
      count(*)::int as answers,
      count(*) filter (where written_by in ('model', 'both'))::int as by_model,
      count(*) filter (where prompt_tokens > 0)::int as asked_model,
      sum(prompt_tokens)::int as tokens_in,
      sum(answer_tokens)::int as tokens_out,
      count(*) filter (where tokens_estimated)::int as estimates,
      sum(cost_microrupees)::bigint as microrupees,
      percentile_cont(0.5) within group (order by first_sentence_ms) as first_half,
      percentile_cont(0.95) within group (order by first_sentence_ms) as first_most,
      percentile_cont(0.95) within group (order by whole_ms) as whole_most
    from ${writings(since)} as w
    group by day order by day desc`.execute(db)
  return rows
}

/** What one answer took for which a model was asked, over some days: means, and the dear ones. */
export interface CostOfAnswer {
  answers: number
  tokens_in: number
  tokens_out: number
  microrupees: number
  /** 95th percentile. */
  microrupees_most: number
}

/** What an answer of the last days took; null where no model was asked for any. */
export async function meanAnswerCost(
  db: Db,
  days: number,
  now: Date,
): Promise<CostOfAnswer | null> {
  const since = new Date(now.getTime() - days * dayMilliseconds)
  const { rows } = await sql<CostOfAnswer>`
    select count(*)::int as answers,
      avg(prompt_tokens)::float8 as tokens_in,
      avg(answer_tokens)::float8 as tokens_out,
      avg(cost_microrupees)::float8 as microrupees,
      percentile_cont(0.95) within group (order by cost_microrupees) as microrupees_most
    from ${writings(since)} as w
    where prompt_tokens > 0 and kind = 'chat'`.execute(db)
  const [row] = rows
  return row && row.answers > 0 ? row : null
}

/** Why an answer failed, as far as what is kept of it tells. */
export type FailCause =
  /** The process that wrote it ended. */
  | 'broke-off'
  /** Nothing was left to pay with, and it was none that is free. */
  | 'unpaid'
  /** Nobody was done within the time of an answer. */
  | 'too-long'
  /** Too few sentences were borne by the chart. */
  | 'unwritten'

/** Whose answer: a persona's, or a prediction. */
export type FailedOf = 'Oracle' | 'Astra' | 'prediction'

export interface FailedAnswer {
  at: Date
  of: FailedOf
  cause: FailCause
}

export interface FailedDay {
  day: string
  of: FailedOf
  cause: FailCause
  count: number
}

/** The failed answers of the last days: counted by day of India, whose and cause, and the latest fifty. */
export async function failedAnswers(
  db: Db,
  days: number,
  now: Date,
): Promise<{ failedDays: FailedDay[]; latest: FailedAnswer[] }> {
  const since = new Date(now.getTime() - days * dayMilliseconds)
  const failedQuery = sql`
    select asked_at as at, astrologer as "of",
      case when answered_at is null then 'broke-off'
        when hold_id is null then 'unpaid'
        when answered_at - asked_at >= ${answerTimeoutMilliseconds}::int * interval '1 millisecond' then 'too-long'
        else 'unwritten' end as cause
    from messages join chats using (asst_id)
    where state = 'failed' and asked_at > ${since}
    union all
    select asked_at, 'prediction',
      case when written_at is null then 'broke-off' else 'unwritten' end
    from predictions
    where state = 'failed' and asked_at > ${since}`
  const dayCounts = await sql<FailedDay>`
    select to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, "of", cause,
      count(*)::int as count
    from (${failedQuery}) as f group by 1, 2, 3 order by 1 desc, 4 desc, 2, 3`.execute(db)
  const latest = await sql<FailedAnswer>`
    select * from (${failedQuery}) as f order by at desc limit 50`.execute(db)
  return { failedDays: dayCounts.rows, latest: latest.rows }
}
