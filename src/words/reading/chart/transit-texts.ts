import type { VoicedText } from '../matters/matter-texts.ts'

/** The moving sky: `{sign}` the sign, `{house}` from the lagna, `{moonHouse}` from the Moon, `{to}` the last day. */

export const movesTexts: VoicedText = {
  oracle: {
    en: '{Graha} is moving through {sign} until {to}, your {house}.',
    hi: '{graha} {to} तक आपके {house} में, {sign} राशि में गोचर कर रहे हैं।',
  },
  astra: {
    en: 'Right now {graha} is passing through {sign}, your {house}, and it stays there until {to}.',
    hi: 'अभी {graha} {sign} राशि में, आपके {house} में गोचर कर रहे हैं, और {to} तक वहीं रहेंगे।',
  },
}
/** Without a birth time, or without a certain Moon. */
export const movesSignTexts: VoicedText = {
  oracle: {
    en: '{Graha} is moving through {sign} until {to}.',
    hi: '{graha} {to} तक {sign} राशि में गोचर कर रहे हैं।',
  },
  astra: {
    en: 'Right now {graha} is passing through {sign}, until {to}.',
    hi: 'अभी {graha} {sign} राशि में गोचर कर रहे हैं, {to} तक।',
  },
}
/** "Is it good for me?" */
export const goodTexts: Readonly<Record<'favourable' | 'mixed' | 'patience', VoicedText>> = {
  favourable: {
    oracle: {
      en: '{yes}This passage is counted as good for you, for {graha} transits the {moonHouse} from your Moon.',
      hi: '{yes}यह आपके लिए अच्छा गिना जाता है, क्योंकि {graha} चंद्रमा से {moonHouse} में गोचर कर रहे हैं।',
    },
    astra: {
      en: 'It helps you: {graha} is passing through {sign} until {to}, a good place for you.',
      hi: 'यह आपके काम आएगा: {graha} {to} तक {sign} राशि में गोचर कर रहे हैं, जो आपके लिए अच्छी जगह है।',
    },
  },
  mixed: {
    oracle: {
      en: 'It is neither good nor bad for you, for {graha} transits the {moonHouse} from your Moon.',
      hi: 'आपके लिए यह न बहुत अच्छा है, न बुरा: {graha} चंद्रमा से {moonHouse} में गोचर कर रहे हैं, जो साधारण जगह है।',
    },
    astra: {
      en: 'So-so: {graha} is passing through {sign} until {to}, and it asks effort of you in one part of life.',
      hi: 'ठीक-ठाक है: {graha} {to} तक {sign} राशि में गोचर कर रहे हैं, और जीवन के एक हिस्से में मेहनत माँगते हैं।',
    },
  },
  patience: {
    oracle: {
      en: 'Not an easy passage, though nothing to fear: {graha} transits the {moonHouse} from your Moon.',
      hi: 'यह आसान गोचर नहीं है, पर डरने की बात भी नहीं: {graha} चंद्रमा से {moonHouse} में गोचर कर रहे हैं।',
    },
    astra: {
      en: 'A slower time, so be kind to yourself: {graha} is passing through {sign} until {to}.',
      hi: 'थोड़ा धीमा समय है, अपने साथ नरमी रखें: {graha} {to} तक {sign} राशि में गोचर कर रहे हैं।',
    },
  },
}
export const subjectTexts: VoicedText = {
  oracle: {
    en: 'While it is there, {matters} need your attention.',
    hi: 'तब तक {matters} पर ध्यान देना ज़रूरी रहता है।',
  },
  astra: {
    en: 'You will notice it most in {matters}.',
    hi: 'इसका असर सबसे ज़्यादा {matters} में दिखेगा।',
  },
}
/** What the next sign turns to. */
export const nextSubjectTexts: VoicedText = {
  oracle: {
    en: 'From then on {matters} come to the front.',
    hi: 'उसके बाद {matters} की बातें सामने आती हैं।',
  },
  astra: {
    en: 'After that your attention turns to {matters}.',
    hi: 'फिर ध्यान {matters} की ओर जाता है।',
  },
}
export const nextTexts: VoicedText = {
  oracle: {
    en: 'On {from} {graha} will enter {sign}, your {house}.',
    hi: '{from} को {graha} {sign} राशि में प्रवेश करेंगे, जो आपका {house} है।',
  },
  astra: {
    en: 'It changes on {from}, when {graha} will enter {sign}, your {house}.',
    hi: '{from} से {graha} आपके {house} में गोचर करेंगे, {sign} राशि में।',
  },
}
export const nextSignTexts: VoicedText = {
  oracle: {
    en: 'On {from} {graha} will enter {sign}.',
    hi: '{from} को {graha} {sign} राशि में प्रवेश करेंगे।',
  },
  astra: {
    en: 'It changes on {from}, when {graha} will enter {sign}.',
    hi: '{from} से {graha} {sign} राशि में गोचर करेंगे।',
  },
}
export const retrogradeTexts: Readonly<Record<'yes' | 'no', VoicedText>> = {
  yes: {
    oracle: {
      en: 'Yes, {graha} is retrograde now.',
      hi: 'हाँ, {graha} अभी वक्री हैं।',
    },
    astra: {
      en: 'It is: {graha} is retrograde now, so old matters come up once more.',
      hi: 'जी, {graha} अभी वक्री हैं, इसलिए पुरानी बातें एक बार फिर सामने आती हैं।',
    },
  },
  no: {
    oracle: {
      en: 'No, {graha} is not retrograde now.',
      hi: 'नहीं, {graha} अभी वक्री नहीं हैं।',
    },
    astra: {
      en: 'No need to worry about that: {graha} is not retrograde now.',
      hi: 'इसकी चिंता न करें: {graha} अभी वक्री नहीं हैं।',
    },
  },
}

/** Sade Sati: `{phase}` as a noun, `{until}` the last day of the phase. */
export const sadeSatiYes: VoicedText = {
  oracle: {
    en: 'Yes, Sade Sati is running for you, from {from} to {to}.',
    hi: 'हाँ, आपकी साढ़ेसाती {from} से {to} तक है।',
  },
  astra: {
    en: 'It is running, yes: your Sade Sati lasts until {to}.',
    hi: 'जी हाँ, साढ़ेसाती चल रही है और {to} तक रहेगी।',
  },
}
/** Where the question was when it ends. */
export const sadeSatiEnds: VoicedText = {
  oracle: {
    en: 'Your Sade Sati ends on {to}; it is running since {from}.',
    hi: 'आपकी साढ़ेसाती {to} को समाप्त होगी; यह {from} से चल रही है।',
  },
  astra: {
    en: 'The last day is {to}: until then Sade Sati is with you.',
    hi: 'आख़िरी दिन {to} है: तब तक आपकी साढ़ेसाती रहेगी।',
  },
}
export const sadeSatiPhase: VoicedText = {
  oracle: {
    en: 'Sade Sati is in its {phase} until {until}.',
    hi: 'साढ़ेसाती का {phase} {until} तक है।',
  },
  astra: {
    en: 'You are in the {phase} of Sade Sati, up to {until}.',
    hi: 'अभी साढ़ेसाती का {phase} है, {until} तक।',
  },
}
export const sadeSatiNo: VoicedText = {
  oracle: {
    en: 'No, Sade Sati is not running for you now.',
    hi: 'नहीं, इस समय आपकी साढ़ेसाती नहीं चल रही है।',
  },
  astra: {
    en: 'No, you can rest: Sade Sati is not running for you.',
    hi: 'नहीं, निश्चिंत रहें: आपकी साढ़ेसाती अभी नहीं चल रही है।',
  },
}
export const sadeSatiNext: VoicedText = {
  oracle: {
    en: 'The next Sade Sati will begin on {from} and last until {to}.',
    hi: 'अगली साढ़ेसाती {from} को शुरू होगी और {to} तक रहेगी।',
  },
  astra: {
    en: 'It comes round again later: the next Sade Sati will start on {from}.',
    hi: 'आगे चलकर अगली साढ़ेसाती {from} से शुरू होगी।',
  },
}
/** Where neither of the two runs. */
export const nothingNeededNow: VoicedText = {
  oracle: {
    en: 'For the present nothing has to be done or bought for it, whoever may frighten you.',
    hi: 'अभी इसके लिए न कुछ करना है, न कुछ ख़रीदना; कोई डराए, तब भी नहीं।',
  },
  astra: {
    en: 'So nothing has to be bought or done for it now; whoever says otherwise is selling something.',
    hi: 'इसलिए अभी इसके लिए कुछ ख़रीदना या करना नहीं है; जो कहे कि है, वह कुछ बेच रहा है।',
  },
}
export const sadeSatiMeaning: VoicedText = {
  oracle: {
    en: 'It is read as years of more duty and fewer shortcuts, and much that is built in them lasts.',
    hi: 'इसे ज़्यादा ज़िम्मेदारी और कम शॉर्टकट का समय माना जाता है, और इसमें बना काम टिकता है।',
  },
  astra: {
    en: 'Please don’t be afraid of it: people marry, get jobs and buy homes in these years too.',
    hi: 'इससे डरें नहीं: इन सालों में भी लोगों की शादी होती है, नौकरी लगती है और मकान बनता है।',
  },
}
export const saturnAdvice: VoicedText = {
  oracle: {
    en: 'Keep a fixed routine, clear dues on time and take on one large thing at a time.',
    hi: 'दिनचर्या तय रखें, बक़ाया समय पर चुकाएँ और एक बार में एक ही बड़ा काम उठाएँ।',
  },
  astra: {
    en: 'Sleep on time, help someone older once a week, and don’t sign in a hurry.',
    hi: 'समय पर सोएँ, हफ़्ते में एक बार किसी बुज़ुर्ग की मदद करें, और जल्दबाज़ी में दस्तख़त न करें।',
  },
}
export const dhaiyaYes: VoicedText = {
  oracle: {
    en: 'Yes, a dhaiya is running for you, from {from} to {to}.',
    hi: 'हाँ, आपकी ढैया {from} से {to} तक है।',
  },
  astra: {
    en: 'It is, yes: your dhaiya runs until {to}.',
    hi: 'जी हाँ, आपकी ढैया चल रही है, {to} तक।',
  },
}
export const dhaiyaNo: VoicedText = {
  oracle: {
    en: 'No, a dhaiya is not running for you now.',
    hi: 'नहीं, इस समय आपकी ढैया नहीं चल रही है।',
  },
  astra: {
    en: 'No, you are free of it: a dhaiya is not running for you.',
    hi: 'नहीं, अभी आपकी ढैया नहीं चल रही है, चिंता न करें।',
  },
}
export const dhaiyaMeaning: VoicedText = {
  oracle: {
    en: 'These two and a half years ask for order at home and in habits; haste is what costs.',
    hi: 'ये ढाई साल परिवार और आदतों में व्यवस्था माँगते हैं; नुक़सान जल्दबाज़ी से होता है।',
  },
  astra: {
    en: 'Nothing bad has to happen in it: go one step at a time and keep your health in mind.',
    hi: 'इसमें कुछ बुरा होना ज़रूरी नहीं: एक-एक क़दम चलें और सेहत का ध्यान रखें।',
  },
}
export const sadeSatiUnknown: VoicedText = {
  oracle: {
    en: 'The rashi changes on your day of birth, so without the time I cannot say this for certain.',
    hi: 'आपके जन्म के दिन राशि बदलती है, इसलिए समय के बिना यह पक्का नहीं कहा जा सकता।',
  },
  astra: {
    en: 'I need your birth time for this one, as the rashi changes on that day.',
    hi: 'इसके लिए जन्म समय चाहिए, क्योंकि उस दिन राशि बदलती है।',
  },
}
