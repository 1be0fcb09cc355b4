import type { SituationTexts } from '../situation-texts.ts'

export const studyPlaceTexts = {
  'which-college': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'The better name and teachers are worth the fee or the distance here: take the stronger college for this course.',
          hi: 'यहाँ अच्छा नाम और अच्छे टीचर फ़ीस या दूरी के लायक़ हैं: इस कोर्स में जो कॉलेज मज़बूत है वही लें।',
        },
        astra: {
          en: 'Take the college that asks more; it will also give more back.',
          hi: 'जो कॉलेज ज़्यादा माँगता है वही लें; लौटाएगा भी वही ज़्यादा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Choose the course first and the college after it: a liked branch in a middling college beats a disliked one behind a big gate.',
          hi: 'पहले कोर्स चुनें, फिर कॉलेज: ठीक-ठाक कॉलेज में मनपसंद ब्रांच, बड़े नाम में बेमन की ब्रांच से अच्छी है।',
        },
        astra: {
          en: 'Of the two take the one with good seniors in that very branch; both lead on.',
          hi: 'दोनों में वह लें जहाँ उसी ब्रांच के अच्छे सीनियर हों; राह दोनों से निकलती है।',
        },
      },
      patience: {
        oracle: {
          en: 'Keep to the one that is nearer or costs less for now; the name can be made up at the next degree.',
          hi: 'अभी जो पास या कम ख़र्च वाला है वही लें; नाम की कमी अगली डिग्री में पूरी हो सकती है।',
        },
        astra: {
          en: 'I’d take the nearer or the cheaper one; no heavy loan for a name, aim high after the degree.',
          hi: 'पास वाला या कम ख़र्च वाला लेना ठीक लगता है; नाम के लिए भारी क़र्ज़ नहीं, ऊँचा निशाना डिग्री के बाद।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Ask three students of that very branch where the last batch got work.',
        hi: 'उसी ब्रांच के तीन छात्रों से पूछें कि पिछले बैच को काम कहाँ मिला।',
      },
      {
        en: 'Check the approval on the UGC or AICTE site, and the fee for all years with hostel.',
        hi: 'UGC या AICTE की साइट पर मान्यता देखें, और हॉस्टल समेत सब सालों की फ़ीस जोड़ें।',
      },
      {
        en: 'Spend half a day there on a working day, in the library and the canteen.',
        hi: 'किसी काम के दिन वहाँ आधा दिन बिताएँ, लाइब्रेरी और कैंटीन में।',
      },
      {
        en: 'Don’t give up one seat until the other is confirmed with a receipt.',
        hi: 'दूसरी सीट रसीद के साथ पक्की न हो, तब तक पहली न छोड़ें।',
      },
    ],
  },
  'hostel-or-home': {
    isOfAnother: true,
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'The hostel or a PG near the institute suits these studies; where tears are daily, visit each fortnight for two months and then look again.',
          hi: 'इस पढ़ाई के लिए हॉस्टल या संस्थान के पास PG रास आएगा; रोना रोज़ का हो तो दो महीने हर पंद्रह दिन पर मिलने जाएँ, फिर देखें।',
        },
        astra: {
          en: 'Let it be the hostel; a few tears in the first month, and then the room becomes a home.',
          hi: 'हॉस्टल ही ठीक है; पहले महीने थोड़ा रोना आएगा, फिर कमरा घर बन जाएगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Try it for one term before deciding: if sleep, food and marks hold, stay on; if not, come home without calling it defeat.',
          hi: 'फ़ैसले से पहले एक टर्म आज़माएँ: नींद, खाना और नंबर सँभलें तो रहें; न सँभलें तो घर आना हार नहीं।',
        },
        astra: {
          en: 'One term in the hostel first, I’d say; with a good roommate or an aunt in that town it settles.',
          hi: 'पहले एक टर्म हॉस्टल में; अच्छा साथी या उस शहर में कोई अपना हो तो मन लग जाएगा।',
        },
      },
      patience: {
        oracle: {
          en: 'For now home is better for the studies: the same lessons online or at a nearby centre, and the hostel next year.',
          hi: 'अभी पढ़ाई के लिए घर बेहतर है: वही कक्षाएँ ऑनलाइन या पास के सेंटर में, हॉस्टल अगले साल।',
        },
        astra: {
          en: 'Home, for now: someone who weeps each evening learns little, so bring the studies nearer.',
          hi: 'अभी घर ही: जो रोज़ शाम रोए वह कम सीखता है, पढ़ाई को पास लाएँ।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Eat one meal in that mess and see the bathroom before paying the year’s fee.',
        hi: 'साल की फ़ीस से पहले उस मेस में एक बार खाएँ और बाथरूम देखें।',
      },
      {
        en: 'Ask the warden about gate hours, ragging rules and who is called at night.',
        hi: 'वार्डन से गेट का समय, रैगिंग के नियम और रात में किसे फ़ोन जाता है, पूछें।',
      },
      {
        en: 'Agree on a day for coming home every month, so that nobody counts days.',
        hi: 'हर महीने घर आने का एक दिन तय रखें, ताकि कोई दिन न गिने।',
      },
      {
        en: 'If low spirits last beyond a month or food and sleep go, come home first and decide after.',
        hi: 'उदासी महीने भर से ज़्यादा रहे या खाना और नींद छूटे, तो घर आ जाएँ, फ़ैसला उसके बाद।',
      },
    ],
  },
  'quit-course': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'You may change, once the new seat or job is in hand: what you lean to suits you better than what you are in.',
          hi: 'बदल सकते हैं, पर नई सीट या काम हाथ में आने पर: जिस ओर मन है वह मौजूदा पढ़ाई से ज़्यादा रास आएगा।',
        },
        astra: {
          en: 'Yes, leave it, but with the next paper in hand and not in anger; your heart has left that classroom already.',
          hi: 'हाँ, छोड़ सकते हैं, पर अगला काग़ज़ हाथ में लेकर, ग़ुस्से में नहीं; मन उस क्लास से निकल चुका है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Finish it if less than half is left, and turn at the next degree; leave it only if you are in the first year.',
          hi: 'आधे से कम बची है तो पूरी करें और अगली डिग्री में राह बदलें; पहला साल हो तभी छोड़ें।',
        },
        astra: {
          en: 'One more term before you leave: it is the place more than the subject that tires you.',
          hi: 'छोड़ने से पहले एक टर्म और: विषय से ज़्यादा जगह थका रही है।',
        },
      },
      patience: {
        oracle: {
          en: 'Don’t leave it now: a degree in hand opens more doors than a year saved, and what you want can be begun in the evenings.',
          hi: 'अभी न छोड़ें: हाथ की डिग्री बचे हुए साल से ज़्यादा दरवाज़े खोलती है, मन का काम शाम को शुरू हो सकता है।',
        },
        astra: {
          en: 'Don’t leave it now; this is a tired hour and no hour for forms, so look at it again in two months.',
          hi: 'अभी न छोड़ें; यह थकान की घड़ी है, फ़ॉर्म भरने की नहीं, दो महीने बाद फिर देखें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Find out what you take along: credits, a diploma after so many years, or a break of one year with the seat kept.',
        hi: 'पता करें कि साथ क्या जाएगा: क्रेडिट, इतने साल पर डिप्लोमा, या सीट बचाकर एक साल का ब्रेक।',
      },
      {
        en: 'Spend two weeks with someone who does the new work before you change.',
        hi: 'बदलने से पहले दो हफ़्ते उसके साथ बिताएँ जो वह नया काम करता है।',
      },
      {
        en: 'Tell the family with a plan on paper: fee, years, and what you earn meanwhile.',
        hi: 'घर में काग़ज़ पर योजना रखकर बताएँ: फ़ीस, साल, और बीच में कमाई।',
      },
    ],
  },
  'study-after-gap': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, this study can be taken up and finished; {from} to {to} is a good time to enrol and find the rhythm.',
          hi: 'हाँ, यह पढ़ाई फिर शुरू होकर पूरी हो सकती है; दाख़िले और रफ़्तार के लिए {from} से {to} तक अच्छा समय है।',
        },
        astra: {
          en: 'It is not too late at all; I see the first books opened between {from} and {to}.',
          hi: 'बिलकुल देर नहीं हुई; {from} से {to} के बीच किताबें खुलती दिखती हैं।',
        },
      },
      later: {
        oracle: {
          en: 'Yes, but begin between {from} and {to}; until then clear the money and the hours for it.',
          hi: 'हाँ, पर शुरुआत {from} से {to} के बीच करें; तब तक पैसे और समय का इंतज़ाम कर लें।',
        },
        astra: {
          en: 'Yes, a little later: between {from} and {to} home and study fit together.',
          hi: 'हाँ, थोड़ा रुककर: {from} से {to} के बीच घर और पढ़ाई साथ बैठेंगे।',
        },
      },
      slow: {
        oracle: {
          en: 'It can be done in small steps, by distance study or evening class; it takes longer than the prospectus says.',
          hi: 'छोटे क़दमों में हो जाएगा, दूरस्थ पढ़ाई या शाम की क्लास से; समय किताब में लिखे से ज़्यादा लगेगा।',
        },
        astra: {
          en: 'Yes, slowly and whole: one paper at a time is also a degree.',
          hi: 'हाँ, धीरे-धीरे पर पूरी: एक-एक पेपर से भी डिग्री बनती है।',
        },
      },
      hard: {
        oracle: {
          en: 'This year is crowded, so take one subject or a short certificate first; the full course the year after.',
          hi: 'यह साल भरा हुआ है, पहले एक विषय या छोटा सर्टिफ़िकेट लें; पूरा कोर्स अगले साल।',
        },
        astra: {
          en: 'Not this year: the wish is right and the days are full, so don’t begin with a whole year’s fee.',
          hi: 'इस साल नहीं: चाह सही है, पर दिन भरे हैं; पूरे साल की फ़ीस से शुरुआत न करें।',
        },
      },
    },
    advice: [
      {
        en: 'IGNOU, NIOS and the state open universities ask no regular attendance; check that the course counts for the job you want.',
        hi: 'IGNOU, NIOS और राज्य के मुक्त विश्वविद्यालय रोज़ की हाज़िरी नहीं माँगते; देख लें कि मनचाही नौकरी में कोर्स मान्य है।',
      },
      {
        en: 'Fix one hour that belongs to the books, before the house wakes or after it sleeps.',
        hi: 'एक घंटा किताबों का तय करें, घर जागने से पहले या सोने के बाद।',
      },
      {
        en: 'Ask at home for one thing and not for permission: who keeps the children or the shop on exam days.',
        hi: 'घर में इजाज़त नहीं, एक मदद माँगें: परीक्षा के दिन बच्चे या दुकान कौन देखेगा।',
        for: ['parent'],
      },
      {
        en: 'Get the old mark sheets and the migration certificate together now; they take weeks.',
        hi: 'पुरानी मार्कशीट और माइग्रेशन अभी निकलवा लें; इनमें हफ़्ते लगते हैं।',
        for: ['meeting'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
