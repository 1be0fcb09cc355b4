import type { LocalizedText } from '../say.ts'

/** The three lines of the follow-up screen. */
export const summaryLines = {
  asked: {
    one: { en: 'You asked about {topics}.', hi: 'बातचीत का विषय रहा: {topics}।' },
    none: {
      en: 'You opened your chart and looked around.',
      hi: 'आपकी कुंडली खुली और एक नज़र डाली गई।',
    },
  },
  said: {
    favourable: {
      en: 'On {topic} your chart is encouraging just now.',
      hi: '{topic} के विषय में कुंडली इस समय आपके साथ है।',
    },
    mixed: {
      en: 'On {topic} your chart shows steady ground with work still to do.',
      hi: '{topic} के विषय में कुंडली कहती है कि नींव ठीक है, थोड़ी मेहनत बाक़ी है।',
    },
    patience: {
      en: 'On {topic} your chart asks for patience, and shows where it leads.',
      hi: '{topic} के विषय में कुंडली धीरज रखने को कहती है, और यह भी कि किस ओर बढ़ना है।',
    },
  },
  window: {
    en: 'A date to remember: {from} to {to}.',
    hi: 'याद रखने लायक़ समय: {from} से {to} तक।',
  },
  period: {
    en: 'The {antar} antardasha runs until {until}.',
    hi: '{antar} की अंतर्दशा {until} तक है।',
  },
  sky: {
    en: 'Jupiter stays in {sign} until {until}.',
    hi: 'गुरु {until} तक {sign} राशि में हैं।',
  },
} as const satisfies Record<string, LocalizedText | Record<string, LocalizedText>>

/** What a topic is called in a list: "love and work". */
export const topicNames: Readonly<Record<string, LocalizedText>> = {
  love: { en: 'love and marriage', hi: 'प्रेम और विवाह' },
  career: { en: 'work', hi: 'काम' },
  money: { en: 'money', hi: 'धन' },
  education: { en: 'studies', hi: 'पढ़ाई' },
  family: { en: 'family', hi: 'परिवार' },
  health: { en: 'health and habits', hi: 'सेहत और आदतें' },
  travel: { en: 'travel and moving', hi: 'यात्रा और स्थान-परिवर्तन' },
  timing: { en: 'better times', hi: 'अच्छा समय' },
  general: { en: 'your life as a whole', hi: 'पूरा जीवन' },
}
