import type { SituationPattern } from '../situation.ts'
import { ofHarm } from '../livelihood/asking-words.ts'

/** Situations of trades, one’s own and those of near ones. Where no words stand, the reader of questions alone knows them. */
export const assetTradePoints: readonly SituationPattern[] = [
  {
    name: 'kin-shop-runs',
    among: [
      'business',
      'career',
      'money',
      'children',
      'siblings',
      'married-life',
      'friends',
      'family',
      'investment',
    ],
    topic: 'business',
    words: [
      'jija, jijaji, jijaaji, jiju, bhai, bhaiya, bhabhi, didi, behen, pati, beta, bete, ladke, beti, biwi, patni, papa, pitaji, mummy, mama, chacha, dost, nanad, devar, damad, my wife, my husband, my son, my daughter, my brother, my sister, my father, dad, my mother, my cousin, my friend, my uncle, जीजा, जीजाजी, भाई, भैया, भाभी, दीदी, बहन, पति, बेटा, बेटे, बेटी, बीवी, पत्नी, पापा, पिताजी, मम्मी, मामा, चाचा, दोस्त, ननद, देवर, दामाद, मित्र',
      'shop, dukan, dukaan, boutique, gym, cafe, restaurant, business, dhandha, dhanda, karobar, franchise, school, parlour, agency, dhaba, bakery, kitchen, farm, factory, startup, store, showroom, academy, दुकान, धंधा, कारोबार, जिम, कैफे, ढाबा, एजेंसी, बुटीक, पार्लर, होटल, कोचिंग, स्टोर',
      'kholi, khola, kholi hai, khola hai, khol rahe, khol raha, khol rahi, dali hai, daali hai, opened, opening, is starting, started a, wants to open, open a, kholna chahti, kholna chahta, खोली, खोला, खोल रहे, खोल रहा, खोल रही, डाली है, शुरू किया है, शुरू कर रही',
      'will it, will his, will her, will their, do well, work out, work for, run for, chalegi, chalega, chal jayegi, chal jayega, chal padegi, चलेगी, चलेगा, चल पड़ेगी, चल पड़ेगा, चल जाएगा, चल जाएगी',
    ],
    without: `${ofHarm}, ke saath, ke sath, with my, with me, milkar, milke, partner, mujhe, maine, mere saath, hum dono, rival, saamne hi, samne hi, my shop, meri dukan, hamari dukan, loan, job, naukri, के साथ, मिलकर, मैंने, मेरी दुकान, हमारी दुकान, मेरे साथ, साझे, नौकरी`,
  },
  {
    name: 'kin-trade-recovers',
    among: [
      'business',
      'money',
      'career',
      'parents',
      'married-life',
      'family',
      'siblings',
      'debt',
      'friends',
    ],
    topic: 'business',
  },
  {
    name: 'old-trade-change-line',
    among: ['business', 'career', 'money'],
    topic: 'business',
    subject: 'self',
    words: [
      'ab koi nahi aata, ab nahi chalta, ab nahi chalti, ab koi nahi, has no work, no work now, nobody is, nobody buys, mar diya, maar diya, is dead after, pushtaini kaam, purana kaam, अब कोई नहीं, अब नहीं चलती, अब नहीं चलता, मार दिया, पुश्तैनी काम, आमदनी कम हो गई',
      'jod lu, jod lun, daal lu, dal lu, dalu ya, line badlu, line badal, change the line, change to, turn it into, convert, kuch aur karu, seekh lu, kaam pakdu, pakad lu, move into, make it a, डाल लूँ, डाल लूं, जोड़ लूँ, जोड़ लूं, लाइन बदल, कुछ और काम, सीख लूँ, सीख लूं, पकड़ लूँ, पकड़ लूं, हाथ डालूं',
    ],
    without: `${ofHarm}, rishta, shaadi, exam, love, gaadi, rickshaw chalata, naukri lagegi, रिश्ता, शादी, परीक्षा`,
  },
  {
    name: 'orders-return',
    among: ['business', 'money', 'career'],
    topic: 'business',
    subject: 'self',
    words: [
      'order, orders, booking, bookings, customers, grahak, buyers, clients, ऑर्डर, बुकिंग, ग्राहक',
      'dried up, no orders, stopped giving, stopped coming, come back, return, kam ho gaye, kam ho gayi, kam ho gaya, pehle jaisa, pehle jaise, toot gaye, nahi mil rahi, nahi aa rahe, band ho gaye, wapas, lautenge, कम हो गए, कम हो गई, पहले जैसे, पहले जैसा, टूट गए, नहीं मिल रही, नहीं आ रहे, लौटेंगे, वापस',
      'when, kab, will, why, kyu, kyun, कब, क्यों, मिलने, badhenge, बढ़ेंगे',
    ],
    without:
      'husband, pati, bhai, papa, beta, wife, biwi, brother, father, staff, payment, paisa, refund, advance, court order, stay order, transfer order, joining order, पति, भाई, पापा, बेटा, पैसा, भुगतान, transfer, joining, army, sarkari, his trade, her trade',
  },
]
