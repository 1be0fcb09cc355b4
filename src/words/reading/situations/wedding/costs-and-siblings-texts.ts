import type { SituationTexts } from '../situation-texts.ts'

export const costsAndSiblingsTexts = {
  'wedding-cost': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The money for the wedding should come together in time; the easier stretch is {from} to {to}.',
          hi: 'शादी का पैसा समय पर जुड़ जाना चाहिए; आसान समय {from} से {to} तक है।',
        },
        astra: {
          en: 'You’ll manage it with honour, I feel; between {from} and {to} help comes and dues return.',
          hi: 'इज़्ज़त से निभ जाएगा, ऐसा लगता है; {from} से {to} के बीच मदद भी आएगी और बक़ाया भी।',
        },
      },
      later: {
        oracle: {
          en: 'It can be managed, if the date is set for {from} to {to} and not before.',
          hi: 'निभ जाएगा, अगर तारीख़ पहले नहीं, {from} से {to} के बीच रखें।',
        },
        astra: {
          en: 'A little later is lighter on the pocket: from {from} to {to} the purse is fuller.',
          hi: 'थोड़ा रुककर करना जेब पर हल्का है: {from} से {to} के बीच हाथ खुला रहेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'It is affordable in a small form: what you have is enough for a good wedding, and not for a show.',
          hi: 'सादे ढंग से निभ जाएगा: जितना है उतने में अच्छी शादी हो सकती है, दिखावा नहीं।',
        },
        astra: {
          en: 'Two hundred guests less and one loan less: that is how this wedding stays a joy.',
          hi: 'दो सौ मेहमान कम, एक क़र्ज़ कम: यह शादी ऐसे ही ख़ुशी रहेगी।',
        },
      },
      hard: {
        oracle: {
          en: 'A loan for it would press for years; keep it to what is in hand, or put it off until it is.',
          hi: 'इसके लिए क़र्ज़ बरसों दबाएगा; जितना हाथ में है उतने में करें, या तब तक रुकें।',
        },
        astra: {
          en: 'Please don’t mortgage land or gold for one evening; a temple or a registrar gives the same blessing.',
          hi: 'एक शाम के लिए ज़मीन या सोना गिरवी न रखें; मंदिर या रजिस्ट्रार के यहाँ भी वही आशीर्वाद है।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'The purse carries this wedding if the list is written first: fix the total, and then the hall.',
          hi: 'ख़र्च निभ जाएगा, अगर पहले हिसाब लिखें: पहले कुल रक़म तय करें, फिर हॉल।',
        },
        astra: {
          en: 'Money won’t be what spoils it; spend on food and on the two of them, and little on lights.',
          hi: 'पैसा इसमें रुकावट नहीं बनेगा; खाने और जोड़े पर ख़र्च करें, रोशनी पर कम।',
        },
      },
      mixed: {
        oracle: {
          en: 'Expect a quarter more than you plan; keep that aside before the first advance is paid.',
          hi: 'सोच से एक चौथाई ज़्यादा लगेगा; पहली पेशगी देने से पहले उतना अलग रख लें।',
        },
        astra: {
          en: 'It will be tight and yet it will do; share the bill openly with the other side.',
          hi: 'हाथ तंग रहेगा, पर हो जाएगा; ख़र्च दूसरे पक्ष से खुलकर बाँटें।',
        },
      },
      patience: {
        oracle: {
          en: 'Now is no time for a big wedding on borrowed money: a small one, or after the next harvest or bonus.',
          hi: 'अभी उधार पर बड़ी शादी का समय नहीं: छोटी करें, या अगली फ़सल या बोनस के बाद।',
        },
        astra: {
          en: 'Let it be small; nobody remembers the fifth sweet, and the instalments you’d remember every month.',
          hi: 'छोटी ही रखिए; पाँचवीं मिठाई किसी को याद नहीं रहती, किस्त हर महीने याद आएगी।',
        },
      },
    },
    advice: [
      {
        en: 'Write three columns today: must, good to have, only for people; strike out the third.',
        hi: 'आज तीन ख़ाने बनाएँ: ज़रूरी, हो तो अच्छा, सिर्फ़ लोगों के लिए; तीसरा काट दें।',
      },
      {
        en: 'If you must borrow, a bank’s personal or gold loan with a written rate, never a moneylender, and no instalment above a fifth of the income.',
        hi: 'उधार लेना ही हो तो बैंक का पर्सनल या गोल्ड लोन, लिखी दर पर; साहूकार से नहीं, और किस्त आमदनी के पाँचवें हिस्से से कम।',
        for: ['loan'],
      },
      {
        en: 'Ask at the block or social welfare office for the state’s wedding help for daughters: many states pay it, and before the date.',
        hi: 'ब्लॉक या समाज कल्याण कार्यालय में बेटी की शादी की सरकारी सहायता पूछें: कई राज्य देते हैं, आवेदन तारीख़ से पहले।',
        for: ['parent', 'office', 'wedding', 'meeting'],
      },
      {
        en: 'Marry on a weekday or by day: hall and caterer come a third cheaper.',
        hi: 'शादी सप्ताह के बीच या दिन में रखें: हॉल और हलवाई एक तिहाई सस्ते पड़ते हैं।',
      },
    ],
  },
  'sibling-wedding': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Your sibling’s wedding is in sight: between {from} and {to} it should be fixed.',
          hi: 'शादी का समय पास दिखता है: {from} से {to} के बीच बात पक्की होनी चाहिए।',
        },
        astra: {
          en: 'I see you dancing at that wedding; the match should close between {from} and {to}.',
          hi: 'आप उस शादी में नाचते दिखते हैं; रिश्ता {from} से {to} के बीच जुड़ना चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'It comes after some waiting; the better time for your sibling’s match is {from} to {to}.',
          hi: 'थोड़े इंतज़ार के बाद; रिश्ते का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'It takes a little longer: {from} to {to} is the time in which a match can be settled.',
          hi: 'थोड़ी देर और है: रिश्ता {from} से {to} के बीच पक्का हो सकता है।',
        },
      },
      slow: {
        oracle: {
          en: 'It is slow and not denied; no time stands out yet, and pressing at home makes it slower.',
          hi: 'देर है, मनाही नहीं; अभी कोई समय अलग नहीं दिखता, और घर का दबाव देर बढ़ाता है।',
        },
        astra: {
          en: 'The day isn’t written clearly; be the one at home who asks about them and not about the wedding.',
          hi: 'दिन अभी साफ़ नहीं; घर में वह बनिए जो शादी का नहीं, उनका हाल पूछे।',
        },
      },
      hard: {
        oracle: {
          en: 'Just now it stands still; don’t tie your own plans to it, and let no hurried match be made.',
          hi: 'अभी बात ठहरी है; अपने काम इससे न बाँधें, और जल्दबाज़ी में रिश्ता न होने दें।',
        },
        astra: {
          en: 'These months are dry for it, I feel; your sibling needs a friend at home more than another biodata.',
          hi: 'ये महीने इसमें सूखे लगते हैं; उन्हें एक और बायोडाटा से ज़्यादा घर में एक दोस्त चाहिए।',
        },
      },
    },
    why: {
      oracle: {
        en: 'It is held up by too many opinions at home and too few honest talks with the one who is to marry.',
        hi: 'देर इसलिए कि घर में राय बहुत हैं और जिसकी शादी है उससे खुली बात कम।',
      },
      astra: {
        en: 'Nothing is wrong with them; each match was looked at with somebody else’s eyes.',
        hi: 'उनमें कोई कमी नहीं; हर रिश्ता किसी और की नज़र से देखा गया।',
      },
    },
    advice: [
      {
        en: 'Ask your brother or sister, alone, whether there is somebody already or a wish nobody has heard.',
        hi: 'भाई या बहन से अकेले में पूछें कि कोई पसंद है, या कोई बात जो किसी ने सुनी नहीं।',
      },
      {
        en: 'Take over one job from your parents: the profile and photos online, or the calls on Sunday.',
        hi: 'माता-पिता से एक काम अपने ऊपर लें: ऑनलाइन प्रोफ़ाइल और फ़ोटो, या रविवार के फ़ोन।',
      },
      {
        en: 'If your own wedding waits for it, say so at home kindly and ask for a date after which nobody waits.',
        hi: 'अपनी शादी इसी पर रुकी हो तो घर में प्यार से कहें और एक समय तय कराएँ जिसके बाद रुकना नहीं।',
        for: ['wedding', 'meeting'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
