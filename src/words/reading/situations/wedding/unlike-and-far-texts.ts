import type { SituationTexts } from '../situation-texts.ts'

export const unlikeAndFarTexts = {
  'unlike-pair': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, two so different people can be happy here; the bond settles well between {from} and {to}.',
          hi: 'हाँ, इतने अलग होकर भी निभेगी और अच्छी निभेगी; {from} से {to} के बीच रिश्ता जमता दिखता है।',
        },
        astra: {
          en: 'I like it when one talks and one listens; from {from} to {to} you’ll feel that it fits.',
          hi: 'एक बोले, एक सुने, यह जोड़ अच्छा लगता है; {from} से {to} के बीच आप भी यही पाएँगे।',
        },
      },
      later: {
        oracle: {
          en: 'It works after a time of getting used to each other; {from} to {to} is when it gets easy.',
          hi: 'थोड़ी आदत के बाद निभेगी; {from} से {to} के बीच सहज होने लगेगी।',
        },
        astra: {
          en: 'The start feels foreign, the rest doesn’t: between {from} and {to} the two ways become one home.',
          hi: 'शुरू में परायापन, फिर नहीं: {from} से {to} के बीच दो ढंग एक घर बनेंगे।',
        },
      },
      slow: {
        oracle: {
          en: 'It can hold, where food, language and festivals are agreed before and not left to love.',
          hi: 'निभ सकती है, अगर खाना, बोली और त्योहार पहले तय हों, सब प्यार पर न छोड़ा जाए।',
        },
        astra: {
          en: 'Difference isn’t the danger, silence about it is; speak of the small things, and it will stand.',
          hi: 'अलग होना ख़तरा नहीं, उस पर चुप रहना है; छोटी बातें बोलते रहें तो टिकेगी।',
        },
      },
      hard: {
        oracle: {
          en: 'It would be uphill just now; don’t fix the day till you have lived through one festival with each other’s family.',
          hi: 'अभी चढ़ाई है; जब तक एक-दूसरे के घर का एक त्योहार साथ न देख लें, दिन पक्का न करें।',
        },
        astra: {
          en: 'I feel one of the two would do all the bending; talk of that first, and only then of a date.',
          hi: 'लगता है झुकना एक ही को पड़ेगा; पहले इस पर बात हो, तारीख़ की बाद में।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'The natures differ and fit: one gives pace, the other gives rest, and neither is bored.',
          hi: 'स्वभाव अलग हैं और जुड़ते हैं: एक रफ़्तार देता है, दूसरा ठहराव, ऊब किसी को नहीं।',
        },
        astra: {
          en: 'A talker and a quiet one make a full house; I have no fear for this pair.',
          hi: 'एक बातूनी, एक शांत, घर पूरा हो जाता है; इस जोड़ी के लिए डर नहीं लगता।',
        },
      },
      mixed: {
        oracle: {
          en: 'Half of it matches by itself, the other half by habit: give it a year and a few fixed rules.',
          hi: 'आधा मेल अपने आप है, आधा आदत से बनेगा: साल भर और दो-चार तय नियम दीजिए।',
        },
        astra: {
          en: 'You’ll tire each other now and then and miss each other on the third day.',
          hi: 'कभी-कभी एक-दूसरे से थकेंगे, और तीसरे दिन याद भी करेंगे।',
        },
      },
      patience: {
        oracle: {
          en: 'The distance in ways is real; it closes if both learn one thing from the other’s home, and not if one learns all.',
          hi: 'ढंग का फ़ासला सच है; दोनों एक-दूसरे के घर से कुछ सीखें तो मिटता है, एक ही सब सीखे तो नहीं।',
        },
        astra: {
          en: 'It asks much patience at first; don’t take quiet for coldness, nor talk for disrespect.',
          hi: 'शुरू में बहुत धीरज चाहिए; चुप्पी को रूखापन न समझें, और ज़्यादा बोलने को अनादर नहीं।',
        },
      },
    },
    why: {
      oracle: {
        en: 'You don’t meet in thinking because each grew up with another measure of talk, money and time.',
        hi: 'सोच इसलिए नहीं मिलती कि बात, पैसे और समय का पैमाना दोनों के घर में अलग था।',
      },
      astra: {
        en: 'Neither is wrong; you were taught love in two languages.',
        hi: 'ग़लत कोई नहीं; प्यार दोनों ने अलग बोली में सीखा है।',
      },
    },
    advice: [
      {
        en: 'Settle five plain things: kitchen, language with the children, whose festivals, how often parents, who handles money.',
        hi: 'पाँच सीधी बातें तय करें: रसोई, बच्चों की बोली, किसके त्योहार, माता-पिता के यहाँ कितना, पैसा किसके हाथ।',
        for: ['parent'],
      },
      {
        en: 'Spend two ordinary days in each other’s home town before the date.',
        hi: 'तारीख़ से पहले दो मामूली दिन एक-दूसरे के शहर में बिताएँ।',
        for: ['meeting'],
      },
      {
        en: 'Learn ten sentences of the other’s language; the mother there will forgive you the rest.',
        hi: 'दूसरे की बोली के दस वाक्य सीख लें; बाक़ी वहाँ की माँ माफ़ कर देंगी।',
      },
    ],
  },
  'groom-abroad': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The match from abroad looks sound; if papers and past check out, say yes between {from} and {to}.',
          hi: 'विदेश का यह रिश्ता ठीक दिखता है; काग़ज़ और पिछला सब सही निकले तो {from} से {to} के बीच हाँ करें।',
        },
        astra: {
          en: 'I’ve a good feeling about it; check everything all the same, and decide between {from} and {to}.',
          hi: 'मन अच्छा कहता है; फिर भी सब जाँच लें, और {from} से {to} के बीच तय करें।',
        },
      },
      later: {
        oracle: {
          en: 'There is good in it, and it needs time to be checked; {from} to {to} is early enough for a yes.',
          hi: 'रिश्ते में अच्छाई है, जाँच में समय लगेगा; हाँ के लिए {from} से {to} का समय काफ़ी है।',
        },
        astra: {
          en: 'Let them come home once before you give your word; from {from} to {to} you’ll see more clearly.',
          hi: 'ज़बान देने से पहले एक बार उन्हें घर आने दें; {from} से {to} के बीच तस्वीर साफ़ होगी।',
        },
      },
      slow: {
        oracle: {
          en: 'Nobody can tell an honest man abroad from a false one by a chart alone: papers and two people who know him there must tell it.',
          hi: 'विदेश वाला सच्चा है या झूठा, यह अकेली कुंडली नहीं बता सकती: काग़ज़ और वहाँ के दो जानने वाले बताएँगे।',
        },
        astra: {
          en: 'The photos are nice and the road is long; till you have met in person it is a talk and no match.',
          hi: 'फ़ोटो अच्छी हैं और दूरी बड़ी; जब तक सामने न मिलें, यह बात है, रिश्ता नहीं।',
        },
      },
      hard: {
        oracle: {
          en: 'I would hold back here; a hurried wedding on a three-week leave, or money asked before you meet, is a reason to stop.',
          hi: 'यहाँ रुकना ठीक है; तीन हफ़्ते की छुट्टी में झटपट शादी, या मिलने से पहले पैसे की बात, मना करने की वजह है।',
        },
        astra: {
          en: 'I wouldn’t trust it on words alone: no money, no documents and no date until a relative there has paid a visit.',
          hi: 'सिर्फ़ बातों पर भरोसा न करें: न पैसा, न काग़ज़, न तारीख़, जब तक वहाँ का कोई अपना जाकर मिल न आए।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'He looks like a steady person who means it; life there is plain and busy, and you’d have to make your own friends.',
          hi: 'इंसान ठहरा हुआ और नीयत का साफ़ दिखता है; वहाँ का जीवन सीधा और व्यस्त है, दोस्त अपने बनाने होंगे।',
        },
        astra: {
          en: 'A good heart far from home: he’d be glad of someone who laughs in his language.',
          hi: 'घर से दूर एक अच्छा दिल: अपनी बोली में हँसने वाला साथी उन्हें अच्छा लगेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Decent, and used to living alone: ask how the work at home is shared there, and what visa you would have.',
          hi: 'भले हैं, और अकेले रहने के आदी: पूछ लें कि वहाँ घर का काम कैसे बँटेगा, और वीज़ा कौन सा होगा।',
        },
        astra: {
          en: 'Half known, half hidden by distance; three long talks at odd hours will show you more than the family does.',
          hi: 'आधा पता, आधा दूरी में छिपा; अलग-अलग समय की तीन लंबी बातें परिवार से ज़्यादा बताएँगी।',
        },
      },
      patience: {
        oracle: {
          en: 'Go slowly: what is told about job and life there sounds better than it is.',
          hi: 'धीरे चलें: नौकरी और वहाँ के जीवन के बारे में जो बताया गया है, असल उससे कम है।',
        },
        astra: {
          en: 'I’d want to see him here first; don’t marry a video call.',
          hi: 'पहले सामने देखना चाहिए; वीडियो कॉल से शादी नहीं होती।',
        },
      },
    },
    advice: [
      {
        en: 'Ask for copies of passport, visa, payslip and, after an earlier marriage, the divorce decree; show yours too.',
        hi: 'पासपोर्ट, वीज़ा, वेतन पर्ची, और पहली शादी रही हो तो तलाक की डिक्री की कॉपी माँगें; अपनी भी दिखाएँ।',
        for: ['divorced', 'separation'],
      },
      {
        en: 'Call his employer’s office number from their website, and ask somebody in that town to visit his flat.',
        hi: 'दफ़्तर का नंबर कंपनी की वेबसाइट से लेकर फ़ोन करें, और उस शहर में किसी से उनका घर दिखवाएँ।',
        for: ['office'],
      },
      {
        en: 'Register the wedding in India before leaving, and keep your own passport and degrees with you.',
        hi: 'जाने से पहले शादी भारत में रजिस्टर कराएँ, और पासपोर्ट व डिग्री हमेशा अपने पास रखें।',
        for: ['wedding'],
      },
      {
        en: 'Money or a gift parcel asked before you meet is fraud: call the cyber helpline at once and tell your bank.',
        hi: 'मिलने से पहले पैसे या “गिफ़्ट पार्सल” की बात ठगी है: तुरंत साइबर हेल्पलाइन और अपने बैंक को फ़ोन करें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
