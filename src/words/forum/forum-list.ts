import type { LocalizedTemplate, LocalizedText } from '../say.ts'

/** The list of discussions: the pages of single ones do without it. */
export const forumListWords = {
  title: {
    en: 'AstroHub: astrology questions and answers',
    hi: 'एस्ट्रोहब: ज्योतिष के सवाल और जवाब',
  },
  /** Stands behind the name in the heading. */
  subject: { en: 'Astrology questions and answers', hi: 'ज्योतिष के सवाल और जवाब' },
  description: {
    en: 'Ask and discuss questions of Vedic astrology with others: marriage, career, dashas, transits.',
    hi: 'वैदिक ज्योतिष के सवाल पूछें और दूसरों के साथ चर्चा करें: विवाह, करियर, दशा, गोचर।',
  },
  start: { en: 'Start a Discussion', hi: 'चर्चा शुरू करें' },
  search: { en: 'Search discussions', hi: 'चर्चाएँ खोजें' },
  searchButton: { en: 'Search', hi: 'खोजें' },
  startShort: { en: 'Ask', hi: 'पूछें' },
  lists: { en: 'Lists of discussions', hi: 'चर्चाओं की सूचियाँ' },
  languages: { en: 'Language of the discussions', hi: 'चर्चाओं की भाषा' },
  anyLanguage: { en: 'All', hi: 'सभी' },
  allDiscussions: { en: 'Show all discussions', hi: 'सभी चर्चाएँ दिखाएँ' },
  showAll: { en: 'Show all', hi: 'सभी दिखाएँ' },
  listEnds: {
    en: 'This list ends here. Search to find older discussions.',
    hi: 'यह सूची यहीं तक है। पुरानी चर्चाएँ खोज से मिलेंगी।',
  },
  wantFree: { en: 'Earn free questions', hi: 'मुफ़्त प्रश्न पाएँ' },
  none: { en: 'There are no discussions here yet.', hi: 'यहाँ अभी कोई चर्चा नहीं है।' },
  noneSearch: {
    en: 'Nothing was found for this. Try fewer or other words, in English or Hindi.',
    hi: 'इसके लिए कुछ नहीं मिला। कम शब्दों में या दूसरे शब्दों से खोजें, हिंदी या अंग्रेज़ी में।',
  },
  near: {
    en: 'Nothing was found exactly as typed. These come close.',
    hi: 'ठीक इन शब्दों में कुछ नहीं मिला। ये उससे मिलती-जुलती हैं।',
  },
  previous: { en: 'Previous', hi: 'पिछला' },
  next: { en: 'Next', hi: 'अगला' },
} satisfies Record<string, LocalizedText>

/** The tabs. */
export const listNames = {
  new: { en: 'New', hi: 'नई' },
  top: { en: 'Top', hi: 'लोकप्रिय' },
  unanswered: { en: 'Unanswered', hi: 'बिना उत्तर' },
  'my-rashi': { en: 'My rashi', hi: 'मेरी राशि' },
} satisfies Record<string, LocalizedText>

export const forumListTemplates = {
  tagged: {
    en: (tag: string) => `Discussions with the tag ${tag}`,
    hi: (tag: string) => `${tag} टैग वाली चर्चाएँ`,
  },
} satisfies Record<string, LocalizedTemplate<[string]>>
