import type { SituationPattern } from './situation.ts'

export const homeSituations: readonly SituationPattern[] = [
  {
    name: 'own-house',
    among: ['property', 'money', 'family', 'debt'],
    words: [
      'rent, rented, tenant, tenants, kiraye, kiraya, kirae, kiraaye, kiray, किराए, किराये, किराया',
      'own house, own home, our own, own roof, own flat, own place, apna ghar, apna makan, apna makaan, apna flat, khud ka, khud ka ghar, apni chhat, अपना घर, अपना मकान, अपना फ़्लैट, ख़ुद का, अपनी छत, घर कब बनेगा',
    ],
    without:
      'emi, decisions, or buy, rent or buy, kiraye pe de, kiraye par de, rent it out, on rent my, shop, dukan, office, बेच, sell, किराए पर दे, किराए पर दूँ, दुकान, theek ya, rahu ya, rent par dena',
    asks: ['when', 'whether', 'exactly', 'how', 'how-much'],
    topic: 'property',
    subject: 'self',
  },
  {
    name: 'shift-home',
    among: ['property', 'travel', 'family', 'job-change', 'abroad'],
    words: [
      'shift house, shift home, shift to, shifting, shift, move house, moving house, change house, change my house, change home, change city, change the city, move to, moving to, relocate, relocating, ghar badal, ghar badalna, ghar badle, ghar badlu, makan badal, makaan badal, shahar badal, shehar badal, sheher badal, shift ho, shift hona, shift kare, घर बदल, मकान बदल, घर बदलना, घर बदलें, शहर बदल, शहर बदलना, शिफ्ट, शिफ़्ट',
      'house, home, flat, city, town, place, rented, floor, apartment, villa, locality, ghar, makan, makaan, shahar, sheher, shehar, jagah, घर, मकान, फ्लैट, शहर, जगह, गाँव',
    ],
    without:
      'billi, cat, rahu, shift kiya, मर गया, mar gaya, vastu dosh, abroad, canada, germany, usa, uk, australia, dubai, videsh, visa, pr, night shift, day shift, shift duty, shift date, since we shifted, shifted to, shift hote hi, jabse, job, transfer, career, husband, wife, in laws, saas, sasural, live in, boyfriend, girlfriend, job ke, vastu, murti, mandir, temple, business, shop, dukan, factory, alag, separate, विदेश, नौकरी, सास, ससुराल, पति, अलग, दुकान, fight, jhagda, muhurat, which day, kis din, kis tarikh, किस दिन, मुहूर्त, college, hostel, school, paradigm, which city, konsi city, kis shahar, ex, baby, landlord, land',
    asks: ['when', 'whether', 'exactly', 'advice', 'choose', 'how'],
    topic: 'property',
    subject: 'self',
  },
  {
    name: 'vastu-worry',
    among: [
      'property',
      'dosha',
      'remedy',
      'family',
      'health',
      'money',
      'unclear',
      'offtopic',
      'married-life',
      'business',
      'past',
    ],
    words: [
      'vastu, vaastu, vastu dosh, vastu dosha, वास्तु, वास्तुदोष',
      'dosh, dosha, fault, wrong, bad, problem, problems, because, reason, kharab, galat, wajah, vajah, karan, kaaran, thik, theek, reason, cause, to blame, fix, correct, worry, दोष, ख़राब, गलत, वजह, कारण, ठीक',
    ],
    without:
      'sell, bech, बेच, pitra, पितृ, token, course, consultant, career, learn, seekh, which direction, direction should, kis disha, kaun si disha, kis taraf, buy, kharid, lena chahiye, facing, shop, dukan, दुकान, किस दिशा, सीख',
    topic: 'property',
    subject: 'self',
  },
  {
    name: 'vehicle-buy',
    among: ['vehicle', 'money'],
    words: [
      'car, bike, scooty, scooter, motorcycle, vehicle, auto, tractor, truck, gaadi, gadi, gaari, gari, bullet, motorcycle, activa, गाड़ी, कार, बाइक, स्कूटी, मोटरसाइकिल, ट्रैक्टर, ऑटो, ट्रक',
      'buy, buying, purchase, take, get my own, own car, own bike, book, afford, first car, new car, new bike, kharid, kharidu, kharidunga, kharidna, kharidenge, lena, lu, le, lunga, lungi, lenge, aayegi, aayega, milegi, ख़रीद, ख़रीदूँ, ख़रीदना, लूँ, लेना, लें, लेंगे, आएगी, मिलेगी',
      'when, will i, will we, can i, can we, should i, should we, kab, kab tak, hoga kya, payega, paunga, paungi, kya, yog, कब, क्या, योग, कब तक',
    ],
    without:
      'शुभ दिन, shubh din, bechu, first or, which, color, colour, rang, kaunsi, konsi, kaun si, kaunsa, kis din, kis tarikh, which day, kis mahine, kis rang, or bike, or car, ya bike, ya car, number plate, insurance, claim, accident, stolen, chori, loan chuk, sell, bech, business, taxi business, रंग, कौन सी, किस दिन, दुर्घटना, चोरी, बेच, son, beta, bete, husband, pati, father, papa, drive, driving, take care, first or, job, shadi, lottery, gift, dahej, दहेज, morning, delivery, day is good, muhurat, मुहूर्त, shubh din, toy, hire, milega, faida, kamai, munafa, profit, फ़ायदा, कमाई, मुनाफ़ा',
    asks: ['when', 'whether', 'exactly', 'advice'],
    topic: 'vehicle',
    subject: 'self',
  },
  {
    name: 'vehicle-which',
    among: ['vehicle', 'lucky', 'money'],
    words: [
      'car, bike, scooty, scooter, vehicle, gaadi, gadi, gari, gaari, motorcycle, tractor, auto, suv, sedan, गाड़ी, कार, बाइक, स्कूटी, ट्रैक्टर, मोटरसाइकिल',
      'which car, which bike, which vehicle, which scooty, which gadi, which color, which colour, what color, what colour, best color, lucky color, kaunsi, konsi, kaun si, kon si, kis rang, kaunse rang, kaun se rang, konsa rang, kaunsa rang, rang btao, rang batao, रंग, कौन सी, कौनसी, कौन से रंग, किस रंग',
    ],
    without:
      'day, date, month, year, kis din, mahine, mahina, saal, sal, tarikh, number, party, dasha, planet, grah, graha, daan, दिन, महीने, तारीख, साल, नंबर, ग्रह, दशा, direction, disha, दिशा',
    asks: ['which', 'choose', 'what', 'whether', 'advice', 'describe'],
    topic: 'vehicle',
    subject: 'self',
  },
  {
    name: 'accident-fear',
    among: [
      'health',
      'vehicle',
      'travel',
      'mental-health',
      'past',
      'dosha',
      'year-ahead',
      'dasha',
      'yoga',
      'remedy',
      'transit',
    ],
    words: [
      'accident, accidents, road accident, durghatna, durghtna, एक्सीडेंट, दुर्घटना',
      'fear, afraid, scared, scary, worried, will i meet, will i have, any accident, risk, danger, chance of, in my chart, in my kundli, yog, dar, darr, khatra, to nahi, to nhi, toh nahi, likha hai, डर, ख़तरा, तो नहीं, योग, लिखा है',
    ],
    without:
      'dasha, antar, gochar, दशा, अंतर, गोचर, jalne, maut, death, die, marunga, mrityu, मौत, insurance, claim, case, court, FIR, bail, icu, ventilator, hospital, bhai, brother, husband, pati, friend, dost, son, beta, papa, father, doctor, look like, children, ex, kitne ghante, lakh, hazar, hazaar, 11000, 21000, puja, yagya, yantra, jaap, stones, बीमा, केस, भाई, पति, पिता, मामा, accidentally, pregnant, job, bike trip, why, kyu',
    asks: ['whether', 'what', 'how-much', 'how', 'when', 'advice', 'describe'],
    topic: 'travel',
    subject: 'self',
  },
  {
    name: 'visa-refused',
    among: ['abroad', 'travel', 'education', 'enemies'],
    words: [
      'visa, visas, h1b, vija, veeza, वीज़ा, वीजा',
      'refused, refusal, refusals, rejected, rejection, reject, rejects, denied, denial, shot down, turned down, 214b, radd, mana ho, mana kar, namanjoor, रिजेक्ट, रिजैक्ट, रद्द, मना, ठुकरा',
    ],
    without:
      'son, daughter, beta, bete, beti, husband, wife, pati, brother, bro, bhai, sister, parents, mother, friend, cousin, black magic, passport rakh, बेटा, बेटे, बेटी, भाई, पति, पत्नी, or try, ya dubai, or germany, canada or, malta',
    asks: ['when', 'whether', 'exactly', 'how', 'advice', 'what', 'how-much'],
    topic: 'abroad',
    subject: 'self',
  },
  {
    name: 'stay-abroad-or-return',
    among: ['abroad', 'travel', 'job-change', 'career', 'family', 'parents'],
    words: [
      'come back, go back, move back, moving back, settle back, settling back, back in india, return, returning, return home, return to india, back to india, back home, wapas, vapas, laut, lautu, lautna, laut jau, लौट, लौटूँ, लौटना, लौट जाऊँ, वापस',
      'settle, settled, settling, for good, till the end, here till, stay, staying, stay on, pr, green card, citizenship, remain, ruk, ruku, rukna, rahu, rahna, rehna, bas jau, bas jaye, basna, yahin, yahi, रुकूँ, रुकना, रहूँ, रहना, बस जाऊँ, बसना, यहीं',
      'abroad, canada, usa, us, america, australia, germany, uk, london, dubai, gulf, saudi, qatar, kuwait, singapore, ireland, new zealand, foreign, videsh, pardes, bahar, india, विदेश, परदेस, कनाडा, अमेरिका, दुबई, इंडिया, भारत, लंदन',
    ],
    without:
      'son, daughter, beta, bete, beti, husband, pati, brother, bhai, boyfriend, girlfriend, ex, passport rakh, salary nahi, iqama, beat, maid, बेटा, बेटे, बेटी, पति, भाई, wife wants, who wins, kids dont, visit, yahi kaam, yahin kaam, yahi naukri, yahi job, यहीं काम, यही काम, यहीं नौकरी',
    asks: ['choose', 'whether', 'advice', 'which', 'what'],
    topic: 'abroad',
    subject: 'self',
  },
  {
    name: 'which-country',
    among: ['abroad', 'education', 'travel', 'job-change', 'career', 'job-search'],
    words: [
      'which country, what country, which countries, best country, right country, kaun sa desh, kaunsa desh, konsa desh, kaun se desh, kaunse desh, konse desh, kis desh, konsi country, kaunsi country, kon si country, kaun si country, which abroad, gulf or europe, कौन सा देश, कौनसा देश, किस देश, कौन से देश, कौन सी कंट्री',
    ],
    without:
      'friend, behen, behan, wifes, my wife, janam, previous birth, son, daughter, beta, bete, beti, husband, pati, brother, bhai, sister, partner, spouse, marriage, shadi, life partner, बेटा, बेटे, बेटी, पति, भाई, शादी, cricket, world cup, match, win, war, prime minister, jeetega, honeymoon, ghumne, trip, vacation, reject, rejected, refused, born, birth, scared',
    asks: ['which', 'choose', 'what', 'who', 'whether', 'advice', 'describe'],
    topic: 'abroad',
    subject: 'self',
  },
  {
    name: 'trip-safe',
    among: ['travel', 'day', 'muhurta', 'abroad', 'spirituality'],
    words: [
      'trip, trek, trekking, tour, road trip, bike trip, ride, yatra, safar, journey, travel, travelling, flight, vacation, honeymoon, ghumne, ट्रिप, यात्रा, सफ़र, घूमने, ट्रेक, फ्लाइट',
      'safe, safety, safely, unsafe, risky, danger, dangerous, dar, darr, khatra, surakshit, sahi salamat, thik se, सुरक्षित, डर, ख़तरा, सही सलामत, सेफ',
    ],
    without:
      'son, daughter, beta, bete, beti, husband, wife, parents, mother, father, mummy ki, papa ki, friend only, job, night shift, cab, office, saas, saasu, pregnant, pregnancy, boyfriend, girlfriend, beat, बेटा, बेटी, पति, पत्नी, सास, insta, reel, ticket refund, evil, bhut, ghost, accident me maut, which day, safest day',
    asks: ['whether', 'how', 'what', 'advice', 'describe', 'how-much'],
    topic: 'travel',
    subject: 'self',
  },
]
