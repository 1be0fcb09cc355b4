import type { SituationTexts } from '../situation-texts.ts'

export const homeOfManySituationTexts = {
  'sister-in-law': {
    state: {
      favourable: {
        oracle: {
          en: 'Things with your sister-in-law are likely to become friendly; the chart favours peace in this bond.',
          hi: 'ननद, जेठानी या भाभी से रिश्ता अच्छा होने के आसार हैं; कुंडली इस रिश्ते में मेल के पक्ष में है।',
        },
        astra: {
          en: 'I see you and your sister-in-law getting along better; a warm word from you is likely to be returned.',
          hi: 'ननद, जेठानी या भाभी से बनती दिखती है; आपकी तरफ़ से एक मीठी बात का जवाब मीठा ही मिलेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'With your sister-in-law it stays now sweet, now sour; keep it polite and share little, and it works.',
          hi: 'ननद, जेठानी या भाभी से रिश्ता खट्टा-मीठा रहेगा; अदब रखें और अपनी बातें कम बताएँ, तो निभ जाएगा।',
        },
        astra: {
          en: 'Your sister-in-law will not be your closest friend, nor your enemy; a little distance keeps the peace.',
          hi: 'ननद, जेठानी या भाभी सहेली न सही, दुश्मन भी नहीं; थोड़ी दूरी से शांति बनी रहेगी।',
        },
      },
      patience: {
        oracle: {
          en: 'With your sister-in-law patience is needed: jealousy and interference do not end soon, so keep your private matters to yourself.',
          hi: 'ननद, जेठानी या भाभी के साथ धीरज चाहिए: जलन और दख़ल जल्दी नहीं जाते, इसलिए अपनी बातें अपने तक रखें।',
        },
        astra: {
          en: 'It is not easy with your sister-in-law for now; don’t chase her approval, and speak before others, not alone with her.',
          hi: 'अभी ननद, जेठानी या भाभी के साथ आसान नहीं; उन्हें ख़ुश करने के पीछे न भागें, और बात सबके सामने करें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Between you and your sister-in-law it is mostly comparing: whose word counts, who gets more, and seldom real hate.',
        hi: 'ननद, जेठानी या भाभी से खटपट ज़्यादातर बराबरी की है: किसकी चलती है, किसे ज़्यादा मिलता है; असली नफ़रत कम ही होती है।',
      },
      astra: {
        en: 'Your sister-in-law feels her own place is smaller since you came; that is why she meddles.',
        hi: 'ननद, जेठानी या भाभी को लगता है कि आपके आने से उनकी जगह घट गई; दख़ल इसी से है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Never carry a word from one in the family to another; that ends half of such quarrels.',
        hi: 'घर में एक की बात दूसरे तक न पहुँचाएँ; आधे झगड़े इसी से ख़त्म होते हैं।',
      },
      {
        en: 'Praise one thing she does well, before others.',
        hi: 'उनकी कोई एक अच्छी बात सबके सामने कहें।',
      },
      {
        en: 'Let husband or brother speak with his own sister or wife about the hard points.',
        hi: 'मुश्किल बात पति या भाई ही अपनी बहन या पत्नी से करें।',
        for: ['spouse'],
      },
      {
        en: 'Share work and expenses by a written list, so that nobody keeps count in the heart.',
        hi: 'काम और ख़र्च की सूची बना लें, ताकि कोई मन में हिसाब न रखे।',
      },
    ],
  },
  'daughter-in-law': {
    state: {
      favourable: {
        oracle: {
          en: 'Your daughter-in-law is likely to be warm and to hold the family together, and the two of you should get along.',
          hi: 'बहू के मिलनसार और घर जोड़ने वाली होने के आसार हैं, और आपसे उसकी बनेगी।',
        },
        astra: {
          en: 'I see a daughter-in-law who cares and laughs easily; give her room and she gives respect.',
          hi: 'बहू ख़याल रखने वाली और हँसमुख दिखती है; उसे जगह दें, इज़्ज़त अपने आप मिलेगी।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your daughter-in-law is likely to be good at heart and to have her own mind; it goes well where you don’t compare.',
          hi: 'बहू मन की अच्छी और अपने विचार वाली होगी; तुलना न हो तो अच्छी निभेगी।',
        },
        astra: {
          en: 'With your daughter-in-law it needs some adjusting on both sides; praise first, and advise only when she asks.',
          hi: 'बहू के साथ दोनों तरफ़ से थोड़ा तालमेल चाहिए; पहले तारीफ़ करें, सलाह तभी दें जब वह माँगे।',
        },
      },
      patience: {
        oracle: {
          en: 'With your daughter-in-law the chart asks for patience: closeness comes late, and much advice keeps it away.',
          hi: 'बहू के साथ कुंडली धीरज माँगती है: अपनापन देर से आएगा, और ज़्यादा टोकने से और दूर होगा।',
        },
        astra: {
          en: 'Your daughter-in-law may keep her distance for now; don’t take it as disrespect, and leave her her own corner of the home.',
          hi: 'बहू अभी थोड़ी दूरी रख सकती है; इसे अनादर न समझें, और घर में उसका अपना कोना रहने दें।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Give her one part of the home or kitchen in which her word is final.',
        hi: 'घर या रसोई का एक हिस्सा ऐसा दें जहाँ उसी की चले।',
      },
      {
        en: 'Tell your son nothing against her; tell her yourself, alone and kindly, if you must.',
        hi: 'बेटे से उसकी शिकायत न करें; कहना ज़रूरी हो तो उसी से, अकेले में, प्यार से कहें।',
        for: ['parent'],
      },
      {
        en: 'Speak well of her parents; nothing wins a daughter-in-law sooner.',
        hi: 'उसके माता-पिता का मान रखें; बहू का मन इससे जल्दी कुछ नहीं जीतता।',
        for: ['parent'],
      },
      {
        en: 'Sit together once a week for tea with no talk of work.',
        hi: 'हफ़्ते में एक बार साथ चाय पिएँ, काम की बात बिना।',
        for: ['meeting'],
      },
    ],
  },
  'live-with-parents': {
    state: {
      favourable: {
        oracle: {
          en: 'Living together under one roof is likely to go well: the chart favours the elders near you.',
          hi: 'एक छत के नीचे साथ रहना अच्छा रहने के आसार हैं: कुंडली बड़ों को पास रखने के पक्ष में है।',
        },
        astra: {
          en: 'Yes, living together suits you; I see comfort from the elders and for them, if each has a room to shut.',
          hi: 'हाँ, साथ रहना आपके लिए ठीक है; सबका अपना कमरा हो तो दोनों तरफ़ सुकून दिखता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Living together can work with clear rules; near each other but with two kitchens may be the better half-way.',
          hi: 'साफ़ नियम हों तो साथ रहना चल सकता है; पास-पास, पर रसोई अलग, बीच का अच्छा रास्ता है।',
        },
        astra: {
          en: 'I’d try living together for some months first, without giving up the other home; love is there, habits differ.',
          hi: 'पहले कुछ महीने साथ रहकर देखें, दूसरा घर छोड़े बिना; प्यार है, आदतें अलग हैं।',
        },
      },
      patience: {
        oracle: {
          en: 'Living together is likely to bring strain just now; stay near and visit often, rather than under one roof.',
          hi: 'अभी साथ रहने से तनाव बढ़ सकता है; एक छत के बजाय पास रहें और रोज़ मिलते रहें।',
        },
        astra: {
          en: 'For the present I would keep two homes and short distances; the affection lasts better so than in the same rooms.',
          hi: 'अभी दो घर और कम दूरी अच्छी है; एक ही घर से ज़्यादा, प्यार इसी में बना रहेगा।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Talk first with your wife or husband alone, and go to the parents with one answer.',
        hi: 'पहले जीवनसाथी से अकेले में बात करें, फिर माता-पिता के पास एक ही जवाब लेकर जाएँ।',
        for: ['spouse'],
      },
      {
        en: 'Settle money, cooking, guests and television before anybody moves.',
        hi: 'किसी के आने-जाने से पहले पैसा, खाना, मेहमान और टीवी की बात तय कर लें।',
      },
      {
        en: 'Look for a ground floor, a doctor and people of their age nearby.',
        hi: 'नीचे की मंज़िल, पास में डॉक्टर और उनकी उम्र के लोग देखें।',
      },
      {
        en: 'Agree on a day to speak again about how it goes, so that nobody has to swallow things.',
        hi: 'एक दिन तय करें जब फिर बैठकर बात हो कि कैसा चल रहा है, ताकि कोई मन में न रखे।',
      },
    ],
  },
  'parents-alone': {
    state: {
      favourable: {
        oracle: {
          en: 'Being near your parents now suits your chart: going back or bringing them close is likely to work out without loss.',
          hi: 'अभी माता-पिता के पास रहना कुंडली के हिसाब से ठीक है: लौटना या उन्हें पास लाना बिना नुक़सान के हो सकता है।',
        },
        astra: {
          en: 'Your heart is right about your parents; I see the move towards them going well, and work following you there.',
          hi: 'माता-पिता को लेकर मन सही कहता है; उनके पास जाना अच्छा रहता दिखता है, काम का रास्ता भी निकलेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'For your parents the middle way is best: do not leave your work at once, but arrange to be with them far more often.',
          hi: 'माता-पिता के लिए बीच का रास्ता अच्छा है: काम एकदम न छोड़ें, पर उनके पास आना-जाना बहुत बढ़ा दें।',
        },
        astra: {
          en: 'I wouldn’t choose between your parents and your work yet; good help at their home and longer visits can do both.',
          hi: 'माता-पिता और काम में से अभी एक को न चुनें; उनके घर पर अच्छी मदद और लंबी छुट्टियाँ दोनों सँभाल सकती हैं।',
        },
      },
      patience: {
        oracle: {
          en: 'Giving up your place for your parents in haste is not advised by the chart; set up help near them first, and return by a plan.',
          hi: 'माता-पिता के लिए जल्दबाज़ी में सब छोड़ना कुंडली ठीक नहीं मानती; पहले उनके पास मदद जुटाएँ, फिर योजना से लौटें।',
        },
        astra: {
          en: 'Please don’t leave everything out of guilt: your parents need you steady, and regular help near them can begin this week.',
          hi: 'अपराधबोध में सब न छोड़ें: माता-पिता को आपका जमा रहना भी चाहिए, और उनके पास नियमित मदद अभी से शुरू हो सकती है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Ask them what they want; many parents would rather have daily calls than a son or daughter without work.',
        hi: 'उनसे पूछें कि वे क्या चाहते हैं; कई माता-पिता को बिना काम के बच्चे से रोज़ का फ़ोन ज़्यादा अच्छा लगता है।',
        for: ['parent', 'meeting'],
      },
      {
        en: 'Find one neighbour, one doctor and one helper there, and keep their numbers.',
        hi: 'वहाँ एक पड़ोसी, एक डॉक्टर और एक मददगार तय करें, और उनके नंबर रखें।',
      },
      {
        en: 'Ask your employer about work from home or a transfer before you speak of leaving.',
        hi: 'छोड़ने की बात से पहले दफ़्तर में घर से काम या तबादले के बारे में पूछें।',
      },
      {
        en: 'Share the visits with brothers and sisters by a written turn.',
        hi: 'भाई-बहनों के साथ मिलने जाने की बारी लिखकर बाँट लें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
