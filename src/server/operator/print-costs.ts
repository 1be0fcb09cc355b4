import { dailyAnswerCosts, meanAnswerCost } from '../chat/session/answer-statistics.ts'
import type { Db } from '../db/schema.ts'

const columns = [
  'day',
  'answers',
  'by model',
  'tokens in',
  'tokens out',
  'rupees',
  'rupees an answer',
  'first sentence ms (median, p95)',
  'whole ms (p95)',
]

/** What one answer of a model should cost at most, in rupees, on the average. */
const aim = 0.25

const rupees = (micro: number): string => (micro / 1e6).toFixed(4)

/** One answer in tokens and rupees, against what it should cost. */
async function answerLine(db: Db, days: number, now: Date): Promise<string[]> {
  const cost = await meanAnswerCost(db, days, now)
  if (!cost) return []
  const { tokens_in, tokens_out, microrupees, microrupees_most } = cost
  const held = microrupees / 1e6 <= aim ? 'within' : 'above'
  return [
    `An answer with the model takes ${Math.round(tokens_in)} tokens in and ${Math.round(tokens_out)} out: ${rupees(microrupees)} rupees on the average, ${rupees(microrupees_most)} at 95 of 100 (${held} the aim of ${aim.toFixed(2)}).`,
    ...(microrupees === 0
      ? ['No prices were set: MODEL_INPUT_RUPEES_PER_MILLION, MODEL_OUTPUT_RUPEES_PER_MILLION.']
      : []),
  ]
}

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
      rupees(Number(row.microrupees)),
      row.asked_model > 0 ? rupees(Number(row.microrupees) / row.asked_model) : '-',
      `${whole(row.first_half)}, ${whole(row.first_most)}`,
      whole(row.whole_most),
    ].join('  '),
  )
  const guessed = rows.reduce((sum, { estimates }) => sum + estimates, 0)
  const note = guessed > 0 ? [`The tokens of ${guessed} answers are estimates.`] : []
  return [columns.join('  '), ...lines, ...(await answerLine(db, days, now)), ...note].join('\n')
}
