import type { LocalizedText } from '../say.ts'

/** What is said where two charts are laid side by side. */

export const matchHeadlines: Readonly<
  Record<'favourable' | 'mixed' | 'patience', readonly LocalizedText[]>
> = {
  favourable: [
    {
      en: 'Laid side by side, your two charts get on well.',
      hi: 'साथ रखने पर आप दोनों की कुंडलियाँ अच्छी तरह मिलती हैं।',
    },
    {
      en: 'The two charts have much to give each other, and little to argue about.',
      hi: 'दोनों कुंडलियों के पास एक-दूसरे को देने को बहुत है, और टकराने को कम।',
    },
  ],
  mixed: [
    {
      en: 'The two charts meet halfway: enough agrees to build on, and a few things want talking about.',
      hi: 'दोनों कुंडलियाँ आधी राह पर मिलती हैं: नींव के लिए काफ़ी कुछ है, और कुछ बातों पर बात करना अच्छा है।',
    },
    {
      en: 'There is ground to stand on between the two charts, with a few stones to be cleared together.',
      hi: 'दोनों कुंडलियों के बीच ज़मीन पक्की है, बस कुछ कंकड़ साथ मिलकर हटाने हैं।',
    },
  ],
  patience: [
    {
      en: 'By the old tables the two charts differ more than they agree, and such couples do well when they know where.',
      hi: 'पुरानी सारणियों से दोनों कुंडलियों में मेल कम और अंतर ज़्यादा है, और ऐसे जोड़े तब अच्छा करते हैं जब अंतर कहाँ है यह पता हो।',
    },
    {
      en: 'The tables are sparing with these two charts; read it as a list of what to talk about, and not as an answer.',
      hi: 'सारणियाँ इन दो कुंडलियों को कम अंक देती हैं; इसे उत्तर नहीं, बातचीत की सूची समझें।',
    },
  ],
}

export const matchLines = {
  points: [
    {
      en: 'They share {points} of 36 points, where custom asks for 18.',
      hi: '36 में से {points} अंक आते हैं, जबकि परंपरा 18 माँगती है।',
    },
  ],
  excused: [
    {
      en: 'They share {points} of 36 points by the tables, and {excused} with the exceptions that the texts allow; custom asks for 18.',
      hi: 'सारणी से 36 में से {points} अंक आते हैं, और शास्त्र-सम्मत परिहारों के साथ {excused}; परंपरा 18 माँगती है।',
    },
  ],
  uncertain: [
    {
      en: 'To count the points I need both Moons, and on one of the two birth days the Moon changes its sign or star. Save the birth time in that kundli, even a rough one, and ask again; this answer is free.',
      hi: 'गुण गिनने के लिए दोनों का चंद्रमा निश्चित होना चाहिए, और दो में से एक के जन्म के दिन चंद्रमा राशि या नक्षत्र बदल रहा था। उस कुंडली में जन्म समय सहेजें, मोटा-मोटा भी चलेगा, और फिर पूछें; यह उत्तर मुफ़्त है।',
    },
  ],
  oneVoice: [
    {
      en: 'A number is one voice among many: how two people treat each other weighs more.',
      hi: 'अंक कई बातों में से एक बात हैं: दो लोग एक-दूसरे से कैसा व्यवहार करते हैं, इसका महत्व अधिक है।',
    },
    {
      en: 'No table has ever kept two people together or apart; listening has.',
      hi: 'किसी सारणी ने न कभी दो लोगों को जोड़ा है, न अलग किया है; जोड़ती है एक-दूसरे की बात सुनना।',
    },
  ],
  /** Before what the asker's own chart adds. */
  own: [
    { en: 'From your own side your chart adds this.', hi: 'आपकी ओर से आपकी कुंडली इतना और कहती है।' },
  ],
  advice: [
    {
      en: 'Sit down together for one hour this week, and each of you names one wish and one worry; nothing has to be settled that day.',
      hi: 'इस सप्ताह एक घंटा साथ बैठें, और दोनों एक-एक इच्छा और एक-एक चिंता कहें; उसी दिन कुछ तय करना ज़रूरी नहीं।',
    },
    {
      en: 'Before deciding anything, spend an ordinary day together, with errands and waiting in it; it tells more than a dinner.',
      hi: 'कुछ तय करने से पहले एक साधारण दिन साथ बिताएँ, जिसमें काम भी हों और इंतज़ार भी; वह दावत से ज़्यादा बताता है।',
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
      en: 'Best of all, the heaviest count, the one on bodily constitution, gives its full eight points.',
      hi: 'सबसे बड़ी बात, शरीर-प्रकृति वाला सबसे भारी कूट पूरे आठ अंक देता है।',
    },
    little: {
      en: 'The count on bodily constitution gives nothing here; custom minds that most, and many happy couples have lived with it.',
      hi: 'शरीर-प्रकृति वाला कूट यहाँ अंक नहीं देता; परंपरा इसे सबसे अधिक देखती है, और ऐसे बहुत-से जोड़े सुख से जिए हैं।',
    },
  },
  bhakoot: {
    all: {
      en: 'The count on shared fortunes is full, so plans for money and home tend to point the same way.',
      hi: 'साझे सुख-दुख वाला कूट पूरा है, इसलिए पैसे और परिवार की योजनाएँ अक्सर एक ही ओर चलती हैं।',
    },
    little: {
      en: 'The count on shared fortunes is low: money and the two families are better talked over early than late.',
      hi: 'साझे सुख-दुख वाला कूट कम है: धन और दोनों परिवारों की बात देर से नहीं, जल्दी कर लेना अच्छा है।',
    },
  },
  gana: {
    all: {
      en: 'In temper you are of one kind, and you will tire of the same things and laugh at the same things.',
      hi: 'स्वभाव दोनों का एक जैसा है: थकाने वाली बातें भी एक होंगी और हँसाने वाली भी।',
    },
    little: {
      en: 'Your tempers are made differently: one speaks where the other waits, and it helps to know which is which.',
      hi: 'दोनों के स्वभाव अलग बने हैं: जहाँ एक बोलता है वहाँ दूसरा रुकता है, और यह जान लेना ही मदद करता है।',
    },
  },
  grahaMaitri: {
    all: {
      en: 'The minds are friends, so talk comes easily and quarrels end by morning.',
      hi: 'दोनों के मन मित्र हैं, इसलिए बात सहज होती है और झगड़ा सुबह तक नहीं टिकता।',
    },
    little: {
      en: 'The minds take different roads to the same place, so ask twice before you assume.',
      hi: 'दोनों के मन एक ही जगह अलग रास्तों से पहुँचते हैं, इसलिए मान लेने से पहले दो बार पूछें।',
    },
  },
  yoni: {
    all: {
      en: 'In closeness and comfort you suit each other well.',
      hi: 'नज़दीकी और सहजता में आप दोनों का मेल अच्छा है।',
    },
    little: {
      en: 'Closeness will want patience and plain words from both of you.',
      hi: 'नज़दीकी दोनों से धैर्य और साफ़ शब्द चाहेगी।',
    },
  },
  tara: {
    all: {
      en: 'The birth stars wish each other well in both directions.',
      hi: 'जन्म के तारे दोनों ओर से एक-दूसरे के लिए शुभ हैं।',
    },
    little: {
      en: 'The birth stars are shy of each other, which asks for care in daily habits such as sleep and meals.',
      hi: 'जन्म के तारे एक-दूसरे से कुछ संकोच रखते हैं, इसलिए नींद और भोजन जैसी रोज़ की आदतों का ध्यान रखें।',
    },
  },
  vashya: {
    all: {
      en: 'Each of you can move the other with a gentle word.',
      hi: 'दोनों एक-दूसरे को एक कोमल शब्द से मना सकते हैं।',
    },
    little: {
      en: 'Neither of you gives way easily, so take turns in deciding.',
      hi: 'दोनों में से कोई आसानी से नहीं झुकता, इसलिए निर्णय बारी-बारी से लें।',
    },
  },
  varna: {
    all: {
      en: 'In what you honour and work for, you stand on one step.',
      hi: 'जिसका आप दोनों मान करते हैं, उसमें दोनों एक ही सीढ़ी पर हैं।',
    },
    little: {
      en: 'You honour different things, and it is worth saying aloud what they are.',
      hi: 'आप दोनों अलग बातों का मान करते हैं, और उन्हें खुलकर कह देना अच्छा है।',
    },
  },
}

export const manglikTexts: Readonly<Record<string, LocalizedText>> = {
  neither: {
    en: 'Neither of you comes under the old rule on marriage and temper, so there is nothing to weigh on that side.',
    hi: 'स्वभाव और विवाह का पुराना नियम दोनों में से किसी पर लागू नहीं, इसलिए उस ओर कुछ देखना बाक़ी नहीं।',
  },
  both: {
    en: 'Both of you are Manglik, and by that same old rule the two charts hold each other in balance.',
    hi: 'आप दोनों मांगलिक हैं, और उसी पुराने नियम से दोनों कुंडलियाँ एक-दूसरे को संतुलित करती हैं।',
  },
  softened: {
    en: 'One of the two comes under the old rule on marriage and temper, and the texts themselves name the ground on which it is set aside.',
    hi: 'दो में से एक पर स्वभाव और विवाह का पुराना नियम लागू है, और शास्त्र ही वह कारण बताते हैं जिससे उसका परिहार हो जाता है।',
  },
  one: {
    en: 'One of the two comes under the old rule on marriage and temper, and the other does not: it asks for patience with each other’s heat, and decides nothing.',
    hi: 'दो में से एक पर स्वभाव और विवाह का पुराना नियम लागू है और दूसरे पर नहीं: यह एक-दूसरे की तेज़ी के प्रति धैर्य माँगता है, और कुछ तय नहीं करता।',
  },
}
