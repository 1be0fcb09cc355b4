import type { SituationPattern } from '../situation.ts'

/** Situations of love that ended, of trust, of a marriage and of its end. The reader of questions alone knows them. */
export const loveAndMarriageSituations: readonly SituationPattern[] = [
  {
    name: 'ex-feelings',
    among: ['ex-back', 'love', 'separation', 'married-life', 'marriage'],
    topic: 'ex-back',
    subject: 'self',
  },
  {
    name: 'ex-happy',
    among: ['ex-back', 'love', 'separation', 'married-life', 'marriage'],
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'breakup-cause',
    among: ['love', 'ex-back', 'separation', 'marriage', 'past'],
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'love-fails-repeatedly',
    among: ['love', 'ex-back', 'marriage', 'past', 'dosha'],
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'partner-loyal',
    among: ['love', 'marriage', 'ex-back', 'compatibility', 'married-life'],
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'partner-type-suits',
    among: ['marriage', 'love', 'compatibility', 'personality'],
    topic: 'marriage',
    asks: ['which', 'what', 'describe', 'who'],
    subject: 'self',
  },
  {
    name: 'divorce-goes-through',
    among: ['separation', 'legal', 'married-life'],
    topic: 'separation',
    subject: 'self',
  },
  {
    name: 'what-spouse-wants',
    among: ['married-life', 'love', 'marriage', 'compatibility'],
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'romance-in-marriage',
    among: ['married-life', 'love', 'marriage', 'separation'],
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'no-physical-intimacy',
    among: ['married-life', 'health', 'love', 'marriage', 'separation'],
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'who-first-siblings',
    among: ['marriage', 'siblings', 'family', 'children'],
    topic: 'marriage',
  },
]
