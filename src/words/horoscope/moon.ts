import type { LocalizedText } from '../say.ts'

const line = (en: string, hi: string): LocalizedText => ({ en, hi })

/**
 * What a day is like while the Moon moves through the first to the twelfth sign from one's own, by part
 * of life (after Phaladeepika, ch. 26). Whole sentences that hold on whatever day they are read, neutral
 * to the reader's gender and to whether they are married.
 */
export const moonTransitTexts = {
  general: [
    line(
      'Your mood is clear, and it is easy to say what you need.',
      'मन साफ़ रहता है, और अपनी ज़रूरत कहना आसान होता है।',
    ),
    line(
      'Money and words both need care, so wait a moment before you buy or reply.',
      'पैसे और बोली, दोनों में ध्यान चाहिए; ख़रीदने या जवाब देने से पहले थोड़ा रुक लें।',
    ),
    line(
      'You have courage, and a call you have put off turns out easier than you thought.',
      'हिम्मत रहती है, और जो फ़ोन टल रहा था वह सोच से आसान निकलता है।',
    ),
    line(
      'The heart is at home, and an hour of quiet does you good.',
      'मन घर में लगा रहता है, और एक घंटे की शांति बहुत काम आती है।',
    ),
    line(
      'Ideas come easily; note them down and choose a little later.',
      'विचार आसानी से आते हैं; उन्हें लिख लें और चुनाव थोड़ा बाद में करें।',
    ),
    line(
      'Work that has waited gets done, and putting things in order calms the mind.',
      'रुके हुए काम निपटते हैं, और चीज़ें सँवारने से मन को चैन मिलता है।',
    ),
    line(
      'It is a day for people: company lifts your spirits, and an honest answer clears a doubt.',
      'दिन लोगों के साथ का है: साथ से मन खिलता है, और सीधा जवाब शंका दूर कर देता है।',
    ),
    line(
      'The day is a little slow, better for finishing and listening than for pushing ahead.',
      'दिन थोड़ा धीमा है, ज़ोर लगाने से ज़्यादा काम पूरे करने और सुनने के लिए।',
    ),
    line(
      'You see things more broadly, and the advice of somebody older comes at the right time.',
      'सोच खुलती है, और किसी बड़े की सलाह ठीक समय पर मिलती है।',
    ),
    line(
      'Your work is noticed, so show what you have done well.',
      'आपका काम नज़र में आता है, इसलिए जो अच्छा किया है उसे सामने रखें।',
    ),
    line(
      'Friends help and small gains come in; accept what is offered.',
      'दोस्तों का साथ और छोटे लाभ मिलते हैं; जो मदद मिले उसे ले लें।',
    ),
    line(
      'Save your money and your strength, and sleep a little earlier.',
      'पैसा और ताक़त, दोनों बचाकर रखें, और थोड़ा जल्दी सो जाएँ।',
    ),
  ],
  love: [
    line(
      'Your feelings show, so say them before they have to be guessed.',
      'मन की बात चेहरे पर दिख जाती है, इसलिए ख़ुद ही कह दें।',
    ),
    line(
      'Kind words do a lot of good; think twice before a sharp one.',
      'मीठे बोल बहुत असर करते हैं; तीखी बात कहने से पहले सोच लें।',
    ),
    line(
      'Send the message without waiting for the perfect words; the answer is likely to be warm.',
      'सही शब्दों की राह न देखें, संदेश भेज दें; जवाब में अपनापन मिल सकता है।',
    ),
    line(
      'Spend time together at home: cook something, or talk without hurry.',
      'घर पर साथ समय बिताएँ: कुछ पकाएँ या बिना जल्दी के बात करें।',
    ),
    line(
      'Laughter brings you closer, and what arguments did not settle becomes easy.',
      'हँसी-मज़ाक़ से दूरी घटती है, और जो बात बहस से न सुलझी वह आसान हो जाती है।',
    ),
    line(
      'Small favours count for more than big promises; notice who does them for you.',
      'छोटे-छोटे काम बड़े वादों से ज़्यादा मायने रखते हैं; देखें कि आपके लिए ऐसा कौन करता है।',
    ),
    line(
      'It is easy to meet each other halfway, and a meal together helps.',
      'दोनों का थोड़ा-थोड़ा मान जाना आसान होता है, और साथ का खाना मदद करता है।',
    ),
    line(
      'Feelings are deep and a little shy, so ask gently and don’t press for an answer.',
      'भावनाएँ गहरी हैं पर कहने में झिझक है, इसलिए प्यार से पूछें और जवाब के लिए ज़ोर न दें।',
    ),
    line(
      'Talk about what you hope for and where you would like to go; it brings you nearer.',
      'अपने सपनों और घूमने की जगहों की बात करें; इससे मन पास आते हैं।',
    ),
    line(
      'Respect matters most: praise the one you love where others hear it.',
      'सबसे ज़्यादा मान की बात है: दूसरों के सामने अपने प्रिय की तारीफ़ करें।',
    ),
    line(
      'A friendship grows warmer, and it is good to meet people through friends.',
      'दोस्ती में अपनापन बढ़ता है, और दोस्तों के ज़रिए लोगों से मिलना अच्छा रहता है।',
    ),
    line(
      'The heart wants some privacy, so keep one thing between the two of you.',
      'मन थोड़ा एकांत चाहता है, इसलिए कोई एक बात केवल आप दोनों के बीच रहने दें।',
    ),
  ],
  career: [
    line(
      'Begin with the work that is yours alone; it goes faster than the rest.',
      'शुरुआत उस काम से करें जो केवल आपका है; वह बाक़ी से जल्दी होता है।',
    ),
    line(
      'Your figures and your wording are looked at closely, so read both once more.',
      'आपके आँकड़ों और शब्दों पर नज़र रहती है, इसलिए दोनों एक बार फिर पढ़ लें।',
    ),
    line(
      'Take the first step: whoever writes first has more say in what follows.',
      'पहल करें: जो पहले लिखता है, आगे उसकी बात ज़्यादा चलती है।',
    ),
    line(
      'Work in a quiet place goes well, while meetings take longer than planned.',
      'शांत जगह का काम अच्छा चलता है, पर बैठकें सोच से लंबी हो जाती हैं।',
    ),
    line(
      'You get a good idea; write it down and show it after a night’s sleep.',
      'कोई अच्छा विचार आता है; उसे लिख लें और अगले दिन सामने रखें।',
    ),
    line(
      'Routine work goes well, and a file that was stuck is closed.',
      'रोज़ का काम अच्छा चलता है, और कोई अटकी फ़ाइल पूरी हो जाती है।',
    ),
    line(
      'People agree more easily face to face, so ask for ten minutes in person.',
      'आमने-सामने बात जल्दी बनती है, इसलिए मिलने के लिए दस मिनट माँग लें।',
    ),
    line(
      'Prepare rather than announce; what you do quietly is of use later.',
      'बताने से ज़्यादा तैयारी पर ध्यान दें; चुपचाप किया काम आगे काम आता है।',
    ),
    line(
      'A teacher, a senior or a good book saves you time.',
      'किसी शिक्षक, वरिष्ठ या अच्छी किताब से आपका समय बचता है।',
    ),
    line(
      'You are given responsibility; take one thing and do it whole rather than three by half.',
      'ज़िम्मेदारी मिलती है; तीन काम आधे करने से अच्छा है एक पूरा करना।',
    ),
    line(
      'Colleagues lend a hand, and it helps to share the credit.',
      'साथी हाथ बँटाते हैं, और श्रेय बाँटने से संबंध अच्छे रहते हैं।',
    ),
    line(
      'Work that nobody sees goes best, and your aim becomes clearer.',
      'जो काम किसी को नहीं दिखता वही सबसे अच्छा चलता है, और लक्ष्य साफ़ होता है।',
    ),
  ],
  money: [
    line(
      'You spend as the mood takes you, so make a list before you go out.',
      'ख़र्च मन के हिसाब से होने लगता है, इसलिए निकलने से पहले सूची बना लें।',
    ),
    line(
      'Look through the accounts; a forgotten due is easily settled.',
      'हिसाब देख लें; कोई भूली हुई देनदारी आसानी से चुक जाती है।',
    ),
    line(
      'Ask plainly about the price, and you may get a better one.',
      'दाम सीधे पूछें, कम भी हो सकता है।',
    ),
    line(
      'You feel like spending on the home; choose one thing that will last.',
      'घर पर ख़र्च करने का मन होता है; कोई एक चीज़ लें जो चले।',
    ),
    line(
      'Plans look bigger than they are, so do the sums on paper first.',
      'योजनाएँ असल से बड़ी लगती हैं, इसलिए पहले काग़ज़ पर हिसाब कर लें।',
    ),
    line(
      'It pays to put things in order: bills, receipts, small refunds.',
      'काग़ज़ सँवारने से फ़ायदा होता है: बिल, रसीदें, छोटी वापसी।',
    ),
    line(
      'Dealings go well when both sides look at the same figures.',
      'दोनों के सामने एक ही हिसाब हो तो लेन-देन अच्छा रहता है।',
    ),
    line(
      'Leave big decisions for later and only gather what you need to know.',
      'बड़े फ़ैसले बाद के लिए रखें, अभी केवल जानकारी जुटाएँ।',
    ),
    line(
      'Giving does you good, within an amount you fixed beforehand.',
      'दान या मदद से मन को अच्छा लगता है, बस रक़म पहले से तय हो।',
    ),
    line(
      'Money follows work: what you finish now is what gets paid.',
      'पैसा काम के पीछे आता है: जो अभी पूरा होता है, भुगतान उसी का होता है।',
    ),
    line(
      'A small gain, or money that was lent, may come in.',
      'कोई छोटा लाभ या उधार दिया पैसा आ सकता है।',
    ),
    line(
      'Small expenses add up, so stop one that you no longer need.',
      'छोटे-छोटे ख़र्च जुड़ जाते हैं, इसलिए जिसकी अब ज़रूरत न हो उसे बंद कर दें।',
    ),
  ],
  wellbeing: [
    line(
      'Your energy is good but goes up and down; drink water and move a little before you sit.',
      'ऊर्जा अच्छी है पर घटती-बढ़ती है; पानी पिएँ और बैठने से पहले थोड़ा चल लें।',
    ),
    line(
      'The appetite is strong, so eat slowly and go easy on sweets.',
      'भूख ज़्यादा लगती है, इसलिए धीरे खाएँ और मीठा कम लें।',
    ),
    line(
      'The body wants to be used: climb stairs, take a walk, do some gardening.',
      'शरीर चलना-फिरना चाहता है: सीढ़ियाँ चढ़ें, टहलें या पौधों का काम करें।',
    ),
    line(
      'You rest best at home, and a warm drink in peace calms the mind.',
      'चैन घर पर ही मिलता है, और शांति से कुछ गरम पीने से मन ठहरता है।',
    ),
    line(
      'The mind is busy, so breathe slowly and put the screen away by ten.',
      'मन भागता रहता है, इसलिए धीमी साँसें लें और दस बजे तक स्क्रीन बंद कर दें।',
    ),
    line('A good habit that you begin now is likely to last.', 'अभी शुरू की गई अच्छी आदत टिक सकती है।'),
    line(
      'Company does you good; walk with somebody rather than alone.',
      'लोगों के साथ अच्छा लगता है; अकेले टहलने से बेहतर है किसी के साथ टहलें।',
    ),
    line(
      'Go gently: fewer tasks, simple food and enough rest.',
      'आराम से चलें: काम कम, खाना सादा और नींद पूरी।',
    ),
    line(
      'Some time in the open does you good, and so does saying thank you.',
      'कुछ देर खुले में रहना अच्छा लगता है, और किसी को धन्यवाद कहना भी।',
    ),
    line(
      'Much rests on you; stretch your back between two tasks.',
      'बहुत कुछ आपके कंधों पर है; दो कामों के बीच पीठ सीधी कर लें।',
    ),
    line(
      'An evening of laughter relaxes you, and sleep comes easily after it.',
      'हँसी की एक शाम थकान उतार देती है, और उसके बाद नींद आसानी से आती है।',
    ),
    line('The body asks for sleep, so go to bed early.', 'शरीर नींद माँगता है, इसलिए जल्दी सो जाएँ।'),
  ],
  family: [
    line(
      'Your mood sets the tone at home, so come in with a smile.',
      'घर का माहौल आपके मन से बनता है, इसलिए मुस्कुराकर घर आएँ।',
    ),
    line(
      'Talk over the meal, and ask for an old story once more.',
      'खाने के समय बातें करें, और कोई पुरानी कहानी फिर से सुनें।',
    ),
    line(
      'A brother, sister or cousin would be glad of a call from you.',
      'भाई, बहन या किसी अपने को आपका फ़ोन अच्छा लगेगा।',
    ),
    line(
      'Home needs your time more than your plans; sit with everybody for a while.',
      'घर को आपकी योजना से ज़्यादा आपका समय चाहिए; कुछ देर सबके साथ बैठें।',
    ),
    line(
      'Half an hour of play with the children does everybody good.',
      'बच्चों के साथ आधा घंटा खेलने से सबका मन खिलता है।',
    ),
    line(
      'Share the chores by name, and there is less to complain of.',
      'घर के काम नाम लेकर बाँट लें, तो शिकायतें कम होती हैं।',
    ),
    line(
      'A visit or a decision taken together goes well if nobody is hurried.',
      'कहीं मिलने जाना या मिलकर फ़ैसला करना अच्छा रहता है, बस जल्दी न करें।',
    ),
    line(
      'Somebody at home is keeping a thought to themselves; make tea and sit with them.',
      'घर में किसी के मन में कुछ है; चाय बनाएँ और उनके पास बैठें।',
    ),
    line(
      'Elders give their blessing gladly, and praying together brings you closer.',
      'बड़ों का आशीर्वाद मिलता है, और साथ की गई प्रार्थना मन जोड़ती है।',
    ),
    line(
      'Work spills into the evening; promise the family one hour and keep to it.',
      'काम शाम तक खिंचता है; परिवार को एक घंटे का वादा करें और निभाएँ।',
    ),
    line(
      'Relatives and friends get on well, so it is a good time to bring them together.',
      'रिश्तेदारों और दोस्तों में अच्छी बनती है, इसलिए सबको मिलाने का अच्छा समय है।',
    ),
    line(
      'You think of those who are far away; send them a picture of your day.',
      'जो दूर हैं, उनकी याद आती है; उन्हें अपने दिन की एक तस्वीर भेज दें।',
    ),
  ],
} as const satisfies Record<string, readonly LocalizedText[]>
export type LifeArea = keyof typeof moonTransitTexts
