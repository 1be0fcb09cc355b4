import type { SituationTexts } from '../situation-texts.ts'

export const runningTradeSituationTexts = {
  'staff-leaves': {
    state: {
      favourable: {
        oracle: {
          en: 'Your staff are likely to settle: the work holds people well once duties and pay are clear.',
          hi: 'कारीगर और स्टाफ टिकते दिखते हैं: काम और तनख़्वाह साफ़ हो तो लोग साथ रहते हैं।',
        },
        astra: {
          en: 'I see faithful workers coming to you; one or two of them may stay for long.',
          hi: 'भरोसे के लोग मिलते दिखते हैं; उनमें से एक-दो लंबे समय तक साथ रह सकते हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'The staff question stays mixed: some go, one good hand remains, and on that one the work can rest.',
          hi: 'स्टाफ की बात मिली-जुली रहेगी: कुछ जाएँगे, एक अच्छा हाथ टिकेगा, और काम उसी पर टिक सकता है।',
        },
        astra: {
          en: 'Workers will come and go for you; keep the key work in your own hands, and treat the best one well.',
          hi: 'कारीगर आते-जाते रहेंगे; असली काम अपने हाथ में रखें, और सबसे अच्छे को ख़ुश रखें।',
        },
      },
      patience: {
        oracle: {
          en: 'Staff trouble goes on for now: run with fewer people, and trust nobody with the cash box.',
          hi: 'स्टाफ की परेशानी अभी रहेगी: कम लोगों से काम चलाएँ, और गल्ला किसी के भरोसे न छोड़ें।',
        },
        astra: {
          en: 'It is a weak time for keeping staff; family or machines may serve you better just now.',
          hi: 'लोगों को टिकाने का समय कमज़ोर है; अभी घर के लोग या मशीन ज़्यादा काम आएँगे।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Staff keep leaving for reasons that show in the chart, and they are more about order and pay-days than about ill luck.',
        hi: 'कारीगर बार-बार छोड़ते हैं, इसकी वजह कुंडली में दिखती है; बदक़िस्मती से ज़्यादा बात नियम और समय पर पैसे की है।',
      },
      astra: {
        en: 'Your place is not unlucky; workers go for plain reasons, and here is what the chart shows of it.',
        hi: 'आपकी जगह पर कोई साया नहीं; कारीगर सीधी वजहों से जाते हैं, और कुंडली यह दिखाती है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Pay on the same date every month, even if it is less.',
        hi: 'हर महीने एक ही तारीख़ पर पैसे दें, चाहे कम हों।',
        for: ['meeting'],
      },
      {
        en: 'Write duties, hours and holidays on one sheet, signed by both.',
        hi: 'काम, समय और छुट्टियाँ एक काग़ज़ पर लिखें, दोनों के दस्तख़त हों।',
      },
      {
        en: 'Keep back no papers and no wages: people stay where they are free to go.',
        hi: 'किसी के काग़ज़ या पैसे न रोकें: जहाँ जाने की आज़ादी हो, लोग वहीं टिकते हैं।',
      },
      {
        en: 'Train a second person for each key task.',
        hi: 'हर ज़रूरी काम के लिए एक दूसरा आदमी भी तैयार रखें।',
      },
    ],
  },
  'unsold-stock': {
    outlook: {
      yes: {
        oracle: {
          en: 'The unsold stock is likely to move between {from} and {to}.',
          hi: 'रुका हुआ माल {from} से {to} के बीच निकलने के आसार हैं।',
        },
        astra: {
          en: 'I see your goods going out of the godown between {from} and {to}; be ready with a fair price.',
          hi: '{from} से {to} के बीच माल गोदाम से निकलता दिखता है; ठीक दाम पर तैयार रहें।',
        },
      },
      later: {
        oracle: {
          en: 'The stock sells later: better buyers show between {from} and {to}.',
          hi: 'माल आगे बिकेगा: अच्छे ख़रीदार {from} से {to} के बीच दिखते हैं।',
        },
        astra: {
          en: 'Sell a part now for running money; the rest of the goods do better between {from} and {to}.',
          hi: 'थोड़ा माल अभी ख़र्च के लिए बेच दें; बाक़ी {from} से {to} के बीच बेहतर बिकेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'The stock can be sold in small lots, at a small cut; no time of high price can be seen.',
          hi: 'माल थोड़ा-थोड़ा करके, हल्की छूट पर बिक सकता है; ऊँचे दाम का कोई समय नहीं दिखता।',
        },
        astra: {
          en: 'Don’t wait for the perfect price on these goods; sell piece by piece and breathe.',
          hi: 'इस माल के सबसे ऊँचे दाम का इंतज़ार न करें; थोड़ा-थोड़ा बेचें और राहत लें।',
        },
      },
      hard: {
        oracle: {
          en: 'The stock looks slow: holding it longer is likely to cost more than it brings.',
          hi: 'माल धीमा दिखता है: और रोकना फ़ायदे से ज़्यादा नुक़सान दे सकता है।',
        },
        astra: {
          en: 'I’d let this stock go at what it fetches; money that turns is better than goods that age.',
          hi: 'यह माल जो दाम मिले उस पर निकाल दें; पुराने होते माल से घूमता पैसा अच्छा।',
        },
      },
    },
    advice: [
      {
        en: 'Call the buyers of last season one by one before you cut the price for all.',
        hi: 'सबके लिए दाम घटाने से पहले पिछले सीज़न के ख़रीदारों को एक-एक करके फ़ोन करें।',
      },
      { en: 'Sell what spoils first, first.', hi: 'जो पहले ख़राब हो, उसे पहले बेचें।' },
      {
        en: 'Buy no new stock on credit till half of this is gone.',
        hi: 'आधा माल निकलने तक उधार पर नया माल न लें।',
        for: ['shares'],
      },
    ],
  },
  'shop-rent': {
    outlook: {
      yes: {
        oracle: {
          en: 'The place is likely to stay with you: talk about rent or lease between {from} and {to}.',
          hi: 'दुकान की जगह आपके पास रहने की उम्मीद है: किराए या लीज़ की बात {from} से {to} के बीच करें।',
        },
        astra: {
          en: 'I see you and the owner finding a middle on the shop’s rent, most likely between {from} and {to}.',
          hi: 'दुकान के किराए पर मालिक से बीच का रास्ता {from} से {to} के बीच निकलता दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'The rent matter drags on; a settled shop, here or in a new place, looks likelier between {from} and {to}.',
          hi: 'किराए की बात खिंचेगी; पक्की दुकान, यहीं या नई जगह, {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'Bear with the owner for a while; a better footing for your shop shows between {from} and {to}.',
          hi: 'मालिक के साथ थोड़ा निभा लें; दुकान के लिए बेहतर ठिकाना {from} से {to} के बीच दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The shop may stay on rent, if it is written for some years; the chart marks no time for it.',
          hi: 'लिखा-पढ़ी हो तो दुकान किराए पर बनी रह सकती है; कुंडली कोई ख़ास समय नहीं बताती।',
        },
        astra: {
          en: 'I’d keep the shop where the customers know you, even at a little more rent, but only with a paper.',
          hi: 'जहाँ ग्राहक पहचानते हैं, दुकान वहीं रखें, किराया थोड़ा बढ़े तो भी, पर काग़ज़ बनवाकर।',
        },
      },
      hard: {
        oracle: {
          en: 'This shop’s rent looks hard to hold: begin to look for another place now, quietly.',
          hi: 'इस दुकान का किराया सँभालना मुश्किल दिखता है: चुपचाप दूसरी जगह देखना शुरू करें।',
        },
        astra: {
          en: 'The place may not stay yours on fair terms; moving early hurts less than being moved.',
          hi: 'यह जगह ठीक शर्तों पर शायद न रहे; निकाले जाने से पहले हट जाना कम दुखता है।',
        },
      },
    },
    advice: [
      {
        en: 'Get the rent, the rise each year and the notice time in a registered paper.',
        hi: 'किराया, हर साल की बढ़ोतरी और नोटिस का समय रजिस्टर्ड काग़ज़ में लिखवाएँ।',
      },
      {
        en: 'Pay by bank, never in cash without a receipt.',
        hi: 'किराया बैंक से दें, बिना रसीद नक़द कभी नहीं।',
      },
      {
        en: 'Put your phone number on the board, so that customers find you after a move.',
        hi: 'बोर्ड पर फ़ोन नंबर लिखें, ताकि जगह बदले तो भी ग्राहक पहुँचें।',
      },
    ],
  },
  'partner-parting': {
    state: {
      favourable: {
        oracle: {
          en: 'The partnership need not break: it can be mended, if the accounts are opened and written down.',
          hi: 'साझेदारी तोड़ना ज़रूरी नहीं: हिसाब खुले और लिखा जाए तो सँभल सकती है।',
        },
        astra: {
          en: 'I’d try once more with this partner, accounts on the table first; there is something here worth keeping.',
          hi: 'इस पार्टनर के साथ एक बार और कोशिश करें, पहले हिसाब सामने रखकर; इसमें बचाने लायक कुछ है।',
        },
      },
      mixed: {
        oracle: {
          en: 'With this partner the chart leans to parting work, not friendship: separate the accounts, step by step.',
          hi: 'इस पार्टनर के साथ काम अलग करना बेहतर दिखता है, दोस्ती नहीं: हिसाब धीरे-धीरे अलग करें।',
        },
        astra: {
          en: 'Divide the work between you and your partner before you divide the firm; that alone may be enough.',
          hi: 'फ़र्म बाँटने से पहले पार्टनर के साथ काम बाँट लें; शायद उतना ही काफ़ी हो।',
        },
      },
      patience: {
        oracle: {
          en: 'Parting from this partner looks wiser than going on: end it on paper, calmly, with an accountant.',
          hi: 'इस पार्टनर के साथ चलने से अलग होना समझदारी है: शांति से, अकाउंटेंट के साथ, काग़ज़ पर ख़त्म करें।',
        },
        astra: {
          en: 'I feel this partnership has given what it had; leave it quietly and with every receipt in hand.',
          hi: 'यह साझेदारी अपना फल दे चुकी लगती है; हर रसीद हाथ में लेकर चुपचाप अलग हों।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Have the books read by an accountant whom neither of you chose alone.',
        hi: 'हिसाब ऐसे अकाउंटेंट को दिखाएँ जिसे दोनों ने मिलकर चुना हो।',
      },
      {
        en: 'List stock, debts, name, machines and customers, and who takes what.',
        hi: 'माल, क़र्ज़, नाम, मशीन और ग्राहकों की सूची बनाएँ, किसका क्या होगा।',
        for: ['shares'],
      },
      {
        en: 'Sign a dissolution paper, and tell bank and tax office of it.',
        hi: 'अलग होने का काग़ज़ बनवाएँ, और बैंक व टैक्स दफ़्तर को बताएँ।',
        for: ['office'],
      },
      {
        en: 'Stop signing for each other’s loans from today.',
        hi: 'आज से एक-दूसरे के लोन पर दस्तख़त बंद करें।',
        for: ['loan'],
      },
    ],
  },
  'tender-award': {
    outlook: {
      yes: {
        oracle: {
          en: 'The tender or contract is likely to come to you, most of all between {from} and {to}.',
          hi: 'टेंडर या ठेका मिलने की उम्मीद अच्छी है, सबसे ज़्यादा {from} से {to} के बीच।',
        },
        astra: {
          en: 'I see this contract leaning your way; between {from} and {to} keep papers and money ready.',
          hi: 'यह ठेका आपकी ओर झुकता दिखता है; {from} से {to} के बीच काग़ज़ और पैसा तैयार रखें।',
        },
      },
      later: {
        oracle: {
          en: 'This tender may pass you by; the next one looks better between {from} and {to}.',
          hi: 'यह टेंडर शायद छूटे; अगला {from} से {to} के बीच बेहतर दिखता है।',
        },
        astra: {
          en: 'Bid, and learn the rates; a contract looks nearer to {from} to {to}.',
          hi: 'बोली लगाएँ और दरें समझें; ठेका {from} से {to} के आसपास दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The tender is open: price and papers decide, and the chart leans to neither side.',
          hi: 'टेंडर का नतीजा खुला है: दाम और काग़ज़ फ़ैसला करेंगे, कुंडली किसी ओर नहीं झुकती।',
        },
        astra: {
          en: 'You have a fair chance in this tender; don’t cut the rate so low that winning it hurts.',
          hi: 'टेंडर में मौक़ा ठीक है; दर इतनी न गिराएँ कि जीतना ही भारी पड़े।',
        },
      },
      hard: {
        oracle: {
          en: 'The tender looks difficult now: keep smaller private work going.',
          hi: 'टेंडर अभी मुश्किल दिखता है: छोटा प्राइवेट काम चलता रखें।',
        },
        astra: {
          en: 'I wouldn’t lean on this tender; small work that pays on time is kinder at present.',
          hi: 'इस टेंडर के भरोसे न रहें; समय पर पैसे देने वाला छोटा काम अभी भला है।',
        },
      },
    },
    advice: [
      {
        en: 'Check each paper against the list twice: bids fall by one missing page.',
        hi: 'हर काग़ज़ सूची से दो बार मिलाएँ: एक पन्ने की कमी से बोली गिर जाती है।',
      },
      {
        en: 'Count how long the department takes to pay before you quote.',
        hi: 'दर देने से पहले देखें कि विभाग पैसे कितनी देर में देता है।',
      },
      {
        en: 'Pay no commission: a contract bought so can be cancelled.',
        hi: 'कमीशन न दें: ऐसे मिला ठेका रद्द भी हो सकता है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
