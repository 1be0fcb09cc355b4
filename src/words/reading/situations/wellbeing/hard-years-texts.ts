import type { SituationTexts } from '../situation-texts.ts'

export const hardYearsTexts = {
  'family-year': {
    state: {
      favourable: {
        oracle: {
          en: 'The year is on the side of your whole house: more will come together than fall apart, so plan the big family work in it.',
          hi: 'साल पूरे घर के पक्ष में है: बिखरेगा कम, जुड़ेगा ज़्यादा, तो घर का बड़ा काम इसी में रखें।',
        },
        astra: {
          en: 'A good year for the lot of you, I’d say: one happy event at least, and fewer hospital bills.',
          hi: 'पूरे घर के लिए अच्छा साल लगता है: कम से कम एक ख़ुशी का मौक़ा, और भागदौड़ कम।',
        },
      },
      mixed: {
        oracle: {
          en: 'For your home the year is mixed: money or work gives relief, and one person’s health or temper will ask for patience of all.',
          hi: 'घर के लिए साल मिला-जुला है: पैसे या काम से राहत, और किसी एक की सेहत या मिज़ाज पर सबका सब्र लगेगा।',
        },
        astra: {
          en: 'Some laughter, some bills: the house holds as long as you sit together once a week.',
          hi: 'कुछ हँसी, कुछ ख़र्च: हफ़्ते में एक बार सब साथ बैठें तो घर सँभला रहेगा।',
        },
      },
      patience: {
        oracle: {
          en: 'The year asks your home to hold together and to spend little; what is started small and shared will stand.',
          hi: 'यह साल घर से साथ रहने और ख़र्च सँभालने को कहता है; छोटा और मिलकर शुरू किया काम टिकेगा।',
        },
        astra: {
          en: 'Not a year for show, I feel: keep the family close, the loan small, and it passes without harm.',
          hi: 'दिखावे का साल नहीं है: घर को पास रखें, क़र्ज़ छोटा रखें, साल ठीक निकल जाएगा।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Sit down once with all at table and write each one’s biggest plan of the year, with its cost.',
        hi: 'एक दिन सब बैठें और हर एक का साल का बड़ा काम ख़र्च के साथ लिखें।',
      },
      {
        en: 'Put aside three months of household money before the wedding, the repair or the car.',
        hi: 'शादी, मरम्मत या गाड़ी से पहले तीन महीने का घर-ख़र्च अलग रखें।',
        for: ['wedding'],
      },
      {
        en: 'Have the health of the eldest checked at the beginning of the year, not in the middle of a function.',
        hi: 'घर के बड़ों की जाँच साल की शुरुआत में करा लें, किसी समारोह के बीच में नहीं।',
      },
      {
        en: 'To read one person’s year add that birth detail; this is told from your own kundli.',
        hi: 'किसी एक का साल जानना हो तो उनका जन्म-विवरण जोड़ें; यह आपकी अपनी कुंडली से कहा गया है।',
      },
    ],
  },
  'after-hard-year': {
    outlook: {
      yes: {
        oracle: {
          en: 'The hard run is ending and what comes now is kinder to you, most of all from {from} to {to}.',
          hi: 'मुश्किल दौर उतर रहा है: आने वाला साल नरम है, सबसे ज़्यादा {from} से {to} तक।',
        },
        astra: {
          en: 'You’ve paid for two years already; I see the road easier from {from} to {to}.',
          hi: 'जितना सहना था, काफ़ी सह लिया; {from} से {to} तक रास्ता आसान दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'The year begins tired and ends better: relief grows between {from} and {to}.',
          hi: 'साल थका हुआ शुरू होगा और अच्छा बीतेगा: {from} से {to} के बीच राहत बढ़ेगी।',
        },
        astra: {
          en: 'A little more carrying, and then {from} to {to} gives you your breath back.',
          hi: 'थोड़ा और सहना है, फिर {from} से {to} के बीच चैन की साँस मिलेगी।',
        },
      },
      slow: {
        oracle: {
          en: 'What fell on you at one time does not fall so again; no single date turns it, the year rebuilds in small pieces.',
          hi: 'जो एक साथ टूटा, वैसा फिर नहीं दिखता; कोई एक तारीख़ नहीं, यह साल थोड़ा-थोड़ा करके सँवारेगा।',
        },
        astra: {
          en: 'I see no great turn and no new blow: bricks, one upon the other, that is your year.',
          hi: 'न कोई बड़ा मोड़ दिखता है, न नया झटका: ईंट पर ईंट, साल ऐसा ही है।',
        },
      },
      hard: {
        oracle: {
          en: 'The year still asks you to go gently: no new risk, no new loan, and it will let you stand up.',
          hi: 'साल अब भी सँभलकर चलने को कहता है: नया जोखिम नहीं, नया क़र्ज़ नहीं, तो खड़े होने का मौक़ा देगा।',
        },
        astra: {
          en: 'Not yet a year for running; mend, sleep, pay off, and let others carry something.',
          hi: 'अभी दौड़ने का साल नहीं; सँभलें, सोएँ, क़र्ज़ चुकाएँ, और कुछ बोझ दूसरों को दें।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'After such a stretch comes a time of repair: your chart shows ground under your feet again.',
          hi: 'इतने भारी समय के बाद यह साल सँवरने का है: पैरों के नीचे ज़मीन फिर मिलती दिखती है।',
        },
        astra: {
          en: 'The worst is behind you, I believe; this year gives back, first peace and then the rest.',
          hi: 'सबसे भारी समय पीछे छूटा लगता है; यह साल लौटाएगा, पहले चैन, फिर बाक़ी।',
        },
      },
      mixed: {
        oracle: {
          en: 'The year is easier than the last, though not in everything: one matter opens, and one wants more patience.',
          hi: 'यह साल पिछले से आसान है, पर हर बात में नहीं: एक काम खुलेगा, एक में और सब्र लगेगा।',
        },
        astra: {
          en: 'Better, and not yet light; take the help that comes in the first half, it matters later.',
          hi: 'पहले से अच्छा, पर अभी पूरा हल्का नहीं; पहले आधे में जो मदद मिले ले लें, बाद में काम आएगी।',
        },
      },
      patience: {
        oracle: {
          en: 'Go slowly into this year: it brings no punishment, but it wants rest and order before anything new.',
          hi: 'इस साल में धीरे चलें: यह कोई सज़ा नहीं लाता, पर नए काम से पहले आराम और हिसाब माँगता है।',
        },
        astra: {
          en: 'You’re still limping, and the year knows it; heal first, plans after.',
          hi: 'अभी चाल सँभली नहीं है; पहले ठीक हों, योजना बाद में।',
        },
      },
    },
    advice: [
      {
        en: 'Write what the bad time took and strike out what can’t come back; work on the rest, one thing a quarter.',
        hi: 'बुरे समय ने क्या लिया, लिखें; जो लौट नहीं सकता काट दें, बाक़ी पर तीन महीने में एक काम करें।',
      },
      {
        en: 'Close one old case, loan or quarrel before you begin anything.',
        hi: 'कुछ नया शुरू करने से पहले एक पुराना केस, क़र्ज़ या झगड़ा निपटाएँ।',
        for: ['loan'],
      },
      {
        en: 'Take the health check that you put off in those months.',
        hi: 'उन दिनों जो जाँच टलती रही, वह करा लें।',
      },
      {
        en: 'Thank two people who stood by you; they will do so again.',
        hi: 'जिन दो लोगों ने साथ दिया, उन्हें धन्यवाद कहें; वे आगे भी साथ देंगे।',
      },
    ],
  },
  'karma-fruit': {
    state: {
      favourable: {
        oracle: {
          en: 'You are not paying for any sin: what your chart shows is much good in hand, and hardship that came from circumstance.',
          hi: 'यह किसी पाप का फल नहीं: कुंडली में साथ देने वाला बहुत कुछ है, मुश्किल हालात से आई।',
        },
        astra: {
          en: 'I find no curse on you or on your people; I see a hard patch, and a good balance behind it.',
          hi: 'न आप पर, न ख़ानदान पर कोई श्राप दिखता है; बस एक कठिन दौर था, और पुण्य का पलड़ा भारी है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Call it karma if you like, it is no punishment: some old knots of the family, money, silence, pride, have come down to you to be untied.',
          hi: 'इसे कर्म कहें तो भी यह सज़ा नहीं: घर की कुछ पुरानी गाँठें, पैसा, चुप्पी, अहम, खुलने के लिए आप तक आई हैं।',
        },
        astra: {
          en: 'I see no sin of yours; I see habits of the house that pass from one to the next, and you may stop passing them.',
          hi: 'आपका कोई पाप नहीं दिखता; घर की कुछ आदतें हैं जो एक से दूसरे तक चली आती हैं, और उन्हें रोकना आपके हाथ में है।',
        },
      },
      patience: {
        oracle: {
          en: 'This time is heavy, yet no kundli names a sin that you are paying for; beware of anybody who names one with a price.',
          hi: 'समय भारी है, पर कोई कुंडली यह नहीं बताती कि किस पाप का फल है; जो पाप बताकर दाम बताए, उससे सावधान रहें।',
        },
        astra: {
          en: 'I know it feels like a sentence; it is a hard stretch of years, and nobody up there is angry with you.',
          hi: 'लगता है जैसे सज़ा हो; यह बस कठिन साल हैं, ऊपर कोई आपसे नाराज़ नहीं।',
        },
      },
    },
    why: {
      oracle: {
        en: 'It is not because of a sin or a curse; the chart shows which years and which side of life were made hard, and that they change.',
        hi: 'यह किसी पाप या श्राप से नहीं; कुंडली में दिखता है कि कौन-से साल और जीवन का कौन-सा पक्ष कठिन रहा, और वह बदलता है।',
      },
      astra: {
        en: 'Not because you did something; trouble falls on the good as well, and here is what your chart says of yours.',
        hi: 'इसलिए नहीं कि आपने कुछ किया; मुश्किल भले लोगों पर भी आती है, और आपकी कुंडली में इसकी बात यह है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'If there is a wrong of your own that stings, mend it with that person: a sorry, a debt paid, a visit.',
        hi: 'अपनी कोई ग़लती चुभती हो तो उसी इंसान से सुधारें: माफ़ी, चुकाया उधार या एक मुलाक़ात।',
      },
      {
        en: 'Pay nobody for the removal of a curse; a lamp, water to a tree and food to the hungry cost little and harm none.',
        hi: 'श्राप काटने के पैसे किसी को न दें; दीया, पेड़ को पानी और भूखे को खाना, इनमें ख़र्च कम है और हर्ज कोई नहीं।',
      },
      {
        en: 'Ask an elder what happened in the family in those days; a told story loses its weight.',
        hi: 'घर के किसी बड़े से पूछें कि तब क्या हुआ था; कही हुई बात का बोझ घटता है।',
      },
      {
        en: 'Do one good thing each week that nobody sees.',
        hi: 'हफ़्ते में एक भला काम करें जो किसी को पता न चले।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
