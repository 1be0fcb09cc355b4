import type { SituationPattern } from '../situation.ts'

/** Situations between husband and wife and between the two families. */
export const twoFamiliesPoints: readonly SituationPattern[] = [
  {
    name: 'whose-fault',
    among: ['separation', 'married-life', 'ex-back', 'love'],
    asks: ['who', 'why', 'what', 'which', 'how-much', 'whether'],
    topic: 'separation',
    subject: 'self',
  },
  {
    name: 'back-to-sasural',
    among: ['separation', 'married-life', 'in-laws', 'ex-back'],
    asks: ['whether', 'when', 'exactly', 'choose', 'advice', 'how', 'what', 'which'],
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'kin-long-stay',
    among: ['in-laws', 'family', 'married-life', 'separation', 'siblings'],
    asks: ['when', 'whether', 'exactly', 'why', 'how-much'],
    topic: 'in-laws',
  },
  {
    name: 'separate-kitchen',
    among: ['in-laws', 'family', 'married-life', 'property'],
    asks: ['whether', 'when', 'choose', 'advice', 'how', 'why', 'exactly'],
    topic: 'in-laws',
    subject: 'self',
  },
  {
    name: 'sent-to-parents',
    among: ['in-laws', 'married-life', 'family', 'travel', 'parents'],
    asks: ['when', 'whether', 'exactly', 'why'],
    topic: 'in-laws',
  },
  {
    name: 'jewels-kept',
    among: [
      'in-laws',
      'money',
      'inheritance',
      'lost-object',
      'legal',
      'married-life',
      'family',
      'separation',
    ],
    asks: ['whether', 'when', 'exactly', 'choose', 'advice', 'how', 'what'],
    topic: 'in-laws',
    subject: 'self',
  },
  {
    name: 'spouse-suspects',
    among: ['married-life', 'love', 'personality'],
    asks: ['when', 'whether', 'exactly', 'why', 'how', 'what', 'advice'],
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'spouse-heeds-parents',
    among: ['married-life', 'in-laws', 'family'],
    asks: ['when', 'whether', 'exactly', 'why'],
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'samdhi-offended',
    among: ['in-laws', 'family', 'marriage', 'married-life'],
    asks: ['when', 'whether', 'exactly', 'why', 'how-much'],
    topic: 'in-laws',
  },
  {
    name: 'spouse-recalls-ex',
    among: ['married-life', 'love', 'compatibility'],
    asks: ['when', 'whether', 'exactly', 'why', 'how', 'what'],
    topic: 'married-life',
    subject: 'self',
  },
]
