import type { SituationPattern } from './situation.ts'

export const faithSituations: readonly SituationPattern[] = [
  {
    name: 'evil-eye',
    among: [
      'enemies',
      'remedy',
      'dosha',
      'health',
      'business',
      'mental-health',
      'family',
      'money',
      'past',
      'year-ahead',
      'unclear',
      'in-laws',
      'offtopic',
    ],
    words: [
      'kisi ne kuch, kisine kuch, kuch karwaya, kuch karvaya, kuch karwa, kuch kara diya, kuch kar diya, kiya karaya, kiya dhara, kuch kiya hai, kuch kiya kya, tona, jadu tona, nazar lagi, nazar lag, najar lagi, nazar lagayi, buri nazar, evil eye, somebody has done something, someone has done something, someone did something on, black magic on me, nimbu mila, nimbu mirchi mil, bandhan kar, dukan bandh di, किसी ने कुछ, कुछ करवाया, कुछ करा दिया, कुछ कर दिया, किया कराया, टोना, नज़र लगी, नज़र लग, बुरी नज़र, तंत्र करवाया, जादू टोना',
    ],
    without:
      'utar, utaar, utarne, utarna, utaru, nikal, remove, ward off, wear, pehnu, gemstone, bracelet, baby, bachche, bache, bete, beti, beta, child, बच्चे, बेटे, बेटी, उतार, उतारू, chashma, चश्मा, love marriage, exam me kuch, kisi ne kuch nahi, kuch nahi kiya, kuch kiya nahi, help, cow, bhains, gaay, galat kiya, rape, touch, gaya tha, kisi ne kuch bola, kuch khila, khila diya',
    asks: ['whether', 'who', 'what', 'why', 'how', 'choose', 'advice', 'describe', 'when'],
    topic: 'year-ahead',
    subject: 'self',
  },
  {
    name: 'ancestor-worry',
    among: [
      'compatibility',
      'dosha',
      'spirituality',
      'remedy',
      'family',
      'past',
      'unclear',
      'enemies',
      'mental-health',
    ],
    words: [
      'kuldevta, kul devta, kuldevi, kul devi, pitra, pitru, pitar, pitaro, pitron, purvaj, poorvaj, ancestors, ancestor, family deity, kuladevata, कुलदेवता, कुलदेवी, कुल देवता, कुल देवी, पितर, पितरों, पितृ, पूर्वज, पुरखे',
      'angry, upset, unhappy, displeased, annoyed, naraz, naraaz, naraj, rusht, ruth, shaant nahi, नाराज़, रुष्ट, रूठ, अशांत, दुखी',
    ],
    without:
      'property, zameen, ancestors house, ज़मीन, lakh, hazar, thousand, लाख, हज़ार, dosha in my, dosh hai kya',
    topic: 'spirituality',
    subject: 'self',
  },
  {
    name: 'which-god',
    among: ['spirituality', 'remedy', 'mantra', 'fasting', 'chart-fact', 'lucky'],
    words: [
      'which god, which deity, which goddess, which form of god, isht devta, ishta devta, isht dev, ishta devata, isht devi, ishta deva, ishta dev, ist dev, ist devta, kis bhagwan, kaunse bhagwan, konse bhagwan, kaun se bhagwan, kis devta, kis dev, kaunse devta, kis devi, kis bhagvan, इष्ट देव, इष्टदेव, इष्ट देवता, इष्ट देवी, किस भगवान, कौन से भगवान, किस देवता, किस देवी',
    ],
    without:
      'kop, saali, साली, कक्षा, manaye, मनाएं, karakamsa, karakamsha, class, husband, pati, wife, son, beta, child, mother, mummy, mandir me murti, jain, kuldevta, kuldevi, कुलदेवता, कुलदेवी, पति, बेटा, माँ, punish, naraz, नाराज़, for money, paise ke liye, shadi ke liye, naukri ke liye',
    asks: ['which', 'who', 'what', 'describe', 'choose', 'advice'],
    topic: 'spirituality',
    subject: 'self',
  },
  {
    name: 'mantra-count',
    among: ['mantra', 'remedy', 'spirituality', 'fasting', 'unclear'],
    words: [
      'mantra, mantras, jaap, jap, japu, japun, japna, japa, chant, chanting, mala, maala, malas, beej mantra, मंत्र, मन्त्र, जाप, जप, जपूँ, जपना, माला',
      'how many times, how many malas, how many mala, how many rounds, how often, kitni baar, kitni bar, kitne baar, kitni mala, kitni maala, kitna jaap, kitna jap, कितनी बार, कितनी माला, कितनी मालाएँ, कितना जाप, कितने बार',
    ],
    without:
      'icu, papa, mummy, father, mother, husband, which mantra, kaunsa mantra, konsa mantra, kaun sa mantra, कौन सा मंत्र, which beej, sava lakh, 125000, 18000, rudraksha mala, mala wear, pehnu, days, kitne din, कितने दिन, vashikaran, vashikaran*, divorce, shadi kitni baar',
    asks: [
      'how-much',
      'how',
      'what',
      'compute',
      'exactly',
      'which',
      'advice',
      'describe',
      'whether',
    ],
    topic: 'spirituality',
    subject: 'self',
  },
  {
    name: 'fast-food',
    among: ['fasting', 'spirituality', 'remedy', 'health', 'unclear', 'offtopic'],
    words: [
      'fast, fasting, fasts, vrat, vrath, upvas, upwas, upavas, ekadashi, navratri, navratra, somvar, guruvar, janmashtami, shivratri, mahashivratri, karva chauth, व्रत, उपवास, एकादशी, नवरात्रि, नवरात्र, जन्माष्टमी, शिवरात्रि',
      'what to eat, what can i eat, what should i eat, what may i eat, what is allowed, can i eat, can we eat, allowed to eat, eat in, eat during, drink tea, salt, namak, kya khana, kya khaye, kya khau, kya khaun, kya kha, kha sakte, kha sakti, kha sakta, khana chahiye, phalahar, falahar, chai pee, chai pi, पानी पी, क्या खाना, क्या खाएँ, क्या खाऊँ, क्या खा, खा सकते, खा सकती, खा सकता, फलाहार, नमक, चाय पी',
    ],
    without:
      'galti se, by mistake, toot, tut, broke, khandit, which fast, kaunsa vrat, konsa vrat, kaun sa vrat, कौन सा व्रत, गलती से, टूट, diet plan, intermittent, breakfast, fast food, non veg, nonveg, chicken, मांस, egg, anda, अंडा, medicine, dawai, pregnant, sugar, diabetes, wife keep, दवा, fast track, sasta, kitne, how many',
    asks: ['what', 'whether', 'which', 'how', 'advice', 'describe', 'how-much', 'choose'],
    topic: 'spirituality',
    subject: 'none',
  },
  {
    name: 'pilgrimage',
    among: ['spirituality', 'travel', 'day', 'muhurta', 'abroad'],
    words: [
      'pilgrimage, char dham, chardham, kedarnath, badrinath, tirupati, vaishno devi, vaishnodevi, shirdi, haj, hajj, umrah, umra, makkah, madina, medina, karbala, ziyarat, ziarat, jerusalem, velankanni, vailankanni, bodh gaya, ajmer sharif, kartarpur, nankana, hemkund, darbar sahib, shikhar ji, amarnath, jagannath, rameshwaram, kashi, vrindavan, sabarimala, golden temple, mecca, teerth, tirth, tirath, teerth yatra, tirth yatra, khatu shyam, mahakal, kailash, dham, चार धाम, चारधाम, केदारनाथ, बद्रीनाथ, तिरुपति, वैष्णो देवी, शिरडी, हज, उमरा, उमरे, उमराह, मक्का, मदीना, करबला, ज़ियारत, जियारत, बोधगया, अजमेर शरीफ़, अजमेर शरीफ, दरबार साहिब, करतारपुर, शिखर जी, अमरनाथ, तीर्थ, तीर्थयात्रा, काशी, वृंदावन, महाकाल, खाटू श्याम, धाम',
      'when, will i, will we, able to go, chance, go this year, kab, jaunga, jaungi, jaa paunga, ja payenge, ho payegi, ho payega, hogi, jana hoga, darshan honge, bulava, bulaava, yog, kab jau, kab jaye, kab jana, naam aayega, number aayega, manzoor, naseeb, call us, book, shall i, should i, join, ticket, कब, जाऊँगा, जाऊँगी, जा पाऊँगा, जा पाएँगे, हो पाएगी, होगी, जाना होगा, दर्शन, बुलावा, योग, कब जाऊं, कब जाएं, मैं जाऊं, नाम आएगा, मंजूर, मंज़ूर, नसीब, टिकट',
    ],
    without:
      'marna, मरना, pension, arrears, वृद्धाश्रम, तकलीफ, parents, mother, father, mummy, papa, maa, saas, dadi, nani, माँ, मम्मी, पिता, पापा, सास, दादी, safe, puja in, pitra, pitru, kaal sarp, kalsarp, dosh, job, result, which month, kis mahine, kis tarikh, किस महीने, married, shadi, accident, weather, fees, mannat, wish, wife',
    asks: ['when', 'whether', 'exactly', 'how'],
    topic: 'travel',
    subject: 'self',
  },
  {
    name: 'luck-turn',
    among: [
      'year-ahead',
      'dasha',
      'past',
      'money',
      'life-purpose',
      'mental-health',
      'transit',
      'unclear',
      'career',
      'day',
      'family',
    ],
    words: [
      'good days, good times, good time, better days, bad time, bad times, bad phase, bad patch, hard time, hard times, rough patch, rough phase, lucky phase, my luck, luck turn, luck change, luck, bura samay, bura waqt, bure din, kharab samay, kharab waqt, acche din, achhe din, ache din, achha samay, acha samay, accha time, achha time, acha time, kismat, qismat, naseeb, bhagya, bhagyoday, अच्छे दिन, अच्छा समय, अच्छा वक़्त, बुरा समय, बुरा वक्त, बुरा वक़्त, बुरे दिन, ख़राब समय, किस्मत, क़िस्मत, नसीब, भाग्य, भाग्योदय',
      'when, when will, how long, end, ends, over, start, starts, begin, turn, turns, change, kab, kab tak, kab aayenge, kab khatam, badlega, badlegi, khulegi, chamkegi, sath degi, saath degi, aur kitna, कब, कब तक, कब आएँगे, बदलेगा, बदलेगी, खुलेगी, चमकेगी, साथ देगी, और कितना',
    ],
    without:
      'my name, naam, name spelling, नाम, ghar lene, ghar khareed*, ghar kharid*, gaadi, gadi, plot, zameen, घर ख़रीद*, घर खरीद*, गाड़ी, factory, kab se, कब से, uska, ladki, उठा ले, unfinished, khatm kar, खत्म कर, love luck, marriage luck, luck in love, shadi, marriage, love, pyar, exam, job, naukri, satta, lottery, matka, dream11, betting, ipl, lucky number, lucky color, lucky day, husband, pati, son, beta, bete, beti, papa, mummy, mother, father, brother, bhai, friend, died, purging, starving, goliyan, end it, khatam kar du, couple, us both, shani, saturn, sade sati, rahu, ketu, mahadasha, शादी, प्यार, नौकरी, पति, बेटा, बेटे, बेटी, पिता, भाई, माँ, शनि, साढ़ेसाती, राहु, business, dukan, visa, abroad, court, which year did, good time to, good time for, achha samay hai, today, aaj, sahi samay, beat, marta, hospital, health, trading, share, crypto, appa, class, गोली',
    asks: ['when', 'exactly', 'how-much', 'whether', 'how'],
    topic: 'year-ahead',
    subject: 'self',
  },
  {
    name: 'past-years',
    among: ['past', 'year-ahead', 'dasha', 'money', 'career', 'mental-health', 'transit'],
    words: [
      'last two years, last three years, last few years, last four years, last five years, past years, past two years, past three years, past few years, past five years, those years, pichle do saal, pichhle do saal, pichle 2 saal, pichle 3 saal, pichle teen saal, pichle kuch saal, pichhle kuch saal, pichle 4 saal, pichle 5 saal, pichle paanch saal, beete saal, bite saal, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, wo saal, woh saal, पिछले दो साल, पिछले तीन साल, पिछले कुछ साल, पिछले पाँच साल, पिछले पांच साल, पिछले चार साल, बीते साल, बीते दो साल, बीते तीन साल, बीते पाँच साल, बीते पांच साल, वे साल, वो साल',
      'bad, hard, tough, difficult, brutal, painful, dark, terrible, worst, struggle, went wrong, destroyed, kharab, bura, bure, mushkil, kathin, barbad, bigda, bigad, dukh, takleef, nuksan, ख़राब, बुरा, बुरे, मुश्किल, कठिन, बर्बाद, बिगड़ा, बिगड़, दुख, नुक़सान, तकलीफ़, कैसे थे',
      'why, reason, how was, how were, what happened, kyu, kyun, kyon, kya wajah, kaise the, kya hua, क्यों, वजह, कैसे थे, क्या हुआ',
    ],
    without:
      'will, next year, 2026, 2027, 2028, hoga, hogi, honge, होगा, होगी, agla, agle, marriage, shadi, husband, pati, divorce, job kyu, job gayi, naukri kyu, exam, visa, which planet, kis grah, kaunsi dasha, which dasha, share, my father, papa, mother, mummy, son, शादी, पति, पिता, माँ, बेटा, किस ग्रह, कौन सी दशा, kab tak, kab khatam, कब',
    asks: ['why', 'what', 'how', 'describe', 'whether'],
    topic: 'past',
    subject: 'self',
  },
  {
    name: 'neighbour-quarrel',
    among: ['enemies', 'legal', 'property', 'family', 'friends', 'unclear'],
    words: [
      'neighbour, neighbours, neighbor, neighbors, padosi, padosan, padosiyon, padosiyo, पड़ोसी, पड़ोसन, पड़ोसियों',
      'quarrel, quarrels, fight, fights, fighting, dispute, trouble, troubles, troubling, harass, harassing, noise, complaint, complaints, peace, parking, parking fight, grabbed, boundary, shout, shouts, wall, jhagda, jhagde, jhagra, ladai, pareshan, tang, kich kich, shor, deewar, झगड़ा, झगड़े, लड़ाई, परेशान, तंग, शोर, दीवार, कब्ज़ा, किच किच',
    ],
    without:
      'मौत, maut, mantra, aunty gives, barbad, barbaad, totka, kala jadu, jadu, tona, marna, FIR, court, case, mukadma, murder, stalk*, stares, touch, love, pyar, ladki, ladka, girl, kisi ne kuch, nimbu, बर्बाद, टोटका, जादू, केस, मुकदमा, मुकदमा, married, affair, file case or, vastu, studies, wife and, kill',
    asks: ['when', 'whether', 'exactly', 'how', 'advice', 'what'],
    topic: 'enemies',
    subject: 'self',
  },
  {
    name: 'police-worry',
    among: ['legal', 'enemies', 'mental-health', 'unclear', 'transit', 'year-ahead', 'family'],
    words: [
      'police, policeman, fir, thana, thane, arrest, arrested, jail, पुलिस, एफआईआर, एफ़आईआर, थाना, थाने, गिरफ्तारी, गिरफ़्तारी, जेल',
      'scared, afraid, fear, worried, complaint, called me, call, notice, will i go, will they arrest, dar, darr, darr lag, shikayat, bulaya, jail to nahi, jail hogi, pakad, डर, शिकायत, बुलाया, जेल होगी, जेल तो नहीं, गिरफ्तारी होगी, पकड़, घबरा',
    ],
    without:
      'jail road, didi, दीदी, फर्जी, nyay, khane me, cheque, ghaseeta, pakad ke, bail, jamanat, zamanat, ज़मानत, जमानत, husband, wife, pati, patni, son, beta, bete, brother, bhai, papa, friend, bribe, paise mang, ndps, rape, 376, murder, maar diya, hatya, beat, ex, boyfriend, girlfriend, police job, police exam, police bharti, constable, naukri, bharti, selection, physical, si exam, become, बेटा, पति, भाई, भर्ती, नौकरी, drugs, wrong that i, deport, stalk*, private pics, touch, abuse, kidnap*, i hit, molest*, deserve, husband beats, dowry, dahej, verification, i stole, embezzl*',
    asks: ['whether', 'what', 'how', 'how-much', 'when', 'advice', 'describe'],
    topic: 'legal',
    subject: 'self',
  },
  {
    name: 'hidden-enemy',
    among: ['enemies', 'career', 'friends', 'job-change', 'promotion', 'unclear'],
    words: [
      'who is, who, kaun, kon, gupt shatru, hidden enemy, secret enemy, कौन, गुप्त शत्रु',
      'against me, behind my back, behind me, plotting, conspiring, sabotaging, talking behind, backbiting, hidden enemy, secret enemy, complaining about me, mere khilaf, mere khilaaf, mere peeche, mere piche, shadyantra, sajish, saazish, gupt shatru, dushman, chugli, kaan bhar, मेरे ख़िलाफ़, मेरे पीछे, षड्यंत्र, साज़िश, गुप्त शत्रु, दुश्मन, चुगली, कान भर',
    ],
    without:
      'forgive, testified, bure waqt, jadu, tona, kala, kill, maar, marna, khatam, chhodunga nahi, sabak, follow, follows, stalk*, ex, husband, wife, pati, saas, sasural, devrani, jethani, love, court, case, जादू, ख़त्म, पति, सास, ससुराल, male or female, election, chunav, ghost, bhut',
    asks: ['who', 'which', 'what', 'whether', 'how', 'describe', 'advice'],
    topic: 'enemies',
    subject: 'self',
  },
]
