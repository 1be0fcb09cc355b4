import type { Graha } from '@drishti/jyotish'
import * as texts from '../../../../../words/reading/chart/stone-texts.ts'
import { housesRuledBy } from '../../../verdicts/chart-facts.ts'
import { capitalize } from '../../fill-lines.ts'
import type { AnswerLine, QuestionInput } from '../../fill-lines.ts'
import { grahaSlots, housesText, speak } from '../lines/chart-input.ts'
import type { ChartLines } from '../lines/chart-input.ts'
import { countStones, stoneNamed, stonesNamed } from '../lines/chart-question.ts'
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
    metal: texts.metals[graha]![input.language],
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

/** Which of two stones that the question names tradition allows; null where it allows both or neither. */
function ofTwo(input: QuestionInput): Graha | null {
  const named = stonesNamed(input.question)
  if (named.length !== 2) return null
  const allowed = named.filter((graha) => !isNode(graha) && isAdvised(input, graha))
  return allowed.length === 1 ? allowed[0]! : null
}

/** "Pukhraj, or is sunela enough?": two stones of one graha. */
function standInLine(input: QuestionInput): Line {
  const [graha, another] = stonesNamed(input.question)
  const isOfOne = graha && !another && countStones(input.question) > 1
  if (!isOfOne || isNode(graha) || input.frame.options.length < 2) return null
  const ruled = housesRuledBy(graha, input.sheet)
  const trine = ruled.find((house) => trines.includes(house))
  const slots = {
    ...stoneSlots(input, graha),
    ruled: housesText(input, ruled),
    house: housesText(input, [trine ?? ruled[0] ?? 1]),
  }
  const facts = ruled.map((house) => `house.${house}.lord`)
  return speak(input, texts.stoneAndStandIn[trine ? 'yes' : 'no'], slots, facts)
}

function ofTwoLine(input: QuestionInput, graha: Graha): Line {
  const house = housesRuledBy(graha, input.sheet).find((one) => trines.includes(one))
  if (house === undefined) return null
  const slots = { ...stoneSlots(input, graha), house: housesText(input, [house]) }
  return speak(input, texts.stoneOfTwo, slots, [`house.${house}.lord`])
}

/** "No, tradition …" behind another first sentence: without the no or the yes. */
function withoutNo(line: Line): Line {
  return line && { ...line, text: capitalize(line.text.replace(/^(?:No|नहीं|Yes|हाँ), /u, '')) }
}

const asksNeed =
  /(?<![\p{L}\p{M}])(?:(?:really|actually|do i|must i|should i really) need|need (?:it|this|to (?:wear|buy))|(?:is it|it is) (?:necessary|compulsory|must|needed|required)|(?:zaro*ri|jaro*ri|zaru+ri|jaru+ri|zarurat|jarurat|ज़रूरी|जरूरी|ज़रूरत|जरूरत)(?: (?:hai|h|है))?|pehn\p{L}* hi (?:padega|hoga)|पहन[\p{L}\p{M}]* ही (?:पड़ेगा|होगा))(?![\p{L}\p{M}])/iu

const takesOff = /remov|take off|utar|utaru|nikal|headache|sir dard|उतार|निकाल|सिरदर्द|सिर दर्द/iu
const wearing =
  /how (?:to|do)|finger|hand|ungli|ungali|hath|haath|dhaaran|kis din|kaunse din|which day|gold|silver|metal|(?<!\p{L})(?:sone|sona|chandi|dhatu)(?!\p{L})|कैसे|उंगली|उँगली|ऊँगली|हाथ|किस दिन|कब|सोने|चांदी|चाँदी|धातु/iu

/** The stone that a question is about: the one it names, else, in a follow-up, the one the chat spoke of last. */
function stoneMeant({
  question,
  frame,
  earlierAnswer,
  earlierQuestions,
  isFollowUp,
}: QuestionInput) {
  const before = isFollowUp ? [earlierAnswer ?? '', earlierQuestions.at(-1) ?? ''] : []
  return (
    stoneNamed(question) ??
    before.map((text) => stonesNamed(text).at(-1)).find((graha) => graha !== undefined) ??
    frame.grahas[0] ??
    null
  )
}

/** Why a stone was refused, or, where the houses allow it, that the no was too strict. */
function whyNotLine(input: QuestionInput, graha: Graha): Line {
  const house = housesRuledBy(graha, input.sheet).find((one) => trines.includes(one))
  if (house === undefined || isNode(graha)) return withoutNo(verdictLine(input, graha))
  const slots = { ...stoneSlots(input, graha), house: housesText(input, [house]) }
  return speak(input, texts.stoneAfterAll, slots, [`house.${house}.lord`])
}

/** What is told of a stone that the chat refused: why, or which other. */
function afterRefusal(input: QuestionInput): ChartLines | null {
  const { frame, sheet } = input
  const [refused] = frame.grahas
  if (!refused || !sheet.chart.timeKnown) return null
  const free = speak(input, texts.stoneNotNeeded)
  if (frame.followUp === 'stone-not')
    return [[whyNotLine(input, refused)], [roleLine(input, refused), free]]
  if (frame.followUp !== 'stone-instead') return null
  const other = trines.map((house) => sheet.lords[house]).find((lord) => lord && lord !== refused)
  if (!other) return null
  const isOwn = other === sheet.lords[1]
  const first = isOwn ? ownLine(input) : withoutNo(verdictLine(input, other))
  return [
    [first, free],
    [speak(input, texts.stoneWear, stoneSlots(input, other)), roleLine(input, other)],
  ]
}

export function stoneAnswer(input: QuestionInput): ChartLines {
  const instead = afterRefusal(input)
  if (instead) return instead
  const { frame, question, sheet } = input
  const chosen = sheet.chart.timeKnown ? ofTwo(input) : null
  const named = chosen ?? stoneMeant(input)
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
  const verdict = chosen
    ? ofTwoLine(input, chosen)
    : named
      ? (standInLine(input) ?? verdictLine(input, named))
      : ownLine(input)
  const wear = speak(input, texts.stoneWear, stoneSlots(input, graha))
  const need =
    named && !chosen && asksNeed.test(question)
      ? speak(input, texts.stoneNeed, stoneSlots(input, named))
      : null
  const isWearing = !chosen && frame.asks !== 'whether'
  const first = takesOff.test(question)
    ? off
    : frame.asks === 'how-much'
      ? weight
      : isWearing && wearing.test(question)
        ? wear
        : need
          ? need
          : verdict
  const isGood = !named || isAdvised(input, named)
  const own = isGood || named === sheet.lords[1] ? null : ownLine(input, texts.stoneOther)
  // Of two stones the other is told too.
  const rest = chosen ? stonesNamed(question).find((one) => one !== chosen) : undefined
  const other = rest ? withoutNo(verdictLine(input, rest)) : null
  // How to wear it is told only of what tradition would advise.
  const [told, how] = isGood ? [roleLine(input, graha), wear] : [own, null]
  if (first === need && need) return [[need, withoutNo(verdict)], [told]]
  return input.persona === 'oracle'
    ? [
        [first, other, verdict, free],
        [how, told],
      ]
    : [
        [first, other, free, verdict],
        [how, told],
      ]
}
