import type { Article } from './article.ts'

export const nakshatras: Article = {
  slug: 'the-twenty-seven-nakshatras',
  publishedOn: '2026-08-24',
  plate: 'ring',
  plateSaid: {
    en: 'The twelve signs within the ring of twenty-seven nakshatras',
    hi: 'सत्ताईस नक्षत्रों के घेरे में बारह राशियाँ',
  },
  title: { en: 'The twenty-seven nakshatras', hi: 'सत्ताईस नक्षत्र' },
  excerpt: {
    en: 'Where the Moon spends each night: how the zodiac is cut into twenty-seven, what a pada is, and what your birth star is used for.',
    hi: 'चंद्रमा हर रात कहाँ ठहरता है: राशिचक्र के सत्ताईस भाग कैसे बनते हैं, चरण क्या है और जन्म नक्षत्र किस काम आता है।',
  },
  pieces: [
    {
      text: {
        en: 'Against the stars, the Moon goes once round the sky in about twenty-seven days and eight hours. Each night it is found beside other stars, and the old sky-watchers of India gave it a lodging for each: twenty-seven nakshatras. They are still part of everyday life in India: in names, in festivals, in the almanac on the kitchen wall.',
        hi: 'तारों के बीच चंद्रमा क़रीब सत्ताईस दिन और आठ घंटे में आकाश का एक चक्कर लगाता है। हर रात वह दूसरे तारों के पास मिलता है, और भारत के प्राचीन ज्योतिषियों ने हर रात के लिए उसका एक घर माना: सत्ताईस नक्षत्र। ये आज भी हमारे जीवन में रचे-बसे हैं: नामों में, त्योहारों में, रसोई की दीवार पर टँगे पंचांग में।',
      },
    },
    { heading: { en: 'How they are measured', hi: 'इनका माप' } },
    {
      text: {
        en: 'For calculation all twenty-seven are of equal length: 13 degrees and 20 minutes of the sidereal zodiac, beginning with Ashwini at the first point of Mesha. Each has four quarters, the padas, of 3 degrees and 20 minutes. That makes 108 padas, nine to every sign, and each pada is exactly one navamsa. Because the signs hold two and a quarter nakshatras each, some nakshatras lie across two signs: the first pada of Krittika is in Mesha, the other three are in Vrishabha. The Moon needs some 21 to 27 hours for one nakshatra, according to whether it is near the Earth and quick, or far away and slow.',
        hi: 'गणना में सत्ताईसों बराबर हैं: हर एक निरयन राशिचक्र का 13 अंश 20 कला, और पहला, अश्विनी, मेष के आरंभ से। हर नक्षत्र के चार चरण हैं, हर चरण 3 अंश 20 कला का। इस तरह कुल 108 चरण हुए, हर राशि में नौ, और हर चरण ठीक एक नवांश है। एक राशि में सवा दो नक्षत्र आते हैं, इसलिए कुछ नक्षत्र दो राशियों में बँट जाते हैं: कृत्तिका का पहला चरण मेष में है, बाक़ी तीन वृषभ में। एक नक्षत्र पार करने में चंद्रमा को क़रीब 21 से 27 घंटे लगते हैं: पृथ्वी के पास हो तो तेज़, दूर हो तो धीमा।',
      },
    },
    { heading: { en: 'Nine lords, three times round', hi: 'नौ स्वामी, तीन बार' } },
    {
      text: {
        en: 'Each nakshatra has a lord, and nine lords follow one another three times: Ketu, Venus, Sun, Moon, Mars, Rahu, Jupiter, Saturn, Mercury. Ashwini, Magha and Mula are Ketu’s; Bharani, Purva Phalguni and Purva Ashadha are Venus’s. From this order comes the Vimshottari dasha: the lord of the star in which your Moon stood is the lord of your first period.',
        hi: 'हर नक्षत्र का एक स्वामी है, और नौ स्वामी इसी क्रम से तीन बार आते हैं: केतु, शुक्र, सूर्य, चंद्रमा, मंगल, राहु, गुरु, शनि, बुध। अश्विनी, मघा और मूल केतु के हैं; भरणी, पूर्वा फाल्गुनी और पूर्वाषाढ़ा शुक्र के। विंशोत्तरी दशा इसी क्रम से निकलती है: जन्म के समय चंद्रमा जिस नक्षत्र में था, उसका स्वामी ही पहली दशा का स्वामी है।',
      },
    },
    { heading: { en: 'What the birth star is used for', hi: 'जन्म नक्षत्र किस काम आता है' } },
    {
      list: [
        {
          en: 'The dashas: both their order and the date on which each begins follow from the Moon’s exact place in its nakshatra.',
          hi: 'दशा: उसका क्रम भी और हर दशा के आरंभ की तारीख़ भी नक्षत्र में चंद्रमा के ठीक स्थान से निकलती है।',
        },
        {
          en: 'Matching: of the eight kutas, four are read from the nakshatras alone: tara, yoni, gana and nadi. Together they carry twenty-one of the [thirty-six points](/kundli-matching).',
          hi: 'गुण मिलान: आठ में से चार कूट केवल नक्षत्र से देखे जाते हैं: तारा, योनि, गण और नाड़ी। [छत्तीस गुणों](/kundli-matching) में से इक्कीस इन्हीं के हैं।',
        },
        {
          en: 'Tara: counting from your star to the star of a day, in rounds of nine. The third, fifth and seventh are held to hinder.',
          hi: 'तारा: अपने नक्षत्र से उस दिन के नक्षत्र तक नौ-नौ की गिनती। तीसरी, पाँचवीं और सातवीं तारा बाधक मानी जाती हैं।',
        },
        {
          en: 'Naming: by custom each pada has a syllable, with which a child’s name may begin.',
          hi: 'नामकरण: परंपरा में हर चरण का एक अक्षर है, जिससे बच्चे का नाम शुरू किया जा सकता है।',
        },
      ],
    },
    { heading: { en: 'Stars for a purpose', hi: 'किस काम के लिए कौन सा नक्षत्र' } },
    {
      text: {
        en: 'For choosing a time, the nakshatras are sorted by what they are fit for. Rohini and the three Uttaras are called fixed: good for what should last, such as moving into a house. Punarvasu, Swati, Shravana, Dhanishta and Shatabhisha are movable: good for vehicles and whatever is to move. Ashwini, Pushya and Hasta are swift: good for trade and learning. Mrigashira, Chitra, Anuradha and Revati are gentle: good for friendship and the arts. The others are sharp, fierce or mixed, and have their own uses. The [panchang](/panchang) shows which nakshatra it is now in your own town, and until when.',
        hi: 'मुहूर्त के लिए नक्षत्रों को उनके स्वभाव से बाँटा गया है। रोहिणी और तीनों उत्तरा ध्रुव यानी स्थिर हैं: टिकाऊ कामों के लिए अच्छे, जैसे गृह प्रवेश। पुनर्वसु, स्वाति, श्रवण, धनिष्ठा और शतभिषा चर हैं: वाहन और हर चलने वाली चीज़ के लिए। अश्विनी, पुष्य और हस्त क्षिप्र हैं: व्यापार और विद्या के लिए। मृगशिरा, चित्रा, अनुराधा और रेवती मृदु हैं: मित्रता और कला के लिए। बाक़ी तीक्ष्ण, उग्र या मिश्र हैं और उनके अपने काम हैं। अपने शहर में इस समय कौन सा नक्षत्र है और कब तक, यह [पंचांग](/panchang) में देखें।',
      },
    },
    {
      text: {
        en: 'Now and then one reads of a twenty-eighth, Abhijit. It covers the last quarter of Uttara Ashadha and the beginning of Shravana, and is used in a few special calculations. The kundli, the dashas and the matching are counted by twenty-seven.',
        hi: 'कहीं-कहीं अट्ठाईसवें नक्षत्र अभिजित का नाम मिलता है। वह उत्तराषाढ़ा के अंतिम चरण और श्रवण के आरंभ में पड़ता है और कुछ विशेष गणनाओं में ही काम आता है। कुंडली, दशा और गुण मिलान सत्ताईस से ही गिने जाते हैं।',
      },
    },
    {
      text: {
        en: 'No star is a bad one to be born under. About one person in twenty-seven shares yours, and they lead every kind of life.',
        hi: 'ऐसा कोई नक्षत्र नहीं जिसमें जन्म लेना बुरा हो। सत्ताईस में से लगभग एक व्यक्ति का नक्षत्र वही है जो आपका, और उन सबका जीवन अलग-अलग होता है।',
      },
    },
  ],
}
