import type { SituationPattern } from '../situation.ts'

/** Situations of a troubled mind, of one's make, and of hard years. The reader of questions alone knows them. */
export const mindAndYearPoints: readonly SituationPattern[] = [
  {
    name: 'wakes-at-night',
    among: ['mental-health', 'health', 'dosha'],
    topic: 'mental-health',
    subject: 'self',
  },
  {
    name: 'checks-again',
    among: ['mental-health', 'health', 'personality', 'dosha'],
    topic: 'mental-health',
    subject: 'self',
  },
  {
    name: 'grief',
    among: ['mental-health', 'past', 'family', 'married-life', 'parents'],
    topic: 'mental-health',
    subject: 'self',
  },
  {
    name: 'near-one-low',
    among: ['mental-health', 'family', 'friends', 'siblings', 'parents', 'married-life', 'health'],
    topic: 'mental-health',
  },
  {
    name: 'cries-easily',
    among: ['personality', 'mental-health', 'family', 'strengths'],
    topic: 'mental-health',
    subject: 'self',
  },
  {
    name: 'cannot-refuse',
    among: ['personality', 'family', 'friends', 'strengths', 'mental-health', 'in-laws'],
    topic: 'personality',
    subject: 'self',
  },
  {
    name: 'family-year',
    among: ['year-ahead', 'family'],
    topic: 'year-ahead',
    subject: 'household',
    asks: ['how', 'describe', 'what', 'whether', 'choose', 'compute', 'advice', 'how-much'],
  },
  {
    name: 'after-hard-year',
    among: ['year-ahead', 'past', 'lucky', 'career'],
    topic: 'year-ahead',
    subject: 'self',
  },
  {
    name: 'karma-fruit',
    among: ['past', 'dosha', 'family', 'lucky'],
    topic: 'past',
    subject: 'self',
  },
]
