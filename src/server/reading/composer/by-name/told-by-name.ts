import { isLifeMatter } from '../../matters/matters.ts'
import type { ChartFacts } from '../../verdicts/chart-facts.ts'
import { birthNumber } from '../chart/lucky-answer.ts'
import type { Task } from '../composer.ts'
import { grahaForLagna } from './graha-for-lagna.ts'
import { grahaSeats } from './graha-seats.ts'
import { numbersFromQuestion, numbersTold } from './numbers-told.ts'
import { saturnByRashi } from './saturn-by-rashi.ts'
import { yogaMeaning } from './yoga-meaning.ts'

/**
 * What a question asks of a rashi, a lagna, a graha, a yoga or a number by its name alone, told free: it holds for
 * everybody of that name and is no reading of the asker's chart. Null for every other question.
 */
export function toldByName(task: Task, sheet: () => ChartFacts): string | null {
  const { question, language, frame, person } = task
  if (person.isPublicFigure || frame.careLine === 'hard') return null
  const { chart, at, byId } = sheet()
  const own = byId.get('lagna.rashi')?.about.rashi ?? null
  const isOfLife = isLifeMatter(frame.topic)
  const lines =
    saturnByRashi(task, chart, at) ??
    grahaForLagna(question, own, language) ??
    grahaSeats(question, language) ??
    yogaMeaning(question, chart, language) ??
    (isOfLife && numbersTold(question).length === 0 && !ofNumerology.test(question)
      ? null
      : numbersFromQuestion(question, birthNumber({ sheet: sheet() }), language))
  return lines ? lines.join(' ') : null
}

const ofNumerology =
  /(?<![\p{L}\p{M}])(?:m[ou]+la+nk|bha+gya+nk|lucky numbers?|numerolog\p{L}*|shubh ank|मूलांक|भाग्यांक|शुभ अंक)(?![\p{L}\p{M}])/iu
