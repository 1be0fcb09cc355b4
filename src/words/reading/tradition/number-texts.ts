import type { LocalizedText } from '../../say.ts'

/** What tradition says of letters, names and numbers. `{birth}` and the slots beside it are reckoned from a date in the question. */
export const numberTexts = {
  'letter-none': {
    en: 'With a letter such as ण, ङ, ञ or झ nobody has to look for a name that does not exist: those syllables stand in the table only to fill it. Custom takes the next one: न for ण, ग or घ for ङ, ज for ञ and झ, ट or ड where ठ and ढ do not please; or any syllable of the other three padas of the same nakshatra. Choose one that sounds good with the surname, and no fault comes of it.',
    hi: 'ण, ङ, ञ या झ जैसे अक्षर का नाम ढूँढना ज़रूरी नहीं: ये तालिका पूरी करने के लिए रखे गए हैं। रिवाज से पास का अक्षर लेते हैं: ण की जगह न, ङ की जगह ग या घ, ञ और झ की जगह ज, ठ या ढ न जँचे तो ट या ड; या उसी नक्षत्र के बाक़ी तीन चरणों का कोई अक्षर। जो सुनने में अच्छा लगे वह रखें, कोई दोष नहीं लगता।',
  },
  'letter-other': {
    en: 'No, a name that is already given need not be changed: the letter of the nakshatra is for the secret name of the rite, and the name by which a child is called may begin with any. Whisper the star’s letter or name once in the ear at the naming, or write it in the kundli, and keep the name that the house loves. Whose papers are made changes nothing.',
    hi: 'नहीं, रखा हुआ नाम बदलने की ज़रूरत नहीं: नक्षत्र का अक्षर संस्कार के नाम (राशि नाम) के लिए है, पुकारने का नाम किसी भी अक्षर से हो सकता है। नामकरण में राशि का नाम एक बार कान में कह दें या कुंडली में लिखवा दें, और घर का प्यारा नाम रहने दें। काग़ज़ बन गए हों तो कुछ न बदलें।',
  },
  'rashi-by-name': {
    en: 'Go by birth: the rashi is the sign of the Moon at the moment in which you were born, and everything that concerns a chart, a match or a dasha rests on it. The sign from the called name is used only where the birth is not known, and by some for dealings, a shop or a town. If your name was given by the star, both are one. Your Moon sign stands at the head of your kundli.',
    hi: 'जन्म से देखें: राशि जन्म के समय के चंद्रमा की होती है, और कुंडली, मिलान और दशा सब उसी पर टिके हैं। पुकारने के नाम की राशि तभी देखते हैं जब जन्म पता न हो, और कुछ लोग व्यापार या गाँव-शहर के लिए। नाम नक्षत्र से रखा गया हो तो दोनों एक ही हैं। आपकी चंद्र राशि आपकी कुंडली के ऊपर लिखी है।',
  },
  'two-names': {
    en: 'Both are yours, each in its place: the rashi name is said in sankalpa, puja and the kundli, the called name in school, work and papers. The texts on naming say so themselves, that the star’s name is for rites and the other for dealings. Neither is heavier than the other. Only papers want one spelling: see that Aadhaar, certificates and bank agree.',
    hi: 'दोनों आपके हैं, अपनी-अपनी जगह: राशि का नाम संकल्प, पूजा और कुंडली में, पुकार का नाम स्कूल, काम और काग़ज़ में। नामकरण के ग्रंथ ख़ुद कहते हैं कि नक्षत्र नाम संस्कार के लिए है और दूसरा व्यवहार के लिए। कोई किसी पर भारी नहीं। बस काग़ज़ों में एक ही वर्तनी रखें: आधार, प्रमाणपत्र और बैंक मिलें।',
  },
  'name-spelling': {
    en: 'No text of jyotish knows an added letter: names in the texts go by their first sound in the language spoken, and English spelling with its numbers is a school of the last century. Whoever likes the look of a double a may use it on a card or a page. In papers it costs affidavits, gazette and years of letters, and luck is not bound to it. Keep the spelling of your certificates.',
    hi: 'ज्योतिष के किसी ग्रंथ में अक्षर बढ़ाने की बात नहीं: वहाँ नाम बोली की पहली ध्वनि से देखा जाता है, और अंग्रेज़ी वर्तनी के अंक पिछली सदी का चलन हैं। देखने में अच्छा लगे तो कार्ड या पेज पर एक a बढ़ा लें। काग़ज़ों में हलफ़नामा, गज़ट और सालों की भागदौड़ है, और भाग्य इससे नहीं बँधा। प्रमाणपत्र वाली वर्तनी ही रखें।',
  },
  surname: {
    en: 'You need not change it: no text asks a bride for another name or surname, it is custom of some regions and families, and the law leaves it to you. In puja your husband’s gotra is said after the wedding, and that is all. Decide by your degrees, work and passport; a pet name for the new home can be taken beside your own, and luck depends on neither.',
    hi: 'बदलना ज़रूरी नहीं: किसी ग्रंथ में दुल्हन से नया नाम या उपनाम नहीं माँगा गया, यह कुछ इलाक़ों और घरों की रीत है, और क़ानून इसे आप पर छोड़ता है। विवाह के बाद पूजा में पति का गोत्र बोला जाता है, बस। डिग्री, नौकरी और पासपोर्ट देखकर तय करें; ससुराल का प्यार का नाम अपने नाम के साथ चल सकता है, भाग्य किसी से नहीं बँधा।',
  },
  'number-total': {
    en: 'You need not change it: the total of a plate, a phone or a house is a custom of numerology and stands in no text of jyotish. There every number belongs to a graha (1 Sun, 2 Moon, 3 Jupiter, 4 Rahu, 5 Mercury, 6 Venus, 7 Ketu, 8 Saturn, 9 Mars), and 4, 8 and 13 are feared only because of Rahu and Saturn, who reward steady work. Thousands live well with them. Keep it, and spend the money on service and a helmet.',
    hi: 'बदलने की ज़रूरत नहीं: प्लेट, फ़ोन या मकान के अंकों का जोड़ अंक-विद्या का रिवाज है, ज्योतिष के किसी ग्रंथ में नहीं। उसमें हर अंक एक ग्रह का है (1 सूर्य, 2 चंद्र, 3 गुरु, 4 राहु, 5 बुध, 6 शुक्र, 7 केतु, 8 शनि, 9 मंगल), और 4, 8, 13 से डर केवल राहु-शनि के नाम से है, जो मेहनत का फल देते हैं। लाखों लोग इनके साथ सुखी हैं। रहने दें, पैसे सर्विस और हेलमेट पर लगाएँ।',
  },
  'letter-twins': {
    en: 'Twins born within minutes mostly share nakshatra and pada, and so the same letter; one of them may take another syllable of that nakshatra, and both are right. Different first letters are easier in school and papers. Only where the nakshatra or pada changed between the two births do the letters differ by themselves: compare both birth minutes.',
    hi: 'कुछ मिनट के अंतर से जन्मे जुड़वाँ का नक्षत्र और चरण प्रायः एक होता है, इसलिए अक्षर भी एक; उनमें से एक का नाम उसी नक्षत्र के दूसरे अक्षर से रखें तो भी ठीक है। स्कूल और काग़ज़ में अलग अक्षर आसान रहते हैं। दोनों जन्मों के बीच नक्षत्र या चरण बदला हो, तभी अक्षर अपने आप अलग होते हैं: दोनों के मिनट मिला लें।',
  },
  'letter-adopted': {
    en: 'Where nobody knows the hour of birth, tradition goes by the first sound of the name that you choose, and by the day on which the child came home: many take the nakshatra of that morning for the letter. Both are accepted, and a name given with love binds as well as one by the star. If the papers name a date only, take that day’s nakshatra at noon.',
    hi: 'जन्म का समय पता न हो तो परंपरा चुने हुए नाम की पहली ध्वनि को मानती है, या उस दिन को जब बच्चा घर आया: बहुत लोग उस सुबह के नक्षत्र से अक्षर लेते हैं। दोनों मान्य हैं, और प्यार से रखा नाम नक्षत्र के नाम से कम नहीं। काग़ज़ में केवल तारीख़ हो तो उस दिन दोपहर का नक्षत्र ले लें।',
  },
} as const satisfies Record<string, LocalizedText>
