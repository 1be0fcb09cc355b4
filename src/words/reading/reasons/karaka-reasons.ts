import type { VoicedLines } from '../matters/matter-texts.ts'

/**
 * How the significator of the matter does: `{graha}` is the karaka of `{matter}`, `{there}` its house.
 * Wordings of one place in two lists are built alike, and those of two places are not, so that two lists
 * can stand in one answer.
 */

export const karakaStrongLines: VoicedLines = {
  oracle: [
    {
      en: '{Graha}, the planet of {matter}, is {graha.dignity} in {graha.sign}, and that is a real strength.',
      hi: '{matter} के कारक {graha} {graha.sign} राशि में {graha.dignity} हैं, यानी नींव मज़बूत है।',
    },
    {
      en: 'For {matter} I turn to {graha}; it is {graha.dignity} in {graha.sign}, which speaks well for it.',
      hi: '{matter} की बात {graha} से देखी जाती है, और वे {graha.sign} राशि में {graha.dignity} हैं: यह अच्छा संकेत है।',
    },
    {
      en: '{Graha} is {graha.dignity} in {graha.sign}, which does {matter} good.',
      hi: '{graha} {graha.sign} राशि में {graha.dignity} हैं, और यह {matter} के लिए बहुत अच्छा है।',
    },
    {
      en: 'In {graha.sign} stands {graha}, {graha.dignity}, and for {matter} that is a good support.',
      hi: '{graha.sign} राशि में {graha} {graha.dignity} हैं; {matter} में उनका सहारा अच्छा है।',
    },
    {
      en: 'A point in favour is {graha}, karaka of {matter}: it is {graha.dignity} in {graha.sign}.',
      hi: 'अच्छी बात यह है कि {graha} {graha.sign} राशि में {graha.dignity} हैं, और {matter} के कारक वही हैं।',
    },
  ],
  astra: [
    {
      en: 'Take heart: {graha}, the planet of {matter}, is {graha.dignity} in your chart.',
      hi: 'मन छोटा न करें: {matter} के कारक {graha} आपकी कुंडली में {graha.dignity} हैं।',
    },
    {
      en: 'For {matter} I look to {graha} first, and it is {graha.dignity} in your chart: that is good to see.',
      hi: '{matter} की बात {graha} से ही देखी जाती है, और वे आपकी कुंडली में {graha.dignity} हैं: यह देखकर अच्छा लगता है।',
    },
    {
      en: '{Graha} is {graha.dignity} in your chart, and for {matter} that is just what one wants.',
      hi: '{graha} आपकी कुंडली में {graha.dignity} हैं, इसलिए {matter} में उनका अच्छा साथ है।',
    },
    {
      en: 'I am glad that {graha} is {graha.dignity} in your chart, because it is a support for {matter}.',
      hi: 'आपकी कुंडली में {graha} {graha.dignity} हैं, {matter} के लिए यह बड़े भरोसे की बात है।',
    },
    {
      en: '{Graha} is {graha.dignity} in your chart, and as the karaka of {matter} it is on your side.',
      hi: '{graha} आपकी कुंडली में {graha.dignity} हैं, और {matter} के कारक वही हैं, इसलिए हिम्मत रखें।',
    },
  ],
}

export const karakaFallenLines: VoicedLines = {
  oracle: [
    {
      en: '{Graha}, the planet of {matter}, is debilitated in {graha.sign}: this is what slows things down.',
      hi: '{matter} के कारक {graha} {graha.sign} राशि में नीच के हैं, देर की एक वजह यही है।',
    },
    {
      en: 'For {matter} I turn to {graha}, and it is debilitated in {graha.sign}, so results come late.',
      hi: '{matter} की बात {graha} से देखी जाती है, और वे {graha.sign} राशि में नीच के हैं, इसलिए फल देर से मिलता है।',
    },
    {
      en: 'With {graha} debilitated in {graha.sign}, help with {matter} comes late.',
      hi: '{graha} {graha.sign} राशि में नीच के हैं, इसलिए {matter} में उनकी मदद देर से पहुँचती है।',
    },
    {
      en: 'One cause of the delay is {graha}: in {graha.sign} it is debilitated and can do little for {matter}.',
      hi: '{graha.sign} राशि में {graha} नीच के हैं; {matter} में जो ढील दिखती है, उसकी एक वजह यह है।',
    },
    {
      en: 'The karaka of {matter} is {graha}, and it is debilitated in {graha.sign}, so allow this more time.',
      hi: '{graha} {graha.sign} राशि में नीच के हैं, और {matter} के कारक वही हैं: थोड़ा ज़्यादा समय मानकर चलें।',
    },
  ],
  astra: [
    {
      en: '{Graha}, the planet of {matter}, is debilitated in your chart, so you are harder on yourself here than you need to be.',
      hi: '{matter} के कारक {graha} आपकी कुंडली में नीच के हैं, इसलिए मन ख़ुद को ही कोसने लगता है।',
    },
    {
      en: 'For {matter} I look to {graha} first, and it is debilitated in your chart, so be kind to yourself when doubts come.',
      hi: '{matter} की बात {graha} से ही देखी जाती है, और वे आपकी कुंडली में नीच के हैं, इसलिए मन में शक आए तो ख़ुद पर सख़्ती न करें।',
    },
    {
      en: '{Graha} is debilitated in your chart, so with {matter} confidence takes some building.',
      hi: '{graha} आपकी कुंडली में नीच के हैं, इसलिए {matter} में अपने पर भरोसा धीरे-धीरे बनता है।',
    },
    {
      en: 'In your chart {graha} is debilitated, and that is why there is some delay with {matter}; don’t lose heart.',
      hi: 'आपकी कुंडली में {graha} नीच के हैं, बस इसी से {matter} में समय ज़्यादा लगता है; हिम्मत न हारें।',
    },
    {
      en: 'I see that {graha}, karaka of {matter}, is debilitated in your chart, and so you ask for too little here.',
      hi: '{graha} आपकी कुंडली में नीच के हैं, और {matter} के कारक वही हैं, इसी से अपनी बात कहने में झिझक रहती है।',
    },
  ],
}

export const karakaHardLines: VoicedLines = {
  oracle: [
    {
      en: '{Graha}, the planet of {matter}, stands in your {there}, a house of effort: results come after work, not before it.',
      hi: '{matter} के कारक {graha} आपके {there} में हैं, जो मेहनत का भाव है: पहले मेहनत, फिर फल।',
    },
    {
      en: 'For {matter} I turn to {graha}, and it is in your {there}, so results come late and after work.',
      hi: '{matter} की बात {graha} से देखी जाती है, और वे आपके {there} में हैं, इसलिए फल से पहले मेहनत करनी पड़ती है।',
    },
    {
      en: '{Graha} is placed in the {there}, a house of effort, so with {matter} gains are earned slowly.',
      hi: '{graha} {there} में हैं, जहाँ हर चीज़ मेहनत माँगती है, इसलिए {matter} में जल्दी न करें।',
    },
    {
      en: 'In the {there} stands {graha}: with {matter} things go slowly, and effort decides.',
      hi: 'आपके {there} में {graha} हैं, इसलिए {matter} में समय ज़्यादा लगता है और लगे रहना पड़ता है।',
    },
    {
      en: 'The karaka of {matter} is {graha}, and it is in your {there}: help from it comes late.',
      hi: '{graha} आपके {there} में बैठे हैं, और {matter} के कारक वही हैं, इसलिए थोड़ी देर लगती है।',
    },
  ],
  astra: [
    {
      en: 'With {graha}, the planet of {matter}, in the {there}, it rarely comes on the first try, so try again.',
      hi: '{matter} के कारक {graha} {there} में हैं, इसलिए पहली बार में बात कम ही बनती है, दोबारा कोशिश करें।',
    },
    {
      en: 'For {matter} I look to {graha} first, and it is in your {there}, so keep at it when the answer is slow.',
      hi: '{matter} की बात {graha} से ही देखी जाती है, और वे आपके {there} में हैं, तो जवाब देर से आए तब भी लगे रहें।',
    },
    {
      en: '{Graha} sits in your {there}, so take {matter} step by step.',
      hi: '{graha} {there} में बैठे हैं, इसलिए {matter} में एक-एक क़दम से बात बनती है।',
    },
    {
      en: 'In your {there} is {graha}, and for {matter} that calls for more than one try.',
      hi: 'आपके {there} में {graha} हैं, इसलिए {matter} में एक बार की कोशिश काफ़ी नहीं होती।',
    },
    {
      en: 'You have {graha}, the karaka of {matter}, in your {there}: it wants patience from you, so don’t give up.',
      hi: '{graha} आपके {there} में हैं, और {matter} के कारक वही हैं: धीरज रखें, हार न मानें।',
    },
  ],
}

export const karakaPlacedLines: VoicedLines = {
  oracle: [
    {
      en: '{Graha}, the planet of {matter}, stands in your {there}, a place where it can do good.',
      hi: '{matter} के कारक {graha} आपके {there} में हैं, और वहाँ से अच्छा फल देते हैं।',
    },
    {
      en: 'For {matter} I turn to {graha}; it is in your {there}, a good place for it.',
      hi: '{matter} की बात {graha} से देखी जाती है, और वे आपके {there} में अच्छी जगह बैठे हैं।',
    },
    {
      en: '{Graha} is in your {there}, and that is good for {matter}.',
      hi: '{graha} आपके {there} में हैं, यह {matter} के लिए अच्छा है।',
    },
    {
      en: 'In your {there} is {graha}, and from there it lends {matter} a hand.',
      hi: 'आपके {there} में {graha} हैं, और वहाँ से {matter} में मदद करते हैं।',
    },
    {
      en: 'The karaka of {matter} is {graha}, and from your {there} it works in your favour.',
      hi: '{graha} आपके {there} में बैठे हैं, और {matter} के कारक वही हैं, इसलिए बात आपके पक्ष में है।',
    },
  ],
  astra: [
    {
      en: 'I like to see {graha}, the planet of {matter}, in your {there}: it is on your side.',
      hi: 'अच्छा है कि {matter} के कारक {graha} आपके {there} में हैं: उनका साथ आपको है।',
    },
    {
      en: 'For {matter} I look to {graha} first, and it is in your {there}, a good place for it.',
      hi: '{matter} की बात {graha} से ही देखी जाती है, और आपके {there} में वे अच्छी जगह बैठे हैं।',
    },
    {
      en: '{Graha} sits in your {there}, and that is a help with {matter}.',
      hi: '{graha} आपके {there} में बैठे हैं, इसलिए {matter} में उनका साथ मिलता है।',
    },
    {
      en: 'In your {there} is {graha}, and for {matter} that is a good thing to have.',
      hi: 'आपके {there} में {graha} हैं, {matter} के लिए यह अच्छी बात है।',
    },
    {
      en: 'You have {graha}, the karaka of {matter}, in your {there}, and it helps from there.',
      hi: '{graha} आपके {there} में हैं, और {matter} के कारक वही हैं, इसलिए हिम्मत रखें।',
    },
  ],
}
