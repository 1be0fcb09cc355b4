import type { SituationTexts } from '../situation-texts.ts'

export const ownTradeSituationTexts = {
  'which-trade': {
    state: {
      favourable: {
        oracle: {
          en: 'A line with your own name on it suits you: of what you have in mind, take the one with room to grow and customers who return.',
          hi: 'अपने नाम वाला काम आप पर जँचता है: जो मन में है उनमें वह लें जिसमें बढ़ने की जगह हो और ग्राहक लौटकर आएँ।',
        },
        astra: {
          en: 'Trade sits well with you; choose the work you already know with your hands, and people will come for you, not only for the goods.',
          hi: 'धंधा आपको रास आता है; वही चुनें जो हाथ से आता हो, लोग सिर्फ़ माल के लिए नहीं, आपके लिए आएँगे।',
        },
      },
      mixed: {
        oracle: {
          en: 'A small line of daily need suits you best: little stock, cash sale, and something people buy in bad times too.',
          hi: 'आपके लिए रोज़ की ज़रूरत का छोटा काम सबसे ठीक है: कम माल, नक़द बिक्री, और ऐसी चीज़ जो मंदी में भी बिके।',
        },
        astra: {
          en: 'I’d choose the humbler of the lines, what every home needs each week; it won’t make a stir, but it will feed you.',
          hi: 'जो काम सादा हो और हर घर को हर हफ़्ते चाहिए, वही चुनें; नाम बड़ा नहीं होगा, पर घर चलेगा।',
        },
      },
      patience: {
        oracle: {
          en: 'At present a service suits you better than goods: work in which your skill earns and little money lies in stock.',
          hi: 'अभी माल से बेहतर सेवा का काम है: जिसमें हुनर कमाए और पैसा कम फँसे।',
        },
        astra: {
          en: 'Don’t sink money in a shop full of goods just now; begin with repair, food, teaching or orders from home, whichever your hands know.',
          hi: 'अभी माल भरी दुकान में पैसा न फँसाएँ; मरम्मत, खाना, सिखाना या घर से ऑर्डर, जो हाथ को आता हो उससे शुरू करें।',
        },
      },
    },
    advice: [
      {
        en: 'Work one month in somebody else’s place of that trade before you put money in.',
        hi: 'पैसा लगाने से पहले उस काम में किसी और के यहाँ एक महीना काम करें।',
      },
      {
        en: 'Count how many already do it within a kilometre, and ask them when their slack season is.',
        hi: 'गिनें कि एक किलोमीटर में कितने लोग वही काम करते हैं, और पूछें कि मंदी कब रहती है।',
        for: ['meeting'],
      },
      {
        en: 'Try it small for a month, a table or a few orders, and see what is left after costs.',
        hi: 'महीने भर छोटे में आज़माएँ, एक टेबल या कुछ ऑर्डर, और देखें कि ख़र्च के बाद क्या बचा।',
      },
      {
        en: 'Keep half of your capital back for the first bad months.',
        hi: 'शुरू के कमज़ोर महीनों के लिए आधी पूँजी बचाकर रखें।',
      },
    ],
  },
  'business-profit': {
    state: {
      favourable: {
        oracle: {
          en: 'No chart gives the figure, but yours shows good profit from this work, with more left in hand than before.',
          hi: 'आँकड़ा कोई कुंडली नहीं देती, पर इस काम से अच्छा मुनाफ़ा दिखता है, हाथ में पहले से ज़्यादा बचेगा।',
        },
        astra: {
          en: 'I can’t name the rupees; the earning itself looks healthy, and regular customers will bring most of it.',
          hi: 'रुपये नहीं गिनाए जा सकते; पर कमाई अच्छी दिखती है, और ज़्यादातर पक्के ग्राहकों से आएगी।',
        },
      },
      mixed: {
        oracle: {
          en: 'The profit looks middling: costs and wages are covered and something is left, but not a big sum; a figure no chart gives.',
          hi: 'मुनाफ़ा बीच का दिखता है: ख़र्च और मज़दूरी निकलेगी, कुछ बचेगा, पर बड़ी रकम नहीं; आँकड़ा कुंडली नहीं देती।',
        },
        astra: {
          en: 'This work will run the home, I feel, without making you rich just yet; the exact amount is in your account book, not in a chart.',
          hi: 'इस काम से घर चलेगा, अभी अमीरी नहीं; सही रकम कुंडली में नहीं, आपके बही-खाते में है।',
        },
      },
      patience: {
        oracle: {
          en: 'Profit looks thin for the present: keep costs low and credit closed; the amount itself no chart can tell.',
          hi: 'अभी मुनाफ़ा कम दिखता है: ख़र्च घटाएँ और उधार बंद रखें; रकम कोई कुंडली नहीं बता सकती।',
        },
        astra: {
          en: 'Don’t count on much from it just now; hold your margin, and be glad of each month that closes without loss.',
          hi: 'अभी इससे ज़्यादा की उम्मीद न रखें; मार्जिन सँभालें, जो महीना बिना घाटे निकले वही अच्छा है।',
        },
      },
    },
    advice: [
      {
        en: 'Write sales, costs and your own wage for one month: profit is what is left after all three.',
        hi: 'एक महीने की बिक्री, ख़र्च और अपनी मज़दूरी लिखें: तीनों के बाद जो बचे वही मुनाफ़ा है।',
      },
      {
        en: 'Find the five items that give most profit, and keep them always in stock.',
        hi: 'वे पाँच चीज़ें पहचानें जिनसे सबसे ज़्यादा बचता है, और उन्हें कभी ख़त्म न होने दें।',
        for: ['shares'],
      },
      {
        en: 'Buy with other shops together, or ask the supplier for a cash discount.',
        hi: 'दूसरी दुकानों के साथ मिलकर माल लें, या नक़द पर छूट माँगें।',
        for: ['meeting'],
      },
      {
        en: 'Put the profit of good months aside for the slack ones.',
        hi: 'अच्छे महीनों का मुनाफ़ा मंदी के महीनों के लिए अलग रखें।',
      },
    ],
  },
  'close-or-continue-business': {
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Carry on rather than close: the business has a real chance to pick up between {from} and {to}.',
          hi: 'बंद करने से चलाते रहना बेहतर है: {from} से {to} के बीच काम सँभलने की अच्छी उम्मीद है।',
        },
        astra: {
          en: 'Don’t shut it yet; I’d give it {from} to {to}, when customers and money should come back.',
          hi: 'अभी बंद न करें; {from} से {to} तक का समय दें, ग्राहक और पैसा लौटने चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'Continue in a smaller form and don’t close: the better time for this work is {from} to {to}.',
          hi: 'काम छोटा करके चलाएँ, बंद न करें: इसका बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'It is a long pull, I know; cut it down to what pays and keep it alive, for {from} to {to} looks better.',
          hi: 'बात लंबी खिंच गई है; जितना कमाता है उतना रखकर काम ज़िंदा रखें, {from} से {to} का समय बेहतर दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Between closing and continuing I lean to a middle way: keep the part that pays, close the part that loses.',
          hi: 'बंद करने और चलाने के बीच का रास्ता बेहतर है: जो हिस्सा कमाए उसे रखें, जो घाटा दे उसे बंद करें।',
        },
        astra: {
          en: 'I can’t promise a turn; go on only as long as no new loan is needed, and write down today where you will stop.',
          hi: 'पलटने का वादा नहीं किया जा सकता; तभी तक चलाएँ जब तक नया क़र्ज़ न लेना पड़े, और रुकने की हद आज लिख लें।',
        },
      },
      hard: {
        oracle: {
          en: 'Closing it in good order is better than carrying on at a loss: the chart gives this form of the work little support now.',
          hi: 'घाटे में चलाते रहने से ढंग से समेट लेना बेहतर है: काम के इस रूप को अभी साथ कम है।',
        },
        astra: {
          en: 'You have given it enough; winding it up now saves your strength and savings for what comes next, and is no shame.',
          hi: 'आपने बहुत कोशिश कर ली; अब समेट लेने से हिम्मत और बचत अगले काम के लिए बचेगी, इसमें शर्म कुछ नहीं।',
        },
      },
    },
    advice: [
      {
        en: 'Write the month’s loss and how many months your own money can bear; that is the limit.',
        hi: 'महीने का घाटा और कितने महीने अपना पैसा झेल सकता है, लिखें; वही हद है।',
      },
      {
        en: 'Ask the landlord for lower rent and suppliers for time before you decide.',
        hi: 'तय करने से पहले मकान मालिक से कम किराया और माल देने वालों से मोहलत माँगें।',
        for: ['leaving'],
      },
      {
        en: 'Change one thing for eight weeks, hours, menu or price, and measure it.',
        hi: 'आठ हफ़्ते एक चीज़ बदलें, समय, मेन्यू या दाम, और असर लिखें।',
      },
      {
        en: 'If you close, sell equipment while it still runs and settle wages and taxes first.',
        hi: 'बंद करना हो तो सामान चालू हालत में बेचें, और पहले मज़दूरी और टैक्स चुकाएँ।',
      },
    ],
  },
  'sales-increase': {
    outlook: {
      yes: {
        oracle: {
          en: 'Sales are likely to rise, and the stronger time for them is between {from} and {to}.',
          hi: 'बिक्री बढ़ने की उम्मीद अच्छी है, सबसे ज़्यादा {from} से {to} के बीच।',
        },
        astra: {
          en: 'I see more people coming to you; fill your stock and be seen between {from} and {to}.',
          hi: 'ग्राहक बढ़ते दिखते हैं; {from} से {to} के बीच माल पूरा रखें और लोगों की नज़र में रहें।',
        },
      },
      later: {
        oracle: {
          en: 'Sales stay even for some time and grow later: {from} to {to} is the better stretch.',
          hi: 'बिक्री कुछ समय एक-सी रहेगी, बाद में बढ़ेगी: बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Keep your regulars happy for now; the real rise in sales looks likelier between {from} and {to}.',
          hi: 'अभी पुराने ग्राहकों को ख़ुश रखें; बिक्री में असली बढ़त {from} से {to} के बीच ज़्यादा दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'Sales can grow by your own push, a new item or a new street, rather than by a lucky season.',
          hi: 'बिक्री अपनी कोशिश से बढ़ेगी, नए माल या नए इलाक़े से; क़िस्मत के भरोसे नहीं।',
        },
        astra: {
          en: 'No big jump shows, I’d say steady; what you do at the counter each day will count most.',
          hi: 'बड़ी छलाँग नहीं दिखती, बिक्री ठहरी हुई रहेगी; रोज़ काउंटर पर जो करें वही सबसे ज़्यादा असर करेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'Sales look weak for the present: protect the margin and the old customers instead of cutting prices further.',
          hi: 'अभी बिक्री कमज़ोर दिखती है: दाम और गिराने से बेहतर है मार्जिन और पुराने ग्राहक बचाना।',
        },
        astra: {
          en: 'It is a slack time, and not your fault; keep stock light, and don’t borrow to fill the shelves.',
          hi: 'समय मंदी का है, ग़लती आपकी नहीं; माल कम रखें, और उधार लेकर दुकान न भरें।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Sales grow for you through people who come back: hold the good ones by service, and add one new line they already ask for.',
          hi: 'आपकी बिक्री लौटकर आने वालों से बढ़ेगी: अच्छी सेवा से उन्हें रोकें, और एक नई चीज़ जोड़ें जो वे माँगते हैं।',
        },
        astra: {
          en: 'Your shop can sell a good deal more, I see; let people know of it, by a board, a phone message and your own face.',
          hi: 'दुकान और अच्छी चल सकती है; लोगों तक ख़बर पहुँचाएँ, बोर्ड से, फ़ोन के मैसेज से और ख़ुद मिलकर।',
        },
      },
      mixed: {
        oracle: {
          en: 'Sales will rise step by step, if you drop what doesn’t move and put that money into what sells every week.',
          hi: 'बिक्री धीरे-धीरे बढ़ेगी, बशर्ते जो न बिके वह हटाएँ और वही पैसा हर हफ़्ते बिकने वाले माल में लगाएँ।',
        },
        astra: {
          en: 'A fair growth is there; not by discount, though, but by being open on time, clean, and quick with small requests.',
          hi: 'ठीक-ठाक बढ़त दिखती है; पर छूट देने से नहीं, समय पर खोलने, सफ़ाई और छोटी माँग जल्दी पूरी करने से।',
        },
      },
      patience: {
        oracle: {
          en: 'Growth in sales is slow at present: find out first why old customers left, before spending on advertisement.',
          hi: 'बिक्री अभी धीरे बढ़ेगी: विज्ञापन पर ख़र्च से पहले पता करें कि पुराने ग्राहक क्यों गए।',
        },
        astra: {
          en: 'Don’t lose heart over thin days; win back ten old customers by a call each, that is worth more than a hundred leaflets.',
          hi: 'हल्के दिनों से मन छोटा न करें; दस पुराने ग्राहकों को फ़ोन करके वापस लाएँ, वह सौ पर्चों से बढ़कर है।',
        },
      },
    },
    advice: [
      {
        en: 'Send a short message each Friday to old customers with one new thing or one price.',
        hi: 'हर शुक्रवार पुराने ग्राहकों को छोटा मैसेज भेजें, एक नई चीज़ या एक दाम के साथ।',
      },
      {
        en: 'Put the best-selling goods at eye level near the door, with prices written.',
        hi: 'सबसे ज़्यादा बिकने वाला माल दरवाज़े के पास आँख की ऊँचाई पर रखें, दाम लिखकर।',
      },
      {
        en: 'Put the shop on the online map with photographs, hours and a phone number.',
        hi: 'दुकान को ऑनलाइन नक़्शे पर तस्वीर, समय और फ़ोन नंबर के साथ डालें।',
      },
      {
        en: 'Ask everyone who leaves without buying what was missing, and note it.',
        hi: 'जो बिना ख़रीदे जाए उससे पूछें कि क्या नहीं मिला, और लिख लें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
