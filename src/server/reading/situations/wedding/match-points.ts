import type { SituationPattern } from '../situation.ts'

/** Situations of a match that is spoken of, and of a marriage after the first. */
export const matchPoints: readonly SituationPattern[] = [
  {
    name: 'dates-put-off',
    among: ['marriage', 'love', 'compatibility', 'family'],
    words: [
      'shifting the, shifted the, want to shift the, keep shifting, postponed, postponing, keep postponing, pushing, moved the, put off, aage badha*, aage kar dete, aage kar rahe, aage khiska*, khiska*, taal rahe, taalte, taal dete, taalti, date nahi dete, date nahi de, date nhi de, date nhi dete, tareekh nahi de, tarikh nahi de, tareekh nahi dete, tarikh do baar, date 2 bar, date 2 baar, टाल रहे, टालते, खिसक*, आगे बढ़ा*, तारीख़ नहीं दे, तारीख़ बदल*, मुहूर्त बदल*, तारीख़ टाल*, dont give a date, dont give a wedding date, do not give a date, wedding date thrice',
      'wedding, marriage, engagement, roka, shaadi, sagai, mangni, ladke wale, ladki wale, ladki walo, ladke walo, शादी, सगाई, रोका, लड़के वाले, लड़की वाले',
    ],
    without:
      'court, case, divorce, exam, job, visa, should i, should we, shall i, kaise talu, तलाक, पैसे, rent, flat, boyfriend, girlfriend, gf, bf, jail',
    asks: ['when', 'whether', 'exactly', 'why', 'advice', 'how', 'what'],
    topic: 'marriage',
  },
  {
    name: 'two-signs',
    among: ['compatibility', 'love', 'marriage', 'married-life'],
    words: [
      'aries, taurus, gemini, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces, cancer girl, cancer boy, cancer man, cancer woman, cancer and, mesh, vrishabh, vrish, mithun, kark, singh rashi, sinh rashi, kanya rashi, tula, vrishchik, vrischik, dhanu, makar, kumbh, meen, meri kanya, uski kanya, kanya ya, मेष, वृषभ, मिथुन, कर्क, सिंह राशि, कन्या राशि, मेरी सिंह, मेरी कन्या, तुला, वृश्चिक, धनु, मकर, कुंभ, मीन',
      'jamegi, jamega, nibhegi, nibhega, pategi, patega, banegi, banti hai, jodi, good together, good for, good for me, get along, compatible, goes with, goes best, goes well, work between, doomed, jodi kaisi, theek rahega, theek rahegi, chalegi, जमेगी, निभेगी, पटेगी, बनेगी, बनती है, जोड़ी, ठीक रहेगी, ठीक रहेगा, kitni jamegi, is it so bad, toxic',
      'meri, mai, main, i, im, uski, wo, he, she, him, her, girl, boy, man, woman, ladka, ladki, larka, larki, wala, wale, wali, partner, रहा, मेरी, मैं, उसकी, वो, लड़का, लड़की, राशि, rashi, ki kis',
    ],
    without:
      'gun, guna, gunas, points, hospital, chemo, treatment, gas, lagna, ascendant, venus, mars, shukra, mangal, saas, boss, dukan, business, shop, share, गुण, gana, nadi, नाड़ी, antardasha, sade sati, career, job, padhai',
    asks: ['whether', 'how', 'choose', 'which', 'why', 'when'],
    topic: 'compatibility',
  },
  {
    name: 'unlike-pair',
    among: ['compatibility', 'marriage', 'love', 'married-life', 'personality'],
    words: [
      'bolti bahut, bahut bolti, bahut bolta, chup rehta, chup rehte, quiet, गंभीर, शांत, ulti, opposite, उल्टा, उल्टी, hasmukh, hansmukh, हँसमुख, introvert, extrovert, loud, talk all day, so different, khana alag, khana boli, रहन-सहन, चुप रहते, चुप रहता, बातूनी, बोलती बहुत, चार शब्द, four words',
      'nibhegi, jamegi, get along, will we fit, will it last, balance, bore, be happy, natures, sukhi rahenge, kaise chalega, kaise banegi, kaisi nibhegi, निभेगी, जमेगी, पटेगी, कैसे बनेगी, कैसे मिलेंगे, ठीक रहेगी, kaisi jamegi',
      'sagai, mangetar, fiance, engaged, wo, he, she, him, her, hum, ladka, वो, वे, मंगेतर, सगाई, हम, लड़का, हमारे',
    ],
    without:
      'saas, bahu, daughter in law, boss, roommate, business, partner in, neighbour, nanad, jethani, सास, बहू, mother in law, beta, bete, son, marte, maarte, maarta, marta, beats, hits, thappad, dhamki, मारते, मारता, थप्पड़, धमकी',
    asks: ['whether', 'how', 'why', 'choose', 'what', 'advice', 'when'],
    topic: 'compatibility',
  },
  {
    name: 'groom-abroad',
    among: ['marriage', 'compatibility', 'love', 'abroad'],
    words: [
      'nri, canada, usa, us based, america, amrika, uk, london, dubai, australia, germany, texas, dallas, new jersey, abroad, videsh, gulf, कनाडा, अमेरिका, विदेश, दुबई, जर्मनी, लंदन, एनआरआई, h1b',
      'boy, groom, ladka, ladke, rishta, proposal, alliance, guy, लड़का, लड़के, रिश्ता, marry me, wedding in',
      'trust, trustworthy, genuine, fraud, safe, sach bol, sach me, sahi insan, bharosa, haan kar, say yes, marry him, भरोसा, सच बोल, हाँ कर, धोखा, byahna, real, शादी करें या',
    ],
    without:
      'ghar wale maan, visa kab, kab aayega, agent, job offer, company, love with, 2 saal se, cousins',
    asks: ['whether', 'how', 'choose', 'advice', 'what', 'which', 'describe', 'when'],
    topic: 'marriage',
  },
  {
    name: 'looks-refused',
    among: ['marriage', 'love'],
    words: [
      'dark, complexion, sanwl*, saanwl*, sawl*, kali hu, kaali hu, moti, mota, fat, overweight, too short, height, bald, ganja, face marks, daag, साँवल*, काली हूँ, मोटी, मोटा हूँ, क़द, गंजा, रंग, rang, colour, skin colour',
      'mana kar*, reject*, refus*, say no, says no, say too, run away, bhaag*, shaadi nahi ho, rishta nahi, rishte nahi, isliye, wajah se, लौट*, मना, नहीं हो रही, नहीं हो रहा, इसलिए, वजह से, will somebody marry, will i get, will a match, koi lamba milega',
      'rishta, rishte, shaadi, marry, match, marriage, boys, boy, girls, ladke, ladki*, शादी, रिश्ता, रिश्ते, लड़के, लड़की',
    ],
    without:
      'gemstone, ratna, ratti, gaadi, saree, height kam hai haan, safed daag, सफ़ेद दाग, beti, daughter, bete, dukan, job, naukri',
    asks: ['when', 'whether', 'exactly', 'why', 'how', 'what', 'advice'],
    topic: 'marriage',
    subject: 'self',
  },
  {
    name: 'illness-before-wedding',
    among: ['marriage', 'love', 'compatibility', 'health'],
    words: [
      'epilepsy, mirgi, thyroid, diabetes, sugar hai, pcos, pcod, polio, vitiligo, safed daag, white patches, asthma, langda, langdi, disability, viklang, divyang, one leg, one eye, hearing, dil ka operation, मिर्गी, थायराइड, सफ़ेद दाग, पोलियो, विकलांग, शुगर है, दिव्यांग, कम सुनाई, cancer survivor, fight with cancer, had cancer',
      'shaadi, marriage, marry, rishta, rishte, wedding, ladke ko, ladke walo, boys family, fiance, engagement, vivah, byah, शादी, विवाह, रिश्ता, ब्याह, लड़के वालों',
      'tell, telling, told, batau*, batana, chhupa*, hide, accept, apnayega, apnayegi, hogi, hoga, milega, aayega, delay, बताऊँ, बताना, छुपा*, अपनाएगा, होगी, हो पाएगी, आएगा, कर दें, will somebody, will someone, is marriage there',
    ],
    without: 'pregnan*, baby, husband, pati, पति, conceive, santan, after marriage',
    asks: ['when', 'whether', 'exactly', 'how', 'what', 'advice', 'choose', 'which'],
    topic: 'marriage',
  },
  {
    name: 'second-marriage-lasts',
    among: ['marriage', 'married-life', 'separation', 'compatibility'],
    words: [
      'second marriage, 2nd marriage, dusri shaadi, doosri shaadi, dusra vivah, dobara shaadi, dusre nikah, दूसरी शादी, दूसरा विवाह, second one, marrying again, dusri baar',
      'last, lasts, lasting, tikegi, tikega, chalegi, nibhegi, nibhega, work out, successful, safal, be happy, kaisi rahegi, how will life, टिकेगी, टिकेगा, टिकाऊ, निभेगी, चलेगी, सफल, कैसी रहेगी, सुख मिलेगा',
    ],
    without:
      'ex, ex wife, ex husband, kab, when, कब, his second, her second, my ex, mother, papa, maa, mummy, mausa, parents, daughters, uski, uska, पूर्व पति, उसकी, accident, business',
    asks: ['whether', 'how', 'what', 'describe', 'choose', 'advice', 'when'],
    topic: 'marriage',
    subject: 'self',
  },
  {
    name: 'two-marriages-said',
    among: ['marriage', 'married-life', 'separation', 'dosha'],
    words: [
      'two marriages, 2 marriages, two marriage, 2 marriage, two wives, do shaadi, do shadiyan, do shaadiyan, 2 shaadi, dwi vivah, do vivah, do biwi, 2 biwi, do biwiyan, दो शादी, दो विवाह, दो शादियाँ, द्विविवाह, द्वि विवाह, marry twice, two weddings, two marriage lines, second wife in his chart, ek se zyada shaadi, एक से ज़्यादा शादी',
      'palm*, line*, haath, hath, app, chart, kundli, pandit, jyotishi, astrologer, written, likhi, likha, yog, told, said, bola, show, shows, हाथ, कुंडली, पंडित, योग, लिखी, रेखा*, मुझमें, hongi',
    ],
    without: 'beti, बेटी, bete, cards, muhurat, which is better, lagan, raja',
    asks: ['whether', 'what', 'how-much', 'how', 'why', 'when'],
    topic: 'marriage',
    subject: 'self',
  },
]
