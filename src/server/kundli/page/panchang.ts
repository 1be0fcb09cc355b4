import {
  panchangAt,
  panchangOfDay,
  type AnyKundli,
  type LimbSpan,
  type PanchangOfDay,
} from '@drishti/jyotish'
import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { kundliPanchangSentences as words } from '../../../words/kundli/kundli-server.ts'
import {
  formatDate,
  say,
  formatTime,
  type Language,
  type LocalizedText,
} from '../../../words/say.ts'
import type { TermName } from '../../../words/glossary/terms.ts'
import { offsetSecondsAt } from '../../core/time/time-zone.ts'

type PanchangShown = KundliPageData['panchang'][number]
type Line = PanchangShown['lines'][number]

/** A place by its coordinates and its clock. */
export interface ClockPlace {
  lat: number
  lng: number
  timezone: string
}

/** The panchang at birth, and at this moment in the same place. */
export function showPanchangs(
  chart: AnyKundli,
  place: ClockPlace & { offset_seconds: number },
  placeName: string,
  at: Date,
  language: Language,
): PanchangShown[] {
  const birthMoment = chart.timeKnown
    ? { atMs: Date.parse(chart.birth.utc), exact: true }
    : { atMs: (Date.parse(chart.birth.fromUtc) + Date.parse(chart.birth.toUtc)) / 2, exact: false }
  const nowOffset = offsetSecondsAt(place.timezone, Math.floor(at.getTime() / 1000))
  return [
    {
      day: say(words.birth, language, placeName),
      lines: linesOf({ ...birthMoment, place, offsetSeconds: place.offset_seconds, language }),
    },
    {
      day: say(words.today, language, placeName),
      lines: linesOf({
        atMs: at.getTime(),
        exact: true,
        place,
        offsetSeconds: nowOffset,
        language,
      }),
    },
  ]
}

interface Moment {
  atMs: number
  /** False where only the day is known: then every limb of the day is named. */
  exact: boolean
  place: ClockPlace
  offsetSeconds: number
  language: Language
}

function linesOf(moment: Moment): Line[] {
  const { language } = moment
  const civil = civilDate(moment)
  const day = dayOf(moment)
  const clocks = (utc: string | null | undefined) =>
    utc ? clockOf(utc, moment) : say(words.none, language)
  const line = (key: TermName, term: LocalizedText, value: string, note: string | null = null) => ({
    key,
    term: say(term, language),
    value,
    note,
  })
  const limb = (key: TermName, term: LocalizedText, spans: LimbSpan[]) =>
    line(key, term, ...limbSaid(spans, moment))
  const { standard } = day.sun
  return [
    line(
      'panchang',
      words.date,
      formatDate(`${civil}T12:00:00Z`, language, 'long', 'UTC'),
      // Before sunrise the almanac's day is still the one before.
      day.date === civil ? null : say(words.beforeSunrise, language),
    ),
    line('lunarMonth', words.month, monthSaid(day, language)),
    limb('tithi', words.tithi, day.tithis),
    line('vara', words.vara, day.varaName[language]),
    limb('nakshatra', words.nakshatra, day.nakshatras),
    limb('dayYoga', words.yoga, day.yogas),
    limb('karana', words.karana, day.karanas),
    line('sunrise', words.sunrise, clocks(standard?.riseUtc)),
    line('sunrise', words.sunset, clocks(standard?.setUtc)),
  ]
}

/** The almanac's day that holds the moment; of a birth whose minute is not known, that of its date. */
function dayOf(moment: Moment): PanchangOfDay {
  const { lat: latitude, lng: longitude } = moment.place
  const place = { latitude, longitude, offsetSeconds: moment.offsetSeconds }
  return moment.exact
    ? panchangAt({ utc: new Date(moment.atMs).toISOString(), ...place })
    : panchangOfDay({ date: civilDate(moment), ...place })
}

/** YYYY-MM-DD by the clock of the place. */
function civilDate({ atMs, offsetSeconds }: Moment): string {
  return new Date(atMs + offsetSeconds * 1000).toISOString().slice(0, 10)
}

/** The limb that runs at the moment and until when; where only the day is known, all of the day in a row. */
function limbSaid(spans: LimbSpan[], moment: Moment): [value: string, note: string | null] {
  const { language, atMs, exact } = moment
  const nameOf = ({ name }: LimbSpan) => name[language]
  if (!exact)
    return [
      spans
        .map((span, place) =>
          place < spans.length - 1
            ? say(words.limbUntil, language, nameOf(span), clockOf(span.endUtc, moment))
            : nameOf(span),
        )
        .join(', '),
      null,
    ]
  const now =
    spans.find(
      ({ startUtc, endUtc }) => Date.parse(startUtc) <= atMs && atMs < Date.parse(endUtc),
    ) ?? spans[0]!
  return [nameOf(now), say(words.until, language, clockOf(now.endUtc, moment))]
}

/** HH:MM, with the day where it is another than the moment's. */
function clockOf(utc: string, moment: Moment): string {
  const there = { ...moment, atMs: Date.parse(utc) }
  const clock = formatTime(new Date(there.atMs + moment.offsetSeconds * 1000), 'UTC')
  if (civilDate(there) === civilDate(moment)) return clock
  return `${clock}, ${formatDate(`${civilDate(there)}T12:00:00Z`, moment.language, 'short', 'UTC')}`
}

function monthSaid({ month, pakshaName }: PanchangOfDay, language: Language): string {
  // An added month says so in its own name.
  return `${month.purnimanta.name[language]}, ${pakshaName[language]}`
}
