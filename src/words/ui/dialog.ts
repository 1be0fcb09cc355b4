import type { LocalizedText } from '../say.ts'

/** Dialogs of our own, and the news in the corner. */
export const dialogWords = {
  close: { en: 'Close', hi: 'बंद करें' },
  notice: { en: 'Please note', hi: 'कृपया ध्यान दें' },
  sure: { en: 'Are you sure?', hi: 'क्या आप निश्चित हैं?' },
  ok: { en: 'OK', hi: 'ठीक है' },
  yes: { en: 'Yes', hi: 'हाँ' },
  no: { en: 'No', hi: 'नहीं' },
  news: { en: 'News (Alt+T)', hi: 'सूचना (Alt+T)' },
} satisfies Record<string, LocalizedText>
