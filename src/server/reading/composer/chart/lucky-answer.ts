import { varaName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/lucky-texts.ts'
import { thingColour } from '../../../../words/reading/in-chat/further-things.ts'
import { indiaClock } from '../../../core/time/india-time.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { grahaSlots, speak } from './lines/chart-input.ts'
import type { ChartLines } from './lines/chart-input.ts'
import { weekdayNamed } from './lines/chart-question.ts'
import { dayName, weekdayOf } from './remedies/remedy-answer.ts'

/** Numbers, colours, days and directions by custom, from the lord of the lagna and the day of birth. */

type Line = AnswerLine | null

/** The number that custom gives to each graha, and the graha of each number. */
const numberOf: Readonly<Record<Graha, number>> = {
  sun: 1,
  moon: 2,
  jupiter: 3,
  rahu: 4,
  mercury: 5,
  venus: 6,
  ketu: 7,
  saturn: 8,
  mars: 9,
}

/** The sum of the digits of the day of birth in India, down to one digit. */
export function birthNumber({ sheet }: Pick<QuestionInput, 'sheet'>): number {
  const { birth } = sheet.chart
  const day = indiaClock(new Date('utc' in birth ? birth.utc : birth.fromUtc)).getUTCDate()
  return ((day - 1) % 9) + 1
}

/** The graha whose colours and day are a person’s: the lord of the lagna, else of the Moon sign. */
export function patron({
  sheet,
}: QuestionInput): { graha: Graha; office: 'lagna' | 'rashi'; factId: string } | null {
  const lord = sheet.byId.get('lagna.lord')?.value as Graha | undefined
  if (lord) return { graha: lord, office: 'lagna', factId: 'lagna.lord' }
  const ofMoon = sheet.byId.get('birth.rashi.lord')?.value as Graha | undefined
  return ofMoon ? { graha: ofMoon, office: 'rashi', factId: 'birth.rashi.lord' } : null
}

type Kind = 'number' | 'colour' | 'day' | 'direction'

const kindWords: readonly (readonly [RegExp, Kind])[] = [
  [/colou?r|\brang|kapd|wear|pehn|pahn|saree|dress|रंग|पहन|कपड/iu, 'colour'],
  [/number|\bnumbr|\bank\b|anka?\b|mulank|moolank|bhagyank|digit|अंक|नंबर|मूलांक|भाग्यांक/iu, 'number'],
  [/direction|disha|facing|vastu|दिशा/iu, 'direction'],
  [/\bday\b|\bdays\b|\bvar\b|\bdin\b|weekday|दिन|वार/iu, 'day'],
]

/** A colour for a thing, and not for clothes. */
const ofThing =
  /(?<![\p{L}\p{M}])(?:paint\p{L}*|walls?|deewar\p{L}*|diwar\p{L}*|shutter|shop|duka+n|office|room|kamra|kamre|house|home|ghar|gate|door|car|bike|scooty|ga+di|vehicle|board|logo|curtains?|parde|पेंट|दीवार[\p{L}\p{M}]*|शटर|दुकान|ऑफ़िस|ऑफिस|कमर[ाे]|घर|गेट|कार|बाइक|स्कूटी|गाड़ी|बोर्ड|पर्दे)(?![\p{L}\p{M}])/iu

/** The weekday that the question means, by its name or by the date it names; 0 Sunday. */
function weekdayMeant({ question, frame }: QuestionInput): number | null {
  const named = weekdayNamed(question)
  if (named !== null) return named
  const span = frame.time?.span
  return span?.kind === 'day' ? indiaClock(new Date(span.from)).getUTCDay() : null
}

function dayColourLine(input: QuestionInput): Line {
  const weekday = weekdayMeant(input)
  const graha = (Object.keys(weekdayOf) as Graha[]).find((one) => weekdayOf[one] === weekday)
  if (weekday === null || !graha) return null
  const isToday =
    /(?<![\p{L}\p{M}])(?:today|aaj|aj|आज)(?![\p{L}\p{M}])/iu.test(input.question) &&
    weekdayNamed(input.question) === null
  return speak(input, isToday ? texts.todayColourTexts : texts.dayColourTexts, {
    day: varaName(weekday, input.language),
    colour: texts.colours[graha]![input.language],
  })
}

function lineOf(input: QuestionInput, kind: Kind): Line {
  const { language } = input
  const number = birthNumber(input)
  const own = patron(input)
  if (!own)
    return kind === 'number'
      ? speak(input, texts.oneNumberTexts, { birthNumber: String(number) })
      : null
  const { graha, office, factId } = own
  const slots = {
    ...grahaSlots(input, graha),
    office: texts.offices[office][language],
    birthNumber: String(number),
    lordNumber: String(numberOf[graha]),
    colour: texts.colours[graha]![language],
    direction: texts.directions[graha]![language],
    day: dayName(input, graha),
  }
  if (kind === 'number' && number === numberOf[graha])
    return speak(input, texts.oneNumberTexts, slots)
  const text = {
    number: texts.numberTexts,
    colour:
      input.frame.followUp === 'thing-colour' || ofThing.test(input.question)
        ? thingColour
        : texts.colourTexts,
    day: texts.dayTexts,
    direction: texts.directionTexts,
  }[kind]
  return speak(input, text, slots, [factId])
}

export function luckyAnswer(input: QuestionInput): ChartLines {
  const meant = kindWords
    .filter(([pattern]) => pattern.test(input.question))
    .map(([, kind]) => kind)
  const order: Kind[] =
    input.persona === 'oracle'
      ? ['number', 'colour', 'day', 'direction']
      : ['colour', 'day', 'number', 'direction']
  const kinds = [...new Set([...meant, ...(meant.length > 0 ? [] : order)])]
  const ofDay = meant.length === 0 || meant.includes('colour') ? dayColourLine(input) : null
  // One colour for a day that is named, not two.
  const told = kinds
    .filter((kind) => !ofDay || kind !== 'colour')
    .map((kind) => lineOf(input, kind))
  // Of what was asked alone: a colour is no occasion to speak of plates.
  const isOfNumber = kinds.includes('number')
  return [
    [ofDay, ...told],
    [
      speak(input, texts.customTexts),
      speak(input, isOfNumber ? texts.noChangeTexts : texts.costsNothingTexts),
    ],
  ]
}
