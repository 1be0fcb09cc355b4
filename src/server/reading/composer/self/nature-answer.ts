import { nakshatraName, shadbala, shadbalaGrahas } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import type { LocalizedText } from '../../../../words/say.ts'
import { houseMatters } from '../../../../words/reading/chart/graha-texts.ts'
import { moonSignTexts, nakshatraTexts } from '../../../../words/reading/moon-sign.ts'
import * as texts from '../../../../words/reading/self/nature-texts.ts'
import { houseOfGraha } from '../../verdicts/chart-facts.ts'
import type { SentenceSlots } from '../../verdicts/fill-template.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { grahaSlots, housesText, signName, speak } from '../chart/lines/chart-input.ts'
import type { ChartLines } from '../chart/lines/chart-input.ts'

/** What somebody is like, and what they are good at: named traits, each with the fact it comes from, and no time. */

type Line = AnswerLine | null

const toCome =
  /(?<![\p{L}\p{M}])(?:will|change|become|improve|get better|badal\p{L}*|sudh[ae]r\p{L}*|hoga|hogi|honge|banunga|बदल[\p{L}\p{M}]*|सुधर[\p{L}\p{M}]*|होगा|होगी)(?![\p{L}\p{M}])/iu
/** How strong grahas and houses are by count is a fact of the chart. */
const ofCount = /ashtak|bindu|shadbala|points?(?!\p{L})|planet|graha?(?!\p{L})|अष्टक|बिंदु|षड्बल|ग्रह/iu
const describing: ReadonlySet<string> = new Set([
  'describe',
  'what',
  'which',
  'who',
  'how',
  'how-much',
  'compute',
  'whether',
  'why',
])

/** Whether it is asked what the asker is like or good at, and not how that will change. */
export function asksForNature({ frame, question, owner }: QuestionInput): boolean {
  if (frame.topic !== 'personality' && frame.topic !== 'strengths') return false
  if (owner !== 1 || frame.situation || !describing.has(frame.asks)) return false
  if (frame.topic === 'strengths' && (frame.grahas.length > 0 || ofCount.test(question)))
    return false
  return (frame.subject === 'self' || frame.subject === 'none') && !toCome.test(question)
}

const lagnaOf = ({ sheet }: QuestionInput): number | undefined =>
  sheet.byId.get('lagna.rashi')?.about.rashi

/** The seven by their strength, the strongest first; none without the birth time. */
function byStrength({ sheet }: QuestionInput): Graha[] {
  if (!sheet.chart.timeKnown) return []
  const strengths = shadbala(sheet.chart)
  return shadbalaGrahas.toSorted((a, b) => strengths[a].rank - strengths[b].rank)
}

export function moonLine(input: QuestionInput): Line {
  const { rashi } = input.sheet.chart.grahas.moon
  if (rashi === null) return null
  const clause = moonSignTexts.general[rashi]![input.language]
  return speak(input, texts.moonNatureTexts, { rashi: signName(input, rashi), clause }, [
    'birth.rashi',
  ])
}

export function lagnaLine(input: QuestionInput): Line {
  const lagna = lagnaOf(input)
  if (lagna === undefined) return null
  const clause = texts.lagnaManners[lagna]![input.language]
  return speak(input, texts.lagnaNatureTexts, { lagna: signName(input, lagna), clause }, [
    'lagna.rashi',
  ])
}

export function starLine(input: QuestionInput): Line {
  const { nakshatra } = input.sheet.chart.grahas.moon
  if (nakshatra === null) return null
  const star: LocalizedText = nakshatraTexts[nakshatra]!
  const slots = { star: nakshatraName(nakshatra, input.language), clause: star[input.language] }
  return speak(input, texts.starNatureTexts, slots, ['birth.nakshatra'])
}

function lagnaLordLine(input: QuestionInput): Line {
  const lord = input.sheet.lords[1]
  const house = lord && houseOfGraha(lord, input.sheet)
  if (!lord || !house) return null
  return speak(
    input,
    texts.lagnaLordNatureTexts,
    {
      ...grahaSlots(input, lord),
      house: housesText(input, [house]),
      matters: houseMatters[house - 1]![input.language],
    },
    ['house.1.lord', `${lord}.house`],
  )
}

function strengthLine(input: QuestionInput, which: 'strongest' | 'weakest'): Line {
  const graha = byStrength(input).at(which === 'strongest' ? 0 : -1)
  if (!graha) return null
  const [text, slots] =
    which === 'strongest'
      ? [texts.strongestNatureTexts, { strength: texts.grahaStrengths[graha]![input.language] }]
      : [texts.weakestNatureTexts, { lesson: texts.grahaLessons[graha]![input.language] }]
  const names = { ...grahaSlots(input, graha), ...houseSlot(input, graha) }
  const factIds = [`shadbala.${graha}`, `${graha}.house`]
  return speak(input, text, { ...names, ...slots }, factIds)
}

interface Strength {
  name: LocalizedText
  by: keyof typeof texts.strengthByTexts
  slots: SentenceSlots
  factIds: string[]
}

/** The house that a graha stands in, as a slot; none without a birth time. */
function houseSlot(input: QuestionInput, graha: Graha): SentenceSlots {
  const house = houseOfGraha(graha, input.sheet)
  return house ? { house: housesText(input, [house]) } : {}
}

/** At most three strengths, from the strongest grahas and from the signs of Moon and lagna; without a birth time of Moon and Sun. */
function strengthsOf(input: QuestionInput): Strength[] {
  const [first, second] = byStrength(input)
  const { moon, sun } = input.sheet.chart.grahas
  const lagna = lagnaOf(input)
  const ofGraha = (by: 'strongest' | 'second', graha: Graha | undefined): Strength[] => {
    if (!graha) return []
    const slots = { ...grahaSlots(input, graha), ...houseSlot(input, graha) }
    const factIds = [`shadbala.${graha}`, `${graha}.house`]
    return [{ name: texts.grahaStrengths[graha]!, by, slots, factIds }]
  }
  const ofSign = (
    by: 'moon' | 'lagna' | 'sun',
    rashi: number | null | undefined,
    fact: string,
  ): Strength[] => {
    if (rashi === null || rashi === undefined) return []
    const slots = { sign: signName(input, rashi) }
    return [{ name: texts.signStrengths[rashi]!, by, slots, factIds: [fact] }]
  }
  return [
    ...ofGraha('strongest', first),
    ...ofSign('moon', moon.rashi, 'birth.rashi'),
    ...ofSign('lagna', lagna === moon.rashi ? null : lagna, 'lagna.rashi'),
    ...ofGraha('second', second),
    ...ofSign('sun', first || sun.rashi === moon.rashi ? null : sun.rashi, 'sun.rashi'),
  ].slice(0, 3)
}

function strengthsAnswer(input: QuestionInput): ChartLines {
  const { language } = input
  const found = strengthsOf(input)
  const [one, two, three] = found.map(({ name }) => name[language])
  const first = three
    ? speak(input, texts.threeStrengthsTexts, { one: one!, two: two!, three })
    : one && two
      ? speak(input, texts.twoStrengthsTexts, { one, two })
      : null
  const grounds = found.map(({ name, by, slots, factIds }) =>
    speak(input, texts.strengthByTexts[by], { ...slots, strength: name[language] }, factIds),
  )
  return [
    [first, ...grounds],
    [strengthLine(input, 'weakest'), starLine(input)],
    [speak(input, texts.strengthUseTexts)],
  ]
}

const ofWeakness =
  /weak|fault|flaw|kamzor|kamjor|(?<!\p{L})kami(?!\p{L})|buraai|burai|कमज़ोर|कमजोर|(?<![\p{L}\p{M}])कमी|बुराई/iu

/** The answer to "what am I like" and "what are my strengths". */
export function natureAnswer(input: QuestionInput): ChartLines {
  const weakest = strengthLine(input, 'weakest')
  if (ofWeakness.test(input.question))
    return [
      [weakest, lagnaLine(input), moonLine(input)],
      [strengthLine(input, 'strongest'), starLine(input)],
    ]
  if (input.frame.topic === 'strengths') return strengthsAnswer(input)
  const [inner, outer] = [moonLine(input), lagnaLine(input)]
  return [
    input.persona === 'oracle' ? [outer, inner, starLine(input)] : [inner, outer, starLine(input)],
    [strengthLine(input, 'strongest'), weakest, lagnaLordLine(input)],
  ]
}
