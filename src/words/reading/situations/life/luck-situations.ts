import type { SituationTexts } from '../situation-texts.ts'

export const luckSituationTexts = {
  'luck-turn': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your good days are near: the time in which luck turns your way is {from} to {to}.',
          hi: 'अच्छे दिन पास हैं: क़िस्मत का साथ मिलने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Keep heart, better days are near; I see your luck turning between {from} and {to}.',
          hi: 'हिम्मत रखें, अच्छे दिन पास हैं; {from} से {to} के बीच क़िस्मत बदलती दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'The good days are a little way off; your luck turns in the stretch from {from} to {to}.',
          hi: 'अच्छे दिन थोड़ा आगे हैं; क़िस्मत {from} से {to} के बीच करवट लेगी।',
        },
        astra: {
          en: 'It has been a long wait, and a little of it remains; from {from} to {to} your good days should show.',
          hi: 'इंतज़ार लंबा रहा है, थोड़ा और है; {from} से {to} तक अच्छे दिन दिखने चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'Your luck improves by small steps rather than on one day, so the chart marks no single time.',
          hi: 'क़िस्मत एक दिन में नहीं, धीरे-धीरे सुधरती दिखती है, इसलिए कोई एक समय नहीं दिखता।',
        },
        astra: {
          en: 'I see your days getting better bit by bit; there is no one date for luck, yet each thing set right will count.',
          hi: 'दिन थोड़ा-थोड़ा करके अच्छे होते दिखते हैं; क़िस्मत की कोई एक तारीख़ नहीं, पर हर सुधरा काम जुड़ता जाएगा।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the chart asks for patience before good days; take no big risk and keep what you have safe.',
          hi: 'अच्छे दिनों से पहले अभी सब्र का समय है; बड़ा जोखिम न लें और जो है उसे बचाकर रखें।',
        },
        astra: {
          en: 'The good days are not at the door yet, and that is no fault of yours; keep going with small safe steps.',
          hi: 'अच्छे दिन अभी दरवाज़े पर नहीं हैं, और इसमें आपकी ग़लती नहीं; छोटे, सुरक्षित क़दमों से चलते रहें।',
        },
      },
    },
    advice: [
      {
        en: 'Choose one thing, work or money or health, and put it in order first; the rest follows.',
        hi: 'काम, पैसा या सेहत में से एक चुनें और पहले उसे ठीक करें; बाक़ी पीछे आएगा।',
      },
      {
        en: 'Stop one habit that costs you money or sleep every week.',
        hi: 'एक ऐसी आदत छोड़ें जो हर हफ़्ते पैसा या नींद ले जाती है।',
      },
      {
        en: 'Tell two people what work you are looking for; luck mostly comes through people.',
        hi: 'दो लोगों को बताएँ कि किस काम की तलाश है; क़िस्मत ज़्यादातर लोगों के ज़रिए आती है।',
      },
      {
        en: 'Write down each evening one thing that went right.',
        hi: 'रोज़ शाम एक बात लिखें जो ठीक हुई।',
      },
    ],
  },
  'past-years': {
    state: {
      favourable: {
        oracle: {
          en: 'Those years were better than they felt in your chart: they built what you stand on now.',
          hi: 'कुंडली में वे साल उतने बुरे नहीं थे जितने लगे: आज की नींव उन्हीं में पड़ी।',
        },
        astra: {
          en: 'Looking back, those years gave you more than they took, though it didn’t feel so then.',
          hi: 'पीछे देखें तो उन सालों ने लिया कम, दिया ज़्यादा, भले तब ऐसा न लगा हो।',
        },
      },
      mixed: {
        oracle: {
          en: 'Those years were mixed in your chart: effort, changes and loss side by side, and you came through them.',
          hi: 'कुंडली में वे साल मिले-जुले थे: मेहनत, बदलाव और नुक़सान साथ-साथ, और वह दौर पार हो गया।',
        },
        astra: {
          en: 'You carried a lot in those years, good and bad together; what was learnt then is yours for good.',
          hi: 'उन सालों में अच्छा-बुरा बहुत कुछ उठाना पड़ा; उनकी सीख अब हमेशा आपके पास है।',
        },
      },
      patience: {
        oracle: {
          en: 'Those years were heavy by your chart, with delay and loss together, and they lie behind you.',
          hi: 'कुंडली से वे साल भारी थे, देरी और नुक़सान साथ आए, और अब वे पीछे छूट चुके हैं।',
        },
        astra: {
          en: 'I see why those years hurt: much was asked of you at one time, and you came through.',
          hi: 'दिखता है कि वे साल क्यों चुभते हैं: एक साथ बहुत कुछ झेलना पड़ा, और वह दौर निकल गया।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Those years were hard because delay and loss met in your chart at one time, and not through any sin of yours.',
        hi: 'वे साल इसलिए कठिन रहे कि कुंडली में देरी और नुक़सान एक साथ आए, आपके किसी पाप से नहीं।',
      },
      astra: {
        en: 'It wasn’t your fault: in those years too much came together, and the chart shows where it pressed.',
        hi: 'इसमें आपकी ग़लती नहीं थी: उन सालों में बहुत कुछ एक साथ आया, और कुंडली में दिखता है कि ज़ोर कहाँ पड़ा।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Write those years down on one page, with what you lost and what you learnt, and close the page.',
        hi: 'उन सालों को एक पन्ने पर लिखें, क्या गया और क्या सीखा, और पन्ना बंद कर दें।',
      },
      {
        en: 'Thank one person who stood by you in those years.',
        hi: 'उन सालों में जिसने साथ दिया, ऐसे एक व्यक्ति को धन्यवाद कहें।',
      },
      {
        en: 'If those memories still break your sleep, talk them over with a counsellor.',
        hi: 'वे यादें अब भी नींद तोड़ती हों तो किसी काउंसलर से बात करें।',
      },
    ],
  },
  'neighbour-quarrel': {
    outlook: {
      yes: {
        oracle: {
          en: 'The quarrel with your neighbour is likely to calm down, and {from} to {to} is the time to settle it.',
          hi: 'पड़ोसी से झगड़ा शांत होने की उम्मीद है, और बात सुलझाने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Daily trouble next door wears one out; I see peace with the neighbour coming between {from} and {to}.',
          hi: 'रोज़ की खटपट थका देती है; {from} से {to} के बीच पड़ोसी से शांति होती दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'Trouble with the neighbour may drag on a little; peace is likelier between {from} and {to}.',
          hi: 'पड़ोसी का मामला अभी खिंचेगा; {from} से {to} के बीच ख़त्म होने के आसार ज़्यादा हैं।',
        },
        astra: {
          en: 'Keep calm a while longer; between {from} and {to} the neighbour should be easier to deal with.',
          hi: 'थोड़ा और शांत रहें; {from} से {to} के बीच पड़ोसी से निपटना आसान होना चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'Peace with the neighbour may come in part, if a third person helps; no clear time shows.',
          hi: 'किसी तीसरे की मदद से पड़ोसी से कुछ हद तक शांति हो सकती है; साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'It can cool down slowly; answer the neighbour little, and let the society or an elder speak.',
          hi: 'बात धीरे-धीरे ठंडी हो सकती है; पड़ोसी को कम जवाब दें, सोसाइटी या किसी बड़े को बोलने दें।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the neighbour is not likely to give way; keep records and stay within the law.',
          hi: 'अभी पड़ोसी के मानने के आसार कम हैं; सबूत रखें और क़ानून के दायरे में रहें।',
        },
        astra: {
          en: 'Just now arguing with the neighbour only feeds it; guard your peace and keep everything in writing.',
          hi: 'अभी पड़ोसी से बहस करने से बात बढ़ेगी; अपनी शांति बचाएँ और सब लिखित में रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Talk once, at a calm hour, about one point only: the noise, the parking or the wall.',
        hi: 'शांत समय पर एक बार, एक ही बात पर बात करें: शोर, पार्किंग या दीवार।',
        for: ['private-vehicle'],
      },
      {
        en: 'Keep photos with dates, and write to the society or panchayat instead of shouting.',
        hi: 'तारीख़ वाली फ़ोटो रखें, और चिल्लाने के बजाय सोसाइटी या पंचायत को लिखकर दें।',
      },
      {
        en: 'For land, have it measured by the revenue office before anything else.',
        hi: 'ज़मीन की बात हो तो सबसे पहले राजस्व विभाग से नाप कराएँ।',
        for: ['office'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
