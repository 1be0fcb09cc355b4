import type { KutaShown } from '../../contract/kundli/match-shown.ts'
import { number } from '../../words/say.ts'

/** "3", or "1 – 2" where the birth minute leaves two values open. */
export function pointsSaid({
  points,
  points_at_most,
}: Pick<KutaShown, 'points' | 'points_at_most'>): string {
  if (points_at_most === points) return number(points)
  return `${number(points)} – ${number(points_at_most)}`
}
