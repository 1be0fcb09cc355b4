import { houseName, grahaName, rashiName } from '@drishti/jyotish'
import { changeLines } from '../../../words/reading/changes.ts'
import { headlines } from '../../../words/reading/headlines.ts'
import type { Pair } from '../../../words/reading/reading-server.ts'
import * as say from '../../../words/reading/sentences.ts'
import { dateSaid } from '../verdicts/dates.ts'
import type { Window } from '../verdicts/windows.ts'
import { capital, line, oneOf } from './telling.ts'
import type { Line, Telling } from './telling.ts'

/** The direct answer, and the dated window behind it. */

/** Which headline, window purpose and advice fit this person: marriage is never foretold to the married. */
export function headingKey(telling: Telling): string {
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
export function matterOf(telling: Telling): string {
  const { topic, aspect } = telling.judgement
  const said = say.matter[`${topic}.${aspect}`] ?? say.matter[topic]
  return said ? said[telling.language] : ''
}

function purposeOf(telling: Telling): string {
  const key = headingKey(telling)
  const said = say.windowFor[key] ?? say.windowFor[telling.judgement.topic]
  return said ? said[telling.language] : ''
}

function windowSlots(telling: Telling, window: Window): Record<string, string> {
  const { language } = telling
  return {
    for: purposeOf(telling),
    from: dateSaid(window.fromUtc)[language],
    to: dateSaid(window.toUtc)[language],
    antar: grahaName(window.antar, language),
    sign: rashiName(window.jupiterRashi, language),
    jupiterHouse: houseName(window.jupiterHouse, language),
    reach: say.windowReach[language].replace('{matter}', matterOf(telling)),
  }
}

const aDay = 86_400_000

function isOpenNow(telling: Telling, window: Window): boolean {
  return Date.parse(window.fromUtc) - telling.sheet.at.getTime() < aDay
}

function whenHeadline(telling: Telling, first: Window): Line | null {
  const pairs = isOpenNow(telling, first) ? say.openWindowHeadlines : say.windowHeadlines
  const dated = oneOf(telling, pairs, 'headline', windowSlots(telling, first), first.factIds)
  return dated && { ...dated, text: capital(dated.text) }
}

/** The direct answer: a date where one was asked for and the chart bears one, else where things stand. */
export function headline(telling: Telling): Line | null {
  const { understood, judgement } = telling
  const { direction } = judgement
  const first = judgement.windows[0]
  if (understood.asks === 'when' && first) return whenHeadline(telling, first)
  if (understood.asks === 'when' && telling.sheet.chart.timeKnown) {
    const pairs = understood.time ? say.noWindowInSpanLines : say.noWindowLines
    const honest = oneOf(telling, pairs, 'headline', { for: purposeOf(telling) })
    return honest && { ...honest, text: capital(honest.text) }
  }
  if (understood.asks === 'why') {
    return oneOf(telling, say.whyHeadlines[direction] as readonly Pair[], 'headline', {
      matter: matterOf(telling),
    })
  }
  return oneOf(
    telling,
    (headlines[headingKey(telling)] as (typeof headlines)[string])[direction],
    'headline',
  )
}

export function windowReason(telling: Telling): Line | null {
  const first = telling.judgement.windows[0]
  return first
    ? oneOf(telling, say.windowReasons, 'window-reason', windowSlots(telling, first), first.factIds)
    : null
}

/** The window, where the question was not "when" but a date helps all the same. */
export function windowMark(telling: Telling): Line | null {
  const first = telling.judgement.windows[0]
  if (!first) return null
  const windowLine = oneOf(
    telling,
    isOpenNow(telling, first) ? say.openWindowLines : say.windowLines,
    'window',
    windowSlots(telling, first),
    first.factIds,
  )
  return windowLine && { ...windowLine, text: capital(windowLine.text) }
}

export function secondWindow(telling: Telling): Line | null {
  const first = telling.judgement.windows[0]
  const later = telling.judgement.windows
    .slice(1)
    .find((window) => first && window.fromUtc > first.fromUtc)
  return later
    ? oneOf(
        telling,
        say.secondWindowLines,
        'second-window',
        windowSlots(telling, later),
        later.factIds,
      )
    : null
}

export function otherPersonBeat(telling: Telling): Line | null {
  const pair = say.otherPersonLines[telling.understood.subject]
  return pair ? line(telling, pair) : null
}

/** The married who ask when they will marry are told kindly what is read instead. */
export function marriedBeat(telling: Telling): Line | null {
  const { person, understood } = telling
  const asksToMarry = ['marriage', 'love-or-arranged', 'partner-nature'].includes(
    understood.aspect ?? '',
  )
  return person.maritalStatus === 'married' && understood.topic === 'love' && asksToMarry
    ? oneOf(telling, say.marriedLines, 'married')
    : null
}

export function noTimeBeat(telling: Telling): Line | null {
  return telling.sheet.chart.timeKnown ? null : oneOf(telling, say.noTimeLines, 'no-time')
}

/** What has changed in the chart's time since the same was asked on an earlier day, or that nothing has. */
export function changeBeat(telling: Telling): Line | null {
  const { change, language, sheet } = telling
  if (!change) return null
  if (change.kind === 'antar') {
    const slots = {
      graha: grahaName(change.graha, language),
      since: dateSaid(change.sinceUtc)[language],
    }
    return oneOf(telling, changeLines.antar, 'change', slots, ['dasha.antar'])
  }
  if (change.kind === 'transit') {
    const slots = {
      graha: grahaName(change.graha, language),
      sign: rashiName(sheet.transits[change.graha].rashi, language),
      since: dateSaid(change.sinceUtc)[language],
    }
    return oneOf(telling, changeLines.transit, 'change', slots, [`transit.${change.graha}.rashi`])
  }
  return oneOf(telling, changeLines[change.kind], 'change')
}

/** Owns that the same was asked before. */
export function againBeat(telling: Telling): Line | null {
  if (telling.change) return changeBeat(telling)
  return telling.askedBefore ? oneOf(telling, say.againLines, 'again') : null
}
