import { degreesInRashi, grahaNames, rashiLords, type AnyKundli } from '@drishti/jyotish'
import { grahaName, houseName, rashiName } from '@drishti/jyotish/names'
import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { overviewSentences as words } from '../../../words/kundli/overview.ts'
import { houseMatters } from '../../../words/reading/chart/graha-texts.ts'
import { formatDegrees } from '../../../words/format-degrees.ts'
import { say, type Language } from '../../../words/say.ts'

/** The twelve houses with their sign, who stands there and what they mean; none without the minute. */
export function showHouses(chart: AnyKundli, language: Language): KundliPageData['houses'] {
  if (!chart.timeKnown) return []
  return chart.houseRashis.map((rashi, index) => {
    const house = index + 1
    const lord = rashiLords[rashi]!
    const lordHouse = chart.grahas[lord].house
    const lordName = say(words.graha, language, grahaName(lord, language))
    const matters = (place: number) => say(houseMatters[place - 1]!, language)
    return {
      house,
      name: houseName(house, language),
      sign: rashiName(rashi, language),
      grahas: grahaNames
        .filter((graha) => chart.grahas[graha].house === house)
        .map((graha) => {
          const degrees = degreesInRashi(chart.grahas[graha].siderealDegrees)
          return `${grahaName(graha, language)} ${formatDegrees(degrees)}`
        }),
      meaning: [
        say(words.houseMatters, language, matters(house)),
        lordHouse === house
          ? say(words.lordAtHome, language, lordName)
          : say(
              words.houseLord,
              language,
              lordName,
              houseName(lordHouse, language),
              matters(lordHouse),
            ),
      ],
    }
  })
}
