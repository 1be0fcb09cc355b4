import type { SituationPattern } from '../situation.ts'

/** Situations of a wedding in the family: of a child, a brother or sister, a relative, a friend or a former partner. */
export const childWeddingPoints: readonly SituationPattern[] = [
  {
    name: 'child-wedding',
    among: ['marriage', 'children', 'family'],
    words: [
      'my son, my daughter, our son, our daughter, elder son, younger son, elder daughter, my younger one, my elder one, my sons, my daughters, our daughters, bete ki, bete ka, beti ki, beti ka, beti ke, bitiya ki, bitiya ka, bitiya, ladki ki umar, chhori ko, बेटे की, बेटे का, बेटी की, बेटी का, बेटी के, बिटिया की, बिटिया का, बिटिया के, लड़के की शादी',
      'shaadi kab, shaadi kis, shaadi is saal, shaadi agle, shaadi 2027, shaadi 2028, shaadi ho jayegi, shaadi hogi, shaadi nahi ho rahi, shaadi me itni, shaadi me der, shaadi me deri, shaadi me adchan, shaadi me rukawat, shaadi kyu, vivah kab, vivah hoga, byah kab, byah kis, byah hoga, byah lagega, rishta kab, rishta nahi, rishta kyu, sagai kab, get married, getting married, get fixed, be married, marriage be, marriage happen, wedding be, wedding take, wedding when, wedding happen, marriage window, marriage taking, marriage stuck, does marry, will marry, marry, settle down, shaadi tay nahi, शादी कब, शादी इस, शादी होगी, शादी हो जाएगी, शादी नहीं हो, शादी क्यों, शादी में इतनी, शादी में देर, विवाह कब, विवाह होगा, ब्याह कब, ब्याह किस, ब्याह इस, रिश्ता कब, हाथ पीले, हाथ कब पीले, haath peele, सगाई कब, बारात कब',
      'kab, when, will, kis, kya, why, kyu, hogi, hoga, is saal, does, rahi, कब, क्या, क्यों, होगी, होगा, किस, जाएगी, जाएगा, window',
    ],
    without:
      'refuse*, refusing, refuses, mana kar, no to, says no, nahi karni, nahi karna, toot*, broke, breaks, fail, love, pyar, pasand, court, muslim, christian, caste, jaat, kharch, kharcha, loan, cost, money, paise, divorce, divorced, talak, widow, vidhwa, dusri shaadi, second marriage, meri shaadi, mera number, meri kab, mine, invite, muhurat, which day, kis din, ke baad, टूट*, मना, प्यार, पसंद, तलाक, विधवा, दूसरी शादी, मेरी शादी, ख़र्च, के बाद, kanyadan, prem vivah, us ladki se, isi ladki, ladki se, ladke se, लड़की से, लड़के से, naukri, job, padhai, kaam wali, driver, maid, maids, amma get, matrimony profile, ex husband, ex wife, biodata manga, काम वाली, काम करने वाली, boy from her, like each other, let me, we marry, locked, room',
    asks: ['when', 'whether', 'exactly', 'why', 'how-much', 'how'],
    topic: 'marriage',
    subject: 'child',
  },
  {
    name: 'child-proposal',
    among: ['marriage', 'compatibility', 'children', 'family', 'in-laws', 'married-life'],
    asks: ['whether', 'choose', 'which', 'advice', 'how', 'describe', 'what'],
    topic: 'marriage',
    subject: 'child',
  },
  {
    name: 'child-match-answer',
    among: ['marriage', 'compatibility', 'children', 'family'],
    asks: ['when', 'whether', 'exactly', 'why'],
    topic: 'marriage',
    subject: 'child',
  },
  {
    name: 'child-spouse-portrait',
    among: ['marriage', 'children', 'in-laws', 'family', 'married-life', 'personality'],
    words: [
      'bahu, daughter in law, damad, damaad, jamai, son in law, bete ki dulhan, bete ki patni, beti ko kaisa, bete ko kaisi, बहू, दामाद, बेटे की दुल्हन, बेटी को कैसा, बेटे को कैसी, wife will my son, girl my son will marry, boy my daughter will marry',
      'milegi, milega, aayegi, aayega, ayegi, future, hone wali, hone wala, would be, will be, will my, मिलेगी, मिलेगा, आएगी, आएगा, होने वाली, होने वाला',
      'kaisi, kaisa, what kind, what sort, what type, how will, naukri wali, gharelu, gharelu ya, कैसी, कैसा, नौकरी वाली, घरेलू, padhi likhi, पढ़ी लिखी, tell me about, calm, modern',
    ],
    without:
      'se banegi, se nibhegi, ladti, jhagda, pregnant, baccha, grandchild, se kaise, saas bahu, respect, swabhav, keep with, स्वभाव',
    asks: ['describe', 'how', 'what', 'choose', 'which', 'who', 'whether', 'when'],
    topic: 'marriage',
    subject: 'child',
  },
  {
    name: 'wedding-cost',
    among: ['marriage', 'money', 'debt', 'family', 'children', 'investment'],
    topic: 'money',
    subject: 'self',
  },
  {
    name: 'sibling-wedding',
    among: ['marriage', 'siblings', 'family'],
    words: [
      'my brother, my sister, my sisters, elder brother, younger brother, elder sister, younger sister, bhai ki, bhai ka, bhaiya ki, bhaiya ka, bhaiya ke, didi ki, didi ka, behen ki, behan ki, behen ka, behan ka, bahan ki, didi, भाई की, भाई का, भैया की, भैया का, दीदी की, दीदी का, बहन की, बहन का',
      'shaadi kab, shaadi kis, shaadi is saal, shaadi agle, shaadi 2027, shaadi 2028, shaadi ho jayegi, shaadi hogi, shaadi nahi ho rahi, shaadi me itni, shaadi me der, shaadi me deri, shaadi me adchan, shaadi me rukawat, shaadi kyu, vivah kab, vivah hoga, byah kab, byah kis, byah hoga, byah lagega, rishta kab, rishta nahi, rishta kyu, sagai kab, get married, getting married, get fixed, be married, marriage be, marriage happen, wedding be, wedding take, wedding when, wedding happen, marriage window, marriage taking, marriage stuck, does marry, will marry, marry, settle down, shaadi tay nahi, शादी कब, शादी इस, शादी होगी, शादी हो जाएगी, शादी नहीं हो, शादी क्यों, शादी में इतनी, शादी में देर, विवाह कब, विवाह होगा, ब्याह कब, ब्याह किस, ब्याह इस, रिश्ता कब, हाथ पीले, हाथ कब पीले, haath peele, सगाई कब, बारात कब',
      'kab, when, will, kis, kya, why, kyu, hogi, hoga, is saal, does, rahi, कब, क्या, क्यों, होगी, होगा, किस, जाएगी, जाएगा, window',
    ],
    without:
      'refuse*, refusing, refuses, mana kar, no to, says no, nahi karni, nahi karna, toot*, broke, breaks, fail, love, pyar, pasand, court, muslim, christian, caste, jaat, kharch, kharcha, loan, cost, money, paise, divorce, divorced, talak, widow, vidhwa, dusri shaadi, second marriage, meri shaadi, mera number, meri kab, mine, invite, muhurat, which day, kis din, ke baad, टूट*, मना, प्यार, पसंद, तलाक, विधवा, दूसरी शादी, मेरी शादी, ख़र्च, के बाद, kanyadan, prem vivah, us ladki se, isi ladki, ladki se, ladke se, लड़की से, लड़के से, naukri, job, padhai, bhai ki saali, saali, nanad, devar, cousin, husbands, beti, beta, बेटी, पति, ननद, let me, we marry, me marry, locked, room, canal, surname, sudhar*, सुधर*, अनबन, rukawat, रुकावट',
    asks: ['when', 'whether', 'exactly', 'why', 'how-much', 'how'],
    topic: 'marriage',
    subject: 'sibling',
  },
  {
    name: 'others-wedding',
    among: ['marriage', 'family', 'in-laws', 'friends'],
    words: [
      'nanad ki, nanad ka, nanad, devar ki, devar ka, devar, my cousin, cousin ki, cousin ka, my cousins, my best friend, my bestie, my friend, my roommate, saheli ki, saheli ka, dost ki, dost ka, bestie ki, bhatije ka, bhatije ki, bhatiji ki, bhanji ki, bhanje ki, husbands sister, husbands brother, drivers daughter, maids daughter, my nephew, my niece, ननद की, ननद का, देवर की, देवर का, सहेली की, सहेली का, दोस्त की, भांजी, भांजे की, भतीजी, मौसी की लड़की, रूममेट, पोती की, chacha ki ladki, mama ki ladki',
      'shaadi kab, shaadi kis, shaadi is saal, shaadi agle, shaadi 2027, shaadi 2028, shaadi ho jayegi, shaadi hogi, shaadi nahi ho rahi, shaadi me itni, shaadi me der, shaadi me deri, shaadi me adchan, shaadi me rukawat, shaadi kyu, vivah kab, vivah hoga, byah kab, byah kis, byah hoga, byah lagega, rishta kab, rishta nahi, rishta kyu, sagai kab, get married, getting married, get fixed, be married, marriage be, marriage happen, wedding be, wedding take, wedding when, wedding happen, marriage window, marriage taking, marriage stuck, does marry, will marry, marry, settle down, shaadi tay nahi, शादी कब, शादी इस, शादी होगी, शादी हो जाएगी, शादी नहीं हो, शादी क्यों, शादी में इतनी, शादी में देर, विवाह कब, विवाह होगा, ब्याह कब, ब्याह किस, ब्याह इस, रिश्ता कब, हाथ पीले, हाथ कब पीले, haath peele, सगाई कब, बारात कब',
      'kab, when, will, kis, kya, why, kyu, hogi, hoga, is saal, does, rahi, कब, क्या, क्यों, होगी, होगा, किस, जाएगी, जाएगा, window',
    ],
    without:
      'refuse*, refusing, refuses, mana kar, no to, says no, nahi karni, nahi karna, toot*, broke, breaks, fail, love, pyar, pasand, court, muslim, christian, caste, jaat, kharch, kharcha, loan, cost, money, paise, divorce, divorced, talak, widow, vidhwa, dusri shaadi, second marriage, meri shaadi, mera number, meri kab, mine, invite, muhurat, which day, kis din, ke baad, टूट*, मना, प्यार, पसंद, तलाक, विधवा, दूसरी शादी, मेरी शादी, ख़र्च, के बाद, kanyadan, prem vivah, us ladki se, isi ladki, ladki se, ladke se, लड़की से, लड़के से, naukri, job, padhai, mera dost, ex, was invited, pehle ho gayi, पहले हो गई, let me, we marry, locked',
    asks: ['when', 'whether', 'exactly', 'why', 'how', 'which'],
    topic: 'marriage',
  },
  {
    name: 'ex-remarries',
    among: ['marriage', 'ex-back', 'love', 'separation', 'married-life'],
    words: [
      'ex, ex wife, ex husband, former wife, former husband, पूर्व पति, पूर्व पत्नी, एक्स, jisne mujhe chhoda, jisko maine talak, जिसने मुझे छोड़ा, जिससे मेरा तलाक, jisse mera rishta toota',
      'marry again, remarry, remarries, getting married, get married, married someone, married somebody, married again, marry someone, marry somebody, new to marry, dusri shaadi karega, dusri shaadi karegi, shaadi ho gayi, shaadi karega, shaadi karegi, shaadi kab, rishta kahi aur, शादी हो गई, शादी कब, दूसरी शादी करेग*, दूसरी शादी करेंगे, ब्याह करेगी, ब्याह करेगा, getting engaged',
    ],
    without:
      'wapas, come back, return, meri shaadi, meri dusri, my marriage, me, mujhse, sukhi, khush, happy, tikegi, last, before me, वापस, मेरी शादी, मुझसे, next, after that, over my ex, will i, when will i',
    asks: ['when', 'whether', 'exactly', 'who', 'what'],
    topic: 'marriage',
    subject: 'ex',
  },
]
