import type { SituationPattern } from './situation.ts'
import { ofAnother } from './of-another.ts'

/** Narrower questions of those who work, or want to work, on their own: trade, land, stage and sport. */
export const tradeSituations: readonly SituationPattern[] = [
  {
    name: 'leave-for-business',
    among: ['business', 'job-change', 'career', 'job-search'],
    words: [
      'job, naukri, service, noukri, corporate, नौकरी, जॉब, सर्विस',
      'quit, quitting, leave, leaving, resign, resigning, chhod, chod, chhodkar, chodkar, chhodke, chodke, chhodu, chodu, chhor, ' +
        'chhodun, छोड़, छोड़कर, छोड़के, छोड़ूँ, छोड़ना',
      'business, startup, start up, own, apna, khud ka, khud ki, vyapar, vyapaar, dhandha, dukan, shop, cafe, parlour, bakery, ' +
        'restaurant, agency, cloud kitchen, dhaba, apni company, बिज़नेस, अपना, अपनी, ख़ुद का, व्यापार, धंधा, दुकान, स्टार्टअप',
    ],
    without:
      `${ofAnother}, kheti, farm, farming, khet, खेती, youtube, family business, government job, sarkari naukri, abroad, own city, ` +
      'apna shehar, apne, own hometown',
    asks: ['whether', 'when', 'choose', 'advice', 'how', 'exactly', 'which'],
    topic: 'business',
  },
  {
    name: 'with-a-partner',
    among: ['business'],
    words: [
      'partner, partners, partnership, sajhedari, sajhedar, saajhe, sajhe, jointly, dost ke saath, dost ke sath, friend, ' +
        'saath milkar, sath milke, saath mil ke, bhai ke saath, bhai ke sath, milke, milkar, साझेदारी, साझे, साझेदार, पार्टनर, पार्टनरशिप, मिलकर, दोस्त के साथ',
      'alone, akele, akela, akeli, or, ya, should, karu, karun, kru, kar lu, thik, theek, good, sahi, start, kholu, kholun, shuru, ' +
        'join, chalegi, tikegi, rahega, go, अकेले, करूँ, ठीक, सही, शुरू, खोलूँ, चलेगी, टिकेगी',
    ],
    without:
      'cheat, cheated, cheats, dhokha, dhoka, trust, bharosa, break, todu, todun, alag, split, loss, ghata, buy me out, accident, ' +
      'hisab, gadbad, wants, sell, life partner, which partner, who, kise, kisko, agreement, better ramesh, passed, chart look, flat, libra, aries, leo, kind of, kaisa partner, good partner, end the, chit, दबा, ' +
      'धोखा, भरोसा, हिसाब, घाटा, sade sati, license, can my, my partner open, खराब',
    asks: ['whether', 'choose', 'advice', 'how', 'which', 'what'],
    topic: 'business',
    subject: 'self',
  },
  {
    name: 'partner-trust',
    among: ['business'],
    words: [
      'partner, partners, sajhedar, saajhedar, पार्टनर, साझेदार',
      'cheat, cheating, cheats, dhokha, dhoka, dhokha to nahi, trust, bharosa, vishwas, imandar, honest, gadbad, gadbadi, ' +
        'fraud, faith, धोखा, भरोसा, विश्वास, गड़बड़, ईमानदार, bharose',
    ],
    without:
      'life partner, has cheated, cheated me, ne dhokha diya, dhokha diya, ne dhoka diya, ने धोखा, staff, paisa kab, to me, trust me',
    asks: ['whether', 'advice', 'choose', 'how', 'what', 'describe', 'who'],
    subject: 'self',
  },
  {
    name: 'shop-losses',
    among: ['business', 'money'],
    words: [
      'business, dukan, dukaan, shop, dhandha, dhanda, factory, company, firm, mill, vyapar, store, dairy, hotel, restaurant, startup, ' +
        'cafe, bakery, parlour, showroom, kirana, agency, workshop, garage, poultry, बिज़नेस, दुकान, धंधा, धंधे, फ़ैक्ट्री, कंपनी, व्यापार, डेयरी, होटल, कारोबार',
      'loss, losses, losing, ghata, ghate, nuksan, nuksaan, nuqsan, down, dull, slow, manda, mandi, thap, dub raha, doob raha, doob rahi, ' +
        'no customers, grahak nahi, grahak nhi, customer nahi, nahi chal, nhi chal, chalti nahi, chal nahi, recover, ' +
        'घाटा, घाटे, नुक़सान, मंदा, मंदी, ठप, डूब, नहीं चल, चल नहीं, ग्राहक नहीं',
      'when, kab, how long, how much, recover, revive, sudhrega, sudhregi, chalegi, chalega, why, kyu, kyun, kyon, will, should, band, ' +
        'close, shut, continue, kitna, kitne, upay, theek, thik, कब, चलेगी, चलेगा, क्यों, सुधरेगा, ठीक, बंद, कितना',
    ],
    without:
      `${ofAnother}, loss to nahi, nuksan to nhi, nuksan to nahi, ya ghata, share market, trading, partner, kholu, kholun, start, shuru, ` +
      'weight loss, chalegi ya, hair, train, rain, rival, rivals, competitor, competitors, शेयर',
    topic: 'business',
  },
  {
    name: 'stuck-payment',
    among: ['money', 'business', 'legal', 'career', 'debt', 'lost-object'],
    words: [
      'client, clients, party, builders, customer, customers, vendor, contractor, thekedar, mill, department, vibhag, bill, bills, ' +
        'invoice, invoices, payment, payments, grahak, udhari, market, upwork, business, company, firm, factory, tender, ' +
        'क्लाइंट, पार्टी, ग्राहक, ठेकेदार, विभाग, बिल, भुगतान, पेमेंट, उधारी, बाज़ार, बिज़नेस, मिल',
      'stuck, pending, overdue, owe, owes, dues, outstanding, not paying, not paid, hasnt paid, havent paid, fasa, fansa, phansa, fase, ' +
        'atka, atki, atke, ruka, ruki, roka, nahi de raha, nhi de rha, nahi de rahi, nhi de rhi, nahi de rahe, nahi kar rahi, nahi kar raha, nahi diya, nhi diya, fas gaya, maar liya, blocked, dabaye, ' +
        'फँसा, फँसे, फँसी, अटका, अटकी, रुका, रुकी, बकाया, नहीं दे रहा, नहीं दिया',
      'when, kab, will, milega, milegi, aayega, ayega, aayegi, recover, release, clear, wapas, kya, कब, मिलेगा, आएगा, वापस, क्या, निकलेगा',
    ],
    without:
      `${ofAnother}, pension, loan, visa, flat, possession, refund, upi, wallet, salary, license, licence, interview, promotion, ` +
      'chit fund, emi, credit card, medical, लोन, पेंशन, सैलरी, वेतन, project, notice, contract, exam, transfer, summon, case',
    asks: ['whether', 'when', 'exactly', 'how', 'how-much', 'advice', 'what'],
    topic: 'money',
    subject: 'self',
  },
  {
    name: 'farm-or-job',
    among: ['business', 'career', 'job-change', 'job-search', 'retirement', 'property', 'travel'],
    words: [
      'kheti, khetibadi, farming, farm, gaon, gaanv, village, khet, dairy, खेती, खेती-बाड़ी, गाँव, खेत, डेयरी',
      'city, shehar, shahar, sheher, naukri, job, chhod, chod, chhodkar, chhodke, chodkar, quit, leave, leaving, corporate, ' +
        'शहर, नौकरी, छोड़, छोड़कर, छोड़के, जॉब, वकालत',
      'should, karu, karun, kru, jau, jaun, chala, or, ya, kya, better, theek, thik, kaisa, rahega, faida, करूँ, जाऊँ, चला, या, ठीक, कैसा, लूँ',
    ],
    without:
      `${ofAnother}, shaadi, shadi, marriage, school, transfer, papa, karz, loan, murgi, machhli, machli, cousin, khet bech, ` +
      'sarkari naukri kab, retire, nahi pooch, sasur, pension, parents, flat, salon, सैलून, अम्मा, बाबूजी, maa, माँ',
    asks: ['whether', 'choose', 'advice', 'how', 'which', 'what'],
    topic: 'business',
    subject: 'self',
  },
  {
    name: 'crop-season',
    among: ['business', 'money', 'career', 'year-ahead', 'debt', 'lost-object'],
    words: [
      'kheti, fasal, crop, crops, farming, harvest, buwai, kapas, gehu, gehun, dhan ki, खेती, फ़सल, बुवाई, उपज, पैदावार',
      'how, kaisi, kaisa, will, hogi, achi, acchi, achhi, faida, munafa, profit, bhav, daam, kamai, yield, rahegi, rahega, ' +
        'कैसी, कैसा, होगी, अच्छी, अच्छे, मुनाफ़ा, फ़ायदा, भाव, दाम, कमाई, रहेगी',
    ],
    without:
      `${ofAnother}, chhod, chod, chhodkar, quit, leave, job, naukri, नौकरी, छोड़, छोड़के, छोड़कर, marriage, shaadi, शादी, maaf, mafi, माफ़ी, ` +
      'neighbour, padosi, पड़ोसी, gaay, बीमा, bima, insurance, college, exam, cold storage, karz, कर्ज',
    topic: 'business',
    subject: 'self',
  },
  {
    name: 'shop-or-job',
    among: ['business', 'career', 'job-change', 'job-search'],
    words: [
      'papa ki dukan, papa ki dukaan, papa ka business, papa ka kaam, papa ki factory, papa ka dhandha, family business, fathers shop, ' +
        'fathers business, dads business, dads shop, family shop, khandani, khandaani, pushtaini dukan, ghar ki dukan, ghar ka business, ' +
        'ghar ka dhandha, ghar ka kaam, pitaji ki dukan, pita ki dukan, pitaji ka business, पापा की दुकान, पिताजी की दुकान, पिता की दुकान, ' +
        'घर की दुकान, घर का बिज़नेस, पिता का व्यापार, पापा का बिज़नेस, ख़ानदानी, पुश्तैनी दुकान, पुश्तैनी धंधा, पापा का काम',
      'job, naukri, join, sambhalu, sambhal, sambhale, sambhalun, city, delhi, or, ya, bajay, instead, should, karu, karun, ' +
        'नौकरी, सँभालूँ, सँभाल, या, जॉइन, करूँ, बजाय',
    ],
    without:
      'loss, ghata, band, doobegi, bachegi, kab chalega, kab chalegi, bhai, hissa, shaadi, shadi, rishta',
    asks: ['choose', 'whether', 'advice', 'which'],
    topic: 'business',
    subject: 'self',
  },
  {
    name: 'channel-growth',
    among: ['fame', 'career', 'business'],
    words: [
      'youtube, channel, subscriber, subscribers, instagram, insta, reels, reel, viral, content creator, influencer, vlog, vlogs, ' +
        'vlogger, podcast, followers, blog, यूट्यूब, चैनल, इंस्टा, इंस्टाग्राम, रील्स, रील, वायरल, सब्सक्राइबर',
      'viral, grow, famous, chalega, chalegi, subscriber, subscribers, followers, follower, views, career, banega, banegi, milega, milegi, ' +
        'kab, will, chance, success, naam, number, noticed, work, monetize, monetized, silver button, badhenge, badhega, full time, start, ' +
        'वायरल, चलेगा, कब, करियर, कैरियर, फ़ेमस, मिलेगा, बन, उम्मीद, नाम, सब्सक्राइबर, बढ़ेंगे',
    ],
    without:
      `${ofAnother}, photo, photos, stalk, ex, his insta, her insta, naam rakh, name, letter, listen, kis letter, blackmail, ` +
      'sasural, rajyog, राजयोग, suna, सुना, password, lat kab, sahasranamam, dosh, dosha, ping, unblocked, unblock, block, journalism, company, dekha, message, msg, patni, fake, hack, hacked, 7th std, class 7, class 8',
    asks: ['whether', 'when', 'how', 'how-much', 'exactly', 'why', 'advice', 'what'],
    topic: 'fame',
    subject: 'self',
  },
  {
    name: 'follower-figure',
    among: ['fame', 'career'],
    words: [
      'follower, followers, subscriber, subscribers, views, फ़ॉलोअर, सब्सक्राइबर, व्यूज़',
      'kitne, kitna, how many, what number, exact, exactly, count, कितने, कितना',
      'will, honge, hoga, can, reach, by, tak, exact, number, hojayenge, होंगे, होगा, तक',
    ],
    without: ofAnother,
    asks: ['how-much', 'exactly', 'what', 'whether'],
    topic: 'fame',
    subject: 'self',
  },
  {
    name: 'art-success',
    among: ['fame', 'career', 'life-purpose'],
    words: [
      'film, films, movie, movies, serial, serials, acting, actor, actress, singer, singing, gaana, gana, album, music, musician, ' +
        'dancer, theatre, bollywood, bhojpuri, web series, model, modelling, novel, poet, poetry, writer, standup, comic, comedian, painting, ' +
        'rapper, rap, फ़िल्म, फ़िल्मों, एक्टिंग, अभिनय, गायक, गायिका, गाना, सिंगर, कविता, मॉडलिंग, लेखक, संगीत, नाटक',
      'will, when, kab, chance, milega, milegi, success, banunga, banungi, famous, role, audition, published, publish, pehchan, chalega, ' +
        'hit, kaam, naam, become, yog, कब, मिलेगा, मिलेगी, बनूँगा, बनूँगी, रोल, पहचान, मौक़ा, नाम, योग',
    ],
    without:
      `${ofAnother}, youtube, channel, netflix dekh, favourite, filmi, model banane, filmed, machine, role model, sarkari, reels, ` +
      'gaadi, car, bike, phone, abroad, किराया, पैसा लगाने, shah rukh, salman, amitabh, next film, uski, actor kaun',
    asks: ['whether', 'when', 'how', 'how-much', 'exactly', 'why', 'advice', 'what'],
    topic: 'fame',
  },
  {
    name: 'sport-selection',
    among: ['fame', 'career', 'exam', 'government-job'],
    words: [
      'cricket, cricketer, football, footballer, kabaddi, ranji, hockey, badminton, athlete, athletics, wrestling, kushti, chess, tennis, ' +
        'khiladi, boxing, volleyball, carrom, sports, shooting, क्रिकेट, क्रिकेटर, कबड्डी, कुश्ती, फ़ुटबॉल, हॉकी, खिलाड़ी, बैडमिंटन',
      'selection, selected, select, trial, trials, team, debut, state, national, district, khel, khelunga, khelungi, squad, chance, ' +
        'player, banunga, banungi, become, career, future, मौक़ा, चयन, सेलेक्शन, टीम, ट्रायल, खेलूँगा, बनूँगा, करियर',
    ],
    without:
      `${ofAnother}, kohli, dhoni, rohit, rohits, app, ऐप, naam kis, akshar, india, world cup, ipl, match, jersey, coach makes, umpire, kaun jeetega, who will win, ` +
      'chhod, yr old, quota, favourite, studies, year old',
    topic: 'fame',
  },
]
