import type { LocalizedPairs } from './localized-pair.ts'

/**
 * What the Moon's sign, Aries to Pisces, says of a person, by field of life. Clauses without an end.
 * They hold without a birth time too, so they carry the readings of those who don't know theirs.
 */
export const moonSignTexts = {
  love: [
    [
      'you love quickly and openly, and waiting for an answer is harder for you than hearing a no',
      'आपका प्रेम तेज़ और खुला है, और ना सुनने से ज़्यादा कठिन आपके लिए इंतज़ार है',
    ],
    [
      'you need steadiness and touch, and loyalty is the proof of love you believe',
      'आपको स्थिरता और अपनापन चाहिए, और वफ़ादारी ही वह प्रमाण है जिस पर मन भरोसा करता है',
    ],
    [
      'you fall for a mind first, and a day without conversation feels like a day without love',
      'पहले किसी की बुद्धि मन को भाती है, और बिना बातचीत का दिन बिना प्रेम का दिन लगता है',
    ],
    [
      'you love by looking after people, and you notice at once when nobody looks after you',
      'देखभाल ही आपके प्रेम की भाषा है, और कोई आपका ध्यान न रखे तो मन तुरंत जान लेता है',
    ],
    [
      'you give generously and wish to be seen, and a word of honest praise warms you for a week',
      'आपका मन खुले दिल से देता है और सराहना चाहता है, और सच्ची तारीफ़ का एक शब्द हफ़्ते भर गरमाहट देता है',
    ],
    [
      'you show love in useful acts, and you forgive more easily when someone says exactly what went wrong',
      'आपका प्रेम काम आने में दिखता है, और कोई साफ़ कह दे कि ग़लती क्या हुई तो मन जल्दी माफ़ कर देता है',
    ],
    [
      'you want fairness between two people, and you sometimes keep the peace at your own cost',
      'आपको दो लोगों के बीच बराबरी चाहिए, और कभी-कभी शांति की क़ीमत अकेले आपको चुकानी पड़ती है',
    ],
    [
      'you love all the way or not at all, and trust matters more to you than sweetness',
      'प्रेम या तो पूरा है या बिल्कुल नहीं, और मिठास से ज़्यादा आपके लिए भरोसा मायने रखता है',
    ],
    [
      'you need freedom inside closeness, and laughter and honesty keep you near',
      'नज़दीकी के भीतर भी आपको खुला आकाश चाहिए, और हँसी तथा सच्चाई आपको पास रखती है',
    ],
    [
      'you are careful with your heart, and you show by keeping your word what others say in songs',
      'दिल सँभलकर खुलता है, और जो बात लोग गीतों में कहें, वह आपके निभाए वचन में दिखती है',
    ],
    [
      'you love as a friend first, and you come closer to those who don’t hold you too tightly',
      'प्रेम आपके लिए पहले मित्रता है, और जो कसकर न पकड़े, मन उसी के पास आता है',
    ],
    [
      'you feel what others feel, and tenderness comes easily, so clear boundaries keep your love healthy',
      'दूसरों का मन आप तक पहुँच जाता है, कोमलता सहज है, इसलिए साफ़ सीमाएँ प्रेम को स्वस्थ रखती हैं',
    ],
  ],
  career: [
    [
      'you work best at the start of things, with a free hand and a short deadline',
      'नए काम की शुरुआत में, खुले हाथ और छोटी समय-सीमा के साथ आपका काम सबसे अच्छा खिलता है',
    ],
    [
      'you finish what you begin, and people rely on your taste and patience',
      'शुरू किया काम पूरा होता है, और लोग आपकी परख और धैर्य पर भरोसा रखते हैं',
    ],
    [
      'you do two things better than one, and words, figures and people are your tools',
      'एक से भले दो काम, और शब्द, आँकड़े तथा लोग आपके औज़ार हैं',
    ],
    [
      'you sense the mood of a room, and teams hold together around you',
      'माहौल का मिज़ाज आप तुरंत भाँप लें, यह आपका गुण है, और टीम आपके आसपास जुड़ी रहती है',
    ],
    [
      'you lead naturally when you are trusted, and you wilt under petty control',
      'भरोसा मिले तो नेतृत्व सहज है, और छोटी-छोटी रोक-टोक में मन मुरझा जाता है',
    ],
    [
      'your eye for detail saves others from mistakes, so let it be seen and paid for',
      'बारीकी पर आपकी नज़र औरों को भूल से बचाती है, तो उसकी पहचान और क़ीमत भी मिलनी चाहिए',
    ],
    [
      'you bring people to agreement, and design, law, advice or clients suit that gift',
      'लोगों को सहमति तक लाना आपका गुण है, और डिज़ाइन, क़ानून, सलाह या ग्राहकों का काम इससे मेल खाता है',
    ],
    [
      'you stay calm in a crisis, and work that needs depth and discretion finds you',
      'संकट में आपका मन शांत रहता है, और गहराई तथा गोपनीयता वाला काम आप तक पहुँचता है',
    ],
    [
      'you need a reason larger than the salary, and teaching, travel or counsel gives it',
      'वेतन से बड़ा कोई कारण चाहिए, और शिक्षण, यात्रा या परामर्श वह देता है',
    ],
    [
      'you can wait and build, and responsibility finds you early',
      'रुकना और रचना आपको आता है, और ज़िम्मेदारी जल्दी मिल जाती है',
    ],
    [
      'you think ahead of your surroundings, and systems, technology or causes use your mind well',
      'आपकी सोच समय से आगे चलती है, और तंत्र, तकनीक या जनहित का काम उसे सही जगह देता है',
    ],
    [
      'imagination is your capital, and you work well where care, art or healing is valued',
      'कल्पना आपकी पूँजी है, और जहाँ सेवा, कला या उपचार की क़द्र हो वहाँ काम खिलता है',
    ],
  ],
  money: [
    [
      'you spend on impulse and earn on courage, so a day’s pause before buying saves most',
      'ख़र्च जोश में और कमाई हिम्मत से होती है, इसलिए ख़रीद से पहले एक दिन का ठहराव सबसे बड़ी बचत है',
    ],
    [
      'you understand lasting value, and you are happiest with savings you can touch',
      'टिकाऊ मूल्य की आपको पहचान है, और जो बचत हाथ से छूई जा सके वही चैन देती है',
    ],
    [
      'money follows your ideas, and writing down small expenses is your easiest gain',
      'धन आपके विचारों के पीछे आता है, और छोटे ख़र्च लिख लेना सबसे आसान लाभ है',
    ],
    [
      'you save for people rather than for things, and a reserve at home calms you',
      'बचत चीज़ों के लिए नहीं, अपनों के लिए होती है, और घर में रखा सहारा मन शांत करता है',
    ],
    [
      'you like to give and to live well, so a fixed sum for joy keeps the rest safe',
      'देना और अच्छे से रहना आपको भाता है, इसलिए आनंद के लिए तय रक़म बाक़ी को बचाए रखती है',
    ],
    [
      'you count carefully, and worry costs you more than any bill',
      'हिसाब आपका पक्का है, और किसी भी बिल से महँगी आपको चिंता पड़ती है',
    ],
    [
      'you spend to keep harmony, and a kind no is worth learning',
      'मेल बनाए रखने में ख़र्च हो जाता है, और नरमी से ना कहना सीखने लायक़ है',
    ],
    [
      'you can live on little and risk much, so decide the limit beforehand and keep it',
      'थोड़े में रहना भी आता है और बड़ा दाँव भी भाता है, इसलिए सीमा पहले तय हो और निभे',
    ],
    [
      'you trust in plenty and often rightly, and a yearly budget keeps that trust well founded',
      'बरकत पर आपका विश्वास है और अक्सर सही भी, बस साल का बजट उसे मज़बूत ज़मीन देता है',
    ],
    [
      'you build slowly and safely, and time is the best partner of your money',
      'आपका धन धीरे और सुरक्षित बढ़ता है, और समय उसका सबसे अच्छा साथी है',
    ],
    [
      'money is freedom to you, and you do well with plans that run by themselves',
      'धन आपके लिए आज़ादी है, और अपने-आप चलने वाली योजनाएँ आप पर जँचती हैं',
    ],
    [
      'you give more easily than you ask, so let someone careful keep the accounts with you',
      'माँगने से आसान आपको देना लगता है, इसलिए हिसाब में किसी सावधान व्यक्ति का साथ अच्छा है',
    ],
  ],
  education: [
    [
      'you learn in bursts, so short hard sprints with breaks suit you',
      'पढ़ाई झोंकों में होती है, इसलिए बीच में विराम वाले छोटे तेज़ दौर जँचते हैं',
    ],
    [
      'you learn slowly and keep it for life, so start early and repeat',
      'आपका सीखना धीमा पर पक्का है, इसलिए जल्दी शुरुआत और दोहराव अच्छा है',
    ],
    [
      'you grasp at once and lose interest as fast, so change subjects before boredom comes',
      'समझ तुरंत आती है और मन भी जल्दी भरता है, इसलिए ऊबने से पहले विषय बदल लेना अच्छा है',
    ],
    [
      'you remember what moved you, so tie every lesson to a story',
      'जो मन को छू जाए वही याद रहता है, इसलिए हर पाठ को किसी कहानी से जोड़ना अच्छा है',
    ],
    [
      'you study with pride, and a teacher who believes in you doubles your effort',
      'पढ़ाई में स्वाभिमान है, और भरोसा करने वाला शिक्षक मेहनत दुगुनी कर देता है',
    ],
    [
      'you are thorough to a fault, so set a time to stop revising',
      'तैयारी ज़रूरत से भी ज़्यादा पक्की होती है, इसलिए दोहराव रोकने का समय तय करना अच्छा है',
    ],
    [
      'you think well in dialogue, so argue both sides of a question aloud',
      'संवाद में सोच निखरती है, इसलिए प्रश्न के दोनों पक्ष बोलकर देखना अच्छा है',
    ],
    [
      'you concentrate like few others once a subject has its hook in you',
      'विषय मन में उतर जाए तो आपकी जैसी एकाग्रता कम ही मिलती है',
    ],
    [
      'you want the whole picture first, so read the last chapter before the first',
      'पहले पूरी तस्वीर चाहिए, इसलिए अध्याय से पहले सार देख लेना अच्छा है',
    ],
    [
      'you have stamina, and a plain timetable carries you past quicker minds',
      'आपमें टिकने की शक्ति है, और सीधी-सी समय-सारिणी तेज़ दिमाग़ों से आगे ले जाती है',
    ],
    [
      'you learn best what is new and useful, and you do well with your own methods',
      'नया और काम का विषय जल्दी समझ आता है, और अपना बनाया तरीक़ा सबसे अच्छा चलता है',
    ],
    [
      'you absorb a room like water, so choose where and with whom you study',
      'मन माहौल को सोख लेता है, इसलिए जगह और संगति चुनकर पढ़ना अच्छा है',
    ],
  ],
  family: [
    [
      'you protect your own fiercely, and a cool breath before a sharp word saves the evening',
      'अपनों के लिए आप ढाल हैं, और तीखे शब्द से पहले एक ठंडी साँस शाम बचा लेती है',
    ],
    [
      'you are the calm ground others stand on, though change at home unsettles you',
      'औरों के लिए आप स्थिर ज़मीन हैं, हालाँकि घर का बदलाव मन को हिला देता है',
    ],
    [
      'you keep a family talking, and your humour mends what seriousness broke',
      'घर में बातचीत आपसे चलती है, और गंभीरता से जो टूटा उसे आपकी हँसी जोड़ देती है',
    ],
    [
      'family is your first country, and old memories weigh more with you than with others',
      'परिवार आपका पहला देश है, और पुरानी यादें आप पर औरों से ज़्यादा असर डालती हैं',
    ],
    [
      'you give the house its warmth, and you need some thanks in return',
      'घर की गरमाहट आपसे है, और धन्यवाद का अपना हिस्सा आपको भी चाहिए',
    ],
    [
      'you carry the small duties nobody sees, so name them once, without reproach',
      'जो छोटे काम किसी को नहीं दिखते वे आपके हिस्से आते हैं, इसलिए उन्हें एक बार बिना शिकायत कह देना अच्छा है',
    ],
    [
      'you are the one who makes peace, and you may also take a side when it is yours',
      'मेल कराना आपके हिस्से आता है, पर अपनी बात का पक्ष लेना भी ठीक है',
    ],
    [
      'you feel what is left unsaid at home, and a direct question clears more than guessing',
      'घर में अनकहा भी आप तक पहुँच जाता है, और अंदाज़े से ज़्यादा एक सीधा सवाल साफ़ करता है',
    ],
    [
      'you bring hope to your people, and a journey together heals many a month',
      'अपनों में आशा आपसे आती है, और साथ की एक यात्रा कई महीनों का भार उतार देती है',
    ],
    [
      'you were grown up early, and letting others carry something is a gift to them too',
      'ज़िम्मेदारी आप पर जल्दी आई, और औरों को भी कुछ उठाने देना उनके लिए भी उपहार है',
    ],
    [
      'you love your people best with a little room around you, and it helps to tell them so',
      'थोड़ी-सी खुली जगह मिले तो अपनों से प्रेम और गहरा होता है, और यह उन्हें बता देना अच्छा है',
    ],
    [
      'you soften every quarrel, and you need a quiet corner after company',
      'हर तकरार आपसे नरम पड़ती है, और लोगों के बाद आपको एक शांत कोना चाहिए',
    ],
  ],
  health: [
    [
      'your energy comes in flames, and sweat, sport and early nights keep it even',
      'ऊर्जा लपटों में आती है, और पसीना, खेल तथा जल्दी सोना उसे सम रखता है',
    ],
    [
      'you thrive on routine and good food, and a brisk walk keeps the comfort from settling',
      'दिनचर्या और अच्छा भोजन आपको भाता है, और तेज़ सैर आराम को जमने नहीं देती',
    ],
    [
      'your mind runs faster than your body, and slow breathing before sleep works wonders',
      'मन शरीर से तेज़ दौड़ता है, और सोने से पहले धीमी साँसें कमाल करती हैं',
    ],
    [
      'mood and digestion are twins in you, so eat in peace and drink water before tea',
      'मन और पाचन आपमें जुड़वाँ हैं, इसलिए शांति से भोजन और चाय से पहले पानी अच्छा है',
    ],
    [
      'you carry your day proudly and tire late, so rest before you feel you need it',
      'दिन शान से निकलता है और थकान देर से दिखती है, इसलिए ज़रूरत लगने से पहले आराम अच्छा है',
    ],
    [
      'you notice every signal, and regular simple food does more than another article on health',
      'हर संकेत पर ध्यान जाता है, और स्वास्थ्य के एक और लेख से ज़्यादा सादा नियमित भोजन काम करता है',
    ],
    [
      'balance is your medicine, and too much of anything shows on you within a week',
      'संतुलन ही आपका बल है, और किसी भी चीज़ की अति हफ़्ते भर में दिख जाती है',
    ],
    [
      'you hold feelings in the body, and swimming, stretching or tears let them go',
      'भावनाएँ शरीर में ठहर जाती हैं, और तैराकी, खिंचाव या आँसू उन्हें बहा देते हैं',
    ],
    [
      'you need open air and a goal, and a long walk thinks better than a chair',
      'खुली हवा और कोई लक्ष्य चाहिए, और कुर्सी से बेहतर सोच लंबी सैर में आती है',
    ],
    [
      'you last longer than most, and warmth, oil and stretching are kind to your joints',
      'आपकी सहनशक्ति ज़्यादा है, और गरमाहट, तेल-मालिश तथा खिंचाव जोड़ों को सुख देते हैं',
    ],
    [
      'your nerves are fine instruments, and regular hours and less screen keep them in tune',
      'आपका स्नायु-तंत्र महीन वाद्य जैसा है, और नियमित समय तथा कम स्क्रीन उसे सुर में रखते हैं',
    ],
    [
      'you soak up moods, so water, music and enough sleep wash the day off you',
      'मन दूसरों का भाव सोख लेता है, इसलिए जल, संगीत और पूरी नींद दिन को धो देते हैं',
    ],
  ],
  general: [
    [
      'you meet life head on, and a fresh start always puts heart into you',
      'जीवन का सामना आप सीधे करें, यही स्वभाव है, और नई शुरुआत हमेशा जान डाल देती है',
    ],
    [
      'you want things that last, and once your mind is settled few can move it',
      'आपको टिकने वाली चीज़ें चाहिए, और मन एक बार ठहर जाए तो कम ही डिगता है',
    ],
    [
      'you live by curiosity, and there is always a second thought behind your first',
      'जिज्ञासा आपका जीवन है, और पहली सोच के पीछे हमेशा दूसरी तैयार रहती है',
    ],
    [
      'you feel first and think afterwards, and your memory for kindness is long',
      'पहले भावना आती है, फिर विचार, और किसी की भलाई लंबे समय तक याद रहती है',
    ],
    [
      'you carry warmth and pride in equal parts, and people look to you before you ask',
      'आपमें गरमाहट और स्वाभिमान बराबर हैं, और लोग बिन कहे आपकी बात मानते हैं',
    ],
    [
      'you see what could be better, in things and in yourself, and that is both gift and burden',
      'क्या और बेहतर हो सकता है, यह आपको दिख जाता है, चीज़ों में भी और अपने में भी, और यही वरदान भी है, बोझ भी',
    ],
    [
      'you weigh things well, and beauty and fairness are needs for you, not ornaments',
      'तौलकर सोचना आपका गुण है, और सुंदरता तथा न्याय आपके लिए सजावट नहीं, ज़रूरत हैं',
    ],
    [
      'you look behind the curtain, and those you trust find a rock in you',
      'पर्दे के पीछे देखना आपका स्वभाव है, और जिन पर भरोसा हो उनके लिए आप चट्टान हैं',
    ],
    [
      'you aim far, and hope returns to you faster than to most',
      'निशाना दूर का रहता है, और आशा आप तक औरों से जल्दी लौट आती है',
    ],
    [
      'you take life seriously and time takes your side',
      'जीवन आपके लिए गंभीर विषय है, और समय आपका पक्ष लेता है',
    ],
    [
      'you stand a little apart and see further, and you care for many',
      'आपकी जगह भीड़ से थोड़ी अलग है, पर नज़र दूर तक जाती है और मन में बहुतों की फ़िक्र रहती है',
    ],
    [
      'you live close to dreams and compassion, and quiet hours keep you whole',
      'सपने और करुणा आपके पास रहते हैं, और शांत घड़ियाँ आपको पूरा रखती हैं',
    ],
  ],
} as const satisfies Record<string, LocalizedPairs>

/** The gift of the birth star, Ashwini to Revati: a clause without an end. */
export const nakshatraTexts = [
  ['you are quick to help and quicker to begin', 'मदद और शुरुआत, दोनों में आपकी तेज़ी दिखती है'],
  ['you carry what others would put down, and finish it', 'जो बोझ और लोग रख दें, वह आपसे पूरा होता है'],
  ['you cut through confusion with a clear and honest word', 'आपकी साफ़ और सच्ची बात उलझन काट देती है'],
  [
    'you make things grow, and beauty gathers around you',
    'आपके हाथ में बढ़ोतरी है, और सुंदरता आसपास जुटती है',
  ],
  [
    'you keep searching, gently and with good instinct',
    'खोज चलती रहती है, कोमलता और सही अंतर्ज्ञान के साथ',
  ],
  [
    'storms clear your mind, and you come out of them knowing more',
    'आँधियाँ आपका मन साफ़ करती हैं, और उनसे निकलकर समझ बढ़ती है',
  ],
  ['what leaves you finds its way back in a better form', 'जो आपसे छूटता है, वह बेहतर रूप में लौट आता है'],
  [
    'you nourish people, and blessings come to you through care',
    'पोषण देना आपका गुण है, और सेवा के रास्ते आशीर्वाद मिलता है',
  ],
  [
    'you see into people, and you choose your closeness with care',
    'लोगों के भीतर तक नज़र जाती है, और नज़दीकी सोचकर बनती है',
  ],
  [
    'you carry the dignity of your elders, and honour matters to you',
    'बड़ों की गरिमा आपमें है, और मान-सम्मान आपके लिए मायने रखता है',
  ],
  [
    'you know how to enjoy and to be enjoyed, and art comes easily',
    'आनंद लेना और देना आपको आता है, और कला सहज है',
  ],
  [
    'you keep promises, and friendship with you lasts',
    'वचन निभाना आपका स्वभाव है, और आपकी मित्रता टिकती है',
  ],
  ['your hands are clever, and what you touch gets done', 'हाथ में हुनर है, और हाथ लगते ही काम बनता है'],
  [
    'you shape things until they shine, yourself included',
    'चीज़ों को तराशकर चमकाना आपका गुण है, अपने आप को भी',
  ],
  [
    'you bend like grass and stay free, and trade and travel suit you',
    'घास की तरह झुककर भी मन आज़ाद रहता है, और व्यापार तथा यात्रा जँचती है',
  ],
  [
    'you go on until the goal is reached, and then choose another',
    'लक्ष्य मिलने तक चलना और फिर नया चुनना आपका ढंग है',
  ],
  [
    'you make friends far from home, and devotion carries you',
    'घर से दूर भी मित्र बन जाते हैं, और निष्ठा आपको चलाती है',
  ],
  [
    'you take charge when it counts, and protect the younger',
    'ज़रूरत पर कमान सँभालना और छोटों को बचाना आपका गुण है',
  ],
  [
    'you go to the root of things, and can begin again from nothing',
    'बात की जड़ तक जाना और शून्य से फिर शुरू करना आपको आता है',
  ],
  [
    'your confidence is contagious, and you seldom stay defeated',
    'आपका आत्मविश्वास औरों में भी फैलता है, और हार देर तक नहीं टिकती',
  ],
  ['you win slowly and for good', 'आपकी जीत धीमी पर पक्की होती है'],
  [
    'you listen well, and knowledge finds its way to you',
    'सुनना आपका गुण है, और ज्ञान आप तक पहुँच जाता है',
  ],
  [
    'you have rhythm and drive, and prosperity likes your company',
    'आपमें लय और गति है, और समृद्धि को आपका साथ भाता है',
  ],
  [
    'you heal by understanding, and you need your own space',
    'समझकर उपचार करना आपका गुण है, और अपनी जगह आपको चाहिए',
  ],
  [
    'you hold strong convictions, and can give up much for them',
    'आपके विश्वास दृढ़ हैं, और उनके लिए बहुत कुछ छोड़ा जा सकता है',
  ],
  [
    'you are deep and calm, and others rest in your patience',
    'आपमें गहराई और ठहराव है, और आपके धैर्य में औरों को चैन मिलता है',
  ],
  [
    'you bring people safely to the other shore, and finish kindly',
    'लोगों को पार लगाना और काम को कोमलता से पूरा करना आपका गुण है',
  ],
] as const satisfies LocalizedPairs
