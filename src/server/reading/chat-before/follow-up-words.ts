/** The words by which a follow-up asks of what its chat has told. */

const edge = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

export const remedyTold = edge(
  'lamp|diya|deep|deepak|chalisa|donate|donation|daan|dan|mantra|jap|offer|feed|vrat|fast|upa?ay|remedy|water to|jal|give (?:green|black|yellow|red|white)?\\s?\\p{L}*|दीया|दीपक|चालीसा|दान|मंत्र|जाप|जल|चढ़ाएं|चढ़ाएँ|चढ़ाएं|उपाय|व्रत|खिलाएं|खिलाएँ',
)
const weekday =
  'sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|som(?:va+r|wa+r)?|mangal(?:va+r|wa+r)?|budh(?:va+r|wa+r)?|guru(?:va+r|wa+r)?|shukra?(?:va+r|wa+r)?|shani(?:va+r|wa+r)?|ravi(?:va+r|wa+r)?|सोमवार|मंगलवार|मंगल|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|ek din|ek hi din|one day|एक दिन|एक ही दिन'
export const dailyOrDay = new RegExp(
  `(?:daily|every ?day|each day|roz|rojh?|rozana|har din|रोज़?|रोज़|हर दिन)(?![\\p{L}\\p{M}])[\\s\\S]{0,30}(?:or|ya|yaa|only|sirf|bas|या|कि|सिर्फ़?|सिर्फ|बस)(?![\\p{L}\\p{M}])|(?:or|ya|only|sirf|bas|या|सिर्फ)[\\s\\S]{0,16}(?:daily|every ?day|roz|रोज़?)(?![\\p{L}\\p{M}])|(?:only|sirf|bas|सिर्फ) (?:on )?(?:${weekday})(?![\\p{L}\\p{M}])|(?:${weekday}) (?:only|ko hi|को ही)[\\s\\S]{0,14}(?:all|every|daily|roz|रोज़?)|(?:all days|saare din|sab din)`,
  'iu',
)
export const onceOrAgain = edge(
  'one ?time|once|only once|how often|every (?:week|month)|monthly|weekly|ek ba+r|ek hi ba+r|kitni ba+r|ba+r ba+r|har (?:hafte|mahine|week|month)|एक बार|एक ही बार|कितनी बार|बार बार|हर (?:हफ़्ते|हफ्ते|महीने)',
)
export const hourOfDay =
  /(?:morning|subah|सुबह)[\s\S]{0,12}(?:or|ya|या|कि)[\s\S]{0,12}(?:evening|night|sha+m|raat|शाम|रात)|(?:what|which|kis|kitne|kaun ?se) (?:time|samay|baje|waqt)|(?:किस|कितने) (?:समय|बजे|वक़?्त)/iu

export const cheaper = edge(
  'cheap\\p{L}*|sasta|sasti|saste|mehn?g\\p{L}*|mahn?g\\p{L}*|costly|expensive|afford|substitute|alternative|upratna|uparatna|instead|in place of|iske badle|iski jagah|uske badle|badle (?:me|mein)|budget|सस्त[ाेी]|महंग[ाेी]|महँग[ाेी]|बदले|की जगह|के जगह|उपरत्न',
)
export const metal = edge(
  'silver|gold|chandi|sone|sona|copper|tamba|panchdhatu|ashtadhatu|steel|lohe|iron|चांदी|चाँदी|सोने|सोना|ताँबे|तांबे|तांबा|पंचधातु|अष्टधातु|लोहे',
)
export const aStone = edge('stones?|ratna|nag|patt?har|gem\\p{L}*|रत्न|नग|पत्थर')
export const whatElse = edge(
  "what|which|kya|kuch|kuchh|koi|can i|will|wont|won['’]?t|chal\\p{L}*|ok|okay|do|option|other|aur|क्या|कुछ|कोई|चल[\\p{L}\\p{M}]*|और",
)

export const whyMe =
  /what (?:wrong|sin|bad|mistake) (?:i|did|have|we)|what (?:did|have) (?:i|we) (?:ever )?(?:do|done)|(?:did|have) i (?:do|done) (?:some|any|anything|something)|deserve this|(?:is|are|always|only|come|coming) after me(?!\p{L})|^\P{L}*(?:but )?why (?:only |always )?me\P{L}*$|(?:kya|kaun ?s[ai]|konsi|kis) (?:galti|galat kiya|paap|gunah)|meri (?:hi )?kya galti|galti kya (?:hai|h|thi|ki)|(?:kya|kisi ka kya) biga+d|(?:mere|hamare|humare) (?:hi )?pic+he|(?:mere|hamare|humare) (?:hi |sath hi |saath hi )(?:sath |saath )?(?:\p{L}+ ){0,2}(?:kyu|kyun|kyon)|(?:क्या|कौन ?सा|कौनसा|कौन ?सी) (?:ग़?लती|पाप|गुनाह)|(?:मेरी|हमारी) (?:ही )?क्या ग़?लती|क्या बिगाड़|(?:मेरे|हमारे) (?:ही )?पीछे|(?:मेरे|हमारे) (?:साथ ही|ही साथ)[\s\S]{0,14}क्यों/iu

export const withSomebody = edge(
  'partner\\p{L}*|dost|friends?|bhai|brother|cousins?|jija|saale|sala|chacha|jointly|joint|sajh\\p{L}*|saajh\\p{L}*|mil ?(?:ke|kar)|(?:ke|k) (?:sath|saath)|with (?:my|a|him|her|his)|together|पार्टनर[\\p{L}\\p{M}]*|दोस्त|भाई|साझ[\\p{L}\\p{M}]*|के साथ|मिल ?(?:के|कर)|जीजा|चाचा',
)
export const againstIt =
  /partnership|alone|akele|akela|not advised|better (?:not|alone)|salah nahi|weak|साझेदारी|अकेल[ाेी]|सलाह नहीं|कमज़ोर|कमजोर/iu
export const ofTrade =
  /(?<![\p{L}\p{M}])(?:shop|cafe|business|store|gym|company|dukan|dukaan|dhandh?a|theka|dairy|firm|startup|restaurant|hotel|khol\p{L}*|दुकान|धंधा|ठेका|कंपनी|खोल[\p{L}\p{M}]*|डेयरी)(?![\p{L}\p{M}])/iu
export const whyNot =
  /(?<![\p{L}\p{M}])(?:why|but|kyu|kyun|kyon|par|lekin|magar|no to|dikkat|problem|क्यों|पर|लेकिन|मगर|दिक़?्क़?त)(?![\p{L}\p{M}])/iu

export const saidBefore =
  /(?:(?:you|u) (?:told|said|were saying|wrote)|(?:a+p|tum)(?: ?ne| log)? (?:to |pehle |pahle |ne )*(?:bola|kaha|bataya|btaya|bole|bata rahe)|(?:pehle|pahle|pichl[ei] ba+r|last time|earlier|before|kal)[\s\S]{0,30}(?:bola|kaha|bataya|btaya|bole|said|told|the|tha)|(?:आप|तुम)(?:ने)? (?:तो |पहले )*(?:बोला|कहा|बताया)|(?:पहले|पिछली बार|अभी तो)[\s\S]{0,24}(?:बोला|कहा|बताया|बोले))/iu
export const nowOther =
  /(?<![\p{L}\p{M}])(?:now|then why|which (?:one|is)|ab|usse bhi aage|phir|konsa|kaunsa|alag|अब|फिर|कौन ?सा|अलग)(?![\p{L}\p{M}])/iu
export const askedForAnother =
  /(?<![\p{L}\p{M}])(?:another|other|else|second|koi aur|aur (?:bhi )?(?:koi )?(?:time|samay)|alawa|dusra|doosra|कोई और|अलावा|दूसरा)(?![\p{L}\p{M}])/iu

export const concludes =
  /^(?:ok |okay |achh?a |thik |to |toh |so |तो |अच्छा )*(?:matlab|means?|meaning|yani|to|toh|so|then|मतलब|यानी|यानि|तो)(?![\p{L}\p{M}])/iu
export const notNow =
  /(?<![\p{L}\p{M}])(?:abhi|now|right now|this (?:year|month)|is (?:saal|mahine)|अभी|इस (?:साल|महीने))(?![\p{L}\p{M}])[\s\S]{0,40}(?<![\p{L}\p{M}])(?:na|nahi|nhi|mat|not|don['’]?t|dont|wait|ruk\p{L}*|न|ना|नहीं|मत|रुक[\p{L}\p{M}]*)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:not|don['’]?t|dont|should i wait|wait)(?![\p{L}\p{M}])[\s\S]{0,30}(?<![\p{L}\p{M}])(?:now|this (?:year|month)|yet|till then)(?![\p{L}\p{M}])/iu
export const toldLater =
  /(?<![\p{L}\p{M}])(?:after|later|wait|hold|not now|ke baad|baad|ruk\p{L}*|better (?:in|after|from)|20\d\d|के बाद|बाद|रुक[\p{L}\p{M}]*)(?![\p{L}\p{M}])/iu

export const closes =
  /(?<![\p{L}\p{M}])(?:thanks?|thank you|thanku|thnx|thx|dhanyava+d|shukriya|god bless|jeete raho|jite raho|bhala kare|ok|okay|theek|thik|achh?a|ठीक|अच्छा|धन्यवाद|शुक्रिया|जीते रहो|भला करे)(?![\p{L}\p{M}])/iu
export const comesBack =
  /(?:will|shall|let me|i['’]?ll) (?:\p{L}+ ){0,2}(?:ask|discuss|talk|think|come|tell|inform|write|speak|check)|come back|get back|baad (?:me|mein)|(?:puch|poochh?|baat|salah|soch|vichar) ?\p{L}* ?(?:ke|kar|karke|krke)? ?[\s\S]{0,16}(?:bat\p{L}*|likh\p{L}*|aa\p{L}*|puch\p{L}*|btau\p{L}*)|(?:पूछ|बात|सलाह|सोच)[\s\S]{0,12}(?:के|कर|करके)[\s\S]{0,16}(?:बता|लिख|पूछ|आऊ)[\p{L}\p{M}]*|बाद में/iu
export const asksOn =
  /\?|(?<![\p{L}\p{M}])(?:kab|kya|kaise|when|what|which|should i|will (?:he|she|it|they|there|my)|will (?!again|then|surely|definitely|also)\p{L}+ (?:come|happen|be|return|go)|how|why|कब|क्या|कैसे|क्यों)(?![\p{L}\p{M}])/iu

export const letsWork =
  /(?:let|allow|permit|agree|support)[\s\S]{0,24}(?:work|job|teach|career|stud|practi|business|phd|mba|masters?|degree|course|college|upsc)|(?:naukri|job|kaam|padhai|padhne|office|practice)[\s\S]{0,20}(?:karne|krne|padhne|jaane) (?:d[eo]|den|dega|degi|denge)|(?:नौकरी|जॉब|काम|पढ़ाई|पढ़ने|पढ़ने)[\s\S]{0,16}(?:करने|पढ़ने|जाने)? ?(?:देंगे|देगा|देगी|दें)/iu

export const wishes =
  /(?<![\p{L}\p{M}])(?:upa?ay\p{L}*|remed\p{L}*|what (?:to|can i|should i|shall i) do|anything (?:i can|to) do|(?:small|simple|easy) (?:thing|upa?ay|remedy)|kya kar(?:u|un|na|e|ein|oon)?|kuch (?:kar|upa?ay)|nivaran|उपाय|क्या कर(?:ूं|ूँ|ना|ें)?|कुछ कर|निवारण)(?![\p{L}\p{M}])/iu

/** "2bhk or plot, you didn't say": a choice that was left open. */
export const leftOpen =
  /(?:(?:you|u) (?:did ?n['’]?t|did not|never|havent|have not|skip\p{L}*|miss\p{L}*)|(?:nahi|nhi|nai) (?:bata\p{L}*|bt[ae]\p{L}*|bola)|(?:bataya|btaya|bola) (?:hi )?(?:nahi|nhi|nai)|नहीं (?:बता[\p{L}\p{M}]*|बोला)|(?:बताया|बोला) (?:ही )?नहीं)/iu
export const eitherOr = /(?<![\p{L}\p{M}])(?:or|ya|yaa|या|कि)(?![\p{L}\p{M}])/iu
export const advance =
  /(?:advance|token|deposit|pehle (?:hi )?(?:paise|paisa)|(?:paise|paisa|money|rupees|fees?) (?:pehle|in advance|first|upfront)|upfront|पहले (?:ही )?(?:पैसे|पैसा)|(?:पैसे|पैसा) पहले|एडवांस|टोकन)/iu
export const asksFor =
  /(?<![\p{L}\p{M}])(?:ask\p{L}*|want\p{L}*|demand\p{L}*|ma+ng\p{L}*|bol rah[ae]|give|pay|de du\p{L}*|du|माँग[\p{L}\p{M}]*|मांग[\p{L}\p{M}]*|दे दूं|दे दूँ|दूं)(?![\p{L}\p{M}])/iu
export const contact =
  /(?:phone|call|message|msg|text|whatsapp|फ़?ोन|कॉल|मैसेज|मेसेज) ?(?:kar|kr|do|him|her|karu|karun|kru|कर)?/iu
export const mayI =
  /(?<![\p{L}\p{M}])(?:should i|shall i|can i|do i|karu+n?|kru|kar lu+n?|kr lu|kya|करूं|करूँ|कर लूं|कर लूँ|क्या)(?![\p{L}\p{M}])/iu
export const hopeful =
  /(?<![\p{L}\p{M}])(?:yes|haan|likely|good|umm?eed|chance|achh?a|हाँ|हां|उम्मीद|अच्छ[ाी])(?![\p{L}\p{M}])/iu

/** A time that a question names: without it no two times are spoken of. */
export const timeNamed =
  /(?<![\p{L}\p{M}])(?:jan\p{L}*|feb\p{L}*|mar(?:ch)?|apr\p{L}*|may|june?|july?|aug\p{L}*|sept?\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*|diwali|holi|year|saal|sal|mahin\p{L}*|month|20\d\d|जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर|दिवाली|होली|साल|महीन[\p{L}\p{M}]*)(?![\p{L}\p{M}])/giu
export const hasPassed =
  /(?<![\p{L}\p{M}])(?:gone|passed|over|nikal (?:gy?a|gaya|gai|gayi)|chala (?:gy?a|gaya)|beet (?:gy?a|gaya)|निकल गय[ाी]|बीत गय[ाी]|चला गया)(?![\p{L}\p{M}])/iu
export const ofMantra = edge('mantras?|jap\\p{L}*|japna|japu|मंत्र|जप[\\p{L}\\p{M}]*|जाप')
export const saidNo = /^\P{L}*(?:no|not|nahi|avoid|नहीं)(?![\p{L}\p{M}])|risky|avoid/iu
export const asksMuch =
  /(?<![\p{L}\p{M}])(?:how much|kitn[aei]|kab|when|कितन[ाेी]|कब)(?![\p{L}\p{M}])/iu
export const finger = edge('fingers?|ungli|unglee|anguli|उँगली|उंगली|अँगुली|अंगुली')
export const oneOrOther = /(?<![\p{L}\p{M}])(?:or|ya|yaa|या|कि)(?![\p{L}\p{M}])/iu
