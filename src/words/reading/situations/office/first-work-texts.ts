import type { SituationTexts } from '../situation-texts.ts'

export const firstWorkTexts = {
  'degree-no-job': {
    outlook: {
      yes: {
        oracle: {
          en: 'The first job after your degree is likely between {from} and {to}: keep every test and interview of those weeks free.',
          hi: 'डिग्री के बाद की पहली नौकरी {from} से {to} के बीच लगने की उम्मीद है: उन हफ़्तों के हर टेस्ट और इंटरव्यू के लिए तैयार रहें।',
        },
        astra: {
          en: 'The days of sitting at home look like ending; I see your first job near, between {from} and {to}.',
          hi: 'घर बैठने के दिन ख़त्म होते दिखते हैं; पहली नौकरी {from} से {to} के बीच पास है।',
        },
      },
      later: {
        oracle: {
          en: 'The first job takes somewhat longer: it is likelier between {from} and {to}, and a small start before that helps it.',
          hi: 'पहली नौकरी में थोड़ा और समय लगेगा: {from} से {to} के बीच लगने के आसार ज़्यादा हैं, और तब तक की छोटी शुरुआत भी काम आएगी।',
        },
        astra: {
          en: 'Not this week, and not never; between {from} and {to} somebody says yes to your first job, I feel.',
          hi: 'न अभी के अभी, न बहुत देर में; {from} से {to} के बीच पहली नौकरी की “हाँ” सुनाई देती है।',
        },
      },
      slow: {
        oracle: {
          en: 'A first job is within reach, but no time stands out: it comes through walk-ins and people rather than through online forms.',
          hi: 'पहली नौकरी पहुँच में है, पर कोई एक समय अलग नहीं दिखता: ऑनलाइन फ़ॉर्म से ज़्यादा वॉक-इन और जान-पहचान से लगेगी।',
        },
        astra: {
          en: 'I can’t give you a date for the relatives; ask ten seniors by name this week, one of them opens it sooner than a hundred forms.',
          hi: 'रिश्तेदारों को बताने लायक़ तारीख़ नहीं दिखती; इस हफ़्ते दस सीनियर से नाम लेकर पूछें, सौ फ़ॉर्म से पहले उन्हीं में से कोई रास्ता खोलेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'The job you hope for looks hard to get just now: take an apprenticeship or a small post in your line, so that the gap stops growing.',
          hi: 'जैसी नौकरी चाहिए वह अभी मुश्किल दिखती है: अपनी लाइन में अप्रेंटिसशिप या छोटी जगह पकड़ लें, ताकि ख़ाली समय और न बढ़े।',
        },
        astra: {
          en: 'It is a tight time, and not because you are less than those who got in; begin small somewhere, the big name can be the second job.',
          hi: 'समय तंग है, और इसमें आपकी कोई कमी नहीं; कहीं छोटे से शुरू करें, बड़ा नाम दूसरी नौकरी में मिल सकता है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'The first job hasn’t come because a degree alone opens few doors now: they ask for one skill that can be seen, and for somebody who knows you.',
        hi: 'पहली नौकरी इसलिए नहीं लगी कि अब अकेली डिग्री से कम ही दरवाज़े खुलते हैं: एक हुनर दिखाना पड़ता है और कोई बताने वाला चाहिए।',
      },
      astra: {
        en: 'It isn’t your luck alone and it isn’t your brain; a thousand apply for one desk, and yours has nobody to point at it yet.',
        hi: 'बात सिर्फ़ क़िस्मत की नहीं, दिमाग़ की तो बिल्कुल नहीं; एक जगह पर हज़ार लोग हैं, और आपका नाम लेने वाला अभी कोई नहीं।',
      },
    },
    advice: [
      {
        en: 'Register on the government’s apprenticeship portal (NATS or NAPS): a year with a stipend fills the gap after the degree.',
        hi: 'सरकार के अप्रेंटिसशिप पोर्टल (NATS या NAPS) पर नाम लिखाएँ: स्टाइपेंड वाला समय डिग्री के बाद की ख़ाली जगह भर देता है।',
      },
      {
        en: 'Ask your college for its off-campus drives, and ten seniors for a referral each.',
        hi: 'कॉलेज से ऑफ़-कैंपस ड्राइव की सूची लें और दस सीनियर से रेफ़रल माँगें।',
      },
      {
        en: 'Keep one thing ready to show: a project, a certificate with a test, a typing or Excel score.',
        hi: 'दिखाने के लिए एक चीज़ तैयार रखें: प्रोजेक्ट, टेस्ट वाला सर्टिफ़िकेट, टाइपिंग या एक्सेल का स्कोर।',
      },
      {
        en: 'Tell them at home each Sunday what you sent out that week, before they ask; there is less taunting then.',
        hi: 'हर रविवार घर में ख़ुद बता दें कि इस हफ़्ते कहाँ-कहाँ फ़ॉर्म भरा; फिर ताने कम पड़ते हैं।',
      },
    ],
  },
  'steady-job': {
    outlook: {
      yes: {
        oracle: {
          en: 'A steady job in place of this daily work is likely between {from} and {to}.',
          hi: 'इस रोज़ के काम की जगह पक्की नौकरी {from} से {to} के बीच लगने की उम्मीद है।',
        },
        astra: {
          en: 'It won’t stay like this for ever, I feel; work with a fixed pay looks near between {from} and {to}.',
          hi: 'हमेशा ऐसे ही नहीं चलेगा; बँधी तनख़्वाह वाला काम {from} से {to} के बीच पास दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'The steady job comes a little later: {from} to {to} is likelier, so keep this income running until then.',
          hi: 'पक्की नौकरी थोड़ी देर में है: {from} से {to} के बीच आसार ज़्यादा हैं, तब तक यह कमाई चलने दें।',
        },
        astra: {
          en: 'Keep going a while, with one eye on the next door; between {from} and {to} I see it open.',
          hi: 'अभी कुछ दिन यही चलाएँ, पर नज़र आगे रहे; {from} से {to} के बीच अगला दरवाज़ा खुलता दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'A steady place is possible, but by one more paper or skill in hand, and not by waiting at the gate: no clear time is marked.',
          hi: 'पक्की जगह मुमकिन है, पर एक और काग़ज़ या हुनर के बल पर, गेट पर खड़े रहने से नहीं; समय साफ़ नहीं दिखता।',
        },
        astra: {
          en: 'I can’t name the month; each month that is only work and sleep moves it further off, so give one hour a day to learning.',
          hi: 'महीना नहीं बताया जा सकता; सिर्फ़ काम और नींद में दिन गए तो बात और दूर जाएगी, इसलिए रोज़ एक घंटा सीखने को दें।',
        },
      },
      hard: {
        oracle: {
          en: 'A permanent place looks hard to get at present: keep this work, put a little aside from it, and learn one thing that pays more.',
          hi: 'पक्की जगह अभी मुश्किल दिखती है: यह काम रखें, इसमें से थोड़ा बचाएँ, और एक ऐसी चीज़ सीखें जिसका पैसा ज़्यादा हो।',
        },
        astra: {
          en: 'Honest work is no shame, whatever they say at home; the firm door is shut just now, so make yourself a small side door meanwhile.',
          hi: 'मेहनत के काम में शर्म नहीं, घर वाले जो भी कहें; पक्का दरवाज़ा अभी बंद है, तब तक अपना छोटा रास्ता बनाएँ।',
        },
      },
    },
    why: {
      oracle: {
        en: 'The permanent place keeps away because companies take few by their own name and leave the rest to contractors, and not because your work is poor.',
        hi: 'पक्की जगह इसलिए नहीं मिल रही कि कंपनियाँ अपने नाम से कम लोग लेती हैं और बाक़ी ठेकेदार पर छोड़ती हैं; आपके काम में कमी नहीं।',
      },
      astra: {
        en: 'They count heads at the gate and not hands; what you can do has to stand on a paper before it counts.',
        hi: 'गेट पर सिर गिने जाते हैं, हाथ का काम नहीं; जो आता है वह काग़ज़ पर हो तभी गिना जाएगा।',
      },
    },
    advice: [
      {
        en: 'Do a company’s apprenticeship on your ITI, diploma or degree: many take their permanent people from there.',
        hi: 'आईटीआई, डिप्लोमा या डिग्री पर किसी कंपनी की अप्रेंटिसशिप करें: बहुत सी कंपनियाँ पक्के लोग वहीं से लेती हैं।',
      },
      {
        en: 'Ask for your PF (UAN) and ESI numbers: without them your months of work don’t count as experience.',
        hi: 'अपना PF (UAN) और ESI नंबर माँगें: इनके बिना काम के महीने अनुभव में नहीं गिने जाते।',
      },
      {
        en: 'Register on the NCS portal and e-Shram, and go to the next rozgar mela with five copies of your resume.',
        hi: 'NCS पोर्टल और ई-श्रम पर नाम लिखाएँ, और अगले रोज़गार मेले में बायोडाटा की पाँच कॉपी लेकर जाएँ।',
        for: ['career', 'office'],
      },
      {
        en: 'If you ride for an app, ask that very company about hub, store or fleet posts: riders are taken first.',
        hi: 'किसी ऐप के लिए गाड़ी चलाते हैं तो उसी कंपनी में हब, स्टोर या फ़्लीट की जगह पूछें: राइडर को पहले मौक़ा मिलता है।',
      },
      {
        en: 'Pay no contractor or agent for a permanent place: real companies take no money for it.',
        hi: 'पक्की जगह के लिए ठेकेदार या एजेंट को पैसे न दें: असली कंपनी इसके पैसे नहीं लेती।',
      },
    ],
  },
  'offer-withdrawn': {
    outlook: {
      yes: {
        oracle: {
          en: 'A joining is still likely, there or on an equal offer elsewhere, between {from} and {to}.',
          hi: 'ज्वाइनिंग अब भी हो सकती है, वहीं या वैसे ही किसी दूसरे ऑफ़र पर, {from} से {to} के बीच।',
        },
        astra: {
          en: 'What they took back comes to you again in one form or another, I feel; look to {from} till {to}.',
          hi: 'जो वापस लिया गया, वह किसी न किसी रूप में लौटता दिखता है; {from} से {to} के बीच देखें।',
        },
      },
      later: {
        oracle: {
          en: 'They are not likely to call at once: an offer that holds is likelier between {from} and {to}, so apply elsewhere now.',
          hi: 'उधर से तुरंत बुलावा नहीं दिखता: टिकने वाला ऑफ़र {from} से {to} के बीच ज़्यादा मुमकिन है, इसलिए दूसरी जगह अभी अप्लाई करें।',
        },
        astra: {
          en: 'Don’t sit by the phone for them; between {from} and {to} a firmer letter looks on its way.',
          hi: 'उनके फ़ोन के इंतज़ार में न बैठें; {from} से {to} के बीच ज़्यादा पक्का लेटर आता दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Treat this offer as gone until a date comes by mail: the chart marks no time at which they would call again.',
          hi: 'मेल पर तारीख़ न आए तब तक इस ऑफ़र को गया मानें: वे दोबारा कब बुलाएँगे, इसका समय कुंडली में नहीं दिखता।',
        },
        astra: {
          en: 'They may call, they may not; I’d give them one polite mail and give the others my mornings.',
          hi: 'बुला भी सकते हैं और नहीं भी; उन्हें एक शालीन मेल भेजें, और अपनी सुबहें दूसरी कंपनियों को दें।',
        },
      },
      hard: {
        oracle: {
          en: 'That company is not likely to take you back in now: let it go today and write to those where you had reached the last round.',
          hi: 'वह कंपनी अब बुलाती नहीं दिखती: इसे आज ही छोड़ें और उन जगहों को लिखें जहाँ आख़िरी राउंड तक बात पहुँची थी।',
        },
        astra: {
          en: 'It stings, and it wasn’t fair; please don’t wait at that door, it won’t open in this season.',
          hi: 'चुभता है, और यह ठीक नहीं हुआ; पर उस दरवाज़े पर न रुकें, अभी वह नहीं खुलेगा।',
        },
      },
    },
    why: {
      oracle: {
        en: 'An offer that is taken back like this comes from the company’s money and head count, and not from anything that you did or lacked.',
        hi: 'ऑफ़र इस तरह वापस कंपनी के बजट और जगह घटने से होता है; आपकी किसी ग़लती या कमी से नहीं।',
      },
      astra: {
        en: 'It happened to the post and not to you; your name was only on the paper when they cut it.',
        hi: 'कटी जगह है, आप नहीं; बस उस काग़ज़ पर नाम आपका था।',
      },
    },
    advice: [
      {
        en: 'Ask HR by mail for the reason and a new date in writing: a word on the phone counts for nothing.',
        hi: 'HR से मेल पर वजह और नई तारीख़ लिखित में माँगें: फ़ोन की बात किसी काम की नहीं।',
        for: ['office', 'meeting'],
      },
      {
        en: 'If you resigned on the strength of this offer, ask your old company at once whether you may stay.',
        hi: 'इस ऑफ़र के भरोसे इस्तीफ़ा दिया हो तो पुरानी कंपनी से आज ही पूछें कि रुकना हो सकता है या नहीं।',
      },
      {
        en: 'Write the same day to two companies which had got as far as the last round with you.',
        hi: 'उसी दिन उन दो कंपनियों को लिखें जिनसे बात आख़िरी राउंड तक पहुँची थी।',
      },
      {
        en: 'Keep the letter and the mails: on a signed offer a lawyer’s notice can ask for compensation.',
        hi: 'लेटर और मेल सँभालकर रखें: दस्तख़त वाले ऑफ़र पर वकील के नोटिस से हर्जाना माँगा जा सकता है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
