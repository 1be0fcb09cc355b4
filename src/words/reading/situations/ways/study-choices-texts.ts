import type { SituationTexts } from '../situation-texts.ts'

export const studyChoicesTexts = {
  'learn-what': {
    state: {
      favourable: {
        oracle: {
          en: 'Learn something that you can put to use soon, with hands or voice; your chart favours learning at present, and you finish what you begin.',
          hi: 'ऐसा कुछ सीखें जो महीने भर में हाथ या बोली में काम आए; अभी सीखने का अच्छा समय है, और शुरू किया काम पूरा होगा।',
        },
        astra: {
          en: 'It is never too late for you; take what you envied in others as a child, that is your subject.',
          hi: 'आपके लिए देर कभी नहीं; बचपन में जिसे देखकर जी ललचाया था, वही सीखें।',
        },
      },
      mixed: {
        oracle: {
          en: 'One skill for income, one for joy: take the first seriously for six months, and let the second be an hour on Sunday.',
          hi: 'एक हुनर कमाई का, एक ख़ुशी का: पहले को छह महीने पूरा समय दें, दूसरे को इतवार का एक घंटा।',
        },
        astra: {
          en: 'You begin quickly and tire at the middle; choose a class with people in it rather than a video.',
          hi: 'शुरुआत जल्दी होती है, बीच में थकान; वीडियो नहीं, लोगों वाली क्लास लें।',
        },
      },
      patience: {
        oracle: {
          en: 'Take a small thing and go slowly: one language or one tool, fifteen minutes a day; a costly course can wait.',
          hi: 'छोटी चीज़ लें और धीरे चलें: एक भाषा या एक औज़ार, रोज़ पंद्रह मिनट; महँगा कोर्स रुक सकता है।',
        },
        astra: {
          en: 'Don’t be hard on the beginner in you; the first two months will be clumsy, and then it sings.',
          hi: 'अपने भीतर के नौसिखिए पर सख़्ती न करें; पहले दो महीने अटपटे रहेंगे, फिर बात बनेगी।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'For work, what pays soonest is one of these: spoken English, accounts with Tally or Excel, a computer tool of your own trade.',
        hi: 'काम के लिए जल्दी फल देने वाले: बोलचाल की अंग्रेज़ी, टैली या एक्सेल में हिसाब, अपने काम का कंप्यूटर टूल।',
      },
      {
        en: 'For a language, take the one that somebody near you speaks.',
        hi: 'भाषा वही लें जो आपके पास कोई बोलता हो।',
      },
      {
        en: 'For music, borrow the instrument for a month before you buy.',
        hi: 'संगीत के लिए साज़ ख़रीदने से पहले एक महीना माँगकर बजाएँ।',
      },
      {
        en: 'SWAYAM and Skill India teach free of cost and give certificates.',
        hi: 'स्वयं और स्किल इंडिया मुफ़्त सिखाते हैं और प्रमाणपत्र देते हैं।',
      },
    ],
  },
  'study-or-work': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Study first, if it is a course that opens a new kind of job; your chart favours learning at this time.',
          hi: 'पहले पढ़ाई, अगर कोर्स नई तरह की नौकरी खोलता हो; अभी कुंडली सीखने के पक्ष में है।',
        },
        astra: {
          en: 'The book still calls you; go while the mind is fresh, work won’t run away.',
          hi: 'किताब अभी बुला रही है; मन ताज़ा है तो पढ़ लें, काम कहीं नहीं जाता।',
        },
      },
      mixed: {
        oracle: {
          en: 'Work two years first and study after: you will choose the course better and pay part of it yourself.',
          hi: 'पहले दो साल काम, फिर पढ़ाई: कोर्स का चुनाव बेहतर होगा और कुछ ख़र्च अपनी कमाई से होगा।',
        },
        astra: {
          en: 'Take the job that is in hand, and the degree by distance or in the evening; it needn’t be one or the other.',
          hi: 'हाथ की नौकरी ले लें, और डिग्री दूरस्थ या शाम की क्लास से; दोनों में से एक ही चुनना ज़रूरी नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'Take the work for now: a long course begun in this season would stop halfway; look again in a year.',
          hi: 'अभी काम पकड़ें: इस समय शुरू लंबा कोर्स बीच में अटक सकता है; साल भर बाद फिर देखें।',
        },
        astra: {
          en: 'Let earning steady you first; study out of fear of the market is a costly shelter.',
          hi: 'पहले कमाई से पैर जमाएँ; बाज़ार के डर से पढ़ाई महँगी छाँव है।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Ask three people with that degree what their first salary was.',
        hi: 'उस डिग्री वाले तीन लोगों से पूछें कि पहली तनख़्वाह कितनी थी।',
      },
      {
        en: 'Count fees, living and lost pay together, and the years until it comes back.',
        hi: 'फ़ीस, रहना और छूटी तनख़्वाह जोड़ें, और कितने साल में लौटेगा यह देखें।',
        for: ['meeting'],
      },
      {
        en: 'A tier two degree without placements is dearer than it looks.',
        hi: 'बिना प्लेसमेंट वाली डिग्री जितनी दिखती है उससे महँगी है।',
      },
      {
        en: 'Keep the offer letter open with a deferred joining where the company allows it.',
        hi: 'कंपनी माने तो जॉइनिंग की तारीख़ आगे बढ़वाकर ऑफ़र खुला रखें।',
        for: ['career'],
      },
    ],
  },
  'language-test': {
    outlook: {
      yes: {
        oracle: {
          en: 'The test score you need is likely; the better stretch to sit for it is {from} to {to}.',
          hi: 'जितने बैंड चाहिए, उतने आने के आसार हैं; परीक्षा देने का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Your ear and tongue are ready at last; book a date between {from} and {to}.',
          hi: 'कान और ज़बान अब तैयार लगते हैं; {from} से {to} के बीच तारीख़ लें।',
        },
      },
      later: {
        oracle: {
          en: 'One more round of practice first; the score looks likelier between {from} and {to}.',
          hi: 'पहले एक दौर का अभ्यास और; स्कोर {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'Don’t throw the fee at it this month; between {from} and {to} the stubborn module should give way.',
          hi: 'इसी महीने फ़ीस न लगाएँ; {from} से {to} के बीच अटका मॉड्यूल खुलना चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'The score hangs on one module and not on luck; going abroad isn’t closed by it.',
          hi: 'बात क़िस्मत की नहीं, एक मॉड्यूल की है; इससे बाहर जाने का रास्ता बंद नहीं होता।',
        },
        astra: {
          en: 'I can’t promise the band; I can say that the door waits behind it, not on it.',
          hi: 'बैंड का वादा नहीं किया जा सकता; पर रास्ता इसी के पीछे है, इसमें ख़त्म नहीं।',
        },
      },
      hard: {
        oracle: {
          en: 'It is likely to stay stuck if you repeat the same way; change teacher or test before the next fee.',
          hi: 'उसी तरीक़े से दोहराया तो अटका रह सकता है; अगली फ़ीस से पहले टीचर या टेस्ट बदलें।',
        },
        astra: {
          en: 'So many tries wear one down; take a month without mocks, only listening and speaking, then begin anew.',
          hi: 'इतनी कोशिशें थका देती हैं; एक महीना मॉक बंद, बस सुनना और बोलना, फिर नई शुरुआत।',
        },
      },
    },
    advice: [
      {
        en: 'Put all hours on your weakest module; the others will hold.',
        hi: 'सारा समय सबसे कमज़ोर मॉड्यूल पर दें; बाक़ी टिके रहेंगे।',
      },
      {
        en: 'Ask for re-marking within the time if writing or speaking is half a band short.',
        hi: 'लिखने या बोलने में आधा बैंड कम हो तो समय रहते री-मार्किंग माँगें।',
      },
      {
        en: 'Check whether PTE or another test is taken for your country; it suits some better.',
        hi: 'देखें कि आपके देश के लिए PTE या दूसरा टेस्ट चलता है या नहीं; कुछ को वह आसान पड़ता है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
