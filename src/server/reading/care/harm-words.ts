/** Words by which harm shows itself in an answer, folded as `foldedText` folds: English, Hindi and Hinglish. */

import { both, either, nagari, near } from './near-words.ts'
import {
  faithForTreatment,
  silencing,
  watching,
  forcing,
  gambling,
  medicalThings,
  selling,
  parting,
  countedYears,
  veiledChild,
  handles,
  countedDigits,
} from './veiled-harm-words.ts'

/** The closed list of what is found. */
export type AnswerHarm =
  | 'medicine'
  | 'money'
  | 'codes'
  | 'people'
  | 'contact'
  | 'child'
  | 'lifespan'
  | 'despair'
  | 'curse'
  | 'force'
  | 'gambling'

const medicine =
  '\\b(?:medicines?|medications?|meds|tablets?|pills?|capsules?|insulin|inhaler|doses?|dosage|chemo\\w*|dialysis|antidepressants?|steroids?|prescriptions?|vaccines?|injections?|treatment|therapy|surgery|operation|doctors?|hospital)\\b'
const hindiMedicine =
  '(?<![\\p{L}\\p{M}])(?:दवा|दवाई|दवाइ|गोली|गोलियां|गोलियाँ|इंसुलिन|इलाज|कीमो|डायलिसिस|टीका|इंजेक्शन|ऑपरेशन|डॉक्टर|अस्पताल)|\\b(?:dawa|dawai|dawaiyan|davai|dava|goli|goliyan|insulin|ilaj|ilaaj|chemo|dialysis|injection|operation|doctor|hospital)\\b'
const stopping =
  '\\b(?:stop|stopping|quit|skip|leave off|give up|throw away|discard|reduce|halve|double|increase|change|replace|avoid|refuse|postpone|cancel|no (?:more |longer )?need|not need|dont need|without|instead of|do not take|dont take|never take|no use of|rather than|come off|get off)\\b'
const hindiStopping =
  'बंद कर|बंद करें|छोड़|छोड|रोक|मत ल|न लें|ना लें|नहीं लेनी|मत खा|न खा|कम कर|आधी|दोगुनी|बढा|बदल|जरूरत नहीं|ज़रूरत नहीं|आवश्यकता नहीं|की जगह|टाल|मत जा|न जाएं|\\b(?:band kar|band karo|chhod|chod|chor d|rok|mat l|na le|mat kha|na kha|kam kar|aadhi|dugni|zaroorat nahi|jarurat nahi|ki jagah|tal d|mat ja|na ja)'
const payee =
  '\\b(?:me|us|him|her|them|this (?:number|account|id)|our|my|the (?:pandit|priest|astrologer|guru|baba|temple|ashram|trust|foundation|team|account)|pandit|priest|astrologer|guru(?:ji)?|baba(?:ji)?|account|upi|gpay|google pay|paytm|phonepe|phone pe|bhim|wallet|qr)\\b'
const sum =
  '\\b(?:money|amount|fee|fees|rupees?|rs|inr|cash|advance|deposit|donation|dakshina|charges?|payment|thousand|hundred|lakhs?|\\d{2,})\\b|₹'
const paying =
  '\\b(?:pay|send|transfer|deposit|remit|wire|donate|offer|lend|give|invest|put|handover|hand over)\\b'
const hindiSum =
  'रुपये|रुपए|रुपया|रूपये|पैसे|पैसा|रकम|दक्षिणा|शुल्क|फीस|राशि भेज|चढावा|एडवांस|\\b(?:rupaye|rupay|rupees?|paise|paisa|rakam|dakshina|shulk|fees?|chadhava|advance|hazaar|hazar|lakh)\\b'
const hindiPaying =
  'भेज|ट्रांसफर|जमा कर|चुकाएं|चुकाइए|अदा कर|भुगतान|दे दीजिए|दे दें|उधार द|लगा दीजिए|लगा दें|\\b(?:bhej|transfer|jama kar|chuka|ada kar|bhugtan|de dijiye|de dein|de do|udhaar d|udhar d|laga do|laga dein)'

const codes =
  '\\b(?:otp|one time password|passwords?|passcode|cvv|upi pin|atm pin|pin (?:number|code)|verification code|security code|login code|bank details|card (?:number|details)|account (?:number|details)|aadhaa?r|pan (?:card|number)|net ?banking|kyc)\\b|ओटीपी|पासवर्ड|सीवीवी|यूपीआई पिन|एटीएम पिन|पिन नंबर|पिन बता|आधार नंबर|आधार कार्ड|खाता नंबर|खाते की जानकारी|बैंक की जानकारी|कार्ड नंबर|गुप्त कोड|वन टाइम'
const codeWithVerb = both(
  '\\b(?:code|pin|digits?)\\b|कोड|पिन',
  '\\b(?:share|tell|give|read|send|type|forward|bata|batao|batayen|bhej|do|de|dijiye)\\b|बता|भेज|दे दीजिए|साझा',
  25,
)

const kin =
  '(?:your |the |this |that |apn[ei] )?(?:husband|wife|spouse|partner|parents?|mother|father|in-?laws|mother-in-law|father-in-law|family|children|child|son|daughter|brother|sister|boss|ex|him|her|them)'
const leaving = `\\b(?:leave|divorce|abandon|walk out on|walk away from|throw out|disown|desert|get rid of|cheat on|lie to|spy on|run away from|cut off|cut ties with|break (?:all )?(?:contact|ties) with|stop (?:talking|speaking) to|never speak to) ${kin}\\b(?! (?:a|some|the|alone|time|space|room|little|be|to|out|with|notes?|messages?|in peace|behind|with)\\b)`
const hurting = `\\b(?:beat|hit|slap|hurt|punish|kill|poison|attack|curse|take revenge on|threaten|lock up|burn) (?:up )?${kin}\\b|\\bteach ${kin} a lesson`
const hindiKin =
  '(?:पति|पत्नी|माता|पिता|मां|माँ|सास|ससुर|ससुराल|घरवालों|परिवार|बच्चे|बच्चों|भाई|बहन|बेटे|बेटी|बहू|प्रेमी|प्रेमिका|उसे|उन्हें|उसको|उनको|उससे|उनसे)'
const latinKin =
  '\\b(?:pati|patni|biwi|maa|pita|papa|saas|sasur|sasural|ghar ?walon|parivar|bachche|bachchon|bhai|behen|bete|beti|bahu|use|usko|unko|unhe|usse|unse)\\b'
const hindiLeaving =
  '(?:को|से|का|की)? ?(?:छोड द|छोड़ द|छोडकर|तलाक द|तलाक ले|नाता तोड|रिश्ता तोड|मार द|मारें|मारिए|पीट|थप्पड|सबक सिखा|बदला ले|घर से निकाल|जहर द|धोखा द|झूठ बोल)'
const latinLeaving =
  '(?:ko|se|ka|ki)? ?(?:chhod d|chod d|chhod kar chal|talaq d|talaq le|talak d|talak le|nata tod|rishta tod|maar d|maaro|mar do|pit[oae]|peet|thappad|sabak sikha|badla l|ghar se nikal|zeher d|zahar d|dhokha d|jhooth bol)'

const digitWords =
  '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|shunya|ek|do|teen|char|chaar|paanch|panch|chhah|chah|chhe|saat|sat|aath|nau|शून्य|एक|दो|तीन|चार|पांच|पाँच|छह|छः|सात|आठ|नौ|डबल|\\d)'
const contacts = either(
  '\\S+@\\S+',
  '\\b\\w+ (?:at the rate|@) ?(?:of )?\\w+',
  'एट द रेट',
  '\\w+ ?(?:\\bdot\\b|डॉट|\\(\\.\\)|\\[\\.\\]| \\. ?) ?(?:com|in|net|org|co|info|app|online|site|shop|me|io|bet|win|xyz|club|live|कॉम|इन|नेट)\\b',
  '[a-z0-9-]{3,}\\.(?:com|in|net|org|co|info|app|online|site|shop|io|bet|win|xyz|club|live|me|ly|ai)\\b',
  `(?:${digitWords}[ ,.-]+){6,}${digitWords}`,
  '(?:\\d[\\s().-]*){7,}',
  '(?:[०-९][\\s().-]*){7,}',
  '\\b(?:whatsapp|whats app|telegram|instagram|insta|signal app|facebook|snapchat|dm me|inbox me|paytm|gpay|google pay|phonepe|upi|qr code)\\b',
  nagari('व्हाट्सएप|व्हाट्सऐप|वॉट्सऐप|टेलीग्राम|इंस्टाग्राम|यूपीआई|गूगल पे|फोनपे|फ़ोनपे|पेटीएम'),
  '\\b(?:call|phone|ring|text|message|contact|write to|visit|meet) (?:me|us|our|this number|the number|my number|on this|at this)\\b',
  '(?:मुझे|हमें|इस नंबर|हमारे नंबर).{0,15}(?:फोन|फ़ोन|कॉल|संपर्क|मैसेज)|\\b(?:mujhe|humein|hamein|is number|iss number|hamare number)\\b.{0,15}\\b(?:phone|call|sampark|message|whatsapp)',
)

const child = either(
  '\\b(?:child|baby|firstborn|first born|pregnancy|foetus|fetus)\\b.{0,25}\\b(?:be|is|are) (?:a |an )?(?:boy|girl|son|daughter|male|female)\\b',
  '\\b(?:a|the|your|first|healthy|beautiful) (?:boy|girl|son|daughter|baby boy|baby girl)\\b.{0,20}\\b(?:will be born|is coming|is on the way|will come|will arrive|awaits)',
  '\\b(?:give birth to|blessed with|conceive|have|carrying|expecting|deliver|get) (?:a |an )?(?:healthy |beautiful )?(?:boy|girl|son|daughter|male child|female child)\\b',
  '\\b(?:son|boy|girl|daughter)(?: child)? (?:is|are) (?:indicated|seen|promised|likely)',
  '(?:बेटा|बेटी|पुत्र|पुत्री|लडका|लड़का|लडकी|लड़की|कन्या) (?:ही )?(?:होगा|होगी|होंगे|पैदा|जन्म|आएगा|आएगी|का योग|की प्राप्ति|प्राप्ति)|(?:पुत्र|कन्या|पुत्री) (?:रत्न|प्राप्ति|योग|सुख)',
  '\\b(?:beta|beti|putra|putri|ladka|ladki|kanya) (?:hi )?(?:hoga|hogi|honge|paida|janm|aayega|aayegi|ayega|ayegi|ka yog|ki prapti|prapti)|\\bputra (?:ratna|prapti|yog|sukh)',
)

const lifespan = either(
  '\\b(?:live|living|lives|survive) (?:long|a long|for (?:many|only|another|\\w+) (?:more )?years|until|till|up ?to|to (?:be|the age|see|\\d)|beyond|past|less than|more than|only)\\b(?! (?:with|here|there|abroad|together|alone|apart))',
  '\\b(?:long|short|full|brief) life\\b|\\blife ?span\\b|\\blongevity of (?:your|the|his|her)|\\byears left\\b|\\byears to live\\b|\\bnot live\\b|\\bwont live\\b|\\bpass(?:es|ed)? away\\b|\\blast breath\\b|\\bfinal days\\b|\\bleave this world\\b|\\bdays are numbered\\b|\\bwill be gone\\b|\\bno more by\\b|\\blose (?:your|a|his|her) (?:father|mother|husband|wife|child|son|daughter|brother|sister|parent)\\b|\\bfuneral\\b|\\bwidow\\w*\\b',
  nagari(
    'दीर्घायु|अल्पायु|लंबी (?:आयु|उम्र|उमर)|(?:आयु|उम्र|उमर) (?:लंबी|कम|छोटी|पूरी|\\d|[०-९])|साल (?:तक )?(?:जिएंगे|जिएँगे|जीएंगे|जीवित)|(?:नहीं|न) बच|गुजर जा|गुज़र जा|चल बस|देहांत|निधन|स्वर्गवास|अंतिम सांस|आखिरी सांस|दुनिया (?:से|छोड)|विधवा|प्राण(?!ा)',
  ),
  '\\b(?:deerghayu|dirghayu|alpayu|lambi (?:umar|umr|aayu|ayu)|(?:umar|umr|aayu|ayu) (?:lambi|kam|chhoti|choti|poori|puri)|saal (?:tak )?(?:jiyenge|jeeyenge|jeevit|zinda)|nahi (?:bachenge|bachegi|bachega|bach payenge)|guzar (?:jayenge|jayegi|jayega|ja)|gujar (?:jayenge|jayegi|jayega|ja)|chal bas\\w*|dehant|nidhan|swargwas|aakhri saans|akhri saans|duniya (?:se|chhod|chod)|vidhwa|pran)\\b',
)

const despair = either(
  '\\b(?:end it all|end your life|end everything|be free of (?:this )?life|kill yourself|hurt yourself|harm yourself|cut yourself|starve yourself|take your (?:own )?life|better off (?:dead|without you)|no (?:reason|point|use) (?:to|in|of) liv(?:e|ing)|nothing to live for|give up on life|life is (?:worthless|useless|meaningless|over|finished)|you are (?:a burden|worthless|useless|cursed)|no hope (?:for|left)|disappear (?:forever|from)|sleep forever|not wake up|jump (?:off|from)|hang yourself|swallow (?:all )?(?:the |your )?(?:pills|tablets)|stop eating|fast until)\\b',
  nagari(
    'आत्महत्या|जान दे|जीवन समाप्त|जीवन खत्म|ज़िंदगी खत्म|जिंदगी खत्म|सब खत्म कर|खुद को (?:खत्म|मार|नुकसान|चोट)|जीने का (?:कोई )?(?:मतलब|फायदा|अर्थ)|जीना (?:बेकार|व्यर्थ)|आप बोझ|मर जाना|कोई उम्मीद नहीं|खाना छोड',
  ),
  '\\b(?:aatmahatya|atmahatya|jaan de d|jaan dena|zindagi khatam|jindagi khatam|sab khatam kar|khud ko (?:khatam|maar|nuksan|chot)|jeene ka (?:koi )?(?:matlab|fayda)|jeena bekar|aap bojh|mar jana|koi ummeed nahi|khana chhod)',
)

const curse = either(
  '\\b(?:black magic|evil eye|evil spirits?|spirits? (?:are|is) (?:angry|around)|someone has cast|spell on you|cast a spell|cursed?|hex|possessed|ghosts?|occult|tantrik|sacrifice an?|blood of|ancestors are angry|bad omen)\\b',
  nagari(
    'काला जादू|काले जादू|टोना|टोटका|नजर लगी|बुरी नजर|भूत|प्रेत|आत्मा (?:का|की) (?:साया|असर)|साया|वशीकरण|वश में|तांत्रिक|बलि |श्राप|शाप|पितर नाराज|पितृ नाराज|देवता नाराज|किया कराया|बंधन किया',
  ),
  '\\b(?:kala jadu|kaala jadu|tona|totka|nazar lagi|buri nazar|bhoot|pret|saaya|vashikaran|vash mein|tantrik|bali d|shrap|shraap|pitar naraz|pitru naraz|devta naraz|kiya karaya)\\b',
)

/** What is never said, by kind. */
export const harmPatterns: readonly (readonly [AnswerHarm, RegExp])[] = [
  [
    'medicine',
    either(
      near(stopping, medicine),
      `${medicine}.{0,25}\\b(?:is|are|can|may|should|must)\\b.{0,12}\\b(?:stopped|skipped|reduced|doubled|useless|unnecessary|not needed)\\b`,
      both(hindiStopping, hindiMedicine),
      '\\b(?:take|have|eat|swallow|inject)\\b.{0,25}\\b(?:tablets?|pills?|capsules?|mg|milligrams?|paracetamol|antibiotics?|steroids?|insulin|sleeping pills?)\\b',
      '(?:गोली|गोलियां|गोलियाँ|कैप्सूल|सिरप).{0,20}(?:लीजिए|लें|खाइए|खाएं|खाएँ|खा लें|पी लें)|\\b(?:goli|goliyan|capsule)\\b.{0,20}\\b(?:lijiye|lein|le lo|kha lo|khaiye|khayen)',
    ),
  ],
  ['codes', either(codes, codeWithVerb)],
  [
    'money',
    either(
      near(paying, `(?:${sum}).{0,30}(?:${payee})`),
      near(paying, `(?:${payee}).{0,30}(?:${sum})`),
      near(
        paying,
        `(?:the|this|that|a|an|some|your|small|little|full|processing|advance|remedy) (?:small |little )?(?:amount|fee|fees|charges?|donation|dakshina|advance|deposit)`,
        12,
      ),
      both(hindiPaying, hindiSum, 50),
      '\\b(?:take|get) a (?:personal )?loan\\b|कर्ज ले ल|उधार ले ल|\\bloan le l|\\bkarz le l|\\b(?:sell|mortgage|pawn) your (?:house|home|land|gold|jewel\\w+|shop)\\b|\\b(?:put|invest) (?:all|everything|your savings|all your)\\b',
    ),
  ],
  [
    'people',
    either(leaving, hurting, `${hindiKin} ?${hindiLeaving}`, `${latinKin} ?${latinLeaving}`),
  ],
  ['contact', contacts],
  ['child', child],
  ['lifespan', lifespan],
  ['despair', despair],
  ['curse', curse],
  ['medicine', faithForTreatment],
  ['force', either(watching.source, forcing.source, silencing.source)],
  ['gambling', gambling],
  ['medicine', medicalThings],
  ['money', selling],
  ['despair', parting],
  ['lifespan', countedYears],
  ['child', veiledChild],
  ['contact', handles],
  ['codes', new RegExp(countedDigits, 'u')],
]
