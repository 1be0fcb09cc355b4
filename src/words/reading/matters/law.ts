import type { MatterTexts } from './matter-texts.ts'

export const lawMatters = {
  legal: {
    name: {
      en: 'legal matters',
      hi: 'केस',
    },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, relief in this matter is likely, and the most favourable time for hearings or a settlement is from {from} to {to}.',
          hi: 'हाँ, इस मामले में राहत मिलने के आसार हैं; सुनवाई या समझौते का सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'You can be hopeful: between {from} and {to} the case is likely to move your way, so be ready with papers and your lawyer.',
          hi: 'मन हल्का रखें: {from} से {to} तक केस आपके हक़ में बढ़ सकता है, इसलिए काग़ज़ तैयार रखें और वकील से मिलते रहें।',
        },
      },
      later: {
        oracle: {
          en: 'The matter is likely to stretch for now; relief is more likely between {from} and {to}.',
          hi: 'अभी मामला खिंच सकता है; राहत की ज़्यादा संभावना {from} से {to} तक है।',
        },
        astra: {
          en: 'There may be a few more dates in court before things turn better for you, which looks likely from {from} to {to}.',
          hi: 'कोर्ट की कुछ तारीख़ें और लग सकती हैं; आपके लिए हालात {from} से {to} तक बेहतर होने की उम्मीद है।',
        },
      },
      slow: {
        oracle: {
          en: "The matter may be settled in the end, but slowly and with expense; its closing date can't be told.",
          hi: 'मामला आगे चलकर सुलझ सकता है, पर देर और ख़र्च के साथ; कब ख़त्म होगा, यह साफ़ नहीं दिखता।',
        },
        astra: {
          en: 'You may see it settled, though after a long run; strong papers, a steady lawyer and readiness to compromise will help.',
          hi: 'लंबा चलकर भी बात सुलझ सकती है; पक्के काग़ज़, अच्छा वकील और समझौते के लिए खुला मन सबसे ज़्यादा काम आएगा।',
        },
      },
      hard: {
        oracle: {
          en: 'The case does not look easy for you at present; let a lawyer guide every step, and consider a settlement or mediation.',
          hi: 'केस अभी आपके लिए आसान नहीं दिखता; हर क़दम वकील की राय से उठाएँ और समझौते पर भी सोचें।',
        },
        astra: {
          en: 'It is a testing time in court, though no chart decides a verdict; stay calm, speak through your lawyer and keep your people close.',
          hi: 'कोर्ट के मामले में समय कठिन है, पर फ़ैसला कुंडली नहीं करती; शांत रहें, बात वकील के ज़रिये करें और अपनों के साथ रहें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'The most favourable time for this matter is from {from} to {to}.',
        hi: 'इस मामले के लिए सबसे अनुकूल समय {from} से {to} तक है।',
      },
      astra: {
        en: 'Look for movement in the case, or a workable compromise, between {from} and {to}.',
        hi: 'केस में बात आगे बढ़ने या ठीक समझौता होने की उम्मीद {from} से {to} तक रखें।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'The chart is with you in this case at present, and your side is likely to be heard properly.',
          hi: 'केस में इस समय कुंडली आपके साथ है, और आपकी बात ठीक से सुनी जा सकती है।',
        },
        astra: {
          en: 'Things look better for you here than you may fear, so go to each date prepared and with confidence.',
          hi: 'जितना डर लगता हो, हालत उससे बेहतर दिखती है, तो हर तारीख़ पर तैयारी और भरोसे के साथ जाएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'Some points in the case are with you, and the other side also has something to say.',
          hi: 'केस में कुछ बातें आपके पक्ष में हैं, और दूसरी तरफ़ के पास भी कहने को कुछ है।',
        },
        astra: {
          en: 'You may win on one thing and have to give on another; ask your lawyer where a compromise would cost least.',
          hi: 'एक बात आपकी मानी जाए और एक में झुकना पड़े, ऐसा हो सकता है; वकील से पूछें कि समझौता कहाँ सस्ता पड़ेगा।',
        },
      },
      patience: {
        oracle: {
          en: 'Adjournments are likely in the case, and anger or shortcuts would weaken your side.',
          hi: 'केस में तारीख़ें आगे बढ़ सकती हैं, और ग़ुस्से या शॉर्टकट से आपका पक्ष कमज़ोर होगा।',
        },
        astra: {
          en: "It may drag on for you, and court dates tire anyone; keep your work going and don't let the case fill the whole day.",
          hi: 'मामला कुछ लंबा चल सकता है और कोर्ट के चक्कर थकाते भी हैं; अपना काम करते रहें और दिन भर केस के बारे में न सोचें।',
        },
      },
    },
    advice: [
      {
        en: 'Keep every order, notice, FIR and receipt in one file by date, with a scanned copy on your phone.',
        hi: 'हर ऑर्डर, नोटिस, एफ़आईआर और रसीद तारीख़ के हिसाब से एक फ़ाइल में रखें, और फ़ोन में उसकी स्कैन कॉपी भी हो।',
        for: ['meeting'],
      },
      {
        en: 'Ask your lawyer three things in writing: the next step, the risk, and the cost.',
        hi: 'वकील से तीन बातें लिखित में पूछें: अगला क़दम क्या है, जोखिम क्या है और ख़र्च कितना है।',
      },
      {
        en: 'If fees are a problem, ask the District Legal Services Authority for free legal aid, or call 15100.',
        hi: 'फ़ीस की दिक़्क़त हो तो ज़िला विधिक सेवा प्राधिकरण से मुफ़्त क़ानूनी मदद माँगें या 15100 पर फ़ोन करें।',
      },
      {
        en: 'Check your next date on the eCourts website or app and never miss a hearing.',
        hi: 'ई-कोर्ट्स वेबसाइट या ऐप पर अगली तारीख़ देखें और कोई सुनवाई न छोड़ें।',
        for: ['meeting'],
      },
      {
        en: 'Write and post nothing about the case on WhatsApp or social media.',
        hi: 'केस के बारे में व्हाट्सऐप या सोशल मीडिया पर कुछ न लिखें।',
      },
      {
        en: 'Give no statement and put your name to no paper before your lawyer has read it.',
        hi: 'वकील के पढ़े बिना कोई बयान न दें और किसी काग़ज़ पर दस्तख़त न करें।',
      },
      {
        en: 'Ask whether the matter can go to mediation or a Lok Adalat, which costs less time and money.',
        hi: 'पूछें कि मामला मध्यस्थता या लोक अदालत में जा सकता है या नहीं; उसमें समय और पैसा कम लगता है।',
      },
    ],
  },
  enemies: {
    name: {
      en: 'rivals and opposition',
      hi: 'विरोध',
    },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, you are likely to come out ahead of those who oppose you, most of all between {from} and {to}.',
          hi: 'हाँ, विरोध करने वालों पर आपका पलड़ा भारी रहने के आसार हैं, ख़ासकर {from} से {to} तक।',
        },
        astra: {
          en: 'The trouble from others should lose its force; from {from} to {to} your own work and conduct are likely to win people over.',
          hi: 'दूसरों से मिल रही परेशानी कम होने की उम्मीद है; {from} से {to} तक आपका काम और व्यवहार लोगों का मन जीत सकता है।',
        },
      },
      later: {
        oracle: {
          en: 'Their opposition is likely to continue for some time, and to weaken between {from} and {to}.',
          hi: 'विरोध अभी कुछ समय चल सकता है; उसके कम होने की संभावना {from} से {to} तक है।',
        },
        astra: {
          en: 'Keep your distance from such people a little longer; you should feel much less pressure from {from} to {to}.',
          hi: 'ऐसे लोगों से फ़िलहाल थोड़ी दूरी रखें; आप पर से दबाव {from} से {to} तक घटने की उम्मीद है।',
        },
      },
      slow: {
        oracle: {
          en: "The trouble can settle down gradually if you don't react to everything; how soon, the chart does not say.",
          hi: 'हर बात पर जवाब न दिया जाए तो मामला धीरे-धीरे शांत हो सकता है; कितनी जल्दी, यह कुंडली नहीं बताती।',
        },
        astra: {
          en: 'They may leave you alone in time, if you keep facts on paper and a cool head; I see no fixed month.',
          hi: 'समय के साथ पीछा छूट सकता है, अगर बातें लिखित में रहें और दिमाग़ ठंडा; कोई तय महीना नहीं दिखता।',
        },
      },
      hard: {
        oracle: {
          en: 'This is not a time to fight; avoid arguments, keep proof, and take the help of someone with authority.',
          hi: 'यह टकराव का समय नहीं है; बहस से बचें, सबूत रखें और किसी ज़िम्मेदार व्यक्ति की मदद लें।',
        },
        astra: {
          en: "They may have the upper hand just now, so don't face them alone; guard your work and keep good people around you.",
          hi: 'अभी सामने वाले भारी पड़ सकते हैं, इसलिए अकेले न उलझें; अपना काम संभालें, नरमी रखें और अच्छे लोगों के साथ रहें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'Opposition is likely to weaken most between {from} and {to}.',
        hi: 'विरोध {from} से {to} तक सबसे ज़्यादा कमज़ोर पड़ सकता है।',
      },
      astra: {
        en: 'You should breathe easier about these people from {from} to {to}; settle pending disputes in those months.',
        hi: 'इन लोगों से राहत की उम्मीद {from} से {to} तक रखें और पुराने झगड़े उन्हीं महीनों में निपटाएँ।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your position against rivals is strong at present, and their words are not likely to do lasting harm.',
          hi: 'विरोधियों के सामने आपकी स्थिति इस समय मज़बूत है, और उनकी बातों से बड़ा नुक़सान होने की संभावना कम है।',
        },
        astra: {
          en: 'You seem to be on safer ground than it feels; carry on with your work and let others talk.',
          hi: 'जितना लगता है, उतना ख़तरा नहीं दिखता; अपना काम करें और लोगों को कहने दें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Some people may work against you at present, and others quietly support you.',
          hi: 'कुछ लोग अभी आपके ख़िलाफ़ हो सकते हैं, और कुछ चुपचाप साथ भी देते हैं।',
        },
        astra: {
          en: 'Not everyone around you is an enemy, so check what you hear before you believe it.',
          hi: 'आसपास हर कोई दुश्मन नहीं है, इसलिए सुनी हुई बात पर यक़ीन करने से पहले जाँच लें।',
        },
      },
      patience: {
        oracle: {
          en: 'Misunderstandings with people can grow fast at present, and silence is often the better answer.',
          hi: 'अभी लोगों से ग़लतफ़हमी जल्दी बढ़ सकती है, और कई बार चुप रहना बेहतर जवाब है।',
        },
        astra: {
          en: "People may be unfair to you for a while and it hurts; don't answer every taunt, and talk to one friend you trust.",
          hi: 'कुछ समय लोग नाइंसाफ़ी कर सकते हैं और मन दुखता है; हर ताने का जवाब न दें और किसी भरोसे के दोस्त से बात करें।',
        },
      },
    },
    advice: [
      {
        en: 'Note down what happened with date, place and witnesses, in plain words, on the same day.',
        hi: 'जो हुआ उसे उसी दिन तारीख़, जगह और गवाहों के साथ सीधे शब्दों में लिख लें।',
        for: ['meeting'],
      },
      {
        en: 'Keep office instructions on mail, so that no one can change the story later.',
        hi: 'ऑफ़िस के निर्देश मेल पर लें, ताकि बाद में कोई बात न बदल सके।',
        for: ['office'],
      },
      {
        en: 'Tell few people about your plans, salary and family matters for the next three months.',
        hi: 'अगले तीन महीने अपनी योजना, सैलरी और घर की बातें कम लोगों को बताएँ।',
      },
      {
        en: 'With a neighbour, talk once calmly in front of an elder or the society secretary before you complain.',
        hi: 'पड़ोसी से झगड़ा हो तो शिकायत से पहले किसी बड़े या सोसाइटी सेक्रेटरी के सामने एक बार शांति से बात करें।',
      },
      {
        en: 'For harassment at work, write to HR or the internal complaints committee.',
        hi: 'काम की जगह पर परेशान किया जाए तो एचआर या आंतरिक शिकायत समिति को लिखें।',
        for: ['office'],
      },
      {
        en: 'If anyone threatens you or you feel unsafe, tell someone near you and call 112.',
        hi: 'कोई धमकी दे या ख़तरा लगे तो पास के किसी व्यक्ति को बताएँ और 112 पर फ़ोन करें।',
      },
    ],
  },
} as const satisfies Record<string, MatterTexts>
