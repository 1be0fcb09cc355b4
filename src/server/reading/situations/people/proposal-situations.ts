import { otherLives } from '../people-words.ts'
import type { SituationPattern } from '../situation.ts'

const among = ['marriage', 'love', 'compatibility', 'dosha', 'family'] as const
const danger =
  'dowry, dahej, zabardasti, jabardasti, by force, force, forced, marna, suicide, hit, hits, slap, class, minor, 14, 15, 16, 17, दहेज, ज़बरदस्ती, जबरदस्ती, मरना'

/** Situations between a proposal and a wedding. */
export const proposalSituations: readonly SituationPattern[] = [
  {
    name: 'nadi-dosha',
    among: [...among, 'children', 'remedy', 'married-life', 'chart-fact', 'pregnancy'],
    words: [
      'nadi dosh, nadi dosha, naadi dosh, naadi dosha, nadi same, same nadi, nadi ek, ek nadi, ek hi nadi, eknadi, nadi problem, nadi match, nadi mismatch, nadi kut, nadi koot, nadi 0, nadi zero, bhakoot, bhakut, bhakoot dosh, bhakut dosh, नाड़ी दोष, नाडी दोष, एक नाड़ी, एक ही नाड़ी, नाड़ी एक, नाड़ी में, भकूट, भकूट दोष',
    ],
    without:
      'kitne, कितने, saheli, सहेली, बहन, behen, beti, bete, ladke ki kundli, daughters, sons, daughter, son, nadi astrology, nadi leaf, nadi shastra, naadi jyotish, aap gun milan, do you check, do you consider, my nadi is, meri nadi kya, meri nadi kaun, which nadi, मेरी नाड़ी क्या, कौन सी नाड़ी, pulse, vaid',
    asks: ['whether', 'how', 'advice', 'what', 'choose', 'why', 'how-much', 'describe', 'when'],
    topic: 'marriage',
    subject: 'self',
  },
  {
    name: 'good-gunas',
    among,
    words: [
      'gun, guna, gunas, gunn, guns, points, score, गुण, गुन, ashtakoot',
      '18.5, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, unnis, bees, ikkis, bais, teis, chaubis, pachis, chhabis, sattais, atthais, untis, tees, इक्कीस, बाईस, तेईस, चौबीस, पच्चीस, छब्बीस, सत्ताईस, अट्ठाईस, उनतीस, तीस, बीस',
      'chahiye, चाहिए, zaroori, ज़रूरी, match, matched, matches, matching, milan, mile, mil rahe, mil rhe, milte, mil gaye, mil gye, out of 36, 36 me, 36 mein, enough, good, ok, theek, thik, kaafi, kafi, marriage, shadi, milaan, sahi, मिले, मिल रहे, मिलते, मिल गए, मिलान, काफ़ी, काफी, ठीक, शादी, अच्छा',
    ],
    without: `my daughter, my son, daughter, son, beti, bete, बेटी, बेटे, नौकरी, naukri, kitne gun mil*, kitne guna mil*, how many gun, calculate, nikalo, baje, am, pm, born, jan, feb, mar, apr, jun, jul, aug, sep, oct, nov, dec, nadi, naadi, bhakoot, bhakut, नाड़ी, भकूट, daily, fight, divorce, talaq, sister, behen, bahan, बहन, कितने गुण मिल*, बजे, ${danger}, married, yet, phir bhi shadi`,
    asks: ['whether', 'how', 'advice', 'what', 'choose', 'how-much', 'describe'],
    topic: 'marriage',
    subject: 'self',
  },
  {
    name: 'engaged-doubt',
    among: [...among, 'married-life', 'separation', 'mental-health', 'personality'],
    words: [
      'roka ho chuka, roka hua, engagement ho gayi, engagement ho chuki, रोका हो चुका, my fiance, my fiancee, fiance, fiancee, mangetar, engagement is done, engagement happened, got engaged, am engaged, im engaged, after engagement, after our engagement, sagai ho gayi, sagai ho gyi, sagai ho chuki, sagai hui, sagai ke baad, roka ho gaya, roka ho gya, roka ke baad, roke ke baad, मंगेतर, सगाई हो गई, सगाई हो गयी, सगाई हो चुकी, सगाई के बाद, सगाई हुई, रोका हो गया, रोके के बाद',
      'galat faisla, wrong choice, doubt, doubts, second thoughts, unsure, not sure, confused, right person, right one, right for me, happy with me, happy with this, interested, mistake, wrong decision, go ahead, call it off, call off, should i break, cold feet, does not talk, doesnt talk, dont talk, not talking, hardly talks, rarely calls, ignores, rude, changed, mann nahi, man nahi, mann nhi, man nhi, sahi hai ya, sahi h ya, sahi faisla, galat faisla, confuse, uljhan, shak, khush hai, khush nahi, baat nahi karta, baat nahi karti, baat nhi krta, baat nhi krti, theek se baat, badal gaya, badal gayi, tod du, tod doon, todu, tod dun, mana kar du, karu ya nahi, karu ya na, गलती, गलत फ़ैसला, सही फ़ैसला, सही है या, मन नहीं, उलझन, शक, ख़ुश है, खुश है, बात नहीं करता, बात नहीं करती, ठीक से बात, बदल गया, बदल गई, तोड़ दूँ, तोड़ दूं, करूँ या',
    ],
    without: `${danger}, job, naukri, jaundice, tb, health, ex, brother, friends, dost, sister, behen, bahan, didi, son, daughter, beta, beti, नौकरी, भाई, बहन, बेटी, बेटा, दीदी, toot, tut gayi, टूट, broke, broken`,
    topic: 'marriage',
    subject: 'self',
  },
  {
    name: 'wedding-goes-well',
    among: [...among, 'year-ahead', 'muhurta', 'mental-health', 'day'],
    words: [
      'my wedding, our wedding, shadi paas aa, shadi pass aa, shadi nazdeek, shadi najdik, shadi karib, mahine baad shadi, din baad shadi, shadi 2 mahine baad, shadi ek mahine baad, shadi agle mahine, शादी अगले महीने, शादी पास आ, शादी नज़दीक, my wedding is, our wedding is, meri shadi february, meri shadi march, meri shadi april, meri shadi may, meri shadi june, meri shadi november, meri shadi december, meri shadi january, meri shadi agle, hamari shadi agle, मेरी शादी अगले, हमारी शादी अगले, my marriage is in, my marriage is on, my wedding in, my wedding on, our wedding in, getting married in, getting married on, getting married next, wedding date is fixed, marriage date is fixed, wedding day, meri shadi hai, hamari shadi hai, humari shadi hai, shadi ki date fix, shadi ki tarikh tay, shadi ki tareekh tay, shadi ki date tay, meri shadi tay, shadi tay ho gayi, shadi tay ho gyi, shadi fix ho gayi, shadi fix ho gyi, मेरी शादी है, हमारी शादी है, शादी की तारीख़ तय, शादी की तारीख तय, मेरी शादी तय, शादी तय हो गई, शादी तय हो गयी, शादी फिक्स हो गई',
      'smooth, smoothly, go well, goes well, fine, without any problem, without problem, any problem, any obstacle, any hurdle, obstacle, obstacles, hurdle, hurdles, nervous, tension, worried, okay, peacefully, achhe se, acche se, ache se, theek se, thik se, sab theek, sab thik, badha, rukawat, vighn, dikkat, nipat, ho jayegi na, darr, dar lag, ghabrahat, अच्छे से, ठीक से, सब ठीक, बाधा, रुकावट, विघ्न, दिक्कत, दिक़्क़त, निपट, हो जाएगी ना, डर, घबराहट',
    ],
    without: `${danger}, psoriasis, skin, weight, ${otherLives}, gf, girlfriend, bf, boyfriend, uski shadi, her wedding, expired, gujar, guzar, divorce, since marriage`,
    asks: ['whether', 'how', 'what', 'advice', 'describe'],
    topic: 'marriage',
    subject: 'self',
  },
  {
    name: 'this-proposal',
    among,
    words: [
      'ek ladka dekha, ek ladki dekhi, ladka dekha hai, ladki dekhi hai, rishta pasand, एक लड़का देखा, लड़का देखा है, लड़की देखी है, रिश्ता पसंद, a proposal has come, a proposal came, proposal has come, proposal came, got a proposal, got one proposal, have a proposal, this proposal, this rishta, this match, this alliance, proposal from a, nri proposal, rishta aaya, rishta aya, rista aaya, rista aya, rishta aya h, naya rishta, is rishte ko, is rishte ke liye, is rishte ko haan, is ladke ko haan, is ladki ko haan, is ladke se shadi, is ladki se shadi, ye rishta, yeh rishta, ek rishta, रिश्ता आया, नया रिश्ता, इस रिश्ते को, इस रिश्ते के लिए, इस लड़के से शादी, इस लड़की से शादी, यह रिश्ता, ये रिश्ता, एक रिश्ता',
      'shadi karu, shadi karun, shadi kar lu, haan kahe, haan kahun, शादी करूँ, शादी करूं, शादी कर लूँ, say yes, accept, go ahead, should i, shall i, yes or no, is it good, is it right, good for me, right for me, haan kar, haan karu, haan karun, haan kr du, haan kru, haan bolu, haan bol, haan kahu, haan keh, ha kar du, han kar du, haan karni, theek rahega, thik rahega, sahi rahega, sahi hai, achha rahega, acha rahega, kaisa rahega, karu ya, hami bhar, mana kar du, mana karu, हाँ कर, हां कर, हाँ कह, हां कह, हाँ करूँ, हां करूं, हां करूँ, हाँ बोल, हां बोल, ठीक रहेगा, सही रहेगा, अच्छा रहेगा, कैसा रहेगा, हामी, मना कर दूँ, मना करूँ, हाँ करनी',
    ],
    without: `gun, guna, gunas, daughter, son, daughters, sons, गुण, ${danger}, two proposals, do rishte, toot, tut, broke, bar bar, bf, gf, boyfriend, girlfriend, pyar, love, banker, job offer, business proposal, दो रिश्ते, टूट, बार बार, प्यार, pakka hoga, banega, pakki hogi, पक्का होगा, बनेगा, ${otherLives}`,
    asks: ['whether', 'choose', 'advice', 'how', 'what', 'describe'],
    topic: 'marriage',
    subject: 'self',
  },
  {
    name: 'sibling-match-breaks',
    among: [...among, 'siblings', 'children'],
    words: [
      'my sister, my sisters, my brother, my brothers, sister, brother, bhai ka, bhai ki, bhai ke, bhaiya ka, bhaiya ki, bhaiya ke, behen ka, behen ki, behen ke, behan ka, behan ki, behan ke, bahan ka, bahan ki, bahan ke, didi ka, didi ki, didi ke, भाई का, भाई की, भाई के, भैया का, भैया की, भैया के, बहन का, बहन की, बहन के, दीदी का, दीदी की, दीदी के',
      'rishta, rishte, rista, riste, match, matches, proposal, proposals, alliance, shadi ki baat, sagai, engagement, रिश्ता, रिश्ते, शादी की बात, सगाई',
      'break, breaks, broke, broken, falls through, fell through, called off, reject, rejected, refuse, refused, not getting, does not work, not working out, toot, tut, toot jata, tut jata, tutta, toot gaya, tut gaya, toot gayi, tut gayi, tut jati, mana kar, nahi mil raha, nahi ho raha, nahi ban, pakka nahi, bar bar, baar baar, kab pakka, kab hoga, kab tay, kab banega, kab milega, टूट, टूट जाता, टूट गया, टूट गई, टूटा, टूटी, मना कर, नहीं मिल रहा, नहीं बन, पक्का नहीं, बार बार, कब पक्का, कब होगा, कब तय, कब बनेगा, कब मिलेगा',
    ],
    without: `${danger}, mera rishta, meri shadi, meri sagai, मेरा रिश्ता, मेरी शादी, मेरी सगाई, my marriage, my proposal, my rishta, my engagement, bhai bahan ka, bhai behen ka, se rishta, से रिश्ता, sath rishta, saath rishta, के साथ रिश्ता, sudhrega, सुधरेगा, saali, gun mila, job, naukri, in law, anban, अनबन, hum bhai, हम भाई, gf, bf, boyfriend, girlfriend, married sister`,
    asks: ['when', 'whether', 'why', 'exactly', 'how', 'what'],
    topic: 'marriage',
    subject: 'sibling',
  },
]
