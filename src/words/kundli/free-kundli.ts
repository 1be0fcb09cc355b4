import type { LocalizedText } from '../say.ts'

/** The page of the free kundli around its form. */
export const freeKundliWords = {
  freeTitle: {
    en: 'Free Kundli online: janam kundli by date of birth and time',
    hi: 'मुफ़्त जन्म कुंडली: जन्म तिथि और समय से ऑनलाइन कुंडली',
  },
  freeDescription: {
    en: 'Your kundli, computed to the arcsecond and drawn in North and South Indian style. Free, without login, in about a minute.',
    hi: 'आपकी कुंडली, विकला तक सही गणना, उत्तर और दक्षिण भारतीय शैली में। मुफ़्त, बिना लॉग इन, लगभग एक मिनट में।',
  },
  freeKeywords: {
    en: 'free kundli, janam kundli, birth chart, online kundli, Vedic astrology',
    hi: 'मुफ़्त कुंडली, जन्म कुंडली, जन्म पत्री, ऑनलाइन कुंडली, वैदिक ज्योतिष',
  },
  freeHeading: { en: 'Your janam kundli, free', hi: 'अपनी जन्म कुंडली देखें, मुफ़्त' },
  freeLead: {
    en: 'Free, and without login. What you type stays with you until you choose to save it.',
    hi: 'मुफ़्त और बिना लॉग इन। जब तक आप सहेजें नहीं, आपका लिखा आपके पास ही रहता है।',
  },
  saveFree: {
    en: 'Saving takes a login with your mobile number.',
    hi: 'सहेजने के लिए मोबाइल नंबर से लॉग इन करना होगा।',
  },
  howTitle: { en: 'How to fill it in', hi: 'फ़ॉर्म कैसे भरें' },
} satisfies Record<string, LocalizedText>

/** What a kundli is for, under the form of those who are logged in. */
export const aboutKundli: { title: LocalizedText; paragraphs: LocalizedText[] } = {
  title: { en: 'Online kundli, computed and read', hi: 'ऑनलाइन कुंडली: गणना और फलादेश' },
  paragraphs: [
    {
      en: 'A kundli is the sky of your birth: the rising sign, the twelve houses, the nine grahas and the nakshatra of the Moon. Ours is computed to the arcsecond, with the clock that was really in use at the place, and comes with divisional charts, dashas and the day’s transits.',
      hi: 'कुंडली आपके जन्म का आकाश है: उदित राशि, बारह भाव, नौ ग्रह और चंद्रमा का नक्षत्र। हमारी कुंडली विकला तक सही गिनी जाती है, उस स्थान पर सचमुच चलने वाली घड़ी से, और साथ में वर्ग कुंडलियाँ, दशाएँ और दिन का गोचर भी मिलता है।',
    },
    {
      en: 'Save your own, your family’s, or two for kundli matching. Each can be asked about in a chat with Oracle or Astra, or read for its day, week, month and year.',
      hi: 'अपनी, परिवार की, या कुंडली मिलान के लिए दो कुंडलियाँ सहेजें। हर कुंडली पर ओरेकल या एस्ट्रा से चैट में पूछ सकते हैं, या उसका दिन, सप्ताह, महीना और वर्ष पढ़ सकते हैं।',
    },
  ],
}

export const birthDetailTips: LocalizedText[] = [
  {
    en: 'The time decides the lagna: take it from the birth certificate or the hospital’s discharge paper if you can.',
    hi: 'समय से लग्न तय होता है: हो सके तो जन्म प्रमाणपत्र या अस्पताल के काग़ज़ से लें।',
  },
  {
    en: 'Choose the place from the list: its coordinates and the clock of that day come with it, war time and old Madras time included.',
    hi: 'स्थान सूची से चुनें: निर्देशांक और उस दिन की घड़ी उसी से आती है, युद्धकाल का समय और पुराना मद्रास समय भी।',
  },
  {
    en: 'Born after midnight? Write the date of the new day, and 12 with AM for the first hour.',
    hi: 'रात 12 बजे के बाद जन्म हुआ हो, तो नए दिन की तारीख़ लिखें; 12 से 1 के बीच के लिए 12 और AM चुनें।',
  },
]

export const freeFaq: { title: LocalizedText; body: LocalizedText }[] = [
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
