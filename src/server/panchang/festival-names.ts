import { festivalsBetween, type Observance } from '@drishti/jyotish'
import type { PanchangDayData } from '../../contract/panchang-data.ts'
import {
  festivalGroups,
  festivalSentences as words,
} from '../../words/festivals/festivals-server.ts'
import { say, type Language } from '../../words/say.ts'
import { offsetOn, type PlaceClock } from './place-clock.ts'

/** The months as they stand in addresses. */
export const monthSlugs =
  'january february march april may june july august september october november december'.split(' ')

/** The address of an observance's own page: what comes every month has one a month. */
export function festivalSlug({ id, date }: Observance): string {
  const year = date.slice(0, 4)
  const month = monthSlugs[Number(date.slice(5, 7)) - 1]!
  return id in festivalGroups ? `${id}-${month}-${year}` : `${id}-${year}`
}

/** Whose date it is, in words. */
export function traditionNote({ tradition }: Observance, language: Language): string | null {
  return tradition && say(words[tradition], language)
}

/** The festivals and Ekadashis of a month, YYYY-MM, by their dates; what every month has stands in its calendar. */
export function festivalsOfMonth(
  month: string,
  place: PlaceClock,
  language: Language,
): Map<string, { slug: string; name: string }[]> {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))
  const great = festivalsBetween({
    fromDate: `${month}-01`,
    toDate: last.toISOString().slice(0, 10),
    latitude: place.lat,
    longitude: place.lng,
    offsetSeconds: offsetOn(`${month}-15`, place),
  }).filter(({ kind }) => kind === 'festival' || kind === 'ekadashi')
  const byDate = Map.groupBy(great, ({ date }) => date)
  return new Map(
    [...byDate].map(([date, ofDay]) => [
      date,
      ofDay.map((one) => ({ slug: festivalSlug(one), name: one.name[language] })),
    ]),
  )
}

/** The festivals and vrats of one day, for its panchang. */
export function festivalsOfDay(
  date: string,
  place: PlaceClock,
  language: Language,
): PanchangDayData['festivals'] {
  return festivalsBetween({
    fromDate: date,
    toDate: date,
    latitude: place.lat,
    longitude: place.lng,
    offsetSeconds: offsetOn(date, place),
  }).map((observance) => ({
    slug: festivalSlug(observance),
    name: observance.name[language],
    note: traditionNote(observance, language),
  }))
}
