import { formOf } from './form.ts'
import type { FrameAsks, FrameSubject } from '../../types/frame.ts'
import { foldedWords } from '../../understand/fold.ts'
import { buildLexicon, findPhrases } from '../../understand/lexicon.ts'

/** Words that name nothing to be asked about: they join, ask, point, or press. */
const empty = buildLexicon<true>([
  [
    'and, or, but, so, then, also, too, ok, okay, yes, no, hmm, please, pls, plz, sir, mam, maam, madam, ji, the, a, an, is, are, will, would, does, do, did, it, this, that, of, for, about, what, how, in, on, to, be, exactly, exact, really, sure, surely, same, again, tell, me, more, bit, much, which, abt, i, you, he, she, they, we, my, his, her, their, him, them, get, happen, happens, come, good, right, finally, now, still, else, any, at, by, till, until, upto, wrong, fault, drawback, that one, just, only',
    true,
  ],
  [
    'aur, ya, to, toh, phir, fir, lekin, par, magar, accha, acha, achha, haan, han, nahi, nahin, bhi, hi, ka, ki, ke, ko, se, me, mein, pe, tak, kya, kab, kyu, kyun, kyon, kaise, kaisa, kaisi, kitna, kitne, kitni, kaun, kaunsa, konsa, kaunse, kahan, hai, hain, h, hoga, hogi, honge, ho, tha, thi, the, ye, yeh, vo, voh, is, us, iska, uska, uski, uske, unka, unki, unke, mera, meri, mere, mujhe, wala, wali, wale, batao, bataiye, batayein, bolo, sahi, pakka, pakki, sach, thoda, exact, din, wahi, vahi, ghar, waale, liye, apna, apni, apne, bas, bata do, bta do, bata dijiye, bata dena, bata de, bata, bol do, bolna, usme, usmein, isme, ismein, usmein se, kharabi, kami, kharaab, dikkat, burai, nuksan, theek, thik, dono, baad, phir bhi',
    true,
  ],
  [
    'और, या, तो, फिर, लेकिन, पर, मगर, अच्छा, हाँ, हां, नहीं, भी, ही, का, की, के, को, से, में, पे, तक, क्या, कब, क्यों, क्यूँ, क्यूं, कैसे, कैसा, कैसी, कितना, कितने, कितनी, कौन, कौनसा, कौन सा, कहाँ, कहां, है, हैं, होगा, होगी, होंगे, हो, था, थी, थे, ये, यह, वो, वह, इस, उस, इसका, उसका, उसकी, उसके, उनका, उनकी, उनके, मेरा, मेरी, मेरे, मुझे, वाला, वाली, बताओ, बताइए, बताएं, सही, पक्का, सच, थोड़ा, जी, लिए, अपना, अपनी, अपने, बस, बता दो, बता दीजिए, बता देना, बता दें, बता, बोल दो, उसमें, इसमें, उसमे, इसमे, ख़राबी, खराबी, कमी, दिक्कत, दिक़्क़त, बुराई, नुकसान, ठीक, दोनों, बाद',
    true,
  ],
])
/** Words of people and of time, which a follow-up changes while the matter stays. */
const people = buildLexicon<FrameSubject>([
  ['husband, wife, hubby, pati, patni, biwi, biwi ji, पति, पत्नी, बीवी', 'spouse'],
  [
    'brother, sister, bhai, bhaiya, behen, bahan, didi, chhota bhai, bada bhai, भाई, भैया, बहन, दीदी, छोटे, बड़े, छोटी, बड़ी, chhote, bade, chhoti, badi, younger, elder',
    'sibling',
  ],
  [
    'son, daughter, beta, bete, beti, bitiya, child, children, bacche, bachche, बेटा, बेटे, बेटी, बच्चे',
    'child',
  ],
  [
    'father, mother, dad, mom, papa, pita, pitaji, maa, mummy, parents, पिता, पापा, माँ, मां, मम्मी',
    'parent',
  ],
  ['friend, roommate, room mate, flatmate, dost, saheli, दोस्त, सहेली', 'friend'],
])
const times = buildLexicon<true>([
  [
    'when, month, months, year, date, day, days, week, time, kab, kab tak, mahina, mahine, saal, sal, tarikh, din, samay, waqt, कब, महीना, महीने, साल, तारीख, दिन, समय, वक्त',
    true,
  ],
])

const askWords: readonly (readonly [FrameAsks, RegExp])[] = [
  ['why', /(?<!\p{L})(?:why|kyu|kyun|kyon|क्यों|क्यूँ|क्यूं)(?!\p{L})/iu],
  [
    'exactly',
    /(?<!\p{L})(?:exact|exactly|(?:which|konsa|kaunsa|kaun ?se|कौन[ -]?सा|कौन[ -]?से)\s+(?:month|mahin\p{L}*|din|महीन\p{L}*\p{M}*|दिन))/iu,
  ],
  [
    'exactly',
    /(?<!\p{L})(?:(?:mahina|month|date|tarikh|tareekh)\s+(?:hi\s+)?(?:bata|bta|bol)|(?:tell|just|only) (?:me )?the (?:month|date))|(?:महीना|तारीख़?|दिन)\s+(?:ही\s+)?(?:बता|बोल)/iu,
  ],
  ['when', /(?<!\p{L})(?:when|kab|कब)(?!\p{L})/iu],
  // "Kaunsa sahi", of several that were spoken of.
  [
    'which',
    /^\s*(?:(?:to|aur|and|तो|और)\s+)?(?:kaun ?s[aei]|kons[aei]|which one|कौन ?स[ाेी])(?:\s+(?:wal[aei]|sahi|theek|thik|better|best|सही|ठीक|वाल[ाे]))*\s*[?।]?\s*$/iu,
  ],
]

/** What a question that names no matter of its own takes over from the one before, and what it changes. */
export interface Leaning {
  /** It names only which of several: "the younger one", of whoever was asked about before. */
  isOfSize?: true
  /** It asks the same of whoever was spoken of: "for him too?". */
  isSame?: true
  /** Whose life it turns to; null for the same as before. */
  subject: FrameSubject | null
  /** How it asks, where it says so in a word of its own. */
  asks: FrameAsks | null
}

/** More words than this name something of their own. */
const mostWords = 8

/** So many words a follow-up may have that only tells something beside what it asks. */
const mostWithStory = 20
const opensFollowUp =
  /^\s*(?:(?:theek|thik|ok|okay|accha|acha|achha|hmm|ठीक|अच्छा)[\s.,!]+)?(?:and|what about|how about|aur|or|और)(?!\p{L}|\p{M})/iu
const asksElse =
  /(?<!\p{L})(?:when|will|how|what|why|which|kab|kya|kaise|kaisa|kyu|kyun|kaun|kitn[aei]|कब|क्या|कैसे|कैसा|क्यों|कौन|कितन[ाेी])(?!\p{L}|\p{M})/iu

/** "So which month exactly, mother has to book the hall": a clause of its own that asks for no more than a time. */
function asksForTime(clause: string): boolean {
  const asks = leaningOfClause(clause)?.asks
  return asks === 'when' || asks === 'exactly'
}

/** "What abt my roommate she also has the same paper": what is said of whoever is turned to is no question. */
const alsoTold =
  /(?<=^\s*(?:and |aur |और )?(?:what|how) (?:about|abt)(?: my)? \S+) (?=(?:she|he|they) )|(?<=^\s*(?:aur|और) \S+ (?:\S+ )?(?:ka|ki|ke|का|की|के)) (?=(?:vo|wo|woh|वो|वह) )/iu

/** "Aur chhote bhai ka? vo 27 ka hai": the clause that asks, where the others only tell. */
function askingClause(question: string): string | null {
  const clauses = question
    .replace(alsoTold, '? ')
    .split(/(?<=[?।!])\s*|\.\s+|,\s+/u)
    .map((clause) => clause.trim())
    .filter(Boolean)
  if (clauses.length < 2 || foldedWords(question).length > mostWithStory) return null
  const at = clauses.findIndex(
    (clause) => (opensFollowUp.test(clause) && clause.endsWith('?')) || asksForTime(clause),
  )
  const others = clauses.filter((_clause, index) => index !== at).join(' ')
  return at >= 0 && !asksElse.test(others) ? clauses[at]! : null
}

/**
 * Reads a follow-up that names nothing but people, times and question words: "kab?", "and my mother?", "which
 * month exactly". Null for a question that names a matter of its own.
 */
export function leaningOf(question: string): Leaning | null {
  const clause = askingClause(question)
  return leaningOfClause(question) ?? (clause ? leaningOfClause(clause) : null)
}

/** Whether only the last clause leans, and what stands before it may name a matter: "saas se nahi banti, kab theek hoga". */
export function leansByItsEnd(question: string): boolean {
  const clause = leaningOfClause(question) ? null : askingClause(question)
  return (
    clause !== null &&
    question
      .trim()
      .replace(/[\s?।.!]+$/u, '')
      .endsWith(clause.replace(/[\s?।.!]+$/u, ''))
  )
}

/** "Haan bhai": whoever answers is called so, and nobody is asked about. */
const calledBrother =
  /(?<=(?<![\p{L}\p{M}])(?:haan?|ha|ji|ok|okay|theek|thik|yes|no|nahi|bolo|batao|bata|हाँ|हां|जी|ठीक|बताओ|बोलो)\s+)(?:bhai|bhaiya|bro|brother|didi|maa|भाई|भैया|दीदी)(?![\p{L}\p{M}])(?!\s+(?:ka|ki|ke|ko|का|की|के|को)(?![\p{L}\p{M}]))/iu

/** Whether a brother or sister is named only because whoever answers is called so. */
export function callsBrother(question: string): boolean {
  const rest = question.replace(calledBrother, ' ')
  return rest !== question && findPhrases(people, foldedWords(rest)).length === 0
}

/** "For him too?": the same of whoever was spoken of last. */
const pointsAlong =
  /(?<![\p{L}\p{M}])(?:(?:for |of |with )?(?:him|her|them) (?:too|also|as well)|(?:uska|uski|uske liye|unka|unki|unke liye) bhi|(?:उसका|उसकी|उसके लिए|उनका|उनकी|उनके लिए) भी)(?![\p{L}\p{M}])/iu

function leaningOfClause(asked: string): Leaning | null {
  const question = asked.replace(calledBrother, ' ')
  const words = foldedWords(question)
  if (!/[\p{L}\p{N}]/u.test(question)) return { subject: null, asks: null }
  if (words.length === 0 || words.length > mostWords) return null
  const covered = new Set<number>()
  for (const hits of [
    findPhrases(empty, words),
    findPhrases(people, words),
    findPhrases(times, words),
  ])
    for (const { at, length } of hits)
      for (let step = 0; step < length; step += 1) covered.add(at + step)
  if (covered.size < words.length) return null
  const named = findPhrases(people, words)
  // "The younger son's" is the son's: how old somebody is says whose life only where nothing else does.
  const subject =
    (named.find((hit) => !areSizes(words, hit.at, hit.length)) ?? named[0])?.value ?? null
  const isOfSize = named.length > 0 && named.every(({ at, length }) => areSizes(words, at, length))
  const asks = askWords.find(([, pattern]) => pattern.test(question))?.[0] ?? null
  const isSame = pointsAlong.test(question)
  if (!subject && !asks && !isSame && !asksForNextSpan(question)) return null
  return {
    subject,
    asks,
    ...(isSame && !subject && { isSame: true as const }),
    ...(isOfSize && { isOfSize: true as const }),
  }
}

const sizes: ReadonlySet<string> = new Set(
  foldedWords('chhote bade chhoti badi choti younger elder छोटे बड़े छोटी बड़ी'),
)
const areSizes = (words: readonly string[], at: number, length: number): boolean =>
  words.slice(at, at + length).every((word) => sizes.has(word))

const yearAfter =
  /(?<!\p{L})(?:(?:us|is) ?ke baad (?:wala|wale|ka|ke)? ?(?:saal|sal|year)|(?:the )?year after(?: that)?|(?:and |aur )?(?:the )?next one|us se agla (?:saal|sal))(?!\p{L})|(?:उसके|इसके) बाद (?:वाला|का)? ?(?:साल|वर्ष)/iu

/** "Aur uske baad wala saal?": the span of time that follows the one that was asked about. */
export function asksForNextSpan(question: string): boolean {
  return yearAfter.test(question)
}

/** He, she or they, with nobody named: whoever was spoken of before. */
const pointsAtPerson =
  /(?<!\p{L})(?:he|she|him|her|his|hers|vo|wo|woh|voh|uska|uski|uske|use|usko|unka|unki|unke|unko|unhe)(?!\p{L})|(?<![\p{L}\p{M}])(?:वो|वह|उसका|उसकी|उसके|उसे|उसको|उनका|उनकी|उनके|उनको|उन्हें)(?![\p{L}\p{M}])/iu
const speaksOfOneself =
  /(?<!\p{L})(?:i|me|my|mine|mera|meri|mere|main|mai|mujhe|mujhko|mujhse)(?!\p{L})|(?<![\p{L}\p{M}])(?:मैं|मेरा|मेरी|मेरे|मुझे|मुझको|मुझसे)(?![\p{L}\p{M}])/iu

/** "Case chal raha hai, uska faisla kab": it is the thing that the question itself has named. */
const pointsAtThing =
  /(?<![\p{L}\p{M}])(?:case|kes|mukadma|mukdama|loan|exam|paper|makan|makaan|ghar|plot|zameen|dukan|file|form|visa|interview|gaadi|gadi|केस|मुक़?दमा|लोन|परीक्षा|पेपर|मकान|घर|प्लॉट|ज़?मीन|दुकान|फ़?ाइल|फ़?ॉर्म|वीज़?ा|गाड़ी)(?![\p{L}\p{M}])[^.?!।]{0,30}?(?<![\p{L}\p{M}])(?:usk[aei]|isk[aei]|उसक[ाेी]|इसक[ाेी])(?![\p{L}\p{M}])/giu

/** Whether a question points at somebody who was spoken of before and not at the asker. */
export function pointsBack(question: string): boolean {
  return (
    pointsAtPerson.test(question.replace(pointsAtThing, ' ')) && !speaksOfOneself.test(question)
  )
}

/** A year, a month or a time that is named by pointing at today, not at the chat. */
const presentTime =
  /(?<![\p{L}\p{M}])(?:this|these|is|iss|इस)\s+(?:very\s+)?(?:year|month|week|time|day|days|summer|winter|season|diwali|saal|sal|varsh|mahin[ae]|hafte|baar|bar|samay|waqt|din|साल|वर्ष|महीन[ाे]|हफ़्ते|हफ्ते|बार|समय|वक़्त|दिन)(?![\p{L}\p{M}])/giu
const pointsInEnglish =
  /(?<![\p{L}\p{M}])(?:its?|this|that|these|those|he|she|him|his|her|hers|they|them|their|there|then|same|ones?|other|another|else|instead|both|such|again|you (?:said|told|say))(?![\p{L}\p{M}])/iu
const pointsInHindi =
  /(?<![\p{L}\p{M}])(?:uss?|use|usk[aeio]|usm[ei]n?|usse|iss?|isk[aeio]|ism[ei]n?|isse|unk[aeio]|ink[aeio]|unse|inse|ye|yeh|yah|wo|woh|vo|voh|vah|wahi|vahi|wahan?|tab|dono|doosr[aei]|dusr[aei]|ais[aei]|aapne (?:bola|kaha|bataya|btaya)|यह|ये|वह|वो|वे|वही|यही|उस|उसे|उसक[ाेी]|उसमें?|उससे|इस|इसे|इसक[ाेी]|इसमें?|इससे|उन|उनक[ाेी]|उनसे|इन|इनक[ाेी]|इनसे|तब|वहाँ|वहां|दोनों|दूसर[ाेी]|ऐस[ाेी]|आपने (?:बोला|कहा|बताया))(?![\p{L}\p{M}])/iu

/** Whether a question points at something or somebody that only the chat before it can have named. */
export function pointsAtChat(question: string): boolean {
  const text = question.replace(presentTime, ' ').replace(pointsAtThing, ' ')
  return pointsInEnglish.test(text) || (formOf(question) !== 'en' && pointsInHindi.test(text))
}

const bareRequest =
  /^(?=.*(?:bata|bta|tell|say|बता))(?:(?:batao|bataiye|bataye|bata|bta|btao|do|dijiye|na|naa|please|pls|plz|tell|say|me|us|sir|ji|guruji|jaldi|kuch|kuchh|ab|to|toh|बताओ|बताइए|बताएं|बता|दो|दीजिए|ना|न|जी|प्लीज़?|कुछ|अब|तो|कृपया)[\s,.!?।]*)+$/iu

/** Whether a question begs for an answer and names nothing: "batao na please". */
export function isBareRequest(question: string): boolean {
  return bareRequest.test(question.trim())
}
