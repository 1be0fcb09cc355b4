import type { LocalizedTemplate, LocalizedText } from '../say.ts'

/** What came true, for everybody to read: beside the page of how exact the sky is computed. */
export const cameTrueWords = {
  title: { en: 'What came true', hi: 'क्या सच हुआ' },
  lead: {
    en: 'Every time an answer names a period, we note it at once and ask that person about it when it is over. Half of them, drawn by lot beforehand, are also asked about another period of the same length that no rule named, without being told which is which. Only the difference between the two can speak for astrology. Whatever it turns out to be, it is published here.',
    hi: 'उत्तर में जो भी समय बताया जाए, वह उसी पल लिख लिया जाता है, और बीत जाने पर उस व्यक्ति से पूछा जाता है कि क्या हुआ। पहले से लॉटरी निकालकर चुने गए आधे लोगों से उतने ही लंबे एक और समय के बारे में भी पूछा जाता है, जो किसी नियम से नहीं निकला था, और उन्हें यह नहीं बताया जाता कि कौन-सा समय कौन-सा है। ज्योतिष के पक्ष में कुछ कहा जा सकता है तो केवल इन दोनों के अंतर से। नतीजा जो भी हो, यहाँ छपता है।',
  },
  none: {
    en: 'Nothing has been counted yet.',
    hi: 'अभी कुछ नहीं गिना गया है।',
  },
  byTopic: { en: 'By subject', hi: 'विषय के अनुसार' },
  byFamily: { en: 'By kind of rule', hi: 'नियम के अनुसार' },
  whole: { en: 'Total', hi: 'सब मिलाकर' },
  over: { en: 'Past', hi: 'बीत चुके' },
  answered: { en: 'Answered', hi: 'उत्तर मिले' },
  came: { en: 'Happened', hi: 'हुआ' },
  partly: { en: 'In part', hi: 'कुछ हद तक' },
  named: { en: 'Happened, in periods we named', hi: 'हुआ, हमारे बताए समय में' },
  unnamed: { en: 'Happened, in periods we did not name', hi: 'हुआ, तुलना के समय में' },
  difference: { en: 'Difference', hi: 'अंतर' },
  noComparison: {
    en: 'The comparison is shown once thirty people have answered for both periods.',
    hi: 'तुलना तब दिखाई जाती है जब तीस लोग दोनों समय के बारे में उत्तर दे चुके हों।',
  },
  rulesTitle: { en: 'How it is counted', hi: 'कैसे गिना जाता है' },
} satisfies Record<string, LocalizedText>

export const countingRules: readonly LocalizedText[] = [
  {
    en: 'Only “yes” counts as having happened. “Partly” is shown separately; “not yet” after the period has ended counts as a no.',
    hi: 'केवल “हाँ” कहने पर माना जाता है कि हुआ। “कुछ हद तक” अलग दिखता है; समय बीतने पर “अभी तक नहीं” को “नहीं” माना जाता है।',
  },
  {
    en: 'In brackets: the range in which the true share lies with 95% confidence. Each person is counted once in each row.',
    hi: 'कोष्ठक में वह दायरा है जिसमें असली प्रतिशत के होने का 95% भरोसा है। एक पंक्ति में एक व्यक्ति एक ही बार गिना जाता है।',
  },
  {
    en: 'For fewer than thirty people only the number of answers is shown.',
    hi: 'तीस से कम लोग हों तो केवल उत्तरों की संख्या दिखती है।',
  },
  {
    en: 'These rules were written down before the first answer was counted. Nothing is left out except what people delete themselves.',
    hi: 'ये नियम पहला उत्तर गिने जाने से पहले लिखे गए थे। लोग जो ख़ुद हटा दें, उसे छोड़कर सब कुछ गिना जाता है।',
  },
]

/** Families of rules, by the first part of a rule's name. */
export const ruleFamilies: Readonly<Record<string, LocalizedText>> = {
  window: { en: 'Dasha and transit together', hi: 'दशा और गोचर एक साथ' },
  stretch: { en: 'A dasha alone', hi: 'केवल दशा' },
  exact: { en: 'The finest dasha (pratyantar)', hi: 'सबसे छोटी दशा (प्रत्यंतर)' },
  day: { en: 'The day’s Moon', hi: 'उस दिन का चंद्रमा' },
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

/** "41% (38–44)". */
export function shareText({ share, low, high }: { share: number; low: number; high: number }) {
  return `${percent(share)}% (${percent(low)}–${percent(high)})`
}

/** Of a difference, in points of a hundred: "+20 (17 to 23)". */
export function differenceText({ value, low, high }: { value: number; low: number; high: number }) {
  const signed = (part: number) => (Math.round(part * 100) > 0 ? '+' : '') + percent(part)
  return `${signed(value)} (${signed(low)} … ${signed(high)})`
}

const percent = (share: number): string => String(Math.round(share * 100)).replace('-', '−')
