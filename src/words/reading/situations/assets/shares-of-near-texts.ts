import type { SituationTexts } from '../situation-texts.ts'

export const sharesOfNearTexts = {
  'parent-gets-share': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Your parent should get the share that is due, and the better time for it is {from} to {to}.',
          hi: 'माँ या पिता को उनका हिस्सा मिलना चाहिए, बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see their share coming to them between {from} and {to}, by a paper rather than by a promise.',
          hi: 'उनका हिस्सा {from} से {to} के बीच मिलता दिखता है, वादे से नहीं, काग़ज़ से।',
        },
      },
      later: {
        oracle: {
          en: 'The relatives put it off; your parent’s share looks likelier between {from} and {to}, after a claim on paper.',
          hi: 'रिश्तेदार टालेंगे; माँ या पिता का हिस्सा {from} से {to} के बीच ज़्यादा दिखता है, वह भी लिखित माँग के बाद।',
        },
        astra: {
          en: 'Not by asking across the table alone; {from} to {to} is when they come round, if the claim stands written.',
          hi: 'सिर्फ़ कहने से नहीं; माँग लिखी हुई हो तो {from} से {to} के बीच वे मानेंगे।',
        },
      },
      slow: {
        oracle: {
          en: 'The right is there and can be had, as a part or as money, but only if your parent asks for it; no month shows.',
          hi: 'हक़ बनता है और मिल सकता है, ज़मीन में या पैसे में, पर तभी जब वे ख़ुद माँगें; महीना नहीं दिखता।',
        },
        astra: {
          en: 'It can still come to them if they ask for it; first hear what they truly want, for they may be silent to save the bond with brothers.',
          hi: 'वे माँगें तो अब भी मिल सकता है; पहले पूछें कि वे सच में क्या चाहते हैं, भाइयों का रिश्ता बचाने को चुप हो सकते हैं।',
        },
      },
      hard: {
        oracle: {
          en: 'It looks hard to get without a partition suit: weigh what the share is worth against years of dates and the bond.',
          hi: 'बँटवारे के मुक़दमे के बिना मिलना मुश्किल दिखता है: हिस्से की क़ीमत को बरसों की तारीख़ों और रिश्ते के सामने तौलें।',
        },
        astra: {
          en: 'What was said by mouth is forgotten by those who gain from it; it hurts, and only the land record helps now.',
          hi: 'मुँह से कही बात वही भूलते हैं जिन्हें फ़ायदा है; यह दुखता है, पर अब ज़मीन का रिकॉर्ड ही काम आएगा।',
        },
      },
    },
    advice: [
      {
        en: 'Get the record: khatauni or 7/12, the family tree, and the death certificate of the grandparent.',
        hi: 'रिकॉर्ड निकलवाएँ: खतौनी या 7/12, वंशावली, और दादा-दादी या नाना-नानी का मृत्यु प्रमाण पत्र।',
      },
      {
        en: 'In Hindu law a daughter has the same share in ancestral property as a son; her children get hers after her.',
        hi: 'हिंदू क़ानून में पुश्तैनी संपत्ति में बेटी का हिस्सा बेटे के बराबर है; उनके बाद उनके बच्चों का।',
        for: ['parent'],
      },
      {
        en: 'What grandfather earned himself goes by his will; ask at the sub-registrar if one is registered.',
        hi: 'दादा-नाना की अपनी कमाई वसीयत से जाती है; उप-पंजीयक के यहाँ पूछें कि कोई वसीयत दर्ज है या नहीं।',
      },
      {
        en: 'Let no release deed be signed before the value is written.',
        hi: 'क़ीमत लिखी जाने से पहले किसी त्याग पत्र पर दस्तख़त न होने दें।',
      },
      {
        en: 'One letter to all sharers by registered post, kindly worded, starts it.',
        hi: 'सब हिस्सेदारों को नरम शब्दों में एक रजिस्टर्ड चिट्ठी से शुरुआत करें।',
      },
    ],
  },
  'spouse-share-at-sasural': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Your spouse should get a share from that family, and {from} to {to} is the likelier time.',
          hi: 'उनके परिवार की संपत्ति में जीवनसाथी को हिस्सा मिलना चाहिए, ज़्यादा उम्मीद {from} से {to} के बीच है।',
        },
        astra: {
          en: 'I see what is theirs coming to your home between {from} and {to}; not all of it, but a fair part.',
          hi: '{from} से {to} के बीच उनका हक़ घर आता दिखता है; पूरा नहीं, पर ठीक हिस्सा।',
        },
      },
      later: {
        oracle: {
          en: 'For now the elders there keep it in their hand; your spouse’s share looks likelier from {from} to {to}.',
          hi: 'अभी वहाँ के बड़े इसे अपने हाथ में रखेंगे; जीवनसाथी का हिस्सा {from} से {to} के बीच ज़्यादा दिखता है।',
        },
        astra: {
          en: 'They wait and watch who stays near; between {from} and {to} the talk of division becomes real.',
          hi: 'वे देख रहे हैं कि पास कौन रहता है; {from} से {to} के बीच बँटवारे की बात सच में चलेगी।',
        },
      },
      slow: {
        oracle: {
          en: 'What is ancestral can be claimed, what they earned themselves they may give to whom they like; no month shows.',
          hi: 'जो पुश्तैनी है उस पर दावा बनता है, जो उनकी अपनी कमाई है वह वे किसी को भी दे सकते हैं; महीना नहीं दिखता।',
        },
        astra: {
          en: 'It can be had if your spouse asks for it, not you; said by you it turns into a quarrel of the house.',
          hi: 'मिल सकता है, अगर माँग जीवनसाथी की ओर से आए; आपके कहने पर वही बात घर का झगड़ा बन जाएगी।',
        },
      },
      hard: {
        oracle: {
          en: 'It looks difficult to get for the present: plan your home without it, and let papers be looked at quietly.',
          hi: 'अभी मिलना मुश्किल दिखता है: घर की योजना इसके बिना बनाएँ, और काग़ज़ चुपचाप दिखवा लें।',
        },
        astra: {
          en: 'To be passed over by one’s own parents hurts your spouse more than they show; stand beside them first, land comes after.',
          hi: 'अपने ही माँ-बाप से छूट जाना जीवनसाथी को जितना दिखता है उससे ज़्यादा दुखता है; पहले साथ खड़े रहें, ज़मीन बाद में।',
        },
      },
    },
    advice: [
      {
        en: 'Look up the record online (Bhulekh, 7/12, Patta): if the grandfather’s name stands there, it may be ancestral.',
        hi: 'भूलेख, 7/12 या पट्टा ऑनलाइन देखें: दादा का नाम हो तो संपत्ति पुश्तैनी हो सकती है।',
      },
      {
        en: 'A newspaper notice of disowning doesn’t end a share in ancestral land; only a will or gift of self-earned property does.',
        hi: 'अख़बार में बेदख़ली छपने से पुश्तैनी हिस्सा ख़त्म नहीं होता; अपनी कमाई की वसीयत या दान से ही होता है।',
      },
      {
        en: 'A sale without your spouse’s signature can be questioned in court; show the papers to a lawyer soon, for time runs.',
        hi: 'जीवनसाथी के दस्तख़त बिना बिक्री हुई हो तो अदालत में चुनौती दी जा सकती है; मियाद होती है, इसलिए काग़ज़ वकील को जल्दी दिखाएँ।',
        for: ['spouse'],
      },
      {
        en: 'Ask for one sitting with an elder uncle or aunt, before lawyers.',
        hi: 'वकील से पहले किसी बड़े चाचा या बुआ के सामने एक बैठक माँगें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
