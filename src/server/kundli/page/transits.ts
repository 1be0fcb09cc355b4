import { facts, gochar, grahaNames, positionsAt, type AnyKundli } from '@drishti/jyotish'
import { grahaName, houseName, rashiName } from '@drishti/jyotish/names'
import type { KundliShown } from '../../../contract/kundli/kundli-shown.ts'
import { gocharSaid, kundliSaid, ordinals } from '../../../words/kundli/kundli-server.ts'
import { date, say, type Language } from '../../../words/say.ts'
import { inSign } from './grahas.ts'

/** Where the grahas move now, and which of the chart's houses that is. `found` are the chart's facts now. */
export function transitsShown(
  chart: AnyKundli,
  chartFacts: ReturnType<typeof facts>,
  at: Date,
  language: Language,
): KundliShown['transits'] {
  const utc = at.toISOString()
  const now = gochar(chart, utc)
  const places = positionsAt(utc, chart.settings)
  return {
    day: date(at, language),
    rows: grahaNames.map((graha) => {
      const { rashi, houseFromLagna, houseFromMoon, toUtc, retrograde } = now[graha]
      return {
        key: graha,
        name: grahaName(graha, language),
        rashi: rashiName(rashi, language),
        degrees: inSign(places[graha].siderealDegrees),
        retrograde: retrograde && graha !== 'rahu' && graha !== 'ketu',
        houses: [
          houseFromLagna &&
            say(gocharSaid.fromLagna, language, houseName(houseFromLagna, language)),
          houseFromMoon &&
            say(gocharSaid.fromMoon, language, ordinals[houseFromMoon - 1]![language]),
        ].filter((it) => typeof it === 'string'),
        until: toUtc && say(kundliSaid.until, language, date(toUtc, language)),
      }
    }),
    notes: chartFacts
      .filter(({ id }) => id === 'transit.sade-sati' || id === 'transit.sade-sati.phase')
      .map(({ label }) => label[language]),
  }
}
