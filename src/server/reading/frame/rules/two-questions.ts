import { splitsOf } from './parts.ts'

const asking =
  'when|will|would|shall|should|can|could|may|is|are|am|do|does|did|has|have|what|which|how|who|whom|whose|where|why|any (?:remedy|upay|upaya|solution|chance|yog|yoga)|tell me|suggest'
/** An English clause that asks, from its first word on. */
const englishClause = new RegExp(
  `^(?:(?:and|but|so|also|then|plus|if (?:so|yes|not|no)|pls|please|sir|guruji|ji|ok)[\\s,]+)*(?:${asking})(?!\\p{L})`,
  'iu',
)
const hindiWord =
  /(?<![\p{L}\p{M}])(?:kab|kya|kaise|kaisa|kaisi|kaun|kaunsa|kaunsi|kaunse|konsa|konsi|konse|kitna|kitne|kitni|kyu|kyun|kyon|kis|kisse|kiski|kaha|kahan|kabhi|koi (?:\p{L}+ )?(?:upay|upaay)|upay (?:bata\p{L}*|bolo)|कब|क्या|कैसे|कैसा|कैसी|कौन|कौनसा|कितना|कितने|कितनी|क्यों|किस|किससे|कहाँ|कहां|कभी|कोई (?:[\p{L}\p{M}]+ )?उपाय|उपाय (?:बता[\p{L}\p{M}]*))(?!\p{L}|\p{M})/iu
/** A Hindi clause that ends in what will be, with or without "or not": "papa maan jayenge", "पास हो पाऊँगी". */
const hindiFuture =
  /(?:[eo]ga|[eo]gi|enge|engi|onge|unga|ungi|oonga|oongi|[ेो]गा|[ेो]गी|ेंगे|ेंगी|ोंगे|ोंगी|ए(?:ं|ँ)?ग[ाीे]|(?:ूं|ूँ|ऊं|ऊँ|ऊ)ग[ाी])\s*(?:(?:na|naa|ji|sir|guruji|ना|जी)\s*)?$/iu
const orNot =
  /(?<![\p{L}\p{M}])(?:or not|ya nahi|ya nahin|ya nhi|ya nai|या नहीं|कि नहीं|ki nahi|ki nhi)(?!\p{L}|\p{M})/giu
const choice = /(?<![\p{L}\p{M}])(?:or|ya|या)(?!\p{L}|\p{M})/iu

/** Whether a piece of a message is a question by itself. */
function asks(piece: string): boolean {
  const clauses = piece.split(/[.?!।;,\n]+/u).map((clause) => clause.trim())
  return (
    /\?\s*$/u.test(piece.trim()) ||
    piece.search(orNot) >= 0 ||
    hindiWord.test(piece) ||
    clauses.some((clause) => hindiFuture.test(clause)) ||
    clauses.some((clause) => englishClause.test(clause))
  )
}

const fewestWords = 3

/**
 * The two questions of one message, where each half asks by itself and neither weighs one thing against another;
 * null where there is one. "Kab hogi aur kaisi hogi" has two, a story with its question has one.
 */
export function twoQuestionsIn(text: string): readonly [first: string, second: string] | null {
  for (const [first, second] of splitsOf(text)) {
    const isWhole = second.trim().split(/\s+/).length >= fewestWords || /\?/u.test(second)
    if (isWhole && asks(first) && asks(second) && !choice.test(second.replace(orNot, ' ')))
      return [first, second]
  }
  return null
}
