import { dayMs } from '../../../contract/core/constants.ts'
import { houseName, grahaName, rashiName } from '@drishti/jyotish'
import { changeLines } from '../../../words/reading/changes.ts'
import * as say from '../../../words/reading/sentences.ts'
import { dateText } from '../verdicts/date-text.ts'
import type { VerdictTimeWindow } from '../verdicts/windows.ts'
import { capitalize, fillSeededLine } from './fill-lines.ts'
import type { AnswerLine, ComposerInput } from './fill-lines.ts'

/** What stands near the head of an answer: the window, who the person is, and what has changed. */

function purposeOf({ judgement, language }: ComposerInput): string {
  const { topic, aspect } = judgement
  const purpose = say.windowPurposes[`${topic}.${aspect}`] ?? say.windowPurposes[topic]
  return purpose ? purpose[language] : ''
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
  }
}
function isOpenNow(telling: ComposerInput, window: VerdictTimeWindow): boolean {
  return Date.parse(window.fromUtc) - telling.sheet.at.getTime() < dayMs
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
