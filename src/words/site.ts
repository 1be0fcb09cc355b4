import type { Sentence, SentenceWith } from './say.ts'

/** What stands on every page: name, navigation, footer, dialogs, errors. */
export const siteWords = {
  name: { en: 'Drishti', hi: 'दृष्टि' },
  tagline: { en: 'Vedic astrology, computed exactly', hi: 'सटीक गणना वाला वैदिक ज्योतिष' },
  label: {
    en: 'AI-based service, not a human consultation',
    hi: 'AI-आधारित सेवा, किसी व्यक्ति का परामर्श नहीं',
  },
  labelLine: {
    en: 'AI-based service, not a human consultation.',
    hi: 'AI-आधारित सेवा, किसी व्यक्ति का परामर्श नहीं।',
  },
  skip: { en: 'Skip to the page', hi: 'सीधे पेज पर जाएँ' },
} satisfies Record<string, Sentence>

export const navWords = {
  main: { en: 'Main', hi: 'मुख्य' },
  menu: { en: 'Menu', hi: 'मेन्यू' },
  home: { en: 'Home', hi: 'होम' },
  chatNow: { en: 'Chat Now', hi: 'चैट करें' },
  astroHub: { en: 'AstroHub', hi: 'एस्ट्रोहब' },
  horoscope: { en: 'Horoscope', hi: 'राशिफल' },
  yearly: { en: 'Yearly Predictions', hi: 'वार्षिक भविष्यफल' },
  plans: { en: 'Recharge and plans', hi: 'रिचार्ज और प्लान' },
  blogs: { en: 'Blogs', hi: 'ब्लॉग' },
  logIn: { en: 'Log In', hi: 'लॉग इन' },
  logOut: { en: 'Log out', hi: 'लॉग आउट' },
  profile: { en: 'Your account', hi: 'आपका खाता' },
  points: { en: 'My Points', hi: 'मेरे पॉइंट' },
  subscriptions: { en: 'My Subscriptions', hi: 'मेरे प्लान' },
  history: { en: 'Chats History', hi: 'पुरानी चैट' },
  memory: { en: 'What Drishti remembers', hi: 'दृष्टि को क्या याद है' },
  shared: { en: 'My shared answers', hi: 'मेरे साझा किए उत्तर' },
  redeemed: { en: 'Redeem History', hi: 'रिडीम का ब्योरा' },
  transfers: { en: 'Transfer History', hi: 'ट्रांसफ़र का ब्योरा' },
  account: { en: 'Account', hi: 'खाता' },
  notifications: { en: 'Notifications', hi: 'सूचनाएँ' },
  language: { en: 'Language', hi: 'भाषा' },
} satisfies Record<string, Sentence>

export const navCounts = {
  unseen: {
    en: (count: number) => `${count} new`,
    hi: (count: number) => `${count} नई`,
  },
} satisfies Record<string, SentenceWith<[number]>>

export const themeWords = {
  theme: { en: 'Light or dark', hi: 'उजला या गहरा' },
  light: { en: 'Light', hi: 'उजला' },
  dark: { en: 'Dark', hi: 'गहरा' },
  auto: { en: 'Auto', hi: 'स्वतः' },
  toLight: { en: 'Switch to light', hi: 'उजला करें' },
  toDark: { en: 'Switch to dark', hi: 'गहरा करें' },
} satisfies Record<string, Sentence>

export const dialogWords = {
  close: { en: 'Close', hi: 'बंद करें' },
  notice: { en: 'Please note', hi: 'कृपया ध्यान दें' },
  sure: { en: 'Are you sure?', hi: 'क्या आप निश्चित हैं?' },
  ok: { en: 'OK', hi: 'ठीक है' },
  yes: { en: 'Yes', hi: 'हाँ' },
  no: { en: 'No', hi: 'नहीं' },
  news: { en: 'News (Alt+T)', hi: 'सूचना (Alt+T)' },
} satisfies Record<string, Sentence>

export const factWords = {
  why: { en: 'Why?', hi: 'क्यों?' },
  opens: { en: '(shows the chart fact behind this)', hi: '(इसके पीछे का कुंडली तथ्य दिखाएँ)' },
  loading: { en: 'Loading…', hi: 'लोड हो रहा है…' },
} satisfies Record<string, Sentence>

export const errorWords = {
  notFoundTitle: { en: 'There is no such page', hi: 'ऐसा कोई पेज नहीं है' },
  notFoundText: {
    en: 'The address may be mistyped, or the page has moved. From here you can go on:',
    hi: 'हो सकता है पता ग़लत लिखा गया हो या पेज कहीं और चला गया हो। यहाँ से आगे बढ़ें:',
  },
  faultTitle: { en: 'Something broke on our side', hi: 'हमारी ओर से कुछ गड़बड़ हुई' },
  faultText: {
    en: 'Nothing was charged and nothing you saved is lost. Please try again in a moment.',
    hi: 'कोई शुल्क नहीं लगा और आपकी सहेजी हुई हर चीज़ सुरक्षित है। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
  offlineTitle: { en: 'No connection', hi: 'इंटरनेट नहीं मिल रहा' },
  offlineText: {
    en: 'We could not reach the server. Check your network and try again; what you typed stays here.',
    hi: 'सर्वर तक पहुँच नहीं हो पाई। अपना नेटवर्क देखकर फिर कोशिश करें।',
  },
  busyTitle: { en: 'A little too fast', hi: 'ज़रा धीरे' },
  busyText: {
    en: 'Many requests came at once. Please wait a minute and try again.',
    hi: 'एक साथ बहुत सारे अनुरोध आ गए। कृपया एक मिनट रुककर फिर कोशिश करें।',
  },
  refusedTitle: { en: 'This page is not open to you', hi: 'यह पेज आपके लिए खुला नहीं है' },
  refusedText: {
    en: 'It may belong to another account, or you need to log in first.',
    hi: 'हो सकता है यह किसी दूसरे खाते का हो, या पहले लॉग इन करना पड़े।',
  },
  offlineNow: {
    en: 'You are offline. What is on this page stays; the rest comes back with the network.',
    hi: 'इंटरनेट नहीं है। इस पेज पर जो है वह रहेगा; बाक़ी नेटवर्क लौटने पर मिलेगा।',
  },
  slow: { en: 'Still loading…', hi: 'अभी लोड हो रहा है…' },
  again: { en: 'Try again', hi: 'फिर कोशिश करें' },
  home: { en: 'Go to the home page', hi: 'होम पेज पर जाएँ' },
  kundli: { en: 'See my kundli, free', hi: 'मेरी कुंडली देखें, मुफ़्त' },
} satisfies Record<string, Sentence>
