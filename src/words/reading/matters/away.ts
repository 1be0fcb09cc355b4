import type { MatterTexts } from './matter-texts.ts'

export const awayMatters = {
  abroad: {
    name: {
      en: 'going abroad',
      hi: 'विदेश',
    },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: [
          {
            en: 'Yes, going abroad is supported by your chart, and the best time for the visa and the move is from {from} to {to}.',
            hi: 'हाँ, विदेश जाने के आसार हैं, और वीज़ा तथा जाने का सबसे अच्छा समय {from} से {to} तक है।',
          },
          {
            en: 'Yes: the chart favours another country, most of all from {from} to {to}, when visa and ticket come more easily.',
            hi: 'हाँ: कुंडली बाहर जाने के पक्ष में है, सबसे ज़्यादा {from} से {to} तक, जब वीज़ा और टिकट आसानी से होते हैं।',
          },
        ],
        astra: [
          {
            en: 'Your plan for another country looks promising; get the file ready, because approval is more likely between {from} and {to}.',
            hi: 'बाहर जाने की आपकी बात बनती दिखती है; फ़ाइल तैयार रखें, क्योंकि मंज़ूरी की उम्मीद {from} से {to} तक ज़्यादा है।',
          },
          {
            en: 'I see the road abroad opening for you between {from} and {to}; keep passport and savings ready.',
            hi: 'आपके लिए बाहर का रास्ता {from} से {to} के बीच खुलता दिखता है; पासपोर्ट और बचत तैयार रखिए।',
          },
        ],
      },
      later: {
        oracle: [
          {
            en: 'You are likely to go abroad, though not in these months; the time for it is from {from} to {to}.',
            hi: 'विदेश जाने की संभावना है, पर इन महीनों में नहीं; उसका समय {from} से {to} तक है।',
          },
          {
            en: 'Yes, but with a wait: the stretch that carries you to another country runs from {from} to {to}.',
            hi: 'हाँ, पर इंतज़ार के बाद: दूसरे देश जाने का समय {from} से {to} तक बनता है।',
          },
          {
            en: 'Living abroad is in the chart, only later; count on {from} to {to} for it.',
            hi: 'बाहर रहना कुंडली में है, बस देर से; इसके लिए {from} से {to} तक का समय गिनिए।',
          },
        ],
        astra: [
          {
            en: 'Use the wait for language, savings and papers, since the way to another country looks easier for you between {from} and {to}.',
            hi: 'तब तक भाषा, बचत और काग़ज़ों पर काम करें, क्योंकि बाहर का रास्ता आपके लिए {from} से {to} तक आसान दिखता है।',
          },
          {
            en: 'It will come, only not yet: between {from} and {to} I see you closer to living in another country.',
            hi: 'बात बनेगी, बस अभी नहीं: {from} से {to} के बीच दूसरे देश में बसना आपके ज़्यादा क़रीब दिखता है।',
          },
          {
            en: 'Have a little patience with this dream; from {from} to {to} the visa has a far better chance for you.',
            hi: 'इस सपने के लिए थोड़ा सब्र रखिए; {from} से {to} तक आपके वीज़ा की उम्मीद कहीं अच्छी है।',
          },
          {
            en: 'Not on this try, perhaps; a visa and a place to live over there look nearer from {from} to {to}.',
            hi: 'इस बार शायद न बने; वीज़ा और वहाँ रहने का ठिकाना {from} से {to} तक पास दिखता है।',
          },
        ],
      },
      slow: {
        oracle: [
          {
            en: 'Going abroad is possible with strong papers and more than one attempt; there is no one month to count on.',
            hi: 'मज़बूत काग़ज़ों और एक से ज़्यादा कोशिश से विदेश जाना हो सकता है; किसी एक महीने पर भरोसा करके न चलें।',
          },
          {
            en: 'The chart leaves going abroad open: good marks and papers will decide, not one lucky month.',
            hi: 'बाहर जाने की बात कुंडली खुली छोड़ती है: अच्छे नंबर और काग़ज़ तय करेंगे, कोई एक महीना नहीं।',
          },
        ],
        astra: [
          {
            en: 'You may get there, perhaps on the second try; keep two countries or routes open, and your work here going.',
            hi: 'बाहर जाना मुमकिन है, शायद दूसरी कोशिश में; दो देश या दो रास्ते खुले रखें और यहाँ का काम चलाते रहें।',
          },
          {
            en: 'It can happen for you with steady work on papers and language, though I see no special date.',
            hi: 'काग़ज़ और भाषा पर लगे रहने से आपका जाना हो सकता है, बस कोई ख़ास तारीख़ नहीं दिखती।',
          },
        ],
      },
      hard: {
        oracle: [
          {
            en: 'Settling abroad does not look likely at present; build your qualification and savings here, and try again later.',
            hi: 'विदेश में बसना अभी मुश्किल दिखता है; यहीं पढ़ाई, अनुभव और बचत बढ़ाएँ, और आगे फिर कोशिश करें।',
          },
          {
            en: 'For the present the chart keeps you here; a long stay abroad finds little support in it.',
            hi: 'अभी कुंडली यहीं रहने की बात कहती है; बाहर लंबा रहना अभी कम सहारा पाता है।',
          },
        ],
        astra: [
          {
            en: "This is not your time for a visa or a big move, so please don't borrow heavily for it; look for good work here first.",
            hi: 'वीज़ा या बाहर जाने के लिए आपका समय ठीक नहीं, इसलिए बड़ा कर्ज़ न लें; पहले यहाँ अच्छा काम देखें।',
          },
          {
            en: 'I would not push for it now; let the money stay in the bank and try for another country later.',
            hi: 'अभी इसके पीछे न लगें; पैसा बैंक में रहने दें और दूसरे देश की कोशिश बाद में करें।',
          },
        ],
      },
    },
    when: {
      oracle: {
        en: 'You are most likely to go abroad between {from} and {to}.',
        hi: 'विदेश जाने की सबसे ज़्यादा संभावना {from} से {to} तक है।',
      },
      astra: {
        en: 'Keep your visa interview or flight for the months between {from} and {to} if the choice is with you.',
        hi: 'चुनना आपके हाथ में हो तो वीज़ा का इंटरव्यू या फ़्लाइट {from} से {to} तक के महीनों में रखें।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Applications for going abroad stand a fair chance at present, and life there is also favoured.',
          hi: 'विदेश के लिए अभी दिए आवेदन पर अच्छा जवाब आ सकता है, और वहाँ रहने के लिए भी समय अच्छा है।',
        },
        astra: {
          en: 'Things in another country look friendly to you now, whether you plan to go or already live there.',
          hi: 'जाने की तैयारी हो या पहले से वहीं रहना हो, बाहर का माहौल आपके लिए ठीक रहने की उम्मीद है।',
        },
      },
      mixed: {
        oracle: {
          en: 'The chance to go abroad is there, but papers, money or family may slow it.',
          hi: 'विदेश जाने का मौक़ा बनता है, पर काग़ज़, पैसे या परिवार की वजह से देर हो सकती है।',
        },
        astra: {
          en: 'One thing gets arranged and another gets stuck, so keep a full list and close the items one by one.',
          hi: 'एक चीज़ बनती है तो दूसरी अटकती है, इसलिए पूरी लिस्ट बनाकर एक-एक काम निपटाएँ।',
        },
      },
      patience: {
        oracle: {
          en: 'Delays or a first refusal are possible in going abroad, and you can apply again after that.',
          hi: 'विदेश के काम में देर या पहली बार में ना हो सकती है, पर उसके बाद फिर आवेदन हो सकता है।',
        },
        astra: {
          en: "This may take you longer than planned; get the papers perfect first, and don't leave your income here on a maybe.",
          hi: 'इसमें सोचे से ज़्यादा समय लग सकता है; पहले काग़ज़ पूरे करें, और पक्का हुए बिना यहाँ की कमाई न छोड़ें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask someone who went on the same visa how long each step took, and plan leave and money by that.',
        hi: 'जो इसी वीज़ा पर गया हो, उससे पूछें कि हर क़दम में कितना समय लगा, और छुट्टी व पैसे उसी हिसाब से रखें।',
      },
      {
        en: 'Set aside three months of living costs in that country before you book a ticket.',
        hi: 'टिकट लेने से पहले उस देश के तीन महीने के ख़र्च जितना पैसा अलग रखें।',
        for: ['leaving'],
      },
      {
        en: 'Put degree, work letters and police clearance in one file now, each with a certified copy.',
        hi: 'डिग्री, काम के पत्र और पुलिस क्लियरेंस अभी एक फ़ाइल में रखें, हर काग़ज़ की प्रमाणित कॉपी के साथ।',
      },
      {
        en: 'Check that your passport is valid for more than a year and that all names and dates match your certificates.',
        hi: 'देख लें कि पासपोर्ट एक साल से ज़्यादा चलेगा और सारे नाम-तारीख़ सर्टिफ़िकेट से मिलते हैं।',
      },
      {
        en: "Read the visa rules on the embassy's own website, not only what an agent says.",
        hi: 'वीज़ा के नियम दूतावास की अपनी वेबसाइट पर पढ़ें, सिर्फ़ एजेंट की बात पर न चलें।',
      },
      {
        en: "For work abroad, use only a recruiting agent listed on the government's eMigrate portal.",
        hi: 'काम के लिए बाहर जाना हो तो वही एजेंट चुनें जो सरकार के ई-माइग्रेट पोर्टल पर हो।',
      },
      {
        en: 'Book your language test early, so that there is time for a second attempt.',
        hi: 'भाषा का टेस्ट जल्दी बुक करें, ताकि दूसरी कोशिश का समय बचे।',
      },
      {
        en: "Keep bank statements clean for six months and don't show borrowed money as your own.",
        hi: 'छह महीने के बैंक स्टेटमेंट साफ़ रखें और उधार के पैसे को अपना न दिखाएँ।',
      },
      {
        en: 'Talk to two Indians living in that city about rent, work and winter before you decide.',
        hi: 'फ़ैसले से पहले उस शहर में रहने वाले दो भारतीयों से किराये, काम और ठंड के बारे में बात करें।',
        for: ['leaving'],
      },
    ],
  },
  travel: {
    name: {
      en: 'travel',
      hi: 'यात्रा',
    },
    hindiGender: 'feminine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, the journey or the move is likely to go ahead well, and the best time for it is from {from} to {to}.',
          hi: 'हाँ, यात्रा या जगह बदलने की बात ठीक से बनने के आसार हैं, और सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'You can make your plans; a trip, a new city or a transfer should work out for you between {from} and {to}.',
          hi: 'अब जाने की योजना बनाएँ; घूमना हो, नया शहर या ट्रांसफ़र, {from} से {to} तक आपके लिए ठीक बैठने की उम्मीद है।',
        },
      },
      later: {
        oracle: {
          en: 'The trip or transfer is likely to happen, but after some time, between {from} and {to}.',
          hi: 'सफ़र या ट्रांसफ़र की बात बनेगी ऐसी संभावना है, पर कुछ समय बाद, {from} से {to} तक।',
        },
        astra: {
          en: 'Stay put for a little while; from {from} to {to} a change of place looks easier and lighter on your pocket.',
          hi: 'थोड़े दिन यहीं रुकना ठीक है; {from} से {to} तक जगह बदलना आसान भी दिखता है और ख़र्च भी कम।',
        },
      },
      slow: {
        oracle: {
          en: 'It is possible if you keep asking and stay flexible on place and time; which month, is not clear.',
          hi: 'जगह और समय पर ज़िद न हो और कोशिश चलती रहे तो बात बन सकती है; कौन-सा महीना, यह साफ़ नहीं।',
        },
        astra: {
          en: 'It may work out if you bend a little; go by your leave, budget and the office order, not by a month from me.',
          hi: 'थोड़ा झुकने से काम हो सकता है; महीना पूछने से अच्छा है छुट्टी, बजट और ऑफ़िस के ऑर्डर के हिसाब से चलना।',
        },
      },
      hard: {
        oracle: {
          en: 'A move is better avoided at present; postpone what can wait and settle well where you are.',
          hi: 'अभी जगह बदलना टालना बेहतर है; जो काम रुक सके उसे रोकें और अभी की जगह पर ठीक से जमें।',
        },
        astra: {
          en: 'Going now may bring you more running about than gain, so put it off if you can; short necessary trips are fine with planning.',
          hi: 'अभी जाने में फ़ायदे से ज़्यादा भागदौड़ हो सकती है, तो हो सके तो टालें; ज़रूरी छोटे सफ़र योजना बनाकर ठीक हैं।',
        },
      },
    },
    when: {
      oracle: {
        en: 'For travel or a move, the best time in your chart is from {from} to {to}.',
        hi: 'यात्रा या जगह बदलने के लिए कुंडली का सबसे अच्छा समय {from} से {to} तक है।',
      },
      astra: {
        en: 'Book your tickets or send the transfer request for some time between {from} and {to}.',
        hi: 'टिकट बुक करना हो या ट्रांसफ़र की अर्ज़ी देनी हो, तो {from} से {to} तक का समय चुनें।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'The time is good for travel, and a trip or a change of city is likely to be useful.',
          hi: 'यात्रा के लिए समय अच्छा है, और सफ़र या शहर बदलने से फ़ायदा होने की संभावना है।',
        },
        astra: {
          en: 'You can go with an easy mind; new people and a new place should do you good now.',
          hi: 'मन में चिंता रखे बिना जाएँ; नई जगह और नए लोग अभी आपके लिए अच्छे रहने की उम्मीद है।',
        },
      },
      mixed: {
        oracle: {
          en: 'The purpose of the journey is likely to be met, with some delay or extra expense on the way.',
          hi: 'सफ़र का काम बन सकता है, पर रास्ते में देर या ऊपर का ख़र्च हो सकता है।',
        },
        astra: {
          en: 'Some of your plans will hold and some will shift, so keep a spare day and a little extra money.',
          hi: 'कुछ योजना वैसी ही रहेगी, कुछ बदलेगी, तो एक दिन और थोड़ा पैसा ज़्यादा लेकर चलें।',
        },
      },
      patience: {
        oracle: {
          en: 'Avoid hurried journeys at present, and expect a transfer to take its own time.',
          hi: 'अभी हड़बड़ी वाले सफ़र से बचें; ट्रांसफ़र में भी समय लग सकता है।',
        },
        astra: {
          en: 'I understand you want to move on from this place; give it some months more and plan it properly.',
          hi: 'यहाँ से निकलने का मन होना समझ में आता है; कुछ महीने और दें और ठीक से योजना बनाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Book refundable tickets where you can, and keep copies of ID and bookings on the phone and on paper.',
        hi: 'जहाँ हो सके ऐसे टिकट लें जिनका पैसा लौट सके, और पहचान पत्र तथा बुकिंग की कॉपी फ़ोन और काग़ज़ दोनों पर रखें।',
      },
      {
        en: 'Before moving city, stay there for one week and check rent, commute, school and water supply.',
        hi: 'शहर बदलने से पहले वहाँ एक हफ़्ता रहकर किराया, आना-जाना, स्कूल और पानी की हालत देखें।',
      },
      {
        en: 'For a transfer, give a written request with one clear reason and two choices of place.',
        hi: 'ट्रांसफ़र के लिए लिखित अर्ज़ी दें, जिसमें एक साफ़ वजह और दो जगहों के नाम हों।',
      },
      {
        en: 'Share your route and live location with one person at home on long journeys.',
        hi: 'लंबे सफ़र में घर के किसी एक व्यक्ति को रास्ता और लाइव लोकेशन भेज दें।',
      },
      {
        en: 'Avoid driving at night after a full working day; start early in the morning.',
        hi: 'दिन भर काम के बाद रात में गाड़ी न चलाएँ; सुबह जल्दी निकलें।',
      },
      {
        en: 'Talk to the family about who will manage the home and the elders while you are away.',
        hi: 'घरवालों से तय कर लें कि आपके पीछे घर और बड़ों का ध्यान कौन रखेगा।',
      },
    ],
  },
} as const satisfies Record<string, MatterTexts>
