import type { LocalizedText } from '../say.ts'

export const sitemapWords = {
  title: { en: 'Sitemap', hi: 'साइटमैप' },
  description: {
    en: 'Every page of Drishti on one page.',
    hi: 'दृष्टि के सभी पेज एक ही जगह।',
  },
  horoscopes: { en: 'Today’s horoscope', hi: 'आज का राशिफल' },
  festivals: { en: 'Festivals and vrats', hi: 'व्रत और त्योहार' },
  posts: { en: 'From the blog', hi: 'ब्लॉग से' },
  main: { en: 'Main pages', hi: 'मुख्य पेज' },
  home: { en: 'Home', hi: 'होम' },
  aiAstrologer: { en: 'Two AI astrologers', hi: 'दो AI ज्योतिषी' },
  today: { en: 'Today, for me', hi: 'आज, मेरे लिए' },
  month: { en: 'Panchang of a month', hi: 'पूरे महीने का पंचांग' },
  wheel: { en: 'Wheel of fortune', hi: 'भाग्य का पहिया' },
  points: { en: 'How AstroHub points work', hi: 'एस्ट्रोहब पॉइंट कैसे काम करते हैं' },
  deletion: { en: 'Delete your account', hi: 'खाता हटाएँ' },
  films: { en: 'Short films', hi: 'छोटी फ़िल्में' },
} satisfies Record<string, LocalizedText>
