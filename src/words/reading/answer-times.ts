import type { LocalizedText } from '../say.ts'
import type { VoicedText } from './matters/matter-texts.ts'

/** The running periods and the dates of an answer: `{matter}` what is asked about, `{main}` its house. */

/** The running antardasha: `{touch}` what its lord has to do with the matter. */
export const antarReasonLines: VoicedText = {
  oracle: {
    en: 'Until {antar.until} the {antar.bare} antardasha of your {maha.bare} mahadasha runs: {touch}.',
    hi: '{antar.until} तक {maha.bare} की महादशा में {antar.bare} की अंतर्दशा है: {touch}।',
  },
  astra: {
    en: 'You are in {antar.bare} antardasha until {antar.until}, and {touch}.',
    hi: 'अभी {antar.bare} की अंतर्दशा है, {antar.until} तक, और {touch}।',
  },
}
/** The antardasha after it, where it does more for the matter. */
export const nextAntarReasonLines: VoicedText = {
  oracle: {
    en: 'On {from} the {next} antardasha will begin: {touch}.',
    hi: '{from} को {next} की अंतर्दशा शुरू होगी: {touch}।',
  },
  astra: {
    en: 'It changes on {from}, when the {next} antardasha will begin, and {touch}.',
    hi: '{from} से बात बदलती है, जब {next} की अंतर्दशा शुरू होगी, और {touch}।',
  },
}
/** What the lord of a period has to do with the matter, by the touch: `{graha}` the lord. */
export const touchClauses: Readonly<Record<string, LocalizedText>> = {
  'rules-main': {
    en: '{graha} rules your {main}, so the matter is live in this time',
    hi: '{graha} आपके {main} के स्वामी हैं, इसलिए इस समय यही बात सामने रहती है',
  },
  'in-main': {
    en: '{graha} stands in your {main} by birth, so the matter is live in this time',
    hi: '{graha} जन्म से आपके {main} में हैं, इसलिए इस समय यही बात सामने रहती है',
  },
  'with-lord': {
    en: '{graha} stands together with {lord}, lord of your {main}, and serves {matter} with it',
    hi: '{graha} और {main} के स्वामी {lord} साथ हैं, इसलिए {matter} को साथ मिलता है',
  },
  'sees-main': {
    en: '{graha} looks at your {main}, so the matter moves, though not by itself',
    hi: '{graha} की दृष्टि आपके {main} पर है, इसलिए बात चलती है, पर अपने आप नहीं',
  },
  'rules-helper': {
    en: '{graha} rules your {house}, which supports {matter}',
    hi: '{graha} आपके {house} के स्वामी हैं, जिससे {matter} को सहारा मिलता है',
  },
  significator: {
    en: '{graha} is the karaka of {matter}, so the time understands the question',
    hi: '{graha} {matter} के कारक हैं, इसलिए यह समय काम का है',
  },
  'in-hard-house': {
    en: '{graha} stands in your {house}, so effort comes first and the result after it',
    hi: '{graha} आपके {house} में हैं, इसलिए पहले मेहनत, फिर नतीजा',
  },
  quiet: {
    en: 'it has little to do with {matter}, so it is a time to prepare',
    hi: '{matter} से इसका ज़्यादा संबंध नहीं है, इसलिए यह तैयारी का समय है',
  },
}

/** Why a window is one. `{reach}` is what Jupiter does for the house. */
export const windowReasonTexts: VoicedText = {
  oracle: {
    en: 'In those dates the {antar} antardasha will run, and Jupiter will move through your {jupiterHouse}, {reach}.',
    hi: 'उस समय {antar} की अंतर्दशा रहेगी, और गुरु आपके {jupiterHouse} में गोचर करेंगे, {reach}।',
  },
  astra: {
    en: 'Two things come together then: the {antar} antardasha will run, and Jupiter will transit your {jupiterHouse}.',
    hi: 'तब दो बातें साथ होंगी: {antar} की अंतर्दशा रहेगी, और गुरु का गोचर आपके {jupiterHouse} में रहेगा।',
  },
}
export const jupiterReach = {
  stands: { en: 'the house of this question', hi: 'जो इसी प्रश्न का भाव है' },
  looks: { en: 'which supports it from there', hi: 'जहाँ से इस बात को सहारा मिलता है' },
} as const satisfies Record<string, LocalizedText>

/** A window beside the first: `{from}`, `{to}`. */
export const windowAlsoTexts: VoicedText = {
  oracle: {
    en: 'A second stretch of the same kind runs from {from} to {to}.',
    hi: 'ऐसा ही दूसरा समय {from} से {to} तक है।',
  },
  astra: {
    en: 'If that passes, {from} to {to} is a good time too.',
    hi: 'वह निकल भी जाए, तो {from} से {to} तक भी अच्छा समय है।',
  },
}
/** The window, where "when" was not asked. */
export const windowNoteTexts: VoicedText = {
  oracle: {
    en: 'The time to use for it is {from} to {to}.',
    hi: 'इसके लिए काम का समय {from} से {to} तक है।',
  },
  astra: {
    en: 'Keep {from} to {to} in mind: dasha and transit are for it then.',
    hi: '{from} से {to} तक का समय याद रखें: तब दशा और गोचर दोनों साथ हैं।',
  },
}
/** Before a window that is far: the nearer stretch, under the antardasha of `{graha}`. */
export const nearerStretchTexts: VoicedText = {
  oracle: {
    en: 'Before that, the {graha} antardasha will run from {from} to {to}, the next better stretch: {touch}.',
    hi: 'उससे पहले {from} से {to} तक {graha} की अंतर्दशा रहेगी, जो अगला अच्छा समय है: {touch}।',
  },
  astra: {
    en: 'You need not sit still until then: from {from} to {to} the {graha} antardasha will run, and a step forward is possible: {touch}.',
    hi: 'तब तक रुके रहने की ज़रूरत नहीं: {from} से {to} तक {graha} की अंतर्दशा रहेगी, और बात एक क़दम आगे बढ़ सकती है: {touch}।',
  },
}
/** "When?", where no date can be named: the best stretch of the years ahead. */
export const noWindowButStretch: VoicedText = {
  oracle: {
    en: 'I can’t mark one month for {matter}; the better stretch is {from} to {to}, when the {graha} antardasha will run.',
    hi: '{matter} के लिए कोई एक महीना पक्का नहीं दिखता; अच्छा समय {from} से {to} तक है, जब {graha} की अंतर्दशा रहेगी।',
  },
  astra: {
    en: 'For {matter} I would look to {from} until {to}, when the {graha} antardasha will run; no single month stands out.',
    hi: '{matter} के लिए {from} से {to} तक का समय देखें, जब {graha} की अंतर्दशा रहेगी; कोई एक महीना अलग से नहीं दिखता।',
  },
}
export const noWindowAtAll: VoicedText = {
  oracle: {
    en: 'In the years just ahead I see no marked time for {matter}, so effort decides it more than a date.',
    hi: 'आने वाले कुछ सालों में {matter} के लिए कोई पक्का समय नहीं दिखता, इसलिए तारीख़ से ज़्यादा कोशिश से बात बनेगी।',
  },
  astra: {
    en: 'I won’t invent a date for {matter}: in the years just ahead it depends on what you do, not on a month.',
    hi: '{matter} के लिए कोई तारीख़ गढ़ना ठीक नहीं: आने वाले कुछ साल में बात किसी महीने पर नहीं, आपकी कोशिश पर है।',
  },
}
/** Asked about a time in which nothing is marked, where a marked time lies elsewhere. */
export const notInThatTime: VoicedText = {
  oracle: {
    en: 'Not clearly in the time you name; for {matter} the marked time is {from} to {to}.',
    hi: 'उस समय में बात कम बनती दिखती है; {matter} के लिए अच्छा समय {from} से {to} तक है।',
  },
  astra: {
    en: 'In that time I would not count on it; {from} to {to} is better for {matter}.',
    hi: 'उस समय से ज़्यादा उम्मीद न रखें; {matter} के लिए {from} से {to} तक बेहतर है।',
  },
}
/** "Exactly when?": inside the window, by the pratyantar of `{graha}`. */
export const exactlyTexts: VoicedText = {
  oracle: {
    en: 'Nearer than that: {from} to {to}, when the {graha} pratyantar will run; a single day the chart does not give.',
    hi: 'और पास से देखें तो {from} से {to} तक, जब {graha} का प्रत्यंतर रहेगा; ठीक एक दिन कुंडली नहीं बताती।',
  },
  astra: {
    en: 'Most of all {from} to {to}, when the {graha} pratyantar will run; to the very day nobody can say it honestly.',
    hi: 'सबसे ज़्यादा {from} से {to} तक, जब {graha} का प्रत्यंतर रहेगा; ठीक एक दिन कोई ईमानदारी से नहीं बता सकता।',
  },
}
export const noFinerTexts: VoicedText = {
  oracle: {
    en: 'The chart does not go finer than this for {matter}, and a day named now would be a guess.',
    hi: '{matter} के लिए कुंडली इससे बारीक समय नहीं देती, और कोई दिन बताना अंदाज़ा ही होगा।',
  },
  astra: {
    en: 'I can’t narrow it further for {matter} without guessing, and I won’t guess with you.',
    hi: '{matter} के लिए इससे आगे का समय बताना सिर्फ़ अंदाज़ा होगा, और अंदाज़ा बताना ठीक नहीं।',
  },
}
/** "How much?": figures are not in a chart. */
export const noFigureTexts: VoicedText = {
  oracle: {
    en: 'A chart gives no figure for {matter}; it shows how strong it is and when.',
    hi: 'कुंडली {matter} के लिए कोई आँकड़ा नहीं देती; वह यह बताती है कि बल कितना है और कब है।',
  },
  astra: {
    en: 'How much, nobody can read from a chart; how easily and when, for {matter}, I can tell you.',
    hi: 'कितना, यह कोई कुंडली से नहीं बता सकता; {matter} कितनी आसानी से और कब, यह देखा जा सकता है।',
  },
}

/** Before an answer that this chat was given already. */
export const asSaidBefore: LocalizedText = { en: 'As I said,', hi: 'जैसा पहले कहा,' }
