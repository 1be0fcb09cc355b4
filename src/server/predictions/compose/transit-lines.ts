import type { LocalizedText } from '../../../words/say.ts'
import {
  factsOfStay,
  gocharBetween,
  grahaName,
  houseName,
  isDatedStay,
  rashiName,
  type Graha,
  type DatedStay,
  type Transit,
} from '@drishti/jyotish'
import { predictionLines } from '../../../words/reading/prediction-lines.ts'
import { quickTransitTexts } from '../../../words/horoscope/transits.ts'
import { dashaTexts, slowTransitTexts } from '../../../words/reading/periods.ts'
import { turnTexts } from '../../../words/predictions/area-texts.ts'
import * as say from '../../../words/reading/sentences.ts'
import { fillLine, fillSeededLine, type AnswerLine } from '../../reading/composer/fill-lines.ts'
import { dateText } from '../../reading/verdicts/date-text.ts'
import { grahaInSentence } from '../../reading/verdicts/fill-template.ts'
import { addFacts } from '../../reading/verdicts/chart-facts.ts'
import { antardashaFact } from '../../reading/verdicts/window-facts.ts'
import type { Forecast } from './forecast.ts'

/** Whose transits have something to say of a person's days. */
export type TransitGraha = 'sun' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn'
const tellers: readonly TransitGraha[] = ['sun', 'mars', 'mercury', 'jupiter', 'venus', 'saturn']

const transitSaid: Record<TransitGraha, readonly LocalizedText[]> = {
  ...quickTransitTexts,
  ...slowTransitTexts,
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function slotsOf(
  forecast: Forecast,
  graha: TransitGraha,
  stay: Transit & { houseFromMoon: number },
) {
  const { language } = forecast
  return {
    graha: grahaInSentence(graha, language),
    Graha: capital(grahaInSentence(graha, language)),
    sign: rashiName(stay.rashi, language),
    house: houseName(stay.houseFromMoon, language),
    clause: (transitSaid[graha][stay.houseFromMoon - 1] as LocalizedText)[language],
  }
}

/** A prediction is read on other days too: none of its lines says "today". */
const lastingLines = say.transitLines.filter(({ en }) => !en.includes('today'))

/** Where a graha moves when the period begins, and until when. */
export function currentTransitLine(
  forecast: Forecast,
  graha: TransitGraha,
  turn: number,
): AnswerLine | null {
  const { telling, language } = forecast
  const now = telling.sheet.transits[graha]
  if (now.houseFromMoon === null || !now.toUtc) return null
  const pair = lastingLines[turn % lastingLines.length] as LocalizedText
  return fillLine(
    telling,
    pair,
    {
      ...slotsOf(forecast, graha, { ...now, houseFromMoon: now.houseFromMoon }),
      until: dateText(now.toUtc)[language],
    },
    [`transit.${graha}.house.moon`, `transit.${graha}.rashi`],
  )
}

/** The stays that begin within the period, in the order of the calendar. */
function staysAhead({ chart, whole }: Forecast, wanted: readonly Graha[]): DatedStay[] {
  return gocharBetween(chart, whole.fromUtc, whole.toUtc, wanted)
    .filter(isDatedStay)
    .filter(({ fromUtc }) => fromUtc > whole.fromUtc && fromUtc <= whole.toUtc)
}

/** Each entry into a sign within the period, with its day. */
export function entryLines(
  forecast: Forecast,
  wanted: readonly TransitGraha[] = tellers,
): AnswerLine[] {
  const { telling, language } = forecast
  const stays = staysAhead(forecast, wanted)
  return stays.flatMap((stay, at) => {
    const facts = factsOfStay(stay)
    addFacts(telling.sheet, facts)
    // Back in a sign that it has left within the time: what it means there has been said.
    const known = stays
      .slice(0, at)
      .some((earlier) => earlier.graha === stay.graha && earlier.rashi === stay.rashi)
    const isBack = known || telling.sheet.transits[stay.graha].rashi === stay.rashi
    const pair = isBack
      ? turnTexts.comesBack
      : (say.nextTransitLines[at % say.nextTransitLines.length] as LocalizedText)
    return (
      fillLine(
        telling,
        pair,
        {
          ...slotsOf(forecast, stay.graha as TransitGraha, stay),
          from: dateText(stay.fromUtc)[language],
        },
        facts.map(({ id }) => id),
      ) ?? []
    )
  })
}

/** The twelve solar months of a year, each by its own place from the Moon. */
export function sunLines(forecast: Forecast): AnswerLine[] {
  const { telling, language } = forecast
  return staysAhead(forecast, ['sun']).flatMap((stay) => {
    const facts = factsOfStay(stay)
    addFacts(telling.sheet, facts)
    return (
      fillSeededLine(
        telling,
        predictionLines.sunStay,
        'sun-stay',
        {
          ...slotsOf(forecast, 'sun', stay),
          from: dateText(stay.fromUtc)[language],
          to: dateText(stay.toUtc)[language],
        },
        facts.map(({ id }) => id),
      ) ?? []
    )
  })
}

/** The antardashas that begin within the period. */
export function antardashaStartLines(forecast: Forecast): AnswerLine[] {
  const { telling, language, whole, chart } = forecast
  if (!chart.timeKnown) return []
  return chart.vimshottari.periods.flatMap((maha) =>
    (maha.periods ?? [])
      .filter(({ startUtc }) => startUtc > whole.fromUtc && startUtc <= whole.toUtc)
      .flatMap((period) => {
        const fact = antardashaFact({ maha: maha.lord, period })
        addFacts(telling.sheet, [fact])
        const slots = {
          from: dateText(period.startUtc)[language],
          next: grahaName(period.lord, language),
          maha: grahaName(maha.lord, language),
          clause: dashaTexts.general[period.lord][language],
        }
        return (
          fillSeededLine(telling, predictionLines.antarAhead, 'antar-ahead', slots, [fact.id]) ?? []
        )
      }),
  )
}

/** The pratyantardasha that begins within the period, if one does. */
export function pratyantardashaStartLine(forecast: Forecast): AnswerLine | null {
  const { telling, language, whole } = forecast
  const next = telling.sheet.byId.get('dasha.pratyantar.next')?.about
  if (!next?.fromUtc || !next.graha || next.fromUtc > whole.toUtc) return null
  // The first of an antardasha is told with it.
  if (next.fromUtc === telling.sheet.byId.get('dasha.antar.next')?.about.fromUtc) return null
  return fillSeededLine(
    telling,
    predictionLines.pratyantar,
    'pratyantar',
    {
      from: dateText(next.fromUtc)[language],
      next: grahaName(next.graha, language),
      clause: dashaTexts.general[next.graha][language],
    },
    ['dasha.pratyantar.next'],
  )
}
