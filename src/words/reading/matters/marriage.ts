import type { MatterTexts } from './matter-texts.ts'

export const marriageMatters = {
  marriage: {
    name: { en: 'marriage', hi: 'विवाह' },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, marriage is well supported in your chart, and the best time for it to be fixed is from {from} to {to}.',
          hi: 'हाँ, कुंडली में विवाह के अच्छे आसार हैं, और शादी के लिए सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I do see marriage for you, and soon: meet people with an open mind between {from} and {to}, and let the family know you’re ready.',
          hi: 'शादी की बात अब बनती दिखती है; {from} से {to} तक रिश्ते खुले मन से देखें और घर में अपनी हाँ बता दें।',
        },
      },
      later: {
        oracle: {
          en: 'Marriage is in your chart, but its stronger time is later, from {from} to {to}; a delay until then is not a refusal.',
          hi: 'विवाह कुंडली में है, पर उसका मज़बूत समय आगे है, {from} से {to} तक; तब तक की देरी को मना होना न समझें।',
        },
        astra: {
          en: 'You’ll need a little more patience: proposals should get serious between {from} and {to}.',
          hi: 'थोड़ा और रुकना पड़ेगा; {from} से {to} तक रिश्ते की बात आगे बढ़ने की उम्मीद है।',
        },
      },
      slow: {
        oracle: {
          en: 'Marriage is possible, with more effort and more meetings than usual, and the chart marks no clear period for it yet.',
          hi: 'विवाह संभव है, पर कोशिश और मुलाक़ातें ज़्यादा लगेंगी, और अभी कोई साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'It can happen for you, only I can’t point to a month; widen the search a little and don’t let relatives hurry you.',
          hi: 'शादी हो सकती है, बस महीना बताना मुश्किल है; तलाश थोड़ी बढ़ाएँ और रिश्तेदारों के दबाव में न आएँ।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the chart does not support a wedding, and a match fixed under pressure in this period could become difficult.',
          hi: 'फ़िलहाल कुंडली शादी के पक्ष में नहीं है, और दबाव में तय किया रिश्ता आगे परेशानी दे सकता है।',
        },
        astra: {
          en: 'Not just now, I’d say, and it is no fault of yours; build your work and health, then begin looking again with a fresh mind.',
          hi: 'अभी बात बनती नहीं दिखती, पर इसमें आपकी कोई ग़लती नहीं; पहले काम और सेहत संभालें, फिर नए मन से देखना शुरू करें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'The most favourable period for marriage is from {from} to {to}.',
        hi: 'आपके विवाह के लिए सबसे अनुकूल समय {from} से {to} तक है।',
      },
      astra: {
        en: 'Wedding talk should turn real between {from} and {to}, so keep your family ready by then.',
        hi: 'शादी की असली बातचीत {from} से {to} तक होने की उम्मीद है, परिवार को तब तक तैयार रखें।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your prospects of marriage are good now, and proposals that come in this time deserve a serious look.',
          hi: 'विवाह के आसार इस समय अच्छे हैं, और इन दिनों आए रिश्तों को गंभीरता से देखना चाहिए।',
        },
        astra: {
          en: 'On the marriage side you are in a good place; say clearly what kind of partner you want, and people can help you.',
          hi: 'शादी के मामले में वक़्त अच्छा है; साफ़ बताएँ कि कैसा जीवनसाथी चाहिए, तो लोग मदद कर पाएँगे।',
        },
      },
      mixed: {
        oracle: {
          en: 'For marriage the chart shows support as well as delay; proposals may come, and some will need a second conversation.',
          hi: 'विवाह के लिए सहारा भी है और देरी भी; रिश्ते आ सकते हैं, पर कुछ में दोबारा बात करनी होगी।',
        },
        astra: {
          en: 'Some meetings may go nowhere and one may surprise you, so don’t drop the search after the first few.',
          hi: 'कुछ मुलाक़ातें ख़ाली जाएँगी और कोई एक अच्छी निकल सकती है, इसलिए जल्दी हार न मानें।',
        },
      },
      patience: {
        oracle: {
          en: 'Marriage moves slowly in your chart at present; it is a time to prepare and not to compare yourself with others.',
          hi: 'विवाह की गति अभी धीमी है; यह तैयारी का समय है, दूसरों से तुलना का नहीं।',
        },
        astra: {
          en: 'I know everyone keeps asking you about it; for now let them ask, the matter needs more time than they think.',
          hi: 'लोग बार-बार पूछते होंगे, पूछने दें; इस बात को उनकी सोच से ज़्यादा वक़्त चाहिए।',
        },
      },
    },
    advice: [
      {
        en: 'Make a one-page biodata with recent photographs and true details, and let a friend check it.',
        hi: 'एक पन्ने का बायोडाटा नई तस्वीरों और सच्ची जानकारी के साथ बनाएँ, और किसी दोस्त से जँचवा लें।',
      },
      {
        en: 'Tell three relatives or family friends what you are looking for, in one clear sentence.',
        hi: 'तीन रिश्तेदारों या पारिवारिक मित्रों को एक साफ़ वाक्य में बताएँ कि कैसा रिश्ता चाहिए।',
      },
      {
        en: 'Decide your own budget for the wedding now, and agree at home that there will be no dowry.',
        hi: 'शादी का अपना बजट अभी तय करें, और घर में सहमति बना लें कि दहेज की कोई बात नहीं होगी।',
        for: ['wedding'],
      },
      {
        en: 'Before you say yes, talk alone with the other person at least twice, about work, money and where to live.',
        hi: 'हाँ कहने से पहले सामने वाले से कम से कम दो बार अकेले में काम, पैसे और रहने की जगह पर बात करें।',
      },
      {
        en: 'Check job, income and any earlier marriage through two separate people before the engagement.',
        hi: 'सगाई से पहले नौकरी, आमदनी और पिछली शादी की बात दो अलग लोगों से जाँच लें।',
      },
      {
        en: 'Keep birth certificate and identity papers together for the marriage registration.',
        hi: 'शादी के रजिस्ट्रेशन के लिए जन्म प्रमाण पत्र और पहचान के काग़ज़ एक जगह रखें।',
        for: ['meeting'],
      },
    ],
    married: {
      whether: {
        yes: {
          oracle: {
            en: 'You are already married, so this is read for that bond: it is likely to grow firmer between {from} and {to}.',
            hi: 'आप विवाहित हैं, इसलिए इसे मौजूदा रिश्ते के लिए देखा गया है: {from} से {to} तक वह और मज़बूत हो सकता है।',
          },
          astra: {
            en: 'Your kundli says you have a partner, so I looked at the two of you: the months from {from} to {to} favour peace at home.',
            hi: 'शादी हो चुकी है, सो बात अपने रिश्ते की: {from} से {to} तक जीवनसाथी के साथ सुकून बढ़ने के आसार हैं।',
          },
        },
        later: {
          oracle: {
            en: 'Read for the marriage you are in, relief is likely later, from {from} to {to}, and meanwhile patience will protect what you have.',
            hi: 'मौजूदा शादी के लिए देखें तो राहत {from} से {to} तक मिलने की संभावना है; तब तक धीरज रिश्ते को संभालेगा।',
          },
          astra: {
            en: 'Things between you and your partner should get lighter between {from} and {to}; please don’t judge the whole marriage before that.',
            hi: 'जीवनसाथी के साथ माहौल {from} से {to} तक हल्का होना चाहिए, उससे पहले पूरी शादी पर राय न बनाएँ।',
          },
        },
        slow: {
          oracle: {
            en: 'Your present marriage can improve by steady work from both sides, and the chart gives no separate date for that.',
            hi: 'मौजूदा शादी दोनों की लगातार मेहनत से सुधर सकती है, और इसके लिए कोई अलग तारीख़ नहीं दिखती।',
          },
          astra: {
            en: 'It is a slow repair, I think, not a hopeless one; begin with one habit that hurts your partner and change it.',
            hi: 'सुधार धीरे होगा, पर होना मुमकिन है; जिस एक आदत से जीवनसाथी को दुख होता है, उसी से शुरू करें।',
          },
        },
        hard: {
          oracle: {
            en: 'Your marriage is under strain in the chart at present; settle nothing final in anger, and seek a neutral person’s help.',
            hi: 'आपकी शादी पर अभी तनाव दिखता है; गुस्से में कोई आख़िरी फ़ैसला न करें और किसी निष्पक्ष व्यक्ति की मदद लें।',
          },
          astra: {
            en: 'I can see that home isn’t easy these days, and you needn’t carry it alone: speak to an elder or a counsellor both of you accept.',
            hi: 'घर के दिन अभी आसान नहीं हैं, पर अकेले न सहें: किसी ऐसे बड़े या काउंसलर से मिलें जिन पर दोनों को भरोसा हो।',
          },
        },
      },
      when: {
        oracle: {
          en: 'For your married bond the most supportive period is from {from} to {to}.',
          hi: 'आपके वैवाहिक रिश्ते के लिए सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Look at {from} to {to} as the time to sort out what is pending between the two of you.',
          hi: 'आप दोनों के बीच जो बात अटकी है, उसे सुलझाने के लिए {from} से {to} तक के दिन रखें।',
        },
      },
      state: {
        favourable: {
          oracle: {
            en: 'Your existing marriage is well supported at present, and joint plans are likely to go smoothly.',
            hi: 'आपकी शादी को इस समय अच्छा सहारा है, और साथ की योजनाएँ आसानी से आगे बढ़ सकती हैं।',
          },
          astra: {
            en: 'You have a good base with your partner just now, better than on some recent days it may have felt.',
            hi: 'जीवनसाथी के साथ रिश्ते की नींव ठीक है, भले कुछ दिनों से ऐसा महसूस न हुआ हो।',
          },
        },
        mixed: {
          oracle: {
            en: 'Your marriage has support and friction together now; one clear agreement about duties would ease much of it.',
            hi: 'शादी में अभी सहारा भी है और खटपट भी; ज़िम्मेदारियों पर एक साफ़ समझौता काफ़ी राहत देगा।',
          },
          astra: {
            en: 'Good weeks and tense weeks take turns at home, so pick the good ones for difficult topics.',
            hi: 'घर में अच्छे और भारी हफ़्ते बारी-बारी से आते हैं, मुश्किल बातें अच्छे हफ़्ते में छेड़ें।',
          },
        },
        patience: {
          oracle: {
            en: 'The chart asks for patience in your marriage at present, and no hurried decision about its future.',
            hi: 'कुंडली शादी में अभी धीरज माँगती है, और उसके भविष्य पर जल्दी का कोई फ़ैसला नहीं।',
          },
          astra: {
            en: 'Give yourselves a few calmer months before you ask the big questions about the two of you.',
            hi: 'रिश्ते के बड़े सवाल पूछने से पहले ख़ुद को और साथी को कुछ शांत महीने दें।',
          },
        },
      },
      advice: [
        {
          en: 'Write down what you would like to be different at home, and share only the first two points.',
          hi: 'लिखें कि घर में क्या अलग होना चाहिए, और उनमें से बस पहली दो बातें जीवनसाथी को बताएँ।',
        },
        {
          en: 'Ask your partner what has been heavy for them lately, and do not answer until they finish.',
          hi: 'जीवनसाथी से पूछें कि इन दिनों उन पर क्या भारी है, और बात पूरी होने तक जवाब न दें।',
          for: ['couple'],
        },
        {
          en: 'Keep both sets of parents out of one decision this month and make it together.',
          hi: 'इस महीने एक फ़ैसला ऐसा लें जिसमें माता-पिता या ससुराल की राय न हो, बस आप दोनों की हो।',
          for: ['meeting'],
        },
        {
          en: 'Know where the marriage certificate, insurance and bank nominations are, and see that both can find them.',
          hi: 'मैरिज सर्टिफ़िकेट, इंश्योरेंस और बैंक के नॉमिनी के काग़ज़ कहाँ हैं, यह दोनों को पता होना चाहिए।',
        },
        {
          en: 'If you fear for your safety at home, call 112 first; no chart asks anyone to bear that.',
          hi: 'अगर घर में जान का डर हो तो पहले 112 पर फ़ोन करें; कोई कुंडली ऐसा सहने को नहीं कहती।',
        },
      ],
    },
  },
} as const satisfies Record<string, MatterTexts>
