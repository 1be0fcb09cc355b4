import type { LocalizedTemplate, LocalizedText } from '../say.ts'

/**
 * The first sentence of an answer that is read from another person's own kundli. `person` is "your daughter",
 * "आपकी बेटी"; the name stands as it was typed.
 */
export const readFromTheirs = {
  en: (person, name) => `I am reading this from the kundli of ${person}, ${name}.`,
  hi: (person, name) => `यह ${person} ${name} की अपनी कुंडली से देखा गया है।`,
} satisfies LocalizedTemplate<[string, string]>

/** The same of somebody who is asked about by name alone. */
export const readFromNamed = {
  en: (name) => `I am reading this from the kundli of ${name}.`,
  hi: (name) => `यह ${name} की अपनी कुंडली से देखा गया है।`,
} satisfies LocalizedTemplate<[string]>

/** The first sentence of an answer on two people. */
export const twoSideBySide = {
  en: (one, other) => `Here are the kundlis of ${one} and ${other}, side by side.`,
  hi: (one, other) => `यहाँ ${one} और ${other} की कुंडलियाँ साथ रखकर देखी गई हैं।`,
} satisfies LocalizedTemplate<[string, string]>

/** Asked back where more than one kundli fits. */
export const whichPerson: LocalizedText = {
  en: 'Whom do you mean? More than one of your saved kundlis fits here. Asking back costs nothing.',
  hi: 'बात किनकी है? आपकी सहेजी हुई एक से ज़्यादा कुंडलियाँ यहाँ ठीक बैठती हैं। यह पूछना मुफ़्त है।',
}

/** Of a child nothing is told of love and marriage. */
export const stillChild = {
  en: (name) =>
    `${name} is still a child, so I don’t look at love or marriage in this kundli yet. Ask about studies, health or nature, and I will gladly look. Nothing was charged.`,
  hi: (name) =>
    `${name} अभी बच्चे हैं, इसलिए इस कुंडली में प्रेम या विवाह अभी नहीं देखा जाता। पढ़ाई, सेहत या स्वभाव के बारे में पूछें, वह ज़रूर देखा जाएगा। इसका कोई शुल्क नहीं लगा।`,
} satisfies LocalizedTemplate<[string]>

/** What may be chosen below such an answer. */
export const personChoices = {
  own: { en: 'From my own kundli', hi: 'मेरी अपनी कुंडली से' },
} satisfies Record<string, LocalizedText>

export const personChoiceOfAsker = {
  en: (name) => `${name} is asking`,
  hi: (name) => `सवाल ${name} का ही है`,
} satisfies LocalizedTemplate<[string]>
