import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** What the server says of two kundlis beside each other: sentences that it finishes itself. */
export const matchSentences = {
  bride: { en: 'Bride', hi: 'वधू' },
  groom: { en: 'Groom', hi: 'वर' },
  of: {
    en: (who: string, sentence: string) => `${who}: ${sentence}`,
    hi: (who: string, sentence: string) => `${who}: ${sentence}`,
  } satisfies LocalizedTemplate<[string, string]>,
  moonMoves: {
    en: 'The Moon changes its sign or nakshatra on this day, so a match needs the birth time.',
    hi: 'इस दिन चंद्रमा की राशि या नक्षत्र बदलता है, इसलिए मिलान के लिए जन्म समय चाहिए।',
  },
  moonHolds: {
    en: (name: string) =>
      `${name}’s birth time is not known, but the Moon keeps its sign and nakshatra all that day: the 36 points hold.`,
    hi: (name: string) =>
      `${name} का जन्म समय मालूम नहीं, पर उस पूरे दिन चंद्रमा की राशि और नक्षत्र वही रहे: 36 गुणों का मिलान सही है।`,
  } satisfies LocalizedTemplate<[string]>,
  moreAtMost: {
    en: (points: string) =>
      `Depending on the exact birth minute this could be up to ${points} more; the lower value is counted.`,
    hi: (points: string) =>
      `जन्म के ठीक मिनट के अनुसार ${points} तक और जुड़ सकता है; यहाँ कम वाला अंक गिना गया है।`,
  } satisfies LocalizedTemplate<[string]>,
  verdictExcellent: {
    en: 'By custom this is an excellent match.',
    hi: 'परंपरा के अनुसार यह उत्तम मिलान है।',
  },
  verdictGood: { en: 'By custom this is a good match.', hi: 'परंपरा के अनुसार यह अच्छा मिलान है।' },
  verdictEnough: {
    en: 'By custom this match is good enough to go ahead.',
    hi: 'परंपरा के अनुसार यह मिलान आगे बढ़ने के लिए पर्याप्त है।',
  },
  verdictLow: {
    en: 'By custom this match falls short of what families look for.',
    hi: 'परंपरा के अनुसार इतने गुण कम माने जाते हैं।',
  },
  lookAt: {
    en: (matters: string) => `Talk first about: ${matters}.`,
    hi: (matters: string) => `पहले इन पर बात करें: ${matters}।`,
  } satisfies LocalizedTemplate<[string]>,
  nothingAgainst: {
    en: 'Nothing in Nadi, Bhakoot or Mars speaks against it.',
    hi: 'नाड़ी, भकूट और मंगल, तीनों में से किसी में कोई अड़चन नहीं है।',
  },
  oneManglik: {
    en: (name: string) => `${name} alone being Manglik`,
    hi: (name: string) => `केवल ${name} का मांगलिक होना`,
  } satisfies LocalizedTemplate<[string]>,
  manglik: { en: 'Manglik', hi: 'मांगलिक' },
  manglikSoftened: { en: 'Manglik, softened', hi: 'मांगलिक, परिहार सहित' },
  notManglik: { en: 'not Manglik', hi: 'मांगलिक नहीं' },
  marsOpen: { en: 'needs the birth time', hi: 'जन्म समय चाहिए' },
  southern: {
    en: 'Mars is in the second house, which southern texts also count.',
    hi: 'मंगल द्वितीय भाव में है, जिसे दक्षिण के ग्रंथों में भी गिना जाता है।',
  },
  moonPlace: {
    en: (rashi: string, nakshatra: string, pada: number | null) =>
      `${rashi} · ${nakshatra}${pada === null ? '' : `, pada ${pada}`}`,
    hi: (rashi: string, nakshatra: string, pada: number | null) =>
      `${rashi} · ${nakshatra}${pada === null ? '' : `, चरण ${pada}`}`,
  } satisfies LocalizedTemplate<[string, string, number | null]>,
  clockOf: {
    en: (name: string) => `Clock, ${name}`,
    hi: (name: string) => `घड़ी, ${name}`,
  } satisfies LocalizedTemplate<[string]>,
  tables: { en: 'Tables', hi: 'सारणियाँ' },
  northern: { en: 'of the north', hi: 'उत्तर भारतीय' },
} satisfies Record<string, LocalizedText | LocalizedTemplate<never[]>>
