import { ofHarm } from '../livelihood/asking-words.ts'
import { ofViolence } from '../of-violence.ts'
import type { SituationPattern } from '../situation.ts'

/** Situations of one’s standing at work. */
export const officePoints: readonly SituationPattern[] = [
  {
    name: 'credit-taken',
    among: ['career', 'fame', 'promotion', 'job-change', 'personality'],
    words: [
      'credit, recognition, noticed, appreciated, pehchan, pehchaan, naam kisi aur, yash, my idea, meri baat koi, ghaas nahi, naam nahi, no name, क्रेडिट, पहचान, आइडिया, यश, नाम किसी और, श्रेय, shrey, मेहनत की कदर, mehnat ki kadar, kadar, क़द्र, कदर, काम की तारीफ, काम की तारीफ़, my efforts, hard work',
      'koi aur le jata, koi aur le jati, someone else takes, others take, dusre le jate, took my idea, not appreciated, when will i be noticed, noticed kab, kab banegi, kisi aur ka hota, kyu nahi milta, kyun nhi milta, kyu nahi, why no name, sunta hi nahi, दूसरे के नाम, किसी और का, क्यों नहीं, कब बनेगी, work not appreciated, abhi tak nahi, why didnt i get, credit come to me, ghaas nahi dalta, takes credit, take credit, takes the credit, steals my, credit le, other people take, श्रेय दूसरे, दूसरे ले जाते, dusre le jaate, koi nahi karta, कोई नहीं करता, not recognised, not recognized, goes unnoticed, unnoticed, nahi hoti, नहीं होती, never noticed, nobody notices',
    ],
    without: 'credit card, pati, husband, ex, wife, pub',
    asks: ['why', 'when', 'whether', 'how', 'what'],
    topic: 'career',
    subject: 'self',
  },
  {
    name: 'how-high',
    among: ['career', 'promotion', 'government-job', 'job-change'],
    words: [
      'how far can i rise, how high, become ceo, ceo in this, manager banunga, manager banungi, principal ban, vice principal, hod ban, which post, what post, konsi post, kaun si post, post tak, retire as, aage kitna badh, kitna upar, level wise, officer banunga, gm banunga, director title, कितना ऊपर, प्रिंसिपल ब, मैनेजर ब, किस पद तक, जीएम बनूंगा, कितनी ऊँचाई, kitni unchai, highest post, top position, सबसे ऊँचा पद, कौन से पद तक, kaun se pad tak, senior manager banunga, director banunga, how far will i',
    ],
    without: 'husband, pati, papa, wife, beti, son, बेटी, पति, transfer',
    asks: ['whether', 'what', 'which', 'how', 'how-much', 'when', 'describe'],
    topic: 'career',
    subject: 'self',
  },
  {
    name: 'boss-pleased',
    among: ['career', 'promotion', 'job-change'],
    words: [
      'boss, manager, cto, sir, dm sahab, senior, team lead, ceo, बॉस, मैनेजर, साहब, managers, sahab, saheb, saahab, new boss, naye boss',
      'impress, notice me, jamegi, banegi, kaise chalu, saath kaise, get along, khush kaise, khush rakhu, खुश कैसे, ख़ुश कैसे, इम्प्रेस, जमेगी, keep my boss happy, boss happy, please my boss, खुश रखूँ, ख़ुश रखूँ, accept me as, अच्छे संबंध, good terms, good relation, संबंध कैसे, relation with, kaise nibhau, कैसे निभाऊँ',
    ],
    without: 'leave, hatega, boss ne, insult, teacher, recruiter',
    asks: ['how', 'what', 'advice', 'whether', 'when'],
    topic: 'career',
    subject: 'self',
  },
  {
    name: 'workload-relief',
    among: ['career', 'job-change', 'mental-health', 'family'],
    words: [
      'deadline, workload, work load, overworked, office ke kaam, kaam ka bojh, too much work, 14 hours, project is sucking, डेडलाइन, काम का बोझ, sab main akeli, deadlines, work pressure, kaam se thak, kaam ka pressure, office work, काम का दबाव, काम बहुत, kaam bahut, so much work, pressure at work, pressure at office, office pressure, ओवरटाइम, overtime',
      'breather, relax, break, chutti kab, chhutti kab, kab milegi, halka, kab khatam, release from, get a break, relief, when do i get, rahat, aaram, राहत, कब',
    ],
    without: 'client sign, promotion, project pass, pregnancy, wait, baby, daughter, beti',
    asks: ['when', 'whether', 'how', 'exactly'],
    topic: 'career',
    subject: 'self',
  },
  {
    name: 'job-near-home',
    among: ['career', 'job-change', 'job-search', 'travel', 'government-job'],
    words: [
      'near home, closer home, closer to home, nearer to, ghar ke paas, ghar k paas, paas me naukri, paas me job, commute, bhaag daud, घर के पास, भागदौड़, local se, घर के नज़दीक, apne sheher, apne shahar, अपने शहर, अपने ज़िले, अपने जिले, home town, hometown, own city, home district, गाँव के पास, घर के आसपास, ghar ke aas paas',
      'job, naukri, kaam, role, office, transfer, badli, posting, नौकरी, काम, ट्रांसफर, बदली, safar',
    ],
    without: 'shop, house, flat, temple, canada, papa ka transfer',
    asks: ['when', 'whether', 'exactly'],
    topic: 'job-change',
  },
  {
    name: 'job-bond',
    among: ['job-change', 'job-search', 'career'],
    words: [
      'bond, bonded, बांड, बॉन्ड, counter offer, counteroffer, notice period serve, manager rokta',
    ],
    without: `${ofHarm}, ${ofViolence}, james, savings bond, husband, fiance, sovereign`,
    asks: ['choose', 'whether', 'advice', 'when', 'which'],
    topic: 'job-change',
    subject: 'self',
  },
  {
    name: 'us-who-first',
    among: ['exam', 'career', 'government-job', 'job-search', 'promotion', 'education'],
    words: [
      'who will pass first, who will get through first, who will get selected first, pehle kaun nikalega, kaun nikalega, kaun pass hoga, which of us, who gets, mujhe milegi ya, me or him, who among me, पहले किसका होगा, पहले कौन, मुझे मिलेगी या, kiska hoga, me or suresh, kiska yog, pehle kiski, पहले किसकी, पहले लगेगी, pehle lagegi, who will get it first, kiska pehle, किसका पहले, मेरा या, mera ya, which one of us',
    ],
    without: 'marry, shadi, bend, sorry, lucky, mausi, chacha sambhalega, family in',
    asks: ['who', 'which', 'choose', 'whether'],
    subject: 'self',
  },
  {
    name: 'others-ahead',
    among: [
      'job-search',
      'career',
      'education',
      'exam',
      'money',
      'past',
      'lucky',
      'personality',
      'promotion',
      'mental-health',
      'life-purpose',
      'year-ahead',
      'siblings',
    ],
    words: [
      'dost ki, dost ka, mere dost, batchmates, batchmate, cousins, twin, judwa, younger brother, chhota bhai, sab log, sil, wife ko promotion, दोस्त, जुड़वा, जुड़वां, सबसे, everybody, everyone in my class, mere saath wale',
      'meri nahi, mera nahi, mera number kab, my turn, why only, compared to, comparing, mujhse upar, ahead, pichda, pichhad, पीछे छूट, atki hui, mera kuch nahi, mai hi kyu, happy one, kismat alag, different lives, किस्मत अलग, किस्मत दो, क़िस्मत अलग, everything before me, बंद, same batch, placed except me, आगे निकल गए, aage nikal gaye, aage nikal gaya, मेरा नंबर कब, मेरी बारी कब, meri baari kab, left behind, everyone is settled, sab settle, peeche reh gaya, पीछे रह गया, पीछे रह गई, sab ka ho gaya, सबका हो गया',
    ],
    without: 'shaadi ka, naib subedar, ladka mera, marry, manglik',
    asks: ['why', 'when', 'how', 'whether', 'which'],
    subject: 'self',
  },
]
