import type { CareKind } from '../../types/frame.ts'
import type { CalmCause } from './calm-cause.ts'
import {
  anyNeed,
  anyNeedInHindi,
  demands,
  demandsInHindi,
  weariness,
  wearinessInHindi,
  words,
} from './words-of-need.ts'

/** What says beside a habit or a night that there is more to it. */
const need = `${anyNeed}|hungry|bhookh\\w*|bhukh\\w*|scared|terrif\\w*|afraid|cry(?:ing)?|cries|rot[aei]|ro rah\\w*|debts?|karz\\w*|loans?|left me|chhod (?:ga|kar|ke|di)\\w*|not wake|n't wake|think (?:how|of)|tab se|since (?:then|that)|(?:nahi|nhi) bata\\w*|bata (?:nahi|nhi)|can'?t tell|my room|mobile (?:laga|chhin|chh?een)\\w*|voices?|awaaz[ei]n?|thoughts?|khaya+l\\w*|hurt\\w*|nishan|scar\\w*|ragging|warden`
const needInHindi = `${anyNeedInHindi}|भूख|डर|रोती|रोता|रो रह|कर्ज|क़र्ज़|छोड़ (?:ग|क|द)|ख़?याल|ख्याल|आवाज़?ें|चोट|रैगिंग|वार्डन`
/** Medicines that are put by, or have lost their sense. */
const noSense = 'kisliye|kis liye|why bother|saved|saving|jama|jod\\w*|at once|ek sath|ek saath'

const ofHeart: readonly CareKind[] = ['crisis', 'self-harm']

/** Calm matters of the body, of habits and of everyday life in a house, told in words of need. */
export const calmOfBodyAndHome: readonly CalmCause[] = [
  {
    // Awake at an hour of the night, or without sleep beside others who are loud.
    explains: [...ofHeart, 'victim', 'death', 'harm-others', 'minor'],
    isOfReader: true,
    named: [
      words(
        "wak(?:e|es|ing) (?:up )?(?:\\w+ ){0,3}(?:at|by|around) \\d\\w*|(?:get|getting) up (?:\\w+ ){0,2}at \\d|woken (?:up )?at \\d|wak(?:e|es|ing) (?:up )?(?:in the middle of|at|every|each) (?:the )?night|up at \\d ?(?:am)?|(?:eyes?|sleep) (?:opens?|breaks?) at|(?:can ?not|can'?t|not|don'?t|do not|doesn'?t) (?:fall a|get )?sleep\\w*|light sleep\\w*|a+nkh (?:hi )?(?:khul|khool)\\w*|n[ei]+n?d (?:hi |bhi |\\w+ se )?(?:toot|tut|khul|uchat|nahi|nhi|na |kam )\\w*|n[ei]+n?d (?:nahi|nhi) (?:lag|aa)\\w*|(?:raat|subah) (?:ko |ke )?\\d ?baje (?:uth|jag|jaag)\\w*",
        '(?:आंख|आँख) (?:ही |अपने आप )?खुल|नींद (?:ही |बार-बार |बार बार )?(?:टूट|खुल|उचट|नहीं|नही)|(?:रात|सुबह).{0,12}बजे (?:जाग|उठ)',
      ),
      words(
        'planets?|graha?|chandra\\w*|moon|rahu|ketu|shani|saturn|remed\\w*|upa+y\\w*|dasha|sign|matlab|meaning|\\d+ ?(?:am|baje|o.?clock)|at \\d|hostel|pg|room ?(?:mate|partner)\\w*|flat ?mates?|fan|pankha|light|noise|shor|snor\\w*|kharra\\w*|exams?|tests?|papers?|marks|marriage hall|dj|traffic|baby|new house|naye? ghar|class|rank|board|coaching|kota|score',
        'ग्रह|चंद्र|चाँद|राहु|केतु|शनि|उपाय|दशा|संकेत|मतलब|बजे|हॉस्टल|होस्टल|पंखा|शोर|खर्राट|ख़र्राट|परीक्षा|पेपर|नया घर|नए घर|डीजे|सड़क|बोर्ड|रैंक|कोटा',
      ),
    ],
    unless: words(`${need}|heart ?broken|breakup|wish`, `${needInHindi}|ब्रेकअप|पंखे (?:को|से|की)`),
  },
  {
    // The lock, the gas and the tap, looked at again and again.
    explains: [...ofHeart, 'victim'],
    isOfReader: true,
    named: [
      words(
        'check\\w*|dekht[aei]|dekh(?:ne|na|ke|ta|ti)|dho(?:ta|ti|na|te|ne)|wash\\w*|clean\\w*|count\\w*|gint[aei]|re-?read\\w*|see if|go back|dho|pakka kar\\w*',
        'देखत|देखने|देखकर|जांच|जाँच|धोत|धोने|गिनत',
      ),
      words(
        'gas|knobs?|locks?|ta+la|taale|doors?|darwa+z[ae]|taps?|nal|stove|switch(?:es)?|iron|geyser|cooker|burner|soap|saabun|sabun|plug|hands|haath|zip|wallet|keys?|chabi',
        'गैस|ताला|ताले|दरवाज़?|नल|स्विच|चूल्ह|गीज़र|हाथ|चाबी',
      ),
      words(
        '(?:two|three|four|five|six|ten|\\d+) times|(?:do|teen|char|paanch|panch|das|\\d+) ?ba+r|ba+r ?-?ba+r|again(?: and again)?|repeatedly|twice|thrice|every time',
        'बार-बार|बार बार|(?:दो|तीन|चार|पांच|पाँच|दस|कई|\\d+) बार',
      ),
    ],
    unless: words(
      `${need.replace('|khatam', '')}|husband|pati|he checks|she checks|wo check|mera phone|meri (?:call|chat)\\w*|my (?:phone|bag|calls|messages)|locks? (?:me|us)`,
      `${needInHindi.replace('|ख़?त्म', '')}|पति|मेरा फ़?ोन|सास`,
    ),
  },
  {
    // A medicine for the body, and whether or when it is over: the doctor's word, and no more.
    explains: [...ofHeart, 'victim', 'death', 'harm-others'],
    isOfReader: true,
    named: [
      words(
        'tablets?|pills?|medicines?|medication|injections?|insulin|inhaler|steroids?|dawai\\w*|dawa|goli(?:ya|yan|yaan)?|dose',
        'दवा|दवाई|गोली|गोलियां|गोलियाँ|इंसुलिन|इंजेक्शन|सुई',
      ),
      words(
        'bp|blood pressure|sugar|diabet\\w*|thyroid|insulin|pressure|cholesterol|heart|asthma|inhaler|acidity|allergy|gas|kidney|epilepsy|migraine|steroids?',
        'बीपी|शुगर|मधुमेह|थायरॉ?इड|इंसुलिन|कोलेस्ट्रॉल|दमा|रक्तचाप|एलर्जी|मिर्गी',
      ),
      words(
        '(?:when|will|should i|can i|shall i|do i|may i|is it (?:ok|fine|safe))\\b.{0,50}(?:stop\\w*|leave|left|off|over|end|reduce\\w*|quit|skip|go away)|(?:stop\\w*|leave|off) (?:\\w+ ){0,4}(?:when|or not)|(?:kab|kya)\\b.{0,30}(?:chh?oo?t\\w*|chh?od\\w*|band|kam ho\\w*)|(?:chh?oo?t\\w*|chh?od du\\w*|chh?od sakt\\w*|band)\\b.{0,16}(?:kab|kya|hog[ai]|karu\\w*|kar du\\w*|sakt\\w*)',
        '(?:कब|क्या).{0,30}(?:छूट|छोड़|बंद)|(?:छूट|छोड़ दूं|छोड़ दूँ|छोड़ सक|बंद).{0,16}(?:कब|क्या|होग|करूं|करूँ|कर दूं|सकत)',
      ),
    ],
    unless: words(
      `${weariness.replace('pills?|', '').replace('goliya\\w*|', '').replace('|khatam', '')}|${noSense}|told no ?one|kisi ko (?:nahi|nhi)|secret\\w*|chupke|chhup\\w*|(?:have |'ve |has )?stopped (?:the|my|giving|taking|all|his|her)|god|bhagwan|upar ?wal\\w*|bulaw\\w*|barsi|jaa?n ?(?:ke|bu(?:jh|j))\\w*|ji liya|police|giving|puchh?t\\w*`,
      `${wearinessInHindi.replace('गोलियां|', '').replace('|ख़?त्म', '')}|जमा|जोड़|किसलिए|चुपके|किसी को नह|भगवान|ऊपर ?वाल|बुलाव|जान ?बू?झ|जी लिया|पुलिस`,
    ),
  },
  {
    // An elder's bone that broke, and when they walk again.
    explains: [...ofHeart, 'victim', 'death', 'harm-others'],
    isOfReader: true,
    named: [
      words(
        "(?:grand ?(?:mother|father|ma|pa|mom|dad)|granny|dadi\\w*|dada\\w*|nani\\w*|nana\\w*|thatha|paati|ajji|mother|father|mummy|mumm?a|papa|ma+|amma|appa|aunt\\w*|uncle|bua|mausi|ta[iu]\\w*|saas|sasur|mother in law|father in law)(?:'?s)?",
        'दादी|दादा|नानी|नाना|मां|माँ|मम्मी|पापा|पिता|बुआ|मौसी|ताऊ|ताई|सास|ससुर',
      ),
      words(
        'hips?|bones?|fractur\\w*|knee\\w*|leg|femur|wrist|plaster|haddi\\w*|koolh\\w*|kulh\\w*|ku+lh[ae]|ghutn\\w*|pair|ta+ng|slipped|phisal\\w*|fisal\\w*',
        'कूल्ह|कुल्ह|हड्डी|घुटन|पैर|टांग|टाँग|प्लास्टर|फिसल|फ्रैक्चर',
      ),
      words(
        'walk\\w*|stand\\w*|hold|farm|plough|work|cook|drive|stairs|temple|heal\\w*|recover\\w*|better|chal\\w*|khad[aei]\\w*|theek|thik|judeg[ai]|plaster',
        'चल|खड़|ठीक|जुड़|मंदिर',
      ),
    ],
    unless: words(
      `${need.replace('hurt\\w*|', '')}|surviv\\w*|bacheg[aei]|last|alive`,
      `${needInHindi.replace('|चोट', '')}|बचें?ग|आख़?िरी`,
    ),
  },
  {
    // Husband or wife, whose own mother or family has the last word.
    explains: ['victim', 'crisis'],
    isOfReader: true,
    named: [
      words(
        "(?:my |the )?(?:wife|husband|biwi|bivi|patni|pati|gharwali|hubby|fianc[eé]e?|mangetar)(?:'?s)?",
        'पत्नी|बीवी|घरवाली|पति|मंगेतर',
      ),
      words(
        "(?:whatever|everything|anything|what) (?:her|his) (?:own )?(?:mother|mom|mummy|mum|sister|father|parents|family|brother) (?:says|said|tells?|wants?)|listens? (?:only )?to (?:her|his) (?:mother|mom|mummy|sister|family|parents|brother)|asks? (?:her|his) (?:mother|mom|mummy|sister)|(?:her|his) mother (?:decides|runs|tells)|(?:mother'?s|mummy'?s|mamma'?s) (?:boy|girl|son)|(?:apni |apne )(?:ma+|mummy|mumm?a|mayke|bahan|behan|didi|ghar ?wal\\w*|papa|bhai) (?:ki|se|ka|ke) (?:hi |bhi )?(?:\\w+ )?(?:sun\\w*|maan\\w*|ma+n\\w*|puch\\w*|pooch\\w*|kehn\\w*|baat)",
        'अपनी (?:मां|माँ|मम्मी|बहन|दीदी) (?:की|से|के) (?:ही |हर )?(?:सुन|मान|पूछ|कह|बात)|अपने (?:मायके|घर ?वालों|पापा|भाई) (?:की|से|के) (?:ही |हर )?(?:सुन|मान|पूछ|कह|बात)',
      ),
    ],
    unless: words(`${need}|${demands}|send me|pension`, `${needInHindi}|${demandsInHindi}`),
  },
  {
    // Pay that a grown child hands to the parents.
    explains: ['victim', 'crisis', 'minor'],
    isOfReader: true,
    named: [
      words(
        "(?:my )?(?:mother|father|mummy|mom|papa|dad|parents|ma+|amma|appa)(?:'?s)?",
        'मां|माँ|मम्मी|पापा|पिता|माता',
      ),
      words('my salary|my pay|meri (?:salary|tankhwah|pagar|kamai)', 'मेरी (?:तनख़?्वाह|सैलरी|कमाई)'),
      words('pocket money|fd|deposit\\w*|saves?|jama|bachat|save karti|rakhti', 'जमा|बचत|रखत|एफडी'),
    ],
    unless: words(
      `${need}|husband|pati|in ?laws?|sasur\\w*|phone|go out|bahar|atm|passbook`,
      `${needInHindi}|पति|ससुर|फ़?ोन|बाहर|एटीएम`,
    ),
  },
  {
    // A child behind the door of its room, with a game.
    explains: [...ofHeart, 'victim', 'minor'],
    isOfReader: true,
    named: [
      words(
        '(?:my )?(?:son|daughter|boy|girl|beta|bete|beti|ladka|brother|bhai)',
        'बेटा|बेटे|बेटी|लड़का|भाई',
      ),
      words('room|door|kamra|kamre|darwa+za', 'कमरा|कमरे|दरवाज़?ा'),
      words(
        'games?|gaming|plays?|pubg|free ?fire|bgmi|mobile (?:chala|dekh|pe|par|me)\\w*|reels|youtube|khelta|khelti',
        'गेम|खेलत|मोबाइल (?:चला|देख|पर|में)|रील|यूट्यूब',
      ),
    ],
    unless: words(
      `${need}|husband|pati|uncle|father locks|eats? (?:nothing|no)|bahu|chh?een\\w*|not eat\\w*|khana (?:nahi|nhi|chhod)|chup|gumsum|sad|gift\\w*|gave away|marks on`,
      `${needInHindi}|पति|बहू|छीन|खाना (?:नह|छोड़)|चुप|गुमसुम|उदास`,
    ),
  },
  {
    // A thing that stopped, fell or went out, and whether it is a sign.
    explains: [...ofHeart, 'victim', 'death'],
    isOfReader: true,
    named: [
      words(
        'watch|clock|lamp|photo|frame|mirror|glass|idol|bangles?|mangalsutra|ghadi|diya (?:\\w+ ){0,3}bujh\\w*|deepak|deepk|jyot|tasveer|sheesha|shisha|ka+nch|choodi\\w*|chudi\\w*|murti|kalash|coconut|nariyal',
        'घड़ी|दीया|दीपक|ज्योत|तस्वीर|फ़?ोटो|शीशा|कांच|काँच|चूड़ी|मूर्ति|कलश|नारियल|मंगलसूत्र',
      ),
      words(
        'stopp?\\w*|fell|fall\\w*|dropp?\\w*|broke\\w*|crack\\w*|went out|blew out|bujh\\w*|gir (?:gay|gai|ga|pad)\\w*|gir\\w*|to+t\\w*|tut\\w*|cha?tak\\w*|band (?:ho|pad)\\w*|ruk\\w*',
        'बुझ|गिर|टूट|चटक|बंद|रुक',
      ),
      words(
        '(?:a |bad |any )?(?:signs?|omens?|message)|meaning|mean|ishara|sanket|apshak\\w*|ashub\\w*|apshagun|shagun|matlab',
        'संकेत|इशारा|अपशकुन|अशुभ|शगुन|मतलब',
      ),
    ],
    unless: words(
      `${weariness.replace('dead|', '').replace('|khatam', '')}|threw|thrown|kill\\w*|hits? (?:me|us|her)|beat\\w*`,
      `${wearinessInHindi}|फेंक|मारा`,
    ),
  },
]
