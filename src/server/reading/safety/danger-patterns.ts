import { parseWordPatterns } from './word-patterns.ts'

/**
 * How danger is said without one of its set phrases: the words in between vary, the shape stays. Read by
 * `shapesOf`, `{life}` being a family of spellings; English, romanised Hindi and Devanagari together.
 */
const families: Readonly<Record<string, string>> = {
  life: 'zindagi|jindagi|zindgi|jindgi|zndgi|jindagani|jivan|jeevan|life|lyf',
  over: 'khatam|khatm|khtm|khtam|samapt',
  living:
    'living|alive|exist|existing|existence|breathing|jeena|jina|jeene|jine|jeete|jite|jiya|jeeya|zinda|jinda|जीना|जीने|जीते|जिया|जीया|जिंदा|जीवित',
  weary:
    'hurts|hurt|no|not|dont|cant|canot|never|nothing|stop|stopped|end|ending|quit|tired|exhausted|lost|pointless|meaningless|useless|worthless|hate|give|gave|enough|burden|painful|unbearable|nahi|nhi|nahin|na|thak*|bekar|bekaar|khatam|khatm|tang|nafrat|himmat|kyu|kyun|kyon|bojh|saza|नहीं|ना|न|थक*|बेकार|खत्म|तंग|नफरत|बोझ|सजा|क्यों|क्यूं',
  no: 'nahi|nhi|nahin|nai|na',
}

const lines = {
  crisis: `
    {living} ~5 {weary}
    not|dont|no|cant ~8 alive
    something|anything ~1 terrible|bad|drastic|stupid|wrong ~2 to|with myself
    with|join|meet ~6 in heaven|swarg
    counting|waiting ~6 finally go|leave|rest
    regret|sorry|wish|hate ~2 surviv*
    ja|जा raha|rahi|रहा|रही ~1 hu|hun|hoon|हूं hamesha|हमेशा
    hamesha|हमेशा ke|के liye|लिए ja|जा|chala|चला|chali|चली
    aankh|aankhe|aankhen|आंख|आंखें ~2 na|nahi|hi|न|ना|नहीं ~1 khul*|खुल*
    jeene|jine|जीने se|से ~1 dar*|डर*
    sab|sabkuch|सब|सबकुछ {over}|खत्म ho|हो ~1 jaye|jaaye|जाए ~3 chain|shanti|sukoon|चैन|शांति|सुकून
    saans|sans|सांस ~3 bojh|बोझ|band|बंद
    फिनाइल|फिनायल|तेजाब|कीटनाशक ~2 पी*|पि*|खा*|ले*
    {weary} ~5 {living}
    {life} ~3 pointless|meaningless|worthless|useless|bekar|bekaar|barbad|barbaad|bojh|kaatna
    जिंदगी|जीवन|लाइफ ~3 बेकार|बोझ|निरर्थक|व्यर्थ
    out of ~1 this|my life|existence|world
    ending|finish|finishing|end my|this ~1 story|chapter|journey|pain|suffering
    truck|bus|train|car|lightning|accident ~3 hit|run|crush|kill|take|finish me|over
    not|never ~1 get|getting up ~2 again|ever|anymore
    painful|painless|quick|easy|peaceful ~2 way|method ~1 to|out go|die|end|leave|out
    khud|apne|खुद|अपने|myself ~3 aag|fire|आग|petrol|kerosene|पेट्रोल
    latak*|लटक* ~4 *
    rassi|rasi|fanda|phanda|रस्सी|फंदा ~5 latak*|gale|dhoond*|dhund*|khareed*|le|लटक*|गले|खरीद*
    goli*|गोली*|गोलि*|pills|tablets ~2 kha*|खा* ~4 uth*|उठ*|jag*|जाग*|mar*|मर*
    dobara|phir|fir|wapas|kabhi ~1 nahi ~1 aaung*|lautung*|uthung*|milung*|jagung*
    mar|marr|मर hi|ही ~1 *
    maut|मौत ~3 intezar|intzar|इंतजार|sukoon|sukun|सुकून|rahat|राहत|gale|गले|pyari|प्यारी
    suici*|sucide|sucides|sucidal|susid*|suisid*|sucied*|suside*|susaid*|suisaid*|unalive|unaliving|selfharm*|सुसाइड*|स्यूसाइड*|सूइसाइड*
    self harm*|injur*|mutilat*
    no|not|dont|nothing|any|cant|canot|never|see ~3 point|reason|sense|use ~1 of|in|to ~1 live|living|life|waking|wake|exist*|alive|breathing
    what|whats ~2 point|use ~1 of|in ~1 living|life|waking|exist*|alive|breathing|being
    want|wanna|wish|wished|decided|ready|planning|prefer|rather|deserve|better|hope|praying|pray|urge|considering|tempted ~2 die|disappear|vanish|dead|dying
    think*|thought*|dream*|fantasi* ~1 of|about ~2 dying|death|dead|die|killing|disappearing
    no|dont|not|never ~2 want|wish|wanna|deserve|like ~2 exist|alive|live|wake|awake|living|existing
    why ~2 i ~2 alive|exist|existing|breathing
    why ~3 still ~1 alive|living|breathing
    goodbye|suicide|farewell ~1 letter|note|letters|notes|message|video
    pills|tablets|poison|rope|noose|blade|razor|pesticide ~3 hand|hands|ready|tonight
    took|taken|swallow*|drank|drunk|drinking|drink|bought|taking|swallowed|consume* ~4 poison|phenyl|pesticide|acid|noose|overdose
    took|taken|swallow*|have|swallowed|taking ~2 all|many|bottle|whole|handful|lot|twenty|thirty|fifty ~4 pills|tablets
    hurt*|cut*|harm*|burn*|starv*|punish* ~1 myself|wrist|wrists|veins|vein
    cut*|slit*|slash* my ~1 wrist|wrists|arm|arms|skin|veins|thighs
    kill|killing|hang|hanging|drown|drowning|shoot|shooting|strangle|poison|stab|burn|finish|erase|delete myself|ourselves
    am|im|being|become|like|just ~2 burden
    better|happier|easier|relieved|peaceful|fine ~5 without me
    better|happier|easier|relieved|fine ~3 i|im ~3 gone|dead|die|died
    if|when|once|after i|im ~2 gone|dead|died|vanish|disappear ~6 better|happier|relieved|care|miss|notice|fine
    nobody|noone|anyone|anybody|one|someone|everyone|they ~3 notice|miss|care|cry|mind ~3 if|when i|im ~2 disappear*|go|gone|die|died|dead|vanish*|wasnt|left
    world|family|everyone|people|they|parents ~5 off without me
    life|living ~4 not|isnt|no|longer|never|nothing ~2 worth
    worth living anymore|any
    hate|stop|quit|done ~2 living|existing|breathing
    done|tired|fed|exhausted|finished ~1 of|with living|life|existing|breathing|everything
    done|tired|fed|exhausted|finished ~1 of|with my|this|being life|existence|alive
    cant|canot|not|couldnt go|carry|keep|continue ~1 on|going ~3 anymore|any|longer|living|more
    cant|canot go on like
    cant|canot|not ~1 take|bear|stand|handle|tolerate life|living|anymore|longer
    cant|canot|not ~1 take|bear|stand|handle|tolerate it|this|pain anymore|longer|any
    want|wish|wanna ~1 it|everything ~3 over|end|ended|finish|finished
    end|ending|ended it|everything|myself|things all|tonight|today|now|forever|tomorrow|this|myself|completely|soon
    thinking|planning|think|plan|decided|going|want|wanna|ready ~2 end|ending|finish ~1 everything|it|life|existence|things
    end|ending|finish|finishing my|this own life|existence
    end|ending|finish|finishing|take|taking|took my ~1 life
    sleep|asleep ~6 never|not|dont|without ~3 wake|waking
    hope|wish|pray|want ~3 never|not|dont ~2 wake
    jump*|leap* ~4 bridge|building|roof|rooftop|terrace|balcony|train|window|metro|track|tracks|river|cliff|floor
    painless* ~3 way|ways|death|die|method|methods|end
    way|ways|method|methods|how|easiest|quickest ~2 to die|suicide
    nothing|noone|nobody|no ~5 live for
    nothing|no ~2 left ~2 live
    no|lost|losing|without ~1 will|desire|wish|reason|hope ~1 to|of live|living|exist|existing
    my life is over
    god|lord|bhagwan|death|someone ~3 take me ~1 away|now|home|soon
    leave|leaving|quit|exit|quitting this world|earth|planet
    wish|should ~3 never|not|didnt|werent|wasnt ~2 born|exist|existed|alive
    wish ~2 i ~2 dead|die|died
    i|rather|better ~1 be|am|were|was dead
    last|final day|night|message|goodbye ~2 alive|earth|everyone|world
    dont|not|wont ~2 be ~1 alive|around|here ~2 anymore|longer|much
    kms|kys
    bought|buy|buying|got|have ~3 rope|noose|poison|pesticide
    end|finish ~1 it ~6 nobody|noone|cares
    want|wish|wanna|could|let ~3 fade|vanish|disappear ~1 away|forever|completely|now|from
    cant|canot|not ~1 do ~2 life|living
    stand|stood|standing|sat|sitting ~4 edge|bridge|roof|terrace|tracks|track|railway|ledge
    edge|railway|tracks|ledge ~6 thinking|thought|stood|standing|jump
    never|not|stop ~3 breathe|breathing ~1 again|anymore|forever
    pray|wish|hope ~6 not|never|dont|doesnt ~2 come|wake|open
    nicer|better ~1 place ~3 i|me|without
    ended ~1 my ~1 life
    sab|sabkuch|sbkuch ~2 {over} ~1 kar|karna|kr|karke du|dun*|doon|dena|lu|lun|loon|hi
    gaadi|gadi|truck|bus|train|car|metro ~2 niche|neeche|samne|saamne|aage ~2 aa|a|aau|aaj*|let*|kud*|kood*
    {life} ~2 bojh|boz
    goli*|tablet*|pills ~2 le|leke|khake|kha|khakar|lekar ~5 so|sona|sone
    aatmghat*|atmghat*|aatmaghat*
    bhagwan|ishwar|khuda|upar|uper|allah ~2 paas|pas ~2 chal*|ja*|bula*
    bhagwan|ishwar|khuda|upar|allah ~4 utha|uthale|bula|bulale ~1 le|lo|mujhe
    alvida ~1 sab*|duniya
    sabko|duniya|sab ~1 alvida
    kaash|kash ~4 paida|janm|born|janam ~2 {no}
    paida|janm hi {no}
    duniya|sansar me|mein ~1 {no} ~1 reh*|rah*
    mera|mere marne ka|ke|se
    मेरे मरने ~1 *
    मरने के बाद ~3 शांति|सुकून|मुक्ति
    marne ke baad ~3 shanti|sukoon|mukti
    marr|mar jana|jaana|jaun|jau hai|h|hi|bas
    marna|marne|mrne|marnaa ~2 chah*|man|mann|dil|khayal|khyal|vichar|ichha|iccha|soch*
    mar ja* ~3 chah*|man|mann|dil|khayal|khyal|vichar|ichha|soch*|behtar|better|accha|acha|achha|sahi|theek|thik|khush|kya|lagta|aisa
    mar kyu|kyun|kyon|kyo ~1 nahi|na
    kyu|kyun|kyon|kyo ~1 nahi|na ~1 mar|marta|marti|maut
    maut ~1 hi ~3 rasta|raasta|behtar|sahi|upay|ilaj|hal
    maut ~1 mang*|maang*|chah*|chahiye|dedo
    maut ~1 aa|aaye|aajaye|ajaye|de ~1 ja*|jaye|mujhe|do
    mujhe|muje|mujhko ~1 maut|marna|mrna
    jeena|jina|jeene|jine|jiya|jeeya|jiyaa|zinda|jinda ~2 {no}
    {no} jeena|jina|jiya|jeeya|jee
    jeene|jine ~1 ka|ki|ke ~4 {no}|{over}|chala
    jeene|jine ~2 kya ~1 fayda|faida|matlab
    kis liye|lie jiu|jiun|jeena|jina|jee
    kyu|kyun|kyon jee|ji|jiu|jiun|zinda ~2 hu|hun|hoon|raha|rahi|main|mai
    {life} ~2 {over}|end|finish ~1 kar*|krn*|kr
    zindagi|jindagi|zindgi|jindgi|jivan|jeevan|life se ~2 har|haar|hara|thak*|tang|nafrat|ub|mukti|chutkara|chhutkara|mann|man
    fansi|phansi|faansi|phaansi|fasi ~1 lag*|laga*|lata*|le|lena|pe|par|chad*|jhul*
    zeher|jeher|zahar|jahar|zehar|jehar|poison|phenyl|fenail ~2 kha*|pee*|pi|piu|pina|pilu|le|lena|lelu
    nas|nabz|kalai|wrist|haath|hath ~1 kaat*|kat|katu|katne|katna|kata|katlu
    chhat|chat|terrace|train|patri|building|pul|nadi|kue|kuan|kuen|metro|balcony|rail|nahar ~4 kood*|kud*|gir|giru|chhalang|chalang|jump*|let|letu|kat|katu
    saari|sari|bahut|puri|poori|dher|sab ~3 goli*|tablet* ~1 kha*|nigal*
    jaan|jan ~1 de|den*|du|dun*|doon*|dedu|dedun*
    hamesha|hamesa ~3 so|sona|sone|soja* ~1 ja*|na|chah*
    duniya|sansar|dunia ~2 chhod*|chod*|vida|alvida ~2 chah*|du|dun*|ja*|man|kar*|lu
    duniya|sansar|dunia ~1 se ~2 chala|chali|jana|jaana|jane|vida|alvida|nafrat|mukti
    bojh|boz|bojha ~2 hu|hun|hoon|ban|bana|bani
    na|nahi|nhi rahu*|rahoon*|rehna|rahna|rehne|rahne|hona|hone ~3 accha|acha|achha|behtar|theek|thik|khush|barabar|farq|fark
    hona ~1 na|nahi hona ~1 barabar|ek
    mera|mere|meri ~2 na hona|rehna|rahna
    khud|swayam|aap ~3 {over}|mita|mitana|mitau|nuksan|nuksaan|chot|jala|jalau|jalana ~1 kar*|kr*|du|dun*|lu|lun|dena|lena|leta|leti|deta|deti|pahuncha*
    khud|apne|apni|apna ~2 jaan|jan ~2 le|lelu|lena|lene|de|dena|dene|du|dun*
    aatmahat*|atmahat*|atmhat*|khudkush*|khudkus*|khudkhush*|aatmdah|atmdah
    सब|सबकुछ ~2 खत्म|समाप्त ~1 कर दूं*|देना|लूं*|दू|लेना
    गाड़ी|ट्रक|बस|ट्रेन|कार|मेट्रो ~2 नीचे|सामने|आगे ~2 आ|आऊं|लेट*|कूद*
    जिंदगी|जीवन|लाइफ ~2 अंत ~1 कर*
    जिंदगी|जीवन|लाइफ ~2 बोझ
    गोली*|गोलि* ~3 खाकर|लेकर|खा ~4 सो|सोना|सोने
    आत्मघात*
    भगवान|ईश्वर|ऊपर|खुदा ~2 पास ~2 चल*|जा*|बुला*
    भगवान|ईश्वर|ऊपर|खुदा ~4 उठा|बुला ले|लो|लें
    अलविदा ~1 सब*|दुनिया
    सबको|दुनिया|सब ~1 अलविदा
    काश ~4 पैदा|जन्म ~2 न|ना|नहीं
    पैदा|जन्म ही न|ना|नहीं
    दुनिया|संसार में ~1 नहीं ~1 रह*
    मर जाना|जाऊं चाहिए|है|बस|हि|हूं
    मरना|मरने ~2 चाह*|मन|दिल|ख्याल|ख़याल|खयाल|विचार|इच्छा|सोच*
    मर जा* ~3 चाह*|मन|दिल|ख्याल|खयाल|विचार|इच्छा|सोच*|बेहतर|अच्छा|सही|ठीक|क्या|लगता|खुश
    मर क्यों|क्यूं ~1 नहीं|ना|न
    क्यों|क्यूं ~1 नहीं|ना|न ~1 मर|मरता|मरती|मौत
    मौत ~1 ही ~3 रास्ता|बेहतर|सही|उपाय|इलाज|हल
    मौत ~1 मांग*|चाह*|चाहिए
    मौत ~1 आ|दे ~1 जाए|जाये|दो|मुझे
    मुझे|मुझको ~1 मौत|मरना
    जीना|जीने|जिया|जीया|जिंदा|जीवित ~2 नहीं|ना|न
    नहीं|ना|न जीना|जिया|जीया|जिया
    जीने ~1 का|की|के ~4 नहीं|खत्म|चला
    जीने ~2 क्या ~1 फायदा|मतलब
    क्यों जी|जिंदा ~2 हूं|रहा|रही|मैं
    जिंदगी|जीवन|लाइफ|जिन्दगी ~2 खत्म|समाप्त|ख़तम|खतम ~1 कर*
    जिंदगी|जीवन|लाइफ से ~2 हार*|थक*|तंग|नफरत|ऊब*|मुक्ति|छुटकारा
    फांसी|फंदा|फंदे|फांसि ~2 *
    जहर ~2 खा*|पी*|ले*|निगल*
    नस|नब्ज|कलाई|हाथ ~1 काट*
    छत|ट्रेन|पुल|नदी|इमारत|बिल्डिंग|बालकनी|पटरी|कुएं|नहर|मेट्रो|रेल ~4 कूद*|गिर*|छलांग|लेट*|कट*
    सारी|बहुत|पूरी|ढेर|सब ~3 गोली*|गोलि* ~1 खा*|निगल*
    जान ~1 दे|देन*|दूं*|दू
    हमेशा ~3 सो|सोना|सोने ~1 जा*|चाह*
    दुनिया|संसार ~2 छोड़*|विदा|अलविदा ~2 चाह*|दूं*|जा*|मन|कर*
    दुनिया|संसार ~1 से ~2 चला|चली|जाना|जाने|विदा|अलविदा|मुक्ति
    बोझ ~2 हूं|बन|बना|बनी
    न|ना|नहीं रहूं*|रहना|रहने|होना|होने ~3 अच्छा|बेहतर|ठीक|खुश|बराबर|फर्क
    मेरा|मेरे|मेरी ~2 न|ना होना|रहना
    खुद|स्वयं|आप ~3 खत्म|मिटा*|नुकसान|चोट|जला* ~1 कर*|दूं*|लूं*|देना|लेना|लेता|लेती|देता|देती|पहुंचा*|हूं
    खुद|अपने|अपनी ~2 जान ~2 ले*|दे*|दूं*
    आत्महत्*|आत्मदाह|खुदकुश*|खुदखुश*`,
  abuse: `
    threat*|dhamk*|धमक* ~5 leak|viral|photo|photos|pics|video|videos|nudes|फोटो|वीडियो|वायरल
    leak*|viral|circulat*|post* ~2 my|mera|meri|mere ~2 photo|photos|pics|video|videos|nudes
    force*|forcing|forced|majboor|majbur|zabardasti|jabardasti|zabran|जबरदस्ती|मजबूर ~4 sleep|sex|sambandh|intercourse|intimate|himself|संबंध|shaadi|shadi|शादी
    touch*|grope*|groping|chhu*|chhoo*|chhed*|छू*|छेड़* ~4 wrong*|bad|badly|inappropriat*|private|galat|गलत|without|nahane
    wrong*|galat|गलत ~3 touch*|chhu*|chhoo*|chhut*|छू*|हाथ
    he|she|husband|wife|father|mother|brother|boyfriend|partner|pati|they|laws|son|stepfather|uncle|fiance|drunk beats|hits|slaps|slapped|punches|kicks|thrashes|thrashed|kicked|punched|strangled|choked|burnt|burned me|us|my|mother|mom|kids|children|daily|everyday|badly
    beats|hits|slaps|punches|kicks|thrashes|beating|hitting|thrashing|choked|strangled|strangles me|us ~5 drunk|drinks|kids|children|daily|belt|stick|alcohol|bruises|front
    mujhe|mujhko|muje|hume|hamein|mummy|maa|bachcho|bacho|mere ~4 peet*|pitt*|thappad|laat|latein ~2 *
    mujhe|mujhko|muje|hume|hamein|bachcho|bacho ~1 pita|peeta|maarta|maarte|maarti
    mujhe|mujhko|muje ~5 band|sharab|daru|belt|lakdi ~3 maarta|maarte|maarti|peet*
    pati|patni|sasural|sasur|saas|devar|jeth|papa|pita|bhai|boyfriend|husband|sasuralwale ~5 peet*|pitt*|pit|marpit*|maarpeet|thappad|pratad*|pratarit
    मुझे|मुझको|हमें|मम्मी|बच्चों|मुझपर ~4 पीट*|मारता|मारते|मारती|थप्पड़|लात|प्रताड़*|सताया
    पति|पत्नी|ससुराल|ससुर|सास|देवर|जेठ|पापा|पिता|भाई|सौतेले ~5 पीट*|मारपीट|मारपिट|थप्पड़|प्रताड़*
    me|mujhe|muje|mujhko|मुझे ~3 belt|chappal|danda|lathi|joote|बेल्ट|चप्पल|डंडे|जूते ~2 se|से
    twist*|pull*|grab*|burn* ~1 my arm|hair|hand|neck|throat
    becomes|gets|turns|is|being|became|turned ~1 violent
    घर|घरेलू|साथ|ghar|gharelu|saath|sath ~2 हिंसा|hinsa
    galat|गलत|गंदी|gandi harkat*|हरकत*|kaam|तरह|tarah
    scared|afraid|terrified ~2 home|husband|father|stepfather
    lock* ~1 me|us ~1 up|in|inside|out
    दहेज|dahej|dowry`,
  harm: `
    want|wanna|going|gonna|plan*|wish|how|mantra|totka|remedy|will|should|can|could|help|spell|ritual ~4 kill|murder|poison|destroy|ruin|curse|finish|hurt|harm ~3 him|her|them|enemy|enemies|husband|wife|boss|brother|sister|neighbour|neighbor|colleague|rival|someone|ex|sautan|person|people
    barbad|barbaad|tabah|marne|maarne|maran|nasht|mitane|mitana|sabak|viruddh ~3 totka|totke|upay|upaay|mantra|tarika|tarike|prayog|jadu|tantra
    totka|totke|upay|upaay|mantra|tarika|prayog|tantra ~5 barbad|barbaad|tabah|maarne|marne|nasht|mitane|vash|vas|bas
    dushman|saas|boss|usko|use|padosi|pati|patni|sautan|devrani|jethani|rishtedar ~2 barbad|barbaad|tabah|khatam ~3 kar*|kaise|ho
    मारने|बर्बाद|बरबाद|नष्ट|मिटाने|तबाह|मारण ~3 उपाय|टोटका|टोटके|मंत्र|तरीका|तंत्र|प्रयोग
    टोटका|टोटके|उपाय|मंत्र|तरीका|तंत्र ~5 मारने|बर्बाद|बरबाद|तबाह|नष्ट|वश
    वश ~2 उपाय|टोटका|टोटके|मंत्र|तरीका|कर*
    black|kala|kaala|काला magic|jadu|jaadu|जादू ~5 kar*|karu|karwana|karvana|wapas|vapas|him|her|someone|enemy|कर*|करवा*
    mantra|spell|tantra|totka|ritual|puja ~3 makes|make|that|so ~5 sick|ill|suffer*|leave|leaves|die|fail|fails|lose|obey|divorce
    नाश|nash|vinash|विनाश ~4 तंत्र|मंत्र|उपाय|tantra|mantra|upay|totka|टोटका
    शत्रु|दुश्मन|dushman|shatru ~2 नाश|nash|विनाश|vinash|सर्वनाश
    put|cast|do|place ~3 curse|hex ~2 *
    curse|hex ~1 on|my
    totka|totke|mantra|spell|tona|टोना|टोटका|मंत्र ~8 loses|suffers|fails|dies|miscarr*|break*|बर्बाद|तबाह
    barbad|barbaad|tabah ~1 karna|karne|karu|karun|kaise
    बर्बाद|बरबाद|तबाह ~1 करना|करने|करूं*
    revenge|badla|बदला ~6 hurt|badly|lun*|lu|lena|destroy|kill|लू*|लूं*|लेना`,
  death: `
    when|what|which|year|date|day|age|how|will|time ~7 pass away
    how ~2 many|much|long ~5 left|remaining ~3 live|me|him|her|life|us
    i|he|she|father|mother|papa|mummy|husband|wife ~1 pass|passes|passing on|away
    end ~1 of ~1 my|his|her life
    when|what|which|how ~4 my|his|her ~1 life ~1 end|finish|over
    antim|aakhri|अंतिम|आखिरी ~1 samay|waqt|din|saans|समय|वक्त|दिन|सांस
    fatal|jaanleva|janleva|जानलेवा ~4 me|my|dasha|period|for|dosh|yog|planet|hai|है
    dasha|period|planet|yog|year ~4 fatal
    {life} ~1 ke|ka ~1 kitne ~1 saal|din|varsh|baras
    जीवन|जिंदगी|आयु ~1 कितने ~1 साल|दिन|वर्ष|बरस
    कब|kab ~3 गुजरें*|गुजरेग*|gujreng*|guzreng*|gujareng*|guzareng*
    years|months|days|time ~3 left ~2 live|alive|life|earth
    how ~2 long|many ~5 live|alive|survive|last ~1 *
    will|can|whether ~4 mother|father|mom|dad|husband|wife|grandmother|grandfather|papa|mummy|nani|dadi|nana|dada|parents|son|daughter ~2 survive|die|live|dies
    will he|she|they survive|die|live
    will he|she|they make it
    when ~5 die|dies|dead|perish
    when ~3 i|he|she|father|mother|papa|husband|wife expire
    what|which|at ~3 age|year|month|date|day ~6 die|dies|death
    age ~2 of ~1 my death|dying
    is|does|how|can|will|do ~4 death ~4 near|close|coming|soon|happen|date|chart|kundli|horoscope|natural|accident
    accident*|untimely|premature|sudden|early ~1 death
    maraka|markesh|marakesh|marak|मारक|मारकेश ~3 *
    kitne|kitna|kitni|kab ~4 jiu*|jiunga|jiungi|jiyung*|jeeung*|jeeyung*|jiyeng*|jieng*|jiyega|jiyegi|jinda|zinda|jeevit|jivit
    kab|kaise|kis|kya ~5 mar|marung*|marega|maregi|mareng*|marunga|maut|mrityu|dehant|guzar*
    din|dino|pal|mahine|saal ~2 mehman|मेहमान
    umar|umr|aayu|ayu|age ~2 kitni|kitna ~3 hai|hogi|bachi|likhi|baki
    kitni|kitna ~1 umar|umr|aayu|ayu ~2 hai|hogi|bachi|likhi|baki|hain
    maa|papa|pitaji|dadi|dada|nani|nana|mummy|pati|patni|mataji|mother|father ~4 bach|bachenge|bachengi|bachegi|bachega ~2 *
    कितने|कितना|कितनी|कब|कहां ~4 जिऊं*|जीऊं*|जियूं*|जीयूं*|जिएं*|जीएं*|जियें*|जिंदा|जीवित|जिएगा|जिएगी
    कब|कैसे|किस|क्या ~5 मर*|मौत|मृत्यु|देहांत|गुजर*
    मां|पापा|पिताजी|पिता|दादी|दादा|नानी|नाना|मम्मी|पति|पत्नी|माताजी ~4 बचें*|बचेग*|बच ~2 *
    आयु|उम्र ~2 कितनी|कितने ~3 *
    कितनी|कितने ~1 आयु|उम्र ~2 *`,
  unborn: `
    baby|pregnan*|expecting|garbh*|womb|delivery|conceive|fetus|foetus|unborn|scan|carrying|pet|गर्भ*|पेट|शिशु|प्रेग्नेंट|प्रेगनेंट ~6 son|boy|girl|daughter|beta|beti|ladka|ladki|putra|putri|gender|बेटा|बेटी|लड़का|लड़की|पुत्र|पुत्री
    second|next|first|third|hone|coming|upcoming|our|agla|agli|dusra|doosra|pehla ~2 baby|child|bacha|baccha|bachcha|kid|santan|issue ~5 son|boy|girl|daughter|beta|beti|ladka|ladki|male|female
    होने|अगला|अगली|दूसरा|दूसरी|पहला|पहली|आने ~2 बच्चा|बच्चे|संतान|शिशु ~5 बेटा|बेटी|लड़का|लड़की|पुत्र|पुत्री
    son|beta|ladka|बेटा|लड़का|पुत्र|putra|boy ~2 or|ya|या ~1 daughter|beti|ladki|बेटी|लड़की|पुत्री|putri|girl
    gender|sex|ling|लिंग ~3 baby|child|bache|bacche|बच्चे|शिशु|predict*|santan
    male|boy ~1 heir|child|baby|issue
    heir|prince ~1 or|coming|princess
    promise*|many|only|get|have|bear|give ~3 sons|daughters
    baar|bar|बार ~2 ladka|ladki|beta|beti|लड़का|लड़की|बेटा|बेटी ~1 hi|hoga|hogi|ही|होगा|होगी
    have|having ~2 he|boy or she|girl
    am|are|is ~3 having|carrying|expecting ~1 boy|girl|son|daughter`,
} as const

const read = (text: string) =>
  parseWordPatterns(text.replace(/\{(\w+)\}/g, (_, family: string) => families[family]!))

export const dangerPatterns = {
  crisis: read(lines.crisis),
  abuse: read(lines.abuse),
  harm: read(lines.harm),
  death: read(lines.death),
  unborn: read(lines.unborn),
} as const
