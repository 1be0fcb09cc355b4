import type { LocalizedText } from '../say.ts'

/** Questions worth asking next, in the reader's own voice, by field of life. */
export interface FollowUp extends LocalizedText {
  isMarried?: boolean
  fromAge?: number
  toAge?: number
}

export const followUps: Readonly<Record<string, readonly FollowUp[]>> = {
  love: [
    {
      en: 'What kind of partner suits me?',
      hi: 'मेरे लिए कैसा जीवनसाथी ठीक रहेगा?',
      isMarried: false,
      fromAge: 18,
    },
    {
      en: 'When is a good time for love in my life?',
      hi: 'मेरे जीवन में प्रेम के लिए अच्छा समय कब है?',
      isMarried: false,
      fromAge: 18,
    },
    {
      en: 'How can my marriage grow warmer?',
      hi: 'मेरे वैवाहिक जीवन में मिठास कैसे बढ़े?',
      isMarried: true,
    },
    {
      en: 'What does my partner need from me just now?',
      hi: 'मेरे जीवनसाथी को इस समय मुझसे क्या चाहिए?',
      isMarried: true,
    },
  ],
  career: [
    {
      en: 'Is this a good time to change my job?',
      hi: 'क्या नौकरी बदलने के लिए यह अच्छा समय है?',
      fromAge: 22,
      toAge: 60,
    },
    {
      en: 'Which kind of work suits me best?',
      hi: 'किस तरह का काम मुझ पर सबसे ज़्यादा जँचता है?',
      toAge: 60,
    },
    { en: 'When will my work be recognised?', hi: 'मेरे काम को पहचान कब मिलेगी?', fromAge: 20 },
    {
      en: 'How can I stay useful in my work from here?',
      hi: 'यहाँ से मेरा काम और उपयोगी कैसे बने?',
      fromAge: 55,
    },
  ],
  money: [
    { en: 'When will my income grow?', hi: 'मेरी आय कब बढ़ेगी?', fromAge: 20 },
    { en: 'How can I save better?', hi: 'मेरी बचत कैसे बढ़े?' },
    { en: 'When is a good time to buy a house?', hi: 'घर ख़रीदने के लिए अच्छा समय कब है?', fromAge: 25 },
  ],
  education: [
    {
      en: 'How can I concentrate better on my studies?',
      hi: 'पढ़ाई में मेरी एकाग्रता कैसे बढ़े?',
      toAge: 30,
    },
    { en: 'Which subject suits my mind?', hi: 'कौन सा विषय मेरे मन के अनुकूल है?', toAge: 30 },
    { en: 'What should I learn next?', hi: 'मुझे आगे क्या सीखना चाहिए?', fromAge: 25 },
  ],
  family: [
    { en: 'What would bring more peace to my family?', hi: 'मेरे परिवार में शांति किससे बढ़ेगी?' },
    { en: 'How can I get closer to my parents?', hi: 'माता-पिता से मेरी नज़दीकी कैसे बढ़े?', toAge: 55 },
  ],
  health: [
    { en: 'Which habit would give me more energy?', hi: 'किस आदत से मेरी ऊर्जा बढ़ेगी?' },
    { en: 'How can I calm my mind?', hi: 'मेरा मन शांत कैसे रहे?' },
  ],
  travel: [
    { en: 'Is there foreign travel in my chart?', hi: 'क्या मेरी कुंडली में विदेश यात्रा है?' },
    { en: 'Would moving to another city do me good?', hi: 'क्या दूसरे शहर जाना मेरे लिए अच्छा रहेगा?' },
  ],
  timing: [
    { en: 'When does my better time begin?', hi: 'मेरा अच्छा समय कब शुरू होगा?' },
    { en: 'How long will this difficult phase last?', hi: 'यह कठिन समय कब तक रहेगा?' },
  ],
  general: [
    { en: 'What are my real strengths?', hi: 'मेरी असली ख़ूबियाँ क्या हैं?' },
    { en: 'How will next year be for me?', hi: 'मेरे लिए अगला साल कैसा रहेगा?' },
  ],
}

/** Questions from what runs in the chart now. `{antar}` and `{maha}` are grahas. */
export const currentPeriodFollowUps = {
  sadeSati: {
    en: 'How do I make good use of my Sade Sati?',
    hi: 'अपनी साढ़ेसाती का अच्छा उपयोग कैसे करें?',
  },
  antar: {
    en: 'What should I pay attention to in my {antar} antardasha?',
    hi: '{antar} की अंतर्दशा में मुझे किस बात पर ध्यान देना चाहिए?',
  },
  change: {
    en: 'What changes when my {next} antardasha begins?',
    hi: '{next} की अंतर्दशा शुरू होने पर मेरे लिए क्या बदलेगा?',
  },
  moon: { en: 'What does my Moon sign say about me?', hi: 'मेरी चंद्र राशि मेरे बारे में क्या कहती है?' },
} as const satisfies Record<string, LocalizedText>
