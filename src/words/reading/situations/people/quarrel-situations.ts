import type { SituationTexts } from '../situation-texts.ts'

export const quarrelSituationTexts = {
  'spouse-drinks': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your husband’s or wife’s drinking is likely to come down, and the time when help takes hold best is {from} to {to}.',
          hi: 'जीवनसाथी का नशा कम होने के आसार हैं, और इलाज का असर सबसे अच्छा {from} से {to} के बीच हो सकता है।',
        },
        astra: {
          en: 'There is hope that this drinking eases; between {from} and {to} they are readier to listen, so have the help ready.',
          hi: 'नशा घटने की उम्मीद है; {from} से {to} के बीच वे सुनने को ज़्यादा तैयार रहेंगे, तब इलाज की बात तैयार रखें।',
        },
      },
      later: {
        oracle: {
          en: 'The drinking is not likely to stop at once; with treatment the better stretch is from {from} to {to}.',
          hi: 'नशा तुरंत छूटने के आसार कम हैं; इलाज के साथ बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'It takes longer than promises do, this drinking, yet between {from} and {to} real change is possible.',
          hi: 'नशा वादों से जल्दी नहीं जाता, फिर भी {from} से {to} के बीच सच्चा बदलाव हो सकता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The drinking can lessen, but the chart marks no time; treatment and the company they keep decide more than your pleading.',
          hi: 'नशा कम हो सकता है, पर कोई समय नहीं दिखता; मिन्नतों से ज़्यादा इलाज और संगत से फ़र्क पड़ेगा।',
        },
        astra: {
          en: 'I can’t tell the day they leave drinking; it begins when they ask for help themselves, and you cannot do that part.',
          hi: 'नशा किस दिन छूटेगा, यह कहना मुश्किल है; शुरुआत तब होगी जब वे ख़ुद मदद माँगें, वह हिस्सा आपके हाथ में नहीं।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the drinking has a strong hold, and it is no fault of yours; protect your money, your peace and the children first.',
          hi: 'अभी नशे की पकड़ मज़बूत है, और इसमें आपका कोई दोष नहीं; पहले अपना पैसा, अपना चैन और बच्चों को बचाएँ।',
        },
        astra: {
          en: 'I don’t see the drinking stop soon, and I won’t pretend; get help for yourself as well, not only for them.',
          hi: 'नशा जल्दी छूटता नहीं दिखता, यह सच है; सिर्फ़ उनके लिए नहीं, अपने लिए भी मदद लें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'The drinking comes from company, stress and a habit the body now asks for; it is an illness and not a want of love for you.',
        hi: 'यह नशा संगत, तनाव और शरीर की पड़ी आदत से है; यह बीमारी है, आपसे प्यार की कमी नहीं।',
      },
      astra: {
        en: 'They drink because the body and the friends both pull, and shame keeps it hidden; neither your love nor your luck failed.',
        hi: 'नशे की तरफ़ शरीर भी खींचता है और दोस्त भी, और शर्म उसे छुपाती है; न आपका प्यार कम पड़ा, न क़िस्मत।',
      },
    },
    advice: [
      {
        en: 'Call the free de-addiction helpline 14446; they also advise the family, and name the nearest centre.',
        hi: 'नशा छुड़ाने की मुफ़्त हेल्पलाइन 14446 पर फ़ोन करें; वे परिवार को भी बताते हैं और पास का केंद्र भी।',
      },
      {
        en: 'Speak about it in the morning and never when they have drunk.',
        hi: 'इसकी बात सुबह करें, नशे की हालत में कभी नहीं।',
      },
      {
        en: 'Do not stop heavy drinking suddenly at home: the body can react badly, a doctor must guide it.',
        hi: 'बहुत पीने की आदत घर पर एकदम न छुड़ाएँ: शरीर बिगड़ सकता है, डॉक्टर की देखरेख ज़रूरी है।',
      },
      {
        en: 'Keep fees and ration money in an account of your own, and pay no drinking debts.',
        hi: 'फ़ीस और राशन का पैसा अपने खाते में रखें, और नशे का उधार न चुकाएँ।',
      },
    ],
  },
  'spouse-quarrels': {
    outlook: {
      yes: {
        oracle: {
          en: 'The quarrels between you two are likely to grow fewer, and peace at home is best supported from {from} to {to}.',
          hi: 'आप दोनों के झगड़े घटने के आसार हैं, और घर में शांति का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'These daily fights won’t last: from {from} to {to} I see the two of you softer with each other.',
          hi: 'ये रोज़ के झगड़े हमेशा नहीं रहेंगे: {from} से {to} तक दोनों एक-दूसरे से नरम दिखते हैं।',
        },
      },
      later: {
        oracle: {
          en: 'The fights at home will take time to settle; the calmer stretch comes from {from} to {to}.',
          hi: 'घर के झगड़े शांत होने में समय लगेगा; सुकून का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Some more of these arguments, and then it loosens; between {from} and {to} talk goes easier.',
          hi: 'थोड़े झगड़े और, फिर बात ढीली पड़ती है; {from} से {to} के बीच बातचीत आसान होगी।',
        },
      },
      slow: {
        oracle: {
          en: 'The quarrels can settle without any special date; a rule for how you two fight would do more than the calendar.',
          hi: 'झगड़े बिना किसी ख़ास तारीख़ के भी सुलझ सकते हैं; लड़ने का एक नियम बना लें तो कैलेंडर से ज़्यादा काम आएगा।',
        },
        astra: {
          en: 'I see a marriage that holds and tongues that hurt; the peace comes from the first one who does not answer back.',
          hi: 'रिश्ता टिका हुआ दिखता है, बस बातें चुभती हैं; शांति उससे आएगी जो पलटकर जवाब न दे।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the quarrels are strong, and neither of you is only wrong; outside help, an elder or a counsellor, would do good.',
          hi: 'अभी झगड़े ज़्यादा हैं, और ग़लत कोई एक नहीं; किसी बड़े या काउंसलर की मदद अच्छी रहेगी।',
        },
        astra: {
          en: 'It’s a tiring time between you; don’t decide the marriage on a day of quarrel, and get a calm third person to listen.',
          hi: 'अभी दोनों के बीच थकाने वाला समय है; झगड़े के दिन रिश्ते का फ़ैसला न करें, किसी शांत इंसान को बीच में बैठाएँ।',
        },
      },
    },
    why: {
      oracle: {
        en: 'You two fight because tiredness and old hurts come out over small things; the small thing is seldom the reason.',
        hi: 'झगड़े इसलिए होते हैं कि थकान और पुरानी चोटें छोटी बातों पर निकलती हैं; असली वजह वह छोटी बात नहीं होती।',
      },
      astra: {
        en: 'The arguments come from both wanting to be right and both feeling unseen, not because love is gone.',
        hi: 'झगड़े इसलिए हैं कि दोनों को सही साबित होना है और दोनों को लगता है कि कोई समझता नहीं; प्यार ख़त्म होने से नहीं।',
      },
    },
    advice: [
      {
        en: 'Agree that either may say “later”, and that the talk is then taken up the same evening.',
        hi: 'तय करें कि कोई भी “बाद में” कह दे, और फिर उसी शाम शांति से बात हो।',
      },
      {
        en: 'Leave the parents of both out of every quarrel, in words and on the phone.',
        hi: 'हर झगड़े से दोनों के माता-पिता को बाहर रखें, बातों में भी और फ़ोन पर भी।',
      },
      {
        en: 'Write down the three things you fight over most, and settle one of them a week: money, chores, relatives.',
        hi: 'सबसे ज़्यादा किन तीन बातों पर झगड़ा होता है, लिखें, और हर हफ़्ते एक सुलझाएँ: पैसा, घर का काम, रिश्तेदार।',
      },
      {
        en: 'Say one thing you are thankful for before you say what is wrong.',
        hi: 'शिकायत से पहले एक बात कहें जिसके लिए शुक्रिया है।',
      },
    ],
  },
  'husband-and-his-mother': {
    state: {
      favourable: {
        oracle: {
          en: 'Your husband is likely to stand by you more in time: he listens to his mother out of respect, and the bond with you is strong.',
          hi: 'समय के साथ पति आपका साथ ज़्यादा देंगे, इसके आसार हैं: माँ की सुनना आदर है, और आपसे लगाव गहरा है।',
        },
        astra: {
          en: 'I see him coming to your side, quietly at first; he loves his mother and he needs you, both are true.',
          hi: 'पति धीरे-धीरे आपके साथ खड़े होते दिखते हैं; माँ से प्यार भी है और आपकी ज़रूरत भी, दोनों सच हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your husband stays between his mother and you: he will take your side in private sooner than before her.',
          hi: 'पति माँ और आपके बीच में हैं: सबके सामने से पहले वे अकेले में आपका साथ देंगे।',
        },
        astra: {
          en: 'He hears his mother first and you later; it improves when you ask one clear thing and not for a side.',
          hi: 'वे पहले माँ की सुनते हैं, फिर आपकी; किसी का पक्ष नहीं, एक साफ़ बात माँगें तो फ़र्क आएगा।',
        },
      },
      patience: {
        oracle: {
          en: 'For now your husband is likely to go on listening to his mother first, so build your own standing instead of waiting for him to speak.',
          hi: 'अभी पति के पहले माँ की सुनते रहने के आसार हैं, इसलिए उनके बोलने के इंतज़ार के बजाय अपनी जगह ख़ुद बनाएँ।',
        },
        astra: {
          en: 'I won’t tell you he changes soon; he is slow to speak before his mother, and your calm no will do more than his.',
          hi: 'वे जल्दी बदलें, ऐसा नहीं दिखता; माँ के सामने उनका बोलना मुश्किल है, और आपकी शांत ना ज़्यादा काम करेगी।',
        },
      },
    },
    why: {
      oracle: {
        en: 'He goes by his mother because peace with her is the oldest habit he has, not because you count for less.',
        hi: 'वे माँ की इसलिए सुनते हैं कि यह उनकी सबसे पुरानी आदत है, इसलिए नहीं कि आपकी क़द्र कम है।',
      },
      astra: {
        en: 'He fears her hurt more than your silence; that is habit and guilt, and no measure of what you mean to him.',
        hi: 'उन्हें माँ के दुखी होने का डर आपकी चुप्पी से ज़्यादा है; यह आदत है, आपकी अहमियत का पैमाना नहीं।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Ask him for one small, exact thing, “Say this to her on Sunday”, and thank him when he does it.',
        hi: 'उनसे एक छोटी, साफ़ बात माँगें, “यह बात रविवार को कह दें”, और कह दें तो शुक्रिया करें।',
        for: ['meeting'],
      },
      {
        en: 'Never make him choose between you two in the middle of a quarrel.',
        hi: 'झगड़े के बीच उनसे कभी यह न पूछें कि माँ या पत्नी।',
      },
      {
        en: 'Talk with her directly about the kitchen and the children, before it goes through him.',
        hi: 'रसोई और बच्चों की बात सास से सीधे करें, पति के ज़रिये नहीं।',
        for: ['parent'],
      },
      {
        en: 'Keep an hour a day that is only for you two, outside the house if need be.',
        hi: 'रोज़ एक घंटा सिर्फ़ दोनों के लिए रखें, ज़रूरत हो तो घर से बाहर।',
      },
    ],
  },
  'mother-in-law-quarrels': {
    outlook: {
      yes: {
        oracle: {
          en: 'The trouble with your mother-in-law is likely to ease, and a softer time with her is from {from} to {to}.',
          hi: 'सास से खटपट कम होने के आसार हैं, और उनके साथ नरम समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Her taunts should lessen; between {from} and {to} I see your mother-in-law and you on better terms.',
          hi: 'सास के ताने कम होंगे, ऐसा लगता है; {from} से {to} के बीच दोनों में बनती दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'Your mother-in-law will change slowly; the easier stretch between you two is {from} to {to}.',
          hi: 'सास धीरे-धीरे बदलेंगी; दोनों के बीच आसान समय {from} से {to} तक है।',
        },
        astra: {
          en: 'It needs some more patience with your mother-in-law, and from {from} to {to} the air at home clears.',
          hi: 'सास के साथ थोड़ा धीरज और चाहिए, {from} से {to} तक घर का माहौल हल्का होगा।',
        },
      },
      slow: {
        oracle: {
          en: 'Peace with your mother-in-law is possible, by clear limits more than by time; I see no date for it.',
          hi: 'सास से शांति हो सकती है, समय से ज़्यादा साफ़ हद तय करने से; कोई तारीख़ नहीं दिखती।',
        },
        astra: {
          en: 'She may not turn sweet, your mother-in-law, but it can become quiet between you; choose the battles you skip.',
          hi: 'सास मीठी न भी हों, पर दोनों के बीच शांति हो सकती है; तय करें कि किस बात पर चुप रहना है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present your mother-in-law is not likely to soften, so spare your strength; distance and a calm no help more than answers.',
          hi: 'अभी सास के नरम पड़ने के आसार कम हैं, अपनी ताक़त बचाएँ; पलटकर जवाब से ज़्यादा थोड़ी दूरी और शांत ना काम आएगी।',
        },
        astra: {
          en: 'It stays prickly with your mother-in-law for now, and it isn’t your failing; keep your own work and friends alive.',
          hi: 'अभी सास के साथ चुभन बनी रहेगी, और इसमें आपकी कमी नहीं; अपना काम और अपने लोग बनाए रखें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Your mother-in-law finds fault because she fears losing her place and her son; it says little about you.',
        hi: 'सास इसलिए टोकती हैं कि अपनी जगह और बेटा छूटने का डर है; यह आपकी कमी नहीं बताता।',
      },
      astra: {
        en: 'Under the taunts your mother-in-law is unsure of her own worth in the home now; that does not excuse her, it explains.',
        hi: 'तानों के पीछे सास को घर में अपनी जगह कम होने का डर है; इससे ताने सही नहीं होते, बस वजह समझ आती है।',
      },
    },
    advice: [
      {
        en: 'Answer a taunt once, softly and in one sentence, then leave the room.',
        hi: 'ताने का जवाब एक बार, नरमी से, एक वाक्य में दें, फिर वहाँ से हट जाएँ।',
      },
      {
        en: 'Ask her advice on one thing a week, a dish or a custom; it changes the tone.',
        hi: 'हफ़्ते में एक बात पर उनकी सलाह लें, कोई पकवान या रस्म; इससे लहजा बदलता है।',
        for: ['meeting'],
      },
      {
        en: 'Divide the kitchen by hours or by days, and keep to it.',
        hi: 'रसोई का समय या दिन बाँट लें, और उसी पर चलें।',
      },
      {
        en: 'Carry none of it to your parents’ home on the same day; sleep over it first.',
        hi: 'उसी दिन कोई बात मायके तक न ले जाएँ; पहले एक रात सो लें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
