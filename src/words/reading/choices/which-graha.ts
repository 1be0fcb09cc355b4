import type { VoicedLines } from '../matters/matter-texts.ts'

/** "Which planet …?" */
export const whichGraha: VoicedLines = {
  oracle: [
    {
      en: '{Lord} decides {matter} in your chart: it is the lord of your {main} and stands in the {there}.',
      hi: 'आपकी कुंडली में {matter} का फ़ैसला {lord} करते हैं: वे {main} के स्वामी हैं और {there} में हैं।',
    },
    {
      en: 'For {matter} the deciding planet is {lord}, lord of your {main}, placed in the {there}.',
      hi: '{matter} के लिए निर्णायक ग्रह {lord} हैं, जो {main} के स्वामी हैं और {there} में स्थित हैं।',
    },
    {
      en: 'It is {lord}: it rules your {main}, from which {matter} is read, and stands in your {there}.',
      hi: 'वे {lord} हैं: {matter} आपके {main} से देखा जाता है, {lord} उसके स्वामी हैं और {there} में हैं।',
    },
    {
      en: 'The planet that carries {matter} is {lord}; it is lord of your {main} and is in your {there}.',
      hi: '{matter} का भार {lord} पर है; वे आपके {main} के स्वामी हैं और {there} में हैं।',
    },
  ],
  astra: [
    {
      en: 'For {matter} watch {lord}: it rules your {main}, and it sits in your {there}.',
      hi: '{matter} के लिए {lord} को देखें: वे आपके {main} के स्वामी हैं, और {there} में बैठे हैं।',
    },
    {
      en: 'Your planet for {matter} is {lord}, lord of your {main}, and you have it in the {there}.',
      hi: '{matter} के लिए आपके ग्रह {lord} हैं, {main} के स्वामी, और वे {there} में बैठे हैं।',
    },
    {
      en: 'When you ask about {matter}, I turn to {lord}: it is lord of your {main} and sits in the {there}.',
      hi: '{matter} की बात हो तो {lord} को देखा जाता है: वे {main} के स्वामी हैं और {there} में बैठे हैं।',
    },
    {
      en: '{Lord} matters most for {matter}: it sits in your {there} and rules your {main}.',
      hi: '{matter} में सबसे ज़्यादा {lord} का असर है: वे {there} में बैठे हैं और {main} के स्वामी हैं।',
    },
  ],
}
