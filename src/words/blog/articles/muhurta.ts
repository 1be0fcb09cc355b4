import type { Article } from './article.ts'

export const muhurta: Article = {
  slug: 'muhurta-soberly',
  publishedOn: '2026-10-17',
  plate: 'ring',
  plateSaid: {
    en: 'The twelve signs within the ring of twenty-seven nakshatras',
    hi: 'सत्ताईस नक्षत्रों के घेरे में बारह राशियाँ',
  },
  title: { en: 'Muhurta, soberly', hi: 'मुहूर्त, संयम के साथ' },
  excerpt: {
    en: 'What the rules for choosing a time look at, why no hour fulfils them all, and what to do when the hall is only free on Saturday.',
    hi: 'समय चुनने के नियम क्या देखते हैं, कोई घड़ी सब पर खरी क्यों नहीं उतरती, और जब हॉल केवल शनिवार को ख़ाली हो तो क्या करें।',
  },
  pieces: [
    {
      text: {
        en: 'To begin something at a well-chosen hour is an old and friendly custom. It gives a beginning its weight: one stops, looks up, and starts together. But those who read muhurta as a list of dangers soon find no hour left in the week. The books themselves are more relaxed than their readers.',
        hi: 'किसी काम को सोच-समझकर चुने समय पर शुरू करना पुरानी और प्यारी परंपरा है। इससे आरंभ का मान बढ़ता है: हम रुकते हैं, आकाश की ओर देखते हैं और साथ मिलकर शुरू करते हैं। पर जो मुहूर्त को ख़तरों की सूची मानकर पढ़ते हैं, उनके लिए जल्द ही हफ़्ते में कोई घड़ी नहीं बचती। ग्रंथ अपने पाठकों से ज़्यादा सहज हैं।',
      },
    },
    { heading: { en: 'What the rules look at', hi: 'नियम क्या देखते हैं' } },
    {
      list: [
        {
          en: 'The limbs of the day: tithi, weekday, nakshatra, yoga and karana, each fit for some works and not for others.',
          hi: 'दिन के अंग: तिथि, वार, नक्षत्र, योग और करण; हर एक कुछ कामों के लिए ठीक है, कुछ के लिए नहीं।',
        },
        {
          en: 'The season: for a marriage, the sign of the Sun, chaturmas, an added month, and whether Jupiter and Venus can be seen in the sky.',
          hi: 'ऋतु: विवाह के लिए सूर्य की राशि, चातुर्मास, अधिक मास, और यह कि गुरु और शुक्र आकाश में उदित हैं या अस्त।',
        },
        {
          en: 'The hour: the sign that rises, and which houses from it should be left free.',
          hi: 'घड़ी: कौन सी लग्न उग रही है, और उससे कौन से भाव ख़ाली रहने चाहिए।',
        },
        {
          en: 'The spans that custom avoids: Rahu Kaal, the dur muhurtas of the weekday, varjyam.',
          hi: 'वे समय जो परंपरा में छोड़े जाते हैं: राहु काल, वार के दुर्मुहूर्त, वर्ज्य काल।',
        },
        {
          en: 'The person: how the star of the hour is counted from the birth star, and the Moon from the birth Moon.',
          hi: 'व्यक्ति: जन्म नक्षत्र से उस घड़ी के नक्षत्र की गिनती, और जन्म राशि से उस समय के चंद्रमा की।',
        },
      ],
    },
    { heading: { en: 'Each purpose has its own table', hi: 'हर काम की अपनी सारणी' } },
    {
      text: {
        en: 'There is no hour that is good for everything. Rohini suits a new home because it is a fixed star; for a journey one prefers Ashwini, Pushya or Shravana, which are swift or movable. For marriage the Sun should stand in Mesha, Vrishabha, Mithuna, Vrishchika, Makara or Kumbha; a journey does not ask for anything like so much. So the first question of an honest search is: for what?',
        hi: 'ऐसी कोई घड़ी नहीं जो हर काम के लिए अच्छी हो। रोहिणी गृह प्रवेश के लिए अच्छा है क्योंकि वह ध्रुव नक्षत्र है; यात्रा के लिए अश्विनी, पुष्य या श्रवण अच्छे माने जाते हैं, जो क्षिप्र या चर हैं। विवाह में सूर्य मेष, वृषभ, मिथुन, वृश्चिक, मकर या कुंभ में होना चाहिए; यात्रा इतना कुछ नहीं माँगती। इसलिए ईमानदार खोज का पहला सवाल है: किस काम के लिए?',
      },
    },
    {
      text: {
        en: 'Our [search](/muhurta) knows six: marriage, entering a home, a vehicle, a business, a journey and a naming. It leaves out every hour to which a rule says a plain no, and gives the others a score: the share of what could be good that is. Each rule says its word beside the hour and names its text. Nothing is hidden in the number.',
        hi: 'हमारी [मुहूर्त खोज](/muhurta) छह काम जानती है: विवाह, गृह प्रवेश, वाहन, व्यापार, यात्रा और नामकरण। जिस घड़ी को कोई नियम साफ़ मना करे, उसे वह छोड़ देती है, और बाक़ी को अंक देती है: जितना अच्छा हो सकता था, उसका कितना भाग अच्छा है। हर नियम घड़ी के साथ अपनी बात कहता है और अपना ग्रंथ बताता है। अंक के पीछे कुछ छिपा नहीं है।',
      },
    },
    { heading: { en: 'Why no hour gets a hundred', hi: 'सौ में सौ क्यों नहीं मिलते' } },
    {
      text: {
        en: 'The conditions are many, and they move at different speeds: the lagna changes in about two hours, the tithi and nakshatra in about a day, the Sun’s sign in a month, the combustion of Venus over weeks. That all stand well at once hardly ever happens. Nor did the authors expect it. They give excuses, they rank the faults, and Abhijit, the eighth of the fifteen parts of the daylight, round true noon, is said to lift many of them on any day but Wednesday. A good hour is one in which what matters for your purpose is in order.',
        hi: 'शर्तें बहुत हैं और उनकी चाल अलग-अलग है: लग्न लगभग दो घंटे में बदलती है, तिथि और नक्षत्र क़रीब एक दिन में, सूर्य की राशि महीने में, शुक्र का अस्त होना हफ़्तों में। सब एक साथ अच्छे हों, ऐसा शायद ही होता है। ग्रंथकारों को भी यह उम्मीद नहीं थी। वे परिहार देते हैं, दोषों को छोटा-बड़ा बताते हैं, और अभिजित, यानी दिन के पंद्रह भागों में आठवाँ, ठीक मध्याह्न के आसपास का समय, बुधवार को छोड़ हर दिन कई दोष दूर करने वाला कहा गया है। अच्छा मुहूर्त वह है जिसमें आपके काम के लिए ज़रूरी बातें ठीक हों।',
      },
    },
    { heading: { en: 'When life sets the date', hi: 'जब तारीख़ जीवन तय करे' } },
    {
      text: {
        en: 'The hall is free on Saturday, the aunt flies on Monday, the landlord wants the keys. Then turn the question round: given this day, which hour of it is the best? Most days have a stretch that is better than the rest, and the difference between a good hour and a poor one on the same day is often larger than that between two days. For the small things of every week, a look at the [panchang](/panchang) is enough, or none at all.',
        hi: 'हॉल शनिवार को ख़ाली है, मौसी सोमवार को लौट जाएँगी, मकान मालिक को चाबी चाहिए। तब सवाल उलटकर पूछिए: इस दिन की सबसे अच्छी घड़ी कौन सी है? अधिकतर दिनों में कोई समय बाक़ी से अच्छा होता है, और एक ही दिन की अच्छी और कमज़ोर घड़ी का अंतर अक्सर दो दिनों के अंतर से बड़ा होता है। हर हफ़्ते की छोटी बातों के लिए [पंचांग](/panchang) पर एक नज़र काफ़ी है, या वह भी ज़रूरी नहीं।',
      },
    },
    {
      text: {
        en: 'And some things do not wait for an hour: a sick person’s way to the doctor, help for a neighbour, an apology. No muhurta was ever meant to stand in front of these.',
        hi: 'और कुछ काम मुहूर्त की राह नहीं देखते: बीमार को डॉक्टर तक ले जाना, पड़ोसी की मदद, माफ़ी माँगना। मुहूर्त कभी इनके आगे खड़ा होने के लिए नहीं बना।',
      },
    },
  ],
}
