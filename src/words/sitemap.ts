import type { Sentence } from './say.ts'

export const sitemapWords = {
  title: { en: 'Sitemap', hi: 'साइट-सूची' },
  description: {
    en: 'Every page of Drishti on one page.',
    hi: 'दृष्टि के सभी पेज एक ही जगह।',
  },
  horoscopes: { en: 'Today’s horoscope', hi: 'आज का राशिफल' },
  posts: { en: 'From the blog', hi: 'ब्लॉग से' },
  more: { en: 'More', hi: 'और' },
} satisfies Record<string, Sentence>
