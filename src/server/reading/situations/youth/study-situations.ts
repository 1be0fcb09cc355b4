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
    words: [
      'days left, days to, marks kaise, number kaise badh*, नंबर कैसे बढ़*, mock score, revision kaise, kis chapter, समय कम, time kam, mahina bacha hai, days are left, weeks left, weeks away, days away, weeks to, one month left, a month left, din bache, dino me, mahine bache, mahina bacha, hafte bache, din me paper, दिन बचे, महीने बचे, महीना बचा, हफ़्ते बचे, हफ्ते बचे, आख़िरी हफ़्ते, आखिरी हफ्ते, last month before, last weeks',
      'exam, prelims, mains, boards, paper, test, mock, mocks, मॉक, आख़िरी, chapter, गणित, pariksha, afcat, cat, neet, jee, ssc, upsc, syllabus, revision, परीक्षा, पेपर, बोर्ड, सिलेबस, तैयारी',
      'how, how do i get through, how do i, how should, what should, kaise, kis chapter, ज़ोर दूँ, ज़ोर दूं, कैसे बढ़*, kya padhu, kya karu, plan, tips, कैसे, क्या पढ़ूँ, क्या पढ़ूं, क्या करूँ, क्या करूं',
    ],
    without: `${ofHarm}, beta, beti, son, daughter, joining, wedding, shaadi, बेटा, बेटी, शादी`,
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
    words: [
      'which college, which seat, which university, college lu ya, college ka naam, का कॉलेज लूँ, शहर का कॉलेज, which institute, kaun sa college, kaunsa college, konsa college, kaunse college, konse college, kis college, kaun se college, kis university, do college, dono college, two colleges, both colleges, कौन सा कॉलेज, कौन से कॉलेज, किस कॉलेज, कौनसा कॉलेज, दो कॉलेज, दोनों कॉलेज, किस यूनिवर्सिटी, कौन सी यूनिवर्सिटी',
    ],
    without: `${ofHarm}, railing, manzil, ragging, रेलिंग, मंज़िल, रैगिंग, usa, canada, germany, abroad, videsh, uk, ielts, job, professor, lecturer, विदेश, नौकरी, प्रोफेसर`,
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
    words: [
      'btech, b.tech, engineering, mbbs, bds, bsc, bcom, ba, mba, mca, bca, ca, nursing, b.ed, bed, phd, polytechnic, diploma, degree, college, course, llb, law school, hotel management, articleship, pharmacy, बीटेक, इंजीनियरिंग, एमबीबीएस, बीएससी, बीकॉम, एमबीए, सीए, नर्सिंग, बीएड, पीएचडी, पॉलिटेक्निक, डिग्री, कॉलेज, कोर्स',
      'chhod du, chod du, chhodu, chhod dun, chhodne ka, chodne ka, beech me chhod, bich me chhod, chhodke, drop out, leave it, leave and, quit, discontinue, leave the course, leave college, छोड़ दूँ, छोड़ दूं, छोड़ूँ, छोड़ूं, छोड़ने का मन, छोड़ने का सोच, बीच में छोड़',
    ],
    without: `${ofHarm}, beta, beti, bhai, behen, son, daughter, brother, sister, husband, wife, job, naukri, visa, girlfriend, attempt, upsc, corporate, ragging, senior, video, kapde, रैगिंग, वीडियो, बेटा, बेटी, भाई, बहन, नौकरी, पति, पत्नी, दुकान`,
    asks: ['choose', 'whether', 'which', 'advice', 'what'],
    topic: 'education',
    subject: 'self',
  },
  {
    name: 'study-after-gap',
    among: ['education', 'exam', 'career', 'marriage', 'married-life'],
    words: [
      'padhai chhut, padhai chhoot, chhut gayi thi, chhoot gayi thi, chhut gyi thi, chhoot gyi thi, छूट गई थी, padhai chhod di thi, padhai ruk gayi, study again, studies again, restart my studies, resume my studies, study after marriage, after marriage, after kids, after two kids, after three kids, left college, left school, left studies, stopped after tenth, shaadi ke baad, shadi ke baad, is umar me, at this age, dobara padhai, phir se padhai, padhai phir se, पढ़ाई छूट, पढ़ाई छोड़ दी, पढ़ाई रुक, शादी के बाद, फिर से पढ़ाई, दोबारा पढ़ाई, इस उम्र में, शादी अठारह में, ghar sambhalte',
      'graduation, degree, ba, ma, b.ed, bed, llb, mba, phd, ignou, nios, open university, study, studies, complete, padhai, dobara shuru, padh paungi, padh paunga, कर पाऊँगी, कर पाऊँगा, बीए, एमए, बीएड, एलएलबी, बारहवीं, इग्नू, पढ़ाई, पूरी',
    ],
    without: `${ofHarm}, beta, beti, son, daughter, job, naukri, husband, pati, mayke, gauna, गौना, bachpan, चौदह, abroad, videsh, love, divorce, बेटा, बेटी, नौकरी, पति, विदेश`,
    asks: ['whether', 'when', 'choose', 'how', 'advice', 'which'],
    topic: 'education',
  },
]
