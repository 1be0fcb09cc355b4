import type { SituationPattern } from '../situation.ts'

const ofChild =
  'son, daughter, my son, my sons, my daughter, my daughters, my elder son, my younger son, our son, our daughter, my child, my children, my kid, my kids, our child, teenage son, teenage daughter, teen son, teen daughter, teenager, beta, bete, beti, bitiya, betiya, mera ladka, mere ladke, meri ladki, bachche, bache, bacche, bachcha, bacha, baccha, bachchi, bachha, बेटा, बेटे, बेटी, बिटिया, मेरा लड़का, मेरे लड़के, मेरी लड़की, बच्चा, बच्चे, बच्ची, बच्चों'
const danger =
  'hit, hits, beat, beats, slap, slapped, maarta, maarti, marta, marti, mara, drugs, ganja, nasha, smack, suicide, cut, die, marna, jaan, police, ran away, runaway, bhag gaya, bhag gayi, touch, rape, molest*, locked, hosh, abuse, abused, warden, ragging, मारता, मारती, नशा, गांजा, मरना, जान, भाग गया, भाग गई, बंद कर'

/** Situations of those who have children, wish for one, or bring them up. */
export const upbringingSituations: readonly SituationPattern[] = [
  {
    name: 'ivf-time',
    among: ['children', 'pregnancy', 'health', 'muhurta', 'married-life', 'day', 'marriage'],
    words: [
      'ivf, iui, icsi, embryo transfer, egg retrieval, egg freezing, test tube, fertility treatment, आईवीएफ, आइवीएफ, आईयूआई, टेस्ट ट्यूब',
      'kab karwana, kab karana, kab karvana, कब करवाना, कब कराना, when should, when to, which month, which year, right time, good time, best time, start, now or, wait, or try, naturally, natural, kab karaye, kab karwaye, kab karau, kab karwau, kab karaun, kab kare, kab karna, kab shuru, kis mahine, kaunse mahine, sahi samay, karaye ya, karwaye ya, karwau ya, karau ya, kare ya, ruk jaye, ruke, intezar, in january, in february, in march, in april, in may, in june, in july, in august, in september, in october, in november, in december, कब कराएँ, कब कराएं, कब करवाएँ, कब करवाएं, कब कराऊँ, कब करवाऊँ, कब करें, कब शुरू, किस महीने, सही समय, कराएँ या, करवाएँ या, करवाएं या, इंतज़ार, रुकें, प्राकृतिक',
    ],
    without: `${danger}, boy, girl, ladka, ladki, adopt*, god le, गोद ले, sister, behen, beti ke, beti ki, bahu, pregnant, weeks, month pregnant, positive, chautha mahina, महीना है, बहू, बहन, लड़का, लड़की`,
    asks: ['when', 'exactly', 'whether', 'choose', 'advice', 'which', 'what', 'how'],
    topic: 'children',
    subject: 'self',
    careNotMeant: 'pregnancy',
  },
  {
    name: 'baby-now-or-later',
    among: ['children', 'pregnancy', 'married-life', 'family', 'career', 'marriage'],
    words: [
      'baby abhi plan, abhi baby plan, bachcha abhi, baby ke baare me, bachche ke baare me soch*, plan a baby, plan baby, planning a baby, baby plan, baby planning, plan for a baby, plan for baby, plan a child, planning a child, plan a family, start a family, family planning, thinking of a baby, try for a baby, trying for a baby, try for baby, have a baby, baby ki planning, baby plan kare, bachcha plan, bacha plan, baccha plan, bachche ki planning, bache ki planning, bachche ka plan, बच्चे की प्लानिंग, बेबी प्लान, बच्चा प्लान, बेबी की प्लानिंग, फैमिली प्लानिंग, परिवार बढ़ाने',
      'plan kare ya, plan karein ya, plan karu ya, प्लान करें या, ya career, now or, this year or, or wait, or later, or next year, years later, first or, should we, shall we, right time, good time, when should, when to, delay, postpone, wait, abhi ya, ya agle, ya ruk, ya baad, ruk jaye, ruke, abhi kare, sahi samay, kab kare, kab karna, kab karni, agle saal, agle sal, chahiye, is saal ya, अभी या, या अगले, या रुक, या बाद, रुकें, अभी करें, सही समय, कब करें, कब करनी, अगले साल, चाहिए, इस साल या',
    ],
    without: `${danger}, second, 2nd, dusra, dusre, doosra, दूसरा, दूसरे, ivf, iui, miscarriage, adopt*, god le, boy, girl, beta, beti, ladka, ladki, pregnant, saal se, for years, trying since, copper t, आईवीएफ, बेटा, बेटी, साल से, गोद, bahu, sister, behen, my son and, my daughter and`,
    asks: ['when', 'exactly', 'whether', 'choose', 'advice', 'which', 'what', 'how'],
    topic: 'children',
    subject: 'self',
    careNotMeant: 'pregnancy',
  },
  {
    name: 'after-miscarriage',
    among: ['children', 'pregnancy', 'health', 'mental-health', 'married-life'],
    words: [
      'miscarriage, miscarriages, miscarried, lost the baby, lost our baby, lost my baby, pregnancy loss, stillborn, stillbirth, garbhpat, garbh gir, bachcha gir gaya, bacha gir gaya, baccha gir gaya, bachcha nahi ruka, bacha nahi ruk*, गर्भपात, मिसकैरेज, गर्भ गिर, बच्चा गिर गया',
      'again, next, when, try, trying, conceive, will i, will we, after, healthy, mother, why, reason, kab, phir, fir, dobara, agla, agli, agle, ab, hoga, hogi, thehrega, tikega, rukega, maa ban, kyu, kyun, karan, wajah, कब, फिर, दोबारा, अगला, अगली, अब, होगा, होगी, ठहरेगा, टिकेगा, रुकेगा, माँ बन, क्यों, कारण, वजह',
    ],
    without: `${danger}, abort kara, abortion kara, pregnant, weeks, week, hafte, mahine hue, mahina, 2 month, pet se, unmarried, boyfriend, cow, bhains, gaay, dog, prarthana, is baar, गाय, भैंस, हफ़्ते, महीना, पेट से, इस बार, teesri baar, sister, bhabhi, bahu, friend, बहू, भाभी`,
    asks: ['when', 'exactly', 'whether', 'how', 'why', 'what', 'advice'],
    topic: 'children',
    subject: 'self',
    careNotMeant: 'pregnancy',
  },
  {
    name: 'stubborn-child',
    among: [
      'children',
      'education',
      'family',
      'mental-health',
      'personality',
      'love',
      'parents',
      'married-life',
    ],
    words: [
      ofChild,
      'stubborn, does not listen, doesnt listen, dont listen, not listen, never listens, wont listen, disobedient, disobeys, rebellious, arrogant, answers back, answering back, talks back, talk back, shouts at me, shouts at us, shouts at his, shouts at her, argues with me, argues with us, throws tantrums, tantrum, tantrums, angry, anger, rude to me, rude, ziddi, jiddi, zidd karta, zidd karti, bahut zid, zidd, sunta nahi, sunti nahi, nahi sunta, nahi sunti, nhi sunta, nhi sunti, nahi sunte, baat nahi manta, baat nahi manti, baat nhi manta, baat nhi manti, kehna nahi manta, kehna nahi manti, kahna nahi manta, kahna nahi manti, jawab deta, jawab deti, palat ke, zubaan ladata, zuban ladata, chillata, chillati, gussa, gussail, ulta bolta, ulta bolti, badtameez, badtamiz, bigad raha, bigad gaya, bigad rahi, ज़िद्दी, जिद्दी, ज़िद करता, ज़िद करती, सुनता नहीं, सुनती नहीं, नहीं सुनता, नहीं सुनती, किसी की सुनती, किसी की सुनता, बात नहीं मानता, बात नहीं मानती, कहना नहीं मानता, कहना नहीं मानती, जवाब देता, जवाब देती, ज़बान लड़ाता, ज़बान लड़ाती, चिल्लाता, चिल्लाती, गुस्सा, ग़ुस्सा, उल्टा बोलता, उल्टा बोलती, बदतमीज़, बिगड़ रहा, बिगड़ गया, बिगड़ रही',
    ],
    without: `budhape, बुढ़ापे, kis par gayi, kis par gaya, dono ka, pujari, kaatne, katne, कटने, निशान, ${danger}, husband, pati, wife, biwi, patni, sasural, bahu, damad, son in law, daughter in law, marriage, shadi, love marriage, divorce, phone, mobile, game, study, studies, padhai, padhta, padhti, exam, mai itna, main itna, i get angry, mujhe gussa, mujhe itna gussa, mera gussa, my anger, gussa aata hai bachcho, bachcho par, bachho pe, bachcho pe, bacho pe, i shout, me chillati, job, property, naukri, pehle bachche, पति, पत्नी, ससुराल, बहू, दामाद, शादी, मोबाइल, फ़ोन, पढ़ाई, पढ़ता, पढ़ती, मुझे गुस्सा, मुझे इतना, मेरा गुस्सा, बच्चों पर, मैं इतना, नौकरी, boss, saas, सास, दोस्त, papa gussa, papa ka gussa, mummy, पापा, मम्मी, god bharegi`,
    asks: ['when', 'whether', 'how', 'why', 'advice', 'what', 'describe', 'exactly', 'choose'],
    topic: 'children',
    subject: 'child',
  },
  {
    name: 'child-phone',
    among: ['children', 'education', 'mental-health', 'health', 'family', 'career'],
    words: [
      ofChild,
      'mobile ki lat, phone ki lat, mobile lat, addicted to phone, addicted to mobile, addicted to games, addicted to gaming, addicted to video games, phone addiction, mobile addiction, gaming addiction, screen addiction, screen time, on phone all, on the phone all, on his phone, on her phone, on mobile all, glued to, phone all day, mobile all day, playing games, plays games, video games, reels, pubg, free fire, bgmi, mobile game, mobile dekhta, mobile dekhti, mobile dekhte, phone dekhta, phone dekhti, phone chalata, phone chalati, mobile chalata, mobile chalati, phone me laga, mobile me laga, phone me lagi, mobile me lagi, phone mein laga, mobile mein laga, phone par laga, mobile par laga, phone pe laga, mobile pe laga, din bhar mobile, din bhar phone, sara din mobile, sara din phone, mobile nahi chhod*, phone nahi chhod*, mobile nahi chod*, phone nahi chod*, game khelta, game khelti, games khelta, गेम खेलता, गेम खेलती, मोबाइल की लत, फ़ोन की लत, मोबाइल देखता, मोबाइल देखती, मोबाइल चलाता, मोबाइल चलाती, मोबाइल में लगा, मोबाइल में लगी, फ़ोन में लगा, फ़ोन में लगी, मोबाइल में घुसा, मोबाइल पर लगा, दिन भर मोबाइल, दिन भर फ़ोन, सारा दिन मोबाइल, मोबाइल नहीं छोड़*, फ़ोन नहीं छोड़*, पबजी',
    ],
    without: `in law, in laws, jawan, ghar pe baitha, ${danger}, husband, pati, wife, biwi, patni, sasural, bahu, shadi, marriage, my phone, mera phone, kaam kab, naukri, job, set hoga, settle, kharid, lost, chori, number, call, gum, loan, agent, पति, पत्नी, ससुराल, बहू, शादी, नौकरी, कब सेट, चोरी, gamer, esports, career, padhai, padhta, padhti, पढ़ाई, पढ़ता, पढ़ती, study, studies, studying, developer, screenshot, girl, ladki se, ladke se, लड़के से, लड़की से, cries, rota, roti`,
    topic: 'children',
    subject: 'child',
  },
  {
    name: 'child-hostel',
    among: ['education', 'children', 'family', 'travel', 'exam', 'parents'],
    words: [
      ofChild,
      'boarding, boarding school, hostel, sainik school, navodaya, send to kota, sending to kota, kota bhej*, kota भेज*, residential school, military school, gurukul, हॉस्टल, होस्टल, बोर्डिंग, नवोदय, सैनिक स्कूल, कोटा भेज*, गुरुकुल',
      'send, sending, should, shall, adjust, settle, happy, right, good, safe, manage, bheju, bhejun, bhej, bheje, bhejna, bhejne, bhej du, bhej dun, bhej de, rakhe, rakhu, daalu, dalu, dale, dalna, karau, karaye, mann lagega, man lagega, reh payega, reh payegi, rah payega, rah payegi, theek rahega, thik rahega, sahi, chahiye, भेजूँ, भेजूं, भेज, भेजें, भेजना, भेजने, भेज दूँ, रखें, डालूँ, डालें, मन लगेगा, रह पाएगा, रह पाएगी, ठीक रहेगा, सही, चाहिए',
    ],
    without: `in law, in laws, gurukul or, गुरुकुल भेजें या, vedic, वैदिक, bhaga, भाग, ${danger}, husband, pati, love, gf, bf, boyfriend, girlfriend, fees kaise, missing, ro raha, mess, phone, stolen, admission hoga, selection, select, milega, milegi, clear, pass, admission milega, पति, मिलेगा, मिलेगी, पास होगा, चयन, maan jayenge, roommate`,
    asks: ['whether', 'choose', 'advice', 'how', 'what', 'describe', 'when'],
    topic: 'education',
    subject: 'child',
  },
  {
    name: 'child-own-choice',
    among: ['marriage', 'children', 'love', 'family', 'compatibility'],
    words: [
      'my son, my sons, my daughter, my daughters, our son, our daughter, beta, bete, beti, bitiya, mera ladka, mere ladke, meri ladki, बेटा, बेटे, बेटी, बिटिया, मेरा लड़का, मेरे लड़के, मेरी लड़की',
      'love marriage, wants to marry, want to marry, is in love, in love with, loves a, has chosen, chosen a, own choice, of his choice, of her choice, his girlfriend, her boyfriend, inter caste, intercaste, another caste, other caste, different caste, another religion, other religion, apni pasand, uski pasand, khud ki pasand, pasand ki ladki, pasand ke ladke, kisi ladke se pyar, kisi ladki se pyar, kisi ladke ko pasand, kisi ladki ko pasand, ladki pasand kar li, ladka pasand kar liya, dusri jaat, dusri jati, dusre dharm, lav marij, लव मैरिज, अपनी पसंद, उसकी पसंद, ख़ुद की पसंद, पसंद की लड़की, पसंद के लड़के, किसी लड़के से प्यार, किसी लड़की से प्यार, किसी लड़की को पसंद, लड़की पसंद कर ली, दूसरी जात, दूसरी जाति, दूसरे धर्म, अंतरजातीय',
    ],
    without: `milan, मिलान, kundli, कुंडली, kab, कब, कर ली, ${danger}, years old, saal ki hai, sal ki hai, bf, gf, mujhse, mere papa, my boyfriend, my girlfriend, my love, my parents, his parents, her parents, uske ghar, divorce, talaq, husband, pati, neighbours, officers son, landlords, 14, 15, 16, 17, मैं, मेरे पापा, उसके घर, तलाक, मुझसे, class, abroad`,
    topic: 'marriage',
    subject: 'child',
  },
  {
    name: 'child-late-to-speak',
    among: ['health', 'children', 'education', 'mental-health'],
    words: [
      ofChild,
      'bolta nahi, bolti nahi, nahi bolta, nahi bolti, nhi bolta, nhi bolti, bol nahi pata, bol nahi pati, bol nhi pata, bol nhi pati, kab bolega, kab bolegi, bolna kab, tutlata, tutlati, haklata, haklati, speech delay, delayed speech, not speaking yet, does not speak yet, doesnt speak yet, not talking yet, start speaking, start talking, speak clearly, late talker, stammer, stammers, stammering, stutter, stutters, not walking yet, start walking, chalta nahi abhi, kab chalega, speech therapy, बोलता नहीं, बोलती नहीं, नहीं बोलता, नहीं बोलती, बोल नहीं पाता, बोल नहीं पाती, कब बोलेगा, कब बोलेगी, बोलना कब, तुतलाता, तुतलाती, हकलाता, हकलाती, कब चलेगा, कब चलेगी',
    ],
    without: `in law, in laws, remedy, upay, autism, autistic, ऑटिज़्म, chhat, छत, darwaja, दरवाज़ा, दरवाजा, gusse me, गुस्से में, ${danger}, jhoot, sach nahi, shop, dukan, gaadi, business, bahu, husband, pati, married, since marriage, mujhse, humse, hamse, papa se, angry, naraz, naraj, नाराज़, मुझसे, हमसे, झूठ, दुकान, पति, बहू, english, अंग्रेज़ी`,
    asks: ['when', 'exactly', 'whether', 'how', 'what', 'why', 'advice'],
    topic: 'health',
    subject: 'child',
  },
]
