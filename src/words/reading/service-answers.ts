import type { LocalizedText } from '../say.ts'

/** Answers on the service itself: each names the page on which the thing is done. All are free. */
export const serviceAnswers = {
  'product.pdf': [
    {
      en: 'Open your kundli and press “PDF” in the row of buttons at its head: the file is saved on your phone or computer. From there you can send it to anyone by WhatsApp or email. This answer is free.',
      hi: 'अपनी कुंडली खोलें और ऊपर के बटनों में “पीडीएफ़” दबाएँ: फ़ाइल आपके फ़ोन में आ जाएगी। वहाँ से उसे व्हाट्सऐप पर किसी को भी भेज सकते हैं। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.paid-twice': [
    {
      en: 'The page “Payments” shows every payment that reached us, and what was paid back. Where one and the same order is paid a second time, the second payment is returned to your bank by itself. If you made two recharges by mistake, ask for a refund there within 7 days. This answer is free.',
      hi: '“भुगतान” पृष्ठ पर हमें मिला हर भुगतान दिखता है, और जो लौटाया गया वह भी। एक ही ऑर्डर का पैसा दो बार आए तो दूसरा भुगतान अपने आप आपके बैंक में लौटाया जाता है। भूल से दो रिचार्ज हो गए हों तो 7 दिन के भीतर वहीं से रिफ़ंड माँगें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.recharge-failed': [
    {
      en: 'Look at the page “Payments” first: what reached us stands there, and “Balance” shows what it added. If you were charged and the payment did not go through, the amount is refunded to your account within 2 days. If it is still missing then, write to us by the page “Contact Us”. This answer is free.',
      hi: 'पहले “भुगतान” पृष्ठ देखें: जो हम तक पहुँचा वह वहाँ है, और उससे क्या जुड़ा यह “बैलेंस” में दिखता है। पैसे कटे हों पर भुगतान पूरा न हुआ हो तो रक़म 2 दिन में आपके खाते में लौट आती है। तब भी न आए तो “संपर्क करें” पृष्ठ से हमें लिखें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.refund': [
    {
      en: 'Every payment that reached us, and every refund, stands on the page “Payments”. Ask for a refund there within 7 days: what you have not used is refunded to the way you paid, within 10 business days. Where an answer missed your question, press “This is not what I asked” below it. This answer is free.',
      hi: 'हमें मिला हर भुगतान और हर रिफ़ंड “भुगतान” पृष्ठ पर दिखता है। रिफ़ंड 7 दिन के भीतर वहीं से माँगें: जो ख़र्च नहीं हुआ वह 10 कामकाजी दिनों में उसी रास्ते लौटता है जिससे आया था। उत्तर आपके प्रश्न का न हो, तो उसके नीचे “मैंने यह नहीं पूछा था” दबाएँ। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.birth-time': [
    {
      en: 'The lagna and every house with its lord depend on the minute of birth: the lagna changes about every two hours, so the lord of a house holds only as far as your time does. The sign of the Moon and those of the other grahas hardly change with it. If you are not sure, edit the saved kundli and mark the time as unknown: then nothing is told from the houses. This answer is free.',
      hi: 'लग्न और हर भाव का स्वामी जन्म के समय पर टिका है: लग्न क़रीब दो घंटे में बदल जाता है, इसलिए भाव का स्वामी उतना ही पक्का है जितना आपका समय। चंद्रमा और बाक़ी ग्रहों की राशि पर इसका असर बहुत कम पड़ता है। समय पक्का न हो तो सहेजी हुई कुंडली में समय “पता नहीं” कर दें: तब भावों से कुछ नहीं कहा जाएगा। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.others': [
    {
      en: 'Yes, you can save more kundlis than your own: create a new one with their birth details and their name, and it stands beside yours on the page “My kundlis”. Then ask about them by that name, or open a chat with their kundli. They are kept in your account and shown to nobody else, and you can delete them at any time. This answer is free.',
      hi: 'हाँ, अपनी के अलावा और कुंडलियाँ भी सहेजी जा सकती हैं: उनके जन्म विवरण और नाम से नई कुंडली बनाएँ, वह “मेरी कुंडलियाँ” पृष्ठ पर आपकी कुंडली के साथ रहेगी। फिर उसी नाम से उनके बारे में पूछें, या उनकी कुंडली से बातचीत खोलें। ये आपके खाते में रहती हैं, किसी और को नहीं दिखतीं, और कभी भी हटाई जा सकती हैं। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.delete-chat': [
    {
      en: 'Open that chat, press the three dots at its top and choose “Delete Chat”. Its questions and answers are then gone for good; other chats stay. This answer is free.',
      hi: 'वह बातचीत खोलें, ऊपर के तीन बिंदु दबाएँ और “चैट मिटाएँ” चुनें। उसके प्रश्न और उत्तर फिर नहीं मिलेंगे; बाक़ी बातचीत बनी रहेगी। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.cancel-plan': [
    {
      en: 'A plan is cancelled on the page “My Subscriptions”, with a fresh code sent to your number; nothing is charged after that. There you can also stop only its renewal. This answer is free.',
      hi: 'प्लान “मेरे प्लान” पृष्ठ से रद्द होता है, आपके नंबर पर आए नए कोड के साथ; उसके बाद कोई पैसा नहीं कटता। वहीं से केवल नवीनीकरण भी रोका जा सकता है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.get-plan': [
    {
      en: 'The plans and their prices stand on the page “Recharge and plans”: choose one there and pay. What runs at present is shown on “My Subscriptions”. This answer is free.',
      hi: 'प्लान और उनके दाम “रिचार्ज और प्लान” पृष्ठ पर हैं: वहीं चुनें और भुगतान करें। अभी जो चल रहा है वह “मेरे प्लान” में दिखता है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.language': [
    {
      en: 'The language of the pages is changed at the head of any page, and in a chat under the three dots. An answer comes in the language of your question: write in English, Hindi or Hinglish. This answer is free.',
      hi: 'पृष्ठों की भाषा किसी भी पृष्ठ के ऊपर से बदलती है, और बातचीत में तीन बिंदुओं के भीतर से। उत्तर आपके प्रश्न की भाषा में आता है: हिंदी, अंग्रेज़ी या हिंग्लिश, किसी में भी लिखें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.invite': [
    {
      en: 'On the page “Invite friends”, which your account links to, enter your friend’s number and send the link yourself. When they log in for the first time, both of you get free questions. This answer is free.',
      hi: 'खाते से “मित्रों को बुलाएँ” पृष्ठ खोलें, मित्र का नंबर डालें और लिंक ख़ुद भेजें। उनके पहली बार लॉग इन करने पर आप दोनों को मुफ़्त प्रश्न मिलते हैं। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.old-answers': [
    {
      en: 'Every chat with its answers stands on the page “Chats History” until you delete it: open it there, and you can go on asking in it. This answer is free.',
      hi: 'हर बातचीत अपने उत्तरों के साथ “पुरानी चैट” पृष्ठ पर रहती है, जब तक आप उसे न मिटाएँ: वहाँ खोलें, और उसी में आगे पूछ भी सकते हैं। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.maker': [
    {
      en: 'This is Drishti, an AI service and no human astrologer: the chart is computed by our own engine, and what it means is read by the rules of the old texts. Who is behind it stands on the page “About us”. This answer is free.',
      hi: 'यह दृष्टि है, एक एआई सेवा, कोई मानव ज्योतिषी नहीं: कुंडली हमारे अपने इंजन से गिनी जाती है, और उसका अर्थ पुराने ग्रंथों के नियमों से पढ़ा जाता है। इसके पीछे कौन है, यह “हमारे बारे में” पृष्ठ पर है। यह उत्तर मुफ़्त है।',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>
