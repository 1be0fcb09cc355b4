import type { LocalizedText } from '../../say.ts'

/** Free answers on the account, what is kept in it and who may see it. */
export const accountAnswers = {
  'product.who-sees': [
    {
      en: 'No other person can open your chats: they stand in your account, which opens only with a code sent to your number. An answer is read by others only where you make a link to it yourself, and then without your name and birth details. What you report as “This is not what I asked” is read by us, so that such questions are understood better. A chat is deleted under the three dots at its top. This answer is free.',
      hi: 'नहीं, आपकी बातें किसी और को नहीं दिखतीं: वे आपके खाते में रहती हैं, जो केवल आपके नंबर पर आए कोड से खुलता है। कोई उत्तर दूसरों को तभी दिखता है जब आप ख़ुद उसका लिंक बनाएँ, और तब भी नाम और जन्म विवरण के बिना। जिस उत्तर पर आप “मैंने यह नहीं पूछा था” दबाएँ, वह प्रश्न हम पढ़ते हैं, ताकि आगे ठीक समझें। कोई भी बातचीत उसके ऊपर के तीन बिंदुओं से मिटाई जा सकती है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.data-safe': [
    {
      en: 'Your data is sold to nobody, shown to no other person, and no model is trained on it. It is kept in your account, which opens only with a code sent to your number. On the page “Account” you can download all of it or delete it; what is kept, and for how long, is listed in the “Privacy policy”. This answer is free.',
      hi: 'आपका डेटा किसी को बेचा नहीं जाता, किसी और को दिखाया नहीं जाता, और उससे कोई मॉडल नहीं सिखाया जाता। वह आपके खाते में रहता है, जो केवल आपके नंबर पर आए कोड से खुलता है। “खाता” पृष्ठ से सब डाउनलोड किया या मिटाया जा सकता है; क्या रखा जाता है और कब तक, यह “गोपनीयता नीति” में लिखा है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.delete-account': [
    {
      en: 'You delete your account yourself: open the page “Account”, press “Delete Account” and enter the code sent to your number. Name, number, kundlis and chats are gone at once and for good; questions and money that are left are lost too. There you can first download everything. This answer is free.',
      hi: 'खाता ख़ुद मिटाया जा सकता है: “खाता” पृष्ठ खोलें, “खाता मिटाएँ” दबाएँ और अपने नंबर पर आया कोड डालें। नाम, नंबर, कुंडलियाँ और बातचीत उसी समय हमेशा के लिए मिट जाते हैं; बचे हुए प्रश्न और पैसे भी चले जाते हैं। पहले सब कुछ वहीं से डाउनलोड किया जा सकता है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.take-data': [
    {
      en: 'On the page “Account”, press “Download everything”: one file holds your kundlis, chats, balances and payments. This answer is free.',
      hi: '“खाता” पृष्ठ पर “सब कुछ डाउनलोड करें” दबाएँ: एक ही फ़ाइल में आपकी कुंडलियाँ, बातचीत, बैलेंस और भुगतान आ जाते हैं। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.delete-kundli': [
    {
      en: 'Open the page “My kundlis” and press “Delete” at that kundli; you are asked whether its chats are to go as well. Your own kundli stays. This answer is free.',
      hi: '“मेरी कुंडलियाँ” पृष्ठ खोलें और उस कुंडली के पास “हटाएँ” दबाएँ; पूछा जाएगा कि उसकी बातचीत भी हटानी है या नहीं। आपकी अपनी कुंडली बनी रहती है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.save-own': [
    {
      en: 'Open the page “My kundlis”, fill in the date, time and place of birth, and save: the kundli is kept in your account. From then on every chat with it reads those details, and they can be changed there at any time. This answer is free.',
      hi: '“मेरी कुंडलियाँ” पृष्ठ खोलें, जन्म की तारीख़, समय और स्थान भरें और सहेजें: कुंडली आपके खाते में रहती है। फिर उससे हर बातचीत में वही विवरण पढ़े जाते हैं, और उन्हें वहीं कभी भी बदला जा सकता है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.place-missing': [
    {
      en: 'Choose the nearest town that the list has: ten kilometres move the lagna by less than half a minute of birth time. The place is changed on the page “My kundlis”, by “Edit” at that kundli. This answer is free.',
      hi: 'सूची में जो सबसे पास का शहर या क़स्बा मिले, वही चुनें: दस किलोमीटर से लग्न में जन्म समय के आधे मिनट से भी कम का अंतर आता है। स्थान “मेरी कुंडलियाँ” पृष्ठ पर उस कुंडली के पास “बदलें” से बदलता है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.login': [
    {
      en: 'You log in with your Indian mobile number and a fresh code by SMS: there is no password, and no email is needed. If the code does not come, wait a minute, check the number and ask for a new one. If none comes at all, write to us by the page “Contact Us”. This answer is free.',
      hi: 'लॉग इन आपके भारतीय मोबाइल नंबर और SMS से आए नए कोड से होता है: पासवर्ड या ईमेल की ज़रूरत नहीं। कोड न आए तो एक मिनट रुकें, नंबर जाँचें और नया कोड मँगाएँ। फिर भी न आए तो “संपर्क करें” पृष्ठ से हमें लिखें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.new-number': [
    {
      en: 'An account belongs to one mobile number, and the app has no button that moves it to another: write to us by the page “Contact Us”. While the old number still gets SMS, log in with it and download everything on the page “Account”. This answer is free.',
      hi: 'हर खाता एक मोबाइल नंबर का होता है, और ऐप में उसे दूसरे नंबर पर ले जाने का बटन नहीं है: “संपर्क करें” पृष्ठ से हमें लिखें। पुराने नंबर पर जब तक SMS आता है, उससे लॉग इन करके “खाता” पृष्ठ से सब कुछ डाउनलोड कर लें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.new-phone': [
    {
      en: 'Nothing is lost: your kundlis, chats and balance are kept in your account and not on the phone. Log in with the same mobile number; the chats are on “Chats History”, the kundlis on “My kundlis”. With another number you would see another, empty account. This answer is free.',
      hi: 'कुछ खोया नहीं है: कुंडलियाँ, बातचीत और बैलेंस फ़ोन में नहीं, आपके खाते में रहते हैं। उसी मोबाइल नंबर से लॉग इन करें; बातचीत “पुरानी चैट” में और कुंडलियाँ “मेरी कुंडलियाँ” में मिलेंगी। दूसरे नंबर से दूसरा, ख़ाली खाता खुलता है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.log-out': [
    {
      en: 'Open the page “Account”: under “Where you are logged in” every phone and browser has its own “Log out there”, and one button logs out everywhere. “Log out” for this device stands in the menu. This answer is free.',
      hi: '“खाता” पृष्ठ खोलें: “आप कहाँ-कहाँ लॉग इन हैं” में हर फ़ोन और ब्राउज़र के पास “वहाँ से लॉग आउट करें” है, और एक बटन से हर जगह से लॉग आउट हो जाता है। इसी डिवाइस का “लॉग आउट” मेन्यू में है। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.stranger-inside': [
    {
      en: 'Log out everywhere at once: the button is on the page “Account”, under “Where you are logged in”. After that nobody comes in without a code sent to your number, so give that code to nobody. Your payments are on the page “Payments”; if something there is not yours, write to us by “Contact Us”. This answer is free.',
      hi: 'अभी हर जगह से लॉग आउट कर दें: बटन “खाता” पृष्ठ पर “आप कहाँ-कहाँ लॉग इन हैं” में है। उसके बाद आपके नंबर पर आए कोड के बिना कोई अंदर नहीं आ सकता, इसलिए कोड किसी को न दें। भुगतान “भुगतान” पृष्ठ पर हैं; कुछ आपका न हो तो “संपर्क करें” से लिखें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.reminders': [
    {
      en: 'Reminders are switched on and off on the page “Reminders”: there you choose what you want to be told, at which hour, and the hours of quiet. Nothing is sent that is not chosen there. This answer is free.',
      hi: 'रिमाइंडर “रिमाइंडर” पृष्ठ से चालू और बंद होते हैं: वहीं चुनें कि किस बात का संदेश, किस समय और कब बिल्कुल न आए। जो वहाँ न चुना हो, वह नहीं भेजा जाता। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.account': [
    {
      en: 'What belongs to your account stands on the page “Account”: where you are logged in, your data to download, and the deletion. Birth details are changed on “My kundlis”, money and questions are on “Balance”. This answer is free.',
      hi: 'आपके खाते की सब बातें “खाता” पृष्ठ पर हैं: आप कहाँ-कहाँ लॉग इन हैं, डेटा डाउनलोड करना, और खाता मिटाना। जन्म विवरण “मेरी कुंडलियाँ” में बदलता है, पैसे और प्रश्न “बैलेंस” में दिखते हैं। यह उत्तर मुफ़्त है।',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>
