import type { LocalizedTemplate, LocalizedText } from '../say.ts'

/** What came true, for everybody to read: beside the page of how exact the sky is computed. */
export const cameTrueWords = {
  title: { en: 'What came true', hi: 'क्या सच हुआ' },
  lead: {
    en: 'Each time that an answer names is kept the moment it is named, and its person is asked when it is over. Half of them, drawn by lot beforehand, are also asked about an equally long time that no rule named, without being told which is which. Only the difference between the two speaks for astrology. Whatever it says stands here.',
    hi: 'उत्तर में बताया हर समय उसी पल लिख लिया जाता है, और समय बीतने पर उस व्यक्ति से पूछा जाता है। इनमें से आधे लोग पहले ही लॉटरी से चुने जाते हैं; उनसे उतने ही लंबे एक और समय के बारे में भी पूछा जाता है जो किसी नियम ने नहीं बताया था, और यह नहीं बताया जाता कि कौन-सा समय कौन-सा है। ज्योतिष के पक्ष में केवल दोनों का अंतर बोलता है। जो भी निकले, यहाँ लिखा है।',
  },
  none: {
    en: 'Nothing has been counted yet.',
    hi: 'अभी कुछ नहीं गिना गया है।',
  },
  byTopic: { en: 'By what it was named for', hi: 'किस बात के लिए बताया गया' },
  byFamily: { en: 'By what named it', hi: 'किस नियम ने बताया' },
  whole: { en: 'All together', hi: 'सब मिलाकर' },
  over: { en: 'Over', hi: 'बीत चुके' },
  answered: { en: 'Answered', hi: 'उत्तर मिले' },
  came: { en: 'Came', hi: 'हुआ' },
  partly: { en: 'In part', hi: 'कुछ हद तक' },
  named: { en: 'Came, in times we named', hi: 'हुआ, हमारे बताए समय में' },
  unnamed: { en: 'Came, in times we did not name', hi: 'हुआ, न बताए गए समय में' },
  difference: { en: 'Difference', hi: 'अंतर' },
  noComparison: {
    en: 'The comparison shows from thirty people who judged both times.',
    hi: 'तुलना तब दिखती है जब तीस लोग दोनों समय पर उत्तर दें।',
  },
  rulesTitle: { en: 'How it is counted', hi: 'कैसे गिना जाता है' },
} satisfies Record<string, LocalizedText>

export const countingRules: readonly LocalizedText[] = [
  {
    en: 'Only “yes” counts as come. “Partly” is shown beside it; “not yet” after the end is a no.',
    hi: 'केवल “हाँ” को हुआ माना जाता है। “कुछ हद तक” अलग दिखता है; समय बीतने पर “अभी नहीं” को “नहीं” माना जाता है।',
  },
  {
    en: 'In brackets: where the true share lies with 95% certainty. A person counts once in a row.',
    hi: 'कोष्ठक में वह दायरा है, जिसमें सही हिस्सा 95% भरोसे के साथ है। एक पंक्ति में एक व्यक्ति एक ही बार गिना जाता है।',
  },
  {
    en: 'Under thirty people only the number of answers is shown.',
    hi: 'तीस से कम लोग हों तो केवल उत्तरों की संख्या दिखती है।',
  },
  {
    en: 'The rules were written down before the first answer was counted. Nothing is left out but what people delete themselves.',
    hi: 'ये नियम पहला उत्तर गिनने से पहले लिखे गए थे। लोग जो ख़ुद हटाएँ, उसके सिवा कुछ नहीं छोड़ा जाता।',
  },
]

/** Families of rules, by the first part of a rule's name. */
export const ruleFamilies: Readonly<Record<string, LocalizedText>> = {
  window: { en: 'Dasha and transit together', hi: 'दशा और गोचर साथ' },
  stretch: { en: 'A dasha alone', hi: 'केवल दशा' },
  exact: { en: 'The finest dasha (pratyantar)', hi: 'सबसे छोटी दशा (प्रत्यंतर)' },
  day: { en: 'The Moon of a day', hi: 'दिन का चंद्र' },
}

export const cameTrueTemplates = {
  countedOn: {
    en: (day: string) => `Counted on ${day}`,
    hi: (day: string) => `${day} को गिना गया`,
  },
} satisfies Record<string, LocalizedTemplate<[string]>>

export const answersTemplate = {
  en: (answered: string) => `${answered} answered so far`,
  hi: (answered: string) => `अब तक ${answered} उत्तर`,
} satisfies LocalizedTemplate<[string]>

/** "41 % (38 to 44)". */
export function shareText({ share, low, high }: { share: number; low: number; high: number }) {
  return `${percent(share)} % (${percent(low)}–${percent(high)})`
}

/** Of a difference, in points of a hundred: "+20 (17 to 23)". */
export function differenceText({ value, low, high }: { value: number; low: number; high: number }) {
  const signed = (part: number) => (Math.round(part * 100) > 0 ? '+' : '') + percent(part)
  return `${signed(value)} (${signed(low)} … ${signed(high)})`
}

const percent = (share: number): string => String(Math.round(share * 100)).replace('-', '−')
