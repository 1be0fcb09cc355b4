import type { Article } from './article.ts'

export const retrograde: Article = {
  slug: 'retrograde-planets',
  publishedOn: '2026-10-29',
  plate: 'loop',
  plateSaid: {
    en: 'The loop that a planet draws in a year, seen from the Earth',
    hi: 'साल भर में ग्रह का मार्ग, जैसा पृथ्वी से दिखता है',
  },
  title: { en: 'Retrograde planets: what really happens', hi: 'वक्री ग्रह: असल में होता क्या है' },
  excerpt: {
    en: 'No planet ever turns round. Why it looks so from the Earth, how often each one does it, and how a chart reads it.',
    hi: 'कोई ग्रह सचमुच उलटा नहीं मुड़ता। पृथ्वी से ऐसा क्यों दिखता है, कौन सा ग्रह कितनी बार वक्री होता है, और कुंडली में इसे कैसे पढ़ते हैं।',
  },
  pieces: [
    {
      text: {
        en: 'Sit in a train that overtakes a slower one on the next track. For a while the other seems to roll backwards past your window, though both go the same way. A planet is vakri, or retrograde, for the same reason. The Earth is one of the trains.',
        hi: 'मान लीजिए, आपकी रेलगाड़ी बग़ल की पटरी पर चल रही धीमी गाड़ी से आगे निकल रही है। कुछ देर लगता है कि दूसरी गाड़ी पीछे जा रही है, जबकि दोनों एक ही ओर चल रही हैं। ग्रह के वक्री होने का कारण भी यही है। इन दो गाड़ियों में से एक हमारी पृथ्वी है।',
      },
    },
    {
      text: {
        en: 'Mars, Jupiter and Saturn go round the Sun outside our path, and slower. They turn retrograde when the Earth overtakes them: that is when they stand opposite the Sun, rise as it sets, and are at their brightest. Mercury and Venus run inside our path and faster. They turn retrograde when they overtake us, passing between the Earth and the Sun. The Sun and the Moon are never retrograde. Rahu and Ketu go backwards most of the time, so we do not mark them.',
        hi: 'मंगल, गुरु और शनि हमारे मार्ग के बाहर सूर्य की परिक्रमा करते हैं और धीमे चलते हैं। जब पृथ्वी उनसे आगे निकलती है, तब वे वक्री दिखते हैं: उस समय वे सूर्य के सामने होते हैं, सूर्यास्त के साथ उगते हैं और सबसे चमकीले होते हैं। बुध और शुक्र हमारे मार्ग के भीतर, हमसे तेज़ चलते हैं। वे तब वक्री होते हैं जब पृथ्वी और सूर्य के बीच से होकर हमसे आगे निकलते हैं। सूर्य और चंद्रमा कभी वक्री नहीं होते। राहु-केतु अधिकतर उलटे ही चलते हैं, इसलिए हम उन पर वक्री का निशान नहीं लगाते।',
      },
    },
    { heading: { en: 'How often', hi: 'कितनी बार' } },
    {
      list: [
        {
          en: 'Mercury: three times in most years, about three weeks each; nearly a fifth of the time.',
          hi: 'बुध: अधिकतर वर्षों में तीन बार, क़रीब तीन-तीन हफ़्ते; कुल समय का लगभग पाँचवाँ भाग।',
        },
        {
          en: 'Venus: once in some nineteen months, for about six weeks; 7 per cent.',
          hi: 'शुक्र: लगभग उन्नीस महीने में एक बार, क़रीब छह हफ़्ते; 7 प्रतिशत।',
        },
        {
          en: 'Mars: once in some twenty-six months, for two months to two and a half; between 9 and 10 per cent.',
          hi: 'मंगल: लगभग छब्बीस महीने में एक बार, दो से ढाई महीने; 9 से 10 प्रतिशत।',
        },
        {
          en: 'Jupiter: every year for about four months; 30 per cent.',
          hi: 'गुरु: हर वर्ष क़रीब चार महीने; 30 प्रतिशत।',
        },
        {
          en: 'Saturn: every year for about four and a half months; 37 per cent.',
          hi: 'शनि: हर वर्ष क़रीब साढ़े चार महीने; 37 प्रतिशत।',
        },
      ],
    },
    {
      text: {
        en: 'Taken together these numbers say something simple: more than half of all people have at least one retrograde planet in their chart. More than a third have a retrograde Saturn. There is nothing unusual in it.',
        hi: 'इन आँकड़ों से बात सीधी निकलती है: आधे से ज़्यादा लोगों की कुंडली में कम से कम एक ग्रह वक्री होता है। एक तिहाई से ज़्यादा लोगों की कुंडली में शनि ही वक्री होता है। इसमें कुछ भी असामान्य नहीं।',
      },
    },
    { heading: { en: 'How tradition reads it', hi: 'परंपरा इसे कैसे पढ़ती है' } },
    {
      text: {
        en: 'Those who only know the Western talk of Mercury retrograde are often surprised: Indian texts count a retrograde planet as strong. In the shadbala, the reckoning of six strengths, one of the six is strength by motion, cheshta bala, and a planet gets most of it when it is retrograde. It fits the astronomy that the planet is then nearest to us. How it uses that strength is another matter: many astrologers say that it works inwardly, comes back to unfinished things, and takes a second attempt. That is interpretation and should be called so.',
        hi: 'जो लोग केवल पश्चिम की “मर्करी रेट्रोग्रेड” वाली बातें जानते हैं, उन्हें अक्सर अचरज होता है: भारतीय ग्रंथ वक्री ग्रह को बलवान मानते हैं। षड्बल के छह बलों में एक चाल का बल है, चेष्टा बल, और वह वक्री होने पर सबसे ज़्यादा मिलता है। खगोल विज्ञान से भी इसका मेल बैठता है, क्योंकि वक्री ग्रह पृथ्वी के सबसे पास होता है। वह इस बल का उपयोग कैसे करेगा, यह अलग बात है: कई ज्योतिषी कहते हैं कि वह भीतर की ओर काम करता है, अधूरी बातों पर लौटता है और दूसरी कोशिश में पूरा करता है। यह व्याख्या है और इसे व्याख्या ही कहना चाहिए।',
      },
    },
    {
      text: {
        en: 'Too near the Sun a planet is lost in its light: it is combust, or asta. For Mercury and Venus the limit is a little narrower when they are retrograde: 12 degrees instead of 14 for Mercury, 8 instead of 10 for Venus. We follow the old Surya Siddhanta in this.',
        hi: 'सूर्य के बहुत पास आने पर ग्रह उसके प्रकाश में छिप जाता है: तब उसे अस्त कहते हैं। बुध और शुक्र वक्री हों तो यह सीमा थोड़ी छोटी होती है: बुध के लिए 14 की जगह 12 अंश, शुक्र के लिए 10 की जगह 8 अंश। इसमें हम सूर्य सिद्धांत के मान लेते हैं।',
      },
    },
    { heading: { en: 'In transit', hi: 'गोचर में' } },
    {
      text: {
        en: 'The loop has one practical effect on dates: a planet may cross the same degree three times, forwards, backwards and forwards again, and may step back out of a sign that it had entered. Saturn does so in October 2027. A prediction for a long period then has a gap in the middle, and should say so. What the planets are doing today for your Moon sign is in the [horoscope](/horoscope?zodiac=Aries&when=Today); to see which were retrograde at your birth, look for the small mark in your [kundli](/free-kundli?type=Oracle).',
        hi: 'तारीख़ों पर इस चाल का सीधा असर पड़ता है: ग्रह एक ही अंश को तीन बार पार कर सकता है, सीधे, उलटे और फिर सीधे; और जिस राशि में आ चुका हो, उससे पिछली राशि में लौट भी सकता है। अक्टूबर 2027 में शनि ऐसा ही करेगा। ऐसे में लंबे समय की भविष्यवाणी के बीच में अंतराल आ जाता है, और वह भी बताया जाना चाहिए। आज ग्रह आपकी चंद्र राशि के लिए क्या कर रहे हैं, यह [राशिफल](/horoscope?zodiac=Aries&when=Today) में है; जन्म के समय कौन से ग्रह वक्री थे, यह आपकी [कुंडली](/free-kundli?type=Oracle) में ग्रह के पास बने छोटे निशान से पता चलता है।',
      },
    },
  ],
}
