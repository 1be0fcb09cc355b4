import type { LocalizedText } from '../../../words/say.ts'
import { grahaName, houseName, rashiName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import { slowTransitLines, slowSaturnTransitLines } from '../../../words/reading/karakas.ts'
import { dashaTexts, slowTransitTexts } from '../../../words/reading/periods.ts'
import * as say from '../../../words/reading/sentences.ts'
import { dateText } from '../verdicts/date-text.ts'
import { grahaInSentence } from '../verdicts/fill-template.ts'
import { matterPhrase } from './headline.ts'
import { capitalize, fillLine, fillSeededLine, rowForTopic } from './fill-lines.ts'
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

function lordName(telling: ComposerInput, house: number | null): string {
  const lord = house ? telling.sheet.byId.get(`house.${house}.lord`)?.value : undefined
  return lord ? grahaInSentence(lord as Graha, telling.language) : ''
}

/** How the running antardasha's lord touches what was asked. */
export function dashaTouchLine(telling: ComposerInput): AnswerLine | null {
  const verdict = telling.judgement.verdicts.find(
    (one) => one.about.kind === 'dasha' && one.about.level === 'antar',
  )
  if (!verdict || verdict.about.kind !== 'dasha') return null
  const { graha, touching } = verdict.about
  const slots = {
    graha: grahaInSentence(graha, telling.language),
    Graha: capitalize(grahaInSentence(graha, telling.language)),
    house: touching.house ? houseName(touching.house, telling.language) : '',
    lord: lordName(telling, touching.house),
    matter: matterPhrase(telling),
  }
  return fillSeededLine(
    telling,
    say.lordConnectionLines[touching.touch] as readonly LocalizedText[],
    'touch',
    slots,
    verdict.factIds,
  )
}

/** The antardasha after this one. */
export function nextAntardashaLine(telling: ComposerInput): AnswerLine | null {
  const fact = telling.sheet.byId.get('dasha.antar.next')
  if (!fact?.about.fromUtc || !fact.about.graha) return null
  const slots = {
    from: dateText(fact.about.fromUtc)[telling.language],
    next: grahaName(fact.about.graha, telling.language),
    clause: dashaClause(telling, fact.about.graha, telling.judgement.topic),
  }
  return fillSeededLine(telling, say.nextPeriodLines, 'next-period', slots, ['dasha.antar.next'])
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

/** Where Jupiter or Saturn goes next. */
export function nextTransitLine(
  telling: ComposerInput,
  graha: 'jupiter' | 'saturn',
): AnswerLine | null {
  const { next } = telling.sheet.transits[graha]
  if (!next?.fromUtc || !next.houseFromMoon) return null
  const { language } = telling
  const slots = {
    graha: grahaInSentence(graha, language),
    sign: rashiName(next.rashi, language),
    house: houseName(next.houseFromMoon, language),
    from: dateText(next.fromUtc)[language],
    clause: (slowTransitTexts[graha][next.houseFromMoon - 1] as LocalizedText)[language],
  }
  const ids = [`transit.${graha}.next.house.moon`, `transit.${graha}.next.rashi`]
  return fillSeededLine(telling, say.nextTransitLines, `next.${graha}`, slots, ids)
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

/** The turns that fall into the time asked about, in the order of the calendar. */
export function turningPointLines(telling: ComposerInput): AnswerLine[] {
  const { time } = telling.understood
  if (time?.kind !== 'span') return []
  const { jupiter, saturn } = telling.sheet.transits
  const turns = [
    { at: jupiter.next?.fromUtc, line: () => nextTransitLine(telling, 'jupiter') },
    { at: saturn.next?.fromUtc, line: () => nextTransitLine(telling, 'saturn') },
    {
      at: telling.sheet.byId.get('dasha.antar.next')?.about.fromUtc,
      line: () => nextAntardashaLine(telling),
    },
  ]
  return turns
    .filter(
      ({ at }) =>
        at && Date.parse(at) >= Date.parse(time.from) && Date.parse(at) < Date.parse(time.to),
    )
    .toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))
    .flatMap((turn) => turn.line() ?? [])
}
