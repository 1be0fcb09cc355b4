import {
  choghadiyaInList,
  limbMeanings,
  panchangTexts,
} from '../../../../words/reading/almanac/panchang-texts.ts'
import { weekdayNames } from '../../../../words/say.ts'
import { addDays } from '../../../panchang/place-clock.ts'
import { almanacFacts } from '../../almanac/almanac-facts.ts'
import type { AlmanacLimb } from '../../almanac/almanac-limbs.ts'
import { dayText } from '../../almanac/almanac-text.ts'
import type { DayFinding } from '../../almanac/almanac.ts'
import { addFacts } from '../../verdicts/chart-facts.ts'
import { fillLine } from '../fill-lines.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { listed, speak } from '../chart/lines/chart-input.ts'
import { dayTellingOf, limbFact, limbSpans, ownStarLine, restOfDay, running } from './day-limbs.ts'
import type { DayTelling, NamedLimb } from './day-limbs.ts'
import { windowOf } from './muhurta-answer.ts'
import type { AlmanacAnswer } from './muhurta-answer.ts'
import { placeLine } from './place-line.ts'

/** The answer to "aaj ki tithi kya hai" and "rahu kaal today": the limb that is asked for, then the rest of the day. */

type Line = AnswerLine | null

function limbLine(telling: DayTelling, limb: NamedLimb): Line {
  const { input, finding, day, until } = telling
  const spans = finding.day.panchang[limbSpans[limb]]
  const index = running(spans, finding)
  const [span, following] = [spans[index], spans[index + 1]]
  if (!span) return null
  const slots = { day, name: span.name[input.language], until: until(span.endUtc) }
  const ids = [limbFact(telling, limb, index)]
  if (!following) return speak(input, panchangTexts[`${limb}AllDay`], slots, ids)
  return speak(
    input,
    panchangTexts[limb],
    { ...slots, following: following.name[input.language] },
    [...ids, limbFact(telling, limb, index + 1)],
  )
}

function sunLine({ input, finding, day, time, fact }: DayTelling): Line {
  const { sun, sunriseRule } = finding.day.panchang
  const light = sun[sunriseRule]
  if (!light) return speak(input, panchangTexts.noSunrise, { day })
  const slots = { day, rise: time(light.riseUtc), set: time(light.setUtc) }
  return speak(input, panchangTexts.sunrise, slots, [fact('sunrise'), fact('sunset')])
}

function spanLine(telling: DayTelling, limb: 'rahu-kaal' | 'abhijit'): Line {
  const { input, finding, day, hours, fact } = telling
  const { spans } = finding.day.panchang
  if (!spans) return speak(input, panchangTexts.noSunrise, { day })
  const span = limb === 'abhijit' ? spans.abhijit : spans.rahuKaal
  if (!span) return speak(input, panchangTexts.noAbhijit, { day })
  return speak(input, panchangTexts[limb], { day, hours: hours(span) }, [fact(limb)])
}

function choghadiyaLine({ input, finding, day, hours, fact }: DayTelling): Line {
  const spans = finding.day.panchang.spans?.choghadiya.day ?? []
  const good = spans
    .map((span, index) => ({ span, id: fact(`choghadiya.day.${index + 1}`) }))
    .filter(({ span }) => span.quality === 'good')
  if (good.length === 0) return speak(input, panchangTexts.noSunrise, { day })
  const names = good.map(({ span }) =>
    choghadiyaInList[input.language]
      .replace('{name}', span.name[input.language])
      .replace('{hours}', hours(span)),
  )
  const list = listed(input, names)
  return speak(
    input,
    panchangTexts.choghadiya,
    { day, list },
    good.map(({ id }) => id),
  )
}

function bhadraLine({ input, finding, day, hours, fact }: DayTelling): Line {
  const [span] = finding.day.panchang.bhadra
  if (!span) return speak(input, panchangTexts.noBhadra, { day }, [fact('karana')])
  return speak(input, panchangTexts.bhadra, { day, hours: hours(span) }, [fact('bhadra.1')])
}

function moonriseLine({ input, finding, day, until, fact }: DayTelling): Line {
  const { riseUtc } = finding.day.panchang.moon
  if (!riseUtc) return speak(input, panchangTexts.noMoonrise, { day })
  return speak(input, panchangTexts.moonrise, { day, rise: until(riseUtc) }, [fact('moonrise')])
}

function wholeLine(telling: DayTelling): Line {
  const { input, finding, day, hours, until, fact } = telling
  const { tithis, spans } = finding.day.panchang
  const index = running(tithis, finding)
  const tithi = tithis[index]
  if (!tithi || !spans) return limbLine(telling, 'tithi')
  const slots = {
    day,
    tithi: tithi.name[input.language],
    tithiUntil: until(tithi.endUtc),
    hours: hours(spans.rahuKaal),
  }
  return speak(input, panchangTexts.all, slots, [
    limbFact(telling, 'tithi', index),
    fact('rahu-kaal'),
  ])
}

function firstLine(telling: DayTelling): Line {
  const { input, finding } = telling
  const { limb, day } = finding
  switch (limb) {
    case 'tithi':
    case 'nakshatra':
    case 'yoga':
    case 'karana':
      return limbLine(telling, limb)
    case 'rahu-kaal':
    case 'abhijit':
      return spanLine(telling, limb)
    case 'choghadiya':
      return choghadiyaLine(telling)
    case 'sunrise':
      return sunLine(telling)
    case 'moonrise':
      return moonriseLine(telling)
    case 'bhadra':
      return bhadraLine(telling)
    case 'vara': {
      const weekday = weekdayNames[input.language][day.panchang.vara] ?? ''
      const slots = { date: dayText(day.date, input.language), weekday }
      return speak(input, panchangTexts.vara, slots, [telling.fact('vara')])
    }
    case 'all':
      return wholeLine(telling)
  }
}

/** The times that sentences on a day may name: its own, and those at which its limbs end. */
function windowsOf({ day: { date, panchang } }: DayFinding) {
  const limbs = [...panchang.tithis, ...panchang.nakshatras, ...panchang.yogas, ...panchang.karanas]
  return [
    windowOf(date, addDays(date, 1)),
    windowOf(date, date),
    ...limbs.map(({ startUtc, endUtc }) => ({ fromUtc: startUtc, toUtc: endUtc })),
  ]
}

/** The lines of a day's almanac, for an answer that is about the day itself. */
export function almanacOfDay(input: QuestionInput, finding: DayFinding): AlmanacAnswer {
  addFacts(input.sheet, almanacFacts(finding.day, input.sheet.chart, finding.now !== null))
  const rest = restOfDay(dayTellingOf(input, finding))
  return {
    lines: [[rest.tithi ?? null, rest.nakshatra ?? null, rest['rahu-kaal'] ?? null]],
    keys: [],
    windows: windowsOf(finding),
  }
}

/** The answer to a question on the panchang of a day. */
export function panchangAnswer(input: QuestionInput, finding: DayFinding): AlmanacAnswer {
  const { limb, place, day } = finding
  addFacts(input.sheet, almanacFacts(day, input.sheet.chart, finding.now !== null))
  const telling = dayTellingOf(input, finding)
  const rest = restOfDay(telling)
  const isTold = (name: AlmanacLimb) =>
    name === limb || (limb === 'all' && (name === 'tithi' || name === 'rahu-kaal'))
  const others = (['tithi', 'nakshatra', 'sunrise', 'rahu-kaal', 'abhijit'] as const)
    .filter((name) => !isTold(name))
    .map((name) => rest[name] ?? null)
  const isThere = limb !== 'bhadra' || day.panchang.bhadra.length > 0
  const meaning = isThere ? limbMeanings[limb] : undefined
  return {
    lines: [
      [firstLine(telling), meaning ? fillLine(input, meaning) : null],
      limb === 'all' ? others : others.slice(0, 3),
      [ownStarLine(telling), placeLine(input, place)],
    ],
    keys: [`panchang.${limb}.${day.date}`],
    windows: windowsOf(finding),
  }
}
