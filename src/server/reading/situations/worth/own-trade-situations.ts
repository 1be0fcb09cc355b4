import type { SituationPattern } from '../situation.ts'

export const ownTradeSituations: readonly SituationPattern[] = [
  {
    name: 'which-trade',
    among: ['business', 'career', 'money', 'job-search', 'investment'],
    topic: 'business',
  },
  { name: 'business-profit', among: ['business', 'money', 'investment'], topic: 'business' },
  {
    name: 'close-or-continue-business',
    among: ['business', 'money', 'debt', 'job-change', 'career', 'job-search'],
    topic: 'business',
  },
  { name: 'sales-increase', among: ['business', 'money', 'fame'], topic: 'business' },
  { name: 'rival-shop', among: ['business', 'enemies', 'money'], topic: 'business' },
  {
    name: 'which-partner',
    among: ['business', 'friends', 'family', 'siblings', 'in-laws', 'compatibility'],
    topic: 'business',
  },
  {
    name: 'animal-farm-business',
    among: ['business', 'career', 'money', 'pet', 'investment'],
    topic: 'business',
  },
]
