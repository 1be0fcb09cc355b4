import type { LocalizedText } from '../say.ts'
import type { VoicedText } from './matters/matter-texts.ts'

/** A choice between two: `{one}` the option that the chart is nearer to, `{other}` the other. */
export const chooseTexts: VoicedText = {
  oracle: {
    en: 'Of the two, your chart is nearer to {one}: it goes with {graha}, which {why}.',
    hi: 'दोनों में आपकी कुंडली {one} के ज़्यादा पास है: यह {graha} का काम है, जो {why}।',
  },
  astra: {
    en: 'I would lean to {one} rather than {other}: {graha} stands behind it and {why}.',
    hi: '{other} से ज़्यादा {one} ठीक बैठता है: इसके पीछे {graha} हैं, जो {why}।',
  },
}
/** Why that graha is the stronger of the two. */
export const choiceReasons = {
  strong: { en: 'is {dignity} in your chart', hi: 'आपकी कुंडली में {dignity} हैं' },
  rules: { en: 'rules your {house}', hi: 'आपके {house} के स्वामी हैं' },
  stands: { en: 'stands in your {house}', hi: 'आपके {house} में हैं' },
} as const satisfies Record<string, LocalizedText>

/** A change against staying: the time that is marked for it, or that none is. */
export const changeNow: VoicedText = {
  oracle: {
    en: 'The chart is for the change: the time for it is {from} to {to}.',
    hi: 'कुंडली बदलाव के पक्ष में है: उसका समय {from} से {to} तक है।',
  },
  astra: {
    en: 'I would make the change, and make it between {from} and {to}.',
    hi: 'बदलाव करना ठीक रहेगा, और उसका समय {from} से {to} तक है।',
  },
}
export const stayNow: VoicedText = {
  oracle: {
    en: 'For the present it is better to stay with what you have: no time for the change is marked yet.',
    hi: 'अभी जो है उसी के साथ रहना बेहतर है: बदलाव का समय अभी नहीं दिखता।',
  },
  astra: {
    en: 'Just now I would not move; the time for the change has not come.',
    hi: 'अभी जगह न बदलना अच्छा है; बदलाव का समय अभी नहीं आया।',
  },
}
/** Options that the chart cannot tell apart. */
export const cannotTellApart: VoicedText = {
  oracle: {
    en: 'A chart does not name one of the two for you; how {matter} stands, and when, it does show.',
    hi: 'दोनों में से एक का नाम कुंडली नहीं बताती; {matter} के बारे में जो दिखता है, वह यह है।',
  },
  astra: {
    en: 'I won’t guess between the two; what the chart says of {matter} can help you weigh them.',
    hi: 'दोनों के बीच अंदाज़ा लगाना ठीक नहीं; {matter} के बारे में जो दिखता है वह तौलने में मदद करेगा।',
  },
}

/** "Which planet …?" */
export const whichGraha: VoicedText = {
  oracle: {
    en: '{Lord} decides {matter} in your chart: it is the lord of your {main} and stands in the {there}.',
    hi: 'आपकी कुंडली में {matter} का फ़ैसला {lord} करते हैं: वे {main} के स्वामी हैं और {there} में हैं।',
  },
  astra: {
    en: 'For {matter} watch {lord}: it rules your {main}, and it sits in your {there}.',
    hi: '{matter} के लिए {lord} को देखें: वे आपके {main} के स्वामी हैं, और {there} में बैठे हैं।',
  },
}
