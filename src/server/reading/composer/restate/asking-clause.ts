/** Words that only open or close a question, and say nothing of what is asked. */
const openings =
  /^(?:(?:so|and|but|ok|okay|acha|achha|accha|sir|madam|maam|ma'am|ji|guruji|guru ji|pandit ji|panditji|please|pls|plz|hello|hi|namaste|pranam|then|also|now|aur|to|toh|ab|(?:phir|fir)(?! (?:se|bhi))|bataiye|batao|bataye|tell me|kindly|just|kya(?! (?:kare|karu|kru|hoga|hogi|milega|milegi|hua|ho))|क्या|कया|और|तो|अब|फिर(?! (?:से|भी))|नमस्ते|प्रणाम|जी|अच्छा|बताइए|बताओ|बताएं|कृपया|गुरुजी|पंडित जी)(?![\p{L}\p{M}])[\s,:.-]*)+/iu
const closings =
  /[\s,:.-]*(?<![\p{L}\p{M}])(?:(?:sir|madam|maam|ji|guruji|guru ji|pandit ji|panditji|please|pls|plz|coming|due|batao|bataiye|bataye|bataiyega|bata do|bata dijiye|tell me|or not|(?:ya|ki|k|ke) (?:nahi|nhi|nahin|ni|na)|na|naa|kya|ky|kyaa|(?:या|कि) (?:नहीं|नही|ना|न)|न|क्या|कया|ना|जी|बताइए|बताओ|बताएं|बता दीजिए|बता दो|कृपया|गुरुजी|पंडित जी)[\s,:.-]*)+$/iu

/** Stretches of time that a question names: the answer names its own. */
const times =
  /(?<![\p{L}\p{M}])(?:(?:by|in|before|after|within|during|till|until|around)?\s*(?:this|next|coming|the coming) (?:year|month|week|time|few months|few years|attempt)|this time|(?:in|within) (?:the )?(?:near )?future|soon|ever|finally|now|today|tomorrow|someday|one day|anytime|at last|(?:is|iss|isi|agle|agli|aane wale|aanewale) (?:saal|sal|mahine|mahina|maheene|hafte|baar|bar|time)(?: (?:tak|mein|me|ke andar))?|jaldi|jald|abhi|kabhi|aakhir|aakhirkar|kab tak|kb tk|kb tak|kab tk|kab|kb|kub|sach me|sach mein|सच में|at all|at least|haha|lol|yaar|yar|यार|(?:इस|इसी|अगले|अगली|आने वाले) (?:साल|वर्ष|महीने|माह|हफ़्ते|हफ्ते|बार)(?: (?:तक|में|के अंदर))?|जल्दी|जल्द|अभी|कभी|आख़िर|आखिर|कब तक|कब)(?![\p{L}\p{M}])/giu

/** Sentences of a question, and the last of them that asks. */
function lastAsking(question: string, asks: Pick<RegExp, 'test'>): string | null {
  const sentences = question.split(/[?!।\n;]+|\.(?=\s|$)|\.{2,}/u).map((part) => part.trim())
  return sentences.findLast((part) => asks.test(part)) ?? null
}

/**
 * The clause of a question that asks, without forms of address, "or not" and the times it names; null where no
 * sentence asks in the given way.
 */
export function askingClause(question: string, asks: Pick<RegExp, 'test'>): string | null {
  // What is typed in capitals is said in small letters.
  const sentence = lastAsking(/\p{Ll}/u.test(question) ? question : question.toLowerCase(), asks)
  if (!sentence) return null
  const clause = sentence.split(/[,:–]|\s-\s/u).findLast((part) => asks.test(part)) ?? sentence
  return clause
    .replace(closings, '')
    .trim()
    .replace(openings, '')
    .replaceAll(times, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(closings, '')
}
