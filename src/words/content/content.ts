import type { LocalizedText } from '../say.ts'

/** What the house says of itself (about.php). */
export const companyStatements = {
  mission: {
    en: 'To put an exact kundli and an honest reading of it into the hands of everyone in India, in their own language, on the phone they already have.',
    hi: 'भारत में हर व्यक्ति तक सटीक कुंडली और उसका ईमानदार पठन पहुँचाना, उनकी अपनी भाषा में, उसी फ़ोन पर जो उनके हाथ में है।',
  },
  vision: {
    en: 'An astrology that shows its work: what is computed can be checked, what is interpretation is called so, and nobody is frightened into paying.',
    hi: 'ऐसा ज्योतिष जो अपना हिसाब दिखाए: जो गणना है उसे जाँचा जा सके, जो व्याख्या है उसे व्याख्या ही कहा जाए, और डराकर किसी से पैसे न लिए जाएँ।',
  },
} satisfies Record<string, LocalizedText>

export const whatWeDo: LocalizedText[] = [
  {
    en: 'We compute your kundli to the arcsecond, with the clock that really hung on the wall where you were born.',
    hi: 'हम आपकी कुंडली विकला तक सटीक निकालते हैं, उसी घड़ी से जो जन्म के समय वहाँ सचमुच चलती थी।',
  },
  {
    en: 'Two AI astrologers, Oracle and Astra, answer your questions from that chart, in English and Hindi.',
    hi: 'दो AI ज्योतिषी, ओरेकल और एस्ट्रा, उसी कुंडली से आपके प्रश्नों के उत्तर देते हैं, हिंदी और अंग्रेज़ी में।',
  },
  {
    en: 'Every astrological sentence is held against the facts of the chart before you see it. What no fact bears is not shown.',
    hi: 'हर ज्योतिषीय वाक्य आप तक पहुँचने से पहले कुंडली के तथ्यों से मिलाया जाता है। जिसका तथ्य न हो, वह दिखाया नहीं जाता।',
  },
  {
    en: 'Kundli, matching, panchang and muhurta are free and need no login. A question costs what stands beside its button, and nothing when no answer comes.',
    hi: 'कुंडली, मिलान, पंचांग और मुहूर्त मुफ़्त हैं और लॉग इन नहीं माँगते। प्रश्न का दाम बटन के पास लिखा रहता है, और उत्तर न आए तो कुछ नहीं लगता।',
  },
  {
    en: 'We keep what is yours yours: no trackers, no sale of data, and everything can be taken along or deleted.',
    hi: 'आपका जो है, आपका ही रहता है: न ट्रैकर, न डेटा की बिक्री, और सब कुछ साथ ले जाया या मिटाया जा सकता है।',
  },
]
