/**
 * The engine on the command line: `jyotish kundli`, `panchang`, `festivals`, `milan`. Each prints the facts that
 * the library computes, as sentences or, with `--json`, as data.
 */
import { kundli } from '../chart/kundli.ts'
import { factsOfDay } from '../facts/day-facts.ts'
import { facts } from '../facts/facts.ts'
import { factsOfMatch } from '../facts/match-facts.ts'
import { festivalsOfYear } from '../festivals/festivals.ts'
import { panchangOfDay } from '../panchang/panchang-day.ts'
import type { Kundli } from '../sky/types.ts'

export const usage = `Usage: jyotish <command> [--language en|hi] [--json]

  kundli <moment> <latitude> <longitude> [--at <moment>] [--whole]
      the chart of a birth, its yogas and doshas, and the dashas that run
  panchang <date> <latitude> <longitude> [--offset +05:30]
      tithi, nakshatra, yoga, karana, Rahu Kaal and choghadiya of a day
  festivals <year> <latitude> <longitude> [--offset +05:30]
      the festivals and vrats of a year, each with its rule
  milan <moment> <latitude> <longitude> <moment> <latitude> <longitude>
      the bride's birth and the groom's: the eight kutas, Manglik and the ten poruthams

A moment is ISO 8601 with its offset, 1994-08-17T08:42+05:30; degrees are decimal, north and east positive.
`

/** What a command printed, and how the process ends: 0, or 2 where the words can't be understood. */
export interface CommandResult {
  text: string
  exitCode: 0 | 2
}

class WrongWords extends Error {}

interface Words {
  positional: string[]
  options: Map<string, string>
}
const flags: ReadonlySet<string> = new Set(['json', 'whole', 'help'])

function wordsOf(words: readonly string[]): Words {
  const positional: string[] = []
  const options = new Map<string, string>()
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    // "-75.8" is a longitude.
    const name = /^--?([a-z]+)$/.exec(word)?.[1]
    if (name === undefined) positional.push(word)
    else if (flags.has(name)) options.set(name, '')
    else {
      const value = words[++at]
      if (value === undefined) throw new WrongWords(`--${name} wants a value.`)
      options.set(name, value)
    }
  }
  return { positional, options }
}

const momentForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

/** An instant in UTC, from ISO 8601 with an offset. */
function momentOf(word: string | undefined): string {
  const instant = word && momentForm.test(word) ? Date.parse(word) : Number.NaN
  if (Number.isNaN(instant))
    throw new WrongWords(`"${word ?? ''}" is no moment: write 1994-08-17T08:42+05:30.`)
  return new Date(instant).toISOString()
}

function degreesOf(word: string | undefined, name: string, most: number): number {
  const degrees = word?.trim() ? Number(word) : Number.NaN
  if (!(Math.abs(degrees) <= most))
    throw new WrongWords(`"${word ?? ''}" is no ${name}: write degrees, ${-most} to ${most}.`)
  return degrees
}

const placeOf = ([latitude, longitude]: readonly (string | undefined)[]) => ({
  latitude: degreesOf(latitude, 'latitude', 90),
  longitude: degreesOf(longitude, 'longitude', 180),
})

/** India's clock unless another is named. */
function offsetOf(options: Words['options']): number {
  const word = options.get('offset') ?? '+05:30'
  const found = /^([+-])(\d\d):(\d\d)$/.exec(word)
  if (!found) throw new WrongWords(`"${word}" is no offset: write +05:30.`)
  return (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 3600 + Number(found[3]) * 60)
}

function birthOf([moment, ...place]: readonly (string | undefined)[]): Kundli {
  return kundli({ utc: momentOf(moment), ...placeOf(place) })
}

/** The facts that a chart is told by where not all are asked for. */
const mainFact =
  /^(?:lagna\.(?:rashi|nakshatra)|birth\.|[a-z]+\.(?:rashi|nakshatra|house|dignity)$|dasha\.(?:maha|antar|pratyantar)$|yoga\.|dosha\.)/

interface Printed {
  data: unknown
  lines: string[]
}
type Language = 'en' | 'hi'
type Command = (words: Words, language: Language, now: Date) => Printed

const commands: Readonly<Record<string, Command>> = {
  kundli: ({ positional, options }, language, now) => {
    const at = options.has('at') ? momentOf(options.get('at')) : now.toISOString()
    const isWhole = options.has('whole')
    const all = facts(birthOf(positional), at, { whole: isWhole })
    const data = isWhole ? all : all.filter(({ id, value }) => mainFact.test(id) && value !== false)
    return { data, lines: data.map(({ label }) => label[language]) }
  },
  panchang: ({ positional: [date = '', ...place], options }, language) => {
    if (!/^\d{4}-\d\d-\d\d$/.test(date))
      throw new WrongWords(`"${date}" is no date: write 2026-11-20.`)
    const day = panchangOfDay({ date, ...placeOf(place), offsetSeconds: offsetOf(options) })
    const data = factsOfDay(day)
    return { data, lines: data.map(({ label }) => label[language]) }
  },
  festivals: ({ positional: [year = '', ...place], options }, language) => {
    if (!/^\d{4}$/.test(year)) throw new WrongWords(`"${year}" is no year: write 2026.`)
    const data = festivalsOfYear({
      year: Number(year),
      ...placeOf(place),
      offsetSeconds: offsetOf(options),
    })
    return { data, lines: data.map(({ date, name }) => `${date}  ${name[language]}`) }
  },
  milan: ({ positional }, language) => {
    const bride = birthOf(positional.slice(0, 3))
    const data = factsOfMatch({ bride, groom: birthOf(positional.slice(3, 6)) })
    return { data, lines: data.map(({ label }) => label[language]) }
  },
}

/**
 * Runs one command.
 * @param words what stands behind the program's name.
 * @param now the instant at which it is asked, for what runs at present.
 * @returns the text to print: facts, one a line, or where the words are wrong what is wrong and the usage.
 */
export function runCommand(words: readonly string[], now: Date): CommandResult {
  try {
    const { positional, options } = wordsOf(words)
    const [name, ...rest] = positional
    const command = commands[name ?? '']
    if (options.has('help') || name === undefined) return { text: usage, exitCode: 0 }
    if (!command) throw new WrongWords(`There is no command "${name}".`)
    const language = options.get('language') ?? 'en'
    if (language !== 'en' && language !== 'hi')
      throw new WrongWords(`"${language}" is no language: write en or hi.`)
    const { data, lines } = command({ positional: rest, options }, language, now)
    const text = options.has('json') ? JSON.stringify(data, null, 2) : lines.join('\n')
    return { text: `${text}\n`, exitCode: 0 }
  } catch (error) {
    // The library refuses what no sky was computed for (RangeError), in words for whoever asks.
    if (!(error instanceof WrongWords || error instanceof RangeError)) throw error
    return { text: `${error.message}\n\n${usage}`, exitCode: 2 }
  }
}
