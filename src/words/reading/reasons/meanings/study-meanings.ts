import type { GrahaMeanings } from './graha-meanings.ts'

/** Of studies and exams. */
export const studyMeanings: GrahaMeanings = {
  sun: {
    favourable: [
      { en: 'confidence shows on the day of the paper', hi: 'परीक्षा के दिन आत्मविश्वास दिखता है' },
    ],
    patience: [
      { en: 'the pressure to come out on top eats the calm', hi: 'अव्वल आने का दबाव चैन छीनता है' },
    ],
  },
  moon: {
    favourable: [{ en: 'what is read stays in memory', hi: 'पढ़ा हुआ याद रहता है' }],
    patience: [
      { en: 'the mind wanders and has to be brought back', hi: 'मन भटकता है और उसे लौटाना पड़ता है' },
    ],
  },
  mars: {
    favourable: [{ en: 'hard practice shows in the marks', hi: 'कड़े अभ्यास का असर नंबरों में दिखता है' }],
    patience: [
      { en: 'haste costs marks on easy questions', hi: 'जल्दबाज़ी से आसान सवालों में नंबर कटते हैं' },
    ],
  },
  mercury: {
    favourable: [{ en: 'quick understanding saves time', hi: 'जल्दी समझ आने से समय बचता है' }],
    patience: [
      {
        en: 'too many books and notes divide the attention',
        hi: 'बहुत-सी किताबों और नोट्स में ध्यान बँटता है',
      },
    ],
  },
  jupiter: {
    favourable: [{ en: 'a good teacher makes the difference', hi: 'अच्छे शिक्षक से फ़र्क़ पड़ता है' }],
    patience: [{ en: 'the right guidance is found late', hi: 'सही मार्गदर्शन देर से मिलता है' }],
  },
  venus: {
    favourable: [
      { en: 'interest in the subject carries the effort', hi: 'विषय में रुचि मेहनत को आसान करती है' },
    ],
    patience: [
      { en: 'friends and comfort take study hours', hi: 'दोस्ती और आराम पढ़ाई का समय ले लेते हैं' },
    ],
  },
  saturn: {
    favourable: [{ en: 'a fixed timetable brings the result', hi: 'तय समय-सारणी से नतीजा आता है' }],
    patience: [
      {
        en: 'the result comes late or after one more attempt',
        hi: 'नतीजा देर से या एक और प्रयास के बाद आता है',
      },
    ],
  },
  rahu: {
    favourable: [{ en: 'new methods and mock tests help', hi: 'नए तरीक़े और मॉक टेस्ट काम आते हैं' }],
    patience: [{ en: 'the phone and shortcuts steal the hours', hi: 'फ़ोन और शॉर्टकट घंटे खा जाते हैं' }],
  },
  ketu: {
    favourable: [{ en: 'deep study alone works best', hi: 'अकेले गहराई से पढ़ना सबसे ज़्यादा काम आता है' }],
    patience: [
      { en: 'interest breaks off in the middle of the course', hi: 'कोर्स के बीच में मन उचटता है' },
    ],
  },
}
