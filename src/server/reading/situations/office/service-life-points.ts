import { ofHarm } from '../livelihood/asking-words.ts'
import { ofViolence } from '../of-violence.ts'
import type { SituationPattern } from '../situation.ts'

const willIt = ['whether', 'when', 'exactly', 'how-much', 'what', 'which'] as const

/** Situations of promotion, posting, the boss and the notice. */
export const serviceLifePoints: readonly SituationPattern[] = [
  {
    name: 'promotion-list',
    among: ['promotion', 'government-job', 'career'],
    asks: willIt,
    topic: 'promotion',
  },
  {
    name: 'promised-promotion',
    among: ['promotion', 'career', 'job-change', 'money'],
    asks: [...willIt, 'how'],
    topic: 'promotion',
    subject: 'self',
  },
  {
    name: 'spouse-promotion',
    among: ['promotion', 'career', 'government-job', 'married-life'],
    asks: [...willIt, 'why', 'advice'],
    topic: 'promotion',
    subject: 'spouse',
  },
  {
    name: 'posting-with-family',
    among: ['job-change', 'government-job', 'career', 'married-life', 'family', 'promotion'],
    asks: [...willIt, 'how'],
    topic: 'job-change',
  },
  {
    name: 'where-posted',
    among: ['government-job', 'promotion', 'career', 'job-change', 'job-search'],
    asks: ['whether', 'which', 'what', 'how', 'choose', 'describe'],
  },
  {
    name: 'far-posting-take',
    among: ['promotion', 'government-job', 'job-change', 'career', 'job-search'],
    asks: ['choose', 'whether', 'advice', 'which', 'what'],
  },
  {
    name: 'what-boss-thinks',
    among: ['career', 'promotion', 'job-change', 'enemies', 'love', 'friends'],
    words: [
      'boss, manager, principal, hod, director, sir, madam, sahab, saheb, team lead, beo, supervisor, incharge, बॉस, मैनेजर, प्रिंसिपल, साहब, मैडम, सर, अधिकारी, हेडमिस्ट्रेस',
      'think of me, think about me, thinks of me, thinks about me, happy with my work, happy with me, like me or, likes me or, on my side, man me mere liye, mere bare me kya, mere baare me kya, mere baare mein kya, mujhe pasand karte, mujhe pasand karti, mujhse naraz, mujhse khush, mere kaam se khush, rukh meri taraf, मेरे बारे में क्या, मेरे काम से ख़ुश, मुझसे ख़ुश, मुझसे नाराज़, मुझे पसंद, मेरे ख़िलाफ़, रुख मेरी तरफ़',
    ],
    without: `${ofHarm}, ${ofViolence}, crush, love me, pyar, shaadi, marry, ex, pati, husband, wife, प्यार, शादी, पति`,
    asks: ['whether', 'what', 'how', 'who', 'describe'],
    topic: 'career',
    subject: 'self',
  },
  {
    name: 'scolded-at-work',
    among: ['career', 'promotion', 'job-change', 'mental-health'],
    asks: ['whether', 'what', 'how', 'advice', 'how-much'],
    topic: 'career',
    subject: 'self',
  },
  {
    name: 'warned-at-work',
    among: ['career', 'job-change', 'job-search', 'promotion'],
    words: [
      'pip, performance improvement plan, improvement plan, final warning, last warning, warning letter, resign myself or, khud resign, चेतावनी पत्र, आख़िरी चेतावनी, पीआईपी',
    ],
    without: `${ofHarm}, ${ofViolence}, touch, akele, dinner, hotel, school, class teacher`,
    asks: ['choose', 'whether', 'what', 'how', 'advice'],
    topic: 'career',
    subject: 'self',
  },
  {
    name: 'notice-and-relieving',
    among: ['job-change', 'career', 'job-search'],
    words: [
      'relieving, relieve me, release me early, early release, notice shortened, shorten my notice, notice period kam, notice kam, notice chhota, notice ghat*, buyout, buy out, relieving letter, experience letter, notice of three months, three months notice, background verification, background check, रिलीविंग, अनुभव पत्र, अनुभव प्रमाण पत्र, नोटिस पूरा, नोटिस कम, नोटिस तीन महीने',
    ],
    without: `${ofHarm}, ${ofViolence}, visa, passport, tenant, stress relieving, court, legal notice, rent, क़ानूनी`,
    asks: ['whether', 'how', 'what', 'which', 'choose', 'advice', 'how-much'],
    topic: 'job-change',
  },
]
