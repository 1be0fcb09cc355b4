import type { LocalizedText, LocalizedTemplate } from '../say.ts'

export const wheelWords = {
  title: { en: 'Wheel of fortune', hi: 'भाग्य का पहिया' },
  heading: { en: 'Check your astrology luck', hi: 'आज़माइए, ग्रह आज कितने मेहरबान हैं' },
  idle: { en: 'CLICK HERE', hi: 'यहाँ दबाएँ' },
  turning: { en: 'The wheel is turning...', hi: 'पहिया घूम रहा है...' },
  spin: { en: 'Spin the wheel', hi: 'पहिया घुमाएँ' },
  soundOn: { en: 'Turn the sound on', hi: 'आवाज़ चालू करें' },
  soundOff: { en: 'Turn the sound off', hi: 'आवाज़ बंद करें' },
  won: { en: 'You have won!', hi: 'आपने जीत लिया!' },
  recharge: { en: 'Recharge', hi: 'रिचार्ज' },
  cancel: { en: 'Cancel', hi: 'रद्द करें' },
  keep: { en: 'Log in to spin for a real prize', hi: 'असली इनाम के लिए लॉग इन करें' },
  forFun: {
    en: 'You are not logged in, so this spin was for fun. Log in, spin once more, and keep what you win.',
    hi: 'आप लॉग इन नहीं हैं, इसलिए यह बस मज़े के लिए था। लॉग इन करके एक बार और घुमाएँ और जो मिले उसे रखें।',
  },
  failed: {
    en: 'The wheel could not be spun. Please try again.',
    hi: 'पहिया नहीं घूम पाया। कृपया फिर कोशिश करें।',
  },
} satisfies Record<string, LocalizedText>

export const wheelTemplates = {
  description: {
    en: (fields: number) =>
      `Spin the wheel once a day and win up to ${fields}% off your next recharge. All ${fields} prizes are equally likely.`,
    hi: (fields: number) =>
      `दिन में एक बार पहिया घुमाएँ और अगले रिचार्ज पर ${fields}% तक छूट पाएँ। सभी ${fields} इनामों की संभावना बराबर है।`,
  },
  lead: {
    en: (fields: number) => `Win up to ${fields}% off your next recharge.`,
    hi: (fields: number) => `अगले रिचार्ज पर ${fields}% तक की छूट जीतें।`,
  },
  odds: {
    en: (fields: number, days: number) =>
      `${fields} equal fields, 1% to ${fields}%: each comes up once in ${fields} spins on average. The prize is drawn before the wheel turns. One spin a day; a prize is good for ${days} days and one recharge.`,
    hi: (fields: number, days: number) =>
      `पहिए पर 1% से ${fields}% तक के ${fields} बराबर खाने हैं; हर एक औसतन ${fields} में एक बार आता है। इनाम पहिया घूमने से पहले ही तय हो जाता है। दिन में एक बार घुमा सकते हैं; इनाम ${days} दिन तक, एक रिचार्ज पर चलता है।`,
  },
  prize: {
    en: (percent: number) => `${percent}% off your next recharge`,
    hi: (percent: number) => `अगले रिचार्ज पर ${percent}% छूट`,
  },
  waiting: {
    en: (percent: number, until: string) => `You have ${percent}% off, good until ${until}.`,
    hi: (percent: number, until: string) => `आपके पास ${percent}% की छूट है, ${until} तक।`,
  },
  again: {
    en: (when: string) => `You can spin again on ${when}.`,
    hi: (when: string) => `${when} को फिर घुमा सकते हैं।`,
  },
} satisfies Record<string, LocalizedTemplate<never[]>>
