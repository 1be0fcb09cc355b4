import { doshas } from '@drishti/jyotish'
import type { Dosha } from '@drishti/jyotish'
import { doshaLines, doshaTexts } from '../../../words/reading/doshas.ts'
import type { DoshaTexts } from '../../../words/reading/doshas.ts'
import { dateText } from '../verdicts/date-text.ts'
import { capitalize, fillSeededLine } from './fill-lines.ts'
import type { AnswerLine, ComposerInput } from './fill-lines.ts'

/** Doshas are named where they are, with what softens them, and never to frighten. */

type Lines = (AnswerLine | null)[]

const mostSoftenings = 3

/** Reasons that lean on the rule's own exceptions are told without its terms. */
const inOurWords = [
  [/yogakaraka/, 'friendlyMars'],
  [/exempt/, 'excusedPlace'],
  [/in dignity/, 'inDignity'],
  [/in pada/, 'gentleQuarter'],
] as const

function softenings(telling: ComposerInput, dosha: Dosha): Lines {
  if (dosha.softenedBy.length === 0)
    return dosha.id === 'manglik' ? [fillSeededLine(telling, doshaLines.unsoftened, dosha.id)] : []
  return dosha.softenedBy.slice(0, mostSoftenings).map((reason, at) => {
    const own = inOurWords.find(([pattern]) => pattern.test(reason.en))
    if (own)
      return fillSeededLine(telling, doshaLines[own[1]], 'softened', {}, [`dosha.${dosha.id}`])
    const said = reason[telling.language]
    const slots = { reason: said.replace(/^The /, 'the '), Reason: capitalize(said) }
    const pairs = at === 0 ? doshaLines.softened : doshaLines.softenedToo
    return fillSeededLine(telling, pairs, `softened.${dosha.id}`, slots, [`dosha.${dosha.id}`])
  })
}

/** Mars from the lagna, where that is what counts. */
function marsPlace(telling: ComposerInput, dosha: Dosha): AnswerLine | null {
  const counts = telling.sheet.byId.get('manglik.lagna')?.value === true
  return dosha.id === 'manglik' && dosha.present === counts
    ? fillSeededLine(telling, doshaLines.marsPlace, 'mars', {}, ['manglik.lagna'])
    : null
}

/** One dosha that was asked about by name. */
export function doshaLinesOf(telling: ComposerInput, id: string): Lines {
  const dosha = doshas(telling.sheet.chart).find((one) => one.id === id)
  const doshaText = doshaTexts[id]
  if (!dosha || !doshaText) return [fillSeededLine(telling, doshaLines.unknown, 'dosha')]
  const facts = [`dosha.${id}`]
  if (!dosha.present)
    return [fillSeededLine(telling, doshaText.no, 'dosha', {}, facts), marsPlace(telling, dosha)]
  return [
    fillSeededLine(telling, doshaText.yes, 'dosha', {}, facts),
    marsPlace(telling, dosha),
    fillSeededLine(telling, doshaText.meaning, 'dosha.meaning', {}, facts),
    ...softenings(telling, dosha),
    fillSeededLine(telling, doshaLines.noFear, 'dosha.fear'),
  ]
}

/** "Do I have any dosha?": those that are there, each with its first softening. */
export function allDoshaLines(telling: ComposerInput): Lines {
  const present = doshas(telling.sheet.chart).filter((one) => one.present && doshaTexts[one.id])
  // Without the birth time most cannot be decided either way.
  if (present.length === 0) {
    const open = !telling.sheet.chart.timeKnown
    return [fillSeededLine(telling, open ? doshaLines.unknown : doshaLines.none, 'dosha')]
  }
  return [
    ...present.slice(0, mostSoftenings).flatMap((dosha): Lines => {
      const doshaText = doshaTexts[dosha.id] as DoshaTexts
      const facts = [`dosha.${dosha.id}`]
      return [
        fillSeededLine(telling, doshaText.yes, `dosha.${dosha.id}`, {}, facts),
        fillSeededLine(telling, doshaText.meaning, 'dosha.meaning', {}, facts),
        softenings(telling, dosha)[0] ?? null,
      ]
    }),
    fillSeededLine(telling, doshaLines.some, 'dosha.some'),
    fillSeededLine(telling, doshaLines.noFear, 'dosha.fear'),
  ]
}

/** Saturn's two and a half years in the fourth or eighth sign from the Moon. */
export function dhaiyaLines(telling: ComposerInput): Lines {
  const fact = telling.sheet.byId.get('dosha.dhaiya')
  if (!fact) return [fillSeededLine(telling, doshaLines.unknown, 'dosha')]
  const { fromUtc, toUtc } = fact.about
  if (fact.value !== true || !fromUtc || !toUtc)
    return [fillSeededLine(telling, doshaLines['dhaiya.no'], 'dosha', {}, [fact.id])]
  const slots = {
    from: dateText(fromUtc)[telling.language],
    to: dateText(toUtc)[telling.language],
  }
  return [
    fillSeededLine(telling, doshaLines['dhaiya.yes'], 'dosha', slots, [fact.id]),
    fillSeededLine(telling, doshaLines['dhaiya.meaning'], 'dosha.meaning'),
  ]
}

/** When the next Sade Sati begins. */
export function nextSadeSati(telling: ComposerInput): AnswerLine | null {
  const fact = telling.sheet.byId.get('transit.sade-sati.next')
  if (!fact?.about.fromUtc) return null
  const from = dateText(fact.about.fromUtc)[telling.language]
  return fillSeededLine(telling, doshaLines['sade-sati.next'], 'next', { from }, [fact.id])
}
