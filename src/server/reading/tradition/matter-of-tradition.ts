import { onceATurn } from '../understand/once-a-turn.ts'
import type { TraditionPoint } from '../../../words/reading/tradition/all-tradition-texts.ts'
import { ancestorRows } from './ancestor-rows.ts'
import { asksChart } from './common-words.ts'
import { dayRows } from './day-rows.ts'
import { faithRows } from './faith-rows.ts'
import { fastRows } from './fast-rows.ts'
import { mantraRows } from './mantra-rows.ts'
import { matchRows } from './match-rows.ts'
import { numberRows } from './number-rows.ts'
import { remedyRows } from './remedy-rows.ts'
import { stoneRows } from './stone-rows.ts'
import { plainLetters } from './tradition-row.ts'
import type { TraditionRow } from './tradition-row.ts'
import { vastuRows } from './vastu-rows.ts'
import { worshipRows } from './worship-rows.ts'

/** What tradition itself answers, whatever the chart says. The narrower stands before the wider. */
const rows: readonly TraditionRow[] = [
  ...ancestorRows,
  ...matchRows,
  ...numberRows,
  ...fastRows,
  ...stoneRows,
  ...worshipRows,
  ...mantraRows,
  ...faithRows,
  ...remedyRows,
  ...dayRows,
  ...vastuRows,
]

/** The points that the rows name. */
export const pointsWithRows: readonly TraditionPoint[] = rows.map(({ point }) => point)

/** Most words of a question in which the rows are looked for, where a row says no other number. */
const mostWords = 30

function tells({ words, without, most = mostWords }: TraditionRow, text: string): boolean {
  return (
    text.split(/\s+/).length <= most &&
    words.every((pattern) => pattern.test(text)) &&
    !without?.test(text)
  )
}

/** The point of tradition that a question asks about; null where its words name none, or a chart is asked for. */
export const matterOfTradition = onceATurn((question): TraditionPoint | null => {
  const text = plainLetters(question).trim()
  if (asksChart.test(text)) return null
  return rows.find((row) => tells(row, text))?.point ?? null
})
