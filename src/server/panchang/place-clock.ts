import { dayMs } from '../../contract/core/constants.ts'
import { monthNames, say, formatTime, type Language } from '../../words/say.ts'
import { panchangSentences as words } from '../../words/panchang/panchang-server.ts'
import {
  civilDateAt as civilDateInZone,
  offsetSecondsAt,
  offsetText,
  startOfDay,
} from '../core/time/time-zone.ts'
import type { Places } from '../adapters/places/places.ts'

/** What is asked for: degrees north and east, and what the place is called. */
export interface PlaceInput {
  lat: number
  lng: number
  place?: string | undefined
}

/** A place with its clock. */
export interface PlaceClock {
  name: string | undefined
  lat: number
  lng: number
  timezone: string
}

/** Delhi by the gazetteer: what is shown where no place is asked for. */
const delhi = { lat: 28.61, lng: 77.21 }

/** A place in degrees with the IANA time zone that its coordinates lie in. */
export function placeClock({ lat, lng, place }: PlaceInput, { zoneAt }: Places): PlaceClock {
  return { name: place || undefined, lat, lng, timezone: zoneAt(lat, lng) }
}

/** Seconds east of UTC that the place's clock stood at noon of a civil date. */
export function offsetOn(date: string, { timezone }: PlaceClock): number {
  const noon = Date.parse(`${date}T12:00:00Z`) / 1000
  return offsetSecondsAt(timezone, noon - offsetSecondsAt(timezone, noon))
}

/** The instant at which a civil date begins by the place's clock; milliseconds since 1970. */
export function midnightOf(date: string, { timezone }: PlaceClock): number {
  const [year = NaN, month = NaN, day = NaN] = date.split('-').map(Number)
  return startOfDay(timezone, { year, month, day }) * 1000
}

/** The civil date, YYYY-MM-DD, that the place's clock shows at an instant. */
export function civilDateAt(at: Date | string, { timezone }: PlaceClock): string {
  return civilDateInZone(timezone, new Date(at).getTime() / 1000)
}

/** The place's clock at an instant, written as if it were UTC. */
function wallAt(at: Date | string, { timezone }: PlaceClock): Date {
  const ms = new Date(at).getTime()
  return new Date(ms + offsetSecondsAt(timezone, Math.floor(ms / 1000)) * 1000)
}

/** HH:MM by the place's clock, with the day where it is another than `date`: "03:12, 22 Nov". */
export function clockTimeText(
  utc: string,
  date: string,
  place: PlaceClock,
  language: Language,
): string {
  const clock = formatTime(wallAt(utc, place), 'UTC')
  const there = civilDateAt(utc, place)
  return there === date ? clock : `${clock}, ${shortDayText(there, language)}`
}

/** "22 Nov", "22 नवंबर". */
export function shortDayText(date: string, language: Language): string {
  const name = monthNames[language][Number(date.slice(5, 7)) - 1]!
  return `${Number(date.slice(8))} ${language === 'en' ? name.slice(0, 3) : name}`
}

/** The day so many days on. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** The day asked for, or today there; today is kept within the engine's 1900 to 2100. */
export function requestedOrCurrentDay(at: Date, place: PlaceClock): string {
  const today = civilDateAt(at, place)
  return today < '1900-01-01' ? '1900-01-01' : today > '2100-12-31' ? '2100-12-31' : today
}

/** The place as an answer names it. */
export function showPlace(place: PlaceClock, date: string, language: Language) {
  const { name, lat, lng, timezone } = place
  const isDelhi = lat === delhi.lat && lng === delhi.lng
  const points = `${Math.abs(lat)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lng)}° ${lng < 0 ? 'W' : 'E'}`
  return {
    name: name ?? (isDelhi ? say(words.delhi, language) : points),
    lat,
    lng,
    timezone,
    offset: `UTC${offsetText(offsetOn(date, place))}`,
  }
}
