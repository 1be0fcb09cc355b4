import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** The page on which two kundlis are matched: these travel to the browser. */
export const matchingWords = {
  title: {
    en: 'Kundli Matching for marriage: guna milan and Manglik, free',
    hi: 'कुंडली मिलान: विवाह के लिए गुण मिलान और मांगलिक विचार, मुफ़्त',
  },
  description: {
    en: 'Match two kundlis: 36 gunas with the reason and text of each, Manglik in both charts and what cancels it, ten poruthams, and a balanced summary. Free, without login.',
    hi: 'दो कुंडलियों का मिलान: 36 गुण कारण और ग्रंथ सहित, दोनों का मांगलिक विचार परिहार सहित, दस पोरुत्तम और निष्पक्ष सार। मुफ़्त, बिना लॉग इन।',
  },
  keywords: {
    en: 'kundli matching, guna milan, 36 gunas, ashtakoota, manglik, porutham, horoscope matching for marriage',
    hi: 'कुंडली मिलान, गुण मिलान, 36 गुण, अष्टकूट, मांगलिक, पोरुत्तम, विवाह मिलान',
  },
  heading: { en: 'Kundli matching for marriage', hi: 'विवाह के लिए कुंडली मिलान' },
  lead: {
    en: 'Free, and without login. What you type stays in this browser for a day, unless you save it.',
    hi: 'मुफ़्त और बिना लॉग इन। जब तक आप न सहेजें, आपका लिखा सिर्फ़ इसी ब्राउज़र में एक दिन तक रहता है।',
  },
  bride: { en: 'Bride', hi: 'वधू' },
  groom: { en: 'Groom', hi: 'वर' },
  who: { en: 'Kundli', hi: 'कुंडली' },
  typeIt: { en: 'Type the birth details', hi: 'जन्म विवरण लिखें' },
  match: { en: 'Match', hi: 'मिलान करें' },
  matching: { en: 'Computing …', hi: 'गणना हो रही है …' },
  failed: {
    en: 'An error occurred. Please try again later.',
    hi: 'कोई गड़बड़ हुई। कृपया बाद में फिर कोशिश करें।',
  },
  byTables: { en: 'gunas by the tables', hi: 'गुण, सारणियों से' },
  moon: { en: 'Moon', hi: 'चंद्रमा' },
  kutas: { en: 'The eight kutas', hi: 'आठ कूट' },
  kutasLead: {
    en: 'Each compares the two Moons in one respect. Tap a line for its reason.',
    hi: 'हर कूट में दोनों के चंद्रमा एक अलग पहलू से मिलाए जाते हैं। कारण देखने के लिए पंक्ति पर टैप करें।',
  },
  total: { en: 'Total', hi: 'कुल' },
  totalExcused: { en: 'With the exceptions', hi: 'परिहारों के साथ' },
  excused: { en: 'Excused', hi: 'परिहार' },
  text: { en: 'Text', hi: 'ग्रंथ' },
  manglik: { en: 'Mars in both charts', hi: 'दोनों कुंडलियों में मंगल' },
  softened: { en: 'What cancels or softens it', hi: 'परिहार' },
  balanced: { en: 'In the other chart', hi: 'दूसरी कुंडली में' },
  poruthams: { en: 'The ten poruthams', hi: 'दस पोरुत्तम' },
  good: { en: 'agrees', hi: 'शुभ' },
  fair: { en: 'fair', hi: 'मध्यम' },
  poor: { en: 'does not agree', hi: 'मेल नहीं' },
  settings: { en: 'How it was computed', hi: 'गणना कैसे हुई' },
  save: { en: 'Save this match', hi: 'यह मिलान सहेजें' },
  gone: {
    en: 'This match is no longer in this browser. Type the two births again.',
    hi: 'यह मिलान अब इस ब्राउज़र में नहीं है। दोनों का जन्म विवरण फिर लिखें।',
  },
  logInFirst: {
    en: 'Please log in first; then you can save the match.',
    hi: 'कृपया पहले लॉग इन करें; फिर आप मिलान सहेज सकेंगे।',
  },
  saved: {
    en: 'Saved with your kundlis. You can open it again by this page’s address.',
    hi: 'आपकी कुंडलियों में सहेज लिया गया है। इस पेज के पते से फिर खुल जाएगा।',
  },
  print: { en: 'Print', hi: 'प्रिंट करें' },
  askTitle: { en: 'Ask Astra about this', hi: 'इस पर एस्ट्रा से पूछें' },
  askHint: {
    en: 'Save the match first; then you can ask Astra about the two of you.',
    hi: 'पहले मिलान सहेजें, फिर एस्ट्रा से आप दोनों के बारे में पूछ सकते हैं।',
  },
} satisfies Record<string, LocalizedText>

export const matchTitleTemplate = {
  en: (bride: string, groom: string) => `${bride} and ${groom}`,
  hi: (bride: string, groom: string) => `${bride} और ${groom}`,
} satisfies LocalizedTemplate<[string, string]>
/** What is passed on of a match: no name, no birth. */
export const sharedMatch = {
  en: (points: string) => `Our kundlis match ${points} of 36 gunas. Match yours, free:`,
  hi: (points: string) => `हमारी कुंडलियों में 36 में से ${points} गुण मिलते हैं। अपना मिलान मुफ़्त देखें:`,
} satisfies LocalizedTemplate<[string]>
export const outOf36 = {
  en: (points: string) => `${points} of 36 gunas`,
  hi: (points: string) => `36 में से ${points} गुण`,
} satisfies LocalizedTemplate<[string]>
export const withExceptions = {
  en: (points: string) => `${points} with the exceptions that the texts allow`,
  hi: (points: string) => `शास्त्र-सम्मत परिहारों के साथ ${points}`,
} satisfies LocalizedTemplate<[string]>
export const pointsOf = {
  en: (points: string, of: number) => `${points} of ${of}`,
  hi: (points: string, of: number) => `${of} में से ${points}`,
} satisfies LocalizedTemplate<[string, number]>
export const poruthamsLead = {
  en: (good: number, fair: number) =>
    `The southern way of matching, counted from the bride’s star: ${good} of 10 agree, ${fair} are fair.`,
  hi: (good: number, fair: number) =>
    `मिलान की दक्षिण भारतीय रीति, वधू के नक्षत्र से गिनकर: 10 में से ${good} शुभ, ${fair} मध्यम।`,
} satisfies LocalizedTemplate<[number, number]>
/** What is put into the box of the chat, to be sent or changed. */
export const questionOfTwo = {
  en: (bride: string, groom: string) => `How well do ${bride} and ${groom} match for marriage?`,
  hi: (bride: string, groom: string) => `विवाह के लिए ${bride} और ${groom} का मिलान कैसा है?`,
} satisfies LocalizedTemplate<[string, string]>
export const askAbout = {
  en: (name: string) => `Ask Astra about this, with ${name}’s kundli`,
  hi: (name: string) => `${name} की कुंडली पर एस्ट्रा से पूछें`,
} satisfies LocalizedTemplate<[string]>
