/**
 * Charts a second: `npm run bench -w packages/jyotish`. A chart is what `kundli()` gives for one birth
 * from its ISO instant: nine places with speed and latitude, lagna, midheaven, houses, dignities,
 * aspects, panchang. Divisions and dashas are worked out when read, so they are timed on their own line.
 *
 * Where npm `sweph` is installed (it is no dependency; SWEPH_FROM names the directory holding its
 * node_modules, SWEPH_EPHEMERIS its data files), the same births go through it in the same process: nine
 * bodies, sidereal, with speed, and the houses.
 */
import { createRequire } from 'node:module'
import { bodiesAt } from '../src/bodies.ts'
import { kundli } from '../src/index.ts'
import { instantMs } from '../src/instant.ts'
import { momentOf } from '../src/moment.ts'
import { births } from '../src/testing/reference.ts'
import type { Birth } from '../src/types.ts'

const given: Birth[] = births.map(({ utc, lat, lon }) => ({ utc, latitude: lat, longitude: lon }))
const settings = { ayanamsa: 'lahiri', node: 'true' } as const
const round = 400
const rounds = 7

interface Sweph {
  constants: Record<string, number>
  version(): string
  set_ephe_path(path: string): void
  set_sid_mode(mode: number, t0: number, ayanamsa: number): void
  calc_ut(jd: number, body: number, flags: number): { flag: number; data: number[] }
  houses_ex(jd: number, flags: number, lat: number, lon: number, system: string): { data: unknown }
}

/** Best of several rounds of a fraction of a second each: the one least disturbed by the machine. */
function perSecond(work: (birth: Birth) => unknown): number {
  let best = 0
  for (let i = 0; i < rounds; i++) {
    const started = performance.now()
    let done = 0
    while (performance.now() - started < round) {
      for (const birth of given) work(birth)
      done += given.length
    }
    best = Math.max(best, (done * 1000) / (performance.now() - started))
  }
  return best
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

const started = performance.now()
kundli(given[0]!)
console.log(`first chart, tables unpacked: ${(performance.now() - started).toFixed(0)} ms`)

const floor = perSecond(({ utc }) => bodiesAt(momentOf(instantMs(utc)).jdTt, settings))
const chart = perSecond((birth) => kundli(birth))
const whole = perSecond((birth) => {
  const k = kundli(birth)
  return [k.vargas, k.vimshottari]
})
line('floor: nine places from the tables', floor)
line('chart', chart, `${(chart / floor).toFixed(2)} × the floor`)
line('chart, sixteen divisions, three dasha levels', whole, `${(whole / floor).toFixed(3)} × the floor`)

const sweph = installedSweph()
if (sweph) {
  const theirs = perSecond(swephChart(sweph))
  const how = process.env.SWEPH_EPHEMERIS ? 'with data files' : 'its built-in series'
  line(`sweph ${sweph.version()} (${how})`, theirs, `ours is ${(chart / theirs).toFixed(1)} ×`)
} else {
  console.log('sweph is not installed here (SWEPH_FROM): no ratio to it')
}
