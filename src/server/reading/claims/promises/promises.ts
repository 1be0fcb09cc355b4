/** Sentences that promise: an outcome told as coming, as sure, by a season, in a number. */
import { normalizeText } from '@drishti/jyotish/names'
import {
  comesAbout,
  namesOutcome,
  otherPeople,
  otherPeopleHindi,
  softVerbs,
  traitsOfSomebody,
} from './outcome-words.ts'

/** What the verdict on the question says, and whether it holds dates. */
export interface PromiseGround {
  direction: 'favourable' | 'mixed' | 'patience' | null
}

const englishFuture =
  /(?<![a-z])(?:will|shall|ll|is going to|are going to|am going to|gonna|is bound to|are bound to|are set to|is set to|is about to|are about to|awaits?)(?![a-z])/
const hindiFuture =
  /[\p{L}\p{M}]+(?:ेगा|ेगी|ेंगे|ेंगी|एगा|एगी|एंगे|एंगी|ोगे|ोगी)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:होगा|होगी|होंगे|होंगी|वाला है|वाली है|वाले हैं)(?![\p{L}\p{M}])/u
const hinglishFuture =
  /(?<![a-z])(?:\w+(?:ega|egi|enge|engi|aega|aegi|yega|yegi|yenge)|hoga|hogi|honge|wala hai|wali hai|vala hai|vali hai)(?![a-z])/

const hedges =
  /(?<![a-z])(?:may|might|could|can|likely|likelier|chances?|possible|possibly|possibility|perhaps|maybe|should|would|tends?|hope|if|unless|whether|as long as|provided|once you|when you|not|never|no|nobody|cannot|can t|won t|nor|sakt[aei]|sakte|sambhav\w*|shayad|agar|yadi|ummeed|umeed|yog|nahi|nahin|mumkin|chahe)(?![a-z])|(?<![\p{L}\p{M}])(?:सकता|सकती|सकते|संभावना|संभव|संभवतः|शायद|अगर|यदि|उम्मीद|आसार|योग|नहीं|मुमकिन|चाहे|जब|न)(?![\p{L}\p{M}])/u

const certainty =
  /(?<![a-z])(?:certainly|definitely|surely|for sure|for certain|no doubt|without (?:a |any )?(?:doubt|fail)|undoubtedly|guaranteed?|assured|assure you|promise you|100 ?%|hundred percent|mark my words|koi do raay|as good as|is written|already yours|ho kar rahe\w*|bound to|destined|written in|zaroor|zarur|jaroor|jarur|pakka|pakki|nishchit|nischit|avashya|yakeenan|beshak|guarantee)(?![a-z])|(?<![\p{L}\p{M}])(?:जरूर|जरुर|निश्चित|पक्का|पक्की|पक्के|अवश्य|यकीनन|बेशक|गारंटी|तय है|तय हो चुक|होकर रहे|कोई दो राय)(?![\p{L}\p{M}])/u
const fixed =
  /(?<![a-z])(?:is|are) (?:written|as good as \w+|already yours|certain|sure|fixed|guaranteed|assured|sealed|confirmed|destined|decided)(?![a-z])|(?:पक्क[ीाे]|तय|निश्चित) (?:है|हैं)|(?:pakk[aie]|tay|nishchit) (?:hai|hain)/u
const lacking =
  /(?<![a-z])(?:not|no|never|nobody|nothing|can t|cannot|isn t|nahi|nahin)(?![a-z])|(?<![\p{L}\p{M}])(?:नहीं|न|कोई भी)(?![\p{L}\p{M}])/u

/** Feasts and seasons that stand for a date, and times without any. */
const feasts =
  /(?<![a-z])(?:diwali|deepavali|dipawali|holi|navratri|dussehra|dasara|eid|christmas|rakhi|raksha bandhan|karva chauth|karwa chauth|ganesh chaturthi|onam|pongal|sankranti|baisakhi|lohri|janmashtami|new year|shivratri|monsoon|rains|winter|summer|spring|autumn|garmi\w*|sardi\w*|barsaat|saavan|sawan|basant|wedding season|akshaya tritiya)(?![a-z])|(?:दीवाली|दिवाली|दीपावली|होली|नवरात्र|दशहरा|दशहरे|ईद|क्रिसमस|रक्षाबंधन|राखी|करवा चौथ|गणेश चतुर्थी|संक्रांति|बैसाखी|जन्माष्टमी|शिवरात्रि|नए साल|नये साल|सर्दियों|सर्दी में|गर्मियों|गर्मियां|बरसात|सावन|बसंत)/u
const soon =
  /(?<![a-z])(?:very soon|soon|any day now|before long|shortly|in no time|jaldi hi|bahut jaldi|jald hi)(?![a-z])|(?:बहुत जल्दी|जल्दी ही|जल्द ही|शीघ्र)/u
const amounts =
  /\d+ ?(?:%|percent|per cent|lakhs?|crores?|thousand)|(?<![a-z])(?:ten|twenty|thirty|forty|fifty|sixty|hundred|double|triple|twice|half) ?(?:percent|per cent|the|of what|your|as much|lakhs?|crores?)|प्रतिशत|फीसदी|फ़ीसदी|दोगुन|दुगुन|(?<![a-z])(?:doguna|dugna|guna badh|percent|pratishat)(?![a-z])/u

const clauseBreaks =
  /[,;:—–।.!?]|\s-\s|(?<![a-z])(?:and|but|so|because|which|while|aur|lekin|par|toh|isliye)(?![a-z])|(?<![\p{L}\p{M}])(?:और|लेकिन|पर|तो|इसलिए|क्योंकि)(?![\p{L}\p{M}])/u
const condition =
  /(?<![a-z])(?:if|unless|whether|once|when you|as long as|agar|yadi|jab)(?![a-z])|(?<![\p{L}\p{M}])(?:अगर|यदि|जब|जितन[ाीे])(?![\p{L}\p{M}])/u

type Future = Parameters<typeof comesAbout>[1]

function futureOf(text: string): Future | null {
  if (englishFuture.test(text)) return 'english'
  if (hindiFuture.test(text)) return 'hindi'
  return hinglishFuture.test(text) ? 'hinglish' : null
}

const opensWithSomebody = /^(?:he|she|they|woh|wo|ve)(?![a-z])|^(?:वे|वह)(?![\p{L}\p{M}])/u
const isSomebodyDescribed = (clause: string) =>
  (otherPeople.test(clause) ||
    otherPeopleHindi.test(clause) ||
    /^ ?वे(?![\p{L}\p{M}])/u.test(clause)) &&
  traitsOfSomebody.test(clause)

/** What in a sentence promises more than a verdict can hold; null where nothing does. */
function promiseInClause(clause: string, isConditional: boolean): string | null {
  const future = futureOf(clause)
  const outcome = future !== null && comesAbout(clause, future)
  const ofOneself = /(?<![a-z])you (?:will|shall|ll)(?![a-z])/.test(clause)
  const denied = lacking.test(clause)
  if (
    (fixed.test(clause) || /koi do raay|कोई दो राय|ho kar rah/u.test(clause)) &&
    namesOutcome(clause)
  )
    return 'an outcome told as settled'
  if (future && certainty.test(clause) && !denied && (namesOutcome(clause) || ofOneself))
    return 'a promise told as certain'
  const isSum = amounts.test(clause)
  if (isSum && (namesOutcome(clause) || (future && /your|aapk|आपक/.test(clause))))
    return 'an amount promised'
  const hedged = hedges.test(clause)
  if (future && !hedged && isSomebodyDescribed(clause)) return 'a person described'
  if (!future || hedged || isConditional) return null
  if (outcome) return 'an outcome promised'
  if (otherPeople.test(clause) && englishFuture.test(clause) && !softVerbs.test(clause))
    return 'what somebody else will do'
  return null
}

/**
 * Why a sentence promises what no verdict bears, or null. A verdict speaks of what is likely in its
 * windows: an outcome told flatly, or as sure, by a feast, or as a sum, goes beyond every one.
 */
export function promiseIn(text: string, { direction }: PromiseGround): string | null {
  const form = normalizeText(text)
  if (text.trim().endsWith('?')) return null
  const speaksOfOutcome = namesOutcome(form) || otherPeople.test(form)
  const future = futureOf(form)
  const isFeast = feasts.test(form)
  if (isFeast && (namesOutcome(form) || (future && (speaksOfOutcome || !softVerbs.test(form)))))
    return 'a feast or a season for a date'
  if (soon.test(form) && future && speaksOfOutcome && !lacking.test(form))
    return 'a time that no date pins down'
  const isConditional = condition.test(form)
  if (future && opensWithSomebody.test(form) && !hedges.test(form) && traitsOfSomebody.test(form))
    return 'a person described'
  for (const clause of text.split(clauseBreaks)) {
    const why = promiseInClause(normalizeText(clause), isConditional)
    if (why) return why
  }
  const strong =
    /(?<![a-z])(?:very likely|most certainly|excellent chances?|strong chances?|almost sure)(?![a-z])|पूरी संभावना|प्रबल संभावना|poori sambhavna/u
  if (direction === 'patience' && strong.test(form) && namesOutcome(form))
    return 'more than the verdict says'
  return null
}
