import {
  kutaTexts,
  manglikTexts,
  matchHeadlines,
  matchLines,
} from '../../../words/reading/match.ts'
import { addFacts } from '../verdicts/chart-facts.ts'
import { kutaOf } from '../verdicts/match/match.ts'
import type { MatchJudgement, MatchVerdict } from '../verdicts/match/match.ts'
import { closingLine } from './advice-lines.ts'
import { houseLordLine, natalMoonLine } from './birth-lines.ts'
import { antardashaLine, slowTransitLine } from './timing-lines.ts'
import { fillLine, fillSeededLine } from './fill-lines.ts'
import type { AnswerLine, ComposerInput } from './fill-lines.ts'

const figure = (points: number): string => String(Math.round(points * 10) / 10)

function pointsLine(
  telling: ComposerInput,
  { points, pointsWithExcuses }: MatchJudgement,
): AnswerLine | null {
  const slots = { points: figure(points), excused: figure(pointsWithExcuses) }
  return pointsWithExcuses > points
    ? fillSeededLine(telling, matchLines.excused, 'points', slots, [
        'milan.total',
        'milan.total.with-exceptions',
      ])
    : fillSeededLine(telling, matchLines.points, 'points', slots, ['milan.total'])
}

/** The two heaviest counts that give all, and the two heaviest that give little. */
function kutaLines(telling: ComposerInput, { verdicts }: MatchJudgement): (AnswerLine | null)[] {
  const tell = (gives: 'all' | 'little') => (verdict: MatchVerdict) => {
    const kuta = kutaOf(verdict)
    const said = kuta && kutaTexts[kuta]
    return said ? fillLine(telling, said[gives], {}, verdict.factIds) : null
  }
  const giving = (gives: 'all' | 'little') =>
    verdicts.filter(({ rule: { when } }) => 'kuta' in when && when.gives === gives)
  return [
    ...giving('all').slice(0, 2).map(tell('all')),
    ...giving('little').slice(0, 2).map(tell('little')),
  ]
}

function marsLine(telling: ComposerInput, { verdicts }: MatchJudgement): AnswerLine | null {
  const verdict = verdicts.find(({ rule: { when } }) => 'mars' in when)
  if (!verdict || !('mars' in verdict.rule.when)) return null
  const said = manglikTexts[verdict.rule.when.mars]
  return said ? fillLine(telling, said, {}, verdict.factIds) : null
}

/** The answer on two charts, as paragraphs of lines: what they share first, then the asker's own half. */
export function matchAnswer(
  telling: ComposerInput,
  match: MatchJudgement,
): (AnswerLine | null)[][] {
  addFacts(telling.sheet, match.facts)
  return [
    [
      fillSeededLine(telling, matchHeadlines[match.direction], 'headline', {}, [
        'milan.total.with-exceptions',
      ]),
      pointsLine(telling, match),
      ...kutaLines(telling, match),
      marsLine(telling, match),
    ],
    [
      fillSeededLine(telling, matchLines.own, 'own'),
      houseLordLine(telling) ?? natalMoonLine(telling),
      antardashaLine(telling) ?? slowTransitLine(telling, 'saturn'),
      slowTransitLine(telling, 'jupiter'),
    ],
    [
      fillSeededLine(telling, matchLines.advice, 'advice'),
      fillSeededLine(telling, matchLines.oneVoice, 'one-voice'),
      closingLine(telling),
    ],
  ]
}
