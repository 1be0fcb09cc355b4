import type { Fact } from '@drishti/jyotish'
import * as texts from '../../../words/reading/match.ts'
import { addFacts } from '../verdicts/chart-facts.ts'
import { gradeOf, kutaFact, kutaOf, matchDoshas } from '../verdicts/match/match.ts'
import type { MatchDosha, MatchJudgement, MatchVerdict } from '../verdicts/match/match.ts'
import type { KutaKey } from '../verdicts/match/match.rules.ts'
import { houseLordLine, natalMoonLine } from './birth-lines.ts'
import { fillLine, fillSeededLine } from './fill-lines.ts'
import type { AnswerLine, QuestionInput } from './fill-lines.ts'
import { listed, speak } from './chart/lines/chart-input.ts'

type Line = AnswerLine | null

const figure = (points: number): string => String(Math.round(points * 10) / 10)

/** The verdict with the points, in the words of the matching page. */
function verdictLine(input: QuestionInput, match: MatchJudgement): Line {
  const { points, pointsWithExcuses } = match
  const verdict = texts.matchVerdicts[gradeOf(pointsWithExcuses)]
  const isExcused = pointsWithExcuses > points
  return speak(
    input,
    verdict[isExcused ? 'excused' : 'plain'],
    { points: figure(points), excused: figure(pointsWithExcuses) },
    isExcused ? ['milan.total', 'milan.total.with-exceptions'] : ['milan.total'],
  )
}

/** All eight kutas with their points: the full ones, those in between, the low ones. */
function kutaListLines(input: QuestionInput, { milan }: MatchJudgement): Line[] {
  const { kutas } = milan.ashtakoota
  const groups = Object.groupBy(kutas.toReversed(), ({ points, outOf }) =>
    points === outOf ? 'strong' : points < outOf / 2 ? 'weak' : 'middle',
  )
  return (['strong', 'weak', 'middle'] as const).map((group) => {
    const inGroup = groups[group]
    if (!inGroup) return null
    const names = inGroup.map(({ id, points, outOf }) =>
      texts.kutaInList[input.language]
        .replace('{name}', texts.kutaShortNames[id][input.language])
        .replace('{points}', figure(points))
        .replace('{of}', String(outOf)),
    )
    const ids = inGroup.map(({ id }) => kutaFact(id))
    return speak(input, texts.kutaLists[group], { list: listed(input, names) }, ids)
  })
}

/** What the heaviest full kuta and the heaviest low one mean in a life of two; a dosha has its own line. */
function kutaLines(input: QuestionInput, { verdicts, milan }: MatchJudgement): Line[] {
  const tell = (gives: 'all' | 'little') => (verdict: MatchVerdict) => {
    const kuta = kutaOf(verdict)
    const said = kuta && texts.kutaTexts[kuta]
    return said ? fillLine(input, said[gives], {}, verdict.factIds) : null
  }
  const doshas = matchDoshas(milan).map(({ kuta }): KutaKey => kuta)
  const giving = (gives: 'all' | 'little') =>
    verdicts.filter((verdict) => {
      const { when } = verdict.rule
      if (!('kuta' in when) || when.gives !== gives) return false
      return gives === 'all' || !doshas.includes(when.kuta)
    })
  return [
    ...giving('little').slice(0, 2).map(tell('little')),
    ...giving('all').slice(0, 1).map(tell('all')),
  ]
}

/** Nadi and Bhakoot dosha by name, cancelled or not. */
function doshaLines(input: QuestionInput, { milan }: MatchJudgement): Line[] {
  const doshas = matchDoshas(milan)
  if (doshas.length === 0)
    return [speak(input, texts.matchDoshaTexts.neither, {}, ['dosha.nadi', 'dosha.bhakoot'])]
  return doshas.map((dosha) => doshaLine(input, dosha))
}

function doshaLine(input: QuestionInput, { kuta, exception }: MatchDosha): Line {
  const ids = [`dosha.${kuta}`, kutaFact(kuta)]
  if (!exception) return speak(input, texts.matchDoshaTexts[kuta], {}, ids)
  const why = texts.exceptionReasons[exception.id][input.language]
  return speak(input, texts.matchDoshaTexts[`${kuta}Cancelled`], { why }, [
    ...ids,
    `milan.exception.${kuta}`,
  ])
}

/** The two doshas as facts of the match, true or false, so that a sentence may name or deny them. */
function doshaFacts({ milan }: MatchJudgement): Fact[] {
  const doshas = matchDoshas(milan)
  const names = { nadi: ['Nadi', 'नाड़ी'], bhakoot: ['Bhakoot', 'भकूट'] } as const
  return (['nadi', 'bhakoot'] as const).map((kuta): Fact => {
    const isThere = doshas.some((dosha) => dosha.kuta === kuta)
    const [en, hi] = names[kuta]
    const reason = milan.ashtakoota.kutas.find(({ id }) => id === kuta)!.reason
    return {
      id: `dosha.${kuta}`,
      kind: 'milan',
      value: isThere,
      label: {
        en: `${en} dosha between the two charts: ${isThere ? 'yes' : 'no'}`,
        hi: `दोनों कुंडलियों के बीच ${hi} दोष: ${isThere ? 'हाँ' : 'नहीं'}`,
      },
      because: reason,
      about: {},
    }
  })
}

function marsLine(input: QuestionInput, { milan }: MatchJudgement): Line {
  const { verdict } = milan.manglik
  const isAsker = input.sheet.byId.get('dosha.manglik')?.value === true
  const key =
    verdict === 'one' || verdict === 'softened'
      ? (`${verdict}${isAsker ? 'Asker' : 'Other'}` as const)
      : verdict
  return speak(input, texts.manglikTexts[key], {}, [
    'milan.manglik',
    'milan.manglik.bride',
    'milan.manglik.groom',
  ])
}

/** The answer on two charts, as paragraphs of lines: what they share first, then the asker's own half. */
export function matchAnswer(input: QuestionInput, match: MatchJudgement): Line[][] {
  addFacts(input.sheet, [...match.facts, ...doshaFacts(match)])
  return [
    [verdictLine(input, match), ...kutaListLines(input, match)],
    [...doshaLines(input, match), marsLine(input, match), ...kutaLines(input, match)],
    [
      fillSeededLine(input, texts.matchLines.own, 'own'),
      houseLordLine(input) ?? natalMoonLine(input),
    ],
    [
      fillSeededLine(input, texts.matchLines.advice, 'advice'),
      fillSeededLine(input, texts.matchLines.oneVoice, 'one-voice'),
    ],
  ]
}
