import type { SituationTexts } from '../situation-texts.ts'

export const spouseOriginSituationTexts = {
  'spouse-direction': {
    state: {
      favourable: {
        oracle: {
          en: 'The direction your spouse comes from is only a rough hint in any chart; yours says rather near than far, within a day’s reach.',
          hi: 'जीवनसाथी किस दिशा से आएँगे, यह कुंडली मोटा इशारा ही देती है; आपकी कुंडली दूर से ज़्यादा पास की ओर झुकती है।',
        },
        astra: {
          en: 'No chart can swear to a direction; what I see is a match from nearby, perhaps through people your family knows.',
          hi: 'दिशा की क़सम कोई कुंडली नहीं खा सकती; पर रिश्ता आसपास से, जान-पहचान में आने के आसार हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'A direction cannot be told with certainty; the chart shows a spouse from another town, though not from a very different place.',
          hi: 'दिशा पक्की नहीं बताई जा सकती; रिश्ता किसी दूसरे शहर से आने के आसार हैं, पर माहौल अपने घर जैसा रहने की उम्मीद है।',
        },
        astra: {
          en: 'East or west I wouldn’t bet on; a different town, a few hours from yours, is what it looks like.',
          hi: 'पूरब या पश्चिम पर शर्त नहीं लगाई जा सकती; दूसरा शहर, आपके यहाँ से कुछ घंटे दूर, ऐसा लगता है।',
        },
      },
      patience: {
        oracle: {
          en: 'The exact direction is beyond a chart; a spouse from far away is more likely than one from your own town.',
          hi: 'ठीक दिशा बताना कुंडली के बस में नहीं; अपने शहर से ज़्यादा, दूर से जीवनसाथी मिलने के आसार हैं।',
        },
        astra: {
          en: 'Forget the compass: your match seems to come from a distance, and not from the streets you know.',
          hi: 'दिशा की चिंता छोड़ें: रिश्ता जान-पहचान की गलियों से नहीं, दूर से आता लगता है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Search on all sides; refusing a good match for its direction helps nobody.',
        hi: 'हर तरफ़ देखें; दिशा के नाम पर अच्छा रिश्ता मना करने से किसी का भला नहीं।',
      },
      {
        en: 'Tell relatives in two or three other cities that you are looking.',
        hi: 'दो-तीन दूसरे शहरों के रिश्तेदारों को भी बता दें कि रिश्ता देखा जा रहा है।',
      },
      {
        en: 'Decide how far from home you are truly willing to live, and say it at the first talk.',
        hi: 'तय करें कि घर से कितनी दूर रहना सच में मंज़ूर है, और पहली बातचीत में कह दें।',
      },
    ],
  },
  'spouse-place': {
    state: {
      favourable: {
        oracle: {
          en: 'Your spouse is likely to come from not far away, your own town or region, rather than from abroad.',
          hi: 'रिश्ता बहुत दूर का नहीं, आपके शहर या आसपास का होने के आसार हैं, विदेश का कम।',
        },
        astra: {
          en: 'Near rather than far, I would say: your new home should be one from which you can visit your people easily.',
          hi: 'दूर से ज़्यादा पास: नया घर ऐसी जगह दिखता है जहाँ से अपने लोगों के पास आना-जाना आसान हो।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your spouse is likely to be from another city, at a middle distance; work may later take you both further.',
          hi: 'रिश्ता किसी दूसरे शहर से आने के आसार हैं, न बहुत पास, न बहुत दूर; बाद में काम आप दोनों को और दूर ले जा सकता है।',
        },
        astra: {
          en: 'Not next door and not across the sea: a different city, where life is still much like yours.',
          hi: 'न पड़ोस में, न समुद्र पार: कोई दूसरा शहर, जहाँ रहन-सहन आपके जैसा ही हो।',
        },
      },
      patience: {
        oracle: {
          en: 'Your spouse is more likely to be from far off, another state or settled abroad, than from your own place.',
          hi: 'रिश्ता अपने शहर से कम, दूर से, दूसरे राज्य या विदेश से आने के आसार ज़्यादा हैं।',
        },
        astra: {
          en: 'It looks far to me: another state, perhaps another country; which one, no chart can tell you.',
          hi: 'रिश्ता दूर का लगता है: दूसरा राज्य, शायद दूसरा देश; कौन सा, यह कोई कुंडली नहीं बता सकती।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Say at the start which cities you can live in, and ask whether their work may move.',
        hi: 'शुरू में ही बता दें कि किन शहरों में रहना मंज़ूर है, और पूछें कि उनके काम में तबादला तो नहीं होता।',
      },
      {
        en: 'Visit the place once with somebody of your family before the engagement.',
        hi: 'सगाई करने से पहले परिवार के किसी व्यक्ति के साथ एक बार वह जगह देख आएँ।',
      },
      {
        en: 'For a match abroad check visa, job and any earlier marriage through someone who lives there.',
        hi: 'विदेश का रिश्ता हो तो वीज़ा, नौकरी और पहले की शादी वहीं रहने वाले किसी से पता कराएँ।',
      },
    ],
  },
  'spouse-community': {
    state: {
      favourable: {
        oracle: {
          en: 'Your spouse is more likely to be from your own community or one close to it, with the families agreeing.',
          hi: 'जीवनसाथी के अपनी, या उससे मिलती-जुलती बिरादरी से होने के आसार ज़्यादा हैं, घरवालों की रज़ामंदी से।',
        },
        astra: {
          en: 'I lean to the same community, somebody your people can place at once; the caste’s name is not written in any chart.',
          hi: 'झुकाव अपनी ही बिरादरी की ओर है, ऐसे घर से जिसे आपके लोग जानते हों; जाति का नाम कुंडली में नहीं होता।',
        },
      },
      mixed: {
        oracle: {
          en: 'Same community or another are both possible; the chart leans a little to a family whose customs differ somewhat from yours.',
          hi: 'अपनी या दूसरी बिरादरी, दोनों संभव हैं; थोड़ा झुकाव ऐसे परिवार की ओर है जिसके तौर-तरीके कुछ अलग हों।',
        },
        astra: {
          en: 'It could be your own caste, it could be a neighbouring one; customs may differ a bit, hearts need not.',
          hi: 'अपनी जाति भी हो सकती है, मिलती-जुलती भी; रीति-रिवाज थोड़े अलग हों, मन मिल सकते हैं।',
        },
      },
      patience: {
        oracle: {
          en: 'A spouse from another community or background is more likely than one from your own, with some opposition at first.',
          hi: 'अपनी से ज़्यादा, दूसरी बिरादरी या अलग माहौल के जीवनसाथी के आसार हैं, और शुरू में थोड़ा विरोध भी।',
        },
        astra: {
          en: 'I see someone from outside your circle, another caste or region perhaps; your family will need time with it.',
          hi: 'रिश्ता अपने दायरे से बाहर का लगता है, शायद दूसरी जाति या इलाके का; घरवालों को समय लगेगा।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Ask your family now how they feel about a match outside the community, before there is a name.',
        hi: 'अभी से घर में पूछ लें कि बिरादरी से बाहर के रिश्ते पर क्या सोच है, जब कोई नाम सामने नहीं है।',
      },
      {
        en: 'In any match talk early about food, festivals, language and how children will be raised.',
        hi: 'रिश्ता कोई भी हो, खान-पान, त्योहार, भाषा और बच्चों की परवरिश पर पहले बात कर लें।',
        for: ['parent'],
      },
      {
        en: 'Judge by education, conduct and kindness; these last longer than a surname.',
        hi: 'पढ़ाई, चाल-चलन और नरमी देखें; ये सरनेम से ज़्यादा टिकते हैं।',
      },
    ],
  },
  'spouse-known': {
    state: {
      favourable: {
        oracle: {
          en: 'Your spouse is more likely to be someone already known to you or your family than a complete stranger.',
          hi: 'जीवनसाथी के बिल्कुल अनजान होने से ज़्यादा, आपकी या परिवार की जान-पहचान से होने के आसार हैं।',
        },
        astra: {
          en: 'I think you may already have met, or a common friend has; look again at the people around you.',
          hi: 'शायद मुलाक़ात हो चुकी है, या कोई अपना उन्हें जानता है; आसपास के लोगों को फिर से देखें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your spouse is likely to come through somebody you know, though the person will be new to you.',
          hi: 'जीवनसाथी किसी जानने वाले के ज़रिए मिलने के आसार हैं, पर इंसान आपके लिए नया होगा।',
        },
        astra: {
          en: 'Half known, half stranger: a friend’s friend, or a relative’s contact, is how it looks.',
          hi: 'आधी पहचान, आधा अनजान: दोस्त का दोस्त या रिश्तेदार का परिचय, ऐसा लगता है।',
        },
      },
      patience: {
        oracle: {
          en: 'Your spouse is more likely to be a stranger at first, met through a wider search, than someone you know already.',
          hi: 'जान-पहचान के बजाय, जीवनसाथी पहले अनजान होंगे और तलाश से मिलेंगे, इसके आसार ज़्यादा हैं।',
        },
        astra: {
          en: 'Nobody from your present circle, I feel; the person is still a stranger, and the meeting is yet to come.',
          hi: 'अभी के दायरे में से कोई नहीं लगता; वह इंसान अभी अनजान है, मुलाक़ात होनी बाक़ी है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'If you have one person in mind, get to know them better instead of waiting for a sign.',
        hi: 'कोई एक मन में हो तो इशारे का इंतज़ार न करें, उन्हें बेहतर जानें।',
      },
      {
        en: 'Let colleagues, cousins and old classmates know that you are looking.',
        hi: 'साथ काम करने वालों, भाई-बहनों और पुराने सहपाठियों को बता दें कि रिश्ता देखा जा रहा है।',
      },
      {
        en: 'Check a known person as carefully as an unknown one: job, habits, earlier relations.',
        hi: 'जान-पहचान वाले की भी उतनी ही पूछताछ करें जितनी अनजान की: काम, आदतें, पहले के रिश्ते।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
