import type { LocalizedText, LocalizedTemplate } from '../say.ts'

export const predictionKinds = {
  daily: { en: 'Daily', hi: 'दैनिक' },
  weekly: { en: 'Weekly', hi: 'साप्ताहिक' },
  monthly: { en: 'Monthly', hi: 'मासिक' },
  yearly: { en: 'Yearly', hi: 'वार्षिक' },
} satisfies Record<string, LocalizedText>

export const predictionTitles = {
  daily: { en: 'Daily Prediction', hi: 'दैनिक भविष्यफल' },
  weekly: { en: 'Weekly Prediction', hi: 'साप्ताहिक भविष्यफल' },
  monthly: { en: 'Monthly Prediction', hi: 'मासिक भविष्यफल' },
  yearly: { en: 'Yearly Prediction', hi: 'वार्षिक भविष्यफल' },
} satisfies Record<string, LocalizedText>

/** What the server says. */
export const predictionMessages = {
  noKundli: { en: 'There is no such kundli.', hi: 'ऐसी कोई कुंडली नहीं है।' },
  noneLeft: {
    en: 'You have none of these predictions left. Please recharge or subscribe.',
    hi: 'यह भविष्यफल अब बाक़ी नहीं है। कृपया रिचार्ज करें या प्लान लें।',
  },
  needsTime: {
    en: 'On that day of birth the Moon changed its sign, and a prediction rests on it. Please add the time of birth. Nothing was charged.',
    hi: 'जन्म के उस दिन चंद्रमा ने राशि बदली थी, और भविष्यफल उसी पर टिका है। कृपया जन्म का समय जोड़ें। कोई शुल्क नहीं लगा।',
  },
  notFinished: {
    en: 'The prediction could not be finished. Nothing was charged; please try again.',
    hi: 'भविष्यफल पूरा नहीं हो सका। कोई शुल्क नहीं लगा; कृपया फिर कोशिश करें।',
  },
  tooManyStreams: {
    en: 'Other predictions of yours are still being written. Please wait for one of them.',
    hi: 'आपके दूसरे भविष्यफल अभी लिखे जा रहे हैं। कृपया किसी एक के पूरा होने की प्रतीक्षा करें।',
  },
  kept: {
    en: 'This prediction is yours already. Reading it again is free.',
    hi: 'यह भविष्यफल पहले से आपका है। इसे फिर पढ़ना मुफ़्त है।',
  },
  otherLanguage: {
    en: 'The same prediction in your other language. Free of charge.',
    hi: 'वही भविष्यफल आपकी दूसरी भाषा में। कोई शुल्क नहीं।',
  },
  chargedFree: { en: '1 free prediction used.', hi: '1 मुफ़्त भविष्यफल लिया गया।' },
  chargedPlan: { en: '1 question of your plan used.', hi: 'आपके प्लान का 1 प्रश्न लिया गया।' },
  chargedWallet: {
    en: (price: string) => `${price} taken from your wallet.`,
    hi: (price: string) => `आपके वॉलेट से ${price} लिए गए।`,
  } satisfies LocalizedTemplate<[string]>,
} satisfies Record<string, LocalizedText | LocalizedTemplate<never[]>>

/** The page of somebody's own predictions. */
export const predictionWords = {
  description: {
    en: 'Your day, week, month or year from your own Moon, dasha and the transits over your chart.',
    hi: 'आपका दिन, सप्ताह, महीना या वर्ष: आपके अपने चंद्रमा, दशा और आपकी कुंडली पर गोचर से।',
  },
  by: { en: 'by Oracle', hi: 'ओरेकल से' },
  label: {
    en: 'AI-based service, not a human consultation',
    hi: 'AI-आधारित सेवा, किसी व्यक्ति का परामर्श नहीं',
  },
  kinds: { en: 'Choose a prediction', hi: 'भविष्यफल चुनें' },
  waiting: {
    en: 'Please wait! Oracle is generating your predictions',
    hi: 'कृपया रुकें! ओरेकल आपका भविष्यफल लिख रहे हैं',
  },
  intro: {
    daily: {
      en: 'The Moon of the day and its star over your own Moon, the quick planets, your running dasha.',
      hi: 'आपके चंद्रमा पर दिन का चंद्रमा और उसका नक्षत्र, शीघ्र चलने वाले ग्रह, और आपकी चल रही दशा।',
    },
    weekly: {
      en: 'Seven days from today, each by name, and what changes in the sky meanwhile.',
      hi: 'आज से सात दिन, हर एक तारीख़ के साथ, और इस बीच आकाश में जो बदलता है।',
    },
    monthly: {
      en: 'Thirty days from today: your good dates, the light ones, and every turn with its day.',
      hi: 'आज से तीस दिन: आपके अच्छे दिन, हल्के दिन, और हर बदलाव अपनी तारीख़ के साथ।',
    },
    yearly: {
      en: 'Twelve months from today: Jupiter and Saturn over your Moon, the turns of your dasha, and the best months.',
      hi: 'आज से बारह महीने: आपके चंद्रमा पर गुरु और शनि, दशा के बदलाव, और सबसे अच्छे महीने।',
    },
  } satisfies Record<string, LocalizedText>,
  generate: {
    daily: { en: 'Read my day', hi: 'मेरा दिन देखें' },
    weekly: { en: 'Read my week', hi: 'मेरा सप्ताह देखें' },
    monthly: { en: 'Read my month', hi: 'मेरा महीना देखें' },
    yearly: { en: 'Read my year', hi: 'मेरा वर्ष देखें' },
  } satisfies Record<string, LocalizedText>,
  otherKundli: { en: 'Another kundli', hi: 'दूसरी कुंडली' },
  again: { en: 'Try again', hi: 'फिर कोशिश करें' },
  lost: {
    en: 'Connection lost. Trying again; nothing is lost.',
    hi: 'इंटरनेट टूट गया। फिर जुड़ रहा है; कुछ भी खोया नहीं है।',
  },
  offline: {
    en: 'No internet just now. Nothing was charged twice: try again when you are back online.',
    hi: 'इंटरनेट नहीं मिल रहा। दो बार शुल्क नहीं लगता: इंटरनेट आने पर फिर कोशिश करें।',
  },
  ready: { en: 'Prediction ready', hi: 'भविष्यफल पूरा हुआ' },
  needsScript: {
    en: 'A new prediction needs JavaScript. Those you have can be read without it.',
    hi: 'नए भविष्यफल के लिए JavaScript चाहिए। जो आपके पास हैं वे उसके बिना भी पढ़े जा सकते हैं।',
  },
  recharge: { en: 'Recharge', hi: 'रिचार्ज करें' },
  plans: { en: 'See plans', hi: 'प्लान देखें' },
  ask: { en: 'Ask Oracle about this', hi: 'इस पर ओरेकल से पूछें' },
  underlined: {
    en: 'Touch an underlined line to see what it rests on.',
    hi: 'रेखांकित पंक्ति छूकर देखें कि वह किस पर टिकी है।',
  },
} satisfies Record<string, LocalizedText | Record<string, LocalizedText>>

export const predictionTemplates = {
  left: {
    en: (count: number) => `${count} free left`,
    hi: (count: number) => `${count} मुफ़्त बाक़ी`,
  },
  fromPlan: {
    en: (count: number) => `From your plan (${count} left)`,
    hi: (count: number) => `आपके प्लान से (${count} बाक़ी)`,
  },
  free: {
    en: (count: number) => `Free (${count} left)`,
    hi: (count: number) => `मुफ़्त (${count} बाक़ी)`,
  },
  fromWallet: {
    en: (price: string, balance: string) => `${price} from your wallet (${balance})`,
    hi: (price: string, balance: string) => `वॉलेट से ${price} (बैलेंस ${balance})`,
  },
  none: {
    en: (price: string) => `None left. One costs ${price}.`,
    hi: (price: string) => `कोई बाक़ी नहीं। एक का शुल्क ${price} है।`,
  },
  span: {
    en: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    hi: (from: string, to: string) => (from === to ? from : `${from} से ${to} तक`),
  },
} satisfies Record<string, LocalizedTemplate<never[]>>

/** The open page that leads to one's own predictions. */
export const freePredictionWords = {
  title: { en: 'Free daily prediction from your own kundli', hi: 'अपनी कुंडली से मुफ़्त दैनिक भविष्यफल' },
  description: {
    en: 'One daily, one weekly, one monthly and one yearly prediction free, computed from your own Moon, dasha and transits, each line with the fact behind it.',
    hi: 'एक दैनिक, एक साप्ताहिक, एक मासिक और एक वार्षिक भविष्यफल मुफ़्त: आपके अपने चंद्रमा, दशा और गोचर से, हर पंक्ति के साथ उसका आधार।',
  },
  heading: { en: 'Your free daily prediction', hi: 'आपका मुफ़्त दैनिक भविष्यफल' },
  dayForMe: { en: 'Today in short, for me', hi: 'मेरा आज, संक्षेप में' },
  lead: {
    en: 'Not for a whole sign: computed from your own birth details. The first of each kind is free.',
    hi: 'पूरी राशि के लिए नहीं, केवल आपके जन्म विवरण से निकाला हुआ। हर प्रकार का पहला मुफ़्त है।',
  },
  start: { en: 'Read it free', hi: 'मुफ़्त पढ़ें' },
  logInFirst: {
    en: 'You log in with your mobile, save your birth details, and read.',
    hi: 'मोबाइल से लॉग इन करें, जन्म विवरण सहेजें और पढ़ें।',
  },
  chooseKundli: { en: 'For whom?', hi: 'किसके लिए?' },
  newKundli: { en: 'From another kundli', hi: 'किसी और की कुंडली से' },
  freeOf: {
    en: (count: number) => (count > 0 ? `${count} free` : 'No free one left'),
    hi: (count: number) => (count > 0 ? `${count} मुफ़्त` : 'मुफ़्त बाक़ी नहीं'),
  } satisfies LocalizedTemplate<[number]>,
} satisfies Record<string, LocalizedText | LocalizedTemplate<never[]>>
