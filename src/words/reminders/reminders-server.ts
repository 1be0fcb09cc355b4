import type { LocalizedTemplate, LocalizedText } from '../say.ts'

/** What a reminder may be of; the plan's renewal is told whether it was chosen or not. */
export type ReminderTopic =
  | 'morning'
  | 'vrat'
  | 'muhurta'
  | 'window'
  | 'answer'
  | 'reply'
  | 'forecast'
  | 'renewal'

/** What stands on a lock screen: a title, and a line that says no matter. */
export const reminderTitles: Record<ReminderTopic, LocalizedText> = {
  morning: { en: 'Your day', hi: 'आपका दिन' },
  vrat: { en: 'Tomorrow', hi: 'कल' },
  muhurta: { en: 'A muhurta you marked', hi: 'आपका चुना मुहूर्त' },
  window: { en: 'A time begins', hi: 'एक समय शुरू हो रहा है' },
  answer: { en: 'Your answer is ready', hi: 'आपका उत्तर तैयार है' },
  reply: { en: 'AstroHub', hi: 'एस्ट्रोहब' },
  forecast: { en: 'A question for you', hi: 'आपसे एक प्रश्न' },
  renewal: { en: 'Your plan', hi: 'आपका प्लान' },
}

/** The line of each; with a part, what there is to name, or where a time to judge stands. */
export const reminderLines = {
  morning: {
    en: (part: string) => part || 'Your day and its good hours are ready.',
    hi: (part: string) => part || 'आपका दिन और उसके शुभ समय तैयार हैं।',
  },
  vrat: {
    en: (names: string) => `Tomorrow: ${names}.`,
    hi: (names: string) => `कल: ${names}।`,
  },
  muhurta: {
    en: (time: string) => `A muhurta you marked begins at ${time}.`,
    hi: (time: string) => `आपका चुना मुहूर्त ${time} पर शुरू होगा।`,
  },
  window: {
    en: () => 'A time from one of your answers begins today.',
    hi: () => 'आपको बताया गया एक समय आज से शुरू हो रहा है।',
  },
  answer: {
    en: () => 'Your answer was finished while you were away.',
    hi: () => 'आपके जाने के बाद आपका उत्तर पूरा हो गया।',
  },
  reply: {
    en: () => 'Somebody has replied to you.',
    hi: () => 'किसी ने आपको जवाब दिया है।',
  },
  /** Of a time that was named and of one that is compared with it, in the same words (decision 094). */
  forecast: {
    en: (part: string) =>
      part === 'middle'
        ? 'A longer time that we wanted to ask you about is half over. Has anything happened so far?'
        : 'A time that we wanted to ask you about is over. What happened?',
    hi: (part: string) =>
      part === 'middle'
        ? 'जिस लंबे समय के बारे में आपसे पूछना था, वह आधा बीत चुका है। क्या अब तक कुछ हुआ?'
        : 'जिस समय के बारे में आपसे पूछना था, वह बीत गया है। क्या हुआ?',
  },
  renewal: {
    en: (day: string) => `It renews on ${day}. You can cancel it until then.`,
    hi: (day: string) => `${day} को इसका नवीनीकरण होगा। उससे पहले आप इसे रद्द कर सकते हैं।`,
  },
} satisfies Record<ReminderTopic, LocalizedTemplate<[string]>>

export const reminderServerWords = {
  saved: { en: 'Saved.', hi: 'सहेजा गया।' },
  deviceAdded: {
    en: 'This browser will get your reminders from now on.',
    hi: 'अब से इस ब्राउज़र पर रिमाइंडर आएँगे।',
  },
  deviceRemoved: { en: 'Switched off.', hi: 'बंद किया गया।' },
  badEndpoint: {
    en: 'This browser’s notification service can’t be used.',
    hi: 'इस ब्राउज़र की सूचना सेवा का इस्तेमाल नहीं हो सकता।',
  },
  tooManyDevices: {
    en: 'Ten browsers already get your reminders. Switch one off first.',
    hi: 'दस ब्राउज़र पहले से जुड़े हैं। उनमें से किसी एक को हटाएँ।',
  },
  codeSent: { en: 'A code is on its way to that address.', hi: 'उस पते पर कोड भेजा गया है।' },
  mailConfirmed: {
    en: 'The address is confirmed. Your reminders will come there too.',
    hi: 'पते की पुष्टि हो गई। आपके रिमाइंडर वहाँ भी आएँगे।',
  },
  mailRemoved: { en: 'No more mail will be sent.', hi: 'अब कोई मेल नहीं आएगी।' },
  stopped: { en: 'Stopped.', hi: 'रोक दिया गया।' },
  badToken: {
    en: 'This link is incomplete. You can switch reminders off under Account, Reminders.',
    hi: 'यह लिंक अधूरा है। “अकाउंट” में “रिमाइंडर” खोलकर आप इन्हें बंद कर सकते हैं।',
  },
  marked: { en: 'Marked.', hi: 'चुन लिया गया।' },
  unmarked: { en: 'No longer marked.', hi: 'चुने हुए मुहूर्तों से हटा दिया गया।' },
  badMuhurta: {
    en: 'A muhurta that is over, or more than two years away, can’t be marked.',
    hi: 'बीत चुका मुहूर्त, या दो साल से आगे का, चुना नहीं जा सकता।',
  },
  tooManyMuhurtas: {
    en: 'You have already marked a hundred muhurtas. Remove one first.',
    hi: 'सौ मुहूर्त पहले से चुने हुए हैं। उनमें से कोई एक हटाएँ।',
  },
  noMuhurta: { en: 'This muhurta is not marked.', hi: 'यह मुहूर्त चुना हुआ नहीं है।' },
  open: { en: 'Open', hi: 'खोलें' },
  stop: { en: 'Stop these', hi: 'ऐसे संदेश बंद करें' },
} satisfies Record<string, LocalizedText>

export const reminderMailWords = {
  /** Below what a mail tells. */
  foot: {
    en: (open: string, stop: string) =>
      `Open it: ${open}\n\nYou chose this reminder on Drishti. Stop it without logging in: ${stop}`,
    hi: (open: string, stop: string) =>
      `यहाँ खोलें: ${open}\n\nयह रिमाइंडर आपने दृष्टि पर चुना था। बिना लॉग इन किए इसे बंद करें: ${stop}`,
  },
  /** The same of a plan that renews, which is always told. */
  renewalFoot: {
    en: (open: string) => `See your plan: ${open}\n\nWe send this before every renewal.`,
    hi: (open: string) => `अपना प्लान देखें: ${open}\n\nहर नवीनीकरण से पहले यह संदेश भेजा जाता है।`,
  },
} satisfies Record<string, LocalizedTemplate<[string, string]>>
