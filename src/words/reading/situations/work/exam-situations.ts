import type { SituationTexts } from '../situation-texts.ts'

export const examSituationTexts = {
  'go-on-or-job': {
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'One more attempt is worth it: the chart supports the exam, most of all between {from} and {to}.',
          hi: 'एक और प्रयास करने लायक है: कुंडली परीक्षा का साथ देती है, सबसे ज़्यादा {from} से {to} के बीच।',
        },
        astra: {
          en: 'I would not stop just now; between {from} and {to} your preparation has a real chance, with one fixed last attempt.',
          hi: 'अभी रुकना ठीक नहीं लगता; {from} से {to} के बीच तैयारी रंग ला सकती है, बस आख़िरी प्रयास तय कर लें।',
        },
      },
      later: {
        oracle: {
          en: 'Take a job now and keep the exam beside it: its better time comes only between {from} and {to}.',
          hi: 'अभी नौकरी ले लें और परीक्षा साथ में रखें: उसका बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Work first, then try again: your stronger time for the exam is {from} to {to}, and a salary will calm you till then.',
          hi: 'पहले काम, फिर कोशिश: परीक्षा का मज़बूत समय {from} से {to} तक है, तब तक तनख़्वाह से मन टिकेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'A job in hand with the exam as a second line suits you better than full-time preparation.',
          hi: 'पूरे समय की तैयारी से बेहतर है कि नौकरी हाथ में हो और परीक्षा साथ-साथ चले।',
        },
        astra: {
          en: 'I lean to the job, with two steady hours of study a day; the door to the exam need not close for you.',
          hi: 'मेरा झुकाव नौकरी की ओर है, साथ में रोज़ दो घंटे पढ़ाई; परीक्षा का दरवाज़ा बंद करने की ज़रूरत नहीं।',
        },
      },
      hard: {
        oracle: {
          en: 'The chart is for taking the job now: the exam asks more than it is likely to give at present.',
          hi: 'कुंडली अभी नौकरी लेने के पक्ष में है: परीक्षा जितना माँग रही है, उतना देती नहीं दिखती।',
        },
        astra: {
          en: 'It is no defeat to take the job; what you have studied stays with you, and this road looks kinder now.',
          hi: 'नौकरी ले लेना हार नहीं है; जो पढ़ा वह साथ रहेगा, और अभी यही रास्ता आसान दिखता है।',
        },
      },
    },
    advice: [
      {
        en: 'Compare your marks in the last attempts: if they rise, go on; if they stand still, change the plan.',
        hi: 'पिछले प्रयासों के नंबर मिलाएँ: बढ़ रहे हों तो आगे बढ़ें, वहीं अटके हों तो योजना बदलें।',
      },
      {
        en: 'Set the last attempt and the age limit on paper, and tell one person at home.',
        hi: 'आख़िरी प्रयास और उम्र की सीमा काग़ज़ पर लिखें, और घर में एक व्यक्ति को बता दें।',
      },
      {
        en: 'Apply for two exams with the same syllabus and easier cut-offs.',
        hi: 'उसी सिलेबस की, थोड़ी आसान कट-ऑफ़ वाली दो और परीक्षाएँ भी भरें।',
      },
      {
        en: 'Choose a job with fixed hours if you mean to study beside it.',
        hi: 'साथ में पढ़ना हो तो बँधे समय वाली नौकरी चुनें।',
      },
    ],
  },
  'which-attempt': {
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'This attempt has the chart’s support, and your strongest days for it lie between {from} and {to}.',
          hi: 'इस बार के प्रयास को कुंडली का साथ है; आपके सबसे मज़बूत दिन {from} से {to} के बीच हैं।',
        },
        astra: {
          en: 'I see good chances this time; give it everything, most of all between {from} and {to}.',
          hi: 'इस बार उम्मीद अच्छी दिखती है; पूरा ज़ोर लगाएँ, ख़ासकर {from} से {to} के बीच।',
        },
      },
      later: {
        oracle: {
          en: 'The next attempt looks stronger than this one; your better time to clear it is {from} to {to}.',
          hi: 'इस बार से अगला प्रयास मज़बूत दिखता है; निकलने का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Give this one your best as practice; your chance of clearing it is better between {from} and {to}.',
          hi: 'यह बार भी पूरे मन से दें, पर निकलने की बेहतर उम्मीद {from} से {to} के बीच है।',
        },
      },
      slow: {
        oracle: {
          en: 'This attempt stays open: it can be cleared with fewer mistakes rather than with more hours.',
          hi: 'इस बार का नतीजा खुला है: ज़्यादा घंटों से नहीं, कम ग़लतियों से निकल सकता है।',
        },
        astra: {
          en: 'You stand near the line this time, and revision will decide on which side you come out.',
          hi: 'इस बार बात किनारे पर है; किस ओर जाएगी, यह दोहराने पर टिका है।',
        },
      },
      hard: {
        oracle: {
          en: 'This attempt looks difficult, so keep a second exam or a job form ready beside it.',
          hi: 'इस बार निकलना मुश्किल दिखता है; साथ में दूसरी परीक्षा या नौकरी का फ़ॉर्म तैयार रखें।',
        },
        astra: {
          en: 'I won’t call this attempt easy for you; do your best in it, and have a plan for the day after.',
          hi: 'यह प्रयास आसान नहीं दिखता; पूरा मन लगाएँ, और उसके बाद की योजना भी पास रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Solve ten old papers with a clock, and list every careless mistake.',
        hi: 'घड़ी रखकर दस पुराने पेपर हल करें, और हर लापरवाही की ग़लती लिखें।',
      },
      {
        en: 'Spend half of the time left on your two weakest topics.',
        hi: 'बचे समय का आधा अपने दो सबसे कमज़ोर हिस्सों पर दें।',
      },
      {
        en: 'Keep the last week for revision only, with full sleep.',
        hi: 'आख़िरी हफ़्ता सिर्फ़ दोहराने और पूरी नींद के लिए रखें।',
      },
      {
        en: 'Fill in the forms of two other exams, so that all does not hang on one day.',
        hi: 'दो और परीक्षाओं के फ़ॉर्म भरें, ताकि सब एक ही दिन पर न टिका रहे।',
      },
    ],
  },
  'marks-or-rank': {
    state: {
      favourable: {
        oracle: {
          en: 'No chart gives marks or a rank, but yours shows a result on the good side, likely above your mock tests.',
          hi: 'कोई कुंडली नंबर या रैंक नहीं बताती, पर नतीजा अच्छा दिखता है, मॉक टेस्ट से बेहतर भी हो सकता है।',
        },
        astra: {
          en: 'I can’t name the figure; what I see is a good score for you, better than your fear says.',
          hi: 'ठीक नंबर तो नहीं बताए जा सकते; पर स्कोर अच्छा दिखता है, मन के डर से बेहतर।',
        },
      },
      mixed: {
        oracle: {
          en: 'The figure is not in the chart; it points to a middling score, close to what your mock tests give.',
          hi: 'नंबर कुंडली में नहीं होते; स्कोर बीच का दिखता है, लगभग मॉक टेस्ट जितना।',
        },
        astra: {
          en: 'Take the average of your last mock tests as the honest guess; your chart neither lifts nor lowers it much.',
          hi: 'पिछले मॉक टेस्ट का औसत ही सच्चा अंदाज़ा है; कुंडली उसे न ज़्यादा ऊपर ले जाती है, न नीचे।',
        },
      },
      patience: {
        oracle: {
          en: 'Marks and rank cannot be read, but the chart shows a score below your hope, so aim for accuracy first.',
          hi: 'नंबर या रैंक नहीं पढ़ी जा सकती, पर स्कोर उम्मीद से कम दिखता है; पहले ग़लतियाँ कम करें।',
        },
        astra: {
          en: 'No number from me; it looks a little short of your wish for now, and careful revision can still change it.',
          hi: 'नंबर कहना मुमकिन नहीं; अभी चाह से थोड़ा कम दिखता है, और अच्छी तैयारी इसे बदल सकती है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Take two full mock tests this week: their average tells your marks better than anybody.',
        hi: 'इस हफ़्ते दो पूरे मॉक टेस्ट दें: उनका औसत किसी से भी बेहतर बता देगा।',
      },
      {
        en: 'Leave the questions you are not sure of where wrong answers cost marks.',
        hi: 'जहाँ ग़लत जवाब पर नंबर कटते हों, वहाँ पक्का न हो तो सवाल छोड़ दें।',
      },
      {
        en: 'List three colleges or posts for a good, a middling and a low score, so that each has a plan.',
        hi: 'अच्छे, बीच के और कम नंबर के लिए तीन-तीन कॉलेज या पद लिख लें, ताकि हर हाल में रास्ता हो।',
      },
    ],
  },
  'board-results': {
    state: {
      favourable: {
        oracle: {
          en: 'Your board result is likely to be good, with a comfortable pass and one subject that shines.',
          hi: 'बोर्ड का रिज़ल्ट अच्छा रहने की उम्मीद है, आराम से पास और एक विषय में बहुत अच्छा।',
        },
        astra: {
          en: 'I see your boards going well; go in calm, what you have prepared will come back to you.',
          hi: 'बोर्ड अच्छे जाते दिखते हैं; शांत मन से जाएँ, जो पढ़ा है वह याद आएगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'The board result looks fair: you are likely to pass, while one weak subject pulls the total down.',
          hi: 'बोर्ड का रिज़ल्ट ठीक-ठाक दिखता है: पास होने की उम्मीद है, पर एक कमज़ोर विषय कुल नंबर घटा सकता है।',
        },
        astra: {
          en: 'You should get through your boards; give the subject you fear an hour every day.',
          hi: 'बोर्ड निकल जाने चाहिए; जिस विषय से डर है, उसे रोज़ एक घंटा दें।',
        },
      },
      patience: {
        oracle: {
          en: 'The boards ask for more work than usual from you; a pass is within reach if the weak subject is taken up now.',
          hi: 'बोर्ड में इस बार मेहनत ज़्यादा लगेगी; कमज़ोर विषय अभी पकड़ लिया जाए तो पास होना पहुँच में है।',
        },
        astra: {
          en: 'It won’t come by itself, but it is not lost: start today with the chapter you avoid.',
          hi: 'अपने आप नहीं होगा, पर बात हाथ से गई भी नहीं: आज उसी पाठ से शुरू करें जिससे मन भागता है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Write one old board paper every third day in full time, by hand.',
        hi: 'हर तीसरे दिन एक पुराना बोर्ड पेपर पूरे समय में, हाथ से लिखकर हल करें।',
      },
      {
        en: 'Begin with the chapters that carry most marks.',
        hi: 'पहले वे पाठ करें जिनसे सबसे ज़्यादा नंबर आते हैं।',
      },
      {
        en: 'A paper that went badly is over: don’t discuss it, open the next book.',
        hi: 'जो पेपर ख़राब गया, वह गया: उस पर चर्चा न करें, अगली किताब खोलें।',
      },
      {
        en: 'If a subject fails, there is a compartment exam: nothing ends with it.',
        hi: 'किसी विषय में रह भी जाए तो कम्पार्टमेंट परीक्षा है: वहाँ कुछ ख़त्म नहीं होता।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
