import type { SituationTexts } from '../situation-texts.ts'

export const serviceExamSituationTexts = {
  'civil-service-exam': {
    outlook: {
      yes: {
        oracle: {
          en: 'The civil-services exam is within reach: the chart supports selection, most of all between {from} and {to}.',
          hi: 'सिविल सेवा की परीक्षा निकलने की उम्मीद अच्छी है, सबसे ज़्यादा {from} से {to} के बीच।',
        },
        astra: {
          en: 'I do see an officer’s chair as possible for you; your preparation can show its result between {from} and {to}.',
          hi: 'अफ़सर की कुर्सी मुमकिन दिखती है; {from} से {to} के बीच तैयारी अपना नतीजा दिखा सकती है।',
        },
      },
      later: {
        oracle: {
          en: 'Selection in the civil services looks possible, though not at once; the stronger time for it is {from} to {to}.',
          hi: 'सिविल सेवा में चयन हो सकता है, पर अभी तुरंत नहीं; इसका मज़बूत समय {from} से {to} तक है।',
        },
        astra: {
          en: 'This dream asks for more patience: your better chance at the civil services comes between {from} and {to}.',
          hi: 'यह सपना थोड़ा और धीरज माँगता है; सिविल सेवा में बेहतर मौक़ा {from} से {to} के बीच है।',
        },
      },
      slow: {
        oracle: {
          en: 'The civil-services exam stays open for you: it can be cleared, but the margin is thin and I see no clear time for it.',
          hi: 'सिविल सेवा की परीक्षा निकल सकती है, पर फ़ासला बहुत कम है और कोई साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'The civil services are nearer to you than it feels, but the chart gives no date; answer writing will decide.',
          hi: 'सिविल सेवा जितनी दूर लगती है उतनी है नहीं, पर तारीख़ नहीं दिखती; फ़ैसला उत्तर लिखने के अभ्यास से होगा।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the chart is not with the civil-services exam, so keep a state or bank exam running beside it.',
          hi: 'अभी कुंडली सिविल सेवा के साथ नहीं दिखती, इसलिए साथ में राज्य या बैंक की परीक्षा भी चलाएँ।',
        },
        astra: {
          en: 'I won’t feed a false hope about the civil services just now; keep the study, and take a second road with it.',
          hi: 'सिविल सेवा की झूठी उम्मीद देना ठीक नहीं; पढ़ाई रखें, और साथ में दूसरा रास्ता भी पकड़ें।',
        },
      },
    },
    advice: [
      {
        en: 'Write one full answer paper by hand every Sunday and have it checked by somebody strict.',
        hi: 'हर रविवार एक पूरा पेपर हाथ से लिखें और किसी सख़्त व्यक्ति से जँचवाएँ।',
      },
      {
        en: 'Fill in your state’s commission exam as well: most of the syllabus is the same.',
        hi: 'अपने राज्य के आयोग की परीक्षा भी भरें: ज़्यादातर सिलेबस वही है।',
      },
      {
        en: 'Read one newspaper fully and drop the rest: three sources read twice beat ten read once.',
        hi: 'एक अख़बार पूरा पढ़ें, बाक़ी छोड़ दें: तीन किताबें दो बार पढ़ना दस किताबें एक बार पढ़ने से अच्छा है।',
      },
      {
        en: 'Fix your last attempt on paper, with the work you will take up after it.',
        hi: 'आख़िरी प्रयास और उसके बाद का काम काग़ज़ पर तय कर लें।',
      },
    ],
  },
  'bank-exam': {
    outlook: {
      yes: {
        oracle: {
          en: 'The bank exam is likely to be cleared, with the best days for it between {from} and {to}.',
          hi: 'बैंक की परीक्षा निकलने की उम्मीद अच्छी है, सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'A bank job does look near to me; give your all between {from} and {to}.',
          hi: 'बैंक की नौकरी पास दिखती है; {from} से {to} के बीच पूरा ज़ोर लगाएँ।',
        },
      },
      later: {
        oracle: {
          en: 'Selection in the bank comes a little later: the better time is {from} to {to}.',
          hi: 'बैंक में चयन थोड़ा आगे है: बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Don’t close the bank books yet; your chance grows between {from} and {to}.',
          hi: 'बैंक की किताबें अभी बंद न करें; {from} से {to} के बीच मौक़ा बढ़ता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The bank exam can be cleared, but by speed and few mistakes; no clear time stands out.',
          hi: 'बैंक की परीक्षा निकल सकती है, पर तेज़ी और कम ग़लतियों से; कोई साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'You stand close to the bank’s line, and a few marks of accuracy can carry you over it.',
          hi: 'बैंक की कटऑफ़ से दूरी कम है; थोड़ी सटीकता पार लगा सकती है।',
        },
      },
      hard: {
        oracle: {
          en: 'A bank post looks difficult for now; keep clerk and insurance exams in the same round.',
          hi: 'बैंक की नौकरी अभी मुश्किल दिखती है; साथ में क्लर्क और बीमा की परीक्षाएँ भी भरें।',
        },
        astra: {
          en: 'The bank door is heavy at present, I won’t hide it; try the easier posts with the same syllabus too.',
          hi: 'बैंक का दरवाज़ा अभी भारी है, यह छिपाना ठीक नहीं; उसी सिलेबस के आसान पद भी आज़माएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Take a timed mock every second day and write down where the minutes went.',
        hi: 'हर दूसरे दिन घड़ी रखकर मॉक दें और लिखें कि समय कहाँ गया।',
      },
      {
        en: 'In prelims leave what does not open in half a minute.',
        hi: 'प्रीलिम्स में जो सवाल आधे मिनट में न खुले, उसे छोड़ दें।',
      },
      {
        en: 'Apply for PO, clerk, regional banks and insurance together: one study serves all four.',
        hi: 'पीओ, क्लर्क, ग्रामीण बैंक और बीमा साथ भरें: एक ही पढ़ाई चारों में काम आती है।',
        for: ['meeting'],
      },
    ],
  },
  'railway-or-ssc': {
    outlook: {
      yes: {
        oracle: {
          en: 'The railway or SSC post you are trying for is likely, most of all between {from} and {to}.',
          hi: 'जिस रेलवे या एसएससी की तैयारी है, उसमें चयन की उम्मीद अच्छी है, ख़ासकर {from} से {to} के बीच।',
        },
        astra: {
          en: 'I see this railway or SSC exam going your way; keep your pace up between {from} and {to}.',
          hi: 'रेलवे या एसएससी की यह परीक्षा आपके पक्ष में दिखती है; {from} से {to} के बीच रफ़्तार बनाए रखें।',
        },
      },
      later: {
        oracle: {
          en: 'The railway or SSC selection is more likely later than now; look to {from} to {to}.',
          hi: 'रेलवे या एसएससी में चयन अभी से ज़्यादा आगे दिखता है; {from} से {to} का समय देखें।',
        },
        astra: {
          en: 'This post may ask for one more round; between {from} and {to} the railway or SSC result looks better for you.',
          hi: 'एक दौर और लग सकता है; {from} से {to} के बीच रेलवे या एसएससी का नतीजा बेहतर दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The railway or SSC exam is open: it can be cleared, but the queue is long and I see no clear time.',
          hi: 'रेलवे या एसएससी निकल सकती है, पर क़तार लंबी है और समय साफ़ नहीं दिखता।',
        },
        astra: {
          en: 'You are in the race for railway or SSC; maths and speed will decide more than luck.',
          hi: 'रेलवे या एसएससी की दौड़ में आप हैं; क़िस्मत से ज़्यादा गणित और तेज़ी काम करेगी।',
        },
      },
      hard: {
        oracle: {
          en: 'For now the railway or SSC list looks hard to enter, so keep a state-level exam beside it.',
          hi: 'अभी रेलवे या एसएससी की सूची में नाम आना मुश्किल दिखता है; साथ में राज्य की परीक्षा भी रखें।',
        },
        astra: {
          en: 'I can’t call the railway or SSC easy just now; fill in two more forms, so that one result doesn’t decide everything.',
          hi: 'रेलवे या एसएससी को अभी आसान कहना ठीक नहीं; दो फ़ॉर्म और भरें, ताकि एक नतीजे पर सब न टिके।',
        },
      },
    },
    advice: [
      {
        en: 'Solve the papers of the last rounds by shift, with a clock.',
        hi: 'पिछली बार की हर शिफ़्ट के पेपर घड़ी रखकर हल करें।',
      },
      {
        en: 'Give maths the first hour of the day and general knowledge the last.',
        hi: 'दिन का पहला घंटा गणित को और आख़िरी जीके को दें।',
        for: ['not-yet-selected'],
      },
      {
        en: 'Keep caste, income and age papers ready: many lose the post at the papers.',
        hi: 'जाति, आय और उम्र के काग़ज़ तैयार रखें: कई लोग काग़ज़ पर ही रह जाते हैं।',
      },
    ],
  },
  'teacher-post': {
    outlook: {
      yes: {
        oracle: {
          en: 'A teacher’s post is likely for you, with the best time between {from} and {to}.',
          hi: 'शिक्षक की नौकरी की उम्मीद अच्छी है, सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I can see you in a classroom; the post looks nearest between {from} and {to}.',
          hi: 'कक्षा में पढ़ाना आपके लिए साफ़ दिखता है; {from} से {to} के बीच पद सबसे पास है।',
        },
      },
      later: {
        oracle: {
          en: 'The teacher’s post is shown, but later: the better time is {from} to {to}.',
          hi: 'शिक्षक का पद दिखता है, पर आगे: बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Teaching suits you, only the post takes its time; look to {from} to {to}.',
          hi: 'पढ़ाने का काम आप पर जँचता है, बस पद मिलने में देर है; {from} से {to} तक देखें।',
        },
      },
      slow: {
        oracle: {
          en: 'A teacher’s post can come, though I see no clear time for it; a private school meanwhile keeps you in practice.',
          hi: 'शिक्षक का पद मिल सकता है, पर समय साफ़ नहीं; तब तक प्राइवेट स्कूल में पढ़ाते रहना अच्छा है।',
        },
        astra: {
          en: 'The teacher’s post isn’t out of reach; it moves slowly, so keep teaching somewhere while you wait for it.',
          hi: 'शिक्षक का पद पहुँच से बाहर नहीं, बस धीमा है; इंतज़ार के साथ कहीं पढ़ाते रहें।',
        },
      },
      hard: {
        oracle: {
          en: 'A government teacher’s post looks difficult at present; a good private school is the surer step.',
          hi: 'सरकारी शिक्षक का पद अभी मुश्किल दिखता है; अच्छा प्राइवेट स्कूल ज़्यादा पक्का क़दम है।',
        },
        astra: {
          en: 'I’d be honest: the government teacher’s post isn’t near now, but teaching itself is not closed to you.',
          hi: 'सच कहें तो शिक्षक का सरकारी पद अभी पास नहीं, पर पढ़ाने का काम आपके लिए बंद नहीं है।',
        },
      },
    },
    advice: [
      {
        en: 'Clear the eligibility test with margin: a high score counts in many merit lists.',
        hi: 'पात्रता परीक्षा अच्छे नंबर से निकालें: कई मेरिट लिस्ट में वही जुड़ते हैं।',
      },
      {
        en: 'Apply to central schools, state schools and aided schools in the same season.',
        hi: 'केंद्रीय, राज्य और सहायता-प्राप्त स्कूल, तीनों में साथ आवेदन करें।',
      },
      {
        en: 'Prepare one demonstration lesson till you can give it without paper.',
        hi: 'एक डेमो पाठ इतना तैयार करें कि बिना काग़ज़ पढ़ाया जा सके।',
      },
    ],
  },
  'uniform-selection': {
    outlook: {
      yes: {
        oracle: {
          en: 'The uniform is likely to be yours: selection looks strongest between {from} and {to}.',
          hi: 'वर्दी मिलने की उम्मीद अच्छी है: चयन का सबसे मज़बूत समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see the uniform coming to you; run, read and stay ready between {from} and {to}.',
          hi: 'वर्दी आपकी ओर आती दिखती है; {from} से {to} के बीच दौड़, पढ़ाई और काग़ज़ तैयार रखें।',
        },
      },
      later: {
        oracle: {
          en: 'The uniform is possible, though not in this round; the better time is {from} to {to}.',
          hi: 'वर्दी मिल सकती है, पर इस दौर में कम; बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Hold on to the ground and the books: selection for the uniform looks better between {from} and {to}.',
          hi: 'मैदान और किताब, दोनों पकड़े रहें: वर्दी के लिए {from} से {to} का समय बेहतर दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Selection for the uniform stays open: it can happen, and the physical and medical decide more than luck.',
          hi: 'वर्दी में चयन हो सकता है; क़िस्मत से ज़्यादा दौड़ और मेडिकल फ़ैसला करेंगे।',
        },
        astra: {
          en: 'You have a fair chance at the uniform, though no date shows; work on the stage where you fell last.',
          hi: 'वर्दी का मौक़ा ठीक-ठाक है, पर तारीख़ नहीं दिखती; पिछली बार जो चरण रह गया था, उसी पर मेहनत करें।',
        },
      },
      hard: {
        oracle: {
          en: 'The uniform looks difficult in this round, so keep another force or guard post in your forms.',
          hi: 'इस दौर में वर्दी मुश्किल दिखती है; दूसरे बल या गार्ड की भर्ती भी भरते रहें।',
        },
        astra: {
          en: 'I won’t promise the uniform now; keep running, and let it not be your only form.',
          hi: 'वर्दी का वादा अभी ठीक नहीं; दौड़ते रहें, पर यही एक फ़ॉर्म न हो।',
        },
      },
    },
    advice: [
      {
        en: 'Run at the hour of the real test, with a watch, and note every timing.',
        hi: 'असली टेस्ट के समय पर, घड़ी लेकर दौड़ें और हर बार का समय लिखें।',
        for: ['not-yet-selected'],
      },
      {
        en: 'Have eyes, teeth, ears and weight checked before the medical, while there is time to mend.',
        hi: 'मेडिकल से पहले आँख, दाँत, कान और वज़न दिखा लें, ताकि सुधार का समय रहे।',
      },
      {
        en: 'Fill in more than one force: the same fitness serves all.',
        hi: 'एक से ज़्यादा बल के फ़ॉर्म भरें: एक ही तैयारी सबमें काम आती है।',
        for: ['not-yet-selected'],
      },
      {
        en: 'Pay nobody who promises a place: real selection needs no agent.',
        hi: 'सीट दिलाने का वादा करने वाले को पैसा न दें: असली भर्ती में दलाल नहीं होता।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
