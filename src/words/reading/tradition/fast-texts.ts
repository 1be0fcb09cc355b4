import type { LocalizedText } from '../../say.ts'

/** What tradition says of a fast: one that was missed, what breaks it, who keeps it and how it ends. */
export const fastTexts = {
  'fast-period': {
    en: 'No, a fast is not broken by periods and does not begin again: fast as you would, and count that day. The Nirnaya Sindhu, a digest of vows, says that one once begun is not stopped by them; only the puja and touching the idol are left to somebody else, or done in the mind. In many homes that day is not counted and one more is added at the end: follow your home, both are right.',
    hi: 'नहीं, पीरियड से व्रत टूटता नहीं और फिर से शुरू नहीं करना पड़ता: उस दिन भी व्रत रखें और उसे गिनें। व्रतों का ग्रंथ निर्णयसिंधु कहता है कि शुरू किया व्रत इससे नहीं रुकता; बस पूजा और मूर्ति छूना किसी और से करवाएँ या मन में करें। कई घरों में वह दिन नहीं गिनते और अंत में एक बढ़ा देते हैं: अपने घर की रीत मानें, दोनों ठीक हैं।',
  },
  'fast-missed': {
    en: 'No, you need not begin again: go on from where you were, and add the missed day at the end so that the number is full. The kathas ask for an unbroken row, and so a few families do start anew; but illness, travel, a death or plain forgetting is excused everywhere. Ask pardon in one sentence before the lamp on the next fast, and leave it at that: no dosha follows.',
    hi: 'नहीं, फिर से शुरू करने की ज़रूरत नहीं: जहाँ थे वहीं से आगे रखें, और छूटा हुआ दिन अंत में जोड़कर गिनती पूरी कर लें। कथाओं में लगातार रखने को कहा है, इसलिए कुछ घर नए सिरे से शुरू करते हैं; पर बीमारी, सफ़र, सूतक या भूल सब जगह माफ़ है। अगले व्रत पर दीये के आगे एक वाक्य में क्षमा माँग लें, कोई दोष नहीं लगता।',
  },
  'fast-slip': {
    en: 'No dosha: what was eaten by mistake does not undo a fast. Rinse your mouth, ask pardon, and go on with fruit and water until evening; the day counts. Strict families keep one more day later, and that is enough for them too. The Mahabharata lists eight things that never break a vow, among them water, fruit, milk and medicine, so do not grieve over it.',
    hi: 'कोई दोष नहीं: भूल से खाया हुआ व्रत नहीं तोड़ता। कुल्ला करें, क्षमा माँगें और शाम तक फल-पानी पर रहें; दिन गिना जाएगा। जहाँ बहुत नियम मानते हैं, वहाँ बाद में एक व्रत और रख लेते हैं, उतना काफ़ी है। महाभारत में आठ चीज़ें गिनाई हैं जिनसे व्रत नहीं टूटता, उनमें जल, फल, दूध और दवा हैं, इसलिए मन छोटा न करें।',
  },
  'fast-medicine': {
    en: 'No, medicine does not break a fast: the Mahabharata names it among the eight things that leave a vow whole, with water, roots, fruit and milk. Take every tablet at its hour, with the food that it needs, and count the day. If the doctor forbids an empty stomach, keep it on fruit and milk, or only by prayer and giving: it is worth the same.',
    hi: 'नहीं, दवा लेने से व्रत नहीं टूटता: महाभारत में जल, कंद, फल और दूध के साथ दवा भी उन आठ चीज़ों में है जिनसे व्रत खंडित नहीं होता। हर गोली समय पर लें, जिसके साथ खाना ज़रूरी हो उसके साथ खाएँ, और दिन गिनें। डॉक्टर ख़ाली पेट मना करें तो फल-दूध पर या केवल पूजा-दान से व्रत करें, फल उतना ही है।',
  },
  'fast-salt': {
    en: 'Ordinary salt is left out, rock salt (sendha namak) is taken in most homes, also on Ekadashi and in Navratri. Some fasts go without any salt by custom, as on Sundays and in Mangla Gauri; in the Friday fast of Santoshi Ma it is sour food that is left out. If your blood pressure is low, take a little rock salt without a second thought.',
    hi: 'सादा नमक नहीं लेते, सेंधा नमक ज़्यादातर घरों में चलता है, एकादशी और नवरात्रि में भी। कुछ व्रत रिवाज से बिना नमक के होते हैं, जैसे रविवार और मंगला गौरी के; संतोषी माता के शुक्रवार में नमक नहीं, खटाई मना है। बीपी कम रहता हो तो थोड़ा सेंधा नमक बेझिझक लें।',
  },
  'fast-drink': {
    en: 'Yes, in a fast on fruit you may drink tea, coffee, milk, juice or lassi, once or twice and without biscuits; most homes allow it. Only a nirjala fast, such as Karva Chauth, Teej or Nirjala Ekadashi, is without water until it is opened, and even there water is given to whoever feels faint, for water breaks no vow by the Mahabharata. With a headache take the cup early.',
    hi: 'हाँ, फलाहारी व्रत में चाय, कॉफ़ी, दूध, जूस या लस्सी एक-दो बार ले सकते हैं, बस बिस्कुट नहीं; ज़्यादातर घरों में चलता है। केवल निर्जला व्रत, जैसे करवा चौथ, तीज या निर्जला एकादशी, खुलने तक बिना पानी होता है, और चक्कर आए तो उसमें भी पानी पी लें: महाभारत के अनुसार जल से व्रत नहीं टूटता। सिर दुखता हो तो चाय सुबह ही ले लें।',
  },
  'fast-egg': {
    en: 'No, eggs, meat, onion and garlic are left out in a Hindu fast, and many homes leave them out for the whole day at the family table. If somebody else at home eats them, your fast is untouched. For strength take curd, paneer, peanuts, makhana or milk instead.',
    hi: 'नहीं, व्रत में अंडा, मांस, प्याज़ और लहसुन नहीं लेते, और कई घरों में उस दिन रसोई में भी नहीं बनता। घर में कोई और खाए तो आपके व्रत पर असर नहीं पड़ता। ताक़त के लिए दही, पनीर, मूँगफली, मखाना या दूध ले लें।',
  },
  'fast-body': {
    en: 'Not without water, and only as far as the doctor allows; whoever leaves it gets no dosha, nor does a husband or child: the texts on vows excuse the pregnant, the nursing, the old, children and the ill. Keep it with water, fruit, milk and the medicine, or let somebody of the house fast in your name and do the puja and katha yourself. Who takes medicine for sugar should never fast on an empty stomach. With dizziness, sweating or weakness eat at once; in pregnancy also if the child moves less.',
    hi: 'निर्जला नहीं, और उतना ही जितना डॉक्टर कहें; न रखने से कोई दोष नहीं लगता, न पति या बच्चे पर कुछ आता है: व्रत के ग्रंथ गर्भवती, दूध पिलाने वाली, वृद्ध, बच्चे और बीमार को छूट देते हैं। पानी, फल, दूध और दवा के साथ रखें, या घर का कोई आपके नाम से रख ले और पूजा-कथा आप कर लें। शुगर की दवा चलती हो तो ख़ाली पेट व्रत न रखें। चक्कर, पसीना या कमज़ोरी लगे तो तुरंत खा लें; गर्भ में बच्चे की हलचल कम लगे तब भी।',
  },
  'fast-udyapan': {
    en: 'Udyapan is done when the number that you vowed is full: on the next same weekday or tithi, in the bright half and outside sutak. Do the usual puja and katha, and feed as many as the katha names: boys for Santoshi Ma (eight), couples or Brahmins for Solah Somvar and Pradosh, women for Vaibhav Lakshmi. One person fed with respect, or food given to the needy, is enough where money is short, and it may wait until you can.',
    hi: 'उद्यापन तब होता है जब बोली हुई गिनती पूरी हो: उसके बाद उसी वार या तिथि को, शुक्ल पक्ष में और सूतक से बाहर। रोज़ की पूजा और कथा करें, और जितने कथा में कहे हैं उन्हें जिमाएँ: संतोषी माता में आठ बालक, सोलह सोमवार और प्रदोष में ब्राह्मण या दंपति, वैभव लक्ष्मी में सुहागिनें। हाथ तंग हो तो आदर से एक को खिलाना काफ़ी है, और बाद में भी कर सकते हैं।',
  },
  'fast-count': {
    en: 'By custom: Solah Somvar sixteen Mondays and the udyapan on the seventeenth; Thursdays sixteen; Santoshi Ma sixteen Fridays, Vaibhav Lakshmi eleven or twenty-one; Tuesdays twenty-one; Saturdays seven, eleven or nineteen. No text punishes another number: say yours before the first fast, keep to it, and close with a small udyapan. Where the body tires, take the smaller one.',
    hi: 'रिवाज से: सोलह सोमवार के सोलह और सत्रहवें पर उद्यापन; गुरुवार सोलह; संतोषी माता के सोलह शुक्रवार, वैभव लक्ष्मी के ग्यारह या इक्कीस; मंगलवार इक्कीस; शनिवार सात, ग्यारह या उन्नीस। किसी ग्रंथ में दूसरी गिनती की सज़ा नहीं: पहले व्रत पर अपनी गिनती बोल दें, निभाएँ और छोटे उद्यापन से पूरा करें। शरीर थके तो छोटी गिनती लें।',
  },
  'fast-begin': {
    en: 'Begin on the first such weekday of a bright half; for Solah Somvar the Mondays of Shravan, Kartik, Vaishakh or Margashirsha are liked best, but any Monday will do. Only sutak, a journey and the days of an illness are left out. Take the vow in the morning after a bath, in your own words: for how many, and for what.',
    hi: 'किसी भी शुक्ल पक्ष के पहले उसी वार से शुरू करें; सोलह सोमवार के लिए सावन, कार्तिक, वैशाख या अगहन के सोमवार सबसे अच्छे माने जाते हैं, पर कोई भी सोमवार चलता है। बस सूतक, सफ़र और बीमारी के दिन छोड़ें। सुबह नहाकर अपने शब्दों में संकल्प लें: कितने व्रत और किस मन से।',
  },
  'fast-who': {
    en: 'Yes, anybody may keep it: a man Solah Somvar (in its katha the temple’s priest himself keeps it), a woman the Tuesday fast, an unmarried girl or a fiancée Karva Chauth, a widow any fast of her own. Only the rites for a husband’s long life are by custom kept by wives and brides to be, and where an elder objects it is habit and not scripture. Keep it with an easy mind.',
    hi: 'हाँ, यह व्रत कोई भी रख सकता है: पुरुष सोलह सोमवार (कथा में मंदिर के पुजारी ख़ुद रखते हैं), स्त्री मंगलवार, कुँवारी या मंगेतर करवा चौथ, और विधवा अपना कोई भी व्रत। केवल पति की आयु वाली पूजा रिवाज से पत्नी या होने वाली पत्नी करती है; कोई बड़ा टोके तो वह घर की रीत है, शास्त्र की मनाही नहीं। निश्चिंत होकर रखें।',
  },
  'fast-for-another': {
    en: 'Yes, you may keep it in somebody’s place: the texts on vows let husband and wife, son, daughter, sibling, priest or friend fast for whoever is ill or cannot. Say at the start whose it is (“this fast is for …”), do the puja yourself, and let them put their hands together once. It counts for them, and a part of it for you.',
    hi: 'हाँ, किसी के बदले व्रत रखा जा सकता है: व्रत के ग्रंथों में पति-पत्नी, बेटा-बेटी, भाई-बहन, पुरोहित या मित्र बीमार के लिए रख सकते हैं। शुरू में बोल दें कि यह किसके नाम का है, पूजा आप करें, और वे एक बार हाथ जोड़ लें। फल उन्हें मिलता है, और कुछ आपको भी।',
  },
  'fast-away': {
    en: 'It counts fully: with your husband away, look at the moon, offer the water, see his face on a video call or a photo, and open the fast with water from your own hand or an elder’s. Where clouds hide the moon, take the time at which it rises in your town and bow to that side. Vat Savitri and Teej are done alone in the same way, with a branch or a picture at home.',
    hi: 'व्रत पूरा माना जाता है: पति बाहर हों तो चाँद देखें, अर्घ्य दें, वीडियो कॉल या फ़ोटो में उनका चेहरा देखें और अपने या किसी बड़े के हाथ से पानी पीकर खोलें। बादल हों तो अपने शहर के चंद्रोदय के समय उसी दिशा में अर्घ्य दे दें। वट सावित्री और तीज भी घर पर डाली या चित्र रखकर अकेले हो जाती हैं।',
  },
  'fast-stop': {
    en: 'Yes, a fast kept for years may be ended without any fault: do a small udyapan on its day, thank the deity, and say that you leave it from today, or hand it to a daughter or daughter-in-law as many homes do. Old age and illness end it even without that. Keep one small thing of it, a lamp or a mantra on that day.',
    hi: 'हाँ, बरसों का व्रत बिना किसी दोष के छोड़ा जा सकता है: उसी दिन छोटा-सा उद्यापन करें, देवता को धन्यवाद दें और कह दें कि आज से विराम है, या कई घरों की तरह बेटी-बहू को सौंप दें। बुढ़ापा और बीमारी हो तो इतना भी ज़रूरी नहीं। उस दिन का एक दीया या एक मंत्र बनाए रखें।',
  },
  'fast-navratri': {
    en: 'Both are right: whoever can, keeps the nine days, and whoever has duty, exams or a weak body keeps the first and the eighth, or the first and the last; families also keep one meal a day. What is kept should be the same each year if you can. Fruit, milk, kuttu, samak rice and rock salt are allowed, and a lamp and one prayer a day make it whole.',
    hi: 'दोनों सही हैं: जिससे हो सके वह नौ दिन रखे, और ड्यूटी, परीक्षा या कमज़ोरी हो तो पहला और अष्टमी, या पहला और आख़िरी; कई घर एक समय खाकर भी रखते हैं। जो चुनें, हर साल वही निभाएँ तो अच्छा। फल, दूध, कुट्टू, सामा और सेंधा नमक चलता है, और रोज़ एक दीया और एक पाठ से व्रत पूरा होता है।',
  },
  'fast-fruitless': {
    en: 'Your fasts have not gone to waste, and no mistake of yours held the fruit back: tradition counts a vow as your own merit and steadiness, and the Gita asks for the act without a claim on its fruit. No text promises a date for it. If the body or the heart is tired, close it with a small udyapan and keep a lamp and your work in its place.',
    hi: 'आपके व्रत व्यर्थ नहीं गए, और फल किसी ग़लती से नहीं रुका: परंपरा में व्रत अपना पुण्य और मन की दृढ़ता है, और गीता फल पर अधिकार जताए बिना कर्म करने को कहती है। किसी ग्रंथ में फल की तारीख़ नहीं लिखी। शरीर या मन थक गया हो तो छोटे उद्यापन से विराम दें, और उसकी जगह एक दीया और अपनी मेहनत रखें।',
  },
  'fast-instead': {
    en: 'Instead of fasting you may feed one hungry person, give the meal that you would have left, eat once without salt or grain, or keep silence and say a mala on that day: the texts on vows name giving and jap in place of a fast for whoever cannot. A body that turns dizzy is reason enough. Keep to one of these on the same weekday, with the same prayer.',
    hi: 'उपवास की जगह किसी एक भूखे को खिलाएँ, जो भोजन छोड़ते वह दान करें, एक समय बिना अन्न या नमक के खाएँ, या उस दिन मौन और एक माला रखें: जिससे उपवास न हो, उसके लिए व्रत के ग्रंथ दान और जप कहते हैं। चक्कर आना काफ़ी कारण है। इनमें से एक चीज़ उसी वार को, उसी प्रार्थना के साथ निभाएँ।',
  },
  'fast-simple': {
    en: 'Yes, it counts: a vrat rests on the vow, the restraint and the prayer, and coconut, lamp and kalash are its dress. Take the vow in your mind, read or hear the katha on the phone, offer a flower, a fruit or water before a picture, and eat in the evening. What a hostel, a job or a foreign town does not allow is left out without fault; do the udyapan at home later.',
    hi: 'हाँ, गिना जाएगा: व्रत संकल्प, संयम और प्रार्थना से बनता है; नारियल, दीया और कलश उसकी सजावट हैं। मन में संकल्प लें, कथा फ़ोन पर पढ़ें या सुनें, चित्र के आगे फूल, फल या जल रखें और शाम को खाएँ। हॉस्टल, नौकरी या परदेस में जो न हो सके वह छूट जाए तो दोष नहीं; उद्यापन बाद में घर पर कर लें।',
  },
} as const satisfies Record<string, LocalizedText>
