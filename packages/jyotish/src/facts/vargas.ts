/** Facts of the divisions: sign and house of each graha in them, and the vargottama ones. */
import { grahaNames, type BilingualText, type Kundli, type VargaName } from '../sky/types.ts'
import { houseOf } from '../sky/zodiac.ts'
import { houseText, rashiKey, rashiText, grahaAsSubject, type AddFact } from './fact-texts.ts'
import { bilingual } from '../sky/bilingual.ts'

interface VargaLabel extends BilingualText {
  varga: VargaName
}

/** The two that readings rest on. */
const readDivisions: VargaLabel[] = [
  { varga: 'D9', en: 'navamsa (D9)', hi: 'नवांश (D9)' },
  { varga: 'D10', en: 'dashamsa (D10)', hi: 'दशमांश (D10)' },
]
/** The others of Parashara's sixteen; the first is the birth chart itself. */
const otherDivisions: VargaLabel[] = [
  { varga: 'D2', en: 'hora (D2)', hi: 'होरा (D2)' },
  { varga: 'D3', en: 'drekkana (D3)', hi: 'द्रेष्काण (D3)' },
  { varga: 'D4', en: 'chaturthamsha (D4)', hi: 'चतुर्थांश (D4)' },
  { varga: 'D7', en: 'saptamsha (D7)', hi: 'सप्तांश (D7)' },
  { varga: 'D12', en: 'dwadashamsha (D12)', hi: 'द्वादशांश (D12)' },
  { varga: 'D16', en: 'shodashamsha (D16)', hi: 'षोडशांश (D16)' },
  { varga: 'D20', en: 'vimshamsha (D20)', hi: 'विंशांश (D20)' },
  { varga: 'D24', en: 'chaturvimshamsha (D24)', hi: 'चतुर्विंशांश (D24)' },
  { varga: 'D27', en: 'saptavimshamsha (D27)', hi: 'सप्तविंशांश (D27)' },
  { varga: 'D30', en: 'trimshamsha (D30)', hi: 'त्रिंशांश (D30)' },
  { varga: 'D40', en: 'khavedamsha (D40)', hi: 'खवेदांश (D40)' },
  { varga: 'D45', en: 'akshavedamsha (D45)', hi: 'अक्षवेदांश (D45)' },
  { varga: 'D60', en: 'shashtyamsha (D60)', hi: 'षष्ट्यंश (D60)' },
]

function divisionFacts(add: AddFact, chart: Kundli, divisions: readonly VargaLabel[]): void {
  for (const { varga, en, hi } of divisions) {
    const division = chart.vargas[varga]
    const key = varga.toLowerCase()
    const method = bilingual(
      `Each sign is divided into ${varga.slice(1)} parts`,
      `हर राशि के ${varga.slice(1)} भाग किए जाते हैं`,
    )
    add(
      `${key}.lagna.rashi`,
      'varga',
      rashiKey(division.lagna),
      bilingual(
        `The lagna of the ${en} is ${rashiText(division.lagna).en}`,
        `${hi} का लग्न ${rashiText(division.lagna).hi} है`,
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
        bilingual(
          `${grahaAsSubject(graha).en} is in ${rashiText(rashi).en} in the ${en}`,
          `${hi} में ${grahaAsSubject(graha).hi} ${rashiText(rashi).hi} राशि में हैं`,
        ),
        method,
        { varga, graha, rashi },
      )
      add(
        `${key}.${graha}.house`,
        'varga',
        house,
        bilingual(
          `${grahaAsSubject(graha).en} is in the ${houseText(house).en} of the ${en}`,
          `${hi} में ${grahaAsSubject(graha).hi} ${houseText(house).hi} में हैं`,
        ),
        bilingual(
          `Counted from the lagna of the ${en}, ${rashiText(division.lagna).en}`,
          `${hi} के ${rashiText(division.lagna).hi} लग्न से गिनने पर`,
        ),
        { varga, graha, house, rashi },
      )
    }
  }
}

/** Where the lagna and the grahas fall in the other thirteen, told alike. */
export function otherVargaFacts(add: AddFact, chart: Kundli): void {
  divisionFacts(add, chart, otherDivisions)
}

/** Where the lagna and the grahas fall in D9 and D10, houses counted from that division's own lagna. */
export function vargaFacts(add: AddFact, chart: Kundli): void {
  divisionFacts(add, chart, readDivisions)
  for (const graha of grahaNames) {
    const rashi = chart.grahas[graha].rashi
    if (chart.vargas.D9[graha] !== rashi) continue
    add(
      `${graha}.vargottama`,
      'varga',
      true,
      bilingual(
        `${grahaAsSubject(graha).en} is vargottama`,
        `${grahaAsSubject(graha).hi} वर्गोत्तम हैं`,
      ),
      bilingual(
        `It is in ${rashiText(rashi).en} in the birth chart and in the navamsa`,
        `जन्म कुंडली और नवांश, दोनों में वे ${rashiText(rashi).hi} राशि में हैं`,
      ),
      { graha, rashi, varga: 'D9' },
    )
  }
}
