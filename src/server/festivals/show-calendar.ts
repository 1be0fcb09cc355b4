import { festivalsBetween, type Observance } from '@drishti/jyotish'
import type { FestivalCalendar } from '../../contract/festivals.ts'
import {
  festivalGroups,
  festivalSentences as words,
  type FestivalGroup,
} from '../../words/festivals/festivals-server.ts'
import { formatDate, monthNames, say, type Language } from '../../words/say.ts'
import { festivalSlug, traditionNote } from '../panchang/festival-names.ts'
import { offsetOn, showPlace, type PlaceClock } from '../panchang/place-clock.ts'
import { shortWeekdays } from '../panchang/show-month.ts'
import { slugOf, type CalendarRequest } from './calendar-slug.ts'
import { detailOf } from './festival-detail.ts'
import { namesKept } from './kept-names.ts'

interface Of {
  wanted: CalendarRequest
  place: PlaceClock
  today: string
  language: Language
}

type Link = FestivalCalendar['related'][number]

/** Groups that a calendar offers a look at. */
const offered: FestivalGroup[] = [
  'ekadashi',
  'pradosh',
  'sankashti-chaturthi',
  'purnima',
  'amavasya',
  'sankranti',
]

const isGroup = (topic: string): topic is FestivalGroup => topic in festivalGroups

const two = (number: number): string => String(number).padStart(2, '0')

/** All observances that an address asks for, in order. */
function observancesOf({ wanted: { year, month, topic }, place }: Of): Observance[] {
  const last = month ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 31
  const all = festivalsBetween({
    fromDate: `${year}-${two(month ?? 1)}-01`,
    toDate: `${year}-${two(month ?? 12)}-${last}`,
    latitude: place.lat,
    longitude: place.lng,
    offsetSeconds: offsetOn(`${year}-07-01`, place),
  })
  // 'festival' is the kind of all that stand alone: it is no group of its own.
  return topic === null
    ? all
    : all.filter(({ id, kind }) => id === topic || (kind === topic && kind !== 'festival'))
}

/**
 * A calendar of festivals at a place, ready to print in `language`; null where the year has nothing of the
 * name that is asked for.
 *
 * @param today the civil date at the place, which is marked.
 */
export function showCalendar(
  wanted: CalendarRequest,
  place: PlaceClock,
  today: string,
  language: Language,
): FestivalCalendar | null {
  const of: Of = { wanted, place, today, language }
  const observances = observancesOf(of)
  const [first] = observances
  if (!first) return null
  const shownPlace = showPlace(place, `${wanted.year}-07-01`, language)
  const isYear = wanted.topic === null && wanted.month === null
  const heading = headingOf(wanted, first, language)
  return {
    slug: slugOf(wanted),
    year: wanted.year,
    kind: isYear ? 'year' : 'list',
    heading,
    ...headOf(of, observances, heading, shownPlace.name),
    place: shownPlace,
    previous: neighbour(of, first, -1),
    next: neighbour(of, first, 1),
    related: relatedTo(of),
    months: monthsOf(of, observances),
  }
}

function topicName(topic: string, first: Observance, language: Language): string {
  return isGroup(topic) ? say(festivalGroups[topic], language) : first.name[language]
}

function headingOf({ year, month, topic }: CalendarRequest, first: Observance, language: Language) {
  const monthName = month && monthNames[language][month - 1]!
  if (topic === null)
    return monthName ? say(words.month, language, monthName, year) : say(words.year, language, year)
  const name = topicName(topic, first, language)
  if (monthName) return say(words.topicMonth, language, name, monthName, year)
  // "Diwali 2026 (Lakshmi Puja)": people search for the name with its year.
  const [, short = name, besides = ''] = /^(.+?)( \(.+\))$/.exec(name) ?? []
  return say(words.topicYear, language, short, year) + besides
}

const longDate = (date: string, language: Language): string =>
  formatDate(`${date}T12:00:00Z`, language, 'long', 'UTC')

/** Title, description and first sentence. */
function headOf(
  { wanted, language }: Of,
  observances: Observance[],
  heading: string,
  place: string,
): Pick<FestivalCalendar, 'title' | 'description' | 'lead'> {
  if (wanted.topic === null && wanted.month === null)
    return {
      title: say(words.yearTitle, language, wanted.year),
      description: say(words.yearDescription, language, observances.length, wanted.year, place),
      lead: say(words.yearLead, language, observances.length),
    }
  const dates = [...new Set(observances.map(({ date }) => date))]
  const [date] = dates
  const names = [...new Set(observances.map(({ name }) => name[language]))]
  return {
    title: say(words.topicTitle, language, heading),
    description: say(
      words.listDescription,
      language,
      heading,
      place,
      dates
        .slice(0, 4)
        .map((it) => formatDate(`${it}T12:00:00Z`, language, 'short', 'UTC'))
        .join(', '),
    ),
    lead:
      dates.length === 1 && names.length === 1
        ? say(words.oneDate, language, names[0]!, longDate(date!, language), place)
        : say(words.manyDates, language, observances.length, place),
  }
}

/** So many years on the rarest of them, a vow of an added month, is there again. */
const mostYears = 5

/** The next calendar before or after that has what is asked for: of a year a year, of a month a month. */
function neighbour({ wanted, place, language }: Of, first: Observance, step: -1 | 1): Link | null {
  // A vow that stands alone has a month of its own: beside one with it stand whole months.
  const isAlone = wanted.topic !== null && wanted.month !== null && !isGroup(wanted.topic)
  const topic = isAlone ? null : wanted.topic
  let asked = moved({ ...wanted, topic }, step)
  for (let steps = 0; steps < mostYears; steps++) {
    if (asked.year < 1900 || asked.year > 2100) return null
    if (topic === null || namesKept(asked, place).has(topic))
      return { slug: slugOf(asked), name: headingOf(asked, first, language) }
    asked = moved(asked, step)
  }
  return null
}

function moved(wanted: CalendarRequest, step: -1 | 1): CalendarRequest {
  if (wanted.month === null) return { ...wanted, year: wanted.year + step }
  const at = new Date(Date.UTC(wanted.year, wanted.month - 1 + step))
  return { ...wanted, year: at.getUTCFullYear(), month: at.getUTCMonth() + 1 }
}

function relatedTo({ wanted: { year, month, topic }, place, language }: Of): Link[] {
  const inThisMonth = month === null ? null : namesKept({ year, month }, place)
  const groups = offered
    .filter((group) => group !== topic || month !== null)
    .map((group) => {
      const inMonth = month !== null && group !== topic && inThisMonth?.has(group)
      const monthName = inMonth ? monthNames[language][month - 1]! : null
      const name = say(festivalGroups[group], language)
      return {
        slug: slugOf({ year, month: inMonth ? month : null, topic: group }),
        name: monthName
          ? say(words.topicMonth, language, name, monthName, year)
          : say(words.topicYear, language, name, year),
      }
    })
  if (topic === null && month === null) return groups
  return [{ slug: String(year), name: say(words.year, language, year) }, ...groups]
}

function monthsOf({ wanted, place, today, language }: Of, observances: Observance[]) {
  const isYear = wanted.topic === null && wanted.month === null
  const months = new Map<string, Map<string, Observance[]>>()
  for (const observance of observances) {
    const { date } = observance
    const days = months.get(date.slice(0, 7)) ?? new Map<string, Observance[]>()
    months.set(date.slice(0, 7), days)
    days.set(date, [...(days.get(date) ?? []), observance])
  }
  return [...months].map(([month, days]) => {
    const number = Number(month.slice(5))
    return {
      slug: slugOf({ year: wanted.year, month: number, topic: null }),
      name: monthNames[language][number - 1]!,
      days: [...days].map(([date, ofDay]) => ({
        date,
        day: Number(date.slice(8)),
        weekday: shortWeekdays[language][new Date(`${date}T00:00:00Z`).getUTCDay()]!,
        name: longDate(date, language),
        today: date === today,
        festivals: ofDay.map((observance) => ({
          slug: festivalSlug(observance),
          name: observance.name[language],
          note: traditionNote(observance, language),
          great: observance.kind === 'festival' || observance.kind === 'ekadashi',
          detail: isYear ? null : detailOf(observance, place, language),
        })),
      })),
    }
  })
}
