/** What each house stands for, first to twelfth, in the few words that a model needs. */
export const houseMeanings: readonly string[] = [
  'self, body, nature',
  'money, family, speech',
  'effort, younger siblings, short trips',
  'home, mother, peace of mind, vehicles',
  'children, romance, learning, judgement',
  'work, debts, rivals, strain',
  'marriage, partner, business with others',
  'sudden change, inheritance, in-laws’ money, hidden things',
  'fortune, father, teachers, higher learning',
  'career, standing, authority',
  'income, gains, friends, elder siblings',
  'expenses, foreign lands, rest, letting go',
]
