import type { SituationTexts } from '../situation-texts.ts'

export const kinInServiceTexts = {
  'kin-govt-job': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'A government post looks likely there, with the strongest time between {from} and {to}.',
          hi: 'सरकारी नौकरी लगने के आसार अच्छे हैं, और सबसे मज़बूत समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see that name in a final list, between {from} and {to}; keep the home quiet for study until then.',
          hi: '{from} से {to} के बीच अंतिम सूची में नाम आता दिखता है; तब तक घर का माहौल पढ़ाई के लिए शांत रखें।',
        },
      },
      later: {
        oracle: {
          en: 'The selection is likelier in a later list than in this one: look to {from} till {to}.',
          hi: 'इस सूची से ज़्यादा अगली में चयन के आसार हैं: {from} से {to} तक का समय देखें।',
        },
        astra: {
          en: 'It comes a little late, I feel, and it comes by one more honest try; between {from} and {to} the chance is better.',
          hi: 'थोड़ी देर है, और एक सच्ची कोशिश और लगेगी; {from} से {to} के बीच मौक़ा बेहतर है।',
        },
      },
      slow: {
        oracle: {
          en: 'Selection is possible, but the chart gives no clear time: several forms and something earned beside them are safer than one exam.',
          hi: 'चयन मुमकिन है, पर समय साफ़ नहीं: एक परीक्षा के भरोसे से अच्छे हैं कई फ़ॉर्म और साथ में थोड़ी कमाई।',
        },
        astra: {
          en: 'I can’t promise the family a date; the wish is right, only let it not be the only road.',
          hi: 'घर को तारीख़ का वादा नहीं किया जा सकता; चाह ठीक है, बस यही एक रास्ता न रहे।',
        },
      },
      hard: {
        oracle: {
          en: 'A government post looks hard there at present: try on up to an agreed date, and let a private or contract job begin alongside.',
          hi: 'सरकारी नौकरी अभी मुश्किल दिखती है: एक तय तारीख़ तक कोशिश चले, और साथ में प्राइवेट या संविदा का काम शुरू हो।',
        },
        astra: {
          en: 'Tell them they are not smaller for a missing list; just now another door feeds sooner.',
          hi: 'कह दें कि सूची में नाम न आने से कोई छोटा नहीं होता; अभी दूसरा दरवाज़ा जल्दी रोटी देगा।',
        },
      },
    },
    advice: [
      {
        en: 'Check that name, birth date and category read alike in marksheet, caste or income certificate and ID.',
        hi: 'मार्कशीट, जाति या आय प्रमाण पत्र और पहचान पत्र में नाम, जन्मतिथि और वर्ग एक जैसे हों, यह देख लें।',
        for: ['meeting'],
      },
      {
        en: 'Write the age limit and attempts left for each exam on one page, and fill every form that the age allows.',
        hi: 'हर परीक्षा की उम्र-सीमा और बचे मौक़े एक पन्ने पर लिखें, और जितने फ़ॉर्म उम्र में आते हैं, भरवाएँ।',
      },
      {
        en: 'Pay no one who promises to get a name in: police cases come of it, and no post.',
        hi: 'नाम डलवाने का दावा करने वाले को एक पैसा न दें: इससे मुक़दमा बनता है, नौकरी नहीं।',
      },
      {
        en: 'Don’t ask about marks after each paper; ask what would help this week.',
        hi: 'हर पेपर के बाद नंबर न पूछें; पूछें कि इस हफ़्ते क्या मदद चाहिए।',
      },
    ],
  },
  'spouse-promotion': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Your spouse is likely to be promoted, and the order looks closest between {from} and {to}.',
          hi: 'उनका प्रमोशन होने की उम्मीद अच्छी है, और आदेश {from} से {to} के बीच सबसे पास है।',
        },
        astra: {
          en: 'I see sweets from their office in your home, between {from} and {to}.',
          hi: '{from} से {to} के बीच उनके दफ़्तर की मिठाई घर आती दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'Your spouse’s promotion comes a round later: {from} to {to} is likelier.',
          hi: 'उनका प्रमोशन एक दौर आगे खिसकता दिखता है: {from} से {to} के बीच आसार ज़्यादा हैं।',
        },
        astra: {
          en: 'Others’ names first, I’m afraid, and then theirs, between {from} and {to}.',
          hi: 'पहले कुछ और नाम, फिर उनका; {from} से {to} के बीच देखें।',
        },
      },
      slow: {
        oracle: {
          en: 'Your spouse is in line for it, but no time stands out: it waits on seats and on one senior’s word.',
          hi: 'बारी उनकी बनती है, पर समय साफ़ नहीं: बात पदों और किसी एक सीनियर की राय पर टिकी है।',
        },
        astra: {
          en: 'It isn’t lost, it is only in somebody’s drawer; I can’t name the month.',
          hi: 'बात गई नहीं, बस किसी की दराज़ में पड़ी है; महीना नहीं बताया जा सकता।',
        },
      },
      hard: {
        oracle: {
          en: 'This round looks hard for your spouse: let the reason be asked in writing and the next one be prepared, without blame at home.',
          hi: 'इस दौर में उनका प्रमोशन मुश्किल दिखता है: वजह लिखित में पूछी जाए और अगले की तैयारी हो, घर में दोष न दिया जाए।',
        },
        astra: {
          en: 'They will take it harder than they show if it passes by; just now your calm is worth more than a post.',
          hi: 'निकल गया तो उन्हें दिखाने से ज़्यादा चुभेगा; अभी आपका साथ पद से बड़ा है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Your spouse’s promotion is held up by seats, by seniority and by who speaks for whom, and not by want of work.',
        hi: 'उनका प्रमोशन पदों की कमी, वरिष्ठता और किसकी कौन सिफ़ारिश करता है, इन बातों पर रुका है; मेहनत की कमी पर नहीं।',
      },
      astra: {
        en: 'They work and don’t tell; in offices the one who tells moves first.',
        hi: 'वे करते हैं और बताते नहीं; दफ़्तर में जो बताता है, वह पहले बढ़ता है।',
      },
    },
    advice: [
      {
        en: 'Ask together whether it brings a transfer, and settle beforehand who stays with school and parents.',
        hi: 'दोनों पहले पूछ लें कि साथ में तबादला होगा या नहीं, और तय करें कि बच्चों के स्कूल और माँ-बाप के पास कौन रहेगा।',
        for: ['meeting'],
      },
      {
        en: 'Keep the two weeks before the interview or departmental exam free of guests and errands.',
        hi: 'इंटरव्यू या विभागीय परीक्षा से पहले के दो हफ़्ते मेहमान और बाहर के काम उनसे दूर रखें।',
      },
      {
        en: 'Don’t measure them against a brother’s or neighbour’s post.',
        hi: 'उन्हें भाई या पड़ोसी के पद से न तौलें।',
      },
      {
        en: 'Let them get copies of the yearly reports and the seniority number now, while an objection is still in time.',
        hi: 'सालाना रिपोर्ट की कॉपी और वरिष्ठता क्रमांक अभी निकलवा लें, जब तक आपत्ति का समय है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
