import { conceptsIn } from '../frame/model/concepts.ts'
import { frameModel } from '../frame/model/load-model.ts'
import { wordsOf } from '../frame/model/skeleton.ts'

/** Signs in a question that decide which help is the right one, once it is clear that help is needed. */
export interface HelpSigns {
  /** Names of the concepts of the lexicon that the words name. */
  concepts: ReadonlySet<string>
  /** Whether the shape of one of these matters stands in the text. */
  has: (sign: keyof typeof shapes) => boolean
}

const shapes = {
  /** Something to die by that is at hand, or already taken. */
  means:
    /(?:\b(?:rope|noose|rassi|fanda|phanda|dupatta)\b.{0,20}\b(?:tied|fan|pankh\w*)\b|\bgot\b.{0,12}\b(?:pesticide|poison|rope|pills)\b|\b(?:took|taken|swallowed|drank|drunk|ate|consumed)\b.{0,40}\b(?:pills?|tablets?|strips?|poison|phenyl|harpic|acid|rat kill|pesticide|medicines?)|\b(?:pills?|tablets?|strips?|poison|rope|noose|blade|knife|razor|kerosene|petrol|dupatta|sulphas|celphos|pesticide)\b.{0,40}\b(?:with me|in (?:my )?(?:hand|drawer|bag|pocket)|ready|next to me|beside me|haath (?:me|mein)|hath (?:me|mein)|paas|rakh(?:a|i|e|li|liya)?|saamne|samne|in front|on the (?:table|bed))|\bi (?:have|got|bought|kept|saved|am holding|m holding)\b.{0,30}\b(?:pills?|tablets?|strips?|poison|rope|noose|blade|sulphas|celphos|phenyl|pesticide)\b|\b(?:goli(?:ya|yan|yaa|yon)?|zeher|zehar|jahar|jeher|zahar|phenyl|finayl|dawai|dawaiyan|tezab|keetnashak|sulfas|salfas)\b.{0,30}\b(?:kha li|kha liya|khali|khaa li|kha chuk[ai]|pi li|pi liya|pee li|pee liya|nigal|haath (?:me|mein)|hath (?:me|mein)|paas|rakh|le aa[yi]|khareed|kharid)|\b(?:standing|sitting|khad[ai]|baith[ai])\b.{0,30}\b(?:roof|terrace|bridge|ledge|railing|railway|track|chhat|chat|pul|patri|nadi|kue|kuan)|\b(?:chhat|chat|pul|patri|railing|nadi|kue|kuan|bridge|terrace|platform|railway)\b.{0,20}\b(?:khad[ai]|baith[ai])|(?:गोली|गोलियां|गोलियाँ|ज़हर|जहर|फिनाइल|कीटनाशक|सल्फास|तेज़ाब|तेजाब|दवाई|दवा).{0,30}(?:खा ली|खा लीं|खा लिया|खा चुक|पी ली|पी लिया|निगल|हाथ में|पास|रख|ख़रीद|खरीद|ले आ)|(?:रस्सी|फंदा|फ़ंदा|ब्लेड|चाकू|चुन्नी|दुपट्टा).{0,30}(?:हाथ|पास|रख|बांध|बाँध|तैयार|सामने|टांग)|(?:छत|पुल|पटरी|नदी|कुएं|कुएँ|रेलिंग).{0,20}(?:खड़|खड|बैठ)|\b(?:rassi|fanda|phanda|blade|chaku|chunni|dupatta)\b.{0,30}\b(?:haath|hath|paas|rakh|baandh|bandh|taiyar|taang|samne|saamne))/u,
  trafficking:
    /\bbhatt[aeh]\w*\b.{0,90}\b(?:rok|peshgi|advance|chowkidar|jaa?ne)\b|\bmukadd?am\b|\bagent\b.{0,60}\b(?:kamre|bahar nahi|bahar nhi|ladkiya\w*)\b|\b(?:has|have|keeps?|kept|took) my (?:passport|iqama|civil id)|\b(?:laos|myanmar|cambodia|kambodia)\b.{0,120}(?:cheat|scam|thag|current|floor|target)|\bmalkin\b.{0,40}\b(?:chabi|passport|bahar)|(?:भट्ठे|भट्टे|ठेकेदार|मुकादम|सेठ|मालिक).{0,90}(?:जाने नहीं|नहीं जा सकते|पहरा|कर्जा? उतार|उचल)|नौकरी (?:बोलकर|का बोलकर|के बहाने).{0,60}(?:कमरे|बाहर आदमी|लड़कियां)|(?:traffick|sold me|selling me|sell me|being sold|bech(?:a|i|e|ne|na|diya|di)?\b.{0,12}\b(?:mujhe|muje|hume|ladki|bahan|behen|beti)|(?:mujhe|muje|hume|ladki|bahan|behen|beti|didi)\b.{0,25}\bbech|बेच (?:दिया|दी|रहे|रहा|देंगे|देगा|ने)|(?:took|taken|keeps?|kept|holds?|holding|rakh|le)\b.{0,25}\bpassport|passport\b.{0,30}\b(?:taken|took|kept|keeps|hold|holds|rakh|le li|cheen|chheen)|पासपोर्ट.{0,25}(?:रख|छीन|ले लिया)|dhandh[ae]|धंधा|धंधे|brothel|kotha|कोठे|bonded|bandhua|बंधुआ|\bagent\b.{0,60}\b(?:lock|room|dance|bar|customers?|massage)|dance bar|(?<!video )call ?girl|customers?\b.{0,20}\b(?:every night|force|send))/u,
  child:
    /(?:bad touch|bad thing|galat (?:kaam|harkat|jagah|tar(?:ah|ike))|गलत (?:काम|हरकत|जगह|तरीके|तरह)|ग़लत (?:काम|हरकत|जगह|तरीके|तरह)|gandi harkat|गंदी हरकत|गंदा काम|ganda kaam|chhota|choti|chhoti|bachch|bacch|bacha\b|bachi\b|बच्च|बच्ची|\bmy (?:\w+ )?(?:daughter|son|niece|nephew|kid|child)\b|\bstudent\b|tuition|class \d|कक्षा|\bschool\b|स्कूल|\btutor\b|\bstep ?(?:father|dad|papa)|sautel|सौतेल|\bminor\b|nabalig|नाबालिग)/u,
  /** A small child that fears somebody, as its mother or father tells it. */
  childInFear:
    /(?:\bmy (?:girl|boy|son|daughter) of \w+|\b\d+ ?(?:saal|sal) (?:ki|ka|ke) (?:beti|beta|bachch\w*|h\b)|(?:\d+|पांच|पाँच|छह|सात|आठ|नौ|दस) साल (?:की|का) (?:बच्ची|बच्चा|बेटी|बेटा)).{0,120}(?:\blap\b|door shut|\bdard\b|दर्द|wet\w* the bed|नहाते|nahate|mat bhejo|गोद)|\b(?:lap|door shut)\b.{0,60}\bwet\w* the bed\b/u,
  ownChildhood:
    /\b(?:when i was (?:a )?(?:child|kid|small|little|young)|as a child|bachpan)\b|बचपन/u,
  sexualForce:
    /(?:molest|rape|touch(?:es|ed|ing)? me|grop|assault|chhua|chhu|chhoo|छूता|छूते|छुआ|छूने|छेड़|chhed|balatkar|बलात्कार)/u,
  /** A grown-up with power over a pupil who courts in secret. */
  courtedByGrownUp:
    /(?=[\s\S]*(?:\b(?:sir|teacher|tutor|tuition|tution|coach|uncle|bhaiya of coaching|driver)\b|सर |टीचर|ट्यूशन|कोच|अंकल))(?=[\s\S]*(?:\b(?:(?:don'?t|dont|shouldn'?t|shudnt|should not|not to|mat) (?:show|tell|say|bata\w*|dikha\w*)|kisi ko (?:mat|nahi|na) bata\w*|secret|once i'?m 18|when i am 18|after i turn 18|18 (?:ki|ke) (?:hone|baad)|leave his wife|at night)\b|किसी को (?:मत|नहीं|न) बता|मत (?:बताना|दिखाना)|18 की होने))/iu,
  confined:
    /\b(?:slippers|phone|mobile|chappal)\b.{0,30}\b(?:locked|almirah|tijori|saas ke paas)|can'?t step out|sleeps across my door|\bchabi apne\b|मोबाइल सास के पास|फोन सास के पास|दरवाज़?े पर.{0,20}(?:खाट|पहरा)|कुंडी बाहर|बाहर से कुंडी|(?:\block(?:s|ed)? (?:me|us)\b|\btied me\b|(?:not|never) (?:let|allow\w*) (?:me|us) (?:to )?(?:out|leave|go|keep a phone)|ताला लगा|कमरे में बंद|बंद करके|बंद कर के|बाहर नहीं (?:जाने|निकलने)|band kar (?:diya|ke|rakh)|bahar nahi (?:ja|nikal)|chabi (?:saath|apne))/u,
  forcedMarriage:
    /\b(?:room|phone)\b.{0,60}\block(?:s|ed)?\b.{0,60}\b(?:nikah|wedding|engagement|marriage)\b|\b(?:nikah|shaa?di|sagai)\b.{0,60}\bphone\b.{0,30}\b(?:le li\w*|chh?een\w*)\b|(?:सगाई|शादी|निकाह|लड़के से बांध).{0,60}(?:मना किया|ना कहा).{0,60}(?:बंद|कट्टा|मार|धमक)|(?:बांध|बाँध) रहे.{0,40}(?:मना किया|कट्टा)|\b(?:engagement|wedding|nikah)\b.{0,110}\bsaid no\b|\bsaid no\b.{0,60}\b(?:engagement|wedding|nikah)\b|\bsleeps across my door\b.{0,80}\b(?:ring|boy'?s)|\b(?:usi|us) ladke se (?:hi )?(?:kar|kr)\w*|चादर (?:डलवा|डाल रहे)|(?:forc\w+\b.{0,30}\b(?:marr|wed|shaadi|shadi|nikah|rishta)|against my (?:will|wish)|zabar?dasti.{0,30}(?:shaadi|shadi|nikah|rishta|byah|vivah)|jabar?dasti.{0,30}(?:shaadi|shadi|nikah|rishta|byah|vivah)|(?:shaadi|shadi|nikah|byah)\b.{0,25}\b(?:zabar|jabar|marzi ke (?:bina|khilaf)|thop)|(?:ज़बर|जबर)\S*.{0,30}(?:शादी|निकाह|ब्याह|विवाह|रिश्ता)|(?:शादी|निकाह|ब्याह|विवाह).{0,25}(?:ज़बर|जबर|मर्ज़ी के|मर्जी के))/u,
  blackmail:
    /\b(?:videos?|photos?|pics?|pictures?|clips?|(?:screen )?recordings?|recorded|screenshots?|nudes?|fake (?:id|account|profile))\b.{0,90}\b(?:send|gpay|upi|followers|fianc\w*|put|post|show\w*|see[sn]?|group|father|papa|mummy|contacts|relatives|rishtedar\w*|hotel|inspector|officer|cbi|youtube|telegram|dikh\w*|daal\w*|dal|bhej\w*|rate|number likh)\b|\bundressed\b.{0,80}\b(?:asks?|contacts|\d{3,})|(?:वीडियो|फोटो|तस्वीर|तस्वीरें|फिल्म|फ़िल्म)\S*.{0,90}(?:ग्रुप|गहने|पैसा|पैसे|अधिकारी|रिश्तेदार|दिखा|डाल|वरना)|(?:(?:video|photos?|pics?|recorded|वीडियो|फोटो|फ़ोटो)\S*.{0,50}(?:\basks?\b|\bwants?\b|\bpay\b|money|paise|ma+ng|lakh|hazar|\d{3,}|पैसे|मांग|माँग|लाख|हजार|हज़ार)|black ?mail|ब्लैकमेल|leak|viral|वायरल|nude|private (?:photo|pic|video)|morph|(?:photo|pic|video|screenshot|फोटो|फ़ोटो|वीडियो)\S*.{0,40}(?:threat|dhamk|धमक|bhej|भेज|send|share|post|upload|dikha|दिखा|daal|डाल)|sextort)/u,
  dowry:
    /\b(?:bolero|bullet|car|fridge|tractor|scooty|scorpio|bike|gold)\b.{0,30}\b(?:didn'?t|did not|nahi|nhi)\b|\b(?:didn'?t|did not|nahi|nhi)\b.{0,20}\b(?:bolero|bullet|fridge|tractor|scooty|scorpio)\b|(?:ट्रैक्टर|फ्रिज|फ़्रिज|गाड़ी|बुलेट|कार|सोना) नहीं (?:आया|आई|दिया|दी)|\b(?:papa|mayke|maayke) se (?:mangwa|manga|la)\w*|(?:dowry|dahej|dahez|दहेज|दहेज़|(?:sasural|in ?laws|saas|sasur|ससुराल|सास|ससुर).{0,50}(?:bullet|car|gaadi|gadi|गाड़ी|lakh|लाख|scooty|scorpio|cash|sona|gold).{0,40}(?:maang|mang|माँग|मांग|demand|want|chahiye|lao|laao|bring|लाओ|चाहिए|taunt|taana|ताना))/u,
  stalked:
    /(?:follow\w*\s+(?:me|my)|stalk\w*\s+me|behind me|mer[aei] (?:pichha|peecha|picha|piche|peeche)|(?:peecha|pichha|picha)\s+(?:kar(?:ta|te|ti|raha|rahe)|nahi chho)|मेरा पीछा|मेरे पीछे|पीछा (?:कर(?:ता|ते|ती)|कर रह|नहीं छोड़)|(?:waits?|stands?|waiting|standing)\b.{0,25}\b(?:outside|near|below)|(?:bahar|neeche|niche) (?:\w+ )?(?:roz |gaadi leke )?khad[aei]\b|(?:peeche|piche|pichhe) (?:\w+ )?khad[aei]\b|(?:peecha|pichha|picha) (?:kab )?chhu[td]|बाहर खड़ा|tracks? (?:me|my)|turns? up|shows? up|(?:50|100|sau|dozens of|hundred) (?:calls?|messages?))/u,
  /** The grown daughter's home after marriage. */
  inLaws: /\b(?:sasural|in ?laws?)\b|ससुराल/u,
  pursuing:
    /(?:vash\s?ikaran|वशीकरण|vash me|vas me|वश में|(?:her|his|uska|uski|uske|usko|उसका|उसकी|उसके|उसको)\b.{0,35}(?:address|location|gps|track|number|phone|ghar|hostel|pg|gym|office|पता|नंबर|घर|लोकेशन|follow|peecha|pichha|पीछा)|follow (?:her|him)|blocked me|block kar)/u,
  abortion:
    /(?:abort|a\s?bortion|\bmtp\b|terminat\w*\b.{0,20}\bpregnan|pregnan\w*\b.{0,30}\bterminat|garbhpaat|garbhpat|गर्भपात|अबॉर्शन|एबॉर्शन|(?:bacha|baccha|bachcha|बच्चा|pregnancy|garbh|गर्भ).{0,20}(?:gira (?:du|dun|doon|de|lu|na)|girwa|girva|गिरा (?:दू|लू|दें|दे)|गिरवा|hatwa|हटवा|nahi rakhna|नहीं रखना)|(?:keep|get rid of) (?:it|the (?:baby|pregnancy)) or(?! (?:to )?(?:sell|exchang|return|rent|leas|replac|surrender|scrap|clos))|not (?:to )?keep the (?:baby|pregnancy))/u,
  /** A decision, or an emergency, that only a doctor may speak to. */
  treatment:
    /(?:(?:stop|leave(?! (?:also )?for)|skip|quit|change|reduce|avoid|refuse)\w*\b.{0,25}\b(?:insulin|chemo\w*|dialysis|medicines?|medication|tablets|treatment|antidepressants?)|(?:insulin|chemo\w*|dialysis|dawai|dawa|davai|ilaaj|ilaj|tablets?|medicines?)\b.{0,25}\b(?:band kar|chhod d|chhod d|chod d|rok d|stop)|(?:दवाई|दवा|इंसुलिन|कीमो|इलाज|डायलिसिस).{0,25}(?:बंद कर|छोड़ द|छोड द|रोक द)|chest pain|seene (?:me|mein) (?:bahut |tez )?dard|सीने में (?:बहुत |तेज़ |तेज )?दर्द|khoon ki ulti|vomiting blood|ख़ून की उल्टी|खून की उल्टी)/u,
  /** A wedding that is being made for somebody who is still a child. */
  childMarriage:
    /\b(?:gauna|mangni|haath pe+le)\b|\b(?:stopped|left) (?:my )?school\b|गौना|मंगनी|हाथ पीले|(?:सगाई|शादी|ब्याह).{0,60}(?:बस्ता|स्कूल|पढ़ाई)/u,
  pregnant:
    /(?:pregnan|garbhvati|pet se hu|गर्भवती|पेट से (?:हूं|हूँ)|प्रेग्नेंट|प्रेगनेंट|period miss|period\w*.{0,20}\b(?:nahi|nhi) aay[ae]|missed (?:my )?period|mahina nahi aaya)/u,
} as const

/** Reads the signs of a question. */
export function helpSignsOf(question: string): HelpSigns {
  const table = frameModel().concepts
  const concepts = new Set(
    conceptsIn(wordsOf(question), table).map((hit) => table.names[hit.concept] ?? ''),
  )
  const text = question.toLowerCase().normalize('NFC').replace(/’/g, "'")
  return { concepts, has: (sign) => shapes[sign].test(text) }
}
