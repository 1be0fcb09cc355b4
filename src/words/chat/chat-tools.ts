import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** What stands around an answer and a chat: hearing it, sharing it, doubting it, keeping it. */
export const chatToolWords = {
  toChats: { en: 'Your chats', hi: 'आपकी चैट' },
  readThat: { en: 'Read that answer', hi: 'वही उत्तर पढ़ें' },
  offered: { en: 'You asked this before', hi: 'आपने यह पहले पूछा था' },
  changed: {
    en: 'The sky has moved since then, so this is a new reading.',
    hi: 'तब से ग्रहों की स्थिति बदली है, इसलिए यह नया उत्तर है।',
  },
  refunded: { en: 'question given back', hi: 'प्रश्न लौटाया गया' },

  otherLanguage: { en: 'हिंदी', hi: 'English' },
  editQuestion: { en: 'Edit and ask again', hi: 'बदलकर फिर पूछें' },
  queued: {
    en: 'You are offline. This question is sent by itself when you are back.',
    hi: 'अभी इंटरनेट नहीं है। इंटरनेट आते ही यह प्रश्न अपने आप भेज दिया जाएगा।',
  },
  withdraw: { en: 'Do not send it', hi: 'न भेजें' },
  offline: {
    en: 'No internet. What you ask is sent when it is back.',
    hi: 'इंटरनेट नहीं है। जो पूछेंगे, वह इंटरनेट आने पर भेजा जाएगा।',
  },
  chart: { en: 'The birth chart', hi: 'जन्म कुंडली' },
  openKundli: { en: 'Open the whole kundli', hi: 'पूरी कुंडली खोलें' },
  switchKundli: { en: 'Change kundli or start a new chat', hi: 'कुंडली बदलें या नई चैट शुरू करें' },
  newChat: { en: 'New chat', hi: 'नई चैट' },
  otherKundli: { en: 'Ask about another kundli', hi: 'दूसरी कुंडली के बारे में पूछें' },
  addKundli: { en: 'Add a kundli', hi: 'नई कुंडली जोड़ें' },
  latest: { en: 'Jump to the latest', hi: 'सबसे नए पर जाएँ' },
  deletedKundli: {
    en: 'The kundli of this chat has been deleted, so nothing more can be asked in it.',
    hi: 'इस चैट की कुंडली मिटा दी गई है, इसलिए इसमें आगे कुछ नहीं पूछा जा सकता।',
  },
  ended: {
    en: 'This chat has ended. Your next question goes on with it.',
    hi: 'यह चैट समाप्त हो चुकी है। अगला प्रश्न पूछते ही फिर चलने लगेगी।',
  },
  today: { en: 'Today', hi: 'आज' },
  yesterday: { en: 'Yesterday', hi: 'बीता कल' },
  pinnedChats: { en: 'Pinned', hi: 'ऊपर रखी गई चैट' },

  notWhatIAsked: { en: 'This is not what I asked', hi: 'मैंने यह नहीं पूछा था' },
  readFromOther: {
    en: 'Read it for someone else',
    hi: 'किसी और के लिए देखें',
  },
  whatDidYouMean: { en: 'What did you mean?', hi: 'आपका प्रश्न किस बारे में है?' },
  otherWords: { en: 'Something else, in other words', hi: 'कुछ और, दूसरे शब्दों में' },

  listen: { en: 'Listen', hi: 'सुनें' },
  stopListening: { en: 'Stop reading aloud', hi: 'सुनाना रोकें' },
  noVoice: {
    en: 'This phone or computer has no voice for this language.',
    hi: 'इस फ़ोन या कंप्यूटर में इस भाषा की आवाज़ नहीं है।',
  },
  speak: { en: 'Speak your question', hi: 'बोलकर पूछें' },
  stopSpeaking: { en: 'Stop listening', hi: 'सुनना रोकें' },
  listening: { en: 'Listening… speak now.', hi: 'सुन रहे हैं… बोलिए।' },
  speakHow: {
    en: 'Your browser turns your voice into text, and may send the sound to its maker for that. We get only the text, once you press Ask.',
    hi: 'आपका ब्राउज़र आवाज़ को शब्दों में बदलता है और इसके लिए ध्वनि अपनी कंपनी को भेज सकता है। हमें केवल शब्द मिलते हैं, जब आप “पूछें” दबाएँ।',
  },
  micRefused: {
    en: 'The microphone is not allowed here. Allow it in the browser’s settings for this site, or type.',
    hi: 'यहाँ माइक्रोफ़ोन की अनुमति नहीं है। ब्राउज़र की सेटिंग में इस साइट को अनुमति दें, या लिखकर पूछें।',
  },
  heardNothing: {
    en: 'Nothing was heard. Try again, or type.',
    hi: 'कुछ सुनाई नहीं दिया। फिर बोलें, या लिखें।',
  },

  whatWasWrong: { en: 'What was not right?', hi: 'क्या ठीक नहीं लगा?' },
  inYourWords: { en: 'In your words (if you like)', hi: 'अपने शब्दों में (चाहें तो)' },
  recheck: { en: 'Check it again', hi: 'फिर से जाँचें' },
  checking: { en: 'Checking…', hi: 'जाँच हो रही है…' },
  wrongSentences: { en: 'Not borne by your chart:', hi: 'आपकी कुंडली से मेल नहीं खाता:' },

  share: { en: 'Share', hi: 'साझा करें' },
  shareTitle: { en: 'Share this answer', hi: 'यह उत्तर साझा करें' },
  shareText: {
    en: 'Whoever has the link can read the answer below. Your name, birth details and the facts behind the sentences are not shown. Read it through: dates and periods stand in it as you see them.',
    hi: 'जिसके पास लिंक हो वह नीचे का उत्तर पढ़ सकता है। आपका नाम, जन्म-विवरण और वाक्यों के पीछे के तथ्य नहीं दिखते। एक बार पढ़ लें: तारीख़ें और दशाएँ वैसी ही दिखेंगी जैसी यहाँ हैं।',
  },
  withQuestion: { en: 'Show my question too', hi: 'मेरा प्रश्न भी दिखाएँ' },
  makeLink: { en: 'Make the link', hi: 'लिंक बनाएँ' },
  link: { en: 'The link', hi: 'लिंक' },
  sharedText: {
    en: 'An answer read from a kundli on Drishti:',
    hi: 'दृष्टि पर कुंडली से पढ़ा गया एक उत्तर:',
  },
  revoke: { en: 'Revoke', hi: 'लिंक बंद करें' },
  myLinks: { en: 'My shared answers', hi: 'मेरे साझा किए उत्तर' },
  myLinksText: {
    en: 'Each link shows one answer to whoever has it, until you revoke it.',
    hi: 'हर लिंक एक उत्तर दिखाता है, जब तक आप उसे बंद न करें।',
  },
  noLinks: { en: 'You have not shared any answer.', hi: 'आपने अभी कोई उत्तर साझा नहीं किया है।' },
  showsQuestion: { en: 'with the question', hi: 'प्रश्न के साथ' },
  hidesQuestion: { en: 'without the question', hi: 'बिना प्रश्न के' },
  open: { en: 'Open', hi: 'खोलें' },

  sharedTitle: { en: 'A shared answer', hi: 'साझा किया गया उत्तर' },
  sharedDescription: {
    en: 'An answer read from a Vedic birth chart, shared by the person who asked.',
    hi: 'वैदिक कुंडली से पढ़ा गया एक उत्तर, जिसे पूछने वाले ने साझा किया है।',
  },
  sharedGone: { en: 'This link is no longer shared', hi: 'यह लिंक अब साझा नहीं है' },
  sharedGoneText: {
    en: 'The person who shared it has taken it back.',
    hi: 'जिसने इसे साझा किया था, उसने इसे वापस ले लिया है।',
  },
  askYours: { en: 'Ask about your own kundli', hi: 'अपनी कुंडली के बारे में पूछें' },

  more: { en: 'More about this chat', hi: 'इस चैट के और विकल्प' },
  rename: { en: 'Rename', hi: 'नाम बदलें' },
  renameTitle: { en: 'Name of this chat', hi: 'इस चैट का नाम' },
  renameHint: {
    en: 'Empty: its first question is its name.',
    hi: 'ख़ाली छोड़ें तो पहला प्रश्न ही नाम होगा।',
  },
  save: { en: 'Save', hi: 'सहेजें' },
  pin: { en: 'Pin to the top', hi: 'सबसे ऊपर रखें' },
  unpin: { en: 'Unpin', hi: 'ऊपर से हटाएँ' },
  pinned: { en: 'Pinned', hi: 'ऊपर रखी गई' },
  saveText: { en: 'Save as text', hi: 'टेक्स्ट फ़ाइल सहेजें' },
  savePage: { en: 'Save as a page', hi: 'पेज के रूप में सहेजें' },
} satisfies Record<string, LocalizedText>

export const ratingReasonWords = {
  'wrong-fact': { en: 'A fact of my chart is wrong', hi: 'कुंडली का कोई तथ्य ग़लत है' },
  'not-answered': { en: 'My question was not answered', hi: 'मेरे प्रश्न का उत्तर नहीं मिला' },
  vague: { en: 'Too general', hi: 'बात बहुत सामान्य थी' },
  unkind: { en: 'It was unkind or frightening', hi: 'बात रूखी या डराने वाली थी' },
  other: { en: 'Something else', hi: 'कुछ और' },
} satisfies Record<string, LocalizedText>

export const chatToolTemplates = {
  lagna: {
    en: (sign: string) => `${sign} lagna`,
    hi: (sign: string) => `${sign} लग्न`,
  },
  askOther: {
    en: (astrologer: string) => `Ask ${astrologer}`,
    hi: (astrologer: string) => `${astrologer} से पूछें`,
  },
  yourAnswerOf: {
    en: (astrologer: string, day: string) =>
      `${astrologer}’s answer of ${day}, read again free of charge`,
    hi: (astrologer: string, day: string) => `${astrologer} का ${day} का उत्तर, बिना शुल्क दोबारा`,
  },
  askedTooOn: {
    en: (day: string) => `You asked this on ${day} too.`,
    hi: (day: string) => `आपने यह ${day} को भी पूछा था।`,
  },
  sharedBy: {
    en: (astrologer: string) => `An answer by ${astrologer}`,
    hi: (astrologer: string) => `${astrologer} का उत्तर`,
  },
  sharedOn: {
    en: (day: string) => `shared on ${day}`,
    hi: (day: string) => `${day} को साझा किया`,
  },
} satisfies Record<string, LocalizedTemplate<never[]>>
