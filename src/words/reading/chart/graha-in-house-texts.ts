import type { LocalizedText } from '../../say.ts'

/** What a graha does in a house: `{place}` says in which, `{matters}` are those of the house. */

export const inHouseTexts = {
  sun: {
    en: '{place} {graha} gives pride and the wish to lead in these: {matters}.',
    hi: '{place} {graha} इन बातों में मान और आगे रहने की चाह देते हैं: {matters}।',
  },
  moon: {
    en: '{place} {graha} ties the heart to these, with ups and downs: {matters}.',
    hi: '{place} {graha} मन को इन बातों से जोड़ते हैं, और इनमें उतार-चढ़ाव रहता है: {matters}।',
  },
  mars: {
    en: '{place} {graha} brings drive to these, and quarrels where haste decides: {matters}.',
    hi: '{place} {graha} इन बातों में तेज़ी देते हैं, और जल्दबाज़ी हो तो झगड़े भी: {matters}।',
  },
  mercury: {
    en: '{place} {graha} brings thought, talk and skill with money to these: {matters}.',
    hi: '{place} {graha} इन बातों में समझ, बातचीत और हिसाब की कुशलता देते हैं: {matters}।',
  },
  jupiter: {
    en: '{place} {graha} protects these and lets them grow by good advice: {matters}.',
    hi: '{place} {graha} इन बातों को बचाते हैं और अच्छी सलाह से बढ़ाते हैं: {matters}।',
  },
  venus: {
    en: '{place} {graha} brings ease, charm and comfort to these: {matters}.',
    hi: '{place} {graha} इन बातों में सुख, आकर्षण और आराम लाते हैं: {matters}।',
  },
  saturn: {
    en: '{place} {graha} makes these slow but lasting; they come by work and with age: {matters}.',
    hi: '{place} {graha} इन बातों को देर से पर टिकाऊ देते हैं, मेहनत और उम्र के साथ: {matters}।',
  },
  rahu: {
    en: '{place} {graha} brings hunger for more and sudden turns to these: {matters}.',
    hi: '{place} {graha} इन बातों में ज़्यादा पाने की चाह और अचानक मोड़ लाते हैं: {matters}।',
  },
  ketu: {
    en: '{place} {graha} gives insight into these and little attachment to them: {matters}.',
    hi: '{place} {graha} इन बातों में गहरी समझ देते हैं, पर मोह कम रखते हैं: {matters}।',
  },
} satisfies Record<string, LocalizedText>

/** In any chart, and in this one. */
export const inHousePlaces = {
  any: { en: 'There', hi: 'वहाँ' },
  own: { en: 'In your {house}', hi: 'आपके {house} में' },
} satisfies Record<string, LocalizedText>

/** How the place is counted for it. */
export const inHouseSides: Readonly<Record<'good' | 'hard' | 'plain', LocalizedText>> = {
  good: {
    en: 'That is counted among the good places for it.',
    hi: 'यह उनके लिए अच्छी जगहों में गिना जाता है।',
  },
  hard: {
    en: 'That is counted among the difficult places for it: patience does more there than force.',
    hi: 'यह उनके लिए मुश्किल जगहों में गिना जाता है: वहाँ ज़ोर से ज़्यादा सब्र काम आता है।',
  },
  plain: {
    en: 'That is counted neither good nor bad; its sign and its lord decide.',
    hi: 'इसे न अच्छा गिना जाता है, न बुरा; राशि और उसके स्वामी से बात तय होती है।',
  },
}

/** Without a birth time. */
export const houseNeedsTime: LocalizedText = {
  en: 'Whether {graha} stands there in your chart is told by the birth time, which is not given.',
  hi: 'आपकी कुंडली में {graha} वहाँ हैं या नहीं, यह जन्म समय से पता चलता है, जो यहाँ नहीं दिया है।',
}

/** What a lord ties together: the matters of the house it rules and of the house it stands in. */
export const lordTies: LocalizedText = {
  en: 'So two things go together in your life, {matters} on the one side, {others} on the other.',
  hi: 'यानी आपके जीवन में ये बातें साथ चलती हैं: एक ओर {matters}, दूसरी ओर {others}।',
}
export const lordAtHome: LocalizedText = {
  en: 'So these look after themselves better than most: {matters}.',
  hi: 'इससे ये बातें बाक़ी बातों से आसानी से सँभलती हैं: {matters}।',
}
