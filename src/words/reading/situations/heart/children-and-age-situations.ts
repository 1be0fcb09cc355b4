import type { SituationTexts } from '../situation-texts.ts'

export const childrenAndAgeSituationTexts = {
  'number-of-children': {
    state: {
      favourable: {
        oracle: {
          en: 'No chart gives a sure count, but yours supports children well: more than one is likely.',
          hi: 'पक्की गिनती कोई कुंडली नहीं देती, पर आपकी संतान के पक्ष में है: एक से ज़्यादा बच्चों के आसार हैं।',
        },
        astra: {
          en: 'I see a home with more than one little voice in it; the exact number is for you two and for nature to decide.',
          hi: 'घर में एक से ज़्यादा बच्चों की किलकारी दिखती है; ठीक कितने, यह आप दोनों और क़ुदरत पर है।',
        },
      },
      mixed: {
        oracle: {
          en: 'The exact number no chart can fix; yours leans to one child, perhaps two with some gap between.',
          hi: 'ठीक संख्या कोई कुंडली नहीं बाँध सकती; आपकी एक बच्चे की ओर झुकती है, शायद दो, बीच में अंतर के साथ।',
        },
        astra: {
          en: 'One child looks sure enough to hope for, and a second is possible if you both want it; I wouldn’t count beyond.',
          hi: 'एक बच्चे की उम्मीद अच्छी है, और दोनों चाहें तो दूसरा भी हो सकता है; इससे आगे गिनना ठीक नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'In honesty no number can be read; your chart is slow in children, so one, and a little later, is likelier.',
          hi: 'सच कहें तो गिनती नहीं पढ़ी जा सकती; कुंडली में संतान की बात धीमी है, इसलिए एक, और थोड़ी देर से, ज़्यादा संभव है।',
        },
        astra: {
          en: 'I wouldn’t put a figure on it; the chart speaks of patience first, and of one child held very dear.',
          hi: 'गिनती बताना ठीक नहीं होगा; कुंडली पहले धीरज की बात करती है, और फिर एक बहुत लाड़ले बच्चे की।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Settle between you two how many you want and can raise well; that counts more than any chart.',
        hi: 'आपस में तय करें कि कितने बच्चे चाहिए और अच्छे से पल सकेंगे; यह किसी भी कुंडली से ज़्यादा ज़रूरी है।',
      },
      {
        en: 'If age or health is a worry, a check of both partners tells more than a number.',
        hi: 'उम्र या सेहत की चिंता हो तो दोनों की जाँच किसी भी गिनती से ज़्यादा बताती है।',
      },
      {
        en: 'Leave two to three years between births for the mother’s health.',
        hi: 'माँ की सेहत के लिए दो बच्चों में दो-तीन साल का अंतर रखें।',
      },
    ],
  },
  'conceive-time': {
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The stretch that suits conceiving best is {from} to {to}; a sure month or day inside it no chart can fix.',
          hi: 'गर्भ ठहरने के लिए सबसे अच्छा समय {from} से {to} तक है; इसमें पक्का महीना या दिन कोई कुंडली नहीं बाँध सकती।',
        },
        astra: {
          en: 'Try with good hope from {from} to {to}, that is the kindest time for you two; which day, leave to nature.',
          hi: '{from} से {to} तक अच्छी उम्मीद से कोशिश करें, यह वक़्त आप दोनों का साथ देता है; बाक़ी क़ुदरत पर छोड़ें।',
        },
      },
      later: {
        oracle: {
          en: 'Conceiving is better supported a little later, from {from} to {to}; use the time before it for health, and don’t fix on one month.',
          hi: 'गर्भ ठहरने का बेहतर समय थोड़ा आगे, {from} से {to} तक है; तब तक सेहत सँभालें, एक ही महीने पर न अड़ें।',
        },
        astra: {
          en: 'Don’t be sad if it isn’t at once; between {from} and {to} the chances look best, whichever month it turns out to be.',
          hi: 'तुरंत न हो तो मन छोटा न करें; {from} से {to} के बीच उम्मीद सबसे अच्छी है, महीना जो भी हो।',
        },
      },
      slow: {
        oracle: {
          en: 'You can conceive, but the chart marks no month for it; the fertile days that your doctor explains matter more than a date.',
          hi: 'गर्भ ठहर सकता है, पर कुंडली कोई महीना नहीं बताती; डॉक्टर के बताए सही दिन किसी तारीख़ से ज़्यादा काम के हैं।',
        },
        astra: {
          en: 'I won’t invent a date for you; keep trying around the right days of each cycle, and let a doctor look at you both.',
          hi: 'मन से कोई तारीख़ कह देना ठीक नहीं; हर महीने सही दिनों में कोशिश करें, और दोनों डॉक्टर को दिखा लें।',
        },
      },
      hard: {
        oracle: {
          en: 'At present conceiving has little support by the chart, which is no verdict on your body; see a fertility doctor now instead of waiting for a month.',
          hi: 'अभी कुंडली का सहारा कम है, पर यह आपके शरीर पर फ़ैसला नहीं; किसी महीने की राह न देखें, अभी डॉक्टर से मिलें।',
        },
        astra: {
          en: 'These months look slow for it, and I know each one counts for you; let tests and treatment begin now, hope is not over.',
          hi: 'अभी यह धीमा दिखता है, और हर महीने का इंतज़ार भारी होता है; जाँच और इलाज अभी शुरू करें, उम्मीद ख़त्म नहीं।',
        },
      },
    },
    advice: [
      {
        en: 'Learn your fertile days with a doctor, an app or an ovulation kit, and try every second day then.',
        hi: 'डॉक्टर, ऐप या ओव्यूलेशन किट से सही दिन जानें, और तब एक दिन छोड़कर कोशिश करें।',
      },
      {
        en: 'After a year of trying, or six months past thirty-five, have both partners tested.',
        hi: 'साल भर कोशिश हो गई हो, या उम्र पैंतीस से ऊपर और छह महीने, तो दोनों की जाँच कराएँ।',
        for: ['untested-couple'],
      },
      {
        en: 'Ask the doctor about folic acid early, and get thyroid, sugar and weight right.',
        hi: 'डॉक्टर से फ़ोलिक एसिड के बारे में पहले ही पूछ लें, और थायरॉइड, शुगर व वज़न ठीक करें।',
      },
      {
        en: 'No cigarettes or drink for either of you, and less talk of it with relatives.',
        hi: 'दोनों सिगरेट-शराब से दूर रहें, और रिश्तेदारों से इसकी चर्चा कम करें।',
      },
    ],
  },
  'old-age-care': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'In old age care is likely to come from the family, and not from a home for the aged: most of all from the one who keeps in touch now.',
          hi: 'बुढ़ापे में सहारा वृद्धाश्रम से नहीं, परिवार से मिलने के आसार हैं: सबसे ज़्यादा उसी से जो अभी ख़बर लेता है।',
        },
        astra: {
          en: 'Old age doesn’t look lonely here; it’s the quieter one, who helps without talking, that is likely to stay near at the end.',
          hi: 'बुढ़ापा अकेला नहीं दिखता; जो चुपचाप काम आता है, आख़िर में वही पास रहने के आसार हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Care in old age is likely to be shared: one near at hand and one by money and phone; no chart can name which.',
          hi: 'बुढ़ापे में सहारा बँटा हुआ रहेगा: कोई पास रहकर, कोई पैसे और फ़ोन से; कौन क्या, यह कोई कुंडली नाम लेकर नहीं बता सकती।',
        },
        astra: {
          en: 'They’ll do it between them, not one alone; ask each for what he or she can really give, and don’t weigh one against another.',
          hi: 'सब मिलकर करेंगे, कोई एक नहीं; जिससे जो हो सके वही माँगें, एक को दूसरे से न तौलें।',
        },
      },
      patience: {
        oracle: {
          en: 'The support of one’s own people in old age looks weak, so it is wise to keep house and savings in one’s own name and to arrange help in time.',
          hi: 'बुढ़ापे में अपनों का सहारा कम दिखता है, इसलिए मकान और बचत अपने नाम रखना और समय पर मदद का इंतज़ाम करना अच्छा है।',
        },
        astra: {
          en: 'I wouldn’t lean on a promise alone; with one’s own roof, some money and good neighbours old age is safe, and love can come freely.',
          hi: 'सिर्फ़ वादे पर टिकना ठीक नहीं; अपनी छत, थोड़ा पैसा और अच्छे पड़ोसी हों तो बुढ़ापा सुरक्षित है, और प्यार भी खुलकर आता है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Some children pull away from fear of burden, from their own home’s pressure or from an old hurt, and seldom from want of love.',
        hi: 'कोई बच्चा इसलिए दूर रहता है कि बोझ का डर, अपने घर का दबाव या पुरानी चोट है, प्यार की कमी कम ही होती है।',
      },
      astra: {
        en: 'The one who stays away is often the one who feels compared; it says little about the heart.',
        hi: 'जो दूर है, वह अक्सर वही होता है जिसे तुलना चुभी है; इससे उसके दिल का पता नहीं चलता।',
      },
    },
    isOfAnother: true,
    tells: 'reasons',
    advice: [
      {
        en: 'Give no house or land away by deed in your lifetime without a written right to live in it.',
        hi: 'जीते जी मकान या ज़मीन किसी के नाम न करें, जब तक रहने का हक़ काग़ज़ पर न हो।',
      },
      {
        en: 'Speak with all of them together, once, about who does what: stay, money, doctor.',
        hi: 'सबको एक बार साथ बिठाकर तय करें कि कौन क्या करेगा: साथ रहना, पैसा, डॉक्टर।',
        for: ['meeting'],
      },
      {
        en: 'Keep a health cover, some savings and a bank account in the elder’s own name.',
        hi: 'बुज़ुर्ग के अपने नाम पर स्वास्थ्य बीमा, कुछ बचत और बैंक खाता रखें।',
      },
      {
        en: 'Elders who are left without care may ask the tribunal for maintenance; the helpline for them is 14567.',
        hi: 'बुज़ुर्ग को सहारा न मिले तो क़ानून से ख़र्च माँगा जा सकता है; उनकी हेल्पलाइन 14567 है।',
      },
    ],
  },
  'partner-type-suits': {
    advice: [
      {
        en: 'Name three things you cannot live without in a partner and two you can forgive; look for those and drop the rest.',
        hi: 'तीन बातें लिखें जिनके बिना साथ मुश्किल है और दो जो माफ़ हो सकती हैं; उन्हीं को देखें, बाक़ी सूची छोड़ दें।',
      },
      {
        en: 'See how you are beside them: calmer and more yourself, or always on guard.',
        hi: 'देखें कि उनके साथ मन कैसा रहता है: शांत और खुला, या हर समय सँभला हुआ।',
      },
      {
        en: 'Talk early about money, parents, children and the city to live in; that shows the fit sooner than hobbies.',
        hi: 'पैसे, माता-पिता, बच्चे और रहने के शहर की बात शुरू में करें; शौक़ से ज़्यादा मेल इसी से पता चलता है।',
        for: ['parent'],
      },
      {
        en: 'Meet their friends once; people are like those they keep.',
        hi: 'एक बार उनके दोस्तों से मिलें; इंसान वैसा ही होता है जैसों के साथ रहता है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
