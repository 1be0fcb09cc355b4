import type { SituationTexts } from '../situation-texts.ts'

export const propertyDealSituationTexts = {
  'sell-or-keep': {
    isChoice: true,
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Between selling and keeping, selling is supported, and a fair price is likeliest between {from} and {to}.',
          hi: 'बेचने और रखने में कुंडली बेचने के साथ है; ठीक दाम {from} से {to} के बीच मिलने के आसार हैं।',
        },
        astra: {
          en: 'You may let it go with a clear heart rather than hold on; fix the sale between {from} and {to}.',
          hi: 'रोककर रखने से अच्छा है साफ़ मन से बेच देना; सौदा {from} से {to} के बीच पक्का करें।',
        },
      },
      later: {
        oracle: {
          en: 'Keep it for now and don’t sell in haste: the better time to sell is {from} to {to}.',
          hi: 'अभी रखें, जल्दी में न बेचें: बेचने का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I’d hold on to it a while; if you still wish to sell, {from} to {to} should bring you more than now.',
          hi: 'इसे थोड़ा और सँभाले रखें; मन तब भी वही रहे तो {from} से {to} के बीच ज़्यादा मिलने की उम्मीद है।',
        },
      },
      slow: {
        oracle: {
          en: 'Of the two, keeping it is better, unless the money has a firm use; nothing in the chart presses for a sale.',
          hi: 'दोनों में रखना बेहतर है, जब तक पैसे की कोई पक्की ज़रूरत न हो; कुंडली बेचने पर ज़ोर नहीं देती।',
        },
        astra: {
          en: 'Keep what earns or shelters you, sell at most the part that lies idle; that is what I would do.',
          hi: 'जो कमाकर दे या सिर पर छत दे उसे रखें, बेचें तो बस वह हिस्सा जो ख़ाली पड़ा है।',
        },
      },
      hard: {
        oracle: {
          en: 'Keep it and don’t sell now: the chart shows a weak price and later regret in a sale at present.',
          hi: 'अभी न बेचें, रोककर रखें: इस समय बेचने पर दाम कम और बाद में पछतावा दिखता है।',
        },
        astra: {
          en: 'I would not part with it at this time; rent it or lease it if money is short, and decide when the mind is calm.',
          hi: 'इस समय इसे हाथ से न जाने दें; पैसे कम हों तो किराये या पट्टे पर दें, और मन शांत होने पर तय करें।',
        },
      },
    },
    advice: [
      {
        en: 'Write what it costs to keep in a year and what it brings; the figures often decide.',
        hi: 'साल भर में रखने पर कितना ख़र्च और कितनी आमदनी है, लिख लें; अक्सर हिसाब ही तय कर देता है।',
      },
      {
        en: 'Before selling, decide on paper where the money goes; money without a place is soon gone.',
        hi: 'बेचने से पहले लिख लें कि पैसा कहाँ जाएगा; बिना ठिकाने का पैसा जल्दी ख़त्म होता है।',
      },
      {
        en: 'Ask every co-owner and those who live there, and take their consent in writing.',
        hi: 'हर हिस्सेदार और वहाँ रहने वालों से पूछें, और सहमति लिखित में लें।',
      },
      {
        en: 'If it is the only roof, sell nothing until the next one is in your name.',
        hi: 'अगर वही एक छत है, तो दूसरी अपने नाम होने तक न बेचें।',
      },
    ],
  },
  'property-in-whose-name': {
    isChoice: true,
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'Your own name is the better one for this property, with another of the family as second owner or nominee.',
          hi: 'यह प्रॉपर्टी अपने ही नाम लेना बेहतर है; साथ में घर के किसी और का नाम या नॉमिनी रख लें।',
        },
        astra: {
          en: 'Take it in your name, I’d say, not another’s; ownership sits well with you, and a joint name does no harm.',
          hi: 'दूसरे के नहीं, अपने नाम से लेना अच्छा लगता है; आपके नाम संपत्ति टिकती दिखती है, साथ में दूसरा नाम भी हो तो हर्ज नहीं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Two names are better than one here: yours together with your spouse’s or the family member’s who shares the cost.',
          hi: 'यहाँ एक से दो नाम बेहतर हैं: आपका, और साथ में पति या पत्नी का, या जो ख़र्च में हिस्सा दे उसका।',
        },
        astra: {
          en: 'I’d not settle on mine or theirs; a joint registry keeps the home and the hearts together.',
          hi: 'मेरा या उनका, इस पर न अटकें; दोनों के नाम रजिस्ट्री हो तो घर और मन दोनों जुड़े रहते हैं।',
        },
      },
      patience: {
        oracle: {
          en: 'A joint name is safer than yours alone at present; never only in the name of someone outside your own home.',
          hi: 'अभी सिर्फ़ अपने नाम से ज़्यादा सुरक्षित साझा नाम है; अपने घर से बाहर के किसी के नाम अकेले कभी न लें।',
        },
        astra: {
          en: 'Just now let your spouse’s or parent’s name stand with yours; alone, in either name, it may bring more worry.',
          hi: 'अभी अपने साथ पति, पत्नी या माता-पिता का नाम भी रखें; किसी एक के नाम अकेले हो तो चिंता बढ़ सकती है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Many states take less stamp duty when a woman is an owner; ask at the registry.',
        hi: 'कई राज्यों में औरत के नाम रजिस्ट्री पर स्टाम्प कम लगता है; रजिस्ट्री दफ़्तर में पूछ लें।',
      },
      {
        en: 'Whoever pays should be an owner on paper, with bank proof of each payment.',
        hi: 'जो पैसा दे वह काग़ज़ पर मालिक भी हो, और हर भुगतान का बैंक सबूत रखें।',
      },
      {
        en: 'A minor’s property can’t be sold without a court’s leave; think before you put it in a child’s name.',
        hi: 'नाबालिग की संपत्ति अदालत की इजाज़त के बिना नहीं बिकती; बच्चे के नाम लेने से पहले सोच लें।',
        for: ['parent'],
      },
      {
        en: 'Ask the bank first: a home loan wants the borrower as an owner, and so does the tax benefit.',
        hi: 'पहले बैंक से पूछें: होम लोन और टैक्स की छूट, दोनों में लोन लेने वाला मालिक होना चाहिए।',
        for: ['home-loan', 'loan'],
      },
    ],
  },
  'which-area': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'No chart names a locality; yours is good for property, so of the places you like take the one with the cleanest papers.',
          hi: 'कुंडली किसी इलाक़े का नाम नहीं बताती; प्रॉपर्टी के लिए समय अच्छा है, इसलिए पसंद की जगहों में वह लें जिसके काग़ज़ सबसे साफ़ हों।',
        },
        astra: {
          en: 'The name of the area I can’t give you, but a home is well shown; choose where daily life is easy and your people are near.',
          hi: 'इलाक़े का नाम नहीं बताया जा सकता, पर घर अच्छा दिखता है; वहाँ लें जहाँ रोज़ का जीवन आसान हो और अपने लोग पास हों।',
        },
      },
      mixed: {
        oracle: {
          en: 'The area can’t be read from a chart; yours favours the place within budget and near work over the grander one.',
          hi: 'इलाक़ा कुंडली से नहीं दिखता; आपके लिए शानदार जगह से बेहतर वह है जो बजट में हो और काम के पास हो।',
        },
        astra: {
          en: 'I’d not chase the costlier side of town; a smaller home where you know somebody will sit lighter on you.',
          hi: 'महँगे इलाक़े के पीछे न भागें; जहाँ कोई अपना हो वहाँ छोटा घर हल्का रहेगा।',
        },
      },
      patience: {
        oracle: {
          en: 'Which area is for you to see with your own eyes; the chart asks you to rent there first before you buy.',
          hi: 'कौन-सा इलाक़ा, यह अपनी आँखों से देखने की बात है; कुंडली कहती है कि ख़रीदने से पहले वहाँ किराये पर रहकर देखें।',
        },
        astra: {
          en: 'Don’t fix a place in a hurry, please; live on rent in the area you lean to, and let it show you its bad days too.',
          hi: 'जगह जल्दी में तय न करें; जिस इलाक़े का मन हो वहाँ पहले किराये पर रहें, उसके बुरे दिन भी दिख जाएँगे।',
        },
      },
    },
    advice: [
      {
        en: 'Go there in the morning rush, at night and in the rain before you decide.',
        hi: 'तय करने से पहले वहाँ सुबह की भीड़ में, रात में और बारिश में जाकर देखें।',
        for: ['leaving'],
      },
      {
        en: 'Ask three families who live there about water, power and safety.',
        hi: 'वहाँ रहने वाले तीन परिवारों से पानी, बिजली और सुरक्षा के बारे में पूछें।',
      },
      {
        en: 'Compare the last registered rates of each area at the registry, not the broker’s price.',
        hi: 'ब्रोकर का दाम नहीं, रजिस्ट्री दफ़्तर में हर इलाक़े के पिछले सौदों के रेट मिलाएँ।',
      },
      {
        en: 'Add the travel to work, school and hospital to the price of each.',
        hi: 'हर जगह के दाम में काम, स्कूल और अस्पताल आने-जाने का ख़र्च जोड़कर देखें।',
      },
    ],
  },
  'vehicle-sell': {
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Sell the vehicle rather than keep it: a fair buyer is likely between {from} and {to}.',
          hi: 'गाड़ी रखने से बेचना बेहतर है: ठीक ख़रीदार {from} से {to} के बीच मिलने के आसार हैं।',
        },
        astra: {
          en: 'Let it go now instead of holding on; between {from} and {to} a decent price should come.',
          hi: 'अब गाड़ी निकाल देना अच्छा है, रोकना नहीं; {from} से {to} के बीच दाम ठीक आना चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'Keep the vehicle running for now; selling it goes better between {from} and {to}.',
          hi: 'अभी गाड़ी चलाते रहें; बेचने का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Don’t give it away in irritation; a better buyer looks likely between {from} and {to}.',
          hi: 'चिढ़कर सस्ते में न दें; बेहतर ख़रीदार {from} से {to} के बीच मिलता दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'It can be sold, slowly and somewhat under your price; keep it only if the yearly repairs cost less than it saves you.',
          hi: 'बिक जाएगी, पर धीरे और आपके दाम से कुछ कम में; रखें तभी जब साल की मरम्मत बचत से कम हो।',
        },
        astra: {
          en: 'No time stands out for selling, so let the mechanic’s bill decide; if it keeps growing, sell to the first fair offer.',
          hi: 'बेचने का कोई ख़ास समय नहीं दिखता, तो मिस्त्री के बिल से तय करें; बिल बढ़ता जाए तो पहले ठीक दाम पर दे दें।',
        },
      },
      hard: {
        oracle: {
          en: 'Keep it for the present rather than sell: the price now is likely to be poor, and another vehicle would cost more.',
          hi: 'अभी बेचने से रखना बेहतर है: इस समय दाम कम मिलेगा, और दूसरी गाड़ी महँगी पड़ेगी।',
        },
        astra: {
          en: 'I’d repair it once more and hold it; a sale just now would bring you little.',
          hi: 'एक बार और ठीक कराकर रख लें; अभी बेचने से ज़्यादा हाथ नहीं आएगा।',
        },
      },
    },
    advice: [
      {
        en: 'Get prices from two dealers and one online buyer before you tell yours.',
        hi: 'अपना दाम बताने से पहले दो डीलर और एक ऑनलाइन ख़रीदार से भाव लें।',
      },
      {
        en: 'Hand over only with the transfer forms filled, and keep a copy of the buyer’s ID.',
        hi: 'ट्रांसफ़र के फ़ॉर्म भरकर ही गाड़ी दें, और ख़रीदार के पहचान पत्र की कॉपी रखें।',
      },
      {
        en: 'Clear challans, loan and insurance first; they bring the price down.',
        hi: 'पहले चालान, लोन और बीमा निपटाएँ; इनसे दाम गिरता है।',
        for: ['loan'],
      },
      {
        en: 'For a very old vehicle ask the RTO about scrap value and the benefit on a new one.',
        hi: 'बहुत पुरानी गाड़ी हो तो आरटीओ से कबाड़ का दाम और नई पर मिलने वाली छूट पूछें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
