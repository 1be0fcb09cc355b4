import type { StatementTimes } from './time-statements.ts'

/** The same of the small database and of the large one. */
export interface Pair {
  small: number
  large: number
}

/** A statement of a call, as it was timed on both. Milliseconds. */
export interface ComparedStatement {
  call: string
  text: string
  median: Pair
  p99: Pair
}

/** Sent beside each call on both: what it takes is the machine's own. */
export const emptyStatement = 'select 1 as empty'
/** Below this a statement is as fast as the machine's own noise. */
const noiseMs = 0.5
const most = 2
/** The way down a tree and its row. */
const fewBlocks = 4

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? NaN

const ratioOf = ({ small, large }: Pair, least: number) =>
  Math.max(large, least) / Math.max(small, least)

/** What a call's statements took, each that came at least `fewest` times on both. */
export function compareStatements(
  call: string,
  times: { small: StatementTimes; large: StatementTimes },
  fewest: number,
): ComparedStatement[] {
  return [...times.large].flatMap(([text, large]) => {
    const small = times.small.get(text)
    if (!small || large.length < fewest) return []
    const of = (share: number) => ({ small: quantile(small, share), large: quantile(large, share) })
    return [{ call, text, median: of(0.5), p99: of(0.99) }]
  })
}

/** Of a call: how long an empty statement takes at its slowest, on either. A p99 below that says nothing. */
const noiseOf = (statements: readonly ComparedStatement[]) => {
  const empty = statements.find(({ text }) => text === emptyStatement)?.p99
  return Math.max(noiseMs, empty?.small ?? 0, empty?.large ?? 0)
}

/** @returns a call's statements with both ratios: of the medians, and of the p99 above the machine's own. */
export function rateStatements(statements: readonly ComparedStatement[]) {
  const noise = noiseOf(statements)
  return statements.map((statement) => ({
    ...statement,
    noise,
    medianRatio: ratioOf(statement.median, noiseMs),
    p99Ratio: ratioOf(statement.p99, noise),
  }))
}
export type RatedStatement = ReturnType<typeof rateStatements>[number]

const cell = (value: number) => value.toFixed(2).padStart(8)

export const tableHead = `${'call'.padEnd(27)}${['p50', 'p50 big', 'ratio', 'p99', 'p99 big', 'ratio'].map((it) => it.padStart(8)).join('')}  statement (ms)`

/** A statement's line of the table. */
export function lineOf({ call, text, median, p99, medianRatio, p99Ratio }: RatedStatement): string {
  const cells = [median.small, median.large, medianRatio, p99.small, p99.large, p99Ratio]
  return `${call.padEnd(27)}${cells.map(cell).join('')}  ${text.slice(0, 70)}`
}

/** Blocks of 8 kB that one run of a statement touches, and those that PostgreSQL had to fetch. */
export interface StatementBlocks {
  touched: Pair
  fetched: Pair
}

/** Whether it has more to do on the large one: twice the blocks of a few, or any that PostgreSQL had to fetch. */
const doesMore = ({ touched, fetched }: StatementBlocks) =>
  ratioOf(touched, fewBlocks) > most || fetched.large >= 1

/** What is over the bar, with the blocks that tell whether it does more or only waits longer. */
export function summaryOf(
  statements: readonly RatedStatement[],
  blocksOf: (call: string, text: string) => StatementBlocks | undefined,
): string[] {
  const ours = statements.filter(({ text }) => text !== emptyStatement)
  const noises = statements.filter(({ text }) => text === emptyStatement)
  const over = ours.filter(({ medianRatio, p99Ratio }) => medianRatio > most || p99Ratio > most)
  const count = (what: 'medianRatio' | 'p99Ratio') =>
    ours.filter((each) => each[what] > most).length
  const isWaiting = ({ call, text }: RatedStatement) => {
    const blocks = blocksOf(call, text)
    return blocks !== undefined && !doesMore(blocks)
  }
  const middle = (values: number[]) => quantile(values, 0.5).toFixed(2)
  return [
    `An empty statement: median ${middle(noises.map(({ median }) => median.large))} ms; p99 of the calls in the middle ${middle(noises.map(({ noise }) => noise))}, at most ${Math.max(...noises.map(({ noise }) => noise)).toFixed(2)} ms.`,
    `${ours.length} statements: ${count('medianRatio')} over ${most} × the small one's median, ${count('p99Ratio')} over ${most} × its p99 where that is above an empty statement's. ${over.filter(isWaiting).length} of these ${over.length} touch no more blocks there and only waited.`,
    ...over.map((statement) => {
      const { call, text, medianRatio, p99Ratio, median, p99, noise } = statement
      const blocks = blocksOf(call, text)
      const touched = blocks
        ? `blocks ${blocks.touched.small.toFixed(0)} and ${blocks.touched.large.toFixed(0)}, of them fetched ${blocks.fetched.small.toFixed(0)} and ${blocks.fetched.large.toFixed(0)}`
        : 'blocks not counted'
      return `  ${call}: median ${median.large.toFixed(2)} ms (${medianRatio.toFixed(1)} ×), p99 ${p99.large.toFixed(2)} ms (${p99Ratio.toFixed(1)} ×, an empty one ${noise.toFixed(2)} ms); ${touched}\n    ${text.slice(0, 160)}`
    }),
  ]
}
