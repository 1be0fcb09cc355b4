import type { LocalizedText } from '../say.ts'

/** What is said when a page can't be shown. */
export const errorWords = {
  notFoundTitle: { en: 'There is no such page', hi: 'ऐसा कोई पेज नहीं है' },
  notFoundText: {
    en: 'The address may be mistyped, or the page may have moved. You can go on from here:',
    hi: 'हो सकता है पता ग़लत लिखा गया हो या पेज कहीं और चला गया हो। यहाँ से आगे बढ़ें:',
  },
  faultTitle: { en: 'Something went wrong on our side', hi: 'हमारी ओर से कुछ गड़बड़ हुई' },
  faultText: {
    en: 'Nothing was charged and nothing you saved is lost. Please try again in a moment.',
    hi: 'कोई शुल्क नहीं लगा और आपकी सहेजी हुई हर चीज़ सुरक्षित है। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
  offlineTitle: { en: 'No connection', hi: 'इंटरनेट नहीं मिल रहा' },
  offlineText: {
    en: 'Check your network and try again; what you typed stays here.',
    hi: 'नेटवर्क देखकर फिर कोशिश करें; आपका लिखा यहीं रहेगा।',
  },
  busyTitle: { en: 'A little too fast', hi: 'ज़रा धीरे' },
  busyText: {
    en: 'There were too many tries in a short time. Please wait a minute and try again.',
    hi: 'थोड़े समय में बहुत बार कोशिश हुई। कृपया एक मिनट रुककर फिर देखें।',
  },
  refusedTitle: { en: 'This page is not open to you', hi: 'यह पेज आपके लिए उपलब्ध नहीं है' },
  refusedText: {
    en: 'It may belong to another account, or you need to log in first.',
    hi: 'हो सकता है यह किसी दूसरे खाते का हो, या पहले लॉग इन करना पड़े।',
  },
  again: { en: 'Try again', hi: 'फिर कोशिश करें' },
  home: { en: 'Go to the home page', hi: 'होम पेज पर जाएँ' },
  blogs: { en: 'See all articles', hi: 'सभी लेख देखें' },
  forum: { en: 'See all discussions', hi: 'सभी चर्चाएँ देखें' },
  festivals: { en: 'Festivals of this year', hi: 'इस वर्ष के व्रत और त्योहार' },
  panchang: { en: 'Panchang of today', hi: 'आज का पंचांग' },
  horoscope: { en: 'Today’s horoscope', hi: 'आज का राशिफल' },
  kundli: { en: 'See my kundli, free', hi: 'मेरी कुंडली देखें, मुफ़्त' },
} satisfies Record<string, LocalizedText>
