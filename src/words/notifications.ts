import type { Sentence, SentenceWith } from './say.ts'

/** The page. */
export const notificationWords = {
  title: { en: 'Notifications', hi: 'सूचनाएँ' },
  description: {
    en: 'What happened around your discussions and comments.',
    hi: 'आपकी चर्चाओं और टिप्पणियों पर क्या हुआ।',
  },
  toForum: { en: 'Go to AstroHub', hi: 'एस्ट्रोहब पर जाएँ' },
  none: {
    en: 'Ohh! There is no Notifications history available',
    hi: 'अरे! अभी कोई सूचना नहीं है',
  },
  unseen: { en: 'New', hi: 'नई' },
  markAll: { en: 'Mark all as read', hi: 'सभी को पढ़ा हुआ मानें' },
  marked: { en: 'All notifications are marked as read.', hi: 'सभी सूचनाएँ पढ़ी हुई मानी गईं।' },
  failed: { en: 'something went wrong!', hi: 'कुछ गड़बड़ हुई!' },
  openFailed: {
    en: 'Something went wrong please try again',
    hi: 'कुछ गड़बड़ हुई, कृपया फिर कोशिश करें',
  },
} satisfies Record<string, Sentence>

/** What a notification says: who did it (or empty), the discussion's title (or empty), how many. */
export const notices = {
  comment: {
    en: (name: string, title: string) => `${name || 'Somebody'} commented on “${title}”.`,
    hi: (name: string, title: string) => `${name || 'किसी'} ने “${title}” पर टिप्पणी की।`,
  },
  'also-commented': {
    en: (name: string, title: string) =>
      `${name || 'Somebody'} also commented on “${title}”, where you took part.`,
    hi: (name: string, title: string) =>
      `${name || 'किसी'} ने भी “${title}” पर टिप्पणी की, जहाँ आपने लिखा था।`,
  },
  upvotes: {
    en: (_name: string, title: string, count: number) =>
      `“${title}” got ${count} ${count === 1 ? 'upvote' : 'upvotes'} in a day.`,
    hi: (_name: string, title: string, count: number) =>
      `“${title}” को एक दिन में ${count} अपवोट मिले।`,
  },
  'comment-upvotes': {
    en: (_name: string, title: string, count: number) =>
      `Your comment on “${title}” got ${count} ${count === 1 ? 'upvote' : 'upvotes'} in a day.`,
    hi: (_name: string, title: string, count: number) =>
      `“${title}” पर आपकी टिप्पणी को एक दिन में ${count} अपवोट मिले।`,
  },
  approved: {
    en: (_name: string, title: string) => `“${title}”: your post can now be seen by everyone.`,
    hi: (_name: string, title: string) => `“${title}”: आपकी पोस्ट अब सबको दिख रही है।`,
  },
  'hidden-for-now': {
    en: (_name: string, title: string) =>
      `“${title}”: your post was reported and is hidden until we have looked at it.`,
    hi: (_name: string, title: string) =>
      `“${title}”: आपकी पोस्ट की शिकायत हुई है। हमारे देखने तक वह छिपी रहेगी।`,
  },
  restored: {
    en: (_name: string, title: string) =>
      `“${title}”: we looked at the reports. Your post keeps to the rules and stays.`,
    hi: (_name: string, title: string) =>
      `“${title}”: हमने शिकायतें देखीं। आपकी पोस्ट नियमों के अनुसार है और बनी रहेगी।`,
  },
  removed: {
    en: (_name: string, title: string) =>
      `“${title}”: your post was removed, because it does not keep to the rules of AstroHub.`,
    hi: (_name: string, title: string) =>
      `“${title}”: आपकी पोस्ट हटाई गई, क्योंकि वह एस्ट्रोहब के नियमों के अनुसार नहीं थी।`,
  },
  'report-kept': {
    en: (_name: string, title: string) =>
      `“${title}”: we looked at what you reported. It keeps to the rules and stays.`,
    hi: (_name: string, title: string) =>
      `“${title}”: आपकी शिकायत पर हमने देखा। यह नियमों के अनुसार है और बना रहेगा।`,
  },
  'report-removed': {
    en: (_name: string, title: string) => `“${title}”: what you reported was removed. Thank you.`,
    hi: (_name: string, title: string) =>
      `“${title}”: आपने जिसकी शिकायत की थी, वह हटा दिया गया। धन्यवाद।`,
  },
  'questions-received': {
    en: (_name: string, _title: string, count: number) =>
      `You received ${count} Oracle ${count === 1 ? 'question' : 'questions'}.`,
    hi: (_name: string, _title: string, count: number) => `आपको ${count} ओरेकल प्रश्न मिले।`,
  },
} satisfies Record<string, SentenceWith<[string, string, number]>>
export type NoticeKind = keyof typeof notices
