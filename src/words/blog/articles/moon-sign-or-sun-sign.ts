import type { Article } from './article.ts'

export const moonSignOrSunSign: Article = {
  slug: 'moon-sign-or-sun-sign',
  publishedOn: '2026-08-14',
  plate: 'moons',
  plateSaid: {
    en: 'The Moon of a fortnight, from dark to full',
    hi: 'एक पखवाड़े का चंद्रमा, अमावस्या से पूर्णिमा तक',
  },
  title: { en: 'Moon sign or Sun sign?', hi: 'चंद्र राशि या सूर्य राशि?' },
  excerpt: {
    en: 'When a newspaper says “your sign” it means one thing; your grandmother means another. Where the two come from, and when to read which.',
    hi: 'अख़बार में “आपकी राशि” कुछ और होती है, दादी की बताई राशि कुछ और। दोनों कहाँ से आती हैं, और कब कौन सी देखें।',
  },
  pieces: [
    {
      text: {
        en: 'Ask three people for your sign and you may get three answers, and none of them need be wrong. The magazine looks at your birthday. The family priest looks at the Moon. And an astrologer who casts your chart by the Indian zodiac may find the Sun, too, in another sign than the magazine does.',
        hi: 'तीन लोगों से अपनी राशि पूछिए तो तीन जवाब मिल सकते हैं, और ज़रूरी नहीं कि उनमें से कोई ग़लत हो। पत्रिका आपकी जन्म तारीख़ देखती है। परिवार के पंडित चंद्रमा देखते हैं। और भारतीय राशिचक्र से कुंडली बनाने वाले को सूर्य भी पत्रिका से अलग राशि में मिल सकता है।',
      },
    },
    { heading: { en: 'Two questions, not one', hi: 'सवाल एक नहीं, दो हैं' } },
    {
      text: {
        en: 'The first question is whose sign: the Sun stays about a month in a sign, the Moon about two days and a quarter. Everyone born in the same month shares a Sun sign; the Moon goes through all twelve in some twenty-seven days. Indian tradition reads temperament and mind from the Moon, counts the dashas from it, matches couples by it, and reads transits from it. When an Indian almanac simply says rashi, it means the sign of the Moon.',
        hi: 'पहला सवाल है: किसकी राशि? सूर्य एक राशि में लगभग एक महीना रहता है, चंद्रमा लगभग सवा दो दिन। एक ही महीने में जन्मे सब लोगों की सूर्य राशि एक होती है, जबकि चंद्रमा क़रीब सत्ताईस दिन में बारहों राशियाँ घूम लेता है। भारतीय परंपरा में स्वभाव और मन चंद्रमा से देखे जाते हैं, दशा उसी से गिनी जाती है, गुण उसी से मिलाए जाते हैं और गोचर भी उसी से देखा जाता है। पंचांग में केवल “राशि” लिखा हो, तो मतलब चंद्र राशि से ही होता है।',
      },
    },
    {
      text: {
        en: 'The second question is which zodiac. The western one, the tropical zodiac, begins where the Sun stands at the spring equinox. The Indian one, the sidereal zodiac, is fixed to the stars. The equinox drifts slowly against the stars, about a degree in seventy-two years, and the two zodiacs now stand about twenty-four degrees apart. The angle is called the ayanamsa.',
        hi: 'दूसरा सवाल है: कौन सा राशिचक्र? पश्चिम का सायन चक्र वहाँ से शुरू होता है जहाँ वसंत विषुव के दिन सूर्य होता है। भारत का निरयन चक्र तारों से बँधा है। विषुव का बिंदु तारों के बीच धीरे-धीरे खिसकता है, लगभग बहत्तर वर्ष में एक अंश, और आज दोनों चक्रों में क़रीब चौबीस अंश का फ़र्क़ है। इसी कोण को अयनांश कहते हैं।',
      },
    },
    { heading: { en: 'An example', hi: 'एक उदाहरण' } },
    {
      text: {
        en: 'Someone born on 5 May is a Taurus in the magazine: in the tropical zodiac the Sun enters Taurus about 20 April. In the sidereal zodiac the Sun enters Mesha, Aries, about 14 April and stays there until about the middle of May. The same person therefore has the Sun in Aries by Indian reckoning. The Moon may have been anywhere on that 5 May: for that one needs the year and the hour.',
        hi: 'मान लीजिए किसी का जन्म 5 मई को हुआ। पत्रिका में वे वृषभ राशि के हैं, क्योंकि सायन चक्र में सूर्य लगभग 20 अप्रैल को वृषभ में आता है। निरयन चक्र में सूर्य क़रीब 14 अप्रैल को मेष में आता है और लगभग मई के मध्य तक वहीं रहता है। यानी भारतीय गणना से उसी व्यक्ति का सूर्य मेष में है। चंद्रमा उस 5 मई को किसी भी राशि में हो सकता है: यह जानने के लिए वर्ष और समय भी चाहिए।',
      },
    },
    { heading: { en: 'Which one to read', hi: 'कब कौन सी देखें' } },
    {
      list: [
        {
          en: 'For daily and weekly horoscopes in the Indian manner, for Sade Sati and for matching: the Moon sign.',
          hi: 'भारतीय ढंग के दैनिक और साप्ताहिक राशिफल, साढ़ेसाती और गुण मिलान के लिए: चंद्र राशि।',
        },
        {
          en: 'For the houses, and for everything that concerns a field of life: the lagna, the sign that was rising.',
          hi: 'भावों के लिए और जीवन के किसी भी क्षेत्र की बात के लिए: लग्न, यानी जो राशि उस समय उदय हो रही थी।',
        },
        {
          en: 'For the solar months and the great festivals of the Sun, such as Makar Sankranti: the sidereal sign of the Sun.',
          hi: 'सौर महीनों और मकर संक्रांति जैसे सूर्य के पर्वों के लिए: सूर्य की निरयन राशि।',
        },
      ],
    },
    {
      text: {
        en: 'Sometimes the date is not enough. If the Moon changed its sign on the day you were born, as it does nearly every second day, the hour decides. If nobody knows the hour, it is more honest to leave the Moon sign open than to guess. Our [kundli](/free-kundli?type=Oracle) without a time then says so.',
        hi: 'कभी-कभी तारीख़ काफ़ी नहीं होती। आपके जन्म के दिन चंद्रमा ने राशि बदली हो, और ऐसा लगभग हर दूसरे दिन होता है, तो राशि जन्म समय से तय होगी। समय किसी को याद न हो, तो अंदाज़े से राशि बताने से अच्छा है कि उसे तय न किया जाए। बिना समय की [कुंडली](/free-kundli?type=Oracle) में यह साफ़ लिखा होता है।',
      },
    },
    {
      text: {
        en: 'Lastly, the horoscope for a whole sign. It is written for a twelfth of humanity and can only speak of what that twelfth has in common: which house from the Moon each planet is passing through today. That is computed, but it is general. Read the [horoscope](/horoscope?zodiac=Aries&when=Today) of your Moon sign as you would read the weather for a whole state; for your own street, one has to look at your own chart.',
        hi: 'अब बात राशिफल की। वह दुनिया के बारहवें हिस्से के लिए लिखा जाता है और वही कह सकता है जो इन सबमें एक जैसा है: आज कौन सा ग्रह चंद्र राशि से किस भाव में चल रहा है। यह बात गणना से निकली है, पर मोटी-मोटी है। अपनी चंद्र राशि का [राशिफल](/horoscope?zodiac=Aries&when=Today) वैसे पढ़ें जैसे पूरे प्रदेश के मौसम का हाल पढ़ते हैं; अपनी गली का मौसम जानने के लिए अपनी ही कुंडली देखनी होगी।',
      },
    },
  ],
}
