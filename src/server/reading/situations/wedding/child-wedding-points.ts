import type { SituationPattern } from '../situation.ts'

/** Situations of a wedding in the family: of a child, a brother or sister, a relative, a friend or a former partner. */
export const childWeddingPoints: readonly SituationPattern[] = [
  {
    name: 'child-wedding',
    among: ['marriage', 'children', 'family'],
    asks: ['when', 'whether', 'exactly', 'why', 'how-much', 'how'],
    topic: 'marriage',
    subject: 'child',
  },
  {
    name: 'child-proposal',
    among: ['marriage', 'compatibility', 'children', 'family', 'in-laws', 'married-life'],
    asks: ['whether', 'choose', 'which', 'advice', 'how', 'describe', 'what'],
    topic: 'marriage',
    subject: 'child',
  },
  {
    name: 'child-match-answer',
    among: ['marriage', 'compatibility', 'children', 'family'],
    asks: ['when', 'whether', 'exactly', 'why'],
    topic: 'marriage',
    subject: 'child',
  },
  {
    name: 'child-spouse-portrait',
    among: ['marriage', 'children', 'in-laws', 'family', 'married-life'],
    asks: ['describe', 'how', 'what', 'choose', 'which', 'who', 'whether', 'when'],
    topic: 'marriage',
    subject: 'child',
  },
  {
    name: 'wedding-cost',
    among: ['marriage', 'money', 'debt', 'family', 'children', 'investment'],
    topic: 'money',
    subject: 'self',
  },
  {
    name: 'sibling-wedding',
    among: ['marriage', 'siblings', 'family'],
    asks: ['when', 'whether', 'exactly', 'why', 'how-much', 'how'],
    topic: 'marriage',
    subject: 'sibling',
  },
  {
    name: 'others-wedding',
    among: ['marriage', 'family', 'in-laws', 'friends'],
    asks: ['when', 'whether', 'exactly', 'why', 'how', 'which'],
    topic: 'marriage',
  },
  {
    name: 'ex-remarries',
    among: ['marriage', 'ex-back', 'love', 'separation', 'married-life'],
    asks: ['when', 'whether', 'exactly', 'who', 'what'],
    topic: 'marriage',
    subject: 'ex',
  },
]
