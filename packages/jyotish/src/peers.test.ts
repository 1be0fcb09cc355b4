import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { comparedBirths, comparedInstants, differencesOf } from '../scripts/peers/compare.ts'
import { contenders } from '../scripts/peers/contenders.ts'
import { withPeers, worstOfSeams } from '../scripts/peers/report.ts'
import type { Report } from '../scripts/peers/report.ts'
import { sweepSeams } from './testing/seams.ts'

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const report = JSON.parse(read('reference/peers.json')) as Report
const [ours, ...others] = report.peers
const worstOf = (peer: Report['peers'][number], what: string) =>
  peer.differences.find((difference) => difference.what === what)!.worst

test('what the README says of the engine beside its peers is what is measured', () => {
  expect(differencesOf(contenders[0]!)).toEqual(ours!.differences)
  expect(comparedInstants()).toBe(report.instants)
  expect(comparedBirths).toBe(report.births)
  expect(contenders.map(({ name, licence }) => [name, licence])).toEqual(
    report.peers.map(({ name, licence }) => [name, licence]),
  )
  expect(withPeers(read('README.md'), report)).toBe(read('README.md'))
})

test('a peer is measured again to the figure that is kept', () => {
  const engine = contenders.find(({ name }) => name.startsWith('astronomy-engine'))!
  expect(differencesOf(engine)).toEqual(
    report.peers.find(({ name }) => name === engine.name)!.differences,
  )
})

test('against JPL Horizons every graha keeps its bar, and nothing is further off than with a peer', () => {
  for (const graha of ['sun', 'moon', 'mars', 'mercury', 'venus', 'jupiter'])
    expect(worstOf(ours!, graha), graha).toBeLessThanOrEqual(0.6)
  expect(worstOf(ours!, 'saturn')).toBeLessThanOrEqual(1.3)
  expect(worstOf(ours!, 'rahu')).toBeLessThanOrEqual(1)
  expect(worstOf(ours!, 'lagna')).toBeLessThanOrEqual(0.1)
  for (const peer of others)
    for (const { what, worst } of peer.differences)
      expect(worst, `${what} of ${peer.name}`).toBeGreaterThan(worstOf(ours!, what))
})

test('every seam of every table is walked over, and the worst is what the README says', () => {
  const swept = worstOfSeams(sweepSeams())
  expect(swept).toEqual(report.seams)
  expect(swept.widest).toBeLessThanOrEqual(0.051)
})
