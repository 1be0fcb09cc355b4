import type { MatterTexts } from './matter-texts.ts'

export const workMatters = {
  career: {
    name: {
      en: 'career',
      hi: 'करियर',
    },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, your career is likely to move up, and the strongest months for it run from {from} to {to}.',
          hi: 'हाँ, करियर में आगे बढ़ने के आसार हैं, और इसके लिए सबसे मज़बूत समय {from} से {to} तक है।',
        },
        astra: {
          en: 'You have good reason to hope: between {from} and {to} the effort you put in at work should bring real progress.',
          hi: 'आपकी मेहनत का अच्छा नतीजा दिखने की उम्मीद है, ख़ासकर {from} से {to} तक, जब काम में तरक़्की मिल सकती है।',
        },
      },
      later: {
        oracle: {
          en: 'Progress at work is slow until then, but from {from} to {to} a clear rise in your career is likely.',
          hi: 'तरक़्की के लिए थोड़ा रुकना पड़ेगा; करियर में अच्छी बढ़त {from} से {to} तक होने की संभावना है।',
        },
        astra: {
          en: 'From {from} to {to} things at work should pick up for you; until then prepare quietly.',
          hi: 'आज जितना धीमा लगे, आगे वैसा नहीं रहेगा: {from} से {to} तक आपके काम में रफ़्तार आ सकती है, तब तक तैयारी करें।',
        },
      },
      slow: {
        oracle: {
          en: 'Growth is possible in your career, but it will come step by step through your own effort, with no clear date.',
          hi: 'करियर में बढ़त हो सकती है, पर धीरे-धीरे और अपनी मेहनत से; कोई साफ़ तारीख़ नहीं दिखती।',
        },
        astra: {
          en: "It can get better for you bit by bit, though I don't see a date; keep at your work and let results build up.",
          hi: 'थोड़ा-थोड़ा करके आपकी बात आगे बढ़ सकती है, बस इसका महीना बताना मुश्किल है; लगातार काम में लगे रहें।',
        },
      },
      hard: {
        oracle: {
          en: 'Your chart does not support a big career jump at present; hold your position and improve one skill first.',
          hi: 'कुंडली अभी करियर में बड़े क़दम के पक्ष में नहीं है; अपनी जगह बनाए रखें और कोई एक काम और अच्छा सीखें।',
        },
        astra: {
          en: 'This is not your easiest time at work, so please avoid big risks now; learn something useful and keep your income steady.',
          hi: 'काम के लिहाज़ से अभी समय थोड़ा भारी है, इसलिए जोखिम न लें; आमदनी चलती रहने दें और साथ में कुछ नया सीखें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'For career, the best-supported time in your chart is from {from} to {to}.',
        hi: 'करियर के लिए आपकी कुंडली में सबसे अच्छा समय {from} से {to} तक है।',
      },
      astra: {
        en: 'If you ask me when to push hard at work, I would say between {from} and {to}.',
        hi: 'काम में पूरा ज़ोर लगाना हो तो {from} से {to} तक लगाएँ, तब नतीजा अच्छा आने की उम्मीद है।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your career is in good shape at present: your work is likely to be noticed and bigger responsibility can come.',
          hi: 'करियर इस समय अच्छा है: काम पर लोगों का ध्यान जाने और बड़ी ज़िम्मेदारी मिलने की संभावना है।',
        },
        astra: {
          en: 'Things look good for you at work now, so speak up about what you have done and ask for the next step.',
          hi: 'अभी ऑफ़िस में माहौल आपके साथ है, तो अपने किए काम की बात खुलकर रखें और आगे का मौक़ा माँगें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your career is neither stuck nor racing ahead: the work goes on well, but recognition comes later than it should.',
          hi: 'करियर न रुका हुआ है, न बहुत तेज़: काम ठीक चलता है, पर उसकी क़द्र देर से होती है।',
        },
        astra: {
          en: 'You may be doing your part while the credit is slow to reach you; some days feel good, others feel stuck.',
          hi: 'आपकी तरफ़ से मेहनत पूरी है, बस तारीफ़ और फल आने में वक़्त लगता है; कुछ दिन अच्छे, कुछ अटके हुए।',
        },
      },
      patience: {
        oracle: {
          en: 'Career needs patience now; results are slower than the effort, and steady work is safer than a sudden change.',
          hi: 'करियर में अभी धैर्य चाहिए; मेहनत के हिसाब से फल कम है, और अचानक बदलाव से बेहतर है टिककर काम करना।',
        },
        astra: {
          en: "I know it feels slow at work; for now keep going quietly and don't judge your whole future by these months.",
          hi: 'काम धीमा लग सकता है, पर इन कुछ महीनों से पूरे भविष्य का अंदाज़ा न लगाएँ, अभी शांति से लगे रहना अच्छा है।',
        },
      },
    },
    advice: [
      {
        en: 'Write down what you finished in the last six months, with figures, and keep it ready for your next review.',
        hi: 'हाल में जो काम पूरे हुए, उन्हें आँकड़ों के साथ लिख लें और अगले रिव्यू के लिए तैयार रखें।',
        for: ['career', 'office'],
      },
      {
        en: 'Ask one senior person in your field which skill will matter in the coming time, and start learning it.',
        hi: 'अपने क्षेत्र के किसी एक सीनियर से पूछें कि आगे कौन-सा हुनर काम आएगा, और उसे सीखना शुरू करें।',
        for: ['career'],
      },
      {
        en: "Update your resume this week, even if you don't plan to leave.",
        hi: 'इस हफ़्ते अपना रिज़्यूमे अपडेट कर लें, चाहे नौकरी छोड़ने का इरादा न हो।',
        for: ['career', 'office'],
      },
      {
        en: 'Talk to three people who already do the work you want, and ask them how they spend an ordinary day.',
        hi: 'जिस काम की इच्छा है, उसे करने वाले तीन लोगों से बात करें और पूछें कि उनका आम दिन कैसा जाता है।',
        for: ['meeting'],
      },
      {
        en: 'Keep four to six months of household expenses aside before any big career decision.',
        hi: 'कोई भी बड़ा फ़ैसला लेने से पहले चार से छह महीने का घर ख़र्च अलग रख लें।',
      },
      {
        en: 'Take decisions about work on a calm day, not after an argument with the boss.',
        hi: 'काम से जुड़ा फ़ैसला शांत दिन पर लें, बॉस से बहस के तुरंत बाद नहीं।',
        for: ['office'],
      },
    ],
  },
  promotion: {
    name: {
      en: 'promotion',
      hi: 'प्रमोशन',
    },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, a promotion is likely, and the chart supports it most between {from} and {to}.',
          hi: 'हाँ, प्रमोशन मिलने के आसार हैं, और कुंडली का सबसे ज़्यादा साथ {from} से {to} तक है।',
        },
        astra: {
          en: 'You can hope for good news about your next grade; from {from} to {to} is when I would talk to your manager about it.',
          hi: 'अच्छी ख़बर की उम्मीद रखी जा सकती है; {from} से {to} तक अपने मैनेजर से इस बारे में ज़रूर बात करें।',
        },
      },
      later: {
        oracle: {
          en: 'The next grade is likely, only not in this round; your stronger time is from {from} to {to}.',
          hi: 'प्रमोशन की संभावना है, बस इस बार नहीं; आपका मज़बूत समय {from} से {to} तक है।',
        },
        astra: {
          en: 'You may have to sit through one more review, because the better chance comes to you between {from} and {to}.',
          hi: 'हो सकता है एक रिव्यू और इंतज़ार करना पड़े, क्योंकि आपके लिए बेहतर मौक़ा {from} से {to} तक बनता है।',
        },
      },
      slow: {
        oracle: {
          en: 'A promotion can come, but only with sustained effort and someone senior speaking for you; no month stands out for it.',
          hi: 'प्रमोशन हो सकता है, पर लगातार मेहनत और किसी सीनियर के साथ से ही; कोई एक महीना साफ़ नहीं दिखता।',
        },
        astra: {
          en: "Your turn can come if your work is visible and your boss trusts you; I can't give you an honest month for it.",
          hi: 'काम सबको दिखे और बॉस का भरोसा बना रहे, तो आपकी बारी आ सकती है; ठीक कब, यह कहना मुश्किल है।',
        },
      },
      hard: {
        oracle: {
          en: 'This round is not favourable for a promotion; use the review to get clear targets in writing for the next one.',
          hi: 'इस बार प्रमोशन के लिए समय अनुकूल नहीं है; रिव्यू में अगली बार के साफ़ टारगेट लिखित में ले लें।',
        },
        astra: {
          en: 'It looks difficult for you now, and I am sorry to say it; ask what exactly is missing and work on that first.',
          hi: 'अभी आपके लिए आसान नहीं दिखता; पूछ लें कि कमी कहाँ मानी गई है, और पहले उसी पर काम करें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'Your promotion is most likely between {from} and {to}.',
        hi: 'प्रमोशन की सबसे ज़्यादा संभावना {from} से {to} तक है।',
      },
      astra: {
        en: 'From {from} to {to} is when I would expect your name to come up for the higher post.',
        hi: 'ऊपर के पद के लिए आपके नाम की बात {from} से {to} तक उठने की उम्मीद है।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your chances of promotion are good at present: seniors are likely to see your work in a good light.',
          hi: 'प्रमोशन की उम्मीद इस समय अच्छी है: सीनियर लोगों की नज़र में आपके काम की क़द्र हो सकती है।',
        },
        astra: {
          en: 'People above you may be more with you than you think, so raise the subject of your next level now.',
          hi: 'ऊपर के लोग सोच से ज़्यादा आपके साथ हो सकते हैं, इसलिए आगे के पद की बात अब उठानी चाहिए।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your work for the promotion is accepted, but others are also in line for the same post.',
          hi: 'प्रमोशन के लिए आपका काम माना जाता है, पर उसी पद के लिए और लोग भी लाइन में हैं।',
        },
        astra: {
          en: 'You are in the race, though it is not a clear lead; a little more visibility would help you.',
          hi: 'आपका नाम दौड़ में है, बस सबसे आगे नहीं; अपना काम थोड़ा और सामने लाने से फ़ायदा होगा।',
        },
      },
      patience: {
        oracle: {
          en: 'The promotion is likely to be delayed, for reasons that are not entirely in your hands.',
          hi: 'प्रमोशन में देर हो सकती है, और उसकी कुछ वजहें आपके हाथ में नहीं हैं।',
        },
        astra: {
          en: "Please don't take the delay as a comment on your ability; for now do your job well and let the noise pass.",
          hi: 'देरी का मतलब यह नहीं कि आपमें कमी है; फ़िलहाल अच्छा काम करते रहना ही सही रहेगा।',
        },
      },
    },
    advice: [
      {
        en: 'Ask your manager in a short meeting what the next level needs, and note the points down.',
        hi: 'मैनेजर से छोटी मीटिंग में पूछें कि अगले पद के लिए क्या-क्या चाहिए, और बातें लिख लें।',
        for: ['office'],
      },
      {
        en: 'Send a monthly mail of five lines to your boss on what was completed and what it saved or earned.',
        hi: 'हर महीने बॉस को पाँच लाइन का मेल भेजें कि क्या पूरा हुआ और उससे कितनी बचत या कमाई हुई।',
        for: ['office'],
      },
      {
        en: 'Find out when the promotion list is prepared in your office, and speak at least two months before that.',
        hi: 'पता करें कि ऑफ़िस में प्रमोशन की लिस्ट कब बनती है, और उससे कम से कम दो महीने पहले बात करें।',
        for: ['office'],
      },
      {
        en: 'Take up one task that your boss finds troublesome and finish it on time.',
        hi: 'ऐसा एक काम अपने हाथ में लें जो बॉस के लिए सिरदर्द हो, और उसे समय पर पूरा करें।',
        for: ['office'],
      },
      {
        en: 'Train a junior in your present work, so that moving you up does not leave a gap.',
        hi: 'अपना मौजूदा काम किसी जूनियर को सिखा दें, ताकि आपके ऊपर जाने पर जगह ख़ाली न रहे।',
      },
      {
        en: 'If you work in a department with seniority rules, check that your service record and appraisals are complete.',
        hi: 'जहाँ सीनियॉरिटी से प्रमोशन होता हो, वहाँ अपना सर्विस रिकॉर्ड और अप्रेज़ल पूरे हैं या नहीं, देख लें।',
        for: ['career'],
      },
    ],
  },
} as const satisfies Record<string, MatterTexts>
