import type { SituationPattern } from '../situation.ts'

/** Situations of a match that is spoken of, and of a marriage after the first. */
export const matchPoints: readonly SituationPattern[] = [
  {
    name: 'dates-put-off',
    among: ['marriage', 'love', 'compatibility', 'family'],
    asks: ['when', 'whether', 'exactly', 'why', 'advice', 'how', 'what'],
    topic: 'marriage',
  },
  {
    name: 'two-signs',
    among: ['compatibility', 'love', 'marriage', 'married-life'],
    asks: ['whether', 'how', 'choose', 'which', 'why', 'when'],
    topic: 'compatibility',
  },
  {
    name: 'unlike-pair',
    among: ['compatibility', 'marriage', 'love', 'married-life', 'personality'],
    asks: ['whether', 'how', 'why', 'choose', 'what', 'advice', 'when'],
    topic: 'compatibility',
  },
  {
    name: 'groom-abroad',
    among: ['marriage', 'compatibility', 'love', 'abroad'],
    asks: ['whether', 'how', 'choose', 'advice', 'what', 'which', 'describe', 'when'],
    topic: 'marriage',
  },
  {
    name: 'looks-refused',
    among: ['marriage', 'love'],
    asks: ['when', 'whether', 'exactly', 'why', 'how', 'what', 'advice'],
    topic: 'marriage',
    subject: 'self',
  },
  {
    name: 'illness-before-wedding',
    among: ['marriage', 'love', 'compatibility', 'health'],
    asks: ['when', 'whether', 'exactly', 'how', 'what', 'advice', 'choose', 'which'],
    topic: 'marriage',
  },
  {
    name: 'second-marriage-lasts',
    among: ['marriage', 'married-life', 'separation', 'compatibility'],
    asks: ['whether', 'how', 'what', 'describe', 'choose', 'advice', 'when'],
    topic: 'marriage',
    subject: 'self',
  },
  {
    name: 'two-marriages-said',
    among: ['marriage', 'married-life', 'separation', 'dosha'],
    asks: ['whether', 'what', 'how-much', 'how', 'why', 'when'],
    topic: 'marriage',
    subject: 'self',
  },
]
