import { ofHarm } from '../livelihood/asking-words.ts'
import { ofViolence } from '../of-violence.ts'
import type { SituationPattern } from '../situation.ts'

/** Situations of parents and married daughters. */
export const parentPoints: readonly SituationPattern[] = [
  {
    name: 'parent-strict',
    among: ['parents', 'family', 'personality', 'love'],
    words: [
      'papa, mummy, father, mother, dad, mom, parents, gharwale, ghar wale, ghar walon, मम्मी, पापा, पिता, घर वालों, माँ, maa, fathers, mothers, dads, moms',
      'so strict, strict kyu, itne strict, strict and cold, bahar nahi jaane, bahar jane nahi, late night, curfew, phone taken, taken my phone, mobile chheen, phone chheen, mujhe samjhte, trust me again, bharosa kab, gussa karte hain itna, सख़्त, सख्त, भरोसा कब, बाहर नहीं जाने, samajhte kyu nahi, itne chidchide, चिड़चिड़े, मोबाइल छीन, dont let me, does not let me, doesnt let me, wont let me, not allow me, dont allow, doesnt allow, jaane nahi dete, जाने नहीं देते, पाबंदी, pabandi, रोक टोक, rok tok, control me, controlling, itni pabandi, dost ke saath jaane',
    ],
    without: 'teacher, boss, saas, exam nikal, pass ho, paas to, wait for him, intezar, result',
    asks: ['why', 'how', 'when', 'whether', 'what', 'advice'],
    topic: 'parents',
    subject: 'self',
  },
  {
    name: 'parent-forgives',
    among: ['parents', 'family', 'siblings'],
    words: [
      'papa, mummy, father, mother, dad, maa, pitaji, babuji, appa, amma, me and dad, parents, मम्मी, पापा, पिताजी, बाबूजी, माँ, मां, fathers, mothers, dads',
      'kab maaf, maaf karenge, maaf karega, door is shut, havent spoken, havent spoken, not spoken, baat nahi karte, baat nhi karte, seedhe muh, narazgi, naraz kyu, नाराज, नाराज़, gussa kab utrega, कब मानेंगी, कब मानेंगे, meethe bol, forgive, baat band, माफ कर देंगे, माफ़ कर देंगे, माफ करेंगे, माफ़ करेंगे, मुझे माफ, मुझे माफ़, maaf kar denge, angry with me, upset with me, not talking to me, doesnt talk to me, does not talk to me, मुझसे बात नहीं करते, बात बंद',
    ],
    without: 'brother, bhai ko, saas, shadi ko, forgive my brother, exam',
    asks: ['when', 'whether', 'how', 'exactly', 'advice', 'choose', 'why'],
    topic: 'parents',
    subject: 'self',
  },
  {
    name: 'parent-drinks',
    among: ['parents', 'health', 'remedy', 'family', 'mental-health'],
    words: [
      'papa, pitaji, father, dad, babuji, old father, पापा, पिताजी, पिता, बाबूजी, fathers, dads',
      'sharab, daaru, daru, drinks, drinking, bottle, pite hai, pite hain, peekar, peete, शराब, पीते हैं, पीकर, रोज पीते, रोज़ पीते, दारू, नशा, शराबी, sharabi, alcoholic, पीना कब छोड़ेंगे, daru kab',
    ],
    without: `${ofHarm}, ${ofViolence}, mera beta, pati, husband, bhai, maarte, maarta, मारते, beats`,
    topic: 'parents',
    subject: 'parent',
  },
  {
    name: 'parent-retired',
    among: ['retirement', 'parents', 'mental-health', 'family', 'career'],
    words: [
      'papa, father, appa, dad, mummy, maa, mother, babuji, pitaji, पापा, पिताजी, बाबूजी, मम्मी, माँ, मां, fathers, mothers, dads',
      'retire, retires, retired, retirement, naukri poori, school chhodegi, रिटायर, रिटायरमेंट, सेवानिवृत्त, नौकरी पूरी',
    ],
    without: `${ofHarm}, ${ofViolence}, pension, gratuity, pf ka paisa, fund, hospital, extension, पेंशन, फंड, promotion, should i, पच्चीस लाख, lakh mile`,
    asks: ['how', 'what', 'whether', 'advice', 'describe', 'which', 'why'],
    topic: 'retirement',
    subject: 'parent',
  },
  {
    name: 'daughter-at-sasural',
    among: ['married-life', 'in-laws', 'separation', 'family'],
    words: [
      'beti, daughter, bitiya, ladki ke pita, daughters, बेटी, बिटिया, damaad, दामाद',
      'sasural, damaad, damad, son in law, maayke aakar, maike aakar, mayke baithi, ghar baithi, laut aayi, grihasthi, married life, ससुराल, दामाद, मायके, गृहस्थी, घर टूटने, crying on phone, phone pe roti, in laws house, her in laws, unhappy at, inlaws, सास से नहीं बनती, pati se nahi banti, पति से नहीं बनती, ghar basega, घर बसेगा, घर बचेगा, husband fight, fights with her husband, returned home, come back home, mayke me hai, मायके में है, दुखी है, dukhi hai',
    ],
    without: `${ofHarm}, ${ofViolence}, sasural kaisa hoga, sasural kaisa milega, kaisa sasural, ससुराल कैसा, kab hogi shaadi, baccha, job ke liye pass me, pass me ya dur, dahej 8, nani, शादी कब, naukri, diamond, maarta, मारता, jala, khush nahi humse, hamari kyu nahi, हमारी क्यों नहीं, bhag gayi, 2 biwi, sofe, सोफे, sofa, jeth`,
    topic: 'married-life',
    subject: 'child',
  },
]
