/** The words by which a few words ask further of a person, a number, a thing or a letter that was told. */

const edge = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

/** "Careful of whom?" */
export const ofWhom = edge(
  '(?:careful|beware|wary|stay away) (?:of|from) (?:who|whom|which people)|(?:of|from) whom|whom (?:should|shall|not|to)|who (?:should i|to|not to) (?:trust|avoid)|which people|kis ?se (?:savdha+n|sambh?al|bach\\p{L}*|door|dur)|kin ?(?:logo?n? )?se|kis ?(?:par|pe) (?:bharosa )?(?:na|nahi|nhi)|kaun ?(?:se )?log|किस ?से (?:सावधान|बच[\\p{L}\\p{M}]*|दूर|संभल[\\p{L}\\p{M}]*)|किन ?(?:लोगों )?से|कौन ?(?:से )?लोग',
)
export const warned = edge(
  'careful|trust\\p{L}*|caution|cheat\\p{L}*|people|savdha+n\\p{L}*|dhokha|dhoka|bharos\\p{L}*|sambh?al\\p{L}*|log|logon|सावधान[\\p{L}\\p{M}]*|धोखा|भरोस[\\p{L}\\p{M}]*|संभल[\\p{L}\\p{M}]*|लोग|लोगों',
)

/** "How many acres at most", of what is put in. */
export const howMany = edge('how (?:many|much)|kitn[aei]|कितन[ाेी]')
export const putsIn = edge(
  'max|maximum|at most|acres?|bigha|grams?|tola|kilos?|shares|lots?|cows|goats|machines?|murgi\\p{L}*|zyada se zyada|jyada se jyada|lag[ao]u+n?|lagaye?in|da+lu+n?|shuru|start|invest|put|lend|एकड़|बीघ[ाे]|ग्राम|तोला|मुर्ग[ीि][\\p{L}\\p{M}]*|गाय|बकरी|ज़्यादा से ज़्यादा|ज्यादा से ज्यादा|लगाऊं|लगाऊँ|लगाएं|लगाएँ|डालूं|डालूँ|शुरू',
)
export const comesOut = edge(
  'get|earn\\p{L}*|profit|return\\p{L}*|income|salary|mil\\p{L}*|kama\\p{L}*|munafa|bach\\p{L}*|hog[aie]|time|long|days?|months?|years?|din|mahin\\p{L}*|saal|samay|ratti|carat|मिल[\\p{L}\\p{M}]*|कमा[\\p{L}\\p{M}]*|मुनाफ़?ा|होग[ाी]|दिन|महीन[\\p{L}\\p{M}]*|साल|समय|रत्ती',
)

/** "Which of the two is correct?" */
export const whichIsRight =
  /which (?:one |of (?:the two|them) )?(?:is|should i (?:take|believe)) ?(?:correct|right|true)?|(?:sahi|sach|theek) (?:kaun|kons)\p{L}*|ka?un ?s[aei] (?:sahi|sach|theek)|kons[aei] (?:sahi|sach|theek)|सही कौन|कौन ?स[ाी] सही|किसे सही/iu
/** "Sure? Last year too you said so, and nothing happened." */
export const lastTimeToo =
  /(?:last (?:year|time|month)|pichl[ei] (?:saal|sal|ba+r|mahine)|पिछल[ेी] (?:साल|बार|महीने))[\s\S]{0,60}(?:nothing (?:happened|came)|did ?n[o'’]?t happen|kuchh? (?:bhi )?(?:nahi|nhi|nahin) hua|कुछ (?:भी )?नहीं? हुआ)/iu

const things =
  'river|nadi|temple|mandir|cows?|gaay|gay|gai|pee?pal|pipal|banyan|bargad|crows?|kauv\\p{L}*|kauw\\p{L}*|dogs?|kutt\\p{L}*|tulsi|pond|talab|pandit|neem|नदी|मंदिर|गाय|पीपल|बरगद|कौव[\\p{L}\\p{M}]*|कुत्त[\\p{L}\\p{M}]*|तुलसी|तालाब|पंडित|नीम'
const none = 'nahi|nhi|nahin|nai|नहीं|नही'
/** "No river here": what the remedy asks for is not at hand. */
export const notAtHand = edge(
  `no (?:${things}) (?:is |are )?(?:here|near\\p{L}*|around|in)|there (?:is|are) no (?:${things})|(?:${things}) (?:(?:to|hi|bhi|तो|ही|भी) )?(?:${none})(?: (?:hai|hain|h|milt\\p{L}*|dikht\\p{L}*|है|हैं|मिलत[\\p{L}\\p{M}]*|दिखत[\\p{L}\\p{M}]*))?|(?:ye|yeh|wo|यह|ये) (?:to )?(?:${none}) (?:kar|ho|कर|हो) (?:sakt\\p{L}*|pa\\p{L}*|सकत[\\p{L}\\p{M}]*|पा[\\p{L}\\p{M}]*)`,
)
export const askedBeside = edge(
  'then|what else|something else|anything else|instead|other|another|kuchh?|aur|dusr[aei]|doosr[aei]|phir|fir|to kya|कुछ|और|दूसर[ाेी]|फिर|तो क्या',
)
/** "Will a yellow dog do too?" */
export const anotherOfTheKind = edge(
  `(?:yellow|brown|white|any|other|peel[aei]|bhur[aei]|safed|koi bhi|kisi bhi|पील[ाेी]|भूर[ाेी]|सफ़?ेद|कोई भी) (?:colou?r |rang (?:ka|ki) )?(?:${things})`,
)

/** What is put into a pool or a fund. */
export const ofPool = edge(
  'chit|chit ?fund|committee|kameti|scheme|fund|sip|fd|policy|चिट|कमेटी|स्कीम|पॉलिसी',
)
/** "And if mother puts it in her name?" */
export const inOtherName =
  /(?<![\p{L}\p{M}])(?:if|agar|what if|अगर)(?![\p{L}\p{M}])[\s\S]{0,44}(?:in (?:her|his|their|my \p{L}+['’]?s|\p{L}+['’]s) (?:own )?name|(?:ke|uske|unke) na+m|के नाम|उनके नाम|उसके नाम)|(?:beta|bete|beti|wife|patni|pati|maa|mummy|papa|bhai|बेटे|बेटी|पत्नी|पति|माँ|मां|मम्मी|पापा|भाई) (?:ke|के) (?:na+m|नाम) (?:par|pe|se|पर|पे|से) (?:l[eu]|lun|loon|kar\p{L}*|kharid\p{L}*|लूँ|लूं|लें|ले|कर[\p{L}\p{M}]*)(?![\p{L}\p{M}])/iu

export const whichHand = edge(
  '(?:which|what|right or left|left or right) hand|(?:kis|kon ?s[aei]|kons[aei]|kaun ?s[aei]) ha+th|(?:किस|कौन ?स[ेी]) हाथ',
)

/** "And which comes after it", of a dasha. */
export const nextOne = edge(
  "(?:and )?(?:next|which (?:one )?(?:comes |is |runs )?(?:next|after)|what(?:['’]?s| is| comes)? (?:next|after))|(?:uske|iske|us ke) baad|(?:उस|इस)के बाद|agl[aei]|अगल[ाेी]",
)
/** "My friend's guruji said": whose word it is, and not whom it is about. */
export const saidByOther = edge(
  'said|says|told|bola|bole|kaha|kehte|bol rah[ae]|batay?a|कहा|बोले|बोला|कहते|बताया',
)

/** "With L": the letter that a question names. */
export const letterNamed =
  /(?<![\p{L}\p{M}])(\p{L}[\p{L}\p{M}]{0,2}) (?:se|letter|akshar|से|अक्षर)(?![\p{L}\p{M}])/iu
/** "It came just as you said": thanks, and no question. */
export const cameTrue =
  /(?:as|like|what|date|time|month) (?:that )?(?:you|u) (?:had )?(?:said|told)|(?:jaisa|jaise|wahi|vahi|jo) [\s\S]{0,20}a+p(?:ne)? (?:bola|kaha|bataya|btaya|boli|kahi)|(?:जैसा|जैसे|वही|जो)[\s\S]{0,20}आप(?:ने)? (?:बोला|बोली|कहा|कही|बताया|बताई)/iu
export const givesThanks =
  /(?<![\p{L}\p{M}])(?:thanks?|thank you|thanku|thx|dhanyava+d|dhanyawad|shukriya|jai ho|mitha[iy]\p{L}*|sweets|bless\p{L}*|जय हो|धन्यवाद|शुक्रिया|मिठाई)(?![\p{L}\p{M}])|🙏/iu
export const doubtsIt = edge(
  'but|not|never|lekin|par|magar|nahi|nhi|nahin|kab|when|kya|लेकिन|मगर|नहीं|नही|कब|क्या',
)

/** "Love, or the parents' choice?" */
export const loveOrArranged =
  /(?<![\p{L}\p{M}])(?:love|prem|लव|प्रेम)(?![\p{L}\p{M}])[\s\S]{0,24}(?:arrange\p{L}*|parents?|family|ghar ?wal\p{L}*|अरेंज|घरवाल[\p{L}\p{M}]*)|(?:arrange\p{L}*|अरेंज)[\s\S]{0,16}(?:love|लव)/iu
export const ofOneself = edge(
  'i|me|my|mine|mera|meri|mere|mujh\\p{L}*|main|hum|hamar\\p{L}*|apn[aei]|मेर[ाेी]|मैं|मुझ[\\p{L}\\p{M}]*|हम|हमार[ाेी]|अपन[ाेी]',
)
/** The side of a life that "and money wise?" asks about. */
export const sides = [
  ['money', edge('money|financ\\p{L}*|pais[aeo]\\p{L}*|dhan|पैस[\\p{L}\\p{M}]*|धन')],
  ['health', edge('health|sehat|tabiyat|सेहत|तबीयत|स्वास्थ्य')],
  ['career', edge('career|job|work|naukri|kaam|नौकरी|काम|करियर')],
] as const
/** Whose year is asked for beside one's own. */
export const others = [
  ['parent', edge('maa|mummy|mom|mother|amma|papa|father|dad|माँ|मां|मम्मी|पापा|पिता(?:जी)?')],
  ['spouse', edge('husband|wife|pati|patni|biwi|पति|पत्नी|बीवी')],
  ['child', edge('son|daughter|beta|bete|beti|बेटा|बेटे|बेटी')],
  ['sibling', edge('bhai|behan|behen|brother|sister|भाई|बहन')],
] as const
