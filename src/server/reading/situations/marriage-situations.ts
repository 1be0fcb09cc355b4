import { marriageWords, otherLives, otherWeddings } from './people-words.ts'
import type { SituationPattern } from './situation.ts'

const among = ['marriage', 'love', 'compatibility', 'married-life'] as const

/** Situations on the way to a marriage. */
export const marriageSituations: readonly SituationPattern[] = [
  {
    name: 'court-marriage',
    among: [...among, 'legal', 'family', 'parents'],
    words: [
      'court marriage, court me shadi, court se shadi, registered marriage, register marriage, registry marriage, civil marriage, special marriage act, registrar ke samne, कोर्ट मैरिज, कोर्ट मैरेज, कोर्ट में शादी, रजिस्टर्ड शादी, रजिस्टर मैरिज',
    ],
    without: `badminton, phone ka case, shubh din, muhurat, muhurta, samay de, chupke se, beti ne, bitiya ne, divorce, talaq, talak, तलाक, ${otherLives}`,
    topic: 'marriage',
    subject: 'self',
  },
  {
    name: 'love-or-arranged',
    among,
    words: [
      'love, love marriage, prem vivah, love wali, apni pasand, प्रेम विवाह, लव, लव मैरिज, लव मैरेज, अपनी पसंद, मेरी पसंद',
      'arrange, arranged, arranged match, ghar walo ki marzi, gharwalo ki marzi, ghar walo ki pasand, gharwalo ki pasand, papa ki pasand, maa baap ki pasand, family ki pasand, parents choice, ghar wale jahan kahenge, अरेंज, अरेंज्ड, घर वालों की मर्ज़ी, घर वालों की मर्जी, घरवालों की मर्जी, घरवालों की मर्ज़ी, घर वालों की पसंद, घरवालों की पसंद, घर वाले जहां, घर वाले जहाँ, पापा के ढूँढे, पापा की पसंद, माँ बाप की पसंद, मां बाप की पसंद',
    ],
    without: otherWeddings,
    topic: 'love',
  },
  {
    name: 'two-proposals',
    among,
    words: [
      'two boys, two girls, two guys, two men, two proposals, two rishtas, two matches, two arranged matches, 2 arranged matches, shortlisted two, 2 boys, 2 girls, 2 guys, 2 proposals, 2 rishtas, 2 matches, both proposals, both rishtas, do ladke, do ladko, do ladki, do ladkiya, do ladkiyan, do ladkiyo, do rishte, do rishto, do riste, 2 ladke, 2 ladko, 2 ladki, 2 ladkiya, 2 ladkiyan, 2 rishte, 2 rishta, 2 rista, 2 riste, teen rishte, 3 rishte, three proposals, dono rishte, dono rishto, dono ladke, dono ladko, दो लड़के, दो लड़कों, दो लड़की, दो लड़कियाँ, दो लड़कियां, दो लड़कियों, दो रिश्ते, दो रिश्तों, दोनों रिश्ते, दोनों रिश्तों, दोनों लड़के, दोनों लड़कों, तीन रिश्ते',
    ],
    without: `alag alag, match hoga, milti, milan, kundli kis, मिलती, मिलान, two girls one flat, green card, toot, toote, tut, tute, broke, broken, cancel, टूट, टूटे, propose kar chuke, ${otherWeddings}`,
    asks: ['choose', 'which', 'who', 'advice', 'whether', 'what'],
    topic: 'marriage',
    subject: 'self',
  },
  {
    name: 'few-gunas',
    among: [...among, 'dosha'],
    words: [
      'gun, guna, gunas, gunn, गुण, गुन, ashtakoot, gun milan, guna milan',
      '5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 8.5, few, low score, less, gun kam, kam gun, guna kam, kam guna, itne kam, bahut kam, only, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, das, gyarah, barah, terah, chaudah, pandrah, solah, satrah, atharah, आठ, नौ, दस, ग्यारह, बारह, तेरह, चौदह, पंद्रह, सोलह, सत्रह, अठारह, कम, ९, १०, ११, १२, १३, १४, १५, १६, १७, १८',
    ],
    without: `avgun, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, sweets, mere gun, meri gun, nikalo, gin do, gin ke, compute, calculate, ginke, jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec, born, am, pm, baje, बजे, kitne gun, how many, कितने गुण, निकालो, गिन, 36 me se konse, nadi, नाड़ी, naadi, ${otherWeddings}`,
    asks: ['whether', 'choose', 'advice', 'how', 'what', 'why', 'how-much'],
    topic: 'marriage',
  },
  {
    name: 'second-marriage',
    among: [...among, 'separation'],
    words: [
      'second marriage, 2nd marriage, second wedding, remarriage, remarry, remarried, marry again, get married again, married again, dusri shadi, dusri sadi, doosri shadi, dusra vivah, dusra byah, dusre vivah, dobara shadi, dubara shadi, dobara vivah, dobara byah, dobara ghar bas, phir se shadi, fir se shadi, phir se byah, punarvivah, divorcee rishta, second innings, दूसरी शादी, दूसरा विवाह, दूसरा ब्याह, दोबारा शादी, दुबारा शादी, दोबारा विवाह, दोबारा घर बस, फिर से शादी, फिर से ब्याह, पुनर्विवाह',
    ],
    without: `mom, mother, papa, pitaji, masi, mausi, chacha, kharcha, kitna dena, पिताजी, पापा, चाचा, पूर्व, पहली पत्नी, custody, biwi ki dusri, his second marriage, her second marriage, my ex, ex husband, ex wife, pati ki dusri, pati dusri, husband second, uski dusri, unki dusri, unhone dusri, do shadi, two marriages, kar li hai, kar rahe hain, पति की दूसरी, पति दूसरी, उनकी दूसरी, उसकी दूसरी, उन्होंने दूसरी, saas, sasur, सास, ससुर, devar se, देवर से, jeth se, ${otherWeddings}`,
    asks: ['whether', 'when', 'exactly', 'how', 'what', 'advice', 'choose', 'how-much'],
    topic: 'marriage',
  },
  {
    name: 'age-difference',
    among: ['marriage', 'love', 'compatibility', 'married-life'],
    words: [
      'age gap, age difference, older than me, elder than me, younger than me, years older, years elder, years younger, yrs older, yrs elder, yrs younger, year older, year younger, yr older, older woman, older man, older partner, younger man, younger woman, older girl, younger boy, older guy, saal bada, saal badi, sal bada, sal badi, saal bade, saal chhota, saal chhoti, saal chota, saal choti, sal chota, sal chhota, saal chhote, umar me bada, umar me badi, umar me chhota, umar me chhoti, umar ka farak, umar ka fark, umr ka farak, umr ka fark, umar ka antar, badi umar, badi umr, उम्र का फ़र्क, उम्र का फर्क, उम्र का अंतर, उम्र में बड़ा, उम्र में बड़ी, उम्र में छोटा, उम्र में छोटी, साल बड़ा, साल बड़ी, साल बड़े, साल छोटा, साल छोटी, बड़ी उम्र',
      `${marriageWords}, love, relationship, boyfriend, girlfriend, bf, gf, partner, he, she, him, her, wo, ladka, ladki, pyar, haan, jodi, mel, husband, suit, प्यार, वो, लड़का, लड़की, जोड़ी, हाँ, हां`,
    ],
    without: `paise ke liye, class, school, teacher, minor, 14, 15, 16, 17, चौदह, पंद्रह, सोलह, सत्रह, सतरह, 10th, 11th, 12th, ${otherWeddings}`,
    topic: 'marriage',
    asks: ['whether', 'choose', 'advice', 'how', 'what', 'describe', 'which'],
    subject: 'self',
  },
  {
    name: 'broken-engagement',
    among: ['marriage', 'love'],
    words: [
      'engagement, engagements, sagai, roka, rishta, rishte, rista, riste, rishtas, proposal, proposals, match, matches, shadi ki baat, tilak, सगाई, रोका, रिश्ता, रिश्ते, शादी की बात',
      'broke, broken, breaks, break, breaking, cancel, cancelled, canceled, called off, call off, collapse, collapses, collapsed, fell through, falls through, toot gaya, toot gayi, toot gai, toot jata, toot jate, toot jati, toot rahe, toot raha, toota, tooti, toote, tut gaya, tut gayi, tut gyi, tut gya, toot gyi, toot gya, tut jata, tut jate, tuta, tuti, tute, tutne, tootne, toot chuke, toot chuki, tut chuki, kat jate, kat jata, kat jaate, ruk jati, atak jati, wapas ho gaya, mana ho jate, mana kar dete, mana kar dete, reject, rejected, rejects, rejection, rejections, ghosted, no reply, jawab nahi, chale jate, टूट गया, टूट गई, टूट गयी, टूट जाता, टूट जाते, टूट जाती, टूट रहे, टूट रहा, टूटा, टूटी, टूटे, टूटने, टूट चुकी, टूट चुके, कट जाते, कट जाता, रुक जाती, मना कर देते, मना हो जाते, चले जाते, जवाब नहीं, लौट जाते',
    ],
    without: `mummy ko, reject karna, i break, if i, should i break, ring, uski pehli, her first, his first, इससे, mere rishte, mere pichle, meri rishte, मेरे रिश्ते, ghar se rishta, daag, nani, naani, kisne, किसने, break up, breakup, ex, bf, gf, boyfriend, girlfriend, relationship, pyar, love, husband, pati, wife, wapas aayega, dosti, divorce, talaq, talak, naukri, job, zeher, dahej, car, gaadi, ब्रेकअप, प्यार, पति, पत्नी, तलाक, दहेज, गाड़ी, कार, मार, धमकी, tod diya mene, maine todi, maine tod, photo, prem, premi, premika, प्रेम, प्रेमी, प्रेमिका, मेरी गर्लफ्रेंड, बॉयफ्रेंड, usse shadi, dost se, saas, sasural, ससुराल, ${otherLives}`,
    topic: 'marriage',
  },
  {
    name: 'marriage-delay',
    among: ['marriage', 'love'],
    words: [
      'late, delay, delayed, delays, delaying, der, deri, dere, vilamb, देर, देरी, विलंब, विलम्ब',
      marriageWords,
    ],
    without: `shadi hui, maa ban, santan, bachcha, baccha, baby, mera rang, lucky, शादी हुई, संतान, बच्चा, girlfriend, boyfriend, bf, gf, late night, der raat, ghar der, husband, pati, wife, biwi, lateral, too late for us, too late in, office se, बाद में देर, पति, पत्नी, how do i delay, delay my, talu, टाल, ${otherWeddings}`,
    topic: 'marriage',
  },
  {
    name: 'marriage-taunts',
    among: ['marriage', 'love', 'family', 'mental-health', 'parents'],
    words: [
      'taunt, taunts, taunting, taunted, taana, taane, tane, log puchte, log bolte, log kehte, log kya kahenge, sab puchte, sab puch rahe, sab puchhte, rishtedar bolte, rishtedar kehte, rishtedar puchte, relatives ask, relatives asking, everyone asks, everyone asking, people ask, people keep asking, ppl pity, people talk, society talks, padosi puchte, ताने, ताना, लोग पूछते, लोग बोलते, लोग कहते, सब पूछते, सब पूछ रहे, रिश्तेदार बोलते, रिश्तेदार पूछते, रिश्तेदार कहते',
      `${marriageWords}, unmarried, single, kunwara, kunwari, kuwara, kuwari, अविवाहित, कुँवारी, कुंवारी, कुँवारा, कुंवारा`,
    ],
    without: `husband, pati, wife, biwi, saas, sasural, in laws, dahej, dowry, bachcha, baby, divorce, talaq, पति, सास, ससुराल, दहेज, तलाक, बच्चा, ${otherWeddings}`,
    topic: 'marriage',
  },
  {
    name: 'single-for-life',
    among: ['marriage', 'love'],
    words: [
      'single forever, single for life, single all my life, single whole life, stay single, remain single, die single, end up alone, never marry, never get married, unmarried forever, unmarried all my life, marriage in my stars, marriage in my chart, marriage in my destiny, marriage in my kundli, marriage in my fate, marriage at all, ever get married, ever marry, ever be married, no marriage, shadi likhi hai, shadi likhi h, shadi ka yog hai ya nahi, shadi ka yog h ya nahi, shadi ka yog hai bhi, shadi hogi ya nahi, shadi hogi bhi ya nahi, shadi hogi bhi, shadi nahi hogi kya, shadi nhi hogi kya, shadi hogi ki nahi, naseeb me shadi, kismat me shadi, kundli me shadi hai, akela hi rahunga, akeli hi rahungi, akela rehna likha, akele hi rehna, zindagi bhar akela, zindagi bhar akeli, kunwara rahunga, kunwari rahungi, kunwara hi, kuwara hi, शादी लिखी है, शादी का योग है या नहीं, शादी का योग है भी, शादी होगी या नहीं, शादी होगी भी, शादी होगी कि नहीं, शादी नहीं होगी क्या, नसीब में शादी, क़िस्मत में शादी, किस्मत में शादी, कुंडली में शादी, अकेला ही रह, अकेली ही रह, अकेला रहना, ज़िंदगी भर अकेल*, जिंदगी भर अकेल*, कुँवारा ही, कुंवारा ही, कुंवारी रह, कुँवारी रह',
    ],
    without: `what if, talk, uski shadi, unka, uska, usse, usi se, him, her, love, second, dusri, dobara, divorce, 2nd, husband, wife, pati, biwi, love marriage, foreign, abroad, ya arrange, court, उससे, उसी से, प्रेम, दूसरी, दोबारा, तलाक, पति, पत्नी, अगले साल, इस साल, agle saal, is saal, this year, next year, ${otherWeddings}`,
    asks: ['whether', 'when', 'what', 'exactly', 'how', 'describe'],
    topic: 'marriage',
  },
  {
    name: 'match-answer',
    among: ['marriage', 'love', 'compatibility'],
    words: [
      'ladki wale, ladke wale, ladki walo, ladke walo, boys side, girls side, boys family, girls family, they say yes, unki taraf se, dekhne aaye, dekhne aa rahe, dekhne ja rahe, dekhne ja rhe, dekhne aayenge, लड़की वाले, लड़के वाले, लड़की वालों, लड़के वालों, देखने आए, देखने आ रहे, देखने जा रहे, kundli milane',
      'haan bolenge, haan karenge, haan kahenge, haan kar denge, haan hogi, say yes, will like me, like me, pasand aaunga, pasand aaungi, pasand karenge, pasand aa jau, pakka hoga, pakka ho jayega, pakka ho payega, final hoga, fix hoga, ho payega, banega, jamega, jawab aayega, answer, reply, हाँ बोलेंगे, हां बोलेंगे, हाँ करेंगे, हां करेंगे, हाँ कहेंगे, हां कहेंगे, पसंद आऊँगा, पसंद आऊंगा, पसंद आऊँगी, पसंद आऊंगी, पसंद करेंगे, पक्का होगा, पक्का हो जाएगा, फाइनल होगा, जवाब आएगा, बनेगा',
    ],
    without: `kisi aur se, love marriage, intercaste, alag jaat, dahej, dowry, bf, gf, boyfriend, girlfriend, pyar, jaan hai, मेरी जान, दहेज, प्यार, प्रेम, ${otherLives}, meri jaan`,
    asks: ['whether', 'when', 'exactly', 'what'],
    topic: 'marriage',
    subject: 'self',
  },
]
