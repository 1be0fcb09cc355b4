import { ofHarm } from '../livelihood/asking-words.ts'
import type { SituationPattern } from '../situation.ts'

const willIt = ['whether', 'when', 'exactly', 'how-much', 'what'] as const

/** Situations of posts that are due, of ends and beginnings, and of one's own road. */
export const laterRoadPoints: readonly SituationPattern[] = [
  {
    name: 'compassionate-post',
    among: ['government-job', 'career', 'job-search', 'parents'],
    words: ['anukampa, anukamp, compassionate, mritak ashrit, dying in harness, अनुकंपा, मृतक आश्रित'],
    without: `${ofHarm}, agar main na, main na rahu, अगर मैं न, मैं न रहूं, मैं न रहूँ`,
    asks: [...willIt, 'who', 'how'],
    topic: 'government-job',
  },
  {
    name: 'age-limit-near',
    among: ['government-job', 'exam', 'career', 'job-search'],
    asks: willIt,
    topic: 'government-job',
    subject: 'self',
  },
  {
    name: 'after-last-attempt',
    among: ['career', 'government-job', 'exam', 'education', 'job-search'],
    asks: ['what', 'which', 'whether', 'choose', 'advice', 'how', 'describe'],
    topic: 'career',
    subject: 'self',
  },
  {
    name: 'ai-and-my-work',
    among: ['career', 'job-change', 'job-search'],
    words: [
      'ai, a i, chatgpt, chat gpt, gpt, artificial intelligence, automation, एआई, चैटजीपीटी, ऑटोमेशन',
      'job, jobs, naukri, nokri, career, kaam, work, replace, replaced, coding, developer, testing, designer, writer, call center, bpo, accounts, नौकरी, काम, करियर, कोडिंग, रोज़ी',
      'take, take away, taking, took, replace, replaced, safe, survive, future, end, kha, khaa, kha jayega, kha jaega, le lega, le legi, le jayega, chhin, cheen, chheen, khatam, khatra, bachegi, bachega, jayegi, chali jayegi, khayega, खा, खा जाएगा, ले लेगा, छीन, ख़त्म, ख़तरा, बचेगी, बचेगा, जाएगी, चली जाएगी, रहेगी, भविष्य',
    ],
    without: 'air india, course karu, kaun sa course, exam, startup, business',
    asks: ['whether', 'when', 'how', 'what', 'which', 'advice', 'how-much'],
    topic: 'career',
    subject: 'self',
  },
  {
    name: 'family-pension',
    among: ['retirement', 'money', 'parents', 'government-job'],
    words: [
      'family pension, parivarik pension, pariwarik pension, पारिवारिक पेंशन, फैमिली पेंशन, फ़ैमिली पेंशन',
    ],
    without: ofHarm,
    asks: [...willIt, 'how'],
    topic: 'retirement',
  },
  {
    name: 'money-lasts-old-age',
    among: ['retirement', 'money', 'investment'],
    asks: ['how-much', 'whether', 'how', 'what', 'when', 'which', 'advice'],
    topic: 'retirement',
    subject: 'self',
  },
  {
    name: 'empty-though-all',
    among: ['life-purpose', 'career', 'personality', 'mental-health', 'year-ahead'],
    asks: ['what', 'why', 'how', 'advice', 'describe', 'which'],
    topic: 'life-purpose',
    subject: 'self',
  },
  {
    name: 'purpose-after-children',
    among: ['life-purpose', 'retirement', 'children', 'year-ahead', 'mental-health', 'career'],
    asks: ['what', 'how', 'advice', 'which', 'describe', 'whether'],
    topic: 'life-purpose',
    subject: 'self',
  },
]
