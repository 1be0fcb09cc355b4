import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** Numbered pages, wherever there is a list of them. */
export const pagerWords = {
  pages: { en: 'Pages', hi: 'पन्ने' },
} satisfies Record<string, LocalizedText>

export const pageNumber = {
  en: (page: number) => `Page ${page}`,
  hi: (page: number) => `पन्ना ${page}`,
} satisfies LocalizedTemplate<[number]>
