import type { LocalizedText } from '../say.ts'
import { accountAnswers } from './service/account-answers.ts'
import { childMatchAnswers } from './service/child-match-answers.ts'
import { doubtAnswers } from './service/doubt-answers.ts'
import { traditionAnswers } from './tradition/all-tradition-texts.ts'
import { dreamAnswers } from './service/dream-answers.ts'
import { jyotishAnswers } from './service/jyotish-answers.ts'
import { moneyAnswers } from './service/money-answers.ts'
import { productAnswers } from './service/product-answers.ts'
import { trustAnswers } from './service/trust-answers.ts'
import { serviceAnswers } from './service-answers.ts'

/** What is said where the question is not about a field of life. All of it is free of charge but day, chart and remedy. */

/** The nine taras, counted from the birth star to the star of the day (Muhurta Chintamani). */
export const taraTexts: readonly LocalizedText[] = [
  {
    en: 'the first, the star of your own birth: good for inner things, slow for new ventures',
    hi: 'पहली, यानी जन्म तारा: भीतर के कामों के लिए अच्छी, नई शुरुआत के लिए धीमी',
  },
  {
    en: 'the second, Sampat, which favours gain and good exchanges',
    hi: 'दूसरी, संपत तारा, जो लाभ और अच्छे लेन-देन के पक्ष में है',
  },
  {
    en: 'the third, which asks you to keep plans light and check things twice',
    hi: 'तीसरी, जो योजना हल्की रखने और हर बात दो बार जाँचने को कहती है',
  },
  {
    en: 'the fourth, Kshema, which is kind and safe for most things',
    hi: 'चौथी, क्षेम तारा, जो अधिकतर कामों के लिए शुभ और सुरक्षित है',
  },
  {
    en: 'the fifth, which meets you with small hurdles, so leave room in the day',
    hi: 'पाँचवीं, जो छोटी अड़चनें लाती है, इसलिए दिन में थोड़ी जगह रखें',
  },
  {
    en: 'the sixth, Sadhaka, the one that helps things succeed',
    hi: 'छठी, साधक तारा, जो काम को सिद्धि तक ले जाती है',
  },
  {
    en: 'the seventh, which is better for finishing than for beginning',
    hi: 'सातवीं, जो शुरू करने से ज़्यादा पूरा करने के लिए अच्छी है',
  },
  {
    en: 'the eighth, Mitra, the friend, good for meetings and requests',
    hi: 'आठवीं, मित्र तारा, जो मिलने और अनुरोध के लिए अच्छी है',
  },
  {
    en: 'the ninth, Ati-Mitra, the close friend, warm for almost everything',
    hi: 'नौवीं, अति मित्र तारा, जो लगभग हर काम के लिए शुभ है',
  },
]

/** The Moon of a day in the first to the twelfth sign from the natal Moon. */
export const dayMoonTexts: readonly LocalizedText[] = [
  {
    en: 'you feel more like yourself and notice what you need',
    hi: 'मन शांत रहता है और अपनी ज़रूरतें साफ़ दिखती हैं',
  },
  {
    en: 'words and money both want a second thought',
    hi: 'बोलने और ख़र्च करने से पहले दो बार सोचना अच्छा है',
  },
  { en: 'courage, calls and short trips go well', hi: 'साहस, फ़ोन और छोटी यात्राएँ अच्छी जाती हैं' },
  {
    en: 'the heart turns homewards, so keep one quiet hour',
    hi: 'मन घर की ओर जाता है, इसलिए एक शांत घंटा रखें',
  },
  {
    en: 'ideas come easily, and decisions want a little distance',
    hi: 'विचार सहज आते हैं, और निर्णय थोड़ी दूरी चाहता है',
  },
  { en: 'you get things done that have waited', hi: 'रुके हुए काम निपटते हैं' },
  { en: 'meetings and company turn out well', hi: 'मिलना-जुलना और संगति अच्छी रहती है' },
  {
    en: 'it is a day to go gently, with a loose schedule and a free evening',
    hi: 'यह दिन धीमे चलने का है, ढीले कार्यक्रम और ख़ाली शाम के साथ',
  },
  {
    en: 'help and good advice come from elders or teachers',
    hi: 'बड़ों या गुरुजनों से मदद और अच्छी सलाह मिलती है',
  },
  { en: 'work goes forward and is noticed', hi: 'काम आगे बढ़ता है और दिखता है' },
  { en: 'friends and small gains lift the day', hi: 'मित्रों से ख़ुशी मिलती है और छोटे लाभ होते हैं' },
  {
    en: 'it is a day to spend less than planned, of money and of energy',
    hi: 'यह दिन सोच से कम ख़र्च करने का है, धन भी और शक्ति भी',
  },
]

export const dayHeadlines: Readonly<
  Record<'favourable' | 'mixed' | 'patience', readonly LocalizedText[]>
> = {
  favourable: [
    {
      en: '{day} looks friendly to you, so go ahead with what you have prepared.',
      hi: '{day} का दिन आपके लिए अनुकूल दिखता है, इसलिए जिसकी तैयारी है उसे आगे बढ़ाएँ।',
    },
    {
      en: '{day} is on your side: a good day to ask, meet or begin.',
      hi: '{day} का दिन आपके पक्ष में है: माँगने, मिलने या शुरू करने के लिए अच्छा।',
    },
    {
      en: 'I would say yes to {day}: what you ask for that day is heard with goodwill.',
      hi: '{day} के लिए उत्तर हाँ है: उस दिन कही बात सद्भाव से सुनी जाती है।',
    },
  ],
  mixed: [
    {
      en: '{day} is an even day for you: the ordinary goes well, and large steps like a second look.',
      hi: '{day} का दिन सम है: रोज़ के काम ठीक चलेंगे, और बड़े क़दम को दुबारा देखना अच्छा है।',
    },
    {
      en: '{day} is workable, a little better for carrying on than for starting anew.',
      hi: '{day} का दिन काम का है, नया शुरू करने से ज़्यादा चल रहे को आगे बढ़ाने का।',
    },
    {
      en: 'Neither for nor against you, {day} gives back what you bring to it.',
      hi: '{day} का दिन न पक्ष में है, न विरोध में: जितनी तैयारी, उतना फल।',
    },
  ],
  patience: [
    {
      en: '{day} is better for preparing than for deciding, so keep it light where you can.',
      hi: '{day} का दिन निर्णय से ज़्यादा तैयारी का है, इसलिए जहाँ हो सके उसे हल्का रखें।',
    },
    {
      en: '{day} asks you to go slowly; what must be done can be done, with care and margin.',
      hi: '{day} का दिन धीमे चलने को कहता है; जो ज़रूरी है वह हो सकता है, बस ध्यान और समय की गुंजाइश के साथ।',
    },
    {
      en: 'If {day} can’t be moved, go well prepared and ask for little; if it can, let it wait a few days.',
      hi: 'यदि {day} को टाला न जा सके, तो पूरी तैयारी से जाएँ और कम माँगें; टल सके तो कुछ दिन रुकना अच्छा है।',
    },
  ],
}
export const decisionHeadlines: readonly LocalizedText[] = [
  {
    en: 'Your chart won’t decide for you, but it can say when your mind is clearest for deciding.',
    hi: 'निर्णय कुंडली का नहीं, आपका है, पर वह इतना बता सकती है कि मन सबसे साफ़ कब रहेगा।',
  },
  {
    en: 'Both roads can be walked; what your chart adds is timing.',
    hi: 'दोनों राहें चली जा सकती हैं; कुंडली इसमें समय की बात जोड़ती है।',
  },
]
export const dayLines = {
  moon: [
    {
      en: 'On {day} the Moon will move through {sign}, the {house} from your Moon, and {clause}.',
      hi: '{day} को चंद्रमा {sign} राशि में गोचर करेंगे, और {clause}।',
    },
    {
      en: 'The Moon will move through {sign} on {day}, the {house} from your Moon: {clause}.',
      hi: '{day} को चंद्रमा {sign} राशि में रहेंगे: {clause}।',
    },
  ],
  tara: [
    {
      en: 'Counted from your birth star {birthStar}, the star of that day is {clause}.',
      hi: 'जन्म नक्षत्र {birthStar} से गिनकर उस दिन की तारा: {clause}।',
    },
    {
      en: 'Your birth star is {birthStar}, and from it that day’s star is {clause}.',
      hi: 'आपका जन्म नक्षत्र {birthStar} है; उससे उस दिन की तारा: {clause}।',
    },
  ],
  better: [
    {
      en: 'The kindest days for it within the next ten are {days}.',
      hi: 'अगले दस दिनों में इसके लिए सबसे अच्छे दिन हैं: {days}।',
    },
    {
      en: 'If you may choose, take {days}: of the next ten days these meet you best.',
      hi: 'यदि दिन चुनना आपके हाथ में हो, तो {days} लें: अगले दस दिनों में ये सबसे अनुकूल हैं।',
    },
  ],
  advice: [
    {
      en: 'Do the most important thing before noon, and leave an hour unplanned.',
      hi: 'सबसे ज़रूरी काम दोपहर से पहले करें, और एक घंटा बिना योजना के छोड़ें।',
    },
    {
      en: 'Write the question on paper with the best reason for and against; sleep once, and read it again in the morning.',
      hi: 'प्रश्न को काग़ज़ पर लिखें, पक्ष और विपक्ष का एक-एक सबसे अच्छा कारण लिखें; एक रात सोएँ और सुबह फिर पढ़ें।',
    },
    {
      en: 'Tell one sensible person what you are about to do, and listen to their first question.',
      hi: 'किसी एक समझदार व्यक्ति को बताएँ कि क्या करने का विचार है, और उनका पहला प्रश्न ध्यान से सुनें।',
    },
    {
      en: 'Eat light, walk for ten minutes before it, and put the phone away until it is done.',
      hi: 'हल्का खाएँ, उससे पहले दस मिनट टहलें, और पूरा होने तक फ़ोन अलग रखें।',
    },
    {
      en: 'Note this evening how the day went in three lines; after a few weeks you will know your own good days.',
      hi: 'शाम को तीन पंक्तियों में लिखें कि दिन कैसा रहा; कुछ सप्ताह में अपने अच्छे दिन पहचान में आने लगेंगे।',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>

export const sadeSatiPhaseNames: Readonly<Record<string, LocalizedText>> = {
  rising: { en: 'rising phase', hi: 'पहला चरण' },
  peak: { en: 'middle phase', hi: 'मध्य चरण' },
  setting: { en: 'setting phase', hi: 'अंतिम चरण' },
}

/** Free answers where nothing of life was asked. */
export const smallTalk: Readonly<Record<string, readonly LocalizedText[]>> = {
  'greeting.oracle': [
    {
      en: 'Namaste, and welcome. I am Oracle; your chart lies open before me. What would you like to look at: work, love, money, home, or the road ahead?',
      hi: 'नमस्ते, आपका स्वागत है। मैं ओरेकल हूँ, आपकी कुंडली मेरे सामने है। किस बारे में देखें: काम, प्रेम, धन, घर, या आगे का जीवन?',
    },
  ],
  'greeting.astra': [
    {
      en: 'Namaste! I am Astra, and I have your chart in front of me. Tell me what is on your mind: someone, some work, or some choice?',
      hi: 'नमस्ते! यहाँ एस्ट्रा, आपकी कुंडली सामने है। मन में क्या है: कोई व्यक्ति, कोई काम, या कोई निर्णय?',
    },
  ],
  'greeting.kind': [
    {
      en: 'Thank you for asking! I am an AI service, and all is well on this side. Your chart is open before me. How are you, and what is on your mind today?',
      hi: 'राम राम! पूछने के लिए धन्यवाद; यह एक एआई सेवा है, और यहाँ सब बढ़िया है। आप कैसे हैं, और आज मन में क्या बात है?',
    },
  ],
  thanks: [
    {
      en: 'You are very welcome. When another question comes, your chart will be here.',
      hi: 'आपका भी धन्यवाद। जब अगला प्रश्न आए, आपकी कुंडली यहीं मिलेगी।',
    },
  ],
  unclear: [
    {
      en: 'I want to answer exactly what you mean. Is it about love, work, money, studies, family, health or travel, and is it about when, or about what to do?',
      hi: 'उत्तर ठीक उसी बात का हो जो आपके मन में है। प्रश्न प्रेम, काम, धन, पढ़ाई, परिवार, स्वास्थ्य या यात्रा में से किसका है, और जानना क्या है: समय, या क्या करना अच्छा है?',
    },
    {
      en: 'Tell me a little more, please: which part of your life is this about, and what would a good answer help you with?',
      hi: 'थोड़ा और बताएँ: यह जीवन के किस हिस्से की बात है, और अच्छा उत्तर किस काम आएगा?',
    },
  ],
  compatibility: [
    {
      en: 'The two of you are matched from two kundlis, and a name or a date typed here is not enough. Do it in two steps: open “Kundli matching” in the menu, free, and enter the date, time and place of birth of both; you get the 36 gunas, Manglik and nadi at once. To ask about the match here in the chat, save the other person’s kundli too and write the name as you saved it. This answer is free.',
      hi: 'आप दोनों का मिलान दो कुंडलियों से होता है; यहाँ लिखा नाम या तारीख़ इसके लिए काफ़ी नहीं। दो क़दम में हो जाएगा: मेन्यू में “कुंडली मिलान” खोलें, मुफ़्त है, और दोनों की जन्म तारीख़, समय और जगह भरें; 36 गुण, मांगलिक और नाड़ी तुरंत दिखेंगे। मिलान पर यहीं पूछना हो तो उनकी कुंडली भी सहेज लें और जिस नाम से सहेजी हो वही नाम लिखें। यह उत्तर मुफ़्त है।',
    },
  ],
  'compatibility.several': [
    {
      en: 'You have several kundlis saved, and I would not guess whose you mean. Ask once more with the name as you saved it, and I will lay that chart beside yours; this answer is free.',
      hi: 'आपकी कई कुंडलियाँ सहेजी हुई हैं, और किसकी बात है यह अनुमान से तय करना ठीक नहीं। जिस नाम से कुंडली सहेजी है वह नाम लिखकर फिर पूछें, तब वह कुंडली आपकी कुंडली के साथ रखी जाएगी; यह उत्तर मुफ़्त है।',
    },
  ],
  'someone-else': [
    {
      en: 'That is a question about somebody else, and their own kundli answers it: open a chat with that kundli, or save it first if you have not. Or ask me how the matter stands for you, and I will read it from your chart. This answer is free.',
      hi: 'यह किसी और के बारे में प्रश्न है, और इसका उत्तर उनकी अपनी कुंडली देगी: उस कुंडली से बातचीत खोलें, या पहले उसे सहेजें। या यह पूछें कि यह बात आपके लिए कैसी है, तब उत्तर आपकी कुंडली से मिलेगा। यह उत्तर मुफ़्त है।',
    },
  ],
  'period-on-another': [
    {
      en: 'No, not by itself: Sade Sati, a dasha or a transit is counted from each one’s own birth, so yours does not pass to husband, wife or child. They feel only what everybody at home feels when one of them has a heavy time, and kind words and shared work lighten that. What runs for them stands in their own kundli: save it, and ask in a chat with it. This answer is free.',
      hi: 'नहीं, अपने आप नहीं: साढ़ेसाती, दशा या गोचर हर किसी के अपने जन्म से गिना जाता है, इसलिए आपका समय पति, पत्नी या बच्चे पर नहीं जाता। घर में एक पर भार हो तो सबको थोड़ा लगता है, और वह मीठे बोल और काम बाँटने से हल्का होता है। उनका अपना समय उनकी कुंडली में है: उसे सहेजें और उससे बातचीत में पूछें। यह उत्तर मुफ़्त है।',
    },
  ],
  offtopic: [
    {
      en: 'That is outside what a birth chart can show, so I will not guess. Ask me about your own work, love, money, home, health habits or a day you have in mind.',
      hi: 'यह जन्म कुंडली से बाहर की बात है, इसलिए अनुमान नहीं लगाया जाएगा। अपने काम, प्रेम, धन, घर, सेहत की आदतों या किसी दिन के बारे में पूछें।',
    },
  ],
  'persona.oracle': [
    {
      en: 'I am Oracle: I look at timing and at the path of a life. Astra is closer to relationships and career. We read one and the same chart and come to the same judgement, so ask either of us.',
      hi: 'यहाँ ओरेकल: जीवन की राह और उसके समय की बात यहाँ होती है। एस्ट्रा रिश्तों और करियर की बात ज़्यादा करती हैं। कुंडली दोनों की एक ही है और निष्कर्ष भी, इसलिए किसी से भी पूछें।',
    },
  ],
  'persona.astra': [
    {
      en: 'I am Astra: relationships and career are closest to me. Oracle looks at the path of a life. We read one and the same chart and come to the same judgement, so ask either of us.',
      hi: 'यहाँ एस्ट्रा: रिश्ते और करियर की बात यहाँ सबसे ज़्यादा होती है। ओरेकल जीवन की राह देखते हैं। कुंडली दोनों की एक ही है और निष्कर्ष भी, इसलिए किसी से भी पूछें।',
    },
  ],
  'product.human': [
    {
      en: 'I am an AI service, not a human astrologer. Your chart is computed exactly, and each sentence about it can be opened to the fact it rests on.',
      hi: 'यह एक एआई सेवा है, कोई मानव ज्योतिषी नहीं। कुंडली की गणना सटीक होती है, और उसके बारे में हर वाक्य को खोलकर उसका आधार देखा जा सकता है।',
    },
  ],
  ...serviceAnswers,
  ...accountAnswers,
  ...moneyAnswers,
  ...productAnswers,
  ...trustAnswers,
  ...childMatchAnswers,
  ...doubtAnswers,
  ...jyotishAnswers,
  ...dreamAnswers,
  ...traditionAnswers,
  'product.price': [
    {
      en: 'Each question has one price, and it stands on the send button before you press it; a question on a whole year costs no more than any other. Recharges and plans with their prices are on the page “Recharge and plans”. Only complete answers are charged: this one is free.',
      hi: 'हर प्रश्न का एक ही मूल्य है, और वह भेजने से पहले बटन पर लिखा रहता है; पूरे साल का प्रश्न भी उतने का ही है। रिचार्ज और प्लान के दाम “रिचार्ज और प्लान” पृष्ठ पर हैं। शुल्क केवल पूरे उत्तर का लगता है: यह उत्तर मुफ़्त है।',
    },
  ],
  'product.privacy': [
    {
      en: 'Your birth details are kept with your account and shown to nobody else. You can export or delete what is held about you at any time from your account.',
      hi: 'आपका जन्म विवरण आपके खाते में रहता है और किसी और को नहीं दिखाया जाता। अपने खाते से इसे कभी भी निकाला या मिटाया जा सकता है।',
    },
  ],
  'product.accuracy': [
    {
      en: 'The positions are computed to about an arcsecond, in the sidereal zodiac with the Lahiri ayanamsa unless you chose another. What they mean is tradition, told honestly: take it as guidance and let your own judgement lead.',
      hi: 'ग्रहों की स्थिति लगभग एक विकला तक सही निकाली जाती है, लाहिरी अयनांश से, जब तक कोई दूसरा न चुना जाए। फल शास्त्र के हिसाब से बताया जाता है, बढ़ा-चढ़ाकर नहीं: इसे मार्गदर्शन मानें और निर्णय अपना रखें।',
    },
  ],
  'product.details': [
    {
      en: 'You can correct birth details on the kundli page: open the saved kundli, change what is wrong and save it; the chart is then computed anew. Other settings are in your account.',
      hi: 'जन्म विवरण कुंडली पृष्ठ पर सुधारा जा सकता है: सहेजी हुई कुंडली खोलें, ग़लत बात बदलें और सहेजें; कुंडली फिर से बन जाएगी। बाक़ी सेटिंग आपके खाते में हैं।',
    },
  ],
  product: [
    {
      en: 'I read your birth chart, which is computed exactly from your birth details, and answer from it in plain words. Ask about love, work, money, studies, family, health habits, travel, or a day you have in mind.',
      hi: 'यहाँ आपके जन्म विवरण से सटीक बनी कुंडली पढ़ी जाती है और उत्तर सरल शब्दों में मिलता है। प्रेम, काम, धन, पढ़ाई, परिवार, सेहत की आदतों, यात्रा या किसी दिन के बारे में पूछें।',
    },
  ],
}
