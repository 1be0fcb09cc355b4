import type { Couple, Milan } from '@drishti/jyotish'
import { matchSentences as words } from '../../../words/matching/match-server.ts'
import { say, type Language } from '../../../words/say.ts'
import { roles } from './roles.ts'

/** The two kutas that families ask about first. */
const heavyKutas: readonly string[] = ['nadi', 'bhakoot']

/**
 * The match in a sentence or two: the grade of the points with what the texts excuse, then what speaks
 * against it: Nadi or Bhakoot without a point and without an exception, Mars in one chart alone.
 */
export function verdictOf(
  { ashtakoota, manglik }: Milan,
  names: Couple<string>,
  language: Language,
): string {
  const { kutas, exceptions, totalWithExceptions } = ashtakoota
  const failing = kutas
    .filter(
      ({ id, points }) =>
        heavyKutas.includes(id) && points === 0 && !exceptions.some(({ kuta }) => kuta === id),
    )
    .map(({ name }) => name[language])
  const counting = roles.filter((role) => manglik[role].counts)
  const alone = counting.length === 1 && manglik.balancedBy.length === 0 ? counting[0] : null
  const matters = alone ? [...failing, say(words.oneManglik, language, names[alone])] : failing
  const second = matters.length
    ? say(words.lookAt, language, matters.join(', '))
    : say(words.nothingAgainst, language)
  return `${say(gradeOf(totalWithExceptions), language)} ${second}`
}

function gradeOf(points: number) {
  if (points >= 32) return words.verdictExcellent
  if (points >= 24) return words.verdictGood
  return points >= 18 ? words.verdictEnough : words.verdictLow
}
