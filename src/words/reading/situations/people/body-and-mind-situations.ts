import type { SituationTexts } from '../situation-texts.ts'

export const bodyAndMindSituationTexts = {
  'operation-now-or-later': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Whether the operation is now or later is for the doctor to say; the chart holds nothing against having it soon, and recovery has support.',
          hi: 'ऑपरेशन अभी हो या बाद में, यह डॉक्टर बताएँ; कुंडली में जल्दी कराने के ख़िलाफ़ कुछ नहीं, और ठीक होने का सहारा अच्छा है।',
        },
        astra: {
          en: 'If the doctor says now, have the operation now with an easy mind: I see good support for getting well.',
          hi: 'डॉक्टर अभी कहें तो ऑपरेशन निश्चिंत होकर अभी कराएँ: ठीक होने का सहारा अच्छा दिखता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'For the timing of the operation go by the doctor: where waiting is safe a little preparation helps, where it is not, do not wait.',
          hi: 'ऑपरेशन का समय डॉक्टर से तय करें: रुकना सुरक्षित हो तो थोड़ी तैयारी अच्छी है, न हो तो न रुकें।',
        },
        astra: {
          en: 'Ask the doctor one thing, “Does waiting harm?” and let that answer choose between now and later for the operation.',
          hi: 'डॉक्टर से एक बात पूछें, “रुकने से नुक़सान है?”, और ऑपरेशन अभी या बाद में, उसी जवाब से तय करें।',
        },
      },
      patience: {
        oracle: {
          en: 'Where the doctor allows it, the operation is easier a little later, after good preparation; where it is urgent, no chart should delay it.',
          hi: 'डॉक्टर इजाज़त दें तो ऑपरेशन थोड़ा बाद में, अच्छी तैयारी से आसान रहेगा; ज़रूरी हो तो कुंडली के लिए न टालें।',
        },
        astra: {
          en: 'I’d prepare first and have the operation after, if the doctor agrees; but please never put off an urgent one for a date.',
          hi: 'डॉक्टर मानें तो पहले तैयारी, फिर ऑपरेशन; पर ज़रूरी ऑपरेशन किसी तारीख़ के लिए कभी न टालें।',
        },
      },
    },
    isOfAnother: true,
    tells: 'good-reasons',
    advice: [
      {
        en: 'Take a second opinion with the same reports if you are unsure about the need.',
        hi: 'ज़रूरत को लेकर शक हो तो वही रिपोर्ट लेकर दूसरे डॉक्टर की राय लें।',
      },
      {
        en: 'Ask how long rest and help will be needed, and choose a time when someone is at home.',
        hi: 'पूछें कि कितने दिन आराम और मदद चाहिए, और ऐसा समय चुनें जब घर पर कोई हो।',
      },
      {
        en: 'Get sugar, pressure and blood count right beforehand, and stop smoking.',
        hi: 'पहले शुगर, बीपी और ख़ून की कमी ठीक करा लें, और सिगरेट छोड़ दें।',
      },
      {
        en: 'Ask the insurer for approval in writing before the day of admission.',
        hi: 'भर्ती होने से पहले बीमा कंपनी से मंज़ूरी लिखित में ले लें।',
      },
    ],
  },
  'after-operation': {
    state: {
      favourable: {
        oracle: {
          en: 'Recovery after the operation is likely to go well; the chart supports strength coming back step by step.',
          hi: 'ऑपरेशन के बाद ठीक होने के आसार अच्छे हैं; कुंडली ताक़त धीरे-धीरे लौटने के पक्ष में है।',
        },
        astra: {
          en: 'The healing after this operation looks good to me; each week should be a little easier than the last.',
          hi: 'ऑपरेशन के बाद घाव भरता और ताक़त लौटती दिखती है; हर हफ़्ता पिछले से थोड़ा आसान रहेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Recovery after the operation should be steady, with some tired days between; the exercises and check-ups decide how fast.',
          hi: 'ऑपरेशन के बाद सुधार लगातार रहेगा, बीच में कुछ थकान के दिन; रफ़्तार कसरत और जाँच पर है।',
        },
        astra: {
          en: 'After the operation it goes two steps ahead and one back, which is usual; don’t compare with others.',
          hi: 'ऑपरेशन के बाद दो क़दम आगे, एक पीछे, यह आम बात है; दूसरों से तुलना न करें।',
        },
      },
      patience: {
        oracle: {
          en: 'After the operation recovery asks for patience: it is slower than hoped, so rest well and keep every follow-up with the doctor.',
          hi: 'ऑपरेशन के बाद ठीक होने में धीरज चाहिए: गति उम्मीद से धीमी रहेगी, आराम करें और डॉक्टर की हर जाँच पर जाएँ।',
        },
        astra: {
          en: 'The strength returns slowly after this operation, and that is hard; slow isn’t bad, and small walks count.',
          hi: 'ऑपरेशन के बाद ताक़त धीरे लौटेगी, यह आसान नहीं; धीमा होना बुरा नहीं, छोटी-छोटी सैर भी गिनी जाती है।',
        },
      },
    },
    isOfAnother: true,
    tells: 'good-reasons',
    advice: [
      {
        en: 'Do the physiotherapy every day, even when it is dull; most of the recovery lies there.',
        hi: 'फ़िज़ियोथेरेपी रोज़ करें, मन न हो तब भी; ठीक होना सबसे ज़्यादा उसी से होगा।',
      },
      {
        en: 'Fever, a red or wet wound, breathlessness or chest pain: go to the doctor the same day.',
        hi: 'बुखार, घाव लाल या गीला, साँस फूलना या सीने में दर्द: उसी दिन डॉक्टर के पास जाएँ।',
      },
      {
        en: 'Write the medicines with their hours on one sheet on the wall.',
        hi: 'दवाओं के नाम और समय एक काग़ज़ पर लिखकर दीवार पर लगा दें।',
      },
      {
        en: 'Give small tasks back soon; to be useful heals as well.',
        hi: 'छोटे-छोटे काम जल्दी वापस करने दें; काम का लगना भी ठीक होने में मदद करता है।',
      },
    ],
  },
  'own-anger': {
    state: {
      favourable: {
        oracle: {
          en: 'Your anger is likely to come under control with a little practice; the chart shows fire, and also the sense to guide it.',
          hi: 'थोड़े अभ्यास से ग़ुस्सा क़ाबू में आने के आसार हैं; कुंडली में तेज़ी है, और उसे सँभालने की समझ भी।',
        },
        astra: {
          en: 'I see this anger of yours cooling; it rises fast, and you have a soft heart that makes up for it.',
          hi: 'यह ग़ुस्सा ठंडा होता दिखता है; चढ़ता जल्दी है, पर दिल नरम है जो बात सँभाल लेता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your anger will come and go, less when sleep and food are right; catch it in the first minute.',
          hi: 'ग़ुस्सा आता-जाता रहेगा, नींद और खाना ठीक हो तो कम; उसे पहले मिनट में पकड़ें।',
        },
        astra: {
          en: 'The anger eases on good days and flares on tired ones; learn its first sign in your body and stop there.',
          hi: 'अच्छे दिनों में ग़ुस्सा कम, थकान में ज़्यादा; शरीर में उसका पहला इशारा पहचानें और वहीं रुकें।',
        },
      },
      patience: {
        oracle: {
          en: 'Your anger asks for steady work now: it will not leave by itself, and it does lessen with practice or a counsellor.',
          hi: 'ग़ुस्से पर अभी लगातार काम चाहिए: अपने आप नहीं जाएगा, पर अभ्यास या काउंसलर की मदद से घटता है।',
        },
        astra: {
          en: 'This anger weighs on you most of all; don’t fight it alone, for it can be learnt, like driving.',
          hi: 'यह ग़ुस्सा सबसे ज़्यादा मन को ही थकाता है; अकेले न जूझें, इसे सँभालना गाड़ी चलाने की तरह सीखा जाता है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Your anger comes because you feel unheard and hold things in too long; then a small matter lets it all out.',
        hi: 'ग़ुस्सा इसलिए आता है कि मन की बात सुनी नहीं जाती और देर तक भीतर रहती है; फिर छोटी बात पर सब निकलता है।',
      },
      astra: {
        en: 'You get angry quickly because you care much and rest little; under it there is mostly hurt or tiredness.',
        hi: 'ग़ुस्सा जल्दी इसलिए आता है कि परवाह ज़्यादा है और आराम कम; उसके नीचे अक्सर चोट या थकान होती है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Leave the room at the first heat, drink water, and answer after ten slow breaths.',
        hi: 'पहली गर्मी पर ही कमरे से बाहर जाएँ, पानी पिएँ, और दस धीमी साँसों के बाद जवाब दें।',
      },
      {
        en: 'Say “I am getting angry” aloud; it takes away half of its force.',
        hi: '“मुझे ग़ुस्सा आ रहा है” बोलकर कहें; आधा ज़ोर वहीं घट जाता है।',
      },
      {
        en: 'Walk fast or play something sweaty every day.',
        hi: 'रोज़ तेज़ चलें या कोई ऐसा खेल खेलें जिसमें पसीना आए।',
      },
      {
        en: 'If it does not lessen, a few meetings with a counsellor teach this quickly; Tele-MANAS 14416 is free.',
        hi: 'फिर भी कम न हो तो काउंसलर से कुछ मुलाक़ातें काफ़ी मदद करती हैं; टेली-मानस 14416 मुफ़्त है।',
      },
    ],
  },
  'anxious-mind': {
    outlook: {
      yes: {
        oracle: {
          en: 'This restlessness of mind is likely to ease, and peace comes more readily from {from} to {to}.',
          hi: 'मन की यह बेचैनी कम होने के आसार हैं, और {from} से {to} तक शांति आसानी से मिलेगी।',
        },
        astra: {
          en: 'Your mind will find its calm; I see the worry loosening between {from} and {to}.',
          hi: 'मन को चैन मिलेगा; {from} से {to} के बीच यह घबराहट ढीली पड़ती दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'The worry and overthinking will take some time to settle; a calmer stretch is {from} to {to}.',
          hi: 'चिंता और ज़्यादा सोचने की आदत शांत होने में समय लगेगा; सुकून का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'It won’t always race like this in your head; between {from} and {to} the mind grows quieter.',
          hi: 'दिमाग़ हमेशा ऐसे नहीं दौड़ेगा; {from} से {to} के बीच मन शांत होता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The restlessness can settle by daily habits; the chart marks no day for it, so begin with sleep and breath.',
          hi: 'बेचैनी रोज़ की आदतों से कम हो सकती है; कोई तय दिन नहीं दिखता, शुरुआत नींद और साँस से करें।',
        },
        astra: {
          en: 'I can’t name the day your mind turns calm; small things done daily bring it, more than any waiting.',
          hi: 'मन किस दिन शांत होगा, यह बताना मुश्किल है; इंतज़ार से ज़्यादा, रोज़ की छोटी बातें काम करेंगी।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the mind stays restless, and that is no weakness; talk with a doctor or counsellor now, as anxiety can be treated well.',
          hi: 'अभी मन बेचैन रहेगा, और यह कमज़ोरी नहीं; डॉक्टर या काउंसलर से बात करें, घबराहट का इलाज अच्छा होता है।',
        },
        astra: {
          en: 'Just now worry has the upper hand, and you need not carry it alone; help for an anxious mind really works.',
          hi: 'अभी चिंता भारी है, पर इसे अकेले ढोना ज़रूरी नहीं; बेचैन मन के लिए मदद सच में काम करती है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Your mind is restless because it tries to be ready for everything; it is a watchful nature without rest, and no bad omen.',
        hi: 'मन इसलिए बेचैन है कि हर बात के लिए पहले से तैयार रहना चाहता है; यह सजग स्वभाव और आराम की कमी है, कोई अपशकुन नहीं।',
      },
      astra: {
        en: 'The worry comes since you feel deeply and think far ahead; it isn’t a sign that something bad will happen.',
        hi: 'चिंता इसलिए आती है कि मन गहरा महसूस करता है और दूर तक सोचता है; यह किसी बुरी बात का इशारा नहीं।',
      },
    },
    advice: [
      {
        en: 'Breathe out longer than in, for five minutes, morning and night.',
        hi: 'सुबह और रात पाँच मिनट साँस लेने से ज़्यादा देर में साँस छोड़ें।',
      },
      {
        en: 'Keep a worry time: write the fears at six in the evening, and send them there when they come earlier.',
        hi: 'चिंता का एक समय रखें: शाम छह बजे लिखें, उससे पहले आए तो वहीं के लिए टाल दें।',
      },
      {
        en: 'Less tea and coffee after noon, and no news or reels in bed.',
        hi: 'दोपहर के बाद चाय-कॉफ़ी कम करें, और बिस्तर में ख़बरें या रील न देखें।',
      },
      {
        en: 'If it stops your work or sleep, Tele-MANAS 14416 is free, day and night.',
        hi: 'काम या नींद रुकने लगे तो टेली-मानस 14416 पर दिन-रात मुफ़्त बात हो सकती है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
