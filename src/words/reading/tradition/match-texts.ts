import type { LocalizedText } from '../../say.ts'

/** What tradition says of the doshas of a match and what excuses them. */
export const matchTexts = {
  'mangal-28': {
    en: 'No text says that Mangal dosha ends at 28: the number comes from the saying that Mars matures in that year, after which its heat is better held, and so many pandits stop counting it then. It stands in a chart as it stood at birth; what lightens it are Jupiter’s aspect, Mars in its own or exalted sign, and a partner who has it as well. After 28 take it as a light matter and wait for nothing.',
    hi: 'किसी ग्रंथ में नहीं लिखा कि मंगल दोष 28 पर ख़त्म होता है: यह संख्या इस कहावत से आई कि उस साल मंगल परिपक्व होता है, फिर उसका ताप सँभल जाता है, इसलिए कई पंडित तब इसे नहीं गिनते। कुंडली में मंगल वहीं रहता है; उसे हल्का करते हैं गुरु की दृष्टि, अपनी या उच्च राशि, और साथी का भी मांगलिक होना। 28 के बाद इसे हल्की बात मानें और इसके लिए न रुकें।',
  },
  'both-manglik': {
    en: 'Yes, where both are manglik the dosha is taken as settled: one Mars holds the other, and nearly every tradition accepts it. Saturn in the first, fourth, seventh, eighth or twelfth house of the other chart does the same in the south. Nothing further, no kumbh vivah and no puja, is needed then. Look at temper and talk between the two, which is what Mars is about.',
    hi: 'हाँ, दोनों मांगलिक हों तो दोष कटा हुआ माना जाता है: एक का मंगल दूसरे को सँभाल लेता है, और लगभग हर परंपरा इसे मानती है। दूसरे की कुंडली में शनि पहले, चौथे, सातवें, आठवें या बारहवें में हो तो भी यही मानते हैं। फिर न कुंभ विवाह चाहिए, न पूजा। मंगल का मतलब स्वभाव की गर्मी है, इसलिए दोनों की बातचीत देखें।',
  },
  'gun-low': {
    en: 'Fewer than 18 gunas is no ban: 18 of 36 is a rule of thumb of the Ashtakoota, and it weighs only the two Moons. Tradition also asks for Mars in both, the lord of the seventh, the dashas and whether the signs’ lords are friends (then much is excused), and love already there goes before the count. Have both birth times checked, ask which kutas are missing, and judge by character, health and home. Where you are married already, nothing changes.',
    hi: '18 से कम गुण मनाही नहीं है: 36 में 18 अष्टकूट की मोटी रेखा है और उसमें केवल दोनों के चंद्रमा तौले जाते हैं। परंपरा दोनों का मंगल, सप्तमेश, दशा और राशि-स्वामियों की मित्रता भी देखती है (मित्रता हो तो बहुत कुछ माफ़), और आपस का मन गिनती से पहले है। दोनों का जन्म समय जाँचें, पूछें कि कौन से कूट नहीं मिले, और स्वभाव, सेहत, घर देखें। शादी हो चुकी हो तो इससे कुछ नहीं बदलता।',
  },
  'nadi-excused': {
    en: 'Nadi dosha is excused in several cases: the same sign with different nakshatras, the same nakshatra with different signs or padas, lords of both signs that are one or are friends, and in many schools where the count is high otherwise. It says nothing sure about children; a doctor’s test does that better. Compare nakshatra and pada of both first, free under “Kundli matching”, and pay nobody for a cure before that.',
    hi: 'नाड़ी दोष कई स्थितियों में नहीं लगता: राशि एक पर नक्षत्र अलग; नक्षत्र एक पर राशि या चरण अलग; दोनों राशियों का स्वामी एक या मित्र; और कई परंपराओं में जब बाक़ी गुण अच्छे हों। संतान की बात इससे पक्की नहीं होती, वह डॉक्टर की जाँच बेहतर बताती है। पहले “कुंडली मिलान” पर दोनों के नक्षत्र और चरण मुफ़्त मिला लें, उससे पहले इलाज के पैसे किसी को न दें।',
  },
  'bhakoot-excused': {
    en: 'Yes, bhakoot dosha is often excused: where one graha rules both signs (as Mesh and Vrishchik, Vrish and Tula), where the two lords are friends, and where nadi is in order. It is about money, health or children by the distance of the two signs (2-12, 6-8, 5-9), in which 5-9 counts as mild and 6-8 as strict. By itself it breaks no match. Ask which two signs you have, and look for those three excuses.',
    hi: 'हाँ, भकूट दोष अक्सर कट जाता है: दोनों राशियों का स्वामी एक हो (जैसे मेष-वृश्चिक, वृष-तुला), दोनों स्वामी मित्र हों, या नाड़ी ठीक हो। यह राशियों की दूरी से (2-12, 6-8, 5-9) धन, सेहत या संतान की बात करता है; 5-9 हल्का और 6-8 कड़ा माना जाता है। अकेले इससे रिश्ता नहीं टूटता। अपनी दोनों राशियाँ देखें और ये तीन छूट मिला लें।',
  },
  'kumbh-vivah': {
    en: 'No, kumbh vivah is not compulsory, and no husband or wife dies for want of it. It is a short rite, a wedding to a pot, peepal or idol, that later custom knows for a strong Mangal dosha or a yoga of widowhood; most charts that are called manglik are excused already. If elders wish it, a family priest does it in an hour for a small dakshina. Never pay tens of thousands, and never out of fear.',
    hi: 'नहीं, कुंभ विवाह ज़रूरी नहीं, और इसके बिना किसी के पति या पत्नी को कुछ नहीं होता। यह घड़े, पीपल या मूर्ति से फेरे की छोटी रस्म है, जो बाद के रिवाज में कड़े मंगल दोष के लिए आई; जिन कुंडलियों को मांगलिक कहते हैं, उनमें ज़्यादातर में दोष पहले ही कटा होता है। बड़ों का मन हो तो घर के पुरोहित थोड़ी दक्षिणा में घंटे भर में करा देते हैं। हज़ारों कभी न दें, और डरकर तो बिल्कुल नहीं।',
  },
  'kaal-sarp-puja': {
    en: 'No journey is needed: kaal sarp is not named in the old texts, it came into use in the last hundred years, and the puja at Trimbakeshwar, Ujjain or Kalahasti is a custom of the place. At home water on a shivling on Monday or Nag Panchami with “Om Namah Shivaya” is held to be as good. Who likes the pilgrimage may go; a shared puja there costs little, and nobody has to borrow for it.',
    hi: 'कहीं जाना ज़रूरी नहीं: काल सर्प पुराने ग्रंथों में नहीं है, पिछले सौ साल में चला, और त्र्यंबकेश्वर, उज्जैन या कालहस्ती की पूजा उस स्थान की रीत है। घर पर सोमवार या नाग पंचमी को “ॐ नमः शिवाय” से शिवलिंग पर जल उतना ही माना जाता है। तीर्थ का मन हो तो जाएँ; वहाँ सामूहिक पूजा थोड़े में हो जाती है, इसके लिए क़र्ज़ न लें।',
  },
  'anshik-meaning': {
    en: 'Anshik means mild: Mars stands in one of the houses that count, but something weakens it, such as Jupiter’s aspect, its own or exalted sign, or a place counted from the Moon or Venus only and not from the lagna. The word is a pandit’s and not one of the texts, so opinions differ on where it begins. In a match it is mostly passed over; tell the other side plainly, and no rite is needed.',
    hi: 'आंशिक का मतलब हल्का: मंगल गिने जाने वाले भाव में है, पर कोई बात उसे कमज़ोर करती है, जैसे गुरु की दृष्टि, अपनी या उच्च राशि, या वह लग्न से नहीं, केवल चंद्र या शुक्र से बनता है। शब्द पंडितों का है, ग्रंथों का नहीं, इसलिए सीमा पर मत अलग हैं। मिलान में इसे प्रायः छोड़ देते हैं; सामने वालों को सीधे बता दें, कोई पूजा ज़रूरी नहीं।',
  },
  'pitru-why': {
    en: 'It is no curse, and it does not mean that your grandfather was unhappy: pandits read pitru dosha from the Sun or the ninth house with Rahu, Ketu or Saturn, and others speak of it where shraddh was left out or elders were hurt. It passes to nobody by blood. What is offered is remembrance: water with sesame on Amavasya, a meal for somebody, and kindness to living elders. Nobody has to pay for its removal.',
    hi: 'यह शाप नहीं है, और इसका मतलब यह नहीं कि दादा जी दुखी गए: पंडित इसे सूर्य या नवम भाव के साथ राहु, केतु या शनि से पढ़ते हैं, और कुछ लोग श्राद्ध छूटने या बड़ों का दिल दुखने से जोड़ते हैं। ख़ून से किसी पर नहीं आता। इसका उत्तर याद करना है: अमावस्या को तिल-जल, किसी को भोजन, और जीते बुज़ुर्गों की सेवा। हटाने के पैसे किसी को न दें।',
  },
} as const satisfies Record<string, LocalizedText>
