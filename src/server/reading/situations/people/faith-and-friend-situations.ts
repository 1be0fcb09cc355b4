import type { SituationPattern } from '../situation.ts'

const danger = 'suicide, die, marna, mar jau, hit, beat, rape, touch, marta, मरना, मर जाऊँ'

/** Situations of friends, of parents far away, of a new home, of vows and rites. */
export const faithAndFriendSituations: readonly SituationPattern[] = [
  {
    name: 'friend-true',
    among: ['friends', 'enemies', 'personality', 'unclear', 'love', 'business'],
    words: [
      'friend, friends, bestie, bestfriend, dost, dosto, doston, yaar, saheli, sahelee, mitra, दोस्त, दोस्तों, सहेली, मित्र, यार',
      'fayda uth*, faida uth*, फ़ायदा उठ*, jealous, jealousy, envy, envious, fake, real friend, real friends, true friend, true friends, genuine, loyal, trust, trustworthy, backstab, backstabs, backstabbing, cheat me, cheats me, cheating me, betray, betrays, betraying, behind my back, using me, use me, jalta, jalti, jalte, jalan, sachcha, sacha, sachche, sache, sacchi, saccha, bharosa, bharose, dhokha, dhoka, peeth piche, peeth peeche, pith piche, matlabi, fayda utha, faida utha, जलता, जलती, जलते, जलन, सच्चा, सच्चे, सच्ची, भरोसा, भरोसे, धोखा, पीठ पीछे, मतलबी, फ़ायदा उठा',
    ],
    without: `dhoka diya, dhokha diya, धोखा दिया, betrayed me, kis par, किस पर, no real friends, find, milenge, मिलेंगे, bante, cafe, cofounder, cofounders, shop, dukaan, dukan, manager, bhatta, भट्ठा, काम में, accounts, am i a, राशि, ${danger}, boyfriend, girlfriend, bf, gf, love, crush, pyar, husband, pati, wife, biwi, money, paisa, paise, lakh, udhar, lent, loan, business, partner, partnership, startup, astrology, daughter, beti, son, beta, office friend or, fake hai astrology, class, प्यार, पति, पत्नी, पैसा, पैसे, उधार, बिज़नेस, बेटी, बेटा, ramesh ya, रमेश या, which friend, kis dost, किस दोस्त, propose, shadi, शादी, future, marry`,
    asks: ['whether', 'choose', 'who', 'what', 'how', 'which', 'why', 'advice', 'describe'],
    topic: 'friends',
    subject: 'self',
  },
  {
    name: 'vow',
    among: [
      'spirituality',
      'remedy',
      'fasting',
      'children',
      'unclear',
      'past',
      'travel',
      'year-ahead',
      'dosha',
    ],
    words: [
      'mannat, manat, mannath, manauti, manouti, manautiyan, made a vow, took a vow, my vow, the vow, vow i made, vow to, promised god, promise to god, मन्नत, मनौती, मन्नतें',
      'puri, poori, pura, poora, nahi ki, nahi ja paya, nahi ja payi, bhool, bhul, adhuri, adhoori, incomplete, unfulfilled, fulfil, fulfill, fulfilled, not fulfilled, forgot, forgotten, come true, complete, broke, utarni, utarna, chadhana, chadhani, kab, kya isi, isliye, isiliye, because, करनी, पूरी, पूरा, नहीं की, भूल, अधूरी, उतारनी, चढ़ानी, चढ़ाना, कब, इसलिए, इसीलिए',
    ],
    without: `${danger}, silence, maun, pregnant, pota, beta ya, ladka ya, chautha mahina, jhula, झूला, पोता, marriage vow, vows, saat vachan, celibacy, god bhari thi, गोदी`,
    topic: 'spirituality',
    subject: 'self',
  },
  {
    name: 'parents-pilgrimage',
    among: ['travel', 'spirituality', 'parents', 'health', 'day', 'family', 'muhurta'],
    words: [
      'amma, abba, ammi, abbu, अम्मा, अम्मी, अब्बू, parents, mother, father, mom, dad, mummy, papa, maa, pitaji, mata pita, mummy papa, saas, saas sasur, in laws, dadi, dada, nani, nana, grandmother, माँ, मां, मम्मी, पापा, माता पिता, माता-पिता, पिताजी, मम्मी पापा, माँ पापा, सास, सास ससुर, दादी, नानी',
      'pilgrimage, char dham, chardham, kedarnath, badrinath, tirupati, vaishno devi, vaishnodevi, shirdi, haj, hajj, umrah, umra, makkah, madina, medina, karbala, ziyarat, jerusalem, velankanni, vailankanni, bodh gaya, ajmer sharif, kartarpur, nankana, hemkund, darbar sahib, shikhar ji, amarnath, jagannath, puri, rameshwaram, kashi, vrindavan, sabarimala, golden temple, teerth, tirth, tirath, tirth yatra, teerth yatra, tirthyatra, dham, चार धाम, चारधाम, केदारनाथ, बद्रीनाथ, तिरुपति, वैष्णो देवी, शिरडी, हज, उमरा, उमरे, उमराह, मक्का, मदीना, ज़ियारत, जियारत, दरबार साहिब, करतारपुर, शिखर जी, तीर्थ, तीर्थयात्रा, तीर्थ यात्रा, काशी, वृंदावन, धाम, रामेश्वरम',
      'when, take, send, able to, will, should, safe, any problem, kab, karau, karaun, karwau, karaye, karwaye, le jau, le jaun, le ja, bheju, bhejun, bhej, ja payenge, ja payengi, theek, thik, dikkat, कब, कराऊँ, कराऊं, कराएँ, करवाऊँ, ले जाऊँ, ले जाऊं, ले जा, भेजूँ, भेजूं, भेज, जा पाएँगे, जा पाएंगे, जा पाएँगी, ठीक, दिक्कत',
    ],
    without: `mera bulawa, chali gayin, chali gayi, chale gaye, hume chhod, har saal, हर साल, या पैसे, ya paise, hum kab, main kab, mai kab, ${danger}, asthi, ashes, अस्थि, pind, पिंड, vriddhashram, वृद्धाश्रम, died, guzar*, lost, missing, kho gay*, खो गए, marriage, shadi, puri kar, mannat, stay back`,
    asks: ['when', 'exactly', 'whether', 'how', 'advice', 'what', 'choose'],
    topic: 'travel',
    subject: 'self',
  },
  {
    name: 'parents-alone',
    among: ['parents', 'family', 'abroad', 'job-change', 'career', 'travel', 'health'],
    words: [
      'parents, my mother, my father, mom, dad, mummy, papa, maa, pitaji, mata pita, mummy papa, maa papa, maa baap, माँ, मां, मम्मी, पापा, माता पिता, माता-पिता, पिताजी, मम्मी पापा, माँ पापा, माँ बाप',
      'alone, all alone, by themselves, are old, getting old, ageing, aging, no one to look after, nobody to look after, who will look after, akele, akeli, akela, budhe, boodhe, bujurg, buzurg, koi nahi hai unke, dekhbhal, dekhne wala, अकेले, अकेली, अकेला, बूढ़े, बुज़ुर्ग, देखभाल, देखने वाला',
      'go back, move back, return, shift back, shift to, hometown, stay or, leave my job, quit, transfer, should i, near them, go or, back to, be with them, wapas, vapas, laut, lautu, gaon chala, gaon jau, ghar chala, ghar laut, ghar jau, naukri chhod, job chhod, unke paas, unke pas, paas jau, kya karu, वापस, लौट, लौटूँ, गाँव चला, घर चला, घर लौट, नौकरी छोड़, उनके पास, क्या करूँ, क्या करूं',
    ],
    without: `mausi, daaru, daru, मौसी, dur rehke, ${danger}, second marriage, dusri shadi, दूसरी शादी, marry again, husband, pati, sasural, divorce, love, hostel, kota, shadi ke baad, after marriage, boyfriend, died, guzar*, death, ke jane ke baad, class, guzar, पति, ससुराल, शादी के बाद`,
    asks: ['whether', 'choose', 'advice', 'how', 'what', 'when', 'who'],
    topic: 'parents',
    subject: 'self',
  },
]
