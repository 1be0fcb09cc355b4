import type { CareKind } from '../../types/frame.ts'

/**
 * Quiet shapes of need, beside those of `rules/plain-danger.ts`: what belongs to nobody else is set in order, somebody is
 * to be rid of the asker, a picture is held over them. In the corpus they stand in hardly any calm question.
 */
export const quietShapes: readonly (readonly [CareKind, readonly RegExp[]])[] = [
  [
    'self-harm',
    [
      // Drunk, eaten or put by to die of.
      /\b(?:harpic|fin[ae]il|phenol|tezaab|tezab|acid|all ?out|mortein|mitti ka tel|kerosene|chuhe ?mar\w*|rat poison)\b.{0,16}\b(?:pi|pee|kha) (?:li|liya|gay[ai]|gyi|chuk[ai])\b/u,
      /\b(?:goli|goliya\w*|neend ki goli|sleeping (?:pills|tablets)|tablets)\b.{0,20}\b(?:jama|ikatth?[aei]|ikkathi|jod ke|jodi|saved up|collected|collecting)\b|(?:गोली|गोलियां|गोलियाँ).{0,16}(?:जमा|इकट्ठ|जोड़)/u,
      /सल्फास (?:की )?(?:पुड़िया|गोली|डिब्बी).{0,16}(?:रख|पड़ी|ले आ|ख़?रीद)/u,
      /\b(?:press|dig|push|stick|put)(?:es|ing)? (?:the |a )?(?:compass|needle|pin|cigarette|lighter|blade|iron)\b.{0,20}\b(?:my|in my|on my)\b/u,
      /\b(?:cigarette|lighter|blade|sharpener|compass|rubber)\b.{0,24}\b(?:apne|mere|apni|meri) (?:hath|haath|kalai|baah|pair|jaangh)\b|\b(?:hath|haath|kalai|baah|jaangh|skin) (?:pe|par|me)\b.{0,16}\b(?:blade|cut|line|nishan|cigarette|lighter)\b.{0,20}\b(?:maar\w*|mar(?:ta|ti)|bana(?:ta|ti)|laga(?:ta|ti)|bujha\w*|karta|karti|krti|krta)\b/u,
      /(?:नाखून|ब्लेड|परकार|सिगरेट).{0,24}(?:बांह|बाँह|कलाई|हथेली|हाथ).{0,24}(?:लकीर|बुझा|काट|खींच|निशान)/u,
    ],
  ],
  [
    'crisis',
    [
      // How the others will do without the asker.
      /\b(?:mere|mere jaa?ne ke) (?:peeche|pichhe|piche|pi?chche|baad) (?:inka|inki|inke|inn?he|in sab|in logo|sabka|ye log|bachch?o)\b/u,
      /मेरे (?:बाद|पीछे|न होने पर|ना होने पर|न रहने पर|जाने के बाद) (?:इनका|इनकी|इनके|इन्हें|इन सब|सबका)/u,
      /\b(?:mere|meri) (?:hatne|na hone|na rehne|na rahne) se\b/u,
      /\bonce i am (?:not there|gone|no more)\b.{0,40}\b(?:he|she|they|everyone|family|breathe|free|better|manage|relief)\b/u,
      /\b(?:kab|when)\b.{0,14}\b(?:free|azad|aazad|mukt|chhutkara)\b.{0,8}\b(?:mujhse|mujh se|from me|of me)\b|\b(?:mujhse|mujh se)\b.{0,10}\b(?:chhutkara|azad|aazad|free|peecha chhut\w*)\b.{0,10}\b(?:kab|inko|inhe|sabko|ghar)\b/u,
      // A part that is played to its end.
      /\b(?:my|mera) (?:part|role|duty|turn) (?:is|here is|feels) (?:complete|completed|over|finished)\b|\bmera (?:kaam|role|samay|time) (?:ab )?(?:khatam|khtm|poora|pura)(?: hua| ho ga?ya)? ?(?:kya)?$/u,
      /(?:अब )?मेरी (?:ज़?रूरत|जरूरत) (?:पूरी हुई|ख़?त्म|नहीं रही)|मेरा (?:काम|समय) (?:अब )?(?:पूरा हुआ|ख़?त्म हुआ|ख़?त्म)/u,
      /\b(?:dawai\w*|dawa|tablets?|medicines?|insulin)\b.{0,24}\b(?:chhod|chod|band|stopped)\b.{0,40}\b(?:kisliye|kis liye|what for|why bother)\b/u,
      // A call from above.
      /(?:भगवान|ऊपर वाल[ाे]|ऊपरवाल[ाे]|ईश्वर|यमराज|रब).{0,14}(?:चिट्ठी|रसीद|पर्ची|पर्चा|परवाना|टिकट).{0,24}(?:कब|मेरे|काट|आए)/u,
      /\b(?:bhagwan|upar ?wal[ae]|ishwar|rab|allah|waheguru)\b.{0,16}\b(?:chitthi|raseed|rasid|parchi|parwana|ticket)\b.{0,24}\b(?:kab|mere|kat\w*|aay\w*)\b/u,
      /\bwhen will (?:he|god|bhagwan|the lord|jesus|allah) (?:remember|call|take) me\b|\bus (?:taraf|paar) (?:jaa?ne|chala ja\w*) (?:ka (?:dil|man|mann)|ko)\b/u,
      /\b(?:jaha|jahan|jahaa|waha|wahan|vahan) se (?:koi|kabhi koi) (?:wapas|vapas|laut\w*) ?(?:ke )?n(?:ahi|hi|a)\b|जहां से (?:कोई|मुझे) ?(?:वापस |लौट|बुला)/u,
      // To be gone and missed by nobody.
      /\b(?:if i|agar main?|main?)\b.{0,30}\b(?:vanish\w*|disappear\w*|don'?t (?:log in|come|show up|turn up)|gayab ho\w*|na (?:aa[uo]\w*|rahu\w*))\b.{0,60}\b(?:no ?one|nobody|notice\w*|miss me|kisi ko|koi (?:notice|yaad)|fark|farak)\b/u,
      /\b(?:koi|nobody|no one|kisi ko)\b.{0,8}\b(?:notice|fark|farak|pata|miss)\b.{0,30}\b(?:agar main|if i (?:die|go|vanish|don'?t|am not)|mere (?:na )?hone|mai na)\b|\bmere hone (?:ya )?na hone\b|मेरे होने (?:या )?न होने/u,
      /चुपचाप (?:गायब|ग़ायब|निकल जाऊं|निकल जाऊँ|चला जाऊं|चली जाऊं)/u,
      /\b(?:aa?lvida|al ?vida)\b.{0,40}\b(?:bola|boli|keh|kaha|de diya|liya)\b.{0,60}\b(?:ticket|jaa?ne|mera)\b/u,
      /\b(?:nehar|nadi|kue|kuen|patri|pul|dam|railway line|track|jheel|talab)\b.{0,12}\btak\b.{0,20}\b(?:gay[ai]|gyi|gya|ho aay[ai])\b.{0,60}\b(?:wapas|vapas|laut)\b|(?:नहर|नदी|कुएं|पटरी|पुल|तालाब).{0,6}तक.{0,20}(?:गया|गई|हो आ).{0,40}(?:वापस|लौट)/u,
      // The last things set in order, told as paperwork.
      /\b(?:cleared|paid|settled|closed|finished)\b.{0,20}\b(?:dues|debts|loans?|accounts|bills|everyone)\b.{0,80}\b(?:given|gave|written|wrote|handed|left)\b.{0,90}\b(?:not|n'?t) need\b/u,
      /\b(?:keys?|passwords?|nominees?|policy|lic|papers|documents)\b.{0,50}\b(?:given|gave|handed|written|wrote|changed|told)\b.{0,90}\b(?:peaceful|quiet|calm) (?:day|night|hour)\b/u,
      /\b(?:nominee|passwords?|fd|policy|lic|bima|kagaz|kagaj|chabi|chaabi)\b.{0,80}\b(?:de di\w*|saunp di\w*|likh di\w*|badal di\w*|kar di\w*|samjha di\w*)\b.{0,40}\b(?:ab )?bas\b.{0,30}\b(?:din|raat|tithi|amavas\w*|muhurat)\b/u,
      /(?:कागज़?|काग़ज़|पासवर्ड|बीमे|चाबी|नॉमिनी|एफडी).{0,80}(?:दे दि|दे दी|सौंप|लिख दि|लिख दी|बदल|समझा दि).{0,40}अब बस.{0,30}(?:दिन|रात|तिथि|अमावस|पूनम)/u,
      /\b(?:children|kids|son|daughter|baby)\b.{0,16}\b(?:will|would|'ll) be (?:fine|happier|better|ok|okay|safe|happy) with\b.{0,50}\b(?:better than me|than with me|without me|than i)\b/u,
      /\b(?:platform|pul|patri|bridge|chhat|terrace)\b.{0,10}\b(?:ke kinare|edge|kinare)\b.{0,30}\b(?:ek kadam|one step|bas ek|koo?d\w*|jump\w*)\b|\bedge of the (?:platform|bridge|terrace|roof)\b.{0,40}\b(?:step|jump|count|train)\w*|(?:प्लेटफ़?ॉर्म|पुल|छत|पटरी).{0,8}किनारे.{0,30}(?:एक कदम|एक क़दम|कूद)/u,
      // One's own picture on the wall, with its garland.
      /\b(?:meri|mere|my) (?:photo|tasveer|picture)\b.{0,12}\b(?:pe|par|on the wall|with a garland|ke? upar)\b.{0,20}\b(?:mala|haar|garland)\b|\bif i (?:was|were|am|become) a (?:photo|picture|frame) on the wall\b|मेरी (?:फ़?ोटो|तस्वीर) (?:पर|पे) (?:माला|हार)/u,
      /\b(?:drive|drove|ride|bike|gaadi|car)\b.{0,40}\b(?:eyes closed|closed eyes|aankh band|aankhe band|ankh band)\b/u,
      // Never to have been born.
      /\bwhy (?:was|were) i (?:even (?:born|made)|born (?:for|only|just) (?:fail\w*|suffer\w*))\b|\bmujhe (?:paida|bheja) hi ky[uo]n?\b|मुझे (?:पैदा|भेजा) ही क्यों/u,
      /\b(?:train|patri|track|pul|dam|river|nadi|kua|kuan|well|bridge)\b.{0,24}\b(?:tak|to|near|ke paas)\b.{0,16}\b(?:do|teen|2|3|kai|twice|thrice|many) (?:ba+r|times)\b/u,
      /\b(?:ab|subah) kis(?:liye| ke liye)\b.{0,12}\b(?:uth\w*|ji\w*|jag\w*)\b|अब किसलिए (?:उठ|जि|जी)/u,
    ],
  ],
  [
    'victim',
    [
      // A picture held over somebody.
      /\bsent (?:her|him|them|a girl|a boy|someone)\b.{0,24}\b(?:pictures?|photos?|pics?|nudes?|videos?)\b.{0,80}\b(?:wants?|asks?|asking|demands?)\b.{0,60}\b(?:or|else|otherwise|unless)\b/u,
      /\b(?:has|have|got|kept|keeps|recorded|saved|puts?|putting|asks?|send|share|show|post)\b.{0,24}\b(?:our|my) (?:\w+ )?(?:videos?|photos?|pics?|pictures?|clips?|video calls?|chats|recordings?|screenshots?)\b.{0,60}\b(?:my (?:father|mother|parents|husband|brother|family|office|school|contacts)|group|hotel|meet\w*|money|or (?:he|she|they|it)|unless|if i|visit)\b/u,
      /^(?=.*\b(?:usne|uske|unhone|wo|woh|ex|kisi ne|bolta|bolke|dhamki|warna|nahi to|nhi to|breakup)\b).*\b(?:meri|mere|mera|hamari|hamare|humari)\b.{0,20}\b(?:pics?|photos?|video|clip|recording|screenshots?|chats?)\b.{0,50}\b(?:group|telegram|papa|mummy|ghar ?wal\w*|pati|husband|school|office|viral|relatives|rishtedar\w*)\b.{0,16}\b(?:me|mein|ko|pe|par)?.{0,10}\b(?:daal|dal|bhej|dikha|send|share|post|laga)\w*/u,
      /\b(?:uske|unke|usne|unhone)\b.{0,24}\b(?:meri|mera|mere|hamari)\b.{0,16}\b(?:photo|pics?|video|recording|clip)\b.{0,70}\b(?:bolt[aie]|keht[aie]|mil(?:o|ne|i|egi)?|warna|varna|nahi to|nhi to|paise|ma+ng\w*|aao|aa ja\w*)\b/u,
      /\b(?:video call|nude|nangi|bina kapd\w*|recording)\b.{0,90}\b(?:ma+ng(?:ta|te|ti| rah\w*| rh\w*)|paise do|asks?|asking|wants?|demands?|\d{4,}|\d+k)\b.{0,60}\b(?:contacts?|papa|mummy|family|police|officer|inspector|cbi|youtube|facebook|biwi|wife|husband|else|warna|varna|number)\b/u,
      /^(?=.*(?:वरना|नहीं तो|कहता|धमक|बोलकर|बनकर|उसके पास|मना किया|डालूं)).*(?:वीडियो|फ़?ोटो|तस्वीर|तस्वीरें|रिकॉर्डिंग).{0,70}(?:ग्रुप|पापा|पिता|घर ?वाल|पत्नी|रिश्तेदार|गहने|पैसा|पैसे|अधिकारी).{0,30}(?:डाल|दिखा|भेज|मांग|माँग|बिकवा|बोल|कह)/u,
      /(?:उसके|उनके) पास (?:हमारी|मेरी|मेरे|हमारे).{0,16}(?:तस्वीर|फ़?ोटो|वीडियो)/u,
      /\b(?:has|have|kept|got|holds?)\b.{0,12}\b(?:clips?|videos?|photos?|pics?|pictures?|recordings?|screenshots?)\b.{0,50}\b(?:says?|said|wants?|asks?|asking|demands?|saying)\b.{0,50}\bor\b.{0,40}\b(?:see|send|sees|sent|post|viral|upload|share|show|shown)\b/u,
      // Blows that are told as a habit.
      /\b(?:his|her|uska|unka) (?:hand|hands|hath|haath)\b.{0,20}\b(?:goes? up|only when|when drunk|chal jat\w*|uth jat\w*)\b|\bhands? only when (?:he is |he's |she is )?(?:drunk|angry)\b|\b(?:ek do|ek-do|kabhi kabhi|sometimes|mahine (?:me|mein))\b.{0,24}\b(?:thappad|slaps?|haath uth\w*|hath uth\w*|haath chal\w*|hath chal\w*)\b/u,
      /(?:कभी-कभी|कभी कभी|एक-दो बार|एक दो बार|महीने में|गुस्से में|पीने के बाद|पीकर).{0,30}हाथ (?:उठ|चल)/u,
      // A child that is touched, told as a game.
      /\b(?:niece|daughter|son|nephew|girl|boy|child|kid|beti|bete|beta|bhanji|bhatiji|bachchi)\b.{0,60}\b(?:tickles?|touch\w*|pinch\w*|rubs?|kiss\w*|presses)\b.{0,24}\b(?:where it (?:pains|hurts)|down there|inside|under (?:her|his|the) (?:frock|skirt|shorts|pants|clothes)|in the dark|secret)/u,
      // A life kept by another: phone, money, work, steps.
      /\b(?:naukri|job) chhudwa (?:di|ke|kar)\b.{0,40}\b(?:sim|phone|otp|bank|mayke|bahar)\b|\bsim tod (?:di|diya|ke)\b/u,
      /\b(?:phone|mobile) (?:is |has been |was )?(?:with|taken by|kept by|in) (?:my |the )?(?:uncle|father|brother|mother|husband|in ?laws|mother in law|tijori|locker)\b/u,
      /\b(?:slippers|chappals?|phone|sim|salary|atm|debit card|aadhaa?r|certificates?|papers)\b.{0,16}\b(?:lock(?:ed|s)?|locker|almirah|tijori|apne paas)\b.{0,60}\b(?:can'?t|cannot|so i|bahar|permission|video call|bolta|pyaa?r|care)\b/u,
      /\b(?:mera|mere|meri) (?:atm|aa?dhaa?r|certificate|salary|tankhwah|phone|sim)\b.{0,30}\b(?:apne (?:paas|locker|pas)|uske (?:account|paas|pas|phone)|le li\w*|rakh li\w*|chh?een li\w*)\b/u,
      // Beaten with what is at hand.
      /(?:पति|पत्नी|सास|ससुर|साले|भाई|बेट[ाे]|बहू|जेठ|देवर).{0,70}(?:जूते|चप्पल|डंडे|बेलन|चिमटे|बेल्ट|लाठी) से|(?:चिमटा|लोहा|तवा|सिगरेट) (?:से )?(?:दाग|जला)/u,
      /\b(?:pati|patni|biwi|saas|sasur|bhai|beta|bahu|jeth|devar|husband|wife)\b.{0,60}\b(?:joote|jute|chappal|danda|dande|belan|chimta|chimte|belt|lathi) (?:se|chala\w*)\b|\b(?:thali|plate|bartan|glass)\b.{0,12}\b(?:mere )?(?:muh|munh|sir|sar) (?:pe|par)\b/u,
      /\b(?:papa|father|dad|mummy|mother|pitaji|sir|teacher|uncle|chacha|mama)\b.{0,50}\b(?:belt|chhadi|chadi|bent|baint|cane|danda|hanger|ruler|scale)\b.{0,12}\b(?:nika\w*|uthat[aei]|chala\w*)\b|\b(?:father|dad|papa|mother|mom|sir|teacher|uncle)\b.{0,16}\b(?:uses|takes out|picks up|brings out)\b.{0,10}\b(?:belt|cane|stick|hanger|ruler)\b|(?:पापा|पिता|मां|माँ|मम्मी|सर|चाचा).{0,40}(?:बेंत|बेल्ट|छड़ी|डंडा|हैंगर) (?:निकाल|उठात|चल)/u,
      // A wedding that is not one's own will.
      /\bi (?:have |had )?(?:said|told|say) no\b.{0,14}\b(?:times|but|and they|still|already)\b.{0,60}\b(?:engagement|wedding|ring|marr\w*|nikah)\b|\b(?:engagement|wedding|ring|nikah)\b.{0,80}\b(?:i (?:have )?said no|my no\b|i don'?t want)\b/u,
      /\b(?:usi|us) ladke se (?:kar|kr)\w*.{0,30}\b(?:warna|varna|ya (?:fir|phir)|nahi to|nhi to)\b/u,
      /चादर (?:डलवा|डाल रहे|ओढ़ा).{0,60}(?:मना|नहीं चाहती|छीन)|देवर (?:के साथ|से).{0,30}(?:चादर|शादी|ब्याह).{0,60}(?:मना|नहीं चाहती|छीन)/u,
      // A child that others end.
      /\b(?:gave|giving|gives|pila\w*|khila\w*|kadha|kaadha|medicine)\b.{0,50}\b(?:drop|lose|end|gira\w*|girw\w*) (?:the |my |mera )?(?:baby|pregnancy|bachch?a)\b|(?:खिला|पिला) दी.{0,20}(?:लड़की|बच्ची) थी|\bkadha\b.{0,30}\b(?:zabar?dasti|jabar?dasti)/u,
      // What the doctor is told of a fall.
      /\b(?:told|tell|said to|lied to)\b.{0,12}\b(?:doctors?|hospital|nurse|neighbou?rs?|colleagues)\b.{0,24}\b(?:fell|slip\w*|door|stairs|cupboard|accident)\b|\b(?:gir ga?yi|phisal ga?yi|fisal ga?yi) (?:bol|keh)\w*|(?:डॉक्टर|अस्पताल|सबको|पड़ोस).{0,20}(?:गिर|फिसल).{0,14}(?:कहानी|बताया|बोल|कह)/u,
      // Held at work.
      /\b(?:laos|myanmar|cambodia|kambodia)\b.{0,120}\b(?:cheat|scam|thag\w*|current|floor|target|marte|beat|passport|not allowed)\b/u,
      /(?:भट्ठे|भट्टे|ठेकेदार|मालिक|मुकादम).{0,80}(?:जाने नहीं देत|कहीं जाने नहीं|बंधक|छोड़ता नहीं)/u,
    ],
  ],
  [
    'unborn-sex',
    [
      /\b(?:scan|sonograph\w*|ultrasound|mahin\w*|months?|carrying|expecting|pet se)\b.{0,110}\b(?:neel[ae]|blue|gulabi|pink)\b.{0,12}\b(?:ya|or|kapd\w*|lu|le)\b|\b(?:mahin\w*|months?|carrying|expecting)\b.{0,110}\b(?:thaa?li baj\w*|and sons|name plate)\b/u,
      /(?:महीना|माह|पेट से).{0,80}(?:थाली बज|कुआं पूजन|कंधा देने वाल)/u,
    ],
  ],
  [
    'death',
    [
      /\b(?:years|baras|saal) of (?:my )?(?:sindoor|suhag)\b|(?:मांग का|मेरा|मेरे) सिंदूर.{0,14}(?:बरस|साल|कितन|कब)|\b(?:for|till) (?:exactly )?the years i have\b/u,
      /\b(?:parwana|parwaana)\b.{0,12}\b(?:kab|kat\w*)\b/u,
    ],
  ],
  [
    'harm-others',
    [
      /\b(?:katta|tamancha|desi pistol|pistol|revolver|gun|talwar|chura)\b.{0,24}\b(?:le (?:li|liya|aay\w*)|kharid\w*|khareed\w*|oiled|loaded|ready|taiyar|dost se)\b(?!.{0,30}licen[cs]e)|\b(?:oiled|loaded)\b.{0,24}\b(?:gun|pistol|revolver|rifle|katta)\b|(?:कट्टा|तमंचा|पिस्तौल).{0,20}(?:ले लिया|ले आया|ख़?रीद|तैयार|दोस्त से)/u,
      /\b(?:launde|ladke|bande|boys|guys|men)\b.{0,14}\b(?:taiyar|ready|tayyar)\b.{0,24}\b(?:rod|danda|dande|hockey|lathi|talwar)\b|\b(?:two|three|four|five|\d) (?:boys|guys|men) ready\b/u,
      /\b(?:khane|chai|doodh|sabzi|food|tea|milk|trough|tankhi|tanki|tank|paani|pani)\b.{0,32}\b(?:mila(?:na|ya|ne|ta|ti)?|mixed|mix|mixing|daal(?:ne|na)?|dawai)\b.{0,80}\b(?:shak|shaq|asar|jail|police|caught|pakd\w*|poison|zahar|zehar|family tank|next is)\b|\bmixed something (?:for|in) (?:his|her|their)\b/u,
      /\b(?:kokh|womb)\b.{0,16}\b(?:ujad\w*|ujd\w*|su+kh\w*|dry|band ho|barren|empty)\b.{0,40}\b(?:totka|chant|mantra|jaye|like|how|kaise|stay)\b|\b(?:that woman'?s|her) womb (?:to )?(?:stay|be|go) (?:dry|empty|barren)\b/u,
      /(?:पैर|हाथ|टांग|कमर) टूटे.{0,50}(?:कलेजा|चैन|ठंड)|नींबू में सुई.{0,30}(?:गाड़|रख|दबा)ूं?/u,
      /(?:बारात|मंडप).{0,24}(?:पहुंचने|आने|उठने) नहीं दूं?ग/u,
      /(?:राख|भस्म) कर दूं?(?:गा|गी)|करंट (?:छोड़|लगा)ने (?:की|का) (?:सोच|मन)|सबके सामने (?:उसे |उसको )?काट दूं?(?:गा|गी)|(?:उसे|उसको) सबके सामने काट दूं?(?:गा|गी)/u,
      /\bcurrent (?:laga|chhod|chod|dauda) (?:du|dun|dunga|dungi)\b|\bcurrent (?:chhodne|lagane|chodne) (?:ka|ki)\b/u,
      /\bno ?(?:one|body) (?:will|would) (?:ever )?(?:like to )?(?:look at|see|want) (?:her|his) face\b/u,
      /\b(?:takiya|pillow)\b.{0,24}\b(?:haath|hath|hand)\b.{0,30}\b(?:baith\w*|sit|stand|so rah\w*|sleep\w*)\b|\bso rh?ah?i\b.{0,16}\btakiya\b/u,
    ],
  ],
  [
    'stalking',
    [
      /\b(?:she|he) (?:has )?(?:changed|shifted|blocked|moved|left)\b.{0,40}\bbut i (?:find|found|know|got|traced|follow)\b/u,
      /\bi (?:just )?(?:sit|wait|stand) in (?:the|my) car (?:outside|near|and (?:just )?(?:look|watch|see))\b/u,
      /\b(?:block kiya|mana kiya|mana kar (?:diya|chuki))\b.{0,40}\b(?:main?|maine)\b.{0,30}\b(?:uski|uske)\b.{0,24}\b(?:building|office|pg|hostel|gali|coaching)\b.{0,30}\b(?:naukri|kamra|room|lag gaya|le liya|roz)\b/u,
    ],
  ],
]
