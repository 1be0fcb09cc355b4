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
import { bodiesAt } from '../src/bodies.ts'
import { ashtakavarga, facts, kundli, shadbala, sadeSatis, yogas } from '../src/index.ts'
import { instantMs } from '../src/instant.ts'
import { momentOf } from '../src/moment.ts'
import { births } from '../src/testing/reference.ts'
import type { Birth } from '../src/types.ts'

const given: Birth[] = births.map(({ utc, lat, lon }) => ({ utc, latitude: lat, longitude: lon }))
const settings = { ayanamsa: 'lahiri', node: 'true' } as const
const turnMs = 60
const turns = 25

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

/**
 * Works a second of processor time of each contender. They take turns of a twentieth of a second through
 * the whole run, so that whatever else the machine does falls on all of them alike.
 */
function perSecond(contenders: Record<string, (birth: Birth) => unknown>): Record<string, number> {
  const names = Object.keys(contenders)
  const done = Object.fromEntries(names.map((name) => [name, 0])) as Record<string, number>
  const spent = { ...done }
  for (let turn = -1; turn < turns; turn++) {
    for (const name of names) {
      const work = contenders[name]!
      const started = spentMs()
      let count = 0
      while (spentMs() - started < turnMs) {
        for (let i = 0; i < 20; i++) work(given[(done[name]! + count++) % given.length]!)
      }
      if (turn < 0) continue
      done[name]! += count
      spent[name]! += spentMs() - started
    }
  }
  return Object.fromEntries(names.map((name) => [name, (done[name]! * 1000) / spent[name]!]))
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

const started = performance.now()
kundli(given[0]!)
console.log(`first chart, tables unpacked: ${(performance.now() - started).toFixed(0)} ms`)

const sweph = installedSweph()
const rates = perSecond({
  floor: ({ utc }) => bodiesAt(momentOf(instantMs(utc)).jdTt, settings),
  chart: (birth) => kundli(birth),
  whole: (birth) => JSON.stringify(kundli(birth)),
  facts: (birth) => facts(kundli(birth), '2026-11-20T10:00:00Z'),
  everything,
  ...(sweph ? { sweph: swephChart(sweph) } : {}),
})
const [floor, chart, whole] = [rates.floor!, rates.chart!, rates.whole!]
line('floor: nine places from the tables', floor)
line('chart', chart, `${(chart / floor).toFixed(2)} × the floor`)
line(
  'the same, all divisions and dashas, as JSON',
  whole,
  `${(whole / floor).toFixed(4)} × the floor`,
)
const each = (rate: number): string => `${(1000 / rate).toFixed(2)} ms each`
line('chart and all its facts', rates.facts!, each(rates.facts!))
line('the same, and the tables a page shows', rates.everything!, each(rates.everything!))
if (sweph && rates.sweph) {
  const how = process.env.SWEPH_EPHEMERIS ? 'with data files' : 'its built-in series'
  line(
    `sweph ${sweph.version()} (${how})`,
    rates.sweph,
    `ours is ${(chart / rates.sweph).toFixed(1)} ×`,
  )
} else {
  console.log('sweph is not installed here (SWEPH_FROM): no ratio to it')
}
