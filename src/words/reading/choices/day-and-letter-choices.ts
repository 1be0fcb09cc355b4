import type { VoicedText } from '../matters/matter-texts.ts'

/** Two days for one fast: `{day}` is the day of `{graha}`, `{otherDay}` that of `{other}`; `{matter}` is what it is for. */
export const fastDayTexts = {
  karaka: {
    oracle: {
      en: 'Keep the fast on {day}: by tradition it is the day of {graha}, the planet of {matter}; {otherDay} is for {other}.',
      hi: 'व्रत {day} का रखें: परंपरा में वह {graha} का दिन है, और {graha} {matter} के कारक हैं; {otherDay} {other} का दिन है।',
    },
    astra: {
      en: 'For {matter} take {day} rather than {otherDay}: by tradition it is the day of {graha}, the planet of {matter}.',
      hi: '{matter} के लिए {otherDay} नहीं, {day} रखें: परंपरा में वह दिन {graha} का है, जो {matter} के कारक हैं।',
    },
  },
  lord: {
    oracle: {
      en: 'Keep the fast on {day}: by tradition it is the day of {graha}, lord of your {main}, where {matter} is seen; {otherDay} is for {other}.',
      hi: 'व्रत {day} का रखें: परंपरा में वह {graha} का दिन है, जो आपके {main} के स्वामी हैं, और {matter} की बात वहीं से देखते हैं; {otherDay} {other} का दिन है।',
    },
    astra: {
      en: 'For {matter} take {day} rather than {otherDay}: by tradition it is the day of {graha}, and {graha} rules your {main}.',
      hi: '{matter} के लिए {otherDay} नहीं, {day} रखें: परंपरा में वह दिन {graha} का है, और {graha} आपके {main} के स्वामी हैं।',
    },
  },
} as const satisfies Record<string, VoicedText>

/** Neither day is that of the matter: the one whose graha does more in this chart, by the houses `{ruled}`. */
export const strongerFastDay: VoicedText = {
  oracle: {
    en: 'Keep the fast on {day}: by tradition it is the day of {graha}, which rules your {ruled} and can do more for you than {other}, to whom {otherDay} belongs.',
    hi: 'व्रत {day} का रखें: परंपरा में वह {graha} का दिन है, जो आपके {ruled} के स्वामी हैं और आपके लिए {other} से ज़्यादा कर सकते हैं; {otherDay} {other} का दिन है।',
  },
  astra: {
    en: 'I would take {day} rather than {otherDay}: by tradition it is for {graha}, and {graha} rules your {ruled}.',
    hi: '{otherDay} नहीं, {day} रखें: परंपरा में वह {graha} का दिन है, और {graha} आपके {ruled} के स्वामी हैं।',
  },
}

/** Neither of the two days goes with the matter, or no matter is named. */
export const eitherFastDay: VoicedText = {
  oracle: {
    en: 'Either day will do: {day} by tradition is for {graha} and {otherDay} for {other}; take the one you can keep without a break.',
    hi: 'दोनों में कोई भी दिन ठीक है: परंपरा में {day} {graha} का दिन है और {otherDay} {other} का; वही लें जो बिना टूटे निभ जाए।',
  },
  astra: {
    en: 'Both are good: by tradition {day} is for {graha} and {otherDay} for {other}. Choose the one that fits your week.',
    hi: 'दोनों अच्छे हैं: परंपरा में {day} {graha} का है और {otherDay} {other} का। जो आपके हफ़्ते में आराम से निभे, वही चुनें।',
  },
}

/** Two letters for one name: `{one}` is nearer to `{letter}` in the round of the letters of the nakshatras. */
export const nearerLetter: VoicedText = {
  oracle: {
    en: 'Of the two take “{one}”: the letter of this kundli is “{letter}”, as the birth nakshatra is {star}, pada {pada}, and “{one}” comes nearer to it than “{other}”.',
    hi: 'दोनों में “{one}” रखें: इस कुंडली का अक्षर “{letter}” है, क्योंकि जन्म नक्षत्र {star} है, चरण {pada}, और अक्षरों के क्रम में “{one}” उसके ज़्यादा पास है, “{other}” नहीं।',
  },
  astra: {
    en: '“{one}” rather than “{other}”: here the birth nakshatra is {star}, pada {pada}, its letter is “{letter}”, and “{one}” lies nearer to it.',
    hi: '“{other}” के बजाय “{one}” रखें: यहाँ जन्म नक्षत्र {star} है, चरण {pada}, जिसका अक्षर “{letter}” है, और “{one}” उसके ज़्यादा पास पड़ता है।',
  },
}
/** One of two letters is that of the kundli itself. */
export const ownOfTwoLetters: VoicedText = {
  oracle: {
    en: 'Take “{one}”: it is the letter of this kundli itself, as the birth nakshatra is {star}, pada {pada}.',
    hi: '“{one}” रखें: इस कुंडली का अपना अक्षर यही है, क्योंकि जन्म नक्षत्र {star} है, चरण {pada}।',
  },
  astra: {
    en: '“{one}” without a doubt: the birth nakshatra here is {star}, pada {pada}, and that is its letter.',
    hi: 'बेझिझक “{one}”: यहाँ जन्म नक्षत्र {star} है, चरण {pada}, और उसका अक्षर यही है।',
  },
}
