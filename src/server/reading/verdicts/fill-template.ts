import { grahaName, houseName, nakshatraName, rashiName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import type { ReadingLanguage } from '../types/reading-types.ts'
import { dateText } from './date-text.ts'
import { grahaOfOffice } from './chart-facts.ts'
import type { ChartFacts, GrahaOrOffice } from './chart-facts.ts'

/** Values of a sentence's own slots, by name. */
export type SentenceSlots = Readonly<Record<string, string>>

export interface FilledSentence {
  text: string
  /** The facts that the filled slots rest on. */
  factIds: string[]
}

const dignityWords: Record<string, Record<ReadingLanguage, string>> = {
  exalted: { en: 'exalted', hi: 'उच्च के' },
  moolatrikona: { en: 'in its moolatrikona', hi: 'मूलत्रिकोण के' },
  own: { en: 'in its own sign', hi: 'स्वगृही' },
  debilitated: { en: 'debilitated', hi: 'नीच के' },
  friend: { en: 'in a friendly sign', hi: 'मित्र राशि के' },
  neutral: { en: 'in a neutral sign', hi: 'सम राशि के' },
  enemy: { en: 'in an unfriendly sign', hi: 'शत्रु राशि के' },
}

/** A graha inside a sentence: "the Moon", "Saturn", "शनि". */
export function grahaInSentence(graha: Graha, language: ReadingLanguage): string {
  const name = grahaName(graha, language)
  return language === 'en' && (graha === 'sun' || graha === 'moon') ? `the ${name}` : name
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

interface Piece {
  text: string
  factIds: string[]
}

/** What a graha's slot says: its name, or one thing about it. Null where the chart does not know. */
function ofGraha(
  graha: Graha,
  tail: string,
  language: ReadingLanguage,
  sheet: ChartFacts,
): Piece | null {
  const place = sheet.chart.grahas[graha]
  const pieceOrNull = (text: string | null, id: string): Piece | null =>
    text === null ? null : { text, factIds: [id] }
  switch (tail) {
    case '':
      return { text: grahaInSentence(graha, language), factIds: [] }
    case 'bare':
      return { text: grahaName(graha, language), factIds: [] }
    case 'sign':
      return pieceOrNull(
        place.rashi === null ? null : rashiName(place.rashi, language),
        `${graha}.rashi`,
      )
    case 'star':
      return pieceOrNull(
        place.nakshatra === null ? null : nakshatraName(place.nakshatra, language),
        `${graha}.nakshatra`,
      )
    case 'house':
      return pieceOrNull(
        'house' in place ? houseName(place.house, language) : null,
        `${graha}.house`,
      )
    case 'dignity':
    case 'dignity.in': {
      const words = place.dignity && dignityWords[place.dignity]
      return pieceOrNull(words ? words[language] : null, `${graha}.dignity`)
    }
    default:
      return null
  }
}

function ofDasha(
  level: 'maha' | 'antar',
  tail: string,
  language: ReadingLanguage,
  sheet: ChartFacts,
): Piece | null {
  const period = sheet.dasha?.[level]
  if (!period) return null
  const id = `dasha.${level}`
  if (tail === 'until') return { text: dateText(period.endUtc)[language], factIds: [id] }
  if (tail === 'since') return { text: dateText(period.startUtc)[language], factIds: [id] }
  const said = ofGraha(period.lord, tail, language, sheet)
  return said && { text: said.text, factIds: [id, ...said.factIds] }
}

function ofTransit(
  graha: Graha,
  tail: string,
  language: ReadingLanguage,
  sheet: ChartFacts,
): Piece | null {
  const now = sheet.transits[graha]
  if (tail === 'sign')
    return { text: rashiName(now.rashi, language), factIds: [`transit.${graha}.rashi`] }
  if (tail === 'until')
    return now.toUtc
      ? { text: dateText(now.toUtc)[language], factIds: [`transit.${graha}.rashi`] }
      : null
  if (tail === 'house') {
    return now.houseFromLagna
      ? { text: houseName(now.houseFromLagna, language), factIds: [`transit.${graha}.house`] }
      : null
  }
  return now.houseFromMoon
    ? { text: houseName(now.houseFromMoon, language), factIds: [`transit.${graha}.house.moon`] }
    : null
}

function pieceOf(name: string, language: ReadingLanguage, sheet: ChartFacts): Piece | null {
  const lower = name.charAt(0).toLowerCase() + name.slice(1)
  const parts = lower.split('.')
  if (parts[0] === 'gochar') return ofTransit(parts[1] as Graha, parts[2] ?? '', language, sheet)
  if (parts[0] === 'maha' || parts[0] === 'antar')
    return ofDasha(parts[0], parts.slice(1).join('.'), language, sheet)
  const isLord = parts[0] === 'lord'
  const who = (isLord ? `lord.${parts[1]}` : parts[0]) as GrahaOrOffice
  const graha = grahaOfOffice(who, sheet)
  const piece = graha && ofGraha(graha, parts.slice(isLord ? 2 : 1).join('.'), language, sheet)
  return (
    piece && {
      text: piece.text,
      factIds: isLord ? [`house.${parts[1]}.lord`, ...piece.factIds] : piece.factIds,
    }
  )
}

/**
 * Fills the slots of a sentence from the chart and from its own values. Null when the chart does not
 * know a slot: then the sentence cannot be said. A slot with a capital begins a sentence.
 */
export function fillTemplate(
  template: string,
  language: ReadingLanguage,
  sheet: ChartFacts,
  slots: SentenceSlots = {},
): FilledSentence | null {
  const factIds = new Set<string>()
  let missing = false
  const text = template.replace(/\{([^{}]+)\}/g, (_whole, name: string) => {
    const own = slots[name]
    if (own !== undefined) return own
    const piece = pieceOf(name, language, sheet)
    if (!piece) {
      missing = true
      return ''
    }
    for (const id of piece.factIds) factIds.add(id)
    return name.charAt(0) === name.charAt(0).toUpperCase() ? capital(piece.text) : piece.text
  })
  return missing ? null : { text, factIds: [...factIds] }
}
