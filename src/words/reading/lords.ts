import type { LocalizedText } from '../say.ts'

/**
 * What it means, for each field of life, that the lord of its house stands in house 1 to 12. Each is a
 * clause without an end, neutral to the reader's gender and to whether they are married.
 */
export const lordInHouse = {
  love: [
    {
      en: 'partnership is part of how you know yourself, and you open up to someone who takes you exactly as you are',
      hi: 'साझेदारी आपकी अपनी पहचान का हिस्सा है, और मन वहीं खुलता है जहाँ आपको आप जैसा ही स्वीकार किया जाए',
    },
    {
      en: 'love and family belong together for you, and kind words matter to you more than grand gestures',
      hi: 'आपके लिए प्रेम और परिवार साथ-साथ चलते हैं, और बड़े दिखावे से ज़्यादा मीठे बोल मायने रखते हैं',
    },
    {
      en: 'closeness grows through talk, messages and short journeys together, and it needs you to say the first brave sentence',
      hi: 'नज़दीकी बातचीत, संदेशों और साथ की छोटी यात्राओं से बढ़ती है, और पहली साहसी बात आपकी ओर से आनी चाहिए',
    },
    {
      en: 'you look for a home in a person, and a quiet evening together does more for you than any outing',
      hi: 'आपका मन किसी इंसान में घर ढूँढता है, और साथ की एक शांत शाम किसी भी सैर से ज़्यादा सुकून देती है',
    },
    {
      en: 'romance comes before agreement for you, and affection stays alive as long as there is play and laughter in it',
      hi: 'आपके लिए पहले प्रेम आता है, फिर समझौता, और जब तक हँसी-खेल रहे, स्नेह जीवित रहता है',
    },
    {
      en: 'affection can turn into duty and small corrections, so it helps to settle little disagreements the same day',
      hi: 'स्नेह कभी-कभी कर्तव्य और टोका-टाकी में बदल जाता है, इसलिए छोटी असहमति उसी दिन सुलझा लेना अच्छा है',
    },
    {
      en: 'partnership stands on its own feet with you, and the person beside you tends to be an equal with a mind of their own',
      hi: 'साझेदारी अपने पैरों पर खड़ी है, और साथ चलने वाला व्यक्ति बराबरी का, अपनी सोच वाला होता है',
    },
    {
      en: 'love goes deep and rarely stays on the surface, so trust is built slowly and is worth not hurrying',
      hi: 'प्रेम गहराई में उतरता है, ऊपर-ऊपर नहीं रहता, इसलिए भरोसा धीरे बनता है और उसमें जल्दबाज़ी ठीक नहीं',
    },
    {
      en: 'shared beliefs carry your closeness, and a partner often widens your world through learning, faith or travel',
      hi: 'साझे विश्वास आपके रिश्ते को थामते हैं, और साथी अक्सर ज्ञान, आस्था या यात्रा से आपकी दुनिया बड़ी करता है',
    },
    {
      en: 'respect comes first and love second, and people who matter often enter through work or a shared task',
      hi: 'पहले सम्मान आता है, फिर प्रेम, और महत्वपूर्ण लोग अक्सर काम या किसी साझे दायित्व से जीवन में आते हैं',
    },
    {
      en: 'friendship is the door to love in your chart, and your circle does more for you than any formal search',
      hi: 'आपकी कुंडली में मित्रता ही प्रेम का द्वार है, और औपचारिक खोज से ज़्यादा आपकी मित्र-मंडली काम आती है',
    },
    {
      en: 'love asks for privacy and some distance from noise, and a partner may come from another town or culture',
      hi: 'प्रेम को एकांत और शोर से दूरी चाहिए, और साथी किसी दूसरे शहर या संस्कृति से हो सकता है',
    },
  ],
  career: [
    {
      en: 'your work carries your own face, and you rise fastest where your name stands on the result',
      hi: 'काम में आपकी अपनी छाप दिखती है, और जहाँ नतीजे पर आपका नाम हो, वहाँ तरक्की सबसे तेज़ होती है',
    },
    {
      en: 'your voice and judgement are your trade, and money follows when you speak for what you know',
      hi: 'आपकी वाणी और परख ही आपकी पूँजी है, और अपने ज्ञान पर खुलकर बोलने से धन भी आता है',
    },
    {
      en: 'taking the first step yourself pays: writing, selling, media, short cycles and your own hands bring you forward',
      hi: 'पहल करने से ही आपका काम बनता है: लेखन, बिक्री, मीडिया और हाथ का हुनर आपको आगे ले जाते हैं',
    },
    {
      en: 'work goes best when your base is settled, and property, teaching, care or work from home suit you',
      hi: 'जब घर का आधार ठीक हो तब काम सबसे अच्छा चलता है, और भूमि, शिक्षण, सेवा या घर से काम आप पर जँचता है',
    },
    {
      en: 'you work with ideas, and advice, creation, teaching or markets use more of you than routine does',
      hi: 'आपका काम विचारों से है, और सलाह, सृजन, शिक्षण या बाज़ार में आपकी प्रतिभा दिनचर्या से ज़्यादा खिलती है',
    },
    {
      en: 'you are at your best solving what others avoid, and service, health, law or operations reward that',
      hi: 'जिस उलझन से दूसरे बचते हैं, उसे सुलझाने में आपका असली बल है, और सेवा, स्वास्थ्य, क़ानून या संचालन में इसकी क़द्र है',
    },
    {
      en: 'clients, partners and the public make your career, and contracts serve you better than hierarchies',
      hi: 'ग्राहक, साझेदार और आम लोग आपका करियर बनाते हैं, और ऊँच-नीच से ज़्यादा अनुबंध आपके काम आते हैं',
    },
    {
      en: 'your path has turns in it, and research, insurance, analysis or rescue work makes use of your depth',
      hi: 'आपकी राह में मोड़ हैं, और शोध, बीमा, विश्लेषण या संकट सँभालने का काम आपकी गहराई को काम में लाता है',
    },
    {
      en: 'teachers and good fortune stand behind your work, and it grows when it serves something larger than a wage',
      hi: 'गुरुजन और भाग्य आपके काम के पीछे खड़े हैं, और वेतन से बड़े उद्देश्य के साथ काम और बढ़ता है',
    },
    {
      en: 'profession has firm ground in your life, and steady responsibility brings you more than quick jumps',
      hi: 'कामकाज की ज़मीन पक्की है, और जल्दी-जल्दी बदलाव से ज़्यादा टिककर निभाई ज़िम्मेदारी फल देती है',
    },
    {
      en: 'your network is your ladder, and big teams, older friends and long goals bring the gains',
      hi: 'आपका संपर्क-दायरा ही आपकी सीढ़ी है, और बड़ी टीम, बड़े मित्र और लंबे लक्ष्य लाभ लाते हैं',
    },
    {
      en: 'work pulls you towards distance: foreign firms, hospitals, retreats, cloud rooms, or long quiet effort',
      hi: 'काम आपको दूर की ओर खींचता है: विदेशी संस्थाएँ, अस्पताल, आश्रम, या लंबा शांत परिश्रम',
    },
  ],
  money: [
    {
      en: 'you earn by being yourself, and your own effort is a surer source than anybody’s promise',
      hi: 'धन आपके अपने व्यक्तित्व से आता है, और किसी के वादे से ज़्यादा भरोसेमंद आपका अपना परिश्रम है',
    },
    {
      en: 'money likes to stay with you once it has come, and slow saving suits you better than bright offers',
      hi: 'आया हुआ धन आपके पास टिकता है, और चमकीले प्रस्तावों से ज़्यादा धीमी बचत आप पर जँचती है',
    },
    {
      en: 'income comes in many small streams, through skill, calls, travel and courage, so regularity is your task',
      hi: 'आय कई छोटी धाराओं में आती है, हुनर, बातचीत, दौड़-भाग और साहस से, इसलिए नियमितता लाना आपका काम है',
    },
    {
      en: 'wealth gathers in things with walls and roots: home, land, vehicles, and the comfort of your people',
      hi: 'धन उन चीज़ों में जुड़ता है जिनकी नींव हो: घर, ज़मीन, वाहन और अपनों का सुख',
    },
    {
      en: 'your judgement earns, and money grows from ideas, learning and children’s luck more than from wage alone',
      hi: 'कमाई आपकी परख से होती है, और केवल वेतन से ज़्यादा धन विचारों, विद्या और संतान के भाग्य से बढ़ता है',
    },
    {
      en: 'money passes through loans, bills and competition, so a written plan of dues is worth more than a raise',
      hi: 'धन उधार, बिल और स्पर्धा से होकर गुज़रता है, इसलिए देनदारियों की लिखी योजना वेतन-वृद्धि से ज़्यादा काम की है',
    },
    {
      en: 'you earn with and through others, and a fair partner or a loyal customer is your best asset',
      hi: 'कमाई दूसरों के साथ और उनके माध्यम से होती है, और ईमानदार साझेदार या पक्का ग्राहक आपकी सबसे बड़ी पूँजी है',
    },
    {
      en: 'money comes in lumps after waiting: arrears, settlements, shared funds; keep a cushion for the gaps',
      hi: 'धन रुक-रुककर एक साथ आता है: बकाया, निपटारा, साझा पूँजी; बीच के दिनों के लिए कुछ अलग रखना अच्छा है',
    },
    {
      en: 'fortune is kind to your savings, and honest advice from an elder or teacher is worth money to you',
      hi: 'भाग्य आपकी बचत पर मेहरबान है, और किसी बड़े या शिक्षक की सच्ची सलाह आपके लिए धन के बराबर है',
    },
    {
      en: 'income follows your standing, so every step up in work shows in the purse with a small delay',
      hi: 'आय आपके पद के पीछे चलती है, इसलिए काम में हर क़दम थोड़े अंतर से जेब में भी दिखता है',
    },
    {
      en: 'earning and gaining support each other in your chart, and friends or groups open the doors',
      hi: 'आपकी कुंडली में कमाई और लाभ एक-दूसरे को बल देते हैं, और मित्र या समूह रास्ते खोलते हैं',
    },
    {
      en: 'money leaves as easily as it comes, for comfort, distance or giving, so automatic saving is your friend',
      hi: 'धन जितनी आसानी से आता है उतनी ही आसानी से सुख, दूरी या दान में निकलता है, इसलिए अपने-आप कटने वाली बचत आपकी साथी है',
    },
  ],
  education: [
    {
      en: 'learning is part of who you are, and you understand best what you can try out yourself',
      hi: 'सीखना आपके स्वभाव में है, और जो बात ख़ुद आज़माई जाए वह सबसे अच्छी समझ आती है',
    },
    {
      en: 'you learn by hearing and speaking, and what you recite or explain aloud stays with you',
      hi: 'सुनना और बोलना आपका पढ़ने का ढंग है, और जो बोलकर दोहराया या समझाया जाए वह टिक जाता है',
    },
    {
      en: 'practice beats theory for you, and short daily rounds bring more than long sittings',
      hi: 'आपके लिए अभ्यास सिद्धांत से बड़ा है, और लंबी बैठकों से ज़्यादा रोज़ के छोटे दौर काम आते हैं',
    },
    {
      en: 'you study best where it feels like home, and a fixed corner and a calm house raise your marks',
      hi: 'घर जैसा माहौल हो तो पढ़ाई सबसे अच्छी होती है, और एक तय कोना तथा शांत घर अंक बढ़ाते हैं',
    },
    {
      en: 'your intelligence is quick and original, and it only needs a timetable',
      hi: 'बुद्धि तेज़ और मौलिक है, बस उसे एक समय-सारिणी चाहिए',
    },
    {
      en: 'you grow under competition, and mock tests, corrected mistakes and revision are your real teachers',
      hi: 'स्पर्धा में आपकी प्रतिभा निखरती है; अभ्यास-परीक्षा, सुधारी हुई भूलें और दोहराव आपके असली शिक्षक हैं',
    },
    {
      en: 'you learn with others, and one good study partner is worth a shelf of books',
      hi: 'साथ मिलकर सीखना आप पर जँचता है, और एक अच्छा पढ़ाई-साथी किताबों की पूरी अलमारी के बराबर है',
    },
    {
      en: 'you like to dig, and research, mathematics, psychology or anything hidden holds your attention',
      hi: 'आपको गहरे उतरना पसंद है, और शोध, गणित, मनोविज्ञान या कोई भी छिपा विषय मन को बाँध लेता है',
    },
    {
      en: 'teachers find you, and higher study, law, philosophy or learning far from home is well supported',
      hi: 'अच्छे शिक्षक आप तक पहुँच जाते हैं, और उच्च शिक्षा, क़ानून, दर्शन या घर से दूर पढ़ाई को अच्छा सहारा है',
    },
    {
      en: 'you learn for use, and a course with a visible career at its end keeps you going',
      hi: 'आपका सीखना उपयोग के लिए है, और जिस पाठ्यक्रम के आगे काम दिखता हो वही आपको चलाता रहता है',
    },
    {
      en: 'your wishes and your studies pull the same way, and seniors and study groups bring results',
      hi: 'आपकी इच्छा और पढ़ाई एक ही दिशा में हैं, और वरिष्ठ तथा अध्ययन-समूह परिणाम लाते हैं',
    },
    {
      en: 'you study well in seclusion or far from home, and sleep is part of your syllabus',
      hi: 'एकांत में या घर से दूर पढ़ाई अच्छी होती है, और पूरी नींद भी आपके पाठ्यक्रम का हिस्सा है',
    },
  ],
  family: [
    {
      en: 'home follows your mood, and when you are at ease the whole house breathes',
      hi: 'घर आपके मन के साथ चलता है, और आपके सहज होते ही पूरा घर चैन की साँस लेता है',
    },
    {
      en: 'food, speech and money are the language of your family, and a gentle tone settles more than any argument',
      hi: 'भोजन, बोली और धन आपके परिवार की भाषा हैं, और किसी भी बहस से ज़्यादा नरम स्वर काम करता है',
    },
    {
      en: 'brothers, sisters and neighbours shape your peace at home, and an honest talk clears the air',
      hi: 'भाई-बहन और पड़ोस आपके घर की शांति गढ़ते हैं, और एक खुली बात मन साफ़ कर देती है',
    },
    {
      en: 'home is firm ground for you, and your roots are a real source of strength',
      hi: 'घर आपके लिए पक्की ज़मीन है, और आपकी जड़ें सचमुच शक्ति देती हैं',
    },
    {
      en: 'children, or the child in you, keep the family bright, and play heals what talk cannot',
      hi: 'बच्चे, या आपके भीतर का बच्चा, घर को रोशन रखते हैं, और जो बात से न सुलझे वह हँसी-खेल से सुलझ जाता है',
    },
    {
      en: 'the house has its frictions over duties, and a fair sharing of chores does more than patience alone',
      hi: 'घर में कामों को लेकर खटपट हो सकती है, और केवल धीरज से ज़्यादा काम का उचित बँटवारा मदद करता है',
    },
    {
      en: 'peace at home comes through one close companion, and you do well to decide things as two',
      hi: 'घर की शांति एक निकट साथी से आती है, और फ़ैसले दो लोग मिलकर लें तो अच्छा है',
    },
    {
      en: 'family matters have undercurrents, often about property or old hurts, and they ease when named calmly',
      hi: 'परिवार में कुछ बातें भीतर-भीतर चलती हैं, अक्सर संपत्ति या पुराने घाव की, और शांति से कह देने पर हल्की हो जाती हैं',
    },
    {
      en: 'elders’ blessings are real capital in your chart, and family grows closer on journeys and at rituals',
      hi: 'बड़ों का आशीर्वाद आपकी कुंडली में सच्ची पूँजी है, और यात्रा तथा पूजा-पर्व में परिवार पास आता है',
    },
    {
      en: 'home and work lean on each other, and a fixed hour that belongs to the family protects both',
      hi: 'घर और काम एक-दूसरे पर टिके हैं, और परिवार के लिए तय एक घंटा दोनों को बचाए रखता है',
    },
    {
      en: 'your family is larger than your relatives, and friends become the people you come home to',
      hi: 'आपका परिवार रिश्तेदारों से बड़ा है, और मित्र भी घर जैसे बन जाते हैं',
    },
    {
      en: 'you may live away from where you were born, and distance makes some family bonds gentler',
      hi: 'जन्मस्थान से दूर रहना हो सकता है, और दूरी कुछ पारिवारिक रिश्तों को और नरम कर देती है',
    },
  ],
  health: [
    {
      en: 'your body answers quickly to good habits, and vitality returns as soon as you give it a rhythm',
      hi: 'आपका शरीर अच्छी आदतों पर जल्दी जवाब देता है, और लय मिलते ही स्फूर्ति लौट आती है',
    },
    {
      en: 'what and how you eat decides your day, and regular meals at set hours steady you',
      hi: 'खान-पान आपका दिन तय करता है, और तय समय का भोजन आपको सँभाले रखता है',
    },
    {
      en: 'you need movement, and walking, dance or sport clears your head better than rest',
      hi: 'आपको हलचल चाहिए, और टहलना, नृत्य या खेल मन को आराम से भी बेहतर साफ़ करते हैं',
    },
    {
      en: 'peace at home is your best medicine, and a calm bedroom gives you back your energy',
      hi: 'घर का चैन आपके लिए सबसे बड़ा बल है, और शांत शयनकक्ष ऊर्जा लौटा देता है',
    },
    {
      en: 'joy keeps you well, and an hour for something you love is not a luxury for you',
      hi: 'प्रसन्नता आपको स्वस्थ रखती है, और मनपसंद काम का एक घंटा आपके लिए विलासिता नहीं, ज़रूरत है',
    },
    {
      en: 'you tend to work until you are tired, so small regular pauses protect you better than long holidays',
      hi: 'थकने तक काम करने की प्रवृत्ति है, इसलिए लंबी छुट्टी से ज़्यादा छोटे नियमित विराम आपको बचाते हैं',
    },
    {
      en: 'your energy depends on company, and people who are good for you are half of your strength',
      hi: 'आपकी ऊर्जा संगति पर टिकी है, और अच्छे लोग आपकी आधी शक्ति हैं',
    },
    {
      en: 'you carry tension inwards, and breathing, stretching and a friend to talk to bring it out again',
      hi: 'तनाव भीतर जमा होता है, और साँस के अभ्यास, खिंचाव तथा किसी मित्र से बात करने पर बाहर निकलता है',
    },
    {
      en: 'a hopeful mind keeps your body light, and mornings with prayer, reading or open air do you good',
      hi: 'आशावान मन शरीर को हल्का रखता है, और प्रार्थना, पढ़ने या खुली हवा वाली सुबह आपको भाती है',
    },
    {
      en: 'ambition drives your body, and you stay well when sleep gets a fixed place in the diary',
      hi: 'महत्वाकांक्षा शरीर को दौड़ाती है, और नींद को दिनचर्या में तय जगह मिले तो सब ठीक रहता है',
    },
    {
      en: 'you recover well, and exercising with friends is the habit most likely to last',
      hi: 'आपमें जल्दी सँभलने की शक्ति है, और मित्रों के साथ व्यायाम वह आदत है जो टिकेगी',
    },
    {
      en: 'sleep and solitude restore you, and screens late at night take more from you than from others',
      hi: 'नींद और एकांत आपको फिर से भर देते हैं, और देर रात की स्क्रीन आपसे औरों की तुलना में ज़्यादा ले लेती है',
    },
  ],
  travel: [
    {
      en: 'distance belongs to your nature, and you carry something foreign about you even at home',
      hi: 'दूरी आपके स्वभाव में है, और घर पर रहकर भी मन में परदेस की एक झलक रहती है',
    },
    {
      en: 'journeys cost and earn in turn, and moving for family or income is more likely than for adventure',
      hi: 'यात्राएँ बारी-बारी से ख़र्च और कमाई दोनों लाती हैं, और रोमांच से ज़्यादा परिवार या आय के लिए जाना होता है',
    },
    {
      en: 'many shorter journeys suit you, and a first small step often opens the longer road',
      hi: 'छोटी-छोटी कई यात्राएँ आप पर जँचती हैं, और पहला छोटा क़दम अक्सर लंबी राह खोलता है',
    },
    {
      en: 'leaving home is never simple for you, and the best move is one that lets you make a second home',
      hi: 'घर छोड़ना आपके लिए कभी सरल नहीं, और वही जाना अच्छा है जहाँ फिर से घर बस सके',
    },
    {
      en: 'study, creativity or children are the reasons that carry you far',
      hi: 'पढ़ाई, सृजन या संतान वे कारण हैं जो आपको दूर तक ले जाते हैं',
    },
    {
      en: 'distance comes through work and paperwork, and complete papers are half the journey',
      hi: 'दूरी काम और काग़ज़ों के रास्ते आती है, और पूरे दस्तावेज़ आधी यात्रा हैं',
    },
    {
      en: 'partners and clients pull you across borders, and you seldom travel alone in the things that count',
      hi: 'साथी और ग्राहक आपको सीमाओं के पार खींचते हैं, और ज़रूरी यात्राओं में अक्सर कोई साथ रहता है',
    },
    {
      en: 'a move changes you deeply, so it comes late, prepared and for good reasons',
      hi: 'स्थान बदलना आपको भीतर तक बदलता है, इसलिए वह सोच-समझकर, तैयारी के साथ और ठोस कारण से होता है',
    },
    {
      en: 'fortune waits for you at a distance, and study, pilgrimage or a teacher opens the way',
      hi: 'भाग्य दूर की जगहों पर साथ देता है, और पढ़ाई, तीर्थ या कोई मार्गदर्शक राह खोलता है',
    },
    {
      en: 'profession is your passport, and an employer or a posting is the likeliest road',
      hi: 'पेशा ही आपका पासपोर्ट है, और नियोक्ता या तैनाती सबसे संभावित रास्ता है',
    },
    {
      en: 'friends and networks abroad do more for you than agencies',
      hi: 'दूर बसे मित्र और संपर्क किसी एजेंसी से ज़्यादा आपके काम आते हैं',
    },
    {
      en: 'distance suits you, and living away from your birthplace comes naturally',
      hi: 'दूरी आप पर जँचती है, और जन्मस्थान से दूर रहना आपको सहज लगता है',
    },
  ],
  timing: [
    {
      en: 'fortune works through your own initiative, and luck finds you in motion',
      hi: 'भाग्य आपकी अपनी पहल से चलता है, और बढ़ते क़दमों का ही साथ देता है',
    },
    {
      en: 'your luck shows in family and in what you put by, quietly and year by year',
      hi: 'आपका भाग्य परिवार और जोड़ी हुई पूँजी में दिखता है, चुपचाप, साल-दर-साल',
    },
    {
      en: 'courage turns your luck, and the years when you dared were the years that gave',
      hi: 'साहस आपका भाग्य पलटता है, और जिन वर्षों में हिम्मत की गई, वही वर्ष फल लाए',
    },
    {
      en: 'your luck rests on a settled home, and things outside move once things inside are calm',
      hi: 'आपका भाग्य सधे हुए घर पर टिका है, और भीतर शांति होते ही बाहर भी बात बनती है',
    },
    {
      en: 'past good deeds ripen through learning and ideas, and fortune tends to come early and often',
      hi: 'पिछले पुण्य विद्या और विचारों के रास्ते फलते हैं, और भाग्य बार-बार द्वार खटखटाता है',
    },
    {
      en: 'your luck is earned through effort and service, and it lasts because it was earned',
      hi: 'आपका भाग्य परिश्रम और सेवा से बनता है, और कमाया हुआ होने से टिकता भी है',
    },
    {
      en: 'good fortune reaches you through other people, most of all through one steady ally',
      hi: 'सौभाग्य आप तक दूसरों के माध्यम से पहुँचता है, सबसे ज़्यादा किसी एक पक्के साथी से',
    },
    {
      en: 'luck comes after turning points, and what looked like an end has opened doors before',
      hi: 'भाग्य मोड़ों के बाद आता है, और जो अंत जैसा लगा, उसने पहले भी रास्ते खोले हैं',
    },
    {
      en: 'fortune is a deep and reliable blessing with you, and it works even in slow years',
      hi: 'भाग्य एक गहरा और भरोसेमंद वरदान है, जो धीमे वर्षों में भी काम करता है',
    },
    {
      en: 'your luck and your work are one, and the better you serve, the luckier you become',
      hi: 'आपका भाग्य और कर्म एक ही हैं, और काम जितना अच्छा, भाग्य उतना ही साथ',
    },
    {
      en: 'hopes have a way of being met in your chart, through elders, friends and patience with big goals',
      hi: 'आपकी कुंडली में आशाएँ पूरी होने का रास्ता है, बड़ों, मित्रों और बड़े लक्ष्यों के धैर्य से',
    },
    {
      en: 'fortune is found away from the crowd, in quiet work, distance or giving',
      hi: 'भाग्य भीड़ से दूर मिलता है, शांत काम में, दूर की जगह में या देने में',
    },
  ],
  general: [
    {
      en: 'you are the author of your own life, and you do best when you stop asking for permission',
      hi: 'अपने जीवन की दिशा आपके ही हाथ में है, और बार-बार अनुमति की ज़रूरत न रहे तो सबसे अच्छा चलता है',
    },
    {
      en: 'what you build, keep and say defines you, and people trust you with what is valuable',
      hi: 'जो आप बनाएँ, सँभालें और कहें, वही पहचान है, और लोग भरोसे के साथ कीमती चीज़ें आपको सौंप देते हैं',
    },
    {
      en: 'you live by effort and curiosity, and your hands and words are seldom idle',
      hi: 'जीवन परिश्रम और जिज्ञासा से चलता है, और आपके हाथ और शब्द शायद ही ख़ाली बैठते हों',
    },
    {
      en: 'you are a builder of homes and moods, and inner calm is your real measure of success',
      hi: 'घर और माहौल बनाना आपका गुण है, और भीतर की शांति ही सफलता का असली पैमाना',
    },
    {
      en: 'you are here to create and to guide, and your heart stays younger than your years',
      hi: 'सृजन और मार्गदर्शन आपकी राह है, और मन उम्र से छोटा ही रहता है',
    },
    {
      en: 'you meet life as a problem to be solved, and every difficulty you master becomes a skill',
      hi: 'जीवन आपके लिए सुलझाने की पहेली है, और हर पार की गई कठिनाई एक हुनर बन जाती है',
    },
    {
      en: 'you find yourself in the mirror of others, and choosing good company is half of your path',
      hi: 'अपनी पहचान आपको दूसरों के आईने में मिलती है, और अच्छी संगति चुनना आधी राह है',
    },
    {
      en: 'you are drawn below the surface, and each change leaves you wiser and freer',
      hi: 'मन सतह के नीचे उतरना चाहता है, और हर बदलाव आपको और समझदार, और मुक्त छोड़ जाता है',
    },
    {
      en: 'you are guided by meaning, and grace tends to arrive at the right corner',
      hi: 'अर्थ की खोज आपको चलाती है, और सही मोड़ पर कृपा भी मिल ही जाती है',
    },
    {
      en: 'you are made for visible work, and responsibility brings out your best side',
      hi: 'सामने रहकर किया जाने वाला काम आप पर जँचता है, और ज़िम्मेदारी आपका सबसे अच्छा पक्ष निकालती है',
    },
    {
      en: 'you think in large circles, and your hopes come true in the company of others',
      hi: 'आपकी सोच का दायरा बड़ा है, और आशाएँ दूसरों के साथ से पूरी होती हैं',
    },
    {
      en: 'you need silence to hear yourself, and much of your strength is invisible to others',
      hi: 'अपनी आवाज़ सुनने के लिए आपको मौन चाहिए, और आपकी बहुत-सी शक्ति औरों को दिखाई नहीं देती',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>
