import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** The page of answers that were not what was asked. */
export const adminMissesWords = {
  title: { en: 'Questions misread', hi: 'ग़लत समझे गए प्रश्न' },
  lead: {
    en: 'What questions were read as when people said “This is not what I asked”. Their texts stand below; each look is logged.',
    hi: 'जिन उत्तरों पर लोगों ने “मैंने यह नहीं पूछा था” कहा, उनके प्रश्न क्या समझे गए थे। उनके शब्द नीचे हैं; हर बार देखना दर्ज होता है।',
  },
  byFrame: { en: 'By what they were read as', hi: 'क्या समझा गया' },
  noMisses: { en: 'Nobody has said so yet.', hi: 'अभी किसी ने ऐसा नहीं कहा।' },
  chosen: { en: 'Meanings that were chosen', hi: 'चुने गए अर्थ' },
  dropped: {
    en: 'Sentences of the model that were held back',
    hi: 'मॉडल के रोके गए वाक्य',
  },
  noDropped: {
    en: 'None. They are kept only of people who agreed.',
    hi: 'कोई नहीं। ये केवल उन लोगों के रखे जाते हैं जो सहमत हैं।',
  },
  noChosen: { en: 'None has been chosen yet.', hi: 'अभी कोई अर्थ नहीं चुना गया।' },
  texts: { en: 'The latest hundred questions', hi: 'सबसे हाल के सौ प्रश्न' },
} satisfies Record<string, LocalizedText>

export const missOutcomes = {
  returned: { en: 'given back at once', hi: 'तुरंत लौटाया गया' },
  'given-back': { en: 'given back by an operator', hi: 'संचालक ने लौटाया' },
  queued: { en: 'waits under Refunds', hi: '“रिफ़ंड” में फ़ैसला बाक़ी' },
  declined: { en: 'stays charged', hi: 'गिना हुआ रहा' },
  'period-over': { en: 'plan month over', hi: 'प्लान का महीना पूरा' },
  'not-paid': { en: 'nothing was paid', hi: 'कोई शुल्क नहीं था' },
} satisfies Record<string, LocalizedText>

export const adminMissesTemplates = {
  confidence: {
    en: (percent: number) => `${percent}% sure`,
    hi: (percent: number) => `${percent}% पक्का`,
  },
  meant: {
    en: (topic: string) => `then chose: ${topic}`,
    hi: (topic: string) => `फिर चुना: ${topic}`,
  },
} satisfies Record<string, LocalizedTemplate<never[]>>
