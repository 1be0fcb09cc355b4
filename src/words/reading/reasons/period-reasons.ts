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
      en: '{graha} rules your {main}, so things can begin to move',
      hi: '{graha} आपके {main} के स्वामी हैं, इसलिए इस दौरान बात आगे बढ़ सकती है',
    },
    {
      en: '{graha} is lord of your {main}, so this time counts',
      hi: '{main} के स्वामी {graha} ही हैं, इसलिए यह समय हाथ से न जाने दें',
    },
    {
      en: '{graha} governs your {main}, so effort goes further in it',
      hi: '{graha} {main} के स्वामी हैं, तो इस बीच की कोशिश काम आती है',
    },
    {
      en: 'your {main} belongs to {graha}, so give this your attention',
      hi: 'आपके {main} के स्वामी {graha} हैं, इसलिए इस पर ध्यान देने का यही समय है',
    },
    {
      en: '{graha} is the ruler of your {main}, so this is much on your mind',
      hi: '{main} के स्वामी, यानी {graha}, की बारी है, इसीलिए मन इसी में लगा रहता है',
    },
  ],
  'in-main': [
    {
      en: '{graha} stands in your {main} by birth, so your mind keeps coming back to this',
      hi: '{graha} जन्म से आपके {main} में हैं, इसलिए मन बार-बार इसी पर आता है',
    },
    {
      en: '{graha} is in the {main} of your birth chart, so this comes to the fore',
      hi: 'जन्म कुंडली में {graha} {main} में बैठे हैं, इसलिए इस दौरान यह बात सामने आती है',
    },
    {
      en: 'your birth chart has {graha} in the {main}, which makes it a time for this',
      hi: '{main} में जन्म से {graha} हैं, तो इसके लिए यह समय मायने रखता है',
    },
    {
      en: '{graha} sits in your {main} in the birth chart, so things begin to stir',
      hi: 'आपके {main} में जन्म से {graha} बैठे हैं, इसलिए इस दौरान कुछ हलचल रहती है',
    },
    {
      en: 'by birth {graha} is in your {main}, so what you do about it shows',
      hi: '{graha} आपकी जन्म कुंडली के {main} में हैं, तो इस बीच की मेहनत का असर दिखता है',
    },
  ],
  'with-lord': [
    {
      en: '{graha} stands together with {lord}, lord of your {main}, and that helps {matter}',
      hi: '{graha} और {main} के स्वामी {lord} साथ हैं, इसलिए {matter} में साथ मिलता है',
    },
    {
      en: 'the lord of your {main}, {lord}, stands together with {graha}, which is good for {matter}',
      hi: '{main} के स्वामी {lord} के साथ {graha} बैठे हैं, जो {matter} के लिए अच्छा है',
    },
    {
      en: '{graha} is joined by {lord}, lord of your {main}, so it is a useful time for {matter}',
      hi: '{graha} की युति {main} के स्वामी {lord} से है, तो {matter} के लिए यह समय अच्छा है',
    },
    {
      en: '{graha} is together with {lord}, lord of your {main}, so there is support for {matter}',
      hi: '{graha} आपके {main} के स्वामी {lord} के साथ बैठे हैं, इसलिए {matter} में आसानी रहती है',
    },
    {
      en: 'the lord of your {main}, {lord}, is together with {graha}, which is a help with {matter}',
      hi: 'आपके {main} के स्वामी {lord} के साथ {graha} हैं, जिससे {matter} में आसानी रहती है',
    },
  ],
  'sees-main': [
    {
      en: '{graha} looks at your {main}, so it can work out, with some effort',
      hi: '{graha} की दृष्टि आपके {main} पर है, इसलिए काम बन सकता है, बस कोशिश करनी पड़ती है',
    },
    {
      en: 'your {main} has the aspect of {graha}, so a little effort gets things moving',
      hi: '{graha} आपके {main} को देखते हैं, इसलिए थोड़ी कोशिश से बात आगे बढ़ती है',
    },
    {
      en: '{graha} has its aspect on your {main}, so progress depends on what you do',
      hi: 'आपके {main} पर {graha} की दृष्टि है, तो पहल करने से ही बात बनती है',
    },
    {
      en: '{graha} looks at your {main}, so take the first step yourself',
      hi: '{main} पर {graha} की दृष्टि है, इसलिए पहला क़दम ख़ुद उठाना अच्छा है',
    },
    {
      en: 'your {main} has the aspect of {graha}, so the way is open, though it has to be walked',
      hi: 'आपके {main} को {graha} देखते हैं, यानी रास्ता खुला है, बस चलना ख़ुद पड़ता है',
    },
  ],
  'rules-helper': [
    {
      en: '{graha} rules your {house}, and that is a support for {matter}',
      hi: '{graha} आपके {house} के स्वामी हैं, जिससे {matter} को सहारा मिलता है',
    },
    {
      en: '{graha} is lord of your {house}, a house that helps {matter}',
      hi: '{house} के स्वामी {graha} हैं, जिनसे {matter} में मदद मिलती है',
    },
    {
      en: 'your {house} belongs to {graha}, so there is help for {matter} in it',
      hi: '{graha} {house} के स्वामी हैं, तो {matter} के लिए यह समय अच्छा है',
    },
    {
      en: '{graha} governs your {house}, so there is some ease in {matter}',
      hi: 'आपके {house} के स्वामी {graha} हैं, इसलिए {matter} में थोड़ी आसानी रहती है',
    },
    {
      en: 'the lord of your {house} is {graha}, so help with {matter} is at hand',
      hi: '{house} के स्वामी {graha} ही हैं, इसलिए {matter} में मदद मिल जाती है',
    },
  ],
  significator: [
    {
      en: '{graha} is the planet of {matter}, so this time is of use for it',
      hi: '{matter} की बात {graha} से देखी जाती है, इसलिए यह समय काम का है',
    },
    {
      en: 'for {matter} one looks to {graha} itself, and that helps',
      hi: '{matter} के कारक {graha} ही हैं, इसलिए यह समय मददगार है',
    },
    {
      en: '{graha} is the karaka of {matter}, which suits it well',
      hi: '{graha} {matter} के कारक हैं, तो उसके लिए यह समय अच्छा है',
    },
    {
      en: '{graha} has a large hand in {matter}, so don’t let this time go by',
      hi: '{matter} में {graha} का बड़ा हाथ है, इसलिए यह समय यूँ ही न जाने दें',
    },
    {
      en: '{graha} takes care of {matter}, so there is help in it',
      hi: '{matter} में {graha} का ही सहारा है, तो इस दौरान साथ मिलता है',
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
      hi: 'आपके {house} में {graha} हैं, तो लगातार लगे रहना पड़ता है',
    },
    {
      en: '{graha} sits in your {house}, so don’t look for everything at once',
      hi: '{house} में {graha} बैठे हैं, इसलिए सब कुछ एक साथ होने की आस न रखें',
    },
    {
      en: '{graha} is placed in your {house}, so it takes longer, and patience pays',
      hi: '{graha} आपके {house} में हैं, यानी थोड़ी देर लगती है, धीरज रखें',
    },
  ],
  quiet: [
    {
      en: 'it has little to do with {matter}, so just keep doing your part',
      hi: '{matter} से इसका ज़्यादा संबंध नहीं है, इसलिए अपनी ओर से कमी न छोड़ें',
    },
    {
      en: 'it says little about {matter}, so use it to put things in order',
      hi: '{matter} पर इसका असर कम है, तब तक ढील न दें',
    },
    {
      en: 'its effect on {matter} is small, so stay patient and carry on',
      hi: '{matter} से इसका सीधा नाता कम है, इसलिए धीरज से लगे रहें',
    },
    {
      en: 'for {matter} it is an ordinary time, so neither hurry nor worry',
      hi: '{matter} के लिए यह साधारण समय है, न जल्दी करें, न घबराएँ',
    },
    {
      en: 'it neither helps nor hurts {matter}, so small steps are enough',
      hi: '{matter} में इससे न मदद है, न रुकावट, इसलिए छोटे-छोटे क़दम काफ़ी हैं',
    },
  ],
}

/** Why a window is one. `{reach}` is what Jupiter does for the house. */
export const windowReasonTexts: VoicedLines = {
  oracle: [
    {
      en: 'In those dates the {antar} antardasha will run, and Jupiter will move through your {jupiterHouse}, {reach}.',
      hi: 'उन दिनों {antar} की अंतर्दशा रहेगी, और गुरु आपके {jupiterHouse} में गोचर करेंगे, {reach}।',
    },
    {
      en: 'The {antar} antardasha will run in that time, while Jupiter will transit your {jupiterHouse}, {reach}.',
      hi: 'यह समय इसलिए अच्छा है कि {antar} की अंतर्दशा रहेगी और गुरु का गोचर आपके {jupiterHouse} में होगा, {reach}।',
    },
    {
      en: 'The reason for these dates is plain: the {antar} antardasha will run, and Jupiter will transit your {jupiterHouse}, {reach}.',
      hi: 'इन तारीख़ों में {antar} की अंतर्दशा रहेगी, और साथ ही गुरु का गोचर आपके {jupiterHouse} में रहेगा, {reach}।',
    },
    {
      en: 'Jupiter will then move through your {jupiterHouse}, {reach}, and the {antar} antardasha will run.',
      hi: 'उस समय गुरु आपके {jupiterHouse} में गोचर करेंगे, {reach}, और {antar} की अंतर्दशा भी रहेगी।',
    },
    {
      en: 'These dates are good because Jupiter will transit your {jupiterHouse}, {reach}, and the {antar} antardasha will run.',
      hi: 'इन दिनों को अच्छा कहने की वजह यह है कि गुरु का गोचर आपके {jupiterHouse} में होगा, {reach}, और {antar} की अंतर्दशा रहेगी।',
    },
  ],
  astra: [
    {
      en: 'That time is good because the {antar} antardasha will run and Jupiter will transit your {jupiterHouse}.',
      hi: 'यह समय इसलिए अच्छा है कि {antar} की अंतर्दशा रहेगी और गुरु आपके {jupiterHouse} में गोचर करेंगे।',
    },
    {
      en: 'I chose those dates because the {antar} antardasha will run and Jupiter will move through your {jupiterHouse}.',
      hi: 'उन दिनों {antar} की अंतर्दशा भी रहेगी और गुरु का गोचर भी आपके {jupiterHouse} में होगा, इसलिए मन से कोशिश करें।',
    },
    {
      en: 'In those dates Jupiter will transit your {jupiterHouse} and your {antar} antardasha will run, so make the most of them.',
      hi: 'उस समय गुरु का गोचर आपके {jupiterHouse} में होगा और {antar} की अंतर्दशा रहेगी, उसे हाथ से न जाने दें।',
    },
    {
      en: 'In the stretch I named you will have the {antar} antardasha, and Jupiter will transit your {jupiterHouse}.',
      hi: 'तब आपकी {antar} की अंतर्दशा रहेगी, और गुरु आपके {jupiterHouse} में गोचर करेंगे।',
    },
    {
      en: 'These dates are not picked at random: the {antar} antardasha will run, and Jupiter will move through your {jupiterHouse}.',
      hi: 'ये तारीख़ें यूँ ही नहीं चुनी गईं: {antar} की अंतर्दशा रहेगी, और गुरु आपके {jupiterHouse} में गोचर करेंगे।',
    },
  ],
}
export const jupiterReach = {
  stands: { en: 'the very house of your question', hi: 'जहाँ से यह बात देखी जाती है' },
  looks: { en: 'from where it helps', hi: 'जहाँ से वे मदद करते हैं' },
} as const satisfies Record<string, LocalizedText>
