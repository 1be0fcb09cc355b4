import type { LocalizedText } from '../say.ts'

/**
 * What is said in place of a reading. Kind, short, true; never "we know but may not tell", for a chart
 * does not know. Numbers: Tele-MANAS 14416, emergencies 112, women's helpline 181, Childline 1098.
 */
export const safetyMessages = {
  crisis: {
    en: 'I am really glad you said this, and I would rather stay with you here than talk about planets. What you feel is heavy, and it can change, even if it doesn’t look that way tonight. Please speak to a trained person now: Tele-MANAS, on 14416 or 1800-891-4416, is free, confidential, open day and night, and answers in Hindi, English and many other languages. If you are in danger this minute, call 112 or go to the nearest hospital. If you can, move away from anything you could hurt yourself with, and tell one person near you the same words you wrote here. No chart decides whether you live, and nothing in yours asks you to go. This message is free, and you can come back to talk whenever you like.',
    hi: 'अच्छा हुआ कि यह बात कह दी गई। इस समय ग्रहों से ज़्यादा ज़रूरी आप हैं। जो महसूस हो रहा है वह बहुत भारी है, पर वह बदल सकता है, भले आज रात ऐसा न लगे। अभी किसी प्रशिक्षित व्यक्ति से बात करें: टेली-मानस 14416 या 1800-891-4416 पर, दिन-रात, मुफ़्त और गोपनीय, हिंदी सहित कई भाषाओं में। यदि इसी पल ख़तरा हो तो 112 पर फ़ोन करें या पास के अस्पताल जाएँ। जिस चीज़ से चोट लग सकती है उससे दूर हो जाएँ, और जो शब्द यहाँ लिखे वही पास के किसी एक व्यक्ति से कहें। कोई कुंडली यह तय नहीं करती कि कोई जिए या न जिए, और आपकी कुंडली में जाने का कोई संकेत नहीं है। इस संदेश का कोई शुल्क नहीं है, और जब मन हो, यहाँ लौटकर बात की जा सकती है।',
  },
  abuse: {
    en: 'What you describe is not your fate and not your fault, and no chart should be read to make you bear it. If you are in danger now, call 112. The women’s helpline 181 is free and open day and night; for anyone under 18 there is Childline, 1098. They can send help, find a safe place and explain your rights. If it is safe, keep a note of dates and messages, and tell one person you trust. When you are safe, I will gladly look with you at the road ahead. This message is free.',
    hi: 'जो बताया गया वह न आपका भाग्य है, न आपकी ग़लती, और उसे सहने के लिए कोई कुंडली नहीं पढ़ी जानी चाहिए। यदि अभी ख़तरा हो तो 112 पर फ़ोन करें। महिला हेल्पलाइन 181 मुफ़्त है और दिन-रात खुली है; 18 वर्ष से कम उम्र वालों के लिए चाइल्डलाइन 1098 है। वहाँ से मदद, सुरक्षित जगह और अधिकारों की जानकारी मिलती है। यदि सुरक्षित हो तो तारीख़ें और संदेश लिखकर रखें, और किसी एक भरोसेमंद व्यक्ति को बताएँ। आपके सुरक्षित होने पर आगे की राह पर साथ बात करेंगे। इस संदेश का कोई शुल्क नहीं है।',
  },
  harm: {
    en: 'I won’t help to hurt, bind or control another person, by any means, and a chart offers no such thing. If you have been wronged, that deserves to be heard: the police are on 112, legal aid is on 15100, and Tele-MANAS on 14416 listens when anger won’t let you sleep. What I can look at with you is how you get your peace and your strength back. This message is free.',
    hi: 'किसी को चोट पहुँचाने, बाँधने या वश में करने में यहाँ कोई मदद नहीं दी जाती, और कुंडली में ऐसा कुछ होता भी नहीं। यदि आपके साथ अन्याय हुआ है तो वह सुना जाना चाहिए: पुलिस 112 पर है, क़ानूनी सहायता 15100 पर, और ग़ुस्सा सोने न दे तो टेली-मानस 14416 पर बात सुनी जाती है। यहाँ यह देखा जा सकता है कि आपकी शांति और शक्ति कैसे लौटे। इस संदेश का कोई शुल्क नहीं है।',
  },
  death: {
    en: 'A birth chart does not show the day a life ends, and anyone who names such a day is guessing, so I will not. If someone’s health worries you, their doctor can tell you far more than the sky, and time spent beside them is never wasted. If the thought of death doesn’t leave you alone, Tele-MANAS on 14416 is free and open day and night. Ask me instead about your strength, your habits, or how the coming months are best used. This message is free.',
    hi: 'जन्म कुंडली यह नहीं दिखाती कि जीवन किस दिन पूरा होगा, और जो ऐसा दिन बताए वह केवल अनुमान लगाता है, इसलिए यहाँ ऐसा नहीं बताया जाता। यदि किसी के स्वास्थ्य की चिंता है तो उनके चिकित्सक आकाश से कहीं ज़्यादा बता सकते हैं, और उनके साथ बिताया समय कभी व्यर्थ नहीं जाता। यदि मृत्यु का विचार पीछा न छोड़े तो टेली-मानस 14416 पर बात करें, वह मुफ़्त है और दिन-रात खुला है। यहाँ अपनी शक्ति, आदतों या आने वाले समय के अच्छे उपयोग के बारे में पूछें। इस संदेश का कोई शुल्क नहीं है।',
  },
  unborn: {
    en: 'Foretelling the sex of an unborn or hoped-for child is against the law in India, and a chart does not show it either, so I will not speak of it. Daughter or son, a child’s life is equally full. If you like, ask me about the time ahead for your family, about peace and strength during a pregnancy, or about what kind of parent your chart describes. This message is free.',
    hi: 'गर्भ में पल रहे या होने वाले शिशु का लिंग बताना भारत में क़ानूनन मना है, और कुंडली यह दिखाती भी नहीं, इसलिए इस पर कुछ नहीं कहा जाएगा। बेटी हो या बेटा, हर जीवन बराबर भरा-पूरा है। चाहें तो परिवार के आने वाले समय, गर्भावस्था में शांति और बल, या माता-पिता के रूप में अपने स्वभाव के बारे में पूछें। इस संदेश का कोई शुल्क नहीं है।',
  },
  gambling: {
    en: 'I don’t give lucky numbers, bets or tips on shares and coins: a chart cannot see a market or a draw, and people lose real money believing it can. For investments, an adviser registered with SEBI can look at your whole situation. If betting has become hard to stop, Tele-MANAS on 14416 helps, free and in confidence. Ask me about your habits with money, your income or a good time to put your finances in order, and I will gladly read that. This message is free.',
    hi: 'यहाँ लकी नंबर, दाँव, शेयर या क्रिप्टो की सलाह नहीं दी जाती: कुंडली बाज़ार या लॉटरी नहीं देख सकती, और ऐसा मानकर लोग सचमुच का पैसा खो देते हैं। निवेश के लिए सेबी में पंजीकृत सलाहकार आपकी पूरी स्थिति देख सकते हैं। यदि दाँव लगाना रोकना कठिन हो गया हो तो टेली-मानस 14416 पर मुफ़्त और गोपनीय मदद मिलती है। धन की आदतों, आय या हिसाब ठीक करने के अच्छे समय के बारे में पूछें, उसका उत्तर ख़ुशी से मिलेगा। इस संदेश का कोई शुल्क नहीं है।',
  },
  illness: {
    en: 'I am sorry you have this to worry about. A chart can neither find nor cure an illness, so please let a doctor guide every decision about tests, treatment and medicine, and don’t stop or change anything because of a reading. In an emergency call 112. What I can read for you are the habits, rest and rhythm that support you, and what gives you strength in such a time: ask me for that whenever you like. This message is free.',
    hi: 'यह चिंता सचमुच भारी होती है। कुंडली न रोग पहचान सकती है, न उसका इलाज कर सकती है, इसलिए जाँच, उपचार और दवा का हर निर्णय चिकित्सक की सलाह से लें, और किसी फलादेश के कारण कुछ बंद या कम न करें। आपात स्थिति में 112 पर फ़ोन करें। यहाँ वे आदतें, विश्राम और दिनचर्या देखी जा सकती हैं जो आपको सहारा दें, और ऐसे समय में बल किससे मिले: जब मन हो, यह पूछें। इस संदेश का कोई शुल्क नहीं है।',
  },
  famous: {
    en: 'I don’t foretell the health, the end or the private troubles of real people, famous or not; that would be unfair to them and only a guess. Ask me about your own chart, and I will read it with care. This message is free.',
    hi: 'किसी भी व्यक्ति के स्वास्थ्य, अंत या निजी परेशानियों की भविष्यवाणी यहाँ नहीं की जाती, चाहे वे प्रसिद्ध हों या न हों; यह उनके साथ अन्याय होगा और केवल अनुमान भी। अपनी कुंडली के बारे में पूछें, वह ध्यान से पढ़ी जाएगी। इस संदेश का कोई शुल्क नहीं है।',
  },
  famousChart: {
    en: 'I don’t read the health, the end or the private troubles of real people from a chart, famous or not; it would be unfair to them and only a guess. Ask me about the talents, the work or the character that this chart describes, and I will read it with care. This message is free.',
    hi: 'असली लोगों के स्वास्थ्य, अंत या निजी परेशानियाँ कुंडली से नहीं पढ़ी जातीं, चाहे वे प्रसिद्ध हों या न हों; यह उनके साथ अन्याय होगा और केवल अनुमान भी। इस कुंडली की प्रतिभा, काम या स्वभाव के बारे में पूछें, वह ध्यान से पढ़ा जाएगा। इस संदेश का कोई शुल्क नहीं है।',
  },
  minor: {
    en: 'At your age love and marriage are not things I read from a chart: they have time, and so have you. If someone is pressing you into anything, Childline on 1098 is free and on your side. Ask me about your studies, your talents, your friendships or your family, and I will gladly look. This message is free.',
    hi: 'इस उम्र में प्रेम और विवाह कुंडली से नहीं देखे जाते: उनके लिए समय है, और आपके पास भी। यदि कोई किसी बात के लिए दबाव डाल रहा हो तो चाइल्डलाइन 1098 मुफ़्त है और आपके साथ है। पढ़ाई, प्रतिभा, मित्रता या परिवार के बारे में पूछें, उत्तर ख़ुशी से मिलेगा। इस संदेश का कोई शुल्क नहीं है।',
  },
} as const satisfies Record<string, LocalizedText>
