import type { VerdictMark } from '../rule.ts'
import type { SourceKey } from '../sources.ts'

/** What two charts say of each other: the eight kutas of the Moons, their sum, and Mars in both. */
export interface MatchRule {
  key: string
  when:
    /** Points of 36 with what the texts excuse; from inclusive, below exclusive. */
    | { points: { from: number; below: number } }
    /** One kuta gives all it can, or less than half of it and nothing excuses that. */
    | { kuta: KutaKey; gives: 'all' | 'little' }
    | { mars: 'neither' | 'both' | 'softened' | 'one' }
  mark: VerdictMark
  source: SourceKey
}

export const kutaKeys = [
  'varna',
  'vashya',
  'tara',
  'yoni',
  'grahaMaitri',
  'gana',
  'bhakoot',
  'nadi',
] as const
export type KutaKey = (typeof kutaKeys)[number]

function points(from: number, below: number, mark: VerdictMark): MatchRule {
  return {
    key: `match.points.${from}`,
    when: { points: { from, below } },
    mark,
    source: 'muhurta-chintamani.6',
  }
}

function kuta(name: KutaKey, fullMark: VerdictMark, little: VerdictMark): MatchRule[] {
  return [
    {
      key: `match.${name}.all`,
      when: { kuta: name, gives: 'all' },
      mark: fullMark,
      source: 'muhurta-chintamani.6',
    },
    {
      key: `match.${name}.little`,
      when: { kuta: name, gives: 'little' },
      mark: little,
      source: 'muhurta-chintamani.6',
    },
  ]
}

function mars(how: 'neither' | 'both' | 'softened' | 'one', mark: VerdictMark): MatchRule {
  return { key: `match.mars.${how}`, when: { mars: how }, mark, source: 'bphs.80' }
}

/** Heaviest first within each kind. */
export const matchRules: readonly MatchRule[] = [
  points(32, 37, '+3'),
  points(24, 32, '+2'),
  points(18, 24, '~2'),
  points(0, 18, '-1'),
  ...kuta('nadi', '+2', '~2'),
  ...kuta('bhakoot', '+2', '~2'),
  ...kuta('gana', '+1', '~1'),
  ...kuta('grahaMaitri', '+2', '~1'),
  ...kuta('yoni', '+1', '~1'),
  ...kuta('tara', '+1', '~1'),
  ...kuta('vashya', '+1', '~1'),
  ...kuta('varna', '+1', '~1'),
  mars('neither', '+1'),
  mars('both', '+1'),
  mars('softened', '~1'),
  mars('one', '~2'),
]
