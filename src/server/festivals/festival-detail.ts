import type { Observance, ObservanceTime } from '@drishti/jyotish'
import type { FestivalCalendar } from '../../contract/festivals.ts'
import { festivalSentences as words } from '../../words/festivals/festivals-server.ts'
import { say, type Language } from '../../words/say.ts'
import { clockTimeText, type PlaceClock } from '../panchang/place-clock.ts'

type Detail = NonNullable<
  FestivalCalendar['months'][number]['days'][number]['festivals'][number]['detail']
>

/** What an observance's date rests on, in words and by the clock of the place. */
export function detailOf(observance: Observance, place: PlaceClock, language: Language): Detail {
  const { date, lunarDay, span, rule, because, source, times } = observance
  const clock = (utc: string) => clockTimeText(utc, date, place, language)
  const timeText = ({ startUtc, endUtc }: ObservanceTime): string => {
    const [from, until] = [clock(startUtc), clock(endUtc)]
    if (startUtc === endUtc) return from
    // "05:24 – 07:28, 19 Jun": a day that both share is said once.
    return from.slice(5) === until.slice(5)
      ? say(words.stretch, language, from.slice(0, 5), until)
      : say(words.stretch, language, from, until)
  }
  return {
    lunarDay: lunarDay && lunarDay[language],
    span:
      span &&
      say(words.span, language, span.name[language], clock(span.startUtc), clock(span.endUtc)),
    rule: rule[language],
    because: because[language],
    source: source[language],
    times: times.map((time) => ({ name: time.name[language], time: timeText(time) })),
  }
}
