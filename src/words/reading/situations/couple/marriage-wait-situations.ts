import type { SituationTexts } from '../situation-texts.ts'

export const marriageWaitSituationTexts = {
  'marriage-taunts': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your marriage has good support from {from} to {to}, so people’s questions are likely to have their answer then.',
          hi: 'आपकी शादी को {from} से {to} तक अच्छा सहारा है, तो लोगों के सवालों का जवाब जल्दी मिल सकता है।',
        },
        astra: {
          en: 'Let them ask a little longer; the wedding they keep asking about can be settled between {from} and {to}.',
          hi: 'थोड़ा और पूछ लेने दें; जिस शादी की बात सब पूछते हैं, वह {from} से {to} के बीच तय हो सकती है।',
        },
      },
      later: {
        oracle: {
          en: 'People will ask for some time yet; marriage itself is better supported from {from} to {to}.',
          hi: 'लोग अभी कुछ समय और पूछेंगे; शादी का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Their taunts can’t bring the day nearer, and your time does come, between {from} and {to}.',
          hi: 'लोगों के तानों पर न जाएँ; आपका अच्छा समय {from} से {to} के बीच है।',
        },
      },
      slow: {
        oracle: {
          en: 'Marriage is possible for you, at its own pace; what people say is no measure of it.',
          hi: 'शादी होने के आसार हैं, अपनी रफ़्तार से; लोग क्या कहते हैं, वह इसका पैमाना नहीं।',
        },
        astra: {
          en: 'I can’t name the month, but I can say this: their taunts are about their habit, not about your fate.',
          hi: 'महीना बताना मुश्किल है, पर इतना साफ़ है: ताने उनकी आदत हैं, आपकी क़िस्मत नहीं।',
        },
      },
      hard: {
        oracle: {
          en: 'At present marriage is slow in your chart, and a yes given only to end the talk would be a costly one.',
          hi: 'अभी शादी की गति धीमी है, और सिर्फ़ लोगों का मुँह बंद करने के लिए कही गई हाँ महँगी पड़ेगी।',
        },
        astra: {
          en: 'It isn’t coming soon, so please protect your peace from the relatives’ questions meanwhile.',
          hi: 'जल्दी होता नहीं दिखता, इसलिए तब तक रिश्तेदारों के सवालों से अपना मन बचाकर रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Keep one polite sentence ready, “When it is fixed you will be the first to know,” and change the subject.',
        hi: 'एक विनम्र जवाब तैयार रखें, “तय होते ही सबसे पहले आपको ख़बर मिलेगी,” और बात बदल दें।',
      },
      {
        en: 'Tell your parents that such remarks hurt, and ask them to answer the relatives themselves.',
        hi: 'माता-पिता को बताएँ कि ऐसी बातें चुभती हैं, और रिश्तेदारों को जवाब वही दें।',
        for: ['meeting'],
      },
      {
        en: 'Do not say yes to anyone to silence people; they will only move to the next question.',
        hi: 'लोगों को चुप कराने के लिए किसी को हाँ न कहें; वे अगले सवाल पर आ जाएँगे।',
      },
      {
        en: 'Turn the talk to use: ask the one who asks most to suggest a good family.',
        hi: 'बात को काम में लें: जो सबसे ज़्यादा पूछे, उसी से कोई अच्छा परिवार बताने को कहें।',
      },
    ],
  },
  'single-for-life': {
    isBeforeMarriage: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, marriage is in your chart, you are not shown to remain alone; its time is from {from} to {to}.',
          hi: 'हाँ, शादी आपकी कुंडली में है, अकेले रहना नहीं लिखा; उसका समय {from} से {to} तक है।',
        },
        astra: {
          en: 'You are not meant to stay single for life; look at {from} to {to} and let people know you are ready.',
          hi: 'उम्र भर अकेले रहने की बात नहीं दिखती; {from} से {to} का समय देखें और लोगों को बताएँ कि मन तैयार है।',
        },
      },
      later: {
        oracle: {
          en: 'There is marriage in your chart, though late; the supported time is from {from} to {to}.',
          hi: 'कुंडली में शादी है, पर देर से; उसका अनुकूल समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Not alone for ever, only later than your friends: {from} to {to} is when I see it.',
          hi: 'हमेशा अकेले नहीं, बस दोस्तों से थोड़ा बाद में: {from} से {to} के बीच शादी दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'Marriage is not denied to you; the chart leaves it open, and it depends on how actively it is sought.',
          hi: 'शादी की मनाही नहीं है; कुंडली इसे खुला छोड़ती है, और यह कोशिश पर टिका है।',
        },
        astra: {
          en: 'I don’t read a single life here, nor a fixed wedding; much of this one is in your own hands.',
          hi: 'शादी हो सकती है, उम्र भर अकेले रहने की बात कुंडली में नहीं है; बस कोई एक महीना साफ़ नहीं दिखता।',
        },
      },
      hard: {
        oracle: {
          en: 'At present marriage has little support in your chart; that is true of this time, not of your whole life.',
          hi: 'अभी शादी का सहारा कम है; यह इस दौर की बात है, पूरी ज़िंदगी की नहीं।',
        },
        astra: {
          en: 'Right now marriage looks far, and still I wouldn’t write “alone” over your life; a good life can also be made single.',
          hi: 'अभी शादी दूर लगती है, फिर भी पूरी ज़िंदगी पर “अकेला” लिख देना ठीक नहीं; अकेले भी अच्छी ज़िंदगी बनती है।',
        },
      },
    },
    advice: [
      {
        en: 'Ask yourself honestly whether you want marriage or only want the questions to stop; plan by that answer.',
        hi: 'ख़ुद से सच पूछें कि शादी चाहिए या बस लोगों के सवाल बंद होने चाहिए; योजना उसी जवाब से बनाएँ।',
      },
      {
        en: 'Make your own savings, health cover and circle of friends strong; they serve you married or single.',
        hi: 'अपनी बचत, हेल्थ इंश्योरेंस और दोस्तों का दायरा मज़बूत करें; शादी हो या न हो, काम आएगा।',
      },
      {
        en: 'If you do want it, give the search six steady months through two different ways: family and a site.',
        hi: 'शादी चाहिए तो तलाश को छह महीने लगातार दो रास्तों से चलाएँ: परिवार और कोई मैट्रिमोनी साइट।',
      },
    ],
  },
  'match-answer': {
    outlook: {
      yes: {
        oracle: {
          en: 'The other side’s answer is likely to be yes, and the talk should move forward between {from} and {to}.',
          hi: 'सामने वालों की हाँ होने के आसार हैं, और बात {from} से {to} के बीच आगे बढ़ सकती है।',
        },
        astra: {
          en: 'I think they will like you; go as you are, and expect a clear word between {from} and {to}.',
          hi: 'लगता है मुलाक़ात उन्हें पसंद आएगी, बिना दिखावे के मिलें; साफ़ जवाब {from} से {to} के बीच आ सकता है।',
        },
      },
      later: {
        oracle: {
          en: 'Their yes is not likely at once; a match is better supported from {from} to {to}, with them or with another family.',
          hi: 'उनकी हाँ तुरंत होने के आसार कम हैं; रिश्ता {from} से {to} तक बेहतर बनता है, उनसे या किसी और परिवार से।',
        },
        astra: {
          en: 'They may take their time; don’t sit by the phone, as the firm yes belongs to {from} to {to}.',
          hi: 'वे समय ले सकते हैं; फ़ोन के पास न बैठें, पक्की हाँ का समय {from} से {to} तक है।',
        },
      },
      slow: {
        oracle: {
          en: 'Their answer can go either way; one more open meeting will decide more than the first visit.',
          hi: 'उनका जवाब किसी भी ओर जा सकता है; पहली मुलाक़ात से ज़्यादा, एक और खुली मुलाक़ात तय करेगी।',
        },
        astra: {
          en: 'Half a yes is what I see; meet calmly, ask your own questions too, for you are choosing as well.',
          hi: 'अभी आधी हाँ दिखती है; आराम से मिलें और अपने सवाल भी पूछें, क्योंकि चुनना आपको भी है।',
        },
      },
      hard: {
        oracle: {
          en: 'A yes from them looks less likely this time; treat the meeting as practice and keep other proposals open.',
          hi: 'इस बार उनकी हाँ के आसार कम हैं; मुलाक़ात को अनुभव समझें और दूसरे रिश्ते खुले रखें।',
        },
        astra: {
          en: 'Go, meet them and smile, but don’t tie your heart to their answer; this one may not come through.',
          hi: 'मिलें और मुस्कुराकर मिलें, पर उनके जवाब से मन न बाँधें; यह बात शायद न बने।',
        },
      },
    },
    advice: [
      {
        en: 'Wear what you feel easy in and talk of your real work and interests; acting shows at the second meeting.',
        hi: 'वही पहनें जिसमें मन सहज रहे, और अपने असली काम और शौक की बात करें; दिखावा दूसरी मुलाक़ात में खुल जाता है।',
      },
      {
        en: 'Ask for ten minutes alone with the person, and put two questions of your own.',
        hi: 'सामने वाले से अकेले दस मिनट बात करने को कहें, और दो सवाल अपने भी पूछें।',
      },
      {
        en: 'Let one elder ask for their answer after a week; do not message them every day.',
        hi: 'जवाब एक हफ़्ते बाद कोई बड़ा पूछे; रोज़-रोज़ मैसेज न करें।',
      },
    ],
  },
  'work-after-marriage': {
    state: {
      favourable: {
        oracle: {
          en: 'Working or studying after marriage is likely to be possible, with your partner’s people mostly agreeing to it.',
          hi: 'शादी के बाद काम या पढ़ाई जारी रहने के आसार अच्छे हैं, और सामने का परिवार ज़्यादातर साथ देगा।',
        },
        astra: {
          en: 'I don’t see them making you give up your work or studies after the wedding; say it early and it becomes normal.',
          hi: 'शादी के बाद काम या पढ़ाई छुड़वाई जाए, ऐसा नहीं दिखता; बात पहले से कह दें तो सब सहज रहेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'After marriage your job or studies can go on, but with some bargaining over hours, home work and place.',
          hi: 'शादी के बाद नौकरी या पढ़ाई चल सकती है, पर समय, घर के काम और जगह पर थोड़ी बातचीत करनी होगी।',
        },
        astra: {
          en: 'They may allow it with a few conditions; settle those before the yes, and get your partner to say it aloud.',
          hi: 'कुछ शर्तों के साथ हामी मिल सकती है; हाँ कहने से पहले शर्तें तय हों, और साथी यह बात सबके सामने कहे।',
        },
      },
      patience: {
        oracle: {
          en: 'There may be resistance to your work or studies after marriage, so a clear promise is needed before it.',
          hi: 'शादी के बाद काम या पढ़ाई को लेकर रोक-टोक हो सकती है, इसलिए पहले ही साफ़ वादा ज़रूरी है।',
        },
        astra: {
          en: 'I’d not leave this to luck: if they are unclear about your job or studies now, finish what you can first.',
          hi: 'इसे क़िस्मत पर न छोड़ें: अभी वे नौकरी या पढ़ाई पर गोल-मोल हैं तो जितना हो सके पहले पूरा कर लें।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Say in the first meeting, with both families present, that you will keep working or studying.',
        hi: 'पहली ही मुलाक़ात में, दोनों परिवारों के सामने, कह दें कि काम या पढ़ाई जारी रहेगी।',
      },
      {
        en: 'Ask whether the women already in that family work, and what happened when they had children.',
        hi: 'पूछें कि उस घर की औरतें काम करती हैं या नहीं, और बच्चे होने पर क्या हुआ।',
        for: ['parent'],
      },
      {
        en: 'Keep your certificates, bank account and work login in your own hands after the wedding.',
        hi: 'शादी के बाद अपने सर्टिफ़िकेट, बैंक खाता और काम के पासवर्ड अपने पास रखें।',
        for: ['wedding'],
      },
      {
        en: 'Plan the city, the travel time and help at home together before the date is fixed.',
        hi: 'तारीख़ तय होने से पहले शहर, आने-जाने का समय और घर के काम की मदद मिलकर तय करें।',
        for: ['meeting'],
      },
    ],
  },
  'life-after-marriage': {
    state: {
      favourable: {
        oracle: {
          en: 'Life after marriage is likely to be settled and better than before, with real support from your partner.',
          hi: 'शादी के बाद जीवन के जमे हुए और पहले से बेहतर रहने के आसार हैं, साथी का सच्चा सहारा मिलेगा।',
        },
        astra: {
          en: 'After the wedding I see you happier and more at rest; two people pulling the same way.',
          hi: 'शादी के बाद ख़ुशी और सुकून बढ़ता दिखता है; दोनों एक ही दिशा में चलने वाले।',
        },
      },
      mixed: {
        oracle: {
          en: 'Married life is likely to settle after some early adjustment: affection is there, and so are differences in habits.',
          hi: 'शादी के बाद शुरू में थोड़ा तालमेल बैठाना होगा, फिर जीवन जम जाएगा: लगाव भी है और आदतों का फ़र्क भी।',
        },
        astra: {
          en: 'The first part after marriage may feel up and down, then it finds its rhythm; be patient with the little things.',
          hi: 'शादी के बाद शुरुआत थोड़ी ऊपर-नीचे रह सकती है, फिर लय बन जाएगी; छोटी बातों पर धीरज रखें।',
        },
      },
      patience: {
        oracle: {
          en: 'Life after marriage asks for patience: comfort comes slowly, and early days may need more giving than getting.',
          hi: 'शादी के बाद का जीवन धीरज माँगता है: सुख धीरे-धीरे आएगा, शुरू में देना ज़्यादा, पाना कम लग सकता है।',
        },
        astra: {
          en: 'It won’t be easy from the first day, and it need not be unhappy either; choose the person with care, that is half of it.',
          hi: 'पहले दिन से आसान नहीं होगा, पर दुखी रहना भी तय नहीं; साथी सोच-समझकर चुनें, आधी बात वहीं बन जाती है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Agree before the wedding where you will live, who manages money, and how often you visit each family.',
        hi: 'शादी से पहले तय करें कि रहना कहाँ है, पैसा कौन सँभालेगा, और किस परिवार में कितना जाना है।',
        for: ['wedding'],
      },
      {
        en: 'Keep three months’ expenses of your own aside before you begin the new life.',
        hi: 'नई शुरुआत से पहले अपने तीन महीने के ख़र्च जितना पैसा अलग रखें।',
      },
      {
        en: 'In the first year settle every quarrel the same day, and carry none of it to your parents.',
        hi: 'पहले साल हर झगड़ा उसी दिन निपटाएँ, और माता-पिता तक न ले जाएँ।',
      },
      {
        en: 'Keep one friend and one hobby from your old life; a happy person makes a happy home.',
        hi: 'पुरानी ज़िंदगी का एक दोस्त और एक शौक बनाए रखें; ख़ुश इंसान से ही घर ख़ुश रहता है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
