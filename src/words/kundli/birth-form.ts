import { placeWords } from './place.ts'
import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** The fields and buttons of the birth form. */
export const birthFormWords = {
  name: { en: 'Name', hi: 'नाम' },
  gender: { en: 'Gender', hi: 'लिंग' },
  Male: { en: 'Male', hi: 'पुरुष' },
  Female: { en: 'Female', hi: 'महिला' },
  status: { en: 'Marital status', hi: 'वैवाहिक स्थिति' },
  Single: { en: 'Single', hi: 'अविवाहित' },
  Married: { en: 'Married', hi: 'विवाहित' },
  Divorced: { en: 'Divorced', hi: 'तलाक़शुदा' },
  language: { en: 'Language of answers', hi: 'उत्तरों की भाषा' },
  statusAndLanguage: {
    en: 'Marital status and language of answers',
    hi: 'वैवाहिक स्थिति और उत्तरों की भाषा',
  },
  English: { en: 'English', hi: 'अंग्रेज़ी' },
  Hindi: { en: 'Hindi', hi: 'हिंदी' },
  born: { en: 'Date of birth', hi: 'जन्म की तारीख़' },
  day: { en: 'Day', hi: 'दिन' },
  month: { en: 'Month', hi: 'महीना' },
  year: { en: 'Year', hi: 'वर्ष' },
  time: { en: 'Time of birth', hi: 'जन्म का समय' },
  hours: { en: 'Hour', hi: 'घंटा' },
  minute: { en: 'Minute', hi: 'मिनट' },
  second: { en: 'Second', hi: 'सेकंड' },
  clock: { en: 'AM or PM', hi: 'AM या PM' },
  clock24: { en: '24 h', hi: '24 घंटे' },
  am: { en: 'AM', hi: 'AM' },
  pm: { en: 'PM', hi: 'PM' },
  amOrPm: {
    en: 'Was it AM (after midnight) or PM (after noon)?',
    hi: 'समय AM (रात 12 के बाद) था या PM (दोपहर 12 के बाद)?',
  },
  withSeconds: { en: 'I know the seconds too', hi: 'सेकंड भी मालूम हैं' },
  timeUnknown: { en: 'I don’t know the time', hi: 'समय मालूम नहीं' },
  timeUnknownHint: {
    en: 'Then nothing is invented: what needs the minute (lagna, houses, dasha dates) is left out.',
    hi: 'तब कुछ गढ़ा नहीं जाएगा: जो मिनट पर टिका है (लग्न, भाव, दशा की तारीख़ें), वह छोड़ दिया जाएगा।',
  },
  coordinates: { en: 'Latitude and longitude', hi: 'अक्षांश और देशांतर' },
  latitude: { en: 'Latitude (north +)', hi: 'अक्षांश (उत्तर +)' },
  longitude: { en: 'Longitude (east +)', hi: 'देशांतर (पूर्व +)' },
  see: { en: 'See my kundli', hi: 'मेरी कुंडली देखें' },
  seeing: { en: 'Computing …', hi: 'गणना हो रही है …' },
  find: { en: 'Find the place', hi: 'स्थान खोजें' },
  save: { en: 'Save kundli', hi: 'कुंडली सहेजें' },
  saving: { en: 'Saving …', hi: 'सहेजी जा रही है …' },
  saveChanges: { en: 'Save changes', hi: 'बदलाव सहेजें' },
  hour24: {
    en: 'Hour 24 can mean two nights. Which one do you mean?',
    hi: '24 बजे का अर्थ दो रातें हो सकता है। आपका मतलब कौन-सी रात से है?',
  },
  hour24Title: { en: 'Which night do you mean?', hi: 'कौन-सी रात?' },
  hourOfHalfDay: {
    en: 'With AM or PM the hour is from 1 to 12. Otherwise choose the 24-hour clock.',
    hi: 'AM या PM के साथ घंटा 1 से 12 तक होता है। नहीं तो 24 घंटे वाली घड़ी चुनें।',
  },
  wrongSecond: {
    en: 'The second must be from 0 to 59. If you don’t know it, leave 0.',
    hi: 'सेकंड 0 से 59 के बीच होना चाहिए। मालूम न हो तो 0 रहने दें।',
  },
  wrongYear: {
    en: 'Please write the year with four digits, such as 1991.',
    hi: 'कृपया वर्ष चार अंकों में लिखें, जैसे 1991।',
  },
  wrongCoordinates: {
    en: 'Latitude is a number from -90 to 90, longitude from -180 to 180, such as 18.52 and 73.86.',
    hi: 'अक्षांश -90 से 90 और देशांतर -180 से 180 के बीच की संख्या है, जैसे 18.52 और 73.86।',
  },
  whichTime: { en: 'Which time was it?', hi: 'कौन-सा समय था?' },
  failedToAdd: { en: 'Failed to add kundli', hi: 'कुंडली नहीं जुड़ सकी' },
  tryLater: {
    en: 'An error occurred. Please try again later.',
    hi: 'कोई गड़बड़ हुई। कृपया बाद में फिर कोशिश करें।',
  },
} satisfies Record<string, LocalizedText>

export const nightChoices = [
  {
    value: 'before',
    words: { en: 'The night before this day', hi: 'इस दिन से पहले की रात' },
  },
  {
    value: 'after',
    words: { en: 'The night after this day', hi: 'इस दिन के बाद की रात' },
  },
] as const satisfies { value: string; words: LocalizedText }[]

/** The specification's names of the fields, as the Hindi form labels them. */
const fieldsInHindi: Record<string, string> = {
  gender: birthFormWords.gender.hi,
  name: birthFormWords.name.hi,
  day: birthFormWords.day.hi,
  month: birthFormWords.month.hi,
  year: birthFormWords.year.hi,
  hours: birthFormWords.hours.hi,
  minute: birthFormWords.minute.hi,
  second: birthFormWords.second.hi,
  birthPlace: placeWords.place.hi,
  latitude: 'अक्षांश',
  longitude: 'देशांतर',
  status: birthFormWords.status.hi,
  language: birthFormWords.language.hi,
}

export const requiredField = {
  en: (field: string) => `Error: The field '${field}' is required and cannot be empty.`,
  hi: (field: string) =>
    `त्रुटि: '${fieldsInHindi[field] ?? field}' भरना ज़रूरी है, इसे ख़ाली नहीं छोड़ सकते।`,
} satisfies LocalizedTemplate<[string]>

const personaNames = {
  Oracle: { en: 'Oracle', hi: 'ओरेकल' },
  Astra: { en: 'Astra', hi: 'एस्ट्रा' },
} satisfies Record<string, LocalizedText>
type PersonaName = keyof typeof personaNames

export const askPersona = {
  en: (persona: PersonaName) => `Save and ask ${personaNames[persona].en}`,
  hi: (persona: PersonaName) => `सहेजें और ${personaNames[persona].hi} से पूछें`,
} satisfies LocalizedTemplate<[PersonaName]>

export const askPersonaShort = {
  en: (persona: PersonaName) => `Ask ${personaNames[persona].en}`,
  hi: (persona: PersonaName) => `${personaNames[persona].hi} से पूछें`,
} satisfies LocalizedTemplate<[PersonaName]>
