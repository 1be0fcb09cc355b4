import type { CalmCause } from './calm-cause.ts'
import { anyNeed, anyNeedInHindi, words } from './words-of-need.ts'

/** What no calm affair has beside it. */
const need = `${anyNeed}|dahej|dowry|scar(?:ed|es)|after me|mere baad|mere peeche|blackmail\\w*|photos?|videos?|nudes?`
const needInHindi = `${anyNeedInHindi}|दहेज|मेरे बाद|मेरे पीछे|फ़?ोटो|वीडियो`

const friend =
  "room ?-?(?:partner|mate)s?|flat ?-?mates?|friend'?s?|colleagues?|batch ?mates?|class ?mates?|dost|dosto|yaa?r|jigri|saathi|sathi|saheli|office ?mate|teammate"
const friendInHindi = 'दोस्त|यार |यार को|जिगरी|साथी|सहेली|रूममेट|रूम ?पार्टनर'

const subject =
  'bio(?:logy)?|maths?|pc[mb]|science|commerce|arts|humanities|agri(?:culture)?|iti|polytechnic|diploma|b\\.? ?tech|m\\.? ?tech|mbbs|bds|bams|b\\.? ?pharma|d\\.? ?pharma|nursing|b\\.? ?sc|b\\.? ?com|b\\.? ?ed|bca|bba|mba|law|llb|ca|engineering|medical|neet|jee|computer|history|english|sanskrit|physics|chemistry|economics|cs|civil|mechanical|electrical'
const subjectInHindi =
  'बायो|जीव ?विज्ञान|गणित|मैथ|साइंस|विज्ञान|कॉमर्स|कामर्स|वाणिज्य|आर्ट|कला |एग्री|कृषि|आईटीआई|पॉलिटेक्निक|डिप्लोमा|बीटेक|बी टेक|नर्सिंग|बीएससी|बीकॉम|बीए |बीएड|इंजीनियर|मेडिकल|नीट|डॉक्टर|डाक्टर|फार्मेसी|कंप्यूटर|संस्कृत'

/** Calm affairs: another's debt, a choice of studies, a remedy, health after a test, trade, and the service itself. */
export const calmOfAffairs: readonly CalmCause[] = [
  {
    // The debts of a friend, or a notice that came to one.
    explains: ['victim', 'harm-others', 'crisis', 'minor', 'stalking'],
    isOfReader: true,
    named: [
      words(friend, friendInHindi),
      words(
        'loans?|loan apps?|debts?|karz\\w*|karj\\w*|qarz\\w*|emis?|credit cards?|notices?|summons?|samman|thane|police|challan|chalan|court|bail|zamanat|jamanat|case',
        'लोन|क़?र्ज़?|किस्त|क्रेडिट कार्ड|नोटिस|समन|थाने|पुलिस|चालान|कोर्ट|ज़?मानत|केस',
      ),
      words(
        '(?:his|her|their|he|she|they|him|uska|uski|uske|usne|usko|use|wo|woh|unka|uspe|us par)',
        'उस|वो |वह |उन',
      ),
    ],
    unless: words(
      `${need}|(?:follow|touch|call|abus|beat)\\w* me|gaali|gali|mujhe (?:\\w+ ){0,2}(?:ma+r|dhamk|dhakk)\\w*|rape\\w*|my loan|my name|mere naam|boyfriend|bf|husband|pati|recovery|vasool\\w*|gharwale|under 18|(?:papa|father|uncle|dad|husband)'?s friend|be nice|lifts?|his hands?|uska haath|uska hath|chhu\\w*`,
      `${needInHindi}|गाली|मेरे नाम|पति |वसूली|मुझे मार`,
    ),
  },
  {
    // Which of two subjects or courses.
    explains: ['victim', 'crisis', 'death', 'illness', 'harm-others'],
    isOfReader: true,
    named: [
      new RegExp(
        `\\b(?:${subject})\\b(?: \\w+){0,4} ?(?:\\b(?:or|ya|ki|vs|versus|athva)\\b|/)(?: \\w+){0,2} ?\\b(?:${subject})\\b|(?:${subjectInHindi})[^।?]{0,24} (?:या|कि|अथवा) [^।?]{0,10}(?:${subjectInHindi})`,
        'u',
      ),
    ],
    unless: words(
      `${need.replace("don'?t (?:want|feel|wish)|", '')}|fail\\w*|sir|teacher|tuition|cry\\w*|rot[aei]|cut\\w*|result ke baad|debt`,
      `${needInHindi}|फेल|सर |ट्यूशन|रोती|रोता|शादी`,
    ),
  },
  {
    // A remedy that cannot be done where the asker lives.
    explains: ['crisis', 'self-harm', 'victim', 'death', 'minor'],
    isOfReader: true,
    before: words(
      'upa+ya?\\w*|remed\\w*|totka|daan|donat\\w*|jal chadh\\w*|arghya|coconut|nariyal|puja|pooja|mantra|diya|lamp|fast|vrat|immers\\w*|bahana|baha\\w*|visarjan|feed\\w*|khila\\w*',
      'उपाय|टोटका|दान|अर्घ्य|जल चढ़|नारियल|पूजा|मंत्र|दीया|दिया |दीपक|व्रत|बहा|विसर्जन|खिला',
    ),
    named: [
      words(
        '(?:no|not any|without) (?:river|temple|mandir|peepal|pipal|banyan|cows?|crows?|pond|sea|priest|pandit|tulsi|fish|terrace|balcony|kitchen)|(?:river|temple|mandir|peepal|pipal|cow|nadi|gaa?y|talab|pandit|samudra|kauw[ae]|tulsi|chhat)\\b(?: \\w+){0,3} (?:nahi|nhi|ni|nai|far|door|dur|not there|is not)',
        '(?:नदी|मंदिर|पीपल|गाय|तालाब|पंडित|समुद्र|कौव|तुलसी|छत|बरगद).{0,14}(?:नह|दूर)',
      ),
    ],
    unless: words(
      `${need}|jump\\w*|koo?d\\w*|du+b\\w*|doob\\w*|sink|drown\\w*|ku[ae]n?|borewell me|well (?:is|here|near|behind)`,
      `${needInHindi}|डूब|कुआं|कुएं`,
    ),
  },
  {
    // A body that hurts and tests that find nothing: at most the doctor's word.
    explains: ['crisis', 'self-harm', 'victim', 'death', 'harm-others'],
    isOfReader: true,
    named: [
      /\b(?:mri|ct(?: scan)?|scans?|ecg|echo|ent|eeg|tmt|endoscopy|x-?rays?|usg|ultrasound|sonography|blood|thyroid|tests?|reports?|jaa?nch\w*)\b.{0,24}\b(?:clean|clear|normal|ok|okay|fine|negative|th[ei]+k|sahi|nothing|kuch (?:nahi|nhi|ni)|kuchh (?:nahi|nhi|ni))\b|(?:एमआरआई|सीटी|ईसीजी|इको|एक्स ?रे|सोनोग्राफी|खून|जांच|जाँच|रिपोर्ट|टेस्ट).{0,24}(?:ठीक|नॉर्मल|नार्मल|सामान्य|साफ|साफ़|सही|कुछ नह)/u,
      words(
        'vertigo|chakkar|gidd\\w*|dizz\\w*|headaches?|migraine|sir ?dard|sar ?dard|pain\\w*|ache\\w*|dard|acidity|gas|itch\\w*|khujli|tinnitus|ringing|siti|numb\\w*|sunn|jhunjhun\\w*|tingl\\w*|trembl\\w*|tremors?|weakness|kamj?z?ori|hair|palpitation\\w*|dhadkan|cough\\w*|khansi|fever|bukhar|jalan|burning (?:in|of|feet|soles)|fatigue|thakan|bloat\\w*|throat|gala|vomit\\w*|ulti|swell\\w*|su+jan|rash|cramps?|weight|wajan|vajan',
        'चक्कर|सिर ?दर्द|सर ?दर्द|दर्द|गैस|खुजली|झुनझुन|सुन्न|कंप|काँप|कमज़?ोरी|धड़क|खांसी|खाँसी|बुख़?ार|जलन|थकान|गला |गले|उल्टी|सूजन|वज़?न|माइग्रेन',
      ),
    ],
    unless: words(
      `${need.replace('burn(?:s|t|ed|ing)?|', '').replace('jala\\w*|', '')}|cry\\w*|rot[aei]|ro rah\\w*|faint\\w*|behosh\\w*|pregnan\\w*|end of|how long`,
      `${needInHindi}|रोती|रोता|रो रह|बेहोश|गर्भ`,
    ),
  },
  {
    // Money that was lent to kin or a colleague.
    explains: ['victim', 'crisis', 'illness', 'harm-others'],
    isOfReader: true,
    named: [
      words(
        'lent|gave|given|borrowed (?:from|by)|diy[ae] (?:th\\w+|hai)|dite the|de (?:diya|diye)|udha+r',
        'दिये थे|दिए थे|दिया था|दे दिये|दे दिए|दे दिया|उधार',
      ),
      words(
        '\\d+ ?k|\\d+ ?(?:lakhs?|hazaa?r|hajaa?r|thousand)|\\d{4,}|\\d+,\\d{3}|lakhs?|dedh|dhai',
        'लाख|हज़?ार|\\d{4,}',
      ),
      words(
        'come(?: back)?|return\\w*|get (?:it|my|back)|back|recover\\w*|wapas\\w*|vapas\\w*|mileg[ai]|milenge|laut\\w*|aayeg[ai]|aayenge',
        'वापस|लौट|मिलेग|मिलेंग|आएग|आएंग',
      ),
      words(
        `${friend}|brother(?:-in-law)?|sister(?:-in-law)?|cousin|uncle|aunt|bhai\\w*|bhaiya|jija\\w*|saa?l[aei]|saale|devar|jeth|chacha|mama|mausa|mausi|bua|phupha|neighbou?r|pad?osi\\w*|relative|rishtedar|partner|client|customer|party`,
        `${friendInHindi}|भाई|भैया|जीजा|साल[ाेी] |साढ़ू|देवर|जेठ|चाचा|मामा|मौसा|मौसी|बुआ|फूफा|पड़ोस|रिश्तेदार|पार्टनर|पार्टी|ग्राहक`,
      ),
    ],
    unless: words(
      `${need}|demand\\w*|maa?ng\\w*|send me|they want|want more|husband|pati|sasur\\w*|saas|in ?laws?|app|scam\\w*|fraud|thag\\w*|bet(?:s|ting)?|satta|jua|daughter'?s|beti ki|shaadi me|marriage of`,
      `${needInHindi}|मांग|माँग|पति |सास |ससुर|ठग|सट्टा|जुआ|बेटी की`,
    ),
  },
  {
    // Gone from the house or the car, and who has it.
    explains: ['harm-others', 'crisis', 'victim'],
    isOfReader: true,
    named: [
      words(
        'missing|lost|stolen|misplaced|theft|chori|gum|gayab|kho (?:gay\\w*|gyi|gya)|nahi mil rah\\w*',
        'चोरी|गुम|ग़?ायब|खो (?:गय|गई|गए)|नहीं मिल रह',
      ),
      words(
        'jhumka|jhumki|earrings?|ring|chain|bangles?|kangan|necklace|mangal ?sutra|payal|anklet|nath|gold|sona|jewell?ery|wallet|purse|watch|keys?|laptop|cycle|bike|scooty|documents?|papers|gehn[ae]|zevar|ghadi|anguthi|batua',
        'झुमक|अंगूठी|चेन|कंगन|हार |मंगलसूत्र|पायल|नथ|सोना|गहन|ज़?ेवर|बटुआ|घड़ी|चाबी|साइकिल|काग़?ज़?',
      ),
      words(
        'who|where|find|found|kisne|kaun|kis(?:ke)? paas|kahan?|mileg[ai]|doubt|shak',
        'किसने|कौन|कहां|कहाँ|मिलेग|शक',
      ),
    ],
    unless: words(
      `${need.replace("don'?t (?:want|feel|wish)|", '')}|husband|pati|saas|sasur\\w*|in ?laws?`,
      `${needInHindi}|पति |सास |ससुर`,
    ),
  },
  {
    // Away to the hills, with a trade to live by there.
    explains: ['crisis', 'self-harm', 'victim', 'death'],
    isOfReader: true,
    named: [
      words(
        'vanish\\w*|disappear\\w*|run away|escape|gayab|bha+g ja\\w*|leave everything|sab chhod\\w*|sab chod\\w*',
        'ग़?ायब|भाग जा|सब छोड़',
      ),
      words(
        'hills?|mountains?|paha+d\\w*|himachal|uttarakhand|goa|beach|village|gaon|farm',
        'पहाड़|हिमाचल|उत्तराखंड|गोवा|गांव|गाँव|खेत',
      ),
      words(
        'home ?stay|cafe|resort|farm(?:ing|house)?|rent|bakery|hostel|camp\\w*|organic|business|shop|dukan|kheti|open|run a|run \\d',
        'होमस्टे|कैफे|दुकान|खेती|किराये|किराए|खोल',
      ),
    ],
    unless: words(
      `${need.replace('disappear\\w*|', '')}|no ?one|nobody|forever`,
      `${needInHindi}|कोई न`,
    ),
  },
  {
    // Orders that are few, and more of the trade planned all the same.
    explains: ['crisis', 'victim', 'self-harm'],
    isOfReader: true,
    named: [
      words(
        'orders?|customers?|sales|stock|machines?|grahak|bikri|workers?|karigar|operator',
        'ऑर्डर|आर्डर|ग्राहक|बिक्री|मशीन|कारीगर|माल ',
      ),
      words(
        '(?:thinking|planning|want|plan) to (?:take|buy|open|start|add|expand)|(?:shall|should) i (?:take|buy|open|add)|mudra|(?:lene|kholne|badhane|lagane) (?:ki|ka|ko) soch\\w*',
        'मुद्रा|(?:लेने|खोलने|बढ़ाने|लगाने) (?:की|का) सोच',
      ),
    ],
    unless: words(
      `${need}|karz\\w*|karj\\w*|debts?|sood|vasool\\w*|moneylender|sahukar|insurance|lic|sleep\\w*|neend`,
      `${needInHindi}|क़?र्ज़?|सूद|वसूली|साहूकार|बीमा|नींद`,
    ),
  },
  {
    // What the service keeps, and what was paid to it.
    explains: [
      'crisis',
      'self-harm',
      'victim',
      'minor',
      'death',
      'harm-others',
      'illness',
      'pregnancy',
    ],
    isOfReader: true,
    named: [
      /\b(?:delet\w*|eras\w*|remov\w*|hata (?:d\w+|sak\w*)|mita (?:d\w+|sak\w*))\b.{0,30}\b(?:chats?|account|data|details?|profile|history|birth|kundli|number)\b|\b(?:chats?|account|data|details?|profile|history|birth|kundli)\b.{0,30}\b(?:delet\w*|eras\w*|remov\w*|hata (?:d\w+|sak\w*)|mita (?:d\w+|sak\w*))\b|\b(?:refund|recharge|wallet|otp|invoice|gst|payment|paise kat\w*|deducted|debited)\b.{0,60}\b(?:app|answers?|questions?|sawal\w*|jawab\w*|wallet|recharge|account|chat|failed|twice|double|stuck)\b|(?:चैट|अकाउंट|खाता|डेटा|डाटा|प्रोफाइल|जन्म ?(?:विवरण|समय)|कुंडली).{0,24}(?:हटा (?:द|सक)|मिटा (?:द|सक)|डिलीट)/u,
    ],
    unless: words(
      `${need}|good ?bye|alvida|last|final|everything|sab kuch|nobody|no one|kisi ko pata na|husband|pati|sasur\\w*|no longer need|zarurat nahi|jarurat nahi|instagram|insta|facebook|whatsapp|ex|girlfriend|boyfriend|bf|gf`,
      `${needInHindi}|अलविदा|आख़?िरी|सब कुछ|पति |ज़?रूरत नह|इंस्टा|फेसबुक|व्हाट्सऐप`,
    ),
  },
]
