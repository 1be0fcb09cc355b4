import type { Article } from './article.ts'

export const divisionalCharts: Article = {
  slug: 'divisional-charts-from-navamsa-to-shashtiamsha',
  publishedOn: '2026-11-13',
  plate: 'chart',
  plateSaid: { en: 'A birth chart in the northern style', hi: 'उत्तर भारतीय शैली की जन्म कुंडली' },
  title: {
    en: 'Divisional charts: a closer look at the same sky',
    hi: 'वर्ग कुंडलियाँ: वही आकाश, ज़रा और पास से',
  },
  excerpt: {
    en: 'How a navamsa is made from a birth chart with a pencil, what the sixteen divisions are for, and why the fine ones need a very exact birth time.',
    hi: 'जन्म कुंडली से नवांश काग़ज़-पेंसिल पर कैसे बनता है, सोलह वर्ग किस काम के हैं, और बारीक वर्गों के लिए बिल्कुल सही जन्म समय क्यों चाहिए।',
  },
  pieces: [
    {
      text: {
        en: 'Below the birth chart many kundlis print a second one and call it navamsa, and some print fourteen more. They do not show another sky. Each takes the same planets and asks in which part of its sign each one stands; every part is assigned a sign of its own, and the result is a new chart. In Sanskrit such a division is called varga.',
        hi: 'कई कुंडलियों में जन्म कुंडली के नीचे एक दूसरी छपी होती है, जिसे नवांश कहते हैं; कुछ में चौदह और। आकाश इनमें भी वही है। हर एक में वही ग्रह हैं, बस यह देखा जाता है कि ग्रह अपनी राशि के किस भाग में है; हर भाग को अपनी एक राशि दी गई है, और इस तरह नई कुंडली बन जाती है। ऐसे विभाजन को वर्ग कहते हैं।',
      },
    },
    { heading: { en: 'The navamsa by hand', hi: 'नवांश अपने हाथ से' } },
    {
      text: {
        en: 'Divide a sign of thirty degrees into nine parts; each is 3 degrees and 20 minutes. The count of the nine begins with Mesha for the fire signs (Mesha, Simha, Dhanu), with Makara for the earth signs (Vrishabha, Kanya, Makara), with Tula for the air signs (Mithuna, Tula, Kumbha), and with Karka for the water signs (Karka, Vrishchika, Meena). An example: Mars at 17 degrees of Simha. Five parts make 16 degrees 40 minutes, so it stands in the sixth. Simha is a fire sign; the sixth from Mesha is Kanya. In the navamsa, this Mars is in Kanya.',
        hi: 'तीस अंश की राशि के नौ भाग कीजिए; हर भाग 3 अंश 20 कला का होगा। नौ की गिनती अग्नि राशियों (मेष, सिंह, धनु) में मेष से शुरू होती है, पृथ्वी राशियों (वृषभ, कन्या, मकर) में मकर से, वायु राशियों (मिथुन, तुला, कुंभ) में तुला से, और जल राशियों (कर्क, वृश्चिक, मीन) में कर्क से। उदाहरण: मंगल सिंह के 17 अंश पर है। पाँच भाग 16 अंश 40 कला के हुए, यानी वह छठे में है। सिंह अग्नि राशि है; मेष से छठी राशि कन्या है। तो नवांश में यह मंगल कन्या में है।',
      },
    },
    {
      text: {
        en: 'A planet that has the same sign in both charts is called vargottama and counts as strong. It happens in the first navamsa of the movable signs, in the fifth of the fixed ones and in the ninth of the dual ones: one part in nine.',
        hi: 'जो ग्रह दोनों कुंडलियों में एक ही राशि में हो, वह वर्गोत्तम कहलाता है और बलवान माना जाता है। चर राशियों के पहले, स्थिर राशियों के पाँचवें और द्विस्वभाव राशियों के नौवें नवांश में ऐसा होता है: नौ में एक भाग।',
      },
    },
    { heading: { en: 'What the divisions are asked about', hi: 'किस वर्ग से क्या देखते हैं' } },
    {
      list: [
        {
          en: 'D9, navamsa: marriage, and the inner strength of every planet. It is read beside the birth chart for nearly everything.',
          hi: 'D9, नवांश: विवाह, और हर ग्रह का भीतरी बल। लगभग हर बात में इसे जन्म कुंडली के साथ देखते हैं।',
        },
        {
          en: 'D10, dashamsha: profession and work in public. Our Mars at 17 degrees of Simha comes to Makara here, where Mars is exalted: weak in one division, strong in another.',
          hi: 'D10, दशमांश: कामकाज और समाज में स्थान। सिंह के 17 अंश वाला हमारा मंगल यहाँ मकर में आता है, जहाँ वह उच्च का है: एक वर्ग में कमज़ोर, दूसरे में बलवान।',
        },
        {
          en: 'D3, drekkana: brothers and sisters. D7, saptamsha: children. D12, dwadashamsha: parents.',
          hi: 'D3, द्रेष्काण: भाई-बहन। D7, सप्तांश: संतान। D12, द्वादशांश: माता-पिता।',
        },
        {
          en: 'D4, chaturthamsha: home and fortune. D24: learning. D20: worship.',
          hi: 'D4, चतुर्थांश: घर और भाग्य। D24: विद्या। D20: उपासना।',
        },
        {
          en: 'D60, shashtiamsha: sixty parts of half a degree. Parashara gives it great weight.',
          hi: 'D60, षष्ट्यंश: आधे-आधे अंश के साठ भाग। पराशर इसे बहुत महत्व देते हैं।',
        },
      ],
    },
    { heading: { en: 'How exact the birth time must be', hi: 'जन्म समय कितना सही हो' } },
    {
      text: {
        en: 'The finer the division, the faster its lagna moves. In the birth chart a sign rises for some two hours; in the navamsa it lasts about thirteen minutes, in the dashamsha twelve, in the shashtiamsha two. A birth time rounded to the nearest quarter of an hour will usually give the right birth chart, but quite possibly the wrong lagna in the navamsa. The planets move far more slowly: even the Moon needs about an hour for half a degree, so their places in most divisions are safe.',
        hi: 'वर्ग जितना बारीक, उसका लग्न उतनी जल्दी बदलता है। जन्म कुंडली में लग्न एक राशि में क़रीब दो घंटे रहता है; नवांश में लगभग तेरह मिनट, दशमांश में बारह, षष्ट्यंश में दो। जन्म समय पाव घंटे के मोटे हिसाब से लिखा हो, तो जन्म कुंडली आम तौर पर ठीक बनेगी, पर नवांश का लग्न ग़लत हो सकता है। ग्रह इतनी जल्दी नहीं बदलते: चंद्रमा को भी आधा अंश चलने में क़रीब एक घंटा लगता है, इसलिए अधिकतर वर्गों में ग्रहों की जगह ठीक रहती है।',
      },
    },
    {
      text: {
        en: 'So be careful with readings that draw far-reaching conclusions from the houses of a D60. Unless the birth was timed to the minute, nobody can know them.',
        hi: 'इसलिए D60 के भावों से निकाले गए बड़े-बड़े नतीजों पर जल्दी भरोसा न करें। जन्म समय मिनट तक सही न लिखा हो, तो ये भाव कोई नहीं जान सकता।',
      },
    },
    { heading: { en: 'How to use them', hi: 'इनका उपयोग कैसे करें' } },
    {
      text: {
        en: 'A division may confirm or qualify the birth chart; it does not overrule it. First see what the birth chart says of a matter, then look in the division that belongs to it whether the same planets stand well there. If both agree, the reading is strong. If they do not, leave the matter open. All sixteen come with your [kundli](/free-kundli?type=Oracle).',
        hi: 'वर्ग कुंडली जन्म कुंडली की बात को पक्का या हल्का कर सकती है, पलटती नहीं। पहले देखें कि उस विषय पर जन्म कुंडली क्या कहती है, फिर उससे जुड़े वर्ग में देखें कि वही ग्रह वहाँ कैसे हैं। दोनों एक ही बात कहें तो फल पक्का मानें। न कहें तो निर्णय खुला रखें। सोलहों वर्ग आपकी [कुंडली](/free-kundli?type=Oracle) के साथ बनते हैं।',
      },
    },
  ],
}
