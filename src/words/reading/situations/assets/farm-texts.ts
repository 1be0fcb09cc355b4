import type { SituationTexts } from '../situation-texts.ts'

export const farmTexts = {
  'crop-sell-or-hold': {
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Hold part of the crop: sell what the house and the instalments need now, and the rest between {from} and {to}, when the rate looks kinder to you.',
          hi: 'कुछ फ़सल रोकें: घर और किस्त जितना अभी बेचें, बाक़ी {from} से {to} के बीच, तब भाव आपके लिए बेहतर दिखता है।',
        },
        astra: {
          en: 'The price should serve you better between {from} and {to}; sell a third now and let the rest wait dry and safe.',
          hi: '{from} से {to} के बीच दाम बेहतर मिलना चाहिए; एक तिहाई अभी बेचें, बाक़ी सूखी जगह सँभालकर रखें।',
        },
      },
      later: {
        oracle: {
          en: 'Hold only what can lie without spoiling; your better stretch for selling is later, from {from} to {to}.',
          hi: 'वही रोकें जो ख़राब न हो; बेचने का बेहतर समय बाद में है, {from} से {to} तक।',
        },
        astra: {
          en: 'A quick rise doesn’t show; for grain {from} to {to} is better, but what rots should go this week.',
          hi: 'भाव जल्दी नहीं चढ़ेगा; अनाज के लिए {from} से {to} बेहतर है, पर जो सड़ जाए वह इसी हफ़्ते बेचें।',
        },
      },
      slow: {
        oracle: {
          en: 'Sell one half now and keep the other for later, for nobody can say what the market will give.',
          hi: 'आधी अभी बेचें, आधी बाद में: भाव में बड़ी बढ़त का संकेत नहीं, और फ़ैसला मंडी करती है।',
        },
        astra: {
          en: 'I can’t read the market’s rate from a chart; two or three sales spread the risk better than one guess.',
          hi: 'मंडी का भाव कुंडली से नहीं पढ़ा जाता; एक अंदाज़े से बेहतर है दो-तीन बार में बेचना।',
        },
      },
      hard: {
        oracle: {
          en: 'Sell now rather than hold: storage, interest and spoilage would eat what the rate may bring.',
          hi: 'रोकने से बेहतर है अभी बेचना: भंडार, ब्याज और ख़राबी वह खा जाएँगे जो भाव दे सकता है।',
        },
        astra: {
          en: 'I’d let it go now and sleep; a debt that grows is dearer than a rate that may not rise.',
          hi: 'अभी बेचकर चैन लेना ठीक है; बढ़ता क़र्ज़ उस भाव से महँगा है जो शायद चढ़े ही नहीं।',
        },
      },
    },
    advice: [
      {
        en: 'See three mandis’ rates on e-NAM or Agmarknet today, and subtract the fare.',
        hi: 'आज ही e-NAM या एगमार्कनेट पर तीन मंडियों का भाव देखें, भाड़ा घटाकर।',
      },
      {
        en: 'If it is below MSP, ask at the procurement centre for a slot before the date ends.',
        hi: 'MSP से कम हो तो ख़रीद केंद्र पर तारीख़ निकलने से पहले पंजीकरण कराएँ।',
        for: ['meeting'],
      },
      {
        en: 'Need money but want to hold? A warehouse receipt gives a loan on the stored grain at low interest.',
        hi: 'पैसा चाहिए और माल रोकना भी हो तो गोदाम की रसीद पर कम ब्याज में क़र्ज़ मिलता है।',
        for: ['loan'],
      },
      {
        en: 'Dry grain well and write the cost of each stored month: that is the rise you need.',
        hi: 'अनाज अच्छा सुखाएँ, और हर महीने के भंडार का ख़र्च लिखें: उतनी बढ़त तो चाहिए ही।',
      },
    ],
  },
  'which-crop': {
    state: {
      favourable: {
        oracle: {
          en: 'Of the crops you weigh, take the one your own field and water have borne before, and give a small part to the new one; the season is with you.',
          hi: 'जिन फ़सलों पर सोच रहे हैं, उनमें वह लें जो आपका खेत और पानी पहले दे चुके हों, थोड़े हिस्से में नई भी; मौसम साथ है।',
        },
        astra: {
          en: 'Your hand is good with the soil this season; let most of the field carry the sure crop, and a corner the daring one.',
          hi: 'इस बार मिट्टी आपका साथ देती दिखती है; ज़्यादा खेत में भरोसे की फ़सल, एक कोने में नई।',
        },
      },
      mixed: {
        oracle: {
          en: 'Put two crops instead of one: a food crop that sells at MSP, and beside it one of short time, pulses or vegetables.',
          hi: 'एक की जगह दो फ़सल लगाएँ: एक अनाज जो MSP पर बिके, साथ में कम दिन की, दाल या सब्ज़ी।',
        },
        astra: {
          en: 'I’d not put the whole field on one card this time; what the neighbours all sow will be cheap when you all cut.',
          hi: 'इस बार पूरा खेत एक ही फ़सल पर न लगाएँ; जो सब बोएँगे, कटाई पर वही सस्ता होगा।',
        },
      },
      patience: {
        oracle: {
          en: 'Choose the cheap and hardy crop this season, with little seed on loan: pulses, millet or fodder rather than a costly one.',
          hi: 'इस मौसम सस्ती और मज़बूत फ़सल चुनें, उधार का बीज कम: महँगी से बेहतर दाल, बाजरा या चारा।',
        },
        astra: {
          en: 'After such a loss let the soil and the purse rest; a small safe crop now, the big one when the land has recovered.',
          hi: 'ऐसे नुक़सान के बाद मिट्टी और जेब दोनों को सँभलने दें; अभी छोटी सुरक्षित फ़सल, बड़ी बाद में।',
        },
      },
    },
    advice: [
      {
        en: 'Get the soil tested, free, at the Krishi Vigyan Kendra, and ask there for a variety that stands your pest.',
        hi: 'कृषि विज्ञान केंद्र में मिट्टी की मुफ़्त जाँच कराएँ, और वहीं पूछें कि कौन-सी क़िस्म आपके रोग को सह लेती है।',
      },
      {
        en: 'Ask the buyer before the seed: who takes it, where, and at what rate last year.',
        hi: 'बीज से पहले ख़रीदार पूछें: कौन लेगा, कहाँ, और पिछले साल किस भाव।',
      },
      {
        en: 'Change the crop family after disease or blight, and burn nothing but the sick stalks.',
        hi: 'रोग के बाद फ़सल का कुल बदलें, और बीमार डंठल ही नष्ट करें।',
      },
      {
        en: 'Insure it under the crop insurance before the last date, from the bank or the CSC.',
        hi: 'आख़िरी तारीख़ से पहले बैंक या CSC से फ़सल बीमा कराएँ।',
        for: ['meeting'],
      },
    ],
  },
  'animal-sell-or-keep': {
    isOfAnother: true,
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Keep the animal for now: it has more to give you, and the time for your household is good enough to feed it.',
          hi: 'पशु को अभी रखें: उससे अभी और मिलना है, और घर का समय उसे खिलाने लायक़ ठीक है।',
        },
        astra: {
          en: 'I’d keep it; the bond is real, and a home that feeds its old companion loses nothing by it.',
          hi: 'इसे रखना ठीक लगता है; लगाव सच्चा है, और उसे रखने से घर का कुछ नहीं घटता।',
        },
      },
      mixed: {
        oracle: {
          en: 'Keep or sell, both can be right: keep it if fodder and a hand to tend it are there for six months; if not, give it to a known home.',
          hi: 'रखना या बेचना, दोनों ठीक हो सकते हैं: छह महीने का चारा और देखने वाला हो तो रखें; नहीं तो किसी जान-पहचान के घर दें।',
        },
        astra: {
          en: 'Either is right: if the cost weighs on you, let one go and keep the better; if it is the care, find a helping hand first.',
          hi: 'दोनों ठीक हैं: ख़र्च भारी पड़ता हो तो एक बेचकर अच्छी वाली रखें, सेवा भारी पड़ती हो तो पहले मदद करने वाला खोजें।',
        },
      },
      patience: {
        oracle: {
          en: 'Letting it go to a good home is the lighter course just now; sell only to somebody who will keep and not cut it.',
          hi: 'अभी अच्छे घर में दे देना हल्का रास्ता है; उसी को दें जो पाले, काटे नहीं।',
        },
        astra: {
          en: 'It pulls at the heart, I know; a goshala or a neighbour with a yard is no betrayal when your own hands are full.',
          hi: 'मन दुखता है, यह स्वाभाविक है; हाथ भरे हों तो गोशाला या आँगन वाले पड़ोसी को देना धोखा नहीं।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Before selling a milch animal have a vet check it for mastitis, pregnancy and age: it doubles the price or saves it.',
        hi: 'दुधारू पशु बेचने से पहले डॉक्टर से थनैला, गाभिन होना और उम्र जँचवाएँ: दाम इसी से बनता है।',
      },
      {
        en: 'Sell with ear-tag number, a written receipt and the buyer’s Aadhaar, and not to a trader on the road.',
        hi: 'कान के टैग, लिखित रसीद और ख़रीदार के आधार के साथ बेचें, रास्ते के व्यापारी को नहीं।',
      },
      {
        en: 'Weigh one month: fodder and medicine against milk, calf or ploughing.',
        hi: 'एक महीने का हिसाब करें: चारा-दवा के सामने दूध, बच्चा या जुताई।',
      },
      {
        en: 'An old bullock, cow or retired animal: ask a registered goshala to take it, and offer some fodder each month.',
        hi: 'बूढ़े बैल या गाय के लिए पंजीकृत गोशाला से पूछें, और हर महीने थोड़ा चारा दें।',
        for: ['retirement'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
