import type { SituationTexts } from '../situation-texts.ts'

export const inheritanceSituationTexts = {
  'who-inherits': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'Who gets it is settled by the will and the law, not by a chart; yours shows a division that most can accept.',
          hi: 'किसे मिलेगा, यह वसीयत और क़ानून से तय होता है, कुंडली से नहीं; बँटवारा ऐसा दिखता है जिसे ज़्यादातर लोग मान लेंगे।',
        },
        astra: {
          en: 'A name I can’t read from the chart, but I see this property passing on without much bitterness, if it’s put in writing.',
          hi: 'नाम कुंडली में नहीं लिखा होता, पर लिखा-पढ़ी हो जाए तो यह संपत्ति बिना ज़्यादा कड़वाहट के आगे जाती दिखती है।',
        },
      },
      mixed: {
        oracle: {
          en: 'No chart names the heir; it shows more than one claim here, so a clear paper will decide more than who is nearest.',
          hi: 'वारिस का नाम कुंडली नहीं बताती; यहाँ एक से ज़्यादा दावे दिखते हैं, इसलिए रिश्ते से ज़्यादा साफ़ काग़ज़ काम आएगा।',
        },
        astra: {
          en: 'It isn’t likely to go to one person alone, I feel; sharing it openly will save the bond between them.',
          hi: 'किसी एक को ही जाए, ऐसा नहीं लगता; खुलकर बाँटने से आपस का रिश्ता बचा रहेगा।',
        },
      },
      patience: {
        oracle: {
          en: 'Who gets it stays disputed for now: the chart can’t name a person, and asks for a registered paper before any promise.',
          hi: 'किसे मिलेगा, इस पर अभी खींचतान रह सकती है: कुंडली नाम नहीं बताती, किसी वादे से पहले रजिस्टर्ड काग़ज़ कहती है।',
        },
        astra: {
          en: 'I can’t give you a name, and there may be sharp words over it; bring an elder and a lawyer in before the quarrel grows.',
          hi: 'नाम बताना मुमकिन नहीं, और इस पर कहा-सुनी हो सकती है; झगड़ा बढ़ने से पहले किसी बड़े और वकील को बीच में बिठाएँ।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'A registered will with two witnesses decides it; without one the law’s heirs share.',
        hi: 'दो गवाहों वाली रजिस्टर्ड वसीयत से बात तय होती है; वह न हो तो क़ानूनी वारिसों में बँटता है।',
      },
      {
        en: 'A nominee only receives the money; the owner is the heir by will or law.',
        hi: 'नॉमिनी सिर्फ़ पैसा लेता है; मालिक वसीयत या क़ानून का वारिस ही होता है।',
      },
      {
        en: 'In Hindu law daughters share equally with sons; for other faiths ask a lawyer.',
        hi: 'हिंदू क़ानून में बेटियों का हिस्सा बेटों के बराबर है; दूसरे धर्मों के लिए वकील से पूछें।',
        for: ['parent'],
      },
      {
        en: 'Make a list of all that there is, with papers, while everyone can still be asked.',
        hi: 'जो कुछ है उसकी काग़ज़ समेत सूची बना लें, जब तक सबसे पूछा जा सकता है।',
      },
    ],
  },
  'share-size': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'How much in bigha or rupees no chart can say; it shows the share coming in full, or near to it.',
          hi: 'कितने बीघा या कितने रुपये, यह कुंडली नहीं बताती; हिस्सा पूरा या लगभग पूरा आता दिखता है।',
        },
        astra: {
          en: 'I can’t give you the figure, but the part that is due looks safe, with little cut from it.',
          hi: 'आँकड़ा नहीं बताया जा सकता, पर जो हक़ बनता है वह सुरक्षित दिखता है, उसमें कटौती कम है।',
        },
      },
      mixed: {
        oracle: {
          en: 'The size of a share comes from law and papers; the chart shows a fair part, though not every rupee of the claim.',
          hi: 'हिस्सा कितना होगा, यह क़ानून और काग़ज़ से तय होता है; कुंडली में ठीक-ठाक हिस्सा दिखता है, पर दावे का पूरा पैसा नहीं।',
        },
        astra: {
          en: 'A middling share is what I see, neither the whole nor a token; some of it may come as money instead of land.',
          hi: 'बीच का हिस्सा दिखता है, न पूरा, न नाम भर का; कुछ ज़मीन की जगह पैसों में भी मिल सकता है।',
        },
      },
      patience: {
        oracle: {
          en: 'No figure can be given; at present the others are likely to offer less than is due, so don’t agree in haste.',
          hi: 'आँकड़ा नहीं दिया जा सकता; अभी बाक़ी लोग हक़ से कम देने की बात कर सकते हैं, जल्दी में हाँ न करें।',
        },
        astra: {
          en: 'It may come smaller than it should just now; let a lawyer work out the rightful part before anyone talks you down.',
          hi: 'अभी हक़ से कम आने का डर है; कोई दबाव बनाए, उससे पहले वकील से सही हिस्सा निकलवा लें।',
        },
      },
    },
    advice: [
      {
        en: 'Draw the family tree on paper and ask a lawyer for each one’s part by law.',
        hi: 'काग़ज़ पर वंशावली बनाएँ और वकील से हर एक का क़ानूनी हिस्सा पूछें।',
      },
      {
        en: 'Take the current land record from the tehsil or the state’s website and see whose names stand in it.',
        hi: 'तहसील या राज्य की वेबसाइट से ताज़ा खतौनी निकालें और देखें कि किसके नाम चढ़े हैं।',
      },
      {
        en: 'Have the whole valued at the registry’s rates before it is divided.',
        hi: 'बाँटने से पहले पूरी संपत्ति की क़ीमत रजिस्ट्री दफ़्तर के रेट से निकलवाएँ।',
      },
      {
        en: 'Put no signature or thumb on a release deed until the share is in writing.',
        hi: 'हिस्सा लिखित में आने तक हक़ छोड़ने के किसी काग़ज़ पर दस्तख़त न करें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
