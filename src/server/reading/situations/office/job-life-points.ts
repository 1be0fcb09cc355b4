import type { SituationPattern } from '../situation.ts'

/** Ways of asking that a time or a yes answers. */
const willIt = ['whether', 'when', 'exactly', 'how-much', 'what'] as const
const willItOrWhy = [...willIt, 'why'] as const

/** Situations of the first work, of work among one's own people and of two offers. */
export const jobLifePoints: readonly SituationPattern[] = [
  {
    name: 'degree-no-job',
    among: ['job-search', 'career', 'education'],
    asks: willItOrWhy,
    topic: 'job-search',
    subject: 'self',
  },
  {
    name: 'steady-job',
    among: ['job-search', 'career', 'job-change', 'life-purpose'],
    asks: willItOrWhy,
    topic: 'job-search',
    subject: 'self',
  },
  {
    name: 'offer-withdrawn',
    among: ['job-search', 'career', 'job-change'],
    asks: willItOrWhy,
    topic: 'job-search',
    subject: 'self',
  },
  {
    name: 'spouse-out-of-work',
    among: ['job-search', 'career', 'job-change', 'money', 'married-life', 'family'],
    asks: [...willIt, 'how', 'advice'],
    topic: 'job-search',
    subject: 'spouse',
  },
  {
    name: 'kin-at-home',
    among: ['job-search', 'career', 'children', 'siblings', 'in-laws', 'family', 'education'],
    asks: [...willIt, 'how', 'advice'],
    topic: 'job-search',
  },
  {
    name: 'partner-gets-job',
    among: ['job-search', 'career', 'government-job', 'love', 'marriage', 'job-change'],
    asks: willIt,
    topic: 'job-search',
    subject: 'partner',
  },
  {
    name: 'kin-govt-job',
    among: ['government-job', 'exam', 'career', 'job-search', 'children', 'siblings'],
    asks: willIt,
    topic: 'government-job',
  },
  {
    name: 'two-offers',
    among: ['job-change', 'job-search', 'career', 'government-job'],
    asks: ['choose', 'which', 'whether', 'advice'],
    topic: 'job-change',
  },
]
