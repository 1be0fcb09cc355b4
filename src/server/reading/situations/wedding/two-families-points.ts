import { ofHarm } from '../livelihood/asking-words.ts'
import { ofViolence } from '../of-violence.ts'
import type { SituationPattern } from '../situation.ts'

/** Situations between husband and wife and between the two families. */
export const twoFamiliesPoints: readonly SituationPattern[] = [
  {
    name: 'whose-fault',
    among: ['separation', 'married-life', 'ex-back', 'love', 'family'],
    words: [
      'whose fault, my fault, at fault, who is to blame, who broke, galti kis*, galti meri, galti uski, galti kitni, kasur kis*, kasur mera, kiska kasur, ग़लती किस*, ग़लती मेरी, क़सूर, ज़िम्मेदार कौन, दोष मेरा है, alag karne wala kon, alag karne wala kaun, todne wala kaun',
      'separat*, separation, divorce, divorced, marriage, married, talak, talaq, alag, ghar, shaadi, wife, husband, pati, patni, biwi, parting, अलग, तलाक*, शादी, घर, पति, पत्नी, लड़ाई, he left the',
    ],
    without: `${ofHarm}, ${ofViolence}, company, accident, exam, boss, court, police, maarta, maarte, मारते, forgive, maaf, bhai, sister`,
    asks: ['who', 'why', 'what', 'which', 'how-much', 'whether'],
    topic: 'separation',
    subject: 'self',
  },
  {
    name: 'back-to-sasural',
    among: ['separation', 'married-life', 'in-laws', 'ex-back'],
    words: [
      'mayke me, maike me, maayke me, maika me, mayke aa, at my parents, to my mothers, at my mothers, my parents house, my parents place, my mothers place, my mothers house, peehar me, मायके में, मायके आ, पीहर में, came away to my',
      'main, mai, i, mujhe, mein, ive, im, मैं, मुझे, hu, हूँ, hun',
      'lene aaye*, take me, call me back, bulayega, bulayenge, lene kab, wapas jau, phone aayega lene, लेने आए*, लेने कब, कब लेने, बुलाएँगे, बुला रहे, वापस जाऊँ, लौट जाऊँ, should i go back, go back myself, fetch me',
    ],
    without: `${ofHarm}, ${ofViolence}, wife, biwi, patni, didi, beti, daughter, bhabhi, पत्नी, बेटी, दीदी, marte, maarte, maarta, marta, beats, hits, thappad, dhamki, मारते, मारता, थप्पड़, धमकी`,
    asks: ['whether', 'when', 'exactly', 'choose', 'advice', 'how', 'what', 'which'],
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'kin-long-stay',
    among: ['in-laws', 'family', 'married-life', 'separation', 'siblings'],
    words: [
      'nanad, devar, saas, sasur, sasu maa, jeth, saali, saale, mother in law, mil, sister in law, brother in law, husbands sister, husbands brother, ननद, देवर, सास, सासू माँ, साली, साला, जेठ, ससुर',
      'hamare ghar, hamare yaha, hamare yahan, humare ghar, humare yaha, our house, our flat, our home, with us, yahi baithi, yahi rehti, yahi hai, aayi thi, here, mahine se, mahine ho, months, हमारे घर, हमारे यहाँ, यहीं बैठी, महीने से, महीने हो',
      'kab jayegi, kab jayega, kab jayenge, kab wapas, wapas kab, kab tak rahegi, kab tak rahega, kab tak rahenge, kab tak rukengi, go back, when will she leave, when will he leave, when will they leave, when does she go, kab lautegi, कब जाएगी, कब जाएँगे, कब तक रहेग*, वापस कब, कब लौट*',
    ],
    without: `${ofHarm}, ${ofViolence}, shaadi kab, shift with us, mayke jane, marte, maarte, maarta, marta, beats, hits, thappad, dhamki, मारते, मारता, थप्पड़, धमकी, patni, biwi, wife, mayke, maike, पत्नी, मायके`,
    asks: ['when', 'whether', 'exactly', 'why', 'how-much'],
    topic: 'in-laws',
  },
  {
    name: 'separate-kitchen',
    among: ['in-laws', 'family', 'married-life', 'property'],
    words: [
      'kitchen, kitchens, rasoi, chulha, chulhe, stove, cook separately, रसोई, चूल्हा, चूल्हे',
      'separate, separately, separate the, alag, divide, अलग, own kitchen',
      'when, kab, will, should, shall, shall we, can, lu, lun, le, kar, kya, hoga, hogi, ya, milegi, rahegi, chahiye, कब, क्या, होगा, होगी, लूँ, लूं, लें, रहेगी, चाहिए, is it right',
      'saas, jethani, devrani, jethji, devar, sasural, sasur, mother in law, co sister, sister in law, brothers, joint family, ghar, hum, hamara, mera, mujhe, same house, upstairs, i, we, सास, जेठानी, देवरानी, ससुर, ससुराल, घर, हम, मेरा, मुझे, मेरे',
    ],
    without: `${ofHarm}, ${ofViolence}, vastu, south east, direction, modular, rent, flat, kiraye, kiraya, own house, alag ghar, alag flat, alag makan, अलग घर, अलग मकान, किराए, pati se alag, divorce, marte, maarte, maarta, marta, beats, hits, thappad, dhamki, मारते, मारता, थप्पड़, धमकी, thumb, sab alag, ek saath, चार चूल्हे, सब अलग, मेल, mel`,
    asks: ['whether', 'when', 'choose', 'advice', 'how', 'why', 'exactly'],
    topic: 'in-laws',
    subject: 'self',
  },
  {
    name: 'sent-to-parents',
    among: ['in-laws', 'married-life', 'family', 'travel', 'parents'],
    words: [
      'mayke, maike, maayke, maika, my parents, my mother, peehar, home for, मायके, पीहर, माँ के पास, for raksha bandhan, विदा, विदाई, rakhi pe, teej pe',
      'bhejenge, bhejegi, bhej rahe, bhej rhe, bhejne, jane denge, jaane denge, jane dete, jane degi, jaane degi, jane deti, allow, send me, send her, sending her, let me visit, let me go, letting me, भेजेंगे, भेज रहे, भेजते, जाने देंगे, जाने देते, जाने देती, विदाई, कब विदा',
      'sasural, saas, in laws, inlaws, pati, husband, sasural wale, wale, ye log, ससुराल, सास, पति, मुझे',
    ],
    without: `${ofHarm}, ${ofViolence}, divorce, talak, paise, money, salary, biwi, wife, college, hostel, abroad, job, marte, maarte, maarta, marta, beats, hits, thappad, dhamki, मारते, मारता, थप्पड़, धमकी`,
    asks: ['when', 'whether', 'exactly', 'why'],
    topic: 'in-laws',
  },
  {
    name: 'jewels-kept',
    among: [
      'in-laws',
      'money',
      'inheritance',
      'lost-object',
      'legal',
      'married-life',
      'family',
      'separation',
    ],
    words: [
      'gehne, gehna, gahne, zevar, jewellery, jewelry, jewels, bangles, necklace, streedhan, stridhan, haar, kangan, wedding gold, my gold, mera gold, gold le, गहने, गहना, ज़ेवर, कंगन, हार ले, स्त्रीधन, चूड़ियाँ',
      'saas, nanad, jethani, devrani, sasural, in laws, mother in law, sister in law, mil, husbands family, husband, pati, talak ke baad, सास, ननद, जेठानी, देवरानी, ससुराल, पूर्व पति, स्त्रीधन माँगूँ, ex',
      'wapas, return, returned, give back, give them back, gave it back, get back, get my, lautaye*, lauta*, kab degi, kept, keeps, rakh liye, rakh liya, mangu, maangu, ask my, milega, milenge, milega kya, वापस, लौटा*, कब देंगी, कब देगी, रख लिए, अपने पास रखे, माँगूँ, give it back',
    ],
    without: `${ofHarm}, ${ofViolence}, girvi, loan, muthoot, chori, thief, stolen, who took, kisne, गिरवी, चोरी, sold, bech, baap se, baap ne, ghar mat aana, बाप से, plot`,
    asks: ['whether', 'when', 'exactly', 'choose', 'advice', 'how', 'what'],
    topic: 'in-laws',
    subject: 'self',
  },
  {
    name: 'spouse-suspects',
    among: ['married-life', 'love', 'personality'],
    words: [
      'shak, shakki, suspicion, suspicious, suspects, doubt, doubts, jasoosi, checks my phone, checks my call, trust me, thinks i have somebody, शक, शक्की, जासूसी, भरोसा',
      'mujh par, mujhpe, mujhpar, mujh pe, mere phone, my phone, me, my call, i have somebody, mera kisi, shakki, मुझ पर, मुझपर, मेरा फ़ोन, बीवी का शक',
      'husband, hubby, wife, spouse, pati, patni, biwi, gharwali, पति, पत्नी, बीवी, घरवाली',
    ],
    without: `${ofHarm}, ${ofViolence}, mujhe shak, i doubt, i suspect, main shak, mai shak, mera shak, my doubt, my suspicion, mujhe doubt, मुझे शक, affair, chakkar hai kya, cheating, hotel, tell me is, marte, maarte, maarta, marta, beats, hits, thappad, dhamki, मारते, मारता, थप्पड़, धमकी, salary, permission`,
    asks: ['when', 'whether', 'exactly', 'why', 'how', 'what', 'advice'],
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'spouse-heeds-parents',
    among: ['married-life', 'in-laws', 'family'],
    words: [
      'wife, biwi, patni, gharwali, bahu, पत्नी, बीवी, बहू',
      'her mother, her parents, her family, maike walo, mayke walo, maike wale, mayke wale, apni maa, apni mummy, मायके वालों, मायके वाले, अपनी माँ, wifes parents, wifes mother, her brother, sasural wale, मायके से, मायके फोन, apne mayke',
      'interfere*, interfering, listens, listen, asks, asking, puchti, poochti, pooche, sunti, dakhal, control*, पूछती, सुनती, दख़ल, सिखाती, बोलना कब',
    ],
    without: `${ofHarm}, ${ofViolence}, gayi, left, wapas, gold, paisa, loan, property, marte, maarte, maarta, marta, beats, hits, thappad, dhamki, मारते, मारता, थप्पड़, धमकी`,
    asks: ['when', 'whether', 'exactly', 'why'],
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'samdhi-offended',
    among: ['in-laws', 'family', 'marriage', 'married-life'],
    words: [
      'samdhi, samdhan, samdhi ji, samdhiyo, समधी, समधन, समधियों, daughters father in law, daughters mother in law, sons in laws, beti ke sasur, बेटी के ससुर',
      'naraz, naraaz, khafa, muh fula*, munh fula*, upset, offence, offended, angry, kami nikal*, kami nikalti, tana, taunt*, bolchal, bol chal, sunati, jalti, नाराज़, नाराज़गी, ख़फ़ा, मुँह फुला*, कमी, ताना, बोलचाल, complain*, बात नहीं बनती, dont talk',
    ],
    without: `${ofHarm}, ${ofViolence}, business, loan, dukan, jail, marte, maarte, maarta, marta, beats, hits, thappad, dhamki, मारते, मारता, थप्पड़, धमकी`,
    asks: ['when', 'whether', 'exactly', 'why', 'how-much'],
    topic: 'in-laws',
  },
  {
    name: 'spouse-recalls-ex',
    among: ['married-life', 'love', 'compatibility'],
    words: [
      'husband, hubby, wife, spouse, pati, patni, biwi, gharwali, पति, पत्नी, बीवी, घरवाली, he married me, उन्हें, वो मजबूरी, unke dil',
      'his ex, her ex, apni ex, apne ex, purani girlfriend, purane boyfriend, pehla pyar, pehle pyar, first love, old girlfriend, college wali girlfriend, purana pyar, पहला प्यार, पहले प्यार, पुरानी प्रेमिका, पुराना प्यार, अपनी एक्स, exs letters, shaadi se pehle wale',
      'yaad, remember, remembers, forget, forgot, bhool*, bhul*, love her, still love*, still think*, still keeps, dil me, heart, याद, भूल*, दिल में, rakhti hai',
    ],
    without: `${ofHarm}, ${ofViolence}, baat karte, baat karti, talks to, milte, affair, my ex, mera ex, mujhe apni, ghar aa gayi`,
    asks: ['when', 'whether', 'exactly', 'why', 'how', 'what'],
    topic: 'married-life',
    subject: 'self',
  },
]
