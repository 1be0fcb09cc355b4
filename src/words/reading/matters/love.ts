import type { MatterTexts } from './matter-texts.ts'

export const loveMatters = {
  love: {
    name: { en: 'love', hi: 'प्रेम' },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, love is supported in your chart, and the months from {from} to {to} favour a relationship that moves forward openly.',
          hi: 'हाँ, कुंडली प्रेम के पक्ष में है, और {from} से {to} तक रिश्ता खुलकर आगे बढ़ने का समय है।',
        },
        astra: {
          en: 'It can work out, and I’d use the time between {from} and {to} to say plainly what you feel and what you hope for.',
          hi: 'बात बन सकती है, बस {from} से {to} तक के दिनों में साफ़ कह दें कि मन में क्या है और आगे क्या चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'Love has a future by this chart, though its better phase is later, from {from} to {to}; a decision before that would be early.',
          hi: 'कुंडली में प्रेम का भविष्य है, पर बेहतर समय {from} से {to} तक है; उससे पहले पक्का फ़ैसला जल्दबाज़ी होगी।',
        },
        astra: {
          en: 'Don’t lose heart if things are slow today; love gets much better support between {from} and {to}, so you are waiting for something real.',
          hi: 'अभी बात धीमी लगे तो मन छोटा न करें, प्यार की बात बनने का अच्छा समय {from} से {to} तक दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Love is possible here, but the chart does not hurry it; regular effort from both sides will decide more than any date.',
          hi: 'प्रेम संभव है, पर जल्दी के संकेत नहीं हैं; कोई तारीख़ नहीं, दोनों तरफ़ की कोशिश इसे तय करेगी।',
        },
        astra: {
          en: 'This can still grow, though slowly, if you give it time and keep talking; I see no date for it.',
          hi: 'रिश्ता आगे बढ़ सकता है, पर धीरे-धीरे: वक़्त दें और बातचीत बनाए रखें; कोई पक्की तारीख़ नहीं दिखती।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the chart does not support a relationship moving ahead quickly, and it is better to make no large promise in these months.',
          hi: 'फ़िलहाल कुंडली किसी रिश्ते को जल्दी आगे बढ़ाने के पक्ष में नहीं है, इसलिए इन महीनों में कोई बड़ा वादा न करना बेहतर है।',
        },
        astra: {
          en: 'This is a difficult stretch for love, and that says nothing about your worth; look after yourself, and don’t run after anyone who keeps away.',
          hi: 'प्यार के लिए ये दिन मुश्किल हैं, पर इसमें आपकी कोई कमी नहीं; अपना ध्यान रखें, और जो दूर रहना चाहे उसके पीछे न भागें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'In matters of love your chart gives its best support from {from} to {to}.',
        hi: 'प्रेम के लिए कुंडली में सबसे अनुकूल समय {from} से {to} तक है।',
      },
      astra: {
        en: 'Between {from} and {to} is when I would expect someone to come close, or an existing bond to become clear.',
        hi: 'किसी के क़रीब आने या मौजूदा रिश्ते के साफ़ होने की उम्मीद {from} से {to} तक सबसे ज़्यादा है।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your love life is well placed now: meeting, speaking and agreeing come more easily than they did before.',
          hi: 'प्रेम जीवन इस समय अच्छी स्थिति में है: मिलना, बात करना और सहमति बनना पहले से आसान है।',
        },
        astra: {
          en: 'Things look good on the side of the heart, so if there is something you want to tell someone, this is a fair time.',
          hi: 'दिल के मामले में दिन अच्छे चल रहे हैं, किसी से कुछ कहना हो तो अब कह देना ठीक रहेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'In love the chart shows both attachment and misunderstanding at present; the bond can improve if expectations are spoken clearly.',
          hi: 'प्रेम में अभी लगाव भी है और ग़लतफ़हमी भी; अपेक्षाएँ साफ़ कही जाएँ तो रिश्ता सुधर सकता है।',
        },
        astra: {
          en: 'Some days will feel lovely and some confusing, so ask what they meant instead of guessing half the night.',
          hi: 'कोई दिन बहुत अच्छा लगेगा, कोई उलझा हुआ; रात भर अंदाज़ा लगाने से अच्छा है कि सीधे पूछ लिया जाए।',
        },
      },
      patience: {
        oracle: {
          en: 'This is a quiet period for love; no fast progress is shown, and pressure on the other person would not help.',
          hi: 'प्रेम के लिए यह शांत समय है; तेज़ी के संकेत नहीं हैं, और सामने वाले पर दबाव डालने से लाभ नहीं होगा।',
        },
        astra: {
          en: 'Right now love is moving slowly for you, so keep your friends, your work and your sleep going while it takes its time.',
          hi: 'अभी प्यार की गाड़ी धीरे चल रही है, तब तक दोस्तों, काम और नींद को बिगड़ने न दें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask one clear question this week about what both of you want from this, and listen to the whole answer.',
        hi: 'इस हफ़्ते एक सीधा सवाल पूछें कि दोनों को इस रिश्ते से क्या चाहिए, और जवाब पूरा सुनें।',
        for: ['couple'],
      },
      {
        en: 'Meet in person for an hour instead of settling serious things over chat at night.',
        hi: 'गंभीर बातें रात की चैट पर नहीं, आमने-सामने एक घंटे की मुलाक़ात में करें।',
      },
      {
        en: 'Introduce them to one friend you trust, and ask that friend’s honest opinion a few days later.',
        hi: 'उन्हें अपने एक भरोसेमंद दोस्त से मिलवाएँ और कुछ दिन बाद दोस्त की सच्ची राय लें।',
        for: ['meeting'],
      },
      {
        en: 'Don’t lend or borrow large sums inside a new relationship, and never share passwords or private photographs.',
        hi: 'नए रिश्ते में बड़ी रकम का लेन-देन न करें, और पासवर्ड या निजी तस्वीरें कभी साझा न करें।',
      },
      {
        en: 'If your families may object, think now about who at home could speak for you first.',
        hi: 'अगर घर में विरोध हो सकता है तो अभी सोच लें कि परिवार में सबसे पहले आपकी बात कौन रखेगा।',
      },
      {
        en: 'If you are single, join one regular activity this month where you meet the same people every week.',
        hi: 'अगर अभी कोई साथी नहीं है तो इस महीने ऐसी एक जगह जाना शुरू करें जहाँ हर हफ़्ते वही लोग मिलें।',
      },
    ],
    married: {
      whether: {
        yes: {
          oracle: {
            en: 'Yes, affection in your marriage is likely to grow, and from {from} to {to} the chart gives it good support.',
            hi: 'हाँ, आपके वैवाहिक रिश्ते में स्नेह बढ़ने के संकेत हैं, और {from} से {to} तक समय अनुकूल है।',
          },
          astra: {
            en: 'You two can feel close again; from {from} to {to}, keep some free evenings for each other.',
            hi: 'आप दोनों में फिर से नज़दीकी आ सकती है, {from} से {to} तक कुछ शामें बस एक-दूसरे के लिए रखें।',
          },
        },
        later: {
          oracle: {
            en: 'Warmth between husband and wife has better support from {from} to {to}; until then small, steady gestures matter more than big talks.',
            hi: 'पति-पत्नी के बीच अपनापन {from} से {to} तक बेहतर होने के संकेत हैं; तब तक छोटी-छोटी बातों का ध्यान रखना ज़्यादा काम आएगा।',
          },
          astra: {
            en: 'If it feels dry at home today, that can change; look towards {from} to {to}, and be gentle with each other meanwhile.',
            hi: 'आज घर में थोड़ी दूरी लगे तो भी बदलाव मुमकिन है, {from} से {to} तक का वक़्त अच्छा दिखता है, तब तक नरमी रखें।',
          },
        },
        slow: {
          oracle: {
            en: 'Your marriage can become more affectionate, but by daily effort; the chart shows no single period that would do it for you.',
            hi: 'दाम्पत्य में प्यार बढ़ सकता है, पर रोज़ की कोशिश से; कुंडली में ऐसा कोई एक समय नहीं जो यह अपने आप कर दे।',
          },
          astra: {
            en: 'There is no magic month here, but a little time together every day will slowly bring back the ease you miss.',
            hi: 'कोई जादुई महीना तो नहीं दिखता, पर रोज़ थोड़ा साथ बैठने से पुराना अपनापन धीरे-धीरे लौट सकता है।',
          },
        },
        hard: {
          oracle: {
            en: 'At present the chart shows strain in closeness between the two of you; avoid final words, and take up one problem at a time.',
            hi: 'इस समय आप दोनों की नज़दीकी में तनाव दिखता है; आख़िरी फ़ैसले वाली बातें न करें, एक बार में एक ही समस्या लें।',
          },
          astra: {
            en: 'These months may feel lonely even inside a marriage; tell your partner so without blame, and let an elder or counsellor help you both.',
            hi: 'शादी में होते हुए भी ये महीने अकेले लग सकते हैं; यह बात बिना इल्ज़ाम के कहें और किसी बड़े या काउंसलर की मदद लें।',
          },
        },
      },
      when: {
        oracle: {
          en: 'In married love the chart’s most supportive period is from {from} to {to}.',
          hi: 'वैवाहिक प्रेम के लिए सबसे अनुकूल समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Plan something for just the two of you between {from} and {to}, because that is when closeness comes easiest.',
          hi: '{from} से {to} तक नज़दीकी सबसे सहज रहेगी, उन्हीं दिनों में सिर्फ़ दोनों के लिए कुछ सोच लें।',
        },
      },
      state: {
        favourable: {
          oracle: {
            en: 'Affection in your marriage is well supported now, and old complaints can be settled without much effort.',
            hi: 'आपके वैवाहिक जीवन में इस समय स्नेह को अच्छा सहारा है, और पुरानी शिकायतें आसानी से निपट सकती हैं।',
          },
          astra: {
            en: 'Home and heart look good together just now; say the kind thing you have been leaving unsaid to your partner.',
            hi: 'घर और दिल दोनों का हाल अच्छा है, जीवनसाथी से जो अच्छी बात अनकही रह गई हो वह अब कह दें।',
          },
        },
        mixed: {
          oracle: {
            en: 'Your marriage shows goodwill along with tiredness at present; attention to daily courtesy is likely to improve it.',
            hi: 'दाम्पत्य में अभी सद्भावना के साथ थकान भी है; रोज़ की बोलचाल पर ध्यान देने से सुधार होने की संभावना है।',
          },
          astra: {
            en: 'You care for each other and still get on each other’s nerves, which is common; talk when neither of you is tired.',
            hi: 'लगाव भी है और चिढ़ भी, ऐसा कई घरों में होता है; बात तब करें जब दोनों में से कोई थका न हो।',
          },
        },
        patience: {
          oracle: {
            en: 'Closeness in your marriage needs patience just now; do not read a final meaning into a few cold weeks.',
            hi: 'वैवाहिक नज़दीकी के लिए अभी धीरज चाहिए; कुछ रूखे हफ़्तों से कोई आख़िरी मतलब न निकालें।',
          },
          astra: {
            en: 'It may take some time for the two of you to feel easy again, so start with tea together and no phones.',
            hi: 'फिर से सहज होने में थोड़ा वक़्त लगेगा, शुरुआत साथ की एक चाय से करें, जब फ़ोन हाथ में न हों।',
          },
        },
      },
      advice: [
        {
          en: 'Keep one hour a week for the two of you when neither children, parents nor phones take part.',
          hi: 'हफ़्ते में एक घंटा सिर्फ़ दोनों का रखें, जिसमें न बच्चे हों, न बड़े, न फ़ोन।',
          for: ['parent', 'couple'],
        },
        {
          en: 'Thank your partner aloud today for one ordinary thing they do every day.',
          hi: 'जीवनसाथी जो काम रोज़ चुपचाप करते हैं, उनमें से किसी एक के लिए आज बोलकर धन्यवाद दें।',
          for: ['couple'],
        },
        {
          en: 'Sit with the monthly expenses together once, because many quarrels at home are really about money.',
          hi: 'महीने का हिसाब एक बार साथ बैठकर देखें, क्योंकि घर के कई झगड़े असल में पैसों के होते हैं।',
          for: ['meeting'],
        },
        {
          en: 'Complain about one thing at a time, and not in front of parents or children.',
          hi: 'एक समय पर एक ही शिकायत करें, और माता-पिता या बच्चों के सामने नहीं।',
          for: ['parent'],
        },
        {
          en: 'If the same quarrel returns every month, see a family counsellor together before it hardens.',
          hi: 'अगर वही झगड़ा हर महीने लौटता है, तो बात बढ़ने से पहले दोनों किसी फ़ैमिली काउंसलर से मिलें।',
          for: ['meeting'],
        },
      ],
    },
  },
} as const satisfies Record<string, MatterTexts>
