import { kundli, riseSet, type AnyKundli } from '@drishti/jyotish'
import {
  karanaName,
  nakshatraName,
  tithiName,
  varaName,
  yogaName,
  type Language,
} from '@drishti/jyotish/names'
import type { KundliShown } from '../../../contract/kundli-shown.ts'
import { panchangSaid as words } from '../../../words/kundli-said.ts'
import { date, say, time } from '../../../words/say.ts'
import type { TermName } from '../../../words/terms.ts'

type PanchangShown = KundliShown['panchang'][number]

/** A place by its coordinates and its clock. */
export interface ClockPlace {
  lat: number
  lng: number
  timezone: string
}

/** The panchang at birth, and at this moment in the same place. */
export function panchangsShown(
  chart: AnyKundli,
  place: ClockPlace,
  placeName: string,
  at: Date,
  language: Language,
): PanchangShown[] {
  const bornUtc = chart.timeKnown ? chart.birth.utc : noonOf(chart.birth)
  const { lat: latitude, lng: longitude } = place
  const now = kundli({ utc: at.toISOString(), latitude, longitude }, chart.settings)
  return [
    {
      day: `${say(words.birth, language, placeName)} · ${date(bornUtc, language, 'long', place.timezone)}`,
      lines: [...limbs(chart, language), ...sun(bornUtc, place, language)],
    },
    {
      day: `${say(words.today, language, placeName)} · ${date(at, language, 'long', place.timezone)}`,
      lines: [...limbs(now, language), ...sun(at.toISOString(), place, language)],
    },
  ]
}

const noonOf = ({ fromUtc, toUtc }: { fromUtc: string; toUtc: string }) =>
  new Date((Date.parse(fromUtc) + Date.parse(toUtc)) / 2).toISOString()

function line(key: TermName, term: string, value: string): PanchangShown['lines'][number] {
  return { key, term, value, note: null }
}

function limbs({ panchang, grahas }: AnyKundli, language: Language) {
  const named = (part: number | null, name: (part: number, language: Language) => string) =>
    part === null ? say(words.varies, language) : name(part, language)
  return [
    line('tithi', say(words.tithi, language), named(panchang.tithi, tithiName)),
    line('vara', say(words.vara, language), named(panchang.vara, varaName)),
    line('nakshatra', say(words.nakshatra, language), named(grahas.moon.nakshatra, nakshatraName)),
    line('dayYoga', say(words.yoga, language), named(panchang.yoga, yogaName)),
    line('karana', say(words.karana, language), named(panchang.karana, karanaName)),
  ]
}

/** Sunrise and sunset as one sees them, by the clock of the place. */
function sun(utc: string, { lat, lng, timezone }: ClockPlace, language: Language) {
  const { sunriseUtc, sunsetUtc } = riseSet({
    utc,
    latitude: lat,
    longitude: lng,
    rule: 'standard',
  })
  const clock = (it: string | null) => (it ? time(it, timezone) : say(words.none, language))
  return [
    line('sunrise', say(words.sunrise, language), clock(sunriseUtc)),
    line('sunrise', say(words.sunset, language), clock(sunsetUtc)),
  ]
}
