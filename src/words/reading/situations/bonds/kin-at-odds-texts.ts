import type { SituationTexts } from '../situation-texts.ts'

export const kinAtOddsTexts = {
  'speak-or-silent': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Speak, softly and soon: your word is likely to be taken well at this time.',
          hi: 'बोल दें, नरमी से और जल्दी: इस समय आपकी बात अच्छे मन से सुनी जाएगी।',
        },
        astra: {
          en: 'Say it, over tea and in two sentences; what is said kindly now saves a storm later.',
          hi: 'कह दीजिए, चाय पर, दो वाक्यों में; अभी प्यार से कही बात बाद का तूफ़ान बचाती है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Say the one thing that matters, and leave the other nine; not before guests, and not in the hour of anger.',
          hi: 'जो एक बात ज़रूरी है वह कहें, बाक़ी नौ छोड़ दें; मेहमानों के सामने नहीं, ग़ुस्से की घड़ी में नहीं।',
        },
        astra: {
          en: 'First tell your partner, then speak together; one voice from two people is heard longer.',
          hi: 'पहले अपने साथी को बताएँ, फिर मिलकर कहें; दो लोगों की एक बात देर तक सुनी जाती है।',
        },
      },
      patience: {
        oracle: {
          en: 'Keep quiet for some weeks yet: at present even a fair word would be twisted; choose a calm evening later, and be brief.',
          hi: 'कुछ हफ़्ते और चुप रहें: अभी सही बात भी उलटी पड़ेगी; शांत दिन देखकर थोड़े में कहें।',
        },
        astra: {
          en: 'Swallowing it is heavy, I know; write it down tonight, keep it a fortnight, and say what is still true then.',
          hi: 'पी जाना भारी है, समझ आता है; आज लिख लें, पंद्रह दिन रखें, तब जो सच लगे वही कहें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      { en: 'Say “I felt” and not “you always”.', hi: '“आप हमेशा” नहीं, “मुझे ऐसा लगा” कहें।' },
      {
        en: 'Choose the hour after food, with nobody else in the room.',
        hi: 'खाने के बाद का समय चुनें, जब कमरे में और कोई न हो।',
      },
      {
        en: 'If silence costs you sleep, the time for speaking has come.',
        hi: 'चुप रहने से नींद उड़े तो समझें कि कहने का समय आ गया।',
      },
    ],
  },
  'son-changed': {
    isOfAnother: true,
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Your son has not left you, he is learning two loyalties; in this time he comes nearer as soon as he isn’t made to choose.',
          hi: 'बेटा दूर नहीं हुआ, दो रिश्ते निभाना सीख रहा है; उससे चुनने को न कहें तो पास आएगा।',
        },
        astra: {
          en: 'The love is where it was; it has only one more person to look after.',
          hi: 'प्यार वहीं है जहाँ था; बस अब एक और का ध्यान रखना है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Some of the change is marriage itself, some a few sharp words early on; be friends with the daughter-in-law, and the son returns with her.',
          hi: 'कुछ बदलाव शादी का है, कुछ शुरू की तीखी बातों का; बहू से दोस्ती करें, बेटा उसी के साथ लौटेगा।',
        },
        astra: {
          en: 'He goes where there is peace in the evening; let that be your room some days.',
          hi: 'शाम को जहाँ चैन मिले, वह वहीं जाता है; कुछ दिन वह चैन आपके कमरे में हो।',
        },
      },
      patience: {
        oracle: {
          en: 'The distance stays for a time; don’t complain of her to him, and let them have a kitchen of their own if it must be.',
          hi: 'दूरी कुछ समय रहेगी; बेटे से बहू की शिकायत न करें, और ज़रूरत हो तो उन्हें अपनी रसोई दें।',
        },
        astra: {
          en: 'An empty chair at your table hurts; hold the door open and your own days full, he is passing through a narrow place.',
          hi: 'मेज़ की ख़ाली कुर्सी चुभती है; दरवाज़ा खुला और अपने दिन भरे रखें, वह तंग जगह से गुज़र रहा है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'After a wedding a son turns to his new home by nature; hurt comes when each house counts his hours.',
        hi: 'शादी के बाद बेटे का नए घर की ओर मुड़ना स्वाभाविक है; चोट तब लगती है जब हर कोई उसके घंटे गिने।',
      },
      astra: {
        en: 'It isn’t magic and it isn’t her alone: he is afraid of hurting either of you, and so he goes silent.',
        hi: 'न कोई जादू है, न अकेली बहू: उसे दोनों में से किसी को दुखाने का डर है, इसलिए चुप है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Call your daughter-in-law first, and about something pleasant.',
        hi: 'पहले बहू को फ़ोन करें, और किसी अच्छी बात पर।',
        for: ['parent'],
      },
      {
        en: 'Meet your son once a month outside the house, for tea alone.',
        hi: 'महीने में एक बार बेटे से बाहर अकेले चाय पर मिलें।',
        for: ['parent'],
      },
      {
        en: 'Praise one thing of hers before the relatives.',
        hi: 'रिश्तेदारों के सामने बहू की एक बात की तारीफ़ करें।',
      },
    ],
  },
  'family-accepts-me': {
    outlook: {
      yes: {
        oracle: {
          en: 'Some at home are likely to accept you as you are, and {from} to {to} is the kinder time to be open with them.',
          hi: 'घर में कुछ लोग आपको वैसे ही अपनाते दिखते हैं; खुलकर कहने का नरम समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see one door open first, a sister, an aunt or a mother; between {from} and {to} let that one know.',
          hi: 'पहले एक दरवाज़ा खुलता दिखता है, बहन, मौसी या माँ; {from} से {to} के बीच उन्हें बताएँ।',
        },
      },
      later: {
        oracle: {
          en: 'Acceptance takes them longer than it should; it looks nearer between {from} and {to}.',
          hi: 'अपनाने में उन्हें ज़रूरत से ज़्यादा समय लगेगा; {from} से {to} के बीच पास दिखता है।',
        },
        astra: {
          en: 'They will grieve a picture before they see you; from {from} to {to} I feel them looking again.',
          hi: 'पहले वे एक तस्वीर का दुख मनाएँगे, फिर आपको देखेंगे; {from} से {to} के बीच नज़र फिर लौटती है।',
        },
      },
      slow: {
        oracle: {
          en: 'They may come round by and by, and no date shows; your life needn’t wait for their word.',
          hi: 'वे धीरे-धीरे मान सकते हैं, तारीख़ नहीं दिखती; आपका जीवन उनकी हाँ पर रुका न रहे।',
        },
        astra: {
          en: 'I can’t say when they understand; nothing in your chart calls you wrong, and love is as possible for you as for anyone.',
          hi: 'वे कब समझेंगे, यह नहीं कहा जा सकता; कुंडली में आपको ग़लत कहने वाला कुछ नहीं, प्यार आपके लिए भी उतना ही मुमकिन है।',
        },
      },
      hard: {
        oracle: {
          en: 'Just now home is likely to be hard about it: don’t come out under pressure or without a safe place to sleep.',
          hi: 'अभी घर में सख़्ती हो सकती है: दबाव में या सोने की सुरक्षित जगह के बिना न बताएँ।',
        },
        astra: {
          en: 'It is lonely to be loved for half of oneself; find your own people first, and let the family come later.',
          hi: 'आधा ही अपनाया जाना अकेला करता है; पहले अपने लोग ढूँढें, परिवार बाद में भी आ सकता है।',
        },
      },
    },
    advice: [
      {
        en: 'Refuse a marriage by your own reasons and early; nobody may be married against their will, and 112 helps if forced.',
        hi: 'शादी के लिए मना अपनी वजह से और जल्दी करें; ज़बरदस्ती शादी नहीं हो सकती, दबाव हो तो 112 पर फ़ोन करें।',
      },
      {
        en: 'Tell first the one who has never laughed at such a thing.',
        hi: 'पहले उसे बताएँ जो ऐसी बात पर कभी नहीं हँसा।',
      },
      {
        en: 'Naz Foundation, Humsafar Trust and Sweekar, a group of parents, listen and advise.',
        hi: 'नाज़ फ़ाउंडेशन, हमसफ़र ट्रस्ट और माँ-बाप का समूह स्वीकार सुनते और सलाह देते हैं।',
      },
      {
        en: 'Have an income and a room of your own before the great talk.',
        hi: 'बड़ी बातचीत से पहले अपनी कमाई और अपना कमरा हो।',
      },
    ],
  },
  'sibling-astray': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Your brother or sister should turn towards sense; the better stretch for it is {from} to {to}.',
          hi: 'भाई या बहन में समझ आनी चाहिए; इसका अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'There’s a good heart under it; between {from} and {to} something makes him or her grow up.',
          hi: 'भीतर दिल अच्छा है; {from} से {to} के बीच कोई बात बड़ा बना देगी।',
        },
      },
      later: {
        oracle: {
          en: 'Not soon: the careless ways go on, and a change looks likelier between {from} and {to}.',
          hi: 'जल्दी नहीं: लापरवाही अभी चलेगी, बदलाव {from} से {to} के बीच ज़्यादा दिखता है।',
        },
        astra: {
          en: 'Let a fall or two teach what you can’t; from {from} to {to} he or she listens.',
          hi: 'एक-दो ठोकरें वह सिखाएँगी जो समझाने से नहीं आता; {from} से {to} के बीच बात सुनी जाएगी।',
        },
      },
      slow: {
        oracle: {
          en: 'It mends when money stops and a duty starts; no date shows for it.',
          hi: 'पैसा रुके और ज़िम्मेदारी आए तो सुधरेगा; तारीख़ नहीं दिखती।',
        },
        astra: {
          en: 'I can’t name a month; stop saving them from every result, and stay a friend.',
          hi: 'महीना नहीं बताया जा सकता; हर नतीजे से बचाना छोड़ें, दोस्त बने रहें।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the habit is stronger than advice: give no cash, and where there is drink or drugs get help from outside.',
          hi: 'अभी आदत सलाह से भारी है: नक़द न दें, और नशे की बात हो तो बाहर से मदद लें।',
        },
        astra: {
          en: 'You carry this one like a parent, and it wears you out; you may love without paying.',
          hi: 'माँ-बाप जैसा बोझ आप पर है और थकान होती है; पैसे दिए बिना भी प्यार किया जा सकता है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'A younger one goes astray mostly from an empty day, easy money, or standing in somebody’s shadow.',
        hi: 'छोटा अक्सर ख़ाली दिन, आसान पैसे, या किसी की छाया में खड़े रहने से भटकता है।',
      },
      astra: {
        en: 'It’s fear of failing dressed up as not caring.',
        hi: 'यह हारने का डर है, बेपरवाही के कपड़ों में।',
      },
    },
    advice: [
      {
        en: 'Agree at home that all give the same answer to money.',
        hi: 'घर में तय करें कि पैसे पर सबका जवाब एक हो।',
      },
      {
        en: 'Offer a course or a job with a date, and help only there.',
        hi: 'तारीख़ के साथ कोर्स या काम दिलाएँ, और मदद बस वहीं करें।',
        for: ['meeting'],
      },
      { en: 'For drink or drugs call 14446; it is free.', hi: 'नशे के लिए 14446 पर फ़ोन करें; मुफ़्त है।' },
    ],
  },
  'sibling-jealous': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'A little envy there may be, but the bond of blood is stronger; it fades when you ask for their advice.',
          hi: 'थोड़ी जलन हो सकती है, पर ख़ून का रिश्ता उससे मज़बूत है; उनकी राय माँगें तो घटती है।',
        },
        astra: {
          en: 'They measure themselves against you, and love you too; both are true.',
          hi: 'वे ख़ुद को आपसे नापते हैं और चाहते भी हैं; दोनों बातें सच हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Yes, some jealousy is in it, mostly from comparisons that others made; share your worries with them and not your wins alone.',
          hi: 'हाँ, कुछ जलन है, ज़्यादातर दूसरों की तुलना से; उन्हें सिर्फ़ जीत नहीं, अपनी परेशानी भी बताएँ।',
        },
        astra: {
          en: 'It isn’t you they fight, it is an old scale at home; don’t step on it.',
          hi: 'लड़ाई आपसे नहीं, घर के पुराने तराज़ू से है; उस पर न चढ़ें।',
        },
      },
      patience: {
        oracle: {
          en: 'The bitterness stays for now: keep money and news apart, be polite, and don’t explain yourself each time.',
          hi: 'कड़वाहट अभी रहेगी: पैसा और ख़बरें अलग रखें, शिष्ट रहें, हर बार सफ़ाई न दें।',
        },
        astra: {
          en: 'It hurts most from one’s own; let some distance cool it, and keep one thread, a festival or a child’s birthday.',
          hi: 'अपनों से चोट ज़्यादा लगती है; थोड़ी दूरी ठंडा होने दे, एक तार रखें, त्योहार या बच्चे का जन्मदिन।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Such envy mostly grows where parents or relatives compared the two of you aloud.',
        hi: 'ऐसी जलन अक्सर वहाँ होती है जहाँ माँ-बाप या रिश्तेदारों ने ज़ोर से तुलना की हो।',
      },
      astra: {
        en: 'They see your plate and not your work for it.',
        hi: 'उन्हें आपकी थाली दिखती है, उसके पीछे की मेहनत नहीं।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Praise them at home for something you can’t do.',
        hi: 'घर में उनकी उस बात की तारीफ़ करें जो आपको नहीं आती।',
      },
      { en: 'Ask relatives, kindly, to stop comparing.', hi: 'रिश्तेदारों से प्यार से कहें कि तुलना न करें।' },
      {
        en: 'Don’t tell of pay or purchases; tell of plans once they are done.',
        hi: 'तनख़्वाह या ख़रीद की बात न करें; योजना पूरी होने पर बताएँ।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
