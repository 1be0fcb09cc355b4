import type { SituationTexts } from '../situation-texts.ts'

export const goingAbroadTexts = {
  'agent-took-money': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The visa or the money can come between {from} and {to}, if you go by papers and not by his word: ask for the file number in writing today.',
          hi: 'वीज़ा या पैसा {from} से {to} के बीच आ सकता है, पर उसकी बात पर नहीं, काग़ज़ पर चलें: आज ही फ़ाइल नंबर लिखित में माँगें।',
        },
        astra: {
          en: 'Between {from} and {to} either the visa moves or the money begins to come back; till then not one rupee more into his hand.',
          hi: '{from} से {to} के बीच या तो वीज़ा हिलेगा या पैसा लौटना शुरू होगा; तब तक उसे एक रुपया और नहीं।',
        },
      },
      later: {
        oracle: {
          en: 'Not soon: a real step or a refund is likelier between {from} and {to}; ask now for the receipt, the file number and a last date.',
          hi: 'जल्दी नहीं: असली क़दम या पैसे की वापसी {from} से {to} के बीच ज़्यादा दिखती है; अभी रसीद, फ़ाइल नंबर और आख़िरी तारीख़ माँगें।',
        },
        astra: {
          en: 'He will say next week many times yet; look to {from} till {to}, and begin asking in writing now.',
          hi: '“अगले हफ़्ते” वह अभी कई बार कहेगा; नज़र {from} से {to} के बीच रखें, और लिखित में माँगना अभी शुरू करें।',
        },
      },
      slow: {
        oracle: {
          en: 'Months of “today, tomorrow” are a bad sign: ask for the file number, check it yourself, and if none comes in a week take it as money to be recovered.',
          hi: 'महीनों की आज-कल अच्छा संकेत नहीं: फ़ाइल नंबर माँगें, ख़ुद जाँचें, और हफ़्ते में न मिले तो इसे वसूली का मामला मानें।',
        },
        astra: {
          en: 'I can’t see a date that deserves your waiting; see the paper first, then hope.',
          hi: 'ऐसी कोई तारीख़ नहीं दिखती जिसका इंतज़ार किया जाए; पहले काग़ज़ देखें, फिर उम्मीद रखें।',
        },
      },
      hard: {
        oracle: {
          en: 'Please treat this as a likely cheating: pay nothing more, get the passport back, and write a complaint; part of the money still comes back that way.',
          hi: 'इसे धोखे का मामला मानकर चलें: और कुछ न दें, पासपोर्ट वापस लें और शिकायत लिखें; इस तरह कुछ पैसा अब भी लौट आता है।',
        },
        astra: {
          en: 'Trust your doubt, it isn’t your foolishness; step away from him now, and go abroad by a registered office later.',
          hi: 'अपने शक पर भरोसा करें, यह आपकी नासमझी नहीं; अभी उससे हटें, बाद में पंजीकृत दफ़्तर से विदेश जाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Look the agent up on eMigrate: a name without a registration number may not send workers abroad.',
        hi: 'एजेंट का नाम eMigrate पर देखें: पंजीकरण नंबर के बिना कोई कामगार बाहर नहीं भेज सकता।',
      },
      {
        en: 'Ask for the visa or file number and check it on the embassy’s or VFS site yourself.',
        hi: 'वीज़ा या फ़ाइल नंबर लें और दूतावास या VFS की साइट पर ख़ुद जाँचें।',
      },
      {
        en: 'Keep receipts, UPI records and chats together, and give a written complaint at the police station or to the Protector of Emigrants.',
        hi: 'रसीद, UPI और चैट इकट्ठी रखें, और थाने में या प्रवासी संरक्षक को लिखित शिकायत दें।',
        for: ['meeting'],
      },
      {
        en: 'Don’t leave the passport with him; it is yours and he may not keep it.',
        hi: 'पासपोर्ट उसके पास न छोड़ें; वह आपका है, उसे रखने का हक़ उसे नहीं।',
      },
    ],
  },
  'others-abroad': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, the papers for abroad should come through; {from} to {to} is the likeliest stretch.',
          hi: 'हाँ, विदेश का काग़ज़ आ जाना चाहिए; सबसे ज़्यादा आसार {from} से {to} के बीच हैं।',
        },
        astra: {
          en: 'Yes, I see it come through and the bag packed, between {from} and {to}.',
          hi: 'हाँ, काम बनता और बैग बँधता दिखता है, {from} से {to} के बीच।',
        },
      },
      later: {
        oracle: {
          en: 'It comes, though later than the family hopes: between {from} and {to}.',
          hi: 'हो जाएगा, पर घर की उम्मीद से थोड़ा बाद में: {from} से {to} के बीच।',
        },
        astra: {
          en: 'Not this month; the door opens between {from} and {to}.',
          hi: 'इस महीने नहीं; दरवाज़ा {from} से {to} के बीच खुलता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The chance is there and the file moves slowly; no date stands out, so let nothing at home hang on it.',
          hi: 'गुंजाइश है पर फ़ाइल धीमी चलती है; कोई तारीख़ अलग से नहीं दिखती, इसलिए घर का कोई काम इस पर न रोकें।',
        },
        astra: {
          en: 'It is in the queue and not in the bin; patience, and one clean paper more.',
          hi: 'फ़ाइल क़तार में है, रद्दी में नहीं; धीरज, और एक पक्का काग़ज़ और।',
        },
      },
      hard: {
        oracle: {
          en: 'It looks stuck for now: better to mend the weak paper or try another country than to wait on the same file.',
          hi: 'अभी अटका दिखता है: उसी फ़ाइल पर बैठने से अच्छा है कमज़ोर काग़ज़ सुधारना या दूसरा देश देखना।',
        },
        astra: {
          en: 'I see no stamp in this stretch; a job or a course here meanwhile keeps the spirit up.',
          hi: 'इस दौर में मुहर नहीं दिखती; तब तक यहाँ का काम या कोर्स हिम्मत बनाए रखेगा।',
        },
      },
    },
    advice: [
      {
        en: 'Ask for the file number, and look at the official site with them once a week, not daily.',
        hi: 'फ़ाइल नंबर ले लें और आधिकारिक साइट हफ़्ते में एक बार साथ देखें, रोज़ नहीं।',
      },
      {
        en: 'After a refusal read the reason letter line by line before a new fee is paid.',
        hi: 'मना होने पर नई फ़ीस से पहले कारण वाला पत्र एक-एक पंक्ति पढ़ें।',
      },
      {
        en: 'Keep bank statements, the offer letter and the health check valid till the very date.',
        hi: 'बैंक स्टेटमेंट, ऑफ़र लेटर और मेडिकल जाँच उस तारीख़ तक मान्य रखें।',
        for: ['career', 'meeting'],
      },
      {
        en: 'Don’t sell land or gold for it before the visa is in the passport.',
        hi: 'वीज़ा पासपोर्ट पर लगने से पहले इसके लिए ज़मीन या सोना न बेचें।',
      },
    ],
  },
  'join-spouse-abroad': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'You should be called over between {from} and {to}; have your own papers ready before that.',
          hi: '{from} से {to} के बीच आपका बुलावा आना चाहिए; उससे पहले अपने काग़ज़ तैयार रखें।',
        },
        astra: {
          en: 'You will be called, I see: two plates on one table there, between {from} and {to}.',
          hi: 'बुलावा आता दिखता है: वहाँ एक मेज़ पर दो थालियाँ, {from} से {to} के बीच।',
        },
      },
      later: {
        oracle: {
          en: 'You will join, though a little later than was promised: {from} to {to}.',
          hi: 'साथ रहना होगा, पर वादे से थोड़ा बाद: {from} से {to} के बीच।',
        },
        astra: {
          en: 'The call comes slowly; look to {from} till {to}.',
          hi: 'बुलावा धीरे आएगा; नज़र {from} से {to} के बीच रखें।',
        },
      },
      slow: {
        oracle: {
          en: 'It is meant, and it hangs on salary and a house there; no month stands out yet.',
          hi: 'इरादा है, बात वहाँ की तनख़्वाह और मकान पर टिकी है; अभी कोई महीना अलग से नहीं दिखता।',
        },
        astra: {
          en: 'No date is to be seen yet: wanting is not what fails here, a form and a flat are.',
          hi: 'अभी तारीख़ नहीं दिखती: चाह की कमी नहीं है, कमी एक फ़ॉर्म और एक घर की है।',
        },
      },
      hard: {
        oracle: {
          en: 'A family visa looks far just now; ask for a visit of one or two months first, or for a fixed leave.',
          hi: 'परिवार वीज़ा अभी दूर दिखता है; पहले एक-दो महीने का विज़िट वीज़ा या पक्की छुट्टी माँगें।',
        },
        astra: {
          en: 'Not soon, I feel, and “next month” may be said a few times more; ask gently for one real date and what is missing for it.',
          hi: 'जल्दी नहीं लगता, और “अगले महीने” कुछ बार और सुनना पड़ सकता है; प्यार से एक सच्ची तारीख़ पूछें और यह कि कमी किस चीज़ की है।',
        },
      },
    },
    advice: [
      {
        en: 'Ask what salary and contract the rule wants there, and how far it is.',
        hi: 'पूछें कि वहाँ नियम में कितनी तनख़्वाह और कैसा कॉन्ट्रैक्ट चाहिए, और कितना बाक़ी है।',
      },
      {
        en: 'Have the marriage certificate registered and attested, and your passport carry the right name.',
        hi: 'शादी का प्रमाणपत्र पंजीकृत और सत्यापित करवाएँ, और पासपोर्ट में सही नाम हो।',
      },
      {
        en: 'Use the wait for something of your own: a language, a course, driving.',
        hi: 'इंतज़ार में अपना कुछ सीखें: भाषा, कोर्स, गाड़ी चलाना।',
      },
      {
        en: 'Fix one evening a week for a long call with no third person in the room.',
        hi: 'हफ़्ते में एक शाम लंबी बात की रखें, जब कमरे में कोई तीसरा न हो।',
      },
    ],
  },
  'send-child-abroad': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'Let your child go: the chart supports studying or working far away, and what you have taught goes along.',
          hi: 'जाने दें: कुंडली दूर जाकर पढ़ने या काम करने में साथ देती है, और आपकी सीख साथ जाएगी।',
        },
        astra: {
          en: 'Send with a blessing and not with a condition; this child will stand there and call home.',
          hi: 'शर्त नहीं, आशीर्वाद देकर भेजें; यह बच्चा वहाँ टिकेगा और घर फ़ोन भी करेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Yes, with three things settled first: the college or employer checked, the money for one year, and one known person in that city.',
          hi: 'हाँ, पर तीन बातें पहले तय हों: कॉलेज या कंपनी की जाँच, एक साल का पैसा, और उस शहर में एक जान-पहचान।',
        },
        astra: {
          en: 'Send, but without hurry: one intake later with better papers is no loss.',
          hi: 'भेजें, पर जल्दी में नहीं: अच्छे काग़ज़ के साथ एक सत्र बाद जाने में नुक़सान नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'Not this year, I’d say: let the language, a degree or a year’s work here come first, and send then.',
          hi: 'इस साल रुकना बेहतर है: पहले भाषा, डिग्री या यहाँ एक साल का काम हो, फिर भेजें।',
        },
        astra: {
          en: 'Keep your child near for one more season; a tree that is moved in its second spring takes root better.',
          hi: 'एक मौसम और पास रखें; थोड़ा पककर निकलेगा तो वहाँ जल्दी जमेगा।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Don’t sell the land for it: see first whether an education loan covers the fee.',
        hi: 'इसके लिए ज़मीन न बेचें: पहले देखें कि शिक्षा ऋण से फ़ीस निकलती है या नहीं।',
        for: ['loan'],
      },
      {
        en: 'Look up the college in that country’s own official list, and not in the agent’s brochure.',
        hi: 'कॉलेज को उस देश की सरकारी सूची में देखें, एजेंट के पर्चे में नहीं।',
      },
      {
        en: 'Agree on one fixed call a week and on who is called first in trouble.',
        hi: 'हफ़्ते में एक तय फ़ोन, और मुश्किल में सबसे पहले किसे फ़ोन करना है, पहले तय कर लें।',
      },
      {
        en: 'Teach cooking, washing and a bank form before the visa comes.',
        hi: 'वीज़ा आने से पहले खाना बनाना, कपड़े धोना और बैंक का फ़ॉर्म सिखा दें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
