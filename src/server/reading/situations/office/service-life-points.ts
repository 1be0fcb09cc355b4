import type { SituationPattern } from '../situation.ts'

const willIt = ['whether', 'when', 'exactly', 'how-much', 'what', 'which'] as const

/** Situations of promotion, posting, the boss and the notice. */
export const serviceLifePoints: readonly SituationPattern[] = [
  {
    name: 'promotion-list',
    among: ['promotion', 'government-job', 'career'],
    asks: willIt,
    topic: 'promotion',
  },
  {
    name: 'promised-promotion',
    among: ['promotion', 'career', 'job-change', 'money'],
    asks: [...willIt, 'how'],
    topic: 'promotion',
    subject: 'self',
  },
  {
    name: 'spouse-promotion',
    among: ['promotion', 'career', 'government-job', 'married-life'],
    asks: [...willIt, 'why', 'advice'],
    topic: 'promotion',
    subject: 'spouse',
  },
  {
    name: 'posting-with-family',
    among: ['job-change', 'government-job', 'career', 'married-life', 'family', 'promotion'],
    asks: [...willIt, 'how'],
    topic: 'job-change',
  },
  {
    name: 'where-posted',
    among: ['government-job', 'promotion', 'career', 'job-change', 'job-search'],
    asks: ['whether', 'which', 'what', 'how', 'choose', 'describe'],
  },
  {
    name: 'far-posting-take',
    among: ['promotion', 'government-job', 'job-change', 'career', 'job-search'],
    asks: ['choose', 'whether', 'advice', 'which', 'what'],
  },
  {
    name: 'what-boss-thinks',
    among: ['career', 'promotion', 'job-change', 'enemies'],
    asks: ['whether', 'what', 'how', 'who', 'describe'],
    topic: 'career',
    subject: 'self',
  },
  {
    name: 'scolded-at-work',
    among: ['career', 'promotion', 'job-change', 'mental-health'],
    asks: ['whether', 'what', 'how', 'advice', 'how-much'],
    topic: 'career',
    subject: 'self',
  },
  {
    name: 'warned-at-work',
    among: ['career', 'job-change', 'job-search', 'promotion'],
    asks: ['choose', 'whether', 'what', 'how', 'advice'],
    topic: 'career',
    subject: 'self',
  },
  {
    name: 'notice-and-relieving',
    among: ['job-change', 'career', 'job-search'],
    asks: ['whether', 'how', 'what', 'which', 'choose', 'advice', 'how-much'],
    topic: 'job-change',
  },
]
