import { nakshatraName, taraOf } from '@drishti/jyotish'
import type { LimbSpan } from '@drishti/jyotish'
import { restTexts } from '../../../../words/reading/almanac/panchang-texts.ts'
import { taraTexts } from '../../../../words/reading/other-topics.ts'
import type { LocalizedText } from '../../../../words/say.ts'
import type { AlmanacLimb } from '../../almanac/almanac-limbs.ts'
import { hoursText, timeText, untilText, weekdayAndDay } from '../../almanac/almanac-text.ts'
import type { DayFinding } from '../../almanac/almanac.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { speak } from '../chart/lines/chart-input.ts'

/** The limbs of a day that stand beside the one that is asked for. */

type Line = AnswerLine | null

/** A day's almanac on its way into sentences. */
export interface DayTelling {
  input: QuestionInput
  finding: DayFinding
  /** Fact id of a limb: `almanac.2026-12-04.tithi`. */
  fact: (limb: string) => string
  hours: (span: { startUtc: string; endUtc: string }) => string
  time: (utc: string) => string
  until: (utc: string) => string
  day: string
}

export function dayTellingOf(input: QuestionInput, finding: DayFinding): DayTelling {
  const { place, day } = finding
  const { language } = input
  return {
    input,
    finding,
    fact: (limb) => `almanac.${day.date}.${limb}`,
    hours: (span) => hoursText(span, place, language),
    time: (utc) => timeText(utc, place, language),
    until: (utc) => untilText(utc, day.date, place, language),
    day: weekdayAndDay(day.date, language),
  }
}

/** Which of a day's limbs runs: now, where the day is today, else as the day begins. */
export function running(spans: readonly LimbSpan[], { now, day }: DayFinding): number {
  const at = now?.toISOString() ?? day.panchang.day.startUtc
  const index = spans.findIndex(({ endUtc }) => at < endUtc)
  return index < 0 ? spans.length - 1 : index
}

export const limbSpans = {
  tithi: 'tithis',
  nakshatra: 'nakshatras',
  yoga: 'yogas',
  karana: 'karanas',
} as const
export type NamedLimb = keyof typeof limbSpans

/** Fact of the limb at a place in its day's list: `…tithi`, `…tithi.2`. */
export const limbFact = ({ fact }: DayTelling, limb: NamedLimb, index: number): string =>
  fact(index === 0 ? limb : `${limb}.${index + 1}`)

/** The star of the day for the asker. */
export function ownStarLine({ input, finding }: DayTelling): Line {
  const { moon } = input.sheet.chart.grahas
  if (moon.nakshatra === null) return null
  const spans = finding.day.panchang.nakshatras
  const star = spans[running(spans, finding)]!.number
  const clause = (taraTexts[taraOf(star, moon.nakshatra) - 1] as LocalizedText)[input.language]
  const birthStar = nakshatraName(moon.nakshatra, input.language)
  return speak(input, restTexts.own, { birthStar, clause }, ['moon.nakshatra'])
}

/** The limbs that were not asked for. */
export function restOfDay(telling: DayTelling): Partial<Record<AlmanacLimb, Line>> {
  const { input, finding, hours, time, until, fact } = telling
  const { panchang } = finding.day
  const { language } = input
  const of = (spans: readonly LimbSpan[]) => {
    const index = running(spans, finding)
    return { span: spans[index]!, index }
  }
  const [tithi, star, yoga] = [of(panchang.tithis), of(panchang.nakshatras), of(panchang.yogas)]
  const light = panchang.sun[panchang.sunriseRule]
  return {
    tithi: speak(
      input,
      restTexts.tithi,
      { tithi: tithi.span.name[language], until: until(tithi.span.endUtc) },
      [limbFact(telling, 'tithi', tithi.index)],
    ),
    nakshatra: speak(
      input,
      finding.now ? restTexts.star : restTexts.starAhead,
      { star: star.span.name[language], until: until(star.span.endUtc) },
      [limbFact(telling, 'nakshatra', star.index)],
    ),
    sunrise:
      light &&
      speak(
        input,
        restTexts.sun,
        { rise: time(light.riseUtc), set: time(light.setUtc), yoga: yoga.span.name[language] },
        [fact('sunrise'), fact('sunset'), limbFact(telling, 'yoga', yoga.index)],
      ),
    'rahu-kaal':
      panchang.spans &&
      speak(input, restTexts.rahuKaal, { hours: hours(panchang.spans.rahuKaal) }, [
        fact('rahu-kaal'),
      ]),
    abhijit: panchang.spans?.abhijit
      ? speak(input, restTexts.abhijit, { hours: hours(panchang.spans.abhijit) }, [fact('abhijit')])
      : null,
  }
}
