import type { SituationTexts } from '../situation-texts.ts'

export const tradeRivalsSituationTexts = {
  'rival-shop': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your shop is likely to hold against the competitor, and the trade turns your way between {from} and {to}.',
          hi: 'सामने वाले के रहते भी आपकी दुकान टिकने की उम्मीद अच्छी है; काम {from} से {to} के बीच आपकी ओर मुड़ता दिखता है।',
        },
        astra: {
          en: 'The rival won’t finish you; between {from} and {to} I see customers coming back to your counter.',
          hi: 'मुक़ाबले वाला आपको हटा नहीं पाएगा; {from} से {to} के बीच ग्राहक आपके यहाँ लौटते दिखते हैं।',
        },
      },
      later: {
        oracle: {
          en: 'The competitor takes some of your trade for now; your shop gains on it again between {from} and {to}.',
          hi: 'अभी मुक़ाबले वाला कुछ ग्राहक ले जाएगा; आपकी दुकान {from} से {to} के बीच फिर आगे आती दिखती है।',
        },
        astra: {
          en: 'Hold on through their discounts; between {from} and {to} the crowd there thins and yours should grow.',
          hi: 'उनकी छूट के दिन झेल लें; {from} से {to} के बीच वहाँ की भीड़ घटनी चाहिए और आपकी बढ़नी चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'There is room for both: the competitor is not likely to vanish, nor your shop to close, if you sell what they don’t.',
          hi: 'जगह दोनों की है: न मुक़ाबले वाला हटता दिखता है, न आपकी दुकान बंद होती; बस वह बेचें जो वे नहीं बेचते।',
        },
        astra: {
          en: 'I see neither of you driving the other out; let them be cheap, and you be the one people trust.',
          hi: 'कोई किसी को हटाता नहीं दिखता; वे सस्ते रहें, आप वह रहें जिस पर लोग भरोसा करते हैं।',
        },
      },
      hard: {
        oracle: {
          en: 'The competition is heavy on your shop at present: don’t fight it by price, make the shop smaller and different.',
          hi: 'अभी मुक़ाबला आपकी दुकान पर भारी है: दाम से न लड़ें, दुकान को छोटा और अलग बनाएँ।',
        },
        astra: {
          en: 'It hurts to watch your customers walk in there; just now save cash and change your goods rather than wait for them to fail.',
          hi: 'अपने ग्राहक वहाँ जाते देखना चुभता है; अभी उनके डूबने का इंतज़ार छोड़ें, पैसा बचाएँ और माल बदलें।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'You stay ahead of this competitor by service and credit in the area: your name with people is stronger than their discount.',
          hi: 'मुक़ाबले में सेवा और साख से आगे रहना दिखता है: उनकी छूट से आपका नाम भारी है।',
        },
        astra: {
          en: 'You have what they can’t copy: people know you; add home delivery and a kind word, and most will stay.',
          hi: 'आपके पास वह है जिसकी नक़ल नहीं होती, लोगों की पहचान; घर तक सामान और मीठी बात जोड़ें, ज़्यादातर ग्राहक टिकेंगे।',
        },
      },
      mixed: {
        oracle: {
          en: 'The competitor can be held off, not beaten: sell two or three things they don’t keep, and match only their best-known price.',
          hi: 'मुक़ाबले वाले को रोका जा सकता है, हराना ज़रूरी नहीं: दो-तीन चीज़ें ऐसी रखें जो वहाँ न हों, और बस एक चर्चित दाम बराबर करें।',
        },
        astra: {
          en: 'I’d not look across the road all day; a small difference of your own, done well, keeps your half of the street.',
          hi: 'दिन भर सामने न देखें; अपनी एक छोटी ख़ासियत ठीक से निभाएँ, तो आधे ग्राहक आपके रहेंगे।',
        },
      },
      patience: {
        oracle: {
          en: 'The competitor has the better time at present: avoid a price war, and guard cash, good staff and old customers.',
          hi: 'अभी समय मुक़ाबले वाले के साथ है: दाम की लड़ाई से बचें, पैसा, अच्छे कारीगर और पुराने ग्राहक सँभालें।',
        },
        astra: {
          en: 'Don’t answer them in anger; this is a time to survive with small costs, and their noise will settle.',
          hi: 'ग़ुस्से में जवाब न दें; यह कम ख़र्च में टिके रहने का समय है, उनका शोर भी बैठेगा।',
        },
      },
    },
    advice: [
      {
        en: 'Buy something there as a customer and note what is better and worse than yours.',
        hi: 'ग्राहक बनकर वहाँ से कुछ लें, और लिखें कि आपसे क्या अच्छा और क्या ख़राब है।',
      },
      {
        en: 'Start one thing that binds people: home delivery, a monthly card, repair after sale.',
        hi: 'कोई एक चीज़ शुरू करें जो ग्राहक को जोड़े: घर पहुँचाना, महीने का कार्ड, बिक्री के बाद मरम्मत।',
      },
      {
        en: 'If your name or label is copied, register the trademark and send a lawyer’s notice.',
        hi: 'नाम या लेबल की नक़ल हो तो ट्रेडमार्क दर्ज कराएँ और वकील का नोटिस भेजें।',
      },
      {
        en: 'Speak no ill of them to customers, and answer no quarrel in the street.',
        hi: 'ग्राहकों से उनकी बुराई न करें, और सड़क पर झगड़े का जवाब न दें।',
      },
    ],
  },
  'which-partner': {
    state: {
      favourable: {
        oracle: {
          en: 'A partner suits you: take the one who brings the skill you lack and has worked hard under others, before the one with more money.',
          hi: 'पार्टनर आपको रास आता है: ज़्यादा पैसे वाले से पहले उसे लें जिसमें वह हुनर हो जो आपमें कम है और जो मेहनती रहा हो।',
        },
        astra: {
          en: 'I see a partnership doing you good; choose the one with whom you can quarrel at noon and eat in the evening.',
          hi: 'साझेदारी से आपका भला दिखता है; वही चुनें जिससे दिन में बहस हो और शाम को साथ खाना भी।',
        },
      },
      mixed: {
        oracle: {
          en: 'Take as partner the one who is careful with accounts, relative or not, and keep the larger share yourself.',
          hi: 'पार्टनर उसे लें जो हिसाब का पक्का हो, रिश्तेदार हो या न हो, और बड़ा हिस्सा अपने पास रखें।',
        },
        astra: {
          en: 'Neither friendship nor blood is enough for business; the one who shows you their accounts before you ask is your partner.',
          hi: 'धंधे में न दोस्ती काफ़ी है, न रिश्ता; जो बिना माँगे हिसाब दिखाए, वही आपका पार्टनर है।',
        },
      },
      patience: {
        oracle: {
          en: 'At present work alone or with a paid helper is better than with any partner; who it is matters less than the time.',
          hi: 'अभी किसी भी पार्टनर से बेहतर है अकेले या तनख़्वाह वाले साथी के साथ काम; बात व्यक्ति से ज़्यादा समय की है।',
        },
        astra: {
          en: 'I’d not tie your work to anybody just now, however dear; let them work with you for wages first, and see.',
          hi: 'अभी काम किसी से न बाँधें, कोई कितना भी अपना हो; पहले उन्हें मेहनताने पर साथ रखें और परखें।',
        },
      },
    },
    advice: [
      {
        en: 'Do one small order together, with money in it, before any agreement.',
        hi: 'किसी समझौते से पहले पैसों वाला एक छोटा काम साथ करके देखें।',
        for: ['meeting'],
      },
      {
        en: 'Ask two people who have worked with that person how the parting was.',
        hi: 'जिन दो लोगों ने उनके साथ काम किया है, उनसे पूछें कि अलग कैसे हुए।',
      },
      {
        en: 'Write shares, duties, salary and the way out in a partnership deed.',
        hi: 'साझेदारी के काग़ज़ में हिस्सा, काम, मेहनताना और अलग होने का तरीक़ा लिखें।',
        for: ['shares'],
      },
      {
        en: 'With a relative, agree beforehand that home and work are talked of separately.',
        hi: 'रिश्तेदार हों तो पहले तय करें कि घर की बात और काम की बात अलग रहेगी।',
      },
    ],
  },
  'animal-farm-business': {
    outlook: {
      yes: {
        oracle: {
          en: 'The animal farm or dairy is likely to pay, if it begins small, and the time for it is {from} to {to}.',
          hi: 'पशुपालन का यह काम चलने की उम्मीद अच्छी है, बस छोटे से शुरू हो; इसका समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I like this work with animals for you; start with few of them between {from} and {to}, and let it grow by itself.',
          hi: 'जानवरों का यह काम आप पर जँचता है; {from} से {to} के बीच थोड़े से शुरू करें, फिर अपने आप बढ़ने दें।',
        },
      },
      later: {
        oracle: {
          en: 'Prepare shed and fodder now, and begin later: the farm stands better if it starts between {from} and {to}.',
          hi: 'अभी शेड और चारे की तैयारी करें: काम {from} से {to} के बीच शुरू हो तो ज़्यादा टिकेगा।',
        },
        astra: {
          en: 'Learn the work on another’s farm first; between {from} and {to} your own animals should do well.',
          hi: 'पहले किसी और के फ़ार्म पर सीखें; {from} से {to} के बीच आपके अपने जानवर अच्छे चलने चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'Animals can bring you a side earning; as the only income they look uncertain, so keep field or wages beside them.',
          hi: 'पशुपालन से साथ की कमाई हो सकती है; अकेले उसी पर घर चलाना पक्का नहीं, खेती या मज़दूरी भी रखें।',
        },
        astra: {
          en: 'It can work on a small scale, with your own hands and your own fodder; for a big loan I see no support.',
          hi: 'छोटे पैमाने पर, अपनी मेहनत और अपने चारे से काम चल सकता है; बड़े लोन के लिए साथ नहीं दिखता।',
        },
      },
      hard: {
        oracle: {
          en: 'Keeping animals for income is risky for you at present: don’t borrow for it, and keep no more than you can feed yourself.',
          hi: 'अभी पशुपालन में आपके लिए जोखिम है: इसके लिए क़र्ज़ न लें, और उतने ही रखें जितने ख़ुद खिला सकें।',
        },
        astra: {
          en: 'After losses it’s natural to hope on the next lot; please wait with new animals, and look after those you have.',
          hi: 'नुक़सान के बाद अगली खेप से आस लगती है; अभी नए जानवर लेने से रुकें, और जो हैं उन्हें बचाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Visit three farms near you and ask what died, what fodder cost and who bought.',
        hi: 'पास के तीन फ़ार्म देखें, पूछें कि कितने मरे, चारा कितने का पड़ा और माल किसने लिया।',
      },
      {
        en: 'Vaccinate and insure every animal, with ear tags and bills kept safe.',
        hi: 'हर जानवर का टीका और बीमा कराएँ, टैग और बिल सँभालकर रखें।',
      },
      {
        en: 'Fix the buyer first: a milk society, a hotel, a trader with a weekly price.',
        hi: 'पहले ख़रीदार पक्का करें: दूध समिति, होटल या हफ़्ते का दाम देने वाला व्यापारी।',
      },
      {
        en: 'Ask the veterinary office and the Krishi Vigyan Kendra about training and subsidy.',
        hi: 'पशु चिकित्सालय और कृषि विज्ञान केंद्र में ट्रेनिंग और सब्सिडी के बारे में पूछें।',
        for: ['office'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
