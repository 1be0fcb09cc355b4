import { ofHarm } from '../livelihood/asking-words.ts'
import { ofViolence } from '../of-violence.ts'
import type { SituationPattern } from '../situation.ts'

const willIt = ['whether', 'when', 'exactly', 'how-much', 'what', 'which'] as const

/** Situations of promotion, posting, the boss and the notice. */
export const serviceLifePoints: readonly SituationPattern[] = [
  {
    name: 'promotion-list',
    among: ['promotion', 'government-job', 'career'],
    asks: willIt,
    topic: 'promotion',
  },
  {
    name: 'promised-promotion',
    among: ['promotion', 'career', 'job-change', 'money'],
    words: [
      'promotion, promote, promoted, post, pad, team lead, title, title change, designation, incharge, in charge, supervisor, पद, पदोन्नति, प्रमोशन, इंचार्ज, सुपरवाइज़र',
      'promised, promise, vaada, wada, bola tha, bole the, said he will, keeps saying, har baar bolte hai, bolta hai tera, dilasa, zaban di, kaha tha, dekhte hai, dekhte h, said your name, name is gone, naam bhej, वादा, दिलासा, ज़बान दी, कहा था, बोले थे',
      'boss, manager, hr, sir, lead, malik, sahab, madam, supervisor, साहब, मैनेजर, मालिक, मैडम, कंपनी',
    ],
    without: `${ofHarm}, ${ofViolence}, cabin, trip, akele, offer, hike, wife, pati, husband, ex`,
    asks: [...willIt, 'how'],
    topic: 'promotion',
    subject: 'self',
  },
  {
    name: 'spouse-promotion',
    among: ['promotion', 'career', 'government-job', 'married-life'],
    asks: [...willIt, 'why', 'advice'],
    topic: 'promotion',
    subject: 'spouse',
  },
  {
    name: 'posting-with-family',
    among: ['job-change', 'government-job', 'career', 'married-life', 'family', 'promotion'],
    asks: [...willIt, 'how'],
    topic: 'job-change',
  },
  {
    name: 'where-posted',
    among: ['government-job', 'promotion', 'career', 'job-change', 'job-search'],
    words: [
      'posting, posted, branch, post me, school, bhejenge, पोस्टिंग, भेजेंगे, स्कूल',
      'near or far, near home or, in my own state, village branch, city branch, paas ya, paas milegi ya, pas milegi ya, apne zile, apne jile, apne block, ghar ke paas milegi ya, door milegi, dur milegi, door phek, kaha hogi, kahan hogi, kidhar hogi, kaha bhejenge, kis taraf, kis or hogi, kidhar milegi, kahan bhejenge, where will they, pass ka school, पास मिलेगी या, पास या दूर, अपने ब्लॉक, किस तरफ़, दूर मिलेगी',
      'selection, selected, clear, pehli, first, promotion, clerk, teacher, training, joining, ट्रेनिंग, प्रशिक्षण, bank, counselling, after, department, milegi, पहली, प्रमोशन, चयन, शिक्षक, बैंक',
    ],
    without: `${ofHarm}, beta, beti, bachche, child, admission, pati, husband, wife, पति, बच्चे`,
    asks: ['whether', 'which', 'what', 'how', 'choose', 'describe'],
  },
  {
    name: 'far-posting-take',
    among: ['promotion', 'government-job', 'job-change', 'career', 'job-search'],
    words: [
      'promotion, transfer, posting, school, move me, shift ho, selected, पदोन्नति, प्रमोशन, पोस्टिंग, तबादले, तबादला',
      'far, door, dur, away, imphal, leh, ladakh, aizawl, guwahati, assam, port blair, andaman, silchar, bastar, kashmir, naxal, arunachal, nagaland, manipur, chennai, बस्तर, दूर, लद्दाख, झाबुआ',
      'take it or, accept or, accept it or, should i accept, should i join, refuse, mana kar du, mana karu, lu ya, jau ya, jau kya, join karu ya, chala jau, take promotion, take the promotion, मना करूँ, लूँ या, जाऊँ या, ज्वाइन करूँ या, छोड़ दूँ',
    ],
    without: `${ofHarm}, ${ofViolence}, pati, husband, son, beta, offer, two offers, पति`,
    asks: ['choose', 'whether', 'advice', 'which', 'what'],
  },
  {
    name: 'what-boss-thinks',
    among: ['career', 'promotion', 'job-change', 'enemies', 'love', 'friends'],
    words: [
      'boss, manager, principal, hod, director, sir, madam, sahab, saheb, team lead, beo, supervisor, incharge, बॉस, मैनेजर, प्रिंसिपल, साहब, मैडम, सर, अधिकारी, हेडमिस्ट्रेस',
      'think of me, think about me, thinks of me, thinks about me, happy with my work, happy with me, like me or, likes me or, on my side, man me mere liye, mere bare me kya, mere baare me kya, mere baare mein kya, mujhe pasand karte, mujhe pasand karti, mujhse naraz, mujhse khush, mere kaam se khush, rukh meri taraf, मेरे बारे में क्या, मेरे काम से ख़ुश, मुझसे ख़ुश, मुझसे नाराज़, मुझे पसंद, मेरे ख़िलाफ़, रुख मेरी तरफ़',
    ],
    without: `${ofHarm}, ${ofViolence}, crush, love me, pyar, shaadi, marry, ex, pati, husband, wife, प्यार, शादी, पति`,
    asks: ['whether', 'what', 'how', 'who', 'describe'],
    topic: 'career',
    subject: 'self',
  },
  {
    name: 'scolded-at-work',
    among: ['career', 'promotion', 'job-change', 'mental-health'],
    words: [
      'daant, daanta, dant diya, daant diya, scolded, shouted at me, dressing down, insulted me, ragad diya, class laga, sunaya, jhad diya, dho dala, फटकार, डाँट, डाँटा, धज्जियाँ, धो डाला, बेइज़्ज़ती, blunder',
      'boss, manager, sir, madam, ceo, lead, meeting, साहब, मैनेजर, बॉस, बाबू, मैडम, मीटिंग, client',
      'asar, affect, rating, increment, appraisal, promotion, hold it against, remember, farak, career, yaad rakhega, image, नौकरी, असर, रेटिंग, इंक्रीमेंट, पदोन्नति, प्रमोशन, रिपोर्ट',
    ],
    without: `${ofHarm}, ${ofViolence}, beta, beti, teacher, husband, pati, roz, hansi, हँसी, हंसी`,
    asks: ['whether', 'what', 'how', 'advice', 'how-much'],
    topic: 'career',
    subject: 'self',
  },
  {
    name: 'warned-at-work',
    among: ['career', 'job-change', 'job-search', 'promotion'],
    words: [
      'pip, performance improvement plan, improvement plan, final warning, last warning, warning letter, resign myself or, khud resign, चेतावनी पत्र, आख़िरी चेतावनी, पीआईपी',
    ],
    without: `${ofHarm}, ${ofViolence}, touch, akele, dinner, hotel, school, class teacher`,
    asks: ['choose', 'whether', 'what', 'how', 'advice'],
    topic: 'career',
    subject: 'self',
  },
  {
    name: 'notice-and-relieving',
    among: ['job-change', 'career', 'job-search'],
    words: [
      'relieving, relieve me, release me early, early release, notice shortened, shorten my notice, notice period kam, notice kam, notice chhota, notice ghat*, buyout, buy out, relieving letter, experience letter, notice of three months, three months notice, background verification, background check, रिलीविंग, अनुभव पत्र, अनुभव प्रमाण पत्र, नोटिस पूरा, नोटिस कम, नोटिस तीन महीने',
    ],
    without: `${ofHarm}, ${ofViolence}, visa, passport, tenant, stress relieving, court, legal notice, rent, क़ानूनी`,
    asks: ['whether', 'how', 'what', 'which', 'choose', 'advice', 'how-much'],
    topic: 'job-change',
  },
]
