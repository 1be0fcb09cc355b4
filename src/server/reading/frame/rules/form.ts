import { englishWords, hinglishWords } from '../../understand/question-words.ts'
import { foldedWords } from '../../understand/fold.ts'
import { buildLexicon, findPhrases } from '../../understand/lexicon.ts'

/** Forms of language: English, Devanagari, Hindi in Latin letters, two scripts in one. */
export type FrameForm = 'en' | 'hi' | 'hinglish' | 'mixed'

const formTable = buildLexicon<'hinglish' | 'en'>([
  [hinglishWords, 'hinglish'],
  [englishWords, 'en'],
])

/** The language form of a question: Devanagari, Hindi in Latin letters, English, or a mixture of scripts. */
export function formOf(text: string): FrameForm {
  const nagari = text.match(/[\u0900-\u097f]/g)?.length ?? 0
  const latin = text.match(/[a-z]/gi)?.length ?? 0
  if (nagari > 0 && latin > nagari && latin > 12) return 'mixed'
  if (nagari > 0) return 'hi'
  const { hinglish, english } = formCounts(text.replaceAll(politeJi, ' '))
  return hinglish > 0 && hinglish >= english ? 'hinglish' : 'en'
}

/** "Thank you ji" is English all the same. */
const politeJi =
  /(?<=thanks?|you|hello|hi|ok|okay|sir|guru|pandit|please|yes|no|much)\s+ji(?!\p{L})/giu

/** Folded, the English "or" is the Hindi "aur", and "say" the Hindi "se". */
const englishOr = /(?<!\p{L})(?:or|say)(?!\p{L})/giu

/** How many words of a text in Latin letters are surely Hindi, and how many surely English. */
export function formCounts(text: string): { hinglish: number; english: number } {
  const hits = findPhrases(formTable, foldedWords(text.replaceAll(englishOr, ' ')))
  const hinglish = hits.filter(({ value }) => value === 'hinglish').length
  const ors = text.match(englishOr)?.length ?? 0
  return { hinglish, english: hits.length - hinglish + ors }
}
