import type { KutaData } from '../../contract/kundli/match.ts'
import { formatNumber } from '../../words/say.ts'

/** "3", or "1 – 2" where the birth minute leaves two values open. */
export function formatPoints({
  points,
  points_at_most,
}: Pick<KutaData, 'points' | 'points_at_most'>): string {
  if (points_at_most === points) return formatNumber(points)
  return `${formatNumber(points)} – ${formatNumber(points_at_most)}`
}
