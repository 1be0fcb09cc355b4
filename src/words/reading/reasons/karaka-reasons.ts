import type { VoicedLines } from '../matters/matter-texts.ts'

/**
 * How the significator of the matter does: `{graha}` is the karaka of `{matter}`, `{there}` its house.
 * Wordings of one place in two lists differ in build, so that two of them can stand in one answer.
 */

export const karakaStrongLines: VoicedLines = {
  oracle: [
    {
      en: '{Graha}, the karaka of {matter}, is {graha.dignity} in {graha.sign}, which speaks well for it.',
      hi: '{matter} के कारक {graha} {graha.sign} राशि में {graha.dignity} हैं, जो अच्छा संकेत है।',
    },
    {
      en: 'The karaka of {matter} is {graha}, and it is {graha.dignity} in {graha.sign}: a clear point in favour.',
      hi: '{graha} {matter} के कारक हैं और {graha.sign} राशि में {graha.dignity} हैं: यह साफ़ तौर पर पक्ष की बात है।',
    },
    {
      en: 'For {matter} the karaka is {graha}; it is {graha.dignity} in {graha.sign}, and that helps.',
      hi: '{matter} के लिए कारक {graha} हैं; वे {graha.sign} राशि में {graha.dignity} हैं, और इससे मदद मिलती है।',
    },
    {
      en: 'A point in favour is {graha}, karaka of {matter}: it is {graha.dignity} in {graha.sign}.',
      hi: 'पक्ष की एक बात यह है कि {graha}, जो {matter} के कारक हैं, {graha.sign} राशि में {graha.dignity} हैं।',
    },
  ],
  astra: [
    {
      en: 'What gives me hope is {graha}: it is {graha.dignity} in your chart, and it is the karaka of {matter}.',
      hi: 'उम्मीद {graha} से बँधती है: वे {matter} के कारक हैं और आपकी कुंडली में {graha.dignity} हैं।',
    },
    {
      en: 'I am glad that {graha} is {graha.dignity} in your chart, because it is the karaka of {matter}.',
      hi: 'ख़ुशी की बात यह है कि {graha} आपकी कुंडली में {graha.dignity} हैं, और वे {matter} के कारक हैं।',
    },
    {
      en: '{Graha} is {graha.dignity} in your chart, and as the karaka of {matter} it works for you.',
      hi: '{graha} आपकी कुंडली में {graha.dignity} हैं, और {matter} के कारक होने से आपका साथ देते हैं।',
    },
    {
      en: 'For {matter} I turn to {graha}, its karaka: it is {graha.dignity} in your chart, and that is good.',
      hi: '{matter} के लिए {graha} अहम हैं: वे इसके कारक हैं और आपकी कुंडली में {graha.dignity} हैं।',
    },
  ],
}

export const karakaFallenLines: VoicedLines = {
  oracle: [
    {
      en: '{Graha}, the karaka of {matter}, is debilitated in {graha.sign}: this is what slows things down.',
      hi: '{matter} के कारक {graha} {graha.sign} राशि में नीच के हैं: देरी का एक कारण यही है।',
    },
    {
      en: 'The karaka of {matter} is {graha}, and it is debilitated in {graha.sign}, so results come late.',
      hi: '{graha}, जो {matter} के कारक हैं, {graha.sign} राशि में नीच के हैं, और इसी वजह से फल देर से मिलता है।',
    },
    {
      en: 'With {graha} debilitated in {graha.sign}, the karaka of {matter} gives its help late.',
      hi: '{graha.sign} राशि में {graha} नीच के हैं; वे {matter} के कारक हैं, इसलिए उनकी मदद देर से पहुँचती है।',
    },
    {
      en: 'One cause of the slow pace is {graha}: it is the karaka of {matter} and is debilitated in {graha.sign}.',
      hi: 'धीमी चाल की एक वजह {graha} हैं: वे {matter} के कारक हैं और {graha.sign} राशि में नीच के हैं।',
    },
  ],
  astra: [
    {
      en: '{Graha} is the karaka of {matter} and is debilitated in your chart, so you are harder on yourself here than you need to be.',
      hi: '{graha} {matter} के कारक हैं और आपकी कुंडली में नीच के हैं, इसलिए इस बात पर मन ख़ुद को ज़रूरत से ज़्यादा कसता है।',
    },
    {
      en: 'Be kind to yourself: {graha}, the karaka of {matter}, is debilitated in your chart, so doubts come easily here.',
      hi: 'ख़ुद पर सख़्ती न करें: {matter} के कारक {graha} आपकी कुंडली में नीच के हैं, इसलिए मन में शक जल्दी आता है।',
    },
    {
      en: 'In your chart {graha} is debilitated, and it is the karaka of {matter}, so confidence here takes some building.',
      hi: 'आपकी कुंडली में {graha} नीच के हैं और वे {matter} के कारक हैं, इसलिए यहाँ भरोसा धीरे-धीरे बनता है।',
    },
    {
      en: 'I see that {graha}, karaka of {matter}, is debilitated in your chart, and so you ask for too little here.',
      hi: 'कुंडली बताती है कि {matter} के कारक, यानी {graha}, नीच के हैं, और इसी से यहाँ माँगने में झिझक रहती है।',
    },
  ],
}

export const karakaHardLines: VoicedLines = {
  oracle: [
    {
      en: '{Graha}, the karaka of {matter}, stands in your {there}, a house of effort: results come after work, not before it.',
      hi: '{matter} के कारक {graha} आपके {there} में हैं, जो मेहनत का भाव है: नतीजा काम के बाद आता है, पहले नहीं।',
    },
    {
      en: 'The karaka of {matter} is {graha}, and it is in your {there}, so results come late and after work.',
      hi: '{graha} {matter} के कारक हैं और आपके {there} में हैं, इसलिए फल से पहले मेहनत आती है।',
    },
    {
      en: 'In the {there} stands {graha}, the karaka of {matter}: this slows it, and effort decides.',
      hi: 'आपके {there} में {graha} हैं, जो {matter} के कारक हैं: समय ज़्यादा लगता है, और कोशिश से बात तय होती है।',
    },
    {
      en: '{Graha} is the karaka of {matter} and is placed in the {there}, a house of effort, where gains are earned slowly.',
      hi: '{matter} के कारक, यानी {graha}, {there} में स्थित हैं, जहाँ हर चीज़ मेहनत से मिलती है।',
    },
  ],
  astra: [
    {
      en: 'With {graha}, the karaka of {matter}, in the {there}, it rarely comes on the first try, and trying again is what works.',
      hi: '{matter} के कारक {graha} {there} में हैं, इसलिए पहली बार में बात कम बनती है, दोबारा कोशिश से बनती है।',
    },
    {
      en: 'You have {graha}, the karaka of {matter}, in your {there}, so keep at it when the answer is slow.',
      hi: 'आपके {there} में {graha} बैठे हैं, जो {matter} के कारक हैं, तो जवाब धीमा हो तब भी लगे रहें।',
    },
    {
      en: '{Graha} is the karaka of {matter} and sits in your {there}: this one is won step by step.',
      hi: '{graha} {matter} के कारक हैं और {there} में बैठे हैं: यहाँ एक-एक क़दम से बात बनती है।',
    },
    {
      en: 'I find the karaka of {matter}, {graha}, in your {there}, and that calls for more than one try.',
      hi: 'दिखता है कि {matter} के कारक, यानी {graha}, आपके {there} में हैं, और एक से ज़्यादा कोशिश लगती है।',
    },
  ],
}

export const karakaPlacedLines: VoicedLines = {
  oracle: [
    {
      en: '{Graha}, the karaka of {matter}, stands in your {there}, a place where it can do good.',
      hi: '{matter} के कारक {graha} आपके {there} में हैं, और यह आपके हक़ में है।',
    },
    {
      en: 'The karaka of {matter} is {graha}; it stands in the {there}, and from there it helps.',
      hi: '{graha} {matter} के कारक हैं; वे {there} में हैं और वहीं से मदद करते हैं।',
    },
    {
      en: 'In your {there} is {graha}, the karaka of {matter}, and that is a good place for it.',
      hi: 'आपके {there} में {graha} हैं, यानी {matter} के कारक, और यह उनके लिए अच्छी जगह है।',
    },
    {
      en: '{Graha} is the karaka of {matter}, is placed in your {there}, and works in your favour from there.',
      hi: '{matter} के कारक, यानी {graha}, {there} में हैं, और यह आपके हक़ में है।',
    },
  ],
  astra: [
    {
      en: 'In your {there} stands {graha}, the karaka of {matter}, so the outlook is hopeful.',
      hi: 'आपके {there} में {graha} हैं, जो {matter} के कारक हैं, इसलिए उम्मीद अच्छी है।',
    },
    {
      en: 'I like to see {graha} in your {there}, because it is the karaka of {matter} and helps from there.',
      hi: 'अच्छा है कि {graha} आपके {there} में हैं: {matter} का विचार उन्हीं से होता है।',
    },
    {
      en: '{Graha} sits in your {there}, and as the karaka of {matter} it helps you here.',
      hi: '{graha} आपके {there} में बैठे हैं, और {matter} का विचार उन्हीं से होता है, इसलिए यह अच्छी बात है।',
    },
    {
      en: 'You have the karaka of {matter}, {graha}, in the {there}, a good place for it.',
      hi: '{matter} के कारक {graha} आपके {there} में हैं, यह अच्छी जगह है।',
    },
  ],
}
