import type { SituationTexts } from '../situation-texts.ts'

export const bodySituationTexts = {
  'sleep-stress': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your sleep and your nerves are likely to settle, and the calmer stretch is {from} to {to}.',
          hi: 'नींद और मन दोनों सँभलने की उम्मीद है, और शांत समय {from} से {to} तक है।',
        },
        astra: {
          en: 'These restless nights do pass; between {from} and {to} I see your sleep coming back.',
          hi: 'ये बेचैन रातें निकल जाएँगी; {from} से {to} के बीच नींद लौटती दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'Sound sleep returns later than you wish; the lighter time for the mind is {from} to {to}.',
          hi: 'अच्छी नींद थोड़ी देर से लौटेगी; मन के लिए हल्का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'It may stay restless a while; from {from} to {to} your head looks quieter and your sleep deeper.',
          hi: 'कुछ समय बेचैनी रह सकती है; {from} से {to} तक मन शांत और नींद गहरी दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'Sleep will get better by habit more than by time; the chart marks no clear stretch for it.',
          hi: 'नींद समय से ज़्यादा आदत से सुधरेगी; कुंडली कोई साफ़ समय नहीं दिखाती।',
        },
        astra: {
          en: 'I see your sleep mending little by little; fixed hours will do more for it than waiting.',
          hi: 'नींद थोड़ा-थोड़ा करके सुधरती दिखती है; इंतज़ार से ज़्यादा काम सोने का तय समय करेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the mind stays awake with worry and sleep suffers; speak to a doctor if it has gone on for weeks.',
          hi: 'अभी चिंता से मन जागा रहता है और नींद पर असर है; हफ़्तों से ऐसा हो तो डॉक्टर से बात करें।',
        },
        astra: {
          en: 'Just now your nights are heavy, and you needn’t carry them alone; a doctor or counsellor can help with sleep.',
          hi: 'अभी रातें भारी हैं, और यह अकेले झेलना ज़रूरी नहीं; नींद के लिए डॉक्टर या काउंसलर मदद कर सकते हैं।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Better sleep is within reach for you: the chart shows a mind that calms down once the day has a fixed end.',
          hi: 'अच्छी नींद आपके लिए मुश्किल नहीं: दिन का काम तय समय पर बंद हो तो मन जल्दी शांत होता है।',
        },
        astra: {
          en: 'You can get your sleep back fairly easily; close the day at one hour and your mind will follow.',
          hi: 'नींद आसानी से लौट सकती है; रोज़ एक ही समय पर काम बंद करें, मन भी मान जाएगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Sleep comes and goes with your worries; writing them down before bed and fixed hours should mend most of it.',
          hi: 'नींद चिंता के साथ आती-जाती है; सोने से पहले चिंता लिख लेना और तय समय पर सोना काफ़ी काम करेगा।',
        },
        astra: {
          en: 'Your mind runs on at night while the body is tired; give it a slow hour without the phone before sleep.',
          hi: 'शरीर थका रहता है पर मन रात में चलता रहता है; सोने से पहले एक घंटा बिना फ़ोन के रखें।',
        },
      },
      patience: {
        oracle: {
          en: 'The chart shows a mind that takes stress to bed, so sleep needs patience, a strict routine and, after some weeks, a doctor.',
          hi: 'कुंडली में मन तनाव लेकर सोता है, इसलिए नींद के लिए सब्र, पक्का रूटीन और कुछ हफ़्तों बाद डॉक्टर चाहिए।',
        },
        astra: {
          en: 'Stress sits deep with you and sleep pays for it; be gentle with yourself, keep the same hours, and let a doctor help if it lasts.',
          hi: 'तनाव मन में गहरा बैठता है और नींद बिगड़ती है; ख़ुद पर नरमी रखें, समय तय रखें, और बात न बने तो डॉक्टर से मिलें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Sleep stays away because your mind goes on working after the body lies down.',
        hi: 'नींद इसलिए पूरी नहीं होती कि शरीर लेट जाता है पर मन चलता रहता है।',
      },
      astra: {
        en: 'Your sleep breaks because worry gets no other hour of the day than the night; and so it comes when the light is out.',
        hi: 'नींद इसलिए टूटती है कि चिंता को दिन में जगह नहीं मिलती और वह रात में आकर जगाती है।',
      },
    },
    advice: [
      {
        en: 'Get up at the same hour every day, also after a bad night and on holidays.',
        hi: 'रोज़ एक ही समय पर उठें, ख़राब रात के बाद और छुट्टी में भी।',
      },
      {
        en: 'Take no tea, coffee or phone in the last hours before bed.',
        hi: 'सोने से पहले के घंटों में चाय, कॉफ़ी और फ़ोन न लें।',
      },
      {
        en: 'Write tomorrow’s three tasks on paper in the evening, so that the head can let go of them.',
        hi: 'शाम को अगले दिन के तीन काम काग़ज़ पर लिख दें, ताकि दिमाग़ उन्हें छोड़ सके।',
      },
      {
        en: 'If you lie awake long, get up, sit in dim light and go back when sleepy.',
        hi: 'देर तक नींद न आए तो उठकर हल्की रोशनी में बैठें, और नींद लगने पर लेटें।',
      },
    ],
  },
  weight: {
    outlook: {
      yes: {
        oracle: {
          en: 'Your weight is likely to come under control, and effort bears most between {from} and {to}.',
          hi: 'वज़न क़ाबू में आने की उम्मीद अच्छी है, और मेहनत का सबसे ज़्यादा असर {from} से {to} के बीच होगा।',
        },
        astra: {
          en: 'Yes, your weight can change for the better; start small, and from {from} to {to} you should see it.',
          hi: 'हाँ, वज़न ठीक हो सकता है; छोटी शुरुआत करें, {from} से {to} तक फ़र्क़ दिखना चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'With your weight results come late; the stretch in which effort shows is {from} to {to}.',
          hi: 'वज़न में नतीजा देर से आएगा; मेहनत का असर दिखने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Please be gentle with yourself over weight; from {from} to {to} your body is likelier to answer.',
          hi: 'अभी वज़न को लेकर ख़ुद को न कोसें; {from} से {to} के बीच शरीर के साथ देने के आसार ज़्यादा हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'Your weight will shift slowly, by plain habits, with no special time for it in the chart.',
          hi: 'वज़न धीरे-धीरे, सीधी आदतों से बदलेगा; कुंडली में कोई ख़ास समय नहीं दिखता।',
        },
        astra: {
          en: 'I see weight changing for you step by step; what you can keep up beats what is quick.',
          hi: 'वज़न धीरे-धीरे बदलता दिखता है; जल्दी वाले तरीक़े से अच्छा वह है जो निभ जाए।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the chart does not make weight easy; have thyroid and sugar tested before you blame your will.',
          hi: 'अभी वज़न के मामले में आसानी नहीं दिखती; अपनी इच्छाशक्ति को कोसने से पहले थायरॉइड और शुगर की जाँच कराएँ।',
        },
        astra: {
          en: 'Your weight is stubborn just now, and it isn’t laziness; let a doctor check the cause and take it gently.',
          hi: 'अभी वज़न ज़िद पर है, और यह आलस नहीं; डॉक्टर से वजह की जाँच कराएँ और आराम से चलें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Weight has causes in the body, such as food, sleep or thyroid, which a doctor can test; the chart shows only why effort bears late.',
        hi: 'वज़न की वजह शरीर में होती है, जैसे खाना, नींद या थायरॉइड, जो डॉक्टर जाँच से बताएँगे; कुंडली बस यह दिखाती है कि मेहनत का असर देर से क्यों होता है।',
      },
      astra: {
        en: 'Don’t call yourself lazy: weight mostly has a cause a doctor can find, and the chart only shows where your effort gets stuck.',
        hi: 'ख़ुद को आलसी न कहें: वज़न की वजह अक्सर डॉक्टर ढूँढ लेते हैं, और कुंडली बस यह दिखाती है कि मेहनत कहाँ अटकती है।',
      },
    },
    advice: [
      {
        en: 'Ask a doctor for a thyroid, sugar and vitamin test before you start a strict diet.',
        hi: 'सख़्त डाइट शुरू करने से पहले डॉक्टर से थायरॉइड, शुगर और विटामिन की जाँच कराएँ।',
      },
      {
        en: 'Walk for half an hour at the same time daily rather than training hard once a week.',
        hi: 'हफ़्ते में एक दिन भारी कसरत के बजाय रोज़ एक ही समय आधा घंटा टहलें।',
      },
      {
        en: 'Weigh yourself once a week on the same morning, not daily.',
        hi: 'वज़न रोज़ नहीं, हफ़्ते में एक बार एक ही सुबह लें।',
      },
      {
        en: 'Put more dal, eggs, paneer or chana on the plate, and take less sugar in tea.',
        hi: 'थाली में दाल, अंडा, पनीर या चना बढ़ाएँ और चाय में चीनी घटाएँ।',
      },
    ],
  },
  'skin-hair': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your skin or hair trouble is likely to ease, most of all between {from} and {to}, with proper treatment.',
          hi: 'त्वचा या बालों की परेशानी कम होने की उम्मीद है, सबसे ज़्यादा {from} से {to} के बीच, सही इलाज के साथ।',
        },
        astra: {
          en: 'It troubles you each time you look in the mirror; your skin and hair should look better between {from} and {to}.',
          hi: 'आईना देखकर मन दुखता है; {from} से {to} के बीच त्वचा और बाल बेहतर होते दिखते हैं।',
        },
      },
      later: {
        oracle: {
          en: 'Your skin or hair will take time to heal; the better stretch is {from} to {to}.',
          hi: 'त्वचा या बालों को ठीक होने में समय लगेगा; बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Not at once, but between {from} and {to} your skin and hair are likelier to recover.',
          hi: 'तुरंत नहीं, पर {from} से {to} के बीच त्वचा और बाल सँभलने के आसार ज़्यादा हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'Skin and hair will improve slowly; the chart marks no time, and the right treatment decides.',
          hi: 'त्वचा और बाल धीरे-धीरे सुधरेंगे; कुंडली समय नहीं दिखाती, सही इलाज से तय होगा।',
        },
        astra: {
          en: 'I see slow improvement for skin and hair; one good doctor and patience will do more than many creams.',
          hi: 'त्वचा और बालों में धीमा सुधार दिखता है; कई क्रीम बदलने से अच्छा एक अच्छा डॉक्टर और सब्र है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the chart gives skin and hair little quick relief; let a skin doctor look for the cause inside.',
          hi: 'अभी त्वचा और बालों में जल्दी आराम कम दिखता है; स्किन के डॉक्टर से अंदर की वजह पता कराएँ।',
        },
        astra: {
          en: 'Your skin or hair may test your patience just now, and you are more than your looks; see a skin doctor and stop trying new things.',
          hi: 'अभी त्वचा या बाल सब्र की परीक्षा लेंगे, और आप चेहरे से कहीं ज़्यादा हैं; स्किन के डॉक्टर को दिखाएँ और रोज़ नई चीज़ न लगाएँ।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Skin and hair trouble has its cause in the body, which a doctor can find; the chart shows why relief takes its time.',
        hi: 'त्वचा और बालों की परेशानी की वजह शरीर में होती है, जो डॉक्टर बता सकते हैं; कुंडली यह दिखाती है कि आराम में समय क्यों लगता है।',
      },
      astra: {
        en: 'No planet spoils your face or your hair: a skin doctor can name the cause, and the chart tells only of the slow pace.',
        hi: 'चेहरा या बाल कोई ग्रह ख़राब नहीं करता: वजह स्किन के डॉक्टर बताएँगे, कुंडली सिर्फ़ धीमी चाल दिखाती है।',
      },
    },
    advice: [
      {
        en: 'Show it to a skin doctor and use one treatment for as long as you are told.',
        hi: 'स्किन के डॉक्टर को दिखाएँ और जितना कहा जाए उतने समय तक एक ही इलाज करें।',
      },
      {
        en: 'Ask whether iron, thyroid or hormones should be tested.',
        hi: 'पूछें कि आयरन, थायरॉइड या हार्मोन की जाँच करानी है या नहीं।',
      },
      {
        en: 'Stop creams bought on a friend’s word, above all strong fairness creams.',
        hi: 'किसी के कहने पर ली गई क्रीम बंद करें, ख़ासकर गोरा करने वाली तेज़ क्रीम।',
      },
      {
        en: 'Keep your own towel and pillow cover, and change them often.',
        hi: 'अपना तौलिया और तकिए का कवर अलग रखें और जल्दी-जल्दी बदलें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
