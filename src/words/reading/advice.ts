import type { LocalizedText } from '../say.ts'

/** Whom a suggestion suits. What is left out suits everyone. */
export interface AdviceCondition {
  isMarried?: boolean
  /** Whole years; inclusive. */
  fromAge?: number
  toAge?: number
  /** Only these sides of the topic. */
  aspects?: readonly string[]
}

export interface Advice extends LocalizedText {
  suits?: AdviceCondition
}

/** One practical thing to do, by field of life. Small, free, and possible this week. */
export const advice: Readonly<Record<string, readonly Advice[]>> = {
  love: [
    {
      en: 'This week, tell one person you trust what kind of bond you are looking for; said aloud, it becomes easier to recognise.',
      hi: 'इस सप्ताह किसी एक भरोसेमंद व्यक्ति को बताएँ कि कैसा रिश्ता चाहिए; कह देने से पहचानना आसान हो जाता है।',
      suits: { isMarried: false },
    },
    {
      en: 'Say yes to one gathering you would usually skip, and stay an hour longer than is comfortable.',
      hi: 'जिस मिलन को आम तौर पर टाल दिया जाता है, ऐसे एक निमंत्रण को हाँ कहें और सहज से एक घंटा ज़्यादा रुकें।',
      suits: { isMarried: false },
    },
    {
      en: 'Write down three things you will not give up in a relationship and three that you can, and keep the list honest.',
      hi: 'तीन बातें लिखें जो रिश्ते में छोड़ी नहीं जा सकतीं और तीन जो छोड़ी जा सकती हैं, और सूची सच्ची रखें।',
      suits: { isMarried: false },
    },
    {
      en: 'Let the families meet early and lightly, over tea and without decisions.',
      hi: 'परिवारों को जल्दी और हल्के माहौल में मिलने दें, चाय पर, बिना किसी निर्णय के।',
      suits: { isMarried: false, aspects: ['marriage', 'love-or-arranged'] },
    },
    {
      en: 'Keep one evening a week for the two of you alone, with both phones in another room.',
      hi: 'सप्ताह में एक शाम केवल आप दोनों की रहे, और दोनों फ़ोन दूसरे कमरे में।',
      suits: { isMarried: true },
    },
    {
      en: 'Before the next difficult talk, each of you says one thing the other did well this month.',
      hi: 'अगली कठिन बात से पहले दोनों एक-एक बात कहें जो इस महीने दूसरे ने अच्छी की।',
      suits: { isMarried: true },
    },
    {
      en: 'Take a short walk together after dinner and talk about anything but duties.',
      hi: 'रात के भोजन के बाद साथ में छोटी सैर हो, और बात कामों की न होकर किसी और चीज़ की हो।',
      suits: { isMarried: true },
    },
    {
      en: 'Give it ten days before you write, then send three honest sentences and no reproach.',
      hi: 'लिखने से पहले दस दिन रुकें, फिर तीन सच्चे वाक्य भेजें, बिना शिकायत के।',
      suits: { aspects: ['reunion', 'proposal'] },
    },
    {
      en: 'Agree on a word that stops a quarrel for twenty minutes, and honour it every time.',
      hi: 'एक शब्द तय करें जिसके कहते ही तकरार बीस मिनट रुक जाए, और हर बार उसका मान रखें।',
      suits: { aspects: ['trouble'] },
    },
  ],
  career: [
    {
      en: 'Put the three results you are proudest of on one page with numbers, and show it to someone who decides.',
      hi: 'अपने तीन सबसे अच्छे परिणाम आँकड़ों के साथ एक पन्ने पर लिखें और किसी निर्णय लेने वाले को दिखाएँ।',
      suits: { fromAge: 24 },
    },
    {
      en: 'Choose one skill that your next role will ask for, and give it thirty minutes every working day until the period changes.',
      hi: 'अगली भूमिका के लिए ज़रूरी कोई एक हुनर चुनें, और दशा बदलने तक हर कामकाजी दिन उसे तीस मिनट दें।',
    },
    {
      en: 'Write to two people whose work you respect and ask each one question; doors open that way more often than by forms.',
      hi: 'दो ऐसे लोगों को लिखें जिनके काम का मन में आदर हो और एक-एक प्रश्न पूछें; द्वार फ़ॉर्म से ज़्यादा ऐसे खुलते हैं।',
    },
    {
      en: 'Apply to five places this fortnight, and let one of them be slightly out of reach.',
      hi: 'इस पखवाड़े पाँच जगह आवेदन करें, और उनमें एक जगह पहुँच से थोड़ी ऊपर की हो।',
      suits: { aspects: ['find', 'change'] },
    },
    {
      en: 'Don’t resign in anger; decide on a Saturday, after sleep, with the figures before you.',
      hi: 'ग़ुस्से में इस्तीफ़ा न दें; निर्णय छुट्टी के दिन, नींद के बाद, आँकड़े सामने रखकर लें।',
      suits: { aspects: ['change', 'people'] },
    },
    {
      en: 'Sell your idea to three strangers before you spend on it; their questions are your business plan.',
      hi: 'ख़र्च से पहले अपना विचार तीन अनजान लोगों को बेचकर देखें; उनके प्रश्न ही आपकी योजना हैं।',
      suits: { aspects: ['own'] },
    },
    {
      en: 'Teach a younger colleague one thing you know well; at this point it strengthens your own standing.',
      hi: 'किसी छोटे सहकर्मी को अपनी जानी एक बात सिखाएँ; इस मोड़ पर इससे आपका अपना स्थान मज़बूत होता है।',
      suits: { fromAge: 38 },
    },
    {
      en: 'Try the work for a week as a volunteer or trainee before you choose it for years.',
      hi: 'किसी काम को वर्षों के लिए चुनने से पहले एक सप्ताह स्वयंसेवक या प्रशिक्षु बनकर देखें।',
      suits: { toAge: 27 },
    },
    {
      en: 'Ask for the meeting you have been avoiding, and go in with one request only.',
      hi: 'जिस मुलाक़ात को टाला जा रहा है उसका समय माँगें, और केवल एक बात लेकर जाएँ।',
      suits: { aspects: ['rise', 'people'] },
    },
  ],
  money: [
    {
      en: 'For thirty days write down every expense the same evening; you will find one leak that pays for a month.',
      hi: 'तीस दिन तक हर ख़र्च उसी शाम लिखें; एक रिसाव ऐसा मिलेगा जो महीने भर का ख़र्च बचा दे।',
    },
    {
      en: 'Let a tenth of what comes in move to a separate account on the very first day, before you can decide against it.',
      hi: 'जो आए उसका दसवाँ भाग पहले ही दिन अलग खाते में चला जाए, मन बदलने से पहले।',
    },
    {
      en: 'List what you owe from the smallest to the largest, and clear the smallest first for the courage it gives.',
      hi: 'देनदारियाँ छोटी से बड़ी के क्रम में लिखें, और हिम्मत के लिए सबसे छोटी पहले चुकाएँ।',
      suits: { aspects: ['debt'] },
    },
    {
      en: 'See the place at night and in the rain, and have the papers read by someone who has nothing to gain.',
      hi: 'जगह को रात में और बारिश में भी देखें, और काग़ज़ किसी ऐसे व्यक्ति से पढ़वाएँ जिसका इसमें लाभ न हो।',
      suits: { aspects: ['home'] },
    },
    {
      en: 'Wait seven days before any purchase above a tenth of your monthly income.',
      hi: 'मासिक आय के दसवें हिस्से से बड़ी हर ख़रीद से पहले सात दिन रुकें।',
    },
    {
      en: 'Sit down once a month with the one you share life with and look at the figures together, without blame.',
      hi: 'महीने में एक बार जीवनसाथी के साथ बैठकर आँकड़े देखें, बिना किसी को ज़िम्मेदार ठहराए।',
      suits: { isMarried: true },
    },
    {
      en: 'Have one page ready on which all accounts, policies and dues are written, and tell one trusted person where it is.',
      hi: 'एक पन्ना तैयार रखें जिस पर सब खाते, बीमा और देनदारियाँ लिखी हों, और किसी एक भरोसेमंद व्यक्ति को बताएँ कि वह कहाँ है।',
      suits: { fromAge: 45 },
    },
    {
      en: 'Ask for what is yours in writing, with a date, a sum and a kind last line.',
      hi: 'जो आपका है उसे लिखकर माँगें, तारीख़, रक़म और एक विनम्र अंतिम पंक्ति के साथ।',
      suits: { aspects: ['stuck'] },
    },
  ],
  education: [
    {
      en: 'Study in rounds of forty minutes with ten of rest, and do the subject you avoid in the first round.',
      hi: 'चालीस मिनट पढ़ाई और दस मिनट विश्राम के दौर बनाएँ, और जिस विषय से मन भागे उसे पहले दौर में रखें।',
    },
    {
      en: 'Keep a notebook of mistakes only; read it on Sundays, and watch it grow shorter.',
      hi: 'एक कॉपी केवल भूलों की रखें; रविवार को उसे पढ़ें और देखें कि वह छोटी होती जाती है।',
    },
    {
      en: 'Explain today’s lesson aloud to somebody, or to the wall, in five sentences.',
      hi: 'आज का पाठ किसी को, या दीवार को ही, पाँच वाक्यों में बोलकर समझाएँ।',
    },
    {
      en: 'Write one full paper a week by the clock, and spend as long on correcting it as on writing it.',
      hi: 'सप्ताह में एक पूरा पेपर घड़ी रखकर लिखें, और जितना समय लिखने में लगे उतना ही जाँचने में दें।',
      suits: { aspects: ['exam'] },
    },
    {
      en: 'Speak to two people who studied what you are considering, one happy and one not.',
      hi: 'जिस विषय का विचार है उसे पढ़ चुके दो लोगों से बात करें, एक ख़ुश और एक जो ख़ुश न हो।',
      suits: { aspects: ['subject', 'admission'] },
    },
    {
      en: 'Sleep seven hours for three weeks; memory is made at night.',
      hi: 'तीन सप्ताह तक सात घंटे सोएँ; स्मृति रात में बनती है।',
      suits: { aspects: ['focus', 'exam'] },
    },
    {
      en: 'Fix one hour that belongs to learning and tell the house about it, so that it is kept.',
      hi: 'एक घंटा सीखने के लिए तय करें और घर में बता दें, ताकि वह बना रहे।',
      suits: { fromAge: 25 },
    },
  ],
  family: [
    {
      en: 'Ask your child one open question this week and give no advice after the answer.',
      hi: 'इस सप्ताह संतान से एक खुला प्रश्न पूछें और उत्तर के बाद कोई सलाह न दें।',
      suits: { aspects: ['child'] },
    },
    {
      en: 'Save your child’s own birth details as a kundli too, and ask the same question there.',
      hi: 'संतान का अपना जन्म विवरण भी कुंडली के रूप में सहेजें, और यही प्रश्न वहाँ पूछें।',
      suits: { aspects: ['child'] },
    },
    {
      en: 'Call one relative this week with no purpose at all, and let them talk.',
      hi: 'इस सप्ताह किसी एक अपने को बिना किसी काम के फ़ोन करें, और उन्हें बोलने दें।',
    },
    {
      en: 'Choose one meal a week at which nobody discusses problems.',
      hi: 'सप्ताह का एक भोजन ऐसा चुनें जिस पर कोई समस्या की बात न करे।',
    },
    {
      en: 'Say the hard thing in one sentence that begins with “I feel”, and then stop.',
      hi: 'कठिन बात एक ही वाक्य में कहें जो “मुझे लगता है” से शुरू हो, और फिर रुक जाएँ।',
    },
    {
      en: 'Write down who does what in the house for one week, then share the list and divide it anew.',
      hi: 'एक सप्ताह लिखें कि घर में कौन क्या करता है, फिर सूची दिखाकर काम नए सिरे से बाँटें।',
      suits: { aspects: ['peace', 'in-laws'] },
    },
    {
      en: 'Keep ten minutes of every evening without a phone for your child, or for the two of you.',
      hi: 'हर शाम दस मिनट बिना फ़ोन के बच्चे के साथ, या आप दोनों आपस में बिताएँ।',
      suits: { aspects: ['children'] },
    },
    {
      en: 'Take advice from a good doctor together and in good time; the chart supports care, it doesn’t replace it.',
      hi: 'समय रहते साथ में किसी अच्छे चिकित्सक से सलाह लें; कुंडली देखभाल का साथ देती है, उसकी जगह नहीं लेती।',
      suits: { aspects: ['children'], isMarried: true, fromAge: 21 },
    },
    {
      en: 'Ask your elders for one story from their youth; it is the shortest way to their heart.',
      hi: 'घर के बड़ों से उनकी जवानी का एक क़िस्सा सुनें; उनके मन तक यही सबसे छोटी राह है।',
      suits: { aspects: ['parents', 'in-laws', 'peace'] },
    },
  ],
  health: [
    {
      en: 'Walk for twenty minutes after sunrise for three weeks, and change nothing else yet.',
      hi: 'तीन सप्ताह सूर्योदय के बाद बीस मिनट टहलें, और अभी कुछ और न बदलें।',
    },
    {
      en: 'Let dinner be two hours before bed and the phone outside the bedroom.',
      hi: 'रात का भोजन सोने से दो घंटे पहले हो और फ़ोन शयनकक्ष से बाहर।',
    },
    {
      en: 'Drink a glass of water before every tea, and eat one meal a day sitting down and in silence.',
      hi: 'हर चाय से पहले एक गिलास पानी पिएँ, और दिन का एक भोजन बैठकर, मौन में करें।',
    },
    {
      en: 'Breathe slowly for five minutes before sleep, longer out than in.',
      hi: 'सोने से पहले पाँच मिनट धीमी साँस लें, छोड़ना लेने से लंबा हो।',
      suits: { aspects: ['sleep', 'mind'] },
    },
    {
      en: 'Write tomorrow’s three worries on paper before bed and leave them on the table.',
      hi: 'सोने से पहले कल की तीन चिंताएँ काग़ज़ पर लिखें और मेज़ पर छोड़ दें।',
      suits: { aspects: ['mind', 'sleep'] },
    },
    {
      en: 'Choose an exercise you can do with somebody, and agree on the day and the hour.',
      hi: 'ऐसा व्यायाम चुनें जो किसी के साथ हो सके, और दिन तथा समय तय कर लें।',
    },
    {
      en: 'If something has troubled you for more than two weeks, let a doctor see it; that is also wisdom.',
      hi: 'कोई तकलीफ़ दो सप्ताह से ज़्यादा रहे तो चिकित्सक को दिखाएँ; यह भी समझदारी है।',
    },
  ],
  travel: [
    {
      en: 'Check the dates on your papers today, and renew whatever is about to run out.',
      hi: 'आज ही काग़ज़ों की तारीख़ें जाँचें, और जो जल्द ख़त्म होने वाला हो उसे नया कराएँ।',
    },
    {
      en: 'Write to one person who has already made that move, and ask what they would do differently.',
      hi: 'जो यह राह तय कर चुका हो ऐसे एक व्यक्ति को लिखें, और पूछें कि वे अब क्या अलग करते।',
    },
    {
      en: 'Put aside three months of living costs before you book, and you will travel light.',
      hi: 'बुकिंग से पहले तीन महीने का ख़र्च अलग रखें, तब सफ़र हल्का रहेगा।',
    },
    {
      en: 'Spend one ordinary week there before you decide, shopping, commuting and all.',
      hi: 'निर्णय से पहले वहाँ एक साधारण सप्ताह बिताएँ, बाज़ार और आवाजाही समेत।',
      suits: { aspects: ['move', 'abroad'] },
    },
    {
      en: 'Learn fifty words of the language; they open more doors than any stamp.',
      hi: 'वहाँ की भाषा के पचास शब्द सीखें; वे किसी भी मुहर से ज़्यादा द्वार खोलते हैं।',
      suits: { aspects: ['abroad'] },
    },
    {
      en: 'Plan the journey with the family’s calendar before you, so that nobody is left behind in the deciding.',
      hi: 'यात्रा की योजना परिवार का कैलेंडर सामने रखकर बनाएँ, ताकि निर्णय में कोई छूटे नहीं।',
      suits: { isMarried: true },
    },
  ],
  timing: [
    {
      en: 'Name one goal for the time until the period changes, write it where you see it each morning, and let the others rest.',
      hi: 'दशा बदलने तक का एक लक्ष्य तय करें, उसे ऐसी जगह लिखें जहाँ रोज़ सुबह दिखे, और बाक़ी को विश्राम दें।',
    },
    {
      en: 'Finish one thing that has lain half done for a year; beginnings like a cleared table.',
      hi: 'साल भर से अधूरी पड़ी एक चीज़ पूरी करें; नई शुरुआत को साफ़ मेज़ अच्छी लगती है।',
    },
    {
      en: 'Write down each evening one thing that went right; in forty days you will see the turn before others do.',
      hi: 'हर शाम एक बात लिखें जो ठीक हुई; चालीस दिन में मोड़ औरों से पहले आपको दिखेगा।',
    },
    {
      en: 'Help somebody who is where you were three years ago; it shows you how far you have come.',
      hi: 'किसी ऐसे की मदद करें जो वहाँ है जहाँ से आपका सफ़र तीन साल पहले गुज़रा; इससे अपनी दूरी दिखती है।',
    },
  ],
  general: [
    {
      en: 'Keep one hour a week that belongs to nobody else, and spend it on the thing you were good at as a child.',
      hi: 'सप्ताह का एक घंटा केवल अपना रखें, और उसे उस काम में लगाएँ जिसमें बचपन में मन लगता था।',
    },
    {
      en: 'Ask three people who know you what you do better than others, and believe the answer that comes twice.',
      hi: 'तीन जानने वालों से पूछें कि आपसे सबसे अच्छा क्या होता है, और जो उत्तर दो बार आए उस पर विश्वास करें।',
    },
    {
      en: 'Choose one yes and one no for the coming quarter, and write both down.',
      hi: 'आने वाली तिमाही के लिए एक हाँ और एक ना चुनें, और दोनों लिख लें।',
    },
    {
      en: 'Begin mornings with ten quiet minutes before any screen; your chart thinks best then.',
      hi: 'सुबह किसी भी स्क्रीन से पहले दस शांत मिनट रखें; आपकी सोच तब सबसे साफ़ होती है।',
    },
  ],
}
