import type { SituationTexts } from '../situation-texts.ts'

export const kinTradesTexts = {
  'kin-shop-runs': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, their shop or business should run; custom picks up best between {from} and {to}.',
          hi: 'हाँ, उनका काम चलना चाहिए; ग्राहक सबसे अच्छे {from} से {to} के बीच जुड़ेंगे।',
        },
        astra: {
          en: 'I see their work finding its customers; the till should be fuller between {from} and {to}.',
          hi: 'उनका काम चल निकलता दिखता है; {from} से {to} के बीच गल्ला ज़्यादा भरेगा।',
        },
      },
      later: {
        oracle: {
          en: 'Their business will run, but not from the first month: the better stretch for it is {from} to {to}.',
          hi: 'उनका काम चलेगा, पर पहले महीने से नहीं: बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'A slow start, and then it catches: look for steady custom between {from} and {to}, and let them hold on till then.',
          hi: 'शुरुआत धीमी, फिर काम पकड़ेगा: {from} से {to} के बीच पक्के ग्राहक दिखते हैं, तब तक उन्हें टिके रहने दें।',
        },
      },
      slow: {
        oracle: {
          en: 'Their shop can just about run: it will cover its costs if the rent and the stock stay small; no quick rise shows.',
          hi: 'उनका काम ठीक-ठाक चल सकता है: किराया और माल छोटा रहे तो ख़र्च निकल आएगा; जल्दी बढ़त नहीं दिखती।',
        },
        astra: {
          en: 'It will feed them rather than make them rich for now; what they earn depends on who sits at the counter each day.',
          hi: 'अभी घर चलेगा, अमीरी नहीं आएगी; कमाई इस पर है कि रोज़ दुकान पर कौन बैठता है।',
        },
      },
      hard: {
        oracle: {
          en: 'As it is being done now their business has little support: a small trial before a big shop is the safer course.',
          hi: 'अभी जिस ढंग से हो रहा है, उसमें उनके काम को साथ कम है: बड़ी दुकान से पहले छोटे में आज़माना ठीक रहेगा।',
        },
        astra: {
          en: 'I can’t give you a ready yes for their shop; help them keep it small, and keep the house money out of it for now.',
          hi: 'उनकी दुकान के लिए सीधी हाँ नहीं दिखती; काम छोटा रखने में मदद करें, घर का पैसा अभी उसमें न डालें।',
        },
      },
    },
    advice: [
      {
        en: 'Sit with them once and write rent, wages, stock and sale of one month: it shows whether it runs.',
        hi: 'एक बार साथ बैठकर महीने का किराया, मज़दूरी, माल और बिक्री लिखें: इसी से पता चलेगा कि काम चल रहा है या नहीं।',
        for: ['shares'],
      },
      {
        en: 'Let them keep half a year’s household money aside before more goes into the shop.',
        hi: 'दुकान में और पैसा लगे, उससे पहले छह महीने का घर ख़र्च अलग रखवाएँ।',
      },
      {
        en: 'If your own money goes in, have it written: how much, whose, and when it comes back.',
        hi: 'आपका पैसा लगे तो लिखवा लें: कितना, किसका, और कब लौटेगा।',
      },
      {
        en: 'Send them ten people you know in the first month; early custom helps more than advice.',
        hi: 'पहले महीने अपने दस पहचान वालों को वहाँ भेजें; शुरू के ग्राहक सलाह से ज़्यादा काम आते हैं।',
      },
    ],
  },
  'kin-trade-recovers': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Their business should get back on its feet, and the turn looks to be between {from} and {to}.',
          hi: 'उनका धंधा फिर सँभलना चाहिए, और मोड़ {from} से {to} के बीच दिखता है।',
        },
        astra: {
          en: 'I see their work rising again; from {from} to {to} customers and money begin to return.',
          hi: 'उनका काम फिर उठता दिखता है; {from} से {to} के बीच ग्राहक और पैसा लौटने लगेंगे।',
        },
      },
      later: {
        oracle: {
          en: 'It stays tight for them a while yet; their business looks better from {from} to {to}.',
          hi: 'उनका हाथ अभी कुछ समय तंग रहेगा; धंधा {from} से {to} के बीच बेहतर दिखता है।',
        },
        astra: {
          en: 'Not this season, I feel; {from} to {to} is kinder to their trade, and till then each small saving counts.',
          hi: 'इस मौसम में नहीं; {from} से {to} का समय उनके धंधे के लिए बेहतर है, तब तक हर छोटी बचत काम की है।',
        },
      },
      slow: {
        oracle: {
          en: 'Their business comes back in parts: the losing half has to go before the rest can pay.',
          hi: 'उनका धंधा टुकड़ों में सँभलेगा: घाटे वाला हिस्सा हटेगा तभी बाक़ी कमाएगा।',
        },
        astra: {
          en: 'Their trade can recover, though no clear month shows; what they cut now, in rent and credit, decides more than the season.',
          hi: 'धंधा सँभल सकता है, पर साफ़ महीना नहीं दिखता; अभी किराया और उधार कितना घटता है, वही मौसम से ज़्यादा तय करेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'In its present form their business looks hard to save soon; another line, or work beside it, will help sooner.',
          hi: 'अभी के रूप में उनका धंधा जल्दी सँभलता नहीं दिखता; दूसरा माल या साथ में कोई काम जल्दी सहारा देगा।',
        },
        astra: {
          en: 'They carry this in silence; don’t wait for the old shop alone, find one small income beside it this month.',
          hi: 'वे यह सब चुपचाप झेल रहे हैं; सिर्फ़ पुरानी दुकान के भरोसे न रहें, इसी महीने साथ में एक छोटी आमदनी खोजें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask them for the three figures: monthly loss, credit given out, debt taken. Begin with the credit.',
        hi: 'उनसे तीन आँकड़े पूछें: महीने का घाटा, बाज़ार में फँसा उधार, लिया हुआ क़र्ज़। शुरुआत उधार वसूलने से करें।',
        for: ['meeting'],
      },
      {
        en: 'No new loan to pay an old one, and none on the house or on jewellery.',
        hi: 'पुराना चुकाने को नया क़र्ज़ न लें, घर या गहनों पर तो बिल्कुल नहीं।',
        for: ['loan'],
      },
      {
        en: 'Let them talk to three traders of the same line whose shops do run, and copy one thing.',
        hi: 'उसी काम के तीन चलते दुकानदारों से मिलवाएँ, और एक बात अपनाएँ।',
      },
      {
        en: 'Say one kind word at the end of the day before asking about the sale.',
        hi: 'शाम को बिक्री पूछने से पहले एक अच्छी बात कहें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
