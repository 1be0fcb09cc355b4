import type { LocalizedText } from '../../say.ts'

/** What tradition says of shraddh, pind daan, the year of mourning and the things of those who have died. */
export const ancestorTexts = {
  'pind-daughter': {
    en: 'Yes, a daughter may do pind daan, shraddh and even light the pyre: the old texts name wife, daughter and brother where there is no son, and in the tale told at Gaya Sita herself gave the pind to Dasharatha. At Gaya, Kashi and Haridwar priests do it with daughters every day; if one refuses, take another. A married daughter may do so too, with her own gotra or her father’s as the priest says.',
    hi: 'हाँ, बेटी पिंडदान, श्राद्ध और मुखाग्नि भी कर सकती है: पुराने ग्रंथ पुत्र न होने पर पत्नी, पुत्री और भाई का नाम लेते हैं, और गया की कथा में ख़ुद सीता जी ने दशरथ जी को पिंड दिया था। गया, काशी और हरिद्वार में पंडे बेटियों से रोज़ करवाते हैं; एक मना करे तो दूसरे से करवा लें। विवाहित बेटी भी कर सकती है।',
  },
  'shradh-who': {
    en: 'The eldest son by custom, else any son, grandson, the wife, a daughter, a brother, a nephew, a son-in-law or a daughter’s son, and where there is nobody a friend: the Garuda Purana gives the whole row, so that nobody is left without. Sons who live apart may each do their own or share one. Whoever does it with love has the right; a quarrel over it helps no father.',
    hi: 'रिवाज से बड़ा बेटा, नहीं तो कोई भी बेटा, पोता, पत्नी, बेटी, भाई, भतीजा, दामाद या नाती, और कोई न हो तो मित्र: गरुड़ पुराण में पूरा क्रम है, ताकि कोई बिना श्राद्ध न रहे। अलग रहने वाले बेटे अपना-अपना कर लें या मिलकर एक। जो प्रेम से करे, वही अधिकारी है; इस पर झगड़े से पितरों का भला नहीं होता।',
  },
  'shradh-date': {
    en: 'Where the tithi is forgotten or not known, shraddh is done on Sarva Pitru Amavasya, the last day of Pitru Paksha, and it counts fully. For those who died by accident Chaturdashi is kept, for a wife or mother who died married Navami, for ascetics Dwadashi. If you know the date and town of the death, the tithi can be read from a panchang of that day: what counts is the tithi that ran at the time of death.',
    hi: 'तिथि भूल गए हों या पता न हो, तो श्राद्ध सर्वपितृ अमावस्या को करें, जो पितृ पक्ष का आख़िरी दिन है, और वह पूरा माना जाता है। दुर्घटना में गए लोगों का चतुर्दशी को, सुहागिन गई माता या पत्नी का नवमी को, संन्यासी का द्वादशी को। मृत्यु की तारीख़ और शहर पता हो तो पंचांग से तिथि मिल जाती है: मृत्यु के समय जो तिथि थी वही मानें।',
  },
  'shradh-missed': {
    en: 'No, the fathers do not curse you for a missed shraddh: it is made good on the next Amavasya, or on Sarva Pitru Amavasya, with water, black sesame and food for somebody in need. Say their names and ask pardon once. The Vishnu Purana says that who has nothing may raise his arms to the sky and offer only his devotion, and that they are content with it.',
    hi: 'नहीं, श्राद्ध छूटने पर पितर शाप नहीं देते: अगली अमावस्या या सर्वपितृ अमावस्या को जल, काले तिल और किसी ज़रूरतमंद के भोजन से पूरा कर लें। नाम लेकर एक बार क्षमा माँगें। विष्णु पुराण कहता है कि जिसके पास कुछ न हो वह आकाश की ओर हाथ उठाकर श्रद्धा ही अर्पित कर दे, पितर उसी से तृप्त होते हैं।',
  },
  'tarpan-home': {
    en: 'Yes, tarpan may be done at home and abroad, without a priest: on Amavasya or the tithi, after a bath and before noon, face south, put black sesame into water and let it run over the space between thumb and forefinger three times for each name: “… gotra, … , be satisfied”. Then set food outside for birds and give a meal to somebody. If the gotra is forgotten, say Kashyapa.',
    hi: 'हाँ, तर्पण घर पर और परदेस में भी, बिना पंडित हो सकता है: अमावस्या या तिथि को नहाकर, दोपहर से पहले, दक्षिण की ओर मुँह करके जल में काले तिल डालें और अँगूठे-तर्जनी के बीच से हर नाम पर तीन बार छोड़ें: “अमुक गोत्र, अमुक नाम, तृप्त हों”। फिर चिड़ियों के लिए खाना रखें और किसी को भोजन कराएँ। गोत्र याद न हो तो कश्यप कहें।',
  },
  'gaya-needed': {
    en: 'It is praised and not compulsory: pind daan at Gaya is done once in a life where means and health allow, best in Pitru Paksha, yet any month will do there. Tarpan at home, shraddh on the tithi and a meal for the needy satisfy the fathers as well, and nobody has to borrow for a journey. After Gaya too many homes go on with a simple yearly shraddh.',
    hi: 'इसकी महिमा है, पर अनिवार्य नहीं: गया में पिंडदान जीवन में एक बार, जब पैसे और सेहत साथ दें, पितृ पक्ष में सबसे अच्छा, वैसे वहाँ किसी भी महीने होता है। घर का तर्पण, तिथि का श्राद्ध और किसी को भोजन भी पितरों को तृप्त करता है, और इसके लिए क़र्ज़ लेने की ज़रूरत नहीं। गया के बाद भी कई घर हर साल सादा श्राद्ध करते रहते हैं।',
  },
  'dead-things': {
    en: 'You may keep and use them: a watch, jewellery, a phone, a shawl of one who has died carry love and no dosha. By custom clothes and bedding of the last illness are given away after the thirteenth day, gold is washed and worn, and a bed is aired in the sun. No text forbids the rest. Keep what you like to touch, give the others to somebody in need in their name.',
    hi: 'रख सकते हैं और काम में ले सकते हैं: जाने वाले की घड़ी, गहने, फ़ोन या शॉल में प्यार है, दोष नहीं। रिवाज से आख़िरी बीमारी के कपड़े-बिस्तर तेरहवीं के बाद दान करते हैं, सोना धोकर पहनते हैं, पलंग को धूप दिखाते हैं। बाक़ी के लिए किसी ग्रंथ में मनाही नहीं। जो छूकर अच्छा लगे वह रखें, बाक़ी उनके नाम से किसी ज़रूरतमंद को दे दें।',
  },
  'dead-photo': {
    en: 'By custom pictures of the dead hang on the south wall, looking north, and not in the home temple beside the gods, nor in the bedroom. In a small flat any clean wall outside the temple will do. A garland and a lamp on the tithi are enough, and a picture that hung elsewhere until now did no harm.',
    hi: 'रिवाज से दिवंगत की तस्वीर दक्षिण की दीवार पर, उत्तर की ओर देखती हुई लगाते हैं; घर के मंदिर में देवताओं के साथ और सोने के कमरे में नहीं। छोटे घर में मंदिर से अलग कोई भी साफ़ दीवार ठीक है। तिथि पर माला और दीया काफ़ी है, और अब तक कहीं और लगी थी तो उससे कुछ बिगड़ा नहीं।',
  },
  'mourning-year': {
    en: 'It can be held: after the thirteenth day the sutak is over, and the year without weddings and festivals is custom of the home and no rule for every death. Where a wedding was fixed already or the family must go on, the yearly rite is drawn forward (done early with a priest), and then all is open. Most wait a year for parents, some months for grandparents. Ask the eldest of the house; a simple wedding with blessings hurts nobody.',
    hi: 'हो सकती है: तेरहवीं के बाद सूतक पूरा हो जाता है, और साल भर शादी-त्योहार न करना घर की रीत है, हर मृत्यु का नियम नहीं। तारीख़ पहले से तय हो या ज़रूरी हो, तो पंडित से बरसी पहले करवा लेते हैं, फिर सब खुला है। माता-पिता के लिए लोग साल भर, दादा-दादी के लिए कुछ महीने रुकते हैं। घर के बड़े से पूछें; सादी शादी से किसी को कष्ट नहीं होता।',
  },
  'panchak-death': {
    en: 'Whoever dies in panchak brings no further death: the Garuda Purana gives a simple rite for it, five figures of kusha or flour laid beside the body and burnt with it. Where that was left out, a shanti on the eleventh or thirteenth day does, with five small gifts to the needy. A priest asks little for it; pay nobody who speaks of five deaths.',
    hi: 'पंचक में मृत्यु से घर में और मृत्यु नहीं होती: गरुड़ पुराण में इसकी सरल विधि है, कुश या आटे के पाँच पुतले साथ में जलाए जाते हैं। वह न हो पाई हो तो ग्यारहवें या तेरहवें दिन शांति और ज़रूरतमंदों को पाँच छोटे दान काफ़ी हैं। पुरोहित इसके थोड़े ही लेते हैं; जो पाँच मौतों से डराए उसे पैसे न दें।',
  },
} as const satisfies Record<string, LocalizedText>
