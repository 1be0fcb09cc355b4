import type { SituationTexts } from '../situation-texts.ts'

export const friendsAndAnimalsSituationTexts = {
  'new-friends': {
    outlook: {
      yes: {
        oracle: {
          en: 'You are likely to find real friends, and the time in which a good one comes is {from} to {to}.',
          hi: 'सच्चे दोस्त मिलने के आसार हैं, और अच्छा दोस्त मिलने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Yes, your own sort of people are on the way; I see a true friend nearing between {from} and {to}.',
          hi: 'हाँ, अपने जैसे लोग मिलेंगे; {from} से {to} के बीच कोई सच्चा दोस्त पास आता दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'Good friends will come somewhat later; the likelier time is {from} to {to}, and till then do not tie yourself to a wrong group.',
          hi: 'अच्छे दोस्त थोड़ा आगे मिलेंगे; समय {from} से {to} तक है, तब तक ग़लत ग्रुप से न बँधें।',
        },
        astra: {
          en: 'It stays a little lonely first, and then between {from} and {to} somebody is likely to sit down beside you and remain.',
          hi: 'पहले थोड़ा अकेलापन रहेगा, फिर {from} से {to} के बीच कोई ऐसा मिलेगा जो साथ टिकेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'Friends can be found, few and good; the chart marks no time, and they come by meeting the same people again and again.',
          hi: 'दोस्त मिल सकते हैं, कम पर अच्छे; कोई तय समय नहीं दिखता, बार-बार उन्हीं लोगों से मिलने पर दोस्ती बनती है।',
        },
        astra: {
          en: 'I can’t say when; a friend is mostly somebody who was near for months before either of you noticed.',
          hi: 'कब, यह बताना मुश्किल है; दोस्त अक्सर वही होता है जो महीनों से पास था और ध्यान नहीं गया।',
        },
      },
      hard: {
        oracle: {
          en: 'At present new friends are slow to come, so do not take each distance to heart; one old tie kept warm is worth more.',
          hi: 'अभी नए दोस्त बनना धीमा है, इसलिए हर दूरी को दिल पर न लें; एक पुरानी दोस्ती निभाना ज़्यादा अच्छा है।',
        },
        astra: {
          en: 'For now the circle stays small, and that’s no mark against you; be kind to those around, and let it grow unhurried.',
          hi: 'अभी दायरा छोटा रहेगा, इसमें आपकी कोई कमी नहीं; आसपास वालों से अच्छे रहें, बाक़ी धीरे-धीरे बनेगा।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Good friends come to you through shared work and study: go where people meet for something, and speak first.',
          hi: 'आपको अच्छे दोस्त साथ के काम और पढ़ाई से मिलते हैं: वहाँ जाएँ जहाँ लोग किसी काम से मिलते हैं, और पहले बोलें।',
        },
        astra: {
          en: 'You’re easy to like once you open up; one honest chat and one invitation are all it takes to begin.',
          hi: 'खुलने पर लोग आपको पसंद करते हैं; एक सच्ची बात और एक बुलावा, शुरुआत के लिए इतना काफ़ी है।',
        },
      },
      mixed: {
        oracle: {
          en: 'You make friends slowly and keep the few; look for one good friend rather than a group, and give it months.',
          hi: 'आपकी दोस्ती धीरे बनती है और कम लोगों से; ग्रुप नहीं, एक अच्छा दोस्त ढूँढें, और उसे महीनों का समय दें।',
        },
        astra: {
          en: 'Perhaps you give too much in the first week and too little after; let it grow at walking pace, and it’ll hold.',
          hi: 'शायद पहले हफ़्ते में बहुत दे दिया जाता है और बाद में कम; धीरे-धीरे बढ़ने दें, टिकेगी।',
        },
      },
      patience: {
        oracle: {
          en: 'Friendship needs patience from you at present: trust in small steps, and do not call everyone selfish for the fault of some.',
          hi: 'दोस्ती में अभी धीरज चाहिए: भरोसा थोड़ा-थोड़ा करें, और कुछ की वजह से सबको मतलबी न मानें।',
        },
        astra: {
          en: 'After being let down it’s hard to reach out again; start with people who have time, not those who impress.',
          hi: 'चोट खाकर फिर हाथ बढ़ाना मुश्किल है; शुरुआत उनसे करें जिनके पास समय है, जो सिर्फ़ चमकते हैं उनसे नहीं।',
        },
      },
    },
    why: {
      oracle: {
        en: 'True friends are slow to come to you because you open late and expect deep loyalty at once; that is your nature, and no bad luck.',
        hi: 'सच्चे दोस्त कम इसलिए बनते हैं कि मन देर से खुलता है और वफ़ादारी पूरी चाहता है; यह स्वभाव है, बदक़िस्मती नहीं।',
      },
      astra: {
        en: 'You look for one true heart and not a crowd; small talk bores you, so few come near.',
        hi: 'आपको भीड़ नहीं, एक सच्चा दिल चाहिए; ऊपरी बातों में मन नहीं लगता, इसलिए कम लोग पास आते हैं।',
      },
    },
    advice: [
      {
        en: 'Join one thing that meets every week, such as a class, sport, choir or service, and stay for two months.',
        hi: 'हर हफ़्ते होने वाली किसी एक चीज़ में जाएँ, जैसे क्लास, खेल, भजन मंडली या सेवा, और दो महीने टिकें।',
      },
      {
        en: 'Remember what someone told you, and ask after it next time; this makes friends.',
        hi: 'किसी ने जो बताया हो उसे याद रखें और अगली बार पूछें; दोस्ती इसी से बनती है।',
      },
      {
        en: 'Ask one person for lunch or a walk, not the whole group.',
        hi: 'पूरे ग्रुप को नहीं, किसी एक को खाने या टहलने के लिए पूछें।',
      },
      {
        en: 'Lend no money and no secrets in the first months.',
        hi: 'शुरू के महीनों में न पैसे उधार दें, न मन के राज़।',
      },
    ],
  },
  'friend-betrayal': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Between forgiving and breaking off, the chart leans to forgiving: speak once openly, and the friendship can be mended with clear limits.',
          hi: 'माफ़ करने और तोड़ने में कुंडली माफ़ करने की ओर झुकती है: एक बार खुलकर बात करें, साफ़ हद के साथ दोस्ती बच सकती है।',
        },
        astra: {
          en: 'I’d hear your friend out before breaking off; there’s regret on that side, it seems, and you’ve a big heart.',
          hi: 'रिश्ता तोड़ने से पहले दोस्त की बात सुन लें; उधर पछतावा लगता है, और आपका दिल बड़ा है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Between forgiving and cutting off take the middle way: forgive for your own peace, and keep a distance until deeds earn the trust back.',
          hi: 'माफ़ी और रिश्ता तोड़ने के बीच का रास्ता लें: अपने चैन के लिए माफ़ करें, और भरोसा लौटने तक दूरी रखें।',
        },
        astra: {
          en: 'Let the anger go, but not your caution; keep this friend at arm’s length for a while, polite and no nearer.',
          hi: 'ग़ुस्सा छोड़ें, सावधानी नहीं; यह दोस्त कुछ समय दुआ-सलाम तक रहे, मन के राज़ तक नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'Between keeping and ending this friendship the chart leans to distance: forgive in silence, and do not give your trust a second time.',
          hi: 'यह दोस्ती रखने और छोड़ने में कुंडली दूरी की ओर झुकती है: मन में माफ़ करें, पर भरोसा फिर से न सौंपें।',
        },
        astra: {
          en: 'Such a wound from one’s own friend goes deep; I’d step away, without revenge and without explaining to everyone.',
          hi: 'अपने दोस्त की दी चोट गहरी होती है; चुपचाप अलग हो जाएँ, न बदला, न सबको सफ़ाई।',
        },
      },
    },
    why: {
      oracle: {
        en: 'You are hurt like this because you give help and trust fully and early; the fault is theirs who used it, and not your goodness.',
        hi: 'ऐसी चोट इसलिए लगती है कि मदद और भरोसा पूरा और जल्दी दे दिया जाता है; क़सूर फ़ायदा उठाने वाले का है, आपकी अच्छाई का नहीं।',
      },
      astra: {
        en: 'Not everybody is selfish, though it feels so today; you trusted a few wrong ones too soon, and they made use of it.',
        hi: 'सब मतलबी नहीं होते, भले आज ऐसा लगे; बस कुछ ग़लत लोगों पर जल्दी यक़ीन हो गया, और उन्होंने मतलब निकाल लिया।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Say to the friend once, “You did this, and it hurt me”, and watch whether excuse or regret comes.',
        hi: 'दोस्त से एक बार कहें, “तुमने यह किया, मुझे चोट लगी”, और देखें कि बहाना आता है या पछतावा।',
      },
      {
        en: 'Don’t answer it before others or online; it doubles the hurt and the gossip.',
        hi: 'सबके सामने या नेट पर जवाब न दें; इससे चोट और चर्चा दोनों बढ़ती हैं।',
      },
      {
        en: 'Where money, papers or an idea were taken, collect proof and ask for it in writing.',
        hi: 'पैसा, काग़ज़ या आइडिया लिया हो तो सबूत जुटाएँ और लिखित में माँगें।',
      },
      {
        en: 'Keep secrets from now on with one person who has held one before.',
        hi: 'अब से राज़ उसी को बताएँ जिसने पहले कोई राज़ सँभाला हो।',
      },
    ],
  },
  'friendship-lasts': {
    state: {
      favourable: {
        oracle: {
          en: 'This friendship is likely to last: the tie is a good one, and distance, money or time should not break it.',
          hi: 'इस दोस्ती के टिकने के आसार हैं: नाता अच्छा है, दूरी, पैसा या समय इसे नहीं तोड़ना चाहिए।',
        },
        astra: {
          en: 'I see a friend for the long road here; you two will pick it up each time where you left it.',
          hi: 'यह लंबी राह का दोस्त दिखता है; जब भी मिलना होगा, बात वहीं से शुरू होगी जहाँ छूटी थी।',
        },
      },
      mixed: {
        oracle: {
          en: 'The friendship is likely to hold in a changed form: fewer meetings, and warmth when you do meet, provided both keep in touch.',
          hi: 'दोस्ती बदले रूप में टिकने के आसार हैं: मिलना कम, पर मिलने पर वही अपनापन, अगर दोनों ख़बर लेते रहें।',
        },
        astra: {
          en: 'It won’t be as it was, and still it needn’t end; one of you must call first, and I think it will be you.',
          hi: 'पहले जैसी नहीं रहेगी, पर ख़त्म होना भी ज़रूरी नहीं; किसी एक को पहले फ़ोन करना होगा, शायद आपको।',
        },
      },
      patience: {
        oracle: {
          en: 'This friendship looks strained at present and may thin out; keep it polite, keep money and family matters out of it, and see.',
          hi: 'अभी यह दोस्ती खिंची हुई है और कम हो सकती है; अदब बनाए रखें, पैसे और घर की बातें बीच में न लाएँ, फिर देखें।',
        },
        astra: {
          en: 'I’d hold it lightly for now; if it’s true it will come back to you, if not, you’ve kept your dignity.',
          hi: 'अभी इसे हल्के हाथ से थामें; सच्ची हुई तो लौट आएगी, न हुई तो आपका मान बना रहेगा।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Clear any money between you in full and in writing; friendships break on small sums.',
        hi: 'आपस का पैसा पूरा और लिखकर चुका दें; दोस्ती अक्सर छोटी रक़म पर टूटती है।',
      },
      {
        en: 'Fix a monthly call, and keep it even when there is no news.',
        hi: 'महीने में एक फ़ोन तय करें, कोई ख़बर न हो तब भी।',
      },
      {
        en: 'Before you do what touches your friend, such as an ex or a family match, ask the friend first.',
        hi: 'जो बात दोस्त को छूती हो, जैसे उसका एक्स या घर का रिश्ता, उसमें पहले दोस्त से पूछें।',
      },
      {
        en: 'Say thanks for an old favour; it warms what has cooled.',
        hi: 'किसी पुराने एहसान के लिए शुक्रिया कहें; इससे ठंडी दोस्ती में गर्माहट आती है।',
      },
    ],
  },
  'which-pet': {
    state: {
      favourable: {
        oracle: {
          en: 'Keeping an animal is good and auspicious for you: a dog if somebody can walk it daily, a cat if room is small; colour and breed make no difference.',
          hi: 'जानवर पालना आपके लिए शुभ है: रोज़ घुमाने वाला हो तो कुत्ता, जगह कम हो तो बिल्ली; रंग और नस्ल से फ़र्क़ नहीं पड़ता।',
        },
        astra: {
          en: 'Yes, an animal should bring joy to your home; of several, take the one that comes to you by itself.',
          hi: 'हाँ, इससे घर में रौनक़ आएगी; कई में से वह लें जो ख़ुद चलकर आपके पास आए।',
        },
      },
      mixed: {
        oracle: {
          en: 'A pet is fine for you and brings no ill luck, if someone at home has time for it daily; a calm, small one suits more than a demanding one.',
          hi: 'पालतू रखना ठीक है, कोई अशुभ बात नहीं, अगर घर में किसी के पास रोज़ समय हो; शांत और छोटा जानवर ज़्यादा ठीक रहेगा।',
        },
        astra: {
          en: 'I’d say yes with a little thought: a cat or a quiet, grown dog fits your days better than a puppy that needs you every hour.',
          hi: 'थोड़ा सोचकर हाँ: हर घंटे ध्यान माँगने वाले पिल्ले से अच्छी बिल्ली या कोई बड़ा, शांत कुत्ता रहेगा।',
        },
      },
      patience: {
        oracle: {
          en: 'No animal is unlucky for you, but the care would weigh on you at present; feed those outside first, or take one later.',
          hi: 'कोई जानवर आपके लिए अशुभ नहीं, पर अभी देखभाल भारी पड़ेगी; पहले बाहर वालों को खिलाएँ, घर बाद में लाएँ।',
        },
        astra: {
          en: 'Love for them you have, time perhaps not just now; wait a little, and nobody’s colour or breed will harm you either way.',
          hi: 'प्यार तो है, पर समय शायद अभी कम है; थोड़ा रुकें, और रंग या नस्ल से किसी तरह का नुक़सान नहीं होता।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Count the hours: who walks, feeds and cleans on working days and on journeys?',
        hi: 'समय गिनें: काम के दिनों में और सफ़र में कौन घुमाएगा, खिलाएगा, साफ़ करेगा?',
      },
      {
        en: 'An Indian dog or cat from a shelter is hardy and costs little.',
        hi: 'आश्रय से लिया देसी कुत्ता या बिल्ली मज़बूत होता है और ख़र्च कम है।',
      },
      {
        en: 'Ask everyone at home, and the landlord or hostel in writing, before you bring one.',
        hi: 'घर लाने से पहले सबसे पूछ लें, और मकान मालिक या हॉस्टल से लिखित में।',
      },
      {
        en: 'Set aside money for vaccines, sterilising and a vet.',
        hi: 'टीके, नसबंदी और डॉक्टर के लिए पैसे अलग रखें।',
      },
    ],
  },
  'animal-omen': {
    state: {
      favourable: {
        oracle: {
          en: 'There is no ill omen in this: animals come, cry, leave and bear young for causes of their own, and your home stands well.',
          hi: 'इसमें कोई अपशकुन नहीं: जानवर का आना, रोना, जाना या बच्चे देना अपनी वजह से होता है, और आपके घर का समय अच्छा है।',
        },
        astra: {
          en: 'Be at ease, it’s no bad sign; a creature that trusts your home with a nest or its little ones is a sweet thing.',
          hi: 'निश्चिंत रहें, यह बुरा इशारा नहीं; जो जीव घोंसले या बच्चों के लिए आपका घर चुने, वह तो प्यारी बात है।',
        },
      },
      mixed: {
        oracle: {
          en: 'This is no omen of good or ill: the animal has its own cause, hunger, pain, heat or habit, and your luck does not hang on it.',
          hi: 'यह न शुभ का इशारा है, न अशुभ का: जानवर की अपनी वजह होती है, भूख, दर्द, गर्मी या आदत; आपकी क़िस्मत उस पर टिकी नहीं।',
        },
        astra: {
          en: 'I’d not read fate in it, neither money nor misfortune; look whether the creature needs water, food or a vet.',
          hi: 'इसमें क़िस्मत न पढ़ें, न धन, न मुसीबत; देखें कि जीव को पानी, खाना या डॉक्टर तो नहीं चाहिए।',
        },
      },
      patience: {
        oracle: {
          en: 'The worry is in the mind and not in the animal: the time may be a slow one for you, but no cat, colour or cry has brought it.',
          hi: 'डर मन में है, जानवर में नहीं: समय थोड़ा धीमा हो सकता है, पर उसे कोई बिल्ली, रंग या रोना नहीं लाया।',
        },
        astra: {
          en: 'When days are heavy one sees signs in everything; this poor creature means you no harm, and nothing bad follows from it.',
          hi: 'दिन भारी हों तो हर बात में इशारा दिखता है; इस बेचारे जीव से आपका बुरा नहीं, और इससे कुछ बुरा नहीं होगा।',
        },
      },
    },
    why: {
      oracle: {
        en: 'It does so for a cause of its own, such as pain, fear, hunger, heat or a far sound, and it foretells nothing.',
        hi: 'वह अपनी किसी वजह से ऐसा करता है, जैसे दर्द, डर, भूख, गर्मी या दूर की आवाज़; इससे कोई अनहोनी नहीं जुड़ी।',
      },
      astra: {
        en: 'Animals hear and feel more than we do, so they cry or wander where we see nothing; a vet can tell you more than an omen.',
        hi: 'जानवर हमसे ज़्यादा सुनते और महसूस करते हैं, इसलिए रोते या भटकते हैं; शकुन से ज़्यादा डॉक्टर बता सकता है।',
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Let a vet look if an animal cries at night, hurts or stops eating.',
        hi: 'जानवर रात को रोए, चोट हो या खाना छोड़े तो पशु डॉक्टर को दिखाएँ।',
      },
      {
        en: 'Leave a nest or a litter until the young can go; it is a matter of weeks.',
        hi: 'घोंसला या छोटे बच्चे तब तक न हटाएँ जब तक वे ख़ुद न चले जाएँ; कुछ हफ़्तों की बात है।',
      },
      {
        en: 'Put out water and a little food, and close the spot afterwards with a net.',
        hi: 'पानी और थोड़ा खाना रखें, और बाद में उस जगह जाली लगवा दें।',
      },
      {
        en: 'Give away no pet and buy no animal for the sake of luck.',
        hi: 'क़िस्मत के नाम पर न पालतू को घर से निकालें, न कोई जानवर ख़रीदें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
