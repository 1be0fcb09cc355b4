import { ofHarm } from '../livelihood/asking-words.ts'
import type { SituationPattern } from '../situation.ts'

/** Situations of exams, colleges and studies. */
export const studyAndExamSituations: readonly SituationPattern[] = [
  {
    name: 'child-exam',
    among: ['exam', 'education', 'children', 'government-job'],
    asks: ['whether', 'when', 'how', 'how-much', 'exactly', 'describe', 'what', 'advice'],
    topic: 'exam',
    subject: 'child',
  },
  { name: 'others-exam', among: ['exam', 'education', 'government-job'], topic: 'exam' },
  {
    name: 'pass-the-paper',
    among: ['exam', 'education'],
    words: [
      'kal ka paper, kal paper, kl paper, kal viva, paper kal, tomorrow paper, paper tomorrow, exam tomorrow, tomorrow exam, is sem, iss sem, this sem, this semester, viva me, viva, internals, externals, practical me, कल का पेपर, कल पेपर, कल वाइवा, कल विवा, कल परीक्षा, इस सेमेस्टर, सेमेस्टर में, वाइवा, विवा, कल का पर्चा',
      'pass, paas, clear, nikal jayega, nikal jaega, nikal jaunga, nikal jaungi, ho jayega na, pass ho jaunga, pass hounga, पास, निकल जाएगा, निकल जाऊँगा, निकल जाऊँगी, क्लियर',
    ],
    without: `${ofHarm}, beta, bete, beti, son, daughter, bhai, behen, bahan, brother, sister, visa, phd, thesis, backlog, back, backs, बैक, driving, licence, license, interview, rank, percent, बेटा, बेटे, बेटी, भाई, बहन, थीसिस, पीएचडी, इंटरव्यू, प्रतिशत`,
    asks: ['whether', 'when', 'how', 'what'],
    topic: 'exam',
    subject: 'self',
  },
  {
    name: 'exam-last-weeks',
    among: ['exam', 'education', 'government-job'],
    asks: ['how', 'what', 'advice', 'which'],
    topic: 'exam',
    subject: 'self',
  },
  {
    name: 'exam-session',
    among: ['exam', 'government-job', 'education', 'abroad'],
    words: [
      'may ya november, may or november, may or nov, may ya nov, june ya december, june or december, june or dec, june ya dec, january ya april, jan ya april, january or april, jan or april, january attempt, april attempt, may attempt, november attempt, nov attempt, dec attempt, december attempt, june attempt, which session, which slot, kaunse session, kis session, kaunsa attempt, kis attempt me baithu, मई या नवंबर, जून या दिसंबर, जनवरी या अप्रैल, किस सत्र, कौन से सत्र, मई वाला अटेम्प्ट, नवंबर वाला अटेम्प्ट, दिसंबर वाला अटेम्प्ट',
      'sit, sitting, give, write, appear, form, du, dun, doon, baithu, baithun, exam, attempt, session, paper, slot, दूँ, दूं, बैठूँ, बैठूं, फॉर्म, परीक्षा, अटेम्प्ट, सत्र, पेपर',
    ],
    without: 'beta, beti, son, daughter, shaadi, wedding, shift, trip, बेटा, बेटी, शादी',
    asks: ['which', 'choose', 'when', 'whether', 'what', 'exactly'],
    topic: 'exam',
    subject: 'self',
  },
  {
    name: 'which-college',
    among: ['education', 'exam'],
    asks: ['choose', 'which', 'what', 'whether', 'advice'],
    topic: 'education',
  },
  {
    name: 'hostel-or-home',
    among: ['education', 'exam', 'children'],
    words: [
      'hostel, pg me, kota, mukherjee nagar, hostel me, हॉस्टल, हास्टल, कोटा, पीजी में',
      'ya ghar, or home, ghar se hi, ghar pe rahu, ghar par rahu, or from home, daily from home, come home, comes home, wapas bula, wapas aa jau, ghar bula, ghar le aau, bheju ya, bhejun ya, bhejein ya, stay in hostel or, या घर, घर से ही, वापस बुला, घर बुला, भेजूँ या, भेजूं या, भेजें या, घर ले आऊँ',
    ],
    without: `${ofHarm}, ragging, job, naukri, shaadi, नौकरी, शादी, रैगिंग`,
    asks: ['choose', 'whether', 'which', 'advice', 'what', 'how'],
    topic: 'education',
  },
  {
    name: 'quit-course',
    among: ['education', 'exam', 'career', 'mental-health'],
    asks: ['choose', 'whether', 'which', 'advice', 'what'],
    topic: 'education',
    subject: 'self',
  },
  {
    name: 'study-after-gap',
    among: ['education', 'exam', 'career'],
    asks: ['whether', 'when', 'choose', 'how', 'advice', 'which'],
    topic: 'education',
  },
]
