import { abbreviations, closers, enders } from './sentence-signs.ts'

/** Signs of which each that opens must be closed. */
const pairs = ['()', '[]', '“”', '«»'] as const
/** A single quotation mark that opens; an apostrophe stands within or behind a word. */
const openSingle = /(?:^|[\s(“"])['‘]/

/** Short words with which sentences often end, and which stand for no longer word. */
const shortEnds = new Set(
  (
    'are back be care day done fast free good hand help home hope it job last lead less life long love mind more most ' +
    'name near need new now of on one open out own pace post run side soon step stay test that them then this time ' +
    'too up way week well will word work year you your mars rahu ketu ' +
    'hai hain ho hoga hogi honge hua hue hui jae karen kare lein mein raha rahe rahi tak tha thi'
  ).split(' '),
)
/** Of the longer ones these stand for others. */
const longAbbreviations = new Set('assoc messrs lieut'.split(' '))

const yearOfDate =
  /(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\s+\d{4}$/i
const ordinal = /(?<![\p{L}\p{N}.])\d{1,2}(?:st|nd|rd|th)$/u
/** A word in Latin letters by itself: no address, no initials, no figure. */
const plainWord = /(?<![\p{L}\p{M}\p{N}.@/])\p{Lu}?\p{Ll}+$/u

/** Whether the full stop behind this text is no part of its last word. */
function isFullStopSure(text: string): boolean {
  // No more is looked at than decides it: an answer's text comes in many pieces.
  const near = text.slice(-40)
  if (yearOfDate.test(near) || ordinal.test(near)) return true
  const word = plainWord.exec(near)?.[0].toLowerCase()
  if (word === undefined || abbreviations.has(word) || longAbbreviations.has(word)) return false
  return word.length > 4 || shortEnds.has(word)
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1

/** Whether what was opened in a text is closed in it. */
function isClosed(text: string): boolean {
  if (countOf(text, '"') % 2 === 1 || openSingle.test(text)) return false
  return pairs.every(([opens, closes]) => countOf(text, opens!) === countOf(text, closes!))
}

/** A mark, or signs that close, between the last word and its full stop. */
const betweenWordAndStop = /\s*\[[^\]]*\]$|[)”"’»]+$/

/**
 * Whether a text that has come so far ends a sentence, whatever comes next. Where it may go on ("Dr.", "4.",
 * "He said “wait.", a short word that may be an abbreviation) the next word has to tell.
 */
export function isSurelyEnded(text: string): boolean {
  let end = text.length
  while (closers.has(text[end - 1] ?? '') && text[end - 1] !== ']') end--
  const sign = text[end - 1]
  if (sign === undefined || !enders.has(sign) || sign === '…' || !isClosed(text)) return false
  return sign !== '.' || isFullStopSure(text.slice(0, end - 1).replace(betweenWordAndStop, ''))
}
