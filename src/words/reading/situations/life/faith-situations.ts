import type { SituationTexts } from '../situation-texts.ts'

export const faithSituationTexts = {
  'evil-eye': {
    state: {
      favourable: {
        oracle: {
          en: 'Nobody has done anything to you: the chart shows no such thing, and on the whole it stands with you.',
          hi: 'आप पर किसी ने कुछ नहीं कराया है: कुंडली में ऐसा कुछ नहीं दिखता, और वह कुल मिलाकर आपके साथ है।',
        },
        astra: {
          en: 'No, nobody’s eye or spell is on you; set this fear down, your time is better than it feels.',
          hi: 'नहीं, न किसी की नज़र है न किसी ने कुछ कराया है; यह डर छोड़ दें, समय उतना बुरा नहीं जितना लगता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Nobody has done anything to you; it is an up-and-down phase with ordinary causes, and it passes without any ritual.',
          hi: 'किसी ने आप पर कुछ नहीं किया है; उतार-चढ़ाव का दौर है जिसकी सीधी वजहें हैं, और यह बिना किसी टोटके के निकल जाएगा।',
        },
        astra: {
          en: 'No one’s eye or spell is at work: one thing after another went wrong, as happens in a mixed phase, and it will turn.',
          hi: 'किसी की नज़र या टोटका नहीं है: मिले-जुले दौर में एक के बाद एक बात बिगड़ी, और यह बदलेगा।',
        },
      },
      patience: {
        oracle: {
          en: 'Nobody has done anything to you; a hard phase is what you feel, and it ends by itself, so pay no one to lift a spell.',
          hi: 'किसी ने कुछ नहीं कराया; जो लग रहा है वह कठिन दौर है, जो अपने आप निकलेगा, इसलिए उतारने के नाम पर किसी को पैसे न दें।',
        },
        astra: {
          en: 'It truly isn’t anyone’s doing: the phase is heavy and you are worn out, and no one need be paid or feared.',
          hi: 'सच में किसी का किया कुछ नहीं है: दौर भारी है और मन थका है, न किसी से डरना है न किसी को पैसे देने हैं।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Things go wrong now because the phase is hard, and not because anybody has done something to you.',
        hi: 'काम इसलिए बिगड़ रहे हैं कि दौर कठिन है, इसलिए नहीं कि किसी ने कुछ कराया है।',
      },
      astra: {
        en: 'It isn’t anyone’s eye or spell; the phase itself is heavy, and that is why so much goes wrong together.',
        hi: 'यह किसी की नज़र या टोटका नहीं; दौर ही भारी है, इसीलिए इतनी बातें साथ बिगड़ रही हैं।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Pay nobody who claims to remove a spell; whoever asks for money out of your fear is a cheat.',
        hi: 'टोटका उतारने के नाम पर किसी को पैसे न दें; जो डर दिखाकर पैसे माँगे वह ठग है।',
      },
      {
        en: 'Write down the three troubles that weigh most and look for the plain cause of each.',
        hi: 'जो तीन परेशानियाँ सबसे भारी हैं उन्हें लिखें और हर एक की सीधी वजह ढूँढें।',
      },
      {
        en: 'Lemons, threads or hair at a door are thrown there to frighten: sweep them away and forget them.',
        hi: 'दरवाज़े पर नींबू, धागा या बाल डराने के लिए डाले जाते हैं: झाड़कर फेंक दें और भूल जाएँ।',
      },
      {
        en: 'Where the body is ill, see a doctor; where sleep or fear is the trouble, talk to one too.',
        hi: 'शरीर में तकलीफ़ हो तो डॉक्टर को दिखाएँ; नींद या डर की बात हो तब भी।',
      },
    ],
  },
  'ancestor-worry': {
    state: {
      favourable: {
        oracle: {
          en: 'Neither your ancestors nor the family deity are angry with you; the chart shows their blessing, and remembering them is enough.',
          hi: 'न पितर नाराज़ हैं न कुलदेवता; कुंडली में आशीर्वाद दिखता है, याद कर लेना ही काफ़ी है।',
        },
        astra: {
          en: 'Please be at ease: your elders who are gone and your family deity bless you, and a simple prayer is all they need.',
          hi: 'मन शांत रखें: जो बुज़ुर्ग चले गए और कुलदेवता, सबका आशीर्वाद है, बस सच्चे मन से याद करें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your ancestors and the family deity are not the cause of these troubles; a mixed phase is, and plain remembrance is enough.',
          hi: 'इन परेशानियों की वजह पितर या कुलदेवता नहीं हैं; दौर मिला-जुला है, सादे मन से याद करना काफ़ी है।',
        },
        astra: {
          en: 'Don’t carry guilt towards your ancestors or the family deity: love is not withdrawn over a missed ritual.',
          hi: 'पितरों या कुलदेवता को लेकर मन में बोझ न रखें: एक पूजा छूटने से कोई नाराज़ नहीं होता।',
        },
      },
      patience: {
        oracle: {
          en: 'A hard phase is no anger of ancestors or the family deity; remember them simply, and let nobody sell you a costly rite.',
          hi: 'कठिन दौर पितरों या कुलदेवता की नाराज़गी नहीं है; सादगी से याद करें, और कोई महँगी पूजा न कराएँ।',
        },
        astra: {
          en: 'It is a tiring time and not the anger of those who loved you; light a lamp for them if you wish, and be free of fear.',
          hi: 'समय थकाने वाला है, यह अपनों की नाराज़गी नहीं; मन हो तो पितरों के नाम एक दीया जलाएँ, और डर छोड़ दें।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Give a meal to someone hungry in the name of your elders; it costs little and harms nobody.',
        hi: 'बुज़ुर्गों के नाम पर किसी भूखे को खाना खिलाएँ; ख़र्च कम है और मन को शांति मिलती है।',
      },
      {
        en: 'Ask the oldest in the family how your people remember their dead, and keep just that.',
        hi: 'घर के सबसे बड़े से पूछें कि आपके यहाँ कैसे याद करते हैं, और बस वही करें।',
      },
      {
        en: 'If a pandit frightens you with a big sum, say no and ask another.',
        hi: 'कोई पंडित डराकर बड़ी रकम माँगे तो मना कर दें और दूसरे से पूछें।',
      },
      {
        en: 'Look after the living elders of the family; that is remembrance too.',
        hi: 'घर के जीवित बुज़ुर्गों का ध्यान रखें; यह भी याद करना ही है।',
      },
    ],
  },
  'which-god': {
    state: {
      favourable: {
        oracle: {
          en: 'Your isht devta is the form before which your heart grows quiet by itself; the chart supports devotion, so choose that one and stay with it.',
          hi: 'आपके इष्ट देव वही हैं जिनके सामने मन अपने आप शांत हो जाए; भक्ति में कुंडली साथ देती है, उन्हीं को अपनाएँ।',
        },
        astra: {
          en: 'The god whose name comes to you first in joy and in fear is your isht; your chart has real devotion, so trust that pull.',
          hi: 'ख़ुशी और डर में जिनका नाम सबसे पहले आए, वही आपके इष्ट देव हैं; कुंडली में सच्ची भक्ति है, उसी पर भरोसा करें।',
        },
      },
      mixed: {
        oracle: {
          en: 'As isht devta begin with your family deity, and keep one form rather than many; by the chart steadiness is what you need.',
          hi: 'इष्ट देव के रूप में अपने कुलदेवता से शुरू करें और एक ही रूप रखें; कुंडली में ज़रूरत टिककर पूजा करने की है।',
        },
        astra: {
          en: 'Stay with the god your home has always prayed to; by the chart one isht kept daily does more for you than many.',
          hi: 'जिन भगवान की पूजा घर में होती आई है, उन्हीं को मानें; रोज़ एक ही इष्ट की पूजा कई जगह भटकने से अच्छी है।',
        },
      },
      patience: {
        oracle: {
          en: 'The chart names no single god; take as isht the one your elders prayed to, and let prayer be short, daily and without fear.',
          hi: 'कुंडली किसी एक भगवान का नाम नहीं बताती; घर के बड़े जिनको मानते आए उन्हीं को इष्ट मानें, पूजा छोटी, रोज़ और बिना डर के हो।',
        },
        astra: {
          en: 'Don’t worry about choosing wrong: whichever god you call with love is your isht, and no other takes offence.',
          hi: 'ग़लत चुनने की चिंता न करें: जिन भगवान को प्यार से पुकारें वही आपके इष्ट हैं, कोई दूसरा नाराज़ नहीं होता।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Sit for five minutes at the same hour daily before one picture or none, and notice where you grow quiet.',
        hi: 'रोज़ एक ही समय पाँच मिनट एक तस्वीर के सामने या वैसे ही बैठें, और देखें कि मन कहाँ शांत होता है।',
      },
      {
        en: 'Ask your parents which deity your family and village pray to.',
        hi: 'माँ-बाप से पूछें कि आपके परिवार और गाँव में किनकी पूजा होती है।',
      },
      {
        en: 'One name said with attention is enough; no costly idol or stone is needed.',
        hi: 'ध्यान से लिया गया एक नाम काफ़ी है; महँगी मूर्ति या पत्थर की ज़रूरत नहीं।',
      },
    ],
  },
  'mantra-count': {
    state: {
      favourable: {
        oracle: {
          en: 'Say the mantra 108 times, one mala, once a day at the same hour; that is enough, and more is only by your own wish.',
          hi: 'मंत्र रोज़ एक ही समय 108 बार, यानी एक माला जपें; इतना काफ़ी है, ज़्यादा सिर्फ़ आपकी इच्छा से।',
        },
        astra: {
          en: 'One mala of the mantra, 108 times, in the quiet of the morning is just right for you; keep it daily and unhurried.',
          hi: 'सुबह की शांति में मंत्र की एक माला, यानी 108 बार, आपके लिए ठीक है; रोज़ और बिना जल्दबाज़ी के।',
        },
      },
      mixed: {
        oracle: {
          en: 'Say the mantra 108 times a day, or 11 times on a busy day; what counts is that no day is left out.',
          hi: 'मंत्र रोज़ 108 बार जपें, और व्यस्त दिन में 11 बार; ज़रूरी यह है कि कोई दिन न छूटे।',
        },
        astra: {
          en: 'One mala, 108 times, when you can, and 11 when you can’t: the mantra should calm you and not become a burden.',
          hi: 'हो सके तो एक माला, यानी 108 बार, नहीं तो 11 बार: मंत्र से मन शांत हो, बोझ न बने।',
        },
      },
      patience: {
        oracle: {
          en: 'Begin the mantra with 11 or 27 times a day and grow to one mala of 108 when it comes easily.',
          hi: 'मंत्र रोज़ 11 या 27 बार से शुरू करें, और सहज लगने पर एक माला, यानी 108 बार तक ले जाएँ।',
        },
        astra: {
          en: 'Start small, 11 or 27 times with full attention; a whole mala of 108 can come later, when the mantra has become a habit.',
          hi: 'छोटी शुरुआत करें, 11 या 27 बार पूरे ध्यान से; आदत हो जाए तो मंत्र की पूरी माला, यानी 108 बार।',
        },
      },
    },
    tells: 'advice',
    advice: [
      {
        en: 'Choose one clean, quiet place and the same hour, after a bath or with washed hands.',
        hi: 'एक साफ़, शांत जगह और एक ही समय चुनें, नहाकर या हाथ-मुँह धोकर।',
      },
      {
        en: 'Count on a mala of any kind or on your fingers; a costly mala adds nothing.',
        hi: 'किसी भी माला या उँगलियों पर गिनें; महँगी माला से कुछ नहीं बढ़ता।',
      },
      {
        en: 'If a day is missed, go on the next day; there is no penalty.',
        hi: 'कोई दिन छूट जाए तो अगले दिन से फिर करें; इसका कोई दंड नहीं।',
      },
      {
        en: 'Say it aloud softly at first and in the mind later.',
        hi: 'शुरू में धीरे बोलकर जपें, बाद में मन में।',
      },
    ],
  },
  'fast-food': {
    state: {
      favourable: {
        oracle: {
          en: 'In a fast you may take fruit, milk, curd, nuts, sabudana, kuttu or singhara flour, potato and rock salt; grains and common salt are left out.',
          hi: 'व्रत में फल, दूध, दही, मेवा, साबूदाना, कुट्टू या सिंघाड़े का आटा, आलू और सेंधा नमक खाया जाता है; अनाज और सादा नमक नहीं।',
        },
        astra: {
          en: 'During the fast keep to fruit, milk, curd, makhana, sabudana, kuttu, sweet potato and rock salt, and leave grains and common salt.',
          hi: 'व्रत में फल, दूध, दही, मखाना, साबूदाना, कुट्टू, शकरकंद और सेंधा नमक लें, अनाज और सादा नमक छोड़ दें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Fruit, milk, curd, sabudana, kuttu, potato and rock salt are eaten in a fast; families differ, so keep to the custom of your home.',
          hi: 'व्रत में फल, दूध, दही, साबूदाना, कुट्टू, आलू और सेंधा नमक चलता है; हर घर का नियम अलग है, अपने घर का मानें।',
        },
        astra: {
          en: 'In your fast take fruit, milk, makhana, sabudana and rock salt, a little every few hours, so that you don’t grow weak.',
          hi: 'व्रत में फल, दूध, मखाना, साबूदाना और सेंधा नमक थोड़ी-थोड़ी देर में लें, ताकि कमज़ोरी न आए।',
        },
      },
      patience: {
        oracle: {
          en: 'Keep the fast an easy one: fruit, milk, curd, sabudana, kuttu and rock salt, with enough water, and medicine as always.',
          hi: 'व्रत हल्का रखें: फल, दूध, दही, साबूदाना, कुट्टू और सेंधा नमक, पानी भरपूर, और दवा जैसे चलती है वैसे।',
        },
        astra: {
          en: 'Be kind to your body in this fast: fruit, milk, curd, sabudana with rock salt and plenty of water are all right.',
          hi: 'व्रत में शरीर पर सख़्ती न करें: फल, दूध, दही, सेंधा नमक वाला साबूदाना और ख़ूब पानी ठीक है।',
        },
      },
    },
    tells: 'advice',
    advice: [
      {
        en: 'Take your medicines on a fast day as on any other, and ask the doctor if you have sugar or low pressure.',
        hi: 'व्रत के दिन भी दवा समय पर लें, और शुगर या कम बीपी हो तो डॉक्टर से पूछ लें।',
      },
      {
        en: 'Pregnant, ill or old people may keep the fast with one light meal, or with prayer alone.',
        hi: 'गर्भवती, बीमार या बुज़ुर्ग एक हल्के भोजन के साथ, या सिर्फ़ प्रार्थना से व्रत रख सकते हैं।',
      },
      {
        en: 'Drink water through the day unless your custom forbids it and your health allows that.',
        hi: 'दिन भर पानी पीते रहें, निर्जला तभी रखें जब सेहत इजाज़त दे।',
      },
      {
        en: 'If something was eaten by mistake, say a prayer and go on; nothing is spoilt.',
        hi: 'भूल से कुछ खा लिया हो तो प्रार्थना करके आगे बढ़ें; कुछ बिगड़ता नहीं।',
      },
    ],
  },
  pilgrimage: {
    outlook: {
      yes: {
        oracle: {
          en: 'The journey is likely to come about, and the good time for it is {from} to {to}.',
          hi: 'यह यात्रा होने की उम्मीद अच्छी है, और उसके लिए अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Yes, I see you going, best between {from} and {to}.',
          hi: 'हाँ, जाना होगा: यह यात्रा होती दिखती है, सबसे अच्छा समय {from} से {to} के बीच है।',
        },
      },
      later: {
        oracle: {
          en: 'The journey is likely a little later than you hope; plan it for {from} to {to}.',
          hi: 'यह यात्रा सोचे से थोड़ा बाद में होगी; उसके लिए {from} से {to} तक का समय रखें।',
        },
        astra: {
          en: 'Have a little patience; from {from} to {to} the journey should come about more easily.',
          hi: 'थोड़ा रुकें; {from} से {to} के बीच इस यात्रा का रास्ता आसानी से खुलना चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'The journey can happen once leave and money allow; the chart marks no special time for it.',
          hi: 'छुट्टी और ख़र्च का इंतज़ाम हो तो यह यात्रा हो सकती है; कुंडली कोई ख़ास समय नहीं दिखाती।',
        },
        astra: {
          en: 'You can go when the season and your work permit; no fixed time shows, and faith needs none.',
          hi: 'मौसम और काम साथ दें तब यह यात्रा हो सकती है; तय समय नहीं दिखता, और श्रद्धा को समय की ज़रूरत भी नहीं।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the journey may be put off by work or health; keep the money for it apart, and ask again next year.',
          hi: 'अभी काम या सेहत की वजह से यह यात्रा टल सकती है; उसके पैसे अलग रखें और अगले साल फिर देखें।',
        },
        astra: {
          en: 'It may not work out just now, and nothing is lost by that; your intention counts, and the journey can wait.',
          hi: 'अभी शायद न हो पाए, और इससे कुछ घटता नहीं; नीयत का मोल है, यात्रा बाद में भी हो सकती है।',
        },
      },
    },
    advice: [
      {
        en: 'Book the official registration early, and a refundable ticket.',
        hi: 'सरकारी रजिस्ट्रेशन पहले से करा लें, और ऐसा टिकट लें जो वापस हो सके।',
        for: ['leaving'],
      },
      {
        en: 'For a high place have the heart and breath of elders checked before you go.',
        hi: 'ऊँची जगह जाना हो तो बुज़ुर्गों के दिल और साँस की जाँच पहले करा लें।',
        for: ['leaving'],
      },
      {
        en: 'Travel outside the big rush, with clothes for the weather and the medicines you take.',
        hi: 'भीड़ के दिनों से बचकर जाएँ, मौसम के कपड़े और अपनी दवाएँ साथ रखें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
