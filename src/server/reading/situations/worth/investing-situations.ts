import type { SituationPattern } from '../situation.ts'

export const investingSituations: readonly SituationPattern[] = [
  {
    name: 'which-investment',
    among: ['investment', 'money', 'property', 'business'],
    topic: 'investment',
  },
  {
    name: 'invest-in-business',
    among: ['investment', 'business', 'money', 'friends', 'family', 'siblings', 'in-laws', 'debt'],
    topic: 'investment',
  },
  { name: 'how-to-save', among: ['money', 'investment', 'debt'], topic: 'money' },
  { name: 'tightness-ends', among: ['money', 'family', 'debt', 'business'], topic: 'money' },
  {
    name: 'loan-take-or-not',
    among: ['debt', 'money', 'property', 'business', 'investment'],
    topic: 'debt',
  },
]
