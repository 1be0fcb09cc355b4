import type { SituationTexts } from '../situation-texts.ts'

export const putOffAndSignsTexts = {
  'dates-put-off': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The wedding should still take place; a firm date is likely to hold between {from} and {to}.',
          hi: 'शादी होनी चाहिए; पक्की तारीख़ {from} से {to} के बीच टिकती दिखती है।',
        },
        astra: {
          en: 'It is delay and not a no, I feel; between {from} and {to} the date should stop slipping.',
          hi: 'यह देर है, इनकार नहीं; {from} से {to} के बीच तारीख़ का खिसकना रुकना चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'The match holds, the date doesn’t yet; {from} to {to} is the better time to have it fixed for good.',
          hi: 'रिश्ता टिका है, तारीख़ नहीं; पक्का करने का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'One more shift may come; from {from} to {to} they should be ready to name a day.',
          hi: 'एक बार और खिसक सकती है; {from} से {to} के बीच वे दिन बताने को तैयार होंगे।',
        },
      },
      slow: {
        oracle: {
          en: 'One shifted date means nothing; two or three mean that something on their side is unsaid, so ask what it is.',
          hi: 'एक बार तारीख़ बदले तो कुछ नहीं; दो-तीन बार बदले तो उधर कोई बात अनकही है, पूछ लें कि क्या।',
        },
        astra: {
          en: 'It hangs in between; they neither let go nor take hold, and it is for you to set the last date.',
          hi: 'बात बीच में लटकी है; वे न छोड़ते हैं न पकड़ते हैं, आख़िरी तारीख़ आपको तय करनी है।',
        },
      },
      hard: {
        oracle: {
          en: 'As it stands the date isn’t likely to hold; pay no more advances until they say plainly whether they want this wedding.',
          hi: 'अभी तारीख़ टिकती नहीं दिखती; जब तक वे साफ़ न कहें कि शादी चाहिए, और पेशगी न दें।',
        },
        astra: {
          en: 'My heart isn’t easy with these excuses; better a clear end now than a fourth date.',
          hi: 'इन बहानों से मन को चैन नहीं; चौथी तारीख़ से अच्छी अभी की साफ़ बात।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Dates are put off mostly for money, for an elder who isn’t agreed, or because one of the two isn’t sure; rarely for the reason given.',
        hi: 'तारीख़ अक्सर पैसे, किसी न माने हुए बड़े, या दोनों में से एक के कच्चे मन से टलती है; बताई वजह कम ही असली होती है।',
      },
      astra: {
        en: 'There is a “but” over there that nobody wants to speak first.',
        hi: 'उधर एक “लेकिन” है जिसे पहले कोई बोलना नहीं चाहता।',
      },
    },
    advice: [
      {
        en: 'Let the two who are to marry talk first, alone: “do you want this wedding, and what holds you?”.',
        hi: 'पहले वे दोनों अकेले बात करें जिनकी शादी है: “क्या तुम यह शादी चाहते हो, अटका क्या है?”।',
        for: ['wedding'],
      },
      {
        en: 'Then one meeting of the elders with one aim: a date in writing, or an end without quarrel.',
        hi: 'फिर बड़ों की एक बैठक, एक ही काम: लिखी हुई तारीख़, या बिना झगड़े विदा।',
        for: ['meeting'],
      },
      {
        en: 'Ask the hall, band and caterer for a shift in writing; many move the advance once without loss.',
        hi: 'हॉल, बैंड और हलवाई से तारीख़ बदलवाना लिखकर लें; कई लोग एक बार पेशगी आगे कर देते हैं।',
      },
      {
        en: 'If a delay comes with a new demand for money or a car, that is dowry and a reason to stop.',
        hi: 'देर के साथ पैसे या गाड़ी की नई माँग आए तो वह दहेज है, और रुक जाने की वजह।',
      },
    ],
  },
  'two-signs': {
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, you two can get on well: the two signs don’t stand in the way, and {from} to {to} is a good time to come closer.',
          hi: 'हाँ, आप दोनों की जमेगी: दोनों राशियाँ आड़े नहीं आतीं, और पास आने का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I say yes to this pair; what the reels call a bad mix is often a lively one, and {from} to {to} shows you its warm side.',
          hi: 'इस जोड़ी को मेरी हाँ है; रील जिसे उल्टी जोड़ी कहती है वह अक्सर मज़ेदार होती है, और {from} से {to} उसका अच्छा रंग दिखाएगा।',
        },
      },
      later: {
        oracle: {
          en: 'It can work, once each learns the other’s pace; {from} to {to} is better for deciding than today.',
          hi: 'जम सकती है, जब दोनों एक-दूसरे की चाल समझ लें; फ़ैसले के लिए आज से बेहतर {from} से {to} का समय है।',
        },
        astra: {
          en: 'Some sparks first and then ease: from {from} to {to} you’ll know whether it is love or only heat.',
          hi: 'पहले थोड़ी खटपट, फिर सुकून: {from} से {to} के बीच पता चलेगा कि प्यार है या बस जोश।',
        },
      },
      slow: {
        oracle: {
          en: 'By the two signs alone nobody can say yes or no; they are one part of thirty-six points, and manners weigh more.',
          hi: 'सिर्फ़ दो राशियों से हाँ या ना नहीं कही जा सकती; छत्तीस गुणों में उनका हिस्सा छोटा है, और आदतों का असर ज़्यादा होता है।',
        },
        astra: {
          en: 'The signs alone don’t tell me whether it lasts: they say how each begins a quarrel, and who ends it you have to watch.',
          hi: 'जमेगी या नहीं, यह अकेली राशि नहीं बताती: वह बताती है कि झगड़ा कैसे शुरू होता है, पर देखना यह है कि उसे ख़त्म कौन करता है।',
        },
      },
      hard: {
        oracle: {
          en: 'Not without work: you two are built differently, so don’t fix anything yet, and have the full match made first.',
          hi: 'बिना मेहनत के नहीं: दोनों का स्वभाव अलग है, इसलिए अभी कुछ पक्का न करें, पहले पूरा मिलान करा लें।',
        },
        astra: {
          en: 'It pulls in two directions just now; no sign is doomed, and still don’t promise before you have seen each other angry.',
          hi: 'अभी खिंचाव दो ओर है; कोई राशि बुरी नहीं, फिर भी एक-दूसरे का ग़ुस्सा देखे बिना वादा न करें।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'The two of you suit each other more than the signs are said to: much warmth, few corners.',
          hi: 'राशियों के बारे में जो कहा जाता है, आप दोनों उससे अच्छे जमते हैं: अपनापन ज़्यादा, खटपट कम।',
        },
        astra: {
          en: 'A good pair: one lights the lamp and the other keeps the wind off.',
          hi: 'जोड़ी अच्छी है: एक दीया जलाता है, दूसरा हवा से बचाता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Half easy, half work: you feel alike and decide differently, so agree who decides what.',
          hi: 'आधी आसान, आधी मेहनत: सोच मिलती है, फ़ैसले का ढंग नहीं, इसलिए बाँट लें कि क्या कौन तय करेगा।',
        },
        astra: {
          en: 'Sweet and sour together; it stays good where both can laugh at it.',
          hi: 'खट्टा-मीठा साथ; दोनों हँस सकें तो अच्छा ही रहता है।',
        },
      },
      patience: {
        oracle: {
          en: 'Different at the root: one wants quick words, the other time; it lasts only where both bend.',
          hi: 'जड़ से अलग: एक को तुरंत बात चाहिए, दूसरे को समय; दोनों झुकें तभी टिकता है।',
        },
        astra: {
          en: 'It needs patience, this pair; see each other through one sickness and one journey before you decide.',
          hi: 'इस जोड़ी को धीरज चाहिए; तय करने से पहले एक-दूसरे को एक बीमारी और एक सफ़र में देख लें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'You rub because you are quick and slow at different things; two signs alone don’t make a quarrel.',
        hi: 'खटपट इसलिए कि दोनों अलग बातों में तेज़ और धीमे हैं; सिर्फ़ राशियाँ झगड़ा नहीं करातीं।',
      },
      astra: {
        en: 'One of you says it at once, the other after two days: that is nearly all of it.',
        hi: 'एक तुरंत बोल देता है, दूसरा दो दिन बाद: लगभग सारी बात इतनी है।',
      },
    },
    advice: [
      {
        en: 'Have all thirty-six points counted with both birth times: the page “kundli match” does it free.',
        hi: 'दोनों के जन्म समय से पूरे छत्तीस गुण गिनें: “कुंडली मिलान” पेज पर यह मुफ़्त है।',
      },
      {
        en: 'Talk once each about money, parents, anger and children; agreeing on three of the four is a good match.',
        hi: 'पैसा, माता-पिता, ग़ुस्सा और बच्चे, चारों पर एक-एक बार बात करें; तीन पर राय मिले तो जोड़ी अच्छी है।',
        for: ['parent'],
      },
      {
        en: 'Leave reels about “toxic signs” alone; they are made of one line for a twelfth of mankind.',
        hi: '“टॉक्सिक राशि” वाली रील छोड़ दें; वह दुनिया के बारहवें हिस्से के लिए एक ही पंक्ति होती है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
