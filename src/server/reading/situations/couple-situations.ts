import { otherLives, otherWeddings } from './people-words.ts'
import type { SituationPattern } from './situation.ts'

const among = [
  'married-life',
  'separation',
  'marriage',
  'love',
  'in-laws',
  'family',
  'ex-back',
] as const
const violence =
  'maar, maarta, maarti, maarte, marta hai, marti hai, marta h, peet, peeta, pitai, hit, hits, beat, beats, beating, slap, slaps, slapped, thappad, dhamki, threat, threatens, dahej, dowry, zabardasti, jabardasti, force, forces, locked, lock, tala, gala, zeher, jaan se, khoon, police, 498a, हाथ उठा*, मार, मारा, मारते, मारता, मारती, पीट*, थप्पड़, धमकी, दहेज, ज़बरदस्ती, जबरदस्ती, ताला, गला, ज़हर, बेल्ट'
const husbandOrWife =
  'husband, husbands, hubby, wife, wifes, spouse, pati, patni, biwi, gharwali, gharwala, shohar, life partner, jeevansathi, पति, पत्नी, बीवी, घरवाली, शौहर, जीवनसाथी'

/** Situations inside a marriage. */
export const coupleSituations: readonly SituationPattern[] = [
  {
    name: 'wife-at-parents',
    among,
    words: [
      'wife, biwi, patni, gharwali, lugai, joru, पत्नी, बीवी, घरवाली, लुगाई',
      'maike, mayke, maayke, maika, mayka, pihar, peehar, her parents home, her parents house, her parents place, her mothers house, her mothers place, her mothers home, her maternal home, at her parents, to her parents, tharavad, मायके, मायका, पीहर',
      'wapas, vapas, aayegi, aaegi, ayegi, aa jayegi, laut, lautegi, lene jau, lene jaun, return, come back, came back, not come back, kab tak, baith gayi, baithi, chali gayi, gayi hai, gayi h, left, वापस, आएगी, आयेगी, लौट, लौटेगी, लौटी, लेने जाऊँ, लेने जाऊं, बैठ गई, बैठी, चली गई, गई है',
    ],
    without: `rahu, surya, ${violence}, azaadi, maggi, meri biwi mayke nahi jane, mayke jaana chahti, mere mayke, apne mayke, ${otherWeddings}, didi, bhabhi, mami, दीदी, भाभी, husband, pati, पति, मेरे मायके, अपने मायके, nahi jane, jane nahi`,
    asks: ['whether', 'when', 'exactly', 'choose', 'advice', 'how', 'how-much', 'what'],
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'husband-left',
    among,
    words: [
      'husband, pati, hubby, shohar, mard, marad, पति, शौहर',
      'left me, left home, left us, left the house, walked out, moved out, ghar chhod, ghar chod, chhod ke chale, chhod kar chale, chhod ke gaye, chhod gaye, gusse me gaye, maayke chhod, mayke chhod, maike chhod, mujhe chhod ke, छोड़ गया, छोड़ गए, घर छोड़, छोड़कर चले, छोड़ के चले, मायके छोड़',
      'wapas, vapas, laut, lautenge, lautega, lene aayenge, lene aayega, aayenge, aayega, return, come back, back, kab, लौट, लौटेंगे, लौटेगा, वापस, लेने आएगा, लेने आएँगे, लेने आएंगे, कब',
    ],
    without: `${violence}, died, expire, guzar, gujar, death, ${otherLives}, गुज़र, गुजर, मृत्यु`,
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'spouse-cold',
    among,
    words: [
      `${husbandOrWife}, hum dono, we, marriage, शादी, हम दोनों, miyan biwi`,
      'room mates, roommates, roommate, room mate, dont talk, doesnt talk, does not talk, not talk, not talking, no talking, hardly talk, barely talk, stopped talking, never talks, silent, silence, cold, distant, ignores me, ignoring me, no romance, no love left, no spark, bored, separate rooms, strangers, baat nahi, bat nahi, baat nhi, bat nhi, baat hi nahi, baat hi nhi, bolte hi nahi, bolta hi nahi, bolti hi nahi, baat band, bolchal band, chup rehte, chup rehta, chup rehti, time nahi dete, time nhi dete, time nahi deta, dhyan nahi dete, dhyan nahi deta, pyar nahi raha, pyar khatam, romance khatam, anjaan si, anjaan jaise, ajnabi jaise, alag kamre, pyar wapas, mithas wapas, ruchi nahi, बात नहीं, बात ही नहीं, बात बंद, बोलचाल बंद, चुप रहते, चुप रहता, चुप रहती, चुप्पी, समय नहीं देते, टाइम नहीं देते, ध्यान नहीं देते, प्यार नहीं रहा, प्यार ख़त्म, प्यार खत्म, अनजान सी, अनजान जैसे, अजनबी जैसे, अलग कमरे, भाई बहन जैसे',
    ],
    without: `who will be, kaun hoga, ed, diabetes, sisters, sister, transfer, message ignore, stranger baby, दुकान, dukan, jaan pehchan, baat nahi ki aaj, ${violence}, bf, gf, boyfriend, girlfriend, crush, physical, sharirik, milan, bistar, bed, sex, impot*, mardana, performance, dusri aurat, another woman, affair, chakkar, ex, divorce, talaq, talak, in laws, saas, mil, mother in law, parents, my mother, mom and dad, mummy papa, papa mummy, pass nahi aate, paas nahi aate, पास नहीं आते, शरीर, दूसरी औरत, चक्कर, तलाक, सास, मम्मी, माँ, gulf se, abroad, alag sheher, ${otherLives}, jail, maike, mayke, मायके, office, boss, desire`,
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'spouse-affair',
    among,
    words: [
      `${husbandOrWife}, inka, inke, unka, इनका, इनके`,
      'affair, cheating, cheat, cheats, another woman, other woman, another man, other man, someone else, somebody else, extra marital, chakkar, dusri aurat, doosri aurat, dusri ladki, kisi aur ke saath, kisi aur ke sath, kisi aur se, kahi aur man, kahin aur man, bewafa, bewafai, loyal, faithful, unfaithful, sautan, dhokha de rah*, dhoka de rah*, colleague se, purani gf se, apni ex se, old flame, shak, चक्कर, दूसरी औरत, किसी और, धोखा दे, बेवफ़ा, बेवफाई, वफ़ादार, शक, सौतन, दूसरी रख',
    ],
    without: `best friend, 7th, foreign, rahu, राहु, ${violence}, future husband, shak karta, shak karte, shak karti, shaq karte, hone wala, hone wali, hone wale, i want, i love, mujhe kisi aur, mera chakkar, main kisi aur, i cheated, i was the one, vashikaran, vasikaran, tantra, totka, clone, whatsapp, gps, password, spy, married someone, shadi kar li, loyal hoga, loyal hogi, will be loyal, शक करते, शक करता, शक करती, वशीकरण, मुझे किसी और, जादू, ex husband, ex wife, kab jayegi, chali jayegi, kaise chhud*, chhuda*, छुड़ा*, khatam, kharcha nahi, paisa, money, loan, bank, ${otherLives}`,
    asks: ['whether', 'who', 'what', 'which', 'how', 'choose', 'advice', 'when'],
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'divorce-or-stay',
    among,
    words: [
      'divorce, separate, separating, separation, leave him, leave her, leave my husband, leave my wife, leave or stay, talaq, talak, talaaq, talaak, khula, alag ho jau, alag ho jaun, alag ho jaye, alag ho jaaye, alag hona, alag ho jayenge, तलाक, तलाक़, अलग हो जाऊँ, अलग हो जाऊं, अलग हो जाएँ, अलग हो जाएं, अलग होना, अलग हो जाएंगे',
      'stay, should i, should we, try again, another try, one more chance, give it another, or, ya, nibha, nibhau, nibha lu, sath rahu, saath rahu, sath rahe, saath rahe, bach jayegi, bachega, bach payegi, bach jayega, samjhauta, save, saved, is there divorce, divorce in my, divorce yog, talaq ka yog, talak ka yog, talak likha, talaq likha, divorce likha, divorce hoga, talaq hoga, talak hoga, divorced or, reconcile, साथ रहूँ, साथ रहूं, साथ रहें, निभा, निभाऊँ, निभा लूँ, निभा लूं, बच जाएगी, बचेगा, बच पाएगी, समझौता, या, तलाक का योग, तलाक होगा, तलाक लिखा',
    ],
    without: `coaching, business, class, kids, joint, 2nd marriage, sehmati, aapsi, kheech*, due to, notice period, naukri, ${violence}, joint family, sasural se alag, saas sasur se, alag ghar, chulha, kitchen, second marriage, dusri shadi, remarry, decree, mutual, alimony, custody, bachcha kiske, who keeps, hearing, tarikh, taarikh, naukri chhod, job chhod, gf, bf, girlfriend, boyfriend, love, kab tak, lawyer, vakil, wakil, court, case, already divorced, after divorce, divorce ke baad, divorce ho gaya, talaq ho gaya, talak ho gaya, divorced, mandatory, एलिमनी, कोर्ट, वकील, संयुक्त परिवार, अलग घर, चूल्हा, दूसरी शादी, तलाक के बाद, तलाक हो गया, प्रेमी, ${otherLives}, mom, dad, mummy, papa, parents, मम्मी, पापा, chhod ke chala, ex, rishta aaya, ladka, लड़का`,
    asks: ['choose', 'whether', 'advice', 'what', 'when', 'how', 'which'],
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'child-custody',
    among: ['separation', 'married-life', 'children', 'legal', 'family', 'marriage', 'parents'],
    words: [
      'custody, who keeps the child, who keeps the kids, who will keep the child, who will keep the kids, who gets the child, who gets the kids, get my son after divorce, get my daughter after divorce, kids after divorce, bachche kiske paas, bacche kiske paas, baccha kiske paas, bachcha kiske paas, bacche kiske pass, bachcha kiske sath, bacche kiske sath, beta kiske paas, beti kiske paas, bete ki custody, beti ki custody, bacche mujhe milenge, bachche mujhe milenge, baccha mujhe milega, bachcha mujhe milega, beta mujhe milega, beti mujhe milegi, कस्टडी, बच्चे किसके पास, बच्चा किसके पास, बेटा किसके पास, बेटी किसके पास, बच्चे मुझे मिलेंगे, बच्चा मुझे मिलेगा, बेटा मुझे मिलेगा, बेटी मुझे मिलेगी, बच्चे मेरे पास रह*, बच्चा मेरे पास रह*',
    ],
    without: `ex, give him, mil gayi, weekend, overnight, ${violence}, police custody, jail, kaam kiske, my sister, my brother, my friend, bhai, bhabhi, didi, बहन, भाई, dog, cat, police`,
    topic: 'legal',
    subject: 'self',
  },
  {
    name: 'living-apart-for-work',
    among: [...among, 'job-change', 'career', 'abroad', 'travel'],
    words: [
      `${husbandOrWife}, hum dono, we both, हम दोनों, miya biwi`,
      'dusre sheher, dusre shehar, dusre shahar, dusri city, alag sheher, alag shehar, alag shahar, alag alag sheher, different city, different cities, another city, other city, posting, posted, transfer, transferred, onsite, abroad, gulf, dubai, saudi, kuwait, qatar, videsh, two cities, merchant navy, fauj, army, दूसरे शहर, अलग शहर, अलग अलग शहर, पोस्टिंग, तबादला, विदेश, दुबई, सऊदी, फ़ौज, फौज',
      'sath rahenge, saath rahenge, sath rah payenge, saath rah payenge, sath kab, saath kab, saath rehna, sath rehna, ek sath kab, ek saath kab, live together, be together, stay together, together again, apne paas bulayenge, apne pas bulayenge, paas bulayenge, join him, join her, join me, akele mann, akele man nahi, साथ रहेंगे, साथ कब, साथ रहना, साथ रह पाएँगे, साथ रह पाएंगे, एक साथ, पास बुलाएँगे, पास बुलाएंगे, साथ में कब',
    ],
    without: `${violence}, bf, gf, boyfriend, girlfriend, divorce, talaq, talak, affair, तलाक, ${otherLives}`,
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'life-after-marriage',
    among: ['marriage', 'married-life', 'love', 'year-ahead', 'career', 'abroad'],
    words: [
      'after marriage, after my marriage, after wedding, after getting married, post marriage, shadi ke baad, sadi ke baad, shaadi k baad, shadi k bad, vivah ke baad, byah ke baad, शादी के बाद, विवाह के बाद, ब्याह के बाद',
      'life, jeevan, jivan, zindagi, settle, settled, happy, happiness, khush, khushi, sukh, bhagya, kismat, luck, future, kaisa rahega, kaisi rahegi, kaisa hoga, kaisi hogi, how will, जीवन, ज़िंदगी, जिंदगी, ख़ुश, खुश, सुख, क़िस्मत, किस्मत, भाग्य, कैसा रहेगा, कैसी रहेगी, कैसा होगा, सेटल',
    ],
    without: `gussa, गुस्सा, darr, डर, ${violence}, years after, saal baad, sal baad, sal bad, after marriage only, phd, padhai, saas, sasural, in laws, study, job, naukri, career, work, kaam, husband ke sath, fighting, jhagda, job karne, divorce, talaq, abroad, videsh, money, paisa, ex, baby, bachcha, shadi ke baad bhi, ab, hua, hui, ho gaye, ho gayi, since marriage, health, sehat, motapa, पढ़ाई, पीएचडी, सास, ससुराल, नौकरी, काम, झगड़ा, तलाक, विदेश, पैसा, साल बाद, के बाद भी, हमारे बीच, ${otherWeddings}`,
    asks: ['how', 'what', 'describe', 'whether', 'which', 'when'],
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'work-after-marriage',
    among: [
      'marriage',
      'married-life',
      'career',
      'in-laws',
      'job-search',
      'education',
      'job-change',
    ],
    words: [
      'after marriage, after my marriage, after wedding, future in laws, in laws let, let me work, allow me to work, shadi ke baad, shadi k baad, vivah ke baad, sasural wale, sasural me, शादी के बाद, विवाह के बाद, ससुराल वाले, ससुराल में',
      'let me work, allow me to work, allow me to study, let me study, continue my job, continue working, continue my studies, keep my job, work after marriage, job after marriage, career after marriage, studies after marriage, work karne denge, kaam karne denge, naukri karne denge, job karne denge, naukri kar paungi, naukri kar paunga, job kar paungi, job continue, naukri continue, naukri karne, job karne, padhne denge, padhai kar, padhai puri, phd puri, phd complete, padhai jaari, job chhodni, naukri chhodni, career banega, career banaungi, नौकरी करने देंगे, जॉब करने देंगे, काम करने देंगे, नौकरी कर पाऊँगी, नौकरी कर पाऊंगी, नौकरी करने, पढ़ने देंगे, पढ़ाई पूरी, पढ़ाई कर, पीएचडी पूरी, नौकरी छोड़नी, करियर बनेगा',
    ],
    without: `${violence}, 14, 15, 16, 17, class, सत्रह, सोलह, pati ki naukri, husband get, husband ko job, pati ko naukri, ${otherWeddings}`,
    topic: 'marriage',
    subject: 'self',
  },
  {
    name: 'separate-home',
    among: ['in-laws', 'married-life', 'family', 'property', 'marriage', 'separation'],
    words: [
      'in laws, inlaws, joint family, joint house, saas, sasur, sasural, mother in law, mil, his parents, husbands parents, jethani, devrani, rasoi, chulha, kitchen, gharwalo se, ghar walo se, bade parivar, parivar se, सास, ससुर, ससुराल, संयुक्त परिवार, जॉइंट फैमिली, जेठानी, रसोई, चूल्हा, परिवार से, घरवालों से',
      'separate, separately, move out, moving out, shift out, shifting out, own house, own home, own flat, alag, separate flat, alag ghar, alag rahenge, alag honge, alag hona, alag flat, alag kitchen, alag rasoi, alag chulha, kiraye, अलग, अलग घर, किराए',
      'when, kab, will we, will i, can we, can me, should we, should i, shall we, ya, le lu, lu kya, le lun, kya hum, le payenge, ho payenge, ho jaye, honge, hoga, hogi, milegi, milega, rahenge, time to ask, kaise kahu, chahiye, opinion, कब, होंगे, होगा, होगी, मिलेगी, रहेंगे, लूँ, लूं, या, पाएँगे, पाएंगे, हो जाएँ, हो जाएं, चाहिए, कैसे कहूँ, कैसे कहूं',
    ],
    without: `mann nahi lagta, ${violence}, divorce, talaq, talak, pati se alag, husband se alag, wife se alag, patni se alag, alag kamre, separate rooms, mutual, beta alag, bahu, बहू, तलाक, पति से अलग, पत्नी से अलग, alag jaat, हम दोनों में से, mom and dad, ${otherWeddings}`,
    topic: 'in-laws',
    subject: 'self',
  },
  {
    name: 'mother-in-law-nature',
    among: ['in-laws', 'marriage', 'married-life', 'family', 'love', 'personality'],
    words: [
      'mother in law, mother inlaw, future mil, saas, sas, saasu, sasu maa, saasu maa, husbands mother, सास, सासू',
      'kaisi hogi, kaisi milegi, kaisi rahegi, kaisa hoga, kaisa rahega, kaise rahenge, how will my, how will she, how would she, nature, swabhav, strict, treat me, behave, kind of mother in law, sort of mother in law, what will my mother in law, like my mother in law, banegi, ban payegi, jamegi, nibhegi, pategi, get along, get on with, jam, pasand karegi, pasand karengi, like me, love me, accept me, कैसी होगी, कैसी मिलेगी, कैसी रहेगी, कैसा होगा, कैसा रहेगा, स्वभाव, सख़्त, सख्त, बनेगी, निभेगी, पटेगी, जमेगी, पसंद करेंगी, पसंद करेगी',
    ],
    without: `how do i, how can i, taal mel, तालमेल, kab badlega, कब बदलेगा, badlega, बदलेगा, होगी कब, ${violence}, health, sehat, tabiyat, surgery, operation, bahu, बहू, kab badlega, kab badlegi, health of, die, maregi, marne, beti, daughters, sisters, behen, didi, बेटी, बहन, दीदी, बीमार, तबियत, तबीयत, janamdin, gift, spicy, jal, nafrat, नफ़रत, move in`,
    topic: 'in-laws',
    subject: 'self',
  },
  {
    name: 'in-laws-nature',
    among: ['in-laws', 'marriage', 'married-life', 'family', 'love'],
    words: [
      'kaisa sasural, sasural kaisa, sasural kaisi, sasural me log, sasural wale kaise, sas sasur kaise, saas sasur kaise, kaise in laws, kind of in laws, sort of in laws, type of in laws, what will my in laws, how will my in laws, how are my in laws, future in laws be, in laws be like, in laws treat, in laws be good, good in laws, sasural accha, sasural acha, sasural me izzat, sasural mein izzat, sasural me pyar milega, sasural bada parivar, joint family milegi, ghar kaisa milega, kaisa ghar milega, kaisa ghar, kesa ghar, ससुराल कैसा, कैसा ससुराल, ससुराल वाले कैसे, सास ससुर कैसे, ससुराल अच्छा, ससुराल में इज़्ज़त, ससुराल में इज्जत, कैसा घर, केसा घर',
    ],
    without: `${violence}, beti, bete, behen, bahan, didi, daughters, daughter, sister, बेटी, बहन, दीदी, kyun nahi, kyu nahi, क्यों नहीं, kya pahnu, vastu, property, makan, kharid, buy, direction, वास्तु, kitni door, kitni dur, कितनी दूर`,
    asks: ['how', 'what', 'describe', 'whether', 'which', 'who', 'choose', 'when'],
    topic: 'in-laws',
    subject: 'self',
  },
  {
    name: 'in-laws-acceptance',
    among: ['in-laws', 'marriage', 'married-life', 'family', 'love'],
    words: [
      'in laws, inlaws, sasural, sasural wale, saas, sasur, saas sasur, mother in law, father in law, mil, his parents, husbands family, ससुराल, ससुराल वाले, सास, ससुर, सास ससुर',
      'accept me, accept us, accepts me, ever accept, accept an, love me like, like me, respect me, value me, treat me as, treat me like, apnayenge, apnaenge, apnaye, apna lenge, apna payenge, izzat milegi, izzat denge, izzat kab, kadar kab, kadr kab, pasand karenge, pyar denge, swikar, sweekar, pyar milega, अपनाएंगे, अपनाएँगे, अपनायेंगे, अपना लेंगे, इज़्ज़त मिलेगी, इज्जत मिलेगी, इज़्ज़त देंगे, कद्र कब, क़द्र कब, कदर कब, स्वीकार, पसंद करेंगे, प्यार मिलेगा',
    ],
    without: `${violence}, before marriage, bf ki maa, gf ki maa, beti, daughters, sister, behen, बेटी, बहन, barren, banjh, बाँझ, बांझ`,
    asks: ['whether', 'when', 'exactly', 'how', 'what', 'advice'],
    topic: 'in-laws',
    subject: 'self',
  },
]
