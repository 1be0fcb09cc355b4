import type { MatterTexts } from './matter-texts.ts'

export const bodyMatters = {
  health: {
    name: { en: 'health', hi: 'सेहत' },
    hindiGender: 'feminine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, the chart shows better strength from {from} to {to}; keep the treatment exactly as your doctor decides.',
          hi: 'हाँ, {from} से {to} तक शरीर को बेहतर ताक़त मिलने के संकेत हैं; इलाज वैसा ही रखें जैसा डॉक्टर कहें।',
        },
        astra: {
          en: 'You are likely to feel stronger between {from} and {to}; let your doctor judge the illness, and give your body rest and regular meals.',
          hi: '{from} से {to} तक तबीयत में ताक़त बढ़ने की उम्मीद है; बीमारी डॉक्टर देखें, शरीर को आराम और समय पर खाना दें।',
        },
      },
      later: {
        oracle: {
          en: 'Strength improves later in this chart, from {from} to {to}; until then regular check-ups and rest are the right course.',
          hi: 'ताक़त आगे चलकर, {from} से {to} तक बढ़ती दिखती है; तब तक नियमित जाँच और आराम ही सही रास्ता है।',
        },
        astra: {
          en: 'It may take a while to feel fit again, and the body gets more help between {from} and {to}; please don’t skip the doctor till then.',
          hi: 'फिर से अच्छा महसूस होने में वक़्त लग सकता है, {from} से {to} तक शरीर को ज़्यादा सहारा है; तब तक डॉक्टर को दिखाना न छोड़ें।',
        },
      },
      slow: {
        oracle: {
          en: 'Recovery of strength looks gradual, by routine and treatment, and the chart cannot give a date that a doctor could not.',
          hi: 'ताक़त धीरे-धीरे लौटती दिखती है, दिनचर्या और इलाज से; तारीख़ के बारे में डॉक्टर की बात ही मानें।',
        },
        astra: {
          en: 'You can get stronger, step by step; sleep, food, walking and the doctor’s treatment will do more than waiting for a good month.',
          hi: 'तबीयत थोड़ा-थोड़ा करके सँभल सकती है; नींद, खाना, टहलना और इलाज, अच्छे महीने के इंतज़ार से ज़्यादा काम करेंगे।',
        },
      },
      hard: {
        oracle: {
          en: 'More care of the body than usual is advised now; the chart foretells no illness, and a check-up will settle doubts.',
          hi: 'इस समय शरीर का सामान्य से ज़्यादा ध्यान रखना चाहिए; इसमें किसी बीमारी की भविष्यवाणी नहीं, और जाँच से शंका दूर होगी।',
        },
        astra: {
          en: 'Your energy seems low these days, so please slow down and see a doctor about anything that troubles you; don’t worry alone.',
          hi: 'इन दिनों ताक़त कम लगती है, इसलिए थोड़ा धीमा चलें और जो तकलीफ़ हो वह डॉक्टर को दिखाएँ; अकेले चिंता न करें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'In your chart the body has its best support from {from} to {to}; for treatment, go by the doctor’s dates.',
        hi: 'सबसे ज़्यादा आराम {from} से {to} तक मिलने की उम्मीद है; इलाज की तारीख़ डॉक्टर से तय करें।',
      },
      astra: {
        en: 'I would expect you to feel fitter between {from} and {to}, and I’d still see the doctor now if anything is wrong.',
        hi: '{from} से {to} तक तबीयत हल्की लगने की उम्मीद है, पर कोई तकलीफ़ हो तो डॉक्टर को अभी दिखाएँ।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'The chart shows good strength at present; a steady routine and the usual check-ups will help you keep it.',
          hi: 'इस समय शरीर की ताक़त अच्छी दिखती है; नियमित दिनचर्या और सामान्य जाँच से यह बनी रह सकती है।',
        },
        astra: {
          en: 'You have good energy to draw on now, which makes it the right moment to start walking daily or give up a bad habit.',
          hi: 'शरीर साथ दे रहा है; रोज़ टहलना शुरू करने या कोई बुरी आदत छोड़ने का यह ठीक वक़्त है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Strength varies at present, with good spells and tired ones; regular sleep and meals are likely to even it out.',
          hi: 'ताक़त अभी घटती-बढ़ती है, कभी अच्छी, कभी थकान; समय पर नींद और खाने से संतुलन आ सकता है।',
        },
        astra: {
          en: 'Some weeks you’ll feel fine and some worn out, so don’t overdo the fine ones, and tell a doctor if the tiredness stays.',
          hi: 'कुछ हफ़्ते ठीक लगेंगे, कुछ थके हुए; ठीक दिनों में ज़्यादा भाग-दौड़ न करें, और थकान न जाए तो डॉक्टर को बताएँ।',
        },
      },
      patience: {
        oracle: {
          en: 'The body needs patience and care now; follow treatment fully and give recovery the time it takes.',
          hi: 'शरीर को अभी धीरज और देखभाल चाहिए; इलाज पूरा करें और ठीक होने में जितना समय लगे, लगने दें।',
        },
        astra: {
          en: 'Don’t be hard on yourself if you can’t do as much as before; rest is also work, and your doctor is the one to ask.',
          hi: 'पहले जितना काम न हो पाए तो ख़ुद पर गुस्सा न करें; आराम भी ज़रूरी है, और पूछना डॉक्टर से ही चाहिए।',
        },
      },
    },
    advice: [
      {
        en: 'See a doctor for any pain, lump, fever, breathlessness or tiredness that does not go away; don’t wait for a better time.',
        hi: 'जो दर्द, गाँठ, बुख़ार, साँस की तकलीफ़ या थकान ठीक न हो, उसे डॉक्टर को दिखाएँ; किसी अच्छे समय का इंतज़ार न करें।',
      },
      {
        en: 'For chest pain, a sudden weakness on one side, heavy bleeding or trouble breathing, call 108 or 112 at once.',
        hi: 'सीने में दर्द, एक तरफ़ अचानक कमज़ोरी, बहुत ख़ून या साँस न आए तो तुरंत 108 या 112 पर फ़ोन करें।',
      },
      {
        en: 'Don’t stop or change a medicine on your own, and take all current prescriptions to each appointment.',
        hi: 'कोई दवा अपने मन से बंद न करें, न बदलें, और हर बार डॉक्टर के पास सारे पर्चे ले जाएँ।',
      },
      {
        en: 'Walk thirty minutes a day at a pace at which you can still talk, if your doctor allows it.',
        hi: 'डॉक्टर मना न करें तो रोज़ तीस मिनट ऐसी चाल से टहलें जिसमें बात की जा सके।',
      },
      {
        en: 'Have blood pressure and sugar checked this month; many government health centres do it free.',
        hi: 'इस महीने बीपी और शुगर की जाँच करा लें; कई सरकारी स्वास्थ्य केंद्रों पर यह मुफ़्त होती है।',
      },
      {
        en: 'Check that your health insurance or Ayushman card is valid, and tell one person at home where it is.',
        hi: 'देख लें कि हेल्थ इंश्योरेंस या आयुष्मान कार्ड चालू है, और घर में किसी को बता दें कि वह कहाँ रखा है।',
      },
      {
        en: 'Before a large operation ask a second doctor’s opinion, with all reports in hand.',
        hi: 'बड़े ऑपरेशन से पहले सारी रिपोर्ट लेकर किसी दूसरे डॉक्टर की राय भी लें।',
      },
    ],
  },
  'mental-health': {
    name: { en: 'peace of mind', hi: 'मन की शांति' },
    hindiGender: 'feminine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, the mind is likely to become calmer, and the chart supports relief from {from} to {to}; help sought now makes it easier.',
          hi: 'हाँ, मन शांत होने की संभावना है, और {from} से {to} तक राहत के संकेत हैं; अभी ली गई मदद इसे आसान करेगी।',
        },
        astra: {
          en: 'You won’t always feel this way: I see lighter days between {from} and {to}, and you needn’t wait alone until then.',
          hi: 'मन हमेशा ऐसा नहीं रहेगा: {from} से {to} तक हल्के दिन आने की उम्मीद है, और तब तक अकेले रहना ज़रूरी नहीं।',
        },
      },
      later: {
        oracle: {
          en: 'Relief is likely, and its stronger period is from {from} to {to}; until then speak regularly with someone you trust.',
          hi: 'राहत की संभावना है, और उसका अच्छा समय {from} से {to} तक है; तब तक किसी भरोसेमंद से बात करते रहना चाहिए।',
        },
        astra: {
          en: 'I know that even one more week sounds long; the heaviness should lift between {from} and {to}, and a counsellor can help you today.',
          hi: 'एक हफ़्ता भी लंबा लगता है, यह समझ में आता है; बोझ {from} से {to} तक हल्का होना चाहिए, और काउंसलर आज ही मदद कर सकते हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'The mind is likely to settle bit by bit, with sleep, company and help; the chart does not tie it to a date.',
          hi: 'नींद, साथ और मदद से मन थोड़ा-थोड़ा करके संभल सकता है; इसकी कोई तय तारीख़ नहीं है।',
        },
        astra: {
          en: 'It can get better in small steps, some mornings good and some not; tell one person the truth about how you are.',
          hi: 'मन धीरे-धीरे ठीक हो सकता है, कोई सुबह अच्छी होगी, कोई नहीं; किसी एक को अपना सच्चा हाल बताएँ।',
        },
      },
      hard: {
        oracle: {
          en: 'This is a demanding time for the mind by your chart; it will pass, and talking to a doctor or counsellor is a sensible step now.',
          hi: 'मन के लिए यह समय भारी है; यह गुज़र जाएगा, और अभी डॉक्टर या काउंसलर से बात करना समझदारी है।',
        },
        astra: {
          en: 'You are under a lot, and it isn’t weakness to be tired of it; please talk to someone today, Tele MANAS 14416 listens day and night.',
          hi: 'मन पर बहुत बोझ है, और थक जाना कमज़ोरी नहीं; आज किसी से बात करें, टेली मानस 14416 दिन-रात सुनता है।',
        },
      },
    },
    when: {
      oracle: {
        en: 'For calm and better sleep the chart favours the period from {from} to {to}.',
        hi: 'मन की शांति और अच्छी नींद के लिए अनुकूल समय {from} से {to} तक है।',
      },
      astra: {
        en: 'Between {from} and {to} I expect your mind to feel lighter, and talking to someone now brings that nearer.',
        hi: '{from} से {to} तक मन हल्का लगने की उम्मीद है, और अभी किसी से बात कर लेने से राहत जल्दी मिल सकती है।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'The mind has good support at present, and worries that seemed large are likely to look manageable.',
          hi: 'मन को इस समय अच्छा सहारा है, और जो चिंताएँ बड़ी लगती थीं वे संभलने लायक लग सकती हैं।',
        },
        astra: {
          en: 'You seem steadier inside than before, so keep the habits that brought you here, sleep above all.',
          hi: 'अंदर से अब पहले से ज़्यादा ठहराव है; जिन आदतों से यह आया, उन्हें बनाए रखें, नींद सबसे पहले।',
        },
      },
      mixed: {
        oracle: {
          en: 'The mind swings between hope and worry now; regular sleep and taking on less are likely to steady it.',
          hi: 'मन अभी उम्मीद और चिंता के बीच झूलता है; समय पर सोने-जागने और कम काम बटोरने से ठहराव आ सकता है।',
        },
        astra: {
          en: 'There are good days, and then a small thing spoils one; that is stress speaking, and it gets better when shared.',
          hi: 'दिन अच्छा होता है, फिर छोटी बात से मन बिगड़ जाता है; यह तनाव है, और बाँटने से हल्का होता है।',
        },
      },
      patience: {
        oracle: {
          en: 'The mind needs rest and gentleness at present; no large decision has to be made in this mood.',
          hi: 'मन को अभी आराम और नरमी चाहिए; ऐसी हालत में कोई बड़ा फ़ैसला करना ज़रूरी नहीं।',
        },
        astra: {
          en: 'Be as kind to yourself now as you would be to a friend, and do only the next small thing.',
          hi: 'अपने साथ वैसे ही पेश आएँ जैसे किसी दुखी दोस्त के साथ, और बस अगला छोटा काम करें।',
        },
      },
    },
    advice: [
      {
        en: 'Tell one person today, in plain words, how you have been sleeping and feeling.',
        hi: 'आज किसी एक को सीधे शब्दों में बताएँ कि नींद कैसी है और मन कैसा है।',
      },
      {
        en: 'Tele MANAS, 14416, is free, open day and night, and speaks Hindi, English and many other languages.',
        hi: 'टेली मानस 14416 मुफ़्त है, दिन-रात खुला है, और हिंदी, अंग्रेज़ी व कई भाषाओं में बात होती है।',
      },
      {
        en: 'If low mood or poor sleep has lasted two weeks, see a doctor; it is treated like any other illness.',
        hi: 'उदासी या ख़राब नींद दो हफ़्ते से है तो डॉक्टर को दिखाएँ; इसका इलाज किसी भी बीमारी की तरह होता है।',
      },
      {
        en: 'Go to bed and get up at the same hour for ten days, with the phone charging in another room.',
        hi: 'दस दिन तक एक ही समय पर सोएँ और उठें, और फ़ोन दूसरे कमरे में चार्ज पर रखें।',
      },
      {
        en: 'Step outside in daylight for twenty minutes every morning, even if only to the corner shop.',
        hi: 'रोज़ सुबह बीस मिनट धूप में बाहर निकलें, भले बस नुक्कड़ की दुकान तक।',
      },
      {
        en: 'Cut tea and coffee after four, and don’t use alcohol to fall asleep.',
        hi: 'शाम चार के बाद चाय-कॉफ़ी न लें, और सोने के लिए शराब का सहारा न लें।',
      },
      {
        en: 'If you think of harming yourself, don’t stay alone: go to someone near you and call 14416 or 112 now.',
        hi: 'अगर ख़ुद को नुकसान पहुँचाने का ख़याल आए तो अकेले न रहें: किसी के पास जाएँ और अभी 14416 या 112 पर फ़ोन करें।',
      },
    ],
  },
} as const satisfies Record<string, MatterTexts>
