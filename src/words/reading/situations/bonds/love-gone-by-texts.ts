import type { SituationTexts } from '../situation-texts.ts'

export const loveGoneByTexts = {
  'message-ex': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'You may send the first message: short, kind and asking for nothing, it is likely to be read well.',
          hi: 'पहला मैसेज आपकी ओर से जा सकता है: छोटा, नरम और बिना माँग का हो तो अच्छे मन से पढ़ा जाएगा।',
        },
        astra: {
          en: 'Write it, two honest lines, and then put the phone away; the answer will come more easily if it isn’t waited for.',
          hi: 'लिख दीजिए, दो सच्ची पंक्तियाँ, फिर फ़ोन रख दें; जिस जवाब का पहरा न हो, वह आसानी से आता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'One message is all right, a second without a reply is not; let the first be about peace, and not about coming back.',
          hi: 'एक मैसेज ठीक है, जवाब आए बिना दूसरा नहीं; पहला मैसेज सुलह का हो, लौटने का नहीं।',
        },
        astra: {
          en: 'You may reach out once, if you can bear silence as the answer; if you can’t yet, wait until you can.',
          hi: 'एक बार बात कीजिए, अगर जवाब में चुप्पी सह सकें; अभी न सह सकें तो उतने दिन रुक जाएँ।',
        },
      },
      patience: {
        oracle: {
          en: 'Better not to write for the present: it would open the wound in you sooner than the door in them.',
          hi: 'अभी मैसेज न करना बेहतर है: उनका मन खुलने से पहले अपना घाव खुल जाएगा।',
        },
        astra: {
          en: 'Keep the message in your drafts a few weeks; what comes from longing at night rarely reads well in the morning.',
          hi: 'मैसेज कुछ हफ़्ते ड्राफ़्ट में रहने दें; रात की तड़प में लिखा सुबह कम ही अच्छा लगता है।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Write it in the daytime, read it aloud once, and cut every “why”.',
        hi: 'दिन में लिखें, एक बार ज़ोर से पढ़ें, और हर “क्यों” काट दें।',
      },
      {
        en: 'If they have blocked you, that is an answer; don’t go round it by other numbers or friends.',
        hi: 'ब्लॉक किया हो तो वही जवाब है; दूसरे नंबर या दोस्तों से न कहलवाएँ।',
      },
      {
        en: 'If it was they who wrote, answer only what was asked, and after a night’s sleep.',
        hi: 'मैसेज उनका आया हो तो रात भर रुककर उतना ही जवाब दें जितना पूछा है।',
      },
    ],
  },
  'take-ex-back': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'Taking them back can work, if what broke it is named first: your chart leans towards a bond that mends.',
          hi: 'वापस अपनाना चल सकता है, बशर्ते पहले वह बात साफ़ हो जिससे टूटा था: कुंडली में जुड़ने की ओर झुकाव है।',
        },
        astra: {
          en: 'Your heart may open the door, halfway first; let three months of deeds open it the rest.',
          hi: 'दिल दरवाज़ा खोल सकता है, पहले आधा; बाक़ी तीन महीने का बर्ताव खोले।',
        },
      },
      mixed: {
        oracle: {
          en: 'Give the chance only with a condition you can see and count; if the sorry is only words, the old story will come again.',
          hi: 'मौक़ा दें तो ऐसी शर्त के साथ जो दिखे और गिनी जा सके; माफ़ी सिर्फ़ शब्दों की हो तो पुरानी कहानी लौटेगी।',
        },
        astra: {
          en: 'Ask yourself whether you miss the person or only dislike being alone; to the first say “slowly”, to the second say no.',
          hi: 'ख़ुद से पूछें कि उनकी कमी है या बस अकेलापन बुरा लगता है; पहली बात पर “धीरे-धीरे”, दूसरी पर ना।',
        },
      },
      patience: {
        oracle: {
          en: 'For now I would not go back: nothing shows that the reason for the break is gone.',
          hi: 'अभी लौटना ठीक नहीं लगता: जिस वजह से टूटा था, उसके जाने के आसार नहीं दिखते।',
        },
        astra: {
          en: 'Keep them waiting a while longer; whoever truly comes back will still be there when the hurt has cooled.',
          hi: 'अभी कुछ समय दरवाज़े पर ही रहने दें; जो सच में लौटता है, वह चोट ठंडी होने पर भी वहीं मिलेगा।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Ask them to say in their own words what went wrong, and listen for excuses.',
        hi: 'उनसे कहें कि अपने शब्दों में बताएँ ग़लती क्या थी, और सुनें कि बहाने कितने हैं।',
        for: ['meeting'],
      },
      {
        en: 'Keep home, money and family out of it until half a year has gone well.',
        hi: 'आधा साल अच्छा बीते तब तक घर, पैसा और परिवार को बीच में न लाएँ।',
      },
      {
        en: 'Where there was beating or threat, don’t go back without somebody who knows; the women’s helpline is 181.',
        hi: 'मारपीट या धमकी रही हो तो किसी को बताए बिना न लौटें; महिला हेल्पलाइन 181 है।',
      },
      {
        en: 'If another match waits, don’t keep both doors open past a month.',
        hi: 'दूसरा रिश्ता रुका हो तो एक महीने से ज़्यादा दोनों दरवाज़े खुले न रखें।',
      },
    ],
  },
  'ex-forgives': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Forgiveness is likely, and the time for saying sorry is {from} to {to}.',
          hi: 'माफ़ी मिलने के आसार हैं, और माफ़ी माँगने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I feel their anger softening; say your sorry between {from} and {to}, once and from the heart.',
          hi: 'ग़ुस्सा पिघलता लगता है; {from} से {to} के बीच एक बार दिल से माफ़ी माँगें।',
        },
      },
      later: {
        oracle: {
          en: 'They are not ready to forgive yet; hearts look softer between {from} and {to}.',
          hi: 'अभी माफ़ करने का मन नहीं बना; मन नरम होने का समय {from} से {to} के बीच ज़्यादा दिखता है।',
        },
        astra: {
          en: 'The hurt is still fresh; let it rest, and try with few words between {from} and {to}.',
          hi: 'चोट अभी ताज़ा है; उसे ठहरने दें, और {from} से {to} के बीच कम शब्दों में कोशिश करें।',
        },
      },
      slow: {
        oracle: {
          en: 'They may forgive in their own time, and no day can be named; your sorry must ask for nothing back.',
          hi: 'माफ़ी उनके अपने समय से मिलेगी, दिन नहीं बताया जा सकता; बदले में कुछ माँगे बिना माफ़ी माँगें।',
        },
        astra: {
          en: 'I can’t tell when they forgive; what I can tell is that you may put it right on your side today.',
          hi: 'कब माफ़ करेंगे, यह नहीं कहा जा सकता; पर अपनी ओर से बात आज ही सुधारी जा सकती है।',
        },
      },
      hard: {
        oracle: {
          en: 'Forgiveness doesn’t look near just now; accept that, change what hurt them, and don’t press.',
          hi: 'अभी माफ़ी पास नहीं दिखती; इसे मान लें, जिस बात से चोट लगी उसे बदलें, और दबाव न डालें।',
        },
        astra: {
          en: 'Perhaps not now, and that is their right; forgive yourself by becoming somebody who wouldn’t do it again.',
          hi: 'शायद अभी नहीं, और यह उनका हक़ है; ख़ुद को माफ़ करना है तो वैसे बनें जो यह दोबारा न करे।',
        },
      },
    },
    advice: [
      {
        en: 'Name exactly what you did; “sorry if you were hurt” is no sorry.',
        hi: 'जो किया उसे साफ़ नाम दें; “बुरा लगा हो तो सॉरी” कोई माफ़ी नहीं।',
      },
      {
        en: 'Say it once, by letter if they don’t want to talk.',
        hi: 'एक ही बार कहें, बात न करना चाहें तो लिखकर।',
      },
      {
        en: 'Return what is theirs: money, things, photos.',
        hi: 'जो उनका है लौटा दें: पैसे, सामान, तस्वीरें।',
      },
    ],
  },
  'who-sorry-first': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'You take the first step: it costs little, and the other is only waiting for a reason to come.',
          hi: 'पहल आप कर लें: इसमें कुछ जाता नहीं, सामने वाला बस आने का बहाना देख रहा है।',
        },
        astra: {
          en: 'Let it be you, with a smile and no speech; the stronger one goes first, and the ice here is thin.',
          hi: 'शुरुआत आपकी ओर से हो, मुस्कुराकर, बिना भाषण के; जो मज़बूत है वही पहले जाता है, और यहाँ बर्फ़ पतली है।',
        },
      },
      mixed: {
        oracle: {
          en: 'The other is likely to bend first, but not before a good week has gone by; if you can’t wait so long, begin with something small.',
          hi: 'झुकेंगे तो सामने वाले ही, पर हफ़्ता भर बाद; उतना न रुक सकें तो छोटी सी बात से शुरू करें।',
        },
        astra: {
          en: 'Neither wants to lose face; talk of dinner, a bill or the children, and nobody has to say the word.',
          hi: 'हारना कोई नहीं चाहता; खाने, बिल या बच्चों की बात छेड़ें, सॉरी कहना ही नहीं पड़ेगा।',
        },
      },
      patience: {
        oracle: {
          en: 'The first word will have to be yours, and not in these heated days; wait until you can say it without counting who was right.',
          hi: 'पहला शब्द आपको ही कहना होगा, पर इन गरम दिनों में नहीं; जब बिना हिसाब के कह सकें, तब कहें।',
        },
        astra: {
          en: 'They won’t come by themselves for a while, I’m afraid; say sorry for your own part alone and leave theirs to them.',
          hi: 'वे अभी ख़ुद नहीं आएँगे; अपने हिस्से की माफ़ी माँग लें, उनका हिस्सा उन पर छोड़ें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Say sorry for one thing you did, with no “but” after it.',
        hi: 'अपनी किसी एक बात की माफ़ी माँगें, उसके बाद “लेकिन” न लगाएँ।',
      },
      {
        en: 'Bring it up face to face, and not in a group or over text.',
        hi: 'बात आमने-सामने करें, ग्रुप या मैसेज में नहीं।',
      },
      {
        en: 'A cup of tea made for the other has ended many a quarrel.',
        hi: 'दूसरे के लिए बनाई एक कप चाय ने कई झगड़े ख़त्म किए हैं।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
