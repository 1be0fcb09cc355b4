import type { VoicedText } from '../matters/matter-texts.ts'

/** Which rudraksha custom gives: `{faces}` by the graha, `{office}` whose lord it is. */

export const rudrakshaTexts: VoicedText = {
  oracle: {
    en: 'By custom the {faces}-faced rudraksha is yours: it belongs to {graha}, the lord of your {office}.',
    hi: 'परंपरा से आपका रुद्राक्ष {faces} मुखी है: यह {graha} का है, जो आपके {office} के स्वामी हैं।',
  },
  astra: {
    en: 'Take a {faces}-faced (mukhi) rudraksha: custom gives it to {graha}, and that is the lord of your {office}.',
    hi: '{faces} मुखी रुद्राक्ष लें: परंपरा में यह {graha} का है, और वही आपके {office} के स्वामी हैं।',
  },
}
export const rudrakshaForAll: VoicedText = {
  oracle: {
    en: 'The five-faced one suits everybody, costs least and is the hardest to fake; if you want only one, that is enough.',
    hi: 'पाँच मुखी सबके लिए है, सबसे सस्ता है और उसकी नक़ल सबसे कम होती है; एक ही पहनना हो, तो वही काफ़ी है।',
  },
  astra: {
    en: 'If that is hard to find, the five-faced one is for everybody, and a simple one does.',
    hi: 'वह न मिले, तो पाँच मुखी सबके लिए है, और साधारण दाना भी चलता है।',
  },
}
export const rudrakshaWear: VoicedText = {
  oracle: {
    en: 'Wear it on a red or white thread from a Monday, after washing it and one “Om Namah Shivaya”; it needs no costly ceremony.',
    hi: 'इसे धोकर, एक बार “ॐ नमः शिवाय” कहकर, सोमवार से लाल या सफ़ेद धागे में पहनें; महँगी पूजा ज़रूरी नहीं है।',
  },
  astra: {
    en: 'Wash it, say “Om Namah Shivaya” once and put it on on a Monday, on a plain thread; nothing more is asked.',
    hi: 'धोकर “ॐ नमः शिवाय” कहें और सोमवार को सादे धागे में पहन लें; इससे ज़्यादा कुछ ज़रूरी नहीं।',
  },
}
