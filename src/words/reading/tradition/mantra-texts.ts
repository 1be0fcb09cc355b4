import type { LocalizedText } from '../../say.ts'

/** What tradition says of saying a mantra, of the mala, and of prayer on days on which people hesitate. */
export const mantraTexts = {
  'worship-period': {
    en: 'Yes, you may: the name of God, Hanuman Chalisa, a mantra or a stotra may be said in your heart or aloud on every day of the month; nobody becomes unclean before God. What many homes leave out for three to five days is touching the idol, the temple and the kitchen of offerings. The Chalisa itself has no line against it. Read from the phone or by heart, and follow your home only as far as you like.',
    hi: 'हाँ, कर सकती हैं: नाम, हनुमान चालीसा, मंत्र या स्तोत्र महीने के हर दिन मन में या बोलकर पढ़ सकती हैं; भगवान के आगे कोई अशुद्ध नहीं होता। कई घर तीन से पाँच दिन केवल मूर्ति छूना, मंदिर और भोग की रसोई छोड़ते हैं। चालीसा में मनाही की कोई पंक्ति नहीं है। फ़ोन से या याद से पढ़ें, और घर की रीत उतनी ही मानें जितनी मन को ठीक लगे।',
  },
  'mantra-no-guru': {
    en: 'Yes, names and plain mantras need no guru: Om Namah Shivaya, Ram, Hare Krishna, Gayatri, Mahamrityunjaya, Hanuman Chalisa and the names of the grahas are open to all. Diksha is asked for with tantric and beej mantras, such as Bagalamukhi or Bhairavi, where the tradition itself wants a teacher, and those are better left alone. Take one plain mantra, and count the deity itself as your guru.',
    hi: 'हाँ, नाम और सीधे मंत्र के लिए गुरु ज़रूरी नहीं: ॐ नमः शिवाय, राम नाम, हरे कृष्ण, गायत्री, महामृत्युंजय, हनुमान चालीसा और ग्रहों के नाम-मंत्र सबके लिए खुले हैं। दीक्षा तांत्रिक और बीज मंत्रों में माँगी जाती है, जैसे बगलामुखी या भैरवी, और उन्हें बिना गुरु न करना ही ठीक है। एक सीधा मंत्र लें और इष्ट को ही गुरु मान लें।',
  },
  'mantra-wrong-sound': {
    en: 'No harm comes of it: whoever prays with the heart is heard, and the old saying has it that God takes the feeling and not the grammar. Only Vedic recitation by priests keeps strict rules of tone. Hear it once slowly from a good recording, say it in parts, and where the tongue will not follow take the simple name instead, as with “Om Shukraya Namah” in place of a beej.',
    hi: 'इससे कोई नुकसान नहीं होता: भगवान भाव देखते हैं, व्याकरण नहीं। स्वर के कड़े नियम केवल वैदिक पाठ के हैं, जो पुरोहित करते हैं। अच्छी आवाज़ में एक बार धीरे-धीरे सुनें, टुकड़ों में बोलें, और जहाँ जीभ न चले वहाँ बीज मंत्र की जगह सीधा नाम लें, जैसे “ॐ शुक्राय नमः”।',
  },
  'mantra-night': {
    en: 'Yes, a mantra or the Hanuman Chalisa may be said at night, and sitting or lying in bed too if you are tired; many say it just for sound sleep. Dawn and dusk are praised because the mind is quiet then, but no text closes the night. Wash hands and face, put the phone away, and end with it before you sleep.',
    hi: 'हाँ, मंत्र या हनुमान चालीसा रात को पढ़ सकते हैं, और थके हों तो बिस्तर पर बैठकर या लेटकर भी; बहुत लोग अच्छी नींद के लिए ही पढ़ते हैं। सुबह और संध्या की प्रशंसा इसलिए है कि तब मन शांत होता है, रात किसी ग्रंथ में मना नहीं। हाथ-मुँह धोएँ, फ़ोन अलग रखें, और इसी के साथ सो जाएँ।',
  },
  'chalisa-count': {
    en: 'Once a day is complete; seven or eleven times are said on Tuesdays and Saturdays by those who have the time. The Chalisa’s own line “jo sat bar path kar koi” speaks of a hundred readings, which people spread over days or do once with others. The number is a help to keep steady and no price for a wish: choose what you can keep for forty days.',
    hi: 'रोज़ एक बार पूरा माना जाता है; समय हो तो मंगलवार और शनिवार को सात या ग्यारह बार पढ़ते हैं। चालीसा की अपनी पंक्ति “जो शत बार पाठ कर कोई” सौ पाठ कहती है, जिन्हें लोग दिनों में बाँट लेते हैं या मिलकर एक बार करते हैं। गिनती मन टिकाने के लिए है, मनोकामना का दाम नहीं: उतना चुनें जो चालीस दिन निभे।',
  },
  'mantra-count': {
    en: 'One mala, 108 times, is the usual daily measure; eleven or twenty-one times are enough for a busy day, and no count is owed to anybody. Vows name larger ones: 1,25,000 (sava lakh), which is about twenty-nine malas a day for forty days. A graha’s own count, as 23,000 for Saturn or 18,000 for Rahu, may be spread over as many days as you like. Better few daily than many once.',
    hi: 'रोज़ एक माला, यानी 108 बार, आम नाप है; व्यस्त दिन में ग्यारह या इक्कीस बार काफ़ी है, और गिनती किसी की उधारी नहीं। अनुष्ठान में सवा लाख कहते हैं, यानी चालीस दिन में रोज़ क़रीब उनतीस माला। ग्रह की अपनी संख्या, जैसे शनि की 23,000 या राहु की 18,000, जितने दिनों में चाहें बाँट लें। एक दिन बहुत से रोज़ थोड़ा अच्छा है।',
  },
  'mantra-listen': {
    en: 'Yes, listening counts: in the Bhagavata, hearing (shravana) is the first of the nine ways of devotion. Saying it yourself is held to be stronger because the breath and the mind take part, so hum along with one line if you can. With weak eyes, at the wheel or at work, play it low and listen; as background noise during talk it is only music.',
    hi: 'हाँ, सुनना भी गिना जाता है: भागवत की नवधा भक्ति में पहला स्थान श्रवण का है। ख़ुद बोलना ज़्यादा असरदार माना जाता है, क्योंकि साँस और मन साथ लगते हैं, इसलिए हो सके तो एक पंक्ति साथ गुनगुनाएँ। आँखें कमज़ोर हों, गाड़ी चला रहे हों या काम पर हों तो धीमे चलाकर सुनें; बातों के बीच चलता रहे तो वह केवल संगीत है।',
  },
  'mantra-aloud': {
    en: 'All three are right: aloud, in a whisper, and in the mind; the Manusmriti ranks the whisper above speech and the mind above both. Aloud helps a restless mind, silent suits home, bus and office. Begin aloud for some minutes and let it sink into silence. The mala stays covered and below the chest by custom, and without a mala fingers or no counting will do.',
    hi: 'तीनों ठीक हैं: बोलकर, होंठ हिलाकर धीमे, और मन में; मनुस्मृति बोलने से धीमे को और धीमे से मानसिक जप को बढ़कर कहती है। मन भटके तो बोलकर करें, घर, बस और दफ़्तर में मन में। कुछ मिनट बोलकर शुरू करें और धीरे-धीरे मौन में उतरें। माला रिवाज से ढकी रखते हैं; माला न हो तो उँगलियों पर या बिना गिने भी चलता है।',
  },
  'mantra-yawn': {
    en: 'It is neither nazar nor a bad sign: slow breath, a quiet seat and a tired body bring yawns, and a heart that lets go brings tears. The bhakti texts count tears and a shiver among the signs of love (sattvika bhava). Sit upright after washing your face, breathe deeply three times, and say it a little louder; if sadness stays through the day as well, speak to somebody about it.',
    hi: 'यह न नज़र है, न अपशकुन: धीमी साँस, शांत बैठना और थका शरीर जम्हाई लाते हैं, और मन हल्का होता है तो आँसू आते हैं। भक्ति के ग्रंथ आँसू और रोमांच को सात्त्विक भाव कहते हैं। मुँह धोकर सीधे बैठें, तीन गहरी साँस लें और थोड़ा ऊँचा बोलें; उदासी दिन भर रहे तो किसी अपने से बात करें।',
  },
  'mala-which': {
    en: 'Rudraksha for Shiva, Devi and the grahas, tulsi for Vishnu, Ram, Krishna and Hanuman, sphatik or lotus seed for Lakshmi, and sandalwood for any: so custom has it, and no mantra fails over it. A mala for jap is not worn, and one that is worn is not counted on, if you can keep two. If you have only one, use that.',
    hi: 'रिवाज से शिव, देवी और ग्रहों के लिए रुद्राक्ष; विष्णु, राम, कृष्ण और हनुमान के लिए तुलसी; लक्ष्मी के लिए स्फटिक या कमलगट्टा; और चंदन सबके लिए। माला से मंत्र निष्फल नहीं होता। हो सके तो जप की माला पहनें नहीं और पहनने वाली पर जप न करें। एक ही हो तो वही चलाएँ।',
  },
  'mala-broke': {
    en: 'No, a mala that breaks is no bad sign: the thread wears out from use, and a worn thread means that it was prayed on. Gather the beads, thread them anew with a knot between, wash them in water, and begin the round once more. If beads are missing or broken, lay the old ones at a tulsi, a peepal or in a pot of earth and take a new mala. The jap done so far stays counted.',
    hi: 'नहीं, माला टूटना अपशकुन नहीं है: धागा फेरने से घिसता है, यानी उस पर जप हुआ है। दाने समेटकर, बीच में गाँठ देकर फिर पिरो लें, जल से धोएँ और वह माला फिर से शुरू करें। दाने खो गए या टूट गए हों तो पुराने तुलसी, पीपल या गमले की मिट्टी में रख दें और नई माला ले लें। अब तक का जप गिना रहता है।',
  },
  'mantra-for-another': {
    en: 'Yes, you may say it for somebody else, near or far: take the vow with their name (“this jap is for …”) and give the fruit to them at the end with a little water. Parents do so for children, children for a sick father; Mahamrityunjaya needs no priest for it. If they can, let them hear or say it once. Beside an illness the doctor’s treatment goes on unchanged.',
    hi: 'हाँ, किसी और के लिए जप कर सकते हैं, पास हों या दूर: शुरू में उनके नाम का संकल्प लें और अंत में थोड़ा जल छोड़कर फल उन्हें दें। माता-पिता बच्चों के लिए और बच्चे बीमार पिता के लिए करते हैं; महामृत्युंजय के लिए पंडित ज़रूरी नहीं। हो सके तो वे भी एक बार सुनें या बोलें। बीमारी में इलाज वैसा ही चलता रहे।',
  },
  'mantra-anywhere': {
    en: 'Yes, a name may be said anywhere, walking, driving, at work, without a bath and in bed: “in every state” is how the bhakti saints teach it. Only a formal round with mala and vow is done after washing, on a seat, without shoes. At the wheel keep your eyes on the road and the mantra short.',
    hi: 'हाँ, नाम कहीं भी लिया जा सकता है, चलते-फिरते, गाड़ी में, काम पर, बिना नहाए और बिस्तर पर भी: संत इसे हर अवस्था में जपने को कहते हैं। केवल माला और संकल्प वाला जप नहाकर, आसन पर, बिना जूते करते हैं। गाड़ी चलाते समय आँखें सड़क पर रखें और मंत्र छोटा।',
  },
  'mantra-women': {
    en: 'Yes, women may say Gayatri, Om, Mahamrityunjaya, Hanuman Chalisa and Durga Saptashati, and a widow may too: the Rig Veda itself has hymns by women seers such as Lopamudra and Ghosha. The ban is a custom of later times, and many orders have dropped it. Some temples still ask women not to touch Hanuman’s idol; reading and praying is open.',
    hi: 'हाँ, स्त्रियाँ गायत्री, ॐ, महामृत्युंजय, हनुमान चालीसा और दुर्गा सप्तशती पढ़ सकती हैं, विधवा भी: ऋग्वेद में लोपामुद्रा और घोषा जैसी ऋषिकाओं के सूक्त हैं। मनाही बाद के समय का रिवाज है, जिसे बहुत परंपराओं ने छोड़ दिया। कुछ मंदिरों में हनुमान जी की मूर्ति न छूने को कहते हैं; पाठ और प्रार्थना सबके लिए है।',
  },
  'mantra-missed': {
    en: 'A missed day spoils nothing: go on the next day, and add it at the end so that the forty (or whatever you vowed) are full. Strict teachers start a formal anushthan anew after a gap; for prayer at home that is not asked of you. Keep a very short form for bad days, eleven names before sleep, so that the thread does not break again.',
    hi: 'एक दिन छूटने से कुछ नहीं बिगड़ता: अगले दिन से आगे करें और अंत में एक दिन जोड़कर गिनती पूरी कर लें। कड़े नियम वाले गुरु विधिवत अनुष्ठान फिर से शुरू करवाते हैं; घर के पाठ में यह ज़रूरी नहीं। कठिन दिन के लिए छोटा रूप रखें, सोने से पहले ग्यारह नाम, ताकि क्रम न टूटे।',
  },
  'mantra-effect': {
    en: 'Peace of mind is often felt within some weeks; for an outer result no text gives a date, and forty days or one sava lakh are only the usual measures of a vow. That nothing moved is no sign that you did it wrong. Look for the small change first: sleep, temper, courage. Keep one mantra, the same hour, and do the work that the wish needs beside it.',
    hi: 'मन की शांति कुछ हफ़्तों में लगने लगती है; बाहर के फल की तारीख़ किसी ग्रंथ में नहीं, चालीस दिन या सवा लाख केवल संकल्प की आम नाप हैं। कुछ न बदला हो तो इसका मतलब यह नहीं कि जप ग़लत हुआ। पहले छोटा बदलाव देखें: नींद, ग़ुस्सा, हिम्मत। एक मंत्र, एक समय रखें और साथ में वह मेहनत भी, जो उस काम को चाहिए।',
  },
  'mantra-backfire': {
    en: 'No, a prayer does not turn against whoever says it: a quarrel or a headache after it is chance, tiredness or long sitting with held breath. Tradition warns only of harsh tantric mantras taken up alone to gain power over somebody, and from those you can simply stop; nothing follows you. Drink water, rest, and go back to a gentle name such as Ram or Om Namah Shivaya.',
    hi: 'नहीं, प्रार्थना करने वाले पर उलटी नहीं पड़ती: उसके बाद का झगड़ा या सिरदर्द संयोग, थकान या देर तक साँस रोककर बैठने से है। परंपरा केवल उग्र तांत्रिक मंत्रों से रोकती है, जो किसी को वश में करने के लिए अकेले किए जाएँ; वे बस छोड़ दें, पीछे कुछ नहीं आता। पानी पिएँ, आराम करें और राम या ॐ नमः शिवाय जैसे शांत नाम पर लौट आएँ।',
  },
  'mantra-food': {
    en: 'For daily prayer you need not give up anything: onion, garlic and even meat do not close the door of a name. In a vow of fixed days, as a sava lakh or Navratri, sattvic food without meat, drink, onion and garlic is kept until it is full. If you eat meat, pray before the meal or after washing, and keep one day of the week without it if you like.',
    hi: 'रोज़ की प्रार्थना के लिए कुछ छोड़ना ज़रूरी नहीं: प्याज़-लहसुन या मांस से भी नाम का द्वार बंद नहीं होता। संकल्प वाले दिनों में, जैसे सवा लाख जप या नवरात्रि, पूरा होने तक मांस, शराब, प्याज़ और लहसुन छोड़ते हैं। मांस खाते हों तो खाने से पहले या कुल्ला करके जप करें, और मन हो तो हफ़्ते का एक दिन उसके बिना रखें।',
  },
} as const satisfies Record<string, LocalizedText>
