import type { LocalizedText } from '../say.ts'

/** Why an item waits, to its author: what was found, and that somebody looks at it. */
export const holdReasonWords = {
  contact: {
    en: 'There seems to be a phone number, an email or a payment address in it. Someone from our team will look at it; until then only you can see it.',
    hi: 'लगता है, इसमें कोई फ़ोन नंबर, ईमेल या भुगतान का पता है। हमारी टीम इसे देखेगी; तब तक यह केवल आपको दिखेगा।',
  },
  link: {
    en: 'There seems to be a link in it. Someone from our team will look at it; until then only you can see it.',
    hi: 'लगता है, इसमें कोई लिंक है। हमारी टीम इसे देखेगी; तब तक यह केवल आपको दिखेगा।',
  },
  offer: {
    en: 'It reads like an advertisement, or asks people to talk elsewhere. Someone from our team will look at it; until then only you can see it.',
    hi: 'यह विज्ञापन जैसा लगता है, या लोगों को कहीं और बात करने के लिए बुलाता है। हमारी टीम इसे देखेगी; तब तक यह केवल आपको दिखेगा।',
  },
  repeats: {
    en: 'It says the same thing several times, or was posted before. Someone from our team will look at it; until then only you can see it.',
    hi: 'इसमें एक ही बात कई बार है, या यह पहले पोस्ट हो चुका है। हमारी टीम इसे देखेगी; तब तक यह केवल आपको दिखेगा।',
  },
  crisis: {
    en: 'It sounds as if you are going through a very hard time. You can call Tele-MANAS at 14416, free, day and night. Someone from our team will read what you wrote; until then only you can see it.',
    hi: 'लगता है आप बहुत कठिन समय से गुज़र रहे हैं। टेली-मानस को 14416 पर दिन-रात मुफ़्त फ़ोन कर सकते हैं। हमारी टीम आपका लिखा पढ़ेगी; तब तक यह केवल आपको दिखेगा।',
  },
  earlier: {
    en: 'An earlier post of yours was removed, so we look at this one first. Until then only you can see it.',
    hi: 'आपकी एक पिछली पोस्ट हटाई गई थी, इसलिए हम इसे पहले देखेंगे। तब तक यह केवल आपको दिखेगा।',
  },
} satisfies Record<string, LocalizedText>
