import type { SituationTexts } from '../situation-texts.ts'

export const spouseAndHomeTexts = {
  'spouse-spends': {
    isOfAnother: true,
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'The money habits of the two of you can be brought into step; a fixed monthly plan that both sign will hold.',
          hi: 'दोनों की पैसे की आदतें मिलाई जा सकती हैं; महीने का तय हिसाब, जिस पर दोनों हाँ कहें, टिकेगा।',
        },
        astra: {
          en: 'It is more habit than heart; once the month is written on one page before you both, it eases.',
          hi: 'बात दिल की नहीं, आदत की है; महीने का हिसाब एक पन्ने पर दोनों के सामने हो तो हल्की पड़ेगी।',
        },
      },
      mixed: {
        oracle: {
          en: 'They won’t change their hand with money by being scolded; divide it: yours, theirs and the house’s, each with a limit.',
          hi: 'डाँट से पैसे की आदत नहीं बदलेगी; बाँट दें: आपका, उनका और घर का, हर हिस्से की सीमा हो।',
        },
        astra: {
          en: 'One pulls tight and one lets go, it is an old quarrel of homes; leave them a small sum free of questions, and keep the rest safe.',
          hi: 'एक कसता है, एक ढीला छोड़ता है, घरों की पुरानी खटपट है; थोड़ा पैसा बिना सवाल का छोड़ें, बाक़ी सुरक्षित रखें।',
        },
      },
      patience: {
        oracle: {
          en: 'The habit will stay for some time; put the fees, rent and savings away on pay day itself, before anything can be spent.',
          hi: 'आदत अभी कुछ समय रहेगी; फ़ीस, किराया और बचत तनख़्वाह के दिन ही अलग कर दें।',
        },
        astra: {
          en: 'I don’t see this changing quickly; don’t fight over each rupee, guard the three that matter: fees, food and the emergency.',
          hi: 'यह जल्दी बदलता नहीं दिखता; हर रुपये पर न लड़ें, तीन चीज़ें बचाएँ: फ़ीस, राशन और आड़े वक़्त का पैसा।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Both spending freely and holding every rupee mostly come from how money was in the parents’ house.',
        hi: 'खुला हाथ हो या मुट्ठी बंद, दोनों अक्सर मायके-घर के पुराने माहौल से आते हैं।',
      },
      astra: {
        en: 'Money is how they feel big, or safe; the quarrel isn’t with you but with an old lack.',
        hi: 'पैसे से उन्हें बड़ा या सुरक्षित लगता है; झगड़ा आपसे नहीं, किसी पुरानी कमी से है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Write last month’s spending together on one page, without names and blame.',
        hi: 'पिछले महीने का ख़र्च साथ बैठकर एक पन्ने पर लिखें, नाम और इल्ज़ाम के बिना।',
        for: ['meeting'],
      },
      {
        en: 'Agree that anything above a set sum waits three days and is told to the other.',
        hi: 'तय करें कि एक रक़म से ऊपर की चीज़ तीन दिन रुके और दूसरे को बताई जाए।',
      },
      {
        en: 'Take the shopping apps and the saved card off the phone.',
        hi: 'फ़ोन से शॉपिंग ऐप और सेव किया कार्ड हटा दें।',
      },
      {
        en: 'Start one savings transfer that leaves the account on pay day.',
        hi: 'एक बचत ऐसी शुरू करें जो तनख़्वाह के दिन ही खाते से निकल जाए।',
      },
    ],
  },
  'spouse-religious': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'Their turn to faith looks like a search for peace and not a leaving of home; the bond holds.',
          hi: 'उनका धर्म की ओर मुड़ना शांति की खोज है, घर छोड़ना नहीं; रिश्ता बना रहेगा।',
        },
        astra: {
          en: 'They aren’t going away from you, they are going inside; where they feel welcome with it, they stay.',
          hi: 'वे आपसे दूर नहीं, अपने भीतर जा रहे हैं; जहाँ इसकी जगह मिले, वहीं टिकते हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'The pull is real but goes in waves; ask for home and faith each to have their hours, and it can be lived with.',
          hi: 'खिंचाव सच्चा है पर लहरों में आता है; घर और भक्ति दोनों का समय तय हो तो निभ सकता है।',
        },
        astra: {
          en: 'I see devotion and a little escape in it; honour the first, and speak softly of what the second leaves on your shoulders.',
          hi: 'इसमें भक्ति भी है और थोड़ा भागना भी; पहली का मान करें, दूसरे से आप पर क्या आता है, यह नरमी से कहें।',
        },
      },
      patience: {
        oracle: {
          en: 'For some time faith will take more room than home; make sure that money and children’s needs are settled, and don’t mock it.',
          hi: 'कुछ समय भक्ति घर से ज़्यादा जगह लेगी; पैसे और बच्चों की ज़रूरत पक्की कर लें, मज़ाक़ न उड़ाएँ।',
        },
        astra: {
          en: 'It is lonely beside someone who looks past the house; full renunciation isn’t what I see, a long leaning is.',
          hi: 'जो घर के पार देखे, उसके साथ अकेलापन लगता है; पूरा संन्यास नहीं दिखता, लंबा झुकाव दिखता है।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Go along once to see what they find there.',
        hi: 'एक बार साथ जाकर देखें कि उन्हें वहाँ क्या मिलता है।',
      },
      {
        en: 'Settle in writing how much money goes to that group each month.',
        hi: 'महीने में उस संस्था को कितना जाएगा, यह लिखकर तय करें।',
      },
      {
        en: 'If property or all savings are asked for, bring in an elder of the family at once.',
        hi: 'ज़मीन या सारी बचत माँगी जाए तो घर के किसी बड़े को तुरंत बीच में लाएँ।',
      },
    ],
  },
  'mother-or-wife': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'You needn’t choose between mother and wife: give each her own place and time, and this house will settle.',
          hi: 'माँ और पत्नी में से एक को चुनना ज़रूरी नहीं: दोनों को अपनी जगह और समय दें, घर सँभल जाएगा।',
        },
        astra: {
          en: 'Both of them love you, that is the whole quarrel; be a son to one and a husband to the other, and judge to neither.',
          hi: 'दोनों का प्यार आप पर है, झगड़ा बस इतना है; एक के लिए बेटा रहें, दूसरी के लिए साथी, जज किसी के नहीं।',
        },
      },
      mixed: {
        oracle: {
          en: 'In daily matters of the house take your wife’s word, in respect take your mother’s; carry no message from one to the other.',
          hi: 'घर की रोज़ की बात में पत्नी की मानें, आदर में माँ की; एक की बात दूसरी तक न पहुँचाएँ।',
        },
        astra: {
          en: 'You are ground between two because you listen to each about the other; listen only to what each needs for herself.',
          hi: 'पिसना इसलिए होता है कि हर एक से दूसरी की बात सुनी जाती है; सिर्फ़ यह सुनें कि उसे ख़ुद क्या चाहिए।',
        },
      },
      patience: {
        oracle: {
          en: 'The friction stays a while; a separate kitchen or floor, said with love and not in anger, may serve peace more than mediation.',
          hi: 'खटपट अभी रहेगी; प्यार से, ग़ुस्से में नहीं, अलग रसोई या मंज़िल की बात सुलह कराने से ज़्यादा काम आएगी।',
        },
        astra: {
          en: 'I won’t say it will calm by itself; make one rule, that nobody is run down before you, and keep it with both.',
          hi: 'यह ख़ुद शांत होगा, ऐसा नहीं दिखता; एक नियम बना दें कि आपके सामने किसी की बुराई नहीं, और दोनों पर लागू रखें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Back your wife in front of others, and correct her, if you must, when you are alone.',
        hi: 'सबके सामने पत्नी का साथ दें, कुछ कहना हो तो अकेले में कहें।',
        for: ['spouse'],
      },
      {
        en: 'Sit with your mother half an hour a day, so that she needn’t fight for it.',
        hi: 'रोज़ आधा घंटा माँ के पास बैठें, ताकि इसके लिए उन्हें लड़ना न पड़े।',
      },
      {
        en: 'Name one field that is each woman’s own, kitchen, money or festivals, and let the other stay out of it.',
        hi: 'हर एक का एक अपना क्षेत्र तय करें, रसोई, पैसा या त्योहार, दूसरी उसमें दख़ल न दे।',
      },
    ],
  },
  'who-moves': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Let the one move whose work travels more easily; of the two of you the change suits whoever is less tied to parents and post.',
          hi: 'वही जाए जिसका काम आसानी से दूसरी जगह चल सके; दोनों में से बदलाव उसे रास आएगा जो पद और माँ-बाप से कम बँधा है।',
        },
        astra: {
          en: 'The one who goes gladly should go; a move made with a smile lasts, one made as a sacrifice sends bills for years.',
          hi: 'जो ख़ुशी से जा सके, वही जाए; मन से हुआ बदलाव टिकता है, त्याग में हुआ सालों हिसाब माँगता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Neither should move for good at once: try it for six months, with leave or a transfer, and count at the end who lost more.',
          hi: 'कोई एकदम हमेशा के लिए न जाए: छह महीने छुट्टी या तबादले से देखें, फिर गिनें कि किसका ज़्यादा गया।',
        },
        astra: {
          en: 'Don’t let custom decide who packs; sit with both salaries, both parents and both dreams on one page.',
          hi: 'रिवाज को यह तय न करने दें कि सामान कौन बाँधे; दोनों की तनख़्वाह, माँ-बाप और सपने एक पन्ने पर रखें।',
        },
      },
      patience: {
        oracle: {
          en: 'For the present nobody should give up a job: keep the distance some months, apply for a transfer on both sides, and take what comes first.',
          hi: 'अभी कोई नौकरी न छोड़े: कुछ महीने दूरी रखें, दोनों ओर तबादले की अर्ज़ी दें, जो पहले हो वह लें।',
        },
        astra: {
          en: 'This isn’t the season to burn a bridge; stay where each earns for now, with a date by which you decide together.',
          hi: 'अभी पुल जलाने का समय नहीं; जहाँ कमाई है वहीं रहें, और साथ बैठकर फ़ैसले की एक तारीख़ रखें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Write what each would lose: pay, seniority, parents, language, and compare.',
        hi: 'लिखें कि किसका क्या जाएगा: तनख़्वाह, वरिष्ठता, माँ-बाप, भाषा, फिर मिलाएँ।',
      },
      {
        en: 'Look for a third city where both can work.',
        hi: 'कोई तीसरा शहर देखें जहाँ दोनों काम कर सकें।',
      },
      {
        en: 'Whoever moves keeps an own bank account and one fixed visit home.',
        hi: 'जो जाए, उसका अपना बैंक खाता रहे और घर आने का एक तय समय।',
      },
    ],
  },
  'heart-in-new-place': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your heart should settle in the new place; {from} to {to} is when it begins to feel like yours.',
          hi: 'नई जगह मन लग जाना चाहिए; {from} से {to} के बीच वह अपनी लगने लगेगी।',
        },
        astra: {
          en: 'The homesickness loosens, I feel; between {from} and {to} you’ll catch yourself calling it home.',
          hi: 'पुरानी याद की पकड़ ढीली होती लगती है; {from} से {to} के बीच मुँह से ख़ुद “घर” निकलेगा।',
        },
      },
      later: {
        oracle: {
          en: 'It takes longer than a few weeks; the heart looks settled between {from} and {to}.',
          hi: 'इसमें कुछ हफ़्तों से ज़्यादा लगेगा; मन {from} से {to} के बीच जमता दिखता है।',
        },
        astra: {
          en: 'Let yourself miss the old house for now; from {from} to {to} the new one has friends in it.',
          hi: 'अभी पुराने घर की याद आने दें; {from} से {to} तक नई जगह भी अपने लोग बन जाएँगे।',
        },
      },
      slow: {
        oracle: {
          en: 'The heart settles by habits and by one friend, and no date shows; begin with a corner that is only yours.',
          hi: 'मन आदतों और एक दोस्त से लगता है, तारीख़ से नहीं; शुरुआत अपने एक कोने से करें।',
        },
        astra: {
          en: 'I can’t name the day; a plant, an own cup and one neighbour’s name are how it starts.',
          hi: 'दिन नहीं बताया जा सकता; एक पौधा, अपना कप और एक पड़ोसी का नाम, शुरुआत इसी से होती है।',
        },
      },
      hard: {
        oracle: {
          en: 'At first it will stay hard to feel at home; plan your visits back, and don’t judge the place by these months.',
          hi: 'शुरू में मन लगना मुश्किल रहेगा; घर जाने के दिन तय रखें, और इन महीनों से जगह को न आँकें।',
        },
        astra: {
          en: 'The heart is still on the old doorstep, and that is no fault; be patient with yourself, and say it to somebody there.',
          hi: 'मन अभी पुरानी दहलीज़ पर है, इसमें कोई दोष नहीं; ख़ुद से धीरज रखें, और वहाँ किसी से कह भी दें।',
        },
      },
    },
    advice: [
      {
        en: 'Fix the days you call or visit home, so that the other days can belong here.',
        hi: 'घर बात करने या जाने के दिन तय करें, ताकि बाक़ी दिन यहाँ के हो सकें।',
      },
      {
        en: 'Cook or bring one thing from home every week.',
        hi: 'हर हफ़्ते घर की एक चीज़ बनाएँ या मँगाएँ।',
      },
      {
        en: 'Go out at the same hour each day; faces turn into people.',
        hi: 'रोज़ एक ही समय बाहर निकलें; चेहरे धीरे-धीरे लोग बन जाते हैं।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
