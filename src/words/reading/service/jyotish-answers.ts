import type { LocalizedText } from '../../say.ts'

/** Free answers on jyotish itself: what its texts say and do not say. Nothing here is read from a chart. */
export const jyotishAnswers = {
  'product.twins': [
    {
      en: 'Two people born at one place within minutes do share nearly one chart, and yet live two lives: a chart shows the field and its seasons, not what each of them plants there. The finer parts differ too, for the navamsa changes about every 13 minutes and the finest divisions every minute or two. Family, schooling, partner and one’s own choices do the rest, so that one may marry in a period in which the other changes work. To see yours, ask about your own matter with your exact minute of birth. This answer is free.',
      hi: 'एक ही जगह कुछ मिनट के अंतर से जन्मे दो लोगों की कुंडली लगभग एक होती है, फिर भी जीवन दो: कुंडली खेत और मौसम दिखाती है, उसमें कौन क्या बोएगा यह नहीं। बारीक हिस्से भी अलग होते हैं: नवांश क़रीब 13 मिनट में बदल जाता है, और सबसे बारीक वर्ग एक-दो मिनट में। बाक़ी अंतर परवरिश, पढ़ाई, जीवनसाथी और अपने फ़ैसलों से आता है; जिस दशा में एक की शादी होती है, उसी में दूसरा नौकरी बदल सकता है। अपनी बात जाननी हो तो जन्म के ठीक मिनट के साथ पूछें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.sign-differs': [
    {
      en: 'Most often both are right, for they count different things: a pandit’s rashi is the sign of the Moon at birth, an English newspaper’s is that of the Sun, and in many families the first letter of the name stands for it. Where both mean the Moon and still differ, the birth time or the ayanamsa is not the same; ours is Lahiri. Yours stands at the head of your kundli with the degree of the Moon: compare that degree first, and go by the Moon sign. This answer is free.',
      hi: 'ज़्यादातर दोनों सही होते हैं, क्योंकि गिनती अलग चीज़ की होती है: पंडित जी की राशि जन्म के चंद्रमा से है, अंग्रेज़ी अख़बार की सूर्य से, और कई घरों में नाम के पहले अक्षर से। दोनों चंद्रमा से गिनें और फिर भी अलग आए, तो जन्म का समय या अयनांश अलग है; यहाँ लाहिड़ी है। आपकी राशि चंद्रमा के अंश सहित आपकी कुंडली के ऊपर लिखी है: पहले वही अंश मिला लें, और चंद्र राशि को ही मानें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.lagna-or-rashi': [
    {
      en: 'The lagna is the sign that was rising in the east at your birth, the rashi is the sign in which the Moon stood. From the lagna the twelve houses are counted, so it shows the body and the course of life and changes every two hours; the rashi shows the mind and changes every two and a quarter days. For a daily horoscope of India read your rashi, for a decision ask from the whole kundli. Both of yours stand at the head of your kundli. This answer is free.',
      hi: 'लग्न वह राशि है जो जन्म के समय पूर्व में उग रही थी, और राशि वह जिसमें चंद्रमा था। लग्न से बारह भाव गिने जाते हैं, इसलिए उससे शरीर और जीवन की राह देखते हैं, और वह दो घंटे में बदलता है; राशि से मन देखते हैं, और वह सवा दो दिन में बदलती है। रोज़ का राशिफल अपनी राशि से पढ़ें, फ़ैसले की बात पूरी कुंडली से पूछें। आपका लग्न और राशि दोनों कुंडली के ऊपर लिखे हैं। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.one-star': [
    {
      en: 'It is neither a blessing nor a fault by itself: two people of one Moon sign or nakshatra often think alike, which makes talk easy and makes both tired at the same time. In matching only nadi looks strict here, and it is excused where the sign is one and the nakshatra differs, the nakshatra is one and the sign differs, or the padas differ. The page “Kundli matching” counts all eight kutas from both births, free. A marriage that goes well needs nothing changed on this account. This answer is free.',
      hi: 'अपने आप में यह न शुभ है, न दोष: एक ही राशि या नक्षत्र के दो लोग अक्सर एक जैसा सोचते हैं, इससे बात आसान होती है, और थकते भी साथ-साथ हैं। मिलान में यहाँ केवल नाड़ी देखी जाती है, और राशि एक पर नक्षत्र अलग, नक्षत्र एक पर राशि अलग, या चरण अलग हों तो वह दोष नहीं माना जाता। “कुंडली मिलान” पृष्ठ पर दोनों के जन्म से आठों कूट मुफ़्त गिने जाते हैं। शादी ठीक चल रही हो तो इस कारण कुछ बदलने की ज़रूरत नहीं। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.mool-child': [
    {
      en: 'No, a child born in Mool is a danger to nobody, and a father may hold it on the first day. Mool is one of six nakshatras in which a quarter of all children are born; that the child weighs on father, mother or grandparents is a later belief, and the texts themselves excuse most padas. The 27 days come from the Moon, which is back in the same nakshatra then and on which many families hold a small shanti: do it at home if the elders wish it, and pay nobody who frightens you. Nothing bad comes of leaving it out. This answer is free.',
      hi: 'नहीं, मूल में जन्मा बच्चा किसी पर भारी नहीं होता, और पिता उसे पहले ही दिन गोद में ले सकते हैं। मूल छह नक्षत्रों को कहते हैं, जिनमें क़रीब हर चौथा बच्चा जन्म लेता है; माता, पिता या नाना-दादा पर भारी होने की बात बाद की मान्यता है, और ग्रंथ ख़ुद अधिकतर चरणों को छोड़ देते हैं। सत्ताईस दिन इसलिए कहे जाते हैं कि तब चंद्रमा फिर उसी नक्षत्र में आता है, और कई घरों में छोटी-सी शांति करते हैं: बड़ों का मन हो तो घर पर कर लें, और डराने वाले को पैसे न दें। न करें तो भी कुछ बुरा नहीं होता। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.mool-other': [
    {
      en: 'No, a bride or groom born in Mool harms no father, mother or spouse: that is a later belief, and a quarter of all people are born in those six nakshatras. The old texts speak of single padas only, and excuse most of them. Judge the match by the whole count, Mars in both and what the two say of each other; the page “Kundli matching” shows it free. Where elders are uneasy, a small shanti at home is enough, and nobody has to be paid to take away a fear. This answer is free.',
      hi: 'नहीं, मूल में जन्मी लड़की या लड़के से किसी के पिता, माता या जीवनसाथी को ख़तरा नहीं होता: यह बाद की मान्यता है, और क़रीब हर चौथा व्यक्ति उन छह नक्षत्रों में जन्म लेता है। पुराने ग्रंथ केवल किसी-किसी चरण की बात करते हैं और अधिकतर को छोड़ देते हैं। रिश्ता पूरे गुण, दोनों के मंगल और दोनों की इच्छा से देखें; “कुंडली मिलान” पृष्ठ पर यह मुफ़्त मिलता है। बड़ों का मन न माने तो घर पर छोटी शांति काफ़ी है, डर मिटाने के पैसे किसी को न दें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.eclipse-birth': [
    {
      en: 'No, a child born during an eclipse is not unlucky: it means that the Sun and the Moon stood near Rahu or Ketu, as they do for everybody born within some days of it. The old texts ask for a small shanti at most, and many strong charts have it. Read the child’s whole kundli, and pay nobody who frightens you with this one thing. This answer is free.',
      hi: 'नहीं, ग्रहण में जन्मा बच्चा अशुभ नहीं होता: इसका अर्थ इतना है कि सूर्य और चंद्रमा राहु या केतु के पास थे, जैसे उसके आसपास के दिनों में जन्मे सबके होते हैं। पुराने ग्रंथ ज़्यादा से ज़्यादा छोटी-सी शांति कहते हैं, और कई मज़बूत कुंडलियों में यह मिलता है। बच्चे की पूरी कुंडली देखें, और इसी एक बात से डराने वाले को पैसे न दें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.eclipse-pregnant': [
    {
      en: 'An eclipse does no harm to a child in the womb: staying in, not cutting and not eating are custom, and no doctor has found a reason for them. Eat, drink water, rest and take your medicines as on any day; an empty stomach for hours is the one thing that can really trouble you. Whoever feels calmer indoors may stay there, and only looking at the Sun is to be avoided. This answer is free.',
      hi: 'ग्रहण से गर्भ के बच्चे को कोई हानि नहीं होती: बाहर न निकलना, कुछ न काटना और न खाना रिवाज है, डॉक्टरों को इसका कोई कारण नहीं मिला। रोज़ की तरह खाएँ, पानी पिएँ, आराम करें और दवा लें; घंटों ख़ाली पेट रहना ही सचमुच तकलीफ़ दे सकता है। मन को चैन मिले तो घर में रहें; बस सूर्य की ओर न देखें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.chosen-birth': [
    {
      en: 'A birth by operation has a chart like any other: it counts from the moment in which the child breathes on its own, whoever chose the hour. Only the doctor’s hour is the right one; within what is safe a family may take a good weekday or avoid Rahu Kaal, and nothing more can be made of it. A better life is not bought with a minute. This answer is free.',
      hi: 'ऑपरेशन से हुए जन्म की कुंडली भी वैसी ही मानी जाती है: वह उस पल से बनती है जब बच्चा अपने आप साँस लेता है, समय किसी ने भी चुना हो। सही समय वही है जो डॉक्टर कहें; उसके भीतर परिवार अच्छा दिन चुन ले या राहुकाल छोड़ दे, इससे ज़्यादा कुछ नहीं। एक मिनट से अच्छा जीवन ख़रीदा नहीं जाता। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.fate-or-effort': [
    {
      en: 'Not everything is written: the old texts themselves hold that what was done before sets the field, and that what is done now works in it. A chart shows seasons, when a thing comes easily and when it takes more work, and never that it must happen. So plan the big step for a good season, keep at it in a slow one, and take a remedy as what steadies the mind: it is the work beside it that changes things. This answer is free.',
      hi: 'सब कुछ पहले से लिखा नहीं होता: शास्त्र ख़ुद कहते हैं कि पिछला कर्म खेत देता है और आज का कर्म उसमें फल लाता है। कुंडली मौसम दिखाती है, कब काम आसानी से होगा और कब ज़्यादा मेहनत लगेगी, यह नहीं कि होकर ही रहेगा। इसलिए बड़ा क़दम अच्छे समय में रखें, धीमे समय में लगे रहें, और उपाय को मन टिकाने वाला मानें: बदलाव साथ की मेहनत से आता है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.stones-work': [
    {
      en: 'Nobody has shown that a stone changes what happens, and no classical text makes a life depend on one; the rule of so many ratti was made by the trade. What it can do is remind you of a resolve each time you see it. So wear one if you like it and can spare the money, the lagna says which would be allowed, and never on a loan. This answer is free.',
      hi: 'किसी ने यह सिद्ध नहीं किया कि रत्न से होनी बदलती है, और किसी ग्रंथ में नहीं लिखा कि इसके बिना काम नहीं चलता; इतने रत्ती का नियम बाज़ार का है। इतना ज़रूर है कि हाथ में दिखने पर अपना संकल्प याद आता है। मन हो और पैसे निकलें तो पहनें, कौन-सा चल सकता है यह लग्न से देखा जाता है, और क़र्ज़ लेकर कभी नहीं। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.remedies-work': [
    {
      en: 'A remedy changes you sooner than your stars: nobody has shown that it moves events, but a small thing done every day does steady the mind, and a steady mind decides better. That is why those named here are free and can be done at home. Where somebody asks thousands to remove bad luck, it is business and no remedy. Do one if it gives you peace, and keep the doctor, the lawyer and the work beside it. This answer is free.',
      hi: 'उपाय ग्रहों से पहले आपको बदलता है: इससे घटनाएँ बदलती हैं यह किसी ने सिद्ध नहीं किया, पर रोज़ की छोटी साधना मन टिकाती है, और टिका मन ठीक फ़ैसला लेता है। इसीलिए यहाँ बताए उपाय मुफ़्त हैं और घर पर होते हैं। जो दोष हटाने के हज़ारों माँगे, वह उपाय नहीं, धंधा है। शांति मिले तो एक करें, और डॉक्टर, वकील और मेहनत साथ रखें। यह उत्तर मुफ़्त है।',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>
