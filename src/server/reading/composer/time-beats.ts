import { grahaName, houseName, rashiName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import { slowSkyLines, slowSkySaturnLines } from '../../../words/reading/karakas.ts'
import { periodOf, transitFromMoon } from '../../../words/reading/periods.ts'
import type { Pair } from '../../../words/reading/reading-server.ts'
import * as say from '../../../words/reading/sentences.ts'
import { dateSaid } from '../verdicts/dates.ts'
import { grahaInside } from '../verdicts/fill.ts'
import { matterOf } from './heading.ts'
import { capital, line, oneOf, rowFor, side } from './telling.ts'
import type { Line, Telling } from './telling.ts'

/** What the running periods and the moving sky say, with their dates. */

function dashaClause(telling: Telling, graha: Graha, topic: string): string {
  return side(rowFor(periodOf, topic)[graha], telling.language)
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
  return oneOf(
    telling,
    say.mahaLines,
    'maha',
    { clause: dashaClause(telling, dasha.maha.lord, 'general') },
    ['dasha.maha'],
  )
}

function lordName(telling: Telling, house: number | null): string {
  const lord = house ? telling.sheet.byId.get(`house.${house}.lord`)?.value : undefined
  return lord ? grahaInside(lord as Graha, telling.language) : ''
}

/** How the running antardasha's lord touches what was asked. */
export function touchBeat(telling: Telling): Line | null {
  const verdict = telling.judgement.verdicts.find(
    (one) => one.about.kind === 'dasha' && one.about.level === 'antar',
  )
  if (!verdict || verdict.about.kind !== 'dasha') return null
  const { graha, touching } = verdict.about
  const slots = {
    graha: grahaInside(graha, telling.language),
    Graha: capital(grahaInside(graha, telling.language)),
    house: touching.house ? houseName(touching.house, telling.language) : '',
    lord: lordName(telling, touching.house),
    matter: matterOf(telling),
  }
  return oneOf(
    telling,
    say.touchLines[touching.touch] as readonly Pair[],
    'touch',
    slots,
    verdict.factIds,
  )
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
  // Where both are told in one answer, they are told in different words.
  const words = telling.pick(
    say.transitLines.map((_pair, at) => at),
    'transit',
  )
  const pair = say.transitLines[
    (words + (graha === 'saturn' ? 1 : 0)) % say.transitLines.length
  ] as Pair
  return line(telling, pair, slots, [`transit.${graha}.house.moon`, `transit.${graha}.rashi`])
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

/** Where the natal Moon is not certain: the slow grahas' signs alone, with their dates. */
export function slowSkyBeats(telling: Telling): Line[] {
  if (telling.sheet.chart.grahas.moon.rashi !== null) return []
  const lines = [
    oneOf(telling, slowSkyLines, 'sky'),
    oneOf(telling, slowSkySaturnLines, 'sky.saturn'),
  ]
  return lines.filter((one): one is Line => one !== null)
}

/** The turns that fall into the time asked about, in the order of the calendar. */
export function turnBeats(telling: Telling): Line[] {
  const { time } = telling.understood
  if (time?.kind !== 'span') return []
  const { jupiter, saturn } = telling.sheet.transits
  const turns = [
    { at: jupiter.next?.fromUtc, line: () => nextTransitBeat(telling, 'jupiter') },
    { at: saturn.next?.fromUtc, line: () => nextTransitBeat(telling, 'saturn') },
    {
      at: telling.sheet.byId.get('dasha.antar.next')?.about.fromUtc,
      line: () => nextPeriodBeat(telling),
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
