import type { Graha } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/graha-condition-texts.ts'
import type { ExpectedCondition } from '../../../../words/reading/chart/graha-condition-texts.ts'
import { houseOfGraha, housesRuledBy } from '../../verdicts/chart-facts.ts'
import { fillLine } from '../fill-lines.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { whenLine } from './dasha-lines.ts'
import { conditionOf, lordshipReason, reasonsOf, strengthReasonsOf } from './graha-reasons.ts'
import type { Reason } from './graha-reasons.ts'
import { grahaSlots, housesText, signName, speak } from './lines/chart-input.ts'
import { antarPeriods } from './lines/dasha-periods.ts'
import { dignityText } from './lines/graha-lines.ts'

/** How a graha is placed, where it is asked whether it is good or bad in the chart. */

const expectsBad =
  /(?<![\p{L}\p{M}])(?:bad|weak|harm\p{L}*|malefic|spoil\p{L}*|trouble\p{L}*|kharab|kharaab|bura|bure|kamzor|kamjor|ashubh|bigda|ख़?राब|बुर[ाे]|कमज़?ोर|अशुभ|बिगड़[ाे])(?![\p{L}\p{M}])/iu
const expectsGood =
  /(?<![\p{L}\p{M}])(?:good|strong|powerful|benefic|well placed|fine|ok|okay|ac+h+[aei]|mazbo?ot|majboot|balwan|shubh|sahi|theek|thik|अच्छ[ाेी]|मज़?बूत|बलवान|शुभ|सही|ठीक)(?![\p{L}\p{M}])/iu
const asksOpenly =
  /(?<![\p{L}\p{M}])(?:how (?:is|are)|kais[aei]|condition|sthiti|position|कैस[ाेी]|स्थिति)(?![\p{L}\p{M}])/iu

/** What a question expects of a graha's state; null where it does not ask for that. "Good or bad" expects neither. */
export function expectedCondition(question: string): ExpectedCondition | null {
  if (/yogakarak/iu.test(question)) return 'open'
  const [isBad, isGood] = [expectsBad.test(question), expectsGood.test(question)]
  if (isBad && isGood) return 'open'
  if (isBad) return 'bad'
  if (isGood) return 'good'
  return asksOpenly.test(question) ? 'open' : null
}

/** "Strong or weak" asks for strength, "good or bad" for what it does for this lagna. */
const asksOfStrength =
  /(?<![\p{L}\p{M}])(?:strong\p{L}*|weak\p{L}*|powerful|strength|kamzor|kamjor|mazbo?ot|majboot|balwan|bali|कमज़?ोर|मज़?बूत|बलवान|बली)(?![\p{L}\p{M}])/iu

/** "a, b and c", and behind a "but" what speaks against the rest. */
function joined(input: QuestionInput, reasons: readonly Reason[], told: readonly string[]): string {
  const side = Math.sign(reasons[0]?.weight ?? 0)
  const isAgainst = (at: number): boolean => Math.sign(reasons[at]!.weight) * side < 0
  const first = told.filter((_, at) => !isAgainst(at))
  const rest = told.filter((_, at) => isAgainst(at))
  const { same, against } = texts.conditionJoins
  const row = (parts: readonly string[]): string => parts.join(`, ${same[input.language]} `)
  return [row(first), ...(rest.length > 0 ? [row(rest)] : [])].join(`, ${against[input.language]} `)
}

const asksOfLordship = /functional|yogakarak/iu

function foundReasons(input: QuestionInput, graha: Graha, isOfStrength: boolean): Reason[] {
  const lordship = asksOfLordship.test(input.question) ? lordshipReason(graha, input.sheet) : null
  if (lordship) return [lordship]
  return isOfStrength ? strengthReasonsOf(input, graha) : reasonsOf(input, graha)
}

/** So many reasons are told at most. */
const most = 3

/** What speaks for the answer first, the weightiest first; an answer that is mixed tells one of each side. */
function toldReasons(found: readonly Reason[], condition: texts.GrahaCondition): Reason[] {
  const order = condition === 'hard' ? 1 : -1
  const sorted = found
    .filter(({ weight }) => weight !== 0)
    .toSorted((a, b) => order * (a.weight - b.weight))
  if (sorted.length === 0) return found.slice(0, 1)
  if (sorted.length <= most) return sorted
  return [...sorted.slice(0, most - 1), sorted.at(-1)!]
}

/**
 * How a graha stands, with its reasons, what comes of it and when; none where the birth chart does not know its sign.
 *
 * @source Brihat Parashara Hora Shastra, chapters 3 (dignities), 27 (strengths), 7 and 34 (houses and their lords).
 */
export function conditionLines(
  input: QuestionInput,
  graha: Graha,
  expected: ExpectedCondition,
): (AnswerLine | null)[] {
  const { sheet, language } = input
  const { rashi } = sheet.chart.grahas[graha]
  if (rashi === null) return []
  const house = houseOfGraha(graha, sheet)
  const isOfStrength = asksOfStrength.test(input.question)
  const found = foundReasons(input, graha, isOfStrength)
  const condition = conditionOf(found)
  const reasons = toldReasons(found, condition)
  const slots = {
    ...grahaSlots(input, graha),
    dignity: dignityText(input, graha) ?? '',
    sign: signName(input, rashi),
    house: house ? housesText(input, [house]) : '',
    ruled: housesText(input, housesRuledBy(graha, sheet)),
    gifts: texts.grahaGifts[graha][language],
  }
  const told = reasons.map(
    ({ text, slots: own }) => fillLine(input, text, { ...slots, ...own }, [])?.text ?? '',
  )
  const text = (isOfStrength ? texts.strengthTexts : texts.conditionTexts)[expected][condition]
  const effect = texts.conditionEffects[condition]
  const period = antarPeriods(sheet).find((one) => one.lord === graha && one.timing !== 'past')
  return [
    speak(
      input,
      { oracle: text, astra: text },
      { ...slots, reasons: joined(input, reasons, told) },
      reasons.flatMap(({ factIds }) => factIds),
    ),
    speak(input, { oracle: effect, astra: effect }, slots),
    period ? whenLine(input, period) : null,
    house ? null : speak(input, { oracle: texts.bySignAlone, astra: texts.bySignAlone }),
  ]
}
