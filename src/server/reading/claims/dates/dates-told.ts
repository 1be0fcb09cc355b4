import { datesIn } from '../words/phrase-nodes.ts'

/** The dates of a text, one string each: "2027-1-25", or "2027-1" where no day is told. A year alone is none. */
export function datesToldIn(text: string): string[] {
  const dates = datesIn(text)
  return dates.flatMap(({ year, month, day }, at) => {
    const told = year ?? dates.slice(at + 1).find((one) => one.year !== null)?.year ?? null
    if (month === null || told === null) return []
    return [[told, month, day].filter((part) => part !== null).join('-')]
  })
}
