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
    words: [
      'will i have a baby, will i have baby, when will i have a baby, will we have a baby, baby kab hoga, bachha kab hoga, bacha kab hoga, बच्चा कब होगा, will i conceive, when conceive, conceive kab, kab conceive, get pregnant, become pregnant, pregnancy kab, kab pregnant, pregnant kab, trying for baby, trying for a baby, trying to conceive, baby ke liye try, baby plan, baby planning, pregnancy ke liye try, प्रेगनेंसी कब, प्रेग्नेंसी कब, कंसीव कब, कब कंसीव, प्रेग्नेंट कब, प्रेगनेंट कब, गर्भ कब, गर्भ कब ठहरेगा, कब गर्भवती',
    ],
    without:
      'ivf, iui, icsi, miscarriage, miscarriages, abortion, i am pregnant, im pregnant, pregnant hu, pregnant hoon, pregnant hai, mahina, mahine, month pregnant, delivery, cow, gaay, bhains, buffalo, dog, cat, bahu, beti, daughter, daughter in law, behen, sister, bhabhi, second, dusra, dusri, unmarried, boyfriend, bf, गर्भपात, महीना, गाय, भैंस, बहू, बेटी, बहन, भाभी, दूसरा, डिलीवरी, आईवीएफ',
    asks: ['when', 'whether', 'exactly', 'how', 'advice'],
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
