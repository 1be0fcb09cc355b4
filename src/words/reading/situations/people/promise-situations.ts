import type { SituationTexts } from '../situation-texts.ts'

export const promiseSituationTexts = {
  'proposal-answer': {
    outlook: {
      yes: {
        oracle: {
          en: 'A yes to your proposal is likely, and a clear answer should come between {from} and {to}.',
          hi: 'आपके प्रपोज़ पर हाँ होने के आसार अच्छे हैं, और साफ़ जवाब {from} से {to} के बीच आ सकता है।',
        },
        astra: {
          en: 'I have a good feeling about the answer: let it come by itself, most likely between {from} and {to}.',
          hi: 'जवाब को लेकर उम्मीद अच्छी है: उसे अपने आप आने दें, {from} से {to} के बीच हाँ हो सकती है।',
        },
      },
      later: {
        oracle: {
          en: 'The answer is not likely to be a yes at once; the heart on the other side is easier to win from {from} to {to}.',
          hi: 'हाँ तुरंत होने के आसार कम हैं; सामने वाले का मन {from} से {to} तक जीतना आसान है।',
        },
        astra: {
          en: 'They may need time to say yes; stay a good friend, and look to {from} until {to}.',
          hi: 'हाँ कहने में उन्हें समय लग सकता है; अच्छे दोस्त बने रहें और {from} से {to} तक का समय देखें।',
        },
      },
      slow: {
        oracle: {
          en: 'The answer can go either way; how easy they feel with you will decide it more than the words of the proposal.',
          hi: 'जवाब किसी भी ओर जा सकता है; प्रपोज़ के शब्दों से ज़्यादा यह देखेगा कि आपके साथ उन्हें कितना सहज लगता है।',
        },
        astra: {
          en: 'I can’t promise a yes, nor do I see a no; give them room, and one light evening together will tell you more.',
          hi: 'हाँ का वादा नहीं किया जा सकता, और ना भी नहीं दिखती; उन्हें समय दें, साथ बिताई एक हल्की शाम ज़्यादा बताएगी।',
        },
      },
      hard: {
        oracle: {
          en: 'At present a yes looks less likely, so do not press for the answer; a friendship kept may still matter later.',
          hi: 'अभी हाँ के आसार कम हैं, इसलिए जवाब के लिए ज़ोर न दें; दोस्ती बची रहे तो आगे बात बन सकती है।',
        },
        astra: {
          en: 'I would not count on a yes just now; keep your dignity and your smile, whatever is answered.',
          hi: 'अभी हाँ पर भरोसा रखना ठीक नहीं; जवाब जो भी हो, अपना मान और मुस्कान बनाए रखें।',
        },
      },
    },
    advice: [
      {
        en: 'If you have spoken already, do not ask for the answer every day; once after some days is enough.',
        hi: 'बात कह दी है तो रोज़ जवाब न माँगें; कुछ दिन बाद एक बार पूछना काफ़ी है।',
      },
      {
        en: 'If you have not, say it in person, alone and in simple words, not in a group or by forwarded lines.',
        hi: 'अभी कही नहीं है तो सामने, अकेले में और सीधे शब्दों में कहें, न कि ग्रुप में या किसी की लिखी लाइन से।',
      },
      {
        en: 'A no is an answer: accept it the first time and keep your distance kindly.',
        hi: 'ना भी एक जवाब है: पहली बार में मान लें और प्यार से थोड़ी दूरी रखें।',
      },
      {
        en: 'Watch whether they start talks with you too; that says more than any sign.',
        hi: 'देखें कि वे भी ख़ुद से बात शुरू करते हैं या नहीं; इससे ज़्यादा कोई इशारा नहीं बताता।',
      },
    ],
  },
  'will-propose': {
    outlook: {
      yes: {
        oracle: {
          en: 'They are likely to speak of marriage themselves, and the time for it is {from} to {to}.',
          hi: 'वे ख़ुद शादी की बात करेंगे, इसके आसार हैं, और उसका समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I think the proposal will come from their side; between {from} and {to} be ready to hear it.',
          hi: 'लगता है प्रपोज़ उनकी तरफ़ से होगा; {from} से {to} के बीच यह बात सुनने को मिल सकती है।',
        },
      },
      later: {
        oracle: {
          en: 'They are likely to take longer to propose or to speak at home; {from} to {to} is the better time.',
          hi: 'प्रपोज़ करने या घर में बात करने में उन्हें समय लगेगा; बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Not just yet, I feel: they gather courage slowly, and between {from} and {to} the words should come.',
          hi: 'अभी नहीं लगता: हिम्मत जुटाने में उन्हें समय लगेगा, और {from} से {to} के बीच बात हो सकती है।',
        },
      },
      slow: {
        oracle: {
          en: 'Whether they propose is open; a straight question from you may bring it sooner than waiting.',
          hi: 'वे प्रपोज़ करेंगे या नहीं, यह खुला है; इंतज़ार से जल्दी आपका सीधा सवाल बात बना सकता है।',
        },
        astra: {
          en: 'I don’t see them taking the first step by themselves; it is quite all right if you take it.',
          hi: 'पहला क़दम वे अपने आप उठाएँ, ऐसा साफ़ नहीं दिखता; वह क़दम आपकी तरफ़ से हो तो भी अच्छा है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present a proposal from them looks unlikely; ask plainly where this goes before you give it more time.',
          hi: 'अभी उनकी तरफ़ से प्रपोज़ के आसार कम हैं; और समय देने से पहले साफ़ पूछ लें कि बात कहाँ जा रही है।',
        },
        astra: {
          en: 'They do not seem ready to say it at home or to you; please don’t put your own plans on hold for it.',
          hi: 'वे अभी कहने को तैयार नहीं लगते, न घर में, न आपसे; इसके लिए अपनी योजनाएँ न रोकें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask once, calmly, “By when will you speak at home?” and see whether a real date is named.',
        hi: 'एक बार शांति से पूछें, “घर में कब तक बात करनी है?”, और देखें कि सच में कोई दिन बताया जाता है या नहीं।',
        for: ['meeting'],
      },
      {
        en: 'Find out what holds them: money, an elder sister, fear of the father; each has another answer.',
        hi: 'जानें कि वे किस वजह से रुके हैं: पैसा, बड़ी बहन की शादी, पिता का डर; हर बात का हल अलग है।',
      },
      {
        en: 'Let your two friends or cousins meet first; a small circle makes the talk at home easier.',
        hi: 'पहले दोनों के दोस्त या भाई-बहन मिलें; छोटी जान-पहचान से घर की बात आसान होती है।',
      },
      {
        en: 'Do not make threats of leaving to get a proposal; a pushed yes does not hold.',
        hi: 'प्रपोज़ के लिए छोड़ने की धमकी न दें; दबाव वाली हाँ टिकती नहीं।',
      },
    ],
  },
  'marry-beloved': {
    outlook: {
      yes: {
        oracle: {
          en: 'Marriage with the one you love is likely, and the time in which it can be settled is {from} to {to}.',
          hi: 'जिससे प्यार है उसी से शादी होने के आसार हैं, और बात पक्की होने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Yes, I see this love reaching marriage; use {from} to {to} to bring both families to one table.',
          hi: 'हाँ, यह प्यार शादी तक जाता दिखता है; {from} से {to} के बीच दोनों परिवारों को साथ बैठाएँ।',
        },
      },
      later: {
        oracle: {
          en: 'Your marriage with this person is possible, though not soon; the supported time is {from} to {to}.',
          hi: 'इनसे शादी हो सकती है, पर जल्दी नहीं; अनुकूल समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Love may become marriage here, with some waiting; what is stuck now can move between {from} and {to}.',
          hi: 'प्यार से शादी तक बात पहुँच सकती है, थोड़े इंतज़ार के साथ; जो अटका है वह {from} से {to} के बीच चल सकता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Whether you two marry is open: nothing stands firmly against it, and how clearly both of you stand at home will decide.',
          hi: 'आप दोनों की शादी होगी या नहीं, यह खुला है: कुछ सख़्त ख़िलाफ़ नहीं, घर में दोनों कितनी साफ़ बात रखते हैं, उसी से तय होगा।',
        },
        astra: {
          en: 'I can’t call it certain, nor would I give up this love; two firm hearts matter more here than the date.',
          hi: 'इसे पक्का नहीं कहा जा सकता, पर यह प्यार छोड़ने की बात भी नहीं; तारीख़ से ज़्यादा दोनों का पक्का मन काम आएगा।',
        },
      },
      hard: {
        oracle: {
          en: 'At present marriage with this person has little support; hurry or running away would make it harder still.',
          hi: 'अभी इनसे शादी का सहारा कम है; जल्दबाज़ी या भागकर शादी करने से बात और बिगड़ेगी।',
        },
        astra: {
          en: 'It looks uphill just now for you two to marry; stay honest with each other about how long you can wait.',
          hi: 'अभी आप दोनों की शादी मुश्किल लगती है; कितना इंतज़ार हो सकता है, इस पर आपस में सच बोलें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask each other in plain words: marriage, by when, and who speaks to whose parents.',
        hi: 'आपस में साफ़ बात करें: शादी, कब तक, और किसके माता-पिता से कौन बात करेगा।',
      },
      {
        en: 'Win one elder on each side before the whole family hears of it.',
        hi: 'पूरे परिवार को बताने से पहले दोनों तरफ़ से एक-एक बड़े को अपने साथ लें।',
      },
      {
        en: 'Put job, savings and the city you would live in on paper; parents ask that first.',
        hi: 'नौकरी, बचत और रहने का शहर काग़ज़ पर लिखें; माता-पिता सबसे पहले यही पूछते हैं।',
      },
      {
        en: 'Let your families meet over tea without the word marriage the first time.',
        hi: 'पहली बार परिवार चाय पर मिलें, शादी का नाम लिए बिना।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
