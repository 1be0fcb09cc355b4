import type { SituationTexts } from '../situation-texts.ts'

export const yearsGoneByTexts = {
  'past-life-who': {
    isOfAnother: true,
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Who you were isn’t written in a chart; what it shows as brought along is a gift, learnt before, that comes easily to you in this life.',
          hi: 'पिछले जन्म में आप कौन, यह कुंडली में नहीं लिखा; वह इतना दिखाती है कि एक पहले से सीखा हुनर साथ आया है, जो इस जन्म में सहज आता है।',
        },
        astra: {
          en: 'I won’t invent a king or a queen for you; look at what you could do as a child without being taught, that is what came with you.',
          hi: 'राजा-रानी की कहानी गढ़ना ठीक नहीं; बचपन में बिना सिखाए जो आता था, वही साथ आया है।',
        },
      },
      mixed: {
        oracle: {
          en: 'No name or trade of that life can be read; the chart speaks of some unfinished ties, and they show in people you loved or feared at first sight.',
          hi: 'उस जन्म का नाम या काम नहीं पढ़ा जाता; कुंडली कुछ अधूरे रिश्तों की बात करती है, जो पहली नज़र में अपने या पराए लगे लोगों में दिखते हैं।',
        },
        astra: {
          en: 'The feeling of having known somebody is real, though its proof isn’t; let it make you kinder, and nothing more.',
          hi: 'किसी को पहले से जानने का एहसास सच्चा है, सबूत नहीं; उससे बस नरमी बढ़े, इतना काफ़ी है।',
        },
      },
      patience: {
        oracle: {
          en: 'What you bear now isn’t a punishment for a life you can’t remember: the chart shows a lesson in patience, and it is learnt in small things.',
          hi: 'जो सहना पड़ रहा है वह किसी भूले जन्म की सज़ा नहीं: कुंडली धीरज का सबक दिखाती है, जो छोटी बातों में सीखा जाता है।',
        },
        astra: {
          en: 'Don’t carry a guilt nobody can show you; the debt, if there is one, is paid by today’s good deed.',
          hi: 'ऐसा अपराध-बोध न ढोएँ जो कोई दिखा न सके; ऋण हो भी तो आज की भलाई से चुकता है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Tradition calls such pain a ripened karma; it also says that how you meet it is entirely new and your own.',
        hi: 'परंपरा ऐसे दुख को पका हुआ कर्म कहती है; यह भी कहती है कि उसका सामना कैसे हो, यह बिल्कुल नया और आपका अपना है।',
      },
      astra: {
        en: 'Why just you, no chart answers truly; what it does show is the strength given along with it.',
        hi: '“मैं ही क्यों” का सच्चा जवाब किसी कुंडली में नहीं; उसके साथ मिली ताक़त ज़रूर दिखती है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Pay nobody who tells you a past life with names and places.',
        hi: 'जो नाम-पते के साथ पिछला जन्म बताए, उसे पैसे न दें।',
      },
      {
        en: 'Write down three things that came to you without learning.',
        hi: 'तीन बातें लिखें जो बिना सीखे आती हैं।',
      },
      {
        en: 'If a tie feels like a debt, do one kind thing for that person and call it paid.',
        hi: 'कोई रिश्ता ऋण जैसा लगे तो उनके लिए एक भला काम करें और चुका मानें।',
      },
    ],
  },
  'childhood-hard': {
    state: {
      favourable: {
        oracle: {
          en: 'Your first years were uneven, and the chart shows it; the same early load gave you the strength that carries you now.',
          hi: 'शुरू के साल ऊबड़-खाबड़ थे, और कुंडली में दिखता है; उसी बोझ ने वह ताक़त दी जो अब आपको सँभालती है।',
        },
        astra: {
          en: 'You were a small person with large patience; that child did well, and may rest now.',
          hi: 'वह छोटा बच्चा बहुत धीरज वाला था; उसने अच्छा किया, और अब आराम कर सकता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Home was divided or short of something then, and it fell on you; it was nobody’s curse, and it ended with those years.',
          hi: 'तब घर बँटा था या कुछ कमी थी, और वह आप पर पड़ी; यह किसी का श्राप नहीं था, और उन्हीं सालों के साथ ख़त्म हुई।',
        },
        astra: {
          en: 'What was missing can be given late: by friends, by your own table, by how you treat a child today.',
          hi: 'जो नहीं मिला वह देर से भी मिल सकता है: दोस्तों से, अपने घर से, आज किसी बच्चे को दिए प्यार से।',
        },
      },
      patience: {
        oracle: {
          en: 'Those years pressed hard and some of it still speaks in you; it wasn’t your fault, and it may be told to somebody trained to listen.',
          hi: 'उन सालों ने बहुत दबाया और कुछ अब भी बोलता है; ग़लती आपकी नहीं थी, और किसी सुनने वाले विशेषज्ञ से कहा जा सकता है।',
        },
        astra: {
          en: 'It hurts to look back there; go only as far as you can, and with a hand to hold.',
          hi: 'पीछे देखना चुभता है; उतना ही जाएँ जितना सह सकें, और किसी का हाथ थामकर।',
        },
      },
    },
    why: {
      oracle: {
        en: 'The time you were born into was heavy for the grown-ups around you, and children carry what is not theirs.',
        hi: 'जिस समय जन्म हुआ, वह आस-पास के बड़ों पर भारी था, और बच्चे वह ढोते हैं जो उनका नहीं होता।',
      },
      astra: {
        en: 'Not because you were less loved; because those who should have held you were themselves falling.',
        hi: 'इसलिए नहीं कि प्यार कम था; जिन्हें थामना था, वे ख़ुद गिर रहे थे।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Tell one true story of that time to somebody who loves you.',
        hi: 'उस समय की एक सच्ची बात किसी अपने को सुनाएँ।',
      },
      {
        en: 'Give a child near you the thing you lacked.',
        hi: 'पास के किसी बच्चे को वह दें जिसकी आपको कमी थी।',
        for: ['parent'],
      },
      {
        en: 'If memories break into sleep or work, a counsellor helps; Tele-MANAS is 14416.',
        hi: 'यादें नींद या काम तोड़ें तो काउंसलर मदद करते हैं; टेली-मानस 14416।',
      },
    ],
  },
  'decision-was-right': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'It was the right step for what you knew then, and your chart doesn’t speak against it: its good side is still coming.',
          hi: 'उस समय जो पता था उसके हिसाब से क़दम सही था, और कुंडली उसके ख़िलाफ़ नहीं: उसका अच्छा पहलू अभी आना बाक़ी है।',
        },
        astra: {
          en: 'You did right by yourself, I feel; the doubt is only the price of having chosen.',
          hi: 'अपने साथ आपने ठीक किया; यह शक बस चुनने की क़ीमत है।',
        },
      },
      mixed: {
        oracle: {
          en: 'It was neither a mistake nor free of cost: something was saved and something lost, and both would have been so on the other road.',
          hi: 'न ग़लती थी, न मुफ़्त: कुछ बचा, कुछ गया, और दूसरी राह पर भी ऐसा ही होता।',
        },
        astra: {
          en: 'The other life looks better because you never had to live it.',
          hi: 'दूसरी ज़िंदगी इसलिए बेहतर लगती है कि उसे जीना नहीं पड़ा।',
        },
      },
      patience: {
        oracle: {
          en: 'It came in a pressed time, and it hurts now; don’t undo it in the same hurry, let a calmer season show what can be mended.',
          hi: 'वह दबाव के समय का फ़ैसला था और अब चुभता है; उसी जल्दी में उलटें नहीं, शांत समय दिखाएगा कि क्या सुधर सकता है।',
        },
        astra: {
          en: 'You ask this at night, don’t you; forgive the one who decided with what was in hand.',
          hi: 'यह सवाल रात में उठता होगा; उसे माफ़ करें जिसने हाथ में जो था उसी से फ़ैसला किया।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Write what you feared then, and see how much of it was true.',
        hi: 'लिखें कि तब किस बात का डर था, और देखें कितना सच था।',
      },
      {
        en: 'Ask what can still be taken from the other road: a course, a friend, a part of the work.',
        hi: 'देखें कि दूसरी राह से अब भी क्या लिया जा सकता है: कोई कोर्स, दोस्त, काम का हिस्सा।',
      },
      { en: 'Set a day to stop weighing it.', hi: 'इसे तौलना बंद करने का एक दिन तय करें।' },
    ],
  },
  'first-marriage-why': {
    state: {
      favourable: {
        oracle: {
          en: 'It broke from two lives that didn’t fit and not from a fault in you; the ground for a bond is better now.',
          hi: 'वह दो बेमेल जीवनों से टूटी, आपके किसी दोष से नहीं; अब साथ की ज़मीन बेहतर है।',
        },
        astra: {
          en: 'Something that was never rooted came loose; you may stop searching the soil for your guilt.',
          hi: 'जिसकी जड़ नहीं जमी, वह उखड़ गई; अपनी ग़लती अब न ढूँढें।',
        },
      },
      mixed: {
        oracle: {
          en: 'The chart shows a hard stretch for partnership in those years; another pair might have come through it, and the two of you did not.',
          hi: 'उन सालों में साथ के लिए समय कठिन दिखता है; कोई और जोड़ा निकल जाता, आप दोनों नहीं निकल पाए।',
        },
        astra: {
          en: 'Half was time, a quarter the houses, and the last quarter the two of you; don’t take all four on yourself.',
          hi: 'आधी वजह समय, चौथाई दोनों घर, बाक़ी आप दोनों; सारा अपने ऊपर न लें।',
        },
      },
      patience: {
        oracle: {
          en: 'Partnership asks patience in your chart, and haste or pressure at the start made it harder; that can be done otherwise next time.',
          hi: 'साथ के मामले में कुंडली धीरज माँगती है, और शुरू की जल्दी या दबाव ने मुश्किल बढ़ाई; अगली बार अलग हो सकता है।',
        },
        astra: {
          en: 'I know how often you have asked; it isn’t that your chart frightens people away, it is that it needs time to trust.',
          hi: 'यह सवाल कितनी बार उठा होगा; आपकी कुंडली किसी को डराती नहीं, बस भरोसे में समय माँगती है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'It broke mostly by haste at the start, families in between, and two people who were never asked what they wanted.',
        hi: 'टूटने की वजह अक्सर शुरू की जल्दी, बीच में परिवार, और दो लोग जिनसे पूछा ही नहीं गया।',
      },
      astra: {
        en: 'Not because of a mark on you; a bond begun under pressure has little to hold it when the first storm comes.',
        hi: 'आप पर लगे किसी निशान से नहीं; दबाव में बँधे रिश्ते को पहला तूफ़ान थाम नहीं पाता।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Write one thing you’d do otherwise, and one you wouldn’t accept again.',
        hi: 'एक बात लिखें जो अब अलग करें, और एक जो फिर मंज़ूर न हो।',
      },
      { en: 'Give the next bond a year before papers.', hi: 'अगले रिश्ते को काग़ज़ से पहले एक साल दें।' },
      {
        en: 'Pay nobody who frightens you with it and sells a cure.',
        hi: 'डर दिखाकर इलाज बेचने वाले को पैसे न दें।',
      },
    ],
  },
  'wrongdoer-pays': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'Your own time is getting better, and that is the answer that reaches you; what comes to them isn’t shown in your chart.',
          hi: 'आपका अपना समय बेहतर हो रहा है, आप तक पहुँचने वाला जवाब यही है; उनका क्या होगा, आपकी कुंडली नहीं दिखाती।',
        },
        astra: {
          en: 'They’ll meet themselves one day, everybody does; you needn’t stand there waiting.',
          hi: 'एक दिन वे ख़ुद से मिलेंगे, सब मिलते हैं; वहाँ खड़े रहकर इंतज़ार ज़रूरी नहीं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Whether they are punished your kundli can’t say; it does say that law and distance help you more than waiting for fate.',
          hi: 'उन्हें सज़ा मिलेगी या नहीं, आपकी कुंडली नहीं कह सकती; इतना कहती है कि क़िस्मत के इंतज़ार से क़ानून और दूरी ज़्यादा काम आएँगे।',
        },
        astra: {
          en: 'The account is kept above, and you aren’t its clerk; put the pen down for a while.',
          hi: 'हिसाब ऊपर रखा जाता है, मुनीम आप नहीं; कुछ समय क़लम रख दें।',
        },
      },
      patience: {
        oracle: {
          en: 'For now they may seem to go free, and that burns; take no step in anger, it would turn the wrong to your side.',
          hi: 'अभी वे बचते दिख सकते हैं, और यह जलाता है; ग़ुस्से में क़दम न उठाएँ, ग़लती आपकी ओर आ जाएगी।',
        },
        astra: {
          en: 'What was done to you was wrong, and it’s right to say so; your healing needn’t wait till they suffer.',
          hi: 'आपके साथ ग़लत हुआ, और यह कहना सही है; आपका सँभलना उनके दुख पर टिका न रहे।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Where there is proof, a complaint or a lawyer is karma’s quickest road.',
        hi: 'सबूत हो तो शिकायत या वकील सबसे छोटा रास्ता है।',
      },
      { en: 'Don’t look at their photos for forty days.', hi: 'चालीस दिन उनकी तस्वीरें न देखें।' },
      {
        en: 'Write the whole wrong in a letter, and burn or keep it, but don’t send it.',
        hi: 'पूरी बात चिट्ठी में लिखें, जलाएँ या रखें, पर भेजें नहीं।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
