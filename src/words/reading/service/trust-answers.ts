import type { LocalizedText } from '../../say.ts'

/** Free answers to whoever doubts: how sure, by which rules, why others say otherwise; and who it is that answers. */
export const trustAnswers = {
  'product.how-sure': [
    {
      en: 'No one can promise what will come, and I do not: sure is only where the grahas stand, which is computed to about an arcsecond. What that means is told by the rules of the old texts, as a tendency and not as a certainty. Weigh it with your own judgement, and pay nobody who claims to be certain. This answer is free.',
      hi: 'आगे क्या होगा, इसका पक्का वादा कोई नहीं कर सकता, और यहाँ भी नहीं किया जाता: पक्की केवल ग्रहों की स्थिति है, जो लगभग एक विकला तक सही निकाली जाती है। उसका फल पुराने ग्रंथों के नियम से बताया जाता है: झुकाव, गारंटी नहीं। इसे अपनी समझ के साथ तौलें, और जो गारंटी दे उसे पैसे न दें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.how-often-true': [
    {
      en: 'I will not name a percentage that nobody has counted: how often the times we named came true is counted in the open, under “What came true” on the page “How exact we are”. Everybody for whom a time was named is asked afterwards, and other times of the same length are counted beside it. Yours are on the page “Did it happen?”. This answer is free.',
      hi: 'बिना गिने कोई प्रतिशत बताना ठीक नहीं: हमारे बताए समय में कितनी बार वैसा हुआ, यह “हमारी गणना कितनी सही है” पृष्ठ पर “क्या सच हुआ” में सबके सामने गिना जाता है। जिन्हें समय बताया गया, उनसे बाद में पूछा जाता है, और तुलना के लिए दूसरा समय भी गिना जाता है। आपके अपने समय “क्या ऐसा हुआ?” पृष्ठ पर हैं। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.did-not-come': [
    {
      en: 'Then that time did not hold, and I will not talk it away: a time in a chart is a tendency, and it can pass without the thing. Please say so on the page “Did it happen?”, where it is counted against us. If you ask the matter once more, it is read from today’s sky. This answer is free.',
      hi: 'तो वह समय ठीक नहीं बैठा, और इसे बातों से टाला नहीं जाएगा: कुंडली का समय झुकाव बताता है, और बिना हुए भी निकल सकता है। “क्या ऐसा हुआ?” पृष्ठ पर लिख दें कि नहीं हुआ; वह हमारी गिनती में जुड़ता है। वही बात फिर पूछें तो आज की ग्रह-स्थिति से देखी जाएगी। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.two-answers': [
    {
      en: 'On one day one matter gets one judgement here, whoever of us you ask; only the words differ. On another day the sky has moved, or the question was about another side of it. Open both on “Chats History”; where a sentence does not hold, press “Check it again” below it, and the question is given back. This answer is free.',
      hi: 'एक दिन में एक बात का निष्कर्ष यहाँ एक ही रहता है, पूछें किसी से भी; बदलते केवल शब्द हैं। दूसरे दिन ग्रह आगे बढ़ चुके होते हैं, या प्रश्न उसी बात के दूसरे पहलू का होता है। “पुरानी चैट” में दोनों खोलकर देखें; कोई वाक्य सही न लगे तो उसके नीचे “फिर से जाँचें” दबाएँ, वह ग़लत निकले तो प्रश्न लौट आता है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.others-differ': [
    {
      en: 'Two readers differ mostly by three things: the ayanamsa, the minute of birth, and the rule they count by. Compare these first: here it is Lahiri, the true Rahu, and whole signs from the lagna, and each sentence of an answer can be opened to the fact behind it. If the positions agree, only the opinion differs. The page “How exact we are” says more. This answer is free.',
      hi: 'दो जगह अंतर प्रायः तीन बातों से आता है: अयनांश, जन्म का मिनट, और गिनने का नियम। पहले यही मिलाएँ: यहाँ लाहिड़ी अयनांश है, राहु स्पष्ट, और लग्न से हर भाव एक पूरी राशि; उत्तर का हर वाक्य खोलकर उसका आधार देखा जा सकता है। ग्रह-स्थिति एक हो तो अंतर केवल राय का है। “हमारी गणना कितनी सही है” पृष्ठ पर और लिखा है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.method': [
    {
      en: 'The chart is sidereal with the Lahiri ayanamsa, the true Rahu and whole-sign houses from the lagna; divisions and dashas follow Parashara. The positions come from the astronomical theories VSOP87 and ELP, as in a Drik panchang. KP cusps and Lal Kitab are not used. The conventions, and by how much we err, stand on the page “How exact we are”. This answer is free.',
      hi: 'कुंडली निरयन है: लाहिड़ी अयनांश, स्पष्ट राहु, और लग्न से हर भाव एक पूरी राशि; वर्ग और दशाएँ पराशर के अनुसार। ग्रहों की स्थिति खगोल के सिद्धांतों VSOP87 और ELP से, यानी दृक पंचांग की तरह। केपी के भाव और लाल किताब का उपयोग नहीं होता। हमारी मान्यताएँ और गणना का अंतर “हमारी गणना कितनी सही है” पृष्ठ पर हैं। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.own-chart': [
    {
      en: 'No, no answer is written beforehand for everybody: each is made from your birth details, your dasha and today’s transits for the very question. Two people of one sign may well hear alike words where the same graha stands behind it. Press a sentence, and you see the fact of your own chart it rests on. This answer is free.',
      hi: 'नहीं, सबके लिए पहले से लिखा उत्तर नहीं होता: हर उत्तर आपके जन्म विवरण, आपकी दशा और आज के गोचर से उसी प्रश्न के लिए बनता है। जहाँ दो लोगों के पीछे एक ही ग्रह हो, वहाँ शब्द मिल सकते हैं। किसी भी वाक्य को दबाकर आपकी अपनी कुंडली का आधार देखा जा सकता है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.belief': [
    {
      en: 'Astrology is a tradition and no proven science: where the grahas stand can be checked, what they mean for a life is belief. How it should work from so far away nobody has shown, and I do not claim it. Use it as a mirror for your own thinking, and decide by facts. This answer is free.',
      hi: 'ज्योतिष परंपरा है, सिद्ध विज्ञान नहीं: ग्रह कहाँ हैं यह जाँचा जा सकता है, जीवन पर उनका अर्थ आस्था की बात है। इतनी दूर से असर कैसे होता है, यह किसी ने सिद्ध नहीं किया, और यहाँ ऐसा दावा भी नहीं है। इसे सोचने का सहारा मानें, निर्णय तथ्यों से लें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.faith': [
    {
      en: 'That is for your own conscience, and for the elders of your faith; people of every faith may ask here, and nobody has to. Nothing is worshipped by asking, and no remedy named here is needed. If it weighs on you, leave it: nothing bad comes of not asking. This answer is free.',
      hi: 'यह आपके अपने मन और आपके धर्म के बड़ों की बात है; यहाँ हर धर्म के लोग पूछ सकते हैं, और पूछना किसी के लिए ज़रूरी नहीं। पूछने से कोई पूजा नहीं होती, और यहाँ बताया कोई उपाय अनिवार्य नहीं। मन न माने तो छोड़ दें: न पूछने से कुछ बुरा नहीं होता। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.who-i-am': [
    {
      en: 'I am an AI service and no person: I have no age, no family, no home and no guru, and I am awake at every hour. What I say is read from your computed chart by rules of the old texts, Parashara before all. Oracle and Astra are the names of the two voices. This answer is free.',
      hi: 'यह एक एआई सेवा है, कोई व्यक्ति नहीं: इसलिए न उम्र है, न परिवार, न घर, न गुरु, और हर समय जागती है। जो कहा जाता है वह आपकी गणना की हुई कुंडली से, पुराने ग्रंथों के नियमों से, सबसे पहले पराशर से पढ़ा जाता है। ओरेकल और एस्ट्रा इसकी दो आवाज़ों के नाम हैं। यह उत्तर मुफ़्त है।',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>
