import { naturalRelation } from '../chart/natural-friendship.ts'
import { perGraha, type PerGraha, type ShadbalaGraha } from './grahas.ts'

/** From great friend to great enemy: the natural relation and the temporary one together. */
export type CompoundRelation = 'great-friend' | 'friend' | 'neutral' | 'enemy' | 'great-enemy'

const steps: readonly CompoundRelation[] = [
  'great-enemy',
  'enemy',
  'neutral',
  'friend',
  'great-friend',
]
const naturalSteps = { enemy: -1, neutral: 0, friend: 1 } as const
/** Asked some fifty times a chart, so worked out once. */
const natural = perGraha((graha) =>
  perGraha((other) => naturalSteps[naturalRelation(graha, other)]),
)

/**
 * How one graha regards another in a chart (Brihat Parashara Hora Shastra, ch. 3): whoever stands in the
 * second, third, fourth, tenth, eleventh or twelfth from it is a friend for the time, the others enemies.
 * Signs are those of the birth chart, 0..11.
 */
export function compoundRelation(
  rashi: Readonly<PerGraha<number>>,
  graha: ShadbalaGraha,
  otherGraha: ShadbalaGraha,
): CompoundRelation {
  const place = ((rashi[otherGraha] - rashi[graha] + 12) % 12) + 1
  const temporary = [2, 3, 4, 10, 11, 12].includes(place) ? 1 : -1
  return steps[natural[graha][otherGraha] + temporary + 2]!
}
