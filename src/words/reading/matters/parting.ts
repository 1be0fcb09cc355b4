import type { MatterTexts } from './matter-texts.ts'

export const partingMatters = {
  'ex-back': {
    name: { en: 'the return of an ex', hi: 'पुराने रिश्ते की वापसी' },
    hindiGender: 'feminine',
    whether: {
      yes: {
        oracle: {
          en: 'A renewed contact is likely, and the chart favours it from {from} to {to}; whether they wish to return is their own decision.',
          hi: 'दोबारा संपर्क होने की संभावना है, {from} से {to} तक समय इसके पक्ष में है; लौटने का फ़ैसला उनका अपना होगा।',
        },
        astra: {
          en: 'You may well hear from each other between {from} and {to}; if you write first, keep it short and leave them free to answer.',
          hi: '{from} से {to} तक फिर बात होने के आसार हैं; पहल करनी हो तो छोटा संदेश भेजें और जवाब उन पर छोड़ दें।',
        },
      },
      later: {
        oracle: {
          en: 'A meeting again is possible, but not now; the chart shows better conditions for it from {from} to {to}.',
          hi: 'फिर मिलना संभव है, पर अभी नहीं; इसके लिए बेहतर स्थिति {from} से {to} तक दिखती है।',
        },
        astra: {
          en: 'Give it distance for the moment, because between {from} and {to} you could talk without the old hurt deciding every word.',
          hi: 'फ़िलहाल थोड़ी दूरी रहने दें, {from} से {to} तक बात हो तो पुरानी चोट के बिना हो सकेगी।',
        },
      },
      slow: {
        oracle: {
          en: 'The chart neither rules out a return nor shows one soon; it would need changed conditions and willingness on both sides.',
          hi: 'कुंडली में वापसी का रास्ता बंद नहीं है, पर जल्दी खुलता भी नहीं दिखता; दोनों की इच्छा और बदले हुए हालात चाहिए।',
        },
        astra: {
          en: 'I can’t tell you that they are on their way; live your days fully, and let any return be a welcome extra.',
          hi: 'यह कहना ठीक नहीं होगा कि लौटना तय है; अपने दिन पूरे मन से जिएँ, वापसी हुई तो अच्छी बात होगी।',
        },
      },
      hard: {
        oracle: {
          en: 'For the present the chart does not support this person’s return, and repeated messages would bring you more pain than answers.',
          hi: 'इस समय कुंडली उनकी वापसी का समर्थन नहीं करती, और बार-बार संदेश भेजने से जवाब कम, तकलीफ़ ज़्यादा मिलेगी।',
        },
        astra: {
          en: 'I know this is not what you hoped to hear: it doesn’t look likely just now, so please lean on your friends and begin to heal.',
          hi: 'यह सुनना आसान नहीं, पर अभी लौटना मुश्किल दिखता है; अपने लोगों के साथ रहें और ख़ुद को संभलने का वक़्त दें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'If contact is to be renewed, the chart favours the time from {from} to {to} for it.',
        hi: 'अगर संपर्क दोबारा होना है, तो कुंडली में उसके लिए {from} से {to} तक का समय अनुकूल है।',
      },
      astra: {
        en: 'Between {from} and {to} talking again is easiest, so don’t chase it on every other day of the year.',
        hi: 'फिर से बात होना {from} से {to} तक सबसे आसान है, बाक़ी दिनों में इसके पीछे न भागें।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'The past relationship still has some support in your chart, and a calm conversation could settle where the two of you stand.',
          hi: 'पुराने रिश्ते को कुंडली में अब भी कुछ सहारा है, और एक शांत बातचीत से स्थिति साफ़ हो सकती है।',
        },
        astra: {
          en: 'There is room here for a good talk, perhaps more than you think; go into it to understand, without needing to win anyone back.',
          hi: 'अच्छी बातचीत की गुंजाइश है, शायद जितना लगता है उससे ज़्यादा; मनाने के लिए नहीं, समझने के लिए बात करें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your chart shows attachment to what was, together with the same difficulties as before; both have to be looked at honestly.',
          hi: 'कुंडली में पुराना लगाव भी दिखता है और वही पुरानी दिक्कतें भी; दोनों को सच्चाई से देखना होगा।',
        },
        astra: {
          en: 'Part of you misses them and part of you remembers why it ended, and you should let both parts speak before deciding.',
          hi: 'मन का एक हिस्सा याद करता है और दूसरा जानता है कि बात क्यों टूटी; फ़ैसले से पहले दोनों की सुनें।',
        },
      },
      patience: {
        oracle: {
          en: 'No early reunion is shown; this period is better used for recovering your balance than for trying to restore the relationship.',
          hi: 'जल्दी मिलन के संकेत नहीं हैं; रिश्ता लौटाने की कोशिश से अच्छा है कि यह समय ख़ुद को संभालने में लगे।',
        },
        astra: {
          en: 'It still hurts, I know, and a few quiet months will help you more than checking their last seen every night.',
          hi: 'अभी दर्द है, यह समझ में आता है; हर रात उनका लास्ट सीन देखने से अच्छा है कि कुछ महीने मन को आराम मिले।',
        },
      },
    },
    advice: [
      {
        en: 'Write down why it ended, in plain words, and read it before you send any message.',
        hi: 'सादे शब्दों में लिख लें कि रिश्ता क्यों टूटा, और कोई भी संदेश भेजने से पहले उसे पढ़ें।',
      },
      {
        en: 'If you write to them, send one polite message and accept the answer, also if the answer is silence.',
        hi: 'लिखना हो तो एक ही सभ्य संदेश भेजें, और जवाब मान लें, चाहे जवाब चुप्पी ही हो।',
      },
      {
        en: 'Mute their profile for thirty days so that your evenings do not depend on what they post.',
        hi: 'उनकी प्रोफ़ाइल तीस दिन के लिए म्यूट कर दें, ताकि आपकी शाम उनकी पोस्ट पर न टिके।',
      },
      {
        en: 'Return what belongs to them, and settle any shared money, through a common friend.',
        hi: 'उनका जो सामान है वह लौटा दें और साझा पैसों का हिसाब किसी कॉमन दोस्त के ज़रिए निपटा लें।',
      },
      {
        en: 'If they have asked you not to call, respect it completely, whatever a chart may say.',
        hi: 'अगर उन्होंने फ़ोन करने से मना किया है तो पूरी तरह मानें, कुंडली कुछ भी कहे।',
      },
      {
        en: 'Tell one friend how you really are, and meet that friend in person this week.',
        hi: 'किसी एक दोस्त को अपना असली हाल बताएँ और इसी हफ़्ते उनसे आमने-सामने मिलें।',
      },
    ],
    married: {
      whether: {
        yes: {
          oracle: {
            en: 'As you are married, this is read for your husband or wife: coming closer again is likely from {from} to {to}.',
            hi: 'आप विवाहित हैं, इसलिए यह जीवनसाथी के लिए देखा गया है: {from} से {to} तक फिर क़रीब आने की संभावना है।',
          },
          astra: {
            en: 'You have a marriage, so I look there first; the two of you could find your way back to each other between {from} and {to}.',
            hi: 'पहले आपकी शादी को देखना ठीक है; {from} से {to} तक आप दोनों के बीच की दूरी कम हो सकती है।',
          },
        },
        later: {
          oracle: {
            en: 'Read for your marriage, the distance is likely to lessen later, and the chart names the time from {from} to {to}.',
            hi: 'विवाह के लिहाज़ से दूरी आगे चलकर घटने की संभावना है, और उसका समय {from} से {to} तक है।',
          },
          astra: {
            en: 'Your partner and you need some breathing space today; it gets easier to sit down together between {from} and {to}.',
            hi: 'जीवनसाथी के साथ अभी थोड़ी जगह छोड़नी होगी, साथ बैठकर बात करना {from} से {to} तक आसान होगा।',
          },
        },
        slow: {
          oracle: {
            en: 'Read for your marriage, closeness can return by steady effort, and the chart gives no fixed date for it.',
            hi: 'विवाह के लिहाज़ से नज़दीकी लौट सकती है, पर लगातार कोशिश से; कुंडली कोई पक्की तारीख़ नहीं देती।',
          },
          astra: {
            en: 'Coming back together may take a while, so I’d rather you work on small daily kindness than count the weeks.',
            hi: 'फिर से जुड़ने में समय लग सकता है, हफ़्ते गिनने से अच्छा है कि रोज़ थोड़ी नरमी दिखाई जाए।',
          },
        },
        hard: {
          oracle: {
            en: 'As you are married, this is read for your marriage: closeness is not shown to return quickly at present, and pressure would not help.',
            hi: 'आप विवाहित हैं, इसलिए यह उसी रिश्ते के लिए देखा गया है: नज़दीकी जल्दी लौटती नहीं दिखती, और दबाव से मदद नहीं मिलेगी।',
          },
          astra: {
            en: 'I don’t see the distance between you two closing in these months, and it isn’t yours alone to close; stay near people who are good to you.',
            hi: 'इन महीनों में घर की दूरी मिटने की उम्मीद कम है, और इसे मिटाना अकेले आपका काम नहीं; भला चाहने वालों के पास रहें।',
          },
        },
      },
      when: {
        oracle: {
          en: 'For closeness to return in your marriage, the chart favours the time from {from} to {to}.',
          hi: 'आपके विवाह में नज़दीकी लौटने के लिए अनुकूल समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Keep {from} to {to} in mind for you and your partner, that is when talking it over should go best.',
          hi: 'जीवनसाथी से दिल की बात {from} से {to} तक सबसे अच्छी तरह हो सकती है, यह ध्यान में रखें।',
        },
      },
      state: {
        favourable: {
          oracle: {
            en: 'The bond of your marriage has support at present, and an open talk with your partner can reduce the distance.',
            hi: 'आपके विवाह के रिश्ते को इस समय सहारा है, और जीवनसाथी से खुली बात दूरी घटा सकती है।',
          },
          astra: {
            en: 'If there is a gap at home, it can be closed now; take the first step yourself and keep your voice soft.',
            hi: 'घर में अगर दूरी आई है तो वह अब कम हो सकती है; पहला क़दम अपनी ओर से हो और आवाज़ नरम रहे।',
          },
        },
        mixed: {
          oracle: {
            en: 'Your chart shows a pull towards the past and duty towards the present; a clear choice will bring you peace.',
            hi: 'कुंडली में बीते कल की ओर खिंचाव और आज की ज़िम्मेदारी दोनों हैं; साफ़ चुनाव से शांति मिलेगी।',
          },
          astra: {
            en: 'Old memories come easily when home is tense, so look at the tension first and be fair to everyone it touches, you too.',
            hi: 'घर में तनाव हो तो पुरानी यादें ज़्यादा आती हैं; पहले तनाव की वजह देखें और सबके साथ, अपने साथ भी, इंसाफ़ रखें।',
          },
        },
        patience: {
          oracle: {
            en: 'This is not a time in which old ties mend quickly; patience within the marriage is the safer course.',
            hi: 'पुराने रिश्ते इस समय जल्दी नहीं जुड़ते; विवाह में धीरज रखना ज़्यादा ठीक रास्ता है।',
          },
          astra: {
            en: 'Take it slowly, and don’t decide anything about home while you are hurt or angry.',
            hi: 'धीरे चलें, और जब मन दुखी हो या गुस्सा हो तब घर के बारे में कुछ तय न करें।',
          },
        },
      },
      advice: [
        {
          en: 'If your partner lives apart, ask for one meeting on neutral ground, with one elder both of you respect.',
          hi: 'अगर जीवनसाथी से अलग रहना पड़ रहा है, तो किसी ऐसे बड़े के साथ एक मुलाक़ात रखें जिनकी बात दोनों मानते हों।',
          for: ['couple'],
        },
        {
          en: 'If it is an old love you miss, stop the private chats for a month and watch what changes at home.',
          hi: 'अगर याद किसी पुराने प्यार की है, तो एक महीना निजी चैट बंद रखें और देखें कि घर में क्या बदलता है।',
        },
        {
          en: 'Say to your partner one thing you need and one thing you are ready to do.',
          hi: 'जीवनसाथी से एक बात कहें जो आपको चाहिए, और एक बात जो अपनी ओर से करने को तैयार हैं।',
          for: ['couple'],
        },
        {
          en: 'Keep children and relatives from carrying messages between the two of you.',
          hi: 'बच्चों या रिश्तेदारों के हाथ एक-दूसरे तक संदेश न पहुँचाएँ।',
          for: ['parent', 'couple'],
        },
        {
          en: 'A marriage counsellor, or the free mediation centre at the family court, can help before anyone thinks of a case.',
          hi: 'केस की बात सोचने से पहले मैरिज काउंसलर या फ़ैमिली कोर्ट का मुफ़्त मीडिएशन सेंटर मदद कर सकता है।',
        },
      ],
    },
  },
  separation: {
    name: { en: 'separation', hi: 'अलगाव' },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'The chart shows this matter moving to a settlement from {from} to {to}; whether that is together or apart is for both of you to decide.',
          hi: 'कुंडली में यह मामला {from} से {to} तक सुलझने की ओर दिखता है; साथ रहना है या अलग, यह फ़ैसला आप दोनों का है।',
        },
        astra: {
          en: 'You should get some clarity between {from} and {to}; I won’t push you either way, only ask you to decide with a cool head.',
          hi: '{from} से {to} तक बात साफ़ होने की उम्मीद है; किसी एक ओर का ज़ोर नहीं, बस ठंडे दिमाग़ से तय करें।',
        },
      },
      later: {
        oracle: {
          en: 'A settlement is likely, but later, from {from} to {to}; until then avoid signing anything in haste.',
          hi: 'समझौते की संभावना है, पर आगे चलकर, {from} से {to} तक; तब तक जल्दी में किसी काग़ज़ पर दस्तख़त न करें।',
        },
        astra: {
          en: 'This waiting is tiring, I know, and it can end: from {from} to {to} people should be readier to agree.',
          hi: 'यह इंतज़ार थका देता है, पर इसका अंत दिखता है: {from} से {to} तक दोनों तरफ़ मानने का मन बनना चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'No quick outcome is shown, neither a parting nor a full reunion; talks and papers may take longer than expected.',
          hi: 'जल्दी कोई नतीजा नहीं दिखता, न अलग होना न पूरी तरह मिल जाना; बातचीत और काग़ज़ों में समय लग सकता है।',
        },
        astra: {
          en: 'You may stay in between for some time, and that is hard; settle the daily things first: money, children, where each one lives.',
          hi: 'कुछ वक़्त बात बीच में अटकी रह सकती है, और यह कठिन है; पहले रोज़ की बातें तय करें: ख़र्च, बच्चे, कौन कहाँ रहेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'A settlement is not favoured in these months, and final steps taken now tend to be costly; mediation is the better way.',
          hi: 'फ़िलहाल समझौते के आसार कम हैं, और इस दौर के आख़िरी क़दम महँगे पड़ सकते हैं; मीडिएशन बेहतर रास्ता है।',
        },
        astra: {
          en: 'Please don’t decide it in these months if you are safe and can wait; tempers are too high for a fair agreement.',
          hi: 'अगर घर में सुरक्षा की चिंता नहीं है और रुकना मुमकिन है, तो इन महीनों में तय न करें; माहौल अभी बहुत गरम है।',
        },
      },
    },
    when: {
      oracle: {
        en: 'If it comes to a settlement between you, the chart favours the time from {from} to {to}.',
        hi: 'आपसी समझौते के लिए कुंडली में अनुकूल समय {from} से {to} तक है।',
      },
      astra: {
        en: 'Between {from} and {to} I expect the stuck points to loosen, one by one.',
        hi: 'अटकी हुई बातें {from} से {to} तक एक-एक करके खुलने की उम्मीद है।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'The situation is open to a peaceful settlement now, and a calm third person can make it easier.',
          hi: 'हालात इस समय शांति से सुलझने लायक हैं, और कोई शांत तीसरा व्यक्ति मदद कर सकता है।',
        },
        astra: {
          en: 'There may be more willingness than a few weeks of silence suggest, so one more honest talk is worth trying.',
          hi: 'चुप्पी से लगता न हो, फिर भी बात बनने की गुंजाइश हो सकती है; एक बार और सच्चे मन से बात करके देखें।',
        },
      },
      mixed: {
        oracle: {
          en: 'The chart shows distance as well as something that still holds; nothing in it says that a parting must happen.',
          hi: 'कुंडली में दूरी भी है और कुछ जो अब भी जोड़े हुए है; अलग होना ही पड़ेगा, ऐसा कुछ नहीं दिखता।',
        },
        astra: {
          en: 'Your heart may say stay one day and leave the next; take that as a reason to go slowly and get good counsel.',
          hi: 'मन एक दिन रुकने को कहेगा, एक दिन जाने को; इसी वजह से धीरे चलें और अच्छी सलाह लें।',
        },
      },
      patience: {
        oracle: {
          en: 'Matters between you are tense at present, and time with some space will serve better than an ultimatum.',
          hi: 'आप दोनों के बीच अभी तनाव है, और शर्त रखने से अच्छा है कि थोड़ा समय और थोड़ी दूरी दी जाए।',
        },
        astra: {
          en: 'You have been carrying a great deal; rest where you feel safe, and let the big decision wait for a calmer week.',
          hi: 'आपने बहुत कुछ सहा है; जहाँ सुकून हो वहाँ रहें, और बड़ा फ़ैसला किसी शांत हफ़्ते पर छोड़ें।',
        },
      },
    },
    advice: [
      {
        en: 'If anyone is hurting or threatening you, your safety comes first: call 112, and women can also call 181.',
        hi: 'अगर कोई मारता या धमकाता है तो पहले सुरक्षा देखें: 112 पर फ़ोन करें, महिलाएँ 181 पर भी कर सकती हैं।',
      },
      {
        en: 'Ask for mediation through the family court or the district legal services office; it is possible before a case too.',
        hi: 'फ़ैमिली कोर्ट या ज़िला विधिक सेवा कार्यालय में मीडिएशन के लिए कहें, यह केस करने से पहले भी होता है।',
        for: ['office'],
      },
      {
        en: 'Meet a lawyer once to know your rights; women and people of small income can get legal aid free.',
        hi: 'अपने अधिकार जानने के लिए एक बार वकील से मिलें; महिलाओं और कम आमदनी वालों को कानूनी मदद मुफ़्त मिल सकती है।',
      },
      {
        en: 'Keep copies of the marriage certificate, bank papers, identity papers and important messages in a safe place.',
        hi: 'मैरिज सर्टिफ़िकेट, बैंक के काग़ज़, पहचान पत्र और ज़रूरी संदेशों की कॉपी सुरक्षित जगह रखें।',
      },
      {
        en: 'Never argue in front of the children, and never ask them to choose between you.',
        hi: 'बच्चों के सामने बहस न करें, और उनसे कभी न पूछें कि वे किसके साथ हैं।',
        for: ['parent', 'meeting'],
      },
      {
        en: 'Work out what each home would cost by the month before you agree to any figure.',
        hi: 'किसी भी रकम पर हाँ कहने से पहले हिसाब लगाएँ कि दो घरों का महीने का ख़र्च कितना होगा।',
      },
    ],
  },
} as const satisfies Record<string, MatterTexts>
