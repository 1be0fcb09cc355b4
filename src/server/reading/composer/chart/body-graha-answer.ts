import type { Graha } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/self/graha-of-body-texts.ts'
import type { BodyPart } from '../../../../words/reading/self/graha-of-body-texts.ts'
import { houseOfGraha } from '../../verdicts/chart-facts.ts'
import { fillLine } from '../fill-lines.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { grahaSlots, housesText, signName, speak } from './lines/chart-input.ts'
import type { ChartLines } from './lines/chart-input.ts'
import { dignityLine, meaningLine, rulesLine } from './lines/graha-lines.ts'

/** "Which graha is the stomach's, and how is mine?": the karaka of a part of the body and its state. */

type Row = readonly [part: BodyPart, graha: Graha, words: string]

/** The karakas of the body after Phaladeepika 2 and 14 and Prashna Marga 12. */
const rows: readonly Row[] = [
  ['sugar', 'jupiter', 'sugar|diabet\\p{L}*|madhumeh|शुगर|मधुमेह'],
  ['blood', 'mars', 'blood|bp|b\\.p|khoon|khun|ख़ून|खून|रक्त|बीपी'],
  ['heart', 'sun', 'heart|hriday|dil ki (?:bimari|dhadkan)|हृदय|दिल की'],
  ['stomach', 'sun', 'stomach|digest\\p{L}*|acidity|pet|pait|pachan|gas|पेट|पाचन|एसिडिटी|गैस'],
  ['eyes', 'sun', 'eyes?|eyesight|aankh\\p{L}*|ankh\\p{L}*|आँख\\p{M}*|आंख\\p{M}*|आँखों|आंखों|नज़र की'],
  ['bones', 'sun', 'bones?|haddi\\p{L}*|हड्डी|हड्डियों'],
  ['mind', 'moon', 'sleep|insomnia|neend|nind|नींद'],
  ['chest', 'moon', 'lungs?|chest|breath\\p{L}*|asthma|saans|chhati|साँस|सांस|दमा|फेफड़[\\p{M}]*|छाती'],
  ['skin', 'mercury', 'skin|twacha|tvacha|chamdi|त्वचा|चमड़ी'],
  ['nerves', 'mercury', 'nerves?|nason|nas|नस|नसों'],
  ['speech', 'mercury', 'speech|stammer\\p{L}*|haklana|haklahat|vani|वाणी|हकलाहट'],
  ['liver', 'jupiter', 'liver|fat|weight|obesity|motapa|vajan|wajan|लिवर|मोटापा|वज़न|वजन'],
  ['ears', 'jupiter', 'ears?|hearing|kaan|कान|कानों'],
  ['kidneys', 'venus', 'kidneys?|stone in kidney|pathri|gurda|gurde|किडनी|गुर्दे|पथरी'],
  ['throat', 'venus', 'throat|thyroid|gala|gale|थायराइड|गले|गला'],
  [
    'knees',
    'saturn',
    'knees?|joints?|legs?|ghutn\\p{L}*|jodo\\p{L}*|pairo\\p{L}*|घुटन[\\p{M}]*|घुटनों|जोड़ों|पैरों',
  ],
  ['back', 'saturn', 'back ?(?:ache|pain)?|kamar|peeth|spine|कमर|पीठ'],
  ['teeth', 'saturn', 'teeth|tooth|daant|dant|दाँत|दांत|दाँतों|दांतों'],
]
const patterns = rows.map(([part, graha, words]) => ({
  part,
  graha,
  words: new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu'),
}))

const asksGraha =
  /(?<![\p{L}\p{M}])(?:which|what|kaun\p{L}*|kon\p{L}*|kis|kiska|konsa) (?:\p{L}+ )?(?:planets?|graha?|grah)(?!\p{L})|(?:planets?|graha?|grah) (?:kaun|kon|kaunsa|konsa|rules|is responsible)|(?:कौन ?सा|कौन ?से|किस|कौनसा|कौनसे) ग्रह|ग्रह (?:कौन|कौनसा)/iu

/** The part of the body whose graha is asked for; null where none is. */
function partAsked({ question, frame }: QuestionInput): (typeof patterns)[number] | null {
  const isOfBody = frame.topic === 'health' || frame.topic === 'chart-fact'
  const isAsked = asksGraha.test(question) && (isOfBody || frame.topic === 'mental-health')
  return isAsked ? (patterns.find(({ words }) => words.test(question)) ?? null) : null
}

/** Whether it is asked which graha a part of the body belongs to. */
export const asksForBodyGraha = (input: QuestionInput): boolean =>
  input.owner === 1 && partAsked(input) !== null

function firstLine(input: QuestionInput, part: BodyPart, graha: Graha): AnswerLine | null {
  const { sheet, language } = input
  const { rashi } = sheet.chart.grahas[graha]
  if (rashi === null) return null
  const house = houseOfGraha(graha, sheet)
  const slots = {
    ...grahaSlots(input, graha),
    part: texts.bodyPartNames[part][language],
    sign: signName(input, rashi),
  }
  return house === null
    ? speak(input, texts.grahaOfBodySignTexts, slots, [`${graha}.rashi`])
    : speak(input, texts.grahaOfBodyTexts, { ...slots, house: housesText(input, [house]) }, [
        `${graha}.house`,
        `${graha}.rashi`,
      ])
}

/** The answer: the graha, its state, what it means, and what to do. */
export function bodyGrahaAnswer(input: QuestionInput): ChartLines {
  const asked = partAsked(input)
  if (!asked) return []
  const { part, graha } = asked
  const care = texts.bodyCare[graha]
  return [
    [
      firstLine(input, part, graha),
      dignityLine(input, graha) ?? speak(input, texts.middleStrengthTexts),
    ],
    [care ? fillLine(input, care) : null, speak(input, texts.bodyDoctorTexts)],
    [rulesLine(input, graha), meaningLine(input, graha)],
  ]
}
