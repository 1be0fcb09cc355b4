import type { LocalizedTemplate, LocalizedText } from '../say.ts'

/** The page of the family's running periods. */
export const familyWords = {
  title: { en: 'Your family', hi: 'आपका परिवार' },
  description: {
    en: 'Which periods run for your family now, and what ends or begins within twelve months.',
    hi: 'परिवार में अभी किसकी कौन-सी दशा है, और बारह महीनों में क्या बदलेगा।',
  },
  lead: {
    en: 'Which period runs for whom, and what ends or begins within twelve months. Press a line for the fact behind it.',
    hi: 'किसकी कौन-सी दशा चल रही है, और बारह महीनों में क्या बदलेगा। जिस पंक्ति का आधार देखना हो, उसे छुएँ।',
  },
  now: { en: 'Now', hi: 'अभी' },
  ahead: { en: 'Within twelve months', hi: 'बारह महीनों में' },
  noTime: {
    en: 'Without the time of birth the periods cannot be counted.',
    hi: 'जन्म के समय के बिना दशाएँ नहीं गिनी जा सकतीं।',
  },
  nothingAhead: {
    en: 'No new period and no new sign of a slow planet.',
    hi: 'न कोई नई दशा, न किसी मंद ग्रह की नई राशि।',
  },
  empty: {
    en: 'No kundli is saved yet. Begin with your own, then add your family.',
    hi: 'अभी कोई कुंडली सहेजी नहीं है। पहले अपनी बनाएँ, फिर परिवार की जोड़ें।',
  },
  add: { en: 'Add a kundli', hi: 'कुंडली जोड़ें' },
  whose: { en: 'Say whose kundli is whose', hi: 'बताएँ कौन-सी कुंडली किसकी है' },
} satisfies Record<string, LocalizedText>

export const familyTemplates = {
  ask: { en: (name) => `Ask about ${name}`, hi: (name) => `${name} के बारे में पूछें` },
  others: {
    en: (count) => `${count} more are saved and not shown here.`,
    hi: (count) => `${count} और सहेजी हुई हैं, जो यहाँ नहीं दिखतीं।`,
  },
} satisfies Record<string, LocalizedTemplate<[string]>>
