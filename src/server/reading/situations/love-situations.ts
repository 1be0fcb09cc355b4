import {
  belovedWords,
  loveWords,
  marriageWords,
  otherLives,
  otherWeddings,
} from './people-words.ts'
import type { SituationPattern } from './situation.ts'

const agreeWords =
  'agree, agrees, agreed, agreeing, accept, accepts, accepting, approve, approves, approval, oppose, opposed, against, permission, convince, convinced, not ready, disown, refuse, refusing, manenge, manege, maanege, mane, maan jayenge, maan jaenge, maan jayege, maan jaege, maan jaye, maan jaynge, maanegi, maan jayegi, maan jaegi, maanega, maan jayega, maan jaega, maan rahe, maan rahi, maan raha, maan nahi, maan nhi, nahi maan, nhi maan, nahi maante, nahi mante, nhi mante, na maane, razi, raazi, raji, manau, manaun, manaye, manaaye, manana, manane, mana lu, khilaf, khilaaf, manzoor, manjur, manjoor, apnayenge, apnaenge, haan karenge, haan bolenge, haan kahenge, मानेंगे, मानेगे, मान जाएंगे, मान जायेंगे, मान जाए, मान जाएँ, मान रहे, मान रही, मान रहा, नहीं मान, नहीं मानते, न मानें, ना माने, न माने, मानेगी, मान जाएगी, मान जायेगी, मानेगा, मान जाएगा, राजी, राज़ी, मनाऊँ, मनाऊं, मनाएं, मनाएँ, मनाने, ख़िलाफ़, खिलाफ, मंज़ूर, मंजूर, अपनाएंगे, अपनाएँगे, हाँ करेंगे, हां करेंगे'

const theirFamily =
  'his parents, his family, his mother, his father, his mom, his dad, his side, his house, her parents, her family, her mother, her father, her mom, her dad, her side, uske ghar wale, uske gharwale, uske ghar walo, uske gharwalo, uske parents, uske papa, uske pitaji, uske maa baap, uske mummy papa, uske mom dad, uski mummy, uski maa, uski mom, uski family, unke ghar wale, unke gharwale, unke ghar walo, unke parents, unke papa, unki mummy, unki maa, unki family, unka parivar, uska parivar, uske pariwar, ladki ke ghar wale, ladke ke ghar wale, ladki ke gharwale, ladke ke gharwale, ladki ke papa, ladke ke papa, ladki ki maa, ladke ki maa, ladki ke parents, ladke ke parents, gf ke ghar wale, bf ke ghar wale, gf ke gharwale, bf ke gharwale, gf ke papa, gf ki mummy, bf ki mummy, bf ki maa, bf ki family, gf ki family, gf ke parents, bf ke parents, girlfriends parents, boyfriends parents, girlfriends family, boyfriends family, girlfriends father, boyfriends mother, boyfriends mom, girlfriend ke ghar wale, boyfriend ke ghar wale, boyfriend ki mummy, boyfriend ki maa, उसके घर वाले, उसके घरवाले, उसके घर वालों, उसके घरवालों, उसके पापा, उसके पिता, उसकी मम्मी, उसकी माँ, उसकी मां, उसके माता पिता, उसके माँ बाप, उसके मां बाप, उसका परिवार, उनके घर वाले, उनके घरवाले, उनके पापा, उनके पिता, उनकी मम्मी, उनकी माँ, उनकी मां, उनका परिवार, लड़के के घरवाले, लड़की के घरवाले, लड़के के घर वाले, लड़की के घर वाले, लड़की के पापा, लड़के की माँ, लड़के की मां'

const gone =
  'someone else, somebody else, another girl, another boy, another guy, another man, another woman, new girlfriend, new boyfriend, new gf, new bf, new girl, new guy, new partner, seeing someone, dating someone, kisi aur, kisi or, kisi dusri, kisi dusre, dusri ladki, dusre ladke, dusra ladka, nayi gf, nayi girlfriend, naya bf, naya boyfriend, nayi wali, naya wala, engaged, engagement ho, engagement kar, sagai ho, sagai kar, shadi ho gayi, shadi ho gai, shadi ho gyi, shadi ho chuki, shadi kar li, shadi krli, got married, is married now, married someone, किसी और, किसी दूसरी, किसी दूसरे, दूसरी लड़की, दूसरे लड़के, नई गर्लफ्रेंड, सगाई हो, सगाई कर, शादी हो गई, शादी हो गयी, शादी कर ली, शादी हो चुकी'

const exWords =
  'ex, my ex, ex boyfriend, ex girlfriend, exs, wapas, vapas, wapis, laut, lautega, lautegi, come back, comes back, coming back, return, get back, patch up, patchup, breakup, chhod ke, chhod kar, chhod diya, chance, एक्स, वापस, लौट, लौटेगा, लौटेगी, लौटेंगे, छोड़कर, छोड़ के, ब्रेकअप'

export const loveSituations: readonly SituationPattern[] = [
  {
    name: 'their-family-consent',
    among: ['love', 'marriage', 'compatibility', 'family', 'parents', 'in-laws'],
    words: [theirFamily, agreeWords],
    without: `dekh li, देख ली, naukri, job, visa, saheli, सहेली, court marriage, register marriage, registered marriage, कोर्ट मैरिज, husband, pati, पति, biwi, wife, ${otherWeddings}`,
    topic: 'marriage',
    subject: 'self',
  },
  {
    name: 'family-consent',
    among: ['love', 'marriage', 'compatibility', 'family', 'parents'],
    words: [
      'parents, family, families, papa, mummy, mom, mum, dad, father, mother, ghar wale, gharwale, gharwalo, ghar walo, ghar vale, ghr wale, ghrwale, ghr walo, ghar me, maa baap, ma baap, mata pita, maa, pitaji, pita ji, mummy papa, khandan, parivar, pariwar, biradari, samaj, gaon wale, घर वाले, घरवाले, घर वालों, घरवालों, परिवार, पापा, मम्मी, माँ, मां, पिताजी, पिता जी, पिता, माता पिता, माँ बाप, मां बाप, बिरादरी, गाँव वाले, गांव वाले, ख़ानदान',
      agreeWords,
      `${marriageWords}, ${loveWords}, intercaste, inter caste, caste, religion, jaat, jat, jati, dharam, muslim, hindu, christian, sikh, brahmin, ladka, ladki, usse, us ladke, us ladki, हिंदू, मुसलमान, मुस्लिम, जाति, जात, बिरादरी, लड़का, लड़की, उससे`,
    ],
    without: `naukri, job, hostel, abroad, visa, saheli, dost, friend, सहेली, दोस्त, नौकरी, kharid, business, padhai, ${theirFamily}, court marriage, register marriage, registered marriage, कोर्ट मैरिज, zabardasti, jabardasti, by force, ज़बरदस्ती, जबरदस्ती, sasural, saas, husband, pati, biwi, wife, rishte se mana, mana kar rahi, ससुराल, पति, ${otherWeddings}, shadi se mana`,
    topic: 'marriage',
    subject: 'self',
  },
  {
    name: 'serious-or-not',
    among: ['love', 'marriage', 'ex-back', 'compatibility'],
    words: [
      `leave me, chhod degi, chhod dega, chod degi, chod dega, chhor dega, chhor degi, छोड़ देगी, छोड़ देगा, छोड देगा, छोड देगी, serious, time pass, timepass, commit, commitment, commits, genuine, using me, playing with me, fooling me, option b, label, टाइम पास, टाइमपास, सीरियस, गंभीर, shadi karega ya, shadi karegi ya, shadi krega ya, will he marry me, will she marry me, marry me or, mujhse shadi karega, mujhse shadi karegi, mujhse shadi krega, mujhse shadi kregi, mujhse hi shadi, मुझसे शादी करेगा, मुझसे शादी करेगी, शादी करेगा या, शादी करेगी या`,
      belovedWords,
    ],
    without: `gana, dosha, friend, rishta or, marry someone, class, medical, husband, pati, wife, biwi, पति, पत्नी, boss, illness, accident, bimar, ${otherLives}`,
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'wait-for-them',
    among: ['love', 'marriage', 'ex-back'],
    words: [
      'wait, waiting, hold on, intezar, intezaar, intjar, intazar, ruku, rukun, ruk jau, ruk jaun, rukna chahiye, raah dekhu, raah dekhun, इंतज़ार, इंतजार, रुकूं, रुकूँ, रुक जाऊँ, रुक जाऊं, राह देखूं, राह देखूँ',
      `${belovedWords}, ${loveWords}`,
    ],
    without: `bol du, bol doon, bolu, propose karu, dil ki baat, बोल दूँ, बोल दूं, shadishuda, shadi shuda, married man, married woman, शादीशुदा, eggs, message, msg, text, मैसेज, milu, resign, manager, wait no, god call, sorry first, job, naukri, visa, result, exam, promotion, husband, pati, wife, biwi, maike, mayke, mandap, us guy, money, paisa, propose, proposing, रिज़ल्ट, नौकरी, पति, पत्नी, मायके, pehle msg, first text, ${otherLives}`,
    asks: ['whether', 'choose', 'advice', 'how-much', 'when', 'exactly', 'how'],
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'their-feelings',
    among: ['love', 'ex-back', 'marriage', 'compatibility'],
    words: [
      'in his mind, in her mind, on his mind, on her mind, in his heart, in her heart, his heart, her heart, he feel, she feel, he feels, she feels, he feeling, she feeling, his feelings, her feelings, feelings for me, think of me, think about me, thinks of me, thinks about me, thinking of me, thinking about me, he thinking, she thinking, miss me, misses me, missing me, he love me, she love me, does he still love, does she still love, he actually love me, she actually love me, he really love me, she really love me, still love me, still loves me, love me back, feel the same, like me back, something for me, anything for me, feel for me, he like me, she like me, girl like me, boy like me, uske man me, uske mann me, uske dil me, unke dil me, unke man me, unke mann me, mujhe yaad, meri yaad, yaad karta hai, yaad karti hai, mujhse pyar karta, mujhse pyar karti, mujhse pyar krta, mujhse pyar krti, mujhse sach me pyar, mujhe pasand karta, mujhe pasand karti, pasand krta, pasand krti, pasand karta hai, pasand karti hai, mujhe chahta, mujhe chahti, mujhe miss, mere liye feelings, mere liye kya hai, mere liye kya h, mere liye kya sochta, mere liye kya sochti, bhool paya, bhul gaya mujhe, mujhe bhul gaya, mujhe bhul gayi, mujhe bhool chuk*, उसके मन में, उसके दिल में, उनके दिल में, उनके मन में, मुझे याद, मेरी याद, मुझसे प्यार करता, मुझसे प्यार करती, मुझसे सच में प्यार, मुझे पसंद करता, मुझे पसंद करती, पसंद करता है, पसंद करती है, मुझे चाहता, मुझे चाहती, मेरे लिए क्या है, मेरे बारे में क्या सोच, मुझे भूल, उसके दिल मे, उसके मन मे',
    ],
    without: `tum, tumhe, you love me, do you, साहबजादे, बेटे के, बेटी के, husband, pati, wife, biwi, saas, boss, sasur, mother in law, kisi aur, someone else, पति, पत्नी, बीवी, सास, किसी और, serious, timepass, time pass, टाइम पास, propose, ${otherLives}`,
    asks: ['whether', 'what', 'how', 'describe', 'how-much', 'advice'],
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'beloved-marriage-fixed',
    among: ['love', 'ex-back', 'marriage', 'compatibility'],
    words: [
      'gf, girlfriend, bf, boyfriend, her, his, she, he, uski, uska, uske, us ladki, jisse pyar, jis ladki, jis ladke, premika, premi, love, उसकी, उसका, उसके, गर्लफ्रेंड, बॉयफ्रेंड, प्रेमिका, प्रेमी, जिससे प्यार',
      'marriage fixed, marriage is fixed, marriage got fixed, wedding is fixed, wedding fixed, getting married to, getting engaged, marrying someone else, parents fixed, family fixed, rishta tay, rishta fix, rishta pakka ho gaya, rishta pakka kar diya, shadi tay, shadi fix, shadi pakki, shadi kahin aur, shadi kahi aur, shadi kisi aur, kahin aur rishta, kahi aur shadi, kisi aur se shadi, rishta kahin aur, rishta dhund, ladka dekh rahe, ladke dekh rahe, ladki dekh li, ladka dekh liya, ladke se baat chala, शादी तय, शादी कहीं और, शादी किसी और, किसी और से शादी, रिश्ता तय, रिश्ता कहीं और, कहीं और तय, रिश्ता पक्का कर, लड़का देख रहे, लड़का देख लिया, लड़की देख ली',
    ],
    without: `meri shadi tay, mera rishta tay, my parents fixed, my marriage is fixed, mere ghar wale, mere gharwale, mere liye, meri shadi, मेरी शादी, मेरे घर, मेरे लिए, court, ${otherWeddings}, husband, pati, पति`,
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'ex-with-another',
    among: ['ex-back', 'love', 'marriage'],
    words: [exWords, gone],
    without: `is my ex, kundli se pata, sath chakkar, saath chakkar, dream, dreaming, sapna, sapne, aage badhungi, aage badhunga, kisi naye, jalan, khush, karma, punish, जलन, ख़ुश, खुश, husband, pati, wife, biwi, saas, husbands, my engagement, meri sagai, meri shadi, mujhe kisi aur, main kisi aur, mai kisi aur, ki meri shadi, talaq, talak, talaak, divorce, पति, पत्नी, बीवी, मेरी सगाई, मेरी शादी, मुझे किसी और, मैं किसी और, तलाक, ${otherLives}`,
    asks: ['whether', 'when', 'exactly', 'choose', 'what', 'advice', 'how', 'how-much', 'who'],
    topic: 'ex-back',
    subject: 'self',
  },
  {
    name: 'long-distance',
    among: ['love', 'marriage', 'ex-back', 'abroad', 'compatibility'],
    words: [
      'long distance, longdistance, ldr, the distance, distance relationship, different city, different cities, two cities, other city, another city, different country, another country, other country, time zone, time zones, video call pe, video calls pe, dur rehta, dur rehti, door rehta, door rehti, dusre sheher, dusre shehar, dusre shahar, dusri city, alag sheher, alag shehar, alag alag city, lambi doori, लॉन्ग डिस्टेंस, लांग डिस्टेंस, दूसरे शहर, अलग शहर, दूर रहता, दूर रहती, दूसरे देश, अलग देश',
      `${loveWords}, hum dono, humara, hamara, our, we, us, him, her, he, she, wo, वो, हम दोनों, हमारा, long distance, ldr, लॉन्ग डिस्टेंस, लांग डिस्टेंस, रिश्ता, rishta`,
    ],
    without: `has a bf, has a boyfriend, stand a chance, facebook, pay, saturn, husband, pati, wife, biwi, sasural, posting, transfer, पति, पत्नी, ससुराल, ${otherLives}`,
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'confess-or-not',
    among: ['love', 'marriage', 'ex-back', 'day'],
    words: [
      'propose, proposing, confess, express, tell her, tell him, tell them, say it, bol du, bol doon, bol dun, bolu, bolun, bolna chahiye, keh du, kah du, keh doon, kehna chahiye, kahu, izhaar, ijhar, izhar, dil ki baat, bata du, bata dun, प्रपोज, प्रपोज़, इज़हार, इजहार, बोल दूँ, बोल दूं, बोलूँ, बोलूं, कह दूँ, कह दूं, कहूँ, कहूं, दिल की बात, बता दूँ, बता दूं',
      `${belovedWords}, girl, the girl, the boy, a boy, guy, love, feelings, pyar, pyaar, pasand, best friend, i like, dost se, प्यार, पसंद, दोस्त से`,
    ],
    without: `let it be, also in it, प्रपोज करेगा, प्रपोज़ करेगा, प्रपोज करेगी, say yes on, practice, lucky, लकी, पैसे, paise, gay friend, kisko, ring, muhurat, muhurta, will he propose, will she propose, will he ever propose, will she ever propose, he proposed, she proposed, when will he, propose karega, propose karegi, propose krega, propose kregi, propose kiya, propose kar chuke, propose kr chuke, proposed, rishte ke liye, haan bolu, haan kahu, haan bol du, haan keh du, हाँ बोलूँ, हां बोलूं, हाँ कह दूँ, हां कह दूं, papa ko, mummy ko, ghar wale, gharwale, ghar walo, gharwalo, parents, past, husband, pati, wife, biwi, saas, boss, sach, jhoot, two proposals, marriage proposal, family, rishta, पापा, मम्मी, घर वाले, घरवालों, पति, पत्नी, सास, सच, रिश्ता, sorry, dusri shadi, arranged, arrange, मारे, धमकी, pehla rishta, love marriage, ${otherWeddings}`,
    asks: ['whether', 'choose', 'when', 'exactly', 'advice', 'how', 'which'],
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'meet-someone',
    among: ['love', 'marriage', 'life-purpose'],
    words: [
      'meet someone, meet somebody, find someone, find somebody, find love, find true love, meet the one, find the one, meet the right, find the right, meet my soulmate, meet my partner, meet my life partner, meet my future, meet him, get a girlfriend, get a boyfriend, have a girlfriend, have a boyfriend, anyone in my destiny, someone special, special someone, come into my life, comes in my life, enter my life, girlfriend milegi, gf milegi, gf banegi, girlfriend banegi, boyfriend milega, bf milega, bf banega, koi milega, koi milegi, koi special, koi accha milega, koi acha milega, sachcha pyar milega, saccha pyar, sacha pyar, pyar milega, pyaar milega, pyar hoga, pyaar hoga, pyar kab, love kab, chahne wala milega, partner milega, sathi milega, jeevansathi milega, jeevansathi kab, life partner kab, meri zindagi me koi, meri life me koi, zindagi me aayega, life me aayega, life me aayegi, zindagi me aayegi, गर्लफ्रेंड मिलेगी, बॉयफ्रेंड मिलेगा, कोई मिलेगा, कोई मिलेगी, सच्चा प्यार, प्यार मिलेगा, प्यार होगा, जीवनसाथी मिलेगा, जीवन साथी मिलेगा, जीवनसाथी कब, साथी मिलेगा, ज़िंदगी में कोई, जिंदगी में कोई, चाहने वाला',
    ],
    without: `roommate, flatmate, koi aur, कोई और, kitni baar, कितनी बार, pilot, ex, wapas, back, lautega, kaisa milega, kaisi milegi, kaisa jeevansathi, pati kaisa, girlfriend ko, boyfriend ko, husband, wife, pati, biwi, adjust, direction, disha, kis disha, divorce, talaq, talak, widow, dusri shadi, second marriage, marriage and, will he, will she, kya wo, wo mujhe, wo mujhse, mujhse saccha, mujhse sachcha, mujhse pyar, usse, he loves, दिशा, वापस, लौट, तलाक, विधवा, दूसरी शादी, वो मुझे, वो मुझसे, मुझसे सच्चा, मुझसे प्यार, उससे, कैसा, ${otherWeddings}`,
    asks: ['when', 'whether', 'exactly', 'how', 'who', 'which', 'what'],
    topic: 'love',
    subject: 'self',
  },
]
