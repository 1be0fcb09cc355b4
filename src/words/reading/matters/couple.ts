import type { MatterTexts } from './matter-texts.ts'

export const coupleMatters = {
  'married-life': {
    name: { en: 'married life', hi: 'वैवाहिक जीवन' },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, peace in married life is likely, and the period from {from} to {to} gives it clear support.',
          hi: 'हाँ, वैवाहिक जीवन में शांति के संकेत हैं, और {from} से {to} तक इसे साफ़ सहारा मिलता है।',
        },
        astra: {
          en: 'A happy home is likely for you as a couple, most of all between {from} and {to}, if both of you give in a little.',
          hi: '{from} से {to} तक घर का माहौल खुशनुमा हो सकता है, बस दोनों एक-एक क़दम आगे आएँ।',
        },
      },
      later: {
        oracle: {
          en: 'Married life is likely to settle, though its easier phase is from {from} to {to}; until then keep disagreements short.',
          hi: 'वैवाहिक जीवन सँभलने की संभावना है, पर आसान दौर {from} से {to} तक है; तब तक बहस छोटी रखें।',
        },
        astra: {
          en: 'It gets better, and I can tell you roughly when: between {from} and {to} living together should feel lighter.',
          hi: 'हालात बेहतर होने हैं, और उसका वक़्त भी दिखता है: {from} से {to} तक साथ हँसना-बोलना आसान होगा।',
        },
      },
      slow: {
        oracle: {
          en: 'A contented married life is possible by your chart, and it will come from habits and adjustment, without any fixed date.',
          hi: 'सुखी वैवाहिक जीवन संभव है, पर वह आदतों और तालमेल से बनेगा, किसी तय तारीख़ से नहीं।',
        },
        astra: {
          en: 'There’s no quick change in view, yet a marriage can be happy by small efforts; give it months rather than days.',
          hi: 'जल्दी कोई बड़ा बदलाव नहीं दिखता, पर छोटी कोशिशों से शादी अच्छी चल सकती है; इसे कुछ महीने दें।',
        },
      },
      hard: {
        oracle: {
          en: 'Married life is under some pressure at present; holding firm on small points will cost more than it gains.',
          hi: 'वैवाहिक जीवन पर अभी दबाव दिखता है; छोटी बातों पर अड़ने से फ़ायदा कम और नुकसान ज़्यादा होगा।',
        },
        astra: {
          en: 'These are heavy months for a marriage, though not the rest of your life; rest, eat together when you can, and ask for help early.',
          hi: 'शादी के लिए ये महीने भारी हैं, पर हमेशा ऐसा नहीं रहना; आराम करें, जब हो सके साथ खाएँ, और मदद जल्दी माँगें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'Ease in married life is best supported from {from} to {to}.',
        hi: 'वैवाहिक जीवन में राहत का समय {from} से {to} तक है।',
      },
      astra: {
        en: 'I would look for calmer days at home between {from} and {to}.',
        hi: 'घर में चैन के दिन {from} से {to} तक आने की उम्मीद है।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Married life looks good in your chart: respect, shared plans and help from a partner are all supported.',
          hi: 'कुंडली में वैवाहिक जीवन अच्छा दिखता है: आदर, साझा योजनाएँ और साथी की मदद, तीनों को सहारा है।',
        },
        astra: {
          en: 'You have the makings of a warm home, where two people can disagree and still sit down to dinner together.',
          hi: 'आपके घर में अपनापन बढ़ने के आसार हैं; कभी अनबन हो, तब भी खाना साथ बैठकर खाएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'Married life is likely to have affection along with arguments, often about time, money or relatives, and both can be managed.',
          hi: 'वैवाहिक जीवन में स्नेह के साथ बहस भी रहेगी, अक्सर समय, पैसे या रिश्तेदारों पर, और दोनों को संभाला जा सकता है।',
        },
        astra: {
          en: 'You may love deeply and still quarrel over small things, so settle early who handles what at home.',
          hi: 'प्यार गहरा हो तो भी छोटी बातों पर तकरार हो सकती है, इसलिए पहले से तय कर लें कि घर में कौन क्या संभालेगा।',
        },
      },
      patience: {
        oracle: {
          en: 'In this chart married life needs time to become comfortable, and the first effort goes into understanding differences.',
          hi: 'इस कुंडली में वैवाहिक जीवन को सहज होने में समय लगता है, और पहली मेहनत फ़र्क समझने में है।',
        },
        astra: {
          en: 'It may not feel easy at once, and that is all right; many good marriages needed a few years to find their rhythm.',
          hi: 'हो सकता है शुरू से सब आसान न लगे, कोई बात नहीं; बहुत-सी अच्छी शादियों को जमने में कुछ साल लगते हैं।',
        },
      },
    },
    advice: [
      {
        en: 'Before you marry, ask how the other home handles money, chores, guests and anger.',
        hi: 'शादी से पहले पूछ लें कि सामने वाले परिवार में पैसे, काम, मेहमान और गुस्सा कैसे संभाले जाते हैं।',
      },
      {
        en: 'Decide with your future partner where you will live, and what happens if one of you gets a transfer.',
        hi: 'होने वाले जीवनसाथी के साथ तय करें कि कहाँ रहना है, और किसी का ट्रांसफ़र हो जाए तो क्या करना है।',
      },
      {
        en: 'Learn to cook, to keep accounts and to apologise first; all three are used daily.',
        hi: 'खाना बनाना, हिसाब रखना और पहले माफ़ी माँगना सीख लें; तीनों रोज़ काम आते हैं।',
      },
      {
        en: 'Watch two happy couples in your family closely, and ask them what they do when they disagree.',
        hi: 'परिवार के दो खुश जोड़ों को ध्यान से देखें, और पूछें कि राय न मिले तो वे क्या करते हैं।',
        for: ['couple', 'meeting'],
      },
      {
        en: 'Clear small loans and credit card dues before the wedding, and spend less on it than you could.',
        hi: 'शादी से पहले छोटे लोन और क्रेडिट कार्ड का बकाया चुका दें, और शादी पर हैसियत से कम ख़र्च करें।',
        for: ['wedding', 'loan'],
      },
    ],
    married: {
      advice: [
        {
          en: 'Fix one daily time, even fifteen minutes, when both of you put work aside and talk.',
          hi: 'रोज़ का एक समय तय करें, भले पंद्रह मिनट, जब दोनों काम छोड़कर बात करें।',
          for: ['couple'],
        },
        {
          en: 'Keep a common account for the home and a small personal one each, and decide the shares together.',
          hi: 'घर के लिए एक साझा खाता और दोनों का छोटा-सा निजी खाता रखें, और हिस्सा मिलकर तय करें।',
          for: ['shares', 'meeting'],
        },
        {
          en: 'When an argument gets loud, stop for half an hour, and return to it the same day.',
          hi: 'बहस तेज़ हो जाए तो आधे घंटे रुकें, और उसी दिन शांत होकर बात पूरी करें।',
        },
        {
          en: 'Agree how often each family visits and how festivals are shared, before the season begins.',
          hi: 'त्योहारों से पहले तय कर लें कि किसके घर कब जाना है और मेहमान कितने दिन रहेंगे।',
        },
        {
          en: 'Learn what your partner finds restful, and make room for it once a week.',
          hi: 'जानें कि जीवनसाथी को आराम किससे मिलता है, और हफ़्ते में एक बार उसकी जगह बनाएँ।',
          for: ['couple'],
        },
        {
          en: 'Do not discuss your partner’s faults with friends or siblings; take them to your partner, kindly.',
          hi: 'साथी की कमियाँ दोस्तों या भाई-बहनों से न कहें; जो कहना हो, साथी से ही प्यार से कहें।',
          for: ['couple'],
        },
      ],
    },
  },
  compatibility: {
    name: { en: 'compatibility', hi: 'आपसी मेल' },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'From your side the match looks workable, and {from} to {to} is a suitable time to take a decision about it together.',
          hi: 'आपकी ओर से यह मेल निभने वाला लगता है, और {from} से {to} तक इस पर साथ बैठकर निर्णय लेना उचित रहेगा।',
        },
        astra: {
          en: 'I see good chances for the two of you; between {from} and {to} try talking about money, family and work, and see if you agree.',
          hi: 'आप दोनों की अच्छी निभ सकती है; {from} से {to} तक पैसे, परिवार और काम पर बात करके देखें कि कितनी राय मिलती है।',
        },
      },
      later: {
        oracle: {
          en: 'Your own chart can support this pair, but its better time for a decision is from {from} to {to}.',
          hi: 'आपकी कुंडली इस जोड़ी का साथ दे सकती है, पर निर्णय का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'The two of you have a chance, only not at once; keep the big yes or no for {from} to {to}, when you know each other better.',
          hi: 'आप दोनों की निभ सकती है, बस थोड़ा रुककर; हाँ या ना की बड़ी बात {from} से {to} तक के लिए रखें।',
        },
      },
      slow: {
        oracle: {
          en: 'One chart alone shows no clear agreement and no clear obstacle; the match depends on how differences are handled day to day.',
          hi: 'एक ही कुंडली से न पूरा मेल दिखता है, न कोई बड़ी रुकावट; बात इस पर टिकी है कि मतभेद कैसे सुलझते हैं।',
        },
        astra: {
          en: 'You may fit well, but it won’t happen by itself; watch how you two behave after a quarrel, that tells the most.',
          hi: 'जोड़ी अच्छी बैठ सकती है, पर अपने आप नहीं; झगड़े के बाद दोनों का बर्ताव देखें, सबसे ज़्यादा वही बताता है।',
        },
      },
      hard: {
        oracle: {
          en: 'By your chart alone partnership is under strain at present, so it would be wise not to fix this match in haste.',
          hi: 'केवल आपकी कुंडली से देखें तो साझेदारी पर अभी दबाव है, इसलिए यह रिश्ता जल्दी में पक्का न करना समझदारी होगी।',
        },
        astra: {
          en: 'I would slow down here; it doesn’t mean they are wrong for you, only that you need more time before saying yes.',
          hi: 'यहाँ थोड़ा ठहरना अच्छा है; इसका मतलब यह नहीं कि वे ग़लत हैं, बस हाँ कहने से पहले और वक़्त चाहिए।',
        },
      },
    },
    when: {
      oracle: {
        en: 'The suitable time to settle the question of this match is from {from} to {to}.',
        hi: 'इस मेल का फ़ैसला करने के लिए उचित समय {from} से {to} तक है।',
      },
      astra: {
        en: 'Try to decide between {from} and {to}, when both of you should see each other more clearly than today.',
        hi: '{from} से {to} तक तय करने की कोशिश करें, तब एक-दूसरे को समझना आज से आसान होना चाहिए।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your chart is suited to a steady partnership at present, which is a good half of any match.',
          hi: 'आपकी कुंडली इस समय टिकाऊ साझेदारी के अनुकूल है, और किसी भी मेल का आधा हिस्सा यही होता है।',
        },
        astra: {
          en: 'You bring a lot to this pair: you can adjust without giving yourself up, and that helps two people to stay happy together.',
          hi: 'इस जोड़ी को आपसे बहुत कुछ मिलता है; ख़ुद को खोए बिना निभाना आता हो, तो साथ अच्छा चलता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Agreement and friction both show on your side; shared aims will hold this match better than attraction alone.',
          hi: 'आपकी ओर से सहमति और टकराव दोनों दिखते हैं; केवल आकर्षण से ज़्यादा साझा लक्ष्य इस मेल को संभालेंगे।',
        },
        astra: {
          en: 'You two may be alike in some things and stubborn in others, so find out early which differences you can really live with.',
          hi: 'कुछ बातों में राय मिलेगी, कुछ में दोनों अड़ सकते हैं; जल्दी समझ लें कि कौन-सा फ़र्क निभ जाएगा।',
        },
      },
      patience: {
        oracle: {
          en: 'Your chart advises more acquaintance before judging the match; the present months show less than the person really is.',
          hi: 'मेल पर राय बनाने से पहले और जान-पहचान ज़रूरी है; अभी के महीनों में इंसान पूरा नहीं दिखता।',
        },
        astra: {
          en: 'Take a little longer, have some ordinary days together and don’t let anyone rush you for an answer.',
          hi: 'थोड़ा और समय लें, साथ में कुछ आम दिन बिताएँ, और किसी के कहने पर जल्दी में जवाब न दें।',
        },
      },
    },
    advice: [
      {
        en: 'Add the other person’s birth date, time and place, because a proper match needs both kundlis.',
        hi: 'सामने वाले की जन्म तिथि, समय और स्थान भी जोड़ें, क्योंकि सही मिलान दोनों कुंडलियों से होता है।',
        for: ['meeting'],
      },
      {
        en: 'Talk about four things before promising: money, children, parents, and the city you will live in.',
        hi: 'वादा करने से पहले चार बातों पर बात करें: पैसा, बच्चे, माता-पिता, और रहने का शहर।',
        for: ['parent'],
      },
      {
        en: 'Spend a day with their family and friends, and notice how they speak to people who serve them.',
        hi: 'एक दिन उनके परिवार और दोस्तों के साथ बिताएँ, और देखें कि वे छोटे काम करने वालों से कैसे बोलते हैं।',
      },
      {
        en: 'Tell each other honestly about loans, illnesses and earlier engagements before the families fix anything.',
        hi: 'परिवार कुछ तय करें उससे पहले लोन, बीमारी और पहले की सगाई के बारे में एक-दूसरे को सच बता दें।',
        for: ['loan'],
      },
      {
        en: 'Check education, job and address yourself, politely, as any careful family does.',
        hi: 'पढ़ाई, नौकरी और पते की जाँच शालीनता से कर लें, जैसे हर समझदार परिवार करता है।',
      },
      {
        en: 'Plan one small task together this month, such as a trip on a budget, and see how you share the work.',
        hi: 'इस महीने कोई छोटा काम साथ करें, जैसे तय बजट में एक यात्रा, और देखें कि काम कैसे बँटता है।',
        for: ['meeting'],
      },
    ],
    married: {
      whether: {
        yes: {
          oracle: {
            en: 'The two of you are likely to get on better, and from {from} to {to} agreement comes more easily than before.',
            hi: 'आप दोनों के बीच तालमेल बढ़ने की संभावना है, और {from} से {to} तक सहमति पहले से आसान होगी।',
          },
          astra: {
            en: 'You can be good partners for each other; use {from} to {to} for the one topic you usually avoid.',
            hi: 'साथ अच्छा निभ सकता है; जिस एक बात से दोनों बचते हैं, उसे {from} से {to} तक छेड़ लें।',
          },
        },
        later: {
          oracle: {
            en: 'Understanding in your marriage has better support from {from} to {to}; until then differences are best kept small.',
            hi: 'आपके विवाह में आपसी समझ {from} से {to} तक बेहतर होने के संकेत हैं; तब तक मतभेद छोटे ही रहने दें।',
          },
          astra: {
            en: 'Today you may seem very different people, but give it until {from} to {to} before you believe that.',
            hi: 'आज लगे कि दोनों बहुत अलग हैं, तो भी {from} से {to} तक का वक़्त देखे बिना यह बात मन में न बैठाएँ।',
          },
        },
        slow: {
          oracle: {
            en: 'From one chart your marriage shows neither a close fit nor a serious clash; it improves with daily give and take.',
            hi: 'एक कुंडली से आपके विवाह में न बहुत गहरा मेल दिखता है, न बड़ा टकराव; रोज़ के लेन-देन से यह सुधरता है।',
          },
          astra: {
            en: 'You two are still learning each other, even after some years, and that is nothing to be ashamed of.',
            hi: 'शादी के बाद भी एक-दूसरे को समझना चलता रहता है, इसमें शर्म की कोई बात नहीं।',
          },
        },
        hard: {
          oracle: {
            en: 'Agreement between you is under strain at present by your chart; postpone large joint decisions where that is possible.',
            hi: 'कुंडली के अनुसार अभी आप दोनों की सहमति पर दबाव है; जहाँ हो सके, बड़े साझा फ़ैसले कुछ टाल दें।',
          },
          astra: {
            en: 'You may feel that nothing fits just now; please don’t settle the whole marriage in one bad month, ask someone wise to listen.',
            hi: 'अभी लग सकता है कि कुछ भी मेल नहीं खाता; एक बुरे महीने में पूरी शादी का फ़ैसला न करें, किसी समझदार से बात करें।',
          },
        },
      },
      when: {
        oracle: {
          en: 'Mutual understanding is best supported in your chart from {from} to {to}.',
          hi: 'आपसी समझ के लिए कुंडली में सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Between {from} and {to} you should find it easier to hear each other out.',
          hi: '{from} से {to} तक एक-दूसरे की बात सुनना और मानना आसान होना चाहिए।',
        },
      },
      state: {
        favourable: {
          oracle: {
            en: 'The two of you are well matched in daily life at present, and joint decisions are likely to go easily.',
            hi: 'रोज़ के जीवन में इस समय आप दोनों का अच्छा मेल है, और साझा फ़ैसले आसानी से हो सकते हैं।',
          },
          astra: {
            en: 'You make a good team just now, so plan something bigger together, a saving or a journey.',
            hi: 'अभी जोड़ी अच्छी चल रही है, साथ मिलकर कुछ बड़ा सोचें, जैसे कोई बचत या यात्रा।',
          },
        },
        mixed: {
          oracle: {
            en: 'Your marriage has agreement on large matters and friction on small ones; a fixed routine would remove much of it.',
            hi: 'बड़ी बातों पर राय मिलती है और छोटी पर टकराव होता है; तय दिनचर्या से काफ़ी टकराव घट सकता है।',
          },
          astra: {
            en: 'One of you likes things fast and the other slow, perhaps; laugh about it once, then divide the work accordingly.',
            hi: 'शायद एक को जल्दी पसंद है और दूसरे को इत्मीनान; इस पर एक बार हँस लें, फिर काम उसी हिसाब से बाँटें।',
          },
        },
        patience: {
          oracle: {
            en: 'Understanding between the two of you needs more time in this period, and criticism would slow it further.',
            hi: 'आपसी समझ को इस दौर में और समय चाहिए, और नुक़्ताचीनी से उसमें देर ही होगी।',
          },
          astra: {
            en: 'Go softly with each other for some weeks, it may simply be that you are both tired.',
            hi: 'कुछ हफ़्ते एक-दूसरे के साथ नरम रहें; हो सकता है दोनों बस थके हुए हों।',
          },
        },
      },
      advice: [
        {
          en: 'Add your partner’s birth date, time and place, because a proper reading of a couple needs both kundlis.',
          hi: 'जीवनसाथी की जन्म तिथि, समय और स्थान भी जोड़ें, क्योंकि जोड़ी को ठीक से देखने के लिए दोनों कुंडलियाँ चाहिए।',
          for: ['couple', 'meeting'],
        },
        {
          en: 'List three things you both agree on easily and one you never do, and talk only about that one.',
          hi: 'तीन बातें लिखें जिन पर राय मिलती है और एक जिस पर कभी नहीं मिलती, फिर सिर्फ़ उसी एक पर बात करें।',
        },
        {
          en: 'Divide the work at home by what each of you minds least, and look at it again when it does not work.',
          hi: 'घर का काम इस हिसाब से बाँटें कि किसे क्या कम भारी लगता है, और महीने भर बाद फिर देखें।',
        },
        {
          en: 'Let each of you keep one hobby and one friendship of your own.',
          hi: 'दोनों का अपना एक शौक और अपनी एक दोस्ती बनी रहे।',
        },
        {
          en: 'Don’t compare your marriage with a cousin’s or with what you see on social media.',
          hi: 'अपनी शादी की तुलना किसी रिश्तेदार की शादी या सोशल मीडिया की तस्वीरों से न करें।',
        },
      ],
    },
  },
} as const satisfies Record<string, MatterTexts>
