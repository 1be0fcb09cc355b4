import type { SituationTexts } from '../situation-texts.ts'

export const childrenMatchesTexts = {
  'child-match-answer': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Their answer should be a yes; expect it between {from} and {to}.',
          hi: 'उनकी ओर से हाँ आनी चाहिए; {from} से {to} के बीच उम्मीद रखें।',
        },
        astra: {
          en: 'I feel a yes coming from that side, between {from} and {to}; have the sweets in mind, and don’t ring daily.',
          hi: 'उधर से हाँ आती लगती है, {from} से {to} के बीच; मिठाई सोच रखें, रोज़ फ़ोन न करें।',
        },
      },
      later: {
        oracle: {
          en: 'They aren’t refusing, they are taking time; the talk should close between {from} and {to}.',
          hi: 'वे मना नहीं कर रहे, समय ले रहे हैं; बात {from} से {to} के बीच पूरी होनी चाहिए।',
        },
        astra: {
          en: 'First silence, then movement: from {from} to {to} that family should say it clearly.',
          hi: 'पहले चुप्पी, फिर हलचल: {from} से {to} के बीच वे साफ़ बोलेंगे।',
        },
      },
      slow: {
        oracle: {
          en: 'That family is still weighing; nothing says a firm yes, so ask once for a plain answer and go on looking meanwhile.',
          hi: 'वह घर अभी तौल रहा है; पक्की हाँ नहीं दिखती, इसलिए एक बार साफ़ जवाब माँगें और खोज जारी रखें।',
        },
        astra: {
          en: 'I hear neither yes nor no from that side; give them one date, and don’t close other doors for it.',
          hi: 'उधर से न हाँ सुनाई देती है, न ना; एक तारीख़ दे दें, और इसके लिए बाक़ी दरवाज़े बंद न करें।',
        },
      },
      hard: {
        oracle: {
          en: 'It looks as if they won’t take it further; better to free yourselves now than to wait for their call.',
          hi: 'लगता है वे बात आगे नहीं बढ़ाएँगे; उनके फ़ोन की राह देखने से अच्छा है कि आप आगे बढ़ जाएँ।',
        },
        astra: {
          en: 'This one is slipping, I feel; it says nothing of your child’s worth, and the search needn’t stop a single day.',
          hi: 'यह रिश्ता हाथ से जाता लगता है; इससे संतान का मोल कम नहीं होता, और खोज एक दिन भी न रुके।',
        },
      },
    },
    why: {
      oracle: {
        en: 'They keep quiet mostly because they have another family in view or are not agreed at home; it is seldom about your child.',
        hi: 'चुप्पी अक्सर इसलिए कि कोई और घर भी नज़र में है या उनके घर में एक राय नहीं; बात आपकी संतान की कम ही होती है।',
      },
      astra: {
        en: 'Some elder over there hasn’t nodded yet, and nobody wants to tell you that.',
        hi: 'उधर किसी बड़े ने अभी सिर नहीं हिलाया, और यह बात कोई आपको कहना नहीं चाहता।',
      },
    },
    advice: [
      {
        en: 'Ask once, through the one who brought the match: “please tell us by Sunday, a no is all right too”.',
        hi: 'जिसने रिश्ता बताया उसी से एक बार कहलाएँ: “रविवार तक बता दें, ना भी चलेगी”।',
      },
      {
        en: 'Till both sides have said yes, book no hall and tell no relative.',
        hi: 'जब तक दोनों ओर से हाँ न हो, हॉल बुक न करें, रिश्तेदारों को न बताएँ।',
      },
      {
        en: 'After two unanswered calls take it as a no and show the next biodata.',
        hi: 'दो बार फ़ोन न उठे तो ना मान लें और अगला बायोडाटा देखें।',
      },
      {
        en: 'Don’t let your child wait by the phone: say “we are looking at two or three”.',
        hi: 'संतान को फ़ोन की राह पर न बैठाएँ: कह दें “दो-तीन जगह देख रहे हैं”।',
        for: ['parent'],
      },
    ],
  },
  'child-spouse-portrait': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, such a match is likely for your child, from a family of your own standing; look out for it between {from} and {to}.',
          hi: 'हाँ, वैसा रिश्ता मिलता दिखता है, बराबरी के घर से; {from} से {to} के बीच नज़र रखें।',
        },
        astra: {
          en: 'The one you picture should come, warm and homely of heart; between {from} and {to} look twice at every biodata.',
          hi: 'जैसा सोचते हैं वैसा ही मिलता लगता है, दिल का अच्छा; {from} से {to} के बीच हर बायोडाटा दो बार देखें।',
        },
      },
      later: {
        oracle: {
          en: 'Such a person comes, though not with the earliest biodatas; the better time to look is {from} to {to}.',
          hi: 'वैसा मिलेगा, पर शुरू के रिश्तों में नहीं; {from} से {to} का समय खोज के लिए बेहतर है।',
        },
        astra: {
          en: 'It takes some looking; from {from} to {to} somebody nearer to your wish should appear.',
          hi: 'थोड़ी खोज लगेगी; {from} से {to} के बीच आपकी सोच के क़रीब कोई आना चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'Nearly such a one: in nature yes, in one outward thing, job, town or looks, less than you picture.',
          hi: 'लगभग वैसा ही: स्वभाव में हाँ, बाहर की एक बात में, नौकरी, शहर या रूप, सोच से कम।',
        },
        astra: {
          en: 'The heart will be as you wish, the wrapping perhaps not; choose by the heart.',
          hi: 'दिल वैसा मिलेगा जैसा चाहते हैं, ऊपर की चमक शायद न मिले; दिल देखकर चुनें।',
        },
      },
      hard: {
        oracle: {
          en: 'The list you carry is hard to find just now; drop the outward points, and a good person is left.',
          hi: 'अभी वैसी पूरी सूची मिलना कठिन है; ऊपर की शर्तें हटाएँ तो अच्छा इंसान बचता है।',
        },
        astra: {
          en: 'I don’t see that very picture; I do see somebody steady whom you may overlook at first.',
          hi: 'ठीक वही तस्वीर नहीं दिखती; कोई ठहरा हुआ इंसान दिखता है जिस पर पहले नज़र न ठहरे।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your child’s partner looks good-natured and sensible, of a family like yours, and more at ease with you than you fear.',
          hi: 'स्वभाव सुलझा और मिलनसार दिखता है, घर भी आप जैसा; आपके साथ जल्दी घुलना-मिलना होगा।',
        },
        astra: {
          en: 'A pleasant face, a soft tongue and some schooling behind it: you’ll like who comes to your door.',
          hi: 'चेहरा प्यारा, ज़बान मीठी, और पढ़ा-लिखा घर: यह साथ आपको भी भाएगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'For your child a capable person with a mind of their own: earns or can earn, speaks plainly, and needs a little room in the new home.',
          hi: 'आपकी संतान के लिए क़ाबिल और अपने मन का इंसान: कमाने वाला या कमाने लायक़, सीधी बात करने वाला; नए घर में थोड़ी जगह चाहेगा।',
        },
        astra: {
          en: 'Not the quiet kind: lively, a bit stubborn, good to your child; the love for you grows in the second year.',
          hi: 'स्वभाव चुप रहने का नहीं: चंचल, थोड़ी ज़िद, पर जोड़ी अच्छी; आपसे लगाव दूसरे साल में गहरा होगा।',
        },
      },
      patience: {
        oracle: {
          en: 'A serious, older-minded person, plain in looks and steady in duty; shows little at first and stays when others go.',
          hi: 'गंभीर और उम्र से बड़ी समझ वाला इंसान, सादा रूप, काम में पक्का; शुरू में कम खुलेगा, पर साथ निभाएगा।',
        },
        astra: {
          en: 'Somebody of few words, from farther off than you expect; don’t judge by the first month.',
          hi: 'स्वभाव कम बोलने का, घर सोच से कुछ दूर का; पहले महीने से राय न बनाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Choose the one who is good to the waiter and the driver and not only to you.',
        hi: 'वह चुनें जो होटल के वेटर और ड्राइवर से भी अच्छे से बोले, सिर्फ़ आपसे नहीं।',
      },
      {
        en: 'Ask what your child wants in a partner, write it down and put it beside your own list: keep what stands in both.',
        hi: 'संतान से पूछकर लिखें कि कैसा साथी चाहिए, अपनी सूची के साथ रखें: जो दोनों में हो वही शर्त रहे।',
        for: ['parent'],
      },
      {
        en: 'Say openly whether a job after the wedding is welcome; hiding it breaks more homes than looks do.',
        hi: 'खुलकर कहें कि शादी के बाद नौकरी मंज़ूर है या नहीं; घर रूप से कम, छिपी बात से ज़्यादा बिगड़ते हैं।',
        for: ['wedding'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
