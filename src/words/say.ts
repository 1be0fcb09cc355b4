/**
 * The two languages, and how a sentence, a number or a date is said in each. Words are plain objects
 * with English and Hindi side by side; a page imports only its own, so there is no catalogue to load.
 * A sentence with holes is a pair of functions with the same parameters. A missing Hindi does not
 * compile, and neither does a missing argument.
 */

export type Language = 'en' | 'hi'
export const languages = ['en', 'hi'] as const

/** A sentence, a name or a piece of one in both languages. */
export interface LocalizedText<Text = string> {
  en: Text
  hi: Text
}

/** A sentence with parameters: they are typed once and hold for both languages. */
export type LocalizedTemplate<Parts extends unknown[]> = LocalizedText<(...parts: Parts) => string>

/** Gives `sentence` in `language`; a sentence with holes takes its parts after that. */
export function say(sentence: LocalizedText, language: Language): string
export function say<Parts extends unknown[]>(
  sentence: LocalizedTemplate<Parts>,
  language: Language,
  ...parts: Parts
): string
export function say<Parts extends unknown[]>(
  sentence: LocalizedText | LocalizedTemplate<Parts>,
  language: Language,
  ...parts: Parts
): string {
  const said = sentence[language]
  return typeof said === 'string' ? said : said(...parts)
}

/**
 * A number in Indian grouping with Latin digits and at most two decimals, the same in both languages:
 * 1,00,000. Grouped here: a page's first `Intl.NumberFormat` keeps a phone busy for some 60 ms.
 */
export function formatNumber(value: number): string {
  const [whole = '', part] = String(Math.round(value * 100) / 100).split('.')
  const grouped = whole.replace(/\B(?=(\d\d)*\d{3}$)/g, ',')
  return part === undefined ? grouped : `${grouped}.${part}`
}

/** Rupees with the sign and at most two decimals: ₹6, ₹1,499.50. */
export function formatRupees(amountRupees: number): string {
  const whole = Number.isInteger(amountRupees)
  return `₹${whole ? formatNumber(amountRupees) : amountRupees.toFixed(2).replace(/^\d+/, (d) => formatNumber(Number(d)))}`
}

const two = (n: number) => String(n).padStart(2, '0')

// Our own month and weekday names: Intl's Hindi differs between browsers and Node ("नव॰", "नवं"),
// which would make the page the browser renders differ from the one the server sent.
export const monthNames = {
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
}
export const weekdayNames = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  hi: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' '),
}

interface DateParts {
  year: number
  month: number
  day: number
  weekday: number
  hour: number
  minute: number
}

/**
 * What a zone's clock is ahead of UTC where it needs no history: a page prints hundreds of dates, nearly
 * all of them India's since 1946, and Intl takes its time over each.
 */
function plainOffsetMs(zone: string, ms: number): number | null {
  if (Number.isNaN(ms)) return null
  if (zone === 'UTC') return 0
  return zone === 'Asia/Kolkata' && ms >= Date.UTC(1946, 0, 1) ? 19_800_000 : null
}

function partsOfUtc(at: Date): DateParts {
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    weekday: at.getUTCDay(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** One format a zone, kept: making one costs a hundred times its use. */
function formatIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    })
    formats.set(zone, format)
  }
  return format
}

/** The calendar parts of an instant in a zone (IANA name, Asia/Kolkata unless told); month 1..12, Sunday 0. */
export function dateParts(at: Date | string, zone = 'Asia/Kolkata'): DateParts {
  const ms = new Date(at).getTime()
  const plain = plainOffsetMs(zone, ms)
  if (plain !== null) return partsOfUtc(new Date(ms + plain))
  const parts = formatIn(zone).formatToParts(ms)
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value)
  const [year, month, day] = [part('year'), part('month'), part('day')]
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return { year, month, day, weekday, hour: part('hour'), minute: part('minute') }
}

/**
 * A date in words: `short` 14 Mar 1991 / 14 मार्च 1991, `long` Thursday, 14 March 1991 / गुरुवार,
 * 14 मार्च 1991. English months are cut to three letters in `short`; Hindi ones stay whole.
 */
export function formatDate(
  at: Date | string,
  language: Language,
  style: 'short' | 'long' = 'short',
  zone?: string,
): string {
  const { year, month, day, weekday } = dateParts(at, zone)
  const name = monthNames[language][month - 1] ?? ''
  if (style === 'long') return `${weekdayNames[language][weekday]}, ${day} ${name} ${year}`
  return `${day} ${language === 'en' ? name.slice(0, 3) : name} ${year}`
}

/** A clock time, 24 hours: 06:45. */
export function formatTime(at: Date | string, zone?: string): string {
  const { hour, minute } = dateParts(at, zone)
  return `${two(hour)}:${two(minute)}`
}
