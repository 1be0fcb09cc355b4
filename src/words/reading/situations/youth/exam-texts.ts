import type { SituationTexts } from '../situation-texts.ts'

export const examTexts = {
  'child-exam': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, your child should do well in this exam; the best stretch for papers and result is {from} to {to}.',
          hi: 'हाँ, इस परीक्षा में बच्चे का अच्छा होना चाहिए; पेपर और नतीजे के लिए सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see this exam go your child’s way, most of all between {from} and {to}.',
          hi: 'यह परीक्षा बच्चे के पक्ष में जाती दिखती है, सबसे ज़्यादा {from} से {to} के बीच।',
        },
      },
      later: {
        oracle: {
          en: 'The better result comes a little later: a paper between {from} and {to} goes better for your child than an earlier one.',
          hi: 'अच्छा नतीजा थोड़ा आगे है: {from} से {to} के बीच का पेपर बच्चे के लिए पहले वाले से बेहतर जाएगा।',
        },
        astra: {
          en: 'The first try may fall a little short; between {from} and {to} I see your child get through.',
          hi: 'पहली कोशिश थोड़ी कम रह सकती है; {from} से {to} के बीच बच्चा निकलता दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Your child can get through, but by practice and not by luck; no date stands out for it.',
          hi: 'बच्चा निकाल सकता है, पर क़िस्मत से नहीं, अभ्यास से; इसके लिए कोई तारीख़ अलग से नहीं दिखती।',
        },
        astra: {
          en: 'It can be cleared; how high the marks go is still in your child’s own pen.',
          hi: 'निकल सकता है; नंबर कितने ऊपर जाएँ, यह अभी बच्चे की अपनी क़लम में है।',
        },
      },
      hard: {
        oracle: {
          en: 'It is uphill this time: aim at a clean pass rather than a top score, and keep a second option open.',
          hi: 'इस बार चढ़ाई है: टॉप नंबर से ज़्यादा ठीक से पास होने पर ध्यान दें, और दूसरा रास्ता खुला रखें।',
        },
        astra: {
          en: 'I can’t promise a high score this time; keep the house light, for your child has more tries than this one.',
          hi: 'इस बार ऊँचे नंबर का भरोसा नहीं दिया जा सकता; घर का माहौल हल्का रखें, बच्चे के पास आगे भी मौक़े हैं।',
        },
      },
    },
    advice: [
      {
        en: 'Have one full paper solved each week by the clock, with the phone outside the room.',
        hi: 'हफ़्ते में एक पूरा पेपर घड़ी रखकर हल करवाएँ, फ़ोन कमरे से बाहर रहे।',
      },
      {
        en: 'Ask which two chapters frighten your child, and begin there with the teacher.',
        hi: 'पूछें कि बच्चे को किन दो अध्यायों से डर लगता है, और टीचर के साथ वहीं से शुरू करें।',
        for: ['parent'],
      },
      {
        en: 'In the last week seven hours of sleep, and no other child’s marks at dinner.',
        hi: 'आख़िरी हफ़्ते सात घंटे की नींद, और खाने के समय किसी दूसरे बच्चे के नंबर नहीं।',
        for: ['parent'],
      },
      {
        en: 'Fill one more form as a cushion: a state exam, or a good college near home.',
        hi: 'सहारे के लिए एक और फ़ॉर्म भरवा दें: राज्य की परीक्षा या पास का अच्छा कॉलेज।',
      },
    ],
  },
  'others-exam': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, a pass is likely; the strongest stretch for the paper and its result is {from} to {to}.',
          hi: 'हाँ, पास होने के आसार अच्छे हैं; पेपर और नतीजे के लिए सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see the name come through, most likely between {from} and {to}.',
          hi: 'नाम आता दिखता है, सबसे ज़्यादा {from} से {to} के बीच।',
        },
      },
      later: {
        oracle: {
          en: 'More likely in a later attempt than in this one: look to {from} till {to}.',
          hi: 'इस बार से ज़्यादा अगली कोशिश में निकलने के आसार हैं: {from} से {to} के बीच।',
        },
        astra: {
          en: 'Not quite yet; what is sat between {from} and {to} looks far better.',
          hi: 'अभी थोड़ा रुकना पड़ेगा; {from} से {to} के बीच दी गई परीक्षा कहीं बेहतर दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'It can be cleared, narrowly, and hard work decides it; no date stands out.',
          hi: 'निकल सकता है, पर थोड़े अंतर से, और फ़ैसला मेहनत से होगा; कोई तारीख़ अलग से नहीं दिखती।',
        },
        astra: {
          en: 'It hangs on a few marks; a few more mock papers would do more than all our wishes.',
          hi: 'बात थोड़े से नंबरों पर टिकी है; हमारी दुआ से ज़्यादा कुछ और मॉक पेपर काम आएँगे।',
        },
      },
      hard: {
        oracle: {
          en: 'This attempt looks tight; it is wise to have a second form filled and not to hang all hope on one list.',
          hi: 'यह कोशिश कठिन दिखती है; दूसरा फ़ॉर्म भरा रहे और सारी उम्मीद एक ही सूची पर न टिके, तो अच्छा है।',
        },
        astra: {
          en: 'I can’t say yes for this time; your quiet support will count more than advice.',
          hi: 'इस बार के लिए हाँ नहीं कहा जा सकता; सलाह से ज़्यादा आपका चुपचाप साथ काम आएगा।',
        },
      },
    },
    advice: [
      {
        en: 'Take one errand off their hands until the paper is over.',
        hi: 'पेपर होने तक उनका एक काम अपने ऊपर ले लें।',
      },
      {
        en: 'Ask for the date and centre, and not every day how far the syllabus is.',
        hi: 'तारीख़ और सेंटर पूछ लें, रोज़ यह न पूछें कि सिलेबस कितना हुआ।',
        for: ['meeting'],
      },
      {
        en: 'After the paper leave the answer key for a day, and eat something together.',
        hi: 'पेपर के बाद एक दिन आंसर की न छेड़ें, साथ बैठकर कुछ खाएँ।',
        for: ['meeting'],
      },
      {
        en: 'If it goes wrong, let the first word from you be about dinner and not about the next form.',
        hi: 'न हो पाए, तो आपकी पहली बात खाने की हो, अगले फ़ॉर्म की नहीं।',
      },
    ],
  },
  'pass-the-paper': {
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, you should pass this paper; {from} to {to} is a good stretch for it and for the result.',
          hi: 'हाँ, यह पेपर निकल जाना चाहिए; इसके और नतीजे के लिए {from} से {to} तक का समय अच्छा है।',
        },
        astra: {
          en: 'I see you pass, not by miracle but by what you already know; {from} to {to} is kind to you.',
          hi: 'पास होते दिखते हैं, चमत्कार से नहीं, जो आता है उसी से; {from} से {to} तक का समय आपके साथ है।',
        },
      },
      later: {
        oracle: {
          en: 'If this one slips, it is only a matter of months: between {from} and {to} it is cleared.',
          hi: 'यह छूट भी जाए तो कुछ महीनों की ही बात है: {from} से {to} के बीच निकल जाएगा।',
        },
        astra: {
          en: 'This one is tight; between {from} and {to} you clear it.',
          hi: 'यह वाला तंग है; {from} से {to} के बीच निकल जाएगा।',
        },
      },
      slow: {
        oracle: {
          en: 'Passing is within reach, and a few marks decide it; attempt every question and leave no page blank.',
          hi: 'पास होना पहुँच में है, फ़ैसला थोड़े नंबरों का है; हर सवाल लिखें, कोई पन्ना ख़ाली न छोड़ें।',
        },
        astra: {
          en: 'You stand at the edge of the pass mark, on the right side if you write all you know.',
          hi: 'आप पास की रेखा के पास हैं, और जो आता है सब लिख दें तो सही तरफ़ हैं।',
        },
      },
      hard: {
        oracle: {
          en: 'It will be tight; learn what the last five papers asked again and again, and if it stays, a back paper ends no degree.',
          hi: 'तंग रहेगा; पिछले पाँच पेपरों में जो बार-बार आया वही पक्का करें, और रह भी जाए तो एक बैक से डिग्री नहीं रुकती।',
        },
        astra: {
          en: 'I won’t call it easy; save the marks that are sure first, and don’t mind the rest till the bell.',
          hi: 'आसान नहीं कहा जा सकता; पहले पक्के नंबर बचाएँ, बाक़ी की चिंता घंटी बजने तक न करें।',
        },
      },
    },
    advice: [
      {
        en: 'If the paper is still to come, do the three questions that come every year, and sleep by midnight.',
        hi: 'पेपर बाक़ी हो तो वे तीन सवाल करें जो हर साल आते हैं, और बारह तक सो जाएँ।',
      },
      {
        en: 'In the hall begin with the answer you know best, and write the steps even where the end doesn’t come.',
        hi: 'हॉल में जो सबसे अच्छा आता है उसी से शुरू करें; अंत न आए तब भी स्टेप लिखें।',
      },
      {
        en: 'Before a viva read your own file once aloud; they ask from it.',
        hi: 'वाइवा से पहले अपनी फ़ाइल एक बार बोलकर पढ़ें; सवाल वहीं से आते हैं।',
      },
      {
        en: 'If the marks look wrong, ask for a recheck within the days the university allows.',
        hi: 'नंबर ग़लत लगें तो विश्वविद्यालय के दिए दिनों के भीतर रीचेकिंग भर दें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
