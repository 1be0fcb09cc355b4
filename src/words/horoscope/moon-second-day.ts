import type { LocalizedText } from '../say.ts'
import type { LifeArea } from './moon.ts'

/**
 * The same as `moonTransitTexts` for the day after the Moon's entry, when it still moves through the sign:
 * what the first day began goes on. Whole sentences that hold on whatever day they are read.
 */
export const moonSecondDayTexts: Readonly<Record<LifeArea, readonly LocalizedText[]>> = {
  general: [
    {
      en: 'You still have the first word, so say early what you want from the day.',
      hi: 'पहली बात अब भी आपकी है, इसलिए दिन से क्या चाहिए यह सुबह ही कह दें।',
    },
    {
      en: 'What was left unsaid about money or family can be put simply now.',
      hi: 'पैसे या परिवार की जो बात अधूरी रही, वह अब सीधे शब्दों में कही जा सकती है।',
    },
    {
      en: 'Short trips and quick talks work; two small errands are done in one round.',
      hi: 'छोटी यात्रा और झटपट बातचीत काम आती है; दो छोटे काम एक ही चक्कर में हो जाते हैं।',
    },
    {
      en: 'Things at home want to be finished, and after that the mind is free.',
      hi: 'घर के काम पूरे होना चाहते हैं, और उसके बाद मन हल्का रहता है।',
    },
    {
      en: 'Of all the ideas one is good, and now you can tell which.',
      hi: 'कई विचारों में से एक काम का है; अब पहचान में आता है कि कौन-सा।',
    },
    {
      en: 'The list gets shorter, and a matter that dragged can be closed by evening.',
      hi: 'कामों की सूची छोटी होती है, और लटका हुआ एक काम शाम तक निपट सकता है।',
    },
    {
      en: 'Somebody expects an answer from you; a clear one helps both sides.',
      hi: 'किसी को आपके जवाब का इंतज़ार है; साफ़ जवाब से दोनों का भला होता है।',
    },
    {
      en: 'Plans may move by a day, so keep time free and leave nothing to the last minute.',
      hi: 'योजना एक दिन खिसक सकती है, इसलिए समय ख़ाली रखें और कुछ भी आख़िरी पल पर मत छोड़ें।',
    },
    {
      en: 'You learn something useful by asking one more question.',
      hi: 'एक सवाल और पूछने से काम की बात पता चलती है।',
    },
    {
      en: 'Your effort of the last days is noticed by somebody who matters.',
      hi: 'पिछले दिनों की मेहनत पर किसी काम के आदमी की नज़र पड़ती है।',
    },
    {
      en: 'A friend can open a way that was closed; ask directly.',
      hi: 'किसी दोस्त से रुका रास्ता खुल सकता है; सीधे पूछ लें।',
    },
    {
      en: 'You are tired more quickly than usual, so do the needful and leave the rest.',
      hi: 'थकान जल्दी होती है, इसलिए ज़रूरी काम करें और बाक़ी रहने दें।',
    },
  ],
  love: [
    {
      en: 'You want attention and may ask for it openly.',
      hi: 'मन चाहता है कि कोई ध्यान दे, और यह खुलकर कहा जा सकता है।',
    },
    {
      en: 'A talk about plans and expenses brings two people closer than a gift.',
      hi: 'आगे की योजना और ख़र्च पर बात करना तोहफ़े से ज़्यादा पास लाता है।',
    },
    {
      en: 'A light chat turns into a real one if you give it half an hour.',
      hi: 'आधा घंटा दें तो हल्की बातचीत असली बात बन जाती है।',
    },
    {
      en: 'Old feelings come up; tell them as they are, without blame.',
      hi: 'पुरानी बातें मन में आती हैं; बिना दोष दिए जैसी हैं वैसी कह दें।',
    },
    {
      en: 'Go out together, even for a cup of tea; it does the two of you good.',
      hi: 'साथ में बाहर निकलें, चाहे एक चाय के लिए ही सही; दोनों को अच्छा लगेगा।',
    },
    {
      en: 'Small complaints are better said kindly than collected.',
      hi: 'छोटी शिकायतें जमा करने से अच्छा है प्यार से कह देना।',
    },
    {
      en: 'The other person is ready to meet you; name a day and a place.',
      hi: 'सामने वाला मिलने को तैयार है; दिन और जगह तय कर लें।',
    },
    {
      en: 'Don’t test the other’s patience; ask for the reassurance you need.',
      hi: 'दूसरे के धैर्य की परीक्षा मत लें; जो भरोसा चाहिए वह माँग लें।',
    },
    {
      en: 'Shared plans for a trip or a course give new warmth.',
      hi: 'साथ में यात्रा या कुछ सीखने की योजना से अपनापन बढ़ता है।',
    },
    {
      en: 'Busy hours leave little time, so a short honest message counts.',
      hi: 'काम में समय कम मिलता है, इसलिए एक छोटा सच्चा संदेश भी बहुत है।',
    },
    {
      en: 'Friends help: somebody says the good word that you could not.',
      hi: 'दोस्त काम आते हैं: जो बात कहते नहीं बनी, वह कोई और कह देता है।',
    },
    {
      en: 'You need an evening to yourself, and it is fair to say so.',
      hi: 'एक शाम अपने लिए चाहिए, और यह कह देना ठीक है।',
    },
  ],
  career: [
    {
      en: 'Put your proposal forward while people still remember your last point.',
      hi: 'अपना प्रस्ताव अभी रखें, जब लोगों को आपकी पिछली बात याद है।',
    },
    {
      en: 'Check the amount, the date and the name before a paper leaves your hands.',
      hi: 'काग़ज़ देने से पहले रक़म, तारीख़ और नाम जाँच लें।',
    },
    {
      en: 'Calls bring more than mails; two of them settle what ten messages did not.',
      hi: 'मेल से ज़्यादा फ़ोन काम आता है; दस संदेशों की बात दो फ़ोन में तय हो जाती है।',
    },
    {
      en: 'Finish what lies open before you take up something new.',
      hi: 'नया काम लेने से पहले जो खुला पड़ा है उसे पूरा करें।',
    },
    {
      en: 'A creative task goes well; show a draft to one person you trust.',
      hi: 'रचनात्मक काम अच्छा चलता है; कच्चा रूप किसी भरोसे वाले को दिखा लें।',
    },
    {
      en: 'Hard work pays off in small things: a bill is passed, a query is cleared.',
      hi: 'मेहनत छोटी बातों में दिखती है: बिल पास होता है, सवाल सुलझता है।',
    },
    {
      en: 'A client or partner is open to talk terms; write down what is agreed.',
      hi: 'ग्राहक या साझेदार शर्तों पर बात को तैयार है; जो तय हो उसे लिख लें।',
    },
    {
      en: 'Delays are not your fault; inform people early and they will understand.',
      hi: 'देरी आपकी ग़लती नहीं है; पहले बता दें तो लोग समझ लेते हैं।',
    },
    {
      en: 'Training, a form or an application gets on well.',
      hi: 'ट्रेनिंग, फ़ॉर्म या आवेदन का काम अच्छा बढ़ता है।',
    },
    {
      en: 'You may be asked to take charge; agree on the time needed first.',
      hi: 'आगे बढ़कर काम सँभालने को कहा जा सकता है; पहले समय तय कर लें।',
    },
    {
      en: 'Results come in, and a colleague’s good word helps.',
      hi: 'नतीजे आने लगते हैं, और किसी साथी की सिफ़ारिश काम आती है।',
    },
    { en: 'Keep to yourself what is not yet final.', hi: 'जो अभी पक्का नहीं है उसे अपने तक रखें।' },
  ],
  money: [
    {
      en: 'Buy what you use yourself, and leave gifts for another day.',
      hi: 'अपने काम की चीज़ लें, तोहफ़े किसी और दिन के लिए रहने दें।',
    },
    {
      en: 'Savings get attention: move a fixed sum before you spend.',
      hi: 'बचत पर ध्यान जाता है: ख़र्च से पहले एक तय रक़म अलग कर दें।',
    },
    {
      en: 'A small sale or side job brings a little.',
      hi: 'छोटी बिक्री या ऊपर के काम से थोड़ा आ जाता है।',
    },
    {
      en: 'House repairs or fuel cost more than planned, so keep a margin.',
      hi: 'घर की मरम्मत या पेट्रोल में सोच से ज़्यादा लगता है, इसलिए गुंजाइश रखें।',
    },
    {
      en: 'Risky offers sound tempting; say that you will answer next week.',
      hi: 'जोखिम वाली बातें लुभाती हैं; कह दें कि जवाब अगले हफ़्ते मिलेगा।',
    },
    {
      en: 'Ask for what is owed to you; a polite reminder is enough.',
      hi: 'जो पैसा लेना है उसकी याद दिला दें; विनम्र संदेश काफ़ी है।',
    },
    {
      en: 'Joint expenses are shared without quarrel if the figures are open.',
      hi: 'हिसाब खुला हो तो साझा ख़र्च बिना झगड़े बँट जाता है।',
    },
    {
      en: 'Don’t lend in a hurry, and read the small print.',
      hi: 'जल्दी में उधार मत दें, और छोटे अक्षर भी पढ़ें।',
    },
    {
      en: 'Fees, books or a journey take money that is well spent.',
      hi: 'फ़ीस, किताब या यात्रा में पैसा लगता है, और सही लगता है।',
    },
    {
      en: 'Talk about a raise or a rate can be prepared with figures.',
      hi: 'वेतन या दर बढ़ाने की बात आँकड़ों के साथ तैयार की जा सकती है।',
    },
    { en: 'A payment that was late is likely to move.', hi: 'अटका हुआ भुगतान आगे बढ़ने की आशा है।' },
    {
      en: 'Travel and hidden charges want a look before you pay.',
      hi: 'यात्रा या छिपे शुल्क वाला बिल देने से पहले देख लें।',
    },
  ],
  wellbeing: [
    {
      en: 'Start slowly: a bath, some water and light food set you right.',
      hi: 'धीरे शुरू करें: स्नान, पानी और हल्का खाना दिन ठीक कर देता है।',
    },
    {
      en: 'Your throat and stomach like warm, simple meals.',
      hi: 'गले और पेट को गरम और सादा खाना अच्छा लगता है।',
    },
    {
      en: 'You have the drive for exercise; use it before noon.',
      hi: 'व्यायाम का मन है; दोपहर से पहले कर लें।',
    },
    {
      en: 'Rest your eyes, and sit near a window in the afternoon.',
      hi: 'आँखों को आराम दें, और दोपहर में खिड़की के पास बैठें।',
    },
    {
      en: 'Music, a game or a walk in a park lifts you.',
      hi: 'संगीत, खेल या पार्क की सैर से मन खिलता है।',
    },
    {
      en: 'Regular hours help more than any special diet.',
      hi: 'समय पर खाना-सोना किसी ख़ास खाने से ज़्यादा काम आता है।',
    },
    {
      en: 'You feel better in company, so don’t eat alone.',
      hi: 'साथ में अच्छा लगता है, इसलिए अकेले खाना मत खाएँ।',
    },
    {
      en: 'Avoid late nights and heavy food, and drive with care.',
      hi: 'देर रात और भारी खाने से बचें, और गाड़ी ध्यान से चलाएँ।',
    },
    {
      en: 'A morning prayer, or ten quiet minutes, gives strength for the day.',
      hi: 'सुबह की प्रार्थना, या दस शांत मिनट, दिन भर की ताक़त देते हैं।',
    },
    { en: 'Work long, but stand up every hour.', hi: 'काम लंबा हो तो हर घंटे उठकर थोड़ा चल लें।' },
    {
      en: 'You recover quickly, and a hobby does you good.',
      hi: 'ताज़गी जल्दी लौटती है, और शौक़ का काम अच्छा लगता है।',
    },
    {
      en: 'Sleep is the best help now; put work away early.',
      hi: 'अभी नींद ही सबसे बड़ी मदद है; काम जल्दी समेट लें।',
    },
  ],
  family: [
    {
      en: 'Your people look to you, and a calm word from you ends the debate.',
      hi: 'घर वाले आपकी ओर देखते हैं, और आपकी शांत बात से बहस रुक जाती है।',
    },
    {
      en: 'Dinner together is a good moment for the matter you kept back.',
      hi: 'जो बात मन में रखी थी, उसके लिए साथ का खाना अच्छा मौक़ा है।',
    },
    {
      en: 'Neighbours or relatives call, and an old distance gets smaller.',
      hi: 'पड़ोसी या रिश्तेदार का फ़ोन आता है, और पुरानी दूरी घटती है।',
    },
    {
      en: 'Your mother, or whoever mothers you, is glad of your time.',
      hi: 'माँ, या जो माँ जैसी हैं, आपके समय से ख़ुश होती हैं।',
    },
    { en: 'A child’s question deserves a full answer.', hi: 'बच्चे का सवाल पूरे जवाब का हक़दार है।' },
    {
      en: 'Help with one task at home without being asked.',
      hi: 'बिना कहे घर के एक काम में हाथ बँटाएँ।',
    },
    {
      en: 'Decide together; nobody likes to be told afterwards.',
      hi: 'मिलकर तय करें; बाद में बताया जाना किसी को अच्छा नहीं लगता।',
    },
    {
      en: 'Let an old quarrel rest for a day; time softens it.',
      hi: 'पुराने झगड़े को एक दिन रहने दें; समय उसे नरम करता है।',
    },
    {
      en: 'Your father or a teacher has advice that fits.',
      hi: 'पिता या किसी गुरुजन की सलाह काम की है।',
    },
    { en: 'Come home on time once; it is noticed.', hi: 'एक दिन समय पर घर आएँ; सबको अच्छा लगता है।' },
    {
      en: 'A get-together can be planned, and everyone brings something.',
      hi: 'मिलने का कार्यक्रम बन सकता है, जिसमें सब कुछ न कुछ लाएँ।',
    },
    {
      en: 'Give each other some quiet, and talk at night.',
      hi: 'एक-दूसरे को थोड़ी शांति दें, और बात रात को करें।',
    },
  ],
}
