import { ofHarm } from '../livelihood/asking-words.ts'
import { ofViolence } from '../of-violence.ts'
import type { SituationPattern } from '../situation.ts'

/** Situations of children and grandchildren. */
export const childPoints: readonly SituationPattern[] = [
  {
    name: 'grandchild',
    among: ['children', 'pregnancy', 'family'],
    words: [
      'nani kab, nani ban, dadi kab, dadi ban, become nani, become a nani, nana ban, grandchild, grandchildren, grandmother, pota kab, poti kab, pote ka, pota poti, bahu ki god, bahu ki godi, bahu ko baccha, bete bahu ke ghar, दादी कब, नानी कब, पोते का मुँह, पोते का मुंह, बहू की गोद, बहू-बेटे को संतान, बहू बेटे को, दामाद और बेटी का बच्चा, पोता पोती, my daughter has no child, beti ke shadi ko, dada kab, दादा कब, नाना कब, nana kab, become grandfather, become a grandfather, पोता कब, पोती कब, नाती कब, pota hoga, grandparents, बहू को बच्चा, बेटी को बच्चा कब, grandson, granddaughter, bahu pregnant',
    ],
    without:
      'ladka hoga ya, school, talks to, saas roz, dadi kehti, सास रोज, दादी कहती, nikalega bada, स्कूल',
    asks: ['when', 'whether', 'exactly', 'why'],
    topic: 'children',
    subject: 'child',
  },
  {
    name: 'late-child',
    among: ['children', 'pregnancy'],
    words: [
      'late child, late santan, late shadi, too late, at 38, at 39, at 40, 40 ki hu, umar 39, umar 40, der se santan, freeze my eggs, freeze eggs, चालीस की, 39 की, देर से संतान, this late, i am 38, i am 39, i am 40, i am 41, i am 42, 38 ki, 39 ki, 41 ki, 42 ki, itni umar me, itni der se, 35 के बाद, 40 के बाद, 40 ke baad, 35 ke baad, after 35, after 40, ज़्यादा उम्र में, umar nikal rahi',
      'child, kids, baby, santan, maa ban, maa banne, mother, माँ बन, संतान, eggs, बच्चा, mothers',
    ],
    without: 'second, dusra',
    asks: ['whether', 'choose', 'when', 'which'],
    topic: 'children',
  },
  {
    name: 'child-bad-company',
    among: ['children', 'friends', 'health', 'career', 'family'],
    words: [
      'beta, bete, son, ladka, chhora, chora, beti, daughter, लड़का, बेटा, बेटे, बेटी, daughters, sons',
      'galat sangat, sangat, bigad gaya, bigad to nahi, bigaad to nahi, good company, bad company, friends circle, kharab dost, dost ke saath rehta, गलत संगत, ग़लत संगत, संगत, बिगड़, जिन लड़कों के साथ, bure doston, bure dosto, बुरे दोस्तों, बुरी संगत, buri sangat, bad friends, wrong friends, wrong company, nashe me, नशे में, नशा करने, drugs',
    ],
    without: 'husband, nazar, pati, daru, shop, company band, dukan',
    topic: 'children',
    subject: 'child',
  },
  {
    name: 'child-withdrawn',
    among: ['mental-health', 'family', 'children', 'personality'],
    words: [
      'beti, beta, bete, daughter, son, teen, teenage, 14 year old, 15 year old, chhoti behen, choti behen, bacha, बेटी, बेटा, बच्चा, daughters, sons',
      'chup chup, chup rehta, chup rehti, gumsum, so low, locked, always upset, kamre se nahi, kamre me akela, stays in room, headphones, bestie se lagi, slams doors, saheliyo me, connect with my, गुमसुम, चुप चुप, चुप-चुप, कमरे से नहीं, सहेलियों में, पूछो तो हंस, पूछो तो हँस, doesnt talk to us, does not talk to us, बात नहीं करता, बात नहीं करती, baat nahi karta, baat nahi karti, खोया खोया, khoya khoya, udaas, उदास, withdrawn',
    ],
    without: `${ofHarm}, ${ofViolence}, husband, pati, ladke se, court, bhabhi, murder, khud ko`,
    topic: 'children',
    subject: 'child',
  },
  {
    name: 'child-angry',
    among: ['children', 'personality', 'family', 'education'],
    words: [
      'beta, bete, son, beti, daughter, toddler, baby, ladka, guddi, year old, bacchi, bachi, गुड़िया, बच्ची, बेटा, बेटी, daughters, sons',
      'hit others, hits, sabko maar, maar deti, maar deta, maarta kaatta, so angry, angry always, fights with everyone, fights in school, zid bahut, zidd, मारती, मारता, ज़िद, जिद, ग़ुस्सा, गुस्सा, बहुत गुस्सा, bahut gussa, cheeje phekta, चीजें फेंकता, चीज़ें फेंकता, tantrum, tantrums, throws things, चिड़चिड़ा, chidchida, gussa karta, gussa karti, bites, kaatta, aggressive',
    ],
    without: 'stubborn, sixes, bike, pubg, video, chhat, papa maar, pati, husband',
    topic: 'children',
    subject: 'child',
  },
  {
    name: 'child-scared',
    among: ['children', 'education', 'health', 'mental-health', 'personality'],
    words: [
      'beta, bete, son, beti, daughter, baby, bacchi, bacche, child, बच्ची, बेटा, बेटे, बेटी, बच्चा, daughters, sons',
      'scared of, afraid of, dar lagta, darkar, darpok, ghabrata, ghabrati, rota hai, naye school jaane se, cries before, chillata, डरकर, डरती, घबराता, डरपोक, डर लगता, डरता है, डरती है, dara rehta, dari rehti, darta hai, darti hai, fear of school, nightmares',
    ],
    without: 'saas, pass, marks, medical, pati, court, medical, मेडिकल',
    topic: 'children',
    subject: 'child',
  },
  {
    name: 'child-school-choice',
    among: ['education', 'children'],
    words: [
      'beta, bete, beti, son, daughter, bachha, bacche, bachche, my 5, my 6, yr old, pote, pota, बेटे, बेटी, बच्चे, पोते, daughters, sons',
      'icse, cbse, ib school, state board, gurukul, convent, english medium, school badal, school change, kaun se school, konse school, which school, shift her from, shift him from, गुरुकुल, स्कूल बदल, कौन से स्कूल, इंग्लिश मीडियम, किस स्कूल, kis school, kaunsa school, konsa school, कौन सा स्कूल, good school, school for my, बोर्ड में डालूँ, kis board',
    ],
    without: 'commerce, science, hostel, boarding, mess',
    asks: ['choose', 'which', 'whether', 'what'],
    topic: 'education',
    subject: 'child',
  },
  {
    name: 'child-sport',
    among: ['career', 'education', 'fame', 'strengths', 'children'],
    words: [
      'beta, bete, beti, son, daughter, ladka, ladke, chhora, kid, child, my 15, bhai, बेटा, बेटे, बेटी, लड़का, daughters, sons',
      'cricket, football, sports, sport, chess, academy, khel me, khel mein, kabaddi, kushti, pehelwani, cycling, tennis, karate, swimming, squad, esports, क्रिकेट, खेल, फुटबॉल, शतरंज, अकादमी, badminton, athletics, khiladi, खिलाड़ी, sportsman, player, dangal, कुश्ती, कबड्डी, बैडमिंटन, hockey, हॉकी, tairaki',
    ],
    without: 'school picnic, match me ball, rashi',
    topic: 'fame',
    subject: 'child',
  },
  {
    name: 'child-in-love',
    among: ['love', 'marriage', 'children'],
    words: [
      'beti, beta, bete, son, daughter, ladki meri, बेटी, बेटा, बेटे, daughters, sons',
      'seeing somebody, seeing someone, seeing a boy, seeing some girl, seeing a girl, is my son seeing, kisi se pyar, love letter, doing love, koi ladka hai, koi ladki hai, प्रेम में, किसी से प्यार, लड़की से दोस्ती, chhat pe phone, फोन पर रहती, has a boyfriend, has a girlfriend, girlfriend hai, boyfriend hai, kisi ladke ke saath, किसी लड़के के साथ, kisi ladki ke saath, किसी लड़की के साथ, affair, chakkar, चक्कर, किसी लड़के से बात, in love with, loves a boy, loves a girl, प्यार में',
    ],
    without: 'refuse, divorce, gold',
    asks: ['whether', 'who', 'what', 'how', 'when', 'why'],
    topic: 'love',
    subject: 'child',
  },
  {
    name: 'step-child-accepts',
    among: ['children', 'family', 'love', 'marriage'],
    words: [
      'step son, step-son, stepson, step daughter, stepdaughter, sautela, sauteli, daughter from first marriage, son from first marriage, pehli patni ka beta, single mom, i have a kid, पहली पतनी, पहली पत्नी का बेटा, सौतेला, सौतेली',
      'accept, accepts, apnaega, apnayega, maa kab manega, maa maanega, maa nahi maanta, माँ नहीं मानता, अपनाएगा, मां नहीं मानता, मानेगा, accept me, call me mom, call me mother, माँ मानेगा, माँ मानेगी, मुझे माँ, mujhe maa, अपना मानेगा',
    ],
    without: 'divorce case',
    asks: ['whether', 'when', 'how', 'exactly'],
    topic: 'children',
    subject: 'self',
  },
]
