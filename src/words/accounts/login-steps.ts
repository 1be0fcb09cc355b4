/** Why to log in, and where the code went. */
export const loginStepWords = {
  why: {
    en: 'So that your kundlis and answers are yours alone, and wait for you on every phone. No password.',
    hi: 'ताकि आपकी कुंडलियाँ और उत्तर सिर्फ़ आपके रहें और हर फ़ोन पर मिलें। पासवर्ड नहीं चाहिए।',
  },
  codeFor: {
    en: (mobile: string) => `Your number: ${mobile}`,
    hi: (mobile: string) => `आपका नंबर: ${mobile}`,
  },
}
