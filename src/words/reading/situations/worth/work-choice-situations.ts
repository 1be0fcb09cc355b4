import type { SituationTexts } from '../situation-texts.ts'

export const workChoiceSituationTexts = {
  'field-fit': {
    state: {
      favourable: {
        oracle: {
          en: 'Yes, this field can suit you: the chart supports your work in it, and your own wish for it counts as much.',
          hi: 'हाँ, यह क्षेत्र आप पर जँच सकता है: कुंडली इसमें आपके काम का साथ देती है, और आपकी अपनी चाह भी उतनी ही मायने रखती है।',
        },
        astra: {
          en: 'Go for it, I’d say; if this work still calls you after its dull days, you can do well in it.',
          hi: 'मन करता है तो इस ओर ज़रूर जाएँ; जो काम बुरे दिनों में भी अच्छा लगे, उसमें आगे बढ़ा जा सकता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'This field is possible for you, with training and some years of small beginnings; it doesn’t come as a gift.',
          hi: 'यह क्षेत्र आपके लिए मुमकिन है, ट्रेनिंग और छोटी शुरुआत के साथ; यह बैठे-बिठाए नहीं मिलेगा।',
        },
        astra: {
          en: 'It can become yours, step by step; go near the real work once, and your own heart will tell you yes or no.',
          hi: 'धीरे-धीरे यह काम आपका बन सकता है; एक बार असली काम के पास जाकर देखें, मन ख़ुद हाँ या ना कह देगा।',
        },
      },
      patience: {
        oracle: {
          en: 'The road into this field looks long for you at present, so keep a second line open while you try it.',
          hi: 'इस क्षेत्र का रास्ता अभी आपके लिए लंबा दिखता है, इसलिए कोशिश के साथ दूसरा काम भी खुला रखें।',
        },
        astra: {
          en: 'I won’t say you can’t; just don’t put everything on this one door yet, begin it beside something that feeds you.',
          hi: '“नहीं होगा” कहना ठीक नहीं; बस अभी सब कुछ इसी पर न लगाएँ, इसे कमाई वाले काम के साथ शुरू करें।',
        },
      },
    },

    advice: [
      {
        en: 'Spend a day with somebody who does this work, and ask what they would change.',
        hi: 'यह काम करने वाले किसी के साथ एक दिन रहें, और पूछें कि वे क्या बदलना चाहेंगे।',
      },
      {
        en: 'Check the entry rules first: age, degree, licence, medical and fees.',
        hi: 'पहले प्रवेश की शर्तें देखें: उम्र, डिग्री, लाइसेंस, मेडिकल और फ़ीस।',
      },
      {
        en: 'Take one short course or internship in it before the long one.',
        hi: 'लंबे कोर्स से पहले इसमें एक छोटा कोर्स या इंटर्नशिप करें।',
      },
      {
        en: 'Ask what a beginner really earns in it, and for how long.',
        hi: 'पूछें कि नए लोग इसमें असल में कितना और कब तक कमाते हैं।',
      },
    ],
  },
  'which-of-two-fields': {
    state: {
      favourable: {
        oracle: {
          en: 'Your chart supports work of your own choosing: take the field whose daily routine you can like, for growth is shown in it.',
          hi: 'कुंडली आपकी पसंद के काम का साथ देती है: वह क्षेत्र लें जिसका रोज़ का काम अच्छा लगे, उसमें बढ़त दिखती है।',
        },
        astra: {
          en: 'You have the strength to rise in a field you love; pick the one you’d still do on a bad day, and stay with it.',
          hi: 'मन के काम में आगे बढ़ने की ताक़त आपमें है; वही चुनें जो बुरे दिन भी करने का मन हो, और उसी में टिकें।',
        },
      },
      mixed: {
        oracle: {
          en: 'For you the steadier of these fields should earn, and the other can be kept beside it until it pays.',
          hi: 'आपके लिए इनमें जो ज़्यादा टिकाऊ है उससे कमाई हो, और दूसरा तब तक साथ चले जब तक वह पैसे न देने लगे।',
        },
        astra: {
          en: 'I’d stand on the firmer one with both feet and hold the other by the hand; time will show which is yours.',
          hi: 'पक्के वाले पर पाँव जमाएँ और दूसरे को साथ रखें; कौन-सा आपका है, यह आगे साफ़ हो जाएगा।',
        },
      },
      patience: {
        oracle: {
          en: 'At present take the field that opens first and costs least to enter; the choice can be changed once you stand.',
          hi: 'अभी वह क्षेत्र लें जो पहले खुले और जिसमें ख़र्च कम हो; पाँव जम जाने पर बदला जा सकता है।',
        },
        astra: {
          en: 'Don’t wait for the perfect field just now; begin where somebody takes you, you can turn to the other with some money in hand.',
          hi: 'अभी सबसे अच्छे क्षेत्र का इंतज़ार न करें; जहाँ मौक़ा मिले वहीं शुरू करें, हाथ में पैसा आने पर दूसरे की ओर मुड़ा जा सकता है।',
        },
      },
    },
    advice: [
      {
        en: 'Write a usual day in each, hour by hour, and mark which hours you would enjoy.',
        hi: 'दोनों काम का एक आम दिन घंटे-घंटे लिखें, और निशान लगाएँ कि कौन-से घंटे अच्छे लगेंगे।',
      },
      {
        en: 'Speak with one person five years into each.',
        hi: 'दोनों में पाँच साल से काम कर रहे एक-एक व्यक्ति से बात करें।',
      },
      {
        en: 'Compare fees, time to the first income, and openings within reach of your home.',
        hi: 'फ़ीस, पहली कमाई तक का समय और घर के पास के मौक़े मिलाकर देखें।',
      },
      {
        en: 'Give each a fair trial of two weeks before you pay for a course.',
        hi: 'कोर्स की फ़ीस देने से पहले दोनों को दो-दो हफ़्ते आज़माएँ।',
      },
    ],
  },
  'switch-field': {
    outlook: {
      yes: {
        oracle: {
          en: 'A change of field has support, and the time to move into it is {from} to {to}.',
          hi: 'काम का क्षेत्र बदलने को कुंडली का साथ है; क़दम उठाने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Yes, you can leave this line for the new one; prepare now and cross over between {from} and {to}.',
          hi: 'हाँ, यह लाइन छोड़कर नई में जाना ठीक लगता है; अभी तैयारी करें और {from} से {to} के बीच बदलें।',
        },
      },
      later: {
        oracle: {
          en: 'Don’t leave your present field yet: the move into another goes better between {from} and {to}.',
          hi: 'अभी मौजूदा काम न छोड़ें: नए क्षेत्र में जाना {from} से {to} के बीच बेहतर रहेगा।',
        },
        astra: {
          en: 'Use the wait to learn the new work in the evenings; between {from} and {to} the switch looks much easier.',
          hi: 'तब तक शाम को नया काम सीखें; {from} से {to} के बीच बदलना कहीं आसान दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The change of field is possible by a bridge, a course or a role that touches both, rather than by one jump.',
          hi: 'क्षेत्र बदलना मुमकिन है, पर एक छलाँग में नहीं; किसी कोर्स या ऐसे काम से जो दोनों से जुड़ा हो।',
        },
        astra: {
          en: 'I see no clear time to switch; begin the new work small beside the old, and it will open its own door.',
          hi: 'बदलने का साफ़ समय नहीं दिखता; पुराने के साथ नया काम छोटे में शुरू करें, रास्ता वहीं से बनेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'Stay in your field for now: leaving it at present would cost you pay and standing without a firm place on the other side.',
          hi: 'अभी अपने क्षेत्र में रहें: इस समय छोड़ने से पैसा और जगह दोनों घटेंगे, और सामने कुछ पक्का नहीं।',
        },
        astra: {
          en: 'I know your heart isn’t in it any more; still, please don’t leap just now, learn quietly and keep the pay.',
          hi: 'मन इस काम से उठ गया है, यह समझ आता है; फिर भी अभी न कूदें, चुपचाप सीखें और तनख़्वाह चलने दें।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'A new field can suit you well, best one that uses what you already know of people and work.',
          hi: 'नया क्षेत्र आप पर अच्छा जँच सकता है, सबसे ज़्यादा वह जिसमें अब तक का अनुभव काम आए।',
        },
        astra: {
          en: 'You aren’t stuck, you have outgrown it; go where your experience is respected and you learn something each week.',
          hi: 'बात अटकी नहीं है, यह काम अब आपके लिए छोटा पड़ गया है; वहाँ जाएँ जहाँ अनुभव की इज़्ज़त हो और हर हफ़्ते कुछ सीखने को मिले।',
        },
      },
      mixed: {
        oracle: {
          en: 'A neighbouring field suits you better than a wholly new one: change either the work or the industry, not both at once.',
          hi: 'एकदम नए से बेहतर पास का क्षेत्र है: काम बदलें या काम की जगह, एक समय में एक ही।',
        },
        astra: {
          en: 'I’d turn the wheel by half; keep the skill, change the place it is used in, and see how you breathe.',
          hi: 'पूरा नहीं, आधा मोड़ लें; हुनर वही रखें, जगह बदलें, और देखें कि मन कैसा रहता है।',
        },
      },
      patience: {
        oracle: {
          en: 'A change of field isn’t favoured at present; change the team, the hours or the company before the profession.',
          hi: 'अभी क्षेत्र बदलना ठीक नहीं दिखता; पेशे से पहले टीम, समय या कंपनी बदलकर देखें।',
        },
        astra: {
          en: 'Let this phase pass before you call it the wrong profession; rest, learn, and look again with a calm mind.',
          hi: 'इसे ग़लत पेशा कहने से पहले यह दौर निकलने दें; थोड़ा आराम, थोड़ा सीखना, फिर शांत मन से देखें।',
        },
      },
    },
    advice: [
      {
        en: 'List ten openings of the new field and mark what they ask that you don’t have.',
        hi: 'नए क्षेत्र की दस नौकरियाँ देखें और लिखें कि वे क्या माँगती हैं जो आपके पास नहीं।',
      },
      {
        en: 'Do one real project or some weekend work in it before you resign.',
        hi: 'इस्तीफ़े से पहले उसमें एक असली प्रोजेक्ट या छुट्टी के दिन का काम करें।',
      },
      {
        en: 'Be ready on paper for a lower pay at first: six months of costs aside.',
        hi: 'शुरू में कम तनख़्वाह का हिसाब रखें: छह महीने का ख़र्च अलग।',
      },
      {
        en: 'Talk with two people who made the same switch.',
        hi: 'जिन दो लोगों ने यही बदलाव किया है, उनसे बात करें।',
      },
    ],
  },
  'which-city-job': {
    state: {
      favourable: {
        oracle: {
          en: 'No chart names a city; yours supports work well away from the birthplace too, so go where the written offer and growth are best.',
          hi: 'शहर का नाम कुंडली नहीं बताती; जन्मस्थान से दूर भी काम अच्छा दिखता है, इसलिए वहाँ जाएँ जहाँ लिखित ऑफ़र और बढ़त बेहतर हो।',
        },
        astra: {
          en: 'The name of the city isn’t written, but you’ll find your feet where you go; prefer the place with more work of your kind.',
          hi: 'शहर का नाम लिखा नहीं होता, पर जहाँ जाएँ वहाँ पाँव जम जाएँगे; वह जगह लें जहाँ आपके जैसा काम ज़्यादा हो।',
        },
      },
      mixed: {
        oracle: {
          en: 'The chart doesn’t name a city; it favours the place where you know somebody, at a distance from which home can be reached.',
          hi: 'कुंडली शहर का नाम नहीं देती; वह जगह बेहतर है जहाँ कोई जान-पहचान हो और जहाँ से घर पहुँचा जा सके।',
        },
        astra: {
          en: 'I’d not run to the biggest city for its name; take the one where pay minus rent leaves you more.',
          hi: 'बड़े नाम के लिए बड़े शहर न भागें; वह लें जहाँ किराया काटकर ज़्यादा बचे।',
        },
      },
      patience: {
        oracle: {
          en: 'A city can’t be read here, and moving far doesn’t look easy at present; search near home first, and go only with a letter in hand.',
          hi: 'शहर यहाँ से नहीं दिखता, और दूर जाना अभी आसान नहीं लगता; शुरुआत अपने इलाक़े से करें, और लेटर हाथ में हो तभी जाएँ।',
        },
        astra: {
          en: 'Don’t leave on hope alone just now; wherever it is, let the job come first and the train ticket after.',
          hi: 'सिर्फ़ उम्मीद पर अभी न निकलें; शहर कोई भी हो, पहले नौकरी पक्की हो, फिर टिकट कटे।',
        },
      },
    },
    advice: [
      {
        en: 'Compare what is left each month after rent, food and trips home.',
        hi: 'किराया, खाना और घर आने-जाने के बाद हर महीने कितना बचेगा, यह मिलाएँ।',
      },
      {
        en: 'Count the openings for your work in each city on two job sites.',
        hi: 'दो जॉब साइट पर देखें कि हर शहर में आपके काम की कितनी जगहें हैं।',
      },
      {
        en: 'Stay there for a week with somebody you know before you shift the household.',
        hi: 'सामान ले जाने से पहले वहाँ किसी जानने वाले के पास एक हफ़्ता रहकर देखें।',
      },
      {
        en: 'Ask whether the work can begin from your present town or move there later.',
        hi: 'पूछें कि काम अभी के शहर से शुरू हो सकता है या बाद में वहाँ जाया जा सकता है।',
      },
    ],
  },
  'offer-or-stay': {
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Of the two, going looks better than staying, and the time to join the new place is {from} to {to}.',
          hi: 'रुकने से जाना बेहतर दिखता है; नई जगह जॉइन करने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Take the new offer, I’d say, rather than stay; close things kindly here and move between {from} and {to}.',
          hi: 'रुकने के बजाय नया ऑफ़र लेना अच्छा लगता है; यहाँ सब ठीक से निपटाएँ और {from} से {to} के बीच जाएँ।',
        },
      },
      later: {
        oracle: {
          en: 'Stay for now instead of going: a move to another company stands better between {from} and {to}.',
          hi: 'अभी जाने से रुकना बेहतर है: दूसरी कंपनी में जाना {from} से {to} के बीच ज़्यादा ठीक रहेगा।',
        },
        astra: {
          en: 'I’d let this one wait or ask for a later joining; between {from} and {to} leaving will bring you more than staying.',
          hi: 'इसे थोड़ा टालें या बाद की जॉइनिंग माँगें; {from} से {to} के बीच जाना रुकने से ज़्यादा देगा।',
        },
      },
      slow: {
        oracle: {
          en: 'Stay for now and look quietly beside it: go only when both the pay and the work are clearly better than here.',
          hi: 'अभी यहीं रहें और चुपचाप ढूँढते रहें: जाएँ तभी जब पैसा और काम, दोनों यहाँ से साफ़ बेहतर हों।',
        },
        astra: {
          en: 'I would stay for now, and move only for a written offer that beats this place in both pay and work.',
          hi: 'मेरी राय में अभी यहीं रहें, और तभी बदलें जब लिखित ऑफ़र पैसे और काम, दोनों में यहाँ से बेहतर हो।',
        },
      },
      hard: {
        oracle: {
          en: 'Staying is better than going at present: the new place is not well supported, and what you have here still holds.',
          hi: 'अभी जाने से रुकना बेहतर है: नई जगह को ज़्यादा साथ नहीं, और यहाँ की जगह अभी बनी हुई है।',
        },
        astra: {
          en: 'I would stay where you are just now: here you know the people and the work, and the new place has little support in the chart.',
          hi: 'अभी वहीं टिके रहना अच्छा है; नई जगह जितनी अच्छी दिखती है उतनी शायद न हो, यहाँ की ज़मीन जानी हुई है।',
        },
      },
    },
    advice: [
      {
        en: 'Compare what reaches the bank each month, not the yearly figure they show.',
        hi: 'साल का दिखाया हुआ पैकेज नहीं, हर महीने बैंक में कितना आएगा, यह मिलाएँ।',
      },
      {
        en: 'Ask someone who left the new company in the last year why they left.',
        hi: 'नई कंपनी से हाल में निकले किसी से पूछें कि क्यों छोड़ा।',
      },
      {
        en: 'Resign only when the signed letter has come, and check notice, bond and probation.',
        hi: 'दस्तख़त वाला लेटर आने पर ही इस्तीफ़ा दें; नोटिस, बॉन्ड और प्रोबेशन देख लें।',
      },
      {
        en: 'Ask here first, in writing, for the two things that would make you stay.',
        hi: 'पहले यहाँ लिखकर वे दो बातें माँगें जिनसे रुकने का मन बने।',
      },
    ],
  },
  'govt-or-private': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Between government and private, the chart is nearer to a government job: prepare for it in earnest, with private work beside it if needed.',
          hi: 'सरकारी और प्राइवेट में कुंडली सरकारी के क़रीब है: मन लगाकर तैयारी करें, ज़रूरत हो तो साथ में प्राइवेट काम रखें।',
        },
        astra: {
          en: 'Government service, I’d say, more than private; it may ask waiting, but the chair is one that can hold you.',
          hi: 'प्राइवेट से ज़्यादा सरकारी नौकरी की ओर झुकाव है; इंतज़ार लग सकता है, पर यह कुर्सी आपको रास आती है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Take private work now and try for government beside it, up to a limit you set: neither is closed to you.',
          hi: 'अभी प्राइवेट काम लें और साथ में सरकारी की कोशिश करें, एक तय हद तक: दोनों में से कोई रास्ता बंद नहीं।',
        },
        astra: {
          en: 'Both doors stand half open; I’d earn in a private place and sit the government papers, and not stay at home for either.',
          hi: 'दोनों दरवाज़े आधे खुले हैं; प्राइवेट में कमाएँ और सरकारी के पेपर देते रहें, किसी एक के लिए घर न बैठें।',
        },
      },
      patience: {
        oracle: {
          en: 'Of the two, private is nearer for you at present; a government post looks slow, so don’t stop your earning life for it.',
          hi: 'दोनों में अभी प्राइवेट ज़्यादा पास है; सरकारी पद धीमा दिखता है, उसके लिए कमाई न रोकें।',
        },
        astra: {
          en: 'I’d go with private for now, it will value your work sooner; the government form can still be filled each time.',
          hi: 'अभी प्राइवेट की ओर जाएँ, वहाँ काम की क़द्र जल्दी होगी; सरकारी फ़ॉर्म हर बार भरा जा सकता है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Write your age limit and the attempts left for each government exam, and stop at that line.',
        hi: 'हर सरकारी परीक्षा की उम्र-सीमा और बचे मौक़े लिखें, और उसी हद पर रुकें।',
      },
      {
        en: 'Compare a contract post’s leave, PF and notice with the private letter, line by line.',
        hi: 'संविदा की छुट्टी, पीएफ़ और नोटिस को प्राइवेट लेटर से एक-एक करके मिलाएँ।',
      },
      {
        en: 'Keep two fixed hours a day for the exam while you work.',
        hi: 'काम के साथ परीक्षा के लिए रोज़ दो घंटे पक्के रखें।',
      },
      {
        en: 'Pay nobody who offers a government post; such posts come by list and letter only.',
        hi: 'सरकारी नौकरी दिलाने वाले किसी को पैसे न दें; वह सिर्फ़ लिस्ट और लेटर से मिलती है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
