import type { LocalizedTemplate, LocalizedText } from '../say.ts'

/** The installed app: how to come by it, and what there is without a network. */
export const appWords = {
  description: {
    en: 'Vedic astrology, computed exactly: your kundli, and an answer whose reasons you can see.',
    hi: 'सटीक गणना वाला वैदिक ज्योतिष: आपकी कुंडली, और ऐसे उत्तर जिनकी वजह आप देख सकते हैं।',
  },
  sameNumber: {
    en: 'Install the app and log in to it using the same mobile number.',
    hi: 'ऐप इंस्टॉल करें और उसमें इसी मोबाइल नंबर से लॉग इन करें।',
  },
  how: { en: 'How to install it', hi: 'ऐसे इंस्टॉल करें' },
  howHere: {
    en: 'Open your browser’s menu and choose “Install app” or “Add to Home screen”.',
    hi: 'अपने ब्राउज़र का मेन्यू खोलें और “ऐप इंस्टॉल करें” या “होम स्क्रीन पर जोड़ें” चुनें।',
  },
  howOnApple: {
    en: 'Press the browser’s Share button and choose “Add to Home Screen”.',
    hi: 'ब्राउज़र का शेयर बटन दबाएँ और “होम स्क्रीन में जोड़ें” चुनें।',
  },
  next: {
    en: 'Then open Drishti from your home screen and log in there.',
    hi: 'फिर होम स्क्रीन से दृष्टि खोलें और वहाँ लॉग इन करें।',
  },
  installed: {
    en: 'Installed. Open Drishti from your home screen and log in there for your questions.',
    hi: 'इंस्टॉल हो गया। प्रश्न पाने के लिए होम स्क्रीन से दृष्टि खोलें और वहाँ लॉग इन करें।',
  },
  offlineDescription: {
    en: 'What there is while the network is away.',
    hi: 'नेटवर्क न होने पर यहाँ क्या मिलेगा।',
  },
  offlineText: {
    en: 'The page you wanted could not be reached. It will open as soon as the network is back.',
    hi: 'जो पेज आप चाहते थे, वह नहीं मिल सका। नेटवर्क लौटते ही वह खुल जाएगा।',
  },
  chats: { en: 'Read my earlier chats', hi: 'मेरी पुरानी चैट पढ़ें' },
  chatsKept: {
    en: 'Chats you have read on this phone or computer can be read here without a network.',
    hi: 'इस फ़ोन या कंप्यूटर पर पढ़ी हुई चैट बिना नेटवर्क के भी पढ़ी जा सकती हैं।',
  },
} satisfies Record<string, LocalizedText>

/** What installing brings, in questions to Astra. */
export const appTemplates = {
  offer: {
    en: (count) => `Want ${count} extra Astra questions for free?`,
    hi: (count) => `एस्ट्रा के ${count} अतिरिक्त प्रश्न मुफ़्त चाहिए?`,
  },
  get: {
    en: (count) => `Get ${count} extra questions for Astra`,
    hi: (count) => `एस्ट्रा के ${count} अतिरिक्त प्रश्न पाएँ`,
  },
} satisfies Record<string, LocalizedTemplate<[number]>>
