import type { SituationTexts } from '../situation-texts.ts'

export const paySituationTexts = {
  'salary-more': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your pay is likely to rise, and the best time for it is between {from} and {to}.',
          hi: 'तनख़्वाह बढ़ने की उम्मीद अच्छी है; सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Yes, more salary looks possible for you; have the talk about it between {from} and {to}.',
          hi: 'हाँ, तनख़्वाह बढ़ती दिखती है; {from} से {to} के बीच इसकी बात ज़रूर करें।',
        },
      },
      later: {
        oracle: {
          en: 'A real rise in salary is not for this round; it is likelier between {from} and {to}.',
          hi: 'इस बार तनख़्वाह में ख़ास बढ़त नहीं दिखती; {from} से {to} के बीच ज़्यादा संभावना है।',
        },
        astra: {
          en: 'The next payslips may look much the same; between {from} and {to} your raise has a better chance.',
          hi: 'अभी सैलरी स्लिप लगभग वैसी ही रहेगी; {from} से {to} के बीच बढ़ने का बेहतर मौक़ा है।',
        },
      },
      slow: {
        oracle: {
          en: 'Your salary can grow in small steps; a bigger jump comes only with a new skill or a new employer.',
          hi: 'तनख़्वाह थोड़ी-थोड़ी बढ़ सकती है; बड़ी छलाँग नए हुनर या नई कंपनी से ही आएगी।',
        },
        astra: {
          en: 'I see small increments rather than one big one; what you can do better decides your salary here.',
          hi: 'एक बड़ी बढ़त के बजाय छोटी-छोटी बढ़त दिखती है; नया हुनर ही तनख़्वाह आगे ले जाएगा।',
        },
      },
      hard: {
        oracle: {
          en: 'A raise has little support in this place now, so keep expenses steady and look at what others pay.',
          hi: 'इस जगह अभी तनख़्वाह बढ़ने के आसार कम हैं; ख़र्च काबू में रखें और देखें कि दूसरी जगह कितना मिलता है।',
        },
        astra: {
          en: 'I would not plan new expenses on a raise just now; it may be easier to get more by moving.',
          hi: 'अभी बढ़ी हुई तनख़्वाह के भरोसे ख़र्च न बढ़ाएँ; जगह बदलने से ज़्यादा मिलना आसान हो सकता है।',
        },
      },
    },
    advice: [
      {
        en: 'Find out from two people in your line what your work is paid elsewhere, and ask for that figure.',
        hi: 'अपने काम के दो लोगों से पूछें कि दूसरी जगह कितना मिलता है, और वही रकम माँगें।',
      },
      {
        en: 'Go into the pay talk with three results of your work on one page.',
        hi: 'तनख़्वाह की बात के लिए अपने काम के तीन नतीजे एक पन्ने पर लेकर जाएँ।',
      },
      {
        en: 'If they refuse money, ask for something else in writing: a review date, a course, a bonus.',
        hi: 'पैसे से मना करें तो कुछ और लिखित में माँगें: अगली समीक्षा की तारीख़, कोई कोर्स या बोनस।',
        for: ['office', 'meeting'],
      },
    ],
  },
  'salary-figure': {
    state: {
      favourable: {
        oracle: {
          en: 'No chart gives a percentage or a figure, but yours shows a rise above the usual this time.',
          hi: 'कोई कुंडली प्रतिशत या रकम नहीं बताती, पर आपकी कुंडली में आम से ज़्यादा बढ़त दिखती है।',
        },
        astra: {
          en: 'I can’t tell you a number; what I see for your pay is better than the average in your office.',
          hi: 'ठीक रकम तो नहीं कही जा सकती; पर आपकी तनख़्वाह में दफ़्तर के औसत से अच्छी बढ़त दिखती है।',
        },
      },
      mixed: {
        oracle: {
          en: 'The exact figure is not in the chart; it points to an ordinary rise, about what others get.',
          hi: 'ठीक रकम कुंडली में नहीं होती; बढ़त आम दिखती है, लगभग उतनी जितनी दूसरों को मिलती है।',
        },
        astra: {
          en: 'Expect a middling figure, neither a shock nor a feast; I can’t honestly name a percent for you.',
          hi: 'बीच की बढ़त मानकर चलें, न बहुत कम न बहुत ज़्यादा; प्रतिशत ईमानदारी से नहीं कहा जा सकता।',
        },
      },
      patience: {
        oracle: {
          en: 'The chart names no figure; it shows the increase on the small side, so don’t spend it beforehand.',
          hi: 'कुंडली रकम नहीं बताती; बढ़त छोटी दिखती है, इसलिए पहले से ख़र्च न जोड़ें।',
        },
        astra: {
          en: 'No number can be read, and I’d expect little for now; whatever comes, use it to ask for the next step.',
          hi: 'कोई आँकड़ा नहीं पढ़ा जा सकता; अभी कम की ही उम्मीद रखें, और जो मिले उसी से आगे की बात करें।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Ask HR or a senior what range your grade got last time: that tells more than any guess.',
        hi: 'HR या किसी सीनियर से पूछें कि पिछली बार आपके ग्रेड को कितना मिला था: अंदाज़े से यह बेहतर है।',
        for: ['office'],
      },
      {
        en: 'Before the talk decide your lowest and your wished-for figure, and say the second one first.',
        hi: 'बात से पहले अपनी सबसे कम और मनचाही रकम तय कर लें, और पहले मनचाही रकम बोलें।',
      },
      {
        en: 'Compare what reaches your bank, not the yearly package.',
        hi: 'सालाना पैकेज नहीं, बैंक में आने वाली रकम देखें।',
      },
    ],
  },
  'unpaid-salary': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your stuck salary is likely to come, most of it between {from} and {to}, if you keep claiming it in writing.',
          hi: 'अटकी हुई तनख़्वाह मिलने की उम्मीद अच्छी है, ज़्यादातर {from} से {to} के बीच, अगर लिखकर माँगते रहें।',
        },
        astra: {
          en: 'I see your pending pay being released; between {from} and {to} keep after them without a pause.',
          hi: 'रुकी हुई तनख़्वाह निकलती दिखती है; {from} से {to} के बीच लगातार पीछे लगे रहें।',
        },
      },
      later: {
        oracle: {
          en: 'The unpaid salary is likely to come late, with the better chance between {from} and {to}.',
          hi: 'अटकी तनख़्वाह देर से मिलने के आसार हैं; बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'They may keep putting you off for now; your pending pay has a better chance between {from} and {to}.',
          hi: 'अभी वे टालते रह सकते हैं; आपकी रुकी तनख़्वाह का बेहतर मौक़ा {from} से {to} तक है।',
        },
      },
      slow: {
        oracle: {
          en: 'The pending salary is likely to come in parts, and only where you claim it with papers.',
          hi: 'अटकी तनख़्वाह टुकड़ों में आ सकती है, और वह भी काग़ज़ के साथ माँगने पर।',
        },
        astra: {
          en: 'You may see a part of your pay first and the rest slowly; don’t stop asking after the first part.',
          hi: 'पहले कुछ हिस्सा मिल सकता है और बाक़ी धीरे-धीरे; पहला हिस्सा मिलने पर माँगना बंद न करें।',
        },
      },
      hard: {
        oracle: {
          en: 'This salary has little chance of coming by itself, so file a labour complaint and look for other work meanwhile.',
          hi: 'यह तनख़्वाह अपने आप आती नहीं दिखती; श्रम विभाग में शिकायत करें और साथ में दूसरा काम देखें।',
        },
        astra: {
          en: 'I would not go on working unpaid in hope; claim what is yours officially and move to where you are paid.',
          hi: 'उम्मीद में बिना पैसे काम करते न रहें; अपना हक़ क़ायदे से माँगें और वहाँ जाएँ जहाँ पैसा मिले।',
        },
      },
    },
    advice: [
      {
        en: 'Send the employer one mail that lists every unpaid month and the amount, and ask for a date.',
        hi: 'मालिक को एक मेल भेजें जिसमें हर बक़ाया महीने की रकम लिखी हो, और भुगतान की तारीख़ माँगें।',
        for: ['meeting'],
      },
      {
        en: 'Go together with others who are unpaid: one complaint by five people weighs more.',
        hi: 'जिनका पैसा रुका है उन सबके साथ मिलकर जाएँ: पाँच लोगों की एक शिकायत ज़्यादा असर करती है।',
        for: ['meeting'],
      },
      {
        en: 'Keep the offer letter, attendance and bank statement ready; the labour office asks for these, and its help is free.',
        hi: 'ऑफ़र लेटर, हाज़िरी और बैंक स्टेटमेंट तैयार रखें; श्रम कार्यालय यही माँगता है, और वहाँ मदद मुफ़्त है।',
        for: ['career', 'office'],
      },
    ],
  },
  'side-income': {
    outlook: {
      yes: {
        oracle: {
          en: 'A side income beside your main work is likely, and the time to begin it is between {from} and {to}.',
          hi: 'मुख्य काम के साथ साइड इनकम की उम्मीद अच्छी है; शुरू करने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Yes, I see a second source of money for you; start it small between {from} and {to} and keep your main job.',
          hi: 'हाँ, कमाई का दूसरा रास्ता दिखता है; {from} से {to} के बीच छोटा शुरू करें और मुख्य काम न छोड़ें।',
        },
      },
      later: {
        oracle: {
          en: 'The side income comes a little later; it is likelier to earn between {from} and {to}.',
          hi: 'साइड इनकम थोड़ी देर से है; कमाई की ज़्यादा संभावना {from} से {to} के बीच है।',
        },
        astra: {
          en: 'For now use your evenings to learn; the extra money is more likely to come between {from} and {to}.',
          hi: 'अभी शाम का समय सीखने में लगाएँ; ऊपर की कमाई {from} से {to} के बीच ज़्यादा दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'A second income can grow, but small at first, and your main work stays the support.',
          hi: 'दूसरी कमाई बढ़ सकती है, पर शुरू में थोड़ी; सहारा मुख्य काम का ही रहेगा।',
        },
        astra: {
          en: 'Let the side work pay for small things first; I see it growing slowly rather than suddenly for you.',
          hi: 'साइड काम से पहले छोटे ख़र्च निकलने दें; यह एकदम नहीं, धीरे-धीरे बढ़ता दिखता है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present a side business has little support, so better put the extra hours into your main work.',
          hi: 'अभी साइड काम के आसार कम हैं; बचा हुआ समय मुख्य काम में लगाना बेहतर है।',
        },
        astra: {
          en: 'I would not put savings into a side hustle just now; a better place in your main job pays you more.',
          hi: 'अभी साइड काम में बचत न लगाएँ; मुख्य काम में आगे बढ़ने से ज़्यादा मिलेगा।',
        },
      },
    },
    advice: [
      {
        en: 'Choose what you can begin with your own skill and almost no money, such as teaching, repairs, cooking or design.',
        hi: 'वही चुनें जो अपने हुनर से, लगभग बिना पैसे के शुरू हो, जैसे पढ़ाना, मरम्मत, खाना या डिज़ाइन।',
      },
      {
        en: 'Check that your employer allows it, and keep it out of office hours.',
        hi: 'देख लें कि आपकी नौकरी में इसकी इजाज़त है, और इसे ऑफ़िस के समय से बाहर रखें।',
        for: ['office'],
      },
      {
        en: 'Stay away from schemes that ask you to pay first or to bring in other people.',
        hi: 'ऐसी स्कीम से दूर रहें जो पहले पैसा माँगे या और लोग जोड़ने को कहे।',
      },
    ],
  },
  freelance: {
    outlook: {
      yes: {
        oracle: {
          en: 'Freelancing is likely to bring you steady clients, most of all between {from} and {to}.',
          hi: 'फ्रीलांसिंग में टिकने वाले क्लाइंट मिलने की उम्मीद अच्छी है, सबसे ज़्यादा {from} से {to} के बीच।',
        },
        astra: {
          en: 'I see your freelance work picking up; between {from} and {to} reach out to as many clients as you can.',
          hi: 'आपका फ्रीलांस काम चलता दिखता है; {from} से {to} के बीच ज़्यादा से ज़्यादा क्लाइंट से बात करें।',
        },
      },
      later: {
        oracle: {
          en: 'Freelance work stays uneven for some time; it is likelier to become steady between {from} and {to}.',
          hi: 'फ्रीलांस काम अभी कभी ज़्यादा, कभी कम रहेगा; जमने का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Empty weeks may come for now; between {from} and {to} your own clients are more likely to hold.',
          hi: 'अभी कुछ हफ़्ते ख़ाली जा सकते हैं; {from} से {to} के बीच क्लाइंट टिकने की ज़्यादा उम्मीद है।',
        },
      },
      slow: {
        oracle: {
          en: 'Freelancing can feed you as a second support; as the only income it stays shaky for the present.',
          hi: 'फ्रीलांसिंग दूसरे सहारे की तरह ठीक है; अकेली कमाई के तौर पर अभी डगमग रह सकती है।',
        },
        astra: {
          en: 'Keep one fixed client or a part-time job beside it; then your freelance work can grow in peace.',
          hi: 'साथ में एक पक्का क्लाइंट या पार्ट टाइम काम रखें; तब फ्रीलांस आराम से बढ़ सकता है।',
        },
      },
      hard: {
        oracle: {
          en: 'Between freelancing and a salaried post the chart leans to the salary for now.',
          hi: 'फ्रीलांसिंग और नौकरी में कुंडली अभी नौकरी की ओर झुकती है।',
        },
        astra: {
          en: 'I would not live on freelance work alone just now; a job gives you rest, and the clients can stay for weekends.',
          hi: 'अभी सिर्फ़ फ्रीलांस के सहारे न रहें; नौकरी से चैन रहेगा, क्लाइंट छुट्टी के दिन भी सँभल सकते हैं।',
        },
      },
    },
    advice: [
      {
        en: 'Ask for half the money in advance from every new client, however friendly.',
        hi: 'हर नए क्लाइंट से आधा पैसा पहले लें, चाहे कितनी भी जान-पहचान हो।',
      },
      {
        en: 'Write to old clients once a month; repeat work comes more easily than new work.',
        hi: 'पुराने क्लाइंट को महीने में एक बार लिखें; दोबारा काम नए काम से आसानी से मिलता है।',
      },
      {
        en: 'Fix a price for the whole job on paper, with the number of changes that are included.',
        hi: 'पूरे काम की कीमत लिखकर तय करें, और यह भी कि कितने बदलाव उसमें शामिल हैं।',
      },
      {
        en: 'Put aside enough for lean weeks before you leave any fixed salary.',
        hi: 'पक्की तनख़्वाह छोड़ने से पहले ख़ाली हफ़्तों के लिए पैसा अलग रखें।',
        for: ['leaving'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
