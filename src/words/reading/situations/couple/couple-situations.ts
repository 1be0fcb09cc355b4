import type { SituationTexts } from '../situation-texts.ts'

export const coupleSituationTexts = {
  'wife-at-parents': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your wife is likely to come back from her parents’ home, and {from} to {to} is the time to go and talk.',
          hi: 'आपकी पत्नी के मायके से लौटने के आसार हैं, और जाकर बात करने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see her returning; go yourself between {from} and {to}, with respect and no old account in your hand.',
          hi: 'उनका लौटना दिखता है; {from} से {to} के बीच ख़ुद मिलने जाएँ, इज़्ज़त के साथ, पुराने हिसाब के बिना।',
        },
      },
      later: {
        oracle: {
          en: 'Your wife is not likely to return at once; the talks should soften between {from} and {to}.',
          hi: 'पत्नी के तुरंत लौटने के आसार कम हैं; बात {from} से {to} के बीच नरम पड़नी चाहिए।',
        },
        astra: {
          en: 'Give her some more time at her parents’; {from} to {to} is when she can come back with a lighter heart.',
          hi: 'उन्हें मायके में थोड़ा और समय दें; {from} से {to} के बीच वे हल्के मन से लौट सकती हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'Her coming back is possible, but it depends on what changes at home; no date stands out.',
          hi: 'पत्नी का लौटना संभव है, पर यह इस पर है कि घर में क्या बदलता है; कोई तारीख़ साफ़ नहीं।',
        },
        astra: {
          en: 'She may return, slowly, if she hears a clear promise on the one thing that hurt her.',
          hi: 'वे धीरे-धीरे लौट सकती हैं, अगर जिस बात से दुख पहुँचा, उस पर साफ़ भरोसा मिले।',
        },
      },
      hard: {
        oracle: {
          en: 'At present your wife’s return is not strongly shown, and pressure through relatives would make it harder.',
          hi: 'अभी पत्नी के लौटने के आसार मज़बूत नहीं हैं, और रिश्तेदारों से दबाव डलवाने से बात बिगड़ेगी।',
        },
        astra: {
          en: 'It looks stuck for now; don’t answer silence with notices, find one elder whom both homes trust.',
          hi: 'अभी बात अटकी लगती है; चुप्पी का जवाब नोटिस से न दें, ऐसा एक बड़ा ढूँढें जिस पर दोनों घरों को भरोसा हो।',
        },
      },
    },
    advice: [
      {
        en: 'Go once in person to bring her, alone or with one elder; a call from relatives is not the same.',
        hi: 'एक बार ख़ुद लेने जाएँ, अकेले या किसी एक बड़े के साथ; रिश्तेदारों का फ़ोन वह काम नहीं करता।',
      },
      {
        en: 'Listen first to why she left, and repeat it in your own words before you give your side.',
        hi: 'पहले सुनें कि वे गईं क्यों, और अपनी बात कहने से पहले वही बात दोहराएँ।',
      },
      {
        en: 'Offer one real change, about money, privacy or your parents, and begin it before she returns.',
        hi: 'एक असली बदलाव की बात रखें, पैसे, अकेलेपन की जगह या माता-पिता को लेकर, और उनके लौटने से पहले शुरू करें।',
      },
      {
        en: 'If talks fail, a family counsellor or the mediation centre at the court costs little and often helps.',
        hi: 'बात न बने तो फ़ैमिली काउंसलर या कोर्ट का मध्यस्थता केंद्र कम ख़र्च में अक्सर काम आता है।',
      },
    ],
  },
  'husband-left': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your husband is likely to come back, or at least to talk seriously, between {from} and {to}.',
          hi: 'आपके पति के लौटने, या कम से कम ठीक से बात करने के आसार {from} से {to} के बीच हैं।',
        },
        astra: {
          en: 'I feel he will turn homeward; let {from} to {to} be for a calm meeting, not for blame.',
          hi: 'लगता है वे घर की ओर लौटेंगे; {from} से {to} का समय शांति से मिलने के लिए रखें, इल्ज़ाम के लिए नहीं।',
        },
      },
      later: {
        oracle: {
          en: 'His return is not likely soon; the chart gives better hope of it from {from} to {to}.',
          hi: 'पति का जल्दी लौटना नहीं दिखता; बेहतर उम्मीद {from} से {to} तक है।',
        },
        astra: {
          en: 'He needs longer than you would wish, and something should move between {from} and {to}; stand firm till then.',
          hi: 'जितना मन चाहता है, उससे ज़्यादा समय लगेगा; {from} से {to} के बीच बात हिलनी चाहिए, तब तक मज़बूत रहें।',
        },
      },
      slow: {
        oracle: {
          en: 'Whether your husband returns is open; the chart shows a bond that is not cut, and no clear date.',
          hi: 'पति लौटेंगे या नहीं, यह खुला है; रिश्ता टूटा नहीं दिखता, पर साफ़ तारीख़ भी नहीं।',
        },
        astra: {
          en: 'The thread between you two still holds, though I can’t tell when he will pick it up; send word once, calmly.',
          hi: 'डोर अब भी जुड़ी है, पर वे कब लौटेंगे यह कहना मुश्किल है; एक बार शांति से संदेश भेजें।',
        },
      },
      hard: {
        oracle: {
          en: 'At present his coming back is weakly supported, so arrange money and home as if you must manage alone for a time.',
          hi: 'अभी पति के लौटने का सहारा कम है, इसलिए पैसे और घर का इंतज़ाम ऐसे करें कि कुछ समय अकेले चल सके।',
        },
        astra: {
          en: 'I don’t see him returning in a hurry; lean on your own family, and see that the monthly expenses are safe.',
          hi: 'वे जल्दी लौटते नहीं दिखते; अपने लोगों का सहारा लें, और महीने का ख़र्च सुरक्षित कर लें।',
        },
      },
    },
    advice: [
      {
        en: 'Send one calm message: what you want, that the door is open, and a day to talk.',
        hi: 'एक शांत संदेश भेजें: क्या चाहिए, दरवाज़ा खुला है, और बात करने का एक दिन।',
      },
      {
        en: 'Ask one person whom he respects to meet him, not a crowd of relatives.',
        hi: 'जिनकी वे इज़्ज़त करते हों, ऐसे एक व्यक्ति से मिलने को कहें, रिश्तेदारों की भीड़ से नहीं।',
        for: ['meeting'],
      },
      {
        en: 'Keep marriage papers, bank books and children’s documents with you; a wife and children can claim support by law.',
        hi: 'शादी, बैंक और बच्चों के काग़ज़ अपने पास रखें; पत्नी और बच्चे क़ानून से ख़र्च माँग सकते हैं।',
        for: ['parent', 'spouse'],
      },
      {
        en: 'Free legal advice is given by the district legal services authority, on telephone 15100 too.',
        hi: 'ज़िला विधिक सेवा प्राधिकरण से मुफ़्त क़ानूनी सलाह मिलती है, फ़ोन 15100 पर भी।',
      },
    ],
  },
  'spouse-cold': {
    outlook: {
      yes: {
        oracle: {
          en: 'The silence between you two is likely to lift, and closeness gets good support from {from} to {to}.',
          hi: 'आप दोनों के बीच की चुप्पी टूटने के आसार हैं, और नज़दीकी को {from} से {to} तक अच्छा सहारा है।',
        },
        astra: {
          en: 'You can stop living like room-mates; between {from} and {to} talk comes easier, so begin with small things.',
          hi: 'एक छत के नीचे अजनबी रहना ख़त्म हो सकता है; {from} से {to} के बीच बात आसान होगी, छोटी बातों से शुरू करें।',
        },
      },
      later: {
        oracle: {
          en: 'The coldness may last a little; talk and warmth are better supported from {from} to {to}.',
          hi: 'यह ठंडापन थोड़ा और चल सकता है; बातचीत और अपनापन {from} से {to} तक बढ़ने की उम्मीद है।',
        },
        astra: {
          en: 'Don’t read today’s silence as the end of love; {from} to {to} should feel closer.',
          hi: 'आज की चुप्पी को प्यार का अंत न समझें; {from} से {to} तक नज़दीकी बढ़नी चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'The two of you can talk again, by small daily steps; the chart shows no day on which it changes by itself.',
          hi: 'आप दोनों में फिर बात हो सकती है, रोज़ की छोटी कोशिशों से; अपने आप बदलने का कोई दिन नहीं दिखता।',
        },
        astra: {
          en: 'Love has gone quiet here rather than gone; one cup of tea without phones each day will do more than one big talk.',
          hi: 'प्यार गया नहीं, बस चुप है; रोज़ बिना फ़ोन के एक चाय, एक बड़ी बहस से ज़्यादा काम करेगी।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the distance between you is likely to stay, and forcing a talk may close it further; seek a counsellor’s help.',
          hi: 'अभी यह दूरी बनी रहने के आसार हैं, और ज़बरदस्ती बात करने से बढ़ सकती है; काउंसलर की मदद लें।',
        },
        astra: {
          en: 'It is lonely to sit beside someone who does not speak; this stretch is hard, so don’t carry it without help.',
          hi: 'साथ रहकर भी बात न होना बहुत अकेला कर देता है; यह दौर कठिन है, इसे बिना मदद के न ढोएँ।',
        },
      },
    },
    why: {
      oracle: {
        en: 'The silence seems to come from pressure and things left unsaid rather than from want of love; another’s mind no chart reads fully.',
        hi: 'यह चुप्पी प्यार की कमी से ज़्यादा दबाव और अनकही बातों से लगती है; किसी का मन कुंडली पूरा नहीं पढ़ती।',
      },
      astra: {
        en: 'More than anger, I see tiredness and words kept inside; their whole reason only they can tell you.',
        hi: 'ग़ुस्से से ज़्यादा थकान और मन में रखी बातें लगती हैं; पूरी वजह तो वही बता सकते हैं।',
      },
    },
    advice: [
      {
        en: 'Begin with one question a day that is not about bills, children or work.',
        hi: 'रोज़ एक सवाल ऐसा पूछें जो ख़र्च, बच्चों या काम का न हो।',
        for: ['parent'],
      },
      {
        en: 'Say “I miss talking to you” instead of “you never talk”.',
        hi: '“तुमसे तो बात ही नहीं होती” की जगह कहें, “तुमसे बात करने की याद आती है”।',
      },
      {
        en: 'Ask whether something outside weighs on them, money, office or health; silence is often worry.',
        hi: 'पूछें कि बाहर की कोई चिंता तो नहीं, पैसा, ऑफ़िस या सेहत; चुप्पी अक्सर चिंता होती है।',
        for: ['office'],
      },
      {
        en: 'If it has lasted for months, see a marriage counsellor; going alone first is also useful.',
        hi: 'महीनों से ऐसा है तो मैरिज काउंसलर से मिलें; पहले अकेले जाना भी काम आता है।',
      },
    ],
  },
  'spouse-affair': {
    state: {
      favourable: {
        oracle: {
          en: 'No chart can say whether there is somebody else; the marriage itself looks sound in yours, so doubt need not lead.',
          hi: 'कोई और है या नहीं, यह कुंडली नहीं बता सकती; पर आपकी शादी की नींव ठीक दिखती है, शक को आगे न आने दें।',
        },
        astra: {
          en: 'About a third person I can’t know and won’t guess; what I do see is a bond strong enough for a straight question.',
          hi: 'तीसरे के बारे में अंदाज़ा लगाना ग़लत होगा; पर रिश्ता इतना मज़बूत दिखता है कि सीधा सवाल झेल ले।',
        },
      },
      mixed: {
        oracle: {
          en: 'Whether there is another person a chart cannot tell; yours shows trust under strain, which needs talk before any verdict.',
          hi: 'किसी और के होने की बात कुंडली नहीं बता सकती; भरोसे पर ज़ोर ज़रूर पड़ा है, फ़ैसले से पहले बात ज़रूरी है।',
        },
        astra: {
          en: 'I won’t say yes or no to an affair, for that would be a guess; but something is unsaid between you two, ask about that.',
          hi: 'चक्कर है या नहीं, इस पर हाँ-ना कहना अंदाज़ा होगा; पर आप दोनों में कुछ अनकहा है, पहले उसे पूछें।',
        },
      },
      patience: {
        oracle: {
          en: 'An affair cannot be proved or denied from a chart; the bond is weak at present, so go by facts, calmly, not by fear.',
          hi: 'किसी और का होना कुंडली से न साबित होता है, न कटता है; रिश्ता अभी कमज़ोर है, इसलिए डर से नहीं, बातों की सच्चाई से चलें।',
        },
        astra: {
          en: 'This worry eats one up, I know; no chart can name a third person, and these months ask you to be careful and clear.',
          hi: 'यह चिंता भीतर से खा जाती है; कोई कुंडली किसी तीसरे का नाम नहीं ले सकती, अभी सँभलकर और साफ़ रहना ठीक है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Ask once, when both are calm: “I feel you are far from me; is there something I should know?”',
        hi: 'जब दोनों शांत हों, एक बार पूछें: “हमारे बीच दूरी लगती है; कुछ है जो मुझे पता होना चाहिए?”',
      },
      {
        en: 'Do not spy on the phone or follow; it breaks trust even where nothing was wrong.',
        hi: 'फ़ोन की जासूसी या पीछा न करें; कुछ ग़लत न हो तब भी भरोसा टूट जाता है।',
      },
      {
        en: 'Keep what you have seen apart from what you suspect, on paper if need be.',
        hi: 'जो देखा है और जो शक है, दोनों को अलग रखें, चाहें तो काग़ज़ पर लिखकर।',
      },
      {
        en: 'If it turns out true, take no decision that week; speak to a counsellor and to one of your own people first.',
        hi: 'बात सच निकले तो उसी हफ़्ते कोई फ़ैसला न करें; पहले काउंसलर और अपने किसी एक से बात करें।',
      },
    ],
  },
  'divorce-or-stay': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Between divorce and staying, your chart leans to staying: the bond can still be mended if both of you try.',
          hi: 'तलाक़ और साथ रहने में कुंडली साथ रहने की ओर झुकती है: दोनों कोशिश करें तो रिश्ता सुधर सकता है।',
        },
        astra: {
          en: 'I don’t see a divorce in your chart; stay, and give it one more honest try.',
          hi: 'कुंडली में तलाक़ नहीं दिखता; साथ रहकर एक सच्ची कोशिश और करें।',
        },
      },
      mixed: {
        oracle: {
          en: 'The chart is undecided between divorce and staying; set a fixed trial with counselling, and let that decide.',
          hi: 'तलाक़ या साथ, इस पर कुंडली बीच में है; काउंसलिंग के साथ एक तय समय तक साथ रहकर देखें, फिर फ़ैसला करें।',
        },
        astra: {
          en: 'Neither door is shut, leaving or staying; try for a while in earnest, and watch whether both change or only you.',
          hi: 'अलग होना या साथ रहना, रास्ता किसी का बंद नहीं; कुछ समय सच्ची कोशिश करें और देखें कि दोनों बदलते हैं या सिर्फ़ आप।',
        },
      },
      patience: {
        oracle: {
          en: 'Staying together has weak support in the chart at present; living apart for a time is kinder than a hurried divorce.',
          hi: 'अभी साथ रहने को कुंडली का सहारा कम है; जल्दी के तलाक़ से अच्छा है कि कुछ समय अलग रहकर देखा जाए।',
        },
        astra: {
          en: 'It is heavy, and leaving may come up again and again; a chart orders no divorce, so decide on a calm day, with help.',
          hi: 'बोझ भारी है, और अलग होने की बात बार-बार उठ सकती है; तलाक़ का हुक्म कोई कुंडली नहीं देती, शांत दिन में, किसी की मदद से तय करें।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Write two lists, what would have to change for you to stay and what you would miss if you left.',
        hi: 'दो सूचियाँ बनाएँ: क्या बदले तो साथ रहना ठीक लगे, और अलग हुए तो किस बात की कमी खलेगी।',
      },
      {
        en: 'Take six sittings with a marriage counsellor before any lawyer’s notice.',
        hi: 'वकील के नोटिस से पहले मैरिज काउंसलर के साथ छह बार बैठें।',
      },
      {
        en: 'Ask a family lawyer once what separation would mean for money, home and children; knowing is not deciding.',
        hi: 'एक बार वकील से पूछ लें कि अलग होने पर पैसे, घर और बच्चों का क्या होगा; जानना फ़ैसला करना नहीं है।',
        for: ['parent'],
      },
      {
        en: 'Do not stay or leave only for what people will say; children need calm more than they need one roof.',
        hi: 'सिर्फ़ लोगों के डर से न साथ रहें, न अलग हों; बच्चों को एक छत से ज़्यादा शांति चाहिए।',
        for: ['parent'],
      },
    ],
  },
  'child-custody': {
    outlook: {
      yes: {
        oracle: {
          en: 'The child is likely to stay mainly with you, and the matter has its best support from {from} to {to}.',
          hi: 'बच्चे के ज़्यादातर आपके पास रहने के आसार हैं, और बात को सबसे अच्छा सहारा {from} से {to} तक है।',
        },
        astra: {
          en: 'I see the custody talk leaning your way between {from} and {to}; let every paper show how well the child lives with you.',
          hi: 'कस्टडी की बात {from} से {to} के बीच आपकी ओर झुकती दिखती है; काग़ज़ों में दिखे कि बच्चा आपके पास कितना अच्छा रहता है।',
        },
      },
      later: {
        oracle: {
          en: 'Custody is not likely to be settled at once; a result in your favour is better supported from {from} to {to}.',
          hi: 'कस्टडी का फ़ैसला जल्दी होता नहीं दिखता; आपके पक्ष में बात {from} से {to} तक बेहतर है।',
        },
        astra: {
          en: 'It will take time before the child’s place is decided; keep your visits regular and look to {from} to {to}.',
          hi: 'बच्चा किसके पास रहेगा, यह तय होने में समय लगेगा; मिलना-जुलना न टूटे, और {from} से {to} तक का समय देखें।',
        },
      },
      slow: {
        oracle: {
          en: 'Custody may be shared between the two of you; the chart shows no clear win for either side.',
          hi: 'बच्चा दोनों के बीच बाँटकर रह सकता है; कुंडली किसी एक की साफ़ जीत नहीं दिखाती।',
        },
        astra: {
          en: 'More a sharing than a winning, I think: time with both, if the two of you can agree on a plan.',
          hi: 'जीत-हार से ज़्यादा बँटवारा लगता है: दोनों के साथ समय, अगर एक योजना पर सहमति बने।',
        },
      },
      hard: {
        oracle: {
          en: 'Full custody looks difficult for you at present; press for regular time and a say in the child’s school and health.',
          hi: 'अभी पूरी कस्टडी मिलना मुश्किल दिखता है; मिलने का पक्का समय और पढ़ाई-सेहत में राय का हक़ माँगें।',
        },
        astra: {
          en: 'The road to keeping the child with you is steep just now; don’t lose the visits while you fight for the rest.',
          hi: 'बच्चे को अपने पास रखने का रास्ता अभी कठिन है; बाक़ी के लिए लड़ते हुए मिलना-जुलना न छूटे।',
        },
      },
    },
    advice: [
      {
        en: 'The court looks at the child’s welfare first: keep school, doctor and fee records that show your care.',
        hi: 'कोर्ट पहले बच्चे का भला देखता है: स्कूल, डॉक्टर और फ़ीस के काग़ज़ रखें जिनसे आपकी देखभाल दिखे।',
        for: ['parent'],
      },
      {
        en: 'Never speak ill of the other parent before the child, and never stop a visit the court has allowed.',
        hi: 'बच्चे के सामने दूसरे की बुराई न करें, और कोर्ट की दी हुई मुलाक़ात कभी न रोकें।',
        for: ['parent'],
      },
      {
        en: 'Propose a written plan, weekdays, weekends, holidays and expenses; a fair plan weighs with the judge.',
        hi: 'एक लिखित योजना दें, हफ़्ते के दिन, छुट्टियाँ और ख़र्च; सही योजना का जज पर असर होता है।',
      },
      {
        en: 'Ask your lawyer for interim custody or visits now, while the main case goes on.',
        hi: 'मुख्य केस चलते हुए, वकील से अभी के लिए अंतरिम कस्टडी या मुलाक़ात की अर्ज़ी लगवाएँ।',
        for: ['separation'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
