import type { LocalizedTemplate, LocalizedText } from '../say.ts'

/** Who the person of a saved kundli is to its keeper. */
export const relationNames = {
  self: { en: 'Myself', hi: 'मैं' },
  spouse: { en: 'Husband or wife', hi: 'पति या पत्नी' },
  child: { en: 'Child', hi: 'संतान' },
  parent: { en: 'Mother or father', hi: 'माता या पिता' },
  sibling: { en: 'Brother or sister', hi: 'भाई या बहन' },
  friend: { en: 'Friend', hi: 'दोस्त' },
  other: { en: 'Someone else', hi: 'कोई और' },
} satisfies Record<string, LocalizedText>

/** The same where the gender is known. */
export const relationNamesByGender = {
  spouse: { Male: { en: 'Husband', hi: 'पति' }, Female: { en: 'Wife', hi: 'पत्नी' } },
  child: { Male: { en: 'Son', hi: 'बेटा' }, Female: { en: 'Daughter', hi: 'बेटी' } },
  parent: { Male: { en: 'Father', hi: 'पिता' }, Female: { en: 'Mother', hi: 'माँ' } },
  sibling: { Male: { en: 'Brother', hi: 'भाई' }, Female: { en: 'Sister', hi: 'बहन' } },
} satisfies Record<string, Record<'Male' | 'Female', LocalizedText>>

export const relationWords = {
  ask: { en: 'Whose kundli is this?', hi: 'यह किसकी कुंडली है?' },
  why: {
    en: 'Then “When will my daughter marry?” is read from her own kundli.',
    hi: 'फिर “मेरी बेटी की शादी कब होगी?” उनकी अपनी कुंडली से देखा जाएगा।',
  },
  shortName: { en: 'Short name', hi: 'घर का नाम' },
  shortNameHint: { en: 'As you call them at home.', hi: 'जैसे आप घर में बुलाते हैं।' },
  whose: {
    en: 'Whose kundli it is, marital status and language of answers',
    hi: 'किसकी कुंडली, वैवाहिक स्थिति और उत्तरों की भाषा',
  },
  save: { en: 'Save', hi: 'सहेजें' },
  unsay: { en: 'Leave it open', hi: 'न बताएँ' },
  mine: { en: 'My kundli', hi: 'मेरी कुंडली' },
  family: { en: 'Your family’s times', hi: 'परिवार का समय' },
} satisfies Record<string, LocalizedText>

export const relationOfTemplates = {
  change: {
    en: (relation) => `${relation}: change`,
    hi: (relation) => `${relation}: बदलें`,
  },
  mineSoFar: {
    en: (name) => `So far “${name}” is your own. Choose “Myself” only if this one is.`,
    hi: (name) => `अभी “${name}” आपकी अपनी कुंडली है। यह आपकी हो, तभी “मैं” चुनें।`,
  },
} satisfies Record<string, LocalizedTemplate<[string]>>
