/**
 * Charts a second: `npm run bench -w packages/jyotish`. A chart is what `kundli()` gives for one birth
 * from its ISO instant: nine places with speed and latitude, lagna, midheaven, houses, dignities,
 * aspects, panchang. Divisions and dashas are worked out when read, so they are timed on their own line,
 * and so is a chart with every fact of it at an instant: yogas, doshas, strengths, dashas, transits.
 *
 * Where npm `sweph` is installed (it is no dependency; SWEPH_FROM names the directory holding its
 * node_modules, SWEPH_EPHEMERIS its data files), the same births go through it in the same process: nine
 * bodies, sidereal, with speed, and the houses.
 */
import { createRequire } from 'node:module'
import { bodiesAt } from '../src/sky/bodies.ts'
import {
  ashtakavarga,
  facts,
  factsOfDay,
  factsOfMatch,
  findMuhurta,
  kundli,
  panchangOfDay,
  sadeSatis,
  shadbala,
  yogas,
} from '../src/index.ts'
import type { Purpose } from '../src/index.ts'
import { instantMs } from '../src/sky/instant.ts'
import { momentOf } from '../src/sky/moment.ts'
import { births } from '../src/testing/reference.ts'
import type { Birth } from '../src/sky/types.ts'

const referenceBirths: Birth[] = births.map(({ utc, lat, lon }) => ({
  utc,
  latitude: lat,
  longitude: lon,
}))
const settings = { ayanamsa: 'lahiri', node: 'true' } as const
const turnMs = 60
const turns = 25
const warmingTurns = 10

interface Sweph {
  constants: Record<string, number>
  version(): string
  set_ephe_path(path: string): void
  set_sid_mode(mode: number, t0: number, ayanamsa: number): void
  calc_ut(jd: number, body: number, flags: number): { flag: number; data: number[] }
  houses_ex(jd: number, flags: number, lat: number, lon: number, system: string): { data: unknown }
}

/** Milliseconds of processor time spent so far by this process, its garbage collector's threads included. */
function spentMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

interface Rate {
  perSecond: number
  /** Milliseconds each in the turn that was disturbed least. */
  bestMs: number
}

/**
 * Works some seconds of processor time of each contender. They take turns of a twentieth of a second
 * through the whole run, so that whatever else the machine does falls on all of them alike; the first
 * turns warm the compiler and are not counted.
 */
function ratesOf(contenders: Record<string, (birth: Birth) => unknown>): Record<string, Rate> {
  const names = Object.keys(contenders)
  const done = Object.fromEntries(names.map((name) => [name, 0])) as Record<string, number>
  const spentMsByName = { ...done }
  const best = Object.fromEntries(names.map((name) => [name, Number.POSITIVE_INFINITY]))
  for (let turn = -warmingTurns; turn < turns; turn++) {
    for (const name of names) {
      const work = contenders[name]!
      const turnStartMs = spentMs()
      let count = 0
      while (spentMs() - turnStartMs < turnMs) {
        for (let i = 0; i < 20; i++)
          work(referenceBirths[(done[name]! + count++) % referenceBirths.length]!)
      }
      if (turn < 0) continue
      const turnSpentMs = spentMs() - turnStartMs
      done[name]! += count
      spentMsByName[name]! += turnSpentMs
      best[name] = Math.min(best[name]!, turnSpentMs / count)
    }
  }
  return Object.fromEntries(
    names.map((name) => [
      name,
      { perSecond: (done[name]! * 1000) / spentMsByName[name]!, bestMs: best[name]! },
    ]),
  )
}

function installedSweph(): Sweph | null {
  try {
    const from = process.env.SWEPH_FROM ?? process.cwd()
    return createRequire(`${from}/`)('sweph') as Sweph
  } catch {
    return null
  }
}

function swephChart(sweph: Sweph): (birth: Birth) => unknown {
  const c = sweph.constants
  const data = process.env.SWEPH_EPHEMERIS
  if (data) sweph.set_ephe_path(data)
  sweph.set_sid_mode(c.SE_SIDM_LAHIRI!, 0, 0)
  const flags = (data ? c.SEFLG_SWIEPH! : c.SEFLG_MOSEPH!) | c.SEFLG_SIDEREAL! | c.SEFLG_SPEED!
  const planets = [0, 1, 2, 3, 4, 5, 6, 10, 11]
  return ({ utc, latitude, longitude }) => {
    const jd = Date.parse(utc) / 86400000 + 2440587.5
    const places = planets.map((planet) => sweph.calc_ut(jd, planet, flags).data)
    return [places, sweph.houses_ex(jd, c.SEFLG_SIDEREAL!, latitude, longitude, 'W').data]
  }
}

const line = (what: string, rate: number, note = ''): void =>
  console.log(`${what.padEnd(44)}${Math.round(rate).toLocaleString('en').padStart(10)} /s  ${note}`)

/** All that is told of one birth. Yogas, strengths and passages are found anew, as a page asks for them beside the facts. */
function everything(birth: Birth): unknown {
  const chart = kundli(birth)
  return [
    facts(chart, '2026-11-20T10:00:00Z'),
    yogas(chart),
    shadbala(chart),
    ashtakavarga(chart),
    sadeSatis(chart),
  ]
}

/** The day of a birth at its place, below the polar circles where a day has all its spans. */
function dayOf({ utc, latitude, longitude }: Birth) {
  const within = Math.max(-60, Math.min(60, latitude))
  return { date: utc.slice(0, 10), latitude: within, longitude, offsetSeconds: 19_800 }
}

/** A year of muhurtas for each undertaking, for a person; processor time of the slowest and of all. */
function muhurtaYears(): void {
  const undertakings: Purpose[] = [
    'marriage',
    'house-entry',
    'vehicle',
    'business',
    'travel',
    'naming',
  ]
  const scanTimesMs = undertakings.map((purpose, i) => {
    const from = spentMs()
    findMuhurta({
      purpose,
      latitude: 25.3176,
      longitude: 82.9739,
      offsetSeconds: 19_800,
      fromUtc: `${2020 + i}-01-01T00:00:00Z`,
      toUtc: `${2021 + i}-01-01T00:00:00Z`,
      moonRashi: 3,
      janmaNakshatra: 7,
    })
    return spentMs() - from
  })
  const slowest = Math.max(...scanTimesMs)
  const which = undertakings[scanTimesMs.indexOf(slowest)]!
  console.log(
    `a year's muhurta scan: ${slowest.toFixed(0)} ms for the slowest (${which}), mean ${(scanTimesMs.reduce((sum, ms) => sum + ms, 0) / scanTimesMs.length).toFixed(0)} ms (bar 1000)`,
  )
}

const startedAtMs = performance.now()
kundli(referenceBirths[0]!)
console.log(`first chart, tables unpacked: ${(performance.now() - startedAtMs).toFixed(0)} ms`)

const partner = kundli(referenceBirths[1]!)
muhurtaYears()
const sweph = installedSweph()
const rates = ratesOf({
  floor: ({ utc }) => bodiesAt(momentOf(instantMs(utc)).jdTt, settings),
  chart: (birth) => kundli(birth),
  whole: (birth) => JSON.stringify(kundli(birth)),
  facts: (birth) => facts(kundli(birth), '2026-11-20T10:00:00Z'),
  everything,
  wholeFacts: (birth) => facts(kundli(birth), '2026-11-20T10:00:00Z', { whole: true }),
  day: (birth) => factsOfDay(panchangOfDay(dayOf(birth))),
  match: (birth) => factsOfMatch({ bride: kundli(birth), groom: partner }),
  ...(sweph ? { sweph: swephChart(sweph) } : {}),
})
const [floor, chart, whole] = [rates.floor!, rates.chart!, rates.whole!].map(
  ({ perSecond }) => perSecond,
) as [number, number, number]
line('floor: nine places from the tables', floor)
line('chart', chart, `${(chart / floor).toFixed(2)} × the floor`)
line(
  'the same, all divisions and dashas, as JSON',
  whole,
  `${(whole / floor).toFixed(4)} × the floor`,
)
const timeText = ({ perSecond, bestMs }: Rate): string =>
  `${(1000 / perSecond).toFixed(2)} ms each, ${bestMs.toFixed(2)} in the least disturbed turn`
const printRate = (what: string, rate: Rate, bar = ''): void =>
  line(what, rate.perSecond, timeText(rate) + bar)
printRate('chart and the facts that readings rest on', rates.facts!, ' (bar 2)')
printRate('the same, and the tables a page shows', rates.everything!, ' (bar 2)')
printRate('chart and the whole list of facts', rates.wholeFacts!, ' (bar 2)')
printRate('panchang of a day and its facts', rates.day!)
printRate('match of two charts and its facts', rates.match!)
if (sweph && rates.sweph) {
  const how = process.env.SWEPH_EPHEMERIS ? 'with data files' : 'its built-in series'
  line(
    `sweph ${sweph.version()} (${how})`,
    rates.sweph.perSecond,
    `ours is ${(chart / rates.sweph.perSecond).toFixed(1)} ×`,
  )
} else {
  console.log('sweph is not installed here (SWEPH_FROM): no ratio to it')
}
