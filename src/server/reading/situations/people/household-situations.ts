import type { SituationPattern } from '../situation.ts'

const among = ['married-life', 'marriage', 'separation', 'family', 'in-laws', 'love'] as const
const blows =
  'maar, maarta, maarti, maarte, marta, marti, marte, mara, मार, मारा, मारते, मारता, मारती'
const threats =
  'peet, haath uth*, hath uth*, hit, hits, beat, beats, beating, slap, slaps, slapped, thappad, dhamki, threat, threatens, dahej, dowry, zabardasti, jabardasti, force, forces, locked, tala, gala, zeher, jaan se, jaan, khoon, police, 498a, suicide, marna, mar jau, jal jau, kill, dies, die, mujhe maar*, mujhe mar*, धक्का, हाथ उठा*, पीट*, थप्पड़, धमकी, दहेज, ज़बरदस्ती, जबरदस्ती, ताला, गला, ज़हर, मरना, मर जाऊँ, जान, पुलिस, मुझे मार*'
const violence = `${blows}, ${threats}`
const others =
  'beti ko, beti ka, beti ki, beti ke, daughters, my daughter, my son, sisters, my sister, my brother, behen ka, behen ki, bahan ki, didi ke, didi ka, padosi, neighbour, neighbours, damad, son in law, bhai ki, my friends, my friend, dost ki, saheli, my parents, my mother and, my father and, mummy papa, papa mummy, बेटी की, बेटी का, बेटी के, बेटी को, बहन की, बहन का, दीदी, पड़ोसी, दामाद, सहेली, मम्मी पापा'
const husbandOrWife =
  'my husband, husband, husbands, hubby, my wife, wife, wifes, spouse, pati, patni, biwi, gharwali, shohar, miya biwi, miyan biwi, पति, पत्नी, बीवी, घरवाली, शौहर, मियाँ बीवी'
const inLaw =
  'mother in law, mother inlaw, mil, my mil, saas, sas, saasu, sasu maa, saasu maa, husbands mother, सास, सासू'

/** Situations between husband and wife, and with the family of the other. */
export const householdSituations: readonly SituationPattern[] = [
  {
    name: 'life-after-divorce',
    among: [...among, 'mental-health', 'year-ahead', 'life-purpose'],
    words: [
      'divorce final, divorce finalised, divorce finalized, khula ho gaya, khula ho gayi, divorced woman, divorced man, तलाक फ़ाइनल, after divorce, after my divorce, after the divorce, post divorce, divorce is done, divorce is over, divorce happened, got divorced, i am divorced, im divorced, talaq ke baad, talak ke baad, talaaq ke baad, talaq ho gaya, talaq ho gya, talak ho gaya, talaq ho chuka, divorce ke baad, divorce ho gaya, divorce ho gya, divorce ho chuka, तलाक के बाद, तलाक़ के बाद, तलाक हो गया, तलाक़ हो गया, तलाक हो चुका',
      'life, happy, happiness, peace, settle, future, alone, lonely, start again, new start, fresh start, better, feel normal, feel better, okay, fine, zindagi, jindagi, jeevan, jivan, khush, khushi, sukoon, sukun, shanti, akela, akeli, nayi shuruaat, nayi shuruat, sambhal, sambhlega, sambhlegi, theek, thik, acche din, achhe din, ज़िंदगी, जिंदगी, जीवन, ख़ुशी, खुशी, ख़ुश, खुश, सुकून, शांति, अकेला, अकेली, नई शुरुआत, सँभल, संभल, ठीक, अच्छे दिन',
    ],
    without: `meant to, purpose, ${violence}, ${others}, second marriage, remarry, remarriage, dusri shadi, dobara shadi, phir se shadi, marry again, shadi hogi, shadi kab, will i marry, rishta, new partner, love, pyar, ex, wapas, dubara ek, dobara ek, money, paisa, savings, property, ghar me hissa, hissa, house, custody, bachche kiske, alimony, maintenance, job, naukri, drinking, दूसरी शादी, दोबारा शादी, शादी होगी, शादी कब, रिश्ता, प्यार, वापस, हिस्सा, नौकरी, पैसा, granny, grandmother`,
    asks: ['when', 'whether', 'how', 'what', 'exactly', 'describe', 'advice'],
    topic: 'separation',
    subject: 'self',
  },
  {
    name: 'alimony',
    among: ['legal', 'separation', 'money', 'married-life', 'debt', 'marriage'],
    words: [
      'maintenance maang, maintenance mang, maintenance maange, maintenance claim, maintenance dene, alimony, maintenance case, maintenance money, maintenance order, maintenance amount, monthly maintenance, interim maintenance, maintenance dena, maintenance milega, maintenance kitna, maintenance ka, get maintenance, pay maintenance, maintenance kab, gujara bhatta, guzara bhatta, gujara bhata, guzare ka kharcha, kharcha pani case, bharan poshan, गुज़ारा भत्ता, गुजारा भत्ता, भरण पोषण, भरण-पोषण, एलिमनी, मेंटेनेंस',
    ],
    without: `${violence}, society maintenance, car maintenance, flat maintenance, building maintenance, maintenance charge, maintenance charges, machine, bike, gaadi, vehicle, सोसाइटी, गाड़ी, मशीन, which road, mutual or, or contested`,
    asks: ['when', 'exactly', 'whether', 'how-much', 'how', 'what'],
    topic: 'legal',
    subject: 'self',
  },
  {
    name: 'spouse-comes-home',
    among: [...among, 'abroad', 'travel', 'career', 'job-change'],
    words: [
      'my husband, husband, husbands, hubby, my wife, pati, patidev, biwi, patni, mere wo, mere ye, पति, पतिदेव, पत्नी, बीवी',
      'posted, posting, siachen, ladakh, kashmir, पोस्टिंग, dubai, gulf, saudi, kuwait, qatar, muscat, oman, bahrain, abu dhabi, abroad, foreign, videsh, pardes, ship, ships, merchant navy, army, fauj, border, onsite, canada, germany, usa, america, uk, london, australia, singapore, malaysia, iraq, doha, riyadh, bahar kamane, दुबई, सऊदी, कुवैत, क़तर, मस्कट, ओमान, विदेश, परदेस, जहाज़, फ़ौज, फौज, बॉर्डर, अमेरिका, लंदन, कनाडा, बाहर कमाने',
      'come home, comes home, coming home, come back, comes back, coming back, return, returns, return home, back for good, come for good, back to india, leave, chhutti, chutti, ghar aayenge, ghar aayega, ghar kab, kab aayenge, kab aayega, kab lautenge, kab lautega, lautenge, lautega, laut aayenge, wapas aayenge, wapas aayega, wapas kab, hamesha ke liye, hamesha k liye, kab tak aayenge, घर आएँगे, घर आएंगे, घर आएगा, घर कब, कब आएँगे, कब आएंगे, लौटेंगे, लौटेगा, लौट आएँगे, वापस आएँगे, वापस आएंगे, वापस कब, छुट्टी, हमेशा के लिए',
    ],
    without: `husbands sister, pr, agent, points, mera ghar, मेरा घर, paisa bhejta, ${violence}, ${others}, divorce, talaq, talak, affair, chakkar, dusri aurat, another woman, left me, chhod gaye, chhod ke, jail, arrested, missing, lapata, money back, paisa wapas, dead, body, ex, ex husband, ex wife, तलाक, चक्कर, छोड़, लापता, purv, should i join, visa refused, kidnap*, gayab`,
    asks: ['when', 'exactly', 'whether', 'how', 'how-much', 'what'],
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'spouse-drinks',
    among: [...among, 'health', 'mental-health', 'remedy', 'money', 'parents'],
    words: [
      'husband, husbands, hubby, pati, patidev, mere wo, inka, inki, shohar, gharwala, biwi, wife, पति, पतिदेव, इनका, इनकी, शौहर',
      'drink, drinks, drinking, drunk, drunkard, alcohol, alcoholic, liquor, sharab, sharaab, daru, daaru, peena, peete, pite, peekar, nashe, nasha, gutka, tambaku, smoking, cigarette, bidi, शराब, दारू, पीना, पीते, नशा, नशे, गुटखा, तंबाकू, सिगरेट, बीड़ी',
      'stop, stops, quit, quits, give up, leave it, leave drinking, leave alcohol, end, improve, change, reduce, cut down, recover, why, how, chhod, chhodega, chhodenge, chod, chodega, chodenge, chhutegi, chhutega, chhoot, chhutwau, chhudwau, chhudaun, chhudau, chhudane, chhuda*, chuda*, band, kam, sudhrega, sudhrenge, kab, kyu, kyun, kaise, छोड़, छोड़ेंगे, छोड़ेगा, छूटेगी, छूटेगा, छुड़वाऊँ, छुड़ाऊँ, छुड़ाने, छुड़*, बंद, कम, सुधरेंगे, सुधरेगा, कब, क्यों, कैसे',
    ],
    without: `ननद, karz, कर्ज, क़र्ज़, mera gussa, chidchid*, ${violence}, ${others}, future husband, hone wala, hone wale, hone wali, fiance, mangetar, mere papa, my father, papa ki, son, beta, brother, bhai, naukri kab, job kab, my drinking, i drink, main sharab, mai sharab, meri sharab, boyfriend, bf, shop, theka, liquor shop, licence, मैं शराब, मेरी शराब, पिता, पापा, बेटा, भाई, नौकरी कब, ठेका, vrat, fast, व्रत, drinking water`,
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'spouse-quarrels',
    among,
    words: [
      `${husbandOrWife}, husband wife, pati patni, पति पत्नी, married life, marriage, vaivahik jeevan`,
      'fight, fights, fighting, quarrel, quarrels, quarrelling, argue, argues, arguing, argument, arguments, bicker, bickering, jhagda, jhagde, jhagra, jhagad*, ladai, ladaai, ladte, ladti, ladta, anban, an ban, kalesh, klesh, kich kich, kichkich, takrar, nok jhok, tu tu main main, झगड़ा, झगड़े, झगड़ते, लड़ाई, लड़ते, लड़ती, लड़ता, अनबन, कलेश, क्लेश, किच किच, किचकिच, तकरार, नोकझोंक',
      'daily, every day, everyday, always, often, constant, constantly, so much, all the time, small things, little things, stop, end, ends, peace, why, how, when, less, roz, roj, hamesha, har baat, har bat, choti choti, chhoti chhoti, bahut, itna, itne, kab, kyu, kyun, kaise, khatam, shant, shanti, dur, door, band, रोज़, रोज, हमेशा, हर बात, छोटी छोटी, बहुत, इतना, इतने, कब, क्यों, कैसे, ख़त्म, खत्म, शांत, शांति, दूर, बंद',
    ],
    without: `no fights, not fight, never fight, mothers place, mothers house, mothers home, parents place, maike, mayke, maayke, मायके, jhagda nahi, jhagde nahi, झगड़ा नहीं, coaching, business, tv, rent separate, alag ghar, no fight, bacha kab, baby kab, letter, ${violence}, ${others}, saas, sasur, sasural, mother in law, in laws, mil, nanad, jeth, jethani, devar, devrani, brother, brothers, bhai, saale, neighbour, property, pukhraj, neelam, moonga, gun, gunas, divorce, talaq, talak, drunk, daru, sharab, affair, chakkar, ex, bf, gf, boyfriend, girlfriend, love marriage kab, shadi kab, भाई, सास, ससुर, ससुराल, ननद, जेठ, जेठानी, देवर, तलाक, दारू, शराब, चक्कर, court, case, कोर्ट, केस, sapna, sapne, dream, court marriage, on maternity, future husband`,
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'husband-and-his-mother',
    among,
    words: [
      'husband, husbands, hubby, pati, patidev, पति, पतिदेव',
      'maa ka sath, maa ka saath, mummy ka sath, mummy ka saath, maa ka paksh, maa ki taraf, mummy ki taraf, supports me in front of, support me in front of, defend me, defends me, माँ का साथ, मां का साथ, मम्मी का साथ, माँ का पक्ष, माँ की तरफ़, माँ की तरफ, mamas boy, mommas boy, mothers boy, listens to his mother, listens only to his mother, only listens to his mother, listens to his mom, only listens to his mom, obeys his mother, listens to his parents, listens to his family, his mothers side, mothers side, takes his mothers, takes his moms, his moms side, supports his mother, supports his mom, sides with his, side with his, never takes my side, doesnt take my side, does not take my side, take my side, takes my side, stand up for me, stands up for me, maa ki sunta, maa ki sunte, apni maa ki, maa ki hi, maa ki baat, maa ke kehne, mummy ki sunta, mummy ki sunte, mummy ki hi, mummy ki baat, apni mummy, apni maa, mera sath nahi, mera saath nahi, mera saath nhi, mera sath nhi, mera paksh, meri taraf se, mere liye nahi bolte, mere liye nahi bolta, gharwalo ki sunta, gharwalo ki sunte, ghar walo ki sunte, माँ की सुनते, माँ की सुनता, मां की सुनते, अपनी माँ, अपनी मां, माँ की ही, मां की ही, माँ की बात, मां की बात, मम्मी की सुनते, मम्मी की सुनता, अपनी मम्मी, मेरा साथ नहीं, मेरा पक्ष, मेरी तरफ़ से, घरवालों की सुनते',
    ],
    without: `ke ghar, maa ke sath, maa ke saath, माँ के घर, मां के घर, माँ के साथ, wapas, वापस, dusre ghar, ${violence}, ${others}, divorce, talaq, talak, तलाक, apni maa ke ghar, ill, sick, bimar, died, बीमार, khush rakhta, apni maa se milne, alag, separate, अलग`,
    topic: 'in-laws',
    subject: 'self',
  },
  {
    name: 'mother-in-law-quarrels',
    among: [...among, 'enemies', 'mental-health'],
    words: [
      inLaw,
      'pasand nahi aata, pasand nahi karti, kabhi khush nahi, khush nahi hoti, khush nahi rehti, kab khush, पसंद नहीं आता, पसंद नहीं करतीं, पसंद नहीं करती, ख़ुश नहीं, खुश नहीं, fight, fights, fighting, quarrel, quarrels, argue, argues, arguing, argument, arguments, taunt, taunts, taunting, criticise, criticises, criticize, criticizes, complains, nags, nagging, interfere, interferes, interfering, interference, insults, insult, troubles me, trouble me, harasses, never happy with, not happy with me, hates me, dislikes me, jhagda, jhagde, jhagra, jhagad*, ladai, ladti, anban, taana, taane, tane, tana, kalesh, klesh, kich kich, kichkich, tok, tokti, pareshan, dakhal, bura bolti, chugli, nahi banti, nhi banti, nahi bante, naraz, naraaz, झगड़ा, झगड़े, लड़ाई, लड़ती, अनबन, ताना, ताने, कलेश, क्लेश, किच किच, टोकती, परेशान, दख़ल, दखल, बुरा बोलती, चुगली, नहीं बनती, नाराज़',
    ],
    without: `doodh, दूध, tana nahi, taana nahi, ताना नहीं, kabhi nahi, कभी ताना, ${threats}, ${others}, banjh, barren, बाँझ, बांझ, beta ho, ladkiya, ladkiyo, potа, pota, will be, kaisi hogi, hogi kaisi, future, divorce, talaq, तलाक, alag ghar, separate house, move out, alag rehna, alag ho, अलग, office, sas bahu serial, saas bahu ke jhagde me, main beech, beech me pis, बीच में, sasur, ससुर, meri bahu, my daughter in law, मेरी बहू, bahu, बहू, only to, side, wahi, hath, jethani, जेठानी`,
    asks: ['when', 'whether', 'exactly', 'how', 'why', 'advice', 'what', 'describe'],
    topic: 'in-laws',
    subject: 'self',
  },
  {
    name: 'sister-in-law',
    among: [...among, 'enemies', 'siblings', 'friends'],
    words: [
      'nanad, nanand, nand, jethani, devrani, bhabhi, bhabi, bhabhiji, sister in law, sisters in law, co sister, husbands sister, saali, ननद, जेठानी, देवरानी, भाभी, सिस्टर इन लॉ',
      'fight, fights, fighting, quarrel, quarrels, argue, argues, interfere, interferes, interfering, jealous, jealousy, troubles, troubling, dominates, taunt, taunts, complains, nags, bossy, insults, get along, getting along, get on, jhagda, jhagde, jhagra, ladai, ladti, anban, taana, taane, tane, kalesh, klesh, kich kich, jalti, jalan, dakhal, pareshan, bhadkati, bhadkaati, kaan bharti, chugli, nahi banti, nhi banti, banegi, rishta kaisa, sambandh, sath kaisa, nibhegi, sudhrega, झगड़ा, झगड़े, लड़ाई, लड़ती, अनबन, ताने, ताना, कलेश, क्लेश, किच किच, जलती, जलन, दख़ल, दखल, परेशान, भड़काती, कान भरती, चुगली, नहीं बनती, बनेगी, रिश्ता कैसा, निभेगी, सुधरेगा',
    ],
    without: `bike, bina jhagde, bina jhagda, uski shadi, unki shadi, उसकी शादी, उनकी शादी, her marriage, her wedding, thikana, ठिकाना, treatment, maa banegi, ghar ke hisse, hisse ke baad, pehli shadi, पहली शादी, अपने आदमी, apne aadmi, apne pati se, ${threats}, baccha, bacha, baby, child, pregnant, bhai aur bhabhi, brother and, padosi, padosan, neighbour, पड़ोस, kundli match, karwaya, karvaya, jadu, totka, property, hissa, ज़मीन, जादू, करवाया, shadi kab, divorce, talaq, तलाक, gali ki, naukri, business, love, pyar, प्यार, affair, chakkar, चक्कर`,
    asks: ['when', 'whether', 'exactly', 'how', 'why', 'advice', 'what', 'describe'],
    topic: 'in-laws',
    subject: 'self',
  },
  {
    name: 'daughter-in-law',
    among: ['in-laws', 'family', 'children', 'married-life', 'marriage'],
    words: [
      'my daughter in law, our daughter in law, daughter in law, my dil, bahu, meri bahu, hamari bahu, bahurani, बहू, बहु, मेरी बहू, हमारी बहू, बहूरानी, honewali bahu, hone wali bahu, होने वाली बहू',
      'how will, what kind, nature, kind of, respect, respects, behave, behaves, adjust, get along, getting along, listen, listens, fight, fights, quarrel, quarrels, rude, does not, doesnt, not talk, care for us, look after us, serve, kaisi hogi, kaisi milegi, kaisi aayegi, kaisi rahegi, swabhav, izzat, seva, sewa, banegi, nibhegi, jhagda, jhagde, jhagra, ladti, ladai, anban, badtameez, badtamiz, sunti nahi, nahi sunti, nhi sunti, baat nahi karti, kaam nahi karti, kalesh, kich kich, taane, bolti nahi, sudhregi, badlegi, kab tak, कैसी होगी, कैसी मिलेगी, कैसी आएगी, स्वभाव, इज़्ज़त, सेवा, बनेगी, निभेगी, झगड़ा, झगड़े, लड़ती, लड़ाई, अनबन, सुनती नहीं, नहीं सुनती, बात नहीं करती, काम नहीं करती, कलेश, ताने, सुधरेगी, बदलेगी',
    ],
    without: `bete bahu, बेटे बहू, बेटा बहू, beta bahu, son and daughter in law, pote, पोते, pati ki, ${violence}, saas, सास, meri saas, my mother in law, pregnant, baby, bachcha, baccha, bacha, pet se, delivery, pota, poti, god bharai, job, naukri, maike, mayke, मायके, divorce, talaq, talak, तलाक, peace case, 498, jaldi, kab aayegi, aayegi kab, kab laun, कब आएगी, बच्चा, पेट से, पोता, नौकरी, gehne, ghar se alag, alag, अलग, sasur, ससुर, bahut, बहुत, health, sehat, separate rooms, tabiyat, bimar, बीमार, operation, abroad, shadi kab`,
    asks: ['when', 'whether', 'exactly', 'how', 'why', 'advice', 'what', 'describe', 'who'],
    topic: 'in-laws',
    subject: 'self',
  },
  {
    name: 'live-with-parents',
    among: ['parents', 'family', 'in-laws', 'property', 'married-life', 'travel', 'job-change'],
    words: [
      'parents, my mother, my father, mom and dad, in laws, mummy papa, maa papa, maa baap, mata pita, papa, mummy, saas sasur, मम्मी पापा, माता पिता, माँ पापा, माँ बाप, मां बाप, सास ससुर, पापा, मम्मी',
      'apne paas shift, apne pas shift, apne ghar shift, yahan shift, yaha shift, hamare paas shift, अपने पास शिफ्ट, move in with, moving in with, live with us, live with me, live with my parents, living with my parents, live with parents, stay with us, stay with me, shift in with, shift with us, shift them, bring them, bring my parents, bring my mother, bring my father, back to my parents, move back with, move back in, joint or separate, apne pas la*, apne paas la*, apne paas bula*, apne pas bula*, apne sath rakh*, apne saath rakh*, hamare sath rah*, hamare saath rah*, hamare sath reh*, humare sath reh*, mere sath rah*, mere saath reh*, mere sath reh*, unke sath rah*, unke saath reh*, ke sath rahe ya, ke saath rahe ya, ke sath rahna, ke saath rehna, साथ रखूँ, साथ रखूं, साथ रखें, अपने पास ला*, अपने पास बुला*, हमारे साथ रह*, मेरे साथ रह*, के साथ रहना, के साथ रहें या',
    ],
    without: `work it out, back to my parents, icu, ICU, delivery, peace between, sister, ${violence}, husband wants divorce, divorce, talaq, bf, boyfriend, gf, girlfriend, live in, kisi ladke, love, ghar se bhag, want to live with me, custody, maike, mayke, step, how do i convince, तलाक, प्यार, मायके, old age home`,
    asks: ['whether', 'choose', 'advice', 'how', 'what', 'when', 'describe'],
    topic: 'parents',
    subject: 'self',
  },
  {
    name: 'spouse-health',
    among: ['health', 'married-life', 'mental-health', 'marriage'],
    words: [
      'wife, gharwale, my husband, husbands, husband, my wife, wifes, pati, patidev, patni, biwi, gharwali, पति, पतिदेव, पत्नी, बीवी, घरवाली',
      'health, healthy, recover, recovers, recovery, get well, get better, illness, ill, sick, unwell, sugar, diabetes, bp, thyroid, back pain, migraine, tabiyat, tabiyet, tabiat, sehat, sehath, swasthya, bimar, bimari, beemar, dard, thik honge, theek honge, thik hongi, theek hongi, तबीयत, तबियत, सेहत, स्वास्थ्य, बीमार, बीमारी, दर्द, ठीक होंगे, ठीक होंगी, ठीक होगी',
      'how, when, will, get well, recover, kab, kaisi, kaisa, hogi, hoga, honge, rahegi, rahega, thik, theek, kyu, kyun, why, कब, कैसी, कैसा, होगी, होगा, होंगे, रहेगी, रहेगा, ठीक, क्यों',
    ],
    without: `ed, impotence, mardana, silent, my sugar, our health, retires, retire, stamp papers, mine and, suhagrat, ${violence}, icu, ventilator, coma, cancer, stroke, heart attack, dialysis, kidney failure, stage, die, death, operation, surgery, bypass, biopsy, biopsi, fever for, hospital me, admitted, pandit, puja, remedy, upay, upaay, mantra, future husband, hone wale, hone wala, my health, meri tabiyat, meri sehat, mother in law, saas, sasur, baby, pregnant, conceive, depression, mental, drinks, sharab, daru, job, naukri, काम, नौकरी, कैंसर, आईसीयू, ऑपरेशन, उपाय, मंत्र, मेरी सेहत, मेरी तबीयत, सास, ससुर, शराब, ex, money, paisa, shadi kab, career, brother, bhai, mere papa, my mother, my father`,
    asks: ['when', 'exactly', 'whether', 'how', 'what', 'why', 'describe'],
    topic: 'health',
    subject: 'spouse',
  },
]
