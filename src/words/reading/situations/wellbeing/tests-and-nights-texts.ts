import type { SituationTexts } from '../situation-texts.ts'

export const testsAndNightsTexts = {
  'test-report': {
    state: {
      favourable: {
        oracle: {
          en: 'No chart can read a medical report, but yours shows strength for these days: have the test done without delay, and go with hope.',
          hi: 'रिपोर्ट कोई कुंडली नहीं पढ़ सकती, पर इन दिनों आपके साथ हिम्मत अच्छी है: जाँच बिना टाले कराएँ और उम्मीद से जाएँ।',
        },
        astra: {
          en: 'I can’t see inside a report; I do see you able to stand this wait, and most such tests end in relief.',
          hi: 'रिपोर्ट के भीतर नहीं देखा जा सकता; पर इंतज़ार सहने की हिम्मत आपमें है, और ऐसी ज़्यादातर जाँचें तसल्ली देकर जाती हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'What the report says only the doctor can tell; whatever it is, early is better than late, so do not put the test off.',
          hi: 'रिपोर्ट में क्या है यह डॉक्टर ही बताएँगे; जो भी हो, जल्दी पता चलना देर से अच्छा है, इसलिए जाँच न टालें।',
        },
        astra: {
          en: 'The wait is worse than the paper, mostly; the doctor will read it with you, and you decide nothing before that.',
          hi: 'ज़्यादातर इंतज़ार ही रिपोर्ट से भारी होता है; डॉक्टर साथ बैठकर बताएँगे, उससे पहले कुछ न सोचें।',
        },
      },
      patience: {
        oracle: {
          en: 'The chart is silent on a report, and your nerves are thin just now: let somebody go with you, and take the next step from the doctor alone.',
          hi: 'रिपोर्ट पर कुंडली कुछ नहीं कहती, और अभी मन कच्चा है: किसी को साथ ले जाएँ, और आगे की बात सिर्फ़ डॉक्टर से लें।',
        },
        astra: {
          en: 'Don’t sit with this alone and don’t search it on the phone at night; take one person of yours along to the doctor.',
          hi: 'इसे अकेले लेकर न बैठें और रात में फ़ोन पर न खोजें; डॉक्टर के पास किसी एक अपने को साथ ले जाएँ।',
        },
      },
    },
    isOfAnother: true,
    tells: 'good-reasons',
    advice: [
      {
        en: 'Write three questions for the doctor: what is it, what comes next, how soon.',
        hi: 'डॉक्टर के लिए तीन सवाल लिखें: यह क्या है, आगे क्या करना है, कितनी जल्दी।',
      },
      {
        en: 'A lump, a bleeding or a loss of weight is shown to a doctor within days, whatever the day of the week.',
        hi: 'गाँठ, ख़ून आना या वज़न गिरना हो तो कुछ ही दिनों में डॉक्टर को दिखाएँ, दिन-वार न देखें।',
      },
      {
        en: 'Fill the waiting days: work with the hands, people, early bed.',
        hi: 'इंतज़ार के दिन भरे रखें: हाथ का कोई काम, अपने लोग, जल्दी सोना।',
      },
      {
        en: 'If the result worries you, ask for a second look at the sample or a second doctor before an operation.',
        hi: 'नतीजा चिंता का हो तो ऑपरेशन से पहले सैंपल दोबारा दिखाएँ या दूसरे डॉक्टर की राय लें।',
      },
    ],
  },
  'wakes-at-night': {
    outlook: {
      yes: {
        oracle: {
          en: 'The waking in the middle of the night is likely to stop, and quieter nights come from {from} to {to}.',
          hi: 'रात में नींद टूटना रुकने की उम्मीद है, और शांत रातें {from} से {to} तक दिखती हैं।',
        },
        astra: {
          en: 'You’ll sleep through again, I think; between {from} and {to} the nights look unbroken.',
          hi: 'फिर से पूरी रात की नींद आएगी; {from} से {to} के बीच नींद कम टूटेगी।',
        },
      },
      later: {
        oracle: {
          en: 'The nights stay broken for some time; they should knit together from {from} to {to}, sooner with a doctor’s help.',
          hi: 'कुछ समय नींद टूटती रहेगी; {from} से {to} के बीच ठीक होनी चाहिए, डॉक्टर की मदद से उससे पहले।',
        },
        astra: {
          en: 'A few more of those staring hours, I fear; {from} to {to} is gentler on your nights.',
          hi: 'अभी कुछ रातें छत देखते बीत सकती हैं; {from} से {to} का समय नींद के लिए नरम है।',
        },
      },
      slow: {
        oracle: {
          en: 'The chart marks no night on which the waking ends; the evening before it decides more.',
          hi: 'नींद टूटना किस रात रुकेगा, यह नहीं दिखता; उससे ज़्यादा फ़र्क़ शाम की आदतों से पड़ता है।',
        },
        astra: {
          en: 'I see no date for it; what you do in the last two hours before bed does more than anything.',
          hi: 'इसकी तारीख़ नहीं दिखती; सोने से पहले के दो घंटे सबसे ज़्यादा काम करते हैं।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the mind wakes before the body does; if the heart races or it has lasted over a month, see a doctor about it.',
          hi: 'अभी शरीर से पहले मन जाग जाता है; दिल तेज़ धड़के या महीना भर हो गया हो तो डॉक्टर को दिखाएँ।',
        },
        astra: {
          en: 'These small hours are hard on you now; a doctor can help with them, and it’s no shame to ask.',
          hi: 'रात का यह पहर अभी भारी है; डॉक्टर इसमें मदद कर सकते हैं, और पूछने में कोई शर्म नहीं।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Waking at the same hour has nothing to do with spirits: sleep is thinnest then, and a worried mind or a full stomach breaks it.',
        hi: 'रोज़ एक ही समय नींद टूटना कोई ऊपरी बात नहीं: उस पहर नींद सबसे हल्की होती है, और चिंता या भरा पेट उसे तोड़ देता है।',
      },
      astra: {
        en: 'Sleep is lightest at that hour and the day’s worry breaks it; it is no sign, and nobody is calling you.',
        hi: 'उस पहर नींद सबसे हल्की होती है और दिन की चिंता उसे तोड़ देती है; यह कोई संकेत नहीं, और कोई बुला नहीं रहा।',
      },
    },
    advice: [
      {
        en: 'Don’t look at the clock or the phone when you wake; breathe out slowly, longer than in.',
        hi: 'नींद टूटे तो घड़ी और फ़ोन न देखें; साँस धीरे छोड़ें, लेने से ज़्यादा देर।',
      },
      {
        en: 'No tea after four, no alcohol, and a light dinner before eight for two weeks.',
        hi: 'दो हफ़्ते चार बजे के बाद चाय नहीं, शराब नहीं, और आठ बजे से पहले हल्का खाना।',
      },
      {
        en: 'If you lie awake over twenty minutes, sit up in dim light till you are drowsy.',
        hi: 'बीस मिनट से ज़्यादा जागते रहें तो उठकर हल्की रोशनी में बैठें, नींद आए तब लेटें।',
      },
      {
        en: 'Ask a doctor about thyroid, sugar and snoring, and about worry too; for that Tele-MANAS 14416 is free.',
        hi: 'डॉक्टर से थायराइड, शुगर और खर्राटों की बात करें, चिंता की भी; उसके लिए टेली-मानस 14416 मुफ़्त है।',
      },
    ],
  },
  'ivf-again': {
    outlook: {
      yes: {
        oracle: {
          en: 'Another try is worth it: the chart carries the treatment better from {from} to {to}, if your doctor agrees.',
          hi: 'एक और कोशिश करना ठीक है: {from} से {to} तक इलाज के लिए समय बेहतर है, अगर डॉक्टर हाँ कहें।',
        },
        astra: {
          en: 'Yes, once more, I would say, between {from} and {to}; rest first, and ask what will be done differently.',
          hi: 'हाँ, एक बार और, {from} से {to} के बीच; पहले आराम करें और पूछें कि इस बार क्या अलग होगा।',
        },
      },
      later: {
        oracle: {
          en: 'Rest before the next try: your chart is kinder to it from {from} to {to}, unless the doctor says that age cannot wait.',
          hi: 'अगली कोशिश से पहले थोड़ा रुकें: {from} से {to} का समय ज़्यादा अच्छा है, जब तक डॉक्टर उम्र के कारण रुकने को मना न करें।',
        },
        astra: {
          en: 'Not straight away; heal a while, and take the next round between {from} and {to} if the clinic is fine with it.',
          hi: 'तुरंत नहीं; थोड़ा सँभल लें, और क्लिनिक को ठीक लगे तो अगली बारी {from} से {to} के बीच लें।',
        },
      },
      slow: {
        oracle: {
          en: 'You may try again when body, purse and the two of you say yes; the chart marks no better month, and the reports lead here.',
          hi: 'जब शरीर, पैसा और आप दोनों हाँ कहें तब फिर कोशिश करें; कोई ख़ास महीना नहीं दिखता, यहाँ रिपोर्ट आगे है।',
        },
        astra: {
          en: 'No month shines out; what matters is why the last one failed, and a clinic that will tell you so.',
          hi: 'कोई महीना अलग नहीं दिखता; ज़रूरी यह है कि पिछली बार क्यों नहीं हुआ, और क्लिनिक यह साफ़ बताए।',
        },
      },
      hard: {
        oracle: {
          en: 'Pause for the present: take a second doctor’s opinion on the failed rounds before you pay for another one.',
          hi: 'अभी रुकें: अगली बारी के पैसे देने से पहले पिछली असफल कोशिशों पर दूसरे डॉक्टर की राय लें।',
        },
        astra: {
          en: 'I would stop and breathe now; you haven’t failed, and a second opinion or another road may be kinder to you both.',
          hi: 'अभी ठहरकर साँस लें; यह हार नहीं है, और दूसरी राय या कोई और रास्ता आप दोनों के लिए नरम हो सकता है।',
        },
      },
    },
    isChoice: true,
    advice: [
      {
        en: 'Ask the clinic in writing why it failed: egg, sperm, embryo or lining, and what changes now.',
        hi: 'क्लिनिक से लिखित में पूछें कि कमी कहाँ रही: अंडा, शुक्राणु, भ्रूण या परत, और अब क्या बदलेगा।',
      },
      {
        en: 'Two or three cycles of rest are usual; your own doctor knows how many you need.',
        hi: 'दो-तीन महीने का आराम आम है; आपको कितना चाहिए, यह आपके डॉक्टर बताएँगे।',
      },
      {
        en: 'Fix together how many more rounds and how much money, before the next one begins.',
        hi: 'अगली बारी से पहले मिलकर तय करें कि कितनी कोशिशें और कितना पैसा।',
        for: ['meeting'],
      },
      {
        en: 'Speak once to a counsellor of the clinic, both of you; the law asks clinics to offer it.',
        hi: 'क्लिनिक के काउंसलर से दोनों एक बार बात करें; क़ानून से यह सुविधा क्लिनिक को देनी होती है।',
        for: ['couple'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
