import type { CalmCause } from './calm-cause.ts'
import {
  blows,
  blowsInHindi,
  demands,
  demandsInHindi,
  prying,
  pryingInHindi,
  revenge,
  revengeInHindi,
  weariness,
  wearinessInHindi,
  words,
} from './words-of-need.ts'

/** Calm matters with neighbours, at court, between two families and in one kitchen. */
export const calmBetweenPeople: readonly CalmCause[] = [
  {
    // A case of blows or dowry, told by those whom it accuses.
    explains: ['victim', 'harm-others', 'death'],
    named: [
      words(
        '498 ?-?a?|d\\.?v\\.? (?:case|act)|domestic violence|dowry (?:case|act)|dahej (?:ka|ke|wala)? ?(?:jhoo?ta |jhuta )?(?:case|mukadma|kes)|cruelty|harassment (?:case|complaint)|marpit|maar ?peet|fir|icc (?:report|complaint)|thane (?:me|mein)|mukadma|case|jhoo?thi (?:report|complaint|shikayat)|arzi',
        '498|धारा|मुक़?दमा|मुकदमे|केस|एफ़?आईआर|थाने',
      ),
      words(
        '(?:has |have )?(?:falsely )?(?:filed|slapped|put|lodged)|false(?:ly)?|fake case|accused|quash\\w*|anticipatory|bail|acquit\\w*|innocent|cleared|let off|named (?:me|us|our|my)|none of us|never (?:raised|touched|asked|took|hit)|struck off|jhuth\\w*|jhoo?t\\w*|zamanat|jamanat|bari|barri|aaropi|aropi|nirdosh|naam (?:bhi )?(?:daal|dal|likh)\\w*|lapet\\w*|laga(?:ya)? (?:diya|rakha|di)|laga (?:di|diya|rakha)|kar (?:di|diya)|kr (?:di|diya)|likha (?:diya|di)|hath t(?:ak|k) nahi|dhakka bhi nahi',
        'झूठ|ज़?मानत|बरी|आरोपी|निर्दोष|नाम (?:भी )?(?:डाल|लिख)|फंसा|फँसा|लगा (?:दिया|दी|रखा)|लगवा|लगाया|डाल (?:दिया|रखा)|डाला|कर दिया|दर्ज',
      ),
    ],
    unless: words(
      '(?:he|she|they|husband|wife) (?:\\w+ ){0,2}(?:beats?|hits?|slapp?s?|slapped|kicks?|locks?|burnt?) (?:me|us)|i (?:have |had )?filed|i want to file|my (?:498a?|dv|complaint)|maine (?:\\w+ ){0,4}(?:case|498a?|fir|complaint) (?:kiya|kari|ki|daala|dala|karwa\\w*)|mujhe (?:\\w+ ){0,2}ma+r(?:a|te|ta|ti)|mere (?:saath|sath) ma+r|ab bhi ma+rt[aei]|dahej ke liye (?:\\w+ ){0,2}ma+r\\w*|rap(?:e|ed|es)|molest\\w*|(?:hurt|beat) my|meri beti|my daughter|kill\\w*|revenge|badla|peet\\w*|paise (?:le|lete|ma+ng)\\w*|threat\\w*|dhamk\\w*|slaps?|throws|will file|case deg[ai]|malik',
      'मुझे (?:मार|पीट|जला)|मेरे साथ मार|मैंने.{0,16}(?:केस|मुकदमा|रिपोर्ट) (?:किया|की|दर्ज)|मेरी (?:बेटी|बच्ची)|बलात्कार|बदला|धमक',
    ),
  },
  {
    // Water, walls, dogs and parking: a quarrel over a thing, with who lives next door.
    explains: ['victim', 'harm-others', 'death', 'crisis', 'self-harm'],
    named: [
      words(
        'neighbou?rs?\\W?s?|upstairs|downstairs|pad?osi\\w*|pado?s|pados|society|apartment|secretary|tenants?|kirayed\\w*|kiraay\\w*|samne wal[aei]|co-?owner|boundary|naali|nali|nala|drain\\w*|med|medh',
        'पड़ोस|किराए?दार|किरायेदार|सोसाइटी|सामने वाल|नाली|मेड़|सरहद',
      ),
      words(
        'drain\\w*|nali|naali|nala|wall|boundary|balcony|water|pa+ni|parking|dogs?|kutt[aeo]\\w*|bark\\w*|chabutr\\w*|chhajj\\w*|deewar|diwar|survey|na+pi|garbage|kachra|noise|drums?|music|tv|speaker|practi[sc]\\w*|drip\\w*|seepage|leak(?:s|age|ing)|notices?|election|agm|godown|shop|dukan|rent|khali|foot|feet|shifting the stone|stone',
        'नाली|पानी|दीवार|मेड़|कुत्त|छज्जा|नाप|गंदगी|कचरा|पार्किंग|शोर|रास्ता|दुकान|किराया|खाली|चबूतर|फुट',
      ),
    ],
    unless: words(
      `${blows}|${revenge}|${prying}|${weariness.replace('|khatam', '')}|de diya`,
      `${blowsInHindi}|${revengeInHindi}|${pryingInHindi}|${wearinessInHindi}|शरीर|वसीयत`,
    ),
  },
  {
    // A drinker who is to give it up, and nothing told of what the drink does.
    explains: ['victim', 'crisis', 'harm-others'],
    isOfReader: true,
    named: [
      words('shara+b|daru|daaru|drinking|alcohol', 'शराब|दारू'),
      words('chh?u+t\\w*|chh?o[dr]\\w*|quit\\w*|stop|leave|give up|give it up', 'छूट|छोड़|छुड़ा'),
      // More words tell what the drink does.
      /^\s*(?:\S+\s+){1,6}\S+\s*$/u,
    ],
    unless: words(
      `hit\\w*|rassi|${blows}|${weariness}|${revenge}|ma+r\\w*|warna|varna|forc\\w*|dhamk\\w*|threat\\w*|gali|gaali|abus\\w*|jhagd\\w*|tod\\w*|fights?|hits?|dar|darr|scared|bachch\\w*|every night|bech\\w*|nikal\\w*|bhag\\w*|akel\\w*|ghar chh?od\\w*`,
      `${blowsInHindi}|${wearinessInHindi}|${revengeInHindi}|मार|वरना|धमक|गाली|झगड़|तोड़|डर|बच्च|बेच|निकाल|भाग|अकेल|घर छोड़`,
    ),
  },
  {
    // Whether a grown child and the child's wife give the asker a home.
    explains: ['unborn-sex', 'victim', 'pregnancy'],
    isOfReader: true,
    named: [words('bet[aei]|bahu|son|daughter', 'बेट[ाेी]|बहू'), words('sa+th rakh\\w*', 'साथ रख')],
    unless: words(
      `${blows}|${weariness}|${revenge}|ma+r\\w*|warna|varna|pregnan\\w*|garbh\\w*|ladka hoga|nikal\\w*|bhookh\\w*|khana nahi`,
      `${blowsInHindi}|${wearinessInHindi}|${revengeInHindi}|मार|वरना|गर्भ|लड़का हो|निकाल|भूख|खाना नहीं`,
    ),
  },
  {
    // A family that says "do marry now": nobody is told of being forced.
    explains: ['victim', 'crisis', 'minor'],
    isOfReader: true,
    named: [
      words(
        '(?:ghar ?wale?|ghar ?walon|gharwal\\w*|mummy|maa|papa|parents|family) (?:\\w+ ){0,3}(?:bol\\w*|keh\\w*|kah\\w*|say|says|saying|ask|asking|tell|telling)',
        '(?:घर ?वाल[ेों]+|मम्मी|माँ|मां|पापा) (?:[^\\s]+ ){0,3}(?:बोल|कह)',
      ),
      words(
        'sha+di (?:\\w+ ){0,2}kar\\w*|sadi kar\\w*|get married|to marry',
        'शादी (?:[^\\s]+ ){0,2}कर',
      ),
    ],
    unless: words(
      `${blows}|${weariness}|${revenge}|ma+r\\w*|warna|varna|forc\\w*|ja?bard?asti|zabard?asti|dhamk\\w*|threat\\w*|locked|band kar\\w*|marzi|majboo?r\\w*|mna|mana|nahi karni|nahi chahti|nahi chahta|refus\\w*|1[0-7]|rape\\w*|school|bhag\\w*`,
      `${blowsInHindi}|${wearinessInHindi}|${revengeInHindi}|मार|वरना|ज़?बर|धमक|बंद कर|मर्ज़?ी|मजबूर|मना|नहीं करनी|नहीं चाहत|1[0-7]|स्कूल|भाग`,
    ),
  },
  {
    // The family of the bride or of the groom, by the name that matchmaking gives it.
    explains: ['unborn-sex', 'victim', 'crisis', 'pregnancy', 'minor', 'death', 'harm-others'],
    named: [
      words(
        "(?:girl|boy|bride|groom)(?:'?s)? ?-?(?:side|family|people|father|mother|parents)|ladk[ie] ?wal[eo]n?|ladk[ie] ?ke ghar ?wal[eo]",
        'लड़क[ीे] ?वाल|लड़क[ीे] के घर ?वाल',
      ),
      words(
        'yes|ha+n?|agreed|liked|pasand|rishta|alliance|match|engagement|sagai|shaa?di|wedding|bio ?data|horoscope|kundli|gun|reply|call\\w*|phone|date|final|shift|broker|came|visit\\w*|tea',
        'हां|हाँ|हा |पसंद|रिश्त|सगाई|शादी|बायोडाटा|कुंडली|बात|जवाब|फोन|फ़ोन|तारीख|मान ग',
      ),
    ],
    unless: words(
      `${blows}|${demands}|${weariness}|pregnan\\w*|carrying|expecting|scan|sonograph\\w*|school|class|tuition|padhai|board|i like someone|someone else|my voice|don'?t want|phone (?:is |was )?(?:in|taken|with)|sleeps across|nahi karn[ai]|nhi karn[ai]|koi aur pasand`,
      `${blowsInHindi}|दहेज (?:मांग|माँग|चाह)|(?:मांग|माँग) (?:ली|लिया|रहे|की|रखी)|मोटरसाइकिल|लाख|मर्ज़?ी|गर्भ|पेट से|स्कूल|पढ़ाई|कक्षा|कोई और पसंद|नहीं करनी|फोन ले`,
    ),
  },
  {
    // A daughter or a wife who is not sent from one house to the other, and nothing worse.
    explains: ['victim', 'crisis'],
    named: [
      words(
        "(?:don'?t|do not|not|aren'?t|won'?t) (?:send\\w*|let\\w* (?:our|my) (?:daughter|wife) (?:come|go))|(?:nahi|nhi|nai) (?:bhej\\w*|kar rah\\w*)|bhejne me|bhejenge|bida\\w*|vidai|lene gaye",
        'विदाई|विदा |नहीं (?:भेज|भेजा)|नही भेज|नहीं भेजते|कम भेज|लिवाने|भेजेंगे',
      ),
      words(
        'daughter|beti|bitiya|wife|biwi|patni|mayke|maayke|maika|sasural\\w*|in ?laws?',
        'बेटी|बिटिया|पत्नी|मायके|ससुराल',
      ),
      words(
        'daughter|beti|bitiya|my wife|meri (?:biwi|patni)|harvest|season|season|kaam|ropai|katai|without me|mere bina|pyaa?r|love|festival|rakhi',
        'बेटी|बिटिया|मेरी पत्नी|रोपाई|कटाई|फसल|मेरे बिना|त्योहार|सावन|राखी|दूज|होली',
      ),
    ],
    unless: words(
      `${blows}|${demands}|threat\\w*|dhamk\\w*|rot[ie]|ro rah\\w*|cry\\w*|phone nahi|baat nahi kar\\w*|(?:not|never) (?:let|allow\\w*) (?:her )?(?:talk|speak|call)|hungry|bhookh\\w*|torture\\w*|pareshan|dawai\\w*|kisliye|${weariness.replace('|mere bina', '')}`,
      `${blowsInHindi}|${demandsInHindi}|धमक|रोती|रो रही|बात नहीं कर|भूख|सता|परेशान|प्रताड़|मेरी भी विदाई|${wearinessInHindi.replace('|मेरे बिना', '').replace('|मन नहीं लग', '')}`,
    ),
  },
  {
    // Sisters-in-law and what stands in the kitchen.
    explains: ['victim', 'crisis', 'self-harm', 'harm-others', 'death'],
    named: [
      words(
        'co-?sisters?|sisters?-? ?in-? ?law|devrani|jethani|nanad|nand|bhabhi',
        'देवरानी|जेठानी|ननद|भाभी',
      ),
      words(
        'sambar|mixer|kitchens?|fridge|curtains?|saree|sari|cooker|dal|papad|recipe|rasoi|chulha|cop(?:y|ies)|muh phula\\w*|bolchaal|bol ?chal|taunts? my cooking|patch|gas',
        'रसोई|साड़ी|चूल्हा|फ्रिज|कुकर|पापड़|टोकत|बोलचाल|खटपट|सुलह',
      ),
    ],
    unless: words(
      `${blows}|${weariness}|${demands}|${revenge}|hungry|bhookh\\w*|starv\\w*|naukrani|servant`,
      `${blowsInHindi}|${wearinessInHindi}|${demandsInHindi}|${revengeInHindi}|भूख|नौकरानी|जूठा|मटके|तलाक`,
    ),
  },
]
