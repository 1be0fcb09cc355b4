import type { SituationTexts } from '../situation-texts.ts'

export const offenceAndMemoryTexts = {
  'samdhi-offended': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'They should soften; between {from} and {to} the two families sit together well again.',
          hi: 'वे नरम पड़ने चाहिए; {from} से {to} के बीच दोनों घर फिर अच्छे से साथ बैठेंगे।',
        },
        astra: {
          en: 'The frown goes, I feel, between {from} and {to}; a visit with sweets does the rest.',
          hi: '{from} से {to} के बीच नाराज़गी उतरती लगती है; मिठाई लेकर जाना बाक़ी काम कर देगा।',
        },
      },
      later: {
        oracle: {
          en: 'Some stiffness stays for now; {from} to {to} is better for making up.',
          hi: 'अभी कुछ खिंचाव रहेगा; मनाने के लिए {from} से {to} का समय बेहतर है।',
        },
        astra: {
          en: 'Let the talk of it die down first, and go between {from} and {to}.',
          hi: 'पहले चर्चा ठंडी होने दें, फिर {from} से {to} के बीच जाएँ।',
        },
      },
      slow: {
        oracle: {
          en: 'They wait for respect to be shown, and not for reasons; one visit by the eldest of your home settles more than ten calls.',
          hi: 'उन्हें वजह नहीं, मान चाहिए; आपके घर के सबसे बड़े का एक बार जाना दस फ़ोन से ज़्यादा काम करेगा।',
        },
        astra: {
          en: 'It neither ends nor breaks; keep your manners, and let the children’s marriage stay out of it.',
          hi: 'न ख़त्म होगा, न टूटेगा; आप अपना सलीक़ा रखें, और बच्चों के रिश्ते को इससे बाहर रखें।',
        },
      },
      hard: {
        oracle: {
          en: 'They stay offended for some time; don’t beg and don’t answer back, and ask your child quietly how things are there.',
          hi: 'नाराज़गी कुछ समय रहेगी; न गिड़गिड़ाएँ, न उल्टा बोलें, और अपने बच्चे से धीरे से वहाँ का हाल पूछें।',
        },
        astra: {
          en: 'You can’t please them now, I feel; be correct, be warm to the young couple, and rest.',
          hi: 'अभी उन्हें ख़ुश करना मुश्किल लगता है; बर्ताव सही रखें, जोड़े को अपनापन दें, और मन हल्का रखें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'They find fault because they want to be seen as the giving or the greater side; it is seldom about the thing itself.',
        hi: 'कमी इसलिए निकालते हैं कि अपना पक्ष ऊँचा दिखे; बात उस चीज़ की कम ही होती है।',
      },
      astra: {
        en: 'Somewhere they felt overlooked, and were too proud to say where.',
        hi: 'कहीं उन्हें अनदेखा किया गया लगा, और कहने में अहम आड़े आया।',
      },
    },
    advice: [
      {
        en: 'Let the eldest of your home go in person, with fruit or sweets, and speak of the grandchild or the young couple only.',
        hi: 'घर के सबसे बड़े ख़ुद जाएँ, फल या मिठाई लेकर, और बात बस बच्चों की करें।',
        for: ['couple'],
      },
      {
        en: 'Say once “if something was lacking from our side, forgive us”, and explain nothing.',
        hi: 'एक बार कहें “हमारी ओर से कमी रही हो तो माफ़ करें”, और सफ़ाई न दें।',
      },
      {
        en: 'Call first at the next festival or ceremony, a day ahead of others.',
        hi: 'अगले त्योहार या रस्म पर सबसे पहले उन्हें फ़ोन करें, औरों से एक दिन पहले।',
      },
      {
        en: 'If your child pays for it there with taunts or threats, speak of that openly; 181 helps.',
        hi: 'इसका बदला वहाँ बच्चे को ताने या धमकी से मिले तो खुलकर बोलें; 181 मदद करता है।',
        for: ['parent'],
      },
    ],
  },
  'spouse-recalls-ex': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Your spouse’s heart turns to you: between {from} and {to} the old name should fade.',
          hi: 'उनका मन आपकी ओर मुड़ता है: {from} से {to} के बीच पुराना नाम धुँधला पड़ना चाहिए।',
        },
        astra: {
          en: 'I feel the present winning; from {from} to {to} you’ll be the one they tell everything.',
          hi: 'आज बीते कल से जीतता लगता है; {from} से {to} के बीच सब बातें आपसे होंगी।',
        },
      },
      later: {
        oracle: {
          en: 'The memory fades slowly; {from} to {to} is warmer for the two of you.',
          hi: 'याद धीरे-धीरे हल्की होगी; आप दोनों के लिए {from} से {to} का समय अच्छा है।',
        },
        astra: {
          en: 'Yes, a little still; between {from} and {to} that memory should grow thin.',
          hi: 'हाँ, थोड़ी याद अभी बाक़ी है; {from} से {to} के बीच वह हल्की पड़नी चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'It is memory and not a wish to go back; it loses its force when you don’t ask about it every week.',
          hi: 'यह याद है, लौटने की चाह नहीं; हर हफ़्ते न पूछें तो इसका ज़ोर घटता है।',
        },
        astra: {
          en: 'A little room in the heart stays with what was; yours is the larger one, and it is lived in.',
          hi: 'मन का एक कोना बीते के पास रहता है; बड़ा कमरा आपका है, और उसमें रोज़ रहा जाता है।',
        },
      },
      hard: {
        oracle: {
          en: 'The past is still near for them; don’t compete with it, ask for honesty, and look after your own days too.',
          hi: 'बीता अभी उनके पास है; उससे होड़ न करें, सच माँगें, और अपने दिन भी सँभालें।',
        },
        astra: {
          en: 'You feel it rightly that a part is absent; you needn’t wait in silence for it, speak.',
          hi: 'आपको ठीक लगता है कि एक हिस्सा यहाँ नहीं; चुप रहकर राह न देखें, बोलिए।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'It is memory more than longing; you have nothing to fear from it.',
          hi: 'चाह कम, याद ज़्यादा है; इससे आपको डर नहीं।',
        },
        astra: {
          en: 'You’re the one they come home to, in heart as well.',
          hi: 'मन से भी वे आपके पास ही लौटते हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Something from then was never closed; it asks for one honest talk.',
          hi: 'उस समय की कोई बात अधूरी रह गई; एक सच्ची बात माँगती है।',
        },
        astra: {
          en: 'Half past, half present; warmth on your side tips it.',
          hi: 'आधा बीता, आधा आज; आपका अपनापन पलड़ा झुकाएगा।',
        },
      },
      patience: {
        oracle: {
          en: 'They aren’t free of it yet, and it isn’t about what you lack.',
          hi: 'वे अभी इससे छूटे नहीं, और इसमें आपकी कोई कमी नहीं।',
        },
        astra: {
          en: 'The heart came late to this marriage; give it a time and give yourself one too.',
          hi: 'इस रिश्ते में मन देर से आया है; उसे समय दें, और अपने लिए भी एक हद रखें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'The old love is remembered because it ended without a word being said, and not because it was greater.',
        hi: 'पुराना प्यार इसलिए याद आता है कि बिना कुछ कहे ख़त्म हुआ, इसलिए नहीं कि बड़ा था।',
      },
      astra: {
        en: 'The old name stays pretty because it was never lived with; you are real, with the bills and the milk.',
        hi: 'पुराना नाम इसलिए सुंदर लगता है कि उसके साथ रहना नहीं पड़ा; आप सच हैं, बिल और दूध के साथ।',
      },
    },
    advice: [
      {
        en: 'Ask one question in a quiet hour: “is there something from then you never said?”, and only listen.',
        hi: 'शांत समय में एक सवाल पूछें: “उस समय की कोई बात है जो कभी कही नहीं?”, और बस सुनें।',
      },
      {
        en: 'Agree about contact: none in secret, and old photos out of the phone by choice, not by force.',
        hi: 'मेल-जोल पर तय करें: छिपकर नहीं, और पुरानी फ़ोटो मर्ज़ी से हटें, ज़ोर से नहीं।',
      },
      {
        en: 'Make one thing that is only yours two: a walk, a place, a song.',
        hi: 'एक चीज़ सिर्फ़ आप दोनों की बनाएँ: एक सैर, एक जगह, एक गाना।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
