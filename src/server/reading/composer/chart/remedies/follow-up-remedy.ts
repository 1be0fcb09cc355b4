import * as said from '../../../../../words/reading/in-chat/chat-follow-ups.ts'
import * as told from '../../../../../words/reading/in-chat/told-follow-ups.ts'
import * as things from '../../../../../words/reading/in-chat/further-things.ts'
import * as stones from '../../../../../words/reading/chart/stone-texts.ts'
import * as texts from '../../../../../words/reading/chart/remedy-texts.ts'
import type { VoicedText } from '../../../../../words/reading/matters/matter-texts.ts'
import { varaName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import { grahasIn } from '../../../frame/rules/grahas.ts'
import { housesRuledBy } from '../../../verdicts/chart-facts.ts'
import type { QuestionInput } from '../../fill-lines.ts'
import { grahaSlots, housesText, speak } from '../lines/chart-input.ts'
import type { ChartLines } from '../lines/chart-input.ts'
import { isGrahaName, weekdayNamed } from '../lines/chart-question.ts'
import { isNode } from '../lines/graha-lines.ts'
import { dayName, weekdayOf } from './remedy-answer.ts'
import { isAdvised } from './stone-answer.ts'

/** What a chat asks further of a remedy or a stone that it was told: how often, at which hour, a cheaper one, another metal. */

/** The weekday that the question names, else that of what was told. */
function dayTold({ question, earlierAnswer, earlierQuestions }: QuestionInput): number | null {
  const before = `${earlierQuestions.at(-1) ?? ''} ${earlierAnswer ?? ''}`
  const named = weekdayNamed(question) ?? weekdayNamed(earlierAnswer ?? '')
  const graha = grahasIn(before).find(isGrahaName)
  return named ?? (graha ? weekdayOf[graha] : null)
}

function rhythmLines(input: QuestionInput): ChartLines | null {
  const { followUp } = input.frame
  const [free, honest] = [speak(input, texts.remedyFree), speak(input, texts.remedyHonest)]
  if (followUp === 'remedy-hour') return [[speak(input, said.remedyHour)], [free, honest]]
  if (followUp === 'remedy-whom') return [[speak(input, things.remedyWhom)], [free, honest]]
  if (followUp === 'remedy-periods') return [[speak(input, things.remedyPeriods)], [free, honest]]
  if (followUp === 'remedy-any') return [[speak(input, told.remedyAny)], [free, honest]]
  if (followUp !== 'remedy-day' && followUp !== 'remedy-once') return null
  const day = dayTold(input)
  const slots: Record<string, string> = day === null ? {} : { day: varaName(day, input.language) }
  const first =
    day === null
      ? speak(input, said.remedyDaily)
      : speak(input, followUp === 'remedy-day' ? said.remedyDay : said.remedyOnce, slots)
  return [[first], [free, honest]]
}

/** One thing to do for what was told of a graha. */
function simpleLines(input: QuestionInput, graha: Graha): ChartLines | null {
  const { followUp } = input.frame
  if (followUp !== 'remedy-for' && followUp !== 'remedy-other') return null
  const text = followUp === 'remedy-for' ? said.remedySimple : told.remedyOther
  const { language } = input
  const practice = texts.practices[graha]!.oracle[language].replace(/[.।]$/u, '')
  return [
    [speak(input, text, { ...grahaSlots(input, graha), practice })],
    [speak(input, texts.remedyHowLong), speak(input, texts.remedyFree)],
  ]
}

const ofStone: Readonly<Record<string, VoicedText>> = {
  'stone-cheaper': said.stoneCheaper,
  'stone-metal': said.stoneMetal,
  'stone-hand': told.stoneHand,
  'stone-of-other': things.stoneOfOther,
}

function stoneLines(input: QuestionInput, graha: Graha): ChartLines | null {
  const { followUp, grahas } = input.frame
  const text = ofStone[followUp ?? '']
  if (!text || grahas.length === 0) return null
  const { language, sheet } = input
  const ruled = housesRuledBy(graha, sheet)
  const slots = {
    ...grahaSlots(input, graha),
    stone: stones.stoneNames[graha]![language],
    substitute: said.substitutes[graha]![language],
    metal: stones.metals[graha]![language],
    day: dayName(input, graha),
    finger: stones.fingers[graha]![language],
    ruled: housesText(input, ruled.length > 0 ? ruled : [1]),
  }
  const first = speak(input, text, slots)
  const isKnown = sheet.chart.timeKnown && !isNode(graha)
  const putRight =
    isKnown && !isAdvised(input, graha)
      ? speak(
          input,
          said.stonePutRight,
          slots,
          ruled.map((house) => `house.${house}.lord`),
        )
      : null
  const wear = followUp === 'stone-cheaper' ? speak(input, stones.stoneWear, slots) : null
  return [
    [first, putRight ?? wear],
    [speak(input, stones.stoneNotNeeded), speak(input, stones.stoneWeight)],
  ]
}

/** The answer to what is asked further of a remedy or a stone; null where nothing is. */
export function followUpRemedy(input: QuestionInput): ChartLines | null {
  const [graha] = input.frame.grahas
  const known = graha && isGrahaName(graha) ? graha : null
  return rhythmLines(input) ?? (known && (simpleLines(input, known) ?? stoneLines(input, known)))
}
