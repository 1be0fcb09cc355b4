import { foldedWords } from '../../understand/fold.ts'
import { buildLexicon, findPhrases } from '../../understand/lexicon.ts'
import { timeInQuestion } from '../../understand/time-in-question.ts'
import type { AskedTime } from '../../understand/time-in-question.ts'

export interface FrameTime {
  /** A short English phrase: "2027", "this month", "before Diwali". */
  phrase: string
  /** The span it stands for, where the calendar alone tells it. */
  span?: AskedTime
}

const indiaMs = 5.5 * 3_600_000
const dayMs = 86_400_000

const festivals = buildLexicon<string>([
  ['diwali, deepawali, deepavali, dipawali, divali, दिवाली, दीवाली, दीपावली', 'Diwali'],
  ['holi, होली', 'Holi'],
  ['navratri, navratra, navratre, नवरात्रि, नवरात्र', 'Navratri'],
  ['dussehra, dasara, dusshera, vijayadashami, दशहरा, विजयादशमी', 'Dussehra'],
  ['makar sankranti, sankranti, sankrant, मकर संक्रांति, संक्रांति', 'Makar Sankranti'],
  ['raksha bandhan, rakhi, राखी, रक्षाबंधन', 'Raksha Bandhan'],
  ['akshaya tritiya, akha teej, akti, अक्षय तृतीया', 'Akshaya Tritiya'],
  ['dhanteras, धनतेरस', 'Dhanteras'],
  ['karva chauth, karwa chauth, करवा चौथ', 'Karva Chauth'],
  ['chhath, chhath puja, छठ', 'Chhath'],
  ['shivratri, mahashivratri, शिवरात्रि', 'Shivratri'],
  ['janmashtami, जन्माष्टमी', 'Janmashtami'],
  ['ganesh chaturthi, ganpati, गणेश चतुर्थी', 'Ganesh Chaturthi'],
  ['basant panchami, vasant panchami, बसंत पंचमी', 'Basant Panchami'],
  ['onam, ओणम', 'Onam'],
  ['pongal, पोंगल', 'Pongal'],
  ['durga puja, दुर्गा पूजा', 'Durga Puja'],
  ['baisakhi, vaisakhi, बैसाखी', 'Baisakhi'],
  ['eid, ईद', 'Eid'],
  ['christmas, xmas, क्रिसमस', 'Christmas'],
  ['sawan, shravan, savan, सावन, श्रावण', 'Shravan'],
  ['pitru paksha, shradh, पितृ पक्ष, श्राद्ध', 'Pitru Paksha'],
])
const limits = buildLexicon<string>([
  ['before, se pehle, se pahle, ke pehle, ke pahle, से पहले, के पहले', 'before'],
  ['after, ke baad, baad, के बाद, बाद', 'after'],
  ['by, till, until, upto, tak, तक', 'by'],
])

const months =
  'January February March April May June July August September October November December'.split(' ')

/** The span in plain words, as seen from the instant of asking. */
function phraseOf(span: AskedTime, at: Date): string {
  const from = new Date(Date.parse(span.from) + indiaMs)
  const today = Math.floor((at.getTime() + indiaMs) / dayMs)
  const days = Math.round((Date.parse(span.to) - Date.parse(span.from)) / dayMs)
  const ahead = Math.floor(from.getTime() / dayMs) - today
  const day = `${from.getUTCDate()} ${months[from.getUTCMonth()]} ${from.getUTCFullYear()}`
  if (span.kind === 'day') return ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : day
  if (days >= 28 && days <= 31 && from.getUTCDate() === 1)
    return `${months[from.getUTCMonth()]} ${from.getUTCFullYear()}`
  if (days >= 365 && days <= 366 && from.getUTCMonth() === 0) return String(from.getUTCFullYear())
  if (days === 7) return ahead === 0 ? 'this week' : 'next week'
  if (days >= 365) return `within ${Math.round(days / 365)} years`
  return days >= 28 ? `within ${Math.round(days / 30.4)} months` : `within ${days} days`
}

const monthNames =
  'jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|diwali|deepawali|holi|pongal|navratri|onam|rakhi|janvari|farvari|julai|agast|sitambar|aktubar|navambar|disambar|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर|दिवाली|दीवाली|होली|राखी'
const namedMonth = new RegExp(`(?<!\\p{L})(?:${monthNames})(?!\\p{L}|\\p{M})`, 'giu')
/** What tells of something over. */
const isOver =
  /(?<!\p{L})(?:was|were|had|got|lost|left|came|went|gave|did|broke|died|expired|joined|started|changed|happened|resigned|bought|sold|said|told|took|failed|passed|cleared|laid off|fired|ended|began|from (?:last )?\p{L}+ (?:he|she|they|it|i|we)|tha|thi|gaya|gayi|gyi|gye|gaye|hua|hui|hue|diya|kiya|liya|aaya|aayi|choota|chhuta|chhoot|toota|mila|mili|था|थी|थे|गया|गई|गयी|गए|हुआ|हुई|हुए|दिया|किया|लिया|आया|आई|छूटा|छूट|टूटा|मिला|मिली)(?!\p{L}|\p{M})/iu
/** What tells of something to come, or asks for it. */
const isToCome =
  /(?<!\p{L})(?:will|shall|should|can|may i|going to|next|coming|this|by|till|until|before|hoga|hogi|honge|tak|agle|aane wale|is saal|is mahine|\p{L}+(?:ega|egi|enge|unga|ungi)|होगा|होगी|होंगे|तक|अगले|आने वाले|इस|\p{L}\p{M}*(?:एगा|एगी|ेगा|ेगी))(?!\p{L}|\p{M})/iu

/** The question without the months and feasts of what is over: "lost my job in March" asks for no March. */
function withoutPastMonths(text: string): string {
  return text
    .split(/(?<=[.?!,;।\n])|\s(?=(?:and|but|aur|par|और|पर|लेकिन)\s)/iu)
    .map((clause) =>
      isOver.test(clause) && !isToCome.test(clause) ? clause.replaceAll(namedMonth, ' ') : clause,
    )
    .join(' ')
}

/** "Since 4 months", "from last two years": how long something has gone on, and no time to come. */
const ranSoFar =
  /(?<!\p{L})(?:since|from|for)(?: the)?(?: (?:last|past))? (?:almost |around |about |nearly )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|few|many|several) (?:days?|weeks?|months?|mnths?|years?|yrs?)(?! (?:from|after|later|onwards|of|visa|contract))(?=[^\p{L}]|$)/giu

/** The month before or by which it is to come: the time begins at once, and ends with a month. */
function monthLimiting({ from, to }: AskedTime, side: string | undefined): string | null {
  const [begins, ends] = [from, to].map((utc) => new Date(Date.parse(utc) + indiaMs))
  if (!begins || !ends || begins.getUTCDate() === 1 || ends.getUTCDate() !== 1) return null
  const named = side === 'before' ? ends : new Date(ends.getTime() - dayMs)
  return `${months[named.getUTCMonth()]} ${named.getUTCFullYear()}`
}

/** The time that a question names, if any; `at` is the instant of asking. */
export function frameTime(text: string, at: Date): FrameTime | null {
  // Folded, "now" would be November; "since January" names no time to come.
  const ahead = withoutPastMonths(text)
    .replace(/(?<!\p{L})now(?!\p{L})/giu, ' ')
    .replace(ranSoFar, ' ')
    .replace(/(?<!\p{L})since (?:last |this )?\p{L}+(?: \d{4})?/giu, ' ')
  const words = foldedWords(ahead)
  const limit = findPhrases(limits, words)
  const festival = findPhrases(festivals, words).sort((a, b) => b.length - a.length)[0]
  const near = (from: number, to: number) =>
    limit.find((hit) => hit.at === to || hit.at + hit.length === from)?.value
  if (festival) {
    const side = near(festival.at, festival.at + festival.length)
    return { phrase: side ? `${side} ${festival.value}` : festival.value }
  }
  const span = timeInQuestion(words, at)
  if (!span) return null
  const side = span.kind === 'span' && limit.length > 0 ? limit[0]?.value : undefined
  const plain = monthLimiting(span, side) ?? phraseOf(span, at)
  return {
    phrase: side && /\d/.test(plain) && !plain.startsWith('within') ? `${side} ${plain}` : plain,
    span,
  }
}
