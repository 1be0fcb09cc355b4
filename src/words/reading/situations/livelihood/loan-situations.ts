import type { SituationTexts } from '../situation-texts.ts'

export const loanSituationTexts = {
  'loan-instalments': {
    outlook: {
      yes: {
        oracle: {
          en: 'The burden of the loan begins to ease between {from} and {to}; all of it goes step by step, not in those dates alone.',
          hi: 'क़र्ज़ का बोझ {from} से {to} के बीच हल्का होना शुरू हो सकता है; पूरा क़र्ज़ धीरे-धीरे ही उतरेगा।',
        },
        astra: {
          en: 'Relief is in sight: between {from} and {to} the loan should begin to shrink faster, and the rest follows instalment by instalment.',
          hi: 'राहत दिखती है: {from} से {to} के बीच क़र्ज़ पहले से तेज़ घट सकता है, बाक़ी किस्त-दर-किस्त उतरेगा।',
        },
      },
      later: {
        oracle: {
          en: 'The instalments go on for some time; the loan begins to come down well between {from} and {to}.',
          hi: 'किस्तें कुछ समय और चलेंगी; क़र्ज़ {from} से {to} के बीच ठीक से घटने लगेगा।',
        },
        astra: {
          en: 'The loan does come down, but in steps: from {from} to {to} you should be able to pay back more.',
          hi: 'क़र्ज़ उतरेगा, पर एक साथ नहीं: {from} से {to} के बीच ज़्यादा चुकाना मुमकिन होगा।',
        },
      },
      slow: {
        oracle: {
          en: 'The loan can be closed, step by step; no time of sudden relief can be seen.',
          hi: 'लोन धीरे-धीरे चुक सकता है; अचानक राहत का कोई समय नहीं दिखता।',
        },
        astra: {
          en: 'No great relief in one stroke, I feel; each small extra payment on this loan counts.',
          hi: 'एक झटके में बड़ी राहत नहीं दिखती; लोन पर हर छोटी अतिरिक्त रकम काम करती है।',
        },
      },
      hard: {
        oracle: {
          en: 'The instalments stay heavy for now, so take no new loan and ask the bank to spread this one.',
          hi: 'किस्तें अभी भारी रहेंगी; नया लोन न लें और बैंक से इसे लंबा करवाने की बात करें।',
        },
        astra: {
          en: 'These instalments press hard now, I can see; speak to the bank before they speak to you.',
          hi: 'किस्तें अभी बहुत दबाती हैं; बैंक के बुलाने से पहले ख़ुद बात करें।',
        },
      },
    },
    advice: [
      {
        en: 'List every loan by its rate, and pay the dearest one down first.',
        hi: 'हर लोन उसकी ब्याज दर के हिसाब से लिखें, और सबसे महँगा पहले उतारें।',
        for: ['loan'],
      },
      {
        en: 'For a home loan one extra instalment a year shortens it by years.',
        hi: 'होम लोन हो तो साल में एक अतिरिक्त किस्त उसे सालों छोटा कर देती है।',
        for: ['home-loan', 'loan'],
      },
      {
        en: 'Ask your bank for a lower rate, with another bank’s offer in hand.',
        hi: 'दूसरे बैंक का ऑफ़र दिखाकर अपने बैंक से कम ब्याज माँगें।',
      },
      {
        en: 'Don’t close one loan with another that costs more.',
        hi: 'एक लोन चुकाने के लिए उससे महँगा लोन न लें।',
        for: ['loan'],
      },
    ],
  },
  'credit-card': {
    outlook: {
      yes: {
        oracle: {
          en: 'The credit-card dues are likely to be cleared between {from} and {to}.',
          hi: 'क्रेडिट कार्ड का बक़ाया {from} से {to} के बीच चुकने के आसार हैं।',
        },
        astra: {
          en: 'I see you coming out of the card’s grip between {from} and {to}, if it stays in the drawer.',
          hi: '{from} से {to} के बीच कार्ड की पकड़ से निकलना दिखता है, बशर्ते कार्ड दराज़ में रहे।',
        },
      },
      later: {
        oracle: {
          en: 'The card dues take longer: {from} to {to} looks better for clearing them.',
          hi: 'कार्ड का बक़ाया समय लेगा: चुकाने के लिए {from} से {to} तक का समय बेहतर है।',
        },
        astra: {
          en: 'Slowly does it with this card; between {from} and {to} money comes easier for closing it.',
          hi: 'कार्ड का बोझ धीरे उतरेगा; {from} से {to} के बीच इसके लिए पैसा आसानी से बनेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'The card dues can be closed, but by turning them into a fixed loan and not by the minimum payment.',
          hi: 'कार्ड का बक़ाया चुक सकता है, पर मिनिमम भरने से नहीं, उसे तय किस्तों में बदलवाने से।',
        },
        astra: {
          en: 'The card won’t free you by itself; fixed instalments and one card less will.',
          hi: 'कार्ड अपने आप नहीं छोड़ेगा; तय किस्तें और एक कार्ड कम, इससे बात बनेगी।',
        },
      },
      hard: {
        oracle: {
          en: 'The card dues look heavy for now: stop using it, and ask the bank for a settlement in instalments.',
          hi: 'कार्ड का बक़ाया अभी भारी दिखता है: इस्तेमाल रोकें, और बैंक से किस्तों में चुकाने की बात करें।',
        },
        astra: {
          en: 'It is a hard debt, the card one, and no shame; call the bank before it grows further.',
          hi: 'कार्ड का क़र्ज़ भारी होता है, इसमें शर्म नहीं; और बढ़ने से पहले बैंक से बात करें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask the bank to turn the dues into instalments at a lower rate.',
        hi: 'बैंक से बक़ाया कम ब्याज की किस्तों में बदलवाएँ।',
      },
      {
        en: 'Pay more than the minimum, be it a little: the minimum pays only interest.',
        hi: 'मिनिमम से थोड़ा ज़्यादा भरें: मिनिमम में सिर्फ़ ब्याज जाता है।',
      },
      {
        en: 'Remove the card from every app and keep one, with a low limit.',
        hi: 'कार्ड हर ऐप से हटाएँ और एक ही, कम लिमिट वाला रखें।',
      },
    ],
  },
  'lend-or-refuse': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'You may lend it, if it is a sum you could do without: the chart does not show it lost, but it is likely to come back late.',
          hi: 'उधार देना ठीक है, अगर उतनी रकम के बिना काम चलता हो: डूबती नहीं दिखती, पर देर से लौटेगी।',
        },
        astra: {
          en: 'Lending will not hurt you here, I feel; write it down all the same, and expect it late.',
          hi: 'यह उधार देना चुभता नहीं दिखता; फिर भी लिखकर दें, और देर से लौटने की सोचकर दें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Lend only a part, as much as you could forget: the rest is likely to strain both purse and tie.',
          hi: 'उधार का एक हिस्सा ही दें, जितना भूल सकें: बाक़ी से जेब और रिश्ता दोनों पर ज़ोर पड़ेगा।',
        },
        astra: {
          en: 'I’d help with a small gift in place of a large loan; that keeps the friend and the sleep.',
          hi: 'बड़े उधार की जगह छोटी मदद बिना लौटाने की शर्त के करें; रिश्ता भी बचेगा, नींद भी।',
        },
      },
      patience: {
        oracle: {
          en: 'Don’t lend it and sign nothing: money that leaves your hand now is slow to return.',
          hi: 'उधार न दें और किसी काग़ज़ पर दस्तख़त न करें: अभी हाथ से गया पैसा मुश्किल से लौटता है।',
        },
        astra: {
          en: 'Say a kind no to this loan; you can help with time, or a word in the right place.',
          hi: 'इस उधार को प्यार से मना करें; मदद समय से या सही जगह बात करके भी हो सकती है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'If you give, send it by bank and have one message that says when it returns.',
        hi: 'दें तो बैंक से दें, और एक संदेश लें जिसमें लौटाने की तारीख़ लिखी हो।',
      },
      {
        en: 'Never borrow to lend, and never stand guarantor for more than you hold.',
        hi: 'उधार देने के लिए उधार न लें, और अपनी हैसियत से ज़्यादा की गारंटी न दें।',
      },
      {
        en: 'A plain “I can’t this time” needs no excuse.',
        hi: '“इस बार नहीं हो पाएगा” कहना काफ़ी है, बहाना ज़रूरी नहीं।',
      },
    ],
  },
  'money-stays': {
    outlook: {
      yes: {
        oracle: {
          en: 'Money is likely to begin to stay with you between {from} and {to}, and saving comes easier then.',
          hi: 'पैसा {from} से {to} के बीच टिकने लगेगा, ऐसे आसार हैं; तब बचत आसान होगी।',
        },
        astra: {
          en: 'I see the leak getting smaller: between {from} and {to} some money should stay in hand.',
          hi: 'पैसे का बहाव कम होता दिखता है: {from} से {to} के बीच हाथ में कुछ टिकना चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'Saving stays thin for a while; money holds better between {from} and {to}.',
          hi: 'बचत कुछ समय कम रहेगी; पैसा {from} से {to} के बीच बेहतर टिकेगा।',
        },
        astra: {
          en: 'Money slips a little longer; from {from} to {to} it should begin to gather.',
          hi: 'पैसा थोड़े दिन और फिसलेगा; {from} से {to} के बीच जुड़ना शुरू होना चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'Money comes to you more easily than it stays: saving has to be made a rule, no time does it for you.',
          hi: 'पैसा आता आसानी से है, टिकता कम है: बचत को नियम बनाना होगा, कोई समय यह अपने आप नहीं करेगा।',
        },
        astra: {
          en: 'You earn, and it goes; put a little away on the first day and it will stay.',
          hi: 'कमाई होती है और निकल जाती है; पहले ही दिन थोड़ा अलग रखें तो टिकेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'Saving is hard for you at present, so guard against new expenses before you hope for new income.',
          hi: 'अभी पैसा जोड़ना मुश्किल है; नई कमाई की उम्मीद से पहले नए ख़र्च रोकें।',
        },
        astra: {
          en: 'This isn’t a saving time, I feel; keep clear of debt, that alone is a saving.',
          hi: 'यह पैसा जुड़ने का समय नहीं लगता; क़र्ज़ से बचे रहें, वही बचत है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Money does not stay with you for reasons that the chart shows, and giving and home costs are likelier among them than ill luck.',
        hi: 'पैसा न टिकने की वजह कुंडली में दिखती है; बदक़िस्मती से ज़्यादा घर के ख़र्च और देने की आदत लगती है।',
      },
      astra: {
        en: 'Nothing is wrong with your luck; why money runs out of your hands shows here.',
        hi: 'आपकी जेब पर कोई साया नहीं; पैसा क्यों निकल जाता है, यह यहाँ दिखता है।',
      },
    },
    advice: [
      {
        en: 'Send a tenth to another account on the day the pay comes.',
        hi: 'तनख़्वाह आते ही दसवाँ हिस्सा दूसरे खाते में भेज दें।',
      },
      {
        en: 'Write every expense for one month: three of them will surprise you.',
        hi: 'एक महीने हर ख़र्च लिखें: तीन ख़र्च चौंका देंगे।',
      },
      {
        en: 'Wait a night before any purchase above a day’s pay.',
        hi: 'एक दिन की कमाई से बड़ी ख़रीद पर एक रात रुकें।',
      },
      {
        en: 'Keep one small deposit that nobody at home asks about.',
        hi: 'एक छोटी जमा रखें जिसके बारे में घर में कोई न पूछे।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
