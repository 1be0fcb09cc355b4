import type { VoicedText } from '../matters/matter-texts.ts'

/** What an asker says of the own chart, held against it: "is it because of Ketu in the eleventh?" */

/** It is taken for the cause, and stands elsewhere, without a share in the matter. */
export const elsewhereNoCauseTexts: VoicedText = {
  oracle: {
    en: 'No, that is not the reason: in this chart {graha} stands in your {house}.',
    hi: 'नहीं, वजह वह नहीं है: इस कुंडली में {graha} आपके {house} में हैं।',
  },
  astra: {
    en: 'That can’t be it, for by this chart {graha} is in your {house}.',
    hi: 'यह वजह नहीं हो सकती, क्योंकि इस कुंडली में {graha} आपके {house} में हैं।',
  },
}
/** It stands elsewhere, and slows the matter from there. */
export const elsewhereCauseTexts: VoicedText = {
  oracle: {
    en: 'In part, yes, though from another place: in this chart {graha} stands in your {house}.',
    hi: 'कुछ हद तक हाँ, पर दूसरी जगह से: इस कुंडली में {graha} आपके {house} में हैं।',
  },
  astra: {
    en: 'It has a hand in this, only not from there: by this chart {graha} is in your {house}.',
    hi: 'असर तो है, पर वहाँ से नहीं: इस कुंडली में {graha} आपके {house} में हैं।',
  },
}
/** It stands where the asker says, and slows the matter. */
export const causeTexts: VoicedText = {
  oracle: {
    en: 'Yes, {graha} stands in your {house}, and it is one of the reasons.',
    hi: 'हाँ, {graha} आपके {house} में हैं, और यह भी एक वजह है।',
  },
  astra: {
    en: 'You read it well: {graha} is in your {house}, and that is a part of it.',
    hi: 'आपने ठीक पहचाना: {graha} आपके {house} में हैं, और कुछ असर इसी का है।',
  },
}
/** It stands where the asker says, and the matter is read from elsewhere. */
export const noCauseTexts: VoicedText = {
  oracle: {
    en: 'It is true that {graha} stands in your {house}, but the reason lies elsewhere.',
    hi: 'यह सही है कि {graha} आपके {house} में हैं, पर वजह दूसरी है।',
  },
  astra: {
    en: '{Graha} is in your {house}, right, only this is not its doing.',
    hi: '{graha} आपके {house} में हैं, यह ठीक है; पर इस बात की वजह वे नहीं हैं।',
  },
}
/** A graha alone is taken for the cause. */
export const grahaCauseTexts: VoicedText = {
  oracle: {
    en: 'Yes, in part it is {graha}, which stands in your {house}.',
    hi: 'हाँ, कुछ हद तक वजह {graha} हैं, जो आपके {house} में हैं।',
  },
  astra: {
    en: 'Partly, yes: {graha} is in your {house} and has a hand in this.',
    hi: 'कुछ हद तक हाँ: {graha} आपके {house} में हैं और इसमें उनका असर है।',
  },
}
export const grahaNoCauseTexts: VoicedText = {
  oracle: {
    en: 'No, {graha} is not the reason: it stands in your {house} and does no harm to this from there.',
    hi: 'नहीं, वजह {graha} नहीं हैं: वे आपके {house} में हैं, और वहाँ से यह बात नहीं बिगड़ती।',
  },
  astra: {
    en: 'I would not blame {graha}: it is in your {house} and spoils nothing here.',
    hi: '{graha} को दोष न दें: वे आपके {house} में हैं, और इस बात में उनका हाथ नहीं दिखता।',
  },
}
/** Told by the way, and not so in this chart. */
export const elsewhereTexts: VoicedText = {
  oracle: {
    en: 'One thing differs from what you write: in this chart {graha} stands in your {house}.',
    hi: 'एक बात आपके लिखे से अलग है: इस कुंडली में {graha} आपके {house} में हैं।',
  },
  astra: {
    en: 'A small correction: by this chart {graha} is in your {house}.',
    hi: 'एक छोटा सुधार: इस कुंडली में {graha} आपके {house} में हैं।',
  },
}
/** A house without a graha, taken for a bad sign. */
export const emptyTexts: VoicedText = {
  oracle: {
    en: 'No, it does not mean that: your {house} is empty, most people have several such, and the matter is read from its lord.',
    hi: 'नहीं, इसका यह मतलब नहीं है: आपका {house} ख़ाली है, ऐसे भाव ज़्यादातर कुंडलियों में होते हैं, और बात उसके स्वामी से देखी जाती है।',
  },
  astra: {
    en: 'Not at all: your {house} is empty as several are in most charts, so one asks its lord.',
    hi: 'बिल्कुल नहीं: आपका {house} ख़ाली है, जैसे ज़्यादातर कुंडलियों में कुछ भाव होते हैं; तब उसके स्वामी से पूछते हैं।',
  },
}
export const notEmptyTexts: VoicedText = {
  oracle: {
    en: 'In this chart {graha} stands in your {house}, so it is not empty.',
    hi: 'इस कुंडली में आपके {house} में {graha} हैं, यानी वह ख़ाली नहीं है।',
  },
  astra: {
    en: 'By this chart {graha} is in your {house}, so empty it is not.',
    hi: 'ख़ाली नहीं है: इस कुंडली में आपके {house} में {graha} बैठे हैं।',
  },
}
/** Another birth star or Moon sign than the one that was told. */
export const otherStarTexts: VoicedText = {
  oracle: {
    en: 'By this kundli your birth nakshatra is {star}; please check the birth time if you were told another.',
    hi: 'इस कुंडली में आपका जन्म नक्षत्र {star} है; कहीं और कुछ बताया गया हो, तो जन्म का समय मिला लें।',
  },
  astra: {
    en: 'In this kundli your birth nakshatra comes out as {star}, so do compare the birth time.',
    hi: 'इस कुंडली में आपका जन्म नक्षत्र {star} निकलता है, इसलिए जन्म का समय एक बार मिला लें।',
  },
}
export const otherLagnaTexts: VoicedText = {
  oracle: {
    en: 'By this kundli your lagna is {lagna}, and the answer goes by that.',
    hi: 'इस कुंडली में आपका लग्न {lagna} है, और यह उत्तर उसी से है।',
  },
  astra: {
    en: 'In this kundli your lagna is {lagna}, so that is what I went by.',
    hi: 'इस कुंडली में आपका लग्न {lagna} निकलता है, इसलिए बात उसी की कही है।',
  },
}
export const otherRashiTexts: VoicedText = {
  oracle: {
    en: 'By this kundli your Moon sign is {rashi}, and the answer goes by that.',
    hi: 'इस कुंडली में आपकी चंद्र राशि {rashi} है, और यह उत्तर उसी से है।',
  },
  astra: {
    en: 'In this kundli your Moon sign comes out as {rashi}, so that is what I went by.',
    hi: 'इस कुंडली में आपकी चंद्र राशि {rashi} निकलती है, इसलिए बात उसी की कही है।',
  },
}
