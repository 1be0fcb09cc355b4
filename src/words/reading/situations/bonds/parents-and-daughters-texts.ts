import type { SituationTexts } from '../situation-texts.ts'

export const parentsAndDaughtersTexts = {
  'parent-strict': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'Their strictness is worry in a hard coat; it loosens as they see you keep small promises.',
          hi: 'उनकी सख़्ती चिंता ही है, बस रूखे कपड़ों में; छोटे वादे निभते देखेंगे तो ढीली पड़ेगी।',
        },
        astra: {
          en: 'There is more love in that rule than it sounds; come home five minutes early a few times and watch it soften.',
          hi: 'उस नियम में जितना लगता है उससे ज़्यादा प्यार है; कुछ बार पाँच मिनट जल्दी लौटें, फिर देखें।',
        },
      },
      mixed: {
        oracle: {
          en: 'They give way on some things and not on others: ask for one freedom at a time, with the hour, the place and a number to call.',
          hi: 'वे कुछ बातों में मानेंगे, कुछ में नहीं: एक बार में एक ही छूट माँगें, समय, जगह और फ़ोन नंबर के साथ।',
        },
        astra: {
          en: 'It is partly how they themselves were raised; speak to the softer of the two first, and never in the middle of a scolding.',
          hi: 'कुछ उनकी अपनी परवरिश है; दोनों में जो नरम हो उससे पहले बात करें, डाँट के बीच कभी नहीं।',
        },
      },
      patience: {
        oracle: {
          en: 'The rules stay tight for now; lies would make them tighter, so earn trust with results and open plans.',
          hi: 'अभी नियम कड़े रहेंगे; झूठ से और कसेंगे, इसलिए नतीजों और खुली बात से भरोसा बनाएँ।',
        },
        astra: {
          en: 'It feels like a cage, I know; it won’t open by shouting, and it does open with each year you stand on your own feet.',
          hi: 'यह पिंजरे जैसा लगता है, समझ आता है; चिल्लाने से नहीं खुलेगा, अपने पैरों पर खड़े होने से हर साल खुलता है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Such strictness mostly comes from fear of what could happen outside and from how they were brought up.',
        hi: 'ऐसी सख़्ती अक्सर बाहर के डर और अपनी परवरिश से आती है।',
      },
      astra: {
        en: 'They hold tight what they are afraid to lose; that it hurts you they often don’t see.',
        hi: 'जिसे खोने का डर हो, उसे कसकर पकड़ते हैं; आपको चुभता है, यह उन्हें अक्सर दिखता नहीं।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Offer before they ask: who is with you, till when, how you come back.',
        hi: 'पूछने से पहले बता दें: साथ कौन है, कब तक, लौटना कैसे होगा।',
      },
      {
        en: 'Ask to have a rule reviewed after the exams or after three months.',
        hi: 'कहें कि परीक्षा के बाद या तीन महीने पर नियम फिर देखा जाए।',
      },
      {
        en: 'Let an aunt or teacher they respect put in a word.',
        hi: 'कोई मौसी या टीचर, जिनकी वे मानते हैं, आपकी ओर से कहें।',
      },
    ],
  },
  'parent-forgives': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The ice with your parent should melt between {from} and {to}; go to them yourself in that time.',
          hi: '{from} से {to} के बीच नाराज़गी पिघलनी चाहिए; उस समय ख़ुद उनके पास जाएँ।',
        },
        astra: {
          en: 'I feel them missing you behind the hard face; from {from} to {to} the door opens with one knock.',
          hi: 'सख़्त चेहरे के पीछे आपकी कमी दिखती है; {from} से {to} के बीच एक दस्तक पर दरवाज़ा खुलेगा।',
        },
      },
      later: {
        oracle: {
          en: 'The hurt isn’t over yet; they look softer between {from} and {to}.',
          hi: 'चोट अभी गई नहीं; वे {from} से {to} के बीच नरम दिखते हैं।',
        },
        astra: {
          en: 'Let the anger grow tired a little longer; try between {from} and {to}, with their favourite sweet in hand.',
          hi: 'ग़ुस्से को थोड़ा और थकने दें; {from} से {to} के बीच कोशिश करें, हाथ में उनकी पसंद की मिठाई हो।',
        },
      },
      slow: {
        oracle: {
          en: 'They will come round without a date, by small daily courtesies rather than one great talk.',
          hi: 'तारीख़ तो नहीं दिखती, पर वे मानेंगे, एक बड़ी बातचीत से नहीं, रोज़ के छोटे आदर से।',
        },
        astra: {
          en: 'I can’t tell the day; parents often forgive long before they say so, watch the plate kept for you.',
          hi: 'दिन नहीं बताया जा सकता; माँ-बाप अक्सर कहने से बहुत पहले माफ़ कर देते हैं, आपके लिए रखी थाली देखिए।',
        },
      },
      hard: {
        oracle: {
          en: 'Just now they are firm; keep touch by short messages and festivals, and expect no answer at first.',
          hi: 'अभी वे अड़े हैं; छोटे संदेश और त्योहारों से तार जोड़े रखें, शुरू में जवाब की उम्मीद न करें।',
        },
        astra: {
          en: 'It stays cold a while, and it hurts both houses; don’t shut your own door in return.',
          hi: 'कुछ समय ठंडापन रहेगा, और चोट दोनों ओर है; बदले में अपना दरवाज़ा बंद न करें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Their anger mostly stands on feeling passed over in a decision, and on what others may say.',
        hi: 'उनका ग़ुस्सा अक्सर इस पर है कि फ़ैसले में पूछा नहीं गया, और लोग क्या कहेंगे।',
      },
      astra: {
        en: 'Under it lies hurt pride and fear for you; both ease when they are asked for advice on something else.',
        hi: 'नीचे चोट खाया मान और आपकी चिंता है; किसी और बात में उनकी राय माँगें तो दोनों हल्के होते हैं।',
      },
    },
    advice: [
      {
        en: 'Say sorry for the way it was done, even if not for the thing itself.',
        hi: 'जो किया उसके लिए न सही, जिस तरह हुआ उसके लिए माफ़ी माँगें।',
      },
      {
        en: 'Ask for their help in something they are good at.',
        hi: 'जिसमें वे अच्छे हों, उसमें मदद माँगें।',
      },
      {
        en: 'Send one honest letter by hand; it is read more than once.',
        hi: 'हाथ से लिखी एक सच्ची चिट्ठी भेजें; वह एक से ज़्यादा बार पढ़ी जाती है।',
      },
    ],
  },
  'parent-drinks': {
    isOfAnother: true,
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'He can cut the drinking down, and his own will for it is strongest from {from} to {to}.',
          hi: 'पीना कम हो सकता है; उनकी अपनी इच्छा {from} से {to} के बीच सबसे मज़बूत दिखती है।',
        },
        astra: {
          en: 'I see him tired of the glass himself; help him most between {from} and {to}.',
          hi: 'वे ख़ुद भी इससे थके लगते हैं; {from} से {to} के बीच सबसे ज़्यादा साथ दें।',
        },
      },
      later: {
        oracle: {
          en: 'The habit goes on for a time; a better chance to stop is {from} to {to}.',
          hi: 'आदत अभी कुछ समय रहेगी; छूटने का बेहतर मौक़ा {from} से {to} तक है।',
        },
        astra: {
          en: 'Not by tomorrow, though it isn’t lost; between {from} and {to} he listens more.',
          hi: 'कल ही नहीं, पर उम्मीद गई नहीं; {from} से {to} के बीच वे ज़्यादा सुनेंगे।',
        },
      },
      slow: {
        oracle: {
          en: 'The drinking stands on emptiness, and falls as his day fills: no date shows, a doctor and company help most.',
          hi: 'पीना ख़ालीपन पर टिका है, दिन भरेगा तो घटेगा: तारीख़ नहीं दिखती, डॉक्टर और साथ सबसे ज़्यादा काम आएँगे।',
        },
        astra: {
          en: 'I can’t name the day he puts it down; the sorrow under it wants to be heard first.',
          hi: 'किस दिन छोड़ेंगे, यह नहीं कहा जा सकता; पहले नीचे दबा दुख सुना जाना चाहिए।',
        },
      },
      hard: {
        oracle: {
          en: 'It holds him strongly at present; don’t argue with a man who has drunk, and get medical help, as stopping suddenly can be unsafe at his age.',
          hi: 'अभी आदत की पकड़ तेज़ है; पिए हुए से बहस न करें और डॉक्टर की मदद लें, इस उम्र में एकदम छोड़ना ठीक नहीं होता।',
        },
        astra: {
          en: 'It is hard on your mother and on you; you didn’t cause it, and you can’t end it alone.',
          hi: 'यह माँ पर और आप पर भारी है; वजह आप नहीं, और इसे अकेले ख़त्म भी नहीं किया जा सकता।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Late drinking mostly follows an emptiness: retirement, a loss, a respect that went.',
        hi: 'ढलती उम्र का पीना अक्सर ख़ालीपन के पीछे आता है: रिटायरमेंट, कोई बिछड़ना, गया हुआ मान।',
      },
      astra: {
        en: 'He drinks to something he has lost and never wept for; that is why he turns to old songs.',
        hi: 'वे उसके नाम पर पीते हैं जो खोया और जिस पर कभी रोए नहीं; इसीलिए पुराने गाने याद आते हैं।',
      },
    },
    advice: [
      {
        en: 'Speak in the morning, when he is sober, of your own worry and not of his fault.',
        hi: 'सुबह बात करें, जब होश में हों, अपनी चिंता की, उनकी ग़लती की नहीं।',
      },
      {
        en: 'Call 14446, the free de-addiction helpline, for a centre near his home.',
        hi: 'घर के पास के केंद्र के लिए मुफ़्त नशा-मुक्ति हेल्पलाइन 14446 पर बात करें।',
      },
      {
        en: 'Give his evening another shape: a walk with someone, a temple, a card table at five.',
        hi: 'शाम को दूसरा रूप दें: किसी के साथ टहलना, मंदिर, पाँच बजे ताश।',
      },
      {
        en: 'Your mother can sit with others who live the same; ask for Al-Anon family groups.',
        hi: 'माँ उन लोगों से मिल सकती हैं जो यही झेलते हैं; अल-अनॉन के परिवार समूह पूछें।',
      },
    ],
  },
  'parent-retired': {
    isOfAnother: true,
    state: {
      favourable: {
        oracle: {
          en: 'Retired life suits your parent well: after a few restless weeks they find a round of their own and are content.',
          hi: 'रिटायरमेंट उन्हें रास आएगा: कुछ बेचैन हफ़्तों के बाद अपनी दिनचर्या मिल जाएगी और मन लग जाएगा।',
        },
        astra: {
          en: 'I see them busier than before, with people, plants and prayers; only the first month feels like a Sunday too many.',
          hi: 'वे पहले से ज़्यादा व्यस्त दिखते हैं, लोग, पौधे, पूजा; बस पहला महीना कुछ ज़्यादा ही इतवार लगेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'The time after the job goes up and down: they do well on days with a duty, and turn cross on days without one.',
          hi: 'नौकरी के बाद का समय ऊपर-नीचे रहेगा: जिस दिन कोई काम होगा, अच्छा; जिस दिन नहीं, चिड़चिड़ापन।',
        },
        astra: {
          en: 'They miss being asked; give them one thing in the house that is theirs to decide, and half the temper goes.',
          hi: 'उन्हें पूछे जाने की कमी खलती है; घर की एक बात उनके फ़ैसले पर छोड़ें, आधा ग़ुस्सा चला जाएगा।',
        },
      },
      patience: {
        oracle: {
          en: 'The first year may be heavy for them, quiet or short with everybody; plan two fixed outings a week before boredom does.',
          hi: 'पहला साल उन पर भारी हो सकता है, चुप या सब पर झुँझलाए हुए; ऊब से पहले हफ़्ते में दो तय काम बाहर रखें।',
        },
        astra: {
          en: 'They have lost a chair and a name-plate and tell nobody; be patient, and don’t let them feel in the way.',
          hi: 'कुर्सी और नाम की तख़्ती गई है, कहते किसी से नहीं; धीरज रखें, उन्हें रास्ते में न लगने दें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'After the last day at work respect, timing and company go at once; that loss comes out as silence or anger.',
        hi: 'नौकरी के आख़िरी दिन मान, समय और साथ एक साथ छूटते हैं; यही चुप्पी या ग़ुस्सा बनकर निकलता है।',
      },
      astra: {
        en: 'Nobody says sir or madam at home, and the day has no bell; that is the whole of it, more often than an illness.',
        hi: 'घर में कोई साहब या मैडम नहीं कहता, और दिन की घंटी नहीं बजती; अक्सर बात इतनी ही होती है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Let them teach: a grandchild, a neighbour’s child, a class twice a week.',
        hi: 'उन्हें सिखाने दें: नाती-पोते, पड़ोस के बच्चे, हफ़्ते में दो क्लास।',
        for: ['parent'],
      },
      {
        en: 'Find the walking group or seniors’ club nearest to home, and go along the first two times.',
        hi: 'पास का टहलने वाला समूह या वरिष्ठ क्लब ढूँढें, पहले दो बार साथ जाएँ।',
      },
      {
        en: 'Give them the house accounts, the garden or the bank work as a charge of their own.',
        hi: 'घर का हिसाब, बग़ीचा या बैंक का काम उनके ज़िम्मे करें।',
      },
      {
        en: 'Two weeks of poor sleep and no interest in anything: let a doctor see them.',
        hi: 'दो हफ़्ते नींद न आए और मन किसी में न लगे तो डॉक्टर को दिखाएँ।',
      },
    ],
  },
  'daughter-at-sasural': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Your daughter’s home should settle; {from} to {to} is the better time for a talk between both families.',
          hi: 'बेटी का घर सँभल जाना चाहिए; दोनों परिवारों की बातचीत का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see her laughing on the phone again; between {from} and {to} things ease for her.',
          hi: 'फ़ोन पर फिर उसकी हँसी सुनाई देती लगती है; {from} से {to} के बीच उसके लिए राहत है।',
        },
      },
      later: {
        oracle: {
          en: 'It takes time before she is at peace there; {from} to {to} looks better.',
          hi: 'वहाँ चैन मिलने में समय लगेगा; {from} से {to} तक का समय बेहतर दिखता है।',
        },
        astra: {
          en: 'Some more months of give and take, and between {from} and {to} her place in that house grows firmer.',
          hi: 'कुछ महीने और खींचतान, फिर {from} से {to} के बीच उस घर में उसकी जगह पक्की होगी।',
        },
      },
      slow: {
        oracle: {
          en: 'The two can find their way if both houses step back a little; no date shows, and her own wish counts most.',
          hi: 'दोनों घर थोड़ा पीछे हटें तो वे रास्ता बना लेंगे; तारीख़ नहीं दिखती, और सबसे बड़ी बात बेटी की अपनी मर्ज़ी है।',
        },
        astra: {
          en: 'I can’t tell when it turns; let her know that your door is open, without pulling her through it.',
          hi: 'कब बदलेगा, यह नहीं कहा जा सकता; उसे पता रहे कि दरवाज़ा खुला है, पर खींचें नहीं।',
        },
      },
      hard: {
        oracle: {
          en: 'It is hard for her just now; don’t send her back or call her home for people’s sake, ask what she wants and stand by it.',
          hi: 'अभी उसके लिए कठिन है; लोगों के लिए न वापस भेजें, न बुलाएँ, पूछें कि वह क्या चाहती है, और साथ खड़े रहें।',
        },
        astra: {
          en: 'A parent’s heart breaks on such calls; give her ears before advice, and if she is not safe, bring her home the same day.',
          hi: 'ऐसे फ़ोन पर माँ-बाप का दिल टूटता है; सलाह से पहले उसकी सुनें, और वह सुरक्षित न हो तो उसी दिन घर लाएँ।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Such trouble in the first years mostly comes from two houses pulling at one couple, money, and words carried to and fro.',
        hi: 'शुरू के सालों की ऐसी परेशानी अक्सर दो घरों की खींचतान, पैसे और इधर-उधर पहुँची बातों से होती है।',
      },
      astra: {
        en: 'It’s seldom one person’s fault; two young people are learning to live with three sets of wishes.',
        hi: 'ग़लती कम ही किसी एक की होती है; दो लोग तीन तरफ़ की इच्छाओं के साथ जीना सीख रहे हैं।',
      },
    },
    advice: [
      {
        en: 'Talk to your daughter alone and ask: are you safe, are you respected, do you want to stay?',
        hi: 'बेटी से अकेले में पूछें: सुरक्षित हो, इज़्ज़त मिलती है, रहना चाहती हो?',
        for: ['parent'],
      },
      {
        en: 'Let one elder of each side meet, without the couple and without old complaints.',
        hi: 'दोनों ओर से एक-एक बड़े मिलें, जोड़े के बिना और पुरानी शिकायतों के बिना।',
        for: ['couple'],
      },
      {
        en: 'Don’t advise by phone each day; let the couple have its own evenings.',
        hi: 'रोज़ फ़ोन पर सलाह न दें; जोड़े की शामें उनकी रहने दें।',
        for: ['couple'],
      },
      {
        en: 'If there is beating or money is demanded, call 181 with her and keep the proof.',
        hi: 'मारपीट या पैसे की माँग हो तो उसके साथ 181 पर बात करें और सबूत रखें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
