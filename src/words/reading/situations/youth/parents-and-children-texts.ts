import type { SituationTexts } from '../situation-texts.ts'

export const parentsAndChildrenTexts = {
  'others-become-parents': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, there is good news for that house; {from} to {to} is the likeliest stretch.',
          hi: 'हाँ, उस घर में ख़ुशख़बरी के आसार हैं; सबसे ज़्यादा {from} से {to} के बीच।',
        },
        astra: {
          en: 'Good news from that house is what I see between {from} and {to}.',
          hi: '{from} से {to} के बीच उस घर से ख़ुशख़बरी आती दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'A child is seen, though later: {from} to {to} looks better than the months before.',
          hi: 'संतान दिखती है, पर थोड़ा बाद: पहले के महीनों से {from} से {to} तक का समय बेहतर है।',
        },
        astra: {
          en: 'It comes late and is loved the more; look to {from} till {to}.',
          hi: 'देर से आएगी, और ज़्यादा प्यारी होगी; नज़र {from} से {to} के बीच रखें।',
        },
      },
      slow: {
        oracle: {
          en: 'The hope is not closed, but no date stands out; treatment for both of them counts for more than waiting.',
          hi: 'उम्मीद बंद नहीं है, पर कोई तारीख़ अलग से नहीं दिखती; इंतज़ार से ज़्यादा दोनों की जाँच और इलाज काम आएगा।',
        },
        astra: {
          en: 'I can’t give a month; keep asking God for them, and ask them nothing.',
          hi: 'महीना नहीं कहा जा सकता; उनके लिए भगवान से माँगते रहें, उनसे कुछ न पूछें।',
        },
      },
      hard: {
        oracle: {
          en: 'It looks hard just now without a doctor’s help; with it, or by adoption, that home can still be full.',
          hi: 'डॉक्टर की मदद के बिना अभी कठिन दिखता है; मदद से या गोद लेकर वह घर फिर भी भर सकता है।',
        },
        astra: {
          en: 'Their wait is long, and no one’s fault; stand between them and the taunts.',
          hi: 'उनका इंतज़ार लंबा है, और इसमें किसी का दोष नहीं; तानों के आगे आप खड़े हों।',
        },
      },
    },
    advice: [
      {
        en: 'Don’t ask her each festival; tell the others at home not to either.',
        hi: 'हर त्योहार पर उनसे न पूछें; घर में दूसरों को भी रोकें।',
        for: ['meeting'],
      },
      {
        en: 'Both should be tested, he as well as she: it takes one small test for a man.',
        hi: 'जाँच दोनों की हो, पति की भी: पुरुष की तो एक छोटी-सी जाँच है।',
      },
      {
        en: 'If years have passed, name a fertility doctor once, gently, and leave it with them.',
        hi: 'साल बीत गए हों तो एक बार प्यार से किसी अच्छे डॉक्टर का नाम बता दें, फिर उन पर छोड़ दें।',
      },
    ],
  },
  'child-after-divorce': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, your child comes nearer to you again; the warmest stretch is {from} to {to}.',
          hi: 'हाँ, बच्चा फिर आपके क़रीब आएगा; सबसे अपनेपन वाला समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Yes, the child comes near again: that small heart has kept your place, and shows it between {from} and {to}.',
          hi: 'हाँ, बच्चा फिर पास आएगा: उस छोटे मन ने आपकी जगह बचा रखी है, {from} से {to} के बीच यह दिखेगा।',
        },
      },
      later: {
        oracle: {
          en: 'Not at once: your child is guarded now, and opens to you between {from} and {to}.',
          hi: 'तुरंत नहीं: बच्चा अभी सँभलकर है, {from} से {to} के बीच खुलेगा।',
        },
        astra: {
          en: 'Not today, the door opens slowly; between {from} and {to} the child turns to you.',
          hi: 'आज नहीं, दरवाज़ा धीरे खुलेगा; {from} से {to} के बीच बच्चा आपकी ओर मुड़ेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'The tie holds, though it grows in silence and by your keeping your word; no date stands out.',
          hi: 'रिश्ता टूटा नहीं है, पर चुपचाप और आपके वादा निभाने से बढ़ेगा; कोई तारीख़ अलग से नहीं दिखती।',
        },
        astra: {
          en: 'Yes, I believe so: children come back to the one who kept coming; when, I can’t say.',
          hi: 'हाँ, उम्मीद है: बच्चे उसी के पास लौटते हैं जो आता रहा; कब, यह नहीं कहा जा सकता।',
        },
      },
      hard: {
        oracle: {
          en: 'For now there is distance, out of loyalty to the home your child lives in and not out of dislike; don’t press, and don’t stop.',
          hi: 'अभी दूरी है, नापसंद से नहीं, जिस घर में बच्चा रहता है उसके लिहाज़ से; ज़ोर न दें, आना भी न छोड़ें।',
        },
        astra: {
          en: 'Not yet, and that hurts; keep your day for meeting, even if it is only ten minutes.',
          hi: 'अभी नहीं, और यह चुभता है; मिलने का दिन न छोड़ें, चाहे दस मिनट ही हों।',
        },
      },
    },
    advice: [
      {
        en: 'Come at the time you said, each time; a missed visit is remembered longest.',
        hi: 'जो समय कहा है हर बार उसी पर पहुँचें; छूटी हुई मुलाक़ात सबसे देर तक याद रहती है।',
      },
      {
        en: 'Never ask about the other parent; ask about the school bus and the best friend.',
        hi: 'दूसरे माँ-बाप के बारे में कभी न पूछें; स्कूल बस और पक्के दोस्त की बात करें।',
      },
      {
        en: 'Have one thing that only you two do, and let it be small.',
        hi: 'एक छोटी चीज़ ऐसी रखें जो सिर्फ़ आप दोनों करते हों।',
      },
      {
        en: 'If visits are refused against the order, go through the family court or mediation, and never through the child.',
        hi: 'आदेश के बाद भी मिलने न दिया जाए तो परिवार न्यायालय या मध्यस्थता से जाएँ, बच्चे के ज़रिए कभी नहीं।',
        for: ['parent'],
      },
    ],
  },
  'own-children-at-odds': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Your children should be talking again between {from} and {to}; a shared task brings it rather than a lecture.',
          hi: '{from} से {to} के बीच बच्चों में बोलचाल हो जानी चाहिए; समझाने से नहीं, किसी साझे काम से।',
        },
        astra: {
          en: 'They will talk again, I see: two plates side by side between {from} and {to}.',
          hi: 'फिर बोलते दिखते हैं: {from} से {to} के बीच दो थालियाँ साथ।',
        },
      },
      later: {
        oracle: {
          en: 'Not this festival; between {from} and {to} the ice between them breaks.',
          hi: 'इस त्योहार पर नहीं; {from} से {to} के बीच दोनों के बीच की बर्फ़ टूटेगी।',
        },
        astra: {
          en: 'One of them softens first; look to {from} till {to}.',
          hi: 'एक पहले नरम पड़ेगा; नज़र {from} से {to} के बीच रखें।',
        },
      },
      slow: {
        oracle: {
          en: 'They will come to greetings before they come to love; no date stands out, and money matters must be put on paper first.',
          hi: 'पहले दुआ-सलाम होगी, मेल बाद में; कोई तारीख़ अलग से नहीं दिखती, और पैसे की बात पहले काग़ज़ पर आए।',
        },
        astra: {
          en: 'The thread between them holds, thinly; when they will talk again I can’t say.',
          hi: 'दोनों के बीच का धागा पतला है, पर टूटा नहीं; फिर कब बोलेंगे, यह नहीं कहा जा सकता।',
        },
      },
      hard: {
        oracle: {
          en: 'For now each stays behind their own door; peace without closeness is the most that can be asked, and you needn’t judge between them.',
          hi: 'अभी दोनों अपने दरवाज़े के पीछे रहेंगे; बिना झगड़े की दूरी ही अभी बहुत है, और फ़ैसला आपको नहीं सुनाना।',
        },
        astra: {
          en: 'Not yet, and it divides a parent’s meal in two; love each in that one’s own kitchen, and carry no tales.',
          hi: 'अभी नहीं, और माँ-बाप का निवाला दो टुकड़े हो जाता है; दोनों को उनकी अपनी रसोई में प्यार दें, बात इधर की उधर न करें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'It began with a small thing, a wall, a word or a share; under it each believes the other was loved more.',
        hi: 'शुरुआत छोटी बात से हुई, दीवार, कोई शब्द या हिस्सा; भीतर दोनों को लगता है कि दूसरा ज़्यादा प्यारा था।',
      },
      astra: {
        en: 'Each is waiting for the other’s first word, and each is looking at you while they wait.',
        hi: 'दोनों पहले शब्द के इंतज़ार में हैं, और दोनों इंतज़ार में आपकी ओर देखते हैं।',
      },
    },
    advice: [
      {
        en: 'Never tell one what the other said, even to make it better.',
        hi: 'एक की कही बात दूसरे को कभी न बताएँ, भले सुधारने के लिए हो।',
      },
      {
        en: 'Put house, shop and jewellery on paper while you live, in shares both have heard from you.',
        hi: 'मकान, दुकान और गहने जीते जी काग़ज़ पर रखें, हिस्से दोनों ने आपके मुँह से सुने हों।',
        for: ['shares'],
      },
      {
        en: 'Call both for a thing that needs two: your check-up, a puja, the grandchild’s birthday.',
        hi: 'दोनों को ऐसे काम में बुलाएँ जिसमें दो लगें: आपकी जाँच, कोई पूजा, पोते का जन्मदिन।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
