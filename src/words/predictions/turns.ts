import type { LocalizedTemplate } from '../say.ts'

/** What begins in somebody's time, in one line. Grahas, signs and houses come in the language. */
export const turnLines = {
  maha: {
    en: (lord, from, until) => `From ${from} the ${lord} mahadasha runs, until ${until}.`,
    hi: (lord, from, until) => `${from} से ${lord} की महादशा शुरू होती है, जो ${until} तक चलेगी।`,
  },
  entry: {
    en: (graha, sign, house, from) =>
      `${graha} enters ${sign} on ${from}, the ${house} from the Moon.`,
    hi: (graha, sign, house, from) => `${graha} ${from} को ${sign} राशि में आते हैं, चंद्रमा से ${house}।`,
  },
} satisfies {
  maha: LocalizedTemplate<[string, string, string]>
  entry: LocalizedTemplate<[string, string, string, string]>
}

export const periodLines = {
  /** Lords of the antardasha and the mahadasha, and the antardasha's first day. */
  antar: {
    en: (antar, maha, from) =>
      `From ${from} the ${antar} antardasha begins, in the ${maha} mahadasha.`,
    hi: (antar, maha, from) => `${from} से ${maha} की महादशा में ${antar} की अंतर्दशा शुरू होती है।`,
  },
  /** The same of what runs, with its last day. */
  running: {
    en: (antar, maha, until) => `${maha} mahadasha, in it ${antar} antardasha until ${until}.`,
    hi: (antar, maha, until) => `${maha} की महादशा, उसमें ${until} तक ${antar} की अंतर्दशा।`,
  },
} satisfies Record<string, LocalizedTemplate<[string, string, string]>>
