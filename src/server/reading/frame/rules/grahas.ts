import { foldedWords } from '../../understand/fold.ts'
import { buildLexicon, findPhrases } from '../../understand/lexicon.ts'
import type { PhraseMatch } from '../../understand/lexicon.ts'

export const grahaNames = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const
export type GrahaName = (typeof grahaNames)[number]

/** Names that are also weekdays or plain words stand only with what makes them a graha. */
const names = buildLexicon<GrahaName>([
  ['sun, surya, suraj, soorya, सूर्य, सूरज, रवि ग्रह', 'sun'],
  ['moon, chandra, chandrama, chandr, चंद्र, चन्द्र, चंद्रमा, चन्द्रमा', 'moon'],
  ['mars, mangal, mangala, kuja, sevvai, chevvai, मंगल, कुज', 'mars'],
  ['mercury, budh, budha, budhan, बुध', 'mercury'],
  ['jupiter, guru, brihaspati, bruhaspati, vyazha, गुरु, बृहस्पति', 'jupiter'],
  ['venus, shukra, shukr, sukra, sukran, शुक्र', 'venus'],
  ['saturn, shani, shanni, sani, shanidev, shani dev, शनि, शनिदेव', 'saturn'],
  ['rahu, raahu, राहु', 'rahu'],
  ['ketu, kethu, केतु', 'ketu'],
])

/** Where the grahas stand in words that `foldedWords` gave. */
export const grahasWithPlaces = (words: readonly string[]): PhraseMatch<GrahaName>[] =>
  findPhrases(names, words)

/** The grahas that a question names, in the order in which they stand. */
export function grahasIn(text: string): GrahaName[] {
  const hits = grahasWithPlaces(foldedWords(text)).sort((a, b) => a.at - b.at)
  return [...new Set(hits.map((hit) => hit.value))]
}
