import type { SituationTexts } from '../situation-texts.ts'

export const weddedSituationTexts = {
  'divorce-goes-through': {
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The divorce is likely to go through rather than drag on, and the final order looks closest between {from} and {to}.',
          hi: 'तलाक़ खिंचने के बजाय पूरा होने के आसार हैं, और आख़िरी आदेश {from} से {to} के बीच आता दिखता है।',
        },
        astra: {
          en: 'Yes, this case should come to its end; I see the decree nearest to you from {from} to {to}.',
          hi: 'हाँ, यह मामला निपटता दिखता है; डिक्री {from} से {to} तक मिलने की उम्मीद सबसे अच्छी है।',
        },
      },
      later: {
        oracle: {
          en: 'The divorce is not likely to be over at the very next hearing; the likelier time for the decree is {from} to {to}.',
          hi: 'अगली ही पेशी में तलाक़ पूरा होने की संभावना कम है; डिक्री का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'It drags a while yet before it ends, so be ready for another date in court; I’d look to {from} until {to} for the final paper.',
          hi: 'अभी एक-दो तारीख़ और लग सकती हैं, मन तैयार रखें; आख़िरी काग़ज़ के लिए {from} से {to} तक का समय देखें।',
        },
      },
      slow: {
        oracle: {
          en: 'The divorce can go through, but the chart marks no time for it; agreement on money and children will move it faster than any date.',
          hi: 'तलाक़ हो सकता है, पर कोई पक्का समय नहीं दिखता; पैसे और बच्चों पर सहमति इसे किसी भी तारीख़ से तेज़ करेगी।',
        },
        astra: {
          en: 'I can’t give you the day of the order; it moves as fast as the two of you settle what is left, hearing by hearing.',
          hi: 'आदेश किस दिन आएगा, यह बताना मुश्किल है; बाक़ी बातें जितनी जल्दी तय होंगी, मामला उतना ही तेज़ चलेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the divorce looks likely to drag on rather than close, so keep money and patience for more hearings, and ask about mediation.',
          hi: 'अभी तलाक़ पूरा होने के बजाय खिंचता दिखता है, इसलिए और पेशियों के लिए पैसे और धीरज रखें, और आपसी समझौते की मीटिंग (मीडिएशन) के बारे में पूछें।',
        },
        astra: {
          en: 'Honestly, I don’t see the end of this case soon; arrange your days so that life goes on while the court takes its time.',
          hi: 'सच कहें तो इस केस का अंत अभी पास नहीं दिखता; अपने दिन ऐसे जमाएँ कि कोर्ट अपना समय ले और ज़िंदगी चलती रहे।',
        },
      },
    },
    advice: [
      {
        en: 'Ask your lawyer for a list of what is still missing in the file, and get it in before the next date.',
        hi: 'वकील से लिखवा लें कि फ़ाइल में क्या-क्या बाक़ी है, और अगली तारीख़ से पहले पूरा करें।',
        for: ['meeting'],
      },
      {
        en: 'Where both agree, ask whether the waiting period can be waived by the court.',
        hi: 'दोनों राज़ी हों तो पूछें कि कोर्ट इंतज़ार की अवधि माफ़ कर सकता है या नहीं।',
      },
      {
        en: 'Put money, belongings and the children’s days in a written settlement, so that nothing is left to fight over.',
        hi: 'पैसा, सामान और बच्चों के दिन लिखित समझौते में डालें, ताकि झगड़े को कुछ न बचे।',
        for: ['parent'],
      },
      {
        en: 'Be present in person at each hearing and carry your ID and marriage papers.',
        hi: 'हर पेशी में ख़ुद मौजूद रहें, पहचान पत्र और शादी के काग़ज़ साथ रखें।',
      },
    ],
  },
  'what-spouse-wants': {
    state: {
      favourable: {
        oracle: {
          en: 'Your husband or wife is likely to want your time and a warm word from you more than anything that money buys.',
          hi: 'लगता है आपके जीवनसाथी को किसी महँगी चीज़ से ज़्यादा आपका समय और दो मीठे बोल चाहिए।',
        },
        astra: {
          en: 'What is longed for at your side is simple: sit together, laugh a little, and say aloud that they matter to you.',
          hi: 'आपके साथी की चाहत सीधी है: साथ बैठना, थोड़ा हँसना, और यह सुनना कि वे आपके लिए कितने ज़रूरी हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your husband or wife is likely to want to be heard fully and to have the daily work shared without having to ask.',
          hi: 'जीवनसाथी की उम्मीद यह लगती है कि उनकी बात पूरी सुनी जाए और घर का काम बिना कहे बँट जाए।',
        },
        astra: {
          en: 'I think there’s a wish for a little fairness: listen without a remedy at once, and take one daily job off those shoulders.',
          hi: 'लगता है साथी को थोड़ी बराबरी चाहिए: सलाह दिए बिना सुनें, और रोज़ का एक काम उनके सिर से ले लें।',
        },
      },
      patience: {
        oracle: {
          en: 'Your husband or wife is likely to want peace and assurance first: no correction, no old quarrels, and a promise that is kept.',
          hi: 'लगता है जीवनसाथी को सबसे पहले शांति और भरोसा चाहिए: टोका न जाए, पुरानी बातें न उठें, और जो कहा जाए वह निभे।',
        },
        astra: {
          en: 'Just now your partner needs to feel safe with you; gentleness in small things will be felt more than a big gift.',
          hi: 'अभी आपके साथी को आपके साथ सुकून चाहिए; बड़े तोहफ़े से ज़्यादा छोटी-छोटी बातों में नरमी असर करेगी।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Ask it directly over tea: “What would make your week easier?”, and do just that.',
        hi: 'चाय पर सीधे पूछें, “इस हफ़्ते तुम्हारा क्या आसान कर दूँ?”, और वही करें।',
      },
      {
        en: 'Give twenty minutes a day without phone or television.',
        hi: 'रोज़ बीस मिनट बिना फ़ोन और टीवी के साथ बैठें।',
      },
      {
        en: 'Thank them for one thing that is taken for granted, every day.',
        hi: 'रोज़ उस एक काम के लिए शुक्रिया कहें जिसे कोई गिनता नहीं।',
      },
      {
        en: 'Ask before you decide on money, guests or the children.',
        hi: 'पैसे, मेहमान या बच्चों की बात तय करने से पहले उनसे पूछें।',
        for: ['parent', 'leaving'],
      },
    ],
  },
  'romance-in-marriage': {
    outlook: {
      yes: {
        oracle: {
          en: 'The love and sweetness between you two are likely to return, and {from} to {to} is the warmer time for it.',
          hi: 'आप दोनों के बीच प्यार और मिठास लौटने के आसार हैं, और इसके लिए {from} से {to} तक का समय अच्छा है।',
        },
        astra: {
          en: 'Yes, what you had isn’t gone, only buried under work and duties; I see it waking again from {from} to {to}.',
          hi: 'हाँ, वह पहले वाली बात गई नहीं, काम और ज़िम्मेदारी के नीचे दबी है; {from} से {to} तक वह फिर जागती दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'The old warmth in your marriage is likely to return, but not at once; the better time for it is {from} to {to}.',
          hi: 'शादी में पहले वाली गर्माहट लौटेगी, पर एकदम से नहीं; इसका बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Love comes back to this home a little later than you wish, more easily between {from} and {to}; till then be friends again.',
          hi: 'इस घर में प्यार थोड़ी देर से लौटेगा, {from} से {to} के बीच ज़्यादा आसानी से; तब तक फिर से दोस्त बनें।',
        },
      },
      slow: {
        oracle: {
          en: 'Tenderness in your marriage can return by small steps from both sides; the chart marks no time, and a beginning can be made any evening.',
          hi: 'शादी में प्यार दोनों तरफ़ के छोटे क़दमों से लौट सकता है; कोई तय समय नहीं दिखता, शुरुआत किसी भी शाम हो सकती है।',
        },
        astra: {
          en: 'It is neither lost nor coming by itself: if one of you begins with a kind touch, I believe the other will follow.',
          hi: 'यह न ख़त्म हुआ है, न अपने आप लौटेगा: एक पहल करे तो दूसरे का मन भी पिघलने की उम्मीद है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the marriage runs more on duty than on love, and pushing for romance may tire you both; rebuild friendship first.',
          hi: 'अभी शादी प्यार से ज़्यादा ज़िम्मेदारी पर चल रही है, और ज़ोर देने से दोनों थकेंगे; पहले दोस्ती फिर से बनाएँ।',
        },
        astra: {
          en: 'It is a dry stretch between you two, I won’t hide it; kindness that expects nothing is what helps just now.',
          hi: 'छिपाना ठीक नहीं, आप दोनों के बीच अभी रूखा समय है; बिना कुछ माँगे की नरमी ही इन दिनों काम करेगी।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Love can be brought back into your marriage well: the bond beneath is sound, and time alone together is what it lacks.',
          hi: 'शादी में प्यार वापस लाया जा सकता है: भीतर का रिश्ता ठीक है, बस सिर्फ़ दोनों के अपने समय की कमी है।',
        },
        astra: {
          en: 'The liking is still there under all the duties; a walk, a joke and an old song would do more than long talks.',
          hi: 'ज़िम्मेदारियों के नीचे लगाव अब भी है; लंबी बातों से ज़्यादा साथ की सैर, हँसी-मज़ाक और कोई पुराना गाना काम करेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'To bring sweetness back, begin with respect in daily talk; affection follows there more slowly, but it does follow.',
          hi: 'मिठास वापस लाने के लिए शुरुआत रोज़ की बोली में आदर से करें; प्यार थोड़ा धीरे, पर पीछे-पीछे आएगा।',
        },
        astra: {
          en: 'Warmth will need a little courage from you: say one loving thing a day, and don’t count whether it is returned.',
          hi: 'प्यार बढ़ाने में पहल आपको करनी होगी: रोज़ एक प्यार की बात कहें, और जवाब का हिसाब न रखें।',
        },
      },
      patience: {
        oracle: {
          en: 'Your marriage needs rest from complaints before love can grow in it again; begin with peace and let romance come last.',
          hi: 'प्यार फिर पनपे, उससे पहले शादी को शिकायतों से आराम चाहिए; शुरुआत शांति से करें, रोमांस बाद में आएगा।',
        },
        astra: {
          en: 'Go gently: for now sit near, speak softly and expect little; closeness can’t be pulled, it comes when it feels safe.',
          hi: 'धीरे चलें: अभी पास बैठें, नरम बोलें और उम्मीद कम रखें; अपनापन खींचने से नहीं, सुकून से आता है।',
        },
      },
    },
    advice: [
      {
        en: 'Keep one hour a week for the two of you, with no talk of money, children or relatives.',
        hi: 'हफ़्ते में एक घंटा सिर्फ़ दोनों का रखें, जिसमें पैसे, बच्चों या रिश्तेदारों की बात न हो।',
        for: ['parent', 'couple'],
      },
      {
        en: 'Go back once to a place from your early days, or cook what you ate then.',
        hi: 'एक बार वहाँ साथ जाएँ जहाँ शुरू के दिनों में जाते थे, या वही पुराना खाना बनाएँ।',
      },
      {
        en: 'Greet and part with a touch and a smile, each day.',
        hi: 'रोज़ आते-जाते मुस्कुराकर मिलें, हाथ थामें।',
      },
      {
        en: 'Let the children sleep by their own hour, so that an evening is left for you both.',
        hi: 'बच्चों के सोने का समय तय करें, ताकि शाम का थोड़ा समय दोनों के लिए बचे।',
        for: ['parent'],
      },
    ],
  },
  'no-physical-intimacy': {
    outlook: {
      yes: {
        oracle: {
          en: 'Closeness of body as husband and wife is likely to come right, with help and patience, most of all between {from} and {to}.',
          hi: 'पति-पत्नी के बीच शरीर का रिश्ता सँभलने के आसार हैं, मदद और धीरज के साथ, सबसे ज़्यादा {from} से {to} के बीच।',
        },
        astra: {
          en: 'This distance in bed needn’t stay, and there’s no shame in it; I see it getting easier from {from} to {to}.',
          hi: 'यह दूरी हमेशा की नहीं, और इसमें शर्म की बात नहीं; {from} से {to} तक नज़दीकी आसान होती दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'Physical closeness between you two will take time to return; the easier stretch for it is {from} to {to}.',
          hi: 'आप दोनों की शारीरिक नज़दीकी लौटने में समय लगेगा; इसके लिए आसान समय {from} से {to} तक है।',
        },
        astra: {
          en: 'It won’t mend by hurrying, but between {from} and {to} I see the fear and stiffness loosening in your nights.',
          hi: 'जल्दी करने से यह नहीं सुधरेगा, पर {from} से {to} के बीच झिझक और डर कम होते दिखते हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'Intimacy can return to your marriage; the chart gives no time for it, and a doctor’s visit will decide more than waiting.',
          hi: 'शादी में शारीरिक सुख लौट सकता है; कोई तय समय नहीं दिखता, इंतज़ार से ज़्यादा डॉक्टर से मिलना काम आएगा।',
        },
        astra: {
          en: 'I can’t name the day when it comes right; most such troubles have a treatable cause, and speaking of it is half the way.',
          hi: 'किस दिन ठीक होगा, यह बताना मुश्किल है; ऐसी ज़्यादातर तकलीफ़ों का इलाज है, और बात करना ही आधा रास्ता है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the closeness between you two stays difficult, and pressure would harm it; begin with a doctor, not with blame.',
          hi: 'अभी आप दोनों की नज़दीकी मुश्किल है, और ज़ोर देने से बिगड़ेगी; शुरुआत इल्ज़ाम से नहीं, डॉक्टर से करें।',
        },
        astra: {
          en: 'Right now this weighs on you both, and I’m sorry; don’t force it and don’t hide it, a qualified doctor can often help.',
          hi: 'अभी यह बात दोनों को भारी लगती है; न ज़बरदस्ती करें, न छिपाएँ, सही डॉक्टर की मदद से यह अक्सर ठीक होता है।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'The bond between you two is good in the chart, so this trouble in physical closeness is likely to yield to a doctor’s help and open talk.',
          hi: 'कुंडली में आप दोनों का रिश्ता अच्छा है, इसलिए शरीर की यह परेशानी डॉक्टर की मदद और खुली बात से सुलझने के आसार हैं।',
        },
        astra: {
          en: 'There is real affection underneath; what keeps your bodies apart looks like shyness, tiredness or health, and all three can be helped.',
          hi: 'भीतर सच्चा लगाव है; पास न आ पाने की वजह झिझक, थकान या सेहत लगती है, और तीनों का हल है।',
        },
      },
      mixed: {
        oracle: {
          en: 'For this want of closeness the chart shows both strain of mind and of body; see a doctor first and then speak gently with each other.',
          hi: 'नज़दीकी की इस कमी में कुंडली मन और शरीर दोनों का तनाव दिखाती है; पहले डॉक्टर से मिलें, फिर आपस में प्यार से बात करें।',
        },
        astra: {
          en: 'You can talk of it without shame, to a doctor and to each other; stress and hurt feelings seem to be a part of it too.',
          hi: 'शर्म छोड़कर इस पर बात की जा सकती है; थकान, चिंता और कोई पुरानी चोट भी इसके पीछे लगती है।',
        },
      },
      patience: {
        oracle: {
          en: 'Physical closeness is slow in this marriage at present; have pain, weakness or low desire examined, and keep tenderness without demand.',
          hi: 'इस शादी में शरीर की नज़दीकी अभी धीमी है; दर्द, कमज़ोरी या इच्छा की कमी की जाँच कराएँ, और बिना माँग के प्यार बनाए रखें।',
        },
        astra: {
          en: 'It asks for much patience now: hold hands, talk, sleep near each other, and let a specialist look at the rest.',
          hi: 'अभी बहुत धीरज चाहिए: हाथ थामें, बातें करें, पास सोएँ, और बाक़ी किसी विशेषज्ञ को देखने दें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'When husband or wife keeps away, tiredness, fear, pain, hurt or a health cause is mostly behind it, seldom a lack of love.',
        hi: 'जब पति या पत्नी पास न आएँ तो पीछे ज़्यादातर थकान, डर, दर्द, मन की चोट या सेहत की वजह होती है, प्यार की कमी कम ही।',
      },
      astra: {
        en: 'It’s rarely about your looks: worry, shame or an illness shuts the door, and your partner may not know how to say it.',
        hi: 'यह आपकी सूरत की बात नहीं: चिंता, शर्म या कोई बीमारी रास्ता रोकती है, और साथी को कहना नहीं आता।',
      },
    },
    advice: [
      {
        en: 'See a gynaecologist, urologist or psychiatrist, together if you can; sugar, thyroid and hormones should be tested.',
        hi: 'स्त्री रोग, यूरोलॉजी या मन के डॉक्टर से मिलें, हो सके तो साथ; शुगर, थायरॉइड और हार्मोन की जाँच कराएँ।',
        for: ['meeting'],
      },
      {
        en: 'Pain is no duty: stop when it hurts, and tell the doctor just that.',
        hi: 'दर्द सहना कोई फ़र्ज़ नहीं: तकलीफ़ हो तो रुकें, और डॉक्टर को यही बताएँ।',
      },
      {
        en: 'Speak of it by day, in a calm hour, without “you never”.',
        hi: 'यह बात दिन में, शांत समय पर करें, “तुम कभी नहीं” कहे बिना।',
      },
      {
        en: 'Stay away from street sex clinics and powders from the net; they harm more than they help.',
        hi: 'सड़क के गुप्त रोग क्लिनिक और नेट की दवाओं से दूर रहें; इनसे नुक़सान ज़्यादा होता है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
