import { grahaNames, nakshatraName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/fact-texts.ts'
import { houseOfGraha } from '../../verdicts/chart-facts.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { grahaSlots, housesText, listed, signName, speak } from './lines/chart-input.ts'
import type { ChartLines } from './lines/chart-input.ts'
import { houseNamed } from './lines/chart-question.ts'
import { dignityLine, dignityText, meaningLine, roleLine, rulesLine } from './lines/graha-lines.ts'
import { conditionLines, expectedCondition } from './graha-condition.ts'
import { grahaInHouse, inHouseLine } from './graha-in-house.ts'
import { houseAnswer } from './house-answer.ts'
import { identityAnswer, identityLine } from './identity-answer.ts'
import { strengthAnswer, strengthLines } from './strength-answer.ts'

/** Questions on what stands in the birth chart. */

type Line = AnswerLine | null
type State = keyof typeof texts.stateWords

const stateWords: readonly (readonly [RegExp, State])[] = [
  [/combust|\bast\b|asta?\s|अस्त/iu, 'combust'],
  [/retro|vakri|वक्री/iu, 'retrograde'],
  [/exalt|uch+a?\b|उच्च/iu, 'exalted'],
  [/debilit|neech|nich|नीच/iu, 'debilitated'],
  [/own sign|swagrahi|swagruhi|svagrahi|स्वगृही|स्वराशि/iu, 'own'],
]

function stateNamed(question: string): State | null {
  return stateWords.find(([pattern]) => pattern.test(question))?.[1] ?? null
}

/** Whether the birth chart has a graha in a state; null where it does not know. */
function hasState({ sheet }: QuestionInput, graha: Graha, state: State): boolean | null {
  if (state === 'combust' || state === 'retrograde') {
    const value = sheet.byId.get(`${graha}.${state}`)?.value
    return typeof value === 'boolean' ? value : null
  }
  const dignity = sheet.byId.get(`${graha}.dignity`)?.value
  return dignity === undefined ? null : dignity === state
}

const stateFact = (graha: Graha, state: State): string =>
  state === 'combust' || state === 'retrograde' ? `${graha}.${state}` : `${graha}.dignity`

function stateLine(input: QuestionInput, graha: Graha, state: State): Line {
  const value = hasState(input, graha, state)
  if (value === null) return null
  const slots = { ...grahaSlots(input, graha), state: texts.stateWords[state][input.language] }
  return speak(input, texts.grahaStateTexts[value ? 'yes' : 'no'], slots, [stateFact(graha, state)])
}

function dignityIsLine(input: QuestionInput, graha: Graha): Line {
  const dignity = dignityText(input, graha)
  const { rashi } = input.sheet.chart.grahas[graha]
  if (!dignity || rashi === null) return null
  const slots = { ...grahaSlots(input, graha), dignity, sign: signName(input, rashi) }
  return speak(input, texts.dignityIsTexts, slots, [`${graha}.dignity`, `${graha}.rashi`])
}

/** Sign, house, star and pada of a graha; without a birth time its sign. */
function placeLine(input: QuestionInput, graha: Graha): Line {
  const place = input.sheet.chart.grahas[graha]
  const house = houseOfGraha(graha, input.sheet)
  if (place.rashi === null || place.nakshatra === null || place.pada === null || !house)
    return roleLine(input, graha)
  return speak(
    input,
    texts.grahaPlaceTexts,
    {
      ...grahaSlots(input, graha),
      sign: signName(input, place.rashi),
      house: housesText(input, [house]),
      star: nakshatraName(place.nakshatra, input.language),
      pada: String(place.pada),
    },
    [`${graha}.rashi`, `${graha}.house`, `${graha}.nakshatra`],
  )
}

function grahaAnswer(input: QuestionInput, graha: Graha): ChartLines {
  const state = stateNamed(input.question)
  const isVarga = /navam|navan|d-?9\b|नवांश|नवमांश/iu.test(input.question)
  const first = state ? stateLine(input, graha, state) : isVarga ? vargaLine(input, graha) : null
  const isOfOne = !state && !isVarga && input.frame.grahas.length === 1
  const expected = isOfOne ? expectedCondition(input.question) : null
  if (expected)
    return [
      conditionLines(input, graha, expected),
      [placeLine(input, graha), rulesLine(input, graha)],
    ]
  const inHouse = isOfOne ? grahaInHouse(input, graha, houseNamed(input.question)) : null
  if (inHouse) return inHouse
  const place = placeLine(input, graha)
  const rest = [place, rulesLine(input, graha)]
  const dignity = state === 'exalted' || state === 'debilitated' ? dignityIsLine : dignityLine
  const [second, third] = input.persona === 'oracle' ? rest : [rest[0], meaningLine(input, graha)]
  return [
    [first, second ?? null, third ?? null],
    [dignity(input, graha), rest[1] ?? null, meaningLine(input, graha)],
  ]
}

function vargaLine(input: QuestionInput, graha: Graha): Line {
  const rashi = input.sheet.byId.get(`d9.${graha}.rashi`)?.about.rashi
  if (rashi === undefined) return null
  return speak(
    input,
    texts.vargaTexts,
    { ...grahaSlots(input, graha), sign: signName(input, rashi) },
    [`d9.${graha}.rashi`],
  )
}

const lagnaLord =
  /lagnesh|lagnadhi?pati|(?:lagna|ascendant|rising sign)(?:['’]?s)? (?:ka |ke )?(?:lord|swami|ruler|malik)|lord of (?:my |the )?(?:lagna|ascendant)|लग्नेश|लग्न (?:के|का) (?:स्वामी|मालिक)/iu

/** The lord of the lagna by its name, where it stands, and whether it is in the state that is asked about. */
function lagnaLordAnswer(input: QuestionInput): ChartLines | null {
  const lord = input.sheet.lords[1]
  if (!lagnaLord.test(input.question) || !lord || !input.sheet.chart.timeKnown) return null
  const house = houseOfGraha(lord, input.sheet)
  const { rashi } = input.sheet.chart.grahas[lord]
  if (!house || rashi === null) return null
  const state = stateNamed(input.question)
  const has = state && hasState(input, lord, state)
  const slots = {
    ...grahaSlots(input, lord),
    house: housesText(input, [house]),
    sign: signName(input, rashi),
    state: state ? texts.stateWords[state][input.language] : '',
  }
  const text = texts.lagnaLordIs[has === null ? 'plain' : has ? 'inState' : 'notInState']
  const first = speak(input, text, slots, [
    'lagna.lord',
    `${lord}.house`,
    `${lord}.rashi`,
    ...(state ? [stateFact(lord, state)] : []),
  ])
  return [
    [first, dignityLine(input, lord), rulesLine(input, lord)],
    [meaningLine(input, lord), identityLine(input, 'lagna')],
  ]
}

/** Which grahas have a state: "Saturn is retrograde and Mars is retrograde" as one list. */
function statesAnswer(input: QuestionInput, state: State): ChartLines {
  const grahas = grahaNames.filter(
    (graha) => graha !== 'rahu' && graha !== 'ketu' && hasState(input, graha, state) === true,
  )
  const { language } = input
  const word = texts.stateWords[state][language]
  const be = language === 'en' ? 'is' : 'हैं'
  const states = grahas.map((graha) => {
    const name = grahaInSentence(graha, language)
    return language === 'en' ? `${name} ${be} ${word}` : `${name} ${word} ${be}`
  })
  const first =
    grahas.length === 0
      ? speak(input, texts.statesListTexts.none)
      : speak(
          input,
          texts.statesListTexts.some,
          { list: listed(input, states) },
          grahas.map((graha) => stateFact(graha, state)),
        )
  return [
    [first, ...grahas.map((graha) => placeLine(input, graha))],
    [...strengthLines(input, 'strongest'), identityLine(input, 'all')],
  ]
}

/** "Where are Rahu and Ketu, and what do they give?" */
function ofBothNodes(input: QuestionInput): ChartLines | null {
  const { grahas } = input.frame
  if (grahas.length !== 2 || !grahas.includes('rahu') || !grahas.includes('ketu')) return null
  return grahas.map((graha) => {
    const house = houseOfGraha(graha, input.sheet)
    return [placeLine(input, graha), house ? inHouseLine(input, graha, house) : null]
  })
}

const strengthWords =
  /(?:best|worst|luckiest|ac+h+a|shubh|अच्छा|शुभ) (?:planet|graha?|ग्रह)|strong|weak|powerful|mazbo?ot|majboot|kamzor|kamjor|balwan|bali\b|मज़बूत|मजबूत|कमज़ोर|कमजोर|बलवान|शक्तिशाली/iu

/** The Moon's sign and star are the asker's own. */
const namesIdentity = /sign|rashi|raasi|raashi|nakshat|nakchat|राशि|रासि|रासी|नक्षत्र|नछत्र/iu

/** The answer to a question on the birth chart itself. */
export function factAnswer(input: QuestionInput): ChartLines {
  const { frame, question } = input
  const lord = lagnaLordAnswer(input)
  if (lord) return lord
  const state = stateNamed(question)
  const house = houseNamed(question)
  const [graha] = frame.grahas
  if (/navam|navan|d-?9\b|नवांश|नवमांश/iu.test(question) && !graha) {
    const rashi = input.sheet.byId.get('d9.lagna.rashi')?.about.rashi
    const line =
      rashi === undefined
        ? null
        : speak(input, texts.vargaLagnaTexts, { sign: signName(input, rashi) }, ['d9.lagna.rashi'])
    if (line)
      return [
        [line, vargaLine(input, 'venus'), vargaLine(input, 'moon')],
        [identityLine(input, 'all')],
      ]
  }
  const both = ofBothNodes(input)
  if (both && !state && house === null) return both
  if (graha && (graha !== 'moon' || !namesIdentity.test(question.replace(/own sign/iu, ''))))
    return grahaAnswer(input, graha)
  if (house !== null) return houseAnswer(input, house)
  if (graha && graha !== 'moon') return grahaAnswer(input, graha)
  if (state) return statesAnswer(input, state)
  return strengthWords.test(question) ? strengthAnswer(input) : identityAnswer(input)
}
