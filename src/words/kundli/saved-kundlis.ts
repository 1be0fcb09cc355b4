import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** The page of one's own kundlis: its heading and the list beside the form. */
export const savedKundlisWords = {
  createTitle: { en: 'Your kundlis', hi: 'आपकी कुंडलियाँ' },
  createDescription: {
    en: 'Save birth details and ask Oracle or Astra about the chart.',
    hi: 'जन्म विवरण सहेजें और कुंडली के बारे में ओरेकल या एस्ट्रा से पूछें।',
  },
  createHeading: { en: 'Create a kundli', hi: 'कुंडली बनाएँ' },
  another: { en: 'A kundli for another person', hi: 'किसी और की कुंडली' },
  updateHeading: { en: 'Change birth details', hi: 'जन्म विवरण बदलें' },
  newOne: { en: 'New kundli', hi: 'नई कुंडली' },
  savedHeading: { en: 'Saved kundlis', hi: 'सहेजी हुई कुंडलियाँ' },
  savedNone: {
    en: 'None yet. Fill in the form, and the kundli will be kept here.',
    hi: 'अभी कोई नहीं। फ़ॉर्म भरें, कुंडली यहाँ रहेगी।',
  },
  choose: { en: 'Use this kundli', hi: 'यह कुंडली चुनें' },
  edit: { en: 'Edit', hi: 'बदलें' },
  remove: { en: 'Delete', hi: 'हटाएँ' },
  timeNotKnown: { en: 'time not known', hi: 'समय मालूम नहीं' },
  removeAlso: {
    en: 'There are chats about this kundli. Delete them too? Otherwise their answers stay in your history.',
    hi: 'इस कुंडली पर बातचीत हुई है। क्या वह भी हटाएँ? न हटाने पर उत्तर आपकी पुरानी चैट में रहेंगे।',
  },
  removeChats: { en: 'Delete chats too', hi: 'बातचीत भी हटाएँ' },
  keepChats: { en: 'Keep the chats', hi: 'बातचीत रखें' },
} satisfies Record<string, LocalizedText>

export const confirmDeleteKundli = {
  en: (name: string) => `Delete the kundli of ${name}? This can’t be undone.`,
  hi: (name: string) => `${name} की कुंडली हटाएँ? इसे वापस नहीं लाया जा सकेगा।`,
} satisfies LocalizedTemplate<[string]>

export const confirmDeleteKundliWithChats = {
  en: (name: string) => `Delete the kundli of ${name} and its chats? This can’t be undone.`,
  hi: (name: string) => `${name} की कुंडली और उसकी बातचीत हटाएँ? इसे वापस नहीं लाया जा सकेगा।`,
} satisfies LocalizedTemplate<[string]>
