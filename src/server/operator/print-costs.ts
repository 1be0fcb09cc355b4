import { dailyAnswerCosts } from '../chat/session/answer-statistics.ts'
import type { Db } from '../db/schema.ts'

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
export async function printAnswerCosts(db: Db, days: number, now: Date): Promise<string> {
  const rows = await dailyAnswerCosts(db, days, now)
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
  const guessed = rows.reduce((sum, { estimates }) => sum + estimates, 0)
  const note = guessed > 0 ? [`The tokens of ${guessed} answers are estimates.`] : []
  return [columns.join('  '), ...lines, ...note].join('\n')
}
