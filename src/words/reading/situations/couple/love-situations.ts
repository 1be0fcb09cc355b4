import type { SituationTexts } from '../situation-texts.ts'

export const loveSituationTexts = {
  'their-family-consent': {
    outlook: {
      yes: {
        oracle: {
          en: 'Their family is likely to agree, and the talk has its best chance between {from} and {to}.',
          hi: 'उनके घरवालों के मान जाने के आसार अच्छे हैं, और बात {from} से {to} के बीच रखी जाए तो सबसे ठीक।',
        },
        astra: {
          en: 'I think the people at their home will come round; let the two families meet properly between {from} and {to}.',
          hi: 'मुझे लगता है उनके घर से हाँ हो सकती है; {from} से {to} के बीच दोनों परिवारों को ढंग से मिलवा दें।',
        },
      },
      later: {
        oracle: {
          en: 'Their family is not likely to agree at once, but the chart shows a softer time from {from} to {to}.',
          hi: 'उनके घरवाले एकदम से नहीं मानेंगे, पर {from} से {to} तक उनका मन नरम पड़ने के आसार हैं।',
        },
        astra: {
          en: 'A first no from their side need not be the last word; expect a real yes-or-no between {from} and {to}.',
          hi: 'उधर से पहली बार ना हो तो उसे आख़िरी न मानें; असली हाँ-ना {from} से {to} के बीच होगी।',
        },
      },
      slow: {
        oracle: {
          en: 'Their family may agree, slowly and one person at a time; the chart gives no fixed time for it.',
          hi: 'उनके घरवाले मान सकते हैं, पर धीरे-धीरे और एक-एक करके; इसका कोई पक्का समय नहीं दिखता।',
        },
        astra: {
          en: 'It won’t be one big yes from their home; win one elder there, and the others may follow in time.',
          hi: 'उनके घर से एक बार में हाँ नहीं होगी; पहले किसी एक बड़े का मन जीतिए, बाक़ी बाद में मानेंगे।',
        },
      },
      hard: {
        oracle: {
          en: 'At present their family is not likely to agree, and pressing them now could make the refusal firmer.',
          hi: 'अभी उनके घरवालों के मानने के आसार कम हैं, और ज़ोर देने से उनकी ना और पक्की हो सकती है।',
        },
        astra: {
          en: 'Honestly, I don’t see their people saying yes just now; first see how firmly your partner stands beside you.',
          hi: 'सच कहें तो अभी उधर से हाँ मुश्किल दिखती है; पहले यह देखें कि आपका साथी कितनी मज़बूती से साथ खड़ा है।',
        },
      },
    },
    advice: [
      {
        en: 'Let your partner speak first at their own home; the request sounds different from their own child.',
        hi: 'उनके घर में पहली बात आपका साथी ही रखे; अपने बच्चे के मुँह से सुनी बात का असर अलग होता है।',
        for: ['parent', 'couple'],
      },
      {
        en: 'Find out what exactly they object to, caste, job, age or distance, and answer just that one point.',
        hi: 'पता करें कि ऐतराज़ ठीक किस बात पर है, जाति, नौकरी, उम्र या दूरी, और उसी एक बात का जवाब दें।',
      },
      {
        en: 'Ask an aunt, uncle or elder cousin of theirs who likes you to open the subject gently.',
        hi: 'उनके परिवार में जो बुआ, चाचा या बड़ा भाई-बहन पसंद करता हो, उससे धीरे से बात छिड़वाएँ।',
      },
      {
        en: 'Settle between the two of you how long you will keep trying, and what you do if the answer stays no.',
        hi: 'आपस में तय कर लें कि कोशिश कब तक करनी है, और जवाब ना ही रहा तो क्या करना है।',
        for: ['couple'],
      },
    ],
  },
  'family-consent': {
    outlook: {
      yes: {
        oracle: {
          en: 'The family is likely to agree to this marriage, and the best time to ask them is from {from} to {to}.',
          hi: 'इस शादी के लिए घरवालों के मान जाने के आसार हैं, और बात करने का सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'They may say no at first, but I do see your people giving their consent; talk to them between {from} and {to}.',
          hi: 'शुरू में ना-नुकर हो सकती है, पर घर से हाँ होती दिखती है; {from} से {to} के बीच मन की बात कह दें।',
        },
      },
      later: {
        oracle: {
          en: 'The family will need time before they agree; their consent is more likely between {from} and {to}.',
          hi: 'घरवालों को मानने में समय लगेगा; उनकी हाँ की संभावना {from} से {to} के बीच ज़्यादा है।',
        },
        astra: {
          en: 'Don’t ask for the final word today; their hearts should be softer between {from} and {to}.',
          hi: 'आज ही आख़िरी जवाब न माँगें; {from} से {to} के बीच घरवालों का दिल पिघलने की उम्मीद है।',
        },
      },
      slow: {
        oracle: {
          en: 'The family can be brought to agree, but step by step and through someone they respect; no date is shown.',
          hi: 'घरवालों को मनाया जा सकता है, पर धीरे-धीरे और किसी ऐसे के ज़रिए जिसकी वे इज़्ज़त करते हों; तारीख़ नहीं दिखती।',
        },
        astra: {
          en: 'I see a slow yes at home, not a quick one; every calm talk helps and every quarrel takes you back.',
          hi: 'घर से हाँ हो सकती है, पर देर से; हर शांत बातचीत आगे ले जाएगी और हर झगड़ा पीछे।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the family is not likely to agree, so a hurried step now would cost more than waiting.',
          hi: 'अभी घरवालों के मानने के आसार कम हैं, इसलिए जल्दी में उठाया क़दम इंतज़ार से महँगा पड़ सकता है।',
        },
        astra: {
          en: 'I know you hoped to hear yes, but their minds look closed for now; stand on your own feet first and keep the door open.',
          hi: 'उम्मीद हाँ की थी, पर अभी उनका मन बंद दिखता है; पहले अपने पैर मज़बूत करें और बातचीत का रास्ता खुला रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Tell the softest person at home first, mother, elder sister or an aunt, and ask them to speak for you.',
        hi: 'घर में सबसे नरम दिल वाले को पहले बताएँ, माँ, बड़ी बहन या बुआ, और उनसे अपनी बात रखने को कहें।',
        for: ['meeting'],
      },
      {
        en: 'Bring plain facts to the talk: the other person’s work, family, habits, and where the two of you would live.',
        hi: 'बात करते समय सीधी जानकारी रखें: काम क्या है, परिवार कैसा है, आदतें कैसी हैं, और दोनों रहेंगे कहाँ।',
        for: ['couple'],
      },
      {
        en: 'Arrange one short meeting with no talk of marriage, so that they see a person and not a caste or a label.',
        hi: 'एक छोटी मुलाक़ात बिना शादी की बात के कराएँ, ताकि वे इंसान को देखें, जात-पाँत को नहीं।',
      },
      {
        en: 'Do not threaten to leave home; say calmly that you want both, this marriage and their blessing.',
        hi: 'घर छोड़ने की धमकी न दें; शांति से कहें कि यह शादी भी चाहिए और उनका आशीर्वाद भी।',
      },
    ],
  },
  'serious-or-not': {
    state: {
      favourable: {
        oracle: {
          en: 'The chart leans towards this person being serious about you, though only their actions can prove it.',
          hi: 'कुंडली का झुकाव यही है कि वे इस रिश्ते को लेकर गंभीर हैं, पर पक्का तो उनके काम ही बताएँगे।',
        },
        astra: {
          en: 'It does not look like time-pass to me; there is real feeling here, so ask them for one clear step.',
          hi: 'यह टाइमपास नहीं लगता; लगाव सच्चा दिखता है, इसलिए उनसे एक साफ़ क़दम उठाने को कहें।',
        },
      },
      mixed: {
        oracle: {
          en: 'They are likely to be fond of you but not yet decided; seriousness here is half, not whole.',
          hi: 'लगाव होने के आसार हैं, पर मन अभी पक्का नहीं; गंभीरता आधी है, पूरी नहीं।',
        },
        astra: {
          en: 'Not a game, I feel, but not a promise either; don’t plan your life on words until an action follows.',
          hi: 'खेल तो नहीं लगता, पर वादा भी नहीं है; जब तक बात काम में न दिखे, सिर्फ़ शब्दों पर आगे का न सोचें।',
        },
      },
      patience: {
        oracle: {
          en: 'At present the chart gives little support to a serious commitment from the other side.',
          hi: 'इस समय कुंडली में सामने वाले की ओर से गंभीर होने का सहारा कम दिखता है।',
        },
        astra: {
          en: 'I’d be careful: the signs of a firm promise are weak just now, and you deserve a straight answer, not guesses.',
          hi: 'थोड़ा संभलकर: अभी पक्के इरादे के आसार कमज़ोर हैं, और अंदाज़ों से अच्छा है कि सीधा जवाब मिले।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Ask plainly: “Do you see marriage with me, and when will you tell your family?” A vague reply is also a reply.',
        hi: 'सीधे पूछें: “क्या शादी का इरादा है, और घर पर बात कब होगी?” गोलमोल जवाब भी एक जवाब ही है।',
      },
      {
        en: 'Watch whether they introduce you to friends and family, keep plans, and call in daylight too.',
        hi: 'देखें कि दोस्तों और परिवार से मिलवाते हैं या नहीं, तय बात निभाते हैं या नहीं, और दिन में भी याद करते हैं या नहीं।',
        for: ['meeting'],
      },
      {
        en: 'Fix a time limit in your own mind, and tell one trusted friend about it so that you keep to it.',
        hi: 'मन में एक समय-सीमा तय करें और किसी भरोसेमंद दोस्त को बता दें, ताकि उस पर टिके रहना आसान हो।',
      },
      {
        en: 'Keep money, private photographs and big favours out of it until the answer is clear.',
        hi: 'जब तक बात साफ़ न हो, पैसा, निजी तस्वीरें और बड़े एहसान बीच में न लाएँ।',
      },
    ],
  },
  'wait-for-them': {
    outlook: {
      yes: {
        oracle: {
          en: 'Yes, waiting is worth it, but not without a limit: an answer is likely between {from} and {to}.',
          hi: 'हाँ, इंतज़ार करना ठीक है, पर उसकी हद हो: जवाब {from} से {to} के बीच आ जाना चाहिए।',
        },
        astra: {
          en: 'You may wait, I think, and not for very long; if it is to be, it moves between {from} and {to}.',
          hi: 'रुकना बेकार नहीं लगता, और बहुत लंबा भी नहीं; बात बननी हुई तो {from} से {to} के बीच आगे बढ़ेगी।',
        },
      },
      later: {
        oracle: {
          en: 'The wait would be a long one: the chart’s better time for the two of you is from {from} to {to}.',
          hi: 'इंतज़ार लंबा होगा: आप दोनों के लिए बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'If your heart says wait, then wait till {from} to {to}, and live your own life fully until that time.',
          hi: 'मन रुकने का है तो {from} से {to} तक देख लें, पर तब तक अपनी ज़िंदगी पूरी जिएँ।',
        },
      },
      slow: {
        oracle: {
          en: 'The chart does not say that waiting alone will bring this person; ask for a clear answer, then decide.',
          hi: 'सिर्फ़ इंतज़ार करने से बात बनेगी, ऐसा कुंडली नहीं कहती; पहले साफ़ जवाब माँगें, फिर तय करें।',
        },
        astra: {
          en: 'I would not wait with folded hands; ask once, set a limit for yourself, and go on with your days.',
          hi: 'हाथ पर हाथ रखकर रुकना ठीक नहीं; एक बार पूछें, अपनी एक हद तय करें और आगे बढ़ते रहें।',
        },
      },
      hard: {
        oracle: {
          en: 'The chart does not support more waiting at present; it is better to stop keeping your life on hold.',
          hi: 'कुंडली अभी और इंतज़ार के पक्ष में नहीं है; अपनी ज़िंदगी को रोककर रखना अब ठीक नहीं।',
        },
        astra: {
          en: 'You have waited with a true heart, and I don’t see it being answered soon; please let yourself move on a little.',
          hi: 'आपने सच्चे मन से इंतज़ार किया, पर जल्दी जवाब आता नहीं दिखता; अब थोड़ा आगे बढ़ने दीजिए ख़ुद को।',
        },
      },
    },
    advice: [
      {
        en: 'Say once, clearly, what you are waiting for and until when; do not wait for a promise nobody has made.',
        hi: 'एक बार साफ़ कहें कि इंतज़ार किस बात का है और कब तक; जो वादा किसी ने किया ही नहीं, उसकी राह न देखें।',
      },
      {
        en: 'Do not stop your studies, job or other good proposals only because of this wait.',
        hi: 'इस इंतज़ार में पढ़ाई, नौकरी या अच्छे रिश्ते न रोकें।',
      },
      {
        en: 'Ask yourself what has really changed since you began to wait; if nothing has, that is your answer.',
        hi: 'सोचें कि जब से इंतज़ार शुरू हुआ, सच में क्या बदला है; कुछ नहीं बदला तो जवाब वही है।',
      },
      {
        en: 'Talk it over with one person who wishes you well and does not know them.',
        hi: 'किसी एक अपने से बात करें जो आपका भला चाहे और उन्हें न जानता हो।',
      },
    ],
  },
  'their-feelings': {
    state: {
      favourable: {
        oracle: {
          en: 'This person is likely to have warm feelings for you and to think of you; another’s heart, though, is never certain in a chart.',
          hi: 'उनके मन में आपके लिए लगाव होने के आसार अच्छे हैं; पर किसी के दिल की बात कुंडली पक्की नहीं बता सकती।',
        },
        astra: {
          en: 'I feel you are on their mind more than they show; a chart can’t swear to a heart, but the lean is towards liking.',
          hi: 'लगता है वे जितना दिखाते हैं, उससे ज़्यादा सोचते हैं; दिल की गारंटी नहीं, पर झुकाव चाहत की ओर है।',
        },
      },
      mixed: {
        oracle: {
          en: 'In their mind there is likely some liking along with doubt; your chart shows attachment, not yet a decision.',
          hi: 'उनके मन में लगाव के साथ उलझन भी होने के आसार हैं; जुड़ाव दिखता है, फ़ैसला अभी नहीं।',
        },
        astra: {
          en: 'They may care and still be unsure what to do with it; nobody’s mind can be read fully, so a small honest talk will tell more.',
          hi: 'चाहत हो सकती है, पर उन्हें ख़ुद नहीं पता कि करना क्या है; पूरा मन कोई नहीं पढ़ सकता, एक छोटी सच्ची बात से पता चलेगा।',
        },
      },
      patience: {
        oracle: {
          en: 'Their feelings for you do not look strong at present, as far as your own chart can show of another’s heart.',
          hi: 'आपकी कुंडली से जितना दिखता है, अभी उनके मन में आपके लिए गहरी भावना के आसार कम हैं।',
        },
        astra: {
          en: 'It pains me to say it gently: just now I don’t see much coming from their heart, so please guard your own.',
          hi: 'धीरे से कहें तो अभी उनकी तरफ़ से ज़्यादा लगाव नहीं दिखता, इसलिए अपने दिल का ख़याल रखें।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Judge by three things: do they begin a talk, do they remember what you said, do they make time.',
        hi: 'तीन बातें देखें: बात ख़ुद शुरू करते हैं या नहीं, कही बात याद रखते हैं या नहीं, समय निकालते हैं या नहीं।',
      },
      {
        en: 'Send one light, friendly message and see how they answer; do not read meaning into “seen” and stories.',
        hi: 'एक हल्का-सा दोस्ताना मैसेज भेजें और जवाब देखें; “सीन” और स्टोरी से मतलब न निकालें।',
      },
      {
        en: 'If you need to know, ask in a calm moment; a plain question hurts less than months of guessing.',
        hi: 'जानना ज़रूरी हो तो शांत समय में पूछ लें; सीधा सवाल महीनों के अंदाज़े से कम दुखता है।',
      },
      {
        en: 'If they have asked for no contact, respect it fully, and give that time to your own people.',
        hi: 'अगर उन्होंने बात न करने को कहा है तो उसे पूरा मानें, और वह समय अपने लोगों को दें।',
      },
    ],
  },
  'beloved-marriage-fixed': {
    outlook: {
      yes: {
        oracle: {
          en: 'The other match can still be stopped: the chart gives you a chance between {from} and {to}, if your partner speaks up at home.',
          hi: 'दूसरी जगह की बात अभी आख़िरी नहीं: {from} से {to} के बीच मौक़ा है, अगर आपका साथी घर में अपनी बात रखे।',
        },
        astra: {
          en: 'There is still hope before that marriage is settled; use {from} to {to}, and let the first word be your beloved’s, not yours.',
          hi: 'वह रिश्ता पक्का होने से पहले उम्मीद बाक़ी है; {from} से {to} का समय काम में लें, पर पहली आवाज़ उन्हीं की हो।',
        },
      },
      later: {
        oracle: {
          en: 'Stopping the match that is being fixed looks difficult now; your own love gets better support from {from} to {to}.',
          hi: 'जो रिश्ता तय हो रहा है उसे अभी रोकना मुश्किल दिखता है; आपके प्यार के लिए {from} से {to} तक का समय बेहतर है।',
        },
        astra: {
          en: 'The timing is against you two just now, and easier days come between {from} and {to}; only your beloved can hold things till then.',
          hi: 'अभी वक़्त साथ नहीं दे रहा, आसान दिन {from} से {to} के बीच हैं; तब तक बात वही रोकें जिनका रिश्ता तय हो रहा है।',
        },
      },
      slow: {
        oracle: {
          en: 'Whether this other marriage goes ahead depends more on your partner’s courage at home than on any date in your chart.',
          hi: 'वह शादी होगी या नहीं, यह आपकी कुंडली की तारीख़ से ज़्यादा आपके साथी की हिम्मत पर टिका है।',
        },
        astra: {
          en: 'I can’t say that this match will break; ask them what they truly want, and believe what they do after that.',
          hi: 'वह रिश्ता टूटेगा, यह कहना ठीक नहीं; उनसे पूछें कि दिल से क्या चाहते हैं, और फिर जो करें उसे सच मानें।',
        },
      },
      hard: {
        oracle: {
          en: 'The chart gives little hope of turning this marriage at present, and it will be kinder to yourself to accept their decision.',
          hi: 'अभी उस शादी के बदलने की उम्मीद कम दिखती है, और उनका फ़ैसला मान लेना ही अपने लिए बेहतर होगा।',
        },
        astra: {
          en: 'Losing someone like this hurts deeply; I don’t see that match turning now, so keep your own people near these days.',
          hi: 'ऐसे किसी का दूर जाना बहुत दुखता है; वह रिश्ता बदलता नहीं दिखता, इन दिनों अपने लोगों के पास रहें।',
        },
      },
    },
    advice: [
      {
        en: 'Meet your partner once and ask only this: “Do you want this marriage, or are you being pressed?”',
        hi: 'साथी से एक बार मिलकर बस यह पूछें: “यह शादी मन से है या दबाव में?”',
        for: ['couple'],
      },
      {
        en: 'If they want you, let them tell their parents before the engagement, with an elder’s support; you come after that.',
        hi: 'अगर वे आपको चाहते हैं तो सगाई से पहले किसी बड़े को साथ लेकर अपने घर में कहें; आपकी बारी उसके बाद है।',
      },
      {
        en: 'Do not call the other family, send old photographs or turn up at the wedding: it helps nobody and can bring a case.',
        hi: 'दूसरे परिवार को फ़ोन न करें, पुरानी तस्वीरें न भेजें, शादी में न पहुँचें: इससे भला नहीं, उलटे केस बन सकता है।',
        for: ['wedding'],
      },
      {
        en: 'Tell one friend the whole story today, and keep work, food and sleep in order while it hurts.',
        hi: 'आज किसी एक दोस्त को पूरी बात बताएँ, और जब तक मन दुखे तब तक काम, खाना और नींद संभालकर रखें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
