import { monthSlugs } from '../panchang/festival-names.ts'

/** What an address asks for: a year, with a month of it, a festival or group, or both. */
export interface CalendarRequest {
  year: number
  /** 1 to 12; null for the whole year. */
  month: number | null
  /** An observance's id, or the kind of a group; null for all. */
  topic: string | null
}

/** Reads "2026", "november-2026", "diwali-2026" or "ekadashi-november-2026"; null for anything else. */
export function readSlug(slug: string): CalendarRequest | null {
  const parts = slug.split('-')
  const year = Number(parts.pop())
  if (!Number.isInteger(year)) return null
  const month = monthSlugs.indexOf(parts.at(-1) ?? '') + 1 || null
  if (month) parts.pop()
  return { year, month, topic: parts.join('-') || null }
}

/** The address of a request. */
export function slugOf({ year, month, topic }: CalendarRequest): string {
  return [topic, month && monthSlugs[month - 1], year].filter(Boolean).join('-')
}
