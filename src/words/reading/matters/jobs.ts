import type { MatterTexts } from './matter-texts.ts'

export const jobsMatters = {
  'job-search': {
    name: {
      en: 'a job',
      hi: 'नौकरी',
    },
    hindiGender: 'feminine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, a job is likely to come, and your chances are best between {from} and {to}.',
          hi: 'हाँ, नौकरी मिलने के आसार हैं, और सबसे अच्छी संभावना {from} से {to} तक है।',
        },
        astra: {
          en: 'Your search should give a result soon: apply with full strength from {from} to {to}, because that time is on your side.',
          hi: 'आपकी तलाश का नतीजा जल्दी आ सकता है: {from} से {to} तक पूरी ताक़त से अप्लाई करें, यह समय आपके साथ है।',
        },
      },
      later: {
        oracle: {
          en: 'A job is likely, though not in the coming few months; the better stretch is from {from} to {to}.',
          hi: 'नौकरी लगने की संभावना है, पर अगले कुछ महीनों में नहीं; बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: "Please don't lose heart if replies are few today, since calls and offers look more likely for you between {from} and {to}.",
          hi: 'आज जवाब कम आएँ तो मन छोटा न करें; आगे {from} से {to} तक इंटरव्यू और ऑफ़र आने की उम्मीद ज़्यादा है।',
        },
      },
      slow: {
        oracle: {
          en: 'A job can come, but it needs many applications and some contacts; the chart shows no clear date for it.',
          hi: 'नौकरी मिल सकती है, पर कई जगह अप्लाई करना होगा और जान-पहचान भी लगानी होगी; साफ़ तारीख़ नहीं दिखती।',
        },
        astra: {
          en: "You can find work, but it won't come easily or by a fixed date; daily effort and people who know you will help.",
          hi: 'काम मिलना मुमकिन है, पर आसानी से या किसी तय तारीख़ पर नहीं; रोज़ की कोशिश और अपने लोगों की मदद से बात बन सकती है।',
        },
      },
      hard: {
        oracle: {
          en: 'The job you want does not look likely just now; take temporary or smaller work and keep applying meanwhile.',
          hi: 'मनचाही नौकरी अभी मुश्किल दिखती है; तब तक छोटा या टेम्परेरी काम लेकर अप्लाई करते रहें।',
        },
        astra: {
          en: 'Your search is going through tough months, and that is not your failure; earn from what is available and learn alongside.',
          hi: 'ये महीने आपकी तलाश के लिए भारी हैं, इसमें आपकी ग़लती नहीं; जो काम मिले उससे कमाएँ और साथ में कुछ सीखें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'You are most likely to get a job between {from} and {to}.',
        hi: 'नौकरी लगने की सबसे ज़्यादा संभावना {from} से {to} तक है।',
      },
      astra: {
        en: 'I would look for your offer letter from {from} to {to}, so line up interviews for those months.',
        hi: 'ऑफ़र लेटर की उम्मीद {from} से {to} तक रखें और उसी हिसाब से इंटरव्यू की तैयारी करें।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Interviews given now are likely to go well, and your chances of a job are good.',
          hi: 'अभी दिए गए इंटरव्यू अच्छे जाने की संभावना है, और नौकरी मिलने की उम्मीद अच्छी है।',
        },
        astra: {
          en: 'You have a favourable time for your search, so meet people, send applications and answer every call.',
          hi: 'तलाश के लिए वक़्त आपके हक़ में है, तो लोगों से मिलें, अप्लाई करें और हर कॉल का जवाब दें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Calls do come in your job search, but the final offer or the salary may take some bargaining.',
          hi: 'नौकरी की तलाश में कॉल आते हैं, पर आख़िरी ऑफ़र या सैलरी पर बात अटक सकती है।',
        },
        astra: {
          en: "You will see some movement and some silence; don't stop at the first interview that goes well.",
          hi: 'कभी जवाब आएगा, कभी नहीं; एक इंटरव्यू अच्छा जाए तब भी बाक़ी जगह कोशिश बंद न करें।',
        },
      },
      patience: {
        oracle: {
          en: 'The search is slow at present: replies take time and the first offers may be smaller than you expect.',
          hi: 'नौकरी की तलाश अभी धीमी है: जवाब देर से आते हैं और शुरू के ऑफ़र छोटे हो सकते हैं।',
        },
        astra: {
          en: "I understand how tiring this waiting is; keep a small routine for your applications and don't compare yourself with others.",
          hi: 'इंतज़ार थका देता है, यह समझ में आता है; रोज़ थोड़ी कोशिश करें और दूसरों से अपनी तुलना न करें।',
        },
      },
    },
    advice: [
      {
        en: 'Apply to five suitable jobs every week and keep a list of where, when and whom you wrote to.',
        hi: 'हर हफ़्ते पाँच सही नौकरियों के लिए अप्लाई करें और लिखकर रखें कि कहाँ, कब और किसे भेजा।',
      },
      {
        en: 'Tell ten people you know, by phone or message, exactly what kind of work you want.',
        hi: 'जान-पहचान के दस लोगों को फ़ोन या मैसेज से साफ़ बताएँ कि कैसा काम चाहिए।',
      },
      {
        en: 'Cut your resume to one or two pages and put the words of the job advertisement in it where they are true for you.',
        hi: 'रिज़्यूमे एक-दो पेज का रखें और नौकरी के विज्ञापन के जो शब्द आप पर सही बैठें, वे उसमें डालें।',
        for: ['career', 'office'],
      },
      {
        en: 'Practise answers to five common interview questions aloud with a friend.',
        hi: 'इंटरव्यू के पाँच आम सवालों के जवाब किसी दोस्त के सामने बोलकर तैयार करें।',
      },
      {
        en: "Never pay anyone a fee or deposit for a job; real employers don't ask for it.",
        hi: 'नौकरी के लिए किसी को फ़ीस या डिपॉज़िट न दें; असली कंपनी ऐसे पैसे नहीं माँगती।',
      },
      {
        en: 'Register on the National Career Service portal, which is free, and check local job fairs there.',
        hi: 'नेशनल करियर सर्विस पोर्टल पर मुफ़्त रजिस्टर करें और वहाँ पास के रोज़गार मेले देखें।',
      },
    ],
  },
  'job-change': {
    name: {
      en: 'a job change',
      hi: 'नौकरी में बदलाव',
    },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: [
          {
            en: 'Yes, the chart supports a change of job, and the right time for it is from {from} to {to}.',
            hi: 'हाँ, कुंडली नौकरी बदलने के पक्ष में है, और इसके लिए सही समय {from} से {to} तक है।',
          },
          {
            en: 'Yes, you can change: from {from} to {to} a new post has good support in your chart.',
            hi: 'हाँ, बदल सकते हैं: {from} से {to} तक नई नौकरी को कुंडली का अच्छा सहारा है।',
          },
        ],
        astra: [
          {
            en: 'A better place is likely for you; go for interviews between {from} and {to}, and resign only with an offer in hand.',
            hi: 'बेहतर जगह मिलने की उम्मीद है; {from} से {to} तक इंटरव्यू दें और इस्तीफ़ा ऑफ़र हाथ में आने पर ही दें।',
          },
          {
            en: 'Go ahead with the change, and let it fall between {from} and {to}, when a good offer is likelier for you.',
            hi: 'बदलाव कर लीजिए, पर {from} से {to} के बीच; अच्छे ऑफ़र की उम्मीद तब ज़्यादा है।',
          },
        ],
      },
      later: {
        oracle: [
          {
            en: 'You can change your job, but it is better not to do it at once; plan the switch for {from} to {to}.',
            hi: 'नौकरी बदलना ठीक है, पर तुरंत नहीं; इसकी योजना {from} से {to} तक के लिए बनाएँ।',
          },
          {
            en: 'Not at once: a switch serves you better between {from} and {to}, and until then your present post is the safer one.',
            hi: 'तुरंत नहीं: नौकरी बदलना {from} से {to} के बीच ज़्यादा अच्छा रहेगा, तब तक मौजूदा जगह ठीक है।',
          },
          {
            en: 'Wait with the resignation; the chart puts the better offer in the stretch from {from} to {to}.',
            hi: 'इस्तीफ़ा अभी रोकें; बेहतर ऑफ़र कुंडली में {from} से {to} तक के समय में दिखता है।',
          },
        ],
        astra: [
          {
            en: 'Stay where you are for now and get ready quietly, since a better switch is likely for you between {from} and {to}.',
            hi: 'फ़िलहाल जहाँ हैं वहीं रहना अच्छा है; चुपचाप तैयारी करें, क्योंकि अच्छी नई नौकरी {from} से {to} तक मिल सकती है।',
          },
          {
            en: 'Give it some time: I see the good offer coming to you from {from} to {to}, so polish your skills until then.',
            hi: 'थोड़ा समय दीजिए: अच्छा ऑफ़र {from} से {to} तक आता दिखता है, तब तक अपना हुनर निखारें।',
          },
        ],
      },
      slow: {
        oracle: [
          {
            en: 'A change is possible if you keep searching, but the chart shows neither strong support nor a clear date for it.',
            hi: 'कोशिश जारी रहे तो नौकरी बदल सकती है, पर कुंडली में न ख़ास सहारा दिखता है, न साफ़ तारीख़।',
          },
          {
            en: 'Neither staying nor leaving stands out in the chart; go only for an offer that is clearly better on paper.',
            hi: 'कुंडली में न रुकना अलग दिखता है, न जाना; वही ऑफ़र लें जो काग़ज़ पर साफ़ बेहतर हो।',
          },
        ],
        astra: [
          {
            en: 'You may find something better with time and effort; I can’t name a month, so keep the job you have until then.',
            hi: 'ढूँढते रहने से कुछ बेहतर मिल सकता है; कब, यह अभी नहीं कहा जा सकता, इसलिए हाथ की नौकरी न छोड़ें।',
          },
          {
            en: 'It can happen for you by steady searching, without any special month, so compare every offer calmly.',
            hi: 'लगातार ढूँढने से बात बन सकती है, कोई ख़ास महीना नहीं दिखता, इसलिए हर ऑफ़र शांति से परखें।',
          },
        ],
      },
      hard: {
        oracle: [
          {
            en: 'Leaving your job is not favoured at present; stay, keep the salary coming, and look again in some months.',
            hi: 'अभी नौकरी छोड़ना ठीक नहीं दिखता; सैलरी आती रहने दें और कुछ महीने बाद फिर देखें।',
          },
          {
            en: 'I would not change now: the chart gives a new post little support, so hold on and look again later.',
            hi: 'अभी न बदलें: नई नौकरी को कुंडली में सहारा कम है, इसलिए टिके रहें और बाद में फिर देखें।',
          },
        ],
        astra: [
          {
            en: 'I would ask you not to resign just yet, even if the office is difficult; try for a new team or boss first.',
            hi: 'ऑफ़िस मुश्किल हो तब भी जल्दी में इस्तीफ़ा न दें; पहले वहीं दूसरी टीम या दूसरे बॉस के लिए बात करें।',
          },
          {
            en: 'Please keep this job for some more time; a change now may bring the same troubles with a new name.',
            hi: 'कुछ समय और इसी नौकरी में रहें; अभी बदलने पर वही परेशानियाँ नई जगह भी मिल सकती हैं।',
          },
        ],
      },
    },
    when: {
      oracle: {
        en: 'The most suitable time to change your job is between {from} and {to}.',
        hi: 'नौकरी बदलने का सबसे ठीक समय {from} से {to} तक है।',
      },
      astra: {
        en: 'If you want my advice on when to move, keep it for {from} to {to} and start interviews a little before.',
        hi: 'बदलाव {from} से {to} तक करना अच्छा रहेगा; इंटरव्यू थोड़ा पहले से शुरू कर दें।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Offers that come to you at present are likely to be worth serious thought, and a change is favoured.',
          hi: 'नौकरी बदलने के लिए समय ठीक है, और अभी आने वाले ऑफ़र पर ध्यान से सोचना चाहिए।',
        },
        astra: {
          en: 'You can look around with confidence, because people outside your office are likely to value you well.',
          hi: 'बाहर भरोसे के साथ तलाश करें, क्योंकि नई जगह पर आपके काम की अच्छी क़ीमत लग सकती है।',
        },
      },
      mixed: {
        oracle: {
          en: 'A change of job brings gain and loss together just now: the money may improve and the comfort may suffer.',
          hi: 'नौकरी बदलने में अभी फ़ायदा और नुक़सान दोनों हैं: पैसा बढ़ सकता है, पर आराम या माहौल में कमी आ सकती है।',
        },
        astra: {
          en: 'I am half for it and half against; compare both jobs on paper before you move.',
          hi: 'मेरी राय में बात आधी-आधी है; जाने से पहले दोनों नौकरियों को आमने-सामने लिखकर देखें।',
        },
      },
      patience: {
        oracle: {
          en: 'It is not yet a good time to change; what looks better from outside may not be so after joining.',
          hi: 'नौकरी बदलने का समय अभी ठीक नहीं; जो बाहर से बेहतर दिखता है, जॉइन करने के बाद वैसा न भी निकले।',
        },
        astra: {
          en: 'I can understand that you want to get out, but give it some more time and choose with a cool head.',
          hi: 'निकलने का मन होना समझ में आता है, फिर भी थोड़ा और रुकें और ठंडे दिमाग़ से चुनें।',
        },
      },
    },
    advice: [
      {
        en: "Don't put in your papers until the new offer letter is in writing and you have read the joining terms.",
        hi: 'जब तक नया ऑफ़र लेटर लिखित में न मिले और शर्तें पढ़ न ली जाएँ, इस्तीफ़ा न दें।',
        for: ['career'],
      },
      {
        en: 'Compare take-home pay, travel time, notice period and leave of both jobs on one sheet.',
        hi: 'दोनों नौकरियों की हाथ में आने वाली सैलरी, आने-जाने का समय, नोटिस पीरियड और छुट्टियाँ एक काग़ज़ पर लिखकर मिलाएँ।',
        for: ['office'],
      },
      {
        en: 'Speak to someone who works at the new company, or left it recently, before you say yes.',
        hi: 'हाँ कहने से पहले नई कंपनी में काम करने वाले या हाल में छोड़ने वाले किसी व्यक्ति से बात करें।',
      },
      {
        en: 'Transfer your PF to the new account rather than taking it out.',
        hi: 'पीएफ़ का पैसा निकालने के बजाय नए खाते में ट्रांसफ़र करवाएँ।',
      },
      {
        en: 'Ask your present boss once for what you want, in clear words, before you decide to leave.',
        hi: 'छोड़ने का फ़ैसला करने से पहले एक बार मौजूदा बॉस से साफ़ शब्दों में अपनी बात कहें।',
        for: ['office', 'leaving'],
      },
      {
        en: 'Leave on good terms and take the relieving letter and salary slips with you.',
        hi: 'अच्छे माहौल में विदा लें, और रिलीविंग लेटर तथा सैलरी स्लिप साथ रखें।',
      },
    ],
  },
} as const satisfies Record<string, MatterTexts>
