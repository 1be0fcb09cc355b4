import type { MatterTexts } from './matter-texts.ts'

export const tradeMatters = {
  business: {
    name: {
      en: 'business',
      hi: 'बिज़नेस',
    },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, your business is likely to do well, and the most favourable time for a start or an expansion is from {from} to {to}.',
          hi: 'हाँ, बिज़नेस अच्छा चलने के आसार हैं; शुरू करने या बढ़ाने का सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see good earning ahead for your work; take the important steps between {from} and {to}, with a budget you can afford.',
          hi: 'आपके काम में अच्छी कमाई की उम्मीद है; ज़रूरी क़दम {from} से {to} तक लें, और उतना ही पैसा लगाएँ जितना संभल सके।',
        },
      },
      later: {
        oracle: {
          en: 'The chart supports business, but the time to start or expand comes later, from {from} to {to}.',
          hi: 'कुंडली बिज़नेस के पक्ष में है, पर शुरू करने या बढ़ाने का समय आगे है, {from} से {to} तक।',
        },
        astra: {
          en: "Don't put big money in just yet, because trade is likely to pick up for you between {from} and {to}.",
          hi: 'अभी बड़ा पैसा न लगाएँ और तैयारी करते रहें; आपके काम-धंधे में तेज़ी {from} से {to} तक आने की संभावना है।',
        },
      },
      slow: {
        oracle: {
          en: 'Business can work for you if it stays small at first and costs are controlled; there is no special time to wait for.',
          hi: 'छोटे स्तर से और ख़र्च पर क़ाबू रखकर बिज़नेस चल सकता है; इसके लिए किसी ख़ास समय का इंतज़ार ज़रूरी नहीं।',
        },
        astra: {
          en: 'You can earn from it, only slowly; begin small, and add regular customers one by one.',
          hi: 'इससे कमाई हो सकती है, पर वक़्त लगेगा; थोड़े पैसे से शुरू करें और एक-एक करके पक्के ग्राहक बनाएँ।',
        },
      },
      hard: {
        oracle: {
          en: 'This is not a time for new risk in business; reduce expenses, recover dues and take no fresh loan.',
          hi: 'बिज़नेस में अभी नया जोखिम लेने का समय नहीं है; ख़र्च घटाएँ, बक़ाया वसूलें और नया लोन न लें।',
        },
        astra: {
          en: 'These are difficult months for trade, so please protect what you have; keep a salary or side income if you can.',
          hi: 'काम-धंधे के लिए ये महीने मुश्किल हैं, तो पहले जो है उसे बचाएँ; हो सके तो साथ में कोई तय आमदनी भी रखें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'For business, the time most supported by your chart is from {from} to {to}.',
        hi: 'बिज़नेस के लिए कुंडली का सबसे ज़्यादा साथ {from} से {to} तक है।',
      },
      astra: {
        en: 'Keep your launch, new shop or big order for the days between {from} and {to}; that is when I am most hopeful.',
        hi: 'दुकान खोलनी हो, नया काम या बड़ा ऑर्डर लेना हो, तो {from} से {to} तक का समय चुनना अच्छा रहेगा।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your business has good support at present, and steady orders with fair profit are likely.',
          hi: 'बिज़नेस को इस समय कुंडली का अच्छा साथ है; लगातार ऑर्डर और ठीक मुनाफ़े की संभावना है।',
        },
        astra: {
          en: 'Customers should respond well to you now, so follow up on old contacts and quote your price with confidence.',
          hi: 'ग्राहकों से अभी अच्छा जवाब मिलने की उम्मीद है, तो पुराने लोगों से फिर बात करें और भरोसे से दाम बताएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'The business runs, and sales come, but late payments or expenses trouble the cash flow.',
          hi: 'बिज़नेस चल जाता है और बिक्री होती है, पर पेमेंट देर से आने या ख़र्च बढ़ने से हाथ तंग रहता है।',
        },
        astra: {
          en: 'You will be busy, yet less stays with you than expected; look at margins before you chase more work.',
          hi: 'काम बहुत है पर हाथ में उम्मीद से कम बचता है; और काम लेने से पहले अपना मुनाफ़ा जोड़कर देख लें।',
        },
      },
      patience: {
        oracle: {
          en: 'Business is slow at present, and this is a time to control costs, not to expand.',
          hi: 'बिज़नेस अभी धीमा है; इस समय काम फैलाने के बजाय ख़र्च पर ध्यान देना ठीक है।',
        },
        astra: {
          en: "The market may stay quiet for you a while; hold on with low expenses and don't borrow to look bigger.",
          hi: 'आपका काम कुछ समय मंदा रह सकता है; थोड़े ख़र्च में टिके रहें और दिखावे के लिए उधार न लें।',
        },
      },
    },
    advice: [
      {
        en: 'Keep business money and home money in separate bank accounts from this month.',
        hi: 'इसी महीने से बिज़नेस का पैसा और घर का पैसा अलग-अलग बैंक खातों में रखें।',
        for: ['trader'],
      },
      {
        en: 'Make a list of all pending payments with dates and call two of those people every day.',
        hi: 'सारे बक़ाया पेमेंट तारीख़ के साथ लिखें और रोज़ उनमें से दो लोगों को फ़ोन करें।',
        for: ['trader'],
      },
      {
        en: 'Before you start, sell to ten real customers in a small way and see how many come back.',
        hi: 'शुरू करने से पहले छोटे स्तर पर दस असली ग्राहकों को बेचकर देखें कि कितने दोबारा आते हैं।',
        for: ['trader'],
      },
      {
        en: 'Put every partnership in writing: who gives how much, who does what, and how one can leave.',
        hi: 'हर पार्टनरशिप लिखित में रखें: कौन कितना पैसा देगा, कौन क्या करेगा और अलग होना हो तो कैसे।',
        for: ['partnership'],
      },
      {
        en: 'Once a month sit down with whoever keeps your accounts, and see which work brought money and which only cost it.',
        hi: 'महीने में एक बार पूरा हिसाब लेकर बैठें, और देखें कि किस काम से पैसा आया और किस में सिर्फ़ लगा।',
        for: ['trader'],
      },
      {
        en: 'Ask your bank or the District Industries Centre about Mudra and other small-business loans before you borrow privately.',
        hi: 'किसी से उधार लेने से पहले बैंक या ज़िला उद्योग केंद्र में मुद्रा जैसे छोटे बिज़नेस लोन के बारे में पूछें।',
        for: ['loan', 'trader'],
      },
      {
        en: 'Have the soil and the water tested at the Krishi Vigyan Kendra before the sowing, and ask there what does well on such land.',
        hi: 'बुवाई से पहले कृषि विज्ञान केंद्र में मिट्टी और पानी की जाँच कराएँ, और पूछें कि ऐसी ज़मीन पर क्या अच्छा होता है।',
        for: ['farmer'],
      },
      {
        en: 'Put the new crop on a part of the land for one season first, and insure the crop in time.',
        hi: 'नई फ़सल पहले एक सीज़न ज़मीन के एक हिस्से में लगाएँ, और फ़सल बीमा समय पर करा लें।',
        for: ['farmer'],
      },
      {
        en: 'Compare the rate of three mandis, and count transport and store before you choose the day to sell.',
        hi: 'तीन मंडियों का भाव मिलाएँ, और बेचने का दिन चुनने से पहले ढुलाई और भंडार का ख़र्च गिनें।',
        for: ['farmer'],
      },
    ],
  },
  'government-job': {
    name: {
      en: 'a government job',
      hi: 'सरकारी नौकरी',
    },
    hindiGender: 'feminine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, you have a good chance of a government job, and the best time for selection is from {from} to {to}.',
          hi: 'हाँ, सरकारी नौकरी के आसार अच्छे हैं, और चयन के लिए सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Your preparation has a good chance of paying off between {from} and {to}, so fill every form that falls in those months.',
          hi: 'आपकी तैयारी का फल {from} से {to} तक मिलने की अच्छी उम्मीद है, तो उन महीनों का कोई फ़ॉर्म न छूटे।',
        },
      },
      later: {
        oracle: {
          en: 'Selection is more likely in a later attempt than in this one, between {from} and {to}.',
          hi: 'चयन की संभावना इस बार से ज़्यादा अगले किसी प्रयास में है, {from} से {to} तक।',
        },
        astra: {
          en: 'This attempt may be more of practice for you; put your real hope on the exams and results that come from {from} to {to}.',
          hi: 'यह प्रयास शायद अभ्यास ही रह जाए; असली उम्मीद {from} से {to} तक की परीक्षा और रिज़ल्ट पर रखें।',
        },
      },
      slow: {
        oracle: {
          en: "It can happen with long, regular preparation and more than one attempt; its year can't be told clearly.",
          hi: 'लंबी और नियमित तैयारी से, एक से ज़्यादा प्रयास में यह हो सकता है; कौन-से साल में, यह साफ़ नहीं है।',
        },
        astra: {
          en: 'I would call it possible for you, neither more nor less; your syllabus, mock tests and attempts left will decide it.',
          hi: 'हो सकता है, पर पक्का नहीं कहा जा सकता; सिलेबस, मॉक टेस्ट और बचे हुए प्रयास, इन्हीं से तय होगा।',
        },
      },
      hard: {
        oracle: {
          en: 'Selection does not look likely at present; fix a limit of attempts and keep another job option ready.',
          hi: 'अभी चयन की संभावना कम है; प्रयासों की एक सीमा तय करें और दूसरी नौकरी का विकल्प तैयार रखें।',
        },
        astra: {
          en: 'I know how much has gone into this preparation, yet the present time is weak for it; start earning somewhere alongside.',
          hi: 'इसमें बहुत मेहनत लगती है, यह समझ में आता है, पर समय अभी कमज़ोर है; साथ में कहीं कमाई शुरू कर देना ठीक रहेगा।',
        },
      },
    },
    when: {
      oracle: {
        en: 'Selection for a government post is most likely between {from} and {to}.',
        hi: 'सरकारी पद पर चयन की सबसे ज़्यादा संभावना {from} से {to} तक है।',
      },
      astra: {
        en: 'Look at the exams and results that fall from {from} to {to}; you have your highest hope there.',
        hi: 'आपकी सबसे अच्छी उम्मीद उन परीक्षाओं और रिज़ल्ट में है जो {from} से {to} तक आएँ।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'A government job looks well within reach, and preparation done now is likely to show in the result.',
          hi: 'सरकारी नौकरी की उम्मीद इस समय अच्छी है, और अभी की तैयारी का असर रिज़ल्ट में दिख सकता है।',
        },
        astra: {
          en: 'You are on a good track for it, so keep to one exam pattern and revise more than you read anew.',
          hi: 'आपकी दिशा ठीक है, बस एक ही परीक्षा के पैटर्न पर टिकें और नया कम पढ़ें, दोहराएँ ज़्यादा।',
        },
      },
      mixed: {
        oracle: {
          en: 'The chances are about even: the effort shows, but the cut-off or a delay in results may come in between.',
          hi: 'उम्मीद आधी-आधी है: मेहनत दिखती है, पर कट-ऑफ़ या रिज़ल्ट की देरी बीच में आ सकती है।',
        },
        astra: {
          en: 'You may come close and miss by a little, so work on your weakest paper first.',
          hi: 'बात पास आकर थोड़े से रह सकती है, इसलिए जो पेपर सबसे कमज़ोर है, पहले उसी पर मेहनत करें।',
        },
      },
      patience: {
        oracle: {
          en: 'Recruitment may be delayed and the result may take time, so your other plans should not stop for it.',
          hi: 'भर्ती और रिज़ल्ट में देर हो सकती है, इसलिए बाक़ी योजनाएँ इसके लिए न रोकें।',
        },
        astra: {
          en: 'This wait may go on for you, and it tires anyone; keep preparing, but let some income come in too.',
          hi: 'यह इंतज़ार अभी और चल सकता है और थका भी देता है; तैयारी करते रहें, पर साथ में कुछ कमाई भी शुरू करें।',
        },
      },
    },
    advice: [
      {
        en: 'Write down for each exam the last date, age limit and number of attempts left, and keep it on the wall.',
        hi: 'हर परीक्षा की आख़िरी तारीख़, उम्र की सीमा और बचे हुए प्रयास लिखकर दीवार पर लगा लें।',
        for: ['meeting'],
      },
      {
        en: "Solve one previous year's paper every week with a clock, and note the topics where marks were lost.",
        hi: 'हर हफ़्ते पिछले साल का एक पेपर घड़ी रखकर हल करें और जहाँ नंबर कटे, वे टॉपिक लिख लें।',
      },
      {
        en: 'Check that your name and date of birth are the same on marksheets, caste or income certificate, and ID.',
        hi: 'मार्कशीट, जाति या आय प्रमाण पत्र और पहचान पत्र में नाम और जन्मतिथि एक जैसी हो, यह जाँच लें।',
        for: ['meeting'],
      },
      {
        en: 'Apply for state, bank, railway and SSC posts as well, not for one exam alone.',
        hi: 'सिर्फ़ एक परीक्षा नहीं, राज्य, बैंक, रेलवे और एसएससी के फ़ॉर्म भी भरें।',
      },
      {
        en: 'Never pay anyone who promises a post or a leaked paper; it costs both the money and the career.',
        hi: 'पद या लीक पेपर का वादा करने वाले को पैसा न दें; इसमें पैसा भी जाता है और करियर भी।',
      },
      {
        en: 'Decide with your family how many years you will give to this, and what you will do after that.',
        hi: 'परिवार के साथ तय करें कि इसमें कितने साल देने हैं, और उसके बाद क्या करना है।',
      },
    ],
  },
  retirement: {
    name: {
      en: 'retirement',
      hi: 'रिटायरमेंट',
    },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, a comfortable retirement is supported, and from {from} to {to} is a good time to retire or to settle its plans.',
          hi: 'हाँ, आराम से रिटायर होने के आसार हैं; इसके लिए या इसकी योजना तय करने के लिए अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'You can look forward to this stage; use the months between {from} and {to} to put your pension and savings in order.',
          hi: 'जीवन का यह दौर आपके लिए अच्छा दिखता है; {from} से {to} तक अपनी पेंशन और बचत का हिसाब ठीक कर लें।',
        },
      },
      later: {
        oracle: {
          en: 'It is a little early to retire; a more comfortable time for it is from {from} to {to}.',
          hi: 'रिटायर होने के लिए अभी थोड़ा जल्दी है; ज़्यादा आराम का समय {from} से {to} तक बनता है।',
        },
        astra: {
          en: 'Stay on a little if you can: going with peace of mind looks more likely from {from} to {to}.',
          hi: 'हो सके तो अभी कुछ समय काम करते रहें, क्योंकि सुकून से विदा लेने की उम्मीद {from} से {to} तक ज़्यादा है।',
        },
      },
      slow: {
        oracle: {
          en: 'A peaceful retirement is possible with steady saving and planning; the chart points to no particular date.',
          hi: 'नियमित बचत और योजना से रिटायरमेंट आराम का हो सकता है; कुंडली में कोई ख़ास तारीख़ नहीं दिखती।',
        },
        astra: {
          en: 'You can retire in comfort, and it depends on what you set aside each month more than on any date.',
          hi: 'रिटायर होने के बाद का समय आराम से कट सकता है, और यह तारीख़ से ज़्यादा इस पर टिका है कि हर महीने कितना पैसा अलग रखा जाए।',
        },
      },
      hard: {
        oracle: {
          en: 'It is better not to leave work at present; first make sure of a regular income and medical cover.',
          hi: 'अभी काम छोड़ना ठीक नहीं; पहले नियमित आमदनी और मेडिकल बीमा पक्का कर लें।',
        },
        astra: {
          en: 'I would not hurry into it now; a lighter job or fewer hours may give you rest without losing the income.',
          hi: 'अभी जल्दी न करें तो अच्छा; हल्का काम या कम घंटे चुनने से आराम भी मिल सकता है और पैसा भी आता रहेगा।',
        },
      },
    },
    when: {
      oracle: {
        en: 'The most suitable time for retirement by your chart is from {from} to {to}.',
        hi: 'आपकी कुंडली से रिटायरमेंट का सबसे सही समय {from} से {to} तक है।',
      },
      astra: {
        en: 'If the choice is yours, plan your last working day for some time between {from} and {to}.',
        hi: 'अगर तय करना आपके हाथ में है, तो काम का आख़िरी दिन {from} से {to} तक के समय में रखना अच्छा रहेगा।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Life after work looks comfortable: a regular income and respect in the family are likely.',
          hi: 'रिटायरमेंट के बाद की स्थिति अच्छी दिखती है: नियमित आमदनी और परिवार में मान मिलने की संभावना है।',
        },
        astra: {
          en: 'These years can be good ones for you, with enough to live on and time for what you always put off.',
          hi: 'ये साल आपके लिए अच्छे हो सकते हैं, गुज़ारे की चिंता कम और अपने मन के कामों के लिए समय ज़्यादा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Money after retirement is manageable, but some duty towards the family may continue.',
          hi: 'रिटायरमेंट के बाद पैसे से काम चल सकता है, पर परिवार की कुछ ज़िम्मेदारी बनी रह सकती है।',
        },
        astra: {
          en: 'You may be free from the office but not fully from responsibilities, so keep some savings in your own name.',
          hi: 'ऑफ़िस से छुट्टी मिल सकती है, घर के कामों से पूरी नहीं; कुछ बचत अपने नाम पर ज़रूर रहे।',
        },
      },
      patience: {
        oracle: {
          en: 'Retirement papers or dues may take longer than expected, so it is better to start early.',
          hi: 'रिटायरमेंट के काग़ज़ या बक़ाया पैसे में देर लग सकती है, इसलिए काम जल्दी शुरू करें।',
        },
        astra: {
          en: "Please don't be upset if pension work moves slowly; keep asking politely and keep copies of everything.",
          hi: 'पेंशन का काम धीमा चले तो परेशान न हों; नरमी से पूछते रहना और हर काग़ज़ की कॉपी रखना काफ़ी मदद करता है।',
        },
      },
    },
    advice: [
      {
        en: 'Add up your monthly expenses for the last one year and see how many months your savings would cover.',
        hi: 'पिछले एक साल का महीने का ख़र्च जोड़ें और देखें कि बचत से कितने महीने चल सकते हैं।',
      },
      {
        en: 'Check the nominee in your PF, pension, bank accounts and insurance, and correct old entries.',
        hi: 'पीएफ़, पेंशन, बैंक खाते और बीमा में नॉमिनी का नाम देख लें और पुराने नाम ठीक करवाएँ।',
        for: ['retirement'],
      },
      {
        en: 'Keep service book, pension papers and bank details together in one file that one family member knows of.',
        hi: 'सर्विस बुक, पेंशन के काग़ज़ और बैंक की जानकारी एक फ़ाइल में रखें, और घर में किसी एक को बता दें।',
        for: ['retirement', 'meeting'],
      },
      {
        en: "Don't give the whole retirement amount to children or a relative; keep at least three years of expenses with you.",
        hi: 'रिटायरमेंट का पूरा पैसा बच्चों या रिश्तेदार को न दें; कम से कम तीन साल का ख़र्च अपने पास रखें।',
        for: ['parent', 'retirement'],
      },
      {
        en: 'Be careful of anyone who offers double returns to retired people; ask a SEBI-registered adviser or your bank first.',
        hi: 'रिटायर लोगों को पैसा दोगुना करने का लालच देने वालों से बचें; पहले सेबी-रजिस्टर्ड सलाहकार या बैंक से पूछें।',
        for: ['shares', 'retirement'],
      },
      {
        en: 'Choose one regular activity outside the home for after retirement, such as teaching, walking with friends or social work.',
        hi: 'रिटायर होने के बाद घर से बाहर का एक नियमित काम चुनें, जैसे पढ़ाना, दोस्तों के साथ टहलना या समाज सेवा।',
        for: ['retirement'],
      },
    ],
  },
} as const satisfies Record<string, MatterTexts>
