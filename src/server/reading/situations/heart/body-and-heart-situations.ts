import type { SituationPattern } from '../situation.ts'

/** Situations of strength, pain and healing, of a low heart and of being alone. The reader of questions alone knows them. */
export const bodyAndHeartSituations: readonly SituationPattern[] = [
  { name: 'low-energy', among: ['health', 'mental-health', 'strengths'], topic: 'health' },
  {
    name: 'low-mood',
    among: ['mental-health', 'health', 'personality', 'past', 'family'],
    topic: 'mental-health',
  },
  {
    name: 'lonely',
    among: ['friends', 'mental-health', 'family', 'personality', 'abroad'],
    topic: 'friends',
    subject: 'self',
  },
  { name: 'fitness', among: ['health', 'strengths', 'fame'], topic: 'health' },
  {
    name: 'body-pain',
    among: ['health', 'mental-health'],
    topic: 'health',
    asks: [
      'when',
      'whether',
      'exactly',
      'how',
      'how-much',
      'why',
      'what',
      'advice',
      'describe',
      'choose',
    ],
  },
  {
    name: 'treatment-choice',
    among: ['health', 'parents', 'married-life', 'pregnancy'],
    topic: 'health',
  },
  { name: 'injury-recovery', among: ['health', 'fame', 'exam'], topic: 'health' },
  {
    name: 'conceive-time',
    among: ['pregnancy', 'children', 'health'],
    topic: 'children',
    subject: 'self',
    careNotMeant: 'pregnancy',
  },
  {
    name: 'number-of-children',
    among: ['children', 'pregnancy', 'marriage'],
    topic: 'children',
    subject: 'self',
    careNotMeant: 'pregnancy',
  },
]
