/** From a sentence to nodes: each word that matters, with its kind; the rest as dots. */
import { normalizeText } from '@drishti/jyotish/names'
import { dateAtWord, type DateWord, type StatedDate } from './dates.ts'
import { stopWords, phrasesFrom, type ClaimLexiconEntry } from './lexicon.ts'
import { onceATurn } from '../../understand/once-a-turn.ts'
import { keptByWord } from '../../understand/words-met.ts'
import type { Claim } from '../facts/claim.ts'
import type { Graha } from '@drishti/jyotish'

export interface PhraseNode {
  kind: string
  text: string
  /** The word before it, passed over or not. */
  after?: string
  /** What the words inside it have already claimed; checked with the rest. */
  claims: Claim[]
  grahas: Graha[]
  rashi?: number
  nakshatra?: number
  pada?: number
  houses: number[]
  entry?: ClaimLexiconEntry
  date?: StatedDate
  number?: number
  /** Counted from the Moon where the sentence says so. */
  countedFrom?: 'lagna' | 'moon'
  /** A lord named by office: of houses, of a dasha level, of the Moon sign, of the birth star. */
  office?: { houses?: number[]; levels?: number[]; of?: 'moonSign' | 'birthStar' }
  /** The period that this one lies within. */
  within?: Graha
  /** It stands for a graha that was named before. */
  isPronoun?: true
}

export const createPhraseNode = (
  kind: string,
  text: string,
  details: Partial<PhraseNode> = {},
): PhraseNode => ({
  kind,
  text,
  claims: [],
  grahas: [],
  houses: [],
  ...details,
})

const piece = /[\p{L}\p{M}\p{N}\u200C\u200D]+(?:[/.-](?=\d)\d+)*|[^\s\p{L}\p{M}\p{N}]/gu
const ordinal =
  /^(\d{1,2})(?:st|nd|rd|th|va|ve|vein|ven|van|vi|wa|we|wan|वां|वें|वे|वा|वीं|ठे|ठा|थे|था|रे|रा|ले|ला)$/
const pauses = new Set(',;:()[]—"“”…।!?।')

/** The plain form of a word: making it takes long. */
const formOf = keptByWord(normalizeText)

function words(sentence: string): DateWord[] {
  return [...sentence.matchAll(piece)].flatMap((match) => {
    const raw = match[0]
    const before = sentence[match.index - 1]
    if (raw === '-' || raw === '–' || raw === '/') {
      return before !== undefined && !/\s/.test(before)
        ? [{ plain: '-', raw }]
        : [{ plain: ',', raw }]
    }
    if (pauses.has(raw)) return [{ plain: ',', raw }]
    if (raw === '°') return [{ plain: 'degrees', raw }]
    const form = formOf(raw)
    return form === '' || /^[^\p{L}\p{N}₹$&]$/u.test(form) ? [] : [{ plain: form, raw }]
  })
}

function phraseAt(
  list: readonly DateWord[],
  at: number,
): { entry: ClaimLexiconEntry; length: number } | null {
  for (const { words: phrase, entry } of phrasesFrom(list[at]!.plain)) {
    let next = at
    const fits = phrase.every((word) => {
      if (list[next]?.plain === '-' && next > at) next++
      return list[next++]?.plain === word
    })
    if (fits) return { entry, length: next - at }
  }
  return null
}

function fromEntry(entry: ClaimLexiconEntry, text: string): PhraseNode {
  return createPhraseNode(entry.kind, text, {
    entry,
    grahas: entry.graha ? [entry.graha] : [],
    houses: entry.houses ?? [],
    ...(entry.rashi === undefined ? {} : { rashi: entry.rashi }),
    ...(entry.nakshatra === undefined ? {} : { nakshatra: entry.nakshatra }),
  })
}

/** The dates of a text, in order. */
export const datesIn = onceATurn((text): readonly StatedDate[] =>
  phraseNodesOf(text).flatMap(({ date }) => (date ? [date] : [])),
)

/** The nodes of a sentence, in order. Linear in its length. */
export function phraseNodesOf(sentence: string): PhraseNode[] {
  const list = words(sentence)
  const nodes: PhraseNode[] = []
  for (let at = 0; at < list.length;) {
    const { plain: form } = list[at]!
    const text = (length: number) =>
      list
        .slice(at, at + length)
        .map((word) => word.plain)
        .join(' ')
    const date = dateAtWord(list, at)
    const phrase = date ? null : phraseAt(list, at)
    const nth = ordinal.exec(form)
    if (date) {
      nodes.push(createPhraseNode('d', text(date.length), { date: date.date }))
      at += date.length
    } else if (phrase) {
      nodes.push({
        ...fromEntry(phrase.entry, text(phrase.length)),
        ...(at > 0 ? { after: list[at - 1]!.plain } : {}),
      })
      at += phrase.length
    } else {
      at++
      if (stopWords.has(form)) continue
      if (form === '-' || form === ',' || form === '&') nodes.push(createPhraseNode(form, form))
      else if (nth && Number(nth[1]) >= 1 && Number(nth[1]) <= 12)
        nodes.push(createPhraseNode('o', form, { houses: [Number(nth[1])] }))
      else if (/^\d+$/.test(form)) nodes.push(createPhraseNode('#', form, { number: Number(form) }))
      else
        nodes.push(
          createPhraseNode(
            /^(until|till|upto|tak|तक)$/.test(form)
              ? 'u'
              : /^(since|onwards|onward)$/.test(form)
                ? 's'
                : '.',
            form,
          ),
        )
    }
  }
  return nodes
}
