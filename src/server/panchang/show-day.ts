import {
  panchangOfDay,
  type LimbSpan,
  type PanchangOfDay,
  type RiseRule,
  type TimeSpan,
} from '@drishti/jyotish'
import { grahas } from '@drishti/jyotish/names'
import type { PanchangDayData } from '../../contract/panchang-data.ts'
import {
  panchangSentences as words,
  qualityNames,
  spanMeanings,
} from '../../words/panchang/panchang-server.ts'
import { formatDate as dateSaid, say, type Language, type LocalizedText } from '../../words/say.ts'
import {
  clockTimeText,
  addDays,
  offsetOn,
  showPlace,
  requestedOrCurrentDay,
  type PlaceClock,
} from './place-clock.ts'
import { festivalsOfDay } from './festival-names.ts'
import { sortedDaySpans, dayTimeline } from './timeline.ts'

interface DayContext {
  day: PanchangOfDay
  at: Date
  language: Language
  clock: (utc: string) => string
}

/**
 * The almanac of one day at a place, ready to print in `language`.
 *
 * @param date YYYY-MM-DD, 1900 to 2100.
 * @param at this moment: what runs now is marked.
 */
export function showDay(
  date: string,
  place: PlaceClock,
  sunrise: RiseRule,
  at: Date,
  language: Language,
): PanchangDayData {
  const { lat: latitude, lng: longitude } = place
  const offsetSeconds = offsetOn(date, place)
  const day = panchangOfDay({ date, latitude, longitude, offsetSeconds }, { sunrise })
  const clock = (utc: string) => clockTimeText(utc, date, place, language)
  const context: DayContext = { day, at, language, clock }
  const heading = dateSaid(`${date}T12:00:00Z`, language, 'long', 'UTC')
  const { startUtc, endUtc, from } = day.day
  const today = requestedOrCurrentDay(at, place)
  return {
    date,
    heading,
    place: showPlace(place, date, language),
    today: date === today,
    previous: date > '1900-01-01' ? addDays(date, -1) : null,
    next: date < '2100-12-31' ? addDays(date, 1) : null,
    extent: say(
      from === 'sunrise' ? words.extentSunrise : words.extentSix,
      language,
      clock(startUtc),
      clock(endUtc),
    ),
    festivals: festivalsOfDay(date, place, language),
    almanac: almanacLines(context),
    limbs: limbsOf(context),
    sky: skyLines(context),
    remarks: [day.sun.reason, day.moon.reason]
      .filter((it) => it !== null)
      .map((it) => it[language]),
    sunrise,
    rule: say(sunrise === 'hindu' ? words.ruleHindu : words.ruleStandard, language),
    timeline: dayTimeline(day, { language, clockOf: clock, at, title: heading }),
    spans: sortedDaySpans(day).map((span) => ({
      ...stretch(span, context),
      id: span.id,
      name: span.name[language],
      quality: span.quality,
      qualityName: say(qualityNames[span.quality], language),
      means: say(spanMeanings[span.id]!, language),
    })),
    ...countsOf(context),
  }
}

function stretch({ startUtc, endUtc }: TimeSpan, { at, clock }: DayContext) {
  const running = Date.parse(startUtc) <= at.getTime() && at.getTime() < Date.parse(endUtc)
  const [from, until] = [clock(startUtc), clock(endUtc)]
  // "00:07 – 01:48, 22 Nov": a day that both share is said once.
  const isShared = from.slice(5) === until.slice(5)
  return { from: isShared ? from.slice(0, 5) : from, until, running }
}

function line(
  context: DayContext,
  key: string,
  term: LocalizedText,
  value: string,
  note: string | null = null,
) {
  return { key, term: say(term, context.language), value, note }
}

function almanacLines(context: DayContext): PanchangDayData['almanac'] {
  const { day, language } = context
  const { amanta, purnimanta } = day.month
  const month = purnimanta.kshaya
    ? say(words.kshaya, language, purnimanta.name[language])
    : purnimanta.name[language]
  return [
    line(
      context,
      'lunarMonth',
      words.month,
      say(words.monthValue, language, month, day.pakshaName[language]),
      amanta.number === purnimanta.number
        ? null
        : say(words.amanta, language, amanta.name[language]),
    ),
    line(context, 'vara', words.vara, day.varaName[language]),
    line(context, 'vikram', words.vikram, String(day.years.vikram)),
    line(context, 'shaka', words.shaka, String(day.years.shaka)),
    line(context, 'ritu', words.ritu, day.ritu.name[language]),
    line(context, 'ayana', words.ayana, day.ayana.name[language]),
  ]
}

function limbsOf(context: DayContext): PanchangDayData['limbs'] {
  const { day, language } = context
  const limb = <Span extends LimbSpan>(
    key: string,
    term: LocalizedText,
    spans: Span[],
    note: (span: Span) => string | null = () => null,
  ) => ({
    key,
    term: say(term, language),
    spans: spans.map((span) => ({
      name: span.name[language],
      note: note(span),
      ...stretch(span, context),
    })),
  })
  return [
    limb('tithi', words.tithi, day.tithis),
    limb('nakshatra', words.nakshatra, day.nakshatras, ({ lord }) =>
      say(words.lordOf, language, grahas[lord].name[language]),
    ),
    limb('dayYoga', words.yoga, day.yogas),
    limb('karana', words.karana, day.karanas),
  ]
}

function skyLines(context: DayContext): PanchangDayData['sky'] {
  const { day, language, clock } = context
  const clockText = (utc: string | null | undefined) =>
    utc ? clock(utc) : say(words.none, language)
  const riseSet = (it: { riseUtc: string | null; setUtc: string | null } | null) =>
    say(words.riseSet, language, clockText(it?.riseUtc), clockText(it?.setUtc))
  const signs = (spans: LimbSpan[]) =>
    spans
      .map((span, place) =>
        place < spans.length - 1
          ? say(words.until, language, span.name[language], clock(span.endUtc))
          : span.name[language],
      )
      .join(', ')
  const length = (seconds: number) => {
    const minutes = Math.round(seconds / 60)
    return say(words.length, language, Math.floor(minutes / 60), minutes % 60)
  }
  return [
    line(context, 'sunrise-hindu', words.sunriseHindu, riseSet(day.sun.hindu)),
    line(context, 'sunrise-standard', words.sunriseStandard, riseSet(day.sun.standard)),
    line(context, 'moonrise', words.moon, riseSet(day.moon)),
    line(context, 'sun-rashi', words.sunIn, signs(day.sun.rashis)),
    line(context, 'moon-rashi', words.moonIn, signs(day.moon.rashis)),
    ...(day.dayLengthSeconds !== null && day.nightLengthSeconds !== null
      ? [
          line(
            context,
            'length',
            words.dayLength,
            `${length(day.dayLengthSeconds)} · ${length(day.nightLengthSeconds)}`,
          ),
        ]
      : []),
  ]
}

/** Choghadiya and hora; null where no sunrise begins the count. */
function countsOf(context: DayContext): Pick<PanchangDayData, 'choghadiya' | 'horas'> {
  const { day, language } = context
  if (!day.spans) return { choghadiya: null, horas: null }
  const { choghadiya, horas } = day.spans
  const showChoghadiya = (spans: typeof choghadiya.day) =>
    spans.map((span) => ({
      ...stretch(span, context),
      name: span.name[language],
      lord: grahas[span.lord].name[language],
      quality: span.quality,
      qualityName: say(qualityNames[span.quality], language),
    }))
  const hora = (span: (typeof horas)[number]) => ({
    ...stretch(span, context),
    lord: grahas[span.lord].name[language],
  })
  return {
    choghadiya: { day: showChoghadiya(choghadiya.day), night: showChoghadiya(choghadiya.night) },
    horas: { day: horas.slice(0, 12).map(hora), night: horas.slice(12).map(hora) },
  }
}
