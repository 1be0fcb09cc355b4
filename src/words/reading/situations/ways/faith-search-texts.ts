import type { SituationTexts } from '../situation-texts.ts'

export const faithSearchTexts = {
  'find-guru': {
    outlook: {
      yes: {
        oracle: {
          en: 'A teacher is likely to come into your life, and {from} to {to} is when you may meet.',
          hi: 'सच्चे मार्गदर्शक मिलने के आसार हैं; भेंट {from} से {to} के बीच हो सकता है।',
        },
        astra: {
          en: 'When you’ve stopped hunting, the voice is there: I feel it between {from} and {to}.',
          hi: 'ढूँढना थमेगा तो आवाज़ सुनाई देगी: {from} से {to} के बीच ऐसा लगता है।',
        },
      },
      later: {
        oracle: {
          en: 'Some more reading and sitting alone comes first; a true teacher looks likelier between {from} and {to}.',
          hi: 'पहले कुछ पढ़ना और अकेले बैठना है; सच्चे मार्गदर्शक {from} से {to} के बीच ज़्यादा मुमकिन हैं।',
        },
        astra: {
          en: 'Let many pass by; the one who stays with you comes between {from} and {to}.',
          hi: 'कइयों को गुज़रने दें; जो ठहरें, वे {from} से {to} के बीच आएँगे।',
        },
      },
      slow: {
        oracle: {
          en: 'Your guide may be a book, an elder or your own practice before it is a person in robes; no time is marked.',
          hi: 'राह दिखाने वाला वेशधारी से पहले कोई किताब, बुज़ुर्ग या आपकी साधना हो सकती है; समय नहीं दिखता।',
        },
        astra: {
          en: 'I can’t name the day or the face; begin the practice, teachers find those who are already walking.',
          hi: 'न दिन बताया जा सकता है, न चेहरा; साधना शुरू करें, राह दिखाने वाले चलते हुए को मिलते हैं।',
        },
      },
      hard: {
        oracle: {
          en: 'Don’t take diksha from anybody in haste just now: sit in satsang, look for a year, and keep your practice simple.',
          hi: 'अभी जल्दी में किसी से दीक्षा न लें: सत्संग में बैठें, साल भर देखें, साधना सादी रखें।',
        },
        astra: {
          en: 'The longing is itself a good sign, though the door isn’t near; better no teacher than the wrong one.',
          hi: 'यह चाह ही अच्छी है, भले दरवाज़ा पास न हो; ग़लत के पीछे जाने से अकेले चलना अच्छा।',
        },
      },
    },
    advice: [
      {
        en: 'A true teacher asks neither for all your money nor for secrecy from your family.',
        hi: 'सच्चे मार्गदर्शक न सारा पैसा माँगते हैं, न घर से छिपाने को कहते हैं।',
      },
      {
        en: 'Keep one practice for ninety days before you look further.',
        hi: 'आगे देखने से पहले एक साधना नब्बे दिन करें।',
      },
      {
        en: 'Hear three teachers, and note after whom your mind was quiet.',
        hi: 'तीन लोगों को सुनें, और देखें किसके बाद मन शांत था।',
      },
    ],
  },
  'sanyas-calling': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'The pull to sadhana is real in your chart, and it can be lived at home first; full renunciation isn’t asked of you.',
          hi: 'साधना का खिंचाव आपकी कुंडली में सच्चा है, और उसे परिवार में रहते हुए जिया जा सकता है; पूरा संन्यास ज़रूरी नहीं।',
        },
        astra: {
          en: 'Your heart has a hill in it already; go there for ten days, come back, and see what follows you down.',
          hi: 'पहाड़ आपके मन में पहले से है; दस दिन जाएँ, लौटें, फिर देखें साथ क्या उतरता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Half of this is calling and half is tiredness: rest well for a month, and what is left of the wish is the true part.',
          hi: 'आधा यह बुलावा है, आधा थकान: महीना भर अच्छे से आराम करें, जो चाह बचे वही सच्ची है।',
        },
        astra: {
          en: 'I see a householder with a monk’s corner in the house; morning for God, the day for your own people.',
          hi: 'घर में ही एक कोना साधु का दिखता है; सुबह भगवान की, दिन अपनों का।',
        },
      },
      patience: {
        oracle: {
          en: 'Don’t leave home or work for it at present: it looks more like a wish to be free of a burden than a door to the other side.',
          hi: 'अभी इसके लिए घर या काम न छोड़ें: यह दूसरी ओर के दरवाज़े से ज़्यादा बोझ से छूटने की चाह लगती है।',
        },
        astra: {
          en: 'You are worn out with the world, and I don’t wonder; lay one load down and not all, and talk to somebody who listens well.',
          hi: 'दुनिया से मन थक गया है, समझ आता है; सब नहीं, एक बोझ उतारें, और किसी अच्छे सुनने वाले से बात करें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Take a ten-day retreat with a return ticket, before any resignation.',
        hi: 'इस्तीफ़े से पहले वापसी के टिकट के साथ दस दिन का शिविर करें।',
        for: ['leaving'],
      },
      {
        en: 'Ask an old renunciate what the first three years were like.',
        hi: 'किसी पुराने संन्यासी से पूछें कि पहले तीन साल कैसे थे।',
      },
      {
        en: 'Those who depend on you come first: parents, children, debts.',
        hi: 'जो आप पर टिके हैं वे पहले: माँ-बाप, बच्चे, क़र्ज़।',
        for: ['parent'],
      },
      {
        en: 'If nothing gives joy for weeks, that may be low mood and not detachment: Tele-MANAS 14416 listens.',
        hi: 'हफ़्तों किसी चीज़ में ख़ुशी न हो तो यह वैराग्य नहीं, उदासी हो सकती है: टेली-मानस 14416 पर बात करें।',
      },
    ],
  },
  'moksha-or-birth': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Your chart shows a strong inclination to freedom of the spirit; whether this birth is the last no chart and no astrologer can say.',
          hi: 'कुंडली में आत्मा की मुक्ति की ओर गहरा झुकाव है; यह आख़िरी जन्म है या नहीं, न कुंडली बता सकती है, न ज्योतिषी।',
        },
        astra: {
          en: 'You are turned towards it, I feel, and that is more than half; what is done without claiming the fruit comes nearest to moksha.',
          hi: 'मन उसी ओर मुड़ा है, यह आधे से ज़्यादा है; फल पर दावा किए बिना किया काम ही मोक्ष के सबसे पास है।',
        },
      },
      mixed: {
        oracle: {
          en: 'There’s a spiritual thread in the chart along with many ties to the world; freedom comes here by duties done and not by duties left.',
          hi: 'कुंडली में अध्यात्म का धागा है और दुनिया के बंधन भी; यहाँ मुक्ति कर्तव्य छोड़कर नहीं, निभाकर आती है।',
        },
        astra: {
          en: 'Don’t count births; count the evenings on which you asked for nothing.',
          hi: 'जन्म न गिनें; वे शामें गिनें जब कुछ माँगा नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'In this time peace of mind asks more of you than moksha does: begin with forgiving one person, that loosens the first knot.',
          hi: 'अभी मोक्ष से पहले मन की शांति माँगती है: एक इंसान को माफ़ करने से शुरू करें, पहली गाँठ वहीं खुलती है।',
        },
        astra: {
          en: 'The question itself comes from a weary heart; let today be lighter before you ask about the next life.',
          hi: 'यह सवाल थके मन से उठता है; अगले जन्म से पहले आज को हल्का होने दें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Read a page of the Gita a day, the second and the twelfth chapters first.',
        hi: 'रोज़ गीता का एक पन्ना पढ़ें, पहले दूसरा और बारहवाँ अध्याय।',
      },
      {
        en: 'Do one good deed a week that nobody hears of.',
        hi: 'हफ़्ते में एक भला काम ऐसा करें जिसकी किसी को ख़बर न हो।',
      },
      {
        en: 'Sit silent for ten minutes after the evening lamp.',
        hi: 'शाम के दीये के बाद दस मिनट चुप बैठें।',
      },
    ],
  },
  'faith-path': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Of the two your chart leans to bhakti: name, song and service hold you, and silence comes by itself behind them.',
          hi: 'दोनों में से कुंडली भक्ति की ओर झुकती है: नाम, भजन और सेवा में मन टिकता है, मौन पीछे ख़ुद आता है।',
        },
        astra: {
          en: 'The path where your eyes grow wet is yours; the other you may visit.',
          hi: 'जिस राह पर आँख नम हो, वही आपकी है; दूसरी पर कभी-कभी जाना ठीक है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Sit for knowledge in the morning and love in the evening: your nature needs both, and neither alone holds a year.',
          hi: 'सुबह ध्यान, शाम भजन: स्वभाव को दोनों चाहिए, अकेला कोई साल भर नहीं टिकता।',
        },
        astra: {
          en: 'Swinging between paths is also restlessness; choose one for ninety days and be faithful to it.',
          hi: 'राहों के बीच झूलना भी बेचैनी है; एक को नब्बे दिन के लिए चुनें और उसी पर रहें।',
        },
      },
      patience: {
        oracle: {
          en: 'Begin with the simplest, watching the breath for ten minutes, and take no diksha or long retreat in this time.',
          hi: 'सबसे सादे से शुरू करें, दस मिनट साँस पर ध्यान, और इस समय न दीक्षा लें, न लंबा शिविर।',
        },
        astra: {
          en: 'Where home is against it, let the practice be inward and unseen for now; peace at home is a sadhana too.',
          hi: 'घर राज़ी न हो तो साधना अभी भीतर और चुपचाप रहे; घर का चैन भी साधना है।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Try each place three times, and see how you treat people on the way home.',
        hi: 'हर जगह तीन बार जाएँ, और देखें कि लौटते हुए लोगों से बर्ताव कैसा है।',
      },
      {
        en: 'Long silent retreats aren’t for weeks of grief or sleepless nights.',
        hi: 'दुख या नींद न आने के दिनों में लंबे मौन शिविर न करें।',
      },
      {
        en: 'Ask what it costs by the year before you join.',
        hi: 'जुड़ने से पहले पूछें कि साल भर का ख़र्च कितना है।',
      },
    ],
  },
  'meditation-mind': {
    state: {
      favourable: {
        oracle: {
          en: 'The wandering is how a mind begins, and yours settles well: ten minutes at one fixed hour, and in forty days it comes to sit by itself.',
          hi: 'मन का भटकना शुरुआत है, और आपका मन टिकने वाला है: एक तय समय पर दस मिनट, चालीस दिन में ख़ुद बैठने लगेगा।',
        },
        astra: {
          en: 'It is already going well, the noise you hear is only because you’ve grown quieter.',
          hi: 'बात बन रही है; शोर इसलिए सुनाई देता है कि भीतर चुप्पी बढ़ी है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Sitting still isn’t your door; take it walking, singing or with the mala in hand, and the mind comes along.',
          hi: 'चुप बैठना आपका दरवाज़ा नहीं; चलते, गाते या हाथ में माला लेकर करें, मन साथ आएगा।',
        },
        astra: {
          en: 'The EMI and the recharge come because that’s when you’re at last free to think; write them down first, then sit.',
          hi: 'किस्त और रिचार्ज तभी याद आते हैं जब फ़ुर्सत मिलती है; पहले उन्हें लिख लें, फिर बैठें।',
        },
      },
      patience: {
        oracle: {
          en: 'Just now the mind is full: three minutes are enough, and no force; sleep and rest are part of the practice.',
          hi: 'अभी मन भरा है: तीन मिनट काफ़ी हैं, ज़ोर नहीं; नींद और आराम भी साधना हैं।',
        },
        astra: {
          en: 'You call it failing, I’d call it sitting with a restless child; don’t scold it, bring it back once more.',
          hi: 'यह हार नहीं, चंचल बच्चे के साथ बैठना है; डाँटें नहीं, एक बार फिर लौटा लाएँ।',
        },
      },
    },
    why: {
      oracle: {
        en: 'The mind wanders because it is tired, hurried or asked to be empty; give it a sound or a breath to hold.',
        hi: 'मन थकान, जल्दी, या ख़ाली होने की माँग से भटकता है; उसे पकड़ने को कोई ध्वनि या साँस दें।',
      },
      astra: {
        en: 'It’s no lack of faith; even in the temple one remembers the gas on the stove.',
        hi: 'यह श्रद्धा की कमी नहीं; मंदिर में भी चूल्हे की गैस याद आती है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Same seat, same hour, before the phone is touched.',
        hi: 'वही आसन, वही समय, फ़ोन छूने से पहले।',
      },
      {
        en: 'Count breaths to ten and begin again; losing count is allowed.',
        hi: 'साँसें दस तक गिनें और फिर शुरू करें; गिनती भूलना चलता है।',
      },
      {
        en: 'Tears or light in sitting are common; note them, and tell a teacher rather than the internet.',
        hi: 'बैठने पर आँसू या रोशनी आम है; बस देखें, इंटरनेट नहीं, किसी जानकार को बताएँ।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
