import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** Where a birth time comes from: a record made then, somebody's memory, or nobody knows. */
export type TimeSource = 'record' | 'memory' | 'uncertain'

export const celebrityWords = {
  title: { en: 'Celebrity Kundli', hi: 'प्रसिद्ध लोगों की कुंडली' },
  headTitle: {
    en: 'Celebrity Kundli: birth charts of famous Indians',
    hi: 'प्रसिद्ध लोगों की कुंडली: मशहूर भारतीयों की जन्म पत्री',
  },
  description: {
    en: 'See the kundli of somebody known to all, with a plain word on how sure its birth time is, and ask Oracle or Astra about it.',
    hi: 'किसी प्रसिद्ध व्यक्ति की कुंडली देखें, जन्म समय कितना पक्का है यह साफ़ जानें, और उस पर ओरेकल या एस्ट्रा से पूछें।',
  },
  keywords: {
    en: 'celebrity kundli, famous birth charts, horoscope of historical figures',
    hi: 'प्रसिद्ध लोगों की कुंडली, मशहूर जन्म पत्री, ऐतिहासिक व्यक्तियों की कुंडली',
  },
  lead: {
    en: 'Choose somebody to see the chart and to ask about it. Everyone here is of the past century and no longer living; each birth has its source.',
    hi: 'किसी को चुनें, कुंडली देखें और उसके बारे में पूछें। यहाँ सब पिछली सदी में जन्मे और अब दिवंगत हैं; हर जन्म का स्रोत साथ लिखा है।',
  },
  search: { en: 'Name, in English or Hindi', hi: 'नाम, हिंदी या अंग्रेज़ी में' },
  find: { en: 'Search', hi: 'खोजें' },
  nobody: {
    en: 'Nobody of that name is here. You can type the birth below.',
    hi: 'इस नाम का कोई यहाँ नहीं है। जन्म का विवरण आप नीचे लिख सकते हैं।',
  },
  everybody: { en: '← All famous people', hi: '← सभी प्रसिद्ध लोग' },
  birthSource: { en: 'Day and place of birth from:', hi: 'जन्म की तारीख़ और जगह का स्रोत:' },
  somebodyElse: { en: 'Somebody else', hi: 'कोई और' },
  somebodyElseLead: {
    en: 'Type what is publicly known of the birth.',
    hi: 'जन्म के बारे में जो सब जानते हैं, वह लिखें।',
  },
  info: { en: 'Info about Celebrity', hi: 'व्यक्ति के बारे में' },
  infoHint: {
    en: 'For yourself: it stays on this page and is not sent.',
    hi: 'सिर्फ़ आपके लिए: यह इसी पेज पर रहता है, भेजा नहीं जाता।',
  },
  ownTime: {
    en: 'Birth time: as you typed it. We can’t tell how reliable it is, so take house and dasha with care.',
    hi: 'जन्म समय: जैसा आपने लिखा। वह कितना पक्का है, हम नहीं कह सकते, इसलिए भाव और दशा को सावधानी से लें।',
  },
  ownUnknown: {
    en: 'Birth time: not known. Lagna, houses and dasha dates are left out.',
    hi: 'जन्म समय: मालूम नहीं। लग्न, भाव और दशा की तारीख़ें छोड़ दी गई हैं।',
  },
  refusal: {
    en: 'The answers speak of the person, not to you. Nothing is foretold of the health, the end or the private troubles of real people.',
    hi: 'उत्तर उस व्यक्ति के बारे में होते हैं, आपके बारे में नहीं। असली लोगों के स्वास्थ्य, अंत या निजी परेशानियों पर कुछ नहीं कहा जाता।',
  },
} satisfies Record<string, LocalizedText>

/** How sure a time is, in a word for a list and in a sentence for the chat. */
export const timeSources: Record<TimeSource, { short: LocalizedText; long: LocalizedText }> = {
  record: {
    short: { en: 'A · from a record', hi: 'A · लिखित प्रमाण से' },
    long: {
      en: 'Birth time: reliable (class A), from a birth or family record.',
      hi: 'जन्म समय: पक्का (श्रेणी A), जन्म या परिवार के लिखित प्रमाण से।',
    },
  },
  memory: {
    short: { en: 'B · from memory', hi: 'B · स्मृति से' },
    long: {
      en: 'Birth time: fairly reliable (class B), from the memory of the family or the person.',
      hi: 'जन्म समय: काफ़ी हद तक पक्का (श्रेणी B), परिवार या स्वयं की स्मृति से।',
    },
  },
  uncertain: {
    short: { en: 'C · time uncertain', hi: 'C · समय अनिश्चित' },
    long: {
      en: 'Birth time: uncertain (class C). The day is known, the hour is not, so lagna, houses and dasha dates are left out.',
      hi: 'जन्म समय: अनिश्चित (श्रेणी C)। दिन मालूम है, घड़ी नहीं, इसलिए लग्न, भाव और दशा की तारीख़ें छोड़ दी गई हैं।',
    },
  },
}

/** What may well be asked of such a chart. */
export const celebrityQuestions: LocalizedText[] = [
  {
    en: 'What does this chart say about work and talent?',
    hi: 'यह कुंडली काम और प्रतिभा के बारे में क्या कहती है?',
  },
  { en: 'What does the Moon sign of this chart say?', hi: 'इस कुंडली की चंद्र राशि क्या कहती है?' },
  {
    en: 'What does this chart say about studies and education?',
    hi: 'यह कुंडली पढ़ाई और शिक्षा के बारे में क्या कहती है?',
  },
]

/** What the people of the shelf are known for. */
export const celebrityKindWords = {
  politics: { en: 'Freedom movement and politics', hi: 'स्वतंत्रता आंदोलन और राजनीति' },
  science: { en: 'Science', hi: 'विज्ञान' },
  literature: { en: 'Literature', hi: 'साहित्य' },
  film: { en: 'Film', hi: 'सिनेमा' },
  music: { en: 'Music, dance and art', hi: 'संगीत, नृत्य और कला' },
  sport: { en: 'Sport', hi: 'खेल' },
  saints: { en: 'Saints, teachers and service', hi: 'संत, आचार्य और सेवा' },
  business: { en: 'Business', hi: 'उद्योग' },
  abroad: { en: 'From other countries', hi: 'दूसरे देशों से' },
} satisfies Record<string, LocalizedText>

export const askAboutCelebrity = {
  Oracle: {
    en: (name: string) => `Ask Oracle about ${name}`,
    hi: (name: string) => `${name} के बारे में ओरेकल से पूछें`,
  },
  Astra: {
    en: (name: string) => `Ask Astra about ${name}`,
    hi: (name: string) => `${name} के बारे में एस्ट्रा से पूछें`,
  },
} satisfies Record<string, LocalizedTemplate<[string]>>
