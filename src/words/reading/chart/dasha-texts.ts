import type { LocalizedText } from '../../say.ts'
import type { VoicedText } from '../matters/matter-texts.ts'

/** Dashas: `{graha}` the lord of the period, `{level}` mahadasha or antardasha, `{from}` and `{to}` its days. */

export const levelNames: readonly LocalizedText[] = [
  { en: 'mahadasha', hi: 'महादशा' },
  { en: 'antardasha', hi: 'अंतर्दशा' },
  { en: 'pratyantar', hi: 'प्रत्यंतर दशा' },
]

export const nowTexts: VoicedText = {
  oracle: {
    en: 'You are in the {maha} mahadasha until {mahaTo}, and within it the {antar} antardasha runs until {antarTo}.',
    hi: 'आपकी {maha} की महादशा {mahaTo} तक है, और उसमें {antar} की अंतर्दशा {antarTo} तक है।',
  },
  astra: {
    en: '{antar} antardasha is running for you until {antarTo}, as part of the {maha} mahadasha, which lasts until {mahaTo}.',
    hi: 'इस समय {antar} की अंतर्दशा है, जो {antarTo} को समाप्त होगी, और {maha} की महादशा {mahaTo} को समाप्त होगी।',
  },
}
/** Where a period is taken for the running one and another runs. */
export const anotherRunsTexts: VoicedText = {
  oracle: {
    en: 'By these birth details another period is running: the {maha} mahadasha until {mahaTo}, and within it the {antar} antardasha until {antarTo}.',
    hi: 'इस जन्म-विवरण से अभी दूसरी दशा चल रही है: {maha} की महादशा {mahaTo} तक, और उसमें {antar} की अंतर्दशा {antarTo} तक।',
  },
  astra: {
    en: 'What runs for you at present is something else: {antar} antardasha until {antarTo}, in the {maha} mahadasha, which lasts until {mahaTo}.',
    hi: 'अभी आपकी दशा दूसरी है: {antar} की अंतर्दशा {antarTo} तक, और {maha} की महादशा {mahaTo} तक।',
  },
}
export const otherBirthTimeTexts: VoicedText = {
  oracle: {
    en: 'If you were told otherwise, compare the birth time that was used there.',
    hi: 'किसी ने कुछ और बताया हो, तो देख लीजिए कि वहाँ जन्म का कौन सा समय लिया गया था।',
  },
  astra: {
    en: 'Somebody told you differently? Then look whether the same birth time was used.',
    hi: 'कहीं और कुछ अलग सुना हो, तो जन्म का समय मिलाकर देख लीजिए।',
  },
}
export const pratyantarTexts: VoicedText = {
  oracle: {
    en: 'The finest level at present is the {graha} pratyantar, until {to}.',
    hi: 'उसके भीतर अभी {graha} की प्रत्यंतर दशा {to} तक है।',
  },
  astra: {
    en: 'Inside it runs {graha} pratyantar, up to {to}.',
    hi: 'उसके भीतर {graha} की प्रत्यंतर दशा है, {to} तक।',
  },
}

/** When a period runs: now, still to come, or over. */
export const runsTexts: VoicedText = {
  oracle: {
    en: 'Your {graha} {level} is running, from {from} to {to}.',
    hi: 'आपकी {graha} की {level} {from} से {to} तक है।',
  },
  astra: {
    en: '{graha} {level} stays with you until {to}; it is the one you are in.',
    hi: '{graha} की {level} {to} तक रहेगी; अभी वही चल रही है।',
  },
}
export const comesTexts: VoicedText = {
  oracle: {
    en: 'Your {graha} {level} will begin on {from} and run until {to}.',
    hi: 'आपकी {graha} की {level} {from} से शुरू होगी और {to} तक रहेगी।',
  },
  astra: {
    en: '{graha} {level} starts for you on {from}, and {to} is its last day.',
    hi: '{from} को {graha} की {level} शुरू होगी, और {to} को पूरी होगी।',
  },
}
export const overTexts: VoicedText = {
  oracle: {
    en: 'The {graha} {level} of your life is over: it ran from {from} to {to}.',
    hi: 'आपके जीवन की {graha} की {level} बीत चुकी है: वह {from} से {to} तक थी।',
  },
  astra: {
    en: 'You have it behind you: {graha} {level} was over on {to}.',
    hi: 'वह समय निकल गया: {graha} की {level} {to} को बीत चुकी।',
  },
}
export const nextAntarTexts: VoicedText = {
  oracle: {
    en: 'Your next antardasha, the {graha} antardasha, will begin on {from} and run until {to}.',
    hi: 'अगली अंतर्दशा {graha} की है: {graha} की अंतर्दशा {from} से शुरू होगी और {to} तक रहेगी।',
  },
  astra: {
    en: 'After this one, {graha} antardasha will start on {from} and stay until {to}.',
    hi: 'इसके बाद {graha} की अंतर्दशा {from} को शुरू होगी और {to} तक चलेगी।',
  },
}
export const nextMahaTexts: VoicedText = {
  oracle: {
    en: 'The next mahadasha, the {graha} mahadasha, will begin on {from} and run until {to}.',
    hi: 'अगली महादशा {graha} की है: {graha} की महादशा {from} से शुरू होगी और {to} तक रहेगी।',
  },
  astra: {
    en: 'The big change comes on {from}, when {graha} mahadasha will start; it stays until {to}.',
    hi: 'बड़ा बदलाव {from} को आएगा, जब {graha} की महादशा शुरू होगी; वह {to} तक रहेगी।',
  },
}
/** The antardashas in a row: `{list}` is made of `inList`. */
export const listTexts: VoicedText = {
  oracle: { en: 'In order they will come so: {list}.', hi: 'क्रम से वे ऐसे आएँगी: {list}।' },
  astra: { en: 'Here is what comes after that: {list}.', hi: 'आगे का क्रम यह है: {list}।' },
}
export const inList: LocalizedText = {
  en: '{graha} antardasha begins on {from}',
  hi: '{from} को {graha} की अंतर्दशा शुरू होगी',
}

/** How a period is likely to be. `{when}` is empty or its days. */
export const verdictTexts: Readonly<Record<'favourable' | 'mixed' | 'patience', VoicedText>> = {
  favourable: {
    oracle: {
      en: 'Yes, your {graha} {level} from {from} to {to} will support you on the whole.',
      hi: 'हाँ, {graha} की {level} {from} से {to} तक रहेगी और कुल मिलाकर आपके पक्ष में है।',
    },
    astra: {
      en: 'A good stretch, mostly: your {graha} {level} will help you until {to}.',
      hi: 'ज़्यादातर अच्छा समय है: {graha} की {level} {to} तक रहेगी और आपका साथ देती है।',
    },
  },
  mixed: {
    oracle: {
      en: 'Your {graha} {level} from {from} to {to} will be mixed: some matters move, others take work.',
      hi: '{graha} की {level} {from} से {to} तक रहेगी और मिली-जुली है: कुछ काम बनेंगे, कुछ में मेहनत लगेगी।',
    },
    astra: {
      en: 'Partly good, partly tiring: your {graha} {level} will be so until {to}.',
      hi: 'आधी आसान, आधी मेहनत वाली: {graha} की {level} {to} तक ऐसी ही रहेगी।',
    },
  },
  patience: {
    oracle: {
      en: 'Your {graha} {level} from {from} to {to} will ask for patience: results come late, but they can come.',
      hi: '{graha} की {level} {from} से {to} तक रहेगी और धैर्य माँगती है: नतीजे देर से आते हैं, पर आ सकते हैं।',
    },
    astra: {
      en: 'Not the easiest one: your {graha} {level} will want steady work until {to}, with nothing to fear in it.',
      hi: 'यह सबसे आसान समय नहीं: {graha} की {level} {to} तक रहेगी और लगातार मेहनत माँगती है, पर डरने की बात नहीं।',
    },
  },
}
/** "Is the next one better?": of the next period beside the one that runs. */
export const nextBesideNow: Readonly<Record<'better' | 'same' | 'harder', VoicedText>> = {
  better: {
    oracle: {
      en: 'Yes, the next one is better: your {graha} {level} will run from {from} to {to}.',
      hi: 'हाँ, अगली बेहतर है: {graha} की {level} {from} से {to} तक रहेगी।',
    },
    astra: {
      en: 'Better, yes: your {graha} {level} will run from {from} to {to}, and it goes easier than the present one.',
      hi: 'जी, इससे अच्छी है: {graha} की {level} {from} से {to} तक रहेगी, और वह ज़्यादा आसान है।',
    },
  },
  same: {
    oracle: {
      en: 'About the same as now: your {graha} {level} will run from {from} to {to}.',
      hi: 'लगभग अभी जैसी ही: {graha} की {level} {from} से {to} तक रहेगी।',
    },
    astra: {
      en: 'Neither better nor worse than the present one: your {graha} {level} will run from {from} to {to}.',
      hi: 'न बेहतर, न कठिन: {graha} की {level} {from} से {to} तक रहेगी, और लगभग अभी जैसी है।',
    },
  },
  harder: {
    oracle: {
      en: 'Not better, it asks for more patience: your {graha} {level} will run from {from} to {to}.',
      hi: 'बेहतर नहीं, उसमें ज़्यादा धैर्य चाहिए: {graha} की {level} {from} से {to} तक रहेगी।',
    },
    astra: {
      en: 'The present one is easier, so use it: your {graha} {level} will run from {from} to {to} and want more work.',
      hi: 'अभी वाली ज़्यादा आसान है, इसका लाभ लें: {graha} की {level} {from} से {to} तक रहेगी और ज़्यादा मेहनत माँगती है।',
    },
  },
}
/** Of two lords named, the one whose period serves better. */
export const betterTexts: VoicedText = {
  oracle: {
    en: 'Of the two, {graha} serves you better, because {graha} rules your {ruled}.',
    hi: 'दोनों में {graha} का समय आपके लिए ज़्यादा अच्छा है, क्योंकि {graha} आपके {ruled} के स्वामी हैं।',
  },
  astra: {
    en: 'I would put {graha} first, since {graha} owns your {ruled}.',
    hi: 'पहले नंबर पर {graha} को रखें: {graha} आपके {ruled} के मालिक हैं, उनका समय ज़्यादा देगा।',
  },
}

/** What comes up in a period: `{matters}` of the houses, `{nature}` of the graha itself. */
export const subjectTexts: VoicedText = {
  oracle: {
    en: 'So its subjects for you are {matters}.',
    hi: 'इसलिए इस समय {matters} की बातें ज़्यादा सामने आती हैं।',
  },
  astra: {
    en: 'Expect {matters} to take up more of your time.',
    hi: 'इस दौरान {matters} पर ज़्यादा ध्यान जाएगा।',
  },
}
export const whyPeriodTexts: VoicedText = {
  oracle: {
    en: 'A period gives what its lord rules and where it stands; it does not change everything at once.',
    hi: 'दशा वही देती है जो उसका स्वामी कुंडली में सँभालता है; सब कुछ एक साथ नहीं बदलता।',
  },
  astra: {
    en: 'Don’t wait for one big day: such a time works slowly, month by month.',
    hi: 'किसी एक दिन का इंतज़ार न करें: दशा का असर धीरे-धीरे, महीनों में दिखता है।',
  },
}
/** One thing to do in the period of each graha. */
export const periodAdvice: Readonly<Record<string, LocalizedText>> = {
  sun: {
    en: 'Take one clear responsibility at work and keep your word to seniors.',
    hi: 'काम में एक साफ़ ज़िम्मेदारी लें और बड़ों को दी हुई बात निभाएँ।',
  },
  moon: {
    en: 'Keep fixed hours for sleep, and decide nothing big on a bad evening.',
    hi: 'सोने का समय तय रखें, और मन ख़राब हो तो बड़ा फ़ैसला न लें।',
  },
  mars: {
    en: 'Put the energy into exercise and finished work, and wait a night before an angry message.',
    hi: 'ऊर्जा कसरत और पूरे किए हुए काम में लगाएँ, और ग़ुस्से का संदेश भेजने से पहले एक रात रुकें।',
  },
  mercury: {
    en: 'Learn one skill that pays, and read every paper before you sign it.',
    hi: 'काम आने वाला एक हुनर सीखें, और दस्तख़त से पहले हर काग़ज़ पढ़ें।',
  },
  jupiter: {
    en: 'Ask one experienced person for advice, and save a fixed part of what you earn.',
    hi: 'किसी अनुभवी व्यक्ति से सलाह लें, और कमाई का एक हिस्सा तय करके बचाएँ।',
  },
  venus: {
    en: 'Give time to the people you love, and keep a limit on spending for comfort.',
    hi: 'अपने लोगों को समय दें, और सुख-सुविधा के ख़र्च की एक सीमा रखें।',
  },
  saturn: {
    en: 'Do the regular work first, pay dues on time and keep your papers in order.',
    hi: 'रोज़ का काम पहले करें, बक़ाया समय पर चुकाएँ और काग़ज़ पूरे रखें।',
  },
  rahu: {
    en: 'Check every quick offer twice, and keep away from shortcuts and rumours.',
    hi: 'जल्दी फ़ायदे की हर बात दो बार जाँचें, और शॉर्टकट व अफ़वाह से दूर रहें।',
  },
  ketu: {
    en: 'Finish what is pending, keep few commitments and give yourself quiet time.',
    hi: 'अधूरे काम निपटाएँ, वादे कम करें और थोड़ा समय अपने लिए शांत रखें।',
  },
}
