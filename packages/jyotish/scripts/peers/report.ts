/** The table of the README, from what `npm run accuracy -- --write` kept in reference/peers.json. */
import type { Seams } from '../../src/testing/seams.ts'
import type { Difference } from './compare.ts'

/** What one package was measured at. */
export interface PeerFigures {
  name: string
  licence: string
  differences: Difference[]
  /** Kilobytes, gzipped, of the bundle that casts a chart. */
  kilobytes: number
  /** Charts in the time in which the engine casts one. */
  speed: number
}

/** Everything that is kept of a run. */
export interface Report {
  instants: number
  births: number
  peers: PeerFigures[]
  seams: { count: number; tables: number; widest: number; name: string; steepest: number }
}

/** All seams in one line: how many, and the worst of them. */
export function worstOfSeams(seams: readonly Seams[]): Report['seams'] {
  const worst = seams.reduce((widest, next) => (next.widest > widest.widest ? next : widest))
  const round = (value: number) => Math.round(value * 1000) / 1000
  return {
    count: seams.reduce((sum, { count }) => sum + count, 0),
    tables: seams.length,
    widest: round(worst.widest),
    name: worst.name,
    steepest: round(Math.max(...seams.map(({ steepest }) => steepest))),
  }
}

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2)
const speedText = (speed: number): string =>
  speed === 1 ? '1' : `1 / ${Math.round(1 / speed).toLocaleString('en')}`
const titleOf = (what: string): string => what.charAt(0).toUpperCase() + what.slice(1)

/** The lines between the README's two marks. */
export function peersInMarkdown({ instants, births, peers, seams }: Report): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const lines = [
    row(['worst / mean, ″', ...peers.map(({ name }) => name)]),
    row(Array.from({ length: peers.length + 1 }, () => '---')),
    ...peers[0]!.differences.map(({ what }, i) =>
      row([
        titleOf(what),
        ...peers.map(({ differences }) => {
          const { worst, mean } = differences[i]!
          return `${figure(worst)} / ${figure(mean)}`
        }),
      ]),
    ),
    row(['charts, to one of ours', ...peers.map(({ speed }) => speedText(speed))]),
    row(['kB in a page, gzipped', ...peers.map(({ kilobytes }) => kilobytes.toLocaleString('en'))]),
    row(['licence', ...peers.map(({ licence }) => licence)]),
  ]
  return `Sun to Saturn at ${instants.toLocaleString('en')} instants of 1900 to 2099 against JPL Horizons; Rahu (true) and lagna at ${births} of
the reference births, below 60° and before 2050.

${lines.join('\n')}

Every one of the ${seams.count.toLocaleString('en')} seams between two segments of the ${seams.tables} tables was walked over: the place jumps by at most
${seams.widest}″ (${seams.name}), the speed by at most ${seams.steepest}″ a day.
`
}

const [from, to] = ['<!-- peers -->\n', '<!-- /peers -->']

/** A README with the table set between its marks. Throws when it has no marks. */
export function withPeers(readme: string, report: Report): string {
  const [start, end] = [readme.indexOf(from), readme.indexOf(to)]
  if (start === -1 || end < start)
    throw new Error('The README has no marks for the table of peers.')
  return readme.slice(0, start + from.length) + peersInMarkdown(report) + readme.slice(end)
}
