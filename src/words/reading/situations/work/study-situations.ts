import type { SituationTexts } from '../situation-texts.ts'

export const studySituationTexts = {
  'college-seat': {
    state: {
      favourable: {
        oracle: {
          en: 'A seat in a good college is likely for you, quite possibly one of your first choices.',
          hi: 'अच्छे कॉलेज में सीट मिलने की उम्मीद अच्छी है, शायद पहली पसंद में से ही कोई।',
        },
        astra: {
          en: 'I see admission coming through; fill your choices boldly, the best one on top.',
          hi: 'एडमिशन होता दिखता है; पसंद खुलकर भरें, सबसे अच्छा कॉलेज सबसे ऊपर।',
        },
      },
      mixed: {
        oracle: {
          en: 'Admission is likely, though perhaps in the second or third choice, or in a later round of counselling.',
          hi: 'एडमिशन होने की उम्मीद है, पर शायद दूसरी-तीसरी पसंद में, या काउंसलिंग के आगे के राउंड में।',
        },
        astra: {
          en: 'You are likely to get a seat, not at once the dreamt one; stay in till the last round.',
          hi: 'सीट मिलने की उम्मीद है, पर शायद एकदम मनचाही नहीं; आख़िरी राउंड तक बने रहें।',
        },
      },
      patience: {
        oracle: {
          en: 'The college you want is hard to get this time, so keep a second college and another course ready.',
          hi: 'मनचाहा कॉलेज इस बार मुश्किल दिखता है; दूसरा कॉलेज और दूसरा कोर्स तैयार रखें।',
        },
        astra: {
          en: 'It may not be the college of your dreams, and a good branch in a modest one can still serve you well.',
          hi: 'सपनों वाला कॉलेज शायद न मिले; पर साधारण कॉलेज में अच्छी ब्रांच भी बहुत काम आती है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Look up last year’s closing ranks of ten colleges and order your choices by them.',
        hi: 'दस कॉलेजों की पिछले साल की आख़िरी रैंक देखें और उसी हिसाब से पसंद भरें।',
      },
      {
        en: 'Keep certificates, category and income papers ready before counselling opens: seats are lost by papers.',
        hi: 'काउंसलिंग खुलने से पहले मार्कशीट, जाति और आय के काग़ज़ तैयार रखें: सीटें काग़ज़ से जाती हैं।',
      },
      {
        en: 'Pay the fee of a fair seat in time, and go on to the next round for a better one.',
        hi: 'ठीक-ठाक सीट की फ़ीस समय पर भरें, और बेहतर के लिए अगले राउंड में जाएँ।',
      },
      {
        en: 'Pay no agent for a seat, whatever he promises.',
        hi: 'सीट के लिए किसी एजेंट को पैसा न दें, वादा कुछ भी हो।',
      },
    ],
  },
  'child-subject-choice': {
    tells: 'reasons',
    isOfAnother: true,
    advice: [
      {
        en: 'Ask your child which chapter was read without being told, and give that more weight than the marks.',
        hi: 'बच्चे से पूछें कि कौन-सा पाठ बिना कहे पढ़ा, और उसे नंबरों से ज़्यादा वज़न दें।',
        for: ['parent'],
      },
      {
        en: 'Let your child sit in one class of each stream, or watch two lessons, before the form is filled.',
        hi: 'फ़ॉर्म भरने से पहले बच्चे को दोनों स्ट्रीम की एक-एक क्लास में बैठने दें या दो पाठ देखने दें।',
        for: ['parent'],
      },
      {
        en: 'Ask the class teacher which subject comes easily to the child; teachers see it before parents do.',
        hi: 'क्लास टीचर से पूछें कि बच्चे को कौन-सा विषय आसानी से आता है; टीचर को यह पहले दिखता है।',
        for: ['parent'],
      },
      {
        en: 'Check that a change of stream is allowed in the first weeks, so that the choice weighs less on the child.',
        hi: 'पूछ लें कि शुरू के हफ़्तों में स्ट्रीम बदली जा सकती है या नहीं, ताकि बच्चे पर बोझ कम रहे।',
        for: ['parent'],
      },
    ],
  },
  'subject-choice': {
    tells: 'reasons',
    advice: [
      {
        en: 'Read the contents page of both subjects’ first-year books: the one that makes you curious is the better one.',
        hi: 'दोनों विषयों की पहले साल की किताब की सूची पढ़ें: जिसे जानने का मन करे, वही बेहतर है।',
      },
      {
        en: 'Talk to one student and one working person of each course, and ask what an ordinary day is like.',
        hi: 'हर कोर्स के एक विद्यार्थी और एक काम करने वाले से बात करें, और पूछें कि आम दिन कैसा होता है।',
      },
      {
        en: 'Compare what each course costs and where last year’s students work today.',
        hi: 'मिलाकर देखें कि किस कोर्स में कितना ख़र्च है और पिछले साल के विद्यार्थी आज कहाँ काम करते हैं।',
        for: ['course-choice'],
      },
      {
        en: 'Choose by the subject you can study for long without being pushed, not by what friends take.',
        hi: 'दोस्तों की पसंद से नहीं, उस विषय से चुनें जिसे बिना कहे देर तक पढ़ा जा सके।',
      },
    ],
  },
  'child-does-not-study': {
    state: {
      favourable: {
        oracle: {
          en: 'Your child’s studies are likely to come right: the mind is sharp, it is attention that wanders at present.',
          hi: 'आपके बच्चे की पढ़ाई पटरी पर आने की उम्मीद अच्छी है: दिमाग़ तेज़ है, अभी बस ध्यान भटकता है।',
        },
        astra: {
          en: 'There is more ability in your child than the marks show; with a fixed hour and less scolding, study will grow.',
          hi: 'बच्चे में नंबरों से ज़्यादा क़ाबिलियत है; बँधा समय हो और डाँट कम, तो पढ़ाई में मन लगेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your child can study well in what interests the mind, and needs daily company in the rest.',
          hi: 'जिसमें रुचि है उसमें आपका बच्चा अच्छा पढ़ सकता है; बाक़ी में रोज़ किसी का साथ चाहिए।',
        },
        astra: {
          en: 'It will go up and down for some time; small daily study suits your child better than long sittings.',
          hi: 'कुछ समय पढ़ाई ऊपर-नीचे चलेगी; लंबी बैठक से रोज़ की थोड़ी पढ़ाई बच्चे के लिए बेहतर है।',
        },
      },
      patience: {
        oracle: {
          en: 'Your child’s interest in study comes late, so patience, fewer comparisons and one teacher who is liked will do more than pressure.',
          hi: 'आपके बच्चे का मन पढ़ाई में देर से लगेगा; दबाव से ज़्यादा सब्र, कम तुलना और एक पसंद के टीचर काम आएँगे।',
        },
        astra: {
          en: 'Please don’t lose heart over your child; books may not be the first strength, and skill with hands or games can lead further.',
          hi: 'बच्चे को लेकर हिम्मत न हारें; हो सकता है पहली ताक़त किताब न हो, हाथ का हुनर या खेल आगे ले जाए।',
        },
      },
    },
    isOfAnother: true,
    advice: [
      {
        en: 'Sit beside your child for twenty minutes every day, without the phone, yours too.',
        hi: 'रोज़ बीस मिनट बच्चे के पास बैठें, फ़ोन के बिना, अपना फ़ोन भी अलग रखें।',
        for: ['parent'],
      },
      {
        en: 'Agree on phone hours together, and keep the phone outside the bedroom at night.',
        hi: 'फ़ोन का समय साथ बैठकर तय करें, और रात को फ़ोन सोने के कमरे से बाहर रखें।',
        for: ['meeting'],
      },
      {
        en: 'Have eyes and ears checked once, and ask the teacher whether anybody troubles the child at school.',
        hi: 'एक बार आँख और कान की जाँच कराएँ, और टीचर से पूछें कि स्कूल में कोई परेशान तो नहीं करता।',
        for: ['parent'],
      },
      {
        en: 'Praise one finished page a day; don’t compare with cousins or neighbours.',
        hi: 'रोज़ पूरे किए एक पन्ने की तारीफ़ करें; रिश्तेदारों या पड़ोस के बच्चों से तुलना न करें।',
      },
    ],
  },
  'study-abroad': {
    outlook: {
      yes: {
        oracle: {
          en: 'Study abroad is likely for you, and admission or visa moves best between {from} and {to}.',
          hi: 'विदेश में पढ़ाई की उम्मीद अच्छी है; एडमिशन या वीज़ा का काम {from} से {to} के बीच सबसे अच्छा चलेगा।',
        },
        astra: {
          en: 'Yes, I see you going abroad to study; put your forms and visa papers in between {from} and {to}.',
          hi: 'हाँ, पढ़ाई के लिए विदेश जाना दिखता है; फ़ॉर्म और वीज़ा के काग़ज़ {from} से {to} के बीच लगाएँ।',
        },
      },
      later: {
        oracle: {
          en: 'Going abroad for study is possible, but with a later intake; the better time is {from} to {to}.',
          hi: 'पढ़ाई के लिए विदेश जाना हो सकता है, पर आगे के इनटेक में; बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'One intake may pass you by; between {from} and {to} your studies abroad have a better chance.',
          hi: 'एक इनटेक निकल सकता है; {from} से {to} के बीच विदेश की पढ़ाई का बेहतर मौक़ा है।',
        },
      },
      slow: {
        oracle: {
          en: 'Study abroad can work out through a scholarship or a modest university, with papers and money settled early.',
          hi: 'विदेश की पढ़ाई स्कॉलरशिप या साधारण यूनिवर्सिटी से बन सकती है, अगर काग़ज़ और पैसे पहले से तय हों।',
        },
        astra: {
          en: 'It is open for you, though not easy; a smaller university that gives aid is better than a famous name on loan.',
          hi: 'रास्ता खुला है, पर आसान नहीं; बड़े नाम पर लोन से अच्छी है मदद देने वाली छोटी यूनिवर्सिटी।',
        },
      },
      hard: {
        oracle: {
          en: 'Study abroad has little support at present, so begin the course here and keep an exchange or a later masters in view.',
          hi: 'विदेश की पढ़ाई के आसार अभी कम हैं; कोर्स यहीं शुरू करें और आगे विदेश का रास्ता खुला रखें।',
        },
        astra: {
          en: 'I don’t see the door abroad open just now; a good start here costs less and keeps the wish alive.',
          hi: 'विदेश का दरवाज़ा अभी खुला नहीं दिखता; यहाँ अच्छी शुरुआत सस्ती पड़ेगी और इच्छा भी बनी रहेगी।',
        },
      },
    },
    advice: [
      {
        en: 'Choose the university by its fees, its city’s rents and the work permit after study, in this order.',
        hi: 'यूनिवर्सिटी इस क्रम में चुनें: फ़ीस, उस शहर का किराया, और पढ़ाई के बाद काम की इजाज़त।',
      },
      {
        en: 'Apply directly on the university’s own site, and check the agent’s fee on paper if you take one.',
        hi: 'सीधे यूनिवर्सिटी की अपनी साइट पर आवेदन करें; एजेंट लें तो फ़ीस लिखवा लें।',
      },
      {
        en: 'Plan the loan so that it could be repaid from a salary in India too.',
        hi: 'लोन इतना ही लें कि भारत की तनख़्वाह से भी चुक सके।',
        for: ['loan'],
      },
      {
        en: 'Keep passport, transcripts and language test ready a season ahead.',
        hi: 'पासपोर्ट, मार्कशीट और भाषा की परीक्षा काफ़ी पहले तैयार रखें।',
      },
    ],
  },
  backlog: {
    outlook: {
      yes: {
        oracle: {
          en: 'Your backlog is likely to clear, and the time that helps you most is {from} to {to}.',
          hi: 'आपका बैकलॉग निकलने की उम्मीद अच्छी है; सबसे ज़्यादा साथ देने वाला समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see those papers clearing and the course being completed; put your strength in between {from} and {to}.',
          hi: 'वे पेपर निकलते और कोर्स पूरा होता दिखता है; {from} से {to} के बीच पूरा ज़ोर लगाएँ।',
        },
      },
      later: {
        oracle: {
          en: 'The backlog may take one more sitting; the better time to clear it is {from} to {to}.',
          hi: 'बैकलॉग में एक बार और बैठना पड़ सकता है; निकलने का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'It can be done, only a little late: between {from} and {to} your pending papers look easier.',
          hi: 'हो जाएगा, बस थोड़ी देर से: {from} से {to} के बीच बचे पेपर आसान दिखते हैं।',
        },
      },
      slow: {
        oracle: {
          en: 'The backlog clears one paper at a time; taking all of them together is what holds it up.',
          hi: 'बैकलॉग एक-एक पेपर करके निकलेगा; सब एक साथ पकड़ने से ही बात अटकती है।',
        },
        astra: {
          en: 'You can finish this course, paper by paper; begin with the one in which you were nearest to passing.',
          hi: 'कोर्स पूरा हो सकता है, एक-एक पेपर करके; शुरुआत उससे करें जिसमें पास होने के सबसे पास थे।',
        },
      },
      hard: {
        oracle: {
          en: 'The pending papers need outside help now: without a tutor or a senior’s notes they may stay stuck.',
          hi: 'बचे पेपर में अब बाहर की मदद चाहिए: ट्यूशन या सीनियर के नोट्स के बिना अटके रह सकते हैं।',
        },
        astra: {
          en: 'It looks heavy just now, and it needn’t be carried alone; one good teacher can turn these papers for you.',
          hi: 'अभी भारी लगता है, पर अकेले उठाने की ज़रूरत नहीं; एक अच्छे टीचर से ये पेपर निकल सकते हैं।',
        },
      },
    },
    advice: [
      {
        en: 'Get the last five question papers: in arrear exams the same questions return.',
        hi: 'पिछले पाँच प्रश्नपत्र लें: बैक के पेपर में वही सवाल बार-बार आते हैं।',
      },
      {
        en: 'Ask the department how many attempts and how much time the rules still give you.',
        hi: 'विभाग से पूछें कि नियम के हिसाब से कितने मौक़े और कितना समय बाक़ी है।',
      },
      {
        en: 'Ask for a copy or a recount where the marks fall short by little.',
        hi: 'जहाँ थोड़े नंबर कम हों, वहाँ कॉपी निकलवाएँ या दोबारा जाँच कराएँ।',
      },
    ],
  },
  'drop-year': {
    state: {
      favourable: {
        oracle: {
          en: 'Of the two, the drop looks worth taking: another try is likely to bring a better rank than this one.',
          hi: 'दोनों में ड्रॉप लेना ठीक दिखता है: दोबारा कोशिश में इस बार से अच्छी रैंक की उम्मीद है।',
        },
        astra: {
          en: 'I lean to the drop for you, once only, with a fixed routine and a seat kept in reserve if you can.',
          hi: 'मेरा झुकाव ड्रॉप की ओर है, बस एक बार, बँधी दिनचर्या के साथ, और हो सके तो एक सीट पकड़कर।',
        },
      },
      mixed: {
        oracle: {
          en: 'Join what you are getting and prepare beside it: a partial drop suits you better than a full one.',
          hi: 'जो मिल रहा है उसमें दाख़िला लें और साथ में तैयारी करें: पूरे ड्रॉप से यह बेहतर है।',
        },
        astra: {
          en: 'You need not choose all or nothing: take the seat, try once more from there, then decide.',
          hi: 'सब या कुछ नहीं चुनना ज़रूरी नहीं: सीट ले लें, वहीं से एक बार और कोशिश करें, फिर तय करें।',
        },
      },
      patience: {
        oracle: {
          en: 'Taking the seat in hand is the better choice: a drop is not likely to change the rank much.',
          hi: 'हाथ आई सीट लेना बेहतर है: ड्रॉप से रैंक में ज़्यादा फ़र्क की उम्मीद नहीं दिखती।',
        },
        astra: {
          en: 'I would take the college that is there; time at home under pressure would weigh on you more than it gives.',
          hi: 'जो कॉलेज मिल रहा है वही लेना अच्छा है; घर पर दबाव का समय मन पर ज़्यादा भारी पड़ेगा।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Look at why marks were lost: if from lack of time to study, a drop helps; if from nerves, it seldom does.',
        hi: 'देखें नंबर क्यों कटे: पढ़ने का समय कम था तो ड्रॉप से मदद मिलती है, घबराहट से कटे तो कम।',
      },
      {
        en: 'Ask the college whether the seat may be held or left later without loss.',
        hi: 'कॉलेज से पूछें कि सीट रोकी जा सकती है या बाद में बिना नुक़सान छोड़ी जा सकती है।',
      },
      {
        en: 'Write down the whole cost of a drop, with coaching and rent, and talk it over at home.',
        hi: 'कोचिंग और किराए समेत ड्रॉप का पूरा ख़र्च लिखें, और घर में बात करें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
