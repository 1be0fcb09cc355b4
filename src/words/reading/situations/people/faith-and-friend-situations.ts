import type { SituationTexts } from '../situation-texts.ts'

export const faithAndFriendSituationTexts = {
  'friend-true': {
    state: {
      favourable: {
        oracle: {
          en: 'Your friends are likely to be mostly true to you; a small jealousy may be there, and betrayal is not what the chart shows.',
          hi: 'आपके दोस्त ज़्यादातर सच्चे होने के आसार हैं; थोड़ी जलन हो सकती है, पर धोखा कुंडली में नहीं दिखता।',
        },
        astra: {
          en: 'I would trust this friendship; what feels like jealousy looks more like a bad day than a bad heart.',
          hi: 'इस दोस्ती पर भरोसा किया जा सकता है; जो जलन लगती है, वह बुरे दिल से ज़्यादा बुरा दिन लगता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Among your friends some are true and some come for their own use; the chart can’t name which, time of need does.',
          hi: 'दोस्तों में कुछ सच्चे हैं और कुछ मतलब के; कौन, यह कुंडली नहीं, मुश्किल समय बताता है।',
        },
        astra: {
          en: 'I’d keep this friend and keep some things to myself: affection is there, and a little envy with it.',
          hi: 'दोस्ती रखें और कुछ बातें अपने तक रखें: लगाव भी है, और थोड़ी जलन भी।',
        },
      },
      patience: {
        oracle: {
          en: 'Be careful with trust among friends for now: the chart shows mixed company, so share plans and secrets with few.',
          hi: 'अभी दोस्तों पर भरोसा सँभलकर करें: संगत मिली-जुली दिखती है, योजनाएँ और राज़ कम लोगों को बताएँ।',
        },
        astra: {
          en: 'Your unease about this friend is worth hearing; no accusing, only a step back, and see who comes after you.',
          hi: 'इस दोस्त को लेकर मन की खटक सुनने लायक है; इल्ज़ाम न लगाएँ, बस थोड़ा पीछे हटें और देखें कौन साथ आता है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Tell the friend one small thing in confidence, and see whether it stays with them.',
        hi: 'दोस्त को एक छोटी बात राज़ में बताएँ, और देखें कि बाहर जाती है या नहीं।',
      },
      {
        en: 'Notice who is glad when something goes well for you; that shows more than help in trouble.',
        hi: 'देखें कि आपकी ख़ुशी में कौन ख़ुश होता है; मुश्किल में मदद से भी ज़्यादा यह बताता है।',
      },
      {
        en: 'Ask directly about what you heard, before you believe the one who told you.',
        hi: 'जो सुना है, सुनाने वाले पर भरोसा करने से पहले सीधे पूछ लें।',
      },
      {
        en: 'Lend neither money nor passwords to test a friendship.',
        hi: 'दोस्ती परखने के लिए न पैसे उधार दें, न पासवर्ड।',
      },
    ],
  },
  vow: {
    state: {
      favourable: {
        oracle: {
          en: 'Your vow still stands and can be fulfilled with an easy mind; nothing in your life is held up as a punishment for the delay.',
          hi: 'आपकी मन्नत अब भी पूरी की जा सकती है, निश्चिंत रहें; देर होने से कोई काम सज़ा के तौर पर नहीं रुकता।',
        },
        astra: {
          en: 'Keep the vow when you can, with love and no fear: God does not hold a grudge over a late mannat.',
          hi: 'मन्नत जब हो सके प्यार से पूरी करें, डर से नहीं: देर की मन्नत पर भगवान नाराज़ नहीं होते।',
        },
      },
      mixed: {
        oracle: {
          en: 'An unfinished vow does not bring bad luck; fulfil it in the way you can now, or a smaller way, and let the guilt go.',
          hi: 'अधूरी मन्नत से बुरा नहीं होता; जैसे अभी हो सके वैसे पूरी करें, छोटे रूप में भी, और मन का बोझ छोड़ दें।',
        },
        astra: {
          en: 'Don’t blame the mannat for what is stuck; still, fulfilling it will lighten you, so choose a simple day and go.',
          hi: 'जो काम अटका है वह मन्नत की वजह से नहीं; फिर भी उसे पूरा करने से मन हल्का होगा, तो एक सीधा-सा दिन चुनें।',
        },
      },
      patience: {
        oracle: {
          en: 'Your troubles do not come from the vow; if you can’t keep it now, say so in prayer and promise a time you can manage.',
          hi: 'आपकी परेशानियाँ मन्नत की वजह से नहीं हैं; अभी पूरी न हो सके तो प्रार्थना में कह दें और जो निभ सके वह समय तय करें।',
        },
        astra: {
          en: 'Please don’t fear the vow that waits; ask pardon in your own words, and do a small part of it at home.',
          hi: 'रुकी हुई मन्नत से न डरें; अपने शब्दों में क्षमा माँगें और उसका छोटा हिस्सा घर पर ही कर दें।',
        },
      },
    },
    tells: 'advice',
    advice: [
      {
        en: 'Write down what exactly was promised, and ask the temple or dargah whether it can be done in parts or by somebody else.',
        hi: 'लिखें कि ठीक-ठीक क्या माना था, और मंदिर या दरगाह से पूछें कि वह हिस्सों में या किसी और के हाथ हो सकता है या नहीं।',
      },
      {
        en: 'Set a month and put a little money aside for it, so that it stops waiting in your mind.',
        hi: 'एक महीना तय करें और उसके लिए थोड़े पैसे अलग रखें, ताकि बात मन में न अटकी रहे।',
      },
      {
        en: 'Until then light a lamp or help one hungry person, and say that it is for the vow.',
        hi: 'तब तक एक दीया जलाएँ या किसी भूखे की मदद करें, और कहें कि यह उसी मन्नत के लिए है।',
      },
      {
        en: 'Give nothing to a person who says that your bad luck comes from the vow and offers to lift it.',
        hi: 'जो कहे कि मन्नत की वजह से बुरा हो रहा है और पैसे लेकर हटा देगा, उसे कुछ न दें।',
      },
    ],
  },
  'parents-pilgrimage': {
    outlook: {
      yes: {
        oracle: {
          en: 'You can take the elders on this pilgrimage, and the good time for it is from {from} to {to}.',
          hi: 'बड़ों को तीर्थ कराना हो सकता है, और अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Yes, take them on the pilgrimage; {from} to {to} looks kind for the road, within the season in which the shrine is open.',
          hi: 'हाँ, उन्हें तीर्थ पर ले जाएँ; {from} से {to} तक का समय यात्रा के लिए अच्छा है, बस कपाट खुले हों।',
        },
      },
      later: {
        oracle: {
          en: 'The pilgrimage of your elders is better a little later; plan it between {from} and {to}, in the open season of the shrine.',
          hi: 'बड़ों की तीर्थ यात्रा थोड़ा बाद में अच्छी रहेगी; कपाट खुलने का ध्यान रखकर {from} से {to} के बीच जाएँ।',
        },
        astra: {
          en: 'I would wait some time with their pilgrimage; from {from} to {to} the journey looks easier on them.',
          hi: 'उनके तीर्थ के लिए थोड़ा रुकना अच्छा है; {from} से {to} तक यात्रा उनके लिए आसान दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'The elders’ pilgrimage can be made whenever health and season allow; the chart marks no special time.',
          hi: 'बड़ों का तीर्थ जब सेहत और मौसम साथ दें, तब हो सकता है; कुंडली कोई ख़ास समय नहीं दिखाती।',
        },
        astra: {
          en: 'Take them when their knees and the weather say yes; I see no time that is better than another for this pilgrimage.',
          hi: 'जब घुटने और मौसम हाँ कहें, उन्हें ले जाएँ; इस तीर्थ के लिए कोई समय दूसरे से बेहतर नहीं दिखता।',
        },
      },
      hard: {
        oracle: {
          en: 'At present a long pilgrimage may tire the elders; a nearer shrine and a short stay would serve them better.',
          hi: 'अभी लंबा तीर्थ बड़ों को थका सकता है; पास का कोई धाम और छोटी यात्रा उनके लिए बेहतर है।',
        },
        astra: {
          en: 'Just now I’d choose a small pilgrimage close to home for them; the great one can come when the time is easier.',
          hi: 'अभी उनके लिए घर के पास का छोटा तीर्थ ठीक है; बड़ी यात्रा आसान समय में हो जाएगी।',
        },
      },
    },
    advice: [
      {
        en: 'Have a doctor look at heart, pressure and knees before booking, above all for the mountains.',
        hi: 'बुकिंग से पहले दिल, बीपी और घुटने दिखा लें, ख़ासकर पहाड़ की यात्रा हो तो।',
      },
      {
        en: 'Book pony, palki, helicopter or ropeway and a ground-floor room beforehand.',
        hi: 'घोड़ा, पालकी, हेलीकॉप्टर या रोपवे और नीचे की मंज़िल का कमरा पहले से बुक करें।',
      },
      {
        en: 'Plan a rest day after every travel day, and carry the medicines in the hand bag.',
        hi: 'हर यात्रा वाले दिन के बाद एक दिन आराम का रखें, और दवाएँ हाथ के बैग में रखें।',
      },
      {
        en: 'Do the registration on the official site only; many false ones take money.',
        hi: 'रजिस्ट्रेशन सिर्फ़ सरकारी साइट पर करें; नक़ली साइटें पैसे ले लेती हैं।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
