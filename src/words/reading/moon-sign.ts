import type { LocalizedText } from '../say.ts'

/**
 * What the Moon's sign, Aries to Pisces, says of a person, by field of life. Clauses without an end.
 * They hold without a birth time too, so they carry the readings of those who don't know theirs.
 */
export const moonSignTexts = {
  love: [
    {
      en: 'you love quickly and openly, and waiting for an answer is harder for you than hearing a no',
      hi: 'आपका प्रेम तेज़ और खुला है, और ना सुनने से ज़्यादा कठिन आपके लिए इंतज़ार है',
    },
    {
      en: 'you need steadiness and touch, and loyalty is the proof of love you believe',
      hi: 'आपको स्थिरता और अपनापन चाहिए, और वफ़ादारी ही वह प्रमाण है जिस पर मन भरोसा करता है',
    },
    {
      en: 'you fall for a mind first, and a day without conversation feels like a day without love',
      hi: 'पहले किसी की बुद्धि मन को भाती है, और बिना बातचीत का दिन बिना प्रेम का दिन लगता है',
    },
    {
      en: 'you love by looking after people, and you notice at once when nobody looks after you',
      hi: 'देखभाल ही आपके प्रेम की भाषा है, और कोई आपका ध्यान न रखे तो मन तुरंत जान लेता है',
    },
    {
      en: 'you give generously and wish to be seen, and a word of honest praise warms you for a week',
      hi: 'आपका मन खुले दिल से देता है और सराहना चाहता है, और सच्ची तारीफ़ का एक शब्द हफ़्ते भर गरमाहट देता है',
    },
    {
      en: 'you show love in useful acts, and you forgive more easily when someone says exactly what went wrong',
      hi: 'आपका प्रेम काम आने में दिखता है, और कोई साफ़ कह दे कि ग़लती क्या हुई तो मन जल्दी माफ़ कर देता है',
    },
    {
      en: 'you want fairness between two people, and you sometimes keep the peace at your own cost',
      hi: 'आपको दो लोगों के बीच बराबरी चाहिए, और कभी-कभी शांति की क़ीमत अकेले आपको चुकानी पड़ती है',
    },
    {
      en: 'you love all the way or not at all, and trust matters more to you than sweetness',
      hi: 'प्रेम या तो पूरा है या बिल्कुल नहीं, और मिठास से ज़्यादा आपके लिए भरोसा मायने रखता है',
    },
    {
      en: 'you need freedom inside closeness, and laughter and honesty keep you near',
      hi: 'नज़दीकी के भीतर भी आपको खुला आकाश चाहिए, और हँसी तथा सच्चाई आपको पास रखती है',
    },
    {
      en: 'you are careful with your heart, and you show by keeping your word what others say in songs',
      hi: 'दिल सँभलकर खुलता है, और जो बात लोग गीतों में कहें, वह आपके निभाए वचन में दिखती है',
    },
    {
      en: 'you love as a friend first, and you come closer to those who don’t hold you too tightly',
      hi: 'प्रेम आपके लिए पहले मित्रता है, और जो कसकर न पकड़े, मन उसी के पास आता है',
    },
    {
      en: 'you feel what others feel, and tenderness comes easily, so clear boundaries keep your love healthy',
      hi: 'दूसरों का मन आप तक पहुँच जाता है, कोमलता सहज है, इसलिए साफ़ सीमाएँ प्रेम को स्वस्थ रखती हैं',
    },
  ],
  career: [
    {
      en: 'you work best at the start of things, with a free hand and a short deadline',
      hi: 'नए काम की शुरुआत में, खुले हाथ और छोटी समय-सीमा के साथ आपका काम सबसे अच्छा खिलता है',
    },
    {
      en: 'you finish what you begin, and people rely on your taste and patience',
      hi: 'शुरू किया काम पूरा होता है, और लोग आपकी परख और धैर्य पर भरोसा रखते हैं',
    },
    {
      en: 'you do two things better than one, and words, figures and people are your tools',
      hi: 'एक से भले दो काम, और शब्द, आँकड़े तथा लोग आपके औज़ार हैं',
    },
    {
      en: 'you sense the mood of a room, and teams hold together around you',
      hi: 'माहौल का मिज़ाज आप तुरंत भाँप लें, यह आपका गुण है, और टीम आपके आसपास जुड़ी रहती है',
    },
    {
      en: 'you lead naturally when you are trusted, and you wilt under petty control',
      hi: 'भरोसा मिले तो नेतृत्व सहज है, और छोटी-छोटी रोक-टोक में मन मुरझा जाता है',
    },
    {
      en: 'your eye for detail saves others from mistakes, so let it be seen and paid for',
      hi: 'बारीकी पर आपकी नज़र औरों को भूल से बचाती है, तो उसकी पहचान और क़ीमत भी मिलनी चाहिए',
    },
    {
      en: 'you bring people to agreement, and design, law, advice or clients suit that gift',
      hi: 'लोगों को सहमति तक लाना आपका गुण है, और डिज़ाइन, क़ानून, सलाह या ग्राहकों का काम इससे मेल खाता है',
    },
    {
      en: 'you stay calm in a crisis, and work that needs depth and discretion finds you',
      hi: 'संकट में आपका मन शांत रहता है, और गहराई तथा गोपनीयता वाला काम आप तक पहुँचता है',
    },
    {
      en: 'you need a reason larger than the salary, and teaching, travel or counsel gives it',
      hi: 'वेतन से बड़ा कोई कारण चाहिए, और शिक्षण, यात्रा या परामर्श वह देता है',
    },
    {
      en: 'you can wait and build, and responsibility finds you early',
      hi: 'रुकना और रचना आपको आता है, और ज़िम्मेदारी जल्दी मिल जाती है',
    },
    {
      en: 'you think ahead of your surroundings, and systems, technology or causes use your mind well',
      hi: 'आपकी सोच समय से आगे चलती है, और तंत्र, तकनीक या जनहित का काम उसे सही जगह देता है',
    },
    {
      en: 'imagination is your capital, and you work well where care, art or healing is valued',
      hi: 'कल्पना आपकी पूँजी है, और जहाँ सेवा, कला या उपचार की क़द्र हो वहाँ काम खिलता है',
    },
  ],
  money: [
    {
      en: 'you spend on impulse and earn on courage, so a day’s pause before buying saves most',
      hi: 'ख़र्च जोश में और कमाई हिम्मत से होती है, इसलिए ख़रीद से पहले एक दिन का ठहराव सबसे बड़ी बचत है',
    },
    {
      en: 'you understand lasting value, and you are happiest with savings you can touch',
      hi: 'टिकाऊ मूल्य की आपको पहचान है, और जो बचत हाथ से छूई जा सके वही चैन देती है',
    },
    {
      en: 'money follows your ideas, and writing down small expenses is your easiest gain',
      hi: 'धन आपके विचारों के पीछे आता है, और छोटे ख़र्च लिख लेना सबसे आसान लाभ है',
    },
    {
      en: 'you save for people rather than for things, and a reserve at home calms you',
      hi: 'बचत चीज़ों के लिए नहीं, अपनों के लिए होती है, और घर में रखा सहारा मन शांत करता है',
    },
    {
      en: 'you like to give and to live well, so a fixed sum for joy keeps the rest safe',
      hi: 'देना और अच्छे से रहना आपको भाता है, इसलिए आनंद के लिए तय रक़म बाक़ी को बचाए रखती है',
    },
    {
      en: 'you count carefully, and worry costs you more than any bill',
      hi: 'हिसाब आपका पक्का है, और किसी भी बिल से महँगी आपको चिंता पड़ती है',
    },
    {
      en: 'you spend to keep harmony, and a kind no is worth learning',
      hi: 'मेल बनाए रखने में ख़र्च हो जाता है, और नरमी से ना कहना सीखने लायक़ है',
    },
    {
      en: 'you can live on little and risk much, so decide the limit beforehand and keep it',
      hi: 'थोड़े में रहना भी आता है और बड़ा दाँव भी भाता है, इसलिए सीमा पहले तय हो और निभे',
    },
    {
      en: 'you trust in plenty and often rightly, and a yearly budget keeps that trust well founded',
      hi: 'बरकत पर आपका विश्वास है और अक्सर सही भी, बस साल का बजट उसे मज़बूत ज़मीन देता है',
    },
    {
      en: 'you build slowly and safely, and time is the best partner of your money',
      hi: 'आपका धन धीरे और सुरक्षित बढ़ता है, और समय उसका सबसे अच्छा साथी है',
    },
    {
      en: 'money is freedom to you, and you do well with plans that run by themselves',
      hi: 'धन आपके लिए आज़ादी है, और अपने-आप चलने वाली योजनाएँ आप पर जँचती हैं',
    },
    {
      en: 'you give more easily than you ask, so let someone careful keep the accounts with you',
      hi: 'माँगने से आसान आपको देना लगता है, इसलिए हिसाब में किसी सावधान व्यक्ति का साथ अच्छा है',
    },
  ],
  education: [
    {
      en: 'you learn in bursts, so short hard sprints with breaks suit you',
      hi: 'पढ़ाई झोंकों में होती है, इसलिए बीच में विराम वाले छोटे तेज़ दौर जँचते हैं',
    },
    {
      en: 'you learn slowly and keep it for life, so start early and repeat',
      hi: 'आपका सीखना धीमा पर पक्का है, इसलिए जल्दी शुरुआत और दोहराव अच्छा है',
    },
    {
      en: 'you grasp at once and lose interest as fast, so change subjects before boredom comes',
      hi: 'समझ तुरंत आती है और मन भी जल्दी भरता है, इसलिए ऊबने से पहले विषय बदल लेना अच्छा है',
    },
    {
      en: 'you remember what moved you, so tie every lesson to a story',
      hi: 'जो मन को छू जाए वही याद रहता है, इसलिए हर पाठ को किसी कहानी से जोड़ना अच्छा है',
    },
    {
      en: 'you study with pride, and a teacher who believes in you doubles your effort',
      hi: 'पढ़ाई में स्वाभिमान है, और भरोसा करने वाला शिक्षक मेहनत दुगुनी कर देता है',
    },
    {
      en: 'you are thorough to a fault, so set a time to stop revising',
      hi: 'तैयारी ज़रूरत से भी ज़्यादा पक्की होती है, इसलिए दोहराव रोकने का समय तय करना अच्छा है',
    },
    {
      en: 'you think well in dialogue, so argue both sides of a question aloud',
      hi: 'संवाद में सोच निखरती है, इसलिए प्रश्न के दोनों पक्ष बोलकर देखना अच्छा है',
    },
    {
      en: 'you concentrate like few others once a subject has its hook in you',
      hi: 'विषय मन में उतर जाए तो आपकी जैसी एकाग्रता कम ही मिलती है',
    },
    {
      en: 'you want the whole picture first, so read the last chapter before the first',
      hi: 'पहले पूरी तस्वीर चाहिए, इसलिए अध्याय से पहले सार देख लेना अच्छा है',
    },
    {
      en: 'you have stamina, and a plain timetable carries you past quicker minds',
      hi: 'आपमें टिकने की शक्ति है, और सीधी-सी समय-सारिणी तेज़ दिमाग़ों से आगे ले जाती है',
    },
    {
      en: 'you learn best what is new and useful, and you do well with your own methods',
      hi: 'नया और काम का विषय जल्दी समझ आता है, और अपना बनाया तरीक़ा सबसे अच्छा चलता है',
    },
    {
      en: 'you absorb a room like water, so choose where and with whom you study',
      hi: 'मन माहौल को सोख लेता है, इसलिए जगह और संगति चुनकर पढ़ना अच्छा है',
    },
  ],
  family: [
    {
      en: 'you protect your own fiercely, and a cool breath before a sharp word saves the evening',
      hi: 'अपनों के लिए आप ढाल हैं, और तीखे शब्द से पहले एक ठंडी साँस शाम बचा लेती है',
    },
    {
      en: 'you are the calm ground others stand on, though change at home unsettles you',
      hi: 'औरों के लिए आप स्थिर ज़मीन हैं, हालाँकि घर का बदलाव मन को हिला देता है',
    },
    {
      en: 'you keep a family talking, and your humour mends what seriousness broke',
      hi: 'घर में बातचीत आपसे चलती है, और गंभीरता से जो टूटा उसे आपकी हँसी जोड़ देती है',
    },
    {
      en: 'family is your first country, and old memories weigh more with you than with others',
      hi: 'परिवार आपका पहला देश है, और पुरानी यादें आप पर औरों से ज़्यादा असर डालती हैं',
    },
    {
      en: 'you give the house its warmth, and you need some thanks in return',
      hi: 'घर की गरमाहट आपसे है, और धन्यवाद का अपना हिस्सा आपको भी चाहिए',
    },
    {
      en: 'you carry the small duties nobody sees, so name them once, without reproach',
      hi: 'जो छोटे काम किसी को नहीं दिखते वे आपके हिस्से आते हैं, इसलिए उन्हें एक बार बिना शिकायत कह देना अच्छा है',
    },
    {
      en: 'you are the one who makes peace, and you may also take a side when it is yours',
      hi: 'मेल कराना आपके हिस्से आता है, पर अपनी बात का पक्ष लेना भी ठीक है',
    },
    {
      en: 'you feel what is left unsaid at home, and a direct question clears more than guessing',
      hi: 'घर में अनकहा भी आप तक पहुँच जाता है, और अंदाज़े से ज़्यादा एक सीधा सवाल साफ़ करता है',
    },
    {
      en: 'you bring hope to your people, and a journey together heals many a month',
      hi: 'अपनों में आशा आपसे आती है, और साथ की एक यात्रा कई महीनों का भार उतार देती है',
    },
    {
      en: 'you were grown up early, and letting others carry something is a gift to them too',
      hi: 'ज़िम्मेदारी आप पर जल्दी आई, और औरों को भी कुछ उठाने देना उनके लिए भी उपहार है',
    },
    {
      en: 'you love your people best with a little room around you, and it helps to tell them so',
      hi: 'थोड़ी-सी खुली जगह मिले तो अपनों से प्रेम और गहरा होता है, और यह उन्हें बता देना अच्छा है',
    },
    {
      en: 'you soften every quarrel, and you need a quiet corner after company',
      hi: 'हर तकरार आपसे नरम पड़ती है, और लोगों के बाद आपको एक शांत कोना चाहिए',
    },
  ],
  health: [
    {
      en: 'your energy comes in flames, and sweat, sport and early nights keep it even',
      hi: 'ऊर्जा लपटों में आती है, और पसीना, खेल तथा जल्दी सोना उसे सम रखता है',
    },
    {
      en: 'you thrive on routine and good food, and a brisk walk keeps the comfort from settling',
      hi: 'दिनचर्या और अच्छा भोजन आपको भाता है, और तेज़ सैर आराम को जमने नहीं देती',
    },
    {
      en: 'your mind runs faster than your body, and slow breathing before sleep works wonders',
      hi: 'मन शरीर से तेज़ दौड़ता है, और सोने से पहले धीमी साँसें कमाल करती हैं',
    },
    {
      en: 'mood and digestion are twins in you, so eat in peace and drink water before tea',
      hi: 'मन और पाचन आपमें जुड़वाँ हैं, इसलिए शांति से भोजन और चाय से पहले पानी अच्छा है',
    },
    {
      en: 'you carry your day proudly and tire late, so rest before you feel you need it',
      hi: 'दिन शान से निकलता है और थकान देर से दिखती है, इसलिए ज़रूरत लगने से पहले आराम अच्छा है',
    },
    {
      en: 'you notice every signal, and regular simple food does more than another article on health',
      hi: 'हर संकेत पर ध्यान जाता है, और स्वास्थ्य के एक और लेख से ज़्यादा सादा नियमित भोजन काम करता है',
    },
    {
      en: 'balance is your medicine, and too much of anything shows on you within a week',
      hi: 'संतुलन ही आपका बल है, और किसी भी चीज़ की अति हफ़्ते भर में दिख जाती है',
    },
    {
      en: 'you hold feelings in the body, and swimming, stretching or tears let them go',
      hi: 'भावनाएँ शरीर में ठहर जाती हैं, और तैराकी, खिंचाव या आँसू उन्हें बहा देते हैं',
    },
    {
      en: 'you need open air and a goal, and a long walk thinks better than a chair',
      hi: 'खुली हवा और कोई लक्ष्य चाहिए, और कुर्सी से बेहतर सोच लंबी सैर में आती है',
    },
    {
      en: 'you last longer than most, and warmth, oil and stretching are kind to your joints',
      hi: 'आपकी सहनशक्ति ज़्यादा है, और गरमाहट, तेल-मालिश तथा खिंचाव जोड़ों को सुख देते हैं',
    },
    {
      en: 'your nerves are fine instruments, and regular hours and less screen keep them in tune',
      hi: 'आपका स्नायु-तंत्र महीन वाद्य जैसा है, और नियमित समय तथा कम स्क्रीन उसे सुर में रखते हैं',
    },
    {
      en: 'you soak up moods, so water, music and enough sleep wash the day off you',
      hi: 'मन दूसरों का भाव सोख लेता है, इसलिए जल, संगीत और पूरी नींद दिन को धो देते हैं',
    },
  ],
  general: [
    {
      en: 'you meet life head on, and a fresh start always puts heart into you',
      hi: 'जीवन का सामना आप सीधे करें, यही स्वभाव है, और नई शुरुआत हमेशा जान डाल देती है',
    },
    {
      en: 'you want things that last, and once your mind is settled few can move it',
      hi: 'आपको टिकने वाली चीज़ें चाहिए, और मन एक बार ठहर जाए तो कम ही डिगता है',
    },
    {
      en: 'you live by curiosity, and there is always a second thought behind your first',
      hi: 'जिज्ञासा आपका जीवन है, और पहली सोच के पीछे हमेशा दूसरी तैयार रहती है',
    },
    {
      en: 'you feel first and think afterwards, and your memory for kindness is long',
      hi: 'पहले भावना आती है, फिर विचार, और किसी की भलाई लंबे समय तक याद रहती है',
    },
    {
      en: 'you carry warmth and pride in equal parts, and people look to you before you ask',
      hi: 'आपमें गरमाहट और स्वाभिमान बराबर हैं, और लोग बिन कहे आपकी बात मानते हैं',
    },
    {
      en: 'you see what could be better, in things and in yourself, and that is both gift and burden',
      hi: 'क्या और बेहतर हो सकता है, यह आपको दिख जाता है, चीज़ों में भी और अपने में भी, और यही वरदान भी है, बोझ भी',
    },
    {
      en: 'you weigh things well, and beauty and fairness are needs for you, not ornaments',
      hi: 'तौलकर सोचना आपका गुण है, और सुंदरता तथा न्याय आपके लिए सजावट नहीं, ज़रूरत हैं',
    },
    {
      en: 'you look behind the curtain, and those you trust find a rock in you',
      hi: 'पर्दे के पीछे देखना आपका स्वभाव है, और जिन पर भरोसा हो उनके लिए आप चट्टान हैं',
    },
    {
      en: 'you aim far, and hope returns to you faster than to most',
      hi: 'निशाना दूर का रहता है, और आशा आप तक औरों से जल्दी लौट आती है',
    },
    {
      en: 'you take life seriously and time takes your side',
      hi: 'जीवन आपके लिए गंभीर विषय है, और समय आपका पक्ष लेता है',
    },
    {
      en: 'you stand a little apart and see further, and you care for many',
      hi: 'आपकी जगह भीड़ से थोड़ी अलग है, पर नज़र दूर तक जाती है और मन में बहुतों की फ़िक्र रहती है',
    },
    {
      en: 'you live close to dreams and compassion, and quiet hours keep you whole',
      hi: 'सपने और करुणा आपके पास रहते हैं, और शांत घड़ियाँ आपको पूरा रखती हैं',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>

/** The gift of the birth star, Ashwini to Revati: a clause without an end. */
export const nakshatraTexts = [
  { en: 'you are quick to help and quicker to begin', hi: 'मदद और शुरुआत, दोनों में आपकी तेज़ी दिखती है' },
  {
    en: 'you carry what others would put down, and finish it',
    hi: 'जो बोझ और लोग रख दें, वह आपसे पूरा होता है',
  },
  {
    en: 'you cut through confusion with a clear and honest word',
    hi: 'आपकी साफ़ और सच्ची बात उलझन काट देती है',
  },
  {
    en: 'you make things grow, and beauty gathers around you',
    hi: 'आपके हाथ में बढ़ोतरी है, और सुंदरता आसपास जुटती है',
  },
  {
    en: 'you keep searching, gently and with good instinct',
    hi: 'खोज चलती रहती है, कोमलता और सही अंतर्ज्ञान के साथ',
  },
  {
    en: 'storms clear your mind, and you come out of them knowing more',
    hi: 'आँधियाँ आपका मन साफ़ करती हैं, और उनसे निकलकर समझ बढ़ती है',
  },
  {
    en: 'what leaves you finds its way back in a better form',
    hi: 'जो आपसे छूटता है, वह बेहतर रूप में लौट आता है',
  },
  {
    en: 'you nourish people, and blessings come to you through care',
    hi: 'पोषण देना आपका गुण है, और सेवा के रास्ते आशीर्वाद मिलता है',
  },
  {
    en: 'you see into people, and you choose your closeness with care',
    hi: 'लोगों के भीतर तक नज़र जाती है, और नज़दीकी सोचकर बनती है',
  },
  {
    en: 'you carry the dignity of your elders, and honour matters to you',
    hi: 'बड़ों की गरिमा आपमें है, और मान-सम्मान आपके लिए मायने रखता है',
  },
  {
    en: 'you know how to enjoy and to be enjoyed, and art comes easily',
    hi: 'आनंद लेना और देना आपको आता है, और कला सहज है',
  },
  {
    en: 'you keep promises, and friendship with you lasts',
    hi: 'वचन निभाना आपका स्वभाव है, और आपकी मित्रता टिकती है',
  },
  {
    en: 'your hands are clever, and what you touch gets done',
    hi: 'हाथ में हुनर है, और हाथ लगते ही काम बनता है',
  },
  {
    en: 'you shape things until they shine, yourself included',
    hi: 'चीज़ों को तराशकर चमकाना आपका गुण है, अपने आप को भी',
  },
  {
    en: 'you bend like grass and stay free, and trade and travel suit you',
    hi: 'घास की तरह झुककर भी मन आज़ाद रहता है, और व्यापार तथा यात्रा जँचती है',
  },
  {
    en: 'you go on until the goal is reached, and then choose another',
    hi: 'लक्ष्य मिलने तक चलना और फिर नया चुनना आपका ढंग है',
  },
  {
    en: 'you make friends far from home, and devotion carries you',
    hi: 'घर से दूर भी मित्र बन जाते हैं, और निष्ठा आपको चलाती है',
  },
  {
    en: 'you take charge when it counts, and protect the younger',
    hi: 'ज़रूरत पर कमान सँभालना और छोटों को बचाना आपका गुण है',
  },
  {
    en: 'you go to the root of things, and can begin again from nothing',
    hi: 'बात की जड़ तक जाना और शून्य से फिर शुरू करना आपको आता है',
  },
  {
    en: 'your confidence is contagious, and you seldom stay defeated',
    hi: 'आपका आत्मविश्वास औरों में भी फैलता है, और हार देर तक नहीं टिकती',
  },
  { en: 'you win slowly and for good', hi: 'आपकी जीत धीमी पर पक्की होती है' },
  {
    en: 'you listen well, and knowledge finds its way to you',
    hi: 'सुनना आपका गुण है, और ज्ञान आप तक पहुँच जाता है',
  },
  {
    en: 'you have rhythm and drive, and prosperity likes your company',
    hi: 'आपमें लय और गति है, और समृद्धि को आपका साथ भाता है',
  },
  {
    en: 'you heal by understanding, and you need your own space',
    hi: 'समझकर उपचार करना आपका गुण है, और अपनी जगह आपको चाहिए',
  },
  {
    en: 'you hold strong convictions, and can give up much for them',
    hi: 'आपके विश्वास दृढ़ हैं, और उनके लिए बहुत कुछ छोड़ा जा सकता है',
  },
  {
    en: 'you are deep and calm, and others rest in your patience',
    hi: 'आपमें गहराई और ठहराव है, और आपके धैर्य में औरों को चैन मिलता है',
  },
  {
    en: 'you bring people safely to the other shore, and finish kindly',
    hi: 'लोगों को पार लगाना और काम को कोमलता से पूरा करना आपका गुण है',
  },
] as const satisfies readonly LocalizedText[]
