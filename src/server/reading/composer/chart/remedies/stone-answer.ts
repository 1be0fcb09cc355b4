import type { Graha } from '@drishti/jyotish'
import * as texts from '../../../../../words/reading/chart/stone-texts.ts'
import { housesRuledBy } from '../../../verdicts/chart-facts.ts'
import type { AnswerLine, QuestionInput } from '../../fill-lines.ts'
import { grahaSlots, housesText, speak } from '../lines/chart-input.ts'
import type { ChartLines } from '../lines/chart-input.ts'
import { stoneNamed } from '../lines/chart-question.ts'
import { isNode, roleLine } from '../lines/graha-lines.ts'
import { dayName } from './remedy-answer.ts'

/** Stones: what tradition would say for this lagna, and that nobody needs one. */

type Line = AnswerLine | null

/** The houses whose lords are asked to be strengthened (Laghu Parashari on the lords of the trines). */
const trines: readonly number[] = [1, 5, 9]

function stoneSlots(input: QuestionInput, graha: Graha) {
  return {
    ...grahaSlots(input, graha),
    stone: texts.stoneNames[graha]![input.language],
    day: dayName(input, graha),
    finger: texts.fingers[graha]![input.language],
  }
}

/** Whether tradition would advise the stone of a graha for this lagna. */
export function isAdvised({ sheet }: QuestionInput, graha: Graha): boolean {
  return housesRuledBy(graha, sheet).some((house) => trines.includes(house))
}

function verdictLine(input: QuestionInput, graha: Graha): Line {
  const slots = stoneSlots(input, graha)
  if (isNode(graha)) return speak(input, texts.stoneNode, slots)
  const ruled = housesRuledBy(graha, input.sheet)
  const trine = ruled.find((house) => trines.includes(house))
  const facts = ruled.map((house) => `house.${house}.lord`)
  return trine
    ? speak(input, texts.stoneYes, { ...slots, house: housesText(input, [trine]) }, facts)
    : speak(input, texts.stoneNo, { ...slots, ruled: housesText(input, ruled) }, facts)
}

function ownLine(input: QuestionInput, text = texts.stoneOwn): Line {
  const lord = input.sheet.lords[1]
  return lord ? speak(input, text, stoneSlots(input, lord), ['lagna.lord']) : null
}

const takesOff = /remov|take off|utar|utaru|nikal|headache|sir dard|उतार|निकाल|सिरदर्द|सिर दर्द/iu
const wearing =
  /how (?:to|do)|finger|hand|ungli|ungali|hath|haath|dhaaran|kis din|which day|कैसे|उंगली|उँगली|हाथ|किस दिन|कब/iu

export function stoneAnswer(input: QuestionInput): ChartLines {
  const { frame, question, sheet } = input
  const named = stoneNamed(question) ?? frame.grahas[0] ?? null
  const [free, weight, off] = [
    speak(input, texts.stoneNotNeeded),
    speak(input, texts.stoneWeight),
    speak(input, texts.stoneOff),
  ]
  if (!sheet.chart.timeKnown)
    return [
      [
        takesOff.test(question) ? off : frame.asks === 'how-much' ? weight : null,
        speak(input, texts.stoneUntimed),
        free,
      ],
      [roleLine(input, 'moon'), off],
    ]
  const graha = named ?? sheet.lords[1] ?? 'sun'
  const verdict = named ? verdictLine(input, named) : ownLine(input)
  const wear = speak(input, texts.stoneWear, stoneSlots(input, graha))
  const isWearing =
    frame.asks === 'how' ||
    frame.asks === 'when' ||
    (frame.asks === 'which' && wearing.test(question))
  const first = takesOff.test(question)
    ? off
    : frame.asks === 'how-much'
      ? weight
      : isWearing && wearing.test(question)
        ? wear
        : verdict
  const isGood = !named || isAdvised(input, named)
  const own = isGood || named === sheet.lords[1] ? null : ownLine(input, texts.stoneOther)
  // How to wear it is told only of what tradition would advise.
  const [told, how] = isGood ? [roleLine(input, graha), wear] : [own, null]
  return input.persona === 'oracle'
    ? [
        [first, verdict, free],
        [told, how],
      ]
    : [
        [first, free, verdict],
        [how, told],
      ]
}
