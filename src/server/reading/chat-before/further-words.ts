/** The words by which a few words ask further: and if not, what till then, whose wish, whose fault, whole or part. */

const edge = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

const no = 'nahi|nhi|nahin|nai|na|नहीं|नही|न|ना'
export const ifNot = new RegExp(
  `^\\P{L}*(?:(?:and|but|ok|okay|aur|par|lekin|और|पर|लेकिन)\\s+)*(?:(?:what )?if (?:(?:it|that|he|she|they|this) (?:(?:does|did|is|do)(?: not|n['’]?t)|fails?|says? no|refuses?)|not)|(?:agar|अगर) [\\s\\S]{0,16}(?:(?:${no}) (?:hu[aie]|ho|hoga|mil[aei]|mile|lag[ie]|lage|aay[aei]|ban[aei]|हुआ|हुई|हो|मिला|मिली|लगी|आया|आई|बना|बनी)|mana kar|मना कर)|(?:tab bhi |तब भी )?(?:${no}) (?:hu[aie]|mil[aei]|lag[ie]|maan[ei]|हुआ|हुई|मिला|मिली|लगी|लगा|माने|मानी) (?:to|toh|तो))(?![\\p{L}])`,
  'iu',
)
/** What the asker would refuse is an act of one's own. */
export const ownRefusal =
  /(?<![\p{L}\p{M}])(?:if (?:i|we)|agar (?:main|mai|hum)|अगर (?:मैं|हम))(?![\p{L}\p{M}])/iu
export const tillThen = edge(
  'till then|until then|meanwhile|in the meantime|tab tak|jab tak|us ?waqt tak|तब तक|जब तक|उस समय तक',
)
export const asksDeed = edge('what|how|kya|kaise|kuch|kuchh|anything|क्या|कैसे|कुछ')
export const whyYes =
  /^\P{L}*(?:but |ok |par |लेकिन |पर )?(?:why|kyu|kyun|kyon|how so|क्यों|क्यूँ|क्यूं)(?![\p{L}\p{M}])(?:\s+(?:yes|so|good|better|this|that|do you say|you say|haan|achh?[aei]|theek|sahi|behtar|reason|tell|please|sir|ji|bataiye|batao|bata|do|na|bhala|हाँ|हां|अच्छा|ठीक|बेहतर|बताइए|बताओ|जी|भला)[,.!?।]*)*\s*[?।.!]*$|^\P{L}*(?:why|kyu|kyun|क्यों) (?:yes|haan|हाँ|हां)(?![\p{L}\p{M}])/iu
export const toldYes = edge(
  'yes|good|likely|supports?|leans to|better|suits?|favou?rable|strong|haan|achh?[aei]|yog|behtar|हाँ|हां|अच्छ[ाेी]|योग|बेहतर|अनुकूल',
)
export const toldNo = edge(
  `no|not|less|low|weak|slow|difficult|delay\\p{L}*|risky|avoid|late|strain|kam|mushkil|der|deri|kamzor|tanav|${no}|कम|मुश्किल|देर|देरी|कमज़ोर|कमजोर|तनाव`,
)
export const wholeOrPart = edge(
  '(?:full|fully|whole|total|complete|completely|po+ra|po+ri|pu+r[aie]|sab|पूर[ाीे]|सारा|सब)(?: \\p{L}+| [\\p{L}\\p{M}]+){0,2}? (?:or|ya|या)(?: \\p{L}+| [\\p{L}\\p{M}]+)?? (?:little|half|part\\p{L}*|some|only|adh[aiu]\\p{L}*|aadh[aie]|thod[aei]|kuchh?|kam|आध[ाीे]|अधूर[ाीे]|थोड़[ाीे]|कुछ|कम)',
)
/** "Fully?" */
export const wholly =
  /^\P{L}*(?:fully|completely|pu+ri tarah|poo?ri tarah|पूरी तरह)(?: se| से)?\s*[?।.!]*$/iu
export const attempts = edge(
  'how many (?:more )?(?:attempts?|tries|times|chances)|which attempt|first attempt|(?:kitn[ei]|kaun ?s[ei]|kons[ei]) (?:aur )?(?:attempts?|ba+r|prayas|chances?|mauk[ei])|कितन[ीे] (?:और )?(?:बार|प्रयास|अटेम्प्ट|कोशिश)|कौन ?स[ेा] (?:प्रयास|अटेम्प्ट)',
)
export const wishes =
  /(?<![\p{L}\p{M}])(?:wants?|likes?|prefers?|against|says? no|not agree\p{L}*|not ready|refus\p{L}*|chaht[aei]|chahte|pasand|zid|mana kar\p{L}*|nahi ma+n\p{L}*|nhi ma+n\p{L}*|manti nahi|razi nahi|raazi nahi|khilaf|चाहत[ाेी]|पसंद|ज़िद|मना कर[\p{L}\p{M}]*|नहीं मान[\p{L}\p{M}]*|राज़ी नहीं|खिलाफ़?)(?![\p{L}\p{M}])/iu
export const asksWill =
  /(?<![\p{L}\p{M}])(?:will|when|would|kab|agree\?|ma+n ?(?:jay\p{L}*|jaen\p{L}*|leng\p{L}*|leg\p{L}*)|manegi|manega|manenge|pasand a\p{L}*|पसंद आ[\p{L}\p{M}]*|कब|मान जा[\p{L}\p{M}]*|मानेंगे|मानेगी|मानेगा)(?![\p{L}\p{M}])/iu
export const myFault = edge(
  'my (?:own )?(?:fault|mistake)|am i (?:wrong|at fault|to blame)|did i do (?:something|anything) wrong|(?:galti|kasoor|kasur|dosh) (?:meri|mera|kya meri)|(?:meri|mera) (?:hi |bhi )?(?:galti|kasoor|kasur)|main (?:hi )?galat|ग़?लती मेरी|मेरी (?:ही |भी )?ग़?लती|कसूर मेरा|मेरा (?:ही |भी )?(?:कसूर|क़सूर|दोष)|मैं (?:ही )?ग़?लत',
)
export const withWhom = edge(
  'with whom|with who|who (?:with|exactly)|kis ?(?:ke )?(?:se|sath|saath)|kaun se member|किस ?(?:के )?(?:से|साथ)',
)
export const toldTension = edge(
  'tension|friction|strain|mixed|quarrel\\p{L}*|fights?|arguments?|disput\\p{L}*|tanav|jhagd\\p{L}*|kalesh|anban|तनाव|झगड़[\\p{L}\\p{M}]*|कलह|अनबन|खटपट',
)
export const heOrMe =
  /(?<![\p{L}\p{M}])(?:he|she|they|him|her|boss|wo|vo|woh|uska|unka|us ?ka|वह|वो|उसका|उनका)(?![\p{L}\p{M}])[^?.!।]{0,26}(?<![\p{L}\p{M}])(?:or|ya|या)(?![\p{L}\p{M}])\s*(?:me|i|my|mine|mera|main|mai|mujhe|hum|मेरा|मैं|मुझे)(?![\p{L}\p{M}])/iu
export const ofRival = edge(
  'boss|manager|senior|colleague|rival|hod|principal|officer|sir|partner|sahab|bo+ss|बॉस|मैनेजर|अधिकारी|साहब|सहकर्मी',
)
export const whichPaper = edge(
  '(?:which|what) (?:paper|subject|part|section|topic)|(?:kis|kaun ?s[aei]|kons[aei]) (?:paper|subject|vishay|part|section)|(?:किस|कौन ?स[ाेी]) (?:पेपर|विषय|सब्जेक्ट|भाग)',
)
export const withFamily =
  /(?<![\p{L}\p{M}])(?:famil\p{L}*|parivar|wife|husband|kids|children|bachch?e|biwi|patni|pati|परिवार|फ़?ैमिली|पत्नी|पति|बच्चे)(?![\p{L}\p{M}])[^?.!।]{0,20}(?<![\p{L}\p{M}])(?:with me|along|together|also|too|come|join|sath|saath|bhi|साथ|भी)(?![\p{L}\p{M}])|(?:alone|akel[ae]|अकेल[ाे]) (?:or|ya|या) (?:with )?(?:family|parivar|परिवार)/iu
export const ageGap =
  /(?<![\p{L}\p{M}])(?:elder|older|younger|badi|bada|bade|chh?oti|chh?ota|umar|umr|age|बड़ी|बड़ा|बड़े|छोटी|छोटा|उम्र)(?![\p{L}\p{M}])/iu
export const isProblem = edge(
  'problem|issue|ok|okay|matter|difference|dikkat|dikkt|fark|farak|theek|thik|chalega|दिक़?्क़?त|समस्या|फ़र्क़|फर्क|ठीक|चलेगा',
)
export const price = edge(
  'price|rate|(?:how much|kitne?) (?:me|mein|will it sell|can i sell|get for it)|kitne me (?:bik|jay|niklega)\\p{L}*|bhaa?v|keemat|kimat|दाम|भाव|क़?ीमत|कितने में',
)
export const remedyWhom = edge(
  'to whom|whom (?:to|should)|who (?:should i|to) give|(?:kis|kin) ?ko|किस ?को|किन्हें|किसे',
)
export const periods = edge(
  'periods?|menstru\\p{L}*|mahwari|masik|पीरियड[\\p{L}\\p{M}]*|माहवारी|मासिक',
)
export const leaves = edge(
  'leaves?|go(?:es)? (?:away|out)|move (?:out|away)|over|exit|nik[a]?l[aeiou]\\p{L}*|hat[ae]\\p{L}*|jayega|jaega|jayenge|niklenge|chhod\\p{L}*|निकल[\\p{L}\\p{M}]*|हट[\\p{L}\\p{M}]*|जाएगा|जाएँगे|जाएंगे|छोड़[\\p{L}\\p{M}]*',
)
export const toldTransit = edge(
  'transit\\p{L}*|passing|moving|guzar\\p{L}*|gochar|house|bhav|गुज़र[\\p{L}\\p{M}]*|गुजर[\\p{L}\\p{M}]*|गोचर|भाव',
)
export const whichTime = edge(
  'which (?:one|time|of (?:them|the two|these))?(?: is)? ?(?:stronger|better|best|good)|which (?:one|time)|(?:dono|in dono|donon) (?:me|mein|mai)(?: se)? (?:better|behtar|achh?a|kaun\\p{L}*|kons\\p{L}*|best)|(?:kaun ?s[aei]|kons[aei])(?: wala| time| samay)? (?:zyada |jyada )?(?:better|behtar|achh?a|best|strong)|दोनों में(?: से)? (?:बेहतर|अच्छा|कौन)[\\p{L}\\p{M}]*|कौन ?स[ाेी] (?:ज़्यादा |वाला )?(?:बेहतर|अच्छा)',
)
export const bestMonth = edge(
  '(?:best|sabse (?:achh?a|shubh|badhiya)|सबसे (?:अच्छा|शुभ|बढ़िया)) (?:month|mahina|time|samay|part|महीना|समय)|which month (?:is )?(?:best|good|better)|(?:kaun ?sa|konsa) mahina (?:sabse )?(?:achh?a|shubh|best)|कौन ?सा महीना (?:सबसे )?(?:अच्छा|शुभ)',
)
const month =
  'january|jan|february|feb|march|april|may|june|july|august|aug|september|sept|october|oct|november|nov|december|dec|farvari|janvari|मार्च|जनवरी|फ़?रवरी|फ़रवरी|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर'
/** "What about February?" */
export const otherMonth = new RegExp(
  `^\\P{L}*(?:(?:and|or|ok|hmm+|so|then|aur|ya|to|what about|how about|और|या|तो)[\\s.,]+)*(?:in |next |agle |for |the |अगले )?(?:month of )?(?:${month})(?:\\s+(?:me|mein|ka|kaisa|rahega|then|ok|is|good|20\\d\\d|में|का|कैसा|रहेगा|ठीक))*\\s*[?।.!]*$`,
  'iu',
)
export const colour = edge('colou?rs?|rang|रंग')
export const newOrUsed =
  /(?<![\p{L}\p{M}])(?:new|nayi|nai|naya|नई|नयी|नया)(?![\p{L}\p{M}])[^?.!।]{0,12}(?:or|ya|या)[^?.!।]{0,12}(?<![\p{L}\p{M}])(?:used|old|second ?hand|purani|purana|पुरानी|पुराना|सेकंड)/iu
/** "I asked about job not marriage", "shadi nahi naukri pucha tha": what was asked, as it is put right. */
export const putRight: readonly RegExp[] = [
  /(?<!\p{L})(?:i|we) (?:asked|meant|said|was asking|am asking|ask)(?: you)?(?: about| for| of)? (?:my )?(?<meant>[\p{L} ]{2,40}?),? (?:and )?not (?:about |for |my )?[\p{L} ]+$/iu,
  /(?<!\p{L})not (?:about |my |for )?[\p{L} ]{2,24}?,? (?:i|we) (?:asked|meant|said|was asking)(?: about| for)? (?:my )?(?<meant>[\p{L} ]{2,40})$/iu,
  /^\P{L}*(?:[\p{L}\p{M}]+ )?(?:ka |ki |का |की )?(?:nahi|nhi|nahin|नहीं|नही),? (?:maine |mene |मैंने )?(?<meant>[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)?)(?: (?:ka|ki|ke|ke baare me|का|की|के|के बारे में))? (?:pu(?:c|ch|chh)[aie]\p{L}*|poo?chh?\p{L}*|पूछ[\p{L}\p{M}]*)(?: (?:tha|thi|hai|h|था|थी|है))?\s*[?.!।]*$/iu,
  // "Not my channel's, my shop's earnings": of one's own, and no asking beside it.
  /^\P{L}*(?:mer[aei]|mere|मेर[ाेी]) (?:[\p{L}\p{M}]+ )?(?:ka|ki|ke|का|की|के) (?:nahi|nhi|nahin|नहीं|नही),? (?:balki |बल्कि )?(?<meant>(?:mer[aei]|मेर[ाेी]) [\p{L}\p{M}]+ (?:ka|ki|ke|का|की|के) [\p{L}\p{M}]+)\s*[?.!।]*$/iu,
]

/** "For how long?", of what was told not yet, or beside something else. */
export const howLong =
  /^\P{L}*(?:(?:and|aur|to|till|और|तो)\s+)*(?:(?:for )?how long|kab tak|kitne (?:din|time|mahine|saal)(?: tak)?|कब तक|कितने (?:दिन|समय|महीने|साल)(?: तक)?)(?:\s+(?:saath|sath|me|mein|aise|wait|karu|karun|rukna|ruku|साथ|में|ऐसे|रुकूँ|करूँ))*\s*[?।.!]*$/iu
export const toldNotYet = edge(
  'not yet|side by side|beside|along with|wait|hold|abhi nahi|abhi nhi|saath|sath|ruk\\p{L}*|अभी नहीं|साथ|रुक[\\p{L}\\p{M}]*',
)
export const tooLong = edge(
  "too long|so long|can(?:no|['’])?t wait|cannot wait|itna (?:wait|intz\\p{L}*|lamba|time)|bahut (?:lamba|der|door)|wait nahi|इतना (?:इंतज़ार|इंतजार|लंबा|समय)|बहुत (?:लंबा|देर|दूर)",
)
/** "Both, half and half?" */
export const both =
  /^\P{L}*(?:(?:or|ya|aur|and|to|या|और|तो)\s+)*(?:both|dono|donon|दोनों)(?![\p{L}\p{M}])(?:\s+(?:half|little|thoda|thodi|aadha|adha|kar|karu|karun|le|lu|lun|me|mein|ho|sakta|sakti|sakte|hai|can|i|do|together|saath|थोड़ा|थोड़ी|आधा|कर|लूँ|लूं|में|साथ|सकता|सकती|है))*\s*[?।.!]*$/iu
export const whoseSide = edge(
  'whose side|take (?:my|whose) side|on my side|support (?:me|whom)|(?:kis ?ka|mera) (?:saath|sath|paksh)|(?:kis ?ki|meri) (?:taraf|side)|(?:किसका|मेरा) (?:साथ|पक्ष)|(?:किसकी|मेरी) तरफ़?',
)
export const whichOrgan = edge(
  '(?:which|what) (?:organ|part|body part)|(?:kaun ?s[aei]|kons[aei]|kis) (?:ang|organ|hiss[ae])|(?:किस|कौन ?स[ाेी]) (?:अंग|हिस्स[ाेे])',
)
export const whatToSay = edge(
  'what (?:should|shall|do|can) i (?:say|tell|write|talk)|kya (?:bolu|bolun|kahu|kahun|likhu|likhun|baat karu)|कैसे कहूँ|क्या (?:बोलूँ|बोलूं|कहूँ|कहूं|लिखूँ|लिखूं)',
)
export const wears = edge('wear\\p{L}*|pehn\\p{L}*|pahn\\p{L}*|use|पहन[\\p{L}\\p{M}]*')
