import type { SituationPattern } from '../situation.ts'

/** Situations of study and exams. */
export const studyPoints: readonly SituationPattern[] = [
  {
    name: 'study-focus',
    among: ['education', 'exam', 'mental-health', 'remedy', 'personality'],
    words: [
      'padhai, padhne, padhte, padhta, padhna, study, studies, studying, books, kitab, पढ़ाई, पढ़ने, पढाई, किताब',
      'mann nahi, man nahi, mann nhi, man nhi, man kyu nahi, mann kyu nahi, dhyan kaise, dhyan nahi, dhyan nhi, focus on, focus kaise, concentrate, neend aati, neend kyu, dimag nahi lag, phone pe chali, mann kaise, मन नहीं, मन क्यों, ध्यान कैसे, नींद क्यूँ, नींद आती, cut down my phone, mann lage, man lage, ध्यान नहीं लगता, ध्यान नहीं, dhyan nahi lagta, concentration, एकाग्र, mind diverts, man bhatakta, मन भटकता, नहीं बैठता, distracted, procrastinate',
    ],
    without:
      'beta, bete, beti, ladke, behen, bhai, college me mann, drop lu, drop le, chhod, mantra, बेटा, बेटी, लड़के, मंत्र, god, bhagwan, feel after',
    asks: ['why', 'how', 'what', 'advice', 'which', 'when'],
    topic: 'education',
    subject: 'self',
  },
  {
    name: 'blank-in-exam',
    among: ['exam', 'education', 'mental-health', 'government-job'],
    words: [
      'exam, paper, exam hall, hall, test, interview, pariksha, mocks, परीक्षा, पेपर, हॉल, पर्चा, study, padha, याद किया',
      'blank, bhool jata, bhool jati, bhul jata, bhul jati, freeze, crash, crash in, sunn, haath kaanpte, hath kaanpte, dar kab jayega, remember what, cannot remember, bigad jate, yaad nahi rehta, भूल, सुन्न, बिगड़ जाते, हाथ कांपते, हाथ काँपते, ghabrahat, bhul jaata, bhool jaati, bhul jaati, घबरा जाता, घबरा जाती, ghabra jata, ghabra jati, घबराहट, nervous, panic, forget everything, forget in, dar lagta, डर लगता',
    ],
    without:
      'mantra, colour, rang, mummy, मंत्र, रंग, मम्मी, bukhar, beti, bimar, बीमार, interview me har bar',
    asks: ['why', 'how', 'when', 'what', 'which', 'advice'],
    topic: 'exam',
    subject: 'self',
  },
  {
    name: 'few-marks-short',
    among: ['exam', 'government-job', 'education'],
    words: [
      'by 1 mark, by 2 marks, by 3 marks, by few marks, by one mark, by 1-2 marks, missed cutoff, missed by, 1 number se, 2 number se, 3 number se, 2-3 number, do number se, kuch number se, number se reh, दो नंबर से, नंबर से रह, एक नंबर से, तीन नंबर से, ek number se, aadhe number se, half mark, one mark, two marks, few marks, by a mark, थोड़े से नंबर, kuch number, कुछ नंबर से, कुछ अंक से, do ank, दो अंक, एक अंक से, cutoff se, cut off se, narrowly miss, narrowly missed',
    ],
    without: 'beta, beti, bhai, बेटा, बेटी',
    asks: ['why', 'whether', 'when', 'advice', 'what', 'how'],
    topic: 'exam',
    subject: 'self',
  },
  {
    name: 'phd-done',
    among: ['education', 'exam', 'career'],
    words: [
      'phd, ph.d, ph d, thesis, viva, mphil, synopsis, guide, submit my, dissertation, पीएचडी, थीसिस, वाइवा, गाइड, एमफिल, chapter',
      'kab, when, puri hogi, poori hogi, complete, submit, over, end, time pe, pari hogi, final, गाइड बहुत, पूरी, कब, समय पर, keeps rejecting, wapas kiya, happen, badal du, बदल दूँ, बदल दूं, complete my phd, finish my phd, finish, khatam, ख़त्म, खत्म, degree milegi, जमा',
    ],
    without:
      'admission, entrance, or industry, chhod, lectureship, in leiden, भाई, uski, उसकी, chhodu, kal viva, application, job lu',
    asks: ['when', 'whether', 'how', 'exactly', 'what'],
    topic: 'education',
    subject: 'self',
  },
  {
    name: 'learn-what',
    among: ['education', 'strengths', 'career', 'personality', 'life-purpose'],
    words: [
      'learn, seekhu, seekhun, seekhna, seekh, sikhu, skill, hunar, bhasha, language, gitar, guitar, सीखूँ, सीखूं, सीखना, सीखने, हुनर, भाषा, course, कोर्स, training, sikhna, sikhe, सीखें',
      'what, which, should i, kya, kaun sa, kaunsa, kaunsi, konsa, too old, naya, new, next, shauk, कौन सा, कौन सी, क्या, नई, फ़ायदेमंद, शौक, कौन सी चीज़, kaun si cheez, kaun sa course, kaunsa course, konsa course',
    ],
    without:
      'beti, beta, bete, daughter, son, mere andar, mujhme, chhupa, hidden, talent, बेटी, बेटा, मुझमें, मेरे अंदर, scooty, reiki, office politics, jo paisa de, असली हुनर, उसका, uska, karmic, karma, layoff, bhavishya, भविष्य',
    asks: ['what', 'which', 'whether', 'choose', 'how', 'when', 'advice'],
    topic: 'education',
    subject: 'self',
  },
  {
    name: 'study-or-work',
    among: ['education', 'career', 'job-search'],
    words: [
      'job, naukri, work, kaam, kaam pakdu, नौकरी, काम',
      'mba, mca, mtech, m.tech, ma, msc, btech lateral, phd, further study, aage ki padhai, higher studies, mds, आगे की पढ़ाई, एमबीए, एमए, एमएससी, पीएचडी, masters, degree',
      'ya, or, pehle, first, then, straight away, seedha, या, पहले',
    ],
    without: 'beta, beti, bhai, behen, exam with, shaadi, abroad, बेटा, बेटी, भाई',
    asks: ['choose', 'whether', 'which', 'advice'],
    topic: 'education',
    subject: 'self',
  },
  {
    name: 'language-test',
    among: ['abroad', 'exam', 'education'],
    words: [
      'ielts, pte, toefl, oet, german b2, b2, b1, goethe, duolingo, आइलेट्स, आईईएलटीएस, spoken english test, english test, celpip, jlpt, german language, जर्मन भाषा',
    ],
    without: 'visa b2, us visa, lagau ya ruk, फाइल, agent, sister, beta',
    asks: ['whether', 'when', 'how', 'how-much', 'why'],
    topic: 'abroad',
    subject: 'self',
  },
]
