import type { SituationTexts } from '../situation-texts.ts'

export const newTradeSituationTexts = {
  'open-shop': {
    outlook: {
      yes: {
        oracle: {
          en: 'The shop or work you want to open is likely to run, and the best time to begin is {from} to {to}.',
          hi: 'जो दुकान या काम खोलना है, उसके चलने की उम्मीद अच्छी है; शुरू करने का सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I like this plan of opening your own place; begin between {from} and {to}, and it should find its customers.',
          hi: 'अपना काम खोलने की यह बात अच्छी लगती है; {from} से {to} के बीच शुरू करें, ग्राहक बनते दिखते हैं।',
        },
      },
      later: {
        oracle: {
          en: 'Open it, but not at once: work of your own stands better if it begins between {from} and {to}.',
          hi: 'खोलें, पर तुरंत नहीं: अपना काम {from} से {to} के बीच शुरू हो तो ज़्यादा टिकेगा।',
        },
        astra: {
          en: 'Use the time now for place and prices; opening your own looks better between {from} and {to}.',
          hi: 'अभी जगह और दाम देख लें; अपना काम खोलना {from} से {to} के बीच बेहतर दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'It can run if it starts small: the chart marks no special time, so test it first with little money.',
          hi: 'काम चल सकता है, पर छोटे से शुरू हो: कोई ख़ास समय नहीं दिखता, इसलिए पहले कम पैसे में आज़माएँ।',
        },
        astra: {
          en: 'I’d open it small, a corner before the whole place, and let the customers tell you the rest.',
          hi: 'पहले छोटे में खोलें, पूरा काम बाद में; आगे का रास्ता ग्राहक बता देंगे।',
        },
      },
      hard: {
        oracle: {
          en: 'Opening it is not favoured just now: hold the money, and learn the trade in somebody else’s place first.',
          hi: 'अपना काम खोलना अभी ठीक नहीं दिखता: पैसा रोकें, और पहले किसी और के यहाँ काम सीखें।',
        },
        astra: {
          en: 'I would wait with the opening; a loan taken for it now would sit heavy on you.',
          hi: 'खोलना अभी रोक लें; इसके लिए अभी लिया लोन भारी पड़ेगा।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'The shop you have in mind suits you: steady customers are likely, if you sit there yourself.',
          hi: 'जो दुकान मन में है वह आप पर जँचती है: ख़ुद बैठें तो पक्के ग्राहक बनेंगे।',
        },
        astra: {
          en: 'I see your own place doing well, slowly and then surely; your face at the counter matters.',
          hi: 'अपना काम अच्छा चलता दिखता है, पहले धीरे, फिर पक्का; काउंटर पर आपका होना ज़रूरी है।',
        },
      },
      mixed: {
        oracle: {
          en: 'The shop is likely to give a middling income: start small and add only from its own profit.',
          hi: 'दुकान से बीच की कमाई दिखती है: छोटे से शुरू करें और मुनाफ़े से ही बढ़ाएँ।',
        },
        astra: {
          en: 'It can feed you, this shop, though not quickly; keep another income beside it at first.',
          hi: 'दुकान से घर चल सकता है, पर जल्दी नहीं; शुरू में दूसरी कमाई भी रखें।',
        },
      },
      patience: {
        oracle: {
          en: 'Put the shop off for now, or open it without any loan.',
          hi: 'दुकान अभी टालें, या बिना लोन के खोलें।',
        },
        astra: {
          en: 'I’d keep the money in hand just now; the shop can wait till you know its customers.',
          hi: 'पैसा अभी हाथ में रखें; ग्राहक समझ में आने तक दुकान रुक सकती है।',
        },
      },
    },
    advice: [
      {
        en: 'Sit near the place on a weekday and a Sunday and count who passes and who buys.',
        hi: 'उस जगह के पास एक आम दिन और एक इतवार बैठें, गिनें कि कितने गुज़रते और कितने ख़रीदते हैं।',
      },
      {
        en: 'Keep the rent under a fifth of the sale you can hope for.',
        hi: 'किराया उम्मीद की बिक्री के पाँचवें हिस्से से कम रखें।',
      },
      {
        en: 'Hold back money for six lean months before you paint the board.',
        hi: 'बोर्ड लगाने से पहले छह मंदे महीनों का पैसा अलग रखें।',
      },
      { en: 'Give no credit in the first season.', hi: 'पहले सीज़न में उधार न दें।' },
    ],
  },
  'driver-work': {
    outlook: {
      yes: {
        oracle: {
          en: 'Work with your vehicle is likely to pay, and the time to begin or enlarge it is {from} to {to}.',
          hi: 'गाड़ी के काम से कमाई की उम्मीद अच्छी है; शुरू करने या बढ़ाने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see the wheels earning for you; between {from} and {to} the vehicle work looks brightest.',
          hi: 'पहियों से कमाई बनती दिखती है; {from} से {to} के बीच गाड़ी का काम सबसे अच्छा है।',
        },
      },
      later: {
        oracle: {
          en: 'The vehicle work picks up later: look to {from} to {to} before taking a new instalment.',
          hi: 'गाड़ी का काम आगे उठेगा: नई किस्त लेने से पहले {from} से {to} का समय देखें।',
        },
        astra: {
          en: 'Drive on as you do for now; earning from the vehicle looks better between {from} and {to}.',
          hi: 'अभी जैसे चल रहा है चलाएँ; गाड़ी से कमाई {from} से {to} के बीच बेहतर दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'The vehicle can earn its keep, with fixed customers rather than by chance rides; no clear time shows.',
          hi: 'गाड़ी अपना ख़र्च निकाल सकती है, पर बँधे ग्राहकों से, इक्का-दुक्का सवारी से नहीं; साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'It will give daily bread, this work, and grows only with a school, a shop or an office that calls you every day.',
          hi: 'इस काम से रोज़ी चलेगी, बढ़ेगी तब जब कोई स्कूल, दुकान या दफ़्तर रोज़ बुलाए।',
        },
      },
      hard: {
        oracle: {
          en: 'Vehicle work looks thin at present: don’t take a new loan for it, run what there is.',
          hi: 'गाड़ी का काम अभी हल्का दिखता है: नया लोन न लें, जो है वही चलाएँ।',
        },
        astra: {
          en: 'I’d not put a new vehicle on instalments now; the road is dull, and the bank does not wait.',
          hi: 'अभी किस्तों पर नई गाड़ी न लें; काम मंदा है और बैंक इंतज़ार नहीं करता।',
        },
      },
    },
    advice: [
      {
        en: 'Write fuel, repair, instalment and fare every evening: profit is what is left, not what came.',
        hi: 'हर शाम तेल, मरम्मत, किस्त और भाड़ा लिखें: जो बचे वही मुनाफ़ा है।',
        for: ['private-vehicle'],
      },
      {
        en: 'Seek one fixed contract before you buy: school, mill, dairy or office.',
        hi: 'ख़रीदने से पहले एक बँधा काम ढूँढें: स्कूल, मिल, डेयरी या दफ़्तर।',
        for: ['office'],
      },
      {
        en: 'Keep insurance, permit and fitness papers in date.',
        hi: 'बीमा, परमिट और फ़िटनेस के काग़ज़ समय पर रखें।',
        for: ['meeting'],
      },
      {
        en: 'Sleep before a long drive: no fare is worth a closed eye.',
        hi: 'लंबी गाड़ी से पहले नींद पूरी करें: कोई भाड़ा झपकी जितना क़ीमती नहीं।',
      },
    ],
  },
  'hand-trade': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your own handwork is likely to grow, with most orders between {from} and {to}.',
          hi: 'हाथ का काम बढ़ने की उम्मीद अच्छी है; सबसे ज़्यादा ऑर्डर {from} से {to} के बीच।',
        },
        astra: {
          en: 'I see people asking for your work by name; between {from} and {to} the orders should grow.',
          hi: 'लोग आपका काम नाम लेकर माँगते दिखते हैं; {from} से {to} के बीच ऑर्डर बढ़ने चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'The work grows later more than now: {from} to {to} brings better orders.',
          hi: 'काम अभी से ज़्यादा आगे बढ़ेगा: {from} से {to} के बीच अच्छे ऑर्डर दिखते हैं।',
        },
        astra: {
          en: 'Keep the hand in practice; your work finds more customers between {from} and {to}.',
          hi: 'हाथ चलाते रहें; {from} से {to} के बीच आपके काम को ज़्यादा ग्राहक मिलेंगे।',
        },
      },
      slow: {
        oracle: {
          en: 'The work can feed you, and it grows by word of mouth; no special time stands out.',
          hi: 'इस काम से गुज़ारा हो सकता है, और यह लोगों के कहने से बढ़ता है; कोई ख़ास समय नहीं दिखता।',
        },
        astra: {
          en: 'Your skill is real, the market is small; two good photographs of your work may do more than waiting.',
          hi: 'हुनर सच्चा है, बाज़ार छोटा; काम की दो अच्छी तस्वीरें इंतज़ार से ज़्यादा काम करेंगी।',
        },
      },
      hard: {
        oracle: {
          en: 'Orders look few for now: keep the costs low and don’t buy a machine on loan.',
          hi: 'ऑर्डर अभी कम दिखते हैं: ख़र्च कम रखें और लोन पर मशीन न लें।',
        },
        astra: {
          en: 'It is a thin time for this work, I feel; hold what you have, and teach the skill to two girls or boys for a fee.',
          hi: 'इस काम का समय अभी हल्का है; जो है उसे सँभालें, और फ़ीस लेकर दो लोगों को हुनर सिखाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Fix your prices in writing and raise them once a year.',
        hi: 'दाम लिखकर तय करें और साल में एक बार बढ़ाएँ।',
      },
      {
        en: 'Ask each happy customer for one name, and send a photograph of the work.',
        hi: 'हर ख़ुश ग्राहक से एक नाम माँगें और काम की तस्वीर भेजें।',
      },
      { en: 'Take half in advance for large orders.', hi: 'बड़े ऑर्डर पर आधा पैसा पहले लें।' },
      { en: 'Keep the earnings in your own account.', hi: 'कमाई अपने ही खाते में रखें।' },
    ],
  },
  'online-selling': {
    outlook: {
      yes: {
        oracle: {
          en: 'Selling online is likely to work for you, with orders growing most between {from} and {to}.',
          hi: 'ऑनलाइन बेचना आपके लिए चलने की उम्मीद है; ऑर्डर सबसे ज़्यादा {from} से {to} के बीच बढ़ते दिखते हैं।',
        },
        astra: {
          en: 'I see the online orders picking up; put your best goods out between {from} and {to}.',
          hi: 'ऑनलाइन ऑर्डर बढ़ते दिखते हैं; अपना सबसे अच्छा सामान {from} से {to} के बीच डालें।',
        },
      },
      later: {
        oracle: {
          en: 'Online sales come slowly at first; the stronger time is {from} to {to}.',
          hi: 'ऑनलाइन बिक्री शुरू में धीमी रहेगी; मज़बूत समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Learn the tricks of it now; your online work looks fuller between {from} and {to}.',
          hi: 'अभी इसकी बारीकियाँ सीखें; ऑनलाइन काम {from} से {to} के बीच भरा-भरा दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Selling online can bring something beside your other income, but no clear time shows; test with ten pieces.',
          hi: 'ऑनलाइन बेचने से साथ की कमाई हो सकती है, पर साफ़ समय नहीं; दस चीज़ों से आज़माएँ।',
        },
        astra: {
          en: 'It may go, the online work, yet not by itself; one product known well beats a full page of many.',
          hi: 'ऑनलाइन काम चल सकता है, पर अपने आप नहीं; बहुत सी चीज़ों से एक अच्छी चीज़ भली।',
        },
      },
      hard: {
        oracle: {
          en: 'Online selling looks weak at present: don’t close the old work for it.',
          hi: 'ऑनलाइन बिक्री अभी कमज़ोर दिखती है: इसके लिए पुराना काम बंद न करें।',
        },
        astra: {
          en: 'I’d not stake the home on online sales now; let it stay a side road.',
          hi: 'अभी घर को ऑनलाइन बिक्री के भरोसे न रखें; इसे साथ का काम रहने दें।',
        },
      },
    },
    advice: [
      {
        en: 'Count packing, courier, returns and commission into the price of each piece.',
        hi: 'हर चीज़ के दाम में पैकिंग, कूरियर, वापसी और कमीशन जोड़ें।',
      },
      {
        en: 'Answer every message within the hour: quick words sell more than discounts.',
        hi: 'हर संदेश का जवाब घंटे भर में दें: छूट से ज़्यादा तेज़ जवाब बेचता है।',
      },
      {
        en: 'Begin with people near you, where a return costs little.',
        hi: 'पास के लोगों से शुरू करें, जहाँ वापसी सस्ती पड़े।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
