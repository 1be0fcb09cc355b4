import type { SituationTexts } from '../situation-texts.ts'

export const houseWallsTexts = {
  'near-cremation': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'The neighbourhood itself does you no harm: your chart is strong for property; look at light, water and resale, and then buy if these are good.',
          hi: 'पड़ोस से आपका कुछ नहीं बिगड़ता: ज़मीन-मकान के लिए कुंडली अच्छी है; रोशनी, पानी और दोबारा बिकने का दाम देखें, ठीक हो तो लें।',
        },
        astra: {
          en: 'If you can sleep there without a thought of it, take it; the fear is people’s, the saving is yours.',
          hi: 'वहाँ बिना ख़याल आए नींद आए तो ले लें; डर लोगों का है, बचत आपकी।',
        },
      },
      mixed: {
        oracle: {
          en: 'Tradition advises some distance from such places; with a wall, a road between and a good price it can be taken to let or to sell, less to live in.',
          hi: 'परंपरा ऐसी जगह से थोड़ी दूरी कहती है; बीच में दीवार, सड़क और अच्छा दाम हो तो किराये या बेचने को ठीक, रहने को कम।',
        },
        astra: {
          en: 'It’s cheap for a reason, and you would meet the same reason when selling; go there at dusk once and ask your own heart.',
          hi: 'सस्ता किसी वजह से है, और बेचते समय वही वजह आपके सामने होगी; एक बार शाम को जाएँ और अपने मन से पूछें।',
        },
      },
      patience: {
        oracle: {
          en: 'I’d let this one go: property asks patience of you just now, and a place you would have to explain to everybody is no bargain.',
          hi: 'इसे जाने देना बेहतर है: अभी ज़मीन-मकान में धीरज चाहिए, और जिस जगह की सफ़ाई सबको देनी पड़े वह सस्ती नहीं।',
        },
        astra: {
          en: 'Your unease is answer enough; another plot will come in which nobody at home lies awake.',
          hi: 'मन की खटक ही जवाब है; दूसरा प्लॉट आएगा जिसमें घर का कोई जागता न रहे।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Ask two brokers what the same size sells for three streets away.',
        hi: 'दो दलालों से पूछें कि तीन गली दूर उतनी ही ज़मीन किस भाव है।',
      },
      {
        en: 'Check title, smoke, drains and flood level before any thought of omens.',
        hi: 'शकुन से पहले काग़ज़, धुआँ, नाली और पानी का स्तर देखें।',
      },
      {
        en: 'If you do buy, have a simple griha shanti and the entrance away from that side.',
        hi: 'लें तो सादी गृह शांति कराएँ और मुख्य द्वार उस ओर न रखें।',
      },
    ],
  },
  'repair-or-rebuild': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Rebuild, if the money for it is whole: a new roof suits your time, and half measures would be paid for twice.',
          hi: 'पूरा पैसा हो तो नया बनाएँ: नई छत के लिए समय अच्छा है, आधे काम का ख़र्च दो बार लगेगा।',
        },
        astra: {
          en: 'The old walls have done their duty; build anew and keep one door of theirs inside it.',
          hi: 'पुरानी दीवारें अपना काम कर चुकीं; नया बनाएँ और उनका एक दरवाज़ा उसमें रखें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Repair first what lets in water and what may fall; rebuild in two or three years when the family agrees.',
          hi: 'पहले वह ठीक करें जहाँ से पानी आता है या जो गिर सकता है; घर वाले मान जाएँ तो दो-तीन साल में नया।',
        },
        astra: {
          en: 'One room, one roof at a time: so the house stays whole and the purse too.',
          hi: 'एक कमरा, एक छत, बारी-बारी से: घर भी बचे और जेब भी।',
        },
      },
      patience: {
        oracle: {
          en: 'Only the needful repair for now: building asks patience of you, and a large work begun in this time would stop halfway.',
          hi: 'अभी बस ज़रूरी मरम्मत: बनवाने में धीरज चाहिए, इस समय शुरू बड़ा काम बीच में रुक सकता है।',
        },
        astra: {
          en: 'Don’t let anyone push you to break it this year; an old house that stands is better than a new one half built.',
          hi: 'इस साल तुड़वाने के दबाव में न आएँ; खड़ा पुराना घर आधे बने नए से बेहतर है।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Have an engineer look at pillars and foundation; if they are sound, repair is the cheaper.',
        hi: 'इंजीनियर से खंभे और नींव दिखाएँ; पक्के हों तो मरम्मत सस्ती है।',
      },
      {
        en: 'Mend the roof before the rains and the walls after.',
        hi: 'छत बारिश से पहले, दीवारें बाद में।',
      },
      {
        en: 'Get all heirs’ consent in writing before the first brick is moved.',
        hi: 'पहली ईंट हटाने से पहले सब हिस्सेदारों की लिखित हामी लें।',
      },
      {
        en: 'Keep a fifth of the estimate aside; old houses hide their bill.',
        hi: 'अनुमान का पाँचवाँ हिस्सा अलग रखें; पुराने घर अपना ख़र्च छिपाए रखते हैं।',
      },
    ],
  },
  'add-floor': {
    outlook: {
      yes: {
        oracle: {
          en: 'Build it; {from} to {to} is a good stretch to begin.',
          hi: 'बनवा लें; शुरू करने का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Your house wants to grow upward, I feel; lay the first brick between {from} and {to}.',
          hi: 'घर ऊपर बढ़ना चाहता है; पहली ईंट {from} से {to} के बीच रखें।',
        },
      },
      later: {
        oracle: {
          en: 'Save for it now and build later: {from} to {to} looks better.',
          hi: 'अभी पैसा जोड़ें, बाद में बनाएँ: {from} से {to} तक का समय बेहतर है।',
        },
        astra: {
          en: 'Not in this haste; the mason and the money agree with each other between {from} and {to}.',
          hi: 'इस जल्दी में नहीं; मिस्त्री और पैसा दोनों {from} से {to} के बीच मेल खाते हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'You may build when the full sum is in hand; no special time is marked.',
          hi: 'पूरी रक़म हाथ में हो तब बनाएँ; कोई ख़ास समय नहीं दिखता।',
        },
        astra: {
          en: 'No date stands out; one sound room done is better than a floor half done.',
          hi: 'कोई तारीख़ साफ़ नहीं; अधूरी मंज़िल से पूरा एक कमरा अच्छा।',
        },
      },
      hard: {
        oracle: {
          en: 'Better not this year: building would cost more than reckoned, and peace at home with it.',
          hi: 'इस साल न करें: बनवाना सोचे से महँगा पड़ेगा, और घर का चैन भी जाएगा।',
        },
        astra: {
          en: 'Let the roof be a roof for one more year; dry your chillies there and keep the money.',
          hi: 'छत को एक साल और छत रहने दें; पैसा बचाकर रखें।',
        },
      },
    },
    advice: [
      { en: 'Have the pillars tested for the weight first.', hi: 'पहले जाँच लें कि खंभे वज़न उठा सकेंगे।' },
      {
        en: 'Take the municipality’s permission, an unlawful floor can be broken down.',
        hi: 'नगर पालिका की अनुमति लें, बिना अनुमति मंज़िल गिराई जा सकती है।',
      },
      {
        en: 'If it is to be let, give it a stair and a meter of its own.',
        hi: 'किराये पर देना हो तो अलग सीढ़ी और अलग मीटर रखें।',
      },
    ],
  },
  'rent-or-sell': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Let it on rent: your chart holds property well, and it will be worth more later.',
          hi: 'किराये पर दें: आपकी कुंडली में संपत्ति टिकती है, और बाद में दाम ज़्यादा होगा।',
        },
        astra: {
          en: 'Keep the roof, sell the worry: a good tenant and an agreement, and it feeds you.',
          hi: 'छत रखें, चिंता छोड़ें: अच्छा किरायेदार और पक्का काग़ज़ हो तो वही कमाई देगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Rent it for eleven months and watch: if it stands empty or needs repair each season, sell then.',
          hi: 'ग्यारह महीने किराये पर देकर देखें: ख़ाली रहे या हर मौसम मरम्मत माँगे तो बेच दें।',
        },
        astra: {
          en: 'If somebody of yours may come back to live there, let it; if not for ten years, let it go.',
          hi: 'अपना कोई लौटकर रह सकता हो तो किराये पर दें; दस साल तक नहीं तो जाने दें।',
        },
      },
      patience: {
        oracle: {
          en: 'Neither in haste: the price is weak for you just now and tenants are trouble from afar; lock it, mend it, and decide in a year.',
          hi: 'जल्दी में दोनों नहीं: अभी दाम कमज़ोर और दूर से किरायेदार झंझट; ताला, मरम्मत, और साल भर बाद फ़ैसला।',
        },
        astra: {
          en: 'It’s memory as much as property; don’t sign while the heart pulls both ways.',
          hi: 'यह संपत्ति जितनी है, याद भी उतनी; मन दो ओर खिंचे तब दस्तख़त न करें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Compare a year’s rent, less tax and repair, with bank interest on the price.',
        hi: 'साल का किराया, टैक्स और मरम्मत घटाकर, दाम के बैंक ब्याज से मिलाएँ।',
      },
      {
        en: 'Register the rent agreement and have the tenant verified by the police.',
        hi: 'किरायानामा रजिस्टर कराएँ और किरायेदार का पुलिस सत्यापन कराएँ।',
      },
      {
        en: 'Clear name and mutation first; both tenants and buyers ask for it.',
        hi: 'पहले नाम और दाख़िल-ख़ारिज साफ़ करें; दोनों यही पूछते हैं।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
