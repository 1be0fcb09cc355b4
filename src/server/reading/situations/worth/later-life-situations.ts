import type { SituationPattern } from '../situation.ts'

export const laterLifeSituations: readonly SituationPattern[] = [
  {
    name: 'home-after-retirement',
    among: ['retirement', 'property', 'family', 'children', 'abroad'],
    topic: 'retirement',
  },
  {
    name: 'what-after-retirement',
    among: ['retirement', 'business', 'career', 'job-search', 'investment'],
    topic: 'retirement',
  },
  {
    name: 'case-end',
    among: ['legal', 'property', 'inheritance', 'separation', 'enemies'],
    topic: 'legal',
  },
  {
    name: 'others-jail-release',
    among: ['legal', 'family', 'siblings', 'children', 'parents', 'friends'],
    topic: 'legal',
  },
  {
    name: 'protect-from-enemies',
    among: ['enemies', 'career', 'business', 'family', 'in-laws', 'separation'],
    topic: 'enemies',
  },
  { name: 'contest-win', among: ['fame', 'education', 'exam', 'strengths', 'day'], topic: 'fame' },
  {
    name: 'book-published',
    among: ['fame', 'career', 'business', 'education', 'life-purpose'],
    topic: 'fame',
  },
]
