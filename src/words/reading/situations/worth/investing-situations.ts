import type { SituationTexts } from '../situation-texts.ts'

export const investingSituationTexts = {
  'which-investment': {
    state: {
      favourable: {
        oracle: {
          en: 'Investing suits you: put the larger part where it can grow for years, and a smaller part where it stays safe.',
          hi: 'पैसा लगाना आपके लिए ठीक दिखता है: बड़ा हिस्सा वहाँ रखें जहाँ वह बरसों में बढ़े, और छोटा हिस्सा सुरक्षित जगह पर।',
        },
        astra: {
          en: 'Your money has room to grow, I see; choose what you’re ready to leave untouched for long, not what promises most.',
          hi: 'आपके पैसे के बढ़ने की अच्छी गुंजाइश दिखती है; वही चुनें जिसे लंबे समय तक न छेड़ना पड़े, सबसे बड़े वादे वाला नहीं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Half and half is right for you: one part in the safest of these, the other in what grows, and nothing on credit.',
          hi: 'आपके लिए आधा-आधा ठीक है: एक हिस्सा सबसे सुरक्षित जगह, दूसरा बढ़ने वाली जगह, और उधार लेकर कुछ नहीं।',
        },
        astra: {
          en: 'I’d not put everything in one place; divide it, so that if one part is slow the other carries you.',
          hi: 'सारा पैसा एक जगह न डालें; बाँट दें, ताकि एक हिस्सा धीमा पड़े तो दूसरा सँभाल ले।',
        },
      },
      patience: {
        oracle: {
          en: 'Safety comes first for you at present: take the option in which the principal can’t be lost, even if it pays less.',
          hi: 'अभी आपके लिए सुरक्षा पहले है: वह चुनें जिसमें मूल पैसा न डूबे, भले कमाई कम हो।',
        },
        astra: {
          en: 'Just now I’d keep the money where you can sleep in peace, a bank or post office, and let the bigger plan wait.',
          hi: 'अभी पैसा वहाँ रखें जहाँ नींद चैन की आए, बैंक या डाकघर में; बड़ी योजना थोड़ा रुक सकती है।',
        },
      },
    },
    advice: [
      {
        en: 'Keep six months of home expenses aside before any of it is locked away.',
        hi: 'पैसा कहीं बाँधने से पहले छह महीने का घर ख़र्च अलग रखें।',
      },
      {
        en: 'Compare what each leaves in hand after tax and charges, not the rate in the advertisement.',
        hi: 'विज्ञापन की दर नहीं, टैक्स और ख़र्चे कटने के बाद हाथ में क्या बचेगा, यह मिलाकर देखें।',
      },
      {
        en: 'Ask how soon each can be turned back into cash, and what is cut if you take it out early.',
        hi: 'पूछें कि ज़रूरत पर पैसा कितनी जल्दी निकलेगा और बीच में निकालने पर कितना कटेगा।',
      },
      {
        en: 'For land see the title papers yourself; for a chit or scheme see its government registration.',
        hi: 'ज़मीन हो तो मालिकाना काग़ज़ ख़ुद देखें; चिट या स्कीम हो तो उसका सरकारी रजिस्ट्रेशन देखें।',
      },
    ],
  },
  'invest-in-business': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Putting money into this work has support, in a sum you can spare, and the time for it is {from} to {to}.',
          hi: 'इस काम में पैसा लगाने को कुंडली का साथ है, बस उतना जितना बचा सके; इसका समय {from} से {to} तक है।',
        },
        astra: {
          en: 'This can pay, I feel; if the papers are clean, put the first part in between {from} and {to}.',
          hi: 'इसमें फ़ायदा हो सकता है; काग़ज़ साफ़ हों तो पहला हिस्सा {from} से {to} के बीच लगाएँ।',
        },
      },
      later: {
        oracle: {
          en: 'Hold the money for now: an investment in this work stands better between {from} and {to}.',
          hi: 'पैसा अभी रोकें: इस काम में लगाने का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Don’t let anybody hurry you; watch how the work runs, and put money in between {from} and {to} if it still looks good.',
          hi: 'किसी की जल्दी में न आएँ; काम चलते देखें, और तब भी ठीक लगे तो {from} से {to} के बीच पैसा लगाएँ।',
        },
      },
      slow: {
        oracle: {
          en: 'The gain from this work looks slow: put in a small part only, against a written share, and never the whole saving.',
          hi: 'इस काम से फ़ायदा धीरे दिखता है: छोटा हिस्सा ही लगाएँ, लिखित हिस्सेदारी पर, पूरी बचत कभी नहीं।',
        },
        astra: {
          en: 'It’s neither a bad plan nor a sure one; give what would not hurt if it came back late.',
          hi: 'योजना न बुरी है, न पक्की; उतना ही दें जो देर से लौटे तो तकलीफ़ न हो।',
        },
      },
      hard: {
        oracle: {
          en: 'Better not to put money into this now: the chart shows it getting stuck more easily than growing.',
          hi: 'अभी इसमें पैसा न लगाना बेहतर है: उसके बढ़ने से ज़्यादा अटकने का डर दिखता है।',
        },
        astra: {
          en: 'I would say no to this one, politely; help with work or advice if you like, and keep the savings at home.',
          hi: 'इसके लिए प्यार से मना कर देना अच्छा है; काम या सलाह से साथ दें, और बचत घर में रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask for the accounts of two full years, or for a new work the costs of one year on paper.',
        hi: 'पूरे दो साल का हिसाब माँगें, और काम नया हो तो साल भर का ख़र्च काग़ज़ पर।',
      },
      {
        en: 'Write down, on stamp paper, what your share is, when it is paid, and how you get out, also with relatives.',
        hi: 'स्टाम्प पर लिखवाएँ कि हिस्सा कितना है, कब मिलेगा और निकलना हो तो कैसे; रिश्तेदार हों तब भी।',
      },
      {
        en: 'Give it in parts by bank, the next part only after the first has shown work.',
        hi: 'पैसा बैंक से, टुकड़ों में दें; अगला टुकड़ा तभी जब पहले का काम दिखे।',
      },
      {
        en: 'Take no loan and break no gold or pension money for it.',
        hi: 'इसके लिए न लोन लें, न गहने या पेंशन का पैसा तोड़ें।',
        for: ['retirement', 'loan'],
      },
    ],
  },
  'how-to-save': {
    state: {
      favourable: {
        oracle: {
          en: 'Saving can come easily to you: fix a sum that leaves the account on pay day, and live on the rest.',
          hi: 'बचत आपके लिए मुश्किल नहीं: एक रकम तय करें जो तनख़्वाह वाले दिन ही अलग हो जाए, बाक़ी में महीना चलाएँ।',
        },
        astra: {
          en: 'You’re made to gather money little by little; begin with a sum so small that you don’t feel it, then raise it.',
          hi: 'थोड़ा-थोड़ा जोड़ना आप पर ख़ूब जँचता है; इतनी छोटी रकम से शुरू करें कि पता न चले, फिर बढ़ाएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your way to save is to lock the money away: what lies within reach is spent, what is tied up stays.',
          hi: 'आपके लिए बचत का तरीक़ा है पैसा बाँध देना: हाथ में रहे तो ख़र्च होता है, बँधा रहे तो बचता है।',
        },
        astra: {
          en: 'Money comes to you and slips; a deposit that can’t be broken on a whim will do more than strong resolutions.',
          hi: 'पैसा आता है और फिसल जाता है; जो जमा मन करते ही न टूटे, वह बड़े इरादों से ज़्यादा काम करेगी।',
        },
      },
      patience: {
        oracle: {
          en: 'Saving is uphill at present: first stop one leak and clear the costliest debt, then a small sum will begin to stay.',
          hi: 'अभी बचत कठिन है: पहले एक फ़ालतू ख़र्च रोकें और सबसे महँगा क़र्ज़ चुकाएँ, फिर थोड़ा पैसा टिकने लगेगा।',
        },
        astra: {
          en: 'Don’t be hard on yourself; just now even a little put by is good saving, and paying off a debt counts as one.',
          hi: 'अपने पर सख़्ती न करें; अभी थोड़ा भी बचे तो अच्छा है, और क़र्ज़ चुकाना भी बचत ही है।',
        },
      },
    },
    advice: [
      {
        en: 'Set a standing order for the day after the pay comes, to an account without a card.',
        hi: 'तनख़्वाह के अगले दिन का ऑटो-ट्रांसफ़र लगाएँ, ऐसे खाते में जिसका कार्ड न हो।',
      },
      {
        en: 'Draw the week’s spending money on one day, in cash, and stop when it is gone.',
        hi: 'हफ़्ते भर का ख़र्च एक दिन नक़द निकालें, और ख़त्म हो तो रुक जाएँ।',
      },
      {
        en: 'Write every expense for one month and cut the one you would miss least.',
        hi: 'एक महीने हर ख़र्च लिखें और वह काटें जिसकी कमी सबसे कम लगे।',
      },
      {
        en: 'Open a recurring deposit at the bank or post office, and raise it with each raise in income.',
        hi: 'बैंक या डाकघर में आरडी खोलें, और कमाई बढ़े तो उसे भी बढ़ाएँ।',
        for: ['office'],
      },
    ],
  },
  'tightness-ends': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The tightness of money is likely to ease, and the relief shows between {from} and {to}.',
          hi: 'पैसों की तंगी कम होने की उम्मीद अच्छी है; हाथ {from} से {to} के बीच खुलता दिखता है।',
        },
        astra: {
          en: 'The hardest part is nearly behind you: between {from} and {to} the home should breathe easier about money.',
          hi: 'सबसे कठिन दौर निकलने को है: {from} से {to} के बीच घर चलाना आसान होना चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'The tightness doesn’t last, but it needs some time yet: money comes easier between {from} and {to}.',
          hi: 'तंगी हमेशा की नहीं, पर थोड़ा समय और लगेगा: राहत {from} से {to} के बीच दिखती है।',
        },
        astra: {
          en: 'You have carried this long enough, I know; the better days for money come between {from} and {to}.',
          hi: 'बहुत दिन से यह बोझ उठा रखा है; पैसों के बेहतर दिन {from} से {to} के बीच दिखते हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'The tightness eases little by little rather than on a day: no clear time shows, but it does not stay like this.',
          hi: 'तंगी किसी एक दिन नहीं, धीरे-धीरे कम होगी: साफ़ समय नहीं दिखता, पर हालत ऐसी ही नहीं रहेगी।',
        },
        astra: {
          en: 'I can’t name the day, yet I see it getting lighter, bill by bill, once one more small income joins.',
          hi: 'दिन नहीं बताया जा सकता, पर एक छोटी कमाई और जुड़े तो बोझ हल्का होता दिखता है।',
        },
      },
      hard: {
        oracle: {
          en: 'Money stays tight for the present: guard against new debt, and let relief be built step by step.',
          hi: 'पैसा अभी तंग रहेगा: नए क़र्ज़ से बचें, राहत धीरे-धीरे बनानी होगी।',
        },
        astra: {
          en: 'I won’t tell you it ends tomorrow; but a home that holds together comes through, so ask for help in time.',
          hi: 'कल ही ठीक हो जाएगा, यह कहना सच न होगा; पर जो घर साथ रहता है वह निकल आता है, इसलिए मदद समय पर माँगें।',
        },
      },
    },
    advice: [
      {
        en: 'List all dues by interest, and settle the costliest first.',
        hi: 'सारे बक़ाये ब्याज के हिसाब से लिखें और सबसे महँगा पहले चुकाएँ।',
      },
      {
        en: 'Ask the bank for smaller instalments before one is missed, not after.',
        hi: 'किस्त छूटने से पहले बैंक से छोटी किस्त की बात करें, बाद में नहीं।',
      },
      {
        en: 'Check at the ward or panchayat office what your home is due: ration, scholarship, health card, pension.',
        hi: 'वार्ड या पंचायत दफ़्तर में पूछें कि घर को क्या मिल सकता है: राशन, छात्रवृत्ति, इलाज का कार्ड, पेंशन।',
        for: ['retirement', 'office'],
      },
      {
        en: 'Let one more person at home earn a little: tuition, tiffin, stitching, delivery.',
        hi: 'घर में एक और जन थोड़ा कमाए: ट्यूशन, टिफ़िन, सिलाई या सामान पहुँचाना।',
      },
    ],
  },
  'loan-take-or-not': {
    outlook: {
      yes: {
        oracle: {
          en: 'Taking the loan is all right, within what you can repay, and the better time for it is {from} to {to}.',
          hi: 'लोन लेना ठीक है, पर उतना ही जो चुकाया जा सके; इसका अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Yes, you may take it, for something that lasts and not for daily needs; do it between {from} and {to}.',
          hi: 'हाँ, लोन लिया जा सकता है, टिकने वाली चीज़ के लिए, रोज़ के ख़र्च के लिए नहीं; {from} से {to} के बीच लें।',
        },
      },
      later: {
        oracle: {
          en: 'Don’t borrow just yet: a loan taken between {from} and {to} is easier to repay.',
          hi: 'अभी उधार न लें: {from} से {to} के बीच लिया लोन चुकाना आसान रहेगा।',
        },
        astra: {
          en: 'I’d wait a little with this loan; between {from} and {to} the terms and your own pocket look better.',
          hi: 'इस लोन के लिए थोड़ा रुकें; {from} से {to} के बीच शर्तें और आपकी जेब, दोनों बेहतर दिखती हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'A small loan can be carried, a large one presses: borrow only the part that nothing else covers.',
          hi: 'छोटा लोन उठ जाएगा, बड़ा भारी पड़ेगा: उतना ही लें जितना किसी और तरह पूरा न हो।',
        },
        astra: {
          en: 'Neither yes nor no stands out for this loan; if you can do with half the sum, do.',
          hi: 'इस लोन पर न साफ़ हाँ है, न साफ़ मना; आधी रकम से काम चले तो आधी ही लें।',
        },
      },
      hard: {
        oracle: {
          en: 'Better not to take a loan now: repaying it would weigh on the home longer than it looks.',
          hi: 'अभी लोन न लेना बेहतर है: उसे चुकाना घर पर सोच से ज़्यादा दिन भारी रहेगा।',
        },
        astra: {
          en: 'Please leave the loan for now; a postponed wish hurts less than an instalment you can’t meet.',
          hi: 'अभी लोन रहने दें; टली हुई इच्छा उस किस्त से कम चुभती है जो भरी न जा सके।',
        },
      },
    },
    advice: [
      {
        en: 'See that all instalments together stay within a third of the monthly income.',
        hi: 'देख लें कि सारी किस्तें मिलाकर महीने की कमाई के एक तिहाई के अंदर रहें।',
        for: ['meeting'],
      },
      {
        en: 'Ask two banks for the total to be repaid, with fees and insurance, and compare that.',
        hi: 'दो बैंकों से पूछें कि फ़ीस और बीमा मिलाकर कुल कितना लौटाना होगा, और वही मिलाएँ।',
      },
      {
        en: 'Keep away from loan apps and from lenders who take a blank cheque.',
        hi: 'लोन ऐप और ख़ाली चेक लेने वाले साहूकारों से दूर रहें।',
        for: ['loan'],
      },
      {
        en: 'Keep three instalments in the bank before you draw the money.',
        hi: 'लोन का पैसा उठाने से पहले तीन किस्तों जितना पैसा बैंक में रखें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
