import type { SituationTexts } from '../situation-texts.ts'

export const secondAndSaidTexts = {
  'second-marriage-lasts': {
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, the second one should last; for saying yes or for the wedding {from} to {to} is good.',
          hi: 'हाँ, दूसरी शादी टिकनी चाहिए; हाँ करने या शादी के लिए {from} से {to} का समय अच्छा है।',
        },
        astra: {
          en: 'This time it has ground under it, I feel; {from} to {to} lets you step without trembling.',
          hi: 'इस बार पैरों के नीचे ज़मीन है; {from} से {to} के बीच बिना काँपे क़दम रख सकते हैं।',
        },
      },
      later: {
        oracle: {
          en: 'It can last, if it isn’t hurried; {from} to {to} is the safer time for it.',
          hi: 'टिक सकती है, जल्दबाज़ी न हो तो; {from} से {to} का समय ज़्यादा सुरक्षित है।',
        },
        astra: {
          en: 'First trust, then a date: from {from} to {to} the fear should be smaller.',
          hi: 'पहले भरोसा, फिर तारीख़: {from} से {to} के बीच डर कम होना चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'It neither breaks by itself nor holds by itself; it holds if children, money and the earlier family are spoken of before.',
          hi: 'न अपने आप टूटेगी, न अपने आप टिकेगी; बच्चे, पैसा और पिछला परिवार पहले तय हो तो टिकेगी।',
        },
        astra: {
          en: 'The first isn’t written over again in the second; only the old habits of fear can spoil it.',
          hi: 'पहली शादी दूसरी में दोबारा नहीं लिखी जाती; बस डर की पुरानी आदत इसे बिगाड़ सकती है।',
        },
      },
      hard: {
        oracle: {
          en: 'Not yet: what was hurt hasn’t healed enough, and a yes out of loneliness wouldn’t hold.',
          hi: 'अभी नहीं: जो चोट थी वह पूरी भरी नहीं, और अकेलेपन की हाँ टिकेगी नहीं।',
        },
        astra: {
          en: 'I’d give it more months; whoever is right for you won’t mind waiting.',
          hi: 'कुछ महीने और दीजिए; जो सही है उसे रुकने में एतराज़ न होगा।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'The second marriage looks calmer than the first: more friendship, fewer expectations.',
          hi: 'दूसरी शादी पहली से शांत दिखती है: दोस्ती ज़्यादा, उम्मीदें कम।',
        },
        astra: {
          en: 'A quieter kind of love, with tea in the morning and no shouting; it would do you good.',
          hi: 'ठहरा हुआ प्यार, सुबह की चाय और बिना शोर का घर; आपको रास आएगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Good on most days, and delicate where the children and the earlier relatives come in.',
          hi: 'ज़्यादातर दिन अच्छे; नाज़ुक वहाँ जहाँ बच्चे और पिछले रिश्तेदार आते हैं।',
        },
        astra: {
          en: 'It will ask patience in the first year, mostly over the child’s place; after that it warms.',
          hi: 'पहले साल धीरज माँगेगी, ज़्यादातर बच्चे की जगह को लेकर; फिर अपनापन आएगा।',
        },
      },
      patience: {
        oracle: {
          en: 'For now it would be a shelter more than a marriage; build your own ground first.',
          hi: 'अभी यह शादी कम, सहारा ज़्यादा होगी; पहले अपनी ज़मीन बनाएँ।',
        },
        astra: {
          en: 'Don’t let the family hurry you; a second haste is harder to undo.',
          hi: 'घर वालों की जल्दी में न आएँ; दूसरी जल्दबाज़ी सुधारना और कठिन है।',
        },
      },
    },
    advice: [
      {
        en: 'See the divorce decree or death certificate of the other side before anything is fixed, and show yours.',
        hi: 'कुछ भी तय होने से पहले दूसरे पक्ष की तलाक की डिक्री या मृत्यु प्रमाण पत्र देखें, अपना भी दिखाएँ।',
        for: ['divorced', 'separation'],
      },
      {
        en: 'Let the child meet the person five times in small things, and ask afterwards, not before.',
        hi: 'बच्चे को उनसे पाँच बार छोटे-छोटे मौक़ों पर मिलने दें, और राय बाद में पूछें।',
        for: ['parent'],
      },
      {
        en: 'Write down what belongs to the children of each side: savings, insurance, nominee.',
        hi: 'दोनों ओर के बच्चों का हक़ लिख लें: बचत, बीमा, नॉमिनी।',
        for: ['parent'],
      },
      {
        en: 'Say to each other what ended the first one, and your own part in it.',
        hi: 'एक-दूसरे को बताएँ कि पहली क्यों टूटी, और उसमें अपना हिस्सा भी।',
      },
    ],
  },
  'two-marriages-said': {
    outlook: {
      yes: {
        oracle: {
          en: 'No, a second marriage isn’t fixed by any line or chart; for the marriage itself {from} to {to} is a good stretch.',
          hi: 'नहीं, दो शादियाँ किसी रेखा या कुंडली से तय नहीं होतीं; शादी के लिए {from} से {to} का समय अच्छा है।',
        },
        astra: {
          en: 'Let that fear go: two weddings aren’t written for you, and {from} to {to} is a warm time for the one.',
          hi: 'यह डर छोड़िए: दो शादियाँ लिखी नहीं हैं, और एक के लिए {from} से {to} का समय अच्छा है।',
        },
      },
      later: {
        oracle: {
          en: 'No; what is read as two marriages is mostly a late or twice discussed one, and {from} to {to} is its better time.',
          hi: 'नहीं; जिसे दो शादी कहा जाता है, वह अक्सर देर से या दो बार तय हुई एक ही शादी होती है, और उसका बेहतर समय {from} से {to} है।',
        },
        astra: {
          en: 'I read no second wedding; I read one that wants patience, easier from {from} to {to}.',
          hi: 'दूसरी शादी नहीं दिखती; एक दिखती है जो धीरज माँगती है, {from} से {to} के बीच आसान।',
        },
      },
      slow: {
        oracle: {
          en: 'No, it isn’t fixed: nobody can count marriages from a palm, an app or a chart, and one that is cared for lasts.',
          hi: 'नहीं, यह तय नहीं: हथेली, ऐप या कुंडली से शादियाँ गिनी नहीं जा सकतीं; जिसकी देखभाल हो वह शादी टिकती है।',
        },
        astra: {
          en: 'No: such a sentence is said in a moment and feared for years; take it as no more than a guess.',
          hi: 'नहीं, ऐसा तय नहीं; कहने में पल लगता है और सुनने वाला बरसों डरता है, इसे बस अटकल मानिए।',
        },
      },
      hard: {
        oracle: {
          en: 'No second marriage is written, though the one asks much patience: what you do with it decides.',
          hi: 'दूसरी शादी लिखी नहीं है, भले एक बहुत धीरज माँगे: उसके साथ जो करेंगे वही तय करेगा।',
        },
        astra: {
          en: 'Nobody can have seen a second wedding there; some weather may be rough, but don’t live by that man’s sentence.',
          hi: 'दूसरी शादी किसी ने देखी नहीं; कुछ दिन कठिन हो सकते हैं, पर उस आदमी की बात पर जीवन न चलाइए।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'It means nothing fixed: one good marriage fits such a chart as well as any other.',
          hi: 'इसका मतलब कुछ तय नहीं: ऐसी कुंडली में भी एक अच्छी शादी उतनी ही होती है।',
        },
        astra: {
          en: 'It is an old rule of thumb and no sentence; your home looks whole.',
          hi: 'यह पुराना मोटा नियम है, फ़ैसला नहीं; घर पूरा दिखता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'It is said where a marriage comes late, or after a match that didn’t happen; more isn’t in it.',
          hi: 'ऐसा वहाँ कहा जाता है जहाँ शादी देर से हो या एक रिश्ता होकर रह गया हो; इससे ज़्यादा कुछ नहीं।',
        },
        astra: {
          en: 'It speaks of two chances and not of two weddings.',
          hi: 'यह दो मौक़ों की बात है, दो शादियों की नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'It points to a marriage that wants patience, and to nothing that must happen.',
          hi: 'यह धीरज माँगने वाली शादी की ओर इशारा है, किसी होनी की ओर नहीं।',
        },
        astra: {
          en: 'Treat it as a word to be careful, and then forget it.',
          hi: 'इसे सँभलकर चलने की सलाह मानें, फिर भूल जाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Don’t tell it to your partner or to their family as a fact: the fear does what the line can’t.',
        hi: 'इसे साथी या उनके घर वालों को सच बताकर न कहें: जो रेखा नहीं कर सकती, वह डर कर देता है।',
        for: ['couple'],
      },
      {
        en: 'If he sells a ritual, a stone or a marriage with a tree against it, keep your money.',
        hi: 'इसके बदले कोई पूजा, अँगूठी या पेड़ से विवाह बेचे तो पैसे बचाइए।',
      },
      {
        en: 'Put the worry into something useful: one honest talk a month about what is good and what rubs.',
        hi: 'चिंता को काम में लगाइए: महीने में एक बार खुली बात, क्या अच्छा है और क्या चुभता है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
