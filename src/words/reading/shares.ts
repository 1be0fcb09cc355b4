import type { LocalizedText } from '../say.ts'
import type { SpokenText } from './matters/matter-texts.ts'

/** "How much?", answered in kind: a good, a middling or a small part, as the chart stands on the matter. */

type Share = Readonly<Record<'favourable' | 'mixed' | 'patience', SpokenText>>

const both = (favourable: LocalizedText, mixed: LocalizedText, patience: LocalizedText): Share => ({
  favourable: { oracle: favourable, astra: favourable },
  mixed: { oracle: mixed, astra: mixed },
  patience: { oracle: patience, astra: patience },
})

/** Of what comes in, how much stays. */
export const savingsShare = both(
  {
    en: 'A good part stays with you: of the same income more can be put aside than most people manage.',
    hi: 'अच्छा हिस्सा हाथ में टिकता है: इतनी ही कमाई में औरों से ज़्यादा बच सकता है।',
  },
  {
    en: 'A middling part stays with you: what is put away by rule holds, what comes at once runs through the fingers.',
    hi: 'बीच का हिस्सा टिकता है: नियम से रखी छोटी रक़म बचती है, एक साथ आई निकल जाती है।',
  },
  {
    en: 'A small part stays for now: one modest sum on pay day is what this time can bear, and more comes later.',
    hi: 'अभी छोटा हिस्सा ही टिकता है: तनख़्वाह के दिन एक छोटी तय रक़म निभ जाएगी, ज़्यादा आगे चलकर।',
  },
)

export const sharesByMatter = {
  money: both(
    {
      en: 'More than the middle: for money you may reckon with the upper end of what is likely.',
      hi: 'बीच से ऊपर: पैसे में जितना संभव है, उसके ऊपरी हिस्से की उम्मीद रखी जा सकती है।',
    },
    {
      en: 'About the middle: for money neither a jump nor a loss, a steady amount.',
      hi: 'लगभग बीच का: न बड़ी छलाँग, न नुक़सान, टिकी हुई रक़म।',
    },
    {
      en: 'Less than hoped for now: for money plan with the lower end, and take more as a gift.',
      hi: 'अभी उम्मीद से कम: कम वाली रक़म मानकर चलें, ज़्यादा मिले तो अच्छा।',
    },
  ),
  debt: both(
    {
      en: 'The larger part of it can come down in the good time that is near.',
      hi: 'इसका बड़ा हिस्सा पास आते अच्छे समय में उतर सकता है।',
    },
    {
      en: 'About half of it can come down in the better time, the rest in steps.',
      hi: 'आधे के आसपास बेहतर समय में उतर सकता है, बाक़ी किस्तों में।',
    },
    {
      en: 'A small part for now: keep the instalments going, the larger part comes down later.',
      hi: 'अभी छोटा हिस्सा: किस्तें चलती रहें, बड़ा हिस्सा आगे चलकर उतरता है।',
    },
  ),
  investment: both(
    {
      en: 'A fair gain over years, more than the bank gives, where the money may stay.',
      hi: 'बरसों में ठीक-ठाक बढ़त, बैंक से कुछ ज़्यादा, अगर पैसा टिका रहे।',
    },
    {
      en: 'A middling gain, near what the bank gives: small sums regularly do better than one large one.',
      hi: 'बीच की बढ़त, बैंक के आसपास: एक बड़ी रक़म से छोटी-छोटी नियमित बेहतर।',
    },
    {
      en: 'Little for now: put in only what may lie still for years, and keep the rest safe.',
      hi: 'अभी थोड़ा: उतना ही लगाएँ जो बरसों पड़ा रह सके, बाक़ी सुरक्षित रखें।',
    },
  ),
  inheritance: both(
    {
      en: 'A full share is likely, the one that is due.',
      hi: 'पूरा हिस्सा मिलने की संभावना है, जितना बनता है।',
    },
    {
      en: 'A part of it is likely rather than the whole: one thing is given up so that the rest is settled.',
      hi: 'पूरा नहीं, एक हिस्सा मिलता दिखता है: कुछ छोड़ने पर बाक़ी तय होता है।',
    },
    {
      en: 'A small part, and late: get in writing what is yours.',
      hi: 'छोटा हिस्सा, और देर से: जो आपका है उसे लिखित में रखें।',
    },
  ),
  property: both(
    {
      en: 'The fuller budget is supported, as long as the instalment stays below a third of the income.',
      hi: 'बड़े बजट का साथ है, बशर्ते किस्त आमदनी के एक तिहाई से कम रहे।',
    },
    {
      en: 'A middling budget: a smaller home sooner does better than a larger one on loan.',
      hi: 'बीच का बजट: लोन पर बड़े घर से छोटा घर पहले लेना बेहतर।',
    },
    {
      en: 'A small budget for now: put together a larger first payment before you sign.',
      hi: 'अभी छोटा बजट: साइन करने से पहले पहली रक़म बड़ी जोड़ें।',
    },
  ),
  vehicle: both(
    {
      en: 'The fuller budget is supported, new rather than used.',
      hi: 'बड़े बजट का साथ है, पुरानी से नई बेहतर।',
    },
    {
      en: 'A middling budget: take the model below the one you look at.',
      hi: 'बीच का बजट: जो मॉडल पसंद है, उससे एक नीचे का लें।',
    },
    {
      en: 'A small budget for now: a used one, checked by a mechanic, is enough.',
      hi: 'अभी छोटा बजट: मिस्त्री से जँची हुई पुरानी काफ़ी है।',
    },
  ),
  exam: both(
    {
      en: 'Above your usual marks, if the last weeks go into revision.',
      hi: 'अपने आम नंबरों से ऊपर, अगर आख़िरी हफ़्ते दोहराने में जाएँ।',
    },
    {
      en: 'About your usual marks; what you practise most decides the few that count.',
      hi: 'अपने आम नंबरों के आसपास; कुछ नंबर उसी से बनेंगे जिसका अभ्यास सबसे ज़्यादा हो।',
    },
    {
      en: 'A little below what you hope, unless the two weakest parts are done anew.',
      hi: 'उम्मीद से थोड़े कम, जब तक दो सबसे कमज़ोर हिस्से फिर से न पढ़े जाएँ।',
    },
  ),
  children: both(
    {
      en: 'More than one child is well supported by your chart.',
      hi: 'आपकी कुंडली में एक से ज़्यादा संतान का अच्छा साथ है।',
    },
    {
      en: 'One child is plainly supported; a second asks for patience.',
      hi: 'एक संतान का साफ़ साथ है; दूसरी के लिए धीरज चाहिए।',
    },
    {
      en: 'Rather one than many, and after some waiting.',
      hi: 'ज़्यादा नहीं, एक की ओर बात है, और कुछ इंतज़ार के बाद।',
    },
  ),
} as const
