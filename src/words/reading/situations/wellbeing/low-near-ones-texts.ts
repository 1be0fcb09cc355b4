import type { SituationTexts } from '../situation-texts.ts'

export const lowNearOnesTexts = {
  'near-one-low': {
    outlook: {
      yes: {
        oracle: {
          en: 'They are likely to find back to themselves; the lighter stretch is {from} to {to}, and your company counts in it.',
          hi: 'उनका मन सँभलने की उम्मीद है; हल्का समय {from} से {to} तक है, और इसमें आपका साथ मायने रखता है।',
        },
        astra: {
          en: 'I think they will come out of it; between {from} and {to} you may hear the old laugh again.',
          hi: 'लगता है यह दौर निकल जाएगा; {from} से {to} के बीच पुरानी हँसी फिर सुनाई दे सकती है।',
        },
      },
      later: {
        oracle: {
          en: 'They need more time than those around them like; from {from} to {to} the mood should lift.',
          hi: 'उन्हें उतना समय चाहिए जितना सबको लंबा लगता है; {from} से {to} के बीच मन उठना चाहिए।',
        },
        astra: {
          en: 'Stay near and don’t push; the change I see comes between {from} and {to}.',
          hi: 'पास रहें, ज़ोर न डालें; बदलाव {from} से {to} के बीच दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'No date is marked for their mood; sitting with them without advice will do more than asking when it ends.',
          hi: 'उनके मन के लिए कोई तारीख़ नहीं दिखती; बिना सलाह के पास बैठना सबसे ज़्यादा काम करेगा।',
        },
        astra: {
          en: 'I can’t name the week; people return from such quiet step by step, and mostly towards somebody who waited.',
          hi: 'हफ़्ता नहीं बताया जा सकता; ऐसी चुप्पी से लोग धीरे-धीरे लौटते हैं, और उसी की ओर जो पास बना रहा।',
        },
      },
      hard: {
        oracle: {
          en: 'At present they carry something heavy; if food, sleep or work are gone for two weeks, go with them to a doctor.',
          hi: 'अभी उनके मन पर कुछ भारी है; दो हफ़्ते से खाना, नींद या काम छूटा हो तो साथ जाकर डॉक्टर को दिखाएँ।',
        },
        astra: {
          en: 'Just now they can’t lift it alone; don’t call it a drama, go along to a doctor or a counsellor with them.',
          hi: 'यह बोझ अभी उनसे अकेले नहीं उठेगा; इसे नाटक न कहें, साथ लेकर डॉक्टर या काउंसलर के पास जाएँ।',
        },
      },
    },
    state: {
      favourable: {
        oracle: {
          en: 'They will open up to you sooner than to others: your chart shows trust there, so go and sit beside them.',
          hi: 'उनका मन औरों से पहले आपके सामने खुलेगा: वहाँ आप पर भरोसा है, बस जाकर पास बैठें।',
        },
        astra: {
          en: 'You are the right one to reach them; bring tea, ask nothing, and let the talk come by itself.',
          hi: 'उन तक पहुँचने के लिए आप ही सही हैं; चाय ले जाएँ, कुछ न पूछें, बात ख़ुद निकलेगी।',
        },
      },
      mixed: {
        oracle: {
          en: 'They want you near and don’t want to be asked; do small things together, and ask one question a week.',
          hi: 'उन्हें आपका पास रहना अच्छा लगता है, पूछताछ नहीं; साथ में छोटे काम करें, और हफ़्ते में एक ही सवाल पूछें।',
        },
        astra: {
          en: 'Half of them wants to talk and half to be left alone; a walk side by side suits both halves.',
          hi: 'मन आधा बात करना चाहता है, आधा अकेले रहना; साथ टहलना दोनों के लिए ठीक है।',
        },
      },
      patience: {
        oracle: {
          en: 'It takes patience: what you see is tiredness of mind and no anger at you; a doctor should look if it lasts.',
          hi: 'सब्र चाहिए: यह मन की थकान है, आपसे नाराज़गी नहीं; लंबा चले तो डॉक्टर को दिखाना चाहिए।',
        },
        astra: {
          en: 'Be the one who doesn’t scold; and if two weeks pass like this, take them to someone who treats such moods.',
          hi: 'आप डाँटने वालों में न रहें; और दो हफ़्ते ऐसे ही बीतें तो मन के डॉक्टर के पास ले जाएँ।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Somebody goes quiet when a loss or a worry is larger than their words; it is neither pretence nor a shadow on them.',
        hi: 'कोई तब चुप होता है जब दुख या चिंता शब्दों से बड़ी हो; न यह नाटक है, न कोई साया।',
      },
      astra: {
        en: 'The silence is a lid on something that hurts; it isn’t meant for you, and shouting won’t lift it.',
        hi: 'यह चुप्पी किसी चोट पर रखा ढक्कन है; आपके ख़िलाफ़ नहीं है, और ज़ोर से बोलने पर नहीं खुलेगी।',
      },
    },
    isOfAnother: true,
    advice: [
      { en: 'Say “I am here” and not “cheer up”.', hi: '“ख़ुश रहो” नहीं, “मैं हूँ यहाँ” कहें।' },
      {
        en: 'Give them one small task that needs them: the plants, the bill, dropping a child at school.',
        hi: 'एक छोटा काम उनके भरोसे छोड़ें: पौधे, बिल, बच्चे को स्कूल छोड़ना।',
        for: ['parent'],
      },
      {
        en: 'Get them outdoors for fifteen minutes of morning light.',
        hi: 'सुबह की धूप में पंद्रह मिनट बाहर साथ ले जाएँ।',
      },
      {
        en: 'If they speak of not wanting to live, stay with them and call 14416 or 112 at once.',
        hi: 'जीने का मन नहीं, ऐसी बात कहें तो साथ रहें और तुरंत 14416 या 112 पर फ़ोन करें।',
      },
    ],
  },
  'cries-easily': {
    state: {
      favourable: {
        oracle: {
          en: 'Tears come quickly to you because you feel much and recover fast; that is no weakness of the mind but a soft heart in good health.',
          hi: 'आँसू जल्दी इसलिए आते हैं कि मन ज़्यादा महसूस करता है और जल्दी सँभल भी जाता है; यह कमज़ोरी नहीं, नरम दिल है।',
        },
        astra: {
          en: 'You’re made with thin skin and a warm heart; let them joke, it’s you they come to when they need one.',
          hi: 'आपकी खाल पतली और दिल गरम है; लोग हँसें तो हँसें, ज़रूरत पर आपके ही पास आते हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'You are easily moved, and more so when tired or unheard; rest and one honest talk a week make a clear difference.',
          hi: 'मन जल्दी भर आता है, और थकान या अनसुना रहने पर ज़्यादा; आराम और हफ़्ते में एक खुली बात से बड़ा फ़र्क़ पड़ता है।',
        },
        astra: {
          en: 'Half of it is your tender nature, half is what you have swallowed; the second half can get less.',
          hi: 'आधा आपका कोमल स्वभाव है, आधा वह जो भीतर दबा रह जाता है; दूसरा आधा कम हो सकता है।',
        },
      },
      patience: {
        oracle: {
          en: 'Your nerves are near the surface at present and tears are their way out; if they come daily without cause, a doctor may look at sleep, thyroid and mood.',
          hi: 'अभी मन बहुत कच्चा है और आँसू उसका रास्ता हैं; रोज़ बिना वजह आएँ तो डॉक्टर से नींद, थायराइड और मन की जाँच करा लें।',
        },
        astra: {
          en: 'You’re worn, that is why a birthday song is enough; be kind to yourself, and see a doctor if it is every day.',
          hi: 'थकान बहुत है, इसीलिए ज़रा-सी बात पर रोना आ जाता है; ख़ुद पर नरमी रखें, रोज़ हो तो डॉक्टर से मिलें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'You cry easily because you feel things before you can think about them; it is your make, stronger when you are tired, and no fault.',
        hi: 'जल्दी रोना इसलिए आता है कि मन सोचने से पहले महसूस कर लेता है; यह आपकी बनावट है, थकान में ज़्यादा, और कोई दोष नहीं।',
      },
      astra: {
        en: 'Your heart answers before your head has its shoes on; that’s why films and small words reach you so.',
        hi: 'आपका दिल दिमाग़ से पहले बोल पड़ता है; इसीलिए फ़िल्म या छोटी-सी बात भी भीतर तक लगती है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'When it rises, press your feet to the floor and name five things that you see.',
        hi: 'रोना आए तो पैर ज़मीन पर टिकाएँ और आसपास की पाँच चीज़ों के नाम लें।',
      },
      {
        en: 'Tell the scoffers once, “I cry, and then I do it all the same.”',
        hi: 'चिढ़ाने वालों से एक बार कहें, “आँसू आते हैं, पर काम पूरा होता है।”',
      },
      {
        en: 'Say the small hurt on the same day, so that it needn’t come out at a film.',
        hi: 'छोटी चोट उसी दिन कह दें, ताकि वह फ़िल्म में बैठकर न निकले।',
      },
      {
        en: 'Note whether it is worse before periods, without sleep or without food.',
        hi: 'देखें कि माहवारी से पहले, कम नींद या भूख में यह बढ़ता तो नहीं।',
      },
    ],
  },
  'cannot-refuse': {
    state: {
      favourable: {
        oracle: {
          en: 'You say yes because you are warm and can do much; a “no” suits you as well, and people will take it from you better than you fear.',
          hi: '“हाँ” इसलिए निकलती है कि दिल बड़ा है और काम आता है; आपकी “ना” भी लोग मान लेंगे, उतना बुरा नहीं लगेगा जितना डर है।',
        },
        astra: {
          en: 'You’re the one everybody calls, and you have earned the right to let it ring; try it once this week.',
          hi: 'सबका फ़ोन आपके पास आता है; एक बार उसे बजने देने का हक़ भी आपका है, इसी हफ़्ते आज़माएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'Your good nature is real, but part of every yes is the fear of being disliked; that part is what you can drop.',
          hi: 'आपकी भलाई सच्ची है, पर हर हाँ में थोड़ा डर भी है कि कोई बुरा न माने; वही हिस्सा छोड़ना है।',
        },
        astra: {
          en: 'You give, then you keep accounts in silence; ask for your share aloud, and you’ll need less anger later.',
          hi: 'पहले सब दे देना, फिर मन में हिसाब रखना, यही चलता है; अपना हिस्सा बोलकर माँगें, बाद में ग़ुस्सा कम आएगा।',
        },
      },
      patience: {
        oracle: {
          en: 'You have bent so long that others call it your duty; begin with small refusals, as a large one would cost you too much now.',
          hi: 'झुकना इतना हो चुका है कि लोग इसे आपका फ़र्ज़ समझने लगे; छोटी-छोटी “ना” से शुरू करें, बड़ी अभी भारी पड़ेगी।',
        },
        astra: {
          en: 'You are tired to the bone of pleasing all; nobody will thank you for it, so put yourself on the list as well.',
          hi: 'सबको ख़ुश रखते-रखते थकान हो गई है; इसका शुक्रिया कोई नहीं देगा, सूची में अपना नाम भी रखें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'You cannot say no because you learned early that love has to be earned by being useful; that was then, and it is not true now.',
        hi: '“ना” इसलिए नहीं निकलती कि बचपन से यही सीखा कि काम आने से ही प्यार मिलता है; वह तब की बात थी, अब सच नहीं।',
      },
      astra: {
        en: 'Somewhere a child learned that the good one never refuses; you’re still that child, with twelve people’s work on your hands.',
        hi: 'कहीं सीखा था कि अच्छे लोग मना नहीं करते; वही बात अब तक चल रही है, और हाथ में बारह लोगों का काम है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Answer each request with “May I tell you in the evening?”; half of them go elsewhere.',
        hi: 'हर माँग पर कहें, “शाम को जवाब दूँ तो चलेगा?”; आधी तब तक कहीं और चली जाएँगी।',
      },
      {
        en: 'Give a no without a reason: reasons are bargained over.',
        hi: '“ना” के साथ वजह न दें; वजह पर मोलभाव होता है।',
      },
      {
        en: 'Pick one task of others this month and hand it back.',
        hi: 'इस महीने दूसरों का एक काम चुनकर लौटा दें।',
      },
      {
        en: 'Tell your people what you would like on your own day, by name; they are used to you needing nothing.',
        hi: 'अपने दिन पर क्या चाहिए, नाम लेकर बताएँ; सबको आदत है कि आपको कुछ नहीं चाहिए।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
