import type { LocalizedText } from '../../say.ts'

/** Free answers to doubts of the service: the hour of birth, asking by voice, what an amount pays for, a complaint that nobody heard. */
export const doubtAnswers = {
  'product.unsure-time': [
    {
      en: 'Yes, in part, and no money is wasted on guesses: without the hour your Moon sign, mostly your nakshatra, and the transits are still right, while the lagna, the houses and exact dates are left out. Mark the time as not known on the page “My kundlis”, so that nothing is told from it. A memory such as “when the cows came back” or “before sunrise” narrows it to about an hour, and then one or two lagnas are left; enter that hour if the family is sure of it. Ask the elders and look for a hospital slip before you pay for a question that needs a date. This answer is free.',
      hi: 'हाँ, आधी बातें सही रहती हैं, और अंदाज़े पर पैसे नहीं लगते: समय के बिना भी चंद्र राशि, प्रायः नक्षत्र, और गोचर ठीक बताए जाते हैं; लग्न, भाव और पक्की तारीख़ें छोड़ दी जाती हैं। “मेरी कुंडलियाँ” पृष्ठ पर समय “पता नहीं” कर दें, तब उससे कुछ नहीं कहा जाएगा। “सूरज निकलने से पहले” या “गायों के लौटने पर” जैसी याद से घंटा भर का अंदाज़ा मिल जाता है, और एक-दो लग्न ही बचते हैं; परिवार को पक्का हो तो वही समय डालें। तारीख़ वाला प्रश्न पूछने से पहले बड़ों से और अस्पताल की पर्ची से पूछ लें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.near-time': [
    {
      en: 'Mostly it stays right: in half an hour the lagna moves by about eight degrees of the thirty in a sign, so three times out of four it stays the same, within a whole hour every second time, and the sign of the Moon nearly always. What shifts is the dates: half an hour moves a dasha by some weeks to a few months. Save the kundli once with each time on the page “My kundlis”; where both show one lagna, ask without worry, and read the dates with that margin. This answer is free.',
      hi: 'ज़्यादातर सही रहता है: आधे घंटे में लग्न राशि के तीस में से क़रीब आठ अंश ही चलता है, इसलिए चार में से तीन बार वही रहता है, पूरे घंटे में दो में से एक बार, और चंद्र राशि लगभग हमेशा। बदलती हैं तारीख़ें: आधे घंटे से दशा कुछ हफ़्तों से कुछ महीनों तक खिसकती है। “मेरी कुंडलियाँ” पृष्ठ पर दोनों समय से एक-एक कुंडली सहेजकर देखें; दोनों में लग्न एक हो तो निश्चिंत पूछें, और तारीख़ों को इतना आगे-पीछे मानें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.shared-login': [
    {
      en: 'Yes: whoever is logged in with your number, or has your unlocked phone in hand, can read what you ask here. On the page “Account” press “Log out everywhere”; logging in again needs a code sent to your number, so log in only where you alone see that code. A chat can be deleted from the three dots above it. This answer is free.',
      hi: 'हाँ: जिसके फ़ोन में आपके नंबर से लॉगिन है, या जिसके हाथ में आपका खुला फ़ोन है, वह यहाँ पूछी हुई बातें पढ़ सकता है। “खाता” पृष्ठ पर “हर जगह से लॉग आउट करें” दबाएँ; फिर लॉगिन के लिए आपके नंबर पर कोड आता है, इसलिए वहीं लॉगिन करें जहाँ वह कोड केवल आप देखें। बातचीत उसके ऊपर के तीन बिंदुओं से मिटाई जा सकती है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.speak': [
    {
      en: 'Yes, you can ask by speaking: press “Speak your question” beside the line in which one types, say it, and your voice is turned into text; then press send. “Listen” below the answer reads it aloud. Both need a phone that has a voice for your language, and somebody at home can set it up once. This answer is free.',
      hi: 'हाँ, बोलकर पूछ सकते हैं: लिखने की जगह के पास “बोलकर पूछें” दबाएँ और बोलें, आवाज़ अपने आप शब्दों में बदल जाती है; फिर भेजें। उत्तर के नीचे “सुनें” दबाने पर फ़ोन उसे पढ़कर सुनाता है। इसके लिए फ़ोन में हिंदी की आवाज़ होनी चाहिए; घर का कोई एक बार दिखा दे तो आसान हो जाता है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.listen': [
    {
      en: 'Yes, you can listen: press “Listen” below an answer and your phone reads it aloud. To ask without typing, press “Speak your question” beside the line in which one types. Both need a phone that has a voice for your language. There is no call and no person who talks. This answer is free.',
      hi: 'हाँ, सुन सकते हैं: उत्तर के नीचे “सुनें” दबाएँ, फ़ोन उसे पढ़कर सुनाएगा। बिना लिखे पूछना हो तो लिखने की जगह के पास “बोलकर पूछें” दबाएँ। दोनों के लिए फ़ोन में उस भाषा की आवाज़ होनी चाहिए। यहाँ फ़ोन पर कोई बात नहीं करता। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.questions-for': [
    {
      en: 'As many as the amount holds of the price of one question: that price stands on the send button, and it is the same for every question. So divide the recharge by it; what is left over stays in your balance and does not lapse with the month. The page “Recharge and plans” lists every amount and plan. Only complete answers are charged: this one is free.',
      hi: 'उतने, जितनी बार एक प्रश्न का दाम उस रक़म में आए: वह दाम भेजने के बटन पर लिखा रहता है और हर प्रश्न का एक ही है। रिचार्ज को उसी से भाग दें; जो बचे वह बैलेंस में रहता है और महीने के साथ ख़त्म नहीं होता। हर रिचार्ज और प्लान “रिचार्ज और प्लान” पृष्ठ पर है। शुल्क केवल पूरे उत्तर का लगता है: यह उत्तर मुफ़्त है।',
    },
  ],
  'product.complaint-unheard': [
    {
      en: 'I am sorry that nobody has answered you; you should not have had to write so often. Money cannot be moved from this chat, so open the page “Payments” and ask for the refund beside that payment, within 7 days of it: a second payment of one order goes back to your bank by itself, and a question without a whole answer is not charged. Then write once more by the page “Contact Us” with the date, the amount and the order number, which is answered within 24 hours. An approved refund reaches you within 10 business days. This answer is free.',
      hi: 'माफ़ करें, आपको जवाब मिल जाना चाहिए था और बार-बार लिखना नहीं पड़ना चाहिए था। इस बातचीत से पैसे नहीं लौटाए जा सकते, इसलिए “भुगतान” पृष्ठ खोलें और उसी भुगतान के पास से, 7 दिन के भीतर, रिफ़ंड माँगें: एक ही ऑर्डर का दूसरा भुगतान अपने आप बैंक में लौटता है, और पूरा उत्तर न मिले तो शुल्क नहीं लगता। फिर “संपर्क करें” पृष्ठ से तारीख़, रक़म और ऑर्डर नंबर के साथ एक बार और लिखें, जिसका उत्तर 24 घंटे में मिलता है। मंज़ूर रिफ़ंड 10 कामकाजी दिनों में पहुँचता है। यह उत्तर मुफ़्त है।',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>
