import {
  degreesInRashi,
  facts,
  gochar,
  grahaNames,
  positionsAt,
  type AnyKundli,
} from '@drishti/jyotish'
import { grahaName, houseName, rashiName } from '@drishti/jyotish/names'
import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { gocharSentences, kundliSentences, ordinals } from '../../../words/kundli/kundli-server.ts'
import { formatDate, say, type Language } from '../../../words/say.ts'

/** On a page that does not show the sky of today. */
export const noTransits: KundliPageData['transits'] = { day: '', rows: [], notes: [] }

/** Where the grahas move now, and which of the chart's houses that is. `found` are the chart's facts now. */
export function showTransits(
  chart: AnyKundli,
  chartFacts: ReturnType<typeof facts>,
  at: Date,
  language: Language,
): KundliPageData['transits'] {
  const utc = at.toISOString()
  const now = gochar(chart, utc)
  const places = positionsAt(utc, chart.settings)
  return {
    day: formatDate(at, language),
    rows: grahaNames.map((graha) => {
      const { rashi, houseFromLagna, houseFromMoon, toUtc, retrograde } = now[graha]
      return {
        key: graha,
        name: grahaName(graha, language),
        rashi: rashiName(rashi, language),
        degrees: degreesInRashi(places[graha].siderealDegrees),
        retrograde: retrograde && graha !== 'rahu' && graha !== 'ketu',
        houses: [
          houseFromLagna &&
            say(gocharSentences.fromLagna, language, houseName(houseFromLagna, language)),
          houseFromMoon &&
            say(gocharSentences.fromMoon, language, ordinals[houseFromMoon - 1]![language]),
        ].filter((it) => typeof it === 'string'),
        until: toUtc && say(kundliSentences.until, language, formatDate(toUtc, language)),
      }
    }),
    notes: chartFacts
      .filter(({ id }) => id === 'transit.sade-sati' || id === 'transit.sade-sati.phase')
      .map(({ label }) => label[language]),
  }
}
