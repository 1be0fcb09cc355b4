import type { SituationTexts } from '../situation-texts.ts'

export const landSituationTexts = {
  'land-case': {
    outlook: {
      yes: {
        oracle: {
          en: 'The land case is likely to turn your way, with the best time for a decision between {from} and {to}.',
          hi: 'ज़मीन-मकान का केस आपके पक्ष में मुड़ने के आसार हैं; फ़ैसले का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see this long land case leaning to you; between {from} and {to} be present at every hearing.',
          hi: 'यह लंबा केस आपकी ओर झुकता दिखता है; {from} से {to} के बीच हर पेशी पर मौजूद रहें।',
        },
      },
      later: {
        oracle: {
          en: 'The land case runs on; a decision in your favour looks more likely between {from} and {to}.',
          hi: 'ज़मीन-मकान का केस अभी चलेगा; पक्ष में फ़ैसला {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'So many dates, and a few more to come; the case looks better for you between {from} and {to}.',
          hi: 'इतनी तारीख़ें गईं, कुछ और बाक़ी हैं; केस {from} से {to} के बीच आपके लिए बेहतर दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The land case can be won on papers, but no time of decision can be seen; a fair settlement is worth hearing.',
          hi: 'केस काग़ज़ों पर जीता जा सकता है, पर फ़ैसले का समय नहीं दिखता; ठीक समझौता हो तो सुन लें।',
        },
        astra: {
          en: 'Neither lost nor won yet, this land case; the one whose papers are in order is likely to have it.',
          hi: 'केस न हारा है न जीता; जिसके काग़ज़ पूरे होंगे, बात उसी की बनेगी।',
        },
      },
      hard: {
        oracle: {
          en: 'The land case looks heavy for now: a settlement may give you more than the verdict.',
          hi: 'ज़मीन-मकान का केस अभी भारी दिखता है: फ़ैसले से ज़्यादा समझौता दे सकता है।',
        },
        astra: {
          en: 'I won’t promise you this case; ask what you can keep in peace, and what only pride is fighting for.',
          hi: 'इस केस का वादा ठीक नहीं; सोचें कि शांति से क्या बच सकता है और क्या बस ज़िद की लड़ाई है।',
        },
      },
    },
    advice: [
      {
        en: 'Take certified copies of records and map now, before the next date.',
        hi: 'अगली तारीख़ से पहले खतौनी और नक़्शे की प्रमाणित कॉपी निकलवा लें।',
        for: ['meeting'],
      },
      {
        en: 'Ask your lawyer in writing what is left: evidence, argument or order.',
        hi: 'वकील से लिखित में पूछें कि क्या बाक़ी है: गवाही, बहस या आदेश।',
      },
      {
        en: 'Sell, build and sign nothing on that land meanwhile.',
        hi: 'तब तक उस ज़मीन पर न कुछ बेचें, न बनाएँ, न दस्तख़त करें।',
      },
      {
        en: 'A date missed can cost a year: go, or send a written request.',
        hi: 'छूटी पेशी साल भर की देर करा सकती है: जाएँ या लिखित अर्ज़ी भेजें।',
        for: ['meeting'],
      },
    ],
  },
  'settle-or-fight': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Fight on: the chart supports your case more than a compromise now, though a fair offer may still be heard.',
          hi: 'केस लड़ते रहें: कुंडली अभी समझौते से ज़्यादा केस के साथ है, फिर भी ठीक प्रस्ताव सुन लें।',
        },
        astra: {
          en: 'I lean to going on with the case; settle only if they come to you with a figure that is truly fair.',
          hi: 'कुंडली के हिसाब से केस लड़ना बेहतर है; समझौता तभी करें जब रकम सच में ठीक हो।',
        },
      },
      mixed: {
        oracle: {
          en: 'Between compromise and case I lean to compromise, on written terms and without hurry.',
          hi: 'समझौते और केस में झुकाव समझौते की ओर है, लिखी शर्तों पर और बिना जल्दी के।',
        },
        astra: {
          en: 'I’d sit down for a settlement while the case still runs; you ask for more that way.',
          hi: 'केस चलते हुए समझौते पर बैठें; ऐसे में बात ज़्यादा मनवाई जा सकती है।',
        },
      },
      patience: {
        oracle: {
          en: 'A settlement is the better of the two: the case looks long and costly for you at present.',
          hi: 'दोनों में समझौता बेहतर है: केस अभी लंबा और महँगा दिखता है।',
        },
        astra: {
          en: 'Choose peace over this case, if a bearable offer is there; it is not defeat, it gives your days back.',
          hi: 'सहने लायक प्रस्ताव हो तो केस से समझौता भला; यह हार नहीं, आपके दिन वापस मिलना है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Write the least that you would accept before you sit down, and show it to nobody.',
        hi: 'बैठने से पहले लिख लें कि कम से कम क्या मंज़ूर है, और किसी को न दिखाएँ।',
      },
      {
        en: 'Settle only before the court or mediator, so that it can be enforced.',
        hi: 'समझौता अदालत या मध्यस्थ के सामने ही करें, ताकि वह लागू हो सके।',
      },
      {
        en: 'Count what each year of the case costs in money and in sleep.',
        hi: 'हिसाब लगाएँ कि केस का हर साल कितना पैसा और कितनी नींद लेता है।',
      },
    ],
  },
  'land-grabbed': {
    outlook: {
      yes: {
        oracle: {
          en: 'The land that was taken is likely to come back or be measured rightly between {from} and {to}.',
          hi: 'कब्ज़े में गई ज़मीन {from} से {to} के बीच वापस मिलने या सही नाप होने के आसार हैं।',
        },
        astra: {
          en: 'I see your land returning to its boundary; press the matter between {from} and {to}.',
          hi: 'ज़मीन अपनी हद पर लौटती दिखती है; {from} से {to} के बीच बात आगे बढ़ाएँ।',
        },
      },
      later: {
        oracle: {
          en: 'The grabbed land comes back slowly: the better time for it is {from} to {to}.',
          hi: 'कब्ज़े की ज़मीन धीरे लौटेगी: बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'They hold your land for now, but your right isn’t lost; {from} to {to} looks stronger for it.',
          hi: 'अभी ज़मीन उनके कब्ज़े में है, पर हक़ नहीं गया; {from} से {to} का समय मज़बूत दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The boundary can be set right through an official measurement; no clear time for it can be seen.',
          hi: 'सरकारी नाप से मेड़ या कब्ज़े का मामला सुलझ सकता है; साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'Words won’t move that boundary back, a measured map may; start there.',
          hi: 'बातों से कब्ज़ा नहीं हटेगा, नपा हुआ नक़्शा हटा सकता है; वहीं से शुरू करें।',
        },
      },
      hard: {
        oracle: {
          en: 'The grabbed land looks hard to get back just now: save your papers and go by law, not by force.',
          hi: 'कब्ज़े की ज़मीन अभी वापस मिलना मुश्किल दिखता है: काग़ज़ बचाएँ और क़ानून से चलें, ज़ोर से नहीं।',
        },
        astra: {
          en: 'I can’t call it near, getting that land back; don’t fight on the field, fight on paper.',
          hi: 'ज़मीन की वापसी पास नहीं दिखती; खेत पर नहीं, काग़ज़ पर लड़ें।',
        },
      },
    },
    advice: [
      {
        en: 'Apply for official measurement with your land record and map.',
        hi: 'खतौनी और नक़्शे के साथ सरकारी पैमाइश की अर्ज़ी दें।',
      },
      {
        en: 'Photograph the boundary with two elders of the village present.',
        hi: 'गाँव के दो बुज़ुर्गों की मौजूदगी में मेड़ की तस्वीर लें।',
      },
      {
        en: 'Give a written complaint to the revenue officer, and to the police if there are threats.',
        hi: 'राजस्व अधिकारी को लिखित शिकायत दें, और धमकी मिले तो पुलिस को भी।',
      },
    ],
  },
  'land-papers': {
    outlook: {
      yes: {
        oracle: {
          en: 'The registry or name transfer is likely to be done between {from} and {to}.',
          hi: 'रजिस्ट्री या नाम चढ़ने का काम {from} से {to} के बीच होने के आसार हैं।',
        },
        astra: {
          en: 'I see your name coming on the papers; push the file between {from} and {to}.',
          hi: 'काग़ज़ पर नाम चढ़ता दिखता है; {from} से {to} के बीच फ़ाइल आगे बढ़वाएँ।',
        },
      },
      later: {
        oracle: {
          en: 'The land papers take longer: the better time is {from} to {to}.',
          hi: 'ज़मीन के काग़ज़ में देर है: बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'The office is slow with these papers; they look nearer to done between {from} and {to}.',
          hi: 'दफ़्तर काग़ज़ों में धीमा है; {from} से {to} के बीच काम पूरा होना ज़्यादा मुमकिन है।',
        },
      },
      slow: {
        oracle: {
          en: 'The papers can be completed, though one signature or heir holds them; no clear time shows.',
          hi: 'काग़ज़ पूरे हो सकते हैं, पर किसी एक दस्तख़त या वारिस पर अटके हैं; साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'Nothing stands against your registry or name transfer but delay; find the desk where the file sleeps.',
          hi: 'रजिस्ट्री या नामांतरण में देर के सिवा कुछ नहीं; देखें कि फ़ाइल किस मेज़ पर रुकी है।',
        },
      },
      hard: {
        oracle: {
          en: 'The registry or mutation looks stuck for now: don’t pay the rest till the name is on the record.',
          hi: 'रजिस्ट्री या नामांतरण अभी अटका दिखता है: नाम चढ़े बिना बाक़ी पैसा न दें।',
        },
        astra: {
          en: 'The registry or name transfer won’t move quickly, I feel; keep every receipt, and get an objection answered in writing.',
          hi: 'रजिस्ट्री या नामांतरण जल्दी होता नहीं दिखता; हर रसीद रखें, और किसी की आपत्ति हो तो लिखित जवाब दें।',
        },
      },
    },
    advice: [
      {
        en: 'Check the online land record of your state and note the case number.',
        hi: 'अपने राज्य की ऑनलाइन भूलेख साइट देखें और केस नंबर लिख लें।',
      },
      {
        en: 'Get no-objection papers from all heirs in one sitting.',
        hi: 'सब वारिसों की सहमति एक ही बार में लिखवा लें।',
      },
      {
        en: 'Complain on the state’s help line if the lawful days are over.',
        hi: 'तय दिन निकल जाएँ तो राज्य की हेल्पलाइन पर शिकायत डालें।',
      },
    ],
  },
  'house-building': {
    outlook: {
      yes: {
        oracle: {
          en: 'The building of your house is likely to move, and be finished or nearly so, between {from} and {to}.',
          hi: 'मकान का काम {from} से {to} के बीच आगे बढ़ने के आसार हैं; पूरा होने में कुछ समय और मानकर चलें।',
        },
        astra: {
          en: 'I see your walls rising; between {from} and {to} the house should come near its finish.',
          hi: 'दीवारें उठती दिखती हैं; {from} से {to} के बीच मकान पूरा होने के पास आना चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'Building the house takes more time: the stronger time for it is {from} to {to}.',
          hi: 'मकान बनने में और समय है: इसका मज़बूत समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Your own house is in the chart, just not at once; the building looks better between {from} and {to}.',
          hi: 'अपना मकान कुंडली में दिखता है, बस अभी नहीं; बनने का बेहतर समय {from} से {to} तक है।',
        },
      },
      slow: {
        oracle: {
          en: 'The house can be built in stages, as money comes; no clear time of finishing can be seen.',
          hi: 'मकान पैसे के हिसाब से हिस्सों में बन सकता है; पूरा होने का साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'It will be built, I think, one room after another; a roof over two rooms is already a home.',
          hi: 'मकान एक-एक कमरा करके बनता दिखता है; दो कमरों पर छत पड़ जाए तो भी घर है।',
        },
      },
      hard: {
        oracle: {
          en: 'The building work looks slow at present: don’t borrow at high interest to push it.',
          hi: 'मकान का काम अभी धीमा दिखता है: उसे धकेलने के लिए महँगे ब्याज पर क़र्ज़ न लें।',
        },
        astra: {
          en: 'I’d let the work rest rather than load you with a bad loan; a half-built wall can wait.',
          hi: 'बुरे क़र्ज़ से अच्छा है काम थोड़ा रुक जाए; अधूरी दीवार इंतज़ार कर सकती है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'The house work is held up for reasons the chart shows, and money and people are likelier causes than any fault in the plot.',
        hi: 'मकान का काम रुकने की वजह कुंडली में दिखती है; ज़मीन की ख़राबी से ज़्यादा पैसे और लोगों की बात लगती है।',
      },
      astra: {
        en: 'No ill will hangs over your plot; what keeps the house waiting shows here.',
        hi: 'आपकी ज़मीन पर कोई साया नहीं; मकान जिस वजह से रुका है, वह यहाँ दिखती है।',
      },
    },
    advice: [
      {
        en: 'Write a list of what is left with its cost, and finish one room wholly first.',
        hi: 'बचे काम और ख़र्च की सूची बनाएँ, और पहले एक कमरा पूरा करें।',
      },
      {
        en: 'Pay the contractor by stage, never all before.',
        hi: 'ठेकेदार को काम के हिसाब से पैसे दें, पहले सब कभी नहीं।',
      },
      {
        en: 'Ask the bank for a home-construction loan in stages: it is cheaper than a private one.',
        hi: 'बैंक से हिस्सों वाला मकान निर्माण लोन पूछें: साहूकार से सस्ता पड़ता है।',
        for: ['loan'],
      },
    ],
  },
  'borewell-water': {
    state: {
      favourable: {
        oracle: {
          en: 'Where the water lies no chart can show, but your luck with land and water is good: the boring is worth trying.',
          hi: 'पानी कहाँ है यह कुंडली नहीं बताती, पर ज़मीन-पानी का सुख अच्छा है: बोरिंग करवाने लायक है।',
        },
        astra: {
          en: 'The earth looks kind to you; bore where the water survey says, and there is good hope of water.',
          hi: 'धरती आप पर मेहरबान दिखती है; जहाँ पानी की जाँच कहे वहाँ बोर करें, पानी की उम्मीद अच्छी है।',
        },
      },
      mixed: {
        oracle: {
          en: 'The chart can’t tell depth or corner; for the boring your luck is middling, so survey before you spend.',
          hi: 'गहराई या कोना कुंडली नहीं बताती; बोरिंग में भाग्य बीच का है, इसलिए ख़र्च से पहले जाँच करवाएँ।',
        },
        astra: {
          en: 'Water may come, it may be little; let the survey machine choose the spot and not anybody’s stick.',
          hi: 'पानी आ सकता है, कम भी हो सकता है; जगह मशीन की जाँच से चुनें, किसी की लकड़ी से नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'No chart shows where water is; for a costly boring your time is not strong, so deepen or recharge the old one first.',
          hi: 'पानी कहाँ है, यह कोई कुंडली नहीं बताती; महँगी बोरिंग का समय मज़बूत नहीं, पहले पुराना कुआँ गहरा या रीचार्ज करें।',
        },
        astra: {
          en: 'I’d hold the boring back just now; ask the neighbours’ depths, and save the money for a sure spot.',
          hi: 'बोरिंग अभी रोक लें; पड़ोसियों के बोर की गहराई पूछें, और पैसा पक्की जगह के लिए बचाएँ।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Get a groundwater survey from the state department before you pay a driller.',
        hi: 'बोर वाले को पैसे देने से पहले भूजल विभाग से जाँच करवाएँ।',
      },
      {
        en: 'Ask five neighbours at what depth they struck water and in which season.',
        hi: 'पाँच पड़ोसियों से पूछें कि पानी कितनी गहराई पर और किस मौसम में मिला।',
      },
      {
        en: 'Pay by the foot, with the casing price written down.',
        hi: 'पैसे फ़ुट के हिसाब से दें, और पाइप का दाम लिखवा लें।',
      },
      {
        en: 'Catch the rain of the roof or field into the old well.',
        hi: 'छत या खेत का बरसाती पानी पुराने कुएँ में उतारें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
