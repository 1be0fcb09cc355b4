import type { Article } from './article.ts'

export const readingAKundli: Article = {
  slug: 'what-a-kundli-shows-and-how-to-read-it',
  publishedOn: '2026-08-05',
  plate: 'chart',
  plateSaid: { en: 'A birth chart in the northern style', hi: 'उत्तर भारतीय शैली की जन्म कुंडली' },
  title: {
    en: 'What a kundli shows, and how to read it',
    hi: 'कुंडली में क्या दिखता है और उसे कैसे पढ़ें',
  },
  excerpt: {
    en: 'Twelve houses, twelve signs and nine grahas: which is which in the drawing, and an order of reading in which a beginner will not get lost.',
    hi: 'बारह भाव, बारह राशियाँ, नौ ग्रह: चित्र में कौन क्या है, और पढ़ने का ऐसा क्रम जिसमें नया पाठक भी न भटके।',
  },
  pieces: [
    {
      text: {
        en: 'A kundli is a map of the sky for one moment and one place. Everything in it is computed from three things: the date, the time and the place of birth. Before anything is interpreted it is astronomy, and can be checked: where the Sun, the Moon and the planets stood, and which part of the zodiac was just rising in the east.',
        hi: 'कुंडली किसी एक क्षण और एक जगह के आकाश का नक़्शा है। इसमें जो कुछ है, वह तीन बातों से निकलता है: जन्म की तारीख़, समय और स्थान। कोई फल कहने से पहले यह खगोल की गणना है, जिसे जाँचा जा सकता है: सूर्य, चंद्रमा और ग्रह कहाँ थे, और पूर्व में राशिचक्र का कौन सा हिस्सा उदय हो रहा था।',
      },
    },
    { heading: { en: 'Three layers in one drawing', hi: 'एक चित्र में तीन परतें' } },
    {
      list: [
        {
          en: 'The signs, or rashis: twelve equal parts of the zodiac, thirty degrees each, from Mesha (Aries) to Meena (Pisces).',
          hi: 'राशियाँ: राशिचक्र के तीस-तीस अंश के बारह बराबर भाग, मेष से मीन तक।',
        },
        {
          en: 'The houses, or bhavas: twelve fields of life. The sign that rises at birth, the lagna, is the first house; the next sign is the second, and so on round.',
          hi: 'भाव: जीवन के बारह क्षेत्र। जन्म के समय जो राशि पूर्व में उदय हो रही हो, वह लग्न यानी पहला भाव है; उससे अगली राशि दूसरा भाव, और इसी तरह आगे।',
        },
        {
          en: 'The grahas: Sun, Moon, Mars, Mercury, Jupiter, Venus and Saturn, and the two nodes of the Moon, Rahu and Ketu. Each stands in one sign, and so in one house.',
          hi: 'ग्रह: सूर्य, चंद्रमा, मंगल, बुध, गुरु, शुक्र, शनि, और चंद्रमा के दो पात राहु और केतु। हर ग्रह किसी एक राशि में होता है, और इसलिए किसी एक भाव में।',
        },
      ],
    },
    {
      text: {
        en: 'In the northern drawing the houses stay where they are: the first is the large diamond at the top middle, and the count runs anticlockwise. The small number in each house is its sign, 1 for Mesha to 12 for Meena. In the southern drawing it is the other way about: the signs have fixed places and the lagna is marked. Both show the same sky. Many people take the number in the northern drawing for the number of the house; it is the most common mistake.',
        hi: 'उत्तर भारतीय चित्र में भावों की जगह नहीं बदलती: ऊपर बीच का बड़ा चौकोर ख़ाना पहला भाव है और गिनती वहाँ से बाईं ओर चलती है। हर भाव में लिखा छोटा अंक उसकी राशि है, 1 मेष से 12 मीन तक। दक्षिण भारतीय चित्र में इसका उलटा है: राशियों की जगह तय रहती है और लग्न पर निशान लगा होता है। दोनों में आकाश एक ही है। उत्तर भारतीय चित्र में लिखे अंक को भाव की संख्या समझ लेना सबसे आम भूल है।',
      },
    },
    { heading: { en: 'What the houses stand for', hi: 'कौन सा भाव किस बात का है' } },
    {
      text: {
        en: 'The first house is the person; the second, family and speech; the third, courage, and brothers and sisters; the fourth, home and mother; the fifth, children and learning; the sixth, daily work and obstacles; the seventh, marriage and partners; the eighth, what is hidden and what changes; the ninth, fortune, teachers and faith; the tenth, profession; the eleventh, gains and friends; the twelfth, spending, distance and letting go. No house is only good or only bad.',
        hi: 'पहला भाव स्वयं व्यक्ति है; दूसरा परिवार और वाणी; तीसरा साहस और भाई-बहन; चौथा घर और माँ; पाँचवाँ संतान और विद्या; छठा रोज़ का परिश्रम और बाधाएँ; सातवाँ विवाह और साझेदारी; आठवाँ छिपी बातें और परिवर्तन; नौवाँ भाग्य, गुरुजन और आस्था; दसवाँ कर्मक्षेत्र; ग्यारहवाँ लाभ और मित्र; बारहवाँ व्यय, दूरी और त्याग। कोई भी भाव केवल अच्छा या केवल बुरा नहीं होता।',
      },
    },
    { heading: { en: 'An order of reading', hi: 'पढ़ने का क्रम' } },
    {
      list: [
        {
          en: 'Begin with the lagna and its lord: the graha that owns the rising sign. Where does it stand?',
          hi: 'लग्न और लग्नेश से शुरू करें: लग्न की राशि का स्वामी ग्रह किस भाव में बैठा है?',
        },
        {
          en: 'Then the Moon: its sign, its nakshatra, and who stands with it.',
          hi: 'फिर चंद्रमा: उसकी राशि, उसका नक्षत्र, और उसके साथ कौन है।',
        },
        {
          en: 'For a question, take the house that it belongs to. See who stands in it, who looks at it, and where its lord has gone.',
          hi: 'कोई सवाल हो तो उससे जुड़ा भाव लें: उसमें कौन बैठा है, उस पर किसकी दृष्टि है, और उसका स्वामी कहाँ गया है।',
        },
        {
          en: 'Weigh the strength: a graha may be exalted, in its own sign, with a friend, or debilitated.',
          hi: 'बल देखें: ग्रह उच्च का, स्वराशि का, मित्र राशि का या नीच का हो सकता है।',
        },
        {
          en: 'Ask “when” last of all: the current dasha and the transits show which of these has its turn.',
          hi: '“कब” सबसे आख़िर में पूछें: चल रही दशा और गोचर बताते हैं कि इनमें से किसकी बारी है।',
        },
      ],
    },
    {
      text: {
        en: 'Every graha looks at the seventh house from its own. Mars looks besides at the fourth and eighth, Jupiter at the fifth and ninth, Saturn at the third and tenth. So an empty house still counts: it has a lord, and several grahas may look at it.',
        hi: 'हर ग्रह अपने स्थान से सातवें भाव को देखता है। मंगल इसके अलावा चौथे और आठवें को, गुरु पाँचवें और नौवें को, शनि तीसरे और दसवें को। इसलिए ख़ाली भाव भी बेकार नहीं होता: उसका एक स्वामी है, और उस पर कई ग्रहों की दृष्टि भी हो सकती है।',
      },
    },
    {
      text: {
        en: 'And do not judge by a single thing. The old texts hardly ever let one placement decide; they look for several that point the same way. To try it, [make your kundli](/free-kundli?type=Oracle): every statement there names the placement behind it, so that you can look it up in the drawing.',
        hi: 'और किसी एक बात से फ़ैसला न करें। पुराने ग्रंथ भी शायद ही कभी एक ही योग से निर्णय करते हैं; वे ऐसी कई बातें मिलाकर देखते हैं जो एक ही ओर संकेत करती हों। आज़माना चाहें तो [अपनी कुंडली बनाएँ](/free-kundli?type=Oracle): वहाँ हर बात के साथ उसका आधार लिखा होता है, जिसे आप चित्र में ख़ुद देख सकते हैं।',
      },
    },
  ],
}
