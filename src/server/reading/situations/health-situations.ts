import type { SituationPattern } from './situation.ts'

const ofParent =
  'mother, mothers, mom, moms, mum, mummy, father, fathers, dad, dads, daddy, papa, pita, pitaji, pita ji, maa, mata ji, mataji, ammi, abbu, amma, appa, parents, माँ, मां, मम्मी, अम्मा, अम्मी, पिता, पिताजी, पापा, अब्बू, माता, माताजी, बाबूजी, babuji'

export const healthSituations: readonly SituationPattern[] = [
  {
    name: 'pregnant-now',
    among: ['pregnancy', 'children', 'health', 'mental-health', 'married-life', 'family'],
    words: [
      'pregnant, pregnancy, expecting, conceived, due date, trimester, delivery, garbhvati, pet se hu, pet se hoon, pet se hai, ummeed se, garbh, गर्भवती, प्रेगनेंट, प्रेग्नेंट, पेट से, उम्मीद से, डिलीवरी, गर्भ',
      'month, months, th month, weeks, week, mahina, mahine, mahina chal raha, maah, i am, im, hu, hoon, hai, महीना, महीने, माह, हूँ, हूं, है, due, trimester',
      'safe, healthy, normal, fine, okay, ok, theek, thik, sahi, smooth, problem, worried, scared, afraid, dar, tension, chinta, will everything, sab, complication, complications, ठीक, सही, सलामत, डर, चिंता, सब, स्वस्थ, सुरक्षित, नॉर्मल',
    ],
    without:
      'not pregnant, want to get pregnant, get pregnant, become pregnant, conceive kab, conceive, kab, when, ivf, iui, miscarriage, boy, girl, ladka, ladki, beta, beti, cow, dog, cat, gaay, bhains, mare, buffalo, unmarried, boyfriend, abort, abortion, कब, लड़का, लड़की, बेटा, बेटी, गाय, भैंस, गर्भपात',
    asks: ['whether', 'how', 'what', 'advice', 'describe'],
    topic: 'pregnancy',
  },
  {
    name: 'operation',
    among: ['health', 'parents', 'mental-health', 'family', 'married-life', 'children'],
    words: [
      'operation, operations, operate, operated, surgery, surgeries, bypass, angioplasty, transplant, knee replacement, apreshan, opreshan, aapreshan, ऑपरेशन, आपरेशन, सर्जरी, बाईपास, ट्रांसप्लांट',
    ],
    without:
      'after my surgery, after surgery, after the operation, rejoin, ho gaya, ho chuka, hua hai, hua tha, bigad, बिगड़, हो गया, हो चुका, hair transplant, bahu, mahina, weddings, blames, advise on, तारीख, naturopathy, live with after, which day, which date, what day, shift the date, kis din, kaunse din, konse din, kis mahine, is mahine, kab kare, kab karaye, kab karwaye, kab theek, kis tarikh, muhurat, muhurta, after my operation business, business, job, my shop, operations manager, dog, cat, cow, labrador, buffalo, billi, kutta, gaay, gay, vet, pregnant, c section, delivery, baby, cosmetic, nose job, lasik, career, exam, loan, insurance, number, doctor banna, किस दिन, कब कराएँ, कब करें, कुत्ता, गाय, बिल्ली, मुहूर्त, डिलीवरी',
    asks: ['whether', 'how', 'what', 'how-much', 'advice', 'describe'],
    topic: 'health',
  },
  {
    name: 'parent-health',
    among: ['health', 'parents'],
    words: [
      ofParent,
      'health, healthy, recover, recovers, recovery, get well, get better, get over, feel better, illness, ill, sick, sugar, diabetes, bp, knee, knees, tabiyat, tabiyet, tabyat, tabiat, sehat, sehath, swasthya, bimar, bimari, thik hogi, theek hogi, theek honge, thik honge, ghutne, ghutna, aaram milega, दर्द, dard, तबीयत, तबियत, सेहत, स्वास्थ्य, बीमार, बीमारी, ठीक होंगी, ठीक होंगे, घुटने, आराम मिलेगा',
    ],
    without:
      'replacement, transplant, karaye, ran away, resign, should i, paisa, retirement, girlfriend, daddy type, after mummys, अस्थि, had enough, how to manage, aur mera, aur main, और मैं, operation, surgery, icu, ventilator, coma, die, dies, dying, death, live, how long, kitne din, bachenge, bachegi, bach jayenge, umar, age line, cancer, terminal, my health, meri tabiyat, meri sehat, mother in law, father in law, saas, sasur, remedy, upay, upaay, mantra, jaap, jap, exam, job, shadi, business, naukri, ऑपरेशन, आईसीयू, बचेंगे, बचेगी, कैंसर, उपाय, मंत्र, मौत, उम्र, मेरी सेहत, मेरी तबीयत, सास, ससुर, नौकरी, शादी, जाप, pregnant, friend, biopsy, bhut, blame, fast, vrat, lawsuit, husband, wife, pati, son, beta, bete, daughter, beti, bhai, brother',
    asks: ['when', 'whether', 'how', 'what', 'exactly', 'describe'],
    topic: 'health',
    subject: 'parent',
  },
  {
    name: 'long-illness',
    among: ['health', 'mental-health'],
    words: [
      'illness, sick, ill, unwell, disease, pain, ache, migraine, back pain, gastric, stomach, thyroid, pcos, pcod, slip disc, slipped disc, arthritis, asthma, allergy, bimar, bimari, bimariyon, dard, takleef, taklif, rog, beemaari, kamar, migraine, gas, pet dard, बीमार, बीमारी, बीमारियों, दर्द, तकलीफ़, रोग, कमर, माइग्रेन',
      'for years, since years, for months, since months, for last, since last, past year, past two years, past three years, chronic, still not, never ends, long illness, saal se, salo se, saalon se, mahine se, mahino se, mahinon se, kitne din, hamesha, bar bar, baar baar, lagatar, kabse, साल से, सालों से, महीने से, महीनों से, बरसों से, लगातार, बार बार, हमेशा, बरस से',
      'when, relief, end, cure, cured, recover, get well, get better, go away, healthy, kab, thik, theek, aaram, rahat, chutkara, pichha, khatam, कब, ठीक, आराम, राहत, छुटकारा, पीछा, ख़त्म',
    ],
    without:
      'mother, father, mom, dad, mummy, papa, maa, pita, husband, wife, mere pati, pati ko, pati ka, pati ki, patni, biwi, son, daughter, beta, bete, beti, bhai, brother, sister, behen, dadi, dada, nani, saas, sasur, friend, dost, dog, cow, cat, gaay, bhains, kutta, cancer, hiv, suicide, die, mar, job, naukri, business, dukan, exam, heart pain, dil me dard, dil ka dard, breakup, ex, shadi, marriage, baby, child, conceive, bachcha, bacha, periods, माँ, मां, मम्मी, पिता, पापा, पति, पत्नी, बेटा, बेटे, बेटी, भाई, बहन, दादी, दादा, सास, ससुर, दोस्त, गाय, भैंस, कुत्ता, कैंसर, नौकरी, शादी, दिल, बच्चा, पढ़ाई, padhai, court, case, mukadma, karz, कर्ज़, operation, surgery, ऑपरेशन, upay, उपाय',
    asks: ['when', 'whether', 'how', 'exactly', 'how-much'],
    topic: 'health',
    subject: 'self',
  },
  {
    name: 'illness-remedy',
    among: ['remedy', 'health', 'mantra', 'gemstone', 'mental-health', 'parents', 'fasting'],
    words: [
      'remedy, remedies, upay, upaay, upaya, totka, mantra, jaap, jap, puja, pooja, gemstone, उपाय, टोटका, मंत्र, जाप, पूजा, रत्न',
      'illness, ill, sick, disease, sugar, diabetes, bp, blood pressure, thyroid, migraine, asthma, pain, health, kidney, dialysis, cancer, tb, piles, liver, stomach, bimari, bimar, tabiyat, sehat, swasthya, rog, dard, बीमारी, बीमार, तबीयत, सेहत, स्वास्थ्य, रोग, दर्द, शुगर, बीपी, किडनी, कैंसर',
    ],
    without:
      'kidney stone, rashi, cancer rashi, राशि, dog, cow, cat, gaay, kutta, job, naukri, business, dukan, marriage, shadi, love, exam, padhai, money, paise, paisa, pati ka pyar, dil ka dard, heartbreak, kitni baar, how many, kitni mala, suicide, baby, child, santan, bachcha, pitra, pitru, sade sati, black magic, jadu, nazar, नज़र, नौकरी, शादी, प्यार, पैसा, कितनी बार, संतान, पितृ, गाय, कुत्ता, पढ़ाई, mental, gussa, anger, sharab, daru, nasha, शराब, wear, pehn*, pahan*, पहन*, which stone, kaunsa ratna, blue sapphire, neelam, pukhraj, moonga, panna',
    asks: ['what', 'which', 'how', 'advice', 'whether', 'describe'],
    topic: 'health',
  },
  {
    name: 'sleep-stress',
    among: ['mental-health', 'health'],
    words: [
      'sleep, asleep, sleepless, insomnia, sleeping, neend, nind, neendh, नींद, अनिद्रा',
      'cannot, cant, cannot sleep, not getting, no sleep, dont get, dont, broken, poor, little, bad, better, properly, well, good, stress, tension, late, wake, waking, fall asleep, awake, improve, nahi, nhi, nai, na, kam, der, khul, toot, tut, puri, acchi, achi, sudhregi, theek, kab, kyu, kyun, नहीं, कम, देर, खुल, टूट, टूटती, पूरी, अच्छी, सुधरेगी, ठीक, न, कब, क्यों',
    ],
    without:
      'pandit, jyotishi, astrologer, mrityu, widowed, maut, yog, thesis, थीसिस, appa, convince, baat karo, baat kr, kuch bolo, sehri, aai, chain ki neend, चैन की, baby, child, beta, bete, beti, husband, wife, pati, mother, papa, pita, mummy, father, maa, brother, friend, forever, hamesha ke liye, goli, goliyan, pills, tablets, bhut, bhoot, ghost, chhati, suicide, die, mar, marna, padhne, padhte, study, studying, class, class me, sleep with, with me, slept with, warden, naukri me, hiv, biopsy, surgery, operation, God just, wake me up, dream, dreams, sapna, sapne, सपना, सपने, हमेशा के लिए, गोली, भूत, मरना, पति, बेटा, बच्चा, माँ, पिता, पढ़ने, zakhm, chillati, ex, breakup, job, khwab, court, rape, khoon, beat, maar, cough',
    asks: ['when', 'whether', 'how', 'why', 'advice', 'what', 'which', 'exactly'],
    topic: 'mental-health',
    subject: 'self',
  },
  {
    name: 'weight',
    among: ['health', 'mental-health', 'personality'],
    words: [
      'weight, overweight, obese, obesity, lose weight, vajan, wajan, wazan, vazan, mota, motapa, motaapa, patla, patli, dubla, dubli, वजन, वज़न, मोटा, मोटापा, पतला, दुबला, दुबली',
      'lose, losing, loss, gain, gaining, reduce, reducing, stuck, control, increasing, slim, thin, come down, going up, put on, kam, ghat, ghatega, ghata, badh, badhta, badhega, kaise, kab, kyu, kyun, घट, घटेगा, कम, बढ़, बढ़ता, बढ़ेगा, क्यों, कब, कैसे',
    ],
    without:
      'husband, wife, pati, biwi, patni, mother, beta, beti, son, daughter, dog, baby weight of, purging, starving, ulti, vomit, calls me fatty, class 6, class 7, wrestling, weightage, paisa, laptop, dil, mota paisa, moti kamai, moti rakam, ladka, ladki, rishta, rishte, groom, bride, dulha, dulhan, पति, पत्नी, बेटा, बेटी, लड़का, लड़की, रिश्ता, pregnant, job, exam, quit sugar, school, cow, buffalo, goat',
    asks: ['when', 'whether', 'how', 'why', 'advice', 'what', 'exactly'],
    topic: 'health',
    subject: 'self',
  },
  {
    name: 'skin-hair',
    among: ['health', 'mental-health', 'personality'],
    words: [
      'skin, acne, pimple, pimples, pigmentation, vitiligo, psoriasis, eczema, hair fall, hairfall, hair loss, baldness, bald, dandruff, twacha, tvacha, muhase, muhaase, pimpal, daag, safed daag, baal jhad, bal jhad, baal jhadna, baal gir, khujli, त्वचा, मुँहासे, मुहांसे, दाग, बाल झड़, बाल गिर, गंजापन, खुजली, पिंपल',
    ],
    without:
      'articleship, nanad, cream, son, daughter, beta, beti, baby, husband, wife, dog, cat, cow, color of skin, colour of skin, skin color, skin colour, dark skin, fair skin, business, salon, clinic, product, shop, parlour, parlor, doctor banna, career, job, rishta, rishte, marriage, shadi, ladke, future spouse, character, izzat, naam pe daag, कुत्ता, बेटी, बेटा, रिश्ता, शादी, by the skin, save my skin, skin of, dress, upay, remedy, उपाय, cancer',
    asks: ['when', 'whether', 'how', 'why', 'advice', 'what', 'exactly', 'which'],
    topic: 'health',
    subject: 'self',
  },
]
