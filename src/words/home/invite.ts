import type { LocalizedTemplate, LocalizedText } from '../say.ts'

/** The invite-friends dialog. */
export const inviteWords = {
  mobile: { en: 'Friend’s mobile number', hi: 'मित्र का मोबाइल नंबर' },
  hint: {
    en: 'Ten digits, such as 987-654-3210. You send the invitation yourself, on WhatsApp or as you like.',
    hi: 'दस अंक, जैसे 987-654-3210। न्योता आप ख़ुद भेजेंगे, WhatsApp पर या जैसे चाहें।',
  },
  wrong: {
    en: 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9.',
    hi: '10 अंकों का मोबाइल नंबर डालें, जो 6, 7, 8 या 9 से शुरू हो।',
  },
  send: { en: 'Send', hi: 'भेजें' },
  sending: { en: 'Sending..', hi: 'भेजा जा रहा है..' },
  logInFirst: {
    en: 'Log in first, so that the gift reaches you.',
    hi: 'पहले लॉग इन करें, ताकि उपहार आप तक पहुँचे।',
  },
  share: { en: 'Share the link', hi: 'लिंक शेयर करें' },
  whatsapp: { en: 'Send by WhatsApp', hi: 'WhatsApp से भेजें' },
  link: { en: 'Your link', hi: 'आपका लिंक' },
  message: {
    en: 'Two AI astrologers read my kundli here, and the first questions are free:',
    hi: 'यहाँ दो AI ज्योतिषी कुंडली पढ़ते हैं, और शुरुआती प्रश्न मुफ़्त हैं:',
  },
  failed: {
    en: 'An error occurred. Please try again later.',
    hi: 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  },
} satisfies Record<string, LocalizedText>

/** What both get, Oracle's questions first. */
export const inviteOffer = {
  en: (oracle: number, astra: number) =>
    `When your friend logs in for the first time, you get ${
      oracle === astra
        ? `${oracle} ${oracle === 1 ? 'question' : 'questions'} for both Astra and Oracle`
        : `${oracle} for Oracle and ${astra} for Astra`
    } free, and so do they.`,
  hi: (oracle: number, astra: number) =>
    `मित्र के पहली बार लॉग इन करते ही आपको ${
      oracle === astra
        ? `एस्ट्रा और ओरेकल, दोनों के ${oracle}-${oracle} प्रश्न`
        : `ओरेकल के ${oracle} और एस्ट्रा के ${astra} प्रश्न`
    } मुफ़्त मिलेंगे, और उन्हें भी।`,
} satisfies LocalizedTemplate<[number, number]>
