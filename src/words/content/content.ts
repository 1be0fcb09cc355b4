import type { LocalizedText } from '../say.ts'

/** What the house says of itself (about.php). */
export const companyStatements = {
  mission: {
    en: 'To put an exact kundli and an honest reading of it into the hands of everyone in India, in their own language, on the phone they already have.',
    hi: 'भारत में हर व्यक्ति तक सटीक कुंडली और उसका ईमानदार फल पहुँचाना: उसकी अपनी भाषा में, उसके अपने फ़ोन पर।',
  },
  vision: {
    en: 'An astrology that shows its work: what is computed can be checked, what is interpretation is called so, and nobody is frightened into paying.',
    hi: 'ऐसा ज्योतिष, जिसमें गणना को कोई भी जाँच सके, व्याख्या को व्याख्या ही कहा जाए, और किसी को डराकर पैसे न लिए जाएँ।',
  },
} satisfies Record<string, LocalizedText>

export const whatWeDo: LocalizedText[] = [
  {
    en: 'We compute your kundli to the arcsecond, by the clock time that was actually in use where and when you were born.',
    hi: 'आपकी कुंडली की गणना विकला तक होती है, और उसी समय से जो आपके जन्म के दिन वहाँ की घड़ियों में था।',
  },
  {
    en: 'Two AI astrologers, Oracle and Astra, answer your questions from that chart, in English and Hindi.',
    hi: 'दो AI ज्योतिषी, ओरेकल और एस्ट्रा, उसी कुंडली से आपके प्रश्नों के उत्तर देते हैं, हिंदी और अंग्रेज़ी में।',
  },
  {
    en: 'Every astrological sentence is checked against the chart before you see it. What no fact supports is not shown.',
    hi: 'ज्योतिष की हर बात आप तक पहुँचने से पहले कुंडली से मिलाई जाती है। जिस बात का आधार कुंडली में न हो, वह नहीं दिखाई जाती।',
  },
  {
    en: 'Kundli, matching, panchang and muhurta are free and need no login. The price of a question is shown beside its button, and if no answer comes you pay nothing.',
    hi: 'कुंडली, मिलान, पंचांग और मुहूर्त मुफ़्त हैं और लॉग इन नहीं माँगते। प्रश्न का दाम बटन के पास लिखा रहता है, और उत्तर न आए तो कुछ नहीं लगता।',
  },
  {
    en: 'Your data stays yours: no trackers, nothing sold, and you can download or delete everything.',
    hi: 'आपका डेटा आपका ही रहता है: न कोई ट्रैकर, न डेटा की बिक्री। आप अपना सारा डेटा डाउनलोड कर सकते हैं या मिटा सकते हैं।',
  },
]
