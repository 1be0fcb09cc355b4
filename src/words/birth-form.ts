import type { Sentence, SentenceWith } from './say.ts'

/** The birth form, the list of saved kundlis and the chart below them. */
export const birthForm = {
  freeTitle: { en: 'Free kundli', hi: 'मुफ़्त कुंडली' },
  freeDescription: {
    en: 'Your kundli, computed to the arcsecond and drawn in North and South Indian style. Free, without login, in about a minute.',
    hi: 'आपकी कुंडली, विकला तक सही गणना, उत्तर और दक्षिण भारतीय शैली में। मुफ़्त, बिना लॉग इन, लगभग एक मिनट में।',
  },
  freeKeywords: {
    en: 'free kundli, janam kundli, birth chart, online kundli, Vedic astrology',
    hi: 'मुफ़्त कुंडली, जन्म कुंडली, जन्म पत्री, ऑनलाइन कुंडली, वैदिक ज्योतिष',
  },
  freeHeading: { en: 'See your kundli', hi: 'अपनी कुंडली देखें' },
  freeLead: {
    en: 'Free, and without login. What you type stays with you until you choose to save it.',
    hi: 'मुफ़्त और बिना लॉग इन। जब तक आप सहेजें नहीं, आपका लिखा आपके पास ही रहता है।',
  },
  createTitle: { en: 'Your kundlis', hi: 'आपकी कुंडलियाँ' },
  createDescription: {
    en: 'Save birth details and ask Oracle or Astra about the chart.',
    hi: 'जन्म विवरण सहेजें और कुंडली के बारे में ओरेकल या एस्ट्रा से पूछें।',
  },
  createHeading: { en: 'Create a kundli', hi: 'कुंडली बनाएँ' },
  updateHeading: { en: 'Change birth details', hi: 'जन्म विवरण बदलें' },
  name: { en: 'Name', hi: 'नाम' },
  gender: { en: 'Gender', hi: 'लिंग' },
  Male: { en: 'Male', hi: 'पुरुष' },
  Female: { en: 'Female', hi: 'महिला' },
  status: { en: 'Marital status', hi: 'वैवाहिक स्थिति' },
  Single: { en: 'Single', hi: 'अविवाहित' },
  Married: { en: 'Married', hi: 'विवाहित' },
  Divorced: { en: 'Divorced', hi: 'तलाक़शुदा' },
  language: { en: 'Language of answers', hi: 'उत्तरों की भाषा' },
  English: { en: 'English', hi: 'अंग्रेज़ी' },
  Hindi: { en: 'Hindi', hi: 'हिन्दी' },
  born: { en: 'Date of birth', hi: 'जन्म की तारीख़' },
  day: { en: 'Day', hi: 'दिन' },
  month: { en: 'Month', hi: 'महीना' },
  year: { en: 'Year', hi: 'वर्ष' },
  yearExample: { en: 'YYYY', hi: 'चार अंक' },
  time: { en: 'Time of birth', hi: 'जन्म का समय' },
  hours: { en: 'Hour', hi: 'घंटा' },
  minute: { en: 'Minute', hi: 'मिनट' },
  second: { en: 'Second', hi: 'सेकंड' },
  clock: { en: 'Clock', hi: 'घड़ी' },
  clock24: { en: '24 h', hi: '24 घं' },
  am: { en: 'AM', hi: 'पूर्वाह्न' },
  pm: { en: 'PM', hi: 'अपराह्न' },
  timeUnknown: { en: 'I don’t know the time', hi: 'समय मालूम नहीं' },
  timeUnknownHint: {
    en: 'Then nothing is invented: what needs the minute (lagna, houses, dasha dates) is left out.',
    hi: 'तब कुछ गढ़ा नहीं जाएगा: जो मिनट पर टिका है (लग्न, भाव, दशा की तारीख़ें), वह छोड़ दिया जाएगा।',
  },
  place: { en: 'Place of birth', hi: 'जन्म स्थान' },
  placeHint: {
    en: 'Type at least 3 letters, in English or Hindi. Old names work too.',
    hi: 'कम से कम 3 अक्षर लिखें, हिन्दी या अंग्रेज़ी में। पुराने नाम भी चलते हैं।',
  },
  placeSearching: { en: 'Looking up places …', hi: 'स्थान खोजे जा रहे हैं …' },
  placeNone: {
    en: 'No place found. Check the spelling, or type latitude and longitude below.',
    hi: 'कोई स्थान नहीं मिला। वर्तनी देखें, या नीचे अक्षांश और देशांतर लिखें।',
  },
  placeFailed: {
    en: 'Places can’t be looked up right now. You can type latitude and longitude below.',
    hi: 'अभी स्थान नहीं खोजे जा सकते। नीचे अक्षांश और देशांतर लिख सकते हैं।',
  },
  placeChoose: { en: 'Which place is it?', hi: 'कौन-सा स्थान?' },
  coordinates: { en: 'Latitude and longitude', hi: 'अक्षांश और देशांतर' },
  latitude: { en: 'Latitude (north +)', hi: 'अक्षांश (उत्तर +)' },
  longitude: { en: 'Longitude (east +)', hi: 'देशांतर (पूर्व +)' },
  see: { en: 'See my kundli', hi: 'मेरी कुंडली देखें' },
  seeing: { en: 'Computing …', hi: 'गणना हो रही है …' },
  find: { en: 'Find the place', hi: 'स्थान खोजें' },
  save: { en: 'Save kundli', hi: 'कुंडली सहेजें' },
  saving: { en: 'Saving …', hi: 'सहेजी जा रही है …' },
  saveChanges: { en: 'Save changes', hi: 'बदलाव सहेजें' },
  newOne: { en: 'New kundli', hi: 'नई कुंडली' },
  saveFree: {
    en: 'Saving takes a login with your mobile number.',
    hi: 'सहेजने के लिए मोबाइल नंबर से लॉग इन करना होगा।',
  },
  savedHeading: { en: 'Saved kundlis', hi: 'सहेजी हुई कुंडलियाँ' },
  savedNone: {
    en: 'None yet. Fill in the form, and the kundli will be kept here.',
    hi: 'अभी कोई नहीं। फ़ॉर्म भरें, कुंडली यहाँ रहेगी।',
  },
  choose: { en: 'Use this kundli', hi: 'यह कुंडली चुनें' },
  edit: { en: 'Edit', hi: 'बदलें' },
  remove: { en: 'Delete', hi: 'हटाएँ' },
  timeNotKnown: { en: 'time not known', hi: 'समय अज्ञात' },
  removeAlso: {
    en: 'There are chats about this kundli. Delete them too? Otherwise their answers stay in your history.',
    hi: 'इस कुंडली पर बातचीत हुई है। क्या वह भी हटाएँ? न हटाने पर उत्तर आपके इतिहास में रहेंगे।',
  },
  removeChats: { en: 'Delete chats too', hi: 'बातचीत भी हटाएँ' },
  keepChats: { en: 'Keep the chats', hi: 'बातचीत रखें' },
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
  howTitle: { en: 'How to fill it in', hi: 'फ़ॉर्म कैसे भरें' },
  todaysHoroscope: { en: 'Today’s Horoscope', hi: 'आज का राशिफल' },
} satisfies Record<string, Sentence>

/** The chart that is drawn under the form. */
export const chartWords = {
  heading: { en: 'The kundli', hi: 'कुंडली' },
  north: { en: 'North Indian', hi: 'उत्तर भारतीय' },
  south: { en: 'South Indian', hi: 'दक्षिण भारतीय' },
  style: { en: 'Style of the chart', hi: 'कुंडली की शैली' },
  lagna: { en: 'Lagna', hi: 'लग्न' },
  now: { en: 'Now', hi: 'अभी' },
  planets: { en: 'Grahas', hi: 'ग्रह' },
  graha: { en: 'Graha', hi: 'ग्रह' },
  rashi: { en: 'Rashi', hi: 'राशि' },
  degrees: { en: 'Degrees', hi: 'अंश' },
  nakshatra: { en: 'Nakshatra', hi: 'नक्षत्र' },
  house: { en: 'House', hi: 'भाव' },
  dasha: { en: 'Vimshottari dasha', hi: 'विंशोत्तरी दशा' },
  allFacts: { en: 'Every computed fact, with its reason', hi: 'हर गणना किया तथ्य, कारण सहित' },
  conventions: {
    en: (ayanamsa: string, node: string, offset: string) =>
      `Computed with ${ayanamsa} ayanamsa, ${node} node, clock offset ${offset}.`,
    hi: (ayanamsa: string, node: string, offset: string) =>
      `गणना: ${ayanamsa} अयनांश, ${node} राहु, घड़ी का अंतर ${offset}।`,
  } satisfies SentenceWith<[string, string, string]>,
  lahiri: { en: 'Lahiri', hi: 'लाहिड़ी' },
  true: { en: 'true', hi: 'स्पष्ट' },
  mean: { en: 'mean', hi: 'मध्यम' },
  noTime: {
    en: 'Without the birth time there is no lagna, and no houses. Below stands what holds for the whole day.',
    hi: 'जन्म समय के बिना लग्न और भाव नहीं होते। नीचे वही है जो पूरे दिन सही रहता है।',
  },
  retrograde: { en: 'retrograde', hi: 'वक्री' },
  until: {
    en: (day: string) => `until ${day}`,
    hi: (day: string) => `${day} तक`,
  } satisfies SentenceWith<[string]>,
  of: {
    en: (name: string) => `${name}’s kundli`,
    hi: (name: string) => `${name} की कुंडली`,
  } satisfies SentenceWith<[string]>,
  variesInDay: { en: 'changes within the day', hi: 'दिन में बदलता है' },
}

export const nightChoices = [
  {
    value: 'before',
    words: { en: 'The night before this day', hi: 'इस दिन से पहले की रात' },
  },
  {
    value: 'after',
    words: { en: 'The night after this day', hi: 'इस दिन के बाद की रात' },
  },
] as const satisfies { value: string; words: Sentence }[]

export const requiredField = {
  en: (field: string) => `Error: The field '${field}' is required and cannot be empty.`,
  hi: (field: string) => `त्रुटि: '${field}' भरना ज़रूरी है, इसे ख़ाली नहीं छोड़ सकते।`,
} satisfies SentenceWith<[string]>

export const removeAsk = {
  en: (name: string) => `Delete the kundli of ${name}? This can’t be undone.`,
  hi: (name: string) => `${name} की कुंडली हटाएँ? इसे वापस नहीं लाया जा सकेगा।`,
} satisfies SentenceWith<[string]>

export const removeAskWithChats = {
  en: (name: string) => `Delete the kundli of ${name} and its chats? This can’t be undone.`,
  hi: (name: string) => `${name} की कुंडली और उसकी बातचीत हटाएँ? इसे वापस नहीं लाया जा सकेगा।`,
} satisfies SentenceWith<[string]>

const personaNames = {
  Oracle: { en: 'Oracle', hi: 'ओरेकल' },
  Astra: { en: 'Astra', hi: 'एस्ट्रा' },
} satisfies Record<string, Sentence>
type PersonaName = keyof typeof personaNames

export const askPersona = {
  en: (persona: PersonaName) => `Save and ask ${personaNames[persona].en}`,
  hi: (persona: PersonaName) => `सहेजें और ${personaNames[persona].hi} से पूछें`,
} satisfies SentenceWith<[PersonaName]>

export const placeFound = {
  en: (count: number) => (count === 1 ? '1 place found' : `${count} places found`),
  hi: (count: number) => `${count} स्थान मिले`,
} satisfies SentenceWith<[number]>

export const howTo: Sentence[] = [
  {
    en: 'The time decides the lagna: take it from the birth certificate or the hospital’s discharge paper if you can.',
    hi: 'समय से लग्न तय होता है: हो सके तो जन्म प्रमाणपत्र या अस्पताल के काग़ज़ से लें।',
  },
  {
    en: 'Choose the place from the list: its coordinates and the clock of that day come with it, war time and old Madras time included.',
    hi: 'स्थान सूची से चुनें: निर्देशांक और उस दिन की घड़ी उसी से आती है, युद्धकाल का समय और पुराना मद्रास समय भी।',
  },
  {
    en: 'Midnight is hour 0 of the new day.',
    hi: 'आधी रात नए दिन का 0 बजे है।',
  },
]

export const freeFaq: { title: Sentence; body: Sentence }[] = [
  {
    title: { en: 'What is a kundli?', hi: 'कुंडली क्या है?' },
    body: {
      en: 'A map of the sky at the minute and place of a birth: which sign was rising, and in which sign, nakshatra and house each graha stood. Everything an astrologer says should rest on it.',
      hi: 'जन्म के मिनट और स्थान पर आकाश का नक़्शा: कौन-सी राशि उदय हो रही थी, और हर ग्रह किस राशि, नक्षत्र और भाव में था। ज्योतिषी की हर बात इसी पर टिकी होनी चाहिए।',
    },
  },
  {
    title: { en: 'How exact is yours?', hi: 'आपकी गणना कितनी सही है?' },
    body: {
      en: 'The places of the grahas are computed by our own engine and agree with the international reference to about an arcsecond, a sixtieth of the smallest angle the eye can tell. The clock of the place is taken from its real history.',
      hi: 'ग्रहों की स्थिति हमारा अपना इंजन निकालता है और वह अंतरराष्ट्रीय मानक से लगभग एक विकला तक मिलती है, जो आँख से पहचाने जा सकने वाले सबसे छोटे कोण का साठवाँ हिस्सा है। स्थान की घड़ी उसके असली इतिहास से ली जाती है।',
    },
  },
  {
    title: {
      en: 'I don’t know my birth time. Can I still ask?',
      hi: 'मुझे जन्म समय नहीं मालूम। क्या फिर भी पूछ सकते हैं?',
    },
    body: {
      en: 'Yes. Tick “I don’t know the time”. We then use only what holds for the whole day, such as the signs of the grahas, and leave out lagna, houses and dasha dates instead of inventing them.',
      hi: 'हाँ। “समय मालूम नहीं” चुनें। तब हम वही लेते हैं जो पूरे दिन सही रहता है, जैसे ग्रहों की राशियाँ; लग्न, भाव और दशा की तारीख़ें गढ़ी नहीं जातीं।',
    },
  },
  {
    title: { en: 'Is it really free?', hi: 'क्या यह सचमुच मुफ़्त है?' },
    body: {
      en: 'Seeing the kundli is free and needs no login. Questions to Oracle and Astra are free at first; after that the price of each stands on the button before you press it.',
      hi: 'कुंडली देखना मुफ़्त है, लॉग इन भी नहीं चाहिए। ओरेकल और एस्ट्रा के पहले कुछ प्रश्न मुफ़्त हैं; उसके बाद हर प्रश्न का मूल्य दबाने से पहले बटन के पास लिखा रहता है।',
    },
  },
  {
    title: { en: 'Who sees my birth details?', hi: 'मेरा जन्म विवरण कौन देखता है?' },
    body: {
      en: 'You. They are kept with your account, never shown to other users, never put into an address or a log, and deleted with the kundli or the account. The astrologers get the chart, not your name or number.',
      hi: 'सिर्फ़ आप। ये आपके खाते के साथ रहते हैं, किसी और को नहीं दिखते, और कुंडली या खाता हटाने पर हट जाते हैं। ज्योतिषियों को कुंडली मिलती है, आपका नाम या नंबर नहीं।',
    },
  },
  {
    title: { en: 'Are Oracle and Astra people?', hi: 'क्या ओरेकल और एस्ट्रा इंसान हैं?' },
    body: {
      en: 'No. They are an AI-based service, not a human consultation. Every astrological sentence they write rests on a computed fact of your chart, and you can open it.',
      hi: 'नहीं। यह AI-आधारित सेवा है, किसी व्यक्ति का परामर्श नहीं। उनका हर ज्योतिषीय वाक्य आपकी कुंडली के किसी गणना किए तथ्य पर टिका है, जिसे आप खोलकर देख सकते हैं।',
    },
  },
]

export const askPersonaShort = {
  en: (persona: PersonaName) => `Ask ${personaNames[persona].en}`,
  hi: (persona: PersonaName) => `${personaNames[persona].hi} से पूछें`,
} satisfies SentenceWith<[PersonaName]>
