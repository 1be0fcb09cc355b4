import type { SituationTexts } from '../situation-texts.ts'

export const tradeTurnsTexts = {
  'old-trade-change-line': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Change the line by halves: keep the old work that still pays, and put the new one in the same place beside it; the time bears it.',
          hi: 'काम आधा-आधा बदलें: पुराने में जो कमाता है वह रखें, और नया उसी जगह साथ में जोड़ें; समय साथ देता है।',
        },
        astra: {
          en: 'The new line suits you, I feel; begin it in one corner of the old shop, and let the customers tell you which to keep.',
          hi: 'नया काम आप पर जँचता है; पुरानी दुकान के एक कोने से शुरू करें, ग्राहक ख़ुद बता देंगे कि कौन-सा रखना है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Don’t drop the old trade yet: try the new line for three months with little stock, and change over only if it pays the rent.',
          hi: 'पुराना काम अभी न छोड़ें: नया तीन महीने कम माल से आज़माएँ, किराया निकाल दे तभी पूरा बदलें।',
        },
        astra: {
          en: 'Don’t close; keep the old work small and put the other line beside it: the trade has grown less, and not your name in it.',
          hi: 'बंद न करें; पुराना काम छोटा रखें और नया साथ में जोड़ें: घटा है तो धंधा, आपका नाम नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'For the present stay with the trade you know, made smaller; a change now would eat your savings before it pays.',
          hi: 'अभी जाना-पहचाना काम ही छोटा करके चलाएँ; इस समय बदलने पर नया काम कमाने से पहले बचत खा जाएगा।',
        },
        astra: {
          en: 'I’d not sell tools and shelves just now; it is a tired time, and the next line is better chosen with a clear head.',
          hi: 'अभी औज़ार और सामान न बेचें; समय थकाने वाला है, अगला काम ठंडे दिमाग़ से चुनना बेहतर है।',
        },
      },
    },
    advice: [
      {
        en: 'Count for one week what customers ask for and don’t find: that is your new line.',
        hi: 'एक हफ़्ता गिनें कि ग्राहक क्या माँगते हैं और नहीं मिलता: वही नया काम है।',
      },
      {
        en: 'A common service point, forms and recharge, tiffin or repair needs little stock and fits an old shop.',
        hi: 'जन सेवा केंद्र, फ़ॉर्म-रिचार्ज, टिफ़िन या मरम्मत में माल कम लगता है और पुरानी दुकान में चल जाता है।',
        for: ['shares'],
      },
      {
        en: 'Old craft: sell to boutiques, exhibitions and online under your own name, without the middleman.',
        hi: 'पुश्तैनी हुनर हो तो बुटीक, मेले और ऑनलाइन में अपने नाम से बेचें, बिचौलिए के बिना।',
      },
      {
        en: 'Ask at the District Industries Centre about PM Vishwakarma or PMEGP before you borrow outside.',
        hi: 'बाहर से उधार लेने से पहले ज़िला उद्योग केंद्र में पीएम विश्वकर्मा या PMEGP पूछें।',
      },
    ],
  },
  'orders-return': {
    outlook: {
      yes: {
        oracle: {
          en: 'Orders and customers should come back to you; the better time for it is {from} to {to}.',
          hi: 'ऑर्डर और ग्राहक लौटने चाहिए; बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see the phone ringing again between {from} and {to}; the old customers remember your work.',
          hi: '{from} से {to} के बीच फ़ोन फिर बजता दिखता है; पुराने ग्राहकों को आपका काम याद है।',
        },
      },
      later: {
        oracle: {
          en: 'The slack holds for some time; orders pick up later, from {from} to {to}.',
          hi: 'मंदी कुछ समय रहेगी; ऑर्डर बाद में बढ़ेंगे, {from} से {to} के बीच।',
        },
        astra: {
          en: 'This season is thin, the next is better: from {from} to {to} the work should return.',
          hi: 'यह मौसम हल्का है, अगला बेहतर: {from} से {to} के बीच काम लौटना चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'The old orders won’t all come back: part returns, and the rest has to be found with new buyers.',
          hi: 'पुराने सारे ऑर्डर नहीं लौटेंगे: कुछ लौटेंगे, बाक़ी नए ख़रीदारों से लाने होंगे।',
        },
        astra: {
          en: 'People buy in another way now; your hand is as good as ever, only the road to the customer is different.',
          hi: 'लोगों के ख़रीदने का ढंग बदला है; हाथ आपका वही है, बस ग्राहक तक पहुँचने का रास्ता नया चाहिए।',
        },
      },
      hard: {
        oracle: {
          en: 'For the present the old custom doesn’t return of itself: go to the buyers, and cut stock and wages to what is sold.',
          hi: 'अभी पुराना काम अपने आप नहीं लौटेगा: ख़रीदारों तक ख़ुद जाएँ, माल और मज़दूरी बिक्री के हिसाब से रखें।',
        },
        astra: {
          en: 'It hurts to see hands idle in your shop; keep the best worker, take small jobs, and don’t borrow to wait.',
          hi: 'दुकान में ख़ाली बैठे हाथ देखना चुभता है; सबसे अच्छा कारीगर रोकें, छोटे काम लें, इंतज़ार के लिए उधार न लें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Orders fell because buyers changed where they buy and what they pay, not because your work got worse.',
        hi: 'ऑर्डर इसलिए घटे कि ख़रीदारों ने जगह और दाम बदल लिए, इसलिए नहीं कि आपका काम ख़राब हुआ।',
      },
      astra: {
        en: 'It is the market that moved away from your door, and many in your line feel it; nobody has closed your luck.',
        hi: 'बाज़ार आपके दरवाज़े से हटा है, आपके काम के कई लोग यही झेल रहे हैं; किसी ने क़िस्मत नहीं बाँधी।',
      },
    },
    advice: [
      {
        en: 'Ring twenty old customers and ask one thing: what they buy now, and where.',
        hi: 'बीस पुराने ग्राहकों को फ़ोन करें और एक बात पूछें: अब क्या लेते हैं, और कहाँ से।',
      },
      {
        en: 'Put ten photos of finished work with prices on WhatsApp Business and the map listing.',
        hi: 'पूरे हुए काम की दस तस्वीरें दाम के साथ व्हाट्सऐप बिज़नेस और मैप पर डालें।',
      },
      {
        en: 'Take half in advance from a new buyer, and no credit longer than thirty days.',
        hi: 'नए ख़रीदार से आधा पहले लें, और तीस दिन से लंबा उधार न दें।',
      },
      {
        en: 'Ask one bigger firm in your line for job work to keep the hands busy.',
        hi: 'हाथ ख़ाली न रहें, इसके लिए अपने काम की किसी बड़ी फ़र्म से जॉब वर्क माँगें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
