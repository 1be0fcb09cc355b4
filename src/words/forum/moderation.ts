import type { LocalizedText } from '../say.ts'

/** The operator's queue. */
export const moderationWords = {
  title: { en: 'Reports and waiting posts', hi: 'शिकायतें और रुकी पोस्ट' },
  description: {
    en: 'What waits to be decided in AstroHub.',
    hi: 'एस्ट्रोहब में जिस पर निर्णय बाक़ी है।',
  },
  none: { en: 'Nothing waits.', hi: 'कुछ बाक़ी नहीं।' },
  held: { en: 'Waits before it is seen', hi: 'दिखने से पहले रुकी' },
  reported: { en: 'Reported', hi: 'शिकायत हुई' },
  isHidden: { en: 'hidden for now', hi: 'अभी छिपी' },
  isComment: { en: 'Comment', hi: 'टिप्पणी' },
  isDiscussion: { en: 'Discussion', hi: 'चर्चा' },
  by: { en: 'By', hi: 'लेखक' },
  banned: { en: 'banned', hi: 'रोक लगी है' },
  show: { en: 'Let everyone see it', hi: 'सबको दिखने दें' },
  keep: { en: 'It may stay', hi: 'रहने दें' },
  remove: { en: 'Remove', hi: 'हटाएँ' },
  removeBan: { en: 'Remove and ban', hi: 'हटाएँ और रोक लगाएँ' },
} satisfies Record<string, LocalizedText>
