import type { Article } from './article.ts'

export const muhurta: Article = {
  slug: 'muhurta-soberly',
  publishedOn: '2026-10-17',
  plate: 'ring',
  plateSaid: {
    en: 'The twelve signs within the ring of twenty-seven nakshatras',
    hi: 'सत्ताईस नक्षत्रों के घेरे में बारह राशियाँ',
  },
  title: { en: 'Choosing a muhurta sensibly', hi: 'मुहूर्त: समझदारी से चुनें' },
  excerpt: {
    en: 'What the rules for choosing a time look at, why hardly any hour meets them all, and what to do when the hall is only free on Saturday.',
    hi: 'मुहूर्त के नियमों में क्या देखा जाता है, कोई समय सब पर खरा क्यों नहीं उतरता, और हॉल केवल शनिवार को ख़ाली हो तो क्या करें।',
  },
  pieces: [
    {
      text: {
        en: 'To begin something at a well-chosen hour is an old and pleasant custom. It marks the occasion: people pause, and then begin together. But anyone who reads muhurta as a list of dangers soon finds no hour left in the week. The texts themselves are less strict than that.',
        hi: 'कोई काम सोच-समझकर चुने समय पर शुरू करने की परंपरा पुरानी है और प्यारी भी। उस घड़ी सब लोग ज़रा ठहरते हैं और मिलकर शुरुआत करते हैं। पर मुहूर्त को ख़तरों की सूची समझकर पढ़ें, तो हफ़्ते भर में एक भी समय नहीं बचता। ग्रंथों में इतनी सख़्ती नहीं है।',
      },
    },
    { heading: { en: 'What the rules look at', hi: 'नियमों में क्या देखा जाता है' } },
    {
      list: [
        {
          en: 'The limbs of the day: tithi, weekday, nakshatra, yoga and karana, each fit for some works and not for others.',
          hi: 'दिन के अंग: तिथि, वार, नक्षत्र, योग और करण; हर एक कुछ कामों के लिए ठीक है, कुछ के लिए नहीं।',
        },
        {
          en: 'The season: for a marriage, the sign of the Sun, chaturmas, an added month, and whether Jupiter and Venus can be seen in the sky.',
          hi: 'मास: विवाह के लिए सूर्य की राशि, चातुर्मास, अधिक मास, और यह कि गुरु और शुक्र उदित हैं या अस्त।',
        },
        {
          en: 'The hour: the sign that rises, and which houses from it should be left free.',
          hi: 'लग्न: उस समय कौन सी राशि उदय हो रही है, और उससे कौन से भाव ख़ाली होने चाहिए।',
        },
        {
          en: 'The times that custom avoids: Rahu Kaal, the dur muhurtas of the weekday, varjyam.',
          hi: 'वे समय जो परंपरा में छोड़े जाते हैं: राहु काल, वार के दुर्मुहूर्त, वर्ज्य काल।',
        },
        {
          en: 'The person: how the star of the hour is counted from the birth star, and the Moon from the birth Moon.',
          hi: 'व्यक्ति: जन्म नक्षत्र से उस घड़ी के नक्षत्र की गिनती, और जन्म राशि से उस समय के चंद्रमा की।',
        },
      ],
    },
    { heading: { en: 'Each purpose has its own rules', hi: 'हर काम के अपने नियम' } },
    {
      text: {
        en: 'There is no hour that is good for everything. Rohini suits a new home because it is a fixed star; for a journey one prefers Ashwini, Pushya or Shravana, which are swift or movable. For marriage the Sun should stand in Mesha, Vrishabha, Mithuna, Vrishchika, Makara or Kumbha; a journey asks for far less. So the first question is always what the muhurta is for.',
        hi: 'ऐसी कोई घड़ी नहीं जो हर काम के लिए अच्छी हो। रोहिणी गृह प्रवेश के लिए अच्छा है क्योंकि वह ध्रुव नक्षत्र है; यात्रा के लिए अश्विनी, पुष्य या श्रवण अच्छे माने जाते हैं, जो क्षिप्र या चर हैं। विवाह में सूर्य मेष, वृषभ, मिथुन, वृश्चिक, मकर या कुंभ में होना चाहिए; यात्रा में इतनी शर्तें नहीं हैं। इसलिए पहला सवाल यह है कि मुहूर्त किस काम के लिए चाहिए।',
      },
    },
    {
      text: {
        en: 'Our [search](/muhurta) covers six: marriage, entering a home, a vehicle, a business, a journey and a naming. It leaves out every hour that a rule forbids and gives the others a score: how much of what could be favourable actually is. Beside each time stands what every rule found and which text it comes from, so you can see how the score came about.',
        hi: 'हमारी [मुहूर्त खोज](/muhurta) छह कामों के लिए है: विवाह, गृह प्रवेश, वाहन, व्यापार, यात्रा और नामकरण। जिस समय को कोई नियम मना करे, वह छोड़ दिया जाता है; बाक़ी को इस हिसाब से अंक मिलते हैं कि कितनी बातें अनुकूल हैं। हर समय के साथ लिखा रहता है कि किस नियम से क्या निकला और वह किस ग्रंथ का है, इसलिए आप ख़ुद देख सकते हैं कि अंक कैसे बने।',
      },
    },
    { heading: { en: 'Why no hour gets a hundred', hi: 'सौ में सौ क्यों नहीं मिलते' } },
    {
      text: {
        en: 'The conditions are many, and they move at different speeds: the lagna changes in about two hours, the tithi and nakshatra in about a day, the Sun’s sign in a month, the combustion of Venus over weeks. It hardly ever happens that all are favourable at once, and the authors did not expect it. They give exceptions, they rank the faults, and Abhijit, the eighth of the fifteen parts of the daylight, round true noon, is said to lift many of them on any day but Wednesday. A good hour is one in which what matters for your purpose is in order.',
        hi: 'शर्तें बहुत हैं और हर एक अपनी रफ़्तार से बदलती है: लग्न लगभग दो घंटे में, तिथि और नक्षत्र क़रीब एक दिन में, सूर्य की राशि महीने में, शुक्र का अस्त होना हफ़्तों में। सब एक साथ अच्छे हों, ऐसा शायद ही होता है। ग्रंथकारों ने भी इसकी अपेक्षा नहीं की। वे परिहार बताते हैं, दोषों में छोटे-बड़े का भेद करते हैं, और अभिजित, यानी दिन के पंद्रह भागों में आठवाँ, ठीक मध्याह्न के आसपास का समय, बुधवार को छोड़ हर दिन कई दोष दूर करने वाला कहा गया है। अच्छा मुहूर्त वह है जिसमें आपके काम के लिए ज़रूरी बातें ठीक हों।',
      },
    },
    { heading: { en: 'When the date is already fixed', hi: 'जब तारीख़ पहले से तय हो' } },
    {
      text: {
        en: 'The hall is free on Saturday, the aunt flies on Monday, the landlord wants the keys. Then turn the question round: which hour of this day is the best? Most days have a stretch that is better than the rest, and the difference between a good hour and a poor one on the same day is often larger than that between two days. For everyday matters a look at the [panchang](/panchang) is enough, or none at all.',
        hi: 'हॉल शनिवार को ख़ाली है, मौसी सोमवार को लौट जाएँगी, मकान मालिक को चाबी चाहिए। तब सवाल उलटकर पूछिए: इस दिन की सबसे अच्छी घड़ी कौन सी है? अधिकतर दिनों में कोई समय बाक़ी से अच्छा होता है, और एक ही दिन की अच्छी और कमज़ोर घड़ी का अंतर अक्सर दो दिनों के अंतर से बड़ा होता है। रोज़मर्रा के छोटे-मोटे कामों के लिए [पंचांग](/panchang) पर एक नज़र काफ़ी है, और वह भी ज़रूरी नहीं।',
      },
    },
    {
      text: {
        en: 'And some things should not wait for a muhurta at all: taking a sick person to the doctor, helping a neighbour, apologising.',
        hi: 'और कुछ काम मुहूर्त के लिए रोके ही नहीं जाने चाहिए: बीमार को डॉक्टर के पास ले जाना, पड़ोसी की मदद करना, माफ़ी माँगना।',
      },
    },
  ],
}
