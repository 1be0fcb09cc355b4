import type { SituationTexts } from '../situation-texts.ts'

export const vehiclesAndTripsTexts = {
  'vehicle-trouble': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Nothing in your chart marks danger on the road now: the fault is in the machine, the route or haste, and it can be mended.',
          hi: 'अभी रास्ते का कोई ख़तरा कुंडली में नहीं: वजह मशीन, रास्ता या जल्दी है, और ठीक हो सकती है।',
        },
        astra: {
          en: 'Small scratches spend a heavier time cheaply; change your hour of leaving, and the dents will stop.',
          hi: 'छोटी खरोंचें सस्ते में टल जाना भी है; निकलने का समय बदलें, ठोकरें रुकेंगी।',
        },
      },
      mixed: {
        oracle: {
          en: 'Some weeks ask for care with vehicles: drive slower in the evening, keep off the phone, and have tyres and brakes looked at.',
          hi: 'कुछ हफ़्ते गाड़ी में सावधानी के हैं: शाम को धीमे चलें, फ़ोन न उठाएँ, टायर और ब्रेक दिखाएँ।',
        },
        astra: {
          en: 'It isn’t the car’s ill star; it happens on the days your mind is elsewhere.',
          hi: 'गाड़ी का ग्रह ख़राब नहीं; यह उन दिनों होता है जब मन कहीं और हो।',
        },
      },
      patience: {
        oracle: {
          en: 'For the present let someone steadier drive on long roads, and don’t sell in anger; the time passes.',
          hi: 'अभी लंबे रास्ते पर कोई टिका हुआ चलाए, और ग़ुस्से में न बेचें; समय निकल जाएगा।',
        },
        astra: {
          en: 'You have grown afraid of it, and a frightened hand brakes badly; two hours with an instructor set you right.',
          hi: 'डर बैठ गया है, और डरा हाथ ब्रेक ठीक नहीं लगाता; सिखाने वाले के साथ दो घंटे काम आएँगे।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Repeated knocks nearly always come from the same corner, the same hour or a brake and tyre not seen to.',
        hi: 'बार-बार की ठोकर लगभग हमेशा उसी मोड़, उसी समय, या बिना जाँचे ब्रेक-टायर से होती है।',
      },
      astra: { en: 'No curse rides with you; hurry does.', hi: 'आपके साथ कोई दोष नहीं, जल्दी बैठी है।' },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Write the last three: place, hour, what you were thinking of; the pattern shows.',
        hi: 'पिछली तीन बार लिखें: जगह, समय, मन कहाँ था; ढर्रा दिख जाएगा।',
      },
      {
        en: 'Have brakes, tyres, lights and alignment checked this week.',
        hi: 'इसी हफ़्ते ब्रेक, टायर, लाइट और अलाइनमेंट जँचवाएँ।',
      },
      {
        en: 'Second-hand: get its accident record on the insurer’s or the VAHAN site.',
        hi: 'पुरानी ख़रीदी हो तो बीमा या वाहन साइट पर उसका रिकॉर्ड देखें।',
      },
    ],
  },
  'vehicle-repair-or-new': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Change it: the chart is good for a vehicle now, and repairs would soon eat the difference.',
          hi: 'बदल लें: अभी वाहन के लिए समय अच्छा है, मरम्मत जल्दी ही फ़र्क़ खा जाएगी।',
        },
        astra: {
          en: 'Thank the old one and let it go; the new one suits your coming months.',
          hi: 'पुरानी को शुक्रिया कहकर जाने दें; आने वाले महीनों में नई ठीक बैठेगी।',
        },
      },
      mixed: {
        oracle: {
          en: 'One good repair and one more year: then sell while it still runs and brings a price.',
          hi: 'एक अच्छी मरम्मत और एक साल: फिर चलती हालत में बेचें, दाम मिलेगा।',
        },
        astra: {
          en: 'If it costs less than four new instalments to mend, mend it; that is my whole rule.',
          hi: 'ठीक कराने में नई की चार किस्तों से कम लगे तो ठीक कराएँ; बस यही नियम है।',
        },
      },
      patience: {
        oracle: {
          en: 'Keep the old one for now: an instalment in this time would sit heavy, and the machine has work left in it.',
          hi: 'अभी पुरानी ही रखें: इस समय किस्त भारी पड़ेगी, और मशीन में दम बाक़ी है।',
        },
        astra: {
          en: 'The wish for a new one is strong and the purse is not; wait for one good season first.',
          hi: 'नई की इच्छा तेज़ है, जेब नहीं; पहले एक अच्छा सीज़न निकलने दें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Add up the last year’s repairs, fuel and idle days, and set them beside the instalment.',
        hi: 'पिछले साल की मरम्मत, ईंधन और खड़े दिन जोड़ें, किस्त के साथ रखें।',
        for: ['private-vehicle'],
      },
      {
        en: 'Get two exchange quotes, and try selling it yourself once.',
        hi: 'दो एक्सचेंज भाव लें, और एक बार ख़ुद बेचकर देखें।',
      },
      {
        en: 'For a working vehicle buy before the season, and not in it.',
        hi: 'कमाई की गाड़ी सीज़न से पहले लें, बीच में नहीं।',
      },
      {
        en: 'Check how many years its registration and fitness have left.',
        hi: 'देखें कि रजिस्ट्रेशन और फ़िटनेस के कितने साल बचे हैं।',
      },
    ],
  },
  'trip-when': {
    outlook: {
      yes: {
        oracle: {
          en: 'A trip is likely; plan it for {from} to {to}.',
          hi: 'घूमने जाने के आसार हैं; योजना {from} से {to} के बीच की बनाएँ।',
        },
        astra: {
          en: 'Pack something light: I see you on the road between {from} and {to}.',
          hi: 'हल्का सामान तैयार रखें: {from} से {to} के बीच सफ़र दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'Not at once; leave and money agree likelier between {from} and {to}.',
          hi: 'तुरंत नहीं; छुट्टी और पैसा {from} से {to} के बीच ज़्यादा मेल खाते हैं।',
        },
        astra: {
          en: 'Let the plan ripen; {from} till {to} is when it truly happens.',
          hi: 'योजना पकने दें; सच में निकलना {from} से {to} के बीच होगा।',
        },
      },
      slow: {
        oracle: {
          en: 'You’ll go when the tickets are bought before everybody agrees; no date stands out.',
          hi: 'जब सबके मानने से पहले टिकट आ जाए, तब जाना होगा; कोई तारीख़ साफ़ नहीं।',
        },
        astra: {
          en: 'No month is marked; begin with two nights nearby, the long one follows.',
          hi: 'कोई महीना नहीं दिखता; पास की दो रातों से शुरू करें, लंबा सफ़र पीछे आएगा।',
        },
      },
      hard: {
        oracle: {
          en: 'A big journey looks unlikely for now: keep a day out each month instead, and let the savings grow.',
          hi: 'अभी बड़ा सफ़र मुश्किल दिखता है: हर महीने एक दिन बाहर जाएँ, और बचत बढ़ने दें।',
        },
        astra: {
          en: 'You need air, I feel, more than a destination; a Sunday by any river will do until then.',
          hi: 'लगता है मंज़िल से ज़्यादा खुली हवा चाहिए; तब तक किसी नदी किनारे एक इतवार काफ़ी है।',
        },
      },
    },
    advice: [
      { en: 'Fix the dates first and the place second.', hi: 'पहले तारीख़ तय करें, फिर जगह।' },
      {
        en: 'Put a small sum aside each week in an envelope with the place’s name on it.',
        hi: 'हर हफ़्ते थोड़ा पैसा उस जगह के नाम के लिफ़ाफ़े में डालें।',
      },
      { en: 'Apply for leave two months ahead.', hi: 'छुट्टी दो महीने पहले लगाएँ।' },
    ],
  },
  'trip-blocked': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'This time it should go through; {from} to {to} is the stretch for it.',
          hi: 'इस बार यात्रा होनी चाहिए; समय {from} से {to} तक है।',
        },
        astra: {
          en: 'The road clears, I feel, between {from} and {to}; book it without telling everybody.',
          hi: '{from} से {to} के बीच रास्ता साफ़ दिखता है; सबको बताए बिना बुक करें।',
        },
      },
      later: {
        oracle: {
          en: 'Once more it may be put off; it looks firmer between {from} and {to}.',
          hi: 'एक बार और टल सकती है; {from} से {to} के बीच पक्की दिखती है।',
        },
        astra: {
          en: 'The call comes in its own time: {from} to {to}.',
          hi: 'बुलावा अपने समय पर आएगा: {from} से {to} के बीच।',
        },
      },
      slow: {
        oracle: {
          en: 'It falls through on leave, money or company, and not on fate; go with fewer people and it will hold.',
          hi: 'यह क़िस्मत से नहीं, छुट्टी, पैसे या साथ से अटकती है; कम लोगों के साथ बनाएँ तो टिकेगी।',
        },
        astra: {
          en: 'I see no date; take refundable tickets, and tell the heart it is only delayed.',
          hi: 'तारीख़ नहीं दिखती; वापसी वाले टिकट लें, और मन से कहें कि बस देर है।',
        },
      },
      hard: {
        oracle: {
          en: 'Long journeys meet delays just now: choose a short one, with a day to spare on both sides.',
          hi: 'अभी लंबी यात्रा में देर लगती है: छोटी चुनें, दोनों ओर एक-एक दिन हाथ में रखकर।',
        },
        astra: {
          en: 'Each cancelled ticket hurts a little more; it isn’t that you are unwanted there, you are only held here a while.',
          hi: 'हर रद्द टिकट थोड़ा और चुभता है; ऐसा नहीं कि वहाँ बुलावा नहीं, बस यहाँ कुछ काम बाक़ी है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Such plans mostly break on dates set too late, too many companions, or work that knows no leave.',
        hi: 'ऐसी योजनाएँ अक्सर देर से तय तारीख़, ज़्यादा साथियों, या बिना छुट्टी वाले काम से टूटती हैं।',
      },
      astra: {
        en: 'It’s no sign against you; three times is what happens to any plan that needs six people free.',
        hi: 'यह आपके ख़िलाफ़ कोई इशारा नहीं; छह लोगों की फ़ुर्सत माँगने वाली हर योजना तीन बार टूटती है।',
      },
    },
    advice: [
      {
        en: 'Travel midweek, with one companion, and tickets that can be moved.',
        hi: 'हफ़्ते के बीच, एक साथी के साथ, बदलने वाले टिकट पर जाएँ।',
      },
      {
        en: 'Keep lost luggage and fever in mind: a small bag, insurance, your medicines.',
        hi: 'छोटा बैग, बीमा और अपनी दवाएँ साथ रखें।',
      },
      {
        en: 'For a pilgrimage keep the vow money in one place and go in the quiet season.',
        hi: 'तीर्थ के लिए मन्नत का पैसा एक जगह रखें और कम भीड़ में जाएँ।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
