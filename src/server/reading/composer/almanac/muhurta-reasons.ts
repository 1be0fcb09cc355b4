import {
  houseName,
  houseOf,
  nakshatraName,
  rashiName,
  taraOf,
  tithiName,
  varaName,
} from '@drishti/jyotish'
import type { LimbSpan } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/almanac/muhurta-texts.ts'
import { undertakingTexts } from '../../../../words/reading/almanac/undertakings.ts'
import type { VoicedText } from '../../../../words/reading/matters/matter-texts.ts'
import { dayMs } from '../../../../contract/core/constants.ts'
import { hoursText } from '../../almanac/almanac-text.ts'
import type { AlmanacDay, MuhurtaDay, MuhurtaFinding } from '../../almanac/almanac.ts'
import { fillLine } from '../fill-lines.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { listed, speak } from '../chart/lines/chart-input.ts'

/** Why a day is good for something, or is not. */

type Line = AnswerLine | null
type Slots = Record<string, string>

const middleOf = ({ startUtc, endUtc }: { startUtc: string; endUtc: string }): number =>
  (Date.parse(startUtc) + Date.parse(endUtc)) / 2

const at = <T extends LimbSpan>(spans: readonly T[], ms: number): T =>
  spans.find(({ endUtc }) => ms < Date.parse(endUtc)) ?? (spans.at(-1) as T)

/** What the sentences take of a day at an instant. */
function slotsAt(input: QuestionInput, { date, panchang }: AlmanacDay, ms: number): Slots {
  const { language, sheet } = input
  const { moon } = sheet.chart.grahas
  const star = at(panchang.nakshatras, ms).number
  const sign = at(panchang.moon.rashis, ms).number
  const slots: Slots = {
    star: nakshatraName(star, language),
    tithi: tithiName(at(panchang.tithis, ms).number, language),
    // Before sunrise it is still the weekday of the day before.
    weekday:
      varaName(panchang.vara, language) +
      (panchang.date === date ? '' : texts.untilSunrise[language]),
    sign: rashiName(sign, language),
  }
  if (moon.rashi !== null) slots.house = houseName(houseOf(sign, moon.rashi), language)
  if (moon.nakshatra !== null) {
    const tara = texts.taraNames[taraOf(star, moon.nakshatra) - 1]!
    slots.birthStar = nakshatraName(moon.nakshatra, language)
    slots.ordinal = tara.ordinal[language]
    slots.tara = tara.name[language]
  }
  return slots
}

const limbRules = ['nakshatra', 'tithi', 'vara'] as const

/** Tithi, weekday and star of a good stretch, with how the table of the undertaking counts each. */
function limbsLine(input: QuestionInput, day: MuhurtaDay, slots: Slots): Line {
  const { language } = input
  const level = (rule: string) => day.span.verdicts.find((one) => one.rule === rule)?.level
  const named = (wanted: string) =>
    limbRules
      .filter((rule) => level(rule) === wanted)
      .map((rule) => texts.limbNames[rule][language])
  const [good, fair] = [named('good'), named('fair')]
  const told = (names: string[]) =>
    language === 'en'
      ? `${listed(input, names)} ${names.length > 1 ? texts.limbVerb.many : texts.limbVerb.one}`
      : listed(input, names)
  const text =
    fair.length === 0
      ? texts.muhurtaTexts.limbsGood
      : good.length === 0
        ? texts.muhurtaTexts.limbsFair
        : texts.muhurtaTexts.limbsMixed
  return speak(
    input,
    text,
    { ...slots, good: told(good), fair: told(fair) },
    limbRules.map((rule) => `muhurta.${day.date}.${rule}`),
  )
}

/** Tara bala and chandra bala of the asker; null where the birth leaves the Moon open. */
function ownLines(input: QuestionInput, day: MuhurtaDay, slots: Slots): Line[] {
  const strength = (rule: string) => {
    const level = day.span.verdicts.find((one) => one.rule === rule)?.level
    return level && texts.strengthWords[level === 'good' ? 'good' : 'fair'][input.language]
  }
  const line = (rule: string, text: VoicedText): Line => {
    const told = strength(rule)
    if (!told) return null
    return speak(input, text, { ...slots, strength: told }, [`muhurta.${day.date}.${rule}`])
  }
  return [
    line('tara-bala', texts.muhurtaTexts.tara),
    line('chandra-bala', texts.muhurtaTexts.chandra),
  ]
}

/** Rahu Kaal of the day, where the stretch lies in its daylight. */
function rahuKaalLine(input: QuestionInput, day: MuhurtaDay, finding: MuhurtaFinding): Line {
  const { spans, sun, sunriseRule } = day.panchang
  const light = sun[sunriseRule]
  if (!spans || !light || day.span.startUtc >= light.setUtc) return null
  const hours = hoursText(spans.rahuKaal, finding.place, input.language)
  return speak(input, texts.muhurtaTexts.rahuKaal, { hours }, [
    `almanac.${day.panchang.date}.rahu-kaal`,
    `muhurta.${day.date}.rahu-kaal`,
  ])
}

/** Why no stretch of the time asked about passes. */
export function refusalLines(
  input: QuestionInput,
  { refused, undertaking, range }: MuhurtaFinding,
): Line[] {
  if (!refused) return []
  // Of a month or more, only what holds all through is a reason.
  const lasting = new Set(['chaturmas', 'sun-sign', 'month', 'added-month', 'combustion'])
  const { day, verdicts } = refused
  const slots = {
    ...slotsAt(input, day, middleOf(day.panchang.day) - dayMs / 4),
    act: undertakingTexts[undertaking.id].act[input.language],
  }
  return verdicts
    .filter(({ rule }) => range.kind === 'day' || lasting.has(rule))
    .map(({ rule }) => {
      const text = texts.refusalTexts[rule]
      return text ? fillLine(input, text, slots, factsOfRefusal(rule, day)) : null
    })
}

/** The limb of the day that each rule looks at. */
const limbOfRule: Readonly<Record<string, string>> = {
  tithi: 'tithi',
  vara: 'vara',
  nakshatra: 'nakshatra',
  'tara-bala': 'nakshatra',
  'chandra-bala': 'moon.rashi',
  karana: 'bhadra.1',
  yoga: 'yoga',
  'sun-sign': 'sun.rashi',
  sankranti: 'sun.rashi',
  month: 'month.purnimanta',
  'added-month': 'month.amanta',
  chaturmas: 'month.amanta',
  combustion: 'sun.rashi',
}

function factsOfRefusal(rule: string, { panchang: { date } }: AlmanacDay): string[] {
  return [`almanac.${date}.${limbOfRule[rule]}`]
}

/** The reasons for a good stretch: limbs, the asker's own Moon, Rahu Kaal. */
export function reasonLines(
  input: QuestionInput,
  finding: MuhurtaFinding,
  day: MuhurtaDay,
): Line[] {
  const slots = slotsAt(input, day, middleOf(day.span))
  return [
    limbsLine(input, day, slots),
    ...ownLines(input, day, slots),
    rahuKaalLine(input, day, finding),
  ]
}
