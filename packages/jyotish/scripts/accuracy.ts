/** Prints the worst and the typical error of every body against the reference births. */
import { jdOfMs } from '../src/instant.ts'
import { kundli } from '../src/kundli.ts'
import { riseSet } from '../src/rise-set.ts'
import { births, bodies } from '../src/testing/reference.ts'
import { arc } from '../src/zodiac.ts'

const errors: Record<string, number[]> = {}
const note = (what: string, error: number): void => {
  ;(errors[what] ??= []).push(Math.abs(error))
}

for (const birth of births) {
  const place = { utc: birth.utc, latitude: birth.lat, longitude: birth.lon }
  const chart = kundli(place)
  const meanNode = kundli(place, { node: 'mean' }).grahas.rahu
  bodies.forEach((body, i) => {
    const graha =
      body === 'meanNode' ? meanNode : chart.grahas[body === 'trueNode' ? 'rahu' : body]
    note(`${body}, ″`, arc(graha.siderealDegrees, birth.L[i]!) * 3600)
  })
  const era = birth.utc < '2050' ? 'before 2050' : 'from 2050'
  note(`ascendant ${era}, ″`, arc(chart.lagna.siderealDegrees, birth.asc) * 3600)
  note(`midheaven ${era}, ″`, arc(chart.mcDegrees, birth.mc) * 3600)
  note('first dasha, days', jdOfMs(Date.parse(chart.vimshottari.periods[0]!.startUtc)) - birth.vim.start[0]!)
  if (Math.abs(birth.lat) >= 60) continue
  for (const [at, rule] of [[0, 'hindu'], [2, 'standard']] as const) {
    const { sunriseUtc, sunsetUtc } = riseSet({ ...place, rule })
    note(`${rule} sunrise, s`, (jdOfMs(Date.parse(sunriseUtc!)) - birth.sun[at]!) * 86400)
    note(`${rule} sunset, s`, (jdOfMs(Date.parse(sunsetUtc!)) - birth.sun[at + 1]!) * 86400)
  }
}

console.log(`${'against the reference births'.padEnd(32)}${'worst'.padStart(9)}${'median'.padStart(9)}`)
for (const [what, all] of Object.entries(errors)) {
  all.sort((a, b) => a - b)
  const [worst, median] = [all.at(-1)!, all[all.length >> 1]!]
  console.log(`${what.padEnd(32)}${worst.toFixed(3).padStart(9)}${median.toFixed(3).padStart(9)}`)
}
