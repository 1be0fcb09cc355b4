/** What a question on the service itself is about, told by its words. Each has an answer of its own in `smallTalk`. */
export type ServiceMatter = (typeof patterns)[number][0]

const near = (one: string, other: string, reach = 60): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${one})(?![\\p{L}\\p{M}])[\\s\\S]{0,${reach}}?(?<![\\p{L}\\p{M}])(?:${other})(?![\\p{L}\\p{M}])|(?<![\\p{L}\\p{M}])(?:${other})(?![\\p{L}\\p{M}])[\\s\\S]{0,${reach}}?(?<![\\p{L}\\p{M}])(?:${one})(?![\\p{L}\\p{M}])`,
    'iu',
  )

const kundli = 'kundl[iy]|kundali|chart|horoscope|patrika|कुंडली|पत्रिका'
const paying =
  'paid|pay|payment|charged?|debited|deducted|cut|kat|kate|kata|katay?e|kat gay[ae]|bhugtan|भुगतान|पेमेंट|कट|कटे|कटा'
const twice = 'twice|double|two times|2 times|do ba+r|2 ba+r|dobara|दो बार|दोबारा|डबल'
const failing =
  'fail(?:ed|s)?|not (?:added|credited|received|showing|come)|stuck|pending|nahi (?:aa?y[aei]|mil[aei]|jud[aei]|dikh)|wallet (?:khali|empty|0)|wallet खाली|नहीं (?:आया|आए|मिला|मिले|जुड़ा|जुड़े|दिख)|फेल|अटक'
const relatives =
  "husband(?:['’]?s)?|wife(?:['’]?s)?|mother(?:['’]?s)?|father(?:['’]?s)?|son(?:['’]?s)?|daughter(?:['’]?s)?|family(?:['’]?s)?|parents?(?:['’]?s?)?|brother(?:['’]?s)?|sister(?:['’]?s)?|pati|patni|biwi|papa|mummy|bete|beti|bhai|behen|biwi|bachch\\p{L}*|bacch\\p{L}*|पति|पत्नी|बीवी|बच्चों|बच्चे|माँ|मां|बेटे|बेटी|परिवार|भाई|बहन"
const keeping = 'store|save|add|keep|enter|rakh|jod|save kar|daal|सहेज|जोड़|रख|डाल'
const removing =
  'delete|remove|erase|hata(?:na|u|un|ye|o)?|mita(?:na|u|un|ye|o)?|हटा|हटाऊं|हटाना|मिटा|मिटाऊं|मिटाना'
const plan =
  'subscription|membership|(?:the|your|my|this|monthly|oracle|astra) (?:monthly )?plan(?! to)|^plan|सब्सक्रिप्शन|(?:आपका |मेरा |मासिक )?प्लान'
const birthTime =
  'birth ?time|time of birth|jan(?:a)?m (?:ka )?sam[ae]y|जन्म (?:का )?समय|janm time|birth ka time'
const unsure =
  "not (?:sure|exact|known|certain)|unsure|don['’]?t know|unknown|approximate|pakka nahi|pata nahi|theek nahi|yaad nahi|पक्का नहीं|पता नहीं|याद नहीं|मालूम नहीं"
const stillRight =
  'right|correct|accurate|valid|reliable|true|wrong|sahi|galat|bharosa|सही|ग़लत|गलत|भरोसा'

/** What we are paid for: without it a payment is one of life. */
const ofUs =
  /(?<![\p{L}\p{M}])(?:questions?|sawaa?l|prashn|recharge|gpay|phonepe|paytm|upi|plan|order|app|answers?|सवाल|प्रश्न|रिचार्ज|प्लान|ऑर्डर|ऐप)(?![\p{L}\p{M}])/iu

/** What asks for the way to a thing. */
const asksTheWay =
  /(?<![\p{L}\p{M}])(?:how|where|can i|may i|want to|please|see|show|find|kaise|kahan|kaha|link|code|कैसे|कहाँ|कहां|दिखेगा|मिलेगा)(?![\p{L}\p{M}])/iu

const patterns = [
  [
    'poor-answer',
    /(?<!\p{L})(?:your|ur|last|previous|earlier|pichhl[ai]|pichl[ai]|aap ?k[ai]|tumhar[ai]|aapne)\s+(?:\p{L}+ )?(?:answer|reply|jawab|javab|uttar)(?!\p{L})[^.?!]{0,24}(?:wrong|galat|not (?:what|related|for|my)|kuch aur|alag)|(?:आपका|पिछला|पहले वाला|आपने)\s+(?:\S+ )?(?:जवाब|उत्तर)[^।?!]{0,24}(?:ग़?लत|कुछ और|अलग)|(?<!\p{L})(?:wrong|galat) (?:answer|jawab|uttar)(?!\p{L})|ग़?लत (?:जवाब|उत्तर)|^[^.?!]{0,60}(?<!\p{L})i (?:didn['’]?t|did not|never|dint) ask(?:ed)?(?: (?:about|for|you))?(?: (?:this|that|it|\p{L}+))?[.?! ]*$|(?:maine|mene|mai ne) (?:(?:ye|yeh|wo|woh|to|aisa|iska) )?(?:nahi|nhi|nai) (?:poo?chh?a|puchh?a)|मैंने (?:(?:यह|ये|वो|वह|तो) )?(?:नहीं|नही) पूछा/iu,
  ],
  ['paid-twice', near(paying, twice), ofUs],
  ['recharge-failed', near('recharge|top ?up|gpay|phonepe|paytm|upi|रिचार्ज', failing, 40)],
  [
    'money-contact',
    /(?:dispute|chargeback)[^.?!]{0,30}(?:bank|case no)|(?:वापस|wapas|refund)[^.?!]{0,16}(?:नहीं किया तो|nahi kiya to|karo warna|करो वरना)/iu,
  ],
  [
    'share-answer',
    near(
      'share|send|bhej\\p{L}*',
      'my (?:report|answer|chat)|(?:mera|apna) jawab|report to|jawab kisi ko',
      12,
    ),
    /whats ?app|brother|sister|friend|husband|wife|dost|kisi ko|bhai|how|kaise/iu,
  ],
  [
    'who-sees',
    near(
      '(?:meri|mere|my|hamari|apni|our) (?:baat|baatein|baaten|baate|chats?|sawal|questions?|answers?|conversation)|मेरी (?:बात|बातें|चैट)|मेरे (?:सवाल|प्रश्न)',
      '(?:kisi|koi|kisi aur|anyone|anybody|someone|somebody|who|who else|others?)[^.?!]{0,16}(?:dikh\\p{L}*|padh\\p{L}*|sees?|reads?|see|read)|(?:किसी|कोई)[^.?!]{0,16}(?:दिख|पढ़|पढ)[\\p{L}\\p{M}]*',
      20,
    ),
  ],
  [
    'data-safe',
    near(
      '(?:my|mera|meri|our) (?:data|details?|birth details|information|jaankari|number|chats?)|मेरा डेटा|मेरी जानकारी',
      'safe|secure|private|sold|misused?|surakshit|bech\\p{L}*|सुरक्षित|बेच[\\p{L}\\p{M}]*',
      16,
    ),
  ],
  [
    'hours',
    /(?<!\p{L})(?:open|available|online|closed|holidays?|chutti|chhutti|office hours|(?:aap|app|seva|service)[^.?!]{0,16}(?:band|chalu|milte|milenge))(?!\p{L})|छुट्टी|उपलब्ध|आप[^।?!]{0,16}(?:बंद|मिलते|मिलेंगे)/iu,
    /(?<!\p{L})(?:diwali|deepawali|holi|eid|christmas|sundays?|saturdays?|night|raat|midnight|24 ?x ?7|24 hours|festivals?)(?!\p{L})|दिवाली|दीपावली|होली|रविवार|रात|त्योहार/iu,
    /(?<!\p{L})(?:are (?:you|u)|(?:will|can) (?:you|u)|do you|(?:is|are) your|your (?:service|support|app)|aap|app|service|support|drishti)(?!\p{L})|आप|सेवा|दृष्टि/iu,
  ],
  [
    'others',
    /(?:पति पत्नी|दोनों|dono|pati patni)[^।?!]{0,24}(?:पत्री|कुंडली|patri|kundli)[^।?!]{0,16}(?:बनती|बनेगी|डाल|banti|banegi|dal|daal)[^।?!]*(?:इसमें|यहाँ|अलग अलग|isme|yaha|alag)/iu,
  ],
  [
    'own-chart',
    /sabko (?:wahi|same|ek hi|yahi)|copy ?paste|same (?:answer|reply) to (?:everyone|all)/iu,
  ],
  [
    'others-differ',
    near(
      "(?:another|other|dusr[ei]|doosr[ei]) (?:app|site|software|astrologer|jyotishi)|astrosage|my pandit(?:['’]s)?|hand ?made|haath ki bani|दूसरे (?:ऐप|ज्योतिषी)|हाथ की बनी",
      'you say|you said|yours|(?:aap|tum)ne|aapke yaha(?:n)?|whom do i believe|ka?un sahi|galat ka?un|why the difference|आपके यहाँ|आपने|कौन सही',
    ),
  ],
  [
    'how-often-true',
    /how many of (?:your|ur)[^.?!]{0,30}(?:correct|true|right)|kitne logo(?:n)? (?:ka|ki)[^.?!]{0,12}(?:sach|sahi)|कितने लोगों (?:का|की)[^।?!]{0,12}(?:सच|सही)/iu,
  ],
  [
    'how-sure',
    /^\P{L}*(?:aap |tum )?(?:sach|jhoo?th?|jhut) bol rahe (?:ho|hain|na)|^\P{L}*(?:आप |तुम )?(?:सच|झूठ) बोल रहे/iu,
  ],
  [
    'balance-left',
    /(?:kitne|कितने) (?:rupaye|rupees|paise|rs|रुपए|रुपये|पैसे) (?:kate|kat gaye|कटे|कट गए) (?:iske|is|isme|इसके|इस|इसमें)/iu,
  ],
  ['pdf', /(?<!\p{L})pdf(?!\p{L})|पीडीएफ/iu],
  ['pdf', near(kundli, 'download|print|whatsapp|डाउनलोड|प्रिंट|व्हाट्सएप|व्हाट्सऐप', 40)],
  [
    'birth-time',
    new RegExp(
      `(?:${birthTime})[\\s\\S]{0,30}(?:${unsure})[\\s\\S]*(?<![\\p{L}\\p{M}])(?:${stillRight})(?![\\p{L}\\p{M}])`,
      'iu',
    ),
  ],
  [
    'others',
    near(
      keeping,
      `(?:${relatives})(?:['’]s)?\\s+(?:ki |ka |ke |की |का |के )?(?:birth |janm |janam |जन्म )?(?:details?|data|vivaran|${kundli}|विवरण)`,
      30,
    ),
  ],
  [
    'delete-chat',
    near(
      removing,
      '(?:one |this |that |a |old |ek |purani |एक |पुरानी )?(?:chats?|conversation|baatcheet|चैट|बातचीत)',
      30,
    ),
    asksTheWay,
  ],
  ['cancel-plan', near(plan, 'cancel|stop|band|end|unsubscribe|बंद|रद्द|कैंसल', 30)],
  [
    'get-plan',
    near(
      plan,
      'get|buy|take|start|purchase|join|kaise le|kaise lu|lena|le sakt[aei]|लेना|कैसे ले|कैसे लूं',
      30,
    ),
  ],
  ['language', near('change|switch|set|bada?l\\p{L}*|बदल|बदलें|बदलना', 'language|bhasha|भाषा', 30)],
  [
    'invite',
    near('invite|refer|bula(?:na|u|un)?|आमंत्रित|बुलाना|बुलाऊं', 'friends?|dost|someone|मित्र|दोस्त', 30),
    asksTheWay,
  ],
  [
    'old-answers',
    near(
      "yesterday(?:['’]?s)?|old|previous|earlier|last|kal (?:ka|wala|ki)|purana|purane|pichhla|कल का|पुराना|पुराने|पिछला",
      'answers?|chats?|jawab|uttar|जवाब|उत्तर|चैट',
      14,
    ),
    asksTheWay,
  ],
  [
    'maker',
    /(?<!\p{L})who (?:made|built|created|runs|owns) (?:you|this|drishti)(?!\p{L})|(?<!\p{L})(?:ise|isko|tumhe|aapko|app|ye|yeh) (?:\p{L}+ )?kis\s?ne banaya|किसने बनाया/iu,
  ],
] as const

/**
 * The matter of the service that the words name; null where they name none. Narrow on purpose: "cancel" or "twice" by
 * itself is of life.
 */
export function serviceMatterOf(question: string): ServiceMatter | null {
  return patterns.find(([, ...all]) => all.every((pattern) => pattern.test(question)))?.[0] ?? null
}
