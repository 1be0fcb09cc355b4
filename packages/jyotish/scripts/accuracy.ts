/**
 * Prints how exact everything is: against the reference births; beside other packages of npm against what
 * JPL Horizons says, with their speed and their size in a page; and at every seam of every table. Two thirds
 * of a minute. With `--write` the figures are kept too: in reference/measured.json, which the accuracy page
 * shows and a test holds to, in reference/peers.json, and in the README's table.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { measureAccuracy } from '../src/testing/accuracy.ts'
import { sweepSeams } from '../src/testing/seams.ts'
import { comparedBirths, comparedInstants, differencesOf } from './peers/compare.ts'
import { contenders } from './peers/contenders.ts'
import { peersInMarkdown, withPeers, worstOfSeams } from './peers/report.ts'
import type { Report } from './peers/report.ts'
import { chartsPerSecond, kilobytesOf } from './peers/size-and-speed.ts'

const fileOf = (name: string) => new URL(`../${name}`, import.meta.url)
const writeJson = (name: string, value: unknown): void =>
  writeFileSync(fileOf(name), `${JSON.stringify(value, null, 2)}\n`)

const accuracy = measureAccuracy()
const columns = (what: string, cells: readonly string[]): void =>
  console.log(what.padEnd(32) + cells.map((cell) => cell.padStart(12)).join(''))
columns(`against ${accuracy.births} reference births`, ['worst', 'median'])
for (const { what, worst, median } of accuracy.rows)
  columns(what, [worst.toFixed(3), median.toFixed(3)])
const { parts, different } = accuracy
console.log(
  `signs and other parts that differ: ${different.length} of ${parts} ${different.join(', ')}\n`,
)

const seams = sweepSeams()
columns('seams of the tables', ['seams', 'widest, ″', '″ a day'])
for (const { name, count, widest, steepest } of seams)
  columns(name, [String(count), widest.toFixed(4), steepest.toFixed(4)])
console.log()

const rates = chartsPerSecond(contenders)
const peers: Report['peers'] = []
for (const [i, contender] of contenders.entries()) {
  peers.push({
    name: contender.name,
    licence: contender.licence,
    differences: differencesOf(contender),
    kilobytes: await kilobytesOf(contender),
    speed: Number((rates[i]! / rates[0]!).toPrecision(2)),
  })
}
const report: Report = {
  instants: comparedInstants(),
  births: comparedBirths,
  peers,
  seams: worstOfSeams(seams),
}
console.log(peersInMarkdown(report))
console.log(`charts a second here: ${rates.map((rate) => Math.round(rate)).join(', ')}`)

if (process.argv.includes('--write')) {
  writeJson('reference/measured.json', accuracy)
  writeJson('reference/peers.json', report)
  writeFileSync(fileOf('README.md'), withPeers(readFileSync(fileOf('README.md'), 'utf8'), report))
}
