/** The small tables of understanding: how it is asked, of whom, and in which aspect. Folded like the topics. */

export const questionKindWords = {
  when: `when, kab, kab tak, how soon, how long, what time, which year, which month, what year, what month, kis saal, kis sal, kis mahine, kitne din, kitne time, kitne samay, by when, kabtak, konse saal, kaunse saal, kaun se saal, what age, which age, kis umar, kis umr,
    कब, कब तक, किस साल, किस महीने, कितने दिन, कितने समय, कितना समय, किस उम्र, कौन से साल`,
  why: `why, kyu, kyun, kyo, kyon, kiyu, what is the reason, reason behind, kis wajah, kyunki kya,
    क्यों, क्यूं, क्यूँ, किस वजह, किस कारण, कारण`,
  which: `which, what kind, what type, what sort, which type, kaun sa, kaun si, konsa, konsi, kaunsa, kaunsi, kon sa, kon si, kis tarah ka, kis prakar, kis field, kis kshetra, kis line, what field, what profession, what job, what career, what subject, what should i study, what should i do in, whom, kisse, kis se, kaun,
    कौन सा, कौन सी, कौनसा, कौनसी, कौन, किस तरह, किस प्रकार, किस क्षेत्र, कैसा जीवनसाथी, किससे`,
  how: `how, how is, how will, what about, kaisa, kaisi, kaise, kesa, kesi, kese, what will, tell me about, kya hoga, kaisa rahega, kaisi rahegi, kaise hoga, what can i do, what should i do, kya karu, kya karun, kya karna chahiye,
    कैसा, कैसी, कैसे, क्या होगा, क्या करूं, क्या करूँ, क्या करना चाहिए`,
  whether: `will i, will my, will it, will he, will she, will we, will there, is it, is there, is my, is this, is he, is she, can i, can we, should i, should we, do i, does my, does he, does she, am i, are there, would it, have i, shall i, milega kya, milegi kya, hoga kya, hogi kya, chahiye kya, kya mujhe, kya meri, kya mera, kya mere, kya main, kya mai, kya me, kya mein, kya hum, kya yeh, kya ye, kya wo, kya woh, ya nahi, ya nahin, kya,
    क्या मुझे, क्या मेरी, क्या मेरा, क्या मेरे, क्या मैं, क्या हम, क्या यह, क्या ये, क्या वह, क्या वो, या नहीं, क्या`,
} as const

/** Whom the question is about, when not the one who asks. */
export const subjectWords = {
  child: `my son, my sons, my daughter, my daughters, my child, my children, my kids, my kid, mera beta, mere bete, meri beti, mere bachche, mere bacche, mere bache, mere bachcho, mere baccho, beti ki, bete ki, beta ki, beti ka, bete ka, beti ke, bete ke, ladke ki, ladki ki, son, daughter,
    मेरा बेटा, मेरे बेटे, मेरी बेटी, मेरे बच्चे, मेरे बच्चों, बेटे की, बेटी की, बेटे का, बेटी का, बेटे के, बेटी के, बच्चे की, बच्चों की, लड़के की, लड़की की`,
  spouse: `my husband, my wife, my husbands, my wifes, mere pati, meri patni, meri wife, mere husband, meri biwi, pati ki, pati ka, patni ki, patni ka, husband ki, husband ka, wife ki, wife ka,
    मेरे पति, मेरी पत्नी, पति की, पति का, पत्नी की, पत्नी का`,
  parent: `my mother, my father, my mom, my dad, my mummy, my papa, my mothers, my fathers, my parents, meri maa, meri mummy, mere papa, mere pita, meri mata, papa ki, papa ka, mummy ki, mummy ka, maa ki, pitaji, pita ji, mata ji, mataji,
    मेरी माँ, मेरी मां, मेरे पिता, मेरे पापा, मेरी मम्मी, पापा की, पापा का, मां की, माँ की, पिताजी, माताजी`,
  sibling: `my brother, my sister, my brothers, my sisters, mera bhai, mere bhai, meri behen, meri behan, meri bahan, bhai ki, bhai ka, behen ki, behan ki, bahan ki,
    मेरा भाई, मेरे भाई, मेरी बहन, भाई की, भाई का, बहन की, बहन का`,
  friend: `my friend, my friends, mera dost, mere dost, meri dost, meri saheli, my colleague, my cousin,
    मेरा दोस्त, मेरे दोस्त, मेरी दोस्त, मेरी सहेली`,
} as const

/** What of the topic is meant. Read only within its own topic. */
export const aspectWords = {
  love: {
    marriage: `marriage, married, marry, marrying, wedding, shadi, sadi, vivah, byah, engagement, engaged, sagai, rishta, roka, mangni, settle down, soulmate, life partner, jeevansathi, arranged marriage, arrange marriage, love marriage, शादी, विवाह, ब्याह, सगाई, रिश्ता, जीवनसाथी, जीवन साथी, लव मैरिज, दुल्हन, दूल्हा`,
    'love-or-arranged': `love or arranged, arranged or love, love or arrange, arrange or love, love marriage or, love ya arrange, love hogi ya, love marriage hogi, love marriage, arranged marriage, arrange marriage, prem vivah, लव या अरेंज, लव मैरिज, प्रेम विवाह, अरेंज मैरिज`,
    'partner-nature': `what kind of partner, what type of partner, what kind of person, kind of husband, kind of wife, type of husband, type of wife, spouse nature, nature of my, kaisa pati, kaisi patni, kaisa hoga mera, kaisi hogi meri, jeevansathi kaisa, jivansathi kaisa, partner kaisa, husband kaisa, wife kaisi, life partner kaisa, spouse be like, partner be like, husband be like, wife be like, जीवनसाथी कैसा, जीवन साथी कैसा, पति कैसा, पत्नी कैसी, कैसा पति, कैसी पत्नी`,
    reunion: `come back, back to me, my ex, ex boyfriend, ex girlfriend, patchup, patch up, breakup, broke up, wapas, wapis, get back, move on, लौटेगा, लौटेगी, वापस, ब्रेकअप`,
    trouble: `fight, fights, fighting, argue, arguments, argument, problem, problems, issues, tension, divorce, talak, talaq, separate, separation, cheating, dhokha, jhagda, jhagde, ladai, distance, cold, anban, misunderstand*, झगड़ा, झगड़े, लड़ाई, तलाक, अनबन, धोखा, दूरी, समस्या, तनाव`,
    proposal: `propose, proposal, confess, tell him, tell her, ask out, crush, izhar, प्रपोज, इजहार, क्रश`,
    again: `second marriage, remarry, again, dusri shadi, dobara, phir se, पुनर्विवाह, दूसरी शादी, दोबारा, फिर से`,
  },
  career: {
    change: `change, switch, new job, resign, quit, leave, leaving, nayi naukri, naukri badal*, job badal*, chhod*, chod*, another company, join, joining, transfer, नई नौकरी, बदल*, छोड़*, इस्तीफा, तबादला, ट्रांसफर`,
    rise: `promotion, promoted, hike, increment, appraisal, tarakki, recognition, growth, padonnati, raise, leadership, प्रमोशन, पदोन्नति, तरक्की, वेतन वृद्धि`,
    own: `business, startup, start up, own company, own work, shop, dukan, vyapar, dhandha, karobar, self employed, freelanc*, entrepreneur*, partnership firm, client, clients, apna kam, khud ka kam, व्यापार, बिजनेस, कारोबार, धंधा, दुकान, स्टार्टअप, अपना काम`,
    field: `which field, what field, which career, what career, which profession, suited, suits, suit me, suitable, right career, kis field, konsa career, kaun sa career, kis line, best for me, kis kshetra, कौन सा करियर, किस क्षेत्र, कौन सा काम, कौन सा पेशा`,
    find: `get a job, find a job, job kab, naukri kab, unemployed, berojgar, first job, jobless, interview, job milegi, naukri milegi, naukri lagegi, job lagegi, laid off, lost my job, नौकरी कब, नौकरी मिलेगी, नौकरी लगेगी, बेरोजगार, इंटरव्यू`,
    government: `government, govt, sarkari, upsc, ssc, ias, bank po, psu, सरकारी`,
    people: `boss, manager, colleague, colleagues, team, office politics, coworkers, senior, बॉस, सहकर्मी, टीम`,
  },
  money: {
    debt: `debt, debts, loan, loans, emi, karz, karja, karj, karza, udhar, कर्ज, कर्जा, ऋण, उधार, लोन, किस्त`,
    home: `house, home, flat, plot, land, property, ghar, makan, zameen, jamin, घर, मकान, जमीन, संपत्ति, सम्पत्ति, फ्लैट, प्लॉट, प्रॉपर्टी`,
    vehicle: `car, vehicle, bike, gadi, vahan, गाड़ी, वाहन, कार`,
    saving: `save, saving, savings, bachat, kharch, kharcha, kharche, expenses, spend, spending, budget, tikta, rukta, बचत, खर्च, खर्चे, टिकता`,
    stuck: `stuck, ruka hua, fasa hua, recover, get back my money, wapas, lent, owed, रुका हुआ, फंसा, वापस`,
    income: `income, salary, earn, earning, kamai, amdani, rich, crorepati, wealthy, ameer, amir, कमाई, आमदनी, आय, वेतन, अमीर, करोड़पति`,
  },
  education: {
    exam: `exam, exams, test, neet, jee, upsc, ssc, gate exam, result, results, marks, pariksha, clear, pass, rank, board exam, boards, परीक्षा, रिजल्ट, परिणाम, अंक, पास`,
    admission: `admission, admissions, college, university, entrance, scholarship, masters, phd, दाखिला, एडमिशन, कॉलेज`,
    subject: `which subject, which stream, what should i study, what to study, subject, stream, course, branch, konsa course, kaun sa vishay, विषय, कोर्स`,
    focus: `focus, concentrate, concentration, distracted, man nahi lagta, dhyan, एकाग्रता, मन नहीं लगता, ध्यान`,
  },
  family: {
    children: `child, children, kid, kids, baby, son, daughter, beta, beti, bete, santan, aulad, bachcha, bachche, bacche, pregnant, pregnancy, conceive, mother or father, motherhood, parenthood, become a mother, become a father, maa banu*, पुत्र, संतान, बच्चा, बच्चे, बेटा, बेटी, औलाद, गर्भ, मां बन*, माँ बन*`,
    parents: `parents, mother, father, mom, dad, mummy, papa, maa, pita, mata, माता, पिता, माँ, मां, पापा, मम्मी`,
    siblings: `brother, sister, sibling, siblings, bhai, behen, behan, bahan, भाई, बहन`,
    'in-laws': `in laws, inlaws, mother in law, saas, sas, sasur, sasural, bahu, nanad, सास, ससुर, ससुराल, ननद, बहू`,
    peace: `peace, fight, fights, jhagda, jhagde, kalesh, argument, tension, dispute, vivad, mahaul, harmony, शांति, झगड़ा, झगड़े, कलेश, माहौल, विवाद`,
  },
  health: {
    sleep: `sleep, sleeping, insomnia, nind, neend, नींद`,
    mind: `stress, stressed, anxiety, anxious, tension, overthinking, overthink, worry, worries, chinta, tanav, mental, mansik, calm, sad, udas, mood, anger, gussa, man, ghabrahat, bechaini, तनाव, चिंता, मन, मानसिक, गुस्सा, उदास, घबराहट, बेचैनी, टेंशन`,
    energy: `energy, tired, fatigue, thakan, stamina, burnout, exhausted, immunity, थकान, ऊर्जा`,
    body: `diet, weight, gym, exercise, fitness, food, digestion, yoga, workout, motapa, वजन, आहार, व्यायाम, कसरत, पाचन`,
  },
  travel: {
    abroad: `abroad, foreign, videsh, visa, passport, overseas, immigration, settle, canada, usa, america, uk, australia, germany, dubai, europe, green card, pr, h1b, विदेश, वीजा, पासपोर्ट, कनाडा, अमेरिका, परदेस`,
    move: `move, moving, shift, shifting, relocate, relocation, another city, new city, city, ghar badal*, shahar, sheher, शहर, शिफ्ट, घर बदल*, स्थानांतरण`,
    trip: `trip, trips, vacation, holiday, journey, ghumne, yatra, pilgrimage, tirth, यात्रा, घूमने, तीर्थ`,
    return: `return, come back, wapas, back to india, hometown, वापस, लौट*`,
  },
  timing: {
    good: `good, better, best, golden, luck, lucky, bhagya, kismat, acche, achhe, ache, accha, acha, achha, naseeb, अच्छे, अच्छा, भाग्य, किस्मत, नसीब`,
    hard: `bad, hard, tough, difficult, struggle, problem, problems, sangharsh, mushkil*, pareshani*, bura, end, khatam, dukh, बुरा, मुश्किल*, परेशानी*, संघर्ष, कठिन, दुख, खत्म`,
  },
  day: {
    decision: `should i, decision, decide, faisla, nirnay, choose, haan ya na, yes or no, karu ya nahi, karun ya nahi, dilemma, confused, option, options, फैसला, निर्णय, दुविधा, करूं या नहीं, करूँ या नहीं, हां या ना, हाँ या ना`,
    choosing: `which day, what day, best day, shubh din, muhurat, muhurta, auspicious, kaun sa din, konsa din, good day for, lucky day, शुभ दिन, मुहूर्त, कौन सा दिन, किस दिन`,
  },
  chart: {
    'sade-sati': `sade sati, sadesati, sadhe sati, sare sati, saade saati, sati, shani sade, साढ़ेसाती, साढ़े साती, साढेसाती, साड़ेसाती, साड़े साती`,
    dhaiya: `dhaiya, dhaiyya, dhayya, shani dhaiya, kantak shani, ढैय्या, ढैया, शनि की ढैया`,
    manglik: `manglik, mangalik, mangal dosh, mangal dosha, mangalik dosh, kuja dosha, kuja dosh, mars dosha, chevvai dosham, मांगलिक, मंगल दोष, मंगली`,
    'kaal-sarp': `kaal sarp, kal sarp, kalsarp, kaalsarp, kaal sarpa, kaal sarp dosh, kaal sarp yog, कालसर्प, काल सर्प`,
    pitra: `pitra dosh, pitru dosh, pitra dosha, pitru dosha, pitri dosh, pitra, pitru, पितृ दोष, पितृदोष, पितर दोष`,
    'guru-chandal': `guru chandal, guru chandal yog, guru chandal dosh, गुरु चांडाल, गुरु चंडाल`,
    'ganda-moola': `ganda moola, gand mool, gandmool, ganda mool, mool nakshatra, moola nakshatra, mool dosh, gandmool dosh, गंडमूल, गंड मूल, मूल दोष, मूल नक्षत्र में`,
    dosha: `any dosh, any dosha, kya dosh, kaun sa dosh, konsa dosh, koi dosh, dosh hai, doshas, dosha, dosh, दोष`,
    rashi: `rashi, moon sign, राशि`,
    nakshatra: `nakshatra, birth star, नक्षत्र`,
    lagna: `lagna, ascendant, rising, लग्न`,
    dasha: `dasha, dasa, mahadasha, antardasha, दशा, महादशा, अंतर्दशा`,
    transit: `transit, transits, gochar, retrograde, vakri, गोचर, वक्री`,
    yoga: `rajyog, raj yog, raja yoga, rajyoga, yoga, yogas, yog, gaj kesari, gajakesari, राजयोग, योग`,
    lucky: `lucky, shubh rang, shubh ank, शुभ रंग, शुभ अंक`,
    strongest: `strongest planet, strongest, strong planet, exalted, uccha, debilitated, neecha, उच्च का, नीच का`,
  },
  general: {
    nature: `nature, personality, who am i, about me, myself, swabhav, strength, strengths, weakness, talent, talents, gift, मेरे बारे में, स्वभाव, व्यक्तित्व, प्रतिभा, खूबी, कमजोरी`,
    purpose: `purpose, destiny, karma, spiritual, spirituality, moksha, adhyatm*, uddeshya, past life, lesson, lessons, उद्देश्य, आध्यात्मिक, कर्म`,
    year: `this year, next year, coming year, is saal, agle saal, agla saal, yeh saal, 2026, 2027, 2028, इस साल, यह साल, अगला साल, अगले साल, साल`,
    month: `this month, next month, month, mahina, is mahine, agle mahine, week, this week, next week, महीना, महीने, हफ्ते, सप्ताह`,
  },
  product: {
    human: `human, real, bot, robot, ai, chatbot, chatgpt, insaan, insan, who made you, kisne banaya, who are you, इंसान, रोबोट, एआई, किसने बनाया`,
    price: `price, pricing, cost, costs, much, paise, paisa, free, recharge, refund, balance, wallet, subscription, charge, charged, unlimited, कीमत, पैसे, मुफ्त, रिचार्ज, रिफंड, सब्सक्रिप्शन`,
    privacy: `privacy, data, safe, delete, store, account, डेटा, सुरक्षित, खाता, अकाउंट`,
    accuracy: `accurate, accuracy, trust, sahi, bharosa, ayanamsa, source, correct, सही, सटीक, भरोसा, अयनांश`,
    details: `change, edit, update, wrong, birth, login, language, kundli, otp, बदल*, जन्म, भाषा, लॉगिन`,
  },
} as const

/** Words that only romanised Hindi has: enough of them make a question Hinglish. */
export const hinglishWords = `he, me, to, na, ji, par, ya, main, se, hai, hain, ho, hoga, hogi, honge, hu, hun, hoon, ka, ki, ke, ko, mein, mai, mera, meri, mere, mujhe, mujhko, muje, kab, kya, kaise, kaisa, kaisi, kaun, kon, kyu, kyun, kyon, nahi, nahin, nai, aur, yeh, ye, wo, woh, apna, apni, apne, kar, karu, karun, karna, raha, rahi, rahe, rahega, rahegi, gaya, gayi, milega, milegi, jayega, jayegi, banega, chahiye, batao, bataiye, bataye, tak, liye, sath, saath, kuch, koi, bahut, agar, hum, ham, aap, tum, tera, hota, hoti, wala, wali, din, saal, ghar, paisa, naukri, shadi, pati, patni, lagegi, lagega, paunga, paungi, sakta, sakti, dijiye, samay, kitna, kitne, kitni, acha, accha, achha, thik, theek, aaj, kal, parso, abhi, phir, dono, bhi, matlab, mtlb, kaunsa, konsa, konsi, kaunsi, mahina, mahine, pakka, pakki, haan, haa, bola, bolo, bolta, bolti, sach, kahan, kaha, kb, nhi, lu, shukriya, dhanyawad, bata, batana, upay, usko, uske, usse, unka, unki, iska, iski, kisi, kis, beti, ladka, ladki, zameen, khet, dukan, gadi, taarikh, tarikh, tareekh, lekin, kyuki, itna, itni, yaar, khana, karwa, milna, jana, hua, hui, liya, pehle, wapas, kiska, kiski, aayega, aayegi, karega, karegi, karwana, jaunga, jaungi, badhegi, badhega, niklega, ayenge, gye, gya, gyi, hame, humko, mujhse, menu, mainu, dasso, munda, munde, viah, kado, kadon, hovega, vich, hamar, hamra, hamre, kahiya, hoi, biyah, byah, mazha, majha, kadhi, aahe, ek, roz, sirf, uska, uski, magar, puch, puchna, sawal, sawaal, krna, krke, kru, chalega, chalegi, jaldi, kaam, bta, btao, btado`

export const englishWords = `the, a, an, is, are, am, was, will, would, should, can, could, do, does, did, i, my, me, mine, you, your, he, she, we, they, it, this, that, when, what, which, who, why, how, where, of, in, on, for, with, to, from, and, or, but, if, get, have, has, be, been, about, any, good, right, time, life, there, not, tell, please, next, year, month`
