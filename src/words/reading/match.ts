import type { LocalizedText } from '../say.ts'
import type { VoicedText } from './matters/matter-texts.ts'

/** What is said where two charts are laid side by side. */

/** How two charts agree, by their points with what the texts excuse: the words of the matching page. */
export type MatchGrade = 'excellent' | 'good' | 'enough' | 'little'

/** The verdict, first. `{points}` by the tables; `{excused}` with the exceptions, where there are any. */
export const matchVerdicts: Readonly<
  Record<MatchGrade, { plain: VoicedText; excused: VoicedText }>
> = {
  excellent: {
    plain: {
      oracle: {
        en: 'Yes: {points} of 36 gunas match, which is an excellent agreement.',
        hi: 'हाँ: 36 में से {points} गुण मिलते हैं, जो उत्तम मेल है।',
      },
      astra: {
        en: 'Yes, you two go together very well: {points} of 36 gunas, an excellent agreement.',
        hi: 'हाँ, आप दोनों की जोड़ी बहुत अच्छी है: 36 में से {points} गुण, यानी उत्तम मेल।',
      },
    },
    excused: {
      oracle: {
        en: 'Yes: {points} of 36 gunas match by the tables, and {excused} with the exceptions that the texts allow, which is an excellent agreement.',
        hi: 'हाँ: सारणी से 36 में से {points} गुण मिलते हैं, और शास्त्र-सम्मत परिहारों के साथ {excused}, जो उत्तम मेल है।',
      },
      astra: {
        en: 'Yes, you two go together very well: {points} of 36 gunas, and {excused} once the texts’ exceptions are counted, an excellent agreement.',
        hi: 'हाँ, आप दोनों की जोड़ी बहुत अच्छी है: 36 में से {points} गुण, और परिहार गिनें तो {excused}, यानी उत्तम मेल।',
      },
    },
  },
  good: {
    plain: {
      oracle: {
        en: 'Yes: {points} of 36 gunas match, which is a good agreement.',
        hi: 'हाँ: 36 में से {points} गुण मिलते हैं, जो अच्छा मेल है।',
      },
      astra: {
        en: 'Yes, your charts get on: {points} of 36 gunas, a good agreement.',
        hi: 'हाँ, आप दोनों की कुंडलियाँ मिलती हैं: 36 में से {points} गुण, यानी अच्छा मेल।',
      },
    },
    excused: {
      oracle: {
        en: 'Yes: {points} of 36 gunas match by the tables, and {excused} with the exceptions that the texts allow, which is a good agreement.',
        hi: 'हाँ: सारणी से 36 में से {points} गुण मिलते हैं, और शास्त्र-सम्मत परिहारों के साथ {excused}, जो अच्छा मेल है।',
      },
      astra: {
        en: 'Yes, your charts get on: {points} of 36 gunas, and {excused} once the texts’ exceptions are counted, a good agreement.',
        hi: 'हाँ, आप दोनों की कुंडलियाँ मिलती हैं: 36 में से {points} गुण, और परिहार गिनें तो {excused}, यानी अच्छा मेल।',
      },
    },
  },
  enough: {
    plain: {
      oracle: {
        en: 'It is enough: {points} of 36 gunas match, the agreement that custom asks for, and not more.',
        hi: 'काम चल जाए, इतना मेल है: 36 में से {points} गुण मिलते हैं, परंपरा के अनुसार पर्याप्त मेल, उससे ज़्यादा नहीं।',
      },
      astra: {
        en: 'It can work, with some care: {points} of 36 gunas, the agreement that custom asks for.',
        hi: 'बात बन सकती है, थोड़े ध्यान के साथ: 36 में से {points} गुण, यानी परंपरा के अनुसार पर्याप्त मेल।',
      },
    },
    excused: {
      oracle: {
        en: 'It is enough: {points} of 36 gunas match by the tables, and {excused} with the exceptions that the texts allow, the agreement that custom asks for.',
        hi: 'काम चल जाए, इतना मेल है: सारणी से 36 में से {points} गुण, और शास्त्र-सम्मत परिहारों के साथ {excused}, परंपरा के अनुसार पर्याप्त मेल।',
      },
      astra: {
        en: 'It can work, with some care: {points} of 36 gunas, and {excused} once the texts’ exceptions are counted, the agreement that custom asks for.',
        hi: 'बात बन सकती है, थोड़े ध्यान के साथ: 36 में से {points} गुण, और परिहार गिनें तो {excused}, यानी परंपरा के अनुसार पर्याप्त मेल।',
      },
    },
  },
  little: {
    plain: {
      oracle: {
        en: 'By this count the match is weak: {points} of 36 gunas, less than the 18 that custom asks for.',
        hi: 'इस गिनती से मेल कम है: 36 में से {points} गुण, जबकि परंपरा में कम से कम 18 चाहिए।',
      },
      astra: {
        en: 'By the gunas alone it is a weak match: {points} of 36, less than the 18 that custom asks for.',
        hi: 'सिर्फ़ गुणों से देखें तो मेल कम है: 36 में से {points}, जबकि परंपरा में कम से कम 18 चाहिए।',
      },
    },
    excused: {
      oracle: {
        en: 'By this count the match is weak: {points} of 36 gunas by the tables, and {excused} with the exceptions that the texts allow, less than the 18 that custom asks for.',
        hi: 'इस गिनती से मेल कम है: सारणी से 36 में से {points} गुण, और शास्त्र-सम्मत परिहारों के साथ {excused}, जबकि परंपरा में कम से कम 18 चाहिए।',
      },
      astra: {
        en: 'By the gunas alone it is a weak match: {points} of 36, and {excused} once the texts’ exceptions are counted, less than the 18 that custom asks for.',
        hi: 'सिर्फ़ गुणों से देखें तो मेल कम है: 36 में से {points}, और परिहार गिनें तो {excused}, जबकि परंपरा में कम से कम 18 चाहिए।',
      },
    },
  },
}

/** The kutas by name. Gana goes with its noun: by itself the word would be one of a birth chart. */
export const kutaShortNames = {
  varna: { en: 'Varna', hi: 'वर्ण' },
  vashya: { en: 'Vashya', hi: 'वश्य' },
  tara: { en: 'Tara', hi: 'तारा' },
  yoni: { en: 'Yoni', hi: 'योनि' },
  grahaMaitri: { en: 'Graha Maitri', hi: 'ग्रह मैत्री' },
  gana: { en: 'Gana kuta', hi: 'गण कूट' },
  bhakoot: { en: 'Bhakoot', hi: 'भकूट' },
  nadi: { en: 'Nadi', hi: 'नाड़ी' },
} as const satisfies Record<string, LocalizedText>

/** "Nadi 8 of 8" in a list. */
export const kutaInList: LocalizedText = {
  en: '{name} {points} of {of}',
  hi: '{name} {of} में {points}',
}

export const kutaLists = {
  strong: {
    oracle: { en: 'Full points come from {list}.', hi: 'पूरे अंक इनमें हैं: {list}।' },
    astra: { en: 'What is strong between you: {list}.', hi: 'आप दोनों के बीच मज़बूत: {list}।' },
  },
  middle: {
    oracle: { en: 'In between: {list}.', hi: 'बीच में: {list}।' },
    astra: { en: 'Neither strong nor weak: {list}.', hi: 'न मज़बूत न कमज़ोर: {list}।' },
  },
  weak: {
    oracle: { en: 'Few points come from {list}.', hi: 'कम अंक इनमें हैं: {list}।' },
    astra: { en: 'What is weak: {list}.', hi: 'कमज़ोर: {list}।' },
  },
} as const satisfies Record<string, VoicedText>

/** Nadi and Bhakoot dosha by name. `{why}` is why the texts excuse it. */
export const matchDoshaTexts = {
  neither: {
    oracle: {
      en: 'There is no Nadi dosha, and there is no Bhakoot dosha.',
      hi: 'नाड़ी दोष नहीं है, और भकूट दोष भी नहीं है।',
    },
    astra: {
      en: 'As for the two doshas that families ask about: there is no Nadi dosha, and there is no Bhakoot dosha.',
      hi: 'परिवार जिन दो दोषों के बारे में पूछते हैं, उनमें नाड़ी दोष नहीं है, और भकूट दोष भी नहीं है।',
    },
  },
  nadi: {
    oracle: {
      en: 'There is Nadi dosha, as both birth stars belong to one nadi, and nothing here cancels it by the texts.',
      hi: 'नाड़ी दोष है, क्योंकि दोनों के जन्म नक्षत्र एक ही नाड़ी के हैं, और ग्रंथों का कोई परिहार यहाँ नहीं लगता।',
    },
    astra: {
      en: 'There is Nadi dosha here without a cancellation; custom minds it most, so let both families talk about it openly.',
      hi: 'यहाँ नाड़ी दोष है और उसका परिहार नहीं मिलता; परंपरा में इसे सबसे ज़्यादा देखा जाता है, इसलिए दोनों परिवार इस पर खुलकर बात करें।',
    },
  },
  nadiCancelled: {
    oracle: {
      en: 'Nadi dosha is there, but the texts cancel it, because {why}.',
      hi: 'नाड़ी दोष बनता है, पर ग्रंथों से उसका परिहार हो जाता है, क्योंकि {why}।',
    },
    astra: {
      en: 'Set your mind at rest: Nadi dosha forms, and the texts cancel it, because {why}.',
      hi: 'नाड़ी दोष की चिंता मत करें: वह बनता है, पर ग्रंथों से कट जाता है, क्योंकि {why}।',
    },
  },
  bhakoot: {
    oracle: {
      en: 'There is Bhakoot dosha by the count of the two signs, and nothing here cancels it by the texts.',
      hi: 'दोनों राशियों की गिनती से भकूट दोष है, और ग्रंथों का कोई परिहार यहाँ नहीं लगता।',
    },
    astra: {
      en: 'There is Bhakoot dosha without a cancellation, so talk about money and the two families early.',
      hi: 'भकूट दोष है और उसका परिहार नहीं मिलता, इसलिए पैसे और दोनों परिवारों की बात जल्दी कर लें।',
    },
  },
  bhakootCancelled: {
    oracle: {
      en: 'Bhakoot dosha is there, but the texts cancel it, because {why}.',
      hi: 'भकूट दोष बनता है, पर ग्रंथों से उसका परिहार हो जाता है, क्योंकि {why}।',
    },
    astra: {
      en: 'Bhakoot dosha forms too, and the texts cancel it, because {why}.',
      hi: 'भकूट दोष बनता है, पर ग्रंथों से कट जाता है, क्योंकि {why}।',
    },
  },
} as const satisfies Record<string, VoicedText>

/** Why the texts excuse a kuta, after "because". */
export const exceptionReasons = {
  'same-rashi-other-star': {
    en: 'you share one sign and not one star',
    hi: 'राशि एक है और नक्षत्र अलग',
  },
  'same-star-other-rashi': {
    en: 'you share one star and not one sign',
    hi: 'नक्षत्र एक है और राशि अलग',
  },
  'same-star-other-pada': {
    en: 'you share one star in different quarters',
    hi: 'नक्षत्र एक है और चरण अलग',
  },
  'one-lord': {
    en: 'one and the same planet stands behind both signs',
    hi: 'दोनों राशियों के पीछे एक ही ग्रह है',
  },
  'friendly-lords': {
    en: 'the planets behind the two signs are friends',
    hi: 'दोनों राशियों के ग्रह आपस में मित्र हैं',
  },
} as const satisfies Record<string, LocalizedText>

/** Mars in the two charts, from the asker's side. */
export const manglikTexts = {
  neither: {
    oracle: {
      en: 'You are not Manglik, and the other chart is free of it too.',
      hi: 'आप मांगलिक नहीं हैं, और दूसरी कुंडली भी इससे मुक्त है।',
    },
    astra: {
      en: 'Both sides can rest easy: you are not Manglik, and the other chart is free of it too.',
      hi: 'दोनों ओर से निश्चिंत रहें: आप मांगलिक नहीं हैं, और दूसरी कुंडली भी इससे मुक्त है।',
    },
  },
  both: {
    oracle: {
      en: 'Both of you are Manglik, and by the old rule the two charts hold each other in balance.',
      hi: 'आप दोनों मांगलिक हैं, और पुराने नियम से दोनों कुंडलियाँ एक-दूसरे को संतुलित करती हैं।',
    },
    astra: {
      en: 'You are both Manglik, so by the old rule the two charts balance each other.',
      hi: 'आप दोनों मांगलिक हैं, इसलिए पुराने नियम से दोनों कुंडलियाँ बराबरी पर हैं।',
    },
  },
  softenedAsker: {
    oracle: {
      en: 'You are Manglik and the other is not, and the texts name a ground on which it is set aside.',
      hi: 'आप मांगलिक हैं और दूसरा व्यक्ति नहीं, पर ग्रंथों में बताए कारण से इसका परिहार हो जाता है।',
    },
    astra: {
      en: 'You are Manglik and the other is not, but these charts have what sets it aside.',
      hi: 'आप मांगलिक हैं और दूसरा व्यक्ति नहीं, पर इन कुंडलियों में इसका परिहार मौजूद है।',
    },
  },
  softenedOther: {
    oracle: {
      en: 'You are not Manglik and the other chart is, and the texts name a ground on which it is set aside.',
      hi: 'आप मांगलिक नहीं हैं, दूसरी कुंडली है, पर ग्रंथों में बताए कारण से इसका परिहार हो जाता है।',
    },
    astra: {
      en: 'You are not Manglik and the other chart is, but these charts have what sets it aside.',
      hi: 'आप मांगलिक नहीं हैं, दूसरी कुंडली है, पर इन कुंडलियों में इसका परिहार मौजूद है।',
    },
  },
  oneAsker: {
    oracle: {
      en: 'You are Manglik and the other is not: it calls for patience with each other’s temper, and settles nothing.',
      hi: 'आप मांगलिक हैं और दूसरा व्यक्ति नहीं: ऐसे में एक-दूसरे के ग़ुस्से पर धैर्य रखना होगा; इतने से कुछ तय नहीं होता।',
    },
    astra: {
      en: 'You are Manglik and the other is not, so agree early how you will cool down after a quarrel.',
      hi: 'आप मांगलिक हैं और दूसरा व्यक्ति नहीं, इसलिए पहले ही तय कर लें कि झगड़े के बाद शांत कैसे होना है।',
    },
  },
  oneOther: {
    oracle: {
      en: 'You are not Manglik and the other chart is: it calls for patience with each other’s temper, and settles nothing.',
      hi: 'आप मांगलिक नहीं हैं, दूसरी कुंडली है: ऐसे में एक-दूसरे के ग़ुस्से पर धैर्य रखना होगा; इतने से कुछ तय नहीं होता।',
    },
    astra: {
      en: 'You are not Manglik and the other chart is, so agree early how you will cool down after a quarrel.',
      hi: 'आप मांगलिक नहीं हैं, दूसरी कुंडली है, इसलिए पहले ही तय कर लें कि झगड़े के बाद शांत कैसे होना है।',
    },
  },
  unknown: {
    oracle: {
      en: 'What Mars does in the two charts needs both birth times, so that stays open.',
      hi: 'दोनों कुंडलियों में मंगल का विचार दोनों के जन्म समय से होता है, इसलिए इस पर अभी कुछ नहीं कहा जा सकता।',
    },
    astra: {
      en: 'I can’t say anything about Mars yet, because a birth time is missing.',
      hi: 'मंगल की बात अभी नहीं कही जा सकती, क्योंकि एक जन्म समय नहीं है।',
    },
  },
} as const satisfies Record<string, VoicedText>

export const matchLines = {
  uncertain: [
    {
      en: 'To count the points I need both Moons, and on one of the two birth days the Moon changes its sign or star. Save the birth time in that kundli, even a rough one, and ask again; this answer is free.',
      hi: 'गुण गिनने के लिए दोनों का चंद्रमा निश्चित होना चाहिए, और दो में से एक के जन्म के दिन चंद्रमा राशि या नक्षत्र बदल रहा था। उस कुंडली में जन्म समय सहेजें, मोटा-मोटा भी चलेगा, और फिर पूछें; यह उत्तर मुफ़्त है।',
    },
  ],
  oneVoice: [
    {
      en: 'The number is only one consideration: how two people treat each other matters more.',
      hi: 'अंक केवल एक पहलू हैं: दो लोग एक-दूसरे से कैसा व्यवहार करते हैं, इसका महत्व ज़्यादा है।',
    },
    {
      en: 'Tables differ from almanac to almanac, so let this count be one reason among several.',
      hi: 'अलग-अलग पंचांगों की सारणियाँ थोड़ी अलग होती हैं, इसलिए इस गिनती को कई कारणों में से एक मानें।',
    },
  ],
  /** Before what the asker's own chart adds. */
  own: [
    { en: 'From your own side your chart adds this.', hi: 'आपकी अपनी कुंडली से इतना और पता चलता है।' },
  ],
  advice: [
    {
      en: 'Sit down together for one hour this week, and each of you names one wish and one worry; nothing has to be settled that day.',
      hi: 'इस सप्ताह एक घंटा साथ बैठें, और दोनों एक-एक इच्छा और एक-एक चिंता कहें; उसी दिन कुछ तय करना ज़रूरी नहीं।',
    },
    {
      en: 'Before deciding anything, spend an ordinary day together, with errands and waiting in it; you learn more from it than from a dinner.',
      hi: 'कुछ तय करने से पहले एक साधारण दिन साथ बिताएँ, जिसमें काम भी हों और इंतज़ार भी; उससे किसी दावत से ज़्यादा पता चलता है।',
    },
    {
      en: 'Talk about money, parents and where to live before you talk about dates.',
      hi: 'तारीख़ से पहले पैसे, माता-पिता और रहने की जगह पर बात करें।',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>

/** Each kuta where it gives all it can, and where it gives little: what it is about in a life of two. */
export const kutaTexts: Readonly<Record<string, { all: LocalizedText; little: LocalizedText }>> = {
  nadi: {
    all: {
      en: 'Nadi, the heaviest of the eight, is about health and children, and it stands well.',
      hi: 'आठों में सबसे भारी नाड़ी सेहत और संतान की बात है, और वह अच्छी है।',
    },
    little: {
      en: 'Nadi is about health and children; many couples without its points have lived happily, and a doctor’s check before marriage answers more.',
      hi: 'नाड़ी सेहत और संतान की बात है; इसके अंक के बिना भी बहुत-से जोड़े सुखी हैं, और शादी से पहले डॉक्टर की जाँच से ज़्यादा पता चलता है।',
    },
  },
  bhakoot: {
    all: {
      en: 'Bhakoot is full, so plans for money and family tend to point the same way.',
      hi: 'भकूट पूरा है, इसलिए पैसे और परिवार की योजनाएँ अक्सर एक ही ओर चलती हैं।',
    },
    little: {
      en: 'Low Bhakoot shows in money and the two families: talk about both early.',
      hi: 'भकूट कम हो तो बात अक्सर पैसे और दोनों परिवारों को लेकर अटकती है: दोनों पर जल्दी बात कर लें।',
    },
  },
  gana: {
    all: {
      en: 'Gana kuta is full: in temper you are of one kind.',
      hi: 'गण कूट पूरा है: स्वभाव दोनों का एक जैसा है।',
    },
    little: {
      en: 'Low Gana kuta means two tempers: one speaks where the other waits, and it helps to know which is which.',
      hi: 'गण कूट कम होने का मतलब है दो अलग स्वभाव: जहाँ एक बोलता है वहाँ दूसरा रुकता है, और यह जान लेने से ही मदद मिलती है।',
    },
  },
  grahaMaitri: {
    all: {
      en: 'Graha Maitri is full: the minds are friends, so talk comes easily.',
      hi: 'ग्रह मैत्री पूरी है: दोनों के मन मित्र हैं, इसलिए बात सहज होती है।',
    },
    little: {
      en: 'With low Graha Maitri you think in different ways, so ask before you assume.',
      hi: 'ग्रह मैत्री कम हो तो दोनों अलग ढंग से सोचते हैं, इसलिए कुछ मान लेने से पहले पूछ लें।',
    },
  },
  yoni: {
    all: {
      en: 'Yoni is full: in closeness and comfort you suit each other.',
      hi: 'योनि पूरी है: नज़दीकी और सहजता में दोनों का मेल अच्छा है।',
    },
    little: {
      en: 'Low Yoni calls for patience and plain words in closeness.',
      hi: 'योनि कम हो तो नज़दीकी में धैर्य और साफ़ बात चाहिए।',
    },
  },
  tara: {
    all: {
      en: 'Tara is full, which is held to be good for the well-being of both.',
      hi: 'तारा पूरी है, जो दोनों के कुशल-मंगल के लिए अच्छी मानी जाती है।',
    },
    little: {
      en: 'With low Tara, take care of daily habits such as sleep and meals.',
      hi: 'तारा कम हो तो नींद और खाने जैसी रोज़ की आदतों का ध्यान रखें।',
    },
  },
  vashya: {
    all: {
      en: 'Vashya is full: each of you can move the other with a gentle word.',
      hi: 'वश्य पूरा है: दोनों एक-दूसरे को प्यार से मना सकते हैं।',
    },
    little: {
      en: 'Low Vashya means that neither gives way easily, so take turns in deciding.',
      hi: 'वश्य कम हो तो दोनों में से कोई आसानी से नहीं झुकता, इसलिए निर्णय बारी-बारी से लें।',
    },
  },
  varna: {
    all: {
      en: 'Varna is full: you value the same things.',
      hi: 'वर्ण पूरा है: दोनों एक जैसी बातों को महत्व देते हैं।',
    },
    little: {
      en: 'Low Varna means that you value different things, and it is worth saying aloud what they are.',
      hi: 'वर्ण कम हो तो दोनों अलग-अलग बातों को महत्व देते हैं, और यह खुलकर कह देना अच्छा है।',
    },
  },
}
