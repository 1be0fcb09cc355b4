import type { CareKind } from '../../types/frame.ts'
import { quietShapes } from '../care-rules/quiet-need.ts'
import { furtherShapes } from './plain-danger-further.ts'

/**
 * Shapes in which need is said plainly, in English, in Latin Hindi and in Devanagari. They lift what the
 * model has heard by a line: rules are surer than statistics about these words, and about these alone.
 */
const shapes: readonly (readonly [CareKind, readonly RegExp[]])[] = [
  [
    'self-harm',
    [
      /\b(?:took|taken|swallow(?:ed)?|drank|drunk|consumed|overdosed?)\b.{0,40}\b(?:pills?|tablets?|strips?|poison|phenyl|harpic|acid|pesticide|paracetamol|sleeping)\b/u,
      /\b(?:pills?|tablets?|poison|rope|noose|blade|knife|razor|kerosene|petrol|sulphas|celphos|pesticide)\b.{0,30}\b(?:with me|in (?:my|front)|next to me|beside me|in hand|on my (?:lap|wrist|neck))\b/u,
      /\b(?:i have|i got|bought|saved|holding|got)\b.{0,20}\b(?:pills?|\d+ tablets?|poison|rope|noose|blade|sulphas|celphos|phenyl|pesticide)\b(?!.{0,25}\b(?:business|shop|company|dealer|agency|factory|trade))/u,
      /\b(?:cut|cutting|burn|burning|hurt|hurting|harm|harming|starv\w+|scratch\w*)\s+(?:myself|my (?:arms?|wrists?|thighs?|skin|hands?))\b/u,
      /\b(?:goli|goliya|goliyan|tablet|zeher|zehar|jahar|zahar|phenyl|sulfas|dawa|dawai)\b.{0,20}\b(?:kha li|khali|kha liya|pi li|pi liya|pee liya|nigal)/u,
      /\b(?:nas|naas|kalai|haath|hath)\b.{0,15}\b(?:kaat|kat) (?:li|liya|lu|lungi|lunga|leti|leta)\b/u,
      /(?:गोली|गोलियां|गोलियाँ|ज़हर|जहर|फिनाइल|कीटनाशक|सल्फास|तेज़ाब|तेजाब).{0,25}(?:खा ली|खा लीं|खा लिया|पी ली|पी लिया|निगल|हाथ में|जेब में|पास है|सामने)/u,
      /(?:नस|कलाई|बांह|बाँह|हाथ).{0,12}(?:काट ली|काट लिया|काटती|काटता|कट लगा)/u,
      /\b(?:standing|sitting|stood)\b.{0,20}\b(?:terrace|ledge|railing|parapet|bridge|railway track|rail track|edge of)\b/u,
      /\b(?:chhat|chat|pul|munder|patri|railing|balcony)\b.{0,15}\b(?:pe|par|ke paas)\b.{0,12}\b(?:khadi|khada|baithi|baitha)\b/u,
      /(?:छत|पुल|मुंडेर|पटरी|रेलिंग|कुएं|कुएँ).{0,12}(?:खड़ा|खड़ी|खडा|खडी|बैठा|बैठी)/u,
    ],
  ],
  [
    'crisis',
    [
      /\b(?:want|wanna|wish|going|decided|ready|plan\w*|thinking|feel like|rather|better|urge)\b.{0,14}\b(?:to die(?! for| to| hard)|be dead|kill(?:ing)? myself|end(?:ing)? my(?: own)? life|end(?:ing)? it all|not exist|disappear forever)\b/u,
      /\b(?:kill(?:ing)? my ?self|end(?:ing)? my(?: own)? life|tak(?:e|ing) my(?: own)? life|hang(?:ing)? myself|suicidal thoughts|commit(?:ting)? suicide|suicide (?:in|written|yog\w*|kar\w*))\b/u,
      /\b(?:don'?t|do not|dont|no longer) (?:want|wish) to (?:live|exist|be alive|wake up|be here)\b(?! (?:in|with|at|together|like|abroad))/u,
      /\b(?:not worth living|no (?:reason|point|will) (?:to|in|of) liv\w+|nothing to live for|tired of (?:living|life|being alive)|better off (?:dead|without me)|last night alive|never wake up)\b/u,
      /\b(?:kh?ud ?kh?ushi|aa?tma ?ha?tt?ya|aa?tma?ghaa?t)\b/u,
      /\b(?:marna|mar jana|mar jaana)\b.{0,12}\b(?:chaht[ai]|hai mujhe|behtar|accha)\b/u,
      /\bmarne ka (?:man|mann|dil|khayal|soch)/u,
      /\b(?:jeena|jina|jeene|jine|zinda rehna)\b.{0,14}\b(?:nahi|nhi|nahin)\b.{0,10}\b(?:chaht[ai]|hai|h|man|mann|ichha|wajah|matlab)?\b(?!.{0,6}\bbina)/u,
      /\bjaan (?:dene ka|de du|de dungi|deni hai)\b/u,
      /(?:आत्महत्या|आत्मघात|खुदकुशी|ख़ुदकुशी|सुसाइड)(?!.{0,12}(?:रोक|बचाव))/u,
      /(?:मरना|मर जाना|मरने|मर जाने).{0,10}(?:चाहता|चाहती|मन|ख्याल|ख़याल|जी करता|इच्छा)/u,
      /(?:जीना|जीने का मन|जिंदा रहना|ज़िंदा रहना) नहीं|जीने की (?:इच्छा|वजह|चाह) नहीं/u,
      /(?:जान|प्राण) (?:दे दूं|दे दूँ|दे दूंगी|देना चाह|देने का)(?!गा)/u,
      /(?:फांसी|फाँसी|फंदा|फंदे).{0,12}(?:लगा|लटक|जाऊं|जाऊँ|झूल)/u,
    ],
  ],
  [
    'victim',
    [
      /\b(?:husband|he|wife|she|father|dad|papa|boyfriend|bf|in ?laws?|mother in law|father in law|step ?(?:father|dad)|brother|uncle|son|they)\s+(?:\w+\s+){0,2}(?:beats?|slaps?|slapped|kicks?|kicked|chokes?|choked|hits|thrash\w*|punch\w*|burnt?|molest\w*|rap(?:es|ed)|tortures?)\s+(?:me|my (?:son|daughter|mother|child|kids?|face|hand|arm)|us)\b/u,
      /\bforces? (?:himself|me)\b.{0,20}\b(?:night|bed|sex|himself|friends?)?/u,
      /\b(?:locked|locks?|tied) (?:me|us|her)\b(?! (?:into|in to) a)/u,
      /(?<!\b(?:emotional(?:ly)?|imotional|emosnal|cute) )\b(?:blackmail\w*|sextort\w*)\b/u,
      // Something was recorded, money is wanted for it, and else it is sent around.
      /^(?=[\s\S]*\b(?:record(?:ed|ing|s)?|nudes?|video|private (?:pics?|photos?)|nangi|ashleel)\b)(?=[\s\S]*\b(?:send|share|viral|post|leak|upload|forward|bhej\w*|daal\w*|dal d\w*)\b)(?=[\s\S]*\b(?:pay|paid|gpay|upi|paise|paisa|money|\d+ ?k|\d{4,}|hazaa?r|lakh)\b)(?=[\s\S]*\b(?:wants?|demand\w*|asking|asks|maa?ng\w*|or (?:she|he|they)|warna|varna|nahi to|otherwise)\b)/u,
      /\b(?:has|have|got|kept|recorded|made) (?:my|our|a) (?:\w+ )?(?:videos?|photos?|pics?|pictures|clips?|chats)\b.{0,60}\b(?:post|viral|leak|upload|send (?:it|them)|share (?:it|them)|wants? money|asking money|paise maang\w*|paise mang\w*)\b/u,
      /\b(?:touch(?:es|ed)?|grop\w+|molest\w*|rap(?:es|ed|ing))\s+(?:me|her|my (?:daughter|son|niece|nephew|chest|body|private))\b/u,
      /\b(?:bad touch\w*|bad things? (?:with|to) me|galat (?:harkat|kaam) (?:kar|krt)\w*)\b/u,
      /\b(?:leak|viral|send|post|share)\b.{0,25}\b(?:my )?(?:nudes?|private (?:photos?|pics?|video)|intimate)\b/u,
      /\b(?:pati|husband|saas|sasur|papa|pitaji|bhai|devar|jeth|sasural wale|wo|bf|boyfriend|beta|malik|seth)\b.{0,30}\b(?:mujhe |mujhko |hume |mere )?(?<!(?:pe|par|taane|tane|jhak|dekh ke) )(?:maarta|maarte|maarti|marta|marte|pitta|pitte|pitti|peetta|peette|peetti|pitai|thappad|laat|haath uthat\w*|hath uthat\w*|gala daba\w*|belt|jala (?:diya|dunga|denge))\b(?!.{0,4}\bline)/u,
      /\b(?:dahej|dowry)\b.{0,40}\b(?:tor?tur\w*|ta+na|maar\w*|marte|pareshan|jala\w*|nikal\w*|harass\w*)/u,
      /\b(?:band kar (?:diya|rakha|ke rakh)|kaid|tala laga)\b.{0,25}\b(?:mujhe|hai mujhe|bahar|kamre|ghar)\b|\b(?:mujhe|muje|hume)\b.{0,25}\b(?:band kar (?:diya|rakha|ke)|kaid|bahar nahi (?:ja|nikal))/u,
      /\b(?:zabar?dasti|jabar?dasti)\b.{0,25}\b(?:karta|karte|shaadi|shadi|nikah|sambandh|raat)|\b(?:shaadi|shadi|raat|roz)\b.{0,20}\b(?:zabar?dasti|jabar?dasti)\b/u,
      /(?:पति|सास|ससुर|देवर|जेठ|पिता|पापा|भाई|बेटा|मालिक|वह|वो|ससुराल वाले|पत्नी).{0,30}(?<!ताने |पर |पे )(?:मारता है|मारते हैं|मारती है|पीटता|पीटते|पीटती|हाथ उठात|थप्पड़|(?<![\p{L}\p{M}])लात |गला दबा|जला दे|जला दिया|घसीट)/u,
      /(?:मुझे|हमें|बहन को|बेटी को).{0,25}(?:बंद कर (?:दिया|रखा|के)|कैद|क़ैद|बाहर नहीं (?:जाने|निकलने)|बेच (?:दिया|दिए|रहे))/u,
      /(?:ज़बरदस्ती|जबरदस्ती|ज़बर्दस्ती|जबर्दस्ती).{0,25}(?:शादी|निकाह|संबंध|सम्बन्ध|रात|करते|करता|ब्याह|बांध)|(?:शादी|रात|रोज़?).{0,20}(?:ज़बरदस्ती|जबरदस्ती)/u,
      /(?:गलत|ग़लत) (?:तरीके से|तरह से|जगह|काम|हरकत).{0,15}(?:छू|हाथ|कर)/u,
      /दहेज.{0,40}(?:माँग|मांग|मार|जला|सता|ताना|लिए)/u,
      /(?:(?<!(?:इमोशनल|इमोशनली|भावनात्मक|जज़्बाती) )ब्लैकमेल|वीडियो.{0,20}(?:वायरल|धमक|पैसे मां|पैसे माँ)|फोटो.{0,25}(?:वायरल|धमक))/u,
      /\b(?:tez?aa?b|acid)\b.{0,15}\b(?:daal|dal|phenk|fenk|throw|dikha)|(?:तेज़ाब|तेजाब).{0,15}(?:फेंक|डाल|दिखा)/u,
      /\b(?:tonhi|dayan|daayan|dakan|witch)\b.{0,25}\b(?:me|mujhe|muje|mujhko|keh|bol|village|gaon)|(?:डायन|टोनही|चुड़ैल).{0,20}(?:कहते|कहकर|बोल|है,)/u,
    ],
  ],
  [
    'unborn-sex',
    [
      /\b(?:boy or (?:a )?girl|girl or (?:a )?boy|son or (?:a )?daughter|male or female|he or she)\b.{0,30}\b(?:baby|womb|inside|pregnan\w*|due|belly|carrying|born|month|expect\w*|delivery)|\b(?:womb|pregnan\w*|belly|carrying|months? gone|unborn)\b(?! now).{0,40}\b(?:boy|girl|son|daughter|male|heir|gender)\b(?!.{0,3}['’]s)/u,
      /\b(?:pet me|pet mein|garbh|kokh|pregnan\w*|mahina|maheena|sonography|ultrasound)\b[^.?!]{0,40}\b(?:ladka|beta|ladki|beti|putra|pota|chirag)\b.{0,14}\b(?:hai|h|hoga|hogi|ya|aayega|na|he|kya|ki)\b/u,
      /\b(?:ladka|beta|putra|son|boy) (?:hi ho|ho iske|hone ke liye|prapti ke liye)\b/u,
      /(?:गर्भ|पेट में|कोख|गर्भवती|महीना|उम्मीद से|अल्ट्रासाउंड|सोनोग्राफी).{0,40}(?:लड़का|लड़की|बेटा|बेटी|पुत्र|पोता|चिराग)/u,
      /(?:लड़का|बेटा|पुत्र|पोता) (?:ही हो|हो इसके लिए|होने के लिए|पैदा करने)/u,
      /\b(?:conceiv\w*|try\w*|ensure|sure of|get|have|want)\b.{0,18}\ba (?:son|boy|male child|baby boy)\b.{0,30}\b(?:date|day|tithi|night|time|moon|which|method|remedy|fortnight)|\b(?:which|what|date|day|tithi|night|method|remedy)\b.{0,30}\b(?:conceiv\w*|try\w*|ensure|sure of)\b.{0,18}\b(?:son|boy|male)\b/u,
    ],
  ],
  [
    'death',
    [
      /\b(?:when|what (?:age|year|day)|which (?:year|dasha|age)|how (?:long|soon|many (?:years|days|months)))\b.{0,30}\b(?:i|he|she|we|father|mother|papa|mummy|husband|wife|grand\w+|dad|mom|uncle|aunt|nani|nana|dadi|dada|amma|appa|son|daughter|brother|sister)\b.{0,25}\b(?:die|dies|expire|pass away|live|survive|be alive|leave (?:this world|my body|the body))\b(?!.{0,4}\b(?:in|at|with|together|abroad|near|separate|alone))/u,
      /\bwill (?:my |the )?(?:husband|wife|father|mother|papa|mummy|dad|mom|grand\w+|nani|dadi|brother|sister|son|daughter|baby|amma|appa|uncle|he|she|i) (?:die|survive|live (?:till|until|long))\b/u,
      /\b(?:my|his|her|husband'?s?|mother'?s?|father'?s?) (?:longevity|life ?span)\b|\b(?:date of (?:my |his |her )?death|death date|alpayu)\b/u,
      /\b(?:maut|mrityu|mrutyu|death|dehant)\b.{0,14}\b(?:kab|kis|kaun|kitni|saal|umar|likhi|yog)\b|\b(?:kab|kis umar|kis saal|kitni umar)\b.{0,12}\b(?:maut|mrityu|marung[ai]|mareg[ai]|marenge|mar jaung[ai])\b/u,
      /\b(?:meri|uski|unki|pati ki|papa ki|maa ki|patni ki|bete ki|mere pati ki) (?:umar|umr|aayu|ayu) (?:kitni|lambi|kam|kab)\b(?!.{0,8}\b(?:me|mein) sh)/u,
      /\b(?:kitne (?:din|saal|mahine)|kab tak)\b.{0,12}\b(?:jiung[ai]|jiyung[ai]|jeeung[ai]|jiyeg[ai]|jiyenge|jeeyenge|bach(?:enge|ega|egi)|mehma+n|zinda|jinda|chalenge)\b/u,
      /(?:मौत|मृत्यु|देहांत).{0,12}(?:कब|किस|कितनी|कौन से|योग|लिखी)|(?:कब|किस उम्र|किस साल).{0,12}(?:मौत|मृत्यु|मरूंगा|मरूंगी|मरूँगा|मरेगा|मरेगी|मरेंगे)/u,
      /(?:कितने (?:दिन|साल|महीने)|कब तक).{0,14}(?:जिऊंगा|जिऊंगी|जिऊँगा|जीऊंगा|जिएंगे|जिएगा|जीएंगे|बचेंगे|बचेगा|मेहमान|ज़िंदा|जिंदा)/u,
      /(?:आयु|उम्र) (?:कितनी|कम तो|लंबी है|लम्बी है)|अल्पायु/u,
    ],
  ],
  [
    'black-magic',
    [
      /\b(?:someone|somebody|some one|who)\b.{0,25}\b(?:did|done|does|doing|cast|put|sent)\b.{0,20}\b(?:black ?magic|spell|voodoo|evil|jadu|tona|totka)\b/u,
      /\b(?:kisi ne|kisine|kisne)\b.{0,40}\b(?:kala ?jadu|jadu|tona|totka|kiya karaya|bandhan|tantra|khila di|bandhwa)/u,
      /(?:किसी ने|किसने).{0,40}(?:काला जादू|जादू|टोना|टोटका|किया कराया|किया-कराया|बंधन|तंत्र|खिला दि)/u,
    ],
  ],
  [
    'harm-others',
    [
      /\b(?:mantra|yantra|tantra|totka|ritual|remedy|upay|puja|spell|muhurt|muhurta|muhurat|day|date|tithi|time)\b.{0,45}\b(?:kill (?:him|her|my|them|someone|an)|destroy|harm|hurt|ruin|cripple|blind|fall sick|go mad|finish (?:him|her|off)|maar(?:ne|na|du)|marne|khatam kar\w*|barbad|vash me|bimar kar\w*|pagal kar\w*|tabah|sarvana+sh)\b/u,
      /\b(?:want|going|plan\w*|like|will|feel like)\b.{0,12}\b(?:to )?(?:kill(?:ing)?|murder|strangl\w*|stab|shoot|throw acid on|burn|poison|run (?:him|her) over)\s+(?:him|her|them|my (?:husband|wife|boss|brother|uncle|neighbou?r|father|mother|in ?laws|ex))\b/u,
      /\b(?:dushman|dusman|shatru|padosi|saas|sautan|boss|usko|use|uska|jija|devrani)\b.{0,25}\b(?:maarne|marne|khatam kar\w*|thikane|barbad kar\w*|nash|sarvanash|bimar kar\w*|pagal kar\w*|zinda nahi)\b.{0,25}\b(?:muh?urt?a?t?|mantra|tantra|totka|upay|din|tarika|tareeka|yog|chhod\w*|kaise|ka)\b/u,
      /(?:दुश्मन|शत्रु|पड़ोसी|सौतन|सास|बॉस|उसको|उसे|उसका|उसके).{0,25}(?:मारने|ख़त्म करने|खत्म करने|खत्म कर|बर्बाद कर|नाश|सर्वनाश|ठिकाने|मार दूं|मार दूंगा|रास्ते से हटा)/u,
      /(?:मारण|उच्चाटन|वशीकरण).{0,20}(?:मंत्र|प्रयोग|विधि|उपाय|टोटका|कैसे)/u,
      /\bvash?i?karan\b.{0,30}\b(?:mantra|kaise|how|karna|karu|upay|for|on)\b|\b(?:how|mantra)\b.{0,20}\bvash?i?karan\b/u,
      /\b(?:hire|supari|contract)\b.{0,20}\b(?:men|goons|killer|de|dene|kill|break)\b/u,
    ],
  ],
]

/** Somebody else has named the death: that is fear sold, and no wish to know. */
const byAnother =
  /\b(?:pandit|jyotish\w*|baba|astrologer|astrotalk|guruji ne)\b.{0,30}\b(?:bola|boli|bole|kaha|bataya|said|told|says)\b|(?:पंडित|ज्योतिषी|बाबा).{0,20}(?:बोला|बोले|कहा|बताया)/u

/** Whoever foretells for money, by any of their names. */
const byAstrologer = new RegExp(
  `${byAnother.source}|\\b(?:guru ?ji|swami ?(?:ji)?|tantrik|ojha|bhopa|maulvi|acharya|maharaj|astro\\w*|palm reader|astro app lady)\\b.{0,40}\\b(?:bola|boli|bole|kaha|bataya|said|told|says|asks?)\\b|(?:तांत्रिक|स्वामी|गुरुजी|गुरु जी|ओझा|आचार्य|महाराज).{0,20}(?:बोला|बोले|कहा|बताया)`,
  'u',
)

const caste =
  /\b(?:inter ?-?)?caste\b|\bdalit\b|\b(?:alag|dusri|doosri|neechi|nichi|oonchi|unchi|chhoti) (?:jaat|jaati|jati|biradari)\b|\b(?:jaat|jaati|jati|biradari) (?:alag|ki wajah|ke bahar)|(?<![\p{L}\p{M}])(?:जाति|बिरादरी|दलित)(?![\p{L}\p{M}])|(?:दूसरी|अलग|नीची|ऊंची|ऊँची|छोटी) जात/u
const frightening =
  /\b(?:dosh\w*|puja|pooja|hav?an|homam|yagya|stone|neelam|ratna|kavach|shraap|shrap\w*|curse|sankat|accident|widow|vidhwa|die|death|maut|mrityu|laash|saaya|birthday unless|goes in a year|not cross|kha jayeg\w*)\b|मारकेश|विष कन्या|दोष|पूजा|हवन|यज्ञ|रत्न|नीलम|कवच|श्राप|संकट|विधवा|मौत|मृत्यु/u
const paidOrAfraid =
  /\d{4,}|\b(?:\d+ ?k|hazar|hajar|lakh|thousand|pay|paise|dar|darr|scared|afraid|frightened|neend|sach|shaking|kaa?n?p\w*|sleep)\b|हज़ार|हजार|लाख|पैसे|डर|नींद|सच|कांप|काँप|रो रह/u

const disease =
  /\b(?:thyroid|pcos|pcod|diabet\w*|sugar ki bima+ri|blood pressure|tumou?r|kidney|dialysis|epilep\w*|asthma|lump|gaanth|migraine|arthritis|slip disc|heart (?:problem|disease|attack)|paraly\w*|stroke|stomach ache|bima+r|beema+r|lakwa|mirgi|pet (?:me|mein) dard|palpitations?|chest thumping|heart (?:\w+ ){0,2}(?:races|racing|pounds|pounding|thumping)|(?:dil ki )?dhad?kan (?:\w+ )?(?:tez|badh)\w*)\b|धड़कन (?:बहुत )?(?:तेज़?|बढ़)|दिल (?:ज़?ोर.{0,6}से धड़क|धक धक)|थायरॉ?इड|मधुमेह|किडनी|लकवा|मिर्गी|बीमार|पेट में दर्द/u
const slowChild =
  /\b(?:son|daughter|child|kid|baby|beta|bete|beti|bachch?[ae]|baccha)\b.{0,40}\b(?:(?:does ?n[o']?t|cannot|can'?t|not able to) (?:speak|talk|walk|hear)|(?:bolt[ai]|chalt[ai]|sunt[ai]) nahi|(?:bol|chal|sun) nahi pa)|(?:बेटा|बेटी|बेटे|बच्चा|बच्ची).{0,40}(?:बोलता|बोलती|चलता|चलती|सुनता|सुनती|बोल|चल|सुन) नहीं/u
const lowSpirits =
  /(?:\b(?:depress\w*|anxious|anxiety|panic attacks?|feeling (?:so |very )?low|hopeless|ghabrahat|akelapan)\b|उदासी|घबराहट|डिप्रेशन).{0,50}(?:\b(?:since|for|months?|years?|weeks|mahin\w*|saal|roz|hamesha|daily|every day|all the time)\b|महीन|साल|रोज|हमेशा)/u

const fertility = /\b(?:ivf|iui|icsi|embryo|egg freez\w*)\b|आईवीएफ|आई वी एफ|आईयूआई/u

/** A worry that the words name plainly, and that a reading may answer with care; null where there is none. */
export function plainWorry(text: string): CareKind | null {
  const plain = text.toLowerCase().normalize('NFC')
  if (byAstrologer.test(plain) && frightening.test(plain) && paidOrAfraid.test(plain))
    return 'fear-sold'
  if (lowSpirits.test(plain)) return 'crisis'
  if (disease.test(plain) || slowChild.test(plain)) return 'illness'
  if (fertility.test(plain)) return 'pregnancy'
  return caste.test(plain) ? 'caste' : null
}

/** The kind of need that the words say plainly; null where none does. */
export function plainDanger(text: string): CareKind | null {
  const plain = text.toLowerCase().normalize('NFC').replace(/’/g, "'").replace(/\s+/g, ' ')
  const row = [...shapes, ...furtherShapes, ...quietShapes].find(([, patterns]) =>
    patterns.some((pattern) => pattern.test(plain)),
  )
  const kind = row?.[0] ?? null
  return (kind === 'death' || kind === 'harm-others') && byAnother.test(plain) ? null : kind
}

const animals =
  /\b(?:cow|buffalo|mare|goat|puppy|puppies|kittens?|dog|cat|labrador|pomeranian|indie|parrot|rabbit|bullock|gaay|gaaye|bhains|bakri|kutiya|billi)\b|गाय|भैंस|बकरी|कुतिया|बिल्ली/u

/** Whether an animal is named: what it carries is no matter of care. */
export function namesAnimal(text: string): boolean {
  return animals.test(text.toLowerCase().normalize('NFC'))
}

const love =
  /\b(?:love|loves|marry|marriage|married|wedding|boyfriend|girlfriend|bf|gf|crush|kiss|date|dating|shaa?di|pyaa?r|byaa?h|vivah|rishta|bhaga|bhagna|milne)\b|प्यार|प्रेम|शादी|विवाह|ब्याह|रिश्ता|भाग/u

/** Whether love or a wedding is named: of a pupil who asks about school alone it is not. */
export function namesLove(text: string): boolean {
  return love.test(text.toLowerCase().normalize('NFC'))
}
