import type { Graha } from '@drishti/jyotish'
import { foldedWords } from '../understand/fold.ts'
import { buildLexicon, findPhrases } from '../understand/lexicon.ts'
import type { Lexicon } from '../understand/lexicon.ts'

/** What an option may be by its words alone: a day of the week, a month, a colour, a direction. */

const weekdays = buildLexicon<number>([
  ['sunday, sundays, ravivar, raviwar, itwar, itvaar, रविवार, इतवार', 0],
  ['monday, mondays, somvar, somwar, somvaar, सोमवार', 1],
  ['tuesday, tuesdays, mangalvar, mangalwar, mangalvaar, मंगलवार', 2],
  ['wednesday, wednesdays, budhvar, budhwar, budhvaar, बुधवार', 3],
  [
    'thursday, thursdays, guruvar, guruwar, veervar, veerwar, brihaspativar, brihaspatiwar, गुरुवार, वीरवार, बृहस्पतिवार',
    4,
  ],
  ['friday, fridays, shukravar, shukrawar, shukrwar, शुक्रवार', 5],
  ['saturday, saturdays, shanivar, shaniwar, शनिवार', 6],
])
const months = buildLexicon<number>([
  ['january, jan, जनवरी', 0],
  ['february, feb, फरवरी, फ़रवरी', 1],
  ['march, मार्च', 2],
  ['april, apr, aprail, अप्रैल', 3],
  ['in may, मई', 4],
  ['june, jun, जून', 5],
  ['july, jul, julai, जुलाई', 6],
  ['august, aug, अगस्त', 7],
  ['september, sept, sep, सितंबर, सितम्बर', 8],
  ['october, oct, अक्टूबर, अक्तूबर', 9],
  ['november, nov, नवंबर, नवम्बर', 10],
  ['december, dec, दिसंबर, दिसम्बर', 11],
])
/** The graha of a colour, by the colours that the tradition gives each (Brihat Jataka 2). */
const colours = buildLexicon<Graha>([
  ['orange, narangi, copper, kesari, saffron, नारंगी, केसरी, केसरिया', 'sun'],
  ['white, safed, silver, cream, pearl white, सफेद, सफ़ेद, सिल्वर, क्रीम', 'moon'],
  ['red, laal, lal, maroon, लाल, मैरून', 'mars'],
  ['green, hara, hari, हरा, हरी, हरे', 'mercury'],
  ['yellow, peela, pila, peeli, golden, gold, पीला, पीली, पीले, सुनहरा', 'jupiter'],
  ['pink, gulabi, light blue, sky blue, गुलाबी, आसमानी', 'venus'],
  ['black, kala, kaala, kali, blue, neela, navy, काला, काली, नीला, नीली', 'saturn'],
  ['grey, gray, brown, bhura, slate, smoky, भूरा, धूसर, स्लेटी', 'rahu'],
])
/** The lord of each direction (Brihat Jataka 2). */
const directions = buildLexicon<Graha>([
  ['east, eastern, east facing, purab, poorab, purv, poorv, पूरब, पूर्व', 'sun'],
  ['northwest, north west, vayavya, vayvya, वायव्य', 'moon'],
  ['south, southern, south facing, dakshin, dakhin, दक्षिण, दक्खिन', 'mars'],
  ['north, northern, north facing, uttar, उत्तर', 'mercury'],
  ['northeast, north east, ishan, ishaan, ईशान', 'jupiter'],
  ['southeast, south east, agneya, आग्नेय', 'venus'],
  ['west, western, west facing, paschim, pashchim, pachim, पश्चिम, पच्छिम', 'saturn'],
  ['southwest, south west, nairutya, nairitya, नैऋत्य', 'rahu'],
])

function inTable<T>(table: Lexicon<T>, words: string): T | null {
  const hits = findPhrases(table, foldedWords(words))
  return hits.toSorted((a, b) => b.length - a.length || a.at - b.at)[0]?.value ?? null
}

/** The day of the week that words name, 0 Sunday to 6 Saturday. */
export const weekdayIn = (words: string): number | null => inTable(weekdays, words)
/** All the days that words name, in their order. */
export function weekdaysIn(words: string): number[] {
  const hits = findPhrases(weekdays, foldedWords(words)).toSorted((a, b) => a.at - b.at)
  return [...new Set(hits.map(({ value }) => value))]
}
export const directionIn = (words: string): Graha | null => inTable(directions, words)
export const colourIn = (words: string): Graha | null => inTable(colours, words)
const monthIn = (words: string): number | null => inTable(months, words)
/** The lords of the days, Sunday first. */
export const dayLords: readonly Graha[] = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
]
const lordOfDayIn = (words: string): Graha | null => {
  const day = weekdayIn(words)
  return day === null ? null : (dayLords[day] ?? null)
}

/**
 * The grahas of two options that are two days of the week, two directions or two colours; null where they are not,
 * or one graha has both.
 */
export function grahasOfKinds(one: string, other: string): [Graha, Graha] | null {
  for (const kind of [lordOfDayIn, directionIn, colourIn]) {
    const [first, second] = [kind(one), kind(other)]
    if (first && second && first !== second) return [first, second]
  }
  return null
}

/** Whether the words on both sides name two things of one kind, and not the same. */
export function areOfOneKind(one: string, other: string): boolean {
  const [first, second] = [monthIn(one), monthIn(other)]
  const areMonths = first !== null && second !== null && first !== second
  return areMonths || grahasOfKinds(one, other) !== null
}
