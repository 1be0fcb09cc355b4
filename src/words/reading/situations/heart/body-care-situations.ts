import type { SituationTexts } from '../situation-texts.ts'

export const bodyCareSituationTexts = {
  fitness: {
    outlook: {
      yes: {
        oracle: {
          en: 'You are likely to get fit and reach what you train for, most of all between {from} and {to}.',
          hi: 'फ़िटनेस अच्छी होने और लक्ष्य तक पहुँचने के आसार हैं, सबसे ज़्यादा {from} से {to} के बीच।',
        },
        astra: {
          en: 'Your body will answer the effort; I see strength and stamina at their best from {from} to {to}.',
          hi: 'शरीर मेहनत का जवाब देगा; {from} से {to} तक दम और ताक़त सबसे अच्छी दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'Fitness will build slowly at first; the stretch that shows results is {from} to {to}, so raise the load little by little.',
          hi: 'फ़िटनेस शुरू में धीरे बनेगी; असर {from} से {to} के बीच दिखेगा, इसलिए ज़ोर थोड़ा-थोड़ा बढ़ाएँ।',
        },
        astra: {
          en: 'Don’t lose heart at the start; what you train now pays between {from} and {to}.',
          hi: 'शुरू में हिम्मत न हारें; अभी की कसरत का फल {from} से {to} के बीच मिलता दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'You can become fit, and no date decides it; three days a week, kept for months, will do it.',
          hi: 'फ़िट होना मुश्किल नहीं, तारीख़ की इसमें कोई बात नहीं; हफ़्ते में तीन दिन, महीनों तक, यही काम करेगा।',
        },
        astra: {
          en: 'I can’t give a day for it, the body follows what you do each week; miss less, and it shows.',
          hi: 'दिन बताना मुश्किल है, शरीर हफ़्ते भर की आदत पर चलता है; नाग़ा कम करें, फ़र्क़ दिखेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'At present hard training is more likely to hurt than to build; keep to walking and gentle strength until knees and back agree.',
          hi: 'अभी भारी कसरत से फ़ायदे से ज़्यादा चोट का डर है; घुटने और कमर ठीक होने तक चलना और हल्की कसरत रखें।',
        },
        astra: {
          en: 'Just now your body asks you to hold back a bit; skip the race, keep the habit, and build for later.',
          hi: 'अभी शरीर थोड़ा रुकने को कहता है; दौड़ छोड़ें, आदत न छोड़ें, तैयारी आगे के लिए करें।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Your body takes well to effort: strength work or running suits you, three or four days a week, with one day of rest between.',
          hi: 'शरीर मेहनत अच्छे से झेलता है: वज़न वाली कसरत या दौड़ आपके लिए ठीक है, हफ़्ते में तीन-चार दिन, बीच में आराम के साथ।',
        },
        astra: {
          en: 'You do best with something that makes you sweat: gym, running, a sport with friends, and you’ll stay with it.',
          hi: 'आपके लिए वही ठीक है जिसमें पसीना आए: जिम, दौड़ या दोस्तों के साथ कोई खेल, इसी में मन टिकेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Brisk walking with yoga and a little strength work suits you best; regular days matter more than heavy ones.',
          hi: 'तेज़ चलना, योगासन और थोड़ी ताक़त की कसरत आपके लिए सबसे ठीक है; भारी से ज़्यादा ज़रूरी है नियमित होना।',
        },
        astra: {
          en: 'A mix is right for you: walk most days, stretch, lift something light, and don’t start with what you can’t keep up.',
          hi: 'आपके लिए मिला-जुला ठीक है: ज़्यादातर दिन चलना, खिंचाव, थोड़ा वज़न, और शुरुआत उससे न करें जो निभे नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'Gentle exercise suits you at present, such as walking, swimming or stretching; build up slowly and ask a doctor before hard training.',
          hi: 'अभी हल्की कसरत ठीक है, जैसे चलना, तैरना या खिंचाव; धीरे बढ़ाएँ और भारी कसरत से पहले डॉक्टर से पूछें।',
        },
        astra: {
          en: 'I’d begin small: a morning walk and ten minutes of stretching keep you well, and more can come when the body is ready.',
          hi: 'शुरुआत छोटी रखें: सुबह की सैर और दस मिनट का खिंचाव काफ़ी है, बाक़ी शरीर तैयार हो तब।',
        },
      },
    },
    advice: [
      {
        en: 'Tie exercise to one fixed hour, and lay out shoes and clothes the night before.',
        hi: 'कसरत का एक समय बाँधें, और जूते-कपड़े रात को ही निकाल दें।',
      },
      {
        en: 'Raise distance or weight by no more than a tenth in a week.',
        hi: 'दूरी या वज़न हफ़्ते में दसवें हिस्से से ज़्यादा न बढ़ाएँ।',
      },
      {
        en: 'Where a knee, the back or the heart has troubled you before, get a doctor’s word before races or heavy weights.',
        hi: 'घुटना, कमर या दिल की पुरानी तकलीफ़ हो तो दौड़ या भारी वज़न से पहले डॉक्टर से पूछ लें।',
      },
      {
        en: 'Find one partner for it; people who train in twos stop less often.',
        hi: 'एक साथी ढूँढ लें; दो लोग साथ हों तो कसरत कम छूटती है।',
      },
    ],
  },
  'body-pain': {
    outlook: {
      yes: {
        oracle: {
          en: 'This pain is likely to ease, and the stretch for relief is {from} to {to}, with treatment and exercise kept up.',
          hi: 'इस दर्द के घटने के आसार हैं; इलाज और कसरत चलती रहे तो राहत का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Relief is coming into sight; I see this pain growing less between {from} and {to}.',
          hi: 'आराम अब दूर नहीं लगता; {from} से {to} के बीच तकलीफ़ काफ़ी कम होनी चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'The pain will not leave at once; it is likely to lessen between {from} and {to}, so begin proper treatment now.',
          hi: 'दर्द एकदम नहीं जाएगा; {from} से {to} के बीच कम होने की संभावना है, इसलिए ठीक इलाज अभी शुरू करें।',
        },
        astra: {
          en: 'It has gone on long, I know; the easier days look to be {from} to {to}, and care taken now brings them nearer.',
          hi: 'बहुत दिन हो गए सहते-सहते; आराम के दिन {from} से {to} तक दिखते हैं, अभी की देखभाल उन्हें पास लाएगी।',
        },
      },
      slow: {
        oracle: {
          en: 'The pain can be brought down, but the chart marks no time for it; the right diagnosis will do more than waiting.',
          hi: 'दर्द कम हो सकता है, पर कोई तय समय नहीं दिखता; इंतज़ार से ज़्यादा सही जाँच काम करेगी।',
        },
        astra: {
          en: 'I can’t say which day it goes; it answers to posture, movement and a good doctor, little by little.',
          hi: 'किस दिन जाएगा, यह बताना मुश्किल है; बैठने का ढंग, हल्की कसरत और अच्छा डॉक्टर, इन्हीं से धीरे-धीरे घटेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the pain is stubborn, so do not go on with home cures alone; let a specialist examine it.',
          hi: 'अभी दर्द ज़िद्दी है, इसलिए सिर्फ़ घरेलू इलाज पर न रहें; किसी विशेषज्ञ को दिखाएँ।',
        },
        astra: {
          en: 'Just now it doesn’t want to leave, and bearing it silently helps nobody; have it looked at properly, soon.',
          hi: 'अभी यह जाने का नाम नहीं लेता, और चुपचाप सहने से लाभ नहीं; जल्दी ठीक से दिखा लें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Pain like this has its cause in the body, such as strain, posture, wear or an untreated illness; the chart only shows when the body bears less.',
        hi: 'ऐसे दर्द की वजह शरीर में होती है, जैसे ज़ोर पड़ना, बैठने का ढंग, घिसाव या कोई बीमारी; कुंडली बस इतना दिखाती है कि शरीर कब कमज़ोर है।',
      },
      astra: {
        en: 'It hurts because something in the body is overworked or unwell, and a doctor can find it; no fault or curse is behind it.',
        hi: 'दर्द इसलिए है कि शरीर का कोई हिस्सा थका या बीमार है, और डॉक्टर उसे पकड़ सकता है; इसके पीछे कोई पाप या श्राप नहीं।',
      },
    },
    isOfAnother: true,
    advice: [
      {
        en: 'See the right doctor: bones and joints for knee or back, a dentist for a tooth, eyes tested for headaches at the screen.',
        hi: 'सही डॉक्टर को दिखाएँ: घुटने-कमर के लिए हड्डी का, दाँत के लिए दाँत का, और स्क्रीन से सिरदर्द हो तो आँखें जँचवाएँ।',
      },
      {
        en: 'Get up every forty minutes, and set chair and screen at the right height.',
        hi: 'हर चालीस मिनट में उठें, और कुर्सी व स्क्रीन सही ऊँचाई पर रखें।',
      },
      {
        en: 'Ask a physiotherapist for three exercises and do them daily, even on good days.',
        hi: 'फ़िज़ियोथेरेपिस्ट से तीन कसरत पूछें और रोज़ करें, आराम हो तब भी।',
      },
      {
        en: 'Numbness, fever, weakness or a sudden unbearable pain needs a doctor the same day.',
        hi: 'सुन्न होना, बुख़ार, कमज़ोरी या अचानक तेज़ दर्द हो तो उसी दिन डॉक्टर के पास जाएँ।',
      },
    ],
  },
  'treatment-choice': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Of the two treatments, take the one that the treating doctor advises after seeing the reports; the chart supports good healing with it.',
          hi: 'दोनों इलाजों में से वही लें जो रिपोर्ट देखकर डॉक्टर कहें; कुंडली उससे अच्छा आराम मिलने के पक्ष में है।',
        },
        astra: {
          en: 'Let the doctor who knows the reports choose between the two, and go into it with good heart: healing looks well supported.',
          hi: 'दोनों में से कौन सा इलाज, यह रिपोर्ट जानने वाले डॉक्टर तय करें, और मन पक्का रखें: ठीक होने का सहारा अच्छा दिखता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Between one treatment and the other the chart does not choose; let the doctor’s treatment come first, and a gentler remedy only beside it.',
          hi: 'एक इलाज या दूसरा, यह कुंडली नहीं चुनती; पहले डॉक्टर का इलाज, और हल्का उपाय उनसे पूछकर साथ में।',
        },
        astra: {
          en: 'I’d ask two doctors before choosing; if both say the same, do that, and keep the gentler way as a help beside it.',
          hi: 'चुनने से पहले दो डॉक्टरों से पूछें; दोनों एक बात कहें तो वही करें, और हल्का इलाज साथ में सहारे के लिए रखें।',
        },
      },
      patience: {
        oracle: {
          en: 'The choice of treatment belongs to the doctors here, and not to a chart; healing may take time, so do not leave a proven treatment for an easier promise.',
          hi: 'इलाज का चुनाव यहाँ डॉक्टरों का है, कुंडली का नहीं; ठीक होने में समय लगेगा, इसलिए आसान वादे के लिए पक्का इलाज न छोड़ें।',
        },
        astra: {
          en: 'Please don’t let fear of the harder way decide it; ask what happens if you wait, and let that answer lead.',
          hi: 'मुश्किल इलाज के डर से फ़ैसला न करें; पूछें कि रुकने से क्या होगा, और उसी जवाब पर चलें।',
        },
      },
    },
    isOfAnother: true,
    tells: 'good-reasons',
    advice: [
      {
        en: 'Ask the doctor three things: what happens with it, what without it, and how long one may safely wait.',
        hi: 'डॉक्टर से तीन बातें पूछें: कराने से क्या होगा, न कराने से क्या, और कब तक रुकना सुरक्षित है।',
      },
      {
        en: 'Take a second opinion with the same reports, best at a government or teaching hospital.',
        hi: 'वही रिपोर्ट लेकर दूसरे डॉक्टर की राय लें, हो सके तो किसी बड़े सरकारी अस्पताल में।',
      },
      {
        en: 'Tell each doctor what the other gives; some ayurvedic and other medicines do not go together.',
        hi: 'हर डॉक्टर को दूसरे की दवा बताएँ; कुछ दवाएँ आपस में ठीक नहीं बैठतीं।',
        for: ['meeting'],
      },
      {
        en: 'Ask about Ayushman Bharat, insurance or the hospital’s social worker before money decides it.',
        hi: 'पैसे की वजह से फ़ैसला लेने से पहले आयुष्मान कार्ड, बीमा या अस्पताल की मदद के बारे में पूछें।',
      },
    ],
  },
  'injury-recovery': {
    outlook: {
      yes: {
        oracle: {
          en: 'The injury is likely to heal well, and full movement or play comes back best between {from} and {to}, once the doctor allows it.',
          hi: 'चोट अच्छे से भरने के आसार हैं, और चलना या खेलना {from} से {to} के बीच ठीक से लौटेगा, डॉक्टर के कहने पर।',
        },
        astra: {
          en: 'It will mend; I see the strength coming back from {from} to {to}, so don’t rush back before the doctor nods.',
          hi: 'यह ठीक होगा; {from} से {to} तक ताक़त लौटती दिखती है, डॉक्टर की हाँ से पहले जल्दी न करें।',
        },
      },
      later: {
        oracle: {
          en: 'The injury needs more time than one wishes; a safe return to play or full work is likelier between {from} and {to}.',
          hi: 'चोट को थोड़ा ज़्यादा समय चाहिए; खेल या पूरे काम पर लौटना {from} से {to} के बीच ठीक रहेगा।',
        },
        astra: {
          en: 'Sit this one out: from {from} until {to} the body should be ready again, stronger if it is not hurried now.',
          hi: 'इस बार रुक जाना अच्छा है; {from} से {to} तक शरीर फिर तैयार होना चाहिए, अभी जल्दी न करने से और पक्का।',
        },
      },
      slow: {
        oracle: {
          en: 'The injury can heal fully, but the chart marks no time; rest and physiotherapy will set the pace.',
          hi: 'चोट पूरी भर सकती है, पर कोई तय समय नहीं दिखता; आराम और फ़िज़ियो ही रफ़्तार तय करेंगे।',
        },
        astra: {
          en: 'I can’t name the day for play; bones and muscles keep their own time, and the exercises are what shorten it.',
          hi: 'खेल में वापसी का दिन बताना मुश्किल है; हड्डी और मांसपेशी अपना समय लेती हैं, कसरत से ही वह घटता है।',
        },
      },
      hard: {
        oracle: {
          en: 'At present healing is slow, and an early return would likely hurt it again; let this tournament or hurry go.',
          hi: 'अभी भरना धीमा है, और जल्दी लौटने से फिर चोट का डर है; यह मुक़ाबला या जल्दबाज़ी छोड़ दें।',
        },
        astra: {
          en: 'The body isn’t ready just now, and playing through it may cost far more; rest is the braver choice here.',
          hi: 'शरीर अभी तैयार नहीं, और दर्द में खेलना महँगा पड़ सकता है; यहाँ रुकना ही हिम्मत का काम है।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'Healing has good support: follow the rest and exercises you were given, and strength should come back without a lasting mark.',
          hi: 'ठीक होने का सहारा अच्छा है: बताया हुआ आराम और कसरत पूरी करें, ताक़त बिना किसी पक्के नुक़सान के लौटनी चाहिए।',
        },
        astra: {
          en: 'The body mends readily here; keep the wound clean, eat well, sleep, and it’s likely to close nicely.',
          hi: 'शरीर जल्दी भरता दिखता है; घाव साफ़ रखें, अच्छा खाएँ, सोएँ, सब ठीक से भर जाएगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Healing goes step by step, some good days and some sore ones; steady physiotherapy decides how complete it is.',
          hi: 'भरना धीरे-धीरे होगा, कुछ दिन अच्छे, कुछ दर्द वाले; कितना पूरा ठीक होगा, यह नियमित फ़िज़ियो पर है।',
        },
        astra: {
          en: 'It’ll come right with patience; do a little each day, stop where it hurts sharply, and don’t compare with others.',
          hi: 'धीरज से ठीक होगा; रोज़ थोड़ा-थोड़ा करें, तेज़ दर्द पर रुकें, और दूसरों से तुलना न करें।',
        },
      },
      patience: {
        oracle: {
          en: 'Healing is slow at present, so give the injury its full rest and have it checked again if the pain does not lessen.',
          hi: 'अभी भरना धीमा है, इसलिए चोट को पूरा आराम दें, और दर्द न घटे तो फिर दिखाएँ।',
        },
        astra: {
          en: 'Let it be slow: no testing of the limb, no early load, and another look by the doctor if swelling stays.',
          hi: 'धीरे ही होने दें: बार-बार आज़माएँ नहीं, वज़न न डालें, और सूजन रहे तो डॉक्टर को फिर दिखाएँ।',
        },
      },
    },
    isOfAnother: true,
    advice: [
      {
        en: 'Keep stitches and plaster dry and clean, and go on the very day you were called.',
        hi: 'टाँके और पट्टी सूखी और साफ़ रखें, और जिस दिन बुलाया हो उसी दिन दिखाएँ।',
      },
      {
        en: 'Do the physiotherapy daily, and begin sport again at half strength.',
        hi: 'फ़िज़ियो रोज़ करें, और खेल आधे ज़ोर से शुरू करें।',
      },
      {
        en: 'Eat protein and calcium: milk, curd, dal, eggs or paneer; no smoking while it heals.',
        hi: 'दूध, दही, दाल, अंडा या पनीर खाएँ; भरने तक सिगरेट न पिएँ।',
      },
      {
        en: 'Fever, pus, numb fingers or growing pain under the plaster needs a doctor at once.',
        hi: 'बुख़ार, मवाद, उँगलियाँ सुन्न या पट्टी के नीचे दर्द बढ़े तो तुरंत डॉक्टर को दिखाएँ।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
