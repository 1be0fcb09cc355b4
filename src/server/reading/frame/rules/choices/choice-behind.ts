import { grahaOfOption } from '../../../matters/option-grahas.ts'
import { splitsOf } from '../parts.ts'

const deed =
  /^\s*(?:\p{L}+ ){0,2}(?:should|shall|shud|shld) (?:i|we)(?!\p{L})|(?<![\p{L}\p{M}])(?:du|dun|doon|lu|lun|loon|karu|karun|jau|jaun|chhodu|chhod dun|दूं|दूँ|लूं|लूँ|करूं|करूँ|जाऊं|जाऊँ|छोड़ूं|छोड़ूँ)(?: (?:kya|क्या))?\s*[?,]?\s*$/iu
const outcome =
  /^\s*(?:and |then |so |if (?:yes|so) )?will (?:i|we) (?:get|find|land|have)(?!\p{L})|(?<![\p{L}\p{M}])(?:milegi|milega|mil jayeg[aeiy]+|mil jaaeg[aeiy]+|lagegi|lag jayegi|मिलेगी|मिलेगा|मिल जाए?गी|मिल जाए?गा|मिल जायेगी|लगेगी|लग जाएगी)(?![\p{L}\p{M}])/iu

/** Whether a half of a message weighs a deed of the asker's own: "shall I resign". */
export const weighsDeed = (half: string): boolean => deed.test(half)

/** Whether a half asks whether something will come to the asker. */
export const asksForOutcome = (half: string): boolean => outcome.test(half)

const name = "[\\p{L}\\p{M}][\\p{L}\\p{M}'-]{2,}"
/** "Posting jammu milegi ya pune", "will they post me to Jammu or Pune": the last words of the half. */
const twoPlaces = new RegExp(
  `(?<![\\p{L}\\p{M}])(${name})(?:\\s(?:me|mein|में))?(?:\\s(?:milegi|milega|hogi|hoga|aayegi|jayegi|मिलेगी|मिलेगा|होगी|होगा|आएगी))?\\s(?:or|ya|या)\\s(${name})(?:\\s(?:me|mein|में))?\\s*[?।.!]*\\s*$`,
  'iu',
)
const ofPosting =
  /(?<!\p{L})(?:post(?:ed|ing)?|transfer(?:red)?|send me|sent|place[dm]?|tabadla|niyukti)(?!\p{L})|पोस्टिंग|ट्रांसफ़?र|तबादला|नियुक्ति|तैनाती/iu
const asksFirst =
  /(?:will|shall|when|kab|kya|कब|क्या)(?![\p{L}\p{M}])|[eo]ga(?!\p{L})|[eo]gi(?!\p{L})|[ेो]ग[ाी]/iu

/** The two places between which the second half of a message asks, where the first half asks something by itself. */
export function choiceBehind(text: string): [string, string] | null {
  for (const [first, second] of splitsOf(text)) {
    const [, one, other] = twoPlaces.exec(second) ?? []
    const isHalf = asksFirst.test(first) && ofPosting.test(second)
    if (one && other && isHalf && grahaOfOption(one) && grahaOfOption(other)) return [one, other]
  }
  return null
}
