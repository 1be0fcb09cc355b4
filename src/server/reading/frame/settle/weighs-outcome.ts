import { optionsIn } from '../rules/options.ts'
import type { Frame } from '../frame.ts'

/** What comes of itself: "भाव गिरेगा", "mera IAS likha hai". */
const outcome =
  /(?<![\p{L}\p{M}])(?!(?:kareg|rahoge|karoge|करेग)[\p{L}\p{M}]*$)[\p{L}\p{M}]+(?:ega|egi|enge|oga|ogi|ेगा|ेगी|ेंगे|एगा|एगी|ोगा|ोगी)(?:\s+(?:kya|na|phir|pehle|क्या|ना))?$|(?:likh[ai]|लिख[ाी])(?:\s+(?:h|hai|है))?$/iu
/** "Jeet hogi ya haar", "win or lose": one outcome that is hoped for, and no choice. */
const winOrLose =
  /(?<![\p{L}\p{M}])(?:(?:win|jeet\p{L}*|जीत[\p{L}\p{M}]*)(?: \S+){0,3} (?:or|ya|या) (?:lose|loose|lost|har|haar\p{L}*|hara?unga|hara?ungi|हार[\p{L}\p{M}]*)|(?:pass|paas|पास)(?: \S+){0,3} (?:or|ya|या) (?:fail|फेल|फ़ेल))(?![\p{L}\p{M}])/iu

/** A deed of the asker's at the end. */
const deedLast =
  /(?<![\p{L}\p{M}])(?:[a-z]*(?:[^aeiou\W](?:u|un)|aun|aau|oon)|du|lu|jau|kar le|kar lein|[\p{L}\p{M}]*(?:ूं|ूँ|ऊं|ऊँ|ऊ|लू|दू))(?:\s+\S{1,8}){0,2}$/iu

/** "Transfer hoga ya yahi rahenge": what does not come leaves all as it is. */
const asItIs =
  /^(?:(?:phir )?(?:yahi|yahin|wahi|wahin|aise hi)|(?:फिर )?(?:यहीं|यही|वहीं|ऐसे ही)) \S*(?:rah|reh|rah|रह)[\p{L}\p{M}]*$|^(?:reh|rah|रह) (?:ja|जा)[\p{L}\p{M}]*$/iu

/** "Le lu ya bhaav girega": a deed, and beside it what comes of itself: no choice of two deeds. */
export function weighsOutcome({ asks, options: read }: Frame, question: string): boolean {
  if ((asks === 'choose' || asks === 'which') && winOrLose.test(question)) return true
  const options = read.length > 0 ? read : optionsIn(question)
  if (!(asks === 'choose' || asks === 'whether' || asks === 'advice') || options.length !== 2)
    return false
  const [one, other] = options.map((option) => option.trim()) as [string, string]
  return (
    (outcome.test(one) && deedLast.test(other)) ||
    (deedLast.test(one) && outcome.test(other)) ||
    (outcome.test(one) && asItIs.test(other)) ||
    (outcome.test(one) && outcome.test(other) && /likh[ai]|लिख[ाी]/iu.test(other))
  )
}
