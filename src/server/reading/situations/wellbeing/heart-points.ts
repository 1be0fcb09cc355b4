import { ofHarm } from '../livelihood/asking-words.ts'
import { ofViolence } from '../of-violence.ts'
import type { SituationPattern } from '../situation.ts'

/** Situations of what a loved person's signs mean, and of love that has been. */
export const heartPoints: readonly SituationPattern[] = [
  {
    name: 'ex-signal',
    among: ['ex-back', 'love', 'friends'],
    words: [
      'unblocked, unblock kiya, block se hata*, block khola, liked my, viewed my story, seeing my stories, watching my story, meri story pe, meri story dekh*, emoji bheja, card bheja, wish kiya, birthday wish, sent me a card, missed call, miss call, 1 rupee, 1 rupaye, follow kiya, request bheji, follow request, flowers, phool bheje, फूल भेजे,  अनब्लॉक किया, अनब्लॉक कर, ब्लॉक खोला, ब्लॉक से हटा*, स्टोरी देखी, फोटो लाइक की, कार्ड भेजा, स्टेटस पर लगाया, मिस कॉल',
      'in his mind, in her mind, kya chahta, kya chahti, matlab, mean, means, sign, signal, ishara, samjhu, samju, trying to say, what does he want, what does she want, why would, coming back, kya tha, क्या मतलब, मतलब, इशारा, समझूँ, समझूं, संकेत, मन बदला',
    ],
    without:
      'bestie, crush, friend request, dost ne, block karu, boss, client, unblock karega, unblock karegi, propose',

    topic: 'ex-back',
    subject: 'ex',
  },
  {
    name: 'mixed-signals',
    among: ['love', 'ex-back'],
    words: [
      'hot and cold, mixed signal, mixed signals, garam kabhi thanda, fir gayab, phir gayab, gayab ho jata, gayab ho jati, then vanishes, seen karke chhod deti, seen karke chhod deta, seen karke chod deti, seen karke chod deta, vanishes for, disappears for, one word only, reply do din baad, phir chup, fir chup, introduces me as friend, फिर गायब, गायब हो जाता, गायब हो जाती, पहचानता भी नहीं, जानता ही नहीं, जानती ही नहीं, janta hi nahi, janti hi nahi, अनजान बन जात*, देखकर छोड़ देता, देखकर छोड़ देती, फिर चार दिन चुप, फिर तीन दिन, कभी तीन दिन ग़ायब, कई दिन ग़ायब, दिन ग़ायब, दिन गायब, din gayab, days gone',
    ],
    without: `${ofHarm}, ${ofViolence}, ladki wale, ladke wale, naukri, boss, job, paisa, paise, malik, tenant, kirayedar, chor, police, saman, pati, husband, wife, biwi, beta, bete, son, karigar`,

    topic: 'love',
  },
  {
    name: 'speaks-first',
    among: ['love', 'ex-back'],
    words: [
      'pehle kaun, kaun pehle, break it first, pehle call, pehle phone, pehle message, pehle msg, pehle bolu, pehle wo, wo pehle, pehle main, pehle mai, main pehle, text first, message first, text me first, call first, call her first, call him first, message now, first move, break the silence, पहले कौन, पहले मैसेज, पहले बात, पहल मैं, पहल करूँ, पहल करूं, पहले मैं, पहले वो, पहले वह, खुद पहले',
      'msg, message, text, call, bolu, bole, bolega, bolegi, baat, silence, chup, move, jhukega, फोन, बात, मैसेज, चुप, बोलूँ, बोले, बोलेगा, बोलेगी, पहल',
      'ya, or, kaun, who, wait, will, should, kya, या, कौन, इंतज़ार, इंतजार, क्या',
    ],
    without:
      'sorry, shaadi, shadi, paisa, paise, naukri, job, ghar walo, gharwalo, ghar pe, parents, pehle batao, pehle ye, saas, bhai, behen, papa, boss, pati, husband, propose, sir, teacher, माफी, सास, भाई, पति, शादी',

    topic: 'love',
    subject: 'self',
  },
  {
    name: 'ex-wedding',
    among: ['ex-back', 'love', 'marriage', 'muhurta'],
    words: [
      'ex ki shaadi, mere ex, meri ex, ex ne, ex ki shadi, ex ke ghar, ex ki sagai, ex boyfriend ki shaadi, ex girlfriend ki shaadi, ex bhi, ex hoga, ex hogi, my ex, exs wedding, एक्स की शादी, एक्स भी, पुराने प्रेमी की शादी, पुरानी प्रेमिका की शादी, पुराना प्यार भी',
      'jau ya, jau, jau kya, jana chahiye, jaun, attend, should i go, shall i go, go or not, do i go, जाऊँ, जाऊं, जाना चाहिए',
      'shaadi, shadi, sagai, wedding, marriage, reception, engagement, card, invitation, शादी, सगाई, रिसेप्शन, कार्ड, न्योता',
    ],
    without:
      'milne, location, address, rokne, stop the wedding, icu, hospital, marriage with, marry, come back, back together, wapas, रोकने, मिलने, वापस',
    asks: ['whether', 'choose', 'advice', 'what'],
    topic: 'ex-back',
    subject: 'self',
  },
  {
    name: 'ex-regrets',
    among: ['ex-back', 'love', 'separation'],
    words: [
      'does he regret, does she regret, regret leaving, will he regret, will she regret, pachtayega, pachtayegi, pachtava, pachtawa, apni galti ka, galti ka ehsaas, apni galti samajh*, apni galti maan*, will he realise, will she realise, he will realise, will my ex realise, will he realize, does he realise, feel guilty, ever say sorry, aake sorry, पछताएगा, पछताएगी, पछतावा होगा, पछतावा, गलती का एहसास, अपनी गलती समझ*, ग़लती समझ*, माफी माँगेगा, माफी मांगेगा, माफ़ी माँगेगा, कदर कभी',
    ],
    without: `${ofHarm}, ${ofViolence}, saas, dost, friend, boss, main pachtaunga, will i regret, beta, beti, bhai, partner in, job, sasural, सास, दोस्त, भाई, बेटा`,

    topic: 'ex-back',
    subject: 'ex',
    asks: ['whether', 'when', 'exactly', 'what'],
  },
  {
    name: 'old-love-again',
    among: ['ex-back', 'love', 'marriage', 'separation'],
    words: [
      'old love, first love, school love, sweetheart, old boyfriend, old girlfriend, pehla pyar, pehle pyar, college ka pyar, school ka pyar, bachpan ka pyar, कॉलेज का प्यार, स्कूल का प्यार, बचपन का प्यार, purana pyar, purane pyar, college wali purani, uski sagai tut*, uski sagai toot*, sagai tootne, exs engagement broke, engagement broke, uska talak ho gaya, uski shaadi toot*, ex ki shadi toot, पहला प्यार, पहले प्यार, पुराना प्यार, पुराने प्यार, उसकी सगाई टूट*, उसकी शादी टूट*, सगाई टूटने की खबर, जिससे प्यार था वह फिर',
      'again, begin, start, chance, dobara, fir se, phir se, second chance, milega, aage badhegi, come to me, aayega, aayegi, saath likha, फिर, दोबारा, आगे बढ़*, क्या अब, आएगा, आएगी, बात बनेगी, chapter',
    ],
    without:
      'sapne, sapna, dream, dreams, shaadi ko, married for, meri sagai, meri shaadi, my engagement, happily married, zen, maruti, sold, सपने, सपना, मेरी सगाई, मेरी शादी',

    topic: 'ex-back',
    subject: 'ex',
  },
  {
    name: 'old-love-in-mind',
    among: ['love', 'ex-back', 'past', 'married-life', 'mental-health', 'children'],
    words: [
      'old love, first love, college boyfriend, college ex, school wali ladki, pehla pyar, pehla pyaar, purana pyar, purana ladka, purane premi, my ex, पहला प्यार, पुराना प्यार, पुराने प्रेमी, पुरानी वाली',
      'sapne, sapno, sapna, dream, dreams, dreaming, dimag se, mann se, mind, thinking of, think of, yaad, in my head, dil se nahi, dil se nahin, bhool paungi, bhool paunga, bhul paungi, bhul paunga, bhool nahi, bhul nahi, दिल से नहीं, भूल पाऊँग*, भूल नहीं, सपने, सपनों, सपना, याद, दिमाग, सोचत*',
      'shaadi ko, shaadi ke, shaadishuda, married, husband, pati, wife, patni, biwi, sagai ho, engaged, two children, शादी को, शादी के, शादीशुदा, पति, पत्नी, सगाई हो',
    ],
    without: 'ex wife, ex husband, talak, divorce, love marriage, will i get married, तलाक',

    topic: 'love',
    subject: 'self',
  },
  {
    name: 'another-love',
    among: ['love', 'marriage', 'personality', 'friends'],
    words: [
      'behen, behan, sister, sisters, saheli, dost, friend, friends, cousin, cousins, didi, bhai, brother, brothers, bhanji, bhatiji, niece, nieces, roommate, roommates, बहन, सहेली, दोस्त, दीदी, भाई, भांजी',
      'boyfriend, bf, girlfriend, gf, jis ladke, jis ladki, jisse baat karti, jisse baat karta, jiske saath, dating, in love with, galat ladke, rishta chalega, बॉयफ्रेंड, गर्लफ्रेंड, जिस लड़के, जिस लड़की, जिससे बात करती, जिसके साथ',
      'sahi hai, sahi h, right for, good for, layak, honest, imandar, niyat, dhoka, dhokha, serious, last, tikega, stay together, saath rahenge, sath rahenge, pyar karti, where will it, saath rehenge, genuine, सही है, लायक, ईमानदार, टिकेगा, साथ रहेंगे, नीयत, खेल रहा',
    ],
    without:
      'batau, meri girlfriend, mera boyfriend, my boyfriend, my girlfriend, my bf, my gf, mera bf, meri gf, shaadi, marry, married to, dhandha, business, पार्टनर, मेरा बॉयफ्रेंड, मेरी गर्लफ्रेंड',

    topic: 'love',
  },
]
