import type { LocalizedText } from '../say.ts'

/** The list of discussions: the pages of single ones do without it. */
export const forumListWords = {
  title: {
    en: 'AstroHub: astrology questions and answers',
    hi: 'एस्ट्रोहब: ज्योतिष के सवाल और जवाब',
  },
  description: {
    en: 'Ask and discuss questions of Vedic astrology with others: marriage, career, dashas, transits.',
    hi: 'वैदिक ज्योतिष के सवाल पूछें और दूसरों के साथ चर्चा करें: विवाह, करियर, दशा, गोचर।',
  },
  start: { en: 'Start a Discussion', hi: 'चर्चा शुरू करें' },
  search: { en: 'Search discussions', hi: 'चर्चाएँ खोजें' },
  searchButton: { en: 'Search', hi: 'खोजें' },
  latest: { en: 'Latest Discussions', hi: 'नई चर्चाएँ' },
  wantFree: { en: 'Want free questions? Click here', hi: 'मुफ़्त सवाल चाहिए? यहाँ दबाएँ' },
  new: { en: 'new', hi: 'नया' },
  none: { en: 'No discussions found', hi: 'कोई चर्चा नहीं मिली' },
  noneSearch: {
    en: 'Nothing was found for this. Try fewer or other words, in English or Hindi.',
    hi: 'इसके लिए कुछ नहीं मिला। कम या दूसरे शब्दों में खोजें, हिंदी या अंग्रेज़ी में।',
  },
  near: {
    en: 'Nothing was found exactly as typed. These come close.',
    hi: 'ठीक इन शब्दों में कुछ नहीं मिला। ये उससे मिलती-जुलती हैं।',
  },
  previous: { en: 'Previous', hi: 'पिछला' },
  next: { en: 'Next', hi: 'अगला' },
} satisfies Record<string, LocalizedText>
