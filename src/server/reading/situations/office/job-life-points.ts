import { ofHarm } from '../livelihood/asking-words.ts'
import { ofViolence } from '../of-violence.ts'
import type { SituationPattern } from '../situation.ts'

/** Ways of asking that a time or a yes answers. */
const willIt = ['whether', 'when', 'exactly', 'how-much', 'what'] as const
const willItOrWhy = [...willIt, 'why'] as const

/** Situations of the first work, of work among one's own people and of two offers. */
export const jobLifePoints: readonly SituationPattern[] = [
  {
    name: 'degree-no-job',
    among: ['job-search', 'career', 'education'],
    asks: willItOrWhy,
    topic: 'job-search',
    subject: 'self',
  },
  {
    name: 'steady-job',
    among: ['job-search', 'career', 'job-change', 'life-purpose'],
    words: [
      'swiggy, zomato, blinkit, zepto, rapido, porter, dunzo, uber, ola, delivery boy, delivery karta, delivery karti, thekedar, thekedari, contractor, daily wages, daily wage, dihadi, labour contract, ठेकेदार, ठेके पर, दिहाड़ी, स्विगी, ज़ोमैटो, रैपिडो, डिलीवरी',
      'pakki, pakka kaam, permanent, fix salary, fixed salary, salaried, steady, dhang ki, company roll, proper job, office wali naukri, achhi naukri, apne line, पक्की, पक्का, बँधी तनख़्वाह, परमानेंट, ढंग की',
    ],
    without: `${ofHarm}, ${ofViolence}, aadhar, aadhaar, आधार, bandhak, peshgi, advance, loan, gate band, karz, क़र्ज़, shaadi, business, dukan, office me operations, selection pakka, vibhag, department, samvida, विभाग, संविदा`,
    asks: willItOrWhy,
    topic: 'job-search',
    subject: 'self',
  },
  {
    name: 'offer-withdrawn',
    among: ['job-search', 'career', 'job-change'],
    asks: willItOrWhy,
    topic: 'job-search',
    subject: 'self',
  },
  {
    name: 'spouse-out-of-work',
    among: ['job-search', 'career', 'job-change', 'money', 'married-life', 'family'],
    asks: [...willIt, 'how', 'advice'],
    topic: 'job-search',
    subject: 'spouse',
  },
  {
    name: 'kin-at-home',
    among: ['job-search', 'career', 'children', 'siblings', 'in-laws', 'family', 'education'],
    asks: [...willIt, 'how', 'advice'],
    topic: 'job-search',
  },
  {
    name: 'partner-gets-job',
    among: ['job-search', 'career', 'government-job', 'love', 'marriage', 'job-change'],
    asks: willIt,
    topic: 'job-search',
    subject: 'partner',
  },
  {
    name: 'kin-govt-job',
    among: ['government-job', 'exam', 'career', 'job-search', 'children', 'siblings'],
    asks: willIt,
    topic: 'government-job',
  },
  {
    name: 'two-offers',
    among: ['job-change', 'job-search', 'career', 'government-job'],
    asks: ['choose', 'which', 'whether', 'advice'],
    topic: 'job-change',
  },
]
