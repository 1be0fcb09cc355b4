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
    en: 'A program that writes fluently can make things up just as fluently. How we keep the calculation apart from the wording, and what we leave to people.',
    hi: 'जो मशीन धाराप्रवाह लिखती है, वह उतनी ही आसानी से बातें गढ़ भी सकती है। गणना और भाषा को हम अलग कैसे रखते हैं, और क्या-क्या इंसानों पर छोड़ते हैं।',
  },
  pieces: [
    {
      text: {
        en: 'Drishti is an AI-based service and not a human consultation. Oracle and Astra are two voices of a program; nobody sits behind them. We say so first because everything else follows from it: what such a program can be trusted with, and what it cannot.',
        hi: 'दृष्टि AI पर आधारित सेवा है, किसी व्यक्ति से परामर्श नहीं। ओरेकल और एस्ट्रा एक प्रोग्राम की दो आवाज़ें हैं; उनके पीछे कोई व्यक्ति नहीं बैठा है। यह बात सबसे पहले इसलिए, क्योंकि इसी से तय होता है कि ऐसे प्रोग्राम पर किस बात का भरोसा किया जाए और किसका नहीं।',
      },
    },
    { heading: { en: 'The trouble with fluent machines', hi: 'सहज भाषा का धोखा' } },
    {
      text: {
        en: 'A language model strings together words that usually follow one another. Ask it about your chart, and it will tell you in beautiful sentences that your Jupiter stands in the ninth house, whether it does or not. It is not lying; it simply has no sky to look at. In astrology this is hard to catch, because to most readers one placement sounds as likely as another.',
        hi: 'भाषा मॉडल वे शब्द जोड़ता जाता है जो आम तौर पर एक-दूसरे के बाद आते हैं। उससे अपनी कुंडली के बारे में पूछिए, तो वह सुंदर वाक्यों में कह देगा कि आपका गुरु नौवें भाव में है, चाहे हो या न हो। वह झूठ नहीं बोल रहा; उसने आकाश देखा ही नहीं है। ज्योतिष में यह ग़लती पकड़ना कठिन है, क्योंकि सुनने में एक ग्रह-स्थिति उतनी ही ठीक लगती है जितनी दूसरी।',
      },
    },
    { heading: { en: 'Three steps, kept apart', hi: 'तीन क़दम, अलग-अलग' } },
    {
      list: [
        {
          en: 'Calculation. The positions, houses, dashas and transits are computed by an astronomical program. No language model takes part. Its errors are measured and [published](/accuracy).',
          hi: 'गणना। ग्रहों की स्थिति, भाव, दशा और गोचर एक खगोलीय प्रोग्राम निकालता है। इसमें भाषा मॉडल का कोई हाथ नहीं होता। गणना में कितनी त्रुटि है, यह मापकर [प्रकाशित](/accuracy) किया गया है।',
        },
        {
          en: 'Judgement. Rules, each with its source, weigh the computed facts on a topic: what speaks for it, what speaks against it, and from when to when.',
          hi: 'विचार। गणना से निकले तथ्य हर विषय पर नियमों की कसौटी पर परखे जाते हैं: पक्ष में क्या है, विपक्ष में क्या, और कब से कब तक। हर नियम के साथ उसका स्रोत लिखा है।',
        },
        {
          en: 'Wording. Only then is the result put into sentences addressed to you.',
          hi: 'भाषा। इसके बाद ही बात वाक्यों में ढलकर आप तक पहुँचती है।',
        },
      ],
    },
    { heading: { en: 'The claim check', hi: 'हर वाक्य की जाँच' } },
    {
      text: {
        en: 'Before an answer reaches you it goes through a check, which reads every sentence for what it says about the sky: a graha in a house, a sign, a nakshatra, a lordship, an aspect, a yoga, a running dasha, a transit, a date. Each of these must be supported by a computed fact of your own chart. A sentence that says Saturn is in your tenth house passes only if Saturn is in your tenth house. A sentence that the check cannot read, or that no fact supports, is not shown. In the answer you can open the facts behind a line and look them up in your chart.',
        hi: 'उत्तर आप तक पहुँचने से पहले एक जाँच से गुज़रता है। उसमें हर वाक्य पढ़कर देखा जाता है कि आकाश के बारे में क्या कहा गया है: किसी भाव में ग्रह, राशि, नक्षत्र, भाव का स्वामित्व, दृष्टि, योग, चल रही दशा, गोचर, तारीख़। इनमें से हर बात के पीछे आपकी अपनी कुंडली का कोई तथ्य होना चाहिए। “शनि आपके दसवें भाव में है” वाला वाक्य तभी आगे जाता है जब शनि सचमुच दसवें भाव में हो। जो वाक्य जाँच की पकड़ में न आए, या जिसका आधार कुंडली में न मिले, वह दिखाया नहीं जाता। उत्तर में आप किसी भी पंक्ति का आधार खोलकर देख सकते हैं और उसे अपनी कुंडली से मिला सकते हैं।',
      },
    },
    {
      text: {
        en: 'The check cannot prove that astrology is right. It makes sure that what is said about your chart is true of your chart, and that every conclusion comes from a rule others can read. What you make of it is up to you.',
        hi: 'यह जाँच इतना सिद्ध नहीं कर सकती कि ज्योतिष सही है। वह बस यह पक्का करती है कि आपकी कुंडली के बारे में जो कहा गया, वह सचमुच आपकी कुंडली में है, और जो नतीजा निकाला गया, वह ऐसे नियम से निकला जिसे कोई भी पढ़ सकता है। उससे क्या अर्थ लेना है, यह आप पर है।',
      },
    },
    { heading: { en: 'What stays with people', hi: 'क्या इंसानों के ही हाथ में रहे' } },
    {
      list: [
        {
          en: 'Questions of illness belong to a doctor, of law to a lawyer, of money to someone who knows your accounts. A chart decides none of them.',
          hi: 'बीमारी का सवाल डॉक्टर से पूछें, क़ानून का वकील से, और पैसे का उससे जो आपका हिसाब-किताब जानता हो। कुंडली इनमें से किसी का फ़ैसला नहीं करती।',
        },
        {
          en: 'Nobody’s death is foretold here. It cannot be known, and saying such a thing does harm.',
          hi: 'यहाँ किसी की मृत्यु का समय नहीं बताया जाता। उसे कोई नहीं जान सकता, और ऐसी बात कहने से नुक़सान ही होता है।',
        },
        {
          en: 'Anyone in despair should talk to a person, at once: a friend, a helpline, a doctor.',
          hi: 'मन गहरी निराशा में हो, तो तुरंत किसी इंसान से बात करें: मित्र से, हेल्पलाइन पर या डॉक्टर से।',
        },
        {
          en: 'The decision. A reading may help you see your question more clearly; it should not decide for you.',
          hi: 'फ़ैसला। कुंडली से सवाल को समझने में मदद मिल सकती है, पर फ़ैसला आपका ही रहना चाहिए।',
        },
      ],
    },
    {
      text: {
        en: 'Used this way, a program has its merits. It does not tire, it calculates in the same way for everyone, it gives its reasons, and it has no ring to sell you. Try it with a question whose answer you already know: make your [kundli](/free-kundli?type=Oracle), ask about a year that is past, and look at the facts behind each line.',
        hi: 'इस तरह इस्तेमाल हो, तो मशीन के अपने गुण हैं। वह थकती नहीं, सबके लिए एक जैसी गणना करती है, हर बात का कारण बताती है, और उसे आपको कोई अँगूठी नहीं बेचनी। उसे ऐसे सवाल से परखिए जिसका जवाब आप पहले से जानते हों: अपनी [कुंडली](/free-kundli?type=Oracle) बनाइए, किसी बीते वर्ष के बारे में पूछिए, और देखिए कि हर बात का आधार क्या है।',
      },
    },
  ],
}
