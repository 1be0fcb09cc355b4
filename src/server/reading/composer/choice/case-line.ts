import { houseName } from '@drishti/jyotish'
import { caseHouses, caseNames, caseTexts } from '../../../../words/reading/choices/cases.ts'
import { loveOfOther, loveOfOtherCases } from '../../../../words/reading/in-chat/told-follow-ups.ts'
import { personWords } from '../../matters/person.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { standingOf } from './standing.ts'

/** Love or arranged, of somebody else: by the lords of the fifth and of the second or ninth house counted from theirs. */
function ofOther(input: MatterInput): AnswerLine | null {
  const { sheet, language, owner, other } = input
  if (!other) return null
  const houseFrom = (house: number): number => ((owner + house - 2) % 12) + 1
  const fifth = houseFrom(5)
  const love = sheet.lords[fifth]
  const elders = [2, 9].map(houseFrom).find((house) => sheet.lords[house] !== love)
  const family = elders && sheet.lords[elders]
  if (!love || !elders || !family) return null
  const isLove = standingOf(love, input).score > standingOf(family, input).score
  const [lord, weaker] = isLove ? [love, family] : [family, love]
  return voiceLine(
    input,
    loveOfOther,
    {
      said: loveOfOtherCases[isLove ? 0 : 1][language],
      person: personWords[other].name[language],
      lord: grahaInSentence(lord, language),
      other: grahaInSentence(weaker, language),
    },
    [`house.${fifth}.lord`, `house.${elders}.lord`],
  )
}

/**
 * "Fallen or stolen?", "busy or avoiding me?": which is likelier, by the lords of the two houses; null where no such
 * thing is asked, or without a birth time. Where one graha rules both houses, a third stands for the second.
 */
export function caseLine(input: MatterInput): AnswerLine | null {
  const { frame, sheet, language } = input
  const { askedCase } = frame
  if (!askedCase || !sheet.chart.timeKnown) return null
  if (askedCase === 'own-or-family' && input.other) return ofOther(input)
  const [first, ...others] = caseHouses[askedCase]
  const lord = first && sheet.lords[first[0]]
  const second = others.find(([house]) => sheet.lords[house] !== lord)
  const otherLord = second && sheet.lords[second[0]]
  if (!first || !lord || !second || !otherLord) return null
  const isFirst = standingOf(lord, input).score >= standingOf(otherLord, input).score
  const [won, lost] = isFirst ? [first, second] : [second, first]
  const [stronger, weaker] = isFirst ? [lord, otherLord] : [otherLord, lord]
  return voiceLine(
    input,
    caseTexts,
    {
      said: caseNames[askedCase][isFirst ? 0 : 1][language],
      lord: grahaInSentence(stronger, language),
      house: houseName(won[0], language),
      of: won[1][language],
      other: grahaInSentence(weaker, language),
      otherHouse: houseName(lost[0], language),
      otherOf: lost[1][language],
    },
    [`house.${won[0]}.lord`, `house.${lost[0]}.lord`],
  )
}
