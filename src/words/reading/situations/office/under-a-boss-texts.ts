import type { SituationTexts } from '../situation-texts.ts'

export const underABossTexts = {
  'what-boss-thinks': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'Your boss thinks better of you than is shown: your work is trusted, and it is likely to be said when names are discussed.',
          hi: 'बॉस आपके बारे में जितना दिखाते हैं उससे अच्छा सोचते हैं: काम पर भरोसा है, और नाम चलने पर आपकी बात होने की उम्मीद है।',
        },
        astra: {
          en: 'They like your way of working, I feel, and don’t say so; silence is praise with this kind of person.',
          hi: 'आपका काम करने का ढंग उन्हें पसंद है, बस कहते नहीं; ऐसे लोगों की चुप्पी ही तारीफ़ होती है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your boss hasn’t made up their mind about you: the work is noticed, the trust is still small.',
          hi: 'बॉस ने आपके बारे में अभी मन पक्का नहीं किया है: काम दिखता है, भरोसा अभी कम है।',
        },
        astra: {
          en: 'Neither for you nor against you, I’d say; they are looking for who makes their own day easier.',
          hi: 'न आपके पक्ष में, न ख़िलाफ़; वे देख रहे हैं कि उनका दिन कौन आसान करता है।',
        },
      },
      patience: {
        oracle: {
          en: 'At present your boss keeps a distance from you, and it comes more from the pressure on them than from anything that you did.',
          hi: 'अभी बॉस आपसे दूरी रखते दिखते हैं, और वजह आपके काम से ज़्यादा उन पर पड़ा दबाव है।',
        },
        astra: {
          en: 'They aren’t warm to you just now; don’t chase the smile, give clean work and let some weeks pass.',
          hi: 'अभी उनका रुख़ नरम नहीं; मुस्कान के पीछे न भागें, साफ़ काम दें और कुछ हफ़्ते जाने दें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask in a quiet moment: “What should I do more of, and what less?”; the answer tells you where you stand.',
        hi: 'शांत समय में पूछें: “मैं क्या ज़्यादा करूँ और क्या कम?”; जवाब से पता चल जाएगा कि राय क्या है।',
      },
      {
        en: 'Judge by what work you are given and not by the tone of the morning.',
        hi: 'सुबह के लहजे से नहीं, इससे समझें कि काम कौन सा दिया जाता है।',
      },
      {
        en: 'Repeat nothing that you say about them to anybody in that office.',
        hi: 'दफ़्तर में किसी से भी उनके बारे में कुछ न कहें।',
        for: ['office'],
      },
      {
        en: 'Thank them by mail when they help: few do, and it is remembered.',
        hi: 'मदद करें तो मेल पर धन्यवाद लिखें: कम लोग करते हैं, इसलिए याद रहता है।',
      },
    ],
  },
  'scolded-at-work': {
    state: {
      favourable: {
        oracle: {
          en: 'This scolding isn’t likely to cost you the rating or the job: it was one hot day, and they’ll forget it sooner than you.',
          hi: 'इस डाँट से न रेटिंग जाती दिखती है, न नौकरी: एक दिन का ग़ुस्सा था, वे आपसे पहले भूल जाएँगे।',
        },
        astra: {
          en: 'It hurt because everybody was listening, I know; one good piece of work, and nobody speaks of it any more.',
          hi: 'सबके सामने हुआ, इसलिए चुभा; अगले अच्छे काम के बाद कोई इसकी बात नहीं करेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'It leaves a small mark, which one clean piece of work in the coming weeks can wipe off.',
          hi: 'एक छोटा निशान रह सकता है, जिसे आने वाले हफ़्तों का एक साफ़ काम मिटा देगा।',
        },
        astra: {
          en: 'They scolded the work, and half of it wasn’t even yours; mend your half quickly, and leave theirs to them.',
          hi: 'डाँट काम पर थी, और आधी तो आपकी ग़लती भी नहीं; अपना हिस्सा जल्दी ठीक करें, बाक़ी उन पर छोड़ें।',
        },
      },
      patience: {
        oracle: {
          en: 'It may show in the next rating if nothing follows: ask for ten minutes, settle what was wrong, and send it in writing.',
          hi: 'कुछ न किया तो अगली रेटिंग में दिख सकता है: दस मिनट माँगें, क्या ग़लत था यह साफ़ करें, और लिखकर भेजें।',
        },
        astra: {
          en: 'Just now they look for somebody to be angry at; keep a little away, keep proof, and don’t answer in the heat.',
          hi: 'अभी उन्हें ग़ुस्सा उतारने को कोई चाहिए; थोड़ा दूर रहें, सबूत रखें, गर्मी में जवाब न दें।',
        },
      },
    },
    advice: [
      {
        en: 'Let a day pass, then ask what exactly should be different, and by when.',
        hi: 'एक दिन जाने दें, फिर पूछें कि ठीक-ठीक क्या बदलना है और कब तक।',
      },
      {
        en: 'Send the corrected work with one line and no excuse.',
        hi: 'सुधरा काम एक लाइन के साथ भेजें, सफ़ाई न दें।',
      },
      {
        en: 'Where it is insult again and again, note the day, the words and who heard them, and take it to HR or the senior above.',
        hi: 'बार-बार बेइज़्ज़ती हो तो दिन, शब्द और सुनने वालों के नाम लिखें, और HR या उनके ऊपर वाले को बताएँ।',
        for: ['office'],
      },
      {
        en: 'Tell it at home once, then close it for the night: telling it again and again only costs sleep.',
        hi: 'घर में एक बार बताकर उस रात के लिए बात बंद करें: बार-बार दोहराने से सिर्फ़ नींद जाती है।',
      },
    ],
  },
  'warned-at-work': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'This warning can be survived: your place is likely to hold if every point of it is met in writing, and you look outside beside it.',
          hi: 'इस चेतावनी से निकला जा सकता है: हर बिंदु लिखित में पूरा हो तो जगह बचने के आसार हैं; साथ में बाहर भी देखें।',
        },
        astra: {
          en: 'Don’t pack yet; show them what they asked for, week by week, and I feel the tone will change.',
          hi: 'अभी सामान न बाँधें; जो माँगा है वह हफ़्ते-दर-हफ़्ते दिखाएँ, लहजा बदलता दिखता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Treat it as two tasks at once: meet the points of the warning, and apply outside from today; whichever comes first is good.',
          hi: 'इसे दो काम मानें: चेतावनी के बिंदु पूरे करें, और आज से बाहर अप्लाई करें; जो पहले हो जाए, ठीक है।',
        },
        astra: {
          en: 'I’d fight with the left hand and search with the right; the search is where your heart should be.',
          hi: 'एक हाथ से यहाँ लड़ें, दूसरे से नई जगह ढूँढें; मन दूसरे में ज़्यादा रहे।',
        },
      },
      patience: {
        oracle: {
          en: 'They have probably decided already: use these weeks to find the next place, and leave with a relieving letter of your own choosing.',
          hi: 'वे शायद तय कर चुके हैं: इन हफ़्तों में अगली जगह ढूँढें, और निकलें तो रिलीविंग लेटर के साथ, अपनी मर्ज़ी के दिन।',
        },
        astra: {
          en: 'I’m sorry; this looks less like a test than a goodbye, so spend your strength on the new door and not on winning here.',
          hi: 'यह परीक्षा कम, विदाई ज़्यादा लगती है; ताक़त यहाँ जीतने में नहीं, नए दरवाज़े पर लगाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Sign nothing on the spot: ask for two days to read it.',
        hi: 'उसी समय किसी काग़ज़ पर दस्तख़त न करें: पढ़ने को दो दिन माँगें।',
      },
      {
        en: 'Get each target in numbers, and send a mail every Friday on what was met.',
        hi: 'हर लक्ष्य गिनती में लिखवाएँ, और हर शुक्रवार मेल करें कि क्या पूरा हुआ।',
      },
      {
        en: 'Take payslips, old ratings and thank-you mails home now, nothing that belongs to clients.',
        hi: 'तनख़्वाह पर्ची, पुरानी रेटिंग और तारीफ़ के मेल अभी घर ले आएँ; क्लाइंट का कुछ नहीं।',
      },
      {
        en: 'If they ask you to resign, ask for notice pay, leave money and a clean letter in return.',
        hi: 'इस्तीफ़ा माँगें तो बदले में नोटिस का पैसा, छुट्टियों का पैसा और साफ़ लेटर माँगें।',
      },
    ],
  },
  'notice-and-relieving': {
    state: {
      favourable: {
        oracle: {
          en: 'Yes, they are likely to let you go sooner and with clean papers, if you ask with a handover plan in hand.',
          hi: 'हाँ, हैंडओवर की योजना लेकर कहें तो जल्दी छोड़ने और साफ़ काग़ज़ देने के आसार अच्छे हैं।',
        },
        astra: {
          en: 'I see them giving in with a grumble; go with the list of who takes what, and ask for the date.',
          hi: 'थोड़ा बड़बड़ाकर मान जाएँगे, ऐसा लगता है; किसका काम कौन लेगा, यह सूची लेकर तारीख़ माँगें।',
        },
      },
      mixed: {
        oracle: {
          en: 'A part of the notice can be cut, by leave or by paying for some weeks; the letter comes a little after the last day.',
          hi: 'नोटिस का कुछ हिस्सा छुट्टियों से या पैसे भरकर कट सकता है; लेटर आख़िरी दिन के कुछ बाद आएगा।',
        },
        astra: {
          en: 'They meet you halfway, I feel; let the new company know the later date today, so that nothing cracks.',
          hi: 'बीच का रास्ता निकलता दिखता है; नई कंपनी को बाद वाली तारीख़ आज ही बता दें, ताकि बात न बिगड़े।',
        },
      },
      patience: {
        oracle: {
          en: 'They are likely to hold you to the full notice: tell the new company the true date now, most wait for one who says it early.',
          hi: 'वे पूरा नोटिस करवाते दिखते हैं: नई कंपनी को सच्ची तारीख़ अभी बताएँ, पहले बताने वाले के लिए ज़्यादातर रुक जाते हैं।',
        },
        astra: {
          en: 'Don’t run from the last weeks, please; a bad leaving follows you longer than a bad boss.',
          hi: 'आख़िरी हफ़्तों से न भागें; बुरी विदाई बुरे बॉस से ज़्यादा दिन पीछा करती है।',
        },
      },
    },
    advice: [
      {
        en: 'Ask by mail for an early release against leave or notice pay; many new firms pay it for you.',
        hi: 'मेल पर छुट्टियों या नोटिस के पैसे के बदले जल्दी छोड़ने को कहें; कई नई कंपनियाँ यह पैसा ख़ुद दे देती हैं।',
      },
      {
        en: 'Hand over laptop, ID and work with a no-dues mail: the relieving letter hangs on it.',
        hi: 'लैपटॉप, ID और काम सौंपकर “नो ड्यूज़” मेल लें: रिलीविंग लेटर उसी पर टिका है।',
      },
      {
        en: 'If an old firm has closed or keeps the letter back, Form 16, payslips and the PF history prove your service.',
        hi: 'पुरानी कंपनी बंद हो या लेटर रोके, तो फ़ॉर्म 16, तनख़्वाह पर्ची और PF का ब्योरा नौकरी साबित करते हैं।',
      },
      {
        en: 'Where dues or papers are withheld, write to the HR head once, then to the labour commissioner.',
        hi: 'पैसा या काग़ज़ रोकें तो एक बार HR हेड को लिखें, फिर श्रम आयुक्त को।',
        for: ['office'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
