import type { FrameAsks, FrameSubject } from '../../types/frame.ts'
import { foldedWords } from '../../understand/fold.ts'
import { buildLexicon, findPhrases } from '../../understand/lexicon.ts'

/** Words that name nothing to be asked about: they join, ask, point, or press. */
const empty = buildLexicon<true>([
  [
    'and, or, but, so, then, also, too, ok, okay, yes, no, hmm, please, pls, plz, sir, mam, maam, madam, ji, the, a, an, is, are, will, would, does, do, did, it, this, that, of, for, about, what, how, in, on, to, be, exactly, exact, really, sure, surely, same, again, tell, me, more, bit, much, which, i, you, he, she, they, we, my, his, her, their, him, them, get, happen, happens, come, good, right, finally, now, still, else, any, at, by, till, until, upto',
    true,
  ],
  [
    'aur, ya, to, toh, phir, fir, lekin, par, magar, accha, acha, achha, haan, han, nahi, nahin, bhi, hi, ka, ki, ke, ko, se, me, mein, pe, tak, kya, kab, kyu, kyun, kyon, kaise, kaisa, kaisi, kitna, kitne, kitni, kaun, kaunsa, konsa, kaunse, kahan, hai, hain, h, hoga, hogi, honge, ho, tha, thi, the, ye, yeh, vo, voh, is, us, iska, uska, uski, uske, unka, unki, unke, mera, meri, mere, mujhe, wala, wali, wale, batao, bataiye, batayein, bolo, sahi, pakka, pakki, sach, thoda, exact, din, wahi, vahi, ghar, waale, liye, apna, apni, apne',
    true,
  ],
  [
    'और, या, तो, फिर, लेकिन, पर, मगर, अच्छा, हाँ, हां, नहीं, भी, ही, का, की, के, को, से, में, पे, तक, क्या, कब, क्यों, क्यूँ, क्यूं, कैसे, कैसा, कैसी, कितना, कितने, कितनी, कौन, कौनसा, कौन सा, कहाँ, कहां, है, हैं, होगा, होगी, होंगे, हो, था, थी, थे, ये, यह, वो, वह, इस, उस, इसका, उसका, उसकी, उसके, उनका, उनकी, उनके, मेरा, मेरी, मेरे, मुझे, वाला, वाली, बताओ, बताइए, बताएं, सही, पक्का, सच, थोड़ा, जी, लिए, अपना, अपनी, अपने',
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
  ['friend, dost, saheli, दोस्त, सहेली', 'friend'],
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
  ['when', /(?<!\p{L})(?:when|kab|कब)(?!\p{L})/iu],
]

/** What a question that names no matter of its own takes over from the one before, and what it changes. */
export interface Leaning {
  /** Whose life it turns to; null for the same as before. */
  subject: FrameSubject | null
  /** How it asks, where it says so in a word of its own. */
  asks: FrameAsks | null
}

/** More words than this name something of their own. */
const mostWords = 8

/**
 * Reads a follow-up that names nothing but people, times and question words: "kab?", "and my mother?", "which
 * month exactly". Null for a question that names a matter of its own.
 */
export function leaningOf(question: string): Leaning | null {
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
  const subject = findPhrases(people, words)[0]?.value ?? null
  const asks = askWords.find(([, pattern]) => pattern.test(question))?.[0] ?? null
  return subject || asks ? { subject, asks } : null
}
