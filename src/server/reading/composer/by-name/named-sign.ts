import { rashiName } from '@drishti/jyotish'
import { signNamed, signsNamed } from '../chart/lines/chart-question.ts'
import type { ReadingLanguage } from '../../types/reading-types.ts'

/** Words by which a question names a rashi or a lagna, and whether it speaks of the asker. */

const edge = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

export const ofAsker = edge(
  'i|(?:for|to|with|on|suits?|tell) me|my|mine|mera|meri|mere|mujh\\p{L}*|main|apn[aei]|hamar[aei]|मेर[ाेी]|मुझ[\\p{L}\\p{M}]*|मैं|अपन[ाेी]|हमार[ाेी]',
)
const namedLagna =
  /(?<![\p{L}\p{M}])([\p{L}\p{M}]+)[\s-]+(?:lagn\p{L}*|ascendants?|rising|asc|लग्न[\p{L}\p{M}]*)(?![\p{L}\p{M}])|(?:lagna|ascendant|lagn|लग्न)(?: (?:is|hai|in|of|for|:|है))? ([\p{L}\p{M}]+)/iu

/** The lagna that a question names: "Kumbh lagna", "lagna is Aquarius"; null for none. */
export function lagnaNamed(question: string): number | null {
  const [, before = '', behind = ''] = namedLagna.exec(question) ?? []
  return signNamed(before) ?? signNamed(behind)
}

/** "Jupiter in Cancer for Virgo lagna": a sign beside the lagna is where something stands. */
export function namesOtherSign(question: string, lagna: number): boolean {
  return signsNamed(question).some((sign) => sign !== lagna)
}

export const signIn = (sign: number, language: ReadingLanguage): string => rashiName(sign, language)

/** Names in a row: "Mars, Venus and Saturn". */
export function inRow(names: readonly string[], language: ReadingLanguage): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} ${language === 'en' ? 'and' : 'और'} ${names.at(-1)}`
}
