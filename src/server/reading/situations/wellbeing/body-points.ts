import { ofHarm } from '../livelihood/asking-words.ts'
import { ofViolence } from '../of-violence.ts'
import type { SituationPattern } from '../situation.ts'

/** Situations of the body and of treatment; a doctor is named in each. */
export const bodyPoints: readonly SituationPattern[] = [
  {
    name: 'near-one-recovers',
    among: ['health', 'parents', 'family', 'in-laws'],
    words: [
      'dadi, dada ji, dadaji, nani, nana ji, nanaji, saas, sas, sasur, sasu maa, father in law, mother in law, grandmother, grandfather, grandma, chacha, chachi, chithi, mausi, mausa, mama ji, bua, phupha, tau ji, taai, jija, jiju, jeth, devar, nanad, bhabhi, aunt, aunts, uncle, uncles, grandmothers, grandfathers, father in laws, mother in laws, friends, mangetar, fiance, dost, saheli, friend, best friend, cousin, दादी, दादा जी, दादाजी, नानी, नाना जी, नानाजी, सास, ससुर, चाचा, चाची, मौसी, मौसा, बुआ, ताऊ, जीजा, जेठ, देवर, ननद, भाभी, मंगेतर, दोस्त, सहेली',
      'tabiyat, tabiat, kab theek, kab thik, theek hogi, theek honge, thik hogi, thik honge, theek ho jaye*, theek ho pay*, kab chal, chalne lag*, walk again, recover, get well, be fine, relief from, health, sehat, sudhreg*, aaram kab, khada hoga, तबीयत, तबियत, कब ठीक, ठीक होंगी, ठीक होंगे, ठीक होगी, ठीक हो पाए*, कब चल, चल पाए*, चलने लग*, सेहत, राहत कब, कब तक ठीक',
    ],
    without: `${ofHarm}, ${ofViolence}, bahana, बहाना, mujhe manhoos, marenge, maregi, mareg*, mar jay*, kitne din, kitna time, kitna samay, how long will he live, umar kitni, last stage, meri tabiyat, my health, meri sehat, gaay, bhains, papa, mummy, pita, mata, pati, husband, wife, patni, beta, beti, mental, depression, gumsum, मेरी तबीयत, मेरी सेहत, पापा, मम्मी, पति, पत्नी, बेटा, बेटी, मरेंगे, मर जाए*`,

    topic: 'health',
  },
  {
    name: 'home-illness',
    among: ['health', 'family', 'remedy', 'dosha', 'enemies'],
    words: [
      'ghar me koi na koi, koi na koi, ek ke baad ek, baari baari, baari baari se, ye silsila, one after another, by turns, someone is always, someone always, somebody or other, someone or other, fever after fever, one of us, ek theek hota, sab bimar, सब बीमार, कोई न कोई, एक के बाद एक, बारी बारी, बारी-बारी',
      'bimar, bimari, sick, ill, illness, fever, bukhar, hospital, medical, बीमार, बीमारी, बुखार, अस्पताल, dawai',
      'ghar, house, home, family, parivar, all four, saas, bacche, bachcha, घर, परिवार',
    ],
    without:
      'gaay, bhains, cow, cows, buffalo, murgi, dhandha, police, chori, गाय, भैंस, मुर्गी, nimbu, tona, haddi, murti, नींबू, टोना, हड्डी',

    topic: 'health',
    subject: 'household',
  },
  {
    name: 'child-often-ill',
    among: ['health', 'children', 'remedy', 'dosha'],
    words: [
      'beta, bete, beti, bachcha, bacche, baccha, bacchi, bachchi, munna, child, son, daughter, little one, year old, years old, four year old, my toddler, saal ka, saal ki, kid, बेटा, बेटे, बेटी, बच्चा, बच्चे, बच्ची, गुड्डी',
      'har mahine bimar, baar baar bimar, bar bar bimar, har hafte bukhar, har hafte, baar baar bukhar, har mahine bukhar, har 15 din, baar baar khansi, fall sick, catches a cold, catches cold, catch a cold, falling ill, falls ill, falls sick, falling sick, fever again and again, sick every, every second week, wheezing, asthma, antibiotics, baar baar sardi, बार-बार बीमार, बार बार बीमार, बार-बार सर्दी, बार बार सर्दी, बार-बार निमोनिया, हर मौसम में, हर महीने बुखार, हर महीने बीमार, बार-बार बुखार, खाँसी जाती ही नहीं',
    ],
    without:
      'dhaga, upay, upaay, totka, remedy, उपाय, exam, paper, school fees, gaay, cow, dog, kutta, padhai, hostel mess, मैं बीमार, main bimar, चुप',

    topic: 'health',
    subject: 'child',
  },
  {
    name: 'spectacles',
    among: ['health', 'government-job', 'children'],
    words: [
      'chashma, chasma, chashme, glasses, spectacles, specs, lasik, eye number, aankhon ka number, चश्मा, चश्मे, आँखों का नंबर, आंखों का नंबर, लेज़र, लेसिक',
      'utrega, utar, utarne, hatega, hat jayega, number, lasik, laser, remove, removed, get rid, come off, badh raha, उतरेगा, उतर, हटेगा, नंबर, लेसिक, लेज़र, हट जाएगा, बढ़ रहा',
    ],
    without:
      'dukan, shop, business, dukaan, दुकान, kho gaya, lost, खो, गुम, optical, medical fit, motiya, cataract, मोतिया',
    asks: ['whether', 'when', 'exactly', 'choose', 'why', 'how', 'advice', 'what'],
    topic: 'health',
  },
  {
    name: 'stomach',
    among: ['health', 'mental-health'],
    words: [
      'acidity, acid reflux, pet me gas, pet saaf nahi, pet saf nahi, pet ki dikkat, hazam nahi, हज़म नहीं, हजम नहीं, pet phool*, kabz, kabj, constipation, pet me jalan, stomach trouble, stomach problem, stomach issue, stomach issues, my digestion, heartburn, indigestion, gas banti, gas bani, gas aur acidity, ibs, पेट साफ नहीं, पेट साफ़ नहीं, पेट की तकलीफ, पेट की परेशानी, पेट की दिक्कत, पेट में जलन, पेट में गैस, गैस रहती, गैस बनती, खट्टी डकार, कब्ज, क़ब्ज, एसिडिटी, एसीडिटी',
    ],
    without:
      'vrat, fast, fasting, ekadashi, pregnan*, baby, padosan, nazar, evil eye, kala jadu, baal, hair fall, night shift, beta, beti, papa, mummy, pati, husband, wife, व्रत, बेटा, बेटी, पति, पत्नी, कब्जा, लोन',

    topic: 'health',
    subject: 'self',
  },
  {
    name: 'medicine-stops',
    among: ['health', 'mental-health', 'parents'],
    words: [
      'dawa, dawai, davai, goli, goliyan, tablet, tablets, medicine, medicines, meds, pill, pills, insulin, दवा, दवाई, दवाइयाँ, गोली, गोलियाँ, इंसुलिन',
      'chhutegi, chutegi, chhutega, chhut*, band hogi, band ho jay*, kam hogi, come off, ever come off, be stopped, for life, all my life, life long, lifelong, for ever, forever, umar bhar, umr bhar, kab tak khani, dose become, reduce the dose, छूटेगी, छूटेंगी, कब छूट*, बंद होगी, बंद होंगी, उम्र भर, कम होगी, chutkara milega',
    ],
    without: `${ofHarm}, ${ofViolence}, awaaz, awaazein, आवाज़ें, आवाजें, jhaad, phoonk, nasha, sharab, dukan, business, overdose, kha lu, kha lun, saari, zeher, drugs, gutka, khaini, smoking, बंदूक, दुकान, शराब, नशा, pregnan*, conceive, santan, baby`,

    topic: 'health',
    asks: ['whether', 'when', 'exactly', 'how-much', 'how', 'advice'],
  },
  {
    name: 'nothing-found',
    among: ['health', 'mental-health', 'enemies'],
    words: [
      'report normal, reports are normal, all reports are, reports normal, sab report normal, reports are clean, tests are clean, all tests are, test normal, tmt normal, doctors find nothing, doctor find nothing, doctors found nothing, reports show nothing, no diagnosis, jaanch theek, jaanch sab theek, sab jaanch, report bhi saaf, report saaf, kuch nahi nikal*, kuch bata nahi, कुछ नहीं निकल*, रिपोर्ट नॉर्मल, रिपोर्ट ठीक, हर टेस्ट नॉर्मल, जाँच ठीक, जांच ठीक, सारी जाँच ठीक, कुछ समझ नहीं आ रहा',
      'dard, pain, weak, weakness, giddy, chakkar, kamzori, takleef, thakan, tabiyat, burning, aches, hurt, hurts, fever, bhaari, kya hai ye, what i have, theek ho, थकान, दर्द, तबीयत, तबियत, कमज़ोरी, चक्कर, परेशान, ठीक, बुखार, bimar, sick',
    ],
    without: `${ofHarm}, ${ofViolence}, conceive, santan, shaadi ko, shadi ko, maa ban, baby, god, neend, sleep, 3 am, raat ko, ghabrahat, anxiety, pet me gas, acidity, exam, naukri, police, गोद, संतान, शादी को, नींद, घबराहट, प्रेम`,

    topic: 'health',
  },
  {
    name: 'test-report',
    among: ['health', 'parents', 'pregnancy'],
    words: [
      'report, reports, biopsy, mri, ct scan, mammogram, angiography, endoscopy, blood test, gaanth ki jaanch, रिपोर्ट, बायोप्सी, एमआरआई, जाँच का नतीजा, जांच का नतीजा, खून की जाँच, सीटी स्कैन',
      'kal, parso, parson, tomorrow, tmrw, comes on, awaited, aayegi, aani hai, will it be, be clean, be clear, be normal, be alright, be okay, be ok, normal hogi, normal aayeg*, theek aayega, theek aayegi, karwa lu, karau, karwaye, get the mri, done this week, dar lag, karwane se dar, कल, परसों, आएगी, आनी है, कराऊँ, कराऊं, नॉर्मल होगी, कराना ठीक, मंगल को, सोमवार को',
      'papa, mummy, maa, father, mother, wife, husband, pati, patni, doctor, my, meri, mera, karwa, aani, karu, will, should, माँ, मम्मी, पापा, मेरी, डॉक्टर, कराऊँ, करानी, करवानी, पत्नी, पति',
    ],
    without: `${ofHarm}, ${ofViolence}, police, exam, passport, boss, app, paise, refund, project, pregnan*, ivf, conceive, school, result of, all normal, sab normal, complaint, posh, kundli report, marriage report, property, plot, fir, पुलिस, पैसे, परीक्षा, शिकायत`,

    topic: 'health',
  },
  {
    name: 'ivf-again',
    among: ['pregnancy', 'children', 'health'],
    words: [
      'ivf, iui, test tube baby, transfer, transfers, embryo, cycle, आईवीएफ, आईयूआई, ट्रांसफर',
      'fail, failed, fails, nahi tika, nahi hua, khali gaya, unsuccessful, असफल, फेल, खाली गया, नहीं हुआ, did not work, तीसरी बार, beta stage',
      'again, try again, dusri baar, doosri baar, teesri baar, doosra round, dusra, third, fourth, one more, ek aur, fir se, phir se, agli, aage koshish, dobara, stop, ruk jaye, ab kab, shall we, दूसरी बार, तीसरी बार, चौथी बार, फिर, अगली, रुक जाएँ, हिम्मत',
    ],
    without:
      'adopt, adoption, god le, गोद, nani, dadi, beti ke, job, office, will it hold, tikega, baithega',

    topic: 'children',
    subject: 'self',
    careNotMeant: 'pregnancy',
  },
]
