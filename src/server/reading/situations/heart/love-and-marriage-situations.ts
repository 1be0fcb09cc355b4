import { belovedWords, otherLives } from '../people-words.ts'
import type { SituationPattern } from '../situation.ts'

/** Situations of love that ended, of trust, of a marriage and of its end. Most are known by the reader of questions alone. */
export const loveAndMarriageSituations: readonly SituationPattern[] = [
  {
    name: 'ex-feelings',
    among: ['ex-back', 'love', 'separation', 'married-life', 'marriage'],
    topic: 'ex-back',
    subject: 'self',
  },
  {
    name: 'ex-happy',
    among: ['ex-back', 'love', 'separation', 'married-life', 'marriage'],
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'breakup-cause',
    among: ['love', 'ex-back', 'separation', 'marriage', 'past'],
    words: [
      'why did he leave, why did she leave, why he left, why she left, why did we break, why we broke, why did he break, why did she break, kyu chhod diya, kyun chhod diya, kyu chod diya, kyun chod diya, kyu chhoda, kyun chhoda, breakup kyu, breakup kyun, क्यों छोड़ दिया, क्यों छोड़ा, क्यों छोड़कर, ब्रेकअप क्यों',
    ],
    without: `husband, wife, pati, patni, biwi, पति, पत्नी, बीवी, job, naukri, नौकरी, school, ghar chhod, leave us, ${otherLives}`,
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'love-fails-repeatedly',
    among: ['love', 'ex-back', 'marriage', 'past', 'dosha'],
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'partner-loyal',
    among: ['love', 'marriage', 'ex-back', 'compatibility', 'married-life'],
    words: [
      'another girl, other girl, another guy, another boy, other boy, other guy, someone else, somebody else, seeing someone, talking to someone, cheat, cheats, cheating, double dating, koi aur ladki, koi aur ladka, koi or ladki, koi or ladka, dusri ladki, dusra ladka, koi aur hai, koi or hai, koi aur h, koi or h, kisi aur se baat, kisi aur se bat, kisi or se baat, kisi or se bat, kisi aur ladki, kisi aur ladke, kisi or ladki, kisi or ladke, dhokha de, dhoka de, कोई और लड़की, कोई और लड़का, दूसरी लड़की, दूसरा लड़का, कोई और है, किसी और से बात, किसी और लड़की, किसी और लड़के, धोखा दे, धोखा तो',
      belovedWords,
    ],
    without: `husband, pati, wife, biwi, पति, पत्नी, बीवी, sasur, ex, एक्स, my life, meri life, meri zindagi, मेरी ज़िंदगी, मेरी जिंदगी, marry, married, marriage, shadi, shaadi, sagai, engaged, rishta, शादी, सगाई, रिश्ता, wapas, वापस, come back, breakup, ब्रेकअप, mujhe koi aur pasand, mujhe kisi aur se, मुझे कोई और पसंद, मुझे किसी और से, i like, i love, we, business, paise, money, प्रेग्नेंट, pregnant, ${otherLives}`,
    asks: ['whether', 'what', 'why', 'how', 'who', 'advice'],
    topic: 'love',
    subject: 'self',
  },
  {
    name: 'partner-type-suits',
    among: ['marriage', 'love', 'compatibility', 'personality'],
    topic: 'marriage',
    asks: ['which', 'what', 'describe', 'who'],
    subject: 'self',
  },
  {
    name: 'divorce-goes-through',
    among: ['separation', 'legal', 'married-life'],
    topic: 'separation',
    subject: 'self',
  },
  {
    name: 'what-spouse-wants',
    among: ['married-life', 'love', 'marriage', 'compatibility'],
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'romance-in-marriage',
    among: ['married-life', 'love', 'marriage', 'separation'],
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'no-physical-intimacy',
    among: ['married-life', 'health', 'love', 'marriage', 'separation'],
    topic: 'married-life',
    subject: 'self',
  },
  {
    name: 'who-first-siblings',
    among: ['marriage', 'siblings', 'family', 'children'],
    topic: 'marriage',
  },
]
