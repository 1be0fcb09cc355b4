import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** The sections of the home page below the astrologers. */
export const homeSectionWords = {
  predictions: { en: 'Your predictions', hi: 'आपके भविष्यफल' },
  explore: { en: 'Explore Now', hi: 'अभी देखें' },
  plansTitle: { en: 'Ask without counting', hi: 'बिना गिने पूछें' },
  plansText: {
    en: 'One plan for Oracle, Astra and predictions, renewed each month, stopped whenever you like.',
    hi: 'ओरेकल, एस्ट्रा और भविष्यफल, सबके लिए एक प्लान। हर महीने नया, जब चाहें बंद।',
  },
  plans: { en: 'View Subscription Plans', hi: 'सब्सक्रिप्शन प्लान देखें' },
  forumTitle: { en: 'AstroHub', hi: 'एस्ट्रोहब' },
  forumText: {
    en: 'Ask the community, answer others, and earn points that become free questions.',
    hi: 'समुदाय से पूछें, औरों को उत्तर दें, और पॉइंट कमाएँ जो मुफ़्त प्रश्न बन जाते हैं।',
  },
  forum: { en: 'Go to the forum', hi: 'फ़ोरम पर जाएँ' },
  stats: { en: 'Drishti in figures', hi: 'आँकड़ों में दृष्टि' },
  statFree: { en: 'free questions', hi: 'मुफ़्त प्रश्न' },
  sampleFigures: {
    en: 'Sample figures, put here to show the page. Not measured.',
    hi: 'पेज दिखाने के लिए रखे नमूना आँकड़े। ये असली गिनती नहीं हैं।',
  },
  about: { en: 'Why we do this', hi: 'हम यह क्यों करते हैं' },
  moreAbout: { en: 'More About', hi: 'और जानें' },
  films: { en: 'Short films', hi: 'छोटी फ़िल्में' },
  filmsNote: {
    en: 'A film starts only when you press it, and uses no data till then.',
    hi: 'फ़िल्म दबाने पर ही चलती है; तब तक डेटा ख़र्च नहीं होता।',
  },
  watch: { en: 'Watch', hi: 'देखें' },
  testimonials: { en: 'What people say', hi: 'लोग क्या कहते हैं' },
  sampleVoices: {
    en: 'Sample voices: these people are made up.',
    hi: 'नमूने के विचार: ये लोग काल्पनिक हैं।',
  },
  previous: { en: 'Previous', hi: 'पिछला' },
  next: { en: 'Next', hi: 'अगला' },
} satisfies Record<string, LocalizedText>

export const homeSectionTemplates = {
  rating: {
    en: (rating: number) => `${rating} of 5`,
    hi: (rating: number) => `5 में से ${rating}`,
  },
} satisfies Record<string, LocalizedTemplate<[number]>>

export type PredictionKind = 'daily' | 'weekly' | 'monthly' | 'yearly'

/** The four cards of someone who is logged in. */
export const predictionCards: {
  kind: PredictionKind
  title: LocalizedText
  text: LocalizedText
}[] = [
  {
    kind: 'daily',
    title: { en: 'Daily Prediction', hi: 'दैनिक भविष्यफल' },
    text: {
      en: 'How your day looks, and what to do with it.',
      hi: 'आज का दिन कैसा है, और क्या करना अच्छा है।',
    },
  },
  {
    kind: 'weekly',
    title: { en: 'Weekly Prediction', hi: 'साप्ताहिक भविष्यफल' },
    text: {
      en: 'The seven days ahead, and which to use.',
      hi: 'आने वाले सात दिन, और कौन-सा किस काम का।',
    },
  },
  {
    kind: 'monthly',
    title: { en: 'Monthly Prediction', hi: 'मासिक भविष्यफल' },
    text: {
      en: 'Where to move ahead this month, and where to wait.',
      hi: 'इस महीने कहाँ आगे बढ़ें, कहाँ ठहरें।',
    },
  },
  {
    kind: 'yearly',
    title: { en: 'Yearly Prediction', hi: 'वार्षिक भविष्यफल' },
    text: { en: 'Your whole year at a glance.', hi: 'आपका पूरा साल, एक नज़र में।' },
  },
]
