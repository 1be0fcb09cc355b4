/** A child's birth that the question itself tells: "he came on the 11th, 4.10 am". Times are those of India. */

const indiaMs = 5.5 * 3_600_000
const dayMs = 86_400_000

const birth =
  /(?<![\p{L}\p{M}])(?:born|came|arrived|delivered|birth|hua|hui|hue|paida|jan(?:a)?m|जन्म|जन्मा|जन्मी|हुआ|हुई|पैदा)(?![\p{L}\p{M}])/iu
const months = [
  'jan|जनवरी',
  'feb|फ़रवरी|फरवरी',
  'mar|मार्च',
  'apr|अप्रैल',
  'may|मई',
  'jun|जून',
  'jul|जुलाई',
  'aug|अगस्त',
  'sep|सितंबर|सितम्बर',
  'oct|अक्टूबर',
  'nov|नवंबर|नवम्बर',
  'dec|दिसंबर|दिसम्बर',
].map((names) => new RegExp(`^(?:${names})`, 'iu'))
const monthWord =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर'
const withMonth = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${monthWord})(?:,? (20\\d\\d))?`,
  'iu',
)
const dayAlone =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th)(?!\p{L})|(?<!\d)(\d{1,2}) (?:tarikh|tareekh|तारीख़?)/iu
const clock = /(?<![\d.:])(\d{1,2})(?:[:.](\d\d))? ?(am|pm)(?!\p{L})/iu
/** "Morning 6.10", "raat 11.20 baje", "4 बजे शाम": the part of the day in a word of its own. */
const halves = [
  ['am', 'early morning|morning|subah|savere|sawere|bhor|tadke|सुबह|सवेरे|भोर|तड़के'],
  ['pm', 'afternoon|noon|dopahar|dopaher|evening|sha+m|दोपहर|शाम'],
  ['night', 'night|midnight|ra+t|raatri|रात|रात्रि'],
] as const
const inWords = halves.map(([half, names]) => {
  const hours = '(\\d{1,2})(?:[:.](\\d\\d))?(?!\\d)(?! ?(?:st|nd|rd|th|tarikh|तारीख))'
  const between = '(?: (?:of|me|mein|ko|ke|at|about|around|karib|में|को|के|क़रीब))*'
  return {
    half,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}])(?:${names})(?![\\p{L}\\p{M}])${between} ${hours}|(?<![\\d.:])${hours}(?: ?(?:baje|o'clock|बजे))?${between}(?: in the| at)? (?:${names})(?![\\p{L}\\p{M}])`,
      'iu',
    ),
  }
})

/** The hour and minute that a question tells, in minutes of the day; null where it leaves the half of the day open. */
function minutesTold(question: string): number | null {
  const [, hours, minutes = '0', half] = clock.exec(question) ?? []
  const found = hours === undefined ? null : { hours, minutes, half: half!.toLowerCase() }
  const told = found ?? minutesInWords(question)
  if (!told || Number(told.hours) > 12 || Number(told.minutes) > 59) return null
  const twelve = Number(told.hours) % 12
  // At night the hours before five are those of the morning.
  const isLate = told.half === 'pm' || (told.half === 'night' && twelve >= 5)
  return (twelve + (isLate ? 12 : 0)) * 60 + Number(told.minutes)
}

function minutesInWords(question: string): { hours: string; minutes: string; half: string } | null {
  for (const { half, pattern } of inWords) {
    const found = pattern.exec(question)
    if (!found) continue
    const [, ahead, minutesAhead, behind, minutesBehind] = found
    return {
      hours: (ahead ?? behind)!,
      minutes: minutesAhead ?? minutesBehind ?? '0',
      half,
    }
  }
  return null
}

/** The instant of the birth in UTC, and whether its minute is told; else it is the day's beginning in India. */
export interface ToldBirth {
  utcMs: number
  isTimed: boolean
}

/** The latest such day that is not to come; null where none is named. */
function dayOf(question: string, at: Date): number | null {
  const today = new Date(at.getTime() + indiaMs)
  const dated = withMonth.exec(question)
  const alone = dated ? null : dayAlone.exec(question)
  const day = Number(dated?.[1] ?? alone?.[1] ?? alone?.[2] ?? 0)
  if (day < 1 || day > 31) return null
  const month = dated ? months.findIndex((each) => each.test(dated[2]!)) : today.getUTCMonth()
  const year = Number(dated?.[3] ?? today.getUTCFullYear())
  const told = Date.UTC(year, month, day)
  if (told <= today.getTime()) return told
  if (dated?.[3]) return null
  return dated ? Date.UTC(year - 1, month, day) : Date.UTC(year, month - 1, day)
}

/** The birth that a question tells by day and perhaps by the clock; null where it tells none. */
export function birthToldIn(question: string, at: Date): ToldBirth | null {
  const day = birth.test(question) ? dayOf(question, at) : null
  if (day === null) return null
  const told = minutesTold(question)
  if (told === null) return { utcMs: day - indiaMs, isTimed: false }
  const ofDay = told * 60_000
  return { utcMs: day - indiaMs + Math.min(ofDay, dayMs - 60_000), isTimed: true }
}
