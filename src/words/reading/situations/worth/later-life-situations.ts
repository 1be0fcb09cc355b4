import type { SituationTexts } from '../situation-texts.ts'

export const laterLifeSituationTexts = {
  'home-after-retirement': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'After retirement a home among people you know suits you best, in village or city, with a room and money of your own.',
          hi: 'रिटायरमेंट के बाद वहीं रहना सबसे अच्छा है जहाँ जान-पहचान हो, गाँव हो या शहर, बस अपना कमरा और अपना पैसा हो।',
        },
        astra: {
          en: 'I see a peaceful home for those years; choose the place where somebody calls you over for tea, whether the children are near or far.',
          hi: 'उन दिनों का घर शांत दिखता है; वहाँ रहें जहाँ कोई चाय पर बुलाने वाला हो, बच्चे पास हों या दूर।',
        },
      },
      mixed: {
        oracle: {
          en: 'Divide it at first: part of the time in the one place, part in the other, and settle only when the heart has chosen.',
          hi: 'पहले समय बाँट लें: कुछ दिन एक जगह, कुछ दिन दूसरी जगह, और मन टिक जाए तब ठिकाना तय करें।',
        },
        astra: {
          en: 'Don’t burn either bridge; try both homes through a summer and a winter, and you’ll know where you sleep well.',
          hi: 'कोई रास्ता बंद न करें; दोनों जगह एक गर्मी और एक सर्दी रहकर देखें, नींद जहाँ अच्छी आए वही घर है।',
        },
      },
      patience: {
        oracle: {
          en: 'After retirement don’t give up your present base at once: live near a doctor and near one who is your own, before anything else.',
          hi: 'रिटायर होते ही मौजूदा ठिकाना न छोड़ें: सबसे पहले डॉक्टर और किसी अपने के पास रहना देखें।',
        },
        astra: {
          en: 'I’d not sell or shift in the first months; the place matters less than having someone at hand and money in your own name.',
          hi: 'शुरू के महीनों में न घर बेचें, न बदलें; जगह से ज़्यादा ज़रूरी है पास में कोई हो और पैसा अपने नाम हो।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Stay two months in the new place on trial before you give up the old one.',
        hi: 'पुरानी जगह छोड़ने से पहले नई जगह दो महीने रहकर देखें।',
      },
      {
        en: 'See how far the hospital, the bank and the bus are on foot.',
        hi: 'देखें कि अस्पताल, बैंक और बस पैदल कितनी दूर हैं।',
      },
      {
        en: 'If you live with children, agree on room, kitchen and share of costs before you move.',
        hi: 'बच्चों के साथ रहना हो तो जाने से पहले कमरा, रसोई और ख़र्च की बात कर लें।',
        for: ['parent'],
      },
      { en: 'Keep a roof in your own name, however small.', hi: 'छोटी ही सही, एक छत अपने नाम रखें।' },
    ],
  },
  'what-after-retirement': {
    state: {
      favourable: {
        oracle: {
          en: 'Work of your own choosing goes well after retirement: a few hours a day in what you know, without loan or boss.',
          hi: 'रिटायरमेंट के बाद मन का काम अच्छा चलेगा: जो आता है उसमें रोज़ कुछ घंटे, बिना लोन और बिना बॉस के।',
        },
        astra: {
          en: 'There is a good second innings in you; teach, grow or make something, and let the pension take care of the kitchen.',
          hi: 'दूसरी पारी अच्छी दिखती है; कुछ सिखाएँ, उगाएँ या बनाएँ, रोटी की चिंता पेंशन पर छोड़ दें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Light work suits you after retirement: a part-time post first, land or business only at a small scale and with your own hands.',
          hi: 'रिटायरमेंट के बाद हल्का काम ठीक है: पहले आधे दिन की नौकरी, खेती या धंधा छोटा और अपने हाथ का।',
        },
        astra: {
          en: 'I’d keep one fixed duty and one love, a few hours each; too large a plan would only bring office worries back home.',
          hi: 'एक पक्का काम और एक शौक़ रखें, थोड़े-थोड़े घंटे; बहुत बड़ी योजना दफ़्तर की चिंता घर ले आएगी।',
        },
      },
      patience: {
        oracle: {
          en: 'After retirement take a salaried or advisory post rather than a venture: the lump sum should not go into a new trade.',
          hi: 'रिटायरमेंट के बाद धंधे से बेहतर तनख़्वाह या सलाह वाला काम है: जमा पैसा नए काम में न लगाएँ।',
        },
        astra: {
          en: 'Rest a little first; then some easy work near home, with people, and please let nobody talk you into using the fund.',
          hi: 'पहले थोड़ा आराम करें; फिर घर के पास लोगों के बीच हल्का काम लें, और किसी के कहने पर फ़ंड का पैसा न लगाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Begin it on free days while the salary still comes.',
        hi: 'तनख़्वाह आते-आते ही छुट्टी के दिनों में इसे शुरू करें।',
      },
      {
        en: 'Put no more than a tenth of the retirement money into any new work.',
        hi: 'रिटायरमेंट के पैसे का दसवाँ हिस्सा ही किसी नए काम में लगाएँ।',
        for: ['retirement'],
      },
      {
        en: 'Have knees, eyes and heart checked, and choose work that spares them.',
        hi: 'घुटने, आँख और दिल की जाँच कराएँ, और ऐसा काम लें जो उन पर भारी न पड़े।',
      },
      {
        en: 'From the forces, ask the Sainik Board or resettlement office about posts and courses.',
        hi: 'फ़ौज से हों तो सैनिक बोर्ड या पुनर्वास दफ़्तर से नौकरी और कोर्स पूछें।',
        for: ['office'],
      },
    ],
  },
  'contest-win': {
    state: {
      favourable: {
        oracle: {
          en: 'Your chance in this contest is good: the chart supports you on a stage and under pressure, though no chart names the winner.',
          hi: 'इस मुक़ाबले में आपकी उम्मीद अच्छी है: मंच पर और दबाव में कुंडली साथ देती है, पर जीतने वाले का नाम कोई कुंडली नहीं बताती।',
        },
        astra: {
          en: 'I like your chances, go and enjoy it; the one who plays freely is hard to beat.',
          hi: 'मौक़ा अच्छा है, मन से उतरें और मज़ा लें; जो खुलकर खेलता है उसे हराना मुश्किल होता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'You can go far in this contest, a place among the first is possible; the winning itself depends on that day’s work.',
          hi: 'इस मुक़ाबले में दूर तक जाना हो सकता है, आगे वालों में जगह मुमकिन है; जीत उस दिन के काम पर है।',
        },
        astra: {
          en: 'It is an open match, neither won nor lost; begin steadily, and your best may come in the later rounds.',
          hi: 'मुक़ाबला बराबरी का है, किसी ओर भी जा सकता है; शुरुआत सँभलकर करें, आगे के दौर में आपका सबसे अच्छा आ सकता है।',
        },
      },
      patience: {
        oracle: {
          en: 'Winning looks hard this time, so play to learn and to be seen; that is how the next one gets closer.',
          hi: 'इस बार जीतना कठिन दिखता है, इसलिए सीखने और दिखने के लिए उतरें; अगली बार इसी से पास आएगी।',
        },
        astra: {
          en: 'The other side may be stronger just now, and that’s no shame; give your best round, and come home with your head high.',
          hi: 'सामने वाला अभी भारी पड़ सकता है, इसमें शर्म कुछ नहीं; अपना सबसे अच्छा दें और सिर उठाकर लौटें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Practise the first two minutes most of all; a calm start carries the rest.',
        hi: 'शुरू के दो मिनट का अभ्यास सबसे ज़्यादा करें; शांत शुरुआत बाक़ी सँभाल लेती है।',
      },
      {
        en: 'Sleep early the night before, and eat light.',
        hi: 'एक रात पहले जल्दी सोएँ, और हल्का खाएँ।',
      },
      {
        en: 'Read the rules and the judges’ points once more, and prepare for just those.',
        hi: 'नियम और अंक देने का तरीक़ा एक बार फिर पढ़ें, और उसी की तैयारी करें।',
      },
      {
        en: 'Whatever the result, ask one judge or coach what to better.',
        hi: 'नतीजा जो हो, किसी एक निर्णायक या कोच से पूछें कि क्या सुधारना है।',
      },
    ],
  },
  'book-published': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your book is likely to find its publisher, and the time to send it out and sign is {from} to {to}.',
          hi: 'आपकी किताब को प्रकाशक मिलने की उम्मीद अच्छी है; भेजने और तय करने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see your words in print; put the manuscript before people between {from} and {to}.',
          hi: 'आपका लिखा छपता दिखता है; {from} से {to} के बीच पांडुलिपि लोगों के सामने रखें।',
        },
      },
      later: {
        oracle: {
          en: 'The book comes out later than you wish: a yes is likelier between {from} and {to}.',
          hi: 'किताब चाह से देर में आएगी: हाँ {from} से {to} के बीच मिलने के ज़्यादा आसार हैं।',
        },
        astra: {
          en: 'Don’t put the pen down over a no; between {from} and {to} somebody should want these pages.',
          hi: 'एक इनकार से लिखना न छोड़ें; {from} से {to} के बीच इन पन्नों को चाहने वाला मिलना चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'The book can be published, more likely by a small press or by parts in magazines than by a big house; no clear time shows.',
          hi: 'किताब छप सकती है, बड़े प्रकाशक से ज़्यादा किसी छोटे प्रकाशक या पत्रिकाओं से; साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'Your writing has its readers, few and faithful; begin with one magazine or one small press, and let it grow from there.',
          hi: 'आपके लिखे के पाठक हैं, कम पर सच्चे; एक पत्रिका या छोटे प्रकाशक से शुरू करें, आगे वहीं से बढ़ेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'A publisher’s yes looks difficult at present: revise the book with an honest reader, and send it out afresh after that.',
          hi: 'अभी प्रकाशक की हाँ मुश्किल दिखती है: सच बोलने वाले किसी पाठक के साथ किताब सुधारें, फिर नए सिरे से भेजें।',
        },
        astra: {
          en: 'It hurts when they send it back; the work isn’t wasted, only its time is slow, so write on and keep a living beside it.',
          hi: 'लौटी हुई किताब चुभती है; मेहनत बेकार नहीं गई, समय धीमा है, लिखते रहें और साथ में कमाई भी रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Send three chapters and a page about the book to five publishers that print its kind.',
        hi: 'तीन अध्याय और किताब पर एक पन्ना उन पाँच प्रकाशकों को भेजें जो ऐसी किताबें छापते हैं।',
      },
      {
        en: 'Place two pieces in magazines first; it opens publishers’ doors.',
        hi: 'पहले दो रचनाएँ पत्रिकाओं में छपवाएँ; इससे प्रकाशक जल्दी सुनते हैं।',
      },
      {
        en: 'Pay no publisher to print you; read the royalty line before you sign.',
        hi: 'छपवाने के लिए प्रकाशक को पैसे न दें; दस्तख़त से पहले रॉयल्टी की शर्त पढ़ें।',
      },
      {
        en: 'Ask one reader who is not a friend to mark where the pages grow dull.',
        hi: 'किसी ऐसे पाठक से, जो दोस्त न हो, निशान लगवाएँ कि पन्ने कहाँ ढीले हैं।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
