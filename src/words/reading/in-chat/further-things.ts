import type { VoicedText } from '../matters/matter-texts.ts'
import type { ByDirection } from './further-follow-ups.ts'

/** First sentences of follow-ups on things: which paper, with the family, what price, to whom a gift, which colour. */

/** "Which paper should I focus on?" */
export const whichPart: VoicedText = {
  oracle: {
    en: 'The one in which you lost most marks last time: no chart names a paper, and there each hour brings most.',
    hi: 'जिसमें पिछली बार सबसे ज़्यादा नंबर कटे: कुंडली पेपर का नाम नहीं बताती, और वहीं हर घंटा सबसे ज़्यादा देता है।',
  },
  astra: {
    en: 'Your weakest scoring one first, then the one with most marks; a chart names no paper.',
    hi: 'पहले सबसे कमज़ोर, फिर सबसे ज़्यादा नंबर वाला; पेपर का नाम कुंडली नहीं देती।',
  },
}

/** "Will the family come along?", to another country or town. */
export const withFamily: ByDirection = {
  favourable: {
    oracle: {
      en: 'Yes, they can come, though likely you first and they some months later.',
      hi: 'हाँ, परिवार आ सकेगा, पर पहले आप और कुछ महीने बाद वे।',
    },
    astra: {
      en: 'They will follow, it looks like; go first, settle the house and call them then.',
      hi: 'वे आएँगे, ऐसा दिखता है; पहले आप जाकर घर जमाएँ, फिर बुलाएँ।',
    },
  },
  mixed: {
    oracle: {
      en: 'Not at the start: you go alone first, and the family joins when the papers and the house are settled.',
      hi: 'शुरू में नहीं: पहले आप अकेले, फिर काग़ज़ और घर जमने पर परिवार।',
    },
    astra: {
      en: 'First alone, then together; plan for half a year apart.',
      hi: 'पहले अकेले, फिर साथ; छह महीने दूर रहने की तैयारी रखें।',
    },
  },
  patience: {
    oracle: {
      en: 'Not soon: count on going alone, and do not give up the house here yet.',
      hi: 'जल्दी नहीं: अकेले जाने का मानकर चलें, और यहाँ का घर अभी न छोड़ें।',
    },
    astra: {
      en: 'For now you alone; bring them only when a second year is sure.',
      hi: 'अभी आप अकेले; परिवार तब बुलाएँ जब दूसरा साल पक्का हो।',
    },
  },
}

/** "She is elder by two years, problem?" */
export const ageGap: VoicedText = {
  oracle: {
    en: 'No, the age is no problem: no rule of matching counts years, and many good homes have the elder on either side.',
    hi: 'नहीं, उम्र कोई समस्या नहीं: मिलान का कोई नियम साल नहीं गिनता, और बड़ा-छोटा कोई भी हो, घर अच्छे बसते हैं।',
  },
  astra: {
    en: 'Age is not the question, no: a chart looks at temper and at how long a bond lasts, not at birthdays.',
    hi: 'उम्र से दिक्कत नहीं: कुंडली स्वभाव और निबाह देखती है, जन्म का साल नहीं।',
  },
}

/** "How much price can I expect?" */
export const price: ByDirection = {
  favourable: {
    oracle: {
      en: 'Near the market price, or a little above it if you wait for the time that was told; a figure no chart gives.',
      hi: 'बाज़ार भाव के आसपास, और बताए समय तक रुकें तो थोड़ा ऊपर; अंक कुंडली नहीं देती।',
    },
    astra: {
      en: 'You can ask a little above the market and meet near it; the chart gives no figure.',
      hi: 'बाज़ार से थोड़ा ऊपर माँगें, बात उसके पास बनेगी; अंक कुंडली नहीं देती।',
    },
  },
  mixed: {
    oracle: {
      en: 'About the market price after some bargaining, and not much more; a figure no chart gives.',
      hi: 'मोल-भाव के बाद बाज़ार भाव जितना, उससे ज़्यादा नहीं; अंक कुंडली नहीं देती।',
    },
    astra: {
      en: 'Around what neighbours got; ask for three offers, because no chart gives a figure.',
      hi: 'जितना पड़ोस में मिला, उसके आसपास; तीन भाव लें, क्योंकि अंक कुंडली नहीं देती।',
    },
  },
  patience: {
    oracle: {
      en: 'Less than you hope if it has to be now; a figure no chart gives.',
      hi: 'अभी ही करना हो तो उम्मीद से कम; अंक कुंडली नहीं देती।',
    },
    astra: {
      en: 'A hurried deal brings less, so fix your lowest price first; the chart gives no figure.',
      hi: 'जल्दी में कम मिलेगा, इसलिए पहले अपना सबसे कम भाव तय करें; अंक कुंडली नहीं देती।',
    },
  },
}

/** "To whom should I give it?", of a gift that was told. */
export const remedyWhom: VoicedText = {
  oracle: {
    en: 'To anybody in need near you, a poor home, a worker or an old person; a priest is not needed for it.',
    hi: 'पास के किसी ज़रूरतमंद को, ग़रीब परिवार, मज़दूर या बुज़ुर्ग को; इसके लिए पंडित ज़रूरी नहीं।',
  },
  astra: {
    en: 'Give it to someone who will really use it, a needy family or a temple kitchen; no special person is asked for.',
    hi: 'उसे दें जिसके काम आए, किसी ज़रूरतमंद परिवार को या मंदिर के भंडारे में; कोई ख़ास व्यक्ति ज़रूरी नहीं।',
  },
}
/** "During periods too?" */
export const remedyPeriods: VoicedText = {
  oracle: {
    en: 'Yes, giving and a mantra in the mind may go on in those days; by custom of some homes the lamp and the temple wait, and a gap breaks nothing.',
    hi: 'हाँ, उन दिनों दान और मन में मंत्र चल सकता है; कुछ घरों के रिवाज में दीया और मंदिर छोड़ते हैं, और बीच में रुकने से कुछ नहीं टूटता।',
  },
  astra: {
    en: 'You may, and you may also skip those days: the count simply goes on afterwards.',
    hi: 'कर सकती हैं, और छोड़ भी सकती हैं: गिनती बाद में आगे चल जाती है।',
  },
}
/** The colour of a thing that is bought. */
export const thingColour: VoicedText = {
  oracle: {
    en: 'By tradition {colour} suits you, because the lord of your {office} is {graha}; any colour you like does no harm.',
    hi: 'परंपरा से आपके लिए {colour} ठीक है, क्योंकि आपके {office} के स्वामी {graha} हैं; अपनी पसंद का कोई भी रंग नुक़सान नहीं करता।',
  },
  astra: {
    en: 'Take {colour} if you like it: {graha} is the lord of your {office}, and tradition gives it that shade.',
    hi: 'पसंद हो तो {colour} लें: आपके {office} के स्वामी {graha} हैं, और परंपरा में यह उनका रंग है।',
  },
}

/** "Both, half and half?" */
export const bothOfThem: VoicedText = {
  oracle: {
    en: 'Yes, both can be done: the larger part in what was told as better, a smaller one in the other.',
    hi: 'हाँ, दोनों हो सकते हैं: बड़ा हिस्सा उसमें जो बेहतर बताया गया, छोटा दूसरे में।',
  },
  astra: {
    en: 'You can divide it, two parts to the better one and one part to the other, and see after a year.',
    hi: 'बाँट सकते हैं: दो हिस्से बेहतर वाले में, एक हिस्सा दूसरे में, और साल भर बाद देखें।',
  },
}
/** "Which organ?" */
export const whichOrgan: VoicedText = {
  oracle: {
    en: 'That a doctor’s test tells and no chart; ask for a full check, and have first looked at what has hurt before.',
    hi: 'यह डॉक्टर की जाँच बताएगी, कुंडली नहीं; पूरी जाँच कराएँ, और जो पहले तकलीफ़ दे चुका है उसे पहले दिखाएँ।',
  },
  astra: {
    en: 'No chart can name it honestly; a complete check-up does, so book one.',
    hi: 'ईमानदारी से कोई कुंडली अंग नहीं बता सकती; पूरी जाँच बता देगी, वही करा लें।',
  },
}
/** "What should I say?", of a heart. */
export const whatToSay: VoicedText = {
  oracle: {
    en: 'One true sentence is enough: that you like being together and would like more of it, with no answer needed today.',
    hi: 'एक सच्चा वाक्य काफ़ी है: साथ अच्छा लगता है और आगे भी चाहते हैं, जवाब आज देना ज़रूरी नहीं।',
  },
  astra: {
    en: 'Say it plainly and shortly, what you feel and since when, then ask how it is on the other side and listen.',
    hi: 'सीधा और छोटा कहें, क्या महसूस होता है और कब से; फिर पूछें कि उधर क्या है, और सुनें।',
  },
}
/** "Can my wife wear it too?": `{stone}` was told to the asker. */
export const stoneOfOther: VoicedText = {
  oracle: {
    en: 'No, not because it is yours: {stone} is chosen by each one’s own lagna, so let it be looked up in that kundli first.',
    hi: 'नहीं, सिर्फ़ इसलिए नहीं कि आपका है: {stone} हर किसी के अपने लग्न से चुना जाता है, इसलिए पहले उनकी कुंडली में देखें।',
  },
  astra: {
    en: 'Better not without looking: {stone} goes by a person’s own lagna, and what suits you may not suit another.',
    hi: 'बिना देखे नहीं: {stone} व्यक्ति के अपने लग्न से चलता है, और जो आपको ठीक है वह दूसरे को हो, ज़रूरी नहीं।',
  },
}
