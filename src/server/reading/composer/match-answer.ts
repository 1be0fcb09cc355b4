import { kutaSaid, marsSaid, matchHeadlines, matchLines } from '../../../words/reading/match.ts'
import { addFacts } from '../verdicts/chart-facts.ts'
import { kutaOf } from '../verdicts/match.ts'
import type { Match, MatchVerdict } from '../verdicts/match.ts'
import { closing } from './advising.ts'
import { lordBeat, moonBeat } from './birth-beats.ts'
import { antarBeat, transitBeat } from './time-beats.ts'
import { line, oneOf } from './telling.ts'
import type { Line, Telling } from './telling.ts'

const figure = (points: number): string => String(Math.round(points * 10) / 10)

function pointsLine(telling: Telling, { points, pointsWithExcuses }: Match): Line | null {
  const slots = { points: figure(points), excused: figure(pointsWithExcuses) }
  return pointsWithExcuses > points
    ? oneOf(telling, matchLines.excused, 'points', slots, [
        'milan.total',
        'milan.total.with-exceptions',
      ])
    : oneOf(telling, matchLines.points, 'points', slots, ['milan.total'])
}

/** The two heaviest counts that give all, and the two heaviest that give little. */
function kutaLines(telling: Telling, { verdicts }: Match): (Line | null)[] {
  const tell = (gives: 'all' | 'little') => (verdict: MatchVerdict) => {
    const kuta = kutaOf(verdict)
    const said = kuta && kutaSaid[kuta]
    return said ? line(telling, said[gives], {}, verdict.factIds) : null
  }
  const giving = (gives: 'all' | 'little') =>
    verdicts.filter(({ rule: { when } }) => 'kuta' in when && when.gives === gives)
  return [
    ...giving('all').slice(0, 2).map(tell('all')),
    ...giving('little').slice(0, 2).map(tell('little')),
  ]
}

function marsLine(telling: Telling, { verdicts }: Match): Line | null {
  const verdict = verdicts.find(({ rule: { when } }) => 'mars' in when)
  if (!verdict || !('mars' in verdict.rule.when)) return null
  const said = marsSaid[verdict.rule.when.mars]
  return said ? line(telling, said, {}, verdict.factIds) : null
}

/** The answer on two charts, as paragraphs of lines: what they share first, then the asker's own half. */
export function matchAnswer(telling: Telling, match: Match): (Line | null)[][] {
  addFacts(telling.sheet, match.facts)
  return [
    [
      oneOf(telling, matchHeadlines[match.direction], 'headline', {}, [
        'milan.total.with-exceptions',
      ]),
      pointsLine(telling, match),
      ...kutaLines(telling, match),
      marsLine(telling, match),
    ],
    [
      oneOf(telling, matchLines.own, 'own'),
      lordBeat(telling) ?? moonBeat(telling),
      antarBeat(telling) ?? transitBeat(telling, 'saturn'),
      transitBeat(telling, 'jupiter'),
    ],
    [
      oneOf(telling, matchLines.advice, 'advice'),
      oneOf(telling, matchLines.oneVoice, 'one-voice'),
      closing(telling),
    ],
  ]
}
