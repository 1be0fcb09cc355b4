/** Finds the dates in a sentence, in English, Hindi and Hinglish. */
import { normalizeText } from '@drishti/jyotish/names'

export interface StatedDate {
  year: number | null
  /** 1 to 12 */
  month: number | null
  day: number | null
  /** "until" it, "since" it, when something ends or begins ("after"), or just then. */
  edge: 'from' | 'to' | 'at' | null
}

export interface DateWord {
  plain: string
  /** As written, for "May" and "may". */
  raw: string
}

/** A date that begins at a word and takes some words up. */
export interface DateMatch {
  date: StatedDate
  length: number
}

const monthRows = [
  'january jan जनवरी janvari',
  'february feb फरवरी farvari pharvari',
  'march mar मार्च',
  'april apr अप्रैल aprail',
  'may मई mai',
  'june jun जून joon',
  'july jul जुलाई julai',
  'august aug अगस्त agast',
  'september sep sept सितंबर sitambar',
  'october oct अक्टूबर अक्तूबर aktubar',
  'november nov नवंबर navambar',
  'december dec दिसंबर disambar',
]
const months = new Map(
  monthRows.flatMap((row, index) =>
    normalizeText(row)
      .split(' ')
      .map((word) => [word, index + 1] as const),
  ),
)
/** Words that are months only with a day or a year beside them, or after a preposition. */
const shaky = new Set(['may', 'march', 'mar', 'mai', 'jun', 'sep', 'dec', 'jan'])
const leadIn = new Set(
  normalizeText(
    'in by until till from since to of after before around early late mid and between during',
  ).split(' '),
)
const units = new Set(
  normalizeText('rupees rupaye steps words km metres रुपये रुपए रुपयों कदम लोग people hours').split(' '),
)
const currency = new Set(['₹', 'rs', 'inr', '$'])

const yearOf = (word: DateWord | undefined) =>
  word && /^(19|20)\d\d$/.test(word.plain) ? Number(word.plain) : null
const dayOf = (word: DateWord | undefined) => {
  const match = word && /^(\d{1,2})(st|nd|rd|th)?$/.exec(word.plain)
  const day = match ? Number(match[1]) : 0
  return day >= 1 && day <= 31 ? day : null
}
const monthOf = (word: DateWord | undefined) => (word && months.get(word.plain)) ?? null

/** 2028-02-09, 2028-02, 09/02/2028: as Indians write them, day first. */
function numeric(word: string): DateMatch | null {
  const iso = /^((?:19|20)\d\d)-(\d\d)(?:-(\d\d))?$/.exec(word)
  if (iso)
    return {
      date: {
        year: Number(iso[1]),
        month: Number(iso[2]),
        day: iso[3] ? Number(iso[3]) : null,
        edge: null,
      },
      length: 1,
    }
  const indian = /^(\d{1,2})[/.-](\d{1,2})[/.-]((?:19|20)\d\d)$/.exec(word)
  if (indian)
    return {
      date: {
        year: Number(indian[3]),
        month: Number(indian[2]),
        day: Number(indian[1]),
        edge: null,
      },
      length: 1,
    }
  return null
}

const tensOf = new Map([
  ['twenty', 20],
  ['thirty', 30],
])
const dayNames = new Map(
  (
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth ' +
    'fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
  )
    .split(' ')
    .map((name, index) => [name, index + 1] as const),
)

/** A day in words: "the second of March", "twenty-first March". */
function dayInWords(
  words: readonly DateWord[],
  at: number,
): { day: number; length: number } | null {
  const tens = tensOf.get(words[at]!.plain)
  if (tens === undefined) {
    const day = words[at]!.plain === 'thirtieth' ? 30 : dayNames.get(words[at]!.plain)
    return day === undefined ? null : { day, length: 1 }
  }
  const unitAt = words[at + 1]?.plain === '-' ? at + 2 : at + 1
  const unit = dayNames.get(words[unitAt]?.plain ?? '') ?? 10
  return unit < 10 && tens + unit <= 31 ? { day: tens + unit, length: unitAt - at + 1 } : null
}

/** The date that begins at this word, if one does. Edges are told by the words around it, later. */
export function dateAtWord(words: readonly DateWord[], at: number): DateMatch | null {
  const word = words[at]!
  const whole = numeric(word.plain)
  if (whole) return whole
  const skipOf = (index: number) =>
    /^(of|ke|ki|के|की|,)$/.test(words[index]?.plain ?? '') ? index + 1 : index
  const inWords = dayInWords(words, at)
  const day = dayOf(word) ?? inWords?.day ?? null
  if (day !== null) {
    const monthAt = skipOf(at + (inWords?.length ?? 1))
    const month = monthOf(words[monthAt])
    if (month !== null) {
      const yearAt = skipOf(monthAt + 1)
      const year = yearOf(words[yearAt])
      return {
        date: { year, month, day, edge: null },
        length: (year === null ? monthAt : yearAt) - at + 1,
      }
    }
  }
  if (isDayAlone(words, at))
    return { date: { year: null, month: null, day, edge: null }, length: 1 }
  const joined = day === null ? null : dayBesideDate(words, at, day)
  if (joined) return joined
  const month = monthOf(word)
  if (month !== null) return monthFirst(words, at, month)
  const year = yearOf(word)
  if (year === null) return null
  if (currency.has(words[at - 1]?.plain ?? '') || units.has(words[at + 1]?.plain ?? '')) return null
  const monthAt = skipOf(at + 1)
  const after = monthAt === at + 1 ? null : monthOf(words[monthAt])
  if (after !== null)
    return { date: { year, month: after, day: null, edge: null }, length: monthAt - at + 1 }
  return { date: { year, month: null, day: null, edge: null }, length: 1 }
}

/** "On the 23rd", "23 तारीख़": the day of a month that is not named. */
function isDayAlone(words: readonly DateWord[], at: number): boolean {
  if (/^(तारीख|तारीख़|tareekh|tarikh)$/.test(words[at + 1]?.plain ?? ''))
    return dayOf(words[at]) !== null
  return (
    /^([12]?\d|3[01])(st|nd|rd|th)$/.test(words[at]!.plain) &&
    words[at - 1]?.plain === 'the' &&
    /^(on|by|from|until|before|after)$/.test(words[at - 2]?.plain ?? '') &&
    !/^(house|lord|bhava|sign)$/.test(words[at + 1]?.plain ?? '')
  )
}

/** "24 or 26 November": the first day shares the other's month and year. */
function dayBesideDate(words: readonly DateWord[], at: number, day: number): DateMatch | null {
  if (!/^(or|and|या|और|ya|aur|,)$/.test(words[at + 1]?.plain ?? '')) return null
  if (dayOf(words[at + 2]) === null || monthOf(words[at + 2]) !== null) return null
  const other = dateAtWord(words, at + 2)
  return other?.date.month && other.date.day
    ? { date: { ...other.date, day, edge: null }, length: 1 }
    : null
}

function monthFirst(words: readonly DateWord[], at: number, month: number): DateMatch | null {
  const comma = (index: number) => (words[index]?.plain === ',' ? index + 1 : index)
  const day = dayOf(words[at + 1])
  if (day !== null) {
    const yearAt = comma(at + 2)
    const year = yearOf(words[yearAt])
    return {
      date: { year, month, day, edge: null },
      length: (year === null ? at + 1 : yearAt) - at + 1,
    }
  }
  const yearAt = /^(of|,)$/.test(words[at + 1]?.plain ?? '') ? at + 2 : at + 1
  const year = yearOf(words[yearAt])
  if (year !== null)
    return { date: { year, month, day: null, edge: null }, length: yearAt - at + 1 }
  const inRange =
    /^(to|till|until|and|or|-|se|से|और)$/.test(words[at + 1]?.plain ?? '') &&
    monthOf(words[at + 2]) !== null
  const { plain: form, raw } = words[at]!
  const written = /^\p{Lu}/u.test(raw) && leadIn.has(words[at - 1]?.plain ?? '')
  if (shaky.has(form) && !written && !inRange) return null
  return { date: { year: null, month, day: null, edge: null }, length: 1 }
}
