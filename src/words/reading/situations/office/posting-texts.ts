import type { SituationTexts } from '../situation-texts.ts'

export const postingTexts = {
  'posting-with-family': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'A posting in one place with the family is likely, and the order looks closest between {from} and {to}.',
          hi: 'परिवार के साथ एक जगह पोस्टिंग की उम्मीद अच्छी है, आदेश {from} से {to} के बीच सबसे पास दिखता है।',
        },
        astra: {
          en: 'I see one kitchen again instead of two; between {from} and {to} the order home looks near.',
          hi: 'दो की जगह फिर एक रसोई दिखती है; {from} से {to} के बीच पास आने का आदेश पास है।',
        },
      },
      later: {
        oracle: {
          en: 'It stays at a distance a little longer: an order to the same place is likelier between {from} and {to}.',
          hi: 'दूरी अभी थोड़ी और रहेगी: एक जगह का आदेश {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'Some more weeks of phone calls at night, I feel; then, between {from} and {to}, it turns.',
          hi: 'कुछ और समय रात के फ़ोन पर कटेगा; फिर {from} से {to} के बीच बात बनती दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'The nearer posting is possible, but no time stands out: an application on family ground moves it more than waiting for the yearly list.',
          hi: 'पास की पोस्टिंग मुमकिन है, पर समय साफ़ नहीं: सालाना सूची के इंतज़ार से ज़्यादा पारिवारिक आधार की अर्ज़ी काम करेगी।',
        },
        astra: {
          en: 'I can’t name the order’s date; fix the days of visits for the coming months, so that you both have something that is sure.',
          hi: 'आदेश की तारीख़ नहीं बताई जा सकती; आने-जाने के दिन पहले से तय कर लें, ताकि कुछ तो पक्का रहे।',
        },
      },
      hard: {
        oracle: {
          en: 'For the present the distance is likely to stay: settle school, money and visits for it, and keep the application alive.',
          hi: 'फ़िलहाल दूरी बनी रहती दिखती है: स्कूल, पैसे और आने-जाने का इंतज़ाम उसी हिसाब से करें, और अर्ज़ी चालू रखें।',
        },
        astra: {
          en: 'Waiting is hard on all of you; don’t live from list to list, make these days good to live in.',
          hi: 'इंतज़ार करने वालों पर भारी है; अगली सूची के भरोसे न जिएँ, इस दौर को जीने लायक़ बनाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Where both are in government service, apply on spouse ground with the service certificates of both.',
        hi: 'दोनों सरकारी सेवा में हों तो पति-पत्नी आधार पर, दोनों के सेवा प्रमाण पत्र के साथ अर्ज़ी दें।',
        for: ['spouse'],
      },
      {
        en: 'A parent’s illness or a child’s board class is a ground too, with the hospital’s or the school’s paper.',
        hi: 'माता-पिता की बीमारी या बच्चे की बोर्ड कक्षा भी आधार है, अस्पताल या स्कूल के काग़ज़ के साथ।',
        for: ['parent'],
      },
      {
        en: 'Look for a mutual transfer: one who wants to go there is worth more than ten reminders.',
        hi: 'म्यूचुअल तबादला ढूँढें: वहाँ जाने वाला एक व्यक्ति दस रिमाइंडर से बढ़कर है।',
      },
      {
        en: 'In the forces, give three stations of choice in time and put the name down for family quarters there.',
        hi: 'फ़ौज में हों तो पसंद के तीन स्टेशन समय पर दें और वहाँ फ़ैमिली क्वार्टर की सूची में नाम लिखाएँ।',
      },
    ],
  },
  'where-posted': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'A posting within reach of home looks likely; the very place is for the department to name.',
          hi: 'पोस्टिंग घर की पहुँच में मिलने के आसार हैं; ठीक जगह का नाम विभाग ही तय करेगा।',
        },
        astra: {
          en: 'Not at your doorstep perhaps, but near enough to come home on a Saturday, I feel.',
          hi: 'दरवाज़े पर तो शायद नहीं, पर इतनी पास कि शनिवार को घर आना हो सके, ऐसा लगता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'A middle distance looks likely: another district, from which home can be reached on a long weekend.',
          hi: 'बीच की दूरी दिखती है: दूसरा ज़िला, जहाँ से लंबी छुट्टी में घर आया जा सके।',
        },
        astra: {
          en: 'Neither the next street nor the far hills; pack for a rented room, and keep the home key.',
          hi: 'न अगली गली, न दूर का पहाड़; किराए के कमरे की तैयारी रखें, घर की चाबी साथ रहे।',
        },
      },
      patience: {
        oracle: {
          en: 'The first place looks likely to be away from home: join it, for the nearer one comes by request and seniority later.',
          hi: 'पहली जगह घर से दूर दिखती है: ज्वाइन कर लें, पास की जगह बाद में अर्ज़ी और वरिष्ठता से मिलती है।',
        },
        astra: {
          en: 'It may be farther than your mother would like; go, two or three years there are counted for the way back.',
          hi: 'जगह घर वालों की पसंद से दूर हो सकती है; जाएँ, वहाँ के दो-तीन साल ही वापसी का रास्ता बनाते हैं।',
        },
      },
    },
    advice: [
      {
        en: 'Ask two who joined last year which offices near home have empty seats, and put these first in your choices.',
        hi: 'पिछले साल लगे दो लोगों से पूछें कि घर के पास कहाँ पद ख़ाली हैं, और पसंद में वही पहले भरें।',
      },
      {
        en: 'Read the rule of your service: in some nobody gets the home district at first.',
        hi: 'अपनी सेवा का नियम पढ़ें: कुछ में पहली बार गृह ज़िला नहीं मिलता।',
      },
      {
        en: 'Join within the days of the order, and ask for a change only after that.',
        hi: 'आदेश में लिखी तारीख़ तक ज्वाइन कर लें, बदलाव की अर्ज़ी उसके बाद दें।',
      },
      {
        en: 'Keep family, medical and school papers ready: the requests with papers are heard first.',
        hi: 'परिवार, इलाज और स्कूल के काग़ज़ तैयार रखें: काग़ज़ वाली अर्ज़ी पहले सुनी जाती है।',
      },
    ],
  },
  'far-posting-take': {
    isOfAnother: true,
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Take it and go: the far place looks worth the distance, and the way back is easier from the higher post.',
          hi: 'जाना बेहतर है: दूर की जगह अभी फ़ायदे की दिखती है, और ऊँचे पद से वापसी का रास्ता भी आसान होता है।',
        },
        astra: {
          en: 'I’d go; what is far on the map looks near in what it brings, and nobody stays there for life.',
          hi: 'जाने का मन बनाएँ; नक़्शे पर दूर है, पर फ़ायदे में पास, और वहाँ कोई सारी उम्र नहीं रहता।',
        },
      },
      mixed: {
        oracle: {
          en: 'Go, but on terms: accept it, and ask in the same letter for a fixed term and for when the family may follow.',
          hi: 'जाएँ, पर शर्त के साथ: मंज़ूर करें, और उसी पत्र में पूछें कि कितने समय के लिए, और परिवार कब साथ आ सकता है।',
        },
        astra: {
          en: 'Half of you wants it and half is held at home; give it one term, alone at first, and look again.',
          hi: 'आधा मन हाँ में है, आधा घर में अटका है; पहले एक कार्यकाल, शुरू में अकेले, फिर दोबारा देखें।',
        },
      },
      patience: {
        oracle: {
          en: 'Staying is better for now: the far place looks heavy on home and health, only ask first in writing what a refusal costs you.',
          hi: 'अभी यहीं रहना बेहतर है: दूर की जगह घर और सेहत पर भारी दिखती है; बस पहले लिखित में पूछ लें कि मना करने पर क्या नुक़सान होगा।',
        },
        astra: {
          en: 'I’d let this one pass, if the rules let you; a step that empties the home is dear at any pay.',
          hi: 'नियम इजाज़त दें तो इसे जाने दें; जिस क़दम से घर सूना हो, वह किसी तनख़्वाह पर महँगा है।',
        },
      },
    },
    advice: [
      {
        en: 'Ask the establishment section what a refusal does: many services bar promotion for a year or more.',
        hi: 'स्थापना शाखा से पूछें कि मना करने पर क्या होता है: कई सेवाओं में साल भर या ज़्यादा प्रमोशन रुक जाता है।',
      },
      {
        en: 'Find out the hardship allowance, the leave travel and the minimum stay at that place.',
        hi: 'उस जगह का कठिन क्षेत्र भत्ता, यात्रा छूट और कम से कम कितना रहना है, यह पता करें।',
      },
      {
        en: 'Speak with one person who served there with a family.',
        hi: 'वहाँ परिवार के साथ रह चुके किसी एक से बात करें।',
      },
      {
        en: 'Write what changes at home each week if you go: parents, school, money.',
        hi: 'लिखें कि जाने पर घर में हर हफ़्ते क्या बदलेगा: माँ-बाप, स्कूल, पैसा।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
