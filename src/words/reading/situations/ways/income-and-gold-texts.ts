import type { SituationTexts } from '../situation-texts.ts'

export const incomeAndGoldTexts = {
  'income-grows': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your income should rise; the stretch for it is {from} to {to}.',
          hi: 'आमदनी बढ़नी चाहिए; इसका समय {from} से {to} तक है।',
        },
        astra: {
          en: 'More comes in than goes out, I feel, from {from} to {to}.',
          hi: '{from} से {to} के बीच आना जाने से ज़्यादा दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'It stays as it is for some months; a rise looks likelier between {from} and {to}.',
          hi: 'कुछ महीने ऐसा ही रहेगा; बढ़ोतरी {from} से {to} के बीच ज़्यादा दिखती है।',
        },
        astra: {
          en: 'A little more counting of days; between {from} and {to} the hand opens.',
          hi: 'कुछ दिन और गिनने पड़ेंगे; {from} से {to} के बीच हाथ खुलेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'It grows by a second source more than by the first: no date shows, start the small one now.',
          hi: 'बढ़त पहली से ज़्यादा दूसरी आमदनी से होगी: तारीख़ नहीं दिखती, छोटी शुरुआत अभी करें।',
        },
        astra: {
          en: 'No day is marked for a jump; a higher price for the same work is the nearest road.',
          hi: 'अचानक बढ़त का दिन नहीं दिखता; उसी काम का थोड़ा ज़्यादा दाम सबसे पास का रास्ता है।',
        },
      },
      hard: {
        oracle: {
          en: 'A rise looks slow at present: hold the spending, take no new instalment, and add a skill that pays.',
          hi: 'अभी बढ़त धीमी दिखती है: ख़र्च रोकें, नई किस्त न लें, और कमाई वाला एक हुनर जोड़ें।',
        },
        astra: {
          en: 'The month is longer than the money, I know; it isn’t always so, but for now count on work and not on luck.',
          hi: 'महीना पैसे से लंबा पड़ता है, समझ आता है; हमेशा ऐसा नहीं रहेगा, पर अभी क़िस्मत नहीं, काम पर भरोसा रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask for a raise or a new price with one figure, once, this quarter.',
        hi: 'इस तिमाही एक बार, एक आँकड़े के साथ, वेतन या दाम बढ़ाने को कहें।',
      },
      {
        en: 'Put two hours a day into something that is paid within a month: tuition, delivery, stitching, repair.',
        hi: 'रोज़ दो घंटे ऐसे काम को दें जिसका पैसा महीने भर में आए: ट्यूशन, डिलीवरी, सिलाई, मरम्मत।',
      },
      {
        en: 'Write what you earn per hour from each thing, and drop the lowest.',
        hi: 'लिखें कि किस काम से घंटे का कितना आता है, सबसे कम वाला छोड़ें।',
      },
    ],
  },
  'advance-gone': {
    outlook: {
      yes: {
        oracle: {
          en: 'You should get the money back, most of it; press for it between {from} and {to}.',
          hi: 'पैसा, ज़्यादातर, वापस आना चाहिए; {from} से {to} के बीच ज़ोर दें।',
        },
        astra: {
          en: 'I see it returning, in parts, between {from} and {to}; ask with papers and not with anger.',
          hi: '{from} से {to} के बीच टुकड़ों में लौटता दिखता है; ग़ुस्से से नहीं, काग़ज़ से माँगें।',
        },
      },
      later: {
        oracle: {
          en: 'It won’t come at once: a return looks likelier between {from} and {to}.',
          hi: 'तुरंत नहीं आएगा: लौटना {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'Some excuses more; between {from} and {to} part of it is in your hand.',
          hi: 'कुछ बहाने और; {from} से {to} के बीच कुछ हिस्सा हाथ में आना चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'It comes back by notice and complaint more than by requests; no date is to be seen.',
          hi: 'यह विनती से नहीं, नोटिस और शिकायत से लौटेगा; तारीख़ नहीं दिखती।',
        },
        astra: {
          en: 'I can’t say when they pay; a written demand with a date is the first day of that journey.',
          hi: 'कब देंगे, यह नहीं कहा जा सकता; तारीख़ वाली लिखित माँग ही पहला क़दम है।',
        },
      },
      hard: {
        oracle: {
          en: 'Getting all of it back looks hard: act soon for what can be had, and put no more after it.',
          hi: 'पूरा लौटना मुश्किल दिखता है: जो मिल सके उसके लिए जल्दी करें, और उसके पीछे और पैसा न लगाएँ।',
        },
        astra: {
          en: 'It is a bitter loss, and it was their dishonesty; let the law run after it, and you walk on.',
          hi: 'यह कड़वा नुक़सान है, और बेईमानी उनकी थी; उसके पीछे क़ानून को दौड़ने दें, आप आगे बढ़ें।',
        },
      },
    },
    advice: [
      {
        en: 'Write a message with the sum, the date paid and seven days to return it.',
        hi: 'संदेश लिखें: रक़म, देने की तारीख़, और लौटाने के लिए सात दिन।',
        for: ['meeting'],
      },
      {
        en: 'Complain at the National Consumer Helpline; for online fraud complain on cybercrime.gov.in at once.',
        hi: 'राष्ट्रीय उपभोक्ता हेल्पलाइन पर शिकायत करें; ऑनलाइन ठगी हो तो तुरंत साइबर अपराध पोर्टल पर।',
      },
      {
        en: 'For a rent deposit set off the last months or go to the rent authority.',
        hi: 'किराये का डिपॉज़िट हो तो आख़िरी महीनों में काटें या किराया प्राधिकरण जाएँ।',
      },
      {
        en: 'If they have run, an FIR for cheating helps more than phone calls.',
        hi: 'भाग गए हों तो फ़ोन से ज़्यादा धोखाधड़ी की FIR काम आएगी।',
      },
    ],
  },
  'pawned-gold': {
    outlook: {
      yes: {
        oracle: {
          en: 'The gold should come home; {from} to {to} is the stretch to release it.',
          hi: 'सोना घर लौटना चाहिए; छुड़ाने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see the packet in your hand again between {from} and {to}; keep the interest paid till then.',
          hi: '{from} से {to} के बीच वह पोटली फिर हाथ में दिखती है; तब तक ब्याज चुकाते रहें।',
        },
      },
      later: {
        oracle: {
          en: 'A little later: releasing it looks likelier between {from} and {to}; don’t let the renewal date slip.',
          hi: 'थोड़ी देर है: छूटना {from} से {to} के बीच ज़्यादा मुमकिन है; नवीनीकरण की तारीख़ न छूटे।',
        },
        astra: {
          en: 'A little more patience: {from} to {to} is the kinder stretch; redeem the piece with the most love in it first.',
          hi: '{from} से {to} तक धीरज; जिस गहने में सबसे ज़्यादा याद हो उसे पहले छुड़ाएँ।',
        },
      },
      slow: {
        oracle: {
          en: 'It comes out in parts sooner than as a whole: one piece every few months; no date shows.',
          hi: 'पूरा एक साथ नहीं, टुकड़ों में छूटेगा: कुछ महीनों में एक; तारीख़ नहीं दिखती।',
        },
        astra: {
          en: 'I can’t name the day; pay interest each month and the gold stays yours, that is the main thing.',
          hi: 'दिन नहीं बताया जा सकता; हर महीने ब्याज दें तो सोना आपका रहेगा, बड़ी बात यही है।',
        },
      },
      hard: {
        oracle: {
          en: 'It looks heavy to redeem just now: sell one piece to save the rest, before the interest eats them all.',
          hi: 'अभी छुड़ाना भारी दिखता है: बाक़ी बचाने को एक गहना बेचें, इससे पहले कि ब्याज सब खा जाए।',
        },
        astra: {
          en: 'It weighs on the heart as well as the purse; metal can be bought again, so don’t starve the month for it.',
          hi: 'यह जेब से ज़्यादा मन पर भारी है; धातु फिर ख़रीदी जा सकती है, इसके लिए महीना भूखा न रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask today for the due date, the rate and the auction rule.',
        hi: 'आज ही पूछें: आख़िरी तारीख़, ब्याज दर और नीलामी का नियम।',
        for: ['meeting'],
      },
      {
        en: 'Compare with a bank’s gold loan; shifting it may halve the interest.',
        hi: 'बैंक के गोल्ड लोन से मिलाएँ; वहाँ ले जाने से ब्याज आधा हो सकता है।',
        for: ['loan'],
      },
      {
        en: 'Part payment is allowed: give what you have, the interest falls.',
        hi: 'थोड़ा-थोड़ा चुकाना चलता है: जो हो दें, ब्याज घटेगा।',
      },
    ],
  },
  'sell-or-borrow': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Sell or break the saving rather than borrow: the need is now, and your chart lets you build it again.',
          hi: 'उधार से बेहतर है कि बचत या चीज़ बेचें: ज़रूरत अभी है, और बाद में फिर जुड़ जाने के आसार हैं।',
        },
        astra: {
          en: 'Let the thing go and keep the sleep; what you sell without debt comes back one day.',
          hi: 'चीज़ जाने दें, नींद रखें; बिना क़र्ज़ के बेचा हुआ एक दिन लौट आता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Sell the part that earns least, an idle deposit or old gold, and borrow only the rest for a short time.',
          hi: 'जो सबसे कम कमाता हो वह बेचें, पड़ी FD या पुराना सोना, और बाक़ी ही थोड़े समय के लिए उधार लें।',
        },
        astra: {
          en: 'Land last, gold in the middle, a broken deposit first: that is the order of least regret.',
          hi: 'पहले FD तोड़ें, फिर सोना, ज़मीन सबसे आख़िर में: कम पछतावे का क्रम यही है।',
        },
      },
      patience: {
        oracle: {
          en: 'Don’t sell anything big in a hurry just now, the price would be poor; take a small secured loan, or put the spending off.',
          hi: 'अभी जल्दी में कुछ बड़ा न बेचें, दाम कम मिलेगा; ख़र्च टालें, या थोड़ा-सा क़र्ज़ बैंक से लें।',
        },
        astra: {
          en: 'Both roads hurt at present; first make the sum itself smaller, a plainer wedding or a later date, and then choose.',
          hi: 'अभी दोनों रास्ते चुभते हैं; पहले रक़म ही छोटी करें, सादी शादी या बाद की तारीख़, फिर चुनें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Compare two figures: the loan’s interest in a year, and what the thing would earn in a year.',
        hi: 'दो आँकड़े मिलाएँ: क़र्ज़ का साल भर का ब्याज, और चीज़ की साल भर की कमाई।',
        for: ['loan'],
      },
      {
        en: 'For fees ask about an education loan; its interest is low and starts late.',
        hi: 'फ़ीस के लिए शिक्षा ऋण पूछें; ब्याज कम है और देर से शुरू होता है।',
        for: ['loan'],
      },
      {
        en: 'Sell gold at two jewellers’ quotes and by hallmark weight.',
        hi: 'सोना दो सुनारों के भाव और हॉलमार्क वज़न पर बेचें।',
      },
      {
        en: 'Never take from a private lender what a bank would give.',
        hi: 'जो बैंक दे सके, वह साहूकार से न लें।',
        for: ['loan'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
