import type { SituationTexts } from '../situation-texts.ts'

export const childBondsTexts = {
  grandchild: {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'A grandchild is likely, and {from} to {to} is the stretch in which the good news may come.',
          hi: 'घर में नाती-पोते की ख़ुशी के आसार हैं, और ख़बर {from} से {to} के बीच आ सकती है।',
        },
        astra: {
          en: 'I see small feet in the house; listen for news between {from} and {to}.',
          hi: 'घर में नन्हे क़दम दिखते हैं; {from} से {to} के बीच ख़बर सुनने को मिल सकती है।',
        },
      },
      later: {
        oracle: {
          en: 'The little one comes a bit later than you hope; {from} to {to} looks likelier.',
          hi: 'नन्हा मेहमान आपकी उम्मीद से थोड़ा बाद आएगा; {from} से {to} के बीच ज़्यादा आसार हैं।',
        },
        astra: {
          en: 'Some more patience, dear grandparent to be; I’d look towards {from} till {to}.',
          hi: 'थोड़ा धीरज और; नज़र {from} से {to} की ओर रखें।',
        },
      },
      slow: {
        oracle: {
          en: 'A grandchild is not denied, and no date shows from your chart; it is theirs to decide, and asking slows it.',
          hi: 'नाती-पोते की मनाही नहीं, पर आपकी कुंडली में तारीख़ नहीं दिखती; फ़ैसला उनका है, और पूछने से देर ही होती है।',
        },
        astra: {
          en: 'I can’t give you a month; your blessing reaches them best when it doesn’t ask.',
          hi: 'महीना नहीं बताया जा सकता; दुआ तब ज़्यादा पहुँचती है जब सवाल न करे।',
        },
      },
      hard: {
        oracle: {
          en: 'It doesn’t look near just now; give the young couple peace, and leave doctors and timing to the two of them.',
          hi: 'अभी पास नहीं दिखता; दोनों को चैन दें, डॉक्टर और समय उन पर छोड़ें।',
        },
        astra: {
          en: 'Your arms are ready, I know, and theirs perhaps not yet; love them as they are, and the house stays full of them.',
          hi: 'गोद तैयार है, समझ आता है, पर शायद उनकी अभी नहीं; उन्हें जैसे हैं वैसे प्यार दें, घर उन्हीं से भरा है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'A wait like this mostly has to do with work, health or their own choice, and never with anybody’s fault or merit.',
        hi: 'ऐसी देरी अक्सर काम, सेहत या उनकी अपनी मर्ज़ी से होती है, किसी की ग़लती से नहीं।',
      },
      astra: {
        en: 'They may be waiting on purpose, or trying in silence; either way a kind house helps and questions hurt.',
        hi: 'हो सकता है वे जान-बूझकर रुके हों, या चुपचाप कोशिश में हों; दोनों में अपनापन मदद करता है, सवाल चुभते हैं।',
      },
    },
    advice: [
      {
        en: 'Don’t raise it with the daughter or daughter-in-law; if you must, ask your own child once.',
        hi: 'यह बात बेटी या बहू से न छेड़ें; पूछना ही हो तो अपने बच्चे से एक बार।',
        for: ['parent'],
      },
      {
        en: 'Stop others too when they ask them at functions.',
        hi: 'शादी-ब्याह में कोई और उनसे पूछे, तो उसे भी टोक दें।',
        for: ['meeting'],
      },
      {
        en: 'Offer help that counts: time, money for a doctor, care when it comes.',
        hi: 'काम की मदद दें: समय, डॉक्टर का ख़र्च, बाद में देखभाल का भरोसा।',
      },
    ],
  },
  'late-child': {
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'A child at this age is possible by your chart; {from} to {to} is the better stretch, with a doctor beside you.',
          hi: 'इस उम्र में भी संतान मुमकिन दिखती है; डॉक्टर की सलाह के साथ {from} से {to} का समय बेहतर है।',
        },
        astra: {
          en: 'Late isn’t closed; I see hope from {from} till {to}.',
          hi: 'देर का मतलब दरवाज़ा बंद नहीं; {from} से {to} के बीच उम्मीद दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'The chart leaves room for a later child, likelier between {from} and {to}; use the time till then for tests and health.',
          hi: 'कुंडली में देर से संतान की जगह है, {from} से {to} के बीच ज़्यादा; तब तक जाँच और सेहत पर ध्यान दें।',
        },
        astra: {
          en: 'It asks a little more waiting; don’t lose heart, {from} to {to} is the hopeful stretch.',
          hi: 'थोड़ा और इंतज़ार है; {from} से {to} तक हिम्मत न हारें।',
        },
      },
      slow: {
        oracle: {
          en: 'The chart doesn’t say no, and at this age the body’s own clock matters more than any date I could give.',
          hi: 'कुंडली मना नहीं करती, पर इस उम्र में किसी तारीख़ से ज़्यादा शरीर की घड़ी मायने रखती है।',
        },
        astra: {
          en: 'I can’t promise and I don’t refuse; a fertility doctor this month tells you more than stars.',
          hi: 'न वादा किया जा सकता है, न इनकार; इसी महीने डॉक्टर से मिलना सितारों से ज़्यादा बताएगा।',
        },
      },
      hard: {
        oracle: {
          en: 'It looks slow by the chart at present; keep adoption as a full and good road, and not as a last one.',
          hi: 'अभी राह धीमी दिखती है; गोद लेने को आख़िरी नहीं, पूरा और अच्छा रास्ता मानें।',
        },
        astra: {
          en: 'I won’t feed you a date; motherhood and fatherhood come by more than one door, and your heart is ready for them.',
          hi: 'झूठी तारीख़ देना ठीक नहीं; माँ-बाप बनने के कई दरवाज़े हैं, और मन तैयार है।',
        },
      },
    },
    advice: [
      {
        en: 'See a fertility doctor now and both of you together; at this age months count.',
        hi: 'अभी, दोनों साथ, डॉक्टर से मिलें; इस उम्र में महीने गिने जाते हैं।',
        for: ['couple', 'meeting'],
      },
      {
        en: 'Ask how long natural trying makes sense before the next step.',
        hi: 'पूछें कि अगला क़दम उठाने से पहले कितने समय तक कोशिश ठीक है।',
      },
      {
        en: 'Register with CARA meanwhile; the wait for adoption runs beside the other and binds you to nothing.',
        hi: 'साथ ही CARA में नाम लिखवा दें; गोद लेने का इंतज़ार अलग चलता है और बाध्य नहीं करता।',
      },
    ],
  },
  'child-bad-company': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'Your child is likely to come out of this company: the core is good, and home’s word still counts.',
          hi: 'बच्चा इस संगत से निकल आना चाहिए: भीतर से अच्छा है, और घर की बात अब भी असर करती है।',
        },
        astra: {
          en: 'The branch is bent, the root is sound; stay near without spying, and he or she turns back by the same road.',
          hi: 'डाल झुकी है, जड़ ठीक है; बिना जासूसी के पास रहें, उसी रास्ते से लौटना होगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Some of these friends do pull the wrong way; don’t forbid them all, give something stronger: a sport, a course, a job with a time to rise.',
          hi: 'इनमें कुछ दोस्त ग़लत ओर खींचते हैं; सबको मना न करें, उनसे मज़बूत चीज़ दें: खेल, कोर्स, समय वाला काम।',
        },
        astra: {
          en: 'It will swing to and fro a while; one adult outside the house, a coach or an uncle, can reach where you can’t.',
          hi: 'कुछ समय इधर-उधर रहेगा; घर के बाहर का कोई बड़ा, कोच या मामा, वहाँ पहुँच सकता है जहाँ आप नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'The pull is strong at present: keep money short and doors open, and get help early if there is smoke, drink or powder.',
          hi: 'अभी खिंचाव तेज़ है: हाथ में पैसा कम रखें, दरवाज़ा खुला, और नशे की बात हो तो जल्दी मदद लें।',
        },
        astra: {
          en: 'You’re frightened, and shouting comes easily; yet what holds a child at such an hour is that home still feels kind.',
          hi: 'डर में चिल्लाना आ ही जाता है; पर ऐसे समय बच्चे को वही घर थामता है जहाँ अपनापन बचा हो।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Invite the friends home once and look at them yourself.',
        hi: 'उन दोस्तों को एक बार घर बुलाएँ और ख़ुद देखें।',
      },
      {
        en: 'Tie pocket money to small duties and clear hours.',
        hi: 'जेबख़र्च को छोटे कामों और तय समय से जोड़ें।',
      },
      {
        en: 'For drugs call 14446, the national de-addiction helpline; it is free and asks no name.',
        hi: 'नशे के लिए राष्ट्रीय हेल्पलाइन 14446 पर बात करें; मुफ़्त है, नाम नहीं पूछते।',
      },
      {
        en: 'Never scold before the friends; speak at night, alone, and briefly.',
        hi: 'दोस्तों के सामने न डाँटें; रात को अकेले और थोड़े शब्दों में कहें।',
      },
    ],
  },
  'child-withdrawn': {
    isOfAnother: true,
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'The quiet looks like growing up and not like trouble: a closed door and friends first are of this age, and your bond is sound.',
          hi: 'यह चुप्पी बड़े होने की है, परेशानी की कम: बंद दरवाज़ा और दोस्त पहले, इसी उम्र के हैं, और आपका रिश्ता पक्का है।',
        },
        astra: {
          en: 'The child is still yours behind that door; small talk at night and a favourite snack open it better than questions.',
          hi: 'दरवाज़े के पीछे बच्चा अब भी आपका ही है; रात की छोटी बात और पसंद का नाश्ता सवालों से बेहतर खोलते हैं।',
        },
      },
      mixed: {
        oracle: {
          en: 'Some of it is the age, some is a thing at school or among friends that isn’t told at home; ask about friends, and not about marks.',
          hi: 'कुछ उम्र का है, कुछ स्कूल या दोस्तों की ऐसी बात जो घर नहीं आई; नंबर नहीं, दोस्तों के बारे में पूछें।',
        },
        astra: {
          en: 'There’s a hurt in the silence, not a large one I feel; be in the same room more, and say less.',
          hi: 'चुप्पी में एक चोट है, बहुत बड़ी नहीं लगती; एक ही कमरे में ज़्यादा रहें, बोलें कम।',
        },
      },
      patience: {
        oracle: {
          en: 'Take this seriously though calmly: it may last some weeks; if sleep, food and friends have all dropped away, see a counsellor soon.',
          hi: 'इसे शांति से पर गंभीरता से लें: कुछ हफ़्ते रह सकता है; नींद, खाना और दोस्त तीनों छूटे हों तो जल्दी काउंसलर से मिलें।',
        },
        astra: {
          en: 'The child is having a hard season and doesn’t know how to say it; tell them “nothing you say will make me love you less”.',
          hi: 'बच्चे का समय कठिन है और कहना नहीं आता; कह दें, “तुम कुछ भी बताओ, प्यार कम नहीं होगा”।',
        },
      },
    },
    why: {
      oracle: {
        en: 'At this age such quiet mostly comes from friends, comparison, marks or the phone, and seldom from you.',
        hi: 'इस उम्र में ऐसी चुप्पी ज़्यादातर दोस्तों, तुलना, नंबर या फ़ोन से आती है, माँ-बाप से कम।',
      },
      astra: {
        en: 'They feel much and have few words yet; moods at this age pass through the house like weather.',
        hi: 'मन में बहुत कुछ है और शब्द अभी कम; इस उम्र के मूड मौसम की तरह आते-जाते हैं।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Take a short drive or walk together; talk comes when nobody looks at the face.',
        hi: 'साथ थोड़ी दूर टहलें या गाड़ी में चलें; चेहरे पर नज़र न हो तो बात निकलती है।',
        for: ['meeting'],
      },
      { en: 'Tell a mistake of your own at that age.', hi: 'उसी उम्र की अपनी कोई ग़लती सुनाएँ।' },
      {
        en: 'Ask the class teacher or one friend’s mother whether anything happened.',
        hi: 'क्लास टीचर या किसी सहेली-दोस्त की माँ से पूछें कि कुछ हुआ तो नहीं।',
      },
      {
        en: 'Two weeks without sleep, food or hope: call Tele-MANAS 14416 or Childline 1098.',
        hi: 'दो हफ़्ते नींद, भूख या उम्मीद न रहे तो टेली-मानस 14416 या चाइल्डलाइन 1098।',
      },
    ],
  },
  'child-angry': {
    isOfAnother: true,
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'The anger is strength without words as yet; with calm rules this child is likely to grow out of it.',
          hi: 'यह ग़ुस्सा ताक़त है जिसके पास अभी शब्द नहीं; शांत नियमों से बच्चा इससे निकल जाएगा।',
        },
        astra: {
          en: 'A lively one with fire in it; love and one firm “no” said softly will shape it well.',
          hi: 'तेज़ और जोशीला बच्चा है; प्यार और नरमी से कहा एक पक्का “नहीं” इसे अच्छा ढालेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'It is partly nature, partly tiredness, screen and hunger: mend the second half and the first becomes bearable.',
          hi: 'कुछ स्वभाव है, कुछ थकान, मोबाइल और भूख: दूसरा हिस्सा सुधारें, पहला सँभल जाएगा।',
        },
        astra: {
          en: 'The little one copies the loudest voice around; lower the house’s voice first, and see.',
          hi: 'बच्चा आस-पास की तेज़ से तेज़ आवाज़ की नक़ल करता है; शुरुआत में घर की आवाज़ धीमी करें, फिर देखें।',
        },
      },
      patience: {
        oracle: {
          en: 'It will take patience for some months: same rule, same answer, every day, and no slap in return.',
          hi: 'कुछ महीने धीरज लगेगा: रोज़ वही नियम, वही जवाब, और बदले में थप्पड़ नहीं।',
        },
        astra: {
          en: 'It wears you out, I know; if school keeps calling, let a child counsellor look, there’s no shame in that.',
          hi: 'इससे थकान होती है, समझ आता है; स्कूल बार-बार बुलाए तो बच्चों के काउंसलर को दिखाएँ, इसमें शर्म नहीं।',
        },
      },
    },
    why: {
      oracle: {
        en: 'At this age anger comes where words end: hunger, sleep, jealousy, or a rule that changes daily.',
        hi: 'इस उम्र में ग़ुस्सा वहाँ आता है जहाँ शब्द ख़त्म हों: भूख, नींद, जलन, या रोज़ बदलता नियम।',
      },
      astra: {
        en: 'It isn’t badness; it is a big feeling in a small body, and it wants a name.',
        hi: 'यह बुराई नहीं; छोटे शरीर में बड़ा एहसास है, जिसे नाम चाहिए।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Hold the hand, say “we don’t hit”, and give the word for it: “you are cross”.',
        hi: 'हाथ थामें, कहें “मारते नहीं”, और उसे शब्द दें: “तुम नाराज़ हो”।',
      },
      {
        en: 'Praise the gentle moment the minute you see it.',
        hi: 'जब नरमी दिखे, उसी पल तारीफ़ करें।',
      },
      { en: 'Keep an hour outdoors before evening.', hi: 'शाम से पहले एक घंटा बाहर खेलने दें।' },
      {
        en: 'Let all in the house follow one rule, grandparents too.',
        hi: 'घर में सबका नियम एक हो, दादा-दादी का भी।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
