import type { SituationTexts } from '../situation-texts.ts'

export const parentTexts = {
  'parent-will-not-move': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'They should agree between {from} and {to}, if it is called a visit and the house stays theirs.',
          hi: '{from} से {to} के बीच मान जाने चाहिए, अगर इसे कुछ दिन का आना कहा जाए और घर उनका बना रहे।',
        },
        astra: {
          en: 'They will come, I see: a small bag by that door between {from} and {to}; ask for a fortnight and no more.',
          hi: 'आते दिखते हैं: {from} से {to} के बीच उस दरवाज़े पर एक छोटा थैला; पंद्रह दिन माँगें, ज़्यादा नहीं।',
        },
      },
      later: {
        oracle: {
          en: 'Not by asking now; between {from} and {to} the mind softens, and a visit may grow into a stay.',
          hi: 'अभी कहने से नहीं; {from} से {to} के बीच मन नरम होगा, और कुछ दिन का आना टिकना बन सकता है।',
        },
        astra: {
          en: 'Not now, that house is a whole life to them; look to {from} till {to}, and go there yourself before.',
          hi: 'अभी नहीं, वह घर उनका पूरा जीवन है; {from} से {to} के बीच फिर कहें, और उससे पहले आप वहाँ जाएँ।',
        },
      },
      slow: {
        oracle: {
          en: 'They may come for weeks but not for good, so make that house safe and let your visits be regular.',
          hi: 'हफ़्तों के लिए आ सकते हैं, हमेशा के लिए नहीं; उसी घर को सुरक्षित करें और आप नियम से जाएँ।',
        },
        astra: {
          en: 'I can’t see the day they lock that door; carry help to them in place of carrying them away.',
          hi: 'ताला लगाने का दिन नहीं दिखता; उन्हें लाने के बजाय मदद वहाँ पहुँचाएँ।',
        },
      },
      hard: {
        oracle: {
          en: 'They won’t leave that house now, and it isn’t stubbornness: their people and their walk are there; plan for care at that address.',
          hi: 'अभी वे वह घर नहीं छोड़ेंगे, और यह ज़िद नहीं: उनके लोग और उनकी सैर वहीं है; देखभाल का इंतज़ाम उसी पते पर करें।',
        },
        astra: {
          en: 'They won’t come now: the more you pull, the deeper the roots go; a bell, a helper and a phone there will let you sleep.',
          hi: 'अभी नहीं आएँगे: जितना खींचेंगे, जड़ें उतनी गहरी जाएँगी; वहाँ घंटी, सहायक और फ़ोन हो तो आप भी चैन से सोएँगे।',
        },
      },
    },
    advice: [
      {
        en: 'Ask what they are afraid to lose, and promise in so many words that the house won’t be sold.',
        hi: 'पूछें कि उन्हें क्या छूटने का डर है, और साफ़ वादा करें कि घर नहीं बिकेगा।',
      },
      {
        en: 'Fix a helper by day, grab bars and a lamp in the bathroom, and a neighbour who holds a key.',
        hi: 'दिन में एक सहायक, बाथरूम में हत्थे और बल्ब, और चाबी के साथ एक पड़ोसी तय करें।',
      },
      {
        en: 'Speak each day at the same hour; if the phone isn’t taken, the neighbour looks in.',
        hi: 'रोज़ एक ही समय बात करें; फ़ोन न उठे तो पड़ोसी देख आए।',
      },
      {
        en: 'Let the doctor, a temple friend or a grandchild ask in your place.',
        hi: 'आपकी जगह डॉक्टर, मंदिर के साथी या पोता-पोती कहें।',
      },
    ],
  },
  'parent-favours': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'You are loved more than you are told: the respect shows, late and to others first.',
          hi: 'जितना कहा जाता है उससे ज़्यादा आप प्यारे हैं: क़द्र दिखेगी, देर से और पहले दूसरों के सामने।',
        },
        astra: {
          en: 'Behind your back your name is said with pride; it will reach you.',
          hi: 'आपके पीछे आपका नाम गर्व से लिया जाता है; बात आप तक पहुँचेगी।',
        },
      },
      mixed: {
        oracle: {
          en: 'The love is there, and the words for it are not; ask for one thing plainly rather than wait to be noticed.',
          hi: 'प्यार है, उसके शब्द नहीं हैं; नज़र पड़ने का इंतज़ार न करें, एक बात साफ़ माँगें।',
        },
        astra: {
          en: 'Half of it is comparing, and half is an old tiredness that has nothing to do with you.',
          hi: 'आधी बात तुलना की है, आधी पुरानी थकान, जिसका आपसे कोई लेना-देना नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'I’d not count on praise from there soon; do what you do because you want to, and let your worth be counted by others too.',
          hi: 'वहाँ से जल्दी तारीफ़ की उम्मीद न रखें; जो करें अपने मन से करें, और अपनी क़ीमत औरों की नज़र से भी देखें।',
        },
        astra: {
          en: 'That cup stays half filled just now; don’t keep pouring from yours to fill it.',
          hi: 'वह प्याला अभी आधा ही रहेगा; अपना प्याला उसमें उँडेलते न रहें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'It is less a lack of love than a habit: that parent worries for the weaker one aloud and leans on you in silence.',
        hi: 'यह प्यार की कमी कम, आदत ज़्यादा है: जो कमज़ोर दिखे उसकी चिंता बोलकर होती है, और आप पर भरोसा चुपचाप।',
      },
      astra: {
        en: 'Some hearts praise only where they are afraid; you never gave them cause to fear.',
        hi: 'कुछ लोग वहीं तारीफ़ करते हैं जहाँ डर हो; आपने डरने का मौक़ा ही नहीं दिया।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Say it once, alone and calm: “when you say that of me before others, it hurts”.',
        hi: 'एक बार अकेले में शांति से कहें: “सबके सामने ऐसा कहने से मुझे दुख होता है”।',
      },
      {
        en: 'Don’t set yourself against the brother or sister; ask for time with the parent and not for a verdict.',
        hi: 'भाई या बहन से होड़ न लें; माँ-बाप से फ़ैसला नहीं, अपने लिए समय माँगें।',
      },
      {
        en: 'Ask about their own childhood one evening; much of it was learnt there.',
        hi: 'किसी शाम उनसे उनके बचपन की बात पूछें; बहुत कुछ वहीं से आया है।',
      },
      {
        en: 'What you give, give in a measure that doesn’t need thanks.',
        hi: 'उतना ही दें जिसके बदले में शुक्रिया न चाहिए हो।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
