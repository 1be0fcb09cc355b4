import type { Article } from './article.ts'

export const sadeSati: Article = {
  slug: 'sade-sati-without-fear',
  publishedOn: '2026-09-19',
  plate: 'loop',
  plateSaid: {
    en: 'The loop that a planet draws in a year, seen from the Earth',
    hi: 'साल भर में ग्रह का मार्ग, जैसा पृथ्वी से दिखता है',
  },
  title: { en: 'Sade Sati without fear', hi: 'साढ़ेसाती, बिना डर के' },
  excerpt: {
    en: 'Seven and a half years that everybody passes through two or three times. What Sade Sati is, how it is dated, and what cannot be read from it.',
    hi: 'साढ़े सात साल, जिनसे हर कोई जीवन में दो-तीन बार गुज़रता है। साढ़ेसाती क्या है, उसकी तारीख़ें कैसे निकलती हैं, और उससे क्या नहीं कहा जा सकता।',
  },
  pieces: [
    {
      text: {
        en: 'Few words in astrology are used to frighten people as often as this one. So let us begin with the arithmetic. Saturn needs about twenty-nine and a half years for the zodiac, and stays some two and a half in a sign. Sade Sati is its way through three signs: the one before the sign of your Moon, that sign itself, and the one after. Three times two and a half is seven and a half, and that is all the name says.',
        hi: 'ज्योतिष में शायद ही किसी और शब्द से लोगों को इतना डराया जाता हो। इसलिए पहले सीधा हिसाब। शनि को पूरे राशिचक्र में लगभग साढ़े उनतीस वर्ष लगते हैं, एक राशि में क़रीब ढाई वर्ष। आपकी चंद्र राशि से एक पहले की राशि, स्वयं चंद्र राशि, और एक बाद की राशि: शनि का इन तीनों से गुज़रना साढ़ेसाती है। तीन गुना ढाई बराबर साढ़े सात। नाम में बस इतना ही है।',
      },
    },
    {
      text: {
        en: 'It follows that at any time people of three Moon signs out of twelve are in it: about a quarter of humanity. It also follows that it comes back. Whoever lives to old age passes through it two or three times. So did the people you admire, and they went on with their work.',
        hi: 'यानी किसी भी समय बारह में से तीन चंद्र राशियों के लोग साढ़ेसाती में होते हैं: दुनिया का लगभग चौथाई हिस्सा। और यह भी कि वह लौटकर आती है। लंबी उम्र में वह दो-तीन बार आती है। जिन लोगों का आप आदर करते हैं, वे भी इससे गुज़रे हैं और उनका काम चलता रहा।',
      },
    },
    { heading: { en: 'Three phases', hi: 'तीन चरण' } },
    {
      list: [
        {
          en: 'Rising: Saturn in the twelfth sign from the Moon. By tradition a time of letting go, of expense and of distance.',
          hi: 'पहला चरण: शनि चंद्रमा से बारहवीं राशि में। परंपरा में यह छोड़ने का, व्यय का और दूरी का समय है।',
        },
        {
          en: 'Peak: Saturn in the Moon’s own sign. The Moon is the mind, so these years call for order and patience.',
          hi: 'मध्य चरण: शनि स्वयं चंद्र राशि में। चंद्रमा मन का ग्रह है, इसलिए इस समय धीरज और दिनचर्या का नियम काम आता है।',
        },
        {
          en: 'Setting: Saturn in the second sign from it. A time for putting family matters, speech and savings in order.',
          hi: 'अंतिम चरण: शनि चंद्रमा से दूसरी राशि में। यह परिवार, बोलचाल और बचत के मामले सँभालने का समय है।',
        },
      ],
    },
    { heading: { en: 'Dates that jump back', hi: 'तारीख़ें जो पीछे लौटती हैं' } },
    {
      text: {
        en: 'Saturn does not move straight on. Once a year it seems to go backwards for some four and a half months, and near the edge of a sign it may step back out and come in again. An example: by the Lahiri ayanamsa Saturn entered Meena on 29 March 2025. It enters Mesha on 3 June 2027, goes back to Meena on 20 October 2027, and enters Mesha for good on 23 February 2028. For somebody with the Moon in Vrishabha, Sade Sati thus begins in June 2027, pauses in October and goes on in February. A calendar that names one single day leaves half of this out.',
        hi: 'शनि लगातार सीधा नहीं चलता। साल में एक बार वह क़रीब साढ़े चार महीने उलटा चलता दिखता है, और राशि की संधि के पास हो, तो पिछली राशि में जाकर फिर लौट सकता है। उदाहरण: लाहिड़ी अयनांश से शनि 29 मार्च 2025 को मीन में आया। 3 जून 2027 को वह मेष में जाएगा, 20 अक्टूबर 2027 को मीन में लौटेगा, और 23 फ़रवरी 2028 को फिर मेष में आकर वहीं बना रहेगा। यानी जिनका चंद्रमा वृषभ में है, उनकी साढ़ेसाती जून 2027 में शुरू होगी, अक्टूबर में रुकेगी और फ़रवरी में फिर चल पड़ेगी। केवल एक तारीख़ बताने वाला कैलेंडर आधी बात छोड़ देता है।',
      },
    },
    { heading: { en: 'What does not follow from it', hi: 'इससे क्या नहीं निकलता' } },
    {
      text: {
        en: 'Sade Sati looks only at Saturn and your Moon sign. It leaves out how Saturn stands in your own chart, which houses it owns, and which dasha is running. For a Vrishabha or Tula lagna, Saturn owns a kendra and a trikona and counts as a helper. Older books judge a transit together with all of these, and also by the points of the ashtakavarga that Saturn has in the sign. A misfortune predicted from Sade Sati alone leaves all of this out.',
        hi: 'साढ़ेसाती में केवल शनि और आपकी चंद्र राशि देखी जाती है। आपकी कुंडली में शनि कैसा है, वह किन भावों का स्वामी है और कौन सी दशा चल रही है, यह उसमें नहीं आता। वृषभ और तुला लग्न में शनि केंद्र और त्रिकोण दोनों का स्वामी होकर सहायक माना जाता है। पुराने ग्रंथों में गोचर को इन सबके साथ देखा जाता है, और अष्टकवर्ग में उस राशि में शनि को मिले अंक भी। केवल साढ़ेसाती देखकर अनिष्ट बता देने में ये सारी बातें छूट जाती हैं।',
      },
    },
    {
      text: {
        en: 'The same holds for the dhaiya, Saturn’s two and a half years in the fourth or eighth sign from the Moon. It is one transit among many.',
        hi: 'यही बात ढैया की भी है, यानी चंद्रमा से चौथी या आठवीं राशि में शनि के ढाई वर्ष। वह कई गोचरों में से एक है।',
      },
    },
    { heading: { en: 'What one can do', hi: 'क्या किया जा सकता है' } },
    {
      text: {
        en: 'Saturn stands for time, work and patience. What is said to suit such years is plain enough: keep your promises, finish what is begun, put papers in order, be on time, look after old people. None of it is costly, and none of it does harm in any other year. If somebody uses a date to sell you an expensive remedy, take your time before you answer.',
        hi: 'शनि समय, परिश्रम और धीरज का ग्रह है। ऐसे वर्षों के लिए जो बातें कही गई हैं, वे सीधी-सादी हैं: वचन निभाएँ, शुरू किया काम पूरा करें, काग़ज़ सँभालकर रखें, समय के पाबंद रहें, बुज़ुर्गों का ध्यान रखें। इनमें कुछ महँगा नहीं, और किसी और वर्ष में भी इनसे नुक़सान नहीं। कोई किसी तारीख़ का डर दिखाकर महँगा उपाय बेचना चाहे, तो जवाब देने में जल्दी न करें।',
      },
    },
    {
      text: {
        en: 'Your own Sade Sati, with the dates of every phase and every step back, is computed with your [kundli](/free-kundli?type=Oracle). All it needs is a Moon sign that is certain; the exact hour seldom matters.',
        hi: 'आपकी अपनी साढ़ेसाती के हर चरण की तारीख़ें, बीच की वापसी सहित, आपकी [कुंडली](/free-kundli?type=Oracle) में मिल जाती हैं। इसके लिए चंद्र राशि का पक्का होना ही काफ़ी है; ठीक समय की ज़रूरत कम ही पड़ती है।',
      },
    },
  ],
}
