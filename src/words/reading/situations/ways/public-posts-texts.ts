import type { SituationTexts } from '../situation-texts.ts'

export const publicPostsTexts = {
  'anganwadi-post': {
    outlook: {
      yes: {
        oracle: {
          en: 'The anganwadi post looks likely, and {from} to {to} is the time for the list or the order.',
          hi: 'आँगनवाड़ी का पद मिलने के आसार हैं; सूची या आदेश का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Your years of service are being counted at last, I feel; look for the paper between {from} and {to}.',
          hi: 'बरसों की सेवा आख़िर गिनी जा रही है; काग़ज़ {from} से {to} के बीच देखें।',
        },
      },
      later: {
        oracle: {
          en: 'The selection takes its time; the post looks likelier between {from} and {to}.',
          hi: 'चयन में समय लगेगा; पद {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'Files move slowly in that office; from {from} to {to} yours should come up.',
          hi: 'उस दफ़्तर में फ़ाइल धीरे चलती है; {from} से {to} के बीच आपकी बारी आनी चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'It is open, and no date shows; marks, village and complete papers decide it.',
          hi: 'रास्ता खुला है, तारीख़ नहीं दिखती; अंक, गाँव और पूरे काग़ज़ ही तय करेंगे।',
        },
        astra: {
          en: 'I can’t name the month; keep the form correct in every line, many lose it there.',
          hi: 'महीना नहीं बताया जा सकता; फ़ॉर्म की हर पंक्ति ठीक रखें, कई वहीं रह जाते हैं।',
        },
      },
      hard: {
        oracle: {
          en: 'It doesn’t look easy in this round; keep the present work and try the next list too.',
          hi: 'इस बार आसान नहीं दिखता; अभी का काम रखें और अगली सूची में भी भरें।',
        },
        astra: {
          en: 'If the name isn’t there this time, it isn’t for want of service; ask for the merit list in writing.',
          hi: 'इस बार नाम न हो तो सेवा की कमी नहीं; मेरिट सूची लिखित में माँगें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask at the CDPO office for the merit list and the rule by which it was made.',
        hi: 'CDPO दफ़्तर से मेरिट सूची और उसका नियम माँगें।',
        for: ['office'],
      },
      {
        en: 'Keep residence, caste and marksheet papers attested in two sets.',
        hi: 'निवास, जाति और अंकपत्र के दो सेट सत्यापित रखें।',
      },
      {
        en: 'Pay nobody in the panchayat for the name; complain to the district officer if asked.',
        hi: 'नाम के लिए पंचायत में किसी को पैसे न दें; माँगे तो ज़िला अधिकारी को शिकायत करें।',
      },
    ],
  },
  'govt-department': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'By your chart service with rules and people suits you most: teaching, revenue or bank before uniform.',
          hi: 'कुंडली के अनुसार नियम और लोगों वाली सेवा ज़्यादा ठीक है: वर्दी से पहले शिक्षा, राजस्व या बैंक।',
        },
        astra: {
          en: 'The department where you’d sit with papers and people is yours, I feel; put your best effort there.',
          hi: 'जहाँ काग़ज़ और लोगों के बीच बैठना हो, वही विभाग आपका लगता है; पूरी ताक़त वहीं लगाएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'Fill both, and give your main time to the one with more posts; your chart marks none of them alone.',
          hi: 'दोनों भरें, मुख्य समय उसे दें जिसमें पद ज़्यादा हों; कुंडली किसी एक को अलग नहीं दिखाती।',
        },
        astra: {
          en: 'Don’t look for the one written department; the one whose syllabus you can bear at five in the morning is it.',
          hi: 'किसी लिखे हुए विभाग को न ढूँढें; जिसका सिलेबस सुबह पाँच बजे भी पढ़ा जाए, वही है।',
        },
      },
      patience: {
        oracle: {
          en: 'For now take whichever comes first, clerk or group D, and try for the larger post from inside.',
          hi: 'अभी जो पहले मिले ले लें, क्लर्क या ग्रुप डी, बड़े पद की कोशिश भीतर से करें।',
        },
        astra: {
          en: 'The choice is smaller than the wait makes it; a posting letter in hand beats a department in mind.',
          hi: 'इंतज़ार चुनाव को बड़ा दिखाता है; हाथ का नियुक्ति पत्र मन के विभाग से बेहतर है।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Compare the number of posts, the cut-off and your mock score, exam by exam.',
        hi: 'हर परीक्षा के पद, कटऑफ़ और अपना मॉक स्कोर मिलाएँ।',
      },
      {
        en: 'Prepare the shared subjects first: maths, reasoning, general knowledge.',
        hi: 'पहले साझा विषय पढ़ें: गणित, रीज़निंग, सामान्य ज्ञान।',
      },
      {
        en: 'Note the age limit of each, and go by what closes first.',
        hi: 'हर एक की आयु सीमा लिखें, जो पहले बंद हो उसे पहले दें।',
      },
    ],
  },
  'physical-test': {
    outlook: {
      yes: {
        oracle: {
          en: 'The physical should be cleared; strength is best from {from} to {to}.',
          hi: 'फ़िज़िकल निकलना चाहिए; {from} से {to} तक दम सबसे अच्छा रहेगा।',
        },
        astra: {
          en: 'I see the finishing line crossed, between {from} and {to}, with a second to spare.',
          hi: '{from} से {to} के बीच आख़िरी रेखा पार होती दिखती है, थोड़ा समय बचाकर।',
        },
      },
      later: {
        oracle: {
          en: 'It isn’t ready yet; the body is stronger for the run between {from} and {to}.',
          hi: 'अभी पूरी तैयारी नहीं; दौड़ के लिए शरीर {from} से {to} के बीच ज़्यादा मज़बूत है।',
        },
        astra: {
          en: 'If there is another date, take it between {from} and {to}.',
          hi: 'दूसरी तारीख़ मिले तो {from} से {to} के बीच की लें।',
        },
      },
      slow: {
        oracle: {
          en: 'It hangs on eight weeks of training, and not on stars: timing can be brought down by work.',
          hi: 'बात आठ हफ़्ते के अभ्यास की है, सितारों की नहीं: समय मेहनत से घटता है।',
        },
        astra: {
          en: 'No date to give; run with somebody a little faster, every second morning.',
          hi: 'तारीख़ देने को नहीं है; एक दिन छोड़कर, थोड़ा तेज़ किसी के साथ दौड़ें।',
        },
      },
      hard: {
        oracle: {
          en: 'It looks tight at present: see to injury, weight and breath first, and keep another form filled.',
          hi: 'अभी मुश्किल दिखता है: पहले चोट, वज़न और साँस सँभालें, दूसरा फ़ॉर्म भी भरा रखें।',
        },
        astra: {
          en: 'A fall on the track is no verdict; strengthen the legs this season, the uniform can wait a little.',
          hi: 'ट्रैक पर गिरना फ़ैसला नहीं; इस बार पैर मज़बूत करें, वर्दी थोड़ा रुक सकती है।',
        },
      },
    },
    advice: [
      {
        en: 'Time yourself on the real distance once a week and write it down.',
        hi: 'हफ़्ते में एक बार असली दूरी पर समय नापें और लिखें।',
      },
      {
        en: 'Rest the last two days, and run in the shoes you have trained in.',
        hi: 'आख़िरी दो दिन आराम, और उन्हीं जूतों में दौड़ें जिनमें अभ्यास किया।',
      },
      {
        en: 'Get eyes, teeth and chest measured beforehand, and appeal in time if the medical says no.',
        hi: 'आँख, दाँत, सीना पहले नपवा लें, मेडिकल में मना हो तो समय पर अपील करें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
