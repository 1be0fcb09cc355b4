import type { LocalizedTemplate, LocalizedText } from '../say.ts'

/** What stands in somebody's calendar. */
export const feedWords = {
  name: { en: 'Drishti', hi: 'दृष्टि' },
  /** A time whose matter is nobody else's business. */
  privateWindow: { en: 'A time from one of your answers', hi: 'आपको बताया गया समय' },
  windowText: {
    en: 'Named in an answer on Drishti. When it is over, you can say there what happened.',
    hi: 'दृष्टि पर एक उत्तर में बताया गया समय। बीत जाने पर वहीं बता सकते हैं कि क्या हुआ।',
  },
  smarta: { en: 'householders’ date', hi: 'गृहस्थों के लिए' },
  vaishnava: { en: 'Vaishnava date', hi: 'वैष्णवों के लिए' },
} satisfies Record<string, LocalizedText>

export const feedTemplates = {
  window: {
    en: (matter: string) => `A time named for ${matter}`,
    hi: (matter: string) => `इसके लिए बताया गया समय: ${matter}`,
  },
  muhurta: {
    en: (purpose: string) => `Muhurta: ${purpose}`,
    hi: (purpose: string) => `मुहूर्त: ${purpose}`,
  },
} satisfies Record<string, LocalizedTemplate<[string]>>
