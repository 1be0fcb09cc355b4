import type { LocalizedText, LocalizedTemplate } from '../say.ts'

export const personaNames = {
  Oracle: { en: 'Oracle', hi: 'ओरेकल' },
  Astra: { en: 'Astra', hi: 'एस्ट्रा' },
} satisfies Record<string, LocalizedText>

/** What the server says about a chat. */
export const chatRefusals = {
  noChat: { en: 'There is no such chat.', hi: 'ऐसी कोई चैट नहीं है।' },
  noAnswer: { en: 'There is no such answer.', hi: 'ऐसा कोई उत्तर नहीं है।' },
  noKundli: { en: 'There is no such kundli.', hi: 'ऐसी कोई कुंडली नहीं है।' },
  chatEnded: {
    en: 'This chat has ended. Start a new one to go on.',
    hi: 'यह चैट समाप्त हो चुकी है। आगे पूछने के लिए नई चैट शुरू करें।',
  },
  timeOver: {
    en: 'The time of this chat is over. Start a new one to go on; nothing was charged.',
    hi: 'इस चैट का समय पूरा हो गया है। आगे पूछने के लिए नई चैट शुरू करें; कोई शुल्क नहीं लगा।',
  },
  tooManyStreams: {
    en: 'Three answers are already being written. Please wait for one of them.',
    hi: 'तीन उत्तर पहले से लिखे जा रहे हैं। कृपया किसी एक के पूरा होने की प्रतीक्षा करें।',
  },
  tooShort: {
    en: 'Please type your full question (at least 6 characters). Once something has been answered, a word is enough.',
    hi: 'कृपया अपना पूरा प्रश्न लिखें (कम से कम 6 अक्षर)। एक उत्तर मिलने के बाद एक शब्द भी काफ़ी है।',
  },
  noMeaning: { en: 'There is no such choice.', hi: 'ऐसा कोई विकल्प नहीं है।' },
  noShare: { en: 'This link is no longer shared.', hi: 'यह लिंक अब साझा नहीं है।' },
  chatFull: {
    en: 'This chat has grown very long. Please start a new one.',
    hi: 'यह चैट बहुत लंबी हो गई है। कृपया नई चैट शुरू करें।',
  },
  serviceFull: {
    en: 'So many questions were asked today that we can answer no more until tomorrow morning. Nothing was charged, and your question stays here.',
    hi: 'आज इतने प्रश्न पूछे गए कि कल सुबह तक हम और उत्तर नहीं दे पाएँगे। आपसे कुछ नहीं लिया गया और आपका प्रश्न यहीं रहेगा।',
  },
  enoughToday: {
    en: 'You have asked a great deal today. Let the answers settle, and come back tomorrow.',
    hi: 'आज आपने बहुत कुछ पूछ लिया। उत्तरों को थोड़ा समय दें और कल फिर आएँ।',
  },
  stoppedOften: {
    en: 'You have stopped many answers today. This one will be finished and kept for you.',
    hi: 'आज आपने कई उत्तर बीच में रोके हैं। यह उत्तर पूरा करके आपके लिए रखा जाएगा।',
  },
  notFinished: {
    en: 'The answer could not be finished. Nothing was charged; please ask again.',
    hi: 'उत्तर पूरा नहीं हो सका। कोई शुल्क नहीं लगा; कृपया फिर पूछें।',
  },
  stoppedCharged: {
    en: 'You stopped this answer after three or more sentences, so it was charged.',
    hi: 'आपने यह उत्तर तीन या ज़्यादा वाक्यों के बाद रोका, इसलिए यह गिना गया।',
  },
  stopped: {
    en: 'You stopped this answer. Nothing was charged.',
    hi: 'आपने यह उत्तर रोक दिया। कोई शुल्क नहीं लगा।',
  },
} satisfies Record<string, LocalizedText>

/** What the server says when things go well. */
export const chatMessages = {
  charged: { en: '1 question used.', hi: '1 प्रश्न लिया गया।' },
  free: { en: 'This answer is free of charge.', hi: 'इस उत्तर का कोई शुल्क नहीं है।' },
  deleted: { en: 'Chat successfully deleted', hi: 'चैट मिटा दी गई' },
  rated: { en: 'Thank you, noted.', hi: 'धन्यवाद, आपकी राय दर्ज हुई।' },
  renamed: { en: 'Renamed.', hi: 'नाम बदल दिया।' },
  pinned: { en: 'Pinned to the top.', hi: 'सबसे ऊपर रखा गया।' },
  unpinned: { en: 'No longer pinned.', hi: 'अब सबसे ऊपर नहीं है।' },
  shared: { en: 'Anybody with this link can read it.', hi: 'जिसके पास यह लिंक हो, वह इसे पढ़ सकता है।' },
  unshared: { en: 'The link no longer works.', hi: 'यह लिंक अब नहीं खुलेगा।' },
  stopped: { en: 'The chat has ended.', hi: 'चैट समाप्त हुई।' },
  answerStopped: {
    en: 'Stopped. Nothing was charged.',
    hi: 'रोक दिया गया। कोई शुल्क नहीं लगा।',
  },
  answerStoppedCharged: {
    en: 'Stopped. Three or more sentences had been shown, so the question was charged.',
    hi: 'रोक दिया गया। तीन या ज़्यादा वाक्य दिखाए जा चुके थे, इसलिए यह प्रश्न गिना गया।',
  },
} satisfies Record<string, LocalizedText>

/** What stands in a chat that was taken along as a file. */
export const exportWords = {
  kundliOf: {
    en: (name: string) => `About the kundli of ${name}`,
    hi: (name: string) => `${name} की कुंडली पर`,
  },
  facts: { en: 'Facts of the chart', hi: 'कुंडली के तथ्य' },
} satisfies Record<string, LocalizedText | LocalizedTemplate<[string]>>

/** Nearly the same was answered before. */
export const alreadyAnsweredTemplate = {
  en: (astrologer: string, day: string) =>
    `You asked ${astrologer} this on ${day}. Nothing in your chart has changed since: read that answer free of charge, or ask anew.`,
  hi: (astrologer: string, day: string) =>
    `यही बात आपने ${day} को ${astrologer} से पूछी थी। तब से आपकी कुंडली में कुछ नहीं बदला: वही उत्तर बिना शुल्क पढ़ें, या नए सिरे से पूछें।`,
} satisfies LocalizedTemplate<[string, string]>
export const askAgainLabel = {
  en: (price: string | null) => `Ask anew for ${price ?? '1 question'}`,
  hi: (price: string | null) => `नए सिरे से पूछें (${price ?? '1 प्रश्न'})`,
} satisfies LocalizedTemplate<[string | null]>

/** What a second look at an answer found. */
export const recheckResults = {
  sound: {
    en: (count: number) =>
      `We checked all ${count} sentences of this answer against your chart once more, and each of them holds. If something else was wrong, tell us in your words.`,
    hi: (count: number) =>
      `इस उत्तर के सभी ${count} वाक्य आपकी कुंडली से फिर जाँचे गए, और हर वाक्य सही है। कुछ और ठीक न लगा हो तो अपने शब्दों में बताएँ।`,
  },
  wrong: {
    en: (count: number) =>
      `You are right: ${count === 1 ? 'one sentence does' : `${count} sentences do`} not hold. Your question has been given back.`,
    hi: (count: number) =>
      `आपकी बात सही है: ${count === 1 ? 'एक वाक्य ठीक नहीं है' : `${count} वाक्य ठीक नहीं हैं`}। आपका प्रश्न लौटा दिया गया है।`,
  },
  wrongPeriodOver: {
    en: (count: number) =>
      `You are right: ${count === 1 ? 'one sentence does' : `${count} sentences do`} not hold. The plan month this question came from has ended, so it cannot be given back.`,
    hi: (count: number) =>
      `आपकी बात सही है: ${count === 1 ? 'एक वाक्य ठीक नहीं है' : `${count} वाक्य ठीक नहीं हैं`}। यह प्रश्न प्लान के जिस महीने का था वह पूरा हो चुका है, इसलिए इसे लौटाया नहीं जा सकता।`,
  },
  wrongFree: {
    en: (count: number) =>
      `You are right: ${count === 1 ? 'one sentence does' : `${count} sentences do`} not hold. This answer was free of charge.`,
    hi: (count: number) =>
      `आपकी बात सही है: ${count === 1 ? 'एक वाक्य ठीक नहीं है' : `${count} वाक्य ठीक नहीं हैं`}। इस उत्तर का कोई शुल्क नहीं था।`,
  },
  queued: {
    en: (count: number) =>
      `${count === 1 ? 'One sentence does' : `${count} sentences do`} not hold. Questions come back automatically three times in 30 days and within 7 days of the answer; beyond that one of us looks at it, and you will hear from us here.`,
    hi: (count: number) =>
      `${count === 1 ? 'एक वाक्य ठीक नहीं है' : `${count} वाक्य ठीक नहीं हैं`}। प्रश्न अपने आप 30 दिन में तीन बार और उत्तर के 7 दिन के भीतर लौटता है; उसके बाद हम में से कोई देखता है, और आपको यहीं बताया जाएगा।`,
  },
} satisfies Record<string, LocalizedTemplate<[number]>>
export const recheckRefusals = {
  again: {
    en: 'This answer was checked again before. Your note is kept.',
    hi: 'यह उत्तर पहले ही दोबारा जाँचा जा चुका है। आपकी बात दर्ज कर ली गई।',
  },
  queued: {
    en: 'Thank you. One of us will look at this answer, and you will hear from us here.',
    hi: 'धन्यवाद। हम में से कोई यह उत्तर देखेगा, और आपको यहीं बताया जाएगा।',
  },
  changed: {
    en: 'The birth details have been changed since this answer, so it cannot be checked against them. Your note is kept.',
    hi: 'इस उत्तर के बाद जन्म-विवरण बदले गए हैं, इसलिए इसे उनसे जाँचा नहीं जा सकता। आपकी बात दर्ज कर ली गई।',
  },
} satisfies Record<string, LocalizedText>

/** What came of "this is not what I asked". */
export const missResults = {
  returned: {
    en: 'Sorry. Your question has been given back, and we have kept it to understand it better next time. What did you mean?',
    hi: 'क्षमा करें। आपका प्रश्न लौटा दिया गया है, और हमने उसे रख लिया है ताकि अगली बार ठीक समझें। आप क्या पूछना चाहते थे?',
  },
  queued: {
    en: 'Sorry. Questions come back by themselves three times in 30 days and within 7 days of the answer; this one goes to one of us, and you will hear from us here. What did you mean?',
    hi: 'क्षमा करें। प्रश्न अपने आप 30 दिन में तीन बार और उत्तर के 7 दिन के भीतर लौटता है; इसे हम में से कोई देखेगा, और आपको यहीं बताया जाएगा। आप क्या पूछना चाहते थे?',
  },
  declined: {
    en: 'One of us has looked at this answer, and it stays charged. What did you mean?',
    hi: 'हम में से किसी ने यह उत्तर देखा है, और इसका प्रश्न गिना हुआ ही रहेगा। आप क्या पूछना चाहते थे?',
  },
  periodOver: {
    en: 'Sorry. The plan month this question came from has ended, so it cannot be given back. What did you mean?',
    hi: 'क्षमा करें। यह प्रश्न प्लान के जिस महीने का था वह पूरा हो चुका है, इसलिए इसे लौटाया नहीं जा सकता। आप क्या पूछना चाहते थे?',
  },
  notPaid: {
    en: 'Sorry. This answer was free of charge. What did you mean?',
    hi: 'क्षमा करें। इस उत्तर का कोई शुल्क नहीं था। आप क्या पूछना चाहते थे?',
  },
} satisfies Record<string, LocalizedText>
export const missRefusals = {
  givenBack: {
    en: 'This question has been given back already.',
    hi: 'यह प्रश्न पहले ही लौटाया जा चुका है।',
  },
  free: {
    en: 'This answer was free of charge. Ask again in other words.',
    hi: 'इस उत्तर का कोई शुल्क नहीं था। दूसरे शब्दों में फिर पूछें।',
  },
} satisfies Record<string, LocalizedText>

/** Nothing left to ask this persona with. */
export const noQuestionsLeft = {
  Oracle: {
    en: 'You have no questions left for Oracle. Recharge or take a plan to go on.',
    hi: 'ओरेकल से पूछने के लिए आपके पास कोई प्रश्न नहीं बचा। आगे पूछने के लिए रिचार्ज करें या प्लान लें।',
  },
  Astra: {
    en: 'You have no questions left for Astra. Recharge or take a plan to go on.',
    hi: 'एस्ट्रा से पूछने के लिए आपके पास कोई प्रश्न नहीं बचा। आगे पूछने के लिए रिचार्ज करें या प्लान लें।',
  },
} satisfies Record<string, LocalizedText>

/** The page of a chat. */
export const chatWords = {
  title: { en: 'Chat', hi: 'चैट' },
  description: {
    en: 'Ask Oracle or Astra about your kundli, and read your earlier chats.',
    hi: 'अपनी कुंडली के बारे में ओरेकल या एस्ट्रा से पूछें और अपनी पुरानी चैट पढ़ें।',
  },
  label: {
    en: 'AI-based service, not a human consultation',
    hi: 'AI-आधारित सेवा, किसी व्यक्ति का परामर्श नहीं',
  },
  back: { en: 'Home', hi: 'होम' },
  opening: { en: 'Opening your chat…', hi: 'आपकी चैट खुल रही है…' },
  needsScript: {
    en: 'A chat needs JavaScript. You can read your earlier chats without it.',
    hi: 'चैट के लिए JavaScript चाहिए। पुरानी चैट आप उसके बिना भी पढ़ सकते हैं।',
  },
  ask: { en: 'Ask', hi: 'पूछें' },
  yourQuestion: { en: 'Your question', hi: 'आपका प्रश्न' },
  placeholder: { en: 'Type your complete question here', hi: 'अपना पूरा प्रश्न यहाँ लिखें' },
  tooShort: {
    en: 'Please type your full question (at least 6 characters).',
    hi: 'कृपया अपना पूरा प्रश्न लिखें (कम से कम 6 अक्षर)।',
  },
  tooLong: {
    en: 'That is more than 1,000 characters. Please shorten your question.',
    hi: 'यह 1,000 अक्षरों से अधिक है। कृपया अपना प्रश्न छोटा करें।',
  },
  stopAnswer: { en: 'Stop answer', hi: 'उत्तर रोकें' },
  stopChatLong: { en: 'End this chat', hi: 'यह चैट समाप्त करें' },
  nextFree: { en: 'the next is free', hi: 'अगला मुफ़्त' },
  nextPlan: { en: 'from your plan', hi: 'आपके प्लान से' },
  nextBought: { en: 'already paid', hi: 'पहले से लिया हुआ' },
  quit: {
    en: 'Are you sure you want to quit this chat.',
    hi: 'क्या आप सचमुच यह चैट समाप्त करना चाहते हैं?',
  },
  deleteChat: { en: 'Delete Chat', hi: 'चैट मिटाएँ' },
  deleteSure: {
    en: 'Delete this chat? Its questions and answers will be gone for good.',
    hi: 'यह चैट मिटा दें? इसके प्रश्न और उत्तर फिर नहीं मिलेंगे।',
  },
  deleteYes: { en: 'Delete', hi: 'मिटाएँ' },
  deleteFailed: { en: 'Failed to delete chat', hi: 'चैट मिटाई नहीं जा सकी' },
  keep: { en: 'Keep it', hi: 'रहने दें' },
  answerStarted: { en: 'Answer started', hi: 'उत्तर आना शुरू हुआ' },
  answerReady: { en: 'Answer ready', hi: 'उत्तर पूरा हुआ' },
  answerFailed: { en: 'No answer', hi: 'उत्तर नहीं आया' },
  lostConnection: {
    en: 'Connection lost. Trying again; nothing is lost.',
    hi: 'इंटरनेट टूट गया। फिर जोड़ रहे हैं; कुछ नहीं खोया।',
  },
  notUpToDate: {
    en: 'This chat could not be brought up to date.',
    hi: 'यह चैट ताज़ा नहीं हो सकी।',
  },
  stillOffline: {
    en: 'The answer could not be fetched. Your question is kept: please try again in a moment.',
    hi: 'उत्तर नहीं आ पाया। आपका प्रश्न सुरक्षित है: थोड़ी देर में फिर कोशिश करें।',
  },
  tryAgain: { en: 'Try again', hi: 'फिर कोशिश करें' },
  askAgain: { en: 'Ask this again', hi: 'यही फिर पूछें' },
  stoppedHereCharged: {
    en: 'Stopped here. 1 question used.',
    hi: 'यहाँ रोका गया। 1 प्रश्न लिया गया।',
  },
  stoppedHere: { en: 'Stopped here. Not charged.', hi: 'यहाँ रोका गया। कोई शुल्क नहीं लगा।' },
  charged: { en: '1 question used', hi: '1 प्रश्न लिया गया' },
  notCharged: { en: 'free of charge', hi: 'कोई शुल्क नहीं' },
  copy: { en: 'Copy', hi: 'कॉपी करें' },
  copied: { en: 'Copied', hi: 'कॉपी हो गया' },
  helpful: { en: 'Helpful', hi: 'काम का रहा' },
  notHelpful: { en: 'Not helpful', hi: 'काम का नहीं रहा' },
  reasonSend: { en: 'Send', hi: 'भेजें' },
  thanks: { en: 'Thank you, noted.', hi: 'धन्यवाद, आपकी राय दर्ज हुई।' },
  askNext: { en: 'You might ask', hi: 'आप यह पूछ सकते हैं' },
  history: { en: 'Your chats', hi: 'आपकी चैट' },
  historyOpen: { en: 'Your earlier chats', hi: 'आपकी पुरानी चैट' },
  search: { en: 'Search your chats', hi: 'अपनी चैट में खोजें' },
  searchHere: { en: 'Search', hi: 'खोजें' },
  find: { en: 'Find', hi: 'खोजें' },
  nothingFound: { en: 'No chat has these words in it.', hi: 'इन शब्दों वाली कोई चैट नहीं मिली।' },
  wholeList: { en: 'Show all chats', hi: 'सभी चैट दिखाएँ' },
  chooseChat: {
    en: 'Choose a chat from the list, or ask something new.',
    hi: 'सूची में से कोई चैट चुनें, या कुछ नया पूछें।',
  },
  noChats: {
    en: 'You have not asked anything yet. Choose an astrologer and ask about your kundli.',
    hi: 'आपने अभी तक कुछ नहीं पूछा। कोई ज्योतिषी चुनें और अपनी कुंडली के बारे में पूछें।',
  },
  goingOn: {
    en: 'Current chat going on! Please end the chat',
    hi: 'अभी एक चैट चल रही है! पहले उसे समाप्त करें',
  },
  readInNewTab: { en: 'Read it in a new tab', hi: 'नए टैब में पढ़ें' },
  backToChat: { en: 'Back to my chat', hi: 'अपनी चैट पर लौटें' },
  chooseKundli: { en: 'Choose a kundli and ask', hi: 'कुंडली चुनें और पूछें' },
  startFailed: { en: 'Failed to start chat', hi: 'चैट शुरू नहीं हो सकी' },
  chatsFailed: { en: 'Failed to load chats', hi: 'चैट नहीं खुल सकीं' },
  errorLater: {
    en: 'An error occurred. Please try again later.',
    hi: 'कुछ गड़बड़ हुई। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
  getQuestions: { en: 'Get questions', hi: 'प्रश्न लें' },
  recharge: { en: 'Recharge', hi: 'रिचार्ज करें' },
  plans: { en: 'See plans', hi: 'प्लान देखें' },
  timeOverTitle: { en: 'The time of this chat is over', hi: 'इस चैट का समय पूरा हुआ' },
  timeOverText: {
    en: 'Time itself costs nothing. Only answered questions were paid for.',
    hi: 'समय का कोई शुल्क नहीं होता। केवल उत्तर मिले प्रश्नों का शुल्क लगा है।',
  },
  endedTitle: { en: 'Your chat in three lines', hi: 'तीन पंक्तियों में आपकी चैट' },
  endedNothing: {
    en: 'Nothing was asked in this chat, and nothing was charged.',
    hi: 'इस चैट में कुछ नहीं पूछा गया और कोई शुल्क नहीं लगा।',
  },
  wasItGood: { en: 'How was the last answer?', hi: 'पिछला उत्तर कैसा रहा?' },
  readAgain: { en: 'Read the whole chat', hi: 'पूरी चैट पढ़ें' },
  startNew: { en: 'Start a new chat', hi: 'नई चैट शुरू करें' },
  emptyTitleOracle: { en: 'What would you like to know?', hi: 'आप क्या जानना चाहते हैं?' },
  emptyTitleAstra: { en: 'What is on your mind?', hi: 'आपके मन में क्या है?' },
  emptyText: {
    en: 'Ask in your own words, in English, Hindi or Hinglish. Every line about the sky shows the fact of your chart behind it.',
    hi: 'अपने शब्दों में पूछें: हिंदी, अंग्रेज़ी या हिंग्लिश में। ग्रहों की हर बात के पीछे आपकी कुंडली का तथ्य दिखेगा।',
  },
} satisfies Record<string, LocalizedText>

export const chatTemplates = {
  typing: {
    en: (astrologer: string) => `Please wait! ${astrologer} is typing....`,
    hi: (astrologer: string) => `कृपया रुकें! ${astrologer} का उत्तर लिखा जा रहा है....`,
  },
  lookingAt: {
    en: (fact: string) => `In your chart: ${fact}`,
    hi: (fact: string) => `आपकी कुंडली में: ${fact}`,
  },
  factsChecked: {
    en: (count: number) => (count === 1 ? '1 fact checked' : `${count} facts checked`),
    hi: (count: number) => (count === 1 ? '1 तथ्य जाँचा गया' : `${count} तथ्य जाँचे गए`),
  },
  questionsLeft: {
    en: (count: number) => (count === 1 ? '1 question left' : `${count} questions left`),
    hi: (count: number) => (count === 1 ? '1 प्रश्न बचा' : `${count} प्रश्न बचे`),
  },
  /** Minutes and seconds: a window, no price. */
  timeLeft: {
    en: (minutes: number, seconds: number) =>
      `Chat open for ${minutes}:${String(seconds).padStart(2, '0')}`,
    hi: (minutes: number, seconds: number) => `चैट ${minutes} मिनट ${seconds} सेकंड खुली है`,
  },
  nextWallet: {
    en: (price: string, balance: string) => `${price} of ${balance} in your wallet`,
    hi: (price: string, balance: string) => `वॉलेट के ${balance} में से ${price}`,
  },
  nextNone: {
    en: (price: string) => `No questions left. One costs ${price}.`,
    hi: (price: string) => `कोई प्रश्न नहीं बचा। एक प्रश्न ${price} का है।`,
  },
  typed: {
    en: (count: number) => `${count} of 1,000 characters`,
    hi: (count: number) => `1,000 में से ${count} अक्षर`,
  },
  spent: {
    en: (questions: number, rupees: string) =>
      `${questions === 1 ? '1 question' : `${questions} questions`} used, ${rupees} from the wallet`,
    hi: (questions: number, rupees: string) =>
      `${questions === 1 ? '1 प्रश्न लिया गया' : `${questions} प्रश्न लिए गए`}, वॉलेट से ${rupees}`,
  },
  chatWith: {
    en: (astrologer: string) => `Chat with ${astrologer}`,
    hi: (astrologer: string) => `${astrologer} से चैट`,
  },
} satisfies Record<string, LocalizedTemplate<never[]>>
