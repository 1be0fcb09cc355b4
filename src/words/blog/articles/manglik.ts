import type { Article } from './article.ts'

export const manglik: Article = {
  slug: 'manglik-and-what-cancels-it',
  publishedOn: '2026-09-27',
  plate: 'chart',
  plateSaid: { en: 'A birth chart in the northern style', hi: 'उत्तर भारतीय शैली की जन्म कुंडली' },
  title: { en: 'Manglik, and what cancels it', hi: 'मांगलिक और उसका परिहार' },
  excerpt: {
    en: 'By the plain rule two charts in three are Manglik. The rule, the long list of what sets it aside, and how to talk about it in a family.',
    hi: 'केवल मूल नियम लगाएँ तो तीन में से दो कुंडलियाँ मांगलिक निकलती हैं। नियम क्या है, उसके परिहार कितने हैं, और परिवार में इस पर बात कैसे करें।',
  },
  pieces: [
    {
      text: {
        en: 'Many engagements have been broken off over this word by people who had never looked at the rule. It helps to see the rule as it stands, and then the much longer list of exceptions in the same tradition.',
        hi: 'इस एक शब्द पर कितने ही रिश्ते टूटे हैं, और अक्सर नियम को ठीक से देखे बिना। इसलिए पहले नियम को वैसा देखें जैसा वह है, और फिर उसी परंपरा में दिए गए परिहार, जिनकी सूची नियम से कहीं लंबी है।',
      },
    },
    { heading: { en: 'The rule', hi: 'नियम' } },
    {
      text: {
        en: 'A chart is called Manglik when Mars stands in the first, fourth, seventh, eighth or twelfth house from the lagna or from the Moon. Some count from Venus too, with less weight. In the south the second house is added. That is all: the position of one planet.',
        hi: 'कुंडली तब मांगलिक कहलाती है जब मंगल लग्न से या चंद्रमा से पहले, चौथे, सातवें, आठवें या बारहवें भाव में हो। कुछ लोग शुक्र से भी गिनते हैं, पर कम महत्व देकर। दक्षिण में दूसरा भाव भी जोड़ा जाता है। बात बस इतनी है: एक ग्रह का स्थान।',
      },
    },
    {
      text: {
        en: 'Now count. Five houses of twelve, seen from the lagna: that makes five charts in twelve. Seen from the Moon, five in twelve again. Taken together, about two charts in three are Manglik in one way or the other. Something found in most charts cannot be the sign of a rare calamity. That may be why the tradition has so many exceptions.',
        hi: 'अब गिनिए। लग्न से बारह में से पाँच भाव: यानी बारह में पाँच कुंडलियाँ। चंद्रमा से भी बारह में पाँच। दोनों को मिला दें तो लगभग तीन में से दो कुंडलियाँ किसी न किसी तरह मांगलिक निकलती हैं। जो बात अधिकतर लोगों की कुंडली में हो, वह किसी अनोखे संकट की निशानी नहीं हो सकती। शायद इसीलिए परंपरा में परिहार इतने अधिक हैं।',
      },
    },
    { heading: { en: 'What softens it within a chart', hi: 'कुंडली के भीतर के परिहार' } },
    {
      list: [
        {
          en: 'Mars in its own sign, Mesha or Vrishchika, or exalted in Makara.',
          hi: 'मंगल अपनी राशि मेष या वृश्चिक में हो, या मकर में उच्च का हो।',
        },
        {
          en: 'Mars in the sign that is exempt for its house: in the first Mesha, the fourth Vrishchika, the seventh Makara, the eighth Karka, the twelfth Dhanu.',
          hi: 'मंगल ऐसी राशि में हो जिसे उस भाव में दोष से छूट है: पहले में मेष, चौथे में वृश्चिक, सातवें में मकर, आठवें में कर्क, बारहवें में धनु।',
        },
        {
          en: 'Jupiter or the Moon standing with Mars, or Jupiter looking at it.',
          hi: 'मंगल के साथ गुरु या चंद्रमा हो, या उस पर गुरु की दृष्टि हो।',
        },
        {
          en: 'A Karka or Simha lagna, for which Mars is the yogakaraka, the most helpful planet.',
          hi: 'कर्क या सिंह लग्न, जिनके लिए मंगल योगकारक यानी सबसे बड़ा सहायक है।',
        },
        {
          en: 'Jupiter or Venus in the lagna or in the seventh house.',
          hi: 'गुरु या शुक्र लग्न में या सातवें भाव में हो।',
        },
      ],
    },
    { heading: { en: 'What balances it between two charts', hi: 'दो कुंडलियों के बीच का संतुलन' } },
    {
      text: {
        en: 'When both charts are Manglik, the two are held to balance each other. When only one is, Saturn, Rahu or the Sun in the first, fourth, seventh, eighth or twelfth house of the other chart is held to do the same. On our page for [matching](/kundli-matching) all these are checked one by one, and whichever holds is named. We never add up a percentage of Manglik: none of the texts that we follow has one.',
        hi: 'दोनों कुंडलियाँ मांगलिक हों तो माना जाता है कि दोनों एक-दूसरे को संतुलित करती हैं। केवल एक हो, तो दूसरी कुंडली के पहले, चौथे, सातवें, आठवें या बारहवें भाव में शनि, राहु या सूर्य का होना भी यही काम करता है। हमारे [कुंडली मिलान](/kundli-matching) में ये सब एक-एक करके जाँचे जाते हैं, और जो लागू हो उसका नाम लिखा जाता है। हम “इतने प्रतिशत मांगलिक” नहीं बताते: जिन ग्रंथों पर हम चलते हैं, उनमें ऐसा कोई प्रतिशत नहीं है।',
      },
    },
    { heading: { en: 'What is meant by it', hi: 'इसका अर्थ क्या है' } },
    {
      text: {
        en: 'Mars is drive, directness, a quick temper, and courage. Placed where it touches the self, the home, the partner or married life, it may mean that two people will have to learn how to quarrel fairly. That is a measured reading and a useful one. It does not say how a marriage goes, and it says nothing whatever about the life or death of anyone. Claims of that sort are cruel, and nothing in the rule supports them.',
        hi: 'मंगल यानी ऊर्जा, सीधी बात, जल्दी आने वाला ग़ुस्सा, और साहस। जब वह स्वयं से, घर से, साथी से या दांपत्य सुख से जुड़े भावों में हो, तो अर्थ बस इतना हो सकता है कि दोनों को अपने झगड़े ठीक से सुलझाना सीखना पड़े। यह अर्थ संतुलित है और काम का भी। विवाह कैसा चलेगा, यह इससे तय नहीं होता, और किसी के जीवन-मरण के बारे में तो यह कुछ भी नहीं कहता। ऐसी बातें कहना क्रूरता है, और नियम में उनका कोई आधार नहीं।',
      },
    },
    {
      text: {
        en: 'One practical point: counted from the lagna, the verdict depends on the birth time, for when the rising sign changes, every house changes. A family should make sure of the birth time before it argues over Manglik. Where the time is not known, the honest answer may be that nobody can tell.',
        hi: 'एक व्यावहारिक बात और। लग्न से देखें तो निर्णय जन्म समय पर निर्भर है: लग्न की राशि बदलते ही सारे भाव बदल जाते हैं। इसलिए मांगलिक दोष पर बहस से पहले परिवार जन्म समय पक्का कर ले। समय पता न हो, तो ईमानदारी यही कहने में है कि बताया नहीं जा सकता।',
      },
    },
    {
      text: {
        en: 'If one chart turns out to be Manglik, that is a reason for two families to talk the matter over, and no reason to break off.',
        hi: 'किसी एक की कुंडली मांगलिक निकले, तो यह दोनों परिवारों के बैठकर बात करने का कारण है, रिश्ता तोड़ने का नहीं।',
      },
    },
  ],
}
