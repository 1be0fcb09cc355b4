import type { SituationPattern } from '../situation.ts'
import { ofAnother } from '../of-another.ts'
import { ofDayOrName, ofHarm, whetherOrWhen, willItCome } from './asking-words.ts'

const without = `${ofAnother}, ${ofDayOrName}, ${ofHarm}, kitne ghante, how many hours, promotion, retire, retired, marriage, shaadi, shadi, शादी, प्रमोशन`

/** Examinations and recruitments by their kind, and what comes after the paper. */
export const examKindSituations: readonly SituationPattern[] = [
  {
    name: 'civil-service-exam',
    among: ['exam', 'government-job', 'career', 'yoga', 'job-search', 'life-purpose'],
    words: [
      'upsc, ias, ips, ifs, pcs, psc, bpsc, uppsc, uppcs, ukpsc, mppsc, rpsc, mpsc, kpsc, tnpsc, appsc, jpsc, hpsc, ppsc, hcs, civil services, ' +
        'civil service, collector, sdm, tehsildar, pcs j, judiciary, judicial service, civil judge, यूपीएससी, आईएएस, आईपीएस, पीसीएस, बीपीएससी, ' +
        'एमपीपीएससी, पीएससी, कलेक्टर, एसडीएम, सिविल सेवा, न्यायिक सेवा, तहसीलदार, जज बन, सिविल जज',
      willItCome,
    ],
    without: `${without}, group 4, group iv, group d, group c, vao, lower division clerk, wife, ladki wale, case, court, zameen, ज़मीन, collector office, dm office, patwari, tre`,
    asks: whetherOrWhen,
    topic: 'exam',
  },
  {
    name: 'bank-exam',
    among: ['exam', 'government-job', 'career', 'job-search'],
    words: [
      'bank po, bank clerk, ibps, sbi po, sbi clerk, rrb po, rrb clerk, bank exam, bank exams, bank ki job, bank ki naukri, bank me naukri, ' +
        'bank me job, bank ki taiyari, bank me selection, banking exam, banking exams, rbi grade, rbi assistant, nabard, po mains, po prelims, ' +
        'बैंक पीओ, बैंक क्लर्क, आईबीपीएस, बैंक की नौकरी, बैंक में नौकरी, बैंक परीक्षा, बैंक की परीक्षा, बैंक की तैयारी, बैंक में सिलेक्शन, बैंक वाला एग्ज़ाम, बैंक की जॉब',
      willItCome,
    ],
    without,
    asks: whetherOrWhen,
    topic: 'exam',
  },
  {
    name: 'railway-or-ssc',
    among: ['exam', 'government-job', 'career', 'job-search'],
    words: [
      'ssc, cgl, chsl, mts, railway, railways, rrb, ntpc, group d, alp, loco pilot, रेलवे, एसएससी, ग्रुप डी, एनटीपीसी, लोको पायलट, सीजीएल, सीएचएसएल',
      willItCome,
    ],
    without: `${without}, ssc gd, platform, station, ticket, train, quarter, sports quota, pension, joining, joining letter, ज्वाइनिंग, जॉइनिंग, नियुक्ति`,
    asks: whetherOrWhen,
    topic: 'government-job',
  },
  {
    name: 'teacher-post',
    among: ['government-job', 'exam', 'job-search', 'career'],
    words: [
      'teacher, teachers, tgt, pgt, prt, kvs, nvs, dsssb, tet, ctet, uptet, super tet, reet, htet, btet, lecturer, assistant professor, ' +
        'professor, shikshak, shikshika, adhyapak, adhyapika, शिक्षक, शिक्षिका, अध्यापक, अध्यापिका, टीचर, टीईटी, सुपर टेट, प्रोफ़ेसर, लेक्चरर, टीजीटी, पीजीटी',
      willItCome,
    ],
    without:
      `${without}, transfer, posting, music teacher, my teacher, class teacher, contract, permanent, guest, samvida, संविदा, ट्रांसफर, तबादला, परमानेंट, ` +
      'joining, dance, yoga teacher, tuition, ज्वाइनिंग, नियुक्ति, bolti, bolte, pf, pension, salary, suspension, padhati hu aur',
    asks: whetherOrWhen,
    topic: 'government-job',
  },
  {
    name: 'uniform-selection',
    among: ['government-job', 'exam', 'career', 'job-search'],
    words: [
      'police, army, fauj, foj, agniveer, agnivir, daroga, constable, sipahi, crpf, bsf, cisf, itbp, ssb, ssc gd, nda, cds, afcat, airforce, ' +
        'air force, indian navy, home guard, forest guard, jail warder, sub inspector, si bharti, physical test, uniform, vardi, ' +
        'पुलिस, आर्मी, फ़ौज, सेना, अग्निवीर, दरोगा, सिपाही, कांस्टेबल, सीआरपीएफ, बीएसएफ, एनडीए, होमगार्ड, वन रक्षक, जेल वार्डर, वर्दी, दौड़',
      willItCome,
    ],
    without:
      `${without}, fir, complaint, thana, verification, army man, case, leave the army, traffic, station, arrest, sarkari job ka, transfer, posting, suspension, ` +
      'quit army, quit the army, army chhodi, thekedar, मज़दूरी, ठेकेदार, head constable, हेड कांस्टेबल, फीती, bail, jail jau, थाने, केस, ट्रांसफर, joining, or merchant, merchant navy',
    asks: whetherOrWhen,
    topic: 'government-job',
  },
  {
    name: 'medical-seat',
    among: ['exam', 'education', 'career'],
    words: [
      'neet, mbbs, medical college, medical seat, aiims, doctor banunga, doctor banungi, doctor ban, become a doctor, bams, bds, ' +
        'नीट, एमबीबीएस, मेडिकल कॉलेज, मेडिकल सीट, एम्स, डॉक्टर बनूँगा, डॉक्टर बनूँगी, डॉक्टर बन',
      willItCome,
    ],
    without: `${without}, russia, georgia, ukraine, abroad, videsh, philippines, kazakhstan, pg, md, hospital, विदेश, रूस, delivery, supplementary, सप्लीमेंट्री, साल में`,
    asks: whetherOrWhen,
    topic: 'exam',
  },
  {
    name: 'ca-exam',
    among: ['exam', 'education', 'career'],
    words: [
      'ca final, ca finals, ca inter, ca foundation, ca exam, ca exams, ca kab, ca clear, ca ban, ca banunga, ca banungi, ca attempt, ca pass, ' +
        'ca complete, become a ca, chartered accountant, cs executive, cs professional, cma final, cma inter, icai, सीए फाइनल, सीए फ़ाइनल, सीए इंटर, सीए कब, ' +
        'सीए की परीक्षा, सीए बन, सीए क्लियर, सीए निकल, सीए पास, चार्टर्ड, होऊँगी सीए, होऊँगा सीए, होउंगी सीए, होउंगा सीए, पास सीए',
      `${willItCome}, attempt, kitne`,
    ],
    without,
    asks: whetherOrWhen,
    topic: 'exam',
  },
  {
    name: 'merit-list',
    among: ['exam', 'government-job', 'job-search', 'education', 'career'],
    words: [
      'merit, merit list, cutoff, cut off, final list, waiting list, selection list, second list, panel, answer key, list me naam, naam list, ' +
        'mera naam aayega, mera naam ayega, naam aayega, naam ayega, naam aa jayega, result me naam, waiting me, my name in the list, my name come, ' +
        'मेरिट, कटऑफ, कट ऑफ, वेटिंग, फाइनल लिस्ट, लिस्ट में नाम, सूची में नाम, दूसरी लिस्ट, नाम आएगा, नाम चढ़ेगा',
      `${willItCome}, through, naam, नाम`,
    ],
    without: `${without}, ticket, train, flight, layoff, chhatni, family, court, hotel, joining, galat, galti, designation, hr ne, wife, biwi, election, chunav, party, kitne number, how much cutoff, किस`,
    asks: whetherOrWhen,
    topic: 'exam',
  },
  {
    name: 'interview-result',
    among: [
      'job-search',
      'exam',
      'government-job',
      'career',
      'job-change',
      'education',
      'promotion',
    ],
    words: [
      'interview, interviews, ssb, viva, final round, last round, hr round, panel round, इंटरव्यू, साक्षात्कार, एसएसबी',
      'clear, crack, selected, select, selection, offer, pass, hoga, hogi, ho jayega, nikal, nikal jayega, nikal lunga, niklega, hounga, chance, ' +
        'phod, result, through, kaisa, kaisa jayega, kaisa rahega, acha jayega, go well, how will, accha, get the job, hear back, call aayega, ' +
        'क्लियर, सिलेक्शन, चयन, होगा, होगी, निकल, निकलेगा, पास, कैसा, अच्छा, नतीजा, रिज़ल्ट, हो जाएगा',
    ],
    without:
      `${ofAnother}, ${ofHarm}, din kaisa, ka din, kaisa din, kaisa samay, day for, दिन, visa, consulate, embassy, colour, color, rang, shirt, wear, pehnu, muhurat, रंग, पहनूँ, मुहूर्त, vfs, h1b, strongest, us visa, ` +
      'वीज़ा, marriage, rishta, school admission, har baar, har bar, हर बार, baar baar, so many, kitne interview, dasha, direction',
    asks: ['whether', 'when', 'how', 'what', 'exactly', 'describe', 'advice'],
  },
  {
    name: 'joining-letter',
    among: ['government-job', 'job-search', 'career', 'job-change', 'exam'],
    words: [
      'joining, joining letter, appointment letter, appointment order, niyukti, niyukti patra, offer letter, call letter, document verification, ' +
        'ज्वाइनिंग, जॉइनिंग, ज्वॉइनिंग, जॉइनिंग लेटर, नियुक्ति, नियुक्ति पत्र, ऑफर लेटर',
      'when, kab, exact, exactly, delayed, delay, stuck, ruki, ruka, atki, atka, atka hua, latki, hanging, pending, waiting, wait, intezar, will, ' +
        'aayegi, aayega, ayegi, milegi, milega, niklega, stay, release, send, mil payegi, hogi, months, mahine se, saal se, held, ' +
        'कब, अटकी, अटका, रुकी, रुका, रोक, इंतज़ार, आएगी, आएगा, मिलेगी, मिलेगा, होगी, कितने दिन',
    ],
    without:
      `${ofAnother}, ${ofHarm}, first day, since joining, after joining, joining hands, join karu, should i join, colour, muhurat, which day should, kis din join, thanks, aa gya hai, ` +
      'lost, kho gayi, kho gaya, saturday or, good day, or friday, ya friday, joining bonus, visa, train, ट्रेन, obc, mutual, dosh, two offer, cousins, joining me, mother joining',
    asks: ['when', 'whether', 'exactly', 'how-much', 'what', 'why', 'how'],
  },
  {
    name: 'exam-cancelled',
    among: ['exam', 'government-job', 'education', 'legal'],
    words: [
      'paper leak, leak, leaked, re exam, reexam, paper cancel, exam cancel, exam cancelled, paper cancelled, exam postponed, pariksha radd, ' +
        'bharti radd, bharti ruki, bharti cancel, bharti par rok, bharti pe rok, court stay, bharti court, result court, stay lag, result ruka, result atka, ' +
        'result stuck, result withheld, लीक, परीक्षा रद्द, पेपर रद्द, भर्ती रद्द, भर्ती रुकी, भर्ती अटकी, भर्ती कोर्ट, कोर्ट में अटक, रिज़ल्ट अटक, रिज़ल्ट रुका, परिणाम रुका',
    ],
    without: `${ofAnother}, ${ofHarm}, pipe, roof, gas, video, mms, photo, chat, data, zameen, property, joining, ज्वाइनिंग, pregnancy, ticket`,
    asks: [...whetherOrWhen, 'why', 'advice'],
    topic: 'exam',
  },
]
