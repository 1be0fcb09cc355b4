import { ofHarm } from '../livelihood/asking-words.ts'
import { ofViolence } from '../of-violence.ts'
import type { SituationPattern } from '../situation.ts'

/** Situations of oneself and of years gone by. */
export const selfPoints: readonly SituationPattern[] = [
  {
    name: 'past-life-who',
    among: ['past', 'spirituality', 'married-life', 'love', 'life-purpose'],
    words: [
      'past life, past lives, last life, previous birth, previous janam, last birth, pichle janam, pichhle janam, pichle janm, purv janam, purva janam, पिछले जन्म, पिछले जनम, पूर्व जन्म, पुराने जन्म, पिछला जन्म, pichla janam, pichla janm, पूर्वजन्म, purvjanm, former life, earlier birth',
    ],
    without: 'aakhri, ladke, naukri',
    asks: ['who', 'what', 'which', 'whether', 'choose', 'describe', 'why', 'exactly'],
    topic: 'past',
    subject: 'self',
  },
  {
    name: 'childhood-hard',
    among: ['past', 'family', 'mental-health', 'parents'],
    words: [
      'bachpan, childhood, as a child, school years, when i was small, बचपन',
      'hard, difficult, kharab, kasht, mushkil, illness, kyu, kyun, nani ke ghar, nani ke ghar kata, relatives houses, parcel, nanihal, प्यार नहीं मिला, कष्ट, ननिहाल, खराब, ख़राब, मुश्किल, छूटी, house to house, aisa banaya, दुख भरा, dukh bhara, अकेला, sad, painful, traumatic, गरीबी में, garibi me, struggle',
    ],
    without: 'mana, tell me something, batao to, beti, mummy ka bachpan',
    asks: ['why', 'whether', 'what', 'which', 'describe'],
    topic: 'past',
    subject: 'self',
  },
  {
    name: 'decision-was-right',
    among: [
      'past',
      'career',
      'job-change',
      'property',
      'separation',
      'education',
      'parents',
      'married-life',
      'love',
      'life-purpose',
    ],
    words: [
      'was it right, was it the right, right decision, did i do the right, did i do wrong, did i marry the wrong, galti ki, galti kar di, galat faisla, sahi faisla, sahi tha kya, kya sahi tha, वो सही था, सही फैसला, सही फ़ैसला, ग़लती की, गलती की, sahi kiya kya, will i regret, make a mistake, made a mistake, wrong decision, was i wrong, did i make, galat kiya, ग़लत किया, गलत किया, sahi kiya ya, सही किया, सही किया या गलत, sahi tha ya, सही था या, faisla sahi, फैसला सही, फ़ैसला सही',
    ],
    without: 'kharidna, saza, pet dosh, ishq, karu, batware',
    asks: ['whether', 'why', 'what'],
    topic: 'past',
    subject: 'self',
  },
  {
    name: 'first-marriage-why',
    among: ['past', 'separation', 'marriage', 'married-life'],
    words: [
      'first marriage, pehli shaadi, pehli shadi, पहली शादी, divorced twice, marriage at 11, pichle rishte',
      'why, kyu, kyun, fail, break, toot, tuti, tooti, क्यों, टूट, tudwa, scares, cut, क्यों टूटी, kyu tuti, kyun tuti, end, ended, nahi chali, नहीं चली',
    ],
    without: 'second marriage ka, dusri kab, meet, accept, will my, rishta aaya',
    asks: ['why', 'which', 'whether', 'what'],
    topic: 'past',
    subject: 'self',
  },
  {
    name: 'wrongdoer-pays',
    among: ['past', 'love', 'enemies', 'siblings', 'ex-back', 'married-life', 'legal', 'business'],
    words: [
      'karma, karm ka fal, karm ka phal, saza, punish, punishment, hisaab, sabak, कर्म का फल, हिसाब, सज़ा, सबक, upar wala',
      'kab milega, kab milegi, when, will, kab karta, hit her, hit him, my ex, jisne mujhe, bura karne walon, fasaya, कब, जिसने मुझे, बुरा करने वालों, wapas usko, सज़ा कब, सजा कब, saza kab, उसे सज़ा, use saza, uske kiye, उसके किए, unke kiye, उनके किए, ruined my, cheated me, dhokha dene wale, धोखा देने वाले',
    ],
    without: `${ofHarm}, ${ofViolence}, mere pichle, mere karm, meri galti, maine kisi, court, galti ki saza kb, past life, bhog, photos`,
    asks: ['when', 'whether', 'why', 'what', 'exactly'],
    topic: 'enemies',
    subject: 'self',
  },
  {
    name: 'how-others-see',
    among: ['personality', 'strengths', 'friends'],
    words: [
      'log mujhe, log kehte, logo ko, people see me, am i seen, how am i seen, come across, people get wrong, people say, log bolte, dusron ko, दूसरों को, लोग मुझे, लोगों को, लोग कहते, log kese dekhte, log kaise dekhte, पहली नजर में, पहली नज़र, how do people, how do others, other people, others see me, people think of me, log mere bare me, मेरे बारे में, mere baare me, mere bare mein, about me, बाकी लोग, दुनिया मुझे',
      'dekhte, samajhte, seen, ghamandi, cold, kaisi lagti, kaisa lagta, wrong about me, pasand nahi, thanda, ziddi, lagta hu, lagti hu, घमंडी, समझते, कैसी लगती, कैसा लगता, पसंद नहीं, ghamand, see me, think of me, sochte, सोचते, क्या सोचते, kya sochte, think about me, opinion, राय',
    ],
    without: 'tang karte, kala jaadu, nazar, black magic, jalte, dusre ladke, medicine, shifa',
    asks: ['how', 'why', 'what', 'whether', 'describe'],
    topic: 'personality',
    subject: 'self',
  },
  {
    name: 'shy-and-unsaid',
    among: ['personality', 'strengths', 'mental-health', 'career'],
    words: [
      'introvert, shy, sharmila, sharmeela, darpok, bol hi nahi, bol nahi pati, confidence, self confidence, chup rah jata, chup reh jata, शर्मीला, आत्मविश्वास, चुप रह जाता, चुप रह जाती, डरपोक, संकोची, sankochi, संकोच, sankoch, झिझक, jhijhak, self doubt, low confidence, lack of confidence, आत्मविश्वास की कमी',
    ],
    without: 'beti, bete, beta, son, daughter, doctor, बेटी, बेटा, public speaking, bachche, दो बच्चे',
    asks: ['why', 'choose', 'describe', 'how', 'whether', 'what'],
    topic: 'personality',
    subject: 'self',
  },
  {
    name: 'stage-fear',
    among: ['mental-health', 'personality', 'strengths', 'exam', 'career', 'mantra'],
    words: [
      'public speaking, stage fear, stage pe, stage par, before stage, townhall, speak before people, bheed me bolne, bolne se dar, manch, मंच, भीड़ में बोलने, स्टेज, elocution, haath thande, लोगों के सामने बोलने, logo ke samne bolne, logon ke samne bolne, सबके सामने बोलने, sabke samne bolne, speak in front, speaking in front, भाषण, bhashan, मंच पर, stage fright, interview me bolne',
    ],
    without: 'loan, presentation tomorrow client, court, my boys, boy',
    asks: ['how', 'why', 'which', 'what', 'when', 'advice'],
    topic: 'mental-health',
    subject: 'self',
  },
  {
    name: 'people-turn-away',
    among: ['enemies', 'friends', 'personality', 'past', 'family'],
    words: [
      'people, friends, dost, log, everyone, everybody, yaaron, saheli, लोग, दोस्त, यार, doston, dosto, yaar, friend, saheliyan, जिसकी मदद, jiski madad, जिनकी मदद, jinki madad, sab log, सब लोग, logon',
      'turn against, turn against me, vanish, dead busy, busy when, zarurat pe koi, leave me, makes them leave, nahi aata, kaam nikalte hi, dushman itne, matlab se, after i help, ज़रूरत पर कोई, dushman kyu, दुश्मन इतने, धोखा देते, धोखा देता, dhokha dete, dhokha deta, छोड़ देते, chhod dete, chhod jate, छोड़ जाते, काम निकलते, use me, using me, matlab nikalte, मतलब निकल, leave after, betray me, दूर हो जाते, dur ho jate, door ho jate',
    ],
    without: 'relative, rishtedar, husband, shop, grahak, bhai, boss, no one came at chemo',
    asks: ['why', 'what', 'describe', 'how', 'whether'],
    topic: 'friends',
    subject: 'self',
  },
  {
    name: 'quit-habit',
    among: ['health', 'mental-health', 'personality'],
    words: [
      'cigarette, cigarettes, smoking, sigret, gutka, tambaku, tobacco, sugar, chai, nails, nakhun, junk food, phone ki lat, reels, phone addiction, सिगरेट, गुटखा, तंबाकू, चाय, नाखून, chai chhod, शराब, sharab, daru, दारू, alcohol, drinking, गुटका, तम्बाकू, पान मसाला, pan masala, मीठा, मोबाइल की लत, mobile ki lat',
      'quit, quitting, give up, giving up, chhod, chhoot, chhut, chhutegi, stop biting, lat, छूट, छोड़, chhodna, छूटेगी, 8 ghante, छोड़ना, छूट जाएगी, छूट जाएगा, छोड़ पाऊँगा, छोड़ पाऊँगी, chhod paunga, chhod paungi, chhod pau, chhutkara, छुटकारा, get rid, stop drinking, stop smoking, leave',
    ],
    without: 'bf, uski, usko, pati, beta, husband, stall, papa, dukan, mummy, उसको',
    asks: ['whether', 'how', 'when', 'advice', 'what'],
    topic: 'health',
    subject: 'self',
  },
  {
    name: 'award-or-medal',
    among: ['fame', 'career', 'siblings', 'strengths'],
    words: [
      'award, medal, medals, puraskar, padma, grandmaster, trophy, पुरस्कार, पदक, मेडल, इनाम, inaam, सम्मान मिलेगा, samman milega, gold medal, स्वर्ण पदक, national award, राष्ट्रीय पुरस्कार',
    ],
    without: 'merit list',
    asks: ['whether', 'when', 'why', 'which'],
    topic: 'fame',
  },
]
