import type { SituationPattern } from '../situation.ts'

const danger =
  'suicide, die, dies, marna, mar jau, mar jaun, jaan, end it, kill, goli, goliyan, khatam kar, hosh, icu, ventilator, coma, cut myself, saza, hurt myself, knife, chaku, khoon, blood, hit, hits, beat, beats, slap, maarta, maarti, marta hu, marti hu, haath uth*, hath uth*, पीट*, हाथ उठ*, मरना, मर जाऊँ, जान, गोली, आईसीयू, ख़ून, मारता, मारती, काट'

/** Situations of the body after an operation, and of a mind that finds no rest. */
export const bodyAndMindSituations: readonly SituationPattern[] = [
  {
    name: 'operation-now-or-later',
    among: ['health', 'parents', 'muhurta', 'day', 'mental-health', 'family'],
    words: [
      'operation, operate, operated, surgery, knee replacement, replacement, bypass, cataract, motiyabind, motiabind, stone operation, hernia, gallbladder, fibroid, laser, lasik, ऑपरेशन, आपरेशन, सर्जरी, मोतियाबिंद, बाईपास',
      'now or, or wait, or later, or after, before or after, wait till, wait until, postpone, delay, put off, in november or, when should, when to get, right time, good time, which month, better after, abhi ya, ya ruk, ya baad, ya bad me, ruk jau, ruk jaye, ruku, tal du, taal du, talu, kab karau, kab karaye, kab karaun, kab karwau, kab karwaun, kab karwaye, kab kare, kis mahine, kaunse mahine, sahi samay, pehle ya baad, pahle ya baad, rehne du, rehne dun, rahne du, अभी या, या रुक, या बाद, रुक जाऊँ, रुकूँ, टाल, कब कराऊँ, कब कराऊं, कब कराएँ, कब कराएं, कब करवाऊँ, कब करवाऊं, कब करवाएँ, किस महीने, सही समय, पहले या बाद, रहने दूँ, रहने दूं',
    ],
    without: `${danger}, tumor, tumour, cancer, गाँठ, गांठ, number kis din, which day, which date, kis din, kis tarikh, muhurat, c section, delivery, baby, pregnant, dog, cat, cow, job, business, rejoin, shadi pehle, exam, nose job, hair transplant, hindi, किस दिन, तारीख, मुहूर्त, डिलीवरी, कैंसर, कुत्ता, गाय`,
    asks: ['when', 'whether', 'choose', 'advice', 'exactly', 'which', 'what', 'how'],
    topic: 'health',
  },
  {
    name: 'after-operation',
    among: ['health', 'parents', 'mental-health', 'family', 'career', 'married-life'],
    words: [
      'after operation, after the operation, after his operation, after her operation, after my operation, after surgery, after my surgery, after his surgery, after her surgery, after the surgery, after bypass, after angioplasty, after knee replacement, post surgery, surgery is done, surgery got over, operation is done, had surgery, had a surgery, had an operation, had bypass, had angioplasty, underwent, operated on, was operated, got operated, operation ho gaya, operation ho gya, operation ho chuka, operation hua, operation ke baad, surgery ho gayi, surgery ho gyi, surgery hui, surgery ke baad, bypass hua, bypass ho gaya, bypass ke baad, stent laga, stent dala, angioplasty hui, replacement hua, plate lagi, rod dali, ऑपरेशन हो गया, ऑपरेशन हुआ, ऑपरेशन के बाद, ऑपरेशन हो चुका, सर्जरी हुई, सर्जरी हो गई, सर्जरी के बाद, बाईपास हुआ, बाईपास के बाद, स्टेंट',
      'recover, recovery, recovering, heal, healing, get well, fully fine, fine, walk, walking, better, normal, health, strength, how will, when will, theek, thik, sehat, tabiyat, recovery kaisi, chal payenge, chal payega, chal paungi, chal paunga, chalne, aaram, kamzori, kaise rahenge, kaisi rahegi, kaisa rahega, kab tak, kab, ठीक, सेहत, तबीयत, चल पाएँगे, चल पाएंगे, चलने, आराम, कमज़ोरी, कैसी रहेगी, कैसे रहेंगे, कब तक, कब, रिकवरी',
    ],
    without: `${danger}, cancer, chemo, कैंसर, baby, delivery, c section, cesarean, dog, cat, cow, labrador, kutta, billi, gaay, rejoin, job, naukri, business, exam, mother in law wants, shift in with, bill, insurance, claim, court, compensation, नौकरी, डिलीवरी, कुत्ता, गाय, bigad, बिगड़, galat operation, gender`,
    asks: ['when', 'exactly', 'whether', 'how', 'what', 'how-much', 'describe'],
    topic: 'health',
  },
  {
    name: 'own-anger',
    among: [
      'mental-health',
      'personality',
      'health',
      'remedy',
      'children',
      'married-life',
      'family',
    ],
    words: [
      'choti choti baat par gussa, choti choti baat pe gussa, choti baat par gussa, choti baat pe gussa, baat baat par gussa, baat baat pe gussa, gussa aa jata, छोटी छोटी बात पर गुस्सा, बात बात पर गुस्सा, गुस्सा आ जाता, my anger, my temper, i get angry, i get so angry, i am short tempered, im short tempered, short tempered, i lose my temper, lose my temper, i am angry, im angry, im so angry, control anger, control my anger, anger control, anger issues, anger issue, anger management, why am i so angry, mera gussa, mere gusse, apna gussa, apne gusse, mujhe gussa, mujhe bahut gussa, mujhe itna gussa, mujhko gussa, muje gussa, gussa bahut aata, gussa bahut ata, bahut gussa aata, bahut gussa ata, gussa itna aata, itna gussa aata, itna gussa kyu, gussa kyu aata, gussa jaldi, gussa control, gusse par control, gusse pe control, gusse ko control, gussa kam kaise, gussa kaise kam, chidchida, chidchidi, chidchidapan, मेरा गुस्सा, मेरे गुस्से, अपना गुस्सा, अपने गुस्से, मुझे गुस्सा, मुझे बहुत गुस्सा, मुझे इतना गुस्सा, गुस्सा बहुत आता, बहुत गुस्सा आता, इतना गुस्सा आता, गुस्सा क्यों आता, गुस्सा जल्दी, गुस्सा कंट्रोल, गुस्से पर काबू, गुस्से पर क़ाबू, गुस्सा कम कैसे, गुस्सा कैसे कम, चिड़चिड़ा, चिड़चिड़ी, चिड़चिड़ापन',
    ],
    without: `unko, inko, usko, unhe, inhe, उनको, उसको, उन्हें, इन्हें, moti, मोती, wear, wearing, pehn*, pahan*, पहन*, stone, gemstone, pukhraj, neelam, moonga, ratna, रत्न, sharab, daru, शराब, gharwali, घरवाली, पति हर, didi, दीदी, inka, unka, इनका, उनका, swabhav bata*, असली रूप, mera swabhav, ${danger}, husband, husbands, pati ka, pati ko, pati ki, pati bahut, biwi ko, wife ko, wife ka, his anger, her anger, son, beta, bete, beti, boss, papa ko, papa bahut, papa ka, father, mummy ko, saas, khana chhod, resign, today, aaj hi, bartan, tod deta, tod deti, silencer, fek, पति का, पति को, पति बहुत, बेटा, बेटे, बेटी, पापा, मम्मी को, सास, fiance, partner, shani, dog, bf ko, gf ko, khud pe gussa, ख़ुद पर, खुद पर, mangal, शनि, revenge, badla, बदला`,
    topic: 'mental-health',
    subject: 'self',
  },
  {
    name: 'anxious-mind',
    among: ['mental-health', 'health', 'personality', 'remedy', 'year-ahead'],
    words: [
      'anxiety, anxious, overthink, overthinking, overthinker, overthinks, restless, panic attack, panic attacks, nervous, nervousness, fear in my mind, fearful, worry too much, worrying too much, always worried, mind is not at peace, peace of mind, mind never stops, racing thoughts, negative thoughts, ghabrahat, ghabrahaat, ghabraahat, ghabrata, bechain, bechaini, ashant, man ashant, mann ashant, man bechain, mann bechain, man bhatakta, negative sochta, negative sochti, negative soch, jyada sochta, jyada sochti, zyada sochta, zyada sochti, bahut sochta, bahut sochti, man me dar, mann me dar, mann mein dar, man me darr, dar laga rehta, darr laga rehta, dar lagta rehta, man ki shanti, mann ki shanti, mann shant, man shant, dimag shant, घबराहट, बेचैन, बेचैनी, अशांत, मन में डर, डर लगा रहता, डर लगता रहता, मन भटकता, ज़्यादा सोचता, ज़्यादा सोचती, बहुत सोचता, बहुत सोचती, नेगेटिव सोच, मन की शांति, मन शांत, दिमाग़ शांत, मन को शांति, एंग्जायटी, ओवरथिंकिंग',
      'when, will, how, why, stop, stops, end, ends, go away, get better, better, control, overcome, come out, peace, calm, kab, kyu, kyun, kaise, khatam, khatm, dur, door, kam, thik, theek, jayegi, jayega, milegi, milega, hoga, hogi, normal, कब, क्यों, कैसे, ख़त्म, खत्म, दूर, कम, ठीक, जाएगी, जाएगा, मिलेगी, मिलेगा, होगा, होगी',
    ],
    without: `moti, मोती, wear, wearing, pehn*, pahan*, पहन*, stone, gemstone, pukhraj, neelam, moonga, ratna, रत्न, my mom, my sister, stage, karz, meeting, ${danger}, neend, nind, sleep, नींद, exam, pariksha, परीक्षा, math, interview, best friend, bf, gf, boyfriend, girlfriend, text, husband, pati, wife, biwi, son, daughter, beta, bete, beti, papa, mummy, maa, mother, father, dog, dogs, kutta, marriage, shadi, love, pyar, job, naukri, boss, office, upay, remedy, mantra, stone, ratna, pregnant, room se bahar nahi, bahar nahi nikal*, period, chest, chhati, heart, dhadkan, saans, bhut, bhoot, ghost, पति, पत्नी, बेटा, बेटे, बेटी, माँ, पिता, शादी, प्यार, नौकरी, मंत्र, उपाय, रत्न, छाती, साँस, भूत, दोस्त, friends, flat, house, ghar me shanti, घर में शांति, shani, rahu, moon, chandra, चंद्र, राहु, शनि, in laws, sasural, ससुराल, class`,
    asks: ['when', 'exactly', 'whether', 'how', 'why', 'what', 'advice', 'how-much'],
    topic: 'mental-health',
    subject: 'self',
  },
]
