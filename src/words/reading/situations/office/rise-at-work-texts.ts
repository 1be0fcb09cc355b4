import type { SituationTexts } from '../situation-texts.ts'

export const riseAtWorkTexts = {
  'promotion-list': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The name is likely to be in the list, with the order following between {from} and {to}.',
          hi: 'सूची में नाम आने की उम्मीद अच्छी है; आदेश {from} से {to} के बीच निकलता दिखता है।',
        },
        astra: {
          en: 'I see the name on that sheet, I feel; between {from} and {to} the order should be out.',
          hi: 'उस काग़ज़ पर नाम दिखता है; {from} से {to} के बीच आदेश आना चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'This list may just be missed: the name is likelier in the one that falls between {from} and {to}.',
          hi: 'यह सूची थोड़े से छूट सकती है: {from} से {to} के बीच वाली सूची में नाम के आसार ज़्यादा हैं।',
        },
        astra: {
          en: 'A seat short this time, perhaps; between {from} and {to} I see it come right.',
          hi: 'इस बार शायद एक जगह कम पड़े; {from} से {to} के बीच बात बनती दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'It hangs on seats and seniority more than on merit, and the chart leans neither way about this list.',
          hi: 'यह क़ाबिलियत से ज़्यादा पदों की गिनती और वरिष्ठता पर टिका है; इस सूची के बारे में कुंडली किसी एक ओर नहीं झुकती।',
        },
        astra: {
          en: 'I can’t see the sheet before they print it; get the papers clean, that is the half that lies with you.',
          hi: 'छपने से पहले वह काग़ज़ नहीं दिखता; अपने काग़ज़ साफ़ रखें, आपके हाथ में यही आधा है।',
        },
      },
      hard: {
        oracle: {
          en: 'In this list the name looks doubtful: ask for the seniority number and the reason in writing, and prepare for the next one.',
          hi: 'इस सूची में नाम आना मुश्किल दिखता है: वरिष्ठता क्रमांक और वजह लिखित में माँगें, और अगली की तैयारी करें।',
        },
        astra: {
          en: 'Don’t tell anybody yet that it is sure; this sheet looks thin, and the next one is not far in such services.',
          hi: 'अभी किसी से “पक्का है” न कहें; यह सूची छोटी दिखती है, और ऐसी सेवाओं में अगली भी आती ही है।',
        },
      },
    },
    advice: [
      {
        en: 'Look up the seniority list and file an objection within its days if the number is wrong.',
        hi: 'वरिष्ठता सूची देखें, और क्रमांक ग़लत हो तो तय दिनों के भीतर आपत्ति दें।',
      },
      {
        en: 'Ask for copies of the yearly reports (APAR or ACR): a low grade can be answered only in time.',
        hi: 'सालाना रिपोर्ट (APAR या ACR) की कॉपी माँगें: कम ग्रेड का जवाब समय के भीतर ही दिया जा सकता है।',
      },
      {
        en: 'See that vigilance clearance and the property return are filed: for these a name is kept in a sealed cover.',
        hi: 'सतर्कता की मंज़ूरी और संपत्ति का ब्योरा जमा हो, यह देखें: इन्हीं पर नाम लिफ़ाफ़े में बंद रह जाता है।',
      },
      {
        en: 'Decide before the order whether a transfer with it would be accepted.',
        hi: 'आदेश से पहले तय कर लें कि साथ में तबादला हुआ तो मंज़ूर होगा या नहीं।',
      },
    ],
  },
  'promised-promotion': {
    outlook: {
      yes: {
        oracle: {
          en: 'The word given to you has weight: the promotion is likely to come on paper between {from} and {to}.',
          hi: 'जो कहा गया है उसमें दम है: प्रमोशन काग़ज़ पर {from} से {to} के बीच आने की उम्मीद है।',
        },
        astra: {
          en: 'I believe them this time; remind them once, kindly, and look for the letter between {from} and {to}.',
          hi: 'इस बार बात सच्ची लगती है; एक बार नरमी से याद दिलाएँ, और {from} से {to} के बीच लेटर देखें।',
        },
      },
      later: {
        oracle: {
          en: 'They mean it, but not by the date they named: {from} to {to} is likelier.',
          hi: 'नीयत ठीक है, पर उनकी बताई तारीख़ पर नहीं: {from} से {to} के बीच आसार ज़्यादा हैं।',
        },
        astra: {
          en: 'It comes, after one more “we will see”: between {from} and {to} I find it likelier.',
          hi: 'मिलेगा, पर एक बार और “देखते हैं” सुनने के बाद: {from} से {to} के बीच आसार ज़्यादा हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'So far it is a word and no more: until it stands in a mail with a month, plan as though it won’t come.',
          hi: 'अभी तक यह सिर्फ़ ज़बानी बात है: जब तक मेल पर महीना न लिखा जाए, मानकर चलें कि नहीं मिलेगा।',
        },
        astra: {
          en: 'They are not lying, they are only comfortable; ask which month and who signs, and watch the face.',
          hi: 'झूठ नहीं बोल रहे, बस उन्हें जल्दी नहीं है; पूछें कि किस महीने और किसके दस्तख़त से, और चेहरा देखें।',
        },
      },
      hard: {
        oracle: {
          en: 'Don’t build on this promise: it looks like a way to keep you at the same pay, so ask once in writing and look outside as well.',
          hi: 'इस वादे पर भरोसा न टिकाएँ: यह आपको उसी तनख़्वाह पर रोके रखने का तरीक़ा दिखता है; एक बार लिखकर पूछें और बाहर भी देखें।',
        },
        astra: {
          en: 'I wouldn’t wait for it with folded hands; what they need from you today is your best time to ask.',
          hi: 'हाथ जोड़कर इसका इंतज़ार न करें; जिस दिन उन्हें आपकी ज़रूरत हो, माँगने का समय वही है।',
        },
      },
    },
    advice: [
      {
        en: 'Send a mail the same day: “As we spoke, my new role begins from which month?”, and keep the answer.',
        hi: 'उसी दिन मेल करें: “जैसा हमारी बात हुई, नया पद किस महीने से होगा?”, और जवाब सँभालकर रखें।',
      },
      {
        en: 'Ask what is still missing, in one point that can be measured, and show it when it is done.',
        hi: 'पूछें कि कौन सी एक बात बाक़ी है जो नापी जा सके, और पूरी होने पर दिखाएँ।',
      },
      {
        en: 'Where you already carry the charge, ask for the title or the allowance of it in writing.',
        hi: 'काम पहले से ऊपर वाला कर रहे हैं तो उसका पदनाम या भत्ता लिखित में माँगें।',
      },
      {
        en: 'Fix one date for yourself after which you apply elsewhere, and tell nobody of it.',
        hi: 'अपने लिए एक तारीख़ तय करें जिसके बाद बाहर अप्लाई करेंगे, और किसी को न बताएँ।',
        for: ['meeting'],
      },
    ],
  },
  'two-offers': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'Both offers can be good ground; the better one is where the work itself teaches more and the letter is firmer.',
          hi: 'दोनों ऑफ़र ठीक हैं; बेहतर वह है जहाँ काम ज़्यादा सिखाए और लेटर ज़्यादा पक्का हो।',
        },
        astra: {
          en: 'You won’t go wrong with either, I feel; take the one whose manager you’d like to learn from.',
          hi: 'दोनों में से कोई ग़लत नहीं लगता; वह लें जिसके मैनेजर से सीखने का मन हो।',
        },
      },
      mixed: {
        oracle: {
          en: 'The steadier company is the better choice for now, unless the other pays clearly more in hand each month.',
          hi: 'अभी ज़्यादा टिकाऊ कंपनी बेहतर है, जब तक दूसरी हर महीने हाथ में साफ़ ज़्यादा न दे।',
        },
        astra: {
          en: 'I’d not choose by the big figure; subtract rent, variable pay and the road, then see which is bigger.',
          hi: 'बड़े आँकड़े से न चुनें; किराया, वेरिएबल और आना-जाना घटाएँ, फिर देखें कि बड़ा कौन है।',
        },
      },
      patience: {
        oracle: {
          en: 'Take the safer of the two for the present: fixed pay, a known name, a date of joining in writing.',
          hi: 'अभी दोनों में से सुरक्षित वाला लें: बँधी तनख़्वाह, जाना-पहचाना नाम, लिखित में ज्वाइनिंग की तारीख़।',
        },
        astra: {
          en: 'Let firmness win over dreams this once; the riskier name can call again.',
          hi: 'इस बार सपने से ज़्यादा पक्कापन देखें; दूसरा नाम फिर भी बुला सकता है।',
        },
      },
    },
    advice: [
      {
        en: 'Compare what reaches the bank each month, without bonus, ESOPs and variable pay.',
        hi: 'बोनस, ESOP और वेरिएबल हटाकर देखें कि हर महीने बैंक में कितना आएगा।',
      },
      {
        en: 'Ask both for notice period, bond, probation and shift in writing before you sign.',
        hi: 'दस्तख़त से पहले दोनों से नोटिस, बॉन्ड, प्रोबेशन और शिफ़्ट लिखित में पूछें।',
        for: ['office'],
      },
      {
        en: 'Look up who left that team in the past year, and ask one of them why.',
        hi: 'देखें कि पिछले साल उस टीम से कौन गया, और उनमें से एक से वजह पूछें।',
      },
      {
        en: 'Say no to the other on the day you sign, politely: you may meet them again.',
        hi: 'जिस दिन एक पर दस्तख़त हो, उसी दिन दूसरे को शालीनता से मना कर दें: आगे फिर काम पड़ सकता है।',
        for: ['meeting'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
