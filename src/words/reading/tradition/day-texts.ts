import type { LocalizedText } from '../../say.ts'

/** What tradition says of days and months that people avoid. */
export const dayTexts = {
  'hair-nails': {
    en: 'By custom hair and nails are cut on Monday, Wednesday, Friday or Sunday, and left on Tuesday, Thursday and Saturday; hair is not washed on Thursdays in many homes. It is a habit of the home for which no text of jyotish gives a loss of money or a weak Jupiter, and in the army or for an interview every day is right. Whoever likes the custom keeps it; nothing happens to whoever does not.',
    hi: 'रिवाज से बाल और नाख़ून सोमवार, बुधवार, शुक्रवार या रविवार को काटते हैं; मंगल, गुरुवार और शनिवार को छोड़ते हैं, और कई घरों में गुरुवार को बाल नहीं धोते। यह घर की आदत है; ज्योतिष के किसी ग्रंथ में इससे पैसा जाना या गुरु कमज़ोर होना नहीं लिखा, और फ़ौज या इंटरव्यू के लिए हर दिन ठीक है। मन हो तो मानें, न मानें तो कुछ नहीं होता।',
  },
  'operation-day': {
    en: 'Do not put it off: an operation that a doctor advises needs no muhurta, and kharmas, panchak, Amavasya or Ekadashi are for weddings and housewarmings, not for treatment. The old physicians too treated at once where there was need. Only if the surgeon himself gives you several dates may you leave out Rahu Kaal or your own fast. Take the doctor’s date, eat and take medicine as told, and light a lamp in the morning.',
    hi: 'इसे न टालें: डॉक्टर ने जो ऑपरेशन कहा है उसे मुहूर्त नहीं चाहिए; खरमास, पंचक, अमावस्या या एकादशी शादी और गृह प्रवेश के लिए देखे जाते हैं, इलाज के लिए नहीं। पुराने वैद्य भी ज़रूरत पर तुरंत इलाज करते थे। सर्जन ख़ुद कई तारीख़ें दें, तभी राहुकाल या अपना व्रत छोड़कर चुन लें। डॉक्टर की तारीख़ लें, जैसा वे कहें वैसा खाएँ और दवा लें, और सुबह एक दीया जला दें।',
  },
  kharmas: {
    en: 'In kharmas (the Sun in Dhanu or Meen, about a month each) and in adhik maas weddings, engagements, housewarming, mundan and the opening of a shop are left out by custom. Talks about a match, a roka at home, buying what is needed, a job, travel, an admission, treatment and all daily puja go on. Where a ticket or a visa leaves no other time, exchange words and rings simply at home and hold the rite later.',
    hi: 'खरमास (सूर्य धनु या मीन में, क़रीब एक-एक महीना) और अधिक मास में रिवाज से विवाह, सगाई, गृह प्रवेश, मुंडन और दुकान का उद्घाटन नहीं करते। रिश्ते की बात, घर पर रोका, ज़रूरी ख़रीद, नौकरी, यात्रा, दाख़िला, इलाज और रोज़ की पूजा चलती रहती है। टिकट या वीज़ा से दूसरा समय न हो तो घर पर सादे ढंग से बात पक्की कर लें और रस्म बाद में करें।',
  },
  panchak: {
    en: 'Panchak is the five days in which the Moon passes Dhanishtha to Revati. Custom leaves out five things then: gathering wood or fodder, making a cot, roofing a house, travelling south, and cremation without its rite. Ordinary buying, stock for a shop, a job, puja and treatment are free. If one of the five has happened already, give five small things to somebody in need; nothing repeats itself five times.',
    hi: 'पंचक वे पाँच दिन हैं जब चंद्रमा धनिष्ठा से रेवती तक चलता है। रिवाज में पाँच काम छोड़ते हैं: लकड़ी-चारा जुटाना, खाट बुनना, छत डालना, दक्षिण यात्रा और बिना विधि दाह। आम ख़रीद, दुकान का सामान, नौकरी, पूजा और इलाज खुले हैं। इनमें से कोई काम हो गया हो तो किसी ज़रूरतमंद को पाँच छोटी चीज़ें दे दें; कुछ भी पाँच बार नहीं दोहराता।',
  },
  'pitru-paksha': {
    en: 'In the sixteen days of Pitru Paksha weddings, engagements, housewarming and new vows are left out by custom, since they belong to the fathers. Buying a car, phone, land or clothes is no sin: no text forbids it, and some say that the fathers are glad of it. Jobs, exams, treatment and travel go on. What can wait two weeks may wait; what cannot begins with water for the ancestors.',
    hi: 'पितृ पक्ष के सोलह दिनों में रिवाज से विवाह, सगाई, गृह प्रवेश और नया संकल्प नहीं करते, क्योंकि वे पितरों के हैं। गाड़ी, फ़ोन, ज़मीन या कपड़े ख़रीदना पाप नहीं: किसी ग्रंथ में मनाही नहीं, और कई लोग मानते हैं कि पितर प्रसन्न होते हैं। नौकरी, परीक्षा, इलाज और यात्रा चलती है। जो दो हफ़्ते रुक सके रोक लें; जो न रुके उसे पितरों को जल देकर शुरू करें।',
  },
  'amavasya-begin': {
    en: 'Custom begins nothing new on Amavasya, since the Moon gives no light, and keeps the day for the ancestors; the Amavasya of Diwali is the great exception, on which accounts are opened. Keys, salary, a fixed delivery or a journey need not be refused: take them, and hold the small puja of the opening a day or two later in the bright half. Giving and tarpan are best on this very day.',
    hi: 'रिवाज से अमावस्या को नया काम शुरू नहीं करते, क्योंकि चंद्रमा का प्रकाश नहीं होता, और दिन पितरों का है; दीपावली की अमावस्या बड़ा अपवाद है, उस दिन बही खुलती है। चाबी, वेतन, तय डिलीवरी या यात्रा रोकने की ज़रूरत नहीं: ले लें, और शुभारंभ की छोटी पूजा एक-दो दिन बाद शुक्ल पक्ष में कर लें। दान और तर्पण इसी दिन सबसे अच्छे हैं।',
  },
  chaturmas: {
    en: 'By custom weddings and housewarming are not held from Ashadha’s Devshayani Ekadashi to Kartik’s Dev Uthani Ekadashi, while Vishnu sleeps; in the south Ashadha (Aadi) alone is left out. If you have to move before, do so: boil milk, light a lamp and sleep there, and hold the full griha pravesh afterwards. Rent, school or a finished lease are reason enough.',
    hi: 'रिवाज से आषाढ़ की देवशयनी एकादशी से कार्तिक की देवउठनी एकादशी तक विवाह और गृह प्रवेश नहीं होते, क्योंकि विष्णु शयन में माने जाते हैं; दक्षिण में केवल आषाढ़ छोड़ते हैं। पहले जाना पड़े तो चले जाएँ: दूध उबालें, दीया जलाएँ और वहाँ सोएँ, पूरा गृह प्रवेश बाद में करें। किराया, स्कूल या ख़त्म हुआ क़रार काफ़ी कारण हैं।',
  },
  'chauth-moon': {
    en: 'No, no false blame will come of it: whoever sees the moon on Ganesh Chauth is told the tale of the Syamantaka jewel, in which even Krishna was accused, and hearing that tale is the whole remedy. Read or listen to it once (Bhagavata, book 10), offer a little durva to Ganesha, and forget about it. Throwing stones on a neighbour’s roof is only a village joke.',
    hi: 'नहीं, इससे कोई कलंक नहीं लगता: गणेश चौथ का चाँद दिख जाए तो स्यमंतक मणि की कथा कही जाती है, जिसमें कृष्ण पर भी झूठा आरोप आया था, और वही कथा सुन लेना पूरा उपाय है। भागवत के दसवें स्कंध से एक बार पढ़ या सुन लें, गणेश जी को थोड़ी दूर्वा चढ़ाएँ और भूल जाएँ। पड़ोसी की छत पर पत्थर फेंकना केवल गाँव की ठिठोली है।',
  },
  'travel-direction': {
    en: 'Disha shool by custom: east is left out on Monday and Saturday, south on Thursday, west on Sunday and Friday, north on Tuesday and Wednesday. It is for journeys that one may choose; a ticket, duty, hospital or funeral goes before it. Who must go eats what custom names (curd on Friday, jaggery on Tuesday, til on Saturday), or takes a few steps the other way first. Nothing else is needed.',
    hi: 'दिशाशूल का रिवाज: पूर्व सोमवार और शनिवार को, दक्षिण गुरुवार को, पश्चिम रविवार और शुक्रवार को, उत्तर मंगलवार और बुधवार को छोड़ते हैं। यह उस यात्रा के लिए है जो टल सके; टिकट, ड्यूटी, अस्पताल या अंतिम संस्कार इससे पहले हैं। जाना ही हो तो रिवाज की चीज़ खाकर निकलें (शुक्रवार को दही, मंगल को गुड़, शनि को तिल), या पहले चार क़दम दूसरी ओर चलें। इतना काफ़ी है।',
  },
  'money-day': {
    en: 'Custom does not lend on Tuesday or Wednesday and gives no money, salt, milk or curd out of the house after sunset, so that Lakshmi stays; repaying on Tuesday is even praised. Jyotish has rules only for taking a loan, and a due instalment, wages and help in need know no weekday. Pay by the bank on the day on which it is due: a late fee is the surer loss.',
    hi: 'रिवाज से मंगल और बुध को उधार नहीं देते, और सूर्यास्त के बाद पैसा, नमक, दूध या दही घर से नहीं निकालते, ताकि लक्ष्मी टिकें; मंगलवार को क़र्ज़ चुकाना अच्छा माना जाता है। ज्योतिष में नियम केवल क़र्ज़ लेने का है; किस्त, मज़दूरी और ज़रूरत की मदद का कोई वार नहीं। किस्त अपनी तारीख़ पर बैंक से भर दें: देर का जुर्माना पक्का नुकसान है।',
  },
} as const satisfies Record<string, LocalizedText>
