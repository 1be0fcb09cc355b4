import { grahaName, houseName, rashiName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import { headlines } from '../../../words/reading/headlines.ts'
import { lordInHouse } from '../../../words/reading/lords.ts'
import { moonSign, nakshatraGift } from '../../../words/reading/moon.ts'
import { periodOf, transitFromMoon } from '../../../words/reading/periods.ts'
import { promiseSaid } from '../../../words/reading/promise.ts'
import type { PromiseKey } from '../../../words/reading/promise.ts'
import type { Pair } from '../../../words/reading/said.ts'
import * as say from '../../../words/reading/sentences.ts'
import { dateSaid } from '../verdicts/dates.ts'
import { fieldOf, fields } from '../verdicts/fields.ts'
import { grahaInside } from '../verdicts/fill.ts'
import type { Direction } from '../verdicts/rule.ts'
import type { Verdict } from '../verdicts/verdicts.ts'
import type { Window } from '../verdicts/windows.ts'
import { line, oneOf, side } from './telling.ts'
import type { Line, Telling } from './telling.ts'

/** The single sentences of an answer. Each gives a line, or null where this chart has no such thing to say. */

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Tables that are told by broader topic where they have no row of their own. */
function rowFor<T>(table: Readonly<Record<string, T>>, topic: string): T {
  return table[topic] ?? (table.general as T)
}

/** Which headline, window purpose and advice fit this person: marriage is never foretold to the married. */
export function headingKey(telling: Telling): string {
  const { person, judgement } = telling
  const { topic, aspect } = judgement
  if (topic === 'love') {
    if (person.maritalStatus === 'married') return aspect === 'trouble' ? 'love.trouble' : 'love.married'
    if (aspect === 'partner-nature') return 'love.marriage'
    if (person.maritalStatus === 'divorced' && (aspect === null || aspect === 'marriage')) return 'love.again'
  }
  const own = `${topic}.${aspect}`
  return own in headlines ? own : topic
}

function matterOf(telling: Telling): string {
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
  const { language, judgement } = telling
  const { main } = fieldOf(judgement.topic, judgement.aspect)
  const mainName = houseName(main, language)
  return {
    for: purposeOf(telling),
    from: dateSaid(window.fromUtc)[language],
    to: dateSaid(window.toUtc)[language],
    antar: grahaName(window.antar, language),
    sign: rashiName(window.jupiterRashi, language),
    jupiterHouse: houseName(window.jupiterHouse, language),
    reach: window.jupiterStands ? '' : say.windowReach[language].replace('{main}', mainName),
  }
}

/** The direct answer: a date where one was asked for and the chart bears one, else where things stand. */
export function headline(telling: Telling): Line | null {
  const { understood, judgement } = telling
  const direction: Direction = judgement.direction
  const first = judgement.windows[0]
  if (understood.asks === 'when' && first) {
    const dated = oneOf(telling, say.windowHeadlines, 'headline', windowSlots(telling, first), first.factIds)
    return dated && { ...dated, text: capital(dated.text) }
  }
  if (understood.asks === 'when' && telling.sheet.chart.timeKnown) {
    const pairs = understood.time ? say.noWindowInSpanLines : say.noWindowLines
    const honest = oneOf(telling, pairs, 'headline', { for: purposeOf(telling) })
    return honest && { ...honest, text: capital(honest.text) }
  }
  if (understood.asks === 'why') {
    return oneOf(telling, say.whyHeadlines[direction] as readonly Pair[], 'headline', { matter: matterOf(telling) })
  }
  return oneOf(telling, (headlines[headingKey(telling)] as (typeof headlines)[string])[direction], 'headline')
}

export function windowReason(telling: Telling): Line | null {
  const first = telling.judgement.windows[0]
  return first ? oneOf(telling, say.windowReasons, 'window-reason', windowSlots(telling, first), first.factIds) : null
}

/** The window, where the question was not "when" but a date helps all the same. */
export function windowMark(telling: Telling): Line | null {
  const first = telling.judgement.windows[0]
  if (!first) return null
  const marked = oneOf(telling, say.windowLines, 'window', windowSlots(telling, first), first.factIds)
  return marked && { ...marked, text: capital(marked.text) }
}

export function secondWindow(telling: Telling): Line | null {
  const first = telling.judgement.windows[0]
  const later = telling.judgement.windows.slice(1).find((window) => first && window.fromUtc > first.fromUtc)
  return later ? oneOf(telling, say.secondWindowLines, 'second-window', windowSlots(telling, later), later.factIds) : null
}

/** The lord of the topic's house, where it stands, and what that means. */
export function lordBeat(telling: Telling): Line | null {
  const { judgement, language } = telling
  const verdict = judgement.verdicts.find((one) => one.about.kind === 'lord')
  if (!verdict || verdict.about.kind !== 'lord') return null
  const { main } = fields[judgement.topic]
  const meaning = lordInHouse[judgement.topic][verdict.about.house - 1] as Pair
  const lord = telling.sheet.byId.get(`house.${main}.lord`)?.value as Graha
  const slots = {
    lord: grahaInside(lord, language),
    Lord: capital(grahaInside(lord, language)),
    main: houseName(main, language),
    there: houseName(verdict.about.house, language),
    matter: say.matter[judgement.topic]?.[language] ?? '',
    clause: side(meaning, language),
  }
  const pairs = verdict.about.house === main ? say.lordAtHomeLines : say.lordLines
  return oneOf(telling, pairs, 'lord', slots, verdict.factIds)
}

/** The strongest promises of the birth chart, one that helps first, then one that asks for care. */
export function promiseBeats(telling: Telling): Line[] {
  const promised = telling.judgement.verdicts.filter((one) => one.about.kind === 'promise')
  const kind = promised.find((one) => one.direction === 'favourable')
  const careful = promised.find((one) => one.direction !== 'favourable')
  const chosen = [kind, careful].filter((one): one is Verdict => one !== undefined)
  return chosen.flatMap((verdict) => {
    const { en, hi } = promiseSaid[verdict.key as PromiseKey]
    const told = line(telling, [en, hi], {}, verdict.factIds)
    return told ? [told] : []
  })
}

export function moonBeat(telling: Telling): Line | null {
  const rashi = telling.sheet.chart.grahas.moon.rashi
  if (rashi === null) return null
  const meaning = rowFor<readonly Pair[]>(moonSign, telling.judgement.topic)[rashi] as Pair
  return oneOf(telling, say.moonLines, 'moon', { clause: side(meaning, telling.language) }, ['moon.rashi'])
}

export function starBeat(telling: Telling): Line | null {
  const star = telling.sheet.chart.grahas.moon.nakshatra
  if (star === null) return null
  return oneOf(telling, say.starLines, 'star', { clause: side(nakshatraGift[star] as Pair, telling.language) })
}

function dashaClause(telling: Telling, graha: Graha, topic: string): string {
  return side(rowFor(periodOf, topic)[graha] as Pair, telling.language)
}

/** The running antardasha with its end. */
export function antarBeat(telling: Telling): Line | null {
  const { dasha } = telling.sheet
  if (!dasha) return null
  const clause = dashaClause(telling, dasha.antar.lord, telling.judgement.topic)
  return oneOf(telling, say.antarLines, 'antar', { clause }, ['dasha.antar', 'dasha.maha'])
}

/** The running mahadasha, seen over years. */
export function mahaBeat(telling: Telling): Line | null {
  const { dasha } = telling.sheet
  if (!dasha) return null
  return oneOf(telling, say.mahaLines, 'maha', { clause: dashaClause(telling, dasha.maha.lord, 'general') }, ['dasha.maha'])
}

/** How the running antardasha's lord touches what was asked. */
export function touchBeat(telling: Telling): Line | null {
  const verdict = telling.judgement.verdicts.find((one) => one.about.kind === 'dasha' && one.about.level === 'antar')
  if (!verdict || verdict.about.kind !== 'dasha') return null
  const { graha, touching } = verdict.about
  const slots = {
    graha: grahaInside(graha, telling.language),
    Graha: capital(grahaInside(graha, telling.language)),
    house: touching.house ? houseName(touching.house, telling.language) : '',
    matter: matterOf(telling),
  }
  return oneOf(telling, say.touchLines[touching.touch] as readonly Pair[], 'touch', slots, verdict.factIds)
}

/** The antardasha after this one. */
export function nextPeriodBeat(telling: Telling): Line | null {
  const fact = telling.sheet.byId.get('dasha.antar.next')
  if (!fact?.about.fromUtc || !fact.about.graha) return null
  const slots = {
    from: dateSaid(fact.about.fromUtc)[telling.language],
    next: grahaName(fact.about.graha, telling.language),
    clause: dashaClause(telling, fact.about.graha, telling.judgement.topic),
  }
  return oneOf(telling, say.nextPeriodLines, 'next-period', slots, ['dasha.antar.next'])
}

/** Jupiter or Saturn over the natal Moon, with the day it leaves the sign. */
export function transitBeat(telling: Telling, graha: 'jupiter' | 'saturn'): Line | null {
  const now = telling.sheet.transits[graha]
  if (!now.houseFromMoon || !now.toUtc) return null
  const { language } = telling
  const slots = {
    graha: grahaInside(graha, language),
    Graha: grahaInside(graha, language),
    sign: rashiName(now.rashi, language),
    house: houseName(now.houseFromMoon, language),
    until: dateSaid(now.toUtc)[language],
    clause: side(transitFromMoon[graha][now.houseFromMoon - 1] as Pair, language),
  }
  return oneOf(telling, say.transitLines, `transit.${graha}`, slots, [`transit.${graha}.house.moon`, `transit.${graha}.rashi`])
}

/** Where Jupiter or Saturn goes next. */
export function nextTransitBeat(telling: Telling, graha: 'jupiter' | 'saturn'): Line | null {
  const { next } = telling.sheet.transits[graha]
  if (!next?.fromUtc || !next.houseFromMoon) return null
  const { language } = telling
  const slots = {
    graha: grahaInside(graha, language),
    sign: rashiName(next.rashi, language),
    house: houseName(next.houseFromMoon, language),
    from: dateSaid(next.fromUtc)[language],
    clause: side(transitFromMoon[graha][next.houseFromMoon - 1] as Pair, language),
  }
  const ids = [`transit.${graha}.next.house.moon`, `transit.${graha}.next.rashi`]
  return oneOf(telling, say.nextTransitLines, `next.${graha}`, slots, ids)
}

/** Which work, which subject, what kind of partner: answered by the graha or sign in charge. */
export function whichBeat(telling: Telling): Line | null {
  const { judgement, language, sheet } = telling
  const about = `${judgement.topic}.${judgement.aspect}`
  if (about === 'love.partner-nature') {
    const fact = sheet.byId.get('house.7.rashi')
    const rashi = fact?.about.rashi
    if (rashi === undefined) return null
    const traits = side(say.partnerTraits[rashi] as Pair, language)
    return oneOf(telling, say.partnerLines, 'which', { sign: rashiName(rashi, language), traits }, ['house.7.rashi'])
  }
  const house = about === 'career.field' ? 10 : about === 'education.subject' ? 5 : null
  if (!house) return null
  const holder = sheet.byId.get(`house.${house}.occupants`)?.about.grahas?.[0]
  const graha = holder ?? (sheet.byId.get(`house.${house}.lord`)?.value as Graha | undefined)
  if (!graha) return null
  const slots = { graha: grahaInside(graha, language), fields: say.fieldsOfGraha[graha]?.[language] ?? '' }
  const fact = holder ? `${graha}.house` : `house.${house}.lord`
  return oneOf(telling, house === 10 ? say.fieldLines : say.subjectLines, 'which', slots, [fact])
}

export function otherPersonBeat(telling: Telling): Line | null {
  const pair = say.otherPersonLines[telling.understood.subject]
  return pair ? line(telling, pair) : null
}

export function noTimeBeat(telling: Telling): Line | null {
  return telling.sheet.chart.timeKnown ? null : oneOf(telling, say.noTimeLines, 'no-time')
}
