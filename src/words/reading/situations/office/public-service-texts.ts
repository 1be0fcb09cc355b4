import type { SituationTexts } from '../situation-texts.ts'

export const publicServiceTexts = {
  'compassionate-post': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The compassionate appointment is likely to move now: the order looks closest between {from} and {to}.',
          hi: 'अनुकंपा नियुक्ति की फ़ाइल अब चलने के आसार हैं: आदेश {from} से {to} के बीच सबसे पास दिखता है।',
        },
        astra: {
          en: 'What was earned in that service should come back to the family, I feel; look to {from} till {to} for the order.',
          hi: 'जिस सेवा में उन्होंने जीवन दिया, उसका हक़ घर तक आता दिखता है; आदेश के लिए {from} से {to} तक देखें।',
        },
      },
      later: {
        oracle: {
          en: 'The file needs some more rounds: the appointment is likelier between {from} and {to}.',
          hi: 'फ़ाइल को अभी कुछ और मेज़ों से गुज़रना है: नियुक्ति {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'One more visit, one more paper, I’m afraid; between {from} and {to} it does look nearer.',
          hi: 'एक चक्कर और, एक काग़ज़ और; {from} से {to} के बीच बात पास आती दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'The claim is alive, but such posts are few and go by points: no time stands out, so ask for the place in the waiting list.',
          hi: 'दावा ज़िंदा है, पर ऐसे पद गिने-चुने हैं और अंकों से मिलते हैं: समय साफ़ नहीं, इसलिए प्रतीक्षा सूची में अपना क्रमांक पूछें।',
        },
        astra: {
          en: 'I can’t see which clerk holds it; a written answer from them is worth more than ten visits.',
          hi: 'किस बाबू के पास रुकी है, यह नहीं दिखता; दस चक्कर से बढ़कर उनका एक लिखित जवाब है।',
        },
      },
      hard: {
        oracle: {
          en: 'The post looks hard to get at present, for there are few of them: keep the claim alive on paper, and take other work meanwhile.',
          hi: 'ऐसा पद अभी मुश्किल दिखता है, क्योंकि पद बहुत कम हैं: दावा काग़ज़ पर ज़िंदा रखें, और तब तक दूसरा काम पकड़ें।',
        },
        astra: {
          en: 'You have lost enough already; don’t lose the years as well, let this file run beside other work.',
          hi: 'पहले ही बहुत खोया है; अब साल न खोएँ, फ़ाइल अपनी जगह चले और साथ में दूसरा काम भी।',
        },
      },
    },
    advice: [
      {
        en: 'Ask by RTI for the place in the waiting list and the points given to the family.',
        hi: 'RTI से पूछें कि प्रतीक्षा सूची में क्रमांक क्या है और परिवार को कितने अंक मिले।',
      },
      {
        en: 'Agree in the family on one name first: two claims or a missing no-objection stop the file.',
        hi: 'पहले परिवार मिलकर एक नाम तय करे: दो दावे हों या एक भी अनापत्ति कम हो, तो फ़ाइल रुक जाती है।',
      },
      {
        en: 'Keep income, dependency and heir certificates fresh: old ones send the file back.',
        hi: 'आय, आश्रित और वारिस प्रमाण पत्र ताज़ा रखें: पुराने काग़ज़ से फ़ाइल लौट आती है।',
      },
      {
        en: 'If it is refused in writing, ask a service lawyer about the tribunal or the High Court within the year.',
        hi: 'लिखित में मना हो तो साल के भीतर सेवा मामलों के वकील से ट्रिब्यूनल या हाई कोर्ट की बात करें।',
      },
      {
        en: 'Pay no one for the order: this post is given by list alone.',
        hi: 'आदेश के लिए किसी को पैसे न दें: यह पद सिर्फ़ सूची से मिलता है।',
      },
    ],
  },
  'age-limit-near': {
    outlook: {
      yes: {
        oracle: {
          en: 'The age hasn’t shut this door: a government post looks most likely between {from} and {to}.',
          hi: 'उम्र ने यह दरवाज़ा अभी बंद नहीं किया: सरकारी नौकरी के आसार सबसे ज़्यादा {from} से {to} के बीच हैं।',
        },
        astra: {
          en: 'There is still time on your side, I feel; give it your cleanest try between {from} and {to}.',
          hi: 'समय अब भी आपकी तरफ़ है; {from} से {to} के बीच सबसे पक्की कोशिश करें।',
        },
      },
      later: {
        oracle: {
          en: 'It comes late, but it can come: {from} to {to} is likelier, so fill only the exams whose age limit reaches that far.',
          hi: 'देर से सही, पर लग सकती है: {from} से {to} के बीच आसार ज़्यादा हैं, इसलिए वही फ़ॉर्म भरें जिनकी उम्र-सीमा वहाँ तक जाती है।',
        },
        astra: {
          en: 'The last steps are the slow ones; between {from} and {to} I see your best chance before the age line.',
          hi: 'आख़िरी सीढ़ियाँ धीमी होती हैं; उम्र की सीमा से पहले सबसे अच्छा मौक़ा {from} से {to} के बीच दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'It is open still, but narrow, and no time stands out: keep the one or two exams that your age allows, and earn beside them.',
          hi: 'रास्ता खुला है, पर तंग, और समय साफ़ नहीं: जो एक-दो परीक्षाएँ उम्र में आती हैं वही रखें, और साथ में कमाएँ।',
        },
        astra: {
          en: 'I won’t say no to you, and I can’t name a month; don’t let the last birthday in the rules be the only date you live by.',
          hi: '“नहीं” कहना ठीक नहीं, और महीना दिखता नहीं; नियम वाली आख़िरी तारीख़ के लिए ही न जिएँ।',
        },
      },
      hard: {
        oracle: {
          en: 'A government post looks hard to get before the age runs out: give it the tries that are left, and let a private or contract job begin now.',
          hi: 'उम्र निकलने से पहले सरकारी नौकरी मुश्किल दिखती है: जो मौक़े बचे हैं दें, और प्राइवेट या संविदा का काम अभी शुरू करें।',
        },
        astra: {
          en: 'It isn’t a judgement on you if this door closes; begin the other life today, and the exam can still surprise you.',
          hi: 'यह दरवाज़ा बंद हो तो वह आपकी क़ीमत का फ़ैसला नहीं; दूसरी राह आज शुरू करें, परीक्षा फिर भी चौंका सकती है।',
        },
      },
    },
    advice: [
      {
        en: 'Write the cut-off day for age of each exam, with the years of relaxation for your category.',
        hi: 'हर परीक्षा में उम्र किस तारीख़ से गिनी जाती है, और आपके वर्ग को कितनी छूट है, यह लिखें।',
      },
      {
        en: 'Look at posts with a higher limit: teacher, state services, anganwadi, bank by experience, municipal and contract posts.',
        hi: 'ज़्यादा उम्र-सीमा वाले पद देखें: शिक्षक, राज्य सेवा, आँगनवाड़ी, नगर निकाय और संविदा।',
      },
      {
        en: 'Get the category and income certificates in the very format of the form, before it opens.',
        hi: 'वर्ग और आय प्रमाण पत्र फ़ॉर्म खुलने से पहले उसी प्रारूप में बनवा लें।',
      },
      {
        en: 'Tell one person at home the date at which you stop, and what begins then.',
        hi: 'घर में किसी एक को बता दें कि किस तारीख़ पर रुकेंगे और तब क्या शुरू होगा।',
        for: ['meeting'],
      },
    ],
  },
  'after-last-attempt': {
    state: {
      favourable: {
        oracle: {
          en: 'The exam is over, the learning isn’t: a paying line opens for you soon, nearest in teaching, content, banks or state-level posts.',
          hi: 'परीक्षा ख़त्म हुई, पढ़ा हुआ नहीं: कमाई की राह जल्दी खुलती दिखती है, सबसे पास पढ़ाना, लेखन, बैंक या राज्य स्तर के पद।',
        },
        astra: {
          en: 'You carry more than you think out of those years; go where somebody pays you to explain what you learnt.',
          hi: 'उन सालों से ख़ाली हाथ नहीं निकले; वहाँ जाएँ जहाँ पढ़ा हुआ समझाने के पैसे मिलें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Take a bridge now: a job that pays from next month, and beside it one smaller exam with a last date that you set yourself.',
          hi: 'अभी एक पुल बनाएँ: अगले महीने से पैसा देने वाला काम, और साथ में एक छोटी परीक्षा, जिसकी आख़िरी तारीख़ आप ख़ुद तय करें।',
        },
        astra: {
          en: 'Don’t look for a dream as large as the old one yet; first an income, then the direction shows itself.',
          hi: 'अभी उतना बड़ा सपना न ढूँढें; पहले कमाई, फिर दिशा ख़ुद दिखेगी।',
        },
      },
      patience: {
        oracle: {
          en: 'Rest a few weeks first, then begin with any honest pay: the mind is tired, and it would choose wrongly just now.',
          hi: 'पहले कुछ हफ़्ते आराम, फिर जो भी ठीक-ठाक पैसा दे उससे शुरुआत: मन थका है, अभी चुनाव ग़लत हो सकता है।',
        },
        astra: {
          en: 'You’re grieving for a life that you had already lived in your head; give it some weeks, and let somebody sit with you in it.',
          hi: 'जो जीवन मन में जी लिया था, उसका दुख है; कुछ हफ़्ते दें, और किसी अपने को साथ बैठने दें।',
        },
      },
    },
    advice: [
      {
        en: 'With exam knowledge, test-series checking, coaching and current-affairs writing pay within weeks.',
        hi: 'परीक्षा की पढ़ाई से टेस्ट कॉपी जाँचना, कोचिंग में पढ़ाना और करंट अफ़ेयर्स लिखना कुछ हफ़्तों में पैसा देता है।',
      },
      {
        en: 'Pick at most one more exam, whose syllabus you have read already and whose age limit reaches you.',
        hi: 'ज़्यादा से ज़्यादा एक और परीक्षा रखें, जिसका सिलेबस पढ़ा हुआ हो और उम्र बची हो।',
      },
      {
        en: 'When the forces’ age is over, look at state police, railways, fire and safety, security supervision, merchant navy.',
        hi: 'फ़ौज की उम्र निकल गई हो तो राज्य पुलिस, रेलवे, फ़ायर सेफ़्टी, सुरक्षा सुपरवाइज़र और मर्चेंट नेवी देखें।',
      },
      {
        en: 'In the resume write these years as full-time preparation, with the stages you cleared: hide nothing.',
        hi: 'बायोडाटा में ये साल “पूरे समय की तैयारी” लिखें, जो चरण निकले उनके साथ: कुछ न छिपाएँ।',
        for: ['career', 'office'],
      },
      {
        en: 'Should the days stay dark, Tele-MANAS on 14416 listens free of charge, day and night.',
        hi: 'दिन भारी ही रहें तो टेली-मानस 14416 पर दिन-रात मुफ़्त बात सुनी जाती है।',
      },
    ],
  },
  'ai-and-my-work': {
    state: {
      favourable: {
        oracle: {
          en: 'AI is not likely to take your job: it changes the tools, and you can be among those who use them and are paid for it.',
          hi: 'AI आपकी नौकरी लेता नहीं दिखता: औज़ार बदलेंगे, और उन्हें चलाना सीख लें, तो कमाई उसी से होगी।',
        },
        astra: {
          en: 'Your job doesn’t go to a machine, as I see it; you work with it, quicker than before.',
          hi: 'मशीन से नौकरी जाती नहीं दिखती; उसी के सहारे आप पहले से तेज़ काम करेंगे।',
        },
      },
      mixed: {
        oracle: {
          en: 'A part of your work will go to AI, the part that repeats itself: move towards what needs judgement, people and answering for results.',
          hi: 'आपके काम का वह हिस्सा AI ले जाएगा जो रोज़ एक-सा है: उस ओर बढ़ें जहाँ समझ, लोग और ज़िम्मेदारी चाहिए।',
        },
        astra: {
          en: 'Half of what you do today will do itself; make the other half yours, before somebody tells you to.',
          hi: 'जो आज करते हैं उसका आधा अपने आप होने लगेगा; बाक़ी आधे को अपना बनाएँ, किसी के कहने से पहले।',
        },
      },
      patience: {
        oracle: {
          en: 'This kind of work looks thinner ahead: begin the next skill now, while a salary still pays for the learning.',
          hi: 'इस तरह का काम आगे कम होता दिखता है: अगला हुनर अभी सीखना शुरू करें, जब तक तनख़्वाह चल रही है।',
        },
        astra: {
          en: 'Don’t lie awake over it, and don’t sit still either; the ones who move early are asked for, the late ones are sent.',
          hi: 'इस पर नींद न खोएँ, पर हाथ पर हाथ रखकर भी न बैठें; जो पहले बदलते हैं, उन्हें ख़ुद बुलाया जाता है।',
        },
      },
    },
    advice: [
      {
        en: 'Do one real task of yours with an AI tool this week, and note where it fails: that part is your worth.',
        hi: 'इस हफ़्ते अपना एक असली काम AI से करके देखें, और लिखें कि वह कहाँ चूकता है: आपकी क़ीमत वहीं है।',
      },
      {
        en: 'Learn one step up: testing what it makes, speaking with clients, the rules of your trade.',
        hi: 'एक सीढ़ी ऊपर का काम सीखें: उसके बनाए को जाँचना, क्लाइंट से बात, अपने काम के नियम।',
      },
      {
        en: 'Keep six months of expenses aside before you take a new loan.',
        hi: 'नया क़र्ज़ लेने से पहले छह महीने का ख़र्च अलग रखें।',
        for: ['loan'],
      },
      {
        en: 'Pay for no costly “AI course with a sure job”: begin with the free ones.',
        hi: '“पक्की नौकरी वाला AI कोर्स” महँगे में न लें: शुरुआत मुफ़्त कोर्स से करें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
