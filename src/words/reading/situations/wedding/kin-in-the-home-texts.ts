import type { SituationTexts } from '../situation-texts.ts'

export const kinInTheHomeTexts = {
  'kin-long-stay': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'They should go back between {from} and {to}.',
          hi: 'वे {from} से {to} के बीच लौटते दिखते हैं।',
        },
        astra: {
          en: 'Your rooms will be yours again, I feel, between {from} and {to}.',
          hi: 'घर फिर अपना लगेगा, {from} से {to} के बीच।',
        },
      },
      later: {
        oracle: {
          en: 'The stay drags on a little; between {from} and {to} the move is likely.',
          hi: 'ठहरना थोड़ा और खिंचेगा; जाने की संभावना {from} से {to} के बीच है।',
        },
        astra: {
          en: 'Some more tea to be made first; from {from} to {to} the bags should be packed.',
          hi: 'अभी कुछ और चाय बनानी है; {from} से {to} के बीच सामान बँधना चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'No date shows, since nobody at home has asked for one; it ends when your husband or wife asks, kindly and plainly.',
          hi: 'तारीख़ इसलिए नहीं दिखती कि घर में किसी ने पूछी ही नहीं; आपके जीवनसाथी प्यार से साफ़ पूछें, तब तय होगा।',
        },
        astra: {
          en: 'They stay because there it hurts and here it is warm; a way back has to be opened for them first.',
          hi: 'वहाँ दुख है और यहाँ अपनापन, इसलिए टिके हैं; पहले उनके लौटने का रास्ता खुलना चाहिए।',
        },
      },
      hard: {
        oracle: {
          en: 'They won’t leave soon; so make rules for living together now, and don’t count the days.',
          hi: 'जल्दी जाना नहीं दिखता; दिन गिनने की जगह साथ रहने के नियम अभी बना लें।',
        },
        astra: {
          en: 'I see the suitcase stay under the bed for now; guard one corner and one hour a day that are yours.',
          hi: 'अभी सूटकेस पलंग के नीचे ही रहेगा; एक कोना और दिन का एक घंटा अपना बचाकर रखें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'They stay because going back means facing something there, a husband, a quarrel, an empty flat.',
        hi: 'वे इसलिए टिके हैं कि लौटने पर किसी बात का सामना है: पति, झगड़ा, या ख़ाली घर।',
      },
      astra: {
        en: 'It isn’t against you; it is the only place where nobody asks them anything.',
        hi: 'बात आपके ख़िलाफ़ नहीं; यही एक जगह है जहाँ उनसे कोई कुछ पूछता नहीं।',
      },
    },
    advice: [
      {
        en: 'Let the blood relation speak, and not you: “till when shall we plan?”.',
        hi: 'बात आप नहीं, उनके अपने करें: “कब तक का सोचें?”।',
      },
      {
        en: 'Share out work and cost from Monday: one meal, one bill, one child’s homework.',
        hi: 'सोमवार से काम और ख़र्च बाँट दें: एक वक़्त का खाना, एक बिल, बच्चे का होमवर्क।',
        for: ['parent'],
      },
      {
        en: 'If she has left a bad marriage, help with a lawyer or work brings her out of your kitchen sooner than coldness.',
        hi: 'वे बिगड़े रिश्ते से आई हों तो वकील या काम में मदद करें; रूखेपन से जल्दी रास्ता उसी से निकलेगा।',
      },
    ],
  },
  'separate-kitchen': {
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, a separate kitchen would bring peace; the good time for it is {from} to {to}.',
          hi: 'हाँ, अलग रसोई से घर में शांति रहेगी; इसका अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Two stoves and one courtyard: I like it; do it between {from} and {to}, with sweets and without words.',
          hi: 'दो चूल्हे, एक आँगन: यह ठीक लगता है; {from} से {to} के बीच करें, मिठाई के साथ, बिना कड़वाहट के।',
        },
      },
      later: {
        oracle: {
          en: 'It helps, and not this month; between {from} and {to} the elders take it better.',
          hi: 'फ़ायदा होगा, पर अभी नहीं; {from} से {to} के बीच बड़े इसे आसानी से मानेंगे।',
        },
        astra: {
          en: 'Let the anger over the last quarrel cool first; from {from} to {to} it can be done without a break.',
          hi: 'पिछले झगड़े की गरमी पहले उतरे; {from} से {to} के बीच बिना टूटे हो सकता है।',
        },
      },
      slow: {
        oracle: {
          en: 'It brings half the peace: the quarrel over work ends, the one over respect doesn’t; try fixed turns for a month first.',
          hi: 'आधी शांति मिलेगी: काम का झगड़ा जाएगा, इज़्ज़त का नहीं; पहले एक महीना बारी बाँधकर देखें।',
        },
        astra: {
          en: 'A separate kitchen is neither wrong nor urgent; sometimes a second gas ring does what it should.',
          hi: 'रसोई अलग करना न ग़लत है, न जल्दी का काम; कभी-कभी दूसरा चूल्हा ही काफ़ी होता है।',
        },
      },
      hard: {
        oracle: {
          en: 'Now it would be taken as a break; wait till a festival has passed well, and win your husband or wife over first.',
          hi: 'अभी इसे टूटना समझा जाएगा; एक त्योहार अच्छे से बीतने दें, और पहले अपने जीवनसाथी को साथ लें।',
        },
        astra: {
          en: 'The stove isn’t what burns, I feel; find out the real hurt before you move the vessels.',
          hi: 'जलन चूल्हे की नहीं लगती; बर्तन हटाने से पहले असली चोट पहचानें।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Separate cooking would do this family good and cost no love.',
          hi: 'अलग पकाना इस घर के लिए अच्छा है, प्यार कम नहीं होगा।',
        },
        astra: {
          en: 'Part the pots and keep the festivals together: that suits all of you.',
          hi: 'बर्तन अलग, त्योहार साथ: यह सबको रास आएगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'First try turns: one cooks mornings, one evenings; only if that fails, a second stove.',
          hi: 'पहले बारी आज़माएँ: एक सुबह पकाए, एक शाम; न चले तभी दूसरा चूल्हा।',
        },
        astra: {
          en: 'It can stay one kitchen if one person isn’t the servant in it.',
          hi: 'रसोई एक रह सकती है, अगर उसमें कोई एक नौकर न बने।',
        },
      },
      patience: {
        oracle: {
          en: 'For now leave it one, and part the shelves, the fridge and the hours.',
          hi: 'अभी एक ही रहने दें, ख़ाने, फ़्रिज और समय बाँट लें।',
        },
        astra: {
          en: 'Wait a little; what is parted in anger is hard to share again.',
          hi: 'थोड़ा रुकें; ग़ुस्से में बँटी चीज़ फिर साझा करना कठिन है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'It rubs over the kitchen because work there is seen by all and thanked by nobody.',
        hi: 'रसोई में खटपट इसलिए कि वहाँ का काम दिखता सबको है, शुक्रिया कोई नहीं कहता।',
      },
      astra: {
        en: 'It isn’t about salt or gas; it is about who is asked and who is told.',
        hi: 'बात नमक या गैस की नहीं; बात यह है कि पूछा किससे जाता है और हुक्म किसे मिलता है।',
      },
    },
    advice: [
      {
        en: 'Let your husband or wife tell it to the parents, as a wish for ease and not as a complaint about anybody.',
        hi: 'माता-पिता से आपके जीवनसाथी कहें, आराम की इच्छा की तरह, किसी की शिकायत की तरह नहीं।',
        for: ['spouse'],
      },
      {
        en: 'Settle gas, ration, milk and the elders’ meals in writing before the first day.',
        hi: 'पहले दिन से पहले गैस, राशन, दूध और बड़ों का खाना लिखकर तय कर लें।',
      },
      {
        en: 'Send a bowl across every Sunday; it keeps the door open.',
        hi: 'हर रविवार एक कटोरी उधर भेजें; दरवाज़ा खुला रहता है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
