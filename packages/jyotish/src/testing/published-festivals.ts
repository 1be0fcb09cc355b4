import { readFileSync } from 'node:fs'
import { festivalsOfYear } from '../festivals/festivals.ts'
import type { FestivalPlace } from '../festivals/place-sky.ts'

interface PublishedList {
  id: string
  city: string
  where: string
  /** Dates by id, with `/vaishnava` or `/smarta` where a list tells them apart. */
  rows: Record<string, string[]>
}

/** What `reference/published-festivals.json` holds. */
export interface PublishedFestivals {
  cities: Record<string, FestivalPlace>
  lists: PublishedList[]
  /** "list id date": why ours is another. */
  differences: Record<string, string>
}

export const publishedFestivals = JSON.parse(
  readFileSync(new URL('../../reference/published-festivals.json', import.meta.url), 'utf8'),
) as PublishedFestivals

/** Every printed date beside ours: those that hold, and those that differ as "list id date" with our nearest. */
export function comparePublishedFestivals() {
  const { cities, lists } = publishedFestivals
  const years = [2021, 2022, 2023, 2024, 2025, 2026]
  const ours = new Map<string, Set<string>>()
  for (const [city, place] of Object.entries(cities))
    for (const year of years)
      for (const { id, tradition, date } of festivalsOfYear({ year, ...place }))
        for (const who of tradition ? [tradition] : ['smarta', 'vaishnava']) {
          const key = `${city} ${id}/${who}`
          ours.set(key, (ours.get(key) ?? new Set()).add(date))
        }
  const printed = lists.flatMap(({ id: list, city, rows }) =>
    Object.entries(rows).flatMap(([id, dates]) =>
      dates.map((date) => {
        const dated = ours.get(`${city} ${id.includes('/') ? id : `${id}/smarta`}`) ?? new Set()
        const nearest = [...dated].toSorted((a, b) => daysApart(a, date) - daysApart(b, date))[0]
        return { list, key: `${list} ${id} ${date}`, city, nearest, holds: dated.has(date) }
      }),
    ),
  )
  return { printed, different: printed.filter(({ holds }) => !holds) }
}

const daysApart = (a: string, b: string): number =>
  Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000
