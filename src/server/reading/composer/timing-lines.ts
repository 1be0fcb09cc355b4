import type { LocalizedText } from '../../../words/say.ts'
import { houseName, rashiName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import { slowTransitLines, slowSaturnTransitLines } from '../../../words/reading/karakas.ts'
import { dashaTexts, slowTransitTexts } from '../../../words/reading/periods.ts'
import * as say from '../../../words/reading/sentences.ts'
import { dateText } from '../verdicts/date-text.ts'
import { grahaInSentence } from '../verdicts/fill-template.ts'
import { fillLine, fillSeededLine, rowForTopic } from './fill-lines.ts'
import type { AnswerLine, ComposerInput } from './fill-lines.ts'

/** What the running periods and the moving sky say, with their dates. */

function dashaClause(telling: ComposerInput, graha: Graha, topic: string): string {
  return rowForTopic(dashaTexts, topic)[graha][telling.language]
}

/** The running antardasha with its end. */
export function antardashaLine(telling: ComposerInput): AnswerLine | null {
  const { dasha } = telling.sheet
  if (!dasha) return null
  const clause = dashaClause(telling, dasha.antar.lord, telling.judgement.topic)
  return fillSeededLine(telling, say.antarLines, 'antar', { clause }, ['dasha.antar', 'dasha.maha'])
}

/** The running mahadasha, seen over years. */
export function mahadashaLine(telling: ComposerInput): AnswerLine | null {
  const { dasha } = telling.sheet
  if (!dasha) return null
  return fillSeededLine(
    telling,
    say.mahaLines,
    'maha',
    { clause: dashaClause(telling, dasha.maha.lord, 'general') },
    ['dasha.maha'],
  )
}

/** Jupiter or Saturn over the natal Moon, with the day it leaves the sign. */
export function slowTransitLine(
  telling: ComposerInput,
  graha: 'jupiter' | 'saturn',
): AnswerLine | null {
  const now = telling.sheet.transits[graha]
  if (!now.houseFromMoon || !now.toUtc) return null
  const { language } = telling
  const slots = {
    graha: grahaInSentence(graha, language),
    Graha: grahaInSentence(graha, language),
    sign: rashiName(now.rashi, language),
    house: houseName(now.houseFromMoon, language),
    until: dateText(now.toUtc)[language],
    clause: (slowTransitTexts[graha][now.houseFromMoon - 1] as LocalizedText)[language],
  }
  // Where both are told in one answer, they are told in different words.
  const words = telling.pick(
    say.transitLines.map((_pair, at) => at),
    'transit',
  )
  const pair = say.transitLines[
    (words + (graha === 'saturn' ? 1 : 0)) % say.transitLines.length
  ] as LocalizedText
  return fillLine(telling, pair, slots, [`transit.${graha}.house.moon`, `transit.${graha}.rashi`])
}

/** Where the natal Moon is not certain: the slow grahas' signs alone, with their dates. */
export function slowGrahaLines(telling: ComposerInput): AnswerLine[] {
  if (telling.sheet.chart.grahas.moon.rashi !== null) return []
  const lines = [
    fillSeededLine(telling, slowTransitLines, 'sky'),
    fillSeededLine(telling, slowSaturnTransitLines, 'sky.saturn'),
  ]
  return lines.filter((one): one is AnswerLine => one !== null)
}
