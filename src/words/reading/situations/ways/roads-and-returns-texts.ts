import type { SituationTexts } from '../situation-texts.ts'

export const roadsAndReturnsTexts = {
  'train-or-plane': {
    isOfAnother: true,
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Go by air if time matters, for the road is clear for you either way; choose what leaves you rested.',
          hi: 'समय की बात हो तो उड़ान लें, रास्ता दोनों ओर साफ़ है; वह चुनें जिसमें थकान कम हो।',
        },
        astra: {
          en: 'Either brings you there well; take the window seat and let the mind be easy.',
          hi: 'दोनों अच्छे से पहुँचाएँगे; खिड़की वाली सीट लें और मन हल्का रखें।',
        },
      },
      mixed: {
        oracle: {
          en: 'The train suits these weeks more: a lower berth, a day’s start in hand, and no running between two terminals.',
          hi: 'इन हफ़्तों में ट्रेन ज़्यादा ठीक है: नीचे की बर्थ, एक दिन हाथ में, और भागदौड़ नहीं।',
        },
        astra: {
          en: 'Where the stomach turns at the thought of flying, the train is the better medicine; otherwise fly by day.',
          hi: 'उड़ने के ख़याल से जी घबराए तो ट्रेन अच्छी; नहीं तो दिन की उड़ान लें।',
        },
      },
      patience: {
        oracle: {
          en: 'Delays are likelier just now, so take the way that can be changed without loss, most often the train, and leave a day early.',
          hi: 'अभी देर के आसार ज़्यादा हैं, वह साधन लें जो बिना नुक़सान बदला जा सके, अक्सर ट्रेन, और एक दिन पहले निकलें।',
        },
        astra: {
          en: 'No danger is what I see, only tiredness; don’t drive the whole way yourself.',
          hi: 'ख़तरा नहीं, बस थकान दिखती है; पूरा रास्ता ख़ुद गाड़ी न चलाएँ।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'For an elder book a lower berth or a wheelchair at the airport; both are free.',
        hi: 'बुज़ुर्ग के लिए नीचे की बर्थ या हवाई अड्डे पर व्हीलचेयर लें; दोनों मुफ़्त हैं।',
      },
      {
        en: 'By road don’t drive between midnight and five.',
        hi: 'सड़क से जाएँ तो आधी रात से पाँच बजे तक न चलाएँ।',
      },
      {
        en: 'If flying frightens you, sit over the wing, and breathe out slowly at take-off.',
        hi: 'उड़ान से डर हो तो पंख के पास बैठें और उड़ते समय साँस धीरे छोड़ें।',
      },
    ],
  },
  'honeymoon-place': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Of the two, take the water: sea or lake draws you two closer at this time, and the days are good for it.',
          hi: 'दोनों में से पानी वाली जगह लें: समंदर या झील इस समय आप दोनों को और पास लाएगी, और दिन भी अच्छे हैं।',
        },
        astra: {
          en: 'Somewhere with water and no timetable; you two need idling more than sights.',
          hi: 'जहाँ पानी हो और समय की पाबंदी न हो; आप दोनों को घूमने से ज़्यादा फ़ुर्सत चाहिए।',
        },
      },
      mixed: {
        oracle: {
          en: 'The hills suit you two more just now: cool, quiet and with one place to stay rather than three.',
          hi: 'अभी आप दोनों को पहाड़ ज़्यादा रास आएँगे: ठंडे, शांत, और तीन नहीं, एक ही ठिकाना।',
        },
        astra: {
          en: 'Let the one who plans less choose the place, and the other the food; so nobody is dragged along.',
          hi: 'जो कम योजना बनाता है वह जगह चुने, दूसरा खाना; कोई खिंचकर नहीं जाएगा।',
        },
      },
      patience: {
        oracle: {
          en: 'Take the nearer place and the fewer nights now, and the great journey next year; this stretch likes ease more than distance.',
          hi: 'अभी पास की जगह और कम रातें लें, बड़ा सफ़र अगले साल; यह समय दूरी नहीं, आराम माँगता है।',
        },
        astra: {
          en: 'Don’t stake the bond on one perfect week; two days with the phones off do more.',
          hi: 'रिश्ते को एक शानदार हफ़्ते पर न टाँगें; फ़ोन बंद करके दो दिन ज़्यादा काम करते हैं।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Go after the wedding’s tiredness, ten days later rather than two.',
        hi: 'शादी की थकान उतरने पर जाएँ, दो दिन नहीं, दस दिन बाद।',
        for: ['wedding'],
      },
      { en: 'Keep one day without any plan.', hi: 'एक दिन बिना किसी योजना के रखें।' },
      { en: 'Settle the budget before the place.', hi: 'जगह से पहले बजट तय करें।' },
    ],
  },
  'home-from-abroad': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The return home is likely; {from} to {to} is its stretch.',
          hi: 'घर लौटने के आसार हैं; समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see the suitcase by the home door between {from} and {to}.',
          hi: '{from} से {to} के बीच घर के दरवाज़े पर सूटकेस दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'It is still some way off; coming home looks likelier between {from} and {to}.',
          hi: 'अभी कुछ समय है; घर लौटना {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'The contract keeps the body there a while; the heart may plan for {from} till {to}.',
          hi: 'काम अभी वहीं रोकेगा; मन {from} से {to} की तैयारी कर सकता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The coming home is decided by savings and a plan here, and no year is marked.',
          hi: 'लौटना बचत और यहाँ की तैयारी तय करेगी, कोई साल नहीं दिखता।',
        },
        astra: {
          en: 'I can’t name the year; choose a sum, and let the day it is reached be the day of return.',
          hi: 'साल नहीं बताया जा सकता; एक रक़म तय करें, जिस दिन जुड़ जाए वही लौटने का दिन।',
        },
      },
      hard: {
        oracle: {
          en: 'For good it doesn’t look near: make the leave longer and surer meanwhile.',
          hi: 'हमेशा के लिए लौटना पास नहीं दिखता: तब तक छुट्टी लंबी और पक्की करें।',
        },
        astra: {
          en: 'Years away weigh on both sides of the phone; hold on a little, and begin building what there is to return to.',
          hi: 'बरसों की दूरी फ़ोन के दोनों ओर भारी है; थोड़ा और ठहरें, और लौटने के लिए यहाँ कुछ बनाना शुरू करें।',
        },
      },
    },
    advice: [
      {
        en: 'Decide what the work at home will be before the ticket.',
        hi: 'टिकट से पहले तय करें कि घर आकर काम क्या होगा।',
        for: ['leaving'],
      },
      {
        en: 'Keep six months’ expenses apart for the first half year.',
        hi: 'पहले छह महीने का ख़र्च अलग रखें।',
      },
      {
        en: 'Passport or dues held by the employer: MADAD portal or the embassy helpline.',
        hi: 'पासपोर्ट या पैसा मालिक ने रोका हो तो मदद पोर्टल या दूतावास की हेल्पलाइन।',
      },
    ],
  },
  'agent-genuine': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'The way abroad is open for this, but an agent’s honesty is seen in papers and not in a chart: if the licence checks out, go on.',
          hi: 'बाहर जाने का रास्ता खुला दिखता है, पर एजेंट की सच्चाई कुंडली में नहीं, काग़ज़ में दिखती है: लाइसेंस सही निकले तो आगे बढ़ें।',
        },
        astra: {
          en: 'The road is good, I feel; only see who is selling the ticket.',
          hi: 'रास्ता अच्छा लगता है; बस देख लें कि टिकट बेचने वाला कौन है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Be careful with this one: let no money go before the employer’s own letter and the licence number have been checked.',
          hi: 'यहाँ सँभलकर: कंपनी का अपना पत्र और लाइसेंस नंबर जाँचे बिना पैसा न दें।',
        },
        astra: {
          en: 'Half of what is promised may come; ask for the salary, the work and the stay in writing, and watch the face.',
          hi: 'जो वादा है उसका आधा ही मिल सकता है; तनख़्वाह, काम और रहना लिखकर माँगें, और चेहरा देखें।',
        },
      },
      patience: {
        oracle: {
          en: 'I would not hand over money or passport in this time: the matter looks unclear, and a true job waits for a check.',
          hi: 'इस समय पैसा या पासपोर्ट न दें: बात साफ़ नहीं दिखती, और सच्ची नौकरी जाँच का इंतज़ार कर लेती है।',
        },
        astra: {
          en: 'Your doubt is a friend here; better a year later by an honest door than now by this one.',
          hi: 'यहाँ शक आपका दोस्त है; अभी इस दरवाज़े से जाने से अच्छा साल भर बाद सच्चे दरवाज़े से।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Look the agent up on emigrate.gov.in; no licence, no money.',
        hi: 'emigrate.gov.in पर एजेंट का लाइसेंस देखें; लाइसेंस नहीं तो पैसा नहीं।',
      },
      {
        en: 'Ring the company abroad on the number from its own website.',
        hi: 'विदेश की कंपनी को उसकी अपनी वेबसाइट के नंबर पर फ़ोन करें।',
      },
      { en: 'Never go on a visit visa for work.', hi: 'काम के लिए घूमने वाले वीज़ा पर कभी न जाएँ।' },
      {
        en: 'Pay by bank only, with a receipt in the firm’s name.',
        hi: 'पैसा बैंक से ही दें, कंपनी के नाम की रसीद के साथ।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
