import type { LocalizedText } from '../say.ts'

/**
 * What a running period of each graha asks for and brings, by field of life: a clause about "it", the
 * period, without an end.
 */
export const dashaTexts = {
  love: {
    sun: {
      en: 'it asks for respect on both sides, and pride is the one guest to leave outside',
      hi: 'यह समय दोनों ओर से सम्मान चाहता है, और अहं को दरवाज़े पर ही रोक देना अच्छा है',
    },
    moon: {
      en: 'it softens the heart, and feelings that were put off want to be spoken',
      hi: 'यह समय मन को नरम करता है, और टाली हुई भावनाएँ कही जाना चाहती हैं',
    },
    mars: {
      en: 'it brings fire, so desire and disagreement both come faster, and a short walk before answering helps',
      hi: 'यह समय गरमी लाता है, चाह भी तेज़ और असहमति भी, इसलिए जवाब से पहले छोटी-सी सैर अच्छी है',
    },
    mercury: {
      en: 'it works through talk, and one honest conversation moves more than a month of guessing',
      hi: 'यह समय बातचीत से चलता है, और महीने भर के अनुमान से ज़्यादा एक सच्ची बात काम करती है',
    },
    jupiter: {
      en: 'it widens the heart, and elders, advice and good intentions open doors',
      hi: 'यह समय दिल को बड़ा करता है, और बड़ों की सलाह तथा नेक इरादे रास्ते खोलते हैं',
    },
    venus: {
      en: 'it is the season of affection itself, made for meeting, mending and enjoying',
      hi: 'यह समय स्नेह की अपनी ऋतु है, मिलने, मनाने और साथ का आनंद लेने के लिए',
    },
    saturn: {
      en: 'it tests what is real, and the bond that keeps its small promises grows strong',
      hi: 'यह समय सच्चे को परखता है, और जो रिश्ता छोटे वचन निभाए वह मज़बूत होता है',
    },
    rahu: {
      en: 'it draws you to the unusual, so let time confirm what excitement suggests',
      hi: 'यह समय अनोखे की ओर खींचता है, इसलिए जो आकर्षण कहे उसे समय से परख लेना अच्छा है',
    },
    ketu: {
      en: 'it turns you inwards, and fewer but truer bonds are what it leaves',
      hi: 'यह समय भीतर की ओर मोड़ता है, और कम पर सच्चे रिश्ते छोड़ जाता है',
    },
  },
  career: {
    sun: {
      en: 'it puts you in view of those who decide, and clear ownership of one task pays',
      hi: 'यह समय आपको निर्णय लेने वालों की नज़र में लाता है, और एक काम की पूरी ज़िम्मेदारी फल देती है',
    },
    moon: {
      en: 'it makes the public and the team important, and goodwill counts like a qualification',
      hi: 'यह समय लोगों और टीम को महत्वपूर्ण बनाता है, और सद्भाव योग्यता जितना गिना जाता है',
    },
    mars: {
      en: 'it rewards action, competition and technical skill, as long as haste does not sign for you',
      hi: 'यह समय कर्म, स्पर्धा और तकनीकी हुनर को फल देता है, बस जल्दबाज़ी में हस्ताक्षर न हों',
    },
    mercury: {
      en: 'it moves papers, applications, trade and learning, and a small new skill pays soon',
      hi: 'यह समय काग़ज़, आवेदन, व्यापार और सीखने को गति देता है, और छोटा-सा नया हुनर जल्दी फल देता है',
    },
    jupiter: {
      en: 'it brings growth through knowledge and through people who wish you well',
      hi: 'यह समय ज्ञान और शुभचिंतकों के माध्यम से उन्नति लाता है',
    },
    venus: {
      en: 'it favours agreements, design, people and pleasant work, and a good word opens doors',
      hi: 'यह समय अनुबंध, सौंदर्य, जनसंपर्क और मनचाहे काम के पक्ष में है, और मीठी बात द्वार खोलती है',
    },
    saturn: {
      en: 'it pays late but pays in full, and steady delivery now becomes rank later',
      hi: 'यह समय देर से देता है पर पूरा देता है, और आज का नियमित काम आगे पद बनता है',
    },
    rahu: {
      en: 'it opens unusual doors, foreign names, technology, sudden offers, and each deserves a second look',
      hi: 'यह समय अनोखे द्वार खोलता है, विदेशी नाम, तकनीक, अचानक प्रस्ताव, और हर एक को दुबारा परखना अच्छा है',
    },
    ketu: {
      en: 'it clears away work that has become empty, and specialised, quiet skill is its gift',
      hi: 'यह समय उस काम को हटाता है जो खोखला हो चुका, और एकाग्र, विशेष हुनर इसका वरदान है',
    },
  },
  money: {
    sun: {
      en: 'it brings money through position, and dealings with government or father’s side move',
      hi: 'यह समय पद के माध्यम से धन लाता है, और सरकारी या पितृ-पक्ष के काम आगे बढ़ते हैं',
    },
    moon: {
      en: 'it makes income uneven, so keep a reserve in a separate place',
      hi: 'यह समय आय को घटाता-बढ़ाता रहता है, इसलिए कुछ रक़म अलग रखना अच्छा है',
    },
    mars: {
      en: 'it favours land, machines and bold effort, and asks for care with loans',
      hi: 'यह समय भूमि, मशीन और साहसी प्रयास के पक्ष में है, और उधार में सावधानी चाहता है',
    },
    mercury: {
      en: 'it earns through trade, skill and quick calculation, and it pays to check every bill',
      hi: 'यह समय व्यापार, हुनर और हिसाब से कमाता है, और हर बिल जाँच लेने से पैसा बचता है',
    },
    jupiter: {
      en: 'it increases what is honestly held, and good counsel is worth more than a tip',
      hi: 'यह समय ईमानदारी से रखे धन को बढ़ाता है, और किसी टिप से ज़्यादा अच्छी सलाह काम की है',
    },
    venus: {
      en: 'it brings comfort and the wish to spend on it, so decide the sum before the shop',
      hi: 'यह समय सुख और उस पर ख़र्च की चाह लाता है, इसलिए दुकान से पहले रक़म तय करना अच्छा है',
    },
    saturn: {
      en: 'it builds slowly, and old dues cleared now become lasting ease',
      hi: 'यह समय धीरे जोड़ता है, और अभी चुकाए पुराने हिसाब आगे की राहत बनते हैं',
    },
    rahu: {
      en: 'it shows large figures quickly, so trust only what stands on paper',
      hi: 'यह समय बड़े आँकड़े जल्दी दिखाता है, इसलिए भरोसा केवल लिखे पर हो',
    },
    ketu: {
      en: 'it simplifies, and fewer accounts and fewer wants leave more in hand',
      hi: 'यह समय सरल करता है, और कम खाते, कम चाह हाथ में ज़्यादा छोड़ते हैं',
    },
  },
  education: {
    sun: {
      en: 'it gives confidence in front of examiners, and a fixed early hour suits it',
      hi: 'यह समय परीक्षक के सामने आत्मविश्वास देता है, और सुबह का तय घंटा इसे भाता है',
    },
    moon: {
      en: 'it lets memory follow mood, so calm and sleep are part of the preparation',
      hi: 'यह समय स्मृति को मन से जोड़ता है, इसलिए शांति और नींद भी तैयारी हैं',
    },
    mars: {
      en: 'it favours competition and problem-solving, and timed practice wins',
      hi: 'यह समय स्पर्धा और प्रश्न हल करने के पक्ष में है, और घड़ी रखकर किया अभ्यास जीतता है',
    },
    mercury: {
      en: 'it is a good time for students, quick in language, logic and numbers',
      hi: 'यह समय विद्यार्थियों के लिए अच्छा है, भाषा, तर्क और गणित में मन तेज़ चलता है',
    },
    jupiter: {
      en: 'it brings a good teacher or course within reach, and understanding deepens',
      hi: 'यह समय अच्छे शिक्षक या पाठ्यक्रम को पास लाता है, और समझ गहरी होती है',
    },
    venus: {
      en: 'it favours the arts and pleasant company, so study first and celebrate after',
      hi: 'यह समय कला और अच्छी संगति के पक्ष में है, इसलिए पहले पढ़ाई, फिर उत्सव',
    },
    saturn: {
      en: 'it rewards repetition, and what is learnt now stays for good',
      hi: 'यह समय दोहराव को फल देता है, और अभी सीखा हुआ सदा साथ रहता है',
    },
    rahu: {
      en: 'it excites interest in new fields, and a single chosen goal keeps it useful',
      hi: 'यह समय नए विषयों की ललक जगाता है, और एक चुना हुआ लक्ष्य उसे काम का रखता है',
    },
    ketu: {
      en: 'it favours depth over breadth, and research or one hard subject gains most',
      hi: 'यह समय फैलाव से ज़्यादा गहराई के पक्ष में है, और शोध या कोई एक कठिन विषय सबसे आगे बढ़ता है',
    },
  },
  family: {
    sun: {
      en: 'it turns attention to father, elders and the family’s good name',
      hi: 'यह समय पिता, बड़ों और परिवार के मान की ओर ध्यान ले जाता है',
    },
    moon: {
      en: 'it is tender towards mother, home and feelings, and small comforts matter',
      hi: 'यह समय माता, घर और भावनाओं के प्रति कोमल है, और छोटे सुख मायने रखते हैं',
    },
    mars: {
      en: 'it makes the house lively, with repairs, plans and tempers, so choose the hour for hard talks',
      hi: 'यह समय घर में हलचल लाता है, मरम्मत, योजनाएँ और गरम मिज़ाज, इसलिए कठिन बात का समय चुनना अच्छा है',
    },
    mercury: {
      en: 'it brings visits, calls and young voices, and misunderstandings clear quickly',
      hi: 'यह समय आना-जाना, फ़ोन और बच्चों की आवाज़ लाता है, और ग़लतफ़हमी जल्दी दूर होती है',
    },
    jupiter: {
      en: 'it blesses children, elders and shared meals, and forgiveness is easier',
      hi: 'यह समय संतान, बड़ों और साथ के भोजन को आशीर्वाद देता है, और क्षमा आसान होती है',
    },
    venus: {
      en: 'it brings grace to the home, guests, celebration and pleasant changes',
      hi: 'यह समय घर में शोभा, अतिथि, उत्सव और सुखद बदलाव लाता है',
    },
    saturn: {
      en: 'it puts duty first, and care given to elders returns as quiet strength',
      hi: 'यह समय कर्तव्य को आगे रखता है, और बड़ों की सेवा शांत बल बनकर लौटती है',
    },
    rahu: {
      en: 'it stirs the usual order, so keep one family habit that does not change',
      hi: 'यह समय रोज़ के क्रम को हिलाता है, इसलिए परिवार की एक आदत न बदले तो अच्छा है',
    },
    ketu: {
      en: 'it asks for a little distance and prayerful patience, and old matters come to rest',
      hi: 'यह समय थोड़ी दूरी और धैर्य चाहता है, और पुरानी बातें शांत होती हैं',
    },
  },
  health: {
    sun: {
      en: 'it strengthens will and warmth, and morning light is its tonic',
      hi: 'यह समय इच्छाशक्ति और तेज बढ़ाता है, और सुबह की धूप इसका बल है',
    },
    moon: {
      en: 'it asks for water, sleep and gentle company',
      hi: 'यह समय जल, नींद और कोमल संगति चाहता है',
    },
    mars: {
      en: 'it gives drive, and that heat is best spent in exercise',
      hi: 'यह समय जोश देता है, और वह गरमी व्यायाम में लगे तो सबसे अच्छी',
    },
    mercury: {
      en: 'it keeps the nerves busy, and regular pauses keep them clear',
      hi: 'यह समय स्नायु को व्यस्त रखता है, और नियमित विराम उन्हें साफ़ रखते हैं',
    },
    jupiter: {
      en: 'it restores, and moderation at the table keeps the gift',
      hi: 'यह समय फिर से भर देता है, और भोजन में संयम इस वरदान को बचाता है',
    },
    venus: {
      en: 'it likes comfort and sweetness, and walking after meals balances both',
      hi: 'यह समय आराम और मिठास चाहता है, और भोजन के बाद की सैर दोनों को सम रखती है',
    },
    saturn: {
      en: 'it slows the pace and rewards routine, oil, stretching and early nights',
      hi: 'यह समय गति धीमी करता है और दिनचर्या, तेल-मालिश, खिंचाव तथा जल्दी सोने को फल देता है',
    },
    rahu: {
      en: 'it unsettles rhythm, so fixed hours for food and sleep are half the cure for restlessness',
      hi: 'यह समय लय को हिलाता है, इसलिए भोजन और नींद के तय घंटे बेचैनी को आधा कर देते हैं',
    },
    ketu: {
      en: 'it favours rest, simple food and silence',
      hi: 'यह समय विश्राम, सादे भोजन और मौन के पक्ष में है',
    },
  },
  travel: {
    sun: {
      en: 'it supports official journeys and permissions',
      hi: 'यह समय सरकारी यात्राओं और अनुमतियों को सहारा देता है',
    },
    moon: {
      en: 'it favours short trips, water and visits to family',
      hi: 'यह समय छोटी यात्राओं, जल-स्थानों और परिवार से मिलने के पक्ष में है',
    },
    mars: {
      en: 'it moves things suddenly, so keep papers ready and drive patiently',
      hi: 'यह समय चीज़ें अचानक चलाता है, इसलिए काग़ज़ तैयार रहें और वाहन धैर्य से चले',
    },
    mercury: {
      en: 'it brings bookings, forms and many small movements',
      hi: 'यह समय बुकिंग, फ़ॉर्म और बहुत-सी छोटी आवाजाही लाता है',
    },
    jupiter: {
      en: 'it opens long roads for study, faith or growth',
      hi: 'यह समय पढ़ाई, आस्था या उन्नति के लिए लंबी राहें खोलता है',
    },
    venus: {
      en: 'it makes travel pleasant, and company is half of it',
      hi: 'यह समय यात्रा को सुखद बनाता है, और साथ उसका आधा आनंद है',
    },
    saturn: {
      en: 'it delays and then settles, and a move made now tends to last',
      hi: 'यह समय पहले रोकता है, फिर बसाता है, और अभी किया स्थान-परिवर्तन टिकता है',
    },
    rahu: {
      en: 'it is the classical period of foreign lands, strong in visas and unfamiliar places',
      hi: 'यह समय परंपरा में विदेश का कहा गया है, वीज़ा और अनजाने स्थानों में बलवान',
    },
    ketu: {
      en: 'it favours pilgrimage and leaving behind what is too heavy to carry',
      hi: 'यह समय तीर्थ के पक्ष में है, और जो बहुत भारी है उसे पीछे छोड़ने के भी',
    },
  },
  general: {
    sun: {
      en: 'it asks you to stand in the light and answer for what you want',
      hi: 'यह समय चाहता है कि आपकी चाह सामने आए और उसकी ज़िम्मेदारी भी',
    },
    moon: {
      en: 'it turns life towards feeling, home and people',
      hi: 'यह समय जीवन को भावना, घर और लोगों की ओर मोड़ता है',
    },
    mars: {
      en: 'it gives courage and asks for direction',
      hi: 'यह समय साहस देता है और दिशा माँगता है',
    },
    mercury: {
      en: 'it wants you to learn, speak, trade and connect',
      hi: 'यह समय सीखने, बोलने, लेन-देन और जुड़ने का है',
    },
    jupiter: {
      en: 'it enlarges life through knowledge, faith and good people',
      hi: 'यह समय ज्ञान, आस्था और अच्छे लोगों से जीवन को बड़ा करता है',
    },
    venus: {
      en: 'it sweetens life and shows what you truly value',
      hi: 'यह समय जीवन में मिठास लाता है और दिखाता है कि आपके लिए सच में क्या मूल्यवान है',
    },
    saturn: {
      en: 'it builds, slowly and honestly, what will carry you later',
      hi: 'यह समय धीरे और ईमानदारी से वह रचता है जो आगे सहारा देगा',
    },
    rahu: {
      en: 'it draws you towards what is new and larger than before',
      hi: 'यह समय आपको नई और बड़ी बातों की ओर ले जाता है',
    },
    ketu: {
      en: 'it frees you from what no longer belongs to you',
      hi: 'यह समय आपको उससे मुक्त करता है जो अब आपका नहीं रहा',
    },
  },
} as const satisfies Record<string, Record<string, LocalizedText>>

/**
 * Jupiter's and Saturn's stay in the first to the twelfth sign from the natal Moon, after
 * Phaladeepika, ch. 26, told without fear: a clause about the transit, without an end.
 */
export const slowTransitTexts = {
  jupiter: [
    {
      en: 'it asks you to spend energy wisely while new directions sort themselves out',
      hi: 'यह शक्ति को सँभालकर लगाने और नई दिशाओं को छँटने देने का समय है',
    },
    {
      en: 'it favours income, family and the weight of your words',
      hi: 'यह आय, परिवार और आपकी बात के वज़न के पक्ष में है',
    },
    {
      en: 'it asks for extra effort and patience with changes of place or plan',
      hi: 'यह थोड़ा ज़्यादा परिश्रम और स्थान या योजना के बदलाव में धीरज चाहता है',
    },
    {
      en: 'it turns your attention homewards and asks you to keep peace there',
      hi: 'यह ध्यान घर की ओर ले जाता है और वहाँ शांति रखने को कहता है',
    },
    {
      en: 'it brightens learning, children, love and good judgement',
      hi: 'यह विद्या, संतान, प्रेम और विवेक को उजला करता है',
    },
    {
      en: 'it asks for order in work, dues and daily habits',
      hi: 'यह काम, देनदारी और दिनचर्या में क्रम चाहता है',
    },
    {
      en: 'it smiles on partnership, agreements and happy journeys',
      hi: 'यह साझेदारी, अनुबंध और सुखद यात्राओं के लिए शुभ है',
    },
    {
      en: 'it calls for rest between tasks and modest promises',
      hi: 'यह कामों के बीच विराम और सीमित वादे चाहता है',
    },
    {
      en: 'it brings fortune, guidance and a lighter heart',
      hi: 'यह भाग्य, मार्गदर्शन और हल्का मन लाता है',
    },
    {
      en: 'it asks you to guard your standing by doing the ordinary well',
      hi: 'यह साधारण काम अच्छे से करके मान बचाए रखने को कहता है',
    },
    {
      en: 'it brings gains, helpful friends and wishes within reach',
      hi: 'यह लाभ, सहायक मित्र और पूरी होती इच्छाएँ लाता है',
    },
    {
      en: 'it favours giving, study and quiet preparation over display',
      hi: 'यह दिखावे से ज़्यादा देने, पढ़ने और चुपचाप तैयारी के पक्ष में है',
    },
  ],
  saturn: [
    {
      en: 'it asks you to lighten your load, choose essentials and rest on time',
      hi: 'यह भार हल्का करने, ज़रूरी को चुनने और समय पर विश्राम करने को कहता है',
    },
    {
      en: 'it asks for careful speech and careful accounts',
      hi: 'यह सँभली हुई बोली और सँभला हुआ हिसाब चाहता है',
    },
    {
      en: 'it lends you stamina, and effort made now pays well',
      hi: 'यह टिकने की शक्ति देता है, और अभी का परिश्रम अच्छा फल देता है',
    },
    {
      en: 'it asks for patience at home and attention to comfort and elders',
      hi: 'यह घर में धीरज और अपने आराम तथा बड़ों पर ध्यान चाहता है',
    },
    {
      en: 'it asks you to think twice, study steadily and keep plans realistic',
      hi: 'यह दो बार सोचने, टिककर पढ़ने और योजना को व्यावहारिक रखने को कहता है',
    },
    {
      en: 'it helps you clear dues, outlast rivals and put work in order',
      hi: 'यह देनदारी चुकाने, स्पर्धा में टिकने और काम को क्रम में लाने में मदद करता है',
    },
    {
      en: 'it asks partners to be patient with each other and promises to be realistic',
      hi: 'यह साथियों से आपसी धीरज और वादों में यथार्थ चाहता है',
    },
    {
      en: 'it asks for prudence, simple routines and no needless risks',
      hi: 'यह सावधानी, सादी दिनचर्या और बेवजह जोखिम से दूरी चाहता है',
    },
    {
      en: 'it asks you to earn your luck by duty and to keep faith through slow answers',
      hi: 'यह कर्तव्य से भाग्य कमाने और धीमे उत्तरों में भी विश्वास रखने को कहता है',
    },
    {
      en: 'it brings more responsibility at work, and patient work is noticed',
      hi: 'यह काम में ज़िम्मेदारी बढ़ाता है, और धैर्य से किया काम नज़र में आता है',
    },
    {
      en: 'it brings gains from long effort and help from older friends',
      hi: 'यह लंबे परिश्रम का लाभ और बड़े मित्रों का साथ लाता है',
    },
    {
      en: 'it asks you to watch expenses and sleep, and to close old chapters kindly',
      hi: 'यह ख़र्च और नींद पर ध्यान तथा पुराने अध्याय प्रेम से पूरे करने को कहता है',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>
