import type { SituationPattern } from '../situation.ts'
import { ofHarm } from '../livelihood/asking-words.ts'

/** Situations of court, land, shares, vehicles and papers. Where no words stand, the reader of questions alone knows them. */
export const assetLawAndSharePoints: readonly SituationPattern[] = [
  {
    name: 'dowry-case',
    among: ['legal', 'separation', 'married-life', 'family', 'in-laws', 'siblings', 'children'],
    topic: 'legal',
    words: [
      '498, 498a, 498 a, 498ए, ४९८, dowry case, dowry fir, dowry harassment complaint, dahej case, dahej ka case, dahej ka mukadma, jhutha dahej, jhoothe dahej, domestic violence case, dv case, दहेज केस, दहेज का केस, दहेज का मुकदमा, दहेज का मुकदमा, दहेज का झूठा, झूठे दहेज, झूठा दहेज, घरेलू हिंसा के केस',
      'on us, on me, on my, on him, against, named, hum par, hum pe, humpe, mujh par, mujhpe, mere upar, lagaya, laga diya, laga rakha, dal diya, daal diya, dala, kiya hai, kar diya, filed, bari, bail, zamanat, jamanat, anticipatory, quash, quashed, withdraw, withdrawn, mediation, पर, लगाया, लगा दिया, लगवाई, लिखा दिया, कर दिया, बरी, ज़मानत, जमानत, समझौता',
    ],
    without:
      'filed by me, i filed, i have filed, maine kiya, maine 498, maine case, मैंने केस, मैंने किया, beats, maarte, marta, मारते, मारता, belt',
  },
  { name: 'cheque-bounce', among: ['legal', 'money', 'business', 'debt'], topic: 'legal' },
  {
    name: 'boundary-measured',
    among: ['legal', 'property', 'enemies', 'family', 'siblings'],
    topic: 'property',
    subject: 'self',
    words: [
      'neighbour, neighbours, neighbor, padosi, pados, next house, पड़ोसी, पड़ोस, पट्टीदार',
      'boundary, fence, wall, surveyor, survey, measurement, measured, naapi, napi, nali, naali, drain, med, mend, hadbandi, paimaish, chabutra, मेड़, नाली, नापी, दीवार, हदबंदी, पैमाइश, चबूतरा, सीमा',
      'favour, win, when, kab, will, haq, hak, hamare, suljhega, niklega, hatayega, faisla, sunvai, settled, remove, set right, कब, हक़, हक, सुलझेगा, निकलेगा, हटाएगा, फ़ैसला, फैसला, सुनवाई',
    ],
    without: `${ofHarm}, mukadma, mukadama, judge, fir, मुकदमा, मुक़दमा, जज, vastu, वास्तु, case for, in love, shaadi, shadi, love, affair, disha, direction, शादी`,
  },
  {
    name: 'builder-case',
    among: ['legal', 'property', 'money'],
    topic: 'legal',
    subject: 'self',
    words: [
      'builder, builders, बिल्डर, developer',
      'rera, consumer court, consumer forum, nclt, nclat, case, court, sue, रेरा, उपभोक्ता, अदालत, कोर्ट, केस, मुकदमा',
    ],
    without: 'possession kab, possession milega, keys, chabi, agreement kare, पज़ेशन, पजेशन, चाबी',
  },
  {
    name: 'parent-gets-share',
    among: ['inheritance', 'property', 'parents', 'legal', 'family'],
    topic: 'inheritance',
    words: [
      'maa ko, mummy ko, papa ko, pitaji ko, amma ko, my mother, my father, father get, mother get, maa ka hissa, papa ka hissa, mummy ka hissa, माँ को, मां को, मम्मी को, पापा को, पिताजी को, अम्मा को, माँ का हिस्सा, मां का हिस्सा, पिताजी का हिस्सा, पापा का हिस्सा',
      'nana, nani, mama, dada, dadaji, uncles, uncle, her brothers, grandfather, chacha, tau, taau, maayka, maayke, mayke, ancestral, नाना, नानी, मामा, दादा, दादाजी, चाचा, ताऊ, मायके, पुश्तैनी',
      'share, hissa, hisa, portion, part of, hak, haq, zameen me, हिस्सा, हक़, हक',
    ],
    without: 'mera hissa, my share, mujhe, mene, मेरा हिस्सा, मुझे, sell, bech, बेच, kitna, how much',
  },
  {
    name: 'spouse-share-at-sasural',
    among: ['inheritance', 'property', 'in-laws', 'married-life', 'family', 'money'],
    topic: 'inheritance',
    words: [
      'husband, my husband get, pati, mere pati, pati ko, sasur, sasurji, father in law, wifes brothers, biwi ko, wife ko, पति, पति को, ससुर, ससुर जी, बीवी को, पत्नी को',
      'share, hissa, portion, inherit, inheritance, bedakhal, all land to, all property, naam kar di, naam kar diya, naam kara li, jaydad, virasat, हिस्सा, बेदख़ल, बेदखल, जायदाद, नाम कर दी, नाम कर दिया, पुश्तैनी',
      'get, milega, milegi, will, kab, when, niklega, banega, banta, anything, kuch, kuchh, मिलेगा, मिलेगी, कब, निकलेगा, बनेगा, कुछ',
    ],
    without:
      'मुझे, शहीद, पति को गए, mera hissa, my share, my brothers, mere bhai, bhaiyo, maine, divorce, talaq, after my husband, husband expired, pati ke jane ke bad, pati ke jaane, तलाक, मेरे भाई, पति के बाद, share market, shares',
  },
  {
    name: 'child-wants-bike',
    among: [
      'vehicle',
      'children',
      'health',
      'family',
      'siblings',
      'married-life',
      'education',
      'unclear',
    ],
    topic: 'vehicle',
    words: [
      'son, boy, beta, bete, ladka, ladke, daughter, beti, chhota bhai, bhaiya, brother, 19 year old, बेटा, बेटे, लड़का, लड़के, बेटी, भाई',
      'bike, ktm, duke, bullet, superbike, scooty, r15, royal enfield, pulsar, बाइक, बुलेट, स्कूटी, मोटरसाइकिल',
      'safe, danger, accident, khatra, khatre, dar, dilau, dilaun, dila du, dila doon, buy him, buy it, buy her, wants, zid, jid, give or refuse, should i buy, दिलाऊँ, दिला दूँ, दिला दूं, दिलाना, ख़तरा, खतरा, डर, ज़िद, जिद, माँग रहा, मांग रहा, चोट',
    ],
    without:
      'stolen, chori, chori ho, loan, emi, repair ki dukan, dukan, shop, colour, color, number plate, rang, kis din, died, mar gaya, kho gayi, चोरी, दुकान, रंग, किस दिन',
  },
  {
    name: 'lost-papers',
    among: ['lost-object', 'legal', 'education', 'property', 'vehicle', 'travel'],
    topic: 'lost-object',
    words: [
      'marksheet, mark sheet, certificate, degree, documents, papers, registry, rc, licence, license, aadhaar, aadhar, pan card, passport, passbook, pension book, file, kagaz, kagaj, kaagaz, ration card, id card, मार्कशीट, प्रमाण पत्र, काग़ज़, कागज, काग़ज़ात, रजिस्ट्री, पासबुक, आरसी, लाइसेंस, आधार, पासपोर्ट, फाइल, फ़ाइल',
      'lost, missing, misplaced, left in, kho gaya, kho gayi, kho gyi, gum, gum ho, gir gaya, gir gayi, reh gayi, reh gaya, chhoot gayi, chhut gyi, chhut gaya, chhoot, nahi mil rahe, खो गया, खो गई, खो गए, गुम, गिर गया, गिर गई, छूट गई, छूट गया, रह गई, नहीं मिल रहे, मिल नहीं रहे',
      'will i find, be found, can they be found, where, milegi, milega, mil jayegi, mil jayega, milne, kaha, kahan, dhundu, dhundhu, kis taraf, kis disha, मिलेगी, मिलेगा, मिल जाएगी, मिल जाएगा, कहाँ, कहां, ढूंढूं, ढूँढूँ, किस दिशा, किस जगह',
    ],
    without:
      'gold, sona, jewellery, chori, stolen, kisne, chabi, key, keys, wallet with cash, सोना, ज़ेवर, चोरी, किसने, चाबी',
  },
]
