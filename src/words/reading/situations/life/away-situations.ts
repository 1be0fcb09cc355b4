import type { SituationTexts } from '../situation-texts.ts'

export const awaySituationTexts = {
  'visa-refused': {
    outlook: {
      yes: {
        oracle: {
          en: 'After the refusal a fresh visa application has good support, and the time to file it is {from} to {to}.',
          hi: 'मना होने के बाद दोबारा वीज़ा मिलने की उम्मीद अच्छी है, और फ़ाइल लगाने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'A refusal hurts, but I don’t see it as the last word: try the visa again between {from} and {to}.',
          hi: 'वीज़ा मना होना बुरा लगता है, पर बात ख़त्म नहीं हुई: {from} से {to} के बीच फिर कोशिश करें।',
        },
      },
      later: {
        oracle: {
          en: 'The visa is likelier on a later try; file again in the stretch from {from} to {to}.',
          hi: 'वीज़ा अगली बार, थोड़ा बाद में मिलने के आसार ज़्यादा हैं; {from} से {to} तक फिर फ़ाइल लगाएँ।',
        },
        astra: {
          en: 'Take your time over a new file; from {from} to {to} your chances of the visa are better.',
          hi: 'अगली फ़ाइल में जल्दी न करें; {from} से {to} के बीच वीज़ा के आसार बेहतर हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'A visa after this refusal is possible if the weak paper in the file is mended; the chart marks no clear time.',
          hi: 'इस बार की कमी दूर हो तो वीज़ा मिल सकता है; कुंडली साफ़ समय नहीं दिखाती।',
        },
        astra: {
          en: 'It can still come, but the papers decide this visa more than the stars of the day; mend the file first.',
          hi: 'वीज़ा अब भी मिल सकता है, पर बात काग़ज़ों की है; पहले फ़ाइल ठीक करें।',
        },
      },
      hard: {
        oracle: {
          en: 'At present another try for the same visa is likely to meet the same answer; look at another route or country.',
          hi: 'अभी उसी वीज़ा की दोबारा कोशिश में वही जवाब मिलने का डर है; दूसरा रास्ता या दूसरा देश भी देखें।',
        },
        astra: {
          en: 'I would not spend on the same visa just now; keep your money and look for a second path.',
          hi: 'अभी उसी वीज़ा पर पैसे न लगाएँ; पैसे बचाएँ और दूसरा रास्ता देखें।',
        },
      },
    },
    advice: [
      {
        en: 'Read the refusal letter line by line and answer each reason with a paper.',
        hi: 'मना करने वाली चिट्ठी को एक-एक लाइन पढ़ें और हर वजह का काग़ज़ लगाएँ।',
      },
      {
        en: 'Hide no earlier refusal; a false answer closes the door for years.',
        hi: 'पहले की मनाही न छिपाएँ; ग़लत जवाब से रास्ता लंबे समय के लिए बंद हो जाता है।',
      },
      {
        en: 'Check the agent’s licence, and let nobody add a false bank or work paper.',
        hi: 'एजेंट का लाइसेंस देखें, और बैंक या नौकरी का झूठा काग़ज़ न लगने दें।',
      },
      {
        en: 'Show the ties that bring you back: job, family, property.',
        hi: 'वापस लौटने की वजहें दिखाएँ: नौकरी, परिवार, मकान।',
      },
    ],
  },
  'stay-abroad-or-return': {
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Of staying abroad and coming back, the chart is for staying, and papers there move best between {from} and {to}.',
          hi: 'विदेश में बसने और लौटने में कुंडली बसने की ओर है, और वहाँ के काग़ज़ {from} से {to} के बीच आगे बढ़ेंगे।',
        },
        astra: {
          en: 'I lean to your staying on there; {from} to {to} is the time to put down roots abroad.',
          hi: 'मेरा झुकाव वहीं रहने की ओर है; विदेश में जमने का समय {from} से {to} तक है।',
        },
      },
      later: {
        oracle: {
          en: 'Stay abroad for the present; the chart supports settling there, though later, from {from} to {to}.',
          hi: 'फ़िलहाल विदेश में ही रहें; बसने में कुंडली साथ देती है, पर बाद में, {from} से {to} तक।',
        },
        astra: {
          en: 'Don’t come back just yet: things abroad look like settling for you between {from} and {to}.',
          hi: 'अभी न लौटें: विदेश में बात {from} से {to} के बीच जमती दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'The chart lets you stay abroad but does not bind you there, so return is open once your savings are made.',
          hi: 'कुंडली विदेश में रहने देती है पर बाँधती नहीं, इसलिए बचत हो जाने पर लौटने का रास्ता खुला है।',
        },
        astra: {
          en: 'I would stay abroad a while for the savings and keep the way home open; roots there come slowly.',
          hi: 'बचत के लिए कुछ समय विदेश में रहें और लौटने का रास्ता खुला रखें; वहाँ जड़ें धीरे जमेंगी।',
        },
      },
      hard: {
        oracle: {
          en: 'Of staying and returning, the chart leans to coming home, with work arranged here first.',
          hi: 'बसने और लौटने में कुंडली घर लौटने की ओर झुकती है, बस पहले यहाँ काम पक्का कर लें।',
        },
        astra: {
          en: 'I lean to your coming back: home gives you more than settling abroad does, once a job here is in hand.',
          hi: 'मेरा झुकाव लौटने की ओर है: यहाँ नौकरी हाथ में हो तो विदेश में बसने से ज़्यादा घर देगा।',
        },
      },
    },
    advice: [
      {
        en: 'Write down what each place gives in savings, parents and children’s schooling, and compare on one page.',
        hi: 'एक काग़ज़ पर लिखें कि बचत, माँ-बाप और बच्चों की पढ़ाई में कौन-सी जगह क्या देती है।',
        for: ['parent'],
      },
      {
        en: 'Before you return, have an offer here in writing and money for half a year.',
        hi: 'लौटने से पहले यहाँ का ऑफ़र लिखित में लें और छह महीने का ख़र्च बचा लें।',
      },
      {
        en: 'If you stay, file the papers early and keep a copy of every form.',
        hi: 'रहना हो तो काग़ज़ जल्दी जमा करें और हर फ़ॉर्म की कॉपी रखें।',
      },
      {
        en: 'Ask your husband or wife and the children separately what they want.',
        hi: 'पति-पत्नी और बच्चों से अलग-अलग पूछें कि वे क्या चाहते हैं।',
        for: ['parent', 'spouse'],
      },
    ],
  },
  'which-country': {
    state: {
      favourable: {
        oracle: {
          en: 'The chart names no country, but it supports going far: Europe, America or Australia rather than a place close by.',
          hi: 'कुंडली देश का नाम नहीं बताती, पर दूर जाने में साथ देती है: पास की जगह के बजाय यूरोप, अमेरिका या ऑस्ट्रेलिया।',
        },
        astra: {
          en: 'No chart can name the country; yours is for the long way, so try the far ones first.',
          hi: 'देश का नाम कोई कुंडली नहीं बताती; आपकी कुंडली लंबी दूरी के पक्ष में है, इसलिए पहले दूर के देश आज़माएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'Which country it is the chart can’t name; it leans to the nearer ones, such as the Gulf or Singapore, over the far West.',
          hi: 'कौन-सा देश, यह कुंडली नहीं बताती; उसका झुकाव दूर के देशों से ज़्यादा पास वालों पर है, जैसे खाड़ी या सिंगापुर।',
        },
        astra: {
          en: 'I can’t read a country’s name, but the nearer ones suit you better to begin with: the Gulf, Singapore, Malaysia.',
          hi: 'देश का नाम नहीं पढ़ा जा सकता, पर शुरुआत के लिए पास के देश बेहतर हैं: खाड़ी, सिंगापुर, मलेशिया।',
        },
      },
      patience: {
        oracle: {
          en: 'The chart names no country and at present holds you nearer home; choose the one with the surest job and the easiest visa.',
          hi: 'कुंडली देश नहीं बताती और अभी घर के पास ही रखती है; जहाँ नौकरी पक्की और वीज़ा आसान हो, वही देश चुनें।',
        },
        astra: {
          en: 'No country stands out in your chart; take the one where work is promised in writing, or another city here first.',
          hi: 'कुंडली में कोई देश अलग से नहीं दिखता; जहाँ काम का लिखित वादा हो वहीं जाएँ, या पहले यहीं दूसरे शहर में।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Compare countries by three things: who gives work to your trade, the visa rules and the cost of the first year.',
        hi: 'देशों को तीन बातों से परखें: आपके काम की माँग, वीज़ा के नियम और शुरू का ख़र्च।',
      },
      {
        en: 'Talk to two people of your trade who live there and have nothing to sell.',
        hi: 'वहाँ रहने वाले अपने ही काम के दो लोगों से बात करें, जिन्हें कुछ बेचना न हो।',
      },
      {
        en: 'For the Gulf, check the employer on the eMigrate portal before you pay or sign.',
        hi: 'खाड़ी के लिए पैसे देने या दस्तख़त करने से पहले eMigrate पोर्टल पर कंपनी जाँच लें।',
      },
      {
        en: 'Apply to a first choice and one that is easier at the same time.',
        hi: 'एक पसंद का और एक आसान देश, दोनों में साथ-साथ आवेदन करें।',
      },
    ],
  },
  'trip-safe': {
    state: {
      favourable: {
        oracle: {
          en: 'The trip looks safe and pleasant by the chart, so go with an easy mind and the usual care.',
          hi: 'कुंडली से सफ़र ठीक और सुखद दिखता है, इसलिए बेफ़िक्र होकर, सामान्य सावधानी के साथ जाएँ।',
        },
        astra: {
          en: 'Go and enjoy it: the chart stands well with this trip, and ordinary care is all you need.',
          hi: 'जाइए और मज़ा कीजिए: कुंडली इस सफ़र के साथ है, बस सामान्य सावधानी रखें।',
        },
      },
      mixed: {
        oracle: {
          en: 'The trip should go well with a few delays on the way; leave spare time and keep papers close.',
          hi: 'सफ़र ठीक रहेगा, रास्ते में थोड़ी देरी हो सकती है; समय हाथ में रखें और काग़ज़ पास रखें।',
        },
        astra: {
          en: 'I see a good trip with some running about; nothing to fear, only plan the connections loosely.',
          hi: 'सफ़र अच्छा दिखता है, थोड़ी भागदौड़ के साथ; डरने जैसा कुछ नहीं, बस कार्यक्रम ढीला रखें।',
        },
      },
      patience: {
        oracle: {
          en: 'The trip is nothing to fear, but the chart asks for a slower plan: rest on the way, and no risks with weather or roads.',
          hi: 'सफ़र से डरने की बात नहीं, पर योजना आराम वाली रखें: रास्ते में आराम करें, मौसम और सड़क का जोखिम न लें।',
        },
        astra: {
          en: 'You can go on this trip without fear; take it slowly, travel by day, and skip what feels like too much.',
          hi: 'बिना डर के जाएँ; आराम से चलें, दिन में सफ़र करें, और जो ज़्यादा लगे उसे छोड़ दें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Share your route and one contact number with someone at home.',
        hi: 'घर में किसी को अपना रास्ता और एक नंबर बता दें।',
      },
      {
        en: 'Travel by day on hill roads and look at the weather report before you start.',
        hi: 'पहाड़ी रास्ते पर दिन में चलें और निकलने से पहले मौसम देख लें।',
      },
      {
        en: 'Keep medicines, ID and some cash in the bag that never leaves you.',
        hi: 'दवा, पहचान पत्र और थोड़े पैसे उस बैग में रखें जो हमेशा पास रहे।',
      },
      {
        en: 'Take travel insurance where the trip is long or abroad.',
        hi: 'सफ़र लंबा या विदेश का हो तो यात्रा बीमा ले लें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
