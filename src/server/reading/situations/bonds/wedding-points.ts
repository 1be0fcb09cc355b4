import { ofHarm } from '../livelihood/asking-words.ts'
import { ofViolence } from '../of-violence.ts'
import type { SituationPattern } from '../situation.ts'

/** Situations of matches and weddings. */
export const weddingPoints: readonly SituationPattern[] = [
  {
    name: 'marry-now-or-later',
    among: ['marriage', 'career', 'love', 'job-search'],
    words: [
      'shaadi, shadi, wedding, marry, marriage, byah, vivah, शादी, विवाह, ब्याह',
      'this year or next, is saal ya agle, iss saal ya agle, this year itself or wait, now or later, pehle sahi rahegi ya baad, se pehle ya baad, अगले साल ठीक, इस साल करना ठीक, ya agle saal, इस साल या अगले, abhi kar lu ya, abhi karu ya, or wait until, अभी करूँ या, अभी कर लूँ या, जल्दी कर लूँ या, रुक जाऊँ, ruk jau, wait karu, abhi kare ya, two years later, do saal baad, is saal kare ya agle',
    ],
    without: 'beti, bete, beta, ladki, behen, didi, loan, बेटी, बेटे, बहन, manglik',
    asks: ['choose', 'which', 'whether'],
    topic: 'marriage',
    subject: 'self',
  },
  {
    name: 'career-or-marriage-first',
    among: [
      'marriage',
      'career',
      'job-search',
      'education',
      'property',
      'abroad',
      'government-job',
      'promotion',
    ],
    words: [
      'shaadi, shadi, marriage, marry, wedding, biye, शादी, विवाह',
      'naukri, job, career, phd, study, studies, padhai, home, makan, ghar, work, नौकरी, करियर, पढ़ाई, मकान, प्रशिक्षण',
      'first, pehle kya, pehle karu, pehle lagegi, pehle hogi, pehle lu, phir shadi, fir shadi, pehle career, पहले क्या, पहले होगी, पहले लगेगी, पहले करूँ, पहले लूँ, पहले या बाद, pehle ya baad, which first, pehle naukri, pehle job, pehle shadi, pehle shaadi, पहले नौकरी, पहले शादी',
    ],
    without:
      '30 se pehle, se pehle shaadi, se pehle shadi, beti, daughter, son, bete, love marriage, बेटी, बेटे, brother, bhai',
    asks: ['choose', 'which', 'when', 'whether', 'what'],
    topic: 'marriage',
    subject: 'self',
  },
  {
    name: 'age-of-marriage',
    among: ['marriage'],
    words: [
      'at what age will i marry, at what age will i get married, marriage age, kis umar me, kis umr me, kitni umar me, kitni umr me, shadi ki umar, shaadi ki umr, किस उम्र में, कितनी उम्र में, शादी की उम्र, age of marriage, kitne saal ki umar, kitni age me, kis age me, कितने साल की उम्र, किस उमर, कितनी उमर, what age, which age',
      'marry, married, marriage, shadi, shaadi, vivah, विवाह, शादी',
    ],
    without: 'bete, beti, girl of, difference, ivf, financially, retire, बेटी, बेटे',
    asks: ['when', 'what', 'exactly', 'how-much', 'which'],
    topic: 'marriage',
    subject: 'self',
  },
  {
    name: 'who-brings-match',
    among: ['marriage'],
    words: [
      'rishta, rista, match, husband, wife, ladka, ladki, रिश्ता, meet my, pati, patni, husbands, wifes',
      'kon laega, kaun layega, kaun laega, who will bring, how will i meet, where will i meet, relative or app, ya app, matrimony, jeevansathi, jeevan saathi site, shaadi dot com, bureau, thru relatives, through relatives, साइट, जान पहचान का या अनजान, kahan se aayega rishta, रिश्ता कहाँ से, रिश्ता कहां से, कौन लाएगा, kahan se milega, कहाँ से मिलेगा, kaise milega, कैसे मिलेगा, online milega, ऑनलाइन मिलेगा, through parents, parents ke through, kiske through',
    ],
    without: 'nature, texas, fraud, NRI ladka mila, cousin sister',
    asks: ['who', 'choose', 'how', 'which', 'what', 'whether'],
    topic: 'marriage',
    subject: 'self',
  },
  {
    name: 'match-married-before',
    among: ['marriage', 'compatibility', 'love'],
    words: [
      'divorcee, divorced, talaksh, talakshuda, talak wala, widower, widow, vidhur, pehli shaadi, pehli shadi, first marriage, pehli patni, विधुर, तलाक वाला, तलाक़शुदा, तलाकशुदा, पहली शादी, दो बच्चों वाला, तलाकशुदा लड़के, तलाकशुदा लड़की, already married once, ek baar shaadi ho chuki, बच्चे वाला, बच्चे वाली, has a child, has a daughter from',
      'rishta, match, alliance, proposal, marrying, marry, shaadi, shadi, baat chal rahi, bank me, रिश्ता, शादी, विवाह',
      'haan, yes, should i, can i, will, ok, okay, theek, karu, karun, kar lu, affect, darna, chahiye, haan kar du, हाँ, हां, करूँ, करूं, ठीक, चाहिए, कर लूँ',
    ],
    without:
      'my second marriage, meri dusri, my first marriage, meri pehli, spoil my, i am divorced, why did, marry again, dusri shaadi, ek rishta aaya hai ladka vidhur, talaq ko, talak ko, तलाक को, age, older by',
    asks: ['whether', 'choose', 'which', 'advice', 'why'],
    topic: 'marriage',
  },
  {
    name: 'refuses-matches',
    among: ['marriage', 'family', 'children'],
    words: [
      'beti, beta, bete, son, daughter, didi, behen, sister, brother, bhai, ladka, ladki, munda, बेटी, बेटा, दीदी, बहन, भाई, our shruti, daughters, sons, brothers, sisters',
      'refuses, refuse, refusing, refuses every, mana kar deti, mana kar deta, mana karti, na bolti, na bolta, har ladki me kami, har ladke me kami, says no to, no to all, pasand hi nahi aati, pasand nahi aata koi, shadi nahi karni, never marry, jachta nahi, kab maanega, kab maanegi, मना कर देती, मना कर देता, पसंद ही नहीं, जंचता ही नहीं, शादी नहीं करनी, मना करती, kami nikalta, no marriage talk, kisi ko haan nahi, haan nahi karti, haan nahi karta, हाँ नहीं करती, हाँ नहीं करता, हर रिश्ते में कमी, har rishte ko mana, rishte thukra, रिश्ते ठुकरा, rejects every, rejecting every, keeps rejecting, does not want to marry, doesnt want to marry, शादी से मना, shaadi se mana, शादी के लिए तैयार नहीं, shaadi ke liye taiyar nahi',
    ],
    without:
      'i never, what if i, sadhu, engagement, pakki hui, मैं, step son, step-son, maa kab manega',
    topic: 'marriage',
  },
  {
    name: 'fiance-nature',
    among: ['marriage', 'personality', 'love', 'compatibility'],
    words: [
      'fiance, fiances, fiancee, mangetar, would be, hone wala pati, hone wali patni, jisse rishta pakka, rishta pakka hua, jisse baat chal, मंगेतर, होने वाले पति, रिश्ता पक्का हुआ, जिससे बात चल',
      'really like, honestly, kaisa insan, kaisa insaan, kaisa hai, kaisi hai, temper, possessive, hiding, lying, jhooth, nature, mizaj, gusse ka kaisa, about her earlier, about my past, मिजाज, मिज़ाज, कैसा इंसान, ग़ुस्से, गुस्सा, स्वभाव, कैसा है, कैसी है, strong suit, सच बोल रहा, sach bol raha, character, charitra, चरित्र, trust my fiance, भरोसे लायक, bharose layak, good person',
    ],
    without: 'when will, transfer, exam, naukri, job, joining, notice, health, health before',
    asks: ['describe', 'what', 'how', 'whether', 'who', 'why'],
    topic: 'marriage',
    subject: 'partner',
  },
  {
    name: 'dowry-demand',
    among: ['marriage', 'in-laws', 'married-life', 'legal', 'money'],
    words: [
      'dahej, dowry, dahez, दहेज, दहेज़, gaadi mangte, gaadi maang, पैसे माँगते, दहेज की माँग, dowry demand, demand dowry, लेन देन की माँग',
    ],
    without: `${ofHarm}, ${ofViolence}, nahi liya, nahin liya, dahej nahi denge, did not take, नहीं लिया, भी नहीं, took dowry back, ex, jhoothe case, झूठा, jhootha, dahej case, dahej ka case, imam`,
    topic: 'marriage',
  },
  {
    name: 'bad-omen',
    among: [
      'marriage',
      'married-life',
      'lost-object',
      'year-ahead',
      'spirituality',
      'lucky',
      'dosha',
      'family',
      'pet',
      'unclear',
      'remedy',
    ],
    words: [
      'ashubh, apshagun, apsagun, apshakun, bad sign, bad omen, bad luck that, omen, bura sanket, kuch anhoni, shubh ya ashubh, shubh tha ya ashubh, अशुभ, अपशकुन, अपशगुन, शुभ था या अशुभ, शुभ है कि अशुभ, अनहोनी, कुछ बुरा तो नहीं, kuch bura to nahi, bura to nahi hoga, अशुभ तो नहीं, inauspicious, बुरा संकेत, बुरा शगुन, अच्छा शगुन, sign of something bad, something bad will happen',
    ],
    without:
      'muhurat, ring finger, planet, gemstone, ratna, pukhraj, neelam, पुखराज, नीलम, number, नंबर, plot, color, rang, रंग, panchak, tota, billi, cat, dog, gaay, gai, kutta, बिल्ली, गाय, कुत्ता, तोता',
    asks: ['whether', 'what', 'which', 'why', 'choose'],
    topic: 'year-ahead',
    subject: 'self',
  },
  {
    name: 'parent-remarries',
    among: ['marriage', 'parents', 'family'],
    words: [
      'mummy, maa, mother, mom, papa, pitaji, father, dad, widowed mother, मम्मी, माँ, मां, पापा, पिताजी, fathers, mothers, dads, moms',
      'remarry, remarriage, marry again, dusri shadi, dusri shaadi, dusri sadi, second marriage, दूसरी शादी, दुबारा शादी, फिर से शादी, phir se shaadi, fir se shadi, married again, get married again',
    ],
    without: `${ofHarm}, ${ofViolence}, my daughter, meri dusri, meri dusri shadi, my second, mera, sister, beti, masi, ex, बेटी`,
    asks: ['whether', 'when', 'what', 'advice', 'why', 'how'],
    topic: 'parents',
    subject: 'parent',
  },
]
