import type { CareKind } from '../../types/frame.ts'

/** Further shapes in which need is said plainly, beside those of `plain-danger.ts`: in the corpus they stand in no calm question. */
export const furtherShapes: readonly (readonly [CareKind, readonly RegExp[]])[] = [
  [
    'victim',
    [
      // Blows.
      /\b(?:husband|he|wife|she|father|mother|papa|brother|son|in ?laws?|uncle|boyfriend)\b.{0,16}\brais(?:es|ed|ing|e) (?:his|her|their|a) hands? (?:on|at) (?:me|my)\b/u,
      /\b(?:pati|husband|saas|sasur|papa|bhai|sasural walo|unki|biwi|patni) ki ma+r(?! se)\b|\b(?:ma+r|pitai) (?:kab|kabhi) (?:band|ruk\w*)|\bma+r (?:khati|kha rahi|khata|kha raha) (?:hu|hun|hoon)\b/u,
      /(?:पति|सास|ससुर|पिता|भाई|पत्नी|ससुराल वालों) की मार(?![\p{L}\p{M}])|मार (?:खाती|खाता|खा रही|खा रहा) (?:हूं|हूँ)|मार कब (?:बंद|रुके)/u,
      // A marriage against one's will.
      /\b(?:meri|apni) marz?i ke (?:bina|bagair|khila+f)\b.{0,30}\b(?:shaa?di|nika+h|byah|vivah|rishta|sagai)\b|\bbina meri marz?i\b.{0,30}\b(?:shaa?di|nika+h|byah|rishta)\b/u,
      /\bmarr(?:y|ied|ying)\b.{0,30}\b(?:against my (?:will|wish\w*)|without my consent)\b|\b(?:against my (?:will|wish\w*)|without my consent)\b.{0,40}\b(?:marr\w+|wedding|nika+h|engage\w*)\b/u,
      /मेरी मर्ज़?ी के (?:बिना|बग़?ैर|ख़?िलाफ़?).{0,24}(?:शादी|निकाह|ब्याह|विवाह|रिश्ता|सगाई)|बिना मेरी मर्ज़?ी.{0,24}(?:शादी|निकाह|ब्याह|रिश्ता)/u,
      // Papers that are kept by whoever employs; not those that lie with an office for a visa.
      /^(?!.*(?:visa|stamp|renew|embassy|consulate)).*(?:\b(?:passport|iqama|ikama|civil id)\b.{0,22}\b(?:rakh (?:liy\w*|rakh\w*)|roke|rok (?:liya|rakha)|chheen\w*|chhin\w*|zabt|jabt|malik ke paas|kafeel ke)|\b(?:malik|kafeel|owner|madam|company|manager|agent|sponsor)\b.{0,24}\b(?:kept|keeps?|keeping|took|taken|holds?|holding|snatched)\b.{0,14}\b(?:my|our|all) (?:passports?|iqama|civil id|aadhaa?r|ids?|documents)\b)/u,
      /^(?!.*(?:वीज़ा|वीजा)).*(?:पासपोर्ट|इकामा).{0,20}(?:रख (?:लिया|लिए|रखा)|छीन|ज़?ब्त|रोक रख|मालिक के पास)/u,
      // Doors that others lock, and no key that is lost.
      /\b(?:bahar|baahar) (?:se |ka )?(?:ta+la|kundi)\b(?!.{0,40}\b(?:cha+bi|key|kho|gum))|(?<!khud ko |apne aap ko )\b(?:kamre|room|ghar) (?:me|mein) (?:lock|band)\b.{0,10}\b(?:kar|rakh)\w*|\block(?:ed|s)? me from (?:the )?outside\b/u,
      /बाहर (?:से |का )?(?:ताला|कुंडी)(?!.{0,40}(?:चाबी|खो|गुम))|(?<!खुद को |ख़ुद को |अपने आप को )(?:कमरे|घर) में बंद (?:कर|रख)/u,
      // Threats to life.
      /\bjaan (?:se ma+rne|lene) ki dhamki\b|\b(?:death threats?|threat(?:en\w*)? to kill)\b|जान से मारने की धमक|मुझे ख़?(?:तम|त्म) कर/u,
    ],
  ],
  [
    'crisis',
    [
      // After a death: to follow who has gone.
      /\b(?:wife|husband|he|she|mother|father|son|daughter)\b.{0,24}\b(?:went|gone|passed|expired|died|left me)\b.{0,220}\b(?:(?:should|want to|wish to|let me|time to) (?:also |just )?go to (?:her|him)\b|my (?:work|time|job) here is (?:over|done|finished))/u,
      /\b(?:pati|patni|wife|husband|gharwali|maa|papa|beta)\b.{0,40}\b(?:guza?r\w*|chal bas\w*|chale gaye|chali gayi|nahi rahe|nahi rahi)\b.{0,200}\b(?:mujhe bhi|mai bhi|main bhi)\b.{0,16}\b(?:unke|uske) paas (?:ja|chala|chali|bula)/u,
      /(?:पति|पत्नी|मां|माँ|बेटा).{0,40}(?:गुज़र|गुजर|चल बस|चले गए|चली गई|नहीं रहे|नहीं रही).{0,200}(?:मुझे भी|मैं भी).{0,16}(?:उनके|उसके) पास (?:जा|चल|बुला)/u,
      /\b(?:had|have|tied|kept) (?:the|a|one) (?:rope|noose)\b (?:out|ready|tied|with|around)\b/u,
      /\bmere bina\b.{0,40}\b(?:sukh\w*|khush|aaram|chain|behtar)\b|\b(?:mai|main) (?:hi )?na (?:rahu|rahun|raha|rahi)\b.{0,40}\b(?:sukh\w*|khush|chain|bharega|sambha\w*|bima|insurance)\b|मेरे बिना.{0,30}(?:सुखी|खुश|चैन|आराम)/u,
      /\b(?:family|everyone|everybody|kids|children|parents|all of them)\b.{0,30}\b(?:better|fine|manage|happier|relieved|peaceful)\b.{0,16}\bwithout me\b/u,
      /\bjo (?:log |insaan )?(?:\w+ )?(?:apni marz?i|apne man) se\b.{0,14}\bja(?:te|ta)\b|जो (?:लोग )?(?:अपने मन|अपनी मर्ज़?ी) से (?:जाते|चले जाते)/u,
      /\b(?:kal|aaj raat|parso|itwar|aaj|is mahine) ke baad\b.{0,30}\b(?:kisi ko|kisiko)\b.{0,20}\b(?:pareshan|takleef|jagna|bojh|dukh)\b|(?:परसों|कल|आज|इसके) के? ?बाद.{0,20}किसी (?:को|पर).{0,16}(?:परेशान|बोझ|तकलीफ)/u,
      /\bbojh\b.{0,10}\bban (?:gaya|gayi|gai|chuka|chuki) (?:hu|hun|hoon)\b|\bbojh (?:hu|hun|hoon)\b|\b(?:a|am) burden (?:on|to) (?:everyone|everybody|all of them|my (?:family|parents|children|sons?))\b|बोझ.{0,10}बन (?:गई|गया|चुकी|चुका) (?:हूं|हूँ)|बोझ (?:हूं|हूँ)/u,
      /\b(?:subah|suraj)\b.{0,16}\b(?:nahi|nhi|na) (?:dekhna|dekhu)\b|सूरज नहीं देखना/u,
      /\b(?:aankh|ankh)\b.{0,14}\b(?:na khule|khule hi na|khuli hi kyu)\b|(?:आंख|आँख).{0,14}(?:न खुले|ना खुले|खुले ही न|खुलती है तो दुख)/u,
    ],
  ],
  [
    'death',
    [
      /\bmera ant\b.{0,10}\bkab\b|मेरा अंत कब/u,
      /\b(?:vaidhavya|suha+g (?:kitn\w*|kab tak)|sindoor (?:kitn\w*|kab tak))\b|वैधव्य|सुहाग (?:कितन|कब तक)|सिंदूर (?:कितने|कब तक)/u,
      /\b(?:kab|sa+s|nanad|sasur|budh\w*)\b.{0,16}\btapkeg[ai]\b/u,
    ],
  ],
  [
    'unborn-sex',
    [
      /\b(?:\d+(?:st|nd|rd|th|va|wa)?|pehla|dusra|doosra|teesra|tisra|chautha|chotha|pa+nchva|chhatha|satva|athva|first|second|third|fourth|fifth|sixth|seventh|eighth) ?(?:mahin\w*|months?|weeks?|trimester)\b.{0,60}\b(?:ka+nha|gopal|radha|lalla|kuldeep\w*|laxmi|lakshmi|laddu|ladoo|barfi|jalebi|prince|princess|pink)\b/u,
      /(?:पहला|दूसरा|तीसरा|चौथा|पांचवां|पाँचवाँ|छठा|सातवां|आठवां|नौवां|\d) ?(?:महीना|माह|हफ़?्ता).{0,60}(?:कान्हा|गुड़िया|गोपाल|राधा|लल्ला|कुलदीपक|लक्ष्मी|लड्डू|बर्फी|जलेबी|गुलाबी|थाली बज)/u,
      /\b\d ?(?:beti\w*|daughters|girls|ladki\w*|lakshmi\w*|laxmi\w*|angels)\b.{0,24}\b(?:is ba+r|this time)\b.{0,30}\b(?:ladka|beta|lalla|boy|son|heir|kuldeep\w*|wa+ris)\b/u,
    ],
  ],
  [
    'harm-others',
    [
      /\b(?:usko|use|uska (?:ghar|dukan|gaadi)|uski (?:bike|scooty|dukan|gaadi|fasal))\b.{0,20}\b(?:jala (?:du|dun|dunga|dungi|dena)|aag laga (?:du|dun|dunga|dungi)|zinda nahi chhod\w*)\b/u,
      /\b(?:bring|keep|put|get) (?:my )?(?:ex|him|her|husband|wife|boss|boyfriend|girlfriend|mother in law) under (?:my )?(?:control|spell)\b|\bva(?:sh|s) (?:me|mein) (?:karna|karne|karu\w*)\b|वश में (?:करने|करना|करूं|करूँ)/u,
    ],
  ],
]
