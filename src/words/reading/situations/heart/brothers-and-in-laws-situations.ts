import type { SituationTexts } from '../situation-texts.ts'

export const brothersAndInLawsSituationTexts = {
  'sibling-bond': {
    state: {
      favourable: {
        oracle: {
          en: 'The bond with your brother or sister is likely to stay good and to hold when you need it, even after marriages and the dividing of property.',
          hi: 'भाई-बहन से आपका रिश्ता अच्छा रहने और ज़रूरत पर साथ देने के आसार हैं, शादी और बँटवारे के बाद भी।',
        },
        astra: {
          en: 'I see real affection between you and your sibling; a call without a reason would bring the old days back quickly.',
          hi: 'भाई या बहन के साथ सच्चा लगाव दिखता है; बिना काम का एक फ़ोन पुराने दिन जल्दी लौटा देगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'With your brother or sister it is warm at heart and formal on the surface; it stays well if money is kept apart and visits are kept up.',
          hi: 'भाई या बहन से मन में अपनापन है, ऊपर से औपचारिकता; पैसा बीच में न आए और मिलना-जुलना रहे, तो रिश्ता अच्छा चलेगा।',
        },
        astra: {
          en: 'New people and duties stand between you two, not a lack of love; go to them as you are, without counting who came last.',
          hi: 'बीच में नए लोग और ज़िम्मेदारियाँ हैं, प्यार की कमी नहीं; किसकी बारी थी यह गिने बिना मिलने जाएँ।',
        },
      },
      patience: {
        oracle: {
          en: 'Closeness with your brother or sister takes patience at present; expect little, stay polite, and the tie will not break.',
          hi: 'भाई या बहन से नज़दीकी के लिए अभी धीरज चाहिए; उम्मीद कम रखें, अदब बनाए रखें, रिश्ता टूटेगा नहीं।',
        },
        astra: {
          en: 'It’s a cool stretch between you two, and I know you miss how it was; keep the door open, and do not argue over the past.',
          hi: 'अभी रिश्ता ठंडा है, और पहले वाली बात याद आती है; दरवाज़ा खुला रखें, पुरानी बातों पर बहस न करें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'You grew apart because each got a home, a partner and worries of their own, and neither said what was missed.',
        hi: 'दूरी इसलिए आई कि सबका अपना घर, साथी और चिंता हो गई, और क्या खलता है यह किसी ने कहा नहीं।',
      },
      astra: {
        en: 'Nobody stole your brother or sister from you; life got crowded, and both of you wait for the other to come first.',
        hi: 'भाई या बहन को आपसे किसी ने छीना नहीं; ज़िंदगी में भीड़ हो गई, और दोनों राह देखते हैं कि पहले दूसरा आए।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Call once a week only to talk, never with a request in it.',
        hi: 'हफ़्ते में एक फ़ोन सिर्फ़ बातों के लिए करें, उसमें कोई काम न हो।',
      },
      {
        en: 'Be good to the one they married; the way to a brother or sister goes through that door.',
        hi: 'जिनसे उनकी शादी हुई, उनसे अच्छा बर्ताव रखें; भाई-बहन तक रास्ता वहीं से जाता है।',
      },
      {
        en: 'Keep money between you small, written and rare.',
        hi: 'आपस में पैसे का लेन-देन कम रखें, और हो तो लिखकर।',
      },
      {
        en: 'Say one memory aloud: “Do you remember when we …?”',
        hi: 'कोई पुरानी याद छेड़ें: “याद है, जब हम …?”',
      },
    ],
  },
  'sibling-quarrels': {
    outlook: {
      yes: {
        oracle: {
          en: 'The quarrels with your brother or sister are likely to lessen, and it goes more easily between you from {from} to {to}.',
          hi: 'भाई-बहन से झगड़े कम होने के आसार हैं, और {from} से {to} तक आपस में ज़्यादा बनेगी।',
        },
        astra: {
          en: 'You two will get along; I see the bickering fade into friendship between {from} and {to}.',
          hi: 'आपस में पटेगी; {from} से {to} के बीच यह नोक-झोंक दोस्ती में बदलती दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'Peace among brothers and sisters will take a while; the better time for it is {from} to {to}.',
          hi: 'भाई-बहनों में शांति थोड़ा समय लेगी; उसका बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'There will be some more friction with your sibling, and then {from} to {to} looks a good deal softer.',
          hi: 'भाई या बहन से अभी थोड़ी खटपट और होगी, फिर {from} से {to} का समय काफ़ी नरम दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'You and your brother or sister can get along, but no time is marked for it; it turns when one of you stops keeping count.',
          hi: 'भाई-बहन की पट सकती है, पर कोई तय समय नहीं दिखता; जिस दिन एक हिसाब रखना छोड़े, बात बदल जाएगी।',
        },
        astra: {
          en: 'I can’t give the day for peace between you; it hangs on one of you letting a small thing go.',
          hi: 'आपस में शांति का दिन बताना मुश्किल है; एक कोई छोटी बात छोड़ दे, बस इसी पर टिका है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the quarrels with your brother or sister stay sharp, so keep a little distance and settle nothing in anger.',
          hi: 'अभी भाई-बहन से झगड़े तीखे हैं, इसलिए थोड़ी दूरी रखें और ग़ुस्से में कुछ तय न करें।',
        },
        astra: {
          en: 'It doesn’t look easy with them just now; protect your peace, speak before an elder, and leave no bitter words in writing.',
          hi: 'अभी उनसे बनना आसान नहीं दिखता; अपना चैन बचाएँ, किसी बड़े के सामने बात करें, और कड़वा कुछ लिखकर न भेजें।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'You and your brother or sister can be good friends: the fights are over small things, and time spent in fun together ends them.',
          hi: 'भाई-बहन अच्छे दोस्त बन सकते हैं: झगड़े छोटी बातों के हैं, साथ हँसने-खेलने से ख़त्म हो जाएँगे।',
        },
        astra: {
          en: 'Those fights are half play, I think; agree on turns, share a secret or a game, and you’ll be a team.',
          hi: 'ये झगड़े आधे खेल हैं; बारी तय करें, कोई खेल या राज़ साथ रखें, और जोड़ी बन जाएगी।',
        },
      },
      mixed: {
        oracle: {
          en: 'Between you and your brother or sister it needs fair rules: who gets what and when; with those, affection shows again.',
          hi: 'भाई-बहन के बीच बराबर के नियम चाहिए: किसे क्या और कब; इतना हो तो प्यार फिर दिखेगा।',
        },
        astra: {
          en: 'Each of you feels the other is the favourite; say that once without shouting, and much of the heat goes.',
          hi: 'दोनों को लगता है कि घर में दूसरे की ज़्यादा चलती है; यह एक बार बिना चिल्लाए कह दें, आधी गर्मी निकल जाएगी।',
        },
      },
      patience: {
        oracle: {
          en: 'With your brother or sister go slowly: no teasing, no old matters, and let a parent settle what you two cannot.',
          hi: 'भाई-बहन के साथ धीरे चलें: न चिढ़ाएँ, न पुरानी बात उठाएँ, और जो आपस में न सुलझे वह माँ-बाप सुलझाएँ।',
        },
        astra: {
          en: 'It’s rough between you now, so aim at quiet before closeness; don’t answer the first sharp word, and see what happens.',
          hi: 'अभी आपस में रूखापन है, पहले शांति रखें, नज़दीकी बाद में; पहली चुभती बात का जवाब न दें, फिर देखें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'You quarrel because you compete for the same room, love and share, and each feels the other is favoured; it isn’t hate.',
        hi: 'झगड़ा इसलिए है कि एक ही जगह, प्यार और हिस्से की होड़ है, और दोनों को दूसरा ज़्यादा लाड़ला लगता है; यह नफ़रत नहीं।',
      },
      astra: {
        en: 'Brothers and sisters fight where they feel unequal; often two join hands because they’re afraid to stand alone too.',
        hi: 'भाई-बहन वहीं लड़ते हैं जहाँ बराबरी नहीं लगती; कई बार दो लोग डर से एक हो जाते हैं, दुश्मनी से नहीं।',
      },
    },
    advice: [
      {
        en: 'Make turns for what you share, such as television, bike or room, and write them down.',
        hi: 'जो चीज़ साझी है, जैसे टीवी, बाइक या कमरा, उसकी बारी लिखकर तय करें।',
      },
      {
        en: 'Praise them once before others; it is remembered long.',
        hi: 'सबके सामने एक बार उनकी तारीफ़ करें; यह बहुत दिन याद रहता है।',
      },
      {
        en: 'Do one thing a week together in which nobody wins.',
        hi: 'हफ़्ते में एक काम साथ करें जिसमें हार-जीत न हो।',
        for: ['meeting'],
      },
      {
        en: 'Keep property and parents’ money out of daily talk; settle those on paper with an elder present.',
        hi: 'ज़मीन और माँ-बाप के पैसे की बात रोज़ न करें; किसी बड़े के सामने काग़ज़ पर तय करें।',
      },
    ],
  },
  'respect-in-sasural': {
    outlook: {
      yes: {
        oracle: {
          en: 'Respect in your in-laws’ home is likely to grow, and from {from} to {to} your word should count for more there.',
          hi: 'ससुराल में आपकी इज़्ज़त बढ़ने के आसार हैं, और {from} से {to} तक वहाँ आपकी बात ज़्यादा सुनी जानी चाहिए।',
        },
        astra: {
          en: 'They will come to value you; I see your standing in that family rising between {from} and {to}.',
          hi: 'वहाँ आपकी क़द्र होगी; {from} से {to} के बीच उस घर में आपका मान बढ़ता दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'Respect from your in-laws comes late rather than never; the time for it is {from} to {to}.',
          hi: 'ससुराल से इज़्ज़त देर से मिलेगी, पर मिलेगी; उसका समय {from} से {to} तक है।',
        },
        astra: {
          en: 'It won’t change with one festival; between {from} and {to} their tone towards you should turn, as your worth becomes plain.',
          hi: 'एक त्योहार में बात नहीं बदलेगी; {from} से {to} के बीच उनका लहजा बदलना चाहिए, जब आपकी क़ीमत समझ आएगी।',
        },
      },
      slow: {
        oracle: {
          en: 'Your place in that house can be won, slowly; the chart marks no time, and self-respect will earn more than pleasing everybody.',
          hi: 'उस घर में आपकी जगह बन सकती है, धीरे-धीरे; कोई तय समय नहीं दिखता, सबको ख़ुश करने से ज़्यादा अपना मान रखना काम आएगा।',
        },
        astra: {
          en: 'I can’t name the day they’ll honour you; a few of them will, others may not, and your worth doesn’t wait for it.',
          hi: 'वे कब मान देंगे, यह बताना मुश्किल है; कुछ देंगे, कुछ शायद नहीं, पर आपकी क़ीमत इस पर टिकी नहीं।',
        },
      },
      hard: {
        oracle: {
          en: 'At present your in-laws are not likely to change how they treat you, so set calm limits and lean on your husband or wife.',
          hi: 'अभी ससुराल वालों का बर्ताव बदलने के आसार कम हैं, इसलिए शांति से अपनी हद बता दें और जीवनसाथी का साथ लें।',
        },
        astra: {
          en: 'I don’t see them bending just now, and the slight hurts; build your own work and circle, it is there that respect begins.',
          hi: 'अभी वे बदलते नहीं दिखते, और बात चुभती है; अपना काम और अपने लोग बनाएँ, इज़्ज़त की शुरुआत वहीं से होती है।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your place among the in-laws is better than they show: they rely on you, and saying calmly what you want will bring the respect too.',
          hi: 'ससुराल में आपकी जगह उतनी कम नहीं जितनी दिखाते हैं: उनका काम आपसे चलता है, शांति से अपनी बात रखें तो मान भी मिलेगा।',
        },
        astra: {
          en: 'They need you more than they admit; speak once, clearly and with a smile, and that house will make room for you.',
          hi: 'उन्हें आपकी ज़रूरत है, मानते कम हैं; एक बार मुस्कुराकर साफ़ बात कहें, वह घर जगह देगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'With your in-laws some respect you and some measure you by money or position; choose your two allies there and let the rest talk.',
          hi: 'ससुराल में कुछ लोग आपका मान करते हैं, कुछ पैसे या पद से तौलते हैं; दो अपने बना लें, बाक़ी को बोलने दें।',
        },
        astra: {
          en: 'It’s a mixed house for you: don’t answer every taunt, answer one, politely, before all; that is remembered.',
          hi: 'वह घर आपके लिए मिला-जुला है: हर ताने का जवाब न दें, एक का दें, अदब से, सबके सामने; वह याद रहता है।',
        },
      },
      patience: {
        oracle: {
          en: 'In your in-laws’ home respect is slow to come at present; do not serve more in order to be valued, but ask for what is yours through your partner.',
          hi: 'ससुराल में अभी मान मिलना धीमा है; क़द्र के लिए और न झुकें, जो हक़ का है वह जीवनसाथी के ज़रिए माँगें।',
        },
        astra: {
          en: 'It hurts to give and not be seen; keep your dignity, keep some distance, and let your husband or wife say what must be said.',
          hi: 'करते जाना और किसी का न देखना दुखता है; अपना मान और थोड़ी दूरी रखें, ज़रूरी बात जीवनसाथी से कहलवाएँ।',
        },
      },
    },
    why: {
      oracle: {
        en: 'They hold back respect because they measure people by money, custom or who came first, and not because you lack anything.',
        hi: 'वे क़द्र इसलिए नहीं करते कि पैसे, रिवाज या पुराने-नए से तौलते हैं, इसलिए नहीं कि आपमें कोई कमी है।',
      },
      astra: {
        en: 'You gave in too quickly at the beginning, out of goodness, and they got used to it; that can be taught anew.',
        hi: 'शुरू में अच्छेपन में हर बात मान ली गई, और उन्हें उसकी आदत हो गई; यह आदत बदली जा सकती है।',
      },
    },
    advice: [
      {
        en: 'Let your husband or wife speak for you with their own people on room, jewellery and shares.',
        hi: 'कमरे, गहने और हिस्से की बात जीवनसाथी ही अपने घरवालों से करें।',
        for: ['shares', 'spouse'],
      },
      {
        en: 'Choose one thing you will no longer accept, and say so once without anger.',
        hi: 'एक बात चुनें जो अब मंज़ूर नहीं, और बिना ग़ुस्से एक बार कह दें।',
      },
      {
        en: 'Keep your own work, savings and papers; a person who stands alone is looked at differently.',
        hi: 'अपना काम, बचत और काग़ज़ अपने पास रखें; जो अपने पैरों पर हो उसे लोग अलग नज़र से देखते हैं।',
      },
      {
        en: 'If taunts turn into threats, dowry demands or blows, call 181 and tell your own family.',
        hi: 'ताने धमकी, दहेज की माँग या मारपीट बन जाएँ तो 181 पर फ़ोन करें और मायके या अपने घर बताएँ।',
      },
    ],
  },
  'who-first-siblings': {
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Of you and the others at home, your own marriage looks near, between {from} and {to}, and it may well come before your brother’s or sister’s.',
          hi: 'आप और भाई-बहन में से आपकी शादी पास दिखती है, {from} से {to} के बीच, और उनसे पहले भी हो सकती है।',
        },
        astra: {
          en: 'Yours need not wait its turn: I see your wedding time from {from} to {to}, whether or not brother or sister goes before you.',
          hi: 'बारी की राह देखना ज़रूरी नहीं: {from} से {to} तक आपका अपना समय है, घर में और किसी का ब्याह हुआ हो या नहीं।',
        },
      },
      later: {
        oracle: {
          en: 'Your own marriage comes somewhat later, from {from} to {to}, so your brother’s or sister’s may well be first.',
          hi: 'आपकी शादी का समय थोड़ा आगे, {from} से {to} तक है, इसलिए भाई या बहन की पहले हो सकती है।',
        },
        astra: {
          en: 'Let the other wedding in the family come first; yours follows with its own good time between {from} and {to}.',
          hi: 'घर का दूसरा ब्याह निपट जाने दें; फिर {from} से {to} के बीच आपका नंबर अच्छे समय पर आता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Who is first the chart leaves open: whichever match is settled first, and neither of you holds up the other by fate.',
          hi: 'पहले किसकी होगी, यह खुला है: जिसका रिश्ता पहले पक्का हो, उसी की; क़िस्मत में कोई किसी का रास्ता नहीं रोकता।',
        },
        astra: {
          en: 'I can’t say whose turn is first, yours or theirs; the good proposal decides, so let nobody sit and wait for another.',
          hi: 'पहले आपकी या उनकी, यह कहना मुश्किल है; अच्छा रिश्ता ही तय करेगा, इसलिए कोई किसी के लिए न बैठे।',
        },
      },
      hard: {
        oracle: {
          en: 'At present your own marriage looks slower than your brother’s or sister’s, so let theirs go first without feeling left behind.',
          hi: 'अभी आपकी शादी भाई या बहन से धीमी दिखती है, इसलिए उनकी पहले होने दें, इसमें पीछे रह जाने की बात नहीं।',
        },
        astra: {
          en: 'I’d let the others go first this time, with a glad heart; your own road is slower just now, and no wedding of theirs takes yours away.',
          hi: 'इस बार ख़ुशी से दूसरों को आगे जाने दें; रास्ता थोड़ा लंबा है, पर किसी और का ब्याह आपका हक़ नहीं छीनता।',
        },
      },
    },
    advice: [
      {
        en: 'Ask your parents to look for both at the same time and let the order decide itself.',
        hi: 'माता-पिता से कहें कि दोनों के रिश्ते साथ देखें, पहले-बाद अपने आप तय हो जाएगा।',
      },
      {
        en: 'If a good match comes first for the younger, talk with the elder openly before anybody outside does.',
        hi: 'छोटे का अच्छा रिश्ता पहले आए तो बाहर वालों से पहले बड़े से खुलकर बात कर लें।',
      },
      {
        en: 'Keep the money for each wedding apart from the beginning.',
        hi: 'दोनों शादियों का पैसा शुरू से अलग रखें।',
        for: ['wedding'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
