import type { SituationTexts } from '../situation-texts.ts'

export const spouseWaysTexts = {
  'partner-needs': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'What they need most from you is to be listened to without being corrected; the bond is warm and grows with that alone.',
          hi: 'उन्हें आपसे सबसे ज़्यादा यह चाहिए कि बात बिना टोके सुनी जाए; रिश्ता गर्म है और इतने से ही बढ़ेगा।',
        },
        astra: {
          en: 'A little praise, said aloud and in front of others: that is what your person is quietly hoping for.',
          hi: 'थोड़ी तारीफ़, खुलकर और सबके सामने: वे चुपचाप इसी की उम्मीद में हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'They want time that is only theirs and fewer reminders; give one hour a day without phone or complaint.',
          hi: 'वे ऐसा समय चाहते हैं जो सिर्फ़ उनका हो, और टोका-टाकी कम; रोज़ एक घंटा बिना फ़ोन और शिकायत के दें।',
        },
        astra: {
          en: 'I feel they miss the lightness of the first days; a walk, an old joke, a meal they like will say more than talks.',
          hi: 'लगता है उन्हें शुरुआती दिनों का हल्कापन याद आता है; टहलना, पुराना मज़ाक़, पसंद का खाना, बातों से ज़्यादा कहेंगे।',
        },
      },
      patience: {
        oracle: {
          en: 'Just now they need rest and trust more than closeness; be near without asking much, and don’t leave your own needs unsaid for long.',
          hi: 'अभी उन्हें नज़दीकी से ज़्यादा आराम और भरोसा चाहिए; पास रहें, ज़्यादा पूछें नहीं, और अपनी ज़रूरत भी बहुत दिन अनकही न रखें।',
        },
        astra: {
          en: 'They are carrying something and want you calm beside it; take one load off them, and tell them one thing you need too.',
          hi: 'वे किसी बोझ में हैं और आपको शांत देखना चाहते हैं; उनका एक काम अपने ऊपर लें, और अपनी एक ज़रूरत भी बता दें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Ask one question tonight: “what would make your week easier?”, and do just that.',
        hi: 'आज रात एक सवाल पूछें: “तुम्हारा हफ़्ता किससे आसान होगा?”, और वही करें।',
      },
      {
        en: 'Keep one evening a week for the two of you, with the phones in another room.',
        hi: 'हफ़्ते में एक शाम दोनों की रखें, फ़ोन दूसरे कमरे में।',
        for: ['couple'],
      },
      {
        en: 'Say one plain thank-you a day for something ordinary.',
        hi: 'रोज़ किसी मामूली काम के लिए एक सीधा शुक्रिया कहें।',
      },
      {
        en: 'Say what you need as a wish and not as a complaint.',
        hi: 'अपनी ज़रूरत शिकायत की तरह नहीं, इच्छा की तरह कहें।',
      },
    ],
  },
  'spouse-thinks': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'In their heart you hold a firm place; they show it by what they do and less by what they say.',
          hi: 'उनके दिल में आपकी जगह पक्की है; वे इसे कहकर कम, करके ज़्यादा जताते हैं।',
        },
        astra: {
          en: 'Yes, they love you, though they seldom say it in words; it shows in what they do for you and the home.',
          hi: 'हाँ, उन्हें आपसे प्यार है, बस शब्दों में कम कहते हैं; वह आपके और घर के लिए किए कामों में दिखता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'They care for you, and at present worries fill their mind; what they keep from you is the load, not another feeling.',
          hi: 'चाहत है, पर अभी मन चिंताओं से भरा है; छिपाया आपसे कुछ नहीं जा रहा, बोझ छिपाया जा रहा है।',
        },
        astra: {
          en: 'They care for you and yet keep something to themselves just now; ask about it gently, and only once.',
          hi: 'आपसे लगाव है, पर अभी कुछ बातें वे मन में ही रखते हैं; धीरे से, एक बार पूछें।',
        },
      },
      patience: {
        oracle: {
          en: 'The love is quiet at present, and the distance comes from tiredness more than from you; don’t take the silence for the worst.',
          hi: 'अभी प्यार कम दिखता है, पर दूरी की वजह आप नहीं, थकान और चिंता ज़्यादा है; चुप्पी का बुरा मतलब न निकालें।',
        },
        astra: {
          en: 'I won’t say they are happy at this moment; something has stayed unsaid, and it will come out when nobody presses.',
          hi: 'इस समय वे ख़ुश हैं, ऐसा कहना ठीक नहीं; कोई बात अनकही है, जो बिना दबाव के ही बाहर आएगी।',
        },
      },
    },
    why: {
      oracle: {
        en: 'People hide things at home mostly to avoid a quarrel, seldom to deceive.',
        hi: 'घर में बात ज़्यादातर झगड़े से बचने के लिए छिपाई जाती है, धोखे के लिए कम।',
      },
      astra: {
        en: 'They keep it in because they fear your worry or your answer; make it safe to say, and half of it comes out.',
        hi: 'आपकी चिंता या जवाब के डर से बात मन में रखी जाती है; कहना आसान कर दें, आधी बात ख़ुद निकलेगी।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Ask at a quiet hour, side by side, on a walk or in the car, and never in front of others.',
        hi: 'शांत समय में, साथ चलते या गाड़ी में पूछें, सबके सामने कभी नहीं।',
      },
      {
        en: 'Say “I’m with you, tell me when you can”, and then truly wait.',
        hi: 'कहें “मैं साथ हूँ, जब मन हो बताना”, और सच में रुकें।',
      },
      {
        en: 'Don’t go through the phone; what is found there rarely brings anybody nearer.',
        hi: 'फ़ोन न टटोलें; वहाँ मिली बात कम ही पास लाती है।',
      },
    ],
  },
  'spouse-anger': {
    isOfAnother: true,
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Their temper should cool down; the calmer stretch is {from} to {to}.',
          hi: 'उनका ग़ुस्सा ठंडा पड़ना चाहिए; शांत समय {from} से {to} तक है।',
        },
        astra: {
          en: 'The heat goes out slowly, I feel; from {from} to {to} you’ll find them easier to talk to.',
          hi: 'गरमी धीरे-धीरे उतरती लगती है; {from} से {to} के बीच बात करना आसान होगा।',
        },
      },
      later: {
        oracle: {
          en: 'The anger stays for a while yet; it looks milder between {from} and {to}.',
          hi: 'ग़ुस्सा अभी कुछ समय रहेगा; {from} से {to} के बीच कम होता दिखता है।',
        },
        astra: {
          en: 'Some more stormy weeks, and then it eases: between {from} and {to} they should be softer with you.',
          hi: 'कुछ हफ़्ते और तेज़ रहेंगे, फिर राहत: {from} से {to} के बीच बर्ताव नरम होना चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'The temper is part of their nature and won’t vanish on a date; it drops when sleep, work pressure and hunger are looked after.',
          hi: 'ग़ुस्सा उनके स्वभाव में है, किसी तारीख़ से नहीं जाएगा; नींद, काम का दबाव और भूख सँभले तो घटता है।',
        },
        astra: {
          en: 'No day is written for it; when you answer low and late instead of loud and at once, the fire finds no wood.',
          hi: 'इसका कोई दिन नहीं लिखा; जवाब धीमा और रुककर दें तो आग को लकड़ी नहीं मिलती।',
        },
      },
      hard: {
        oracle: {
          en: 'For now the temper stays sharp; don’t argue inside the anger, and set a clear line for what you won’t accept.',
          hi: 'अभी ग़ुस्सा तेज़ रहेगा; उसी समय बहस न करें, और साफ़ बता दें कि क्या बर्दाश्त नहीं होगा।',
        },
        astra: {
          en: 'It isn’t easy beside such a temper, and it isn’t your fault; keep yourself well, and let an elder they respect speak to them.',
          hi: 'ऐसे ग़ुस्से के साथ रहना आसान नहीं, और ग़लती आपकी नहीं; अपना ध्यान रखें, और जिन बड़े की वे मानते हैं उनसे बात कराएँ।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Such anger mostly stands on worry over money or work, poor sleep, or a feeling of not being respected.',
        hi: 'ऐसा ग़ुस्सा अक्सर पैसे या काम की चिंता, अधूरी नींद, या इज़्ज़त न मिलने के एहसास पर टिका होता है।',
      },
      astra: {
        en: 'Behind the shouting there is usually a tired person who doesn’t know how to ask for help.',
        hi: 'चिल्लाने के पीछे अक्सर एक थका हुआ इंसान होता है जिसे मदद माँगना नहीं आता।',
      },
    },
    advice: [
      {
        en: 'Speak of it an hour after the storm, and never inside it.',
        hi: 'बात तूफ़ान के एक घंटे बाद करें, बीच में कभी नहीं।',
      },
      {
        en: 'Find the pattern: the hour, the topic, the empty stomach; change one of them.',
        hi: 'देखें कि ग़ुस्सा किस समय, किस बात पर, ख़ाली पेट आता है; उनमें से एक चीज़ बदलें।',
      },
      {
        en: 'Say once: “I talk with you, not with the shouting”, and leave the room till it is over.',
        hi: 'एक बार कहें: “चिल्लाने पर बात नहीं होगी”, और शांत होने तक कमरे से हट जाएँ।',
      },
      {
        en: 'If a hand is raised or you are afraid, it is no temper any more: call 181 or 112.',
        hi: 'हाथ उठे या डर लगे तो यह स्वभाव की बात नहीं रही: 181 या 112 पर फ़ोन करें।',
      },
    ],
  },
  'spouse-silent': {
    isOfAnother: true,
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Their silence comes from worry and not from you; it should lift as work and money settle.',
          hi: 'उनकी चुप्पी चिंता की है, आपसे नहीं; काम और पैसे सँभलते ही हटनी चाहिए।',
        },
        astra: {
          en: 'They have gone inside to carry something alone; your plain, daily kindness is already reaching them.',
          hi: 'वे कोई बोझ अकेले उठाने भीतर चले गए हैं; आपका रोज़ का सीधा अपनापन उन तक पहुँच रहा है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Part tiredness, part something they find hard to say: that is what the quiet is made of; be near and don’t question it every day.',
          hi: 'चुप्पी कुछ थकान की है, कुछ ऐसी बात की जो कहते नहीं बनती; पास रहें, रोज़ सवाल न करें।',
        },
        astra: {
          en: 'The house feels heavy when one goes quiet; talk of small daily things, and the large one will follow.',
          hi: 'एक चुप हो तो घर भारी लगता है; रोज़ की छोटी बातें छेड़ें, बड़ी बात पीछे-पीछे आएगी।',
        },
      },
      patience: {
        oracle: {
          en: 'This quiet may stay some weeks; give it room, but if sleep, food or interest are gone too, a doctor should see them.',
          hi: 'यह चुप्पी कुछ हफ़्ते रह सकती है; जगह दें, पर नींद, भूख या मन भी उचट गया हो तो डॉक्टर को दिखाएँ।',
        },
        astra: {
          en: 'They aren’t turning from you, the light in them is low just now; sit beside them in the dark a little before you speak.',
          hi: 'वे आपसे नहीं मुड़े, अभी भीतर की रोशनी कम है; बोलने से पहले थोड़ी देर पास बैठें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'The quiet mostly comes from worry over work or money, from tiredness, or from a hurt that was swallowed.',
        hi: 'ऐसी चुप्पी ज़्यादातर काम या पैसे की चिंता, थकान, या मन में दबी किसी चोट से आती है।',
      },
      astra: {
        en: 'Some people go silent so as not to burden those they love; that is more often it than a lack of love.',
        hi: 'कुछ लोग अपनों पर बोझ न पड़े, इसलिए चुप हो जाते हैं; प्यार की कमी कम ही होती है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Do something side by side, a walk or the dishes; talk comes easier without eye to eye.',
        hi: 'साथ कुछ करें, टहलना या बर्तन; आमने-सामने से ज़्यादा आसानी से बात निकलती है।',
      },
      {
        en: 'Ask “what is the heaviest thing this week?” instead of “what is wrong with you?”.',
        hi: '“तुम्हें हुआ क्या है” की जगह पूछें “इस हफ़्ते सबसे भारी क्या है?”।',
      },
      {
        en: 'If it goes past two weeks with no sleep or tears, call Tele-MANAS, 14416, together.',
        hi: 'दो हफ़्ते से ज़्यादा नींद न आए या रोना आए तो साथ बैठकर टेली-मानस 14416 पर बात करें।',
        for: ['meeting'],
      },
    ],
  },
  'spouse-no-time': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'They should turn towards home and give you time again between {from} and {to}.',
          hi: '{from} से {to} के बीच उनका ध्यान घर की ओर लौटना चाहिए और आपको समय मिलना चाहिए।',
        },
        astra: {
          en: 'The old closeness comes back into your evenings, I feel, from {from} to {to}.',
          hi: 'शामें फिर अपनी होती लगती हैं, {from} से {to} के बीच।',
        },
      },
      later: {
        oracle: {
          en: 'It will take a while until home matters more than friends; {from} to {to} looks better for that.',
          hi: 'घर को पहली जगह मिलने में समय लगेगा; उसके लिए {from} से {to} तक का समय बेहतर है।',
        },
        astra: {
          en: 'For now work and friends pull harder; between {from} and {to} they should remember whose evening it is.',
          hi: 'अभी काम और दोस्त ज़्यादा खींचते हैं; {from} से {to} के बीच घर की याद आनी चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'They will give time if you ask for a fixed hour; in general complaints they hear only noise.',
          hi: 'तय समय माँगें तो मिलेगा; आम शिकायत उन्हें बस शोर लगती है।',
        },
        astra: {
          en: 'No date for it; one small plan that is fun for them too will bring them home sooner than ten reminders.',
          hi: 'इसकी तारीख़ नहीं दिखती; एक छोटा सा मज़ेदार प्लान दस शिकायतों से जल्दी घर लाएगा।',
        },
      },
      hard: {
        oracle: {
          en: 'Just now their mind is outside the house; fill your own days too, and agree on one evening that is never given away.',
          hi: 'अभी उनका मन घर से बाहर है; अपने दिन भी भरें, और एक शाम ऐसी तय करें जो किसी और को न जाए।',
        },
        astra: {
          en: 'You are waiting for crumbs of time, and that tires the heart; say so once, softly, and let your own life be full meanwhile.',
          hi: 'थोड़े से समय का इंतज़ार मन को थकाता है; एक बार नरमी से कह दें, और तब तक अपना जीवन भरा रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask for something exact: Wednesday after nine, half an hour, no phone.',
        hi: 'साफ़ चीज़ माँगें: बुधवार नौ बजे के बाद, आधा घंटा, बिना फ़ोन।',
      },
      {
        en: 'Join in once: their match, their friend’s house, their show.',
        hi: 'एक बार उनके शौक़ में शामिल हों: मैच, दोस्त का घर, कोई शो।',
      },
      {
        en: 'Notice the day they do come early, and say so.',
        hi: 'जिस दिन जल्दी आएँ, उस दिन यह बात कहें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
