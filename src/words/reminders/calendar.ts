import type { LocalizedTemplate, LocalizedText } from '../say.ts'

/** What stands in somebody's calendar. */
export const feedWords = {
  name: { en: 'Drishti', hi: 'दृष्टि' },
  /** A time whose matter is nobody else's business. */
  privateWindow: { en: 'A time that was named to you', hi: 'आपको बताया गया समय' },
  windowText: {
    en: 'Named in an answer on Drishti. What came of it can be said there when it is over.',
    hi: 'दृष्टि पर एक उत्तर में बताया गया। बीत जाने पर वहीं कह सकते हैं कि क्या हुआ।',
  },
  smarta: { en: 'householders’ date', hi: 'गृहस्थों की तिथि' },
  vaishnava: { en: 'Vaishnava date', hi: 'वैष्णव तिथि' },
} satisfies Record<string, LocalizedText>

export const feedTemplates = {
  window: {
    en: (matter: string) => `Named for: ${matter}`,
    hi: (matter: string) => `इसके लिए बताया गया समय: ${matter}`,
  },
  muhurta: {
    en: (purpose: string) => `Muhurta: ${purpose}`,
    hi: (purpose: string) => `मुहूर्त: ${purpose}`,
  },
} satisfies Record<string, LocalizedTemplate<[string]>>
