import type { LocalizedText } from '../../say.ts'

/** What tradition says of worship at home: what broke, dried up, went out, and what is done in sutak or an eclipse. */
export const worshipTexts = {
  'sutak-puja': {
    en: 'In sutak the idol is not touched and no new puja, vow or temple visit is begun, but the name, a mantra in the mind and a small lamp lit by somebody outside the family are never forbidden. By custom it lasts ten to thirteen days for one’s own house after a death or a birth, and three days or less for farther relatives; hospital, work and exams go on. A vow that was running is taken up again after the bath on the last day.',
    hi: 'सूतक में मूर्ति नहीं छूते और नई पूजा, संकल्प या मंदिर नहीं करते, पर नाम, मन में मंत्र और किसी बाहर वाले से जलवाया दीया कभी मना नहीं। रिवाज से अपने घर में मृत्यु या जन्म पर दस से तेरह दिन, और दूर के रिश्ते में तीन दिन या कम; अस्पताल, नौकरी और परीक्षा चलती रहती है। चलता हुआ जप या व्रत आख़िरी दिन नहाकर वहीं से आगे करें।',
  },
  'lamp-out': {
    en: 'No, a lamp that goes out is no bad sign: it was wind, a short wick or too little oil. Light it again with a word of pardon, and go on with the prayer. For an unbroken lamp in Navratri people keep a second small one beside it, from which the first is lit. Place it out of the draught, and never leave it alone with children or curtains near.',
    hi: 'नहीं, दीया बुझना अपशकुन नहीं है: हवा, छोटी बत्ती या कम तेल से बुझता है। क्षमा कहकर फिर जला लें और पूजा आगे करें। नवरात्रि की अखंड ज्योति के पास लोग एक छोटा दीया और रखते हैं, उसी से फिर जला लेते हैं। हवा से बचाकर रखें, और बच्चों या परदों के पास अकेला न छोड़ें।',
  },
  'coconut-bad': {
    en: 'No, a coconut that turns out rotten is no bad omen; many homes even say that the offering was taken whole, or that it carried away something bad. It was simply old. Lay it at the root of a tree or in earth, offer a fresh one or a fruit if you like, and know that your wish is not refused by it.',
    hi: 'नहीं, नारियल ख़राब निकलना अपशकुन नहीं है; कई घरों में तो कहते हैं कि भगवान ने पूरा स्वीकार कर लिया या बला टल गई। वह बस पुराना था। उसे पेड़ की जड़ या मिट्टी में रख दें, मन हो तो दूसरा नारियल या फल चढ़ा दें, और मनोकामना इससे नहीं रुकती।',
  },
  'tulsi-dried': {
    en: 'No, nothing bad is coming: tulsi dries up in winter cold, hard sun, too much water, or when its flowers are not pinched off. Tradition asks only for respect: pull out the dry plant on a day other than Sunday and Ekadashi, lay it in earth or flowing water (its wood makes a mala), and set a new one. Morning sun, little water and removed flower heads keep it green.',
    hi: 'नहीं, कोई अनहोनी नहीं है: तुलसी पाले, तेज़ धूप, ज़्यादा पानी या मंजरी न तोड़ने से सूखती है। परंपरा केवल आदर कहती है: रविवार और एकादशी छोड़कर सूखा पौधा निकालें, मिट्टी में दबा दें या जल में बहा दें (उसकी लकड़ी की माला भी बनती है), और नया लगा लें। सुबह की धूप, कम पानी और मंजरी हटाते रहने से हरी रहती है।',
  },
  'idol-broken': {
    en: 'No calamity is foretold by it: an idol breaks because it fell. By custom a broken one is not worshipped further at home (a shivling and a shaligram are excepted): ask pardon, wrap it in a clean cloth, and give it to flowing water or bury it in clean earth under a tree; clay dissolves in a bucket at home. Then set a new one on any good day, and go on praying meanwhile.',
    hi: 'इससे कोई अनिष्ट नहीं होता: मूर्ति गिरने से टूटती है। रिवाज से खंडित मूर्ति घर में आगे नहीं पूजते (शिवलिंग और शालिग्राम इसके अपवाद हैं): क्षमा माँगकर साफ़ कपड़े में लपेटें और जल में विसर्जित करें या पेड़ के नीचे साफ़ मिट्टी में दबाएँ; मिट्टी की हो तो घर की बाल्टी में घोल दें। फिर किसी अच्छे दिन नई रखें, पूजा बीच में भी करते रहें।',
  },
  'idol-old': {
    en: 'Old idols, pictures and calendars of gods are given away with respect and not thrown in the bin: bow once, then let clay dissolve in a bucket and pour it at a plant, bury paper and wood or give them to a temple or a municipal visarjan tank, and pass metal ones on to somebody who will pray. Frames and glass are taken off first. Dry flowers make good compost. There is no dosha in it.',
    hi: 'पुरानी मूर्ति, तस्वीर और देवताओं के कैलेंडर कूड़े में नहीं, आदर से हटाए जाते हैं: एक बार प्रणाम करें, मिट्टी की मूर्ति बाल्टी में घोलकर पौधे में डालें, काग़ज़-लकड़ी मिट्टी में दबाएँ या मंदिर और नगर के विसर्जन कुंड में दें, और धातु की किसी पूजा करने वाले को दें। फ़्रेम और काँच पहले अलग करें। सूखे फूल खाद बन जाते हैं। इसमें कोई दोष नहीं।',
  },
  'kalava-broke': {
    en: 'No, a kalava that breaks or comes loose means nothing bad: it is cotton, and its time was over. Lay it at a plant or in earth rather than in the bin, and tie a new one at the next puja, or none. Custom changes it at a festival or when it fades anyway, and no wish hangs on the knot.',
    hi: 'नहीं, कलावा टूटना या खुल जाना बुरा नहीं है: वह सूत है, उसका समय पूरा हुआ। कूड़े की जगह पौधे या मिट्टी में रख दें, और अगली पूजा में नया बाँध लें, या न भी बाँधें। रिवाज से रंग उतरने पर या त्योहार पर वैसे भी बदल देते हैं, और मनोकामना गाँठ से नहीं बँधी।',
  },
  'kalava-hand': {
    en: 'By custom men and unmarried girls wear the kalava on the right hand, married women on the left, with the fist closed while it is tied and three or five turns. It stays until it fades or the next festival, and is taken off on a Tuesday or Saturday by most. The other hand is no fault. Lay the old one at a plant or in earth, and do not wear it until it harms the skin.',
    hi: 'रिवाज से पुरुष और कुँवारी लड़की दाएँ हाथ में कलावा बाँधते हैं, विवाहित स्त्री बाएँ में, बँधवाते समय मुट्ठी बंद, तीन या पाँच फेरे। रंग उतरने या अगले त्योहार तक रखते हैं, और ज़्यादातर मंगलवार या शनिवार को उतारते हैं। दूसरे हाथ में हो तो दोष नहीं। पुराना पौधे या मिट्टी में रख दें, और इतना न पहनें कि त्वचा ख़राब हो।',
  },
  'mangalsutra-broke': {
    en: 'No, it foretells nothing for your husband or your marriage: threads wear, hooks open, sindoor falls, bangles crack. The old people’s way is to have it mended soon and to wear a yellow thread with turmeric until then, and that is enough. Say a short prayer for both of you, and do not let anybody sell you a puja for it.',
    hi: 'नहीं, इससे पति या शादी पर कुछ नहीं आता: धागा घिसता है, कुंडा खुलता है, सिंदूर गिर जाता है, चूड़ी टूट जाती है। बड़ों की रीत है कि जल्दी ठीक करवा लें और तब तक हल्दी वाला पीला धागा पहन लें, इतना काफ़ी है। दोनों के लिए छोटी-सी प्रार्थना करें, और इसके नाम पर कोई पूजा न ख़रीदें।',
  },
  'vow-unkept': {
    en: 'No, your troubles are no punishment for a mannat that is still open: no god takes revenge for a delay, and tradition lets a vow wait until you are able. Set aside a coin in a red cloth today with the words “I will come”, and go when money and health allow. If it can never be done, do it at a temple near you, or give the same amount to somebody in need: that redeems it.',
    hi: 'नहीं, अधूरी मन्नत की सज़ा में काम नहीं बिगड़ते: भगवान देर का बदला नहीं लेते, और परंपरा में मन्नत सामर्थ्य होने तक रुक सकती है। आज लाल कपड़े में एक सिक्का बाँधकर कह दें “मैं आऊँगा”, और पैसे-सेहत ठीक हों तब जाएँ। कभी न हो सके तो पास के मंदिर में कर लें या उतना किसी ज़रूरतमंद को दे दें: मन्नत उतर जाती है।',
  },
  'shivling-home': {
    en: 'Yes, a shivling may stand at home: by custom no larger than a thumb, made of stone, parad, or the narmadeshwar of the Narmada, with the spout to the north. It wants a little water every day and nothing more; tulsi, haldi, sindoor and ketaki are not offered. When you travel, somebody else may pour the water, or you leave a filled cup beside it.',
    hi: 'हाँ, शिवलिंग घर में रख सकते हैं: रिवाज से अँगूठे के बराबर, पत्थर, पारद या नर्मदेश्वर का, जलहरी उत्तर की ओर। उसे रोज़ थोड़ा जल चाहिए, इससे ज़्यादा कुछ नहीं; तुलसी, हल्दी, सिंदूर और केतकी नहीं चढ़ाते। बाहर जाएँ तो कोई और जल दे दे, या पास में भरा पात्र रख दें।',
  },
  'peepal-wall': {
    en: 'You may have it removed: a peepal in a wall breaks the house, and tradition itself gives the way. Ask pardon with water and a lamp on a day other than Sunday, take it out with its root, plant it in open ground or by a temple if you can, and set another tree for it. Saturday belongs to worship of the tree, so most choose a Thursday or a Monday. No dosha remains.',
    hi: 'हटवा सकते हैं: दीवार का पीपल मकान तोड़ देता है, और परंपरा ख़ुद तरीक़ा बताती है। रविवार छोड़कर जल और दीये से क्षमा माँगें, जड़ समेत निकलवाएँ, हो सके तो खुली ज़मीन या मंदिर के पास लगा दें, और बदले में एक पेड़ और लगाएँ। शनिवार पीपल की पूजा का दिन है, इसलिए लोग सोमवार या गुरुवार चुनते हैं। फिर कोई दोष नहीं रहता।',
  },
  'black-thread': {
    en: 'By custom a black thread is tied against nazar: women on the left ankle or wrist, men on the right, on a Saturday, and it is changed when it wears out. No classical text names it, it is a custom of the people, and nothing bad comes of taking it off. A plain thread from any shop is the same; nobody has to pay for a charged one. Tie it loosely, and not round a baby’s neck.',
    hi: 'रिवाज से काला धागा नज़र से बचने के लिए बाँधते हैं: स्त्री बाएँ पैर या हाथ में, पुरुष दाएँ में, शनिवार को, और घिस जाए तो बदल लेते हैं। किसी पुराने ग्रंथ में नहीं है, लोक की रीत है, और उतारने से कुछ बुरा नहीं होता। दुकान का सादा धागा वही काम करता है; सिद्ध किए धागे के पैसे न दें। ढीला बाँधें, शिशु के गले में नहीं।',
  },
  'nonveg-days': {
    en: 'By custom meat is left out on Tuesday (Hanuman), Thursday (Vishnu, guru) and Saturday (Shani), on Ekadashi, Purnima, Amavasya, in Navratri, Shravan and Pitru Paksha; homes differ, and in Bengal, Kashmir and the hills it is even offered. Who ate it by mistake on such a day asks pardon and goes on. After a meal, wash and you may pray; most go into a temple only after a bath.',
    hi: 'रिवाज से मंगलवार (हनुमान जी), गुरुवार (विष्णु, गुरु) और शनिवार (शनि) को, और एकादशी, पूर्णिमा, अमावस्या, नवरात्रि, सावन और पितृ पक्ष में मांस छोड़ते हैं; घर-घर की रीत अलग है, बंगाल, कश्मीर और पहाड़ में तो भोग भी लगता है। भूल से खा लिया तो क्षमा माँगकर आगे बढ़ें। खाने के बाद कुल्ला करके प्रार्थना कर सकते हैं; मंदिर में लोग नहाकर जाते हैं।',
  },
  'eclipse-daily': {
    en: 'In the hours of an eclipse custom leaves out cooking, eating, cutting and touching the idol, and puts tulsi or kusha into cooked food; mantra, silence and giving are praised instead. The sutak counts twelve hours before a solar and nine before a lunar eclipse, and only where it can be seen from your town. Children, the ill, the old and expecting mothers eat and take medicine as usual. Bathe after it and light the lamp.',
    hi: 'ग्रहण के समय रिवाज से पकाना, खाना, काटना और मूर्ति छूना छोड़ते हैं, पके खाने में तुलसी या कुश डालते हैं, और मंत्र, मौन और दान करते हैं। सूतक सूर्य ग्रहण से बारह और चंद्र ग्रहण से नौ घंटे पहले लगता है, और वहीं जहाँ ग्रहण दिखे। बच्चे, बीमार, बुज़ुर्ग और गर्भवती रोज़ की तरह खाएँ और दवा लें। बाद में नहाकर दीया जला लें।',
  },
} as const satisfies Record<string, LocalizedText>
