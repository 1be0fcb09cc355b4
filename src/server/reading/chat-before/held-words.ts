/** The words by which a follow-up presses, doubts or objects, without a matter of its own. */

const edge = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

const joins =
  '(?:(?:ok|okay|and|but|so|ji|sir|aur|to|ye|yeh|it|its|is|it is|this|तो|और|जी|ये|यह)\\s+)*'
/** "Pakka na?", "are you sure" */
export const sure = new RegExp(
  `^\\P{L}*${joins}(?:(?:are )?(?:you )?(?:100 ?% ?|very |really |fully )?(?:sure|confirm(?:ed)?|certain|guaranteed?|definite(?:ly)?)|100 ?%|pakk[ai]|sach(?: me| mein)?|confirm|guarantee|पक्क[ाी]|सच(?: में)?|गारंटी|कन्फ़?र्म)(?:\\s+(?:na+|hai|h|hi|ho|hoga|hogi|sir|ji|bata[\\p{L}]*|please|pls|right|no|then|about it|of it|you|guruji|guru ji|pandit ?ji|beta|bhai|bhaiya|maharaj|mam|madam|गुरुजी|पंडित जी|बेटा|भाई|ना|न|है|हो|होगा|होगी|जी))*\\s*[?।.!]*$`,
  'iu',
)
/** "Bilkul nahi?", "not at all this year?" */
export const notAtAll = edge(
  'not at all|no chance(?: at all)?|zero chance|(?:bil ?kul|bilkul) (?:bhi )?(?:nahi|nhi|nahin|nai)|(?:koi|ek bhi) (?:chance|ummeed|umeed|yog) (?:hi )?(?:nahi|nhi|nahin)|बिल्?कुल (?:भी )?(?:नहीं|नही)|कोई (?:उम्मीद|चांस|मौक़?ा) (?:ही )?(?:नहीं|नही)',
)
export const toldWeak = edge(
  'no|not|less|low|small|weak|difficult|hard|unlikely|later|slow|kam|mushkil|kathin|der|agl[ei]|nahi|कम|मुश्किल|कठिन|देर|अगल[ेी]|नहीं',
)
/** "Will it come back again?" */
export const comesAgain = edge(
  'come back|comes back|coming back|recur\\p{L}*|relapse\\p{L}*|return|happen again|have it again|get it again|again (?:later|after|in future)|(?:dobara|dubara|phir se|fir se|wapas|vapas|baar baar|bar bar)(?: (?:to|bhi|toh|nahi|nhi))* ?(?:ho|aa|ban|badh|nikal|lagega|uthega)\\p{L}*|(?:दोबारा|दुबारा|फिर से|वापस|बार-?बार)(?: (?:तो|भी|नहीं))* ?(?:हो|आ|बन|बढ़|निकल)[\\p{L}\\p{M}]*',
)
/** "Will he walk as before?" */
export const asBefore = edge(
  '(?:as|like|same as) (?:before|earlier|normal)|back to normal|pehle (?:jais[aei]|ki tarah)|pahle (?:jais[aei]|ki tarah)|पहले (?:जैस[ाेी]|की तरह)',
)
/** "I have PCOS, even then?" */
export const evenSo = edge(
  'even (?:then|so|with (?:this|that|it|my)|if i have|though)|despite|in spite|(?:ho(?:te|ne)|hai|h|tab|to) (?:phir|fir|tab|to) ?bhi|phir bhi|fir bhi|iske bawajood|फिर भी|तब भी|के बावजूद',
)
export const needsLoan =
  /(?<![\p{L}\p{M}])(?:loan|karz\p{L}*|karj\p{L}*|emi|udha+r|borrow\p{L}*|लोन|क़र्ज़?|कर्ज़?|उधार)(?![\p{L}\p{M}])/iu
export const isNeeded = edge(
  'need\\p{L}*|required?|have to|must|will i|lena|len[ai]|pad[ei]g[aie]|chahiye|lagega|लेना|पड़ेग[ाी]|चाहिए|लगेगा',
)
/** "But the boss makes it hard": an objection, and no question. */
export const objects =
  /^\P{L}*(?:(?:ok|ha+n|ji|हाँ|हां|जी)[ ,]+)?(?:but|par|lekin|magar|पर|लेकिन|मगर|परंतु)(?![\p{L}\p{M}])/iu
export const asksAnything =
  /\?|(?<![\p{L}\p{M}])(?:what|which|when|where|who\p{L}*|how|why|will|should|shall|can|could|does|is it|am i|kya|kab|kaise|kais[aei]|kyu\p{L}*|kyon|kaun\p{L}*|kons\p{L}*|kis\p{L}*|kitn\p{L}*|kaha\p{L}*|किस[\p{L}\p{M}]*|क्या|कब|कैस[ाेी]|क्यों|क्यूँ|कौन\p{M}*|कितन\p{M}*|कहाँ|कहां)(?![\p{L}\p{M}])/iu
export const toldWait = edge(
  "wait|stay|hold|not now|not yet|later|after|keep|don[’']?t|ruk\\p{L}*|abhi n[a-z]*|baad|rakh\\p{L}*|mat|रुक[\\p{L}\\p{M}]*|अभी न[\\p{L}\\p{M}]*|बाद|रख[\\p{L}\\p{M}]*|मत",
)
/** "But my heart is with Rohit." */
export const ofHeart = edge(
  '(?:my|mer[aei]|hamara) (?:heart|dil|man|mann|mind|feelings?)|heart (?:says?|wants?|is)|dil (?:to |se |me |mein )?(?:us|kah\\p{L}*|keh\\p{L}*|chah\\p{L}*|ma+n\\p{L}*|lag\\p{L}*|nahi)|mann (?:nahi|to|us)|i (?:like|love|prefer|want)|(?:mujhe|mujh ko) (?:to )?[\\p{L}]+ (?:hi )?(?:pasand|achha|acha)|(?:मेरा|मेरे) (?:दिल|मन)|दिल (?:तो|से|में|उस|कह|चाह)[\\p{L}\\p{M}]*|मन (?:तो|नहीं|उस)',
)
/** "Earlier you told March." */
export const toldEarlier =
  /(?<![\p{L}\p{M}])(?:last time|earlier|before|first|previously|(?:pichh?l[ei]|pehl[ei]|pahl[ei]) (?:ba+r|dafa)?|pehle|pahle|पिछली बार|पहले|पहली बार)(?![\p{L}\p{M}])/iu
/** "Only the month." */
export const onlyMonth =
  /^\P{L}*(?:(?:bas|sirf|only|just|ok|and|sir|ji|please|pls|tell|me|the|exact|which|what|to|ek|बस|सिर्फ़?|तो|जी|एक|सही)\s+)*(?:(?:kaun ?s[ae]|kons[ae]|kis|कौन ?स[ाे]|किस)\s+)?(?:month|mahin[ae]|महीन[ाे])(?:\s+(?:only|please|pls|sir|ji|tell|me|bata\p{L}*|bol\p{L}*|do|dijiye|de|hi|bas|exactly|then|kaunsa|konsa|hoga|hai|बता[\p{L}\p{M}]*|बोल[\p{L}\p{M}]*|दो|दीजिए|जी|बस|ही|होगा|है|कौन ?सा))*\s*[?।.!]*$/iu
/** "Which of them more", of two things that the answer told. */
export const whichOfThem =
  /(?<![\p{L}\p{M}])(?:which (?:one|of (?:them|the two|these|both))|(?:dono|donon|in) (?:me|mein|mai)(?: se)? (?:kaun|kons|kya|behtar|better|zyada)\p{L}*|kaun ?s[aei] (?:zyada|behtar|better|pehle|achha)|दोनों में(?: से)? (?:कौन|बेहतर|ज़्यादा|क्या)[\p{L}\p{M}]*|कौन ?स[ाेी] (?:ज़्यादा|बेहतर|पहले|अच्छ[ाी]))/iu
/** "Can it not be before that?" */
export const sooner = edge(
  "can(?:no|['’])?t (?:it|we|i|this) [^?]{0,20}(?:before|earlier|sooner)|before (?:that|then|this|it)|earlier (?:than|possible|also)|any ?(?:thing|time)? earlier|sooner|a little earlier|(?:isse|is se|usse|us se|iske|uske|ussey) (?:bhi )?(?:pehle|pahle|jaldi)|(?:aur|thoda|kuchh?) (?:jaldi|pehle)|jaldi nahi|(?:इस|उस)से (?:भी )?(?:पहले|जल्दी)|(?:और|थोड़ा|कुछ) (?:जल्दी|पहले)|जल्दी नहीं",
)
/** "The doctor says January." */
export const doctorSays =
  /(?<![\p{L}\p{M}])(?:doctors?|dr|surgeon|hospital|डॉक्टर|डाक्टर|अस्पताल)(?![\p{L}\p{M}])[^?]{0,40}(?<![\p{L}\p{M}])(?:says?|said|told|tells|wants|asks|advis\p{L}*|gave|given|bol\p{L}*|kah\p{L}*|keh\p{L}*|bata\p{L}*|कह[\p{L}\p{M}]*|बोल[\p{L}\p{M}]*|बता[\p{L}\p{M}]*)(?![\p{L}\p{M}])/iu
/** "How long will it go on like this?" */
export const howLong = edge(
  'how long|till when|kab tak|कब तक|kitne (?:din|saal|mahine)|कितने (?:दिन|साल|महीने)',
)
/** "Tablets for life?" */
export const medicineForLife =
  /(?<![\p{L}\p{M}])(?:tablets?|medicines?|pills?|insulin|dawa\p{L}*|dava\p{L}*|goli\p{L}*|दवा[\p{L}\p{M}]*|गोल[\p{L}\p{M}]*|इंसुलिन)(?![\p{L}\p{M}])[^.!]{0,30}(?<![\p{L}\p{M}])(?:for (?:my )?(?:whole )?life|life ?(?:long|time)|forever|always|umr ?bhar|umar bhar|zindagi bhar|jindagi bhar|hamesha|उम्र ?भर|ज़िंदगी भर|जिंदगी भर|जीवन भर|हमेशा)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:life ?long|umar bhar|umr bhar|zindagi bhar|hamesha|उम्र ?भर|ज़िंदगी भर|जिंदगी भर|हमेशा)(?![\p{L}\p{M}])[^.!]{0,16}(?<![\p{L}\p{M}])(?:tablets?|medicines?|pills?|dawa\p{L}*|dava\p{L}*|दवा[\p{L}\p{M}]*|गोल[\p{L}\p{M}]*)(?![\p{L}\p{M}])/iu
/** "Then which one?", after a stone that was refused. */
export const stoneInstead = edge(
  'which|other|what (?:should|can|to|then)|then what|kya pehn\\p{L}*|kaun ?s[aei]|kons[aei]|dusr[aei]|doosr[aei]|क्या पहन[\\p{L}\\p{M}]*|कौन ?स[ाेी]|दूसर[ाेी]|फिर क्या',
)
export const whyNot = edge('why(?: not)?|kyu\\p{L}*|kyon|क्यों|क्यूँ|क्यूं')
/** What is to be done, or how much of it: no wish for a nearer time. */
export const ofDeed = edge(
  'what should|should i|shall i|how m(?:any|uch)|asked|kitn\\p{L}*|kar[ue]\\p{L}*|d[ue]|d[uo]n|ya baad\\p{L}*|or after|date|कितन[ाेी]|करूँ|करूं|करें|दूँ|दूं|या बाद|khara?b|ख़?राब',
)
/** "And mine?" */
export const andMine =
  /^\P{L}*(?:and|what about|how about|aur|or|और)\s+(?:mine|me|my own|mer[aei]|meri|apn[aei]|मेर[ाीे]|अपन[ाीे])(?:\s+(?:kab|ka|kya|bhi|then|कब|क्या|भी))?\s*[?।.!]*$/iu
