/** Prints the worst and the typical error of every body against the reference births. */
import { jdOfMs } from '../src/instant.ts'
import { kundli } from '../src/kundli.ts'
import { riseSet } from '../src/rise-set.ts'
import { births, bodies } from '../src/testing/reference.ts'
import type { ReferenceBirth } from '../src/testing/reference.ts'
import type { Kundli, Place, VargaName } from '../src/types.ts'
import { vargaRashi } from '../src/vargas.ts'
import { arc } from '../src/zodiac.ts'

const errors: Record<string, number[]> = {}
const note = (what: string, error: number): void => {
  ;(errors[what] ??= []).push(Math.abs(error))
}

let parts = 0
const different: string[] = []
const compare = (
  birth: ReferenceBirth,
  what: string,
  ours: number,
  theirs: number | null,
): void => {
  if (theirs === null) return
  parts++
  if (ours !== theirs) different.push(`${birth.id} ${what}`)
}

/** Everything that is a whole number, where a hair's breadth at an edge would show. */
function compareParts(birth: ReferenceBirth, chart: Kundli, meanNode: Place): void {
  const places = bodies.map((body): Place => {
    if (body === 'meanNode') return meanNode
    return chart.grahas[body === 'trueNode' ? 'rahu' : body]
  })
  ;[...places, chart.lagna].forEach((place, i) => {
    compare(birth, `rashi of ${i}`, place.rashi, birth.sign[i]!)
    compare(birth, `nakshatra of ${i}`, place.nakshatra, birth.nak[i]!)
    compare(birth, `pada of ${i}`, place.pada, birth.pada[i]!)
    compare(birth, `ninth of ${i}`, vargaRashi('D9', place.siderealDegrees), birth.d9[i]!)
  })
  for (const [division, [sun, moon, lagna]] of Object.entries(birth.varga)) {
    const varga = chart.vargas[`D${division}` as VargaName]
    compare(birth, `D${division} sun`, varga.sun, sun!)
    compare(birth, `D${division} moon`, varga.moon, moon!)
    compare(birth, `D${division} lagna`, varga.lagna, lagna!)
  }
  const { tithi, karana, yoga, vara } = chart.panchang
  compare(birth, 'tithi', tithi, birth.tithi)
  compare(birth, 'karana', karana, birth.karana)
  compare(birth, 'yoga', yoga, birth.yoga)
  compare(birth, 'vara', vara, birth.vara)
}

for (const birth of births) {
  const place = { utc: birth.utc, latitude: birth.lat, longitude: birth.lon }
  const chart = kundli(place)
  const meanNode = kundli(place, { node: 'mean' }).grahas.rahu
  bodies.forEach((body, i) => {
    const graha = body === 'meanNode' ? meanNode : chart.grahas[body === 'trueNode' ? 'rahu' : body]
    note(`${body}, ″`, arc(graha.siderealDegrees, birth.L[i]!) * 3600)
  })
  compareParts(birth, chart, meanNode)
  const era = birth.utc < '2050' ? 'before 2050' : 'from 2050'
  note(`ascendant ${era}, ″`, arc(chart.lagna.siderealDegrees, birth.asc) * 3600)
  note(`midheaven ${era}, ″`, arc(chart.mcDegrees, birth.mc) * 3600)
  note(
    'first dasha, days',
    jdOfMs(Date.parse(chart.vimshottari.periods[0]!.startUtc)) - birth.vim.start[0]!,
  )
  if (Math.abs(birth.lat) >= 60) continue
  for (const [at, rule] of [
    [0, 'hindu'],
    [2, 'standard'],
  ] as const) {
    const { sunriseUtc, sunsetUtc } = riseSet({ ...place, rule })
    note(`${rule} sunrise, s`, (jdOfMs(Date.parse(sunriseUtc!)) - birth.sun[at]!) * 86400)
    note(`${rule} sunset, s`, (jdOfMs(Date.parse(sunsetUtc!)) - birth.sun[at + 1]!) * 86400)
  }
}

console.log(
  `${'against the reference births'.padEnd(32)}${'worst'.padStart(9)}${'median'.padStart(9)}`,
)
for (const [what, all] of Object.entries(errors)) {
  all.sort((a, b) => a - b)
  const [worst, median] = [all.at(-1)!, all[all.length >> 1]!]
  console.log(`${what.padEnd(32)}${worst.toFixed(3).padStart(9)}${median.toFixed(3).padStart(9)}`)
}
console.log(
  `signs and other parts that differ: ${different.length} of ${parts} ${different.join(', ')}`,
)
