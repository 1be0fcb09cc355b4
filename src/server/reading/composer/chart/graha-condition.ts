import type { Graha } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/graha-condition-texts.ts'
import type {
  ExpectedCondition,
  GrahaCondition,
} from '../../../../words/reading/chart/graha-condition-texts.ts'
import { houseOfGraha } from '../../verdicts/chart-facts.ts'
import { fillLine } from '../fill-lines.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { grahaSlots, housesText, signName, speak } from './lines/chart-input.ts'
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
  const [isBad, isGood] = [expectsBad.test(question), expectsGood.test(question)]
  if (isBad && isGood) return 'open'
  if (isBad) return 'bad'
  if (isGood) return 'good'
  return asksOpenly.test(question) ? 'open' : null
}

/** Where a graha does well and where it has a hard time, by its nature. */
interface Places {
  good: ReadonlySet<number>
  hard: ReadonlySet<number>
}
const benefic: Places = { good: new Set([1, 2, 4, 5, 7, 9, 10, 11]), hard: new Set([6, 8, 12]) }
/** Malefics and the nodes do well where effort grows and rivals are met. */
const malefic: Places = { good: new Set([3, 6, 10, 11]), hard: new Set([8, 12]) }
const malefics: ReadonlySet<Graha> = new Set<Graha>(['sun', 'mars', 'saturn', 'rahu', 'ketu'])
const strongDignities: ReadonlySet<unknown> = new Set(['exalted', 'moolatrikona', 'own'])

interface Reason {
  side: 1 | 0 | -1
  text: { en: string; hi: string }
  factId: string
}

function houseReason(graha: Graha, house: number): Reason {
  const factId = `${graha}.house`
  const { good, hard } = malefics.has(graha) ? malefic : benefic
  const { goodHouse, hardHouse, plainHouse } = texts.conditionReasons
  if (good.has(house)) return { side: 1, text: goodHouse, factId }
  return hard.has(house)
    ? { side: -1, text: hardHouse, factId }
    : { side: 0, text: plainHouse, factId }
}

/** Its dignity, whether the Sun hides it, and its house: each with the side that it speaks for. */
function reasonsOf({ sheet }: QuestionInput, graha: Graha): Reason[] {
  const reasons: Reason[] = []
  const dignity = sheet.byId.get(`${graha}.dignity`)?.value
  const factId = `${graha}.dignity`
  if (strongDignities.has(dignity))
    reasons.push({ side: 1, text: texts.conditionReasons.strong, factId })
  if (dignity === 'debilitated')
    reasons.push({ side: -1, text: texts.conditionReasons.fallen, factId })
  if (sheet.byId.get(`${graha}.combust`)?.value === true)
    reasons.push({ side: -1, text: texts.conditionReasons.combust, factId: `${graha}.combust` })
  const house = houseOfGraha(graha, sheet)
  if (house) reasons.push(houseReason(graha, house))
  else reasons.push({ side: 0, text: texts.conditionReasons.sign, factId: `${graha}.rashi` })
  return reasons
}

/** More for it than against it, as much, or less. */
function conditionOf(reasons: readonly Reason[]): GrahaCondition {
  const sum = reasons.reduce((total, { side }) => total + side, 0)
  return sum > 0 ? 'good' : sum < 0 ? 'hard' : 'mixed'
}

/**
 * How a graha stands, with its reasons, and what comes of it; null where the birth chart does not know its sign.
 *
 * @source Brihat Parashara Hora Shastra, chapters 3 (dignities), 7 and 34 (houses).
 */
export function conditionLines(
  input: QuestionInput,
  graha: Graha,
  expected: ExpectedCondition,
): AnswerLine[] {
  const { rashi } = input.sheet.chart.grahas[graha]
  if (rashi === null) return []
  const { language } = input
  const house = houseOfGraha(graha, input.sheet)
  const found = reasonsOf(input, graha)
  const condition = conditionOf(found)
  // What speaks for the answer comes first.
  const order = condition === 'hard' ? 1 : -1
  const reasons = found.toSorted((a, b) => order * (a.side - b.side)).slice(0, 2)
  const slots = {
    ...grahaSlots(input, graha),
    dignity: dignityText(input, graha) ?? '',
    sign: signName(input, rashi),
    house: house ? housesText(input, [house]) : '',
    gifts: texts.grahaGifts[graha][language],
  }
  const [first, second] = reasons
  const joinOf = (): string => {
    const { same, against } = texts.conditionJoins
    return (first!.side * second!.side < 0 ? against : same)[language]
  }
  const told = reasons.map(({ text }) => fillLine(input, text, slots, [])?.text ?? '')
  const joined = second ? `${told[0]}, ${joinOf()} ${told[1]}` : told[0]!
  const text = texts.conditionTexts[expected][condition]
  const effect = texts.conditionEffects[condition]
  return [
    speak(
      input,
      { oracle: text, astra: text },
      { ...slots, reasons: joined },
      reasons.map(({ factId }) => factId),
    ),
    speak(input, { oracle: effect, astra: effect }, slots),
  ].filter((line) => line !== null)
}
