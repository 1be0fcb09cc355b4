import type { SituationPattern } from './situation.ts'
import { ofAnother } from './of-another.ts'

const children =
  'beta, bete, beti, betiya, son, sons, daughter, daughters, child, bachcha, baccha, bacha, bachche, bacche, bache, kids, kid, ladka, ' +
  'ladke, ladki, pota, poti, nati, बेटा, बेटे, बेटी, बच्चा, बच्चे, लड़का, लड़के, लड़की, पोता'

const subjects =
  'stream, subject, subjects, branch, course, courses, commerce, science, arts, humanities, pcm, pcb, biology, maths, bio, ' +
  'साइंस, कॉमर्स, आर्ट्स, विषय, कोर्स, ब्रांच, विज्ञान, कला, स्ट्रीम'

const whichOf =
  'which, what, choose, or, ya, kaunsa, kaunsi, konsa, konsi, kaun, kon sa, kon si, suits, suit, better, best, lu, lun, lena, ' +
  'कौन, कौनसा, कौनसी, या, चुनूँ, लूँ, ठीक'

/** Narrower questions of study and examinations. */
export const studySituations: readonly SituationPattern[] = [
  {
    name: 'go-on-or-job',
    among: ['government-job', 'exam', 'job-search', 'career', 'education'],
    words: [
      'upsc, ssc, cgl, po, railway, rrb, pcs, psc, sarkari, government, govt, neet, ca, ias, tet, ctet, net, gate, police, army, ' +
        'attempt, attempts, यूपीएससी, एसएससी, सरकारी, रेलवे, पीसीएस, पुलिस, अटेम्प्ट, प्रयास',
      'chhod du, chod du, chodh, chhod dun, chod dun, chhodu, chodu, chhod ke, chod ke, chhod kar, give up, quit, leave it, or just, ' +
        'private job, private naukri, private me, job kar lu, job karu, job le lu, naukri kar lu, naukri pakad, corporate, take a job, ' +
        'take the job, take job, take up a job, keep trying, go on, continue, or a job, or job, or should i, ya job, ya naukri, ya private, ' +
        'छोड़ दूँ, छोड़ के, छोड़कर, प्राइवेट, नौकरी कर लूँ, नौकरी पकड़, नौकरी पकड़ लूँ, या नौकरी, job dhund, corporate dhundhna',
      'attempt, attempts, years, yrs, saal, sal, baar, bar, try, trying, tries, tayari, taiyari, tayyari, preparing, preparation, prep, ' +
        'upsc, exam, fail, failed, sapna, last, बार, साल, तैयारी, प्रयास, परीक्षा, कोशिश, सपना',
    ],
    without: `${ofAnother}, resign, clerk job, h1b, private school, neta, kheti, sarkari naukri chhod, government job chhod`,
    asks: ['whether', 'choose', 'advice', 'which'],
  },
  {
    name: 'which-attempt',
    among: ['exam', 'government-job'],
    words: [
      'attempt, attempts, attempt me, is baar, is bar, iss baar, agli baar, agli bar, agle saal, this time, next time, next year, dobara, ' +
        'teesri baar, doosri baar, dusri baar, 2nd time, second time, third time, this year or, अटेम्प्ट, इस बार, अगली बार, तीसरी बार, ' +
        'दूसरी बार, चौथी बार, पाँचवीं बार, प्रयास',
      'clear, crack, pass, nikal, niklega, nikal jayega, nikalega, nikal paunga, selection, select, qualify, hoga, hogi, ho jayega, ' +
        'lagegi, how many, kitne, konse, kaunse, kis, which, निकल, निकलेगा, पास, सिलेक्शन, चयन, क्लियर, होगा, होगी, हो जाएगा, किस, कौन',
    ],
    without:
      `${ofAnother}, percent, percentile, rank, marks, division, or job, chhod, chod, visa, drop lu, drop le, kitne number, board, boards, ` +
      'trip, सत्ता, विधायकी, chunav, election, chess, interview, back lagi, प्रतिशत, नंबर, रैंक, बोर्ड, hike, promotion, shaadi, dasvi, 10th, 12th, बारहवीं, दसवीं',
    asks: ['whether', 'when', 'which', 'choose', 'how-much', 'exactly', 'what'],
  },
  {
    name: 'marks-or-rank',
    among: ['exam', 'education'],
    words: [
      'percent, percentage, percentile, rank, marks, score, number, numbers, cgpa, gpa, points, प्रतिशत, परसेंट, रैंक, नंबर, अंक, स्कोर, परसेंटाइल',
      'how much, how many, kitne, kitna, kitni, what rank, what percent, what percentage, what percentile, what score, what marks, exact, expected, ' +
        'aayenge, ayenge, ayega, above, cross, rahega, ballpark, ' +
        'laungi, launga, andar, under, कितने, कितना, कितनी, आएँगे',
    ],
    without:
      `${ofAnother}, how do, how can, how to, kaise, कैसे, internal, short, missed, why, kyu, kyun, क्यों, lucky, jersey, cutoff, ghante, ` +
      'hours, attempt, attempts, taiyari, which branch, what branch, सब्जेक्ट, seat, from here, board kya, number lagega, chance, love, haan, promotion, dpc, form bhara, number aayega, नंबर आएगा, सवाल, ' +
      'खोलूं, select, kohli, attempts, branch change, blade, ब्लेड, boy, girl, salary, hike',
    asks: ['how-much', 'what', 'whether', 'exactly', 'which', 'when'],
    topic: 'exam',
  },
  {
    name: 'board-results',
    among: ['exam', 'education'],
    words: [
      'board, boards, cbse, icse, 10th, 12th, tenth, twelfth, class 10, class 12, matric, high school, highschool, दसवीं, बारहवीं, बोर्ड, हाई स्कूल, इंटर',
      'result, results, pass, clear, kaise, kaisa, how, acche, achhe, fail, division, first, exam, exams, paper, papers, topper, ' +
        'रिज़ल्ट, पास, कैसा, कैसे, फेल, परीक्षा, डिवीज़न, पेपर',
    ],
    without:
      `${ofAnother}, stream, after 10th, after 12th, after tenth, ke baad, के बाद, upsc, stream, muh, how can, how do, how to, ` +
      'medical board, job, padhai chhoot, jee, neet, attempt, baar baar, do baar, दो बार, private, teacher, padhati, ' +
      'lords, lord, yoga, 10th pass, 12th fail, 12th pass, ntse, broke, padhata, student mera, improvement, pre board, प्री बोर्ड, ssc, kaise padhu, when will the, date',
    asks: ['whether', 'how', 'what', 'describe', 'how-much', 'when'],
    topic: 'exam',
  },
  {
    name: 'college-seat',
    among: ['education', 'exam'],
    words: [
      'admission, seat, seats, allotment, counselling, counseling, college milega, college milegi, dakhila, get into, iit milega, ' +
        'nit milega, aiims milega, admit card, एडमिशन, दाख़िला, दाख़िले, सीट, काउंसलिंग, कॉलेज मिलेगा, प्रवेश',
      'will, when, kab, which, kaunsa, konsa, milega, milegi, hoga, mil jayegi, mil jayega, get, confirm, kya, through, chance, ' +
        'कब, मिलेगा, मिलेगी, होगा, कौन, क्या, हो जाएगा',
    ],
    without:
      `${ofAnother}, ${children}, abroad, uk, usa, canada, germany, videsh, विदेश, visa, toilet, car, bus, flight, train, fees, nursery, ` +
      'hospital, lu ya, bjp, election, vidhan, chunav, mla, ticket, admit card, chalu, police, muhurat, shubh, शुभ, which day, date, form, navodaya, नवोदय, dps',
    asks: ['whether', 'when', 'which', 'exactly', 'how', 'what', 'how-much'],
    topic: 'education',
  },
  {
    name: 'child-subject-choice',
    among: ['education', 'exam', 'career', 'children'],
    words: [children, subjects, whichOf],
    asks: ['which', 'choose', 'what', 'advice', 'whether'],
    topic: 'education',
    subject: 'child',
  },
  {
    name: 'subject-choice',
    among: ['education'],
    words: [subjects, whichOf],
    without: `${ofAnother}, ${children}, backlog, arrear, bank branch, exact, date, photo, branch office, job, naukri, transfer, remedy, jyotish, weak, dikkat, her, colleagues, bhai, drama, coaching, नौकरी, अपराध, sambhalu`,
    asks: ['which', 'choose', 'what', 'advice'],
    topic: 'education',
  },
  {
    name: 'child-does-not-study',
    among: ['education', 'children', 'exam'],
    words: [
      children,
      'padhai, padhta, padhti, padhte, padhne, study, studies, studying, books, homework, पढ़ाई, पढ़ता, पढ़ती, पढ़ते, पढ़ने, पढ़',
      'nahi lagta, nhi lagta, ni lagta, nahi lag raha, nahi karta, nhi karta, nahi karti, nhi karti, nahi padhta, nhi padhta, nahi padhti, ' +
        'nhi padhti, nahi deta, nhi deta, nahi deti, mann nahi, man nahi, mann nhi, man nhi, dhyan nahi, dhyan nhi, does not, doesnt, dont, ' +
        'not interested, no interest, not studying, mobile, phone, game, games, bhagta, bhagti, weak, kamzor, chaupat, concentrate, ' +
        'concentration, distracted, focus, नहीं लगता, नहीं लग रहा, नहीं करता, नहीं करती, नहीं पढ़ता, नहीं पढ़ती, नहीं देता, नहीं देती, मन नहीं, ' +
        'ध्यान नहीं, मोबाइल, फ़ोन, गेम, भागती, भागता, चौपट, कमज़ोर',
    ],
    without:
      'bahu, suicide, abroad, videsh, naukri, job, shaadi, shadi, fees, football me, sports school, dyslexia, pasand, upay, upaay, उपाय, mantra, remedy',
    topic: 'education',
    subject: 'child',
  },
  {
    name: 'study-abroad',
    among: ['abroad', 'education'],
    words: [
      'study, studies, studying, padhai, padhne, masters, ms, phd, mba, mbbs, university, student visa, admit, admits, higher studies, ' +
        'पढ़ाई, पढ़ने, मास्टर्स, यूनिवर्सिटी, स्टूडेंट वीज़ा, एमबीबीएस',
      'abroad, foreign, videsh, canada, usa, us, uk, germany, australia, ireland, overseas, europe, america, london, russia, georgia, ' +
        'विदेश, कनाडा, अमेरिका, जर्मनी, यूके, ऑस्ट्रेलिया, इंग्लैंड, रूस',
    ],
    without: `${ofAnother}, ${children}, or germany, ya germany, or ireland, tell us, let us, give us, fmge, plab, job there, husband, spouse`,
    asks: ['whether', 'when', 'exactly', 'how', 'advice', 'what'],
    topic: 'abroad',
  },
  {
    name: 'backlog',
    among: ['education', 'exam'],
    words: [
      'backlog, backlogs, arrear, arrears, supplementary, kt, back paper, back lagi, back lag gayi, compartment, degree complete, ' +
        'degree puri, degree poori, complete my degree, finish my degree, graduation complete, degree time pe, year back, ' +
        'बैकलॉग, बैक लगी, बैक पेपर, कम्पार्टमेंट, कंपार्टमेंट, सप्लीमेंट्री, डिग्री पूरी, ग्रेजुएशन पूरा',
    ],
    without: `${ofAnother}, ${children}, ya degree, or degree, chhod ke, train, pension, alag, cpc`,
    asks: ['whether', 'when', 'exactly', 'how', 'why', 'what', 'advice', 'how-much'],
    topic: 'exam',
  },
  {
    name: 'drop-year',
    among: ['exam', 'education'],
    words: [
      'drop, drop year, ek saal aur, ek aur saal, one more year, gap year, ड्रॉप, एक साल और',
      'lu, lun, le lu, le lun, lelu, take, or, ya, should, chahiye, join, लूँ, ले लूँ, या, लेना',
    ],
    without:
      `${ofAnother}, ${children}, drop liya, drop le rahi, drop le raha, drop out, dropout, dropped, drop dead, science, startup, mann nhi, fail, ` +
      'years drop, product, relaunch',
    asks: ['choose', 'whether', 'advice', 'which', 'when'],
    topic: 'exam',
  },
]
