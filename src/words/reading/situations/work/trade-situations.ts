import type { SituationTexts } from '../situation-texts.ts'

export const tradeSituationTexts = {
  'leave-for-business': {
    outlook: {
      yes: {
        oracle: {
          en: 'Leaving the job for your own business has support, and the time for that step is between {from} and {to}.',
          hi: 'नौकरी छोड़कर अपना काम करने को कुंडली का साथ है; इस क़दम का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I lean to your own work: prepare it beside the job and make the move between {from} and {to}.',
          hi: 'मेरा झुकाव अपने काम की ओर है: नौकरी के साथ तैयारी करें और {from} से {to} के बीच क़दम उठाएँ।',
        },
      },
      later: {
        oracle: {
          en: 'Your own business is for later, {from} to {to}; until then keep the job and build it on the side.',
          hi: 'अपने काम का समय आगे है, {from} से {to} तक; तब तक नौकरी रखें और काम साथ में खड़ा करें।',
        },
        astra: {
          en: 'Don’t resign just yet; between {from} and {to} leaving the job for your own venture looks much safer.',
          hi: 'अभी इस्तीफ़ा न दें; {from} से {to} के बीच नौकरी छोड़कर अपना काम करना कहीं सुरक्षित दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Start the business while the job pays you; the chart gives it growth, but not enough to live on at once.',
          hi: 'नौकरी चलते हुए ही काम शुरू करें; कुंडली में बढ़त है, पर एकदम घर चलाने जितनी नहीं।',
        },
        astra: {
          en: 'I would keep both: the job for the household, and your own work small until it earns by itself.',
          hi: 'दोनों साथ रखना अच्छा है: घर के लिए नौकरी, और अपना काम छोटा, जब तक वह ख़ुद न कमाने लगे।',
        },
      },
      hard: {
        oracle: {
          en: 'Between job and business the chart is for the job at present, so better not resign for it now.',
          hi: 'नौकरी और अपने काम में कुंडली अभी नौकरी के साथ है, इसलिए इसके लिए अभी इस्तीफ़ा देना ठीक नहीं।',
        },
        astra: {
          en: 'Please keep the salary for now; your own work is a good wish, but its ground isn’t firm yet.',
          hi: 'अभी तनख़्वाह न छोड़ें; अपने काम की इच्छा अच्छी है, पर उसकी ज़मीन अभी पक्की नहीं।',
        },
      },
    },
    advice: [
      {
        en: 'Get the first three paying customers before you give notice.',
        hi: 'नोटिस देने से पहले पैसे देने वाले पहले तीन ग्राहक पक्के कर लें।',
      },
      {
        en: 'Put aside six months of household expenses that the business may not touch.',
        hi: 'छह महीने का घर ख़र्च अलग रखें, जिसे काम में न लगाया जाए।',
      },
      {
        en: 'Write down rent, stock and wages for a year, and halve the income you hope for: does it still stand?',
        hi: 'साल भर का किराया, माल और मज़दूरी लिखें, और सोची हुई कमाई आधी करके देखें: क्या तब भी काम चलता है?',
        for: ['shares'],
      },
      {
        en: 'Talk it over with the person at home whose life it changes, with the figures on paper.',
        hi: 'घर में जिस पर इसका असर होगा, उनके साथ काग़ज़ पर हिसाब रखकर बात करें।',
      },
    ],
  },
  'with-a-partner': {
    state: {
      favourable: {
        oracle: {
          en: 'Working with a partner suits you: of the two, partnership looks stronger than going alone, with shares put in writing.',
          hi: 'पार्टनर के साथ काम आपके लिए ठीक है: अकेले से साझेदारी मज़बूत दिखती है, बस हिस्से लिखित में हों।',
        },
        astra: {
          en: 'I lean to doing it together: a partner is likely to bring you what you lack, if the money side is clear.',
          hi: 'मेरा झुकाव साथ मिलकर करने की ओर है: पार्टनर आपकी कमी पूरी कर सकता है, बस पैसों की बात साफ़ रहे।',
        },
      },
      mixed: {
        oracle: {
          en: 'A partnership can work for you, but only with separate duties, written shares and one person who holds the accounts.',
          hi: 'साझेदारी चल सकती है, पर तभी जब काम बँटा हो, हिस्से लिखे हों और हिसाब एक आदमी के पास हो।',
        },
        astra: {
          en: 'You may take a partner, only not for everything: one project first, and then see how you get on.',
          hi: 'पार्टनर लिया जा सकता है, पर हर बात में नहीं: पहले एक काम साथ करें, फिर देखें कैसी बनती है।',
        },
      },
      patience: {
        oracle: {
          en: 'Going alone, even if smaller, suits you better than a partnership at present.',
          hi: 'अभी साझेदारी से अकेले काम करना, चाहे छोटा हो, आपके लिए बेहतर है।',
        },
        astra: {
          en: 'I would start alone just now; help can be paid for, while a wrong partner costs you far more.',
          hi: 'अभी अकेले शुरू करना अच्छा लगता है; मदद पैसे देकर मिल जाती है, ग़लत पार्टनर बहुत महँगा पड़ता है।',
        },
      },
    },
    advice: [
      {
        en: 'Write a partnership deed with shares, duties and how one of you may leave, before the first rupee goes in.',
        hi: 'पहला रुपया लगाने से पहले साझेदारी के काग़ज़ बनाएँ: हिस्सा, काम और अलग होने का तरीक़ा।',
        for: ['shares'],
      },
      {
        en: 'Open a joint business account in which both have to approve a payment.',
        hi: 'काम का साझा खाता खोलें जिसमें हर भुगतान पर दोनों की मंज़ूरी लगे।',
      },
      {
        en: 'Do one small job together first and settle the money to the last rupee.',
        hi: 'पहले एक छोटा काम साथ करें और आख़िरी रुपये तक हिसाब बराबर करें।',
        for: ['meeting'],
      },
      {
        en: 'With a friend or relative agree beforehand what comes first if the work fails: the bond.',
        hi: 'दोस्त या रिश्तेदार हो तो पहले ही तय कर लें कि काम न चला तो भी रिश्ता पहले रहेगा।',
      },
    ],
  },
  'partner-trust': {
    state: {
      favourable: {
        oracle: {
          en: 'The chart shows no sign of cheating by your partner; trust is fair, with accounts open to both.',
          hi: 'आपके पार्टनर से धोखे का कोई इशारा कुंडली में नहीं; भरोसा किया जा सकता है, बस हिसाब दोनों के सामने रहे।',
        },
        astra: {
          en: 'I see more good than bad in this partner for you; trust, and still look at the books every week.',
          hi: 'इस पार्टनर में आपके लिए बुराई से ज़्यादा अच्छाई दिखती है; भरोसा रखें, फिर भी हर हफ़्ते हिसाब देखें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your partner may be careless about money rather than false; check the accounts before you judge.',
          hi: 'पार्टनर की नीयत से ज़्यादा हिसाब की ढिलाई दिखती है; फ़ैसला करने से पहले खाते मिला लें।',
        },
        astra: {
          en: 'No chart proves honesty, and yours says half and half: trust the work, verify the money.',
          hi: 'कोई कुंडली ईमानदारी साबित नहीं करती; आपकी आधा-आधा कहती है: काम पर भरोसा करें, पैसे की जाँच करें।',
        },
      },
      patience: {
        oracle: {
          en: 'The chart advises care with this partner: don’t leave cash, cheque book or passwords in one hand.',
          hi: 'इस पार्टनर के मामले में कुंडली सावधानी कहती है: नक़द, चेकबुक और पासवर्ड एक ही हाथ में न रहें।',
        },
        astra: {
          en: 'I can’t call anyone a cheat from a chart, but please keep control of the money yourself for now.',
          hi: 'कुंडली से किसी को धोखेबाज़ नहीं कहा जा सकता, पर अभी पैसों की लगाम अपने हाथ में रखें।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Match bank entries, bills and stock for the last three months before you say a word.',
        hi: 'कुछ कहने से पहले पिछले तीन महीने की बैंक एंट्री, बिल और माल मिला लें।',
        for: ['shares'],
      },
      {
        en: 'Let an outside accountant look at the books; it accuses nobody.',
        hi: 'किसी बाहर के अकाउंटेंट से खाते दिखवाएँ; इसमें किसी पर इल्ज़ाम नहीं लगता।',
      },
      {
        en: 'Make it a rule that every payment needs both approvals, for you as much as for the other.',
        hi: 'नियम बना लें कि हर भुगतान पर दोनों की मंज़ूरी लगे, आप पर भी और उन पर भी।',
      },
    ],
  },
  'shop-losses': {
    outlook: {
      yes: {
        oracle: {
          en: 'The losses in your business are likely to lessen, and recovery shows between {from} and {to}.',
          hi: 'आपके काम का घाटा कम होने की उम्मीद अच्छी है; सुधार {from} से {to} के बीच दिखता है।',
        },
        astra: {
          en: 'I see your work picking up again; between {from} and {to} customers and money are likely to come back.',
          hi: 'काम फिर उठता दिखता है; {from} से {to} के बीच ग्राहक और पैसा लौटने की उम्मीद है।',
        },
      },
      later: {
        oracle: {
          en: 'The slack stays for some time yet; the better time for your business to recover is {from} to {to}.',
          hi: 'मंदी अभी कुछ समय रहेगी; काम के सँभलने का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Hold on with small expenses for now; between {from} and {to} your business has a real chance to recover.',
          hi: 'अभी ख़र्च कम रखकर टिके रहें; {from} से {to} के बीच काम सँभलने का सच्चा मौक़ा है।',
        },
      },
      slow: {
        oracle: {
          en: 'The business can recover, but by cutting what doesn’t sell and not by waiting for the market.',
          hi: 'काम सँभल सकता है, पर बाज़ार के इंतज़ार से नहीं, जो नहीं बिकता उसे हटाने से।',
        },
        astra: {
          en: 'It can come out of loss little by little, if you make it smaller before you make it bigger.',
          hi: 'घाटे से धीरे-धीरे निकला जा सकता है, अगर काम को बढ़ाने से पहले थोड़ा छोटा किया जाए।',
        },
      },
      hard: {
        oracle: {
          en: 'The loss may go on in this form, so put no more borrowed money into it and plan a change of line.',
          hi: 'इसी ढंग से चला तो घाटा जारी रह सकता है; और उधार न लगाएँ और काम बदलने की सोचें।',
        },
        astra: {
          en: 'I would not feed this loss with savings any longer; closing a part of it now can save the rest.',
          hi: 'इस घाटे में और बचत न डालें; एक हिस्सा अभी बंद करने से बाक़ी बच सकता है।',
        },
      },
    },
    advice: [
      {
        en: 'Write down for a month what each item earns and costs, and stop the three that lose most.',
        hi: 'एक महीने तक लिखें कि किस चीज़ से कितना मिलता और लगता है, और सबसे ज़्यादा घाटे वाली तीन बंद करें।',
      },
      {
        en: 'Talk to the landlord and the suppliers about lower rent and more days to settle, before the dues grow.',
        hi: 'बक़ाया बढ़ने से पहले किराया कम करने और माल के पैसे में मोहलत की बात कर लें।',
      },
      {
        en: 'Ask ten old customers why they come less; fix the reason that is named most.',
        hi: 'दस पुराने ग्राहकों से पूछें कि आना क्यों कम हुआ; जो वजह सबसे ज़्यादा आए, उसे ठीक करें।',
      },
      {
        en: 'Keep the household’s money and the shop’s money in two accounts.',
        hi: 'घर का पैसा और काम का पैसा दो अलग खातों में रखें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
