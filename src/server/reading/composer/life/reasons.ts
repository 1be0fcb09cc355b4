import { houseName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import type { LocalizedText } from '../../../../words/say.ts'
import * as said from '../../../../words/reading/field-reasons.ts'
import type { VoicedLines, VoicedText } from '../../../../words/reading/matters/matter-texts.ts'
import { dateText } from '../../verdicts/date-text.ts'
import { houseOfGraha } from '../../verdicts/chart-facts.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import type { Verdict } from '../../verdicts/verdicts.ts'
import { capitalize } from '../fill-lines.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from './matter-input.ts'
import type { MatterInput } from './matter-input.ts'

/** A reason of the judgement, put in words. */
export interface Reason {
  verdict: Verdict
  /** Of the house's lord, of who stands in or sees the house, of the significator, or of the moving sky. */
  kind: 'lord' | 'house' | 'karaka' | 'transit'
  line: AnswerLine
}

const growingHouses: ReadonlySet<number> = new Set([3, 6, 10, 11])

interface ReasonWords {
  kind: Reason['kind']
  text: VoicedText | VoicedLines
  graha?: Graha
  clause?: LocalizedText
  house?: number | null
}

/** The words of a rule `field.<house>.<what>.<which>`; null for a rule of the running periods. */
function wordsOf(verdict: Verdict, input: MatterInput): ReasonWords | null {
  const { field, sheet } = input
  if (verdict.about.kind === 'field-transit') {
    const text = said.transitReasonLines[verdict.rule]
    return text ? { kind: 'transit', text, graha: verdict.about.graha } : null
  }
  const [table, , what, which = ''] = verdict.rule.split('.')
  if (table !== 'field') return null
  const graha = which as Graha
  switch (what) {
    case 'lord-in': {
      const house = Number(which)
      const isHome = house === field.main
      const clause = isHome ? said.lordAtHomeClause : said.lordPlaceClauses[house - 1]
      return clause ? { kind: 'lord', text: said.lordPlaceLines, clause, house } : null
    }
    case 'lord-strong':
      return { kind: 'lord', text: said.lordStrongLines }
    case 'lord-fallen':
      return { kind: 'lord', text: said.lordFallenLines }
    case 'lord-combust':
      return { kind: 'lord', text: said.lordCombustLines }
    case 'holds': {
      const clauses = growingHouses.has(field.main)
        ? said.growingOccupantClauses
        : said.occupantClauses
      const clause = clauses[graha]
      return clause ? { kind: 'house', text: said.occupantLines, graha, clause } : null
    }
    case 'seen': {
      const clause = said.aspectClauses[graha]
      const house = houseOfGraha(graha, sheet)
      return clause ? { kind: 'house', text: said.aspectLines, graha, clause, house } : null
    }
    case 'karaka-strong':
      return { kind: 'karaka', text: said.karakaStrongLines, graha }
    case 'karaka-fallen':
      return { kind: 'karaka', text: said.karakaFallenLines, graha }
    case 'karaka-hard':
    case 'karaka-placed': {
      const text = what === 'karaka-hard' ? said.karakaHardLines : said.karakaPlacedLines
      return { kind: 'karaka', text, graha, house: houseOfGraha(graha, sheet) }
    }
    default:
      return null
  }
}

/** Puts one verdict in words; null where its words do not fit this chart. */
function reasonOf(verdict: Verdict, input: MatterInput): Reason | null {
  const words = wordsOf(verdict, input)
  if (!words) return null
  const { language, sheet, field } = input
  const { kind, text, graha, clause, house } = words
  const lord = sheet.lords[field.main]
  const slots: Record<string, string> = {
    ...(lord && {
      lord: grahaInSentence(lord, language),
      Lord: capitalize(grahaInSentence(lord, language)),
    }),
    ...(graha && {
      graha: grahaInSentence(graha, language),
      Graha: capitalize(grahaInSentence(graha, language)),
    }),
    ...(clause && { clause: clause[language] }),
    ...(house && { there: houseName(house, language) }),
  }
  if (kind === 'transit' && graha) {
    const { houseFromLagna, toUtc } = sheet.transits[graha]
    if (!houseFromLagna || !toUtc) return null
    slots.transit = houseName(houseFromLagna, language)
    slots.until = dateText(toUtc)[language]
  }
  const own = graha ? withGraha(text, graha) : text
  const line = voiceLine(input, own, slots, verdict.factIds)
  return line && { verdict, kind, line }
}

/** `{graha.dignity}` and `{graha.sign}` are of the graha that is named. */
function withGraha(text: VoicedText | VoicedLines, graha: Graha): VoicedLines {
  const put = (sentence: string): string => sentence.replaceAll('{graha.', `{${graha}.`)
  const inVoice = (said: LocalizedText | readonly LocalizedText[]): LocalizedText[] =>
    ('en' in said ? [said] : said).map(({ en, hi }) => ({ en: put(en), hi: put(hi) }))
  return { oracle: inVoice(text.oracle), astra: inVoice(text.astra) }
}

/** Every reason of the judgement that can be said, in the order of the book. */
export function reasonsOf(input: MatterInput): Reason[] {
  const seen = new Set<string>()
  return input.judgement.verdicts.flatMap((verdict) => {
    const reason = reasonOf(verdict, input)
    // The same graha as lord and as significator is told once.
    if (!reason || seen.has(reason.line.text)) return []
    seen.add(reason.line.text)
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
