import type { SituationTexts } from '../situation-texts.ts'

export const weddingWorriesTexts = {
  'refuses-matches': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'They should soften to the idea of marriage between {from} and {to}; a match shown then has the best hearing.',
          hi: '{from} से {to} के बीच शादी के लिए मन नरम होना चाहिए; उस समय दिखाया रिश्ता ज़्यादा सुना जाएगा।',
        },
        astra: {
          en: 'The “no” grows weaker, I feel; from {from} to {to} one face may stay in the mind.',
          hi: '“नहीं” कमज़ोर पड़ती लगती है; {from} से {to} के बीच कोई एक चेहरा मन में ठहर सकता है।',
        },
      },
      later: {
        oracle: {
          en: 'They go on refusing for a while; the mind looks likelier to change between {from} and {to}.',
          hi: 'अभी कुछ समय मना ही करेंगे; मन बदलने के आसार {from} से {to} के बीच ज़्यादा हैं।',
        },
        astra: {
          en: 'Let the photos rest for now; between {from} and {to} they may ask for them on their own.',
          hi: 'अभी तस्वीरें दिखाना रोक दें; {from} से {to} के बीच शायद ख़ुद पूछें।',
        },
      },
      slow: {
        oracle: {
          en: 'They will say yes to a person and never to a list; ask what they are really looking for, or afraid of.',
          hi: 'वे किसी इंसान को हाँ कहेंगे, सूची को नहीं; पूछें कि सच में क्या चाहिए, या डर किस बात का है।',
        },
        astra: {
          en: 'I see no date for their yes; a “no” to everyone is often one unsaid name, or one unsaid fear.',
          hi: 'उनकी हाँ की तारीख़ नहीं दिखती; सबको “नहीं” के पीछे अक्सर एक अनकहा नाम या डर होता है।',
        },
      },
      hard: {
        oracle: {
          en: 'For the present they are firm, and pressing makes them firmer; stop the matches for six months and keep the talk open.',
          hi: 'अभी वे अड़े हुए हैं, दबाव से और अड़ेंगे; छह महीने रिश्ते रोकें और बातचीत खुली रखें।',
        },
        astra: {
          en: 'It won’t be this season, I’m afraid; the worry is yours, the life is theirs, and both can be said kindly.',
          hi: 'अभी यह मौसम नहीं लगता; चिंता आपकी है, जीवन उनका, और दोनों बातें प्यार से कही जा सकती हैं।',
        },
      },
    },
    why: {
      oracle: {
        en: 'A refusal of everybody mostly hides a fear of losing freedom, an old hurt, or somebody they can’t yet name.',
        hi: 'हर रिश्ते को मना करने के पीछे अक्सर आज़ादी जाने का डर, पुरानी चोट, या कोई ऐसा नाम होता है जो अभी कहा नहीं जा सकता।',
      },
      astra: {
        en: 'They have seen marriages that made them afraid, or they wait for one person; neither is stubbornness.',
        hi: 'या तो ऐसी शादियाँ देखी हैं जिनसे डर लगा, या किसी एक का इंतज़ार है; दोनों ज़िद नहीं हैं।',
      },
    },
    advice: [
      {
        en: 'Ask once, alone and without tears: “is there somebody?”, and stay calm at the answer.',
        hi: 'एक बार अकेले में, बिना रोए पूछें: “कोई पसंद है?”, और जवाब पर शांत रहें।',
      },
      {
        en: 'Let them write three things they want and one they won’t bear; show matches by that alone.',
        hi: 'उनसे तीन ज़रूरी बातें और एक नामंज़ूर बात लिखवाएँ; रिश्ते उसी पर दिखाएँ।',
      },
      {
        en: 'Let a cousin or friend of their age talk, who has no share in the worry.',
        hi: 'उनकी उम्र का कोई भाई-बहन या दोस्त बात करे, जिसे चिंता न हो।',
      },
    ],
  },
  'fiance-nature': {
    isOfAnother: true,
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'The one you are to marry shows as steady and better inside than in first talk; what you were shown is mostly what is there.',
          hi: 'जिनसे शादी होनी है, वे टिके हुए स्वभाव के और भीतर से बेहतर दिखते हैं; जो दिखाया गया है, ज़्यादातर वही है।',
        },
        astra: {
          en: 'A warm heart with few words, I feel; let them be nervous a while, the ease comes.',
          hi: 'कम बोलने वाला पर गर्म दिल लगता है; थोड़ी घबराहट रहने दें, खुलापन आ जाएगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'A mixed nature: good intent, and a temper or a shyness that comes out under pressure; see them once when plans go wrong.',
          hi: 'स्वभाव मिला-जुला है: नीयत अच्छी, पर दबाव में ग़ुस्सा या झिझक; एक बार ऐसे दिन मिलें जब कुछ बिगड़ा हो।',
        },
        astra: {
          en: 'Neither the best nor the worst you imagine; ask about money, mother and anger, and listen to how it is said.',
          hi: 'न उतना अच्छा जितना सपना, न उतना बुरा जितना डर; पैसे, माँ और ग़ुस्से की बात करें और सुनें कि जवाब कैसे आता है।',
        },
      },
      patience: {
        oracle: {
          en: 'I can’t call the nature clear at this stage; don’t hurry the date, and check what you were told with somebody outside both families.',
          hi: 'अभी स्वभाव साफ़ कह देना ठीक नहीं; तारीख़ में जल्दी न करें, और बताई बातें दोनों घरों के बाहर किसी से जाँच लें।',
        },
        astra: {
          en: 'Your unease deserves an ear; if shouting or hiding has already begun, it will not end at the wedding.',
          hi: 'मन की खटक सुनने लायक़ है; चिल्लाना या छिपाना अभी से हो तो शादी से ख़त्म नहीं होगा।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Spend one ordinary day together, with errands and a delay in it.',
        hi: 'एक आम दिन साथ बिताएँ, जिसमें काम और थोड़ी देरी भी हो।',
        for: ['meeting'],
      },
      { en: 'Ask how a quarrel ends in their home.', hi: 'पूछें कि उनके घर झगड़ा कैसे ख़त्म होता है।' },
      {
        en: 'Check job, income and any earlier engagement through somebody neutral.',
        hi: 'नौकरी, आमदनी और पहले की सगाई किसी निष्पक्ष से जाँचें।',
      },
      {
        en: 'An engagement can be put off; say so if something frightens you.',
        hi: 'सगाई के बाद भी तारीख़ आगे बढ़ सकती है; कुछ डराए तो कह दें।',
      },
    ],
  },
  'dowry-demand': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'The money talk looks like something that can be settled early and plainly; a clear “we give none” is likely to be heard here.',
          hi: 'लेन-देन की बात शुरू में ही साफ़ हो सकती है; “हम दहेज नहीं देंगे” यहाँ सुना जाना चाहिए।',
        },
        astra: {
          en: 'Say it with folded hands and a straight back; a good family will be relieved that it was said.',
          hi: 'हाथ जोड़कर और सीधे होकर कह दें; अच्छा घर होगा तो उसे राहत ही मिलेगी।',
        },
      },
      mixed: {
        oracle: {
          en: 'Expect hints and lists here; answer each the same way, and see whether respect stays when the gifts don’t come.',
          hi: 'यहाँ इशारे और सूचियाँ आएँगी; हर बार एक ही जवाब दें, और देखें कि सामान न आने पर भी इज़्ज़त रहती है या नहीं।',
        },
        astra: {
          en: 'What is asked with a smile before the wedding is asked without it after; take that as your measure.',
          hi: 'शादी से पहले जो मुस्कुराकर माँगा जाए, वह बाद में बिना मुस्कान के माँगा जाता है; इसी से नापें।',
        },
      },
      patience: {
        oracle: {
          en: 'A house that names a price now will name another later: put the date off, and let no loan be taken for it.',
          hi: 'जो घर अभी क़ीमत बताए, वह बाद में और बताएगा: तारीख़ टालें, और इसके लिए क़र्ज़ न लें।',
        },
        astra: {
          en: 'I don’t see peace bought with this money; a match lost over dowry is a trouble saved.',
          hi: 'इस पैसे से चैन ख़रीदा जाएगा, ऐसा नहीं दिखता; दहेज पर टूटा रिश्ता एक बची हुई मुसीबत है।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Giving and taking dowry are both punishable; keep every message that asks for it.',
        hi: 'दहेज देना और लेना दोनों जुर्म हैं; माँग वाला हर मैसेज सँभालकर रखें।',
      },
      {
        en: 'Name one elder who speaks of money on your side, and nobody else.',
        hi: 'पैसों की बात अपनी ओर से एक ही बड़ा करे, और कोई नहीं।',
      },
      {
        en: 'Taunts or pressure after the wedding: women’s helpline 181, police 112.',
        hi: 'शादी के बाद ताने या दबाव हो तो महिला हेल्पलाइन 181, पुलिस 112।',
        for: ['wedding'],
      },
      {
        en: 'What you give a daughter, give in her own name and account.',
        hi: 'बेटी को जो देना हो, उसके अपने नाम और खाते में दें।',
        for: ['parent'],
      },
    ],
  },
  'bad-omen': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'No, take it as an accident and no sign: nothing in your present time answers to a bad omen.',
          hi: 'नहीं, इसे बस एक घटना मानें, इशारा नहीं: आपके चल रहे समय में अपशकुन जैसा कुछ नहीं।',
        },
        astra: {
          en: 'Let it go with a smile; things break, burn and get lost in the best of years, and yours isn’t a bad one.',
          hi: 'मुस्कुराकर जाने दें; चीज़ें अच्छे से अच्छे साल में भी टूटती, जलती, खोती हैं, और आपका साल बुरा नहीं।',
        },
      },
      mixed: {
        oracle: {
          en: 'It means nothing by itself: your time is mixed for other reasons, and this little event neither brings nor foretells them.',
          hi: 'इसका अपने-आप में कोई मतलब नहीं: समय दूसरी वजहों से मिला-जुला है, यह छोटी घटना न कुछ लाती है, न बताती है।',
        },
        astra: {
          en: 'The fear weighs more than the event; light a lamp for your own peace, and carry on with the day.',
          hi: 'घटना से भारी डर है; मन की शांति के लिए एक दीया जला दें, और दिन आगे बढ़ाएँ।',
        },
      },
      patience: {
        oracle: {
          en: 'It is no omen, though your days are heavy just now and everything looks like one; don’t change plans for it.',
          hi: 'यह अपशकुन नहीं है, बस अभी दिन भारी हैं तो हर बात वैसी लगती है; इसके लिए योजना न बदलें।',
        },
        astra: {
          en: 'I hear the fear in it; a tired heart reads signs everywhere, and this one says only that you need rest.',
          hi: 'डर समझ आता है; थका मन हर जगह इशारे पढ़ता है, और यह सिर्फ़ इतना कहता है कि आराम चाहिए।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'If it was jewellery, report or look for it like any lost thing, and have a broken one mended.',
        hi: 'गहना हो तो उसे खोई चीज़ की तरह ढूँढें, टूटा हो तो बनवा लें।',
      },
      {
        en: 'Don’t tell it around; each telling makes the fear larger.',
        hi: 'इसे सबको न सुनाएँ; हर बार सुनाने से डर बढ़ता है।',
      },
      {
        en: 'If it stays on your mind, give a meal to somebody hungry, and let it be done with.',
        hi: 'मन न माने तो किसी भूखे को खाना खिला दें, और बात वहीं ख़त्म करें।',
      },
    ],
  },
  'parent-remarries': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'A second marriage can bring your parent good company: their chart is open to it, and what people say will pass.',
          hi: 'दूसरी शादी से उन्हें अच्छा साथ मिल सकता है: उनके लिए रास्ता खुला दिखता है, और लोगों की बातें बीत जाएँगी।',
        },
        astra: {
          en: 'It isn’t forgetting the one who is gone; I see warmth waiting for them, if you can bless it.',
          hi: 'यह जाने वाले को भूलना नहीं है; उनके लिए अपनापन दिखता है, अगर आपका मन हामी दे सके।',
        },
      },
      mixed: {
        oracle: {
          en: 'It may do them good, if home, property and grandchildren are talked over before and not after.',
          hi: 'उनके लिए अच्छा हो सकता है, बशर्ते घर, ज़मीन और बच्चों की बात पहले हो जाए, बाद में नहीं।',
        },
        astra: {
          en: 'Let them meet for a season as friends; whether it is company or only fear of the empty house will show.',
          hi: 'कुछ समय दोस्त की तरह मिलने दें; साथ चाहिए या बस सूने घर का डर है, दिख जाएगा।',
        },
      },
      patience: {
        oracle: {
          en: 'I would not hurry it: let a year pass after the loss or the first talk, and let nothing be signed in that time.',
          hi: 'इसमें जल्दी ठीक नहीं: बिछड़ने या पहली बात के बाद एक साल गुज़रने दें, और तब तक कोई काग़ज़ न हो।',
        },
        astra: {
          en: 'You feel torn and that is human; for now more company, a club, a journey, more visits from you, may fill what hurts.',
          hi: 'मन का बँटना स्वाभाविक है; अभी ज़्यादा साथ, सत्संग, यात्रा, आपका आना-जाना, शायद ख़ालीपन भर दे।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Ask them what they miss most: talk, care, or somebody at the table.',
        hi: 'उनसे पूछें कि सबसे ज़्यादा कमी किसकी है: बात, देखभाल, या साथ खाने वाला।',
        for: ['meeting'],
      },
      {
        en: 'Settle house and savings by a registered will before the wedding.',
        hi: 'शादी होने से पहले ही रजिस्टर्ड वसीयत बना लें कि घर और बचत किसकी।',
        for: ['wedding'],
      },
      {
        en: 'Meet the other person’s children too.',
        hi: 'दूसरे पक्ष के बच्चों से भी मिलें।',
        for: ['parent'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
