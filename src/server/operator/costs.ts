import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

interface Day {
  day: string
  answers: number
  by_model: number
  tokens_in: number
  tokens_out: number
  estimated: number
  microrupees: number
  first_half: number | null
  first_most: number | null
  whole_most: number | null
}

const columns = [
  'day',
  'answers',
  'by model',
  'tokens in',
  'tokens out',
  'rupees',
  'first sentence ms (median, p95)',
  'whole ms (p95)',
]

/** What the answers of the last days took, a line for each day of India that had any, the newest first. */
export async function tellCosts(db: Db, days: number, now: Date): Promise<string> {
  const since = new Date(now.getTime() - days * 86_400_000)
  const { rows } = await sql<Day>`
    select to_char(answered_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
      count(*)::int as answers,
      count(*) filter (where written_by in ('model', 'both'))::int as by_model,
      sum(prompt_tokens)::int as tokens_in,
      sum(answer_tokens)::int as tokens_out,
      count(*) filter (where tokens_estimated)::int as estimated,
      sum(cost_microrupees)::bigint as microrupees,
      percentile_cont(0.5) within group (order by first_sentence_ms) as first_half,
      percentile_cont(0.95) within group (order by first_sentence_ms) as first_most,
      percentile_cont(0.95) within group (order by whole_ms) as whole_most
    from messages
    where written_by is not null and answered_at > ${since}
    group by day order by day desc`.execute(db)
  if (rows.length === 0) return 'No answer was written in that time.'
  const whole = (value: number | null) => (value === null ? '-' : String(Math.round(value)))
  const lines = rows.map((row) =>
    [
      row.day,
      row.answers,
      row.by_model,
      row.tokens_in,
      row.tokens_out,
      (Number(row.microrupees) / 1e6).toFixed(4),
      `${whole(row.first_half)}, ${whole(row.first_most)}`,
      whole(row.whole_most),
    ].join('  '),
  )
  const guessed = rows.reduce((sum, { estimated }) => sum + estimated, 0)
  const note = guessed > 0 ? [`The tokens of ${guessed} answers are estimates.`] : []
  return [columns.join('  '), ...lines, ...note].join('\n')
}
