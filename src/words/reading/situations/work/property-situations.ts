import type { SituationTexts } from '../situation-texts.ts'

export const propertySituationTexts = {
  'sell-property': {
    outlook: {
      yes: {
        oracle: {
          en: 'The property is likely to sell, and the time when a buyer is most likely is {from} to {to}.',
          hi: 'प्रॉपर्टी बिकने की उम्मीद अच्छी है; ख़रीदार मिलने का सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Yes, I see the sale going through; show it to buyers and settle the price between {from} and {to}.',
          hi: 'हाँ, सौदा होता दिखता है; {from} से {to} के बीच ख़रीदारों को दिखाएँ और दाम तय करें।',
        },
      },
      later: {
        oracle: {
          en: 'Don’t hurry to sell: a better buyer and price are likely between {from} and {to}.',
          hi: 'बेचने में जल्दी न करें: बेहतर ख़रीदार और दाम {from} से {to} के बीच मिलने के आसार हैं।',
        },
        astra: {
          en: 'People may come and go for now; the sale itself looks likelier to me between {from} and {to}.',
          hi: 'अभी लोग देखकर लौट सकते हैं; असली सौदा {from} से {to} के बीच ज़्यादा दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The sale can happen, but slowly, and with some give in price or in how the money is paid.',
          hi: 'बिक्री हो सकती है, पर धीरे, और दाम या पैसे की शर्तों में थोड़ा झुकने पर।',
        },
        astra: {
          en: 'It may sell part by part or below your wish; keep it if the money isn’t needed.',
          hi: 'शायद टुकड़ों में या चाह से थोड़ा कम में बिके; पैसों की ज़रूरत न हो तो रख लेना अच्छा है।',
        },
      },
      hard: {
        oracle: {
          en: 'Holding the property is better than selling it now: the chart doesn’t support a fair sale at present.',
          hi: 'अभी बेचने से रोककर रखना बेहतर है: अच्छे दाम पर बिकने के आसार फ़िलहाल कम हैं।',
        },
        astra: {
          en: 'I would not sell in a hurry; the buyer who comes now is likely to press your price down.',
          hi: 'हड़बड़ी में न बेचें; अभी आने वाला ख़रीदार दाम दबा सकता है।',
        },
      },
    },
    advice: [
      {
        en: 'Clear the papers first: title, tax receipts, and the consent of every co-owner.',
        hi: 'पहले काग़ज़ साफ़ करें: मालिकाना हक़, टैक्स की रसीदें और हर हिस्सेदार की सहमति।',
      },
      {
        en: 'Ask two brokers and the registry office what the last three sales nearby brought.',
        hi: 'दो ब्रोकर और रजिस्ट्री दफ़्तर से पूछें कि पास की पिछली तीन बिक्री कितने में हुई।',
        for: ['office'],
      },
      {
        en: 'Take the token by bank and write down until when the rest must come.',
        hi: 'बयाना बैंक से लें और लिख लें कि बाक़ी पैसा कब तक आना है।',
      },
      {
        en: 'Ask an accountant what tax the sale brings before you fix the price.',
        hi: 'दाम तय करने से पहले किसी अकाउंटेंट से पूछें कि बिक्री पर कितना टैक्स लगेगा।',
      },
    ],
  },
  'buy-now-or-later': {
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'You need not wait: buying is supported, and the best time to close it is {from} to {to}.',
          hi: 'रुकने की ज़रूरत नहीं: ख़रीदने को कुंडली का साथ है, सौदा पक्का करने का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I lean to buying now rather than later; finish papers and loan between {from} and {to}.',
          hi: 'मेरा झुकाव बाद से ज़्यादा अभी ख़रीदने की ओर है; काग़ज़ और लोन {from} से {to} के बीच निपटाएँ।',
        },
      },
      later: {
        oracle: {
          en: 'Waiting is better: the stronger time to buy is {from} to {to}, not now.',
          hi: 'रुकना बेहतर है: ख़रीदने का मज़बूत समय अभी नहीं, {from} से {to} तक है।',
        },
        astra: {
          en: 'Don’t let anyone hurry you; between {from} and {to} a better home at a fairer price is likely.',
          hi: 'किसी की जल्दी में न आएँ; {from} से {to} के बीच ठीक दाम पर बेहतर जगह मिलने की उम्मीद है।',
        },
      },
      slow: {
        oracle: {
          en: 'Neither now nor later stands out, so let price, papers and your savings decide, and buy the smaller one if at all.',
          hi: 'न अभी, न बाद का समय अलग से दिखता है; दाम, काग़ज़ और बचत से तय करें, और लें तो छोटा लें।',
        },
        astra: {
          en: 'You can take your time: save a larger down payment first, and the deal will sit lighter on you.',
          hi: 'आराम से लें: पहले डाउन पेमेंट ज़्यादा जोड़ लें, फिर सौदा हल्का रहेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'Don’t buy now: the chart shows strain through property at present, and renting a while longer is safer.',
          hi: 'अभी न ख़रीदें: प्रॉपर्टी से अभी बोझ बढ़ता दिखता है, कुछ और किराए पर रहना सुरक्षित है।',
        },
        astra: {
          en: 'I would wait with this purchase; a loan taken now would press on your household more than you think.',
          hi: 'यह ख़रीद अभी रोक दें; अभी का लोन घर पर सोच से ज़्यादा भारी पड़ सकता है।',
        },
      },
    },
    advice: [
      {
        en: 'See that the instalment stays within a third of the household’s income before you book anything.',
        hi: 'बुक करने से पहले देखें कि किस्त घर की कमाई के एक तिहाई के अंदर रहे।',
        for: ['leaving'],
      },
      {
        en: 'Have a lawyer check the title, and look the project up on your state’s RERA site.',
        hi: 'वकील से मालिकाना काग़ज़ दिखवाएँ, और प्रोजेक्ट अपने राज्य की RERA साइट पर देखें।',
      },
      {
        en: 'Visit the place once at night and once in the rain.',
        hi: 'जगह को एक बार रात में और एक बार बारिश में जाकर देखें।',
      },
    ],
  },
  'tenant-leaves': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your tenant is likely to vacate, and the time to settle it is between {from} and {to}.',
          hi: 'किराएदार के जगह ख़ाली करने की उम्मीद अच्छी है; बात निपटाने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see the place coming free; talk firmly with the tenant and fix the day between {from} and {to}.',
          hi: 'जगह ख़ाली होती दिखती है; किराएदार से साफ़ बात करें और {from} से {to} के बीच दिन तय कर लें।',
        },
      },
      later: {
        oracle: {
          en: 'The tenant is likely to drag on for some time; the better time to get the place back is {from} to {to}.',
          hi: 'किराएदार अभी कुछ समय टाल सकता है; जगह वापस मिलने का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'It needs patience and paper: between {from} and {to} your tenant is likelier to go.',
          hi: 'सब्र और काग़ज़, दोनों चाहिए: {from} से {to} के बीच किराएदार के जाने की ज़्यादा उम्मीद है।',
        },
      },
      slow: {
        oracle: {
          en: 'The tenant is more likely to leave by a settlement than by a quarrel, and slowly.',
          hi: 'किराएदार झगड़े से नहीं, समझौते से जाएगा, और धीरे-धीरे।',
        },
        astra: {
          en: 'Your tenant may go if leaving is made easy: forgive a little rent and ask for the keys on a fixed day.',
          hi: 'जाना आसान कर दें तो किराएदार मान सकता है: थोड़ा किराया छोड़ें और चाबी का दिन तय करें।',
        },
      },
      hard: {
        oracle: {
          en: 'The tenant is not likely to go by himself, so begin with a lawyer’s notice and keep every rent receipt.',
          hi: 'किराएदार अपने आप जाता नहीं दिखता; वकील के नोटिस से शुरुआत करें और किराए की हर रसीद रखें।',
        },
        astra: {
          en: 'I would leave talking and take the legal road; it is slow, but it is the one that works for you here.',
          hi: 'अब बातों के बजाय क़ानूनी रास्ता लें; धीमा है, पर यहाँ काम वही आएगा।',
        },
      },
    },
    advice: [
      {
        en: 'Send a written notice with the date, through a lawyer, and keep the proof of delivery.',
        hi: 'वकील के ज़रिए तारीख़ वाला लिखित नोटिस भेजें और पहुँचने का सबूत रखें।',
        for: ['meeting'],
      },
      {
        en: 'Don’t cut water or light and don’t change the lock: it turns the case against you.',
        hi: 'पानी-बिजली न काटें और ताला न बदलें: इससे मामला आपके ख़िलाफ़ जाता है।',
      },
      {
        en: 'Offer something for leaving by a fixed day, such as one rent less or help with the move.',
        hi: 'तय दिन तक जाने पर कुछ छूट दें, जैसे एक किराया माफ़ या सामान ले जाने में मदद।',
      },
      {
        en: 'Next time make a registered agreement of eleven months, with police verification.',
        hi: 'अगली बार ग्यारह महीने का रजिस्टर्ड एग्रीमेंट और पुलिस जाँच कराएँ।',
      },
    ],
  },
  'flat-possession': {
    outlook: {
      yes: {
        oracle: {
          en: 'Possession of the flat is likely, and the keys are most likely to come between {from} and {to}.',
          hi: 'फ़्लैट का पज़ेशन मिलने की उम्मीद अच्छी है; चाबी {from} से {to} के बीच मिलने के ज़्यादा आसार हैं।',
        },
        astra: {
          en: 'I see you with the keys at last; keep after the builder between {from} and {to}.',
          hi: 'आख़िर चाबी हाथ में आती दिखती है; {from} से {to} के बीच बिल्डर के पीछे लगे रहें।',
        },
      },
      later: {
        oracle: {
          en: 'The builder is likely to delay further; possession looks more likely between {from} and {to}.',
          hi: 'बिल्डर अभी और देर कर सकता है; पज़ेशन {from} से {to} के बीच ज़्यादा दिखता है।',
        },
        astra: {
          en: 'One more date may pass, I’m afraid; between {from} and {to} your flat has a better chance of being handed over.',
          hi: 'एक तारीख़ और निकल सकती है; {from} से {to} के बीच फ़्लैट मिलने की बेहतर उम्मीद है।',
        },
      },
      slow: {
        oracle: {
          en: 'Possession can come, but only with pressure from all the buyers together; the builder alone won’t hurry.',
          hi: 'पज़ेशन मिल सकता है, पर सब ख़रीदारों के मिलकर दबाव डालने से ही; बिल्डर अपने आप जल्दी नहीं करेगा।',
        },
        astra: {
          en: 'The flat is not lost, only slow; stand with the other buyers and it can move.',
          hi: 'फ़्लैट गया नहीं है, बस देर है; दूसरे ख़रीदारों के साथ खड़े हों तो बात आगे बढ़ सकती है।',
        },
      },
      hard: {
        oracle: {
          en: 'Possession is not in sight at present, so take the RERA road and plan your rent without this flat.',
          hi: 'अभी पज़ेशन दिखता नहीं; RERA का रास्ता लें और किराए की योजना इस फ़्लैट के बिना बनाएँ।',
        },
        astra: {
          en: 'I would not believe the builder’s next date; claim interest or refund officially while you wait.',
          hi: 'बिल्डर की अगली तारीख़ पर भरोसा न करें; इंतज़ार के साथ ब्याज या पैसे वापसी का दावा क़ायदे से करें।',
        },
      },
    },
    advice: [
      {
        en: 'Complain on your state’s RERA site: for delay the builder owes you interest.',
        hi: 'अपने राज्य की RERA साइट पर शिकायत करें: देरी पर बिल्डर को ब्याज देना होता है।',
      },
      {
        en: 'Form a group of buyers and write together; one letter from fifty is read.',
        hi: 'ख़रीदारों का समूह बनाकर साथ में लिखें; पचास लोगों की एक चिट्ठी पढ़ी जाती है।',
        for: ['meeting'],
      },
      {
        en: 'Take no possession without the occupancy certificate, however nice the flat looks.',
        hi: 'फ़्लैट कितना भी अच्छा लगे, ऑक्यूपेंसी सर्टिफ़िकेट के बिना पज़ेशन न लें।',
      },
    ],
  },
  'share-among-heirs': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your share is likely to come to you, and the best time to settle it with the others is {from} to {to}.',
          hi: 'आपका हिस्सा मिलने की उम्मीद अच्छी है; बाक़ी लोगों से बात निपटाने का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see your share reaching you without a lasting quarrel, if the family sits down between {from} and {to}.',
          hi: 'बिना लंबे झगड़े के आपका हिस्सा मिलता दिखता है, अगर घर के लोग {from} से {to} के बीच साथ बैठें।',
        },
      },
      later: {
        oracle: {
          en: 'The share is likely, but late; the division moves forward between {from} and {to}.',
          hi: 'हिस्सा मिलने के आसार हैं, पर देर से; बँटवारे की बात {from} से {to} के बीच आगे बढ़ेगी।',
        },
        astra: {
          en: 'They may put you off for now; between {from} and {to} your part has a better chance.',
          hi: 'अभी वे टाल सकते हैं; {from} से {to} के बीच आपके हिस्से की बेहतर उम्मीद है।',
        },
      },
      slow: {
        oracle: {
          en: 'You are likely to get a share, though perhaps less than is due or in money instead of land.',
          hi: 'हिस्सा मिल सकता है, पर शायद हक़ से थोड़ा कम, या ज़मीन की जगह पैसे में।',
        },
        astra: {
          en: 'I see a part coming to you by talking, not the whole; decide beforehand what you would accept.',
          hi: 'बातचीत से एक हिस्सा मिलता दिखता है, पूरा नहीं; पहले ही तय कर लें कि कितने पर मानना है।',
        },
      },
      hard: {
        oracle: {
          en: 'The others are not likely to give the share willingly at present, so get the papers and a lawyer’s advice first.',
          hi: 'बाक़ी लोग अभी राज़ी से हिस्सा देते नहीं दिखते; पहले काग़ज़ निकालें और वकील से राय लें।',
        },
        astra: {
          en: 'It hurts when one’s own people hold back; see to the papers now, your right doesn’t lapse by waiting a little.',
          hi: 'अपने लोग रोकें तो दुख होता है; अभी काग़ज़ सँभालें, थोड़ा रुकने से आपका हक़ ख़त्म नहीं होता।',
        },
      },
    },
    advice: [
      {
        en: 'Get the land record, the will if there is one, and the list of legal heirs from the tehsil.',
        hi: 'तहसील से ज़मीन के काग़ज़, वसीयत हो तो वह, और वारिसों की सूची निकलवाएँ।',
      },
      {
        en: 'Don’t put your name to any stamp paper that you haven’t read and had explained to you.',
        hi: 'बिना पढ़े और समझे किसी स्टांप पेपर पर दस्तख़त न करें।',
      },
      {
        en: 'Daughters have an equal right in ancestral property under Hindu law; for other laws ask a lawyer.',
        hi: 'हिंदू क़ानून में पुश्तैनी संपत्ति में बेटे-बेटी का बराबर हक़ है; दूसरे क़ानून के लिए वकील से पूछें।',
        for: ['parent'],
      },
      {
        en: 'Try one sitting with an elder whom all respect before any court.',
        hi: 'अदालत से पहले किसी ऐसे बड़े के साथ एक बैठक करें जिन्हें सब मानते हों।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
