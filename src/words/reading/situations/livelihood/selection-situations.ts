import type { SituationTexts } from '../situation-texts.ts'

export const selectionSituationTexts = {
  'medical-seat': {
    outlook: {
      yes: {
        oracle: {
          en: 'A medical seat through NEET is likely, with your strongest time between {from} and {to}.',
          hi: 'नीट से मेडिकल सीट मिलने की उम्मीद अच्छी है, सबसे मज़बूत समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see the white coat within your reach; stay steady for NEET between {from} and {to}.',
          hi: 'सफ़ेद कोट पहुँच में दिखता है; {from} से {to} के बीच नीट के लिए मन टिकाए रखें।',
        },
      },
      later: {
        oracle: {
          en: 'NEET is likely to open later for you; the better time for a seat is {from} to {to}.',
          hi: 'नीट आपके लिए थोड़ा आगे खुलती दिखती है; सीट का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'The seat may not come in this round; your chance at NEET is better between {from} and {to}.',
          hi: 'सीट इस दौर में शायद न आए; {from} से {to} के बीच नीट में बेहतर मौक़ा है।',
        },
      },
      slow: {
        oracle: {
          en: 'A NEET seat is possible, but near the border; biology without a mistake matters more than long hours.',
          hi: 'नीट की सीट मुमकिन है, पर किनारे पर; लंबे घंटों से ज़्यादा बायोलॉजी में कम ग़लती काम आएगी।',
        },
        astra: {
          en: 'You are close, but not safe, in NEET; keep dental, AYUSH and nursing forms beside it.',
          hi: 'नीट में बात पास की है, पर पक्की नहीं; साथ में डेंटल, आयुष और नर्सिंग के फ़ॉर्म भी रखें।',
        },
      },
      hard: {
        oracle: {
          en: 'A NEET seat looks hard at present, so decide beforehand which health course you would take otherwise.',
          hi: 'नीट की सीट अभी मुश्किल दिखती है; पहले ही तय करें कि दूसरा कौन सा हेल्थ कोर्स लेना है।',
        },
        astra: {
          en: 'I won’t give false comfort about NEET; there are other ways to care for the sick, and they are open to you.',
          hi: 'नीट पर झूठा दिलासा ठीक नहीं; बीमारों की सेवा के और रास्ते भी हैं, और वे खुले हैं।',
        },
      },
    },
    advice: [
      {
        en: 'Do the textbook lines of biology twice before any new test series.',
        hi: 'कोई नई टेस्ट सीरीज़ लेने से पहले बायोलॉजी की किताब की हर लाइन दो बार करें।',
      },
      {
        en: 'Study the counselling lists of your state: the seat depends on category and round too.',
        hi: 'अपने राज्य की काउंसलिंग की सूचियाँ देखें: सीट वर्ग और राउंड पर भी टिकी है।',
      },
      {
        en: 'Fix at home, before the result, how many attempts there will be.',
        hi: 'घर में नतीजे से पहले तय करें कि कितने प्रयास होंगे।',
      },
    ],
  },
  'ca-exam': {
    outlook: {
      yes: {
        oracle: {
          en: 'The CA exam is likely to be cleared, and the time that helps most is {from} to {to}.',
          hi: 'सीए की परीक्षा निकलने की उम्मीद अच्छी है; सबसे ज़्यादा साथ {from} से {to} का समय देता है।',
        },
        astra: {
          en: 'I see CA coming through for you; plan your group so that it falls between {from} and {to}.',
          hi: 'सीए निकलता दिखता है; ग्रुप ऐसे रखें कि परीक्षा {from} से {to} के बीच पड़े।',
        },
      },
      later: {
        oracle: {
          en: 'CA can be cleared, but a later attempt is stronger: {from} to {to}.',
          hi: 'सीए निकल सकता है, पर आगे का प्रयास ज़्यादा मज़बूत है: {from} से {to} तक।',
        },
        astra: {
          en: 'CA tests the patient, and your turn looks better between {from} and {to}.',
          hi: 'सीए धीरज की परीक्षा है; आपकी बारी {from} से {to} के बीच बेहतर दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'CA stays within reach, one group at a time; no clear time stands out for it.',
          hi: 'सीए पहुँच में है, पर एक-एक ग्रुप करके; कोई साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'It can be done, CA I mean, but not in a hurry; one group held firmly is worth two half-held.',
          hi: 'सीए हो सकता है, पर जल्दी में नहीं; एक ग्रुप पक्का हो तो दो अधूरे ग्रुप से अच्छा है।',
        },
      },
      hard: {
        oracle: {
          en: 'CA looks heavy at present: take up paid work beside it, and sit only for what is ready.',
          hi: 'सीए अभी भारी दिखता है: साथ में काम पकड़ें, और जो तैयार हो उसी में बैठें।',
        },
        astra: {
          en: 'I’d ease the load: CA is not near just now, and a job in accounts keeps the road open.',
          hi: 'बोझ हल्का करें: सीए अभी पास नहीं, पर अकाउंट्स की नौकरी से रास्ता खुला रहता है।',
        },
      },
    },
    advice: [
      {
        en: 'Write three full mock papers a subject in exam time, and have them marked.',
        hi: 'हर विषय के तीन पूरे मॉक परीक्षा के समय में लिखें और जँचवाएँ।',
      },
      {
        en: 'Give the first place to the paper that failed you by most.',
        hi: 'जिस पेपर में सबसे ज़्यादा कमी रही, उसे पहले रखें।',
      },
      {
        en: 'If two groups were too much, take one alone the next time.',
        hi: 'दोनों ग्रुप भारी पड़े हों तो अगली बार एक ही लें।',
      },
    ],
  },
  'merit-list': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your name is likely to come in the list, with news most likely between {from} and {to}.',
          hi: 'लिस्ट में नाम आने की उम्मीद अच्छी है; ख़बर {from} से {to} के बीच आने के आसार हैं।',
        },
        astra: {
          en: 'I do see your name in that list; between {from} and {to} the word should reach you.',
          hi: 'लिस्ट में नाम दिखता है; {from} से {to} के बीच ख़बर आनी चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'The name is more likely in a later or waiting list, between {from} and {to}.',
          hi: 'नाम आगे की या वेटिंग लिस्ट में ज़्यादा दिखता है, {from} से {to} के बीच।',
        },
        astra: {
          en: 'If the first list passes you by, don’t give up: your name looks stronger between {from} and {to}.',
          hi: 'पहली लिस्ट में न आए तो भी उम्मीद रखें: {from} से {to} के बीच नाम मज़बूत दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Your name stands near the cut-off: it can come in, and the chart leans to neither side strongly.',
          hi: 'नाम कटऑफ़ के आसपास है: आ सकता है, कुंडली किसी ओर ज़्यादा नहीं झुकती।',
        },
        astra: {
          en: 'It’s a close thing with this cut-off; keep hope, and keep the next form filled in.',
          hi: 'कटऑफ़ का मामला बहुत पास का है; उम्मीद रखें, और अगला फ़ॉर्म भी भर कर रखें।',
        },
      },
      hard: {
        oracle: {
          en: 'The name in this list looks difficult, so don’t stop the next preparation for it.',
          hi: 'इस लिस्ट में नाम आना मुश्किल दिखता है, इसलिए आगे की तैयारी न रोकें।',
        },
        astra: {
          en: 'I can’t see your name safe in this list; it hurts, and the next form matters more now.',
          hi: 'इस लिस्ट में नाम पक्का नहीं दिखता; दुख की बात है, पर अब अगला फ़ॉर्म ज़्यादा ज़रूरी है।',
        },
      },
    },
    advice: [
      {
        en: 'Match your marks with the answer key and last year’s cut-off of your category.',
        hi: 'अपने नंबर आंसर की और पिछले साल की अपने वर्ग की कटऑफ़ से मिलाएँ।',
      },
      {
        en: 'Read the rule of the waiting list: for how long it holds, and how it moves.',
        hi: 'वेटिंग लिस्ट का नियम पढ़ें: कब तक चलती है और कैसे आगे बढ़ती है।',
      },
      {
        en: 'Get originals, category papers and medical ready now, so that no list finds you unready.',
        hi: 'मूल काग़ज़, वर्ग प्रमाणपत्र और मेडिकल अभी तैयार रखें, ताकि लिस्ट आते ही देर न हो।',
      },
    ],
  },
  'interview-result': {
    outlook: {
      yes: {
        oracle: {
          en: 'The interview is likely to go your way, and selection looks strongest between {from} and {to}.',
          hi: 'इंटरव्यू आपके पक्ष में जाने की उम्मीद है; चयन का सबसे मज़बूत समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I feel good about this interview; go in calm, the time from {from} to {to} is with you.',
          hi: 'यह इंटरव्यू अच्छा जाता दिखता है; शांत मन से जाएँ, {from} से {to} का समय साथ है।',
        },
      },
      later: {
        oracle: {
          en: 'This interview may end in waiting; a selection looks more likely between {from} and {to}.',
          hi: 'इस इंटरव्यू के बाद रुकना पड़ सकता है; चयन {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'Treat this interview as your rehearsal; the one that selects you looks nearer to {from} to {to}.',
          hi: 'इस इंटरव्यू को अभ्यास मानें; चुनने वाला इंटरव्यू {from} से {to} के आसपास दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The interview is open: you can be selected, if you answer shortly and with your own examples.',
          hi: 'इंटरव्यू का नतीजा खुला है: छोटे जवाब और अपने उदाहरण हों तो चयन हो सकता है।',
        },
        astra: {
          en: 'It could go either way, this interview, and the first five minutes weigh more than your fear says.',
          hi: 'यह इंटरव्यू दोनों ओर जा सकता है; पहले पाँच मिनट सबसे ज़्यादा मायने रखेंगे।',
        },
      },
      hard: {
        oracle: {
          en: 'This interview looks hard to win; give it your best, and keep another application moving.',
          hi: 'यह इंटरव्यू निकलना मुश्किल दिखता है; पूरी कोशिश करें, और दूसरा आवेदन भी चलता रखें।',
        },
        astra: {
          en: 'I won’t call this interview easy; go and learn from it, and don’t stop applying elsewhere.',
          hi: 'इस इंटरव्यू को आसान कहना ठीक नहीं; जाएँ, सीखें, और बाक़ी जगह आवेदन न रोकें।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'The interview looks good for you: people are likely to listen, and your answers to land well.',
          hi: 'इंटरव्यू अच्छा जाता दिखता है: लोग ध्यान से सुनेंगे और जवाब असर करेंगे।',
        },
        astra: {
          en: 'I see you speaking well in this interview; be yourself and let the pauses stand.',
          hi: 'इस इंटरव्यू में बात अच्छी बनती दिखती है; सहज रहें, बीच में रुकने से न डरें।',
        },
      },
      mixed: {
        oracle: {
          en: 'The interview is likely to be fair, neither cold nor easy; preparation decides it.',
          hi: 'इंटरव्यू ठीक-ठाक रहेगा, न रूखा न आसान; तैयारी ही फ़ैसला करेगी।',
        },
        astra: {
          en: 'Expect an ordinary interview with one awkward question; breathe, and answer it plainly.',
          hi: 'साधारण इंटरव्यू होगा, एक टेढ़ा सवाल आ सकता है; साँस लें और सीधा जवाब दें।',
        },
      },
      patience: {
        oracle: {
          en: 'The interview looks demanding: keep answers short, and don’t argue with the panel.',
          hi: 'इंटरव्यू कठिन दिखता है: जवाब छोटे रखें और पैनल से बहस न करें।',
        },
        astra: {
          en: 'They may press you in this interview; staying calm counts for more than the perfect answer.',
          hi: 'इंटरव्यू में वे दबाव डाल सकते हैं; सही जवाब से ज़्यादा शांत रहना काम आएगा।',
        },
      },
    },
    advice: [
      {
        en: 'Say your introduction aloud ten times, in ninety seconds.',
        hi: 'अपना परिचय डेढ़ मिनट में, ज़ोर से बोलकर दस बार दोहराएँ।',
      },
      {
        en: 'Prepare three true stories of your work: one success, one mistake, one quarrel settled.',
        hi: 'अपने काम की तीन सच्ची बातें तैयार रखें: एक सफलता, एक ग़लती, एक सुलझाया झगड़ा।',
      },
      {
        en: 'Reach half an hour early and switch the phone off.',
        hi: 'आधा घंटा पहले पहुँचें और फ़ोन बंद रखें।',
      },
      {
        en: 'Where you don’t know, say so in one line: it costs less than a guess.',
        hi: 'जो न पता हो, एक लाइन में कह दें: तुक्के से कम नुक़सान होता है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
