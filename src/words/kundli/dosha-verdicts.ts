import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** What is said first of a dosha that is in a chart, and how Manglik was counted. */
export const doshaVerdicts = {
  manglikFromBoth: {
    en: 'Manglik from the lagna and from the Moon.',
    hi: 'लग्न और चंद्रमा, दोनों से मांगलिक।',
  },
  manglikFromLagna: {
    en: 'Manglik from the lagna, not from the Moon.',
    hi: 'लग्न से मांगलिक, चंद्रमा से नहीं।',
  },
  manglikFromMoon: {
    en: 'Manglik from the Moon only, not from the lagna. Many families count from the lagna alone.',
    hi: 'केवल चंद्रमा से मांगलिक, लग्न से नहीं। कई परिवार केवल लग्न से ही गिनते हैं।',
  },
  manglikWithoutLagna: {
    en: 'Manglik from the Moon; without the birth time it cannot be counted from the lagna.',
    hi: 'चंद्रमा से मांगलिक; जन्म समय के बिना लग्न से नहीं गिना जा सकता।',
  },
  present: {
    en: (name: string) => `${name} is in this chart.`,
    hi: (name: string) => `इस कुंडली में ${name} दोष है।`,
  } satisfies LocalizedTemplate<[string]>,
  presentOfKind: {
    en: (name: string, kind: string) => `${name} is in this chart: ${kind}.`,
    hi: (name: string, kind: string) => `इस कुंडली में ${name} दोष है: ${kind}।`,
  } satisfies LocalizedTemplate<[string, string]>,
  eased: { en: 'The tradition eases it here.', hi: 'परंपरा में यहाँ इसका परिहार है।' },
  notEased: {
    en: 'None of the easings that are counted applies; it still decides nothing by itself.',
    hi: 'गिने जाने वाले परिहारों में से कोई नहीं है; फिर भी अकेले इससे कुछ तय नहीं होता।',
  },
} satisfies Record<string, LocalizedText | LocalizedTemplate<never>>

export const marsCounted = {
  fromLagna: {
    en: (place: string) => `${place} from the lagna`,
    hi: (place: string) => `लग्न से ${place}`,
  } satisfies LocalizedTemplate<[string]>,
  fromMoon: {
    en: (place: string) => `${place} from the Moon`,
    hi: (place: string) => `चंद्रमा से ${place}`,
  } satisfies LocalizedTemplate<[string]>,
  mars: {
    en: (places: string) => `Mars is ${places}`,
    hi: (places: string) => `मंगल: ${places} स्थान`,
  } satisfies LocalizedTemplate<[string]>,
}
