import type { SituationTexts } from '../situation-texts.ts'

export const divorceAndDistanceSituationTexts = {
  'life-after-divorce': {
    outlook: {
      yes: {
        oracle: {
          en: 'Life after the divorce is likely to settle well, and from {from} to {to} you should feel on firm ground again.',
          hi: 'तलाक के बाद ज़िंदगी अच्छे से जमने के आसार हैं, और {from} से {to} तक मन फिर मज़बूत लगेगा।',
        },
        astra: {
          en: 'You will be all right after this divorce; I see your own peace and a new start between {from} and {to}.',
          hi: 'इस तलाक के बाद सब सँभल जाएगा; {from} से {to} के बीच सुकून और नई शुरुआत दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'Peace after the divorce comes, but in steps; the brighter stretch is from {from} to {to}.',
          hi: 'तलाक के बाद सुकून आएगा, पर धीरे-धीरे; अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'It won’t stay this heavy after the divorce: rest and mend first, and from {from} to {to} life opens out.',
          hi: 'तलाक के बाद यह भारीपन हमेशा नहीं रहेगा: अभी ख़ुद को समय दें, {from} से {to} तक ज़िंदगी खुलती है।',
        },
      },
      slow: {
        oracle: {
          en: 'Life after the divorce can become good again by your own steps; the chart marks no turning day for it.',
          hi: 'तलाक के बाद ज़िंदगी अपने क़दमों से फिर अच्छी हो सकती है; कोई एक मोड़ का दिन नहीं दिखता।',
        },
        astra: {
          en: 'The new life will not arrive in one day, it gathers from small things: work, friends, your own door and key.',
          hi: 'नई ज़िंदगी एक दिन में नहीं आती, छोटी बातों से बनती है: काम, दोस्त, अपना ठिकाना।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the time after the divorce asks for rest rather than big steps; it grows easier, though slowly.',
          hi: 'अभी तलाक के बाद का समय बड़े फ़ैसलों से ज़्यादा आराम माँगता है; आसान होगा, पर धीरे।',
        },
        astra: {
          en: 'Right now it is still raw after the divorce; don’t ask happiness of yourself yet, only one quiet day after another.',
          hi: 'अभी तलाक का घाव ताज़ा है; ख़ुद से ख़ुशी न माँगें, बस एक-एक शांत दिन काटें।',
        },
      },
    },
    advice: [
      {
        en: 'Put bank, nominee, Aadhaar and insurance in your own name first; it gives a firm feeling.',
        hi: 'पहले बैंक, नॉमिनी, आधार और बीमा अपने नाम से ठीक करें; इससे मन को आधार मिलता है।',
      },
      {
        en: 'Prepare one short sentence for relatives who ask, and owe them no more.',
        hi: 'पूछने वाले रिश्तेदारों के लिए एक छोटा जवाब तैयार रखें, उससे ज़्यादा किसी को बताना ज़रूरी नहीं।',
      },
      {
        en: 'Keep fixed evenings with people: a class, a walk, a friend’s home.',
        hi: 'कुछ शामें लोगों के साथ तय रखें: कोई क्लास, टहलना, किसी दोस्त का घर।',
      },
      {
        en: 'Take no new promise of marriage while you are still angry or afraid to be alone.',
        hi: 'जब तक मन में ग़ुस्सा या अकेलेपन का डर हो, शादी का नया वादा न करें।',
      },
    ],
  },
  alimony: {
    outlook: {
      yes: {
        oracle: {
          en: 'In the matter of maintenance the chart is favourable, and an order or settlement is likely between {from} and {to}; the amount is the court’s to fix.',
          hi: 'गुज़ारा भत्ते की बात में कुंडली साथ देती है, आदेश या समझौता {from} से {to} के बीच हो सकता है; रकम अदालत ही तय करती है।',
        },
        astra: {
          en: 'I see the maintenance question closing fairly from {from} to {to}; how much, no chart can count, incomes and papers do.',
          hi: 'गुज़ारा भत्ते की बात {from} से {to} तक ठीक से निपटती दिखती है; कितना, यह आय और काग़ज़ तय करते हैं, कुंडली नहीं।',
        },
      },
      later: {
        oracle: {
          en: 'The maintenance matter is likely to drag before it moves; better movement comes between {from} and {to}, the sum the court decides.',
          hi: 'गुज़ारा भत्ते का मामला खिंचकर आगे बढ़ेगा; असली हलचल {from} से {to} के बीच होगी, रकम अदालत तय करेगी।',
        },
        astra: {
          en: 'More dates first, and then relief in the maintenance matter: look to {from} until {to}.',
          hi: 'पहले कुछ और तारीख़ें, फिर गुज़ारा भत्ते में राहत: {from} से {to} तक का समय देखें।',
        },
      },
      slow: {
        oracle: {
          en: 'Maintenance can be settled, but the chart marks no time; income proof decides both the speed and the amount.',
          hi: 'गुज़ारा भत्ता तय हो सकता है, पर कुंडली कोई समय नहीं दिखाती; रफ़्तार और रकम दोनों आय के सबूत पर हैं।',
        },
        astra: {
          en: 'I can name neither date nor sum for the maintenance; talking through a mediator may bring it sooner than the court.',
          hi: 'गुज़ारा भत्ते की न तारीख़ बताई जा सकती है, न रकम; मध्यस्थ से बात अदालत से जल्दी बन सकती है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the maintenance matter is uphill, so do not plan your money on a quick result.',
          hi: 'अभी गुज़ारा भत्ते का मामला कठिन है, इसलिए जल्दी नतीजे के भरोसे पैसों की योजना न बनाएँ।',
        },
        astra: {
          en: 'It will test your patience, this maintenance matter; hold your papers firm and your costs small.',
          hi: 'गुज़ारा भत्ते का यह मामला सब्र माँगेगा; काग़ज़ पक्के रखें और ख़र्च कम।',
        },
      },
    },
    advice: [
      {
        en: 'Collect proof of income and expenses of both sides: bank statements, ITR, rent, school fees.',
        hi: 'दोनों तरफ़ की आय और ख़र्च के सबूत जुटाएँ: बैंक स्टेटमेंट, ITR, किराया, स्कूल फ़ीस।',
      },
      {
        en: 'Ask the lawyer for interim maintenance or its payment plan in writing.',
        hi: 'वकील से अंतरिम भत्ते या किस्तों की बात लिखित में करवाएँ।',
      },
      {
        en: 'Free legal aid is open to women and to those with low income at the district legal services office, 15100.',
        hi: 'महिलाओं और कम आय वालों को ज़िला विधिक सेवा से मुफ़्त वकील मिलता है, फ़ोन 15100।',
        for: ['office'],
      },
      {
        en: 'Sign no settlement before you have read each line at home with somebody you trust.',
        hi: 'दस्तख़त से पहले समझौते की एक-एक लाइन किसी भरोसे वाले के साथ बैठकर पढ़ें।',
      },
    ],
  },
  'spouse-comes-home': {
    outlook: {
      yes: {
        oracle: {
          en: 'Their coming home is likely, and the time for it is between {from} and {to}.',
          hi: 'उनके घर आने के आसार अच्छे हैं, और समय {from} से {to} के बीच का है।',
        },
        astra: {
          en: 'I see them at home with you between {from} and {to}; keep the talk about coming for good for that time.',
          hi: '{from} से {to} के बीच वे घर पर आपके साथ दिखते हैं; हमेशा के लिए लौटने की बात तब करें।',
        },
      },
      later: {
        oracle: {
          en: 'The return home is likely to come later than you wish; the supported time is from {from} to {to}.',
          hi: 'घर लौटना आपकी चाह से थोड़ा बाद में होगा; अनुकूल समय {from} से {to} तक है।',
        },
        astra: {
          en: 'You will have to wait a little for the homecoming; between {from} and {to} it looks real.',
          hi: 'घर वापसी के लिए थोड़ा इंतज़ार है; {from} से {to} के बीच यह सच होती दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'Coming home depends more on contract and leave than on the chart, which marks no time; plan it step by step.',
          hi: 'घर आना कुंडली से ज़्यादा कॉन्ट्रैक्ट और छुट्टी पर है, कोई समय नहीं दिखता; योजना क़दम-क़दम से बनाएँ।',
        },
        astra: {
          en: 'I can’t name the day they come home; visits look easier than returning for good.',
          hi: 'घर आने का दिन बताना मुश्किल है; हमेशा के लिए लौटने से छुट्टी पर आना आसान दिखता है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the return home looks far, and pressing for it may cost the job; make the distance bearable meanwhile.',
          hi: 'अभी घर लौटना दूर लगता है, और ज़ोर देने से नौकरी पर असर हो सकता है; तब तक दूरी को सहने लायक बनाएँ।',
        },
        astra: {
          en: 'I know the home is empty without them; they are not likely to come soon, so make each call and each leave count.',
          hi: 'उनके बिना घर सूना है, यह समझ में आता है; जल्दी आना नहीं दिखता, इसलिए हर फ़ोन और हर छुट्टी को ख़ास बनाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Agree on one goal for coming back, a sum saved or a debt paid, and count towards it together.',
        hi: 'लौटने का एक लक्ष्य तय करें, इतनी बचत या इतना क़र्ज़ चुकना, और दोनों मिलकर हिसाब रखें।',
        for: ['meeting'],
      },
      {
        en: 'Ask for the leave in writing early, before the busy season of that company.',
        hi: 'छुट्टी पहले से लिखित में माँगें, कंपनी के व्यस्त समय से पहले।',
      },
      {
        en: 'Fix a daily call at the same hour, in which money is not spoken of.',
        hi: 'रोज़ एक ही समय फ़ोन रखें, जिसमें पैसों की बात न हो।',
      },
      {
        en: 'Look now for what work there is at home, so that coming back does not mean starting at nothing.',
        hi: 'अभी से देखें कि यहाँ कौन सा काम मिल सकता है, ताकि लौटकर शुरू से शुरू न करना पड़े।',
      },
    ],
  },
  'spouse-health': {
    state: {
      favourable: {
        oracle: {
          en: 'The health of your husband or wife is likely to improve; the chart supports recovery and steady strength.',
          hi: 'आपके जीवनसाथी की सेहत सुधरने के आसार अच्छे हैं; कुंडली आराम और ताक़त के पक्ष में है।',
        },
        astra: {
          en: 'I see your partner in marriage getting better, with regular care and your company doing a good share of it.',
          hi: 'जीवनसाथी की तबीयत ठीक होती दिखती है, नियमित देखभाल और आपका साथ इसमें बड़ा काम करेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'The health of your husband or wife should stay manageable, with good weeks and tired ones; regularity helps most.',
          hi: 'जीवनसाथी की सेहत सँभली रहेगी, कुछ दिन अच्छे, कुछ थके हुए; नियम से चलना सबसे ज़्यादा काम आएगा।',
        },
        astra: {
          en: 'Your partner’s health goes up and down, nothing to panic over; keep the check-ups and don’t let the medicines slip.',
          hi: 'जीवनसाथी की तबीयत ऊपर-नीचे रहेगी, घबराने की बात नहीं; जाँच कराते रहें और दवा न छूटे।',
        },
      },
      patience: {
        oracle: {
          en: 'The health of your husband or wife asks for patience: recovery is slow, and a second doctor’s opinion is worth having.',
          hi: 'जीवनसाथी की सेहत में धीरज चाहिए: आराम धीरे आएगा, और दूसरे डॉक्टर की राय लेना अच्छा है।',
        },
        astra: {
          en: 'It may take your partner longer to feel well, so don’t lose heart; good treatment, rest and routine are what count.',
          hi: 'जीवनसाथी को ठीक लगने में समय लग सकता है, हिम्मत रखें; सही इलाज, आराम और नियम ही असली बात है।',
        },
      },
    },
    isOfAnother: true,
    tells: 'good-reasons',
    advice: [
      {
        en: 'Go along to the next appointment with a written list of complaints and medicines.',
        hi: 'अगली बार डॉक्टर के पास साथ जाएँ, तकलीफ़ों और दवाओं की लिखी हुई सूची लेकर।',
      },
      {
        en: 'If the reports are normal and the trouble stays, ask for thyroid, vitamin D, B12 and sleep to be looked at.',
        hi: 'रिपोर्ट ठीक हों और तकलीफ़ बनी रहे तो थायरॉइड, विटामिन D, B12 और नींद की जाँच के बारे में पूछें।',
      },
      {
        en: 'Walk together for half an hour after dinner; it does both of you good.',
        hi: 'रात के खाने के बाद आधा घंटा साथ टहलें; दोनों को फ़ायदा होगा।',
        for: ['couple', 'meeting'],
      },
      {
        en: 'Check the health cover and keep all the papers in one file at home.',
        hi: 'हेल्थ इंश्योरेंस देख लें और सारे काग़ज़ घर में एक फ़ाइल में रखें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
