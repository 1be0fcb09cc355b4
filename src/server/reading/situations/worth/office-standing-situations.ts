import type { SituationPattern } from '../situation.ts'

export const officeStandingSituations: readonly SituationPattern[] = [
  {
    name: 'job-not-lasting',
    among: ['career', 'job-change', 'job-search', 'strengths'],
    topic: 'career',
  },
  {
    name: 'promotion-delay-why',
    among: ['promotion', 'career', 'government-job'],
    topic: 'promotion',
  },
  {
    name: 'work-better',
    among: ['career', 'job-search', 'promotion', 'business', 'strengths', 'personality'],
    topic: 'career',
  },
  {
    name: 'obstacles-at-work',
    among: ['career', 'job-search', 'promotion', 'business', 'job-change', 'enemies'],
    topic: 'career',
  },
  {
    name: 'boss-leaving',
    among: ['career', 'job-change', 'promotion', 'retirement', 'enemies'],
    topic: 'career',
    subject: 'self',
  },
  { name: 'appraisal-rating', among: ['promotion', 'career', 'money'], topic: 'promotion' },
]
