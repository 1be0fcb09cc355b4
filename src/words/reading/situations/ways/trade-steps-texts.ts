import type { SituationTexts } from '../situation-texts.ts'

export const tradeStepsTexts = {
  'startup-funding': {
    outlook: {
      yes: {
        oracle: {
          en: 'The money for your venture is likely to come; {from} to {to} is the better stretch to close it.',
          hi: 'आपके काम के लिए पैसा आने के आसार हैं; बात पक्की करने का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see a yes across the table between {from} and {to}; have your numbers simple by then.',
          hi: '{from} से {to} के बीच मेज़ के उस पार हाँ दिखती है; तब तक अपने आँकड़े सीधे कर लें।',
        },
      },
      later: {
        oracle: {
          en: 'More meetings first; the cheque looks likelier between {from} and {to}.',
          hi: 'पहले और मुलाक़ातें; चेक {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'They like it and they wait; look to {from} till {to}, and cut costs to reach it.',
          hi: 'पसंद है पर रुके हुए हैं; {from} से {to} तक देखें, वहाँ पहुँचने को ख़र्च घटाएँ।',
        },
      },
      slow: {
        oracle: {
          en: 'Funding follows customers here: ten who pay bring an investor sooner than the best deck.',
          hi: 'यहाँ पैसा ग्राहकों के पीछे आएगा: दस पैसे देने वाले ग्राहक सबसे अच्छी प्रस्तुति से पहले निवेशक लाते हैं।',
        },
        astra: {
          en: 'No date for the cheque shows; the first money may come from someone who knows your work and not from a fund.',
          hi: 'चेक की तारीख़ नहीं दिखती; पहला पैसा किसी फंड से नहीं, आपका काम जानने वाले से आ सकता है।',
        },
      },
      hard: {
        oracle: {
          en: 'Outside money looks hard just now: live on sales, small grants and less spending, and don’t borrow at home for it.',
          hi: 'बाहर का पैसा अभी मुश्किल दिखता है: बिक्री, छोटे अनुदान और कम ख़र्च पर चलें, घर से उधार न लें।',
        },
        astra: {
          en: 'You have told the story so often that it tires you; build two quiet months, then tell a shorter one.',
          hi: 'कहानी इतनी बार सुनाई कि थकान हो गई; दो महीने चुपचाप काम करें, फिर छोटी करके सुनाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Know three figures by heart: monthly burn, months left, cost of one customer.',
        hi: 'तीन आँकड़े याद रखें: महीने का ख़र्च, कितने महीने बचे, एक ग्राहक की लागत।',
      },
      { en: 'Ask for a small first cheque against a target.', hi: 'लक्ष्य के बदले छोटा पहला चेक माँगें।' },
      {
        en: 'Look at Startup India Seed Fund, Mudra and state schemes.',
        hi: 'स्टार्टअप इंडिया सीड फंड, मुद्रा और राज्य की योजनाएँ देखें।',
      },
      { en: 'Sign no share away without a lawyer’s reading.', hi: 'वकील से पढ़वाए बिना हिस्सा न दें।' },
    ],
  },
  'trade-licence': {
    outlook: {
      yes: {
        oracle: {
          en: 'The approval should come through; the likely stretch is {from} to {to}.',
          hi: 'मंज़ूरी मिलनी चाहिए; संभावित समय {from} से {to} तक है।',
        },
        astra: {
          en: 'The file moves up the pile, I feel; look for the stamp between {from} and {to}.',
          hi: 'फ़ाइल ऊपर सरकती दिखती है; मुहर {from} से {to} के बीच देखें।',
        },
      },
      later: {
        oracle: {
          en: 'The office takes longer yet; approval looks likelier between {from} and {to}.',
          hi: 'दफ़्तर अभी और समय लेगा; मंज़ूरी {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'One or two objections more, and between {from} and {to} it should be in your hand.',
          hi: 'एक-दो आपत्तियाँ और, फिर {from} से {to} के बीच काग़ज़ हाथ में होना चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'It comes when each objection is answered in writing; the chart names no day for an office.',
          hi: 'हर आपत्ति का लिखित जवाब जाए तो मिलेगा; दफ़्तर का दिन कुंडली नहीं बताती।',
        },
        astra: {
          en: 'I can’t tell which table it sleeps on; go yourself on a weekday morning, with the file number and patience.',
          hi: 'किस मेज़ पर सोई है, यह नहीं कहा जा सकता; फ़ाइल नंबर और धीरज लेकर ख़ुद जाएँ।',
        },
      },
      hard: {
        oracle: {
          en: 'It looks blocked for the present: don’t begin without it, and don’t spend more on hope; ask for the refusal in writing.',
          hi: 'अभी अटका दिखता है: इसके बिना शुरू न करें, उम्मीद पर और ख़र्च न करें; मना करने की वजह लिखित में माँगें।',
        },
        astra: {
          en: 'To be sent from window to window wears one out; use RTI once, it makes silent files speak.',
          hi: 'खिड़की-खिड़की भटकना थका देता है; एक बार RTI लगाएँ, चुप फ़ाइलें बोलने लगती हैं।',
        },
      },
    },
    advice: [
      {
        en: 'Follow it online by the application number and keep screenshots.',
        hi: 'आवेदन नंबर से ऑनलाइन देखें और स्क्रीनशॉट रखें।',
      },
      {
        en: 'File an RTI asking at which desk it lies and since when.',
        hi: 'RTI लगाएँ: फ़ाइल किस मेज़ पर है और कब से।',
      },
      {
        en: 'Pay no bribe; complain to the vigilance line 1064 or the state portal.',
        hi: 'रिश्वत न दें; 1064 या राज्य के पोर्टल पर शिकायत करें।',
      },
      {
        en: 'Don’t sign a rent for the premises before the paper is there.',
        hi: 'काग़ज़ आने से पहले जगह का किराया न बाँधें।',
      },
    ],
  },
  'second-branch': {
    outlook: {
      yes: {
        oracle: {
          en: 'A second place can do well; open it between {from} and {to}.',
          hi: 'दूसरी जगह चल सकती है; {from} से {to} के बीच खोलें।',
        },
        astra: {
          en: 'Your trade has outgrown its room, I feel; the new door opens best between {from} and {to}.',
          hi: 'काम अपनी जगह से बड़ा हो गया है; नया दरवाज़ा {from} से {to} के बीच अच्छा खुलेगा।',
        },
      },
      later: {
        oracle: {
          en: 'Not this season: the better time for a second branch is {from} to {to}, with cash put by till then.',
          hi: 'इस मौसम में नहीं: दूसरी ब्रांच का बेहतर समय {from} से {to} तक है, तब तक पैसा जोड़ें।',
        },
        astra: {
          en: 'Let the first shop run a while without you, and then look to {from} till {to}.',
          hi: 'पहले पहली दुकान को कुछ समय आपके बिना चलने दें, फिर {from} से {to} के बीच सोचें।',
        },
      },
      slow: {
        oracle: {
          en: 'Grow only if the first runs without you for a week; the chart gives no date and no push.',
          hi: 'तभी बढ़ाएँ जब पहली दुकान हफ़्ता भर आपके बिना चले; कुंडली न तारीख़ देती है, न ज़ोर।',
        },
        astra: {
          en: 'A bigger shop isn’t the only growth; more hours, home delivery or one new line may feed you better.',
          hi: 'बड़ी दुकान ही बढ़त नहीं; ज़्यादा घंटे, घर पहुँचाना या एक नया सामान ज़्यादा कमाई दे सकता है।',
        },
      },
      hard: {
        oracle: {
          en: 'I’d not open a second at present: it would eat what the first earns; clear the loan and wait.',
          hi: 'अभी दूसरी न खोलें: वह पहली की कमाई खा जाएगी; क़र्ज़ उतारें और रुकें।',
        },
        astra: {
          en: 'The crowd at your door tempts, I know; keep it one season, and see if it stays after the rush.',
          hi: 'दरवाज़े की भीड़ ललचाती है; एक मौसम देखें कि सीज़न के बाद भी टिकती है या नहीं।',
        },
      },
    },
    advice: [
      {
        en: 'Have six months’ rent and wages of the new place in the bank first.',
        hi: 'नई जगह का छह महीने का किराया और वेतन पहले बैंक में रखें।',
      },
      {
        en: 'Send your best worker to the new shop and stay in the old, or the other way round, and decide which.',
        hi: 'तय करें कि नई दुकान पर कौन बैठेगा और पुरानी पर कौन।',
      },
      { en: 'Try a stall or a counter there for a month.', hi: 'वहाँ महीने भर छोटा काउंटर लगाकर देखें।' },
    ],
  },
  'client-signs': {
    outlook: {
      yes: {
        oracle: {
          en: 'The client’s yes is likely; press gently between {from} and {to}.',
          hi: 'ग्राहक की हाँ के आसार हैं; {from} से {to} के बीच नरमी से ज़ोर दें।',
        },
        astra: {
          en: 'I see the pen on the paper between {from} and {to}.',
          hi: '{from} से {to} के बीच काग़ज़ पर क़लम चलती दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'The signature takes longer; it looks likelier between {from} and {to}.',
          hi: 'दस्तख़त में देर लगेगी; {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'They hold back for their own reasons; between {from} and {to} it is decided in your favour.',
          hi: 'वे अपनी वजहों से रुके हैं; {from} से {to} के बीच बात आपके हक़ में जानी चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'It is open and hangs on price and proof; offer a smaller first step, which is easier to sign.',
          hi: 'बात खुली है, दाम और भरोसे पर टिकी; छोटा पहला क़दम दें, उस पर दस्तख़त आसान है।',
        },
        astra: {
          en: 'No day shows for the yes; call instead of writing, a voice moves what a mail can’t.',
          hi: 'हाँ का दिन नहीं दिखता; लिखने की जगह फ़ोन करें, आवाज़ वह कर देती है जो मेल नहीं करता।',
        },
      },
      hard: {
        oracle: {
          en: 'The client’s yes looks doubtful just now: keep the work clean to the last day, and have the next client ready.',
          hi: 'अभी ग्राहक की हाँ पक्की नहीं दिखती: आख़िरी दिन तक काम साफ़ रखें, और अगला ग्राहक तैयार।',
        },
        astra: {
          en: 'Their silence isn’t about your work alone; don’t wait by the phone, knock at three other doors this week.',
          hi: 'चुप्पी सिर्फ़ आपके काम पर नहीं; फ़ोन के पास न बैठें, इस हफ़्ते तीन और दरवाज़े खटखटाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Send one page: what was done, what it saved them, what comes next.',
        hi: 'एक पन्ना भेजें: क्या किया, उनका क्या बचा, आगे क्या।',
      },
      {
        en: 'Ask “what would make this an easy yes?”.',
        hi: 'पूछें: “किस बात से आपके लिए हाँ आसान होगी?”।',
      },
      {
        en: 'Find out who truly signs, and reach that one.',
        hi: 'पता करें कि असल में दस्तख़त कौन करता है, और उन तक पहुँचें।',
      },
    ],
  },
  'trade-with-kin': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Together, with shares and duties on paper: your chart gains by working beside your own people.',
          hi: 'साथ ही रहें, हिस्से और ज़िम्मे काग़ज़ पर लिखकर: अपनों के साथ काम से आपको फ़ायदा है।',
        },
        astra: {
          en: 'One roof and two counters: love stays when each has an own till.',
          hi: 'छत एक, गल्ले दो: हर एक का अपना हिसाब हो तो प्यार बना रहता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Work together but not in one job: let one buy and one sell, one speak and one keep the books.',
          hi: 'साथ काम करें, पर एक ही काम नहीं: एक ख़रीदे, एक बेचे; एक बोले, एक हिसाब रखे।',
        },
        astra: {
          en: 'It holds as long as accounts are settled each month; what is left unsaid for a year becomes a wall.',
          hi: 'हर महीने हिसाब हो तो चलेगा; साल भर अनकही रही बात दीवार बन जाती है।',
        },
      },
      patience: {
        oracle: {
          en: 'Separate the work in good time and in good words: two small shops and one family is better than the reverse.',
          hi: 'समय रहते, अच्छे शब्दों में काम अलग कर लें: दो छोटी दुकानें और एक परिवार, उलटे से बेहतर है।',
        },
        astra: {
          en: 'I’d not tie more money together just now; keep festivals joint and ledgers apart.',
          hi: 'अभी और पैसा साथ न बाँधें; त्योहार साथ, बही अलग।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Write the shares, the pay of each, and how one may leave.',
        hi: 'लिख लें: किसका कितना हिस्सा, कितना वेतन, और कोई जाना चाहे तो कैसे।',
        for: ['shares'],
      },
      {
        en: 'Settle accounts on the same day each month, with a third person present.',
        hi: 'हर महीने एक ही दिन हिसाब हो, किसी तीसरे के सामने।',
      },
      { en: 'Keep spouses’ remarks out of the shop’s talk.', hi: 'दुकान की बात में घर की बातें न लाएँ।' },
    ],
  },
} as const satisfies Record<string, SituationTexts>
