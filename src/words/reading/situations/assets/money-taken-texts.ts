import type { SituationTexts } from '../situation-texts.ts'

export const moneyTakenTexts = {
  'cheated-money': {
    outlook: {
      yes: {
        oracle: {
          en: 'Part of the money can come back, and {from} to {to} is the better time for it; complain now, while the trail is fresh.',
          hi: 'पैसे का कुछ हिस्सा लौट सकता है, बेहतर समय {from} से {to} तक है; शिकायत अभी करें, जब तक सुराग़ ताज़ा है।',
        },
        astra: {
          en: 'I see some of it coming back between {from} and {to}, through pressure and papers; don’t wait for his word.',
          hi: '{from} से {to} के बीच कुछ पैसा लौटता दिखता है, दबाव और काग़ज़ से; उसकी बात के भरोसे न रहें।',
        },
      },
      later: {
        oracle: {
          en: 'The agent or cheat won’t return it soon: a part is likelier between {from} and {to}, and only after a complaint.',
          hi: 'लेने वाला जल्दी नहीं लौटाएगा: कुछ हिस्सा {from} से {to} के बीच मुमकिन है, वह भी शिकायत के बाद।',
        },
        astra: {
          en: 'It takes long, I’m sorry to say; {from} to {to} brings some of it, if the complaint is written today.',
          hi: 'अफ़सोस कि समय लगेगा; आज शिकायत लिखी जाए तो {from} से {to} के बीच कुछ मिल सकता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Don’t count on the whole: such money comes back by police and bank, seldom by the person; no date shows.',
          hi: 'पूरे की आस न रखें: ऐसा पैसा आदमी से कम, पुलिस और बैंक से लौटता है; तारीख़ नहीं दिखती।',
        },
        astra: {
          en: 'Whether it comes back can’t be promised; what you can save for sure is the next rupee, so give none to get this one out.',
          hi: 'पैसा लौटेगा, इसका वादा नहीं किया जा सकता; पर अगला पैसा बच सकता है, इसे छुड़ाने के नाम पर और कुछ न दें।',
        },
      },
      hard: {
        oracle: {
          en: 'It looks hard to get back: report it even so, and pay nobody a fee for recovering it.',
          hi: 'पैसा लौटना मुश्किल दिखता है: फिर भी रिपोर्ट करें, और वापस दिलाने के नाम पर किसी को फ़ीस न दें।',
        },
        astra: {
          en: 'You trusted, and that was used; you are not foolish, and those at home will bear hearing it better than you fear.',
          hi: 'आपने भरोसा किया, उसका फ़ायदा उठाया गया; इसमें आपकी नासमझी नहीं, घर वाले सोच से बेहतर सुन लेंगे।',
        },
      },
    },
    advice: [
      {
        en: 'Sent online: ring the cyber helpline and file at cybercrime.gov.in at once, and ask your bank in writing to hold the amount.',
        hi: 'ऑनलाइन गया हो तो तुरंत साइबर हेल्पलाइन पर फ़ोन और cybercrime.gov.in पर शिकायत करें, बैंक से रक़म रोकने को लिखित कहें।',
      },
      {
        en: 'Visa or job agent: check him on emigrate.gov.in, and complain to the Protector of Emigrants and the police together.',
        hi: 'वीज़ा या नौकरी का एजेंट हो तो emigrate.gov.in पर देखें, और प्रोटेक्टर ऑफ़ एमिग्रेंट्स व पुलिस में साथ शिकायत करें।',
        for: ['meeting'],
      },
      {
        en: 'Keep chats, receipts and account numbers printed; send one lawyer’s notice with fifteen days.',
        hi: 'चैट, रसीद और खाता नंबर छपवाकर रखें; पंद्रह दिन का एक वकील का नोटिस भेजें।',
      },
      {
        en: 'Wrong account number: your bank can write to the other bank only after your own written request, so give it today.',
        hi: 'ग़लत खाते में गया हो तो बैंक आपकी लिखित अर्ज़ी पर ही दूसरे बैंक को लिखेगा, आज ही दें।',
      },
    ],
  },
  'thing-comes-back': {
    outlook: {
      yes: {
        oracle: {
          en: 'What they took or borrowed should come back to you, likeliest between {from} and {to}.',
          hi: 'जो वे ले गए, वह आपको वापस मिलना चाहिए, ज़्यादा उम्मीद {from} से {to} के बीच।',
        },
        astra: {
          en: 'I see your thing coming home between {from} and {to}, most easily if you ask for it by name and day.',
          hi: '{from} से {to} के बीच आपकी चीज़ लौटती दिखती है, चीज़ का नाम और दिन लेकर माँगें तो आसानी से।',
        },
      },
      later: {
        oracle: {
          en: 'They keep it for some time yet; the return looks likelier from {from} to {to}, and not without asking.',
          hi: 'अभी कुछ समय वे रखेंगे; लौटाने के आसार {from} से {to} के बीच हैं, वह भी माँगने पर।',
        },
        astra: {
          en: 'It comes late, I feel, and with a small sulk: between {from} and {to}.',
          hi: 'देर से, और थोड़े मुँह फुलाकर लौटेगी: {from} से {to} के बीच।',
        },
      },
      slow: {
        oracle: {
          en: 'They don’t mean to cheat you, yet they won’t bring it by themselves; one clear request is needed.',
          hi: 'उनकी नीयत ठगने की नहीं लगती, पर अपने आप नहीं लाएँगे; एक बार साफ़ माँगना होगा।',
        },
        astra: {
          en: 'It can come back if you ask; they have grown used to it as theirs, so ask before it becomes a habit.',
          hi: 'माँगने पर लौट सकती है; उन्हें वह अपनी लगने लगी है, आदत पक्की होने से पहले माँग लें।',
        },
      },
      hard: {
        oracle: {
          en: 'A return looks doubtful for now: ask once before an elder, and then decide what the bond is worth to you.',
          hi: 'अभी लौटना मुश्किल दिखता है: किसी बड़े के सामने एक बार माँगें, फिर सोचें कि रिश्ता आपके लिए कितना है।',
        },
        astra: {
          en: 'You gave in good faith and it weighs on you each time you see it on them; say so once, without anger.',
          hi: 'भरोसे से दिया था, और उनके पास देखकर हर बार चुभता है; एक बार बिना ग़ुस्से के कह दें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask with a reason and a date: “I need the bangles for the wedding on the tenth.”',
        hi: 'कारण और तारीख़ के साथ माँगें: “दस तारीख़ की शादी में कंगन चाहिए।”',
        for: ['wedding', 'meeting'],
      },
      {
        en: 'Send one friendly message naming the thing, so that there is something written.',
        hi: 'चीज़ का नाम लिखकर एक नरम मैसेज भेजें, ताकि लिखा हुआ रहे।',
      },
      {
        en: 'Find the bill, photo or wedding album that shows it yours.',
        hi: 'बिल, फ़ोटो या शादी का एल्बम निकालें जिसमें वह आपकी दिखे।',
        for: ['wedding'],
      },
      {
        en: 'Your own wedding gifts and jewellery stay yours in law, also after parting; legal aid helps a woman free of cost.',
        hi: 'शादी का अपना सामान और गहने अलग होने पर भी क़ानूनन आपके हैं; महिलाओं को विधिक सहायता मुफ़्त मिलती है।',
        for: ['wedding'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
