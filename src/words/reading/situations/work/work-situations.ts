import type { SituationTexts } from '../situation-texts.ts'

export const workSituationTexts = {
  'passed-over': {
    outlook: {
      yes: {
        oracle: {
          en: 'After being passed over, your own promotion is likely now, and the time to press for it is {from} to {to}.',
          hi: 'पीछे छोड़े जाने के बाद अब आपके प्रमोशन की उम्मीद अच्छी है; बात आगे बढ़ाने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Others went ahead, but your turn does look near to me; speak up for it between {from} and {to}.',
          hi: 'दूसरे आगे निकल गए, पर अब आपकी बारी पास दिखती है; {from} से {to} के बीच अपनी बात खुलकर रखें।',
        },
      },
      later: {
        oracle: {
          en: 'The promotion is likely to reach you somewhat late, between {from} and {to}.',
          hi: 'प्रमोशन थोड़ी देर से, {from} से {to} के बीच मिलने के आसार हैं।',
        },
        astra: {
          en: 'It hurts to be skipped, and one more wait is likely; your better chance comes between {from} and {to}.',
          hi: 'बार-बार छूट जाना दुखता है; थोड़ा और रुकना पड़ सकता है, बेहतर मौक़ा {from} से {to} तक है।',
        },
      },
      slow: {
        oracle: {
          en: 'You are likely to be passed over less by waiting than by asking: the chart gives promotion only to pushed work here.',
          hi: 'चुपचाप इंतज़ार से आपका प्रमोशन अटका रह सकता है; कुंडली कहती है कि यहाँ माँगने और दिखाने से ही बात बढ़ेगी।',
        },
        astra: {
          en: 'Your promotion can still come, but not by silence; they need to hear from you that you want it.',
          hi: 'प्रमोशन अब भी हो सकता है, पर चुप रहकर नहीं; ऊपर वालों को पता चलना चाहिए कि आपको यह पद चाहिए।',
        },
      },
      hard: {
        oracle: {
          en: 'In this office you may be passed over again for now, so keep another post or another company in view.',
          hi: 'इस दफ़्तर में अभी फिर पीछे रहने का डर है, इसलिए दूसरे विभाग या दूसरी कंपनी पर भी नज़र रखें।',
        },
        astra: {
          en: 'I don’t want to give you false hope: the promotion looks difficult here now, and your worth may show better elsewhere.',
          hi: 'झूठी उम्मीद देना ठीक नहीं: यहाँ प्रमोशन अभी मुश्किल दिखता है, आपकी क़द्र कहीं और बेहतर हो सकती है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Promotion keeps passing you by for reasons that the chart does show, and none of them says that you lack ability.',
        hi: 'प्रमोशन बार-बार छूटने की वजहें कुंडली में दिखती हैं, और उनमें से कोई यह नहीं कहती कि आपमें क़ाबिलियत कम है।',
      },
      astra: {
        en: 'It isn’t that you are less than those who went ahead; what holds your promotion back is this.',
        hi: 'बात यह नहीं कि आगे निकले लोगों से आपमें कुछ कम है; प्रमोशन अटकने की वजह कुछ और है।',
      },
    },
    advice: [
      {
        en: 'Ask your manager what the person who was chosen had that you lacked, and write the answer down.',
        hi: 'मैनेजर से पूछें कि जिसे चुना गया उसमें ऐसा क्या था जो आपमें कम लगा, और जवाब लिख लें।',
        for: ['office'],
      },
      {
        en: 'Ask for the promotion in writing, with three results of your work that can be counted.',
        hi: 'प्रमोशन की बात लिखित में रखें, और साथ में अपने काम के तीन ऐसे नतीजे जो गिने जा सकें।',
      },
      {
        en: 'Find one senior outside your own team who will speak for you when names are discussed.',
        hi: 'अपनी टीम के बाहर एक ऐसे सीनियर को साथ लें जो नाम तय होते समय आपकी बात रख सकें।',
      },
      {
        en: 'Set yourself one review as the limit, and apply outside quietly if it goes past you again.',
        hi: 'मन में तय कर लें कि एक और रिव्यू तक देखना है; फिर भी बात न बने तो चुपचाप बाहर आवेदन करें।',
        for: ['office'],
      },
    ],
  },
  'offer-or-promise': {
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The promise of promotion has real weight: it is likely to come true between {from} and {to}, so staying is worth asking for in writing.',
          hi: 'प्रमोशन के वादे में दम है, {from} से {to} के बीच पूरा होने के आसार हैं; रुकना हो तो लिखवाकर रुकें।',
        },
        astra: {
          en: 'I lean to staying where you are: what they promise can come to you between {from} and {to}, if they write it down.',
          hi: 'मेरा झुकाव रुकने की ओर है: वादा {from} से {to} के बीच पूरा हो सकता है, बशर्ते वह लिखकर दिया जाए।',
        },
      },
      later: {
        oracle: {
          en: 'The promise is slow to be kept, {from} to {to} at the earliest, so the offer in hand is the stronger of the two.',
          hi: 'वादा पूरा होने में देर है, {from} से {to} के आसपास; इसलिए दोनों में हाथ आया ऑफ़र ज़्यादा मज़बूत है।',
        },
        astra: {
          en: 'They may mean it, but it comes only between {from} and {to}; I would take a good offer over a far promise.',
          hi: 'वादा सच्चा हो सकता है, पर उसका समय {from} से {to} तक है; दूर के वादे से अच्छा ऑफ़र भला।',
        },
      },
      slow: {
        oracle: {
          en: 'Between offer and promise the chart leans to the offer, as nothing marks a time when the promise is kept.',
          hi: 'ऑफ़र और वादे में कुंडली ऑफ़र की ओर झुकती है, क्योंकि वादा पूरा होने का कोई साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'I would trust the written offer more than the spoken promise, unless they put a date and a figure on it.',
          hi: 'मुँह के वादे से लिखा हुआ ऑफ़र ज़्यादा भरोसे का है, जब तक वे तारीख़ और रकम लिखकर न दें।',
        },
      },
      hard: {
        oracle: {
          en: 'The promise of promotion has little support, so the outside offer is better, provided the new firm is sound.',
          hi: 'प्रमोशन के वादे के पूरा होने के आसार कम हैं; नई कंपनी ठीक हो तो बाहर का ऑफ़र बेहतर है।',
        },
        astra: {
          en: 'Please don’t stay only for that promise; if the new place is solid, the offer looks kinder to you.',
          hi: 'सिर्फ़ उस वादे के भरोसे न रुकें; नई जगह पक्की हो तो ऑफ़र आपके लिए बेहतर दिखता है।',
        },
      },
    },
    advice: [
      {
        en: 'Ask your manager to send the promise by mail with the new post, the pay and a date.',
        hi: 'मैनेजर से कहें कि वादा मेल पर भेजें, जिसमें नया पद, तनख़्वाह और तारीख़ लिखी हो।',
        for: ['office', 'meeting'],
      },
      {
        en: 'Compare take-home pay, not CTC, and count travel, notice and bonus lost as well.',
        hi: 'CTC नहीं, हाथ में आने वाली तनख़्वाह मिलाएँ; आना-जाना, नोटिस और छूटने वाला बोनस भी जोड़ें।',
      },
      {
        en: 'Talk to two people who work in the new company before you give any notice.',
        hi: 'नोटिस देने से पहले नई कंपनी में काम करने वाले दो लोगों से बात करें।',
      },
      {
        en: 'Don’t resign until the offer letter is in your hand.',
        hi: 'जब तक ऑफ़र लेटर हाथ में न हो, इस्तीफ़ा न दें।',
        for: ['career'],
      },
    ],
  },
  'boss-trouble': {
    outlook: {
      yes: {
        oracle: {
          en: 'The trouble with your boss is likely to ease between {from} and {to}, so don’t resign in anger before that.',
          hi: 'बॉस के साथ की परेशानी {from} से {to} के बीच कम होने के आसार हैं, तब तक ग़ुस्से में इस्तीफ़ा न दें।',
        },
        astra: {
          en: 'I see things at work getting lighter for you between {from} and {to}, whether your boss changes or your place does.',
          hi: '{from} से {to} के बीच काम पर मन हल्का होता दिखता है, चाहे बॉस बदले या आपकी जगह।',
        },
      },
      later: {
        oracle: {
          en: 'Your boss is likely to stay difficult for some time; relief, here or in another post, comes between {from} and {to}.',
          hi: 'बॉस का रवैया कुछ समय ऐसा ही रह सकता है; राहत, यहीं या दूसरी जगह, {from} से {to} के बीच है।',
        },
        astra: {
          en: 'It won’t change overnight, and you need not bear it alone; a better place opens for you between {from} and {to}.',
          hi: 'यह एक दिन में नहीं बदलेगा; {from} से {to} के बीच आपके लिए बेहतर जगह का रास्ता खुलता है।',
        },
      },
      slow: {
        oracle: {
          en: 'With this boss peace comes only by keeping distance and everything in writing; the chart marks no clear turn.',
          hi: 'इस बॉस के साथ शांति दूरी रखने और हर बात लिखित में रखने से ही है; कोई साफ़ मोड़ नहीं दिखता।',
        },
        astra: {
          en: 'Your boss may not change much, so protect your own peace: short replies, clear mails, and a quiet search outside.',
          hi: 'बॉस शायद ज़्यादा न बदलें, इसलिए अपना मन बचाएँ: छोटी बात, साफ़ मेल, और चुपचाप बाहर तलाश।',
        },
      },
      hard: {
        oracle: {
          en: 'This boss is likely to remain a difficulty, so stay for the pay only until another job is in hand.',
          hi: 'इस बॉस से परेशानी बनी रह सकती है; दूसरी नौकरी हाथ में आने तक ही तनख़्वाह के लिए टिके रहें।',
        },
        astra: {
          en: 'I would not wait for this boss to become kind; look elsewhere while you still have the salary.',
          hi: 'इस बॉस के नरम होने का इंतज़ार न करें; तनख़्वाह चलते हुए ही दूसरी जगह देखें।',
        },
      },
    },
    advice: [
      {
        en: 'Keep a dated note of what was said and done; it helps with HR and it clears your own mind.',
        hi: 'क्या कहा गया और कब, तारीख़ के साथ लिखते रहें; HR में भी काम आता है और मन भी साफ़ रहता है।',
        for: ['office'],
      },
      {
        en: 'After every spoken order send a two-line mail: “As discussed, I will do this by this day.”',
        hi: 'हर ज़ुबानी काम के बाद दो लाइन का मेल भेजें: “जैसा तय हुआ, यह काम इस दिन तक हो जाएगा।”',
      },
      {
        en: 'Answer shouting with a low voice and a short sentence, and leave the room for five minutes if you can.',
        hi: 'ऊँची आवाज़ का जवाब धीमी आवाज़ और छोटी बात से दें, और हो सके तो पाँच मिनट के लिए वहाँ से हट जाएँ।',
      },
      {
        en: 'If abuse crosses the line, go to HR or the internal committee with your notes, not alone and not by phone.',
        hi: 'बात हद से बढ़े तो अपने नोट लेकर HR या आंतरिक समिति के पास जाएँ, किसी को साथ लेकर।',
        for: ['office'],
      },
    ],
  },
  transfer: {
    outlook: {
      yes: {
        oracle: {
          en: 'The transfer you want is likely, and the best time to get the order is between {from} and {to}.',
          hi: 'मनचाहा ट्रांसफ़र मिलने की उम्मीद अच्छी है; ऑर्डर आने का सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I do see you moving to a better posting; keep pressing your request between {from} and {to}.',
          hi: 'अच्छी पोस्टिंग की तरफ़ रास्ता बनता दिखता है; {from} से {to} के बीच अर्ज़ी पर ज़ोर रखें।',
        },
      },
      later: {
        oracle: {
          en: 'The transfer can come, but not with the present list; the stronger time is from {from} to {to}.',
          hi: 'ट्रांसफ़र हो सकता है, पर अभी की लिस्ट में नहीं; मज़बूत समय {from} से {to} तक है।',
        },
        astra: {
          en: 'You may have to stay where you are a little longer; between {from} and {to} the posting near your people looks possible.',
          hi: 'अभी वहीं कुछ और रुकना पड़ सकता है; {from} से {to} के बीच अपनों के पास की पोस्टिंग बन सकती है।',
        },
      },
      slow: {
        oracle: {
          en: 'The transfer is possible only through steady follow-up, and perhaps first to a place half-way, not straight home.',
          hi: 'ट्रांसफ़र लगातार पीछे लगने से ही होगा, और हो सकता है पहले बीच की किसी जगह पर मिले।',
        },
        astra: {
          en: 'It may not be the exact place you want at first; take a nearer posting if it is offered.',
          hi: 'पहली बार में ठीक वही जगह शायद न मिले; घर से थोड़ी पास की पोस्टिंग मिले तो ले लेना अच्छा है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the transfer has little support, so plan family and rent as though you stay, and keep the request alive.',
          hi: 'अभी ट्रांसफ़र के आसार कम हैं; घर-परिवार का इंतज़ाम रुकने के हिसाब से करें और अर्ज़ी चालू रखें।',
        },
        astra: {
          en: 'I don’t see the order coming soon, I am sorry; make your present place livable while the request stays on file.',
          hi: 'ऑर्डर जल्दी आता नहीं दिखता; अर्ज़ी फ़ाइल में रहने दें और अभी की जगह को रहने लायक बना लें।',
        },
      },
    },
    advice: [
      {
        en: 'Give the request in writing with one strong ground, such as parents’ illness or spouse’s posting, and attach the papers.',
        hi: 'अर्ज़ी लिखकर दें, एक मज़बूत वजह के साथ, जैसे माता-पिता की बीमारी या जीवनसाथी की पोस्टिंग, और काग़ज़ लगाएँ।',
        for: ['spouse'],
      },
      {
        en: 'Look for someone who wants your place: a mutual transfer moves faster than a plain one.',
        hi: 'ऐसा कोई ढूँढें जिसे आपकी जगह चाहिए हो: आपसी ट्रांसफ़र जल्दी होता है।',
      },
      {
        en: 'Name two or three places you would accept, not only one.',
        hi: 'एक नहीं, दो-तीन ऐसी जगहें लिखें जहाँ जाना मंज़ूर हो।',
      },
      {
        en: 'Find out when the transfer list is made, and meet the concerned officer before that.',
        hi: 'पता करें कि ट्रांसफ़र की लिस्ट कब बनती है, और उससे पहले संबंधित अधिकारी से मिल लें।',
      },
    ],
  },
  'layoff-fear': {
    state: {
      favourable: {
        oracle: {
          en: 'Your job is likely to be safe in this round: the chart shows your place at work holding.',
          hi: 'इस दौर में आपकी नौकरी बची रहने की उम्मीद अच्छी है: कुंडली में काम की जगह टिकी दिखती है।',
        },
        astra: {
          en: 'I don’t see you losing this job easily; people there still need what you do.',
          hi: 'यह नौकरी आसानी से जाती नहीं दिखती; वहाँ अब भी आपके काम की ज़रूरत है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your job may stay but change: another team, another boss or smaller pay is likelier than being sent away.',
          hi: 'नौकरी बच सकती है पर बदले रूप में: निकाले जाने से ज़्यादा टीम, बॉस या तनख़्वाह बदलने की संभावना है।',
        },
        astra: {
          en: 'It is neither safe nor lost; I would work well by day and send out your resume in the evening.',
          hi: 'न पूरी पक्की है, न गई हुई; दिन में अच्छा काम करें और शाम को रिज़्यूमे भेजना शुरू कर दें।',
        },
      },
      patience: {
        oracle: {
          en: 'The chart asks for caution about this job, so start looking now, before any list comes out.',
          hi: 'इस नौकरी को लेकर कुंडली सावधानी कहती है; कोई लिस्ट आए, उससे पहले ही तलाश शुरू कर दें।',
        },
        astra: {
          en: 'I would not lean on this job alone just now; being ready is not the same as losing it.',
          hi: 'अभी सिर्फ़ इस नौकरी के भरोसे न रहें; तैयारी रखने का मतलब यह नहीं कि नौकरी चली गई।',
        },
      },
    },
    advice: [
      {
        en: 'Ask your manager plainly what you must deliver to stay, and get the points by mail.',
        hi: 'मैनेजर से सीधे पूछें कि टिके रहने के लिए क्या पूरा करना है, और बातें मेल पर ले लें।',
        for: ['office'],
      },
      {
        en: 'Update your resume and tell five people who trust your work that you are open to a change.',
        hi: 'रिज़्यूमे ठीक करें और काम पर भरोसा करने वाले पाँच लोगों को बता दें कि दूसरी जगह के लिए तैयारी है।',
        for: ['career', 'office'],
      },
      {
        en: 'Put off big purchases and new loans until it is clear who stays.',
        hi: 'जब तक साफ़ न हो कि कौन रुकेगा, बड़ी ख़रीद और नया लोन टाल दें।',
        for: ['loan'],
      },
      {
        en: 'Keep your payslips, appraisal mails and PF details outside the office laptop.',
        hi: 'सैलरी स्लिप, अप्रेज़ल के मेल और PF की जानकारी ऑफ़िस के लैपटॉप से बाहर भी रखें।',
        for: ['career', 'office'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
