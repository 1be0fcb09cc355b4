import type { VerdictMark, TransitReach, LordTouchName } from './rule.ts'
import type { SourceKey } from './sources.ts'

/**
 * When a date may be named: only where all three speak. The birth chart must promise the matter (more
 * that helps than that holds back, and at least one rule that helps), the antardasha must touch its
 * house, and Jupiter must stand in that house or look at it.
 */
export interface WindowRule {
  key: string
  /** What the natal promise must be. */
  promise: 'favourable'
  /** How the lord of the antardasha must touch the field. */
  dasha: LordTouchName
  /** How Jupiter must reach the field's house in the meantime. */
  transit: { graha: 'jupiter'; reaches: TransitReach }
  mark: VerdictMark
  source: SourceKey
}

function rows(
  dasha: LordTouchName,
  stands: VerdictMark,
  looks: VerdictMark,
  source: SourceKey,
): WindowRule[] {
  return (['stands', 'looks'] as const).map((reaches) => ({
    key: `window.${dasha}.${reaches}`,
    promise: 'favourable',
    dasha,
    transit: { graha: 'jupiter', reaches },
    mark: reaches === 'stands' ? stands : looks,
    source,
  }))
}

/** Strongest first. */
export const windowRules: readonly WindowRule[] = [
  ...rows('rules-main', '+3', '+3', 'phaladeepika.20'),
  ...rows('in-main', '+3', '+2', 'bphs.47'),
  ...rows('with-lord', '+2', '+2', 'bphs.47'),
  ...rows('sees-main', '+2', '+2', 'bphs.26'),
  ...rows('rules-helper', '+2', '+2', 'phaladeepika.20'),
  ...rows('significator', '+2', '+1', 'bphs.32'),
]
