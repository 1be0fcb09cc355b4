import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** The bar, its menus, and the choice of light and dark. */
export const navWords = {
  main: { en: 'Main', hi: 'मुख्य' },
  menu: { en: 'Menu', hi: 'मेन्यू' },
  places: { en: 'Main places', hi: 'मुख्य जगहें' },
  home: { en: 'Home', hi: 'होम' },
  kundli: { en: 'Kundli', hi: 'कुंडली' },
  ask: { en: 'Ask', hi: 'पूछें' },
  askQuestion: { en: 'Ask a question', hi: 'प्रश्न पूछें' },
  today: { en: 'Today, for me', hi: 'आज, मेरे लिए' },
  panchang: { en: 'Panchang', hi: 'पंचांग' },
  festivals: { en: 'Festivals and vrats', hi: 'व्रत और त्योहार' },
  me: { en: 'Me', hi: 'मेरा' },
  day: { en: 'The day', hi: 'आज का दिन' },
  mine: { en: 'Mine', hi: 'मेरा' },
  more: { en: 'More', hi: 'और' },
  myKundlis: { en: 'My kundlis', hi: 'मेरी कुंडलियाँ' },
  freeKundli: { en: 'Free kundli', hi: 'मुफ़्त कुंडली' },
  matching: { en: 'Kundli matching', hi: 'कुंडली मिलान' },
  celebrities: { en: 'Kundlis of famous people', hi: 'प्रसिद्ध लोगों की कुंडली' },
  muhurta: { en: 'Muhurta', hi: 'मुहूर्त' },
  daily: { en: 'Daily prediction', hi: 'दैनिक भविष्यफल' },
  balance: { en: 'Balance', hi: 'बैलेंस' },
  ledger: { en: 'Statement', hi: 'हिसाब' },
  payments: { en: 'Payments', hi: 'भुगतान' },
  histories: { en: 'What is past', hi: 'पुराना ब्योरा' },
  operator: { en: 'Operator’s pages', hi: 'संचालक के पेज' },
  chatNow: { en: 'Chat Now', hi: 'चैट करें' },
  astroHub: { en: 'AstroHub', hi: 'एस्ट्रोहब' },
  horoscope: { en: 'Horoscope', hi: 'राशिफल' },
  yearly: { en: 'Yearly Predictions', hi: 'वार्षिक भविष्यफल' },
  plans: { en: 'Recharge and plans', hi: 'रिचार्ज और प्लान' },
  blogs: { en: 'Blogs', hi: 'ब्लॉग' },
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
} satisfies Record<string, LocalizedText>

export const navTemplates = {
  unseen: {
    en: (count: number) => `${count} new`,
    hi: (count: number) => `${count} नई`,
  },
} satisfies Record<string, LocalizedTemplate<[number]>>

export const themeWords = {
  theme: { en: 'Light or dark', hi: 'उजला या गहरा' },
  light: { en: 'Light', hi: 'उजला' },
  dark: { en: 'Dark', hi: 'गहरा' },
  auto: { en: 'Auto', hi: 'स्वतः' },
  toLight: { en: 'Switch to light', hi: 'उजला करें' },
  toDark: { en: 'Switch to dark', hi: 'गहरा करें' },
} satisfies Record<string, LocalizedText>
