import type { SituationTexts } from '../situation-texts.ts'

export const visitsAndJewelsTexts = {
  'sent-to-parents': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, the visit home should be allowed; {from} to {to} looks good for it.',
          hi: 'हाँ, मायके जाना हो जाना चाहिए; {from} से {to} का समय अच्छा दिखता है।',
        },
        astra: {
          en: 'I see the bag packed and a mother waiting, between {from} and {to}.',
          hi: 'बैग बँधा और माँ राह देखती दिखती हैं, {from} से {to} के बीच।',
        },
      },
      later: {
        oracle: {
          en: 'Not for this festival perhaps, but between {from} and {to} they should agree.',
          hi: 'इस त्योहार पर शायद नहीं, पर {from} से {to} के बीच मान जाएँगे।',
        },
        astra: {
          en: 'After some excuses the way opens: {from} to {to}.',
          hi: 'कुछ बहानों के बाद रास्ता खुलेगा: {from} से {to}।',
        },
      },
      slow: {
        oracle: {
          en: 'They aren’t refusing out of spite: somebody must do the work; name who does it those days, and they can say yes.',
          hi: 'मना द्वेष से नहीं: काम कौन करेगा, बात यह है; उन दिनों का इंतज़ाम बता दें तो हाँ हो सकती है।',
        },
        astra: {
          en: 'No day shows yet; ask for two fixed visits a year instead of begging before each festival.',
          hi: 'दिन अभी नहीं दिखता; हर त्योहार पर मनाने की जगह साल में दो बार जाना तय करा लें।',
        },
      },
      hard: {
        oracle: {
          en: 'This time it looks hard; let the brother or father come there instead, with the rakhi or sweets, and keep the tone soft.',
          hi: 'इस बार कठिन दिखता है; भाई या पिता वहीं आ जाएँ, राखी या मिठाई लेकर, और बात नरम रखें।',
        },
        astra: {
          en: 'They won’t let it happen now, I feel; a daughter’s visit isn’t a favour, so let the elders of both sides fix a rule.',
          hi: 'अभी नहीं भेजेंगे, ऐसा लगता है; बेटी का आना एहसान नहीं, दोनों ओर के बड़े नियम तय करें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'They hold back mostly because the work rests on one person and nobody wants to say so.',
        hi: 'रोकते अक्सर इसलिए हैं कि सारा काम एक ही पर टिका है, और यह कहना कोई नहीं चाहता।',
      },
      astra: {
        en: 'Some fear that whoever goes tells; some simply miss the hand that runs the home.',
        hi: 'किसी को डर है कि वहाँ बातें होंगी; किसी को बस उस हाथ की कमी खलती है।',
      },
    },
    advice: [
      {
        en: 'Propose dates, and not a wish: “from Thursday to Tuesday, and I cook ahead for two days”.',
        hi: 'इच्छा नहीं, तारीख़ बताएँ: “गुरुवार से मंगलवार, दो दिन का खाना बनाकर जाऊँगी”।',
      },
      {
        en: 'Let the husband say it to his parents: it is his word that counts there.',
        hi: 'यह बात पति अपने माता-पिता से कहें: वहाँ उनकी बात चलती है।',
        for: ['spouse'],
      },
      {
        en: 'Let a brother come to fetch and bring back on a named day.',
        hi: 'भाई लेने आए और बताए हुए दिन छोड़ जाए।',
      },
      {
        en: 'If phone and visits are barred altogether, it isn’t custom any more: 181 listens.',
        hi: 'फ़ोन और आना-जाना दोनों बंद हों तो यह रिवाज नहीं रहा: 181 पर बात करें।',
      },
    ],
  },
  'jewels-kept': {
    outlook: {
      yes: {
        oracle: {
          en: 'You should get them back; ask between {from} and {to}, when it meets an open ear.',
          hi: 'ज़ेवर वापस मिलने चाहिए; {from} से {to} के बीच माँगें, तब बात सुनी जाएगी।',
        },
        astra: {
          en: 'I feel they come back into your hand between {from} and {to}, perhaps with a long face and yet whole.',
          hi: '{from} से {to} के बीच ज़ेवर हाथ में लौटते लगते हैं, मुँह फुलाकर सही, पर पूरे।',
        },
      },
      later: {
        oracle: {
          en: 'Not on the first asking; between {from} and {to} they are likelier to be given back.',
          hi: 'पहली बार माँगने पर नहीं; {from} से {to} के बीच लौटने की ज़्यादा संभावना है।',
        },
        astra: {
          en: 'First a “yes, yes”, later the box: {from} to {to}.',
          hi: 'पहले “हाँ-हाँ”, फिर डिब्बा: {from} से {to}।',
        },
      },
      slow: {
        oracle: {
          en: 'They come back only if asked for by name and date; who keeps quiet out of shyness will wait long.',
          hi: 'नाम और दिन लेकर माँगने से ही लौटेंगे; लिहाज़ में चुप रहने वाला देर तक रुकेगा।',
        },
        astra: {
          en: 'It isn’t lost, it is forgotten on purpose; say it once, laughing, in front of one elder.',
          hi: 'गए नहीं, जान-बूझकर भुलाए गए हैं; एक बड़े के सामने हँसकर एक बार कह दें।',
        },
      },
      hard: {
        oracle: {
          en: 'It looks hard by asking alone; they are yours by law, so gather proof before you press.',
          hi: 'सिर्फ़ माँगने से कठिन दिखता है; क़ानून से वे आपके हैं, ज़ोर देने से पहले सबूत जुटाएँ।',
        },
        astra: {
          en: 'They don’t mean to give them now, I feel; don’t weep for it, write it down.',
          hi: 'अभी लौटाने का मन नहीं लगता; रोइए नहीं, लिखकर रखिए।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Ask plainly and kindly; you won’t be the bad one for wanting what is yours.',
          hi: 'सीधे और नरमी से माँगें; अपनी चीज़ माँगने से कोई बुरा नहीं बनता।',
        },
        astra: { en: 'Say it now, while it is a small matter.', hi: 'अभी कह दें, जब तक बात छोटी है।' },
      },
      mixed: {
        oracle: {
          en: 'Ask through your husband or wife, for a named occasion: “I need the set for the 14th”.',
          hi: 'जीवनसाथी के ज़रिए, किसी मौक़े का नाम लेकर माँगें: “सेट चौदह तारीख़ को चाहिए”।',
        },
        astra: {
          en: 'Half of it is shyness on both sides; one light sentence breaks it.',
          hi: 'आधी बात दोनों ओर का संकोच है; एक हल्का वाक्य काफ़ी है।',
        },
      },
      patience: {
        oracle: {
          en: 'Don’t quarrel yet: list, photos and bills first, then ask with an elder present.',
          hi: 'अभी झगड़ा नहीं: पहले सूची, फ़ोटो और बिल, फिर किसी बड़े के सामने माँगें।',
        },
        astra: {
          en: 'Keep calm and keep proof; what you were given at the wedding stays yours.',
          hi: 'मन शांत रखें और सबूत साथ; शादी में जो आपको मिला वह आपका ही रहता है।',
        },
      },
    },
    advice: [
      {
        en: 'Find the wedding photos and the jeweller’s bills, and list each piece with its weight.',
        hi: 'शादी की फ़ोटो और सुनार के बिल निकालें, हर चीज़ वज़न सहित लिखें।',
        for: ['wedding'],
      },
      {
        en: 'When it is back, take a locker in your own name.',
        hi: 'वापस मिले तो अपने नाम का लॉकर ले लें।',
      },
      {
        en: 'Jewellery given to a bride is streedhan, hers alone; a free lawyer of the District Legal Services Authority (15100) can write for it.',
        hi: 'दुल्हन को मिले गहने स्त्रीधन हैं, सिर्फ़ उसके; ज़िला विधिक सेवा प्राधिकरण (15100) के मुफ़्त वकील नोटिस लिख सकते हैं।',
      },
      {
        en: 'Next time lend for a day, and before a witness.',
        hi: 'अगली बार पहनने को दें तो एक दिन के लिए, और किसी के सामने।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
