import type { MatterTexts } from './matter-texts.ts'

export const moneyMatters = {
  money: {
    name: {
      en: 'money',
      hi: 'धन',
    },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, your income is likely to improve, and the strongest months for money are from {from} to {to}.',
          hi: 'हाँ, आमदनी बढ़ने के आसार हैं, और पैसे के लिए सबसे मज़बूत समय {from} से {to} तक है।',
        },
        astra: {
          en: 'You should feel some relief about money between {from} and {to}, when earning more and saving something both look likely.',
          hi: '{from} से {to} तक पैसों की तंगी कम होने की उम्मीद है; कमाई भी बढ़ सकती है और कुछ बचत भी हो सकती है।',
        },
      },
      later: {
        oracle: {
          en: 'Your money position is likely to improve, though not immediately; the better months are from {from} to {to}.',
          hi: 'पैसे की हालत सुधरने की संभावना है, पर तुरंत नहीं; बेहतर महीने {from} से {to} तक हैं।',
        },
        astra: {
          en: 'Keep your expenses low a little longer; you should have more in hand between {from} and {to}.',
          hi: 'थोड़े दिन और हाथ रोककर ख़र्च करें; {from} से {to} तक आपके हाथ में ज़्यादा पैसा रहने की संभावना है।',
        },
      },
      slow: {
        oracle: {
          en: 'Money can improve slowly, through regular work and saving; neither a sudden gain nor a clear date is seen.',
          hi: 'नियमित काम और बचत से पैसा धीरे-धीरे बढ़ सकता है; न अचानक लाभ दिखता है, न कोई साफ़ तारीख़।',
        },
        astra: {
          en: "You can build up a good amount little by little; quick wealth I don't see, and a month I can't name.",
          hi: 'थोड़ा-थोड़ा जोड़ने से अच्छी रक़म बन सकती है; जल्दी अमीर होने की बात या कोई महीना बताना ठीक नहीं होगा।',
        },
      },
      hard: {
        oracle: {
          en: 'Extra income does not look likely just now; cut what is not needed and avoid lending or risky schemes.',
          hi: 'अभी ज़्यादा आमदनी की संभावना कम है; फ़ालतू ख़र्च घटाएँ और उधार देने या जोखिम वाली स्कीम से बचें।',
        },
        astra: {
          en: "Money may stay tight for now and I won't hide that; pay for essentials first and leave big purchases for later.",
          hi: 'अभी पैसों की तंगी रह सकती है, यह साफ़ कहना बेहतर है; पहले ज़रूरी ख़र्च देखें और बड़ी ख़रीदारी आगे के लिए छोड़ दें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'Your earnings are likely to be strongest from {from} to {to}.',
        hi: 'आपकी कमाई सबसे अच्छी {from} से {to} तक रहने की संभावना है।',
      },
      astra: {
        en: 'Between {from} and {to} you can hope for better earnings, so plan your saving for those months too.',
        hi: 'बेहतर कमाई की उम्मीद {from} से {to} तक रखें, और उन्हीं महीनों में बचत भी बढ़ाने की सोचें।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Money looks good at present: income should stay steady, and some of it can be saved.',
          hi: 'पैसे के लिए समय अच्छा है: आमदनी ठीक रहने की संभावना है और कुछ बचत भी हो सकती है।',
        },
        astra: {
          en: 'You should be on firm ground with your finances now, so this is the time to raise your savings.',
          hi: 'रुपये-पैसे के मामले में अभी चिंता की बात कम है, इसलिए बचत थोड़ी बढ़ा दी जाए तो अच्छा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Money is mixed at present: it comes in, but expenses rise along with it.',
          hi: 'पैसे की स्थिति मिली-जुली है: पैसा आता है, पर साथ-साथ ख़र्च भी बढ़ता है।',
        },
        astra: {
          en: 'You earn enough to manage, yet little remains at the end of the month; the answer lies in the spending side.',
          hi: 'गुज़ारा हो जाता है, पर महीने के आख़िर में ज़्यादा बचता नहीं; ध्यान कमाई से पहले ख़र्च पर देना होगा।',
        },
      },
      patience: {
        oracle: {
          en: 'Income is slower than the need at present, so savings should be touched as little as possible.',
          hi: 'ज़रूरत के हिसाब से आमदनी अभी कम है, इसलिए बचत को कम से कम छेड़ें।',
        },
        astra: {
          en: "Money may stay a little tight for you, and I understand the worry; go month by month and don't borrow for show.",
          hi: 'अभी हाथ थोड़ा तंग रह सकता है, चिंता समझ में आती है; एक-एक महीने का हिसाब बनाकर चलें और दिखावे के लिए उधार न लें।',
        },
      },
    },
    advice: [
      {
        en: 'Write down every expense for thirty days and mark the ones you would not miss.',
        hi: 'तीस दिन तक हर ख़र्च लिखें और जिनके बिना काम चल जाए, उन पर निशान लगाएँ।',
      },
      {
        en: 'Move a fixed part of your income to another account on the day it comes, even if it is only five hundred rupees.',
        hi: 'आमदनी आने के दिन ही उसका एक तय हिस्सा दूसरे खाते में डालें, चाहे पाँच सौ रुपये ही हों।',
      },
      {
        en: 'Build an emergency fund of three months of expenses before you think of any investment.',
        hi: 'किसी भी निवेश से पहले तीन महीने के ख़र्च जितना इमरजेंसी फ़ंड बना लें।',
      },
      {
        en: 'Before lending to anyone, decide how much you can afford to lose, and write down the date of return.',
        hi: 'किसी को उधार देने से पहले सोच लें कि कितना डूब जाए तो भी चलेगा, और लौटाने की तारीख़ लिख लें।',
        for: ['meeting'],
      },
      {
        en: 'Sit with your family once a month and look at income, bills and coming expenses together.',
        hi: 'महीने में एक बार परिवार के साथ बैठकर आमदनी, बिल और आने वाले ख़र्च देखें।',
        for: ['meeting'],
      },
      {
        en: 'Never share an OTP or PIN, and if money is taken by fraud, report it on cybercrime.gov.in and to your bank at once.',
        hi: 'ओटीपी या पिन किसी को न बताएँ, और धोखे से पैसा कट जाए तो तुरंत बैंक को बताएँ और cybercrime.gov.in पर शिकायत करें।',
      },
    ],
  },
  debt: {
    name: {
      en: 'debt',
      hi: 'कर्ज़',
    },
    hindiGender: 'masculine',
    whether: {
      yes: {
        oracle: {
          en: 'Yes, your loans are likely to come down, most of all from {from} to {to}; the last of them takes longer.',
          hi: 'हाँ, कर्ज़ कम होने के आसार हैं, सबसे ज़्यादा {from} से {to} के बीच; पूरा उतरने में इससे ज़्यादा समय लगेगा।',
        },
        astra: {
          en: 'The burden should become lighter; between {from} and {to} you are likely to pay off a good part of what you owe.',
          hi: 'बोझ हल्का होने की उम्मीद है; {from} से {to} तक उधार का अच्छा हिस्सा उतर सकता है।',
        },
      },
      later: {
        oracle: {
          en: 'Loans will take some more time to come down; real relief is likely between {from} and {to}.',
          hi: 'कर्ज़ उतरने में अभी समय लगेगा; ठीक-ठाक राहत {from} से {to} तक मिल सकती है।',
        },
        astra: {
          en: 'Keep paying your instalments on time for now, because things should get easier for you from {from} to {to}.',
          hi: 'फ़िलहाल किस्तें समय पर देते रहें; आगे {from} से {to} तक आपका बोझ हल्का होने की उम्मीद है।',
        },
      },
      slow: {
        oracle: {
          en: "Debt can be cleared, though slowly and by a fixed plan; how long it takes can't be told from the chart.",
          hi: 'कर्ज़ उतर सकता है, पर धीरे-धीरे और तय योजना से; कितना समय लगेगा, यह कुंडली से साफ़ नहीं होता।',
        },
        astra: {
          en: "You can get out of it with a fixed amount every month; but I can't name the month in which it is all paid.",
          hi: 'हर महीने एक तय रक़म देते रहने से उधार ख़त्म हो सकता है; बस किस महीने होगा, यह कहना मुश्किल है।',
        },
      },
      hard: {
        oracle: {
          en: 'Quick relief from debt does not look likely now; take no new loan and ask the bank for easier instalments.',
          hi: 'कर्ज़ से जल्दी राहत अभी मुश्किल है; नया लोन न लें और बैंक से किस्त आसान करने की बात करें।',
        },
        astra: {
          en: 'This is a heavy time for loans and you need not face it alone; tell your family the full figure and talk to the lender early.',
          hi: 'उधार के मामले में अभी समय भारी है, पर अकेले न झेलें; घरवालों को पूरी रक़म बताएँ और बैंक से जल्दी बात करें।',
        },
      },
    },
    when: {
      oracle: {
        en: 'By the chart, debt is likely to ease most between {from} and {to}.',
        hi: 'कुंडली के अनुसार कर्ज़ से सबसे ज़्यादा राहत {from} से {to} तक मिल सकती है।',
      },
      astra: {
        en: 'Look to the months from {from} to {to} for a real drop in what you owe.',
        hi: '{from} से {to} तक के महीनों में आपका उधार काफ़ी घटने की उम्मीद है।',
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Loans are likely to stay under control now, and paying a little extra will shorten them.',
          hi: 'कर्ज़ क़ाबू में रहने की संभावना है, और अभी थोड़ा ज़्यादा चुकाने से लोन जल्दी ख़त्म होगा।',
        },
        astra: {
          en: 'You should manage your instalments well in these months, so use any bonus to close the costliest loan.',
          hi: 'इन महीनों में किस्तें आराम से निकलने की उम्मीद है, तो बोनस या और कोई कमाई हो तो सबसे महँगा लोन पहले बंद करें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Instalments are being managed at present, but a new expense can disturb the plan.',
          hi: 'किस्तें फ़िलहाल निकल जाती हैं, पर कोई नया ख़र्च कर्ज़ का हिसाब बिगाड़ सकता है।',
        },
        astra: {
          en: 'You take two steps forward and one back with loans; a small reserve would stop you from borrowing again.',
          hi: 'थोड़ा उतरता है, थोड़ा फिर चढ़ जाता है; हाथ में कुछ पैसा अलग रहे तो दोबारा उधार नहीं लेना पड़ेगा।',
        },
      },
      patience: {
        oracle: {
          en: 'Debt will come down slowly, and moving it from one lender to another brings little gain.',
          hi: 'कर्ज़ धीरे-धीरे ही घटेगा, और एक जगह से लेकर दूसरी जगह चुकाने से ख़ास फ़ायदा नहीं।',
        },
        astra: {
          en: "It will take you some time to be free of loans, so think of this month's instalment and ask for help where you need it.",
          hi: 'उधार से निकलने में समय लगेगा; पूरी रक़म सोचकर परेशान न हों, इस महीने की किस्त देखें और जहाँ ज़रूरत हो, मदद माँगें।',
        },
      },
    },
    advice: [
      {
        en: 'List every loan with its balance, interest rate and due date, and pay extra on the one with the highest interest.',
        hi: 'हर लोन का बकाया, ब्याज और तारीख़ लिखें, और जिसका ब्याज सबसे ज़्यादा है उसमें थोड़ा ज़्यादा चुकाएँ।',
        for: ['loan', 'meeting'],
      },
      {
        en: "If you can't pay an instalment, go to the bank before the due date and ask for restructuring.",
        hi: 'किस्त देना मुश्किल हो तो तारीख़ से पहले ही बैंक जाकर लोन की शर्तें बदलवाने की बात करें।',
        for: ['meeting'],
      },
      {
        en: 'Stay away from instant-loan apps that are not linked to an RBI-registered lender.',
        hi: 'ऐसे लोन ऐप से दूर रहें जो आरबीआई में रजिस्टर्ड किसी कंपनी से जुड़े न हों।',
        for: ['loan'],
      },
      {
        en: 'Stop using the credit card for daily expenses until its full bill is paid.',
        hi: 'जब तक क्रेडिट कार्ड का पूरा बिल न चुक जाए, रोज़ के ख़र्च में उसे न चलाएँ।',
        for: ['card-holder'],
      },
      {
        en: 'If recovery agents threaten you, note the calls and complain to the bank and then to the RBI Ombudsman.',
        hi: 'वसूली वाले धमकी दें तो कॉल का रिकॉर्ड रखें, और पहले बैंक में, फिर आरबीआई लोकपाल के पास शिकायत करें।',
      },
      {
        en: 'Take a no-dues letter and your original papers back for every loan that is closed.',
        hi: 'हर बंद हुए लोन का नो-ड्यूज़ लेटर और अपने असली काग़ज़ वापस लें।',
        for: ['loan'],
      },
    ],
  },
} as const satisfies Record<string, MatterTexts>
