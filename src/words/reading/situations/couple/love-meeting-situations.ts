import type { SituationTexts } from '../situation-texts.ts'

export const loveMeetingSituationTexts = {
  'ex-with-another': {
    outlook: {
      yes: {
        oracle: {
          en: 'Contact with your ex is possible between {from} and {to}, but while someone else is in their life a return should not be expected.',
          hi: '{from} से {to} के बीच एक्स से बात हो सकती है, पर जब तक उनकी ज़िंदगी में कोई और है, लौटने की आस न रखें।',
        },
        astra: {
          en: 'You two may speak again around {from} to {to}; with a third person there, let it be a talk and not a hope.',
          hi: '{from} से {to} के आसपास फिर बात हो सकती है; बीच में कोई तीसरा है, तो उसे बात ही रहने दें, उम्मीद न बनाएँ।',
        },
      },
      later: {
        oracle: {
          en: 'With another person beside your ex, nothing is likely to change soon; the only opening in the chart is from {from} to {to}.',
          hi: 'एक्स के साथ अभी कोई और है, इसलिए जल्दी कुछ बदलता नहीं दिखता; थोड़ी गुंजाइश {from} से {to} तक है।',
        },
        astra: {
          en: 'They have someone now, and I would not wait for {from} to {to} with my life on hold; if they come back, they will come on their own.',
          hi: 'अभी उनके साथ कोई है; {from} से {to} तक कुछ बदला भी तो वे ख़ुद आएँगे, उसके लिए अपनी ज़िंदगी न रोकें।',
        },
      },
      slow: {
        oracle: {
          en: 'A return is neither shut out nor shown, and as your ex is with another person, it is wiser to live as if it will not come.',
          hi: 'वापसी का रास्ता न बंद है न खुला; पर एक्स किसी और के साथ हैं, इसलिए यह मानकर चलें कि वापसी नहीं होगी।',
        },
        astra: {
          en: 'I can’t see them leaving that person for you, and you deserve to be somebody’s first choice.',
          hi: 'उस इंसान को छोड़कर लौटना दिखता नहीं, और आपको किसी की पहली पसंद होने का हक़ है।',
        },
      },
      hard: {
        oracle: {
          en: 'A return from this new relationship is not supported by your chart; it is time to close that door gently.',
          hi: 'उस नए रिश्ते से लौटने का सहारा आपकी कुंडली में नहीं दिखता; अब उस बात को धीरे से बंद कर देना ठीक है।',
        },
        astra: {
          en: 'It hurts to see them with someone else, I know; please don’t wait there, your own good days lie in another direction.',
          hi: 'उन्हें किसी और के साथ देखना बहुत चुभता है; वहाँ इंतज़ार न करें, आपके अच्छे दिन आगे हैं, पीछे नहीं।',
        },
      },
    },
    advice: [
      {
        en: 'Mute their profile and status for some weeks; every look opens the wound again.',
        hi: 'कुछ हफ़्ते उनकी प्रोफ़ाइल और स्टेटस म्यूट कर दें; हर बार देखने से घाव फिर हरा होता है।',
      },
      {
        en: 'Do not contact the new person or their families; it harms your name and changes nothing.',
        hi: 'नए साथी या उनके परिवार से संपर्क न करें; इससे आपका नाम ख़राब होगा, बदलेगा कुछ नहीं।',
      },
      {
        en: 'If they write to you while being with somebody else, ask what they want before you answer with your heart.',
        hi: 'किसी और के साथ रहते हुए वे आपको लिखें तो दिल से जवाब देने से पहले पूछें कि चाहते क्या हैं।',
      },
      {
        en: 'Fill the hours when you used to talk with something fixed: a walk, a class, a friend.',
        hi: 'जिस समय बात होती थी, उस समय कुछ पक्का रखें: टहलना, कोई क्लास, या कोई दोस्त।',
      },
    ],
  },
  'long-distance': {
    outlook: {
      yes: {
        oracle: {
          en: 'This long-distance relationship can last, and the distance is likely to grow less between {from} and {to}.',
          hi: 'यह लॉन्ग डिस्टेंस रिश्ता चल सकता है, और {from} से {to} के बीच दूरी कम होने के आसार हैं।',
        },
        astra: {
          en: 'Yes, I feel the two of you can hold on across the miles; plan to be in one place between {from} and {to}.',
          hi: 'हाँ, दूर रहकर भी यह साथ निभ सकता है; {from} से {to} के बीच एक जगह होने की योजना बनाएँ।',
        },
      },
      later: {
        oracle: {
          en: 'The distance is likely to stay for some time, with better support for being together from {from} to {to}.',
          hi: 'दूरी अभी कुछ समय रहेगी; साथ होने का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'It will test you both a little longer, and then {from} to {to} looks good for closing the gap.',
          hi: 'दूरी थोड़ा और परखेगी, फिर {from} से {to} तक पास आने का अच्छा मौक़ा दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The relationship can survive the distance if both keep a fixed plan; by itself the chart shows no date for living in one city.',
          hi: 'दोनों की पक्की योजना हो तो रिश्ता दूरी झेल लेगा; एक शहर में होने की तारीख़ कुंडली में साफ़ नहीं।',
        },
        astra: {
          en: 'Love is there, but love over the phone needs a plan; without one the two of you may slowly drift.',
          hi: 'प्यार है, पर फ़ोन वाला प्यार योजना माँगता है; योजना नहीं हुई तो धीरे-धीरे दूरी बढ़ सकती है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the distance is a real strain on this bond, and without a change from both sides it may not hold.',
          hi: 'अभी दूरी इस रिश्ते पर भारी है, और दोनों तरफ़ से बदलाव न हुआ तो टिकना मुश्किल है।',
        },
        astra: {
          en: 'I won’t hide it: the miles are winning just now; talk honestly about whether both of you still want the same thing.',
          hi: 'छुपाना ठीक नहीं: अभी दूरी भारी पड़ रही है; खुलकर बात करें कि दोनों अब भी एक ही चीज़ चाहते हैं या नहीं।',
        },
      },
    },
    advice: [
      {
        en: 'Decide together who would move, to which city, and what has to happen first: job, studies or visa.',
        hi: 'मिलकर तय करें कि कौन किस शहर जाएगा, और उससे पहले क्या होना चाहिए: नौकरी, पढ़ाई या वीज़ा।',
        for: ['meeting'],
      },
      {
        en: 'Keep two fixed calls a week and one planned meeting ahead; it works better than messages all day.',
        hi: 'हफ़्ते में दो तय कॉल और आगे की एक तय मुलाक़ात रखें; दिन भर के मैसेज से यह बेहतर है।',
      },
      {
        en: 'Tell each other when you will be busy, so that silence does not turn into suspicion.',
        hi: 'व्यस्त रहना हो तो पहले बता दें, ताकि चुप्पी शक न बने।',
      },
      {
        en: 'If you have never met, meet first in a public place, and send no money before that.',
        hi: 'अगर अब तक मिले ही नहीं हैं तो पहली मुलाक़ात खुली जगह पर करें, और उससे पहले पैसे न भेजें।',
      },
    ],
  },
  'confess-or-not': {
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, tell them what you feel; the chart supports speaking between {from} and {to}, and a kind answer is likely.',
          hi: 'हाँ, दिल की बात कह दें; {from} से {to} के बीच कहना ठीक है, और अच्छे जवाब की उम्मीद है।',
        },
        astra: {
          en: 'Say it, simply and without a big show, somewhere between {from} and {to}; I think you will be heard well.',
          hi: 'कह दीजिए, सादगी से, बिना तामझाम के, {from} से {to} के बीच; लगता है बात अच्छे से सुनी जाएगी।',
        },
      },
      later: {
        oracle: {
          en: 'Do not propose just yet; let the friendship grow, and speak between {from} and {to}.',
          hi: 'अभी प्रपोज़ न करें; पहले दोस्ती गहरी होने दें, और {from} से {to} के बीच कहें।',
        },
        astra: {
          en: 'Hold it in your heart a little more; {from} to {to} is when your words have the best chance.',
          hi: 'बात को थोड़ा और दिल में रखें; {from} से {to} के बीच कहने का सबसे अच्छा मौक़ा है।',
        },
      },
      slow: {
        oracle: {
          en: 'You may tell them, but in a light way; the chart shows neither a clear yes nor a clear no.',
          hi: 'कहा जा सकता है, पर हल्के ढंग से; कुंडली में न साफ़ हाँ है, न साफ़ ना।',
        },
        astra: {
          en: 'Instead of a full proposal, ask for a coffee and a talk; their manner that day will tell you how far to go.',
          hi: 'सीधे प्रपोज़ की जगह चाय पर मिलने को कहें; उस दिन का बर्ताव बता देगा कि आगे कितना कहना है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present it is better not to confess; the chart leans to a no, and the friendship is worth keeping.',
          hi: 'अभी न कहना बेहतर है; झुकाव ना की ओर है, और दोस्ती बचाने लायक है।',
        },
        astra: {
          en: 'I would keep it to myself for now; you can like someone quietly until you see a real sign from their side.',
          hi: 'अभी बात मन में ही रखें; जब तक उनकी तरफ़ से सच्चा इशारा न दिखे, चुपचाप पसंद करना भी ठीक है।',
        },
      },
    },
    advice: [
      {
        en: 'Tell them in person, alone and in a quiet place; not in front of friends, not in a group chat.',
        hi: 'बात सामने बैठकर, अकेले और शांत जगह पर कहें; दोस्तों के सामने या ग्रुप चैट में नहीं।',
      },
      {
        en: 'Say how you feel and leave them free: “You need not answer today.”',
        hi: 'अपनी बात कहकर उन्हें समय दें: “आज जवाब देना ज़रूरी नहीं।”',
      },
      {
        en: 'Find out first whether they are with somebody, and whether both of you work in one team.',
        hi: 'पहले पता कर लें कि वे किसी के साथ तो नहीं, और कहीं दोनों एक ही टीम में तो काम नहीं करते।',
        for: ['couple'],
      },
      {
        en: 'If the answer is no, thank them and step back; asking again and again spoils the respect.',
        hi: 'जवाब ना हो तो धन्यवाद कहकर पीछे हट जाएँ; बार-बार पूछने से इज़्ज़त कम होती है।',
      },
    ],
  },
  'meet-someone': {
    isBeforeMarriage: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Meeting someone who matters is likely soon, and the best time for it is from {from} to {to}.',
          hi: 'किसी ख़ास से मिलने की अच्छी उम्मीद है, और सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Yes, someone can come into your life between {from} and {to}; keep going out and keep your heart open.',
          hi: 'हाँ, {from} से {to} के बीच ज़िंदगी में कोई आ सकता है; लोगों में उठना-बैठना रखें और मन खुला।',
        },
      },
      later: {
        oracle: {
          en: 'You are likely to meet the right person, but not at once; look to the time from {from} to {to}.',
          hi: 'सही इंसान से मिलना होगा, पर अभी नहीं; उसके लिए {from} से {to} तक का समय देखें।',
        },
        astra: {
          en: 'Love is a little further down the road; I would expect somebody special between {from} and {to}.',
          hi: 'प्यार थोड़ा आगे है; किसी ख़ास के आने की उम्मीद {from} से {to} के बीच है।',
        },
      },
      slow: {
        oracle: {
          en: 'You can meet someone, but it will come through your own effort; the chart marks no month for it.',
          hi: 'किसी से मिलना हो सकता है, पर अपनी कोशिश से; इसके लिए कोई महीना कुंडली में तय नहीं दिखता।',
        },
        astra: {
          en: 'No date for that meeting, I’m afraid, yet the door is open; new places and new people will do more than waiting.',
          hi: 'उस मुलाक़ात की तारीख़ नहीं दिखती, पर रास्ता खुला है; इंतज़ार से ज़्यादा नई जगहें और नए लोग काम आएँगे।',
        },
      },
      hard: {
        oracle: {
          en: 'At present meeting a partner is not strongly shown; these months serve better for work, health and friends.',
          hi: 'अभी साथी मिलने के आसार मज़बूत नहीं हैं; ये दिन काम, सेहत और दोस्तों के लिए ज़्यादा अच्छे हैं।',
        },
        astra: {
          en: 'It may stay quiet on this side for a while, and it does not mean you are hard to love; be good to yourself meanwhile.',
          hi: 'कुछ समय दिल की दुनिया शांत रह सकती है; इसमें आपकी कोई कमी नहीं, तब तक अपना ख़याल रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Join one thing where you meet the same people every week: a class, a sport, a group that helps others.',
        hi: 'ऐसी एक जगह जुड़ें जहाँ हर हफ़्ते वही लोग मिलें: कोई क्लास, खेल या सेवा का काम।',
      },
      {
        en: 'Tell two friends that you are open to meeting someone; most good introductions come that way.',
        hi: 'दो दोस्तों को बता दें कि आप किसी से मिलने को तैयार हैं; अच्छी पहचान अक्सर ऐसे ही होती है।',
      },
      {
        en: 'On an app, keep true photographs, meet in a public place first, and never send money.',
        hi: 'ऐप पर असली तस्वीर रखें, पहली बार खुली जगह पर मिलें, और पैसे कभी न भेजें।',
      },
      {
        en: 'Write down the three qualities that truly matter to you, and give people a second meeting.',
        hi: 'लिख लें कि कौन सी तीन बातें सच में ज़रूरी हैं, और लोगों को दूसरी मुलाक़ात का मौक़ा दें।',
      },
    ],
  },
  'court-marriage': {
    outlook: {
      yes: {
        oracle: {
          en: 'A court marriage is possible, and {from} to {to} suits it; the chart still favours trying the family’s consent first.',
          hi: 'कोर्ट मैरिज हो सकती है, और {from} से {to} का समय ठीक है; फिर भी पहले घरवालों को मनाने की कोशिश अच्छी रहेगी।',
        },
        astra: {
          en: 'If both of you are adults and sure, {from} to {to} can carry a registered marriage; give the families one honest chance before it.',
          hi: 'दोनों बालिग और पक्के हों तो {from} से {to} के बीच कोर्ट मैरिज हो सकती है; उससे पहले घरवालों को एक मौक़ा दें।',
        },
      },
      later: {
        oracle: {
          en: 'Do not hurry into a court marriage now; the time from {from} to {to} supports it better, and families may soften by then.',
          hi: 'कोर्ट मैरिज की अभी जल्दी न करें; {from} से {to} का समय बेहतर है, तब तक घरवाले नरम भी पड़ सकते हैं।',
        },
        astra: {
          en: 'Keep the registrar’s office for {from} to {to}; until then talk at home, and get job and papers in order.',
          hi: 'कोर्ट का क़दम {from} से {to} के लिए रखें; तब तक घर में बात करें, नौकरी और काग़ज़ तैयार करें।',
        },
      },
      slow: {
        oracle: {
          en: 'Between a court marriage and persuading the family, the chart leans to persuading a little longer; neither way is closed.',
          hi: 'कोर्ट मैरिज और घरवालों को मनाने में, कुंडली अभी थोड़ा और मनाने की ओर झुकती है; रास्ता दोनों का खुला है।',
        },
        astra: {
          en: 'I’d try the family once more before the court; a marriage begun with their blessing will be easier for you both.',
          hi: 'कोर्ट से पहले घरवालों को एक बार और मनाकर देखें; उनके आशीर्वाद से शुरुआत आसान रहेगी।',
        },
      },
      hard: {
        oracle: {
          en: 'At present a court marriage against everyone’s wish is not supported; wait, and strengthen your income and papers first.',
          hi: 'अभी सबके ख़िलाफ़ जाकर कोर्ट मैरिज का साथ कुंडली नहीं देती; रुकें, पहले कमाई और काग़ज़ मज़बूत करें।',
        },
        astra: {
          en: 'Not in this rush, please; a court marriage made in anger is heavy to carry, so let things cool first.',
          hi: 'इस जल्दबाज़ी में नहीं; ग़ुस्से में की गई कोर्ट मैरिज भारी पड़ती है, पहले बात ठंडी होने दें।',
        },
      },
    },
    advice: [
      {
        en: 'For different religions the Special Marriage Act asks for thirty days’ notice; ask the marriage registrar or a lawyer for the exact steps.',
        hi: 'अलग धर्म हों तो स्पेशल मैरिज एक्ट में तीस दिन का नोटिस लगता है; पूरा तरीका रजिस्ट्रार या वकील से पूछें।',
      },
      {
        en: 'Keep proof of age, address, photographs and three witnesses ready; both must be adults and willing.',
        hi: 'उम्र और पते के काग़ज़, तस्वीरें और तीन गवाह तैयार रखें; दोनों बालिग और राज़ी हों, यह ज़रूरी है।',
      },
      {
        en: 'Decide before it where you will live and whose income pays the rent for the first half year.',
        hi: 'पहले तय करें कि रहेंगे कहाँ और पहले छह महीने किराया किसकी कमाई से जाएगा।',
      },
      {
        en: 'If you fear harm from anybody, a lawyer can ask the court or the police for protection before the date.',
        hi: 'किसी से नुक़सान का डर हो तो वकील तारीख़ से पहले कोर्ट या पुलिस से सुरक्षा माँग सकता है।',
        for: ['meeting'],
      },
    ],
  },
  'love-or-arranged': {
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Of the two, the chart is for a love marriage, and {from} to {to} is the time for the matter to become firm.',
          hi: 'दोनों में कुंडली लव मैरिज की ओर है, और बात पक्की होने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Love marriage, I would say, with the family joining in; watch the months from {from} to {to}.',
          hi: 'लव मैरिज के आसार ज़्यादा हैं, और घरवाले भी साथ आ सकते हैं; {from} से {to} का समय ध्यान में रखें।',
        },
      },
      later: {
        oracle: {
          en: 'The chart leans to a marriage of your own choice rather than an arranged one, later, from {from} to {to}.',
          hi: 'झुकाव अरेंज से ज़्यादा अपनी पसंद की शादी की ओर है, पर आगे चलकर, {from} से {to} तक।',
        },
        astra: {
          en: 'Your own choice has the better chance, only it asks you to hold on till {from} to {to}.',
          hi: 'अरेंज के मुक़ाबले लव मैरिज की उम्मीद ज़्यादा है, बस {from} से {to} तक धीरज रखना होगा।',
        },
      },
      slow: {
        oracle: {
          en: 'Neither is ruled out; the chart is nearer to a match that the family brings and you then come to love.',
          hi: 'दोनों में से कुछ भी बंद नहीं; झुकाव ऐसे रिश्ते की ओर है जो घरवाले लाएँ और फिर आपको भी पसंद आ जाए।',
        },
        astra: {
          en: 'Perhaps something in between, love with arrangement: you meet through people you know, and the heart agrees afterwards.',
          hi: 'शायद दोनों का मेल, लव भी और अरेंज भी: जान-पहचान से मुलाक़ात होगी, और दिल बाद में हाँ कहेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'Of the two, an arranged marriage has more support; love alone has a difficult road in this chart at present.',
          hi: 'दोनों में अरेंज मैरिज को ज़्यादा सहारा है; सिर्फ़ प्यार के भरोसे रास्ता अभी कठिन दिखता है।',
        },
        astra: {
          en: 'I lean to arranged, for now; let your family search too, and say clearly what kind of person your heart can accept.',
          hi: 'अभी झुकाव अरेंज मैरिज की ओर है; घरवालों को भी देखने दें, और साफ़ बताएँ कि कैसा साथी मन को भाएगा।',
        },
      },
    },
    advice: [
      {
        en: 'If there is someone already, name that person at home before proposals from others go far.',
        hi: 'अगर कोई पसंद है तो दूसरे रिश्तों की बात बढ़ने न दें, घर में उनका नाम बता दें।',
      },
      {
        en: 'In an arranged match, ask for at least three meetings alone before the yes.',
        hi: 'अरेंज रिश्ते में हाँ कहने से पहले कम से कम तीन बार अकेले में मिलने का समय माँगें।',
      },
      {
        en: 'Love or arranged, look at the same three things: respect, honesty about money, and how they speak in anger.',
        hi: 'लव हो या अरेंज, तीन बातें एक-सी देखें: इज़्ज़त, पैसे में सच्चाई, और ग़ुस्से में बोलचाल।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
