import type { LocalizedText } from '../../say.ts'

/** What is said to whoever comes back with good news: joy first, then what the chart holds next. */

export type GladKind =
  | 'work'
  | 'away'
  | 'study'
  | 'bond'
  | 'child'
  | 'home'
  | 'money'
  | 'health'
  | 'any'

/** The first sentence, by what has come. */
export const joy: Readonly<Record<GladKind, Readonly<Record<'oracle' | 'astra', LocalizedText>>>> =
  {
    work: {
      oracle: {
        en: 'What happy news, many congratulations! You earned this.',
        hi: 'बहुत-बहुत बधाई, कितनी अच्छी ख़बर है! यह मेहनत का फल है।',
      },
      astra: {
        en: 'That is wonderful, heartiest congratulations! Enjoy today first.',
        hi: 'वाह, दिल से बधाई! आज का दिन पहले ख़ुशी से मनाइए।',
      },
    },
    away: {
      oracle: {
        en: 'What happy news, many congratulations! The long wait for it is over.',
        hi: 'बहुत-बहुत बधाई, कितनी अच्छी ख़बर है! लंबा इंतज़ार पूरा हुआ।',
      },
      astra: {
        en: 'That is wonderful, congratulations! Check name, dates and passport number on it today, and then celebrate.',
        hi: 'वाह, दिल से बधाई! उस पर नाम, तारीख़ और पासपोर्ट नंबर आज ही मिला लें, फिर मिठाई बाँटें।',
      },
    },
    study: {
      oracle: {
        en: 'What happy news, many congratulations! The hard work has paid off.',
        hi: 'बहुत-बहुत बधाई, कितनी अच्छी ख़बर है! मेहनत रंग लाई।',
      },
      astra: {
        en: 'That is wonderful, heartiest congratulations on the result!',
        hi: 'वाह, इस नतीजे पर दिल से बधाई!',
      },
    },
    bond: {
      oracle: {
        en: 'What happy news, many congratulations, and every good wish to you both!',
        hi: 'बहुत-बहुत बधाई, और दोनों के लिए ढेर सारी शुभकामनाएँ!',
      },
      astra: {
        en: 'That is lovely, heartiest congratulations to you both!',
        hi: 'वाह, आप दोनों को दिल से बधाई!',
      },
    },
    child: {
      oracle: {
        en: 'What happy news, many congratulations to the whole family!',
        hi: 'बहुत-बहुत बधाई, पूरे परिवार को शुभकामनाएँ!',
      },
      astra: {
        en: 'That is wonderful, heartiest congratulations, and blessings for mother and child!',
        hi: 'वाह, दिल से बधाई, और माँ-बच्चे दोनों के लिए शुभकामनाएँ!',
      },
    },
    home: {
      oracle: {
        en: 'What happy news, many congratulations! May it bring the whole family peace.',
        hi: 'बहुत-बहुत बधाई! घर में सबके लिए शुभ हो।',
      },
      astra: {
        en: 'That is wonderful, congratulations! Put all its papers into one file today.',
        hi: 'वाह, दिल से बधाई! इसके सारे काग़ज़ आज ही एक फ़ाइल में रख लें।',
      },
    },
    money: {
      oracle: {
        en: 'What happy news, many congratulations! A load is off your mind.',
        hi: 'बहुत-बहुत बधाई! मन का एक बोझ उतरा।',
      },
      astra: {
        en: 'That is good news, congratulations! Put a part of it aside today, before it is spoken for.',
        hi: 'वाह, बधाई! इसमें से एक हिस्सा आज ही अलग रख दें।',
      },
    },
    health: {
      oracle: {
        en: 'What a relief, and I am glad with you! May it stay so.',
        hi: 'यह सुनकर बहुत अच्छा लगा! सेहत ऐसी ही बनी रहे।',
      },
      astra: {
        en: 'That is the best news, I am so glad! Keep to the doctor’s advice a little longer all the same.',
        hi: 'इससे अच्छी ख़बर क्या होगी! डॉक्टर की बताई बातें अभी कुछ दिन और मानते रहें।',
      },
    },
    any: {
      oracle: {
        en: 'What happy news, many congratulations!',
        hi: 'बहुत-बहुत बधाई, कितनी अच्छी ख़बर है!',
      },
      astra: {
        en: 'That is wonderful, heartiest congratulations!',
        hi: 'वाह, दिल से बधाई!',
      },
    },
  }

/** What the chart holds next; `{next}` names it. */
export const nextTime: LocalizedText = {
  en: 'And the chart goes on well: the next good stretch for {next} is {from} to {to}.',
  hi: 'और आगे भी कुंडली साथ है: {next} के लिए अगला अच्छा समय {from} से {to} तक है।',
}
/** Where no time is marked ahead: the running antardasha that helps on. */
export const nextPeriod: LocalizedText = {
  en: 'And the chart goes on well: the {graha} antardasha, which helps with {next}, is with you until {to}.',
  hi: 'और आगे भी कुंडली साथ है: {graha} की अंतर्दशा, जो {next} में मदद करती है, {to} तक रहेगी।',
}
/** What keeps it well. */
export const keepWell: Readonly<Record<GladKind, LocalizedText>> = {
  work: {
    en: 'In the first three months listen more than you speak, and note what is expected of you in writing.',
    hi: 'पहले तीन महीने सुनें ज़्यादा, बोलें कम, और जो काम मिले उसे लिखकर रखें।',
  },
  away: {
    en: 'Keep copies of all papers at home, and tell two people there when you arrive.',
    hi: 'सब काग़ज़ों की कॉपी घर पर रखें, और पहुँचने का दिन वहाँ दो लोगों को बता दें।',
  },
  study: {
    en: 'Pay and report within the dates that they give, and rest a few days before the next thing begins.',
    hi: 'फ़ीस और रिपोर्टिंग उनकी तारीख़ के भीतर करें, और आगे की तैयारी से पहले कुछ दिन आराम करें।',
  },
  bond: {
    en: 'Speak early and openly about money, work and both families: that is what keeps it well.',
    hi: 'पैसे, काम और दोनों घरों की बात शुरू में ही खुलकर कर लें: इसी से रिश्ता अच्छा चलता है।',
  },
  child: {
    en: 'Rest, good food and the doctor’s dates come first now.',
    hi: 'अब आराम, अच्छा खाना और डॉक्टर की तारीख़ें सबसे पहले हैं।',
  },
  home: {
    en: 'Check every paper once with somebody who knows them before the last payment.',
    hi: 'आख़िरी भुगतान से पहले सारे काग़ज़ एक बार किसी जानकार को दिखा लें।',
  },
  money: {
    en: 'Pay the dearest debt first, and lend nothing of it for three months.',
    hi: 'सबसे महँगा क़र्ज़ पहले चुकाएँ, और तीन महीने तक इसमें से किसी को उधार न दें।',
  },
  health: {
    en: 'Keep the next check-up all the same, also when you feel well.',
    hi: 'ठीक लगने पर भी अगली जाँच ज़रूर कराएँ।',
  },
  any: {
    en: 'Tell those who prayed with you, and take the next step calmly.',
    hi: 'जिन्होंने साथ दिया उन्हें बताइए, और अगला क़दम आराम से रखिए।',
  },
}
export const isFree: LocalizedText = {
  en: 'This answer is free.',
  hi: 'यह उत्तर मुफ़्त है।',
}

/** What comes next after each, inside a sentence. */
export const nextNames: Readonly<Partial<Record<GladKind, LocalizedText>>> = {
  work: { en: 'rising in your work', hi: 'काम में आगे बढ़ने' },
  away: { en: 'settling there', hi: 'वहाँ जमने' },
  study: { en: 'your studies', hi: 'आगे की पढ़ाई' },
  bond: { en: 'your life together', hi: 'साथ के जीवन' },
  home: { en: 'your savings', hi: 'बचत' },
  money: { en: 'your savings', hi: 'बचत' },
}
