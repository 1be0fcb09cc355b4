import type { LocalizedText } from '../say.ts'

/**
 * What a day is like while the Moon moves through the first to the twelfth sign from one's own, by part
 * of life (after Phaladeepika, ch. 26). Whole sentences that hold on whatever day they are read, neutral
 * to the reader's gender and to whether they are married.
 */
export const moonTransitTexts = {
  general: [
    {
      en: 'The day begins with you: moods are clear, and what you need is easy to name.',
      hi: 'दिन आपसे शुरू होता है: मन साफ़ रहता है, और अपनी ज़रूरत कहना आसान होता है।',
    },
    {
      en: 'The day asks what things are worth, so let words and purchases both wait one breath.',
      hi: 'दिन पूछता है कि किस चीज़ का कितना मोल है, इसलिए बोल और ख़रीदारी दोनों को एक साँस का ठहराव दें।',
    },
    {
      en: 'Courage comes easily, and a call you have put off turns out shorter than you thought.',
      hi: 'हिम्मत सहज आती है, और जो फ़ोन टलता रहा वह सोच से छोटा निकलता है।',
    },
    {
      en: 'The heart looks homewards, and one quiet hour does more than three busy ones.',
      hi: 'मन घर की ओर मुड़ता है, और एक शांत घंटा तीन व्यस्त घंटों से ज़्यादा देता है।',
    },
    {
      en: 'Ideas come in pairs; enjoy them, and choose between them a little later.',
      hi: 'विचार जोड़ों में आते हैं; उनका आनंद लें, और चुनाव थोड़ा बाद में करें।',
    },
    {
      en: 'Things that have waited get done, and a tidy table makes a tidy mind.',
      hi: 'रुके हुए काम निपटते हैं, और सँवरी हुई मेज़ मन को भी सँवार देती है।',
    },
    {
      en: 'People are the theme: good company lifts the day, and an honest reply clears the air.',
      hi: 'दिन लोगों का है: अच्छी संगति मन उठाती है, और एक सच्चा उत्तर माहौल साफ़ कर देता है।',
    },
    {
      en: 'A slower day, made for finishing and listening rather than for pushing.',
      hi: 'थोड़ा धीमा दिन, ज़ोर लगाने से ज़्यादा पूरा करने और सुनने के लिए।',
    },
    {
      en: 'The view widens, and advice from someone older arrives at the right moment.',
      hi: 'दृष्टि खुलती है, और किसी बड़े की सलाह ठीक समय पर मिलती है।',
    },
    {
      en: 'What you do is seen, so put the good work where people can find it.',
      hi: 'आपका काम दिखता है, इसलिए अच्छा काम वहाँ रखें जहाँ लोग उसे देख सकें।',
    },
    {
      en: 'Friends, small gains and a wish that comes nearer: accept the help that is offered.',
      hi: 'मित्र, छोटे लाभ और पास आती कोई इच्छा: जो मदद मिले उसे स्वीकार करें।',
    },
    {
      en: 'A day to give less away, of money and of strength, and to sleep a little earlier.',
      hi: 'यह दिन कम बाँटने का है, धन भी और शक्ति भी, और थोड़ा जल्दी सोने का।',
    },
  ],
  love: [
    {
      en: 'You are easy to read, so say what you feel before it has to be guessed.',
      hi: 'मन चेहरे पर दिखता है, इसलिए जो महसूस हो उसे अनुमान से पहले कह दें।',
    },
    {
      en: 'Kind words count double; a careless one takes an evening to mend.',
      hi: 'मीठे बोल दुगुने गिने जाते हैं; लापरवाह शब्द को सुधरने में एक शाम लगती है।',
    },
    {
      en: 'A message sent without waiting for the perfect sentence opens the door.',
      hi: 'सही वाक्य का इंतज़ार किए बिना भेजा गया संदेश द्वार खोल देता है।',
    },
    {
      en: 'Closeness wants a roof over it: cook together, or talk where nobody hurries you.',
      hi: 'नज़दीकी को एक ठिकाना चाहिए: साथ में कुछ पकाएँ, या वहाँ बात करें जहाँ कोई जल्दी न हो।',
    },
    {
      en: 'Play is the shortest way to the heart, and laughter settles what logic could not.',
      hi: 'हँसी-खेल मन तक की सबसे छोटी राह है, और हँसी वह सुलझा देती है जो तर्क से न सुलझा।',
    },
    {
      en: 'Small favours say more than large promises; notice who does them for you.',
      hi: 'छोटे-छोटे काम बड़े वादों से ज़्यादा कहते हैं; ध्यान दें कि आपके लिए ऐसा कौन करता है।',
    },
    {
      en: 'Meeting each other halfway comes naturally, and a shared meal does the rest.',
      hi: 'आधी राह चलकर मिलना सहज होता है, और साथ का भोजन बाक़ी काम कर देता है।',
    },
    {
      en: 'Feelings run deep and a little shy, so ask gently and let silence be an answer.',
      hi: 'भावनाएँ गहरी और थोड़ी संकोची हैं, इसलिए कोमलता से पूछें और मौन को भी उत्तर मानें।',
    },
    {
      en: 'Talk of hopes and journeys brings two people nearer than talk of duties.',
      hi: 'कर्तव्यों की बात से ज़्यादा सपनों और यात्राओं की बात दो लोगों को पास लाती है।',
    },
    {
      en: 'Respect is the language of affection here: praise the other where others hear it.',
      hi: 'यहाँ सम्मान ही स्नेह की भाषा है: दूसरों के सामने अपने प्रिय की सराहना करें।',
    },
    {
      en: 'Friendship warms what was formal, and an introduction through friends is worth taking.',
      hi: 'मित्रता औपचारिक को भी आत्मीय कर देती है, और मित्रों से हुआ परिचय अपनाने लायक़ है।',
    },
    {
      en: 'The heart likes privacy, so keep one tender thing between the two of you.',
      hi: 'मन एकांत चाहता है, इसलिए एक कोमल बात केवल आप दोनों के बीच रहने दें।',
    },
  ],
  career: [
    {
      en: 'Begin with the task that carries your name; it goes faster than the rest.',
      hi: 'शुरुआत उस काम से करें जिस पर आपका नाम है; वह बाक़ी से तेज़ चलता है।',
    },
    {
      en: 'Your figures and your phrasing are looked at closely, so read both once more.',
      hi: 'आपके आँकड़ों और शब्दों पर बारीक नज़र रहती है, इसलिए दोनों को एक बार और पढ़ लें।',
    },
    {
      en: 'Initiative pays: the first person to write the mail sets the terms.',
      hi: 'पहल का फल मिलता है: जो पहले लिखता है, बात उसी की शर्तों पर चलती है।',
    },
    {
      en: 'Work from a calm corner goes well, while meetings take longer than planned.',
      hi: 'शांत कोने से किया काम अच्छा चलता है, जबकि बैठकें सोच से लंबी हो जाती हैं।',
    },
    {
      en: 'A clever idea is near; write it down first and present it when it has slept once.',
      hi: 'कोई अच्छा विचार पास है; पहले लिख लें, और एक रात बाद सामने रखें।',
    },
    {
      en: 'Routine is on your side, and a stubborn file finally closes.',
      hi: 'दिनचर्या आपके साथ है, और कोई अड़ियल फ़ाइल आख़िर पूरी होती है।',
    },
    {
      en: 'Agreements come more easily face to face, so ask for ten minutes in person.',
      hi: 'आमने-सामने सहमति जल्दी बनती है, इसलिए दस मिनट की मुलाक़ात माँग लें।',
    },
    {
      en: 'Prepare rather than announce; the quiet work of this day is used later.',
      hi: 'घोषणा से ज़्यादा तैयारी करें; इस दिन का चुपचाप किया काम आगे काम आता है।',
    },
    {
      en: 'A teacher, a senior or a good book saves you a detour.',
      hi: 'कोई शिक्षक, वरिष्ठ या अच्छी किताब आपका लंबा रास्ता बचा देती है।',
    },
    {
      en: 'Responsibility finds you and suits you; take one thing fully rather than three by half.',
      hi: 'ज़िम्मेदारी आप तक आती है और आप पर जँचती है; तीन काम आधे-अधूरे लेने से एक पूरा लें।',
    },
    {
      en: 'Colleagues lend a hand, and credit shared comes back as goodwill.',
      hi: 'साथी हाथ बँटाते हैं, और बाँटा हुआ श्रेय सद्भाव बनकर लौटता है।',
    },
    {
      en: 'Behind-the-scenes work goes best, and a day without display restores your aim.',
      hi: 'परदे के पीछे का काम सबसे अच्छा चलता है, और बिना दिखावे का दिन लक्ष्य साफ़ करता है।',
    },
  ],
  money: [
    {
      en: 'You spend by mood, so let the list be written before the shop.',
      hi: 'ख़र्च मन के साथ चलता है, इसलिए दुकान से पहले सूची बन जाए तो अच्छा है।',
    },
    {
      en: 'Accounts reward attention, and a forgotten due is easier settled than carried.',
      hi: 'हिसाब ध्यान माँगता है और उसका फल भी देता है; भूली हुई देनदारी ढोने से चुका देना आसान है।',
    },
    {
      en: 'A question asked plainly about a price brings a better one.',
      hi: 'दाम के बारे में सीधा पूछा गया प्रश्न अच्छा दाम दिला देता है।',
    },
    {
      en: 'Comfort at home is where money likes to go; choose the one thing that will last.',
      hi: 'पैसा घर के आराम में लगना चाहता है; वही एक चीज़ लें जो टिके।',
    },
    {
      en: 'Plans look larger than they are, so enjoy the sum on paper first.',
      hi: 'योजनाएँ असल से बड़ी दिखती हैं, इसलिए पहले काग़ज़ पर ही हिसाब का आनंद लें।',
    },
    {
      en: 'Order is profit: bills, receipts and small returns fall into place.',
      hi: 'व्यवस्था ही लाभ है: बिल, रसीदें और छोटी वापसियाँ अपनी जगह आ जाती हैं।',
    },
    {
      en: 'Dealings with others go fairly when both sides see the same page.',
      hi: 'लेन-देन तब अच्छा चलता है जब दोनों ओर एक ही पन्ना देखा जाए।',
    },
    {
      en: 'Leave large decisions in the drawer, and let this day only collect the facts.',
      hi: 'बड़े निर्णय दराज़ में रहने दें, और यह दिन केवल जानकारी जुटाने का हो।',
    },
    {
      en: 'Generosity does you good, within a sum you chose beforehand.',
      hi: 'उदारता आपको सुख देती है, बस पहले से तय रक़म के भीतर।',
    },
    {
      en: 'Money follows work: what you finish now is what gets paid.',
      hi: 'धन काम के पीछे चलता है: जो अभी पूरा होता है, मूल्य उसी का मिलता है।',
    },
    {
      en: 'A small gain or a returned favour brightens the accounts.',
      hi: 'कोई छोटा लाभ या लौटा हुआ उपकार हिसाब में चमक लाता है।',
    },
    {
      en: 'Expenses slip through open fingers, so close one you no longer enjoy.',
      hi: 'ख़र्च खुली उँगलियों से फिसलता है, इसलिए जिसमें अब आनंद न हो ऐसा एक ख़र्च बंद करें।',
    },
  ],
  wellbeing: [
    {
      en: 'Energy is bright and uneven; drink water, and move before you sit.',
      hi: 'ऊर्जा अच्छी है पर घटती-बढ़ती; पानी पिएँ, और बैठने से पहले थोड़ा चल लें।',
    },
    {
      en: 'Appetite leads, so eat slowly and give sweetness to your voice too.',
      hi: 'भूख आगे रहती है, इसलिए धीरे भोजन करें और मिठास वाणी को भी दें।',
    },
    {
      en: 'The body likes to be used: stairs, a walk, hands in the earth.',
      hi: 'शरीर को काम भाता है: सीढ़ियाँ, सैर, मिट्टी में हाथ।',
    },
    {
      en: 'Rest is found in familiar rooms, and a warm drink in peace settles the mind.',
      hi: 'चैन जानी-पहचानी जगह में मिलता है, और शांति से पी गई कोई गरम चीज़ मन को ठहराती है।',
    },
    {
      en: 'The mind runs ahead, so let the breath be slow and the screen dark by ten.',
      hi: 'मन आगे दौड़ता है, इसलिए साँस धीमी रहे और दस बजे तक स्क्रीन बंद हो।',
    },
    {
      en: 'Habits take hold well, and the one you begin now is likely to stay.',
      hi: 'आदतें अच्छी जमती हैं, और जो अब शुरू हो उसके टिकने की आशा है।',
    },
    {
      en: 'Company is a tonic; walk with somebody rather than alone.',
      hi: 'संगति ही बल है; अकेले से बेहतर किसी के साथ टहलें।',
    },
    {
      en: 'Go gently: fewer tasks, simple food, and nothing that has to be won.',
      hi: 'धीमे चलें: कम काम, सादा भोजन, और ऐसा कुछ नहीं जिसे जीतना ज़रूरी हो।',
    },
    {
      en: 'Open sky does you good, and gratitude spoken aloud lightens the chest.',
      hi: 'खुला आकाश सुख देता है, और बोलकर कहा गया आभार मन हल्का करता है।',
    },
    {
      en: 'You hold much and stand straight; stretch the back between two duties.',
      hi: 'बहुत कुछ आपके कंधों पर है; दो कामों के बीच पीठ को थोड़ा तान लें।',
    },
    {
      en: 'Laughter is exercise enough for one evening, and sleep comes easily after it.',
      hi: 'एक शाम के लिए हँसी ही काफ़ी व्यायाम है, और उसके बाद नींद सहज आती है।',
    },
    {
      en: 'The body asks for sleep in small print; read it, and lie down early.',
      hi: 'शरीर धीमे स्वर में नींद माँगता है; उसे सुनें और जल्दी लेट जाएँ।',
    },
  ],
  family: [
    {
      en: 'Your mood sets the tone at home, so bring the good one in with you.',
      hi: 'घर का स्वर आपके मन से बनता है, इसलिए अच्छा मन साथ लेकर आएँ।',
    },
    {
      en: 'The table is the place to talk, and old stories are worth asking for again.',
      hi: 'भोजन का समय ही बातचीत का समय है, और पुरानी कहानियाँ फिर से पूछने लायक़ हैं।',
    },
    {
      en: 'A brother, sister or cousin is glad to hear from you first.',
      hi: 'भाई, बहन या कोई अपना ख़ुश होता है जब पहला फ़ोन आपका हो।',
    },
    {
      en: 'Home needs your presence more than your plans; sit down where the others sit.',
      hi: 'घर को आपकी योजना से ज़्यादा आपका साथ चाहिए; जहाँ सब बैठें वहीं बैठें।',
    },
    {
      en: 'Children, or the child in everyone, ask for half an hour of play.',
      hi: 'बच्चे, या हर किसी के भीतर का बच्चा, आधा घंटा खेल माँगता है।',
    },
    {
      en: 'Share the chores by name, and the small complaints lose their reason.',
      hi: 'घर के काम नाम लेकर बाँट लें, और छोटी शिकायतों का कारण मिट जाता है।',
    },
    {
      en: 'A visit or a joint decision goes well when nobody is hurried.',
      hi: 'कहीं मिलने जाना या साथ का निर्णय अच्छा रहता है, बस किसी को जल्दी न हो।',
    },
    {
      en: 'Somebody at home carries a thought in silence; a cup of tea asks better than words.',
      hi: 'घर में कोई मन की बात चुपचाप लिए है; एक प्याली चाय शब्दों से अच्छा पूछ लेती है।',
    },
    {
      en: 'Elders are generous with their blessing, and a prayer said together holds well.',
      hi: 'बड़ों का आशीर्वाद खुले मन से मिलता है, और साथ की गई प्रार्थना मन जोड़ती है।',
    },
    {
      en: 'Work wants the evening too; promise the family one hour and keep it.',
      hi: 'काम शाम भी माँगता है; परिवार को एक घंटे का वचन दें और निभाएँ।',
    },
    {
      en: 'The wider circle is kind: friends feel like family, and family like friends.',
      hi: 'बड़ा दायरा स्नेह देता है: मित्र परिवार जैसे लगते हैं, और परिवार मित्रों जैसा।',
    },
    {
      en: 'Those far away are near in thought, so send them a picture of your day.',
      hi: 'जो दूर हैं वे मन में पास हैं, इसलिए उन्हें अपने दिन की एक तस्वीर भेज दें।',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>
export type LifeArea = keyof typeof moonTransitTexts
