import type { LocalizedText } from '../../../words/say.ts'
import { dayMs } from '../../../contract/core/constants.ts'
import { houseName, grahaName, rashiName } from '@drishti/jyotish'
import { changeLines } from '../../../words/reading/changes.ts'
import { headlines } from '../../../words/reading/headlines.ts'
import * as say from '../../../words/reading/sentences.ts'
import { dateText } from '../verdicts/date-text.ts'
import type { VerdictTimeWindow } from '../verdicts/windows.ts'
import { capitalize, fillLine, fillSeededLine } from './fill-lines.ts'
import type { AnswerLine, ComposerInput } from './fill-lines.ts'

/** The direct answer, and the dated window behind it. */

/** Which headline, window purpose and advice fit this person: marriage is never foretold to the married. */
export function headlineKey(telling: ComposerInput): string {
  const { person, judgement } = telling
  const { topic, aspect } = judgement
  if (topic === 'love') {
    if (person.maritalStatus === 'married')
      return aspect === 'trouble' ? 'love.trouble' : 'love.married'
    if (aspect === 'partner-nature') return 'love.marriage'
    if (person.maritalStatus === 'divorced' && (aspect === null || aspect === 'marriage'))
      return 'love.again'
  }
  const own = `${topic}.${aspect}`
  return own in headlines ? own : topic
}

/** What the field is called inside a sentence. */
export function matterPhrase(telling: ComposerInput): string {
  const { topic, aspect } = telling.judgement
  const said = say.topicPhrases[`${topic}.${aspect}`] ?? say.topicPhrases[topic]
  return said ? said[telling.language] : ''
}

function purposeOf(telling: ComposerInput): string {
  const key = headlineKey(telling)
  const said = say.windowPurposes[key] ?? say.windowPurposes[telling.judgement.topic]
  return said ? said[telling.language] : ''
}

function windowSlots(telling: ComposerInput, window: VerdictTimeWindow): Record<string, string> {
  const { language } = telling
  return {
    for: purposeOf(telling),
    from: dateText(window.fromUtc)[language],
    to: dateText(window.toUtc)[language],
    antar: grahaName(window.antar, language),
    sign: rashiName(window.jupiterRashi, language),
    jupiterHouse: houseName(window.jupiterHouse, language),
    reach: say.jupiterAspectReason[language].replace('{matter}', matterPhrase(telling)),
  }
}

function isOpenNow(telling: ComposerInput, window: VerdictTimeWindow): boolean {
  return Date.parse(window.fromUtc) - telling.sheet.at.getTime() < dayMs
}

function whenHeadline(telling: ComposerInput, first: VerdictTimeWindow): AnswerLine | null {
  const pairs = isOpenNow(telling, first) ? say.openWindowHeadlines : say.windowHeadlines
  const dated = fillSeededLine(
    telling,
    pairs,
    'headline',
    windowSlots(telling, first),
    first.factIds,
  )
  return dated && { ...dated, text: capitalize(dated.text) }
}

/** The direct answer: a date where one was asked for and the chart bears one, else where things stand. */
export function answerHeadline(telling: ComposerInput): AnswerLine | null {
  const { understood, judgement } = telling
  const { direction } = judgement
  const first = judgement.windows[0]
  if (understood.asks === 'when' && first) return whenHeadline(telling, first)
  if (understood.asks === 'when' && telling.sheet.chart.timeKnown) {
    const pairs = understood.time ? say.noWindowInSpanLines : say.noWindowLines
    const honest = fillSeededLine(telling, pairs, 'headline', { for: purposeOf(telling) })
    return honest && { ...honest, text: capitalize(honest.text) }
  }
  if (understood.asks === 'why') {
    return fillSeededLine(
      telling,
      say.whyHeadlines[direction] as readonly LocalizedText[],
      'headline',
      {
        matter: matterPhrase(telling),
      },
    )
  }
  return fillSeededLine(
    telling,
    (headlines[headlineKey(telling)] as (typeof headlines)[string])[direction],
    'headline',
  )
}

export function windowReasonLine(telling: ComposerInput): AnswerLine | null {
  const first = telling.judgement.windows[0]
  return first
    ? fillSeededLine(
        telling,
        say.windowReasons,
        'window-reason',
        windowSlots(telling, first),
        first.factIds,
      )
    : null
}

/** The window, where the question was not "when" but a date helps all the same. */
export function windowNoteLine(telling: ComposerInput): AnswerLine | null {
  const first = telling.judgement.windows[0]
  if (!first) return null
  const windowLine = fillSeededLine(
    telling,
    isOpenNow(telling, first) ? say.openWindowLines : say.windowLines,
    'window',
    windowSlots(telling, first),
    first.factIds,
  )
  return windowLine && { ...windowLine, text: capitalize(windowLine.text) }
}

export function laterWindowLine(telling: ComposerInput): AnswerLine | null {
  const first = telling.judgement.windows[0]
  const later = telling.judgement.windows
    .slice(1)
    .find((window) => first && window.fromUtc > first.fromUtc)
  return later
    ? fillSeededLine(
        telling,
        say.secondWindowLines,
        'second-window',
        windowSlots(telling, later),
        later.factIds,
      )
    : null
}

export function otherPersonLine(telling: ComposerInput): AnswerLine | null {
  const pair = say.otherPersonLines[telling.understood.subject]
  return pair ? fillLine(telling, pair) : null
}

/** The married who ask when they will marry are told kindly what is read instead. */
export function marriedLine(telling: ComposerInput): AnswerLine | null {
  const { person, understood } = telling
  const asksToMarry = ['marriage', 'love-or-arranged', 'partner-nature'].includes(
    understood.aspect ?? '',
  )
  return person.maritalStatus === 'married' && understood.topic === 'love' && asksToMarry
    ? fillSeededLine(telling, say.marriedLines, 'married')
    : null
}

export function noBirthTimeLine(telling: ComposerInput): AnswerLine | null {
  return telling.sheet.chart.timeKnown ? null : fillSeededLine(telling, say.noTimeLines, 'no-time')
}

/** What has changed in the chart's time since the same was asked on an earlier day, or that nothing has. */
export function verdictChangeLine(telling: ComposerInput): AnswerLine | null {
  const { change, language, sheet } = telling
  if (!change) return null
  if (change.kind === 'antar') {
    const slots = {
      graha: grahaName(change.graha, language),
      since: dateText(change.sinceUtc)[language],
    }
    return fillSeededLine(telling, changeLines.antar, 'change', slots, ['dasha.antar'])
  }
  if (change.kind === 'transit') {
    const slots = {
      graha: grahaName(change.graha, language),
      sign: rashiName(sheet.transits[change.graha].rashi, language),
      since: dateText(change.sinceUtc)[language],
    }
    return fillSeededLine(telling, changeLines.transit, 'change', slots, [
      `transit.${change.graha}.rashi`,
    ])
  }
  return fillSeededLine(telling, changeLines[change.kind], 'change')
}

/** Owns that the same was asked before. */
export function repeatedQuestionLine(telling: ComposerInput): AnswerLine | null {
  if (telling.change) return verdictChangeLine(telling)
  return telling.askedBefore ? fillSeededLine(telling, say.againLines, 'again') : null
}
