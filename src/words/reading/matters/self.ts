import type { MatterTexts } from './matter-texts.ts'

export const selfMatters = {
  personality: {
    name: { en: 'character', hi: 'स्वभाव' },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, the change you want in yourself is within reach, and from {from} to {to} the chart makes it easier.',
          hi: 'हाँ, अपने स्वभाव में जो बदलाव चाहिए वह हो सकता है, और {from} से {to} तक यह आसान रहेगा।',
        },
        astra: {
          en: 'Whatever troubles you about your nature need not stay; between {from} and {to} people near you are likely to notice a difference.',
          hi: 'अपनी जो बात खटकती है वह बदल सकती है, और {from} से {to} तक आसपास के लोगों को भी फ़र्क दिखना चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'A change in your ways is likely to take hold later, from {from} to {to}; now is the time to begin small.',
          hi: 'स्वभाव का बदलाव {from} से {to} तक टिकने की संभावना है; अभी छोटी शुरुआत का समय है।',
        },
        astra: {
          en: 'You can change this, only not at once; what you practise today should feel natural between {from} and {to}.',
          hi: 'बदलना मुमकिन है, बस एकदम से नहीं; आज का अभ्यास {from} से {to} तक सहज लगने लगेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'Your nature changes slowly by this chart, by daily practice, and there is no one period that decides it.',
          hi: 'इस कुंडली में स्वभाव धीरे बदलता है, रोज़ के अभ्यास से, और कोई एक समय इसे तय नहीं करता।',
        },
        astra: {
          en: 'It’s less about changing who you are and more about using it well, and for that you can begin any day.',
          hi: 'बात ख़ुद को बदलने की कम और अपने स्वभाव को ठीक जगह लगाने की ज़्यादा है, और वह किसी भी दिन शुरू हो सकता है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present old reactions are strong in you, and a large change is unlikely in these months; watching them is enough for now.',
          hi: 'अभी पुरानी आदतों का ज़ोर है, और इन महीनों में बड़ा बदलाव मुश्किल है; फ़िलहाल उन पर नज़र रखना काफ़ी है।',
        },
        astra: {
          en: 'Your habits won’t give way easily these days, so forgive yourself quickly and don’t decide that you will never change.',
          hi: 'इन दिनों मन की आदतें आसानी से नहीं बदलेंगी; ख़ुद को जल्दी माफ़ करें, और यह न मानें कि बदलाव होगा ही नहीं।',
        },
      },
    },
    when: {
      oracle: {
        en: 'For work on your own nature the chart favours the time from {from} to {to}.',
        hi: 'अपने स्वभाव पर काम करने के लिए {from} से {to} तक समय अच्छा है।',
      },
      astra: {
        en: 'I would take up a new habit between {from} and {to}; it’s likely to stay with you.',
        hi: 'नई आदत {from} से {to} तक शुरू करें, उसके टिकने की उम्मीद ज़्यादा है।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your nature is at its better side at present: clear, willing and easier with people than before.',
          hi: 'स्वभाव इस समय अपने अच्छे रूप में है: मन साफ़ है और लोगों के साथ पहले से ज़्यादा सहजता है।',
        },
        astra: {
          en: 'You come across well these days, and you can trust your first opinion more than you usually do.',
          hi: 'इन दिनों आपका असर अच्छा पड़ता है, और अपनी पहली राय पर थोड़ा ज़्यादा भरोसा किया जा सकता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your chart describes two tendencies in you that pull in different directions; both are useful in their own place.',
          hi: 'कुंडली में आपके दो रुझान दिखते हैं जो अलग-अलग दिशा में खींचते हैं; अपनी-अपनी जगह दोनों काम के हैं।',
        },
        astra: {
          en: 'You can be very patient and then suddenly quite done with something, and those close to you would like a warning.',
          hi: 'आपमें बहुत धीरज भी है और अचानक मन भर जाना भी; क़रीबी लोगों को पहले से इशारा मिल जाए तो अच्छा।',
        },
      },
      patience: {
        oracle: {
          en: 'You are harder on yourself than others are at present; the chart advises a fairer measure.',
          hi: 'इस समय अपने ही साथ सख़्ती ज़्यादा है; कुंडली कहती है कि ख़ुद को भी दूसरों जैसे ही नापें।',
        },
        astra: {
          en: 'Give your own nature some time, because you are changing just now and change feels clumsy at first.',
          hi: 'अपने आप को थोड़ा वक़्त दें; अभी कुछ बदल रहा है, और बदलाव शुरू में अटपटा लगता है।',
        },
      },
    },
    advice: [
      {
        en: 'Ask two people who know you well to name one thing you do well and one that tires them.',
        hi: 'जानने वाले दो लोगों से पूछें कि आपकी कौन-सी बात अच्छी है और कौन-सी उन्हें थकाती है।',
      },
      {
        en: 'Before answering in anger, drink a glass of water and speak after it.',
        hi: 'गुस्से में जवाब देने से पहले एक गिलास पानी पिएँ, फिर बोलें।',
      },
      {
        en: 'Keep a note for a week of when you felt most like yourself, and with whom.',
        hi: 'एक हफ़्ता लिखें कि किस समय और किसके साथ मन सबसे सहज रहा।',
      },
      {
        en: 'Choose one promise small enough to keep every day for a month, and keep it.',
        hi: 'एक महीने के लिए इतना छोटा वादा चुनें जो रोज़ निभ सके, और निभाएँ।',
      },
      {
        en: 'Say no once this week where you usually say yes and regret it.',
        hi: 'जहाँ हर बार हाँ कहकर पछतावा होता है, वहाँ इस हफ़्ते एक बार विनम्रता से ना कहें।',
      },
    ],
  },
  strengths: {
    name: { en: 'strengths', hi: 'क्षमता' },
    hindiGender: 'feminine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, you can get ahead by your own abilities, and the time from {from} to {to} gives them room.',
          hi: 'हाँ, अपनी क्षमता के बल पर आगे बढ़ना संभव है, और {from} से {to} तक उसे मौक़ा मिलेगा।',
        },
        astra: {
          en: 'What you are good at should be seen by more people between {from} and {to}, so please don’t hide it.',
          hi: 'आपका हुनर {from} से {to} तक ज़्यादा लोगों की नज़र में आना चाहिए, इसे छिपाकर न रखें।',
        },
      },
      later: {
        oracle: {
          en: 'Your abilities are likely to find their proper use later, from {from} to {to}; training now will pay then.',
          hi: 'आपकी क्षमता को सही जगह {from} से {to} तक मिलने की संभावना है; अभी की तैयारी तब काम आएगी।',
        },
        astra: {
          en: 'If your skill feels wasted today, I see that change between {from} and {to}; keep practising in the meantime.',
          hi: 'अभी लग सकता है कि हुनर बेकार जा रहा है, {from} से {to} तक यह बदलता दिखता है; अभ्यास न छोड़ें।',
        },
      },
      slow: {
        oracle: {
          en: 'You have real abilities, and they will show through regular work and not through one opportunity or date.',
          hi: 'क्षमता अच्छी है, और वह किसी एक मौक़े या तारीख़ से नहीं, लगातार काम से सामने आएगी।',
        },
        astra: {
          en: 'There’s more in you than you use at present; pick one thing and do it every week until people notice.',
          hi: 'हुनर है, पर पूरा काम में नहीं आ रहा; कोई एक चीज़ चुनें और उसे हर हफ़्ते करें।',
        },
      },
      hard: {
        oracle: {
          en: 'Confidence is lower than ability in this period, so do not take on tasks only to prove yourself.',
          hi: 'इस समय भरोसा कम है, क्षमता नहीं; इसलिए सिर्फ़ ख़ुद को साबित करने के लिए काम न उठाएँ।',
        },
        astra: {
          en: 'You can do more than you believe just now, you may only be tired; start with what you already do well.',
          hi: 'जितना लगता है उससे ज़्यादा हो सकता है, बस मन थका हुआ है; जो पहले से अच्छा आता है, वहीं से शुरू करें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'Your abilities have their best chance from {from} to {to}.',
        hi: 'अपनी क्षमता दिखाने का सबसे अच्छा मौक़ा {from} से {to} तक है।',
      },
      astra: {
        en: 'Put your favourite piece of work before people between {from} and {to}, they should be ready to look.',
        hi: 'जो काम मन से किया है उसे {from} से {to} तक लोगों के सामने रखें, तब ध्यान जाने की उम्मीद है।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your strengths are working for you at present, and responsibility given to you can be carried well.',
          hi: 'आपकी ख़ूबियाँ इस समय काम आ रही हैं, और मिली हुई ज़िम्मेदारी अच्छी तरह निभ सकती है।',
        },
        astra: {
          en: 'You are good at more than one thing and it shows now, so ask for the kind of work you enjoy.',
          hi: 'एक से ज़्यादा चीज़ों में हाथ अच्छा है और अब वह दिखता भी है; जो काम पसंद है वही माँगें।',
        },
      },
      mixed: {
        oracle: {
          en: 'The chart shows clear strengths with some lack of steadiness; finishing what you begin will make them count for more.',
          hi: 'ख़ूबियाँ साफ़ हैं, पर टिकाव कुछ कम है; शुरू किया काम पूरा करने से उनकी क़ीमत बढ़ेगी।',
        },
        astra: {
          en: 'You start well and then doubt yourself halfway, so get one person to keep you to it.',
          hi: 'शुरुआत अच्छी होती है, बीच में शंका आ जाती है; किसी एक से कहें कि बीच-बीच में याद दिलाए।',
        },
      },
      patience: {
        oracle: {
          en: 'Your strengths are of the kind that show with time; comparison with quicker people is of little use now.',
          hi: 'आपकी ख़ूबियाँ समय के साथ दिखने वाली हैं; तेज़ चलने वालों से तुलना का अभी कोई लाभ नहीं।',
        },
        astra: {
          en: 'Be patient with your own talent, you are still learning what it is for.',
          hi: 'अपने हुनर के साथ धीरज रखें, अभी यह समझना बाक़ी है कि वह कहाँ सबसे ज़्यादा काम आएगा।',
        },
      },
    },
    advice: [
      {
        en: 'Write down five things people ask your help for; your strengths are in that list.',
        hi: 'पाँच काम लिखें जिनमें लोग आपसे मदद माँगते हैं; आपकी ख़ूबियाँ उसी सूची में हैं।',
      },
      {
        en: 'Give one hour a day for a month to the skill you already do best, not to the weakest.',
        hi: 'महीने भर रोज़ एक घंटा उस हुनर को दें जो सबसे अच्छा आता है, सबसे कमज़ोर को नहीं।',
      },
      {
        en: 'Show a finished piece of work to someone senior, and ask what would make it better.',
        hi: 'कोई पूरा किया हुआ काम किसी सीनियर को दिखाएँ और पूछें कि इसे बेहतर कैसे करें।',
      },
      {
        en: 'Do one free or low-cost course with an exam, on a government portal such as SWAYAM.',
        hi: 'SWAYAM जैसे सरकारी पोर्टल से परीक्षा वाला कोई एक मुफ़्त या सस्ता कोर्स करें।',
      },
      {
        en: 'Teach something you know to one person, for you will find out how well you know it.',
        hi: 'जो आता है वह किसी एक को सिखाएँ, इससे पता चलेगा कि कितना अच्छा आता है।',
      },
    ],
  },
} as const satisfies Record<string, MatterTexts>
