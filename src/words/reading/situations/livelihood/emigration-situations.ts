import type { SituationTexts } from '../situation-texts.ts'

export const emigrationSituationTexts = {
  'visa-wait': {
    outlook: {
      yes: {
        oracle: {
          en: 'The visa is likely to come between {from} and {to}.',
          hi: 'वीज़ा {from} से {to} के बीच आने के आसार हैं।',
        },
        astra: {
          en: 'I see your visa being stamped; {from} to {to} looks the nearest time for it.',
          hi: 'वीज़ा लगता दिखता है; सबसे पास का समय {from} से {to} तक है।',
        },
      },
      later: {
        oracle: {
          en: 'The visa is delayed more than denied: it looks likelier between {from} and {to}.',
          hi: 'वीज़ा में देर है, मनाही नहीं: {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'Waiting for a visa wears one down; the better news shows between {from} and {to}.',
          hi: 'वीज़ा का इंतज़ार थका देता है; अच्छी ख़बर {from} से {to} के बीच दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'The visa stays open: papers and money proof decide it more than luck, and I see no date for it.',
          hi: 'वीज़ा की बात खुली है: क़िस्मत से ज़्यादा काग़ज़ और पैसे का सबूत तय करेंगे, तारीख़ नहीं दिखती।',
        },
        astra: {
          en: 'It can come, your visa, though I see no date; check that no paper is missing from the file.',
          hi: 'वीज़ा आ सकता है, पर तारीख़ नहीं दिखती; देख लें कि फ़ाइल में कोई काग़ज़ कम तो नहीं।',
        },
      },
      hard: {
        oracle: {
          en: 'The visa looks difficult in this round, so keep a second plan and don’t leave your job for it.',
          hi: 'इस बार वीज़ा मुश्किल दिखता है; दूसरी योजना रखें और इसके भरोसे नौकरी न छोड़ें।',
        },
        astra: {
          en: 'I can’t call this visa easy now; prepare the next file better, and let life here go on meanwhile.',
          hi: 'यह वीज़ा अभी आसान नहीं दिखता; अगली फ़ाइल बेहतर बनाएँ, और तब तक यहाँ का जीवन चलता रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Track the file only on the official site, and answer any letter the same day.',
        hi: 'फ़ाइल सिर्फ़ सरकारी साइट पर देखें, और कोई चिट्ठी आए तो उसी दिन जवाब दें।',
      },
      {
        en: 'Keep six months of bank statements steady: a sudden large sum raises questions.',
        hi: 'छह महीने का बैंक स्टेटमेंट एक-सा रखें: अचानक बड़ी रकम पर सवाल उठते हैं।',
      },
      {
        en: 'Book no ticket that cannot be cancelled.',
        hi: 'जो टिकट रद्द न हो सके, वह न लें।',
        for: ['leaving'],
      },
      {
        en: 'Pay no agent who speaks of “inside people”.',
        hi: '“अंदर के आदमी” की बात करने वाले एजेंट को पैसे न दें।',
      },
    ],
  },
  'residence-abroad': {
    outlook: {
      yes: {
        oracle: {
          en: 'Permanent residence is likely, with the best time for it between {from} and {to}.',
          hi: 'पीआर मिलने की उम्मीद अच्छी है, सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I do see you settled there with papers in hand; the PR looks nearest between {from} and {to}.',
          hi: 'काग़ज़ हाथ में लेकर वहाँ बसना दिखता है; पीआर {from} से {to} के बीच सबसे पास है।',
        },
      },
      later: {
        oracle: {
          en: 'The PR comes later than hoped: look to {from} to {to}.',
          hi: 'पीआर उम्मीद से देर में आती दिखती है: {from} से {to} का समय देखें।',
        },
        astra: {
          en: 'A few more draws may go by; the PR looks likelier between {from} and {to}.',
          hi: 'कुछ ड्रॉ और निकल सकते हैं; पीआर {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
      },
      slow: {
        oracle: {
          en: 'The PR or citizenship can come, but rules change and I see no time for it; more points are the surest help.',
          hi: 'पीआर या नागरिकता मिल सकती है, पर नियम बदलते हैं और समय नहीं दिखता; पॉइंट बढ़ाना सबसे पक्का उपाय है।',
        },
        astra: {
          en: 'It isn’t closed, the PR; a second language test or another province may open it.',
          hi: 'पीआर बंद नहीं है; भाषा का दूसरा टेस्ट या दूसरा प्रांत इसे खोल सकता है।',
        },
      },
      hard: {
        oracle: {
          en: 'The PR looks hard for now: keep your present status safe and one plan for home.',
          hi: 'पीआर अभी मुश्किल दिखती है: अपना मौजूदा दर्जा सुरक्षित रखें और घर लौटने की एक योजना भी।',
        },
        astra: {
          en: 'I won’t paint the PR nearer than it is; guard the permit you have, and let two doors stay open.',
          hi: 'पीआर को पास बताना ठीक नहीं; जो परमिट है उसे सँभालें, और दोनों दरवाज़े खुले रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Retake the language test if two points are within reach.',
        hi: 'दो पॉइंट भी बढ़ सकते हों तो भाषा का टेस्ट फिर दें।',
      },
      {
        en: 'Look at provincial and employer routes, not at one draw alone.',
        hi: 'एक ड्रॉ नहीं, प्रांत और कंपनी वाले रास्ते भी देखें।',
      },
      {
        en: 'Check with a licensed consultant before any expiry date comes near.',
        hi: 'कोई तारीख़ ख़त्म होने से पहले लाइसेंस वाले सलाहकार से मिलें।',
        for: ['meeting'],
      },
    ],
  },
  'passport-wait': {
    outlook: {
      yes: {
        oracle: {
          en: 'The passport or police verification is likely to be done between {from} and {to}.',
          hi: 'पासपोर्ट या पुलिस वेरिफिकेशन {from} से {to} के बीच हो जाने के आसार हैं।',
        },
        astra: {
          en: 'I see the passport reaching you; its file should move between {from} and {to}.',
          hi: 'पासपोर्ट हाथ में आता दिखता है; फ़ाइल {from} से {to} के बीच हिलनी चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'The passport takes longer than usual: {from} to {to} looks better for it.',
          hi: 'पासपोर्ट में सामान्य से ज़्यादा देर है: {from} से {to} का समय बेहतर दिखता है।',
        },
        astra: {
          en: 'One more round at the office, I fear; the passport looks nearer to {from} to {to}.',
          hi: 'दफ़्तर का एक चक्कर और लग सकता है; पासपोर्ट {from} से {to} के आसपास दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The passport is only slow, not refused; a visit with the file number helps more than waiting.',
          hi: 'पासपोर्ट मना नहीं, बस धीमा है; इंतज़ार से ज़्यादा फ़ाइल नंबर लेकर जाना काम आएगा।',
        },
        astra: {
          en: 'Nothing bad hangs on this verification; one paper or one address is holding it.',
          hi: 'वेरिफिकेशन में कोई बुरी बात नहीं; कोई एक काग़ज़ या पता अटका रहा है।',
        },
      },
      hard: {
        oracle: {
          en: 'The passport file looks stuck for now: ask in writing what is wanting, and fix no travel date yet.',
          hi: 'पासपोर्ट की फ़ाइल अभी अटकी दिखती है: लिखित में पूछें क्या कम है, और यात्रा की तारीख़ अभी तय न करें।',
        },
        astra: {
          en: 'I wouldn’t buy the ticket yet; this passport needs a complaint or a visit before it moves.',
          hi: 'टिकट अभी न लें; पासपोर्ट शिकायत या एक मुलाक़ात के बाद ही हिलेगा।',
        },
      },
    },
    advice: [
      {
        en: 'Check the file on the passport site and note its exact words.',
        hi: 'पासपोर्ट साइट पर फ़ाइल की स्थिति देखें और ठीक शब्द लिख लें।',
      },
      {
        en: 'Go to the police station yourself with address proof and two neighbours’ names.',
        hi: 'पते के सबूत और दो पड़ोसियों के नाम लेकर ख़ुद थाने जाएँ।',
      },
      {
        en: 'Pay nothing for verification: a complaint can be filed online.',
        hi: 'वेरिफिकेशन के पैसे न दें: ऑनलाइन शिकायत हो सकती है।',
      },
    ],
  },
  'work-abroad': {
    outlook: {
      yes: {
        oracle: {
          en: 'A job abroad is likely for you, most of all between {from} and {to}.',
          hi: 'विदेश में नौकरी मिलने की उम्मीद अच्छी है, सबसे ज़्यादा {from} से {to} के बीच।',
        },
        astra: {
          en: 'I see work calling you across the sea; between {from} and {to} the offer looks nearest.',
          hi: 'परदेस से काम का बुलावा दिखता है; {from} से {to} के बीच ऑफ़र सबसे पास है।',
        },
      },
      later: {
        oracle: {
          en: 'Work abroad is shown, though later: {from} to {to} looks better.',
          hi: 'विदेश का काम दिखता है, पर आगे: {from} से {to} का समय बेहतर है।',
        },
        astra: {
          en: 'Your job abroad is more a matter of time; make papers and skill ready for {from} to {to}.',
          hi: 'विदेश की नौकरी समय की बात है; {from} से {to} के लिए काग़ज़ और हुनर तैयार रखें।',
        },
      },
      slow: {
        oracle: {
          en: 'A job abroad is possible through a skill test or somebody you know; no clear time shows.',
          hi: 'विदेश की नौकरी हुनर की परीक्षा या जान-पहचान से मुमकिन है; साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'The way abroad isn’t shut; it opens by a skill certificate more than by luck.',
          hi: 'विदेश का रास्ता बंद नहीं; क़िस्मत से ज़्यादा हुनर के सर्टिफ़िकेट से खुलेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'Work abroad looks difficult at present: don’t sell or borrow for it now.',
          hi: 'विदेश का काम अभी मुश्किल दिखता है: इसके लिए अभी कुछ बेचें नहीं, क़र्ज़ न लें।',
        },
        astra: {
          en: 'I’d not put your land or gold into a job abroad just now; a better job here may come sooner.',
          hi: 'विदेश की नौकरी पर अभी ज़मीन या सोना न लगाएँ; यहाँ बेहतर काम पहले मिल सकता है।',
        },
      },
    },
    advice: [
      {
        en: 'Check the agent’s number on the government’s emigrate site before any payment.',
        hi: 'पैसे देने से पहले एजेंट का नंबर सरकार की eMigrate साइट पर देखें।',
      },
      {
        en: 'Ask for the contract in a language you read: pay, hours, room, ticket back.',
        hi: 'करार अपनी भाषा में माँगें: तनख़्वाह, समय, कमरा, वापसी का टिकट।',
        for: ['leaving', 'contract-labour'],
      },
      {
        en: 'Never give your passport as security.',
        hi: 'पासपोर्ट गिरवी या ज़मानत में कभी न दें।',
        for: ['contract-labour'],
      },
      {
        en: 'Take a skill certificate that is accepted there.',
        hi: 'ऐसा हुनर सर्टिफ़िकेट लें जो वहाँ माना जाए।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
