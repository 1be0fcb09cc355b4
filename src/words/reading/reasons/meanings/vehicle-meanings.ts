import type { GrahaMeanings } from './graha-meanings.ts'

/** Of a car, a two-wheeler or another vehicle. */
export const vehicleMeanings: GrahaMeanings = {
  sun: {
    favourable: [
      {
        en: 'the papers and the number come without trouble',
        hi: 'काग़ज़ और नंबर बिना दिक़्क़त मिल जाते हैं',
      },
    ],
    patience: [{ en: 'registration and permits take time', hi: 'रजिस्ट्रेशन और परमिट में समय लगता है' }],
  },
  moon: {
    favourable: [{ en: 'it suits the family', hi: 'गाड़ी घरवालों को जँचती है' }],
    patience: [{ en: 'the choice changes before the booking', hi: 'बुकिंग से पहले पसंद बदल जाती है' }],
  },
  mars: {
    favourable: [{ en: 'the deal is closed fast', hi: 'सौदा जल्दी हो जाता है' }],
    patience: [{ en: 'speed and hurry bring expense', hi: 'तेज़ी और जल्दबाज़ी से ख़र्च होता है' }],
  },
  mercury: {
    favourable: [{ en: 'a good price is reached by talking', hi: 'बातचीत से अच्छा दाम तय होता है' }],
    patience: [{ en: 'the papers have to be checked once more', hi: 'काग़ज़ एक बार और देखने पड़ते हैं' }],
  },
  jupiter: {
    favourable: [{ en: 'the loan is passed on fair terms', hi: 'लोन ठीक शर्तों पर मिल जाता है' }],
    patience: [{ en: 'the money for it is gathered slowly', hi: 'इसके लिए पैसा धीरे-धीरे जुड़ता है' }],
  },
  venus: {
    favourable: [
      { en: 'a comfortable vehicle comes at a good price', hi: 'आरामदायक गाड़ी अच्छे दाम पर मिलती है' },
    ],
    patience: [
      { en: 'more is spent on looks than was planned', hi: 'सजावट पर सोचे से ज़्यादा ख़र्च होता है' },
    ],
  },
  saturn: {
    favourable: [{ en: 'what is bought lasts for years', hi: 'ली हुई गाड़ी बरसों चलती है' }],
    patience: [{ en: 'delivery is put off', hi: 'डिलीवरी टलती है' }],
  },
  rahu: {
    favourable: [
      { en: 'an offer from elsewhere turns out well', hi: 'बाहर का कोई ऑफ़र अच्छा निकलता है' },
    ],
    patience: [
      {
        en: 'something about an old vehicle is kept back',
        hi: 'पुरानी गाड़ी की कोई बात छिपी रहती है',
      },
    ],
  },
  ketu: {
    favourable: [
      { en: 'an old one is let go at the right time', hi: 'पुरानी गाड़ी सही समय पर निकल जाती है' },
    ],
    patience: [{ en: 'repairs come without warning', hi: 'मरम्मत का ख़र्च अचानक आता है' }],
  },
}
