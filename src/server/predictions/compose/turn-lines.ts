import {
  factsOfStay,
  gocharBetween,
  grahaName,
  houseName,
  isDatedStay,
  rashiName,
} from '@drishti/jyotish'
import { turnTexts } from '../../../words/predictions/area-texts.ts'
import { dashaTexts } from '../../../words/reading/periods.ts'
import { sadeSatiPhaseNames } from '../../../words/reading/other-topics.ts'
import { fillLine, type AnswerLine } from '../../reading/composer/fill-lines.ts'
import { addFacts } from '../../reading/verdicts/chart-facts.ts'
import { dateText } from '../../reading/verdicts/date-text.ts'
import { dayMs } from '../../../contract/core/constants.ts'
import type { Forecast } from './forecast.ts'

/** What begins, goes on and ends within a prediction: periods, Sade Sati, the nodes. */

/** Counts on by one from one period to the next of its kind: what is told in turn is never the same twice running. */
export function turnOf({ kind, fromDay }: Forecast): number {
  const [year = 0, month = 0] = fromDay.split('-').map(Number)
  if (kind === 'monthly') return year * 12 + month
  if (kind === 'yearly') return year
  return Math.floor(Date.parse(fromDay) / dayMs / (kind === 'weekly' ? 7 : 1))
}

const isWithin = ({ whole }: Forecast, utc: string | undefined): utc is string =>
  utc !== undefined && utc > whole.fromUtc && utc <= whole.toUtc

/** The fields that a running period is told by, month after month. */
const periodTopics = ['general', 'career', 'money', 'love', 'family', 'health'] as const

/** The running antardasha: that it ends within the time, or what it brings while it goes on. */
export function antardashaNowLine(forecast: Forecast): AnswerLine | null {
  const { telling, language, whole } = forecast
  const { dasha } = telling.sheet
  if (!dasha) return null
  const { maha, antar } = dasha
  const topic = periodTopics[turnOf(forecast) % periodTopics.length]!
  const slots = {
    antar: grahaName(antar.lord, language),
    maha: grahaName(maha.lord, language),
    from: dateText(whole.fromUtc)[language],
    to: dateText(whole.toUtc)[language],
    until: dateText(antar.endUtc)[language],
    clause: dashaTexts[topic][antar.lord][language],
  }
  const text = isWithin(forecast, antar.endUtc) ? turnTexts.antarEnds : turnTexts.antarGoesOn
  return fillLine(telling, text, slots, ['dasha.antar', 'dasha.maha'])
}

/** Sade Sati and the dhaiya: in a year always, in shorter times where they turn within them. */
export function saturnTurnLines(forecast: Forecast): AnswerLine[] {
  const { telling, language, kind } = forecast
  const { byId } = telling.sheet
  const date = (utc: string | undefined) => (utc ? dateText(utc)[language] : '')
  const runs = byId.get('transit.sade-sati')?.about
  const phase = byId.get('transit.sade-sati.phase')
  const next = byId.get('transit.sade-sati.next')?.about
  const dhaiya = byId.get('dosha.dhaiya')
  const isYear = kind === 'yearly'
  const told: (AnswerLine | null)[] = []
  if (runs && isWithin(forecast, runs.toUtc))
    told.push(
      fillLine(telling, turnTexts.sadeSatiEnds, { to: date(runs.toUtc) }, ['transit.sade-sati']),
    )
  else if (runs && isYear)
    told.push(
      fillLine(telling, turnTexts.sadeSatiRuns, { to: date(runs.toUtc) }, ['transit.sade-sati']),
    )
  else if (isYear && byId.has('transit.sade-sati.none'))
    told.push(fillLine(telling, turnTexts.sadeSatiNone, {}, ['transit.sade-sati.none']))
  if (runs && phase && isWithin(forecast, phase.about.toUtc) && phase.about.toUtc !== runs.toUtc) {
    const name = sadeSatiPhaseNames[String(phase.value)]?.[language] ?? ''
    const slots = { phase: name, until: date(phase.about.toUtc) }
    told.push(fillLine(telling, turnTexts.sadeSatiPhase, slots, [phase.id]))
  }
  if (next && isWithin(forecast, next.fromUtc)) {
    const slots = { from: date(next.fromUtc), to: date(next.toUtc) }
    told.push(fillLine(telling, turnTexts.sadeSatiBegins, slots, ['transit.sade-sati.next']))
  }
  if (dhaiya?.value === true && (isYear || isWithin(forecast, dhaiya.about.toUtc)))
    told.push(fillLine(telling, turnTexts.dhaiya, { to: date(dhaiya.about.toUtc) }, [dhaiya.id]))
  return told.filter((one) => one !== null)
}

/** The entries of Rahu and Ketu. */
export function nodeEntryLines(forecast: Forecast): AnswerLine[] {
  const { telling, language, whole, chart } = forecast
  return gocharBetween(chart, whole.fromUtc, whole.toUtc, ['rahu', 'ketu'])
    .filter(isDatedStay)
    .filter(({ fromUtc }) => isWithin(forecast, fromUtc))
    .flatMap((stay) => {
      const facts = factsOfStay(stay)
      addFacts(telling.sheet, facts)
      const slots = {
        from: dateText(stay.fromUtc)[language],
        graha: grahaName(stay.graha, language),
        sign: rashiName(stay.rashi, language),
        house: houseName(stay.houseFromMoon, language),
      }
      return (
        fillLine(
          telling,
          turnTexts.nodeEntry,
          slots,
          facts.map(({ id }) => id),
        ) ?? []
      )
    })
}
