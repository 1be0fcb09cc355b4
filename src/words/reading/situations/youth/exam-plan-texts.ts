import type { SituationTexts } from '../situation-texts.ts'

export const examPlanTexts = {
  'exam-last-weeks': {
    state: {
      favourable: {
        oracle: {
          en: 'What is left can be done: one weak chapter each morning, one full paper every third day, and marks rise from here.',
          hi: 'जो बचा है वह हो सकता है: रोज़ सुबह एक कमज़ोर अध्याय, हर तीसरे दिन एक पूरा पेपर, और नंबर यहीं से चढ़ेंगे।',
        },
        astra: {
          en: 'These weeks are on your side; study less from new books and more from your own mistakes.',
          hi: 'ये हफ़्ते आपके साथ हैं; नई किताबों से कम, अपनी ग़लतियों से ज़्यादा पढ़ें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Choose rather than cover: the chapters that carry most marks first, revision from your own notes, and nothing new in the last five days.',
          hi: 'सब नहीं, चुनकर पढ़ें: पहले ज़्यादा नंबर वाले अध्याय, अपने नोट्स से दोहराना, और आख़िरी पाँच दिन कुछ नया नहीं।',
        },
        astra: {
          en: 'Half of it sits already; bring the other half to paper each evening, for what is only read slips away.',
          hi: 'आधा बैठ चुका है; बाक़ी आधा रोज़ शाम लिखकर देखें, सिर्फ़ पढ़ा हुआ फिसल जाता है।',
        },
      },
      patience: {
        oracle: {
          en: 'Not everything can be done in the time left, so make sure of the pass first: last years’ papers, the formulas, and sleep.',
          hi: 'बचे समय में सब नहीं होगा, इसलिए पहले पास पक्का करें: पिछले सालों के पेपर, फ़ॉर्मूले और नींद।',
        },
        astra: {
          en: 'The mind is tired, I feel; two honest hours in the morning now give more than six at night.',
          hi: 'मन थका लगता है; इस समय सुबह के दो सच्चे घंटे रात के छह से ज़्यादा देंगे।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Make a page of your own mistakes from the last three tests, and read it every day.',
        hi: 'पिछले तीन टेस्ट की अपनी ग़लतियों का एक पन्ना बनाएँ और रोज़ पढ़ें।',
      },
      {
        en: 'Study at the hour at which the paper is held, so that the mind is awake then.',
        hi: 'जिस समय पेपर होना है उसी समय पढ़ने बैठें, ताकि दिमाग़ तब जागा रहे।',
      },
      {
        en: 'Fifty minutes of work, ten on your feet; the phone in another room.',
        hi: 'पचास मिनट पढ़ाई, दस मिनट टहलना; फ़ोन दूसरे कमरे में।',
      },
      {
        en: 'Fix the three topics that you will leave out, so that they stop worrying you.',
        hi: 'वे तीन विषय तय कर लें जो छोड़ने हैं, ताकि उनकी चिंता ख़त्म हो।',
      },
      {
        en: 'The night before, keep the admit card, a photo, an ID and two pens ready, and close the books at ten.',
        hi: 'एक रात पहले एडमिट कार्ड, फ़ोटो, पहचान पत्र और दो पेन रख लें, और दस बजे किताब बंद।',
      },
    ],
  },
  'exam-session': {
    outlook: {
      yes: {
        oracle: {
          en: 'Sit the earliest session you can that falls between {from} and {to}; that one suits you more than waiting.',
          hi: '{from} से {to} के बीच जो पहला सत्र पड़े उसी में बैठें; टालने से वह बेहतर है।',
        },
        astra: {
          en: 'The near session, I’d say: {from} to {to} is when your hand is surest.',
          hi: 'पास वाला सत्र ही: {from} से {to} के बीच आपका हाथ सबसे सधा रहेगा।',
        },
      },
      later: {
        oracle: {
          en: 'Not the next one: choose the session that falls between {from} and {to}, and use the time till then for full papers.',
          hi: 'अगले वाले में नहीं: {from} से {to} के बीच का सत्र चुनें, और तब तक पूरे पेपर हल करें।',
        },
        astra: {
          en: 'Let the first date pass; the one between {from} and {to} is yours.',
          hi: 'पहली तारीख़ जाने दें; {from} से {to} के बीच वाली आपकी है।',
        },
      },
      slow: {
        oracle: {
          en: 'Neither session is marked above the other; go by preparation, and sit when two mock papers running cross the cutoff.',
          hi: 'कोई सत्र दूसरे से ऊपर नहीं दिखता; तैयारी से तय करें, और लगातार दो मॉक में कटऑफ़ पार हो तब बैठें।',
        },
        astra: {
          en: 'The months stand level; the one for which you are ready is the lucky one.',
          hi: 'महीने बराबर हैं; जिसके लिए तैयार हों वही शुभ है।',
        },
      },
      hard: {
        oracle: {
          en: 'The near session looks hard, so take the later one; if form and fee cost little, sit the first too, as practice.',
          hi: 'पास वाला सत्र कठिन दिखता है, बाद वाला लें; फ़ॉर्म और फ़ीस ज़्यादा न हो तो पहला अभ्यास के लिए दे दें।',
        },
        astra: {
          en: 'I’d not burn an attempt now; the later date will find you calmer.',
          hi: 'अभी एक प्रयास ख़र्च करना ठीक नहीं; बाद की तारीख़ पर आप ज़्यादा शांत होंगे।',
        },
      },
    },
    advice: [
      {
        en: 'Count how many attempts and what age limit the rules leave you, before you let one go.',
        hi: 'एक प्रयास छोड़ने से पहले नियम में देख लें कि कितने प्रयास और कितनी उम्र बची है।',
      },
      {
        en: 'Write two full mock papers at the real hour, ten days apart, and let the two scores decide.',
        hi: 'असली समय पर दस दिन के अंतर से दो पूरे मॉक दें, और वही दो अंक फ़ैसला करें।',
      },
      {
        en: 'Note the last date of the form and of withdrawing from it; some exams return the fee or the attempt.',
        hi: 'फ़ॉर्म की और नाम वापस लेने की आख़िरी तारीख़ लिख लें; कुछ परीक्षाएँ फ़ीस या प्रयास लौटा देती हैं।',
        for: ['meeting'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
