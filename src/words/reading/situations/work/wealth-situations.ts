import type { SituationTexts } from '../situation-texts.ts'

export const wealthSituationTexts = {
  'how-rich': {
    state: {
      favourable: {
        oracle: {
          en: 'Your chart shows real prosperity, well above where you began; no chart can promise the word crorepati.',
          hi: 'आपकी कुंडली में अच्छी संपन्नता दिखती है, जहाँ से शुरुआत हुई उससे काफ़ी ऊपर; करोड़पति होने का वादा कोई कुंडली नहीं करती।',
        },
        astra: {
          en: 'You are likely to become well-off by what you build and keep; I can’t name a figure, but the direction is up.',
          hi: 'कमाने और बचाने से अच्छी हैसियत बनने की उम्मीद है; रकम नहीं कही जा सकती, पर दिशा ऊपर की है।',
        },
      },
      mixed: {
        oracle: {
          en: 'The chart shows a comfortable life with property and savings rather than great riches.',
          hi: 'कुंडली में बहुत अमीरी से ज़्यादा आराम की ज़िंदगी, अपनी जायदाद और बचत दिखती है।',
        },
        astra: {
          en: 'I see enough and a little over for you; it becomes wealth only if the saving starts before the spending.',
          hi: 'आपके लिए ज़रूरत से थोड़ा ज़्यादा दिखता है; अमीरी तभी बनेगी जब ख़र्च से पहले बचत हो।',
        },
      },
      patience: {
        oracle: {
          en: 'Great wealth is not in sight at present: money comes by steady work and goes easily, so holding it is the way up.',
          hi: 'अभी बहुत अमीरी के आसार नहीं: पैसा मेहनत से आता और आसानी से निकलता है, उसे रोकना ही रास्ता है।',
        },
        astra: {
          en: 'I won’t promise you riches; for you wealth is likelier to come slowly, from what is not spent.',
          hi: 'अमीरी का वादा ठीक नहीं; आपके लिए पैसा धीरे-धीरे, बचत से ही बनता दिखता है।',
        },
      },
    },
    advice: [
      {
        en: 'Let a fixed part of every income go into savings on the day it comes, before anything else.',
        hi: 'जिस दिन कमाई आए, उसी दिन उसका एक तय हिस्सा बचत में डालें, बाक़ी सब उसके बाद।',
      },
      {
        en: 'Put effort into the one skill that people already pay you for: wealth grows out of that first.',
        hi: 'उस एक हुनर पर मेहनत करें जिसके लोग पहले से पैसे देते हैं: पैसा पहले वहीं से बढ़ता है।',
      },
      {
        en: 'Close costly loans before you look for high returns.',
        hi: 'ज़्यादा कमाई ढूँढने से पहले महँगे कर्ज़ चुकाएँ।',
        for: ['loan'],
      },
      {
        en: 'Stay away from anybody who promises to make you rich fast.',
        hi: 'जल्दी अमीर बनाने का वादा करने वालों से दूर रहें।',
      },
    ],
  },
  'sudden-money': {
    state: {
      favourable: {
        oracle: {
          en: 'Money in your chart comes well through work and people, and not by a lottery ticket or a sudden win.',
          hi: 'आपकी कुंडली में पैसा काम और लोगों से अच्छा आता है, लॉटरी या अचानक जीत से नहीं।',
        },
        astra: {
          en: 'Your luck with money is good where you work for it; I would not look for it in a lottery or a windfall.',
          hi: 'मेहनत के पैसे में आपकी किस्मत अच्छी है; लॉटरी या अचानक धन में उसे न ढूँढें।',
        },
      },
      mixed: {
        oracle: {
          en: 'A lottery or sudden money is nothing to count on: what small gain comes is likely to go the same way.',
          hi: 'लॉटरी या अचानक पैसे पर भरोसा न करें: थोड़ा आया भी तो वैसे ही निकल जाने के आसार हैं।',
        },
        astra: {
          en: 'I see no big sudden win for you; a raise or an old due returned is the likelier pleasant surprise.',
          hi: 'अचानक बड़ी जीत नहीं दिखती; अच्छी ख़बर तनख़्वाह बढ़ने या पुराने पैसे लौटने की ज़्यादा हो सकती है।',
        },
      },
      patience: {
        oracle: {
          en: 'The chart is against lottery and quick money for you: more is likely to be lost there than won.',
          hi: 'लॉटरी और झटपट पैसे के मामले में कुंडली साथ नहीं देती: जीतने से ज़्यादा हारने की संभावना है।',
        },
        astra: {
          en: 'Please keep away from the ticket and the bet; what you have is safer in your own hand.',
          hi: 'टिकट और दाँव से दूर रहें; जो पास है वह अपने हाथ में ज़्यादा सुरक्षित है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'No chart gives a winning number, so pay nobody who offers one.',
        hi: 'जीतने वाला नंबर कोई कुंडली नहीं बताती, इसलिए नंबर देने वाले को पैसा न दें।',
      },
      {
        en: 'Put what the tickets would cost into a recurring deposit and look at it after twelve deposits.',
        hi: 'टिकट का पैसा हर बार RD में डालें और बारह किस्तों के बाद देखें।',
      },
      {
        en: 'If a message says that you have won, it is a fraud: send no fee and no bank details.',
        hi: 'जीतने का मैसेज आए तो वह ठगी है: न फ़ीस भेजें, न बैंक की जानकारी।',
      },
    ],
  },
  'loan-approval': {
    outlook: {
      yes: {
        oracle: {
          en: 'The loan is likely to be approved, and the best time for the file is between {from} and {to}.',
          hi: 'लोन मंज़ूर होने की उम्मीद अच्छी है; फ़ाइल के लिए सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Yes, I see the loan coming through for you; give in all the papers between {from} and {to}.',
          hi: 'हाँ, लोन पास होता दिखता है; {from} से {to} के बीच पूरे काग़ज़ जमा करें।',
        },
      },
      later: {
        oracle: {
          en: 'The loan can be approved, though not at the first go; the better time to apply is {from} to {to}.',
          hi: 'लोन पास हो सकता है, पर शायद पहली बार में नहीं; आवेदन का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'The bank may send the file back once; between {from} and {to} your loan has a better chance.',
          hi: 'बैंक एक बार फ़ाइल लौटा सकता है; {from} से {to} के बीच आपके लोन की बेहतर उम्मीद है।',
        },
      },
      slow: {
        oracle: {
          en: 'The loan may be approved for a smaller amount, or with a co-applicant, rather than as asked.',
          hi: 'लोन माँगी रकम से कम, या साथ में दूसरा आवेदक जोड़ने पर मंज़ूर हो सकता है।',
        },
        astra: {
          en: 'They may not give the whole sum; ask for less or add an earning family member, and it can pass.',
          hi: 'पूरी रकम शायद न मिले; थोड़ा कम माँगें या कमाने वाले किसी घर वाले को जोड़ें, तो बात बन सकती है।',
        },
      },
      hard: {
        oracle: {
          en: 'Approval of this loan looks difficult at present, so mend the credit score first instead of applying to many banks.',
          hi: 'अभी लोन पास होना मुश्किल दिखता है; कई बैंकों में अर्ज़ी देने के बजाय पहले सिबिल स्कोर ठीक करें।',
        },
        astra: {
          en: 'I would not press for this loan just now; clear a small old due, wait, and then ask again.',
          hi: 'अभी इस लोन पर ज़ोर न दें; पहले कोई छोटा पुराना बक़ाया चुकाएँ, फिर दोबारा माँगें।',
        },
      },
    },
    advice: [
      {
        en: 'Check your CIBIL report first: it is free once a year, and mistakes in it can be corrected.',
        hi: 'पहले अपनी सिबिल रिपोर्ट देखें: साल में एक बार मुफ़्त है, और उसकी ग़लतियाँ ठीक हो सकती हैं।',
      },
      {
        en: 'Ask the bank in which you have your salary or savings account before any other.',
        hi: 'सबसे पहले उसी बैंक से पूछें जहाँ तनख़्वाह या बचत खाता है।',
      },
      {
        en: 'Never pay anybody in advance for a loan, and keep away from loan apps.',
        hi: 'लोन के लिए पहले पैसा किसी को न दें, और लोन ऐप से दूर रहें।',
        for: ['loan'],
      },
      {
        en: 'Borrow so little that all instalments together stay under forty percent of what you earn.',
        hi: 'इतना ही लें कि सारी किस्तें मिलाकर कमाई के चालीस प्रतिशत से नीचे रहें।',
        for: ['meeting'],
      },
    ],
  },
  'how-risky': {
    state: {
      favourable: {
        oracle: {
          en: 'The risk is low to middling for you at present: investing a part of your savings is fine, never borrowed money.',
          hi: 'आपके लिए अभी जोखिम कम से मध्यम है: बचत का एक हिस्सा लगाना ठीक है, उधार का पैसा कभी नहीं।',
        },
        astra: {
          en: 'You can take some risk just now, a measured one; what I see supports you, if you don’t put all in one place.',
          hi: 'अभी नपा-तुला जोखिम लिया जा सकता है; साथ अच्छा दिखता है, बस सब एक जगह न लगाएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'The risk is middling: put in only what you would not miss, and keep the larger part in safe deposits.',
          hi: 'जोखिम मध्यम है: उतना ही लगाएँ जिसके बिना काम चल जाए, और बड़ा हिस्सा सुरक्षित जमा में रखें।',
        },
        astra: {
          en: 'Go half-way: a small regular amount is fine for you, a big one at once is not.',
          hi: 'बीच का रास्ता लें: हर महीने थोड़ा लगाना ठीक है, एक साथ बड़ी रकम नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'The risk is high for you at present, so keep to fixed deposits and leave shares, crypto and tips alone.',
          hi: 'आपके लिए अभी जोखिम ज़्यादा है; जमा और FD में रहें, शेयर, क्रिप्टो और टिप से दूर रहें।',
        },
        astra: {
          en: 'I would not risk this money just now; kept safe it does you more good than any return promised.',
          hi: 'अभी यह पैसा जोखिम में न डालें; सुरक्षित रखा पैसा किसी भी वादे से ज़्यादा काम आएगा।',
        },
      },
    },
    advice: [
      {
        en: 'Keep six months of expenses in the bank before you invest anything.',
        hi: 'कुछ भी लगाने से पहले छह महीने का ख़र्च बैंक में रखें।',
      },
      {
        en: 'Ask a SEBI-registered adviser, and check the registration number on the SEBI site.',
        hi: 'SEBI में रजिस्टर्ड सलाहकार से पूछें, और नंबर SEBI की साइट पर देख लें।',
        for: ['shares'],
      },
      {
        en: 'Write down beforehand at which loss you will stop, and keep to it.',
        hi: 'पहले ही लिख लें कि कितने घाटे पर रुकना है, और उस पर टिके रहें।',
      },
      {
        en: 'Whoever promises a fixed high return is not to be trusted with money.',
        hi: 'पक्के ऊँचे मुनाफ़े का वादा करने वाले को पैसा न दें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
