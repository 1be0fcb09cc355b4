import type { LocalizedText } from '../../say.ts'
import type { VoicedText } from '../matters/matter-texts.ts'

/** Years gone by: which periods ran then, and what they govern in this chart. `{years}` is "those years" or "that year". */

/** The mahadasha of those years: over, or still running. */
export const yearsOpeningTexts: Readonly<Record<'past' | 'now', VoicedText>> = {
  past: {
    oracle: {
      en: 'The {maha} mahadasha of your life is over: it ran from {from} to {to}, and in your chart it brings {matters}.',
      hi: 'आपकी {maha} की महादशा बीत चुकी है: वह {from} से {to} तक थी, और आपकी कुंडली में इसके विषय हैं: {matters}।',
    },
    astra: {
      en: 'One long stretch lies behind you: {maha} mahadasha was over on {to}; in your chart it brings {matters}.',
      hi: '{maha} की महादशा बीत चुकी है: वह {from} से {to} तक थी, और आपकी कुंडली में इसके विषय हैं: {matters}।',
    },
  },
  now: {
    oracle: {
      en: '{Years} belong to the {maha} mahadasha, which runs until {to}; in your chart it brings {matters}.',
      hi: '{years} भी {maha} की महादशा थी, जो {to} तक चलेगी; आपकी कुंडली में इसके विषय हैं: {matters}।',
    },
    astra: {
      en: '{Years} fell into the {maha} mahadasha, which is running until {to}; in your chart it brings {matters}.',
      hi: '{years} वही {maha} की महादशा थी जो {to} तक चल रही है; आपकी कुंडली में इसके विषय हैं: {matters}।',
    },
  },
}
export const hardestTexts: VoicedText = {
  oracle: {
    en: 'In {years} the weight came from {graha}, which stands in your {house}; its matters in your chart are {matters}.',
    hi: '{years} भार {graha} का था, जो आपके {house} में हैं; आपकी कुंडली में इनके विषय हैं: {matters}।',
  },
  astra: {
    en: 'What weighed on you in {years} was {graha}, which sits in your {house}; it brings {matters} in your chart.',
    hi: '{years} ज़्यादा भार {graha} का रहा, जो आपके {house} में बैठे हैं; इनके विषय हैं: {matters}।',
  },
}
/** One antardasha of those years. */
export const yearsAntarTexts: VoicedText = {
  oracle: {
    en: 'From {from} to {to} it was the {graha} antardasha: {kind}, with {matters} in front.',
    hi: '{from} से {to} तक {graha} की अंतर्दशा थी: {kind}, और आगे रहीं ये बातें: {matters}।',
  },
  astra: {
    en: '{from} to {to}, the {graha} antardasha: {kind}, mostly about {matters}.',
    hi: '{from} से {to}, {graha} की अंतर्दशा: {kind}, ज़्यादातर इनके बारे में: {matters}।',
  },
}
/** The one of those years that still runs. */
export const yearsRunningTexts: VoicedText = {
  oracle: {
    en: 'Since {from} it has been the {graha} antardasha, which runs until {to}: {kind}, with {matters} in front.',
    hi: '{from} से {graha} की अंतर्दशा चल रही है, {to} तक: {kind}, और आगे हैं ये बातें: {matters}।',
  },
  astra: {
    en: 'Since {from} you are in the {graha} antardasha, until {to}: {kind}, mostly about {matters}.',
    hi: '{from} से {graha} की अंतर्दशा चल रही है, {to} तक: {kind}, ज़्यादातर इनके बारे में: {matters}।',
  },
}
export const timeKinds: Readonly<Record<'favourable' | 'mixed' | 'patience', LocalizedText>> = {
  favourable: { en: 'a helping time on the whole', hi: 'कुल मिलाकर साथ देने वाला समय' },
  mixed: { en: 'a time of give and take', hi: 'मिला-जुला समय' },
  patience: { en: 'a hard time that asked for patience', hi: 'कठिन समय, जिसमें धीरज लगा' },
}
export const yearsNoteTexts: VoicedText = {
  oracle: {
    en: 'Hold it against what you remember; where the turns lie months apart, look at the birth time again.',
    hi: 'इसे अपनी याद से मिलाइए; जहाँ मोड़ महीनों दूर पड़ें, वहाँ जन्म का समय फिर देखिए।',
  },
  astra: {
    en: 'Compare it with what really came; if it is off by months, the birth time needs another look.',
    hi: 'जो सच में हुआ उससे मिलाइए; महीनों का फ़र्क़ हो तो जन्म का समय दोबारा देखना चाहिए।',
  },
}
export const yearsNames = {
  one: { en: 'that year', hi: 'उस साल' },
  several: { en: 'those years', hi: 'उन सालों में' },
} as const satisfies Record<string, LocalizedText>
