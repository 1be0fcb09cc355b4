import { houseName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import type { LocalizedText } from '../../../../words/say.ts'
import type { VoicedLines } from '../../../../words/reading/matters/matter-texts.ts'
import * as houses from '../../../../words/reading/reasons/house-reasons.ts'
import * as karakas from '../../../../words/reading/reasons/karaka-reasons.ts'
import * as lords from '../../../../words/reading/reasons/lord-reasons.ts'
import { transitReasonLines } from '../../../../words/reading/reasons/transit-reasons.ts'
import { dateText } from '../../verdicts/date-text.ts'
import { houseOfGraha } from '../../verdicts/chart-facts.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import type { Verdict } from '../../verdicts/verdicts.ts'
import { capitalize } from '../fill-lines.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { houseInMatter } from '../matter/house-in-matter.ts'
import { consequenceOf } from '../matter/consequence.ts'
import { turnedPick, voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'

/** A reason of the judgement, put in words. */
export interface Reason {
  verdict: Verdict
  /** Of the house's lord, of who stands in or sees the house, of the significator, or of the moving sky. */
  kind: 'lord' | 'house' | 'karaka' | 'transit'
  line: AnswerLine
  /** What it means for the matter, which ends the line. */
  clause: string
  /** On which graha it rests. */
  graha: Graha
}

/** A transit that has less time left is not told. */
const leastLeftMs = 14 * 86_400_000

const growingHouses: ReadonlySet<number> = new Set([3, 6, 10, 11])

interface ReasonWords {
  kind: Reason['kind']
  text: VoicedLines
  /** How far the wording is turned from that of the other reasons of its kind, which are built alike. */
  turn: number
  graha?: Graha
  clauses?: readonly LocalizedText[]
  house?: number | null
}

/** Jupiter, Saturn and the nodes can move over one house together: each is told in another wording. */
const turnsOfTransits: Partial<Record<Graha, number>> = { jupiter: 0, saturn: 1, rahu: 2, ketu: 3 }

/** The words of a rule `field.<house>.<what>.<which>`; null for a rule of the running periods. */
function wordsOf(verdict: Verdict, input: MatterInput): ReasonWords | null {
  const { field, sheet } = input
  if (verdict.about.kind === 'field-transit') {
    const text = transitReasonLines[verdict.rule]
    const { graha } = verdict.about
    return text ? { kind: 'transit', text, turn: turnsOfTransits[graha] ?? 0, graha } : null
  }
  const [table, , what, which = ''] = verdict.rule.split('.')
  if (table !== 'field') return null
  const graha = which as Graha
  // A graha that helps and one that hinders stand in one answer.
  const turn = verdict.direction === 'favourable' ? 0 : 1
  switch (what) {
    case 'lord-in': {
      return { kind: 'lord', text: lords.lordPlaceLines, turn: 0, house: Number(which) }
    }
    case 'lord-strong':
      return { kind: 'lord', text: lords.lordStrongLines, turn: 1 }
    case 'lord-fallen':
      return { kind: 'lord', text: lords.lordFallenLines, turn: 2 }
    case 'lord-combust':
      return { kind: 'lord', text: lords.lordCombustLines, turn: 3 }
    case 'holds': {
      const grows = growingHouses.has(field.main)
      const clauses = (grows ? houses.growingOccupantClauses : houses.occupantClauses)[graha]
      return clauses ? { kind: 'house', text: houses.occupantLines, turn, graha, clauses } : null
    }
    case 'seen': {
      const clauses = houses.aspectClauses[graha]
      const house = houseOfGraha(graha, sheet)
      return clauses
        ? { kind: 'house', text: houses.aspectLines, turn: turn + 2, graha, clauses, house }
        : null
    }
    default:
      return karakaWords(what, graha, input)
  }
}

const unions: ReadonlySet<string> = new Set(['marriage', 'married-life', 'separation'])

/** The words of a rule on the karaka of the matter; null for another rule, and for a karaka of the other sex. */
function karakaWords(what: string | undefined, graha: Graha, input: MatterInput) {
  const { field, matter, other, person, sheet } = input
  // The wife is read from Venus; Jupiter is the husband's karaka.
  const isOfHusband = graha === 'jupiter' && unions.has(matter)
  if (isOfHusband && !other && person.gender === 'male') return null
  const kind = 'karaka' as const
  const house = houseOfGraha(graha, sheet)
  // One significator is the planet for the matter; the other has a hand in it too.
  const isFirst = field.karakas[0] === graha
  const place = isFirst ? karakas.karakaPlaceLines : karakas.alsoPlaceLines
  switch (what) {
    case 'karaka-strong': {
      const text = isFirst ? karakas.karakaStrongLines : karakas.alsoStrongLines
      return { kind, text, turn: 0, graha }
    }
    case 'karaka-fallen': {
      const text = isFirst ? karakas.karakaFallenLines : karakas.alsoFallenLines
      return { kind, text, turn: 1, graha }
    }
    case 'karaka-hard':
      return { kind, text: place, turn: 2, graha, house }
    case 'karaka-placed':
      return { kind, text: place, turn: 3, graha, house }
    default:
      return null
  }
}

/** Puts one verdict in words; null where its words do not fit this chart. */
function reasonOf(verdict: Verdict, input: MatterInput): Reason | null {
  const words = wordsOf(verdict, input)
  if (!words) return null
  const { language, persona, sheet, field } = input
  const { kind, text, turn, graha, clauses, house } = words
  const lord = sheet.lords[field.main]
  const of = graha ?? lord
  if (!of) return null
  const slots: Record<string, string> = {
    ...(lord && {
      lord: grahaInSentence(lord, language),
      Lord: capitalize(grahaInSentence(lord, language)),
    }),
    ...(graha && {
      graha: grahaInSentence(graha, language),
      Graha: capitalize(grahaInSentence(graha, language)),
    }),
    clause: clauses
      ? input.pick(clauses, verdict.rule)[language]
      : consequenceOf(input, of, verdict.direction, kind, turn),
    ...(house && { there: houseName(house, language) }),
    main: houseInMatter(input, field.main),
  }
  if (kind === 'transit' && graha) {
    const { houseFromLagna, toUtc } = sheet.transits[graha]
    // What ends within days is no reason for what is to come.
    if (!houseFromLagna || !toUtc || Date.parse(toUtc) - sheet.at.getTime() < leastLeftMs)
      return null
    slots.transit =
      houseFromLagna === field.main ? slots.main! : houseName(houseFromLagna, language)
    slots.until = dateText(toUtc)[language]
  }
  const said = turnedPick(input, text[persona], kind, turn)
  const own = graha ? withGraha(said, graha) : said
  const line = voiceLine(input, { oracle: own, astra: own }, slots, verdict.factIds)
  const about = { graha: of, direction: verdict.direction, clause: slots.clause ?? '' }
  // What a transit does is said in its own words.
  const told = kind === 'transit' ? { ...about, clause: '' } : about
  return line && { verdict, kind, line: { ...line, about: told }, clause: about.clause, graha: of }
}

/** `{graha.dignity}` and `{graha.sign}` are of the graha that is named. */
function withGraha({ en, hi }: LocalizedText, graha: Graha): LocalizedText {
  const put = (sentence: string): string => sentence.replaceAll('{graha.', `{${graha}.`)
  return { en: put(en), hi: put(hi) }
}

/** Every reason of the judgement that can be said, in the order of the book. */
export function reasonsOf(input: MatterInput): Reason[] {
  const seen = new Set<string>()
  return input.judgement.verdicts.flatMap((verdict) => {
    const reason = reasonOf(verdict, input)
    // The same graha as lord and as significator is told once, and so is one meaning.
    if (!reason || seen.has(reason.line.text) || seen.has(reason.clause)) return []
    // A transit has its dates, which a situation without a time leaves out.
    if (reason.kind === 'transit' && input.situation?.tells) return []
    seen.add(reason.line.text).add(reason.clause)
    return reason
  })
}

/** What each voice looks at first: Oracle the house and its lord, Astra the significators and who sees the house. */
const firstKinds: Readonly<Record<'oracle' | 'astra', readonly Reason['kind'][]>> = {
  oracle: ['lord', 'transit', 'house', 'karaka'],
  astra: ['karaka', 'house', 'transit', 'lord'],
}

/** The first reason of each sort: the two significators are not both told in the same words. */
function oneOfAKind(reasons: readonly Reason[]): Reason[] {
  const sort = ({ verdict }: Reason): string => verdict.rule.split('.').slice(0, 3).join('.')
  const first = new Map<string, Reason>()
  for (const reason of reasons) if (!first.has(sort(reason))) first.set(sort(reason), reason)
  return [...first.values()]
}

/** Reasons that speak for the verdict and those that speak against it, the nearest to the voice first. */
export function sortedReasons(input: MatterInput): { for: Reason[]; against: Reason[] } {
  const { persona, judgement } = input
  const wanted = judgement.direction === 'patience' ? 'patience' : 'favourable'
  const order = firstKinds[persona]
  const rank = ({ kind, verdict }: Reason): number => order.indexOf(kind) - verdict.strength * 0.8
  const reasons = reasonsOf(input).toSorted((a, b) => rank(a) - rank(b))
  const isFor = ({ verdict: { direction } }: Reason): boolean => direction === wanted
  const isAgainst = ({ verdict: { direction } }: Reason): boolean =>
    wanted === 'favourable' ? direction !== 'favourable' : direction === 'favourable'
  return { for: oneOfAKind(reasons.filter(isFor)), against: oneOfAKind(reasons.filter(isAgainst)) }
}

/** The reasons of one direction, the strongest first, whatever the verdict is. */
export function reasonsOfDirection(input: MatterInput, direction: Verdict['direction']): Reason[] {
  return oneOfAKind(
    reasonsOf(input)
      .filter(({ verdict }) => verdict.direction === direction)
      .toSorted((a, b) => b.verdict.strength - a.verdict.strength),
  )
}

/** What slows the matter, the heaviest first: the answer to "why". */
export function hindrances(input: MatterInput): Reason[] {
  const order = firstKinds[input.persona]
  const weight = ({ verdict: { direction, strength }, kind }: Reason): number =>
    (direction === 'patience' ? strength + 1 : strength * 0.5) - order.indexOf(kind) * 0.1
  return oneOfAKind(
    reasonsOf(input)
      .filter(({ verdict }) => verdict.direction !== 'favourable')
      .toSorted((a, b) => weight(b) - weight(a)),
  )
}
