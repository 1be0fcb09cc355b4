import type { SituationTexts } from '../situation-texts.ts'

export const theftAndElectionSituationTexts = {
  'stolen-thing': {
    outlook: {
      yes: {
        oracle: {
          en: 'What was stolen has a fair chance of being found, most of all between {from} and {to}.',
          hi: 'चोरी गई चीज़ मिलने की ठीक उम्मीद है, सबसे ज़्यादा {from} से {to} के बीच।',
        },
        astra: {
          en: 'I have some hope for the stolen thing; keep after the police between {from} and {to}.',
          hi: 'चोरी की चीज़ की कुछ उम्मीद है; {from} से {to} के बीच पुलिस के पीछे लगे रहें।',
        },
      },
      later: {
        oracle: {
          en: 'What was stolen is unlikely to come soon; some news of it is likelier between {from} and {to}.',
          hi: 'चोरी गई चीज़ जल्दी मिलती नहीं दिखती; उसकी ख़बर {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'Theft hurts twice, and this one takes time; a trace looks likelier between {from} and {to}.',
          hi: 'चोरी दो बार दुखती है, और इसमें समय लगेगा; सुराग़ {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
      },
      slow: {
        oracle: {
          en: 'Whether the stolen thing returns stays open; the chart leans to neither side, so act fast on the complaint and the insurance.',
          hi: 'चोरी की चीज़ लौट भी सकती है, नहीं भी; इसलिए शिकायत और बीमा पर जल्दी काम करें।',
        },
        astra: {
          en: 'I can’t say it is lost, nor that it returns; the first days and the cameras matter most.',
          hi: 'चोरी की चीज़ गई ही समझें, ऐसा नहीं, और लौटेगी, यह भी पक्का नहीं; शुरू के दिन और कैमरे सबसे काम के हैं।',
        },
      },
      hard: {
        oracle: {
          en: 'What was stolen is unlikely to come back: claim the insurance, and guard what remains.',
          hi: 'चोरी गई चीज़ का लौटना मुश्किल दिखता है: बीमा लें, और जो बचा है उसे सँभालें।',
        },
        astra: {
          en: 'I’m sorry, I don’t see much hope for the stolen thing; let the claim repay you what it can.',
          hi: 'दुख है, पर चोरी की चीज़ की ज़्यादा उम्मीद नहीं दिखती; जितना हो सके बीमे से भरपाई लें।',
        },
      },
    },
    advice: [
      {
        en: 'File the police report at once with bill, number and photographs, and take a copy.',
        hi: 'बिल, नंबर और तस्वीरों के साथ तुरंत पुलिस रिपोर्ट लिखवाएँ और कॉपी लें।',
      },
      {
        en: 'Ask shops nearby for camera pictures before they are wiped.',
        hi: 'पास की दुकानों से कैमरे की रिकॉर्डिंग मिटने से पहले माँगें।',
      },
      {
        en: 'Block phone, SIM and cards, and note the IMEI on the government site.',
        hi: 'फ़ोन, सिम और कार्ड बंद करवाएँ, और सरकारी साइट पर आईएमईआई दर्ज करें।',
      },
      {
        en: 'Inform the insurer within the days the policy names.',
        hi: 'पॉलिसी में लिखे दिनों के भीतर बीमा कंपनी को बताएँ।',
      },
    ],
  },
  'who-took-it': {
    state: {
      favourable: {
        oracle: {
          en: 'Who took it, no chart can rightly name; but this one leans to the thing being near and not gone far.',
          hi: 'किसने लिया, यह कोई कुंडली ठीक से नहीं बता सकती; पर झुकाव यह है कि चीज़ पास ही है, दूर नहीं गई।',
        },
        astra: {
          en: 'I won’t put a name on anyone; look once more at home, for it may not have been taken at all.',
          hi: 'किसने लिया, इसमें किसी का नाम लेना ठीक नहीं; घर में एक बार फिर देखें, शायद चोरी हुई ही न हो।',
        },
      },
      mixed: {
        oracle: {
          en: 'No honest reading names who took it; what shows is that finding it is possible, and blaming is risky.',
          hi: 'किसने लिया, इसका नाम कोई सच्ची रीडिंग नहीं देती; चीज़ मिल सकती है, पर इल्ज़ाम लगाना जोखिम है।',
        },
        astra: {
          en: 'A name from a chart could hurt an innocent; ask all calmly, and leave a way for it to come back quietly.',
          hi: 'किसने लिया, यह नाम बताने से कोई बेक़सूर दुख सकता है; सबसे शांति से पूछें, और चुपचाप लौटाने का रास्ता छोड़ें।',
        },
      },
      patience: {
        oracle: {
          en: 'Who took it can’t be told from a chart, and getting it back looks slow; leave the search to the police.',
          hi: 'किसने लिया, कुंडली से नहीं कहा जा सकता, और वापसी धीमी दिखती है; खोज पुलिस पर छोड़ें।',
        },
        astra: {
          en: 'I can’t name who took it, nor should you in anger; it may not return soon, so protect the rest.',
          hi: 'किसने लिया, यह नहीं कहा जा सकता, ग़ुस्से में नाम न लें; चीज़ जल्दी शायद न लौटे, बाक़ी को बचाएँ।',
        },
      },
    },
    tells: 'advice',
    advice: [
      {
        en: 'Search the last three places where you had it, with one other person.',
        hi: 'जहाँ आख़िरी बार थी, वे तीन जगहें किसी एक के साथ मिलकर देखें।',
      },
      {
        en: 'Write who came and went that day, before memory fades.',
        hi: 'उस दिन कौन आया-गया, याद धुँधली होने से पहले लिख लें।',
      },
      {
        en: 'Tell everybody that it may simply be put back, and no question asked.',
        hi: 'सबसे कह दें कि चीज़ चुपचाप वापस रख दी जाए, कोई सवाल नहीं होगा।',
      },
      {
        en: 'If it is dear, go to the police: proof names a thief, nothing else.',
        hi: 'चीज़ क़ीमती हो तो पुलिस में जाएँ: चोर का नाम सबूत बताता है, और कुछ नहीं।',
      },
    ],
  },
  'election-win': {
    outlook: {
      yes: {
        oracle: {
          en: 'Winning the election is possible for you, and your strongest time with people is {from} to {to}.',
          hi: 'चुनाव जीतने की उम्मीद बनती है; लोगों के बीच आपका सबसे मज़बूत समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see people standing with you; contest with heart, above all if the vote falls between {from} and {to}.',
          hi: 'लोग साथ खड़े दिखते हैं; मन से चुनाव लड़ें, ख़ासकर अगर वोट {from} से {to} के बीच हो।',
        },
      },
      later: {
        oracle: {
          en: 'This election looks close; the one that falls between {from} and {to} is stronger for you.',
          hi: 'यह चुनाव काँटे का दिखता है; {from} से {to} के बीच का चुनाव आपके लिए ज़्यादा मज़बूत है।',
        },
        astra: {
          en: 'Work among people now, and win later: your better time in elections is {from} to {to}.',
          hi: 'अभी लोगों के बीच काम करें, जीत आगे: चुनाव में बेहतर समय {from} से {to} तक है।',
        },
      },
      slow: {
        oracle: {
          en: 'The election is open: you can win with small votes gathered one home at a time; the chart leans to neither side.',
          hi: 'चुनाव खुला है: घर-घर से छोटे-छोटे वोट जोड़कर जीत हो सकती है; कुंडली किसी ओर नहीं झुकती।',
        },
        astra: {
          en: 'It could be yours by a few votes, this election; the ones who are angry with you matter more than your friends.',
          hi: 'चुनाव कुछ वोटों से आपका हो सकता है; दोस्तों से ज़्यादा नाराज़ लोगों से मिलें।',
        },
      },
      hard: {
        oracle: {
          en: 'Winning this election looks difficult: don’t spend on it what your home needs.',
          hi: 'यह चुनाव जीतना मुश्किल दिखता है: घर की ज़रूरत का पैसा इसमें न लगाएँ।',
        },
        astra: {
          en: 'I’d not stake land or loan on this election; serve people this time, and stand the next.',
          hi: 'इस चुनाव पर ज़मीन या क़र्ज़ न लगाएँ; इस बार सेवा करें, अगली बार लड़ें।',
        },
      },
    },
    advice: [
      {
        en: 'Visit the homes that voted against you last time first.',
        hi: 'पिछली बार जिन घरों ने वोट नहीं दिया, पहले वहाँ जाएँ।',
      },
      {
        en: 'Fix the money you can lose, and stop there.',
        hi: 'तय करें कि कितना पैसा डूबे तो चलेगा, और वहीं रुकें।',
      },
      {
        en: 'Get nomination papers checked by a lawyer two days early.',
        hi: 'पर्चा दो दिन पहले वकील से जँचवा लें।',
      },
      {
        en: 'Promise three small things that you can really do.',
        hi: 'तीन छोटे वादे करें जो सच में पूरे हो सकें।',
      },
    ],
  },
  'politics-way': {
    outlook: {
      yes: {
        oracle: {
          en: 'Politics does have a place for you: a ticket or post looks likeliest between {from} and {to}.',
          hi: 'राजनीति में आपकी जगह बनती है: टिकट या पद {from} से {to} के बीच सबसे ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'I see you rising among people; in politics your chance is best between {from} and {to}.',
          hi: 'लोगों के बीच आपका नाम उठता दिखता है; राजनीति में सबसे अच्छा मौक़ा {from} से {to} के बीच है।',
        },
      },
      later: {
        oracle: {
          en: 'Politics brings something later: the ticket or post looks better between {from} and {to}.',
          hi: 'राजनीति में फल आगे है: टिकट या पद {from} से {to} के बीच बेहतर दिखता है।',
        },
        astra: {
          en: 'The leaders will make you wait; a ticket or name in politics looks nearer to {from} to {to}.',
          hi: 'नेता इंतज़ार कराएँगे; राजनीति में टिकट या नाम {from} से {to} के आसपास दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Politics can give you respect in your own area before any ticket; I see no clear time for it.',
          hi: 'राजनीति में टिकट से पहले अपने इलाक़े में इज़्ज़त मिल सकती है; साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'Begin from your own lane; in politics the ticket comes to those who already have the people.',
          hi: 'अपनी गली से शुरू करें; राजनीति में टिकट उसी को मिलता है जिसके साथ लोग हों।',
        },
      },
      hard: {
        oracle: {
          en: 'A ticket or rise in politics looks difficult now: keep your livelihood apart from it.',
          hi: 'राजनीति में टिकट या बढ़त अभी मुश्किल दिखती है: रोज़ी-रोटी इससे अलग रखें।',
        },
        astra: {
          en: 'I’d not leave a steady income for politics just now; do people’s work in the evenings.',
          hi: 'अभी राजनीति के लिए पक्की कमाई न छोड़ें; शाम को लोगों का काम करें।',
        },
      },
    },
    advice: [
      {
        en: 'Take up one public problem, and see it through to the end.',
        hi: 'लोगों की एक समस्या उठाएँ और अंत तक पूरी करें।',
      },
      {
        en: 'Keep written proof of your work: lists, letters, photographs.',
        hi: 'अपने काम का सबूत रखें: सूची, चिट्ठियाँ, तस्वीरें।',
      },
      {
        en: 'Don’t pay for a ticket: money given so is not seen again.',
        hi: 'टिकट के लिए पैसे न दें: ऐसे दिया पैसा नहीं लौटता।',
        for: ['leaving'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
