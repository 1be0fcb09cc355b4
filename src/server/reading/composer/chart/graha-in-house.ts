import type { Graha } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/graha-in-house-texts.ts'
import { houseMatters } from '../../../../words/reading/chart/graha-texts.ts'
import type { LocalizedText } from '../../../../words/say.ts'
import { houseOfGraha } from '../../verdicts/chart-facts.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { placeSide } from './graha-reasons.ts'
import { grahaSlots, housesText, speak } from './lines/chart-input.ts'
import type { ChartLines } from './lines/chart-input.ts'
import { dignityLine, rulesLine } from './lines/graha-lines.ts'

/** What a graha does in a house: in any chart, and in this one. */

type Line = AnswerLine | null

const say = (
  input: QuestionInput,
  text: LocalizedText,
  slots: Parameters<typeof speak>[2],
  factIds: readonly string[] = [],
): Line => speak(input, { oracle: text, astra: text }, slots, factIds)

/** What a graha gives to the matters of a house; `isOwn` where it stands there in this chart. */
export function inHouseLine(input: QuestionInput, graha: Graha, house: number, isOwn = true): Line {
  const { language } = input
  const place = texts.inHousePlaces[isOwn ? 'own' : 'any'][language]
  const slots = {
    ...grahaSlots(input, graha),
    place: place.replace('{house}', housesText(input, [house])),
    matters: houseMatters[house - 1]![language],
  }
  return say(input, texts.inHouseTexts[graha], slots, isOwn ? [`${graha}.house`] : [])
}

function sideLine(input: QuestionInput, graha: Graha, house: number): Line {
  return say(input, texts.inHouseSides[placeSide(graha, house) ?? 'plain'], {})
}

const asksOfEffect =
  /(?<![\p{L}\p{M}])(?:what does|what do|do(?:es)? .{0,12} do|means?|meaning|effects?|results?|kya (?:karta|karte|hota|asar|phal|fal)|asar|phal|prabhav|matlab|क्या (?:करता|करते|होता|असर|फल)|असर|फल|प्रभाव|मतलब)(?![\p{L}\p{M}])/iu

/** What a graha does in the house that is asked about, and where it stands here; null where no effect is asked for. */
export function grahaInHouse(
  input: QuestionInput,
  graha: Graha,
  named: number | null,
): ChartLines | null {
  const stands = houseOfGraha(graha, input.sheet)
  if (named === null && (!stands || !asksOfEffect.test(input.question))) return null
  const asked = named ?? stands!
  const isThere = stands === asked
  const slots = grahaSlots(input, graha)
  // Where it stands elsewhere the line on what the question takes for true says so.
  const elsewhere = stands ? null : say(input, texts.houseNeedsTime, slots)
  return [
    [inHouseLine(input, graha, asked, isThere), sideLine(input, graha, asked)],
    isThere || !stands
      ? [elsewhere, dignityLine(input, graha), rulesLine(input, graha)]
      : [elsewhere, inHouseLine(input, graha, stands), dignityLine(input, graha)],
  ]
}

/** What the lord of a house ties that house to, by where it stands. */
export function lordTiesLine(input: QuestionInput, house: number, stands: number): Line {
  const matters = houseMatters[house - 1]![input.language]
  return house === stands
    ? say(input, texts.lordAtHome, { matters })
    : say(input, texts.lordTies, { matters, others: houseMatters[stands - 1]![input.language] })
}
