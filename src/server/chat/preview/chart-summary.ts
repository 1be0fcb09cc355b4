import {
  grahaName,
  nakshatraName,
  rashiName,
  runningPeriods,
  type AnyKundli,
} from '@drishti/jyotish'
import type { PreviewedAnswer } from '../../../contract/answer-preview.ts'
import { previewWords as words } from '../../../words/chat/answer-preview.ts'
import { formatDate, say, type Language } from '../../../words/say.ts'
import { drawingsOf } from '../../kundli/page/drawings.ts'

/** A chart at a glance: the drawing, and lagna, Moon and running dasha in a line each. */
export function chartSummary(
  chart: AnyKundli,
  at: Date,
  language: Language,
): PreviewedAnswer['chart'] {
  const { north, south } = drawingsOf(chart, 'D1', language)
  const { rashi, nakshatra } = chart.grahas.moon
  const moon = [
    rashi === null ? null : rashiName(rashi, language),
    nakshatra === null ? null : nakshatraName(nakshatra, language),
  ].filter((part) => part !== null)
  return {
    drawing: north ?? south,
    rows: [
      ...(chart.timeKnown
        ? [{ term: say(words.lagna, language), value: rashiName(chart.lagna.rashi, language) }]
        : []),
      ...(moon.length > 0 ? [{ term: say(words.moon, language), value: moon.join(', ') }] : []),
      ...runningDasha(chart, at, language),
    ],
  }
}

function runningDasha(chart: AnyKundli, at: Date, language: Language) {
  if (!chart.timeKnown) return []
  const [maha, antar] = runningPeriods(chart.vimshottari.periods, at.toISOString())
  if (!maha || !antar) return []
  const lords = [maha, antar].map(({ lord }) => grahaName(lord, language)).join('–')
  const until = formatDate(antar.endUtc, language)
  return [
    { term: say(words.dasha, language), value: say(words.dashaUntil, language, lords, until) },
  ]
}
