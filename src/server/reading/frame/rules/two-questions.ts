import { peopleNamed } from '../../matters/person.ts'
import type { FrameSubject } from '../../types/frame.ts'
import { foldedWords } from '../../understand/fold.ts'
import { splitsOf } from './parts.ts'

const asking =
  'when|will|would|shall|should|can|could|may|is|are|am|do|does|did|has|have(?! to(?!\\p{L}))|what|which|how|who|whom|whose|where|why|any (?:remedy|upay|upaya|solution|chance|yog|yoga)|tell me|suggest'
/** An English clause that asks, from its first word on. */
const englishClause = new RegExp(
  `^(?:(?:and|n|but|so|also|then|plus|if (?:so|yes|not|no)|pls|please|sir|guruji|ji|ok)[\\s,]+)*(?:${asking})(?!\\p{L})`,
  'iu',
)
const hindiWord =
  /(?<![\p{L}\p{M}])(?:kab|kya|kaise|kaisa|kaisi|kaun|kaunsa|kaunsi|kaunse|konsa|konsi|konse|kitna|kitne|kitni|kyu|kyun|kyon|kis|kisse|kiski|kaha|kahan|kabhi|koi (?:\p{L}+ )?(?:upay|upaay)|upay (?:bata\p{L}*|bolo)|कब|क्या|कैसे|कैसा|कैसी|कौन|कौनसा|कितना|कितने|कितनी|क्यों|किस|किससे|कहाँ|कहां|कभी|कोई (?:[\p{L}\p{M}]+ )?उपाय|उपाय (?:बता[\p{L}\p{M}]*))(?!\p{L}|\p{M})/iu
/** A Hindi clause that ends in what will be, with or without "or not": "papa maan jayenge", "पास हो पाऊँगी". */
const hindiFuture =
  /(?:[eo]ga|[eo]gi|enge|engi|onge|unga|ungi|oonga|oongi|[ेो]गा|[ेो]गी|ेंगे|ेंगी|ोंगे|ोंगी|ए(?:ं|ँ)?ग[ाीे]|(?:ूं|ूँ|ऊं|ऊँ|ऊ)ग[ाी])\s*(?:(?:na|naa|ji|sir|guruji|ना|जी)\s*)?$/iu
const orNot =
  /(?<![\p{L}\p{M}])(?:or not|ya nahi|ya nahin|ya nhi|ya nai|या नहीं|कि नहीं|ki nahi|ki nhi)(?!\p{L}|\p{M})/giu
/** "She should switch, or wait": what is right for somebody, weighed. */
const weighed = /(?<![\p{L}\p{M}])(?:chahiye|chaiye|चाहिए)\s+(?:ya|या)(?![\p{L}\p{M}])/iu
const choice = /(?<![\p{L}\p{M}])(?:or|ya|या)(?!\p{L}|\p{M})/iu

/** "He says he will give the key in May": what somebody says is told. */
const says =
  /(?<![\p{L}\p{M}])(?:(?:bol|keh|kah|bata)(?:t[aei]|te|ti| rah[aei]| rh[aei]|a|e)? (?:hai|hain|h|tha|the|thi)|(?:says?|said|tells? (?:me|us)|telling)|(?:बोल|कह|बता) रह[ाेी](?: (?:है|हैं|था|थे|थी))?|(?:बोलत|कहत|बतात)[ाेी](?: (?:है|हैं|था|थे|थी))?)(?![\p{L}\p{M}])/iu

/** A second half that only offers a cause for what the first asks about: "why am I so angry, is it because of Mars". */
const onlyCause =
  /(?<![\p{L}\p{M}])(?:is (?:it|this|that) (?:because of|due to|some|any|my|the)|(?:ki|isi|is|kis[iy]?) (?:wajah|vajah|karan)|because of|due to)(?![\p{L}\p{M}])|(?:की|इसी) वजह|के कारण|(?<![\p{L}\p{M}])(?:koi |कोई )?(?:gr[ae]h|graha|planet|ग्रह|dosh|दोष|mangal|shani|rahu|ketu|surya|chandra|budh|guru|shukra|मंगल|शनि|राहु|केतु|सूर्य|चंद्र(?:मा)?|बुध|गुरु|शुक्र)(?: \S+){0,2} (?:kharab|khrab|kamzor|kamjor|bhari|peeche|piche|ख़?राब|कमज़ोर|कमजोर|भारी|पीछे|(?:hai|h|है) (?:kya |क्या )?(?:iske|is ke|इसके) (?:peeche|piche|पीछे))/iu

const asksWhy = /(?<![\p{L}\p{M}])(?:why|kyu|kyun|kyon|kyo|क्यों|क्यूँ|क्यूं)(?![\p{L}\p{M}])/iu

/** Whether a piece of a message is a question by itself. */
function asks(piece: string): boolean {
  const clauses = piece.split(/[.?!।;,\n]+/u).map((clause) => clause.trim())
  return (
    /\?\s*$/u.test(piece.trim()) ||
    piece.search(orNot) >= 0 ||
    hindiWord.test(piece) ||
    weighed.test(piece) ||
    clauses.some((clause) => hindiFuture.test(clause) && !says.test(clause)) ||
    clauses.some((clause) => englishClause.test(clause))
  )
}

/** Whether the second half turns to somebody whom the first does not name: "and my wife, should she switch or wait". */
export function turnsToAnother(first: string, second: string): FrameSubject | null {
  const [turned] = peopleNamed(foldedWords(second))
  const isNamedBefore = peopleNamed(foldedWords(first)).some(
    ({ subject }) => subject === turned?.subject,
  )
  return turned && turned.at <= fewestWords && !isNamedBefore ? turned.subject : null
}

const fewestWords = 3

/**
 * The two questions of one message, where each half asks by itself and neither weighs one thing against another;
 * null where there is one. "Kab hogi aur kaisi hogi" has two, a story with its question has one.
 */
export function twoQuestionsIn(text: string): readonly [first: string, second: string] | null {
  for (const [first, second] of splitsOf(text)) {
    const isWhole = second.trim().split(/\s+/).length >= fewestWords || /\?/u.test(second)
    const isCause = asksWhy.test(first) && onlyCause.test(second)
    const isChoice = choice.test(second.replace(orNot, ' ')) && !turnsToAnother(first, second)
    if (isWhole && !isCause && !isChoice && asks(first) && asks(second)) return [first, second]
  }
  return null
}
