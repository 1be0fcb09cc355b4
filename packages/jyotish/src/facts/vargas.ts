/** Facts of the navamsa (D9) and dashamsa (D10): sign and house of each graha, and the vargottama ones. */
import { grahaNames, type Kundli, type VargaName } from '../types.ts'
import { houseOf } from '../zodiac.ts'
import { houseSaid, rashiKey, rashiSaid, say, subject, type Add } from './saying.ts'

const told = [
  { varga: 'D9', en: 'navamsa (D9)', hi: 'नवांश (D9)' },
  { varga: 'D10', en: 'dashamsa (D10)', hi: 'दशमांश (D10)' },
] as const satisfies { varga: VargaName; en: string; hi: string }[]

/** Where the lagna and the grahas fall in D9 and D10, houses counted from that division's own lagna. */
export function vargaFacts(add: Add, chart: Kundli): void {
  for (const { varga, en, hi } of told) {
    const division = chart.vargas[varga]
    const key = varga.toLowerCase()
    const method = say(
      `Each sign is divided into ${varga.slice(1)} parts`,
      `हर राशि के ${varga.slice(1)} भाग किए जाते हैं`,
    )
    add(
      `${key}.lagna.rashi`,
      'varga',
      rashiKey(division.lagna),
      say(
        `The lagna of the ${en} is ${rashiSaid(division.lagna).en}`,
        `${hi} का लग्न ${rashiSaid(division.lagna).hi} है`,
      ),
      method,
      { varga, rashi: division.lagna },
    )
    for (const graha of grahaNames) {
      const rashi = division[graha]
      const house = houseOf(rashi, division.lagna)
      add(
        `${key}.${graha}.rashi`,
        'varga',
        rashiKey(rashi),
        say(
          `${subject(graha).en} is in ${rashiSaid(rashi).en} in the ${en}`,
          `${hi} में ${subject(graha).hi} ${rashiSaid(rashi).hi} राशि में हैं`,
        ),
        method,
        { varga, graha, rashi },
      )
      add(
        `${key}.${graha}.house`,
        'varga',
        house,
        say(
          `${subject(graha).en} is in the ${houseSaid(house).en} of the ${en}`,
          `${hi} में ${subject(graha).hi} ${houseSaid(house).hi} में हैं`,
        ),
        say(
          `Counted from the lagna of the ${en}, ${rashiSaid(division.lagna).en}`,
          `${hi} के ${rashiSaid(division.lagna).hi} लग्न से गिनने पर`,
        ),
        { varga, graha, house, rashi },
      )
    }
  }
  for (const graha of grahaNames) {
    const rashi = chart.grahas[graha].rashi
    if (chart.vargas.D9[graha] !== rashi) continue
    add(
      `${graha}.vargottama`,
      'varga',
      true,
      say(`${subject(graha).en} is vargottama`, `${subject(graha).hi} वर्गोत्तम हैं`),
      say(
        `It is in ${rashiSaid(rashi).en} in the birth chart and in the navamsa`,
        `जन्म कुंडली और नवांश, दोनों में वे ${rashiSaid(rashi).hi} राशि में हैं`,
      ),
      { graha, rashi, varga: 'D9' },
    )
  }
}
