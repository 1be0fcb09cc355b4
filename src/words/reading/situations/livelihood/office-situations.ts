import type { SituationTexts } from '../situation-texts.ts'

export const officeSituationTexts = {
  suspension: {
    outlook: {
      yes: {
        oracle: {
          en: 'The suspension or enquiry is likely to turn in your favour between {from} and {to}.',
          hi: 'सस्पेंशन या जाँच का मामला {from} से {to} के बीच आपके पक्ष में मुड़ने के आसार हैं।',
        },
        astra: {
          en: 'I see your name clearing: between {from} and {to} the enquiry should ease and the chair come back.',
          hi: 'नाम साफ़ होता दिखता है: {from} से {to} के बीच जाँच में राहत और बहाली की उम्मीद है।',
        },
      },
      later: {
        oracle: {
          en: 'The enquiry takes its time; being restored looks more likely between {from} and {to}.',
          hi: 'जाँच में समय लगेगा; बहाली {from} से {to} के बीच ज़्यादा मुमकिन दिखती है।',
        },
        astra: {
          en: 'The waiting weighs on you, I know; relief from this suspension looks nearer to {from} to {to}.',
          hi: 'यह इंतज़ार भारी है; सस्पेंशन से राहत {from} से {to} के आसपास दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'The enquiry can end well, but slowly, and by your papers more than by anybody’s word.',
          hi: 'जाँच अच्छी निकल सकती है, पर धीरे, और किसी की बात से ज़्यादा आपके काग़ज़ों से।',
        },
        astra: {
          en: 'Nothing says you are lost in this enquiry; no date shows, so answer each letter fully and on time.',
          hi: 'जाँच में हार तय नहीं दिखती; तारीख़ नहीं दिखती, इसलिए हर चिट्ठी का पूरा जवाब समय पर दें।',
        },
      },
      hard: {
        oracle: {
          en: 'The suspension or enquiry looks heavy at present, so lean on a service lawyer and not on hope alone.',
          hi: 'सस्पेंशन या जाँच अभी भारी दिखती है; सिर्फ़ उम्मीद नहीं, सर्विस मामलों के वकील का सहारा लें।',
        },
        astra: {
          en: 'I won’t soften it: this enquiry isn’t easing now; good help and a full reply matter most.',
          hi: 'बात हल्की नहीं है: जाँच अभी ढीली नहीं पड़ती; अच्छा सलाहकार और पूरा जवाब सबसे ज़रूरी है।',
        },
      },
    },
    advice: [
      {
        en: 'Answer the charge point by point, with documents, and keep a stamped copy.',
        hi: 'आरोप का जवाब बिंदुवार, काग़ज़ों के साथ दें, और मुहर लगी कॉपी रखें।',
      },
      {
        en: 'Ask in writing for the allowance that is due while suspended.',
        hi: 'सस्पेंशन के दौरान का भत्ता लिखित में माँगें।',
      },
      {
        en: 'Speak to nobody at work about the matter but to the one who defends you.',
        hi: 'दफ़्तर में अपने बचाव करने वाले के सिवा किसी से इस पर बात न करें।',
      },
    ],
  },
  'colleague-trouble': {
    outlook: {
      yes: {
        oracle: {
          en: 'The trouble with your colleagues is likely to ease between {from} and {to}.',
          hi: 'सहकर्मियों के साथ की परेशानी {from} से {to} के बीच कम होने के आसार हैं।',
        },
        astra: {
          en: 'I see the air at work getting lighter: your colleagues should trouble you less between {from} and {to}.',
          hi: 'दफ़्तर का माहौल हल्का होता दिखता है: {from} से {to} के बीच सहकर्मी कम परेशान करेंगे।',
        },
      },
      later: {
        oracle: {
          en: 'The politics among colleagues goes on for some time; it looks calmer between {from} and {to}.',
          hi: 'सहकर्मियों की राजनीति कुछ समय और रहेगी; {from} से {to} के बीच शांति दिखती है।',
        },
        astra: {
          en: 'Give your colleagues little to talk about for now; you should breathe easier between {from} and {to}.',
          hi: 'अभी सहकर्मियों को बात का मौक़ा कम दें; {from} से {to} के बीच चैन की साँस मिलेगी।',
        },
      },
      slow: {
        oracle: {
          en: 'The colleague matter can be managed, though it does not end by itself; work on paper is your shield.',
          hi: 'सहकर्मियों की बात सँभल सकती है, पर अपने आप ख़त्म नहीं होगी; काम लिखित में रखना ही बचाव है।',
        },
        astra: {
          en: 'They are unlikely to change soon, your colleagues, but they can do less than you fear.',
          hi: 'सहकर्मी जल्दी बदलते नहीं दिखते, पर वे उतना बिगाड़ नहीं सकते जितना डर लगता है।',
        },
      },
      hard: {
        oracle: {
          en: 'The trouble from colleagues looks stubborn for now; ask for another team or another seat.',
          hi: 'सहकर्मियों की परेशानी अभी ज़िद्दी दिखती है; दूसरी टीम या दूसरी जगह माँगें।',
        },
        astra: {
          en: 'I wouldn’t fight these colleagues just now; a change of team would give you more peace.',
          hi: 'अभी इन सहकर्मियों से न उलझें; टीम बदलने से ज़्यादा चैन मिलेगा।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Colleagues turn against you for reasons that the chart does show, and jealousy of your work is likelier than a fault in you.',
        hi: 'सहकर्मियों के ऐसे बरताव की वजह कुंडली में दिखती है; आपकी कमी से ज़्यादा आपके काम की जलन लगती है।',
      },
      astra: {
        en: 'It isn’t that you are hard to like; what sets colleagues against you shows here.',
        hi: 'बात यह नहीं कि आपमें कुछ बुरा है; सहकर्मी जिस वजह से खिंचते हैं, वह यहाँ दिखती है।',
      },
    },
    advice: [
      {
        en: 'Put agreements in e-mail, in two polite lines, on the same day.',
        hi: 'जो तय हो, उसी दिन दो विनम्र लाइनों में ई-मेल कर दें।',
      },
      {
        en: 'Don’t answer gossip with gossip: say what is to be said to the person alone.',
        hi: 'चुगली का जवाब चुगली से न दें: जो कहना हो उसी व्यक्ति से अकेले में कहें।',
      },
      {
        en: 'Keep one friend in another team, and lunch away from the group at times.',
        hi: 'दूसरी टीम में एक दोस्त रखें, और कभी-कभी खाना समूह से अलग खाएँ।',
      },
      {
        en: 'If lies go to the office in writing, answer in writing, with dates.',
        hi: 'झूठी शिकायत लिखित में जाए तो जवाब भी तारीख़ों के साथ लिखित में दें।',
        for: ['office'],
      },
    ],
  },
  'resign-now': {
    state: {
      favourable: {
        oracle: {
          en: 'Resigning is not wrong for you now, but only with the next offer in writing; the chart supports a change.',
          hi: 'इस्तीफ़ा देना ग़लत नहीं, पर अगला ऑफ़र लिखित में आने के बाद; कुंडली बदलाव का साथ देती है।',
        },
        astra: {
          en: 'You may leave this job, I feel, only not in anger: first the new letter, then your resignation.',
          hi: 'यह नौकरी छोड़ना ठीक लगता है, बस ग़ुस्से में नहीं: पहले नया लेटर, फिर इस्तीफ़ा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Don’t resign yet: look for the next job from this chair, and leave when it is in hand.',
          hi: 'अभी इस्तीफ़ा न दें: इसी कुर्सी से अगली नौकरी ढूँढें, और हाथ में आए तब छोड़ें।',
        },
        astra: {
          en: 'I’d hold the resignation back a little; search quietly, and go when something firm is there.',
          hi: 'इस्तीफ़ा थोड़ा रोक लें; चुपचाप ढूँढें, और कुछ पक्का मिले तब निकलें।',
        },
      },
      patience: {
        oracle: {
          en: 'This is not the time to resign: stay, save, and let the next job come to you first.',
          hi: 'यह इस्तीफ़े का समय नहीं: टिके रहें, पैसे जोड़ें, और पहले अगली नौकरी आने दें।',
        },
        astra: {
          en: 'Please don’t leave the job just now; the gap after it could be longer than you can bear.',
          hi: 'अभी नौकरी न छोड़ें; उसके बाद का ख़ाली समय उम्मीद से लंबा हो सकता है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Write the resignation, sleep on it for three nights, and only then decide.',
        hi: 'इस्तीफ़ा लिखें, तीन रात सोचें, और तब तय करें।',
      },
      {
        en: 'Keep six salaries in the bank before you leave without an offer.',
        hi: 'बिना ऑफ़र छोड़ना हो तो छह तनख़्वाह जितना पैसा बैंक में रखें।',
        for: ['leaving'],
      },
      {
        en: 'Read the notice and bond lines of your letter, and serve the notice in full.',
        hi: 'अपने लेटर में नोटिस और बॉन्ड की शर्तें पढ़ें, और नोटिस पूरा करें।',
      },
      {
        en: 'Ask first for what would make you stay: another team, other hours, fair pay.',
        hi: 'पहले वह माँगें जिससे रुकना हो सके: दूसरी टीम, दूसरा समय, ठीक तनख़्वाह।',
      },
    ],
  },
  'job-lost': {
    outlook: {
      yes: {
        oracle: {
          en: 'This time without work is likely to end soon: a new job looks closest between {from} and {to}.',
          hi: 'यह ख़ाली समय जल्दी ख़त्म होने के आसार हैं: नई नौकरी {from} से {to} के बीच सबसे पास दिखती है।',
        },
        astra: {
          en: 'Losing work shakes anyone, but I see a new job for you between {from} and {to}.',
          hi: 'काम छूटने से कोई भी हिल जाता है; पर {from} से {to} के बीच नई नौकरी दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'The gap may last a while; the time when a new job is more likely is {from} to {to}.',
          hi: 'ख़ाली समय थोड़ा और चल सकता है; नई नौकरी का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Don’t measure yourself by this gap; the next job looks nearer to {from} to {to}, take small work till then.',
          hi: 'इस ख़ाली समय से अपने को न तौलें; अगली नौकरी {from} से {to} के आसपास दिखती है, तब तक छोटा काम लें।',
        },
      },
      slow: {
        oracle: {
          en: 'A new job can come, but through people you know rather than through forms; I see no clear time for it.',
          hi: 'नई नौकरी मिल सकती है, पर फ़ॉर्म से ज़्यादा जान-पहचान से; कोई साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'A job does come again for you, though I see no date; take a smaller one if it is offered.',
          hi: 'नौकरी फिर मिलेगी, पर तारीख़ नहीं दिखती; पहले छोटी नौकरी से बड़ी का रास्ता खुल सकता है।',
        },
      },
      hard: {
        oracle: {
          en: 'A job like the last one looks difficult just now; take what keeps the home running, and search beside it.',
          hi: 'पिछली जैसी नौकरी अभी मुश्किल दिखती है; घर चलाने लायक काम लें और साथ में ढूँढते रहें।',
        },
        astra: {
          en: 'This is a hard stretch without work, I won’t deny it; any honest earning now is a step and no shame.',
          hi: 'बिना काम का यह दौर कठिन है; अभी ईमानदारी की कोई भी कमाई क़दम है, शर्म नहीं।',
        },
      },
    },
    advice: [
      {
        en: 'Tell twenty people you have worked with, in two lines, what you are looking for.',
        hi: 'साथ काम कर चुके बीस लोगों को दो लाइनों में बताएँ कि कैसा काम चाहिए।',
      },
      {
        en: 'Keep office hours for the search: mornings for applications, afternoons for calls and learning.',
        hi: 'ढूँढने का समय दफ़्तर जैसा रखें: सुबह आवेदन, दोपहर फ़ोन और सीखना।',
        for: ['office'],
      },
      {
        en: 'Tell the bank early if an instalment will be late: they are kinder before than after.',
        hi: 'किस्त में देर होने वाली हो तो बैंक को पहले बता दें: बाद से पहले वे ज़्यादा सुनते हैं।',
      },
      {
        en: 'Claim what is due from the last firm: salary, leave money, PF.',
        hi: 'पिछली कंपनी से अपना हक़ लें: तनख़्वाह, छुट्टियों का पैसा, पीएफ।',
      },
    ],
  },
  'night-shift': {
    outlook: {
      yes: {
        oracle: {
          en: 'The night shift is likely to end for you between {from} and {to}.',
          hi: 'नाइट शिफ्ट {from} से {to} के बीच छूटने के आसार हैं।',
        },
        astra: {
          en: 'I see you sleeping at night again; a change from the night shift looks near between {from} and {to}.',
          hi: 'रात की नींद लौटती दिखती है; {from} से {to} के बीच नाइट शिफ्ट बदलने की उम्मीद है।',
        },
      },
      later: {
        oracle: {
          en: 'The night shift goes on for a while; day work looks likelier between {from} and {to}.',
          hi: 'नाइट शिफ्ट कुछ समय और चलेगी; दिन का काम {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'A little longer with these nights, then {from} to {to} looks better for a day job.',
          hi: 'थोड़े दिन और ये रातें; फिर {from} से {to} के बीच दिन की नौकरी बेहतर दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'The night shift can change, but only if you ask; no time comes by itself.',
          hi: 'नाइट शिफ्ट बदल सकती है, पर माँगने से ही; अपने आप कोई समय नहीं दिखता।',
        },
        astra: {
          en: 'The night shift won’t end by itself, so put in the request for days and look outside too.',
          hi: 'नाइट शिफ्ट अपने आप ख़त्म नहीं होगी; दिन की शिफ्ट की अर्ज़ी दें और बाहर भी देखें।',
        },
      },
      hard: {
        oracle: {
          en: 'The night shift stays for now: guard your sleep and prepare a move in silence.',
          hi: 'नाइट शिफ्ट अभी रहेगी: नींद बचाएँ और चुपचाप बदलाव की तैयारी करें।',
        },
        astra: {
          en: 'I don’t see the night shift lifting just yet; be good to your body, and learn what day jobs ask.',
          hi: 'नाइट शिफ्ट अभी हटती नहीं दिखती; शरीर का ध्यान रखें, और दिन की नौकरी के लिए ज़रूरी हुनर सीखें।',
        },
      },
    },
    advice: [
      {
        en: 'Sleep in a dark room at the same hour every day, with the phone outside.',
        hi: 'रोज़ एक ही समय पर, अँधेरे कमरे में, फ़ोन बाहर रखकर नींद लें।',
      },
      {
        en: 'Ask for rotation in writing, with a doctor’s note if sleep or sugar has suffered.',
        hi: 'रोटेशन लिखित में माँगें; नींद या शुगर बिगड़ी हो तो डॉक्टर का पर्चा लगाएँ।',
      },
      {
        en: 'Look inside the firm first: day roles are given to those already there.',
        hi: 'पहले कंपनी के भीतर देखें: दिन के काम अक्सर अंदर वालों को मिलते हैं।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
