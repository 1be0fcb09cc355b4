import { ofHarm } from '../livelihood/asking-words.ts'
import { ofViolence } from '../of-violence.ts'
import type { SituationPattern } from '../situation.ts'

/** Situations of brothers, sisters and in-laws. */
export const kinPoints: readonly SituationPattern[] = [
  {
    name: 'sibling-marriage',
    among: ['married-life', 'separation', 'siblings', 'family'],
    words: [
      'didi, bhaiya, bhai, sister, brother, behen, bro, jiju, jija, bhabhi, दीदी, भैया, भाई, बहन, बहनोई, भाभी, brothers, sisters',
      'married life, alag honge, alag ho, alag rehna, talaak, divorce, wapas lene, baithi, verge of split, marriage alright, kuch theek nahi, mel kab, sasural kaisa, वैवाहिक, अलग हो, तलाक, तलाक़, घर टूट, टूटने की कगार, आपस में नहीं बनती, मेल कब, rista bachega, sath kab rahenge, separate or stay, stay together, separate from, marriage break, his wife separate, lene aayenge, तलाक हो, तलाक़ हो, talak, talaq, divorce ho, घर बचेगा, ghar bachega, married life kaisi, पति से नहीं बनती, pati se nahi banti, biwi se nahi banti, fight daily',
    ],
    without: `${ofHarm}, ${ofViolence}, rishte, hamse, humse, property, kitchen, batwara, chulha, dusri shadi, second marriage, proposal, shaadi kab, unki shadi, vyapar, व्यापार, business, jagah kam, जगह कम`,
    topic: 'married-life',
    subject: 'sibling',
  },
  {
    name: 'who-stands-by',
    among: ['family', 'siblings', 'friends', 'in-laws', 'money', 'strengths', 'separation'],
    words: [
      'who will stand, stand by me, stand with me, kaun sath dega, kaun saath dega, mera sath dega, mera saath dega, who will help me, who is more supportive, more supportive, nobody supports, कौन साथ देगा, साथ क्यों नहीं देता, काम आएगा, कौन मदद, support from, भाई-बहनों का साथ, हाथ फैलाऊं, bure waqt me, किस पर भरोसा, kis par bharosa, kispe bharosa, whom can i trust, who is really mine, अपना कौन, apna kaun, साथ कौन देगा, sath kaun dega, saath kaun dega, who will support me',
    ],
    without: 'naukri, job, noukri, नौकरी, planet, graha, ग्रह',
    asks: ['who', 'which', 'whether', 'why', 'what', 'choose'],
    topic: 'family',
    subject: 'self',
  },
  {
    name: 'luckiest-at-home',
    among: ['family', 'lucky', 'siblings', 'married-life', 'children'],
    words: [
      'sabse bhagyashali, bhagyashali kaun, bhagyawan, kismat wali kaun, lucky for everybody, who is lucky for whom, lucky for whom, unke liye lucky, carrying the bad luck, lucky hai kya papa, लकी हूं क्या, लकी हूँ क्या, भाग्यशाली कौन, in our home is lucky, lucky for papa, lucky for my husband, lucky for my wife, सबसे भाग्यशाली, किस्मत किसकी, sabse lucky, luckiest, most lucky, lucky for me, मेरे लिए लकी',
    ],
    without:
      'number, color, colour, stone, नंबर, रंग, black cat, firm, register, day, din, sign, city, sheher, number',
    asks: ['who', 'whether', 'which'],
    topic: 'family',
    subject: 'self',
  },
  {
    name: 'all-together',
    among: ['family', 'travel', 'siblings'],
    words: [
      'all of us, sab bhai bahan, sab bhai behen, sabka saath, whole family, sab milke, ek saath, under one roof, सबका साथ, सब जुड़, एक साथ, सब जुट',
      'diwali, holi, chhath, rakhi, eid, sunday lunch, under one roof, festival, tyohar, baithenge, sit together, not sitting, jutenge, छठ, दिवाली, त्योहार, राखी, जुटें, जुड़ेंगे, scattered',
    ],
    without: 'trip, kundli, janmdin, birthday ka, पिकनिक, pati',
    asks: ['whether', 'when', 'exactly', 'why'],
    topic: 'family',
    subject: 'self',
  },
  {
    name: 'mil-close',
    among: ['in-laws', 'family', 'love', 'married-life'],
    words: [
      'saas, mother in law, mother-in-law, mil, future mil, girlfriends mother, sasu maa, सास, सासू माँ, mother in laws',
      'ka dil, win over, stay this close, pyar kaise bana, pyaar kaise bana, gift, upahar, kya du, khush ho jaye, get used to, taal mel, taalmel, manane, make happy, beech ka rasta, tell her, उपहार, प्यार कैसे बना, तालमेल, मनाने, दिल जीत, बीच का रास्ता, please my, make her happy, keep her happy, impress my, accha rishta, अच्छा रिश्ता, अच्छी बने, achi bane, खुश रखूँ, ख़ुश रखूँ, खुश करूँ, ख़ुश करूँ, khush karu, khush rakhu, प्यार पाऊँ, get along',
    ],
    without:
      'beech me pis, kheti, hissa, property, shifting with us, takes my son, bahu aate, बीच में पिस',
    asks: ['how', 'what', 'advice', 'which'],
    topic: 'in-laws',
    subject: 'self',
  },
  {
    name: 'speak-or-silent',
    among: ['in-laws', 'family', 'married-life', 'siblings', 'career'],
    words: [
      'speak up or keep quiet, bolu ya chup, bolu ki chup, bolun ya chup, bolu ya nahi, batau ya khud, say or stay silent, tell or stay quiet, बोलूँ या, बोलूं कि चुप, बोलूँ कि चुप, बोलूं या, चुप रहना ठीक, बोलूं कि, tell or hide, bol chaal karu ya doori, batau ya chhupau, or keep quiet, or stay quiet, or stay silent, or keep silent, ya chup rahu, ya chup rahun, या चुप रहूँ, या चुप रहूं, kah du ya, keh du ya, कह दूँ या',
    ],
    without: 'ex, past relationship, pehla rishta',
    asks: ['choose', 'whether', 'advice', 'which'],
    subject: 'self',
  },
  {
    name: 'son-changed',
    among: ['family', 'married-life', 'in-laws', 'children'],
    words: [
      'bahu aate hi, bahu ke aane, shaadi ke baad humse, shadi ke baad hamse, bahu ki sunta, bahu ke ghar ka hi, daughter in law converted, बहू आते ही, शादी के बाद हमसे, बहू की सुनता, बहू के घर का, son change after marriage, son changed after, changed after marriage, listens only to his wife, beta badal gaya, बेटा बदल गया, shaadi ke baad badal, bete ka vyavhar, बेटा बदल, bete ka bartav, बेटे का व्यवहार, son has changed, son does not talk to us after, beta bahu ka, shaadi ke baad beta',
    ],
    without: 'palang, chappal, mera, i am',
    asks: ['why', 'what', 'advice', 'whether', 'when', 'how'],
    topic: 'family',
    subject: 'self',
  },
  {
    name: 'family-accepts-me',
    among: ['love', 'family', 'parents', 'marriage', 'married-life', 'separation'],
    words: [
      'gay, lesbian, lgbt, lgbtq, trans, transwoman, bisexual, hum dono ladke, hum dono ladki, hum dono ladkiyan, two women, two men, same sex, ladko ko pasand karta, ladkiyo ko pasand karti, समलैंगिक, लेस्बियन, ट्रांस, हम दोनों लड़के, she and me, in ladko ko pasand',
    ],
    without: `${ofHarm}, ${ofViolence}, makan malik, dosh, dosha, दोष, flat`,
    asks: ['when', 'whether', 'how', 'which', 'what', 'exactly', 'advice'],
    topic: 'family',
    subject: 'self',
  },
  {
    name: 'sibling-astray',
    among: ['siblings', 'health', 'family', 'career', 'mental-health'],
    words: [
      'chhota bhai, chota bhai, chhote bhai, bhai, brother, baby brother, kid brother, behen, भाई, छोटा भाई, छोटे भाई, brothers',
      'sudhrega, sudhar, bigad gaya, bigad gya, get serious, only gaming, for gaming, pubg me, akal aayegi, sharab peeta, sharab bahut, alcoholic, सुधरेगा, बिगड़, शराब, nasha, नशे में, nashe me, galat raste, ग़लत रास्ते, गलत रास्ते, gambling, jua, satta, बर्बाद, barbad, आवारा, awara, waste his life, serious hoga',
    ],
    without: 'sister in law, dukan ka hisab, bhabhi ki tabiyat, company',
    topic: 'siblings',
    subject: 'sibling',
  },
  {
    name: 'sibling-jealous',
    among: ['siblings', 'family', 'friends'],
    words: [
      'didi, behen, sister, bhai, bhaiya, brother, दीदी, बहन, भाई, भैया, brothers, sisters',
      'jalti hai, jalte hai, jalne lagi, jealous, competes with me, compete with me, dushman kyo ban, dushman ban gaya, bair, जलती, जलते, जलने लगी, बैर, jalta hai, jalta h, jalti h, dushman kyu, dushman kyon, jalan, जलता, जलन, जलते हैं, जलती है, ईर्ष्या, irshya, envy, envies, envious',
    ],
    without: 'dog, biwi, pita',
    asks: ['whether', 'why', 'what', 'when'],
    topic: 'siblings',
    subject: 'self',
  },
]
