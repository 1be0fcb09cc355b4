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
  window: { en: 'A time begins', hi: 'एक समय शुरू हुआ' },
  answer: { en: 'Your answer is ready', hi: 'आपका उत्तर तैयार है' },
  reply: { en: 'AstroHub', hi: 'एस्ट्रोहब' },
  forecast: { en: 'A question for you', hi: 'आपसे एक प्रश्न' },
  renewal: { en: 'Your plan', hi: 'आपका प्लान' },
}

/** The line of each; with a part, what there is to name. */
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
    en: () => 'A time that was named to you begins today.',
    hi: () => 'आपको बताया गया एक समय आज शुरू होता है।',
  },
  answer: {
    en: () => 'It was finished while you were away.',
    hi: () => 'आपके जाने के बाद वह पूरा हुआ।',
  },
  reply: {
    en: () => 'Somebody has replied to you.',
    hi: () => 'किसी ने आपको जवाब दिया है।',
  },
  forecast: {
    en: () => 'A time that was named to you is over. Did it come true?',
    hi: () => 'आपको बताया गया एक समय बीत गया। क्या वह सच हुआ?',
  },
  renewal: {
    en: (day: string) => `It renews on ${day}. You can stop it until then.`,
    hi: (day: string) => `${day} को वह नवीनीकृत होगा। तब तक आप उसे रोक सकते हैं।`,
  },
} satisfies Record<ReminderTopic, LocalizedTemplate<[string]>>

export const reminderServerWords = {
  saved: { en: 'Saved.', hi: 'सहेजा गया।' },
  deviceAdded: {
    en: 'This browser is reached from now on.',
    hi: 'अब से इस ब्राउज़र पर सूचना आएगी।',
  },
  deviceRemoved: { en: 'Switched off.', hi: 'बंद किया गया।' },
  badEndpoint: {
    en: 'This browser’s push service can not be used.',
    hi: 'इस ब्राउज़र की पुश सेवा काम में नहीं ली जा सकती।',
  },
  tooManyDevices: {
    en: 'Ten browsers are reached already. Switch one off first.',
    hi: 'पहले से दस ब्राउज़र जुड़े हैं। पहले किसी एक को हटाएँ।',
  },
  codeSent: { en: 'A code is on its way to that address.', hi: 'उस पते पर कोड भेजा गया है।' },
  mailConfirmed: {
    en: 'The address is confirmed. Your reminders come there too.',
    hi: 'पते की पुष्टि हो गई। आपकी याद वहाँ भी आएगी।',
  },
  mailRemoved: { en: 'No mail is sent any more.', hi: 'अब कोई मेल नहीं आएगी।' },
  stopped: { en: 'Stopped.', hi: 'रोक दिया गया।' },
  badToken: {
    en: 'This link is not whole. Reminders are switched off under Account, Reminders.',
    hi: 'यह लिंक अधूरा है। “अकाउंट” में “याद दिलाना” से आप इसे बंद कर सकते हैं।',
  },
  marked: { en: 'Marked.', hi: 'चुन लिया गया।' },
  unmarked: { en: 'No longer marked.', hi: 'अब चुना हुआ नहीं है।' },
  badMuhurta: {
    en: 'A muhurta that is over, or more than two years away, can not be marked.',
    hi: 'बीता हुआ, या दो साल से दूर का मुहूर्त चुना नहीं जा सकता।',
  },
  tooManyMuhurtas: {
    en: 'A hundred muhurtas are marked already. Remove one first.',
    hi: 'पहले से सौ मुहूर्त चुने हुए हैं। पहले कोई एक हटाएँ।',
  },
  noMuhurta: { en: 'This muhurta is not marked.', hi: 'यह मुहूर्त चुना हुआ नहीं है।' },
  open: { en: 'Open', hi: 'खोलें' },
  stop: { en: 'Stop these', hi: 'ये न भेजें' },
} satisfies Record<string, LocalizedText>

export const reminderMailWords = {
  /** Below what a mail tells. */
  foot: {
    en: (open: string, stop: string) =>
      `Open it: ${open}\n\nYou chose this reminder on Drishti. Stop it without logging in: ${stop}`,
    hi: (open: string, stop: string) =>
      `यहाँ खोलें: ${open}\n\nयह याद आपने दृष्टि पर चुनी थी। बिना लॉग इन किए इसे रोकें: ${stop}`,
  },
  /** The same of a plan that renews, which is always told. */
  renewalFoot: {
    en: (open: string) => `See your plan: ${open}\n\nThis is told before every renewal.`,
    hi: (open: string) => `अपना प्लान देखें: ${open}\n\nहर नवीनीकरण से पहले यह बताया जाता है।`,
  },
} satisfies Record<string, LocalizedTemplate<[string, string]>>
