import type { LocalizedText } from '../../say.ts'

/** Free answers on prices, payments and money that is to come back. No figure stands here that the operator sets. */
export const moneyAnswers = {
  'product.free-questions': [
    {
      en: 'Free questions are a gift on the first log-in, once for each mobile number; how many you have left stands on the page “Balance”. When none are left, the send button shows the price before you press it. The kundli, matching, panchang and muhurta stay free in any case. This answer is free.',
      hi: 'मुफ़्त प्रश्न पहली बार लॉग इन करने पर मिलते हैं, हर मोबाइल नंबर पर एक बार; कितने बचे हैं, यह “बैलेंस” पृष्ठ पर दिखता है। न बचे हों तो दाम भेजने से पहले बटन पर लिखा रहता है। कुंडली, मिलान, पंचांग और मुहूर्त हर हाल में मुफ़्त हैं। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.discount': [
    {
      en: 'There is no code to type in, no separate price for students or others, and nothing on credit; a discount comes by the coupon that is won on the page “Wheel of fortune”, and it is taken off by itself at the next recharge. Inviting a friend brings both of you free questions. The kundli, matching, panchang and muhurta cost nothing. This answer is free.',
      hi: 'यहाँ कोई कोड नहीं डालना होता, छात्रों या किसी और के लिए अलग दाम नहीं है, और उधार भी नहीं; छूट “भाग्य का पहिया” पृष्ठ पर जीते कूपन से मिलती है, जो अगले रिचार्ज में अपने आप लग जाता है। मित्र को बुलाने पर दोनों को मुफ़्त प्रश्न मिलते हैं। कुंडली, मिलान, पंचांग और मुहूर्त का कोई पैसा नहीं लगता। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.kundli-free': [
    {
      en: 'The whole kundli costs nothing: the charts, dashas, doshas and yogas are on your kundli’s page, and “PDF” there saves them as a file. Only questions and written predictions are paid for, each at the price on its button. This answer is free.',
      hi: 'पूरी कुंडली का कोई पैसा नहीं लगता: चार्ट, दशाएँ, दोष और योग आपकी कुंडली के पृष्ठ पर हैं, और वहीं “पीडीएफ़” से फ़ाइल बन जाती है। पैसे केवल प्रश्नों और लिखे हुए भविष्यफल के हैं, जिनका दाम उनके बटन पर लिखा रहता है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.balance-left': [
    {
      en: 'How many questions and how much money are left stands on the page “Balance”; every question that was used and every rupee that moved is on “Statement”. The price of the next question is on the send button. This answer is free.',
      hi: 'कितने प्रश्न और कितने पैसे बचे हैं, यह “बैलेंस” पृष्ठ पर दिखता है; हर ख़र्च हुआ प्रश्न और हर रुपया “हिसाब” पृष्ठ पर लिखा है। अगले प्रश्न का दाम भेजने के बटन पर रहता है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.ways-to-pay': [
    {
      en: 'You can pay by UPI (Google Pay, PhonePe, Paytm and others), by card and by net banking; prices are in rupees, with GST in them. What a foreign bank adds for the exchange is its own. The invoice of each payment stands on the page “Payments”. This answer is free.',
      hi: 'भुगतान UPI (Google Pay, PhonePe, Paytm और अन्य), कार्ड और नेटबैंकिंग से होता है; दाम रुपयों में हैं और GST उसी में शामिल है। विदेशी बैंक अपनी तरफ़ से कुछ जोड़े तो वह उसका शुल्क है। हर भुगतान की रसीद “भुगतान” पृष्ठ पर है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.plan-or-single': [
    {
      en: 'A plan pays for those who ask often: it gives its questions anew every month, and what is not asked ends with the month. Whoever asks now and then does better with a recharge, which has no month. Both stand with their prices on the page “Recharge and plans”. This answer is free.',
      hi: 'जो अक्सर पूछते हैं उनके लिए प्लान सस्ता पड़ता है: प्रश्न हर महीने नए मिलते हैं, और न पूछे गए महीने के साथ ख़त्म होते हैं। कभी-कभार पूछना हो तो रिचार्ज ठीक है, उसमें महीने की बंदिश नहीं। दोनों के दाम “रिचार्ज और प्लान” पृष्ठ पर हैं। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.for-another': [
    {
      en: 'Yes, another person’s question is paid from the same wallet and costs the same as one of your own. Save their kundli on the page “My kundlis” and ask about them there. A kundli itself costs nothing. This answer is free.',
      hi: 'हाँ, किसी और का प्रश्न भी इसी वॉलेट से पूछा जा सकता है, और दाम उतना ही है जितना आपके अपने प्रश्न का। उनकी कुंडली “मेरी कुंडलियाँ” पृष्ठ पर सहेजें और उनके बारे में वहीं से पूछें। कुंडली का अपना कोई दाम नहीं। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.no-answer': [
    {
      en: 'Without a complete answer nothing is charged: what was set aside for the question comes back to your balance at once, and “Statement” shows it. If the page was closed, the answer is on “Chats History”. If it was short or about something else, press “This is not what I asked” below it and the question is given back. This answer is free.',
      hi: 'पूरा उत्तर न मिले तो शुल्क नहीं लगता: प्रश्न के लिए जो अलग रखा गया था वह तुरंत बैलेंस में लौट आता है, और “हिसाब” में दिखता है। पृष्ठ बंद हो गया हो तो उत्तर “पुरानी चैट” में मिलेगा। उत्तर अधूरा या किसी और बात का हो तो उसके नीचे “मैंने यह नहीं पूछा था” दबाएँ, प्रश्न लौट आएगा। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.poor-answer': [
    {
      en: 'I am sorry that the answer missed what you asked. You get that question back: press “This is not what I asked” below it, and ask once more in your own words. If a sentence of it is wrong, press “Check it again”: where it does not hold, the question is given back too. By itself this happens three times in 30 days; beyond that one of us looks at it. This answer is free.',
      hi: 'खेद है कि उत्तर आपके प्रश्न का नहीं था। वह प्रश्न आपको लौट आता है: उत्तर के नीचे “मैंने यह नहीं पूछा था” दबाएँ, और अपनी बात एक बार फिर लिख दें। कोई वाक्य ग़लत लगे तो “फिर से जाँचें” दबाएँ: वह सही न निकले तो भी प्रश्न लौटता है। अपने आप यह 30 दिन में तीन बार होता है; उसके बाद हम में से कोई देखता है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.refund-when': [
    {
      en: 'A refund that was approved reaches you within 10 business days, by the way you paid; we reply to a request within 5 business days. How far yours is stands on the page “Payments”, beside the payment itself. The exact day depends on your bank. This answer is free.',
      hi: 'मंज़ूर हुआ रिफ़ंड 10 कामकाजी दिनों में उसी रास्ते लौटता है जिससे पैसे दिए थे; माँगने पर हम 5 कामकाजी दिनों में उत्तर देते हैं। आपका रिफ़ंड कहाँ तक पहुँचा, यह “भुगतान” पृष्ठ पर उसी भुगतान के पास दिखता है। ठीक दिन आपके बैंक पर है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.money-contact': [
    {
      en: 'For anything about money, write to us by the page “Contact Us”: we reply within 24 hours. There is no number to call. A refund itself is asked for on the page “Payments”, beside the payment, within 7 days. This answer is free.',
      hi: 'पैसों की किसी भी बात के लिए “संपर्क करें” पृष्ठ से हमें लिखें: 24 घंटे में उत्तर मिलता है। फ़ोन का नंबर नहीं है। रिफ़ंड “भुगतान” पृष्ठ पर उसी भुगतान के पास से, 7 दिन के भीतर माँगा जाता है। यह उत्तर मुफ़्त है।',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>
