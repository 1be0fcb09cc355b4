import type { SituationPattern } from '../situation.ts'

/** Situations of trades, one’s own and those of near ones. Where no words stand, the reader of questions alone knows them. */
export const assetTradePoints: readonly SituationPattern[] = [
  {
    name: 'kin-shop-runs',
    among: [
      'business',
      'career',
      'money',
      'children',
      'siblings',
      'married-life',
      'friends',
      'family',
      'investment',
    ],
    topic: 'business',
  },
  {
    name: 'kin-trade-recovers',
    among: [
      'business',
      'money',
      'career',
      'parents',
      'married-life',
      'family',
      'siblings',
      'debt',
      'friends',
    ],
    topic: 'business',
  },
  {
    name: 'old-trade-change-line',
    among: ['business', 'career', 'money'],
    topic: 'business',
    subject: 'self',
  },
  {
    name: 'orders-return',
    among: ['business', 'money', 'career'],
    topic: 'business',
    subject: 'self',
  },
]
