import type { MatterTexts } from './matter-texts.ts'

export const pathMatters = {
  'life-purpose': {
    name: { en: 'life purpose', hi: 'जीवन का उद्देश्य' },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, your direction is likely to become clear, and the period from {from} to {to} supports a choice you can stay with.',
          hi: 'हाँ, जीवन की दिशा साफ़ होने की संभावना है, और {from} से {to} तक ऐसा चुनाव हो सकता है जो आगे भी टिके।',
        },
        astra: {
          en: 'You are likely to feel more sure of what you want to do; give the work that attracts you a real trial between {from} and {to}.',
          hi: 'क्या करना है, यह मन में साफ़ होता दिखता है; जो काम खींचता है उसे {from} से {to} तक सचमुच करके देखें।',
        },
      },
      later: {
        oracle: {
          en: 'Clarity about your direction is likely from {from} to {to}; trying several things before that is no waste.',
          hi: 'दिशा {from} से {to} तक साफ़ होने की संभावना है; उससे पहले कुछ काम आज़माना समय की बरबादी नहीं।',
        },
        astra: {
          en: 'You don’t have to know it today, many people find it later than you think, and for you I would look to {from} to {to}.',
          hi: 'आज ही सब पता होना ज़रूरी नहीं, बहुतों को देर से पता चलता है; आपके लिए {from} से {to} तक का समय दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Your purpose shows itself through service and regular work, little by little, and the chart ties it to no single date.',
          hi: 'जीवन का उद्देश्य काम और सेवा से धीरे-धीरे सामने आता दिखता है; इसकी कोई एक तारीख़ नहीं।',
        },
        astra: {
          en: 'There may be no one big answer, only some work and some people that feel right; follow those a little further.',
          hi: 'शायद एक बड़ा जवाब न मिले, बस कुछ काम और कुछ लोग सही लगें; उन्हीं की ओर थोड़ा और बढ़ें।',
        },
      },
      hard: {
        oracle: {
          en: 'Your direction is not clear in the chart just now, and a great change of path in these months is not advised.',
          hi: 'अभी दिशा साफ़ नहीं दिखती, और इन महीनों में जीवन की राह एकदम बदलना ठीक नहीं होगा।',
        },
        astra: {
          en: 'Feeling lost just now doesn’t mean that you are lost for good; keep your income and routine, and let the question rest a while.',
          hi: 'अभी भटकाव लगे तो इसका मतलब यह नहीं कि हमेशा रहेगा; आमदनी और दिनचर्या बनाए रखें, सवाल को थोड़ा आराम दें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'A clearer view of your direction is supported from {from} to {to}.',
        hi: 'जीवन की दिशा साफ़ होने का समय {from} से {to} तक है।',
      },
      astra: {
        en: 'If you want to try a new path, I’d do it between {from} and {to}.',
        hi: 'नई राह आज़मानी हो तो {from} से {to} तक आज़माएँ।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your life is moving in a direction that suits your chart, and effort made in it now is well used.',
          hi: 'जीवन उस दिशा में चल रहा है जो कुंडली से मेल खाती है, और इसमें की गई मेहनत काम आएगी।',
        },
        astra: {
          en: 'You are nearer to your own path than it may feel on a dull working day, so keep on and take some credit.',
          hi: 'किसी फीके दिन भले न लगे, पर रास्ता अपना ही है; इसी पर बढ़ें और अपनी मेहनत की क़द्र भी करें।',
        },
      },
      mixed: {
        oracle: {
          en: 'The chart shows more than one calling, and a way that joins two of them is likely to satisfy you best.',
          hi: 'कुंडली में एक से ज़्यादा रुझान हैं, और जो रास्ता दो को जोड़े, उसमें सबसे ज़्यादा संतोष मिल सकता है।',
        },
        astra: {
          en: 'You want security and you want meaning; keep earning, and give a few hours a week to the work you love.',
          hi: 'सुरक्षा भी चाहिए और मन का काम भी; कमाई चलती रहे, और हफ़्ते के कुछ घंटे मन के काम को मिलें।',
        },
      },
      patience: {
        oracle: {
          en: 'The question of purpose needs time; this period is suited to learning rather than to final choices.',
          hi: 'उद्देश्य के सवाल को समय चाहिए; यह दौर आख़िरी चुनाव का नहीं, सीखने का है।',
        },
        astra: {
          en: 'Be gentle with the big questions for now, doing today’s work properly is a good beginning.',
          hi: 'बड़े सवालों पर अभी ज़ोर न डालें, आज का काम ढंग से करना भी एक अच्छी शुरुआत है।',
        },
      },
    },
    advice: [
      {
        en: 'List the three pieces of work in your life that you would do again unpaid.',
        hi: 'अपने तीन ऐसे काम लिखें जो बिना पैसे के भी दोबारा करने का मन हो।',
      },
      {
        en: 'Spend one day with someone who does the work you dream of, and see the dull parts too.',
        hi: 'जिस काम का सपना है, उसे करने वाले किसी के साथ एक दिन बिताएँ और उबाऊ हिस्से भी देखें।',
      },
      {
        en: 'Keep six months of expenses aside before you leave a settled income for a calling.',
        hi: 'मन के काम के लिए बँधी आमदनी छोड़ने से पहले छह महीने का ख़र्च अलग रखें।',
        for: ['leaving'],
      },
      {
        en: 'Help at a school, hospital or shelter for two hours a week, for a month.',
        hi: 'महीने भर हर हफ़्ते दो घंटे किसी स्कूल, अस्पताल या आश्रय में हाथ बँटाएँ।',
      },
      {
        en: 'Ask yourself what made you angry as a child about the world; work on one small part of that.',
        hi: 'याद करें कि बचपन में दुनिया की कौन-सी बात बुरी लगती थी; उसके एक छोटे हिस्से पर काम करें।',
        for: ['parent'],
      },
    ],
  },
  spirituality: {
    name: { en: 'spiritual life', hi: 'आध्यात्मिक जीवन' },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, your inner life is likely to deepen, and from {from} to {to} regular practice is well supported.',
          hi: 'हाँ, आध्यात्मिक रुचि गहरी होने के संकेत हैं, और {from} से {to} तक नियमित अभ्यास को सहारा है।',
        },
        astra: {
          en: 'You are ready for more quiet in your life; set aside a little time each morning between {from} and {to} and see what it does.',
          hi: 'जीवन में थोड़ी और शांति का वक़्त है; {from} से {to} तक रोज़ सुबह कुछ देर चुप बैठें और असर देखें।',
        },
      },
      later: {
        oracle: {
          en: 'Spiritual progress has its better period from {from} to {to}; until then a short and regular practice is enough.',
          hi: 'आध्यात्मिक प्रगति का बेहतर समय {from} से {to} तक है; तब तक छोटा पर नियमित अभ्यास काफ़ी है।',
        },
        astra: {
          en: 'If prayer feels dry these days, that is common; I expect it to come alive for you between {from} and {to}.',
          hi: 'इन दिनों प्रार्थना में मन न लगे तो यह आम बात है; {from} से {to} तक मन फिर जुड़ने की उम्मीद है।',
        },
      },
      slow: {
        oracle: {
          en: 'Spiritual growth is shown as gradual, through discipline and service, without one special time.',
          hi: 'आध्यात्मिक उन्नति धीरे-धीरे दिखती है, नियम और सेवा से, किसी एक ख़ास समय से नहीं।',
        },
        astra: {
          en: 'You can grow in this without grand experiences; a calmer temper at home is a good way to measure it.',
          hi: 'आगे बढ़ना मुमकिन है, बड़े अनुभव ज़रूरी नहीं; घर में गुस्सा कम आए, यही अच्छी पहचान है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present outer duties and restlessness leave little room for practice; short and honest moments are better than strict vows.',
          hi: 'इस समय ज़िम्मेदारियों और बेचैनी में साधना के लिए वक़्त कम मिलता है; कठिन नियम से अच्छी है थोड़ी देर, पर सच्चे मन से।',
        },
        astra: {
          en: 'It’s hard to sit still when so much is on your mind, so don’t scold yourself; even five quiet minutes are enough.',
          hi: 'मन में इतना कुछ हो तो बैठना कठिन है, ख़ुद को न डाँटें; पाँच शांत मिनट भी बहुत हैं।',
        },
      },
    },
    when: {
      oracle: {
        en: 'For spiritual practice or a pilgrimage the chart favours the time from {from} to {to}.',
        hi: 'साधना या तीर्थ के लिए अनुकूल समय {from} से {to} तक है।',
      },
      astra: {
        en: 'Between {from} and {to} your mind should turn inward more willingly than usual.',
        hi: '{from} से {to} तक मन का भीतर की ओर मुड़ना आसान रहेगा।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your spiritual side is strong in this period, and prayer, study or silence are likely to give real peace.',
          hi: 'इस दौर में आध्यात्मिक पक्ष मज़बूत है, और प्रार्थना, अध्ययन या मौन से सच्ची शांति मिल सकती है।',
        },
        astra: {
          en: 'Your mind looks for quiet these days, so make time for it and don’t worry what others say.',
          hi: 'मन इन दिनों सुकून ढूँढ़ता है, उसके लिए वक़्त निकालें, और लोग क्या कहेंगे, इसकी चिंता न करें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Faith and doubt both appear in your chart at present; a steady practice can hold the two together.',
          hi: 'इस समय श्रद्धा भी है और शंका भी; नियमित अभ्यास दोनों को साथ लेकर चल सकता है।',
        },
        astra: {
          en: 'One week you are full of devotion and the next you forget it, which is human; choose something small enough for both weeks.',
          hi: 'एक हफ़्ता भक्ति का, दूसरा भूल जाने का, ऐसा होता है; अभ्यास इतना छोटा रखें कि दोनों में निभ जाए।',
        },
      },
      patience: {
        oracle: {
          en: 'The inner life needs patience now, and results should not be counted week by week.',
          hi: 'साधना में अभी धीरज चाहिए, हर हफ़्ते नतीजा गिनना ठीक नहीं।',
        },
        astra: {
          en: 'Let it come quietly; you don’t need a new teacher or a new method every month.',
          hi: 'इसे चुपचाप आने दें; हर महीने नया तरीका या नया मार्गदर्शक ढूँढ़ना ज़रूरी नहीं।',
        },
      },
    },
    advice: [
      {
        en: 'Sit for ten minutes at the same time and place every day, in the way of your own faith or simply in silence.',
        hi: 'रोज़ एक ही समय और जगह पर दस मिनट बैठें, अपनी आस्था के तरीके से या बस चुपचाप।',
      },
      {
        en: 'Read two pages a day of one text that means something to you, slowly.',
        hi: 'जो किताब मन के क़रीब हो, उसके रोज़ दो पन्ने धीरे-धीरे पढ़ें।',
      },
      {
        en: 'Do one useful thing a week for someone who can’t return it.',
        hi: 'हफ़्ते में एक बार किसी ऐसे के काम आएँ जो बदले में कुछ न दे सके।',
      },
      {
        en: 'Be careful with anyone who asks for large sums, secrecy or total obedience in the name of faith.',
        hi: 'जो आस्था के नाम पर बड़ी रकम, राज़ या पूरा हुक्म मनवाना चाहे, उससे सावधान रहें।',
      },
      {
        en: 'Keep family and work going beside the practice; tell people at home when you need an hour of quiet.',
        hi: 'अभ्यास के साथ परिवार और काम भी चलते रहें; एक घंटा शांति चाहिए तो घर में बता दें।',
      },
    ],
  },
  fame: {
    name: { en: 'recognition', hi: 'नाम और पहचान' },
    hindiGender: 'feminine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, recognition is likely for your work, and from {from} to {to} the chart supports coming before the public.',
          hi: 'हाँ, काम को पहचान मिलने की संभावना है, और {from} से {to} तक लोगों के सामने आने का अच्छा समय है।',
        },
        astra: {
          en: 'People should begin to know your name; put out your best work regularly between {from} and {to} and let them find it.',
          hi: 'लोग नाम जानने लगें, ऐसी उम्मीद है; {from} से {to} तक हर हफ़्ते कुछ न कुछ बढ़िया दिखाएँ।',
        },
      },
      later: {
        oracle: {
          en: 'A name for yourself is likely later, in the period from {from} to {to}; the work done now will be what is seen then.',
          hi: 'नाम आगे चलकर, {from} से {to} तक बनने की संभावना है; जो काम अभी होगा, वही तब दिखेगा।',
        },
        astra: {
          en: 'It’s early yet for applause, and it does come closer between {from} and {to}; use the quiet to get better.',
          hi: 'तारीफ़ मिलने में थोड़ी देर है, वह {from} से {to} तक क़रीब आती दिखती है; इस बीच हुनर और निखार लें।',
        },
      },
      slow: {
        oracle: {
          en: 'Recognition is possible among people of your own field, by long and regular work; wide fame is not clearly shown.',
          hi: 'अपने क्षेत्र के लोगों में पहचान बन सकती है, लंबे और नियमित काम से; बड़ी शोहरत साफ़ नहीं दिखती।',
        },
        astra: {
          en: 'You may be respected rather than famous, and that can feed a family and let you sleep well; stay with the craft.',
          hi: 'शोहरत से ज़्यादा इज़्ज़त मिलने के आसार हैं, और उससे घर भी चलता है और नींद भी अच्छी आती है; हुनर न छोड़ें।',
        },
      },
      hard: {
        oracle: {
          en: 'Public attention has little support in the chart now, and spending on publicity in these months is likely to disappoint.',
          hi: 'फ़िलहाल लोगों का ध्यान खींचने में सहारा कम है, और इन महीनों में प्रचार पर ख़र्च से निराशा हो सकती है।',
        },
        astra: {
          en: 'Applause is likely to be thin just now, which is no measure of your talent; make things, keep them, and show them later.',
          hi: 'अभी तारीफ़ कम मिलेगी, पर यह हुनर का पैमाना नहीं; जो बने उसे सँभालकर रखें और बाद में दिखाएँ।',
        },
      },
    },
    when: {
      oracle: {
        en: 'For recognition the chart’s strongest period is from {from} to {to}.',
        hi: 'नाम और पहचान के लिए सबसे मज़बूत समय {from} से {to} तक है।',
      },
      astra: {
        en: 'Plan a launch, an audition or a big post for the days between {from} and {to}.',
        hi: 'कोई नया काम लाना हो, ऑडिशन हो या बड़ी पोस्ट, {from} से {to} तक के दिन चुनें।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your standing before people is good at present, and work shown now is likely to be noticed.',
          hi: 'लोगों के बीच आपकी जगह इस समय अच्छी है, और दिखाया गया काम नज़र में आ सकता है।',
        },
        astra: {
          en: 'You have people’s attention these days, so speak, perform or publish, and keep your manners simple.',
          hi: 'इन दिनों लोगों का ध्यान आप पर है; बोलें, मंच पर जाएँ या लिखें, और व्यवहार सादा रखें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Recognition comes with criticism at present; a clear body of work will answer most of it.',
          hi: 'पहचान के साथ अभी आलोचना भी मिलती है; अच्छा और साफ़ काम ज़्यादातर का जवाब दे देगा।',
        },
        astra: {
          en: 'Some will praise you and some will be unfair, so read comments once a day and no more.',
          hi: 'कोई तारीफ़ करेगा, कोई ग़लत बोलेगा; कमेंट दिन में एक बार पढ़ें, उससे ज़्यादा नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'Public recognition needs time in this chart, and quality now matters more than numbers.',
          hi: 'लोगों में पहचान बनने को समय चाहिए, और अभी फ़ॉलोअर की गिनती से ज़्यादा ज़रूरी है अच्छा काम।',
        },
        astra: {
          en: 'Don’t count followers for a while; get one person deeply interested in what you make.',
          hi: 'कुछ समय यह न देखें कि कितने लोग हैं; पहले एक इंसान को अपने काम में सच में दिलचस्पी हो जाए।',
        },
      },
    },
    advice: [
      {
        en: 'Choose one platform or stage and show work there on a fixed day every week for three months.',
        hi: 'एक मंच या प्लेटफ़ॉर्म चुनें और तीन महीने तक हर हफ़्ते तय दिन पर काम दिखाएँ।',
      },
      {
        en: 'Never pay an agent for a role, an award or an interview; real ones do not ask.',
        hi: 'रोल, अवॉर्ड या इंटरव्यू के लिए किसी एजेंट को पैसे न दें; असली लोग माँगते नहीं।',
      },
      {
        en: 'Read every contract with a lawyer or an experienced person before putting your name to it.',
        hi: 'हर कॉन्ट्रैक्ट पर दस्तख़त से पहले उसे किसी वकील या अनुभवी व्यक्ति के साथ पढ़ें।',
      },
      {
        en: 'Keep copies of all your work with dates, and register what can be registered.',
        hi: 'अपने सारे काम की तारीख़ सहित कॉपी रखें, और जिसका रजिस्ट्रेशन हो सकता है, करा लें।',
      },
      {
        en: 'Keep a second source of income till your name pays its own bills for a year.',
        hi: 'जब तक नाम से साल भर का ख़र्च न निकले, आमदनी का दूसरा रास्ता बनाए रखें।',
      },
      {
        en: 'Ask one person in your field, a step ahead of you, what they would improve in your work.',
        hi: 'अपने क्षेत्र में एक क़दम आगे के किसी व्यक्ति से पूछें कि आपके काम में क्या सुधर सकता है।',
      },
    ],
  },
} as const satisfies Record<string, MatterTexts>
