import type { SituationTexts } from '../situation-texts.ts'

export const lostSituationTexts = {
  'lost-thing': {
    state: {
      favourable: {
        oracle: {
          en: 'What you lost is likely to be found, and nearer than you think: look again where you last had it in hand.',
          hi: 'खोई हुई चीज़ मिलने की उम्मीद अच्छी है, और सोच से पास में: जहाँ आख़िरी बार हाथ में थी, वहीं फिर देखें।',
        },
        astra: {
          en: 'I feel you will find it; go back in your mind to the last hour you had it, and search that one place fully.',
          hi: 'मिल जाने की उम्मीद है; याद करें कि आख़िरी बार कब पास थी, और वही जगह पूरी तरह खोजें।',
        },
      },
      mixed: {
        oracle: {
          en: 'What you lost may be found with a patient search; the chart leans to its being at home or with someone you know.',
          hi: 'खोई चीज़ सब्र से खोजने पर मिल सकती है; कुंडली घर में या किसी पहचान वाले के पास होने की ओर झुकती है।',
        },
        astra: {
          en: 'There is a fair chance of finding it; ask the people who were around before you think of a thief.',
          hi: 'मिलने की ठीक-ठाक उम्मीद है; चोर सोचने से पहले उन लोगों से पूछें जो आस-पास थे।',
        },
      },
      patience: {
        oracle: {
          en: 'The chart gives little hope that what you lost comes back soon, so secure what goes with it and report it.',
          hi: 'खोई चीज़ जल्दी मिलने की उम्मीद कम दिखती है, इसलिए रिपोर्ट लिखाएँ और उससे जुड़ी चीज़ें सुरक्षित कर लें।',
        },
        astra: {
          en: 'I can’t give you much hope of finding it just now; report the loss, and don’t be hard on yourself over it.',
          hi: 'अभी मिलने की ज़्यादा उम्मीद नहीं दिखती; गुम होने की रिपोर्ट करा दें, और ख़ुद को न कोसें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Search in small squares: bags, pockets of washed clothes, behind the bed, the bathroom shelf, the car seat.',
        hi: 'एक-एक कोना देखें: बैग, धुले कपड़ों की जेब, पलंग के पीछे, बाथरूम की शेल्फ़, गाड़ी की सीट।',
      },
      {
        en: 'Ask everyone who was there kindly and without accusing; a chart names no thief.',
        hi: 'जो-जो वहाँ थे उनसे प्यार से पूछें, इल्ज़ाम न लगाएँ; कुंडली किसी चोर का नाम नहीं बताती।',
      },
      {
        en: 'For something lost at a wedding, a hall or a journey call whoever cleaned up there today: the caretaker, the caterer, the parlour, the driver.',
        hi: 'शादी, जनवासे या सफ़र में खोई हो तो वहाँ की सफ़ाई करने वालों से आज ही बात करें: मैनेजर, टेंट और खाने वाले, पार्लर, गाड़ी का ड्राइवर।',
        for: ['wedding'],
      },
      {
        en: 'For a phone or cards block the SIM and cards at once, and report it on the CEIR portal or at the police station.',
        hi: 'फ़ोन या कार्ड हो तो सिम और कार्ड तुरंत बंद कराएँ, और CEIR पोर्टल या थाने में रिपोर्ट करें।',
      },
      {
        en: 'For papers take a lost report online and ask for a duplicate.',
        hi: 'काग़ज़ हों तो ऑनलाइन गुमशुदगी रिपोर्ट लेकर डुप्लीकेट के लिए आवेदन करें।',
      },
    ],
  },
  'missing-pet': {
    state: {
      favourable: {
        oracle: {
          en: 'There is good hope that your animal comes back or is found nearby, so keep searching close to home.',
          hi: 'आपका जानवर लौट आए या पास ही मिल जाए, इसकी अच्छी उम्मीद है, इसलिए घर के आस-पास खोजते रहें।',
        },
        astra: {
          en: 'Don’t give up on your little one: the chart is hopeful, and lost animals are mostly within a short walk.',
          hi: 'हिम्मत न हारें: कुंडली में आस दिखती है, और खोए जानवर ज़्यादातर पास में ही मिलते हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your animal may well be found, but by asking people rather than by waiting; somebody has likely seen it.',
          hi: 'आपका जानवर मिल सकता है, पर इंतज़ार से नहीं, लोगों से पूछने से; किसी ने ज़रूर देखा होगा।',
        },
        astra: {
          en: 'I see a fair chance that it comes home; go out at dawn and late evening, when it is quiet, and call it.',
          hi: 'उसके घर आने की ठीक उम्मीद है; सुबह-सुबह और देर शाम, जब शोर कम हो, उसे आवाज़ दें।',
        },
      },
      patience: {
        oracle: {
          en: 'The chart can’t say for sure, and hope of your animal’s return is slender, yet search wide and tell every shelter.',
          hi: 'पक्का नहीं कहा जा सकता, जानवर के लौटने की उम्मीद थोड़ी कम है, फिर भी दूर तक खोजें और हर शेल्टर को बताएँ।',
        },
        astra: {
          en: 'It hurts not to know where it is; I can’t promise its return, but many come home late, so keep the door and the search open.',
          hi: 'पता न हो कि वह कहाँ है तो बहुत दुखता है; लौटने का वादा नहीं, पर कई देर से लौट आते हैं, इसलिए खोज जारी रखें।',
        },
      },
    },
    tells: 'advice',
    advice: [
      {
        en: 'Put its photo and your number in all WhatsApp groups of the area and on shop walls.',
        hi: 'उसकी फ़ोटो और अपना नंबर इलाक़े के व्हाट्सऐप ग्रुप और दुकानों पर लगाएँ।',
      },
      {
        en: 'Ask guards, tea stalls, milkmen and sweepers within two kilometres, with the photo in hand.',
        hi: 'दो किलोमीटर तक गार्ड, चाय वालों, दूध वालों और सफ़ाई वालों से फ़ोटो दिखाकर पूछें।',
      },
      {
        en: 'Leave its blanket, food and water outside your door at night.',
        hi: 'रात को दरवाज़े के बाहर उसका कपड़ा, खाना और पानी रखें।',
      },
      {
        en: 'Call the shelters, vets and the municipality in your area, and again every second day.',
        hi: 'इलाक़े के शेल्टर, पशु डॉक्टर और नगर निगम को फ़ोन करें, और हर दूसरे दिन फिर पूछें।',
      },
    ],
  },
  'ill-animal': {
    state: {
      favourable: {
        oracle: {
          en: 'The vet comes first for your ill animal; the chart is hopeful for what is in your care, so give the treatment with good heart.',
          hi: 'बीमार जानवर के लिए पहले पशु डॉक्टर; कुंडली में उम्मीद अच्छी दिखती है, इसलिए मन से इलाज कराएँ।',
        },
        astra: {
          en: 'Take it to the vet without waiting; I see good hope for your animal, and your care is part of the cure.',
          hi: 'देर किए बिना पशु डॉक्टर को दिखाएँ; आपके जानवर के लिए अच्छी उम्मीद है, और आपकी देखभाल भी इलाज है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Show your ill animal to the vet first, who can say far more than a chart; yours shows hope, with patience.',
          hi: 'बीमार जानवर को पहले पशु डॉक्टर को दिखाएँ, वे कुंडली से ज़्यादा बता सकते हैं; उम्मीद है, पर सब्र चाहिए।',
        },
        astra: {
          en: 'Animals can’t say what hurts, so let a vet look today; there is hope for it, with some days of care.',
          hi: 'जानवर बता नहीं पाता कि कहाँ दर्द है, इसलिए आज ही पशु डॉक्टर को दिखाएँ; देखभाल से ठीक होने की उम्मीद है।',
        },
      },
      patience: {
        oracle: {
          en: 'Only the vet can say how your ill animal will fare; the chart asks you for patience and gives no outcome.',
          hi: 'बीमार जानवर का आगे क्या होगा, यह पशु डॉक्टर ही बता सकते हैं; कुंडली नतीजा नहीं बताती, सब्र माँगती है।',
        },
        astra: {
          en: 'I know how it feels to watch an ill animal; ask the vet plainly, keep it comfortable, and know that you are doing right by it.',
          hi: 'बीमार जानवर को देखना बहुत भारी होता है; डॉक्टर से साफ़ पूछें, उसे आराम में रखें, उसके लिए जो हो रहा है, ठीक हो रहा है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'An animal falls ill, eats less or gives less milk for a cause in its body, and a vet can find it; it is no one’s evil eye.',
        hi: 'जानवर का बीमार होना, कम खाना या कम दूध देना शरीर की वजह से है, जो पशु डॉक्टर पकड़ लेंगे; यह किसी की नज़र नहीं।',
      },
      astra: {
        en: 'There’s no evil eye behind it: your animal has some trouble it can’t tell you of, so let a vet look at it.',
        hi: 'इसके पीछे किसी की नज़र नहीं: उसे कोई तकलीफ़ है जो वह बता नहीं पाता, इसलिए पशु डॉक्टर को दिखाएँ।',
      },
    },
    tells: 'advice',
    advice: [
      {
        en: 'Call a vet the same day; for cattle most states have a free helpline and vans that come to the farm.',
        hi: 'उसी दिन पशु डॉक्टर को बुलाएँ; गाय-भैंस के लिए ज़्यादातर राज्यों में मुफ़्त हेल्पलाइन और घर तक आने वाली वैन है।',
      },
      {
        en: 'Give no human medicine: some common tablets poison a dog or a cat.',
        hi: 'इंसानों की दवा न दें: कुछ आम गोलियाँ कुत्ते-बिल्ली के लिए ज़हर होती हैं।',
      },
      {
        en: 'Note since when it does not eat, drink or pass water, and tell the vet just that.',
        hi: 'लिख लें कि कब से खाना, पानी या पेशाब बंद है, और डॉक्टर को यही बताएँ।',
      },
      {
        en: 'Keep it in a quiet, dry place apart from other animals, with clean water near.',
        hi: 'उसे बाक़ी जानवरों से अलग, शांत और सूखी जगह रखें, साफ़ पानी पास रखें।',
      },
    ],
  },
  'pet-died': {
    state: {
      favourable: {
        oracle: {
          en: 'Your animal had a good home with you; its death is no bad sign, and the chart shows that this grief will soften.',
          hi: 'आपके साथी को आपके पास अच्छा घर मिला; उसका जाना कोई अपशकुन नहीं, और कुंडली में यह दुख हल्का होता दिखता है।',
        },
        astra: {
          en: 'Losing an animal is losing one of the family; there is no omen in it, its love stays with you and the pain grows lighter.',
          hi: 'जानवर का जाना घर के सदस्य का जाना है; इसमें कोई अपशकुन नहीं, उसका प्यार साथ रहेगा और दर्द हल्का होगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your animal’s death is no sign against your home, and nobody’s fault; this sorrow eases by and by.',
          hi: 'आपके जानवर का जाना घर के लिए अपशकुन नहीं और किसी की ग़लती नहीं; मन धीरे-धीरे सँभलेगा।',
        },
        astra: {
          en: 'Please don’t search for a bad omen in your animal’s going, only for the good days you gave each other.',
          hi: 'उसके जाने में अपशकुन न ढूँढें, बस वे अच्छे दिन याद रखें जो साथ बीते।',
        },
      },
      patience: {
        oracle: {
          en: 'Grieve your animal as long as you need; its death was no omen, and none of it was your fault.',
          hi: 'अपने जानवर के लिए जितना मन हो शोक करें; उसका जाना अपशकुन नहीं, और इसमें आपकी कोई ग़लती नहीं थी।',
        },
        astra: {
          en: 'This hurts deeply; please don’t blame yourself for your animal’s death or read a sign into it, you gave it love until the end.',
          hi: 'यह बहुत गहरा दुख है; उसके जाने का इल्ज़ाम ख़ुद पर न लें, न इसे अपशकुन मानें, आपने आख़िर तक उसे प्यार दिया।',
        },
      },
    },
    why: {
      oracle: {
        en: 'An animal’s death comes from illness or age, and it is no omen and nobody’s fault.',
        hi: 'जानवर का जाना बीमारी या उम्र से होता है, यह अपशकुन नहीं और किसी की ग़लती नहीं।',
      },
      astra: {
        en: 'There is no curse behind an animal’s going: its time was simply short, and your love was long.',
        hi: 'जानवर के जाने के पीछे कोई श्राप नहीं: बस उसकी उम्र छोटी थी और आपका प्यार बड़ा।',
      },
    },
    tells: 'advice',
    advice: [
      {
        en: 'Say goodbye in your own way: a plant over the place, a photo, a prayer.',
        hi: 'अपने तरीक़े से विदा करें: उस जगह एक पौधा, एक फ़ोटो, एक प्रार्थना।',
      },
      {
        en: 'Let the children ask and cry; tell them the plain truth gently.',
        hi: 'बच्चों को पूछने और रोने दें; उन्हें सच प्यार से बता दें।',
        for: ['parent'],
      },
      {
        en: 'Take a new animal only when it is for itself and not to fill the gap.',
        hi: 'नया जानवर तब ही लाएँ जब मन उसके लिए हो, ख़ाली जगह भरने के लिए नहीं।',
      },
      {
        en: 'Give its food and things to a shelter when you feel ready.',
        hi: 'मन तैयार हो तो उसका खाना और सामान किसी शेल्टर को दे दें।',
      },
    ],
  },
  'new-cattle': {
    outlook: {
      yes: {
        oracle: {
          en: 'A new cow or buffalo is likely to bring good milk and gain; buy it between {from} and {to}.',
          hi: 'नई गाय या भैंस से दूध और फ़ायदा अच्छा होने की उम्मीद है; {from} से {to} के बीच लाएँ।',
        },
        astra: {
          en: 'Yes, bring the animal home: with {from} to {to} as the time, a cow or buffalo should do well in your yard.',
          hi: 'हाँ, पशु घर ले आइए: {from} से {to} तक लाई गई गाय या भैंस आपके आँगन में अच्छी चलेगी।',
        },
      },
      later: {
        oracle: {
          en: 'A new cow or buffalo is better bought a little later, in the stretch from {from} to {to}.',
          hi: 'नई गाय या भैंस थोड़ा बाद में लेना बेहतर है, {from} से {to} तक।',
        },
        astra: {
          en: 'Wait for a better animal and price; between {from} and {to} a cow or buffalo should pay you back.',
          hi: 'अच्छे पशु और दाम का इंतज़ार करें; {from} से {to} के बीच ली हुई गाय या भैंस ख़र्च निकाल देगी।',
        },
      },
      slow: {
        oracle: {
          en: 'A cow or buffalo can pay if fodder and milk price are in your favour; the chart marks no special time.',
          hi: 'चारा और दूध का दाम साथ दे तो गाय या भैंस फ़ायदा देगी; कुंडली ख़ास समय नहीं दिखाती।',
        },
        astra: {
          en: 'You can buy the animal when you find a sound one; I see small, steady gain from cattle and no fixed time.',
          hi: 'अच्छा पशु मिले तो लेना ठीक है; पशु से छोटा पर लगातार फ़ायदा दिखता है, तय समय नहीं।',
        },
      },
      hard: {
        oracle: {
          en: 'At present money in a new cow or buffalo is at risk; care for the ones you have.',
          hi: 'अभी नई गाय या भैंस में पैसा फँसने का डर है; जो पशु पास हैं उन्हीं पर ध्यान दें।',
        },
        astra: {
          en: 'I would not buy another cow or buffalo now; feed and treat the present ones well first.',
          hi: 'अभी और गाय या भैंस न लें; पहले जो हैं उनके चारे और इलाज पर ध्यान दें।',
        },
      },
    },
    advice: [
      {
        en: 'See two milkings yourself before you pay, and have a vet look at teeth, udder and feet.',
        hi: 'पैसे देने से पहले दो बार दूध ख़ुद निकलवाकर देखें, और डॉक्टर से दाँत, थन और पैर की जाँच कराएँ।',
      },
      {
        en: 'Ask for the ear tag and vaccination, and insure the animal from the first day.',
        hi: 'कान का टैग और टीके पूछें, और पहले दिन से पशु का बीमा कराएँ।',
      },
      {
        en: 'Count fodder for the dry months before you add a head.',
        hi: 'पशु बढ़ाने से पहले सूखे महीनों के चारे का हिसाब लगा लें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
