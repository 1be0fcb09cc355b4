import type { SituationTexts } from '../situation-texts.ts'

export const retiredSituationTexts = {
  'pension-due': {
    outlook: {
      yes: {
        oracle: {
          en: 'The pension or retirement money is likely to come between {from} and {to}.',
          hi: 'पेंशन या रिटायरमेंट का पैसा {from} से {to} के बीच आने के आसार हैं।',
        },
        astra: {
          en: 'What you have earned over a lifetime is on its way: the pension or dues look near between {from} and {to}.',
          hi: 'उम्र भर की कमाई रास्ते में है: पेंशन या बक़ाया {from} से {to} के बीच पास दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'The pension or dues come late but do come: the better time is {from} to {to}.',
          hi: 'पेंशन या बक़ाया देर से, पर आता दिखता है: बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'They are tiring you out at that office; the money looks likelier between {from} and {to}.',
          hi: 'दफ़्तर के चक्कर थका देते हैं; पैसा {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
      },
      slow: {
        oracle: {
          en: 'The pension money is safe but slow: one missing paper holds it, and no clear date shows.',
          hi: 'पेंशन का पैसा सुरक्षित है पर धीमा: कोई काग़ज़ अटका है, साफ़ तारीख़ नहीं दिखती।',
        },
        astra: {
          en: 'It isn’t lost, your pension; it moves when somebody sits beside the file and asks daily.',
          hi: 'पेंशन डूबी नहीं है; फ़ाइल के पास बैठकर रोज़ पूछने से ही आगे बढ़ती है।',
        },
      },
      hard: {
        oracle: {
          en: 'The pension or dues stay stuck for now; complain one step higher, in writing.',
          hi: 'पेंशन या बक़ाया अभी अटका रह सकता है; एक सीढ़ी ऊपर लिखित शिकायत करें।',
        },
        astra: {
          en: 'I can’t give you an early day for the pension or dues; go above that desk, and take an old colleague along.',
          hi: 'पेंशन या बक़ाये की जल्दी की तारीख़ देना ठीक नहीं; उस मेज़ से ऊपर जाएँ, और किसी पुराने साथी को साथ लें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask for the file number and the name of the missing paper, in writing.',
        hi: 'फ़ाइल नंबर और कौन सा काग़ज़ कम है, यह लिखित में पूछें।',
      },
      {
        en: 'Check name, date of birth and bank details in the service book, the ID and the passbook: they must agree.',
        hi: 'सर्विस बुक, पहचान पत्र और पासबुक में नाम, जन्मतिथि और खाता मिलाएँ: सब एक जैसे हों।',
        for: ['retirement', 'meeting'],
      },
      {
        en: 'Use the government’s pension grievance site, and note the complaint number.',
        hi: 'पेंशन शिकायत की सरकारी वेबसाइट पर शिकायत डालें और नंबर लिख लें।',
        for: ['retirement'],
      },
      {
        en: 'Pay nobody to push the file: keep the receipt of each letter instead.',
        hi: 'फ़ाइल बढ़ाने के लिए किसी को पैसे न दें: हर चिट्ठी की पावती रखें।',
      },
    ],
  },
  'early-retirement': {
    state: {
      favourable: {
        oracle: {
          en: 'Taking the VRS suits you, if the money lasts on paper: the life after it looks settled.',
          hi: 'वीआरएस लेना ठीक दिखता है, बशर्ते हिसाब में पैसा पूरा पड़े: आगे का जीवन टिका हुआ लगता है।',
        },
        astra: {
          en: 'You may take the VRS with a lighter heart; I see rest, and some new work of your own after it.',
          hi: 'वीआरएस हल्के मन से लिया जा सकता है; आगे आराम और अपना कोई नया काम भी दिखता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Between VRS and staying I lean to staying, unless the package covers every loan and your health cover.',
          hi: 'वीआरएस और रुकने में झुकाव रुकने की ओर है, जब तक पैकेज से सारे लोन और इलाज का ख़र्च न निकले।',
        },
        astra: {
          en: 'I’d stay on a little rather than take the VRS, and use the time to set up what comes after.',
          hi: 'वीआरएस से अच्छा थोड़ा और रुकना लगता है; इस बीच आगे का काम जमा लें।',
        },
      },
      patience: {
        oracle: {
          en: 'Don’t take the VRS now: the steady salary is worth more to you than the lump sum.',
          hi: 'अभी वीआरएस न लें: एकमुश्त पैसे से ज़्यादा क़ीमती हर महीने की तनख़्वाह है।',
        },
        astra: {
          en: 'Stay in the job for now, please; the VRS money would run away faster than you think.',
          hi: 'अभी नौकरी में टिके रहें; वीआरएस का पैसा सोच से जल्दी निकल जाता है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Write the home’s monthly cost for fifteen years against the package and pension.',
        hi: 'घर का मासिक ख़र्च पंद्रह साल तक जोड़कर पैकेज और पेंशन से मिलाएँ।',
        for: ['retirement'],
      },
      {
        en: 'Close the loans first in your sums; what is left is the real package.',
        hi: 'हिसाब में पहले लोन चुकाएँ; जो बचे वही असली पैकेज है।',
        for: ['loan'],
      },
      {
        en: 'Ask whether medical cover goes on after it.',
        hi: 'पूछें कि इलाज की सुविधा उसके बाद भी रहेगी या नहीं।',
      },
      {
        en: 'Decide with your family and a chartered accountant before the last date.',
        hi: 'आख़िरी तारीख़ से पहले परिवार और किसी सीए के साथ बैठकर तय करें।',
        for: ['meeting'],
      },
    ],
  },
  'after-retirement': {
    state: {
      favourable: {
        oracle: {
          en: 'Life after retirement looks settled for you, with respect at home and enough to live on.',
          hi: 'रिटायरमेंट के बाद का जीवन टिका हुआ दिखता है: घर में इज़्ज़त और गुज़ारे लायक पैसा।',
        },
        astra: {
          en: 'I see good years after your retirement: slower mornings, people who ask your advice, and work you choose yourself.',
          hi: 'रिटायरमेंट के बाद अच्छे साल दिखते हैं: सुकून की सुबहें, राय लेने वाले लोग, और अपनी पसंद का काम।',
        },
      },
      mixed: {
        oracle: {
          en: 'Life after retirement is likely to be fair: the money holds, but the empty hours need a plan.',
          hi: 'रिटायरमेंट के बाद का जीवन ठीक रहेगा: पैसा चलेगा, पर ख़ाली समय की योजना चाहिए।',
        },
        astra: {
          en: 'The first months after retiring may feel hollow; once you have a task of your own, the days settle.',
          hi: 'रिटायरमेंट के शुरू के दिन ख़ाली लग सकते हैं; अपना कोई काम मिलते ही मन टिक जाएगा।',
        },
      },
      patience: {
        oracle: {
          en: 'The time after retirement asks for care with money and health; it gets calmer once both are set in order.',
          hi: 'रिटायरमेंट के बाद पैसे और सेहत में सावधानी चाहिए; दोनों ठीक रखें तो जीवन शांत होता है।',
        },
        astra: {
          en: 'Retiring isn’t easy on you at first; keep money in your own name, keep walking, keep company.',
          hi: 'रिटायरमेंट शुरू में भारी लग सकता है; पैसा अपने नाम रखें, टहलते रहें, लोगों से मिलते रहें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Keep the retirement money in your own name, in two or three safe places.',
        hi: 'रिटायरमेंट का पैसा अपने ही नाम, दो-तीन सुरक्षित जगहों पर रखें।',
        for: ['retirement'],
      },
      {
        en: 'Fix one thing outside the home for four days of the week: a class, a library, a place of worship, a friend’s shop.',
        hi: 'हफ़्ते में चार दिन घर से बाहर का एक काम तय करें: कोई कक्षा, पुस्तकालय, पूजा की जगह या किसी मित्र की दुकान।',
      },
      {
        en: 'Take health cover and a full check-up before you need them.',
        hi: 'ज़रूरत से पहले स्वास्थ्य बीमा और पूरी जाँच करवा लें।',
      },
      { en: 'Write a will while all are on good terms.', hi: 'सबके संबंध अच्छे हों, तभी वसीयत लिख दें।' },
    ],
  },
} as const satisfies Record<string, SituationTexts>
