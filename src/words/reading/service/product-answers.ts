import type { LocalizedText } from '../../say.ts'

/** Free answers on what the service does, and what it does not. */
export const productAnswers = {
  'product.hours': [
    {
      en: 'Answers come at any hour, at night, on Sundays and on every festival, Diwali too: no person has to sit at a desk for them. Only our support by mail has hours, Monday to Friday 9 AM to 6 PM and Saturday 10 AM to 4 PM. This answer is free.',
      hi: 'उत्तर हर समय मिलते हैं, रात में, रविवार को और हर त्योहार पर, दिवाली पर भी: इसके लिए किसी का बैठा होना ज़रूरी नहीं। समय केवल लिखकर सहायता माँगने का है: सोमवार से शुक्रवार सुबह 9 से शाम 6, शनिवार सुबह 10 से शाम 4 बजे। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.how-long': [
    {
      en: 'The first sentence comes within seconds, and the whole answer mostly within a minute. If you close the page, it is written to its end and waits on “Chats History”. This answer is free.',
      hi: 'पहला वाक्य कुछ सेकंड में आ जाता है, और पूरा उत्तर प्रायः एक मिनट के भीतर। पृष्ठ बंद हो जाए तो भी उत्तर पूरा लिखा जाता है और “पुरानी चैट” में मिलता है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.languages': [
    {
      en: 'You can ask in English, in Hindi or in Hinglish, and the answer comes in the language of your question. Other languages, such as Marathi, Tamil, Bengali or Gujarati, are not answered in yet. The language of the pages is changed at the head of any page. This answer is free.',
      hi: 'हिंदी, अंग्रेज़ी या हिंग्लिश में पूछें, उत्तर आपके प्रश्न की भाषा में आएगा। मराठी, तमिल, बांग्ला, गुजराती या भोजपुरी जैसी दूसरी भाषाओं में उत्तर अभी नहीं मिलता। पृष्ठों की भाषा किसी भी पृष्ठ के ऊपर से बदलती है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.aloud': [
    {
      en: 'Yes: press “Listen” below an answer and your phone reads it aloud; beside the line in which you type, “Speak your question” turns your voice into text. Both need a phone that has a voice for the language. This answer is free.',
      hi: 'हाँ: उत्तर के नीचे “सुनें” दबाएँ, फ़ोन उसे बोलकर सुनाएगा; और लिखने की जगह के पास “बोलकर पूछें” से आपकी आवाज़ शब्दों में बदल जाती है। दोनों के लिए फ़ोन में उस भाषा की आवाज़ होनी चाहिए। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.talk-to-person': [
    {
      en: 'No, there is no call, no video and no human astrologer here: Oracle and Astra are an AI service, and they answer in writing. For help with the service itself, write to us by the page “Contact Us”. This answer is free.',
      hi: 'नहीं, यहाँ फ़ोन, वीडियो या किसी मानव ज्योतिषी से बात नहीं होती: ओरेकल और एस्ट्रा एआई सेवा हैं और लिखकर उत्तर देते हैं। सेवा से जुड़ी मदद के लिए “संपर्क करें” पृष्ठ से हमें लिखें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.not-offered': [
    {
      en: 'No, that is not offered here: no puja is booked, nothing is sold or sent by post, and neither palms nor photos nor Vastu plans are read. What there is: answers from your birth chart, and free beside them the kundli, matching, panchang, muhurta and festivals. This answer is free.',
      hi: 'नहीं, यहाँ यह नहीं होता: न पूजा बुक होती है, न कुछ बेचा या डाक से भेजा जाता है, और न हाथ, फ़ोटो या वास्तु का नक़्शा देखा जाता है। जो मिलता है: आपकी कुंडली से उत्तर, और साथ में मुफ़्त कुंडली, मिलान, पंचांग, मुहूर्त और व्रत-त्योहार। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.matching': [
    {
      en: 'Two kundlis are laid side by side on the page “Kundli matching”, free and without login: enter both births, and you get the 36 gunas with their reasons, Manglik in both and what cancels it. A saved match can also be asked about in a chat. This answer is free.',
      hi: 'दो कुंडलियाँ “कुंडली मिलान” पृष्ठ पर साथ देखी जाती हैं, मुफ़्त और बिना लॉग इन: दोनों के जन्म विवरण डालें, 36 गुण कारण सहित मिलेंगे, दोनों का मांगलिक विचार और उसके परिहार भी। मिलान सहेज लें तो उस पर बातचीत में पूछा भी जा सकता है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.almanac': [
    {
      en: 'Yes: good days are found on the page “Muhurta”, and the tithi, nakshatra and Rahu Kaal of any day on “Panchang”, both free. You can also ask for a day here in the chat. To be told of it beforehand, choose it on the page “Reminders”. This answer is free.',
      hi: 'हाँ: शुभ दिन “मुहूर्त” पृष्ठ पर मिलते हैं, और किसी भी दिन की तिथि, नक्षत्र और राहु काल “पंचांग” पृष्ठ पर, दोनों मुफ़्त। दिन यहाँ बातचीत में भी पूछ सकते हैं। पहले से ख़बर चाहिए तो “रिमाइंडर” पृष्ठ पर चुनें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.no-birth-time': [
    {
      en: 'Yes, a kundli is made without the time of birth too: mark the time as not known when you save it. The Moon sign, mostly the nakshatra, and the transits are then told; the lagna, the houses and exact dates are not. Even a rough time, such as “before sunrise”, helps whoever looks for it in the family. This answer is free.',
      hi: 'हाँ, जन्म समय के बिना भी कुंडली बनती है: सहेजते समय “समय मालूम नहीं” चुनें। तब चंद्र राशि, प्रायः नक्षत्र, और गोचर की बात बताई जाती है; लग्न, भाव और ठीक तारीख़ें नहीं। घर में पूछकर मोटा समय भी मिल जाए, जैसे “सूरज निकलने से पहले”, तो वह काम आता है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.without-net': [
    {
      en: 'Without a network you can read the chats that you opened before, and a question that you write is sent by itself when the network is back. A new answer needs the network. This answer is free.',
      hi: 'इंटरनेट के बिना पहले खोली हुई बातचीत पढ़ी जा सकती है, और लिखा हुआ प्रश्न इंटरनेट आते ही अपने आप चला जाता है। नए उत्तर के लिए इंटरनेट चाहिए। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.app-hangs': [
    {
      en: 'Close the page and open it again: nothing is lost, for chats and kundlis are kept in your account. If it goes on, update the browser or the app, and then write to us by the page “Contact Us” which phone it is. This answer is free.',
      hi: 'पृष्ठ बंद करके फिर खोलें: कुछ खोता नहीं, बातचीत और कुंडलियाँ आपके खाते में रहती हैं। फिर भी अटके तो ब्राउज़र या ऐप को अपडेट करें, और “संपर्क करें” पृष्ठ से लिखें कि फ़ोन कौन सा है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.share-answer': [
    {
      en: 'Press “Share” below an answer: it makes a link that you can send by WhatsApp, without your name and birth details. A screenshot may be kept too, it is yours. The kundli is sent as a file: “PDF” at the head of its page. This answer is free.',
      hi: 'उत्तर के नीचे “साझा करें” दबाएँ: एक लिंक बनता है जिसे व्हाट्सऐप पर भेज सकते हैं, उसमें आपका नाम और जन्म विवरण नहीं होता। स्क्रीनशॉट भी रख सकते हैं, वह आपका है। कुंडली भेजनी हो तो उसके पृष्ठ के ऊपर “पीडीएफ़” दबाएँ। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.how-to-ask': [
    {
      en: 'Save your birth details on the page “My kundlis”, open a chat with Oracle or Astra, and write your question in your own words; the price stands on the send button. Ask one matter at a time, and after the answer you can go on with a word such as “when?”. This answer is free.',
      hi: '“मेरी कुंडलियाँ” पृष्ठ पर अपना जन्म विवरण सहेजें, ओरेकल या एस्ट्रा से बातचीत खोलें और अपने शब्दों में प्रश्न लिखें; दाम भेजने के बटन पर लिखा रहता है। एक बार में एक ही बात पूछें; उत्तर के बाद “कब?” जैसा एक शब्द भी काफ़ी है। यह उत्तर मुफ़्त है।',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>
