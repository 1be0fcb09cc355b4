import type { SituationPattern } from '../situation.ts'

/** Situations of the body and of treatment; a doctor is named in each. */
export const bodyPoints: readonly SituationPattern[] = [
  { name: 'near-one-recovers', among: ['health', 'parents', 'family', 'in-laws'], topic: 'health' },
  {
    name: 'home-illness',
    among: ['health', 'family', 'remedy', 'dosha', 'enemies'],
    topic: 'health',
    subject: 'household',
  },
  {
    name: 'child-often-ill',
    among: ['health', 'children', 'remedy', 'dosha'],
    topic: 'health',
    subject: 'child',
  },
  {
    name: 'spectacles',
    among: ['health', 'government-job', 'children'],
    words: [
      'chashma, chasma, chashme, glasses, spectacles, specs, lasik, eye number, aankhon ka number, चश्मा, चश्मे, आँखों का नंबर, आंखों का नंबर, लेज़र, लेसिक',
      'utrega, utar, utarne, hatega, hat jayega, number, lasik, laser, remove, removed, get rid, come off, badh raha, उतरेगा, उतर, हटेगा, नंबर, लेसिक, लेज़र, हट जाएगा, बढ़ रहा',
    ],
    without:
      'dukan, shop, business, dukaan, दुकान, kho gaya, lost, खो, गुम, optical, medical fit, motiya, cataract, मोतिया',
    asks: ['whether', 'when', 'exactly', 'choose', 'why', 'how', 'advice', 'what'],
    topic: 'health',
  },
  { name: 'stomach', among: ['health', 'mental-health'], topic: 'health', subject: 'self' },
  {
    name: 'medicine-stops',
    among: ['health', 'mental-health', 'parents'],
    topic: 'health',
    asks: ['whether', 'when', 'exactly', 'how-much', 'how', 'advice'],
  },
  { name: 'nothing-found', among: ['health', 'mental-health', 'enemies'], topic: 'health' },
  { name: 'test-report', among: ['health', 'parents', 'pregnancy'], topic: 'health' },
  {
    name: 'ivf-again',
    among: ['pregnancy', 'children', 'health'],
    topic: 'children',
    subject: 'self',
    careNotMeant: 'pregnancy',
  },
]
