import type { MatterTexts } from './matter-texts.ts'

export const relationsMatters = {
  'in-laws': {
    name: { en: 'in-laws', hi: 'ससुराल' },
    hindiGender: 'feminine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, relations with the in-laws are likely to improve, and from {from} to {to} efforts in that direction are supported.',
          hi: 'हाँ, ससुराल से संबंध बेहतर होने के संकेत हैं, और {from} से {to} तक इस ओर की गई कोशिश काम आ सकती है।',
        },
        astra: {
          en: 'It should get easier with them; a visit or a small shared task between {from} and {to} would help.',
          hi: 'उनके साथ बात बनती दिखती है; {from} से {to} तक एक मुलाक़ात या साथ किया कोई छोटा काम मदद करेगा।',
        },
      },
      later: {
        oracle: {
          en: 'With the in-laws, acceptance is likely later, from {from} to {to}; early disagreements need not be taken as final.',
          hi: 'ससुराल में अपनापन {from} से {to} तक बढ़ने की संभावना है; शुरू के मतभेदों को आख़िरी न मानें।',
        },
        astra: {
          en: 'Two families need time to grow used to each other, and yours should find it easier between {from} and {to}.',
          hi: 'दो परिवारों को एक-दूसरे की आदत पड़ने में समय लगता है, {from} से {to} तक यह आसान होना चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'A comfortable relation with the in-laws is possible with courtesy and distance in the right measure; no date is shown.',
          hi: 'सही दूरी और अच्छे व्यवहार से ससुराल में संबंध सहज हो सकते हैं; कोई तारीख़ नहीं दिखती।',
        },
        astra: {
          en: 'They may not change much, to be honest, but the way it touches you can; keep good manners and clear limits.',
          hi: 'सच कहें तो वे शायद ज़्यादा न बदलें, पर आप पर उसका असर कम हो सकता है; शालीन रहें और अपनी सीमा साफ़ रखें।',
        },
      },
      hard: {
        oracle: {
          en: 'Friction with the in-laws is shown in this period; let your partner speak to their own family wherever possible.',
          hi: 'इस समय ससुराल के साथ खटपट दिखती है; जहाँ हो सके, अपने घर वालों से बात जीवनसाथी ही करें।',
        },
        astra: {
          en: 'You may feel judged in that family just now, and it does hurt; don’t answer every remark, and keep your own people close.',
          hi: 'अभी उस घर में बातें सुनने जैसा लग सकता है, और यह चुभता है; हर बात का जवाब न दें, अपनों के पास रहें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'For matters with the in-laws the easier period is from {from} to {to}.',
        hi: 'ससुराल से जुड़ी बातों के लिए आसान समय {from} से {to} तक है।',
      },
      astra: {
        en: 'If something has to be said in that family, say it between {from} and {to}, when tempers are lower.',
        hi: 'उस परिवार में कुछ कहना ज़रूरी हो तो {from} से {to} तक कहें, तब गुस्सा कम रहेगा।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'The in-laws’ side is supportive in your chart at present, and help from them is possible when you ask.',
          hi: 'ससुराल पक्ष इस समय सहयोगी दिखता है, और माँगने पर उनसे मदद मिल सकती है।',
        },
        astra: {
          en: 'That home looks welcoming to you at present, so enjoy the good days and return the warmth.',
          hi: 'उस घर में अपनापन मिलता दिखता है; इन अच्छे दिनों में अपनी ओर से भी प्यार दें।',
        },
      },
      mixed: {
        oracle: {
          en: 'With the in-laws, respect and interference come together; agreement on privacy and visits would reduce the second.',
          hi: 'ससुराल से आदर भी मिलता है और दख़ल भी; निजी समय और आने-जाने पर सहमति से दख़ल घट सकता है।',
        },
        astra: {
          en: 'Some of them may be on your side and some hard to please, so put your effort where it is welcome.',
          hi: 'वहाँ कुछ लोग साथ दे सकते हैं और कुछ को खुश करना कठिन; मेहनत वहीं करें जहाँ उसकी क़द्र हो।',
        },
      },
      patience: {
        oracle: {
          en: 'The relation with the in-laws will take time, and small politeness is more useful now than long explanations.',
          hi: 'ससुराल का रिश्ता समय लेगा, और अभी लंबी सफ़ाई से ज़्यादा रोज़ की मीठी बोली काम आएगी।',
        },
        astra: {
          en: 'Go easy on yourself there; nobody becomes family at once, and you needn’t prove anything every day.',
          hi: 'वहाँ ख़ुद पर ज़्यादा बोझ न डालें; महीने भर में कोई अपना नहीं बनता, और रोज़ कुछ साबित करना ज़रूरी नहीं।',
        },
      },
    },
    advice: [
      {
        en: 'Ask your mother-in-law or father-in-law for advice on one thing they know well, and use it.',
        hi: 'सास या ससुर से किसी ऐसी बात पर सलाह लें जो वे अच्छी तरह जानते हैं, और उसे अपनाएँ।',
        for: ['in-laws'],
      },
      {
        en: 'Agree with your partner that each of you handles complaints from your own parents.',
        hi: 'जीवनसाथी से तय कर लें कि अपने-अपने माता-पिता की शिकायत हर कोई ख़ुद संभालेगा।',
        for: ['couple'],
      },
      {
        en: 'Call them on birthdays and illnesses, even when you are not on the best terms.',
        hi: 'जन्मदिन और बीमारी में उन्हें फ़ोन ज़रूर करें, भले आपस में थोड़ी अनबन हो।',
      },
      {
        en: 'Speak up early and politely about money, gifts and how long visits last.',
        hi: 'पैसे, तोहफ़ों और मेहमानी के दिनों पर शुरू में ही विनम्रता से बात कर लें।',
      },
      {
        en: 'Keep your own bank account, documents and jewellery list in your own hands.',
        hi: 'अपना बैंक खाता, काग़ज़ और गहनों की सूची अपने पास ही रखें।',
      },
      {
        en: 'Demands for dowry, threats or violence are crimes: call 112, or 181 if you are a woman, and tell your own family.',
        hi: 'दहेज की माँग, धमकी या मारपीट अपराध है: 112 पर, महिलाएँ 181 पर फ़ोन करें, और अपने परिवार को बताएँ।',
      },
    ],
  },
  friends: {
    name: { en: 'friendship', hi: 'दोस्ती' },
    hindiGender: 'feminine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, good company is likely, and the chart supports new or renewed friendships from {from} to {to}.',
          hi: 'हाँ, अच्छे साथ की संभावना है, और {from} से {to} तक नई या पुरानी दोस्ती को सहारा मिलता है।',
        },
        astra: {
          en: 'You are likely to meet people you like; go out more between {from} and {to}, someone there may well become a friend.',
          hi: 'मन के लोग मिलने की उम्मीद है; {from} से {to} तक घर से ज़्यादा निकलें, कोई पक्का दोस्त बन सकता है।',
        },
      },
      later: {
        oracle: {
          en: 'Your circle is likely to widen from {from} to {to}; until then one or two people are enough.',
          hi: 'दोस्तों का दायरा {from} से {to} तक बढ़ने की संभावना है; तब तक एक-दो लोग काफ़ी हैं।',
        },
        astra: {
          en: 'It’s a quieter patch for company today, and livelier days come between {from} and {to}, so keep in touch meanwhile.',
          hi: 'अभी मेल-जोल थोड़ा कम है, रौनक {from} से {to} तक लौटती दिखती है, तब तक संपर्क बनाए रखें।',
        },
      },
      slow: {
        oracle: {
          en: 'Friendship is possible, though the chart leaves it to your own first steps and names no time.',
          hi: 'दोस्ती बन सकती है, पर पहल अपनी ओर से करनी होगी, और कोई ख़ास समय नहीं दिखता।',
        },
        astra: {
          en: 'You can find friends, only not overnight: meet the same few people every week and let closeness grow.',
          hi: 'दोस्त मिल सकते हैं, पर रातों-रात नहीं; हर हफ़्ते उन्हीं कुछ लोगों से मिलें, अपनापन बढ़ने लगेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'Some caution in friendship is advised for now; share private matters and money with very few people.',
          hi: 'फ़िलहाल दोस्ती में सावधानी ठीक रहेगी; निजी बातें और पैसे बहुत कम लोगों के साथ साझा करें।',
        },
        astra: {
          en: 'Someone may let you down these days, and I’m sorry; one bad friend is not a reason to shut everyone out.',
          hi: 'इन दिनों किसी से मन दुख सकता है, और यह बुरा लगता है; पर एक के कारण सबके लिए दरवाज़ा बंद न करें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'For friendship the chart’s best period is from {from} to {to}.',
        hi: 'दोस्ती के लिए सबसे अच्छा समय {from} से {to} तक है।',
      },
      astra: {
        en: 'Between {from} and {to} is a good time to join a group or call someone you lost touch with.',
        hi: 'किसी ग्रुप से जुड़ना या पुराने साथी को फ़ोन करना हो तो {from} से {to} तक करें।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your friends are a strength at present, and support from them is likely when you need it.',
          hi: 'दोस्त इस समय आपकी ताक़त हैं, और ज़रूरत पड़ने पर साथ मिलने की संभावना है।',
        },
        astra: {
          en: 'You are in good company now, so say yes to plans and let people know that they matter to you.',
          hi: 'अभी संगत अच्छी है; बुलावा आए तो हाँ कहें, और लोगों को बताएँ कि वे कितने ज़रूरी हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Among friends there are some to rely on and some who come only with a need; notice which is which.',
          hi: 'दोस्तों में कुछ भरोसे के हैं और कुछ केवल काम से आने वाले; यह फ़र्क पहचानें।',
        },
        astra: {
          en: 'Not everybody around you may be a friend, but you can rely on two or three; give your evenings to those.',
          hi: 'आसपास के सब लोग शायद अपने न हों, पर दो-तीन पर भरोसा हो सकता है; अपनी शामें उन्हीं को दें।',
        },
      },
      patience: {
        oracle: {
          en: 'Friendship needs time in this period, and loneliness now does not describe the years ahead.',
          hi: 'इस दौर में दोस्ती में समय लग सकता है, और आज का अकेलापन आगे के सालों की तस्वीर नहीं है।',
        },
        astra: {
          en: 'It can be lonely just now, I understand; begin with short meetings and familiar faces, and don’t blame your nature for it.',
          hi: 'अभी अकेलापन लग सकता है, यह समझ में आता है; छोटी मुलाक़ातों से शुरू करें और इसका कारण अपने स्वभाव में न ढूँढें।',
        },
      },
    },
    advice: [
      {
        en: 'Message one old friend today and suggest a day and place to meet.',
        hi: 'आज किसी एक पुराने दोस्त को मैसेज करें और मिलने का दिन और जगह सुझाएँ।',
      },
      {
        en: 'Join a weekly class, library, sports ground or volunteer group, and go at least six times.',
        hi: 'किसी साप्ताहिक क्लास, लाइब्रेरी, खेल के मैदान या सेवा समूह से जुड़ें और कम से कम छह बार जाएँ।',
      },
      {
        en: 'Lend only what you can afford to lose, and say so kindly when you can’t.',
        hi: 'उतना ही उधार दें जितना न लौटे तो भी चले, और मना करना हो तो प्यार से करें।',
      },
      {
        en: 'If a friend has hurt you, tell them once what happened and how it felt, without a crowd or a group chat.',
        hi: 'किसी दोस्त ने दुख दिया हो तो एक बार अकेले में बताएँ कि क्या हुआ, ग्रुप चैट में नहीं।',
      },
      {
        en: 'Be careful with friends known only online: no money, no documents, no private pictures.',
        hi: 'सिर्फ़ ऑनलाइन मिले दोस्तों से सावधान रहें: न पैसे, न काग़ज़, न निजी तस्वीरें।',
      },
      {
        en: 'If loneliness weighs on you for weeks, talk to someone free of charge on Tele MANAS, 14416.',
        hi: 'अकेलापन हफ़्तों तक भारी लगे तो टेली मानस 14416 पर मुफ़्त में बात करें।',
      },
    ],
  },
} as const satisfies Record<string, MatterTexts>
