import type { LocalizedTemplate, LocalizedText } from '../say.ts'

/** The page on which one chooses what to be reminded of. */
export const reminderWords = {
  title: { en: 'Reminders', hi: 'याद दिलाना' },
  description: {
    en: 'What you want to be reminded of, when, and where.',
    hi: 'आप किस बात की, कब और कहाँ याद चाहते हैं।',
  },
  lead: {
    en: 'Nothing is sent unless you choose it here. Nothing is advertised.',
    hi: 'जब तक आप यहाँ न चुनें, कुछ नहीं भेजा जाता। कोई विज्ञापन नहीं।',
  },
  what: { en: 'What', hi: 'किस बात की' },
  vrats: { en: 'Which vrats and festivals', hi: 'कौन-से व्रत और त्योहार' },
  renewal: {
    en: 'A plan about to renew is always told, outside the limit.',
    hi: 'प्लान का नवीनीकरण हमेशा बताया जाता है, इस सीमा से अलग।',
  },
  when: { en: 'When', hi: 'कब' },
  hour: { en: 'My hour of the day', hi: 'दिन का मेरा समय' },
  quietFrom: { en: 'Quiet from', hi: 'शांति कब से' },
  quietUntil: { en: 'Quiet until', hi: 'शांति कब तक' },
  most: { en: 'At most in a day', hi: 'एक दिन में अधिक से अधिक' },
  mostHint: {
    en: 'What comes after that waits for the next morning.',
    hi: 'उसके बाद जो आए, वह अगली सुबह तक रुकता है।',
  },
  tellsMore: {
    en: 'Say on the lock screen what my day is like',
    hi: 'लॉक स्क्रीन पर लिखें कि मेरा दिन कैसा है',
  },
  save: { en: 'Save', hi: 'सहेजें' },
  saved: { en: 'Saved.', hi: 'सहेजा गया।' },
  where: { en: 'Where', hi: 'कहाँ' },
  device: { en: 'This browser', hi: 'यह ब्राउज़र' },
  deviceText: {
    en: 'Your browser asks for your leave when you press.',
    hi: 'दबाने पर आपका ब्राउज़र आपसे अनुमति माँगेगा।',
  },
  on: { en: 'Switch on here', hi: 'यहाँ चालू करें' },
  isOn: { en: 'This browser is reached.', hi: 'इस ब्राउज़र पर संदेश आते हैं।' },
  off: { en: 'Switch off here', hi: 'यहाँ बंद करें' },
  allOff: { en: 'Switch off everywhere', hi: 'हर जगह बंद करें' },
  blocked: {
    en: 'Your browser does not let us. Allow notifications for this site in its settings, then press again.',
    hi: 'आपका ब्राउज़र अनुमति नहीं दे रहा। उसकी सेटिंग में इस साइट की सूचनाएँ चालू करें, फिर दबाएँ।',
  },
  cannot: {
    en: 'This browser knows no push messages. On an iPhone, first put Drishti on the home screen. Mail works everywhere.',
    hi: 'इस ब्राउज़र में यह सुविधा नहीं है। iPhone पर पहले दृष्टि को होम स्क्रीन पर रखें। मेल हर जगह आती है।',
  },
  mail: { en: 'Mail', hi: 'मेल' },
  address: { en: 'Email address', hi: 'ईमेल पता' },
  sendCode: { en: 'Send a code', hi: 'कोड भेजें' },
  code: { en: 'The code from the mail', hi: 'मेल में आया कोड' },
  confirm: { en: 'Confirm', hi: 'पुष्टि करें' },
  removeMail: { en: 'No mail any more', hi: 'अब मेल न भेजें' },
  failed: { en: 'That did not work. Please try again.', hi: 'यह नहीं हो सका। कृपया फिर कोशिश करें।' },
  findMuhurta: { en: 'Find and mark a muhurta', hi: 'मुहूर्त खोजें और चुनें' },
  hourBefore: {
    en: 'You are told on the morning of the day, and an hour before it begins.',
    hi: 'उस दिन सुबह और शुरू होने से एक घंटा पहले आपको बताया जाएगा।',
  },
  chooseMuhurta: {
    en: 'To be told of them, choose “A muhurta I marked” above.',
    hi: 'इनकी याद चाहिए तो ऊपर “मेरा चुना हुआ मुहूर्त” चुनें।',
  },
  toCalendar: { en: 'Put it in my calendar', hi: 'अपने कैलेंडर में रखें' },
  stopTitle: { en: 'Stop reminders', hi: 'याद दिलाना बंद करें' },
  stopLead: {
    en: 'One press, without logging in. You can choose them again at any time.',
    hi: 'बस एक बार दबाएँ, बिना लॉग इन किए। बाद में कभी भी फिर चुन सकते हैं।',
  },
  stopThese: { en: 'Stop these', hi: 'ये बंद करें' },
  stopAll: { en: 'Stop all reminders', hi: 'सभी बंद करें' },
  stopped: {
    en: 'Stopped. Nothing of it is sent any more.',
    hi: 'बंद हो गया। अब यह नहीं भेजा जाएगा।',
  },
} satisfies Record<string, LocalizedText>

/** Each thing one can be reminded of, in the order of the page. */
export const reminderKindNames = {
  morning: { en: 'My day', hi: 'मेरा दिन' },
  vrat: { en: 'A vrat or festival tomorrow', hi: 'कल का व्रत या त्योहार' },
  muhurta: { en: 'A muhurta I marked', hi: 'मेरा चुना हुआ मुहूर्त' },
  window: { en: 'A time named to me begins', hi: 'मुझे बताया गया समय शुरू हो' },
  forecast: {
    en: 'A time named to me is over: did it come?',
    hi: 'बताया गया समय बीता: क्या वह हुआ?',
  },
  answer: { en: 'An answer finished while I was away', hi: 'मेरे जाने के बाद उत्तर पूरा हुआ' },
  reply: { en: 'A reply in AstroHub', hi: 'एस्ट्रोहब में जवाब' },
} satisfies Record<string, LocalizedText>

export const vratNames = {
  festival: { en: 'Festivals', hi: 'त्योहार' },
  ekadashi: { en: 'Ekadashi', hi: 'एकादशी' },
  pradosh: { en: 'Pradosh', hi: 'प्रदोष' },
  chaturthi: { en: 'Chaturthi', hi: 'चतुर्थी' },
  purnima: { en: 'Purnima', hi: 'पूर्णिमा' },
  amavasya: { en: 'Amavasya', hi: 'अमावस्या' },
  shivaratri: { en: 'Masik Shivaratri', hi: 'मासिक शिवरात्रि' },
  sankranti: { en: 'Sankranti', hi: 'संक्रांति' },
} satisfies Record<string, LocalizedText>

export const reminderTemplates = {
  clock: {
    en: (place: string) => `By the clock of ${place}.`,
    hi: (place: string) => `${place} की घड़ी के अनुसार।`,
  },
  mailedTo: {
    en: (address: string) => `Also mailed to ${address}.`,
    hi: (address: string) => `${address} पर भी भेजा जाता है।`,
  },
} satisfies Record<string, LocalizedTemplate<[string]>>

/** The page of the calendar feed. */
export const calendarWords = {
  title: { en: 'Calendar feed', hi: 'कैलेंडर फ़ीड' },
  description: {
    en: 'Your times, muhurtas and festivals in your own calendar.',
    hi: 'आपके समय, मुहूर्त और त्योहार आपके अपने कैलेंडर में।',
  },
  lead: {
    en: 'Your own calendar looks here a few times a day, and stays up to date by itself.',
    hi: 'आपका कैलेंडर दिन में कुछ बार यहाँ देखता है और अपने आप ताज़ा रहता है।',
  },
  holds: { en: 'What it holds', hi: 'इसमें क्या रहे' },
  make: { en: 'Make the address', hi: 'पता बनाएँ' },
  save: { en: 'Save', hi: 'सहेजें' },
  address: { en: 'Your secret address', hi: 'आपका गुप्त पता' },
  secret: {
    en: 'Whoever has it can read this calendar. Give it to your calendar program alone.',
    hi: 'जिसके पास यह पता हो, वह यह कैलेंडर पढ़ सकता है। इसे केवल अपने कैलेंडर ऐप को दें।',
  },
  copy: { en: 'Copy', hi: 'कॉपी करें' },
  copied: { en: 'Copied', hi: 'कॉपी हो गया' },
  open: { en: 'Open in the calendar of this device', hi: 'इस डिवाइस के कैलेंडर में खोलें' },
  google: {
    en: 'Google: Other calendars, +, From URL, and put the address in.',
    hi: 'Google: “Other calendars”, +, “From URL”, और पता डालें।',
  },
  renew: { en: 'A new address', hi: 'नया पता' },
  renewText: {
    en: 'The old one leads nowhere from then on.',
    hi: 'पुराना पता तब से काम नहीं करेगा।',
  },
  end: { en: 'End the feed', hi: 'फ़ीड बंद करें' },
} satisfies Record<string, LocalizedText>

export const feedPartNames = {
  windows: { en: 'Good times that were named to me', hi: 'मुझे बताए गए अच्छे समय' },
  muhurtas: { en: 'Marked muhurtas', hi: 'चुने हुए मुहूर्त' },
  festivals: { en: 'Festivals of my city', hi: 'मेरे शहर के त्योहार' },
  vrats: { en: 'Vrats that come every month', hi: 'हर महीने आने वाले व्रत' },
} satisfies Record<string, LocalizedText>
