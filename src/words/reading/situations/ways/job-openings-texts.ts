import type { SituationTexts } from '../situation-texts.ts'

export const jobOpeningsTexts = {
  'no-calls': {
    outlook: {
      yes: {
        oracle: {
          en: 'Calls should begin to come: {from} to {to} is the stretch for answers and interviews.',
          hi: 'कॉल आने शुरू होने चाहिए: जवाब और इंटरव्यू का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'The phone wakes up, I feel, between {from} and {to}; have your answers ready by then.',
          hi: '{from} से {to} के बीच फ़ोन बजना शुरू होता लगता है; तब तक जवाब तैयार रखें।',
        },
      },
      later: {
        oracle: {
          en: 'A little longer without replies; calls look likelier between {from} and {to}.',
          hi: 'कुछ समय और बिना जवाब के; कॉल {from} से {to} के बीच ज़्यादा दिखती हैं।',
        },
        astra: {
          en: 'Keep sending, but fewer and better; from {from} to {to} somebody picks yours out.',
          hi: 'भेजते रहें, पर कम और बेहतर; {from} से {to} के बीच कोई आपका काग़ज़ उठाएगा।',
        },
      },
      slow: {
        oracle: {
          en: 'The silence is from portals and not from fate: one known person inside is worth a hundred applications.',
          hi: 'चुप्पी क़िस्मत की नहीं, पोर्टल की है: भीतर का एक जान-पहचान वाला सौ अर्ज़ियों के बराबर है।',
        },
        astra: {
          en: 'No date for the first call shows; change the first ten lines of the résumé, and the silence changes.',
          hi: 'पहली कॉल की तारीख़ नहीं दिखती; रिज़्यूमे की पहली दस पंक्तियाँ बदलें, चुप्पी भी बदलेगी।',
        },
      },
      hard: {
        oracle: {
          en: 'Few calls look likely just now: take a smaller or temporary job meanwhile, and go in person where you can.',
          hi: 'अभी कॉल कम दिखती हैं: तब तक छोटा या अस्थायी काम लें, और जहाँ हो सके ख़ुद जाकर मिलें।',
        },
        astra: {
          en: 'To be unheard so often hurts more than a no; it isn’t your worth, so rest a week and begin with people instead of portals.',
          hi: 'बार-बार अनसुना रहना “ना” से ज़्यादा चुभता है; यह आपकी क़ीमत नहीं, हफ़्ता भर रुकें और पोर्टल नहीं, लोगों से शुरू करें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'No call at all mostly means that the résumé isn’t reaching a human: wrong keywords, too broad, or a gap not explained.',
        hi: 'एक भी कॉल न आना अक्सर यह है कि रिज़्यूमे किसी इंसान तक नहीं पहुँच रहा: ग़लत शब्द, बहुत फैला हुआ, या अनबताया गैप।',
      },
      astra: {
        en: 'The machines sort before anyone reads; you were not refused, you were not seen.',
        hi: 'पढ़ने से पहले मशीन छाँटती है; मना नहीं किया गया, देखा ही नहीं गया।',
      },
    },
    advice: [
      {
        en: 'Cut the résumé to one page and put the job’s own words into it.',
        hi: 'रिज़्यूमे एक पन्ने का करें और उसमें विज्ञापन के शब्द डालें।',
      },
      {
        en: 'Write to three people a day who work there, and ask for a referral.',
        hi: 'रोज़ तीन लोगों को लिखें जो वहाँ काम करते हैं, और रेफ़रल माँगें।',
      },
      {
        en: 'Update the profile each morning; portals show the fresh ones first.',
        hi: 'रोज़ सुबह प्रोफ़ाइल ताज़ा करें; पोर्टल नई को पहले दिखाते हैं।',
      },
      { en: 'Apply within a day of the posting.', hi: 'विज्ञापन आने के एक दिन के भीतर आवेदन करें।' },
    ],
  },
  'who-helps-job': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Help comes from somebody older you once worked or studied under: their one call counts more than relatives’ promises.',
          hi: 'मदद किसी बड़े से आएगी जिनके साथ पढ़ाई या काम किया हो: उनका एक फ़ोन रिश्तेदारों के वादों से भारी है।',
        },
        astra: {
          en: 'Ring the old sir or madam who liked your work; that door is half open.',
          hi: 'उन पुराने सर या मैडम को फ़ोन करें जिन्हें आपका काम पसंद था; वह दरवाज़ा आधा खुला है।',
        },
      },
      mixed: {
        oracle: {
          en: 'A friend of your own age will pass the news, and your own effort will finish it; relatives speak more than they do here.',
          hi: 'ख़बर कोई हमउम्र दोस्त देगा, पूरा आपकी कोशिश करेगी; रिश्तेदार यहाँ करते कम, कहते ज़्यादा हैं।',
        },
        astra: {
          en: 'The help is in your phone already, in a number you haven’t rung for a year.',
          hi: 'मदद आपके फ़ोन में ही है, किसी ऐसे नंबर में जिसे साल भर से नहीं मिलाया।',
        },
      },
      patience: {
        oracle: {
          en: 'Depend on nobody’s word for the present: it is your own form and interview that open the door.',
          hi: 'अभी किसी के भरोसे न रहें: दरवाज़ा आपके अपने फ़ॉर्म और इंटरव्यू से ही खुलेगा।',
        },
        astra: {
          en: 'Those who say “consider it done” may not manage; thank them, and keep applying.',
          hi: 'जो कहें “समझो हो गया”, वे शायद न करा पाएँ; शुक्रिया कहें और आवेदन करते रहें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Ask for something small and exact: “please pass my résumé to the head of accounts”.',
        hi: 'छोटी और साफ़ बात माँगें: “मेरा रिज़्यूमे अकाउंट्स के हेड तक पहुँचा दीजिए”।',
      },
      {
        en: 'Pay nobody for a job; what is real asks for no money.',
        hi: 'नौकरी के लिए किसी को पैसे न दें; जो सच है, पैसे नहीं माँगता।',
      },
      {
        en: 'Tell ten people plainly which work you look for.',
        hi: 'दस लोगों को साफ़ बताएँ कि कैसा काम चाहिए।',
      },
    ],
  },
  'campus-placement': {
    outlook: {
      yes: {
        oracle: {
          en: 'A placement is likely; the stretch of offers is {from} to {to}.',
          hi: 'प्लेसमेंट के आसार हैं; ऑफ़र का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'The list gets your name too, I feel: between {from} and {to}.',
          hi: 'सूची में नाम आता लगता है: {from} से {to} के बीच।',
        },
      },
      later: {
        oracle: {
          en: 'The first rounds may pass by; an offer looks likelier between {from} and {to}, perhaps off campus.',
          hi: 'पहले दौर निकल सकते हैं; ऑफ़र {from} से {to} के बीच ज़्यादा मुमकिन है, शायद कैंपस के बाहर।',
        },
        astra: {
          en: 'Friends first, and then the turn comes: {from} to {to}.',
          hi: 'पहले दोस्त, फिर बारी आएगी: {from} से {to} के बीच।',
        },
      },
      slow: {
        oracle: {
          en: 'The first job comes, though maybe not through the campus; keep off-campus drives going beside it.',
          hi: 'पहली नौकरी मिलेगी, शायद कैंपस से न हो; साथ-साथ बाहर के ड्राइव भी देते रहें।',
        },
        astra: {
          en: 'I see no day for the offer; one good round of aptitude decides more than the season.',
          hi: 'ऑफ़र का दिन नहीं दिखता; मौसम से ज़्यादा एक अच्छा एप्टीट्यूड राउंड तय करेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'Campus looks thin just now: take an internship or a smaller firm, and move up from inside.',
          hi: 'अभी कैंपस से कम दिखता है: इंटर्नशिप या छोटी कंपनी लें, और भीतर से आगे बढ़ें।',
        },
        astra: {
          en: 'Watching others’ selfies hurts; a first job that comes late is forgotten as late very soon.',
          hi: 'दूसरों की तस्वीरें चुभती हैं; देर से मिली पहली नौकरी कुछ ही समय में देर नहीं लगती।',
        },
      },
    },
    advice: [
      {
        en: 'Find which round it ends at, aptitude, group or HR, and train only that.',
        hi: 'देखें कि कौन से राउंड में रुकता है, एप्टीट्यूड, ग्रुप या HR, और बस वही सुधारें।',
        for: ['office'],
      },
      {
        en: 'Ask two seniors of the same branch for a referral.',
        hi: 'उसी ब्रांच के दो सीनियर से रेफ़रल माँगें।',
      },
      {
        en: 'Sit two mock interviews with a stranger, on video.',
        hi: 'किसी अनजान के साथ दो मॉक इंटरव्यू वीडियो पर दें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
