import type { SituationTexts } from '../situation-texts.ts'

export const stageSituationTexts = {
  'channel-growth': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your channel is likely to grow, and the strongest stretch for being noticed is {from} to {to}.',
          hi: 'आपके चैनल के बढ़ने की उम्मीद अच्छी है; लोगों की नज़र में आने का सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Yes, I see people finding what you make; post steadily, most of all between {from} and {to}.',
          hi: 'हाँ, लोग आपका काम ढूँढते दिखते हैं; लगातार डालते रहें, ख़ासकर {from} से {to} के बीच।',
        },
      },
      later: {
        oracle: {
          en: 'The channel grows slowly at first; wider notice is likelier between {from} and {to}.',
          hi: 'चैनल पहले धीरे बढ़ेगा; ज़्यादा लोगों तक पहुँच {from} से {to} के बीच दिखती है।',
        },
        astra: {
          en: 'The numbers may stay small for a while, and then between {from} and {to} your page can catch on.',
          hi: 'अभी गिनती छोटी रह सकती है, फिर {from} से {to} के बीच आपका पेज चल सकता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The channel can earn you a name in a small circle; going viral is not shown, steady viewers are.',
          hi: 'चैनल से छोटे दायरे में नाम बन सकता है; वायरल होना नहीं, टिके हुए देखने वाले दिखते हैं।',
        },
        astra: {
          en: 'I see a loyal few rather than a sudden crowd for you, and those few can still become an income.',
          hi: 'एकदम भीड़ नहीं, पर अपने कुछ पक्के लोग दिखते हैं, और उनसे भी कमाई बन सकती है।',
        },
      },
      hard: {
        oracle: {
          en: 'As the only livelihood the channel has little support for now; keep it beside your work or studies.',
          hi: 'अकेली कमाई के तौर पर चैनल के आसार अभी कम हैं; इसे काम या पढ़ाई के साथ रखें।',
        },
        astra: {
          en: 'I’d keep making things for joy just now, and not leave anything steady for views.',
          hi: 'अभी इसे शौक़ से बनाते रहें, पर व्यूज़ के लिए कोई जमी हुई चीज़ न छोड़ें।',
        },
      },
    },
    advice: [
      {
        en: 'Stay with one subject for thirty posts before you judge it.',
        hi: 'एक ही विषय पर तीस वीडियो डालें, उसके बाद परखें।',
      },
      {
        en: 'Look at which three posts were watched to the end, and make more of that kind.',
        hi: 'देखें कौन-से तीन वीडियो लोग आख़िर तक देखते हैं, और वैसे ही और बनाएँ।',
      },
      {
        en: 'Don’t buy followers or pay for promises of views; it harms the page.',
        hi: 'फ़ॉलोअर न ख़रीदें और व्यूज़ के वादे पर पैसा न दें; पेज को नुक़सान होता है।',
      },
      {
        en: 'Work with two creators of your own size and show each other’s work.',
        hi: 'अपने जितने बड़े दो क्रिएटर के साथ मिलकर काम करें और एक-दूसरे को दिखाएँ।',
      },
    ],
  },
  'art-success': {
    outlook: {
      yes: {
        oracle: {
          en: 'Recognition for your art is likely, and the time to audition, submit or release is {from} to {to}.',
          hi: 'आपकी कला को पहचान मिलने की उम्मीद अच्छी है; ऑडिशन देने या काम सामने लाने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I do see a chance opening for your talent; between {from} and {to} say yes to every good stage.',
          hi: 'आपके हुनर के लिए मौक़ा खुलता दिखता है; {from} से {to} के बीच हर अच्छे मंच को हाँ कहें।',
        },
      },
      later: {
        oracle: {
          en: 'Success in your art comes late rather than early; the better chance is from {from} to {to}.',
          hi: 'आपकी कला में सफलता थोड़ी देर से है; बेहतर मौक़ा {from} से {to} तक है।',
        },
        astra: {
          en: 'A few refusals decide nothing; people are likely to value your work between {from} and {to}.',
          hi: 'शुरू की “ना” पर बात ख़त्म नहीं होती; {from} से {to} के बीच आपके काम को उसकी जगह मिल सकती है।',
        },
      },
      slow: {
        oracle: {
          en: 'Your art can give you respect and some income, through many small steps rather than one big break.',
          hi: 'कला से इज़्ज़त और कुछ कमाई हो सकती है, एक बड़े मौक़े से नहीं, बहुत से छोटे क़दमों से।',
        },
        astra: {
          en: 'I see small roles, small stages and true listeners for you; fame stays open, not promised.',
          hi: 'आपके लिए छोटे रोल, छोटे मंच और सच्चे चाहने वाले दिखते हैं; शोहरत खुली बात है, पक्की नहीं।',
        },
      },
      hard: {
        oracle: {
          en: 'As your sole work the art has little support at present; keep an income beside it and go on practising.',
          hi: 'अकेले पेशे के तौर पर कला को अभी कम साथ है; साथ में कोई कमाई रखें और रियाज़ जारी रखें।',
        },
        astra: {
          en: 'Don’t give up what you love, only don’t make it feed you just now.',
          hi: 'जो प्यारा है उसे न छोड़ें, बस अभी उसी से घर चलाने की उम्मीद न रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Make one short, clean sample of your best work and send it to ten people who choose.',
        hi: 'अपने सबसे अच्छे काम का एक छोटा, साफ़ नमूना बनाएँ और चुनने वाले दस लोगों को भेजें।',
      },
      {
        en: 'Pay nobody for a role, an album or an award: real work pays you.',
        hi: 'रोल, एल्बम या अवॉर्ड के लिए किसी को पैसा न दें: असली काम में पैसा आपको मिलता है।',
      },
      {
        en: 'Learn under one teacher with regular hours, and perform somewhere small every month.',
        hi: 'एक उस्ताद से बँधे समय पर सीखें, और हर महीने कहीं छोटा-सा कार्यक्रम करें।',
      },
      {
        en: 'Go to meetings about work in public places and with someone you trust.',
        hi: 'काम की मुलाक़ात खुली जगह पर और किसी भरोसे वाले के साथ करें।',
      },
    ],
  },
  'sport-selection': {
    outlook: {
      yes: {
        oracle: {
          en: 'Selection in your sport is well supported, and your strongest time for trials is {from} to {to}.',
          hi: 'खेल में चुने जाने की उम्मीद अच्छी है; ट्रायल के लिए आपका सबसे मज़बूत समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see your name coming up for the team; be at your fittest between {from} and {to}.',
          hi: 'टीम के लिए आपका नाम उठता दिखता है; {from} से {to} के बीच अपनी सबसे अच्छी फ़िटनेस में रहें।',
        },
      },
      later: {
        oracle: {
          en: 'The team may not take you in the coming trial; the better chance of selection is {from} to {to}.',
          hi: 'आने वाले ट्रायल में शायद नाम न आए; चुने जाने का बेहतर मौक़ा {from} से {to} तक है।',
        },
        astra: {
          en: 'One more season of work may be needed; between {from} and {to} your game is likelier to be seen.',
          hi: 'एक सीज़न और मेहनत लग सकती है; {from} से {to} के बीच आपके खेल पर नज़र पड़ने की उम्मीद ज़्यादा है।',
        },
      },
      slow: {
        oracle: {
          en: 'The sport can take you to district or club level; beyond that a good coach decides more than luck.',
          hi: 'खेल में ज़िले या क्लब तक पहुँच दिखती है; उससे आगे किस्मत से ज़्यादा अच्छा कोच काम आएगा।',
        },
        astra: {
          en: 'You can go some way in the game; keep studies or a job beside it, so that you play without fear.',
          hi: 'खेल में कुछ दूर तक जाना दिखता है; साथ में पढ़ाई या काम रखें, ताकि बिना डर के खेल सकें।',
        },
      },
      hard: {
        oracle: {
          en: 'Selection for the big teams is difficult at present; let the sport stay, with studies or work as the main support.',
          hi: 'बड़ी टीम में चुना जाना अभी मुश्किल दिखता है; खेल चलता रहे, पर मुख्य सहारा पढ़ाई या काम को रखें।',
        },
        astra: {
          en: 'I would not stake everything on the game just now; it can also lead you to coaching or a sports-quota job.',
          hi: 'अभी सब कुछ खेल पर न लगाएँ; यही खेल कोचिंग या स्पोर्ट्स कोटे की नौकरी तक भी ले जा सकता है।',
        },
      },
    },
    advice: [
      {
        en: 'Ask the coach for the one thing that keeps you out of the first team, and train only that for six weeks.',
        hi: 'कोच से वह एक कमी पूछें जो पहली टीम से बाहर रखती है, और छह हफ़्ते बस उसी पर मेहनत करें।',
      },
      {
        en: 'Register with the district association in time, with age proof: papers stop more players than form does.',
        hi: 'ज़िला संघ में समय पर, उम्र के काग़ज़ के साथ नाम लिखाएँ: फ़ॉर्म से ज़्यादा खिलाड़ी काग़ज़ में अटकते हैं।',
      },
      { en: 'Give nobody money for a place in a team.', hi: 'टीम में जगह के लिए किसी को पैसा न दें।' },
      {
        en: 'Rest an injury fully before the trial; playing hurt costs a season.',
        hi: 'ट्रायल से पहले चोट को पूरा आराम दें; चोट में खेलने से पूरा सीज़न जाता है।',
      },
    ],
  },
  'follower-figure': {
    state: {
      favourable: {
        oracle: {
          en: 'No chart counts followers, but yours shows the number rising well above where it stands today.',
          hi: 'फ़ॉलोअर की गिनती कोई कुंडली नहीं बताती, पर आपकी गिनती आज से काफ़ी ऊपर जाती दिखती है।',
        },
        astra: {
          en: 'I can’t name the figure; what I see is a page that grows faster than it has till now.',
          hi: 'ठीक गिनती नहीं कही जा सकती; पर पेज अब तक से तेज़ बढ़ता दिखता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'The figure is not in the chart; it shows steady growth, at about the pace of late.',
          hi: 'गिनती कुंडली में नहीं होती; बढ़त धीमी और टिकी हुई दिखती है, लगभग वैसी जैसी अब तक रही।',
        },
        astra: {
          en: 'Take your present pace and carry it on: I see nothing that breaks it, and no sudden jump either.',
          hi: 'अभी की रफ़्तार को ही आगे मानकर चलें: न कोई रुकावट दिखती है, न अचानक छलाँग।',
        },
      },
      patience: {
        oracle: {
          en: 'No number can be read, and the chart shows slow growth, so don’t set a figure as your target for now.',
          hi: 'कोई आँकड़ा नहीं पढ़ा जा सकता; बढ़त धीमी दिखती है, इसलिए अभी गिनती को लक्ष्य न बनाएँ।',
        },
        astra: {
          en: 'I would not hang on the count just now; fewer people who really watch are worth more to you.',
          hi: 'अभी गिनती पर मन न टिकाएँ; सचमुच देखने वाले थोड़े लोग आपके लिए ज़्यादा काम के हैं।',
        },
      },
    },
    advice: [
      {
        en: 'Note the count on the first of every month and what you posted: your own curve tells more than any guess.',
        hi: 'हर महीने की पहली तारीख़ को गिनती और डाले गए वीडियो लिखें: आपकी अपनी रफ़्तार किसी भी अंदाज़े से ज़्यादा बताती है।',
      },
      {
        en: 'Set targets that are in your hands, such as three posts a week, and not a number of followers.',
        hi: 'लक्ष्य वह रखें जो अपने हाथ में हो, जैसे हफ़्ते में तीन वीडियो, फ़ॉलोअर की गिनती नहीं।',
      },
      {
        en: 'Don’t buy followers: the page is then shown to fewer people.',
        hi: 'फ़ॉलोअर न ख़रीदें: फिर पेज कम लोगों को दिखाया जाता है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
