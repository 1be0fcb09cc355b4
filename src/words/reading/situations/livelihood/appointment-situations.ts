import type { SituationTexts } from '../situation-texts.ts'

export const appointmentSituationTexts = {
  'joining-letter': {
    outlook: {
      yes: {
        oracle: {
          en: 'The joining letter is likely to come between {from} and {to}.',
          hi: 'जॉइनिंग लेटर {from} से {to} के बीच आने के आसार हैं।',
        },
        astra: {
          en: 'Your joining does look near; between {from} and {to} the letter should be in your hand.',
          hi: 'जॉइनिंग पास दिखती है; {from} से {to} के बीच लेटर हाथ में होना चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'The joining is delayed but not lost: the letter looks more likely between {from} and {to}.',
          hi: 'जॉइनिंग में देर है, पर गई नहीं: लेटर {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'I know this waiting tires you; the joining letter looks closest between {from} and {to}.',
          hi: 'इंतज़ार लंबा रहा है; जॉइनिंग लेटर {from} से {to} के बीच आने के सबसे ज़्यादा आसार हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'The joining letter can come, but the file moves slowly and I see no clear date for it.',
          hi: 'जॉइनिंग लेटर आ सकता है, पर फ़ाइल धीरे चल रही है और साफ़ तारीख़ नहीं दिखती।',
        },
        astra: {
          en: 'The joining isn’t cancelled in your chart, only slow; push the file politely, again and again.',
          hi: 'कुंडली में जॉइनिंग रद्द नहीं, बस धीमी है; विनम्रता से बार-बार फ़ाइल आगे बढ़वाएँ।',
        },
      },
      hard: {
        oracle: {
          en: 'The joining stays stuck for now; earn elsewhere meanwhile and keep your claim in writing.',
          hi: 'जॉइनिंग अभी अटकी रह सकती है; तब तक कहीं काम करें और अपना हक़ लिखित में रखें।',
        },
        astra: {
          en: 'I won’t give you an early date for the joining; take some other work while the matter clears.',
          hi: 'जॉइनिंग की जल्दी की तारीख़ देना ठीक नहीं; बात सुलझने तक कोई और काम पकड़ लें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'The joining is held up more by files and orders than by any fault of yours; this is what the chart shows.',
        hi: 'जॉइनिंग आपकी किसी कमी से नहीं, फ़ाइल और आदेश की वजह से रुकी है; कुंडली में यह दिखता है।',
      },
      astra: {
        en: 'It isn’t about your worth: the joining waits for reasons outside you, and they show here.',
        hi: 'इसमें आपकी क़ाबिलियत की बात नहीं: जॉइनिंग बाहर की वजहों से रुकी है, जो यहाँ दिखती हैं।',
      },
    },
    advice: [
      {
        en: 'Write to the department by e-mail and registered post, with roll number and list number.',
        hi: 'विभाग को रोल नंबर और सूची नंबर के साथ ई-मेल और रजिस्टर्ड डाक से लिखें।',
      },
      {
        en: 'File a right-to-information request and ask at which desk the file lies.',
        hi: 'सूचना के अधिकार में आवेदन दें और पूछें कि फ़ाइल किस मेज़ पर है।',
      },
      {
        en: 'Keep medical, police and caste papers fresh: an old one brings a new delay.',
        hi: 'मेडिकल, पुलिस और जाति के काग़ज़ ताज़ा रखें: पुराना काग़ज़ नई देर लाता है।',
      },
      {
        en: 'Join the group of those selected with you: one petition together is heard sooner.',
        hi: 'साथ चुने गए लोगों के समूह से जुड़ें: साथ की गई माँग जल्दी सुनी जाती है।',
        for: ['meeting'],
      },
    ],
  },
  'exam-cancelled': {
    outlook: {
      yes: {
        oracle: {
          en: 'After the cancelled or held-up exam, things are likely to move again for you between {from} and {to}.',
          hi: 'रुकी या रद्द हुई परीक्षा के बाद बात {from} से {to} के बीच फिर आगे बढ़ने के आसार हैं।',
        },
        astra: {
          en: 'This stop was not your fault; between {from} and {to} the held-up exam or result looks better for you.',
          hi: 'यह रुकावट आपकी ग़लती नहीं; {from} से {to} के बीच अटकी परीक्षा या नतीजा बेहतर दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'The held-up exam or result takes longer; the better time for you in it is {from} to {to}.',
          hi: 'अटकी परीक्षा या नतीजे में और समय है; आपके लिए बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'It is unfair, and a little more waiting is likely; {from} to {to} looks kinder to this exam.',
          hi: 'यह अन्याय है, और थोड़ा इंतज़ार बाक़ी है; परीक्षा के लिए {from} से {to} का समय अच्छा दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The exam can be held or the result come, but I see no date for it; treat it as open and keep reading.',
          hi: 'परीक्षा दोबारा हो सकती है या नतीजा आ सकता है, पर तारीख़ नहीं दिखती; पढ़ाई चलती रखें।',
        },
        astra: {
          en: 'No one can date a court or a board from a chart; what shows is that your labour in this exam isn’t lost.',
          hi: 'अदालत या बोर्ड की तारीख़ कुंडली से नहीं निकलती; दिखता यह है कि परीक्षा की मेहनत बेकार नहीं।',
        },
      },
      hard: {
        oracle: {
          en: 'The cancelled or held-up exam may stay so for a while; put your strength into another form.',
          hi: 'रद्द या रुकी परीक्षा अभी वैसी ही रह सकती है; अपना ज़ोर दूसरे फ़ॉर्म में लगाएँ।',
        },
        astra: {
          en: 'Don’t tie your days to that stopped exam; one other form in hand will bring your breath back.',
          hi: 'दिनों को उस रुकी परीक्षा से न बाँधें; हाथ में एक और फ़ॉर्म हो तो मन हल्का रहेगा।',
        },
      },
    },
    advice: [
      {
        en: 'Follow only the commission’s own site, not the groups: half the news there is rumour.',
        hi: 'सिर्फ़ आयोग की वेबसाइट देखें, ग्रुप नहीं: वहाँ आधी ख़बरें अफ़वाह होती हैं।',
      },
      {
        en: 'Keep one hour a day for this syllabus, so that a sudden date does not find you cold.',
        hi: 'रोज़ एक घंटा इसी सिलेबस को दें, ताकि अचानक तारीख़ आए तो तैयारी गरम रहे।',
        for: ['meeting'],
      },
      {
        en: 'Fill in two exams with a similar paper meanwhile.',
        hi: 'तब तक मिलते-जुलते पेपर वाली दो और परीक्षाएँ भरें।',
      },
    ],
  },
  'permanent-post': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your post is likely to become permanent, with the best time between {from} and {to}.',
          hi: 'नौकरी पक्की होने की उम्मीद अच्छी है, सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see the contract turning into something firm: between {from} and {to} the permanent post looks near.',
          hi: 'संविदा से पक्की नौकरी की ओर बात बढ़ती दिखती है: {from} से {to} का समय सबसे पास है।',
        },
      },
      later: {
        oracle: {
          en: 'Being made permanent takes longer; the time for it looks better between {from} and {to}.',
          hi: 'पक्का होने में अभी देर है; {from} से {to} का समय इसके लिए बेहतर दिखता है।',
        },
        astra: {
          en: 'They may extend the contract once more; a permanent post looks nearer to {from} to {to}.',
          hi: 'एक बार और संविदा बढ़ सकती है; पक्का पद {from} से {to} के आसपास दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'A permanent post is possible, but it hangs on orders and courts, and no clear time shows.',
          hi: 'पक्का पद मुमकिन है, पर बात आदेश और अदालत पर टिकी है; साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'It can still become permanent; don’t wait with folded hands, though, keep a second exam going.',
          hi: 'नौकरी अब भी पक्की हो सकती है; पर हाथ पर हाथ न रखें, दूसरी परीक्षा भी चलाएँ।',
        },
      },
      hard: {
        oracle: {
          en: 'The post is unlikely to be made permanent at present, so look for a firm one elsewhere.',
          hi: 'यह पद अभी पक्का होना मुश्किल दिखता है; कहीं और पक्की जगह भी देखें।',
        },
        astra: {
          en: 'I don’t want to tie you to a promise: this contract may stay a contract, and your service can count elsewhere.',
          hi: 'वादे के भरोसे बँधना ठीक नहीं: यह संविदा संविदा ही रह सकती है, पर आपका अनुभव कहीं और काम आएगा।',
        },
      },
    },
    advice: [
      {
        en: 'Keep every appointment and extension order: years of service are counted from papers.',
        hi: 'हर नियुक्ति और बढ़ोतरी का आदेश सँभालें: सेवा के साल काग़ज़ से गिने जाते हैं।',
      },
      {
        en: 'Apply where your contract years give extra marks or age relief.',
        hi: 'जहाँ संविदा के सालों पर अतिरिक्त नंबर या उम्र में छूट हो, वहाँ आवेदन करें।',
      },
      { en: 'Act with the union or group, not alone.', hi: 'अकेले नहीं, संघ या समूह के साथ माँग रखें।' },
    ],
  },
  'transfer-order': {
    outlook: {
      yes: {
        oracle: {
          en: 'The transfer order can be stopped or changed: the time when you are likely to be heard is {from} to {to}.',
          hi: 'तबादले का आदेश रुक या बदल सकता है: सुनवाई की उम्मीद {from} से {to} के बीच सबसे अच्छी है।',
        },
        astra: {
          en: 'I see some room in this transfer; press your case between {from} and {to}, and it may well turn.',
          hi: 'इस तबादले में गुंजाइश दिखती है; {from} से {to} के बीच बात रखें, मामला पलट सकता है।',
        },
      },
      later: {
        oracle: {
          en: 'You may have to go first: the transfer looks likelier to be undone later, between {from} and {to}.',
          hi: 'पहले जाना पड़ सकता है; तबादला बदलने की उम्मीद आगे, {from} से {to} के बीच ज़्यादा है।',
        },
        astra: {
          en: 'It may not stop at once, but coming back from this transfer looks possible between {from} and {to}.',
          hi: 'तुरंत शायद न रुके, पर इस तबादले से लौटना {from} से {to} के बीच मुमकिन दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The transfer can be eased by a written request, though no clear time for it can be seen.',
          hi: 'लिखित अर्ज़ी से तबादले में राहत मिल सकती है, पर कोई साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'It isn’t closed, this transfer; a good reason on paper and one kind officer can still help.',
          hi: 'तबादले की बात बंद नहीं हुई; काग़ज़ पर ठोस वजह और एक भला अफ़सर काम आ सकता है।',
        },
      },
      hard: {
        oracle: {
          en: 'The transfer is hard to stop at present; join, and ask from there for a change.',
          hi: 'तबादला अभी रुकना मुश्किल है; जॉइन करें और वहीं से बदलवाने की अर्ज़ी दें।',
        },
        astra: {
          en: 'I don’t see this transfer turning just now; go with dignity, and start the request for return from the first day.',
          hi: 'तबादला अभी पलटता नहीं दिखता; सम्मान से जाएँ, और पहले दिन से वापसी की अर्ज़ी डालें।',
        },
      },
    },
    advice: [
      {
        en: 'Write the request on medical, school or couple-posting grounds, with papers.',
        hi: 'इलाज, बच्चों की पढ़ाई या पति-पत्नी के एक स्थान का आधार लिखकर, काग़ज़ लगाकर अर्ज़ी दें।',
        for: ['couple'],
      },
      {
        en: 'Find a colleague for a mutual exchange: it is granted more often than a plain request.',
        hi: 'आपसी तबादले के लिए कोई साथी ढूँढें: सीधी अर्ज़ी से यह ज़्यादा माना जाता है।',
      },
      {
        en: 'Don’t overstay the joining date without leave in writing.',
        hi: 'लिखित छुट्टी के बिना जॉइन करने की तारीख़ न निकालें।',
        for: ['meeting'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
