import type { SituationTexts } from '../situation-texts.ts'

export const ventureSituationTexts = {
  'company-money': {
    outlook: {
      yes: {
        oracle: {
          en: 'The money stuck in the company or chit is likely to come back, at least in part, between {from} and {to}.',
          hi: 'कंपनी या चिट में फँसा पैसा {from} से {to} के बीच, कम से कम कुछ हिस्सा, वापस आने के आसार हैं।',
        },
        astra: {
          en: 'I see some of that stuck money returning; between {from} and {to} follow the claim closely.',
          hi: 'फँसे पैसे में से कुछ लौटता दिखता है; {from} से {to} के बीच दावे के पीछे लगे रहें।',
        },
      },
      later: {
        oracle: {
          en: 'The stuck money comes late and in parts: the better time is {from} to {to}.',
          hi: 'फँसा पैसा देर से और टुकड़ों में आएगा: बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'It won’t be soon, but don’t write that money off; {from} to {to} looks better for a refund.',
          hi: 'जल्दी नहीं, पर उस पैसे को डूबा न मानें; वापसी के लिए {from} से {to} का समय बेहतर है।',
        },
      },
      slow: {
        oracle: {
          en: 'A part of the stuck money may return through the official claim; no clear time can be seen for it.',
          hi: 'फँसे पैसे का कुछ हिस्सा सरकारी दावे से लौट सकता है; इसका साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'Some of it may come back, not all; file the claim, and plan your home without counting on it.',
          hi: 'कुछ पैसा लौट सकता है, पूरा नहीं; दावा भरें, पर घर का हिसाब उसके भरोसे न रखें।',
        },
      },
      hard: {
        oracle: {
          en: 'The money in that company looks hard to recover now: keep the claim alive and put no more in.',
          hi: 'उस कंपनी से पैसा निकलना अभी मुश्किल दिखता है: दावा ज़िंदा रखें और आगे एक रुपया न डालें।',
        },
        astra: {
          en: 'I can’t give you a sweet answer on that money; save your strength, and don’t pay anyone who promises to free it.',
          hi: 'उस पैसे पर मीठा जवाब देना ठीक नहीं; हिम्मत रखें, और निकलवाने का वादा करने वाले को पैसे न दें।',
        },
      },
    },
    advice: [
      {
        en: 'File the claim on the official refund site or with the liquidator, with all receipts.',
        hi: 'सरकारी रिफंड साइट पर या लिक्विडेटर के पास, सब रसीदों के साथ दावा भरें।',
      },
      {
        en: 'Join the depositors’ group and act together.',
        hi: 'जमा करने वालों के समूह से जुड़ें और साथ में कार्रवाई करें।',
        for: ['meeting'],
      },
      {
        en: 'Pay no “processing fee” to get money back: that is the second fraud.',
        hi: 'पैसा निकलवाने के लिए कोई “प्रोसेसिंग फ़ीस” न दें: वह दूसरी ठगी होती है।',
      },
    ],
  },
  'share-market': {
    state: {
      favourable: {
        oracle: {
          en: 'Shares suit you better than most people, if you hold long and trade little; gain is still never sure.',
          hi: 'शेयर औरों से ज़्यादा आप पर जँचते हैं, बशर्ते लंबा रखें और कम बेचें-ख़रीदें; मुनाफ़ा फिर भी पक्का नहीं होता।',
        },
        astra: {
          en: 'I see some gain for you in shares, the slow kind; the quick trades are not where it lies.',
          hi: 'शेयर में कुछ लाभ दिखता है, धीमी क़िस्म का; रोज़ की ख़रीद-बिक्री में वह नहीं है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Shares are middling for you: small sums every month are fine, borrowed money and daily trading are not.',
          hi: 'शेयर आपके लिए बीच के हैं: हर महीने छोटी रकम ठीक है, उधार का पैसा और रोज़ की ट्रेडिंग नहीं।',
        },
        astra: {
          en: 'A little in shares does you no harm; keep the home’s money out of them, please.',
          hi: 'शेयर में थोड़ा लगाने में हर्ज नहीं; घर का पैसा उसमें न लगाएँ।',
        },
      },
      patience: {
        oracle: {
          en: 'Shares don’t suit your chart at present: keep to safe deposits, and stop chasing what was lost.',
          hi: 'शेयर अभी आपकी कुंडली से मेल नहीं खाते: सुरक्षित जमा रखें, और गया पैसा पकड़ने के पीछे न भागें।',
        },
        astra: {
          en: 'I’d keep you away from shares just now; peace is worth more than this excitement.',
          hi: 'अभी शेयर से दूर रहना अच्छा; इस रोमांच से चैन ज़्यादा क़ीमती है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Put in only what you could lose without telling anybody a lie.',
        hi: 'उतना ही लगाएँ जितना डूबे तो घर में झूठ न बोलना पड़े।',
      },
      {
        en: 'Keep six months of home costs in the bank before the first share.',
        hi: 'पहला शेयर लेने से पहले छह महीने का घर ख़र्च बैंक में रखें।',
      },
      {
        en: 'Take advice from a registered adviser, not from a group that sends tips.',
        hi: 'सलाह रजिस्टर्ड सलाहकार से लें, टिप भेजने वाले ग्रुप से नहीं।',
      },
      {
        en: 'Write down why you buy each share, and at what loss you will leave it.',
        hi: 'हर शेयर क्यों लिया और कितने घाटे पर छोड़ना है, लिख लें।',
      },
    ],
  },
  'crypto-money': {
    state: {
      favourable: {
        oracle: {
          en: 'Crypto may give you something, but only a small sum placed and forgotten; no chart can promise its price.',
          hi: 'क्रिप्टो से कुछ मिल सकता है, पर छोटी रकम लगाकर भूल जाने से; इसका भाव कोई कुंडली नहीं बता सकती।',
        },
        astra: {
          en: 'Your chart can bear a little crypto; a little, I mean what a dinner costs and not what a home costs.',
          hi: 'थोड़ा क्रिप्टो कुंडली सह सकती है; थोड़ा यानी एक दावत जितना, घर जितना नहीं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Crypto is not your ground: keep what is in it as small as a loss you would not notice.',
          hi: 'क्रिप्टो आपका मैदान नहीं: उसमें उतना ही रखें जितना डूबे तो फ़र्क़ न पड़े।',
        },
        astra: {
          en: 'I’d not add to crypto, nor sell in a fright; let the small part stay and put new money elsewhere.',
          hi: 'क्रिप्टो में और न डालें, घबराकर बेचें भी नहीं; छोटा हिस्सा रहने दें, नया पैसा कहीं और लगाएँ।',
        },
      },
      patience: {
        oracle: {
          en: 'Stay out of crypto for now: the chart shows more loss than gain in such quick money.',
          hi: 'क्रिप्टो से अभी दूर रहें: ऐसे तेज़ पैसे में कुंडली लाभ से ज़्यादा नुक़सान दिखाती है।',
        },
        astra: {
          en: 'Crypto would take your sleep before your money; I would leave it alone just now.',
          hi: 'क्रिप्टो पैसे से पहले नींद लेगा; अभी इसे छोड़ देना अच्छा है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Never put in savings, loan money or another person’s money.',
        hi: 'बचत, लोन या किसी और का पैसा कभी न लगाएँ।',
        for: ['loan'],
      },
      {
        en: 'Trust no group or friend that promises to multiply it.',
        hi: 'पैसा कई गुना करने का वादा करने वाले ग्रुप या दोस्त पर भरोसा न करें।',
      },
      {
        en: 'If you hold some, write today at which loss you will leave.',
        hi: 'कुछ रखा हो तो आज लिख लें कि कितने घाटे पर निकलना है।',
      },
    ],
  },
  'insurance-claim': {
    outlook: {
      yes: {
        oracle: {
          en: 'The claim is likely to be paid between {from} and {to}.',
          hi: 'क्लेम का पैसा {from} से {to} के बीच मिलने के आसार हैं।',
        },
        astra: {
          en: 'I see the claim money coming; between {from} and {to} the company should give way.',
          hi: 'क्लेम का पैसा आता दिखता है; {from} से {to} के बीच बात बननी चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'The claim takes longer; payment looks more likely between {from} and {to}.',
          hi: 'क्लेम में समय लगेगा; पैसा {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'They ask for paper after paper, I know; the claim looks nearer to {from} to {to}.',
          hi: 'वे काग़ज़ पर काग़ज़ माँगते हैं; क्लेम {from} से {to} के आसपास दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'A part of the claim can be had, after some pushing; I see no clear time for it.',
          hi: 'थोड़ा ज़ोर लगाने पर क्लेम का कुछ हिस्सा मिल सकता है; साफ़ समय नहीं दिखता।',
        },
        astra: {
          en: 'The claim isn’t dead, only stubborn; a written complaint moves it more than phone calls.',
          hi: 'क्लेम ख़त्म नहीं, बस अटका है; फ़ोन से ज़्यादा लिखित शिकायत से हिलता है।',
        },
      },
      hard: {
        oracle: {
          en: 'The claim looks difficult at present: go to the ombudsman rather than to the counter again.',
          hi: 'क्लेम अभी मुश्किल दिखता है: काउंटर के चक्कर छोड़कर बीमा लोकपाल के पास जाएँ।',
        },
        astra: {
          en: 'I can’t call this claim easy; don’t sign for less in tiredness, take it one step higher.',
          hi: 'क्लेम आसान कहना ठीक नहीं; थककर कम पर दस्तख़त न करें, एक सीढ़ी ऊपर जाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Ask for the reason of delay or refusal in writing.',
        hi: 'देर या इनकार की वजह लिखित में माँगें।',
      },
      {
        en: 'Send policy, bills, survey report and police paper together, and keep the receipt.',
        hi: 'पॉलिसी, बिल, सर्वे रिपोर्ट और पुलिस का काग़ज़ साथ भेजें और पावती रखें।',
        for: ['meeting'],
      },
      {
        en: 'After a month without answer, write to the insurance ombudsman: it costs nothing.',
        hi: 'महीने भर जवाब न आए तो बीमा लोकपाल को लिखें: इसमें कोई ख़र्च नहीं।',
      },
      {
        en: 'Accept no half payment as full and final without a lawyer’s word.',
        hi: 'वकील से पूछे बिना आधे पैसे को “पूरा और आख़िरी” न मानें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
