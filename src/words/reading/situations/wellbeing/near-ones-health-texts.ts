import type { SituationTexts } from '../situation-texts.ts'

export const nearOnesHealthTexts = {
  'near-one-recovers': {
    outlook: {
      yes: {
        oracle: {
          en: 'The chart stands by {matter}: with the doctor’s treatment the easier days are likely from {from} to {to}.',
          hi: '{matter} के लिए सहारा अच्छा दिखता है: डॉक्टर के इलाज के साथ {from} से {to} तक राहत की उम्मीद है।',
        },
        astra: {
          en: 'I’m hopeful about {matter}; between {from} and {to} there should be more good days, treatment going on.',
          hi: '{matter} को लेकर उम्मीद है; इलाज चलता रहे तो {from} से {to} के बीच अच्छे दिन ज़्यादा होंगे।',
        },
      },
      later: {
        oracle: {
          en: 'Relief in {matter} comes slowly; the better stretch is {from} to {to}, and the doctor sets the pace.',
          hi: '{matter} में राहत धीरे-धीरे आएगी; बेहतर समय {from} से {to} तक है, रफ़्तार डॉक्टर तय करेंगे।',
        },
        astra: {
          en: 'It takes longer than you all wish; from {from} to {to} {matter} looks easier to bear.',
          hi: 'मन चाहे उससे ज़्यादा समय लगेगा; {from} से {to} तक {matter} में कुछ आसानी दिखती है।',
        },
      },
      slow: {
        oracle: {
          en: 'With {matter} the chart names no date; the doctor’s own estimate is the one to hold on to.',
          hi: '{matter} के लिए कुंडली कोई तारीख़ नहीं देती; डॉक्टर जो समय बताएँ उसी को मानें।',
        },
        astra: {
          en: 'I can’t give you a day for {matter}; ask the doctor what one sign will show that it is turning.',
          hi: '{matter} के लिए दिन नहीं बताया जा सकता; डॉक्टर से पूछें कि सुधार किस बात से दिखेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'At present {matter} needs closer care; go by the doctor and be with them, it is what helps now.',
          hi: 'अभी {matter} का ज़्यादा ध्यान चाहिए; इलाज डॉक्टर के हिसाब से हो, और आपका साथ बना रहे।',
        },
        astra: {
          en: 'This is a heavy stretch for {matter}, and the doctor must lead; your voice on the phone is also a medicine.',
          hi: '{matter} के लिए यह समय भारी है, इलाज डॉक्टर का ही हो; फ़ोन पर आपकी आवाज़ भी दवा है।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'By your chart {matter} looks steady; the usual check-ups with the doctor are enough.',
          hi: 'आपकी कुंडली से {matter} में ठहराव दिखता है; डॉक्टर की नियमित जाँच काफ़ी है।',
        },
        astra: {
          en: '{matter} gives me no cause for worry; keep the check-ups and enjoy their company.',
          hi: '{matter} को लेकर चिंता की बात नहीं दिखती; जाँच चलती रहे और साथ का आनंद लें।',
        },
      },
      mixed: {
        oracle: {
          en: 'By your chart {matter} has good weeks and weak ones; medicine on time keeps it even.',
          hi: 'आपकी कुंडली से {matter} में कभी अच्छे, कभी कमज़ोर हफ़्ते दिखते हैं; समय पर दवा से बात सँभली रहती है।',
        },
        astra: {
          en: 'I see ups and downs in {matter}; small regular care does most, and a doctor who knows the case.',
          hi: '{matter} में उतार-चढ़ाव दिखता है; रोज़ की छोटी देखभाल और पुराना जानने वाला डॉक्टर काम आते हैं।',
        },
      },
      patience: {
        oracle: {
          en: 'By your chart {matter} wants patience and attention; anything new should be shown to a doctor soon.',
          hi: 'आपकी कुंडली से {matter} में सब्र और ध्यान चाहिए; कोई नई तकलीफ़ हो तो जल्दी डॉक्टर को दिखाएँ।',
        },
        astra: {
          en: 'Keep a calm eye on {matter}; what a doctor sees early is easier to treat.',
          hi: '{matter} पर शांति से नज़र रखें; जो बात डॉक्टर को जल्दी दिखे उसका इलाज आसान होता है।',
        },
      },
    },
    isOfAnother: true,
    advice: [
      {
        en: 'Ask the family to keep one list of medicines and doses, and a photo of the last prescription.',
        hi: 'घर में दवाओं की एक सूची और आख़िरी पर्चे की फ़ोटो रखवाएँ।',
      },
      {
        en: 'Offer one thing by name: a night at the hospital, the children for a day, a meal.',
        hi: 'एक काम नाम लेकर पूछें: अस्पताल में एक रात, बच्चों को एक दिन रखना या खाना भेजना।',
        for: ['parent'],
      },
      {
        en: 'See that the Ayushman card or the insurance paper is at hand before it is needed.',
        hi: 'आयुष्मान कार्ड या बीमे का काग़ज़ ज़रूरत से पहले हाथ में रखें।',
      },
      {
        en: 'Talk with them of other things than the illness for half of each visit.',
        hi: 'मिलने जाएँ तो आधा समय बीमारी के सिवा दूसरी बातें करें।',
      },
    ],
  },
  'home-illness': {
    outlook: {
      yes: {
        oracle: {
          en: 'The round of illness at home is likely to break; the lighter stretch for the house is {from} to {to}.',
          hi: 'घर में बीमारी का यह सिलसिला टूटने की उम्मीद है; घर के लिए हल्का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'It does end, this going from one bed to the next; between {from} and {to} I see the house breathing easier.',
          hi: 'एक के बाद एक बीमार पड़ना रुकेगा; {from} से {to} के बीच घर में चैन दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'It will not stop at once; from {from} to {to} fewer at home should fall ill, with the cause looked for meanwhile.',
          hi: 'यह तुरंत नहीं रुकेगा; {from} से {to} के बीच बीमारी कम होनी चाहिए, तब तक वजह ढूँढें।',
        },
        astra: {
          en: 'Some more weeks of syrups and thermometers, I’m afraid; {from} to {to} looks healthier for all of you.',
          hi: 'अभी कुछ समय दवा-बुख़ार चल सकता है; {from} से {to} का समय सबके लिए अच्छा दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The chart names no date on which it ends: water, damp and a doctor’s look at all of you will do more than waiting.',
          hi: 'इसके रुकने की कोई तारीख़ नहीं दिखती: पानी, सीलन और सबकी एक जाँच इंतज़ार से ज़्यादा काम करेगी।',
        },
        astra: {
          en: 'I see no day marked for it, and no curse either; look for what you all share, the tank, the kitchen, the air.',
          hi: 'कोई दिन तय नहीं दिखता, और कोई दोष भी नहीं; जो चीज़ सबकी एक है उसे देखें: टंकी, रसोई, हवा।',
        },
      },
      hard: {
        oracle: {
          en: 'At present illness goes round easily in your home; have everybody seen by one doctor, as the cause may be the same.',
          hi: 'अभी घर में बीमारी जल्दी फैल रही है; सबको एक ही डॉक्टर को दिखाएँ, वजह एक हो सकती है।',
        },
        astra: {
          en: 'It is a tiring time for the house; don’t pay anyone to lift a spell, take the whole family to one doctor.',
          hi: 'घर के लिए यह थकाने वाला समय है; टोना उतरवाने में पैसे न दें, पूरे घर को एक डॉक्टर के पास ले जाएँ।',
        },
      },
    },
    why: {
      oracle: {
        en: 'When one after another falls ill, people speak of the evil eye; mostly it is water, damp, a shared infection or tired bodies, and a doctor can find it.',
        hi: 'एक के बाद एक बीमार हो तो लोग नज़र कहते हैं; ज़्यादातर वजह पानी, सीलन, एक से दूसरे को लगना या थकान होती है, और डॉक्टर उसे पकड़ सकते हैं।',
      },
      astra: {
        en: 'No one has done anything to your house; you share one tap, one kitchen and one worry, and it is there that I would look.',
        hi: 'किसी ने कुछ नहीं किया है; सबका नल, रसोई और चिंता एक है, देखना वहीं चाहिए।',
      },
    },
    advice: [
      {
        en: 'Have the tank cleaned and drink boiled or filtered water for a month.',
        hi: 'पानी की टंकी साफ़ कराएँ और एक महीना उबला या फ़िल्टर का पानी पिएँ।',
      },
      {
        en: 'Look for damp walls, mosquitoes and smoke in the kitchen, and open the windows each morning.',
        hi: 'सीलन, मच्छर और रसोई का धुआँ देखें, और सुबह खिड़कियाँ खोलें।',
      },
      {
        en: 'Write down who fell ill when and with what, and show the page to one doctor.',
        hi: 'कौन कब और किससे बीमार हुआ, यह एक पन्ने पर लिखें और एक ही डॉक्टर को दिखाएँ।',
      },
      {
        en: 'Get haemoglobin, sugar and vaccinations of the whole family checked at the health centre.',
        hi: 'पूरे घर का हीमोग्लोबिन, शुगर और टीके स्वास्थ्य केंद्र पर जँचवा लें।',
      },
    ],
  },
  'child-often-ill': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your child is likely to fall ill less often, most of all from {from} to {to}, with the children’s doctor looking after it.',
          hi: 'बच्चे का बार-बार बीमार होना कम होने की उम्मीद है, {from} से {to} तक ज़्यादा, बच्चों के डॉक्टर की देखरेख में।',
        },
        astra: {
          en: 'These fevers get rarer as the little body learns; {from} to {to} looks stronger for your child.',
          hi: 'शरीर मज़बूत होने के साथ ये बुख़ार कम होते हैं; {from} से {to} का समय बच्चे के लिए अच्छा दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'It takes some more time until your child stays well for long; the better stretch is {from} to {to}.',
          hi: 'बच्चे को लगातार ठीक रहने में थोड़ा समय और लगेगा; बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'One or two seasons more of coughs, I think; from {from} to {to} your child seems hardier.',
          hi: 'एक-दो मौसम खाँसी-ज़ुकाम और चल सकता है; {from} से {to} के बीच बच्चा ज़्यादा मज़बूत दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Your child grows out of it step by step and on no fixed date; food, sleep and the doctor’s advice do the work.',
          hi: 'बच्चा धीरे-धीरे इससे निकलेगा, कोई तय तारीख़ नहीं; खाना, नींद और डॉक्टर की सलाह ही काम करेंगे।',
        },
        astra: {
          en: 'I can’t name the month; many small ones are ill often in the first school years, and most get past it.',
          hi: 'महीना नहीं बताया जा सकता; स्कूल के पहले सालों में कई बच्चे बार-बार बीमार होते हैं और ज़्यादातर आगे ठीक रहते हैं।',
        },
      },
      hard: {
        oracle: {
          en: 'At present your child’s strength is low; if fever or cough comes every month, a children’s doctor should look for the cause.',
          hi: 'अभी बच्चे में ताक़त कम है; हर महीने बुख़ार या खाँसी हो तो बच्चों के डॉक्टर से वजह की जाँच कराएँ।',
        },
        astra: {
          en: 'It is a delicate time for the little one, so let a children’s doctor see it before any amulet does.',
          hi: 'बच्चे के लिए नाज़ुक समय है, इसलिए ताबीज़ से पहले बच्चों के डॉक्टर को दिखाएँ।',
        },
      },
    },
    why: {
      oracle: {
        en: 'A child who falls ill every month is not under anybody’s eye: low blood, dust, a crowded class or a weak stomach are common, and a doctor can tell which.',
        hi: 'बच्चा हर महीने बीमार हो तो यह किसी की नज़र नहीं: ख़ून की कमी, धूल, भीड़ वाली क्लास या पेट आम वजह हैं, डॉक्टर बता देंगे कौन-सी।',
      },
      astra: {
        en: 'It’s nothing that you did, and nobody’s spell; little bodies catch all that goes round, and a doctor can see whether more is behind it.',
        hi: 'इसमें न आपकी ग़लती है, न किसी का टोना; छोटे बच्चे जल्दी पकड़ते हैं, इससे ज़्यादा कुछ हो तो डॉक्टर देख लेंगे।',
      },
    },
    isOfAnother: true,
    advice: [
      {
        en: 'Ask the doctor for a blood count, weight for age and whether all vaccines are done.',
        hi: 'डॉक्टर से ख़ून की जाँच, उम्र के हिसाब से वज़न और सब टीके पूरे हैं या नहीं, यह देखने को कहें।',
      },
      {
        en: 'Keep a page of dates, fever and food; a pattern of season or school shows soon.',
        hi: 'तारीख़, बुख़ार और खाना लिखते रहें; मौसम या स्कूल से जुड़ी बात जल्दी दिख जाती है।',
      },
      {
        en: 'Give no antibiotic left over from last time.',
        hi: 'पिछली बार की बची एंटीबायोटिक अपने से न दें।',
      },
      {
        en: 'A black dot harms nobody; fast breathing, a fit or no drinking needs a hospital at once.',
        hi: 'काला टीका लगाने में हर्ज नहीं; पर तेज़ साँस, दौरा या पानी न पीना हो तो तुरंत अस्पताल ले जाएँ।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
