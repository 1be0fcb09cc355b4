import type { LocalizedText } from '../say.ts'

/** Why an item waits, to the operator. */
export const holdReasons = {
  contact: { en: 'a contact or payment address', hi: 'संपर्क या भुगतान का पता' },
  link: { en: 'a link', hi: 'लिंक' },
  offer: { en: 'an offer', hi: 'विज्ञापन' },
  repeats: { en: 'a repeated text', hi: 'दोहराया गया पाठ' },
  crisis: { en: 'a cry for help: please read it first', hi: 'मदद की पुकार: कृपया पहले इसे पढ़ें' },
  earlier: { en: 'an earlier post was removed', hi: 'पिछली पोस्ट हटाई गई थी' },
} satisfies Record<string, LocalizedText>

/** The operator's queue. */
export const moderationWords = {
  title: { en: 'Reports and waiting posts', hi: 'शिकायतें और रुकी पोस्ट' },
  description: {
    en: 'What waits to be decided in AstroHub.',
    hi: 'एस्ट्रोहब में जिस पर निर्णय बाक़ी है।',
  },
  none: { en: 'Nothing waits.', hi: 'कुछ बाक़ी नहीं।' },
  held: { en: 'Waits before it is seen', hi: 'दिखने से पहले रोकी गई' },
  reported: { en: 'Reported', hi: 'जिनकी शिकायत हुई' },
  isHidden: { en: 'hidden for now', hi: 'अभी छिपी' },
  isComment: { en: 'Comment', hi: 'टिप्पणी' },
  isDiscussion: { en: 'Discussion', hi: 'चर्चा' },
  by: { en: 'By', hi: 'लेखक' },
  banned: { en: 'banned', hi: 'रोक लगी है' },
  show: { en: 'Approve', hi: 'मंज़ूर करें' },
  keep: { en: 'It may stay', hi: 'रहने दें' },
  remove: { en: 'Remove', hi: 'हटाएँ' },
  removeBan: { en: 'Remove and ban', hi: 'हटाएँ और रोक लगाएँ' },
} satisfies Record<string, LocalizedText>
