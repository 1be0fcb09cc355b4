import type { Article } from './article.ts'

export const vimshottari: Article = {
  slug: 'vimshottari-dasha-explained',
  publishedOn: '2026-09-11',
  plate: 'ring',
  plateSaid: {
    en: 'The twelve signs within the ring of twenty-seven nakshatras',
    hi: 'सत्ताईस नक्षत्रों के घेरे में बारह राशियाँ',
  },
  title: {
    en: 'Vimshottari dasha: how a life is divided into periods',
    hi: 'विंशोत्तरी दशा: जीवन कालखंडों में कैसे बँटता है',
  },
  excerpt: {
    en: 'Nine lords share a hundred and twenty years. How the first period is found, how the smaller ones are worked out, and why two programs may give dates months apart.',
    hi: 'नौ ग्रह एक सौ बीस वर्ष बाँटते हैं। पहली दशा कैसे मिलती है, छोटी दशाएँ कैसे बनती हैं, और दो जगह की तारीख़ों में महीनों का फ़र्क़ क्यों आता है।',
  },
  pieces: [
    {
      text: {
        en: 'A kundli shows what is there; the dashas show when each part of it has its turn. Of the many systems of periods in the old texts, Vimshottari is the one in daily use nearly everywhere. The word means a hundred and twenty, the number of years that it divides among the nine grahas.',
        hi: 'कुंडली में क्या है, यह ग्रहों की स्थिति बताती है; किस ग्रह की बारी कब है, यह दशा। पुराने ग्रंथों में दशाओं की कई पद्धतियाँ हैं, पर लगभग हर जगह विंशोत्तरी ही चलती है। विंशोत्तरी यानी एक सौ बीस: इतने ही वर्ष यह नौ ग्रहों में बाँटती है।',
      },
    },
    { heading: { en: 'The nine shares', hi: 'नौ हिस्से' } },
    {
      text: {
        en: 'In order, the mahadashas last: Ketu 7 years, Venus 20, Sun 6, Moon 10, Mars 7, Rahu 18, Jupiter 16, Saturn 19, Mercury 17. After Mercury comes Ketu again. A life may begin anywhere in this list. Very few people live through all nine; most of us see six or seven.',
        hi: 'महादशाओं का क्रम और उनके वर्ष: केतु 7, शुक्र 20, सूर्य 6, चंद्रमा 10, मंगल 7, राहु 18, गुरु 16, शनि 19, बुध 17। बुध के बाद फिर केतु। जन्म के समय इनमें से कोई भी दशा चल रही हो सकती है। नौ की नौ दशाएँ बहुत कम लोग देखते हैं; अधिकतर के जीवन में छह-सात आती हैं।',
      },
    },
    { heading: { en: 'Where yours begins', hi: 'आपकी दशा कहाँ से शुरू होती है' } },
    {
      text: {
        en: 'The nakshatra in which the Moon stood at birth names the first lord. The share of that nakshatra that the Moon had already crossed is the share of the period already past. An example: with the Moon exactly half way through Rohini, a star of the Moon, half of the Moon’s ten years is over; five years of Moon remain, then follow seven of Mars, eighteen of Rahu, and so on. This remainder is called the balance of dasha at birth, and old handwritten kundlis nearly always give it.',
        hi: 'जन्म के समय चंद्रमा जिस नक्षत्र में था, उसका स्वामी ही पहली दशा का स्वामी है। चंद्रमा उस नक्षत्र का जितना भाग पार कर चुका था, दशा का उतना ही भाग बीत चुका था। उदाहरण: चंद्रमा यदि रोहिणी के ठीक बीच में हो, जिसका स्वामी चंद्रमा है, तो चंद्रमा के दस में से पाँच वर्ष बीत गए; पाँच वर्ष चंद्रमा के बचे, फिर सात मंगल के, अठारह राहु के, और इसी तरह आगे। इसी बचे भाग को भोग्य दशा कहते हैं, और हाथ से लिखी पुरानी कुंडलियों में यह लगभग हमेशा लिखी मिलती है।',
      },
    },
    { heading: { en: 'Periods within periods', hi: 'दशा के भीतर दशा' } },
    {
      text: {
        en: 'Each mahadasha is cut into nine antardashas in the same proportion, beginning with its own lord. The rule is simple: multiply the years of the two lords and divide by 120. Venus in Venus lasts 20 × 20 ÷ 120, three years and four months; the Sun in the Sun only 0.3 of a year, not quite four months. The antardashas are cut again into pratyantardashas, and so on down. With each step the periods get shorter and depend more on the birth time: one minute shifts all the dates by between one and a half and five days, according to the first lord.',
        hi: 'हर महादशा उसी अनुपात में नौ अंतर्दशाओं में बँटती है, और पहली अंतर्दशा उसी के अपने स्वामी की होती है। नियम सीधा है: दोनों स्वामियों के वर्ष गुणा करें और 120 से भाग दें। शुक्र में शुक्र 20 × 20 ÷ 120, यानी तीन वर्ष चार महीने; सूर्य में सूर्य वर्ष का केवल 0.3 भाग, चार महीने से भी कम। अंतर्दशाएँ फिर प्रत्यंतर में बँटती हैं, और आगे भी। हर क़दम पर दशाएँ छोटी होती जाती हैं और जन्म समय पर ज़्यादा निर्भर होती हैं: एक मिनट का फ़र्क़ सारी तारीख़ों को, पहली दशा के स्वामी के अनुसार, डेढ़ से पाँच दिन तक खिसका देता है।',
      },
    },
    { heading: { en: 'Why two programs disagree', hi: 'दो जगह अलग तारीख़ें क्यों' } },
    {
      list: [
        {
          en: 'The year. We count 365.25 days, as most do today. Some count 360; by the age of forty that makes seven months.',
          hi: 'वर्ष की लंबाई। आज की प्रचलित रीति की तरह हम 365.25 दिन गिनते हैं। कुछ 360 गिनते हैं; चालीस की उम्र तक इससे सात महीने का फ़र्क़ पड़ जाता है।',
        },
        {
          en: 'The ayanamsa. From Lahiri to Krishnamurti the Moon moves less than six minutes of arc, and the dates by up to about two months; to Raman it is nearly a degree and a half, and the dates can move by a little over two years.',
          hi: 'अयनांश। लाहिड़ी की जगह कृष्णमूर्ति लें तो चंद्रमा छह कला से भी कम हटता है और तारीख़ें अधिक से अधिक क़रीब दो महीने; रमन लें तो लगभग डेढ़ अंश, और तारीख़ें दो वर्ष से कुछ ज़्यादा हट सकती हैं।',
        },
        {
          en: 'The time: an old clock, a wrong zone, a rounded hour.',
          hi: 'समय: पुरानी घड़ी, ग़लत टाइम ज़ोन, या मोटे तौर पर लिखा गया समय।',
        },
      ],
    },
    { heading: { en: 'How to read a period', hi: 'दशा को कैसे पढ़ें' } },
    {
      text: {
        en: 'A dasha brings nothing that is not in the chart. Look at the lord: which houses does it own, in which does it stand, how strong is it, who looks at it? Those fields of life come forward while it runs. The antardasha lord does the same within it, and how the two stand to each other gives the tone. So a “Saturn period” is different in every chart, and no lord need be feared for its name alone. Your own periods, with their dates, are on the page of your [kundli](/free-kundli?type=Oracle); how exactly they are computed is explained under [how exact we are](/accuracy).',
        hi: 'दशा ऐसा कुछ नहीं लाती जो कुंडली में न हो। स्वामी को देखें: वह किन भावों का मालिक है, किस भाव में बैठा है, कितना बलवान है, उस पर किसकी दृष्टि है? जब तक उसकी दशा चलती है, जीवन के वही पक्ष सामने आते हैं। अंतर्दशा का स्वामी इसके भीतर यही करता है, और फल कैसा रहे, यह दोनों के आपसी संबंध पर भी निर्भर है। इसलिए “शनि की दशा” का अर्थ हर कुंडली में अलग है, और केवल ग्रह का नाम सुनकर डरने का कोई कारण नहीं। आपकी अपनी दशाएँ तारीख़ों सहित आपकी [कुंडली](/free-kundli?type=Oracle) में हैं; उनकी गणना कितनी सही है, यह [अलग पेज](/accuracy) पर लिखा है।',
      },
    },
  ],
}
