import type { SituationPattern } from '../situation.ts'

export const workChoiceSituations: readonly SituationPattern[] = [
  {
    name: 'field-fit',
    among: [
      'career',
      'education',
      'job-search',
      'life-purpose',
      'strengths',
      'fame',
      'government-job',
    ],
    topic: 'career',
  },
  {
    name: 'which-of-two-fields',
    among: [
      'career',
      'job-search',
      'government-job',
      'education',
      'business',
      'life-purpose',
      'job-change',
    ],
    topic: 'career',
  },
  {
    name: 'switch-field',
    among: ['job-change', 'career', 'job-search', 'education', 'promotion', 'business'],
    topic: 'job-change',
  },
  {
    name: 'which-city-job',
    among: ['job-search', 'job-change', 'career', 'business', 'promotion', 'abroad', 'fame'],
    topic: 'career',
  },
  {
    name: 'offer-or-stay',
    among: ['job-change', 'career', 'promotion', 'job-search'],
    topic: 'job-change',
  },
  {
    name: 'govt-or-private',
    among: ['job-search', 'government-job', 'career', 'job-change', 'exam'],
    topic: 'government-job',
  },
]
