import type { SituationTexts } from '../situation-texts.ts'

export const loveStepsTexts = {
  'partner-distant': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'The distance between you looks like tiredness or a worry they carry; the liking itself does not seem gone.',
          hi: 'यह दूरी थकान या किसी परेशानी की लगती है; चाहत ख़त्म हुई नहीं दिखती।',
        },
        astra: {
          en: 'They have gone quiet, not gone away, I feel; something outside the two of you is taking their strength.',
          hi: 'मन चुप हुआ है, गया नहीं है; दोनों के बाहर की कोई बात उनकी ताक़त ले रही है।',
        },
      },
      mixed: {
        oracle: {
          en: 'The coolness is partly their own mood and partly something left unsaid between you; one calm talk will show which.',
          hi: 'यह ठंडापन कुछ उनके मूड का है और कुछ दोनों के बीच रुकी किसी बात का; एक शांत बातचीत से साफ़ होगा।',
        },
        astra: {
          en: 'Space was asked for, and that hurts; take it as a pause, and let the next few weeks show whether they come closer again.',
          hi: 'दूरी चाही गई है और यह चुभता है; इसे थोड़ा रुकना मानें, अगले कुछ हफ़्ते दिखा देंगे कि वे पास आते हैं या नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'The distance may last a while, and chasing will widen it; step back with dignity and watch what they do of their own accord.',
          hi: 'यह दूरी कुछ समय रह सकती है, और पीछे भागने से बढ़ेगी; सम्मान के साथ थोड़ा हटें और देखें कि वे ख़ुद क्या करते हैं।',
        },
        astra: {
          en: 'It does look as if they are drawing back just now; keep your days full, and don’t beg for a warmth that should come freely.',
          hi: 'अभी वे पीछे हटते लगते हैं; अपने दिन भरे रखें, जो अपनापन ख़ुद आना चाहिए उसे माँगें नहीं।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Such distance mostly grows from a worry they don’t share, or from small hurts that were never talked out.',
        hi: 'ऐसी दूरी अक्सर किसी ऐसी चिंता से आती है जो बताई नहीं गई, या छोटी चुभनों से जिन पर बात नहीं हुई।',
      },
      astra: {
        en: 'More often than not it isn’t a third person; it is tiredness, family pressure or a word that stayed in the heart.',
        hi: 'ज़्यादातर बात किसी तीसरे की नहीं होती; थकान, घर का दबाव या दिल में अटकी कोई बात होती है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Say once, without blame, what you notice: “we talk less than before, and I miss it”.',
        hi: 'एक बार बिना इल्ज़ाम के कहें: “पहले से कम बात होती है, मुझे कमी लगती है”।',
      },
      {
        en: 'Agree on one fixed call or meeting a week, and leave the other days free of “where are you”.',
        hi: 'हफ़्ते में एक बात या मुलाक़ात तय करें, बाक़ी दिन “कहाँ हो” न पूछें।',
      },
      {
        en: 'If nothing changes in six weeks, ask plainly whether they want to go on.',
        hi: 'छह हफ़्ते में कुछ न बदले तो सीधे पूछें कि आगे साथ चलना है या नहीं।',
      },
    ],
  },
  'two-loves': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'Of the two, lean to the one with whom you are yourself without effort: your heart is steady enough to choose now.',
          hi: 'दोनों में से उसकी ओर जाएँ जिसके साथ बनावट नहीं करनी पड़ती: अभी मन चुनने लायक़ ठहरा हुआ है।',
        },
        astra: {
          en: 'Your heart has mostly chosen already; it is the one you want to tell good news to first.',
          hi: 'मन तो लगभग चुन ही चुका है; वही, जिसे अच्छी ख़बर सबसे पहले सुनाने का जी करता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Between the two, choose by who stays kind on a bad day and who speaks of you openly at home; charm is the weaker ground.',
          hi: 'दोनों में से उसे चुनें जो बुरे दिन में भी नरम रहे और घर पर आपका नाम खुलकर ले; आकर्षण कमज़ोर आधार है।',
        },
        astra: {
          en: 'The chart names neither of the two yet; write to neither first for a month, and choose the one whom you miss.',
          hi: 'कुंडली अभी दोनों में से किसी एक का नाम नहीं लेती; एक महीना ख़ुद से किसी को मैसेज न करें, और जिसकी याद ज़्यादा आए उसे चुनें।',
        },
      },
      patience: {
        oracle: {
          en: 'This is not the month to settle on one of the two; the heart is restless, and a hurried choice would hurt all three.',
          hi: 'अभी दोनों में से किसी पर पक्का न हों; मन बेचैन है, और जल्दी का चुनाव तीनों को दुख देगा।',
        },
        astra: {
          en: 'I wouldn’t name either just yet; when you can’t choose between two, often neither has your whole heart.',
          hi: 'अभी किसी एक का नाम लेना ठीक नहीं; जब दो में चुना न जाए तो अक्सर पूरा दिल किसी का नहीं होता।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Tell neither “I love you” until you can tell the other “no”.',
        hi: 'जब तक एक को “नहीं” न कह सकें, दूसरे को “प्यार है” न कहें।',
      },
      {
        en: 'Ask each, in plain words, how they see the next two years.',
        hi: 'दोनों से सीधे पूछें कि अगले दो साल कैसे देखते हैं।',
      },
      {
        en: 'Note after each meeting whether you came home lighter or heavier.',
        hi: 'हर मुलाक़ात के बाद देखें कि मन हल्का लौटा या भारी।',
      },
      {
        en: 'Whoever is not chosen should hear it from you, and soon.',
        hi: 'जिसे न चुनें, उसे यह बात आपसे ही और जल्दी पता चले।',
      },
    ],
  },
  'crush-grows': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Your crush can turn into something real, and the better stretch for a first step is {from} to {to}.',
          hi: 'यह पसंद सच्चे रिश्ते में बदल सकती है; पहला क़दम उठाने का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see a door opening with this person; between {from} and {to} let them know you a little more each week.',
          hi: 'यहाँ बात बनने की गुंजाइश दिखती है; {from} से {to} के बीच धीरे-धीरे जान-पहचान बढ़ाएँ।',
        },
      },
      later: {
        oracle: {
          en: 'It stays a crush for some time yet; a real opening looks likelier between {from} and {to}.',
          hi: 'अभी कुछ समय बात पसंद तक ही रहेगी; सच में आगे बढ़ने का मौक़ा {from} से {to} के बीच ज़्यादा है।',
        },
        astra: {
          en: 'Not this very week, I feel; be a friend first, and look to {from} till {to} for more.',
          hi: 'इसी हफ़्ते तो नहीं; पहले दोस्ती जमाएँ, उससे आगे की उम्मीद {from} से {to} के बीच रखें।',
        },
      },
      slow: {
        oracle: {
          en: 'It can go further only if you speak: from far away a crush stays where it is.',
          hi: 'बात तभी बढ़ेगी जब पहल आपकी ओर से होगी: दूर से देखने पर पसंद वहीं की वहीं रहती है।',
        },
        astra: {
          en: 'They may not even know what you feel; one easy talk about anything at all will tell you more than months of looking.',
          hi: 'शायद उन्हें ख़बर ही नहीं; महीनों देखने से ज़्यादा एक हल्की-फुल्की बातचीत बता देगी।',
        },
      },
      hard: {
        oracle: {
          en: 'At present this looks one-sided more than mutual; keep it light and don’t hang your peace on their answer.',
          hi: 'अभी यह एक तरफ़ की पसंद ज़्यादा लगती है; इसे हल्का रखें, अपना चैन उनके जवाब पर न टाँगें।',
        },
        astra: {
          en: 'I’d not promise you this one; enjoy the flutter, but keep your studies, work and friends in the first place.',
          hi: 'इसमें हाँ कह देना ठीक नहीं होगा; धड़कन का मज़ा लें, पर पढ़ाई, काम और दोस्त पहले रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Start with something you both do: a project, a chai break, a shared joke.',
        hi: 'उसी से शुरू करें जो दोनों करते हैं: कोई काम, चाय, कोई साझा मज़ाक़।',
      },
      {
        en: 'Find out first whether they are free.',
        hi: 'पहले पता कर लें कि वे किसी और के साथ तो नहीं।',
      },
      {
        en: 'If they say no, take it once and gracefully; don’t ask through friends.',
        hi: 'मना कर दें तो एक बार में शालीनता से मान लें; दोस्तों से न कहलवाएँ।',
      },
    ],
  },
  'who-likes-me': {
    state: {
      favourable: {
        oracle: {
          en: 'There does seem to be somebody who likes you quietly, and near at hand; a chart gives no name, but it is likely one you meet in your daily round.',
          hi: 'लगता है कोई चुपचाप पसंद करता है और पास ही है; कुंडली नाम नहीं बताती, पर वह रोज़ के दायरे का ही कोई होगा।',
        },
        astra: {
          en: 'Yes, a pair of eyes does follow you; look for the one who remembers the small things you said.',
          hi: 'हाँ, कोई नज़र है; देखिए कौन आपकी छोटी-छोटी बातें याद रखता है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Somebody may well like you, though not strongly enough to speak yet; the name can’t be read from a chart.',
          hi: 'कोई पसंद करता हो सकता है, पर इतना खुलकर नहीं कि कह दे; नाम कुंडली से नहीं पढ़ा जाता।',
        },
        astra: {
          en: 'I feel an interest around you, still shy; the one who turns quiet when you come is a better clue than the one who jokes.',
          hi: 'आस-पास थोड़ी दिलचस्पी है, पर झिझकी हुई; जो आपके आने पर चुप हो जाए, वह मज़ाक़ करने वाले से बड़ा इशारा है।',
        },
      },
      patience: {
        oracle: {
          en: 'I see no strong hidden liking near you just now; let this season be for your own growing.',
          hi: 'अभी आस-पास कोई गहरी छिपी चाहत नहीं दिखती; यह समय ख़ुद को सँवारने का है।',
        },
        astra: {
          en: 'Just now nobody stands out; don’t read love into every like and message.',
          hi: 'अभी कोई अलग से नहीं दिखता; हर लाइक और मैसेज में प्यार न पढ़ें।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'See who finds reasons to sit or walk near you, three times and not once.',
        hi: 'देखें कि कौन बहाने से पास बैठता या साथ चलता है, एक बार नहीं, तीन बार।',
      },
      {
        en: 'An unknown number that writes of love stays unanswered until it gives a name.',
        hi: 'अनजान नंबर से प्यार के मैसेज आएँ तो नाम बताए बिना जवाब न दें।',
      },
      {
        en: 'If the messages frighten you, block them and tell someone at home.',
        hi: 'मैसेज से डर लगे तो ब्लॉक करें और घर में बताएँ।',
      },
    ],
  },
  'home-knows': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'Now that home knows about you two, the anger should pass into talk; your people are more shaken than against you.',
          hi: 'घर को पता चल गया है, पर ग़ुस्सा बातचीत में बदल जाना चाहिए; घर वाले ख़िलाफ़ कम, सकते में ज़्यादा हैं।',
        },
        astra: {
          en: 'The secret being out is half the burden gone; their silence is worry, and worry listens when it has slept a few nights.',
          hi: 'बात खुल गई तो आधा बोझ उतर गया; यह चुप्पी चिंता की है, और कुछ रातें बीतने पर चिंता सुनती भी है।',
        },
      },
      mixed: {
        oracle: {
          en: 'Expect some weeks of cold looks and questions at home; what you say in the first honest talk decides more than the news itself.',
          hi: 'घर में कुछ हफ़्ते बेरुख़ी और सवाल रहेंगे; ख़बर से ज़्यादा असर आपकी पहली सच्ची बातचीत का होगा।',
        },
        astra: {
          en: 'They feel left out more than anything; tell one of them, the softer one, the whole truth, and let that one carry it to the other.',
          hi: 'उन्हें सबसे ज़्यादा यह चुभा कि बताया नहीं; जो नरम है उसे पूरी बात कहें, वही दूसरे तक पहुँचाएगा।',
        },
      },
      patience: {
        oracle: {
          en: 'For now home is likely to stay firm; don’t meet in secret or answer in anger, each new surprise closes the door further.',
          hi: 'अभी घर का रुख़ सख़्त रहेगा; छिपकर न मिलें, ग़ुस्से में जवाब न दें, हर नई बात दरवाज़ा और बंद करती है।',
        },
        astra: {
          en: 'It will be heavy at home for a while; keep to your studies or work, stay polite, and let them see that love hasn’t made you careless.',
          hi: 'कुछ समय घर भारी रहेगा; पढ़ाई या काम में लगे रहें, आदर रखें, उन्हें दिखे कि प्यार ने लापरवाह नहीं बनाया।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Don’t deny what they have already read; admit it once and ask for an hour to explain.',
        hi: 'जो पढ़ लिया गया उससे इनकार न करें; एक बार मान लें और अपनी बात कहने के लिए एक घंटा माँगें।',
      },
      {
        en: 'Say what you both do and plan, for a name with a future is heard sooner.',
        hi: 'बताएँ कि दोनों क्या करते हैं और आगे की क्या सोच है, भविष्य वाली बात जल्दी सुनी जाती है।',
      },
      {
        en: 'If you are threatened or locked in, call 112; women can call 181.',
        hi: 'धमकी मिले या बंद किया जाए तो 112 पर फ़ोन करें; महिलाएँ 181 पर।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
