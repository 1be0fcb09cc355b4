import type { LocalizedTemplate, LocalizedText } from '../say.ts'

/** The page on which one chooses what to be reminded of. */
export const reminderWords = {
  title: { en: 'Reminders', hi: 'रिमाइंडर' },
  description: {
    en: 'What you want to be reminded of, when, and where.',
    hi: 'आपको किस बात का रिमाइंडर कब और कहाँ चाहिए।',
  },
  lead: {
    en: 'Nothing is sent unless you choose it here, and no advertising ever.',
    hi: 'जब तक आप यहाँ न चुनें, कुछ नहीं भेजा जाता, और विज्ञापन कभी नहीं।',
  },
  what: { en: 'What', hi: 'किस बात का' },
  vrats: { en: 'Which vrats and festivals', hi: 'कौन-से व्रत और त्योहार' },
  renewal: {
    en: 'You are always told before a plan renews; this does not count towards the limit.',
    hi: 'प्लान के नवीनीकरण से पहले हमेशा बताया जाता है; वह संदेश दिन की गिनती में नहीं आता।',
  },
  when: { en: 'When', hi: 'कब' },
  hour: { en: 'Time of the daily message', hi: 'रोज़ के संदेश का समय' },
  quietFrom: { en: 'Quiet from', hi: 'कब से संदेश न आएँ' },
  quietUntil: { en: 'Quiet until', hi: 'कब तक संदेश न आएँ' },
  most: { en: 'At most per day', hi: 'दिन में ज़्यादा से ज़्यादा' },
  mostHint: {
    en: 'Anything beyond that waits until the next morning.',
    hi: 'उससे ज़्यादा हों, तो बाक़ी अगली सुबह आते हैं।',
  },
  tellsMore: {
    en: 'Show on the lock screen what my day is like',
    hi: 'लॉक स्क्रीन पर लिखें कि मेरा दिन कैसा है',
  },
  save: { en: 'Save', hi: 'सहेजें' },
  saved: { en: 'Saved.', hi: 'सहेजा गया।' },
  where: { en: 'Where', hi: 'कहाँ' },
  device: { en: 'This browser', hi: 'यह ब्राउज़र' },
  deviceText: {
    en: 'Your browser will ask for permission when you press the button.',
    hi: 'बटन दबाने पर आपका ब्राउज़र अनुमति माँगेगा।',
  },
  on: { en: 'Switch on here', hi: 'यहाँ चालू करें' },
  isOn: { en: 'This browser gets your reminders.', hi: 'इस ब्राउज़र पर रिमाइंडर आते हैं।' },
  off: { en: 'Switch off here', hi: 'यहाँ बंद करें' },
  allOff: { en: 'Switch off everywhere', hi: 'हर जगह बंद करें' },
  blocked: {
    en: 'Your browser does not allow it. Allow notifications for this site in its settings, then press again.',
    hi: 'आपका ब्राउज़र अनुमति नहीं दे रहा। उसकी सेटिंग में इस साइट की सूचनाएँ चालू करें, फिर दोबारा दबाएँ।',
  },
  cannot: {
    en: 'This browser can’t show notifications. On an iPhone, first add Drishti to the home screen. Mail works everywhere.',
    hi: 'इस ब्राउज़र में यह सुविधा नहीं है। iPhone पर पहले दृष्टि को होम स्क्रीन पर जोड़ें। मेल हर जगह आ सकती है।',
  },
  mail: { en: 'Mail', hi: 'मेल' },
  address: { en: 'Email address', hi: 'ईमेल पता' },
  sendCode: { en: 'Send a code', hi: 'कोड भेजें' },
  code: { en: 'The code from the mail', hi: 'मेल में आया कोड' },
  confirm: { en: 'Confirm', hi: 'पुष्टि करें' },
  removeMail: { en: 'Stop sending mail', hi: 'अब मेल न भेजें' },
  failed: { en: 'That did not work. Please try again.', hi: 'यह नहीं हो सका। कृपया फिर कोशिश करें।' },
  findMuhurta: { en: 'Find and mark a muhurta', hi: 'मुहूर्त खोजें और चुनें' },
  hourBefore: {
    en: 'You are told on the morning of the day, and an hour before it begins.',
    hi: 'उस दिन सुबह और शुरू होने से एक घंटा पहले आपको बताया जाएगा।',
  },
  morningOnly: {
    en: 'You are told on the morning of the day. To be told an hour before it begins, too, allow at least two messages a day.',
    hi: 'उस दिन सुबह आपको बताया जाएगा। शुरू होने से एक घंटा पहले भी रिमाइंडर चाहिए, तो दिन में कम से कम दो संदेश चुनें।',
  },
  chooseMuhurta: {
    en: 'To be told of them, choose “A muhurta I marked” above.',
    hi: 'इनका रिमाइंडर चाहिए, तो ऊपर “मेरा चुना हुआ मुहूर्त” चुनें।',
  },
  toCalendar: { en: 'Add it to my calendar', hi: 'अपने कैलेंडर में जोड़ें' },
  stopTitle: { en: 'Stop reminders', hi: 'रिमाइंडर बंद करें' },
  stopLead: {
    en: 'Just press once; there is no need to log in. You can choose them again at any time.',
    hi: 'बस एक बार दबाएँ, लॉग इन करना ज़रूरी नहीं। बाद में कभी भी फिर चुन सकते हैं।',
  },
  stopThese: { en: 'Stop these', hi: 'ये बंद करें' },
  stopAll: { en: 'Stop all reminders', hi: 'सभी रिमाइंडर बंद करें' },
  stopped: {
    en: 'Stopped. No more of these will be sent.',
    hi: 'बंद हो गए। अब ये नहीं भेजे जाएँगे।',
  },
} satisfies Record<string, LocalizedText>

/** Each thing one can be reminded of, in the order of the page. */
export const reminderKindNames = {
  morning: { en: 'My day', hi: 'मेरा दिन' },
  vrat: { en: 'A vrat or festival tomorrow', hi: 'कल का व्रत या त्योहार' },
  muhurta: { en: 'A muhurta I marked', hi: 'मेरा चुना हुआ मुहूर्त' },
  window: { en: 'A time named for me begins', hi: 'मुझे बताया गया समय शुरू होने पर' },
  forecast: {
    en: 'A time named for me is over, or a long one half over: did it happen?',
    hi: 'मुझे बताया गया समय बीतने पर, और लंबा हो तो बीच में भी: क्या वैसा हुआ?',
  },
  answer: { en: 'An answer finished while I was away', hi: 'मेरे जाने के बाद उत्तर पूरा होने पर' },
  reply: { en: 'A reply in AstroHub', hi: 'एस्ट्रोहब में जवाब आने पर' },
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
    en: (place: string) => `By local time in ${place}.`,
    hi: (place: string) => `${place} के समय के अनुसार।`,
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
    en: 'Your times, muhurtas and festivals in the calendar of your phone or computer. It looks here a few times a day, so what is new appears by itself.',
    hi: 'आपके समय, मुहूर्त और त्योहार आपके फ़ोन या कंप्यूटर के कैलेंडर में। वह दिन में कुछ बार यहाँ देखता है, इसलिए नई बातें अपने आप जुड़ जाती हैं।',
  },
  holds: { en: 'What it contains', hi: 'इसमें क्या-क्या रहे' },
  make: { en: 'Create the address', hi: 'पता बनाएँ' },
  save: { en: 'Save', hi: 'सहेजें' },
  address: { en: 'Your secret address', hi: 'आपका गुप्त पता' },
  secret: {
    en: 'Anyone who has this address can read the calendar. Give it only to your calendar app.',
    hi: 'जिसके पास यह पता होगा, वह यह कैलेंडर पढ़ सकेगा। इसे केवल अपने कैलेंडर ऐप को दें।',
  },
  copy: { en: 'Copy', hi: 'कॉपी करें' },
  copied: { en: 'Copied', hi: 'कॉपी हो गया' },
  open: { en: 'Open in this device’s calendar', hi: 'इस डिवाइस के कैलेंडर में खोलें' },
  google: {
    en: 'In Google Calendar: Other calendars, +, From URL, then paste the address.',
    hi: 'Google कैलेंडर में: “Other calendars”, +, “From URL”, फिर यह पता डालें।',
  },
  renew: { en: 'Get a new address', hi: 'नया पता लें' },
  renewText: {
    en: 'The old one will then stop working.',
    hi: 'इसके बाद पुराना पता काम नहीं करेगा।',
  },
  end: { en: 'Close the feed', hi: 'फ़ीड बंद करें' },
} satisfies Record<string, LocalizedText>

export const feedPartNames = {
  windows: { en: 'Good times that were named for me', hi: 'मुझे बताए गए अच्छे समय' },
  muhurtas: { en: 'Marked muhurtas', hi: 'चुने हुए मुहूर्त' },
  festivals: { en: 'Festivals of my city', hi: 'मेरे शहर के त्योहार' },
  vrats: { en: 'Monthly vrats', hi: 'हर महीने आने वाले व्रत' },
} satisfies Record<string, LocalizedText>
