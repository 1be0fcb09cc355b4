import type { SituationTexts } from '../situation-texts.ts'

export const homeAndParentsSituationTexts = {
  'home-peace': {
    outlook: {
      yes: {
        oracle: {
          en: 'Peace at home is likely to return, and the calmer stretch for the whole family is {from} to {to}.',
          hi: 'घर में शांति लौटने के आसार हैं, और पूरे परिवार के लिए सुकून का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Yes, there’ll be laughter in your house again; I see the air clearing between {from} and {to}.',
          hi: 'हाँ, घर में फिर हँसी गूँजेगी; {from} से {to} के बीच माहौल हल्का होता दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'The quarrels at home will not stop at once; a more peaceful time for the household is {from} to {to}.',
          hi: 'घर के झगड़े एकदम नहीं रुकेंगे; परिवार के लिए ज़्यादा शांत समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Some noise is left yet in these rooms, but from {from} until {to} I see tempers cooling and people sitting together.',
          hi: 'अभी थोड़ी खटपट बाक़ी है, पर {from} से {to} तक ग़ुस्सा ठंडा होता और सब साथ बैठते दिखते हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'Peace can come to the home, though no time is marked for it; it begins with the first who stops answering back.',
          hi: 'घर में शांति आ सकती है, हालाँकि कोई तय समय नहीं दिखता; शुरुआत उससे होगी जो पहले जवाब देना छोड़े।',
        },
        astra: {
          en: 'I can’t name the month it gets quiet; a home changes one evening meal at a time, and you can start that.',
          hi: 'किस महीने शांति होगी, बताना मुश्किल है; घर एक-एक शाम के खाने से बदलता है, और यह शुरुआत हो सकती है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present tempers at home stay high, so do not try to settle everything; keep small rules and let big matters wait.',
          hi: 'अभी घर में सबका पारा चढ़ा है, इसलिए सब कुछ एक साथ सुलझाने न बैठें; छोटे नियम रखें, बड़ी बातें बाद में।',
        },
        astra: {
          en: 'Right now everyone at home is worn out, and you needn’t mend them all; guard your own calm, it does spread.',
          hi: 'अभी घर में सब थके और चिढ़े हुए हैं, और सबको ठीक करना आपका काम नहीं; अपना मन शांत रखें, उसका असर होता है।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Peace at home is well within reach: the family is fond of each other, and shared meals and fair shares of work will bring it.',
          hi: 'घर में शांति आसानी से आ सकती है: आपस में लगाव है, बस साथ खाना और काम का बराबर बँटवारा चाहिए।',
        },
        astra: {
          en: 'There is love under that roof, I see it; praise more, sit together once a day, and the house will soften quickly.',
          hi: 'उस घर में प्यार है; तारीफ़ ज़्यादा करें, दिन में एक बार साथ बैठें, माहौल जल्दी नरम होगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'The peace of your home comes and goes; clear rules on money, kitchen and phones, and no talking behind backs, will steady it.',
          hi: 'घर की शांति आती-जाती रहती है; पैसे, रसोई और फ़ोन के साफ़ नियम हों और पीठ पीछे बात न हो, तो टिकेगी।',
        },
        astra: {
          en: 'Some of you want quiet and some want to be right; if you carry no tales and take no sides, the quarrels lose their fuel.',
          hi: 'किसी को चैन चाहिए, किसी को अपनी बात ऊपर; बातें इधर-उधर न करें, किसी का पक्ष न लें, झगड़े घटेंगे।',
        },
      },
      patience: {
        oracle: {
          en: 'Harmony at home needs patience at present: speak less in anger, settle one matter at a time, and let an elder sit between.',
          hi: 'घर में मेल के लिए अभी धीरज चाहिए: ग़ुस्से में कम बोलें, एक बार में एक बात सुलझाएँ, और किसी बड़े को बीच में बिठाएँ।',
        },
        astra: {
          en: 'It won’t turn sweet in a week; begin with your own corner, your own tone, and one good word for the angriest.',
          hi: 'एक हफ़्ते में मिठास नहीं आएगी; शुरुआत अपने कोने से, अपनी बोली से, और सबसे नाराज़ के लिए एक अच्छी बात से करें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'The quarrels come from unsaid hurts, money worry and too little room for each, and not from the house or from any one person.',
        hi: 'झगड़े अनकही चोटों, पैसे की चिंता और अपनी जगह की कमी से हैं, मकान की वजह से या किसी एक के कारण नहीं।',
      },
      astra: {
        en: 'Everyone at home feels unheard at the same time, that’s the whole trouble; no spell and no single culprit is behind it.',
        hi: 'घर में सबको एक साथ लगता है कि उनकी कोई नहीं सुनता, बस यही झगड़ा है; कोई टोटका या कोई एक दोषी नहीं।',
      },
    },
    advice: [
      {
        en: 'Eat one meal a day together with all phones in another room.',
        hi: 'दिन में एक बार सब साथ खाएँ, फ़ोन दूसरे कमरे में रखकर।',
        for: ['meeting'],
      },
      {
        en: 'Share work and expenses by a list on the wall, so that nobody keeps count in silence.',
        hi: 'काम और ख़र्च की सूची दीवार पर लगा दें, ताकि कोई मन में हिसाब न रखे।',
      },
      {
        en: 'Carry no word from one to another; ask them to say it themselves.',
        hi: 'एक की बात दूसरे तक न पहुँचाएँ; कहें कि ख़ुद कह लें।',
        for: ['meeting'],
      },
      {
        en: 'If there is hitting or drink in it, call an elder or 181 instead of bearing it.',
        hi: 'मारपीट या शराब की बात हो तो सहें नहीं, किसी बड़े को या 181 को फ़ोन करें।',
      },
    ],
  },
  'parents-permission': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your parents are likely to agree, and the best time to ask them is between {from} and {to}.',
          hi: 'माता-पिता के मान जाने के आसार हैं, और बात करने का अच्छा समय {from} से {to} के बीच है।',
        },
        astra: {
          en: 'Their no is not the last word; I see their hearts opening to your wish from {from} to {to}.',
          hi: 'उनकी ना आख़िरी बात नहीं; {from} से {to} तक आपकी इच्छा के लिए उनका मन खुलता दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'They will need time before they say yes; your parents are likelier to agree between {from} and {to}.',
          hi: 'हाँ कहने में उन्हें समय लगेगा; माता-पिता के मानने की उम्मीद {from} से {to} के बीच ज़्यादा है।',
        },
        astra: {
          en: 'Don’t force the answer today, for it would be a no; ask again between {from} and {to}, with a plan in your hand.',
          hi: 'आज ही जवाब न माँगें, अभी ना ही मिलेगी; {from} से {to} के बीच योजना के साथ फिर पूछें।',
        },
      },
      slow: {
        oracle: {
          en: 'Your parents can be brought round, step by step; the chart marks no time, and proof of your seriousness will do the most.',
          hi: 'माता-पिता धीरे-धीरे मान सकते हैं; कोई तय समय नहीं दिखता, आपकी गंभीरता का सबूत सबसे ज़्यादा काम करेगा।',
        },
        astra: {
          en: 'It’s open: fear for you is behind their no, and each thing that calms this fear brings the yes nearer.',
          hi: 'बात खुली है: उनकी ना के पीछे आपकी फ़िक्र है, और जो बात यह फ़िक्र घटाए वही हाँ को पास लाएगी।',
        },
      },
      hard: {
        oracle: {
          en: 'At present your parents are not likely to agree, and a quarrel would only harden them; ask for a smaller step first.',
          hi: 'अभी माता-पिता के मानने के आसार कम हैं, और झगड़े से वे और सख़्त होंगे; पहले छोटी बात की इजाज़त लें।',
        },
        astra: {
          en: 'I don’t see them giving in just now; show them a few months of steadiness, and the talk will be another.',
          hi: 'अभी वे मानते नहीं दिखते; कुछ महीने ज़िम्मेदारी दिखाएँ, फिर बात अलग होगी।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your parents can be persuaded: speak calmly to the softer one first, with costs, safety and a plan, and they are likely to agree.',
          hi: 'माता-पिता को मनाया जा सकता है: पहले जो नरम हों उनसे शांति से बात करें, ख़र्च, सुरक्षा और योजना के साथ, तो हाँ के आसार हैं।',
        },
        astra: {
          en: 'They listen to you more than they show; choose a good evening, say why it matters to you, and leave room for their fear.',
          hi: 'वे जितना दिखाते हैं उससे ज़्यादा आपकी सुनते हैं; अच्छी शाम चुनें, बताएँ कि यह क्यों ज़रूरी है, और उनकी चिंता भी सुनें।',
        },
      },
      mixed: {
        oracle: {
          en: 'They can be won half-way: offer a trial with a time limit, and keep what you promise in it.',
          hi: 'आधी बात तक वे मान सकते हैं: थोड़े समय के लिए आज़माने की बात रखें, और जो वादा करें वह निभाएँ।',
        },
        astra: {
          en: 'A middle road will reach them sooner than arguments; give in on one thing they care for, and ask for yours.',
          hi: 'बहस से जल्दी बीच का रास्ता उन तक पहुँचेगा; उनकी एक बात मान लें, फिर अपनी रखें।',
        },
      },
      patience: {
        oracle: {
          en: 'Persuading them will take patience: do not press or hide things, let results and an elder they respect speak for you.',
          hi: 'उन्हें मनाने में धीरज लगेगा: ज़ोर न डालें, छिपाएँ नहीं, आपके काम और किसी ऐसे बड़े को बोलने दें जिनकी वे मानते हैं।',
        },
        astra: {
          en: 'For now they’re afraid, and fear doesn’t hear reasons; be dependable at home, and try again with someone they trust beside you.',
          hi: 'अभी वे डरे हुए हैं, और डर दलील नहीं सुनता; घर में भरोसा बनाएँ, फिर किसी अपने को साथ लेकर बात करें।',
        },
      },
    },
    advice: [
      {
        en: 'Find out what exactly they fear, money, safety or what people say, and answer just that.',
        hi: 'पता करें कि डर ठीक किस बात का है, पैसा, सुरक्षा या लोग क्या कहेंगे, और उसी का जवाब दें।',
      },
      {
        en: 'Bring it on paper: cost, place, who will be near you, and what you do if it fails.',
        hi: 'काग़ज़ पर लाएँ: ख़र्च, जगह, पास कौन होगा, और बात न बने तो आगे का रास्ता।',
      },
      {
        en: 'Ask a teacher, aunt, uncle or elder cousin to speak for you once.',
        hi: 'किसी टीचर, बुआ, चाचा या बड़े भाई-बहन से एक बार अपनी तरफ़ से बात कराएँ।',
      },
      {
        en: 'After a no wait some days, and come back with one new point instead of louder words.',
        hi: 'ना के बाद कुछ दिन रुकें, और ऊँची आवाज़ के बजाय एक नई बात लेकर आएँ।',
      },
    ],
  },
  'parent-bond': {
    state: {
      favourable: {
        oracle: {
          en: 'The bond between you and your parents is strong underneath, and it is likely to grow warmer if you take the first step.',
          hi: 'माता-पिता से आपका रिश्ता भीतर से मज़बूत है, और पहल करने पर और गहरा होने के आसार हैं।',
        },
        astra: {
          en: 'I see much love from them that doesn’t find words; sit near, ask of their young days, and it will come out.',
          hi: 'उनके मन में बहुत प्यार है जो शब्दों में नहीं आता; पास बैठें, उनकी जवानी की बातें पूछें, वह अपने आप निकलेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'With your parents there is affection and also friction, often with one of them more; short and frequent talks do it more good than long ones.',
          hi: 'माता-पिता के साथ लगाव भी है और खटपट भी, अक्सर एक से ज़्यादा; लंबी बहस से अच्छा है थोड़ी-थोड़ी रोज़ की बात।',
        },
        astra: {
          en: 'You’re alike in more than you both admit, so sparks fly; leave the old arguments, and do some small thing side by side.',
          hi: 'आप दोनों जितना मानते हैं उससे ज़्यादा एक जैसे हैं, इसलिए टकराव है; पुरानी बहस छोड़ें, साथ में कोई छोटा काम करें।',
        },
      },
      patience: {
        oracle: {
          en: 'Closeness with your parents comes slowly in this chart; respect and small service will carry it further now than asking for feeling.',
          hi: 'माता-पिता से अपनापन कुंडली में धीरे बनता है; अभी भावना माँगने से ज़्यादा आदर और छोटी-छोटी सेवा काम करेगी।',
        },
        astra: {
          en: 'There’s a distance that you didn’t make alone; don’t wait for the big talk, a cup of tea brought daily says it too.',
          hi: 'यह दूरी अकेले आपकी बनाई नहीं; बड़ी बात की राह न देखें, रोज़ की एक प्याली चाय भी बहुत कुछ कहती है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'The wall between you comes of how they were raised and of words swallowed on both sides, not from want of love.',
        hi: 'यह दीवार उनकी परवरिश से और दोनों तरफ़ की दबी बातों से बनी है, प्यार की कमी से नहीं।',
      },
      astra: {
        en: 'They show care by worry, money or scolding, you wait for a kind word, and so both of you miss each other.',
        hi: 'वे फ़िक्र, पैसे या डाँट से प्यार जताते हैं, आपको दो मीठे बोल चाहिए, और दोनों चूक जाते हैं।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Ask them once a week about something from their own life, and only listen.',
        hi: 'हफ़्ते में एक बार उनकी अपनी ज़िंदगी की कोई बात पूछें, और सिर्फ़ सुनें।',
        for: ['meeting'],
      },
      {
        en: 'Do a job together, such as shopping, repairs or cooking; hands talk where words do not.',
        hi: 'साथ में कोई काम करें, जैसे बाज़ार, मरम्मत या रसोई; जहाँ शब्द नहीं, वहाँ काम बोलता है।',
        for: ['meeting'],
      },
      {
        en: 'When an old quarrel comes up, say “let us leave that today” and change the subject.',
        hi: 'पुराना झगड़ा उठे तो कहें “आज इसे रहने दें”, और बात बदल दें।',
      },
      {
        en: 'Touch their feet, hold a hand or hug, whichever is your way; begin even if it feels odd.',
        hi: 'पैर छूना, हाथ थामना या गले लगना, जो आपके यहाँ चलता हो; अटपटा लगे तब भी शुरू करें।',
      },
    ],
  },
  'parents-together': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your parents are likely to stay together, and the quarrels between them should lessen from {from} to {to}.',
          hi: 'माता-पिता के साथ रहने के ही आसार हैं, और उनके झगड़े {from} से {to} तक कम होने चाहिए।',
        },
        astra: {
          en: 'I don’t see a parting there; between {from} and {to} your mother and father should find more peace with each other.',
          hi: 'वहाँ अलग होना नहीं दिखता; {from} से {to} के बीच मम्मी-पापा में ज़्यादा शांति रहनी चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'Their quarrels will go on for some time, though a split is not shown; the calmer stretch between your parents is {from} to {to}.',
          hi: 'उनके झगड़े कुछ समय चलेंगे, पर अलग होना नहीं दिखता; माता-पिता के बीच शांत समय {from} से {to} तक है।',
        },
        astra: {
          en: 'It stays noisy a while, and you can’t stop it for them; from {from} until {to} I see the two of them softening.',
          hi: 'अभी थोड़ा शोर रहेगा, और उसे रोकना आपके हाथ में नहीं; {from} से {to} तक दोनों नरम पड़ते दिखते हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'Your parents are more likely to remain together than to part; when the quarrels end the chart does not mark, for it depends on the two.',
          hi: 'माता-पिता के अलग होने से ज़्यादा साथ रहने के आसार हैं; झगड़े कब रुकेंगे, यह तय नहीं दिखता, यह उन्हीं पर है।',
        },
        astra: {
          en: 'They fight and yet they stay, that’s how it looks; I can’t name a date for peace between them.',
          hi: 'वे लड़ते हैं और फिर भी साथ हैं, ऐसा ही दिखता है; दोनों में शांति कब होगी, यह बताना मुश्किल है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present there is real strain between your parents, and living apart for a time is possible; it is theirs to settle and not yours.',
          hi: 'अभी माता-पिता के बीच तनाव सच में ज़्यादा है, और कुछ समय अलग रहना भी हो सकता है; फ़ैसला उनका है, आपका नहीं।',
        },
        astra: {
          en: 'It is a hard stretch for the two of them, and it weighs on you; whatever they decide, you don’t lose either one.',
          hi: 'दोनों के लिए यह मुश्किल समय है, और बोझ आप पर भी है; वे जो तय करें, आपके लिए दोनों रहेंगे।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Beneath the quarrels the bond between your parents is holding: they are used to each other and likely to grow old together.',
          hi: 'झगड़ों के नीचे माता-पिता का रिश्ता टिका हुआ है: एक-दूसरे की आदत है, और बुढ़ापा साथ ही कटने के आसार हैं।',
        },
        astra: {
          en: 'All that bickering hides a habit of caring; I think they’d miss each other within a week.',
          hi: 'इस नोक-झोंक के पीछे फ़िक्र की आदत है; लगता है एक हफ़्ता भी अलग रहें तो एक-दूसरे को याद करेंगे।',
        },
      },
      mixed: {
        oracle: {
          en: 'Between your parents it is ego and old hurt on the surface, and duty beneath; separate rooms or silence need not mean a parting.',
          hi: 'माता-पिता के बीच ऊपर अहम और पुरानी चोट है, नीचे ज़िम्मेदारी; अलग कमरे या चुप्पी का मतलब अलग होना नहीं।',
        },
        astra: {
          en: 'They neither part nor make up fully; keep a good word for both, and don’t carry messages between the two.',
          hi: 'वे न अलग होते हैं, न पूरी तरह मिलते हैं; दोनों के लिए मीठा बोल रखें, पर उनके बीच संदेश न पहुँचाएँ।',
        },
      },
      patience: {
        oracle: {
          en: 'The peace between your parents is weak at present; it isn’t your fault, and an elder or counsellor can do more there than a child.',
          hi: 'माता-पिता के बीच अभी शांति कम है; इसमें आपका क़सूर नहीं, और वहाँ बच्चे से ज़्यादा कोई बड़ा या काउंसलर कर सकता है।',
        },
        astra: {
          en: 'I know it hurts to stand between those two; step out of the middle, love both, and let grown-ups speak with grown-ups.',
          hi: 'दोनों के बीच खड़े रहना दुखता है; बीच से हटें, प्यार दोनों से रखें, और बड़ों की बात बड़ों को करने दें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'What sets your parents against each other is between the two of them, old hurts and different ways, and no child is the cause.',
        hi: 'माता-पिता के बीच की दूरी उन दोनों की पुरानी चोटों और अलग आदतों से है, कोई बच्चा उसकी वजह नहीं।',
      },
      astra: {
        en: 'People can look ideal and still be lonely beside each other for years; it built up in silence, and you couldn’t have seen it.',
        hi: 'लोग बाहर से आदर्श दिखते हैं और भीतर बरसों अकेले रहते हैं; यह चुप्पी में बढ़ा, और बाहर से पता चलना मुश्किल था।',
      },
    },
    advice: [
      {
        en: 'Refuse kindly to be judge or messenger: “Please tell each other, I love you both.”',
        hi: 'प्यार से कह दें: “मुझसे नहीं, आपस में कहिए, मेरे लिए दोनों बराबर हैं।”',
      },
      {
        en: 'Spend time with each of them alone, and speak of other things.',
        hi: 'दोनों के साथ अलग-अलग समय बिताएँ, और दूसरी बातें करें।',
      },
      {
        en: 'Ask one relative whom both respect to sit with them.',
        hi: 'किसी ऐसे रिश्तेदार को बिठाएँ जिनकी दोनों इज़्ज़त करते हों।',
      },
      {
        en: 'If there is beating, call 181 or 112, and go to a neighbour or relative yourself.',
        hi: 'मारपीट हो तो 181 या 112 पर फ़ोन करें, और ख़ुद किसी पड़ोसी या रिश्तेदार के पास जाएँ।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
