import type { MatterTexts } from './matter-texts.ts'

export const wealthMatters = {
  investment: {
    name: {
      en: 'investment',
      hi: 'निवेश',
    },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, the chart supports careful, long-term investment, and from {from} to {to} is a good time to begin or add to it.',
          hi: 'हाँ, सोच-समझकर किए गए लंबे निवेश का साथ कुंडली देती है; शुरू करने या बढ़ाने का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'You can go ahead in small, planned amounts; between {from} and {to} your money decisions are likely to be sound.',
          hi: 'थोड़ी-थोड़ी रक़म से, योजना बनाकर आगे बढ़ना ठीक है; {from} से {to} तक पैसों के फ़ैसले सही बैठने की उम्मीद है।',
        },
      },
      later: {
        oracle: {
          en: 'It is better not to put in money at this moment; the chart is more helpful from {from} to {to}.',
          hi: 'अभी पैसा लगाना ठीक नहीं; कुंडली का बेहतर साथ {from} से {to} तक है।',
        },
        astra: {
          en: 'You can wait with this one: keep the money safe, learn a little, and begin between {from} and {to}, when your chances look better.',
          hi: 'इसमें रुकना अच्छा है: पैसा सुरक्षित रखें, थोड़ा सीखें और निवेश {from} से {to} तक शुरू करें, जब आपके लिए समय ज़्यादा अनुकूल है।',
        },
      },
      slow: {
        oracle: {
          en: 'Investment can bring ordinary returns over years, not quick profit; the chart marks no special time for it.',
          hi: 'निवेश से सालों में ठीक-ठाक लाभ हो सकता है, जल्दी मुनाफ़ा नहीं; कुंडली में इसका कोई ख़ास समय नहीं दिखता।',
        },
        astra: {
          en: 'You may gain in the long run, nothing quick; small monthly amounts suit you better than guessing the market.',
          hi: 'लंबे समय में थोड़ा फ़ायदा हो सकता है, जल्दी नहीं; बाज़ार का अंदाज़ा लगाने से अच्छा है हर महीने थोड़ा लगाना।',
        },
      },
      hard: {
        oracle: {
          en: 'This is a weak time for any risk in investment; keep to fixed deposits and safe schemes and avoid trading.',
          hi: 'पैसे का जोखिम लेने के लिए समय अच्छा नहीं है; एफ़डी जैसी सुरक्षित जगह रखें और ट्रेडिंग से बचें।',
        },
        astra: {
          en: "Please don't put hard-earned money at risk in these months; keep it safe, and use the time to learn from a registered adviser.",
          hi: 'मेहनत की कमाई इन महीनों में जोखिम में न डालें; उसे बचाकर रखें और किसी रजिस्टर्ड सलाहकार से समझें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'The right time to invest is from {from} to {to}.',
        hi: 'पैसा लगाने का सही समय {from} से {to} तक है।',
      },
      astra: {
        en: 'If you plan to put money somewhere for the long term, decide on it between {from} and {to}.',
        hi: 'लंबे समय के लिए कहीं पैसा लगाना हो, तो फ़ैसला {from} से {to} तक करना ठीक रहेगा।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'This is a good time to invest, provided the money is not needed soon and the risk is spread.',
          hi: 'निवेश के लिए समय अच्छा है, बशर्ते वह पैसा जल्दी न चाहिए हो और एक ही जगह न लगे।',
        },
        astra: {
          en: 'You are likely to judge well in money matters now, so begin with what you fully understand.',
          hi: 'पैसों के मामले में अभी आपकी समझ अच्छा साथ दे सकती है, तो जो पूरी तरह समझ आए, उसी से शुरू करें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Safe investments do reasonably well at present; the risky ones may give and then take back.',
          hi: 'सुरक्षित निवेश अभी ठीक चलता है; जोखिम वाली जगह से आया पैसा वापस भी जा सकता है।',
        },
        astra: {
          en: "Some of your money will grow and some may disappoint, so don't put everything in one place.",
          hi: 'कुछ पैसा बढ़ सकता है, कुछ से निराशा हो सकती है, इसलिए सब कुछ एक ही चीज़ में न डालें।',
        },
      },
      patience: {
        oracle: {
          en: 'Returns come late at present, and selling in fear or buying in a hurry can hurt.',
          hi: 'निवेश का फ़ायदा अभी देर से मिलेगा; डरकर बेचने या जल्दी में ख़रीदने से नुक़सान हो सकता है।',
        },
        astra: {
          en: 'I know it is hard to watch others gain, but for you slow and safe is right just now.',
          hi: 'दूसरों की कमाई देखकर मन ललचाता है, पर आपके लिए फ़िलहाल धीमा और सुरक्षित रास्ता ही ठीक है।',
        },
      },
    },
    advice: [
      {
        en: 'No chart can pick a share, a coin or a bet, so please take no such decision from a reading.',
        hi: 'कोई कुंडली शेयर, कॉइन या दाँव नहीं चुन सकती, इसलिए ऐसा फ़ैसला किसी रीडिंग से न लें।',
      },
      {
        en: 'Speak to a SEBI-registered investment adviser and check the registration number on the SEBI website.',
        hi: 'सेबी-रजिस्टर्ड निवेश सलाहकार से बात करें और उनका रजिस्ट्रेशन नंबर सेबी की वेबसाइट पर देख लें।',
        for: ['shares'],
      },
      {
        en: "Keep six months of expenses in the bank first, and invest only money you won't need for five years.",
        hi: 'पहले छह महीने का ख़र्च बैंक में रखें, और वही पैसा लगाएँ जिसकी पाँच साल ज़रूरत न हो।',
      },
      {
        en: "Don't invest borrowed money, and don't trade on tips from Telegram or WhatsApp groups.",
        hi: 'उधार का पैसा न लगाएँ, और टेलीग्राम या व्हाट्सऐप ग्रुप की टिप पर ट्रेडिंग न करें।',
      },
      {
        en: 'Read how and when you can take the money out before you put it in.',
        hi: 'पैसा लगाने से पहले पढ़ लें कि वह कब और कैसे वापस निकलेगा।',
      },
      {
        en: 'Keep a list of all investments with nominee names, and show it to one person at home.',
        hi: 'सारे निवेश की लिस्ट नॉमिनी के नाम के साथ बनाएँ और घर में किसी एक को दिखा दें।',
      },
    ],
  },
  inheritance: {
    name: {
      en: 'inheritance',
      hi: 'पुश्तैनी संपत्ति',
    },
    hindiGender: 'feminine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, you are likely to get a share of the family property, and the matter should move between {from} and {to}.',
          hi: 'हाँ, परिवार की संपत्ति में हिस्सा मिलने के आसार हैं, और बात {from} से {to} तक आगे बढ़ सकती है।',
        },
        astra: {
          en: 'You have a fair chance of receiving what is due to you; use {from} to {to} for talks at home and for the paperwork.',
          hi: 'आपका हक़ मिलने की अच्छी उम्मीद है; {from} से {to} तक घर में बात और काग़ज़ का काम कर लेना ठीक रहेगा।',
        },
      },
      later: {
        oracle: {
          en: 'Your share is likely to come, but it takes time; expect movement between {from} and {to}.',
          hi: 'हिस्सा मिलने की संभावना है, पर समय लगेगा; बात {from} से {to} तक आगे बढ़ सकती है।',
        },
        astra: {
          en: 'It is better not to press the family right now, because an agreement looks easier for you between {from} and {to}.',
          hi: 'अभी घरवालों पर ज़ोर न डालना अच्छा है, क्योंकि आपके लिए बात {from} से {to} तक ज़्यादा आसानी से बन सकती है।',
        },
      },
      slow: {
        oracle: {
          en: 'A share is possible after long talks and papers, perhaps less than expected; the time for it is open.',
          hi: 'लंबी बातचीत और काग़ज़ों के बाद हिस्सा मिल सकता है, शायद उम्मीद से कम; इसका समय तय नहीं दिखता।',
        },
        astra: {
          en: 'Something may come to you, though slowly and maybe not in full; good papers and calm talks will count the most.',
          hi: 'आपको कुछ मिल सकता है, पर देर से और शायद पूरा नहीं; सबसे ज़्यादा काम पक्के काग़ज़ और शांति से की गई बात आएगी।',
        },
      },
      hard: {
        oracle: {
          en: "A settlement of family property does not look likely now; keep your papers safe and take a lawyer's advice.",
          hi: 'संपत्ति का बँटवारा अभी होता नहीं दिखता; अपने काग़ज़ संभालकर रखें और वकील की राय लें।',
        },
        astra: {
          en: 'I would not build your plans on this money now; depend on your own earning, and ask a lawyer how to keep your right alive.',
          hi: 'अभी इस पैसे के भरोसे कोई योजना न बनाना अच्छा है; अपनी कमाई पर चलें और वकील से समझें कि हक़ कैसे बना रहे।',
        },
      },
    },
    when: {
      oracle: {
        en: 'A settlement of your share is most likely from {from} to {to}.',
        hi: 'आपके हिस्से का फ़ैसला होने की सबसे ज़्यादा संभावना {from} से {to} तक है।',
      },
      astra: {
        en: 'Between {from} and {to} the family should be readier to sit down and talk about what is yours.',
        hi: 'घरवाले इस बात पर बैठने को {from} से {to} तक ज़्यादा राज़ी हो सकते हैं, और तब बँटवारे की बात बन सकती है।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'A settlement of family property by talking is likely to work at present.',
          hi: 'पुश्तैनी संपत्ति का फ़ैसला अभी आपसी बातचीत से होने की अच्छी संभावना है।',
        },
        astra: {
          en: 'Elders are likely to listen to you fairly now, so raise the subject gently and get the result in writing.',
          hi: 'बड़े लोग अभी आपकी बात ठीक से सुन सकते हैं, तो नरमी से विषय उठाएँ और जो तय हो उसे लिखवा लें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your claim to a share is likely to stand, but relatives may differ on how to divide it.',
          hi: 'आपका हिस्सा बनता दिखता है, पर बँटवारा कैसे हो, इस पर रिश्तेदारों की राय अलग हो सकती है।',
        },
        astra: {
          en: 'Some in the family may be with you and some not, so settle the easy parts first.',
          hi: 'परिवार में कुछ लोग आपके साथ हो सकते हैं, कुछ नहीं, इसलिए जो बातें आसान हैं पहले उन्हें निपटा लें।',
        },
      },
      patience: {
        oracle: {
          en: 'Papers or disagreements are likely to take time, and a quarrel would delay the division further.',
          hi: 'काग़ज़ या मतभेद की वजह से बँटवारे में समय लग सकता है, और झगड़े से देर और बढ़ेगी।',
        },
        astra: {
          en: "Your share may take a while and that hurts, I know; stay polite and firm, and don't give it up under pressure.",
          hi: 'आपके हिस्से में देर हो सकती है और इसका दुख भी होता है; नरम रहें, अपनी बात पर टिकें और दबाव में हक़ न छोड़ें।',
        },
      },
    },
    advice: [
      {
        en: 'Collect copies of the title papers, old registries, mutation records and tax receipts of the property.',
        hi: 'संपत्ति के मालिकाना काग़ज़, पुरानी रजिस्ट्री, दाख़िल-ख़ारिज और टैक्स की रसीदों की कॉपी जमा करें।',
      },
      {
        en: 'Ask a lawyer what share the law gives you before you talk numbers at home.',
        hi: 'घर में हिस्से की बात करने से पहले वकील से पूछें कि क़ानून में आपका हिस्सा कितना है।',
      },
      {
        en: "Don't give up your share on paper out of pressure or emotion; take a week and show the paper to a lawyer.",
        hi: 'दबाव या भावना में किसी काग़ज़ पर अपना हिस्सा न छोड़ें; एक हफ़्ता लें और काग़ज़ वकील को दिखाएँ।',
      },
      {
        en: 'Apply early for the death certificate and legal heir or succession certificate where they are needed.',
        hi: 'जहाँ ज़रूरत हो, मृत्यु प्रमाण पत्र और वारिस या उत्तराधिकार प्रमाण पत्र के लिए जल्दी आवेदन करें।',
      },
      {
        en: 'Choose one relative whom all sides respect and ask that person to sit in on the talks.',
        hi: 'कोई एक रिश्तेदार चुनें जिनकी सब इज़्ज़त करते हों, और उनसे बातचीत में बैठने को कहें।',
      },
      {
        en: 'Put whatever is agreed in a written family settlement and ask a lawyer if it must be registered.',
        hi: 'जो भी तय हो उसे लिखित पारिवारिक समझौते में डालें और वकील से पूछें कि रजिस्ट्री ज़रूरी है या नहीं।',
      },
    ],
  },
} as const satisfies Record<string, MatterTexts>
