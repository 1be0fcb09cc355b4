import type { MatterTexts } from './matter-texts.ts'

export const learningMatters = {
  education: {
    name: {
      en: 'studies',
      hi: 'पढ़ाई',
    },
    hindiGender: 'feminine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, your studies are likely to go well, and the best time for admission or serious work is from {from} to {to}.',
          hi: 'हाँ, पढ़ाई अच्छी होने के आसार हैं, और एडमिशन या मन लगाकर पढ़ने का सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I am hopeful about your education; between {from} and {to} the mind should settle and a good course or college is within reach.',
          hi: 'पढ़ाई को लेकर अच्छी उम्मीद है; {from} से {to} तक मन टिक सकता है और अच्छे कोर्स या कॉलेज की बात बन सकती है।',
        },
      },
      later: {
        oracle: {
          en: 'Better results in studies are likely, only a little later, from {from} to {to}.',
          hi: 'पढ़ाई में अच्छे नतीजों की संभावना है, बस थोड़ा आगे चलकर, {from} से {to} तक।',
        },
        astra: {
          en: "Don't worry if it feels slow now, because learning should become easier for you between {from} and {to}.",
          hi: 'अभी धीमा लगे तो घबराएँ नहीं; आपके लिए समझना और याद रखना {from} से {to} तक आसान हो सकता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Studies can go forward with a fixed routine and good guidance; no one time is better than another.',
          hi: 'तय रूटीन और अच्छी गाइडेंस से पढ़ाई आगे बढ़ सकती है; इसके लिए कोई एक समय दूसरे से बेहतर नहीं।',
        },
        astra: {
          en: 'You can do well enough if you sit down to it daily; I see no month that will do the work for you.',
          hi: 'रोज़ बैठकर पढ़ा जाए तो ठीक-ठाक नतीजा आ सकता है; कोई महीना ऐसा नहीं दिखता जो अपने आप काम बना दे।',
        },
      },
      hard: {
        oracle: {
          en: 'Studies are not easy for you at present; take a lighter load, get help in one weak subject, and continue.',
          hi: 'पढ़ाई के लिए अभी समय आसान नहीं है; बोझ थोड़ा कम करें, एक कमज़ोर विषय में मदद लें और पढ़ते रहें।',
        },
        astra: {
          en: "It is a hard stretch for learning and you are not dull because of it; go slowly, take a teacher's help and keep a second course option.",
          hi: 'सीखने में अभी मुश्किल आ सकती है, इसमें दिमाग़ की कमी नहीं; धीरे चलें, टीचर से पूछें और दूसरे कोर्स का विकल्प भी रखें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'The most helpful time for your studies is from {from} to {to}.',
        hi: 'पढ़ाई को कुंडली का सबसे अच्छा साथ {from} से {to} तक है।',
      },
      astra: {
        en: 'If a course is to be chosen or begun, keep it between {from} and {to}; you are likely to do better then.',
        hi: 'कोर्स चुनना या शुरू करना हो तो {from} से {to} तक करें, तब मन भी लगेगा और नतीजा भी बेहतर आ सकता है।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Studies should go well at present, and what is learnt now is likely to stay.',
          hi: 'पढ़ाई अभी अच्छी चलने की संभावना है, और जो पढ़ा जाए वह याद भी रहेगा।',
        },
        astra: {
          en: 'Your mind should work well for learning these days, so take up the difficult subject first.',
          hi: 'इन दिनों दिमाग़ अच्छा साथ दे सकता है, तो जो विषय कठिन है उसे पहले उठाएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'Understanding of the subjects is good at present, but regular study may be missing.',
          hi: 'पढ़ाई में समझ अच्छी है, पर रोज़ पढ़ने में कमी रह सकती है।',
        },
        astra: {
          en: "You learn fast once you sit down to it; the trouble lies in the days on which you don't.",
          hi: 'मन लगाकर बैठने पर बात जल्दी पकड़ में आती है; दिक़्क़त उन दिनों की है जब किताब खुलती ही नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'The mind gets distracted at present, and results come slower than the work.',
          hi: 'पढ़ाई में अभी मन भटकता है, और मेहनत के मुक़ाबले नतीजा देर से आता है।',
        },
        astra: {
          en: "Marks may take time to show your work, so don't be harsh on yourself; short daily sessions suit you now.",
          hi: 'नंबर आने में समय लग सकता है, तो अपने साथ सख़्ती न करें; अभी रोज़ थोड़ा-थोड़ा पढ़ना ज़्यादा फ़ायदा देगा।',
        },
      },
    },
    advice: [
      {
        en: 'Study at the same hour every day, with the phone in another room, for forty-five minutes at a time.',
        hi: 'रोज़ एक ही समय पर पढ़ें, फ़ोन दूसरे कमरे में रखें, और एक बार में पैंतालीस मिनट।',
      },
      {
        en: 'At night write from memory five things you learnt that day, without looking at the book.',
        hi: 'रात को बिना किताब देखे उस दिन सीखी पाँच बातें याद से लिखें।',
      },
      {
        en: 'Before choosing a course, talk to two people who finished it and ask what work they got.',
        hi: 'कोर्स चुनने से पहले उसे पूरा करने वाले दो लोगों से पूछें कि उन्हें क्या काम मिला।',
      },
      {
        en: 'Check that the college and course are recognised by UGC, AICTE or the proper council.',
        hi: 'देख लें कि कॉलेज और कोर्स यूजीसी, एआईसीटीई या सही काउंसिल से मान्य हैं।',
      },
      {
        en: 'Look for scholarships on the National Scholarship Portal and ask the college for fee instalments.',
        hi: 'नेशनल स्कॉलरशिप पोर्टल पर स्कॉलरशिप देखें और कॉलेज से फ़ीस किस्तों में देने की बात करें।',
      },
      {
        en: 'Get seven hours of sleep; late nights cut memory more than they add study time.',
        hi: 'सात घंटे की नींद लें; देर रात जागने से पढ़ाई कम बढ़ती है और याददाश्त ज़्यादा घटती है।',
      },
    ],
  },
  exam: {
    name: {
      en: 'exams',
      hi: 'परीक्षा',
    },
    hindiGender: 'feminine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, success in the exam is likely with full preparation, and the time most in your favour is from {from} to {to}.',
          hi: 'हाँ, पूरी तैयारी हो तो परीक्षा में सफलता के आसार हैं, और सबसे अनुकूल समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Your chances look good, so give it everything; exams and results between {from} and {to} are likely to go well for you.',
          hi: 'आपकी उम्मीद अच्छी है, तो पूरी मेहनत करें; {from} से {to} तक की परीक्षा और रिज़ल्ट आपके लिए ठीक जा सकते हैं।',
        },
      },
      later: {
        oracle: {
          en: 'Success is more likely in the next attempt or stage than in this one, between {from} and {to}.',
          hi: 'सफलता की संभावना अगले प्रयास या अगले चरण में ज़्यादा है, {from} से {to} तक।',
        },
        astra: {
          en: 'Even if this result is not what you wanted, keep going; your stronger time for exams is from {from} to {to}.',
          hi: 'यह रिज़ल्ट मन का न आए तो भी रुकें नहीं; परीक्षा के लिए आपका ज़्यादा मज़बूत समय {from} से {to} तक है।',
        },
      },
      slow: {
        oracle: {
          en: 'The exam can be cleared by regular study and revision; the chart neither helps nor stops it at any one time.',
          hi: 'नियमित पढ़ाई और दोहराने से परीक्षा निकल सकती है; कुंडली न ख़ास मदद करती है, न रुकावट डालती है।',
        },
        astra: {
          en: 'You can pass this one if the preparation is honest; mock tests will tell you more than I can.',
          hi: 'तैयारी सच्ची हो तो पास होना मुमकिन है; असली हाल मॉक टेस्ट से पता चलेगा, किसी अंदाज़े से नहीं।',
        },
      },
      hard: {
        oracle: {
          en: 'The chart does not favour this exam at present; write it calmly, and plan now for another attempt or course.',
          hi: 'इस समय कुंडली इस परीक्षा के पक्ष में नहीं है; शांत मन से पेपर दें और दूसरे प्रयास या कोर्स की योजना भी रखें।',
        },
        astra: {
          en: 'It looks difficult for you this time, and one result does not decide a life; do your best and keep a second option ready.',
          hi: 'इस बार मुश्किल दिखता है, पर एक रिज़ल्ट से ज़िंदगी तय नहीं होती; पूरी कोशिश करें और घरवालों के साथ दूसरा विकल्प भी सोच लें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'For exams, the best-supported time is from {from} to {to}.',
        hi: 'परीक्षा के लिए सबसे अच्छा समय {from} से {to} तक है।',
      },
      astra: {
        en: 'Aim at the papers and results that come between {from} and {to}, when your chances are better.',
        hi: 'ज़ोर उन पेपर और रिज़ल्ट पर रखें जो {from} से {to} तक आएँ, तब आपकी संभावना बेहतर है।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Revision done now is likely to bring marks, and the exam looks good.',
          hi: 'अभी किए रिवीज़न से नंबर बढ़ने की संभावना है, और परीक्षा की उम्मीद अच्छी है।',
        },
        astra: {
          en: 'You may be better prepared than your nerves tell you, so go on with mock tests and sleep on time.',
          hi: 'घबराहट भले हो, तैयारी आपका अच्छा साथ दे सकती है; मॉक टेस्ट देते रहें और समय पर सोएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'In the exam your strong subjects should carry you, but one weak area can pull the score down.',
          hi: 'परीक्षा में मज़बूत विषय आपको संभाल सकते हैं, पर एक कमज़ोर हिस्सा नंबर घटा सकता है।',
        },
        astra: {
          en: 'Part of your paper may be ready and part not; give the next two weeks to what you keep avoiding.',
          hi: 'कुछ हिस्सा तैयार है, कुछ नहीं; अगले दो हफ़्ते उसी को दें जो बार-बार टल जाता है।',
        },
      },
      patience: {
        oracle: {
          en: 'Marks may come below the effort this time, and steady revision is what helps most.',
          hi: 'इस बार नंबर मेहनत से कम आ सकते हैं; सबसे ज़्यादा मदद लगातार रिवीज़न से मिलेगी।',
        },
        astra: {
          en: 'It may be an uphill paper for you, with pressure from all sides; take one chapter at a time and ask for help early.',
          hi: 'परीक्षा थोड़ी कठिन जा सकती है और दबाव भी रहता है; एक बार में एक चैप्टर लें और मदद माँगने में देर न करें।',
        },
      },
    },
    advice: [
      {
        en: "Solve one full previous year's paper every week in the real time limit, then study only the mistakes.",
        hi: 'हर हफ़्ते पिछले साल का एक पूरा पेपर असली समय में हल करें, फिर सिर्फ़ ग़लतियाँ पढ़ें।',
      },
      {
        en: 'Make a plan backwards from the exam date, with the last ten days kept for revision alone.',
        hi: 'परीक्षा की तारीख़ से पीछे की ओर योजना बनाएँ और आख़िरी दस दिन सिर्फ़ रिवीज़न के लिए रखें।',
        for: ['meeting'],
      },
      {
        en: 'Give the first hour of the day to your weakest subject.',
        hi: 'दिन का पहला घंटा सबसे कमज़ोर विषय को दें।',
      },
      {
        en: 'Keep admit card, ID and the route to the centre ready two days before.',
        hi: 'एडमिट कार्ड, पहचान पत्र और सेंटर का रास्ता दो दिन पहले तैयार रखें।',
      },
      {
        en: 'Fill forms for at least two exams or colleges, so that all does not hang on one result.',
        hi: 'कम से कम दो परीक्षा या कॉलेज के फ़ॉर्म भरें, ताकि सब कुछ एक रिज़ल्ट पर न टिके।',
      },
      {
        en: 'If the worry becomes too much, tell someone at home or call Tele-MANAS on 14416, which is free.',
        hi: 'चिंता बहुत बढ़ जाए तो घर में किसी को बताएँ या टेली-मानस 14416 पर फ़ोन करें, यह मुफ़्त है।',
      },
      {
        en: 'Write down after each mock test the three topics that cost most marks, and begin the next day with them.',
        hi: 'हर मॉक टेस्ट के बाद वे तीन टॉपिक लिखें जिनमें सबसे ज़्यादा नंबर कटे, और अगला दिन उन्हीं से शुरू करें।',
      },
      {
        en: 'Study with one friend for an hour in the evening and explain to each other what was read.',
        hi: 'शाम को एक घंटा किसी दोस्त के साथ पढ़ें और पढ़ा हुआ एक-दूसरे को समझाएँ।',
      },
      {
        en: 'Keep the phone in another room for the first two hours of study.',
        hi: 'पढ़ाई के पहले दो घंटे फ़ोन दूसरे कमरे में रखें।',
      },
    ],
  },
} as const satisfies Record<string, MatterTexts>
