import type { SituationTexts } from '../situation-texts.ts'

export const energyAndMoodSituationTexts = {
  'low-energy': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your energy is likely to come back, and {from} to {to} is the stretch in which you should feel stronger.',
          hi: 'आपकी ऊर्जा लौटने के आसार हैं, और {from} से {to} तक शरीर में ज़्यादा ताक़त महसूस होनी चाहिए।',
        },
        astra: {
          en: 'This tiredness will lift; I see freshness returning to you between {from} and {to}.',
          hi: 'यह थकान उतरेगी; {from} से {to} के बीच शरीर में ताज़गी लौटती दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'Your strength is likely to return somewhat later; the better time for energy is {from} to {to}, with good sleep and food till then.',
          hi: 'ताक़त थोड़ी देर से लौटेगी; ऊर्जा के लिए बेहतर समय {from} से {to} तक है, तब तक नींद और खाना ठीक रखें।',
        },
        astra: {
          en: 'Go easy on yourself for now, for the body is slow to recover; from {from} until {to} you’re likely to feel lively.',
          hi: 'अभी ख़ुद पर ज़ोर न डालें, शरीर धीरे-धीरे सँभल रहा है; {from} से {to} तक फुर्ती लौटने की उम्मीद है।',
        },
      },
      slow: {
        oracle: {
          en: 'More energy is in reach, though the chart marks no time for it; regular sleep, food and walking will decide.',
          hi: 'ऊर्जा बढ़ सकती है, हालाँकि कोई तय समय नहीं दिखता; नींद, खाना और रोज़ चलना ही फ़ैसला करेंगे।',
        },
        astra: {
          en: 'I can’t tell when you’ll feel fresh, but it’s in your own hands more than most things; begin with your nights.',
          hi: 'ताज़गी कब आएगी, यह बताना मुश्किल है, पर यह काफ़ी हद तक अपने हाथ में है; शुरुआत रात की नींद से करें।',
        },
      },
      hard: {
        oracle: {
          en: 'At present your body asks for rest rather than effort; have blood, thyroid and vitamins tested before you push yourself.',
          hi: 'अभी शरीर मेहनत से ज़्यादा आराम माँगता है; ज़ोर लगाने से पहले ख़ून, थायरॉइड और विटामिन की जाँच करा लें।',
        },
        astra: {
          en: 'You are running on little just now, and scolding yourself won’t help; slow down and let a doctor look once.',
          hi: 'अभी ताक़त कम है, और ख़ुद को डाँटने से नहीं बढ़ेगी; थोड़ा धीमे चलें और एक बार डॉक्टर को दिखा लें।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your body has good strength by nature: early sleep, morning movement and proper meals are enough to bring the energy up.',
          hi: 'शरीर में ताक़त की कमी नहीं: जल्दी सोना, सुबह चलना-फिरना और समय पर खाना ऊर्जा बढ़ाने के लिए काफ़ी है।',
        },
        astra: {
          en: 'There’s plenty of strength in you, it only lies idle: get out in the morning light, move, eat fresh, and you’ll feel it soon.',
          hi: 'भीतर दम काफ़ी है, बस सोया हुआ है: सुबह की धूप में निकलें, शरीर हिलाएँ, ताज़ा खाएँ, फ़र्क़ जल्दी दिखेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your energy goes up and down; to keep it up, fix the hours of sleep and food, and spread hard work over the day.',
          hi: 'आपकी ऊर्जा घटती-बढ़ती रहती है; इसे बनाए रखने के लिए सोने-खाने का समय बाँधें और भारी काम दिन में बाँट लें।',
        },
        astra: {
          en: 'You spend your strength in bursts and then feel empty; a short rest at noon and a steady rhythm will do more than tonics.',
          hi: 'सारी ताक़त एक साथ लग जाती है, फिर ख़ालीपन लगता है; टॉनिक से ज़्यादा दोपहर का थोड़ा आराम और बँधी दिनचर्या काम करेगी।',
        },
      },
      patience: {
        oracle: {
          en: 'Your body builds strength slowly, so begin gently with a daily walk and good food, and have the cause of weakness tested.',
          hi: 'शरीर में ताक़त धीरे बनती है, इसलिए रोज़ की सैर और अच्छे खाने से शुरू करें, और कमज़ोरी की जाँच कराएँ।',
        },
        astra: {
          en: 'You have less to spend than others at present, and that’s no laziness; small habits kept daily will carry you up.',
          hi: 'अभी आपके पास ख़र्च करने को ताक़त कम है, यह आलस नहीं; रोज़ की छोटी आदतें ही ऊपर ले जाएँगी।',
        },
      },
    },
    why: {
      oracle: {
        en: 'You feel tired since you spend more than you rest: poor sleep, worry or a lack of iron, vitamins or thyroid is mostly behind it.',
        hi: 'थकान इसलिए है कि जितनी ताक़त लगती है उतना आराम नहीं मिलता: पीछे अक्सर ख़राब नींद, चिंता या ख़ून, विटामिन, थायरॉइड की कमी होती है।',
      },
      astra: {
        en: 'Your body asks for rest it doesn’t get; worries at night eat up the strength of the day, and a blood test can show the rest.',
        hi: 'शरीर वह आराम माँग रहा है जो मिल नहीं रहा; रात की सोच दिन की ताक़त खा जाती है, बाक़ी एक जाँच बता देगी।',
      },
    },
    advice: [
      {
        en: 'Have haemoglobin, vitamin D and B12, thyroid and sugar tested once; tiredness often ends there.',
        hi: 'एक बार हीमोग्लोबिन, विटामिन डी और बी12, थायरॉइड और शुगर की जाँच करा लें; थकान अक्सर यहीं मिल जाती है।',
      },
      {
        en: 'Sleep and wake at the same hour for three weeks, with the phone in another room.',
        hi: 'तीन हफ़्ते एक ही समय सोएँ और उठें, फ़ोन दूसरे कमरे में रखकर।',
      },
      {
        en: 'Walk for half an hour in morning light before tea and news.',
        hi: 'चाय और ख़बरों से पहले सुबह की धूप में आधा घंटा चलें।',
      },
      {
        en: 'Eat dal, eggs or paneer, greens and fruit daily, and drink water before you feel thirsty.',
        hi: 'रोज़ दाल, अंडा या पनीर, हरी सब्ज़ी और फल खाएँ, और प्यास लगने से पहले पानी पिएँ।',
      },
    ],
  },
  'low-mood': {
    outlook: {
      yes: {
        oracle: {
          en: 'This low mood is likely to lift, and your heart should feel lighter between {from} and {to}.',
          hi: 'मन की इस उदासी के छँटने के आसार हैं, और {from} से {to} के बीच दिल हल्का लगना चाहिए।',
        },
        astra: {
          en: 'It won’t stay so grey; I see your old cheer coming back from {from} to {to}.',
          hi: 'मन हमेशा ऐसा बुझा नहीं रहेगा; {from} से {to} तक पहले वाली ख़ुशी लौटती दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'The heaviness needs some time; a brighter stretch for your mind is {from} to {to}, and small joys till then are allowed.',
          hi: 'मन का भारीपन थोड़ा समय लेगा; {from} से {to} तक का समय ज़्यादा उजला है, तब तक छोटी ख़ुशियाँ लेते रहें।',
        },
        astra: {
          en: 'The fog thins slowly, and between {from} and {to} you’re likely to enjoy things again; don’t be alone with it till then.',
          hi: 'यह धुंध धीरे छँटेगी, और {from} से {to} के बीच चीज़ें फिर अच्छी लगने की उम्मीद है; तब तक इसे अकेले न झेलें।',
        },
      },
      slow: {
        oracle: {
          en: 'Your mood can brighten by daily habits and company; the chart marks no time for it, so begin today with one small thing.',
          hi: 'रोज़ की आदतों और लोगों के साथ से मन सँभल सकता है; कोई तय समय नहीं दिखता, आज ही किसी छोटी बात से शुरू करें।',
        },
        astra: {
          en: 'I can’t name the morning it lifts, but it does lift for those who let others in; tell one person how it is.',
          hi: 'किस सुबह मन हल्का होगा, यह बताना मुश्किल है, पर किसी अपने को बताने से रास्ता खुलता है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the low mood holds on, and it is no weakness of yours; if it has lasted over two weeks, talk to a doctor or counsellor.',
          hi: 'अभी उदासी टिकी हुई है, और यह आपकी कमज़ोरी नहीं; दो हफ़्ते से ज़्यादा हो गए हों तो डॉक्टर या काउंसलर से बात करें।',
        },
        astra: {
          en: 'Just now all feels heavy, I know, and you needn’t pull yourself up alone; people trained for this help more than willpower.',
          hi: 'अभी सब भारी लगता है, पर ख़ुद को अकेले उठाना ज़रूरी नहीं; इस काम के जानकार लोग इच्छाशक्ति से ज़्यादा मदद करते हैं।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Happiness comes back to you readily: a fixed routine, daylight and walking, and one talk with a friend are enough to turn the mood.',
          hi: 'मन आपका जल्दी सँभलता है: बँधा हुआ दिन, धूप में थोड़ा चलना और किसी दोस्त से बात, इतने से मूड बदल जाएगा।',
        },
        astra: {
          en: 'Your heart is made for joy, I feel, it’s only short of it lately; plan one small pleasure a day and let yourself have it.',
          hi: 'आपका मन ख़ुश रहने वाला है, बस इधर ख़ुशी कम मिली है; रोज़ एक छोटी ख़ुशी तय करें और उसे मना न करें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your mood changes with rest and company; this is a phase of a tired mind, and a regular day steadies it.',
          hi: 'आपका मूड आराम और साथ के हिसाब से बदलता है; यह थके मन का एक दौर है, बँधी दिनचर्या इसे सँभाल लेगी।',
        },
        astra: {
          en: 'You feel things deeply, so dull hours hit you harder; keep the evenings filled, and the wave passes.',
          hi: 'आपका मन हर बात गहरे महसूस करता है, इसलिए सूने घंटे ज़्यादा चुभते हैं; शामें ख़ाली न छोड़ें, यह लहर निकल जाती है।',
        },
      },
      patience: {
        oracle: {
          en: 'Your mind is tired and asks for care at present: rest, light work, people near you, and a doctor if nothing gives joy for weeks.',
          hi: 'मन अभी थका हुआ है और देखभाल माँगता है: आराम, हल्का काम, अपनों का साथ, और हफ़्तों कुछ अच्छा न लगे तो डॉक्टर।',
        },
        astra: {
          en: 'Be as gentle with yourself as you’d be with a sick friend; this heaviness is real, it can be treated, and it isn’t who you are.',
          hi: 'ख़ुद से वैसे ही पेश आएँ जैसे किसी बीमार दोस्त से; यह भारीपन सच्चा है, इसका इलाज है, और यह आपकी पहचान नहीं।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Your mood falls because the mind is tired and carries unsaid things; it rises again, and no day of the week is to blame.',
        hi: 'मूड इसलिए गिरता है कि मन थका है और बहुत कुछ अनकहा लिए चलता है; यह फिर सँभलेगा, इसमें किसी दिन या तारीख़ का क़सूर नहीं।',
      },
      astra: {
        en: 'Sadness without a reason mostly has one: too little sleep, daylight or talk, or a hurt you never had time to feel.',
        hi: 'बिना वजह की उदासी के पीछे अक्सर वजह होती है: कम नींद, कम धूप, बात करने वाला कोई न होना, या पुरानी कोई चोट।',
      },
    },
    advice: [
      {
        en: 'Go out into daylight for half an hour before noon, each day, even if you don’t feel like it.',
        hi: 'मन न हो तब भी रोज़ दोपहर से पहले आधा घंटा धूप में निकलें।',
      },
      {
        en: 'Fix one meeting or call at the hour at which the mood falls.',
        hi: 'जिस समय मन डूबता है, उस समय किसी से मिलना या फ़ोन पर बात तय रखें।',
      },
      { en: 'Write down one small good thing every night.', hi: 'रोज़ रात एक छोटी अच्छी बात लिखें।' },
      {
        en: 'If it lasts over two weeks or takes your sleep, talk to a doctor; Tele-MANAS 14416 is free, day and night.',
        hi: 'दो हफ़्ते से ज़्यादा रहे या नींद जाए तो डॉक्टर से बात करें; टेली-मानस 14416 दिन-रात मुफ़्त है।',
      },
    ],
  },
  lonely: {
    outlook: {
      yes: {
        oracle: {
          en: 'This loneliness is likely to grow less, and people of your own come nearer between {from} and {to}.',
          hi: 'इस अकेलेपन के कम होने के आसार हैं, और {from} से {to} के बीच अपने जैसे लोग पास आएँगे।',
        },
        astra: {
          en: 'You won’t stay alone like this; I see company and warmth for you from {from} to {to}.',
          hi: 'हमेशा ऐसे अकेले नहीं रहना पड़ेगा; {from} से {to} तक साथ और अपनापन मिलता दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'The loneliness needs patience yet; it is likely to ease between {from} and {to}, sooner if you take a step towards people.',
          hi: 'अकेलापन अभी थोड़ा रहेगा; {from} से {to} के बीच यह हल्का होगा, और पहल करने से जल्दी।',
        },
        astra: {
          en: 'I know the evenings are long; between {from} and {to} somebody’s company is likely to warm them.',
          hi: 'शामें लंबी लगती हैं, यह समझ आता है; {from} से {to} के बीच किसी का साथ इन्हें हल्का करेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'You are not meant to be alone, but the chart marks no time; belonging will come through one regular place where people know you.',
          hi: 'अकेलापन आपके हिस्से में लिखा नहीं, पर समय तय नहीं दिखता; अपनापन किसी ऐसी जगह से आएगा जहाँ रोज़ जाना हो।',
        },
        astra: {
          en: 'Nobody is written off here; I can’t name when, yet one person is enough to begin with, and that one may already be near.',
          hi: 'समय बताना मुश्किल है, पर शुरुआत के लिए एक इंसान काफ़ी है, और वह शायद आसपास ही हो।',
        },
      },
      hard: {
        oracle: {
          en: 'At present you may still feel left out, and it is not for want of worth; lean on those few who do call.',
          hi: 'अभी थोड़ा अलग-थलग लग सकता है, पर यह आपकी कमी नहीं; जो एक-दो लोग पूछते हैं, उन्हीं का सहारा लें।',
        },
        astra: {
          en: 'Just now it feels as if there’s nobody, and that hurts; please don’t close the door, call one old friend this very week.',
          hi: 'अभी लगता है कि कोई अपना नहीं, और यह चुभता है; दरवाज़ा बंद न करें, किसी पुराने दोस्त को इसी हफ़्ते फ़ोन करें।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'You have the gift of being liked, so this loneliness is a passing stretch; one regular circle of people will end it.',
          hi: 'लोगों का मन आपसे मिल जाता है, इसलिए यह अकेलापन थोड़े समय का है; किसी एक मंडली में रोज़ जाने से यह टूटेगा।',
        },
        astra: {
          en: 'People do warm to you, I see it; those who leave you out are the wrong group, not the proof that you’re hard to like.',
          hi: 'लोगों को आपका साथ अच्छा लगता है; जो अलग कर देते हैं वे ग़लत मंडली हैं, इससे आपमें कमी साबित नहीं होती।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your circle is small by nature: a few close ones and many who stay outside; give the few more time and expect less of groups.',
          hi: 'आपका दायरा छोटा ही रहता है: दो-चार अपने, बाक़ी बाहर के; उन दो-चार को समय दें, बड़े ग्रुप से उम्मीद कम रखें।',
        },
        astra: {
          en: 'You wait to be asked, and they think you’d rather be alone; go first once or twice, and see who comes along.',
          hi: 'मन बुलाए जाने की राह देखता है, और लोग समझते हैं अकेले रहना पसंद है; एक-दो बार पहल करें, देखें कौन साथ आता है।',
        },
      },
      patience: {
        oracle: {
          en: 'This is a lonely stretch in your chart, and not your whole life; hold on to family, old friends and some work among people.',
          hi: 'कुंडली में यह अकेलेपन का दौर है, पूरी ज़िंदगी नहीं; घरवालों, पुराने दोस्तों और लोगों के बीच के किसी काम को थामे रहें।',
        },
        astra: {
          en: 'It is a quiet, lonely time for you, and I won’t talk it away; one kind voice a day is what you need now.',
          hi: 'यह सूना समय है, इसे छोटा कहना ठीक नहीं; अभी रोज़ किसी एक अपने की आवाज़ सुनना ज़रूरी है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'You end up alone because you hold back until you are sure, and groups close quickly; it is your caution they see, not a fault.',
        hi: 'अकेलापन इसलिए होता है कि मन पक्का होने तक पीछे रहता है और ग्रुप जल्दी बन जाते हैं; यह झिझक है, आपकी कमी नहीं।',
      },
      astra: {
        en: 'You did nothing wrong, I feel: people’s lives moved at different speeds and you were left where the old circle had been.',
        hi: 'आपसे कोई ग़लती नहीं हुई: सबकी ज़िंदगी अलग चाल से चली, और पुरानी मंडली की जगह ख़ाली रह गई।',
      },
    },
    advice: [
      {
        en: 'Go to one place at a fixed hour each week, such as a class, park group, library or service.',
        hi: 'हफ़्ते में एक तय समय पर एक ही जगह जाएँ, जैसे कोई क्लास, पार्क की मंडली, लाइब्रेरी या सेवा।',
      },
      {
        en: 'Ask one person alone for tea instead of waiting for the group to call.',
        hi: 'ग्रुप के बुलाने की राह न देखें, किसी एक को अकेले चाय पर बुलाएँ।',
      },
      {
        en: 'Fix a daily call with family or an old friend, even for five minutes.',
        hi: 'घर या किसी पुराने दोस्त से रोज़ फ़ोन तय करें, चाहे पाँच मिनट का।',
      },
      {
        en: 'If the emptiness grows heavy at night, Tele-MANAS 14416 listens free of charge.',
        hi: 'रात को ख़ालीपन भारी लगे तो टेली-मानस 14416 पर मुफ़्त बात हो सकती है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
