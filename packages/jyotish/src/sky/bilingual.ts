import type { BilingualText } from './types.ts'

/** A sentence, or a name, in both languages. */
export const bilingual = (en: string, hi: string): BilingualText => ({ en, hi })
