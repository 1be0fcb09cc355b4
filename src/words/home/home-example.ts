import type { LocalizedText } from '../say.ts'
import { formatNumber } from '../say.ts'

/** How it works, and the example answer, further down the home page. */
export const exampleWords = {
  howTitle: { en: 'How does it work', hi: 'यह कैसे काम करता है' },
  howNote: { en: 'Connecting takes about 2 minutes.', hi: 'जुड़ने में लगभग 2 मिनट लगते हैं।' },
  answerTitle: { en: 'How an answer is made', hi: 'उत्तर कैसे बनता है' },
  answerLead: {
    en: 'First the chart is computed, then its facts are weighed, then they are put into words. Touch an underlined line to see the fact behind it. What no fact bears is not shown.',
    hi: 'पहले कुंडली की गणना होती है, फिर उसके तथ्य परखे जाते हैं, तब उत्तर लिखा जाता है। रेखांकित पंक्ति छूकर उसके पीछे का तथ्य देखें। जिस बात का तथ्य न हो, वह दिखाई नहीं जाती।',
  },
  oneQuestion: { en: '1 question used', hi: '1 प्रश्न लगा' },
} satisfies Record<string, LocalizedText>

export const factsChecked = {
  en: (count: number) => `${formatNumber(count)} facts checked`,
  hi: (count: number) => `${formatNumber(count)} तथ्य जाँचे गए`,
}

export const howItWorksSteps: { title: LocalizedText; text: LocalizedText }[] = [
  {
    title: { en: 'Registration', hi: 'पंजीकरण' },
    text: {
      en: 'Enter your mobile number and verify it with the code.',
      hi: 'अपना मोबाइल नंबर लिखें और कोड से पुष्टि करें।',
    },
  },
  {
    title: { en: 'Choose Oracle or Astra', hi: 'ओरेकल या एस्ट्रा चुनें' },
    text: { en: 'Press Chat beside the one you like.', hi: 'जिनसे पूछना हो, उनके पास चैट दबाएँ।' },
  },
  {
    title: { en: 'Enter birth details', hi: 'जन्म का विवरण दें' },
    text: {
      en: 'The date, place and time of birth.',
      hi: 'जन्म की तारीख़, स्थान और समय।',
    },
  },
  {
    title: { en: 'Go and ask your questions', hi: 'अपने प्रश्न पूछें' },
    text: {
      en: 'In English or Hindi, in your own words.',
      hi: 'हिंदी या अंग्रेज़ी में, अपने शब्दों में।',
    },
  },
]

/**
 * The example answer. The person is made up; the birth is computed like any other, and the facts
 * behind the lines are the engine's own (home/example.server.ts; its test holds the words to them).
 */
export const exampleContent = {
  birth: { utc: '1991-03-14T01:35:00Z', latitude: 26.91, longitude: 75.79 },
  askedAtUtc: '2026-11-20T06:30:00Z',
  who: {
    en: 'Asha (made up) · 14 March 1991, 07:05, Jaipur',
    hi: 'आशा (काल्पनिक) · 14 मार्च 1991, 07:05, जयपुर',
  },
  asked: {
    en: 'Asked of Oracle on 20 November 2026',
    hi: '20 नवंबर 2026 को ओरेकल से पूछा गया',
  },
  lagna: { en: 'Lagna', hi: 'लग्न' },
  period: {
    en: (maha: string, antar: string) => `Now: ${maha}–${antar}`,
    hi: (maha: string, antar: string) => `अभी: ${maha}–${antar}`,
  },
  until: {
    en: (date: string) => `until ${date}`,
    hi: (date: string) => `${date} तक`,
  },
  question: { en: 'When will my work change?', hi: 'मेरी नौकरी में बदलाव कब आएगा?' },
  paragraphs: [
    [
      {
        fact: 'house.10.lord.house',
        words: {
          en: 'Jupiter, who rules your house of work, stands in the fifth',
          hi: 'आपके कर्म भाव के स्वामी गुरु पंचम भाव में हैं',
        },
      },
      { words: { en: ' and ', hi: ' और ' } },
      { fact: 'jupiter.dignity', words: { en: 'is exalted there', hi: 'वहाँ उच्च के हैं' } },
      {
        words: {
          en: ': your work grows through what you know and teach, not through sudden leaps.',
          hi: '। आपका काम ज्ञान और सिखाने से आगे बढ़ता है, अचानक छलाँग से नहीं।',
        },
      },
    ],
    [
      {
        fact: 'dasha.antar',
        words: {
          en: 'The Jupiter–Rahu period runs until 26 October 2027',
          hi: 'गुरु–राहु की दशा 26 अक्टूबर 2027 तक है',
        },
      },
      {
        words: {
          en: ', and Rahu draws you to something new. ',
          hi: ', और राहु नई राह पर ले जाते हैं। ',
        },
      },
      { words: { en: 'The clearest time is ', hi: 'सबसे साफ़ समय ' } },
      {
        fact: 'transit.jupiter.next.house',
        words: { en: '25 January to 26 June 2027', hi: '25 जनवरी से 26 जून 2027' },
      },
      {
        words: {
          en: ', when Jupiter returns to your fifth house. Until then, finish what is open.',
          hi: ' है, जब गुरु आपके पंचम भाव में लौटेंगे। तब तक अधूरे काम पूरे कर लीजिए।',
        },
      },
    ],
    [
      {
        words: {
          en: 'One thing to do meanwhile: write to one former colleague every week.',
          hi: 'तब तक एक काम: हर सप्ताह किसी एक पुराने सहकर्मी से बात कीजिए।',
        },
      },
    ],
  ] as { fact?: string; words: LocalizedText }[][],
}
