import { dignityName, dignityOf, rashiLords } from '@drishti/jyotish'
import type { Dignity, Graha } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/by-name-texts.ts'
import { say } from '../../../../words/say.ts'
import { grahasIn } from '../../frame/rules/grahas.ts'
import type { ReadingLanguage } from '../../types/reading-types.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import { signNamed } from '../chart/lines/chart-question.ts'
import { capitalize } from '../fill-lines.ts'
import { ofAsker, signIn } from './named-sign.ts'

/** Where a graha is exalted or debilitated, and whose sign a sign is: rules of every chart. */

const edge = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

const high = edge('exalt\\p{L}*|uch+ch?a?|uchh?a?|उच्च')
const low = edge('debilit\\p{L}*|neech\\p{L}*|nee?ch|nich|नीच')
const asksSign = edge(
  '(?:which|what) (?:sign|rashi)|kis (?:rashi|sign)|(?:kaun ?s[ie]|kons[ie]) (?:rashi|sign)|where|kahan?|kab|when|किस राशि|कौन ?सी राशि|कहाँ|कहां|कब',
)
/** The asker's own chart and today's sky are read, not the rule. */
const ofChart = edge(
  'lagn\\p{L}*|ascendant|लग्न|chart|kundli|kundali|janm\\p{L}*|now|abhi|today|aaj|gochar|transit\\p{L}*|house|bhav|nav?amsh?a|bhang|cancel\\p{L}*|कुंडली|जन्म|अभी|आज|गोचर|भाव|नवांश|भंग',
)
const rules = edge(
  'rules|ruler|ruling (?:planet|graha)|lord of|(?:planet|graha) of|swa+mi|ma+lik|स्वामी|मालिक',
)
const ofLife = edge('house|bha+v|lagn\\p{L}*|ascendant|nakshatra?|भाव|लग्न[\\p{L}\\p{M}]*|नक्षत्र')

const mostWords = 14

/** The sign in which a graha has a dignity; null where it has none. */
export function signOf(graha: Graha, dignity: Dignity): number | null {
  for (let degree = 0; degree < 360; degree += 1)
    if (dignityOf(graha, degree + 0.5) === dignity) return Math.floor(degree / 30)
  return null
}

const nameOf = (graha: Graha, language: ReadingLanguage): string =>
  language === 'en'
    ? capitalize(grahaInSentence(graha, language))
    : grahaInSentence(graha, language)

/** Whether the graha has the state in the sign that is named. */
function inNamedSign(
  question: string,
  graha: Graha,
  sign: number,
  language: ReadingLanguage,
): string {
  const [top, bottom] = [signOf(graha, 'exalted'), signOf(graha, 'debilitated')]
  const own = dignityOf(graha, sign * 30 + 25.5)
  const state: Dignity | null = sign === top ? 'exalted' : sign === bottom ? 'debilitated' : own
  const word = state === null ? '' : dignityName(state, language)
  const asked = [high.test(question), low.test(question)]
  const isSo = (asked[0] && state === 'exalted') || (asked[1] && state === 'debilitated')
  const lead = asked[0] && asked[1] ? '' : texts.leads[isSo ? 'yes' : 'no'][language]
  const name = grahaInSentence(graha, language)
  return capitalize(lead + say(texts.stateInSign, language, name, signIn(sign, language), word))
}

function seatsText(question: string, graha: Graha, language: ReadingLanguage): string {
  const [top, bottom] = [signOf(graha, 'exalted'), signOf(graha, 'debilitated')]
  const name = nameOf(graha, language)
  if (top === null || bottom === null) return say(texts.nodesSeats, language, name)
  const isLowFirst = low.test(question) && !high.test(question)
  const text = isLowFirst ? texts.lowThenHigh : texts.seatsOf
  return say(text, language, name, signIn(top, language), signIn(bottom, language))
}

/** In which sign a graha is exalted or debilitated; null where that is not what is asked. */
function ofSeats(question: string, language: ReadingLanguage): string[] | null {
  const [graha, another] = grahasIn(question)
  if (!graha || another || !(high.test(question) || low.test(question))) return null
  const sign = signNamed(question)
  if (sign === null && !asksSign.test(question)) return null
  const seats = seatsText(question, graha, language)
  const ends = [texts.stateMeans[language], texts.ruleIsFree[language]]
  const [top, bottom] = [signOf(graha, 'exalted'), signOf(graha, 'debilitated')]
  if (sign === null || top === null) return [seats, ...ends]
  const first = inNamedSign(question, graha, sign, language)
  return [first, ...(sign === top || sign === bottom ? [] : [seats]), ...ends]
}

/** Which graha owns a sign; null where that is not what is asked. */
function ofLord(question: string, language: ReadingLanguage): string[] | null {
  const sign = signNamed(question)
  const [graha] = grahasIn(question)
  if (sign === null || graha || !rules.test(question) || ofLife.test(question)) return null
  const lord = rashiLords[sign]!
  const name = grahaInSentence(lord, language)
  const other = rashiLords.findIndex((each, at) => each === lord && at !== sign)
  return [
    say(texts.lordOfSign, language, signIn(sign, language), name),
    ...(other < 0
      ? []
      : [say(texts.otherSignOfLord, language, nameOf(lord, language), signIn(other, language))]),
    texts.ruleIsFree[language],
  ]
}

/** What holds of the seats of a graha, or of the lord of a sign, in every chart; null for another question. */
export function grahaSeats(question: string, language: ReadingLanguage): string[] | null {
  const isRule = !ofAsker.test(question) && !ofChart.test(question)
  if (!isRule || question.trim().split(/\s+/).length > mostWords) return null
  return ofSeats(question, language) ?? ofLord(question, language)
}
