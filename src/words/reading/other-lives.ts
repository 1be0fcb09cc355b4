import type { LocalizedText } from '../say.ts'
import type { VoicedText } from './matters/matter-texts.ts'

/** Direct answers on the life of somebody else, read from the asker's houses. `{matter}` is "your brother's marriage". */
export const otherLifeTexts = {
  yes: {
    oracle: {
      en: 'For {matter} your chart is favourable, and {from} to {to} is the time to use.',
      hi: '{matter} के लिए आपकी कुंडली अनुकूल है, और {from} से {to} तक का समय काम का है।',
    },
    astra: {
      en: 'Yes, it looks good for {matter}, most of all from {from} to {to}.',
      hi: 'हाँ, {matter} के लिए अच्छा दिखता है, सबसे ज़्यादा {from} से {to} तक।',
    },
  },
  later: {
    oracle: {
      en: 'For {matter} the better time comes later: {from} to {to}.',
      hi: '{matter} के लिए अच्छा समय आगे है: {from} से {to} तक।',
    },
    astra: {
      en: 'It will take a little longer; for {matter} I would look to {from} until {to}.',
      hi: 'थोड़ा समय और लगेगा; {matter} के लिए {from} से {to} तक का समय देखें।',
    },
  },
  slow: {
    oracle: {
      en: 'For {matter} your chart says neither yes nor no: with effort it can come, and I see no clear date.',
      hi: '{matter} के लिए कुंडली न हाँ कहती है, न मना करती है: कोशिश से बात बन सकती है, साफ़ तारीख़ नहीं दिखती।',
    },
    astra: {
      en: 'It is open: nothing speaks strongly for or against {matter}, so effort will decide.',
      hi: 'रास्ता खुला है: {matter} में न कोई बड़ी रुकावट दिखती है, न कोई बड़ा सहारा, बात कोशिश पर है।',
    },
  },
  hard: {
    oracle: {
      en: 'For {matter} the present time is slow, and it is better not to force it.',
      hi: '{matter} के लिए अभी समय धीमा है, ज़ोर न डालें।',
    },
    astra: {
      en: 'Just now {matter} needs patience and your support more than plans.',
      hi: 'अभी {matter} के लिए योजना से ज़्यादा धीरज और आपका साथ चाहिए।',
    },
  },
} as const satisfies Record<string, VoicedText>

/** Said once: how somebody else's life is read here. `{person}` is "your brother", `{house}` the house of the asker. */
export const readFromYours: VoicedText = {
  oracle: {
    en: 'I read this from the {house} of your own kundli, the house of {person}; add that kundli and I can say more.',
    hi: 'यह आपकी अपनी कुंडली के {house} से देखा गया है, जो {person} का भाव है; उनकी अपनी कुंडली हो तो बात और साफ़ होती है।',
  },
  astra: {
    en: 'This comes from the {house} of your kundli, which stands for {person}; add that kundli and I can look closer.',
    hi: 'यह आपकी कुंडली के {house} से है, जो {person} का भाव है; उनकी कुंडली भी जोड़ दें तो और ठीक से बताया जा सकता है।',
  },
}

/** What somebody else feels: the asker's chart shows the asker's side alone. */
export const heartOfAnother: VoicedText = {
  oracle: {
    en: 'What another person feels is not in your kundli; it shows your side of the bond and its time.',
    hi: 'दूसरे के मन में क्या है, यह आपकी कुंडली नहीं बताती; वह रिश्ते का आपका पक्ष और उसका समय दिखाती है।',
  },
  astra: {
    en: 'I can’t look into somebody else’s heart from your chart, only at your side of it and when it moves.',
    hi: 'किसी और के दिल की बात आपकी कुंडली से नहीं जानी जा सकती, बस आपका पक्ष और समय दिखता है।',
  },
}

/** A person and how that person's matter is said: "your brother's", "आपके भाई". */
export interface PersonWords {
  name: LocalizedText
  /** English possessive; in Hindi का or की follows, by the matter. */
  possessive: LocalizedText
}
const person = (en: string, hi: string): PersonWords => ({
  name: { en: `your ${en}`, hi: `आपके ${hi}` },
  possessive: { en: `your ${en}’s`, hi: `आपके ${hi}` },
})
const woman = (en: string, hi: string): PersonWords => ({
  name: { en: `your ${en}`, hi: `आपकी ${hi}` },
  possessive: { en: `your ${en}’s`, hi: `आपकी ${hi}` },
})

export const persons = {
  brother: person('brother', 'भाई'),
  sister: woman('sister', 'बहन'),
  sibling: person('brother or sister', 'भाई-बहन'),
  husband: person('husband', 'पति'),
  wife: woman('wife', 'पत्नी'),
  spouse: person('partner', 'जीवनसाथी'),
  partner: person('partner', 'साथी'),
  ex: person('former partner', 'पूर्व साथी'),
  son: person('son', 'बेटे'),
  daughter: woman('daughter', 'बेटी'),
  child: person('child', 'बच्चे'),
  father: person('father', 'पिता'),
  mother: woman('mother', 'माँ'),
  parent: person('parent', 'माता-पिता'),
  friend: person('friend', 'दोस्त'),
  relative: person('relative', 'रिश्तेदार'),
  other: { name: { en: 'that person', hi: 'उनके' }, possessive: { en: 'their', hi: 'उनके' } },
} as const satisfies Record<string, PersonWords>
export type PersonKey = keyof typeof persons
