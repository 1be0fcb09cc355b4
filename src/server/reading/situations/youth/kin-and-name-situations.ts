import { ofHarm } from '../livelihood/asking-words.ts'
import { ofViolence } from '../of-violence.ts'
import type { SituationPattern } from '../situation.ts'

/** Situations of parents and children, of a shared room, and of one's name among people. */
export const kinAndNameSituations: readonly SituationPattern[] = [
  {
    name: 'others-become-parents',
    among: ['children', 'pregnancy', 'family'],
    topic: 'children',
  },
  {
    name: 'child-after-divorce',
    among: ['children', 'family', 'separation', 'parents'],
    words: [
      'talak ke baad, talaq ke baad, divorce ke baad, after divorce, after the divorce, after my divorce, alag hone ke baad, jab se hum alag, ex wife, ex husband, my ex, apni maa ke saath, uski maa ke saath, lives with her mother, lives with his mother, lives with my ex, leaving their mother, leaving their father, तलाक के बाद, तलाक़ के बाद, अलग होने के बाद, जब से हम अलग, अपनी माँ के साथ, अपनी मां के साथ, माँ के पास है, मां के पास है',
      'beta, beti, bete, bacche, bachche, bachhe, son, daughter, children, kids, child, our girl, बेटा, बेटी, बेटे, बच्चे, बच्चा',
      'kareeb, karib, close, near me, closer, accept, accepts, forgive, love me, bond, papa maane, mujhe samjh, samjhenge, apnayega, apnaegi, badal payega, khul ke, क़रीब, करीब, मेरे पास आएगा, मेरे पास आएगी, अपनाए, मानेगी, मानेगा, प्यार, अपनाएँगे, अपनाएंगे',
    ],
    without: `${ofHarm}, ${ofViolence}, custody, court, remarry, second marriage, step, sautel*, dusri shaadi, कस्टडी, दूसरी शादी, सौतेल*`,
    topic: 'children',
    subject: 'self',
  },
  {
    name: 'own-children-at-odds',
    among: ['siblings', 'family', 'children'],
    words: [
      'dono bete, dono beton, donon beton, do bete, dono beti, dono betiyan, mere bete aapas, my two sons, my sons, my two daughters, my daughters, both my sons, both my daughters, two sons, dono bachche, dono bacche, my children, दोनों बेटे, दोनों बेटों, दो बेटे, दोनों बेटियाँ, दोनों बेटियां, दोनों बच्चे',
      'baat nahi karte, baat nhi karte, nahi bolte, shakal nahi dekhte, muh nahi dekhte, नहीं बोलते, शक्ल नहीं देखते, मुँह नहीं देखते, bolchal band, bol chal band, not talking, do not talk, dont talk, without greeting, sulah, mel kab, patch up, fight each other, ladte rehte, harmony, get along, बात नहीं करते, बोलचाल, सुलह, मेल कब, लड़ते रहते, बनती नहीं',
    ],
    without: `${ofHarm}, ${ofViolence}, business, shaadi kab, naukri, शादी कब, नौकरी`,
    asks: ['when', 'whether', 'why', 'how', 'exactly', 'what', 'advice'],
    topic: 'family',
    subject: 'self',
  },
  {
    name: 'parent-will-not-move',
    among: ['parents', 'family', 'property', 'in-laws', 'health'],
    words: [
      'maa, mummy, papa, babuji, pitaji, amma, appa, mother, father, mom, dad, parents, mataji, saas, sasur, माँ, मां, मम्मी, पापा, बाबूजी, पिताजी, अम्मा, माता जी, माताजी',
      'ghar nahi chhodna, ghar nhi chhodna, ghar chhodne ko, gaon nahi chhodna, gaon chhodne ko, gaon nahi chhodte, gaon nahi chhodti, ghar nahi chhodte, ghar nahi chhodti, refuses to leave, refuse to leave, wont leave, will not leave, refuses to move, refuse to move, wont shift, refuses to come, insists on living alone, insist on living alone, shehar nahi aati, shehar nahi aate, aane ko taiyar nahi, aane ko tayyar nahi, aana nahi chahti, aana nahi chahte, mujhe gaon hi, घर छोड़ने को, घर नहीं छोड़ते, घर नहीं छोड़ती, घर नहीं छोड़ना, गाँव नहीं छोड़ते, गाँव नहीं छोड़ती, गाँव नहीं छोड़ना, घर नहीं छोड़, गाँव नहीं छोड़, गांव नहीं छोड़, गाँव छोड़ने को, गांव छोड़ने को, शहर नहीं आ, शहर नहीं आना, शहर नहीं आते, शहर नहीं आती, आने को तैयार नहीं, आना नहीं चाहती, आना नहीं चाहते',
    ],
    without: `${ofHarm}, ${ofViolence}, kirayedar, tenant, किरायेदार, divorce`,
    asks: ['how', 'whether', 'when', 'advice', 'what', 'why', 'choose'],
    topic: 'parents',
    subject: 'parent',
  },
  {
    name: 'parent-favours',
    among: ['parents', 'family', 'siblings'],
    words: [
      'maa, mummy, papa, babuji, pitaji, amma, appa, mother, father, mom, dad, parents, माँ, मां, मम्मी, पापा, बाबूजी, पिताजी, अम्मा',
      'bhai ko hi, bhai ko zyada, bhai ko jyada, behen ko zyada, behen ko jyada, bhai se zyada pyar, praises my brother, praise my brother, loves my brother more, love my brother more, favourite child, favours my brother, favour my brother, never praises, never praise, never appreciates, never appreciate, kabhi tarif nahi, kabhi tareef nahi, meri kadar nahi, mujhme kami, भाई को ही, भाई को ज़्यादा, भाई को ज्यादा, बहन को ज़्यादा, बहन को ज्यादा, कभी तारीफ़ नहीं, कभी तारीफ नहीं, मेरी क़द्र, मेरी कदर, मुझमें कमी',
    ],
    without: `${ofHarm}, ${ofViolence}, property, hissa, zameen, hisse, will me, saas, ससुराल, हिस्सा, ज़मीन, जमीन`,
    asks: ['why', 'whether', 'when', 'who', 'how', 'what', 'advice'],
    topic: 'parents',
    subject: 'self',
  },
  {
    name: 'roommate',
    among: ['friends', 'education', 'family', 'property', 'personality', 'mental-health'],
    words: [
      'roommate, roommates, room mate, room mates, flatmate, flatmates, flat mate, room partner, pg mate, रूममेट, रूम मेट, रूमपार्टनर, फ्लैटमेट',
      'change room, change the room, change my room, room change, room badal, room badlu, ban nahi rahi, nahi banti, jhagda, fight with, leave the room, stay with, share room, room share, share a flat, sath rahu, saath rahu, chalega kya, messy, dirty, ganda, loud, rent nahi, rent nhi, maggi, कमरा बदल, कमरा बदलूँ, कमरा बदलूं, रूम बदलूँ, रूम बदल, नींद नहीं, neend nahi, cant sleep, uses my, नहीं बनती, बन नहीं रही, झगड़ा, साथ रहूँ, साथ रहूं, किराया नहीं, गंदा',
    ],
    without: `${ofHarm}, ${ofViolence}, exam, paper, job, selection, shaadi, ab bhi baat, saal pehle, stole, chori, परीक्षा, पेपर, नौकरी, चोरी`,
    asks: ['whether', 'how', 'what', 'choose', 'advice', 'which', 'why', 'when'],
    topic: 'friends',
    subject: 'self',
  },
  { name: 'others-fame', among: ['fame', 'strengths', 'career', 'children'], topic: 'fame' },
  {
    name: 'others-election',
    among: ['fame', 'enemies', 'career', 'in-laws'],
    words: [
      'pati, husband, bhai, brother, papa, father, chacha, mama, jeth, jethani, sasur, sister, behen, wife, patni, hamare, humare, our, gaon me, village, ward, dost, friend, cousin, देवर, जेठ, जेठानी, पति, भाई, पापा, पिता, चाचा, मामा, ससुर, पत्नी, हमारे, गाँव, गांव, वार्ड, दोस्त, बहन',
      'sarpanch, pradhan, pradhani, mukhiya, vidhayak, mla, mp, parshad, corporator, election, chunav, zilla parishad, block pramukh, सरपंच, सरपंची, प्रधान, प्रधानी, मुखिया, विधायक, पार्षद, चुनाव, जिला पंचायत, ज़िला पंचायत, ब्लॉक प्रमुख',
      'jeet*, win, wins, come back this time, again, niklega, nikal lega, nikal lengi, nikal lenge, banega, banegi, banenge, kaun ban, ticket, make it, who will, जीत*, निकाल लेंगी, निकाल लेंगे, निकाल लेगा, बनेगा, बनेगी, बनेंगे, कौन बन*, टिकट',
    ],
    without: `${ofHarm}, main lad, mai lad, ladu, ladun, lad raha hu, lad rahi hu, jeetunga, jeetungi, jitunga, mera chunav, i win, should i, main jeet, लड़ूँ, लड़ूं, जीतूँगा, जीतूँगी, जीतूंगा, मेरा चुनाव, लड़ रहा हूँ, लड़ रहा हूं, party ne, पार्टी ने, modi, मोदी`,
    asks: ['whether', 'who', 'which', 'choose', 'how', 'how-much', 'when', 'what'],
    topic: 'fame',
  },
  {
    name: 'local-power',
    among: ['enemies', 'legal', 'property', 'business'],
    words: [
      'society secretary, secretary, society ka secretary, apartment association, rwa, sarpanch, pradhan, mukhiya, parshad, corporator, kotedar, panchayat sachiv, thanedar, association president, सेक्रेटरी, सचिव, सरपंच, प्रधान, परधान, मुखिया, पार्षद, कोटेदार, थानेदार',
      'peeche pada, peeche padi, piche pada, piche padi, against me, after me, notice, notices, नोटिस, arzi, अर्ज़ी, अर्जी, dushmani, rasta band, pani band, paani band, adanga, tang kar, tang karta, harass, nali, naali, jeetu, nipte, niptu, win against, defeat him, पीछे पड़, पीछे पड़ा, पीछे पड़ी, पीछे पड़े, खिलाफ, ख़िलाफ़, रास्ता बंद, पानी बंद, अड़ंगा, तंग, दुश्मनी, नाली, निपटूँ, निपटूं, जीतूँ, जीतूं',
    ],
    without:
      'goli, jaan se, maar denge, maarta, maara, dhamki, beaten, beats, suicide, marna, jeena nahi, kidnap*, rape, molest*, गोली, जान से, मार देंगे, मारता, मारते, मारा, धमकी, मरना, जीना नहीं, company secretary, exam, bharti, election ladu, chunav ladu, भर्ती, परीक्षा',
    asks: ['when', 'whether', 'how', 'why', 'what', 'advice', 'exactly'],
    topic: 'enemies',
  },
  {
    name: 'honour-back',
    among: [
      'fame',
      'enemies',
      'family',
      'personality',
      'career',
      'business',
      'legal',
      'lost-object',
    ],
    words: [
      'badnaami, badnami, badnaam, beizzati, be-izzati, izzat wapas, izzat kab lautegi, maan samman kab lautega, samman wapas, reputation back, ruined my name, ruin my name, respect me again, name is spoiled, name spoiled, spoiled my name, spoiling my name, spoilt my name, defame, defaming, defamed, insulted in front of whole, chhavi, naam kharab, naam khrab, बदनामी, बदनाम, बेइज़्ज़ती, बेइज्जती, इज़्ज़त वापस, इज्जत वापस, सम्मान कब लौट, छवि, नाम ख़राब, नाम खराब',
      'kab, wapas, lautega, lautegi, sudhre, sudhregi, will, when, clear, saaf, hogi, hoga, kaise, how, कब, वापस, लौट*, सुधर*, साफ़, साफ, होगी, होगा, कैसे',
    ],
    without: `${ofHarm}, ${ofViolence}, photo, video, mms, company ka naam, फ़ोटो, फोटो, वीडियो`,
    asks: ['when', 'whether', 'how', 'exactly', 'advice', 'what'],
    topic: 'fame',
    subject: 'self',
  },
]
