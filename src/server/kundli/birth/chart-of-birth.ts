import { dayKundli, kundli, type AnyKundli } from '@drishti/jyotish'

/** The instant or day that a chart is cast for, as it is kept in `births`. */
export interface BirthInstantOrDay {
  lat: number
  lng: number
  born_at: Date | null
  day_from: Date | null
  day_to: Date | null
}

/** The chart of saved (or just checked) birth details: of the minute, or of the day where the time is unknown. */
export function chartOfBirth(birth: BirthInstantOrDay): AnyKundli {
  const place = { latitude: birth.lat, longitude: birth.lng }
  if (birth.born_at) return kundli({ utc: birth.born_at.toISOString(), ...place })
  if (!birth.day_from || !birth.day_to) throw new Error('A birth has an instant or a day.')
  return dayKundli({
    fromUtc: birth.day_from.toISOString(),
    toUtc: birth.day_to.toISOString(),
    ...place,
  })
}
