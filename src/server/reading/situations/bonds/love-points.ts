import { ofHarm } from '../livelihood/asking-words.ts'
import { ofViolence } from '../of-violence.ts'
import type { SituationPattern } from '../situation.ts'

/** Situations of love, near and gone by. */
export const lovePoints: readonly SituationPattern[] = [
  {
    name: 'partner-distant',
    among: ['love', 'married-life', 'ex-back', 'compatibility', 'marriage'],
    words: [
      'partner, boyfriend, girlfriend, bf, gf, gf ki, banda, bandi, relationship, rishte, mangetar, he, she, wo, woh, पार्टनर, गर्लफ्रेंड, बॉयफ्रेंड, रिश्ते, वह, वो, partners, boyfriends, girlfriends, मेरे बॉयफ्रेंड, मेरी गर्लफ्रेंड, प्रेमी, प्रेमिका, lover, girl, ladka, ladki, हमारे बीच',
      'distant, going cold, turned cold, turn cold, cold lately, needs space, wants space, space chahiye, distance between us, doori, dooriyan, thanda, thandi, thandi baat, badal gaya hai, badal gayi hai, stopped calling, दूरी, ठंडा, ठंडी, स्पेस चाहिए, दूर हो रहा, दूर हो रही, so cold, become cold, became cold, distance, pulling away, ignoring me, ignores me, ignore karta, ignore karti, door rehne, dur rehne, door door, dur dur, दूर दूर, दूर-दूर, दूर रहने, रूखा, रूखी, बात कम करता, बात कम करती, kam baat karta, kam baat karti, इग्नोर',
    ],
    without: 'long distance, husband, wife, pati, patni, dahej, ex',
    topic: 'love',
  },
  {
    name: 'two-loves',
    among: ['love', 'ex-back', 'marriage', 'compatibility'],
    words: [
      'do ladke, do ladki, do ladkiya, do ladkiyan, do ladko, two boys, two girls, two guys, two people, two ppl, दो लड़के, दो लड़कियाँ, दो लड़कियां, दो लोगों, दोनों अच्छी, dono achi, dono acchi, dono pe dil, office wali ya, purana wala ya naya, दो लड़कों, i like two, love two, two men, two women, दोनों से प्यार, dono se pyar',
      'choose, pick, dil kisko, kiske saath, kiske sath, kaunsa, konsa, which one, with whom, kisko, aage badhu, किसके साथ, किसको, कौन सा, आगे बढूँ, आगे बढूं, dil dono, dono pe dil, future, किससे, kisse, kis se, किसे, kise, whom, चुनूँ, चुनूं, chunu',
    ],
    without: `${ofHarm}, ${ofViolence}, rishte aaye, proposals from, beti, daughter, behen, didi, बेटी, बहन`,
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'crush-grows',
    among: ['love', 'marriage', 'compatibility'],
    words: [
      'crush, lab partner, smile pe, mar mitti, mar miti, classmate, senior hai, dil loot, calls me bhai, bhai bolti, मर मिटी, क्रश, दिल लूट, मंदिर में जो लड़की, gym wali, any chance with her, any chance with him, stand a chance',
      'go anywhere, aage badhegi, aage badegi, mera hoga, meri hogi, meri banegi, mera banega, ho payegi, hope, chance, मेरा होगा, मेरी होगी, मेरी बनेगी, मेरी हो पाएगी, आगे बढ़ेगी, are we going somewhere',
    ],
    without: 'roommate, my friend pucch, marks',
    asks: ['whether', 'when', 'how', 'exactly'],
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'who-likes-me',
    among: ['love', 'friends'],
    words: [
      'secretly, man hi man, mann hi mann, chupke se, chhup ke, unknown numbers, मन ही मन, चुपके से, छुपकर',
      'kaun pasand, kaun like, kaun chahta, who likes, who loves, like karta, likes me, loves me, कौन चाहता, कौन पसंद, कौन चाहती, pasand karta, pasand karti',
    ],
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'home-knows',
    among: ['love', 'parents', 'family', 'marriage'],
    words: [
      'pata chal gaya, pata chal gya, came to know, found out, saw my chats, saw our chats, chat padh li, diary padh li, know about us, पता चल गया, चैट पढ़ ली, डायरी पढ़ ली, पता चल गई, को पता चल, ko pata chal, pata lag gaya, पता लग गया, पकड़े गए, caught us, mera phone dekh liya',
      'ghar, home, parents, papa, mummy, mom, dad, gharwale, family, घर, माँ, मम्मी, पापा, घर वालों, सबको, dads, moms',
    ],
    without: 'padosan, patni, wife, husband, pati',
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'message-ex',
    among: ['ex-back', 'love', 'separation'],
    words: [
      'message, msg, text, reply, call, phone, email, मैसेज, फोन, फ़ोन, जवाब, chitthi, चिट्ठी',
      'karu, kru, should i, do i, or wait, ya intezar, ya wait, ya ignore, first, pehle, करूँ, करूं, कर दूँ, कर दूं, दूँ, पहले, भेजूँ, भेजूं, bheju, bhejun, दूं, wait karu, इंतज़ार करूँ, इंतजार करूं',
      'ex, breakup, broke up, usko, usse, use, usne, him, her, he, she, उसे, उसको, उससे, उसके, उसका, एक्स',
    ],
    without: 'husband, pati, interview, hr, job, boss, karz, naukri, lawyer, नौकरी, manager',
    topic: 'ex-back',
    subject: 'self',
  },
  {
    name: 'take-ex-back',
    among: ['ex-back', 'separation', 'love', 'married-life'],
    words: [
      'one more chance, another chance, second chance, wants to come back, wants me back, wapas aana chahta, wapas aana chahti, ek mauka, mauka du, maafi maang, laut bhi aaye, aaye to rakhu, bula rahe hain laut, मौका, माफी माँग, माफ़ी माँग, लौटना चाहता, लौटना चाहती, वापस आना चाहता, आ जा सब भूल, wants remarriage with me, phir se saath, fir se saath, phir se sath, साथ रहना चाहता, साथ रहना चाहती, फिर से साथ, लौट आया, लौट आई, laut aaya, laut aayi, came back to me, get back together, take him back, take her back, forgive and take',
    ],
    without: `${ofHarm}, ${ofViolence}, job, boss, exam, naukri, company, नौकरी, परीक्षा`,
    topic: 'ex-back',
    subject: 'self',
  },
  {
    name: 'ex-forgives',
    among: ['ex-back', 'love', 'friends', 'parents', 'separation'],
    words: [
      'forgive me, maaf kar, maaf kr, maaf karegi, maaf karega, maaf kregi, माफ करेगी, माफ़ करेगी, माफ करेगा, माफ़ करेगा, माफ कर दे, माफ़ कर दे, sorry bolna, माफ कर देगा, माफ कर देगी, माफ़ कर देगा, माफ़ कर देगी, maaf karenge mujhe',
      'ex, she, he, wo, woh, voh, usko, use, us se, maine galat, galti meri, वो, वह, उसे, उसको, गलती मेरी',
    ],
    without: 'mummy, papa, maa, loan, karz, kcc, कर्ज, माफ करेंगे',
    asks: ['whether', 'when', 'exactly', 'how'],
    topic: 'ex-back',
    subject: 'self',
  },
  {
    name: 'who-sorry-first',
    among: [
      'love',
      'married-life',
      'siblings',
      'family',
      'friends',
      'in-laws',
      'ex-back',
      'business',
    ],
    words: [
      'sorry first, say sorry, kaun sorry, pehle sorry, bend first, blink first, call first, pahal kaun, pehal kaun, pahal karu, पहल कौन, पहले सॉरी, सॉरी कौन, पहले कौन झुके, apologise first, kaun jhukega, पहले मैं बात करूँ, apologize first, sorry pehle, maafi pehle, pehle maafi, pehle maafi mangu, पहले माफी, पहले माफ़ी, should i apologise, should i apologize, पहल मैं करूँ, pahal mai karu, make the first move, pehle baat kaun, कौन पहले बात',
    ],
    without: 'exam, interview, job, hr, company',
    subject: 'self',
  },
]
