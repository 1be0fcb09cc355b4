import type { SituationTexts } from '../situation-texts.ts'

export const claimsAndDuesTexts = {
  'claim-after-death': {
    outlook: {
      yes: {
        oracle: {
          en: 'The claim should be paid, and the money looks likeliest between {from} and {to}.',
          hi: 'क्लेम पास होना चाहिए, और पैसा {from} से {to} के बीच आने की उम्मीद ज़्यादा है।',
        },
        astra: {
          en: 'What they left for you should reach your hands; I see it between {from} and {to}.',
          hi: 'जो वे आपके लिए छोड़ गए, वह हाथ में आना चाहिए; समय {from} से {to} के बीच दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'The claim moves slowly, with one more paper asked for; the money is likelier from {from} to {to}.',
          hi: 'क्लेम धीरे चलेगा, एक काग़ज़ और माँगा जाएगा; पैसा {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'I know each visit to that office opens the wound; the amount should come later, between {from} and {to}.',
          hi: 'उस दफ़्तर का हर चक्कर दुख ताज़ा करता है; रक़म देर से, {from} से {to} के बीच आनी चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'The claim can be got, but it will wait for a complete file; the chart shows no month.',
          hi: 'क्लेम मिल सकता है, पर फ़ाइल पूरी होने तक रुकेगा; महीना नहीं दिखता।',
        },
        astra: {
          en: 'The claim can be paid, it is your right, though the month doesn’t show; a written reply from them brings it closer.',
          hi: 'क्लेम मिल सकता है, यह आपका हक़ है, पर महीना नहीं दिखता; उनसे लिखित जवाब लेने पर बात आगे बढ़ेगी।',
        },
      },
      hard: {
        oracle: {
          en: 'By waiting alone the claim will not move: ask for the reason in writing, and go above the branch.',
          hi: 'सिर्फ़ इंतज़ार से क्लेम नहीं चलेगा: वजह लिखित में माँगें, और शाखा से ऊपर जाएँ।',
        },
        astra: {
          en: 'You have lost enough already; let someone go with you, and take this to the ombudsman, who hears it free.',
          hi: 'पहले ही बहुत कुछ गया है; किसी को साथ लें और मामला लोकपाल तक ले जाएँ, वहाँ सुनवाई मुफ़्त है।',
        },
      },
    },
    advice: [
      {
        en: 'Keep one file: death certificate, policy, your Aadhaar and PAN, cancelled cheque, claim form with a receiving stamp.',
        hi: 'एक फ़ाइल रखें: मृत्यु प्रमाण पत्र, पॉलिसी, आपका आधार-पैन, रद्द चेक, और मुहर लगी क्लेम की पावती।',
      },
      {
        en: 'Name differs or no nominee: a succession or legal-heir certificate settles it; ask the tehsil or a legal-aid lawyer.',
        hi: 'नाम अलग हो या नॉमिनी न हो तो वारिस या उत्तराधिकार प्रमाण पत्र लगता है; तहसील या विधिक सहायता से पूछें।',
      },
      {
        en: 'Insurer silent for thirty days: complain on Bima Bharosa, then to the Insurance Ombudsman.',
        hi: 'बीमा कंपनी तीस दिन चुप रहे तो बीमा भरोसा पर शिकायत करें, फिर बीमा लोकपाल के पास।',
      },
      {
        en: 'PF and his pension: claim online with Form 20 and 10D at the EPFO; give no agent a share.',
        hi: 'PF और पेंशन के लिए EPFO में फ़ॉर्म 20 और 10D भरें; किसी एजेंट को हिस्सा न दें।',
        for: ['retirement'],
      },
    ],
  },
  'office-money': {
    outlook: {
      yes: {
        oracle: {
          en: 'The money stuck in the office should be released, likeliest between {from} and {to}.',
          hi: 'दफ़्तर में अटका पैसा छूटना चाहिए, ज़्यादा उम्मीद {from} से {to} के बीच है।',
        },
        astra: {
          en: 'I see that file move: between {from} and {to} the amount should reach your account.',
          hi: 'फ़ाइल आगे बढ़ती दिखती है: {from} से {to} के बीच रक़म खाते में आनी चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'They will put you off once more; the release looks likelier from {from} to {to}.',
          hi: 'एक बार और टालेंगे; पैसा छूटने के आसार {from} से {to} के बीच ज़्यादा हैं।',
        },
        astra: {
          en: 'Not on the date they told you; keep {from} to {to} in mind, and keep asking till then.',
          hi: 'जो तारीख़ कही गई उस पर नहीं; {from} से {to} ध्यान में रखें, और तब तक पूछते रहें।',
        },
      },
      slow: {
        oracle: {
          en: 'The money is due to you and can be got, but the file waits for a push; no month shows.',
          hi: 'पैसा आपका बनता है और मिल सकता है, पर फ़ाइल को धक्का चाहिए; महीना नहीं दिखता।',
        },
        astra: {
          en: 'The money is yours and can still come, though that desk shows no date; one written complaint does more than ten visits.',
          hi: 'पैसा आपका है और आ सकता है, पर उस मेज़ पर तारीख़ नहीं दिखती; दस चक्करों से एक लिखित शिकायत ज़्यादा काम करेगी।',
        },
      },
      hard: {
        oracle: {
          en: 'As long as the record has a mistake it will not come: find which name, date or account number is wrong first.',
          hi: 'जब तक रिकॉर्ड में ग़लती है, पैसा नहीं आएगा: पहले देखें कि नाम, तारीख़ या खाता नंबर क्या ग़लत है।',
        },
        astra: {
          en: 'It is your own money and you are made to beg for it; don’t pay anyone under the table, go one office higher.',
          hi: 'पैसा आपका है और माँगना पड़ रहा है; मेज़ के नीचे कुछ न दें, एक दफ़्तर ऊपर जाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Ask the status in writing by RTI, ten rupees: on whose table the file is, and since when.',
        hi: 'दस रुपये की RTI से लिखित पूछें: फ़ाइल किसकी मेज़ पर है और कब से।',
      },
      {
        en: 'PF: correct name and birth date in the UAN by joint declaration, then EPFiGMS; other central dues go to CPGRAMS.',
        hi: 'PF हो तो UAN में नाम-तारीख़ संयुक्त घोषणा से ठीक कराएँ, फिर EPFiGMS; बाक़ी केंद्र के पैसे के लिए CPGRAMS।',
        for: ['meeting'],
      },
      {
        en: 'Subsidy, scholarship, housing instalment: see whether Aadhaar is linked to the right account for direct transfer.',
        hi: 'सब्सिडी, छात्रवृत्ति या आवास की किस्त हो तो देखें कि आधार सही खाते से जुड़ा है या नहीं।',
      },
      {
        en: 'Land compensation: all sharers’ papers together, and an objection in time if the rate is low.',
        hi: 'ज़मीन का मुआवज़ा हो तो सब हिस्सेदारों के काग़ज़ एक साथ दें, दर कम हो तो समय पर आपत्ति करें।',
        for: ['meeting'],
      },
      {
        en: 'If a bribe is asked, ring the vigilance number 1064 or your state’s helpline.',
        hi: 'रिश्वत माँगें तो 1064 या राज्य की हेल्पलाइन पर बताएँ।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
