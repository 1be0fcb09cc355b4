import type { SituationPattern } from './situation.ts'

const animal =
  'dog, doggo, puppy, pup, cat, kitten, labrador, beagle, pug, german shepherd, parrot, bird, rabbit, tortoise, kutta, kutte, kutiya, billi, tota, tote, kabutar, pet, कुत्ता, कुत्ते, कुत्तिया, बिल्ली, तोता, तोते, खरगोश, कबूतर'
const cattle =
  'cow, cows, buffalo, buffaloes, goat, goats, calf, bullock, ox, horse, gaay, gai, bhains, bhens, bhais, bakri, bakriyan, bail, bachhda, bachda, गाय, गायें, भैंस, भैंसें, बकरी, बकरियाँ, बैल, बछड़ा, घोड़ा'

export const petSituations: readonly SituationPattern[] = [
  {
    name: 'lost-thing',
    among: ['lost-object', 'money', 'day', 'unclear'],
    words: [
      'ring, chain, necklace, bangle, bangles, earring, earrings, jewellery, gold, mangalsutra, phone, mobile, wallet, purse, bag, laptop, keys, key, watch, passport, documents, papers, certificate, marksheet, hall ticket, aadhaar, card, bracelet, anklet, specs, file, angoothi, anguthi, angoothee, bali, baali, jhumka, payal, kada, kangan, haar, sona, zewar, jevar, gehne, gahne, chabi, batua, kagaz, kagaj, ghadi, अंगूठी, चेन, चैन, मंगलसूत्र, फ़ोन, मोबाइल, पर्स, बटुआ, चाबी, काग़ज़, घड़ी, पायल, झुमका, कड़ा, कंगन, हार, गहने, ज़ेवर, जेवर, पासबुक, मार्कशीट, लिफाफा, बाली, बैग, लैपटॉप, सोने',
      'lost, misplaced, missing, dropped, gone missing, cant find, cannot find, not finding, disappeared, left in, kho gaya, kho gayi, kho gyi, kho gye, kho gya, kho di, gum, gum gaya, gum gayi, gum gye, gum ho, gayab, gaayab, gir gayi, gir gaya, gir gyi, chhoot, chhut, chhoot gaya, nahi mil rahi, nahi mil raha, खो गया, खो गई, खो गए, खो दी, गुम, ग़ायब, गायब, गिर गई, गिर गया, छूट गया, छूट गई, नहीं मिल रही, नहीं मिल रहा',
    ],
    without:
      'chat, app, update, data, डाटा, बातें, neelam, pukhraj, sign of, is horary, पानी में, job, job loss, lost my job, who took, who stole, who has taken, kisne, kisne li, chori, chori hua, stolen, snatched, snatch, dog, cat, cow, money in, interest, hope, husband, pati, son, beta, case, gold loan, girl, ladki, किसने, चोरी, लड़की, बेटा, बेटी, naukrani, maid, chhin, missing him, missing her, bhains, share market, mood, love, trading, kundli, birth time, password, exam, exam me, confidence, weight, baal, bal, number aana, business, blocked, call nahi, answer, pyar, girlfriend, boyfriend, kis disha, direction',
    asks: ['whether', 'when', 'what', 'which', 'how', 'choose', 'exactly', 'advice'],
    topic: 'lost-object',
    subject: 'self',
  },
  {
    name: 'missing-pet',
    among: ['pet', 'lost-object', 'unclear', 'friends', 'family'],
    words: [
      `${animal}, ${cattle}`,
      'lost, missing, ran away, run away, ran off, went missing, disappeared, flew away, not come home, not returned, strayed, kho gaya, kho gayi, kho gya, kho gyi, gum, gum ho, gayab, lapata, laapata, bhag gaya, bhag gayi, ud gaya, ud gya, udd gaya, nahi lauti, nahi lauta, nahi aaya, kahi chali gayi, khul ke chali gayi, khul ke chala gaya, nahi mil rahi, nahi mil raha, नहीं मिल रही, नहीं मिल रहा, नही मिल रही, नही मिल रहा, खो गया, खो गई, गुम, ग़ायब, गायब, लापता, भाग गया, भाग गई, उड़ गया, उड़ गई, flew off, flew out, flown, udd gyi, ud gayi, नहीं लौटी, नहीं लौटा, नहीं आया',
    ],
    without:
      'mil gayi thi, mil gaya tha, din baad aa, aa gaya, aa gayi, वापस आ गया, वापस आ गई, lost interest, lost weight, lost appetite, lost my job, died, dead, mar gaya, mar gayi, passed away, who stole, chori, kisne, boyfriend, husband, wife, son ran, daughter ran, ladki, neend, मर गया, मर गई, चोरी, किसने, लड़की, bark, eat, khana',
    asks: ['whether', 'when', 'how', 'how-much', 'what', 'which', 'advice', 'exactly', 'choose'],
    topic: 'pet',
    subject: 'self',
  },
  {
    name: 'ill-animal',
    among: ['pet', 'health', 'unclear', 'business', 'money', 'lost-object'],
    words: [
      `${animal}, ${cattle}, tommy, sheru, bruno, simba`,
      'ill, sick, not eating, stopped eating, isnt eating, doesnt eat, wont eat, fever, kidney, cancer, injured, injury, limping, surgery, operate, operation, vomiting, vet, recover, get well, tumour, tumor, paralysed, parvo, tick fever, seizures, bimar, beemar, bimaar, kha nahi, kha nhi, khana nahi, nahi kha, khana chhod, thik hogi, thik hoga, theek hogi, theek hoga, lumpy, langda, chot, bukhar, doodh nahi, dudh nahi, doodh kam, dudh kam, बीमार, खा नहीं, खाना नहीं, खाना छोड़, नहीं खा, ठीक होगी, ठीक होगा, चोट, बुखार, लंगड़ा, चारा नहीं, चारा नही, चारा छोड़, चारा नही छू, बचेगी, बचेगा, bachegi, bachega, chara nahi, दूध नहीं, दूध कम, लम्पी',
    ],
    without:
      'flew, flown, ran away, missing, ud gaya, udd gaya, उड़ गया, byayegi, paalne se, palne se, पालने से, mera shukra, मेरा शुक्र, sula do, sulado, ब्याएगी, on 28th, died, dead, mar gaya, mar gayi, passed away, put down, put to sleep, euthan*, how long, how many days, kitne din, kitni umar, bachhiya hogi, calf male, buy, kharid, kala jadu, kisne, adopt, shop, clinic, become a vet, vet doctor, veterinary course, bark, mar gaya, मर गया, मर गई, ख़रीद, जादू, किसने, वेटरनरी, husband ill, mummy bimar, papa bimar, mother is ill, my illness, bit me, kaat liya, काट लिया, meri aur meri',
    asks: ['whether', 'when', 'how', 'why', 'what', 'advice', 'exactly', 'describe'],
    topic: 'pet',
    subject: 'self',
  },
  {
    name: 'pet-died',
    among: ['pet', 'past', 'spirituality', 'friends', 'mental-health', 'family', 'unclear'],
    words: [
      `${animal}, ${cattle}`,
      'died, passed away, is dead, is no more, no more, death of, passing, put to sleep, lost my dog, lost my cat, mar gaya, mar gayi, mar gya, mar gyi, chala gaya, chali gayi, guzar gaya, guzar gayi, nahi raha, nahi rahi, मर गया, मर गई, मर गए, चला गया, चली गई, गुज़र गया, गुज़र गई, नहीं रहा, नहीं रही',
    ],
    without:
      'बचेगी, बचेगा, bachegi, bachega, will survive, khul ke, joking, who did, कौन, kaun, bahu, father died, mother died, husband died, papa, mummy, husband, wife, ran, missing, gayab, lapata, kab marega, will die, money, loan, suicide, insurance, ghar se chala, bhag, लापता, भाग, पापा, मम्मी, पति, khana nahi, poison them, kha nahi',
    topic: 'pet',
    subject: 'self',
  },
  {
    name: 'new-cattle',
    among: ['pet', 'business', 'money', 'property', 'vehicle'],
    words: [
      cattle,
      'buy, buying, purchase, bring home, new cow, new buffalo, dairy, kharid, kharidu, kharidna, kharide, nayi, lena, lu, le lu, le aau, leni, le aaye, paalu, palu, palna, ख़रीद, ख़रीदूँ, ख़रीदना, नई, लेना, लूँ, लेनी, ले आएँ, पालूँ, पालना',
    ],
    without:
      'shukra, venus, daan, donate, milk business name, sick, ill, bimar, died, mar gayi, sell, bech, बीमार, मर गई, बेच, शुक्र, दान, gir farm career, roti, chara, khilana, shubh, शुभ, color, kaali, safed, doodh kam, race',
    asks: ['choose', 'what', 'which', 'when', 'whether', 'exactly', 'advice', 'how'],
    topic: 'pet',
    subject: 'self',
  },
]
