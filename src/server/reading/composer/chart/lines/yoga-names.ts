import { yogaAndDoshaNames } from '../../../claims/words/yoga-and-dosha-names.ts'
import { foldedWords } from '../../../understand/fold.ts'
import { buildLexicon, findPhrases, longestMatches } from '../../../understand/lexicon.ts'

/** The names by which people call yogas. */

/** Yogas that people name together: their ids. */
export const yogaGroups: Readonly<Record<string, readonly string[]>> = {
  mahapurusha: ['ruchaka', 'bhadra', 'hamsa', 'malavya', 'shasha'],
  viparita: ['harsha', 'sarala', 'vimala'],
  parivartana: ['maha-parivartana', 'khala-parivartana', 'dainya-parivartana'],
  raja: ['raja', 'dharma-karmadhipati', 'neecha-bhanga'],
}
const groupNames: readonly (readonly [string, string])[] = [
  ['gaj kesari, gaja kesari, gaj kesri, gajkesri, gajakesri, गज केसरी, गजकेसरी', 'gajakesari'],
  [
    'panch mahapurush, pancha mahapurusha, mahapurush, mahapurusha, panchmahapurush, पंच महापुरुष, महापुरुष',
    'mahapurusha',
  ],
  [
    'vipreet, vipreet raj, vipreet raj yog, viparita, viparit, vipreet rajyog, vipareeta raja yoga, विपरीत, विपरीत राजयोग',
    'viparita',
  ],
  ['parivartan, parivartana, parivartan yog, exchange of, परिवर्तन योग', 'parivartana'],
  ['dhanyog, dhan yog, dhan yoga, wealth yoga, lakshmi narayan', 'dhana'],
]
const names = buildLexicon<string>([
  ...yogaAndDoshaNames.flatMap(([name, id]) =>
    id.startsWith('yoga.') ? [[name, id.slice(5)] as const] : [],
  ),
  ...groupNames,
])

/** The yoga that a question names, by its id or that of a group; null for none. */
export function yogaNamed(question: string): string | null {
  const hits = longestMatches(findPhrases(names, foldedWords(question)))
  return hits.toSorted((a, b) => b.length - a.length)[0]?.value ?? null
}

/** Whether an id is that of a yoga or of one of its parts: `raja` of `raja-9-1`. */
export const isOfYoga = (id: string, name: string): boolean =>
  id === name || id.startsWith(`${name}-`) || id.startsWith(`${name}.`)
