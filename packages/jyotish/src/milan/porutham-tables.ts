/** Tables of the ten poruthams (Kalaprakashika, on marriage). */
import { bilingual } from '../sky/bilingual.ts'

export const poruthamNames = {
  dina: bilingual('Dina (daily wellbeing)', 'दिन (नित्य कुशल)'),
  gana: bilingual('Gana (nature)', 'गण (प्रकृति)'),
  mahendra: bilingual('Mahendra (family)', 'महेंद्र (परिवार)'),
  streeDeergha: bilingual('Stree Deergha (the bride’s wellbeing)', 'स्त्री दीर्घ (वधू का सुख)'),
  yoni: bilingual('Yoni (closeness)', 'योनि (आत्मीयता)'),
  rashi: bilingual('Rashi (Moon signs)', 'राशि (चंद्र राशियाँ)'),
  rashyadhipati: bilingual('Rashyadhipati (lords)', 'राश्यधिपति (राशि स्वामी)'),
  vasya: bilingual('Vasya (attraction)', 'वश्य (आकर्षण)'),
  rajju: bilingual('Rajju (the bond)', 'रज्जु (बंधन)'),
  vedha: bilingual('Vedha (obstruction)', 'वेध (रुकावट)'),
} as const
export type PoruthamId = keyof typeof poruthamNames

/** Stars that are held to agree with themselves: Rohini, Ardra, Magha, Hasta, Vishakha, Shravana, Uttara Bhadrapada, Revati. */
export const selfCompatibleNakshatras = new Set([3, 5, 9, 12, 15, 21, 25, 26])

/** The signs that are drawn to each, from Mesha. */
export const vashyaRashis: readonly (readonly number[])[] = [
  [4, 7],
  [3, 6],
  [5],
  [7, 8],
  [6],
  [2, 11],
  [5, 9],
  [3],
  [11],
  [0, 10],
  [0],
  [9],
]

export const rajjus = [
  bilingual('foot', 'पाद'),
  bilingual('hip', 'कटि'),
  bilingual('navel', 'नाभि'),
  bilingual('throat', 'कंठ'),
  bilingual('head', 'शिर'),
] as const
/** Up and down the body, nine stars at a time, from Ashwini. */
export const rajjuOrder = [0, 1, 2, 3, 4, 3, 2, 1, 0]

/**
 * Four stars and the four that obstruct them, last first: Ashwini with Jyeshtha, Bharani with Anuradha
 * and so on; so that the places of a pair, from Ashwini 0, add up to the ends of its row.
 */
const vedhaRows: readonly (readonly [first: number, last: number])[] = [
  [0, 17],
  [5, 21],
  [9, 26],
]
/** Mrigashira, Chitra and Dhanishta obstruct one another. */
const vedhaThree = new Set([4, 13, 22])

/** Whether two nakshatras, 0..26, obstruct each other. */
export function isVedhaPair(one: number, other: number): boolean {
  const [low, high] = [Math.min(one, other), Math.max(one, other)]
  if (vedhaThree.has(low) && vedhaThree.has(high)) return low !== high
  return vedhaRows.some(
    ([first, last]) => low + high === first + last && low >= first && low < first + 4,
  )
}
