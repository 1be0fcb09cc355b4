import type { SituationPattern } from '../situation.ts'
import { ofAnother } from '../of-another.ts'
import { ofDayOrName, ofHarm, willItCome } from './asking-words.ts'

const without = `${ofAnother}, ${ofDayOrName}, ${ofHarm}`

const things =
  'bike, car, scooty, activa, scooter, gaadi, gadi, cycle, cycles, phone, mobile, laptop, gold, jewellery, gehne, gahne, zewar, jewar, chain, cash, paise, paisa, money, bag, purse, ' +
  'tractor, bail, gaay, bhains, bakri, starter, motor, pump, ring, earrings, bangles, truck, swift, camera, wallet, tijori, almari, galla, saman, samaan, बाइक, कार, स्कूटी, गाड़ी, साइकिल, ' +
  'फ़ोन, मोबाइल, लैपटॉप, सोना, गहने, ज़ेवर, चेन, पैसे, पैसा, बैग, पर्स, ट्रैक्टर, बैल, गाय, भैंस, अंगूठी, सामान, स्टार्टर'

/** The way abroad and its papers, theft, and public life. */
export const abroadAndPublicSituations: readonly SituationPattern[] = [
  {
    name: 'visa-wait',
    among: [
      'abroad',
      'travel',
      'education',
      'career',
      'job-search',
      'married-life',
      'job-change',
      'exam',
    ],
    words: [
      'visa, visas, vija, veeza, work permit, stamping, biometric, biometrics, h1b, h4, ead, वीज़ा, वीसा, वर्क परमिट',
      'when, kab, will, come, get, stuck, atka, latka, pending, delay, delayed, lagega, lagegi, lag jayega, aayega, ayega, milega, approved, approve, stamped, picked, ' +
        'mil jayega, wait, waiting, hoga, कब, लगेगा, लगेगी, लग जाएगा, आएगा, मिलेगा, अटका, लटका, होगा',
    ],
    without:
      `${without}, or, ya, या, before his, before her, agent took, come back, shadi ke, saas, passport rakh, mera passport, visit, tourist, honeymoon, refused, reject, rejected, six weeks, pregnant, thirty days, black magic, ` +
      'wife come with, beta, salary, which month, which country, kafeel, visarjan, iqama, dallal, my visa is over, pr kab, mummy papa, parents, super visa, fight, ex',
    asks: ['when', 'whether', 'exactly', 'how', 'how-much', 'what', 'why'],
    topic: 'abroad',
  },
  {
    name: 'residence-abroad',
    among: ['abroad', 'travel', 'career'],
    words: [
      'canada pr, australia pr, uk pr, germany pr, nz pr, pr kab, pr milega, pr milegi, my pr, get pr, pr mil, pr file, pr application, pr lagega, pr apply, for pr, pr ho, pr hoga, ' +
        'pr aayega, get my pr, the pr, ki pr, ka pr, permanent residency, permanent residence, green card, greencard, citizenship, crs, express entry, i 140, i140, naagrikta, nagrikta, ' +
        'कनाडा पीआर, पीआर, ग्रीन कार्ड, नागरिकता',
      `${willItCome}, which year, kis saal, through, draw, invite, approved, happen, get, किस साल`,
    ],
    without: `${without}, or, ya, या, ex, marry, boyfriend, sponsor, return, wapas aa, wait for her, shaadi ke liye, marriage for, citizenship test, pr agency, job in pr`,
    asks: ['when', 'whether', 'exactly', 'how-much', 'what', 'which'],
    topic: 'abroad',
  },
  {
    name: 'passport-wait',
    among: [
      'abroad',
      'legal',
      'travel',
      'offtopic',
      'unclear',
      'account',
      'government-job',
      'enemies',
    ],
    words: [
      'passport, police verification, police clearance, pcc, पासपोर्ट, पुलिस वेरिफिकेशन, पुलिस सत्यापन',
      'when, kab, stuck, atka, atki, pending, delay, delayed, renewal, renew, banega, ban jayega, milega, aayega, ayega, come, arrive, done, clear, ho jayega, hoga, ' +
        'कब, अटका, अटकी, बनेगा, मिलेगा, आएगा, हफ़्ते, हफ्ते',
    ],
    without:
      `${without}, stamping, h1b, h4, consulate, 221g, visa interview, lost, kho, gum, chori, stolen, missing, keep, keeps, kept, rakh liya, rakha hai, rakha h, uske paas, le liya, took, with consulate stamping, agent, dalal, malik, locker, ` +
      'snatch, kafeel, madam, in laws, fir, false, 498a, case, job, bharti, kids, return, left in, found, size, blank, दलाल, मालिक, चोरी, खो, naam badal, numerology, stop me',
    asks: ['when', 'whether', 'exactly', 'how-much', 'what', 'why', 'how'],
    topic: 'abroad',
  },
  {
    name: 'work-abroad',
    among: ['abroad', 'job-search', 'career', 'job-change', 'travel', 'money'],
    words: [
      'dubai, gulf, saudi, qatar, kuwait, oman, bahrain, abroad, foreign, videsh, canada, germany, uk, usa, america, australia, singapore, europe, poland, japan, italy, norway, ireland, ' +
        'onsite, दुबई, खाड़ी, सऊदी, क़तर, कुवैत, विदेश, कनाडा, जर्मनी, अमेरिका, जापान, ऑस्ट्रेलिया',
      'job, jobs, naukri, nokri, work, kaam, job offer, earn, kamane, kamai, employment, onsite, नौकरी, काम, जॉब, कमाने',
      `${willItCome}, can i, jaunga, jaungi, ja paunga, ja paungi, जाऊँगा, जाऊँगी, जा पाऊँगा, जा पाऊँगी`,
    ],
    without:
      `${without}, return, wapas, come back, or, ya, या, study, studies, padhai, masters, ms, phd, mba, visa, pr, लौटेगा, lautega, lautenge, इंतज़ार करना, working here, i work in, job me hu, years in, work permit, husband, ` +
      'married, marry, ladka, rishta, homework, i am in, im in, back home, salary nahi, agent, passport, kafeel, housemaid, contract, work out, vापस, वापस, लौट, hata, laid, girlfriend, ' +
      'gf, mummy, parents, business, which country, kis desh, kaun sa desh, tour, us dono, layoff, after my job, transfer, relationship',
    asks: ['when', 'whether', 'exactly', 'how'],
    topic: 'abroad',
  },
  {
    name: 'stolen-thing',
    among: ['lost-object', 'vehicle', 'legal', 'enemies', 'money', 'pet', 'business', 'property'],
    words: [
      things,
      'stolen, theft, robbed, snatched, stole, chori, chor le, chor chura, chura, chura liya, chura ke, loot, चोरी, चुरा, छीन, चोर ले, चुराया',
      'milega, milegi, mil jayega, mil jayegi, milenge, back, wapas, vapas, recover, recovered, find, found, get, police, kab, kab tak, when, will, chance, मिलेगा, मिलेगी, मिलेंगे, वापस, कब, ' +
        'मिल जाएगी, मिल जाएगा, ढूँढ',
    ],
    without:
      `${ofHarm}, jhutha, ilzaam, accused, i stole, gaana, idea, credit, dil, account, data, kisne, who, kaun, which of, which crew, stole my heart, song, code, chori chupe, ladki, husband, naukri, ` +
      'job, किसने, कौन, झूठा, इल्ज़ाम, dard, ghar se chori se, passport gaadi, bhai ka, brother, dost, friend, salesman, staff, steal, insurance, plot',
    asks: ['whether', 'when', 'exactly', 'how-much', 'how', 'what', 'advice', 'which'],
    topic: 'lost-object',
    subject: 'self',
  },
  {
    name: 'who-took-it',
    among: [
      'lost-object',
      'enemies',
      'business',
      'family',
      'money',
      'unclear',
      'in-laws',
      'friends',
      'pet',
    ],
    words: [
      things,
      'who took, who stole, who has taken, who has stolen, who might have, who is stealing, stolen by, kisne li, kisne liya, kisne le, kisne churaya, kisne churaye, kisne churayi, kisne chura, kisne uthaya, kisne uthaye, kisne uthai, kaun le gaya, ' +
        'kaun uda, kaun churata, chor kaun, le gaya kaun, kisne todi, kaun nikal, किसने चुराया, किसने चुराई, किसने ली, किसने लिया, कौन ले गया, चोर कौन, चोरी किसने, किसने चोरी, किसने की, kisne ki, किसने उठाया, किसने निकाले',
    ],
    without: `${ofHarm}, jadu, tona, photo, video, password, credit, idea, heart, dil, kisne likha, lottery, kala, complaint, shikayat, शिकायत, baat kisne`,
    asks: ['who', 'which', 'choose', 'what', 'whether', 'when', 'how'],
    topic: 'lost-object',
    subject: 'self',
  },
  {
    name: 'election-win',
    among: [
      'fame',
      'career',
      'government-job',
      'enemies',
      'legal',
      'life-purpose',
      'business',
      'year-ahead',
      'exam',
    ],
    words: [
      'election, elections, chunav, chunaav, pradhani, pradhan, sarpanch, parshad, councillor, corporator, mla, vidhayak, mukhiya, zilla parishad, zila parishad, zila panchayat, panchayat, block pramukh, ' +
        'student union, ward member, चुनाव, प्रधानी, प्रधान, सरपंच, पार्षद, विधायक, मुखिया, पंचायत, ज़िला परिषद, सरपंची, निर्दलीय',
      'win, winning, jeet, jeetunga, jeetungi, jitunga, jitungi, jeet paunga, jeetenge, jitenge, ladenge, contest, lad, ladu, ladun, ladna, khada, khadi, stand, banunga, banungi, ban paunga, ban paungi, vote, votes, seat, my chance, chances, ' +
        'जीत, जीतूँगा, जीतूँगी, जीतेंगे, लड़ें, लड़ेंगे, लड़, लड़ूँ, लड़ना, खड़ा, खड़ी, बनूँगा, बनूँगी, बन पाऊँगा, वोट',
    ],
    without:
      `${ofAnother}, ${ofDayOrName}, ${ofHarm}, modi, bjp jeet, kaun jeetega, who will win, hamare pradhan, हमारे प्रधान, hamara vidhayak, unka, jeth, mama, chacha, bua, बुआ, जेठ, ननदोई, sasur, secret, ` +
      'congress jeet, trump, rahul, yogi, कौन जीतेगा, मोदी, or, ya, both, dono, exam, sachiv, सचिव, ladki, love, khada nahi, khilaf kaun, minister',
    asks: ['whether', 'when', 'how', 'how-much', 'what', 'advice', 'exactly'],
    topic: 'fame',
  },
  {
    name: 'politics-way',
    among: ['fame', 'career', 'life-purpose', 'government-job', 'business', 'enemies', 'travel'],
    words: [
      'ticket, tikat, tikit, टिकट',
      'party, bjp, congress, sapa, bsp, election, chunav, vidhayak, mla, corporator, parshad, sarpanch, politics, neta, rajniti, पार्टी, चुनाव, राजनीति, विधायक, नेता, भाजपा, कांग्रेस, निर्दलीय',
      willItCome,
    ],
    without: `${ofAnother}, ${ofDayOrName}, ${ofHarm}, modi, mama, jeth, or, ya, या, bua, बुआ, train, flight, film, birthday`,
    asks: ['whether', 'when', 'how', 'what', 'how-much', 'exactly'],
    topic: 'fame',
  },
  {
    name: 'politics-way',
    among: ['fame', 'career', 'life-purpose', 'strengths', 'yoga', 'government-job', 'travel'],
    words: [
      'politics, rajniti, raajniti, rajneeti, neta, political, party ticket, election ticket, vidhayak ka ticket, mla ticket, corporator ticket, chunav ka ticket, party se ticket, राजनीति, नेता, ' +
        'पार्टी का टिकट, चुनाव का टिकट, पार्टी से टिकट, विधायक का टिकट',
      `${willItCome}, success, career, future, suit, suits, join, jau, jaun, kaisa, ticket, post, minister, जाऊँ, करियर, कैसा, सफलता, टिकट, सफल`,
    ],
    without:
      `${ofAnother}, ${ofDayOrName}, ${ofHarm}, office politics, office ki, ghar ki rajniti, family politics, political science, neta ke, neta ne, neta ji ka, modi, rahul, or, ya, या, mama, jeth, wife, bua, बुआ, ननदोई, ` +
      'neta hai, who will, dabav, ias, upsc, rajneeti science, jija, hospital politics, film',
    asks: ['whether', 'when', 'how', 'what', 'how-much', 'advice', 'describe', 'exactly'],
    topic: 'fame',
  },
]
