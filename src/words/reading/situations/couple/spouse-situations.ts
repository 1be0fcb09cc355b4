import type { SituationTexts } from '../situation-texts.ts'

export const spouseSituationTexts = {
  'spouse-portrait': {
    state: {
      favourable: {
        oracle: {
          en: 'Your spouse is likely to be pleasant-looking and neat, warm in nature, and settled in steady work with a good name.',
          hi: 'जीवनसाथी के दिखने में अच्छे और सलीक़ेदार, स्वभाव से मिलनसार, और जमे हुए काम वाले होने के आसार हैं।',
        },
        astra: {
          en: 'I picture someone easy on the eyes, soft-spoken with you, and earning in a settled way; no chart is a photograph, though.',
          hi: 'तस्वीर कुछ ऐसी है: अच्छे नैन-नक्श, आपसे नरम बोली, और टिकी हुई कमाई; वैसे कुंडली कोई फ़ोटो नहीं होती।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your spouse is likely to be of ordinary good looks with a strong manner, caring but quick to react, and rising slowly in work.',
          hi: 'जीवनसाथी के ठीक-ठाक नैन-नक्श और दमदार अंदाज़ वाले, ख़याल रखने वाले पर थोड़े तेज़, और काम में धीरे-धीरे बढ़ने वाले होने के आसार हैं।',
        },
        astra: {
          en: 'Someone you notice for the manner more than the face; loving, a little stubborn, with work that had its ups and downs.',
          hi: 'ऐसे कोई जो चेहरे से ज़्यादा अंदाज़ से याद रहें; प्यार करने वाले, थोड़े ज़िद्दी, और काम में उतार-चढ़ाव देखे हुए।',
        },
      },
      patience: {
        oracle: {
          en: 'Your spouse is likely to be plain and serious in looks, reserved but responsible, and hard-working from a modest start.',
          hi: 'जीवनसाथी के सादे और गंभीर दिखने वाले, कम बोलने वाले पर ज़िम्मेदार, और साधारण शुरुआत से मेहनत करके बढ़ने वाले होने के आसार हैं।',
        },
        astra: {
          en: 'Not a showy person, I think: simple in face, slow to open, and truer in deeds than in words; work comes by effort.',
          hi: 'दिखावे वाले नहीं लगते: सादा चेहरा, खुलने में समय, बातों से ज़्यादा काम में सच्चे; कमाई मेहनत की।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Use this as a hint, not as a sieve: do not refuse a good person because a detail differs.',
        hi: 'इसे इशारा समझें, छलनी नहीं: कोई एक बात अलग हो तो अच्छे इंसान को मना न करें।',
      },
      {
        en: 'Write down three things you must have in a partner and three you can live without.',
        hi: 'लिखें कि साथी में कौन सी तीन बातें ज़रूरी हैं और कौन सी तीन के बिना चल जाएगा।',
      },
      {
        en: 'See the person at least once in daily clothes and on a busy day, not only at a formal meeting.',
        hi: 'उस इंसान को कम से कम एक बार रोज़ के कपड़ों में और काम वाले दिन देखें, सिर्फ़ रस्मी मुलाक़ात में नहीं।',
      },
    ],
  },
  'spouse-look': {
    state: {
      favourable: {
        oracle: {
          en: 'In looks your spouse is likely to be attractive: clear face, well-kept, pleasant to meet; the exact height or colour no chart can show.',
          hi: 'जीवनसाथी के दिखने में आकर्षक होने के आसार हैं: साफ़ चेहरा, सलीक़े से रहने वाले; ठीक कद या रंग कुंडली नहीं बताती।',
        },
        astra: {
          en: 'You are likely to find them good-looking, with a face that smiles easily; a photograph I can’t draw, a pleasant sight I do see.',
          hi: 'आपको वे देखने में अच्छे लगेंगे, हँसता हुआ चेहरा; फ़ोटो तो नहीं बन सकती, पर सूरत प्यारी दिखती है।',
        },
      },
      mixed: {
        oracle: {
          en: 'In looks your spouse is likely to be average to good, noticed for eyes and manner; complexion and height are not told by a chart.',
          hi: 'जीवनसाथी के दिखने में सामान्य से अच्छे होने के आसार हैं, आँखें और अंदाज़ ध्यान खींचेंगे; रंग और कद कुंडली से तय नहीं होते।',
        },
        astra: {
          en: 'Not a film star, nor plain: somebody who looks better the longer you know them, I would say.',
          hi: 'न फ़िल्मी हीरो जैसे, न बिल्कुल सादे: ऐसे जो जितना जानें, उतने अच्छे लगें।',
        },
      },
      patience: {
        oracle: {
          en: 'In looks your spouse is likely to be simple and mature, with little interest in dressing up; a chart gives no exact features.',
          hi: 'जीवनसाथी के दिखने में सादे और गंभीर होने के आसार हैं, सजने का शौक कम; ठीक नैन-नक्श कुंडली नहीं बताती।',
        },
        astra: {
          en: 'A plain, serious sort of face perhaps, and a strength behind it; beauty here lies more in how they stand by you.',
          hi: 'चेहरा शायद सादा और गंभीर, पर उसके पीछे मज़बूती; यहाँ सुंदरता साथ निभाने में ज़्यादा है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Do not reject on one photograph; meet once before you decide.',
        hi: 'एक फ़ोटो देखकर मना न करें; फ़ैसले से पहले एक बार मिल लें।',
        for: ['leaving'],
      },
      {
        en: 'Ask for a recent, unedited picture, and send such a one of your own.',
        hi: 'नई और बिना एडिट की तस्वीर माँगें, और अपनी भी वैसी ही भेजें।',
      },
      {
        en: 'Notice how your mood is after an hour together; that stays longer than looks.',
        hi: 'देखें कि एक घंटा साथ बैठने के बाद मन कैसा है; रूप से ज़्यादा वही टिकता है।',
        for: ['meeting'],
      },
    ],
  },
  'spouse-work': {
    state: {
      favourable: {
        oracle: {
          en: 'In work your spouse is likely to be well settled, in a secure job or an established practice, with a steady income.',
          hi: 'जीवनसाथी काम में जमे हुए मिलने के आसार हैं: पक्की नौकरी या जमा-जमाया काम, और ठीक-ठाक आमदनी।',
        },
        astra: {
          en: 'A good job, I think, one that people respect; the exact post or company a chart can’t name.',
          hi: 'अच्छी नौकरी या काम के आसार हैं, जिसकी लोग इज़्ज़त करें; कौन सी कंपनी या पद, यह कुंडली नहीं बताती।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your spouse’s work is likely to be a private job or own business, with changes on the way and progress in time.',
          hi: 'जीवनसाथी के प्राइवेट नौकरी या अपने काम-धंधे में होने के आसार हैं, बीच में बदलाव और आगे चलकर तरक्की।',
        },
        astra: {
          en: 'More of a private job or business than a fixed government chair, and earning that goes up in steps.',
          hi: 'सरकारी कुर्सी से ज़्यादा प्राइवेट नौकरी या बिज़नेस की ओर इशारा है, कमाई धीरे-धीरे सीढ़ी चढ़ेगी।',
        },
      },
      patience: {
        oracle: {
          en: 'In work your spouse is likely to be still building up at the time of marriage, by hard effort rather than an easy post.',
          hi: 'शादी के समय तक जीवनसाथी का काम अभी जम रहा हो, ऐसा दिखता है; आराम की कुर्सी नहीं, मेहनत का रास्ता।',
        },
        astra: {
          en: 'Their job may be modest at first, perhaps with long hours or travel; look at the habit of work, not the post.',
          hi: 'शुरू में नौकरी या काम साधारण हो सकता है, शायद लंबे घंटे या दौड़-भाग; पद नहीं, मेहनत की आदत देखें।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Ask for the salary slip or the tax return before an engagement; it is normal and saves trouble.',
        hi: 'सगाई से पहले सैलरी स्लिप या टैक्स रिटर्न देख लें; यह आम बात है और आगे की परेशानी बचाती है।',
      },
      {
        en: 'Ask how they like the work and whether they plan a change or a move.',
        hi: 'पूछें कि काम पसंद है या नहीं, और नौकरी या शहर बदलने की सोच तो नहीं है।',
      },
      {
        en: 'Do not insist on one kind of post; ask instead about debts, savings and who depends on the income.',
        hi: 'एक ही तरह के पद पर न अड़ें; उसकी जगह क़र्ज़, बचत और कमाई पर कौन-कौन निर्भर है, यह पूछें।',
      },
    ],
  },
  'spouse-name-letter': {
    state: {
      favourable: {
        oracle: {
          en: 'No chart tells the name or first letter of your partner; what it does show is a warm, well-meaning person.',
          hi: 'साथी का नाम या पहला अक्षर कोई कुंडली नहीं बताती; हाँ, इतना दिखता है कि इंसान मिलनसार और भले मन का होगा।',
        },
        astra: {
          en: 'I’d be lying if I gave you a letter: a name is not written there, but a loving nature beside you is.',
          hi: 'कोई अक्षर बता देना झूठ होगा: नाम कुंडली में नहीं लिखा होता, पर प्यार करने वाला साथी ज़रूर दिखता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'The name or initial cannot be read from a chart; the nature can: affectionate, with a will of their own.',
          hi: 'नाम या पहला अक्षर कुंडली से नहीं पढ़ा जा सकता; स्वभाव पढ़ा जा सकता है: प्यार भी करेंगे, अपनी बात पर भी अड़ेंगे।',
        },
        astra: {
          en: 'A, R or S, nobody can tell from the sky; I can only say a person of heart and some temper.',
          hi: 'अ, र या स, यह कोई नहीं बता सकता; बस इतना कि दिल वाले और थोड़े तेज़ मिज़ाज के होंगे।',
        },
      },
      patience: {
        oracle: {
          en: 'A partner’s name or letter is beyond any chart; yours shows a serious, slow-opening person who keeps responsibilities.',
          hi: 'साथी का नाम या अक्षर बताना किसी कुंडली के बस में नहीं; आपकी कुंडली गंभीर, धीरे खुलने वाला और ज़िम्मेदार इंसान दिखाती है।',
        },
        astra: {
          en: 'Whoever promises you a first letter is guessing; what I see is somebody quiet and dependable.',
          hi: 'जो पहला अक्षर बताए वह अंदाज़ा लगा रहा है; यहाँ तो शांत और भरोसे का इंसान दिखता है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Do not turn away or choose a person for the letter of a name.',
        hi: 'नाम के अक्षर के लिए न किसी को चुनें, न किसी को मना करें।',
      },
      {
        en: 'Ask instead what kind of person suits you, or when; those a chart can speak of.',
        hi: 'इसकी जगह पूछें कि कैसा साथी ठीक रहेगा, या कब मिलेगा; यह कुंडली बता सकती है।',
      },
      {
        en: 'If you already have somebody in mind, add their birth details and have the match counted.',
        hi: 'कोई मन में हो तो उनकी जन्म की जानकारी जोड़ें और मिलान करवा लें।',
      },
    ],
  },
  'spouse-nature': {
    advice: [
      {
        en: 'See how they speak to a waiter, a driver and their own mother; that is the nature you will live with.',
        hi: 'देखें कि वे वेटर, ड्राइवर और अपनी माँ से कैसे बोलते हैं; साथ उसी स्वभाव के रहना है।',
      },
      {
        en: 'Ask what they do when they are angry, and ask the same of someone who has known them for years.',
        hi: 'पूछें कि ग़ुस्से में क्या करते हैं, और यही बात उनके किसी पुराने जानने वाले से भी पूछें।',
      },
      {
        en: 'Say early which two habits you could not live with, and ask them for theirs.',
        hi: 'पहले ही बता दें कि कौन सी दो आदतों के साथ रहना मुश्किल है, और उनसे भी पूछ लें।',
        for: ['meeting'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
