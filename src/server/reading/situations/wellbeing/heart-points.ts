import type { SituationPattern } from '../situation.ts'

/** Situations of what a loved person's signs mean, and of love that has been. */
export const heartPoints: readonly SituationPattern[] = [
  { name: 'ex-signal', among: ['ex-back', 'love', 'friends'], topic: 'ex-back', subject: 'ex' },
  { name: 'mixed-signals', among: ['love', 'ex-back', 'marriage'], topic: 'love' },
  { name: 'speaks-first', among: ['love', 'ex-back', 'friends'], topic: 'love', subject: 'self' },
  {
    name: 'ex-wedding',
    among: ['ex-back', 'love', 'marriage', 'muhurta'],
    words: [
      'ex ki shaadi, ex ki shadi, ex ke ghar, ex ki sagai, ex boyfriend ki shaadi, ex girlfriend ki shaadi, ex bhi, ex hoga, ex hogi, my ex, exs wedding, एक्स की शादी, एक्स भी, पुराने प्रेमी की शादी, पुरानी प्रेमिका की शादी, पुराना प्यार भी',
      'jau ya, jau, jau kya, jana chahiye, jaun, attend, should i go, shall i go, go or not, do i go, जाऊँ, जाऊं, जाना चाहिए',
      'shaadi, shadi, sagai, wedding, marriage, reception, engagement, card, invitation, शादी, सगाई, रिसेप्शन, कार्ड, न्योता',
    ],
    without:
      'milne, location, address, rokne, stop the wedding, icu, hospital, marriage with, marry, come back, back together, wapas, रोकने, मिलने, वापस',
    asks: ['whether', 'choose', 'advice', 'what'],
    topic: 'ex-back',
    subject: 'self',
  },
  {
    name: 'ex-regrets',
    among: ['ex-back', 'love', 'separation'],
    topic: 'ex-back',
    subject: 'ex',
    asks: ['whether', 'when', 'exactly', 'what'],
  },
  {
    name: 'old-love-again',
    among: ['ex-back', 'love', 'marriage'],
    topic: 'ex-back',
    subject: 'ex',
  },
  {
    name: 'old-love-in-mind',
    among: ['love', 'ex-back', 'past', 'married-life', 'mental-health'],
    topic: 'love',
    subject: 'self',
  },
  { name: 'another-love', among: ['love', 'marriage', 'personality', 'friends'], topic: 'love' },
]
