import type { SituationPattern } from './situation.ts'

const ofChild =
  'my son, my sons, my daughter, my daughters, my elder son, my younger son, my elder daughter, my younger daughter, our son, our daughter, beta, bete, beti, betiyon, betiyo, bitiya, mera ladka, mere ladke, meri ladki, bachche, बेटा, बेटे, बेटी, बिटिया, बेटियों, मेरा लड़का, मेरे लड़के, मेरी लड़की'

export const familySituations: readonly SituationPattern[] = [
  {
    name: 'childless-years',
    among: ['children', 'pregnancy', 'married-life', 'marriage', 'health'],
    words: [
      'child, children, baby, kid, kids, conceive, conceiving, santan, santaan, bachcha, bacha, bachche, bache, aulad, aulaad, god bharegi, god bhari, conceive nahi, mother, maa, maa banungi, संतान, बच्चा, बच्चे, औलाद, गोद भरेगी, गोद भरी, गोद कब भरेगी, माँ बनूँगी, सूनी गोद, गोद सूनी',
      'years of marriage, years since marriage, year of marriage, years now, years married, married for, shadi ko, शादी को, trying for, trying since, been trying, no child, no baby, no children, no kids, childless, still no, saal se, saal ho gaye, saal ho gye, saal hogye, saal hua, saal hue, salo se, saalon se, barso se, nahi hua, nahi hue, nahi ho raha, nahi ho rahe, nhi hua, nai hua, साल से, साल हो गए, साल हुए, साल बाद भी, सालों से, बरसों से, बरस से, नहीं हुआ, नहीं हो रहा, नहीं हो रही, नहीं हुई, सूनी',
    ],
    without:
      'second child, second baby, dusra, dusre, doosra, second, ivf, iui, test tube, adopt, adoption, god lena, god le, beta ho, ladka ho, boy, girl, pregnant, pet se, miscarriage, abort*, jethani, bhabhi, nanad, friend, padhai, school, exam, job, custody, talaq, divorce, single, nadi, saheli, dost, bahu, bua, sister, behen, bahan, didi, बहू, सहेली, बहन, बुआ, दोस्त, दूसरा, दूसरे, गोद लेना, गोद ले, बेटा होगा, पेट से, भाभी, जेठानी, ननद, पढ़ाई, स्कूल, आईवीएफ, तलाक, बेटी, बेटा, beta, beti, 2 bachche, do bachche, son, daughter, love, ex, boyfriend, girlfriend',
    asks: ['when', 'whether', 'exactly', 'why', 'what', 'how', 'how-much', 'describe'],
    topic: 'children',
    subject: 'self',
    careNotMeant: 'pregnancy',
  },
  {
    name: 'ivf-result',
    among: ['children', 'pregnancy', 'health', 'married-life'],
    words: [
      'ivf, iui, icsi, test tube, embryo, embryo transfer, fertility treatment, आईवीएफ, आइवीएफ, आईयूआई, टेस्ट ट्यूब, एम्ब्रियो',
      'work, works, worked, work out, this one take, succeed, success, successful, result, positive, fail, failed, implant, stick, safal, saphal, safalta, kamyab, kaamyab, baithega, tikega, rukega, lag jayega, सफल, कामयाब, बैठेगा, टिकेगा, रुकेगा, नतीजा, पॉज़िटिव',
    ],
    without:
      'adopt*, god le, गोद ले, sister, behen, friend, kis mahine, theek hai, boy, girl, beta, beti, ladka, gender, kab karwaye, kab karaye, kab karau, which month, when to start, pregnant hu, weeks, बेटा, बेटी, लड़का, कब कराऊँ, कब कराएँ',
    asks: ['whether', 'how', 'how-much', 'what', 'describe'],
    topic: 'children',
    subject: 'self',
  },
  {
    name: 'second-child',
    among: ['children', 'pregnancy', 'married-life'],
    words: [
      'second child, second baby, second kid, 2nd child, 2nd baby, 2nd kid, another child, another baby, one more child, one more baby, dusra bachcha, dusra bacha, dusre bachche, dusre bache, dusri santan, doosra baby, dusra baby, dusre baby, 2nd bachcha, 2nd bacha, दूसरा बच्चा, दूसरे बच्चे, दूसरी संतान, दूसरा बेबी',
    ],
    without:
      'alia, kareena, deepika, anushka, आलिया, करीना, since the second, after the second, boy, girl, ok in, study, studies, marks, health, ivf, pregnant, weeks, month pregnant, beta hoga, ladka hoga, beta ya beti, ladka ya ladki, miscarriage, bhabhi, sister, friend, school, exam, delivery, pet me, बेटा होगा, लड़का, पेट में, भाभी, पढ़ाई, गर्भ',
    topic: 'children',
    subject: 'self',
  },
  {
    name: 'adoption',
    among: ['children', 'pregnancy', 'family', 'legal', 'married-life'],
    words: [
      'adopt, adopting, adopted, adoption, cara, god le, god lena, god lene, god lu, god lun, god le lu, god liya, godh le, goad le, गोद ले, गोद लेना, गोद लेने, गोद लूँ, गोद लें, गोद लेकर, दत्तक, अडॉप्ट',
    ],
    without:
      'dog, puppy, kitten, cat, indie, pet, kutta, billi, naam, named, name letter, birth parents, biological, real parents, real mother, i am adopted, i was adopted, asli maa, bua, sister, bhabhi, surrogacy, ya ek aur, gaon, बुआ, बहन, भाभी, कुत्ता, बिल्ली, असली माँ',
    asks: ['when', 'whether', 'exactly', 'advice', 'how', 'what', 'describe'],
    topic: 'children',
    subject: 'self',
  },
  {
    name: 'grown-child-settled',
    among: ['children', 'career', 'job-search', 'marriage', 'family', 'government-job', 'business'],
    words: [
      ofChild,
      'settle, settles, settled, get settled, settle down, settling, set ho, set hoga, set hogi, set ho jayega, set ho jaye, set kab, paro par, pairon par, pairo pe, pero par, pero pe, pairon pe, pairo par, thikane, kamane lagega, line par, सेट हो, सेट होगा, सेट होगी, सैटल, सेटल, पैरों पर, पैरों पे, ठिकाने, कमाने लगेगा',
    ],
    without:
      'with someone, routine, baby, abroad, videsh, pr, germany, canada, australia, usa, divorce, talaq, custody, court, ladke wale, ladka dekha, property, batwara, sasural, विदेश, तलाक, लड़के वाले, शराब, sharab, nasha, नशा, daru, job me set, love, gf, bf, pregnant',
    asks: ['when', 'whether', 'exactly', 'how'],
    topic: 'career',
    subject: 'child',
  },
  {
    name: 'child-match-breaks',
    among: ['marriage', 'children', 'love', 'compatibility', 'separation'],
    words: [
      ofChild,
      'match, matches, proposal, proposals, alliance, alliances, rishta, rishte, rista, riste, sambandh, engagement, engagements, sagai, रिश्ता, रिश्ते, संबंध, सगाई, बात',
      'break, breaks, breaking, broke, broken, fall through, falls through, fell through, called off, engagements broke, backs out, backed out, back out, refuse, refused, refusing, reject, rejected, rejecting, toot, tut, toot jata, toot gaya, tut jata, tut jati, tut jate, tut gaya, tut gayi, tut gye, tutta, tutte, toot gayi, mana kar, na ho jati, nahi tik, bigad jata, bigad jati, टूट, टूटता, टूटते, टूटा, टूटी, टूट जाता, टूट जाती, मना कर, बिगड़ जाती, बिगड़ जाता, रुक जाती, अटक जाती',
    ],
    without:
      'my sister, sister, bhai, behen, bahan, बहन, भाई, his ex, her ex, boyfriend, girlfriend, gf, bf, love marriage, after marriage, divorce, talaq, तलाक, मायके, ladke ne, mera rishta, meri sagai, meri shadi, my engagement, my marriage, job, exam, मेरा रिश्ता, मेरी सगाई, bhaga, bhag gayi, भाग गई, inter caste, dusri jaat',
    asks: ['when', 'whether', 'why', 'exactly', 'how', 'what', 'describe'],
    topic: 'marriage',
    subject: 'child',
  },
  {
    name: 'child-abroad-return',
    among: ['children', 'abroad', 'family', 'travel', 'parents'],
    words: [
      ofChild,
      'abroad, usa, america, us, canada, australia, germany, dubai, gulf, saudi, qatar, uk, london, foreign, videsh, pardes, bahar, new jersey, toronto, melbourne, singapore, विदेश, परदेस, अमेरिका, कनाडा, ऑस्ट्रेलिया, दुबई, सऊदी, लंदन, जर्मनी, बाहर',
      'return, returns, come back, comes back, coming back, come home, move back, back to india, back home, for good, wapas aayega, wapas aayegi, vapas aayega, wapas ayega, lautega, lautegi, laut aayega, laut kar, lautkar, wapas, ghar aayega, ghar kab, लौटेगा, लौटेगी, लौट आएगा, लौटकर, वापस आएगा, वापस आएगी, वापस, घर आएगा, घर लौट, घर कब',
    ],
    without:
      'visa, money, paisa, paise, job, loan, studies, kab jayega, kidnap*, missing, bhag, लापता, पैसा, पैसे, should i, jau, mera pati, पति, pregnant',
    asks: ['when', 'whether', 'exactly', 'how'],
    topic: 'children',
    subject: 'child',
  },
  {
    name: 'sibling-property',
    among: ['property', 'inheritance', 'siblings', 'family', 'legal', 'money'],
    words: [
      'brother, brothers, sister, sisters, bhai, bhaiyon, bhaiyo, bhaiya, behen, behan, bahan, bahno, siblings, भाई, भाइयों, भैया, बहन, बहनों',
      'property, land, house, plot, ancestral, share, flat, zameen, jameen, jamin, zamin, makaan, makan, ghar ka hissa, hissa, hisse, batwara, bantwara, jaydad, jaidad, संपत्ति, ज़मीन, मकान, प्लॉट, हिस्सा, हिस्से, बँटवारा, जायदाद, खेत',
      'quarrel, quarrels, quarrelling, fight, fights, fighting, dispute, disputes, settle, settled, settlement, divide, divided, division, partition, grabbed, refuses, refusing, not giving, give me my, will i get, jhagda, jhagde, jhagra, vivad, sulah, suljhega, sulajh, samjhauta, kabza, daba, nahi de, nahi deta, nahi dete, hadap, milega, झगड़ा, झगड़े, विवाद, सुलह, सुलझेगा, सुलझ, समझौता, कब्ज़ा, दबा, हड़प, नहीं दे, नहीं देता, नहीं देते, मिलेगा',
    ],
    without:
      'husband brother, patti, devar, jeth, sasur, jija, chacha, tau, uncle, bhai ki shadi, bhai ka career, देवर, जेठ, ससुर, चाचा, ताऊ, court, case, mukadma, mukadma, केस, कोर्ट, मुकदमा, buy, kharid, ख़रीद, wine, farmhouse kab',
    asks: ['when', 'whether', 'exactly', 'how', 'what', 'advice'],
    topic: 'siblings',
    subject: 'self',
  },
  {
    name: 'sibling-silent',
    among: ['siblings', 'family', 'friends', 'parents'],
    words: [
      'brother, brothers, sister, sisters, bhai, bhaiya, behen, behan, bahan, didi, भाई, भाइयों, भैया, बहन, दीदी',
      'does not talk, doesnt talk, dont talk, not talking, stopped talking, not speaking, doesnt speak, stopped speaking, not spoken, havent spoken, havent talked, not talked, blocked me, talk to me again, speak to me again, baat nahi, baat nhi, bat nahi, bat nhi, baat nai, bolta nahi, bolti nahi, nahi bolta, nahi bolti, bolchal, bol chal, baat band, bat band, baat karega, baat karegi, sulah, bolna band, baat karna band, naraz, naraaz, बात नहीं, बोलता नहीं, नहीं बोलता, नहीं बोलती, बोलचाल, बात बंद, बात करेगा, बात करेगी, सुलह, नाराज़, बोलना बंद',
    ],
    without:
      'husband, wife, pati, patni, boyfriend, girlfriend, gf, bf, job, married, marriage, shadi, ladka, ladki, sasural, love, devar, nanad, property, zameen, jameen, hissa, batwara, पति, पत्नी, शादी, लड़के, ससुराल, ननद, देवर, ज़मीन, हिस्सा, बँटवारा, suicide',
    asks: ['when', 'whether', 'exactly', 'how', 'advice', 'what'],
    topic: 'siblings',
    subject: 'self',
  },
  {
    name: 'family-split',
    among: ['family', 'siblings', 'parents', 'in-laws'],
    words: [
      'family, families, joint family, house, home, parivar, pariwar, ghar, khandan, kunba, परिवार, घर, ख़ानदान, कुनबा',
      'split, divided, two groups, two camps, broke apart, broken apart, broken up, fallen apart, fell apart, not on talking terms, not speaking, stopped speaking, nobody talks, nobody speaks, dont talk to each other, bikhar, bikhra, bikhar gaya, toot gaya, tut gaya, alag alag, do gut, gut ban, do chulhe, bolchal band, baat nahi karte, बिखर, बिखरा, बिखर गया, टूट गया, अलग अलग, दो गुट, दो चूल्हे, बोलचाल बंद, बात नहीं करते',
      'when, mend, heal, together, reunite, unite, united, one again, again, kab, ek ho, judega, judenge, jud, milenge, thik hoga, sath, saath, phir se, khatas, कब, एक हो, जुड़ेगा, जुड़ेंगे, मिलेंगे, ठीक, साथ, फिर से',
    ],
    without:
      'property, zameen, jaydad, sampatti, ज़मीन, जायदाद, संपत्ति, divorce, talaq, husband, pati, my wife, breakup, boyfriend, girlfriend, beat, marta, marte, maarte, तलाक, पति, मारते, मारता, घर बेच, sell, naukri, job, shadi kab, business',
    asks: ['when', 'whether', 'exactly', 'how', 'advice'],
    topic: 'family',
    subject: 'household',
  },
  {
    name: 'friend-silent',
    among: ['friends', 'love', 'ex-back', 'enemies', 'family'],
    words: [
      'friend, friends, bestie, bestfriend, best friend, dost, yaar, saheli, sahelee, दोस्त, सहेली, मित्र, यार, दोस्ती, friendship, dosti',
      'does not talk, doesnt talk, not talking, stopped talking, dont talk, not speaking, stopped speaking, stopped replying, not replying, doesnt reply, doesnt call, blocked me, ignoring me, ghosted, cut me off, talk to me again, lost touch, come back, baat nahi, baat nhi, bat nahi, bat nhi, baat nahi karta, baat karna band, bolti nahi, bolta nahi, naraz, naraaz, naraj, bolchal, baat karega, baat karegi, block kar, rooth, ruth, toot gayi, बात नहीं, बोलती नहीं, बोलता नहीं, नाराज़, बोलचाल, बात करेगा, बात करेगी, रूठ, बात बंद, बात करना बंद, टूट गई',
    ],
    without:
      'boyfriend, girlfriend, gf, bf, love, crush, money, paisa, paise, udhar, lent, lakh, hazar, proposal, propose, ex, pyar, class 6, class 7, class 8, slap, hit, nasha, प्यार, पैसे, पैसा, उधार, लाख, bully*, suicide, business, startup, job, ladka, husband, pati',
    asks: ['when', 'whether', 'exactly', 'how', 'advice', 'why', 'what'],
    topic: 'friends',
    subject: 'self',
  },
  {
    name: 'new-city-lonely',
    among: [
      'friends',
      'mental-health',
      'travel',
      'job-change',
      'abroad',
      'property',
      'family',
      'love',
    ],
    words: [
      'new city, new town, new place, shifted to, moved to, relocated, far from home, away from home, other city, naye shahar, naye sheher, nayi jagah, naye shehar, ghar se door, ghar se dur, dusre shahar, नए शहर, नई जगह, घर से दूर, दूसरे शहर, शहर में अकेला, शहर में अकेली',
      'lonely, loneliness, alone, no friends, no one to talk, nobody to talk, know nobody, know no one, homesick, friends here, make friends, fit in, akela, akeli, akelapan, akelepan, mann nahi lag, man nahi lag, dil nahi lag, koi dost nahi, dost banenge, अकेला, अकेली, अकेलापन, अकेलेपन, मन नहीं लग, मन नहीं लगता, दिल नहीं लग, कोई दोस्त नहीं, दोस्त बनेंगे',
    ],
    without:
      'suicide, die, mar jau, marna, end it, husband, pati, wife, married, ragging, slap, abuse, boyfriend, girlfriend, पति, मर जाऊँ, मरना, padhai, पढ़ाई',
    asks: ['when', 'whether', 'exactly', 'how', 'advice', 'what', 'describe'],
    topic: 'friends',
    subject: 'self',
  },
]
