import type { LocalizedText } from '../../say.ts'
import type { VoicedLines } from '../matters/matter-texts.ts'

/** The running periods of an answer: `{touch}` is what the lord of a period has to do with the matter. */

/** The running antardasha. */
export const antarReasonLines: VoicedLines = {
  oracle: [
    {
      en: 'Until {antar.until} the {antar.bare} antardasha of your {maha.bare} mahadasha runs: {touch}.',
      hi: '{antar.until} तक {maha.bare} की महादशा में {antar.bare} की अंतर्दशा है: {touch}।',
    },
    {
      en: 'Your {maha.bare} mahadasha is in its {antar.bare} antardasha until {antar.until}; {touch}.',
      hi: 'आपकी {maha.bare} की महादशा में अभी {antar.bare} की अंतर्दशा चल रही है, {antar.until} तक; {touch}।',
    },
    {
      en: 'At present the {antar.bare} antardasha runs in the {maha.bare} mahadasha, until {antar.until}: {touch}.',
      hi: 'इस समय {maha.bare} की महादशा में {antar.bare} की अंतर्दशा है, जो {antar.until} तक रहेगी: {touch}।',
    },
    {
      en: 'In the mahadasha of {maha.bare} you have the antardasha of {antar.bare} until {antar.until}, and {touch}.',
      hi: '{maha.bare} की महादशा में {antar.bare} की अंतर्दशा {antar.until} तक चलेगी, और {touch}।',
    },
  ],
  astra: [
    {
      en: 'You are in {antar.bare} antardasha until {antar.until}, and {touch}.',
      hi: 'अभी {antar.bare} की अंतर्दशा है, {antar.until} तक, और {touch}।',
    },
    {
      en: 'The {antar.bare} antardasha is with you until {antar.until}: {touch}.',
      hi: '{antar.until} तक आपकी {antar.bare} की अंतर्दशा है: {touch}।',
    },
    {
      en: 'Until {antar.until} you have the {antar.bare} antardasha, and {touch}.',
      hi: 'आपकी {antar.bare} की अंतर्दशा चल रही है, जो {antar.until} तक है, और {touch}।',
    },
    {
      en: 'Your {antar.bare} antardasha goes on until {antar.until}: {touch}.',
      hi: 'यह {antar.bare} की अंतर्दशा का समय है, {antar.until} तक: {touch}।',
    },
  ],
}

/** The antardasha after it, where it does more for the matter. */
export const nextAntarReasonLines: VoicedLines = {
  oracle: [
    {
      en: 'On {from} the {next} antardasha will begin: {touch}.',
      hi: '{from} को {next} की अंतर्दशा शुरू होगी: {touch}।',
    },
    {
      en: 'The {next} antardasha will follow, beginning on {from}; {touch}.',
      hi: '{next} की अंतर्दशा {from} से शुरू होगी; {touch}।',
    },
    {
      en: 'From {from} the {next} antardasha will run: {touch}.',
      hi: '{from} से {next} की अंतर्दशा रहेगी: {touch}।',
    },
    {
      en: 'Next comes the {next} antardasha, which will start on {from}: {touch}.',
      hi: '{from} के दिन {next} की अंतर्दशा आरंभ होगी, और {touch}।',
    },
  ],
  astra: [
    {
      en: 'It changes on {from}, when the {next} antardasha will begin, and {touch}.',
      hi: '{from} से बात बदलती है, जब {next} की अंतर्दशा शुरू होगी, और {touch}।',
    },
    {
      en: 'The date to note is {from}: the {next} antardasha will start that day, and {touch}.',
      hi: '{from} की तारीख़ याद रखें: उस दिन {next} की अंतर्दशा शुरू होगी, और {touch}।',
    },
    {
      en: 'A better stretch is ahead: the {next} antardasha will begin on {from}, and {touch}.',
      hi: 'बेहतर समय {from} से है, जब {next} की अंतर्दशा आएगी: {touch}।',
    },
    {
      en: 'Things ease from {from}, when the {next} antardasha will begin: {touch}.',
      hi: '{from} से राहत बढ़ती है, जब {next} की अंतर्दशा लगेगी: {touch}।',
    },
  ],
}

/** What the lord of a period has to do with the matter, by the touch: `{graha}` the lord. */
export const touchClauses: Readonly<Record<string, readonly LocalizedText[]>> = {
  'rules-main': [
    {
      en: '{graha} rules your {main}, so the matter is live in this time',
      hi: '{graha} आपके {main} के स्वामी हैं, इसलिए इस समय यही बात सामने रहती है',
    },
    {
      en: '{graha} is lord of your {main}, which brings the question forward',
      hi: '{main} के स्वामी {graha} ही हैं, जिससे यह विषय चल पड़ता है',
    },
    {
      en: '{graha} governs your {main}, so things can be moved here',
      hi: '{graha} {main} के स्वामी हैं, तो इस दौरान इस पर काम हो सकता है',
    },
  ],
  'in-main': [
    {
      en: '{graha} stands in your {main} by birth, so the matter stays in front of you',
      hi: '{graha} जन्म से आपके {main} में हैं, इसलिए ध्यान इसी ओर रहता है',
    },
    {
      en: '{graha} is in the {main} of your birth chart, so this subject comes up',
      hi: 'जन्म कुंडली में {graha} {main} में बैठे हैं, जिससे यह विषय उठता है',
    },
    {
      en: 'your birth chart has {graha} in the {main}, which makes it a time for this',
      hi: '{main} में जन्म से {graha} हैं, तो यह समय इसी विषय का है',
    },
  ],
  'with-lord': [
    {
      en: '{graha} stands together with {lord}, lord of your {main}, and serves {matter} with it',
      hi: '{graha} और {main} के स्वामी {lord} साथ हैं, इसलिए {matter} को बल मिलता है',
    },
    {
      en: 'the lord of your {main}, {lord}, stands together with {graha}, which helps {matter}',
      hi: '{main} के स्वामी {lord} के साथ {graha} बैठे हैं, जिससे {matter} में मदद मिलती है',
    },
    {
      en: '{graha} is joined by {lord}, lord of your {main}, so it works for {matter}',
      hi: '{graha} की युति {main} के स्वामी {lord} से है, जो {matter} के काम आती है',
    },
  ],
  'sees-main': [
    {
      en: '{graha} looks at your {main}, so the matter moves, though not by itself',
      hi: '{graha} की दृष्टि आपके {main} पर है, इसलिए बात चलती है, पर अपने आप नहीं',
    },
    {
      en: 'your {main} has the aspect of {graha}, so some effort gets things moving',
      hi: '{graha} आपके {main} को देखते हैं, जिससे थोड़ी कोशिश में बात बढ़ती है',
    },
    {
      en: '{graha} has its aspect on your {main}, so progress depends on what you do',
      hi: 'आपके {main} पर {graha} की दृष्टि है, तो कोशिश करने पर काम होता है',
    },
  ],
  'rules-helper': [
    {
      en: '{graha} rules your {house}, which supports {matter}',
      hi: '{graha} आपके {house} के स्वामी हैं, जिससे {matter} को सहारा मिलता है',
    },
    {
      en: '{graha} is lord of your {house}, a house that helps {matter}',
      hi: '{house} के स्वामी {graha} हैं, जिनसे {matter} में मदद मिलती है',
    },
    {
      en: 'your {house} belongs to {graha}, so there is help for {matter} in it',
      hi: '{graha} {house} के स्वामी हैं, तो {matter} के लिए यह समय मददगार है',
    },
  ],
  significator: [
    {
      en: '{graha} is the karaka of {matter}, so this time is of use for it',
      hi: '{graha} {matter} के कारक हैं, इसलिए यह समय काम का है',
    },
    {
      en: 'the karaka of {matter} is {graha} itself, which is of help here',
      hi: '{matter} के कारक {graha} ही हैं, जिससे मदद मिलती है',
    },
    {
      en: '{graha} is the karaka here, which suits {matter} well',
      hi: '{graha} कारक हैं, तो {matter} के लिए यह समय ठीक बैठता है',
    },
  ],
  'in-hard-house': [
    {
      en: '{graha} stands in your {house}, so effort comes first and the result after it',
      hi: '{graha} आपके {house} में हैं, इसलिए पहले मेहनत, फिर नतीजा',
    },
    {
      en: '{graha} is in your {house}, where work is asked for before reward',
      hi: '{graha} {house} में बैठे हैं, जहाँ फल मेहनत के बाद मिलता है',
    },
    {
      en: 'your chart has {graha} in the {house}, so results take steady work',
      hi: 'आपके {house} में {graha} हैं, तो नतीजे के लिए लगातार काम चाहिए',
    },
  ],
  quiet: [
    {
      en: 'it has little to do with {matter}, so it is a time to prepare',
      hi: '{matter} से इसका ज़्यादा संबंध नहीं है, इसलिए यह तैयारी का समय है',
    },
    {
      en: 'it says little about {matter}, which makes it a time for groundwork',
      hi: '{matter} पर इसका असर कम है, तो इसे तैयारी में लगाएँ',
    },
    {
      en: 'its effect on {matter} is small, so use it to get ready',
      hi: '{matter} से इसका सीधा नाता कम है, इसलिए अभी तैयारी करना अच्छा है',
    },
  ],
}

/** Why a window is one. `{reach}` is what Jupiter does for the house. */
export const windowReasonTexts: VoicedLines = {
  oracle: [
    {
      en: 'In those dates the {antar} antardasha will run, and Jupiter will move through your {jupiterHouse}, {reach}.',
      hi: 'उस समय {antar} की अंतर्दशा रहेगी, और गुरु आपके {jupiterHouse} में गोचर करेंगे, {reach}।',
    },
    {
      en: 'The {antar} antardasha will run in that time, while Jupiter will transit your {jupiterHouse}, {reach}.',
      hi: 'उस दौरान {antar} की अंतर्दशा रहेगी और गुरु का गोचर आपके {jupiterHouse} में होगा, {reach}।',
    },
    {
      en: 'These dates rest on two facts: the {antar} antardasha will run, and Jupiter will transit your {jupiterHouse}, {reach}.',
      hi: 'इन तारीख़ों की दो वजहें हैं: {antar} की अंतर्दशा रहेगी, और गुरु का गोचर आपके {jupiterHouse} में रहेगा, {reach}।',
    },
    {
      en: 'Jupiter will then move through your {jupiterHouse}, {reach}, and the {antar} antardasha will run.',
      hi: 'तब गुरु आपके {jupiterHouse} में गोचर करेंगे, {reach}, और {antar} की अंतर्दशा रहेगी।',
    },
  ],
  astra: [
    {
      en: 'Two things come together in the dates I named: the {antar} antardasha will run, and Jupiter will transit your {jupiterHouse}.',
      hi: 'बताए गए समय में दो बातें साथ होंगी: {antar} की अंतर्दशा रहेगी, और गुरु का गोचर आपके {jupiterHouse} में रहेगा।',
    },
    {
      en: 'I chose those dates because the {antar} antardasha will run and Jupiter will move through your {jupiterHouse}.',
      hi: 'वे तारीख़ें इसलिए अच्छी हैं कि {antar} की अंतर्दशा रहेगी और गुरु आपके {jupiterHouse} में गोचर करेंगे।',
    },
    {
      en: 'The dates I gave you are those when Jupiter will transit your {jupiterHouse} and your {antar} antardasha will run.',
      hi: 'बताई गई तारीख़ों में गुरु का गोचर आपके {jupiterHouse} में होगा और {antar} की अंतर्दशा रहेगी।',
    },
    {
      en: 'In the stretch I named you will have the {antar} antardasha, and Jupiter will transit your {jupiterHouse}.',
      hi: 'जो समय बताया गया, उसमें आपकी {antar} की अंतर्दशा रहेगी, और गुरु {jupiterHouse} में गोचर करेंगे।',
    },
  ],
}
export const jupiterReach = {
  stands: { en: 'the very house of this question', hi: 'जो इसी बात का भाव है' },
  looks: { en: 'which helps it along', hi: 'और इससे बात आगे बढ़ेगी' },
} as const satisfies Record<string, LocalizedText>
