import { nakshatraName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/fact-texts.ts'
import { houseOfGraha } from '../../verdicts/chart-facts.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { grahaSlots, housesText, noTimeLines, signName, speak } from './lines/chart-input.ts'
import type { ChartLines } from './lines/chart-input.ts'
import { starNamed } from './lines/chart-question.ts'
import { meaningLine, roleLine } from './lines/graha-lines.ts'
import { lagnaLine, moonLine, starLine } from '../self/nature-answer.ts'

type Line = AnswerLine | null

const asksOfMeaning =
  /(?<![\p{L}\p{M}])(?:say|says|tell|tells|mean|means|meaning|about me|matlab|kehta|kahta|kehti|batat[ai]|मतलब|अर्थ|कहत[ाी]|बतात[ाी])(?![\p{L}\p{M}])/iu
const meaningLines = { lagna: lagnaLine, rashi: moonLine, nakshatra: starLine }

type Identity = keyof typeof texts.identityTexts

/** Lagna, Moon sign and birth nakshatra, one of them or all. */
export function identityLine(input: QuestionInput, which: Identity): Line {
  const { sheet, language } = input
  const { moon } = sheet.chart.grahas
  const lagna = sheet.byId.get('lagna.rashi')?.about.rashi
  const slots = {
    ...(lagna === undefined ? {} : { lagna: signName(input, lagna) }),
    ...(moon.rashi === null ? {} : { rashi: signName(input, moon.rashi) }),
    ...(moon.nakshatra === null ? {} : { star: nakshatraName(moon.nakshatra, language) }),
    ...(moon.pada === null ? {} : { pada: String(moon.pada) }),
  }
  const facts = {
    lagna: ['lagna.rashi'],
    rashi: ['birth.rashi'],
    nakshatra: ['birth.nakshatra'],
    all: ['lagna.rashi', 'birth.rashi', 'birth.nakshatra'],
  }[which]
  const line = speak(input, texts.identityTexts[which], slots, facts)
  return line ?? (which === 'nakshatra' ? speak(input, texts.starTexts, slots, facts) : null)
}

function lordLine(input: QuestionInput, which: 'lagna' | 'rashi' | 'nakshatra'): Line {
  const { sheet } = input
  const id = which === 'lagna' ? 'lagna.lord' : `birth.${which}.lord`
  const graha = sheet.byId.get(id)?.value as Graha | undefined
  if (!graha) return null
  const house = houseOfGraha(graha, sheet)
  const text = {
    lagna: texts.lagnaLordTexts,
    rashi: texts.rashiLordTexts,
    nakshatra: texts.starLordTexts,
  }[which]
  return speak(
    input,
    text,
    { ...grahaSlots(input, graha), ...(house ? { house: housesText(input, [house]) } : {}) },
    [id, ...(which === 'lagna' ? [`${graha}.house`] : [])],
  )
}

const identityWords: readonly (readonly [RegExp, 'lagna' | 'rashi' | 'nakshatra'])[] = [
  [/lagn|ascend|rising|लग्न/iu, 'lagna'],
  [/nakshat|nakchat|pada\b|charan|star|नक्षत्र|चरण/iu, 'nakshatra'],
  [/rashi|raasi|raashi|rasi\b|moon sign|zodiac|sign|राशि|रासि|रासी/iu, 'rashi'],
]

/** "At home they wrote Pooram": where another birth star is told than the kundli has, that and what it may come of. */
function otherStarLine(input: QuestionInput): Line {
  const { nakshatra } = input.sheet.chart.grahas.moon
  const told = starNamed(input.question)
  if (told === null || nakshatra === null || told === nakshatra) return null
  return speak(input, texts.otherStarTexts, { star: nakshatraName(nakshatra, input.language) }, [
    'birth.nakshatra',
  ])
}

export function identityAnswer(input: QuestionInput): ChartLines {
  // In the order of the question.
  const named = identityWords
    .map(([pattern, one]) => ({ one, at: input.question.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
  const order = named.length > 0 ? named : (['lagna', 'rashi', 'nakshatra'] as const)
  const isTimed = input.sheet.chart.timeKnown
  const known = order.map(
    (one) =>
      identityLine(input, one) ??
      (isTimed ? null : one === 'rashi' ? null : noTimeLines(input)[0]!),
  )
  const first =
    named.length === 1 || (named.length === 2 && !named.includes('lagna'))
      ? known
      : [identityLine(input, 'all') ?? known[0] ?? null, ...(isTimed ? [] : known.slice(1))]
  if (named.length > 0 && asksOfMeaning.test(input.question)) {
    const told = named.map((one) => meaningLines[one](input)).filter((line) => line !== null)
    // The meaning names what it is of.
    if (told.length === named.length)
      return [told, [otherStarLine(input), ...order.map((one) => lordLine(input, one))]]
  }
  const lords = named.length === 2 ? [] : order.map((one) => lordLine(input, one))
  const others = (['rashi', 'nakshatra', 'lagna'] as const).filter((one) => !order.includes(one))
  return [
    [...first, otherStarLine(input), ...lords],
    [
      ...(named.length === 1 || first === known
        ? others.map((one) => identityLine(input, one))
        : []),
      ...(isTimed ? [] : [roleLine(input, 'sun'), roleLine(input, 'jupiter')]),
      meaningLine(input, 'moon'),
    ],
  ]
}
