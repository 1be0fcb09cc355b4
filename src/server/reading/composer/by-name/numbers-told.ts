import { naturalRelation } from '@drishti/jyotish'
import type { Graha, NaturalRelation } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/number-texts.ts'
import { say } from '../../../../words/say.ts'
import type { ReadingLanguage } from '../../types/reading-types.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import { capitalize } from '../fill-lines.ts'
import { inRow } from './named-sign.ts'

/** Moolank and bhagyank of a date that the question tells, and rows of digits beside a moolank. */

const edge = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

/** The graha that custom gives to each number. */
export const grahaOfNumber: Readonly<Record<number, Graha>> = {
  1: 'sun',
  2: 'moon',
  3: 'jupiter',
  4: 'rahu',
  5: 'mercury',
  6: 'venus',
  7: 'ketu',
  8: 'saturn',
  9: 'mars',
}
/** "Rahu like Saturn, Ketu like Mars": the old saying gives the nodes the ties of these. */
const asIf: Partial<Record<Graha, Graha>> = { rahu: 'saturn', ketu: 'mars' }

const sumOf = (digits: string): number => [...digits].reduce((sum, digit) => sum + Number(digit), 0)

/** A row of digits down to one, with the steps: "29: 2+9 = 11, 1+1 = 2". */
export function reduced(digits: string): { digit: number; steps: string } {
  const steps: string[] = []
  let left = digits
  while (left.length > 1) {
    const sum = sumOf(left)
    steps.push(`${[...left].join('+')} = ${sum}`)
    left = String(sum)
  }
  return { digit: Number(left), steps: steps.join(', ') }
}

const monthNames = [
  'jan\\p{L}*|जनवरी',
  'feb\\p{L}*|फ़?रवरी|फ़रवरी',
  'mar(?:ch)?|मार्च',
  'apr\\p{L}*|अप्रैल',
  'may|mai|मई',
  'june?|जून',
  'jul\\p{L}*|जुलाई',
  'aug\\p{L}*|अगस्त',
  'sep\\p{L}*|सितंबर|सितम्बर',
  'oct\\p{L}*|अक्टूबर|अक्तूबर',
  'nov\\p{L}*|नवंबर|नवम्बर',
  'dec\\p{L}*|दिसंबर|दिसम्बर',
].map((names) => new RegExp(`^(?:${names})$`, 'iu'))
const written =
  /(?<![\d])(\d{1,2})(?:st|nd|rd|th)?\s*(?:of\s+)?([\p{L}][\p{L}\p{M}]+)[\s,]+((?:19|20)\d\d)(?!\d)/iu
const inFigures = /(?<!\d)(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?((?:19|20)\d\d)(?!\d)/u

/** A day that a question tells with its year, in the order of India; null for none. */
export function dateTold(question: string): { day: number; month: number; year: number } | null {
  const figures = inFigures.exec(question)
  const words = written.exec(question)
  const month = figures
    ? Number(figures[2])
    : monthNames.findIndex((name) => name.test(words?.[2] ?? '')) + 1
  const [day, year] = [Number((figures ?? words)?.[1]), Number((figures ?? words)?.[3])]
  const isDay = day >= 1 && day <= 31 && month >= 1 && month <= 12
  return isDay ? { day, month, year } : null
}

const asksRoot = edge('m[ou]+la+nk|moolank|mulank|root number|driver|मूलांक')
const asksFate = edge('bha+gya+nk|life ?path|destiny number|conductor|भाग्यांक')
const asksNumber = edge('numbers?|numbr|ank|anka|lucky|numerolog\\p{L}*|अंक|नंबर|अंकशास्त्र')
const unlucky = edge('unlucky|ashubh|bad|avoid|बुरा|अशुभ|ख़राब|खराब')

/** How one number's graha stands to another's. */
function relation(root: number, other: number): NaturalRelation {
  if (root === other) return 'friend'
  const [one, two] = [grahaOfNumber[root]!, grahaOfNumber[other]!]
  return naturalRelation(asIf[one] ?? one, asIf[two] ?? two)
}

function ofDate(question: string, language: ReadingLanguage): string[] | null {
  const date = dateTold(question)
  const isAsked = asksRoot.test(question) || asksFate.test(question) || asksNumber.test(question)
  if (!date || !isAsked) return null
  const root = reduced(String(date.day))
  const fate = reduced(`${date.day}${date.month}${date.year}`)
  const rootSteps = root.steps || String(date.day)
  const parts = [String(root.digit), rootSteps, String(fate.digit), fate.steps] as const
  const graha = grahaInSentence(grahaOfNumber[root.digit]!, language)
  const ends = [
    say(texts.grahaOfNumber, language, String(root.digit), graha),
    texts.numberIsCustom[language],
  ].map(capitalize)
  if (unlucky.test(question)) {
    const least = Object.keys(grahaOfNumber)
      .map(Number)
      .filter((number) => relation(root.digit, number) === 'enemy')
    const first =
      least.length === 0
        ? say(texts.noneLessLiked, language, parts[0], parts[1])
        : say(texts.lessLiked, language, inRow(least.map(String), language), parts[0], parts[1])
    return [first, ...ends]
  }
  const isNamed = asksRoot.test(question) || asksFate.test(question)
  return [say(isNamed ? texts.bothNumbers : texts.luckyOfDate, language, ...parts), ...ends]
}

const thing =
  'bike|car|ga+di|gaadi|scooty|scooter|truck|vehicle|mobile|phone|sim|flat|house|makan|ghar|room|kamra|shop|dukan|dukaan|plot|गाड़ी|गाडी|बाइक|कार|स्कूटी|मोबाइल|फ़?ोन|फ़ोन|फोन|सिम|मकान|घर|फ्लैट|कमरा|दुकान|प्लॉट'
const numberWord = 'number|numbers|no\\.?|nambar|num|plate|नंबर|अंक|प्लेट'
/** "Bike number 4448", "13 नंबर का कमरा", "number plate 7023". */
const ofNumber = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${thing})(?: (?:ka|ke|ki|का|के|की))? (?:${numberWord})(?![\\p{L}\\p{M}])|\\d (?:${numberWord}) (?:ka|ki|wal[aei]|का|की|वाल[ाेी]) (?:${thing})(?![\\p{L}\\p{M}])|(?<![\\p{L}\\p{M}])(?:number plate|नंबर प्लेट)(?![\\p{L}\\p{M}])|(?<![\\p{L}\\p{M}])lucky number for (?:\\p{L}+ )?(?:${thing})`,
  'iu',
)
const ofThing = edge(thing)
const asksFit = edge(
  'lucky|suits?|good|better|best|ok|okay|right|shubh|achh?[aei]|theek|thik|sahi|behtar|lu|lun|le|loon|which|kaun\\p{L}*|kons[aei]|ya|or|bad|unlucky|शुभ|अच्छा|ठीक|सही|बेहतर|लूँ|लूं|कौन[\\p{L}\\p{M}]*|या|अशुभ|मतलब|matlab|mean\\p{L}*|numerolog\\p{L}*',
)
/** Sums, ages, times, models and marks are no numbers of a thing. */
const otherFigures =
  /(?<!\p{L})(?:rs|rupees?|rupaye|lakh|lac|crore|hazaa?r|thousand|emi|loan|salary|price|marks|rank|roll|percent|years?|saal|model|km|cc|bhk|floor|sq|gaj|call|calls)(?!\p{L})|[₹%]|रुपय|रुपए|लाख|हज़ार|हजार|करोड़|किस्त|साल|मॉडल|कॉल/iu
const mostWords = 16
/** "Janm 16 ka hai": the day of a birth, without its month. */
const dayOfBirth = /(?<![\p{L}\p{M}])(?:janm|born|dob|birth|जन्म)[^\d]{0,14}(\d{1,2})(?!\d)/iu

/** The rows of digits of which a question asks; none where its figures are of something else. */
export function numbersTold(question: string): string[] {
  const isTwo = /(?<!\d)\d{4}(?!\d)[^.?!।\d]{0,24}(?:or|ya|या)[^.?!।\d]{0,8}\d{4}(?!\d)/iu.test(
    question,
  )
  const isAsked =
    (ofNumber.test(question) && asksFit.test(question)) || (isTwo && ofThing.test(question))
  if (!isAsked || otherFigures.test(question) || question.trim().split(/\s+/).length > mostWords)
    return []
  const rows = question
    .replace(dayOfBirth, ' ')
    .replaceAll(/(?<=\d)\s?\+\s?(?=\d)/gu, '')
    .match(/(?<![\d./:-])\d{1,12}(?![\d./:-]|st|nd|rd|th)/gu)
  return (rows ?? []).slice(0, 2)
}

const rank: Readonly<Record<NaturalRelation, number>> = { friend: 2, neutral: 1, enemy: 0 }

function besideRoot(question: string, root: number, language: ReadingLanguage): string[] | null {
  const [first, second] = numbersTold(question)
  if (!first) return null
  const ends = [
    capitalize(
      say(
        texts.grahaOfNumber,
        language,
        String(root),
        grahaInSentence(grahaOfNumber[root]!, language),
      ),
    ),
    texts.numberIsCustom[language],
  ]
  const one = reduced(first).digit
  const ofOne = relation(root, one)
  const own = String(root)
  if (!second) return [say(texts.numberFits[ofOne], language, first, String(one), own), ...ends]
  const other = reduced(second).digit
  if (first === second) return [say(texts.sameNumber, language, first, String(one), own), ...ends]
  const worth = (digit: number): number =>
    digit === root ? rank.friend + 1 : rank[relation(root, digit)]
  const isEven = worth(one) === worth(other)
  // Of two that the moolank likes alike, the one whose graha is soft and quick by custom.
  const isFirst = isEven
    ? gentleness.indexOf(one) <= gentleness.indexOf(other)
    : worth(one) > worth(other)
  const [taken, left] = isFirst ? [first, second] : [second, first]
  const slots = [
    taken,
    String(reduced(taken).digit),
    left,
    String(reduced(left).digit),
    own,
    grahaInSentence(grahaOfNumber[reduced(taken).digit]!, language),
  ] as const
  const text = one === other ? texts.sameSum : isEven ? texts.bothAlike : texts.takeNumber
  return [say(text, language, ...slots), ...ends]
}

/** The numbers of the benefics before those of the others. */
const gentleness = [3, 6, 5, 2, 1, 9, 7, 4, 8]

/** What custom reckons from the figures that a question tells; null where it tells none of that kind. */
export function numbersFromQuestion(
  question: string,
  birthNumber: number,
  language: ReadingLanguage,
): string[] | null {
  const date = dateTold(question)
  const born = date?.day ?? dayOfBirth.exec(question)?.[1]
  const root = born ? reduced(String(Number(born))).digit : birthNumber
  const undated = question.replace(inFigures, ' ').replace(written, ' ')
  return besideRoot(undated, root, language) ?? ofDate(question, language)
}
