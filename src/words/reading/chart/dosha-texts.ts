import type { VoicedText } from '../matters/matter-texts.ts'

/**
 * What is said of the doshas that people ask about: whether the chart has it, what it is and is not, and
 * what softens it. Nothing here frightens: each is a habit of life to know, and none decides a life.
 */
export interface DoshaTexts {
  yes: VoicedText
  no: VoicedText
  /** What it is read as. */
  meaning: VoicedText
}

export const doshaTexts: Readonly<Record<string, DoshaTexts>> = {
  manglik: {
    yes: {
      oracle: {
        en: 'Yes, by the old rule you are Manglik, as nearly half of all people are.',
        hi: 'हाँ, पुराने नियम से आप मांगलिक हैं, जैसे लगभग आधे लोग होते हैं।',
      },
      astra: {
        en: 'Your chart does count as Manglik, and that is far more common than it is made out to be.',
        hi: 'आपकी कुंडली मांगलिक गिनी जाती है, और यह जितनी बड़ी बात बनाई जाती है, उतनी है नहीं।',
      },
    },
    no: {
      oracle: {
        en: 'No, you are not Manglik, and that worry can be put aside.',
        hi: 'नहीं, आप मांगलिक नहीं हैं, यह चिंता छोड़ी जा सकती है।',
      },
      astra: {
        en: 'No, nothing to fear here: your chart is not Manglik.',
        hi: 'नहीं, इस ओर से निश्चिंत रहें: आपकी कुंडली मांगलिक नहीं है।',
      },
    },
    meaning: {
      oracle: {
        en: 'What it describes is heat: strong wishes and quick words with those close to you, which do well with a fair talk.',
        hi: 'इसका अर्थ गरमी है: पास के रिश्तों में तेज़ इच्छा और तेज़ बोल, जो साफ़ बातचीत से सँभल जाते हैं।',
      },
      astra: {
        en: 'Think of it as energy that needs an outlet in sport or work, so that it is not spent in quarrels.',
        hi: 'इसे ऐसी ऊर्जा समझें जिसे खेल या काम में रास्ता चाहिए, ताकि वह झगड़े में न निकले।',
      },
    },
  },
  'kaal-sarp': {
    yes: {
      oracle: {
        en: 'Yes, what is called Kaal Sarp is in your chart, and its name is worse than the thing itself.',
        hi: 'हाँ, जिसे काल सर्प कहते हैं वह आपकी कुंडली में है, और नाम जितना डराता है उतनी बात नहीं है।',
      },
      astra: {
        en: 'It is there, the Kaal Sarp of modern books, and plenty of well-known people have it.',
        hi: 'जी हाँ, आज की किताबों वाला काल सर्प आपकी कुंडली में है, और बहुत-से सफल लोगों की कुंडली में भी।',
      },
    },
    no: {
      oracle: {
        en: 'No, Kaal Sarp dosha is not in your chart.',
        hi: 'नहीं, आपकी कुंडली में काल सर्प दोष नहीं है।',
      },
      astra: {
        en: 'No, be at ease: your chart does not have Kaal Sarp dosha.',
        hi: 'नहीं, चिंता न करें: काल सर्प दोष आपकी कुंडली में नहीं है।',
      },
    },
    meaning: {
      oracle: {
        en: 'The old texts do not name it; it is a modern idea, read as a life that follows one aim and gathers slowly.',
        hi: 'प्राचीन ग्रंथों में इसका नाम नहीं है; यह नया विचार है, जिसे एक लक्ष्य पर चलने वाले और धीरे-धीरे बनने वाले जीवन का संकेत मानते हैं।',
      },
      astra: {
        en: 'No classical author speaks of it, so take it as a temperament: one thing at a time, and wholly.',
        hi: 'किसी शास्त्रीय ग्रंथ में यह नहीं मिलता, इसलिए इसे स्वभाव समझें: एक बार में एक काम, और पूरे मन से।',
      },
    },
  },
  pitra: {
    yes: {
      oracle: {
        en: 'Yes, what later usage calls Pitra dosha is found in your chart.',
        hi: 'हाँ, जिसे बाद की परंपरा पितृ दोष कहती है, वह आपकी कुंडली में है।',
      },
      astra: {
        en: 'It shows, yes: Pitra dosha is in your chart, and nobody in your family is angry with you.',
        hi: 'जी हाँ, पितृ दोष आपकी कुंडली में है, और इसका मतलब यह नहीं कि पूर्वज नाराज़ हैं।',
      },
    },
    no: {
      oracle: {
        en: 'No, Pitra dosha is not in your chart.',
        hi: 'नहीं, आपकी कुंडली में पितृ दोष नहीं है।',
      },
      astra: {
        en: 'No, you can put it out of your mind: your chart does not have Pitra dosha.',
        hi: 'नहीं, मन से निकाल दें: पितृ दोष आपकी कुंडली में नहीं है।',
      },
    },
    meaning: {
      oracle: {
        en: 'It is best understood as gratitude to elders that was never said, and a kind act for an older person answers it.',
        hi: 'इसे बड़ों के प्रति न कहे गए आभार की तरह समझें; किसी बुज़ुर्ग के लिए किया गया भला काम ही इसका जवाब है।',
      },
      astra: {
        en: 'It says that old family matters weigh a little more with you, and that you may be the one to settle them.',
        hi: 'इसका अर्थ इतना है कि परिवार की पुरानी बातें आपके मन पर ज़्यादा असर करती हैं, और सुलझाना भी शायद आपके हाथ में है।',
      },
    },
  },
  'guru-chandal': {
    yes: {
      oracle: {
        en: 'Yes, your chart has what is called Guru Chandal, and the name is harsher than its meaning.',
        hi: 'हाँ, आपकी कुंडली में गुरु चांडाल है, और इसका नाम इसके अर्थ से ज़्यादा कठोर है।',
      },
      astra: {
        en: 'It is there: Guru Chandal is in your chart, an ugly word for a free mind.',
        hi: 'जी हाँ, गुरु चांडाल आपकी कुंडली में है, जो आज़ाद सोच के लिए एक भद्दा नाम है।',
      },
    },
    no: {
      oracle: {
        en: 'No, Guru Chandal dosha is not in your chart.',
        hi: 'नहीं, आपकी कुंडली में गुरु चांडाल दोष नहीं है।',
      },
      astra: {
        en: 'No, leave that thought: your chart does not have Guru Chandal dosha.',
        hi: 'नहीं, यह ख़याल छोड़ दें: गुरु चांडाल दोष आपकी कुंडली में नहीं है।',
      },
    },
    meaning: {
      oracle: {
        en: 'It makes an independent pupil, who questions what others repeat and does best with a patient teacher.',
        hi: 'इससे स्वतंत्र सोच वाला विद्यार्थी बनता है, जो सवाल पूछता है और धैर्य वाले शिक्षक के साथ खिलता है।',
      },
      astra: {
        en: 'You ask “why” where others nod; keep the question and choose your advisers with care.',
        hi: 'जहाँ दूसरे हाँ कह देते हैं वहाँ आपके मन में “क्यों” आता है; यह अच्छा है, बस सलाह देने वाले सोचकर चुनें।',
      },
    },
  },
  'ganda-moola': {
    yes: {
      oracle: {
        en: 'Yes, your birth counts as Ganda Moola, as every fifth birth or so does.',
        hi: 'हाँ, आपका जन्म गंडमूल में है, जैसे लगभग हर पाँचवाँ जन्म।',
      },
      astra: {
        en: 'It does count as Ganda Moola, yes, and so does one child in five.',
        hi: 'जी हाँ, आपका जन्म गंडमूल का गिना जाता है, और हर पाँच में से एक बच्चे का भी।',
      },
    },
    no: {
      oracle: {
        en: 'No, Ganda Moola is not in your chart.',
        hi: 'नहीं, आपका जन्म गंडमूल में नहीं है।',
      },
      astra: {
        en: 'No, your birth has nothing to do with it: Ganda Moola is not in your chart.',
        hi: 'नहीं, आपकी कुंडली में गंडमूल नहीं है, बेफ़िक्र रहें।',
      },
    },
    meaning: {
      oracle: {
        en: 'It marks a birth at a turning point of the zodiac; such people begin anew more easily than others.',
        hi: 'यह राशिचक्र के मोड़ पर जन्म का चिह्न है; ऐसे लोग नई शुरुआत औरों से आसानी से कर लेते हैं।',
      },
      astra: {
        en: 'All it asks is a little more warmth in early family ties; it harms neither parent nor child.',
        hi: 'यह बस बचपन के रिश्तों में थोड़ा ज़्यादा प्यार माँगता है; इससे न माता-पिता का बुरा होता है, न बच्चे का।',
      },
    },
  },
}

/** Where there is no Kaal Sarp: a graha on each side of Rahu and Ketu. */
export const brokenRingTexts: VoicedText = {
  oracle: {
    en: 'It would need all seven planets on one side of the nodes; in your chart {one} stands in the {oneHouse} and {other} in the {otherHouse}, one on each side.',
    hi: 'इसके लिए सातों ग्रह एक ही ओर होने चाहिए; आपकी कुंडली में {one} {oneHouse} में हैं और {other} {otherHouse} में, यानी दोनों ओर।',
  },
  astra: {
    en: 'For it all seven planets would have to lie on one side; {one} stands in your {oneHouse} and {other} in your {otherHouse}, so the ring is open.',
    hi: 'इसके लिए सातों ग्रह एक ओर चाहिए; आपके यहाँ {one} {oneHouse} में हैं और {other} {otherHouse} में, इसलिए घेरा खुला है।',
  },
}
/** `{Reason}`: one thing that softens it, as the texts name it. */
export const softenedTexts: VoicedText = {
  oracle: {
    en: '{Reason}, and by the texts that softens it.',
    hi: '{reason}, और शास्त्र के अनुसार इससे यह हल्का पड़ता है।',
  },
  astra: {
    en: 'There is a softening too: {reason}.',
    hi: 'इसे हल्का करने वाली बात भी है: {reason}।',
  },
}
export const softenedTooTexts: VoicedText = {
  oracle: {
    en: '{Reason}, which speaks for calm as well.',
    hi: '{reason}, और यह भी इसे शांत करता है।',
  },
  astra: { en: '{Reason}, and that softens it further.', hi: '{reason}, इससे यह और हल्का होता है।' },
}
/** What follows from a dosha that is not there. */
export const absentTexts: VoicedText = {
  oracle: {
    en: 'So no puja, ring or special match is needed on that account.',
    hi: 'इसलिए इसके नाम पर किसी पूजा, अँगूठी या ख़ास रिश्ते की ज़रूरत नहीं है।',
  },
  astra: {
    en: 'If somebody asks you for money because of it, you can say that your kundli is clear.',
    hi: 'कोई इसके नाम पर पैसे माँगे, तो कह दें कि कुंडली में यह है ही नहीं।',
  },
}
/** The period in which it shows, or in which what it is feared for has its time. */
export const timeTexts: Readonly<Record<'present' | 'absent', VoicedText>> = {
  present: {
    oracle: {
      en: 'It will show most in the {graha} {level} from {from} to {to}.',
      hi: 'इसका असर सबसे ज़्यादा {graha} की {level} में रहेगा, {from} से {to} तक।',
    },
    astra: {
      en: 'Keep a little more patience when {graha} {level} comes, from {from} to {to}.',
      hi: 'थोड़ा ज़्यादा धैर्य तब रखें जब {graha} की {level} आएगी, {from} से {to} तक।',
    },
  },
  absent: {
    oracle: {
      en: 'For marriage the {graha} {level} from {from} to {to} will count for more.',
      hi: 'शादी के लिए इससे ज़्यादा महत्व {graha} की {level} का रहेगा, {from} से {to} तक।',
    },
    astra: {
      en: 'If marriage is behind the question, more will depend on {graha} {level} from {from} to {to}.',
      hi: 'बात शादी की हो तो ज़्यादा असर {graha} की {level} से होगा, {from} से {to} तक।',
    },
  },
}
/** Reasons that lean on the rule's own exceptions are told without its terms. */
export const ownReasonTexts = {
  friendlyMars: {
    oracle: {
      en: 'With your rising sign the texts count this rule lightly, which softens it.',
      hi: 'आपकी उदित राशि के लिए शास्त्र इस नियम को हल्का मानते हैं।',
    },
    astra: {
      en: 'For your rising sign it is softened: the old authors excuse it.',
      hi: 'आपकी उदित राशि में यह हल्का पड़ जाता है, पुराने लेखक इसे छूट देते हैं।',
    },
  },
  excusedPlace: {
    oracle: {
      en: 'The place it has in your chart is one that the texts excuse by name.',
      hi: 'आपकी कुंडली में इसका स्थान वह है जिसे शास्त्र नाम लेकर छूट देते हैं।',
    },
    astra: {
      en: 'And the texts excuse exactly the place that it takes with you.',
      hi: 'और आपकी कुंडली में यह जिस जगह है, उसे शास्त्र छूट देते हैं।',
    },
  },
  inDignity: {
    oracle: {
      en: 'One of those that make it stands in dignity, and that softens it.',
      hi: 'इसे बनाने वालों में से एक अपने बल में है, जिससे यह हल्का पड़ता है।',
    },
    astra: {
      en: 'It is softened by dignity: one of its makers is well off by itself.',
      hi: 'इसे बनाने वाला एक अपने बल में है, इसलिए यह हल्का रहता है।',
    },
  },
  gentleQuarter: {
    oracle: {
      en: 'You were born in a gentle quarter of that star, away from the joint that the rule means.',
      hi: 'आपका जन्म उसके शांत हिस्से में हुआ है, उस संधि से दूर जिसकी बात यह नियम करता है।',
    },
    astra: {
      en: 'Yours is a gentle quarter of the star, so even the strict count is mild.',
      hi: 'आपका हिस्सा उस नक्षत्र का शांत हिस्सा है, इसलिए कड़ी गिनती में भी यह हल्का है।',
    },
  },
} as const satisfies Record<string, VoicedText>
export const unsoftenedTexts: VoicedText = {
  oracle: {
    en: 'None of the listed exceptions applies in your case; what it asks for is patience in marriage talks.',
    hi: 'गिनाए गए परिहारों में से कोई यहाँ लागू नहीं होता; यह बस रिश्ते की बातों में धैर्य माँगता है।',
  },
  astra: {
    en: 'I find no exception that applies, and you don’t need one: patience and an honest talk do the work.',
    hi: 'कोई परिहार लागू नहीं होता, और ज़रूरत भी नहीं: धैर्य और साफ़ बात से काम चल जाता है।',
  },
}
export const marsTexts: VoicedText = {
  oracle: { en: 'Mars stands in your {mars.house}.', hi: 'मंगल आपके {mars.house} में हैं।' },
  astra: {
    en: 'The reason is Mars, which sits in your {mars.house}.',
    hi: 'कारण मंगल हैं, जो आपके {mars.house} में बैठे हैं।',
  },
}
/** Where the rule does not count the place of Mars. */
export const marsFreeTexts: VoicedText = {
  oracle: {
    en: 'Mars stands in your {mars.house}, a place that the rule leaves out.',
    hi: 'मंगल आपके {mars.house} में हैं, जिसे यह नियम नहीं गिनता।',
  },
  astra: {
    en: 'You have Mars in the {mars.house}, and that one is not counted for it.',
    hi: 'आपके मंगल {mars.house} में हैं, और वह जगह इसमें नहीं गिनी जाती।',
  },
}
export const noFearTexts: VoicedText = {
  oracle: {
    en: 'It decides nothing by itself: the rest of the chart, and how you live, weigh more.',
    hi: 'यह अकेले कुछ तय नहीं करता: बाक़ी कुंडली और आपके जीने का ढंग ज़्यादा मायने रखते हैं।',
  },
  astra: {
    en: 'Nobody has to buy a puja or a ring for this; whoever frightens you with it is selling something.',
    hi: 'इसके लिए महँगी पूजा या अँगूठी ज़रूरी नहीं; जो इससे डराए, वह कुछ बेच रहा है।',
  },
}
export const unknownTexts: VoicedText = {
  oracle: {
    en: 'Whether that applies to you depends on the minute of birth, which is not known here, so I will not guess.',
    hi: 'यह आप पर लागू है या नहीं, यह जन्म के ठीक समय पर निर्भर है, जो यहाँ ज्ञात नहीं है, इसलिए अनुमान नहीं लगाया जाएगा।',
  },
  astra: {
    en: 'I can’t say yes or no to that: it turns on the birth time, which is not known here.',
    hi: 'इस पर हाँ या नहीं कहना ठीक नहीं: यह जन्म समय से तय होता है, जो यहाँ ज्ञात नहीं है।',
  },
}
export const noneTexts: VoicedText = {
  oracle: {
    en: 'No, none of the doshas that people usually ask about is in your chart.',
    hi: 'नहीं, जिन दोषों के बारे में लोग आम तौर पर पूछते हैं, उनमें से कोई आपकी कुंडली में नहीं है।',
  },
  astra: {
    en: 'No, your chart is clear of all the doshas that people speak of.',
    hi: 'नहीं, जिन दोषों की बात होती है, उनमें से एक भी आपकी कुंडली में नहीं है।',
  },
}
export const someNoteTexts: VoicedText = {
  oracle: {
    en: 'Every second chart has one or other of them, so read this calmly.',
    hi: 'हर दूसरी कुंडली में इनमें से कोई न कोई होता है, इसलिए इसे शांत मन से पढ़ें।',
  },
  astra: {
    en: 'If you looked at your friends’ charts, half of them would show the same.',
    hi: 'अपने दोस्तों की कुंडलियाँ देखें, तो आधी में यही मिलेगा।',
  },
}

/** Of the other of two: Manglik in one alone, or in both. */
export const manglikOfTwo: Readonly<Record<'one' | 'both', VoicedText>> = {
  one: {
    oracle: {
      en: 'Manglik in one of the two alone is no bar to the marriage: both charts are weighed together, free, on the page “Kundli matching”.',
      hi: 'दोनों में से एक ही मांगलिक हो, तो भी विवाह में रोक नहीं: दोनों कुंडलियाँ “कुंडली मिलान” पृष्ठ पर मुफ़्त साथ देखी जाती हैं।',
    },
    astra: {
      en: 'No problem by itself: one of you Manglik and the other not is common, and the page “Kundli matching” weighs both, free.',
      hi: 'अपने आप में कोई दिक़्क़त नहीं: एक मांगलिक और दूसरा न हो, यह आम है; “कुंडली मिलान” पृष्ठ दोनों को मुफ़्त तौलता है।',
    },
  },
  both: {
    oracle: {
      en: 'If both of you are Manglik, tradition counts it as balanced, and nothing has to be done for it.',
      hi: 'दोनों मांगलिक हों, तो परंपरा इसे बराबर मानती है, और इसके लिए कुछ करना ज़रूरी नहीं।',
    },
    astra: {
      en: 'Both Manglik is held to be even: the one balances the other, so there is nothing to fear.',
      hi: 'दोनों का मांगलिक होना बराबर माना जाता है: एक दूसरे को संतुलित करता है, इसलिए डरने की बात नहीं।',
    },
  },
}
