import type { SituationTexts } from '../situation-texts.ts'

export const houseNamesTexts = {
  'house-on-rent': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'A decent place on rent is likely; look hardest between {from} and {to}.',
          hi: 'किराये का ठीक घर मिलने के आसार हैं; {from} से {to} के बीच सबसे ज़्यादा ढूँढें।',
        },
        astra: {
          en: 'The next door opens before this one shuts, I feel: {from} to {to}.',
          hi: 'यह दरवाज़ा बंद होने से पहले दूसरा खुलता दिखता है: {from} से {to} के बीच।',
        },
      },
      later: {
        oracle: {
          en: 'It takes more looking; a place that suits appears likelier between {from} and {to}.',
          hi: 'थोड़ा और ढूँढना होगा; ठीक जगह {from} से {to} के बीच ज़्यादा दिखती है।',
        },
        astra: {
          en: 'Ask for some weeks’ grace; from {from} to {to} a better room than this one comes.',
          hi: 'कुछ हफ़्तों की मोहलत माँगें; {from} से {to} के बीच इससे बेहतर कमरा मिलेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'It comes through somebody’s word and not through an app; tell the guard, the milkman and the office.',
          hi: 'यह ऐप से नहीं, किसी के कहने से मिलेगा; चौकीदार, दूधवाले और दफ़्तर में बताएँ।',
        },
        astra: {
          en: 'No day shows; widen the circle by two bus stops, and it’s nearer than you think.',
          hi: 'दिन नहीं दिखता; दायरा दो बस स्टॉप बढ़ाएँ, घर पास ही है।',
        },
      },
      hard: {
        oracle: {
          en: 'It looks tight just now: agree a little more rent or time with the present owner, and don’t pay any broker ahead.',
          hi: 'अभी मुश्किल दिखता है: मौजूदा मालिक से थोड़ा किराया या समय तय करें, दलाल को पहले पैसे न दें।',
        },
        astra: {
          en: 'To pack again and again tires a family; this isn’t your last shift, but let it be a calm one.',
          hi: 'बार-बार सामान बाँधना घर को थका देता है; इसे जल्दी में नहीं, शांति से करें।',
        },
      },
    },
    advice: [
      {
        en: 'Know your right: the notice period in your agreement holds for the owner too.',
        hi: 'अपना हक़ जानें: किरायानामे की नोटिस अवधि मालिक पर भी लागू है।',
        for: ['office'],
      },
      {
        en: 'Photograph the rooms on the first and the last day.',
        hi: 'पहले और आख़िरी दिन कमरों की तस्वीरें लें।',
      },
      {
        en: 'Look at water, light and neighbours in the evening before paying the token.',
        hi: 'टोकन से पहले शाम को पानी, बिजली और पड़ोस देखें।',
      },
    ],
  },
  'house-to-whom': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Divide equally and in writing, and keep the house in your own name for as long as you live: so love and roof both hold.',
          hi: 'बराबर और लिखित बाँटें, और जीते-जी घर अपने नाम रखें: इससे प्यार भी बचेगा और छत भी।',
        },
        astra: {
          en: 'Give by will and not yet by deed; hands that wait keep visiting.',
          hi: 'अभी नाम न करें, वसीयत से दें; जिन्हें इंतज़ार हो, वे आते-जाते रहते हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Equal shares, with a named extra for the one who cares for you, and the reason written beside it, will be borne best.',
          hi: 'बराबर हिस्से, और जो सेवा करे उसे अलग से कुछ, वजह साथ लिखी हो, तो सब मानेंगे।',
        },
        astra: {
          en: 'Tell them together and now; what is learnt from a paper afterwards divides brothers, and sisters too.',
          hi: 'सबको साथ बैठाकर अभी बताएँ; बाद में काग़ज़ से पता चले तो भाई-बहन बँट जाते हैं।',
        },
      },
      patience: {
        oracle: {
          en: 'Put nothing in a child’s name this year: your time asks you to keep the key; make a will and let it rest.',
          hi: 'इस साल किसी बच्चे के नाम न करें: चाबी अपने पास रखने का समय है; वसीयत बनाएँ और रख दें।',
        },
        astra: {
          en: 'It’s hard to be just and kind at once; don’t let one child’s hurry decide for the others.',
          hi: 'न्याय और प्यार साथ रखना कठिन है; एक बच्चे की जल्दी बाक़ी का फ़ैसला न करे।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'A registered will can be changed whenever you like, a gift deed hardly ever.',
        hi: 'रजिस्टर्ड वसीयत जब चाहें बदली जा सकती है, गिफ़्ट डीड लगभग कभी नहीं।',
      },
      {
        en: 'Daughters have an equal right by law in what is ancestral.',
        hi: 'पुश्तैनी संपत्ति में बेटियों का क़ानूनन बराबर हक़ है।',
        for: ['parent'],
      },
      {
        en: 'If you give it away, write in your right to live there for life.',
        hi: 'नाम करें तो उसमें जीवन भर रहने का अपना हक़ लिखवाएँ।',
      },
      {
        en: 'Name as witness a doctor and someone outside the family.',
        hi: 'गवाह में एक डॉक्टर और घर के बाहर का कोई रखें।',
      },
    ],
  },
  'name-in-will': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your name, or a share for you, is likely in it; the matter should come to light between {from} and {to}.',
          hi: 'उसमें आपका नाम या हिस्सा होने के आसार हैं; बात {from} से {to} के बीच सामने आ सकती है।',
        },
        astra: {
          en: 'You haven’t been forgotten, I feel; between {from} and {to} it is said or shown.',
          hi: 'आपको भुलाया नहीं गया है; {from} से {to} के बीच कहा या दिखाया जाएगा।',
        },
      },
      later: {
        oracle: {
          en: 'You will get something, though not soon: it looks clearer between {from} and {to}.',
          hi: 'कुछ मिलेगा, पर जल्दी नहीं: {from} से {to} के बीच बात साफ़ होगी।',
        },
        astra: {
          en: 'They put off writing it down; from {from} to {to} is the better time to speak of it gently.',
          hi: 'लिखना टाला जा रहा है; नरमी से बात करने का बेहतर समय {from} से {to} तक है।',
        },
      },
      slow: {
        oracle: {
          en: 'A part for you is likelier than the whole, and what stands on the paper no chart can read.',
          hi: 'पूरे से ज़्यादा कुछ हिस्सा मिलने के आसार हैं; काग़ज़ पर क्या लिखा है, कोई कुंडली नहीं पढ़ सकती।',
        },
        astra: {
          en: 'I can’t see into the envelope; what was given to you while they lived is a part of it too.',
          hi: 'लिफ़ाफ़े के भीतर नहीं देखा जा सकता; जीते-जी जो मिला, वह भी उसी का हिस्सा है।',
        },
      },
      hard: {
        oracle: {
          en: 'Don’t build on it just now: the name of another may come first, and your legal right stands beside any will.',
          hi: 'अभी इस पर भरोसा न करें: किसी और का नाम आगे हो सकता है, पर वसीयत के साथ आपका क़ानूनी हक़ अपनी जगह है।',
        },
        astra: {
          en: 'It isn’t the money so much as being named, I know; ask them while asking is still possible, and softly.',
          hi: 'बात पैसे से ज़्यादा नाम की है, समझ आता है; जब तक पूछा जा सकता है, प्यार से पूछ लें।',
        },
      },
    },
    advice: [
      {
        en: 'In ancestral property a will can’t take your birth share away; ask a lawyer which part is ancestral.',
        hi: 'पुश्तैनी संपत्ति में वसीयत जन्म का हिस्सा नहीं छीन सकती; वकील से पूछें कि कितना पुश्तैनी है।',
      },
      {
        en: 'After a death ask for a copy at the sub-registrar where it was registered.',
        hi: 'देहांत के बाद सब-रजिस्ट्रार दफ़्तर से रजिस्टर्ड वसीयत की नक़ल माँगें।',
      },
      {
        en: 'Don’t press an elder who is ill; speak of their wishes, and not of shares.',
        hi: 'बीमार बड़े पर दबाव न डालें; हिस्से की नहीं, उनकी इच्छा की बात करें।',
        for: ['shares'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
