import type { SituationPattern } from '../situation.ts'

/** Situations of a trade of one’s own. */
export const tradePoints: readonly SituationPattern[] = [
  {
    name: 'startup-funding',
    among: ['business', 'money', 'investment', 'career'],
    words: [
      'funding, investor, investors, seed round, vc, angel, paisa lagane wala, पैसा लगाने वाला, निवेशक, fund milega, फंडिंग, निवेश, invester, investment milega startup, paisa lagane',
      'when, will, kab, milega, milegi, kaun, whom, kahan se, kaha se, close, कब, मिलेगा, कोई, come, bring, मिलेगी, अएगा, आएगा, मिल पाएगा, mil payega, get',
    ],
    without: 'chit, mutual, sip, relaunch, crashed, jaw, pati ne, फायदा, fayda, faida, फ़ायदा',
    asks: ['when', 'whether', 'who', 'which', 'choose', 'what', 'how', 'exactly'],
    topic: 'business',
    subject: 'self',
  },
  {
    name: 'trade-licence',
    among: ['business', 'property', 'legal', 'government-job'],
    words: [
      'licence, license, permit, gas agency, petrol pump, ration ki dukan, quota, patta, dealership, noc, naksha, allot, लाइसेंस, कोटा, पट्टा, नक्शा, राशन की दुकान, मंजूरी, मंज़ूरी, लाइसेन्स, agency ka form, डीलरशिप, पेट्रोल पंप, गैस एजेंसी, परमिट, ठेका लाइसेंस, registration of shop, fssai',
      'kab, milega, milegi, when, stuck, atki, pass, niklegi, will, hogi, aayega, aa jayega, get it, haath me, कब, मिलेगा, हाथ में, पास, आएगा, मिलेगी',
    ],
    without:
      'driving, driver license, kuwait vehical, my mama, it or make, fine, wants to open, ghata, cement agency',
    asks: ['when', 'whether', 'exactly', 'who', 'why'],
  },
  {
    name: 'second-branch',
    among: ['business', 'money', 'property'],
    words: [
      'second branch, another branch, new branch, second shop, dusri branch, dusri dukan, dukan badi, bada karu, expand, naya hall, second chair, दूसरी ब्रांच, दूसरी शाखा, दुकान बड़ी, नया हॉल, दूसरी दुकान, expansion, एक और दुकान, ek aur dukan, one more shop, second outlet, new outlet, naya branch, nayi branch, नई शाखा, franchise dusri, दूसरा आउटलेट, expand my business, बिज़नेस बढ़ाऊँ',
    ],
    without:
      'closing our, closing, bagal, bagal me, samne, pados, next door, opposite, khul gayi, khul gai, khul gyi, khul gya, opened, asar, बगल, सामने, पड़ोस, खुल गई, खुल गयी, असर',
    asks: ['when', 'whether', 'choose', 'advice', 'who'],
    topic: 'business',
  },
  {
    name: 'client-signs',
    among: ['business', 'career', 'promotion'],
    words: [
      'client, clients, contract renew, contract renewal, contract ends, end of my contract, end of contract, renew my contract, pitch, क्लाइंट, कॉन्ट्रैक्ट, theka phir, ठेका, contract, agreement renew, theka, customer, buyer order, ग्राहक ऑर्डर, big order, बड़ा ऑर्डर',
      'sign, sign off, renew, extension, renewal, new project, hoga, milega, will, silent, naya project, साइन, मिलेगा, any extension, agle saal, renew hoga, renewed, renew ho, order milega, ऑर्डर मिलेगा, confirm, पक्का, final, deal',
    ],
    without:
      'never pay, dad, husband, killing, tender, kha gaya, advance, ghost, license, bonded, 60, ran, rather die, salon, aunt, affair, prove',
    asks: ['whether', 'when', 'how', 'exactly'],
    topic: 'business',
    subject: 'self',
  },
  {
    name: 'trade-with-kin',
    among: ['business', 'siblings', 'family', 'married-life'],
    words: [
      'do bhaiyon, bhai ke sath, bhai ke saath, baap beta, wife and i, biwi ke sath, wife milkar, meri wife milkar, dono bhai, do bhai, भाई के साथ, दोनों भाइयों, भाइयों, पत्नी के साथ, भाई, with my brother, with my wife, with my husband, with my father, with brother, bhaiya ke saath, पत्नी, पिता के साथ, papa ke saath, papa ke sath, chacha ke saath, jija ke saath, rishtedar ke saath, रिश्तेदार के साथ',
      'dukan, dukaan, shop, business, vyapar, karobar, tiffin, kaam kare, व्यापार, दुकान, कारोबार, alag kare, alag kre, run a shop, alag ho jau, stay in business, separate or, together or separate, saath rahu, alag ho',
    ],
    without: 'ghate, school, chalega unka, usko, saala, bhai ki, doing well, bhaiya ka',
    asks: ['choose', 'whether', 'advice', 'what', 'when'],
    topic: 'business',
    subject: 'self',
  },
]
