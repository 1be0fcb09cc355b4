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
    among: ['job-search', 'career', 'job-change', 'life-purpose', 'money', 'promotion'],
    words: [
      'swiggy, zomato, blinkit, zepto, rapido, porter, dunzo, uber, ola, delivery boy, delivery karta, delivery karti, thekedar, thekedari, contractor, daily wages, daily wage, dihadi, labour contract, rider, cab on app, iti, agency,  ठेकेदार, ठेके पर, आईटीआई, दिहाड़ी, स्विगी, ज़ोमैटो, रैपिडो, डिलीवरी',
      'pakki, pakka kaam, take me directly, kab tak aise, aise hi chal, kab tak bhatak, permanent, fix salary, fixed salary, salaried, steady, dhang ki, company roll, proper job, office wali naukri, achhi naukri, apne line, पक्की, पक्का, बँधी तनख़्वाह, परमानेंट, ढंग की',
    ],
    without: `${ofHarm}, ${ofViolence}, aadhar, aadhaar, आधार, bandhak, peshgi, advance, loan, gate band, karz, क़र्ज़, shaadi, business, dukan, office me operations, selection pakka, vibhag, department, samvida, विभाग, संविदा`,
    asks: willItOrWhy,
    topic: 'job-search',
    subject: 'self',
  },
  {
    name: 'offer-withdrawn',
    among: ['job-search', 'career', 'job-change'],
    words: [
      'offer, offer letter, joining, joining date, position, selection mail, ऑफ़र, ऑफ़र लेटर, ज्वाइनिंग',
      'revoke, revoked, rescinded, withdrawn, withdrew, withdraw, cancelled, canceled, cancel kar, cancel ho, on hold, wapas le, postponed, mana kar diya, palat gayi, pushing my joining, aage badha, rok di, रद्द, पलट गई, वापस ले, आगे बढ़ा, आगे बढ़ाती',
      'company, hr, unhone, they, firm, कंपनी, position, job, naukri, dobara, later, again, wait, फिर, दोबारा',
    ],
    without: `${ofHarm}, ${ofViolence}, visa, shaadi, wedding, rishta, flight, ticket, college, admission, bond, pati, husband, boyfriend`,
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
    words: [
      'bf, boyfriend, gf, girlfriend, fiance, fiancee, mangetar, hone wale pati, बॉयफ्रेंड, गर्लफ्रेंड, मंगेतर, होने वाले पति, प्रेमी, प्रेमिका',
      'ki job, ki naukri, get a job, get job, find a job, find something, permanent job, ko job, ko kaam, ka kaam, jobless, की नौकरी, को काम, का काम, को नौकरी',
      'kab, will, when, lagegi, milegi, jamega, कब, लगेगी, मिलेगा, मिलेगी',
    ],
    without: `${ofHarm}, ${ofViolence}, transfer, abroad, breakup, ex, promotion, visa, job lag gayi, shaadi kab hogi`,
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
