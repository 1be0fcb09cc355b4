import {
  factsOfStay,
  gocharBetween,
  grahaName,
  houseName,
  isTellable,
  rashiName,
  type Graha,
  type StayAhead,
  type Transit,
} from '@drishti/jyotish'
import { predictionLines } from '../../../words/reading/prediction-lines.ts'
import { quickTransit } from '../../../words/horoscope/transits.ts'
import { periodOf, transitFromMoon } from '../../../words/reading/periods.ts'
import type { Pair, Pairs } from '../../../words/reading/reading-server.ts'
import * as say from '../../../words/reading/sentences.ts'
import { line, oneOf, side, type Line } from '../../reading/composer/telling.ts'
import { dateSaid } from '../../reading/verdicts/dates.ts'
import { grahaInside } from '../../reading/verdicts/fill.ts'
import { addFacts } from '../../reading/verdicts/chart-facts.ts'
import { factOfAntar } from '../../reading/verdicts/window-facts.ts'
import type { Forecast } from './forecast.ts'

/** Whose transits have something to say of a person's days. */
export type Teller = 'sun' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn'
const tellers: readonly Teller[] = ['sun', 'mars', 'mercury', 'jupiter', 'venus', 'saturn']

const transitSaid: Record<Teller, Pairs> = { ...quickTransit, ...transitFromMoon }

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function slotsOf(forecast: Forecast, graha: Teller, stay: Transit & { houseFromMoon: number }) {
  const { language } = forecast
  return {
    graha: grahaInside(graha, language),
    Graha: capital(grahaInside(graha, language)),
    sign: rashiName(stay.rashi, language),
    house: houseName(stay.houseFromMoon, language),
    clause: side(transitSaid[graha][stay.houseFromMoon - 1] as Pair, language),
  }
}

/** A prediction is read on other days too: none of its lines says "today". */
const lastingLines = say.transitLines.filter(([en]) => !en.includes('today'))

/** Where a graha moves when the period begins, and until when. */
export function nowLine(forecast: Forecast, graha: Teller, turn: number): Line | null {
  const { telling, language } = forecast
  const now = telling.sheet.transits[graha]
  if (now.houseFromMoon === null || !now.toUtc) return null
  const pair = lastingLines[turn % lastingLines.length] as Pair
  return line(
    telling,
    pair,
    {
      ...slotsOf(forecast, graha, { ...now, houseFromMoon: now.houseFromMoon }),
      until: dateSaid(now.toUtc)[language],
    },
    [`transit.${graha}.house.moon`, `transit.${graha}.rashi`],
  )
}

/** The stays that begin within the period, in the order of the calendar. */
function staysAhead({ chart, whole }: Forecast, wanted: readonly Graha[]): StayAhead[] {
  return gocharBetween(chart, whole.fromUtc, whole.toUtc, wanted)
    .filter(isTellable)
    .filter(({ fromUtc }) => fromUtc > whole.fromUtc && fromUtc <= whole.toUtc)
}

/** Each entry into a sign within the period, with its day. */
export function entryLines(forecast: Forecast, wanted: readonly Teller[] = tellers): Line[] {
  const { telling, language } = forecast
  return staysAhead(forecast, wanted).flatMap((stay, at) => {
    const facts = factsOfStay(stay)
    addFacts(telling.sheet, facts)
    const pair = say.nextTransitLines[at % say.nextTransitLines.length] as Pair
    return (
      line(
        telling,
        pair,
        {
          ...slotsOf(forecast, stay.graha as Teller, stay),
          from: dateSaid(stay.fromUtc)[language],
        },
        facts.map(({ id }) => id),
      ) ?? []
    )
  })
}

/** The months of a year in which the Sun stands well from the Moon. */
export function sunLines(forecast: Forecast): Line[] {
  const { telling, language } = forecast
  return staysAhead(forecast, ['sun'])
    .filter(({ houseFromMoon }) => [3, 6, 10, 11].includes(houseFromMoon))
    .flatMap((stay) => {
      const facts = factsOfStay(stay)
      addFacts(telling.sheet, facts)
      return (
        oneOf(
          telling,
          predictionLines.sunStay,
          'sun-stay',
          {
            ...slotsOf(forecast, 'sun', stay),
            from: dateSaid(stay.fromUtc)[language],
            to: dateSaid(stay.toUtc)[language],
          },
          facts.map(({ id }) => id),
        ) ?? []
      )
    })
}

/** The antardashas that begin within the period. */
export function dashaTurns(forecast: Forecast): Line[] {
  const { telling, language, whole, chart } = forecast
  if (!chart.timeKnown) return []
  return chart.vimshottari.periods.flatMap((maha) =>
    (maha.periods ?? [])
      .filter(({ startUtc }) => startUtc > whole.fromUtc && startUtc <= whole.toUtc)
      .flatMap((period) => {
        const fact = factOfAntar({ maha: maha.lord, period })
        addFacts(telling.sheet, [fact])
        const slots = {
          from: dateSaid(period.startUtc)[language],
          next: grahaName(period.lord, language),
          maha: grahaName(maha.lord, language),
          clause: side(periodOf.general[period.lord], language),
        }
        return oneOf(telling, predictionLines.antarAhead, 'antar-ahead', slots, [fact.id]) ?? []
      }),
  )
}

/** The pratyantardasha that begins within the period, if one does. */
export function pratyantarTurn(forecast: Forecast): Line | null {
  const { telling, language, whole } = forecast
  const next = telling.sheet.byId.get('dasha.pratyantar.next')?.about
  if (!next?.fromUtc || !next.graha || next.fromUtc > whole.toUtc) return null
  // The first of an antardasha is told with it.
  if (next.fromUtc === telling.sheet.byId.get('dasha.antar.next')?.about.fromUtc) return null
  return oneOf(
    telling,
    predictionLines.pratyantar,
    'pratyantar',
    {
      from: dateSaid(next.fromUtc)[language],
      next: grahaName(next.graha, language),
      clause: side(periodOf.general[next.graha], language),
    },
    ['dasha.pratyantar.next'],
  )
}
