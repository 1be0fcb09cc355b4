import type { LocalizedText } from '../say.ts'

/**
 * One whole sentence for each rule of the natal promise. `{venus}` is the graha inside a sentence,
 * `{Venus}` at its beginning; `.sign`, `.house`, `.dignity` follow the graha; `lord.7` is the lord of the
 * seventh house. In Hindi a graha takes the respectful plural.
 */
export const natalPromiseTexts = {
  'love.venus-strong': {
    en: '{Venus} is {venus.dignity} in {venus.sign}, so affection, taste and tact are real talents of yours.',
    hi: '{venus.sign} राशि में {venus.dignity} शुक्र बताते हैं कि स्नेह, सुरुचि और व्यवहार आपकी सच्ची प्रतिभाएँ हैं।',
  },
  'love.venus-fallen': {
    en: '{Venus} in {venus.sign} makes you notice every flaw in love, your own first, and things go better when you let good be good enough.',
    hi: '{venus.sign} राशि के शुक्र प्रेम में हर कमी दिखा देते हैं, सबसे पहले अपनी, और अच्छे को अच्छा मान लेने पर बात बनती है।',
  },
  'love.venus-combust': {
    en: '{Venus} stands close to the Sun in your chart, so your wishes in love can hide behind duty until you say them aloud.',
    hi: 'आपकी कुंडली में शुक्र सूर्य के बहुत पास हैं, इसलिए प्रेम की चाह कर्तव्य के पीछे छिप सकती है, जब तक उसे कहा न जाए।',
  },
  'love.venus-placed': {
    en: '{Venus} stands in your {venus.house}, a helpful place for warmth and for being easy to like.',
    hi: 'आपके {venus.house} में बैठे शुक्र मन की गरमाहट और सहज आकर्षण को सहारा देते हैं।',
  },
  'love.venus-retrograde': {
    en: '{Venus} was retrograde at your birth, so you think love over more than once, and old feelings deserve a fair second look.',
    hi: 'जन्म के समय शुक्र वक्री थे, इसलिए प्रेम पर आपका मन बार-बार विचार करता है, और पुरानी भावनाओं को एक बार फिर परखना ठीक है।',
  },
  'love.venus-with-moon': {
    en: '{Venus} and {moon} share {venus.sign} in your chart, and this makes you tender, imaginative and quick to forgive.',
    hi: '{venus.sign} राशि में शुक्र और चंद्रमा साथ हैं, जिससे मन कोमल, कल्पनाशील और जल्दी क्षमा करने वाला बनता है।',
  },
  'love.venus-with-mars': {
    en: '{Venus} and {mars} stand together in {venus.sign}, so attraction is strong and quick, and it lasts when patience is learnt with it.',
    hi: '{venus.sign} राशि में शुक्र और मंगल साथ हैं, इसलिए आकर्षण गहरा और तेज़ है, और धीरज जुड़ने पर टिकता भी है।',
  },
  'love.venus-with-saturn': {
    en: '{Venus} and {saturn} stand together in {venus.sign}: you commit slowly, and what you commit to, lasts.',
    hi: '{venus.sign} राशि में शुक्र और शनि साथ हैं: मन धीरे बँधता है, और जहाँ बँधता है वहाँ टिकता है।',
  },
  'love.venus-with-rahu': {
    en: '{Venus} and {rahu} share {venus.sign}, so you are drawn to what is different, and time is the best judge of such pulls.',
    hi: '{venus.sign} राशि में शुक्र और राहु साथ हैं, इसलिए मन अलग-से लोगों की ओर खिंचता है, और ऐसे खिंचाव का सबसे अच्छा निर्णायक समय है।',
  },
  'love.jupiter-in-seventh': {
    en: '{Jupiter} stands in your seventh house itself, which the tradition counts among the kindest placements for partnership.',
    hi: 'गुरु स्वयं आपके सप्तम भाव में हैं, जिसे परंपरा साझेदारी के लिए सबसे शुभ स्थितियों में गिनती है।',
  },
  'love.jupiter-sees-seventh': {
    en: '{Jupiter} looks at your seventh house from the {jupiter.house}, and this protects goodwill between two people.',
    hi: '{jupiter.house} से गुरु की दृष्टि आपके सप्तम भाव पर है, और इससे दो लोगों के बीच सद्भाव की रक्षा होती है।',
  },
  'love.venus-in-seventh': {
    en: '{Venus} stands in your seventh house, so charm and the wish to share life are written into the place of partnership.',
    hi: 'शुक्र आपके सप्तम भाव में हैं, इसलिए साझेदारी के स्थान में ही आकर्षण और साथ जीने की चाह बसी है।',
  },
  'love.saturn-in-seventh': {
    en: '{Saturn} stands in your seventh house, so partnership ripens late and rests on loyalty more than on show.',
    hi: 'शनि आपके सप्तम भाव में हैं, इसलिए साझेदारी धीरे पकती है और दिखावे से ज़्यादा निष्ठा पर टिकती है।',
  },
  'love.saturn-sees-seventh': {
    en: '{Saturn} looks at your seventh house from the {saturn.house}, so good things there arrive after a time of testing and then stay.',
    hi: '{saturn.house} से शनि की दृष्टि सप्तम भाव पर है, इसलिए यहाँ अच्छी बात परख के बाद आती है और फिर ठहरती है।',
  },
  'love.mars-in-seventh': {
    en: '{Mars} stands in your seventh house, giving passion and plain speech, and both do best with a pause before reacting.',
    hi: 'मंगल आपके सप्तम भाव में हैं, जो जोश और खरी बात देते हैं, और दोनों तभी फलते हैं जब प्रतिक्रिया से पहले थोड़ा ठहराव हो।',
  },
  'love.rahu-in-seventh': {
    en: '{Rahu} stands in your seventh house, so partners from another background or an unusual beginning are quite natural for you.',
    hi: 'राहु आपके सप्तम भाव में हैं, इसलिए अलग पृष्ठभूमि का साथी या अनोखी शुरुआत आपके लिए स्वाभाविक है।',
  },
  'love.ketu-in-seventh': {
    en: '{Ketu} stands in your seventh house, so you need a bond that leaves the soul some room.',
    hi: 'केतु आपके सप्तम भाव में हैं, इसलिए आपको ऐसा बंधन चाहिए जो आत्मा के लिए थोड़ी जगह छोड़े।',
  },
  'love.fifth-meets-seventh': {
    en: '{Lord.5}, lord of your fifth house, and {lord.7}, lord of your seventh house, stand together in {lord.7.sign}, and this ties affection to commitment.',
    hi: 'पंचम भाव के स्वामी {lord.5} और सप्तम भाव के स्वामी {lord.7} {lord.7.sign} राशि में साथ हैं, और यह स्नेह को प्रतिबद्धता से जोड़ता है।',
  },
  'love.seventh-lord-strong': {
    en: '{Lord.7}, lord of your seventh house, is {lord.7.dignity}, so the promise of partnership has a firm spine.',
    hi: 'सप्तम भाव के स्वामी {lord.7} {lord.7.dignity.in} हैं, इसलिए साझेदारी का वचन मज़बूत है।',
  },
  'love.seventh-lord-fallen': {
    en: '{Lord.7}, lord of your seventh house, is debilitated in {lord.7.sign}, so partnership asks for more patience and pays it back in maturity.',
    hi: 'सप्तम भाव के स्वामी {lord.7} {lord.7.sign} राशि में नीच के हैं, इसलिए साझेदारी थोड़ा ज़्यादा धीरज माँगती है और बदले में परिपक्वता देती है।',
  },

  'career.tenth-lord-strong': {
    en: '{Lord.10}, lord of your tenth house, is {lord.10.dignity} in {lord.10.sign}, and that is a strong hand in working life.',
    hi: 'दशम भाव के स्वामी {lord.10} {lord.10.sign} राशि में {lord.10.dignity.in} हैं, और कामकाजी जीवन में यह मज़बूत पत्ता है।',
  },
  'career.tenth-lord-fallen': {
    en: '{Lord.10}, lord of your tenth house, is debilitated in {lord.10.sign}, so recognition follows skill slowly, and a good mentor shortens the road.',
    hi: 'दशम भाव के स्वामी {lord.10} {lord.10.sign} राशि में नीच के हैं, इसलिए पहचान हुनर के पीछे धीरे आती है, और अच्छा मार्गदर्शक राह छोटी कर देता है।',
  },
  'career.sun-in-tenth': {
    en: '{Sun} stands in your tenth house, its place of directional strength, so authority and visible roles sit well on you.',
    hi: 'सूर्य आपके दशम भाव में हैं, जहाँ वे दिशा-बल पाते हैं, इसलिए अधिकार और सामने की भूमिका आप पर जँचती है।',
  },
  'career.mars-in-tenth': {
    en: '{Mars} stands in your tenth house, where it has directional strength, so drive and decision are your working capital.',
    hi: 'मंगल आपके दशम भाव में हैं, जहाँ वे दिशा-बल पाते हैं, इसलिए जोश और निर्णय आपकी कार्य-पूँजी हैं।',
  },
  'career.jupiter-in-tenth': {
    en: '{Jupiter} stands in your tenth house, so people trust your word at work, and advice or teaching becomes part of whatever you do.',
    hi: 'गुरु आपके दशम भाव में हैं, इसलिए काम में लोग आपकी बात पर भरोसा रखते हैं, और सलाह या शिक्षण हर काम का हिस्सा बन जाता है।',
  },
  'career.jupiter-sees-tenth': {
    en: '{Jupiter} looks at your tenth house from the {jupiter.house}, and this brings fair seniors and good chances.',
    hi: '{jupiter.house} से गुरु की दृष्टि दशम भाव पर है, और इससे अच्छे वरिष्ठ और अच्छे अवसर मिलते हैं।',
  },
  'career.saturn-sees-tenth': {
    en: '{Saturn} looks at your tenth house from the {saturn.house}, so you rise slowly but surely, and every step holds.',
    hi: '{saturn.house} से शनि की दृष्टि दशम भाव पर है, इसलिए तरक़्क़ी धीरे पर पक्की होती है, और हर क़दम टिकता है।',
  },
  'career.saturn-in-tenth': {
    en: '{Saturn} stands in your tenth house, which gives endurance and, with the years, real authority.',
    hi: 'शनि आपके दशम भाव में हैं, जो सहनशक्ति और समय के साथ सच्चा अधिकार देते हैं।',
  },
  'career.rahu-in-tenth': {
    en: '{Rahu} stands in your tenth house, so ambition is large and new fields or foreign names suit you.',
    hi: 'राहु आपके दशम भाव में हैं, इसलिए महत्वाकांक्षा बड़ी है और नए क्षेत्र या विदेशी नाम आप पर जँचते हैं।',
  },
  'career.mercury-in-tenth': {
    en: '{Mercury} stands in your tenth house, so writing, numbers, trade and quick thinking earn your name.',
    hi: 'बुध आपके दशम भाव में हैं, इसलिए लेखन, गणना, व्यापार और तेज़ सोच से नाम बनता है।',
  },
  'career.moon-in-tenth': {
    en: '{Moon} stands in your tenth house, so you work for people, and public goodwill moves your career.',
    hi: 'चंद्रमा आपके दशम भाव में हैं, इसलिए काम लोगों से जुड़ा है, और जन-सद्भाव करियर को चलाता है।',
  },
  'career.venus-in-tenth': {
    en: '{Venus} stands in your tenth house, so grace, design and good relations are worth money in your work.',
    hi: 'शुक्र आपके दशम भाव में हैं, इसलिए शालीनता, सौंदर्य-बोध और अच्छे संबंध काम में धन जितने मूल्यवान हैं।',
  },
  'career.ninth-meets-tenth': {
    en: '{Lord.9}, lord of your ninth house, and {lord.10}, lord of your tenth house, stand together in {lord.10.sign}, a classical royal combination of fortune and work.',
    hi: 'नवम भाव के स्वामी {lord.9} और दशम भाव के स्वामी {lord.10} {lord.10.sign} राशि में साथ हैं, जो भाग्य और कर्म का शास्त्रीय राज-संयोग है।',
  },
  'career.sun-with-mercury': {
    en: '{Sun} and {mercury} stand together in {sun.sign}, which gives a clear head for planning and presenting.',
    hi: '{sun.sign} राशि में सूर्य और बुध साथ हैं, जो योजना बनाने और बात रखने के लिए साफ़ बुद्धि देते हैं।',
  },
  'career.saturn-strong': {
    en: '{Saturn} is {saturn.dignity} in {saturn.sign}, and long tasks that tire others are where you win.',
    hi: '{saturn.sign} राशि में {saturn.dignity} शनि बताते हैं कि जो लंबे काम औरों को थका दें, वहीं आपकी जीत है।',
  },
  'career.sun-strong': {
    en: '{Sun} is {sun.dignity} in {sun.sign}, so leadership comes to you by itself once you are clear about what you want.',
    hi: '{sun.sign} राशि में {sun.dignity} सूर्य बताते हैं कि मन में लक्ष्य साफ़ हो तो नेतृत्व अपने आप मिलता है।',
  },

  'money.second-meets-eleventh': {
    en: '{Lord.2}, lord of your second house, and {lord.11}, lord of your eleventh house, stand together in {lord.2.sign}, an old sign of growing means.',
    hi: 'द्वितीय भाव के स्वामी {lord.2} और एकादश भाव के स्वामी {lord.11} {lord.2.sign} राशि में साथ हैं, जो बढ़ते साधनों का पुराना संकेत है।',
  },
  'money.jupiter-in-second': {
    en: '{Jupiter} stands in your second house, so what you save with good intent tends to grow.',
    hi: 'गुरु आपके द्वितीय भाव में हैं, इसलिए नेक इरादे से जोड़ा धन बढ़ता है।',
  },
  'money.jupiter-in-eleventh': {
    en: '{Jupiter} stands in your eleventh house, so gains come through good people and long plans.',
    hi: 'गुरु आपके एकादश भाव में हैं, इसलिए लाभ अच्छे लोगों और लंबी योजनाओं से आता है।',
  },
  'money.jupiter-sees-second': {
    en: '{Jupiter} looks at your second house from the {jupiter.house}, and this keeps a floor under your savings.',
    hi: '{jupiter.house} से गुरु की दृष्टि द्वितीय भाव पर है, और यह बचत के नीचे ज़मीन बनाए रखती है।',
  },
  'money.second-lord-strong': {
    en: '{Lord.2}, lord of your second house, is {lord.2.dignity}, so the capacity to earn and keep is well founded.',
    hi: 'द्वितीय भाव के स्वामी {lord.2} {lord.2.dignity.in} हैं, इसलिए कमाने और सँभालने की क्षमता पक्की है।',
  },
  'money.eleventh-lord-placed': {
    en: '{Lord.11}, lord of your house of gains, stands in the {lord.11.house}, a helpful place for income.',
    hi: 'लाभ भाव के स्वामी {lord.11} {lord.11.house} में हैं, जो आय के लिए सहायक स्थान है।',
  },
  'money.second-lord-fallen': {
    en: '{Lord.2}, lord of your second house, is debilitated in {lord.2.sign}, so saving needs a system and cannot be left to mood.',
    hi: 'द्वितीय भाव के स्वामी {lord.2} {lord.2.sign} राशि में नीच के हैं, इसलिए बचत को मन पर नहीं, व्यवस्था पर छोड़ना अच्छा है।',
  },
  'money.saturn-in-second': {
    en: '{Saturn} stands in your second house, so money comes in measured steps and teaches thrift early.',
    hi: 'शनि आपके द्वितीय भाव में हैं, इसलिए धन नपे-तुले क़दमों से आता है और मितव्ययिता जल्दी सिखा देता है।',
  },
  'money.ketu-in-second': {
    en: '{Ketu} stands in your second house, so you are less tied to money than others, and someone should keep the accounts.',
    hi: 'केतु आपके द्वितीय भाव में हैं, इसलिए धन से मोह कम है, और हिसाब किसी को रखना ही चाहिए।',
  },
  'money.rahu-in-second': {
    en: '{Rahu} stands in your second house, so the wish for more is strong and works best with written limits.',
    hi: 'राहु आपके द्वितीय भाव में हैं, इसलिए और पाने की चाह प्रबल है, और लिखी हुई सीमा के साथ सबसे अच्छी चलती है।',
  },
  'money.rahu-in-eleventh': {
    en: '{Rahu} stands in your eleventh house, where it does well: unusual sources and wide networks bring gains.',
    hi: 'राहु आपके एकादश भाव में हैं, जहाँ वे अच्छा फल देते हैं: अनोखे स्रोत और बड़ा दायरा लाभ लाते हैं।',
  },
  'money.moon-with-mars': {
    en: '{Moon} and {mars} stand together in {moon.sign}, a combination the tradition links with earning by enterprise.',
    hi: '{moon.sign} राशि में चंद्रमा और मंगल साथ हैं, जिसे परंपरा उद्यम से होने वाली कमाई से जोड़ती है।',
  },
  'money.venus-in-twelfth': {
    en: '{Venus} stands in your twelfth house, so comfort is where your money likes to go, and a limit makes it sweeter.',
    hi: 'शुक्र आपके द्वादश भाव में हैं, इसलिए धन सुख-सुविधा की ओर जाता है, और सीमा हो तो सुख और मीठा लगता है।',
  },
  'money.jupiter-strong': {
    en: '{Jupiter} is {jupiter.dignity} in {jupiter.sign}, a steady source of good judgement about what is worth having.',
    hi: '{jupiter.sign} राशि में {jupiter.dignity} गुरु यह परख देते हैं कि क्या सच में पाने लायक़ है।',
  },

  'education.mercury-strong': {
    en: '{Mercury} is {mercury.dignity} in {mercury.sign}, so grasp, language and number come easily to you.',
    hi: '{mercury.sign} राशि में {mercury.dignity} बुध बताते हैं कि समझ, भाषा और गणना आपके लिए सहज हैं।',
  },
  'education.mercury-combust': {
    en: '{Mercury} stands close to the Sun in your chart, so the mind is bright and hurried, and writing things down slows it to the right speed.',
    hi: 'आपकी कुंडली में बुध सूर्य के बहुत पास हैं, इसलिए बुद्धि तेज़ पर जल्दबाज़ है, और लिखकर पढ़ना उसे सही गति देता है।',
  },
  'education.mercury-fallen': {
    en: '{Mercury} is debilitated in {mercury.sign}, so you understand by feeling and image, and diagrams teach you more than lists.',
    hi: 'बुध {mercury.sign} राशि में नीच के हैं, इसलिए समझ भाव और चित्र से आती है, और सूची से ज़्यादा रेखाचित्र सिखाते हैं।',
  },
  'education.jupiter-in-fifth': {
    en: '{Jupiter} stands in your fifth house, one of the best supports for learning that the tradition knows.',
    hi: 'गुरु आपके पंचम भाव में हैं, जो विद्या के लिए परंपरा में सबसे अच्छे सहारों में से एक है।',
  },
  'education.jupiter-sees-fifth': {
    en: '{Jupiter} looks at your fifth house from the {jupiter.house}, so good teachers and second chances come your way.',
    hi: '{jupiter.house} से गुरु की दृष्टि पंचम भाव पर है, इसलिए अच्छे शिक्षक और दूसरे अवसर मिलते हैं।',
  },
  'education.mercury-in-fifth': {
    en: '{Mercury} stands in your fifth house, so your mind likes puzzles and quick answers.',
    hi: 'बुध आपके पंचम भाव में हैं, इसलिए मन को पहेलियाँ और तेज़ उत्तर भाते हैं।',
  },
  'education.fifth-lord-strong': {
    en: '{Lord.5}, lord of your fifth house, is {lord.5.dignity}, so intelligence has firm ground to stand on.',
    hi: 'पंचम भाव के स्वामी {lord.5} {lord.5.dignity.in} हैं, इसलिए बुद्धि की ज़मीन पक्की है।',
  },
  'education.saturn-on-fifth': {
    en: '{Saturn} looks at your fifth house from the {saturn.house}, so results come by repetition, and they stay.',
    hi: '{saturn.house} से शनि की दृष्टि पंचम भाव पर है, इसलिए परिणाम दोहराव से आते हैं और टिकते हैं।',
  },
  'education.saturn-in-fifth': {
    en: '{Saturn} stands in your fifth house, so you are a late and thorough bloomer in study.',
    hi: 'शनि आपके पंचम भाव में हैं, इसलिए पढ़ाई में निखार धीरे पर पक्का आता है।',
  },
  'education.rahu-in-fifth': {
    en: '{Rahu} stands in your fifth house, so unusual subjects and new technology hold your interest best.',
    hi: 'राहु आपके पंचम भाव में हैं, इसलिए अनोखे विषय और नई तकनीक मन को सबसे ज़्यादा बाँधते हैं।',
  },
  'education.mars-in-fifth': {
    en: '{Mars} stands in your fifth house, so competition wakes you up, and checking answers twice is your one exercise in patience.',
    hi: 'मंगल आपके पंचम भाव में हैं, इसलिए स्पर्धा आपको जगाती है, और उत्तर दो बार जाँचना ही धैर्य का अभ्यास है।',
  },
  'education.ninth-lord-placed': {
    en: '{Lord.9}, lord of your house of higher learning, stands in the {lord.9.house}, which helps with teachers and diplomas.',
    hi: 'उच्च विद्या के नवम भाव के स्वामी {lord.9} {lord.9.house} में हैं, जिससे शिक्षक और उपाधि, दोनों में मदद मिलती है।',
  },
  'education.moon-with-mercury': {
    en: '{Moon} and {mercury} stand together in {moon.sign}, so your memory works through words and images.',
    hi: '{moon.sign} राशि में चंद्रमा और बुध साथ हैं, इसलिए स्मृति शब्दों और चित्रों से चलती है।',
  },

  'family.fourth-lord-strong': {
    en: '{Lord.4}, lord of your fourth house, is {lord.4.dignity}, so home is a place that gives you strength.',
    hi: 'चतुर्थ भाव के स्वामी {lord.4} {lord.4.dignity.in} हैं, इसलिए घर आपको शक्ति देने वाली जगह है।',
  },
  'family.jupiter-in-fourth': {
    en: '{Jupiter} stands in your fourth house, a quiet blessing on home, mother and inner peace.',
    hi: 'गुरु आपके चतुर्थ भाव में हैं, जो घर, माता और मन की शांति पर एक शांत आशीर्वाद है।',
  },
  'family.jupiter-sees-fourth': {
    en: '{Jupiter} looks at your fourth house from the {jupiter.house}, so goodwill returns to your home after every quarrel.',
    hi: '{jupiter.house} से गुरु की दृष्टि चतुर्थ भाव पर है, इसलिए हर तकरार के बाद घर में सद्भाव लौट आता है।',
  },
  'family.venus-in-fourth': {
    en: '{Venus} stands in your fourth house, so beauty, guests and good food are part of your happiness at home.',
    hi: 'शुक्र आपके चतुर्थ भाव में हैं, इसलिए सुंदरता, अतिथि और अच्छा भोजन घर के सुख का हिस्सा हैं।',
  },
  'family.moon-in-fourth': {
    en: '{Moon} stands in your fourth house, so your heart lives at home, and mother’s influence runs deep.',
    hi: 'चंद्रमा आपके चतुर्थ भाव में हैं, इसलिए मन घर में बसता है, और माता का प्रभाव गहरा है।',
  },
  'family.mars-in-fourth': {
    en: '{Mars} stands in your fourth house, so the home is active and opinions are strong, and physical work together clears the air.',
    hi: 'मंगल आपके चतुर्थ भाव में हैं, इसलिए घर में हलचल और राय दोनों तेज़ हैं, और साथ मिलकर किया श्रम माहौल हल्का करता है।',
  },
  'family.saturn-in-fourth': {
    en: '{Saturn} stands in your fourth house, so comfort at home is built by you, patiently, and then belongs to you for good.',
    hi: 'शनि आपके चतुर्थ भाव में हैं, इसलिए घर का सुख आपके धीरज से बनता है, और फिर सदा आपका रहता है।',
  },
  'family.saturn-sees-fourth': {
    en: '{Saturn} looks at your fourth house from the {saturn.house}, so duty and home are closely tied, and rest has to be planned.',
    hi: '{saturn.house} से शनि की दृष्टि चतुर्थ भाव पर है, इसलिए कर्तव्य और घर साथ बँधे हैं, और विश्राम की योजना बनानी पड़ती है।',
  },
  'family.rahu-in-fourth': {
    en: '{Rahu} stands in your fourth house, so home may be an unusual place or far from the old one, and it is still home.',
    hi: 'राहु आपके चतुर्थ भाव में हैं, इसलिए घर कुछ अलग या पुराने घर से दूर हो सकता है, और फिर भी घर ही है।',
  },
  'family.moon-strong': {
    en: '{Moon} is {moon.dignity} in {moon.sign}, so you have warmth enough for a whole family.',
    hi: '{moon.sign} राशि में {moon.dignity} चंद्रमा बताते हैं कि आपमें पूरे परिवार भर की गरमाहट है।',
  },
  'family.moon-with-saturn': {
    en: '{Moon} and {saturn} stand together in {moon.sign}, so you took on responsibility early, and sharing it now is wise.',
    hi: '{moon.sign} राशि में चंद्रमा और शनि साथ हैं, इसलिए ज़िम्मेदारी जल्दी मिली, और अब उसे बाँटना समझदारी है।',
  },
  'family.moon-with-jupiter': {
    en: '{Moon} and {jupiter} stand together in {moon.sign}, and your people lean on your kindness and good sense.',
    hi: '{moon.sign} राशि में चंद्रमा और गुरु साथ हैं, और अपनों को आपकी भलाई और समझ का सहारा है।',
  },
  'children.jupiter-on-fifth': {
    en: '{Jupiter} looks at your fifth house from the {jupiter.house}, which the tradition reads as a kind sign for everything about children.',
    hi: '{jupiter.house} से गुरु की दृष्टि पंचम भाव पर है, जिसे परंपरा संतान के विषय में शुभ मानती है।',
  },
  'children.jupiter-in-fifth': {
    en: '{Jupiter} stands in your fifth house, so children and the young bring out the best in you.',
    hi: 'गुरु आपके पंचम भाव में हैं, इसलिए बच्चों के साथ आपका सबसे अच्छा रूप सामने आता है।',
  },
  'children.fifth-lord-placed': {
    en: '{Lord.5}, lord of your fifth house, stands in the {lord.5.house}, a helpful place for matters of children.',
    hi: 'पंचम भाव के स्वामी {lord.5} {lord.5.house} में हैं, जो संतान के विषय में सहायक स्थान है।',
  },
  'children.fifth-lord-slow': {
    en: '{Lord.5}, lord of your fifth house, stands in the {lord.5.house}, so matters of children ask for patience and good care.',
    hi: 'पंचम भाव के स्वामी {lord.5} {lord.5.house} में हैं, इसलिए संतान के विषय में धीरज और अच्छी देखभाल चाहिए।',
  },

  'health.lagna-lord-strong': {
    en: '{Lord.1}, lord of your lagna, is {lord.1.dignity} in {lord.1.sign}, and that is a good store of vitality.',
    hi: 'लग्न के स्वामी {lord.1} {lord.1.sign} राशि में {lord.1.dignity.in} हैं, और यह स्फूर्ति का अच्छा भंडार है।',
  },
  'health.jupiter-in-lagna': {
    en: '{Jupiter} stands in your first house, which gives resilience and hope, and a weakness for good food.',
    hi: 'गुरु आपके प्रथम भाव में हैं, जो सँभलने की शक्ति और आशा देते हैं, और अच्छे भोजन का शौक़ भी।',
  },
  'health.jupiter-sees-lagna': {
    en: '{Jupiter} looks at your first house from the {jupiter.house}, and this is protective.',
    hi: '{jupiter.house} से गुरु की दृष्टि प्रथम भाव पर है, और यह रक्षा करने वाला संकेत है।',
  },
  'health.sun-strong': {
    en: '{Sun} is {sun.dignity} in {sun.sign}, so sunlight, early hours and a clear purpose lift you quickly.',
    hi: '{sun.sign} राशि में {sun.dignity} सूर्य बताते हैं कि धूप, सुबह का समय और साफ़ लक्ष्य आपको जल्दी उठाते हैं।',
  },
  'health.mars-in-lagna': {
    en: '{Mars} stands in your first house: the engine is strong, and it runs smoothly only when it gets exercise.',
    hi: 'मंगल आपके प्रथम भाव में हैं: इंजन तेज़ है, और व्यायाम मिलने पर ही ठीक चलता है।',
  },
  'health.saturn-in-lagna': {
    en: '{Saturn} stands in your first house, so you gain strength with the years, and warmth and routine suit you.',
    hi: 'शनि आपके प्रथम भाव में हैं, इसलिए उम्र के साथ बल बढ़ता है, और गरमाहट तथा दिनचर्या आपको भाती है।',
  },
  'health.saturn-sees-lagna': {
    en: '{Saturn} looks at your first house from the {saturn.house}, so slow and regular effort works better for your body than bursts.',
    hi: '{saturn.house} से शनि की दृष्टि प्रथम भाव पर है, इसलिए शरीर के लिए झोंकों से बेहतर धीमा नियमित प्रयास है।',
  },
  'health.moon-with-saturn': {
    en: '{Moon} and {saturn} stand together in {moon.sign}, so the mind can grow heavy when you are alone too long, and company is good medicine.',
    hi: '{moon.sign} राशि में चंद्रमा और शनि साथ हैं, इसलिए देर तक अकेलेपन में मन भारी हो सकता है, और संगति अच्छा सहारा है।',
  },
  'health.moon-with-rahu': {
    en: '{Moon} and {rahu} stand together in {moon.sign}, so the imagination is vivid, and quiet evenings keep it friendly.',
    hi: '{moon.sign} राशि में चंद्रमा और राहु साथ हैं, इसलिए कल्पना तेज़ है, और शांत शामें उसे मित्र बनाए रखती हैं।',
  },
  'health.moon-bright': {
    en: 'You were born in the bright half of the month, so your spirits rise again quickly after a low day.',
    hi: 'जन्म शुक्ल पक्ष का है, इसलिए उदास दिन के बाद भी मन जल्दी उठ जाता है।',
  },
  'health.sun-fallen': {
    en: '{Sun} is debilitated in {sun.sign}, so your energy depends on feeling appreciated, and you can start by thanking yourself.',
    hi: 'सूर्य {sun.sign} राशि में नीच के हैं, इसलिए ऊर्जा सराहना पर निर्भर है, और शुरुआत अपने आप को धन्यवाद देने से हो सकती है।',
  },

  'travel.rahu-far': {
    en: '{Rahu} stands in your {rahu.house}, a classical pointer to foreign places and distant success.',
    hi: 'राहु आपके {rahu.house} में हैं, जो विदेश और दूर की सफलता का शास्त्रीय संकेत है।',
  },
  'travel.rahu-near': {
    en: '{Rahu} stands in your {rahu.house}, so movement comes through contacts, courage and partners.',
    hi: 'राहु आपके {rahu.house} में हैं, इसलिए यात्रा संपर्क, साहस और साथियों से बनती है।',
  },
  'travel.rahu-in-fourth': {
    en: '{Rahu} stands in your fourth house, so you may feel at home where you were not born.',
    hi: 'राहु आपके चतुर्थ भाव में हैं, इसलिए जहाँ जन्म न हुआ हो वहाँ भी घर जैसा लग सकता है।',
  },
  'travel.moon-movable': {
    en: 'Your Moon is in {moon.sign}, a movable sign, and change of place does you good.',
    hi: 'आपका चंद्रमा चर राशि {moon.sign} में है, और स्थान का बदलाव आपको रास आता है।',
  },
  'travel.moon-fixed': {
    en: 'Your Moon is in {moon.sign}, a fixed sign, so you leave slowly and settle deeply.',
    hi: 'आपका चंद्रमा स्थिर राशि {moon.sign} में है, इसलिए मन देर से निकलता है और गहराई से बसता है।',
  },
  'travel.moon-dual': {
    en: 'Your Moon is in {moon.sign}, a dual sign, so you can live in two places at heart.',
    hi: 'आपका चंद्रमा द्विस्वभाव राशि {moon.sign} में है, इसलिए मन दो जगहों में साथ-साथ बस सकता है।',
  },
  'travel.ninth-meets-twelfth': {
    en: '{Lord.9}, lord of your ninth house, and {lord.12}, lord of your twelfth house, stand together in {lord.12.sign}, one of the clearest signs of distance in a chart.',
    hi: 'नवम भाव के स्वामी {lord.9} और द्वादश भाव के स्वामी {lord.12} {lord.12.sign} राशि में साथ हैं, जो कुंडली में दूरी का सबसे साफ़ संकेत है।',
  },
  'travel.jupiter-far': {
    en: '{Jupiter} stands in your {jupiter.house}, so long roads are protected and usually teach you something.',
    hi: 'गुरु आपके {jupiter.house} में हैं, इसलिए लंबी राहें सुरक्षित रहती हैं और कुछ सिखाकर जाती हैं।',
  },
  'travel.saturn-in-twelfth': {
    en: '{Saturn} stands in your twelfth house, so distance comes through work and patience, and papers take their time.',
    hi: 'शनि आपके द्वादश भाव में हैं, इसलिए दूरी काम और धीरज से आती है, और काग़ज़ अपना समय लेते हैं।',
  },
  'travel.fourth-lord-home': {
    en: '{Lord.4}, lord of your fourth house, stays in its own house, so your roots hold you, and short stays away suit you better than final ones.',
    hi: 'चतुर्थ भाव के स्वामी {lord.4} अपने ही भाव में हैं, इसलिए जड़ें थामे रखती हैं, और सदा के लिए जाने से छोटे प्रवास बेहतर हैं।',
  },
  'travel.ninth-lord-placed': {
    en: '{Lord.9}, lord of your house of long journeys, stands in the {lord.9.house}, and this keeps the roads open.',
    hi: 'लंबी यात्राओं के नवम भाव के स्वामी {lord.9} {lord.9.house} में हैं, और इससे राहें खुली रहती हैं।',
  },

  'timing.ninth-lord-strong': {
    en: '{Lord.9}, lord of your house of fortune, is {lord.9.dignity} in {lord.9.sign}, a reserve of luck that does not run dry.',
    hi: 'भाग्य भाव के स्वामी {lord.9} {lord.9.sign} राशि में {lord.9.dignity.in} हैं, और भाग्य का यह भंडार ख़ाली नहीं होता।',
  },
  'timing.jupiter-angle-from-moon': {
    en: '{Jupiter} in {jupiter.sign} stands at an angle from your Moon in {moon.sign}, which the tradition praises for respect and recovery after setbacks.',
    hi: '{jupiter.sign} राशि के गुरु {moon.sign} राशि के आपके चंद्रमा से केंद्र में हैं, जिसे परंपरा मान और गिरकर सँभलने के लिए सराहती है।',
  },
  'timing.jupiter-sees-ninth': {
    en: '{Jupiter} looks at your ninth house from the {jupiter.house}, so help tends to arrive when it is really needed.',
    hi: '{jupiter.house} से गुरु की दृष्टि नवम भाव पर है, इसलिए सच्ची ज़रूरत पर मदद पहुँच ही जाती है।',
  },
  'timing.saturn-in-ninth': {
    en: '{Saturn} stands in your ninth house, so luck comes to you later than to others and leaves later too.',
    hi: 'शनि आपके नवम भाव में हैं, इसलिए भाग्य औरों से देर में आता है और देर तक टिकता भी है।',
  },
  'timing.first-meets-ninth': {
    en: '{Lord.1}, lord of your first house, and {lord.9}, lord of your ninth house, stand together in {lord.9.sign}, so your own effort and good luck pull the same way.',
    hi: 'प्रथम भाव के स्वामी {lord.1} और नवम भाव के स्वामी {lord.9} {lord.9.sign} राशि में साथ हैं, इसलिए आपका प्रयास और भाग्य एक ही ओर खींचते हैं।',
  },
  'timing.rahu-growing': {
    en: '{Rahu} stands in your {rahu.house}, where it gives stamina and the nerve to grow.',
    hi: 'राहु आपके {rahu.house} में हैं, जहाँ वे टिकने की शक्ति और बढ़ने की हिम्मत देते हैं।',
  },
  'timing.saturn-retrograde': {
    en: '{Saturn} was retrograde at your birth, so you go back to finish old work before new doors open, and that order serves you.',
    hi: 'जन्म के समय शनि वक्री थे, इसलिए पुराना काम पूरा करके ही नए द्वार खुलते हैं, और यही क्रम आपके लिए अच्छा है।',
  },

  'general.lagna-lord-strong': {
    en: '{Lord.1}, lord of your lagna, is {lord.1.dignity} in {lord.1.sign}, so you have more strength in reserve than you use.',
    hi: 'लग्न के स्वामी {lord.1} {lord.1.sign} राशि में {lord.1.dignity.in} हैं, इसलिए जितनी शक्ति काम में आती है उससे ज़्यादा आपमें बची रहती है।',
  },
  'general.jupiter-in-angle': {
    en: '{Jupiter} stands in your {jupiter.house}, an angle of the chart, and that steadies the whole life.',
    hi: 'गुरु आपके {jupiter.house} में, यानी केंद्र में हैं, और यह पूरे जीवन को सँभालता है।',
  },
  'general.mars-great': {
    en: '{Mars} is {mars.dignity} in your {mars.house}, which gives courage that others notice before you do.',
    hi: 'आपके {mars.house} में {mars.dignity} मंगल ऐसा साहस देते हैं जो आपसे पहले औरों को दिखता है।',
  },
  'general.mercury-great': {
    en: '{Mercury} is {mercury.dignity} in your {mercury.house}, so your mind is your best tool in every field.',
    hi: 'आपके {mercury.house} में {mercury.dignity} बुध हर क्षेत्र में बुद्धि को आपका सबसे अच्छा औज़ार बनाते हैं।',
  },
  'general.jupiter-great': {
    en: '{Jupiter} is {jupiter.dignity} in your {jupiter.house}, a rare blessing of judgement and goodwill.',
    hi: 'आपके {jupiter.house} में {jupiter.dignity} गुरु विवेक और सद्भाव का दुर्लभ आशीर्वाद हैं।',
  },
  'general.venus-great': {
    en: '{Venus} is {venus.dignity} in your {venus.house}, so grace and good relations smooth your road.',
    hi: 'आपके {venus.house} में {venus.dignity} शुक्र शालीनता और अच्छे संबंधों से राह को सहज बनाते हैं।',
  },
  'general.saturn-great': {
    en: '{Saturn} is {saturn.dignity} in your {saturn.house}, so time itself works for you.',
    hi: 'आपके {saturn.house} में {saturn.dignity} शनि बताते हैं कि समय स्वयं आपके पक्ष में काम करता है।',
  },
  'general.moon-bright': {
    en: 'You were born in the bright half of the month, and your nature leans towards people and growth.',
    hi: 'जन्म शुक्ल पक्ष का है, और स्वभाव लोगों तथा बढ़त की ओर झुकता है।',
  },
  'general.moon-inward': {
    en: 'You were born in the dark half of the month, and your strength is depth, reflection and finishing well.',
    hi: 'जन्म कृष्ण पक्ष का है, और आपकी शक्ति गहराई, चिंतन और काम को अच्छे से पूरा करने में है।',
  },
  'general.lagna-lord-placed': {
    en: '{Lord.1}, lord of your lagna, stands in the {lord.1.house}, a place from which effort shows.',
    hi: 'लग्न के स्वामी {lord.1} {lord.1.house} में हैं, जहाँ से किया हुआ प्रयास दिखता है।',
  },
} as const satisfies Record<string, LocalizedText>

export type NatalPromiseKey = keyof typeof natalPromiseTexts
