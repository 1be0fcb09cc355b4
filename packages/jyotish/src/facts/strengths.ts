/** Facts of strength: shadbala of the seven, and ashtakavarga by house and by graha. */
import { ashtakavarga, ashtakavargaGrahas } from '../chart/ashtakavarga.ts'
import { shadbala } from '../shadbala/shadbala.ts'
import { shadbalaGrahas } from '../shadbala/grahas.ts'
import type { Kundli } from '../sky/types.ts'
import { houseText, rashiText, grahaAsSubject, type AddFact } from './fact-texts.ts'
import { bilingual } from '../sky/bilingual.ts'

/** To two places, as told: the value is what the sentence says. */
const hundredths = (value: number): number => Math.round(value * 100) / 100

function shadbalaFacts(add: AddFact, chart: Kundli): void {
  const strengths = shadbala(chart)
  for (const graha of shadbalaGrahas) {
    const { totalRupas, requiredRupas, rank, ratio } = strengths[graha]
    const rupas = hundredths(totalRupas)
    const grahaText = grahaAsSubject(graha)
    const enough = ratio >= 1
    add(
      `shadbala.${graha}`,
      'strength',
      rupas,
      bilingual(
        `${grahaText.en} has ${rupas} rupas of shadbala, ${enough ? 'enough' : 'less than asked'}`,
        `${grahaText.hi} का षड्बल ${rupas} रूप है, जो ${enough ? 'पर्याप्त है' : 'अपेक्षा से कम है'}`,
      ),
      bilingual(
        `${requiredRupas} rupas are asked; by their share it is number ${rank} of seven`,
        `${requiredRupas} रूप अपेक्षित हैं; अनुपात में सात में से क्रमांक ${rank}`,
      ),
      { graha },
    )
  }
}

function ashtakavargaFacts(add: AddFact, chart: Kundli): void {
  const { bhinna, sarvaByHouse } = ashtakavarga(chart)
  for (const [index, bindus] of sarvaByHouse.entries()) {
    const house = index + 1
    const rashi = chart.houseRashis[index]!
    const name = houseText(house)
    add(
      `ashtakavarga.house.${house}`,
      'strength',
      bindus,
      bilingual(
        `The ${name.en} has ${bindus} bindus in the sarvashtakavarga`,
        `सर्वाष्टकवर्ग में ${name.hi} को ${bindus} बिंदु मिले हैं`,
      ),
      bilingual(
        `The twelve signs share 337 bindus, some 28 each; the house is ${rashiText(rashi).en}`,
        `बारह राशियों में 337 बिंदु बँटते हैं, औसत 28; यह भाव ${rashiText(rashi).hi} राशि है`,
      ),
      { house, rashi },
    )
  }
  for (const graha of ashtakavargaGrahas) {
    const { rashi } = chart.grahas[graha]
    const bindus = bhinna[graha][rashi]!
    add(
      `ashtakavarga.${graha}`,
      'strength',
      bindus,
      bilingual(
        `${grahaAsSubject(graha).en} stands with ${bindus} bindus in its own ashtakavarga`,
        `${grahaAsSubject(graha).hi} अपने अष्टकवर्ग में ${bindus} बिंदुओं के साथ स्थित हैं`,
      ),
      bilingual(
        `Of eight givers, ${bindus} favour it in ${rashiText(rashi).en}`,
        `आठ में से ${bindus} ने ${rashiText(rashi).hi} राशि में बिंदु दिया है`,
      ),
      { graha, rashi },
    )
  }
}

/** Shadbala, then ashtakavarga. */
export function strengthFacts(add: AddFact, chart: Kundli): void {
  shadbalaFacts(add, chart)
  ashtakavargaFacts(add, chart)
}
