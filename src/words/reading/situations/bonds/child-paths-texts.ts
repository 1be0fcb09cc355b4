import type { SituationTexts } from '../situation-texts.ts'

export const childPathsTexts = {
  'child-scared': {
    isOfAnother: true,
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'The fear should pass with a few weeks of the same gentle routine; this child gains courage once somebody familiar is near.',
          hi: 'कुछ हफ़्ते एक जैसी नरम दिनचर्या से डर जाना चाहिए; जाना-पहचाना कोई पास हो तो इस बच्चे की हिम्मत बनती है।',
        },
        astra: {
          en: 'A soft heart that feels much; hold the hand a little longer, and it will let go by itself.',
          hi: 'नरम दिल है, बहुत महसूस करता है; हाथ थोड़ी देर और थामें, वह ख़ुद छोड़ेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'The fear has a reason in the child’s day, a face, a noise or a parting; find that one thing, and the rest loosens.',
          hi: 'डर की वजह बच्चे के दिन में ही है, कोई चेहरा, आवाज़ या बिछड़ना; वह एक बात ढूँढें, बाक़ी ढीला पड़ेगा।',
        },
        astra: {
          en: 'Don’t laugh it off and don’t make it large; “I know it feels big, I’m here” is the whole medicine.',
          hi: 'न हँसी में टालें, न बड़ा बनाएँ; “मुझे पता है डर लग रहा है, मैं यहीं हूँ”, बस यही दवा है।',
        },
      },
      patience: {
        oracle: {
          en: 'It may take a season: go in small steps, and speak with the teacher or the child’s doctor if it touches sleep and food.',
          hi: 'इसमें कुछ महीने लग सकते हैं: छोटे क़दम लें, और नींद-खाने पर असर हो तो टीचर या डॉक्टर से बात करें।',
        },
        astra: {
          en: 'The little one is clinging, and you are tired; it is a phase, and being forced makes it longer.',
          hi: 'बच्चा चिपकता है और थकान होती है; यह एक दौर है, ज़बरदस्ती से लंबा होता है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Such fear mostly comes from something new, a parting, a scolding or a scene seen on a screen.',
        hi: 'ऐसा डर अक्सर किसी नई बात, बिछड़ने, डाँट या स्क्रीन पर देखे किसी दृश्य से आता है।',
      },
      astra: {
        en: 'It isn’t an evil eye; a young mind lives each small thing at full size.',
        hi: 'नज़र की बात नहीं; छोटे मन में हर छोटी बात पूरी बड़ी होती है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Ask the teacher what happens in the first ten minutes of the day.',
        hi: 'टीचर से पूछें कि दिन के पहले दस मिनट में क्या होता है।',
      },
      { en: 'Practise the hard part at home as a game.', hi: 'मुश्किल हिस्सा घर पर खेल की तरह करवाएँ।' },
      {
        en: 'A small thing from home in the bag helps: a hanky, a photo.',
        hi: 'बस्ते में घर की छोटी चीज़ रखें: रूमाल, फ़ोटो।',
      },
      {
        en: 'No stories of ghosts and no screen in the last hour before sleep.',
        hi: 'सोने से एक घंटा पहले न भूत की कहानी, न स्क्रीन।',
      },
    ],
  },
  'child-school-choice': {
    isOfAnother: true,
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'This child does well where learning is done by hand and voice: take the school with the warmer teachers and the shorter way, whatever the board.',
          hi: 'यह बच्चा करके और बोलकर सीखता है: बोर्ड कोई भी हो, वह स्कूल लें जहाँ टीचर अपनापन दें और रास्ता छोटा हो।',
        },
        astra: {
          en: 'Choose the gate where the child runs in; marks follow a glad heart.',
          hi: 'वह गेट चुनें जहाँ बच्चा दौड़कर जाए; ख़ुश मन के पीछे नंबर आ जाते हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Neither board makes or breaks this child; the heavier one suits if home has time to sit along, the lighter one if not.',
          hi: 'किसी बोर्ड से इस बच्चे का बनना-बिगड़ना नहीं; घर में साथ बैठने का समय हो तो भारी बोर्ड, नहीं तो हल्का।',
        },
        astra: {
          en: 'Change only at a year’s start and with one friend in sight; moves in the middle cost more than they mend.',
          hi: 'बदलना हो तो साल की शुरुआत में, जब एक दोस्त साथ हो; बीच का बदलाव ज़्यादा महँगा पड़ता है।',
        },
      },
      patience: {
        oracle: {
          en: 'Don’t change the school just now unless it is unsafe; mend what hurts with the teacher first, and look again at the new session.',
          hi: 'अभी स्कूल न बदलें, जब तक वहाँ असुरक्षित न हो; पहले टीचर से बात सुधारें, नए सत्र पर फिर देखें।',
        },
        astra: {
          en: 'I’d wait a term; a child unsettled at home is unsettled in any school.',
          hi: 'एक टर्म रुकना ठीक लगता है; घर में मन डगमगाए तो हर स्कूल में डगमगाता है।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Visit both at break time and not on the open day.',
        hi: 'दोनों स्कूल छुट्टी के समय देखें, ओपन डे पर नहीं।',
      },
      {
        en: 'Ask how many children sit in a class, and who stays with a weak one.',
        hi: 'पूछें कि एक क्लास में कितने बच्चे हैं, और कमज़ोर के साथ कौन बैठता है।',
        for: ['parent'],
      },
      {
        en: 'Count fee, bus and tuition for ten years, and not for one.',
        hi: 'फ़ीस, बस और ट्यूशन एक साल का नहीं, दस साल का जोड़ें।',
      },
    ],
  },
  'child-sport': {
    isOfAnother: true,
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'There is real strength in this child for sport: give it proper coaching and two serious years, with school alongside.',
          hi: 'इस बच्चे में खेल की सच्ची ताक़त है: सही कोच और दो पक्के साल दें, साथ में स्कूल चलता रहे।',
        },
        astra: {
          en: 'The ground is where this child shines; don’t take it away, only tie it to the report card.',
          hi: 'मैदान पर ही यह बच्चा चमकता है; उसे न छीनें, बस रिपोर्ट कार्ड से जोड़ दें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Sport will give this child health and confidence, and perhaps a place in a college team; keep studies as the main road for now.',
          hi: 'खेल से सेहत और हिम्मत मिलेगी, शायद कॉलेज टीम में जगह भी; अभी मुख्य रास्ता पढ़ाई को ही रखें।',
        },
        astra: {
          en: 'I see love for it more than a career so far; let a district trial speak before you change the school.',
          hi: 'अभी शौक़ ज़्यादा दिखता है, करियर कम; स्कूल बदलने से पहले ज़िले का ट्रायल बोलने दें।',
        },
      },
      patience: {
        oracle: {
          en: 'I’d not leave studies for the academy at this stage: the body and the patience still need time.',
          hi: 'इस समय पढ़ाई छोड़कर अकादमी ठीक नहीं: शरीर और धीरज को अभी समय चाहिए।',
        },
        astra: {
          en: 'Let the child play each evening with a full heart, and let no dream of yours or theirs hang on it yet.',
          hi: 'बच्चा हर शाम मन भरकर खेले, पर अभी किसी का सपना उस पर न टाँगें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Ask a coach who earns nothing from your answer.',
        hi: 'ऐसे कोच से राय लें जिसे आपके जवाब से कमाई न हो।',
      },
      {
        en: 'Set a measure: selected at district or state level by a named age, else studies first.',
        hi: 'एक पैमाना रखें: इस उम्र तक ज़िला या राज्य में चयन, नहीं तो पढ़ाई पहले।',
      },
      {
        en: 'Look for sports hostels and quotas: SAI, Khelo India, railways, state academies.',
        hi: 'खेल हॉस्टल और कोटा देखें: SAI, खेलो इंडिया, रेलवे, राज्य अकादमी।',
      },
      {
        en: 'Have knees, eyes and diet checked once a year.',
        hi: 'साल में एक बार घुटने, आँख और खान-पान की जाँच करवाएँ।',
      },
    ],
  },
  'child-in-love': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'There may well be somebody, and nothing in it looks harmful; your child will tell you once it feels safe to.',
          hi: 'कोई हो सकता है, और उसमें बुरा कुछ नहीं दिखता; डर न लगे तो बच्चा ख़ुद बताएगा।',
        },
        astra: {
          en: 'I feel a tender thing begun there; ask with a smile about “your friend”, and you will hear more than by asking who.',
          hi: 'कुछ कोमल सा शुरू हुआ लगता है; “तुम्हारा दोस्त कैसा है” मुस्कुराकर पूछें, “कौन है” से ज़्यादा पता चलेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'A liking, likely; whether it goes as far as marriage isn’t settled and shouldn’t be settled yet.',
          hi: 'पसंद हो सकती है; शादी तक जाएगी या नहीं, अभी तय नहीं, और अभी तय करना ठीक भी नहीं।',
        },
        astra: {
          en: 'Half friendship, half love: let it show its face in the open, at your own table, rather than on the roof with a phone.',
          hi: 'आधी दोस्ती, आधा प्यार: छत पर फ़ोन में नहीं, अपने घर की मेज़ पर सामने आने दें।',
        },
      },
      patience: {
        oracle: {
          en: 'If there is a bond, it looks unsteady just now; keep your child close to study and to you, and don’t break it by force.',
          hi: 'रिश्ता हो भी तो अभी डगमग दिखता है; बच्चे को पढ़ाई और अपने पास रखें, ज़ोर से न तोड़ें।',
        },
        astra: {
          en: 'You fear for them, and they feel it; a watched heart learns to hide, a heard one learns to choose.',
          hi: 'डर आपका है और उन तक पहुँचता है; जिस पर पहरा हो वह छिपना सीखता है, जिसकी सुनी जाए वह चुनना।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Tell a story from your own youth before you ask.',
        hi: 'पूछने से पहले अपनी जवानी का कोई क़िस्सा सुनाएँ।',
      },
      {
        en: 'Say clearly what you won’t mind and what worries you: age, study, safety.',
        hi: 'साफ़ बताएँ कि किस बात पर ऐतराज़ नहीं और किसकी चिंता है: उम्र, पढ़ाई, सुरक्षा।',
      },
      {
        en: 'Meet the young person once, at home and without questions of caste or salary.',
        hi: 'उस लड़के या लड़की से एक बार घर पर मिलें, जाति और तनख़्वाह के सवाल बिना।',
      },
    ],
  },
  'step-child-accepts': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The child should come to accept you; trust grows most between {from} and {to}.',
          hi: 'बच्चे को आपको अपना लेना चाहिए; भरोसा सबसे ज़्यादा {from} से {to} के बीच बढ़ेगा।',
        },
        astra: {
          en: 'I see a small hand reach for yours; between {from} and {to} something will have softened.',
          hi: 'एक छोटा हाथ आपकी ओर बढ़ता दिखता है; {from} से {to} के बीच मन नरम होगा।',
        },
      },
      later: {
        oracle: {
          en: 'Not at once: the child stays guarded, and comes nearer between {from} and {to}.',
          hi: 'तुरंत नहीं: बच्चा अभी सँभलकर रहेगा, {from} से {to} के बीच पास आएगा।',
        },
        astra: {
          en: 'Give it seasons and not weeks; look to {from} till {to} for the first real warmth.',
          hi: 'हफ़्ते नहीं, मौसम दें; पहला सच्चा अपनापन {from} से {to} के बीच देखें।',
        },
      },
      slow: {
        oracle: {
          en: 'Acceptance comes, without a date: be a kind grown-up first and let the word mother or father come last.',
          hi: 'अपनापन आएगा, तारीख़ के बिना: पहले एक अच्छे बड़े की तरह रहें, माँ या बाप का नाम सबसे बाद में आए।',
        },
        astra: {
          en: 'I can’t say when; a child loves two people only when it needn’t betray one of them.',
          hi: 'कब, यह नहीं कहा जा सकता; बच्चा दो को तभी चाहता है जब किसी एक से बेवफ़ाई न लगे।',
        },
      },
      hard: {
        oracle: {
          en: 'For now the child holds back, out of loyalty and not dislike; don’t compete with the other parent, and don’t give up.',
          hi: 'अभी बच्चा दूर रहेगा, नापसंद से नहीं, वफ़ादारी से; दूसरे माँ-बाप से होड़ न करें, हार भी न मानें।',
        },
        astra: {
          en: 'It hurts to give and get a closed face; keep giving small and asking nothing, it is being counted in silence.',
          hi: 'देकर बंद चेहरा मिले तो चुभता है; थोड़ा देते रहें और माँगें कुछ नहीं, वह चुपचाप गिन रहा है।',
        },
      },
    },
    advice: [
      {
        en: 'Never speak ill of the parent who is absent.',
        hi: 'जो माँ या बाप पास नहीं, उनकी बुराई कभी न करें।',
      },
      {
        en: 'Find one thing that only the two of you do.',
        hi: 'एक काम ऐसा रखें जो सिर्फ़ आप दोनों का हो।',
        for: ['couple'],
      },
      {
        en: 'Leave scolding to the child’s own parent in the first years.',
        hi: 'शुरू के सालों में डाँटना बच्चे के सगे पर छोड़ें।',
        for: ['parent'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
