import type { LocalizedText } from '../../say.ts'

/** The graha of each number from 1 to 9, as numerology has it. */
export const grahaOfNumber: readonly LocalizedText[] = [
  { en: 'the Sun', hi: 'सूर्य' },
  { en: 'the Moon', hi: 'चंद्रमा' },
  { en: 'Jupiter', hi: 'गुरु' },
  { en: 'Rahu', hi: 'राहु' },
  { en: 'Mercury', hi: 'बुध' },
  { en: 'Venus', hi: 'शुक्र' },
  { en: 'Ketu', hi: 'केतु' },
  { en: 'Saturn', hi: 'शनि' },
  { en: 'Mars', hi: 'मंगल' },
]

/** How the twelve months begin when people write them, January first. */
export const monthNames: readonly (readonly string[])[] = [
  ['jan', 'जन'],
  ['feb', 'फर', 'फ़र'],
  ['mar', 'मार्च'],
  ['apr', 'अप्र'],
  ['may', 'mai', 'मई'],
  ['jun', 'जून'],
  ['jul', 'जुल'],
  ['aug', 'अग'],
  ['sep', 'सित'],
  ['oct', 'अक्'],
  ['nov', 'नव'],
  ['dec', 'दिस'],
]
