import { foldedWords } from '../understand/fold.ts'

/** A name shorter than this stands in too many words to mean somebody. */
const shortestName = 3

/** Whether a question has any word of a name in it, as people write it in either script. */
export function hasNameOf(question: string, fullName: string): boolean {
  const words = new Set(foldedWords(question))
  return foldedWords(fullName).some((word) => word.length >= shortestName && words.has(word))
}

const before = ['will', 'does', 'is', 'has', 'can', 'should', 'would', 'did', 'about', 'for', 'of']
const after = ['ki', 'ka', 'ke', 'ko', 'kab', 'kya', 'की', 'का', 'के', 'को', 'कब', 'क्या'].concat([
  'get',
  'marry',
  'find',
  'be',
  'have',
  'become',
  'recover',
  'pass',
  'go',
  'settle',
  'buy',
  'start',
])
const placesOfName = {
  before: new Set(before.flatMap(foldedWords)),
  after: new Set(after.flatMap(foldedWords)),
}
/** Names that are words of the sky, the calendar or of daily talk as well: by themselves they name nobody. */
const alsoWords = new Set(
  foldedWords(
    'asha jyoti shanti khushi pooja puja tara rashi surya chandra mangal budh guru shukra shani rahu ketu vivah prem bhagya kiran sapna ' +
      'sur mohabbat maya lakshmi laxmi yash vijay may june april sunday king star lucky happy love grace hope ' +
      'आशा ज्योति शांति ख़ुशी पूजा तारा राशि सूर्य चंद्र मंगल बुध गुरु शुक्र शनि राहु केतु विवाह प्रेम भाग्य किरण सपना माया लक्ष्मी यश विजय',
  ),
)

/**
 * Whether a question that names no relation asks about somebody by name: the name stands where a person
 * stands, "Will Meera …", "Meera ki …", "Meera’s …". A name that is a common word too counts in a possessive
 * or after the verb alone.
 */
export function asksByName(question: string, fullName: string): boolean {
  const words = foldedWords(question.replace(/['’]s(?!\p{L})/gu, ' ki'))
  const names = foldedWords(fullName).filter((word) => word.length >= shortestName)
  return words.some((word, at) => {
    if (!names.includes(word)) return false
    const [ahead = '', behind = ''] = [words[at - 1], words[at + 1]]
    const isInPlace = placesOfName.before.has(ahead) || placesOfName.after.has(behind)
    return alsoWords.has(word) ? at === 0 && isInPlace : isInPlace
  })
}
