import { doshas } from '@drishti/jyotish'
import type { Dosha } from '@drishti/jyotish'
import { doshaLines, doshaSaid } from '../../../words/reading/doshas.ts'
import type { DoshaSaid } from '../../../words/reading/doshas.ts'
import { dateSaid } from '../verdicts/dates.ts'
import { capital, oneOf } from './telling.ts'
import type { Line, Telling } from './telling.ts'

/** Doshas are named where they are, with what softens them, and never to frighten. */

type Lines = (Line | null)[]

const mostSoftenings = 3

/** Reasons that lean on the rule's own exceptions are told without its terms. */
const inOurWords = [
  [/yogakaraka/, 'friendlyMars'],
  [/exempt/, 'excusedPlace'],
  [/in dignity/, 'inDignity'],
  [/in pada/, 'gentleQuarter'],
] as const

function softenings(telling: Telling, dosha: Dosha): Lines {
  if (dosha.softenedBy.length === 0)
    return dosha.id === 'manglik' ? [oneOf(telling, doshaLines.unsoftened, dosha.id)] : []
  return dosha.softenedBy.slice(0, mostSoftenings).map((reason, at) => {
    const own = inOurWords.find(([pattern]) => pattern.test(reason.en))
    if (own) return oneOf(telling, doshaLines[own[1]], 'softened', {}, [`dosha.${dosha.id}`])
    const said = reason[telling.language]
    const slots = { reason: said.replace(/^The /, 'the '), Reason: capital(said) }
    const pairs = at === 0 ? doshaLines.softened : doshaLines.softenedToo
    return oneOf(telling, pairs, `softened.${dosha.id}`, slots, [`dosha.${dosha.id}`])
  })
}

/** Mars from the lagna, where that is what counts. */
function marsPlace(telling: Telling, dosha: Dosha): Line | null {
  const counts = telling.sheet.byId.get('manglik.lagna')?.value === true
  return dosha.id === 'manglik' && dosha.present === counts
    ? oneOf(telling, doshaLines.marsPlace, 'mars', {}, ['manglik.lagna'])
    : null
}

/** One dosha that was asked about by name. */
export function doshaLinesOf(telling: Telling, id: string): Lines {
  const dosha = doshas(telling.sheet.chart).find((one) => one.id === id)
  const doshaText = doshaSaid[id]
  if (!dosha || !doshaText) return [oneOf(telling, doshaLines.unknown, 'dosha')]
  const facts = [`dosha.${id}`]
  if (!dosha.present)
    return [oneOf(telling, doshaText.no, 'dosha', {}, facts), marsPlace(telling, dosha)]
  return [
    oneOf(telling, doshaText.yes, 'dosha', {}, facts),
    marsPlace(telling, dosha),
    oneOf(telling, doshaText.meaning, 'dosha.meaning', {}, facts),
    ...softenings(telling, dosha),
    oneOf(telling, doshaLines.noFear, 'dosha.fear'),
  ]
}

/** "Do I have any dosha?": those that are there, each with its first softening. */
export function allDoshaLines(telling: Telling): Lines {
  const present = doshas(telling.sheet.chart).filter((one) => one.present && doshaSaid[one.id])
  // Without the birth time most cannot be decided either way.
  if (present.length === 0) {
    const open = !telling.sheet.chart.timeKnown
    return [oneOf(telling, open ? doshaLines.unknown : doshaLines.none, 'dosha')]
  }
  return [
    ...present.slice(0, mostSoftenings).flatMap((dosha): Lines => {
      const doshaText = doshaSaid[dosha.id] as DoshaSaid
      const facts = [`dosha.${dosha.id}`]
      return [
        oneOf(telling, doshaText.yes, `dosha.${dosha.id}`, {}, facts),
        oneOf(telling, doshaText.meaning, 'dosha.meaning', {}, facts),
        softenings(telling, dosha)[0] ?? null,
      ]
    }),
    oneOf(telling, doshaLines.some, 'dosha.some'),
    oneOf(telling, doshaLines.noFear, 'dosha.fear'),
  ]
}

/** Saturn's two and a half years in the fourth or eighth sign from the Moon. */
export function dhaiyaLines(telling: Telling): Lines {
  const fact = telling.sheet.byId.get('dosha.dhaiya')
  if (!fact) return [oneOf(telling, doshaLines.unknown, 'dosha')]
  const { fromUtc, toUtc } = fact.about
  if (fact.value !== true || !fromUtc || !toUtc)
    return [oneOf(telling, doshaLines['dhaiya.no'], 'dosha', {}, [fact.id])]
  const slots = {
    from: dateSaid(fromUtc)[telling.language],
    to: dateSaid(toUtc)[telling.language],
  }
  return [
    oneOf(telling, doshaLines['dhaiya.yes'], 'dosha', slots, [fact.id]),
    oneOf(telling, doshaLines['dhaiya.meaning'], 'dosha.meaning'),
  ]
}

/** When the next Sade Sati begins. */
export function nextSadeSati(telling: Telling): Line | null {
  const fact = telling.sheet.byId.get('transit.sade-sati.next')
  if (!fact?.about.fromUtc) return null
  const from = dateSaid(fact.about.fromUtc)[telling.language]
  return oneOf(telling, doshaLines['sade-sati.next'], 'next', { from }, [fact.id])
}
