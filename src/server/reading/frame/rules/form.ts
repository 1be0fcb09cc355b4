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
  if (hinglish > 0 && hinglish >= english) return 'hinglish'
  return isFurtherHinglish(text) ? 'hinglish' : 'en'
}

/** Hindi words that few questions lean on alone: "ek do teen taarikh bata do pakki". */
const furtherHinglish =
  /(?<!\p{L})(?:ek|teen|ta+ri?kh|tareekh|bata|bta|btao|btado|pakk[aei]|kons[aei]|kauns[aei]|roz|sirf|uska|uski|iska|iski|matlab|haan|lekin|magar|puch|poochh?|sawaa?l|bolo|krna|krke|kru|chalega|chalegi|jaldi|kaam|hua|hui|itna|itni)(?!\p{L})/giu
/** English words that are Hindi ones too, or stand in both. */
const inBoth = /(?<!\p{L})(?:do|to|me|so|is|be|he|in|on|am|are|time|month|year|date)(?!\p{L})/giu

/** Whether words say Hindi of which no surer ones are there, and nothing says English alone. */
function isFurtherHinglish(text: string): boolean {
  const further = text.match(furtherHinglish)?.length ?? 0
  return further > 0 && formCounts(text.replaceAll(inBoth, ' ')).english < further
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
