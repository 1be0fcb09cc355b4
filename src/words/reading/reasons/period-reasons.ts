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
      hi: 'आपकी {antar.bare} की अंतर्दशा {antar.until} तक चल रही है, और {touch}।',
    },
    {
      en: 'Your {antar.bare} antardasha goes on until {antar.until}: {touch}.',
      hi: 'इस समय {antar.bare} की अंतर्दशा है, {antar.until} तक: {touch}।',
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
      hi: '{from} से {next} की अंतर्दशा लगेगी, और {touch}।',
    },
  ],
  astra: [
    {
      en: 'It changes on {from}, when the {next} antardasha will begin, and {touch}.',
      hi: '{from} से बात बदलती है, जब {next} की अंतर्दशा शुरू होगी, और {touch}।',
    },
    {
      en: 'The wait grows shorter after {from}: the {next} antardasha will start that day, and {touch}.',
      hi: 'इंतज़ार {from} के बाद घटता है: उस दिन {next} की अंतर्दशा शुरू होगी, और {touch}।',
    },
    {
      en: 'A better stretch is ahead: the {next} antardasha will begin on {from}, and {touch}.',
      hi: 'बेहतर समय {from} से है, जब {next} की अंतर्दशा आएगी: {touch}।',
    },
    {
      en: 'The work gets lighter from {from}, when the {next} antardasha will begin: {touch}.',
      hi: '{from} से काम हल्का पड़ता है, जब {next} की अंतर्दशा लगेगी: {touch}।',
    },
  ],
}

/** The antardasha that begins within days, whatever it does for the matter. */
export const comingAntarLines: VoicedLines = {
  oracle: nextAntarReasonLines.oracle,
  astra: [
    {
      en: 'From {from} you will be in the {next} antardasha: {touch}.',
      hi: '{from} से आपकी {next} की अंतर्दशा रहेगी: {touch}।',
    },
    {
      en: 'Your {next} antardasha will begin on {from}, and {touch}.',
      hi: 'आपकी {next} की अंतर्दशा {from} को शुरू होगी, और {touch}।',
    },
  ],
}

/** What the lord of a period has to do with the matter, by the touch: `{graha}` the lord, `{clause}` what it means. */
export const touchClauses: Readonly<Record<string, readonly LocalizedText[]>> = {
  'rules-main': [
    {
      en: '{graha} rules your {main}, so {clause}',
      hi: '{graha} आपके {main} के स्वामी हैं, इसलिए {clause}',
    },
    {
      en: '{graha} is lord of your {main}, so {clause}',
      hi: '{main} के स्वामी {graha} ही हैं, इसलिए {clause}',
    },
    {
      en: '{graha} governs your {main}, so {clause}',
      hi: '{graha} {main} के स्वामी हैं, इसलिए {clause}',
    },
    {
      en: 'your {main} belongs to {graha}, so {clause}',
      hi: 'आपके {main} के स्वामी {graha} हैं, इसलिए {clause}',
    },
    {
      en: '{graha} is the ruler of your {main}, so {clause}',
      hi: '{main} के स्वामी, यानी {graha}, की बारी है, इसलिए {clause}',
    },
  ],
  'in-main': [
    {
      en: '{graha} stands in your {main} by birth, so {clause}',
      hi: '{graha} जन्म से आपके {main} में हैं, इसलिए {clause}',
    },
    {
      en: '{graha} is in the {main} of your birth chart, so {clause}',
      hi: 'जन्म कुंडली में {graha} {main} में बैठे हैं, इसलिए {clause}',
    },
    {
      en: 'your birth chart has {graha} in the {main}, so {clause}',
      hi: '{main} में जन्म से {graha} हैं, इसलिए {clause}',
    },
    {
      en: '{graha} sits in your {main} in the birth chart, so {clause}',
      hi: 'आपके {main} में जन्म से {graha} बैठे हैं, इसलिए {clause}',
    },
    {
      en: 'by birth {graha} is in your {main}, so {clause}',
      hi: '{graha} आपकी जन्म कुंडली के {main} में हैं, इसलिए {clause}',
    },
  ],
  'with-lord': [
    {
      en: '{graha} stands together with {lord}, lord of your {main}, so {clause}',
      hi: '{graha} और {main} के स्वामी {lord} साथ हैं, इसलिए {clause}',
    },
    {
      en: '{graha} is joined with {lord}, lord of your {main}, so {clause}',
      hi: '{main} के स्वामी {lord} के साथ {graha} बैठे हैं, इसलिए {clause}',
    },
    {
      en: '{graha} is joined by {lord}, lord of your {main}, so {clause}',
      hi: '{graha} की युति {main} के स्वामी {lord} से है, इसलिए {clause}',
    },
    {
      en: '{graha} is together with {lord}, lord of your {main}, so {clause}',
      hi: '{graha} आपके {main} के स्वामी {lord} के साथ बैठे हैं, इसलिए {clause}',
    },
    {
      en: 'the lord of your {main}, {lord}, is together with {graha}, so {clause}',
      hi: 'आपके {main} के स्वामी {lord} के साथ {graha} हैं, इसलिए {clause}',
    },
  ],
  'sees-main': [
    {
      en: '{graha} looks at your {main}, so it can work out, with effort',
      hi: 'आपके {main} पर {graha} की दृष्टि है, इसलिए मेहनत करने पर काम हो सकता है',
    },
    {
      en: 'your {main} has the aspect of {graha}, so a little running about gets things moving',
      hi: '{graha} आपके {main} को देखते हैं, इसलिए थोड़ी भागदौड़ से बात आगे बढ़ती है',
    },
    {
      en: '{graha} has its aspect on your {main}, so it takes effort and does not move by itself',
      hi: 'आपके {main} पर {graha} की दृष्टि है, तो कोशिश से बात चलती है, अपने आप नहीं',
    },
    {
      en: '{graha} looks at your {main}, so time does one part of it and effort the other',
      hi: '{main} पर {graha} की दृष्टि है, इसलिए आधा काम समय करता है और आधा मेहनत',
    },
    {
      en: 'your {main} has the aspect of {graha}, so the way is open, though it takes work',
      hi: 'आपके {main} को {graha} देखते हैं, यानी रास्ता खुला है, बस मेहनत लगती है',
    },
  ],
  'rules-helper': [
    {
      en: '{graha} rules your {house}, so {clause}',
      hi: '{graha} आपके {house} के स्वामी हैं, इसलिए {clause}',
    },
    {
      en: '{graha} is lord of your {house}, so {clause}',
      hi: '{house} के स्वामी {graha} हैं, इसलिए {clause}',
    },
    {
      en: '{graha} is the ruler of your {house}, so {clause}',
      hi: '{graha} {house} के स्वामी हैं, इसलिए {clause}',
    },
    {
      en: '{graha} governs your {house}, so {clause}',
      hi: 'आपके {house} के स्वामी {graha} हैं, इसलिए {clause}',
    },
    {
      en: 'the lord of your {house} is {graha}, so {clause}',
      hi: '{house} के स्वामी {graha} ही हैं, इसलिए {clause}',
    },
  ],
  significator: [
    {
      en: '{graha} is the planet for {matter}, so {clause}',
      hi: '{matter} की बात {graha} से देखते हैं, इसलिए {clause}',
    },
    {
      en: 'for {matter} one looks to {graha} itself, so {clause}',
      hi: '{matter} के कारक {graha} हैं, इसलिए {clause}',
    },
    {
      en: '{graha} is the planet for {matter}, so {clause}',
      hi: '{graha} {matter} के कारक हैं, इसलिए {clause}',
    },
    {
      en: '{graha} has a large hand in {matter}, so {clause}',
      hi: '{matter} में {graha} का बड़ा हाथ है, इसलिए {clause}',
    },
    {
      en: '{graha} takes care of {matter}, so {clause}',
      hi: '{matter} की देखभाल {graha} करते हैं, इसलिए {clause}',
    },
  ],
  'in-hard-house': [
    {
      en: '{graha} stands in your {house}, so {clause}',
      hi: '{graha} आपके {house} में हैं, इसलिए {clause}',
    },
    {
      en: '{graha} is in your {house}, so {clause}',
      hi: '{graha} {house} में बैठे हैं, इसलिए {clause}',
    },
    {
      en: 'your chart has {graha} in the {house}, so {clause}',
      hi: 'आपके {house} में {graha} हैं, इसलिए {clause}',
    },
    {
      en: '{graha} sits in your {house}, so {clause}',
      hi: '{house} में {graha} बैठे हैं, इसलिए {clause}',
    },
    {
      en: '{graha} is placed in your {house}, so {clause}',
      hi: '{graha} आपके {house} में हैं, इसलिए {clause}',
    },
  ],
  quiet: [
    {
      en: 'in {matter} it neither pushes nor stops anything, so effort counts most',
      hi: '{matter} में इससे न तेज़ी है, न रोक, इसलिए सबसे ज़्यादा मेहनत ही गिनी जाती है',
    },
    {
      en: 'for {matter} it is a time to prepare well',
      hi: '{matter} के लिए यह अच्छी तैयारी का समय है',
    },
    {
      en: 'it leaves {matter} to steady effort',
      hi: '{matter} में इस बीच लगातार मेहनत ही काम आती है',
    },
    {
      en: 'for {matter} it is an ordinary time, good for getting things ready',
      hi: '{matter} के लिए यह साधारण समय है, तैयारी के काम का',
    },
    {
      en: 'it neither helps nor hurts {matter}, which goes at its own pace',
      hi: '{matter} में इससे न फ़ायदा है, न नुक़सान, बात अपनी चाल से चलती है',
    },
  ],
}

/** Why the weeks that are told are good. */
export const weeksReasonTexts: VoicedLines = {
  oracle: [
    {
      en: 'In those weeks the {graha} pratyantar will run: {touch}.',
      hi: 'उन हफ़्तों में {graha} की प्रत्यंतर दशा रहेगी: {touch}।',
    },
    {
      en: 'The {graha} pratyantar will run in those weeks: {touch}.',
      hi: 'उस समय {graha} की प्रत्यंतर दशा रहेगी: {touch}।',
    },
    {
      en: 'Then you will have the {graha} pratyantar; {touch}.',
      hi: 'तब आपकी {graha} की प्रत्यंतर दशा रहेगी; {touch}।',
    },
  ],
  astra: [
    {
      en: 'I chose those weeks because the {graha} pratyantar will run: {touch}.',
      hi: 'ये हफ़्ते इसलिए कि तब {graha} की प्रत्यंतर दशा रहेगी: {touch}।',
    },
    {
      en: 'In that time you will have the {graha} pratyantar: {touch}.',
      hi: 'उन हफ़्तों में आपकी {graha} की प्रत्यंतर दशा रहेगी: {touch}।',
    },
    {
      en: 'The {graha} pratyantar will run then, and {touch}.',
      hi: 'तब {graha} की प्रत्यंतर दशा रहेगी, और {touch}।',
    },
  ],
}

/** Why a window is one, where Jupiter speaks for the matter from another house. */
export const windowReasonSeenTexts: VoicedLines = {
  oracle: [
    {
      en: 'In those dates the {antar} antardasha will run, and Jupiter will move through your {jupiterHouse}, a good place for {it}.',
      hi: 'उन दिनों {antar} की अंतर्दशा रहेगी, और गुरु आपके {jupiterHouse} में गोचर करेंगे, जो {it} लिए अच्छी जगह है।',
    },
    {
      en: 'The {antar} antardasha will run in that time, while Jupiter will transit your {jupiterHouse}, from where it supports {it}.',
      hi: 'यह समय इसलिए कि {antar} की अंतर्दशा रहेगी, और गुरु का गोचर आपके {jupiterHouse} में होगा, जहाँ से {it} लिए सहारा मिलता है।',
    },
    {
      en: 'Jupiter will then move through your {jupiterHouse} and help from there, and the {antar} antardasha will run.',
      hi: 'उस समय गुरु आपके {jupiterHouse} में गोचर करेंगे और वहाँ से साथ देंगे, और {antar} की अंतर्दशा भी रहेगी।',
    },
    {
      en: 'These dates are good because Jupiter will move through your {jupiterHouse}, and the {antar} antardasha will run.',
      hi: 'वजह यह है कि गुरु का गोचर आपके {jupiterHouse} में होगा, जहाँ से वे साथ देंगे, और {antar} की अंतर्दशा रहेगी।',
    },
  ],
  astra: [
    {
      en: 'I chose those dates because the {antar} antardasha will run and Jupiter will move through your {jupiterHouse}, a good place for {it}.',
      hi: 'ये तारीख़ें इसलिए कि {antar} की अंतर्दशा रहेगी और गुरु आपके {jupiterHouse} में गोचर करेंगे, जो {it} लिए अच्छी जगह है।',
    },
    {
      en: 'That time is good because your {antar} antardasha will run, and Jupiter will transit your {jupiterHouse}, from where it supports {it}.',
      hi: 'यह समय इसलिए अच्छा है कि आपकी {antar} की अंतर्दशा रहेगी, और गुरु {jupiterHouse} में गोचर करेंगे, जहाँ से {it} लिए सहारा मिलता है।',
    },
    {
      en: 'In those dates Jupiter will transit your {jupiterHouse} and help from there, and your {antar} antardasha will run.',
      hi: 'उस समय गुरु का गोचर आपके {jupiterHouse} में होगा, जहाँ से वे साथ देंगे, और आपकी {antar} की अंतर्दशा रहेगी।',
    },
    {
      en: 'Two things meet then: the {antar} antardasha will run, and Jupiter will move through your {jupiterHouse}, which serves {it}.',
      hi: 'उन दिनों दो बातें साथ हैं: {antar} की अंतर्दशा रहेगी, और गुरु {jupiterHouse} में गोचर करेंगे, जो {it} लिए ठीक जगह है।',
    },
  ],
}

/** Why a window is one. */
export const windowReasonTexts: VoicedLines = {
  oracle: [
    {
      en: 'In those dates the {antar} antardasha will run, and Jupiter will move through your {jupiterHouse}.',
      hi: 'उन दिनों {antar} की अंतर्दशा रहेगी, और गुरु आपके {jupiterHouse} में गोचर करेंगे।',
    },
    {
      en: 'The {antar} antardasha will run in that time, while Jupiter will transit your {jupiterHouse}.',
      hi: 'यह समय इसलिए कि {antar} की अंतर्दशा रहेगी और गुरु का गोचर आपके {jupiterHouse} में होगा।',
    },
    {
      en: 'The reason for these dates is plain: the {antar} antardasha will run, and Jupiter will transit your {jupiterHouse}.',
      hi: 'इन तारीख़ों में {antar} की अंतर्दशा रहेगी, और गुरु का गोचर आपके {jupiterHouse} में रहेगा।',
    },
    {
      en: 'Jupiter will then move through your {jupiterHouse}, and the {antar} antardasha will run.',
      hi: 'उस समय गुरु आपके {jupiterHouse} में गोचर करेंगे, और {antar} की अंतर्दशा भी रहेगी।',
    },
    {
      en: 'These dates are good because Jupiter will transit your {jupiterHouse}, and the {antar} antardasha will run.',
      hi: 'वजह यह है कि उन दिनों गुरु का गोचर आपके {jupiterHouse} में होगा, और {antar} की अंतर्दशा रहेगी।',
    },
  ],
  astra: [
    {
      en: 'That time is good because the {antar} antardasha will run and Jupiter will transit your {jupiterHouse}.',
      hi: 'यह समय इसलिए अच्छा है कि {antar} की अंतर्दशा रहेगी और गुरु आपके {jupiterHouse} में गोचर करेंगे।',
    },
    {
      en: 'I chose those dates because the {antar} antardasha will run and Jupiter will move through your {jupiterHouse}.',
      hi: 'ये तारीख़ें इसलिए हैं, क्योंकि उन दिनों {antar} की अंतर्दशा रहेगी और गुरु का गोचर आपके {jupiterHouse} में होगा।',
    },
    {
      en: 'In those dates Jupiter will transit your {jupiterHouse}, and your {antar} antardasha will run.',
      hi: 'उस समय गुरु का गोचर आपके {jupiterHouse} में होगा, और आपकी {antar} की अंतर्दशा रहेगी।',
    },
    {
      en: 'In the stretch I named you will have the {antar} antardasha, and Jupiter will transit your {jupiterHouse}.',
      hi: 'उन महीनों में आपकी {antar} की अंतर्दशा रहेगी, और गुरु आपके {jupiterHouse} में गोचर करेंगे।',
    },
    {
      en: 'Two things meet in those dates: the {antar} antardasha will run, and Jupiter will move through your {jupiterHouse}.',
      hi: 'उन दिनों दो बातें साथ हैं: {antar} की अंतर्दशा रहेगी, और गुरु आपके {jupiterHouse} में गोचर करेंगे।',
    },
  ],
}
