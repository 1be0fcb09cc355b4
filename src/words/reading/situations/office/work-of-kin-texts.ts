import type { SituationTexts } from '../situation-texts.ts'

export const workOfKinTexts = {
  'spouse-out-of-work': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Your spouse is likely to find work between {from} and {to}.',
          hi: 'उन्हें काम {from} से {to} के बीच मिलने की उम्मीद है।',
        },
        astra: {
          en: 'I see a real office day for them again, between {from} and {to}; hold the home together until then.',
          hi: '{from} से {to} के बीच वे फिर काम पर जाते दिखते हैं; तब तक घर का हौसला बनाए रखें।',
        },
      },
      later: {
        oracle: {
          en: 'The next job for your spouse takes longer than the savings like: it is likelier between {from} and {to}.',
          hi: 'उनकी अगली नौकरी में सोचे से ज़्यादा समय लगेगा: {from} से {to} के बीच आसार बेहतर हैं।',
        },
        astra: {
          en: 'A few more closed doors first, I feel; between {from} and {to} one of them opens for your spouse.',
          hi: 'अभी कुछ और दरवाज़े बंद मिलेंगे; {from} से {to} के बीच एक खुलता दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Your spouse can find work again, but no time stands out: it comes sooner through people of the old office than through portals.',
          hi: 'उन्हें काम दोबारा मिल सकता है, पर समय साफ़ नहीं: पोर्टल से पहले पुराने दफ़्तर के लोगों से बात बनेगी।',
        },
        astra: {
          en: 'I can’t see the month from here; what keeps them going till then is one person who doesn’t ask each evening.',
          hi: 'महीना यहाँ से नहीं दिखता; तब तक उन्हें वह साथ चलाएगा जो हर शाम सवाल न करे।',
        },
      },
      hard: {
        oracle: {
          en: 'The search stays hard for your spouse just now: a smaller post or contract work as a bridge brings more than waiting for the old pay.',
          hi: 'उनके लिए अभी नौकरी मुश्किल है: पुरानी तनख़्वाह के इंतज़ार से अच्छा है कि बीच में छोटा या ठेके का काम पकड़ लिया जाए।',
        },
        astra: {
          en: 'It’s a heavy time for the one who is searching and for you; take the small work if it comes, pride can be mended later.',
          hi: 'खोजने वाले के लिए भी समय भारी है और आपके लिए भी; छोटा काम मिले तो ले लें, मान बाद में लौट आता है।',
        },
      },
    },
    advice: [
      {
        en: 'If ESI was cut from the salary, ask the ESI office about the relief for the jobless (ABVKY): it pays part of the wage for a time.',
        hi: 'तनख़्वाह से ESI कटता था तो ESI दफ़्तर में बेरोज़गारी राहत (ABVKY) पूछें: कुछ समय तनख़्वाह का एक हिस्सा मिलता है।',
        for: ['office'],
      },
      {
        en: 'Speak with the bank together before an EMI bounces, and cut one fixed expense this month.',
        hi: 'किस्त टूटने से पहले दोनों बैंक से बात करें, और इसी महीने एक बँधा ख़र्च घटाएँ।',
        for: ['loan', 'meeting'],
      },
      {
        en: 'Make one list of ten people from old offices, and let two of them be called each day.',
        hi: 'पुराने दफ़्तरों के दस लोगों की सूची बनाएँ, और रोज़ दो को फ़ोन हो।',
      },
      {
        en: 'Praise one thing that was tried today, and leave the job out of the talk at dinner.',
        hi: 'आज जो कोशिश हुई उसकी एक बात पर शाबाशी दें, और खाने के समय नौकरी की बात न हो।',
      },
    ],
  },
  'kin-at-home': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The idle time at home is likely to end: work looks closest between {from} and {to}.',
          hi: 'घर बैठने का समय ख़त्म होता दिखता है: काम {from} से {to} के बीच सबसे पास है।',
        },
        astra: {
          en: 'I do see work coming there, between {from} and {to}; a little less pushing and one real contact will bring it.',
          hi: '{from} से {to} के बीच काम लगता दिखता है; ताने कम और एक सच्ची जान-पहचान ज़्यादा काम करेगी।',
        },
      },
      later: {
        oracle: {
          en: 'It takes some more months at home before work comes: {from} to {to} is likelier.',
          hi: 'काम लगने से पहले कुछ समय और घर पर जाएगा: {from} से {to} के बीच आसार ज़्यादा हैं।',
        },
        astra: {
          en: 'Not yet, I feel; between {from} and {to} the lazy days turn into some kind of work.',
          hi: 'अभी नहीं; {from} से {to} के बीच ये ख़ाली दिन किसी काम में बदलते दिखते हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'Work can come, but it won’t walk into the room: no time stands out, and a first small task from outside the family starts it.',
          hi: 'काम लग सकता है, पर कमरे में चलकर नहीं आएगा: समय साफ़ नहीं, और शुरुआत घर के बाहर के किसी छोटे काम से होगी।',
        },
        astra: {
          en: 'I see more fear than laziness there; no date, but a small job under a stranger does more than ten lectures.',
          hi: 'वहाँ आलस से ज़्यादा झिझक दिखती है; तारीख़ नहीं, पर किसी अनजान के यहाँ छोटा काम दस भाषणों से ज़्यादा करेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'Just now no regular job is near: agree on a course or part work with a fixed date, or else the habit of sitting grows.',
          hi: 'अभी पक्की नौकरी पास नहीं: तारीख़ तय करके कोई कोर्स या आधे दिन का काम शुरू करवाएँ, वरना बैठने की आदत बढ़ेगी।',
        },
        astra: {
          en: 'It will try your patience a while longer; keep food and roof, stop the pocket money, and keep the talk kind.',
          hi: 'सब्र का इम्तिहान कुछ और चलेगा; खाना और छत रहे, जेब ख़र्च बंद हो, और बोल नरम रहे।',
        },
      },
    },
    advice: [
      {
        en: 'Ask which work was last liked for even a week, and look for that first, whatever the degree says.',
        hi: 'पूछें कि कौन सा काम एक हफ़्ता भी अच्छा लगा था, और डिग्री छोड़कर पहले वही ढूँढें।',
      },
      {
        en: 'Set a date from which phone and pocket money are paid from own earning, however small.',
        hi: 'एक तारीख़ तय करें जिसके बाद फ़ोन और जेब ख़र्च अपनी कमाई से हो, चाहे थोड़ी हो।',
        for: ['meeting'],
      },
      {
        en: 'Get three days of trial work with somebody you know, away from home.',
        hi: 'घर से दूर किसी जानने वाले के यहाँ तीन दिन काम करवाकर देखें।',
      },
      {
        en: 'Look up the nearest skill centre (PMKVY) or ITI: the short courses are free and end with placement.',
        hi: 'पास का कौशल केंद्र (PMKVY) या आईटीआई देखें: छोटे कोर्स मुफ़्त हैं और बाद में काम दिलाने में मदद करते हैं।',
        for: ['no-degree'],
      },
      {
        en: 'If sleep, food or mood have changed for weeks, see a doctor before you call it laziness.',
        hi: 'हफ़्तों से नींद, खाना या मन बदला हो तो आलसी कहने से पहले डॉक्टर को दिखाएँ।',
      },
    ],
  },
  'partner-gets-job': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Your partner is likely to get a job between {from} and {to}, and that is also the time to speak at home.',
          hi: 'उनकी नौकरी {from} से {to} के बीच लगने की उम्मीद है, और घर पर बात चलाने का समय भी वही है।',
        },
        astra: {
          en: 'The job that you both wait for looks near to me, between {from} and {to}; after that the talk at home gets easier.',
          hi: 'जिस नौकरी का इंतज़ार दोनों को है, वह {from} से {to} के बीच पास दिखती है; उसके बाद घर पर बात आसान होगी।',
        },
      },
      later: {
        oracle: {
          en: 'Your partner’s job takes somewhat longer: {from} to {to} is likelier, so tell your people of the plan before that.',
          hi: 'उनकी नौकरी में थोड़ा और समय है: {from} से {to} के बीच आसार ज़्यादा हैं, इसलिए घर वालों को योजना पहले बता दें।',
        },
        astra: {
          en: 'A bit more waiting for the two of you, I feel; between {from} and {to} it turns.',
          hi: 'दोनों को थोड़ा और रुकना होगा; {from} से {to} के बीच बात बनती दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'Your partner can find work, but I can’t tie your wedding to a date of it: let one firm job do, the dream job can come later.',
          hi: 'उन्हें काम मिल सकता है, पर शादी को उसकी तारीख़ से बाँधना ठीक नहीं: एक पक्की नौकरी काफ़ी है, मनपसंद बाद में भी मिल सकती है।',
        },
        astra: {
          en: 'No month shows itself; talk openly about how long you both wait, before somebody at home decides it for you.',
          hi: 'महीना नहीं दिखता; कितना रुकना है, यह दोनों खुलकर तय करें, इससे पहले कि घर में कोई और तय करे।',
        },
      },
      hard: {
        oracle: {
          en: 'Work looks hard for your partner just now: don’t stake everything on one exam, a smaller job will speak for them at your home as well.',
          hi: 'अभी उनके लिए काम मुश्किल दिखता है: सब कुछ एक परीक्षा पर न रहे, छोटी नौकरी भी आपके घर में उनके पक्ष में बोलेगी।',
        },
        astra: {
          en: 'I know what hangs on it for you; the door is tight at present, so buy time at home with a plan and not with excuses.',
          hi: 'पता है कि इस पर आपका क्या टिका है; अभी रास्ता तंग है, घर पर बहाने नहीं, एक योजना बताकर समय लें।',
        },
      },
    },
    advice: [
      {
        en: 'Agree between you two on a date up to which you wait, and on what you do after it.',
        hi: 'आपस में तय करें कि कब तक रुकेंगे और उसके बाद क्या करेंगे।',
        for: ['meeting'],
      },
      {
        en: 'Help with the resume and one mock interview a week rather than asking each day.',
        hi: 'रोज़ पूछने से अच्छा, हफ़्ते में एक बार बायोडाटा और नक़ली इंटरव्यू में मदद करें।',
        for: ['career', 'office'],
      },
      {
        en: 'Let one elder at home meet your partner before the job comes: a face helps more than a post.',
        hi: 'नौकरी से पहले ही किसी बड़े से मिलवा दें: पद से ज़्यादा इंसान देखकर बात बनती है।',
        for: ['couple'],
      },
      {
        en: 'Take no loan in your own name for their course, visa or bike.',
        hi: 'उनके कोर्स, वीज़ा या गाड़ी के लिए अपने नाम पर क़र्ज़ न लें।',
        for: ['loan'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
