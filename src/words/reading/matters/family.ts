import type { MatterTexts } from './matter-texts.ts'

export const familyMatters = {
  parents: {
    name: { en: 'parents', hi: 'माता-पिता' },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, matters with your parents are likely to improve, and the chart supports it from {from} to {to}.',
          hi: 'हाँ, माता-पिता से जुड़ी बात बेहतर होने की संभावना है, और {from} से {to} तक समय साथ देता है।',
        },
        astra: {
          en: 'You can expect some relief where your mother and father are concerned; sit with them more between {from} and {to}.',
          hi: 'माँ-पापा की ओर से कुछ राहत की उम्मीद है; {from} से {to} तक उनके पास ज़्यादा बैठें।',
        },
      },
      later: {
        oracle: {
          en: 'For your parents the better period is from {from} to {to}; what is stuck today should move by then.',
          hi: 'माता-पिता के लिए बेहतर समय {from} से {to} तक है; जो बात आज अटकी है, वह तब तक आगे बढ़नी चाहिए।',
        },
        astra: {
          en: 'Your parents may need time to come round; I would bring the matter up again at home between {from} and {to}.',
          hi: 'माँ-पापा को मानने में वक़्त लग सकता है; {from} से {to} तक घर में बात फिर से उठाना अच्छा रहेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'Things with your parents can improve gradually, through regular contact, though the chart marks no particular date.',
          hi: 'माता-पिता के साथ बात धीरे-धीरे सुधर सकती है, नियमित मेलजोल से, पर कोई ख़ास तारीख़ नहीं दिखती।',
        },
        astra: {
          en: 'It can get better with them, bit by bit; a call every evening may do more than long explanations.',
          hi: 'उनके साथ बात बन सकती है, पर थोड़ा-थोड़ा करके; रोज़ शाम का एक फ़ोन लंबी सफ़ाई से ज़्यादा काम करेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the chart shows strain where parents are concerned; choose respect over argument, and settle practical needs first.',
          hi: 'इस समय माता-पिता के मामले में तनाव दिखता है; बहस से ज़्यादा आदर रखें और पहले ज़रूरी काम निपटाएँ।',
        },
        astra: {
          en: 'It is a heavy time with the elders at home, and you are allowed to feel tired; ask a sibling or cousin to share the care.',
          hi: 'बड़ों को लेकर समय भारी है, और थकान होना स्वाभाविक है; देखभाल में भाई-बहन या किसी रिश्तेदार को साथ लें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'The supportive period for matters with your parents is from {from} to {to}.',
        hi: 'माता-पिता से जुड़ी बातों के लिए अनुकूल समय {from} से {to} तक है।',
      },
      astra: {
        en: 'For an important talk with your mother or father, I’d choose a day between {from} and {to}.',
        hi: 'माँ या पापा से ज़रूरी बात करनी हो तो {from} से {to} तक का कोई दिन चुनें।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your parents’ side is well supported at present, and their advice or help can be of real use.',
          hi: 'माता-पिता का पक्ष इस समय अच्छा है, और उनकी सलाह या मदद सच में काम आ सकती है।',
        },
        astra: {
          en: 'Your mother and father look like a support to you now, so tell them your plans before someone else does.',
          hi: 'माँ-पापा आपके साथ दिखते हैं, इसलिए अपनी योजनाएँ किसी और से पहले उन्हें ख़ुद बताएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'With your parents the chart shows both support and differences, mostly over decisions that are yours to make.',
          hi: 'माता-पिता के साथ सहारा भी है और मतभेद भी, ज़्यादातर उन फ़ैसलों पर जो आपके अपने हैं।',
        },
        astra: {
          en: 'Their worry may sound like questioning to you; thank them for it first, and then explain what you have decided.',
          hi: 'उनकी चिंता सवाल जैसी लग सकती है; पहले चिंता के लिए धन्यवाद कहें, फिर अपना फ़ैसला समझाएँ।',
        },
      },
      patience: {
        oracle: {
          en: 'Patience is needed with your parents now; their pace and yours differ, and neither is wrong.',
          hi: 'माता-पिता के साथ अभी धीरज चाहिए; उनकी और आपकी रफ़्तार अलग है, और ग़लत कोई नहीं।',
        },
        astra: {
          en: 'Let some small arguments go these days; you will forget them, and elders may not.',
          hi: 'इन दिनों छोटी बहस जाने दें; आपको वह बात याद नहीं रहेगी, पर बड़ों के मन में रह सकती है।',
        },
      },
    },
    advice: [
      {
        en: 'Take your parents for a general check-up this month and keep all their reports in one file.',
        hi: 'इस महीने माता-पिता का जनरल चेकअप कराएँ और उनकी सारी रिपोर्ट एक फ़ाइल में रखें।',
      },
      {
        en: 'Find out where their bank papers, nominations, will and insurance are, and ask gently.',
        hi: 'उनके बैंक के काग़ज़, नॉमिनी, वसीयत और इंश्योरेंस कहाँ हैं, यह प्यार से पूछकर जान लें।',
      },
      {
        en: 'Call at a fixed time, even for five minutes, so that they need not wait by the phone.',
        hi: 'रोज़ तय समय पर फ़ोन करें, भले पाँच मिनट, ताकि उन्हें इंतज़ार न करना पड़े।',
      },
      {
        en: 'Ask your father or mother to tell one story of their youth, and only listen.',
        hi: 'माँ या पापा से उनकी जवानी का एक क़िस्सा सुनें, और बस सुनें।',
      },
      {
        en: 'Teach them to spot fraud calls: no OTP, no unknown link, no video call from a false police officer.',
        hi: 'उन्हें ठगी के फ़ोन पहचानना सिखाएँ: OTP न दें, अनजान लिंक न खोलें, नकली पुलिस की वीडियो कॉल न उठाएँ।',
      },
      {
        en: 'If they are ill or lonely, share the duties with brothers and sisters in writing, with dates.',
        hi: 'अगर वे बीमार या अकेले हैं, तो भाई-बहनों के साथ ज़िम्मेदारी तारीख़ के साथ लिखकर बाँटें।',
      },
    ],
  },
  siblings: {
    name: { en: 'brothers and sisters', hi: 'भाई-बहन' },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, relations with your brother or sister are likely to ease, and {from} to {to} is a good time for a talk.',
          hi: 'हाँ, भाई या बहन से संबंध सुधरने के संकेत हैं, और बातचीत के लिए {from} से {to} तक समय अच्छा है।',
        },
        astra: {
          en: 'You are likely to be on good terms again; pick up the phone between {from} and {to} without waiting to see who calls first.',
          hi: 'आपस में फिर से बनती दिखती है; {from} से {to} तक फ़ोन उठा लें, यह न देखें कि पहल किसकी हो।',
        },
      },
      later: {
        oracle: {
          en: 'A better understanding with your brother or sister is likely from {from} to {to}, rather than now.',
          hi: 'भाई या बहन के साथ बेहतर समझ अभी नहीं, {from} से {to} तक बनने की संभावना है।',
        },
        astra: {
          en: 'Let the matter cool for a while, because between {from} and {to} the old complaints should look smaller to both sides.',
          hi: 'बात को थोड़ा ठंडा होने दें, {from} से {to} तक पुराने गिले कम होने की उम्मीद है।',
        },
      },
      slow: {
        oracle: {
          en: 'The bond with siblings can be repaired, slowly and by small favours; the chart sets no date for it.',
          hi: 'भाई-बहन का रिश्ता धीरे-धीरे, छोटी-छोटी मदद से सुधर सकता है; इसकी कोई तारीख़ नहीं दिखती।',
        },
        astra: {
          en: 'You can come closer again, though it won’t be quick; send a festival message and leave old accounts aside.',
          hi: 'फिर से क़रीब आना मुमकिन है, पर जल्दी नहीं; त्योहार पर संदेश भेजें और पुराना हिसाब छोड़ दें।',
        },
      },
      hard: {
        oracle: {
          en: 'Distance between siblings shows in the chart now; avoid disputes over property and money in these months if you can.',
          hi: 'अभी भाई-बहन के बीच दूरी दिखती है; हो सके तो इन महीनों में ज़मीन और पैसे की बहस से बचें।',
        },
        astra: {
          en: 'It hurts when one’s own people are cold, I know; keep your side clean for now and let an elder speak for both.',
          hi: 'अपनों का रूखापन चुभता है; फ़िलहाल अपनी ओर से कड़वाहट न रखें और किसी बड़े को बीच में बात करने दें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'With brothers and sisters, the chart’s friendlier period is from {from} to {to}.',
        hi: 'भाई-बहन के मामलों के लिए अच्छा समय {from} से {to} तक है।',
      },
      astra: {
        en: 'I’d keep family decisions that involve a brother or sister for {from} to {to}.',
        hi: 'मिल-बैठकर घर का कोई फ़ैसला करना हो तो {from} से {to} तक के दिन चुनें।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your siblings are a support at present, and work or plans shared with them can go well.',
          hi: 'भाई-बहन इस समय सहारा हैं, और उनके साथ किया काम या योजना अच्छी चल सकती है।',
        },
        astra: {
          en: 'You can count on each other these days, so ask for the help you need and offer some in return.',
          hi: 'इन दिनों एक-दूसरे पर भरोसा किया जा सकता है; ज़रूरत हो तो मदद माँगें, और अपनी ओर से भी हाथ बढ़ाएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'Affection and rivalry both show between you and your siblings; clear words on money and duties will help.',
          hi: 'भाई-बहन के बीच स्नेह भी है और होड़ भी; पैसे और ज़िम्मेदारी पर साफ़ बात से मदद मिलेगी।',
        },
        astra: {
          en: 'It can seem that you always give more, and they may think the same about you; talk before it becomes a grudge.',
          hi: 'लग सकता है कि हमेशा आपने ही ज़्यादा किया, और उन्हें भी यही लग सकता है; मन में गाँठ पड़ने से पहले बात कर लें।',
        },
      },
      patience: {
        oracle: {
          en: 'Relations with siblings need time now, and comparison by parents or relatives should not be answered with anger.',
          hi: 'भाई-बहन के रिश्ते को अभी समय चाहिए, और बड़ों की तुलना का जवाब गुस्से से न दें।',
        },
        astra: {
          en: 'Your brother or sister may be fighting something you can’t see, so be kind and expect little for some weeks.',
          hi: 'हो सकता है वे किसी ऐसी परेशानी में हों जो दिखती नहीं; कुछ हफ़्ते नरमी रखें और उम्मीद कम।',
        },
      },
    },
    advice: [
      {
        en: 'Send your brother or sister an old childhood photograph today, with one friendly line.',
        hi: 'आज भाई या बहन को बचपन की कोई पुरानी तस्वीर एक प्यारी पंक्ति के साथ भेजें।',
      },
      {
        en: 'Put every loan between siblings in writing, with the amount and date of return.',
        hi: 'भाई-बहन के बीच का हर उधार लिख लें, रकम और लौटाने की तारीख़ के साथ।',
        for: ['loan', 'meeting'],
      },
      {
        en: 'If property is to be divided, meet a lawyer together first, so that all hear the same advice.',
        hi: 'अगर जायदाद बाँटनी है तो पहले सब साथ में वकील से मिलें, ताकि सबको एक ही सलाह मिले।',
        for: ['meeting'],
      },
      {
        en: 'Keep spouses out of old quarrels between brothers and sisters.',
        hi: 'भाई-बहन की पुरानी लड़ाइयों में पति-पत्नी को न खींचें।',
      },
      {
        en: 'Share the care of your parents by a simple list of who does what this month.',
        hi: 'माता-पिता की देखभाल के लिए एक सीधी सूची बनाएँ कि इस महीने कौन क्या करेगा।',
      },
      {
        en: 'Plan one meal together soon, with no serious topic on the table.',
        hi: 'जल्दी ही साथ खाने का एक दिन रखें, जिसमें कोई भारी बात न हो।',
        for: ['meeting'],
      },
    ],
  },
  family: {
    name: { en: 'peace in the family', hi: 'घर की शांति' },
    hindiGender: 'feminine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, the atmosphere at home is likely to get calmer, and from {from} to {to} the chart supports reconciliation.',
          hi: 'हाँ, घर का माहौल शांत होने की संभावना है, और {from} से {to} तक सुलह के लिए समय अच्छा है।',
        },
        astra: {
          en: 'Peace is likely to return to your home; somewhere between {from} and {to} get everyone to one table and begin with good news.',
          hi: 'घर में चैन लौटने की उम्मीद है; {from} से {to} तक किसी दिन सबको साथ बिठाएँ और शुरुआत अच्छी ख़बर से करें।',
        },
      },
      later: {
        oracle: {
          en: 'Family matters are likely to settle later, from {from} to {to}; forcing a decision at home before that may divide opinion further.',
          hi: 'परिवार की बात {from} से {to} तक सुलझने की संभावना है; उससे पहले फ़ैसले का दबाव डालने से राय और बँट सकती है।',
        },
        astra: {
          en: 'Hold on a little: by your chart the quarrels at home should go down between {from} and {to}.',
          hi: 'थोड़ा धीरज रखें, घर की खींचतान {from} से {to} तक कम होती दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'Peace at home can be built step by step, though the chart gives no clear time; one steady person changes much.',
          hi: 'घर में शांति धीरे-धीरे बन सकती है, पर साफ़ समय नहीं दिखता; एक भी व्यक्ति शांत रहे तो बहुत फ़र्क पड़ता है।',
        },
        astra: {
          en: 'It can get better at home, only not in a week; a soft answer every day does reach people.',
          hi: 'माहौल सुधर सकता है, पर हफ़्ते भर में नहीं; रोज़ का एक नरम जवाब लोगों तक पहुँचता ज़रूर है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the chart shows unrest at home; it is better to reduce quarrels than to try to win them.',
          hi: 'फ़िलहाल घर में अशांति दिखती है; बहस जीतने की कोशिश से अच्छा है कि बहस कम की जाए।',
        },
        astra: {
          en: 'Home may weigh on you in these months, so find one quiet corner or one friend outside it, and do not take every word to heart.',
          hi: 'इन महीनों में घर का बोझ मन पर आ सकता है; बाहर किसी एक दोस्त का साथ रखें और हर बात दिल पर न लें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'For harmony in the family the supportive period is from {from} to {to}.',
        hi: 'परिवार में मेल-जोल के लिए अनुकूल समय {from} से {to} तक है।',
      },
      astra: {
        en: 'If there’s something to settle among your people, bring it up between {from} and {to}.',
        hi: 'अपनों के बीच कोई बात सुलझानी हो तो उसे {from} से {to} तक उठाएँ।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Home is in good condition at present: people are more willing to listen, and shared plans can be made.',
          hi: 'घर का हाल इस समय अच्छा है: लोग सुनने को तैयार हैं और मिलकर योजनाएँ बन सकती हैं।',
        },
        astra: {
          en: 'Your people seem to be with you these days, so this is a good moment to ask them for what you need.',
          hi: 'इन दिनों अपने लोग आपके साथ दिखते हैं, उनसे जो चाहिए वह कहने का यह ठीक मौक़ा है।',
        },
      },
      mixed: {
        oracle: {
          en: 'The family shows care along with irritation; most of it can be settled if duties and expenses are divided fairly.',
          hi: 'परिवार में परवाह भी है और चिड़चिड़ाहट भी; काम और ख़र्च ठीक से बँटें तो काफ़ी कुछ सुलझ सकता है।',
        },
        astra: {
          en: 'There is love at home and some tiredness too, so fewer remarks and more help will go far.',
          hi: 'घर में प्यार भी है और सब थोड़े थके भी हैं; टोकना कम और हाथ बँटाना ज़्यादा, इतने से माहौल बदलेगा।',
        },
      },
      patience: {
        oracle: {
          en: 'Family life asks for patience now, and older differences may take some months to soften.',
          hi: 'पारिवारिक जीवन में अभी धीरज चाहिए, और पुराने मतभेद नरम होने में कुछ महीने लग सकते हैं।',
        },
        astra: {
          en: 'You can’t carry everyone’s mood alone; do your part and let others come round slowly.',
          hi: 'पूरे घर का मूड अकेले संभालना मुमकिन नहीं; अपना हिस्सा करें और बाक़ी को धीरे-धीरे बदलने दें।',
        },
      },
    },
    advice: [
      {
        en: 'Eat one meal a day together with the television and phones off.',
        hi: 'दिन में एक बार सब साथ खाना खाएँ, टीवी और फ़ोन बंद रखकर।',
        for: ['meeting'],
      },
      {
        en: 'Divide household expenses and chores on paper, so that nobody has to remind anybody.',
        hi: 'घर के ख़र्च और काम काग़ज़ पर बाँट लें, ताकि किसी को किसी को याद न दिलाना पड़े।',
      },
      {
        en: 'Don’t carry what one relative says to another, even if it seems harmless.',
        hi: 'एक रिश्तेदार की बात दूसरे तक न पहुँचाएँ, भले वह मामूली लगे।',
      },
      {
        en: 'Speak to the person you are upset with alone, in the morning, and about one event only.',
        hi: 'जिससे नाराज़गी है उनसे सुबह अकेले में बात करें, और बस एक घटना पर।',
      },
      {
        en: 'Plan a half day out for the whole family this month, at a park, a lake or a relative’s home.',
        hi: 'इस महीने पूरे परिवार के साथ आधे दिन का प्रोग्राम बनाएँ, किसी पार्क, तालाब या रिश्तेदार के यहाँ।',
      },
      {
        en: 'If anyone at home drinks heavily or becomes violent, get outside help early: 112 for danger, 14446 for de-addiction.',
        hi: 'घर में कोई ज़्यादा शराब पीता हो या हाथ उठाता हो तो जल्दी बाहर से मदद लें: ख़तरा हो तो 112, नशा छुड़ाने के लिए 14446।',
      },
    ],
  },
} as const satisfies Record<string, MatterTexts>
