import type { Article } from './article.ts'

export const aiInAstrology: Article = {
  slug: 'what-ai-in-astrology-may-and-may-not-do',
  publishedOn: '2026-11-06',
  plate: 'moons',
  plateSaid: {
    en: 'The Moon of a fortnight, from dark to full',
    hi: 'एक पखवाड़े का चंद्रमा, अमावस्या से पूर्णिमा तक',
  },
  title: {
    en: 'What AI in astrology may do, and what it may not',
    hi: 'ज्योतिष में AI क्या कर सकता है और क्या नहीं',
  },
  excerpt: {
    en: 'A machine that writes well can also invent well. How we keep the reckoning apart from the wording, and what we leave to people.',
    hi: 'जो मशीन अच्छा लिखती है, वह अच्छा गढ़ भी सकती है। हम गणना को भाषा से अलग कैसे रखते हैं, और क्या लोगों पर छोड़ते हैं।',
  },
  pieces: [
    {
      text: {
        en: 'Drishti is an AI-based service and not a human consultation. Oracle and Astra are two voices of a program; nobody sits behind them. We say it at the beginning because everything else depends on it: what such a program can be trusted with, and what not.',
        hi: 'दृष्टि AI पर आधारित सेवा है, किसी व्यक्ति से परामर्श नहीं। ओरेकल और एस्ट्रा एक प्रोग्राम की दो आवाज़ें हैं; उनके पीछे कोई बैठा नहीं है। हम यह सबसे पहले इसलिए कहते हैं कि बाक़ी सब इसी पर टिका है: ऐसे प्रोग्राम पर किस बात में भरोसा किया जाए और किसमें नहीं।',
      },
    },
    { heading: { en: 'The trouble with fluent machines', hi: 'सहज लिखने वाली मशीन की दिक़्क़त' } },
    {
      text: {
        en: 'A language model strings words together as they usually follow one another. Ask it about your chart, and it will tell you in beautiful sentences that your Jupiter stands in the ninth house, whether it does or not. It is not lying; it simply has no sky to look at. In astrology this is especially awkward, for the reader cannot easily tell: one placement sounds as good as another.',
        hi: 'भाषा मॉडल शब्दों को वैसे जोड़ता है जैसे वे आम तौर पर एक-दूसरे के बाद आते हैं। उससे अपनी कुंडली के बारे में पूछिए, तो वह सुंदर वाक्यों में कह देगा कि आपका गुरु नौवें भाव में है, चाहे हो या न हो। वह झूठ नहीं बोल रहा; उसके पास देखने को आकाश ही नहीं है। ज्योतिष में यह ख़ास तौर पर उलझाता है, क्योंकि पढ़ने वाले को आसानी से पता नहीं चलता: सुनने में एक ग्रह-स्थिति भी उतनी ही ठीक लगती है जितनी दूसरी।',
      },
    },
    { heading: { en: 'Three steps, kept apart', hi: 'तीन क़दम, अलग-अलग' } },
    {
      list: [
        {
          en: 'Reckoning. The positions, houses, dashas and transits are computed by an astronomical engine. No language model takes part. How large its errors are is measured and [published](/accuracy).',
          hi: 'गणना। ग्रहों की स्थिति, भाव, दशा और गोचर खगोल का इंजन निकालता है। इसमें कोई भाषा मॉडल शामिल नहीं। उसकी त्रुटि कितनी है, यह मापकर [प्रकाशित](/accuracy) किया गया है।',
        },
        {
          en: 'Judging. Rules, each with its named source, weigh the computed facts for a topic: what speaks for, what against, and from when to when.',
          hi: 'विचार। नियम, जिनमें हर एक का स्रोत लिखा है, किसी विषय के लिए गणना से निकले तथ्य तौलते हैं: पक्ष में क्या है, विपक्ष में क्या, और कब से कब तक।',
        },
        {
          en: 'Wording. Only now is it put into sentences that speak to you.',
          hi: 'भाषा। इसके बाद ही उसे आपसे बात करने वाले वाक्यों में ढाला जाता है।',
        },
      ],
    },
    { heading: { en: 'The claim check', hi: 'कथन की जाँच' } },
    {
      text: {
        en: 'Between the writer and you stands a check. It reads every sentence before you do and looks for what it states about the sky: a graha in a house, a sign, a nakshatra, a lordship, an aspect, a yoga, a running dasha, a transit, a date. Each of these must be borne by a computed fact of your own chart. A sentence that says Saturn is in your tenth house passes only if Saturn is in your tenth house. One that cannot be read, or that no fact speaks of, is not shown. In the answer you can open the facts that a line rests on and look them up in your chart.',
        hi: 'लिखने वाले और आपके बीच एक जाँच खड़ी है। वह हर वाक्य आपसे पहले पढ़ती है और देखती है कि उसमें आकाश के बारे में क्या कहा गया है: किसी भाव में ग्रह, राशि, नक्षत्र, भाव का स्वामित्व, दृष्टि, योग, चल रही दशा, गोचर, तारीख़। इनमें से हर बात आपकी अपनी कुंडली के किसी गणना किए तथ्य पर टिकी होनी चाहिए। "शनि आपके दसवें भाव में है" वाला वाक्य तभी आगे जाता है जब शनि सचमुच दसवें भाव में हो। जो वाक्य पढ़ा न जा सके, या जिस पर कोई तथ्य कुछ न कहे, वह दिखाया नहीं जाता। उत्तर में आप खोलकर देख सकते हैं कि कोई पंक्ति किन तथ्यों पर टिकी है, और उन्हें अपनी कुंडली में मिला सकते हैं।',
      },
    },
    {
      text: {
        en: 'One thing the check cannot do: it cannot prove that astrology is right. It makes sure that what is said about your chart is true of your chart, and that what follows from it follows by a rule that others can read. What you make of it is yours.',
        hi: 'एक काम यह जाँच नहीं कर सकती: वह यह सिद्ध नहीं कर सकती कि ज्योतिष सही है। वह बस इतना पक्का करती है कि आपकी कुंडली के बारे में जो कहा गया, वह आपकी कुंडली में है, और उससे जो निकाला गया, वह ऐसे नियम से निकला जिसे दूसरे भी पढ़ सकें। आप उसका क्या अर्थ लें, यह आप पर है।',
      },
    },
    { heading: { en: 'What stays with people', hi: 'क्या लोगों के पास ही रहेगा' } },
    {
      list: [
        {
          en: 'Questions of illness belong to a doctor, of law to a lawyer, of money to someone who knows your accounts. A chart decides none of them.',
          hi: 'बीमारी के सवाल डॉक्टर के हैं, क़ानून के वकील के, पैसे के उस जानकार के जो आपका हिसाब जानता हो। कुंडली इनमें से किसी का फ़ैसला नहीं करती।',
        },
        {
          en: 'Nobody’s death is foretold here. It cannot be known, and saying it does harm.',
          hi: 'यहाँ किसी की मृत्यु नहीं बताई जाती। वह जानी नहीं जा सकती, और उसे कहने से चोट पहुँचती है।',
        },
        {
          en: 'Whoever is in despair needs a human voice, at once: a friend, a helpline, a doctor.',
          hi: 'जो निराशा में हो, उसे तुरंत किसी इंसान की आवाज़ चाहिए: कोई मित्र, हेल्पलाइन या डॉक्टर।',
        },
        {
          en: 'The decision. A reading may put your own question before you more clearly. It should not answer in your place.',
          hi: 'फ़ैसला। कुंडली की बात आपका अपना सवाल आपके सामने और साफ़ रख सकती है। उसे आपकी जगह जवाब नहीं देना चाहिए।',
        },
      ],
    },
    {
      text: {
        en: 'Used so, a machine has its merits. It does not tire, it computes the same for everyone, it names its reasons, and it has no ring to sell you. Try it with a question whose answer you already know: make your [kundli](/free-kundli?type=Oracle), ask about a year that is past, and look at what each line rests on.',
        hi: 'इस तरह काम में लें तो मशीन के अपने गुण हैं। वह थकती नहीं, सबके लिए एक जैसा गिनती है, अपने कारण बताती है, और उसे आपको कोई अँगूठी नहीं बेचनी। ऐसे सवाल से परखिए जिसका जवाब आप पहले से जानते हों: अपनी [कुंडली](/free-kundli?type=Oracle) बनाइए, किसी बीते वर्ष के बारे में पूछिए, और देखिए कि हर पंक्ति किस पर टिकी है।',
      },
    },
  ],
}
