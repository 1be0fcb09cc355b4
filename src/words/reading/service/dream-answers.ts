import type { LocalizedText } from '../../say.ts'

/** Free answers on dreams and omens: what tradition says, told kindly and without fear. */
export const dreamAnswers = {
  'product.dream-of-dead-asking': [
    {
      en: 'By tradition somebody of your own who comes in a dream and asks for food or water, or holds an empty vessel, wishes to be remembered; it is no bad sign. Give what was asked for: water at the roots of a peepal or to a thirsty person on the next Saturday or Amavasya, or a meal to somebody in need, with their name in your mind. Often such a dream comes when they are missed or their day is near. It harms nobody at home, and no priest has to be paid for it. This answer is free.',
      hi: 'परंपरा में अपना कोई जो सपने में खाना-पानी माँगे या ख़ाली बर्तन लिए दिखे, वह याद किया जाना चाहता है; यह अशुभ नहीं है। जो माँगा हो वही दे दें: आने वाले शनिवार या अमावस्या को पीपल में जल दें या किसी प्यासे को पानी पिलाएँ, या उनका नाम लेकर किसी भूखे को भोजन कराएँ। ऐसा सपना अक्सर तब आता है जब उनकी याद आ रही हो या उनकी तिथि पास हो। इससे घर में किसी का अहित नहीं होता, और किसी को पैसे देने की ज़रूरत नहीं। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.dream-of-dead': [
    {
      en: 'By tradition it is a good sign when somebody who has gone comes in a dream calm or smiling: they look in on you and bless the home. Thank them in your mind, light a lamp, and give a meal or water to somebody in their name; nothing more is asked for. Where they looked sad or silent the same is done, and nothing bad is foretold by it. Mostly such a dream comes because you miss them, and that is love and no omen. This answer is free.',
      hi: 'परंपरा में जो अपने चले गए, उनका सपने में शांत या मुस्कराते दिखना अच्छा माना जाता है: वे हाल देखने आते हैं और घर को आशीर्वाद देते हैं। मन में धन्यवाद कहें, एक दीया जलाएँ, और उनके नाम से किसी को भोजन या पानी दें; इससे ज़्यादा कुछ नहीं चाहिए। चुप या उदास दिखें तो भी यही करें, उससे किसी बुरी बात का संकेत नहीं होता। ऐसा सपना अक्सर याद से आता है, और वह प्रेम है, अपशकुन नहीं। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.dream-of-snake': [
    {
      en: 'A snake in a dream is mostly counted as a good sign by tradition, of money or of a worry that leaves, above all where it goes away or does no harm. Where it chases or bites, it is read as a fear that you carry and that wants to be looked at. It shows no dosha in a kundli, and no puja has to be bought for it; whoever worships Shiva may offer water on a Monday. This answer is free.',
      hi: 'सपने में साँप परंपरा में प्रायः शुभ माना जाता है: धन का, या किसी चिंता के जाने का संकेत, ख़ासकर जब वह चला जाए या कुछ न करे। पीछा करे या काटे तो उसे मन के किसी डर की तरह पढ़ते हैं, जिस पर ध्यान देना है। इससे कुंडली का कोई दोष सिद्ध नहीं होता और कोई पूजा ख़रीदने की ज़रूरत नहीं; जो शिव को मानते हों वे सोमवार को जल चढ़ा दें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.dream': [
    {
      en: 'A dream tells of what the mind carries and foretells nothing for certain: the old books count a dream towards dawn as stronger and a bad one as spent once it is told. If it felt good, keep it to yourself and go on; if it frightened you, wash your face, drink water, say a prayer of your own and tell it to somebody near. Nothing has to be bought against it. If the same dream comes for weeks and takes your sleep, talk to a doctor. This answer is free.',
      hi: 'सपना मन की बात कहता है, पक्का भविष्य नहीं: पुरानी पोथियों में भोर का सपना ज़्यादा माना गया है, और बुरा सपना कह देने से उतर जाता है। अच्छा लगा हो तो मन में रखें और आगे बढ़ें; डर लगा हो तो मुँह धोएँ, पानी पिएँ, अपनी प्रार्थना करें और किसी अपने को बता दें। इसके लिए कुछ ख़रीदना नहीं है। एक ही सपना हफ़्तों आए और नींद ले जाए, तो डॉक्टर से बात करें। यह उत्तर मुफ़्त है।',
    },
  ],
  'product.omen': [
    {
      en: 'No, nothing bad follows from that: it is a belief of the people, and no chart or text of jyotish counts it. If it stays on your mind, stop for a moment, drink some water and then go on with what you were doing; many do just that. A day is judged by its tithi, nakshatra and Rahu Kaal, which stand on the page “Panchang”. This answer is free.',
      hi: 'नहीं, इससे कुछ बुरा नहीं होता: यह लोक की मान्यता है, ज्योतिष की किसी कुंडली या ग्रंथ में इसकी गिनती नहीं। मन में खटके तो पल भर रुकें, पानी पिएँ और अपना काम करें; बहुत लोग यही करते हैं। दिन को तिथि, नक्षत्र और राहुकाल से देखते हैं, जो “पंचांग” पृष्ठ पर मिलते हैं। यह उत्तर मुफ़्त है।',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>
